"""Eject: a game file becomes a Python package of the same game, on the core alone (KIT-STO-05)."""
