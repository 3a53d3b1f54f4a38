"""Many games of the search that asks a network, on a GPU, a few decisions at a time.

Nothing of a game is lost if a run is cut: what was played lies in one file, and the same call goes
on from there. The games are those of `search.play_game`, so that a CPU could end them as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numba.cuda
import numpy as np
from numpy.typing import NDArray

from automatable.lab.patchwork import tables
from automatable.lab.patchwork.columns import RESULTS, WINNER
from automatable.lab.patchwork.learned import network_for
from automatable.lab.patchwork.research import gpu, gpu_valued
from automatable.lab.patchwork.searching import VALUED
from automatable.lab.patchwork.setups import SetUp

cuda: Any = numba.cuda


def _records(made: Sequence[np.record]) -> Any:
    """Blocks of memory side by side on the GPU."""
    blocks = np.zeros(len(made), made[0].dtype)
    for i, block in enumerate(made):
        blocks[i] = block
    return cuda.to_device(blocks)


class GpuGames:
    """One game for each seed, `which` tells the set-up of each; all against the Automa."""

    def __init__(
        self, set_ups: Sequence[SetUp], which: Sequence[int], seeds: Sequence[int], iterations: int
    ) -> None:
        nets = [network_for(set_up) for set_up in set_ups if set_up.solo]
        assert len(nets) == len(set_ups)
        assert all(net is nets[0] for net in nets)
        net: Any = nets[0]
        self.which, self.seeds = np.array(which, np.int32), np.array(seeds, np.int64)
        self.iterations = iterations
        self._before = (
            cuda.to_device(np.stack([set_up.settings() for set_up in set_ups])),
            _records([tables.tables()]),
            _records([tables.cards(set_up.cards) for set_up in set_ups]),
            cuda.to_device(self.which),
            _records([net]),
            *(cuda.to_device(_in_words(net[name])) for name in ("first", "bias", "second")),
            cuda.to_device(self.seeds),
        )
        forest = gpu.forest(len(seeds), iterations)
        believed = cuda.device_array(forest[-1].shape, np.float64)
        self._knobs, self._trees = cuda.to_device(np.array(VALUED)), (*forest, believed)
        self.games = np.zeros(len(seeds), gpu_valued.POSITION)
        self.decided = np.full((len(seeds), 1), -1, np.int64)
        self.results = np.zeros((len(seeds), RESULTS), np.int64)

    def play(self, decisions: int) -> None:
        """That many more decisions of every game that is not over."""
        states = [cuda.to_device(state) for state in (self.games, self.decided, self.results)]
        gpu_valued.compiled()[len(self.seeds), gpu_valued.THREADS](
            *self._before, self.iterations, decisions, self._knobs, *self._trees, *states
        )
        cuda.synchronize()
        self.games, self.decided, self.results = (state.copy_to_host() for state in states)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have a winner."""
        return np.array(self.results[:, WINNER] > 0)

    def save(self, path: Path) -> None:
        """All of it, in a file that is whole at any time."""
        new = path.with_suffix(".new.npz")
        np.savez_compressed(
            new, which=self.which, seeds=self.seeds, iterations=self.iterations,
            games=self.games, decided=self.decided, results=self.results,
        )  # fmt: skip
        new.replace(path)

    def go_on_from(self, path: Path) -> None:
        """Take up games that were saved; they have to be the same ones."""
        with np.load(path) as kept:
            for name in ("which", "seeds", "iterations"):
                if not np.array_equal(kept[name], getattr(self, name)):
                    raise SystemExit(f"{path} holds other games: {name}")
            self.games, self.decided = kept["games"], kept["decided"]
            self.results = kept["results"]


def _in_words(weights: NDArray[np.int16]) -> NDArray[np.uint64]:
    """Four numbers in each word."""
    return np.ascontiguousarray(weights).view(np.uint64)
