"""What `automatable design` does."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from automatable.cli.lab_simulating import Where, all_of, close, progress, say_table
from automatable.cli.output import FAILED, OK, voice
from automatable.core.game import game
from automatable.lab.errors import BadExperiment
from automatable.lab.output import manifest
from automatable.lab.patchwork.batches import KERNEL, Batch, play_batch
from automatable.lab.patchwork.design_files import keep_search, open_folder, write_decks
from automatable.lab.patchwork.designing import Bench
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.variants import read_deck, read_levels
from automatable.lab.patchwork.wishes import Wish
from automatable.lab.running import EVERY_S, TimeUp, pace
from automatable.lab.workers import Runner
from automatable.table.runs import MANIFEST, PROGRESS, RESULTS, write_json
from automatable.ui.lab.designs import (
    CandidateShown,
    already_told,
    candidate_heads,
    candidates,
    wish_in_words,
)

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
FOR_SEARCH = 0.8
"""Of a limited time; the rest is for confirming."""


@dataclass(frozen=True)
class Asked:
    """The options of the command."""

    deck: str
    level: str
    player: str
    win_rate: float | None
    even: bool
    card_spread: float | None
    change: str
    tolerance: float
    rounds: int
    confirm: int
    name: str
    seed: int
    cores: int | None
    time_limit: float | None

    def bench(self) -> Bench:
        """The search that is meant; whatever is wrong with it is named."""
        levels = read_levels(self.level)
        if len(levels) != 1:
            raise BadExperiment("one_level", level=self.level)
        if not _NAME.fullmatch(self.name):
            raise BadExperiment("bad_design_name", name=self.name)
        wish = Wish(
            self.player, levels[0], self.win_rate, self.even, self.card_spread, self.change,
            self.tolerance,
        )  # fmt: skip
        return Bench(wish, read_deck(self.deck), self.seed, self.rounds, self.confirm)


class Watch:
    """Tells how far the search is, on the terminal and in the folder, and when its time is up."""

    def __init__(self, bench: Bench, folder: Path | None, limit: float | None) -> None:
        self.bench, self.folder = bench, folder
        self.total, self.done = bench.total, 0
        self.start = time.monotonic()
        self.end = None if limit is None else self.start + FOR_SEARCH * limit
        self._written = 0.0
        self._write()

    def __call__(self, games: int) -> None:
        self.done += games
        if time.monotonic() - self._written > EVERY_S:
            self._write()

    def check(self) -> None:
        if self.end is not None and time.monotonic() > self.end:
            raise TimeUp

    def _write(self) -> None:
        if self.folder is None:
            return
        facts = {
            **pace(min(self.done, self.total), self.total, self.start),
            "kind": "design", "round": self.bench.done,
            "rounds": self.bench.rounds, "results": [], "wish": self.bench.wish.to_json(),
        }  # fmt: skip
        write_json(self.folder / PROGRESS, facts)
        self._written = time.monotonic()


def design(asked: Asked, out: Path | None, as_json: bool) -> int:
    voice.game = game("patchwork")
    bench = asked.bench()
    if out is not None:
        open_folder(out, bench)
    start = time.perf_counter()
    runner = _runner(bench, asked)
    try:
        watch = Watch(bench, out, asked.time_limit)
        with progress(watch.total) as shown:
            finished = _search(bench, runner, watch, shown, out)
            found = bench.confirmed(runner, all_of(watch, shown))
    finally:
        close(runner)
    results = {
        "game": "patchwork", "kind": "design", "engine": KERNEL, "finished": finished,
        "seconds": round(time.perf_counter() - start, 3), "seed": asked.seed,
        "deck": bench.first.id, "wish": bench.wish.to_json(), "rounds": bench.done, **found,
    }  # fmt: skip
    if out is not None:
        _keep(out, asked, results)
    _tell(results, as_json, out)
    return OK if finished else FAILED


def _runner(bench: Bench, asked: Asked) -> Runner:
    """Compiled here once; the workers find it on disk."""
    player = (bench.wish.player, bench.wish.player)
    play_batch(Batch(SetUp(bench.first, bench.wish.level), player, 1, 1, KERNEL))
    return Where(asked.cores).runner(small=False)


def _search(bench: Bench, runner: Runner, watch: Watch, shown: Any, folder: Path | None) -> bool:
    """Whether it came to its end; after every round it could be gone on with."""
    kept = bench.done
    try:
        for games in bench.search(runner):
            watch(games)
            shown(games)
            if folder is not None and bench.done > kept:
                kept = bench.done
                keep_search(folder, bench)
            watch.check()
    except (KeyboardInterrupt, TimeUp):
        return False
    finally:
        if folder is not None:
            keep_search(folder, bench)
    return True


def _keep(folder: Path, asked: Asked, results: dict[str, Any]) -> None:
    """Decks that play, the manifest, and the figures last, for with them the run is done."""
    write_decks(folder, results["results"], asked.name, wish_in_words(voice.words, results["wish"]))
    write_json(folder / MANIFEST, manifest(sys.argv[1:], options=asdict(asked)))
    write_json(folder / RESULTS, results)
    (folder / PROGRESS).unlink(missing_ok=True)


def _tell(results: Mapping[str, Any], as_json: bool, folder: Path | None) -> None:
    if as_json:
        print(json.dumps(results))
        return
    voice.say(wish_in_words(voice.words, results["wish"]), "bold")
    shown = candidates(voice.words, results)
    say_table([candidate_heads(voice.words), *([one.name, *one.figures] for one in shown)])
    if told := already_told(voice.words, results):
        voice.say(told)
    for one in shown[1:]:
        _tell_candidate(one, folder)
    if not shown[1:]:
        voice.say(voice("design-none"))
    if not results["finished"]:
        print(voice("design-interrupted"), file=sys.stderr)


def _tell_candidate(one: CandidateShown, folder: Path | None) -> None:
    voice.say(f"\n{one.name}: {one.verdict}", "bold")
    for change in one.changes:
        voice.say(f"  {change}")
    if folder is not None and one.file:
        voice.say(f"  {voice('design-play', command=f'{one.command} --deck {folder / one.file}')}")
    elif not one.file:
        voice.say(f"  {voice('design-play', command=one.command)}")
