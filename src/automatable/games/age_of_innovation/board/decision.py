"""A cascade as pictures: the options as they lay, then once after each filter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.core.turns.choice import Decision, Stage, Standing
from automatable.core.turns.events import Ref, Value
from automatable.games.age_of_innovation.board.icons import BOOK_ICONS, POWER_ICONS, use
from automatable.games.age_of_innovation.board.land import (
    map_picture,
    middle,
    overlay,
    path_line,
)
from automatable.games.age_of_innovation.land import board
from automatable.games.age_of_innovation.notation import Layout

TILE = 92
LONG_NAME = 13
LONG_HEADING = 10
MOST_PATHS = 6


def decision_pictures(decision: Decision, words: Words) -> list[Drawing]:
    """On the map for hexes, in a row for everything else."""
    draw = _on_map if decision.kind == "hex" else _in_row
    return [draw(stage, words) for stage in decision.stages()]


# --- on the map


def _on_map(stage: Stage, words: Words) -> Drawing:
    shown: Layout = stage.decision.ground
    side = shown.side
    stroke = {"fill": "none", "stroke_width": 5}
    return map_picture(
        shown,
        words,
        overlay(side, _outside(stage, shown), fill="#fffaf0", opacity=0.55),
        overlay(side, _hexes(stage, "dropped"), fill="url(#aoi-dropped)"),
        overlay(side, _hexes(stage, "open", "kept"), stroke="#0f4f8a", **stroke),
        _paths(stage, shown),
        overlay(side, _hexes(stage, "chosen"), stroke="#fffaf0", fill="none", stroke_width=11),
        overlay(side, _hexes(stage, "chosen"), stroke="#b3261e", **stroke),
        _measures(stage, side, words),
        label=_told(stage, words),
        class_="decision decision-map",
    )


def _hexes(stage: Stage, *standings: Standing) -> list[str]:
    return [str(hex) for hex in stage.standing_as(*standings)]


def _outside(stage: Stage, shown: Layout) -> list[str]:
    """Everything that is no option any more is dimmed."""
    live = {*stage.standing_as("open", "kept", "chosen", "dropped")}
    stands = {building.hex for building in shown.buildings}
    return [hex for hex in board(shown.side).land if hex not in live | stands]


def _paths(stage: Stage, shown: Layout) -> Drawing | None:
    """Where distance decides, the shortest paths that were measured."""
    step = stage.step
    if step is None or len(step.kept) > MOST_PATHS:
        return None
    persons = [b.hex for b in shown.buildings if b.owner != "automa"]
    if step.filter == "closest_to_human":
        ends = [([str(hex)], persons) for hex in step.kept]
    elif step.filter == "merge":
        hers = [b for b in shown.buildings if b.owner == "automa"]
        ends = [([b.hex for b in hers if b.marked], [b.hex for b in hers if not b.marked])]
    else:
        return None
    return together(*(_shortest(shown.side, *pair, persons) for pair in ends))


def _shortest(
    side: str, starts: Sequence[str], ends: Sequence[str], persons: Sequence[str]
) -> Drawing | None:
    """One shortest path around the persons' buildings."""
    paths = [board(side).shortest_path(a, b, persons) for a in starts for b in ends]
    return path_line(side, min((path for path in paths if path), key=len, default=[]))


def _measures(stage: Stage, side: str, words: Words) -> Drawing | None:
    numbers = [_number(side, str(o), value, words) for o, value in stage.measured.items()]
    return together(*numbers) if numbers else None


def _number(side: str, hex: str, value: Value, words: Words) -> Drawing | None:
    """What was measured; terrains are seen on the map anyway."""
    if isinstance(value, Ref):
        return None
    x, y = middle(board(side), hex)
    return together(
        el("circle", cx=x, cy=y + 2, r=11, fill="#fffaf0", stroke="#1d1a17", stroke_width=1.2),
        el(
            "text",
            "∞" if value is None else str(value),
            x=x,
            y=y + 7,
            font_size=14,
            font_weight=800,
            text_anchor="middle",
            fill="#1d1a17",
        ),
    )


# --- in a row


def _in_row(stage: Stage, words: Words) -> Drawing:
    tiles = [
        _tile(i, stage.decision, option, standing, stage.measured.get(option), words)
        for i, (option, standing) in enumerate(stage.standing.items())
    ]
    across = TILE * max(1, len(tiles))
    return picture(across, 96, *tiles, class_="decision decision-row", label=_told(stage, words))


def _tile(
    i: int, decision: Decision, option: Any, status: Standing, measured: Value, words: Words
) -> Drawing:
    mark = {"chosen": "status-chosen", "dropped": "status-out", "gone": "status-out"}.get(status)
    return el(
        "g",
        el("rect", x=3, y=3, width=TILE - 6, height=90, rx=10, class_=f"tile tile-{status}"),
        _tile_name(_name(decision, option, words)),
        _thing(decision, option, words),
        el("text", str(measured), x=TILE / 2, y=58, class_="tile-measure")
        if isinstance(measured, int)
        else None,
        el("text", words(mark), x=TILE / 2, y=84, class_="tile-status") if mark else None,
        transform=f"translate({TILE * i} 0)",
    )


def _thing(decision: Decision, option: Any, words: Words) -> Drawing | None:
    """What lies on a place: the icon of an action, the name of an innovation."""
    if decision.kind == "power_action":
        return use(POWER_ICONS[option], TILE / 2 - 15, 36, 30)
    id = (decision.ground or {}).get(option)
    if decision.kind == "book_action":
        return use(BOOK_ICONS[int(id)] if id else "book", TILE / 2 - 15, 36, 30)
    if decision.kind != "innovation" or id is None:
        return None
    name = words(f"innovation_tile-{id}")
    return el("text", name, x=TILE / 2, y=56, class_="tile-status", **_fit(name, LONG_NAME))


def _tile_name(name: str) -> Drawing:
    return el("text", name, x=TILE / 2, y=26, class_="tile-name", **_fit(name, LONG_HEADING))


def _fit(name: str, most: int) -> dict[str, Any]:
    """A word that is longer than its tile is squeezed into it, not cut."""
    squeezed = {"textLength": TILE - 14, "lengthAdjust": "spacingAndGlyphs"}
    return squeezed if len(name) > most else {}


def _name(decision: Decision, option: Any, words: Words) -> str:
    if decision.kind == "discipline":
        return words(f"discipline-{option}")
    return str(option)


def _told(stage: Stage, words: Words) -> str:
    left = stage.standing_as("open", "kept", "chosen")
    title = words("cascade-start") if stage.step is None else words(stage.title)
    return f"{title}: {', '.join(_name(stage.decision, option, words) for option in left)}"
