"""The part *Cards*: the grid, the keys of the open cell, and pasting (KIT-WRK-03)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from automatable.core.files.foreign import whole_number
from automatable.kit.editing.cards import COLUMNS, DeckLines, RowLine, as_text, decks, items_in
from automatable.kit.editing.pasting import Pasted
from automatable.ui.words.words import Words
from automatable.ui.workshop.document import Document
from automatable.ui.workshop.edits import MEANT, Form, deck_named, edited_columns, table_of
from automatable.ui.workshop.saying import Saying

ROWS_PREVIEWED = 6
UNREAD_SHOWN = 4
USES_SHOWN = 6


@dataclass(frozen=True)
class CellShown:
    at: str
    column: str
    chips: tuple[str, ...]
    """What it says: items by their shortest words."""
    is_open: bool
    is_wrong: bool


@dataclass(frozen=True)
class Key:
    """An item that can be set in the open cell."""

    item: str
    label: str
    is_on: bool
    count: int
    """How many cards name it."""


@dataclass(frozen=True)
class Column:
    name: str
    label: str
    kind: str
    is_field: bool


def cards_part(
    document: Document, words: Words, look: dict[str, str], form: Form
) -> dict[str, Any]:
    """All that the part shows; without a deck it offers one."""
    found = decks(document.source, document.tops)
    if not found:
        return {"deck": None, "decks": (), "panel": "", "paste": None, "pad": None}
    deck = deck_named(document, look.get("deck", ""))
    shown = Grid(document, deck, words)
    cell = shown.place(look.get("cell", ""))
    return {
        "decks": [(one.name, shown.deck_label(one), len(one.rows)) for one in found],
        "deck": deck,
        "columns": shown.columns,
        "rows": [shown.row(row, cell) for row in deck.rows],
        "pad": shown.keys(cell) if cell else None,
        "panel": look.get("panel", ""),
        "groups": [(name, group.words.said(words.language), group.is_places)
                   for name, group in document.file.groups.items()],
        "missing_columns": [one for one in ("copies", "pile", "when") if one not in deck.columns],
        "as_text": as_text(deck),
        "paste": paste_shown(shown, form) if look.get("panel") == "paste" else None,
    }  # fmt: skip


class Grid:
    """A deck in the reader's language."""

    def __init__(self, document: Document, deck: DeckLines, words: Words) -> None:
        self.document, self.deck, self.words = document, deck, words
        self.language = words.language
        self._wrong = document.wrong_lines()
        self._short: dict[str, dict[str, str]] = {}

    def deck_label(self, deck: DeckLines) -> str:
        known = self.document.file.decks.get(deck.name)
        return known.words.said(self.language) if known else deck.words or deck.name

    def label(self, column: str) -> str:
        field = self.deck.field(column)
        if field is None:
            return self.words(f"ws-column-{column}") if column in COLUMNS else column
        known = self.document.file.decks.get(self.deck.name)
        read = known.fields.get(column) if known else None
        return read.words.said(self.language) if read else field.words or column

    @property
    def columns(self) -> list[Column]:
        return [Column(c, self.label(c), self.kind(c), self.deck.field(c) is not None)
                for c in self.deck.columns]  # fmt: skip

    def kind(self, column: str) -> str:
        field = self.deck.field(column)
        if field is None:
            return ""
        key = f"ws-kind-{field.kind}"
        group = self.document.file.groups.get(field.of)
        of = group.words.said(self.language) if group else field.of
        return self.words(key, of=of) if self.words.has(key) else field.kind

    # --- items by their words

    def items(self, column: str) -> dict[str, str]:
        """The items of a cell's group by their words."""
        field = self.deck.field(column)
        group = self.document.file.groups.get(field.of) if field else None
        return {item: w.said(self.language) for item, w in group.items.items()} if group else {}

    def short(self, column: str) -> dict[str, str]:
        if column not in self._short:
            self._short[column] = shortest(self.items(column))
        return self._short[column]

    # --- rows and cells

    def place(self, at: str) -> tuple[RowLine, str] | None:
        """The open cell; of a deck that nobody has filled yet, the first."""
        line, _, column = at.partition(".")
        row = self.deck.row(whole_number(line) or 0)
        if row is not None and column in self.deck.columns:
            return row, column
        first = self.deck.rows[0] if len(self.deck.rows) == 1 else None
        columns = edited_columns(self.deck)
        is_new = first is not None and not any(first.value(column) for column in columns)
        return (first, columns[0]) if first is not None and is_new else None

    def row(self, row: RowLine, cell: tuple[RowLine, str] | None) -> dict[str, Any]:
        return {
            "line": row.line,
            "id": row.id,
            "is_wrong": row.line in self._wrong,
            "cells": [self._cell(row, column, cell) for column in self.deck.columns],
        }

    def _cell(self, row: RowLine, column: str, cell: tuple[RowLine, str] | None) -> CellShown:
        is_open = cell is not None and (row.line, column) == (cell[0].line, cell[1])
        short, value = self.short(column), row.value(column)
        field = self.deck.field(column)
        if field is not None and field.kind in ("one", "several"):
            chips = tuple(short.get(item, item) for item in items_in(value))
            wrong = row.line in self._wrong and any(i not in short for i in items_in(value))
        else:
            chips, wrong = (value,) if value else (), False
        return CellShown(f"{row.line}.{column}", column, chips, is_open, wrong)

    # --- the keys of the open cell

    def keys(self, cell: tuple[RowLine, str]) -> dict[str, Any]:
        row, column = cell
        field, value = self.deck.field(column), row.value(column)
        columns = edited_columns(self.deck)
        at = columns.index(column) + 1 if column in columns else 0
        lines = self.deck.row_lines
        place = lines.index(row.line)
        ahead = columns[at] if at < len(columns) else ""
        return {
            "at": f"{row.line}.{column}", "id": row.id, "column": column,
            "label": self.label(column), "kind": field.kind if field else "text",
            "span": field.of if field and field.kind == "number" else "",
            "value": value, "place": place + 1, "of": len(lines),
            "items": self._keys(column, value),
            "next": self.label(ahead) if ahead else "",
            "ends": not ahead and place + 1 == len(lines),
            "uses": self.uses(column), "is_field": field is not None,
            "numbers": _few_numbers(field.of) if field and field.kind == "number" else (),
        }  # fmt: skip

    def _keys(self, column: str, value: str) -> list[Key]:
        named = Counter(i for row in self.deck.rows for i in set(items_in(row.value(column))))
        there = items_in(value)
        shown = [Key(item, label, item in there, named[item])
                 for item, label in self.items(column).items()]  # fmt: skip
        strange = [Key(i, i, True, named[i]) for i in there if i not in self.items(column)]
        return [*shown, *strange]

    def uses(self, column: str) -> list[tuple[int, str]]:
        """The lines that look at a field of a card, as sentences."""
        looks = re.compile(rf"\.{re.escape(column)}\b")
        saying = Saying(self.document.file, self.words)
        nodes = [n for top in self.document.tops for n in top.inside() if looks.search(n.said)]
        return [(node.number, _use(node.said, saying)) for node in nodes[:USES_SHOWN]]


