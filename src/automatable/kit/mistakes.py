"""What can be wrong with a game file: each mistake has a name, a line and a remedy in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from automatable.core.errors import AutomatableError
from automatable.core.turns.events import Ref, Value

NAMED = frozenset(
    [
        "number",
        "condition",
        "item",
        "list",
        "card",
        "text",
        "none",
        "name",
        "range",
        "formula",
        "group",
        "deck",
        "pile",
        "field",
        "pieces",
        "turn",
        "block",
        "answer",
        "parameter",
        "marker",
        "option",
        "table",
        "let",
        "any",
        "declared",
    ]
)
"""What can be wanted or missing, each with words of its own; all else is said as it is written."""


@dataclass(frozen=True)
class Note:
    """A mistake or a warning: message `mistake-CODE`, with `$line` and what else it names."""

    code: str
    line: int
    details: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        named = ", ".join(f"{name}={value}" for name, value in self.details.items() if value)
        return f"line {self.line}: {self.code}" + (f" ({named})" if named else "")


class Mistake(Exception):
    """The first thing that is wrong with a block of lines."""

    def __init__(self, code: str, line: int, **details: Value) -> None:
        super().__init__(code, line, details)
        told: dict[str, Value] = {"word": "", "known": "none", "where": "", **details}
        for name in ("wanted", "got", "what"):
            if told.get(name) in NAMED:
                told[name] = Ref("kit-kind", str(told[name]))
        told["word"] = told["word"] or Ref("kit-kind", "end")
        self.note = Note(code, line, told)


class BadFile(AutomatableError):
    """A game file that cannot be played; `mistakes` names the first of each block."""

    def __init__(self, mistakes: Sequence[Note]) -> None:
        self.mistakes = tuple(mistakes)
        first = self.mistakes[0]
        super().__init__(f"file_{first.code}", line=first.line, **first.details)

    def __str__(self) -> str:
        return "; ".join(map(str, self.mistakes))


def nearest(word: str, known: Iterable[str]) -> str:
    """The known words, the nearest first, as far as a sentence can bear them."""
    words = list(dict.fromkeys(known))
    close = get_close_matches(word[:80], words[:1000], 3, 0.6)
    return ", ".join(close or words[:12]) or "–"
