"""Where tables are kept: a file of SQLite, or a server of PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from automatable.table.database import Database
from automatable.table.sqlite import SqliteFile

SCHEMES = ("postgresql://", "postgres://")
Address: TypeAlias = str | Path


def is_server(address: Address) -> bool:
    """Whether the address is that of a database server."""
    return str(address).startswith(SCHEMES)


def open_database(address: Address, make: bool = True) -> Database:
    """The database at an address; with `make` off none is made that is not there."""
    if not is_server(address):
        return SqliteFile(Path(address), make=make)
    from automatable.table.postgres import PostgresServer

    return PostgresServer(str(address), make=make)
