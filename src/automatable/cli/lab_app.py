"""The commands of the laboratory with their options and help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from automatable.cli.parameters import GameArgument, JsonOption, LanguageOption
from automatable.table.runs import FIRST_SEED

MOST_GAMES = 100_000_000
MOST_SEED = 2**62
MOST_CORES = 256
MOST_SECONDS = 10_000_000

PlayerOption = Annotated[
    str, typer.Option(help="Who plays the person: uniform, advance, greedy or planner.")
]
LevelOption = Annotated[str, typer.Option(help="A level, several with commas, or all.")]
GamesOption = Annotated[int, typer.Option(max=MOST_GAMES, help="How many games of each variant.")]
SeedNumber = Annotated[
    int, typer.Option(min=0, max=MOST_SEED, help="The first game's seed; the next has one more.")
]
TimeLimitOption = Annotated[
    float | None,
    typer.Option(min=0, max=MOST_SECONDS, metavar="S", help="End the run after that many seconds."),
]
CoresOption = Annotated[
    int | None, typer.Option(min=1, max=MOST_CORES, help="Processes; all cores by default.")
]
OnOption = Annotated[str, typer.Option(help="cores of this machine, or ray: a Ray cluster.")]
RayOption = Annotated[
    str | None, typer.Option(help="Of the cluster; without it a Ray on this machine.")
]
LayoutOption = Annotated[str | None, typer.Option(help="The time board: original or revised.")]
RecycleOption = Annotated[
    str | None, typer.Option(help="Cards of a new draw pile: two_aside or all.")
]
LeatherOption = Annotated[str | None, typer.Option(help="The Automa and leather: take or leave.")]


def add_lab_commands(app: typer.Typer) -> None:
    """Put the laboratory's commands beside the others."""
    for command in (simulate, compare, sweep, design, report, bench):
        app.command(epilog=EXAMPLES[command.__name__])(command)


def simulate(
    game: GameArgument,
    level: Annotated[
        str | None, typer.Option(help="A level, several with commas, or all. [3, others: all]")
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option(help="A deck's id or file, several with commas, or all printed. [normal]"),
    ] = None,
    player: Annotated[
        str | None,
        typer.Option(help="Who plays the person: uniform, advance, greedy, planner, search:500."),
    ] = None,
    sit: Annotated[
        str | None,
        typer.Option(
            help="digital: a whole game on screen, by --player uniform, planner, steward, rector "
            "or statesman."
        ),
    ] = None,
    against: Annotated[
        str | None, typer.Option(help="Instead of the Automa: who plays the second person.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            max=MOST_GAMES, help="Of each variant. [10000 by the kernel, 100 of an Automa]"
        ),
    ] = None,
    until_width: Annotated[
        float | None,
        typer.Option(metavar="W", help="Until each interval is narrower; --games is the most."),
    ] = None,
    seed: SeedNumber = FIRST_SEED,
    leather_layout: LayoutOption = None,
    recycle: RecycleOption = None,
    automa_leather: LeatherOption = None,
    cores: CoresOption = None,
    on: OnOption = "cores",
    ray_address: RayOption = None,
    time_limit: TimeLimitOption = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep every game and a manifest there.")
    ] = None,
    format: Annotated[str, typer.Option(help="Of the games kept: csv or parquet.")] = "csv",
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Play many games by programs: win rates with 95 % intervals, scores, lengths.

    Patchwork is played to the end by a player; of the other games the Automa is watched alone:
    turns until each star, points, passes, beside what is known. Every variant is played with the
    same seeds. Ctrl-C ends the run and reports what is done.
    """
    from automatable.cli.lab_simulating import Wanted, Where, simulate

    wanted = Wanted(
        game, level, deck, player, against, games, until_width, seed,
        leather_layout, recycle, automa_leather, Where(cores, on, ray_address), time_limit, sit,
    )  # fmt: skip
    raise typer.Exit(simulate(wanted, out, format, json))


def compare(
    a: Annotated[str, typer.Argument(metavar="A", help="DECK, LEVEL or DECK:LEVEL.")],
    b: Annotated[str, typer.Argument(metavar="B", help="The same for the other side.")],
    player: PlayerOption = "greedy",
    measure: Annotated[str, typer.Option(help="What is compared: wins or margin.")] = "wins",
    smallest: Annotated[
        float | None,
        typer.Option(
            min=0.0001, max=1000, help="The smallest difference that matters (0.01 or 0.5)."
        ),
    ] = None,
    false_alarm: Annotated[
        float, typer.Option(min=0.0001, max=0.5, help="Chance of seeing what is not there.")
    ] = 0.05,
    miss: Annotated[
        float, typer.Option(min=0.0001, max=0.5, help="Chance of missing what is there.")
    ] = 0.05,
    width: Annotated[
        float | None,
        typer.Option(
            min=0.0001, max=1000, help="Instead of the test: until the interval is narrower."
        ),
    ] = None,
    seed: SeedNumber = FIRST_SEED,
    cores: CoresOption = None,
    on: OnOption = "cores",
    ray_address: RayOption = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Which of two decks or levels of Patchwork the person wins more often, by pairs of games.

    A sequential test stops as soon as the stated error rates allow.
    """
    from automatable.cli.lab_comparing import compare
    from automatable.cli.lab_simulating import Where

    errors, where = (false_alarm, miss), Where(cores, on, ray_address)
    raise typer.Exit(compare((a, b), player, measure, smallest, errors, width, seed, where, json))


