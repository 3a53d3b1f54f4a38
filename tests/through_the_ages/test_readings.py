"""Cards read by us: their mark, resolving them by hand, and the owner's appendix instead."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automatable.core.errors import BadData, BadPosition
from automatable.core.files.data import parse_toml
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import load, save
from automatable.core.turns.events import Log
from automatable.games.through_the_ages.aggression import attack_automa, attack_person
from automatable.games.through_the_ages.appendix import EVENT_OPS, FORMULAS, read_appendix
from automatable.games.through_the_ages.base_cards import civil, military_cards
from automatable.games.through_the_ages.events import resolve
from automatable.games.through_the_ages.formulas import FORMULAS as COMPUTED
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.ratings import rating
from automatable.games.through_the_ages.state import PreparedEvent, State
from automatable.games.through_the_ages.war import resolve_war_of
from tests.through_the_ages.table import asked, kinds, play, table, told

BY_HAND = {"ruled_events": "by_hand"}


def event(card: str, by: str = "human") -> PreparedEvent:
    return PreparedEvent(military_cards()[card].age, by, card)  # type: ignore[arg-type]


def appendix(*entries: dict[str, Any]) -> dict[str, Any]:
    source = {"edition": "my rulebook", "confidence": "owner", "notes": ""}
    return {
        "format": 1, "game": "through_the_ages", "id": "my-appendix", "kind": "appendix",
        "source": source, "card": list(entries),
    }  # fmt: skip


def with_appendix(state: State, *entries: dict[str, Any]) -> State:
    state.appendix = appendix(*entries)
    return state


# --- the mark


@pytest.mark.rule("TTA-EVT-01", "TTA-R-34", "TTA-OWN-05")
@pytest.mark.parametrize(
    ("card", "kind", "ruling"),
    [
        ("development_of_warfare", "tta-our_reading", "TTA-R-34"),
        ("ravages_of_time", "tta-our_reading", "TTA-R-42"),
        ("development_of_science", "tta-by_principle", "TTA-R-34"),
        ("development_of_agriculture", "tta-by_principle", "TTA-R-34"),
    ],
)
def test_every_event_read_by_us_says_so_with_the_ruling(card: str, kind: str, ruling: str) -> None:
    log = Log()
    play(resolve(table(age="II"), event(card), log))
    assert told(log, kind).args["ruling"] == ruling


def test_no_ruled_card_is_without_its_ruling() -> None:
    ruled = [card.id for card in military_cards().values() if card.reading == "ruled"]
    assert len(ruled) == 24


@pytest.mark.rule("TTA-R-38", "TTA-R-37")
def test_aggressions_and_wars_bear_the_mark_too() -> None:
    log = Log()
    play(attack_automa(table(), "plunder_i", 30, log), "card 1")
    assert told(log, "tta-our_reading").args["ruling"] == "TTA-R-38"
    log, state = Log(), table(age="II", war_declared="war_over_territory")
    play(resolve_war_of("automa", state, log), "strength 30")
    assert told(log, "tta-our_reading").args["ruling"] == "TTA-R-37"


# --- by hand


@pytest.mark.rule("TTA-OWN-05")
def test_a_ruled_event_may_be_resolved_by_hand() -> None:
    state, log = table(settings=BY_HAND, culture_points=10), Log()
    play(resolve(state, event("development_of_religion"), log), "by_hand", "culture 3", "science 2")
    assert (state.automa.culture_points, state.automa.science_points) == (13, 2)


def test_by_hand_may_also_move_cubes_and_draw_cards() -> None:
    state, log = table(settings=BY_HAND, cubes={"warriors": 2, "philosophy": 1}), Log()
    first = ("build warriors", "lose philosophy", "draw 1", "military event")
    points = ("by_hand", "culture 0", "science -1")
    play(resolve(state, event("development_of_warfare"), log), *first, *points)
    assert state.automa.cubes == {"warriors": 3}
    assert state.automa.hand.events == {"I": 1}


def test_by_hand_offers_only_what_is_possible() -> None:
    state = table(settings=BY_HAND, cubes={"warriors": 3})
    request = asked(resolve(state, event("development_of_warfare"), Log()))
    offered = list(request.legal() or ())
    assert "build warriors" not in offered
    assert "lose warriors" in offered
    assert "build religion" in offered
    assert "build agriculture" not in offered
    assert "lose philosophy" not in offered


def test_by_hand_keeps_to_the_limit_per_kind_where_that_is_the_rule() -> None:
    settings = {**BY_HAND, "building_limit_scope": "type"}
    cubes = {"philosophy": 1, "alchemy": 2}
    state = table(settings=settings, cubes=cubes, technologies=["alchemy"])
    request = asked(resolve(state, event("development_of_warfare"), Log()))
    assert "build philosophy" not in (offered := list(request.legal() or ()))
    assert "build religion" in offered


def test_our_reading_is_one_tap_away() -> None:
    state, log = table(settings=BY_HAND, leader="moses", age="II"), Log()
    play(resolve(state, event("iconoclasm"), log), "reading")
    assert state.automa.leader is None


def test_attacks_in_both_directions_may_be_resolved_by_hand() -> None:
    state, log = table(settings=BY_HAND, culture_points=9), Log()
    answers = ("by_hand", "culture -4", "science 0")
    play(attack_automa(state, "plunder_i", 30, log), "card 1", *answers)
    assert state.automa.culture_points == 5
    play(attack_person(state, "raid_i", log), "hit", "by_hand", "culture 2", "science 0")
    assert state.automa.culture_points == 7
    assert "tta-you_lose_building" not in kinds(log)


def test_owners_of_printed_cards_are_asked_unless_they_say_otherwise() -> None:
    seed = Seed.from_text("x")
    assert Match.new(GAME, {}, seed).state.settings.ruled_events == "reading"
    assert Match.new(GAME, {"deck": "manual"}, seed).state.settings.ruled_events == "by_hand"


# --- the appendix


@pytest.mark.rule("TTA-OWN-06")
def test_an_entry_replaces_our_reading() -> None:
    gain = {"op": "gain_culture", "formula": "actions_printed"}
    entry = {"card": "impact_of_government", "effects": [gain], "note": "As printed."}
    state, log = with_appendix(table(age="III", government="republic"), entry), Log()
    play(resolve(state, event("impact_of_government"), log))
    assert state.automa.culture_points > 0
    assert told(log, "tta-owner_reading").args["note"] == "As printed."
    assert "tta-our_reading" not in kinds(log)


def test_a_condition_of_the_appendix_is_asked_for() -> None:
    effect = {"op": "gain_science", "n": 4, "when": "strongest"}
    entry = {"card": "development_of_agriculture", "effects": [effect]}
    state = with_appendix(table(), entry)
    play(resolve(state, event("development_of_agriculture"), Log()), "strength 0")
    assert state.automa.science_points == 4


def test_a_free_building_needs_room() -> None:
    effect = {"op": "build_free", "technology": "warriors"}
    entry = {"card": "development_of_warfare", "effects": [effect]}
    for before, after in ((2, 3), (3, 3)):
        state = with_appendix(table(cubes={"warriors": before}), entry)
        play(resolve(state, event("development_of_warfare"), Log()))
        assert state.automa.cubes["warriors"] == after


def test_a_colony_counts_as_the_appendix_says() -> None:
    entry = {"card": "developed_territory_i", "permanent": {"strength": 2}}
    state = with_appendix(table(colonies=["developed_territory_i"]), entry)
    assert rating(state, "strength") == 3


def test_an_aggression_and_a_war_do_what_the_appendix_says() -> None:
    entries = (
        {"card": "plunder_i", "on_automa": {"op": "lose_culture", "n": 2}},
        {"card": "war_over_culture", "war": {"takes": "culture", "base": 0, "per": 1}},
    )
    state = with_appendix(table(culture_points=9, war_declared="war_over_culture"), *entries)
    play(attack_automa(state, "plunder_i", 30, Log()), "card 1")
    assert state.automa.culture_points == 7
    play(resolve_war_of("automa", state, Log()), "strength 4")
    assert state.automa.culture_points == 4


@pytest.mark.parametrize(
    "entry",
    [
        {"card": "phalanx", "effects": []},
        {"card": "nothing", "effects": []},
        {"card": "crusades"},
        {"card": "crusades", "war": {"takes": "culture", "base": 0, "per": 1}},
        {"card": "crusades", "effects": [{"op": "dance"}]},
        {"card": "crusades", "effects": [{"op": "gain_culture", "formula": "luck"}]},
        {"card": "crusades", "effects": [{"op": "build_free", "technology": "drama"}]},
        {"card": "crusades", "effects": [{"op": "gain_culture", "technology": "warriors"}]},
        {"card": "raid_i", "on_automa": {"op": "gain_culture"}},
        {"card": "war_over_culture", "war": {"takes": "culture", "base": 0, "per": 0}},
    ],
)
def test_an_entry_that_cannot_be_is_named(entry: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as error:
        read_appendix(appendix(entry), "mine.toml")
    assert error.value.problems[0].details["card"] == entry["card"]


def test_what_is_no_appendix_is_refused() -> None:
    for contents in ({}, {**appendix(), "game": "chess"}, {**appendix(), "format": 2}):
        with pytest.raises(BadData):
            read_appendix(contents, "mine.toml")


def test_the_formulas_that_only_an_appendix_uses() -> None:
    """Actions: 2 a civil, 1 a military one; workers: 2 for each above 10, farms and mines count."""
    state = table(cubes={"warriors": 3, "philosophy": 3, "religion": 1})
    assert COMPUTED["workers_over_10"](state) == 6
    printed = civil("despotism").printed
    assert (printed["civil_actions"], printed["military_actions"]) == (4, 2)
    assert COMPUTED["actions_printed"](state) == 10


def test_every_formula_of_an_appendix_can_be_computed() -> None:
    assert set(FORMULAS) - {"", "rank_science_10", "rank_strength_10"} == set(COMPUTED)
    used = {effect.op for card in military_cards().values() for effect in card.effects}
    assert used <= set(EVENT_OPS)


@pytest.mark.rule("TTA-OWN-06")
def test_an_appendix_is_chosen_at_set_up_and_kept_in_the_save() -> None:
    file = """
format = 1
game = "through_the_ages"
id = "my-appendix"
kind = "appendix"
[source]
edition = "my rulebook"
confidence = "owner"
notes = ""
[[card]]
card = "impact_of_population"
effects = [{ op = "gain_culture", formula = "workers_over_10" }]
"""
    contents = GAME.decks.read(parse_toml(file, "a.toml"), "a.toml").contents
    match = Match.new(GAME, {"appendix": contents}, Seed.from_text("appendix"))
    assert match.state.as_read("impact_of_population").reading == "owner"
    again = load(json.loads(json.dumps(save(match))))
    assert again.state.appendix == contents
    assert GAME.from_position(json.loads(json.dumps(match.position()))).appendix == contents
    assert "appendix" not in Match.new(GAME, {}, Seed.from_text("none")).position()
