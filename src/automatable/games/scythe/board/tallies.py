"""The numbers that a person on screen watches: what a preview of an answer compares."""

from __future__ import annotations

from collections.abc import Iterable

from automatable.core.matches.match import Match
from automatable.core.turns.preview import Change, previews
from automatable.games.scythe.on_screen.components import KINDS
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import State

MOST = 40
"""Answers whose outcome is shown: of a longer list nobody compares each."""


def tallies(state: State) -> dict[str, int]:
    """By the icon that stands for it."""
    player = state.persons[0]
    assert isinstance(player, PersonOnScreen)
    return {
        "star": player.stars,
        "coin": player.coins,
        "power": player.power,
        "popularity": player.popularity,
        "combat_card": player.combat_cards,
        **{kind: _lying(player, kind) for kind in KINDS},
        "worker": player.workers_in_play,
        "mech": player.mechs_in_play,
        "structure": len(player.structures),
        "recruit": len(player.recruits),
        "upgrade": len(player.top),
    }


def _lying(player: PersonOnScreen, kind: str) -> int:
    return sum(kinds.get(kind, 0) for kinds in player.goods.values())


def outcomes(match: Match[State], answers: Iterable[str]) -> dict[str, tuple[Change, ...]]:
    """What each answer changes for certain; nothing is said about very long lists."""
    listed = list(answers)
    return previews(match, listed, tallies) if len(listed) <= MOST else {}
