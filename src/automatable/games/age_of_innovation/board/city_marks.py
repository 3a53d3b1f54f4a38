"""Which of the person's buildings belong to a city, seen on the map."""

from __future__ import annotations

from automatable.core.drawing.svg import Drawing, el, number
from automatable.games.age_of_innovation.board.answers import turn_at
from automatable.games.age_of_innovation.board.icons import use
from automatable.games.age_of_innovation.board.land import middle
from automatable.games.age_of_innovation.on_screen.cities import settlements
from automatable.games.age_of_innovation.state import State


def in_cities(state: State) -> list[str]:
    """A settlement with a hex of a city is a city in whole (AOI-ON-CITY-05)."""
    if state.player is None or not state.player.cities:
        return []
    founded = {hex for city in state.player.cities for hex in city}
    found = settlements(turn_at(state))
    return [hex for group in found if not founded.isdisjoint(group) for hex in group]


def city_marks(state: State) -> dict[str, Drawing]:
    """A small sign at each of these buildings."""
    return {f"{hex}.city": _mark(*middle(state.board, hex)) for hex in in_cities(state)}


def _mark(x: float, y: float) -> Drawing:
    return el(
        "g",
        el("circle", r=11),
        use("city", -8, -8.5, 16),
        transform=f"translate({number(x - 15)} {number(y - 15)})",
        class_="city-mark",
    )
