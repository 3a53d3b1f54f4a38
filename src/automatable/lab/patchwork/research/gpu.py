"""The kernel on an NVIDIA GPU: the same source, one game a thread.

Needs numba with CUDA support (`numba-cuda`; version 0.30 needs a numpy below 2.5) and a driver;
`available()` says whether they are there. Each thread plays in its own local arrays; the lookups
lie in global memory and stay in the caches.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numba.cuda
import numpy as np
from numba import int8, int16, int32, int64, uint64

from automatable.lab.patchwork import playing
from automatable.lab.patchwork.bits import Target
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.columns import RESULTS
from automatable.lab.patchwork.deciding import PLANNER
from automatable.lab.patchwork.game import MOST_PICTURES, PLACES, Scratch
from automatable.lab.patchwork.search import nodes_for
from automatable.lab.patchwork.searching import EDGES
from automatable.lab.patchwork.tables import Cards, Tables

# The annotations of numba's CUDA part cover little of it.
cuda: Any = numba.cuda

U = np.uint64
THREADS = 256
REGISTERS = 128
"""The most a thread may use. With that many, and that many threads a block, an H200 was fastest."""


def available() -> bool:
    """Whether there is a GPU to play on."""
    return bool(cuda.is_available())


@cache
def functions(plans: bool, inline: bool = True) -> tuple[Any, SimpleNamespace]:
    """The decorator for functions on the GPU, and all of the kernel compiled by it."""
    jit = cuda.jit(device=True, inline=inline)

    @jit
    def popcount(word: Any) -> Any:
        return int64(cuda.popc(word))

    @jit
    def shift_right(high: Any, low: Any, shift: Any) -> Any:
        return (low >> shift) | ((high << U(1)) << (U(63) - shift))

    @jit
    def remainder(word: Any, n: Any) -> Any:
        """In steps that fit into 32 bits: a GPU has no division of 64."""
        rest = (word >> U(32)) % n
        rest = ((rest << U(16)) | ((word >> U(16)) & U(0xFFFF))) % n
        return ((rest << U(16)) | (word & U(0xFFFF))) % n

    return jit, playing.build(Target(jit, popcount, shift_right, remainder), plans)


@cache
def compiled(plans: bool) -> Any:
    """The kernel for this machine's GPU. Without the planner it needs fewer registers."""
    play = functions(plans)[1].play

    @cuda.jit(max_registers=REGISTERS)
    def play_many(
        settings: Any, t: Any, cards: Any, first: int, second: int, seed: int, out: Any
    ) -> None:
        i = cuda.grid(1)
        if i >= out.shape[1]:
            return
        row = cuda.local.array(RESULTS, int32)
        s = Scratch(
            cuda.local.array(2, int64),
            cuda.local.array(2, int64),
            cuda.local.array(2, int64),
            cuda.local.array(2, int64),
            cuda.local.array((2, 2), uint64),
            cuda.local.array(34, int8),
            cuda.local.array(PLACES, int64),
            cuda.local.array(2, int64),
            cuda.local.array((MOST_PICTURES, 2), uint64),
            cuda.local.array(MOST_PICTURES, int16),
            cuda.local.array(MOST_PICTURES, int16),
            cuda.local.array((6, 2), uint64),
            cuda.local.array(32, int8),
            cuda.local.array(1, uint64),
        )
        s.random[0] = U(seed + i)
        play(settings, t, cards, first, second, s, row)
        for column in range(RESULTS):
            out[column, i] = row[column]

    return play_many


def on_gpu(tables: np.record, cards: np.record) -> tuple[Tables, Cards]:
    """The lookups, copied to the GPU once."""
    return (
        Tables(*(cuda.to_device(tables[name].copy()) for name in Tables._fields)),
        Cards(*(cuda.to_device(cards[name].copy()) for name in Cards._fields)),
    )


def room(games: int) -> Any:
    """Room on the GPU for the results: [column, game], so that threads write side by side."""
    return cuda.device_array((RESULTS, games), np.int32)


def play_many(
    settings: Any, lookups: tuple[Tables, Cards], policies: tuple[int, int], seed: int, out: Any
) -> None:
    """Play one game for each column of `out`, with seeds from `seed` on; all of it on the GPU."""
    blocks = (out.shape[1] + THREADS - 1) // THREADS
    play = compiled(PLANNER in policies)[blocks, THREADS]
    play(settings, *lookups, *policies, seed, out)
    cuda.synchronize()


def forest(games: int, iterations: int) -> tuple[Any, ...]:
    """A tree for each game, in the GPU's memory: as many places as on a CPU, and nodes enough.

    The arrays of `searching.Tree` up to its values.
    """
    places = nodes_for(Budget(iterations))
    edges = (games, min(places // 2, iterations + 1), EDGES)
    return (
        cuda.device_array((games, places), np.uint64),
        cuda.device_array((games, places), np.int32),
        cuda.device_array(edges[:2], np.int32),
        cuda.device_array(edges, np.int16),
        cuda.device_array(edges, np.int32),
        cuda.device_array(edges, np.float64),
    )
