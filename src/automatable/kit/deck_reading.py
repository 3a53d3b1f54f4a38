"""Decks: fields, piles and the table of cards (KIT-DEC-08)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from automatable.kit import limits
from automatable.kit.definition import Card, Deck, Definition, Field
from automatable.kit.formulas import Cursor, Formula, names_in
from automatable.kit.lines import TEXT, Line, tokens
from automatable.kit.mistakes import Mistake, nearest
from automatable.kit.naming import FUNCTIONS, Names
from automatable.kit.texts import Text
from automatable.kit.wording import Wording, leaf

BUILT_IN = ("draw", "discard", "out", "top", "unsure")
"""Piles that every deck has."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_COLUMNS = ("id", "copies", "pile", "when")


def read_deck(
    name: str, line: Line, cursor: Cursor, file: Definition, names: Names, wording: Wording
) -> Deck:
    words, rest = wording.words(cursor)
    cursor.end()
    return _DeckReader(Deck(name, words, line.number), file, names, wording).read(rest)


class _DeckReader:
    def __init__(self, deck: Deck, file: Definition, names: Names, wording: Wording) -> None:
        self.deck, self._file, self._wording = deck, file, wording
        self._names = (*names, *FUNCTIONS)
        """Of what stands above; options stand above the cards that use them (KIT-DEC-01)."""

    def read(self, lines: Sequence[Line]) -> Deck:
        known: dict[str, Callable[[Line, Cursor], None]] = {
            "field": self._field, "pile": self._pile, "empty": self._empty, "note": self._note,
            "stand_in": self._stand_in, "cards": self._cards,
        }  # fmt: skip
        for line in lines:
            if line.is_raw or line.head not in known:
                nearby = nearest(line.head, known)
                raise Mistake("unknown_word", line.number, word=line.head, known=nearby)
            cursor = Cursor(line)
            cursor.take()
            known[line.head](line, cursor)
        if not self.deck.cards:
            raise Mistake("deck_empty", self.deck.line, word=self.deck.name)
        return self.deck

    def _field(self, line: Line, cursor: Cursor) -> None:
        name = cursor.name("field")
        if name in _COLUMNS:
            raise Mistake("name_reserved", line.number, word=name)
        if name in self.deck.fields:
            raise Mistake("name_taken", line.number, word=name)
        if self.deck.cards:
            raise Mistake("expected", line.number, what="cards", word="field")
        words, rest = self._wording.words(cursor)
        self.deck.fields[name] = self._kind(Field(name, words, ""), cursor)
        cursor.end()
        leaf(rest)
        if len(self.deck.fields) > limits.FIELDS:
            raise Mistake("too_many", line.number, word=str(limits.FIELDS))

    def _kind(self, field: Field, cursor: Cursor) -> Field:
        field.kind = cursor.take().text
        if field.kind == "number":
            field.span = cursor.range()
        elif field.kind in ("one", "several"):
            field.group = cursor.name("group")
            if field.group not in self._file.groups:
                known = nearest(field.group, self._file.groups)
                raise Mistake("name_unknown", cursor.number, word=field.group, known=known)
        elif field.kind not in ("yes", "text"):
            known = "number, one, several, yes, text"
            raise Mistake("unknown_word", cursor.number, word=field.kind, known=known)
        return field

    def _pile(self, line: Line, cursor: Cursor) -> None:
        name = cursor.name("pile")
        if name in BUILT_IN or name in self.deck.piles:
            raise Mistake("name_taken", line.number, word=name)
        if cursor.next.kind == TEXT:
            self.deck.piles[name], rest = self._wording.words(cursor)
        else:
            self.deck.piles[name], rest = Text({}, {}), line.children
        cursor.end()
        leaf(rest)

    def _empty(self, line: Line, cursor: Cursor) -> None:
        self.deck.reshuffles = cursor.expect("reshuffle", "stop") == "reshuffle"
        cursor.end()
        leaf(line.children)

    def _note(self, line: Line, cursor: Cursor) -> None:
        words, rest = self._wording.words(cursor)
        cursor.end()
        leaf(rest)
        self.deck.notes.append(words)

    def _stand_in(self, line: Line, cursor: Cursor) -> None:
        cursor.end()
        leaf(line.children)
        self.deck.stand_in = True

    # --- cards

    def _cards(self, line: Line, cursor: Cursor) -> None:
        cursor.end()
        if self.deck.cards:
            raise Mistake("twice", line.number, word="cards")
        if odd := next((child for child in line.children if child.head != "|"), None):
            raise Mistake("expected", odd.number, what="|", word=odd.head)
        if len(line.children) < 2:
            raise Mistake("deck_empty", line.number, word=self.deck.name)
        head, *rows = line.children
        columns = self._head(head)
        for row in rows:
            self._card(row, columns)
        leaf([below for row in line.children for below in row.children])

    def _head(self, line: Line) -> list[str]:
        columns = _cells(line)
        for place, column in enumerate(columns):
            if column not in (*_COLUMNS, *self.deck.fields):
                known = nearest(column, (*_COLUMNS, *self.deck.fields))
                raise Mistake("field_unknown", line.number, word=column, known=known)
            if column in columns[:place]:
                raise Mistake("twice", line.number, word=column)
        if "id" not in columns:
            raise Mistake("expected", line.number, what="id", word="")
        return columns

    def _card(self, line: Line, columns: Sequence[str]) -> None:
        cells = _cells(line)
        if len(cells) != len(columns):
            raise Mistake("row_cells", line.number, word=str(len(cells)), known=str(len(columns)))
        given = dict(zip(columns, cells, strict=True))
        id = given["id"]
        if not _ID.fullmatch(id):
            raise Mistake("cell_wrong", line.number, word=id, where="id")
        if id in self.deck.cards:
            raise Mistake("card_twice", line.number, word=id)
        fields = {
            field.name: self._cell(field, given.get(field.name, ""), line)
            for field in self.deck.fields.values()
        }
        self.deck.cards[id] = Card(
            self.deck.name, id, fields, self._copies(given, line), self._begins(given, line),
            self._when(given, line), line.number,
        )  # fmt: skip
        if sum(card.copies for card in self.deck.cards.values()) > limits.CARDS:
            raise Mistake("too_many", line.number, word=str(limits.CARDS))

    def _copies(self, given: dict[str, str], line: Line) -> int:
        cell = given.get("copies", "")
        if cell and (not _WHOLE.fullmatch(cell) or int(cell) < 1):
            raise Mistake("cell_wrong", line.number, word=cell, where="copies")
        return int(cell) if cell else 1

    def _begins(self, given: dict[str, str], line: Line) -> str:
        pile = given.get("pile", "") or "draw"
        if pile not in ("draw", "discard", *self.deck.piles):
            raise Mistake("cell_wrong", line.number, word=pile, where="pile")
        return pile

    def _when(self, given: dict[str, str], line: Line) -> Formula | None:
        cell = given.get("when", "")
        if not cell:
            return None
        cursor = Cursor(line, tokens(cell, line.number))
        formula = cursor.formula()
        cursor.end()
        for name in sorted(names_in(formula)):
            if name not in self._names and self._file.kind_of_item(name) is None:
                known = nearest(name, self._file.options)
                raise Mistake("name_unknown", line.number, word=name, known=known)
        return formula

    def _cell(self, field: Field, cell: str, line: Line) -> Any:
        """The value of a cell; an empty one says nothing."""
        if field.kind == "number":
            return self._number(field, cell, line)
        if field.kind == "yes":
            if cell not in ("", "yes", "no"):
                raise Mistake("cell_wrong", line.number, word=cell, where=field.name)
            return cell == "yes"
        if field.kind == "text":
            if len(cell) > limits.TEXT:
                raise Mistake("text_long", line.number)
            return cell
        items = tuple(self._item(field, word, line) for word in cell.replace(",", " ").split())
        if field.kind == "several":
            return items
        if len(items) > 1:
            raise Mistake("cell_wrong", line.number, word=cell, where=field.name)
        return items[0] if items else None

    def _number(self, field: Field, cell: str, line: Line) -> int:
        low, high = field.span
        if not cell:
            return max(low, 0) if high >= 0 else high
        if not _WHOLE.fullmatch(cell) or not low <= int(cell) <= high:
            raise Mistake("cell_wrong", line.number, word=cell, where=field.name,
                          known=f"{low}..{high}")  # fmt: skip
        return int(cell)

    def _item(self, field: Field, word: str, line: Line) -> str:
        items = self._file.items_of(field.group)
        if word not in items:
            where = f"{field.name}: {field.group}"
            known = nearest(word, items)
            raise Mistake("item_unknown", line.number, word=word, where=where, known=known)
        return word


def _cells(line: Line) -> list[str]:
    if not line.source.endswith("|") or len(line.source) < 2:
        raise Mistake("row_cells", line.number, word=line.source[-20:], known="|")
    return [cell.strip() for cell in line.source[1:-1].split("|")]
