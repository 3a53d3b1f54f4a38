"""What just came to the person: by the main action, or at the end of a round and its beginning."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event
from automatable.games.age_of_innovation.board.gained import gained
from automatable.games.age_of_innovation.on_screen.conversions import BURN
from automatable.games.age_of_innovation.on_screen.turn import AFTER, BEFORE
from automatable.games.age_of_innovation.state import State

CONVERSIONS = ("convert", BURN)
ROUND_OVER, INCOME = "aoi-round_over", "aoi-on_income"
LISTED = ("aoi-on_knowledge_bonus", "aoi-on_bonus_coins", "aoi-on_income_from")
"""Where something came from; the sums are in the purse already."""


def by_the_action(match: Match[State], words: Words) -> Drawing:
    """What the main action brought, announced before the Automa moves."""
    if match.pending is None or match.pending.prompt != AFTER:
        return Drawing()
    acted = [
        number
        for number, entry in enumerate(match.entries)
        if entry.prompt == BEFORE and entry.text.split()[0] not in CONVERSIONS
    ]
    return gained(match.state_asked(acted[-1]), match.state, words) if acted else Drawing()


def by_the_round(match: Match[State], words: Words) -> list[str]:
    """Knowledge bonus and income, until the first action of the round (AOI-ON-VIEW-08)."""
    found: list[Event] = []
    for entry in reversed(match.entries):
        if entry.prompt == BEFORE:
            return []
        found = [*entry.events, *found]
        kinds = [event.kind for event in found]
        if INCOME in kinds:
            start = kinds.index(ROUND_OVER) if ROUND_OVER in kinds else kinds.index(INCOME)
            own = [event for event in found[start:] if event.kind in LISTED]
            return [words(event.kind, **event.args) for event in own]
        if entry.prompt == AFTER:
            return []
    return []
