"""Names, decks, answers and addresses that carry HTML: shown as they were typed, never run."""

from __future__ import annotations

import json
import re
from urllib.parse import quote

import pytest
from playwright.sync_api import FilePayload, Page, expect

from automatable.core.game import game, games
from automatable.core.matches.match import Match
from automatable.core.matches.saves import save
from tests.browser.at_the_table import sit_down

EVIL = (
    """"'></textarea></script><img src=x onerror="hacked=1"><script>hacked=1</script><b>bold</b>"""
)
SHORT = "<img src=x onerror=hacked=1><b>bold</b>"


def assert_harmless(page: Page) -> None:
    """Nothing that was typed became part of the page. (Console errors fail the test as well.)"""
    assert page.evaluate("typeof hacked") == "undefined"
    assert (
        page.locator("img[src='x'], img[onerror], b:text-is('bold'), b:text-is('b')").count() == 0
    )
    inline = page.locator("script:not([src]):not([type='application/json'])")
    assert inline.count() == 0


def upload(page: Page, field: str, contents: str) -> None:
    file = FilePayload(name=f"{SHORT}.txt", mimeType="text/plain", buffer=contents.encode())
    page.locator(f'[name="{field}"]').first.set_input_files(file)


def test_the_name_of_a_table(desktop: Page) -> None:
    sit_down(desktop, seed="evil", name=SHORT)
    assert_harmless(desktop)
    table = desktop.url
    for rest in ("/log", "/score", "/settings", "/correct", "/checklist", "/decks"):
        desktop.goto(table + rest)
        assert_harmless(desktop)
    desktop.goto("/")
    expect(desktop.locator("body")).to_contain_text(SHORT)
    assert_harmless(desktop)


def test_an_answer_that_is_refused_is_shown_as_it_was_typed(desktop: Page) -> None:
    sit_down(desktop, seed="evil answer")
    desktop.evaluate(
        """text => {
            const form = document.querySelector("form[action$='/answer']");
            const typed = document.createElement("input");
            typed.name = "text"; typed.value = text;
            form.querySelectorAll("[name=text]").forEach(field => field.remove());
            form.append(typed);
            HTMLFormElement.prototype.submit.call(form);
        }""",
        EVIL,
    )
    desktop.wait_for_load_state()
    expect(desktop.locator("body")).to_contain_text("onerror=")
    assert_harmless(desktop)


@pytest.mark.parametrize("id", [id for id, one in games().items() if not one.is_from_file])
def test_a_deck_file(desktop: Page, id: str) -> None:
    text = game(id).decks.new()
    written = json.dumps(EVIL, ensure_ascii=False)
    evil = re.sub(r'(?m)^(notes|edition|title|name|text) *= *"[^"]*"', r"\1 = EVIL", text)
    deck = evil.replace("EVIL", written)
    for contents in (deck, f"id = {written}\n{deck}", f"{written} = 1\n{deck}"):
        desktop.goto(f"/games/{id}/decks")
        upload(desktop, "deck", contents)
        desktop.locator("form:has([name=deck]) button:not([value=check])").first.click()
        desktop.wait_for_load_state()
        assert_harmless(desktop)
    for page in (f"/games/{id}/decks", f"/games/{id}/new"):
        desktop.goto(page)
        assert_harmless(desktop)


@pytest.mark.parametrize("field", ["game", "seed", "options", "answers", "start", EVIL])
def test_a_save_file(desktop: Page, field: str) -> None:
    value = {"options": {EVIL: EVIL}, "answers": [EVIL], "start": {EVIL: EVIL}}.get(field, EVIL)
    contents = json.dumps({**save(Match.new(game("toy"))), field: value})
    desktop.goto("/")
    upload(desktop, "save", contents)
    desktop.get_by_role("button", name="Load it").click()
    desktop.wait_for_load_state()
    assert_harmless(desktop)


def test_addresses(desktop: Page) -> None:
    sit_down(desktop, seed="evil address")
    table, evil = desktop.url, quote(EVIL, safe="")
    for address in (
        f"/games/patchwork/rules?search={evil}",
        f"/games/patchwork/new?name={evil}&seed={evil}&level={evil}",
        f"{table}/log?show={evil}",
    ):
        desktop.goto(address)
        assert_harmless(desktop)
