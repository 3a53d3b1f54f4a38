"""The kernel on CPU cores."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from automatable.lab.patchwork import game
from automatable.lab.patchwork.game import (
    MOST_PICTURES,
    PLACES,
    RESULTS,
    Scratch,
)

# The options and types of numba are looser than its annotations say.
_njit: Any = numba.njit
_intrinsic: Any = intrinsic


@_intrinsic
def _popcount(typing: Any, word: Any) -> Any:
    """The number of set bits, in one instruction."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        count = builder.ctpop(args[0])
        return context.cast(builder, count, types.uint64, types.int64)

    return types.int64(types.uint64), generate


@_intrinsic
def _shift_right(typing: Any, high: Any, low: Any, shift: Any) -> Any:
    """The lower word of (high, low) shifted right by 0 to 63, in one instruction."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = args[0].type
        signature = ir.FunctionType(word, [word, word, word])
        funnel = builder.module.declare_intrinsic("llvm.fshr", [word], signature)
        return builder.call(funnel, args)

    word = types.uint64
    return word(word, word, word), generate


def scratch() -> Scratch:
    """Fresh arrays for one worker."""
    return Scratch(
        time=np.zeros(2, np.int64),
        buttons=np.zeros(2, np.int64),
        income=np.zeros(2, np.int64),
        covered=np.zeros(2, np.int64),
        mask=np.zeros((2, 2), np.uint64),
        after=np.zeros(34, np.int64),
        place=np.zeros(PLACES, np.int64),
        found=np.zeros((MOST_PICTURES, 2), np.uint64),
        picture=np.zeros(MOST_PICTURES, np.int64),
        run=np.zeros((6, 2), np.uint64),
        deck=np.zeros(32, np.int64),
        random=np.zeros(1, np.uint64),
    )


@cache
def compiled() -> SimpleNamespace:
    """The functions for this machine; compiled at the first call of each."""

    # Without reference counts (_nrt) an array costs no more to pass than a pointer: six times
    # the speed. Nothing here allocates, which that option forbids.
    def jit(function: Any) -> Any:
        return _njit(nogil=True, error_model="numpy", _nrt=False, inline="always")(function)

    made = game.build(jit, _popcount, _shift_right)
    play = made.play

    @_njit(nogil=True, _nrt=False)
    def play_many(
        settings: Any, t: Any, cards: Any, first: int, second: int, s: Any, seed: int, out: Any
    ) -> None:
        for i in range(out.shape[0]):
            s.random[0] = np.uint64(seed + i)
            play(settings, t, cards, first, second, s, out[i])

    made.play_many = play_many
    return made


def results(games: int) -> NDArray[np.int64]:
    """Room for the results of many games."""
    return np.zeros((games, RESULTS), np.int64)
