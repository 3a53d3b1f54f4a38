"""An Automa as one readable file: its reader, its checks and its player (rules `KIT-...`).

    definition = read(text)        # raises `BadFile`, which names every mistake with its line
    game = game_of(definition)     # a `Game` like any other

No code is run: lines become a tree of tuples, and that is walked within limits.
"""
