"""Automa cards typed in when they are drawn: the owner has them, the app does not know them yet.

`card 3` names one that was typed in before, `new LINE` is one more (see `card_text`), and for
an auction or a defence `side LINE` is enough: the rest is asked when the card is revealed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from automatable.core.errors import Problem, Refused
from automatable.core.files.data import read_as_far
from automatable.core.turns.events import Log
from automatable.core.turns.forms import Form, Text
from automatable.core.turns.procedure import Procedure
from automatable.core.turns.replies import Part, Replies, Reply
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
from automatable.games.through_the_ages.cards import (
    CARDS_PER_AGE,
    AutomaCard,
    DeckAge,
    built_in_deck,
)
from automatable.games.through_the_ages.owner_deck import card_of, with_card
from automatable.games.through_the_ages.questions import NUMBER
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
    replies = WHOLE_CARDS if prompt == WHOLE else CARDS
    drawn = yield from replies.ask(
        state, prompt=prompt, rule=rule, seat=PERSON, args={"age": state.automa_pile.age}
    )
    if isinstance(drawn, Known):
        return drawn.number
    _put_in(state, drawn.card, log)
    return drawn.card.number


def complete(state: State, card: AutomaCard, log: Log) -> Procedure[AutomaCard]:
    """The sections of a card of which only the side strip was known."""
    told = yield from COMPLETED.ask(
        card,
        prompt="complete_card",
        rule="TTA-OWN-04",
        seat=PERSON,
        args={"card": f"{card.age} {card.number}"},
    )
    _put_in(state, told.card, log)
    return told.card


def open_numbers(state: State) -> list[int]:
    """Cards typed in before that lie in the draw pile."""
    drawn = state.automa_pile.drawn
    return [n for n in state.cards.by_age[state.automa_pile.age] if n not in drawn]


# --- what can be answered


def _drawn(sections: tuple[str, ...]) -> Part:
    def read(state: State, line: str) -> AutomaCard:
        return _read_card(state.automa_pile.age, _next_number(state), line, sections)

    return Part(".*", read, write_card)


def _whole(card: AutomaCard, line: str) -> AutomaCard:
    return _read_card(card.age, card.number, line, SECTIONS)


def _examples(age: DeckAge, sections: tuple[str, ...]) -> Text:
    """A card in its notation, shown by those of the stand-in deck."""
    written = [write_sections(card) for card in built_in_deck().by_age[age].values()]
    lines = (" | ".join(card[section] or EMPTY for section in sections) for card in written)
    return Text("card", LONGEST_LINE, examples=tuple(lines))


@dataclass(frozen=True)
class Known(Reply[State], head="card"):
    """A card that was typed in before."""

    number: Annotated[int, NUMBER]

    @classmethod
    def offered(cls, state: State) -> Iterator[Known]:
        return map(cls, open_numbers(state))

    def check(self, state: State) -> None:
        if self.number not in open_numbers(state):
            raise Refused("cannot_come", what="card", outcome=self.number)


@dataclass(frozen=True)
class New(Reply[State], head="new"):
    """One more card."""

    sections: ClassVar[tuple[str, ...]] = SECTIONS
    card: Annotated[AutomaCard, _drawn(SECTIONS)]

    @classmethod
    def forms(cls, state: State) -> list[Form]:
        age = state.automa_pile.age
        is_full = len(state.cards.by_age[age]) >= CARDS_PER_AGE
        return [] if is_full else [cls.form(card=_examples(age, cls.sections))]


@dataclass(frozen=True)
class SideStrip(New, head="side"):
    """As much of a card as an auction or a defence needs."""

    sections = SIDE
    card: Annotated[AutomaCard, _drawn(SIDE)]


@dataclass(frozen=True)
class Completed(Reply[AutomaCard]):
    """The whole of a card whose side strip is known."""

    card: Annotated[AutomaCard, Part(".*", _whole, write_card, text="{}")]

    @classmethod
    def forms(cls, state: AutomaCard) -> list[Form]:
        return [cls.form(card=_examples(state.age, SECTIONS))]


WHOLE_CARDS: Replies[State, Known | New] = Replies((Known, New), implied="card")
CARDS: Replies[State, Known | New] = Replies((Known, New, SideStrip), implied="card")
COMPLETED: Replies[AutomaCard, Completed] = Replies((Completed,))


def _next_number(state: State) -> int:
    """Cards that bear no number are counted in the order of entry."""
    known = state.cards.by_age[state.automa_pile.age]
    free = [number for number in range(1, CARDS_PER_AGE + 1) if number not in known]
    if not free:
        raise Refused("no_card_left_to_type", age=state.automa_pile.age)
    return free[0]


def _read_card(age: DeckAge, number: int, line: str, sections: tuple[str, ...]) -> AutomaCard:
    fields = read_sections(split_line(line, sections), sections)
    rest = NO_SECTIONS if sections == SIDE else {}
    return checked_card(card_of({**rest, **fields}, age, number))


def checked_card(fields: Mapping[str, Any]) -> AutomaCard:
    """A card from the fields of a file; raises `BadCard` if it cannot be."""
    card, problems = read_as_far(fields, AutomaCard, "card")
    if problems or card is None:
        raise BadCard(map(typed_in, problems))
    return card


def typed_in(found: Problem) -> Problem:
    """A mistake in a card that is being typed in: nobody has to be told which."""
    if found.code != "bad_automa_card":
        return found
    return Problem("bad_card", {name: found.details[name] for name in ("field", "rule")})


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
