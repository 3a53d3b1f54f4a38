"""`automatable kit`: game files from the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from automatable.cli.parameters import DatabaseOption, JsonOption, LanguageOption, SeedOption
from automatable.cli.spoken import SpokenTyper

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A game file, NAME.automa.")]

kit = SpokenTyper(
    help="Game files: an Automa as one readable text (see the documents).", no_args_is_help=True
)


@kit.command(epilog="Example: automatable kit check harbour.automa")
def check(file: FileArgument, json: JsonOption = False, lang: LanguageOption = None) -> None:
    """Read a game file and name every mistake at its line; the exit code is 2 if there is one."""
    from automatable.cli.game_files import check

    raise typer.Exit(check(file, json))


@kit.command(epilog="Example: automatable kit play harbour.automa")
def play(
    file: FileArgument,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    seed: SeedOption = None,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Play a game file in the terminal; the match carries the file and is kept like any other."""
    from automatable.cli.playing import play

    raise typer.Exit(play([str(file)], option or [], seed, None, database))


@kit.command(epilog="Example: automatable kit keep harbour.automa")
def keep(file: FileArgument, lang: LanguageOption = None) -> None:
    """Put a game file among your own: then it is on the shelf, and a game like any other."""
    from automatable.cli.game_files import keep

    keep(file)


@kit.command(epilog="Example: automatable kit many harbour.automa 50")
def many(
    file: FileArgument,
    games: Annotated[int, typer.Argument(min=1, max=10_000, help="How many.")] = 50,
    lang: LanguageOption = None,
) -> None:
    """Play many games at random: how they end, and which steps are never reached."""
    from automatable.cli.game_files import many

    many(file, games)


@kit.command(epilog="Example: automatable kit odds harbour.automa")
def odds(file: FileArgument, lang: LanguageOption = None) -> None:
    """The odds of the first card of each deck, field by field."""
    from automatable.cli.game_files import odds

    odds(file)


@kit.command(epilog="Example: automatable kit eject harbour.automa")
def eject(
    file: FileArgument,
    folder: Annotated[
        Path | None, typer.Option(help="The folder to write it into; it must not exist yet.")
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Write the same game as a Python package, with its tests; there is no way back."""
    from automatable.cli.game_files import eject

    eject(file, folder)
