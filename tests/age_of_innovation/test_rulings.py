"""The rulings on her turns: what we decided where the booklet is silent or ambiguous."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.games.age_of_innovation.build import choose_space
from automatable.games.age_of_innovation.components import DISCIPLINES, printed_cards
from automatable.games.age_of_innovation.score import area_proposal
from automatable.games.age_of_innovation.selection import closest_to_person, terrain_priority
from automatable.games.age_of_innovation.state import State
from automatable.games.age_of_innovation.upgrade import choose_building
from tests.age_of_innovation.small_board import (
    acts,
    at,
    fact,
    kinds,
    match_at,
    only,
    trail,
)

CARDS = printed_cards().by_number
TWO = "B5w* E10w"
NINE = "B5w* B4w* A5w* A6w* C5w* E10w E9w E11w F9w"
RING = "A4w B4w A6w B6w C5w C6w"
"""Human buildings all around A5 and B5."""
BOTH = {"humans": ["forest", "desert"]}


def built(action: int, support: int, **facts: Any) -> tuple[str, bool]:
    """Where she builds with these cards, and whether the new workshop is marked."""
    match, events = acts(action, support, **facts)
    hex: str = fact(only(events, "build"), "hex")
    return hex, match.state.automa_buildings[hex].marked


def upgraded(support: int, **facts: Any) -> str:
    """What she upgrades with card 1."""
    hex: str = fact(only(acts(1, support, **facts)[1], "upgrade"), "hex")
    return hex


def levels(match: Match[State]) -> list[int]:
    return list(match.state.knowledge["automa"].values())


def asked(match: Match[State]) -> str:
    assert match.pending is not None
    return match.pending.prompt


# --- building


@pytest.mark.rule("AOI-R-02")
def test_the_rows_are_walked_although_a_cheaper_terrain_comes_later() -> None:
    desert: dict[str, Any] = {"automa_home": "desert", "humans": ["wasteland"]}
    # The lake I8 is three spades from a desert, the swamp I9 only two.
    assert built(4, 6, automa="C10w* H8w", human="E12w H7w", **desert)[0] == "I8"
    forest_and_mountain = ["A4", "A5"]  # three spades and two, row B
    assert terrain_priority(at(**desert), CARDS[2]).narrow(forest_and_mountain) == ["A4"]


NEAR_E9: dict[str, Any] = {
    "human": "H11g D13g", "level": "alptrauma", "automa_home": "desert", "humans": ["swamp"],
    "terrain_tiles": {"F8": "desert"},
}  # fmt: skip


@pytest.mark.rule("AOI-R-03")
def test_the_mark_follows_the_nearest_building_and_not_the_card() -> None:
    # E9 is one step from F8 and two from C10; card 13 builds near marked, card 10 near unmarked.
    assert built(4, 13, automa="C10w* H8w F8w", **NEAR_E9) == ("E9", False)
    assert built(4, 10, automa="C10w H8w* F8w*", **NEAR_E9) == ("E9", True)


@pytest.mark.rule("AOI-R-09")
def test_an_enclosed_hex_is_infinitely_far_away() -> None:
    enclosed: dict[str, Any] = {"human": RING, "humans": ["plains"]}
    wanderers = {"faction": "wanderers", **enclosed}
    # B5 has no path to either area: infinite equals infinite, no mark.
    assert built(5, 1, automa="E10w* F12w", **wanderers) == ("B5", False)
    # A5 has one to B5 alone, and finite is shorter than infinite.
    assert built(4, 1, automa="B5w* E10w", **enclosed) == ("A5", True)
    assert built(4, 6, automa="B5w E10w*", **enclosed) == ("A5", False)


@pytest.mark.rule("AOI-R-09")
def test_nothing_shortens_an_infinite_gap_to_an_infinite_one() -> None:
    pocket = "A4w B4w C5w C6w B6w A7w"  # A5, A6 and B5 are enclosed
    decision = choose_space(at(automa=TWO, human=pocket, humans=["plains"]), CARDS[9])
    merge = next(step for step in decision.steps if step.filter == "merge")
    assert (merge.skipped, merge.kept) == (True, ("A5", "A6"))


@pytest.mark.rule("AOI-R-11")
def test_a_new_workshop_shortens_the_gap_with_its_later_mark() -> None:
    # D11 and F11 lie next to E12 and would be unmarked, two steps from E10: the gap stays 2.
    _, events = acts(4, 9, automa="E10w* E12w", round=3)
    assert {"D11", "F11"} < set(trail(only(events, "build_space"))["in_reach"])
    assert trail(only(events, "build_space"))["merge"] == ["E11"]


@pytest.mark.rule("AOI-R-29")
def test_she_builds_on_a_hex_that_a_human_transformed_and_left_empty() -> None:
    match = match_at(automa=TWO, human="C7w", to_move="person_1", cards=(1, 4))
    for text in ("transform C5 lake", "done", "card 1"):
        match.answer(text)
    told = only(list(match.answer("card 4")), "build")
    # A lake now, so it comes before the swamps B4 and B6, and no tile is needed.
    assert (fact(told, "hex"), fact(told, "transformed")) == ("C5", False)


@pytest.mark.rule("AOI-R-31")
def test_distances_are_told_in_steps() -> None:
    decision = choose_space(at(automa=TWO, human="C7w"), CARDS[1])
    assert dict(decision.steps[-1].measured) == {"B4": 3, "B6": 1}
    assert at(automa="B5w* B6w").gap == 1


@pytest.mark.rule("AOI-R-32")
def test_without_human_buildings_closest_keeps_all_options() -> None:
    _, events = acts(4, 1, automa=TWO)
    assert trail(only(events, "build_space"))["closest_to_human"] == ["B4", "B6"]
    assert fact(only(events, "build"), "hex") == "B6"  # reading order, 2
    # Also where it is the first method: the row of the person's forest decides, mountains.
    assert built(5, 1, automa=TWO, faction="kuddlers")[0] == "C6"


@pytest.mark.rule("AOI-R-39")
def test_between_a_marked_and_an_unmarked_building_equally_near_it_stays_unmarked() -> None:
    # D11 is two steps from B11 and two from F12.
    facts: dict[str, Any] = {"human": "A10w A4g", "level": "ultoma"}
    assert built(4, 14, automa="B11w* F12w", **facts) == ("D11", False)
    assert built(4, 14, automa="B11w* F12w*", **facts)[1]


# --- upgrading and power


@pytest.mark.rule("AOI-R-04")
def test_without_a_guild_left_a_workshop_next_to_a_human_is_no_option() -> None:
    facts: dict[str, Any] = {"human": "C7w D11w", "round": 4}
    assert upgraded(6, automa="B5g* B6w* E10g E9g E11g F9p", **facts) == "B5"
    assert upgraded(6, automa="B5g* B6w* E10g E9g F9p", **facts) == "B6"


@pytest.mark.rule("AOI-R-07")
def test_least_power_is_what_is_offered_whatever_the_human_can_gain() -> None:
    # Without points the person could take 1 of either offer, and the count would end on B6.
    broke = {"person_1": {"home": "forest", "points": 0}}
    facts: dict[str, Any] = {"automa": "B5w* B6w* E10w", "human": "C7p A4w B4w"}
    match, events = acts(1, 2, **facts, persons=broke)
    assert fact(only(events, "upgrade"), "hex") == "B5"
    assert only(events, "power").args["power"] == 1
    assert asked(match) == "report"  # nobody asks what was taken


BRIDGE: dict[str, Any] = {"automa_home": "forest", "humans": ["lake"], "bridges": {"C7-D8": 1}}


@pytest.mark.rule("AOI-R-17")
@pytest.mark.parametrize(("switched_on", "hex", "power"), [(False, "F11", 0), (True, "C7", 1)])
def test_bridges_of_humans_join_nothing_for_her_unless_switched_on(
    switched_on: bool, hex: str, power: int
) -> None:
    switches = {"bridges_connect_everyone": switched_on}
    state = at(automa="C7w* F11w", human="D8w I8w", switches=switches, **BRIDGE)
    assert choose_building(state, CARDS[2]).chosen == hex
    assert state.power_offered("C7") == power
    empty = at(automa="C7w* F11w", human="I8w", switches=switches, **BRIDGE)
    assert ("D8" in choose_space(empty, CARDS[1]).steps[0].kept) == switched_on


@pytest.mark.rule("AOI-R-17")
@pytest.mark.parametrize("switched_on", [False, True])
def test_bridges_are_never_a_shorter_way(switched_on: bool) -> None:
    switches = {"bridges_connect_everyone": switched_on}
    state = at(automa="C7w* D8w", switches=switches, **BRIDGE)
    assert state.gap == 2
    # But areas that a bridge joins touch, and need not be brought together.
    steps = [step.filter for step in choose_space(state, CARDS[9]).steps]
    assert ("merge" in steps) != switched_on


@pytest.mark.rule("AOI-R-27")
def test_a_neutral_building_is_its_humans_for_power_and_upgrades() -> None:
    match = match_at(automa="B6w* E10w", to_move="person_2", cards=(2, 1), human="H6w", **BOTH)
    for text in ("neutral C7 tower", "done", "card 2"):
        match.answer(text)
    events = list(match.answer("card 1"))
    assert fact(only(events, "upgrade"), "hex") == "B6"
    offer = only(events, "power").args
    assert (offer["seat"], offer["power"], offer["cost"]) == ("person_2", 2, 1)


@pytest.mark.rule("AOI-R-27")
def test_a_neutral_building_is_its_humans_on_the_map_and_in_the_area_scoring() -> None:
    neutral = at(automa="B11w* F12w", human="D11tn D12mn", human_2="D8w", **BOTH)
    assert neutral.gap == 5  # the path goes around both
    assert closest_to_person(neutral).narrow(["C12", "H10"]) == ["C12"]
    assert "D11" not in choose_space(neutral, CARDS[1]).options
    assert [area_proposal(neutral, who) for who in neutral.persons] == [2, 1]


OWNER: dict[str, Any] = {
    "format": 1,
    "game": "age_of_innovation",
    "id": "my-box",
    "source": {"edition": "my box", "confidence": "owner", "notes": "typed in"},
}


def corrected(path: str, value: Any) -> dict[str, Any]:
    """An owner's file that corrects one field of a card."""
    return {**OWNER, "correction": [{"file": "automa_cards", "path": path, "value": value}]}


