"""The circle of patches: the next three as a shop, the rest as a strip in their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from automatable.core.events import Ref
from automatable.core.screens import Words
from automatable.core.svg import Drawing
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
class Offer:
    """One of the next three: its status in a sign and in words, and what buying would bring."""

    patch: Pictured
    status: str
    """`affordable`, `dear`, `blocked`, or `resting` while nobody can buy."""
    remark: str
    reach: int | None
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


def shop(position: dict[str, Any], legal: Sequence[str], words: Words) -> list[Offer | None]:
    """The next three patches clockwise; None where one is not known yet."""
    window = position["circle"][: time_board().window]
    offered = ">" in legal
    return [
        None if id is None else _offer(patches()[id], position, legal if offered else None, words)
        for id in window
    ]


def strip(position: dict[str, Any], words: Words) -> list[Pictured | int]:
    """The patches behind the next three, in their order; a number stands for unknown ones."""
    rest = position["circle"][time_board().window :]
    shown: list[Pictured | int] = []
    for unknown, ids in groupby(rest, key=lambda id: id is None):
        found = list(ids)
        shown += [len(found)] if unknown else [pictured(patches()[id], words) for id in found]
    return shown


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


def _offer(
    patch: Patch, position: dict[str, Any], legal: Sequence[str] | None, words: Words
) -> Offer:
    shown = pictured(patch, words)
    if legal is None:
        return Offer(shown, "resting", "", None, (), None, None)
    status, remark = _status(patch, position, legal, words)
    outlook = after_buying(position, patch)
    answer, claim = (text if text in legal else None for text in (patch.letter, f"{patch.letter}#"))
    return Offer(shown, status, remark, outlook.reach, gains(outlook, words), answer, claim)


def _status(
    patch: Patch, position: dict[str, Any], legal: Sequence[str], words: Words
) -> tuple[str, str]:
    """PAT-BASE-BUY-02, PAT-BASE-BUY-03"""
    short = patch.button_cost - position[f"seat_{position['to_move']}"]["buttons"]
    if short > 0:
        return "dear", words("preview-too_dear", n=short)
    if any(move[0] == patch.letter for move in legal):
        return "affordable", words("preview-affordable")
    return "blocked", words("preview-no_fit")
