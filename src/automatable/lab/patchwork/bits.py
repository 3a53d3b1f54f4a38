"""Words of 64 bits: counting them and finding one, and the reference generator's numbers.

`build` makes the functions for one target: it counts bits and divides in its own way; the rest
of the source is the same for CPU cores and for a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

U = np.uint64
ALL = U(0xFFFFFFFFFFFFFFFF)


class Target(NamedTuple):
    """What differs between the machines the kernel is compiled for."""

    jit: Callable[..., Any]
    popcount: Callable[..., Any]
    """(word): how many bits are set."""
    shift_right: Callable[..., Any]
    """(high, low, shift): the lower word of both, shifted right by 0 to 63."""
    remainder: Callable[..., Any]
    """(word, n): what is left of a word divided by n < 65536."""


def build(target: Target) -> SimpleNamespace:
    """The bit functions for one machine."""
    jit, popcount, shift_right, remainder = target

    @jit
    def next_number(random: Any) -> Any:
        """SplitMix64; `random` is an array of one word that holds the generator's state."""
        random[0] += U(0x9E3779B97F4A7C15)
        z = random[0]
        z = (z ^ (z >> U(30))) * U(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> U(27))) * U(0x94D049BB133111EB)
        return z ^ (z >> U(31))

    @jit
    def below(random: Any, n: int) -> Any:
        """A number 0 <= x < n, every one equally likely."""
        bound = U(n)
        x = next_number(random)
        # The 2^64 mod n numbers at the top are thrown away, so that no remainder is favoured.
        # There are fewer than n of them: looking closer is almost never needed.
        while x >= U(0) - bound:
            excess = (ALL % bound + U(1)) % bound
            if excess == U(0) or x < U(0) - excess:
                break
            x = next_number(random)
        return np.int64(remainder(x, bound))

    @jit
    def select(word: Any, k: int) -> Any:
        """The place of the k-th set bit, counted from 0."""
        place = 0
        width = 32
        while width:
            low = word & ((U(1) << U(width)) - U(1))
            count = popcount(low)
            if k >= count:
                k -= count
                place += width
                word = word >> U(width)
            else:
                word = low
            width >>= 1
        return place

    @jit
    def select2(low: Any, high: Any, k: int) -> Any:
        """The place of the k-th set bit of a mask of two words."""
        count = popcount(low)
        if k < count:
            return select(low, k)
        return 64 + select(high, k - count)

    return SimpleNamespace(
        next_number=next_number,
        below=below,
        select2=select2,
        popcount=popcount,
        shift_right=shift_right,
    )
