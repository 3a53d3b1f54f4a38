"""The kernel on CPU cores."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.caching import FunctionCache
from numba.extending import intrinsic
from numpy.typing import NDArray

from automatable.lab.patchwork import playing
from automatable.lab.patchwork.columns import RESULTS
from automatable.lab.patchwork.deciding import PLANNER
from automatable.lab.patchwork.game import (
    MOST_PICTURES,
    PLACES,
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
        patches=np.zeros(2, np.int64),
        found=np.zeros((MOST_PICTURES, 2), np.uint64),
        picture=np.zeros(MOST_PICTURES, np.int64),
        base=np.zeros(MOST_PICTURES, np.int64),
        run=np.zeros((6, 2), np.uint64),
        deck=np.zeros(32, np.int64),
        random=np.zeros(1, np.uint64),
    )


class _SourceCache(FunctionCache):
    """Compiled code on disk, valid as long as no source file of the kernel changes.

    numba's own key holds the functions a closure refers to, which differ in every process.
    """

    variant = ""

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        return signature, codegen.magic_tuple(), _sources(), self.variant


_Cache: Any = _SourceCache  # numba has no types here


@cache
def _sources() -> str:
    digest = blake2b(digest_size=16)
    for file in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _entry(function: Any, variant: str = "") -> Any:
    """A function called from Python: compiled at its first call, or loaded from disk."""
    made = _njit(nogil=True, error_model="numpy", _nrt=False)(function)
    made._cache = _Cache(function)
    made._cache.variant = variant
    return made


@cache
def compiled(plans: bool = True) -> SimpleNamespace:
    """The functions for this machine; compiled at the first call of each."""

    # Without reference counts (_nrt) an array costs no more to pass than a pointer: six times
    # the speed. Nothing here allocates, which that option forbids.
    def jit(function: Any) -> Any:
        return _njit(nogil=True, error_model="numpy", _nrt=False, forceinline=True)(function)

    return playing.build(jit, _popcount, _shift_right, plans)


def play_many(
    settings: Any, t: Any, cards: Any, first: int, second: int, s: Any, seed: int, out: Any
) -> None:
    """Play one game for each row of `out`, with seeds from `seed` on."""
    plans = PLANNER in (first, second)
    _play_many(plans)(settings, t, cards, first, second, s, np.uint64(seed), out)


@cache
def _play_many(plans: bool) -> Any:
    play = compiled(plans).play

    def play_many(
        settings: Any, t: Any, cards: Any, first: int, second: int, s: Any, seed: Any, out: Any
    ) -> None:
        for i in range(out.shape[0]):
            s.random[0] = seed + np.uint64(i)
            play(settings, t, cards, first, second, s, out[i])

    return _entry(play_many, f"plans {plans}")


@cache
def begin() -> Any:
    """Sets up a game; `s.random` holds the seed."""
    return _entry(compiled().begin.py_func)


@cache
def ply() -> Any:
    """Plays one ply."""
    return _entry(compiled().ply.py_func)


@cache
def count_legal() -> Any:
    """Finds the legal decisions."""
    return _entry(compiled().count_legal.py_func)


@cache
def choose() -> Any:
    """The Automa's choice for one card."""
    return _entry(compiled().choose.py_func)


def results(games: int) -> NDArray[np.int64]:
    """Room for the results of many games."""
    return np.zeros((games, RESULTS), np.int64)
