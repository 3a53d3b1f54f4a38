"""A cascade of the Automa on the map itself: candidates, counts and distances on the regions."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.core.turns.choice import Decision, Option, Stage, Standing
from automatable.core.turns.events import Value
from automatable.games.scythe.board.ground import home_place, region_place
from automatable.games.scythe.board.map import still_map
from automatable.games.scythe.components import HOME
from automatable.games.scythe.state import State


def decision_steps(decision: Decision, words: Words) -> list[Drawing]:
    """The options as they lie, then once more after every step of the cascade."""
    titles = [words(stage.title) for stage in decision.stages()]
    pairs = zip(decision_marks(decision), titles, strict=True)
    return [still_map(decision.ground, words, marks, title) for marks, title in pairs]


def decision_marks(decision: Decision) -> list[Drawing]:
    """The same as marks over the map: who is in, who drops out, who was out before."""
    return [_marks(stage, decision.ground) for stage in decision.stages()]


def _marks(stage: Stage, state: State) -> Drawing:
    drawn = [
        _mark(state, option, standing, stage.measured.get(option))
        for option, standing in stage.standing.items()
    ]
    return together(*drawn)


def _mark(state: State, option: Option, status: Standing, value: Value) -> Drawing:
    """One option: its region lit or dimmed, its number, and a sign besides the colour."""
    x, y = _where(state, option)
    return el(
        "g",
        el("use", href="#scy-hex", x=x, y=y, class_="option-hex"),
        _sign(x, y, status),
        _figure(x, y, value) if value is not None and status not in ("gone", "dropped") else None,
        class_=f"option option-{status}",
    )


def _where(state: State, option: Option) -> tuple[float, float]:
    place = str(option)
    if option == "character":
        place = state.automa(state.to_move).character
    return home_place(state.to_move) if place == HOME else region_place(place)


def _figure(x: float, y: float, value: Value) -> Drawing:
    return together(
        el("circle", cx=x, cy=y + 22, r=12, class_="figure-ground"),
        el("text", str(value), x=x, y=number(y + 27.5), class_="figure"),
    )


def _sign(x: float, y: float, status: Standing) -> Drawing | None:
    if status == "chosen":
        return el("use", href="#scy-check", x=x + 10, y=y - 36, width=22, height=22, class_="sign")
    if status == "dropped":
        return el("use", href="#scy-cross", x=x - 15, y=y - 15, width=30, height=30, class_="sign")
    return None
