"""The map as one picture: for cascades, for corrections, for what a region says in words."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, picture
from automatable.games.scythe.board.ground import HEIGHT, TOP, WIDTH, home_place
from automatable.games.scythe.board.icons import use
from automatable.games.scythe.board.pieces import ANY, BADGES, badge, built, keyed, lying
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import HOME_BASES, REGIONS
from automatable.games.scythe.state import UNITS, Automa, Person, State


def still_map(state: State, words: Words, overlay: Drawing, label: str) -> Drawing:
    """The map with something shown on it."""
    drawn = [*grounds(state, words), _names(), overlay, *keyed(state).values()]
    return _framed(state, drawn, "map decision", label)


def map_to_point_at(state: State, words: Words) -> Drawing:
    """The map as it stands; the frame puts its links on it."""
    drawn = [*grounds(state, words), _names(), *keyed(state).values()]
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


def grounds(state: State, words: Words) -> list[Drawing]:
    """What never changes in a match: regions, rivers, the home bases of both sides."""
    homes = [_home(faction, state.seat_name(faction), words) for faction in state.sides]
    return [el("use", href="#scy-ground"), *homes]


def _names() -> Drawing:
    return el("use", href="#scy-names")


def _home(faction: str, seat: str, words: Words) -> Drawing:
    """A home base: a card beside the map."""
    x, y = home_place(faction)
    return el(
        "g",
        el("title", f"{words('label-home_base')}, {words(f'faction-{faction}')}"),
        el("rect", x=x - 34, y=y - 28, width=68, height=56, rx=10, class_="home-ground"),
        el("text", words(f"short-{faction}"), x=x, y=y - 13, class_="home-name"),
        class_=f"home home-{seat} faction-{faction}",
    )


# --- in words


def describe(state: State, region: str, words: Words) -> str:
    """A region in words: name, terrain, what lies and stands there."""
    lines = [region, words(f"terrain-{REGIONS[region].terrain}")]
    if REGIONS[region].tunnel:
        lines.append(words("label-tunnel"))
    if region in state.encounter_tokens:
        lines.append(words("label-encounter_token"))
    for side in state.sides.values():
        lines += told_units(side, region, state.seat_name(side.faction), words)
    for person in state.persons:
        lines += [words(f"structure-{name}") for name in built(person, region)]
        lines += [_told_goods(kind, n, words) for kind, n in lying(person, region).items()]
    return ", ".join(lines)


def describe_home(state: State, side: Person | Automa, words: Words) -> str:
    seat = state.seat_name(side.faction)
    names = [words("label-home_base"), words(f"faction-{side.faction}")]
    return ", ".join([*names, *told_units(side, HOME, seat, words)])


def _told_goods(kind: str, number: int, words: Words) -> str:
    if kind == ANY:
        return words("label-lying", n=number)
    return f"{number} {words(f'resource-{kind}')}"


def told_units(side: Person | Automa, place: str, seat: str, words: Words) -> list[str]:
    whose = words(f"seat-{seat}")
    return [
        f"{whose}: {_counted(unit, side.count(unit, place), words)}"
        for unit in UNITS
        if side.count(unit, place)
    ]


def _counted(unit: str, number: int, words: Words) -> str:
    name = words(f"unit-{unit}")
    return f"1 {name}" if number == 1 else words("several-units", n=number, unit=name)


def legend(words: Words) -> Drawing:
    """HTML: what the signs of the map mean."""
    signs = [el("li", sign, el("span", name)) for sign, name in _signs(words)]
    return el("ul", *signs, class_="map-signs")


def _signs(words: Words) -> list[tuple[Drawing, str]]:
    pieces = [
        (
            picture(BADGES[unit], BADGES[unit], badge(kind, unit)),
            f"{words(f'seat-{kind}')}: {words(f'unit-{unit}')}",
        )
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
