"""All commands with their options and help; each does its work in a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from automatable.cli.deck_app import deck
from automatable.cli.keeping_app import add_keeping_commands
from automatable.cli.kit_app import kit
from automatable.cli.lab_app import add_lab_commands
from automatable.cli.parameters import (
    DatabaseOption,
    GameArgument,
    HostOption,
    JsonOption,
    LanguageOption,
    PortOption,
    SeedOption,
)
from automatable.cli.puzzle_app import puzzles
from automatable.cli.spoken import SpokenTyper

CODES = """
Exit codes: 0 all is well; 1 it ran, but something failed (lines of a batch, the disk, a port);
2 the input is wrong (the reason is on stderr, nothing was changed).
"""

app = SpokenTyper(
    help="Play board games solo against their Automas.\n\nWithout a command: open the table in "
    "the browser, with all games in it.\n\nExample: automatable --no-browser",
    epilog=CODES,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(deck, name="deck")
app.add_typer(puzzles, name="puzzles")
app.add_typer(kit, name="kit")


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"automatable {version('automatable')}")
        raise typer.Exit


@app.callback(invoke_without_command=True, epilog=CODES)
def table(
    context: typer.Context,
    browser: Annotated[bool, typer.Option(help="Open a browser window.")] = True,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from automatable.cli.serving import open_table

        open_table(database, browser)


@app.command(epilog="Example: automatable games")
def games(json: JsonOption = False, lang: LanguageOption = None) -> None:
    """List the games and what can be chosen in each."""
    from automatable.cli.listing import list_games

    list_games(json)


@app.command(
    context_settings={"ignore_unknown_options": True},
    epilog="Examples: automatable play patchwork --level 4 --deck tactical;  "
    "automatable play patchwork --seed 'rainy evening';  automatable play --resume Zx3a",
)
def play(
    game_and_options: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME] [--level 3] [--deck NAME] ...",
            help="The game or a game file, and any of its options (see `automatable games`).",
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    seed: SeedOption = None,
    resume: Annotated[
        str | None, typer.Option(metavar="ID", help="Go on at this table (its first letters do).")
    ] = None,
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Play in the terminal. Without a game: go on at the table played last.

    Every answer is stored at once; type ? for help, quit to leave. Answers may also be piped in;
    then the exit code is 2 if one of them was refused.
    """
    from automatable.cli.playing import play

    code = play(game_and_options or [], option or [], seed, resume, database)
    raise typer.Exit(code)


@app.command(epilog="Example: automatable tables")
def tables(
    database: DatabaseOption = None, json: JsonOption = False, lang: LanguageOption = None
) -> None:
    """List the tables that can be gone on with, the last played first."""
    from automatable.cli.listing import list_tables

    list_tables(database, json)


