"""Many games of several variants, with the same seeds for each: what `simulate` runs.

A variant's game with seed n has the same circle and the same first order of the deck as every
other variant's game with seed n, so that differences between variants show early.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from automatable.lab.errors import BadExperiment
from automatable.lab.patchwork.batches import MOST_GAMES, Batch, play_batch, split
from automatable.lab.patchwork.columns import CARDS, COLUMNS
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.tally import Tally
from automatable.lab.workers import Runner


@dataclass(frozen=True)
class Variant:
    """One set-up with its players, and the name it has in results."""

    name: str
    set_up: SetUp
    players: tuple[str, str]

    def to_json(self) -> dict[str, Any]:
        args: dict[str, Any] = {"variant": self.name, "player": self.players[0]}
        if self.set_up.deck is None:
            return {**args, "against": self.players[1]}
        return {**args, "deck": self.set_up.deck.id, "level": self.set_up.level}


@dataclass
class Simulation:
    """A run in progress: what is to be played, and what was counted so far."""

    variants: Sequence[Variant]
    seed: int
    engine: str
    keep_rows: bool = False
    tallies: list[Tally] = field(init=False)
    rows: list[tuple[int, int, Any]] = field(default_factory=list)
    """(variant, first seed, rows) of every batch done, if they are kept."""
    planned: int = 0
    """Games per variant that batches were made for."""

    def __post_init__(self) -> None:
        self.tallies = [Tally() for _ in self.variants]

    def play(self, games: int, run: Runner) -> Iterator[int]:
        """That many more games of every variant; yields how many each finished batch had."""
        if games < 1:
            raise BadExperiment("no_games", games=games)
        batches = self._batches(games)
        self.planned += games
        by_key = dict(enumerate(batch for _, batch in batches))
        for key, rows in run(play_batch, by_key):
            variant, batch = batches[key]
            self.tallies[variant].add(rows)
            if self.keep_rows:
                self.rows.append((variant, batch.seed, rows))
            yield batch.games

    def _batches(self, games: int) -> list[tuple[int, Batch]]:
        """All variants in turn, so that a run that is cancelled has played each about as often."""
        first = self.seed + self.planned
        whole = [Batch(v.set_up, v.players, first, games, self.engine) for v in self.variants]
        pieces = [[(i, piece) for piece in split(batch)] for i, batch in enumerate(whole)]
        return [piece for together in zip(*pieces, strict=True) for piece in together]

    @property
    def width(self) -> float:
        """Of the widest interval of a win rate."""
        return max(tally.width for tally in self.tallies)

    @property
    def names(self) -> list[str]:
        return [variant.name for variant in self.variants]

    @property
    def at_once(self) -> int:
        return MOST_GAMES[self.engine]

    def results(self) -> list[dict[str, Any]]:
        pairs = zip(self.variants, self.tallies, strict=True)
        return [{**variant.to_json(), **tally.to_json()} for variant, tally in pairs]

    def summary(self) -> dict[str, Any]:
        return {"kind": "match"}

    def distributions(self) -> list[dict[str, Any]]:
        """What the plots of a report are drawn from."""
        return [tally.distributions() for tally in self.tallies]

    def facts(self) -> dict[str, Any]:
        """The contents of all decks: a run can be repeated when their files are gone."""
        decks = (variant.set_up.deck for variant in self.variants)
        return {"decks": {deck.id: asdict(deck) for deck in decks if deck}}

    def header(self) -> list[str]:
        return ["variant", "seed", *COLUMNS, *(f"card_{n + 1}" for n in range(CARDS))]

    def table(self) -> Iterator[list[Any]]:
        """Every game that was kept, in the order of variants and seeds."""
        for variant, seed, rows in sorted(self.rows, key=lambda kept: kept[:2]):
            for i, row in enumerate(rows):
                yield [self.variants[variant].name, seed + i, *map(int, row)]


def two_seats(first: str, second: str, set_up: SetUp) -> Variant:
    """Two persons, both played by programs."""
    return Variant(f"{first} - {second}", replace(set_up, deck=None), (first, second))