TWICE = corrected("1.actions", [{"type": "upgrade"}, {"type": "upgrade"}])


@pytest.mark.rule("AOI-R-36")
def test_power_is_offered_for_each_upgrade_of_a_turn() -> None:
    _, events = acts(1, 2, automa="B6w* E10w", human="C7g F9w", owner=TWICE)
    assert [e.args["power"] for e in events if e.kind == "aoi-power"] == [1, 2]


@pytest.mark.rule("AOI-R-36")
def test_powermongers_check_each_upgrade_of_a_turn() -> None:
    facts: dict[str, Any] = {"faction": "powermongers", "human_knows": ["5/0/5/5"], "owner": TWICE}
    match, _ = acts(1, 2, automa="B6w* E10w", human="C7g F9g", **facts)
    match.answer("no")
    assert (asked(match), levels(match)) == ("power_taken", [0, 0, 0, 0])
    match.answer("yes")
    assert levels(match) == [0, 1, 0, 0]


# --- knowledge, actions, innovations


@pytest.mark.rule("AOI-R-08")
def test_all_markers_on_0_stay_then_distance_then_direction() -> None:
    facts: dict[str, Any] = {"automa": TWO, "knows": "0/0/1/0", "human_knows": ["5/2/1/2"]}
    # Law and medicine are 2 away, banking 5: reading order 1, then reverse order 1.
    assert levels(acts(3, 6, **facts)[0]) == [0, 3, 1, 0]
    assert levels(acts(3, 2, **facts)[0]) == [0, 0, 1, 3]


