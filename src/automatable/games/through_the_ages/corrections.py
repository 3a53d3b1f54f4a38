"""What follows from a correction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.games.through_the_ages.base_cards import civil_cards, military_cards
from automatable.games.through_the_ages.state import State

_AGES_TAKEN = {
    "automa.leader": "leader_ages_taken",
    "automa.government": "government_ages_taken",
    "automa.hand.government": "government_ages_taken",
    "automa.hand.tactic": "tactic_ages_kept",
}


def note_ages(position: dict[str, Any], changes: Mapping[str, Any], before: State) -> None:
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
