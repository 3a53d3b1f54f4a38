"""Rules and rulings of a game on screen that no worked example shows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from automatable.core.options import resolve
from automatable.core.turns.events import Log
from automatable.games.through_the_ages.base_cards import civil_deck, military_deck
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.on_screen.comparing import Before
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.event_parts import carry_out
from automatable.games.through_the_ages.on_screen.impacts import IMPACTS
from automatable.games.through_the_ages.on_screen.ratings import (
    colonization_bonus,
    own_rating,
    own_sources,
)
from automatable.games.through_the_ages.on_screen.side import (
    civil_order,
    military_order,
    technology_order,
)
from automatable.games.through_the_ages.ratings import person_strength
from automatable.games.through_the_ages.set_up import new_state
from automatable.games.through_the_ages.state import State
from tests.through_the_ages.on_screen import Game, person_facts, position


def after(*lines: str, told: bool = True, **given: Any) -> dict[str, Any]:
    """The person's facts after some lines."""
    game = Game(position(lines, **given), told)
    for line in lines:
        game.play(line)
    return person_facts(game.state)


def event(card: str, **human: Any) -> dict[str, Any]:
    """The person's facts after an event without a question, prepared by the Automa."""
    age = human.pop("age", "II")
    given = {"age": age, "round": 1, "phase": "automa", "human": human}
    hidden = {"id": None, "age": age, "by": "automa"}
    return after(f"her prepares {age}", f"event {card}", current_events=[hidden, hidden], **given)


def civ_of(state: State) -> Any:
    assert state.civilization is not None
    return state.civilization


# --- general


@pytest.mark.rule("TTA-ON-GEN-01")
@pytest.mark.rule("TTA-ON-TURN-04")
def test_actions_follow_in_any_order_and_number() -> None:
    goods = {"stores": {"agriculture": 4, "bronze": 4}, "blue": 8}
    one = after("grow", "build bronze", "build warriors", human=goods)
    other = after("build warriors", "build bronze", "grow", human={**goods, "unused": 2})
    assert one["workers"] == other["workers"]
    assert (one["ca"], one["ma"]) == (2, 1)


@pytest.mark.rule("TTA-ON-GEN-03")
def test_what_is_gained_by_an_action_cannot_pay_for_it() -> None:
    """Leonardo's resource comes after the technology is paid, and on the new mine."""
    human = {"hand": ["iron"], "science": 5, "leader": "leonardo_da_vinci", "leader_ages": ["I"]}
    found = after("develop iron", human=human)
    assert (found["science"], found["stores"]) == (0, {"bronze": 1})


@pytest.mark.rule("TTA-ON-AUT-02")
def test_her_rules_read_the_strength_as_it_is() -> None:
    state = position(human={"workers": {"warriors": 4}})
    state.person.strength = 99
    assert person_strength(state) == 4


@pytest.mark.rule("TTA-ON-AUT-10")
def test_civil_unrest_finds_the_person_most_discontent() -> None:
    found = event("civil_unrest", yellow=12, unused=2, culture=20)
    assert (found["culture"], found["blue"]) == (12, 15)
    assert event("civil_unrest", culture=20)["blue"] == 16


# --- set-up


@pytest.mark.rule("TTA-ON-SET-04")
@pytest.mark.rule("TTA-ON-SET-05")
@pytest.mark.parametrize(("start", "actions"), [("human", 1), ("automa", 2)])
def test_how_a_game_begins(start: str, actions: int) -> None:
    state = set_up(start_player=start)
    civ = civ_of(state)
    assert [(e.age, e.by, e.card) for e in state.current_events] == [("A", "set_up", None)] * 4
    assert (state.future_events, state.person.hand, civ.hand) == ([], [], [])
    assert (state.on_turn, civ.ca, civ.ma) == (start, actions, 0)
    assert len(state.row) == 13
    assert sum(civil_deck("A").values()) == 20
    assert [sum(military_deck(age).values()) for age in ("I", "II", "III")] == [43, 46, 41]


