"""`automatable deck`: the decks of a game, built in or the owner's."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from automatable.cli.parameters import GameArgument, JsonOption, LanguageOption
from automatable.cli.spoken import SpokenTyper

deck = SpokenTyper(help="Look at decks of Automa cards, and make your own.", no_args_is_help=True)


@deck.command("list", epilog="Example: automatable deck list patchwork")
def list_(
    game: Annotated[str | None, typer.Argument(help="Only of this game.")] = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """List all decks: those that come with the games, and your own."""
    from automatable.cli.decks import list_decks

    list_decks(game, json)


@deck.command(epilog="Example: automatable deck show patchwork tactical")
def show(
    game: GameArgument,
    deck: Annotated[str, typer.Argument(help="The deck's id, or a deck file.")],
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Show every card of a deck, and where its contents come from."""
    from automatable.cli.decks import show_deck

    show_deck(game, deck, json)


@deck.command(epilog="Example: automatable deck check mine.toml")
def check(
    files: Annotated[list[Path], typer.Argument(help="Deck files.")],
    lang: LanguageOption = None,
) -> None:
    """Check deck files; a mistake is reported with file, card and field, and the exit code is 2."""
    from automatable.cli.decks import check_decks

    raise typer.Exit(check_decks(files))


@deck.command(epilog="Example: automatable deck new patchwork mine.toml")
def new(
    game: GameArgument,
    file: Annotated[
        Path | None, typer.Argument(help="The new file; else mine.toml among your own decks.")
    ] = None,
    kind: Annotated[
        str, typer.Option(help="Another kind of file than a deck: on_screen for Scythe.")
    ] = "",
    lang: LanguageOption = None,
) -> None:
    """Write a commented deck file to start from. An existing file is never overwritten."""
    from automatable.cli.decks import new_deck

    new_deck(game, file, kind)


@deck.command(epilog="Example: automatable deck lint mine.toml")
def lint(
    deck: Annotated[str, typer.Argument(help="The id or file of a Patchwork deck.")],
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Say what is odd about a deck: balance, idle conditions, dominated cards."""
    from automatable.cli.lab_linting import lint_deck

    lint_deck(deck, json)
