"""What is said and asked, line by line with its rules, kept beside the worked examples."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from automatable.core.turns.events import Event, plain

RULE = re.compile(r"\b[A-Z]{3}(?:-[A-Z0-9]+)+\b")
Lines = Mapping[str, list[str]]


def line(event: Event) -> str:
    """An event with its rules and what stands in it."""
    args = " ".join(f"{name}={_text(value)}" for name, value in event.args.items())
    return " ".join(filter(None, (event.kind, *_rules(event), args)))


def _rules(event: Event) -> Iterator[str]:
    yield event.rule
    if event.decision is not None:
        yield event.decision.rule
        yield from (step.rule for step in event.decision.steps)


def _text(value: Any) -> str:
    if isinstance(value, tuple | list):
        return f"[{','.join(map(_text, value))}]"
    return str(plain(value))


def kept(file: Path) -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = json.loads(file.read_text("utf-8"))
    return found


def cases(file: Path) -> list[object]:
    """Each example proves the rules that it names."""
    return [
        pytest.param(id, lines, id=id, marks=pytest.mark.rule(*_named(lines.values())))
        for id, lines in kept(file).items()
    ]


def _named(lists: Iterable[list[str]]) -> list[str]:
    return sorted({rule for lines in lists for text in lines for rule in RULE.findall(text)})


def write(file: Path, ids: Iterable[str], lines_of: Callable[[str], Lines]) -> None:
    contents = {id: lines_of(id) for id in ids}
    file.write_text(json.dumps(contents, indent=0, ensure_ascii=False) + "\n", "utf-8")
