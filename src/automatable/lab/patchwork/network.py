"""A learned value: a small network of whole numbers, the same on every machine.

The rows of all facts that hold are added up; two layers turn the sums into the chance to win and
into what the margin is worth. Numbers are in 256ths; results are in 65,536ths.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from automatable.lab.patchwork.facts import FACTS, MOST, classes

FIRST, SECOND, RESULTS = 128, 16, 2
ONE = 256
TOP = 16 * ONE
"""What a number of the first layer is cut off at."""
STEPS = 2048
"""Of the logistic function, 64 for each unit."""
WHOLE = 1 << 16


class Network(NamedTuple):
    """The weights, and the tables that go with them."""

    first: Any
    """[fact, FIRST]"""
    bias: Any
    second: Any
    """[SECOND, FIRST]"""
    second_bias: Any
    last: Any
    """[RESULTS, SECOND]"""
    last_bias: Any
    logistic: Any
    look: Any
    """[pattern of a 3x3 window]: its class."""


class Work(NamedTuple):
    """What one judgement is reckoned in."""

    rows: Any
    sums: Any
    hidden: Any


def work() -> Work:
    return Work(np.zeros(MOST, np.int16), np.zeros(FIRST, np.int16), np.zeros(SECOND, np.int32))


@cache
def _logistic() -> NDArray[np.int32]:
    points = (np.arange(STEPS) + 0.5 - STEPS / 2) / 64
    return np.array([round(WHOLE / (1 + exp(-x))) for x in points], np.int32)


def network(weights: Sequence[NDArray[Any]]) -> Network:
    """From the six arrays of weights, in 256ths."""
    kinds = (np.int16, np.int16, np.int16, np.int32, np.int16, np.int32)
    made = [np.ascontiguousarray(w, kind) for w, kind in zip(weights, kinds, strict=True)]
    return Network._make([*made, _logistic(), classes()])


def unlearned() -> Network:
    """It thinks that all positions are equal."""
    shapes = ((FACTS, FIRST), (FIRST,), (SECOND, FIRST), (SECOND,), (RESULTS, SECOND), (RESULTS,))
    return network([np.zeros(shape, np.int64) for shape in shapes])


def holds(net: Network) -> bool:
    """Whether the second layer fits into 32 bits whatever is seen."""
    most = np.abs(net.second.astype(np.int64)).sum(axis=1) * TOP
    return bool(np.all(most + np.abs(net.second_bias) < 1 << 31))


def save(path: Path, net: Network) -> None:
    np.savez_compressed(path, **{name: getattr(net, name) for name in Network._fields[:6]})


def read(path: Path) -> Network:
    with np.load(path) as kept:
        return network([kept[name] for name in Network._fields[:6]])


def plain(jit: Callable[..., Any]) -> tuple[Any, Any]:
    """The two loops that take the most time, in plain words; see `vectors`."""

    @jit
    def add_rows(first: Any, bias: Any, rows: Any, count: int, sums: Any) -> None:
        """The sum of that many rows and of the bias, cut off below at 0 and above at `TOP`."""
        for j in range(FIRST):
            sums[j] = bias[j]
        for i in range(count):
            row = rows[i]
            for j in range(FIRST):
                sums[j] += first[row, j]
        for j in range(FIRST):
            x = sums[j]
            sums[j] = 0 if x < 0 else x if x < TOP else TOP

    @jit
    def dot_rows(second: Any, bias: Any, sums: Any, hidden: Any) -> None:
        """Every row of the second layer times the sums; in 256ths, what is above zero."""
        for k in range(SECOND):
            total = np.int64(bias[k])
            for j in range(FIRST):
                total += np.int64(second[k, j]) * np.int64(sums[j])
            hidden[k] = total >> 8 if total > 0 else 0

    return add_rows, dot_rows


def build(
    jit: Callable[..., Any], note_facts: Any, loops: tuple[Any, Any] | None = None
) -> SimpleNamespace:
    """The judgement of a position, on top of its facts."""
    add_rows, dot_rows = loops or plain(jit)

    @jit
    def result(net: Any, work: Any, k: int) -> Any:
        total = np.int64(net.last_bias[k])
        for j in range(SECOND):
            total += np.int64(net.last[k, j]) * np.int64(work.hidden[j])
        place = (total >> 10) + STEPS // 2  # 65,536ths to 64ths
        inside = 0 if place < 0 else place if place < STEPS else STEPS - 1
        return np.int64(net.logistic[inside])

    @jit
    def judge(settings: Any, t: Any, cards: Any, s: Any, me: int, net: Any, work: Any) -> Any:
        """For `me`: the chance to win, and what the margin is worth."""
        count = note_facts(settings, t, cards, s, me, net.look, work.rows)
        add_rows(net.first, net.bias, work.rows, count, work.sums)
        dot_rows(net.second, net.second_bias, work.sums, work.hidden)
        return result(net, work, 0), result(net, work, 1)

    return SimpleNamespace(judge=judge, note_facts=note_facts, result=result)