@app.command(epilog="Examples: automatable level;  automatable level patchwork --like 0.35")
def level(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    like: Annotated[
        float, typer.Option(min=0.05, max=0.95, help="The chance to win that you like.")
    ] = 0.5,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Say how strong you are by your finished matches, how sure that is, and what to try next."""
    from automatable.cli.your_level import tell_level

    tell_level(database, game, like, json)


@app.command(
    epilog="Examples: automatable turn patchwork --position middle.json --answer 'card 5' --json;  "
    "automatable turn patchwork --batch < positions.jsonl > results.jsonl",
)
def turn(
    game: GameArgument,
    position: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="A position, as JSON or in the game's notation; - = stdin."
        ),
    ] = None,
    answer: Annotated[
        list[str] | None,
        typer.Option(metavar="TEXT", help="An answer for chance or the person; repeat in order."),
    ] = None,
    seed: Annotated[
        str, typer.Option(help="Decides what no answer is given for: the same each time.")
    ] = "automatable",
    json: JsonOption = False,
    batch: Annotated[
        bool, typer.Option("--batch", help="Read and write one JSON object a line.")
    ] = False,
    lang: LanguageOption = None,
) -> None:
    """Resolve one turn of the Automa for any position, and say why.

    What is drawn comes from --answer, in order, and then from --seed, which has a fixed default:
    the same call gives the same result. With --batch each line of stdin is an object
    {"position": ..., "answers": [...], "seed": ...} and gives one line; a line that cannot be
    resolved gives {"error": {"code": ..., "message": ..., "rule": ...}}, and the exit code is 1
    at the end.
    """
    from automatable.cli.turning import turn, turn_batch

    if batch:
        raise typer.Exit(turn_batch(game, position, answer or [], seed))
    turn(game, position, answer or [], seed, json)


@app.command(epilog="Example: automatable position patchwork > middle.json")
def position(game: GameArgument, lang: LanguageOption = None) -> None:
    """Print a complete position of a typical mid-game, as a template to edit."""
    from automatable.cli.listing import print_position

    print_position(game)


@app.command(
    epilog="Examples: automatable replay evening.json;  automatable replay game.pw1 --to 20"
)
def replay(
    save: Annotated[str, typer.Argument(help="A save file or a game record; - = stdin.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after that many answers.")] = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Replay a save or a record: check it, and tell all that happened."""
    from automatable.cli.replaying import replay

    replay(save, to, json)


@app.command(epilog="Examples: automatable rules patchwork;  automatable rules scythe 5.2")
def rules(
    game: GameArgument,
    wanted: Annotated[
        list[str] | None, typer.Argument(help="A paragraph (5.2), or words to look for.")
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Read the rulebook of a game: all of it, one paragraph, or what contains some words."""
    from automatable.cli.choosing import named_game
    from automatable.cli.rules import tell_rules

    tell_rules(named_game(game), " ".join(wanted or ()))


@app.command(
    epilog="Examples: automatable review evening.json;  automatable review game.pw1 --json"
)
def review(
    save: Annotated[str, typer.Argument(help="A save file or a game record; - = stdin.")],
    judge: Annotated[
        str | None, typer.Option(help="Who judges: search (needs the laboratory) or planner.")
    ] = None,
    cores: Annotated[int, typer.Option(min=1, max=64, help="Threads that judge.")] = 2,
    out: Annotated[
        Path | None, typer.Option(help="Also keep the review in this file.", dir_okay=False)
    ] = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Look back on a match: what every decision was worth, and the costly ones first."""
    from automatable.cli.reviewing import review

    review(save, judge, cores, out, json)


@app.command(epilog="Example: automatable share evening.json --other friend.txt")
def share(
    save: Annotated[str, typer.Argument(help="A save file or a game record; - = stdin.")],
    other: Annotated[
        str | None,
        typer.Option(
            metavar="FILE", help="A file with a friend's text, to be shown beside it; - = stdin."
        ),
    ] = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """Send a finished match: its link, and its result as a short text to paste."""
    from automatable.cli.sharing import share

    share(save, other, json)


@app.command(epilog="Example: automatable day patchwork")
def day(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    json: JsonOption = False,
    lang: LanguageOption = None,
) -> None:
    """The games of the day: the same for everybody, from the date alone."""
    from automatable.cli.sharing import day

    day(game, json)


@app.command(epilog="Example: automatable export Zx3a > evening.json")
def export(
    table: Annotated[str, typer.Argument(help="The table's id (its first letters do).")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Print a table as a save file."""
    from automatable.cli.listing import export_table

    export_table(table, database)


@app.command("import", epilog="Example: automatable import evening.json")
def import_(
    save: Annotated[str, typer.Argument(help="A save file, or a backup; - = stdin.")],
    database: DatabaseOption = None,
    lang: LanguageOption = None,
) -> None:
    """Put the match of a save file on a new table, or bring all that a backup has."""
    from automatable.cli.listing import import_table

    import_table(save, database)


@app.command(epilog="Examples: automatable words;  automatable words eo")
def words(
    language: Annotated[
        str | None, typer.Argument(help="Also list what is missing or copied in this language.")
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Count the words of every language and name the mistakes in them by file and line."""
    from automatable.cli.word_counts import count_words

    raise typer.Exit(count_words(language))


@app.command("new-game", epilog="Example: automatable new-game harbour")
def new_game(
    name: Annotated[str, typer.Argument(help="Its id: small letters, digits and _.")],
    folder: Annotated[
        Path, typer.Option(help="Where the folder of the package is made.", file_okay=False)
    ] = Path(),
    lang: LanguageOption = None,
) -> None:
    """Write a small whole game as a package of your own, to be changed into yours."""
    from automatable.cli.new_game import write_new_game

    write_new_game(name, folder)


add_keeping_commands(app)


@app.command(
    epilog="Examples: automatable serve --lan;  "
    "automatable serve --port 8000 --allow-host tables.example.org --database club.sqlite"
)
def serve(
    host: HostOption = "127.0.0.1",
    port: PortOption = 8765,
    database: DatabaseOption = None,
    root_path: Annotated[
        str, typer.Option(help="Where the app lies behind a proxy, such as /automatable.")
    ] = "",
    lan: Annotated[
        bool, typer.Option("--lan", help="Listen to the whole network: short for --host 0.0.0.0.")
    ] = False,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name the server is reached by; may be repeated."),
    ] = None,
    access_code: Annotated[
        str | None,
        typer.Option(
            metavar="CODE",
            envvar="AUTOMATABLE_ACCESS_CODE",
            help="Visitors must know this code; better given in the environment.",
        ),
    ] = None,
    lab: Annotated[
        bool | None,
        typer.Option(
            "--lab/--no-lab",
            help="Let visitors run simulations, one at a time. Off by default where strangers "
            "may come (a code, a public name or a prefix).",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=64, help="Processes; by default one, or one a core for others."),
    ] = None,
    expire_days: Annotated[
        int | None,
        typer.Option(
            min=1, max=36500, metavar="DAYS", help="Delete tables not played for these days."
        ),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Serve the table in the browser, on this machine only unless told otherwise."""
    from automatable.cli.serving import Serving, serve

    names = frozenset(name.lower() for name in allow_host or ())
    where = Serving(
        "0.0.0.0" if lan else host, port, root_path, names, access_code, lab, workers, expire_days
    )
    serve(where, database)


add_lab_commands(app)
