from pathlib import Path

import pytest

from automatable.core.game import game
from automatable.table import folders


def test_the_home_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    assert folders.database() == tmp_path / "tables.sqlite"
    assert folders.own_decks_folder("patchwork") == tmp_path / "decks" / "patchwork"


def test_each_system_has_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ada"))
    there = folders._data_folder
    assert there("linux", {}) == Path("/home/ada/.local/share")
    assert there("linux", {"XDG_DATA_HOME": "/data"}) == Path("/data")
    assert there("darwin", {}) == Path("/home/ada/Library/Application Support")
    assert there("win32", {"LOCALAPPDATA": "C:/Local"}) == Path("C:/Local")


def test_own_decks_and_their_mistakes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    patchwork = game("patchwork")
    folder = folders.own_decks_folder("patchwork")
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text(patchwork.decks.new())
    (folder / "torn.toml").write_text("[[card")
    decks, mistakes = folders.own_decks(patchwork)
    assert len(decks) == 1
    assert [mistake.details["file"] for mistake in mistakes] == ["torn.toml"]


def test_what_belongs_to_a_database_lies_beside_it(tmp_path: Path) -> None:
    before = folders.own_decks_folder("patchwork")
    with folders.beside(tmp_path / "club" / "tables.sqlite"):
        assert folders.own_decks_folder("patchwork") == tmp_path / "club" / "decks" / "patchwork"
    assert folders.own_decks_folder("patchwork") == before
    with folders.beside(None):
        assert folders.own_decks_folder("patchwork") == before
