"""The Automa's choice of a patch, drawn once for the start and once after each condition."""

from __future__ import annotations

from textwrap import wrap

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.core.turns.choice import Decision, Option, Stage
from automatable.games.patchwork.board.icons import use
from automatable.games.patchwork.board.patch import cost_tag, patch_label, placed
from automatable.games.patchwork.board.shapes import CELL
from automatable.games.patchwork.components import Patch, patches

WIDTH = 136
HEIGHT = 196
SCALE = 0.58


def decision_steps(decision: Decision, words: Words) -> list[Drawing]:
    """The options as they lie, then once more after every step of the cascade."""
    return [_panel(stage, words) for stage in decision.stages()]


def _panel(stage: Stage, words: Words) -> Drawing:
    measured = {
        option: words(f"measure-{stage.title.removeprefix('filter-')}", value=value)
        for option, value in stage.measured.items()
    }
    drawn = [
        _option(i, patches()[int(option)], _status(stage, option), measured.get(option, ""), words)
        for i, option in enumerate(stage.standing)
    ]
    text = words(stage.title)
    return picture(WIDTH * len(drawn), HEIGHT, *drawn, class_="decision", label=text)


def _status(stage: Stage, option: Option) -> str:
    """A filter that was skipped says so; what dropped out earlier stays out."""
    standing = stage.standing[option]
    if standing == "kept" and stage.step and stage.step.skipped:
        return "skipped"
    return {"open": "", "gone": "dropped"}.get(standing, standing)


def _option(i: int, patch: Patch, status: str, measured: str, words: Words) -> Drawing:
    lines = [patch_label(patch, words), measured, words(f"status-{status}") if status else ""]
    return el(
        "g",
        el("title", ", ".join(part for part in lines if part)),
        el("rect", x=4, y=2, width=WIDTH - 8, height=HEIGHT - 4, rx=12, class_="option-ground"),
        el("g", _patch(patch), _tag(patch), class_="option-patch"),
        _lines(measured),
        _sign(status, words) if status else None,
        class_=f"option option-{status or 'open'}",
        transform=f"translate({WIDTH * i} 0)",
    )


def _patch(patch: Patch) -> Drawing:
    width, height = len(patch.rows[0]) * CELL * SCALE, len(patch.rows) * CELL * SCALE
    x, y = (WIDTH - width) / 2, 50 - height / 2
    return el("g", placed(patch, 0, (0, 0)), transform=f"translate({x:g} {y:g}) scale({SCALE})")


def _tag(patch: Patch) -> Drawing:
    tag = cost_tag(patch)
    return el("svg", tag, x=(WIDTH - 84) / 2, y=92, width=84, height=26)


def _lines(measured: str) -> Drawing:
    lines = wrap(measured, 19)
    spans = [el("tspan", line, x=WIDTH / 2, y=136 + 15 * i) for i, line in enumerate(lines)]
    return el("text", *spans, class_="option-measure")


def _sign(status: str, words: Words) -> Drawing:
    """A sign and a word: never a colour alone."""
    return together(
        el("rect", x=14, y=HEIGHT - 36, width=WIDTH - 28, height=26, rx=13, class_="option-sign"),
        use(status, 20, HEIGHT - 31, 16),
        el("text", words(f"status-{status}"), x=WIDTH / 2 + 8, y=HEIGHT - 18, class_="option-word"),
    )
