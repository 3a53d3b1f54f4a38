"""Headers, forged requests, limits, and errors in words."""

import re

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.saves import dumps
from automatable.server import app
from automatable.server.surroundings import BODY_KB
from automatable.table.store import Store
from automatable.ui.frame import assets_version
from tests.server.conftest import Browser
from tests.table.raw import raw


def test_pages_allow_no_foreign_and_no_inline_code(browser: Browser, table: str) -> None:
    reply = browser.get(f"/tables/{table}")
    policy = reply.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert reply.headers["referrer-policy"] == "same-origin"
    inline = re.findall(r"<script(?![^>]*src=)([^>]*)>", reply.text)
    assert all('type="application/json"' in attributes for attributes in inline)
    assert "<style" not in reply.text


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
    ],
)
def test_a_form_of_another_site_is_refused(
    browser: Browser, store: Store, table: str, headers: dict[str, str]
) -> None:
    seen = browser.hidden(f"/tables/{table}")
    reply = browser.post(f"/tables/{table}/undo", data=seen, headers=headers)
    assert reply.status_code == 403
    assert "did not come from a page of this app" in reply.text


def test_a_form_without_this_browsers_secret_is_refused(
    browser: Browser, store: Store, table: str
) -> None:
    seen = browser.hidden(f"/tables/{table}")
    reply = browser.submit(f"/tables/{table}/answer", {**seen, "guard": "guessed"}, text=">")
    assert reply.status_code == 403
    assert store.open(table).sequence == 0


def test_the_secret_is_kept_from_scripts(browser: Browser) -> None:
    cookie = browser.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_what_is_too_large_is_not_read(browser: Browser) -> None:
    huge = {"save": ("game.json", b"x" * (BODY_KB * 1024 + 1))}
    reply = browser.post("/import", data=browser.hidden("/"), files=huge)
    assert reply.status_code == 413
    assert f"at most {BODY_KB:,} kB" in reply.text


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/nowhere", "There is no such page."),
        ("/tables/guessed", "This table does not exist, or it was deleted."),
        ("/games/chess/new", "There is no game called chess."),
        ("/static/x/../../secrets", "There is no such page."),
    ],
)
def test_what_does_not_exist_says_so(browser: Browser, path: str, told: str) -> None:
    reply = browser.get(path)
    assert reply.status_code == 404
    assert told in reply.text
    assert "Traceback" not in reply.text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Known: Age of Innovation, "),
        ("de", "Bekannt: Age of Innovation, "),
        ("it", "Noti: Age of Innovation, "),
    ],
)
def test_an_unknown_game_is_told_with_the_names_on_the_shelf(
    browser: Browser, language: str, told: str
) -> None:
    reply = browser.get("/games/chess/new", headers={"accept-language": language})
    assert told in reply.text
    assert "through_the_ages" not in reply.text


def test_errors_speak_the_readers_language(browser: Browser) -> None:
    reply = browser.get("/nowhere", headers={"accept-language": "de-AT,de"})
    assert "Diese Seite gibt es nicht." in reply.text
    assert '<html lang="de"' in reply.text


def test_a_page_cannot_be_posted_to(browser: Browser) -> None:
    reply = browser.post("/history")
    assert reply.status_code == 405
    assert "cannot be used like that" in reply.text


@pytest.mark.parametrize("fields", [{"sequence": "many"}, {}])
def test_a_form_without_its_number_is_refused(
    browser: Browser, table: str, fields: dict[str, str]
) -> None:
    guard = browser.hidden("/")["guard"]
    reply = browser.post(f"/tables/{table}/undo", data={"guard": guard, **fields})
    assert reply.status_code == 422


def test_a_mistake_of_ours_shows_no_trace(browser: Browser, store: Store, table: str) -> None:
    raw(store).execute("DROP TABLE results")
    reply = browser.get("/history")
    assert reply.status_code == 503
    assert "Traceback" not in reply.text


# --- language and theme


def test_the_language_is_switched_in_mid_game(browser: Browser, table: str) -> None:
    reply = browser.submit("/language", browser.hidden("/"), language="it", next=f"/tables/{table}")
    assert reply.headers["location"] == f"/tables/{table}"
    assert "Tocca a te" in browser.get(f"/tables/{table}").text


def test_the_theme_is_rendered_by_the_server(browser: Browser) -> None:
    browser.submit("/theme", browser.hidden("/"), theme="dark", next="/")
    assert 'data-theme="dark"' in browser.get("/").text


