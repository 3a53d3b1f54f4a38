"""Positions as JSON: every field of docs/positions/through_the_ages.md.

Facts that follow from others may be left out; if they are given they must be right, so that
a file cannot contradict itself unnoticed.
"""

from __future__ import annotations

from automatable.core.errors import BadData, BadPosition
from automatable.core.state.declared import Declared
from automatable.core.state.positions import bad_value
from automatable.games.through_the_ages.appendix import read_appendix
from automatable.games.through_the_ages.cards import HOUSE
from automatable.games.through_the_ages.corrections import note_ages
from automatable.games.through_the_ages.problems import (
    civil_in_sight,
    military_in_sight,
    problems,
    unknown_cards,
)
from automatable.games.through_the_ages.ratings import STATISTICS, gold, rating
from automatable.games.through_the_ages.row import civil_left
from automatable.games.through_the_ages.state import State


def _settle(state: State) -> None:
    """What only a deck or the cards in sight can say about a position."""
    _check_deck(state)
    if found := unknown_cards(state):
        raise BadPosition(found)
    _count_what_lies_open(state)


def _check_deck(state: State) -> None:
    try:
        known = state.deck == HOUSE if isinstance(state.deck, str) else bool(state.cards)
        if state.appendix is not None:
            read_appendix(state.appendix, "appendix")
    except BadData:
        known = False
    if not known:
        raise bad_value("deck", state.deck)


def _count_what_lies_open(state: State) -> None:
    """A card that lies open was dealt: hand-written positions need not count it again."""
    for in_sight, counted in (
        (civil_in_sight(state), state.civil_dealt),
        (military_in_sight(state), state.military_seen),
    ):
        for id, count in in_sight.items():
            counted[id] = max(count, counted.get(id, 0))


FACTS = Declared(
    State,
    game="through_the_ages",
    settle=_settle,
    problems=problems,
    corrects=note_ages,
    derived={
        "ratings": lambda state: {name: rating(state, name) for name in STATISTICS},
        "gold": gold,
        "civil_left": lambda state: sum(civil_left(state).values()),
    },
)
to_json = FACTS.to_json
