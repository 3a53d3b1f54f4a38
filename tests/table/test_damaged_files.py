"""A damaged file: whatever lies on whole pages is saved, whichever other pages are damaged."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table import pages
from automatable.table.everything import pack
from automatable.table.pages import Found, rows_of
from automatable.table.reconstructed import loose_rows
from automatable.table.salvage import repair
from automatable.table.store import Store, StoreFailed
from automatable.testing.playing import legal_answer
from automatable.ui.words.words import Words

PAGE = 4096
TABLES = 60


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a past: answers taken back, tables deleted, names that fill pages, results."""
    file = tmp_path_factory.mktemp("laid") / "tables.sqlite"
    matches = [match_of(number) for number in range(12)]
    with closing(Store(file)) as store:
        for number in range(TABLES):
            id = store.create(matches[number % 12], f"table {number}" * 5)
            if number % 6 == 5:
                store.delete(id)
            elif number % 2 and not matches[number % 12].over:
                answer(store, id)
                store.undo(id, 1)
                answer(store, id)
    return file


def answer(store: Store, id: str) -> None:
    at = store.open(id)
    store.answer(id, legal_answer(at.match, Random(1).choice), at.sequence)


def match_of(number: int) -> Match[Any]:
    name = ("patchwork", "expeditions", "scythe")[number % 3]
    match = Match.new(registered(name), {}, Seed.from_text(f"page {number}"))
    for _ in range(5 * number % 23):
        if not match.over:
            match.answer(legal_answer(match, Random(number).choice))
    return match


def fingerprints(file: Path) -> dict[str, str]:
    with closing(Store(file)) as store:
        return {id: store.open(id).match.fingerprint() for id in store.ids()}


