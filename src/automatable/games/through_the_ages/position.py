"""Positions as JSON: every field of docs/positions-and-notation.md.

Facts that follow from others may be left out; if they are given they must be right, so that
a file cannot contradict itself unnoticed.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from automatable.core.data import structure
from automatable.core.errors import BadData, BadPosition, Problem
from automatable.games.through_the_ages.appendix import read_appendix
from automatable.games.through_the_ages.cards import HOUSE
from automatable.games.through_the_ages.problems import (
    civil_in_sight,
    military_in_sight,
    problems,
    unknown_cards,
)
from automatable.games.through_the_ages.ratings import STATISTICS, gold, rating
from automatable.games.through_the_ages.row import civil_left
from automatable.games.through_the_ages.state import State

FORMAT = 1
GAME_ID = "through_the_ages"
DERIVED = ("ratings", "gold", "civil_left")


def to_json(state: State) -> dict[str, Any]:
    """The complete position, derived facts included."""
    told = {"game": GAME_ID, "format": FORMAT, **asdict(state), **_derived(state)}
    if state.appendix is None:  # came later: positions without one stay as they were
        del told["appendix"]
    return told


def _derived(state: State) -> dict[str, Any]:
    return {
        "ratings": {name: rating(state, name) for name in STATISTICS},
        "gold": gold(state),
        "civil_left": sum(civil_left(state).values()),
    }


def from_json(contents: Any) -> State:
    """The state of a JSON object, checked."""
    if not isinstance(contents, dict):
        raise BadPosition(
            [Problem("bad_value", {"field": "position", "value": str(contents)[:80]})]
        )
    _check_head(contents)
    facts = {key: value for key, value in contents.items() if key not in _NOT_STORED}
    state = _structured(facts)
    _check_deck(state)
    if found := unknown_cards(state):
        raise BadPosition(found)
    _count_what_lies_open(state)
    if found := problems(state):
        raise BadPosition(found)
    _compare(contents, _derived(state))
    return state


_NOT_STORED = ("game", "format", *DERIVED)


def _check_head(contents: dict[str, Any]) -> None:
    for field, right in (("game", GAME_ID), ("format", FORMAT)):
        if contents.get(field, right) != right:
            told = {"field": field, "value": str(contents[field])}
            raise BadPosition([Problem("bad_value", told)])


def _structured(facts: dict[str, Any]) -> State:
    try:
        return structure(facts, State, "position")
    except BadData as error:
        told = {key: error.details.get(key, "") for key in ("place", "field", "reason")}
        raise BadPosition([Problem(error.code, {"file": "position", **told})]) from None


def _check_deck(state: State) -> None:
    try:
        known = state.deck == HOUSE if isinstance(state.deck, str) else bool(state.cards)
        if state.appendix is not None:
            read_appendix(state.appendix, "appendix")
    except BadData:
        known = False
    if not known:
        raise BadPosition([Problem("bad_value", {"field": "deck", "value": str(state.deck)[:80]})])


def _count_what_lies_open(state: State) -> None:
    """A card that lies open was dealt: hand-written positions need not count it again."""
    for in_sight, counted in (
        (civil_in_sight(state), state.civil_dealt),
        (military_in_sight(state), state.military_seen),
    ):
        for id, count in in_sight.items():
            counted[id] = max(count, counted.get(id, 0))


def _compare(given: dict[str, Any], right: dict[str, Any]) -> None:
    """Refuse a given fact that differs from what follows from the others."""
    for field, value in right.items():
        if field in given and given[field] != value:
            told = {"field": field, "given": str(given[field]), "right": str(value)}
            raise BadPosition([Problem("contradiction", told)])
