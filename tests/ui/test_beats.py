"""The last turn step by step: each step shows what it changed, the last one the board as it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.testing.playing import legal_answer
from automatable.ui.beats import Beats, beats
from automatable.ui.turns import Telling

TABLES: dict[str, dict[str, str]] = {
    "patchwork": {"deck": "tactical"},
    "scythe": {"sit": "digital"},
    "expeditions": {"dealer": "app"},
}
ANSWERS = 25


@pytest.mark.parametrize("id", TABLES)
def test_after_its_last_step_a_told_turn_has_led_to_the_board_as_it_is(id: str) -> None:
    told = 0
    for match, shown in _told_turns(id):
        told += 1
        screens: Any = match.game.screens
        now = screens.keyed(match.state, Telling(match, "de").words)
        end = dict(shown.before.places)
        for beat in shown.by_place.values():
            end |= beat.places
        assert end == {key: now.get(key, "") for key in end}, match.entries[-1]
    assert told > 3


@pytest.mark.parametrize("id", TABLES)
def test_a_number_is_said_to_change_only_if_it_does(id: str) -> None:
    changes = [
        change
        for _, shown in _told_turns(id)
        for beat in shown.by_place.values()
        for change in beat.numbers
    ]
    numbered = [change for change in changes if change.after]  # a tile that one got has no number
    assert numbered
    assert all(change.before != change.after for change in numbered)


def _told_turns(id: str) -> Iterator[tuple[Match[Any], Beats]]:
    match = Match.new(game(id), TABLES[id], Seed.from_text("beats"))
    pick = Random(3).choice
    for _ in range(ANSWERS):
        match.answer(legal_answer(match, pick))
        if match.over:
            return
        telling = Telling(match, "de")
        if (shown := beats(telling, telling.last_turn())).by_place and _is_news(match, shown):
            yield match, shown


def _is_news(match: Match[Any], shown: Beats) -> bool:
    """Whether the last answer led to it; an earlier turn ends with the board as it was then."""
    return max(entry for entry, _ in shown.by_place) == len(match.entries) - 1
