"""The end of the game (AOI-END)."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.score import (
    area_proposal,
    automa_group,
    knowledge_points,
    ranked,
    score,
)
from tests.age_of_innovation.small_board import at, match_at

EVERYBODY = {"round": 6, "phase": "final", "passed": ["person_1", "automa"], "to_move": "person_1"}
AREAS = "B5w* B6w* C6w* E10w E9w C10w F11w"


def finished(person: int, area: int = 6, **facts: Any) -> Any:
    """The sheet of a game that ends with these points of the person."""
    match = match_at(automa=AREAS, **{**EVERYBODY, **facts})
    match.answer(f"area {area}")
    match.answer(f"points {person}")
    return match


@pytest.mark.rule("AOI-END-01")
def test_she_takes_part_in_area_and_knowledge_scoring() -> None:
    match = finished(80, knows="5/0/7/3", human_knows=["5/0/2/9"], points_automa=72)
    lines = {line.what: line.points for line in match.score().seats[1].lines}
    assert lines == {
        "before": 72, "area": 12, "knowledge_banking": 6, "knowledge_law": 0,
        "knowledge_engineering": 8, "knowledge_medicine": 4, "faction": 0,
    }  # fmt: skip
    assert [seat.total for seat in match.score().seats] == [116, 102]


@pytest.mark.rule("AOI-END-02")
def test_places_and_shared_places_rounded_down() -> None:
    assert ranked({"a": 4, "b": 6}, (18, 12)) == {"a": 12, "b": 18}
    assert ranked({"a": 5, "b": 5}, (18, 12)) == {"a": 15, "b": 15}
    assert ranked({"a": 5, "b": 5, "c": 5}, (8, 4, 2)) == {"a": 4, "b": 4, "c": 4}
    assert ranked({"a": 9, "b": 5, "c": 5}, (8, 4, 2)) == {"a": 8, "b": 3, "c": 3}


@pytest.mark.rule("AOI-END-03")
def test_her_group_uses_the_highest_ship_value_of_her_level() -> None:
    assert automa_group(at(automa=AREAS, round=1)) == 4
    # Three river hexes apart: one group on Alptrauma only.
    apart = next(
        (a, b)
        for a in at().board.land
        for b in at().board.in_reach[3][a] - at().board.in_reach[2][a]
    )
    two = f"{apart[0]}w* {apart[1]}w"
    assert automa_group(at(automa=two, level="ultoma")) == 1
    assert automa_group(at(automa=two, level="alptrauma")) == 2


@pytest.mark.rule("AOI-END-04")
def test_the_persons_group_is_proposed_from_buildings_bridges_and_sailing() -> None:
    facts = {"human": "C7w D8w B9w E9w", "bridges": {"C7-D8": 1}, **EVERYBODY}
    match = match_at(automa=AREAS.replace(" E9w", ""), **facts)
    assert match.pending is not None
    assert match.pending.args["n"] == 3  # C7 and D8 by the bridge, D8 and E9 side by side
    match.answer("sailing 1")
    assert match.pending.args["n"] == area_proposal(match.state, "person_1") == 4
    match.answer("area 2")  # the person knows better
    assert match.state.person("person_1").area == 2


@pytest.mark.rule("AOI-END-05")
def test_level_0_scores_nothing() -> None:
    state = at(knows="0/0/3/1", human_knows=["5/0/3/0"])
    assert knowledge_points(state) == {
        "banking": {"automa": 0, "person_1": 8}, "law": {"automa": 0, "person_1": 0},
        "engineering": {"automa": 6, "person_1": 6}, "medicine": {"automa": 8, "person_1": 0},
    }  # fmt: skip


@pytest.mark.rule("AOI-END-06", "AOI-FAC-03")
def test_her_faction_may_score_at_the_end() -> None:
    wanderers = finished(50, faction="wanderers").score().seats[1].lines
    assert [line.points for line in wanderers if line.what == "faction"] == [2 * 7]
    match = match_at(automa=AREAS, faction="gognomes", **EVERYBODY)
    for text in ("points 7", "done", "area 3", "points 50"):
        match.answer(text)
    gognomes = {line.what: line.points for line in match.score().seats[1].lines}
    assert (gognomes["before"], gognomes["faction"]) == (20, 7)


@pytest.mark.rule("AOI-END-07")
def test_resources_are_the_humans_alone_and_part_of_their_points() -> None:
    sheet = finished(93).score()
    assert [line.what for line in sheet.seats[0].lines][:2] == ["before", "area"]
    assert len(sheet.seats[0].lines) == 2 + len(DISCIPLINES)
    assert sheet.seats[0].lines[0].points == 93


@pytest.mark.rule("AOI-END-08")
def test_most_points_win_and_equal_totals_share_the_victory() -> None:
    assert finished(99).score().winner == 1
    assert finished(0, points_automa=60).score().winner == 2
    tie = finished(20, area=4, points_automa=20).score()
    assert (tie.winner, tie.tie_break) == (None, "shared_victory")
    assert GAME.is_over(finished(1).state)
    assert score(at()).winner is None
