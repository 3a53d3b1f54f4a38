"""Worked examples: military cards, tactics, events, colonies, attacks, ages and the end."""

from __future__ import annotations

import pytest

from automatable.core.state.copying import copied
from automatable.core.turns.events import Log
from automatable.games.through_the_ages.ages import begin_age
from automatable.games.through_the_ages.aggression import attack_automa
from automatable.games.through_the_ages.auction import auction, choose_units
from automatable.games.through_the_ages.cards import built_in_deck
from automatable.games.through_the_ages.events import resolve
from automatable.games.through_the_ages.final import final_scoring
from automatable.games.through_the_ages.gain import sort_card
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import PreparedEvent
from automatable.games.through_the_ages.tactics import person_tactic_becomes_common
from automatable.games.through_the_ages.war import resolve_war_of
from tests.through_the_ages.table import (
    X04_TABLE,
    asked,
    automa_card,
    kinds,
    play,
    prepared,
    ratings,
    table,
)


@pytest.mark.rule("TTA-COL-02", "TTA-COL-03")
@pytest.mark.parametrize(
    ("advantage", "value"),
    [(-6, 0), (-5, 1), (0, 1), (1, 2), (4, 2), (5, 3), (10, 3), (11, 4), (40, 4)],
)
def test_x04_auction_table(advantage: int, value: int) -> None:
    assert automa_card(auction=X04_TABLE).auction_value(advantage) == value


@pytest.mark.rule("TTA-GAIN-03", "TTA-GAIN-05", "TTA-GAIN-06", "TTA-GAIN-07", "TTA-GAIN-08")
@pytest.mark.rule("TTA-GAIN-09")
def test_e27_six_military_cards_are_sorted() -> None:
    state = table("III", hand={"tactic": "napoleonic_army"}, tactic_ages_kept=["I", "II"])
    state.common_tactics = ["mechanized_army"]
    log = Log()
    for card in (
        "event",
        "military_bonus_iii",
        "mechanized_army",
        "modern_army",
        "entrenchments",
        "war",
    ):
        sort_card(state, card, log)
    hand = state.automa.hand
    assert (hand.events, hand.wars, hand.tactic) == ({"III": 1}, {"III": 1}, "modern_army")
    assert "tta-event_slot_turned" in kinds(log)
    assert set(state.military_discards) == {
        "military_bonus_iii",
        "mechanized_army",
        "napoleonic_army",
        "entrenchments",
    }
    assert state.automa.active_tactic is None


@pytest.mark.rule("TTA-TAC-03", "TTA-TAC-04", "TTA-TAC-05", "TTA-TAC-06", "TTA-TAC-07")
@pytest.mark.rule("TTA-GAIN-10")
def test_e28_one_full_army_and_one_outdated() -> None:
    state = table(
        "III",
        technologies=["swordsmen", "riflemen"],
        cubes={"warriors": 2, "swordsmen": 2, "riflemen": 3},
    )
    assert strength(state) == 15
    sort_card(state, "mechanized_army", Log())
    assert strength(state) == 30
    assert state.automa.exclusive_tactics == ["mechanized_army"]
    assert state.automa.hand.tactic is None


@pytest.mark.rule("TTA-TAC-06", "TTA-TAC-09")
def test_e29_the_persons_tactic_becomes_common() -> None:
    state = table(
        "I",
        cubes={"warriors": 3},
        active_tactic="fighting_band",
        human={"exclusive_tactic": "legion"},
        on_turn="human",
    )
    state.common_tactics = ["fighting_band"]
    person_tactic_becomes_common(state, Log())
    assert state.automa.active_tactic == "legion"
    assert strength(state) == 5


@pytest.mark.rule("TTA-EVT-02", "TTA-EFF-10", "TTA-EVT-06")
def test_e30_a_tie_counts_for_the_player_on_turn() -> None:
    state = table("I", on_turn="human", culture_points=3)
    play(resolve(state, prepared("crusades", "human", "I"), Log()), "strength 1")
    assert state.automa.culture_points == 0


@pytest.mark.rule("TTA-EVT-04", "TTA-EVT-20")
@pytest.mark.parametrize(("human", "automa"), [(16, 15), (10, 10)])
def test_e31_e32_five_extra_culture(human: int, automa: int) -> None:
    state = table("III", government="republic", technologies=["navigation", "code_of_laws"])
    play(resolve(state, prepared("impact_of_progress", "automa"), Log()), f"gain {human}")
    assert state.automa.culture_points == automa


