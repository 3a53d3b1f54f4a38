"""The last turn step by step: each step shows what it changed, the last one the board as it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import plain
from automatable.testing.playing import legal_answer
from automatable.ui.frame import Frame
from automatable.ui.stage.beats import Beats, beats
from automatable.ui.stage.gains import with_gains
from automatable.ui.stage.table import table_page
from automatable.ui.stage.turns import Narration
from tests.ui.test_odds import table

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
        now = screens.keyed(match.state, Narration(match, "de").words)
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
        telling = Narration(match, "de")
        turn, _ = with_gains(telling, telling.last_turn())
        if (shown := beats(telling, turn)).by_place and _is_news(match, shown):
            yield match, shown


def _is_news(match: Match[Any], shown: Beats) -> bool:
    """Whether the last answer led to it; an earlier turn ends with the board as it was then."""
    return max(entry for entry, _ in shown.by_place) == len(match.entries) - 1


def test_a_step_that_changes_nothing_shows_where_it_looked() -> None:
    """Scythe: resources go back where none are known; a combat is told where it was."""
    match = Match.new(game("scythe"), {}, Seed.from_text("looked"))
    pick, looked = Random(3).choice, 0
    while not match.over and len(match.entries) < 4 * ANSWERS:
        match.answer(legal_answer(match, pick))
        telling = Narration(match, "en")
        turn = telling.last_turn()
        steps = [step for part in turn for step in part.steps]
        shown = beats(telling, turn)
        for step in steps:
            events = [match.entries[step.entry].events[n] for n in step.events]
            cleared = [event for event in events if event.kind == "scy-put_back"]
            stays = any(event.kind == "scy-stays" for event in events)
            if cleared and stays:
                looked += 1
                region = str(plain(cleared[0].args["region"]))
                assert region in shown.by_place[step.entry, step.events.start].places
    assert looked


@pytest.mark.parametrize("id", TABLES)
def test_every_number_that_a_step_changes_stands_beside_it(id: str) -> None:
    """Only the first two did."""
    for match, shown in _told_turns(id):
        told = sum(len(beat.numbers) for beat in shown.by_place.values())
        assert table_page(Frame(), table(match)).count('class="step-gain') == told + len(
            shown.by_place
        )


def test_what_ones_own_turn_brought_is_told_before_hers_though_no_star_came() -> None:
    options = {"sit": "digital", "human_faction": "saxony", "mat": "engineering"}
    match: Match[Any] = Match.new(game("scythe"), options, Seed.from_text("gains"))
    coins = match.state.persons[0].coins
    match.answer("move coins")  # nothing that is told like an instruction
    telling = Narration(match, "en")
    turn, gains = with_gains(telling, telling.last_turn())
    assert gains.step is not None
    assert f"{coins} → {coins + 1}" in gains.drawn
    assert [part.by_person for part in turn if part.steps] == [True, False]
    page = table_page(Frame(), table(match))
    assert page.index('class="gained"') < page.index('class="turn-card')
    assert page.count("data-step-new") == sum(len(part.steps) for part in turn)
