"""The ground of the map: regions with pattern and icon, rivers; their names beside it."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.core.hexmap import Hex, centre, corners, neighbour, side
from automatable.games.scythe.map import HOME_BASES, REGIONS, RIVERS

SIZE = 40.0
MARGIN_X, MARGIN_Y = 38.0, 43.0
WIDTH, HEIGHT = 562.0, 506.0
TOP = 60.0
"""Room above the map for the two home bases that lie there."""
_MOTIFS = {
    "mountain": '<path d="M1 11l5-7 5 7" fill="none" stroke="{c}" stroke-width="1.3"/>',
    "farm": '<path d="M0 3h12M0 7h12M0 11h12" stroke="{c}" stroke-width="1"/>',
    "village": '<path d="M3 10V6l3-3 3 3v4z" fill="none" stroke="{c}" stroke-width="1.1"/>',
    "forest": '<path d="M6 2l3.4 6H2.6zM6 8v3" fill="none" stroke="{c}" stroke-width="1.2"/>',
    "tundra": '<g fill="{c}"><circle cx="3" cy="3" r="1"/><circle cx="9" cy="8" r="1"/></g>',
    "lake": '<path d="M0 4q3-3 6 0t6 0M0 10q3-3 6 0t6 0" fill="none" stroke="{c}"/>',
    "factory": '<path d="M0 0l12 12M12 0L0 12" stroke="{c}" stroke-width="1"/>',
}  # fmt: skip
DIRECTIONS = ("NE", "E", "SE", "SW", "W", "NW")


def place_of(hex: Hex) -> tuple[float, float]:
    """The middle of a hex on the drawing."""
    x, y = centre(hex, SIZE)
    return x + MARGIN_X, y + MARGIN_Y


def region_place(region: str) -> tuple[float, float]:
    return place_of(REGIONS[region].hex)


def home_place(faction: str) -> tuple[float, float]:
    return place_of(HOME_BASES[faction].hex)


def patterns() -> Drawing:
    """One pattern for each terrain, and the outline of a region."""
    drawn = [
        Drawing(
            f'<pattern id="scy-t-{terrain}" width="12" height="12" patternUnits="userSpaceOnUse">'
            f'<path d="M0 0h12v12H0z" fill="var(--scy-{terrain})"/>'
            f"{motif.format(c=f'var(--scy-{terrain}-mark)')}</pattern>"
        )
        for terrain, motif in _MOTIFS.items()
    ]
    return together(*drawn, el("polygon", id="scy-hex", points=_points(Hex(0, 0), SIZE - 1)))


def _points(hex: Hex, size: float) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners(hex, size))


Letters = tuple[tuple[str, str], ...]


def letters(words: Words) -> Letters:
    """The letter of each terrain in the reader's language."""
    return tuple((terrain, words(f"letter-{terrain}")) for terrain in _MOTIFS)


def ground() -> Drawing:
    """The part of the map that never changes, to be used by every drawing of it."""
    return el("g", *map(_region, REGIONS), _rivers(), id="scy-ground")


def names(letters: Letters) -> Drawing:
    """The name and the terrain's letter of every region: a layer of its own."""
    named = dict(letters)
    drawn = []
    for id, region in REGIONS.items():
        x, y = region_place(id)
        drawn.append(el("text", f"{id} {named[region.terrain]}", x=x, y=y - 22, class_="hex-name"))
    return el("g", *drawn, id="scy-names")


def _region(id: str) -> Drawing:
    region = REGIONS[id]
    x, y = region_place(id)
    return el(
        "g",
        el("use", href="#scy-hex", fill=f"url(#scy-t-{region.terrain})", class_="hex"),
        _tunnel() if region.tunnel else None,
        _works() if region.terrain == "factory" else None,
        transform=f"translate({number(x)} {number(y)})",
    )


def _tunnel() -> Drawing:
    return el("use", href="#scy-tunnel", x=-33, y=-9, width=14, height=14, class_="hex-mark")


def _works() -> Drawing:
    return el("use", href="#scy-factory", x=-14, y=-19, width=28, height=28, class_="hex-factory")


def _rivers() -> Drawing:
    lines = []
    for river in RIVERS:
        a, b = sorted(river)
        (x1, y1), (x2, y2) = side(REGIONS[a].hex, _direction(a, b), SIZE)
        x1, x2 = x1 + MARGIN_X, x2 + MARGIN_X
        y1, y2 = y1 + MARGIN_Y, y2 + MARGIN_Y
        lines.append(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}")
    path = "".join(sorted(lines))
    return together(el("path", d=path, class_="river-bank"), el("path", d=path, class_="river"))


def _direction(a: str, b: str) -> str:
    return next(d for d in DIRECTIONS if neighbour(REGIONS[a].hex, d) == REGIONS[b].hex)
