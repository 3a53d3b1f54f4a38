"""What is offered and scored on screen, just on and just beside its limits."""

from __future__ import annotations

import pytest

from automatable.core.turns.events import Log
from automatable.games.age_of_innovation.components import TERRAINS
from automatable.games.age_of_innovation.land import board
from automatable.games.age_of_innovation.on_screen.actions import power_cost
from automatable.games.age_of_innovation.on_screen.components import power_actions
from automatable.games.age_of_innovation.on_screen.reach import path
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.on_screen.spades import Spades
from tests.age_of_innovation.on_screen import playing, position

BRIDGE = 1
"""The place whose action needs a river to cross."""


@pytest.mark.rule("AOI-ON-PA-03", "AOI-ON-PA-01")
@pytest.mark.parametrize("place", [place for place in power_actions() if place != BRIDGE])
def test_a_power_action_is_offered_for_just_enough_power(place: int) -> None:
    turn = new_turn(position(own="C7w D8w"), Log())
    cost = power_cost(turn, power_actions()[place])
    for power, offered in ((cost - 1, False), (cost, True)):
        bowls = [12 - power, 0, power]
        play = playing(own="C7w D8w", bowls=bowls, annexes=0, sailing=1)
        assert (f"power {place}" in play.legal()) == offered


@pytest.mark.rule("AOI-ON-SCORE-03", "AOI-ON-SCORE-01")
@pytest.mark.parametrize("at_the_edge", [True, False])
def test_the_final_tile_scores_workshops_at_the_edge_in_round_6(at_the_edge: bool) -> None:
    land, edge = board("1-3"), "edge_workshop_engineering"
    start, hex = next(
        (start, hex)
        for hex in land.land
        if (hex in land.rim) == at_the_edge
        for start in land.adjacent[hex]
        if start in land.land
    )
    given = {"own": f"{start}w", "terrain": {hex: "forest"}, "coins": 2, "tools": 1, "round": 6}
    scored = playing(f"build {hex}", final_tile=edge, **given)
    plain = playing(f"build {hex}", final_tile="guild_banking", **given)
    points = [new_turn(play.state, Log()).player.points for play in (scored, plain)]
    assert (points[0] > points[1]) == at_the_edge


@pytest.mark.rule("AOI-ON-SPD-03", "AOI-ON-R-05", "AOI-ON-SPD-02")
@pytest.mark.parametrize("free", [1, 2])
def test_free_spades_alone_reach_as_many_steps_as_there_are(free: int) -> None:
    home = "forest"
    far = next(t for t in TERRAINS if len(path(t, home)) == 3)
    turn = new_turn(position(own="C7w", terrain={"C6": far}, tools=30), Log())
    steps = path(far, home)
    alone = [text for text in Spades(turn, free, only=True).uses() if " C6 " in text]
    assert alone == [f"transform C6 {terrain}" for terrain in steps[:free]]
    bought = [text for text in Spades(turn, free).uses() if " C6 " in text]
    assert bought == [f"transform C6 {terrain}" for terrain in steps]