def sweep(
    deck: Annotated[str, typer.Argument(help="A deck's id or file.")],
    what: Annotated[str, typer.Argument(help="card.7.budget=5..12 or level=1..5")],
    level: LevelOption = "3",
    player: PlayerOption = "greedy",
    games: GamesOption = 10_000,
    seed: SeedNumber = FIRST_SEED,
    cores: CoresOption = None,
    on: OnOption = "cores",
    ray_address: RayOption = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Change one number of a card, or the level, step by step, with the same seeds."""
    from automatable.cli.lab_comparing import sweep
    from automatable.cli.lab_simulating import Where

    where = Where(cores, on, ray_address)
    raise typer.Exit(sweep(deck, what, level, player, games, seed, where, json))


def design(
    deck: Annotated[str, typer.Argument(help="The deck to begin with: its id or file.")] = "normal",
    level: Annotated[str, typer.Option(help="The level that is meant.")] = "3",
    player: Annotated[
        str, typer.Option(help="For whom: uniform, advance, greedy or planner.")
    ] = "planner",
    win_rate: Annotated[
        float | None, typer.Option(metavar="W", help="Wish: the player wins this share of games.")
    ] = None,
    even: Annotated[
        bool, typer.Option("--even", help="Wish: the lead changes hands as often as possible.")
    ] = False,
    card_spread: Annotated[
        float | None,
        typer.Option(
            metavar="W", help="Wish: no card is worth that many points more than another."
        ),
    ] = None,
    change: Annotated[
        str, typer.Option(help="What may be changed: the deck, or the buttons one begins with.")
    ] = "deck",
    tolerance: Annotated[
        float, typer.Option(help="How far from the wished win rate is still right.")
    ] = 0.02,
    rounds: Annotated[int, typer.Option(min=1, max=1000, help="How long it is searched.")] = 8,
    confirm: Annotated[
        int, typer.Option(min=1000, max=MOST_GAMES, help="Games by which a candidate is confirmed.")
    ] = 40_000,
    name: Annotated[
        str, typer.Option(help="What the decks are called; each gets a number.")
    ] = "design",
    seed: SeedNumber = FIRST_SEED,
    cores: CoresOption = None,
    time_limit: TimeLimitOption = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the decks there; a search left there goes on."),
    ] = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Look for a Patchwork deck, or for starting buttons, that fulfil a wish.

    Candidates play the same games, the worse half drops out again and again. What is left is
    confirmed by games that had no part in choosing, and told with 95 % intervals.
    """
    from automatable.cli.lab_designing import Asked, design

    asked = Asked(
        deck, level, player, win_rate, even, card_spread, change, tolerance, rounds, confirm, name,
        seed, cores, time_limit,
    )  # fmt: skip
    raise typer.Exit(design(asked, out, json))


def report(
    run: Annotated[Path, typer.Argument(help="A folder that `simulate --out` wrote.")],
    lang: LanguageOption = None,
) -> None:
    """Write one self-contained HTML page with plots of a run into its folder."""
    from automatable.cli.lab_reporting import report

    report(run)


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
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help="How long to measure.")] = 3.0,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Measure how many two-seat games and decisions a second the engine plays."""
    from automatable.cli.lab_benching import bench

    bench(game, kernel, seats, cores or 1, seconds, json)


EXAMPLES = {
    "simulate": "Examples: automatable simulate patchwork --level all --deck all --player greedy;  "
    "automatable simulate patchwork --deck mine.toml --until-width 0.01 --out runs/mine;  "
    "automatable simulate scythe --games 200",
    "compare": "Examples: automatable compare normal:4 tactical:4;  "
    "automatable compare normal mine.toml --measure margin",
    "sweep": "Example: automatable sweep normal card.7.budget=5..12 --level 4 --player planner",
    "design": "Examples: automatable design --level IV --win-rate 0.35 --out my-deck;  "
    "automatable design tactical --card-spread 1 --even;  "
    "automatable design --level 4 --win-rate 0.5 --change buttons",
    "report": "Example: automatable report runs/mine",
    "bench": "Example: automatable bench patchwork --kernel --seats uniform uniform --cores 1",
}
