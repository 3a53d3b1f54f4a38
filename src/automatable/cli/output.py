"""How the command speaks: in which language, about which game, and what goes to which stream."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from automatable.core.errors import AutomatableError, BadOptions, BadPosition
from automatable.core.game import Game
from automatable.core.turns.events import Value
from automatable.ui.words.languages import languages

if TYPE_CHECKING:
    from rich.console import Console

    from automatable.cli.words import TerminalWords
    from automatable.ui.learning.rulebook import Sentence

OK, FAILED, BAD_INPUT = 0, 1, 2
"""Exit codes: all is well; it ran but something failed; the input is wrong, nothing changed."""

LANGUAGES = tuple(languages())
_VARIABLES = ("AUTOMATABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class UsageError(AutomatableError):
    """The command was called in a way that makes no sense."""


class MachineFailed(AutomatableError):
    """The input is fine, but this machine cannot do it now."""


def exit_code(error: AutomatableError) -> int:
    from automatable.table.errors import StoreFailed

    return FAILED if isinstance(error, MachineFailed | StoreFailed) else BAD_INPUT


class Voice:
    """One process speaks to one reader: this is where its language and game are kept."""

    language: str
    game: Game[Any] | None

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """As the environment says, about no game yet."""
        self.language = language_of(os.environ)
        self.game = None

    @property
    def words(self) -> TerminalWords:
        """The words of the frame, the terminal and the game in question."""
        return _words(self.language, self.game)

    def __call__(self, key: str, **args: Value) -> str:
        return self.words(key, **args)

    @property
    def out(self) -> Console:
        return _console(sys.stdout)

    def say(self, text: str, style: str | None = None) -> None:
        """A line of plain text."""
        self.out.print(text, style=style, markup=False, soft_wrap=not self.out.is_terminal)

    def show(self, markup: str) -> None:
        """Text with rich markup, laid out already."""
        self.out.print(markup, soft_wrap=True)

    def warn(self, text: str) -> None:
        """A line on the stream for errors."""
        _console(sys.stderr).print(text, style="red", markup=False, soft_wrap=True)

    def tell_error(self, error: AutomatableError, rule: str = "") -> None:
        """What was wrong, on the stream for errors, and what the rulebook says about it."""
        console = _console(sys.stderr)
        for sentence in self.words.problems(error):
            console.print(sentence, style="red", markup=False, soft_wrap=True)
        if explained := self._explained(rule or self._rule_of(error)):
            console.print(explained, style="dim", markup=False, soft_wrap=True)

    def place_of(self, rule: str) -> str:
        """Where the reader's rulebook explains a rule: `§ 5.2`."""
        from automatable.ui.learning.rulebook import place_of

        return place_of(self.game, self.language, rule) if self.game else rule

    def _rule_of(self, error: AutomatableError) -> str:
        if error.rule or self.game is None:
            return error.rule
        by_kind = {BadOptions: self.game.set_up_rule, BadPosition: self.game.correction_rule}
        return by_kind.get(type(error), "")

    def rule_of(self, error: AutomatableError) -> dict[str, str]:
        """The rule behind a refusal as data: its id, where the book explains it, and the words."""
        rule = self._rule_of(error)
        found = self._sentence(rule)
        return {"id": rule, "place": found.number, "text": found.text} if found else {}

    def _explained(self, rule: str) -> str:
        found = self._sentence(rule)
        return f"§ {found.number}: {found.text}" if found else ""

    def _sentence(self, rule: str) -> Sentence | None:
        from automatable.ui.learning.rulebook import rulebook

        return rulebook(self.game, self.language).sentence(rule) if self.game and rule else None


def language_of(environment: Mapping[str, str]) -> str:
    """The first of our languages that the environment names."""
    named = (environment.get(name, "")[:2].lower() for name in _VARIABLES)
    return next((language for language in named if language in LANGUAGES), "en")


@cache
def _words(language: str, game: Game[Any] | None) -> TerminalWords:
    from automatable.cli.words import TerminalWords

    return TerminalWords(language, game, files(__package__) / "messages")


def _console(stream: Any) -> Console:
    from rich.console import Console

    return Console(file=stream, highlight=False)


voice = Voice()
