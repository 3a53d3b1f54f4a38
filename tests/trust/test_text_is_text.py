"""Text is text: whatever is sent to whichever field of whichever door, it is read by one reader.

It is taken, or refused by name; and what was taken can be shown, exported and imported.
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import automatable.server
from automatable.cli import main
from automatable.core.errors import AutomatableError
from automatable.core.files.foreign import whole_number
from automatable.core.files.json_text import read_json
from automatable.core.game import Game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads
from automatable.server import app
from automatable.server.lab_runs import Lab
from automatable.table.everything import bring_file, pack
from automatable.table.sqlite import SqliteFile
from automatable.table.store import Store, StoreFailed
from automatable.table.untrusted import cautious
from automatable.testing.playing import play_on
from tests.server.conftest import HIDDEN, Browser
from tests.trust.nasty import HALF, NASTY, NUMBERS
from tests.trust.test_every_route import FIELD, PARAMETERS, ROUTES, explored, run_without_a_process

FORM = re.compile(r'(?s)<form[^>]*?action="(/[^"]*)"[^>]*>(.*?)</form>')
READ = re.compile(r'\b(?:form|given|sent|query_params|told)\.get(?:list)?\("(\w+)"')
SOURCES = Path(automatable.server.__file__).parents[1]
FIELDS = sorted(
    {name for part in ("server", "ui") for file in (SOURCES / part).glob("*.py")
     for name in READ.findall(file.read_text("utf-8"))} - {"guard"}
)  # fmt: skip
"""Every name that our code asks a form or a query for, whether a page has such a field or not."""
HASH = 7919
"""A prime: each field meets another few of the values."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A table of every game in the middle of play."""
    store = Store(tmp_path_factory.mktemp("text") / "tables.sqlite")
    for name, game in games().items():
        match = Match.new(game, {}, Seed.from_text("text"))
        for number, _ in enumerate(play_on(match, lambda some: some[0])):
            if number > 12:
                break
        store.create(match, name)
    yield store
    store.close()