def set_up(start_player: str) -> State:
    """Before the first card of the row is dealt."""
    options = {"sit": "digital", "start_player": start_player}
    return new_state(resolve(GAME.options(), options), start_player)


# --- ratings


@pytest.mark.rule("TTA-ON-RAT-02")
@pytest.mark.rule("TTA-ON-RAT-03")
def test_ratings_name_their_sources_and_never_fall_below_nothing() -> None:
    human = {
        "government": "fundamentalism", "workers": {"philosophy": 1, "religion": 2},
        "wonders": ["hanging_gardens", "universitas_carolina"], "ruined": ["hanging_gardens"],
    }  # fmt: skip
    state = position(age="III", human=human)
    assert dict(own_sources(state, "culture")) == {
        "religion": 2, "universitas_carolina": 1, "hanging_gardens": 2,
    }  # fmt: skip
    assert own_rating(state, "science") == 1 - 2 + 2
    civ_of(state).wonders = ["hanging_gardens"]
    assert own_rating(state, "science") == 0


@pytest.mark.rule("TTA-ON-RAT-10")
def test_the_bonus_for_colonies_comes_from_special_technologies_and_wonders() -> None:
    human = {"technologies": ["navigation"], "wonders": ["colossus"], "leader": "james_cook",
             "leader_ages": ["II"]}  # fmt: skip
    assert colonization_bonus(civ_of(position(age="II", human=human))) == 3 + 1


@pytest.mark.rule("TTA-ON-LDR-31")
def test_the_great_wall_strengthens_infantry_and_artillery() -> None:
    human = {
        "technologies": ["knights", "cannon"], "wonders": ["great_wall"],
        "workers": {"warriors": 2, "knights": 1, "cannon": 1},
    }  # fmt: skip
    assert own_rating(position(age="II", human=human), "strength") == 2 + 2 + 3 + 3


@pytest.mark.rule("TTA-ON-MIL-02")
def test_a_unit_is_upgraded_for_a_military_action() -> None:
    human = {"technologies": ["swordsmen"], "stores": {"bronze": 1}, "blue": 15}
    found = after("upgrade warriors swordsmen", human=human)
    assert (found["ma"], found["ca"], found["resources"]) == (1, 4, 0)
    assert found["workers"]["swordsmen"] == 1


# --- events


@pytest.mark.rule("TTA-ON-EVT-03")
def test_losses_are_limited_to_what_is_there() -> None:
    hidden = {"id": None, "age": "I", "by": "automa"}
    given: dict[str, Any] = {
        "age": "I", "round": 1, "phase": "automa", "current_events": [hidden, hidden],
        "automa": {"cubes": {"warriors": 3}},
    }  # fmt: skip
    lines = ("her prepares I", "event raiders")
    assert after(*lines, **given, human={"stores": {"agriculture": 1}})["food"] == 0
    game = Game(position(lines, **given, human={"stores": {"agriculture": 1, "bronze": 2}}))
    for line in lines:
        game.play(line)
    assert game.legal() == ["lose food resources", "lose resources*2"]


@pytest.mark.rule("TTA-ON-EVT-15")
def test_events_that_produce() -> None:
    goods = {"stores": {"bronze": 9}, "blue": 7}
    assert event("good_harvest", age="I")["food"] == 2
    assert event("new_deposits", age="I")["resources"] == 2
    found = event("economic_progress", **goods)
    assert (found["food"], found["resources"], found["science"]) == (2, 9 - 2 + 2, 0)


# --- how answers are written


@pytest.mark.rule("TTA-ON-NOT-01")
def test_the_order_of_lists() -> None:
    assert [*technology_order()][:6] == [
        "agriculture", "irrigation", "selective_breeding", "mechanized_agriculture", "bronze",
        "iron",
    ]  # fmt: skip
    assert [*technology_order()][-1] == "air_forces"
    assert civil_order()["agriculture"] == 0
    kinds = ["rats", "wealthy_territory_i", "legion", "raid_i", "war_over_culture",
             "military_bonus_i"]  # fmt: skip
    places = [military_order()[id] for id in kinds]
    assert places == sorted(places)


