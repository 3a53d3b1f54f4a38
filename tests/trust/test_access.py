"""Who may come in: known names only, with the code if there is one, and not too often."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial

import pytest

from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.server import Access, app
from automatable.server.limits import Allowance, TooMany, visitor_at
from automatable.table.store import Store
from tests.server.conftest import Browser

CODE = "only for friends"


@pytest.fixture
def table(store: Store) -> str:
    return store.create(Match.new(registered("patchwork")))


@pytest.fixture
def stranger(store: Store) -> Iterator[Browser]:
    """A visitor of a server with a code, who does not know it yet."""
    access = Access(frozenset({"club.example"}), CODE)
    with Browser(app(store, access), headers={"accept-language": "en"}) as client:
        yield client


# --- names


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8765", "127.0.0.1:80", "[::1]:8765", "192.168.1.7", "::1"]
)
def test_plain_addresses_are_answered(browser: Browser, host: str) -> None:
    assert browser.get("/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["rebound.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "a b", "["]
)
def test_other_names_are_not(browser: Browser, store: Store, table: str, host: str) -> None:
    """As after DNS rebinding: a foreign page asks us under a name of its own."""
    for path in ("/", f"/tables/{table}", f"/api/tables/{table}"):
        reply = browser.get(path, headers={"host": host})
        assert reply.status_code == 421
        assert "does not answer to the name" in reply.text
    seen = browser.hidden("/")
    refused = browser.post(f"/tables/{table}/delete", data=seen, headers={"host": host})
    assert refused.status_code == 421
    assert store.open(table).sequence == 0


def test_a_name_that_was_allowed_is_answered(store: Store) -> None:
    with Browser(app(store, Access(frozenset({"club.example"})))) as client:
        assert client.get("/", headers={"host": "club.example"}).status_code == 200
        assert client.get("/", headers={"host": "other.example"}).status_code == 421


# --- the code


def test_nothing_is_shown_without_the_code(stranger: Browser, table: str) -> None:
    for path in ("/", "/history", f"/tables/{table}", f"/tables/{table}/export", "/nowhere"):
        reply = stranger.get(path)
        assert reply.status_code == 401
        assert "This table needs a code" in reply.text
        assert table not in stranger.get("/").text
    told = stranger.get(f"/api/tables/{table}")
    assert (told.status_code, told.json()["error"]) == (401, "no_access")


def test_nothing_is_changed_without_the_code(stranger: Browser, store: Store, table: str) -> None:
    seen = stranger.hidden("/")
    assert stranger.post(f"/tables/{table}/delete", data=seen).status_code == 401
    assert store.open(table).sequence == 0


def test_the_code_opens_the_page_that_was_wanted(stranger: Browser, table: str) -> None:
    page = stranger.get(f"/tables/{table}")
    assert f'name="next" value="/tables/{table}"' in page.text
    seen = stranger.hidden(f"/tables/{table}")
    reply = stranger.submit("/enter", {**seen, "next": f"/tables/{table}"}, code=CODE)
    assert reply.headers["location"] == f"/tables/{table}"
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert CODE not in cookie
    assert stranger.get(f"/tables/{table}").status_code == 200


def test_a_wrong_code_says_so_and_cannot_be_guessed_for_long(stranger: Browser) -> None:
    seen = stranger.hidden("/enter")
    for _ in range(10):
        reply = stranger.submit("/enter", seen, code="friend")
        assert reply.status_code == 401
        assert "That was not the access code." in reply.text
    reply = stranger.submit("/enter", seen, code=CODE)  # even the right one has to wait
    assert reply.status_code == 429
    assert int(reply.headers["retry-after"]) >= 1
    assert "too much in too little time" in reply.text


def test_the_code_never_leads_elsewhere(stranger: Browser) -> None:
    seen = {**stranger.hidden("/enter"), "next": "//evil.example"}
    assert stranger.submit("/enter", seen, code=CODE).headers["location"] == "/"


@pytest.mark.parametrize("kept", ["", "x", CODE, "ä"])
def test_a_made_up_cookie_opens_nothing(stranger: Browser, kept: str) -> None:
    headers = {"cookie": f"access={kept}".encode()}
    assert stranger.get("/", headers=headers).status_code == 401  # type: ignore[arg-type]


def test_guesses_in_the_cookie_are_counted_like_all_others(hasty_stranger: Browser) -> None:
    """Each is a look into the store: nobody gets more than a few of them."""
    headers = [{"cookie": f"access=guess{number}"} for number in range(12)]
    statuses = [hasty_stranger.get("/", headers=guess).status_code for guess in headers]
    assert statuses == [401] * 10 + [429] * 2


def test_whoever_is_in_is_not_shut_out_by_the_guesses_of_others(
    hasty_stranger: Browser, table: str
) -> None:
    hasty_stranger.submit("/enter", hasty_stranger.hidden("/enter"), code=CODE)
    secret = {"cookie": f"access={hasty_stranger.cookies['access']}"}
    hasty_stranger.cookies.clear()
    assert hasty_stranger.get("/", headers=secret).status_code == 200
    for number in range(20):
        hasty_stranger.get("/", headers={"cookie": f"access=guess{number}"})
    assert hasty_stranger.get("/", headers=secret).status_code == 200


def test_every_browser_gets_a_secret_of_its_own_that_outlives_the_server(store: Store) -> None:
    access, secrets = Access(code=CODE), []
    for _ in range(2):
        with Browser(app(store, access)) as client:
            client.submit("/enter", client.hidden("/enter"), code=CODE)
            secrets.append(client.cookies["access"])
    assert len(set(secrets)) == 2
    with Browser(app(store, access), cookies={"access": secrets[0]}) as client:
        assert client.get("/").status_code == 200
    with Browser(app(store, Access(code="another code")), cookies={"access": secrets[0]}) as client:
        reply = client.get("/")
        assert reply.status_code == 401
        assert 'access="";' in reply.headers["set-cookie"]  # it would count as a guess


def test_a_program_sends_the_code_in_a_header(stranger: Browser, table: str) -> None:
    path = f"/api/tables/{table}"
    good, bad = ({"authorization": f"Bearer {code}"} for code in (CODE, "guess"))
    assert stranger.get(path, headers=good).status_code == 200
    statuses = [stranger.get(path, headers=bad).status_code for _ in range(12)]
    assert statuses == [401] * 10 + [429] * 2


@pytest.mark.parametrize("typed", ["größe ñ 桜", "gro\u0308ße n\u0303 桜", " größe ñ 桜 "])
def test_a_code_that_is_not_ascii_works_everywhere(store: Store, table: str, typed: str) -> None:
    """In the form, in the header and from an environment of bytes, in either spelling."""
    told = "größe ñ 桜"
    for code in (told, told.encode().decode("ascii", "surrogateescape")):
        with Browser(app(store, Access(code=code))) as client:
            path = f"/api/tables/{table}"
            good, bad = ([(b"authorization", f"Bearer {c}".encode())] for c in (typed, "größe"))
            assert client.get(path, headers=good).status_code == 200
            assert client.get(path, headers=bad).status_code == 401
            entered = client.submit("/enter", client.hidden("/enter"), code=typed)
            assert entered.status_code == 303
            assert client.get("/").status_code == 200


def test_health_and_language_need_no_code(stranger: Browser) -> None:
    assert stranger.get("/health").json()["status"] == "ok"
    stranger.submit("/language", stranger.hidden("/enter"), language="de", next="/")
    assert "Dieser Tisch braucht einen Code" in stranger.get("/").text


# --- cookies


def test_every_cookie_is_kept_from_scripts_and_from_other_sites(browser: Browser) -> None:
    replies = [browser.get("/")]
    seen = browser.hidden("/")
    replies.append(browser.submit("/language", seen, language="it", next="/"))
    replies.append(browser.submit("/theme", seen, theme="dark", next="/"))
    cookies = [reply.headers["set-cookie"] for reply in replies]
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in cookies)


def test_cookies_travel_encrypted_only_where_pages_do(store: Store) -> None:
    with Browser(app(store), base_url="https://localhost") as client:
        assert "Secure" in client.get("/").headers["set-cookie"]


# --- limits


def test_an_allowance_is_used_up_and_grows_again() -> None:
    now = [0.0]
    allowance = Allowance(at_once=3, per_second=0.5, clock=lambda: now[0])
    for _ in range(3):
        allowance.take("ada")
    with pytest.raises(TooMany) as refused:
        allowance.take("ada")
    assert refused.value.details["seconds"] == 3
    allowance.take("ben")  # another visitor has an allowance of their own
    now[0] = 2.0
    allowance.take("ada")
    with pytest.raises(TooMany):
        allowance.take("ada")


def test_a_household_is_one_visitor() -> None:
    assert visitor_at("2001:db8:1:2::3") == visitor_at("2001:db8:1:2:ffff::9")
    assert visitor_at("2001:db8:1:2::3") != visitor_at("2001:db8:1:3::3")
    assert visitor_at("192.0.2.1") != visitor_at("192.0.2.2")


@pytest.fixture
def hasty_stranger(store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    """For whom no time passes, and who does not know the code."""
    monkeypatch.setattr(
        "automatable.server.access.Allowance", partial(Allowance, clock=lambda: 0.0)
    )
    with Browser(app(store, Access(code=CODE)), headers={"accept-language": "en"}) as client:
        yield client


@pytest.fixture
def allowances(monkeypatch: pytest.MonkeyPatch) -> dict[int, Allowance]:
    """Those of the next app, by how much they allow at once; no time passes for them."""
    made: dict[int, Allowance] = {}

    def allowance(at_once: int, per_second: float) -> Allowance:
        return made.setdefault(at_once, Allowance(at_once, per_second, clock=lambda: 0.0))

    monkeypatch.setattr("automatable.server.access.Allowance", allowance)
    return made


@pytest.fixture
def hasty(store: Store, allowances: dict[int, Allowance]) -> Iterator[Browser]:
    """A visitor for whom no time passes."""
    with Browser(app(store), headers={"accept-language": "en"}) as client:
        yield client


def test_nobody_can_fill_the_disk_with_tables(hasty: Browser, store: Store) -> None:
    seen = hasty.hidden("/games/toy/new")
    tables = [{**seen, "token": f"table {number}"} for number in range(122)]
    statuses = [hasty.submit("/games/toy/new", table).status_code for table in tables]
    assert statuses == [303] * 120 + [429] * 2
    assert len(store.tables()) == 120


@pytest.mark.parametrize(("path", "most"), [("/health", 600), ("/static/old/app.css", 2000)])
def test_a_flood_of_requests_is_stemmed(
    hasty: Browser, allowances: dict[int, Allowance], path: str, most: int
) -> None:
    """Files cost little, but not nothing."""
    for _ in range(most - 3):
        allowances[most].take("127.0.0.1")
    statuses = [hasty.get(path).status_code for _ in range(5)]
    assert statuses == [200] * 3 + [429] * 2


# --- the log


def test_the_log_helps_and_keeps_secrets(
    browser: Browser, store: Store, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "automatable.requests")
    seen = browser.hidden(f"/tables/{table}")
    browser.submit(f"/tables/{table}/answer", seen, text=">")
    browser.get(f"/tables/{table}/log?show=secret")
    browser.get("/a%0APOST%20/forged%20200")
    lines = [record.getMessage() for record in caplog.records if "requests" in record.name]
    assert any(line.startswith(f"POST /tables/{table[:4]}…/answer 303") for line in lines)
    told = "\n".join(lines)
    for secret in (
        table,
        seen["guard"],
        seen["token"],
        "secret",
        str(store.open(table).match.seed),
    ):
        assert secret not in told
    assert len(told.splitlines()) == len(lines)  # no request can forge a line
