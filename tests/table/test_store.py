"""What a store keeps, and what it refuses."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from automatable.core.errors import BadSave, Refused
from automatable.core.matches.match import Match
from automatable.table.store import NoSuchTable, Stale, Store
from tests.table.every_kind import address as address


def test_an_answer_is_on_disk_when_it_returns(
    store: Store, another: Store, fresh: Match[Any]
) -> None:
    id = store.create(fresh, "kitchen table")
    told = store.answer(id, ">", expected=0)
    read = another.open(id)
    assert read.match.answers == told.match.answers
    assert read.match.fingerprint() == told.match.fingerprint()
    assert (read.name, read.sequence, read.game) == ("kitchen table", 1, "patchwork")
    assert (read.created, read.played) == (told.created, told.played)


def test_ids_cannot_be_guessed(store: Store, fresh: Match[Any]) -> None:
    ids = {store.create(fresh) for _ in range(200)}
    assert len(ids) == 200
    assert all(len(id) >= 22 for id in ids)  # 128 bits, six a letter
    assert not any(id.startswith("-") for id in ids)  # an id is no option of a command


def test_the_match_given_stays_the_givers(store: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    fresh.answer(">")
    assert store.open(id).match.answers != fresh.answers


def test_a_table_handed_out_never_changes(store: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    before = store.open(id)
    answers, state = before.match.answers, before.match.fingerprint()
    store.answer(id, ">", expected=0)
    assert (before.match.answers, before.match.fingerprint()) == (answers, state)


def test_a_stale_change_is_refused_with_the_fresh_table(store: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    now = store.answer(id, ">", expected=0)
    with pytest.raises(Stale) as refused:
        store.answer(id, ">", expected=0)
    assert refused.value.code == "stale"
    assert refused.value.table is now
    assert store.open(id).sequence == 1


def test_a_refused_answer_changes_nothing(store: Store, another: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    with pytest.raises(Refused):
        store.answer(id, "nonsense", expected=0, token="once")
    assert store.open(id).sequence == another.open(id).sequence == 0
    store.answer(id, ">", expected=0, token="once")  # a refused token is not used up


def test_a_change_sent_twice_is_made_once(store: Store, another: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    first = store.answer(id, ">", expected=0, token="tap")
    again = store.answer(id, ">", expected=0, token="tap")
    elsewhere = another.answer(id, ">", expected=0, token="tap")
    assert again.sequence == elsewhere.sequence == first.sequence == 1
    assert elsewhere.match.answers == first.match.answers


def test_the_same_token_at_another_table_is_another_change(store: Store, fresh: Match[Any]) -> None:
    here, there = store.create(fresh), store.create(fresh)
    store.answer(here, ">", expected=0, token="tap")
    assert store.answer(there, ">", expected=0, token="tap").sequence == 1


def test_a_new_name_outlives_an_answer_that_was_on_its_way(store: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)

    def change(match: Match[Any]) -> None:
        store.rename(id, "renamed meanwhile")
        match.answer(">")

    store.change(id, change, 0)
    assert (store.open(id).name, store.open(id).sequence) == ("renamed meanwhile", 1)


def test_undo_and_redo_are_stored_too(store: Store, another: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    played = store.answer(id, ">", expected=0)
    store.undo(id, expected=1)
    taken_back = another.open(id)
    assert taken_back.match.undone == [">"]
    assert taken_back.match.fingerprint() == fresh.fingerprint()
    again = another.redo(id, expected=2)
    assert again.sequence == 3
    assert store.open(id).match.answers == played.match.answers


def test_returning_to_an_answer_takes_the_later_ones_back(store: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    first = store.answer(id, ">", expected=0)
    store.answer(id, first.match.legal()[-1], expected=1)
    back = store.return_to(id, len(first.match.answers), expected=2)
    assert back.match.answers == first.match.answers
    assert back.sequence == 3


def test_a_correction_is_an_answer(store: Store, another: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    store.answer(id, '!{"seat_1.buttons": 7}', expected=0)
    assert another.open(id).match.position()["seat_1"]["buttons"] == 7


def test_another_process_is_noticed(store: Store, another: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    store.open(id)
    there = another.answer(id, ">", expected=0)
    another.rename(id, "moved")
    here = store.open(id)
    assert (here.sequence, here.name) == (1, "moved")
    assert here.match.answers == there.match.answers
    with pytest.raises(Stale):
        store.undo(id, expected=0)


def test_the_last_played_table_is_listed_first(store: Store, fresh: Match[Any]) -> None:
    older, newer = store.create(fresh, "older"), store.create(fresh, "newer")
    assert [info.name for info in store.tables()] == ["newer", "older"]
    store.answer(older, ">", expected=0)
    first, second = store.tables()
    assert (first.id, first.sequence, first.over) == (older, 1, False)
    assert first.answers == len(store.open(older).match.answers)
    assert first.options == fresh.options
    assert (second.id, second.answers) == (newer, len(fresh.answers))


def test_a_deleted_table_is_gone(store: Store, another: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    another.open(id)
    store.delete(id)
    for gone in (store, another):
        with pytest.raises(NoSuchTable):
            gone.open(id)
    with pytest.raises(NoSuchTable):
        store.delete(id)
    assert store.tables() == []


@pytest.mark.parametrize("id", ["", "unknown", "'; DROP TABLE tables; --"])
def test_an_unknown_table_has_a_named_error(store: Store, id: str) -> None:
    with pytest.raises(NoSuchTable) as refused:
        store.answer(id, ">", expected=0)
    assert refused.value.code == "no_such_table"


# --- results


def test_the_end_of_a_match_is_written_down(store: Store, nearly_over: Match[Any]) -> None:
    id = store.create(nearly_over)
    assert store.results() == []
    over = store.answer(id, ">", expected=0)
    assert over.match.over
    assert store.tables()[0].over
    (result,) = store.results()
    sheet = over.match.score()
    assert (result.table, result.game, result.options) == (id, "patchwork", over.match.options)
    assert result.scores == {1: sheet.total(1), 2: sheet.total(2)}
    assert result.winner == sheet.winner
    assert result.finished == over.played


def test_an_end_taken_back_is_no_result(store: Store, nearly_over: Match[Any]) -> None:
    id = store.create(nearly_over)
    store.answer(id, ">", expected=0)
    store.undo(id, expected=1)
    assert store.results() == []
    store.redo(id, expected=2)
    assert [result.table for result in store.results()] == [id]


def test_a_result_outlives_its_table(store: Store, nearly_over: Match[Any]) -> None:
    id = store.create(nearly_over)
    store.answer(id, ">", expected=0)
    store.delete(id)
    (result,) = store.results()
    assert result.table is None


def test_results_of_one_game(store: Store, nearly_over: Match[Any]) -> None:
    store.answer(store.create(nearly_over), ">", expected=0)
    assert len(store.results("patchwork")) == 1
    assert store.results("another_game") == []


# --- files


def test_a_table_travels_as_a_file(store: Store, fresh: Match[Any], tmp_path: Path) -> None:
    id = store.create(fresh)
    store.answer(id, ">", expected=0)
    there = store.undo(id, expected=1)
    elsewhere = Store(tmp_path / "elsewhere" / "tables.sqlite")
    here = elsewhere.open(elsewhere.import_(store.export(id)))
    elsewhere.close()
    assert here.match.answers == there.match.answers
    assert here.match.undone == [">"]


def test_a_damaged_file_makes_no_table(store: Store, fresh: Match[Any]) -> None:
    text = store.export(store.create(fresh))
    with pytest.raises(BadSave):
        store.import_(text[: len(text) // 2])
    with pytest.raises(BadSave):
        store.import_(json.dumps(json.loads(text) | {"format": 99}))
    assert len(store.tables()) == 1


def test_more_tables_than_fit_in_memory(store: Store, fresh: Match[Any]) -> None:
    ids = [store.create(fresh) for _ in range(70)]
    for id in ids:
        store.answer(id, ">", expected=0)
    assert all(store.open(id).sequence == 1 for id in ids)


# --- lists, and news


def test_a_list_is_read_page_by_page(store: Store, fresh: Match[Any]) -> None:
    ids = [store.create(fresh) for _ in range(5)][::-1]
    first = store.tables(limit=2)
    rest = store.tables(after=first[-1].mark, limit=10)
    assert [info.id for info in (*first, *rest)] == ids
    assert [info.id for info in store.tables(ids=ids[1:3])] == ids[1:3]
    assert store.tables(ids=[]) == []


def test_only_running_tables_or_only_finished_ones(
    store: Store, fresh: Match[Any], nearly_over: Match[Any]
) -> None:
    running, over = store.create(fresh), store.create(nearly_over)
    store.answer(over, ">", expected=0)
    assert [info.id for info in store.tables(running=True)] == [running]
    assert [info.id for info in store.tables(running=False)] == [over]
    assert [result.table for result in store.results(ids=[over, running])] == [over]


def test_a_number_is_read_without_the_match(store: Store, fresh: Match[Any]) -> None:
    id = store.create(fresh)
    store.answer(id, ">", expected=0)
    assert (store.sequence(id), store.sequence("gone")) == (1, None)


def test_old_tables_expire_and_their_results_stay(
    store: Store, fresh: Match[Any], nearly_over: Match[Any]
) -> None:
    over = store.create(nearly_over)
    store.answer(over, ">", expected=0)
    since = datetime.now(UTC)
    kept = store.create(fresh)
    assert store.expire(since) == 1
    assert [info.id for info in store.tables()] == [kept]
    assert [result.table for result in store.results()] == [None]


@pytest.mark.parametrize("wrong", ["1970-01-01T00:00:00+00:00", "0001-01-01", "", "1999-12-31"])
def test_a_clock_that_was_wrong_costs_no_table(store: Store, fresh: Match[Any], wrong: str) -> None:
    """Without a battery a small machine begins in 1970: such a table is counted from today."""
    id = store.create(fresh)
    with store.database.writing() as connection:
        connection.execute("UPDATE tables SET played = :wrong", {"wrong": wrong})
    assert store.expire(datetime.now(UTC) - timedelta(days=90)) == 0
    assert [info.id for info in store.tables()] == [id]
    assert store.tables()[0].played > datetime.now(UTC) - timedelta(minutes=5)


def test_whoever_listens_hears_of_changes_made_elsewhere(
    store: Store, another: Store, fresh: Match[Any]
) -> None:
    id, other = store.create(fresh), store.create(fresh)
    heard: Queue[str] = Queue()
    end = another.listen(heard.put)
    try:
        store.answer(id, ">", expected=0)
        assert heard.get(timeout=10) == id
        store.rename(other, "kitchen")
        assert heard.get(timeout=10) == other
        store.delete(id)
        assert heard.get(timeout=10) == id
    finally:
        end()
    assert heard.empty()


def test_sessions_are_remembered(store: Store, another: Store) -> None:
    store.keep_session("digest")
    assert another.has_session("digest")
    assert not another.has_session("other")
