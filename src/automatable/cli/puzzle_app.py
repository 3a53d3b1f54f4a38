"""`automatable puzzles`: positions in which one move is clearly the best."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from automatable.cli.parameters import JsonOption, LanguageOption
from automatable.cli.spoken import SpokenTyper

puzzles = SpokenTyper(
    help="Positions in which one move is clearly the best: solve them, or make new ones.",
    no_args_is_help=True,
)


@puzzles.command(
    epilog="Examples: automatable puzzles solve;  automatable puzzles solve 17 --try 2"
)
def solve(
    number: Annotated[str | None, typer.Argument(help="The puzzle, numbered from 1.")] = None,
    tried: Annotated[
        int | None, typer.Option("--try", help="The number of the move you choose.")
    ] = None,
    game: Annotated[str, typer.Option(help="Only this game.")] = "patchwork",
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Show a puzzle and, with an answer, its solution; without a number that of today."""
    from automatable.cli.puzzles import solve

    solve(game, number, tried, json)


@puzzles.command(epilog="Example: automatable puzzles make found.jsonl --count 250")
def make(
    file: Annotated[
        Path, typer.Argument(help="One puzzle a line; a file that has some gets more.")
    ],
    count: Annotated[
        int, typer.Option(min=1, max=100_000, help="How many there shall be in the end.")
    ] = 200,
    seed: Annotated[int, typer.Option(min=0, max=10**9, help="The first game's number.")] = 1,
    pack: Annotated[
        Path | None,
        typer.Option(help="Then write all of them, packed as the app reads them, to this file."),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Find puzzles of Patchwork by search, each with its proof; a run that was stopped goes on."""
    from automatable.cli.puzzles import make

    make(file, count, seed, pack)
