"""What her next turn takes, and when her stars come, for the panel below the question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from automatable.core.advice.odds import Likely, heading, odds_list, paragraph
from automatable.core.drawing.screens import Panel, Words
from automatable.core.turns.events import Ref
from automatable.games.expeditions.odds import (
    chance_to_advance,
    mean,
    next_takings,
    turns_to_star,
    within,
)
from automatable.games.expeditions.state import State

LIKELY = Fraction(9, 10)


def odds_panels(state: State, words: Words) -> Sequence[Panel]:
    """Nothing where the person plays without this help, and nothing after her last turn."""
    if not state.switches.show_unseen_cards or state.next == "scoring":
        return ()
    return (Panel("left", lambda: _left(state, words)),)


def _left(state: State, words: Words) -> str:
    told = paragraph(words("odds-cards", left=state.deck.left, all=state.deck.size))
    told += heading(words("odds-now")) + odds_list(_takings(state, words))
    return told + "".join(_stars(state, words))


def _takings(state: State, words: Words) -> Iterator[Likely]:
    yield Likely(words("odds-advance"), chance_to_advance(state))
    for (kind, place), chance in next_takings(state).items():
        yield Likely(words(f"odds-takes_{kind}", location=Ref("location", place)), chance)


def _stars(state: State, words: Words) -> Iterator[str]:
    """Her next star, and the last one, which ends the game."""
    last = len(state.level.star_positions)
    for star in dict.fromkeys((state.stars + 1, last)):
        turns = turns_to_star(state, star)
        if turns:
            about, surely = round(mean(turns)), within(turns, LIKELY)
            yield paragraph(
                words("odds-star", star=star, first=min(turns), about=about, surely=surely)
            )
