"""The display of tiles as one board: innovations above, competencies below, by discipline."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.games.age_of_innovation.board.knowledge import COLOURS
from automatable.games.age_of_innovation.board.tile_pictures import EFFECTS, LINES
from automatable.games.age_of_innovation.board.tiles import ROW, WIDTH, drawn_signs, tile_inside
from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.on_screen.components import places, side

GAP, LEFT = 4, 46
ACROSS = LEFT + 4 * (WIDTH + GAP) + 3
NAME = 17
HEAD = 18
SOFT_HYPHEN, LONGEST_NAME = "\u00ad", 12
PLACES_TOP = {"T1": 0.5, "T2": 2.5}
"""Columns of the two places that belong to two disciplines."""


def _height(kind: str) -> float:
    return ROW * LINES[kind] + 8


INNOVATION, COMPETENCY = _height("innovation_tile") + NAME, _height("competency")
BELOW = HEAD + 2 * (INNOVATION + GAP)
DOWN = BELOW + 3 * (COMPETENCY + GAP)


@lru_cache(maxsize=8)
def offers_ground(words: Words) -> Drawing:
    """The columns of the disciplines, and what the rows of the competencies give."""
    columns = [_column(i, d, words) for i, d in enumerate(DISCIPLINES)]
    rows = [_row(i, row.steps, row.books) for i, row in enumerate(side().competency_row)]
    return together(*columns, *rows)


def _column(i: int, discipline: str, words: Words) -> Drawing:
    x = LEFT + i * (WIDTH + GAP)
    look = {"fill": COLOURS[discipline], "opacity": 0.3, "rx": 9}
    name = words(f"discipline-{discipline}")
    return together(
        el("rect", x=x - 2, y=0, width=WIDTH + 4, height=DOWN, **look),
        el("text", name, x=x + WIDTH / 2, y=14, class_="offer-head", **_narrowed(name)),
    )


def _row(i: int, steps: int, books: int) -> Drawing:
    """Steps, and below them books."""
    y = BELOW + i * (COMPETENCY + GAP) + COMPETENCY / 2
    lines = [f"{steps} step", *([f"{books} book"] if books else [])]
    top = y - ROW * (len(lines) - 1) / 2
    return el(
        "g",
        *(d for k, line in enumerate(lines) for d in drawn_signs(line.split(), 5, top + ROW * k)),
        class_="offer-row",
    )


# --- what lies there


def innovation_key(place: str) -> str:
    """The key of a place: the map has spaces called B3 and B4, too."""
    return f"innovation-{place}"


def offers_keyed(
    innovations: Mapping[str, str], display: Sequence[int], owned: Sequence[int], words: Words
) -> dict[str, Drawing]:
    """Innovations by place, then competencies; those that one has are marked."""
    lying = {
        innovation_key(place): _innovation(place, innovations.get(place, ""), words)
        for place in places()
    }
    competencies = {
        f"competency-{id}": _competency(i, id, id in owned, words) for i, id in enumerate(display)
    }
    return lying | competencies


@lru_cache(maxsize=200)
def _innovation(place: str, id: str, words: Words) -> Drawing:
    x, y = corner(place)
    if not id:
        look = {"rx": 9, "class_": "offer-gone"}
        return el("rect", x=x, y=y + NAME, width=WIDTH, height=INNOVATION - NAME, **look)
    name = words(f"innovation_tile-{id}").replace(SOFT_HYPHEN, "")
    drawn = tile_inside(EFFECTS["innovation_tile"](id), INNOVATION - NAME)
    return el(
        "g",
        el("title", f"{name}: {words(f'says-innovation_tile-{id}')}"),
        el("text", name, x=WIDTH / 2, y=13, class_="offer-name", **_narrowed(name)),
        el("g", drawn, transform=f"translate(0 {NAME})"),
        transform=f"translate({number(x)} {number(y)})",
        class_="aoi-tile-innovation",
    )


def _narrowed(name: str) -> dict[str, str]:
    """A long name is drawn together until it fits its tile."""
    if len(name) <= LONGEST_NAME:
        return {}
    return {"textLength": str(WIDTH), "lengthAdjust": "spacingAndGlyphs"}


@lru_cache(maxsize=200)
def _competency(i: int, id: int, owned: bool, words: Words) -> Drawing:
    x, y = _place(i)
    drawn = tile_inside(EFFECTS["competency"](str(id)), COMPETENCY)
    return el(
        "g",
        el("title", f"{words(f'competency-{id}')}: {words(f'says-competency-{id}')}"),
        drawn,
        *(_owned() if owned else ()),
        transform=f"translate({number(x)} {number(y)})",
        class_=f"aoi-tile-competency{' is-owned' if owned else ''}",
    )


def _owned() -> Iterator[Drawing]:
    """A tick of the person's colour: each kind can be had once."""
    yield el("circle", cx=WIDTH - 12, cy=COMPETENCY - 12, r=10, class_="offer-owned")
    path = f"M{WIDTH - 17} {COMPETENCY - 12}l4 4 7-8"
    yield el("path", d=path, class_="offer-tick")


def corner(place: str) -> tuple[float, float]:
    """The upper left corner of a place of the innovations."""
    if place in PLACES_TOP:
        return LEFT + PLACES_TOP[place] * (WIDTH + GAP), HEAD
    column = int(place[1]) - 1
    return LEFT + column * (WIDTH + GAP), HEAD + INNOVATION + GAP


def _place(i: int) -> tuple[float, float]:
    row, column = divmod(i, len(DISCIPLINES))
    return LEFT + column * (WIDTH + GAP), BELOW + row * (COMPETENCY + GAP)


def offer_places(display: Sequence[int]) -> dict[str, tuple[float, float]]:
    """The middle of each tile."""
    found = {innovation_key(place): _middle(corner(place), INNOVATION) for place in places()}
    return found | {
        f"competency-{id}": _middle(_place(i), COMPETENCY) for i, id in enumerate(display)
    }


def _middle(at: tuple[float, float], down: float) -> tuple[float, float]:
    return at[0] + WIDTH / 2, at[1] + down / 2
