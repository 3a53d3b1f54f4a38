"""What stands and lies on the map, place by place: badges, structures, tokens, goods.

Drawn for a map as wide as a phone; where there is more room the style makes the pieces smaller
(`--piece`), each around its own middle.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.games.scythe.board.ground import home_place, region_place
from automatable.games.scythe.board.icons import use
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import UNITS, Automa, Person, State

BADGES = {"character": 34.0, "mech": 32.0, "worker": 27.0}
"""A character is distinguished from a worker at a glance: by size, edge and icon."""
TALL = max(BADGES.values())
THING = 22.0
GAP = 2.0
WIDE = 66.0
"""As much as fits into a region; more pieces overlap."""
RAISED = 8.0
"""How far units make room for what lies below them."""
GOOD, COUNTED = 15.0, 27.0
"""The size of a good, and its width with the number."""
ANY = "resource"
"""Resources whose kinds nobody reported."""

KEPT = 2000
"""Places that are remembered as they were drawn, each in some of its states."""

Row = list[tuple[float, Drawing]]
"""Pieces with their width."""
Goods = tuple[tuple[str, int], ...]
"""Kinds of resources with how many lie there."""


def key_of(place: str, seat: str) -> str:
    """The key of a place: a region by its name, a home base by whose it is."""
    return f"home-{seat}" if place == HOME else place


def keyed(state: State) -> dict[str, Drawing]:
    """Everything on the map by the key of its place; most regions are empty."""
    used = _in_use(state)
    places = {r: _region(state, r) if r in used else Drawing() for r in REGIONS}
    for faction, side in state.sides.items():
        places[key_of(HOME, state.seat_name(faction))] = home_units(side)
    return places


def _in_use(state: State) -> set[str]:
    """Places on which anything stands or lies."""
    used = set(state.encounter_tokens)
    for side in state.sides.values():
        used.update((side.character,), side.mechs, side.workers)
    for person in state.persons:
        used.update(person.structures, person.flags, person.traps, person.resources)
        used.update(person.goods if isinstance(person, PersonOnScreen) else ())
    return used


def _region(state: State, region: str) -> Drawing:
    goods = tuple(tuple(kinds.items()) for p in state.persons if (kinds := lying(p, region)))
    stands = tuple(_standing(side, region) for side in state.sides.values())
    return _drawn(region, region in state.encounter_tokens, goods, stands)


class Standing(NamedTuple):
    """What a side has on a place."""

    kind: Literal["person", "automa"]
    things: tuple[str, ...]
    units: tuple[tuple[str, int], ...]
    """With how many there are."""


def _standing(side: Person | Automa, place: str) -> Standing:
    found = ((unit, side.count(unit, place)) for unit in UNITS)
    units = tuple((unit, number) for unit, number in found if number)
    if isinstance(side, Person):
        return Standing("person", tuple(built(side, place)), units)
    return Standing("automa", (), units)


@lru_cache(maxsize=KEPT)
def _drawn(
    region: str, token: bool, lying: tuple[Goods, ...], stands: tuple[Standing, ...]
) -> Drawing:
    """Units of each side in rows of badges, structures first; goods below them."""
    x, y = region_place(region)
    goods = [_goods(kinds, x, y) for kinds in lying]
    rows = [row for standing in stands for row in _rows(standing)]
    middle = y - RAISED if goods else y
    apart = {1: TALL, 2: 30.0}.get(len(rows), 22.0)
    top = middle - apart * (len(rows) - 1) / 2
    drawn = [_placed(row, x, top + i * apart) for i, row in enumerate(rows)]
    return together(_token(x, y) if token else None, *goods, *drawn)


def _token(x: float, y: float) -> Drawing:
    return use("encounter", x + 12, y - 32, 20, class_="token")


def _rows(standing: Standing) -> list[Row]:
    """In one row if they fit, else combat units above the others."""
    things = [(THING, _thing(name)) for name in standing.things]
    units = _units(standing)
    whole = [*things, *units]
    if sum(size for size, _ in whole) <= WIDE or len(units) < 2:
        return [whole] if whole else []
    workers = units[-1:] if standing.units[-1][0] == "worker" else []
    above = units[: len(units) - len(workers)]
    return [row for row in (above, [*things, *workers]) if row]


def _units(standing: Standing) -> Row:
    return [(BADGES[unit], badge(standing.kind, unit, n)) for unit, n in standing.units]


def built(person: Person, region: str) -> list[str]:
    """What a person has put there for good: a structure, a flag, a trap."""
    names = [person.structures[region]] if region in person.structures else []
    names += ["flag"] if region in person.flags else []
    return [*names, "trap"] if region in person.traps else names


def _thing(name: str) -> Drawing:
    ground = el("rect", width=THING, height=THING, rx=5, class_="thing-ground")
    return el("g", ground, use(name, 3, 3, THING - 6, class_="thing"), class_="piece piece-thing")


def badge(kind: str, unit: str, count: int = 1, look: str = "") -> Drawing:
    """A person's pieces are round, an Automa's square: never told apart by colour alone."""
    size = BADGES[unit]
    round_ = size / 2 if kind == "person" else 6
    edge = size * 0.15
    many = el("text", str(count), x=size - 1, y=8, class_="badge-count") if count > 1 else None
    return el(
        "g",
        el("rect", width=size, height=size, rx=round_, class_="badge-ground"),
        use(unit, edge, edge, size - 2 * edge, class_="badge-icon"),
        many,
        class_=f"piece badge badge-{kind} badge-{unit} {look}".strip(),
    )


def _placed(row: Row, x: float, y: float) -> Drawing:
    """Side by side around a middle; if they are too wide together, they overlap."""
    sizes = [size for size, _ in row]
    gap = GAP
    if len(row) > 1:
        gap = min(GAP, (WIDE - sum(sizes)) / (len(row) - 1))
    left = x - (sum(sizes) + gap * (len(row) - 1)) / 2
    drawn = []
    for size, piece in row:
        at = f"translate({number(left)} {number(y - size / 2)})"
        drawn.append(el("g", piece, transform=at))
        left += size + gap
    return together(*drawn)


# --- goods


def lying(person: Person, region: str) -> dict[str, int]:
    """Resources on a region: by kind where the app keeps them, else all together."""
    kinds = person.goods.get(region, {}) if isinstance(person, PersonOnScreen) else {}
    if not kinds and (number_ := person.resources.get(region)):
        return {ANY: number_}
    return kinds


def _goods(kinds: Goods, x: float, y: float) -> Drawing:
    """Counted tokens in the lower half, two in a row."""
    rows = [kinds[:2], kinds[2:]]
    drawn = [
        _good(kind, count, x - COUNTED * len(row) / 2 + COUNTED * i, y + 11 + 13.5 * line)
        for line, row in enumerate(rows)
        for i, (kind, count) in enumerate(row)
    ]
    return el("g", *drawn, class_="goods")


def _good(kind: str, count: int, x: float, y: float) -> Drawing:
    return together(
        use(kind, x, y, GOOD, class_=f"thing good-{kind}"),
        el("text", str(count), x=x + GOOD + 5, y=y + 13, class_="thing-count"),
    )


# --- home bases


def home_units(side: Person | Automa) -> Drawing:
    """The units that wait there."""
    return _waiting(side.faction, _standing(side, HOME))


@lru_cache(maxsize=KEPT)
def _waiting(faction: str, standing: Standing) -> Drawing:
    x, y = home_place(faction)
    row = _units(standing)
    return _placed(row, x, y + 9) if row else Drawing()
