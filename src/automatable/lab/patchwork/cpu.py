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

from automatable.lab.patchwork import beaming, facts, network, playing, searching, selfplay, valued
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
    "beaming", "bits", "columns", "cpu", "dealing", "deciding", "facts", "game", "network",
    "playing", "searching", "selfplay", "stepping", "valued", "vectors",
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
def begin() -> Any:
    """Sets up a game; `s.random` holds the seed."""
    return entry(compiled().begin.py_func)


@cache
def ply() -> Any:
    """Plays one ply."""
    return entry(compiled().ply.py_func)


@cache
def count_legal() -> Any:
    """Finds the legal decisions."""
    return entry(compiled().count_legal.py_func)


@cache
def is_over() -> Any:
    """Whether a game is over."""
    return entry(compiled().is_over.py_func)


@cache
def finish() -> Any:
    """Writes the result of a game that is over."""
    return entry(compiled().finish.py_func)


@cache
def answer() -> Any:
    """Carries out one decision and counts it."""
    return entry(compiled().answer.py_func)


@cache
def _searching() -> SimpleNamespace:
    made = compiled()
    return searching.build(inlined, made, made.thinking)


@cache
def _judging() -> SimpleNamespace:
    from automatable.lab.patchwork import vectors

    note_facts = facts.build(inlined, compiled()).note_facts
    return network.build(inlined, note_facts, (vectors.add_rows, vectors.dot_rows))


@cache
def learn_games() -> Any:
    """Plays games by a network and keeps what it can learn from."""
    search = SimpleNamespace(**vars(_searching()), think_valued=_valued().think)
    made = selfplay.build(inlined, compiled(), search, _judging())
    return entry(made.play_games.py_func)


@cache
def value_of() -> Any:
    """What a network thinks of a position."""
    return entry(_judging().judge.py_func)


@cache
def copy() -> Any:
    """Copies a position from one scratch to another."""
    return entry(compiled().copy.py_func)


@cache
def think() -> Any:
    """Iterations of a tree search."""
    return entry(_searching().think.py_func)


@cache
def _valued() -> SimpleNamespace:
    return valued.build(inlined, compiled(), _searching(), _judging().judge)


@cache
def think_valued() -> Any:
    """Iterations of a tree search that asks a network."""
    return entry(_valued().think.py_func)


@cache
def judge() -> Any:
    """Iterations of a tree search whose results are counted."""
    return entry(_searching().judge.py_func)


@cache
def root_node() -> Any:
    """The node of a position in a search tree."""
    return entry(_searching().root_node.py_func)


@cache
def is_settled() -> Any:
    """Whether so many more iterations cannot change the decision."""
    return entry(_searching().is_settled.py_func)


@cache
def deal_hidden() -> Any:
    """Deals the unseen cards anew."""
    return entry(_searching().deal_hidden.py_func)


@cache
def forget() -> Any:
    """Empties a search tree."""

    def forget(tree: Any) -> None:
        for i in range(tree.key.shape[0]):
            tree.key[i] = np.uint64(0)
        tree.used[0] = 0

    return entry(forget)


def tree(nodes: int = NODES, knobs: Knobs = Knobs()) -> Tree:  # noqa: B008 - a named tuple
    """An empty search tree with so many places, a power of two; half of them are used."""
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


@cache
def _beaming() -> SimpleNamespace:
    made = compiled()
    return beaming.build(inlined, made, made.thinking)


@cache
def beam_many() -> Any:
    """Plays one game for each row of `out` by a beam that is shown the order of the cards."""
    begin, play_out = compiled().begin, _beaming().play_out

    def beam_many(
        settings: Any, t: Any, cards: Any, s: Any, seed: Any, beam: Any, width: int, out: Any
    ) -> None:
        for i in range(out.shape[0]):
            s.random[0] = seed + np.uint64(i)
            begin(settings, s, out[i])
            play_out(settings, t, cards, s, out[i], beam, width)

    return entry(beam_many)


def beam() -> np.record:
    """Room for the positions of a beam."""
    return block(beaming.room())


def results(games: int) -> NDArray[np.int64]:
    """Room for the results of many games."""
    return np.zeros((games, RESULTS), np.int64)
