"""Tables as rows of a database: every statement that all databases share."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from automatable.core.errors import AutomatableError
from automatable.core.files.foreign import clean_name, is_text
from automatable.core.files.json_text import read_json
from automatable.core.game import Game
from automatable.core.matches.saves import (
    FORMAT,
    carried_game,
    earlier_seeds_of,
    packed_file,
    start_of,
)
from automatable.table.clauses import limited, those_of, where
from automatable.table.database import Connection, Row, Values
from automatable.table.results import settle

if TYPE_CHECKING:
    from automatable.table.store import Table

JSON = ("options", "start", "undone", "earlier_seeds")
"""Columns that hold JSON, under the names of a save."""
NUMBERS = ("rules_version", "sequence", "is_over", "answers")
"""Columns that hold a number; all others of a table hold a text."""
FIRST_YEAR = "2025"
UNKNOWN_TIME = datetime.fromtimestamp(0, UTC)


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
    mark: str = ""
    """Where it stands in the list: what comes behind it is asked for by this."""
    damaged: bool = False
    """Something about it cannot be read."""
    file: str = ""
    """The game file that is played there, packed."""

    def game_played(self) -> Game[Any] | None:
        """The game as this table has it; none if it is not known here, or cannot be read."""
        try:
            return carried_game(self.game, self.file)
        except AutomatableError:
            return None


# --- writing


def insert(connection: Connection, table: Table, as_file: bool = False) -> bool:
    """A new table with all its answers; `as_file`, the match was brought in as it is.

    Whether it was not there before: a creation that is sent again finds its table.
    """
    named = replace(table, name=clean_name(table.name))
    stored = {**_columns(named), "id": table.id, "created": table.created.isoformat()}
    names = ", ".join(stored)
    marks = ", ".join(f":{name}" for name in stored)
    again = " ON CONFLICT (id) DO NOTHING RETURNING id"
    if not connection.execute(f"INSERT INTO tables ({names}) VALUES ({marks}){again}", stored):
        return False
    _insert_answers(connection, table, first=0)
    settle(connection, table, as_file)
    return True


def update(connection: Connection, row: Row, before: Table, after: Table) -> None:
    """A changed table, of which this is the row: only what differs is touched, and no name.

    A table that was stored under older rules may have been given answers when it was loaded, so
    all of its answers are written again.
    """
    stored = _columns(replace(after, name=row["name"]))
    changed = {name: value for name, value in stored.items() if value != row[name]}
    settings = ", ".join(f"{name} = :{name}" for name in changed)
    connection.execute(f"UPDATE tables SET {settings} WHERE id = :id", {**changed, "id": after.id})
    renewed, answers = "rules_version" in changed, before.match.answers
    same = 0 if renewed else _common(answers, after.match.answers)
    if renewed or same < len(answers):
        connection.execute(
            "DELETE FROM answers WHERE table_id = :id AND place >= :place",
            {"id": after.id, "place": same},
        )
    _insert_answers(connection, after, first=same)
    if row["is_over"] or after.match.over:
        settle(connection, after)


def rename(connection: Connection, id: str, name: str) -> None:
    values = {"id": id, "name": clean_name(name)}
    connection.execute("UPDATE tables SET name = :name WHERE id = :id", values)


def delete(connection: Connection, id: str) -> bool:
    """Whether there was such a table."""
    return bool(connection.execute("DELETE FROM tables WHERE id = :id RETURNING id", {"id": id}))


def delete_unplayed(connection: Connection, since: datetime, most: int) -> list[str]:
    """Tables at which nobody has played for long, that many of them; their results stay.

    A time before there was this program was told by a clock that was wrong, or is damaged: such
    a table is counted from today.
    """
    values = {"since": since.isoformat(), "most": most, "first": FIRST_YEAR,
              "now": datetime.now(UTC).isoformat()}  # fmt: skip
    connection.execute("UPDATE tables SET played = :now WHERE played < :first", values)
    gone = connection.execute(
        "DELETE FROM tables WHERE id IN"
        " (SELECT id FROM tables WHERE played < :since ORDER BY played LIMIT :most) RETURNING id",
        values,
    )
    return [row["id"] for row in gone]


def add_token(connection: Connection, id: str, token: str) -> None:
    connection.execute(
        "INSERT INTO tokens (table_id, token) VALUES (:id, :token)", {"id": id, "token": token}
    )


def _columns(table: Table) -> dict[str, Any]:
    """What can change about a table, and what never does but belongs to a save."""
    match = table.match
    return {
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        "options": json.dumps(dict(match.options)),
        "seed": str(match.seed),
        "start": json.dumps(start_of(match)),
        "undone": json.dumps(match.undone),
        "earlier_seeds": json.dumps(earlier_seeds_of(match)),
        "file": packed_file(match.game),
        "fingerprint": match.fingerprint(),
        "name": table.name,
        "sequence": table.sequence,
        "is_over": int(match.over),
        "played": table.played.isoformat(),
    }


def _insert_answers(connection: Connection, table: Table, first: int) -> None:
    new = enumerate(table.match.entries[first:], first)
    connection.execute_many(
        "INSERT INTO answers (table_id, place, text, given_by) VALUES (:id, :place, :text, :by)",
        [{"id": table.id, "place": place, "text": e.as_written, "by": e.by} for place, e in new],
    )


def _common(before: Sequence[str], after: Sequence[str]) -> int:
    """How many answers the two lists share from their beginning."""
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return same


# --- reading


def find(connection: Connection, id: str, locked: bool = False) -> Row | None:
    """The row of a table; `locked`, nobody else changes it before the block is left."""
    locking = connection.locking if locked else ""
    found = connection.execute(f"SELECT * FROM tables WHERE id = :id{locking}", {"id": id})
    return found[0] if found else None


def is_sound(row: Row) -> bool:
    """Whether every column holds what it should: in a damaged file a number may stand for a text.

    The database itself checks what is written, not what it reads.
    """
    kinds = [(value, int if name in NUMBERS else str) for name, value in dict(row).items()]
    return all(isinstance(value, kind) for value, kind in kinds)


def has_token(connection: Connection, id: str, token: str) -> bool:
    return bool(
        connection.execute(
            "SELECT 1 FROM tokens WHERE table_id = :id AND token = :token",
            {"id": id, "token": token},
        )
    )


def answers(connection: Connection, id: str) -> list[str]:
    found = connection.execute(
        "SELECT text FROM answers WHERE table_id = :id ORDER BY place", {"id": id}
    )
    return [str(row["text"]) for row in found]


def as_save(connection: Connection, row: Row) -> dict[str, Any]:
    """A stored table as the contents of a save file, so that loading checks all of it.

    Raises `ValueError` for what was never JSON of ours.
    """
    facts: dict[str, Any] = {"format": FORMAT, "answers": answers(connection, row["id"])}
    facts |= {name: row[name] for name in ("game", "rules_version", "seed", "fingerprint", "file")}
    return facts | {name: read_json(row[name]) for name in JSON}


def number_in(row: Row, column: str) -> int:
    """The number in a column, 0 where a damaged file has none."""
    return row[column] if isinstance(row[column], int) else 0


def times(row: Row) -> tuple[datetime, datetime]:
    """When the table was made and last played."""
    return datetime.fromisoformat(row["created"]), datetime.fromisoformat(row["played"])


def count(connection: Connection) -> int:
    (row,) = connection.execute("SELECT count(*) AS number FROM tables")
    return int(row["number"])


def sequence(connection: Connection, id: str) -> int | None:
    found = connection.execute("SELECT sequence FROM tables WHERE id = :id", {"id": id})
    number = found[0]["sequence"] if found else None
    return number if isinstance(number, int) else None


def ids(connection: Connection, start: str = "") -> list[str]:
    """Of all tables whose id begins like this."""
    if not is_text(start):
        return []
    found = connection.execute(
        "SELECT id FROM tables WHERE substr(CAST(id AS TEXT), 1, :length) = :start ORDER BY id",
        {"start": start, "length": len(start)},
    )
    return [str(row["id"]) for row in found]


def infos(
    connection: Connection,
    running: bool | None = None,
    of: Collection[str] | None = None,
    after: str = "",
    limit: int | None = None,
    game: str = "",
) -> list[TableInfo]:
    """Only the rows that are wanted are read."""
    wanted, values = those_of("id", of)
    if running is not None:
        wanted.append("is_over = :over")
        values["over"] = int(not running)
    if game and is_text(game):
        wanted.append("game = :game")
        values["game"] = game
    if after and is_text(after):
        wanted.append("(played, id) < (:played, :id)")
        values["played"], _, values["id"] = after.rpartition(" ")
    found = connection.execute(
        "SELECT *, (SELECT coalesce(max(place) + 1, 0) FROM answers WHERE table_id = id)"
        f" AS answers FROM tables{where(wanted)} ORDER BY played DESC, id DESC{limited(limit)}",
        values,
    )
    return [_info(row) for row in found]


def _info(row: Row) -> TableInfo:
    """A row that cannot be read is a damaged table, and no reason to hide the others."""
    try:
        created, played = times(row)
        options = read_json(row["options"])
        return _table_info(row, created, played, options, damaged=not is_sound(row))
    except (ValueError, TypeError):
        return _table_info(row, UNKNOWN_TIME, UNKNOWN_TIME, {}, damaged=True)


def _table_info(
    row: Row, created: datetime, played: datetime, options: dict[str, Any], damaged: bool = False
) -> TableInfo:
    return TableInfo(
        id=str(row["id"]),
        name=str(row["name"]),
        game=str(row["game"]),
        options=options if isinstance(options, dict) else {},
        sequence=number_in(row, "sequence"),
        created=created,
        played=played,
        over=bool(row["is_over"]),
        answers=number_in(row, "answers"),
        mark=f"{row['played']} {row['id']}",
        damaged=damaged or not isinstance(options, dict),
        file=str(row["file"]),
    )


# --- browsers that know the access code


def keep_session(connection: Connection, digest: str, now: datetime, most: int) -> None:
    """The oldest are forgotten when there are too many."""
    values: Values = {"digest": digest, "made": now.isoformat(), "most": most}
    connection.execute("INSERT INTO sessions (digest, made) VALUES (:digest, :made)", values)
    connection.execute(
        "DELETE FROM sessions WHERE digest IN"
        " (SELECT digest FROM sessions ORDER BY made DESC LIMIT 1000 OFFSET :most)",
        values,
    )


def has_session(connection: Connection, digest: str, since: datetime) -> bool:
    return bool(
        connection.execute(
            "SELECT 1 FROM sessions WHERE digest = :digest AND made >= :since",
            {"digest": digest, "since": since.isoformat()},
        )
    )
