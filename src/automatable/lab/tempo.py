"""Many games of an Automa alone, of any game that has a `Tempo`: what `simulate` runs there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from automatable.core.game import game_from, games
from automatable.core.simulating.tempo import Known, Measure, Tempo, seats, tempos
from automatable.core.turns.events import Ref, Value
from automatable.lab.errors import BadExperiment
from automatable.lab.output import histogram_json
from automatable.lab.statistics import deviation, mean, mean_interval, wilson
from automatable.lab.workers import Runner

ENGINE = "reference"
AT_ONCE = 10
"""Games of a batch: a second's work or less."""


@dataclass(frozen=True)
class TempoBatch:
    """Plain data, so that it can go to another process or machine."""

    game: str
    variant: str
    seed: int
    games: int
    player: str = ""
    """Who sits in the person's seat; nobody, if the Automa is watched alone."""
    text: str = ""
    """Of a game file, which the other process may not have."""


def play_tempo(batch: TempoBatch) -> list[list[int | None]]:
    """The measures of all games of a batch."""
    tempo = _tempo(batch)
    seeds = range(batch.seed, batch.seed + batch.games)
    return [list(tempo.play(batch.variant, seed)) for seed in seeds]


def _tempo(batch: TempoBatch) -> Tempo:
    if batch.player:
        return seats()[batch.game, batch.player]
    tempo = game_from(batch.text, batch.game).tempo if batch.text else tempos()[batch.game]
    assert tempo is not None
    return tempo


def chosen_variants(tempo: Tempo, text: str) -> list[str]:
    """`all`, or variants by name, with commas."""
    known = tempo.variants()
    wanted = list(known) if text == "all" else [word.strip() for word in text.split(",")]
    for name in wanted:
        if name not in known:
            raise BadExperiment("no_such_level", level=name, known=", ".join(known))
    return wanted


@dataclass
class TempoSimulation:
    """A run in progress. Every variant has the same seeds."""

    tempo: Tempo
    names: Sequence[str]
    seed: int
    keep_rows: bool = False
    engine: str = ENGINE
    planned: int = 0
    counts: dict[str, list[Counter[int]]] = field(init=False)
    rows: list[tuple[str, int, list[list[int | None]]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.counts = {name: [Counter() for _ in self.tempo.measures()] for name in self.names}

    @property
    def _text(self) -> str:
        found = games().get(self.tempo.game)
        return found.text if found is not None else ""

    @property
    def at_once(self) -> int:
        found: int = getattr(self.tempo, "at_once", AT_ONCE)
        return found

    def play(self, games: int, run: Runner) -> Iterator[int]:
        """That many more games of every variant; yields how many each finished batch had."""
        if games < 1:
            raise BadExperiment("no_games", games=games)
        batches = dict(enumerate(self._batches(games)))
        self.planned += games
        for key, rows in run(play_tempo, batches):
            self._count(batches[key], rows)
            yield batches[key].games

    def _batches(self, games: int) -> Iterator[TempoBatch]:
        first, player = self.seed + self.planned, getattr(self.tempo, "player", "")
        for done in range(0, games, self.at_once):
            number = min(self.at_once, games - done)
            for name in self.names:
                yield TempoBatch(self.tempo.game, name, first + done, number, player, self._text)

    def _count(self, batch: TempoBatch, rows: list[list[int | None]]) -> None:
        for counter, column in zip(
            self.counts[batch.variant], zip(*rows, strict=True), strict=True
        ):
            counter.update(value for value in column if value is not None)
        if self.keep_rows:
            self.rows.append((batch.variant, batch.seed, rows))

    @property
    def width(self) -> float:
        """Of the widest interval of the first measure's mean."""
        first = self.tempo.measures()[0]
        edges = [interval(first, counters[0]) for counters in self.counts.values()]
        enough = all(counters[0].total() > 1 for counters in self.counts.values())
        return max(high - low for low, high in edges) if enough else float("inf")

    def results(self) -> list[dict[str, Any]]:
        return [self._result(name) for name in self.names]

    def _result(self, name: str) -> dict[str, Any]:
        known = self.tempo.known(name)
        pairs = zip(self.tempo.measures(), self.counts[name], strict=True)
        figures = {m.name: figure_json(m, counter, known.get(m.name)) for m, counter in pairs}
        args = {"variant": name, **({} if ":" in name else {"level": name})}
        return {**args, "games": self.counts[name][0].total(), "measures": figures}

    def summary(self) -> dict[str, Any]:
        """What a report needs beside the figures."""
        measures = [
            {"name": m.name, "key": m.key, "args": {k: _written(v) for k, v in m.args.items()}}
            for m in self.tempo.measures()
        ]
        return {"kind": "tempo", "assumption": self.tempo.assumption, "measures": measures}

    def distributions(self) -> list[dict[str, Any]]:
        return [self._histograms(name) for name in self.names]

    def _histograms(self, name: str) -> dict[str, Any]:
        pairs = zip(self.tempo.measures(), self.counts[name], strict=True)
        return {measure.name: histogram_json(counter) for measure, counter in pairs}

    def facts(self) -> dict[str, Any]:
        return {"assumption": self.tempo.assumption}

    def header(self) -> list[str]:
        return ["variant", "seed", *(measure.name for measure in self.tempo.measures())]

    def table(self) -> Iterator[list[Any]]:
        for name, seed, rows in sorted(self.rows, key=lambda kept: kept[:2]):
            for i, row in enumerate(rows):
                yield [name, seed + i, *row]


def _written(value: Value) -> Any:
    """As JSON data; a reference keeps its kind, so that it has a name in every language."""
    return {"kind": value.kind, "id": value.id} if isinstance(value, Ref) else value


def interval(measure: Measure, counter: Counter[int]) -> tuple[float, float]:
    """The 95 % interval of a mean; Wilson's if it is a share."""
    return wilson(counter[1], counter.total()) if measure.share else mean_interval(counter)


def figure_json(measure: Measure, counter: Counter[int], known: Known | None) -> Mapping[str, Any]:
    """A mean with its interval; beside a known one, how many standard errors lie between them."""
    args: dict[str, Any] = {
        "games": counter.total(),
        "mean": round(mean(counter), 4),
        "sd": round(deviation(counter), 4),
        "interval": [round(edge, 4) for edge in interval(measure, counter)],
    }
    if known is None:
        return args
    args |= {"known": round(known.mean, 4), "known_error": known.error}
    error = sqrt(deviation(counter) ** 2 / max(1, counter.total()) + known.error**2)
    return {**args, "off": round((mean(counter) - known.mean) / error, 2)} if error else args
