"""Things and numbers as answers write them (SCY-ON-NOT-02)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby


def counted(items: Iterable[str]) -> str:
    """`metal*2 oil`; equal things stand together, and 1 is not written."""
    groups = [(item, len(list(same))) for item, same in groupby(items)]
    return " ".join(item if n == 1 else f"{item}*{n}" for item, n in groups)
