"""How long a match may become: more than anybody plays, and little enough to store and replay.

It is counted where an answer is recorded, so whatever was made by any way (a page, a program, a
file) can be exported and imported again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from automatable.core.errors import Refused
from automatable.core.files.foreign import is_text

MOST_ANSWERS = 10_000
"""The longest of a million random matches had fewer than 3,000."""
MOST_CORRECTIONS = 1_000
LONGEST_ANSWER = 4_000
"""A correction of everything at once has a few hundred letters."""
SHOWN = 200
MOST_LETTERS = 120_000
"""Of all answers together; a long evening has some 20,000."""


class Recorded(Protocol):
    """An answer of the list."""

    @property
    def as_written(self) -> str: ...

    @property
    def by(self) -> str: ...


class Extent(NamedTuple):
    """How many answers, corrections and letters a match has."""

    answers: int = 0
    corrections: int = 0
    letters: int = 0

    def and_(self, entry: Recorded) -> Extent:
        """With one more; raises `Refused` if that is too much."""
        more = Extent(
            self.answers + 1,
            self.corrections + (entry.by == "correction"),
            self.letters + len(entry.as_written),
        )
        if more.answers > MOST_ANSWERS or more.letters > MOST_LETTERS:
            raise Refused("match_too_long")
        if more.corrections > MOST_CORRECTIONS:
            raise Refused("too_many_corrections", most=MOST_CORRECTIONS)
        return more


def extent_of(entries: Iterable[Recorded]) -> Extent:
    """Of all of these together."""
    extent = Extent()
    for entry in entries:
        extent = extent.and_(entry)
    return extent


TOO_LONG = ("match_too_long", "too_many_corrections", "answer_too_long")
"""Why a match can grow no further."""


def check_text(text: str) -> None:
    """Raise `Refused` for an answer that nobody types: endless, or with signs that are none."""
    if len(text) > LONGEST_ANSWER:
        raise Refused("answer_too_long", most=LONGEST_ANSWER)
    if not is_text(text):
        raise Refused("unreadable", token=shortened(ascii(text)[1:-1]))


def shortened(text: str) -> str:
    """Of a text that is quoted in an error: enough to know which it was."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def check_undone(texts: Iterable[str]) -> None:
    """The same for answers that were taken back."""
    if sum(map(len, texts)) > MOST_LETTERS:
        raise Refused("match_too_long")
