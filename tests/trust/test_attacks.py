"""Attacks that once did harm, or would if somebody became careless: one test for each."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from automatable.core.errors import BadData, BadSave
from automatable.core.files.data import parse_toml
from automatable.core.files.foreign import clean_name
from automatable.core.game import Game
from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads, save
from automatable.server import app
from automatable.table.store import Store
from tests.browser.running_server import Server, running_server
from tests.server.conftest import Browser

JSON = {"content-type": "application/json"}
HALF_A_LETTER = "\ud800"


@pytest.fixture
def table(store: Store) -> str:
    return store.create(Match.new(registered("patchwork"), {}, Seed.from_text("attacked")))


def given(browser: Browser, table: str, **order: Any) -> int:
    path = f"/api/tables/{table}/answer"
    return int(browser.post(path, content=json.dumps(order), headers=JSON).status_code)


# --- texts


@pytest.mark.parametrize(
    "order",
    [
        {"text": HALF_A_LETTER, "sequence": 0},
        {"text": f"note {HALF_A_LETTER}", "sequence": 0},
        {"text": f'!{{"{HALF_A_LETTER}": 1}}', "sequence": 0},
        {"text": ">", "sequence": 0, "token": HALF_A_LETTER},
        {"text": ">", "sequence": 0, "token": "t" * 65},
        {"text": ">" * 4001, "sequence": 0},
        {"text": ">", "sequence": 0, "token": ["t"]},
    ],
    ids=["text", "note", "correction", "token", "long token", "long text", "no token"],
)
def test_half_letters_and_endless_texts_are_refused(
    browser: Browser, store: Store, game: Game[Any], order: dict[str, Any]
) -> None:
    table = store.create(Match.new(game, {}, Seed.from_text("attacked")))
    assert given(browser, table, **order) == 422
    assert store.open(table).sequence == 0


def test_half_letters_in_a_save_are_refused(game: Game[Any]) -> None:
    contents = {**save(Match.new(game)), "undone": [HALF_A_LETTER]}
    with pytest.raises(BadSave, match="save_truncated"):
        loads(json.dumps(contents))


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada\u202egnp.exe", "Adagnp.exe"),  # turns the text that follows around
        ("\u2066Ada\u2069\u200b", "Ada"),
        ("Ada\r\nSet-Cookie: a=b\0", "AdaSet-Cookie: a=b"),
        ("Ada\u2028Ben", "AdaBen"),
        ("  Zoë & 太郎 👩‍👧  ", "Zoë & 太郎 👩‍👧"),
        ("x" * 200, "x" * 60),
    ],
)
def test_a_name_stays_on_its_line_and_reads_as_it_is_written(
    browser: Browser, store: Store, table: str, typed: str, kept: str
) -> None:
    assert clean_name(typed) == kept
    browser.submit(f"/tables/{table}/rename", browser.hidden(f"/tables/{table}"), name=typed)
    assert store.open(table).name == kept


# --- bombs


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 50_000,
        "x = " + "{a = " * 3000,
        "x = " + "9" * 5000,
        "a" + ".a" * 50_000 + " = 1",
        "x = {a" + " . a" * 20_000 + " = 1}",
        "x = 9999-99-99",
        "x = '\0'",
    ],
    ids=["arrays", "tables", "number", "dots", "spaced dots", "date", "zero"],
)
def test_a_deck_that_is_a_bomb_is_soon_refused(text: str) -> None:
    start = time.process_time()
    with pytest.raises(BadData, match="not_toml"):
        parse_toml(text, "deck")
    assert time.process_time() - start < 2


@pytest.mark.parametrize("depth", [100, 300, 600, 900, 100_000])
@pytest.mark.parametrize("field", ["options", "start", "answers", "undone", "seed"])
def test_a_save_that_is_a_bomb_is_refused(game: Game[Any], field: str, depth: int) -> None:
    text = dumps(Match.new(game, {}, Seed.from_text("bomb")))
    contents = json.dumps({**json.loads(text), field: "@"})
    with pytest.raises(BadSave):
        loads(contents.replace('"@"', "[" * depth + "]" * depth))


def test_nobody_makes_us_replay_for_minutes(browser: Browser, store: Store) -> None:
    contents = save(Match.new(registered("toy")))
    contents["answers"] += ['!{"person.coins": 3}'] * 1001
    reply = browser.post("/import", data=browser.hidden("/"), files=_file(json.dumps(contents)))
    assert reply.status_code == 422
    assert "Nobody plays like that" in reply.text
    reply = browser.post("/import", data=browser.hidden("/"), files=_file(" " * 1_450_000))
    assert "at most 1,400 kB" in reply.text
    assert store.tables() == []


def _file(text: str) -> dict[str, tuple[str, bytes]]:
    return {"save": ("game.json", text.encode())}


def test_imports_have_an_allowance_of_their_own(browser: Browser) -> None:
    seen = browser.hidden("/")
    replies = [browser.post("/import", data=seen, files=_file("{}")) for _ in range(22)]
    assert [reply.status_code for reply in replies] == [422] * 20 + [429] * 2


def test_a_long_match_that_is_replayed_holds_nobody_up(store: Store, table: str) -> None:
    """The lock is free while one table is loaded: others can be opened meanwhile."""
    other, opened = Store(store.path), []

    def slow(row: Any, stored: Any) -> Any:
        opened.append(other_table_at_once(other))
        return replayed(row, stored)

    replayed = other._replayed
    other._replayed = slow  # type: ignore[method-assign]
    assert other.open(table).id == table
    other.close()
    assert opened == [True]


def other_table_at_once(store: Store) -> bool:
    """From another thread, without waiting."""
    free: list[bool] = []

    def change() -> None:
        store.rename(store.create(Match.new(registered("toy"))), "meanwhile")
        free.append(True)

    looking = threading.Thread(target=change)
    looking.start()
    looking.join(timeout=5)
    return free == [True]


def test_nobody_lets_the_app_play_everywhere_at_once(
    browser: Browser, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("automatable.server.sparring.MOST_TABLES", 2)
    monkeypatch.setattr("automatable.server.sparring.Sparring.wake", lambda *_: None)
    tables = [store.create(Match.new(registered("patchwork"))) for _ in range(3)]
    replies = [
        browser.submit(f"/tables/{id}/let-play", player="greedy", seconds="1")
        for id in (*tables, tables[0])
    ]
    assert [reply.status_code for reply in replies] == [303, 303, 422, 303]


# --- the way back


@pytest.mark.parametrize(
    "next",
    ["//evil.example", "/\\evil.example", "/\t/evil.example", "/\n/evil.example", "https://evil",
     "javascript:alert(1)", "/%2f/evil.example", "/\r\nSet-Cookie: a=b", "\\\\evil", "/ /evil", ""],
)  # fmt: skip
@pytest.mark.parametrize("prefix", ["", "/solo"])
def test_no_form_leads_elsewhere(store: Store, next: str, prefix: str) -> None:
    with Browser(app(store), root_path=prefix) as client:
        seen = client.hidden(f"{prefix}/help")
        reply = client.submit(f"{prefix}/theme", seen, theme="dark", next=next)
    place = reply.headers["location"]
    assert urlsplit(place).netloc == ""
    assert place.startswith(f"{prefix}/")
    assert not place.startswith(("//", "/\\"))
    assert not set("\t\r\n") & set(place)
    assert "a=b" not in reply.headers.get("set-cookie", "")


# --- what is kept where


def test_no_answer_of_ours_is_kept_on_the_way(browser: Browser, table: str) -> None:
    """A proxy or a shared computer must not keep tables: their addresses are keys."""
    for path in ("/", f"/tables/{table}", f"/api/tables/{table}", f"/tables/{table}/export",
                 "/health", "/nowhere", "/games/patchwork/decks/new.toml"):  # fmt: skip
        assert browser.get(path).headers["cache-control"] == "no-store", path
    switched = browser.submit("/theme", browser.hidden("/"), theme="dark", next="/")
    assert switched.headers["cache-control"] == "no-store"


def test_a_page_elsewhere_never_learns_a_tables_address(browser: Browser, table: str) -> None:
    headers = browser.get(f"/tables/{table}").headers
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


@pytest.mark.parametrize("guard", ["", "x" * 4000, "a b", '"', "é"])
def test_a_guard_that_somebody_else_has_set_is_no_key(
    browser: Browser, store: Store, table: str, guard: str
) -> None:
    """A neighbour's page may plant a cookie; browsers still say where a form comes from."""
    headers = {b"cookie": f"guard={guard}".encode(), b"origin": b"https://evil.example"}
    reply = browser.post(f"/tables/{table}/delete", data={"guard": guard}, headers=headers)
    assert reply.status_code == 403
    assert store.open(table).sequence == 0


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_no_other_site_can_answer_for_us(
    browser: Browser, store: Store, table: str, site: str
) -> None:
    seen = browser.hidden(f"/tables/{table}")
    headers = {"sec-fetch-site": site}
    form = {**seen, "text": ">"}
    assert browser.post(f"/tables/{table}/answer", data=form, headers=headers).status_code == 403
    order = json.dumps({"text": ">", "sequence": 0})
    path = f"/api/tables/{table}/answer"
    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
        sent = browser.post(path, content=order, headers={**headers, "content-type": kind})
        assert sent.status_code in (403, 422)
    assert store.open(table).sequence == 0


