"""Contents of a file as TOML: tables of their own for its parts, one line for each field."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from textwrap import fill
from typing import Any

from automatable.core.errors import BadData
from automatable.core.files.data import parse_toml

LINE = 99
"""Longer comments go on in the next line."""


def file_text(contents: Mapping[str, Any], head: Sequence[str] = (), notes: str = "") -> str:
    """The text of a file: comments at its head, its fields, notes, then its parts and cards."""
    tables = {name: value for name, value in contents.items() if _is_table(value)}
    lines = [f"{name} = {toml(value)}" for name, value in contents.items() if name not in tables]
    begin = "\n".join([*(_comment(text) for text in head), *lines])
    parts = [part for name, value in tables.items() for part in _table(name, value)]
    first = [part for part in parts if not part.startswith("[[")]
    rest = [part for part in parts if part.startswith("[[")]
    return "\n\n".join(part for part in (begin, *first, notes, *rest) if part) + "\n"


def _comment(text: str) -> str:
    return fill(text, LINE, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)


def _is_table(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return bool(value) and all(isinstance(one, Mapping) for one in value)
    return isinstance(value, Mapping)


def _table(name: str, value: Any) -> Iterator[str]:
    many = isinstance(value, list | tuple)
    for table in value if many else [value]:
        fields = [f"{key} = {toml(one)}" for key, one in table.items() if one is not None]
        yield "\n".join([f"[[{name}]]" if many else f"[{name}]", *fields])


def toml(value: Any) -> str:
    """A value in one line; what is unknown is left out."""
    if isinstance(value, Mapping):
        told = (f"{key} = {toml(one)}" for key, one in value.items() if one is not None)
        return f"{{ {', '.join(told)} }}" if value else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def value_of(text: str) -> Any:
    """The value that a text is in TOML; the text itself if it is none."""
    try:
        return parse_toml(f"it = {text}", "field")["it"]
    except (BadData, KeyError):
        return text