@pytest.mark.rule("AOI-R-10")
@pytest.mark.parametrize(
    ("support", "left", "taken"),
    [
        (1, ["T1", "T2", "B1", "B2", "B3", "B4"], "T2"),  # reading order, 2
        (3, ["T1", "T2", "B1", "B2", "B3", "B4"], "B1"),  # reading order, 3
        (3, ["T2", "B1", "B3", "B4"], "B3"),  # empty places are not counted
        (10, ["T1", "T2", "B1", "B2", "B3", "B4"], "B1"),  # reverse order, 4
    ],
)
def test_innovations_are_counted_row_by_row(support: int, left: list[str], taken: str) -> None:
    _, events = acts(6, support, automa=TWO, round=3, innovations=left)
    assert fact(only(events, "innovation"), "place") == taken


@pytest.mark.rule("AOI-R-10")
def test_with_two_humans_the_upper_row_has_four_innovations() -> None:
    _, events = acts(6, 3, automa=TWO, round=3, **BOTH)
    assert fact(only(events, "innovation"), "place") == "T3"


@pytest.mark.rule("AOI-R-12")
def test_without_a_power_action_the_book_action_is_covered_all_the_same() -> None:
    match, events = acts(2, 7, power_actions_covered=[1, 2, 3, 4, 5, 6], book_actions_covered=[2])
    assert "power_action_fails" in kinds(events)
    assert match.state.book_actions_covered == [2, 3]


