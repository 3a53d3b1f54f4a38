"""Chance that never re-rolls: every number follows from (seed, stream name, counter).

A number is a keyed BLAKE2b hash of its stream and counter, so undoing and redoing, reloading
or replaying gives the same cards, and streams do not disturb each other. The construction
is part of the save format: the test vectors pin it.

    block(seed, stream, counter, attempt) =
        first 8 bytes, big-endian, of BLAKE2b(key = seed,
            person = b"automatable", digest_size = 8,
            data = stream in UTF-8 + 0x00 + counter as 8 bytes + attempt as 4 bytes)
    below(n): the first attempt = 0, 1, ... with block < 2^64 - (2^64 mod n), modulo n
    draw k of n: partial Fisher-Yates; the i-th item is number i + below(n - i), swapped to i,
        with counter = first counter + i
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeVar

from automatable.core.errors import BadOptions

SEED_BYTES = 16
_RANGE = 1 << 64
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Seed:
    """128 or more secret bits; written as hexadecimal."""

    key: bytes

    @staticmethod
    def fresh() -> Seed:
        """A new seed from the operating system."""
        return Seed(secrets.token_bytes(SEED_BYTES))

    @staticmethod
    def from_text(text: str) -> Seed:
        """The seed for a text: 32 to 128 hexadecimal digits as they are, any other text hashed.

        A player may type any word as a seed; it is spread over 128 bits.
        """
        if not text.strip():
            raise BadOptions("seed_empty")
        try:
            key = bytes.fromhex(text)
        except ValueError:
            key = b""
        if SEED_BYTES <= len(key) <= 64:
            return Seed(key)
        typed = text.strip().encode(errors="surrogatepass")
        return Seed(blake2b(typed, digest_size=SEED_BYTES).digest())

    def __str__(self) -> str:
        return self.key.hex()


@dataclass(frozen=True, slots=True)
class Stream:
    """One named source of numbers of a seed, such as one shuffle of one deck."""

    seed: Seed
    name: str

    def block(self, counter: int, attempt: int = 0) -> int:
        """The 64-bit number at this place of the stream."""
        data = self.name.encode() + b"\0" + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        digest = blake2b(data, key=self.seed.key, person=b"automatable", digest_size=8).digest()
        return int.from_bytes(digest, "big")

    def below(self, n: int, counter: int) -> int:
        """A number 0 <= x < n, every one equally likely."""
        limit = _RANGE - _RANGE % n
        attempt = 0
        while (number := self.block(counter, attempt)) >= limit:
            attempt += 1
        return number % n

    def draw(self, items: Sequence[_T], take: int, counter: int) -> list[_T]:
        """The first `take` items of a shuffle of `items`."""
        order = list(items)
        for i in range(take):
            j = i + self.below(len(order) - i, counter + i)
            order[i], order[j] = order[j], order[i]
        return order[:take]
