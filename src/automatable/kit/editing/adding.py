"""New lines with something in every place: what is added can mostly be read at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from automatable.kit.definition import Definition
from automatable.kit.editing.cards import name_from
from automatable.kit.editing.fields import quoted
from automatable.kit.editing.outline import Node

STEP_GROUPS = {
    "say": ("tell", "note"),
    "cards": ("draw", "peek", "find", "shuffle", "move", "deal", "remove"),
    "ask": ("ask_yes", "ask_number", "ask_from", "ask", "guide"),
    "decide": ("choose", "when", "elsewhen", "else", "each", "repeat", "roll"),
    "change": ("change", "more", "less", "put", "take", "clear", "fill", "let"),
    "order": ("do", "next", "stop", "finish"),
}
"""Steps by what they are for, in the order in which they are offered."""
SCORE_KINDS = ("line", "ask_number", "ask_yes", "let", "note")
FILTER_KINDS = ("need", "keep", "most", "least", "first", "last", "random", "ask_last")
BELOW = {
    "choose": (*FILTER_KINDS, "else"),
    "ask": ("answer", "none"),
    "guide": ("must", "by", "answer"),
}
"""What can stand below a step besides steps."""
HOLDS_STEPS = ("each", "repeat", "when", "elsewhen", "else", "answer", "turn", "steps", "setup")


def taken_names(file: Definition, tops: Sequence[Node]) -> set[str]:
    """Names that are given in the file, read or not."""
    found = {node.name for node in tops}
    for top in tops:
        found |= {child.head for child in top.children if top.head in ("places", "words")}
    known: Iterable[Iterable[str]] = (
        file.options, file.numbers, file.markers, file.pieces, file.groups, file.items,
        file.tables, file.lets, file.decks, file.turns, file.blocks,
    )  # fmt: skip
    return found.union(*known)


def step_lines(kind: str, file: Definition, text: str) -> list[str]:
    """The lines of a new step; `text` is what it says until somebody writes something better."""
    deck = next(iter(file.decks), "cards")
    field = next((name for d in file.decks.values() for name in d.fields), "id")
    group = next(iter(file.groups), "places")
    number = next(iter(file.numbers), "round")
    pieces = next(iter(file.pieces), "pieces")
    pile = next((p for d in file.decks.values() for p in d.piles), "discard")
    said = quoted(text)
    return {
        "tell": [f"tell {said}"],
        "note": [f"note {said}"],
        "draw": [f"draw card from {deck}"],
        "peek": [f"peek coming from {deck}"],
        "find": [f"find found in {deck} where found.{field} == {_empty(file, field)}"],
        "shuffle": [f"shuffle {deck}"],
        "move": [f"move card to {deck}.{pile}"],
        "deal": [f"deal 1 from {deck}.draw to {deck}.{pile}"],
        "remove": [f"remove gone from {deck} where gone.{field} == {_empty(file, field)}"],
        "ask_yes": [f"ask {'answer_given'} {said} yes"],
        "ask_number": [f"ask amount {said} 0..99"],
        "ask_from": [f"ask chosen {said} from {group}"],
        "ask": [f"ask act {said}", f"  answer first_way {said}", f"  answer second_way {said}"],
        "guide": [f"guide done_so {said}", f"  by {said}"],
        "choose": [f"choose target from {group} {said}", f"  first {said}"],
        "when": [f"when {number} > 0", f"  note {said}"],
        "elsewhen": [f"elsewhen {number} > 1", f"  note {said}"],
        "else": ["else", f"  note {said}"],
        "each": [f"each one in {group}", f"  note {said}"],
        "repeat": ["repeat 2", f"  note {said}"],
        "roll": ["roll die 1..6"],
        "change": [f"{number} = 0"],
        "more": [f"{number} += 1"],
        "less": [f"{number} -= 1"],
        "put": [f"put first({group}) on {pieces}"],
        "take": [f"take first({group}) off {pieces}"],
        "clear": [f"clear {pieces}"],
        "fill": [f"fill {pieces}"],
        "let": ["let amount = 1"],
        "do": [f"do {next(iter(file.blocks), 'block')}"],
        "next": [f"next {next(iter(file.turns), 'turn')}"],
        "stop": ["stop"],
        "finish": ["finish"],
        "line": [f"line {number} {said}"],
        "need": [f"need true {said}"],
        "keep": [f"keep true {said}"],
        "most": [f"most 0 {said}"],
        "least": [f"least 0 {said}"],
        "first": [f"first {said}"],
        "last": [f"last {said}"],
        "random": [f"random {said}"],
        "ask_last": [f"ask {said}"],
        "answer": [f"answer another_way {said}"],
        "none": [f"none {said}"],
        "must": [f"must {said}"],
        "by": [f"by {said}"],
        "rule": [f"rule {said}"],
    }.get(kind, [])


def _empty(file: Definition, field: str) -> str:
    """A value that a field can have."""
    for deck in file.decks.values():
        if field in deck.fields:
            kind = deck.fields[field].kind
            return {"number": "0", "yes": "true", "several": "[]"}.get(kind, "none")
    return "none"


def block_lines(kind: str, words: str, file: Definition, taken: set[str]) -> list[str]:
    """A new declaration at the top of the file."""
    name, said = name_from(words, taken), quoted(words)
    group = next(iter(file.groups), "")
    options = next(iter(file.options), "")
    fresh = name_from(f"{words}_1", taken | {name})
    then = next(iter(file.turns), name)
    return {
        "places": [f"places {name} {said}", f"  {fresh} {quoted(words + ' 1')}"],
        "words": [f"words {name} {said}", f"  {fresh} {quoted(words + ' 1')}"],
        "number": [f"number {name} 0 0..99 {said}"],
        "marker": [f"marker {name} on {group or 'places'} {said}"],
        "pieces": [f"pieces {name} on {group or 'places'} {said}"],
        "option": [f"option {name} {said}", f"  choice {fresh} {quoted(words + ' 1')}"],
        "table": [f"table {name} by {options or 'level'}", *_rows_for(file, options)],
        "let": [f"let {name} = 0"],
        "deck": [f"deck {name} {said}", *_field_line(file), "  cards",
                 *_first_rows(file)],
        "turn": [f"turn {name} {said} person then {then}", f"  tell {said}"],
        "steps": [f"steps {name}", f"  note {said}"],
        "setup": ["setup", f"  tell {said}"],
        "end": ["end when false"],
        "source": [f"source {said} house"],
    }.get(kind, [])  # fmt: skip


def _rows_for(file: Definition, option: str) -> list[str]:
    choices = file.options[option].choices if option else ()
    return [f"  {choice} 0" for choice in choices]


def _field_line(file: Definition) -> list[str]:
    group = next(iter(file.groups), "")
    if not group:
        return ['  field value "Value" number 0..9']
    said = quoted(file.groups[group].words.said(file.languages[0]))
    return [f"  field {name_from('shown_' + group)} {said} several {group}"]


def _first_rows(file: Definition) -> list[str]:
    group = next(iter(file.groups), "")
    column = name_from("shown_" + group) if group else "value"
    return [f"    | id | {column} |", "    | 1 | |"]
