"""The numbers that a person on screen watches: what a preview of an answer compares."""

from __future__ import annotations

from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.state import State

ICONS = {
    "points": "points", "coins": "coin", "tools": "tool", "scholars": "scholar", "books": "book",
    "bowl1": "power", "bowl2": "power", "bowl3": "power", "keys": "key", "knowledge": "step",
    "area": "b-workshop", "sailing": "ship", "annexes": "annex",
}  # fmt: skip
"""Which icon stands for each of them."""


def tallies(state: State) -> dict[str, int]:
    """By name, in the order in which they are listed."""
    player = state.player
    assert player is not None
    one, two, three = player.bowls
    return {
        "points": player.points,
        "coins": player.coins,
        "tools": player.tools,
        "scholars": player.scholars,
        "books": player.books_in_hand,
        **{f"book-{discipline}": player.books[discipline] for discipline in DISCIPLINES},
        "bowl1": one,
        "bowl2": two,
        "bowl3": three,
        "keys": player.keys,
        "knowledge": sum(state.knowledge[PERSON].values()),
        "area": len(state.person_buildings),
        "sailing": player.sailing,
        "annexes": player.annexes,
    }
