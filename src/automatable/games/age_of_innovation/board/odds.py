"""When she will pass, for the panel below the question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from automatable.core.advice.odds import Likely, heading, odds_list, paragraph
from automatable.core.drawing.screens import Panel, Words
from automatable.games.age_of_innovation.odds import chance_of_pass, turns_before_pass
from automatable.games.age_of_innovation.state import State


def odds_panels(state: State, words: Words) -> Sequence[Panel]:
    """Her cards left in this round, and after how many turns she passes."""
    turns = turns_before_pass(state)
    return (Panel("left", lambda: _left(state, turns, words)),) if turns else ()


def _left(state: State, turns: Mapping[int, Fraction], words: Words) -> str:
    told = paragraph(words("odds-cards", left=state.deck.left, all=state.deck.size))
    told += odds_list([Likely(words("odds-passes_next"), chance_of_pass(state))])
    lines = [Likely(words("odds-passes_after", n=n), chance) for n, chance in turns.items()]
    return told + heading(words("odds-passes")) + odds_list(lines)
