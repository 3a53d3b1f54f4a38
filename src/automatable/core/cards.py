"""Decks as files: built in, or typed in by the owner of a box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.data import Source
from automatable.core.errors import BadData


def check_numbers(numbers: Sequence[int | str], wanted: int, file: str) -> None:
    """As many cards as belong into a deck, each of them once."""
    if len(numbers) != wanted:
        raise BadData("wrong_card_count", file=file, cards=len(numbers), wanted=wanted)
    for index, number in enumerate(numbers):
        if number in numbers[:index]:
            raise BadData("card_number_twice", file=file, card=number)


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
