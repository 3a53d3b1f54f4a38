"""The tables of the database that a command works on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from automatable.cli.output import UsageError
from automatable.table import folders
from automatable.table.databases import Address, is_server, open_database
from automatable.table.salvage import copied
from automatable.table.store import NoSuchTable, Store, StoreFailed


def beside(database: Address | None) -> Path | None:
    """The file beside which own decks lie; None for the usual place."""
    return None if database is None or is_server(database) else Path(database)


@contextmanager
def opened(database: Address | None, make: bool = True) -> Iterator[Store]:
    """The store, closed at the end; meanwhile own decks are those that lie beside it.

    With `make` off none is made that is not there.
    """
    with folders.beside(beside(database)):
        store = Store(open_database(database or folders.database(), make))
        try:
            yield store
        finally:
            store.close()


@contextmanager
def opened_to_read(database: Address | None, make: bool = False) -> Iterator[Store]:
    """The same for whoever only looks: what lies where nothing can be written is copied first."""
    with ExitStack() as stack:
        try:
            store = stack.enter_context(opened(database, make))
        except StoreFailed as error:
            unwritable = error.code in ("store_read_only", "store_cannot_open")
            if not unwritable or is_server(database or ""):
                raise
            copy = stack.enter_context(copied(Path(database or folders.database())))
            store = stack.enter_context(closing(Store(copy)))
        yield store


def full_id(store: Store, start: str) -> str:
    """The id of the only table whose id begins like this."""
    ids = store.ids(start)
    if start in ids:
        return start
    if not ids:
        raise NoSuchTable(start)
    if len(ids) > 1:
        raise UsageError("table_ambiguous", table=start, n=len(ids))
    return ids[0]


def last_played(store: Store) -> str:
    """The table to go on with when none is named."""
    running = store.tables(running=True, limit=1)
    if not running:
        raise UsageError("nothing_to_resume")
    return running[0].id
