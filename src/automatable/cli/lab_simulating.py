"""What `automatable simulate` does."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from automatable.cli.voice import FAILED, OK, UsageError, voice
from automatable.core.game import game
from automatable.lab.output import (
    MANIFEST,
    RESULTS,
    check_format,
    manifest,
    new_folder,
    write_games,
    write_json,
)
from automatable.lab.patchwork.batches import KERNEL, Batch, check_player, engine, play_batch
from automatable.lab.patchwork.columns import CARDS, COLUMNS
from automatable.lab.patchwork.simulation import Simulation, Variant, two_seats, until_narrow
from automatable.lab.patchwork.variants import read_decks, read_levels, solo_variants, switches
from automatable.lab.workers import Processes, Runner, available_cores, here

SMALL = 20_000
"""Games of the kernel that are played sooner than a second process has started."""


@dataclass(frozen=True)
class Wanted:
    """The options of the command."""

    game: str
    level: str
    deck: str
    player: str
    against: str | None
    games: int
    until_width: float | None
    seed: int
    leather_layout: str
    recycle: str
    automa_leather: str
    cores: int | None

    def variants(self) -> list[Variant]:
        rulings = switches(self.leather_layout, self.recycle, self.automa_leather)
        if self.against is not None:
            return [two_seats(check_player(self.player), check_player(self.against), rulings)]
        return solo_variants(read_decks(self.deck), read_levels(self.level), self.player, rulings)


def simulate(wanted: Wanted, out: Path | None, format: str, as_json: bool) -> int:
    check_game(wanted.game)
    if out is not None:
        check_format(format)
    simulation = Simulation(
        wanted.variants(), wanted.seed, engine_told(), keep_rows=out is not None
    )
    folder = new_folder(out) if out is not None else None
    start = time.perf_counter()
    finished = run(simulation, wanted)
    results = {
        "game": wanted.game, "engine": simulation.engine, "seed": wanted.seed,
        "finished": finished, "seconds": round(time.perf_counter() - start, 3),
        "results": simulation.results(),
    }  # fmt: skip
    if folder is not None:
        keep(folder, format, wanted, simulation, results)
    tell(simulation, results, as_json)
    return OK if finished else FAILED


def check_game(id: str) -> None:
    """Only what the laboratory can simulate."""
    voice.game = game(id)
    if id != "patchwork":
        raise UsageError("no_simulation", game=id)


def engine_told() -> str:
    """The engine to use; that it is the slow one is said."""
    chosen = engine()
    if chosen != KERNEL:
        print(voice("lab-no-kernel"), file=sys.stderr)
    return chosen


def run(simulation: Simulation, wanted: Wanted) -> bool:
    """Play; whether the run came to its end."""
    runner = runner_for(wanted, simulation)
    total = None if wanted.until_width else wanted.games * len(simulation.variants)
    try:
        with progress(total) as told:
            if wanted.until_width is not None:
                until_narrow(simulation, wanted.until_width, runner, told)
            else:
                for done in simulation.play(wanted.games, runner):
                    told(done)
    except KeyboardInterrupt:
        return False
    return True


def runner_for(wanted: Wanted, simulation: Simulation) -> Runner:
    cores = wanted.cores or available_cores()
    games = wanted.games * len(simulation.variants)
    if simulation.engine == KERNEL and wanted.games > 0:
        # Compiled here once; the workers find it on disk.
        first = simulation.variants[0]
        play_batch(Batch(first.set_up, first.players, 1, 1, KERNEL))
    small = simulation.engine == KERNEL and games <= SMALL and not wanted.until_width
    return here if cores == 1 or small else Processes(cores)


@contextmanager
def progress(total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar with the rate and the time left, on the stream for errors."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(file=sys.stderr)
    if not console.is_terminal:
        yield lambda done: None
        return
    columns = (BarColumn(), TextColumn("{task.completed:.0f}"), TextColumn("{task.fields[rate]}"),
               TimeRemainingColumn())  # fmt: skip
    start = time.perf_counter()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total, rate="")

        def told(done: int) -> None:
            bar.advance(task, done)
            rate = bar.tasks[0].completed / (time.perf_counter() - start)
            bar.update(task, rate=voice("lab-rate", rate=round(rate)))

        yield told


def keep(
    folder: Path, format: str, wanted: Wanted, simulation: Simulation, results: dict[str, Any]
) -> None:
    """Manifest, figures and every game."""
    decks = {v.set_up.deck.id: asdict(v.set_up.deck) for v in simulation.variants if v.set_up.deck}
    facts = {"options": asdict(wanted), "engine": simulation.engine, "decks": decks,
             "games_per_variant": simulation.planned}  # fmt: skip
    write_json(folder / MANIFEST, manifest(sys.argv[1:], **facts))
    write_json(folder / RESULTS, {**results, **distributions(simulation)})
    header = ["variant", "seed", *COLUMNS, *(f"card_{n + 1}" for n in range(CARDS))]
    write_games(folder, format, header, _rows(simulation))


def distributions(simulation: Simulation) -> dict[str, Any]:
    """What the plots of a report are drawn from."""
    return {
        "distributions": [
            {
                "score_1": _histogram(tally.columns["score_1"]),
                "score_2": _histogram(tally.columns["score_2"]),
                "plies": _histogram(tally.columns["plies"]),
                "cards": [
                    {"games": _histogram(card.games), "wins": _histogram(card.wins),
                     "margin": _histogram(card.margin)}
                    for card in tally.cards
                ],
            }
            for tally in simulation.tallies
        ]
    }  # fmt: skip


def _histogram(counted: Any) -> dict[str, int]:
    return {str(value): counted[value] for value in sorted(counted)}


def _rows(simulation: Simulation) -> Iterator[list[Any]]:
    for variant, seed, rows in sorted(simulation.rows, key=lambda kept: kept[:2]):
        name = simulation.variants[variant].name
        for i, row in enumerate(rows):
            yield [name, seed + i, *map(int, row)]


def tell(simulation: Simulation, results: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(results))
        return
    heads = ("variant", "games", "won", "interval", "person", "automa", "tile", "plies", "leads")
    titles = [voice(f"lab-head-{head}") for head in heads]
    say_table([titles, *map(_cells, results["results"])])
    if not results["finished"]:
        print(voice("lab-interrupted"), file=sys.stderr)


def say_table(rows: Sequence[Sequence[str]]) -> None:
    """Columns as wide as they need to be, whatever the width of the terminal."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        voice.out.print("  ".join(cells).rstrip(), markup=False, soft_wrap=True)


def _cells(result: dict[str, Any]) -> list[str]:
    low, high = (f"{100 * edge:.2f}" for edge in result["interval"])
    scores = [
        f"{result[f'mean_score_{seat}']:.2f} ± {result[f'sd_score_{seat}']:.1f}"
        for seat in ("person", "automa")
    ]
    return [
        result["variant"], str(result["games"]), f"{100 * result['win_rate']:.2f} %",
        f"{low}–{high} %", *scores, f"{100 * result['tile_person']:.1f} %",
        f"{result['means']['plies']:.1f}", f"{result['means']['lead_changes']:.2f}",
    ]  # fmt: skip
