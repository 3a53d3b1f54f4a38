"""Words as HTML: everything escaped, and the things of the game marked and pictured.

A name passes through the message between two marks from Unicode's private area, which no text
may contain; after escaping, the marks become markup.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from html import escape

from markupsafe import Markup

from automatable.core.events import Ref, Value
from automatable.ui.words import Words

_OPEN, _NAMED, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED = re.compile(f"{_OPEN}([^{_NAMED}]*){_NAMED}([^{_CLOSE}]*){_CLOSE}")
_MANY_OPEN, _MANY_CLOSE = "\ue003", "\ue004"
_MANY_END = re.compile(f"{_MANY_CLOSE}[.,]?")  # tiles need no full stop
_PRIVATE = re.compile("[\ue000-\uf8ff]")

LONG_LIST = 8
"""From here on names with a picture stand beside each other like tiles, without "and"."""

Pictures = Callable[[Ref], str]


class RichWords(Words):
    """Messages as safe HTML; `pictures` draws what a line names."""

    pictures: Pictures | None = None

    def __call__(self, key: str, **args: Value) -> Markup:
        told = _MARKED.sub(self._marked, escape(super().__call__(key, **args)))
        told = told.replace(_MANY_OPEN, '<span class="tiles">')
        return Markup(_MANY_END.sub("</span>", told))

    def with_pictures(self, pictures: Pictures) -> RichWords:
        """The same words, with a small picture before each thing that has one."""
        pictured = RichWords(self.language, self.game)
        pictured.pictures = pictures
        return pictured

    def named(self, value: Value) -> int | str:
        named = super().named(value)
        if isinstance(value, str):
            return _PRIVATE.sub("", value)
        return named

    def listed(self, names: Iterable[str]) -> str:
        names = list(names)
        if len(names) < LONG_LIST or not all(map(self._pictured, names)):
            return super().listed(names)
        return _MANY_OPEN + " ".join(names) + _MANY_CLOSE

    def seen(self, name: str) -> str:
        return _MARKED.sub(r"\2", name)

    def ref(self, ref: Ref) -> str:
        name = Words.ref(Words(self.language, self.game), ref)
        return f"{_OPEN}{ref.kind}:{ref.id}{_NAMED}{name}{_CLOSE}"

    def _marked(self, found: re.Match[str]) -> str:
        picture = self._picture(found[1])
        # The picture stays with its name, which is read out once.
        joined = f'<span aria-hidden="true">{picture}</span>\u2060' if picture else ""
        return f'<span class="ref" data-ref="{found[1]}">{joined}{found[2]}</span>'

    def _pictured(self, name: str) -> bool:
        found = _MARKED.fullmatch(name)
        return bool(found and self._picture(found[1]))

    def _picture(self, thing: str) -> str:
        kind, _, id = thing.partition(":")
        return self.pictures(Ref(kind, int(id) if id.isdigit() else id)) if self.pictures else ""
