"""A link that carries a game: opened on a phone, played there, kept, and sent on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from automatable.core.files.game_texts import packed
from tests.browser.running_server import Server
from tests.kit.files import GAMES_FOLDER

VITICULTURE = (GAMES_FOLDER / "viticulture.automa").read_text(encoding="utf-8")


@pytest.mark.rule("KIT-STO-03")
def test_a_link_is_opened_played_kept_and_sent_on(phone: Page, server: Server) -> None:
    link = f"{server.url}/workshop#z={packed(VITICULTURE)}&level=hard&seed=evening"
    sent: list[str] = []
    phone.on("request", lambda request: sent.append(request.url))
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Viticulture")).to_be_visible()
    expect(phone.get_by_text("not checked by us")).to_be_visible()
    expect(phone.locator(".file-counts dd").first).to_have_text("24")
    assert not any("z=" in address for address in sent)  # it is in no address, and so in no log
    phone.get_by_role("button", name="Play").click()
    expect(phone.locator("input[name=level][value=hard]")).to_be_checked()
    expect(phone.locator("input[name=seed]")).to_have_value("evening")
    phone.locator(".set-up-go button").click()
    phone.wait_for_url("**/tables/**")
    phone.goto(link)
    phone.get_by_role("button", name="Keep").click()
    phone.wait_for_url("**/games/file:viticulture/new**")
    phone.goto(f"{server.url}/files/viticulture/share")
    again = phone.locator("#share-address").input_value()
    assert again == f"{server.url}/workshop#z={packed(VITICULTURE)}"


def test_a_damaged_link_says_so(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/workshop#z={packed(VITICULTURE)[:-30]}")
    expect(phone.get_by_role("alert")).to_contain_text("no whole link")
