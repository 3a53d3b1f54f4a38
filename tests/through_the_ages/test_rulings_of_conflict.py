"""The rulings on politics, tactics, colonies, wars and aggressions."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref
from automatable.games.through_the_ages.aggression import attack_automa, attack_person
from automatable.games.through_the_ages.auction import auction, auction_value, choose_units
from automatable.games.through_the_ages.cards import PoliticsIcon
from automatable.games.through_the_ages.construct import construct
from automatable.games.through_the_ages.gain import sort_card
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.person import person_turn
from automatable.games.through_the_ages.politics import obstacle
from automatable.games.through_the_ages.politics import politics as political_action
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.tactics import check_tactics, tactic_value
from automatable.games.through_the_ages.war import resolve_war_of
from tests.through_the_ages.table import (
    asked,
    automa_card,
    construction,
    kinds,
    play,
    politics,
    table,
    told,
    turn_start,
)


def default(key: str) -> object:
    return next(option.default for option in GAME.options() if option.key == key)


def amounts(log: Log, kind: str) -> list[Any]:
    return [event.args["n"] for event in log if event.kind == kind]


# --- politics


@pytest.mark.rule("TTA-R-20")
def test_an_event_icon_without_events_gives_way_to_the_next_icon() -> None:
    state = table("I", hand={"aggressions": {"I": 1}}, cubes={"warriors": 3})
    card = automa_card(politics=politics("event", "aggression 2"))
    play(political_action(state, card, Log()), "strength 1", "card plunder_i", "repelled")
    assert state.automa.hand.aggressions == {}


@pytest.mark.rule("TTA-R-21")
@pytest.mark.parametrize("needed", [0, -3])
def test_an_aggression_needs_an_advantage_of_1_whatever_the_icon_says(needed: int) -> None:
    icon = PoliticsIcon("aggression", needed)
    for human, found in ((2, "applicable"), (3, "advantage_too_small")):
        hand, cubes = {"aggressions": {"I": 1}}, {"warriors": 3}
        state = table("I", hand=hand, cubes=cubes, human={"strength": human})
        assert obstacle(state, icon) == found


@pytest.mark.rule("TTA-R-21")
def test_an_aggression_without_effect_is_played_all_the_same() -> None:
    state = table("II", hand={"aggressions": {"II": 1}}, cubes={"warriors": 3})
    card, log = automa_card(politics=politics("aggression 1")), Log()
    play(political_action(state, card, log), "strength 0", "card annex_ii", "hit")
    assert "tta-no_effect" in kinds(log)
    assert (state.automa.hand.aggressions, state.military_discards) == ({}, {"annex_ii": 1})


@pytest.mark.rule("TTA-R-22")
@pytest.mark.parametrize(("round", "declared"), [(16, "war_over_culture"), (17, None)])
def test_no_war_in_the_last_round_but_in_the_one_before(round: int, declared: str | None) -> None:
    state = table("IV", hand={"wars": {"III": 1}}, cubes={"warriors": 3})
    state.round = round
    card = automa_card(politics=politics("war 2"))
    answers = ["strength 0", "card war_over_culture"] if declared else []
    play(political_action(state, card, Log()), *answers)
    assert state.automa.war_declared == declared


@pytest.mark.rule("TTA-R-22")
def test_nor_does_the_person_declare_war_in_the_last_round() -> None:
    state = table("IV", on_turn="human", human={"hand": ["war_over_culture"]})
    with pytest.raises(Refused, match="war_in_last_round"):
        next(person_turn(state, Log())).read("war war_over_culture")
    state.round -= 1
    play(person_turn(state, Log()), "war war_over_culture")
    assert state.person.war_declared == "war_over_culture"


# --- tactics


@pytest.mark.rule("TTA-R-23")
def test_as_many_armies_as_possible_or_a_single_one() -> None:
    assert default("armies") == "standard"
    for switch, value in (("standard", 2 * 2), ("single", 2)):
        state = table("I", cubes={"warriors": 3, "swordsmen": 3}, settings={"armies": switch})
        assert tactic_value(state, "legion") == value


@pytest.mark.rule("TTA-R-24")
def test_an_air_force_is_a_joker_and_doubles_nothing() -> None:
    state = table("III", cubes={"air_forces": 1, "rockets": 2}, active_tactic="mechanized_army")
    assert tactic_value(state, "mechanized_army") == 10
    assert strength(state) == 3 * 5 + 10
    alone = table("III", cubes={"air_forces": 3})
    assert tactic_value(alone, "mechanized_army") == 10


@pytest.mark.rule("TTA-R-25")
def test_one_tactic_of_each_age_in_the_game_or_in_the_slot() -> None:
    assert default("tactic_limit") == "once_per_age"
    for switch, kept in (("once_per_age", None), ("slot", "phalanx")):
        state = table("I", tactic_ages_kept=["I"], settings={"tactic_limit": switch})
        state.common_tactics = ["legion"]
        sort_card(state, "phalanx", Log())
        assert state.automa.hand.tactic == kept
    slot = table("II", hand={"tactic": "fortifications"}, settings={"tactic_limit": "slot"})
    sort_card(slot, "classic_army", Log())
    assert slot.automa.hand.tactic == "fortifications"


@pytest.mark.rule("TTA-R-54")
def test_a_copy_of_its_own_tactic_is_discarded() -> None:
    state = table("I", exclusive_tactics=["legion"], settings={"tactic_limit": "slot"})
    sort_card(state, "legion", Log())
    assert (state.automa.hand.tactic, state.military_discards) == (None, {"legion": 1})


@pytest.mark.rule("TTA-R-26")
def test_only_a_strictly_better_tactic_is_taken_up() -> None:
    state = table("I", cubes={"warriors": 3}, active_tactic="legion")
    state.common_tactics = ["legion", "medieval_army"]
    check_tactics(state, Log())
    assert state.automa.active_tactic == "legion"
    state.common_tactics.append("phalanx")
    check_tactics(state, Log())
    assert state.automa.active_tactic == "phalanx"


@pytest.mark.rule("TTA-R-26")
@pytest.mark.parametrize(
    ("common", "hand", "taken"),
    [(["medieval_army"], "legion", "legion"),
     (["heavy_cavalry", "napoleonic_army"], None, "napoleonic_army"),
     (["legion", "medieval_army"], None, "medieval_army"),
     (["mobile_artillery", "fortifications"], None, "fortifications")],
    ids=["hand", "newer", "fewer_icons", "id"],
)  # fmt: skip
def test_the_order_of_tactics_that_are_worth_the_same(
    common: list[str], hand: str | None, taken: str
) -> None:
    state = table("II", hand={"tactic": hand}, cubes={"warriors": 3})
    state.common_tactics = common
    assert len({tactic_value(state, id) for id in (*common, hand or taken)}) == 1
    check_tactics(state, Log())
    assert state.automa.active_tactic == taken


@pytest.mark.rule("TTA-R-27")
def test_a_tactic_without_the_banner_becomes_common_all_the_same() -> None:
    state = table("IV", exclusive_tactics=["legion", "phalanx"], active_tactic="phalanx")
    state.phase = "start"
    play(turn_start(state, Log()))
    assert (state.common_tactics, state.automa.exclusive_tactics) == (["legion", "phalanx"], [])


# --- colonies


@pytest.mark.rule("TTA-R-29")
def test_only_cards_drawn_for_the_auction_go_back() -> None:
    state = table("I", cubes={"warriors": 3})
    state.automa_pile.drawn = [2, 1]
    active = state.cards.by_id["house_i_1"]
    play(auction(state, "vast_territory_i", Log(), active), "strength 3", "card 5", "pass")
    assert state.automa_pile.drawn == [2, 1]


@pytest.mark.rule("TTA-R-29")
def test_a_pile_that_runs_out_in_an_auction_is_shuffled_without_the_card_in_use() -> None:
    state = table("I", on_turn="human", cubes={"warriors": 3})
    state.automa_pile.drawn = [2, 3, 4, 5, 6, 7, 8]
    turn = auction(state, "vast_territory_i", Log(), None)
    question = asked(turn, "strength 3", "card 1")
    assert list(question.legal() or ()) == [f"card {number}" for number in range(2, 9)]
    assert turn.send(5).prompt == "bid"
    with pytest.raises(StopIteration):
        turn.send(None)
    assert (state.automa_pile.cycle, state.automa_pile.drawn) == (2, [])


@pytest.mark.rule("TTA-R-30")
@pytest.mark.parametrize(
    ("human", "units", "value"), [(12, 3, 0), (11, 3, 1), (2, 3, 2), (0, 1, 1), (0, 0, 0)]
)
def test_a_bid_needs_a_row_of_the_table_and_units_to_send(
    human: int, units: int, value: int
) -> None:
    """The table begins at -5; the strength of Caesar and Colossus, 3, cannot be sent."""
    state = table(
        "I",
        cubes={"warriors": units},
        leader="julius_caesar",
        wonders=["colossus"],
        human={"strength": human},
    )
    assert auction_value(state, automa_card(), Log()) == value


@pytest.mark.rule("TTA-R-31")
@pytest.mark.parametrize(
    ("cubes", "value", "lost"),
    [({"tanks": 1, "swordsmen": 2}, 4, "swordsmen+swordsmen"),
     ({"warriors": 3, "swordsmen": 1}, 2, "swordsmen"),
     ({"swordsmen": 2, "riflemen": 1, "warriors": 1}, 4, "swordsmen+swordsmen"),
     ({"swordsmen": 1, "knights": 1}, 2, "swordsmen"),
     ({"warriors": 3, "riflemen": 1}, 4, "warriors+riflemen")],
    ids=["least_strength", "fewest", "lower_levels", "kind_order", "both"],
)  # fmt: skip
def test_which_units_an_auction_costs(cubes: dict[str, int], value: int, lost: str) -> None:
    assert choose_units(table("III", cubes=cubes), value).chosen == lost


# --- wars


def at_war(done: bool = False, **facts: Any) -> State:
    human = {"war_declared": "war_over_culture", "war_turn_done": done}
    return table("III", human=human, **facts)


def constructs(state: State, *icons: str, war_units: int = 0, answers: tuple[str, ...] = ()) -> Log:
    log = Log()
    card = automa_card(construct=construction(*icons), war_units=war_units)
    play(construct(state, card, log), *answers)
    return log


@pytest.mark.rule("TTA-R-32")
def test_war_units_come_after_the_icons_and_cost_as_always() -> None:
    """The blue cube fills the swordsmen first, so the gold is not needed; then it is."""
    cubes = {"warriors": 2, "swordsmen": 2}
    gold = {"action": ["reserves_i"]}
    facts: dict[str, Any] = {"technologies": ["swordsmen"], "blue_cubes": 1, "blue_cubes_start": 1}
    state = at_war(cubes=dict(cubes), hand=gold, **facts)
    constructs(state, "blue military", war_units=1)
    assert state.automa.cubes == {"warriors": 3, "swordsmen": 3}
    assert (state.automa.hand.action, state.automa.blue_cubes) == (["reserves_i"], 0)
    state = at_war(cubes=dict(cubes), technologies=["swordsmen"], hand=gold)
    constructs(state, war_units=1)
    assert (state.automa.cubes["swordsmen"], state.automa.hand.action) == (3, [])


@pytest.mark.rule("TTA-R-32")
def test_a_war_unit_that_cannot_be_built_is_an_upgrade() -> None:
    state = at_war(cubes={"warriors": 3}, technologies=["swordsmen"])
    constructs(state, war_units=1)
    assert state.automa.cubes == {"warriors": 2, "swordsmen": 1}


@pytest.mark.rule("TTA-R-46")
def test_a_war_changes_the_first_turn_after_it_and_no_other() -> None:
    state = at_war()
    assert "tta-war_no_urban" in kinds(constructs(state, "urban_science", war_units=1))
    assert state.automa.cubes == {"warriors": 2, "philosophy": 1}
    constructs(state, "urban_science", war_units=1)
    assert state.automa.cubes == {"warriors": 2, "philosophy": 2}
    own = table("III", war_declared="war_over_culture")
    constructs(own, "urban_science", war_units=1)
    assert own.automa.cubes == {"warriors": 1, "philosophy": 2}


@pytest.mark.rule("TTA-R-43")
def test_the_person_takes_special_technologies_that_fit_and_the_rest_in_points() -> None:
    technologies = ["alchemy", "warfare", "code_of_laws", "justice_system"]
    state = table(
        "II", technologies=technologies, war_declared="war_over_technology",
        cubes={"warriors": 1}, science_points=9,
    )  # fmt: skip
    turn = resolve_war_of("automa", state, Log())
    question = asked(turn, "strength 10")
    offered = ["technology warfare", "technology code_of_laws", "technology justice_system"]
    assert list(question.legal() or ()) == [*offered, "done"]
    with pytest.raises(StopIteration):
        turn.send("technology warfare")
    assert state.automa.technologies == ["alchemy", "code_of_laws", "justice_system"]
    assert state.automa.science_points == 9 - (10 - 1 - 1 - 5)


@pytest.mark.rule("TTA-R-37")
def test_the_person_gains_and_loses_tokens_without_a_bank_of_the_automa() -> None:
    for human, kind in ((21, "tta-you_gain_tokens"), (0, "tta-you_lose_tokens")):
        log, state = Log(), table("II", war_declared="war_over_territory")
        before = asdict(state.automa)
        play(resolve_war_of("automa", state, log), f"strength {human}")
        assert amounts(log, kind) == [1 + 20 // 5 if human else 1]
        assert asdict(state.automa) == {**before, "war_declared": None}


# --- aggressions


@pytest.mark.rule("TTA-R-33")
@pytest.mark.parametrize(("card", "lost"), [("raid_i", 1), ("spy_ii", 2), ("raid_iii", 3)])
def test_a_repelled_aggression_costs_cards_by_its_own_age(card: str, lost: int) -> None:
    age = "II" if card != "raid_iii" else "III"
    state = table(age, hand={"aggressions": {age: 4}}, on_turn="human")
    play(attack_automa(state, card, 2, Log()), "card 1")
    assert state.automa.hand.aggressions == {age: 4 - lost}


@pytest.mark.rule("TTA-R-53")
@pytest.mark.parametrize(("attack", "told"), [(5, "tta-repelled"), (6, "tta-not_repelled")])
def test_the_defence_is_added_to_the_strength(attack: int, told: str) -> None:
    state, log = table("I", cubes={"warriors": 3}, on_turn="human"), Log()
    play(attack_automa(state, "enslave_i", attack, log), "card 1")
    assert state.cards.by_id["house_i_1"].defence == 2
    assert told in kinds(log)


@pytest.mark.rule("TTA-R-38")
def test_plunder_and_enslave_bring_the_person_all_that_is_printed() -> None:
    state, log = table("III", on_turn="human"), Log()
    before = asdict(state.automa)
    play(attack_automa(state, "plunder_iii", 40, log), "card 1")
    play(attack_automa(state, "enslave_i", 40, log), "card 1")
    assert amounts(log, "tta-you_gain_food_or_resources") == [7]
    assert amounts(log, "tta-you_gain_food") == amounts(log, "tta-you_gain_resources") == [2]
    assert asdict(state.automa) == before


@pytest.mark.rule("TTA-R-39")
@pytest.mark.parametrize(
    ("colonies", "taken"),
    [(["vast_territory_ii", "historic_territory_i"], "historic_territory_i"),
     (["developed_territory_i", "wealthy_territory_ii"], "wealthy_territory_ii"),
     (["wealthy_territory_ii", "developed_territory_ii"], "developed_territory_ii")],
    ids=["worth", "newer", "id"],
)  # fmt: skip
def test_the_automa_annexes_the_best_colony(colonies: list[str], taken: str) -> None:
    state = table("II", human={"colonies": colonies})
    play(attack_person(state, "annex_ii", Log()), "hit")
    assert state.automa.colonies == [taken]


@pytest.mark.rule("TTA-R-39")
@pytest.mark.parametrize(
    ("owned", "what", "culture"),
    [("leader 2 wonder 2", "leader", 6), ("leader 1 wonder 2", "wonder", 6),
     ("leader 3 wonder none", "leader", 9)],
)  # fmt: skip
def test_the_automa_infiltrates_the_higher_level(owned: str, what: str, culture: int) -> None:
    state, log = table("II"), Log()
    play(attack_person(state, "infiltrate_ii", log), "hit", owned)
    assert told(log, "tta-you_lose_thing").args["what"] == Ref("thing", what)
    assert state.automa.culture_points == culture


@pytest.mark.rule("TTA-R-39")
def test_the_automa_raids_the_highest_level() -> None:
    log = Log()
    play(attack_person(table("III"), "raid_iii", log), "hit")
    assert [e.args["level"] for e in log if e.kind == "tta-you_lose_building"] == [3, 2]
