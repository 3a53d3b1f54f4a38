"""The physical set-up in the rulebook's order (EXP-SET)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import step
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event
from automatable.games.expeditions.levels import HOUSE
from automatable.games.expeditions.owner_deck import level_of
from automatable.games.expeditions.state import State


def checklist(match: Match[State]) -> Iterator[Event]:
    """The physical set-up, step by step (EXP-HUM-07)."""
    options, level = match.options, level_of(match.options["level"])
    yield step("setup-base", "EXP-SET-01")
    if options["excluded_cards"] == "remind":
        yield step("setup-excluded", "EXP-SET-10")
    yield step("setup-north_mech", "EXP-SET-02")
    yield step("setup-central_mech", "EXP-SET-03")
    coins = {"star": level.coins.star + options["star_adjustment"], "map": level.coins.map}
    spaces = ", ".join(map(str, level.star_positions))
    args = {"spaces": spaces, **coins, "corruption": level.coins.corruption}
    yield step("setup-level", "EXP-SET-05", **args)
    if level.id in HOUSE:
        yield step("setup-house", "EXP-LVL-04")
    dealt = "setup-app_deals" if options["dealer"] == "app" else "setup-deck"
    yield step(dealt, "EXP-SET-06")
    yield step("setup-glory", "EXP-SET-07")
    yield step("setup-locations", "EXP-SET-08")
    if match.set_up_done:
        yield step("setup-first", "EXP-SET-09", side=match.state.first_player)
    yield step("setup-expansion", "EXP-GEN-02")
