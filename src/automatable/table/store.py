"""All tables of one person, or of one server, in a database.

    store = Store(path)
    id = store.create(Match.new(game("patchwork")))
    table = store.open(id)
    table = store.answer(id, ">", expected=table.sequence)

Every change is one transaction, on disk before the call returns. It names the sequence
number it was made for: of two tabs that answer the same question one wins, the other is told
with `Stale`. A match handed out is never changed again; a change makes a new one, so a
failed write leaves nothing to repair and readers need no lock.
"""

from __future__ import annotations

import re
import secrets
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from automatable.core.errors import AutomatableError, BadSave
from automatable.core.matches.match import Match
from automatable.core.matches.saves import check_size, dumps, load, loads, packed_file
from automatable.table import results, rows
from automatable.table.database import Connection, Database, Row
from automatable.table.errors import NoSuchTable, NotKnown, Stale, StoreFailed, TableDamaged
from automatable.table.recent import Recent
from automatable.table.results import Result
from automatable.table.rows import TableInfo
from automatable.table.sqlite import PATIENCE_S, SqliteFile

__all__ = [
    "NoSuchTable",
    "Result",
    "Stale",
    "Store",
    "StoreFailed",
    "Table",
    "TableDamaged",
    "TableInfo",
]

ID_BYTES = 16  # 128 bits: an address that cannot be guessed
LOADED = 10_000
"""Answers of matches that are kept in memory, some 8 kB each; other matches are replayed."""
LONG = 400
"""Answers: more than this takes longer to replay than anybody should wait for somebody else."""
ANSWERS_AT_LEAST = 8
"""What a match takes up before anything was answered."""
AT_ONCE = 100  # tables deleted in one transaction when old ones expire
SESSIONS = 10_000  # browsers that are remembered to know the access code
SESSION_DAYS = 365
AGAIN_S = (0.0, 0.2, 0.5, 1.0, 2.0)
"""Between two tries to find out whether something was stored."""
NOT_DAMAGED = ("save_newer_rules", "save_newer_format")
"""A newer program can still go on with it."""

_ID = re.compile(r"[\w-]{1,64}", re.ASCII)

T = TypeVar("T")
Change: TypeAlias = Callable[[Match[Any]], object]


@dataclass(frozen=True)
class Table:
    """A match at a table, as it was after change number `sequence`."""

    id: str
    name: str
    match: Match[Any]
    sequence: int
    created: datetime
    played: datetime

    @property
    def game(self) -> str:
        return self.match.game.id


