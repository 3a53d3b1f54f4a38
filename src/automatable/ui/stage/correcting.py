"""Every tracked fact on one page, to be set right: numbers and texts typed in, things by name."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.drawing.screens import Fact
from automatable.core.files.foreign import LARGEST, whole_number
from automatable.core.matches.match import Match
from automatable.core.state.rows import Row, Rows
from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.stage.table import reading
from automatable.ui.words.words import Words

SPARE = 2
"""Empty rows for what is to be added."""
ROW = "row:"
"""How the fields of a row are named: `row:PATH:ROW:COLUMN`."""


def correct_page(
    frame: Frame,
    table: Table,
    problems: Sequence[str] = (),
    given: Mapping[str, str] | None = None,
    asked: str = "",
    opened: str = "",
) -> str:
    """Every tracked fact, to be set right; `asked` is the one that has to be confirmed.

    With `opened` only that fact, by its parts.
    """
    match = table.match
    facts = match.game.screens.facts(match) if match.set_up_done else ()
    words = Words(frame.language, match.game)
    shown = [_fact(fact, words, (given or {}).get(fact.path)) for fact in facts]
    parts = next((fact for fact in facts if fact.path == opened and fact.rows), None)
    return render(
        frame,
        "correct.html",
        match.game,
        **reading(frame, table, "correct", problems, match.game.correction_rule),
        facts=[fact for fact in shown if not fact["notation"]],
        signs=[fact for fact in shown if fact["notation"]],
        signs_open=_signs_matter(facts, given or {}, asked),
        asked=asked,
        opened=_opened(parts, words) if parts else None,
    )


def _fact(fact: Fact, words: Words, given: str | None) -> dict[str, Any]:
    label = words(fact.label, **fact.args)
    value = _written(fact.value) if given is None else given
    choices = [(_written(c), _choice_label(fact, c, words)) for c in fact.choices]
    kind = "number" if isinstance(fact.value, int) else "text"
    how = f"{fact.label}-written"
    return {
        "path": fact.path, "label": label, "value": value, "choices": choices, "kind": kind,
        "notation": fact.notation and not fact.rows,
        "written": words(how) if words.has(how) else "",
        "named": _named(fact.rows, words) if fact.rows else "",
    }  # fmt: skip


def _named(rows: Rows, words: Words) -> str:
    """What there is now."""
    return words.listed(rows.named(rows.value, words))


def _opened(fact: Fact, words: Words) -> dict[str, Any]:
    """A fact by its parts: each a list of names to choose from, and some for what is missing."""
    assert fact.rows is not None
    rows: list[Row | None] = [*fact.rows.rows]
    spare = SPARE if fact.rows.most is None else max(fact.rows.most - len(rows), 0)
    return {
        "path": fact.path,
        "label": words(fact.label, **fact.args),
        "rows": [_cells(fact.rows, row, words) for row in [*rows, *[None] * spare]],
    }


def _cells(rows: Rows, row: Row | None, words: Words) -> list[list[tuple[str, str, bool]]]:
    """For each column of a row: value, name, and whether it is the one."""
    return [
        [
            (str(value), column.label(value, words), row is not None and row[index] == value)
            for value in column.values
        ]
        for index, column in enumerate(rows.columns)
    ]


def _signs_matter(facts: Sequence[Fact], given: Mapping[str, str], asked: str) -> bool:
    """Whether one of the facts in the game's signs was changed, or is asked for."""
    signs = [fact for fact in facts if fact.notation and not fact.rows]
    return any(
        fact.path == asked or given.get(fact.path, _written(fact.value)) != _written(fact.value)
        for fact in signs
    )


def _choice_label(fact: Fact, choice: int | str | None, words: Words) -> str:
    return words(f"{fact.label}-{_written(choice) or 'none'}", **fact.args)


def _written(value: int | str | None) -> str:
    return "" if value is None else str(value)


def correction(match: Match[Any], given: Mapping[str, str], asked: str = "") -> dict[str, Any]:
    """The facts of a form that differ from what the match says, and the one that was asked for."""
    changes: dict[str, Any] = {}
    for fact in match.game.screens.facts(match):
        written = given.get(fact.path, "").strip()
        if fact.rows and any(name.startswith(f"{ROW}{fact.path}:") for name in given):
            chosen = fact.rows.chosen(_rows_given(fact, given))
            if chosen != fact.rows.value:
                changes[fact.path] = chosen
        elif fact.path in given and (written != _written(fact.value) or fact.path == asked):
            changes[fact.path] = _meant(fact, written)
    return changes


def _rows_given(fact: Fact, given: Mapping[str, str]) -> list[list[str]]:
    """The chosen names of a fact's parts, row by row."""
    assert fact.rows is not None
    across = range(len(fact.rows.columns))
    names = [[f"{ROW}{fact.path}:{row}:{c}" for c in across] for row in range(len(given))]
    return [[given.get(name, "") for name in row] for row in names if row[0] in given]


def _meant(fact: Fact, written: str) -> int | str | None:
    for choice in fact.choices:
        if _written(choice) == written:
            return choice
    if fact.counted and not written:
        return None
    is_number = isinstance(fact.value, int) or fact.counted
    number = whole_number(written, low=-LARGEST) if is_number else None
    return written if number is None else number


def correction_text(changes: Mapping[str, Any]) -> str:
    """The changes as an answer."""
    return "!" + json.dumps(changes, ensure_ascii=False)
