"""Words of a file in its languages, with formulas in braces (KIT-LIN-05, KIT-FOR-02)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from automatable.kit.formulas import Cursor, Formula
from automatable.kit.lines import Line, tokens
from automatable.kit.mistakes import Mistake

Part: TypeAlias = "str | Placeholder"


@dataclass(frozen=True)
class Placeholder:
    """A formula in a text; with two forms, a number of things."""

    formula: Formula
    forms: tuple[str, str] | None
    line: int


@dataclass(eq=False)
class Text:
    """A text by language; the first language is that of the main line."""

    texts: Mapping[str, str]
    lines: Mapping[str, int]
    parts: dict[str, list[Part]] = field(default_factory=dict)
    """By language, once it was read as a text with formulas."""

    def __bool__(self) -> bool:
        return bool(self.texts)

    def said(self, language: str) -> str:
        """In this language, or else in the first."""
        return self.texts.get(language) or next(iter(self.texts.values()), "")

    def with_formulas(self) -> Text:
        self.parts = {
            language: list(_parts(text, self.lines[language]))
            for language, text in self.texts.items()
        }
        return self

    def placeholders(self) -> Iterator[Placeholder]:
        for parts in self.parts.values():
            yield from (part for part in parts if isinstance(part, Placeholder))

    @property
    def formulas(self) -> list[Formula]:
        """Each formula of any language once: what the text gets when it is said."""
        return list(dict.fromkeys(placeholder.formula for placeholder in self.placeholders()))

    def spoken(self, language: str) -> list[Part]:
        return self.parts.get(language) or next(iter(self.parts.values()), [])


def _parts(text: str, line: int) -> Iterator[Part]:
    while text:
        plain, brace, rest = text.partition("{")
        if "}" in plain:
            raise Mistake("placeholder", line, word="}")
        if plain:
            yield plain
        if not brace:
            return
        inside, closing, text = rest.partition("}")
        if not closing or "{" in inside:
            raise Mistake("placeholder", line, word="{")
        yield _placeholder(inside, line)


def _placeholder(inside: str, line: int) -> Placeholder:
    try:
        return Placeholder(*_inside(inside), line)
    except Mistake as mistake:
        raise Mistake(mistake.note.code, line, **mistake.note.details) from None


@lru_cache(maxsize=1024)
def _inside(inside: str) -> tuple[Formula, tuple[str, str] | None]:
    """Every translation says the same formulas: each is read once."""
    formula, *forms = inside.split("|")
    wrong = Mistake("placeholder", 0, word=f"{{{inside}}}")
    if len(forms) not in (0, 2) or not formula.strip() or not all(map(str.strip, forms)):
        raise wrong
    cursor = Cursor(Line(0, 0, formula), tokens(formula, 0))
    parsed = cursor.formula()
    if not cursor.at_end:
        raise wrong
    return parsed, ((forms[0], forms[1]) if forms else None)
