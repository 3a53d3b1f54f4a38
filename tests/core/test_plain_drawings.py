"""Drawings of games that have none: every word of a card, by its name, and nothing cut."""

from __future__ import annotations

from typing import Any, ClassVar

from automatable.core.drawing.plain_drawings import plain_card
from automatable.core.turns.events import Ref, Value


class Known:
    """Words that know a few names of one card."""

    language = "en"
    names: ClassVar = {
        "card-wants": "Wants",
        "card-wants-silk": "Silk from afar",
        "card-wants-tea": "Tea",
    }

    def __call__(self, key: str, **args: Value) -> str:
        return self.names[key]

    def ref(self, ref: Ref) -> str:
        return f"{ref.kind} {ref.id}"

    def has(self, key: str) -> bool:
        return key in self.names

    def __hash__(self) -> int:
        return 1


def test_every_item_of_a_list_has_its_name_and_none_is_cut() -> None:
    card: dict[str, Any] = {"number": 3, "wants": ["silk", "tea", "silk", "tea", "salt"]}
    drawn = plain_card(card, Known())
    shown = drawn.split("<rect", 1)[1]
    assert "…" not in drawn
    assert (shown.count("Silk"), shown.count("Tea"), shown.count("salt")) == (2, 2, 1)
    assert "silk" not in shown


def test_a_table_within_a_card_is_told_by_its_parts() -> None:
    assert "coins: 3" in plain_card({"number": 1, "gives": {"coins": 3}}, Known())
