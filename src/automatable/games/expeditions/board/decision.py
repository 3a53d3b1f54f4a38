"""A search, drawn once for the start and once after each step: the row as it lay then."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture
from automatable.core.turns.choice import Decision, Stage, Standing
from automatable.games.expeditions.board.icons import use
from automatable.games.expeditions.board.tile import CORNERS, contents, ground
from automatable.games.expeditions.components import MECHS, MechName, board
from automatable.games.expeditions.search import RowShown
from automatable.games.expeditions.stacks import Location

PITCH, HEIGHT = 204, 290


def decision_steps(decision: Decision, words: Words) -> list[Drawing]:
    """The row as it lay, then what stays and what drops out."""
    return [_row(stage, decision.ground, words) for stage in decision.stages()]


def _row(stage: Stage, row: RowShown, words: Words) -> Drawing:
    name: MechName = next(name for name in MECHS if board().rows[name][0][0] == row.mech[0])
    drawn = [
        _tile(i, place, row.locations[i], stage.standing.get(place), words)
        for i, place in enumerate(board().rows[name])
    ]
    here = [(f"mech_{name}", row.mech), ("mech_person", row.person_mech)]
    mechs = [_mech(mech, place) for mech, place in here if place in board().rows[name]]
    numbers = [_number(i, str(place)) for i, place in enumerate(stage.standing)]
    text = words(stage.title)
    return picture(PITCH * 7, HEIGHT, *drawn, *mechs, *numbers, class_="decision", label=text)


def _x(place: str) -> int:
    return (int(place[1:]) - 1) * PITCH


def _tile(
    i: int, place: str, location: Location, standing: Standing | None, words: Words
) -> Drawing:
    status = "dropped" if standing == "gone" else standing
    said = f"{place}: {words(f'status-{status}')}" if status else place
    return el(
        "g",
        el("title", said),
        el("polygon", points=CORNERS, class_=f"tile-ground {ground(location)}"),
        el("text", place, x=100, y=40, class_="tile-name"),
        contents(location),
        use("check" if status in ("kept", "chosen") else "cross", 74, 176, 52)
        if status not in (None, "open")
        else None,
        class_=f"option option-{status or 'far'}",
        transform=f"translate({i * PITCH} 0)",
    )


def _mech(name: str, place: str) -> Drawing:
    return use(name, _x(place) + 68, 104, 64)


def _number(i: int, place: str) -> Drawing:
    """How many locations away."""
    return el("text", str(i), x=_x(place) + 100, y=274, class_="option-distance")
