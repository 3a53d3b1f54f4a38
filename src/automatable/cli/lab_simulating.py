"""What `automatable simulate` does."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from automatable.cli.choosing import named_game
from automatable.cli.output import FAILED, OK, UsageError, voice
from automatable.core.game import Game, game
from automatable.core.matches.saves import packed_file
from automatable.core.options import ON_SCREEN
from automatable.core.simulating.tempo import seats, tempos
from automatable.lab.errors import BadExperiment
from automatable.lab.output import check_format, manifest, new_folder, write_games
from automatable.lab.patchwork.batches import KERNEL, Batch, check_player, engine, play_batch
from automatable.lab.patchwork.simulation import Simulation, Variant, two_seats
from automatable.lab.patchwork.variants import read_decks, read_levels, solo_variants, switches
from automatable.lab.running import (
    MOST,
    Experiment,
    ProgressFile,
    TimeUp,
    check_width,
    time_limit,
    until_narrow,
)
from automatable.lab.tempo import TempoSimulation, chosen_variants
from automatable.lab.workers import Processes, Runner, available_cores, here
from automatable.table.runs import MANIFEST, PROGRESS, RESULTS, write_json
from automatable.ui.lab.runs import measure_label
from automatable.ui.words.numbers import decimal, percent

SMALL = 20_000
"""Games of the kernel that are played sooner than a second process has started."""
FEW = 100
"""Games of an Automa alone, where no number is given: half a minute or less."""
PLACES = ("cores", "ray")


@dataclass(frozen=True)
class Where:
    """Where batches are played: on cores of this machine, or on a Ray cluster."""

    cores: int | None
    on: str = PLACES[0]
    ray_address: str | None = None

    def __post_init__(self) -> None:
        if self.on not in PLACES:
            known = ", ".join(PLACES)
            raise BadExperiment("no_such_value", switch="on", value=self.on, known=known)

    def runner(self, small: bool) -> Runner:
        """A small experiment is done here sooner than a second process has started."""
        if self.on == "ray":
            from automatable.lab.on_ray import OnRay

            return OnRay(self.ray_address, self.cores)
        count = self.cores or available_cores()
        return here if count == 1 or small else Processes(count)


@dataclass(frozen=True)
class Wanted:
    """The options of the command; None where nothing was said."""

    game: str
    level: str | None
    deck: str | None
    player: str | None
    against: str | None
    games: int | None
    until_width: float | None
    seed: int
    leather_layout: str | None
    recycle: str | None
    automa_leather: str | None
    where: Where
    time_limit: float | None = None
    sit: str | None = None

    def experiment(self, keep_rows: bool) -> Experiment:
        if self.game == "patchwork":
            return Simulation(self.variants(), self.seed, engine_name(), keep_rows)
        if self.sit == ON_SCREEN:
            return self.seat(keep_rows)
        if self.game not in tempos():
            raise UsageError("no_simulation", game=self.game)
        for name in ("deck", "player", "against", "leather_layout", "recycle", "automa_leather"):
            if getattr(self, name) is not None:
                raise BadExperiment("automa_alone", option=name.replace("_", "-"), game=self.game)
        tempo = tempos()[self.game]
        return TempoSimulation(
            tempo, chosen_variants(tempo, self.level or "all"), self.seed, keep_rows
        )

    def seat(self, keep_rows: bool) -> Experiment:
        """Whole games of a program against the Automa."""
        known = [player for game, player in seats() if game == self.game]
        if not known:
            raise UsageError("no_simulation", game=self.game)
        player = self.player or known[0]
        if player not in known:
            text = ", ".join(known)
            raise BadExperiment("no_such_value", switch="player", value=player, known=text)
        tempo = seats()[self.game, player]
        names = chosen_variants(tempo, self.level or "all")
        return TempoSimulation(tempo, names, self.seed, keep_rows)

    def variants(self) -> list[Variant]:
        """Of Patchwork."""
        rulings = switches(
            self.leather_layout or "original", self.recycle or "two_aside",
            self.automa_leather or "take",
        )  # fmt: skip
        player = check_player(self.player or "greedy")
        if self.against is not None:
            return [two_seats(player, check_player(self.against), rulings)]
        decks, levels = read_decks(self.deck or "normal"), read_levels(self.level or "3")
        return solo_variants(decks, levels, player, rulings)

    @property
    def number(self) -> int:
        if self.games is not None:
            return self.games
        return 10_000 if self.game == "patchwork" else FEW


def simulate(wanted: Wanted, out: Path | None, format: str, as_json: bool) -> int:
    voice.game = named_game(wanted.game)
    wanted = replace(wanted, game=voice.game.id)
    if out is not None:
        check_format(format)
    experiment = wanted.experiment(keep_rows=out is not None)
    folder = new_folder(out) if out is not None else None
    start = time.perf_counter()
    finished = run(experiment, wanted, folder)
    results = {
        "game": wanted.game, "engine": experiment.engine, "seed": wanted.seed,
        "finished": finished, "seconds": round(time.perf_counter() - start, 3),
        **experiment.summary(), "results": experiment.results(), **_file(voice.game),
    }  # fmt: skip
    if folder is not None:
        keep(folder, format, wanted, experiment, results)
    tell(results, as_json)
    return OK if finished else FAILED


def _file(game: Game[Any]) -> dict[str, str]:
    """The game file that was simulated: a report needs its words."""
    return {"file": packed_file(game)} if game.text else {}


def check_game(id: str) -> None:
    """Only what has a fast kernel."""
    voice.game = game(id)
    if id != "patchwork":
        raise UsageError("no_simulation", game=id)


def engine_name() -> str:
    """The engine to use; that it is the slow one is said."""
    chosen = engine()
    if chosen != KERNEL:
        print(voice("lab-no-kernel"), file=sys.stderr)
    return chosen


def run(experiment: Experiment, wanted: Wanted, folder: Path | None) -> bool:
    """Play; whether the run came to its end."""
    if wanted.until_width is not None:
        check_width(wanted.until_width)  # before anything is compiled
    runner = runner_for(wanted, experiment)
    total = None if wanted.until_width else wanted.number * len(experiment.names)
    kept = ProgressFile(folder, experiment, total) if folder else None
    try:
        with progress(total) as shown:
            limit = time_limit(wanted.time_limit) if wanted.time_limit else None
            moved = all_of(shown, kept, limit)
            if wanted.until_width is not None:
                until_narrow(experiment, wanted.until_width, runner, moved, wanted.games or MOST)
            else:
                for done in experiment.play(wanted.number, runner):
                    moved(done)
    except (KeyboardInterrupt, TimeUp):
        return False
    finally:
        close(runner)
    return True


def close(runner: Runner) -> None:
    """End what a runner has started, before anything is printed."""
    if hasattr(runner, "close"):
        runner.close()


def all_of(*listeners: Callable[[int], None] | None) -> Callable[[int], None]:
    def moved(done: int) -> None:
        for listener in filter(None, listeners):
            listener(done)

    return moved


def runner_for(wanted: Wanted, experiment: Experiment) -> Runner:
    if not isinstance(experiment, Simulation) or experiment.engine != KERNEL:
        return wanted.where.runner(small=False)
    if wanted.number > 0 and wanted.where.on != "ray":
        # Compiled here once; the workers find it on disk.
        first = experiment.variants[0]
        play_batch(Batch(first.set_up, first.players, 1, 1, KERNEL))
    small = wanted.number * len(experiment.names) <= SMALL and not wanted.until_width
    return wanted.where.runner(small)


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

        def moved(done: int) -> None:
            bar.advance(task, done)
            rate = bar.tasks[0].completed / (time.perf_counter() - start)
            bar.update(task, rate=voice("lab-rate", rate=round(rate)))

        yield moved


def keep(
    folder: Path, format: str, wanted: Wanted, experiment: Experiment, results: dict[str, Any]
) -> None:
    """Manifest, figures and every game; the results last, for with them the run is done."""
    facts = {"options": asdict(wanted), "engine": experiment.engine, **experiment.facts(),
             "games_per_variant": experiment.planned}  # fmt: skip
    write_json(folder / MANIFEST, manifest(sys.argv[1:], **facts))
    write_games(folder, format, experiment.header(), experiment.table())
    write_json(folder / RESULTS, {**results, "distributions": experiment.distributions()})
    (folder / PROGRESS).unlink(missing_ok=True)


def tell(results: Mapping[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(results))
        return
    if results.get("kind") == "tempo":
        _tell_tempo(results)
    else:
        heads = ("variant", "games", "won", "interval", "person", "automa", "tile", "plies",
                 "leads")  # fmt: skip
        titles = [voice(f"lab-head-{head}") for head in heads]
        say_table([titles, *map(_cells, results["results"])])
    if not results["finished"]:
        print(voice("lab-interrupted"), file=sys.stderr)


def _tell_tempo(results: Mapping[str, Any]) -> None:
    """Each variant: every mean beside what is known of it."""
    voice.say(voice(results["assumption"]), "dim")
    heads = [voice(f"lab-head-{head}") for head in ("measure", "mean", "interval", "known", "off")]
    for result in results["results"]:
        voice.say(f"\n{result['variant']}: {voice('lab-games', n=result['games'])}", "bold")
        pairs = zip(results["measures"], result["measures"].values(), strict=True)
        say_table([heads, *(_measure_cells(measure, found) for measure, found in pairs)])


def _measure_cells(measure: Mapping[str, Any], found: Mapping[str, Any]) -> list[str]:
    if not found["games"]:
        return [measure_label(voice.words, measure), "–", "–", "", ""]
    low, high = (_number(edge, 2) for edge in found["interval"])
    known = _number(found["known"], 2) if "known" in found else ""
    off = decimal(voice.language, found["off"], 1, plus=True) if "off" in found else ""
    return [
        measure_label(voice.words, measure),
        _number(found["mean"], 2),
        f"{low}–{high}",
        known,
        off,
    ]


def say_table(rows: Sequence[Sequence[str]]) -> None:
    """Columns as wide as they need to be, whatever the width of the terminal."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        voice.out.print("  ".join(cells).rstrip(), markup=False, soft_wrap=True)


def _cells(result: dict[str, Any]) -> list[str]:
    low, high = (_number(100 * edge, 2) for edge in result["interval"])
    scores = [
        f"{_number(result[f'mean_score_{seat}'], 2)} ± {_number(result[f'sd_score_{seat}'], 1)}"
        for seat in ("person", "automa")
    ]
    return [
        result["variant"], str(result["games"]), percent(voice.language, result["win_rate"], 2),
        f"{low}–{high} %", *scores, percent(voice.language, result["tile_person"], 1),
        _number(result["means"]["plies"], 1), _number(result["means"]["lead_changes"], 2),
    ]  # fmt: skip


def _number(value: float, digits: int) -> str:
    return decimal(voice.language, value, digits)
