"""What a store asks of a database: the same statements on SQLite and on PostgreSQL.

Statements name their values (`:id`). A block of `reading` is one consistent look; a block of
`writing` is all or nothing, and what it wrote is safe when it is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol, TypeAlias

Values: TypeAlias = Mapping[str, Any]
NOTHING: Values = {}


class Row(Protocol):
    """One row; its columns by name."""

    def __getitem__(self, column: str, /) -> Any: ...

    def keys(self) -> Iterable[str]: ...


class Connection(Protocol):
    """Inside one block of reading or writing."""

    locking: str
    """Put behind a SELECT, it makes others wait who want to change the same rows."""

    def execute(self, statement: str, values: Values = NOTHING) -> list[Row]:
        """All rows that come of it."""

    def execute_many(self, statement: str, values: Iterable[Values]) -> None:
        """The same statement once for each."""


class Database(Protocol):
    """A file of SQLite, a server of PostgreSQL, or what else keeps rows."""

    @property
    def name(self) -> str:
        """For the host: where the rows are, without any password."""

    @property
    def path(self) -> Path:
        """What else a server keeps for its tables (runs of the laboratory) lies beside it."""

    def reading(self) -> AbstractContextManager[Connection]: ...

    def writing(self) -> AbstractContextManager[Connection]:
        """Raises `NotKnown` if the very last step failed, and `StoreFailed` if all is as before."""

    def tell(self, connection: Connection, table: str) -> None:
        """Once the block is done, whoever listens learns that this table has changed."""

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Call `heard` from another thread for every table that anybody changes.

        Returns what ends it.
        """

    def back_up(self, file: Path) -> int:
        """Copy everything to a new SQLite file; returns how many tables it has."""

    def close(self) -> None: ...
