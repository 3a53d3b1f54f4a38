"""The state of a game from a file: one plain record, from which positions and corrections follow.

Numbers, markers, pieces and piles are facts like those of a game in Python, declared from the file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import make_dataclass
from typing import Any

from automatable.core.errors import Problem
from automatable.core.state.declaring import fact, record
from automatable.core.state.facts import Fact, Shows, chosen, named, number
from automatable.kit.definition import Definition, Tracked
from automatable.kit.piles import OUT, TOP, Piles, attribute, piles_of


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
    items = [item for group in tracked.groups for item in file.items_of(group)]
    shows = named("item", items, f"fact-{tracked.name}", notation=False)
    start = tuple(tracked.start or ())
    shows = _unless_secret(tracked, shows)
    return list[str], {"factory": lambda: list(start), "values": tuple(items), "shows": shows}


def _unless_secret(tracked: Tracked, shows: Shows) -> Shows:
    """What is secret is on no page before the end (KIT-CHA-04)."""
    if not tracked.is_secret:
        return shows

    def show(state: KitState, path: str, value: Any) -> Sequence[Fact]:
        return list(shows(state, path, value)) if state.over else ()

    return show


def _deck(made: type[Piles]) -> tuple[Any, dict[str, Any]]:
    return made, {"factory": made}


# --- what cannot be


def problems(file: Definition, state: KitState) -> list[Problem]:
    """Limits and groups are the only checks (KIT-TUR-05), and no card is there twice."""
    found = [
        Problem("beyond_limits", {"name": tracked.name, "low": low, "high": high})
        for tracked in file.numbers.values()
        for low, high in (tracked.span,)
        if not low <= got(state.numbers, tracked.name) <= high
    ]
    found += [
        Problem("bad_option", {"name": option.name})
        for option in file.options.values()
        if state.options.get(option.name) not in tuple(option.choices)
    ]
    for tracked in file.pieces.values():
        there = got(state.pieces, tracked.name)
        if "many" not in tracked.flags and len(set(there)) < len(there):
            found.append(Problem("piece_twice", {"name": tracked.name}))
    for name in file.decks:
        found += _deck_problems(name, got(state.decks, name))
    return found


def _deck_problems(name: str, piles: Piles) -> list[Problem]:
    lying = [id for pile in (*piles.pile_names, TOP, OUT) for id in piles.pile(pile)]
    lying += [id for one in piles.unsure for id in one.cards]
    right = {card.id: card.copies for card in piles.deck.cards.values()}
    uneven = any(
        sum(one.there.values()) != len(one.cards)
        or min(one.there.values(), default=1) < 1
        or not set(one.there) <= set(piles.pile_names)
        for one in piles.unsure
    )
    return [Problem("cards_amiss", {"name": name})] if uneven or Counter(lying) != right else []
