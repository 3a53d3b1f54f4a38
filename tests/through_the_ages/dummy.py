"""Whole games against the scripted person of the simulations, every round of them checked."""

from __future__ import annotations

from typing import Any

from automatable.games.through_the_ages.problems import problems
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.tempo import Dummy, Played
from automatable.games.through_the_ages.tempo import play_game as play

__all__ = ["Dummy", "Played", "play_game"]


def play_game(seed: int, **options: Any) -> Played:
    return play(seed, _check, **options)


def _check(state: State) -> None:
    assert problems(state) == []