@pytest.mark.parametrize("next", ["//evil.example", "https://evil.example", "/\\evil.example"])
def test_a_switch_never_leads_elsewhere(browser: Browser, next: str) -> None:
    reply = browser.submit("/language", browser.hidden("/"), language="de", next=next)
    assert reply.headers["location"] == "/"


def test_an_unknown_language_is_ignored(browser: Browser) -> None:
    browser.submit("/language", browser.hidden("/"), language="xx", next="/")
    assert '<html lang="en"' in browser.get("/").text


# --- static files


def test_static_files_may_be_kept_for_ever(browser: Browser) -> None:
    for path in re.findall(r'(?:href|src)="(/static/[^"]+)"', browser.get("/").text):
        reply = browser.get(path)
        assert reply.status_code == 200
        assert "immutable" in reply.headers["cache-control"]


def test_a_file_under_an_old_address_is_not_kept(browser: Browser) -> None:
    assert browser.get("/static/old/app.css").headers["cache-control"] == "no-cache"


def test_a_games_files_are_served_and_nothing_else_of_it(browser: Browser) -> None:
    version = assets_version()
    assert browser.get(f"/static/{version}/patchwork/table.js").status_code == 200
    assert browser.get(f"/static/{version}/patchwork/table.html").status_code == 404
    assert browser.get(f"/static/{version}/patchwork/__init__.py").status_code == 404


@pytest.mark.parametrize(
    "path", ["/etc/passwd", "%2Fetc%2Fpasswd", "fonts/../../words.py", "fonts"]
)
def test_no_other_file_of_the_machine_is_served(browser: Browser, path: str) -> None:
    assert browser.get(f"/static/{assets_version()}/{path}").status_code == 404


def test_the_first_page_is_small(browser: Browser) -> None:
    page = browser.get("/")
    files = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text))
    sizes = [int(browser.get(path).headers["content-length"]) for path in files]
    assert int(page.headers["content-length"]) + sum(sizes) < 120_000  # the font comes with 64 kB


# --- under a prefix, and for whoever watches


def test_the_app_works_under_a_prefix(store: Store, table: str) -> None:
    with Browser(app(store), root_path="/solo", headers={"accept-language": "en"}) as browser:
        page = browser.get(f"/solo/tables/{table}")
        assert page.status_code == 200
        assert f'action="/solo/tables/{table}/answer"' in page.text
        assert "Path=/solo" in page.headers["set-cookie"]
        seen = browser.hidden(f"/solo/tables/{table}")
        reply = browser.submit(f"/solo/tables/{table}/answer", seen, text=">")
        assert reply.headers["location"] == f"/solo/tables/{table}"


def test_health(browser: Browser, table: str) -> None:
    assert browser.get("/health").json() == {"status": "ok"}


def test_head_is_answered_like_get(store: Store) -> None:
    with Browser(app(store)) as client:
        assert client.head("/").status_code == 200


# --- what makes a table is made once


@pytest.mark.parametrize("path", ["/games/toy/new", "/games/patchwork/lesson", "/import"])
def test_a_form_that_is_sent_twice_makes_one_table(
    browser: Browser, store: Store, path: str
) -> None:
    seen = browser.hidden("/games/patchwork/new")
    files = {"save": ("a.json", dumps(Match.new(game("toy"))).encode())} if "im" in path else None
    sent = [
        browser.post(path, data=seen, files=files, follow_redirects=False).headers["location"]
        for _ in range(2)
    ]
    assert sent[0] == sent[1]
    assert store.count() == 1
    again = browser.hidden("/games/patchwork/new")  # another page, another table
    browser.post(path, data=again, files=files, follow_redirects=False)
    assert store.count() == 2


def test_a_page_that_fails_after_the_answer_does_not_deny_it(
    browser: Browser, store: Store, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It once said that the game is as it was before; the answer was stored."""
    seen = browser.hidden(f"/tables/{table}")
    monkeypatch.setattr("automatable.server.changes.drawn", lambda *_: 1 // 0)
    reply = browser.post(f"/tables/{table}/answer", data={**seen, "text": ">"},
                         headers={"x-fetched": "1"})  # fmt: skip
    assert (reply.status_code, store.open(table).sequence) == (500, 1)
    assert "as it was before" not in reply.text
    assert "open the page again" in reply.text
