"""A database put together from rows that were found loose: our own schema tells whose they are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from automatable.table.database import Connection
from automatable.table.pages import LIVE, Found, rows_of
from automatable.table.schema import COLUMNS

_ID = re.compile(r"[\w-]{8,64}", re.ASCII)
_GAME = re.compile(r"(?:file:)?[a-z][a-z0-9_]*", re.ASCII)
_TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.+-]+", re.ASCII)
_GIVEN_BY = ("person", "app", "correction")
_OLDER = {"tables": 1, "results": 1}
"""That many of the last columns came with later versions of the file."""
_INDEXES: Mapping[tuple[type, ...], int] = {
    (str, int): 0, (str, str, int): 1, (int, str, str, int): 2,
}  # fmt: skip
"""Of tables by id, by time and on the shelf: where the id stands in each."""

MOST_TRIES = 20
Row = dict[str, Any]


@dataclass
class Loose:
    """The rows by what they are, the best of each kind first."""

    tables: dict[str, list[Row]] = field(default_factory=dict)
    answers: dict[str, dict[int, list[Row]]] = field(default_factory=dict)
    results: list[Row] = field(default_factory=list)
    files: list[Row] = field(default_factory=list)
    named: set[str] = field(default_factory=set)
    """Ids of which an index tells that there was such a table."""

    def __bool__(self) -> bool:
        return bool(self.tables or self.lost or self.results)

    @property
    def lost(self) -> set[str]:
        """Tables that were there, and of which nothing is known but a name or some answers."""
        return (self.named | self.answers.keys()) - self.tables.keys()


def loose_rows(file: Path) -> Loose:
    """Everything of ours in a file."""
    loose = Loose()
    for found in sorted(rows_of(file), key=lambda found: found.rank):
        _sort_in(loose, found)
    for candidates in loose.tables.values():
        candidates.sort(key=lambda row: (row["rank"], -row["sequence"]))
    deleted = [id for id, (best, *_) in loose.tables.items() if best["rank"] != LIVE]
    for id in set(deleted) - loose.named:
        del loose.tables[id]
        loose.answers.pop(id, None)
    return loose


def _sort_in(loose: Loose, found: Found) -> None:
    values = found.values
    if found.in_index:
        _sort_in_from_index(loose, found)
    elif row := _row("tables", values, _is_table):
        _add(loose.tables.setdefault(row["id"], []), {**row, "rank": found.rank})
    elif (row := _row("results", values, _is_result)) and not found.rank:
        loose.results.append(row)
    elif (row := _row("own_files", values, _is_file)) and not found.rank:
        loose.files.append(row)


def _sort_in_from_index(loose: Loose, found: Found) -> None:
    values = found.values
    if row := _row("answers", values, _is_answer):
        at_place = loose.answers.setdefault(row["table_id"], {}).setdefault(row["place"], [])
        _add(at_place, {**row, "rank": found.rank})
        return
    place = _INDEXES.get(tuple(map(type, values)))
    if place is not None and not found.rank and _ID.fullmatch(id := str(values[place])):
        loose.named.add(id)


def _add(rows: list[Row], row: Row) -> None:
    if not any({**row, "rank": 0} == {**known, "rank": 0} for known in rows):
        rows.append(row)


def _row(table: str, values: tuple[Any, ...], fits: Any) -> Row | None:
    names = ("path", "text") if table == "own_files" else COLUMNS[table]
    if not len(names) - _OLDER.get(table, 0) <= len(values) <= len(names):
        return None
    row = dict(zip(names, values, strict=False))
    try:
        return row if fits(row) else None
    except (TypeError, AttributeError):  # a value of another kind
        return None


def _is_table(row: Row) -> bool:
    numbers = [row[name] for name in ("rules_version", "sequence", "is_over")]
    texts = [value for name, value in row.items() if name not in
             ("rules_version", "sequence", "is_over")]  # fmt: skip
    shaped = all(isinstance(n, int) for n in numbers) and all(isinstance(t, str) for t in texts)
    return bool(shaped and _ID.fullmatch(row["id"]) and _GAME.fullmatch(row["game"]))


def _is_answer(row: Row) -> bool:
    whose, place = _ID.fullmatch(row["table_id"]), row["place"]
    given = isinstance(row["text"], str) and row["given_by"] in _GIVEN_BY
    return bool(whose and given and isinstance(place, int) and 0 <= place < 100_000)


def _is_result(row: Row) -> bool:
    texts = (row["game"], row["options"], row["scores"], row["finished"], row.get("facts", ""))
    shaped = all(isinstance(text, str) for text in texts)
    known = isinstance(row["winner"], int | None) and isinstance(row["table_id"], str | None)
    return bool(shaped and known and _GAME.fullmatch(row["game"]) and _TIME.match(row["finished"]))


def _is_file(row: Row) -> bool:
    return bool(isinstance(row["text"], str) and row["path"].startswith(("decks/", "games/")))


# --- into a database


def versions_of(loose: Loose, id: str) -> Iterator[tuple[Row, list[Row]]]:
    """What a table may have been: its row and its answers, the likeliest first.

    Where pages of an earlier moment are left, a place may have had several answers: each of them
    is tried once beside the best of the others.
    """
    places = loose.answers.get(id, {})
    best = {place: rows[0] for place, rows in places.items()}
    live = {place: row for place, row in best.items() if row["rank"] == LIVE}
    others = [(place, row) for place, rows in places.items() for row in rows[1:]]
    tries = [live, best, *({**best, place: row} for place, row in others[:MOST_TRIES])]
    for table in loose.tables[id]:
        yield from ((table, _joined(one.values())) for one in tries)


def _joined(answers: Iterable[Row]) -> list[Row]:
    """In their order, up to the first that is missing."""
    rows = sorted(answers, key=lambda row: int(row["place"]))
    return [row for place, row in enumerate(rows) if row["place"] == place]


def put(connection: Connection, table: Row, answers: Iterable[Row]) -> None:
    """In the place of what was tried before."""
    connection.execute("DELETE FROM tables WHERE id = :id", {"id": table["id"]})
    insert(connection, "tables", [table])
    insert(connection, "answers", answers)


def insert(connection: Connection, table: str, rows: Iterable[Row]) -> None:
    for row in rows:
        known = [name for name in row if name != "rank"]
        names, marks = ", ".join(known), ", ".join(f":{name}" for name in known)
        connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", row)
