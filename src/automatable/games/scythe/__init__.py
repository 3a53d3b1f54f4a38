"""Scythe with its Automa. Start reading at `game.py`; rules: `docs/rules/scythe.md`."""

from automatable.games.scythe.game import GAME

__all__ = ["GAME"]
