"""Words as HTML: everything escaped, and the things of the game marked and pictured.

A name passes through the message between two marks from Unicode's private area, which no text
may contain; after escaping, the marks become markup.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from markupsafe import Markup

from automatable.core.events import Ref, Value
from automatable.ui.words import Words

_OPEN, _NAMED, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKED = re.compile(f"{_OPEN}([^{_NAMED}]*){_NAMED}([^{_CLOSE}]*){_CLOSE}")
_PRIVATE = re.compile("[\ue000-\uf8ff]")

Pictures = Callable[[Ref], str]


class RichWords(Words):
    """Messages as safe HTML; `pictures` draws what a line names."""

    pictures: Pictures | None = None

    def __call__(self, key: str, **args: Value) -> Markup:
        return Markup(_MARKED.sub(self._marked, escape(super().__call__(key, **args))))

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

    def ref(self, ref: Ref) -> str:
        name = Words.ref(Words(self.language, self.game), ref)
        return f"{_OPEN}{ref.kind}:{ref.id}{_NAMED}{name}{_CLOSE}"

    def _marked(self, found: re.Match[str]) -> str:
        kind, _, id = found[1].partition(":")
        picture = self.pictures(Ref(kind, int(id) if id.isdigit() else id)) if self.pictures else ""
        joined = f"{picture}\u2060" if picture else ""  # the picture stays with its name
        return f'<span class="ref" data-ref="{found[1]}">{joined}{found[2]}</span>'
