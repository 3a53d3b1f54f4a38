"""Names of a file: one space for all that is declared at the top (KIT-DEC-01, KIT-LIN-06)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from automatable.kit.formulas import RESERVED
from automatable.kit.mistakes import Mistake

STEP_WORDS = frozenset(
    [
        "draw",
        "peek",
        "find",
        "shuffle",
        "move",
        "deal",
        "remove",
        "roll",
        "ask",
        "guide",
        "choose",
        "each",
        "repeat",
        "when",
        "elsewhen",
        "else",
        "do",
        "next",
        "stop",
        "finish",
        "let",
        "put",
        "take",
        "clear",
        "fill",
        "tell",
        "note",
    ]
)
NOT_AT_THE_TOP = STEP_WORDS | frozenset(["line", "rule", "answer", "must"])
FUNCTIONS = {
    "count": 1, "kinds": 1, "times": 2, "first": 1, "last": 1, "reverse": 1, "starting": 2,
    "left": 1, "abs": 1, "up": 2, "min": None, "max": None,
}  # fmt: skip
"""How many arguments each function has; None: one or more."""


class Names:
    """What bears each name."""

    def __init__(self) -> None:
        self.languages: frozenset[str] = frozenset()
        self._known: dict[str, str] = {}
        """What a name stands for: `number`, `item` and so on."""

    def __contains__(self, name: str) -> bool:
        return name in self._known

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def what(self, name: str) -> str:
        """What bears the name; empty for nothing."""
        return self._known.get(name, "")

    def declare(self, name: str, what: str, line: int) -> str:
        """Give a name at the top of the file."""
        self.check(name, line)
        if name in NOT_AT_THE_TOP and what != "item":
            raise Mistake("name_reserved", line, word=name)
        if what == "let" and name in FUNCTIONS:
            raise Mistake("name_reserved", line, word=name)
        if name in self._known:
            raise Mistake("name_taken", line, word=name)
        self._known[name] = what
        return name

    def forget(self, known: Collection[str]) -> None:
        """A block was refused: only these names were given before it."""
        self._known = {name: what for name, what in self._known.items() if name in known}

    def check(self, name: str, line: int) -> None:
        """What nothing may be called: words of formulas, languages of the file."""
        if name in RESERVED or name in self.languages:
            raise Mistake("name_reserved", line, word=name)
