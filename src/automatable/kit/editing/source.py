"""A file as numbered lines: a span is replaced, and every other character stays as it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

_END = re.compile(r"\r?\n")


class Source:
    """The text of a file with the place of each of its lines, counted from 1."""

    def __init__(self, text: str) -> None:
        self.text = text
        ends = [found.span() for found in _END.finditer(text)]
        begins = [0, *(end for _, end in ends)]
        self._spans = list(zip(begins, [*(start for start, _ in ends), len(text)], strict=True))
        if len(self._spans) > 1 and self._spans[-1][0] == len(text):
            del self._spans[-1]
        self.line_end = "\r\n" if "\r\n" in text else "\n"

    def __len__(self) -> int:
        return len(self._spans)

    def line(self, number: int) -> str:
        """A line without its end; empty beyond the file."""
        if not 1 <= number <= len(self):
            return ""
        start, end = self._spans[number - 1]
        return self.text[start:end]

    def lines(self, first: int, last: int) -> list[str]:
        return [self.line(number) for number in range(first, last + 1)]

    def replaced(self, number: int, start: int, end: int, new: str) -> str:
        """The text with one span of a line exchanged."""
        begin, _ = self._spans[number - 1]
        return self.text[: begin + start] + new + self.text[begin + end :]

    def exchanged(self, first: int, last: int, lines: Sequence[str]) -> str:
        """The text with whole lines exchanged; `last` before `first` puts them in before it."""
        head = self.text[: self._begin(first)]
        if head and not head.endswith("\n"):
            head += self.line_end
        rest = self.text[self._begin(last + 1) :]
        return head + "".join(line + self.line_end for line in lines) + rest

    def _begin(self, number: int) -> int:
        return self._spans[number - 1][0] if number <= len(self) else len(self.text)


def level(line: str) -> int:
    """How deep a line stands, two blanks a level."""
    return (len(line) - len(line.lstrip(" "))) // 2


def is_silent(line: str) -> bool:
    """Whether a line says nothing: blank, or a comment."""
    said = line.strip()
    return not said or said.startswith("#")
