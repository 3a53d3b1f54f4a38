"""The whole map of one position: ground, tokens, home bases, units of every side."""

from __future__ import annotations

from typing import Any

from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, number, picture, together
from automatable.games.scythe.board.ground import (
    HEIGHT,
    TOP,
    WIDTH,
    home_place,
    region_place,
)
from automatable.games.scythe.board.icons import use
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import HOME_BASES, REGIONS
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.state import UNITS, Automa, Person, State

BADGES = {"character": 23.0, "mech": 20.0, "worker": 16.0}
"""A character is told from a worker at a glance: by size, edge and icon."""
TALL = max(BADGES.values())
GAP = 1.0
ANY = "resource"
"""Resources whose kinds nobody told."""


def live_map(state: State, words: Words, moves: Drawing) -> Drawing:
    """The map to tap on: every region and the person's home base is a button.

    What stands there is drawn beside the buttons, which say it by their label.
    """
    homes = [_home(state, faction, words, live=True) for faction in state.sides]
    regions = [_button(state, region, words) for region in REGIONS]
    pieces = el("g", *pieces_of(state).values(), class_="pieces", aria_hidden="true")
    drawn = [*_ground(state), *homes, *regions, pieces, moves]
    return _framed(state, drawn, "map", words("label-map"), role="group")


def still_map(state: State, words: Words, overlay: Drawing, label: str) -> Drawing:
    """The map with something shown on it."""
    homes = [_home(state, faction, words, live=False) for faction in state.sides]
    units = pieces_of(state).values()
    return _framed(state, [*_ground(state), *homes, overlay, *units], "map decision", label)


def map_to_point_at(state: State, words: Words) -> Drawing:
    """The map as it stands; the frame puts its links on it."""
    homes = [_home(state, faction, words, live=False) for faction in state.sides]
    units = pieces_of(state).values()
    drawn = [*_ground(state), *homes, *units]
    return _framed(state, drawn, "map", words("label-map"), role="group")


def above_map(state: State) -> float:
    """Room at the top only if a home base lies there."""
    return TOP if any(HOME_BASES[faction].row < 0 for faction in state.sides) else 0.0


def _framed(
    state: State, drawn: list[Drawing], look: str, label: str, role: str = "img"
) -> Drawing:
    above = above_map(state)
    moved = el("g", *drawn, transform=f"translate(0 {number(above)})")
    return picture(WIDTH, HEIGHT + above, moved, class_=look, label=label, role=role)


def _ground(state: State) -> list[Drawing]:
    tokens = [_token(region) for region in state.encounter_tokens]
    return [el("use", href="#scy-ground"), *tokens]


def _token(region: str) -> Drawing:
    x, y = region_place(region)
    return use("encounter", x + 18, y - 11, 15, class_="token")


def _button(state: State, region: str, words: Words) -> Drawing:
    x, y = region_place(region)
    return el(
        "g",
        el("use", href="#scy-hex", class_="hit", x=x, y=y),
        class_="region",
        data_region=region,
        tabindex=0,
        role="button",
        aria_label=describe(state, region, words),
    )


def describe(state: State, region: str, words: Words) -> str:
    """A region in words: name, terrain, what lies and stands there."""
    lines = [region, words(f"terrain-{REGIONS[region].terrain}")]
    if REGIONS[region].tunnel:
        lines.append(words("label-tunnel"))
    if region in state.encounter_tokens:
        lines.append(words("label-encounter_token"))
    for side in state.sides.values():
        lines += _told_units(side, region, state.seat_name(side.faction), words)
    for person in state.persons:
        lines += [words(f"structure-{name}") for name in _built(person, region)]
        lines += [_told_goods(kind, n, words) for kind, n in _lying(person, region).items()]
    return ", ".join(lines)


def _told_goods(kind: str, number: int, words: Words) -> str:
    if kind == ANY:
        return words("label-lying", n=number)
    return f"{number} {words(f'resource-{kind}')}"


def _told_units(side: Person | Automa, place: str, seat: str, words: Words) -> list[str]:
    whose = words(f"seat-{seat}")
    return [
        f"{whose}: {_counted(unit, side.count(unit, place), words)}"
        for unit in UNITS
        if side.count(unit, place)
    ]


def _counted(unit: str, number: int, words: Words) -> str:
    name = words(f"unit-{unit}")
    return f"1 {name}" if number == 1 else words("several-units", n=number, unit=name)


# --- pieces


def pieces_of(state: State) -> dict[str, Drawing]:
    """Everything on the map, region by region; most of them are empty."""
    taken = _taken(state)
    return {region: pieces_on(state, region) for region in REGIONS if region in taken}


def _taken(state: State) -> set[str]:
    """Where anything stands or lies."""
    found: set[str] = set()
    for side in state.sides.values():
        found.update(*(side.places(unit) for unit in UNITS))
    for person in state.persons:
        found.update(person.structures, person.flags, person.traps, person.resources)
        found.update(person.goods if isinstance(person, Player) else ())
    return found


def pieces_on(state: State, region: str) -> Drawing:
    """Units of each side in a row of badges; structures, flags and traps in a row above."""
    x, y = region_place(region)
    rows = [_row(side, region) for side in state.sides.values()]
    rows = [row for row in rows if row]
    top = y - 14 if len(rows) > 1 else y
    drawn = [_things(state, region, x, y)]
    for i, row in enumerate(rows):
        drawn.append(_placed(row, x, top + i * (TALL + GAP)))
    return together(*drawn)


