"""The Automa's turn, section by section (TTA-TURN, -POL, -TAKE, -DEV, -BUILD, -GAIN, -TAC)."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.events import Log
from automatable.games.through_the_ages.ages import begin_age
from automatable.games.through_the_ages.auction import auction
from automatable.games.through_the_ages.automa import automa_turn
from automatable.games.through_the_ages.base_cards import civil, military
from automatable.games.through_the_ages.construct import Site, construct, has_room
from automatable.games.through_the_ages.deck import draw_automa_card
from automatable.games.through_the_ages.develop import develop
from automatable.games.through_the_ages.gain import draw_military, gain, sort_card
from automatable.games.through_the_ages.gold import can_pay, choose_gold
from automatable.games.through_the_ages.military_deck import draw_for_person, in_deck, see
from automatable.games.through_the_ages.politics import politics as political_action
from automatable.games.through_the_ages.ratings import gold, rating, strength
from automatable.games.through_the_ages.state import PreparedEvent, State
from automatable.games.through_the_ages.tactics import check_tactics, tactic_value
from automatable.games.through_the_ages.take import limit, matches_icon, take_cards
from tests.through_the_ages.table import (
    asked,
    automa_card,
    construction,
    kinds,
    play,
    politics,
    table,
    turn_start,
)

# --- the turn


@pytest.mark.rule("TTA-TURN-01", "TTA-WAR-06", "TTA-TAC-08")
def test_war_is_resolved_before_tactics_become_common() -> None:
    state = table("IV", war_declared="war_over_culture", exclusive_tactics=["legion"])
    state.phase = "start"
    log = Log()
    play(turn_start(state, log), "strength 1")
    assert state.common_tactics == ["legion"]
    order = [kind for kind in kinds(log) if kind in ("tta-war_tied", "tta-tactic_common")]
    assert order == ["tta-war_tied", "tta-tactic_common"]
    assert state.automa.war_declared is None


@pytest.mark.rule("TTA-TURN-02")
@pytest.mark.parametrize(("age", "deck"), [("I", "I"), ("II", "II"), ("III", "III"), ("IV", "III")])
def test_the_card_comes_from_the_deck_of_the_age(age: str, deck: str) -> None:
    assert next(automa_turn(table(age), Log())).args["age"] == deck


@pytest.mark.rule("TTA-TURN-04")
def test_what_cannot_be_applied_is_skipped_and_the_rest_done() -> None:
    state = table("I")
    play(automa_turn(state, Log()), "card 7", "military event")
    assert state.automa.cubes["warriors"] == 2
    assert state.automa.hand.events == {"I": 1}
    assert state.automa.science_points == 1


@pytest.mark.rule("TTA-TURN-05")
def test_an_empty_draw_pile_is_shuffled() -> None:
    state = table("I")
    state.automa_pile.drawn = [1, 2, 3, 4, 5, 6, 7, 8]
    card = play(draw_automa_card(state, "automa_card", "TTA-TURN-02", Log()), "card 3")
    assert card.id == "house_i_3"
    assert (state.automa_pile.cycle, state.automa_pile.drawn) == (2, [3])


@pytest.mark.rule("TTA-TURN-07")
def test_the_side_strip_plays_no_part_in_a_quiet_turn() -> None:
    plain = table("I", ["iron"])
    play(automa_turn(plain, Log()), "card 6", "military event")
    assert plain.automa.cubes == {"warriors": 1, "philosophy": 1, "religion": 1}
    assert plain.person.colonies == plain.automa.colonies == []


# --- politics


@pytest.mark.rule("TTA-POL-04", "TTA-POL-05", "TTA-AGG-06")
def test_a_random_aggression_is_played_and_discarded() -> None:
    state = table(
        "II",
        hand={"aggressions": {"I": 1, "II": 1}, "wars": {"II": 1}},
        cubes={"warriors": 3},
        technologies=["swordsmen"],
    )
    card = automa_card(politics=politics("aggression 2"))
    question = asked(political_action(state, card, Log()), "strength 1")
    names = {text.removeprefix("card ") for text in question.legal() or ()}
    assert {military(name).kind for name in names} == {"aggression"}
    assert {military(name).age for name in names} == {"I", "II"}
    play(political_action(state, card, Log()), "strength 1", "card plunder_i", "repelled")
    assert state.automa.hand.aggressions == {"II": 1}
    assert state.automa.hand.wars == {"II": 1}
    assert state.military_discards == {"plunder_i": 1}


@pytest.mark.rule("TTA-POL-07")
def test_a_war_lies_before_the_automa() -> None:
    state = table("II", hand={"wars": {"II": 2}}, cubes={"warriors": 3})
    card = automa_card(politics=politics("war 2"))
    play(political_action(state, card, Log()), "strength 0", "card war_over_territory")
    assert state.automa.war_declared == "war_over_territory"
    assert state.automa.hand.wars == {"II": 1}


def events_table(**facts: Any) -> State:
    return table("II", events=[PreparedEvent("A", "set_up")], **facts)


@pytest.mark.rule("TTA-POL-09", "TTA-POL-10", "TTA-EVT-05")
def test_an_event_is_prepared_and_the_top_one_revealed() -> None:
    state = events_table(hand={"events": {"I": 1, "II": 1}})
    card = automa_card(politics=politics("event"))
    play(political_action(state, card, Log()), "age II", "card development_of_science")
    assert state.automa.culture_points == 2
    assert state.automa.science_points == 2
    assert state.automa.hand.events == {"I": 1}
    assert state.current_events == [PreparedEvent("II", "automa")]
    assert state.future_events == []
    assert state.military_seen == {"development_of_science": 1}


@pytest.mark.rule("TTA-POL-10")
def test_older_ages_lie_on_top() -> None:
    state = events_table(hand={"events": {"II": 1}})
    state.current_events = [PreparedEvent("II", "automa"), PreparedEvent("I", "automa")]
    question = asked(political_action(state, automa_card(politics=politics("event")), Log()))
    ages = {military(text.removeprefix("card ")).age for text in question.legal() or ()}
    assert ages == {"I"}


@pytest.mark.rule("TTA-POL-11", "TTA-GAIN-04")
def test_the_mark_of_an_age_iii_event_is_asked_for_at_a_table() -> None:
    state = table("III", hand={"events": {"III": 1}}, settings={"military_dealer": "table"})
    state.person.colonies = ["vast_territory_i"]
    state.current_events = [PreparedEvent("III", "automa"), PreparedEvent("III", "human")]
    card = automa_card(politics=politics("event"))
    play(political_action(state, card, Log()), "card impact_of_colonies", "automa", "gain 3")
    assert state.automa.culture_points == 3 + 5
    assert state.current_events == [PreparedEvent("III", "human")]
    assert state.future_events == [PreparedEvent("III", "automa")]


# --- taking


@pytest.mark.rule("TTA-TAKE-01", "TTA-TAKE-08")
def test_every_icon_takes_a_card_and_gold_has_no_limit() -> None:
    state = table("I", ["reserves_i", "reserves_i", "frugality_i"])
    take_cards(state, [["action"]] * 3, Log())
    assert state.automa.hand.action == ["reserves_i", "reserves_i", "frugality_i"]


@pytest.mark.rule("TTA-TAKE-06")
def test_what_the_icons_match() -> None:
    assert matches_icon(civil("journalism"), "urban_science")
    assert matches_icon(civil("journalism"), "urban_culture")
    assert not matches_icon(civil("drama"), "urban_science")
    assert matches_icon(civil("bread_and_circuses"), "urban_strength")
    assert matches_icon(civil("cartography"), "special_strength")
    assert not matches_icon(civil("masonry"), "special_strength")
    assert matches_icon(civil("masonry"), "first_valid")


@pytest.mark.rule("TTA-TAKE-12")
def test_one_place_for_farms_and_mines() -> None:
    state = table("I", hand={"farm_mine": "irrigation"})
    assert limit(state, civil("iron")) == "slot_full"


@pytest.mark.rule("TTA-TAKE-16", "TTA-TAKE-17")
def test_a_replaced_leaders_icons_end() -> None:
    state = table("I", ["michelangelo"], leader="julius_caesar")
    assert strength(state) == 2
    take_cards(state, [["leader"]], Log())
    assert (state.automa.leader, strength(state)) == ("michelangelo", 1)


# --- development and gold


@pytest.mark.rule("TTA-DEV-03", "TTA-DEV-04")
def test_culture_and_strength_icons() -> None:
    state = table("II", hand={"urban": ["journalism", "opera"]}, science_points=20)
    develop(state, [["urban_culture"]], Log())
    assert state.automa.technologies == ["opera"]
    state = table("I", hand={"urban": ["drama", "bread_and_circuses"]}, science_points=20)
    develop(state, [["urban_strength"]], Log())
    assert state.automa.technologies == ["bread_and_circuses"]


@pytest.mark.rule("TTA-DEV-12")
def test_a_new_technology_has_no_cubes_and_can_be_built_on_at_once() -> None:
    state = table("I", hand={"urban": ["alchemy"], "action": ["reserves_i"]}, science_points=4)
    develop(state, [["urban_science"]], Log())
    assert state.automa.cubes.get("alchemy", 0) == 0
    play(construct(state, automa_card(construct=construction("urban_science")), Log()))
    assert state.automa.cubes["alchemy"] == 1


@pytest.mark.rule("TTA-GOLD-01", "TTA-GOLD-02", "TTA-GOLD-05")
def test_what_gold_is_worth_and_when_it_is_missing() -> None:
    hand = {"action": ["rich_land_a", "rich_land_i", "reserves_ii", "reserves_iii"]}
    state = table("II", hand=hand)
    assert gold(state) == 1 + 1 + 2 + 3
    assert can_pay(state, 7)
    assert not can_pay(state, 8)
    assert can_pay(table("I"), 0)
    state = table("I", hand={"urban": ["alchemy"], "action": ["reserves_i"]}, science_points=2)
    develop(state, [["urban_science"]], Log())
    assert (state.automa.science_points, state.automa.hand.action) == (2, ["reserves_i"])


@pytest.mark.rule("TTA-GOLD-04")
def test_no_more_than_needed_is_overpaid() -> None:
    state = table("III", hand={"action": ["rich_land_i", "reserves_ii", "reserves_iii"]})
    assert choose_gold(state, 2).chosen == "reserves_ii"
    assert choose_gold(state, 3).chosen == "rich_land_i+reserves_ii"
    assert choose_gold(state, 6).chosen == "rich_land_i+reserves_ii+reserves_iii"


# --- construction


@pytest.mark.rule("TTA-BUILD-01")
def test_grey_icons_build_urban_and_red_icons_units() -> None:
    state = table(
        "I",
        technologies=["bread_and_circuses", "swordsmen"],
        hand={"action": ["reserves_i", "reserves_i"]},
    )
    card = automa_card(construct=construction("urban_strength", "military"))
    play(construct(state, card, Log()))
    assert state.automa.cubes["bread_and_circuses"] == 1
    assert state.automa.cubes["swordsmen"] == 1


@pytest.mark.rule("TTA-BUILD-02")
def test_three_cubes_on_a_technology_or_on_a_kind() -> None:
    cubes = {"warriors": 3, "swordsmen": 1}
    state = table("I", technologies=["swordsmen"], cubes=cubes)
    assert not has_room(state, Site(civil("warriors")))
    assert has_room(state, Site(civil("swordsmen")))
    state.settings.building_limit_scope = "type"
    assert not has_room(state, Site(civil("swordsmen")))
    assert has_room(state, Site(civil("swordsmen"), civil("warriors")))


@pytest.mark.rule("TTA-BUILD-15", "TTA-TAC-03")
def test_tactics_are_checked_after_each_unit() -> None:
    state = table("I", hand={"tactic": "fighting_band"})
    play(construct(state, automa_card(construct=construction("military")), Log()))
    assert state.automa.active_tactic == "fighting_band"
    assert strength(state) == 3


@pytest.mark.rule("TTA-BLUE-03")
def test_the_blue_cube_stays_if_nothing_can_be_built() -> None:
    state = table("I", cubes={"warriors": 3}, blue_cubes=1, blue_cubes_start=1)
    play(construct(state, automa_card(construct=construction("blue military")), Log()))
    assert state.automa.blue_cubes == 1


@pytest.mark.rule("TTA-WAR-04")
def test_only_one_turn_is_changed_by_a_war() -> None:
    state = table("II", human={"war_declared": "war_over_territory", "war_turn_done": True})
    card = automa_card(construct=construction("urban_culture"), war_units=2)
    play(construct(state, card, Log()))
    assert state.automa.cubes == {"warriors": 1, "philosophy": 1, "religion": 1}


# --- gain


@pytest.mark.rule("TTA-GAIN-01", "TTA-GAIN-02", "TTA-EFF-07")
def test_cards_and_happiness() -> None:
    state = table("I")
    play(gain(state, 2, 1, Log()), "military event", "military aggression")
    assert rating(state, "happiness") == 1
    assert state.automa.hand.events == {"I": 1}
    assert state.automa.hand.aggressions == {"I": 1}


@pytest.mark.rule("TTA-EFF-07")
def test_a_colony_brings_military_cards_too() -> None:
    state = table("I", cubes={"warriors": 3})
    active = automa_card(number=9)
    play(
        auction(state, "strategic_territory_i", Log(), active),
        "strength 3",
        "card 7",
        "pass",
        "military event",
        "military event",
        "military aggression",
    )
    assert state.automa.colonies == ["strategic_territory_i"]
    assert state.automa.hand.events == {"I": 2}


@pytest.mark.rule("TTA-GAIN-11")
def test_no_military_cards_in_age_iv() -> None:
    state = table("IV")
    play(draw_military(state, 3, Log()))
    assert state.automa.hand.events == {}


@pytest.mark.rule("TTA-GAIN-11")
def test_in_age_iv_the_person_draws_nothing_either() -> None:
    state = table("IV", on_turn="human")
    play(draw_for_person(state, 3, Log()))
    assert state.person.hand == []


@pytest.mark.rule("TTA-GAIN-12")
def test_an_empty_military_deck_is_made_of_its_discards() -> None:
    state = table("I")
    for id in [id for id in in_deck(state, "I") if id not in ("event", "war", "aggression")]:
        state.military_seen[str(id)] = military(str(id)).copies
    state.automa.hand.events, state.automa.hand.aggressions = {"I": 21}, {"I": 6}
    assert in_deck(state, "I") == {}
    state.military_discards = {"legion": 1}
    play(draw_military(state, 1, Log()), "military legion")
    assert state.automa.hand.tactic == "legion"


@pytest.mark.rule("TTA-GAIN-13")
def test_the_hand_of_military_cards_has_no_limit() -> None:
    state = table("I")
    for _ in range(12):
        sort_card(state, "event", Log())
    assert state.automa.hand.events == {"I": 12}


# --- tactics


@pytest.mark.rule("TTA-TAC-01", "TTA-TAC-11")
def test_every_unit_is_a_joker_an_air_force_counts_once() -> None:
    state = table("III", technologies=["air_forces"], cubes={"air_forces": 3})
    assert tactic_value(state, "heavy_cavalry") == 4
    assert tactic_value(state, "mechanized_army") == 10
    state.automa.cubes = {"air_forces": 2}
    assert tactic_value(state, "heavy_cavalry") == 0


@pytest.mark.rule("TTA-TAC-02", "TTA-TAC-06")
def test_common_tactics_can_be_used_and_the_better_one_is() -> None:
    state = table("I", cubes={"warriors": 3}, hand={"tactic": "legion"})
    state.common_tactics = ["fighting_band", "phalanx"]
    check_tactics(state, Log())
    assert state.automa.active_tactic == "phalanx"
    assert state.automa.hand.tactic == "legion"


@pytest.mark.rule("TTA-TAC-08")
def test_an_inactive_tactic_beside_the_board_becomes_common_and_doubles_merge() -> None:
    state = table(
        "IV",
        cubes={"warriors": 3},
        active_tactic="phalanx",
        exclusive_tactics=["legion", "phalanx"],
    )
    state.common_tactics = ["phalanx"]
    state.phase = "start"
    play(turn_start(state, Log()))
    assert sorted(state.common_tactics) == ["legion", "phalanx"]
    assert state.automa.exclusive_tactics == []


@pytest.mark.rule("TTA-TAC-10")
def test_lost_units_leave_the_banner_where_it_is() -> None:
    state = table("I", cubes={"warriors": 3}, active_tactic="legion")
    state.common_tactics = ["legion", "fighting_band"]
    state.automa.cubes = {"warriors": 2}
    check_tactics(state, Log())
    assert state.automa.active_tactic == "fighting_band"
    state.automa.cubes = {"warriors": 1}
    check_tactics(state, Log())
    assert state.automa.active_tactic == "fighting_band"
    assert strength(state) == 1


@pytest.mark.rule("TTA-TAC-04")
def test_only_one_army_with_the_switch() -> None:
    state = table("I", cubes={"warriors": 3, "swordsmen": 3}, technologies=["swordsmen"])
    assert tactic_value(state, "legion") == 4
    state.settings.armies = "single"
    assert tactic_value(state, "legion") == 2


@pytest.mark.rule("TTA-AGE-08")
def test_an_age_beginning_inside_a_turn_does_not_disturb_the_card() -> None:
    state = table("I")
    turn = automa_turn(state, Log())
    request = next(turn)
    question = turn.send(request.read("card 5").value)
    begin_age(state, "II", Log())
    while True:
        try:
            question = turn.send(question.read(next(iter(question.legal() or ()))).value)
        except StopIteration:
            break
    assert (state.automa_pile.age, state.automa_pile.drawn) == ("II", [])


def test_a_third_copy_of_a_tactic_cannot_come() -> None:
    state = table("I")
    see(state, "legion")
    see(state, "legion")
    with pytest.raises(Refused, match="cannot_come"):
        next(draw_military(state, 1, Log())).read("military legion")