class Store:
    """The tables of one database, safe to use from several threads and processes."""

    def __init__(self, database: Database | Path | str, patience_s: float = PATIENCE_S) -> None:
        """On a database that is open, or on a SQLite file, made or brought up to date as needed."""
        if isinstance(database, Path | str):
            database = SqliteFile(Path(database), patience_s)
        self.database: Database = database
        self._loaded: Recent[str, Table] = Recent(LOADED, _room_of)
        self._replaying = threading.Lock()
        self.toll: Callable[[int], None] = lambda answers: None
        """Asked before a long match is replayed; whoever asks for too many is refused there."""

    @property
    def path(self) -> Path:
        return self.database.path

    def close(self) -> None:
        self.database.close()

    # --- tables

    def create(self, match: Match[Any], name: str = "", id: str = "") -> str:
        """Put a match on a new table; returns the table's id.

        Who wants to send it again without a second table names the id, see `id_for`.
        """
        check_size(match)
        now = datetime.now(UTC)
        table = Table(id or new_id(), name, match.copy(), 0, now, now)
        is_new = self._surely(lambda c: rows.insert(c, table, as_file=table.match.over))
        if is_new:
            self._loaded.put(table.id, table)
        return table.id

    def put(self, table: Table) -> None:
        """A table from another store, exactly as it was there."""
        with self.database.writing() as connection:
            rows.insert(connection, table)

    def put_result(self, result: Result) -> None:
        """A result from another store; that of a table that is here is known already."""
        with self.database.writing() as connection:
            results.insert(connection, result)

    def open(self, id: str) -> Table:
        """The table as it is now, even if another process changed it a moment ago.

        Nobody waits for a long match that is replayed: that happens outside the lock.
        """
        return self._opened(id, None)[0]

    def sequence(self, id: str) -> int | None:
        """The number of the table's last change; None if it is gone."""
        if not _ID.fullmatch(id):
            return None
        with self.database.reading() as connection:
            return rows.sequence(connection, id)

    def rename(self, id: str, name: str) -> None:
        def renamed(connection: Connection) -> None:
            self._row(connection, id)
            rows.rename(connection, id, name)
            self.database.tell(connection, id)

        self._surely(renamed)

    def delete(self, id: str) -> None:
        """Remove a table and its answers; its result stays in the history."""
        if not _ID.fullmatch(id):
            raise NoSuchTable(id)
        tries = count()

        def deleted(connection: Connection) -> None:
            first = next(tries) == 0
            if not rows.delete(connection, id) and first:
                raise NoSuchTable(id)
            self.database.tell(connection, id)

        self._surely(deleted)
        self._loaded.drop(id)

    def expire(self, since: datetime) -> int:
        """Remove tables at which nobody has played since then; returns how many.

        A few at a time, so that nobody who plays has to wait.
        """
        number = 0
        while gone := self._expired(since):
            number += len(gone)
        return number

    def _expired(self, since: datetime) -> list[str]:
        with self.database.writing() as connection:
            gone = rows.delete_unplayed(connection, since, AT_ONCE)
            for id in gone:
                self.database.tell(connection, id)
        for id in gone:
            self._loaded.drop(id)
        return gone

    def tables(
        self,
        *,
        running: bool | None = None,
        ids: Collection[str] | None = None,
        after: str = "",
        limit: int | None = None,
        game: str = "",
    ) -> list[TableInfo]:
        """Tables, the last played first: of these ids, behind the mark of another, that many."""
        with self.database.reading() as connection:
            return rows.infos(connection, running, ids, after, limit, game)

    def ids(self, start: str = "") -> list[str]:
        """Of all tables whose id begins like this."""
        with self.database.reading() as connection:
            return rows.ids(connection, start)

    def count(self) -> int:
        """How many tables there are."""
        with self.database.reading() as connection:
            return rows.count(connection)

    def results(
        self,
        game: str | None = None,
        *,
        ids: Collection[str] | None = None,
        limit: int | None = None,
    ) -> list[Result]:
        """Finished matches, of one game or of all, the last finished first."""
        with self.database.reading() as connection:
            return results.listed(connection, game, ids, limit)

    # --- changes

    def change(self, id: str, change: Change, expected: int, token: str | None = None) -> Table:
        """Change the match of a table, once, if it still is as the author of the change saw it."""
        token = token or secrets.token_hex(8)  # by which it is found again if the database fails
        before, is_known = self._opened(id, token)
        if before.sequence != expected or is_known:
            return self._too_late(id, token)
        after = _changed(before, change)  # outside of any lock: nobody has to wait for it
        if not self._written(before, after, token):
            return self._too_late(id, token)
        self._loaded.put(id, after)
        return after

    def answer(self, id: str, text: str, expected: int, token: str | None = None) -> Table:
        """Give an answer (or a correction, `!...`) and play on to the next question."""
        return self.change(id, lambda match: match.answer(text), expected, token)

    def undo(self, id: str, expected: int, token: str | None = None) -> Table:
        return self.change(id, Match.undo, expected, token)

    def redo(self, id: str, expected: int, token: str | None = None) -> Table:
        return self.change(id, Match.redo, expected, token)

    def return_to(self, id: str, count: int, expected: int, token: str | None = None) -> Table:
        """Take back all but the first `count` answers."""
        return self.change(id, lambda match: match.return_to(count), expected, token)

    def announce(self, news: str) -> None:
        """Tell whoever listens something that is stored nowhere."""
        with self.database.writing() as connection:
            self.database.tell(connection, news)

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Call `heard` for every table that anybody changes; returns what ends it."""
        return self.database.listen(heard)

    def forget(self, ids: Collection[str]) -> None:
        """Read these again when they are wanted: somebody has exchanged them."""
        for id in ids:
            self._loaded.drop(id)

    # --- files

    def export(self, id: str) -> str:
        """The table's match as the text of a save file."""
        return dumps(self.open(id).match)

    def import_(self, text: str, name: str = "", id: str = "") -> str:
        """Put the match of a save file on a new table; returns the table's id.

        A match that is still running gets cards of its own: nobody plays ahead in a copy to see
        what will come.
        """
        match = loads(text)
        return self.create(match if match.over else match.with_cards_of_its_own(), name, id)

    def rescue(self, id: str) -> str:
        """What can be saved of a table, as the text of a save file."""
        from automatable.table.salvage import rescued_table

        table = rescued_table(self, id)
        if table is None:
            raise BadSave("nothing_left")
        return dumps(table.match)

    def back_up(self, file: Path) -> int:
        """Copy everything to a new file as it is at one moment; returns how many tables it has."""
        return self.database.back_up(file)

    # --- browsers that know the access code

    def keep_session(self, digest: str) -> None:
        with self.database.writing() as connection:
            rows.keep_session(connection, digest, datetime.now(UTC), SESSIONS)

    def has_session(self, digest: str) -> bool:
        since = datetime.now(UTC) - timedelta(days=SESSION_DAYS)
        with self.database.reading() as connection:
            return rows.has_session(connection, digest, since)

    # --- how it works

    def _opened(self, id: str, token: str | None) -> tuple[Table, bool]:
        """The table as it is now, and whether a change with this token is part of it."""
        with self.database.reading() as connection:
            row = self._row(connection, id)
            known = token is not None and rows.has_token(connection, id, token)
            table = self._in_memory(row)
            stored = _stored(connection, row) if table is None else {}
        return table or self._caught_up(row, stored) or self._replayed(row, stored), known

    def _written(self, before: Table, after: Table, token: str) -> bool:
        """Whether it still fitted; nobody else changes the table in between."""

        def written(connection: Connection) -> bool:
            now = self._row(connection, before.id, locked=True)
            known = rows.has_token(connection, before.id, token)
            if now["sequence"] != before.sequence or known:
                return False
            rows.update(connection, now, before, after)
            rows.add_token(connection, before.id, token)
            self.database.tell(connection, before.id)
            return True

        return self._surely(written)

    def _surely(self, write: Callable[[Connection], T]) -> T:
        """Write what counts once, however often it is written.

        If the database goes away at the last step, nobody knows whether it is there: then it is
        written again, which waits for the first time to come to its end, or finds it done.
        """
        waits, lost = iter(AGAIN_S), None
        while True:
            try:
                with self.database.writing() as connection:
                    return write(connection)
            except StoreFailed as error:
                lost = error if isinstance(error, NotKnown) else lost
                if lost is None:
                    raise
            if (wait := next(waits, None)) is None:
                raise lost
            time.sleep(wait)

    def _too_late(self, id: str, token: str | None) -> Table:
        """The table as it is for whoever sent a change again; all others are told."""
        table, known = self._opened(id, token)
        if not known:
            raise Stale(table)
        return table

    def _row(self, connection: Connection, id: str, locked: bool = False) -> Row:
        row = rows.find(connection, id, locked) if _ID.fullmatch(id) else None
        if row is None:
            self._loaded.drop(id)
            raise NoSuchTable(id)
        if not rows.is_sound(row):
            raise TableDamaged(id, "a column holds something else than it should")
        return row

    def _in_memory(self, row: Row) -> Table | None:
        table = self._loaded.get(row["id"])
        if table is None or table.sequence != row["sequence"]:
            return None
        return table if table.name == row["name"] else replace(table, name=row["name"])

    def _caught_up(self, row: Row, stored: dict[str, Any]) -> Table | None:
        """The table in memory with what another process has added; None if it went another way."""
        known = self._loaded.get(row["id"])
        if known is None or not _goes_on(known.match, stored):
            return None
        try:
            match = known.match.ahead(stored["answers"][len(known.match.entries) :])
            match.restore_undone(stored["undone"])
            created, played = rows.times(row)
        except (AutomatableError, ValueError, TypeError):
            return None  # the whole replay says what is wrong
        if not match.has_fingerprint(stored["fingerprint"]):
            return None
        table = Table(row["id"], row["name"], match, row["sequence"], created, played)
        self._loaded.put(table.id, table)
        return table

    def _replayed(self, row: Row, stored: dict[str, Any]) -> Table:
        """One long match at a time; who has waited for the same one finds it in memory."""
        if len(stored["answers"]) < LONG:
            return self._loaded_again(row, stored)
        with self._replaying:
            if known := self._in_memory(row):
                return known
            self.toll(len(stored["answers"]))
            return self._loaded_again(row, stored)

    def _loaded_again(self, row: Row, stored: dict[str, Any]) -> Table:
        try:
            match = load(stored)
            table = Table(row["id"], row["name"], match, row["sequence"], *rows.times(row))
        except BadSave as error:
            if error.code in NOT_DAMAGED:
                raise
            raise TableDamaged(row["id"], str(error)) from error
        except ValueError as error:
            raise TableDamaged(row["id"], str(error)) from error
        self._loaded.put(table.id, table)
        return table


