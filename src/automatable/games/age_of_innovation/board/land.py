"""The map as a picture: terrains by pattern, letter and colour, and all that stands there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from math import sqrt
from typing import TypeAlias

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, picture, together
from automatable.core.hexmap import centre
from automatable.games.age_of_innovation.board.icons import use
from automatable.games.age_of_innovation.components import TERRAINS
from automatable.games.age_of_innovation.land import RIVER, SIDES, Board, board
from automatable.games.age_of_innovation.notation import Layout, Standing

SIZE = 30
HALF = SIZE * sqrt(3) / 2
MARGIN = 6
GROUND = {
    "plains": "#c79a63", "swamp": "#6d675f", "lake": "#7fb2d6", "forest": "#86b26b",
    "mountain": "#b9b7b0", "wasteland": "#cf7b62", "desert": "#efd477", "river": "#d9ecf5",
}  # fmt: skip
_INK = 'fill="none" stroke="#1d1a17" stroke-opacity=".34" stroke-width="1.3"'
PATTERN = {
    "plains": f'<path {_INK} d="M0 4h14M0 11h14"/>',
    "swamp": '<path fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.3" d="M3 12V7M7 '
    '12V4M11 12V7"/>',
    "lake": f'<path {_INK} d="M0 4q3.5-3 7 0t7 0M0 11q3.5-3 7 0t7 0"/>',
    "forest": f'<path {_INK} d="M3 6l3-5 3 5zM9 13l3-5 3 5z"/>',
    "mountain": f'<path {_INK} d="M0 12L5 4l4 6 2-3 3 5"/>',
    "wasteland": f'<path {_INK} d="M1 1l5 5-2 4 4 4M9 1l3 4"/>',
    "desert": '<g fill="#1d1a17" fill-opacity=".34"><circle cx="3" cy="3" r="1.1"/><circle cx="10" '
    'cy="7" r="1.1"/><circle cx="4" cy="11" r="1.1"/></g>',
    "river": '<path fill="none" stroke="#3d7fa8" stroke-opacity=".35" stroke-width="1.2" d="M0 7q3'
    '.5-4 7 0t7 0"/>',
}
KEPT = 3000
"""How many hexes are remembered as they were drawn."""
OWNER = {"automa": "#8c3a5e", "person_1": "#1f6a65", "person_2": "#7a4d0c"}


Letters: TypeAlias = tuple[tuple[str, str], ...]


@lru_cache(maxsize=8)
def letters(words: Words) -> Letters:
    """The letter of each terrain in the reader's language."""
    return tuple((terrain, words(f"letter-{terrain}")) for terrain in TERRAINS)


@cache
def land_definitions(named: Letters) -> Drawing:
    """Patterns, the hex, and both sides of the board as they are printed."""
    patterns = [
        el(
            "pattern",
            el("path", d="M0 0h14v14H0z", fill=GROUND[terrain]),
            Drawing(PATTERN[terrain]),
            id=f"aoi-t-{terrain}",
            width=14,
            height=14,
            patternUnits="userSpaceOnUse",
        )
        for terrain in (*TERRAINS, RIVER)
    ]
    shape = el("path", id="aoi-hex", d=_outline())
    return together(el("defs", *patterns, shape), *(_printed(board(side), named) for side in SIDES))


def _outline() -> str:
    half, size = number(HALF), SIZE
    return (
        f"M0-{size}L{half}-{size / 2:g}V{size / 2:g}L0 {size}L-{half} {size / 2:g}V-{size / 2:g}z"
    )


def extent(found: Board) -> tuple[float, float]:
    """The size of the picture of a board."""
    points = _middles(found.side).values()
    across, down = max(x for x, _ in points), max(y for _, y in points)
    return across + HALF + MARGIN, down + SIZE + MARGIN


def middle(found: Board, hex: str) -> tuple[float, float]:
    """Where a hex is drawn."""
    return _middles(found.side)[hex]


