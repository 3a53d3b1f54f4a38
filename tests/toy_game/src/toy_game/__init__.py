"""Harbour, a toy game against an Automa: small, complete, and an example to copy.

Its rules are in `screens/rules.md`; start reading the code at `game.py`, then `turns.py`.
"""

from toy_game.game import GAME

__all__ = ["GAME"]
