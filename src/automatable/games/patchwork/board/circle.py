"""The circle of patches: the next three as a shop, the rest as a strip in their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.core.turns.events import Ref
from automatable.games.patchwork.board.outlook import Outlook, after_buying
from automatable.games.patchwork.board.patch import cost_tag, patch_label, patch_picture
from automatable.games.patchwork.components import Patch, patches, time_board


@dataclass(frozen=True)
class Pictured:
    """A patch as the table shows it."""

    id: int
    letter: str
    label: str
    picture: Drawing
    tag: Drawing


@dataclass(frozen=True)
class Gain:
    """One thing that a move brings: an icon, a figure beside it, and the same in words."""

    icon: str
    figure: str
    words: str


@dataclass(frozen=True)
class Coming:
    """A patch behind the next three: its price, and whether the Automa's next card can pay it."""

    patch: Pictured
    cost: int
    payable: bool


@dataclass(frozen=True)
class Outcome:
    """How the person stands after buying: buttons and time before and after, and who is next."""

    buttons: tuple[int, int]
    time: tuple[int, int]
    again: bool


@dataclass(frozen=True)
class Offer:
    """One of the next three: its status in a sign and in words, and what buying would bring."""

    patch: Pictured
    cost: int
    time: int
    status: str
    """`affordable`, `dear` or `blocked`."""
    remark: str
    outcome: Outcome
    gains: tuple[Gain, ...]
    answer: str | None
    """The whole answer where no placement is needed (untracked quilt)."""
    claim: str | None
    """The same with the report that it completes a 7x7 square (PAT-COMP-05)."""


def pictured(patch: Patch, words: Words) -> Pictured:
    """A patch with its picture and its tag; drawn once in each language."""
    key = words.language, patch.id
    if key not in _DRAWN:
        label, drawn = patch_label(patch, words), patch_picture(patch, words)
        _DRAWN[key] = Pictured(patch.id, patch.letter, label, drawn, cost_tag(patch))
    return _DRAWN[key]


_DRAWN: dict[tuple[str, int], Pictured] = {}


def shop(position: dict[str, Any], legal: Sequence[str], words: Words) -> list[Offer]:
    """The next three patches clockwise, for the person whose turn it is."""
    window = position["circle"][: time_board().window]
    return [_offer(patches()[id], position, legal, words) for id in window]


def strip(position: dict[str, Any], words: Words) -> list[Coming | int]:
    """The patches behind the next three, in their order; a number stands for unknown ones."""
    rest, budget = position["circle"][time_board().window :], next_budget(position)
    shown: list[Coming | int] = []
    for unknown, ids in groupby(rest, key=lambda id: id is None):
        found = list(ids)
        shown += (
            [len(found)] if unknown else [_coming(patches()[id], budget, words) for id in found]
        )
    return shown


def _coming(patch: Patch, budget: int | None, words: Words) -> Coming:
    payable = budget is not None and patch.button_cost <= budget
    return Coming(pictured(patch, words), patch.button_cost, payable)


def next_budget(position: dict[str, Any]) -> int | None:
    """What the Automa's next card can pay, where its back shows it (PAT-INFO-03)."""
    budget: int | None = position["seat_2"].get("next_back")
    return budget


def gains(outlook: Outlook, words: Words) -> tuple[Gain, ...]:
    """What a move would bring, the space reached first."""
    lines = [Gain("advance", str(outlook.reach), _reaches(outlook, words))]
    if outlook.income:
        more = words("preview-income", n=outlook.income)
        lines.append(Gain("button", f"+{outlook.income}", more))
    if outlook.leather:
        lines.append(Gain("leather", f"+{outlook.leather}", words("preview-leather")))
    if outlook.keeps_turn:
        lines.append(Gain("again", "", words("preview-keeps_turn")))
    return tuple(lines)


def _reaches(outlook: Outlook, words: Words) -> str:
    return words("preview-reaches", space=Ref("space", outlook.reach))


def _offer(patch: Patch, position: dict[str, Any], legal: Sequence[str], words: Words) -> Offer:
    shown, costs = pictured(patch, words), (patch.button_cost, patch.time_cost)
    status, remark = _status(patch, position, legal, words)
    outlook = after_buying(position, patch)
    answer, claim = (text if text in legal else None for text in (patch.letter, f"{patch.letter}#"))
    outcome = _outcome(patch, position, outlook)
    return Offer(shown, *costs, status, remark, outcome, gains(outlook, words), answer, claim)


def _outcome(patch: Patch, position: dict[str, Any], outlook: Outlook) -> Outcome:
    mover = position["to_move"]
    had = position[f"seat_{mover}"]["buttons"]
    buttons = had, had - patch.button_cost + outlook.income
    return Outcome(buttons, (position["time"][str(mover)], outlook.reach), outlook.keeps_turn)


def _status(
    patch: Patch, position: dict[str, Any], legal: Sequence[str], words: Words
) -> tuple[str, str]:
    """Whether a patch can be bought, and why not (PAT-BASE-BUY-02, PAT-BASE-BUY-03)."""
    short = patch.button_cost - position[f"seat_{position['to_move']}"]["buttons"]
    if short > 0:
        return "dear", words("preview-short", n=short)
    if any(move[0] == patch.letter for move in legal):
        return "affordable", words("preview-affordable")
    return "blocked", words("preview-nowhere")
