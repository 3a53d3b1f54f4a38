"""Games that can be compared number by number with other programs, as the known answers name them.

The laboratory's reference engine plays them: the rules of the game, a generator that is easy to
write in any language, and the reference policies.
"""

from __future__ import annotations

from typing import Any

from automatable.games.patchwork.cards import built_in_deck
from automatable.games.patchwork.state import State
from automatable.lab.patchwork import reference
from automatable.lab.patchwork.reference import ReferenceGame, SplitMix64, circle_order
from automatable.lab.patchwork.reference import answer as ply
from automatable.lab.patchwork.setups import SetUp

__all__ = ["ReferenceGame", "SplitMix64", "begin", "circle_order", "play_game", "ply"]


def set_up_of(setup: dict[str, Any]) -> SetUp:
    """A set-up as the known answers write it."""
    if setup["mode"] == "duo":
        return SetUp(leather_layout=setup["leather_layout"])
    chosen = {key: value for key, value in setup.items() if key != "mode"}
    return SetUp(**{**chosen, "deck": built_in_deck(setup.get("deck", "normal"))})


def begin(setup: dict[str, Any], random: SplitMix64) -> State:
    """The set-up of a reference game, with its circle dealt."""
    return reference.begin(set_up_of(setup), random)


def play_game(seed: int, setup: dict[str, Any], policy: str) -> ReferenceGame:
    """A whole game by one policy, for one or both persons."""
    game = ReferenceGame(set_up_of(setup), seed, (policy, policy))
    game.play()
    return game