@cache
def _middles(side: str) -> dict[str, tuple[float, float]]:
    points = {hex: centre(place, SIZE) for hex, place in board(side).places.items()}
    left = min(x for x, _ in points.values()) - HALF - MARGIN
    return {hex: (x - left, y + SIZE + MARGIN) for hex, (x, y) in points.items()}


def _printed(found: Board, named: Letters) -> Drawing:
    across, down = extent(found)
    hexes = [_ground(found.side, hex, found.printed[hex], named) for hex in found.places]
    box = f"0 0 {number(across)} {number(down)}"
    return el("symbol", *hexes, id=f"aoi-land-{found.side}", viewBox=box)


@lru_cache(maxsize=KEPT)
def _ground(side: str, hex: str, terrain: str, named: Letters) -> Drawing:
    """One hex: pattern and letter, never colour alone."""
    x, y = _middles(side)[hex]
    ink = "#fff" if terrain == "swamp" else "#1d1a17"
    return el(
        "g",
        el("use", href="#aoi-hex", fill=f"url(#aoi-t-{terrain})", stroke="#fffaf0"),
        el("text", dict(named).get(terrain, ""), y=7, class_="terrain-letter", fill=ink),
        transform=f"translate({number(x)} {number(y)})",
        stroke_width=1,
    )


@cache
def land_labels(side: str) -> Drawing:
    """The names of the spaces, which no printed board has: for who looks closer."""
    return together(*(_label(board(side), hex) for hex in board(side).land))


def _label(found: Board, hex: str) -> Drawing:
    x, y = middle(found, hex)
    dark = found.printed[hex] == "swamp"
    return el("text", hex, x=x, y=y + 25, class_=f"hex-name{' on-dark' if dark else ''}")


@cache
def terrain_picture(terrain: str) -> Drawing:
    """One hex of a terrain, to stand beside its name."""
    return picture(
        2 * HALF + 4,
        2 * SIZE + 4,
        el(
            "use",
            href="#aoi-hex",
            x=HALF + 2,
            y=SIZE + 2,
            fill=f"url(#aoi-t-{terrain})",
            stroke="#1d1a17",
            stroke_width=2,
        ),
        class_="terrain-icon",
    )


def map_picture(
    shown: Layout,
    words: Words,
    *layers: Drawing | None,
    label: str = "",
    markers: Mapping[str, Sequence[str]] | None = None,
    **attributes: object,
) -> Drawing:
    """The whole map with terrain tiles, bridges and buildings, and layers above them."""
    drawn = drawn_map(shown, words, markers or {})
    said = label or words("label-map")
    across, down = extent(board(shown.side))
    return picture(across, down, drawn, *layers, label=said, **attributes)


def drawn_map(shown: Layout, words: Words, markers: Mapping[str, Sequence[str]]) -> Drawing:
    """All that lies and stands on the map, in one drawing."""
    return together(printed_land(shown.side), *on_the_map(shown, words, markers).values())


def printed_land(side: str) -> Drawing:
    """The board as it came out of the box."""
    across, down = extent(board(side))
    return el("use", href=f"#aoi-land-{side}", width=across, height=down)


def on_the_map(
    shown: Layout, words: Words, markers: Mapping[str, Sequence[str]]
) -> dict[str, Drawing]:
    """What lies and stands on each space, and each bridge; tiles below all the rest."""
    found = board(shown.side)
    side, named = shown.side, letters(words)
    tiles = {f"{hex}.tile": _ground(side, hex, to, named) for hex, to in shown.tiles.items()}
    bridges = {f"{a}-{b}": _bridge(found, a, b) for a, b in shown.bridges}
    buildings = {
        one.hex: _building(side, shown.seat_name(one.owner), one, words) for one in shown.buildings
    }
    marked = {f"{hex}.markers": _markers(found, hex, names) for hex, names in markers.items()}
    return tiles | bridges | buildings | marked


def _bridge(found: Board, a: str, b: str) -> Drawing:
    (x1, y1), (x2, y2) = middle(found, a), middle(found, b)
    ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
    return together(
        el("line", **ends, stroke="#3b2a12", stroke_width=7, stroke_linecap="round"),
        el("line", **ends, stroke="#e3c49a", stroke_width=4, stroke_linecap="round"),
    )


