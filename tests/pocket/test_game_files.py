"""Game files without a server: opened, played and kept on the device, carried there and back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from pathlib import Path

import pytest

from automatable.core.files.game_texts import packed
from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.pocket.calls import Call, Caller, Reply
from automatable.pocket.everything import taken_over
from automatable.pocket.inside import app
from automatable.pocket.lone_file import LoneFile
from automatable.table.everything import Brought, pack
from automatable.table.folders import beside, keep_text, new_deck_file
from automatable.table.game_files import keep_game_file, own_game_files
from automatable.table.store import Store
from automatable.ui.words.words import Words
from tests.kit.files import GAMES_FOLDER

VITICULTURE = (GAMES_FOLDER / "viticulture.automa").read_text(encoding="utf-8")
HIDDEN = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)">')


class Phone:
    """The app as its shell calls it."""

    def __init__(self, home: Path) -> None:
        self._app = app(home)
        self._caller = Caller(self._app, "https://host/")

    def get(self, path: str) -> Reply:
        return asyncio.run(self._caller.answer(Call("GET", path, {}, b"")))

    def post(self, path: str, **fields: str) -> Reply:
        page = self.get("/help").body.decode()
        sent = {name: unescape(value) for name, value in HIDDEN.findall(page)} | fields
        parts = "".join(
            f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
            for name, value in sent.items()
        )
        headers = {"content-type": "multipart/form-data; boundary=x"}
        body = f"{parts}--x--\r\n".encode()
        return asyncio.run(self._caller.answer(Call("POST", path, headers, body)))

    def close(self) -> None:
        self._app.state.store.close()


@pytest.fixture
def phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Phone]:
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    made = Phone(tmp_path)
    yield made
    made.close()


@pytest.mark.rule("KIT-STO-04", "KIT-STO-03")
def test_a_link_is_opened_played_and_kept_on_the_device(phone: Phone) -> None:
    told = phone.post("/files/open", z=packed(VITICULTURE)).body.decode()
    assert "not checked by us" in told
    begun = phone.post("/files/new", z=packed(VITICULTURE), seed="pocket")
    assert begun.status == 303
    assert phone.post("/files/keep", z=packed(VITICULTURE)).status == 303
    assert [file.name for file in own_game_files()] == ["viticulture"]
    assert phone.get("/games/file:viticulture/new").status == 200
    assert phone.get("/files/viticulture/package.zip").body.startswith(b"PK")
    assert "file:viticulture" in phone.get("/").body.decode()


@pytest.mark.rule("KIT-STO-01", "KIT-STO-02")
def test_everything_carries_game_files_their_decks_and_their_matches(tmp_path: Path) -> None:
    server, pocket = tmp_path / "server" / "tables.sqlite", tmp_path / "pocket" / "tables.sqlite"
    with closing(Store(server)) as store, beside(server):
        kept = keep_game_file("harbour", VITICULTURE)
        keep_game_file("broken", "automa 1\nnonsense\n")
        assert kept.game is not None
        keep_text(new_deck_file(kept.id, "mine"), deck_of(kept.game))
        id = store.create(Match.new(kept.game, {}, Seed.from_text("carried")))
        played = store.open(id).match.fingerprint()
        pack(store, tmp_path / "all.sqlite")
    contents = (tmp_path / "all.sqlite").read_bytes()
    with beside(pocket), closing(Store(LoneFile(pocket))) as store:
        assert taken_over(store, contents) == Brought(1, 1, 2)
        assert taken_over(store, contents) == Brought(0, 0)
        assert games()["file:harbour"].text == VITICULTURE
        assert store.open(id).match.fingerprint() == played
        assert [file.name for file in own_game_files()] == ["broken", "harbour"]


def deck_of(game: object) -> str:
    text: str = game.decks.new()  # type: ignore[attr-defined]
    return text.replace('id = "my-deck"', 'id = "mine"', 1)


def test_what_has_come_is_said_in_words(tmp_path: Path) -> None:
    assert "2 game files" in Brought(1, 0, 2).told(Words("en"))
    assert "game file" not in Brought(1, 0).told(Words("en"))
