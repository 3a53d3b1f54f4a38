"""Several threads and several processes at one file."""

import os
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import load
from automatable.table.recent import Recent
from automatable.table.store import Stale, Store, Table
from automatable.testing.playing import legal_answer, snapshot
from tests.table.every_kind import address as address

THREADS = 8


def in_threads(actions: list[Any]) -> None:
    threads = [threading.Thread(target=action) for action in actions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_of_several_answers_to_one_question_exactly_one_wins(
    store: Store, another: Store, fresh: Match[Any]
) -> None:
    id = store.create(fresh)
    won: list[Table] = []
    lost: list[Table] = []

    def post(through: Store, text: str) -> None:
        try:
            won.append(through.answer(id, text, expected=0))
        except Stale as stale:
            lost.append(stale.table)

    legal = fresh.legal()
    assert legal is not None
    stores = [store, another]
    in_threads([lambda i=i: post(stores[i % 2], legal[i % len(legal)]) for i in range(THREADS)])
    assert len(won) == 1
    assert len(lost) == THREADS - 1
    assert all(table.match.answers == won[0].match.answers for table in lost)
    assert store.open(id).match.answers == another.open(id).match.answers == won[0].match.answers


def test_what_another_process_added_is_added_and_not_all_replayed(
    store: Store, another: Store, fresh: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    id, stores = store.create(fresh), [store, another]
    another.open(id)
    replays = []
    monkeypatch.setattr("automatable.table.store.load", lambda stored: replays.append(load(stored)))
    for count in range(6):
        match = stores[count % 2].open(id).match
        told = stores[count % 2].answer(id, legal_answer(match, lambda some: some[0]), count)
        assert snapshot(stores[count % 2 - 1].open(id).match) == snapshot(told.match)
    assert replays == []


def test_a_match_that_went_another_way_in_another_process_is_replayed(
    store: Store, another: Store, fresh: Match[Any]
) -> None:
    id = store.create(fresh)
    for count in range(3):
        store.answer(id, ">", count)
    assert len(another.open(id).match.answers) == len(store.open(id).match.answers)
    store.undo(id, 3)
    store.undo(id, 4)
    assert snapshot(another.open(id).match) == snapshot(store.open(id).match)
    assert another.redo(id, 5).sequence == 6
    assert snapshot(another.open(id).match) == snapshot(store.open(id).match)


def test_the_room_for_matches_in_memory_is_counted_by_their_answers() -> None:
    kept: Recent[str, str] = Recent(10, len)
    for text in ("aaaa", "bbbb", "cc"):
        kept.put(text[0], text)
    assert kept.get("a") == "aaaa"
    kept.put("d", "d")
    assert (kept.get("b"), len(kept)) == (None, 3)
    kept.put("e", "e" * 100)
    assert (kept.get("e"), len(kept)) == ("e" * 100, 1)
    kept.drop("e")
    kept.put("f", "f" * 10)
    kept.put("f", "f" * 9)
    kept.put("g", "g")
    assert len(kept) == 2


def test_one_token_from_many_threads_is_one_change(
    store: Store, another: Store, fresh: Match[Any]
) -> None:
    id = store.create(fresh)
    stores = [store, another]
    told: list[Table] = []

    def tap(through: Store) -> None:
        told.append(through.answer(id, ">", expected=0, token="tap"))

    in_threads([lambda i=i: tap(stores[i % 2]) for i in range(THREADS)])
    assert [table.sequence for table in told] == [1] * THREADS


def test_many_tables_at_once(store: Store, another: Store, fresh: Match[Any]) -> None:
    ids = [store.create(fresh) for _ in range(THREADS)]

    def play(through: Store, id: str) -> None:
        table = through.open(id)
        for _ in range(5):
            table = through.answer(id, ">", expected=table.sequence)
            table = through.undo(id, expected=table.sequence)

    stores = [store, another]
    in_threads([lambda i=i, id=id: play(stores[i % 2], id) for i, id in enumerate(ids)])
    assert all(store.open(id).sequence == 10 for id in ids)
    assert all(another.open(id).match.answers == fresh.answers for id in ids)


class StoreAgainstMemory(RuleBasedStateMachine):
    """Whatever is done at a table, the file says the same as a match in memory."""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match.new(game("patchwork"), {"deck": "tactical"}, Seed.from_text("both"))
        self.path = Path(os.environ["HOME"]) / f"{random.getrandbits(64):x}.sqlite"
        self.store = Store(self.path)
        self.id = self.store.create(self.match)
        self.sequence = 0

    def teardown(self) -> None:
        self.store.close()
        self.path.unlink()

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        text = data.draw(st.sampled_from(self.match.legal() or [">"]))
        self.match.answer(text)
        self.changed(self.store.answer(self.id, text, self.sequence))

    @precondition(lambda self: self.match.undoable() is not None)
    @rule()
    def undo(self) -> None:
        self.match.undo()
        self.changed(self.store.undo(self.id, self.sequence))

    @precondition(lambda self: self.match.undone)
    @rule()
    def redo(self) -> None:
        self.match.redo()
        self.changed(self.store.redo(self.id, self.sequence))

    @rule(count=st.integers(0, 60))
    def return_to(self, count: int) -> None:
        self.match.return_to(count)
        self.changed(self.store.return_to(self.id, count, self.sequence))

    @rule(buttons=st.integers(0, 20))
    def correct(self, buttons: int) -> None:
        correction = f'{{"seat_1.buttons": {buttons}}}'
        self.match.adjust(correction)
        self.changed(self.store.answer(self.id, f"!{correction}", self.sequence))

    @rule()
    def close_and_open(self) -> None:
        self.store.close()
        self.store = Store(self.path)

    def changed(self, table: Table) -> None:
        self.sequence += 1
        assert table.sequence == self.sequence

    @invariant()
    def the_same(self) -> None:
        stored = self.store.open(self.id).match
        assert stored.answers == self.match.answers
        assert stored.undone == self.match.undone
        assert stored.fingerprint() == self.match.fingerprint()


TestStoreAgainstMemory = StoreAgainstMemory.TestCase
TestStoreAgainstMemory.settings = settings(max_examples=25, stateful_step_count=30)
