"""The kernel on CPU cores."""

from __future__ import annotations

from collections.abc import Callable
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

from automatable.lab.patchwork import facts, network, playing, searching, valued
from automatable.lab.patchwork.bits import Target
from automatable.lab.patchwork.columns import RESULTS
from automatable.lab.patchwork.game import (
    MOST_PICTURES,
    PLACES,
    Scratch,
)
from automatable.lab.patchwork.searching import DEEPEST, EDGES, Knobs, Tree
from automatable.lab.patchwork.tables import block

NODES = 1 << 18

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


def scratch() -> np.record:
    """Fresh arrays for one worker: a `Scratch` in one block."""
    return block(Scratch(
        time=np.zeros(2, np.int64),
        buttons=np.zeros(2, np.int64),
        income=np.zeros(2, np.int64),
        covered=np.zeros(2, np.int64),
        mask=np.zeros((2, 2), np.uint64),
        after=np.zeros(34, np.int8),
        place=np.zeros(PLACES, np.int64),
        patches=np.zeros(2, np.int64),
        found=np.zeros((MOST_PICTURES, 2), np.uint64),
        picture=np.zeros(MOST_PICTURES, np.int16),
        first_id=np.zeros(MOST_PICTURES, np.int16),
        run=np.zeros((6, 2), np.uint64),
        deck=np.zeros(32, np.int8),
        random=np.zeros(1, np.uint64),
    ))  # fmt: skip


COMPILED = (
    "bits", "columns", "cpu", "dealing", "deciding", "facts", "game", "network", "playing",
    "research/beaming", "research/selfplay", "searching", "stepping", "valued", "vectors",
)  # fmt: skip
"""The modules whose source is compiled, or held in constants of what is."""


class _SourceCache(FunctionCache):
    """Compiled code on disk, valid as long as no source file of the kernel changes.

    numba's own key holds the functions a closure refers to, which differ in every process.
    """

    def _index_key(self, signature: Any, codegen: Any) -> Any:
        return signature, codegen.magic_tuple(), _sources()


_Cache: Any = _SourceCache  # numba has no types here


@cache
def _sources() -> str:
    digest = blake2b(digest_size=16)
    for module in COMPILED:
        digest.update((Path(__file__).parent / f"{module}.py").read_bytes())
    return digest.hexdigest()


def inlined(function: Any) -> Any:
    """A function called by others of the kernel, and never from Python.

    Without reference counts (_nrt) an array costs no more to pass than a pointer: six times
    the speed. Nothing here allocates, which that option forbids.
    """
    return _njit(
        nogil=True, error_model="numpy", _nrt=False, forceinline=True,
        no_cpython_wrapper=True, no_cfunc_wrapper=True,
    )(function)  # fmt: skip


def entry(function: Any) -> Any:
    """A function called from Python: compiled at its first call, or loaded from disk."""
    made = _njit(nogil=True, error_model="numpy", _nrt=False)(function)
    made._cache = _Cache(function)
    return made


@inlined
def _remainder(word: Any, n: Any) -> Any:
    return word % n


@cache
def compiled() -> SimpleNamespace:
    """The functions for this machine; compiled at the first call of each."""
    return playing.build(Target(inlined, _popcount, _shift_right, _remainder), plans=True)


def play_many(
    settings: Any, t: Any, cards: Any, first: int, second: int, s: Any, seed: int, out: Any
) -> None:
    """Play one game for each row of `out`, with seeds from `seed` on."""
    _play_many()(settings, t, cards, first, second, s, np.uint64(seed), out)


@cache
def _play_many() -> Any:
    play = compiled().play

    def play_many(
        settings: Any, t: Any, cards: Any, first: int, second: int, s: Any, seed: Any, out: Any
    ) -> None:
        for i in range(out.shape[0]):
            s.random[0] = seed + np.uint64(i)
            play(settings, t, cards, first, second, s, out[i])

    return entry(play_many)


@cache
def searches() -> SimpleNamespace:
    """The tree search that lets the planner play on."""
    made = compiled()
    return searching.build(inlined, made, made.thinking)


@cache
def network_judge() -> SimpleNamespace:
    """What a network thinks of a position."""
    from automatable.lab.patchwork import vectors

    note_facts = facts.build(inlined, compiled()).note_facts
    return network.build(inlined, note_facts, (vectors.add_rows, vectors.dot_rows))


@cache
def valued_search() -> SimpleNamespace:
    """The tree search that asks a network."""
    return valued.build(inlined, compiled(), searches(), network_judge().judge)


def _called(made: Callable[[], SimpleNamespace], name: str) -> Callable[[], Any]:
    """One of these functions as Python calls it, made ready when it is first wanted."""
    return cache(lambda: entry(getattr(made(), name).py_func))


begin = _called(compiled, "begin")
ply = _called(compiled, "ply")
count_legal = _called(compiled, "count_legal")
is_over = _called(compiled, "is_over")
finish = _called(compiled, "finish")
answer = _called(compiled, "answer")
copy = _called(compiled, "copy")
think = _called(searches, "think")
judge = _called(searches, "judge")
root_node = _called(searches, "root_node")
is_settled = _called(searches, "is_settled")
deal_hidden = _called(searches, "deal_hidden")
forget = _called(searches, "forget")
start = _called(searches, "start")
think_valued = _called(valued_search, "think")
value_of = _called(network_judge, "judge")


def tree(nodes: int = NODES, knobs: Knobs = Knobs()) -> Tree:  # noqa: B008 - a named tuple
    """An empty search tree with that many places, a power of two; half of them are used."""
    edges = (nodes // 2, EDGES)
    return Tree(
        key=np.zeros(nodes, np.uint64),
        node=np.zeros(nodes, np.int32),
        count=np.zeros(nodes // 2, np.int32),
        action=np.zeros(edges, np.int16),
        visits=np.zeros(edges, np.int32),
        value=np.zeros(edges, np.float64),
        prior=np.zeros(edges, np.float64),
        path=np.zeros((DEEPEST, 3), np.int64),
        best=np.zeros(EDGES, np.int64),
        used=np.zeros(1, np.int64),
        knobs=np.array(knobs, np.float64),
    )


def results(games: int) -> NDArray[np.int64]:
    """Room for the results of many games."""
    return np.zeros((games, RESULTS), np.int64)
