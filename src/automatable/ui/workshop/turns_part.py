"""The part *Turns*: steps as cards with their sentences and fields (KIT-WRK-04)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup, escape

from automatable.core.files.foreign import whole_number
from automatable.kit.definition import FLAGS
from automatable.kit.editing.adding import BELOW, HOLDS_STEPS, SCORE_KINDS, STEP_GROUPS
from automatable.kit.editing.fields import Cut, Field, cut
from automatable.kit.editing.outline import Node
from automatable.kit.editing.things import is_translation
from automatable.kit.mistakes import BadFile
from automatable.kit.naming import FUNCTIONS
from automatable.ui.words.words import Words
from automatable.ui.workshop.document import Document
from automatable.ui.workshop.saying import Saying

BODIES = ("setup", "turn", "steps", "end", "score", "tie")
ICONS = {
    "draw": "cards", "peek": "cards", "find": "search", "shuffle": "loop", "move": "cards",
    "deal": "cards", "remove": "trash", "roll": "die", "ask": "help", "guide": "checklist",
    "choose": "filter", "each": "loop", "repeat": "loop", "when": "fork", "elsewhen": "fork",
    "else": "fork", "do": "steps", "next": "next", "stop": "stop", "finish": "star",
    "let": "pencil", "=": "change", "put": "place", "take": "place", "clear": "place",
    "fill": "place", "tell": "say", "note": "say", "line": "score", "answer": "hand",
}  # fmt: skip
FILTERS = ("need", "keep", "most", "least", "first", "last", "random", "ask", "must", "by")
OPERATORS = ("==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "and", "or", "not", "in",
             "(", ")", ",", "if", "else", "none", "true", "false")  # fmt: skip
BINDS = (
    "draw",
    "peek",
    "find",
    "roll",
    "ask",
    "guide",
    "choose",
    "let",
    "each",
    "repeat",
    "answer",
)


@dataclass
class StepShown:
    """A line of a turn as a card."""

    line: int
    kind: str
    told: Markup
    below: Markup
    icon: str
    is_open: bool
    is_wrong: bool
    is_done: bool
    is_filter: bool
    number: int = 0
    rule_id: str = ""
    fields: list[dict[str, Any]] = field(default_factory=list)
    children: list[StepShown] = field(default_factory=list)
    holds: bool = False
    """Whether steps stand inside."""
    adds: tuple[str, ...] = ()
    """What can be added below it besides steps."""


def turns_part(
    document: Document, words: Words, look: dict[str, str], done: Sequence[str] = ()
) -> dict[str, Any]:
    """One body at a time, all of its steps."""
    shown = Turns(document, words, look, frozenset(done))
    return shown.page()


class Turns:
    def __init__(
        self, document: Document, words: Words, look: dict[str, str], done: frozenset[str]
    ) -> None:
        self.document, self.words, self.look, self.done = document, words, look, done
        self.saying = Saying(document.file, words)
        self._wrong = document.wrong_lines()
        self._wrong_words = {
            note.line: word
            for note in document.mistakes
            if isinstance(word := note.details.get("word"), str)
        }
        self.rules = {
            step.line: step.rule_id for body in document.file.bodies() for step in body.all_steps()
        }
        if rule := look.get("rule"):
            lines = [line for line, id in self.rules.items() if id == rule]
            look["open"] = str(lines[0]) if lines else look.get("open", "")
        self.open = whole_number(look.get("open", "")) or 0

    @property
    def bodies(self) -> list[Node]:
        return [node for node in self.document.tops if node.head in BODIES]

    def page(self) -> dict[str, Any]:
        body = self._body()
        return {
            "bodies": [
                {"key": self.key(one), "label": self.label(one), "kind": one.head,
                 "is_here": one is body, "is_wrong": self._has_mistake(one)}
                for one in self.bodies
            ],
            "body": self._shown(body) if body else None,
            "groups": STEP_GROUPS,
            "warnings": self._warnings(),
            "panel": self.look.get("panel", ""),
        }  # fmt: skip

    def _warnings(self) -> list[tuple[int, str]]:
        """Turns that no other one leads to: a hint, no mistake."""
        notes = [note for note in self.document.file.warnings if note.code == "turn_unreached"]
        return [(note.line, self.words.error(BadFile([note]))) for note in notes]

    def key(self, node: Node) -> str:
        if node.head in ("turn", "steps"):
            return node.name
        return (
            f"{node.head}:{node.number}"
            if node.head in ("end", "tie")
            else f"{node.head}:{node.name}"
        )

    def label(self, node: Node) -> str:
        known = self.document.file.turns.get(node.name) if node.head == "turn" else None
        if known:
            return known.words.said(self.words.language)
        if node.head == "turn":
            return cut(node.said).value("words") or node.name
        if node.head == "steps":
            return node.name.replace("_", " ")
        if node.head == "score":
            return (
                self.words(f"ws-score-{node.name}")
                if node.name in ("person", "automa")
                else node.name
            )
        return self.words(f"ws-body-{node.head}")

    def _has_mistake(self, node: Node) -> bool:
        return any(node.number <= line <= node.last for line in self._wrong)

    def _body(self) -> Node | None:
        bodies = self.bodies
        if self.open:
            inside = [n for n in bodies if n.number <= self.open <= n.last]
            if inside:
                return inside[0]
        wanted = self.look.get("turn", "")
        chosen = next((node for node in bodies if self.key(node) == wanted), None)
        hers = next(
            (node for node in bodies if node.head == "turn" and "automa" in node.said.split()), None
        )
        return chosen or hers or next(iter(bodies), None)

    def _shown(self, node: Node) -> dict[str, Any]:
        line = cut(node.said)
        counted = list(self._steps(node))
        return {
            "line": node.number, "key": self.key(node), "kind": node.head,
            "label": self.label(node), "is_wrong": node.number in self._wrong,
            "side": line.value("side"),
            "then_label": self.saying.name(line.value("then")) if line.value("then") else "–",
            "fields": self.fields(node, line) if node.head in ("turn", "end", "tie") else [],
            "steps": [self.step(child) for child in counted],
            "count": len(counted),
            "turns": [(name, turn.words.said(self.words.language))
                      for name, turn in self.document.file.turns.items()],
            "kinds": SCORE_KINDS if node.head == "score" else (),
            "rule": next((c.said for c in node.children if c.head == "rule"), ""),
        }  # fmt: skip

    def _steps(self, node: Node) -> Iterator[Node]:
        for child in node.children:
            if not is_translation(child, self.document.file.languages) and child.head != "rule":
                yield child

    def step(self, node: Node, number: int = 0) -> StepShown:
        line = cut(node.said)
        is_filter = self._is_filter(node)
        told, below = self._told(node, line, is_filter)
        if word := self._wrong_words.get(node.number):
            told, below = marked(told, word), marked(below, word)
        is_open = node.number == self.open
        shown = StepShown(
            node.number, line.kind, told, below, ICONS.get(line.kind, "menu"), is_open,
            node.number in self._wrong, self.rules.get(node.number, "-") in self.done, is_filter,
            number, self.rules.get(node.number, ""), holds=node.head in HOLDS_STEPS,
            adds=BELOW.get(node.head, ()) if not is_filter else (),
        )  # fmt: skip
        if is_open:
            shown.fields = self.fields(node, line)
        count = 0
        for child in self._steps(node):
            count += self._is_filter(child)
            shown.children.append(self.step(child, count))
        return shown

    def _is_filter(self, node: Node) -> bool:
        parent = node.parent
        return parent is not None and parent.head in ("choose", "guide") and node.head in FILTERS

    def _told(self, node: Node, line: Cut, is_filter: bool) -> tuple[Markup, Markup]:
        if node.parent is not None and node.parent.head == "choose" and node.head == "else":
            return self.saying.step(Cut("otherwise", ()))
        if is_filter and node.head == "ask":
            return self.saying.step(Cut("ask_last", line.fields))
        return self.saying.step(line, translation(node, self.words.language))

    # --- the fields of an open step

    def fields(self, node: Node, line: Cut) -> list[dict[str, Any]]:
        return [self._field(node, one) for one in line.fields if self._is_shown(line, one)]

    def _is_shown(self, line: Cut, one: Field) -> bool:
        if (
            line.kind in ("ask", "roll")
            and one.key in ("range", "yes", "from")
            and not one.is_there
        ):
            return False
        if one.role in ("yes", "all"):
            return False
        return not (one.key == "where" and line.kind == "ask" and not line.value("from"))

    def _field(self, node: Node, one: Field) -> dict[str, Any]:
        label = f"ws-field-{one.key}"
        return {
            "key": one.key, "role": one.role, "value": one.value,
            "label": self.words(label) if self.words.has(label) else one.key,
            "optional": one.optional,
            "options": self.options(one, node),
            "said": self.saying.formula(one.value) if one.role == "formula" and one.value else "",
            "chips": self.chips(node) if one.role == "formula" else [],
            "flags": FLAGS if one.role == "flags" else (),
        }  # fmt: skip

    def options(self, one: Field, node: Node) -> list[tuple[str, str]]:
        """What can be chosen where a field names something."""
        file, say = self.document.file, self.saying.name
        names: list[tuple[str, str]]
        if one.role == "deck":
            names = [(name, say(name)) for name in file.decks]
        elif one.role == "pile":
            names = [
                (f"{d}.{p}", f"{say(d)}: {p}")
                for deck in file.decks.values()
                for d, p in _piles(deck)
            ]
            if one.key == "pile" and node.head in ("draw", "find"):
                names = [*((name, say(name)) for name in file.decks), *names]
        elif one.role in ("turn", "block"):
            known = file.turns if one.role == "turn" else file.blocks
            names = [(name, say(name)) for name in known]
        elif one.role == "pieces":
            names = [(name, say(name)) for name in file.pieces]
        elif one.role == "changed":
            names = [(name, say(name)) for name in (*file.numbers, *file.markers)]
        elif one.role == "group":
            names = [(name, say(name)) for name in file.groups]
        elif one.role == "side":
            names = [
                (s, self.words(f"ws-side-{s}"))
                for s in ("person", "automa", *(["shared"] if node.head == "tie" else []))
            ]
        elif one.role == "how":
            names = [(s, self.words(f"ws-how-{s}")) for s in ("top", "bottom", "in")]
        elif one.role == "sign":
            names = [
                (s, self.words(f"ws-sign-{k}"))
                for s, k in (("=", "is"), ("+=", "more"), ("-=", "less"))
            ]
        else:
            return []
        if one.optional:
            names = [("", "–"), *names]
        if one.value not in [name for name, _ in names]:
            names.append((one.value, one.value))
        return names

    def chips(self, node: Node) -> list[dict[str, Any]]:
        """Names that a formula can use here, and what ties them together."""
        file, say = self.document.file, self.saying.name
        items = [i for g in file.groups.values() for i in g.items]
        choices = [c for o in file.options.values() for c in o.choices]
        groups: list[tuple[str, list[tuple[str, str]]]] = [
            ("here", [(n, n) for n in self.bound(node)] + list(self.card_fields(node))),
            ("numbers", [(n, say(n)) for n in (*file.numbers, *file.markers)]),
            ("lists", [(n, say(n)) for n in (*file.pieces, *file.groups)]),
            ("formulas", [(n, n) for n in (*file.lets, *file.tables)]),
            ("options", [(n, say(n)) for n in (*file.options, *choices)]),
            ("items", [(n, say(n)) for n in items[:60]]),
            ("signs", [(sign, sign) for sign in OPERATORS]),
            ("functions", [(f"{n}(", f"{n}( )") for n in FUNCTIONS]),
        ]
        return [
            {"title": self.words(f"ws-chips-{name}"), "words": found}
            for name, found in groups
            if found
        ]

    def bound(self, node: Node) -> list[str]:
        """Local names that hold at a line: bound above it in its block or around it."""
        found: list[str] = []
        at: Node | None = node
        while at is not None and at.parent is not None:
            for before in at.parent.children:
                if before.number <= at.number and before.head in BINDS:
                    found += _bound_by(before, before is at and at is not node)
            at = at.parent
            if at is not None and at.head in BINDS:
                found += _bound_by(at, True)
        return list(dict.fromkeys(found))

    def card_fields(self, node: Node) -> Iterator[tuple[str, str]]:
        """`card.field` for every card that is known here."""
        for name, deck in self._cards_here(node):
            known = self.document.file.decks.get(deck)
            for field_name in known.fields if known else ():
                yield f"{name}.{field_name}", f"{name}.{field_name}"

    def _cards_here(self, node: Node) -> Iterator[tuple[str, str]]:
        names = set(self.bound(node))
        top = node
        while top.parent is not None:
            top = top.parent
        for one in top.inside():
            if one.head in ("draw", "peek", "find", "remove"):
                line = cut(one.said)
                deck = (line.value("pile") or line.value("deck")).partition(".")[0]
                if line.value("name") in names or one is node:
                    yield line.value("name"), deck


def marked(told: Markup, word: str) -> Markup:
    """A sentence with the word underlined that is wrong in it."""
    wrong = re.compile(rf"(?<!\w){re.escape(str(escape(word)))}(?!\w)")
    return Markup(wrong.sub(lambda found: f'<u class="ws-wrong">{found[0]}</u>', told, count=1))


def translation(node: Node, language: str) -> str:
    """The text of a line in a language, if it has a translation below it."""
    there = next((child for child in node.children if is_translation(child, (language,))), None)
    return cut(there.said, "item").value("words") if there else ""


def _piles(deck: Any) -> list[tuple[str, str]]:
    return [(deck.name, pile) for pile in ("draw", "discard", *deck.piles)]


def _bound_by(node: Node, inside: bool) -> list[str]:
    line = cut(node.said)
    if node.head in ("each", "repeat", "answer") and not inside:
        return []
    return [
        value
        for key in ("name", "item")
        if (value := line.value(key)) and (key == "item" or node.head != "answer")
    ]
