"""How often one visitor may ask: enough for any game, too little for guessing and flooding."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from automatable.core.errors import AutomatableError
from automatable.table.recent import Recent

VISITORS = 10_000
"""Addresses remembered; whoever was not heard of for longest begins again."""


class TooMany(AutomatableError):
    """Asked too often; the details say in how many seconds it is possible again."""


@dataclass
class _Left:
    number: float
    at: float


class Allowance:
    """That many at once, and that many more a second, for each visitor."""

    def __init__(
        self, at_once: int, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._at_once, self._per_second, self._clock = at_once, per_second, clock
        self._left: Recent[str, _Left] = Recent(VISITORS)

    def take(self, visitor: str, number: int = 1) -> None:
        """Use one up, or several; raises `TooMany` when there are not as many left."""
        left, wanted = self._now(visitor), min(number, self._at_once)
        if left.number < wanted:
            wait = int((wanted - left.number) / self._per_second) + 1
            raise TooMany("too_many", seconds=wait)
        left.number -= wanted

    def give_back(self, visitor: str) -> None:
        """What was taken need not have been."""
        self._now(visitor).number += 1

    def _now(self, visitor: str) -> _Left:
        now = self._clock()
        left = self._left.get(visitor) or _Left(self._at_once, now)
        grown = left.number + (now - left.at) * self._per_second
        left.number, left.at = min(grown, self._at_once), now
        self._left.put(visitor, left)
        return left


@lru_cache(maxsize=1000)
def visitor_at(address: str) -> str:
    """Whom an address stands for: in IPv6 one household has 2^64 of them."""
    try:
        number = ip_address(address)
    except ValueError:
        return address
    if isinstance(number, IPv6Address):
        return str(number.ipv4_mapped or number.packed[:8].hex())
    return address
