"""Worked examples: development, gold, buildings, upgrades, wonders and blue cubes."""

from __future__ import annotations

import pytest

from automatable.core.turns.events import Log
from automatable.games.through_the_ages.construct import construct
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import State
from tests.through_the_ages.table import (
    asked,
    automa_card,
    build,
    construction,
    develop_by,
    ratings,
    table,
)


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


@pytest.mark.rule("TTA-DEV-10")
def test_e42_the_second_best_is_not_tried() -> None:
    state = table("II", hand={"urban": ["alchemy", "scientific_method"]}, science_points=4)
    develop_by(state, "urban_science")
    assert state.automa.technologies == []
    assert state.automa.science_points == 4
