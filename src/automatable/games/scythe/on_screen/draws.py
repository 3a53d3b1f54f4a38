"""Draws of several things at once, whose order does not matter: `cards 5 2`, `objectives 4 19`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from automatable.core.errors import Refused
from automatable.core.matches.rng import Stream
from automatable.core.turns.procedure import Answer, Draw

K = TypeVar("K")


@dataclass(frozen=True, kw_only=True)
class Several(Draw[tuple[int, ...]]):
    """`take` of the outcomes, written in the order in which the outcomes are listed.

    SCY-ON-NOT-03, SCY-ON-NOT-04
    """

    def outcome(self, drawn: list[int | str]) -> Answer[tuple[int, ...]]:
        if not self.possible(Counter(drawn)):
            raise Refused("cannot_come", what=self.word, outcome=" ".join(map(str, drawn)))
        ordered = tuple(map(int, sorted(drawn, key=self._order.__getitem__)))
        return Answer(ordered, " ".join([self.word, *map(str, ordered)]))

    @cached_property
    def _order(self) -> dict[int | str, int]:
        return {outcome: i for i, outcome in enumerate(self.outcomes)}

    def possible(self, drawn: Mapping[int | str, int]) -> bool:
        return all(n <= self.outcomes.get(outcome, 0) for outcome, n in drawn.items())

    def legal(self) -> list[str]:
        listed = [list(chosen) for chosen in multisets(self.outcomes, self.take)]
        return [self.outcome(chosen).text for chosen in listed if self.possible(Counter(chosen))]

    def forms(self) -> tuple[()]:
        return ()  # everything is listed


@dataclass(frozen=True, kw_only=True)
class FromHand(Several):
    """Random cards of a hand of which some are known and the others lie in the pool.

    A value that is among the known ones counts as a known card (SCY-ON-DECK-06).
    """

    known: Mapping[int, int]
    pool: Mapping[int, int]
    unknown: int
    """How many cards of the hand nobody has seen."""

    def possible(self, drawn: Mapping[int | str, int]) -> bool:
        unseen = {v: max(0, n - self.known.get(int(v), 0)) for v, n in drawn.items()}
        there = all(n <= self.pool.get(int(v), 0) for v, n in unseen.items())
        return there and sum(unseen.values()) <= self.unknown

    def dealt(self, stream: Stream, counter: int) -> Answer[tuple[int, ...]]:
        """First which cards of the hand, then what the unknown ones among them are."""
        hand = [*_items(self.known), *[0] * self.unknown]
        chosen = stream.draw(hand, self.take, counter)
        unseen = Stream(stream.seed, f"{stream.name}/unseen")
        faces = iter(unseen.draw(_items(self.pool), chosen.count(0), counter))
        return self.outcome([value or next(faces) for value in chosen])


def _items(counts: Mapping[int, int]) -> list[int]:
    return [value for value, n in counts.items() for _ in range(n)]


def multisets(counts: Mapping[K, int], number: int) -> Iterator[tuple[K, ...]]:
    """Every way to take that many, as many as possible of the first kind first (SCY-ON-NOT-02)."""
    if not number:
        yield ()
        return
    kinds = list(counts)
    for place, kind in enumerate(kinds):
        for n in range(min(number, counts[kind]), 0, -1):
            rest = {later: counts[later] for later in kinds[place + 1 :]}
            for others in multisets(rest, number - n):
                yield (kind,) * n + others
