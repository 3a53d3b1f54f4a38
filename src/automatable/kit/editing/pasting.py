"""A table from elsewhere becomes the cards of a deck: all of it, or nothing (KIT-WRK-03)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from automatable.kit.editing.cards import COLUMNS, DeckLines, FieldLine, name_from, with_rows
from automatable.kit.limits import CARDS, LINE, TEXT

SEPARATORS = ("\t", "|", ";", ",")
SKIP = ""
"""The choice for a column that is left out."""
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_YES = {"yes": "yes", "ja": "yes", "si": "yes", "sì": "yes", "x": "yes", "1": "yes", "✓": "yes",
        "no": "", "nein": "", "0": "", "-": "", "–": ""}  # fmt: skip
_BETWEEN = re.compile(r"[,;/+]")

Items = Mapping[str, Sequence[str]]
"""The items of a group by id, each with its words in all languages."""


@dataclass(frozen=True)
class Unread:
    """A part of a cell that could not be read: why, and what may be meant."""

    row: int
    column: str
    word: str
    code: str
    proposal: str = ""


@dataclass
class Pasted:
    """A table as it was understood."""

    separator: str
    has_head: bool
    columns: list[str]
    """What each column is: a field, `id`, `copies`, `pile`, or nothing."""
    rows: list[list[str]] = field(default_factory=list)
    """As pasted, without the head."""
    read: list[dict[str, str]] = field(default_factory=list)
    """Each row by column, as it would stand in the file."""
    unread: list[Unread] = field(default_factory=list)
    entries: int = 0
    """How many entries cells have, read or not."""

    @property
    def is_whole(self) -> bool:
        return bool(self.rows) and not self.unread


def pasted(
    text: str,
    deck: DeckLines,
    groups: Mapping[str, Items],
    meant: Mapping[str, str] | None = None,
    columns: Sequence[str] | None = None,
) -> Pasted:
    """What a pasted text says; `meant` is what a word was said to mean, everywhere."""
    separator = _separator(text)
    table = _split(text, separator)
    head = _head(table[0], deck) if table else None
    rows = table[1:] if head is not None else table
    width = max(map(len, rows), default=0)
    guessed = head or _guessed(rows, width, deck, groups)
    chosen = [*(columns or guessed), *[SKIP] * width][:width]
    found = Pasted(separator, head is not None, chosen, rows)
    _Reading(found, deck, groups, meant or {}).read()
    return found


def _separator(text: str) -> str:
    """The sign that cuts most lines into the same number of cells, more than one."""
    lines = [line for line in text.splitlines() if line.strip()][:60]
    for sign in SEPARATORS:
        counts = [line.count(sign) for line in lines]
        if counts and min(counts) > 0:
            return sign
    return max(SEPARATORS, key=lambda sign: sum(sign in line for line in lines))


def _split(text: str, separator: str) -> list[list[str]]:
    lines = [line for line in text.splitlines() if line.strip(" |-:\t")]
    if separator == "|":
        return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    return [_cells(line, separator) for line in lines]


def _cells(line: str, separator: str) -> list[str]:
    """The cells of a line; one in quotes may hold the separator, and doubled quotes."""
    if len(line) > LINE:
        return [cell.strip() for cell in line.split(separator)]
    found = re.findall(
        rf'\s*"((?:[^"]|"")*)"\s*(?:{separator}|$)|([^{separator}]*)(?:{separator}|$)', line
    )
    if line and not line.endswith(separator):
        found = found[:-1] if len(found) > 1 and found[-1] == ("", "") else found
    return [(quoted.replace('""', '"') or plain).strip() for quoted, plain in found]


def _head(row: Sequence[str], deck: DeckLines) -> list[str] | None:
    """The columns that a first row names; None if it names none but perhaps an id."""
    named = [_column(cell, deck) for cell in row]
    return named if any(name not in (SKIP, *COLUMNS) for name in named) else None


def _column(cell: str, deck: DeckLines) -> str:
    said = cell.strip().casefold()
    if said in ("id", "nr", "nr.", "no", "no.", "#", "card", "karte", "carta", "number", "nummer"):
        return "id"
    known = {name: name for name in COLUMNS if name in deck.columns}
    for one in deck.fields:
        known |= {said.casefold(): one.name for said in (one.name, one.words, *one.translated)}
    return known.get(said, known.get(name_from(cell), SKIP)) if said else SKIP


def _guessed(
    rows: Sequence[Sequence[str]], width: int, deck: DeckLines, groups: Mapping[str, Items]
) -> list[str]:
    """Columns in the order of the deck; a first one of different short words is the id."""
    first = [row[0] for row in rows if row]
    fields = [column for column in deck.columns if column not in COLUMNS]
    has_id = (
        width > len(fields) and len(set(first)) == len(first) and all(map(_ID.fullmatch, first))
    )
    return (["id"] if has_id else []) + fields


class _Reading:
    """Reads the rows cell by cell."""

    def __init__(
        self, found: Pasted, deck: DeckLines, groups: Mapping[str, Items], meant: Mapping[str, str]
    ) -> None:
        self.found, self.deck, self.groups, self.meant = found, deck, groups, meant
        self._row, self._column = 0, ""

    def read(self) -> None:
        for number, row in enumerate(self.found.rows, 1):
            self._row = number
            values = {"id": str(number)}
            for column, cell in zip(self.found.columns, row, strict=False):
                if column != SKIP:
                    self._column = column
                    values[column] = self._cell(column, cell)
            self.found.read.append(values)
        self._check_ids()
        if len(self.found.rows) > CARDS:
            self._unread(str(len(self.found.rows)), "too_many")

    def _check_ids(self) -> None:
        self._column, seen = "id", set[str]()
        for row, values in enumerate(self.found.read, 1):
            self._row, id = row, values["id"]
            if not _ID.fullmatch(id):
                self._unread(id, "id", name_from(id))
            elif id in seen:
                self._unread(id, "twice", f"{id}b")
            seen.add(id)

    def _unread(self, word: str, code: str, proposal: str = "") -> None:
        self.found.unread.append(Unread(self._row, self._column, word, code, proposal))

    def _cell(self, column: str, cell: str) -> str:
        field = self.deck.field(column)
        cell = " ".join(self.meant.get(cell, cell).split())
        if not cell or field is None:
            return cell
        if field.kind in ("one", "several"):
            return " ".join(self._items(field, cell))
        self.found.entries += 1
        return {"number": self._number, "yes": self._yes}.get(field.kind, self._text)(field, cell)

    def _number(self, field: FieldLine, cell: str) -> str:
        low, _, high = field.of.partition("..")
        if not _WHOLE.fullmatch(cell):
            self._unread(cell, "number")
        elif low and high and not int(low) <= int(cell) <= int(high):
            self._unread(cell, "range", low if int(cell) < int(low) else high)
        return cell

    def _yes(self, field: FieldLine, cell: str) -> str:
        if cell.casefold() not in _YES:
            self._unread(cell, "yes", "yes")
        return _YES.get(cell.casefold(), cell)

    def _text(self, field: FieldLine, cell: str) -> str:
        if len(cell) > TEXT:
            self._unread(cell[:40], "long")
        return cell.replace("|", "/")

    def _items(self, field: FieldLine, cell: str) -> list[str]:
        items = self.groups.get(field.of, {})
        words = self._words(items, cell)
        if field.kind == "one" and len(words) > 1:
            self._unread(cell, "one")
        self.found.entries += len(words)
        return [self._item(items, word) for word in words]

    def _words(self, items: Items, cell: str) -> list[str]:
        """A cell as entries: whole, between commas, or id by id."""
        if cell in ("-", "–", "—"):
            return []
        if _found(items, cell):
            return [cell]
        if _BETWEEN.search(cell):
            return [word.strip() for word in _BETWEEN.split(cell) if word.strip()]
        parts = cell.split()
        return (
            parts if sum(bool(_found(items, part)) for part in parts) * 2 > len(parts) else [cell]
        )

    def _item(self, items: Items, word: str) -> str:
        word = self.meant.get(word, word)
        found = _found(items, word)
        if not found:
            self._unread(word, "item", _near(items, word))
        return found or word


def _found(items: Items, word: str) -> str:
    """The item that a word means: its id, its words, or what only its words contain."""
    said = word.casefold().strip()
    for id, words in items.items():
        if said == id or any(said == one.casefold() for one in words):
            return id
    fitting = {id for id, words in items.items() if any(_contains(one, said) for one in words)}
    return fitting.pop() if len(fitting) == 1 else ""


def _contains(words: str, said: str) -> bool:
    """Whether words hold a whole word, or begin with what was said."""
    low = words.casefold()
    return len(said) > 2 and (said in low.split() or low.startswith(said))


def _near(items: Items, word: str) -> str:
    """The item that may be meant."""
    known = {one.casefold(): id for id, words in items.items() for one in (id, *words)}
    for id, words in items.items():
        known |= {part: id for one in words for part in one.casefold().split() if len(part) > 3}
    close = get_close_matches(word.casefold()[:80], list(known), 1, 0.6)
    return known[close[0]] if close else ""


def taken(text: str, deck: DeckLines, table: Pasted) -> str:
    """The text with the pasted cards in place of those of the deck; unchanged if any is unread."""
    if not table.is_whole:
        return text
    rows = [[values.get(column, "") for column in deck.columns] for values in table.read]
    return with_rows(text, deck, rows)
