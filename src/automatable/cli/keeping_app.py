"""The commands that look after a database with their options and help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from automatable.cli.parameters import DatabaseOption, LanguageOption

EXAMPLES = {
    "backup": "Example: automatable backup evening.sqlite",
    "check": "Example: automatable check --database club.sqlite",
    "repair": "Example: automatable repair saved.sqlite --database club.sqlite",
    "move": "Example: automatable move club.sqlite postgresql://automatable@db.example.org/tables",
}


def add_keeping_commands(app: typer.Typer) -> None:
    """Put them beside the others."""
    for command in (backup, check, repair, move):
        app.command(epilog=EXAMPLES[command.__name__])(command)


def backup(
    file: Annotated[Path, typer.Argument(help="The new file; one that exists is left alone.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Copy all tables to a new file, safely while the server runs."""
    from automatable.cli.listing import back_up

    back_up(file, database)


def check(database: DatabaseOption = None, lang: LanguageOption = None) -> None:
    """Look a database over: is the file whole, and can every table be gone on with?

    Every table is replayed and compared with its fingerprint. The database is only read; the exit
    code is 1 if anything is wrong.
    """
    from automatable.cli.keeping import check

    raise typer.Exit(check(database))


def repair(
    file: Annotated[Path, typer.Argument(help="The new file; one that exists is left alone.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Save what can be saved of a damaged file into a new one; the old one is not touched."""
    from automatable.cli.keeping import repair

    raise typer.Exit(repair(file, database))


def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file, or a server's address.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The same; what is there stays.")],
    lang: LanguageOption = None,
) -> None:
    """Copy all tables from one database to another, and compare every fingerprint there."""
    from automatable.cli.keeping import move

    raise typer.Exit(move(source, target))
