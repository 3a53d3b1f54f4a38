"""Automa cards typed in when they are drawn: the owner has them, the app does not know them yet.

`card 3` names one that was typed in before, `new LINE` is one more (see `card_text`), and for
an auction or a defence `side LINE` is enough: the rest is asked when the card is revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core.data import structure
from automatable.core.errors import Problem, Refused
from automatable.core.events import Log, Ref
from automatable.core.forms import Form, Text
from automatable.core.procedure import Answer, Ask, Procedure
from automatable.games.through_the_ages.card_text import (
    EMPTY,
    SECTIONS,
    SIDE,
    BadCard,
    read_sections,
    split_line,
    write_card,
    write_sections,
)
from automatable.games.through_the_ages.cards import CARDS_PER_AGE, AutomaCard, built_in_deck
from automatable.games.through_the_ages.owner_deck import card_mistakes, card_of, with_card
from automatable.games.through_the_ages.questions import read_number
from automatable.games.through_the_ages.state import PERSON, State

LONGEST_LINE = 1000
WHOLE = "automa_card"
"""The prompt of a card that is carried out; the others need the side strip only."""
NO_SECTIONS: dict[str, Any] = {
    "politics": [], "take": [], "develop": [], "construct": [], "military_cards": 0,
    "happiness": 0, "side_only": True,
}  # fmt: skip


def is_typed_in(state: State) -> bool:
    """Whether the deck in use still has cards that nobody has typed in."""
    return len(state.cards.by_age[state.automa_pile.age]) < CARDS_PER_AGE


def draw_and_type(state: State, prompt: str, rule: str, log: Log) -> Procedure[int]:
    """The number of the card that the person drew, which is in the deck from now on."""
    answer = yield from Ask(
        prompt=prompt,
        rule=rule,
        seat=PERSON,
        args={"age": state.automa_pile.age},
        reader=lambda text: read_drawn(state, prompt, text),
        listing=lambda: [f"card {number}" for number in open_numbers(state)],
        describing=lambda: drawn_forms(state, prompt),
    )
    if isinstance(answer, int):
        return answer
    _put_in(state, answer, log)
    return answer.number


def complete(state: State, card: AutomaCard, log: Log) -> Procedure[AutomaCard]:
    """The sections of a card of which only the side strip was known."""
    whole = yield from Ask(
        prompt="complete_card",
        rule="TTA-OWN-04",
        seat=PERSON,
        args={"card": f"{card.age} {card.number}"},
        reader=lambda text: _answered("whole", _read_card(state, text, card.number, SECTIONS)),
        describing=lambda: [_card_form("", card.age, SECTIONS)],
    )
    _put_in(state, whole, log)
    return whole


def open_numbers(state: State) -> list[int]:
    """Cards typed in before that lie in the draw pile."""
    drawn = state.automa_pile.drawn
    return [n for n in state.cards.by_age[state.automa_pile.age] if n not in drawn]


def drawn_forms(state: State, prompt: str) -> list[Form]:
    """A card that is new, or as much of it as an auction or a defence needs."""
    age = state.automa_pile.age
    if len(state.cards.by_age[age]) >= CARDS_PER_AGE:
        return []
    side = [] if prompt == WHOLE else [_card_form("side", age, SIDE)]
    return [_card_form("new", age, SECTIONS), *side]


def _card_form(word: str, age: str, sections: tuple[str, ...]) -> Form:
    """A card in its notation, shown by those of the stand-in deck."""
    written = [write_sections(card) for card in built_in_deck().by_age[age].values()]
    lines = (" | ".join(card[section] or EMPTY for section in sections) for card in written)
    return Form(word, (Text("card", LONGEST_LINE, examples=tuple(lines)),))


def read_drawn(state: State, prompt: str, text: str) -> Answer[int | AutomaCard]:
    """`card 3`, `new LINE` or `side LINE`."""
    word, _, rest = text.partition(" ")
    if word == "new":
        return _answered("new", _read_card(state, rest, _next_number(state), SECTIONS))
    if word == "side" and prompt != WHOLE:
        return _answered("side", _read_card(state, rest, _next_number(state), SIDE))
    number = read_number(rest if word == "card" else text)
    if number not in open_numbers(state):
        raise Refused("cannot_come", what="card", outcome=number)
    return Answer(number, f"card {number}")


def _answered(word: str, card: AutomaCard) -> Answer[AutomaCard]:
    line = write_card(card)
    return Answer(card, line if word == "whole" else f"{word} {line}")


def _next_number(state: State) -> int:
    """Cards that bear no number are counted in the order of entry."""
    known = state.cards.by_age[state.automa_pile.age]
    free = [number for number in range(1, CARDS_PER_AGE + 1) if number not in known]
    if not free:
        raise Refused("no_card_left_to_type", age=state.automa_pile.age)
    return free[0]


def _read_card(state: State, line: str, number: int, sections: tuple[str, ...]) -> AutomaCard:
    fields = read_sections(split_line(line, sections), sections)
    rest = NO_SECTIONS if sections == SIDE else {}
    return checked_card(card_of({**rest, **fields}, state.automa_pile.age, number))


def checked_card(fields: Mapping[str, Any]) -> AutomaCard:
    """A card from the fields of a file; raises `BadCard` if it cannot be."""
    card = structure(fields, AutomaCard, "card")
    if problems := list(map(mistake, card_mistakes(card))):
        raise BadCard(problems)
    return card


def mistake(found: tuple[str, str]) -> Problem:
    """A field of a card, and the rule that it breaks."""
    field, rule = found
    return Problem("bad_card", {"field": field, "rule": Ref("card_rule", rule)})


def _put_in(state: State, card: AutomaCard, log: Log) -> None:
    state.deck = with_card(state.deck, _as_in_file(card))
    known = sum(not c.side_only for c in state.cards.card)
    log.happened("tta-card_typed_in", "TTA-OWN-04", card=f"{card.age} {card.number}", n=known)


def _as_in_file(card: AutomaCard) -> dict[str, Any]:
    """The fields of a card, as plain data without what says nothing."""
    rest = NO_SECTIONS if card.side_only else {}
    sections = SIDE if card.side_only else SECTIONS
    fields = read_sections(split_line(write_card(card), sections), sections)
    return card_of({**rest, **fields}, card.age, card.number)
