"""Formulas and steps as sentences: what a line says, for people who do not read formulas."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup, escape

from automatable.kit.definition import Definition
from automatable.kit.editing.fields import Cut
from automatable.kit.formulas import Cursor, Formula
from automatable.kit.lines import Line, tokens
from automatable.kit.mistakes import Mistake
from automatable.ui.words.words import Words

_BOLD = re.compile(r"\*([^*]+)\*")
_PLACEHOLDER = re.compile(r"\{([^{}|]*)(?:\|[^{}]*)?\}")
_KEYS = ("name", "pile", "deck", "to", "card", "count", "range", "from", "words", "condition",
         "block", "turn", "side", "value", "pieces")  # fmt: skip
"""What sentences name; a line that cannot be read has not all of it."""
LONGEST = 90
_COMPARED = {"==": "equal", "!=": "other", "<": "less", "<=": "at-most", ">": "more",
             ">=": "at-least", "in": "in", "and": "and", "or": "or", "+": "plus", "-": "minus",
             "*": "times", "/": "by", "%": "rest"}  # fmt: skip


class Saying:
    """Puts formulas and lines of one file into words of one language."""

    def __init__(self, file: Definition, words: Words) -> None:
        self.file, self.words = file, words
        self.language = words.language

    # --- names

    def name(self, name: str) -> str:
        """What bears a name, by its own words; a local name as it is."""
        file = self.file
        things: list[Mapping[str, Any]] = [
            file.numbers, file.markers, file.pieces, file.groups, file.options, file.decks,
            file.turns,
        ]  # fmt: skip
        for known in things:
            if name in known and known[name].words:
                return self._quoted(known[name].words.said(self.language))
        return self._item(name) or name.replace("_", " ")

    def _item(self, name: str) -> str:
        group = self.file.items.get(name)
        if group:
            return self._quoted(self.file.groups[group].items[name].said(self.language))
        for option in self.file.options.values():
            if name in option.choices:
                return self._quoted(option.choices[name].said(self.language).partition(":")[0])
        return ""

    def _quoted(self, text: str) -> str:
        return self.words("ws-quoted", text=text)

    # --- formulas

    def formula(self, said: str) -> str:
        """A formula as a sentence; one that cannot be read stays as it is."""
        parsed = parse(said)
        return said if parsed is None else self._say(parsed)

    def _say(self, formula: Formula) -> str:
        kind, t = formula[0], self.words
        if kind == "number":
            return str(formula[1])
        if kind in ("true", "false", "none"):
            return t(f"ws-f-{kind}")
        if kind == "name":
            return self.name(formula[1])
        if kind == "field":
            return t("ws-f-field", field=self._field(formula[2]), card=self.name(formula[1]))
        if kind == "call":
            return self._call(formula[1], formula[2])
        if kind == "index":
            return t("ws-f-index", table=self.name(formula[1]), keys=self._list(formula[2]))
        if kind == "list":
            return self._list(formula[1]) or t("ws-f-empty")
        return self._operator(formula)

    def _operator(self, formula: Formula) -> str:
        kind, t = formula[0], self.words
        if kind == "not" and formula[1][0] == "in":
            _, item, there = formula[1]
            return t("ws-f-not-in", a=self._say(item), b=self._say(there))
        if kind in ("not", "neg"):
            return t(f"ws-f-{kind}", a=self._say(formula[1]))
        if kind == "if":
            condition, then, other = map(self._say, formula[1:])
            return t("ws-f-if", condition=condition, then=then, other=other)
        left, right = map(self._say, formula[1:])
        return t(f"ws-f-{_COMPARED[kind]}", a=left, b=right)

    def _call(self, name: str, arguments: tuple[Formula, ...]) -> str:
        key, said = f"ws-f-{name}-of", [self._say(one) for one in arguments]
        if self.words.has(key) and len(said) in (1, 2) and name not in ("min", "max"):
            named = dict(zip("ab", said, strict=False))
            return self.words(key, **named)
        if self.words.has(key):
            return self.words(key, a=", ".join(said))
        return self.words("ws-f-call", name=name.replace("_", " "), arguments=", ".join(said))

    def _list(self, formulas: tuple[Formula, ...]) -> str:
        return ", ".join(self._say(one) for one in formulas)

    def _field(self, name: str) -> str:
        for deck in self.file.decks.values():
            if name in deck.fields:
                return self._quoted(deck.fields[name].words.said(self.language))
        return name

    # --- texts and steps

    def text(self, said: str) -> str:
        """A text with its formulas in brackets, cut where it is long."""
        told = _PLACEHOLDER.sub(lambda found: f"[{self.formula(found[1])}]", said)
        return told if len(told) <= LONGEST else told[: LONGEST - 1].rstrip() + "…"

    def step(self, line: Cut, said: str = "") -> tuple[Markup, Markup]:
        """A step as a sentence with its verb in bold, and what it depends on.

        `said` is its text in the reader's language, if there is a translation.
        """
        t = self.words
        key = f"ws-s-{'change' if line.kind == '=' else line.kind}"
        if line.kind == "=":
            key += {"+=": "-more", "-=": "-less"}.get(line.value("how"), "")
        if not t.has(key) or (line.rest and not line.fields):
            return Markup(escape(line.rest or line.kind)), Markup()
        parts = dict.fromkeys(_KEYS, "…")
        parts |= {field.key: self._part(field.role, field.value) for field in line.fields}
        if said:
            parts["words"] = self.text(said)
        told = t(key, **parts)
        when = line.value("when") or line.value("where")
        which = "if" if line.value("when") else "where"
        below = t(f"ws-s-{which}", condition=self.formula(when)) if when else ""
        return bold(told), Markup(escape(below))

    def _part(self, role: str, value: str) -> str:
        if role == "formula":
            return self.formula(value) if value else ""
        if role == "text":
            return self.text(value)
        if role == "pile":
            deck, _, pile = value.partition(".")
            return f"{self.name(deck)}: {pile}" if pile else self.name(deck)
        if role in ("new", "signature", "range", "number", "sign", "how"):
            return value
        if role == "side":
            return self.words(f"ws-side-{value or 'none'}")
        return self.name(value) if value else ""


def bold(told: str) -> Markup:
    return Markup(_BOLD.sub(r"<b>\1</b>", str(escape(told))))


def parse(said: str) -> Formula | None:
    """The tree of a formula; None if it is none."""
    try:
        cursor = Cursor(Line(1, 0, said), tokens(said, 1))
        parsed = cursor.formula()
    except (Mistake, RecursionError):
        return None
    return parsed if cursor.at_end else None
