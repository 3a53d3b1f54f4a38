"""Scythe's table drawn from data: map, units, cards, cascades. Pure functions to SVG."""

from automatable.games.scythe.board.card import card_front, picture_of
from automatable.games.scythe.board.decision import decision_steps
from automatable.games.scythe.board.icons import sprite
from automatable.games.scythe.board.scene import scene

__all__ = [
    "card_front",
    "decision_steps",
    "picture_of",
    "scene",
    "sprite",
]
