"""Garbage and attacks at every address: a short page in the reader's language, never a 500."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import Route

from automatable.core.game import Game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import save
from automatable.server import access, app, host, lab, takeaway
from automatable.server.application import GET, POST
from automatable.server.lab_runs import REQUEST, Lab
from automatable.table import folders
from automatable.table.runs import write_json
from automatable.table.store import Store
from tests.browser.running_server import Server, running_server
from tests.server.conftest import Browser

SOME = settings(
    max_examples=20,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
PARAMETERS = re.compile(r"\{(\w+)(?::path)?\}")
KNOWN = [
    *(
        ("GET", path)
        for path in (
            *GET,
            *(p for part in (access, host, lab, takeaway) for p in part.ROUTES["GET"]),
        )
    ),
    *(("POST", path) for path in (*POST, *access.ROUTES["POST"], *lab.ROUTES["POST"])),
]
ROUTES = [route for route in KNOWN if route[0] == "POST" or not route[1].endswith("/live")]
"""All but the streams, which do not end."""

FIELD = re.compile(r'<(?:input|select|textarea|button)[^>]*? name="([^"]+)"')
FOLDED = re.compile(r' data-folded="(/[^"]*)"')
LINKED = re.compile(r'(?:href|action)="(/[^"#?]*)"')
WORDS = st.text(max_size=12) | st.sampled_from(
    ["", ">", "0", "-1", "9" * 400, "9" * 5000, "1e9", "../../etc/passwd", "%00", "\0", "<b>"]
)
LETTERS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
SEGMENTS = LETTERS | st.sampled_from(["..", "%2e%2e", "%ff%fe", "a" * 300, "'--", "\0", "💥"])
BODIES = st.binary(max_size=60)
TYPES = st.sampled_from(
    [
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "application/json",
        "text/plain; charset=nonsense",
        "",
    ]
)


@dataclass(frozen=True)
class House:
    """A server with a table and a deck of every game, and what its pages name."""

    store: Store
    ids: dict[str, str]
    fields: list[str]
    """The names of all fields of all forms."""
    values: dict[str, list[str]]
    """What stands in the parameters of the routes: games, tables, decks, cards."""

    def forms(self) -> st.SearchStrategy[dict[str, str]]:
        names = st.sampled_from(self.fields) | st.text(max_size=6)
        return st.dictionaries(names, WORDS, max_size=6)

    def address(self, data: st.DataObject, path: str) -> str:
        """An address of the route, with what is there or with anything else in its folders."""

        def value(found: re.Match[str]) -> str:
            real = self.values.get(found[1], ["x"])
            if data.draw(st.integers(0, 3)):
                return str(data.draw(st.sampled_from(real)))
            return quote(data.draw(SEGMENTS), safe="%")

        return PARAMETERS.sub(value, path)


@pytest.fixture(scope="module")
def serving() -> Callable[[Store], Starlette]:
    """How the app is made; the pocket's tests have another way."""
    return app


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, serving: Callable[[Store], Starlette]
) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("routes")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(folders.HOME, str(folder))  # its decks and game files are on no other shelf
        store = Store(folder / "tables.sqlite")
        yield furnished(store, serving)
        store.close()


def furnished(store: Store, serving: Callable[[Store], Starlette]) -> House:
    """A table and a deck of every game, a file in the workshop, a run in the laboratory."""
    ids = {
        name: store.create(Match.new(game, {}, Seed.from_text("routes")))
        for name, game in games().items()
    }
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("automatable.server.access.Allowance.take", lambda *_: None)
        patch.setattr(Lab, "_begin", run_without_a_process)
        with Browser(serving(store)) as client:
            client.submit("/lab", client.hidden("/help"))
            begun = {"title": "Routes", "shape": "places"}
            client.submit("/workshop/new", {**client.hidden("/help"), **begun})
            for name in games():
                client.submit(f"/games/{name}/decks/begin", client.hidden("/help"))
            pages = explored(client)
            folds = [fold for id in ids.values() for fold in folds_of(client, f"/tables/{id}")]
    fields = {name for page in pages.values() for name in FIELD.findall(page)}
    return House(store, ids, sorted(fields | {"fact:"}), values_in([*pages, *folds]))


def run_without_a_process(lab: Lab, id: str, game: str, options: Any, verb: str) -> None:
    (lab.folder / id).mkdir(parents=True)
    write_json(lab.folder / id / REQUEST, {"game": game, "command": [verb, game, *options]})


