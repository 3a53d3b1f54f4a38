"""Expeditions with its Automa. Start reading at `game.py`; rules: `docs/rules/expeditions.md`."""

from automatable.games.expeditions.game import GAME

__all__ = ["GAME"]