def spaces(discipline: str, taken: int) -> dict[str, list[str | None]]:
    """The scholar spaces; the person has the first ones of one discipline."""
    free: dict[str, list[str | None]] = {d: [None] * 4 for d in DISCIPLINES}
    free[discipline] = ["person_1"] * taken + [None] * (4 - taken)
    return free


@pytest.mark.rule("AOI-R-13")
def test_on_level_11_the_scholar_goes_to_the_3_for_one_level() -> None:
    match, events = acts(3, 1, automa=TWO, knows="11/4/4/4")
    told = only(events, "scholar").args
    assert (told["space"], told["n"], told["level"]) == (3, 1, 12)
    assert match.state.scholar_spaces["banking"] == ["automa", None, None, None]
    assert match.state.scholars_left == 6


@pytest.mark.rule("AOI-R-14")
@pytest.mark.parametrize(("taken", "level", "left"), [(1, 6, 6), (4, 5, 7)])
def test_the_discipline_is_chosen_before_the_space(taken: int, level: int, left: int) -> None:
    # All are equally near and the count ends on banking, where the 3 or every space is taken.
    facts: dict[str, Any] = {"knows": "4/4/4/4", "human_knows": ["5/5/5/5"]}
    match, _ = acts(3, 6, automa=TWO, scholar_spaces=spaces("banking", taken), **facts)
    assert levels(match) == [level, 4, 4, 4]
    assert match.state.scholars_left == left


@pytest.mark.rule("AOI-R-33")
def test_card_5_catches_up_unless_its_owner_corrects_it() -> None:
    # The tile of round 2 shows law; medicine is nearest to the person's marker.
    facts: dict[str, Any] = {"automa": TWO, "round": 2, "human_knows": ["7/7/7/2"]}
    facts["knows"] = "1/1/1/1"
    assert levels(acts(3, 5, **facts)[0]) == [1, 1, 1, 4]
    owner = corrected("5.scholar_selection", "scoring_tile")
    assert levels(acts(3, 5, **facts, owner=owner)[0]) == [1, 4, 1, 1]


# --- factions


@pytest.mark.rule("AOI-R-18")
def test_faction_methods_precede_the_normal_list() -> None:
    # No hex offers power, so the normal list goes on; a count of 2 alone would end on A6.
    _, events = acts(5, 1, automa=TWO, human="H12w", faction="powermongers")
    steps = ["in_reach", "most_power_for_human", "priority", "closest_to_human"]
    assert list(trail(only(events, "build_space"))) == steps
    assert fact(only(events, "build"), "hex") == "B6"


