"""What an answer costs now, in resources: the same tables by which the rules take it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.games.age_of_innovation.board.tiles import in_signs
from automatable.games.age_of_innovation.on_screen.actions import power_cost
from automatable.games.age_of_innovation.on_screen.components import (
    Jump,
    book_actions,
    building_types,
    places,
    power_actions,
    side,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.innovating import coins, surcharge
from automatable.games.age_of_innovation.on_screen.reach import jumps, path
from automatable.games.age_of_innovation.on_screen.tracks import terraforming_cost
from automatable.games.age_of_innovation.on_screen.upgrading import cost_of

Price = Mapping[Any, int]
Parts = list[str]
ORDER = ("power", "scholars", "books", "tools", "coins")


def price(turn: PersonTurn, text: str) -> dict[str, int]:
    """Of an answer to `turn`; conversions say their price in words."""
    parts = text.split()
    found = PRICES[parts[0]](turn, parts) if parts[0] in PRICES else {}
    return {what: found[what] for what in ORDER if found.get(what)}


def spades_for(turn: PersonTurn, hex: str, terrain: str | None = None) -> int:
    """Spades as far as a terrain of the path; without one, to the home terrain."""
    terrains = path(turn.state.terrain(hex), turn.home)
    return len(terrains) if terrain is None else terrains.index(terrain) + 1


def building_price(turn: PersonTurn, hex: str, jump: Jump | None = None) -> dict[str, int]:
    """A workshop on a hex as it lies there now: jump, spades, the building itself."""
    found: Counter[Any] = Counter(building_types()["workshop"].cost)
    found["tools"] += spades_for(turn, hex) * turn.player.tools_per_spade
    found.update(jump.cost if jump else {})
    return dict(found)


def _jump(turn: PersonTurn, parts: Parts) -> Jump | None:
    return next((jump for jump in jumps(turn) if jump.word == parts[-1]), None)


def _build(turn: PersonTurn, parts: Parts) -> Price:
    return building_price(turn, parts[1], _jump(turn, parts))


def _transform(turn: PersonTurn, parts: Parts) -> Price:
    jump = _jump(turn, parts)
    found: Counter[Any] = Counter(jump.cost if jump else {})
    found["tools"] += spades_for(turn, parts[1], parts[2]) * turn.player.tools_per_spade
    return found


def _innovation(turn: PersonTurn, parts: Parts) -> Price:
    place = places()[parts[1]]
    books = sum(place.needs.values()) + place.any + surcharge(turn)
    return {"books": books, "coins": coins(turn)}


def _book(turn: PersonTurn, parts: Parts) -> Price:
    lying = turn.state.book_actions or []
    return {"books": book_actions()[lying[int(parts[1]) - 1]].cost}


PRICES: dict[str, Callable[[PersonTurn, Parts], Price]] = {
    "build": _build,
    "transform": _transform,
    "upgrade": lambda turn, parts: cost_of(turn, parts[1], parts[2]),
    "sailing": lambda turn, parts: side().sailing.cost,
    "terraforming": lambda turn, parts: terraforming_cost(turn),
    "innovation": _innovation,
    "scholar": lambda turn, parts: {"scholars": 1},
    "power": lambda turn, parts: {"power": power_cost(turn, power_actions()[int(parts[1])])},
    "book": _book,
    "bridge": lambda turn, parts: turn.faction.bridge_cost,
}


def split(turn: PersonTurn, text: str, words: Words) -> str:
    """The price of building or transforming part by part in words; why a guild is cheaper."""
    parts = text.split()
    if parts[0] == "upgrade":
        cheaper = building_types()[parts[2]].coins_next_to_other
        paid = cost_of(turn, parts[1], parts[2])["coins"]
        return words("note-guild_cheaper") if paid == cheaper else ""
    if parts[0] not in ("build", "transform"):
        return ""
    spades = spades_for(turn, parts[1], parts[2] if parts[0] == "transform" else None)
    told = words("note-spades", n=spades, tools=spades * turn.player.tools_per_spade)
    return f"{told}; {words('note-workshop')}" if parts[0] == "build" else told


def books_signs(turn: PersonTurn, place: str) -> Drawing:
    """Books of each discipline and of any, and coins, that an innovation costs."""
    found = places()[place]
    needs = " ".join(f"{n} k-{discipline}" for discipline, n in found.needs.items())
    paid = coins(turn)
    any_book = f"+ {found.any + surcharge(turn)} book"
    return in_signs(f"{needs} {any_book}" + (f" {paid} coin" if paid else ""))
