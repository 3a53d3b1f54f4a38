"""What stands before the body: limited before anything parses it, and never slow to read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from starlette.formparsers import MultiPartException, MultiPartParser
from starlette.requests import Request

from automatable.core.errors import AutomatableError
from automatable.core.files.data import parse_toml
from automatable.core.files.foreign import clean_name
from automatable.core.files.json_text import read_json
from automatable.core.game import game as registered
from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads
from automatable.server import app
from automatable.server.access import Access
from automatable.server.changes import FILE_KB
from automatable.server.heads import HEAD_KB, LONGEST_PATH, LONGEST_QUERY, cleaned
from automatable.server.limits import visitor_at
from automatable.server.request_log import address
from automatable.server.security import FORM_KB, _form, _place
from automatable.table.store import Store
from automatable.ui.words.words import preferred_language
from tests.server.conftest import Browser
from tests.trust.growth import growth

QUOTES = '\\"'
"""What the standard library's reader of cookies is slowest at."""


@pytest.fixture
def table(store: Store) -> str:
    return store.create(Match.new(registered("patchwork"), {}, Seed.from_text("headed")))


# --- limits


@pytest.mark.parametrize("size", [2000, 7000])
def test_a_cookie_of_escaped_quotes_is_not_even_read(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    """Whatever the interpreter: 60 kB of it cost seconds before 3.11.10 and 3.12.6."""
    unquoted: list[str] = []

    def unquote(text: str) -> str:
        unquoted.append(text)
        return text

    monkeypatch.setattr("http.cookies._unquote", unquote)
    headers = {"cookie": f'guard="{QUOTES * size}"; theme=dark'}
    reply = browser.get("/help", headers=headers)
    assert reply.status_code == 200
    assert 'data-theme="dark"' in reply.text
    assert not any(QUOTES in text for text in unquoted)


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/help", {"cookie": f'guard="{QUOTES * 30_000}"'}),
        ("/help", {"x-anything": "x" * HEAD_KB * 1024}),
        ("/help", {f"x-{number}": "x" * 100 for number in range(200)}),
        ("/help?" + "a=1&" * (LONGEST_QUERY // 4 + 1), {}),
        ("/tables/" + "x" * LONGEST_PATH, {}),
    ],
    ids=["cookie", "one header", "many headers", "query", "path"],
)
def test_a_head_that_is_too_large_is_refused_before_the_code(
    browser: Browser, path: str, headers: dict[str, str]
) -> None:
    reply = browser.get(path, headers=headers)
    assert reply.status_code == 431
    assert "longer than any page here needs" in reply.text
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_only_plain_cookies_are_passed_on() -> None:
    sent = [
        (b"cookie", b'guard=a; bad="x"; theme=dark; =; tables=' + b"x" * 5000),
        (b"host", b"localhost"),
        (b"cookie", b"language=de"),
    ]
    assert cleaned(sent) == [
        (b"host", b"localhost"),
        (b"cookie", b"guard=a; theme=dark; language=de"),
    ]


@pytest.mark.parametrize(
    "charset", ["undefined", "punycode", "utf-7", "unicode_escape", "idna", "hex", "no such thing"]
)
def test_a_form_is_utf_8_whatever_it_says(
    browser: Browser, store: Store, table: str, charset: str
) -> None:
    seen = browser.hidden(f"/tables/{table}")
    fields = {**seen, "name": "Küche"}
    parts = [
        f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
        for name, value in fields.items()
    ]
    kind = f"multipart/form-data; charset={charset}; boundary=x"
    body = "".join([*parts, "--x--\r\n"]).encode()
    reply = browser.post(
        f"/tables/{table}/rename",
        content=body,
        headers={"content-type": kind},
        follow_redirects=False,
    )
    assert reply.status_code == 303
    assert store.open(table).name == "Küche"


# --- what once was a 500


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://]", "//["])
def test_an_origin_that_is_none_is_forged(browser: Browser, table: str, origin: str) -> None:
    form = {**browser.hidden(f"/tables/{table}"), "text": ">"}
    reply = browser.post(f"/tables/{table}/answer", data=form, headers={"origin": origin})
    assert reply.status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        "[" * 100_000,
        '{"text": ' + '{"a": ' * 50_000,
        '{"text": ">", "sequence": false}',
        '{"text": ">", "sequence": NaN}',
        '{"text": ">", "sequence": 1e999}',
        '{"text": ">", "sequence": ' + "9" * 5000 + "}",
        '{"text": ">", "sequence": ' + "9" * 4000 + "}",
        "\ufeff{}",
    ],
    ids=["arrays", "tables", "false", "none", "endless", "digits", "fewer digits", "mark"],
)
def test_json_that_is_a_bomb_is_a_bad_request(
    browser: Browser, store: Store, table: str, body: str
) -> None:
    headers = {"content-type": "application/json"}
    reply = browser.post(f"/api/tables/{table}/answer", content=body, headers=headers)
    assert reply.status_code in (409, 422)
    assert store.open(table).sequence == 0