def explored(client: Browser) -> dict[str, str]:
    """All pages that links lead to from the shelf, each kind once for each game."""
    pages: dict[str, str] = {}
    left, kinds = ["/"], set()
    while left:
        path = left.pop()
        kind = re.sub(r"/[^/]*\d[^/]*(?=/|$)|(?<=/rules).*", "/*", path)
        if path in pages or kind in kinds or path.startswith("/static/") or path.endswith("/live"):
            continue
        reply = client.get(path)
        if "text/html" in reply.headers["content-type"]:
            kinds.add(kind if "/cards/" in path else path)
            pages[path] = reply.text
            left += LINKED.findall(reply.text)
    return pages


def folds_of(client: Browser, path: str) -> list[str]:
    """What a table's page leaves folded when our script asks for it."""
    return FOLDED.findall(client.get(path, headers={"x-fetched": "1"}).text)


def values_in(paths: list[str]) -> dict[str, list[str]]:
    """Which values real addresses have in the parameters of their routes."""
    found: dict[str, set[str]] = {}
    for _, route in ROUTES:
        pattern = PARAMETERS.sub(lambda part: f"(?P<{part[1]}>[^/]+)", route)
        for path in paths:
            if fitting := re.fullmatch(pattern, path):
                for name, value in fitting.groupdict().items():
                    found.setdefault(name, set()).add(value)
    return {name: sorted(values) for name, values in found.items()}


@pytest.fixture
def visitor(
    house: House, serving: Callable[[Store], Starlette], monkeypatch: pytest.MonkeyPatch
) -> Any:
    monkeypatch.setattr("automatable.server.access.Allowance.take", lambda *_: None)
    monkeypatch.setattr(Lab, "_begin", run_without_a_process)
    with Browser(serving(house.store), raise_server_exceptions=False) as client:
        yield client


def test_no_route_is_left_out(house: House) -> None:
    """Whatever the app answers to gets garbage below, and every parameter has real values."""
    routes = cast("list[Route]", app(house.store).routes)
    known = {(method, route.path) for route in routes for method in route.methods or ()}
    assert {route for route in known if route[0] != "HEAD"} == set(KNOWN)
    parameters = {name for _, path in ROUTES for name in PARAMETERS.findall(path)}
    assert parameters - {"version", "path", "name"} <= set(house.values)


def assert_told(reply: Any, language: str) -> None:
    """Answered well, or refused by a short page in the right language."""
    status = reply.status_code
    assert status < 500, reply.text
    assert "Traceback" not in reply.text
    if status >= 400 and "application/json" not in reply.headers["content-type"]:
        assert f'<html lang="{language}"' in reply.text
    if status >= 400 and "application/json" in reply.headers["content-type"]:
        assert reply.json()["message"]


@pytest.mark.parametrize(("method", "path"), ROUTES, ids=lambda part: str(part))
def test_garbage_at_every_route(method: str, path: str, visitor: Browser, house: House) -> None:
    @SOME
    @given(data=st.data())
    def send(data: st.DataObject) -> None:
        language = data.draw(st.sampled_from(["en", "de", "it"]))
        headers = {"accept-language": language}
        address = house.address(data, path)
        if method == "GET":
            reply = visitor.get(address, params=data.draw(house.forms()), headers=headers)
        elif data.draw(st.booleans()):
            form = {**data.draw(house.forms()), "guard": "mine"}
            headers["cookie"] = "guard=mine"
            reply = visitor.post(address, data=form, headers=headers, follow_redirects=False)
        else:
            headers |= {"content-type": data.draw(TYPES), "cookie": "guard=mine"}
            body = data.draw(BODIES)
            reply = visitor.post(address, content=body, headers=headers, follow_redirects=False)
        assert_told(reply, language)

    send()


