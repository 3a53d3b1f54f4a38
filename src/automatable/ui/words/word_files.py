"""Files of words read closely: mistakes with file and line, copies, and what a language lacks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from automatable.core.game import Game, games
from automatable.ui.words.languages import FALLBACK, messages_text, packs

NOT_BOOLEAN = {"yes", "no", "on", "off", "True", "False", "TRUE", "FALSE"}
"""A truth value in a message is `true` or `false`."""
SHORT = 12
"""Shorter texts may well be the same in two languages: names, numbers, signs."""


@dataclass(frozen=True)
class Mistake:
    """Something wrong with a message: where, its code (message `words-CODE`), and what."""

    file: str
    line: int
    code: str
    key: str
    detail: str = ""

    def __str__(self) -> str:
        text = f" {self.detail}" if self.detail else ""
        return f"{self.file}:{self.line}: {self.key}: {self.code.replace('_', ' ')}{text}"


@dataclass(frozen=True)
class Message:
    line: int
    text: str
    arguments: frozenset[str]
    variants: frozenset[str]


@dataclass(frozen=True)
class WordFile:
    """The messages of one file, and the mistakes within it."""

    name: str
    messages: dict[str, Message]
    mistakes: tuple[Mistake, ...]


class _Parts(visitor.Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.variants: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)


def read_words(text: str, name: str) -> WordFile:
    """A file of messages; what cannot be read, or stands there twice, is a mistake."""
    found: dict[str, Message] = {}
    mistakes: list[Mistake] = []
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            mistakes.append(_junk(entry, name, line))
        elif isinstance(entry, ast.Message | ast.Term):
            key = entry.id.name
            if key in found:
                mistakes.append(Mistake(name, line, "twice", key, f"(line {found[key].line})"))
            found[key] = _message(entry, line, text)
            if wrong := sorted(found[key].variants & NOT_BOOLEAN):
                sentence = f"({', '.join(wrong)}: write true and false)"
                mistakes.append(Mistake(name, line, "boolean", key, sentence))
    return WordFile(name, found, tuple(mistakes))


def _junk(entry: ast.Junk, name: str, line: int) -> Mistake:
    problem = entry.annotations[0] if entry.annotations else None
    key = (entry.content or "").split("=")[0].strip().splitlines()[0][:40]
    why = f"({problem.message})" if problem is not None and problem.message else ""
    return Mistake(name, line, "unreadable", key, why)


def _message(entry: ast.Message | ast.Term, line: int, text: str) -> Message:
    parts = _Parts()
    parts.visit(entry)
    span = entry.value.span if entry.value is not None else None
    said = text[span.start : span.end] if span is not None else ""
    return Message(line, said, frozenset(parts.arguments), frozenset(parts.variants))


def compared(english: WordFile, other: WordFile) -> Iterator[Mistake]:
    """What a translation lacks or has too much."""
    for key, message in english.messages.items():
        theirs = other.messages.get(key)
        if theirs is None:
            yield Mistake(other.name, 0, "missing", key)
        elif theirs.arguments != message.arguments:
            differing = sorted(theirs.arguments ^ message.arguments)
            text = f"({', '.join('$' + name for name in differing)})"
            yield Mistake(other.name, theirs.line, "arguments", key, text)
    for key in other.messages.keys() - english.messages.keys():
        yield Mistake(other.name, other.messages[key].line, "unknown", key)


def copies(english: WordFile, other: WordFile) -> list[Mistake]:
    """Messages of a translation that are the English ones word for word."""
    return [
        Mistake(other.name, message.line, "copy", key)
        for key, message in other.messages.items()
        if len(message.text) > SHORT
        and " " in message.text
        and not message.text.startswith("{")
        and key in english.messages
        and english.messages[key].text == message.text
    ]


@dataclass(frozen=True)
class Part:
    """Words that belong together: of the frame, the terminal or a game."""

    name: str
    folder: Traversable

    def words(self, language: str) -> WordFile:
        text = messages_text(self.folder, self.name, language)
        own = (self.folder / f"{language}.ftl").is_file()
        shown = f"{language}.ftl" if own else f"{self.name}.ftl"
        return read_words(text, f"{self.name}/{shown}")


def part_of(game: Game[Any]) -> Part:
    return Part(game.id, game.screens.messages)


def parts() -> list[Part]:
    """Everything that has words, the frame first."""
    frame = Part("frame", files("automatable.ui") / "messages")
    terminal = Part("cli", files("automatable.cli") / "messages")
    workshop = Part("workshop", files("automatable.ui.workshop") / "messages")
    return [frame, terminal, workshop, *map(part_of, games().values())]


def mistakes_of(part: Part, language: str) -> list[Mistake]:
    """What is wrong with a part in one language; a pack may lack words, ours may not."""
    english = part.words(FALLBACK)
    if language == FALLBACK:
        return list(english.mistakes)
    other = part.words(language)
    wrong = [m for m in compared(english, other) if m.code != "missing" or language not in packs()]
    return [*other.mistakes, *(m for m in wrong if m.key != "language-name")]
