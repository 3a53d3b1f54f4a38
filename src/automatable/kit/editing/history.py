"""Edits that can be taken back: of each, the lines that it changed as they were before."""

from __future__ import annotations

from typing import TypeAlias

from automatable.kit.editing.source import Source

Undoing: TypeAlias = "list[int | str]"
"""`[start, end, text]`: the characters from start to end stood for this text before."""


def undoing(before: str, after: str) -> Undoing:
    """What takes an edit back: only the part that differs."""
    start = _common(before, after)
    tail = _common(before[start:][::-1], after[start:][::-1])
    return [start, len(after) - tail, before[start : len(before) - tail]]


def _common(one: str, other: str) -> int:
    """How many characters are the same from the beginning."""
    most = min(len(one), len(other))
    return next((place for place in range(most) if one[place] != other[place]), most)


def undone(text: str, step: Undoing) -> str:
    start, end, before = step
    return text[: int(start)] + str(before) + text[int(end) :]


def first_changed_line(step: Undoing, text: str) -> int:
    """The line at which an edit begins, to show it again."""
    return len(Source(text[: int(step[0])]))
