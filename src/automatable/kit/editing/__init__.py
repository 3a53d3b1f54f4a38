"""Game files edited line by line: forms change spans of lines and nothing else (KIT-WRK-02).

Everything here is a pure function from a text to a text, or to what a page shows of it; it works
on files with mistakes as well, because that is when somebody edits them.
"""
