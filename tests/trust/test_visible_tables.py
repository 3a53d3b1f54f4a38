"""Who is shown which tables: the address of a table is its key, and no list gives keys away."""

from __future__ import annotations

import asyncio
import logging
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from automatable.cli.serving import Serving
from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.server import Access, app
from automatable.server.host import key_beside
from automatable.server.limits import TooMany
from automatable.server.live import MOST, Live, Stream
from automatable.table.store import Store
from automatable.testing.playing import play_on
from tests.server.conftest import Browser

ELSEWHERE = ("203.0.113.9", 40_000)


@pytest.fixture
def table(store: Store) -> str:
    return store.create(Match.new(registered("toy"), {}, Seed.from_text("known")), "Ada's")


@pytest.fixture
def finished(store: Store) -> str:
    match = Match.new(registered("toy"), {}, Seed.from_text("finished"))
    for _ in play_on(match, lambda some: some[0]):
        pass
    return store.create(match)


@pytest.fixture
def visitor(store: Store) -> Iterator[Browser]:
    """A phone in the network, or somebody on the internet."""
    headers = {"accept-language": "en"}
    with Browser(app(store), headers=headers, client=ELSEWHERE) as client:
        yield client


def test_at_home_everything_is_on_the_shelf(browser: Browser, table: str, finished: str) -> None:
    assert table in browser.get("/").text
    assert finished in browser.get("/history").text
    assert "tables that were opened in this browser" not in browser.get("/").text


def test_a_visitor_sees_no_table_of_others(visitor: Browser, table: str, finished: str) -> None:
    for path in ("/", "/history", "/health", "/help", "/games/toy/new", "/games/toy/decks"):
        text = visitor.get(path).text
        assert table not in text
        assert finished not in text
        assert "Ada" not in text
    assert "tables that were opened in this browser" in visitor.get("/").text


def test_whoever_has_the_link_can_join_and_finds_the_table_again(
    visitor: Browser, table: str, finished: str
) -> None:
    joined = visitor.get(f"/tables/{table}")
    assert joined.status_code == 200
    cookie = next(c for c in joined.headers.get_list("set-cookie") if c.startswith("tables="))
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert table in visitor.get("/").text
    visitor.get(f"/tables/{finished}/score")
    assert finished in visitor.get("/history").text


def test_what_a_visitor_begins_is_on_their_shelf(visitor: Browser) -> None:
    begun = visitor.submit("/games/toy/new", name="mine").headers["location"]
    visitor.get(begun)
    assert begun.split("/")[2] in visitor.get("/").text


def test_a_failed_import_lists_nothing_of_others(visitor: Browser, table: str) -> None:
    form, files = visitor.hidden("/"), {"save": ("a.json", b"{}")}
    reply = visitor.post("/import", data=form, files=files)
    assert reply.status_code == 422
    assert table not in reply.text


def test_being_at_the_machine_is_not_being_the_host(store: Store, table: str) -> None:
    """Behind a proxy on the same machine every visitor comes from there."""
    with Browser(app(store), client=("127.0.0.1", 40_000)) as client:
        assert table not in client.get("/").text
        assert "the key that its start printed" in client.get("/").text
        assert client.post("/lab", data=client.hidden("/")).status_code == 403


def test_the_key_makes_a_browser_the_hosts_from_anywhere(store: Store, table: str) -> None:
    site = app(store)
    with Browser(site, client=ELSEWHERE) as client:
        shown = client.get(f"/host?key={site.state.host_key}", follow_redirects=False)
        assert (shown.status_code, shown.headers["location"]) == (303, "/")
        cookie = shown.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert table in client.get("/").text


@pytest.mark.parametrize("key", ["", "x", "ä", "None", "²"])
def test_another_key_makes_nobody_the_host(visitor: Browser, table: str, key: str) -> None:
    assert visitor.get("/host", params={"key": key}, follow_redirects=False).status_code == 403
    assert table not in visitor.get("/", headers={"cookie": f"host={key}".encode()}).text  # type: ignore[arg-type]


def test_keys_are_not_tried_for_long(visitor: Browser) -> None:
    tries = [visitor.get(f"/host?key={number}").status_code for number in range(12)]
    assert tries == [403] * 10 + [429] * 2


def test_the_key_lies_beside_the_database_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite"
    key = key_beside(file)
    assert len(key) >= 32
    assert key_beside(file) == key  # so a bookmark outlives the server
    kept = tmp_path / "club.host-key"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    kept.write_text("short\n")
    assert len(key_beside(file)) >= 32
    assert key_beside(tmp_path / "no such folder" / "tables.sqlite")


def test_the_key_is_in_no_log(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "automatable.requests")
    site = app(store)
    with Browser(site) as client:
        client.get(f"/host?key={site.state.host_key}")
    logged = [record.getMessage() for record in caplog.records if "requests" in record.name]
    assert any(line.startswith("GET /host 303") for line in logged)
    assert site.state.host_key not in "".join(logged)


@pytest.mark.parametrize(
    ("serving", "is_household"),
    [
        (Serving(), True),
        (Serving(host="0.0.0.0"), True),
        (Serving(code="friends"), False),
        (Serving(names=frozenset({"tables.example.org"})), False),
        (Serving(root_path="/solo"), False),
    ],
)
def test_a_server_for_others_is_no_household(serving: Serving, is_household: bool) -> None:
    assert serving.is_household == is_household


