"""What the server asks of a store of tables: the contract that every store fills in.

`Store` fills it in on SQLite and on PostgreSQL; a store that lives elsewhere (in a browser)
needs no threads, no processes and no file for it. `tests/table` runs on every store.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from automatable.core.matches.match import Match

if TYPE_CHECKING:
    from automatable.table.results import Result
    from automatable.table.rows import TableInfo
    from automatable.table.store import Table


class Tables(Protocol):
    """All tables of one house, one club or one phone.

    Every change is safe before the call returns, and names the sequence number it was made for:
    of two that answer the same question one wins, the other is told with `Stale`. A change sent
    again with the same token is made once. A match handed out is never changed again.
    """

    @property
    def path(self) -> Path:
        """What else is kept for the tables (runs of the laboratory) lies beside it."""

    toll: Callable[[int], None]
    """Asked with its number of answers before a long match is replayed."""

    def create(self, match: Match[Any], name: str = "", id: str = "") -> str:
        """Put a match on a new table; returns the table's id.

        Who wants to send it again without a second table names the id, see `store.id_for`.
        """

    def open(self, id: str) -> Table:
        """The table as it is now; raises `NoSuchTable` or `TableDamaged`."""

    def sequence(self, id: str) -> int | None:
        """The number of the last change; None if there is no such table. Loads no match."""

    def rename(self, id: str, name: str) -> None: ...

    def delete(self, id: str) -> None: ...

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

    def count(self) -> int: ...

    def results(
        self,
        game: str | None = None,
        *,
        ids: Collection[str] | None = None,
        limit: int | None = None,
    ) -> list[Result]:
        """Finished matches, the last finished first."""

    def change(
        self,
        id: str,
        change: Callable[[Match[Any]], object],
        expected: int,
        token: str | None = None,
    ) -> Table:
        """Change the match of a table: the four below are such changes."""

    def answer(self, id: str, text: str, expected: int, token: str | None = None) -> Table: ...

    def undo(self, id: str, expected: int, token: str | None = None) -> Table: ...

    def redo(self, id: str, expected: int, token: str | None = None) -> Table: ...

    def return_to(self, id: str, count: int, expected: int, token: str | None = None) -> Table: ...

    def export(self, id: str) -> str:
        """The table's match as the text of a save file."""

    def rescue(self, id: str) -> str:
        """What can be saved of a damaged table, as the text of a save file."""

    def import_(self, text: str, name: str = "", id: str = "") -> str:
        """Put the match of a save file on a new table; returns the table's id."""

    def keep_session(self, digest: str) -> None:
        """Remember a browser that has shown the access code."""

    def has_session(self, digest: str) -> bool: ...

    def announce(self, news: str) -> None:
        """Tell whoever listens something that is stored nowhere."""

    def expire(self, since: datetime) -> int:
        """Remove tables at which nobody has played since then; returns how many."""

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Call `heard` for every table that anybody changes; returns what ends it."""

    def close(self) -> None: ...
