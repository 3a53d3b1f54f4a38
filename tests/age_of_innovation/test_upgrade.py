"""Upgrade a building (AOI-UPG); cover power and book actions (AOI-BLK)."""

from __future__ import annotations

import pytest

from automatable.games.age_of_innovation.components import printed_cards
from automatable.games.age_of_innovation.upgrade import becomes, choose_building
from tests.age_of_innovation.small_board import acts, at, kinds, only, trail

CARDS = printed_cards().by_number
FOUR_GUILDS = "B5g* E10g E9g E11g"


@pytest.mark.rule("AOI-UPG-01")
def test_what_can_be_upgraded_depends_on_the_supply() -> None:
    state = at(automa="B5w* E10g E9s F9p E11u C10w")
    found = {hex: becomes(state, hex) for hex in state.automa_buildings}
    assert found == {
        "B5": "guild", "E10": "school", "E9": None, "F9": None, "E11": None, "C10": "guild",
    }  # fmt: skip
    assert becomes(at(automa=f"{FOUR_GUILDS} B6w*"), "B6") is None
    assert becomes(at(automa="E9s"), "E9") == "university"


@pytest.mark.rule("AOI-UPG-02", "AOI-ACT-02")
def test_if_nothing_can_be_upgraded_the_action_fails() -> None:
    everything = "B5g* B4g* A5g* A6g* C5s* C6s* E10s E9p E11u F9w"
    _match, events = acts(11, 4, automa=everything, human="H12w", round=6)
    assert kinds(events)[1:] == ["upgrade_fails", "points"]


@pytest.mark.rule("AOI-UPG-03")
def test_all_buildings_that_can_be_upgraded_are_options() -> None:
    decision = choose_building(at(automa="B5w* E10g F9p"), CARDS[2])
    assert decision.options == ("B5", "E10", "F9")
    assert decision.steps[0].kept == ("B5", "E10")


@pytest.mark.rule("AOI-UPG-04")
def test_workshops_next_to_a_human_come_first_but_only_if_they_can_be_upgraded() -> None:
    assert choose_building(at(automa="B6w* E10w", human="C7p"), CARDS[2]).chosen == "B6"
    # A guild next to the person is not preferred, and without guilds no workshop is an option.
    guild = at(automa="B6g* E10w", human="C7p")
    assert choose_building(guild, CARDS[2]).chosen == "E10"
    none_left = at(automa=f"{FOUR_GUILDS} B6w*", human="C7w")
    assert choose_building(none_left, CARDS[6]).chosen != "B6"


@pytest.mark.rule("AOI-UPG-05")
def test_among_them_the_least_power_for_the_human() -> None:
    state = at(automa="B5w* B6w* E10w", human="C7p A4w B4w", round=2)
    decision = choose_building(state, CARDS[3])
    assert decision.chosen == "B5"
    assert dict(decision.steps[-1].measured) == {"B5": 1, "B6": 3}


@pytest.mark.rule("AOI-UPG-06")
def test_then_the_direction_count_over_the_hexes() -> None:
    _, events = acts(1, 2, automa="B5w* E10w", human="C7w", round=3, humans=["plains"])
    assert trail(only(events, "upgrade_choice"))["reverse_1"] == ["E10"]


@pytest.mark.rule("AOI-UPG-07", "AOI-UPG-08", "AOI-UPG-09")
def test_the_highest_power_value_and_the_old_building_returns() -> None:
    match, _ = acts(1, 9, automa=FOUR_GUILDS, human="A12w", round=4)
    state = match.state
    assert state.automa_buildings["E9"].type == "palace"
    assert state.automa_supply("guild") == 1
    marked, _ = acts(1, 6, automa="B5w* E10w", human="A12w")
    assert marked.state.automa_buildings["B5"].marked
    assert marked.state.automa_supply("workshop") == 8
    # No competency, no palace tile: nothing but the building has changed.
    assert state.points_automa == 20 + 2
    assert state.knowledge["automa"] == dict.fromkeys(state.knowledge["automa"], 0)


@pytest.mark.rule("AOI-BLK-01", "AOI-BLK-06", "AOI-BLK-07")
def test_the_two_parts_are_independent() -> None:
    match, events = acts(2, 7, power_actions_covered=[1, 2, 3, 4, 5, 6], book_actions_covered=[2])
    assert kinds(events)[1:4] == ["power_action_fails", "book_action_choice", "book_action"]
    assert match.state.book_actions_covered == [2, 3]
    match, events = acts(2, 7, book_actions_covered=[1, 2, 3])
    assert kinds(events)[1:4] == ["power_action_choice", "power_action", "book_action_fails"]


@pytest.mark.rule("AOI-BLK-02", "AOI-BLK-03", "AOI-BLK-04", "AOI-BLK-05")
def test_one_uncovered_action_by_direction_and_nothing_from_it() -> None:
    match, _events = acts(2, 10, power_actions_covered=[1, 2, 3], level="automalein")
    assert match.state.power_actions_covered == [1, 2, 3, 6]
    assert match.state.book_actions_covered == [3]
    assert match.state.points_automa == 20
