"""The frame every game is built on: cascades, procedures that ask, matches.

Nothing here knows a game, a language, a screen or a file system path of a user.
Read the modules in this order: events, choice, procedure, game, match.
"""
