"""Transform and build (AOI-BLD)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automatable.games.age_of_innovation.build import Areas, choose_space
from automatable.games.age_of_innovation.components import printed_cards
from automatable.games.age_of_innovation.land import INFINITE, board
from tests.age_of_innovation.small_board import acts, at, fact, kinds, only, trail

CARDS = printed_cards().by_number
NINE = "B5w* B4w* A5w* A6w* C5w* E10w E9w E11w F9w"


@pytest.mark.rule("AOI-BLD-01")
def test_without_a_workshop_she_upgrades_instead() -> None:
    match, events = acts(4, 2, automa=NINE, human="I6w", round=4)
    assert kinds(events)[1:4] == ["build_no_workshop", "upgrade_choice", "upgrade"]
    assert match.state.automa_buildings["F9"].type == "guild"


@pytest.mark.rule("AOI-BLD-02")
def test_options_lie_around_the_buildings_that_the_card_names() -> None:
    _, events = acts(4, 1, automa="B5w* E10w")  # near marked buildings
    assert trail(only(events, "build_space"))["in_reach"] == ["A5", "A6", "B4", "B6", "C5", "C6"]
    _, events = acts(4, 6, automa="B5w* E10w")  # near unmarked buildings
    around = ["E9", "E11", "F9"]
    assert trail(only(events, "build_space"))["in_reach"] == around


@pytest.mark.rule("AOI-BLD-03")
def test_rivers_and_hexes_with_buildings_are_no_options() -> None:
    state = at(automa="B5w* B4g*", human="A5w C5w", terrain_tiles={"C6": "swamp"})
    options = choose_space(state, CARDS[1]).steps[0].kept
    assert not set(options) & {"B4", "A5", "C5"}
    assert "C6" in options
    assert all(state.board.is_land(str(hex)) for hex in choose_space(state, CARDS[1]).options)


@pytest.mark.rule("AOI-BLD-04")
def test_bringing_together_keeps_what_shortens_the_gap() -> None:
    _, events = acts(
        4,
        12,
        automa="B5w* E10w",
        human="B10w",
        round=3,
        humans=["plains"],
        terrain_tiles={"C10": "lake", "D8": "lake"},
    )
    assert trail(only(events, "build_space"))["merge"] == ["C10", "D8", "E9"]


@pytest.mark.rule("AOI-BLD-05")
def test_if_nothing_shortens_all_options_stay() -> None:
    _, events = acts(
        4, 3, automa="C6w* D11w", human="H11w D13w", automa_home="mountain", humans=["swamp"]
    )
    decision = only(events, "build_space").decision
    assert decision is not None
    merge = next(step for step in decision.steps if step.filter == "merge")
    assert merge.skipped
    assert merge.kept == ("D12", "E11", "E12")


@pytest.mark.rule("AOI-BLD-06")
def test_areas_in_reach_of_each_other_need_no_merging() -> None:
    _, events = acts(4, 12, automa="B11w* D11w* E10w", human="H6w", round=3, humans=["plains"])
    assert "merge" not in trail(only(events, "build_space"))


@pytest.mark.rule("AOI-BLD-07")
def test_without_a_space_she_upgrades_instead() -> None:
    _, events = acts(
        4, 1, automa="C7w* F11w", human="C6w B6w B7w D6g", automa_home="forest", humans=["mountain"]
    )
    assert kinds(events)[1:4] == ["build_no_space", "upgrade_choice", "upgrade"]


@pytest.mark.rule("AOI-BLD-08")
def test_terrain_priority_then_closest_then_direction() -> None:
    names = [step.filter for step in choose_space(at(automa="B5w* E10w"), CARDS[1]).steps]
    assert names == ["in_reach", "priority", "closest_to_human", "reading_2"]


@pytest.mark.rule("AOI-BLD-09")
def test_a_home_tile_a_workshop_and_the_mark_of_the_nearest_building() -> None:
    match, _events = acts(4, 1, automa="B5w* E10w", human="C7w")
    built = match.state.automa_buildings["B6"]
    assert (built.type, built.marked, match.state.terrain("B6")) == ("workshop", True, "lake")
    tie = at(automa="B11w* F12w", human="A10w A4g", level="ultoma")
    assert not Areas(tie).marks("D11")


@pytest.mark.rule("AOI-BLD-10")
def test_the_mark_does_not_follow_the_card() -> None:
    _match, events = acts(
        4,
        13,
        automa="C10w* H8w F8w",
        human="H11g D13g",
        level="alptrauma",
        automa_home="desert",
        humans=["swamp"],
        terrain_tiles={"F8": "desert"},
    )
    built = only(events, "build")
    assert (fact(built, "hex"), built.args["marked"]) == ("E9", False)


@pytest.mark.rule("AOI-BLD-11", "AOI-UPG-10")
def test_then_power_is_offered() -> None:
    _, events = acts(4, 1, automa="B5w* E10w", human="C7g")
    assert kinds(events)[-2:] == ["build", "power"]
    _, events = acts(1, 6, automa="B6w* E10w", human="C7g")
    assert kinds(events)[2:4] == ["upgrade", "power"]


def test_excluded_hexes_are_no_options() -> None:
    state = at(automa="B5w* E10w", excluded_hexes=["B4", "B6"], faction="blight")
    assert not {"B4", "B6"} & set(choose_space(state, CARDS[1]).options)


# --- properties

hexes = st.sampled_from(board("1-3").land)


@given(st.lists(hexes, min_size=3, max_size=14, unique=True), st.integers(1, 14), st.integers(1, 6))
@pytest.mark.rule("AOI-SEL-03", "AOI-GEN-15")
def test_every_build_ends_in_one_hex_or_none(places: list[str], card: int, round: int) -> None:
    hers, theirs = places[:3], places[3:]
    state = at(automa=f"{hers[0]}w* {hers[1]}w {hers[2]}g", human=" ".join(f"{h}t" for h in theirs))
    state.round = round
    decision = choose_space(state, CARDS[card])
    assert (decision.chosen is None) == (not decision.steps[0].kept)
    assert decision.chosen is None or state.is_empty(str(decision.chosen))


@given(st.lists(hexes, min_size=3, max_size=16, unique=True))
@pytest.mark.rule("AOI-BLD-09")
def test_marks_follow_the_nearest_building(places: list[str]) -> None:
    new, marked, unmarked, *theirs = places
    state = at(automa=f"{marked}w* {unmarked}w", human=" ".join(f"{h}t" for h in theirs))
    steps = state.board.distances([new], state.person_buildings)
    nearer = steps.get(marked, INFINITE) < steps.get(unmarked, INFINITE)
    assert Areas(state).marks(new) == nearer


@given(st.lists(hexes, min_size=3, max_size=16, unique=True))
@pytest.mark.rule("AOI-BLD-04", "AOI-DIST-09")
def test_the_gap_with_a_new_workshop_is_what_is_measured_after_placing_it(
    places: list[str],
) -> None:
    new, marked, unmarked, *theirs = places
    told = " ".join(f"{h}t" for h in theirs)
    before = at(automa=f"{marked}w* {unmarked}w", human=told)
    sign = "*" if Areas(before).marks(new) else ""
    after = at(automa=f"{marked}w* {unmarked}w {new}w{sign}", human=told)
    assert Areas(before).gap_with(new) == after.gap
