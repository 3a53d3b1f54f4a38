"""The fields of a line: each is a span of it, and setting one replaces that span (KIT-WRK-02)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from automatable.kit.editing.source import Source
from automatable.kit.formulas import RESERVED
from automatable.kit.lines import NAME, NUMBER, RANGE, TEXT, TOKEN

FORMULA_WORDS = frozenset(["and", "or", "not", "in", "if", "else", "none", "true", "false"])
SHAPES: Mapping[str, str] = {
    "draw": "name:new 'from' pile:pile",
    "peek": "name:new 'from' pile:deck",
    "find": "name:new 'in' pile:pile 'where' where:formula",
    "shuffle": "deck:deck ?with:with:pile_name",
    "move": "card:card 'to' to:pile ?how:how",
    "deal": "count:formula 'from' pile:pile 'to' to:pile",
    "remove": "name:new 'from' deck:deck 'where' where:formula",
    "roll": "name:new ?range:range ?from:from:formula",
    "ask": "name:new words:text ?range:range ?yes:yes ?from:from:formula ?where:where:formula",
    "guide": "name:new words:text",
    "choose": "name:new 'from' from:formula ?where:where:formula words:text",
    "each": "name:new 'in' from:formula ?where:where:formula",
    "repeat": "count:formula ?as:name:new",
    "when": "condition:formula",
    "elsewhen": "condition:formula",
    "else": "",
    "do": "block:block",
    "next": "turn:turn",
    "stop": "",
    "finish": "?side:side",
    "let": "name:new '=' value:formula",
    "=": "name:changed how:sign value:formula ?words:text",
    "put": "value:formula 'on' pieces:pieces ?words:text",
    "take": "value:formula 'off' pieces:pieces ?words:text",
    "clear": "pieces:pieces ?words:text",
    "fill": "pieces:pieces ?words:text",
    "tell": "words:text",
    "note": "words:text",
    "line": "value:formula words:text",
    "need": "value:formula words:text",
    "keep": "value:formula words:text",
    "most": "value:formula words:text",
    "least": "value:formula words:text",
    "first": "words:text",
    "last": "words:text",
    "random": "words:text",
    "must": "words:text",
    "by": "words:text",
    "answer": "name:new ?item:new ?from:from:formula ?where:where:formula words:text",
    "none": "words:text",
    "rule": "words:text ?page:page:number",
    "turn": "name:new words:text ?side:side ?then:then:turn",
    "steps": "name:new",
    "number": "name:new start:number range:range words:text ?flags:flags",
    "marker": "name:new 'on' group:group ?start:start:item words:text ?flags:flags",
    "pieces": "name:new 'on' group:groups ?all:all ?start:start:items words:text ?flags:flags",
    "places": "name:new words:text",
    "words": "name:new words:text",
    "option": "name:new words:text",
    "choice": "name:new words:text ?default:default",
    "item": "words:text",
    "game": "name:new words:text",
    "tagline": "words:text",
    "box": "words:text",
    "source": "words:text ?sure:sure",
    "deck": "name:new words:text",
    "field": "name:new words:text kind:rest",
    "end": "'when' condition:formula",
    "tie": "side:side",
    "start": "turn:turn",
}
"""What stands on a line after its first word: `'from'` a word, `key:role` a field, `?` if any."""
NO_WHEN = frozenset(
    ["when", "elsewhen", "else", "turn", "number", "marker", "pieces", "places", "words", "option",
     "choice", "item", "game", "tagline", "box", "source", "deck", "field", "end", "start", "rule",
     "steps", "need", "keep", "most", "least", "first", "last", "random", "none"]
)  # fmt: skip
FLAG_WORDS = {"yes": ("yes",), "all": ("all",), "default": ("default",)}
CLOSED: Mapping[str, tuple[str, ...]] = {
    "side": ("person", "automa", "shared"),
    "how": ("top", "bottom", "in"),
    "sign": ("=", "+=", "-="),
    **FLAG_WORDS,
}


@dataclass(frozen=True)
class Word:
    """A part of a line with its place."""

    kind: str
    text: str
    start: int
    end: int


@dataclass(frozen=True)
class Field:
    """One field of a line."""

    key: str
    role: str
    start: int
    end: int
    value: str
    """What a form shows: of a text without its quotes."""
    before: str = ""
    """The word that comes with it."""
    optional: bool = False

    @property
    def is_there(self) -> bool:
        return self.end > self.start


@dataclass(frozen=True)
class Cut:
    """A line cut into its fields; `rest` is what could not be read."""

    kind: str
    fields: tuple[Field, ...]
    rest: str = ""

    def value(self, key: str) -> str:
        return next((field.value for field in self.fields if field.key == key), "")

    def field(self, key: str) -> Field | None:
        return next((field for field in self.fields if field.key == key), None)


def scanned(line: str) -> list[Word]:
    """The words of a line as far as it can be read, comments left out."""
    found: list[Word] = []
    at = 0
    while at < len(line):
        match = TOKEN.match(line, at)
        if match is None or match.lastgroup is None:
            break
        at = match.end()
        kind = match.lastgroup
        if kind == "comment":
            break
        found.append(Word(kind, match[kind], match.start(kind), at))
    return found


def kind_of(words: Sequence[Word]) -> str:
    """Which shape a line has; a change has the sign as its second word."""
    if len(words) > 1 and words[1].text in CLOSED["sign"] and words[0].text != "let":
        return "="
    return words[0].text if words else ""


def cut(line: str, kind: str = "") -> Cut:
    """The fields of a line, in their order; `kind` for lines without a first word of their own."""
    words = scanned(line)
    kind = kind or kind_of(words)
    cutter = _Cutter(line, words, 0 if kind in ("=", "item") else 1)
    if kind == "item":
        cutter.at = 1
    for part in _parts(kind, words):
        cutter.take(part)
        if cutter.is_stuck:
            break
    return Cut(kind, tuple(cutter.fields), cutter.rest)


def _parts(kind: str, words: Sequence[Word]) -> list[str]:
    shape = SHAPES.get(kind, "")
    if kind == "ask" and len(words) > 1 and words[1].kind == TEXT:
        return ["words:text"]  # the last filter of a choice
    if kind == "let" and len(words) > 2 and words[2].text == "(":
        return ["name:signature", "'='", "value:formula"]
    when = [] if kind in NO_WHEN or kind not in SHAPES else ["?when:when:formula"]
    return [*shape.split(), *when]


class _Cutter:
    """Walks along a line."""

    def __init__(self, line: str, words: Sequence[Word], at: int) -> None:
        self.line, self.words, self.at = line, words, at
        self.fields: list[Field] = []
        self.is_stuck = False

    @property
    def rest(self) -> str:
        return self.line[self.words[self.at].start :] if self.at < len(self.words) else ""

    @property
    def _place(self) -> int:
        """Where something could be put in."""
        return self.words[self.at - 1].end if self.at and self.words else len(self.line.rstrip())

    def take(self, part: str) -> None:
        optional, part = part.startswith("?"), part.removeprefix("?")
        if part.startswith("'"):
            self.is_stuck = not self._accept(part.strip("'"))
            return
        *ahead, key, role = part.split(":")
        word = ahead[0] if ahead else ""
        begin = self._place
        if word and not self._accept(word):
            self._absent(key, role, word)
            return
        end = self._end(role)
        if end == self.at:
            self.is_stuck = not optional
            self._absent(key, role, word, optional)
            return
        start = self.words[self.at].start
        stop = self.words[end - 1].end
        self.at = end
        value = self.line[start:stop]
        if role == "text":
            value = unquoted(value)
        self.fields.append(
            Field(key, role, start, stop, value, self.line[begin:start], optional or bool(word))
        )

    def _accept(self, word: str) -> bool:
        if self.at < len(self.words) and self.words[self.at].text == word:
            self.at += 1
            return True
        return False

    def _absent(self, key: str, role: str, word: str, optional: bool = True) -> None:
        place = self._place
        before = f" {word} " if word else " "
        self.fields.append(Field(key, role, place, place, "", before, optional))

    def _end(self, role: str) -> int:
        """The place after the last word of a field of this kind."""
        return _ENDS.get(role, _one_name)(self.words, self.at)


Ending = Callable[[Sequence[Word], int], int]


def _one_name(words: Sequence[Word], at: int) -> int:
    fits = at < len(words) and words[at].kind == NAME and words[at].text not in RESERVED
    return at + 1 if fits else at


def _of_kind(*kinds: str) -> Ending:
    return lambda words, at: at + 1 if at < len(words) and words[at].kind in kinds else at


def _closed(role: str) -> Ending:
    return lambda words, at: at + 1 if at < len(words) and words[at].text in CLOSED[role] else at


def _formula(words: Sequence[Word], at: int) -> int:
    """As far as words can belong to a formula."""
    while at < len(words) and words[at].kind != TEXT and not _ends_formula(words[at]):
        at += 1
    return at


def _ends_formula(word: Word) -> bool:
    return word.kind == NAME and word.text in RESERVED - FORMULA_WORDS


def _number(words: Sequence[Word], at: int) -> int:
    if at + 1 < len(words) and words[at].text == "-" and words[at + 1].kind == NUMBER:
        return at + 2
    return _of_kind(NUMBER)(words, at)


def _pile(words: Sequence[Word], at: int) -> int:
    end = _one_name(words, at)
    if end > at and end + 1 < len(words) and words[end].text == ".":
        return _one_name(words, end + 1)
    return end


def _groups(words: Sequence[Word], at: int) -> int:
    end = _one_name(words, at)
    while end > at and end + 1 < len(words) and words[end].text == ",":
        end = _one_name(words, end + 1)
    return end


def _names(words: Sequence[Word], at: int) -> int:
    while (end := _one_name(words, at)) > at:
        at = end
    return at


def _signature(words: Sequence[Word], at: int) -> int:
    """A name with its parameters: all before the sign."""
    return next((place for place in range(at, len(words)) if words[place].text == "="), at)


_ENDS: Mapping[str, Ending] = {
    "formula": _formula,
    "text": _of_kind(TEXT),
    "range": _of_kind(RANGE),
    "number": _number,
    "pile": _pile,
    "groups": _groups,
    "flags": _names,
    "items": _names,
    "rest": lambda words, at: len(words),
    "signature": _signature,
    **{role: _closed(role) for role in CLOSED},
}

_ESCAPE = re.compile(r"\\(.)")


def unquoted(said: str) -> str:
    """A text as people type it."""
    return _ESCAPE.sub(lambda found: "\n" if found[1] == "n" else found[1], said[1:-1])


def quoted(text: str) -> str:
    """A text as it stands in a file; a line break becomes `\\n`."""
    said = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub(r"\r?\n", r"\\n", said) + '"'


def with_field(text: str, number: int, key: str, value: str, kind: str = "") -> str:
    """The text with one field of a line set; an empty value takes an optional one out."""
    source = Source(text)
    line = source.line(number)
    field = cut(line, kind).field(key)
    if field is None or field.value == value:
        return text
    value = " ".join(value.split()) if field.role != "text" else value
    if not value and not (field.role == "text" and not field.optional):
        if not field.optional or not field.is_there:
            return text
        return source.replaced(number, field.start - len(field.before), field.end, "")
    said = quoted(value) if field.role == "text" else value
    if field.is_there:
        return source.replaced(number, field.start, field.end, said)
    return source.replaced(number, field.start, field.end, field.before + said)


def with_fields(text: str, number: int, given: Mapping[str, str], kind: str = "") -> str:
    """Several fields of one line, one after another."""
    for key, value in given.items():
        text = with_field(text, number, key, value, kind)
    return text
