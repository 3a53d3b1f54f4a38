"""The Automa's turn retold: everything that it does belongs to something that is told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from automatable.core.game import Game, game
from automatable.core.matches.match import Match
from automatable.core.matches.retelling import Board, Watching, changes, retell
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Event
from automatable.testing.conformance.test_retelling import facts
from automatable.testing.playing import by_chance, legal_answer, option_sets

GAMES = ("patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages")
BOOK_KEEPING = {
    "position", "to_move", "on_turn", "next", "turn", "turn_numbers", "phase", "round", "game_over",
    "deck_source",
}  # fmt: skip
"""Facts that say whose turn it is and what is asked; nothing of them lies on a table."""


@pytest.mark.parametrize("id", GAMES)
def test_nothing_that_the_automa_does_falls_outside_what_is_told(id: str) -> None:
    turns = 0
    for log, end in _automa_turns(game(id)):
        turns += 1
        assert changes(_on_the_table(log.seen[-1]), _on_the_table(end)) == {}, _kinds(log)
    assert turns > 10


@pytest.mark.parametrize(
    ("id", "kind", "fact"),
    [
        ("patchwork", "pat-move", "time.2"),
        ("patchwork", "pat-pass_move", "time.2"),
        ("through_the_ages", "tta-pay", "automa.hand.action"),
        ("through_the_ages", "tta-row_dealt", "row"),
        ("scythe", "scy-move", "sides"),
    ],
)
def test_what_moves_has_moved_when_it_is_told(id: str, kind: str, fact: str) -> None:
    found = [
        changes(before, after)
        for log, _ in _automa_turns(game(id))
        for event, before, after in _steps(log)
        if event.kind == kind
    ]
    assert found
    assert all(any(key.startswith(fact) for key in changed) for changed in found)


def test_the_board_before_is_that_of_the_turn_and_the_steps_lead_to_the_board_now() -> None:
    match = Match.new(game("patchwork"), {"level": 3}, Seed.from_text("retold"))
    chance = Random(1)
    for _ in range(12):
        match.answer(legal_answer(match, chance.choice))
    first = match.turn_start(len(match.entries) - 1)
    told = retell(match, first, lambda state: {"time": str(state.time)})
    assert told.before["time"] == str(match.state_before(first).time)
    assert told.board(len(told.steps)) == told.after == {"time": str(match.state.time)}


def _on_the_table(board: Board) -> dict[str, str]:
    return {key: fact for key, fact in board.items() if BOOK_KEEPING.isdisjoint(key.split("."))}


def _kinds(log: Watching) -> list[str]:
    return [event.kind for event in log]


def _steps(log: Watching) -> Iterator[tuple[Event, Board, Board]]:
    boards = log.seen
    yield from zip(list(log)[1:], boards, boards[1:], strict=False)


def _automa_turns(game: Game[Any]) -> Iterator[tuple[Watching, Board]]:
    """Whole turns of the Automa from positions of random matches, and the board at their end."""
    for number, options in enumerate(option_sets(game)[:2]):
        match = Match.new(game, options, Seed.from_text(str(number)))
        chance = Random(number)
        for _ in range(50):
            if not match.over:
                match.answer(legal_answer(match, chance.choice))
        for state in match.states():
            if not game.is_over(state):
                yield from _automa_turn(game, game.copy(state))


def _automa_turn(game: Game[Any], state: Any) -> Iterator[tuple[Watching, Board]]:
    def look() -> Board:
        return dict(facts(game.position(state)))

    log, answer = Watching(look), by_chance(Random(1))
    running = game.automa_turn(state, log)
    if running is None:
        return
    try:
        request = next(running)
        while True:
            request = running.send(answer(request).value)
    except StopIteration:
        yield log, look()