Row = list[tuple[float, Drawing]]
"""Badges with their width."""


def _row(side: Person | Automa, place: str, just_come: str = "") -> Row:
    kind = "person" if isinstance(side, Person) else "automa"
    return [
        (BADGES[unit], badge(kind, unit, side.count(unit, place)))
        for unit in UNITS
        if side.count(unit, place) or unit == just_come
    ]


def badge(kind: str, unit: str, count: int) -> Drawing:
    """A person's pieces are round, an Automa's square: never told apart by colour alone."""
    size = BADGES[unit]
    round_ = size / 2 if kind == "person" else 3.5
    many = el("text", str(count), x=size - 1, y=6.5, class_="badge-count") if count > 1 else None
    return el(
        "g",
        el("rect", width=size, height=size, rx=round_, class_="badge-ground"),
        use(unit, 3, 3, size - 6, class_="badge-icon"),
        many,
        class_=f"badge badge-{kind} badge-{unit}",
    )


def _placed(row: Row, x: float, y: float) -> Drawing:
    left = x - (sum(size + GAP for size, _ in row) - GAP) / 2
    drawn = []
    for size, badge in row:
        at = f"translate({number(left)} {number(y + (TALL - size) / 2)})"
        drawn.append(el("g", badge, transform=at))
        left += size + GAP
    return together(*drawn)


def legend(words: Words) -> list[tuple[Drawing, str]]:
    """What the signs of the map mean."""
    pieces = [
        (_sign(badge(kind, unit, 1)), f"{words(f'seat-{kind}')}: {words(f'unit-{unit}')}")
        for kind in ("person", "automa")
        for unit in UNITS
    ]
    terrains = [
        (_sign(_patch(terrain)), f"{words(f'letter-{terrain}')}: {words(f'terrain-{terrain}')}")
        for terrain in dict.fromkeys(region.terrain for region in REGIONS.values())
    ]
    signs = [
        (_sign(use("encounter", 2, 2, 20, class_="token")), words("label-encounter_token")),
        (_sign(use("tunnel", 2, 2, 20)), words("label-tunnel")),
    ]
    return [*pieces, *signs, *terrains]


def _sign(drawn: Drawing) -> Drawing:
    return picture(24, 24, drawn)


def _patch(terrain: str) -> Drawing:
    return el("rect", width=24, height=24, rx=5, fill=f"url(#scy-t-{terrain})", class_="hex")


def _things(state: State, region: str, x: float, y: float) -> Drawing:
    """Structures, flags, traps and known resources of the persons."""
    drawn: list[Drawing] = []
    for person in state.persons:
        for name in _built(person, region):
            drawn.append(use(name, x - 34, y + 8 + 14 * len(drawn), 13, class_="thing"))
        drawn += _goods(person, region, x, y)
    return together(*drawn)


def _built(person: Person, region: str) -> list[str]:
    """What a person has put there for good: a structure, a flag, a trap."""
    names = [person.structures[region]] if region in person.structures else []
    names += ["flag"] if region in person.flags else []
    return [*names, "trap"] if region in person.traps else names


def _lying(person: Person, region: str) -> dict[str, int]:
    kinds = person.goods.get(region, {}) if isinstance(person, Player) else {}
    if not kinds and (lying := person.resources.get(region)):
        return {ANY: lying}
    return kinds


def _goods(person: Person, region: str, x: float, y: float) -> list[Drawing]:
    """Resources as counted tokens: by kind where the app keeps them, else all together."""
    kinds = _lying(person, region)
    left = x - 10.5 * len(kinds)
    drawn: list[Drawing] = []
    for place, (kind, number_) in enumerate(kinds.items()):
        at = left + 21 * place
        drawn.append(use(kind, at, y + 22, 12, class_=f"thing good-{kind}"))
        drawn.append(
            el("text", str(number_), x=at + 16, y=y + 32, class_="thing-count", aria_hidden="true")
        )
    return drawn


def _home(state: State, faction: str, words: Words, live: bool) -> Drawing:
    """A home base: a card beside the map, the person's a button under what is written on it.

    A label inside a button would be part of its name, which tells more than the label.
    """
    side = state.sides[faction]
    kind = state.seat_name(faction)
    text = ", ".join([words("label-home_base"), words(f"faction-{faction}")])
    attributes: dict[str, Any] = {"class_": f"home home-{kind} faction-{faction}"}
    if live and isinstance(side, Person):
        attributes |= {
            "data_region": HOME, "tabindex": 0, "role": "button",
            "aria_label": ", ".join([text, *_told_units(side, HOME, kind, words)]),
        }  # fmt: skip
    ground = el("g", el("title", text), home_ground(faction), **attributes)
    return together(ground, _inside_home(side, words))


def home_ground(faction: str) -> Drawing:
    x, y = home_place(faction)
    return el("rect", x=x - 34, y=y - 28, width=68, height=56, rx=10, class_="home-ground")


def _inside_home(side: Person | Automa, words: Words) -> Drawing:
    return el("g", home_name(side.faction, words), home_units(side), class_="pieces",
              aria_hidden="true")  # fmt: skip


def home_name(faction: str, words: Words) -> Drawing:
    x, y = home_place(faction)
    return el("text", words(f"short-{faction}"), x=x, y=y - 11, class_="home-name")


def home_units(side: Person | Automa, just_come: str = "") -> Drawing:
    """The units that wait there; one that has just come is drawn though it may be gone again."""
    x, y = home_place(side.faction)
    return _placed(_row(side, HOME, just_come), x, y - 4)
