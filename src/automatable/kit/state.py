"""The state of a game from a file: one plain record, from which positions and corrections follow.

Numbers, markers, pieces and piles are facts like those of a game in Python, declared from the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import make_dataclass
from typing import Any

from automatable.core.state.declaring import fact, record
from automatable.core.state.facts import Shows, chosen, named, number
from automatable.kit.definition import Deck, Definition, Tracked
from automatable.kit.runtime.base import unless_secret
from automatable.kit.runtime.piles import Piles, attribute


@record(kw_only=True)
class KitState:
    """What every game from a file has; see `state_of`."""

    options: dict[str, Any] = fact(factory=dict)
    numbers: Any = None
    markers: Any = None
    pieces: Any = None
    decks: Any = None
    next: str = ""
    turn: int = 0
    finished: str = fact(default="", left_out="")
    """`over`, or the side that has won by `finish`."""
    over: bool = fact(default=False, left_out=False)
    counted: dict[str, Any] = fact(factory=dict, left_out={})
    """What was asked at the end, by its name."""


def state_of(file: Definition) -> type[KitState]:
    """The record of a file's state."""
    parts = {
        "numbers": _record("Numbers", {n.name: _number(n) for n in file.numbers.values()}),
        "markers": _record("Markers", {m.name: _marker(file, m) for m in file.markers.values()}),
        "pieces": _record("Pieces", {p.name: _pieces(file, p) for p in file.pieces.values()}),
        "decks": _record("Decks", {name: _deck(piles_of(d)) for name, d in file.decks.items()}),
    }
    fields: list[Any] = [(name, made, fact(factory=made)) for name, made in parts.items()]
    shown = chosen(*file.turns, label="fact-next")
    defaults = {option.name: option.default for option in file.options.values()}
    fields.append(("options", dict[str, Any], fact(factory=lambda: dict(defaults))))
    fields.append(("next", str, fact(default=file.start, values=tuple(file.turns), shows=shown)))
    return make_dataclass("State", fields, bases=(KitState,), kw_only=True)


def _record(name: str, facts: Mapping[str, tuple[Any, dict[str, Any]]]) -> type:
    fields = [
        (attribute(key), shape, fact(name=key, **told)) for key, (shape, told) in facts.items()
    ]
    return make_dataclass(name, fields, kw_only=True)


def got(part: Any, name: str) -> Any:
    """A fact by the name that the file gives it."""
    return getattr(part, attribute(name))


def put(part: Any, name: str, value: Any) -> None:
    setattr(part, attribute(name), value)


def _number(tracked: Tracked) -> tuple[Any, dict[str, Any]]:
    shows = _unless_secret(tracked, number(f"fact-{tracked.name}", low=tracked.span[0]))
    return int, {"default": tracked.start, "shows": shows}


def _marker(file: Definition, tracked: Tracked) -> tuple[Any, dict[str, Any]]:
    items = file.items_of(tracked.groups[0])
    shows = named("item", items, f"fact-{tracked.name}", notation=False)
    values, shows = (*items, None), _unless_secret(tracked, shows)
    return str | None, {"default": tracked.start, "values": values, "shows": shows}


def _pieces(file: Definition, tracked: Tracked) -> tuple[Any, dict[str, Any]]:
    items = file.items_on(tracked)
    shows = named("item", items, f"fact-{tracked.name}", notation=False)
    start = tuple(tracked.start or ())
    shows = _unless_secret(tracked, shows)
    return list[str], {"factory": lambda: list(start), "values": items, "shows": shows}


def _unless_secret(tracked: Tracked, shows: Shows) -> Shows:
    return unless_secret(shows) if tracked.is_secret else shows


def _deck(made: type[Piles]) -> tuple[Any, dict[str, Any]]:
    return made, {"factory": made}


def piles_of(deck: Deck) -> type[Piles]:
    """The record of a deck with its own piles."""
    own: list[Any] = [
        (attribute(pile), list[str], fact(factory=list, name=pile)) for pile in deck.piles
    ]
    made: type[Piles] = make_dataclass(f"Piles_{deck.name}", own, bases=(Piles,))
    made.deck = deck
    return made