ANY_TEXT = st.text(st.characters(), max_size=12) | st.sampled_from(["\ud800", "@ >", "@a >"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)
ORDERS = st.fixed_dictionaries(
    {"text": ANY_TEXT | JSON, "sequence": st.integers(-1, 3) | JSON},
    optional={"token": ANY_TEXT | JSON},
)


@SOME
@given(body=JSON | ORDERS)
def test_garbage_for_programs(visitor: Browser, house: House, body: Any) -> None:
    for id in house.ids.values():
        headers = {"content-type": "application/json"}
        text = json.dumps(body)
        assert_told(visitor.post(f"/api/tables/{id}/answer", content=text, headers=headers), "en")


# --- hand-written attacks


@pytest.fixture
def guest(store: Store) -> Iterator[Browser]:
    with Browser(app(store), headers={"accept-language": "en"}) as client:
        yield client


@pytest.mark.parametrize(
    "deck",
    ["../../evil", "/etc/cron.d/evil", "..", "a/b", "C:\\evil", "evil\0", "CON.", "x" * 200, ""],
)
def test_a_deck_cannot_be_written_elsewhere(guest: Browser, game: Game[Any], deck: str) -> None:
    text = deck_named(game, deck)
    before = everything_at_home()
    files = {"deck": ("../../evil.toml", text.encode())}
    form = {**guest.hidden("/"), "do": "load"}
    reply = guest.post(f"/games/{game.id}/decks", data=form, files=files)
    assert reply.status_code == 422
    assert everything_at_home() == before


def deck_named(game: Game[Any], deck: str) -> str:
    """A deck file that would be right but for its name, or one that the game takes at no time."""
    line = f"id = {json.dumps(deck)}"
    if not game.decks.takes_own:
        return line
    text, named = re.subn(r'(?m)^id *= *"[^"]*"', lambda _: line, game.decks.new(), count=1)
    assert named
    return text


def everything_at_home() -> set[Path]:
    return set(folders.home().rglob("*"))


@pytest.mark.parametrize("deck", ["..%2F..%2Fetc%2Fpasswd", "%2e%2e", "..%5c..%5cevil", "%00"])
def test_no_file_elsewhere_can_be_deleted(guest: Browser, deck: str) -> None:
    reply = guest.post(f"/games/patchwork/decks/{deck}/delete", data=guest.hidden("/"))
    assert reply.status_code in (200, 404, 405, 422)
    assert Path("/etc/passwd").exists()


@pytest.mark.parametrize("name", ["../../x.json", "/etc/passwd", "a\r\nSet-Cookie: b=c", "\0"])
def test_the_name_of_an_imported_file_means_nothing(guest: Browser, name: str) -> None:
    contents = json.dumps(save(Match.new(games()["toy"])))
    before = everything_at_home()
    body = (
        b'--x\r\nContent-Disposition: form-data; name="guard"\r\n\r\nmine\r\n--x\r\n'
        + f'Content-Disposition: form-data; name="save"; filename="{name}"\r\n\r\n'.encode()
        + contents.encode()
        + b"\r\n--x--\r\n"
    )
    headers = {"content-type": "multipart/form-data; boundary=x", "cookie": "guard=mine"}
    reply = guest.post("/import", content=body, headers=headers, follow_redirects=False)
    assert reply.status_code in (303, 400, 422)
    assert "b=c" not in reply.headers.get("set-cookie", "")
    assert everything_at_home() == before


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "../../patchwork"},
        {"game": "os"},
        {"options": {"deck": "../../../etc/passwd"}},
        {"options": {"deck": {"__class__": "os.system"}}},
        {"start": {"$ref": "file:///etc/passwd"}},
        {"answers": ["!"] * 5},
        {"answers": ["wait"] * 100_000},
        {"seed": "sealed:" + "ff" * 4000},
        {"rules_version": 10**30},
        {"format": 10**30},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_save_that_is_an_attack(guest: Browser, store: Store, changes: dict[str, Any]) -> None:
    contents = {**save(Match.new(games()["toy"])), **changes}
    files = {"save": ("game.json", json.dumps(contents).encode()[: 500 * 1024])}
    reply = guest.post("/import", data=guest.hidden("/"), files=files)
    assert reply.status_code == 422
    assert store.tables() == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("raw") / "tables.sqlite") as running:
        yield running


@pytest.mark.parametrize(
    "raw",
    [
        b"\0\xff\xfe garbage\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: localhost\r\n\r\n",
        b"BREW / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /%ff%fe%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"GET /../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        b"POST /import HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        b"POST /import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: guard=\xff\xfe; language=\xff\r\n"
        b"Accept-Language: \xff;q=\xff\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n",
    ],
    ids=range(12),
)
def test_what_is_hardly_http(server: Server, raw: bytes) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as connection:
        connection.sendall(raw)
        reply = connection.recv(65536)
    status = int(reply.split()[1])
    assert 200 <= status < 500
    assert b"Traceback" not in reply
    assert b"root:" not in reply
