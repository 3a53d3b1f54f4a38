"""Looking back on a match of Patchwork: the planner as a judge, and reasons in facts.

The planner knows no chances: it values positions in points. The tree search of the laboratory
judges better; why a decision was the better one is told here for both, by comparing what lies on
the table after each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from automatable.core.advice.looking_back import Judgement, Rated
from automatable.core.errors import Refused
from automatable.core.turns.events import Ref, Value
from automatable.games.patchwork.actions import (
    ADVANCE,
    FIRST_BUY,
    action_text,
    legal_actions,
    read_action,
)
from automatable.games.patchwork.components import time_board
from automatable.games.patchwork.movement import crossed
from automatable.games.patchwork.planner import Worth, worths
from automatable.games.patchwork.players import bought, cells_of, one_of_each
from automatable.games.patchwork.quilt import CELLS, cell_name
from automatable.games.patchwork.state import FINAL, State

REASONS = 2
"""More would be a list, not a sentence."""
WORTH_TELLING = 0.5
"""Points by which a fact must speak for a decision."""

Told = tuple[str, dict[str, Value]]
"""A message and its arguments."""


def action_of(state: State, text: str) -> int | None:
    """The number of a decision; None if the answer is something else, such as a card's back."""
    try:
        return read_action(state, text)
    except Refused:
        return None


def judged_by_planner(state: State, legal: Sequence[str], played: str) -> Judgement:
    """By points; nothing is called a mistake, for nobody knows how sure they are."""
    found = {worth.action: worth for worth in worths(state, legal_actions(state))}
    order = sorted(found, key=lambda action: (-found[action].total, action))
    made = action_of(state, played)
    assert made is not None
    shown = one_of_each(state, order)
    if made not in shown:
        shown = sorted([*shown, made], key=order.index)
    options = [
        Rated(played if action == made else answer_of(state, action, legal), None, None,
              points(found[action]))
        for action in shown
    ]  # fmt: skip
    return Judgement(tuple(options), points(found[order[0]]) - points(found[made]), 0.0, False)


def points(worth: Worth) -> float:
    return worth.total / FINAL / 100


def answer_of(state: State, action: int, legal: Sequence[str]) -> str:
    """The text of a decision, with the claim of the 7x7 bonus where it gains it."""
    text = action_text(state, action)
    return text if text in legal else f"{text}#"


# --- in words


def told(state: State, answer: str) -> Told:
    """A decision by its kind: `advance`, `buy` or `leather`."""
    action = read_action(state, answer)
    if action == ADVANCE:
        return "advance", {"n": _after(state, action).end - _here(state)}
    if action < FIRST_BUY:
        return "leather", {"cell": Ref("cell", cell_name(action - 1))}
    cell = Ref("cell", cell_name((action - FIRST_BUY) % CELLS))
    return "buy", {"patch": Ref("patch", bought(state, action).id), "cell": cell}


@dataclass(frozen=True)
class _After:
    """What a decision leads to at once."""

    end: int
    buttons: int
    income: int
    leather: tuple[int, ...]
    cells: int
    again: bool
    terms: dict[str, float]


def reasons(state: State, better: str, played: str) -> list[Told]:
    """Why the better decision would have been it, as messages."""
    return [(f"look-why-{kind}", args) for kind, args in differences(state, better, played)]


def differences(state: State, better: str, played: str) -> list[Told]:
    """What the better decision has that the other has not, by its kind; the weightiest first."""
    good = _after(state, read_action(state, better))
    bad = _after(state, read_action(state, played))
    found = sorted(_differences(good, bad), key=lambda pair: -pair[0])
    return [told for weight, told in found if weight >= WORTH_TELLING][:REASONS]


def _differences(good: _After, bad: _After) -> Iterator[tuple[float, Told]]:
    """Facts with their weight in points."""
    gain = {name: value - bad.terms.get(name, 0.0) for name, value in good.terms.items()}
    if gain["tile"] > 0:
        yield 100.0, ("tile", {})
    kept = [space for space in good.leather if space not in bad.leather]
    if kept:
        yield 50.0, ("leather", {"space": Ref("space", kept[0])})
    if good.income > bad.income:
        yield gain["income"], ("income", {"n": good.income - bad.income})
    if good.cells > bad.cells:
        yield gain["cells"], ("cells", {"n": good.cells - bad.cells})
    if good.end < bad.end:
        yield gain["time"], ("time", {"n": bad.end - good.end})
    if good.buttons > bad.buttons:
        yield gain["buttons"], ("buttons", {"n": good.buttons - bad.buttons})
    if good.again and not bad.again:
        yield 2.0, ("again", {})
    yield gain["edges"], ("edges", {})


def _here(state: State) -> int:
    return state.time[state.to_move - 1]


def _after(state: State, action: int) -> _After:
    person, start, other = state.person(state.to_move), _here(state), state.time[2 - state.to_move]
    end, buttons, income = start, person.buttons, person.income
    if action == ADVANCE:
        end = min(FINAL, other + 1)
        buttons += end - start
    elif action >= FIRST_BUY:
        patch = bought(state, action)
        end = min(FINAL, start + patch.time_cost)
        buttons, income = buttons - patch.button_cost, income + patch.printed_buttons
    buttons += income * len(crossed(time_board().income_spaces, start, end))
    (worth,) = worths(state, [action])
    terms = {"tile": 0.0, "income": 0.0, "cells": 0.0, "time": 0.0, "buttons": 0.0, "edges": 0.0}
    leather = tuple(crossed(state.leather_spaces_left, start, end))
    cells = cells_of(state, action)
    return _After(end, buttons, income, leather, cells, end <= other, terms | worth.points())
