"""Rows of a table: their values, and what has no row yet."""

from __future__ import annotations

import re
from collections.abc import Iterator

from automatable.kit.definition import Definition
from automatable.kit.editing.changes import put_after, put_below
from automatable.kit.editing.outline import Node
from automatable.kit.editing.source import Source
from automatable.kit.lines import span

MOST_OFFERED = 40
_VALUE = re.compile(r"(-?[0-9]+|[a-z][a-z0-9_]*|\[[^\]]*\])(?=\s*(#.*)?$)")
_NUMBER = re.compile(r"-?[0-9]{1,15}")
_RANGE = re.compile(r"-?[0-9]+\.\.-?[0-9]+")
_WHOLE = re.compile(r"-?[0-9]{1,9}|[a-z][a-z0-9_]*|\[[a-z0-9_, ]*\]")


def table_value(line: str) -> tuple[int, int, str]:
    """The last cell of a row of a table: its value."""
    found = _VALUE.search(line)
    return (found.start(1), found.end(1), found[1]) if found else (len(line), len(line), "")


def with_table_value(text: str, number: int, value: str) -> str:
    """The value of one row of a table."""
    source = Source(text)
    start, end, old = table_value(source.line(number))
    value = value.strip()
    if not value or value == old or "\n" in value or '"' in value or "#" in value:
        return text
    return source.replaced(number, start, end, value)


def keys_of(row: Node) -> list[str]:
    """What a row fits: `else` stands for everything."""
    return row.said[: table_value(row.said)[0]].split()


def has_else(table: Node) -> bool:
    return any(keys_of(row) in (["else"], ["*"]) for row in table.children)


def keys_without_row(file: Definition, table: Node) -> list[str]:
    """Of a table by one key, the values that no row names."""
    by = table.said.partition(" by ")[2].split("#")[0].strip()
    named = [key for row in table.children for key in keys_of(row)]
    return [key for key in _values(file, by, named) if not any(_fits(one, key) for one in named)][
        :MOST_OFFERED
    ]


def _values(file: Definition, by: str, named: list[str]) -> Iterator[str]:
    """All that the key can be: the name itself says it, or the group of what has a row already."""
    if by in file.numbers:
        low, high = file.numbers[by].span
        yield from map(str, range(low, min(high, low + 100) + 1))
    elif by in file.options:
        yield from file.items_of(by)
    elif by in file.markers:
        yield from file.items_on(file.markers[by])
    elif re.fullmatch(r"[a-z][a-z0-9_]*", by):
        group = next((file.items[key] for key in named if key in file.items), "")
        yield from file.items_of(group)


def _fits(key: str, value: str) -> bool:
    if _RANGE.fullmatch(key) and _NUMBER.fullmatch(value):
        low, high = span(key)
        return low <= int(value) <= high
    return key == value


def with_table_row(text: str, table: Node, key: str, value: str) -> str:
    """One more row, above the one for everything else."""
    if not _WHOLE.fullmatch(key) or not _WHOLE.fullmatch(value.strip()):
        return text
    line = f"{key} {value.strip()}"
    above = [row for row in table.children if keys_of(row) not in (["else"], ["*"])]
    if above:
        return put_after(text, above[-1], [line])
    if not table.children:
        return put_below(text, table, [line])
    first = table.children[0].number
    return Source(text).exchanged(first, first - 1, ["  " * (table.level + 1) + line])
