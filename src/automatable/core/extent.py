"""How long a match may become: more than anybody plays, and little enough to store and replay.

It is counted where an answer is recorded, so whatever was made by any way (a page, a program, a
file) can be exported and imported again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Protocol

from automatable.core.errors import Refused

MOST_ANSWERS = 10_000
"""The longest of a million random matches had fewer than 3,000."""
MOST_CORRECTIONS = 1_000
LONGEST_ANSWER = 4_000
"""A correction of everything at once has a few hundred letters."""
SHOWN = 200
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
MOST_LETTERS = 120_000
"""Of all answers together; a long evening has some 20,000."""


class Recorded(Protocol):
    """An answer of the list."""

    @property
    def as_written(self) -> str: ...

    @property
    def by(self) -> str: ...


class Extent:
    """Counts answers, corrections and letters."""

    __slots__ = ("_answers", "_corrections", "_letters")

    def __init__(self, entries: Iterable[Recorded] = ()) -> None:
        self._answers = self._corrections = self._letters = 0
        for entry in entries:
            self.add(entry)

    def add(self, entry: Recorded) -> None:
        """One more; raises `Refused` if that is too much."""
        self._answers += 1
        self._corrections += entry.by == "correction"
        self._letters += len(entry.as_written)
        if self._answers > MOST_ANSWERS or self._letters > MOST_LETTERS:
            raise Refused("match_too_long")
        if self._corrections > MOST_CORRECTIONS:
            raise Refused("too_many_corrections", most=MOST_CORRECTIONS)


TOO_LONG = ("match_too_long", "too_many_corrections", "answer_too_long")
"""Why a match can grow no further."""


def check_text(text: str) -> None:
    """Raise `Refused` for an answer that nobody types: endless, or with signs that are none."""
    if len(text) > LONGEST_ANSWER:
        raise Refused("answer_too_long", most=LONGEST_ANSWER)
    if not text.isprintable() and _CONTROL.search(text):
        raise Refused("unreadable", token=shortened(ascii(text)[1:-1]))


def shortened(text: str) -> str:
    """Of a text that is told in an error: enough to know which it was."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def check_undone(texts: Iterable[str]) -> None:
    """The same for answers that were taken back."""
    if sum(map(len, texts)) > MOST_LETTERS:
        raise Refused("match_too_long")
