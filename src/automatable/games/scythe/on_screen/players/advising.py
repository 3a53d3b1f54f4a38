"""The programs as partners for a person: what they would answer, and what speaks for it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from automatable.core.advice.players import Advice, Advised, Figure
from automatable.games.scythe.on_screen.players.commitments import in_defence
from automatable.games.scythe.on_screen.players.estate import estate_of, silent_turn
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.on_screen.players.meaning import meaning
from automatable.games.scythe.on_screen.players.plan import Search
from automatable.games.scythe.on_screen.players.planner import most_committed, planned
from automatable.games.scythe.on_screen.players.reasons import reasons
from automatable.games.scythe.on_screen.players.steward import Thought, rest_of_turn, thoughts
from automatable.games.scythe.state import State

SHOWN = 3
"""A choice and its alternatives."""
WIDTH_A_SECOND = 16
"""How much wider the steward looks with each second that it is given."""


class _Partner:
    """Answers every question of a game on screen, those in the Automa's turn too."""

    id, game, takes_time, usual = "", "scythe", False, False

    def can_answer(self, state: State, legal: Sequence[str]) -> bool:
        return state.decks is not None and bool(legal)

    def advise(self, state: State, legal: Sequence[str], seconds: float = 0) -> Advice:
        prompt = _prompt(state, legal)
        choices = self._choices(state, prompt, legal, seconds)
        return Advice(self.id, tuple(choices), f"player-{self.id}-reason")

    def _choices(
        self, state: State, prompt: str, legal: Sequence[str], seconds: float
    ) -> list[Advised]:
        raise NotImplementedError


def _prompt(state: State, legal: Sequence[str]) -> str:
    """What is asked now."""
    if state.turn_so_far is not None:
        request = Line(state.turn_so_far).request
        return "" if request is None else request.prompt
    word = legal[0].split()[0]
    return {"use": "ability", "workers": "retreat_workers"}.get(word, word)


class Planner(_Partner):
    """The reference player `planner`."""

    id = "planner"

    def _choices(
        self, state: State, prompt: str, legal: Sequence[str], seconds: float
    ) -> list[Advised]:
        so_far = state.turn_so_far
        text = most_committed(prompt, legal) if so_far is None else planned(so_far, legal)
        return [Advised(text, *meaning(prompt, text))]


class Steward(_Partner):
    """The steward, with the lead that its best answers promise, and why."""

    id, takes_time, usual = "steward", True, True

    def _choices(
        self, state: State, prompt: str, legal: Sequence[str], seconds: float
    ) -> list[Advised]:
        if state.turn_so_far is None:
            defends = prompt in ("power", "play")
            text = in_defence(state, prompt, legal) if defends else legal[0]
            return [Advised(text, *meaning(prompt, text))]
        found = thoughts(state, legal, _search(seconds))[:SHOWN]
        return [_choice(state, prompt, thought) for thought in found]


def _search(seconds: float) -> Search | None:
    """As wide as there is time for; it ends when the time is up. None: as in its own games."""
    if seconds <= 0:
        return None
    width = min(64, round(WIDTH_A_SECOND * max(1.0, seconds)))
    return Search(width=width, until=time.monotonic() + seconds)


def _choice(state: State, prompt: str, thought: Thought) -> Advised:
    figures = (Figure("advice-worth", round(thought.worth, 1)),) if thought.plan else ()
    why = reasons(estate_of(silent_turn(state)), thought)
    then = rest_of_turn(state, thought)
    return Advised(thought.text, *meaning(prompt, thought.text), figures, why, then)


PLAYERS = (Steward(), Planner())
