"""The rulings on the Automa's own doings: set-up, taking, developing, building."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import Option
from automatable.core.turns.events import Log
from automatable.games.through_the_ages.automa import automa_turn
from automatable.games.through_the_ages.base_cards import civil, civil_deck
from automatable.games.through_the_ages.construct import construct
from automatable.games.through_the_ages.develop import develop
from automatable.games.through_the_ages.formulas import FORMULAS
from automatable.games.through_the_ages.gain import gain, produce
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.gold import choose_gold
from automatable.games.through_the_ages.ratings import rating, strength
from automatable.games.through_the_ages.state import PreparedEvent, State
from automatable.games.through_the_ages.take import ALLOWED, limit, take_cards
from tests.through_the_ages.table import (
    asked,
    automa_card,
    construction,
    kinds,
    play,
    ratings,
    table,
)


def option(*keys: str) -> Option:
    """The option that goes by one of these names."""
    return next(option for option in GAME.options() if option.key in keys)


def new_game(seed: str = "rulings", **options: Any) -> State:
    return Match.new(GAME, options, Seed.from_text(seed)).state


def takes(state: State, *icons: str) -> list[str]:
    """The cards that leave the row; `a/b` is an either/or icon."""
    before = [id for id in state.row if id]
    take_cards(state, [icon.split("/") for icon in icons], Log())
    after = [id for id in state.row if id]
    return [id for id in before if id not in after]


def develops(state: State, *icons: str) -> list[str]:
    before = list(state.automa.technologies)
    develop(state, [icon.split("/") for icon in icons], Log())
    return [id for id in state.automa.technologies if id not in before]


def builds(state: State, *icons: str, answers: tuple[str, ...] = ()) -> dict[str, int]:
    """How many cubes each technology gained or lost."""
    before = dict(state.automa.cubes)
    play(construct(state, automa_card(construct=construction(*icons)), Log()), *answers)
    now = state.automa.cubes
    changes = {id: now.get(id, 0) - before.get(id, 0) for id in {**before, **now}}
    return {id: change for id, change in changes.items() if change}


# --- set-up and the first turn


@pytest.mark.rule("TTA-R-01")
def test_four_blue_cubes_are_offered_too() -> None:
    blue_cubes = option("level", "blue_cubes")
    assert blue_cubes.choices == (0, 1, 2, 3, 4)
    four: dict[str, Any] = {blue_cubes.key: 4}
    assert new_game(**four).automa.blue_cubes == 4


@pytest.mark.rule("TTA-R-02")
def test_the_table_or_chance_says_who_starts() -> None:
    who = option("start_player")
    assert (who.choices, who.default) == (("random", "human", "automa"), "random")
    for side in ("human", "automa"):
        assert new_game(start_player=side).start_player == side
    starts = {new_game(seed, start_player="random").start_player for seed in "abcdefgh"}
    assert starts == {"human", "automa"}


@pytest.mark.rule("TTA-R-03")
def test_the_automa_produces_in_round_1_unless_the_switch_says_otherwise() -> None:
    assert option("first_turn_production").default == "on"
    for switch, science in (("on", 1), ("off", 0)):
        state = table("A", ["homer"], settings={"first_turn_production": switch})
        play(automa_turn(state, Log()), "card 1")
        assert (state.automa.leader, state.automa.science_points) == ("homer", science)


@pytest.mark.rule("TTA-R-04")
def test_the_first_card_passes_the_normal_test() -> None:
    assert {limit(table("A"), civil(id)) for id in civil_deck("A")} == {ALLOWED}
    corrected = table("A", ["pyramids", "homer"], unfinished=("colossus", 0))
    play(automa_turn(corrected, Log()), "card 8")
    assert corrected.automa.leader == "homer"


# --- taking


@pytest.mark.rule("TTA-R-05")
def test_the_leftmost_urban_card_or_the_most_productive() -> None:
    assert option("take_urban_rule").default == "leftmost"
    row = ["alchemy", "printing_press", "journalism"]
    assert takes(table("II", row), "urban_science") == ["alchemy"]
    most = {"take_urban_rule": "most"}
    assert takes(table("II", row, settings=most), "urban_science") == ["journalism"]
    equal = ["iron", "printing_press", "theology"]
    assert takes(table("I", equal, settings=most), "urban_culture") == ["printing_press"]
    assert takes(table("II", ["opera", "movies"]), "urban_culture") == ["opera"]


@pytest.mark.rule("TTA-R-05", "TTA-R-55", "TTA-TAKE-03")
def test_the_most_productive_is_looked_for_by_urban_icons_among_urban_cards() -> None:
    most = {"take_urban_rule": "most"}
    state = table("II", ["iron", "riflemen"], settings=most)
    assert takes(state, "urban_strength") == ["iron"]
    row = ["taj_mahal", "alchemy"]
    assert takes(table("I", row, settings=most), "urban_science/wonder") == ["taj_mahal"]


@pytest.mark.rule("TTA-R-06")
@pytest.mark.parametrize(
    ("leader", "faces"), [("homer", 1), ("william_shakespeare", 1), ("charlie_chaplin", 2)]
)
def test_happy_faces_of_leaders_count_only_with_the_switch(leader: str, faces: int) -> None:
    assert option("leader_happiness").default == "off"
    for switch, happiness in (("off", 0), ("on", faces)):
        state = table("III", leader=leader, settings={"leader_happiness": switch})
        assert rating(state, "happiness") == happiness


@pytest.mark.rule("TTA-R-07")
def test_question_marks_count_nothing() -> None:
    units = {"warriors": 3}
    assert strength(table("I", leader="alexander_the_great", cubes=units)) == 3
    napoleon = table("II", leader="napoleon_bonaparte", cubes=units, active_tactic="legion")
    assert strength(napoleon) == 3 + 2
    cook = table("II", leader="james_cook", colonies=["vast_territory_i"])
    assert rating(cook, "culture") == 0
    wall = table("I", wonders=["great_wall"], cubes=units)
    assert ratings(wall) == {"science": 0, "culture": 1, "strength": 3, "happiness": 1}


@pytest.mark.rule("TTA-R-08")
@pytest.mark.parametrize(
    "wonder", ["fast_food_chains", "first_space_flight", "hollywood", "internet"]
)
def test_an_age_iii_wonder_gives_nothing_but_impact_of_wonders(wonder: str) -> None:
    cubes = {"warriors": 2, "philosophy": 2, "religion": 1}
    state = table("III", cubes=cubes, unfinished=(wonder, len(civil(wonder).stages) - 1))
    before = ratings(state)
    builds(state, "stages 1")
    assert (state.automa.wonders, ratings(state)) == ([wonder], before)
    assert (state.automa.culture_points, FORMULAS["wonders_by_age"](state)) == (0, 2)


@pytest.mark.rule("TTA-R-09")
def test_two_urban_places_in_all_and_one_special_place_in_all() -> None:
    hand = {"urban": ["alchemy", "drama"], "special": "masonry"}
    assert takes(table("I", ["bread_and_circuses", "iron"], hand), "urban_strength") == ["iron"]
    assert takes(table("I", ["warfare", "iron"], hand), "special_strength") == ["iron"]


@pytest.mark.rule("TTA-R-10")
def test_once_per_printed_age_also_if_the_card_is_gone() -> None:
    gone = table("II", ["michelangelo", "isaac_newton"], leader_ages_taken=["A", "I"])
    assert takes(gone, "leader") == ["isaac_newton"]
    lost = table("II", ["monarchy", "iron"], government_ages_taken=["I"])
    assert takes(lost, "government") == ["iron"]


@pytest.mark.rule("TTA-R-10")
def test_nothing_older_than_what_it_has() -> None:
    bach = table("II", ["leonardo_da_vinci", "iron"], leader="j_s_bach")
    assert takes(bach, "leader") == ["iron"]
    in_hand = table("II", ["monarchy", "iron"], {"government": "republic"})
    assert takes(in_hand, "government") == ["iron"]
    in_play = table("II", ["monarchy", "iron"], government="constitutional_monarchy")
    assert takes(in_play, "government") == ["iron"]


@pytest.mark.rule("TTA-R-55")
def test_an_either_or_icon_takes_the_leftmost_of_all_its_kinds() -> None:
    row = ["reserves_i", "iron", "monarchy"]
    assert takes(table("I", row), "government/farm_mine") == ["iron"]
    assert takes(table("I", row), "farm_mine/government") == ["iron"]


# --- developing and paying


@pytest.mark.rule("TTA-R-12")
def test_an_urban_icon_needs_at_least_one_of_its_statistic() -> None:
    hand = {"urban": ["drama"], "action": ["reserves_i"]}
    assert develops(table("I", hand=hand, science_points=9), "urban_science") == []
    assert develops(table("I", hand=hand, science_points=9), "urban_leftmost") == ["drama"]
    full = table("I", hand=hand, technologies=["drama"], cubes={"philosophy": 3})
    assert builds(full, "urban_science") == {}
    assert builds(full, "urban_culture") == {"drama": 1}


@pytest.mark.rule("TTA-R-17")
@pytest.mark.parametrize(
    ("gold", "price", "paid"),
    [(["frugality_i", "rich_land_a"], 1, "rich_land_a"),
     (["reserves_ii", "frugality_i", "rich_land_a"], 2, "rich_land_a+frugality_i"),
     (["reserves_iii", "reserves_ii", "rich_land_a"], 2, "reserves_ii"),
     (["reserves_ii", "reserves_ii", "reserves_iii"], 3, "reserves_iii")],
)  # fmt: skip
def test_little_is_overpaid_and_old_cards_go_first(gold: list[str], price: int, paid: str) -> None:
    assert choose_gold(table("III", hand={"action": gold}), price).chosen == paid


@pytest.mark.rule("TTA-R-18")
def test_too_dear_an_alternative_gives_way_to_the_next() -> None:
    hand = {"government": "republic", "military": "riflemen"}
    state = table("II", hand=hand, science_points=7)
    assert develops(state, "government/military") == ["riflemen"]
    assert (state.automa.science_points, state.automa.hand.government) == (1, "republic")


@pytest.mark.rule("TTA-R-19")
def test_the_second_urban_card_slides_after_any_development() -> None:
    state = table("I", ["theology"], {"urban": ["alchemy", "drama"]}, science_points=7)
    assert develops(state, "urban_science", "urban_leftmost") == ["alchemy", "drama"]
    state = table("I", ["theology"], {"urban": ["alchemy", "drama"]}, science_points=4)
    develops(state, "urban_science")
    takes(state, "urban_culture")
    assert state.automa.hand.urban == ["drama", "theology"]


@pytest.mark.rule("TTA-R-48")
def test_a_special_technology_below_the_one_in_play_is_paid_and_leaves() -> None:
    state = table("II", hand={"special": "warfare"}, technologies=["strategy"], science_points=7)
    assert develops(state, "special_strength") == []
    assert (state.automa.technologies, state.automa.science_points) == (["strategy"], 2)
    assert state.automa.hand.special is None


# --- building


def labs(scope: str, **facts: Any) -> State:
    return table("II", technologies=["alchemy"], settings={"building_limit_scope": scope}, **facts)


@pytest.mark.rule("TTA-R-11")
def test_three_cubes_on_a_card_or_on_a_kind() -> None:
    assert option("building_limit_scope").default == "technology"
    cubes = {"philosophy": 1, "alchemy": 2}
    gold = {"action": ["reserves_i"]}
    assert builds(labs("technology", cubes=cubes, hand=gold), "urban_science") == {"alchemy": 1}
    moved = {"philosophy": -1, "alchemy": 1}
    assert builds(labs("type", cubes=cubes, hand=gold), "urban_science") == moved


@pytest.mark.rule("TTA-R-13")
def test_the_best_technology_it_can_pay_before_any_upgrade() -> None:
    state = table(
        "II", technologies=["alchemy", "scientific_method"], hand={"action": ["reserves_i"]}
    )
    assert builds(state, "urban_science") == {"alchemy": 1}
    assert builds(state, "urban_science") == {"philosophy": 1}


@pytest.mark.rule("TTA-R-14")
def test_upgrades_are_ranked_by_the_increase_which_may_be_0() -> None:
    state = table(
        "III",
        technologies=["printing_press", "journalism", "opera", "movies"],
        cubes={"religion": 3, "printing_press": 3, "opera": 3},
    )
    assert builds(state, "urban_culture") == {"printing_press": -1, "journalism": 1}
    temples = table("I", technologies=["theology"], cubes={"religion": 3})
    assert builds(temples, "urban_culture") == {"religion": -1, "theology": 1}


@pytest.mark.rule("TTA-R-15")
def test_a_full_technology_stops_upgrades_to_it() -> None:
    cubes = {"philosophy": 3, "alchemy": 3}
    assert builds(labs("technology", cubes=dict(cubes)), "urban_science") == {}
    moved = {"philosophy": -1, "alchemy": 1}
    assert builds(labs("type", cubes=dict(cubes)), "urban_science") == moved


def units(policy: str) -> State:
    settings = {"tie_policy": policy}
    gold = {"action": ["reserves_i"]}
    return table("I", technologies=["knights", "swordsmen"], hand=gold, settings=settings)


@pytest.mark.rule("TTA-R-16")
def test_the_person_settles_ties_of_buildings_or_the_order_of_kinds() -> None:
    assert option("tie_policy").default == "ask"
    card = automa_card(construct=construction("military"))
    question = asked(construct(units("ask"), card, Log()))
    assert set(question.legal() or ()) == {"swordsmen", "knights"}
    assert builds(units("ask"), "military", answers=("knights",)) == {"knights": 1}
    assert builds(units("auto"), "military") == {"swordsmen": 1}


@pytest.mark.rule("TTA-R-16")
def test_tied_upgrades_by_price_then_source_then_kind() -> None:
    auto = {"tie_policy": "auto"}
    price = table(
        "III", technologies=["scientific_method", "computers"], settings=auto,
        cubes={"philosophy": 3, "scientific_method": 2}, hand={"action": ["reserves_i"]},
    )  # fmt: skip
    assert builds(price, "urban_science") == {"scientific_method": -1, "computers": 1}
    assert price.automa.hand.action == ["reserves_i"]
    source = table(
        "II", technologies=["scientific_method", "alchemy"], settings=auto,
        cubes={"alchemy": 2, "philosophy": 3},
    )  # fmt: skip
    assert builds(source, "urban_science") == {"philosophy": -1, "alchemy": 1}
    kind = table(
        "II", technologies=["cavalrymen", "knights", "riflemen", "swordsmen"], settings=auto,
        cubes={"knights": 3, "swordsmen": 3, "warriors": 3},
    )  # fmt: skip
    assert builds(kind, "military") == {"swordsmen": -1, "riflemen": 1}


# --- ratings and production


@pytest.mark.rule("TTA-R-35")
def test_the_sum_of_happiness_is_kept_beyond_the_track() -> None:
    state = table("III", happiness_gained=9)
    assert rating(state, "happiness") == 8
    state.automa.government = "communism"
    assert rating(state, "happiness") == 8
    sad = table("III", government="communism")
    play(gain(sad, 0, 1, Log()))
    assert rating(sad, "happiness") == 0


@pytest.mark.rule("TTA-R-36")
def test_a_negative_science_rating_counts_0() -> None:
    state = table("III", government="fundamentalism", science_points=3)
    produce(state, Log())
    assert (rating(state, "science"), state.automa.science_points) == (0, 3)


@pytest.mark.rule("TTA-R-28")
def test_the_sections_follow_each_other_from_politics_to_production() -> None:
    """The event pays for the card just taken, which is built on and yields at once."""
    event = PreparedEvent("A", "set_up", "development_of_science")
    hand = {"events": {"I": 1}}
    state = table("I", ["alchemy", "reserves_i"], hand, events=[event], science_points=2)
    log = Log()
    play(automa_turn(state, log), "card 1", "card development_of_science", "military aggression")
    assert state.automa.cubes["alchemy"] == 1
    assert state.automa.science_points == 2 + 2 - 4 + (1 + 2)
    sections = ["tta-politics", "tta-take", "tta-develop", "tta-choose_building", "tta-war_slot"]
    assert [kind for kind in dict.fromkeys(kinds(log)) if kind in sections] == sections
    assert kinds(log).index("tta-war_slot") < kinds(log).index("tta-production")