@pytest.mark.rule("TTA-ON-NOT-04")
def test_one_line_is_one_action_and_questions_come_after_it() -> None:
    human = {"hand": ["genghis_khan"], "leader": "homer", "leader_ages": ["A", "I"],
             "wonders": ["colossus"]}  # fmt: skip
    game = Game(position(human=human))
    game.play("leader genghis_khan")
    assert game.prompt == "homer"
    assert person_facts(game.state)["leader"] == "genghis_khan"
    assert game.legal() == ["under colossus", "refund"]


@pytest.mark.rule("TTA-ON-R-47")
def test_cards_are_drawn_one_after_another() -> None:
    game = Game(position(["draw legion rats"]))
    game.play("end")
    assert game.prompt == "draw"
    assert getattr(game.pending, "take", None) == 1


# --- rulings


@pytest.mark.rule("TTA-ON-R-03")
@pytest.mark.rule("TTA-ON-R-49")
def test_homer_keeps_his_face_under_a_ruined_wonder() -> None:
    human = {"wonders": ["pyramids"], "ruined": ["pyramids"], "homer_under": "pyramids"}
    assert own_rating(position(age="II", human=human), "happiness") == 1
    human["wonders"] = ["pyramids", "st_peters_basilica"]
    assert own_rating(position(age="II", human=human), "happiness") == 1 + 2


@pytest.mark.rule("TTA-ON-R-10")
def test_tokens_on_labs_stay_when_gates_has_left() -> None:
    human = {"technologies": ["computers"], "stores": {"computers": 1}, "blue": 15}
    found = after("build warriors", age="III", human=human)
    assert (found["resources"], found["stores"]) == (1, {"bronze": 1})


@pytest.mark.rule("TTA-ON-R-13")
def test_an_agreement_without_a_card_costs_nothing() -> None:
    row = ["iron", "opera", None, "cannon"]
    hidden = {"id": None, "age": "II", "by": "automa"}
    found = after(
        "prepare rats", "event international_agreement", "done",
        age="II", phase="politics", row=row, current_events=[hidden, hidden],
        human={"military_hand": ["rats"], "workers": {"warriors": 3}},
    )  # fmt: skip
    assert not found["no_politics"]


@pytest.mark.rule("TTA-ON-R-14")
def test_homers_resource_outlasts_him() -> None:
    human = {"hand": ["genghis_khan"], "leader": "homer", "leader_ages": ["A", "I"],
             "unit_resources": 1}  # fmt: skip
    assert after("leader genghis_khan", human=human)["unit_resources"] == 1


@pytest.mark.rule("TTA-ON-R-15")
def test_a_revolution_takes_the_borrowed_action_too() -> None:
    human = {"hand": ["monarchy"], "science": 2, "leader": "hammurabi", "leader_ages": ["A"]}
    found = after("hammurabi", "revolution monarchy", human=human)
    assert (found["ca"], found["ca_spent"], found["ca_extra"]) == (0, 6, 1)


@pytest.mark.rule("TTA-ON-R-16")
def test_a_spent_action_comes_back_for_a_leader_paid_by_hammurabi() -> None:
    human = {"hand": ["joan_of_arc"], "leader": "hammurabi", "leader_ages": ["A", "I"], "ca": 0}
    found = after("hammurabi", "leader joan_of_arc", human=human)
    assert (found["ca"], found["ca_spent"]) == (1, 4)


@pytest.mark.rule("TTA-ON-R-26")
def test_labs_of_gates_count_for_balance_and_not_for_industry() -> None:
    human = {
        "technologies": ["computers", "movies"], "leader": "bill_gates", "leader_ages": ["III"],
        "workers": {"agriculture": 9, "bronze": 1, "computers": 2, "movies": 3},
    }  # fmt: skip
    state = position(age="III", human=human)
    before = Before.of(state)
    assert IMPACTS["impact_balance"](state, before) == 2 * 7
    assert IMPACTS["impact_industry"](state, before) == 1


