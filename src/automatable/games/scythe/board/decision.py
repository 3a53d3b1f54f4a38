"""A cascade of the Automa on the map itself: candidates, counts and distances on the regions."""

from __future__ import annotations

from automatable.core.choice import Decision, Option, Stage, Standing
from automatable.core.events import Value
from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, number, together
from automatable.games.scythe.board.ground import home_place, region_place
from automatable.games.scythe.board.map import still_map
from automatable.games.scythe.components import HOME
from automatable.games.scythe.state import State


def decision_steps(decision: Decision, words: Words) -> list[Drawing]:
    """The options as they lie, then once more after every step of the cascade."""
    return [_panel(stage, decision.ground, words) for stage in decision.stages()]


def _panel(stage: Stage, state: State, words: Words) -> Drawing:
    marks = [
        _mark(state, option, standing, stage.measured.get(option))
        for option, standing in stage.standing.items()
    ]
    return still_map(state, words, together(*marks), words(stage.title))


def _mark(state: State, option: Option, status: Standing, value: Value) -> Drawing:
    """One option: its region lit or dimmed, its number, and a sign besides the colour."""
    x, y = _where(state, option)
    return el(
        "g",
        el("use", href="#scy-hex", x=x, y=y, class_="option-hex"),
        _figure(x, y, value) if value is not None and status != "gone" else None,
        _sign(x, y, status),
        class_=f"option option-{status}",
    )


def _where(state: State, option: Option) -> tuple[float, float]:
    place = str(option)
    if option == "character":
        place = state.automa(state.to_move).character
    return home_place(state.to_move) if place == HOME else region_place(place)


def _figure(x: float, y: float, value: Value) -> Drawing:
    return together(
        el("circle", cx=x, cy=y - 7, r=11, class_="figure-ground"),
        el("text", str(value), x=x, y=number(y - 2), class_="figure"),
    )


def _sign(x: float, y: float, status: Standing) -> Drawing | None:
    if status == "chosen":
        return el("use", href="#scy-check", x=x + 13, y=y - 34, width=16, height=16, class_="sign")
    if status in ("dropped", "gone"):
        return el("use", href="#scy-cross", x=x + 13, y=y - 32, width=13, height=13, class_="sign")
    return None
