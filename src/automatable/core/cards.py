"""Decks as files: built in, or typed in by the owner of a box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from automatable.core.data import Source


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
