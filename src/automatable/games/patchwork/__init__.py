"""Patchwork with its Automa. Start reading at `game.py`; rules: `docs/rules/patchwork.md`."""

from automatable.games.patchwork.game import GAME

__all__ = ["GAME"]