@pytest.fixture(scope="module")
def visitor(house: Store) -> Iterator[Browser]:
    """One without limits; whatever was sent, all can be shown in the end."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("automatable.server.access.Allowance.take", lambda *_: None)
        patch.setattr(Lab, "_begin", run_without_a_process)
        with Browser(app(house), raise_server_exceptions=False) as client:
            yield client
            assert_showable(house, client)


def forms_of(client: Browser) -> dict[str, dict[str, str]]:
    """Every form of the app by its address: its fields, with the values that are hidden in it."""
    found: dict[str, dict[str, str]] = {}
    for page in explored(client).values():
        for action, inside in FORM.findall(page):
            fields = {unescape(name): "1" for name in FIELD.findall(inside)}
            hidden = {name: unescape(value) for name, value in HIDDEN.findall(inside)}
            found.setdefault(unescape(action), {}).update(fields | hidden)
    return found


def some_of(what: str, of: int) -> list[str]:
    """All values for `of` 1; else every few, others for every field."""
    first = sum(map(ord, what)) * HASH % of
    return NASTY[first::of]


def assert_showable(store: Store, client: Browser) -> None:
    """Whatever was stored can be opened, shown, exported and imported."""
    for id in store.ids():
        assert client.get(f"/tables/{id}").status_code == 200
        loads(client.get(f"/tables/{id}/export").text)


def assert_well_told(reply: Any) -> None:
    assert reply.status_code < 500, reply.text[:2000]
    reply.content.decode()


def send_all(store: Store, client: Browser, of: int) -> int:
    sent = 0
    for action, form in forms_of(client).items():
        if action.endswith("/delete"):
            continue
        for field in form.keys() - {"guard"}:
            for value in some_of(action + field, of):
                told = {**form, "guard": client.cookies["guard"], field: value}
                assert_well_told(client.post(action, data=told, follow_redirects=False))
                sent += 1
    assert_showable(store, client)
    return sent


def places_in(path: str, store: Store) -> Iterator[tuple[str, dict[str, str]]]:
    """The parts of an address that can be anything, and what usually stands there."""
    table = next(iter(store.ids()))
    usual = {"table": table, "game": "patchwork", "number": "1", "slot": "1", "version": "x"}
    names = PARAMETERS.findall(path)
    for name in names:
        yield name, {other: usual.get(other, "x") for other in names}


@pytest.mark.parametrize(("method", "path"), ROUTES, ids=lambda part: str(part))
def test_every_part_of_every_address_and_every_name_we_ask_for(
    house: Store, visitor: Browser, method: str, path: str
) -> None:
    """At all names at once; `test_every_field_of_every_form` takes them one by one."""
    send_to(house, visitor, method, path, of=5)


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), ROUTES, ids=lambda part: str(part))
def test_every_value_at_every_address(
    house: Store, visitor: Browser, method: str, path: str
) -> None:
    send_to(house, visitor, method, path, of=1)


def send_to(house: Store, visitor: Browser, method: str, path: str, of: int) -> None:
    table = next(iter(house.ids()))
    guard = visitor.hidden("/help")["guard"]
    whole = path.replace("{table}", table).replace("{game}", "patchwork")
    for value in {*some_of(path, of), "²", "9" * 5000}:
        told = dict.fromkeys(FIELDS, value)
        for name, usual in places_in(path, house):
            address = filled(path, {**usual, name: quote(value[:200], safe="")})
            assert_well_told(sent(visitor, method, address, {**told, "guard": guard}))
        address = PARAMETERS.sub("1", whole)
        assert_well_told(sent(visitor, method, address, {**told, "guard": guard}))


def filled(path: str, there: dict[str, str]) -> str:
    return PARAMETERS.sub(lambda found: there[found[1]], path)


def sent(client: Browser, method: str, address: str, told: dict[str, str]) -> Any:
    if method == "POST":
        return client.post(address, data=told, follow_redirects=False)
    short = {name: value for name, value in told.items() if len(value) < 100}
    return client.get(address, params=short, follow_redirects=False)


def test_every_field_of_every_form(house: Store, visitor: Browser) -> None:
    """Some values at each field; `make soak` sends all of them."""
    assert send_all(house, visitor, of=61) > 200


@pytest.mark.slow
def test_every_field_of_every_form_with_every_value(house: Store, visitor: Browser) -> None:
    assert send_all(house, visitor, of=1) > 5000


# --- programs and the library


def leaves(position: Any, path: str = "") -> Iterator[str]:
    """The paths of all facts."""
    if not isinstance(position, dict):
        yield path
        return
    for name, inner in position.items():
        yield from leaves(inner, f"{path}.{name}" if path else name)


@pytest.mark.parametrize("value", [r'"\ud800"', r'"\u0000"', "9" * 30, r'{"\udfff": 1}'])
def test_no_fact_takes_what_cannot_be_shown(game: Game[Any], value: str) -> None:
    """Half a letter in a correction once broke the table, its export and the importer."""
    match = Match.at(game, game.template())
    before = dumps(match)
    for path in leaves(game.position(match.state)):
        with pytest.raises(AutomatableError):
            match.answer(f'!{{"{path}": {value}}}')
    assert dumps(match) == before


def test_no_answer_is_half_a_letter(game: Game[Any]) -> None:
    match = Match.new(game, {}, Seed.from_text("half"))
    for text in (HALF, f"card {HALF}", f"@planner {HALF}", f'!{{"a": "{HALF}"}}', "!\udfff"):
        with pytest.raises(AutomatableError):
            match.answer(text)


@pytest.mark.parametrize("text", [r'"\ud800"', "9" * 16, "-" + "9" * 5000, r'{"a": ["\u001b"]}'])
def test_what_is_no_json_of_ours(text: str) -> None:
    with pytest.raises(ValueError, match=r"no text|without end"):
        read_json(text)


@pytest.mark.parametrize("text", [r'"\ud83d\ude00"', r'"\\ud800"', "9" * 15, r'"a\tb\n"', '"ä"'])
def test_what_looks_suspicious_and_is_fine(text: str) -> None:
    assert read_json(text) == json.loads(text)


@pytest.mark.parametrize("text", NUMBERS)
def test_what_is_no_number(text: str) -> None:
    assert whole_number(text) is None


def test_nobody_else_reads_digits() -> None:
    """`²` is a digit to Python and no number: whoever asks it directly makes that mistake again."""
    told = re.compile(r"\.is(?:digit|decimal|numeric)\(")
    left = ("games", "lab", "envs", "new_game")  # their readers run inside `running._read`
    for file in SOURCES.rglob("*.py"):
        if file.relative_to(SOURCES).parts[0] not in left:
            assert not told.search(file.read_text("utf-8")), file


# --- databases


@pytest.fixture
def everything(store: Store, tmp_path: Path) -> Path:
    """A file that somebody sends: a table and a result."""
    match = Match.new(games()["toy"], {}, Seed.from_text("sent"))
    store.create(match, "sent")
    for _ in play_on(match, lambda some: some[0]):
        pass
    store.create(match, "over")
    file = tmp_path / "sent.sqlite"
    pack(store, file)
    return file


def changed(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as raw, raw:
        for statement in statements:
            raw.execute(statement)


def brought(file: Path, tmp_path: Path) -> Store:
    ours = Store(tmp_path / "ours.sqlite")
    try:
        bring_file(ours, file, SqliteFile)
    except BaseException:
        ours.close()
        raise
    return ours


def test_a_sent_file_is_brought(everything: Path, tmp_path: Path) -> None:
    before = everything.read_bytes()
    with closing(brought(everything, tmp_path)) as ours:
        assert {info.name for info in ours.tables()} == {"sent", "over"}
        assert len(ours.results()) == 1
    assert everything.read_bytes() == before


def test_names_of_a_sent_file_are_cleaned_like_typed_ones(everything: Path, tmp_path: Path) -> None:
    changed(everything, "UPDATE tables SET name = 'a' || char(8238, 10, 27) || 'b'")
    with closing(brought(everything, tmp_path)) as ours:
        assert {info.name for info in ours.tables()} == {"ab"}


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"


@pytest.mark.parametrize(
    "statements",
    [
        ["DROP TABLE own_files", f"CREATE VIEW own_files AS {ENDLESS} SELECT i AS path FROM n"],
        ["DROP TABLE results", f"CREATE VIEW results AS {ENDLESS} SELECT i AS table_id FROM n"],
        ["DROP TABLE answers", f"CREATE VIEW answers AS {ENDLESS} SELECT i AS table_id FROM n"],
        ["DROP TABLE own_files", "CREATE VIRTUAL TABLE own_files USING fts5(path, text)"],
        ["ALTER TABLE tables RENAME COLUMN name TO old",
         "ALTER TABLE tables ADD name TEXT AS (hex(zeroblob(400000000)))"],
        ["PRAGMA user_version = 99"],
        ["UPDATE tables SET seed = printf('%.*c', 5000000, 'x')"],
        ["UPDATE answers SET text = '!{\"a\": \"\\ud800\"}' WHERE place = 1"],
        ["UPDATE tables SET game = char(8238) || 'toy'"],
    ],
    ids=["files", "results", "answers", "virtual", "computed", "newer", "long", "half", "game"],
)  # fmt: skip
def test_a_sent_file_that_is_a_trap_is_refused_at_once(
    everything: Path, tmp_path: Path, statements: list[str]
) -> None:
    changed(everything, "PRAGMA foreign_keys = OFF", *statements)
    began = time.process_time()
    try:
        with closing(brought(everything, tmp_path)) as ours:
            assert {info.name for info in ours.tables()} == {"sent", "over"}  # nothing was run
    except AutomatableError:
        with closing(Store(tmp_path / "ours.sqlite")) as ours:
            assert ours.count() == 0
    assert time.process_time() - began < 5


def test_a_sent_file_without_end_is_given_up(
    everything: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tree whose pages lead in a circle would be read for ever."""
    monkeypatch.setattr("automatable.table.untrusted.READ_S", -1.0)
    monkeypatch.setattr("automatable.table.untrusted.STEPS", 1)
    with pytest.raises(StoreFailed, match="not read in"):
        brought(everything, tmp_path)


def test_nothing_of_a_sent_file_can_write(everything: Path) -> None:
    with closing(cautious(everything)) as raw:
        for statement in ("DELETE FROM tables", "CREATE TABLE x (y)", "ATTACH ':memory:' AS z"):
            with pytest.raises(sqlite3.Error):
                raw.execute(statement)


# --- the terminal


@pytest.mark.parametrize("value", [b"\xff", "²".encode(), b"9" * 5000, "\x1b\u202e".encode()])
@pytest.mark.parametrize(
    "command",
    [
        ["turn", "patchwork", "--answer"], ["turn", "patchwork", "--position"], ["export"],
        ["puzzle", "patchwork", "--number"], ["simulate", "patchwork", "--games"],
        ["play", "patchwork", "--level"], ["review"], ["new-game"], ["rules", "patchwork"],
    ],
    ids=lambda command: command[0],
)  # fmt: skip
def test_the_terminal_answers_in_a_sentence(
    command: list[str], value: bytes, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path))
    with pytest.raises(SystemExit):
        main([*command, os.fsdecode(value)])
    assert "Traceback" not in capsys.readouterr().err
