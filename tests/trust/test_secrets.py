"""What is hidden cannot be seen: with the same answers and another seed everything looks the same.

The hidden parts of a match (order of the decks, cards set aside unseen, what the Automa holds face
down) follow from the seed and the answers; no state holds them. So they are resampled by
exchanging the seed, and every page, the live update, the JSON and the save must not change.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import pytest

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import loads
from automatable.core.matches.sealing import sealed
from automatable.server import app
from automatable.server.application import GET
from automatable.server.live import Live
from automatable.table import rows
from automatable.table.store import Store, Table
from automatable.testing.playing import legal_answer, option_sets, with_seed
from tests.server.conftest import Browser

TABLE = "/tables/{table}"
PAGES = [
    path for path in GET if "{table}" in path and not path.endswith(("/live", "/export", "/rescue"))
]
OTHERS = ("/", "/history")
LANGUAGES = ("en", "de", "it")
ID = "the-same-table-in-both"
THEN = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture(autouse=True)
def same_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every page has a fresh number for its forms, which knows nothing of the match."""
    monkeypatch.setattr("automatable.ui.frame.secrets.token_hex", lambda size: "0" * 2 * size)


def running(match: Match[Any], player: Random, answers: int) -> Iterator[Match[Any]]:
    """The match now and then from its set-up on, for this many answers, as long as it runs."""
    while not match.set_up_done:
        match.answer(legal_answer(match, player.choice))
    for step in range(answers):
        if match.over:
            return
        if step % 9 == 0:
            yield match
        match.answer(legal_answer(match, player.choice))


def seen(match: Match[Any], folder: Path, language: str) -> dict[str, str]:
    """Everything a browser or a program can get of a running match, by address."""
    store = Store(Path(mkdtemp(dir=folder)) / "tables.sqlite")
    with store.database.writing() as connection:
        rows.insert(connection, Table(ID, "a name", match, 0, THEN, THEN))
    headers = {"accept-language": language}
    with Browser(app(store), headers=headers, cookies={"guard": "the-same"}) as browser:
        paths = (*PAGES, *OTHERS)
        found = {path: browser.get(path.replace("{table}", ID)).text for path in paths}
        found["live"] = asyncio.run(live_update(store))
        found["export"] = browser.get(f"/tables/{ID}/export").text
    store.close()
    return found


async def live_update(store: Store) -> str:
    async def number() -> int:
        return store.open(ID).sequence

    stream = Live().stream(ID, "ada", number)
    return await anext(stream) + await anext(stream)


def assert_nothing_hidden_shows(match: Match[Any], folder: Path, language: str) -> None:
    other = with_seed(match, Seed.from_text("resampled"))
    here, there = seen(match, folder, language), seen(other, folder, language)
    assert here[TABLE] != here[f"{TABLE}/log"]  # they are pages of the match
    for address, text in here.items():
        assert str(match.seed) not in text, address
        assert "Traceback" not in text
    assert here.pop("export").replace(sealed(match.seed), sealed(other.seed)) == there.pop("export")
    assert here == there


def test_no_page_shows_what_is_hidden(game: Game[Any], tmp_path: Path) -> None:
    """In one language for each game: what is hidden is no matter of words."""
    language = LANGUAGES[len(game.id) % len(LANGUAGES)]
    player = Random(language)
    options = player.choice(option_sets(game))
    match = Match.new(game, options, Seed.from_text(f"secret {language}"))
    moments = 0
    for moment in running(match, player, 12):
        assert_nothing_hidden_shows(moment, tmp_path, language)
        moments += 1
    assert moments


@pytest.mark.slow
def test_no_page_shows_what_is_hidden_with_any_options(game: Game[Any], tmp_path: Path) -> None:
    for place, options in enumerate(option_sets(game)):
        match = Match.new(game, options, Seed.from_text(f"secret {place}"))
        for moment in running(match, Random(place), 60):
            assert_nothing_hidden_shows(moment, tmp_path, LANGUAGES[place % 3])


def test_an_export_is_enough_to_go_on_with_the_same_cards(game: Game[Any], store: Store) -> None:
    """Sealed, yet the cards to come are the same."""
    match = Match.new(game, {}, Seed.from_text("sealed"))
    id = store.create(match)
    again = loads(store.export(id))
    assert again.seed == match.seed
    player, twin = Random(5), Random(5)
    for _ in range(10):
        if not match.over:
            match.answer(legal_answer(match, player.choice))
            again.answer(legal_answer(again, twin.choice))
    assert again.answers == match.answers


def test_nothing_but_the_seed_of_an_export_is_sealed(store: Store, game: Game[Any]) -> None:
    """The rest was seen by the person who exports it."""
    save = json.loads(store.export(store.create(Match.new(game))))
    assert [name for name, value in save.items() if str(value).startswith("sealed:")] == ["seed"]