@pytest.mark.parametrize("address", ["fe80::1%eth0", "::ffff:192.0.2.1", "testclient", "%", ""])
def test_every_address_is_a_visitor(store: Store, address: str) -> None:
    with Browser(app(store), client=(address, 1)) as visitor:
        assert visitor.get("/").status_code == 200


def test_an_old_address_in_a_new_one_is_still_one_visitor() -> None:
    assert visitor_at("::ffff:192.0.2.1") == visitor_at("192.0.2.1")
    assert visitor_at("::ffff:192.0.2.1") != visitor_at("::ffff:192.0.2.2")
    assert visitor_at("fe80::1%eth0") == visitor_at("fe80::2%eth1")


@pytest.mark.parametrize(
    "host",
    ["[::1]evil.example", "[::1]:80evil", "[::1", "::1]", "localhost:evil", "localhost:1:2",
     "127.0.0.1:999999", "[localhost]", "[club.example]", "localhost ", "[::1]:"],
)  # fmt: skip
def test_nothing_behind_an_address_is_overlooked(browser: Browser, host: str) -> None:
    assert browser.get("/", headers={"host": host}).status_code == 421


# --- growth


def _cookies(size: int) -> list[tuple[bytes, bytes]]:
    return [(b"cookie", b'guard="' + b'\\"' * (size // 2) + b'"')]


def _save(size: int) -> str:
    return json.dumps({**json.loads(dumps(Match.new(registered("toy")))), "note": "x" * size})


def form(kind: bytes) -> Callable[[bytes], Any]:
    """Reads a posted form that comes in small pieces."""

    async def read(body: bytes) -> None:
        pieces = [body[start : start + 1000] for start in range(0, len(body), 1000)]
        coming = iter([*({"type": "http.request", "body": p, "more_body": True} for p in pieces),
                       {"type": "http.request", "body": b""}])  # fmt: skip

        async def receive() -> Any:
            return next(coming)

        scope = {"type": "http", "method": "POST", "headers": [(b"content-type", kind)]}
        with suppress(MultiPartException):
            await (await _form(Request(scope, receive))).close()

    return lambda body: asyncio.run(read(body))


URLENCODED = form(b"application/x-www-form-urlencoded")
PARTS = form(b"multipart/form-data; boundary=" + b"-" * 60)
PART = b"--" + b"-" * 60 + b'\r\nContent-Disposition: form-data; name="a"'
NEARLY = b"\r\n--" + b"-" * 59
END = b"\r\n--" + b"-" * 60 + b"--\r\n"
FILE = PART + b'; filename="f"\r\n\r\n'
HEADS = 16 * 1024
BODIES = FILE_KB * 1024
FORMS = FORM_KB * 1024
UPLOADS = MultiPartParser.spool_max_size
"""What is longer (at most 1,500 kB are let in) is laid on the disk piece by piece, off the loop."""
PARSERS: dict[str, tuple[Callable[[Any], Any], Callable[[int], Any], int]] = {
    "cookies": (cleaned, _cookies, HEADS),
    "many cookies": (cleaned, lambda n: [(b"cookie", b"a=b;" * (n // 4))], HEADS),
    "type": (cleaned, lambda n: [(b"content-type", b"multipart/form-data; " + b"a=;" * (n // 3))],
             HEADS),
    "boundaries": (cleaned, lambda n: [(b"content-type", b"multipart/form-data; "
                                        + b"boundary=" * (n // 9))], HEADS),
    "host": (Access().knows, lambda n: "[" + ":" * n, HEADS),
    "languages": (preferred_language, lambda n: "de;q=0.1," * (n // 9), HEADS),
    "language": (preferred_language, lambda n: "x-" * (n // 2), HEADS),
    "origin": (_place, lambda n: "http://" + "a@" * (n // 2), HEADS),
    "log": (address, lambda n: {"path": "/tables/" * (n // 8)}, HEADS),
    "name": (clean_name, lambda n: "\u202e" * n, BODIES),
    "form fields": (URLENCODED, lambda n: b"a=1&" * (n // 4), FORMS),
    "form escapes": (URLENCODED, lambda n: b"text=" + b"%2" * (n // 2), FORMS),
    "form of nothing": (URLENCODED, lambda n: b"&" * n, FORMS),
    "form of one sign": (URLENCODED, lambda n: b"text=" + b"+" * n, FORMS),
    "parts": (PARTS, lambda n: (PART + b"\r\n\r\n1\r\n") * (n // 110), UPLOADS),
    "part of line ends": (PARTS, lambda n: FILE + b"\r\n-" * (n // 3) + END, UPLOADS),
    "part of returns": (PARTS, lambda n: FILE + b"\r" * n + END, UPLOADS),
    "part of near ends": (PARTS, lambda n: FILE + NEARLY * (n // 63) + END, UPLOADS),
    "part with heads": (PARTS, lambda n: PART + b"\r\nA: b" * (n // 6), UPLOADS),
    "part with a long head": (PARTS, lambda n: PART + b"; a=b" * (n // 5), UPLOADS),
    "before the parts": (PARTS, lambda n: b"\r\n" * (n // 2), UPLOADS),
    "json": (read_json, lambda n: "[" + "1," * (n // 2) + "1]", BODIES),
    "json texts": (read_json, lambda n: '"' + "\\u0041" * (n // 6) + '"', BODIES),
    "json numbers": (read_json, lambda n: "[" + ("9" * 4000 + ",") * (n // 4001) + "1]", BODIES),
    "saves": (loads, _save, BODIES),
    "seeds": (Seed.from_text, lambda n: "seed " * (n // 5), BODIES),
    "toml keys": (lambda text: parse_toml(text, "deck"),
                  lambda n: "".join(f'"k{i}" = 1\n' for i in range(n // 11)), BODIES),
    "toml line signs": (lambda text: parse_toml(text, "deck"),
                        lambda n: '"\u2028".' * (n // 6) + "a = 1", BODIES),
    "toml dots": (lambda text: parse_toml(text, "deck"),
                  lambda n: "".join("a." * 15 + f"k{i} = 1\n" for i in range(n // 40)), BODIES),
    "toml heads": (lambda text: parse_toml(text, "deck"),
                   lambda n: "".join(f"[{'a.' * 15}k{i}]\n" for i in range(n // 40)), BODIES),
    "toml arrays": (lambda text: parse_toml(text, "deck"),
                    lambda n: "[[card]]\nnumber = 1\n" * (n // 20), BODIES),
    "toml texts": (lambda text: parse_toml(text, "deck"),
                   lambda n: 'x = """' + "\\\n " * (n // 3) + '"""', BODIES),
    "toml inline": (lambda text: parse_toml(text, "deck"),
                    lambda n: "x = [" + "{a = 1}, " * (n // 9) + "]", BODIES),
    "toml comments": (lambda text: parse_toml(text, "deck"), lambda n: "#\n" * (n // 2), BODIES),
}  # fmt: skip


@pytest.mark.parametrize("name", PARSERS)
def test_no_parser_takes_the_square_of_its_input(name: str) -> None:
    """Measured at the largest size that is let in; the time itself depends on the machine."""
    parse, make, size = PARSERS[name]

    def read(text: Any) -> None:
        with suppress(AutomatableError, ValueError):
            parse(text)

    assert growth(read, make, size) < 1.6


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("letter", ["9", "a", " ", "-", "(", "!{", ";", "→", "1 ", "a1 "])
def test_no_answer_takes_the_square_of_its_length(name: str, letter: str) -> None:
    match = Match.new(games()[name], {}, Seed.from_text("answered"))

    def read(text: str) -> None:
        with suppress(AutomatableError):
            match.answer(text)

    assert growth(read, lambda n: letter * (n // len(letter)), 4000) < 1.6
