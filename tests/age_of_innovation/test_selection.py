"""Selection (AOI-SEL), terrain priority (AOI-PRI), direction (AOI-DIR), actions (AOI-ACT ...)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automatable.core.turns.choice import choose
from automatable.games.age_of_innovation.build import choose_space
from automatable.games.age_of_innovation.components import Action, printed_cards
from automatable.games.age_of_innovation.displays import worth
from automatable.games.age_of_innovation.selection import (
    closest_to_person,
    direction,
    terrain_priority,
)
from tests.age_of_innovation.small_board import acts, at, fact, kinds, only, trail

CARDS = printed_cards().by_number


def counted(options: list[str], card: int) -> object:
    return choose("x", options, direction(CARDS[card]), rule="AOI-DIR-01", kind="x").chosen


@pytest.mark.rule("AOI-SEL-01")
def test_each_method_works_on_what_the_one_before_left_and_stops_at_one() -> None:
    _, events = acts(4, 1, automa="B5w* E10w", human="C7w")
    steps = trail(only(events, "build_space"))
    assert steps == {
        "in_reach": ["A5", "A6", "B4", "B6", "C5", "C6"],
        "priority": ["B4", "B6"],
        "closest_to_human": ["B6"],
    }


@pytest.mark.rule("AOI-SEL-02", "AOI-SEL-03", "AOI-ACT-04")
def test_the_direction_count_comes_last_and_leaves_one() -> None:
    decision = choose_space(at(automa="B5w* E10w"), CARDS[1])
    assert [step.filter for step in decision.steps][-1] == "reading_2"
    assert decision.chosen == decision.steps[-1].before[1]


@pytest.mark.rule("AOI-DIST-01", "AOI-DIST-08")
def test_closest_is_the_shortest_path_to_any_human_building() -> None:
    state = at(automa="B5w* E10w", human="C7w F11w")
    kept = closest_to_person(state).narrow(["B4", "B6", "F12", "E9"])
    assert kept == ["B6", "F12"]


@pytest.mark.rule("AOI-DIST-08")
def test_without_any_human_building_all_options_stay() -> None:
    assert closest_to_person(at(automa="B5w*")).narrow(["B4", "B6"]) == ["B4", "B6"]


@pytest.mark.rule("AOI-PRI-01", "AOI-PRI-02")
def test_the_first_terrain_of_the_row_that_occurs_decides() -> None:
    state = at(automa_home="mountain", humans=["plains"])
    options = ["B5", "B6", "C5", "C7", "D5", "D6"]
    assert terrain_priority(state, CARDS[1]).narrow(options) == ["C7"]  # row A: forest
    assert terrain_priority(state, CARDS[2]).narrow(options) == ["D5"]  # row B: wasteland


@pytest.mark.rule("AOI-PRI-03")
def test_a_terrain_tile_covers_the_print() -> None:
    state = at(terrain_tiles={"C5": "lake"})
    assert terrain_priority(state, CARDS[1]).narrow(["B4", "C5"]) == ["C5"]


@pytest.mark.rule("AOI-PRI-04")
def test_the_printed_row_rules_even_where_it_is_not_cheapest() -> None:
    state = at(automa_home="desert", humans=["wasteland"])
    assert terrain_priority(state, CARDS[6]).narrow(["H9", "I8", "I9"]) == ["I8"]


@pytest.mark.rule("AOI-DIR-01", "AOI-DIR-02", "AOI-DIR-03")
def test_counting_options_in_both_directions() -> None:
    options = ["D6", "E11", "F13", "H5", "I11"]
    assert counted(options, 3) == "F13"  # reading order, 3
    assert counted(options, 5) == "H5"  # reverse, 2


@pytest.mark.rule("AOI-DIR-04")
def test_counting_goes_on_past_the_last_option() -> None:
    assert counted(["4", "5", "6"], 10) == "6"  # reverse, 4: 6 5 4 6
    assert counted(["1", "3"], 7) == "3"  # reading, 4: 1 3 1 3


@pytest.mark.rule("AOI-DIR-05")
def test_orders_that_are_no_map() -> None:
    match, _ = acts(2, 1, automa="B5w* E10w")  # reading order, 2
    assert (match.state.power_actions_covered, match.state.book_actions_covered) == ([2], [2])
    match, _ = acts(6, 1, automa="B5w* E10w", round=3)
    assert match.state.innovations == ["T1", "B1", "B2", "B3", "B4"]
    assert match.state.knowledge["automa"]["law"] == 1


@given(st.lists(st.integers(1, 60), min_size=1, unique=True).map(sorted), st.integers(1, 14))
@pytest.mark.rule("AOI-DIR-03", "AOI-DIR-04")
def test_counting_one_by_one_gives_the_same(options: list[int], card: int) -> None:
    symbol = CARDS[card]
    order = options if symbol.direction == "reading" else options[::-1]
    place = 0
    for _ in range(symbol.count - 1):
        place = place + 1 if place + 1 < len(order) else 0
    assert counted(options, card) == order[place]  # type: ignore[arg-type]


# --- actions in general


@pytest.mark.rule("AOI-ACT-02", "AOI-ACT-06")
def test_a_failed_action_changes_nothing_and_the_next_one_follows() -> None:
    match, events = acts(6, 5, round=2, automa="B5w* E10w")
    assert kinds(events)[1:] == ["innovation_early", "advance_choice", "advance"]
    assert len(match.state.innovations) == 6


@pytest.mark.rule("AOI-ACT-03")
def test_without_an_option_the_action_is_not_performed() -> None:
    _, events = acts(6, 5, round=3, automa="B5w* E10w", innovations=[])
    assert kinds(events)[1:] == ["innovation_gone", "advance_choice", "advance"]


@pytest.mark.rule("AOI-ACT-05")
def test_methods_of_the_faction_come_before_the_normal_list() -> None:
    state = at(automa="B5w* E10w", human="C7w", faction="kuddlers")
    step = Action("transform_build", selection=("closest_to_human", "priority_of_human_home"))
    names = [s.filter for s in choose_space(state, CARDS[1], step).steps]
    assert names[:2] == ["in_reach", "closest_to_human"]


@pytest.mark.rule("AOI-FAC-01", "AOI-FAC-02")
def test_a_faction_action_runs_all_steps_although_one_is_replaced() -> None:
    nine = "B5w* B4w* A5w* A6w* C5w* E10w E9w E11w F9w"
    _match, events = acts(5, 2, automa=nine, human="I6w", level="automa")
    assert kinds(events)[1:] == ["build_no_workshop", "upgrade_choice", "upgrade", "points"]


@pytest.mark.rule("AOI-INN-01")
def test_innovations_only_from_round_3_and_at_most_three() -> None:
    for round, owned, taken in ((2, 0, 0), (3, 0, 1), (3, 2, 1), (6, 3, 0)):
        match, _ = acts(6, 5, round=round, innovations_automa=owned, automa="B5w* E10w")
        assert match.state.innovations_automa - owned == taken


@pytest.mark.rule("AOI-INN-02", "AOI-INN-03", "AOI-INN-04")
def test_she_takes_the_tile_and_gets_nothing_from_it() -> None:
    match, events = acts(6, 5, round=3, innovations=["T2", "B1", "B3", "B4"], automa="B5w* E10w")
    assert fact(only(events, "innovation"), "place") == "B3"
    chosen = only(events, "innovation_choice")
    assert chosen.decision is not None
    assert (chosen.rule, chosen.decision.rule) == ("AOI-INN-03", "AOI-INN-03")
    assert match.state.innovations == ["T2", "B1", "B4"]
    assert match.state.points_automa == 20


@pytest.mark.rule("AOI-PTS-01")
def test_a_printed_number_gives_that_many_points() -> None:
    match, _ = acts(8, 2, automa="B5w* E10w")
    assert match.state.points_automa == 23


@pytest.mark.rule("AOI-PTS-02")
def test_x_is_the_value_of_level_and_round_and_never_below_0() -> None:
    assert [worth(at(level="automa", round=r), "X") for r in (1, 3, 5)] == [1, 2, 3]
    assert worth(at(level="alptrauma", round=4), "X+1") == 5
    assert worth(at(level="automalein", round=1), "X-1") == 0
