"""The drawings of Patchwork's table: positions in, SVG and figures out, no framework."""

from automatable.games.patchwork.board.cards import card_back, card_front
from automatable.games.patchwork.board.decision import decision_steps
from automatable.games.patchwork.board.icons import icon, sprite
from automatable.games.patchwork.board.patch import cost_tag, patch_definitions, patch_picture
from automatable.games.patchwork.board.quilt import quilt
from automatable.games.patchwork.board.scene import definitions, laying_out, scene
from automatable.games.patchwork.board.time_board import time_board

__all__ = [
    "card_back",
    "card_front",
    "cost_tag",
    "decision_steps",
    "definitions",
    "icon",
    "laying_out",
    "patch_definitions",
    "patch_picture",
    "quilt",
    "scene",
    "sprite",
    "time_board",
]
