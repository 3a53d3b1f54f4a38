"""Automa cards typed in when they are drawn, so that none is asked for twice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automatable.core.errors import AutomatableError, BadOptions, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import load, save
from automatable.games.through_the_ages.card_text import BadCard, write_card
from automatable.games.through_the_ages.cards import built_in_deck
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.owner_deck import empty_deck
from automatable.games.through_the_ages.state import State
from automatable.ui.stage.plain_table import composed

SEED = Seed.from_text("manual")
SIDE_STRIP = "bonus:1 defence:2 units:1"
SIDE = "-5..0=1 1..=2 | bonus:1 defence:2 units:1"


def line(age: str, number: int) -> str:
    return write_card(built_in_deck().by_age[age][number])


def started(**options: Any) -> Match[State]:
    chosen = {"deck": "manual", "start_player": "automa", "tie_policy": "auto", **options}
    return Match.new(GAME, chosen, SEED)


def in_the_persons_turn(**more: Any) -> Match[State]:
    """Round 6, the person about to attack or to reveal a territory; card I 1 is known."""
    first = started()
    first.answer(f"new {line('I', 4)}")
    position = {
        "start_player": "human", "on_turn": "human", "phase": "main", "age": "I", "round": 6,
        "row": [None] * 13, "deck": first.state.deck,
        "current_events": [{"age": "I", "by": "human", "card": "historic_territory_i"}],
        "automa": {"cubes": {"warriors": 3, "philosophy": 2}},
        "human": {"strength": 4, "hand": ["raid_i", "crusades"]}, **more,
    }  # fmt: skip
    return Match.at(GAME, position, {"tie_policy": "auto", "ruled_events": "reading"}, SEED)


def kinds(match: Match[State]) -> list[str]:
    return [event.kind for event in match.events()]


@pytest.mark.rule("TTA-OWN-04")
def test_a_new_card_is_typed_in_and_carried_out() -> None:
    match = started()
    assert match.pending is not None
    assert (match.pending.prompt, match.legal()) == ("automa_card", [])
    match.answer(f"new {line('I', 4)}")
    (typed,) = match.state.deck["card"]
    assert (typed["age"], typed["number"], typed["defence"]) == ("I", 1, 2)
    assert "tta-take" in kinds(match)
    assert "tta-stand_in" not in kinds(match)


SENT = (
    ("event", "aggression:3"), ("leader", "/", "action", "wonder"), (), (),
    ("cards:1", "happy:0"), ("..", "0", "=1", "1..", "", "=2"), tuple(SIDE_STRIP.split()),
)  # fmt: skip
"""The sections of a card as a page sends them, icon by icon, with a field after each section."""


@pytest.mark.parametrize("note", ["", "worn "])
def test_a_page_sends_a_card_icon_by_icon(note: str) -> None:
    match = started()
    fields = [field for section in SENT for field in (*section, "|")]
    match.answer(composed(match, {"head": ["new"], "part-card": [*fields, note]}))
    told = ["event aggression:3", "leader/action wonder", "-", "-", "cards:1 happy:0"]
    told += ["..0=1 1..=2", SIDE_STRIP, *filter(None, [note.strip()])]
    typed = next(entry for entry in match.entries if entry.prompt == "automa_card")
    assert typed.text == f"new {' | '.join(told)}"


def test_a_page_sends_the_side_strip_alone() -> None:
    match = in_the_persons_turn()
    match.answer("aggression raid_i")
    match.answer("strength 30")
    fields = ["0..", "", "=1", "|", *SIDE_STRIP.split(), "|"]
    match.answer(composed(match, {"head": ["side"], "part-card": fields}))
    assert match.state.deck["card"][-1]["auction"] == [{"low": 0, "bid": 1}]


@pytest.mark.rule("TTA-OWN-04")
def test_a_card_typed_in_before_is_named_by_its_number() -> None:
    match = started()
    match.answer(f"new {line('I', 4)}")
    match.answer("done")
    before = match.state.deck
    match.answer("card 1")
    assert match.state.deck == before
    match.answer("done")
    with pytest.raises(Refused, match="cannot_come"):
        match.answer("card 1")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("card 1", "cannot_come"),
        ("card x", "unreadable"),
        ("nonsense", "unreadable"),
        (f"side {SIDE}", "unreadable"),
        ("new event | leader", "card_parts"),
        ("new - | dragon | - | - | cards:1 | - | bonus:1 defence:2 units:1", "card_icon"),
        ("new - | leader | - | - | cards:9 | - | bonus:1 defence:2 units:1", "value_out_of_range"),
        ("new - | leader | - | - | cards:1 | 3..=1 0..=2 | bonus:1 defence:2 units:1", "auction"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(text: str, told: str) -> None:
    match = started()
    before = save(match)
    with pytest.raises((Refused, BadCard), match=told):
        match.answer(text)
    assert save(match) == before


def test_the_ninth_card_of_an_age_cannot_be_new() -> None:
    deck = {**empty_deck(), "card": built_in_deck_cards("I")[:7]}
    match = started(deck=deck)
    match.answer(f"new {line('I', 8)}")
    match.answer("done")
    with pytest.raises(AutomatableError):
        match.answer(f"new {line('I', 1)}")
    assert sorted(match.legal() or ()) == [f"card {n}" for n in range(1, 9)]


def built_in_deck_cards(age: str) -> list[dict[str, Any]]:
    from automatable.games.through_the_ages.cards import house_file

    return [dict(card) for card in house_file().cards if card["age"] == age]


@pytest.mark.rule("TTA-OWN-04")
def test_for_a_defence_the_side_strip_is_enough() -> None:
    match = in_the_persons_turn()
    match.answer("aggression raid_i")
    match.answer("strength 30")
    match.answer(f"side {SIDE}")
    assert match.state.deck["card"][1]["side_only"]
    match.answer("done")
    match.answer("card 2")
    assert match.pending is not None
    assert match.pending.prompt == "complete_card"
    match.answer(line("I", 2))
    assert "side_only" not in match.state.deck["card"][1]
    assert match.state.deck["card"][1]["take"] == [["military"], ["action"]]


def test_for_an_auction_two_cards_may_be_typed_in() -> None:
    match = in_the_persons_turn()
    match.answer("event crusades")
    match.answer("strength 1")
    match.answer("card 1")
    match.answer(f"side {SIDE}")
    match.answer("pass")
    assert [card["number"] for card in match.state.deck["card"]] == [1, 2]
    assert match.state.automa_pile.drawn == []


def test_a_deck_with_gaps_is_played_in_the_same_way() -> None:
    match = started(deck={**empty_deck("mine"), "card": built_in_deck_cards("I")[:3]})
    match.answer("card 2")
    match.answer("done")
    match.answer(f"new {line('I', 4)}")
    assert [card["number"] for card in match.state.deck["card"]] == [1, 2, 3, 4]


@pytest.mark.rule("TTA-OWN-04")
def test_the_app_cannot_draw_cards_that_it_does_not_know() -> None:
    with pytest.raises(BadOptions, match="automa_dealer"):
        started(automa_dealer="app")
    assert started(automa_dealer="table").state.settings.automa_dealer == "table"


def test_a_save_holds_what_was_typed_in() -> None:
    match = started()
    match.answer(f"new {line('I', 4)} | see the rulebook")
    again = load(json.loads(json.dumps(save(match))))
    assert again.state.deck == match.state.deck
    assert again.state.deck["card"][0]["note"] == "see the rulebook"
    position = json.loads(json.dumps(match.position()))
    assert GAME.from_position(position).deck == match.state.deck
    match.undo()
    assert match.state.deck["card"] == []
