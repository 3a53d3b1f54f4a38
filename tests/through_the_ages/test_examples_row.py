"""Worked examples: the first turn, the row, politics and taking cards."""

from __future__ import annotations

import pytest

from automatable.core.turns.events import Log, Ref
from automatable.games.through_the_ages.automa import automa_turn
from automatable.games.through_the_ages.politics import choose_action
from automatable.games.through_the_ages.row import replenish
from automatable.games.through_the_ages.state import State, UnfinishedWonder
from tests.through_the_ages.table import (
    automa_card,
    play,
    politics,
    ratings,
    table,
    take,
)

AGE_A_ROW = (
    "rich_land_a",
    "homer",
    "pyramids",
    "frugality_a",
    "moses",
    "colossus",
    "urban_growth_a",
    "aristotle",
    "stockpile_a",
    "julius_caesar",
    "hanging_gardens",
    "patriotism_a",
    "cultural_heritage_a",
)


def first_turn(card: str) -> State:
    state = table("A", AGE_A_ROW)
    play(automa_turn(state, Log()), card)
    return state


NEW_CARDS = (
    "irrigation", "irrigation", "frugality_i", "frugality_i", "reserves_i", "reserves_i",
    "rich_land_i", "rich_land_i", "urban_growth_i", "urban_growth_i", "patriotism_i",
)  # fmt: skip


def politics_table(last_round: bool, human: int, aggressions: dict[str, int]) -> State:
    hand = {"wars": {"III": 1}, "aggressions": aggressions, "events": {"III": 1}}
    return table(
        "IV" if last_round else "III",
        hand=hand,
        human={"strength": human},
        technologies=["swordsmen"],
        cubes={"warriors": 3, "swordsmen": 3},
    )


@pytest.mark.rule("TTA-TAKE-02", "TTA-TAKE-03", "TTA-TAKE-09", "TTA-TAKE-10", "TTA-TAKE-13")
@pytest.mark.rule("TTA-TAKE-15", "TTA-TAKE-16")
def test_x01_three_take_icons_in_age_iii() -> None:
    row = (
        "sid_meier",
        "winston_churchill",
        "mahatma_gandhi",
        "internet",
        "democracy",
        "multimedia",
        "reserves_iii",
    )
    state = table("III", row, {"military": "tanks"}, leader="isaac_newton", government="communism")
    take(state, "urban_culture", "government", "military")
    assert state.automa.hand.urban == ["multimedia"]
    assert state.automa.leader == "sid_meier"
    assert state.automa.unfinished_wonder == UnfinishedWonder("internet")
    assert [space for space, id in enumerate(state.row, start=1) if id] == [2, 3, 5, 7]


@pytest.mark.rule("TTA-FIRST-01", "TTA-FIRST-02", "TTA-FIRST-03", "TTA-FIRST-06")
def test_e01_no_urban_card_in_age_a() -> None:
    state = first_turn("card 1")
    assert state.automa.hand.action == ["rich_land_a"]
    assert state.row.count(None) == 1
    assert state.automa.science_points == 1


@pytest.mark.rule("TTA-FIRST-02", "TTA-FIRST-04", "TTA-FIRST-05", "TTA-TAKE-17")
def test_e02_homer_in_the_first_turn() -> None:
    state = first_turn("card 4")
    assert state.automa.leader == "homer"
    assert state.row[1] is None
    assert ratings(state)["happiness"] == 0
    assert state.automa_pile.drawn == []


@pytest.mark.rule("TTA-ROW-02", "TTA-ROW-03")
def test_e03_replenishing_a_row_with_gaps() -> None:
    old = [
        "drama",
        None,
        "iron",
        "knights",
        None,
        "alchemy",
        "warfare",
        "masonry",
        None,
        "monarchy",
        "theology",
        "swordsmen",
        "irrigation",
    ]
    state = table("I", old)
    new = "reserves_i rich_land_i frugality_i reserves_i rich_land_i"
    play(replenish(state, Log()), f"row {new}")
    kept = [
        "knights",
        "alchemy",
        "warfare",
        "masonry",
        "monarchy",
        "theology",
        "swordsmen",
        "irrigation",
    ]
    assert state.row == [*kept, *new.split()]


@pytest.mark.rule("TTA-ROW-03")
def test_the_person_is_told_which_cards_leave_the_row() -> None:
    state, log = table("I", ["iron", None, "drama", "knights", "masonry"]), Log()
    play(replenish(state, log), "row " + " ".join(NEW_CARDS))
    (told,) = [event for event in log if event.kind == "tta-row_cleared"]
    assert told.args["cards"] == (Ref("civ", "iron"), Ref("civ", "drama"))
    (dealt,) = [event for event in log if event.kind == "tta-row_dealt"]
    assert dealt.args["cards"] == tuple(Ref("civ", id) for id in NEW_CARDS)


@pytest.mark.rule("TTA-POL-01", "TTA-POL-03", "TTA-POL-06", "TTA-POL-02")
def test_e04_no_war_in_the_last_round() -> None:
    state = politics_table(True, 3, {"III": 1})
    card = automa_card(politics=politics("war 5", "aggression 4", "event"))
    assert choose_action(state, card).chosen == "aggression"


