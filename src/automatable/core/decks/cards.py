"""Decks as files: built in, or typed in by the owner of a box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.errors import Problem
from automatable.core.files.data import Source


def number_mistakes(numbers: Sequence[int | str], wanted: int, file: str) -> Iterator[Problem]:
    """Not more cards than belong into a deck, each of them once."""
    if len(numbers) > wanted:
        yield Problem("wrong_card_count", {"file": file, "cards": len(numbers), "wanted": wanted})
    for number, times in Counter(numbers).items():
        if times > 1:
            yield Problem("card_number_twice", {"file": file, "card": number})


@dataclass(frozen=True)
class CardFile:
    """One deck as its file describes it; `contents` is the checked file, ready to be stored."""

    id: str
    source: Source
    contents: dict[str, Any]

    @property
    def cards(self) -> list[dict[str, Any]]:
        cards: list[dict[str, Any]] = self.contents["card"]
        return cards
