"""The commands of the laboratory with their options and help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from automatable.cli.parameters import GameArgument, LanguageOption

FIRST_SEED = 1_000_001
"""The published averages are over seeds 1 to 1,000,000: these games are others."""

PlayerOption = Annotated[
    str, typer.Option(help="Who plays the person: uniform, advance, greedy or planner.")
]
LevelOption = Annotated[str, typer.Option(help="A level, several with commas, or all.")]
DeckOption = Annotated[
    str, typer.Option(help="A deck's id or file, several with commas, or all printed ones.")
]
GamesOption = Annotated[int, typer.Option(help="How many games of each variant.")]
SeedNumber = Annotated[int, typer.Option(help="The first game's seed; the next has one more.")]
CoresOption = Annotated[int | None, typer.Option(min=1, help="Processes; all cores by default.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
LayoutOption = Annotated[str, typer.Option(help="The time board: original or revised.")]
RecycleOption = Annotated[str, typer.Option(help="Cards of a new draw pile: two_aside or all.")]
LeatherOption = Annotated[str, typer.Option(help="The Automa and leather: take or leave.")]


def add_commands(app: typer.Typer) -> None:
    """Put the laboratory's commands beside the others."""
    for command in (simulate, bench):
        app.command(epilog=EXAMPLES[command.__name__])(command)


def simulate(
    game: GameArgument,
    level: LevelOption = "3",
    deck: DeckOption = "normal",
    player: PlayerOption = "greedy",
    against: Annotated[
        str | None, typer.Option(help="Instead of the Automa: who plays the second person.")
    ] = None,
    games: GamesOption = 10_000,
    until_width: Annotated[
        float | None,
        typer.Option(metavar="W", help="Instead of --games: until each interval is narrower."),
    ] = None,
    seed: SeedNumber = FIRST_SEED,
    leather_layout: LayoutOption = "original",
    recycle: RecycleOption = "two_aside",
    automa_leather: LeatherOption = "take",
    cores: CoresOption = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep every game and a manifest there.")
    ] = None,
    format: Annotated[str, typer.Option(help="Of the games kept: parquet or csv.")] = "parquet",
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Play many games by programs: win rates with 95 % intervals, scores, lengths.

    Every variant is played with the same seeds. Ctrl-C ends the run and reports what is done.
    """
    from automatable.cli.lab_simulating import Wanted, simulate

    wanted = Wanted(
        game, level, deck, player, against, games, until_width, seed,
        leather_layout, recycle, automa_leather, cores,
    )  # fmt: skip
    raise typer.Exit(simulate(wanted, out, format, json))


def bench(
    game: GameArgument,
    kernel: Annotated[
        bool, typer.Option("--kernel/--reference", help="Which engine is measured.")
    ] = True,
    seats: Annotated[tuple[str, str], typer.Option(help="Who plays the two seats.")] = (
        "uniform",
        "uniform",
    ),
    cores: CoresOption = 1,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to measure.")] = 3.0,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Measure how many two-seat games and decisions a second the engine plays."""
    from automatable.cli.lab_benching import bench

    bench(game, kernel, seats, cores or 1, seconds, json)


EXAMPLES = {
    "simulate": "Examples: automatable simulate patchwork --level all --deck all --player greedy;  "
    "automatable simulate patchwork --deck mine.toml --until-width 0.01 --out runs/mine",
    "bench": "Example: automatable bench patchwork --kernel --seats uniform uniform --cores 1",
}
