"""Correcting by pointing: the things on a board, and what may be different about each.

A thing is tapped, where it lies on a drawing or as a tile with its name, and offers a short list
of what may be true instead. Every such mend is an ordinary correction of the match, or leads back
to a question that was answered wrongly; undo takes either back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from automatable.core.matches.match import Match
    from automatable.core.state.facts import Fact
    from automatable.core.wording import Words


@dataclass(frozen=True)
class Mend:
    """One thing that may be true instead, in words; exactly one of the others says what follows."""

    told: str
    changes: Mapping[str, Any] = field(default_factory=dict)
    """The facts that it sets right, by their paths in the position."""
    leads: str = ""
    """The id of another thing that it leads to: the piece of a space, the slot of a card."""
    back_to: int | None = None
    """The entry that was wrong: the match returns to before it, and its question is asked again."""
    at: str = ""
    """The spot on the drawing where it is tapped; without one it is a button."""
    picture: str = ""


@dataclass(frozen=True)
class Counted:
    """A number that may be another one."""

    path: str
    value: int | None
    low: int = 0
    high: int = 999


@dataclass(frozen=True)
class Thing:
    """What a person can point at: its name, and what may be different about it."""

    id: str
    name: str
    mends: tuple[Mend, ...] = ()
    number: Counted | None = None
    picture: str = ""


@dataclass(frozen=True)
class Spot:
    """Where a thing lies on a drawing: the middle, and how far a finger may miss it."""

    x: float
    y: float
    reach: float


@dataclass(frozen=True)
class Board:
    """A part of the table to point at. With a drawing, things are tapped at the spot of their id;
    all others are tiles. `inner` things are only reached through others."""

    title: str
    things: tuple[Thing, ...] = ()
    inner: tuple[Thing, ...] = ()
    drawing: str = ""
    """A whole SVG (`role="group"`); the frame puts a link on every spot that can be tapped."""
    spots: Mapping[str, Spot] = field(default_factory=dict)


def things_of(slips: Sequence[Thing], boards: Sequence[Board]) -> dict[str, Thing]:
    """Everything that can be pointed at, by its id; boards win over slips."""
    on_boards = (thing for board in boards for thing in (*board.things, *board.inner))
    return {thing.id: thing for thing in (*slips, *on_boards)}


def slips_of_facts(facts: Iterable[Fact], words: Words) -> Iterator[Thing]:
    """What a game that says nothing offers: its numbers and its choices, the likely ones first."""
    for fact in facts:
        if thing := thing_of_fact(fact, words):
            yield thing


def thing_of_fact(fact: Fact, words: Words) -> Thing | None:
    """A fact that is a number or one of several; others are only on the page of all facts."""
    name = words(fact.label, **fact.args)
    if fact.choices:
        return Thing(fact.path, name, tuple(_choices(fact, words)))
    if isinstance(fact.value, int) or fact.counted:
        value = fact.value if isinstance(fact.value, int) else None
        return Thing(fact.path, name, number=Counted(fact.path, value, fact.low))
    return None


def _choices(fact: Fact, words: Words) -> Iterator[Mend]:
    for choice in fact.choices:
        if choice != fact.value:
            label = words(f"{fact.label}-{'none' if choice is None else choice}", **fact.args)
            yield Mend(label, {fact.path: choice})


def last_answer(match: Match[Any], *prompts: str) -> int | None:
    """The entry of the last answer that a person gave to one of these questions."""
    given = (
        index
        for index in reversed(range(len(match.entries)))
        if match.entries[index].by == "person" and match.entries[index].prompt in prompts
    )
    return next(given, None)


def drawn_again(match: Match[Any], words: Words, *prompts: str) -> Iterator[Thing]:
    """ "Another card was drawn": the person who deals is asked again which one came."""
    if (told := last_answer(match, *prompts)) is not None:
        mend = Mend(words("slip-card-back"), back_to=told)
        yield Thing("card", words("slip-card"), (mend,))
