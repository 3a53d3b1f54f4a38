"""Tables: rows of keys and a value, tried from above (KIT-DEC-06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.kit.definition import Definition, Key, Row, Table
from automatable.kit.formulas import Cursor
from automatable.kit.kinds import LIST, NONE, NUMBER, Kind, joined, list_of
from automatable.kit.lines import NAME, RANGE, Line
from automatable.kit.lines import NUMBER as DIGITS
from automatable.kit.mistakes import Mistake, nearest
from automatable.kit.wording import leaf

ANYTHING = Key(any=True)
_MOST_LOOKED_AT = 20_000
"""Combinations of keys; a table with more is looked up while playing only."""


def read_table(name: str, line: Line, cursor: Cursor) -> Table:
    """The rows as they stand; `check_table` looks at what they name."""
    cursor.expect("by")
    keys = [cursor.formula()]
    while cursor.accept(","):
        keys.append(cursor.formula())
    cursor.end()
    rows = [_row(child, len(keys)) for child in line.children]
    if not rows:
        raise Mistake("table_row", line.number, word=name)
    return Table(name, line.number, tuple(keys), rows)


def _row(line: Line, keys: int) -> Row:
    cursor = Cursor(line)
    found = [ANYTHING] * keys if cursor.accept("else") else [_key(cursor) for _ in range(keys)]
    if cursor.at_end:
        raise Mistake("table_row", line.number, word=line.source[:40])
    value = _value(cursor)
    if not cursor.at_end:
        raise Mistake("table_row", line.number, word=line.source[:40])
    leaf(line.children)
    return Row(line.number, tuple(found), value)


def _key(cursor: Cursor) -> Key:
    if cursor.accept("*"):
        return ANYTHING
    if cursor.accept("none"):
        return Key()
    if cursor.next.kind == RANGE:
        low, high = cursor.range()
        return Key(span=(low, high))
    if cursor.next.kind == DIGITS or cursor.next.text == "-":
        number = cursor.whole_number()
        return Key(span=(number, number))
    if cursor.next.kind == NAME:
        return Key(item=cursor.name("item"))
    raise Mistake("table_row", cursor.number, word=cursor.next.text)


def _value(cursor: Cursor) -> Any:
    if cursor.accept("none"):
        return None
    if cursor.next.kind == DIGITS or cursor.next.text == "-":
        return cursor.whole_number()
    if not cursor.accept("["):
        return cursor.name("item")
    items: list[str] = []
    while not cursor.accept("]"):
        if items:
            cursor.expect(",")
        items.append(cursor.name("item"))
    return tuple(items)


# --- what the rows name


def value_kind(file: Definition, table: Table) -> Kind:
    """The one kind of all values."""
    kind = _kind_of(file, table.rows[0])
    for row in table.rows[1:]:
        wider = joined(kind, found := _kind_of(file, row))
        if wider is None:
            raise Mistake("type_wrong", row.line, wanted=kind.name, got=found.name)
        kind = wider
    return Kind("item") if kind == NONE else kind


def _kind_of(file: Definition, row: Row) -> Kind:
    if row.value is None:
        return NONE
    if isinstance(row.value, int):
        return NUMBER
    if isinstance(row.value, str):
        return _item_kind(file, row.value, row)
    if not row.value:
        return list_of()
    kinds = [_item_kind(file, item, row).of or frozenset() for item in row.value]
    return Kind(LIST.name, frozenset().union(*kinds))


def _item_kind(file: Definition, name: str, row: Row) -> Kind:
    kind = file.kind_of_item(name)
    if kind is None:
        raise Mistake(
            "item_unknown", row.line, word=name, where="", known=nearest(name, file.items)
        )
    return kind


def check_keys(file: Definition, table: Table, kinds: Sequence[Kind]) -> None:
    """Each key of a row fits the kind of what is looked up."""
    for row in table.rows:
        for key, kind in zip(row.keys, kinds, strict=True):
            _check_key(file, key, kind, row)


def _check_key(file: Definition, key: Key, kind: Kind, row: Row) -> None:
    if key.any:
        return
    if key.item is not None:
        known = [item for source in kind.of or () for item in file.items_of(source)]
        if kind.name == "number":
            raise Mistake("type_wrong", row.line, wanted="number", got="item", word=key.item)
        if (key.item not in known) if kind.of else file.kind_of_item(key.item) is None:
            where = ", ".join(sorted(kind.of or ()))
            raise Mistake("item_unknown", row.line, word=key.item, where=where,
                          known=nearest(key.item, known or file.items))  # fmt: skip
    elif kind.name not in ("any", "number" if key.span else "item"):
        got = "number" if key.span else "none"
        raise Mistake("type_wrong", row.line, wanted=kind.name, got=got, word="")


def check_holes(table: Table, values: Sequence[Sequence[Any]]) -> None:
    """Every combination of these values has a row."""
    budget = [_MOST_LOOKED_AT]
    if _has_hole(table.rows, 0, values, budget):
        raise Mistake("table_hole", table.line, word=table.name)


def _has_hole(
    rows: Sequence[Row], at: int, values: Sequence[Sequence[Any]], budget: list[int]
) -> bool:
    if not rows or at == len(values):
        return not rows
    alike: set[tuple[int, ...]] = set()
    for value in values[at]:
        budget[0] -= len(rows)
        if budget[0] < 0:
            return False
        alike.add(tuple(i for i, row in enumerate(rows) if row.keys[at].fits(value)))
    return any(_has_hole([rows[i] for i in some], at + 1, values, budget) for some in alike)


def looked_up(table: Table, keys: Sequence[Any]) -> Row | None:
    """The first row that fits."""
    for row in table.rows:
        if all(key.fits(value) for key, value in zip(row.keys, keys, strict=True)):
            return row
    return None
