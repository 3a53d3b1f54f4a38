"""The programs as partners for a person: what they would answer, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.players import Advice, Choice, Figure
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.on_screen.players.meaning import meaning
from automatable.games.scythe.on_screen.players.planner import most_committed, planned
from automatable.games.scythe.on_screen.players.steward import thoughts
from automatable.games.scythe.on_screen.within import Within
from automatable.games.scythe.state import State

SHOWN = 3
"""A choice and its alternatives."""


class _Partner:
    """Answers every question of a game on screen, those in the Automa's turn too."""

    id, game, takes_time = "", "scythe", False

    def can_answer(self, state: State, legal: Sequence[str]) -> bool:
        return state.decks is not None and bool(legal)

    def advise(self, state: State, legal: Sequence[str], seconds: float = 0) -> Advice:
        prompt = _prompt(state, legal)
        choices = self._within(state.within, prompt, legal) if state.within else None
        if choices is None:
            text = most_committed(prompt, legal)
            choices = [Choice(text, *meaning(prompt, text))]
        return Advice(self.id, tuple(choices), f"player-{self.id}-reason")

    def _within(self, within: Within, prompt: str, legal: Sequence[str]) -> list[Choice] | None:
        raise NotImplementedError


def _prompt(state: State, legal: Sequence[str]) -> str:
    """What is asked now."""
    if state.within is not None:
        request = Line(state.within).request
        return "" if request is None else request.prompt
    word = legal[0].split()[0]
    return {"use": "ability", "workers": "retreat_workers"}.get(word, word)


class Planner(_Partner):
    """The reference player `planner`."""

    id = "planner"

    def _within(self, within: Within, prompt: str, legal: Sequence[str]) -> list[Choice] | None:
        text = planned(within, legal)
        return [Choice(text, *meaning(prompt, text))]


class Steward(_Partner):
    """The steward, with the worth of its best answers."""

    id = "steward"

    def _within(self, within: Within, prompt: str, legal: Sequence[str]) -> list[Choice] | None:
        return [
            Choice(
                thought.text,
                *meaning(prompt, thought.text),
                figures=(Figure("advice-worth", round(thought.worth, 1)),),
            )
            for thought in thoughts(within, legal)[:SHOWN]
        ]


PLAYERS = (Steward(), Planner())
