"""Selection methods: each narrows the options that survived the one before.

AOI-SEL-01, AOI-ACT-04
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from automatable.core.turns.choice import Filter, least
from automatable.core.turns.events import Ref, Value
from automatable.games.age_of_innovation.components import AutomaCard
from automatable.games.age_of_innovation.land import INFINITE
from automatable.games.age_of_innovation.sight import built, looked, nearer
from automatable.games.age_of_innovation.state import State


def closest_to_person(state: State) -> Filter:
    """The smallest distance to any person's building (AOI-DIST-08, AOI-R-32)."""
    steps = state.distances(state.person_buildings)
    closest = least_distance(
        "closest_to_human", lambda hex: steps.get(hex, INFINITE), rule="AOI-DIST-08"
    )
    return looked(state, "closest", closest, lambda left: nearer(state, left))


def least_distance(name: str, distance: Callable[[Any], int], *, rule: str) -> Filter:
    """Like `least`; infinite distances are equal and are shown as none (AOI-DIST-07)."""
    narrowing = least(name, distance, rule=rule)
    return Filter(name, rule, narrowing.narrow, lambda option: finite(distance(option)))


def finite(distance: int) -> int | None:
    return None if distance >= INFINITE else distance


def terrain_priority(state: State, card: AutomaCard) -> Filter:
    """The row of her own priority card (AOI-PRI-01, AOI-PRI-02, AOI-R-02)."""
    return by_row(state, "priority", state.automa_home, card.priority_row, "AOI-PRI-02")


def by_row(state: State, name: str, home: str, letter: str, rule: str) -> Filter:
    """The first terrain of a row that occurs among the options decides (AOI-PRI-04)."""
    row: Sequence[str] = state.box.priority[home].row(letter)
    order = least(name, lambda hex: row.index(state.terrain(hex)), rule=rule)

    def terrain(hex: Any) -> Value:
        return Ref("terrain", state.terrain(hex))

    def reads(left: Sequence[str]) -> list[str]:
        """With what the next method will read, so that it is asked only once."""
        best = order.narrow(left)
        return [*built(state, best), *(nearer(state, best) if len(best) > 1 else ())]

    return looked(state, "reach", Filter(name, rule, order.narrow, terrain), reads)


def direction(card: AutomaCard) -> Filter:
    """Count options in the printed direction, on past the last (AOI-DIR-01 to -04).

    Options must be given in reading order.

    AOI-DIR-03, AOI-DIR-04, AOI-SEL-03
    """

    def count(left: Sequence[Any]) -> Sequence[Any]:
        order = left if card.direction == "reading" else left[::-1]
        return [order[(card.count - 1) % len(order)]]

    rule = "AOI-DIR-01" if card.direction == "reading" else "AOI-DIR-02"
    return Filter(f"{card.direction}_{card.count}", rule, count)
