"""Everything as one file: from a server into a pocket and back, with the same fingerprints."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from automatable.cli.listing import import_table
from automatable.core.errors import AutomatableError
from automatable.core.files.data import parse_toml
from automatable.core.game import game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.pocket.everything import taken_over
from automatable.pocket.lone_file import LoneFile
from automatable.table.everything import Brought, pack
from automatable.table.folders import beside, keep_text, new_deck_file, own_deck_files
from automatable.table.store import Store
from automatable.testing.playing import legal_answer
from automatable.ui.frame import Frame
from automatable.ui.shelf.device import device_page
from automatable.ui.words.words import LANGUAGES


def finished() -> Match[Any]:
    match = Match.new(game("patchwork"), {"level": 1}, Seed.from_text("over"))
    while not match.over:
        match.answer(legal_answer(match, lambda some: some[-1]))
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the server's tables lie, one of every game, with own cards and an own level."""
    file = tmp_path / "server" / "tables.sqlite"
    with closing(Store(file)) as store, beside(file):
        for name in games():
            match = Match.new(game(name), {}, Seed.from_text("everything"))
            id = store.create(match, f"{name} 'ü'")
            store.answer(id, legal_answer(match, lambda some: some[0]), 0)
        for name, option in (("patchwork", "deck"), ("expeditions", "level")):
            text = game(name).decks.new()
            own = game(name).decks.read(parse_toml(text, "mine.toml"), "mine.toml")
            keep_text(new_deck_file(name, own.id), text)
            store.create(Match.new(game(name), {option: own.contents}, Seed.from_text("own")))
        over = store.create(finished())
        store.import_(store.export(over))
        store.delete(over)
    return file


@pytest.fixture
def pocket(tmp_path: Path) -> Iterator[Store]:
    file = tmp_path / "pocket" / "tables.sqlite"
    with beside(file), closing(Store(LoneFile(file))) as store:
        yield store


def packed(store: Store, folder: Path) -> Path:
    file = folder / "all.sqlite"
    file.unlink(missing_ok=True)
    pack(store, file)
    return file


def fingerprints(store: Store) -> dict[str, tuple[str, int, str]]:
    tables = map(store.open, store.ids())
    return {t.id: (t.match.fingerprint(), t.sequence, t.name) for t in tables}


def decks() -> dict[str, list[str]]:
    return {name: [f.read_text("utf-8") for f in own_deck_files(name)] for name in games()}


def test_everything_goes_to_the_pocket_and_back(
    file: Path, pocket: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with beside(file), closing(Store(file)) as server:
        contents, here, own = packed(server, tmp_path).read_bytes(), fingerprints(server), decks()
        results = server.results()
    assert taken_over(pocket, contents) == Brought(len(here), 2)
    assert (fingerprints(pocket), decks()) == (here, own)
    assert len(pocket.results()) == len(results) == 2
    assert taken_over(pocket, contents) == Brought(0, 0)
    assert len(pocket.results()) == 2

    id = next(table.id for table in pocket.tables() if table.game == "scythe")
    table = pocket.open(id)
    pocket.answer(id, legal_answer(table.match, lambda some: some[0]), table.sequence)
    back = packed(pocket, tmp_path)
    with beside(file):
        import_table(str(back), file)
        assert "New here: 1 table, 0 decks" in capsys.readouterr().out
        import_table(str(back), file)
        assert "is here already" in capsys.readouterr().out
        with closing(Store(file)) as server:
            assert fingerprints(server) == fingerprints(pocket)
            assert len(server.results()) == 2


def test_one_table_goes_to_the_pocket_and_back(file: Path, pocket: Store) -> None:
    with closing(Store(file)) as server:
        for table in server.tables():
            if table.over:
                text = server.export(table.id)
                there = pocket.import_(text)
                again = server.import_(pocket.export(there))
                marks = {server.open(id).match.fingerprint() for id in (table.id, again)}
                assert marks == {pocket.open(there).match.fingerprint()}
                return
    raise AssertionError


def test_a_table_that_was_played_on_in_both_is_kept_twice_and_shown_side_by_side(
    file: Path, pocket: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with beside(file), closing(Store(file)) as server:
        taken_over(pocket, packed(server, tmp_path).read_bytes())
    id = next(table.id for table in pocket.tables() if table.game == "patchwork" and not table.over)
    legal = pocket.open(id).match.legal()
    pocket.answer(id, legal[0], pocket.open(id).sequence)
    with closing(Store(file)) as server:
        server.answer(id, legal[-1], server.open(id).sequence)
        come = taken_over(pocket, packed(server, tmp_path).read_bytes())
    (parting,) = come.parted
    assert (parting.here.next, parting.come.next) == (legal[0], legal[-1])
    for language in LANGUAGES:
        shown = device_page(Frame(language, shell="/page.js"), parted=come.parted)
        assert f"/tables/{id}" in shown
        assert f"/tables/{parting.come.id}" in shown
    with beside(file):
        import_table(str(packed(pocket, tmp_path)), file)
    told = capsys.readouterr().out
    assert id in told
    assert f"“{legal[-1]}” there and “{legal[0]}” in what has come" in told


@pytest.mark.parametrize(
    ("path", "text", "refused"),
    [
        ("decks/patchwork/mine-2.toml", "cards = [", True),
        ("decks/patchwork/../../outside.toml", "x = 1", False),
        ("decks/chess/mine.toml", "x = 1", False),
        ("/etc/automatable.toml", "x = 1", False),
    ],
)
def test_a_deck_that_is_none_or_would_lie_elsewhere_is_not_taken(
    file: Path, pocket: Store, tmp_path: Path, path: str, text: str, refused: bool
) -> None:
    with beside(file), closing(Store(file)) as server:
        made = packed(server, tmp_path)
    with closing(sqlite3.connect(made)) as connection, connection:
        connection.execute("INSERT INTO own_files VALUES (?, ?)", (path, text))
    before = set(tmp_path.rglob("*.toml"))
    if refused:
        with pytest.raises(AutomatableError):
            taken_over(pocket, made.read_bytes())
        assert pocket.ids() == []
    else:
        assert taken_over(pocket, made.read_bytes()).decks == 2
    assert {f for f in tmp_path.rglob("*.toml") if text in f.read_text("utf-8")} <= before
