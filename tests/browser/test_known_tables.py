"""A server for others: nobody is shown tables they do not know, and a link is all it takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.at_the_table import sit_down
from tests.browser.running_server import Server, running_server
from tests.browser.watched_page import watched_page

CODE = "only for friends"
NAME = "tables.localhost"
"""A name of this machine that is not known to be one: Chromium finds it without asking anybody."""
TURNED_AWAY = re.compile(r"the server responded with a status of 401")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("club") / "tables.sqlite3"
    with running_server(database, "--access-code", CODE, "--allow-host", NAME) as running:
        yield replace(running, url=running.url.replace("127.0.0.1", NAME))


@pytest.fixture
def ada(browser: Browser, club: Server) -> Iterator[Page]:
    with watched_page(browser, club.url, TURNED_AWAY) as page:
        yield page


@pytest.fixture
def ben(browser: Browser, club: Server) -> Iterator[Page]:
    size = {"width": 390, "height": 844}
    with watched_page(browser, club.url, TURNED_AWAY, viewport=size) as page:
        yield page


def come_in(page: Page) -> None:
    page.goto("/")
    page.locator("[name=code]").fill(CODE)
    page.locator("form[action$='/enter'] button").click()
    expect(page.locator("body")).to_contain_text("tables that were opened in this browser")


def test_a_table_is_found_by_its_link_alone(ada: Page, ben: Page) -> None:
    come_in(ada)
    come_in(ben)
    sit_down(ada, seed="club", name="Ada's evening")
    ada.goto("/")
    expect(ada.locator(".continue")).to_contain_text("Ada's evening")
    ben.goto("/")
    expect(ben.locator(".continue")).to_have_count(0)
    assert not [c for c in ada.context.cookies() if not c["httpOnly"] or c["sameSite"] != "Lax"]

    ada.locator(".continue a").click()
    ada.goto(f"{ada.url}/settings")
    link = ada.locator(".share-link").inner_text()
    box = ada.locator(".share-code svg").bounding_box()
    assert box is not None
    assert box["width"] > 150  # large enough for a camera
    ben.goto(link)
    expect(ben.locator("body")).to_contain_text("Ada's evening")
    ben.goto("/")
    expect(ben.locator(".continue")).to_contain_text("Ada's evening")