# --- connections


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("raw") / "tables.sqlite") as running:
        yield running


def connected(server: Server) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=60)


@pytest.mark.parametrize("announced", [b"Content-Length: 999999999", b"Transfer-Encoding: chunked"])
def test_a_huge_request_is_not_read_to_its_end(server: Server, announced: bytes) -> None:
    with connected(server) as connection:
        head = b"POST /import HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data;"
        connection.sendall(head + b" boundary=x\r\n" + announced + b"\r\n\r\n")
        piece = b"a" * 65_536
        chunk = b"10000\r\n" + piece + b"\r\n" if b"chunked" in announced else piece
        sent = 0
        try:
            while sent < 64 * 1024 * 1024:
                connection.sendall(chunk)
                sent += len(chunk)
        except OSError:
            pass
    assert sent < 32 * 1024 * 1024
    assert healthy(server)


def test_a_slow_request_is_given_up(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("automatable.server.security.BODY_S", 0)
    reply = browser.post("/theme", data={"theme": "dark"})
    assert reply.status_code == 408
    assert "took too long" in reply.text


def test_many_idle_connections_hold_nobody_up(server: Server) -> None:
    held = [connected(server) for _ in range(200)]
    for connection in held:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: local")
    assert healthy(server)
    for connection in held:
        connection.close()


def healthy(server: Server) -> bool:
    address = urlsplit(server.url)
    with closing(http.client.HTTPConnection(address.netloc, timeout=20)) as connection:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200


def test_no_table_is_found_by_trying(browser: Browser, store: Store, table: str) -> None:
    """Ids are drawn from 2^128, the same answer for every wrong one, and case matters."""
    wrong = [table.swapcase(), table[:-1], table + "a", "A" * 22, "%00", f"{table}%20"]
    replies = [browser.get(f"/tables/{id}") for id in wrong]
    assert {reply.status_code for reply in replies} == {404}
    ids = {store.create(Match.new(registered("toy"))) for _ in range(50)}
    assert len({id[:4] for id in ids}) > 45
    assert min(map(len, ids)) >= 22


def test_a_database_cannot_be_fetched(browser: Browser, store: Store, tmp_path: Path) -> None:
    for path in ("/tables.sqlite", "/static/x/../../tables.sqlite", "/static/x/%2e%2e/app.py",
                 f"/static/x/{tmp_path}/tables.sqlite", "/static/x//etc/passwd"):  # fmt: skip
        assert browser.get(path).status_code == 404
