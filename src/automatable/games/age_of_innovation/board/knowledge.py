"""The knowledge board: four tracks from 0 to 12, everybody's markers, the scholar spaces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.games.age_of_innovation.board.effects import Amounts, signs
from automatable.games.age_of_innovation.board.icons import use
from automatable.games.age_of_innovation.board.land import OWNER
from automatable.games.age_of_innovation.components import DISCIPLINES, base_game
from automatable.games.age_of_innovation.on_screen.components import side

COLUMN, STEP, TOP = 96, 18, 24
LONGEST_NAME = 12
KEPT = 200
"""How many columns are remembered, some 3 kB each."""
WIDTH, HEIGHT = COLUMN * 4, TOP + 13 * STEP + 36
COLOURS = {"banking": "#e3b93c", "law": "#5f95c9", "engineering": "#a9743f", "medicine": "#d8d5cd"}


def heard_levels(
    knowledge: Mapping[str, Mapping[str, int]], names: Mapping[str, str], words: Words
) -> dict[str, str]:
    """Each discipline with everybody's level."""
    lines = {}
    for discipline in DISCIPLINES:
        levels = [
            words("board-level", who=names[who], level=found[discipline])
            for who, found in knowledge.items()
        ]
        lines[discipline] = f"{words(f'discipline-{discipline}')}: {', '.join(levels)}"
    return lines


# --- what is printed


@lru_cache(maxsize=8)
def knowledge_ground(words: Words) -> Drawing:
    """Names, levels, and what reaching them brings."""
    paper = el("rect", width=WIDTH, height=HEIGHT, rx=8, class_="knowledge-paper")
    return together(paper, *(_printed(i, d, words) for i, d in enumerate(DISCIPLINES)))


def _printed(i: int, discipline: str, words: Words) -> Drawing:
    name = words(f"discipline-{discipline}")
    top = base_game().knowledge.top
    return el(
        "g",
        el("text", name, x=COLUMN / 2, y=16, class_="knowledge-name", **_narrowed(name)),
        *(_cell(level, top, discipline) for level in range(top + 1)),
        transform=f"translate({COLUMN * i} 0)",
    )


def _narrowed(name: str) -> dict[str, str]:
    """A long name is drawn together until it fits its column."""
    if len(name) <= LONGEST_NAME:
        return {}
    return {"textLength": str(COLUMN - 4), "lengthAdjust": "spacingAndGlyphs"}


def _y(level: int, top: int) -> float:
    return TOP + (top - level) * STEP + STEP / 2


def _cell(level: int, top: int, discipline: str) -> Drawing:
    y = _y(level, top) - STEP / 2
    look = {"rx": 4, "fill": COLOURS[discipline], "opacity": 0.55}
    return together(
        el("rect", x=4, y=y, width=COLUMN - 8, height=STEP - 1.5, **look),
        el("text", str(level), x=COLUMN - 14, y=y + 12.8, class_="knowledge-level"),
        *_reached(level, discipline, y),
    )


def _reached(level: int, discipline: str, y: float) -> Iterator[Drawing]:
    """Power on reaching a level, the key that opens one, what a high one brings every round."""
    track = side().knowledge
    power = dict(track.power_on_reaching)
    income: Mapping[Any, Amounts] = track.income
    if level == track.key_to_enter:
        yield use("key", COLUMN - 42, y + 1.2, 14)
    if level in power:
        yield from _small(f"{power[level]} power", y)
    if level == track.income_level:
        yield from _small(signs(income[discipline])[0], y)


def _small(line: str, y: float) -> Iterator[Drawing]:
    """A number and its icon before the level."""
    count, sign = line.split()
    yield el("text", count, x=COLUMN - 45, y=y + 12.8, class_="knowledge-level")
    yield use(sign, COLUMN - 41, y + 1.8, 13)


# --- what lies there


def knowledge_keyed(
    knowledge: Mapping[str, Mapping[str, int]], spaces: Mapping[str, Sequence[str | None]]
) -> dict[str, Drawing]:
    """Everybody's markers by discipline and level, and whose scholars stand below."""
    return {
        key: drawn
        for i, discipline in enumerate(DISCIPLINES)
        for key, drawn in _lying(
            i,
            tuple((who, found[discipline]) for who, found in knowledge.items()),
            tuple(spaces[discipline]),
        ).items()
    }


@lru_cache(maxsize=KEPT)
def _lying(
    i: int, levels: tuple[tuple[str, int], ...], owners: tuple[str | None, ...]
) -> dict[str, Drawing]:
    """A marker bears a name: it is seen on its way to another level."""
    discipline, top, left = DISCIPLINES[i], base_game().knowledge.top, COLUMN * i
    lying = {f"{discipline}-{level}": Drawing("") for level in range(top + 1)}
    for lane, (who, level) in enumerate(levels):
        marker = _marker(who, *marker_place(discipline, level, lane))
        named = el("g", marker, data_piece=f"{who}-{discipline}")
        lying[f"{discipline}-{level}"] = together(lying[f"{discipline}-{level}"], named)
    below = [_space(k, n, owners[k]) for k, n in enumerate(base_game().knowledge.scholar_spaces)]
    scholars = el("g", *below, transform=f"translate({left} 0)")
    return {**lying, f"{discipline}-scholars": scholars}


def _marker(who: str, x: float, y: float) -> Drawing:
    """The same shapes as on the map: square, circle, diamond."""
    look = {"fill": OWNER[who], "stroke": "#fffaf0", "stroke_width": 1.6}
    if who == "automa":
        return el("rect", x=x - 8, y=y - 8, width=16, height=16, rx=3, **look)
    if who == "person_1":
        return el("circle", cx=x, cy=y, r=8, **look)
    return el("path", d=f"M{x} {y - 10}l10 10-10 10-10-10z", **look)


def _space(k: int, number: int, owner: str | None) -> Drawing:
    x, y = 8 + 21 * k, TOP + 13 * STEP + 6
    return together(
        el("rect", x=x, y=y, width=18, height=24, rx=4, class_="scholar-space"),
        el("text", str(number), x=x + 9, y=y + 16.5, class_="knowledge-level scholar-number")
        if owner is None
        else _marker(owner, x + 9, y + 12),
    )


def marker_place(discipline: str, level: int, lane: int = 0) -> tuple[float, float]:
    """Where a marker lies on a level; the first person's lane is the first."""
    left = COLUMN * DISCIPLINES.index(discipline)
    return left + 15 + 19 * lane, _y(level, base_game().knowledge.top)


def knowledge_places() -> dict[str, tuple[float, float]]:
    """The middle of each discipline: where it is tapped."""
    return {d: (COLUMN * i + COLUMN / 2, HEIGHT / 2) for i, d in enumerate(DISCIPLINES)}
