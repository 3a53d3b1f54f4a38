"""A cascade as pictures: the options as they lay, then once after each filter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.choice import Decision, Step
from automatable.core.events import Ref, Value
from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, picture, together
from automatable.games.age_of_innovation.board.icons import BOOK_ICONS, POWER_ICONS, use
from automatable.games.age_of_innovation.board.land import (
    map_picture,
    middle,
    overlay,
    path_line,
)
from automatable.games.age_of_innovation.land import board
from automatable.games.age_of_innovation.notation import Layout, read_layout

TILE = 92
LONG_NAME = 13
MOST_PATHS = 6


def decision_pictures(decision: Decision, words: Words) -> list[Drawing]:
    """On the map for hexes, in a row for everything else."""
    draw = _on_map if decision.kind == "hex" else _in_row
    start = draw(decision, None, words)
    return [start, *(draw(decision, step, words) for step in decision.steps)]


def _status(decision: Decision, step: Step | None, option: Any) -> str:
    """Open, kept, chosen, just dropped, or out before."""
    if step is None:
        return "open"
    if option in step.kept:
        return "chosen" if len(step.kept) == 1 else "kept"
    return "dropped" if option in step.before else "out"


def _of(decision: Decision, step: Step | None, *statuses: str) -> list[str]:
    return [str(o) for o in decision.options if _status(decision, step, o) in statuses]


# --- on the map


def _on_map(decision: Decision, step: Step | None, words: Words) -> Drawing:
    shown = read_layout(decision.place)
    side = shown.side
    stroke = {"fill": "none", "stroke_width": 5}
    return map_picture(
        shown,
        words,
        overlay(side, _outside(decision, step, shown), fill="#fffaf0", opacity=0.55),
        overlay(side, _of(decision, step, "dropped"), fill="url(#aoi-dropped)"),
        overlay(side, _of(decision, step, "open", "kept"), stroke="#0f4f8a", **stroke),
        _paths(decision, step, shown),
        overlay(
            side, _of(decision, step, "chosen"), stroke="#fffaf0", fill="none", stroke_width=11
        ),
        overlay(side, _of(decision, step, "chosen"), stroke="#b3261e", **stroke),
        _measures(step, side, words),
        label=_told(decision, step, words),
        class_="decision decision-map",
    )


def _outside(decision: Decision, step: Step | None, shown: Layout) -> list[str]:
    """Everything that is no option any more is dimmed."""
    live = {*_of(decision, step, "open", "kept", "chosen", "dropped")}
    stands = {building.hex for building in shown.buildings}
    return [hex for hex in board(shown.side).land if hex not in live | stands]


def _paths(decision: Decision, step: Step | None, shown: Layout) -> Drawing | None:
    """Where distance decides, the shortest paths that were measured."""
    if step is None or len(step.kept) > MOST_PATHS:
        return None
    humans = [b.hex for b in shown.buildings if b.owner != "automa"]
    if step.filter == "closest_to_human":
        ends = [([str(hex)], humans) for hex in step.kept]
    elif step.filter == "merge":
        hers = [b for b in shown.buildings if b.owner == "automa"]
        ends = [([b.hex for b in hers if b.marked], [b.hex for b in hers if not b.marked])]
    else:
        return None
    return together(*(_shortest(shown.side, *pair, humans) for pair in ends))


def _shortest(
    side: str, starts: Sequence[str], ends: Sequence[str], humans: Sequence[str]
) -> Drawing | None:
    """One shortest path around the humans' buildings."""
    paths = [board(side).shortest_path(a, b, humans) for a in starts for b in ends]
    return path_line(side, min((path for path in paths if path), key=len, default=[]))


def _measures(step: Step | None, side: str, words: Words) -> Drawing | None:
    if step is None or not step.measured:
        return None
    return together(*(_number(side, str(option), value, words) for option, value in step.measured))


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


def _in_row(decision: Decision, step: Step | None, words: Words) -> Drawing:
    measured = dict(step.measured) if step else {}
    tiles = [
        _tile(i, decision, option, _status(decision, step, option), measured.get(option), words)
        for i, option in enumerate(decision.options)
    ]
    across = TILE * max(1, len(tiles))
    return picture(
        across, 96, *tiles, class_="decision decision-row", label=_told(decision, step, words)
    )


def _tile(
    i: int, decision: Decision, option: Any, status: str, measured: Value, words: Words
) -> Drawing:
    mark = {"chosen": "status-chosen", "dropped": "status-out", "out": "status-out"}.get(status)
    return el(
        "g",
        el("rect", x=3, y=3, width=TILE - 6, height=90, rx=10, class_=f"tile tile-{status}"),
        el("text", _name(decision, option, words), x=TILE / 2, y=26, class_="tile-name"),
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
    id = dict(found.split("=") for found in decision.place.split()).get(str(option))
    if decision.kind == "book_action":
        return use(BOOK_ICONS[int(id)] if id else "book", TILE / 2 - 15, 36, 30)
    if decision.kind != "innovation" or id is None:
        return None
    name = words(f"innovation_tile-{id}")
    squeezed = {"textLength": TILE - 14, "lengthAdjust": "spacingAndGlyphs"}
    fit = squeezed if len(name) > LONG_NAME else {}
    return el("text", name, x=TILE / 2, y=56, class_="tile-status", **fit)


def _name(decision: Decision, option: Any, words: Words) -> str:
    if decision.kind == "discipline":
        return words(f"discipline-{option}")
    return str(option)


def _told(decision: Decision, step: Step | None, words: Words) -> str:
    left: Sequence[Any] = decision.options if step is None else step.kept
    title = words("cascade-start") if step is None else words(f"filter-{step.filter}")
    return f"{title}: {', '.join(_name(decision, option, words) for option in left)}"
