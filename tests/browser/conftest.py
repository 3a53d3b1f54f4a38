"""The app as a person meets it: a real server, Chromium, a phone's and a desktop's page."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.running_server import Server, running_server
from tests.browser.watched_page import watched_page
from tests.needs import lacking

HEADLESS = "chromium-headless-shell"
"""Chromium without windows, menus and the like, which nobody sees: the same pages, 40 % cheaper."""
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


# Not for the whole session: Playwright occupies the thread's event loop for as long as it runs,
# and tests elsewhere want one of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which(HEADLESS)
            or chromium_path(playwright.chromium.executable_path),
            args=list(CHROMIUM_FLAGS),
        )
        yield chromium
        chromium.close()


def chromium_path(own: str = "") -> str:
    """The system's browser, or else Playwright's own."""
    found = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if found is None and not (own and Path(own).exists()):
        lacking(
            "Chromium", "run tools/install_browser.sh, or .venv/bin/playwright install chromium"
        )
    return found or own


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server") / "tables.sqlite3") as running:
        yield running


PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    """The phone of a person who knows the drill: all steps of a turn at once."""
    with watched_page(browser, server.url, **PHONE) as page:
        page.add_init_script("localStorage.setItem('turn-habit', 'all')")
        yield page


@pytest.fixture
def thumb(browser: Browser, server: Server) -> Iterator[Page]:
    """The phone of a person who has just begun: one step at a time."""
    with watched_page(browser, server.url, **PHONE) as page:
        yield page


@pytest.fixture
def desktop(browser: Browser, server: Server) -> Iterator[Page]:
    """The desk of a person who knows the drill, too."""
    with watched_page(browser, server.url, viewport={"width": 1280, "height": 800}) as page:
        page.add_init_script("localStorage.setItem('turn-habit', 'all')")
        yield page