def _goes_on(match: Match[Any], stored: dict[str, Any]) -> bool:
    """Whether a stored match begins with all that was answered in this one."""
    answers, same = match.answers, (match.game.rules_version, str(match.seed), match.options)
    return (
        match.older_rules is None
        and same == (stored["rules_version"], stored["seed"], stored["options"])
        and packed_file(match.game) == stored["file"]
        and stored["answers"][: len(answers)] == answers
    )


def _room_of(table: Table) -> int:
    return ANSWERS_AT_LEAST + len(table.match.entries)


def _stored(connection: Connection, row: Row) -> dict[str, Any]:
    try:
        return rows.as_save(connection, row)
    except ValueError as error:
        raise TableDamaged(row["id"], str(error)) from error


def id_for(*parts: str) -> str:
    """The id of the table that these lead to; one of the parts must be a secret."""
    digest = blake2b("\0".join(parts).encode(), digest_size=ID_BYTES).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=").replace("-", "_")


def new_id() -> str:
    """Typed as an argument of a command, an id must not look like an option."""
    while (id := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return id


def _changed(table: Table, change: Change) -> Table:
    match = table.match.copy()
    made = change(match)
    match = made if isinstance(made, Match) else match  # the same answers on another file
    return replace(table, match=match, sequence=table.sequence + 1, played=datetime.now(UTC))