def damaged(file: Path, copy: Path, chance: Random) -> set[int]:
    """A copy with one to sixteen bad places, from a bit to a page; returns the pages hit."""
    contents, hit = bytearray(file.read_bytes()), set[int]()
    for _ in range(chance.randint(1, 16)):
        length = chance.choice([1, 1, 1, 4, 32, 200, PAGE])
        start = chance.randrange(len(contents))
        start = start // PAGE * PAGE if length == PAGE else start
        for place in range(start, min(start + length, len(contents))):
            contents[place] ^= 1 << chance.randrange(8) if length == 1 else chance.randrange(1, 256)
            hit.add(place // PAGE + 1)
    copy.write_bytes(contents)
    return hit


def tables_on(file: Path, hit: set[int]) -> set[str]:
    """Ids of which any row, or what overflowed of one, lies on one of these pages."""
    touched = set[str]()
    whole = {_key(found): found for found in rows_of(file) if found.rank == pages.LIVE}
    contents = bytearray(file.read_bytes())
    for page in hit:
        contents[(page - 1) * PAGE : page * PAGE] = bytes(PAGE)
    blanked = file.with_name("blanked.sqlite")
    blanked.write_bytes(contents)
    left = {_key(found) for found in rows_of(blanked)}
    for key, found in whole.items():
        if key not in left:
            touched |= {str(value) for value in found.values}
    blanked.unlink()
    return touched


def _key(found: Found) -> str:
    return repr(found.values)


def assert_saved(laid: Path, known: dict[str, str], seed: int, folder: Path) -> bool:
    """Whether SQLite itself could still have opened this copy."""
    copy, new = folder / f"{seed}.sqlite", folder / f"{seed}.new.sqlite"
    hit = damaged(laid, copy, Random(seed))
    before = hashlib.sha256(copy.read_bytes()).digest()
    safe = known.keys() - tables_on(laid, hit)
    saved = repair(copy, new)
    assert hashlib.sha256(copy.read_bytes()).digest() == before
    found = fingerprints(new)
    missing = {id for id in safe if found.get(id) != known[id]}
    assert not missing, (seed, sorted(hit), missing)
    told = {finding.table for finding in (*saved.lost, *saved.partly)}
    assert {id for id in known if found.get(id) != known[id]} <= told | unnamed(copy, known)
    try:
        Store(copy).close()
    except StoreFailed:
        return False
    return True


def unnamed(copy: Path, known: dict[str, str]) -> set[str]:
    """Tables of which no page says any more that they were there."""
    loose = loose_rows(copy)
    return known.keys() - loose.named - loose.tables.keys() - loose.answers.keys()


def test_every_table_on_whole_pages_is_saved(laid: Path, tmp_path: Path) -> None:
    known = fingerprints(laid)
    for seed in range(3):
        assert_saved(laid, known, seed, tmp_path)
    assert len(known) == TABLES - TABLES // 6


@pytest.mark.slow
def test_every_table_on_whole_pages_is_saved_in_two_hundred_copies(
    laid: Path, tmp_path: Path
) -> None:
    known = fingerprints(laid)
    opened = [assert_saved(laid, known, seed, tmp_path) for seed in range(200)]
    print(f"{len(opened)} copies, {opened.count(False)} did not open, every whole table saved")


@pytest.mark.parametrize("page", [1, 2])
def test_without_its_first_pages_all_rows_are_saved(laid: Path, tmp_path: Path, page: int) -> None:
    """The schema and the root of a tree hold no row of a table: nothing is lost with them."""
    known = fingerprints(laid)
    copy = tmp_path / "tables.sqlite"
    contents = bytearray(laid.read_bytes())
    contents[(page - 1) * PAGE : page * PAGE] = bytes(PAGE)
    copy.write_bytes(contents)
    saved = repair(copy, tmp_path / "new.sqlite")
    assert (saved.whole, saved.lost) == (len(known), ())
    assert fingerprints(tmp_path / "new.sqlite") == known


def test_the_pages_tell_what_the_database_tells(laid: Path) -> None:
    loose = loose_rows(laid)
    with closing(sqlite3.connect(laid)) as raw:
        ids = {id for (id,) in raw.execute("SELECT id FROM tables")}
        answers = raw.execute("SELECT table_id, place, text FROM answers").fetchall()
    assert set(loose.tables) == loose.named == ids
    assert loose.lost == set()
    for id, place, text in answers:
        assert loose.answers[id][place][0]["text"] == text


def test_long_rows_and_decks_are_read_over_their_pages(tmp_path: Path) -> None:
    """Rows that overflow: an answer of 4,000 letters, and a deck."""
    from automatable.table.folders import keep_text, new_deck_file

    deck = new_deck_file("patchwork", "overflowing")
    keep_text(deck, registered("patchwork").decks.new() + "#" * 20_000)
    try:
        with closing(Store(tmp_path / "tables.sqlite")) as store:
            store.create(match_of(3), "one")
            pack(store, tmp_path / "packed.sqlite")
    finally:
        deck.unlink()
    contents = bytearray((tmp_path / "packed.sqlite").read_bytes())
    contents[100:2000] = bytes(1900)  # the schema
    (tmp_path / "packed.sqlite").write_bytes(contents)
    assert repair(tmp_path / "packed.sqlite", tmp_path / "new.sqlite").whole == 1
    with closing(sqlite3.connect(tmp_path / "new.sqlite")) as raw:
        ((text,),) = raw.execute("SELECT text FROM own_files WHERE path LIKE '%overflowing%'")
    assert text.endswith("#" * 20_000)


@pytest.fixture
def crashed(tmp_path: Path) -> Iterator[Path]:
    """A file as it lies there after a crash: what came last is only in the log."""
    file, left = tmp_path / "tables.sqlite", tmp_path / "left" / "tables.sqlite"
    left.parent.mkdir()
    with closing(Store(file)) as store:
        for number in range(6):
            id = store.create(match_of(number))
            answer(store, id)
        for end in ("", "-wal"):
            shutil.copy(f"{file}{end}", f"{left}{end}")
        yield left


def test_what_lies_in_the_log_is_saved(crashed: Path, tmp_path: Path) -> None:
    assert repair(crashed, tmp_path / "new.sqlite").whole == 6


def test_a_bad_bit_in_the_log_costs_only_its_page(crashed: Path, tmp_path: Path) -> None:
    """SQLite itself drops all that stands behind it, without a word."""
    log = crashed.with_name("tables.sqlite-wal")
    contents = bytearray(log.read_bytes())
    contents[32 + 24 + 50] ^= 1
    log.write_bytes(contents)
    saved = repair(crashed, tmp_path / "new.sqlite")
    assert saved.whole >= 5


def test_a_schema_with_another_letter_is_damage_and_names_the_way_out(
    laid: Path, tmp_path: Path
) -> None:
    """SQLite finds nothing wrong with it."""
    known, copy = fingerprints(laid), tmp_path / "tables.sqlite"
    copy.write_bytes(laid.read_bytes().replace(b"fingerprint TEXT", b"fingerprunt TEXT"))
    with pytest.raises(StoreFailed) as refused:
        Store(copy).close()
    assert refused.value.code == "store_damaged"
    assert repair(copy, tmp_path / "new.sqlite").whole == len(known)


@pytest.mark.parametrize("code", ["store_damaged", "store_foreign", "store_newer"])
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_refusal_of_a_file_names_the_repair(code: str, language: str) -> None:
    details: Any = {"file": "tables.sqlite", "reason": "malformed", "version": 7}
    assert "automatable repair" in Words(language).error(StoreFailed(code, **details))
