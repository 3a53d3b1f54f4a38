"""What can go wrong at a stored table, as named errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from automatable.core.errors import AutomatableError

if TYPE_CHECKING:
    from automatable.table.store import Table


class NoSuchTable(AutomatableError):
    """No table has this id, or it was deleted."""

    def __init__(self, id: str) -> None:
        super().__init__("no_such_table", table=id)


class TableDamaged(AutomatableError):
    """The table is there, but what is stored of it cannot be played any more."""

    def __init__(self, id: str, reason: str) -> None:
        super().__init__("table_damaged", table=id, reason=reason)


class Stale(AutomatableError):
    """The change was meant for an older state; `table` is the fresh one."""

    def __init__(self, table: Table) -> None:
        super().__init__("stale")
        self.table = table


class StoreFailed(AutomatableError):
    """The database could not be read or written; the match is as it was before."""


class NotKnown(StoreFailed):
    """The database went away at the last step: what was written may be there, or not."""
