"""The app without a server: the same pages, answered inside the browser of whoever plays.

docs/pocket.md tells how the parts work together; the parts outside Python are in `shell/`.
"""