@lru_cache(maxsize=KEPT)
def _building(side: str, seat: str, standing: Standing, words: Words) -> Drawing:
    """A plate of the owner's shape and colour with the building on it."""
    x, y = _middles(side)[standing.hex]
    lines = [words(f"seat-{seat}"), words(f"building-{standing.type}")]
    lines += [words("board-marked")] if standing.marked else []
    dashes = "3 2" if standing.neutral else None
    return el(
        "g",
        el("title", f"{standing.hex}: {', '.join(lines)}"),
        _plate(standing.owner, dashes),
        el("g", use(f"b-{standing.type}", -12.5, -13.5, 25), color="#fffaf0"),
        use("token", 6, -24, 19) if standing.marked else None,
        _annex() if standing.annex else None,
        transform=f"translate({number(x)} {number(y)})",
        class_=f"piece building building-{standing.owner}",
    )


def _plate(owner: str, dashes: str | None) -> Drawing:
    """Square for the Automa, round for the first person, a diamond for the second."""
    look = {"fill": OWNER[owner], "stroke": "#fffaf0", "stroke_width": 2}
    if owner == "automa":
        return el("rect", x=-17, y=-17, width=34, height=34, rx=6, stroke_dasharray=dashes, **look)
    if owner == "person_1":
        return el("circle", r=17.5, stroke_dasharray=dashes, **look)
    return el("path", d="M0-21L21 0 0 21-21 0z", stroke_dasharray=dashes, **look)


def _annex() -> Drawing:
    return el("rect", x=8, y=6, width=9, height=9, fill="#fffaf0", stroke="#1d1a17")


def _markers(found: Board, hex: str, names: Sequence[str]) -> Drawing:
    x, y = middle(found, hex)
    return el(
        "text",
        " ".join(name[0].upper() for name in names),
        x=x,
        y=y + 16,
        font_size=19,
        font_weight=800,
        text_anchor="middle",
        fill="#1d1a17",
        stroke="#fffaf0",
        stroke_width=3,
        paint_order="stroke",
    )


# --- layers


def overlay(side: str, hexes: Iterable[str], **look: object) -> Drawing:
    """The same sign on several hexes."""
    found = board(side)
    return together(*(_placed(found, hex, **look) for hex in found.reading(hexes)))


def _placed(found: Board, hex: str, **look: object) -> Drawing:
    x, y = middle(found, hex)
    return el("use", href="#aoi-hex", x=x, y=y, **look)


def path_line(side: str, path: Sequence[str]) -> Drawing | None:
    """A path from hex to hex."""
    if len(path) < 2:
        return None
    points = " ".join(
        f"{number(x)},{number(y)}" for x, y in (middle(board(side), hex) for hex in path)
    )
    look = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return together(
        el("polyline", points=points, stroke="#fffaf0", stroke_width=8, **look),
        el(
            "polyline",
            points=points,
            stroke="#1d1a17",
            stroke_width=4,
            stroke_dasharray="2 8",
            **look,
        ),
    )


def heard(shown: Layout, names: Mapping[str, str], words: Words) -> dict[str, str]:
    """All land, each hex with its name and what stands there, for who listens."""
    found = board(shown.side)
    standing: dict[str, tuple[tuple[str, str], ...]] = {}
    for b in shown.buildings:
        standing[b.hex] = (*standing.get(b.hex, ()), (names[b.owner], b.type))
    terrains = {**found.printed, **shown.tiles}
    return {hex: _heard(hex, terrains[hex], standing.get(hex, ()), words) for hex in found.land}


@lru_cache(maxsize=KEPT)
def _heard(hex: str, terrain: str, standing: tuple[tuple[str, str], ...], words: Words) -> str:
    """One hex; of each building there the name of its owner and its type."""
    label = words("board-hex", hex=hex, terrain=words(f"terrain-{terrain}"))
    for owner, type in standing:
        building = words(f"building-{type}")
        label += ", " + words("board-building", owner=owner, building=building)
    return label
