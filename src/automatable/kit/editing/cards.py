"""The cards of a deck as a grid: a cell is a span of its row (KIT-WRK-03)."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from automatable.kit.editing.changes import put_after
from automatable.kit.editing.fields import cut
from automatable.kit.editing.outline import Node, outline
from automatable.kit.editing.source import Source

COLUMNS = ("id", "copies", "pile", "when")
"""What every deck may have besides its fields."""


@dataclass(frozen=True)
class FieldLine:
    """A field of a deck as its line says."""

    name: str
    words: str
    kind: str
    """`number`, `one`, `several`, `yes` or `text`."""
    of: str
    """The group of items, or the range of numbers."""
    line: int
    translated: tuple[str, ...] = ()


@dataclass(frozen=True)
class Cell:
    """A cell of a row: `start` and `end` enclose what is said in it, without blanks."""

    line: int
    column: str
    start: int
    end: int
    value: str


@dataclass(frozen=True)
class RowLine:
    line: int
    cells: tuple[Cell, ...]

    @property
    def id(self) -> str:
        return self.value("id")

    def value(self, column: str) -> str:
        return next((cell.value for cell in self.cells if cell.column == column), "")

    def cell(self, column: str) -> Cell | None:
        return next((cell for cell in self.cells if cell.column == column), None)


@dataclass(frozen=True)
class DeckLines:
    """A deck as it stands in the file."""

    name: str
    words: str
    node: Node
    fields: tuple[FieldLine, ...]
    head: Node | None
    columns: tuple[str, ...]
    rows: tuple[RowLine, ...]
    is_stand_in: bool

    def field(self, name: str) -> FieldLine | None:
        return next((field for field in self.fields if field.name == name), None)

    def row(self, line: int) -> RowLine | None:
        return next((row for row in self.rows if row.line == line), None)

    @property
    def row_lines(self) -> list[int]:
        return [row.line for row in self.rows]


def decks(source: Source, tops: Sequence[Node] | None = None) -> list[DeckLines]:
    """All decks of a file, as far as they can be read."""
    nodes = outline(source) if tops is None else tops
    return [_deck(source, node) for node in nodes if node.head == "deck"]


def _deck(source: Source, node: Node) -> DeckLines:
    said = cut(source.line(node.number))
    fields = tuple(_field(source, n) for n in node.children if n.head == "field")
    cards = next((child for child in node.children if child.head == "cards"), None)
    rows = [child for child in cards.children if child.head == "|"] if cards else []
    head = rows[0] if rows else None
    columns = tuple(text for _, _, text in cells(source.line(head.number))) if head else ()
    return DeckLines(
        said.value("name") or node.name, said.value("words"), node, fields, head, columns,
        tuple(_row(source, row.number, columns) for row in rows[1:]),
        any(child.head == "stand_in" for child in node.children),
    )  # fmt: skip


def _field(source: Source, node: Node) -> FieldLine:
    said = cut(source.line(node.number))
    kind, _, of = said.value("kind").partition(" ")
    others = tuple(cut(child.said, "item").value("words") for child in node.children)
    return FieldLine(said.value("name"), said.value("words"), kind, of.strip(), node.number, others)


def _row(source: Source, number: int, columns: Sequence[str]) -> RowLine:
    found = zip(columns, cells(source.line(number)), strict=False)
    return RowLine(number, tuple(Cell(number, name, *cell) for name, cell in found))


def cells(line: str) -> list[tuple[int, int, str]]:
    """The cells of a row: where what they say begins and ends, and what it is."""
    bars = [place for place, sign in enumerate(line) if sign == "|"]
    return [_cell(line, left + 1, right) for left, right in itertools.pairwise(bars)]


def _cell(line: str, start: int, end: int) -> tuple[int, int, str]:
    inside = line[start:end]
    said = inside.strip()
    if not said:
        return start, end, ""
    begin = start + inside.index(said)
    return begin, begin + len(said), said


def with_cell(text: str, cell: Cell, value: str) -> str:
    """The text with one cell set."""
    value = " ".join(value.replace("|", " ").split())
    if value == cell.value:
        return text
    said = value if cell.value else f" {value} "
    if not value:
        said = ""
    return Source(text).replaced(cell.line, cell.start, cell.end, said)


def toggled(cell: Cell, item: str, several: bool) -> str:
    """What a cell says after a tap on an item: set, or cleared."""
    there = items_in(cell.value)
    if item in there:
        there.remove(item)
        return " ".join(there)
    return " ".join([*there, item]) if several else item


def items_in(value: str) -> list[str]:
    return value.replace(",", " ").split()


def new_id(deck: DeckLines) -> str:
    """The next number, or the last id with a number behind it."""
    taken = {row.id for row in deck.rows}
    numbers = (str(number) for number in range(len(taken) + 1, 10_000))
    return next(number for number in numbers if number not in taken)


def with_new_row(text: str, deck: DeckLines, copied: RowLine | None = None) -> str:
    """One card more: empty at the end, or a copy after the one that it copies."""
    values = (
        new_id(deck) if column == "id" else copied.value(column) if copied else ""
        for column in deck.columns
    )
    line = row_text(list(values))
    if copied is not None:
        return Source(text).exchanged(copied.line + 1, copied.line, [_indented(deck, line)])
    last = deck.rows[-1].line if deck.rows else deck.head.number if deck.head else 0
    return Source(text).exchanged(last + 1, last, [_indented(deck, line)]) if last else text


def row_text(values: Sequence[str]) -> str:
    return "|" + "|".join(f" {value} " if value else " " for value in values) + "|"


def _indented(deck: DeckLines, line: str) -> str:
    return "  " * (deck.head.level if deck.head else 2) + line


def with_rows(text: str, deck: DeckLines, rows: Sequence[Sequence[str]]) -> str:
    """The text with all cards of a deck exchanged; fields, notes and comments above stay."""
    if deck.head is None:
        return text
    lines = [_indented(deck, row_text(row)) for row in rows]
    last = deck.rows[-1].line if deck.rows else deck.head.number
    return Source(text).exchanged(deck.head.number + 1, last, lines)


def as_text(deck: DeckLines, separator: str = "\t") -> str:
    """The cards as a table to be taken elsewhere (KIT-WRK-03)."""
    rows = [list(deck.columns), *([row.value(c) for c in deck.columns] for row in deck.rows)]
    return "\n".join(separator.join(row) for row in rows) + "\n"


def with_column(text: str, deck: DeckLines, name: str) -> str:
    """One more column at the end of the head and of every row."""
    for node_line in reversed([*(deck.head.number,), *deck.row_lines] if deck.head else []):
        source = Source(text)
        line = source.line(node_line)
        cell = f" {name} |" if deck.head and node_line == deck.head.number else " |"
        end = len(line.rstrip())
        text = source.replaced(node_line, end, end, cell)
    return text


def without_column(text: str, deck: DeckLines, name: str) -> str:
    """The same the other way round."""
    if name not in deck.columns or deck.head is None:
        return text
    place = deck.columns.index(name)
    for number in (deck.head.number, *deck.row_lines):
        source = Source(text)
        line = source.line(number)
        bars = [at for at, sign in enumerate(line) if sign == "|"]
        if place + 1 < len(bars):
            text = source.replaced(number, bars[place], bars[place + 1], "")
    return text


def with_new_field(text: str, deck: DeckLines, name: str, words: str, kind: str) -> str:
    """A field more: its line after the last one, and its column."""
    text = with_column(text, deck, name)  # rows stand below the fields: their lines hold still
    lines = [f'field {name} "{words}" {kind}']
    if deck.fields:
        field = next(n for n in deck.node.children if n.number == deck.fields[-1].line)
        return put_after(text, field, lines)
    cards = next((child for child in deck.node.children if child.head == "cards"), None)
    above = cards.number if cards else deck.node.last + 1
    return Source(text).exchanged(above, above - 1, [f"  {line}" for line in lines])


_UNFIT = re.compile(r"[^a-z0-9_]+")
_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "à": "a", "è": "e", "é": "e",
                          "ì": "i", "ò": "o", "ù": "u"})  # fmt: skip


def name_from(words: str, taken: Sequence[str] | set[str] = ()) -> str:
    """An id made of words, which nothing bears yet: `Trauben verkaufen` is `trauben_verkaufen`."""
    made = _UNFIT.sub("_", words.casefold().translate(_LETTERS)).strip("_")[:30] or "x"
    made = made if made[0].isalpha() else f"x{made}"
    return next(name for name in _numbered(made) if name not in taken)


def _numbered(made: str) -> Iterator[str]:
    yield made
    yield from (f"{made}_{number}" for number in range(2, 10_000))
