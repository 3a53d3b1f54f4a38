"""No way of going back gives other cards: not undo, not another answer in between, not a reload."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.server import app
from automatable.table.store import Store
from automatable.testing.playing import legal_answer, option_sets, snapshot
from tests.server.conftest import Browser

TWICE = settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(autouse=True)
def same_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("automatable.ui.frame.Frame.token", lambda frame: "0" * 16)


def begun(game: Game[Any], data: st.DataObject, answers: int) -> Match[Any]:
    """A match with any options, some answers into it."""
    options = data.draw(st.sampled_from(option_sets(game)))
    match = Match.new(game, options, Seed.from_text(str(data.draw(st.integers(0, 999)))))
    play(match, Random(data.draw(st.integers(0, 999))), answers)
    return match


def play(match: Match[Any], player: Random, answers: int) -> None:
    for _ in range(answers):
        if not match.over:
            match.answer(legal_answer(match, player.choice))


@TWICE
@given(data=st.data())
def test_another_answer_in_between_changes_no_card(game: Game[Any], data: st.DataObject) -> None:
    """Undo, try something else, undo that too, and give the first answers again."""
    match = begun(game, data, data.draw(st.integers(1, 12)))
    before, back = snapshot(match), data.draw(st.integers(1, 4))
    taken_back = [match.undo() for _ in range(back) if match.undoable()]
    left = len(match.entries)
    play(match, Random(data.draw(st.integers(0, 9))), data.draw(st.integers(1, 4)))
    match.return_to(left)
    for text in reversed(taken_back):
        match.answer(text)
    assert snapshot(match) == before


@TWICE
@given(data=st.data())
def test_closing_everything_changes_no_card(
    game: Game[Any], store: Store, data: st.DataObject
) -> None:
    """Undone in one process, redone in another that has only the file."""
    match = begun(game, data, data.draw(st.integers(1, 12)))
    id, before = store.create(match), snapshot(match)
    back = data.draw(st.integers(1, 5))
    for _ in range(back):
        table = store.open(id)
        if table.match.undoable():
            store.undo(id, table.sequence)
    other = Store(store.path)
    while (table := other.open(id)).match.undone:
        other.redo(id, table.sequence)
    other.close()
    assert snapshot(store.open(id).match) == before


@settings(TWICE, max_examples=3)
@given(data=st.data())
def test_a_reload_at_any_moment_of_a_turn_shows_the_same_card(
    game: Game[Any], store: Store, data: st.DataObject
) -> None:
    id = store.create(begun(game, data, data.draw(st.integers(0, 9))))
    shown = page(store, id)
    assert page(store, id) == shown
    another = Store(store.path)  # the server was started again
    assert page(another, id) == shown
    another.close()


def page(store: Store, id: str) -> str:
    headers = {"accept-language": "en"}
    with Browser(app(store), headers=headers, cookies={"guard": "the-same"}) as browser:
        return str(browser.get(f"/tables/{id}").text)
