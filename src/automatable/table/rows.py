"""Tables and results as rows of the database: the only place with SQL."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from automatable.core.match import Match
from automatable.core.saves import FORMAT, save

if TYPE_CHECKING:
    from automatable.table.store import Table


@dataclass(frozen=True)
class TableInfo:
    """A line of the list of tables to go on with; no match is loaded for it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    sequence: int
    created: datetime
    played: datetime
    over: bool
    answers: int


@dataclass(frozen=True)
class Result:
    """A finished match of the history; `table` is None once the table was deleted."""

    table: str | None
    game: str
    options: dict[str, Any]
    scores: dict[int, int]
    """Points by seat."""
    winner: int | None
    finished: datetime


# --- writing


def insert(connection: sqlite3.Connection, table: Table) -> None:
    """A new table with all its answers."""
    stored = {**_columns(table), "id": table.id, "created": table.created.isoformat()}
    names = ", ".join(stored)
    marks = ", ".join(f":{name}" for name in stored)
    connection.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", stored)
    _insert_answers(connection, table, first=0)
    _settle_result(connection, table)


def update(connection: sqlite3.Connection, before: Table, after: Table) -> None:
    """A changed table: only the answers that differ are touched.

    A table that was stored under older rules may have been given answers when it was loaded, so
    all of its answers are written anew.
    """
    stored = _columns(after)
    row = find(connection, after.id)
    renewed = row is not None and row["rules_version"] != stored["rules_version"]
    settings = ", ".join(f"{name} = :{name}" for name in stored)
    connection.execute(f"UPDATE tables SET {settings} WHERE id = :id", {**stored, "id": after.id})
    same = 0 if renewed else _common(before.match.answers, after.match.answers)
    connection.execute("DELETE FROM answers WHERE table_id = ? AND place >= ?", (after.id, same))
    _insert_answers(connection, after, first=same)
    _settle_result(connection, after)


def rename(connection: sqlite3.Connection, id: str, name: str) -> None:
    connection.execute("UPDATE tables SET name = ? WHERE id = ?", (name, id))


def delete(connection: sqlite3.Connection, id: str) -> bool:
    """Whether there was such a table."""
    return connection.execute("DELETE FROM tables WHERE id = ?", (id,)).rowcount > 0


def add_token(connection: sqlite3.Connection, id: str, token: str) -> None:
    connection.execute("INSERT INTO tokens VALUES (?, ?)", (id, token))


def _columns(table: Table) -> dict[str, Any]:
    """What can change about a table, and what never does but belongs to a save."""
    record = save(table.match)
    stored = {name: record[name] for name in ("game", "rules_version", "fingerprint")}
    stored |= {name: json.dumps(record[name]) for name in ("options", "start", "undone")}
    return stored | {
        "seed": str(table.match.seed),
        "name": table.name,
        "sequence": table.sequence,
        "is_over": int(table.match.over),
        "played": table.played.isoformat(),
    }


def _insert_answers(connection: sqlite3.Connection, table: Table, first: int) -> None:
    new = enumerate(table.match.entries[first:], first)
    answers = [(table.id, place, entry.told, entry.by) for place, entry in new]
    connection.executemany("INSERT INTO answers VALUES (?, ?, ?, ?)", answers)


def _settle_result(connection: sqlite3.Connection, table: Table) -> None:
    """A match that is over has a result; one whose end was taken back has none."""
    if not table.match.over:
        connection.execute("DELETE FROM results WHERE table_id = ?", (table.id,))
        return
    scores, winner = _outcome(table.match)
    options = json.dumps(table.match.options)
    result = (table.id, table.game, options, json.dumps(scores), winner, table.played.isoformat())
    connection.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?)", result)


def _outcome(match: Match[Any]) -> tuple[dict[int, int], int | None]:
    sheet = match.score()
    return {seat.seat: seat.total for seat in sheet.seats}, sheet.winner


def _common(before: Sequence[str], after: Sequence[str]) -> int:
    """How many answers the two lists share from their beginning."""
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return same


# --- reading


def find(connection: sqlite3.Connection, id: str) -> sqlite3.Row | None:
    row: sqlite3.Row | None = connection.execute(
        "SELECT * FROM tables WHERE id = ?", (id,)
    ).fetchone()
    return row


def has_token(connection: sqlite3.Connection, id: str, token: str) -> bool:
    found = connection.execute(
        "SELECT 1 FROM tokens WHERE table_id = ? AND token = ?", (id, token)
    ).fetchone()
    return found is not None


def as_save(connection: sqlite3.Connection, row: sqlite3.Row) -> dict[str, Any]:
    """A stored table as the contents of a save file, so that loading checks all of it."""
    answers = connection.execute(
        "SELECT text FROM answers WHERE table_id = ? ORDER BY place", (row["id"],)
    )
    told: dict[str, Any] = {"format": FORMAT, "answers": [text for (text,) in answers]}
    told |= {name: row[name] for name in ("game", "rules_version", "seed", "fingerprint")}
    return told | {name: json.loads(row[name]) for name in ("options", "start", "undone")}


def times(row: sqlite3.Row) -> tuple[datetime, datetime]:
    """When the table was made and last played."""
    return datetime.fromisoformat(row["created"]), datetime.fromisoformat(row["played"])


def count(connection: sqlite3.Connection) -> int:
    number: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
    return number


def infos(connection: sqlite3.Connection) -> list[TableInfo]:
    found = connection.execute(
        "SELECT *, (SELECT count(*) FROM answers WHERE table_id = id) AS answers"
        " FROM tables ORDER BY played DESC, id"
    )
    return [_info(row) for row in found]


def _info(row: sqlite3.Row) -> TableInfo:
    created, played = times(row)
    return TableInfo(
        id=row["id"],
        name=row["name"],
        game=row["game"],
        options=json.loads(row["options"]),
        sequence=row["sequence"],
        created=created,
        played=played,
        over=bool(row["is_over"]),
        answers=row["answers"],
    )


def results(connection: sqlite3.Connection, game: str | None) -> list[Result]:
    found = connection.execute(
        "SELECT * FROM results WHERE ?1 IS NULL OR game = ?1 ORDER BY finished DESC, rowid DESC",
        (game,),
    )
    return [_result(row) for row in found]


def _result(row: sqlite3.Row) -> Result:
    return Result(
        table=row["table_id"],
        game=row["game"],
        options=json.loads(row["options"]),
        scores={int(seat): points for seat, points in json.loads(row["scores"]).items()},
        winner=row["winner"],
        finished=datetime.fromisoformat(row["finished"]),
    )
