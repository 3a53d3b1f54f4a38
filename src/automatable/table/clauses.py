"""Parts of statements: whose rows, under which conditions, how many."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any


def those_of(column: str, of: Collection[str] | None) -> tuple[list[str], dict[str, Any]]:
    """The condition that a column holds one of these, and its values; no condition for None."""
    if of is None:
        return [], {}
    values = {f"id_{number}": id for number, id in enumerate(of)}
    marks = ", ".join(f":{name}" for name in values)
    return [f"{column} IN ({marks})" if values else "1 = 0"], dict(values)


def where(wanted: Sequence[str]) -> str:
    return f" WHERE {' AND '.join(wanted)}" if wanted else ""


def limited(limit: int | None) -> str:
    return "" if limit is None else f" LIMIT {limit:d}"
