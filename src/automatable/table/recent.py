"""The things used last, as many as there is room for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """A dictionary that forgets what was not used for longest; for several threads.

    `weight` tells how much room a thing takes; the one used last is always kept.
    """

    def __init__(self, room: int, weight: Callable[[V], int] = lambda _: 1) -> None:
        self._room, self._weight = room, weight
        self._taken = 0
        self._lock = Lock()
        self._items: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        with self._lock:
            if key in self._items:
                self._items.move_to_end(key)
            return self._items.get(key)

    def put(self, key: K, value: V) -> None:
        with self._lock:
            self._take_out(key)
            self._items[key] = value
            self._taken += self._weight(value)
            while self._taken > self._room and len(self._items) > 1:
                self._take_out(next(iter(self._items)))

    def drop(self, key: K) -> None:
        with self._lock:
            self._take_out(key)

    def _take_out(self, key: K) -> None:
        if key in self._items:
            self._taken -= self._weight(self._items.pop(key))

    def __len__(self) -> int:
        return len(self._items)