@pytest.mark.rule("TTA-COL-01", "TTA-COL-02", "TTA-COL-05", "TTA-COL-06", "TTA-COL-07")
@pytest.mark.rule("TTA-COL-08")
def test_e33_the_automa_wins_a_colony() -> None:
    state = table("I", technologies=["swordsmen"], cubes={"warriors": 2, "swordsmen": 2})
    active = automa_card(auction=X04_TABLE, number=9)
    bonus_2 = "card 3"  # house_i_3 has a colonisation bonus of 2
    assert built_in_deck().by_id["house_i_3"].colonization_bonus == 2
    turn = auction(state, "historic_territory_i", Log(), active)
    question = asked(
        auction(copied(state), "historic_territory_i", Log(), active), "strength 2", bonus_2
    )
    assert question.args["bid"] == 4
    play(turn, "strength 2", bonus_2, "pass")
    assert state.automa.cubes == {"warriors": 2, "swordsmen": 1}
    assert state.automa.culture_points == 6
    assert ratings(state)["happiness"] == 1


@pytest.mark.rule("TTA-COL-04", "TTA-COL-06", "TTA-COL-10")
def test_e34_no_more_than_its_units_are_worth() -> None:
    state = table("II", technologies=["strategy"], cubes={"warriors": 1})
    active = automa_card(auction=(X04_TABLE[0].__class__(5),), number=9)
    turn = auction(state, "historic_territory_ii", Log(), active)
    play(turn, "strength 0", "card 7", "bid 3")  # house_ii_7 has a bonus of 1: bid 2
    assert state.person.colonies == ["historic_territory_ii"]
    assert state.automa.cubes == {"warriors": 1}


@pytest.mark.rule("TTA-AGG-02", "TTA-AGG-03", "TTA-AGG-05")
def test_e35_an_aggression_is_repelled() -> None:
    state = table(
        "II",
        hand={"wars": {"II": 1}, "aggressions": {"II": 2}},
        on_turn="human",
        technologies=["swordsmen"],
        cubes={"warriors": 1, "swordsmen": 2},
    )
    defence_4 = "card 1"  # house_ii_1
    turn = attack_automa(state, "spy_ii", 9, Log())
    play(turn, defence_4, "lost war_II")  # then only aggressions are left: no question
    assert (state.automa.hand.wars, state.automa.hand.aggressions) == ({}, {"II": 1})
    assert state.automa_pile.drawn == []


@pytest.mark.rule("TTA-AGG-04", "TTA-AGG-10")
def test_e36_a_raid_takes_two_buildings() -> None:
    state = table(
        "II",
        technologies=["drama", "opera"],
        on_turn="human",
        cubes={"philosophy": 2, "drama": 1, "opera": 1},
    )
    log = Log()
    play(attack_automa(state, "raid_ii", 12, log), "card 3", "building opera", "building drama")
    assert state.automa.cubes == {"philosophy": 2}
    (gain,) = [event for event in log if event.kind == "tta-you_gain_resources"]
    assert gain.args["n"] == 6


@pytest.mark.rule("TTA-AGG-10")
def test_half_of_an_odd_cost_is_rounded_up() -> None:
    state, log = table(cubes={"philosophy": 1}), Log()
    play(attack_automa(state, "raid_i", 30, log), "card 1")
    (gained,) = [event for event in log if event.kind == "tta-you_gain_resources"]
    assert (gained.args["n"], state.automa.cubes) == (2, {})


@pytest.mark.rule("TTA-WAR-08", "TTA-WAR-07")
def test_e37_war_over_culture() -> None:
    state = table(
        "III",
        technologies=["tanks"],
        cubes={"tanks": 3, "warriors": 3},
        colonies=["strategic_territory_ii"],
        wonders=["colossus"],
        war_declared="war_over_culture",
    )
    assert strength(state) == 24
    play(resolve_war_of("automa", state, Log()), "strength 20", "culture 9")
    assert (state.automa.culture_points, state.person.culture_points) == (9, 0)


@pytest.mark.rule("TTA-WAR-08")
def test_a_war_over_culture_takes_no_more_than_there_is() -> None:
    state = table(cubes={"warriors": 3}, war_declared="war_over_culture", age="II")
    play(resolve_war_of("automa", state, Log()), "strength 1", "culture 4")
    assert (state.automa.culture_points, state.person.culture_points) == (4, 0)


