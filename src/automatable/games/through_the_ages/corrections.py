"""Correcting facts: what a person types, and what follows from it.

Lists are written with spaces (`rich_land_i frugality_i`), a gap of the row as `-`, cubes as
`warriors:2 knights:1`, and nothing at all for an empty place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core.errors import BadPosition, Problem
from automatable.games.through_the_ages.base_cards import civil_cards, military_cards
from automatable.games.through_the_ages.state import SPACES

LISTS = (
    "row", "common_tactics", "automa.technologies", "automa.wonders", "automa.colonies",
    "automa.leader_ages_taken", "automa.government_ages_taken", "automa.tactic_ages_kept",
    "automa.hand.action", "automa.hand.urban", "human.colonies", "human.hand",
)  # fmt: skip
COUNTS = ("automa.cubes",)
SINGLE = (
    "automa.leader", "automa.hand.government", "automa.hand.special", "automa.hand.farm_mine",
    "automa.hand.military", "automa.hand.tactic", "automa.active_tactic",
)  # fmt: skip
_AGES_TAKEN = {
    "automa.leader": "leader_ages_taken",
    "automa.government": "government_ages_taken",
    "automa.hand.government": "government_ages_taken",
    "automa.hand.tactic": "tactic_ages_kept",
}


def typed_in(changes: Mapping[str, Any]) -> dict[str, Any]:
    """The changes with texts turned into what they stand for."""
    return {
        path: _read(path, value) if isinstance(value, str) else value
        for path, value in changes.items()
    }


def _read(path: str, text: str) -> Any:
    if path == "row":
        spaces = [None if word == "-" else word for word in text.split()]
        return [*spaces, *[None] * (SPACES - len(spaces))]
    if path in LISTS:
        return text.split()
    if path in COUNTS:
        return dict(_count(path, word) for word in text.split())
    return None if path in SINGLE and not text.strip() else text


def _count(path: str, word: str) -> tuple[str, int]:
    name, _, number = word.partition(":")
    if not number.isdecimal() or len(number) > 4:
        raise BadPosition([Problem("bad_value", {"field": path, "value": word})])
    return name, int(number)


def note_ages(position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """A leader, government or tactic put in by hand counts as taken in its age."""
    automa = position["automa"]
    if not isinstance(automa, dict):
        return  # what has the wrong shape is named when it is read
    for path, taken in _AGES_TAKEN.items():
        age, listed = _age(changes.get(path)), automa.get(taken)
        if age is not None and isinstance(listed, list) and age not in listed:
            listed.append(age)


def _age(id: Any) -> str | None:
    """The age of a card of the decks; Despotism was never taken."""
    if not isinstance(id, str) or id == "despotism":
        return None
    card = civil_cards().get(id) or military_cards().get(id)
    return None if card is None else card.age
