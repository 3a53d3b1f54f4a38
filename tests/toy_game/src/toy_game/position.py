"""States as JSON and back, and everything that can be wrong with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from automatable.core.data import structure
from automatable.core.errors import BadData, BadPosition, Problem
from automatable.core.events import Ref
from toy_game.components import crates
from toy_game.set_up import new_pile
from toy_game.state import Phase, Side, State, whole_round

DERIVED = ("person.worth", "automa.worth", "cards_left")


def to_json(state: State) -> dict[str, Any]:
    return {
        "level": state.level,
        "rounds": state.rounds,
        "storm": state.storm,
        "deck": state.deck,
        "round": state.round,
        "to_come": list(state.to_come),
        "quay": list(state.quay),
        "person": _side_json(state.person),
        "automa": _side_json(state.automa),
        "drawn": list(state.pile.drawn),
        "cycle": state.pile.cycle,
        "cards_left": state.pile.left,
    }


def _side_json(side: Side) -> dict[str, Any]:
    return {
        "coins": side.coins,
        "light": side.light,
        "crates": list(side.crates),
        "worth": side.worth,
    }


@dataclass(frozen=True)
class _Side:
    coins: int
    light: int
    crates: list[int]
    worth: int | None = None


@dataclass(frozen=True)
class _Position:
    """What may be written; derived facts may be left out."""

    level: Literal[1, 2]
    rounds: int
    storm: Literal["off", "on"]
    deck: Any
    round: int
    to_come: list[Phase]
    quay: list[int]
    person: _Side
    automa: _Side
    drawn: list[int]
    cycle: int
    cards_left: int | None = None


def from_json(contents: Any) -> State:
    """The state; raises `BadPosition` with everything that is wrong about it."""
    state = _state(contents)
    wrong = problems(state) or list(_contradictions(contents, to_json(state)))
    if wrong:
        raise BadPosition(wrong)
    return state


def _state(contents: Any) -> State:
    try:
        read = structure(contents, _Position, "position")
        pile = new_pile(read.deck)
    except BadData as error:
        field = error.details.get("field", "")
        raise BadPosition([Problem("unreadable_position", {"field": field})]) from None
    pile.drawn, pile.cycle = read.drawn, read.cycle
    return State(
        level=read.level,
        rounds=read.rounds,
        storm=read.storm,
        deck=read.deck,
        round=read.round,
        to_come=read.to_come,
        quay=read.quay,
        person=Side(read.person.coins, read.person.light, read.person.crates),
        automa=Side(read.automa.coins, read.automa.light, read.automa.crates),
        pile=pile,
    )


def _contradictions(given: dict[str, Any], right: dict[str, Any]) -> Iterator[Problem]:
    """Derived facts that were given and do not agree with the others."""
    for path in DERIVED:
        wrote, follows = _at(given, path), _at(right, path)
        if wrote is not None and wrote != follows:
            yield Problem("derived_differs", {"field": path, "given": wrote, "right": follows})


def _at(position: dict[str, Any], path: str) -> Any:
    place: Any = position
    for name in path.split("."):
        place = place.get(name)
    return place


def problems(state: State) -> list[Problem]:
    return [*_crate_problems(state), *_card_problems(state), *_other_problems(state)]


def _crate_problems(state: State) -> Iterator[Problem]:
    everywhere = [*state.quay, *state.person.crates, *state.automa.crates]
    for id in sorted(set(everywhere)):
        if id not in crates():
            yield Problem("crate_unknown", {"id": id})
        elif everywhere.count(id) > 1:
            yield Problem("crate_twice", {"crate": Ref("crate", id)})


def _card_problems(state: State) -> Iterator[Problem]:
    drawn = state.pile.drawn
    if len(set(drawn)) < len(drawn) or not set(drawn) <= set(state.pile.cards):
        yield Problem("cards_drawn", {"cards": ", ".join(map(str, drawn))})
    if state.pile.left < 0 or state.pile.cycle < 1:
        yield Problem("too_many_drawn", {"n": len(drawn)})


def _other_problems(state: State) -> Iterator[Problem]:
    for seat, side in (("person", state.person), ("automa", state.automa)):
        if side.coins < 0 or side.light < 0:
            yield Problem("coins_negative", {"seat": seat})
    if not 1 <= state.round <= state.rounds + 1:
        yield Problem("no_such_round", {"round": state.round})
    whole = whole_round(state.level)
    if not state.to_come or state.to_come != whole[-len(state.to_come) :]:
        yield Problem("not_a_round", {"phases": ", ".join(state.to_come)})