@pytest.mark.rule("TTA-POL-01", "TTA-POL-06", "TTA-POL-08")
def test_e05_advantage_too_small_and_no_aggression() -> None:
    state = politics_table(False, 5, {})
    card = automa_card(politics=politics("war 5", "aggression 4", "event"))
    assert choose_action(state, card).chosen == "event"


@pytest.mark.rule("TTA-POL-03", "TTA-POL-08", "TTA-POL-01")
def test_e06_nothing_can_be_applied() -> None:
    state = table("I", human={"strength": 0})
    card = automa_card(politics=politics("aggression 0", "event"))
    assert choose_action(state, card).chosen is None


@pytest.mark.rule("TTA-POL-01")
def test_two_icons_of_a_kind_are_told_apart_by_their_place() -> None:
    state = politics_table(False, 5, {"III": 1})
    card = automa_card(politics=politics("aggression 9", "aggression 2", "event"))
    assert choose_action(state, card).chosen == 2


@pytest.mark.rule("TTA-TAKE-09")
def test_e07_older_leader_and_taken_age() -> None:
    state = table(
        "II",
        ("leonardo_da_vinci", "frugality_i", "isaac_newton"),
        leader="j_s_bach",
        leader_ages_taken=["A", "II"],
    )
    take(state, "leader")
    assert state.automa.hand.action == ["frugality_i"]


@pytest.mark.rule("TTA-TAKE-10")
def test_e08_no_government_that_is_not_newer() -> None:
    state = table("II", ("monarchy", "republic", "knights"), government="constitutional_monarchy")
    take(state, "government")
    assert state.automa.hand.military == "knights"


@pytest.mark.rule("TTA-TAKE-14", "TTA-TAKE-03")
def test_e09_both_urban_places_taken() -> None:
    row = ("drama", "alchemy", "theology", "bread_and_circuses", "iron")
    state = table("I", row, {"urban": ["printing_press", "alchemy"]})
    take(state, "urban_culture")
    assert state.automa.hand.farm_mine == "iron"


@pytest.mark.rule("TTA-TAKE-07")
def test_e10_no_second_copy_of_a_technology() -> None:
    state = table("I", ("alchemy", "printing_press", "drama"), technologies=["alchemy"])
    take(state, "urban_science")
    assert state.automa.hand.urban == ["printing_press"]


@pytest.mark.rule("TTA-TAKE-04", "TTA-TAKE-11", "TTA-TAKE-13", "TTA-TAKE-15")
def test_e11_icons_lapse() -> None:
    row = ("strategy", "navigation", "eiffel_tower", "cannon")
    hand = {"special": "masonry", "military": "riflemen"}
    state = table("II", row, hand, unfinished=("great_wall", 0))
    take(state, "special_strength", "wonder")
    assert state.row[:4] == list(row)


@pytest.mark.rule("TTA-TAKE-02")
@pytest.mark.parametrize(
    ("switch", "taken"),
    [("most", ["opera", "journalism"]), ("leftmost", ["theology", "printing_press"])],
)
def test_e12_leftmost_or_most(switch: str, taken: list[str]) -> None:
    row = ("theology", "printing_press", "journalism", "opera")
    state = table("II", row, settings={"take_urban_rule": switch})
    take(state, "urban_culture", "urban_science")
    assert state.automa.hand.urban == taken


@pytest.mark.rule("TTA-TAKE-18")
def test_e43_an_either_or_take_icon() -> None:
    row = ("coal", "reserves_ii", "republic", "selective_breeding")
    state = table("II", row, {"farm_mine": "iron"})
    take(state, "farm_mine/government")
    assert state.automa.hand.government == "republic"


@pytest.mark.rule("TTA-TURN-03", "TTA-TURN-06", "TTA-WON-02", "TTA-PROD-01")
def test_e41_a_whole_turn() -> None:
    row = (
        "frugality_i",
        "iron",
        "knights",
        "printing_press",
        "monarchy",
        "taj_mahal",
        "reserves_i",
        "warfare",
        "alchemy",
        "genghis_khan",
        "rich_land_i",
        "bread_and_circuses",
        "swordsmen",
    )
    state = table(
        "I",
        row,
        {"action": ["rich_land_a"], "urban": ["drama"]},
        leader="moses",
        science_points=4,
        culture_points=2,
        cubes={"warriors": 2, "philosophy": 1},
    )
    play(automa_turn(state, Log()), "card 4", "military phalanx")
    automa = state.automa
    assert automa.leader == "genghis_khan"
    assert automa.hand.action == ["rich_land_a", "frugality_i"]
    assert automa.technologies == ["drama"]
    assert automa.cubes == {"warriors": 2, "philosophy": 2}
    assert (automa.hand.tactic, automa.active_tactic) == ("phalanx", None)
    assert (automa.science_points, automa.culture_points) == (3, 2)
    assert state.automa_pile.drawn == [4]
