"""The knowledge board: four tracks from 0 to 12, everybody's markers, the scholar spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, picture, together
from automatable.games.age_of_innovation.board.land import OWNER
from automatable.games.age_of_innovation.components import DISCIPLINES, base_game

COLUMN, STEP, TOP = 84, 18, 26
LONGEST_NAME = 11
KEPT = 200
"""How many columns are remembered, some 3 kB each."""
WIDTH, HEIGHT = COLUMN * 4, TOP + 13 * STEP + 42
COLOURS = {"banking": "#e3b93c", "law": "#5f95c9", "engineering": "#a9743f", "medicine": "#d8d5cd"}


def knowledge_picture(
    knowledge: Mapping[str, Mapping[str, int]],
    spaces: Mapping[str, Sequence[str | None]],
    names: Mapping[str, str],
    words: Words,
) -> Drawing:
    """All four disciplines; `names` are those of the participants."""
    columns = [
        _column(
            i,
            words(f"discipline-{discipline}"),
            tuple((who, found[discipline]) for who, found in knowledge.items()),
            tuple(spaces[discipline]),
        )
        for i, discipline in enumerate(DISCIPLINES)
    ]
    label = _told(knowledge, names, words)
    return picture(WIDTH, HEIGHT, *columns, class_="knowledge-board", label=label)


def _told(
    knowledge: Mapping[str, Mapping[str, int]], names: Mapping[str, str], words: Words
) -> str:
    lines = []
    for discipline in DISCIPLINES:
        levels = [
            words("board-level", who=names[who], level=found[discipline])
            for who, found in knowledge.items()
        ]
        lines.append(f"{words(f'discipline-{discipline}')}: {', '.join(levels)}")
    return "; ".join(lines)


@lru_cache(maxsize=KEPT)
def _column(
    i: int, name: str, levels: tuple[tuple[str, int], ...], owners: tuple[str | None, ...]
) -> Drawing:
    """One discipline with everybody's marker, and whose scholars stand below."""
    top = base_game().knowledge.top
    cells = [_cell(level, top, COLOURS[DISCIPLINES[i]]) for level in range(top + 1)]
    markers = [_marker(who, 16 + 20 * k, _y(level, top)) for k, (who, level) in enumerate(levels)]
    numbers = base_game().knowledge.scholar_spaces
    below = [_space(k, n, owners[k]) for k, n in enumerate(numbers)]
    return el(
        "g",
        el("text", name, x=COLUMN / 2, y=16, class_="knowledge-name", **_narrowed(name)),
        *cells,
        *markers,
        *below,
        transform=f"translate({COLUMN * i} 0)",
    )


def _narrowed(name: str) -> dict[str, str]:
    """A long name is drawn together until it fits its column."""
    if len(name) <= LONGEST_NAME:
        return {}
    return {"textLength": str(COLUMN - 4), "lengthAdjust": "spacingAndGlyphs"}


def _y(level: int, top: int) -> float:
    return TOP + (top - level) * STEP + STEP / 2


def _cell(level: int, top: int, colour: str) -> Drawing:
    y = _y(level, top) - STEP / 2
    return together(
        el("rect", x=6, y=y, width=COLUMN - 12, height=STEP - 1.5, rx=4, fill=colour, opacity=0.55),
        el("text", str(level), x=COLUMN - 12, y=y + 13, class_="knowledge-level"),
    )


def _marker(who: str, x: float, y: float) -> Drawing:
    """The same shapes as on the map: square, circle, diamond."""
    look = {"fill": OWNER[who], "stroke": "#fffaf0", "stroke_width": 1.6}
    if who == "automa":
        return el("rect", x=x - 8, y=y - 8, width=16, height=16, rx=3, **look)
    if who == "person_1":
        return el("circle", cx=x, cy=y, r=8, **look)
    return el("path", d=f"M{x} {y - 10}l10 10-10 10-10-10z", **look)


def _space(k: int, number: int, owner: str | None) -> Drawing:
    x, y = 8 + 18 * k, TOP + 13 * STEP + 8
    return together(
        el("rect", x=x, y=y, width=16, height=24, rx=4, class_="scholar-space"),
        el("text", str(number), x=x + 8, y=y + 16, class_="knowledge-level scholar-number")
        if owner is None
        else _marker(owner, x + 8, y + 12),
    )
