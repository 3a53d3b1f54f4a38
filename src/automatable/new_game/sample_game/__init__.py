"""Sample Game: a game against an Automa for Automatable.

The rules are in `screens/rules.md`; start reading the code at `game.py`, then `person.py` and
`automa.py`.
"""

from automatable.new_game.sample_game.game import GAME

__all__ = ["GAME"]