@pytest.mark.rule("TTA-WAR-09")
def test_e38_war_over_technology() -> None:
    state = table(
        "II",
        technologies=["warfare", "cartography"],
        cubes={"warriors": 3},
        science_points=4,
        human={"war_declared": "war_over_technology"},
        on_turn="human",
    )
    assert strength(state) == 5
    play(resolve_war_of("human", state, Log()), "strength 15", "technology warfare", "done")
    assert state.automa.technologies == ["cartography"]
    assert state.automa.science_points == 0
    assert strength(state) == 4


@pytest.mark.rule("TTA-AGE-01", "TTA-AGE-03", "TTA-AGE-04", "TTA-BLUE-04", "TTA-AGE-06")
def test_e39_age_ii_begins() -> None:
    hand = {
        "action": ["rich_land_a", "rich_land_i"],
        "urban": ["drama"],
        "events": {"I": 1},
        "tactic": "legion",
    }
    state = table(
        "I",
        hand=hand,
        leader="julius_caesar",
        unfinished=("hanging_gardens", 1),
        blue_cubes_start=3,
    )
    before = strength(state)
    begin_age(state, "II", Log())
    hand_now = state.automa.hand
    assert hand_now.action == ["rich_land_i"]
    assert (hand_now.urban, hand_now.events, hand_now.tactic) == (["drama"], {"I": 1}, "legion")
    assert (state.automa.leader, state.automa.unfinished_wonder) == (None, None)
    assert strength(state) == before - 1
    assert state.automa.blue_cubes == 3
    assert state.automa_pile.age == "II"


@pytest.mark.rule("TTA-END-03", "TTA-EVT-16", "TTA-EVT-19", "TTA-EVT-20", "TTA-EVT-22")
@pytest.mark.rule("TTA-EVT-02", "TTA-EVT-03")
def test_e40_final_scoring() -> None:
    state = table(
        "IV",
        technologies=["alchemy", "oil", "computers", "military_theory", "tanks"],
        government="democracy",
        wonders=["colossus", "taj_mahal", "internet"],
        culture_points=140,
        cubes={"warriors": 4, "alchemy": 2, "computers": 1},
    )
    state.start_player, state.phase = "automa", "final"
    assert ratings(state)["science"] == 9
    assert strength(state) == 11
    state.current_events = [
        prepared("impact_of_science", "human"),
        prepared("impact_of_strength", "automa"),
        prepared("impact_of_wonders", "automa"),
        PreparedEvent("II", "automa"),
    ]
    state.future_events = [
        prepared("impact_of_technology", "human"),
        prepared("impact_of_industry", "human"),
    ]
    play(final_scoring(state, Log()), "strength 30")  # strength: 0 + 5
    assert state.automa.culture_points == 145
    play(final_scoring(state, Log()), "gain 9")  # wonders: 5 + 4 + 2, no extra
    assert state.automa.culture_points == 156
    play(final_scoring(state, Log()), "science_rating 9")  # tie: the starting player
    assert state.automa.culture_points == 166
    play(final_scoring(state, Log()))  # technology: 4 x 5
    play(final_scoring(state, Log()))  # industry: 15
    assert state.automa.culture_points == 201
    over = play(final_scoring(state, Log()), "culture 180")
    assert over.phase == "over"


@pytest.mark.rule("TTA-GAIN-14")
def test_e44_a_copy_of_its_own_tactic() -> None:
    state = table(
        "I",
        cubes={"warriors": 3},
        active_tactic="legion",
        exclusive_tactics=["legion"],
        settings={"tactic_limit": "slot"},
    )
    sort_card(state, "legion", Log())
    assert state.military_discards == {"legion": 1}
    sort_card(state, "phalanx", Log())
    assert state.automa.active_tactic == "phalanx"
    assert strength(state) == 6


def test_units_lost_are_the_least_that_suffices() -> None:
    state = table(
        "II",
        technologies=["swordsmen", "knights", "riflemen"],
        cubes={"warriors": 1, "swordsmen": 1, "knights": 1, "riflemen": 1},
    )
    assert choose_units(state, 2).chosen == "swordsmen"
    assert choose_units(state, 4).chosen == "swordsmen+knights"
    assert choose_units(state, 6).chosen == "warriors+swordsmen+riflemen"
