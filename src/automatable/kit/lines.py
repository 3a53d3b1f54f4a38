"""A game file as a tree of lines, each cut into words (section 2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple
from unicodedata import category

from automatable.kit import limits
from automatable.kit.mistakes import Mistake

NAME, NUMBER, RANGE, TEXT, SIGN = "name", "number", "range", "text", "sign"
TOKEN = re.compile(
    r"""\ *(?:(?P<name>[a-z][a-z0-9_]*)|(?P<text>"(?:[^"\\]|\\.)*")
    |(?P<range>-?[0-9]+\.\.-?[0-9]+)|(?P<number>[0-9]+)
    |(?P<sign>==|!=|<=|>=|\+=|-=|\.\.|[-+*/%()\[\],.<>=])|(?P<comment>\#.*))""",
    re.VERBOSE,
)
_ESCAPES = {'"': '"', "\\": "\\", "n": "\n"}
_ESCAPE = re.compile(r"\\(.)")
_UNSEEN = ("Cc", "Cs", "Cn")
"""Signs that nobody can see or type."""
_LINE_ENDS = re.compile(r"\r?\n")


class Token(NamedTuple):
    """A part of a line."""

    kind: str
    text: str


_made = tuple.__new__
"""Of a token: thousands are made of a file."""


@dataclass
class Line:
    """A line with the lines below it that belong to it (KIT-LIN-04)."""

    number: int
    level: int
    source: str
    tokens: Sequence[Token] = ()
    """Empty for a row of cards and for prose."""
    children: list[Line] = field(default_factory=list)

    @property
    def head(self) -> str:
        """The first word; the sign of a row or of prose."""
        return self.tokens[0].text if self.tokens else self.source[:1]

    @property
    def is_raw(self) -> bool:
        """Whether it is a row of cards or prose, in which nothing else has a meaning."""
        return self.source[:1] in "|>"


def blocks(text: str) -> list[list[tuple[int, str]]]:
    """The numbered lines of each top block; a mistake leaves others readable (KIT-LIN-01)."""
    if len(text.encode("utf-8", "surrogatepass")) > limits.FILE:
        raise Mistake("file_big", 1)
    sources = _LINE_ENDS.split(text.removeprefix("\ufeff"))
    if len(sources) > limits.LINES + 1:
        raise Mistake("file_big", limits.LINES + 1)
    found: list[list[tuple[int, str]]] = []
    for number, source in enumerate(sources, 1):
        if len(source) > limits.LINE:
            raise Mistake("line_long", number)
        said = source.strip()
        if not said or said.startswith("#"):
            continue
        if not found or source[0] not in " \t":
            found.append([])
        found[-1].append((number, source))
    return found


def tree(block: Sequence[tuple[int, str]]) -> Line:
    """The first line of a block with all that belongs to it (KIT-LIN-02)."""
    open_lines: list[Line] = []
    for number, source in block:
        line = _line(number, source)
        if line.level > len(open_lines):
            raise Mistake("indent", number)
        del open_lines[line.level :]
        if open_lines:
            open_lines[-1].children.append(line)
        open_lines.append(line)
    return open_lines[0]


def _line(number: int, source: str) -> Line:
    said = source.lstrip(" ")
    if "\t" in source:
        raise Mistake("tab", number)
    level, odd = divmod(len(source) - len(said), 2)
    if odd:
        raise Mistake("indent", number)
    if level > limits.INDENTATION:
        raise Mistake("depth", number)
    line = Line(number, level, said.rstrip())
    if not line.is_raw:
        line.tokens = tokens(said, number)
    return line


def tokens(said: str, number: int) -> list[Token]:
    """The words of a line, comments left out."""
    found: list[Token] = []
    said, at = said.rstrip(" "), 0
    for match in TOKEN.finditer(said):
        kind = match.lastgroup
        if kind is None or match.start() != at:
            break
        at = match.end()
        word = match[kind]
        if kind in (NAME, SIGN):
            found.append(_made(Token, (kind, word)))
        elif kind != "comment":
            found.append(_token(kind, word, number))
    if at < len(said):
        raise Mistake("character", number, word=said[at:].lstrip(" ")[0])
    if len(found) > limits.PARTS_OF_A_LINE:
        raise Mistake("too_many", number, word=str(limits.PARTS_OF_A_LINE))
    return found


def _token(kind: str, said: str, number: int) -> Token:
    if kind == TEXT:
        return Token(kind, _text(said[1:-1], number))
    if (
        len(said) > limits.DIGITS
        and kind in (NUMBER, RANGE)
        and any(len(digits) > limits.DIGITS for digits in re.findall("[0-9]+", said))
    ):
        raise Mistake("number_big", number, word=said[:20])
    return Token(kind, said)


def _text(said: str, number: int) -> str:
    if len(said) > limits.TEXT:
        raise Mistake("text_long", number)
    if "\\" not in said and said.isprintable():
        return said
    for escaped in _ESCAPE.findall(said):
        if escaped not in _ESCAPES:
            raise Mistake("character", number, word=f"\\{escaped}")
    text = _ESCAPE.sub(lambda found: _ESCAPES[found[1]], said)
    if odd := next((sign for sign in text if category(sign) in _UNSEEN and sign != "\n"), None):
        raise Mistake("character", number, word=ascii(odd)[1:-1])
    return text


def span(range_text: str) -> tuple[int, int]:
    """The ends of `2..5`."""
    low, _, high = range_text.partition("..")
    return int(low), int(high)
