"""A correction in the middle of a turn: the facts change under the question that is open.

A procedure keeps hold of the parts of its state (`automa = state.automa`), so what a
correction changes is written into those very parts, and nothing else is touched.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any


def write_changes(live: Any, before: Any, after: Any) -> Any:
    """`live` with everything in which `after` differs from `before`.

    Mutable parts are changed in place and returned; values are replaced.
    """
    if before == after:
        return live
    if _is_part(live) and type(live) is type(before) is type(after):
        _write_fields(live, before, after)
    elif isinstance(live, dict) and isinstance(before, dict) and isinstance(after, dict):
        _write_entries(live, before, after)
    elif isinstance(live, list) and isinstance(before, list) and isinstance(after, list):
        _write_items(live, before, after)
    else:
        return after
    return live


def _is_part(value: Any) -> bool:
    """A mutable record: it is known by who holds it, not by what is in it."""
    return is_dataclass(value) and not getattr(type(value), "__dataclass_params__").frozen  # noqa: B009


def _write_fields(live: Any, before: Any, after: Any) -> None:
    for field in fields(live):
        old, new = getattr(before, field.name), getattr(after, field.name)
        changed = write_changes(getattr(live, field.name), old, new)
        setattr(live, field.name, changed)


def _write_entries(live: dict[Any, Any], before: dict[Any, Any], after: dict[Any, Any]) -> None:
    """In the order of `after`, because the order of entries can mean something."""
    kept = dict(live)
    live.clear()
    for key, new in after.items():
        if key in kept and key in before:
            live[key] = write_changes(kept[key], before[key], new)
        else:
            live[key] = new


def _write_items(live: list[Any], before: list[Any], after: list[Any]) -> None:
    if len(live) == len(before) == len(after):
        live[:] = map(write_changes, live, before, after)
    else:
        live[:] = after