@pytest.mark.parametrize("key", ["", "None", "x" * 32])
def test_nobody_sees_all_of_a_server_for_others(store: Store, table: str, key: str) -> None:
    with Browser(app(store, Access())) as client:
        assert client.get("/host", params={"key": key}).status_code == 403
        assert table not in client.get("/", headers={"cookie": f"host={key}"}).text
        assert "the key that its start printed" not in client.get("/").text


@pytest.mark.parametrize("kept", ["", "x", "..", "a" * 5000, "%00", '"', "<b>." * 500, "ä"])
def test_a_made_up_list_shows_nothing(visitor: Browser, table: str, kept: str) -> None:
    reply = visitor.get("/", headers={"cookie": f"tables={kept}".encode()})  # type: ignore[arg-type]
    assert reply.status_code == 200
    assert table not in reply.text


def test_a_list_is_never_too_long_for_a_cookie(visitor: Browser, store: Store) -> None:
    match = Match.new(registered("toy"))
    ids = [store.create(match) for _ in range(105)]
    for id in ids:
        reply = visitor.get(f"/tables/{id}/score")
    assert len(reply.headers["set-cookie"]) < 4000
    shelf = visitor.get("/").text
    assert ids[-1] in shelf
    assert ids[0] not in shelf


@pytest.mark.parametrize(
    ("host", "shared"),
    [("192.168.1.7:8765", True), ("localhost", False), ("127.0.0.1:8765", False), ("[::1]", False)],
)
def test_the_link_to_share_is_shown_where_others_can_open_it(
    browser: Browser, table: str, host: str, shared: bool
) -> None:
    page = browser.get(f"/tables/{table}/settings", headers={"host": host}).text
    assert (f'href="http://{host}/tables/{table}"' in page) == shared
    assert ("share-code" in page) == shared


# --- what belongs to all tables


def test_only_the_host_or_a_circle_with_a_code_changes_decks_and_starts_runs(
    visitor: Browser, browser: Browser, store: Store
) -> None:
    assert visitor.post("/lab", data=visitor.hidden("/")).status_code == 403
    assert visitor.get("/lab").status_code == 200
    for path in ("/games/toy/decks", "/games/toy/decks/mine/delete"):
        refused = visitor.post(path, data=visitor.hidden("/"))
        assert refused.status_code == 403
        assert "only its host can change decks" in refused.text
        assert browser.post(path, data=browser.hidden("/")).status_code in (200, 422)
    with Browser(app(store, Access(code="friends")), client=ELSEWHERE) as friend:
        friend.submit("/enter", friend.hidden("/enter"), code="friends")
        reply = friend.post("/games/toy/decks/mine/delete", data=friend.hidden("/"))
        assert reply.status_code in (200, 422)


# --- live updates


class Streams:
    """Streams that are open and stay so."""

    def __init__(self) -> None:
        self.live = Live()
        self.held: list[Stream] = []

    def open(self, table: str, visitor: str) -> None:
        self.held.append(self.live.stream(table, visitor, never))

    def close(self) -> None:
        for stream in self.held:
            stream.close()


async def never() -> int | None:
    raise AssertionError("nobody reads")


def test_a_visitor_has_so_many_live_updates_and_no_more() -> None:
    streams = Streams()
    for number in range(MOST["of a visitor"]):
        streams.open(f"table {number}", "ada")
    with pytest.raises(TooMany):
        streams.open("another table", "ada")
    streams.open("another table", "ben")
    streams.close()
    streams.open("another table", "ada")


def test_a_table_has_so_many_live_updates_and_no_more() -> None:
    streams = Streams()
    for number in range(MOST["at a table"]):
        streams.open("table", f"visitor {number}")
    with pytest.raises(TooMany):
        streams.open("table", "one more")


def test_many_who_come_at_the_same_moment_get_no_more_either(store: Store, table: str) -> None:
    """The place is taken when the stream is allowed, not when it begins to run."""

    async def come(site: Any) -> int:
        scope = {
            "type": "http", "method": "GET", "path": f"/tables/{table}/live", "query_string": b"",
            "headers": [(b"host", b"localhost")], "client": ("192.0.2.1", 1), "scheme": "http",
            "server": ("localhost", 80), "root_path": "", "http_version": "1.1",
        }  # fmt: skip
        began: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start" and not began.done():
                await asyncio.sleep(0.05)  # a slow line
                began.set_result(message["status"])

        async def receive() -> Any:
            await asyncio.sleep(60)

        task = asyncio.ensure_future(site(scope, receive, send))
        status = await began
        asyncio.get_running_loop().call_later(0.5, task.cancel)
        await asyncio.wait([task])
        return status

    async def all_at_once() -> list[int]:
        site = app(store)
        return await asyncio.gather(*(come(site) for _ in range(60)))

    statuses = asyncio.run(all_at_once())
    assert (statuses.count(200), statuses.count(429)) == (MOST["of a visitor"], 20)


def test_too_many_live_updates_are_told_to_the_browser(
    store: Store, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOST, "in all", 0)  # before the app counts its places
    with Browser(app(store)) as full:
        reply = full.get(f"/tables/{table}/live")
    assert reply.status_code == 429
    assert int(reply.headers["retry-after"]) >= 1