def _use(said: str, saying: Saying) -> str:
    from automatable.kit.editing.fields import cut

    line = cut(said)
    told, below = saying.step(line)
    plain = f"{told.striptags()} {below.striptags()}".strip()
    return plain or said


def _few_numbers(span: str) -> tuple[str, ...]:
    """Numbers that can be tapped, if they are few."""
    low, _, high = span.partition("..")
    try:
        numbers = range(int(low), int(high) + 1)
    except ValueError:
        return ()
    return tuple(map(str, numbers)) if len(numbers) <= 12 else ()


def shortest(items: dict[str, str]) -> dict[str, str]:
    """Each name by its longest word that no other name has; as it is where there is none."""
    counts = Counter(word for words in items.values() for word in set(words.split()))
    found: dict[str, str] = {}
    for item, words in items.items():
        own = [word for word in words.split() if counts[word] == 1 and len(word) > 2]
        best = max(own, key=len, default=words)
        found[item] = best[:1].upper() + best[1:] if best != words else words
    return found


# --- pasting


def paste_shown(shown: Grid, form: Form) -> dict[str, Any]:
    """The pasted table as it was read: columns, first rows, what could not be read."""
    table = table_of(form)
    columns = dict.fromkeys(("id", *shown.deck.columns))
    base = {
        "text": form["pasted"],
        "replaces": len(shown.deck.rows),
        "table": table,
        "meant": {k: v for k, v in form.given.items() if k.startswith(MEANT) and v},
        "choices": [(column, shown.label(column)) for column in columns],
    }
    if table is None:
        return base
    wrong = {(one.row, one.column) for one in table.unread}
    unread = list({(one.column, one.word): one for one in table.unread}.values())
    return {
        **base,
        "rows": [_previewed(table, number, wrong) for number in _worth_seeing(table)],
        "unread": [_unread(shown, one) for one in unread[:UNREAD_SHOWN]],
        "left": len(unread),
        "read": table.entries - len([one for one in table.unread if one.code == "item"]),
        "entries": table.entries,
        "separator": {"\t": "tab", "|": "bar", ";": "semicolon", ",": "comma"}[table.separator],
    }


def _worth_seeing(table: Pasted) -> list[int]:
    """The first rows, those with unread cells among them."""
    wrong = sorted({one.row for one in table.unread if one.row <= len(table.rows)})
    first = [n for n in range(1, len(table.rows) + 1) if n not in wrong[:ROWS_PREVIEWED]]
    return sorted([*wrong[:3], *first[: ROWS_PREVIEWED - len(wrong[:3])]])


def _previewed(table: Pasted, number: int, wrong: set[tuple[int, str]]) -> dict[str, Any]:
    cells = [*table.rows[number - 1], *[""] * len(table.columns)][: len(table.columns)]
    pairs = zip(table.columns, cells, strict=True)
    return {
        "number": number,
        "cells": [(value, (number, column) in wrong) for column, value in pairs],
    }


def _unread(shown: Grid, one: Any) -> dict[str, Any]:
    items = shown.items(one.column)
    return {
        "row": one.row, "column": shown.label(one.column), "word": one.word,
        "told": shown.words(f"ws-unread-{one.code}", word=one.word, column=shown.label(one.column)),
        "proposal": one.proposal, "label": items.get(one.proposal, one.proposal),
        "items": list(items.items()), "needs_value": one.code != "item",
    }  # fmt: skip
