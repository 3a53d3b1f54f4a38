"""Send a scholar (AOI-SCH); advance one step (AOI-ADV)."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.small_board import TILES, acts, kinds, only, trail


def taken(discipline: str, spaces: int) -> dict[str, list[str | None]]:
    """The scholar spaces with the first ones of one discipline taken by the person."""
    free: dict[str, list[str | None]] = {d: [None] * 4 for d in DISCIPLINES}
    free[discipline] = ["person_1"] * spaces + [None] * (4 - spaces)
    return free


def levels(state: State) -> list[int]:
    return list(state.knowledge["automa"].values())


def sends(support: int, **facts: Any) -> State:
    return acts(3, support, automa="B5w* E10w", **facts)[0].state


@pytest.mark.rule("AOI-SCH-01", "AOI-SCH-02")
def test_a_marker_of_anybody_on_12_closes_a_discipline() -> None:
    closed = {"knows": "12/0/0/0", "human_knows": ["0/12/12/0"]}
    assert levels(sends(2, **closed)) == [12, 0, 0, 3]
    _, events = acts(3, 2, knows="12/0/0/12", human_knows=["0/12/12/0"])
    assert kinds(events)[1:] == ["scholar_fails"]


@pytest.mark.rule("AOI-SCH-03")
def test_the_scoring_tile_names_the_discipline_if_it_is_open() -> None:
    # Card 1 shows the scoring tile; the tile of round 2 is guild_law.
    assert levels(sends(1, round=2, knows="1/5/1/1")) == [1, 8, 1, 1]
    closed = sends(1, round=2, knows="1/5/1/1", human_knows=["9/12/1/9"])
    assert levels(closed) == [1, 5, 4, 1]


@pytest.mark.rule("AOI-SCH-03", "AOI-PASS-08")
def test_in_round_6_the_final_tile_names_it() -> None:
    assert TILES[5] == "innovation_law"
    state = sends(1, round=6, knows="1/1/1/1", final_tile="workshop_medicine")
    assert levels(state) == [1, 1, 1, 4]


@pytest.mark.rule("AOI-SCH-04")
def test_catching_up_markers_on_0_then_distance_then_direction() -> None:
    assert levels(sends(2, knows="1/0/1/0", human_knows=["1/7/1/5"])) == [1, 0, 1, 3]
    assert levels(sends(2, knows="3/4/9/9", human_knows=["5/3/1/1"])) == [3, 7, 9, 9]
    equal = sends(2, knows="3/3/3/3", human_knows=["2/4/2/4"])  # reverse, 1
    assert levels(equal) == [3, 3, 3, 6]


@pytest.mark.rule("AOI-SCH-05")
def test_the_free_space_with_the_highest_number() -> None:
    for spaces, gained in ((0, 3), (1, 2), (3, 2)):
        state = sends(1, knows="4/4/4/4", scholar_spaces=taken("banking", spaces))
        assert levels(state)[0] == 4 + gained
        assert state.scholar_spaces["banking"][spaces] == "automa"
        assert state.scholars_left == 6


@pytest.mark.rule("AOI-SCH-06")
def test_without_scholar_or_space_one_step_in_the_same_discipline() -> None:
    no_scholar = sends(1, knows="4/4/4/4", scholars_left=0)
    assert levels(no_scholar) == [5, 4, 4, 4]
    no_space = sends(1, knows="4/4/4/4", scholar_spaces=taken("banking", 4))
    assert (levels(no_space), no_space.scholars_left) == ([5, 4, 4, 4], 7)


@pytest.mark.rule("AOI-SCH-07")
def test_level_12_is_the_end_and_the_scholar_is_placed_all_the_same() -> None:
    state = sends(1, knows="11/4/4/4")
    assert (levels(state)[0], state.scholars_left) == (12, 6)


@pytest.mark.rule("AOI-ADV-01", "AOI-ADV-02", "AOI-ADV-03")
def test_advancing_ignores_the_scoring_tile() -> None:
    # Card 1 shows the scoring tile (banking); law and medicine stand on 0, law is nearer.
    match, events = acts(6, 1, knows="2/0/3/0", human_knows=["2/1/9/4"], automa="B5w* E10w")
    assert levels(match.state) == [2, 1, 3, 0]
    decision = only(events, "advance_choice").decision
    assert decision is not None
    assert decision.rule == "AOI-ADV-01"
    steps = trail(only(events, "advance_choice"))
    assert steps["on_zero"] == ["law", "medicine"]
    assert "scoring_tile" not in steps
    _, events = acts(6, 1, knows="12/0/0/12", human_knows=["0/12/12/0"])
    assert kinds(events)[-1] == "advance_fails"


@pytest.mark.rule("AOI-ADV-04")
def test_one_level_without_a_scholar_not_beyond_12() -> None:
    match, _ = acts(6, 2, knows="5/5/5/11", human_knows=["1/1/1/11"], automa="B5w* E10w")
    assert levels(match.state) == [5, 5, 5, 12]
    assert match.state.scholars_left == 7
