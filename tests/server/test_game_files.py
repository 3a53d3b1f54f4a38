"""Game files through the browser: opened, played, kept, shared, and a match on a newer file."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from random import Random

import pytest

from automatable.core.files.game_texts import packed, unpacked
from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.sharing import set_up_link
from automatable.kit.game import any_answer
from automatable.server import app
from automatable.server.access import Access
from automatable.table.game_files import keep_game_file, own_game_files
from automatable.table.store import Store
from tests.kit.files import GAMES_FOLDER
from tests.server.conftest import Browser

VITICULTURE = (GAMES_FOLDER / "viticulture.automa").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))


def send(browser: Browser, path: str, **fields: str) -> tuple[int, str]:
    guard = browser.hidden("/help")["guard"]
    sent = {name: (None, value) for name, value in {"guard": guard, **fields}.items()}
    reply = browser.post(path, files=sent, follow_redirects=False)
    return reply.status_code, reply.headers.get("location", "") or reply.text


@pytest.mark.rule("KIT-STO-03")
def test_an_opened_link_says_what_it_holds_before_anything_is_kept(browser: Browser) -> None:
    status, page = send(browser, "/files/open", z=packed(VITICULTURE))
    assert status == 200
    assert "not checked by us" in page
    assert "Viticulture" in page
    assert re.search(r"<dt>Cards</dt><dd>24</dd>", page)
    assert re.search(r"<dt>Turns</dt><dd>\d+</dd>", page)
    assert "one source" in page
    assert not own_game_files()


@pytest.mark.rule("KIT-STO-03")
def test_what_is_opened_is_played_without_being_kept(browser: Browser, store: Store) -> None:
    status, page = send(
        browser, "/files/set-up", z=packed(VITICULTURE), set_up="level=hard&seed=abc"
    )
    assert status == 200
    assert 'name="seed"' in page
    assert 'value="abc"' in page
    status, place = send(browser, "/files/new", z=packed(VITICULTURE), seed="abc")
    assert status == 303
    (table,) = store.tables()
    assert table.game == "file:viticulture"
    assert not own_game_files()
    assert "file:viticulture" not in games()
    for rest in ("", "/log", "/score", "/decks", "/settings", "/correct", "/checklist", "/export"):
        assert browser.get(f"/tables/{table.id}{rest}").status_code == 200, rest
    assert browser.get("/games/file:viticulture/rules").status_code == 200
    assert browser.get(f"/tables/{table.id}/file.automa").text == VITICULTURE
    assert "Viticulture" in browser.get("/").text
    assert place.startswith(f"/tables/{table.id}")


def test_a_stranger_plays_a_link_and_keeps_nothing_on_the_server(store: Store) -> None:
    with Browser(app(store, Access()), client=("10.0.0.7", 1)) as stranger:
        status, page = send(stranger, "/files/open", z=packed(VITICULTURE))
        assert "/files/new" not in page
        assert "/files/set-up" in page
        assert "/files/keep" not in page
        status, _ = send(stranger, "/files/keep", z=packed(VITICULTURE))
        assert status == 403
        status, place = send(stranger, "/files/new", z=packed(VITICULTURE))
        assert status == 303
        assert stranger.get(place).status_code == 200  # from now on the table is known here
        assert stranger.get("/games/file:viticulture/rules").status_code == 200
    with Browser(app(store, Access()), client=("10.0.0.8", 1)) as other:
        assert other.get("/games/file:viticulture/rules").status_code == 404
    assert not own_game_files()


@pytest.mark.rule("KIT-STO-01", "KIT-STO-03")
def test_a_kept_file_stands_on_the_shelf_and_is_set_up_like_any_game(browser: Browser) -> None:
    status, place = send(browser, "/files/keep", z=packed(VITICULTURE), set_up="seed=abc")
    assert (status, place) == (303, "/games/file:viticulture/new?seed=abc")
    assert "/games/file:viticulture/new" in browser.get("/").text
    assert browser.get(place).status_code == 200
    assert send(browser, "/files/keep", z=packed(VITICULTURE))[1].startswith("/games/file:viti")
    assert len(own_game_files()) == 1
    reply = browser.submit("/games/file:viticulture/new")
    assert reply.status_code == 303
    reply = browser.post("/api/tables", json={"game": "file:viticulture"})
    assert reply.json()["game"] == "file:viticulture"
    browser.submit("/files/viticulture/delete", browser.hidden("/help"))
    assert not own_game_files()


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.rule("KIT-STO-01")
def test_a_broken_file_is_named_at_its_line_wherever_it_comes_from(
    store: Store, language: str
) -> None:
    broken = VITICULTURE.replace("deck cards", "dek cards")
    line = broken[: broken.index("dek cards")].count("\n") + 1
    told = {"en": "Line", "de": "Zeile", "it": "Riga"}[language]
    with Browser(app(store), headers={"accept-language": language}) as browser:
        for fields in ({"z": packed(broken)}, {"text": broken}):
            status, page = send(browser, "/files/open", **fields)
            assert status == 422
            assert f"{told} {line}" in page
        upload = {"save": ("x.automa", broken.encode())}
        page = browser.post("/import", data=browser.hidden("/"), files=upload).text
        assert f"{told} {line}" in page
        send(browser, "/files/keep", text=broken)
        assert f"{told} {line}" in browser.get("/").text
        assert browser.get("/games/file:viticulture/new").status_code == 404


@pytest.mark.parametrize("z", ["!", "AAAA", packed("#" * 300_000), "x" * 60_000])
def test_a_damaged_or_endless_link_is_named_and_nothing_happens(browser: Browser, z: str) -> None:
    for path in ("/files/open", "/files/set-up", "/files/new", "/files/keep"):
        status, page = send(browser, path, z=z)
        assert status in (400, 413, 422), path
        assert "link" in page
    assert not own_game_files()


@pytest.mark.rule("KIT-STO-03")
def test_a_link_carries_the_whole_file_and_a_long_one_is_a_file(browser: Browser) -> None:
    keep_game_file("viticulture", VITICULTURE)
    page = browser.get("/files/viticulture/share").text
    (link,) = re.findall(r'value="(http[^"]+)"', page)
    before, _, told = unescape(link).partition("#z=")
    assert before == "http://localhost/workshop"
    assert unpacked(told) == VITICULTURE
    chance = Random(1)
    noise = "".join(f"# {chance.getrandbits(200):x}\n" for _ in range(1200))
    keep_game_file("long", VITICULTURE + noise)
    page = browser.get("/files/long/share").text
    assert "#z=" not in page
    assert "too long for a link" in page
    assert browser.get("/files/long/file.automa").text == VITICULTURE + noise


@pytest.mark.rule("KIT-STO-03")
def test_a_link_to_a_set_up_adds_options_and_seed() -> None:
    game = keep_game_file("primer", (GAMES_FOLDER / "primer.automa").read_text("utf-8")).game
    assert game is not None
    match, chance = Match.new(game, {}, Seed.from_text("link")), Random(1)
    while not match.over:
        match.answer(any_answer(match, chance))
    told = set_up_link(match)
    text, _, set_up = told.removeprefix("workshop#z=").partition("&")
    assert unpacked(text) == game.text
    assert set_up.endswith(f"seed={match.seed}")


# --- a newer file


def played(store: Store, answers: int = 6) -> tuple[str, Match[object]]:
    game = keep_game_file("viticulture", VITICULTURE).game
    assert game is not None
    match, chance = Match.new(game, {}, Seed.from_text("renew")), Random(3)
    for _ in range(answers):
        match.answer(any_answer(match, chance))
    return store.create(match), match


@pytest.mark.rule("KIT-STO-02")
def test_a_match_goes_on_with_the_new_file_where_all_answers_fit(
    browser: Browser, store: Store
) -> None:
    table, match = played(store)
    assert f"/tables/{table}/renew" not in browser.get(f"/tables/{table}/settings").text
    changed = VITICULTURE.replace('"Viticulture"', '"Viticulture, my own"')
    keep_game_file("viticulture", changed)
    assert store.open(table).match.game.text == VITICULTURE
    assert f"/tables/{table}/renew" in browser.get(f"/tables/{table}/settings").text
    assert f"All its {len(match.entries)} answers fit" in browser.get(f"/tables/{table}/renew").text
    browser.submit(f"/tables/{table}/renew")
    store.forget([table])
    after = store.open(table).match
    assert after.game.text == changed
    assert after.answers == match.answers


@pytest.mark.rule("KIT-STO-02")
def test_the_answer_that_does_not_fit_any_more_is_named(browser: Browser, store: Store) -> None:
    table, match = played(store)
    drawn = next(i for i, text in enumerate(match.answers) if text.startswith("card "))
    id = match.answers[drawn].removeprefix("card ").rpartition("-")[2]
    changed = re.sub(rf"(?m)^    \| {id} \|", "    | changed |", VITICULTURE)
    assert changed != VITICULTURE
    keep_game_file("viticulture", changed)
    page = browser.get(f"/tables/{table}/renew").text
    assert f"Answer {drawn + 1} does not fit any more" in page
    browser.submit(f"/tables/{table}/renew")
    after = store.open(table).match
    assert after.answers[:drawn] == match.answers[:drawn]
    assert after.answers[drawn : drawn + 1] != match.answers[drawn : drawn + 1]


def test_a_set_up_that_is_not_possible_any_more_leaves_the_match(
    browser: Browser, store: Store
) -> None:
    table, match = played(store)
    level = match.options["level"]
    keep_game_file("viticulture", re.sub(rf"\b{level}\b", f"{level}_x", VITICULTURE))
    page = browser.get(f"/tables/{table}/renew")
    assert page.status_code == 200
    assert browser.submit(f"/tables/{table}/renew").status_code in (400, 422)
    assert store.open(table).match.answers == match.answers


def test_a_finished_match_of_a_file_that_is_not_kept_is_shared_and_compared(
    browser: Browser, store: Store
) -> None:
    game = keep_game_file("viticulture", VITICULTURE).game
    assert game is not None
    match, chance = Match.new(game, {}, Seed.from_text("shared")), Random(5)
    while not match.over:
        before, last = match.copy(), any_answer(match, chance)
        match.answer(last)
    table = store.create(before)
    store.answer(table, last, 0)
    browser.submit("/files/viticulture/delete", browser.hidden("/help"))
    page = unescape(browser.get(f"/tables/{table}/share").text)
    assert "/workshop#z=" in page
    code = re.search(r"AT1:[\w-]+", page)
    assert code is not None
    told = browser.submit(f"/tables/{table}/share", pasted=code[0])
    assert told.status_code == 200
    assert "share-both" in told.text
    assert "Viticulture" in browser.get("/history").text
    for path in ("/history", "/level", "/records", "/", f"/tables/{table}/score"):
        assert browser.get(path).status_code == 200


def test_what_a_file_says_is_shown_and_never_run(browser: Browser) -> None:
    """Texts of a file are never markup (KIT-FOR-02)."""
    evil = '<script>alert(1)</script><img src=x onerror=\\"alert(1)\\">'
    text = VITICULTURE.replace('"Viticulture"', f'"{evil}"').replace('source "', f'source "{evil} ')
    status, page = send(browser, "/files/open", z=packed(text))
    assert status == 200
    assert "<script>alert" not in page
    assert "<img src=x" not in page
    assert "&lt;script&gt;alert(1)" in page
    keep_game_file("evil", text)
    for path in ("/", "/games/file:evil/new", "/games/file:evil/rules", "/files/evil/share"):
        assert "<script>alert" not in browser.get(path).text, path
