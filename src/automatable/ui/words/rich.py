"""Words as HTML: everything escaped, and the things of the game marked and pictured.

A name passes through the message between two marks from Unicode's private area, which no text
may contain; after escaping, the marks become markup.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import escape
from typing import Any

from markupsafe import Markup

from automatable.core.files.foreign import whole_number
from automatable.core.game import Game
from automatable.core.turns.events import Ref, Value
from automatable.ui.words.words import Words

_OPEN, _NAMED, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED = re.compile(f"{_OPEN}([^{_NAMED}]*){_NAMED}([^{_CLOSE}]*){_CLOSE}")
_MANY_OPEN, _MANY_CLOSE = "\ue003", "\ue004"
_LINES_OPEN, _LINE_END = "\ue005", "\ue006"
_MANY_END = re.compile(f"{_MANY_CLOSE}[.,]?")  # tiles and lines need no full stop
_LINES = re.compile(f"{_LINES_OPEN}([^{_MANY_CLOSE}]*){_MANY_CLOSE}[.,]?")
_DIGIT, _TAG = re.compile(r"\d"), re.compile("<[^>]*>")
_PRIVATE = re.compile("[\ue000-\uf8ff]")

LONG_LIST = 8
"""From here on names with a picture stand beside each other like tiles, without "and"."""

FEW_LINES = 3
"""From here on names that are half a sentence each stand under each other."""
_HALF_A_SENTENCE = re.compile(r"[:,]|\([^)]*[a-z]")  # an age as in "Rich Land (A)" is no remark

Pictures = Callable[[Ref], str]


class RichWords(Words):
    """Messages as safe HTML; `pictures` draws what a line names."""

    pictures: Pictures | None = None

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        super().__init__(language, game)
        self._plain = Words(language, game)

    def __call__(self, key: str, **args: Value) -> Markup:
        told = escape(super().__call__(key, **args))
        if _OPEN in told:
            told = _MARKED.sub(self._marked, told)
        if _MANY_CLOSE in told:
            told = _LINES.sub(_lines, told).replace(_MANY_OPEN, '<span class="tiles">')
            told = _MANY_END.sub("</span>", told)
        return Markup(told)

    def with_pictures(self, pictures: Pictures) -> RichWords:
        """The same words, with a small picture before each thing that has one."""
        pictured = RichWords(self.language, self.game)
        pictured.pictures = pictures
        return pictured

    def named(self, value: Value) -> int | str:
        named = super().named(value)
        return _PRIVATE.sub("", value) if isinstance(value, str) else named

    def listed(self, names: Iterable[str]) -> str:
        names = list(names)
        if len(names) >= LONG_LIST and all(map(self._pictured, names)):
            return _MANY_OPEN + " ".join(names) + _MANY_CLOSE
        if len(names) >= FEW_LINES and all(map(self._half_a_sentence, names)):
            return _LINES_OPEN + _LINE_END.join(names) + _MANY_CLOSE
        return super().listed(names)

    def seen(self, name: str) -> str:
        return _MARKED.sub(r"\2", name)

    def ref(self, ref: Ref) -> str:
        name = self._plain.ref(ref)
        return f"{_OPEN}{ref.kind}:{ref.id}{_NAMED}{name}{_CLOSE}"

    def _marked(self, found: re.Match[str]) -> str:
        picture = self._picture(found[1])
        # The picture stays with its name, which is read out once.
        joined = f'<span aria-hidden="true">{picture}</span>\u2060' if picture else ""
        return f'<span class="ref" data-ref="{found[1]}">{joined}{found[2]}</span>'

    def _pictured(self, name: str) -> bool:
        found = _MARKED.fullmatch(name)
        return bool(found and self._picture(found[1]))

    def _half_a_sentence(self, name: str) -> bool:
        """Whether it is a name of the game with a remark, a comma or a colon inside."""
        found = _MARKED.fullmatch(name)
        return bool(found and _HALF_A_SENTENCE.search(found[2]))

    def _picture(self, thing: str) -> str:
        kind, _, id = thing.partition(":")
        number = whole_number(id)
        return self.pictures(Ref(kind, id if number is None else number)) if self.pictures else ""


def _lines(found: re.Match[str]) -> str:
    """Names under each other: numbered, unless they have numbers of their own."""
    names = found[1].split(_LINE_END)
    look = "lines" if _DIGIT.search(_TAG.sub("", found[1])) else "lines is-numbered"
    lines = "".join(f'<span class="line">{name}</span>' for name in names)
    return f'<span class="{look}">{lines}</span>'