@pytest.mark.rule("TTA-ON-R-31")
def test_the_own_tactic_cannot_be_copied() -> None:
    game = Game(position(common_tactics=["legion"], human={"tactic": "legion"}))
    assert "copy legion" not in game.legal()
    assert game.refuses("copy legion") == "tactic_done"


@pytest.mark.rule("TTA-ON-R-32")
def test_a_seized_technology_is_not_developed() -> None:
    found = after(
        "deal opera cannon selective_breeding", "seize warfare",
        age="II", phase="start", civil_left=30,
        row=[None, None, None, *["coal"] * 1, "iron", "knights", "alchemy", "drama", "theology",
             "masonry", "monarchy", "swordsmen", "cartography"],
        automa={"technologies": ["warfare"]},
        human={"wars": ["war_over_technology"], "technologies": ["swordsmen"],
               "workers": {"swordsmen": 7}, "leader": "leonardo_da_vinci", "leader_ages": ["I"]},
    )  # fmt: skip
    assert "warfare" in found["technologies"]
    assert found["resources"] == 0


@pytest.mark.rule("TTA-ON-R-34")
def test_wave_of_nationalism_may_be_played_for_nothing() -> None:
    human = {"hand": ["wave_of_nationalism_ii"], "workers": {"warriors": 5}}
    assert after("play wave_of_nationalism_ii", age="II", human=human)["unit_resources"] == 0


@pytest.mark.rule("TTA-ON-R-35")
def test_taj_mahal_is_cheaper_with_homer_under_a_wonder() -> None:
    human = {"hand": ["leonardo_da_vinci"], "leader": "homer", "leader_ages": ["A", "I"],
             "wonders": ["colossus"]}  # fmt: skip
    found = after(
        "leader leonardo_da_vinci", "under colossus", "take 3 taj_mahal",
        row=[None, None, "taj_mahal"], human=human,
    )  # fmt: skip
    assert found["ca"] == 3


@pytest.mark.rule("TTA-ON-R-36")
def test_the_person_knows_the_prepared_events_and_not_their_order() -> None:
    hidden = {"id": None, "age": "I", "by": "automa"}
    lines = ("prepare rats", "event crusades")
    game = Game(position(lines, phase="politics", current_events=[hidden, hidden],
                         human={"military_hand": ["rats"]}))  # fmt: skip
    for line in lines:
        game.play(line)
    assert [e.card for e in game.state.future_events] == ["rats"]


@pytest.mark.rule("TTA-ON-R-40")
def test_immigration_compares_with_her_happiness() -> None:
    hidden = {"id": None, "age": "I", "by": "automa"}
    given: dict[str, Any] = {"round": 1, "phase": "automa", "current_events": [hidden, hidden]}
    lines = ("her prepares I", "event immigration")
    assert after(*lines, **given)["unused"] == 2
    assert after(*lines, **given, automa={"happiness_gained": 1})["unused"] == 1


@pytest.mark.rule("TTA-ON-R-43")
def test_nothing_is_drawn_from_nothing() -> None:
    state = position()
    state.military_seen = Counter(military_deck("I"))
    game = Game(state)
    game.play("end")
    assert game.state.on_turn == "automa"
    assert game.state.person.hand == []


@pytest.mark.rule("TTA-ON-INV-10")
def test_which_copy_is_meant_never_matters() -> None:
    """Two copies in hand are one answer."""
    game = Game(position(human={"hand": ["reserves_i", "reserves_i"]}))
    assert [text for text in game.legal() if "reserves" in text] == [
        "play reserves_i food", "play reserves_i resources",
    ]  # fmt: skip


def test_an_event_that_nobody_told_of_changes_nothing() -> None:
    state = position(human={"culture": 3})
    turn = PersonTurn(state, Log())
    assert list(carry_out(turn, "national_pride", Before.of(state))) == []
