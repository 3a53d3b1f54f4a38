"""The physical set-up in the rulebook's order (EXP-SET)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from automatable.core.events import Event
from automatable.core.match import Match
from automatable.games.expeditions.levels import HOUSE
from automatable.games.expeditions.owner_deck import level_of
from automatable.games.expeditions.state import State


def checklist(match: Match[State]) -> Iterator[Event]:
    """EXP-HUM-07"""
    options, level = match.options, level_of(match.options["level"])
    yield _step("setup-base", "EXP-SET-01")
    if options["excluded_cards"] == "remind":
        yield _step("setup-excluded", "EXP-SET-10")
    yield _step("setup-north_mech", "EXP-SET-02")
    yield _step("setup-central_mech", "EXP-SET-03")
    coins = {"star": level.coins.star + options["star_adjustment"], "map": level.coins.map}
    spaces = ", ".join(map(str, level.star_positions))
    told = {"spaces": spaces, **coins, "corruption": level.coins.corruption}
    yield _step("setup-level", "EXP-SET-05", **told)
    if level.id in HOUSE:
        yield _step("setup-house", "EXP-LVL-04")
    dealt = "setup-app_deals" if options["dealer"] == "app" else "setup-deck"
    yield _step(dealt, "EXP-SET-06")
    yield _step("setup-glory", "EXP-SET-07")
    yield _step("setup-locations", "EXP-SET-08")
    if match.set_up_done:
        yield _step("setup-first", "EXP-SET-09", side=match.state.first_player)
    yield _step("setup-expansion", "EXP-GEN-02")


def _step(kind: str, rule: str, **args: Any) -> Event:
    return Event(kind, rule, args, instruct=True)
