"""The rulings on events and new ages, and on what the person sees and reports."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref
from automatable.games.through_the_ages.ages import begin_age
from automatable.games.through_the_ages.automa import automa_turn
from automatable.games.through_the_ages.base_cards import civil_deck, military
from automatable.games.through_the_ages.events import resolve
from automatable.games.through_the_ages.gain import gain, sort_card
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.person import person_turn
from automatable.games.through_the_ages.ratings import rating
from automatable.games.through_the_ages.state import PreparedEvent, State
from tests.through_the_ages.table import (
    play,
    table,
    told,
)


def happens(state: State, card: str, *answers: str, by: Any = "human") -> Log:
    """What is told while an event is resolved."""
    log = Log()
    play(resolve(state, PreparedEvent(military(card).age, by, card), log), *answers)
    return log


def leaves_alone(state: State, card: str, *answers: str) -> bool:
    before = asdict(state.automa)
    happens(state, card, *answers)
    return asdict(state.automa) == before


# --- events


@pytest.mark.rule("TTA-R-34")
def test_workers_actions_and_farms_do_not_reach_the_automa() -> None:
    for card in ("development_of_civilization", "development_of_religion"):
        assert leaves_alone(table("I"), card)
    assert leaves_alone(table("I"), "development_of_warfare")
    assert leaves_alone(table("I", cubes={"drama": 1}), "border_conflict", "strength 9")
    state = table("III", technologies=["irrigation"])
    happens(state, "impact_of_agriculture")
    assert state.automa.culture_points == 3 * 2 + 4


@pytest.mark.rule("TTA-R-34")
@pytest.mark.parametrize("card", ["impact_of_government", "impact_of_population"])
def test_government_and_population_are_worth_nothing_but_perhaps_5(card: str) -> None:
    cubes = {"philosophy": 3, "religion": 3, "warriors": 3}
    for answer, culture in (("gain 1", 5), ("gain 0", 0)):
        state = table("III", government="democracy", cubes=cubes)
        happens(state, card, answer, by="automa")
        assert state.automa.culture_points == culture


@pytest.mark.rule("TTA-R-37")
def test_uncertain_borders_are_the_persons_alone() -> None:
    for strength, standing in ((9, "stronger"), (0, "weaker")):
        assert leaves_alone(table("I"), "uncertain_borders", f"strength {strength}")
        log = happens(table("I"), "uncertain_borders", f"strength {strength}")
        assert told(log, "tta-your_outcome").args["standing"] == Ref("standing", standing)


@pytest.mark.rule("TTA-R-40")
def test_politics_of_strength_takes_attacks_then_events_never_the_tactic() -> None:
    hand = {"wars": {"II": 1}, "aggressions": {"II": 1}, "events": {"II": 2}, "tactic": "legion"}
    state = table("II", hand=hand, settings={"military_dealer": "table"})
    happens(state, "politics_of_strength", "strength 9", "lost war_II")
    left = state.automa.hand
    assert (left.wars, left.aggressions, left.events, left.tactic) == ({}, {}, {"II": 1}, "legion")


@pytest.mark.rule("TTA-R-41")
def test_iconoclasm_removes_the_leader_from_the_hand() -> None:
    state = table("II", leader="joan_of_arc")
    assert rating(state, "culture") == 1
    happens(state, "iconoclasm")
    assert (state.automa.leader, rating(state, "culture")) == (None, 0)
    assert state.automa.leader_ages_taken == ["I"]


@pytest.mark.rule("TTA-R-42")
@pytest.mark.parametrize(
    ("wonders", "ruined"),
    [(["colossus", "pyramids", "ocean_liner_service"], "pyramids"),
     (["great_wall", "hanging_gardens", "colossus"], "colossus"),
     (["library_of_alexandria", "colossus"], "colossus"),
     (["colossus", "ocean_liner_service"], "colossus")],
    ids=["least", "older", "id", "not_of_age_ii"],
)  # fmt: skip
def test_ravages_of_time_ruins_what_is_missed_least(wonders: list[str], ruined: str) -> None:
    state = table("III", wonders=wonders)
    happens(state, "ravages_of_time")
    assert state.automa.ruined_wonders == [ruined]


@pytest.mark.rule("TTA-R-47")
@pytest.mark.parametrize(("on_turn", "culture"), [("human", 0), ("automa", 8)])
def test_a_tie_goes_to_the_player_on_turn(on_turn: str, culture: int) -> None:
    state = table("I", on_turn=on_turn, culture_points=4)
    happens(state, "crusades", "strength 1")
    assert state.automa.culture_points == culture


@pytest.mark.rule("TTA-R-47")
@pytest.mark.parametrize(("start", "culture"), [("human", 0), ("automa", 10)])
def test_in_the_final_scoring_a_tie_goes_to_the_starting_player(start: Any, culture: int) -> None:
    for on_turn in ("human", "automa"):
        state = table("IV", on_turn=on_turn)
        state.start_player, state.phase = start, "final"
        happens(state, "impact_of_strength", "strength 1")
        assert state.automa.culture_points == culture


def agreement(**facts: Any) -> State:
    """A row of 13 in Age II, one card left in its deck, International Agreement on top."""
    row = ["iron", "opera", "alchemy", "reserves_ii", *["frugality_i"] * 9]
    event = PreparedEvent("II", "human", "international_agreement")
    state = table("II", row, {"events": {"II": 1}}, events=[event], **facts)
    state.civil_dealt = {**civil_deck("II"), "riflemen": 0}
    return state


@pytest.mark.rule("TTA-R-45")
def test_a_card_is_finished_when_an_age_begins_in_the_middle_of_it() -> None:
    state = agreement(science_points=4)
    play(
        automa_turn(state, Log()), "card 1", "card international_agreement", "strength 9",
        "take 1", "done", "row riflemen", "military event",
    )  # fmt: skip
    assert state.automa.technologies == ["alchemy"]
    assert state.automa.cubes["alchemy"] == 1
    assert state.automa.hand.events == {"III": 1}
    assert (state.automa_pile.age, state.automa_pile.drawn) == ("III", [])


@pytest.mark.rule("TTA-R-52")
def test_cards_taken_outside_the_persons_turn_are_reported_like_any() -> None:
    in_turn, outside = Log(), Log()
    state = agreement(on_turn="human")
    play(person_turn(state, in_turn), "take 2")
    state = agreement()
    event = PreparedEvent("II", "human", "international_agreement")
    play(resolve(state, event, outside), "strength 9", "take 2", "done", "row riflemen")
    assert state.row[:2] == ["iron", "alchemy"]
    for log in (in_turn, outside):
        assert told(log, "tta-you_take").args["card"] == Ref("civ", "opera")


# --- ages


@pytest.mark.rule("TTA-R-44")
def test_in_age_iv_deck_iii_goes_on_and_nobody_draws_military_cards() -> None:
    state = table("III")
    state.automa_pile.drawn = [4, 1]
    begin_age(state, "IV", Log())
    pile = state.automa_pile
    assert (pile.age, pile.cycle, pile.drawn) == ("III", 1, [4, 1])
    play(gain(state, 2, 0, Log()))
    assert (state.automa.hand.events, state.automa.hand.wars) == ({}, {})
    with pytest.raises(Refused, match="no_draws_in_age_iv"):
        next(person_turn(state, Log())).read("draw 1")


@pytest.mark.rule("TTA-R-49")
@pytest.mark.parametrize(
    ("age", "left"),
    [("II", ["rich_land_i", "rich_land_ii"]), ("III", ["rich_land_ii", "reserves_iii"]),
     ("IV", ["reserves_iii"])],
)  # fmt: skip
def test_obsolete_is_what_is_older_than_the_age_that_ended(age: Any, left: list[str]) -> None:
    gold = ["rich_land_a", "rich_land_i", "rich_land_ii", "reserves_iii"]
    gold = gold[:-1] if age == "II" else gold
    state = table("II", hand={"action": gold})
    begin_age(state, age, Log())
    assert state.automa.hand.action == left


# --- the person


@pytest.mark.rule("TTA-R-50")
def test_hidden_cards_are_counts_where_the_app_deals_and_seen_at_a_table() -> None:
    hand = {"wars": {"II": 1}, "aggressions": {"II": 2}, "events": {"II": 1}}
    shown = GAME.view(table("II", hand=hand), 1)["automa"]["hand"]
    assert (shown["wars_aggressions"], shown["events"]) == ({"II": 3}, {"II": 1})
    assert not {"wars", "aggressions"} & set(shown)
    at_table = table("II", hand=hand, settings={"military_dealer": "table"})
    shown = GAME.view(at_table, 1)["automa"]["hand"]
    assert (shown["wars"], shown["aggressions"]) == ({"II": 1}, {"II": 2})


@pytest.mark.rule("TTA-R-50")
def test_the_log_does_not_tell_a_war_from_an_aggression() -> None:
    war, aggression = Log(), Log()
    sort_card(table("II"), "war", war)
    sort_card(table("II"), "aggression", aggression)
    assert list(war) == list(aggression)


@pytest.mark.rule("TTA-R-51")
def test_who_resigns_loses_whatever_the_points() -> None:
    state = table("II", on_turn="human", human={"culture_points": 90})
    play(person_turn(state, Log()), "resign")
    assert GAME.is_over(state)
    assert GAME.score(state).winner == 2
