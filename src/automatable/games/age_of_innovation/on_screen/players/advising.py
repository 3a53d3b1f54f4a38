"""The programs as partners for a person: what they would answer, and what speaks for it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from automatable.core.advice.players import Advice, Advised, Figure
from automatable.games.age_of_innovation.on_screen.players.meaning import meaning
from automatable.games.age_of_innovation.on_screen.players.reasons import reasons
from automatable.games.age_of_innovation.on_screen.players.rector import (
    PLANNER,
    RECTOR,
    Thought,
    prompt_of,
    thoughts,
)
from automatable.games.age_of_innovation.on_screen.players.rounds import Search
from automatable.games.age_of_innovation.state import State

SHOWN = 3
"""A choice and its alternatives."""
WIDTH_A_SECOND = 10
"""How much wider the rector looks with each second that it is given."""


class _Partner:
    """Answers every question of a game on screen, those in the Automa's turn too."""

    id, game, takes_time, usual = "", "age_of_innovation", False, False

    def can_answer(self, state: State, legal: Sequence[str]) -> bool:
        return state.player is not None and state.turn_so_far is not None and bool(legal)

    def advise(self, state: State, legal: Sequence[str], seconds: float = 0) -> Advice:
        prompt = prompt_of(state)
        found = thoughts(state, prompt, self._search(seconds))[:SHOWN]
        choices = tuple(_choice(state, prompt, thought) for thought in found)
        return Advice(self.id, choices, f"player-{self.id}-reason")

    def _search(self, seconds: float) -> Search:
        raise NotImplementedError


class Planner(_Partner):
    """One chain of turns, each the best at once."""

    id = "planner"

    def _search(self, seconds: float) -> Search:
        return PLANNER


class Rector(_Partner):
    """Whole rounds thought through, as widely as there is time for."""

    id, takes_time, usual = "rector", True, True

    def _search(self, seconds: float) -> Search:
        if seconds <= 0:
            return RECTOR
        width = max(RECTOR.width, min(40, round(WIDTH_A_SECOND * seconds)))
        return Search(width, 2 * width, until=time.monotonic() + seconds)


def _choice(state: State, prompt: str, thought: Thought) -> Advised:
    figures = (Figure("advice-worth", round(thought.worth, 1)),) if thought.worth else ()
    why = reasons(state, thought)
    return Advised(
        thought.text, *meaning(prompt, thought.text, state), figures, why, thought.texts[1:]
    )


PLAYERS = (Rector(), Planner())
