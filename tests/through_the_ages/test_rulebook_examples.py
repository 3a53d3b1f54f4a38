"""The worked examples: those of the rulebook made concrete (X), and constructed ones (E)."""

from __future__ import annotations

import pytest

from automatable.core.events import Log
from automatable.games.through_the_ages.ages import begin_age
from automatable.games.through_the_ages.aggression import attack_automa
from automatable.games.through_the_ages.auction import auction, choose_units
from automatable.games.through_the_ages.automa import automa_turn
from automatable.games.through_the_ages.automa_cards import built_in_deck
from automatable.games.through_the_ages.construct import construct
from automatable.games.through_the_ages.develop import develop
from automatable.games.through_the_ages.events import resolve
from automatable.games.through_the_ages.final import final_scoring
from automatable.games.through_the_ages.gain import sort_card
from automatable.games.through_the_ages.politics import choose_action
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.row import replenish
from automatable.games.through_the_ages.state import PreparedEvent, State, UnfinishedWonder
from automatable.games.through_the_ages.tactics import human_tactic_becomes_common
from automatable.games.through_the_ages.take import take_cards
from automatable.games.through_the_ages.war import resolve_war_of
from tests.through_the_ages.table import (
    X04_TABLE,
    asked,
    automa_card,
    construction,
    kinds,
    play,
    politics,
    ratings,
    table,
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


def take(state: State, *icons: str) -> None:
    """Take icons; `a/b` is an either/or icon."""
    take_cards(state, [icon.split("/") for icon in icons], Log())


def develop_by(state: State, *icons: str) -> None:
    develop(state, [icon.split("/") for icon in icons], Log())


def build(state: State, *icons: str, answers: tuple[str, ...] = (), war_units: int = 0) -> None:
    card = automa_card(construct=construction(*icons), war_units=war_units)
    play(construct(state, card, Log()), *answers)


def prepared(card: str, by: str, age: str = "III") -> PreparedEvent:
    return PreparedEvent(age, by, card)  # type: ignore[arg-type]


# --- 7.1 examples of the rulebook


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


@pytest.mark.rule("TTA-DEV-02", "TTA-DEV-08", "TTA-DEV-09", "TTA-GOLD-03", "TTA-DEV-01")
def test_x02_journalism_for_science_and_breeding_for_science_and_gold() -> None:
    hand = {
        "urban": ["journalism"],
        "farm_mine": "selective_breeding",
        "action": ["rich_land_i", "reserves_ii"],
    }
    state = table("II", hand=hand, science_points=8)
    develop_by(state, "urban_science", "government/farm_mine")
    assert state.automa.technologies == ["journalism", "selective_breeding"]
    assert (state.automa.science_points, state.automa.hand.action) == (0, [])


@pytest.mark.rule("TTA-BUILD-08", "TTA-BUILD-09", "TTA-BUILD-10", "TTA-BUILD-11", "TTA-BUILD-12")
@pytest.mark.rule("TTA-WON-01", "TTA-WON-04", "TTA-WON-05")
def test_x03_an_upgrade_because_nothing_can_be_built_then_a_wonder() -> None:
    state = table(
        "II",
        hand={"action": ["frugality_i"]},
        technologies=["printing_press", "journalism"],
        cubes={"warriors": 1, "philosophy": 1, "religion": 3, "printing_press": 3},
        unfinished=("st_peters_basilica", 0),
    )
    assert ratings(state) == {"science": 4, "culture": 6, "strength": 1, "happiness": 3}
    build(state, "urban_culture", "stages 2")
    assert state.automa.cubes["printing_press"] == 2
    assert state.automa.cubes["journalism"] == 1
    assert state.automa.hand.action == ["frugality_i"]
    assert state.automa.wonders == ["st_peters_basilica"]
    assert ratings(state) == {"science": 5, "culture": 9, "strength": 1, "happiness": 4}


@pytest.mark.rule("TTA-COL-02", "TTA-COL-03")
@pytest.mark.parametrize(
    ("advantage", "value"),
    [(-6, 0), (-5, 1), (0, 1), (1, 2), (4, 2), (5, 3), (10, 3), (11, 4), (40, 4)],
)
def test_x04_auction_table(advantage: int, value: int) -> None:
    assert automa_card(auction=X04_TABLE).auction_value(advantage) == value


@pytest.mark.rule("TTA-BUILD-10", "TTA-BUILD-12")
def test_x05_prices_of_upgrades() -> None:
    technologies = ["alchemy", "scientific_method", "computers"]
    state = table("III", technologies=technologies, cubes={"philosophy": 3, "scientific_method": 3})
    build(state, "urban_science")
    assert state.automa.cubes == {"philosophy": 3, "scientific_method": 2, "computers": 1}
    hand = {"action": ["frugality_i"]}
    state = table("II", hand=hand, technologies=["scientific_method"], cubes={"philosophy": 3})
    build(state, "urban_science")
    assert state.automa.cubes == {"philosophy": 2, "scientific_method": 1}
    assert state.automa.hand.action == []


# --- 7.2 constructed examples


def first_turn(card: str) -> State:
    state = table("A", AGE_A_ROW)
    play(automa_turn(state, Log()), card)
    return state


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


def politics_table(last_round: bool, human: int, aggressions: dict[str, int]) -> State:
    hand = {"wars": {"III": 1}, "aggressions": aggressions, "events": {"III": 1}}
    return table(
        "IV" if last_round else "III",
        hand=hand,
        human={"strength": human},
        technologies=["swordsmen"],
        cubes={"warriors": 3, "swordsmen": 3},
    )


@pytest.mark.rule("TTA-POL-01", "TTA-POL-03", "TTA-POL-06", "TTA-POL-02")
def test_e04_no_war_in_the_last_round() -> None:
    state = politics_table(True, 3, {"III": 1})
    card = automa_card(politics=politics("war 5", "aggression 4", "event"))
    assert choose_action(state, card).chosen == 2


@pytest.mark.rule("TTA-POL-01", "TTA-POL-06", "TTA-POL-08")
def test_e05_advantage_too_small_and_no_aggression() -> None:
    state = politics_table(False, 5, {})
    card = automa_card(politics=politics("war 5", "aggression 4", "event"))
    assert choose_action(state, card).chosen == 3


@pytest.mark.rule("TTA-POL-03", "TTA-POL-08", "TTA-POL-01")
def test_e06_nothing_can_be_applied() -> None:
    state = table("I", human={"strength": 0})
    card = automa_card(politics=politics("aggression 0", "event"))
    assert choose_action(state, card).chosen is None


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


@pytest.mark.rule("TTA-DEV-02", "TTA-DEV-05", "TTA-DEV-10")
def test_e13_drama_yields_no_science() -> None:
    state = table("I", hand={"urban": ["drama"]}, science_points=9)
    develop_by(state, "urban_science", "urban_leftmost")
    assert state.automa.technologies == ["drama"]
    assert state.automa.science_points == 6


@pytest.mark.rule("TTA-DEV-02", "TTA-DEV-06")
def test_e14_equal_science_more_culture() -> None:
    state = table("II", hand={"urban": ["alchemy", "journalism"]}, science_points=20)
    develop_by(state, "urban_science")
    assert state.automa.technologies == ["journalism"]
    assert state.automa.hand.urban == ["alchemy"]
    assert state.automa.science_points == 14


@pytest.mark.rule("TTA-DEV-11", "TTA-GOLD-03", "TTA-DEV-07")
def test_e15_a_government_at_its_peaceful_price() -> None:
    hand = {"government": "constitutional_monarchy", "action": ["breakthrough_ii", "reserves_ii"]}
    state = table("II", hand=hand, science_points=9)
    develop_by(state, "government")
    assert state.automa.government == "constitutional_monarchy"
    assert state.automa.hand.action == []
    assert state.automa.science_points == 0


@pytest.mark.rule("TTA-GOLD-04", "TTA-DEV-07")
def test_e16_oldest_gold_first() -> None:
    hand = {"military": "riflemen", "action": ["reserves_ii", "frugality_i", "rich_land_i"]}
    state = table("II", hand=hand, science_points=4)
    develop_by(state, "military")
    assert state.automa.hand.action == ["reserves_ii"]


@pytest.mark.rule("TTA-DEV-08")
def test_e17_the_next_alternative_if_the_first_is_too_dear() -> None:
    hand = {"government": "republic", "farm_mine": "selective_breeding"}
    state = table("II", hand=hand, science_points=6)
    develop_by(state, "government/farm_mine")
    assert state.automa.technologies == ["selective_breeding"]
    assert state.automa.hand.government == "republic"


@pytest.mark.rule("TTA-DEV-13")
def test_e18_a_lower_special_technology_is_paid_and_leaves() -> None:
    state = table("II", hand={"special": "warfare"}, technologies=["strategy"], science_points=7)
    before = strength(state)
    develop_by(state, "special_strength")
    assert state.automa.technologies == ["strategy"]
    assert (state.automa.science_points, state.automa.hand.special) == (2, None)
    assert strength(state) == before


@pytest.mark.rule("TTA-BUILD-04", "TTA-BUILD-14", "TTA-BUILD-03", "TTA-BUILD-07")
def test_e19_the_best_it_can_pay_then_age_a() -> None:
    state = table(
        "II", hand={"action": ["frugality_i"]}, technologies=["alchemy", "scientific_method"]
    )
    build(state, "urban_science", "urban_science")
    assert state.automa.cubes == {"warriors": 1, "philosophy": 2, "alchemy": 1}
    assert state.automa.hand.action == []


@pytest.mark.rule("TTA-BUILD-05")
def test_e20_science_breaks_the_tie_in_culture() -> None:
    state = table(
        "I",
        hand={"action": ["frugality_i", "rich_land_i"]},
        technologies=["printing_press", "theology"],
    )
    build(state, "urban_culture")
    assert state.automa.cubes["printing_press"] == 1
    assert len(state.automa.hand.action) == 1


@pytest.mark.rule("TTA-BUILD-05")
def test_e21_happiness_breaks_the_tie() -> None:
    state = table("I", hand={"action": ["frugality_i"]}, technologies=["theology"])
    build(state, "urban_culture")
    assert state.automa.cubes["theology"] == 1
    assert state.automa.hand.action == []


@pytest.mark.rule("TTA-BUILD-06")
def test_e22_a_tie_is_the_persons() -> None:
    def at_tie(policy: str) -> State:
        return table(
            "I",
            hand={"action": ["frugality_i"]},
            settings={"tie_policy": policy},
            technologies=["swordsmen", "knights"],
        )

    card = automa_card(construct=construction("military"))
    question = asked(construct(at_tie("ask"), card, Log()))
    assert question.legal() == ["swordsmen", "knights"]
    state = at_tie("ask")
    build(state, "military", answers=("knights",))
    assert state.automa.cubes["knights"] == 1
    assert state.automa.hand.action == []
    state = at_tie("auto")
    build(state, "military")
    assert state.automa.cubes["swordsmen"] == 1


@pytest.mark.rule("TTA-BUILD-09", "TTA-BUILD-13")
def test_e23_no_technology_in_between_is_skipped() -> None:
    cubes = {"philosophy": 3, "alchemy": 3}
    state = table("III", technologies=["alchemy", "computers"], cubes=dict(cubes))
    build(state, "urban_science")
    assert state.automa.cubes == cubes


@pytest.mark.rule("TTA-BUILD-12", "TTA-BUILD-06")
def test_e24_two_upgrades_tie() -> None:
    def at_tie(policy: str) -> State:
        return table(
            "II",
            technologies=["alchemy", "scientific_method"],
            cubes={"philosophy": 3, "alchemy": 2},
            settings={"tie_policy": policy},
        )

    card = automa_card(construct=construction("urban_science"))
    question = asked(construct(at_tie("ask"), card, Log()))
    assert question.legal() == ["philosophy", "alchemy"]
    state = at_tie("auto")
    build(state, "urban_science")
    assert state.automa.cubes == {"philosophy": 2, "alchemy": 3}


@pytest.mark.rule("TTA-BLUE-01", "TTA-BLUE-02")
def test_e25_a_blue_cube_pays_once() -> None:
    state = table("III", technologies=["multimedia", "opera"], blue_cubes=1, blue_cubes_start=1)
    build(state, "blue urban_culture", "blue urban_science")
    assert state.automa.cubes == {"warriors": 1, "philosophy": 1, "multimedia": 1}
    assert state.automa.blue_cubes == 0


@pytest.mark.rule("TTA-WAR-01", "TTA-WAR-02", "TTA-WAR-03", "TTA-WON-03", "TTA-BUILD-16")
def test_e26_construction_while_war_is_declared() -> None:
    state = table(
        "II",
        hand={"action": ["frugality_i"]},
        technologies=["swordsmen"],
        cubes={"warriors": 2, "philosophy": 1},
        unfinished=("great_wall", 3),
        human={"war_declared": "war_over_territory"},
    )
    build(state, "urban_culture", "stages 2", "military", war_units=2)
    assert state.automa.wonders == ["great_wall"]
    assert state.automa.cubes == {"warriors": 2, "philosophy": 1, "swordsmen": 2}
    assert state.automa.hand.action == []


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
    human_tactic_becomes_common(state, Log())
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
        auction(state.copy(), "historic_territory_i", Log(), active), "strength 2", bonus_2
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
    assert state.human.colonies == ["historic_territory_ii"]
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
    (gain,) = [event for event in log if event.kind == "tta-you_gain_goods"]
    assert gain.args["n"] == 6


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
    assert (state.automa.culture_points, state.human.culture_points) == (9, 0)


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


@pytest.mark.rule("TTA-DEV-10")
def test_e42_the_second_best_is_not_tried() -> None:
    state = table("II", hand={"urban": ["alchemy", "scientific_method"]}, science_points=4)
    develop_by(state, "urban_science")
    assert state.automa.technologies == []
    assert state.automa.science_points == 4


@pytest.mark.rule("TTA-TAKE-18")
def test_e43_an_either_or_take_icon() -> None:
    row = ("coal", "reserves_ii", "republic", "selective_breeding")
    state = table("II", row, {"farm_mine": "iron"})
    take(state, "farm_mine/government")
    assert state.automa.hand.government == "republic"


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
