"""Everything that can be refused, as named errors with a code and plain arguments.

An error carries no sentence: `code` and `details` are turned into words, in the reader's
language, by the layer that shows it (message `refused-CODE` of the game or of the frame).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from automatable.core.turns.events import Value


class AutomatableError(Exception):
    """A problem a person can be told about; nothing has been changed when it is raised."""

    rule: str = ""
    """The rule of the question that was answered, where whoever raises the error knows it."""

    def __init__(self, code: str, **details: Value) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        text = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code}: {text}" if text else self.code


class Refused(AutomatableError):
    """An answer that the rules or the notation do not allow at this moment."""


class BadOptions(AutomatableError):
    """Set-up options that do not exist or do not fit together."""


class BadSave(AutomatableError):
    """A save that cannot be loaded: truncated, changed, foreign or from a newer version."""


class BadData(AutomatableError):
    """A data or deck file with a mistake; the details name file, place and field."""


class Unfinished(BadData):
    """A deck file that is in order as far as it goes, but cards are missing."""


@dataclass(frozen=True)
class Problem:
    """One thing that is impossible about a position."""

    code: str
    details: Mapping[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return str(AutomatableError(self.code, **self.details))


class BadPosition(AutomatableError):
    """A position that cannot occur; `problems` names everything wrong with it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("bad_position", problems=", ".join(str(p) for p in self.problems))


class BadFile(BadPosition, BadData):
    """A file with mistakes; `problems` names all of them. Of a single one it has the name."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        super().__init__(problems)
        if len(self.problems) == 1:
            self.code, self.details = self.problems[0].code, dict(self.problems[0].details)


class UnknownGame(AutomatableError):
    """No game is registered under this id."""