@pytest.mark.rule("AOI-R-19")
def test_the_support_card_names_the_row_of_the_humans_card() -> None:
    facts: dict[str, Any] = {"humans": ["wasteland"], "human": "H12w", "faction": "mimics"}
    assert [CARDS[n].priority_row for n in (5, 2, 7, 1)] == ["A", "B", "B", "A"]
    assert built(5, 2, automa=TWO, **facts)[0] == "A6"  # row B: wasteland, desert
    assert built(7, 1, automa=TWO, **facts)[0] == "C6"  # row A: wasteland, mountain


@pytest.mark.rule("AOI-R-20")
def test_wanderers_build_anywhere_in_the_faction_action_alone_and_ignore_merging() -> None:
    facts: dict[str, Any] = {"automa": TWO, "human": "I12w", "faction": "wanderers"}
    _, events = acts(5, 9, **facts)
    assert list(trail(only(events, "build_space"))) == ["priority", "closest_to_human"]
    assert fact(only(events, "build"), "hex") == "H10"
    _, events = acts(13, 9, **facts)
    assert trail(only(events, "build_space"))["merge"] == ["B6", "C6"]


POWER: dict[str, Any] = {
    "faction": "powermongers", "automa": "B6w* E10w", "human_knows": ["5/0/5/5"],
}  # fmt: skip


@pytest.mark.rule("AOI-R-21")
@pytest.mark.parametrize(("answer", "law"), [("yes", 1), ("no", 0)])
def test_powermongers_ask_whether_the_power_was_gained(answer: str, law: int) -> None:
    match, _ = acts(1, 2, human="C7g", **POWER)
    assert asked(match) == "power_taken"
    match.answer(answer)
    assert levels(match) == [0, law, 0, 0]


@pytest.mark.rule("AOI-R-21")
def test_powermongers_by_the_switch_advance_when_it_is_offered() -> None:
    offered = {"switches": {"powermongers_trigger": "offered"}}
    match, _ = acts(1, 2, human="C7g", **POWER, **offered)
    assert (asked(match), levels(match)) == ("report", [0, 1, 0, 0])


@pytest.mark.rule("AOI-R-21")
@pytest.mark.parametrize("trigger", ["taken", "offered"])
def test_one_power_is_not_enough_for_the_powermongers(trigger: str) -> None:
    match, _ = acts(1, 2, human="C7w", **POWER, switches={"powermongers_trigger": trigger})
    assert (asked(match), levels(match)) == ("report", [0, 0, 0, 0])


@pytest.mark.rule("AOI-R-23")
def test_an_upgrade_instead_of_a_build_does_not_use_the_factions_methods() -> None:
    # Powermongers would choose the most power, B5 or C5; the upgrade looks for the least.
    match, events = acts(5, 2, automa=NINE, human="C6g A4w", faction="powermongers")
    assert fact(only(events, "upgrade"), "hex") == "B4"
    assert "most_power_for_human" not in trail(only(events, "upgrade_choice"))
    assert kinds(events)[-1] == "points"  # the next step of the faction action
    assert match.state.points_automa == 21


@pytest.mark.rule("AOI-R-40")
@pytest.mark.parametrize("marker", ["tool", "fallow", "blighted"])
def test_a_marker_leaves_a_hex_empty_unless_it_is_excluded(marker: str) -> None:
    facts: dict[str, Any] = {"human": "C7w", "faction": "blight", "markers": {"B6": [marker]}}
    assert built(4, 1, automa=TWO, **facts)[0] == "B6"
    assert built(4, 1, automa=TWO, **facts, excluded_hexes=["B6"])[0] == "B4"


@pytest.mark.rule("AOI-R-40")
@pytest.mark.parametrize(("may_build", "excluded"), [(True, []), (False, ["B6"])])
def test_the_owner_decides_whether_she_builds_on_blighted_land(
    may_build: bool, excluded: list[str]
) -> None:
    owner = {**OWNER, "blight": {"automa_may_build_on_blighted": may_build}}
    match = match_at(automa=TWO, faction="blight", owner=owner, to_move="person_1")
    match.answer("mark B6 blighted")
    assert match.state.excluded_hexes == excluded
