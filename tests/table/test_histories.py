"""Two histories of one table: the longer one, or both; no answer is ever lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.histories import History, history_of, join
from automatable.table.moving import move
from automatable.table.store import Store

STORES = 2
SEQUENCES = 12
STEPS = 30


@pytest.fixture
def stores(tmp_path: Path) -> Iterator[list[Store]]:
    """A phone and a server; the phone has a table that went to the server once."""
    made = [Store(tmp_path / f"{number}.sqlite") for number in range(STORES)]
    phone, server = made
    phone.create(Match.new(game("patchwork"), {}, Seed.from_text("one table")), "Sunday", id="one")
    join(server, phone)
    yield made
    for store in made:
        store.close()


def play(store: Store, *places: int, id: str = "one") -> None:
    """Give the legal answers at these places of their list."""
    for place in places:
        table = store.open(id)
        legal = table.match.legal()
        store.answer(id, legal[place % len(legal)], table.sequence)


def line(store: Store, id: str = "one") -> tuple[str, ...]:
    return history_of(store.open(id)).line


def test_the_longer_history_takes_the_place_of_the_one_that_it_continues(
    stores: list[Store],
) -> None:
    phone, server = stores
    play(phone, 0, 0, 0)
    (taken,) = join(server, phone)
    assert (taken.id, taken.parting) == ("one", None)
    assert line(server) == line(phone)
    play(server, 0)
    assert join(server, phone) == []  # an old copy brings nothing
    assert len(line(server)) == 4
    assert server.ids() == ["one"]


def test_what_was_taken_back_there_is_taken_back_here(stores: list[Store]) -> None:
    phone, server = stores
    play(phone, 0, 0)
    join(server, phone)
    phone.undo("one", phone.open("one").sequence)
    join(server, phone)
    assert len(server.open("one").match.undone) == 1
    assert server.ids() == ["one"]


def test_histories_that_part_are_both_kept_and_said_side_by_side(stores: list[Store]) -> None:
    phone, server = stores
    play(phone, 0)
    join(server, phone)
    play(phone, 0, 0)
    play(server, 1)
    ours, theirs = line(server), line(phone)
    (taken,) = join(server, phone)
    assert taken.parting
    assert taken.parting.same == 1
    assert (taken.parting.here.id, taken.parting.here.next) == ("one", ours[1])
    assert (taken.parting.come.id, taken.parting.come.next) == (taken.id, theirs[1])
    assert (line(server), line(server, taken.id)) == (ours, theirs)
    assert server.open(taken.id).name == "Sunday (2)"
    assert join(server, phone) == []  # brought again it is here already


def test_a_table_that_parted_once_goes_on_under_its_own_id(stores: list[Store]) -> None:
    phone, server = stores
    play(phone, 0)
    play(server, 1)
    (first,) = join(server, phone)
    play(phone, 0, 0)
    (second,) = join(server, phone)
    assert (second.id, second.parting) == (first.id, None)
    (back,) = join(phone, server)  # the phone has its own already: only the server's is new to it
    assert {line(phone), line(phone, back.id)} == {line(server), line(server, first.id)}
    assert len(phone.ids()) == len(server.ids()) == 2
    assert join(server, phone) == []


def test_a_second_attempt_at_the_same_seed_is_a_table_of_its_own(stores: list[Store]) -> None:
    phone, server = stores
    again = Match.new(game("patchwork"), {}, Seed.from_text("one table"))
    phone.create(again, id="another")
    play(phone, 0, id="another")
    join(server, phone)
    assert server.ids() == ["another", "one"]
    assert line(server) == ()


def test_an_open_page_sees_that_its_table_was_exchanged(stores: list[Store]) -> None:
    phone, server = stores
    play(server, 0)
    for _ in range(4):
        server.undo("one", server.open("one").sequence)
        server.redo("one", server.open("one").sequence)
    before = server.open("one").sequence
    join(phone, server)
    play(phone, 0)
    phone_line = line(phone)
    server.undo("one", before)
    join(server, phone)
    assert server.open("one").sequence > before
    assert line(server) == phone_line


def test_tables_move_to_where_there_are_some(stores: list[Store]) -> None:
    phone, server = stores
    play(phone, 0)
    play(server, 1)
    phone.create(Match.new(game("scythe"), {}), id="other")
    moved = move(phone.database, server.database)
    assert (moved.tables, len(moved.parted), moved.different) == (2, 1, ())
    with closing(Store(server.path)) as opened:
        assert len(opened.ids()) == 3
    assert len(phone.ids()) == 2


class Model:
    """What was acknowledged anywhere, and the lines that a store must hold of it."""

    def __init__(self) -> None:
        self.lines: list[set[History]] = [set() for _ in range(STORES)]

    def seen(self, number: int, store: Store) -> None:
        """A later line of the same table stands for those that it continues."""
        now = {history_of(store.open(id)) for id in store.ids()}
        self.lines[number] = now

    def held(self, number: int, store: Store) -> bool:
        kept = [history_of(store.open(id)) for id in store.ids()]
        return all(any(one.holds(line) for one in kept) for line in self.lines[number])


@pytest.mark.parametrize("seed", range(SEQUENCES))
def test_whatever_goes_to_and_fro_no_answer_is_lost(stores: list[Store], seed: int) -> None:
    chance, model = Random(seed), Model()
    for _ in range(STEPS):
        number = chance.randrange(STORES)
        store = stores[number]
        if chance.random() < 0.35:
            other = 1 - number
            join(store, stores[other])
            assert model.held(number, store)
            model.lines[number] |= model.lines[other]
            assert model.held(number, store)
        else:
            random_change(store, chance)
        model.seen(number, store)
    for number in range(STORES):
        join(stores[number], stores[1 - number])
    ours, theirs = ({history_of(s.open(id)) for id in s.ids()} for s in stores)
    assert all(any(one.holds(line) for one in theirs) for line in ours)
    assert all(any(one.holds(line) for one in ours) for line in theirs)


def random_change(store: Store, chance: Random) -> None:
    id = chance.choice(store.ids())
    table = store.open(id)
    if table.match.undoable() and chance.random() < 0.3:
        store.undo(id, table.sequence)
    elif table.match.legal():
        play(store, chance.randrange(3), id=id)
