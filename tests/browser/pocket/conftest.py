"""The app without a server in Chromium: installed by one visit, then the host is taken away."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.browser.watched_page import REFUSED, watch
from tests.pocket.built import built
from tools.pocket.serve import host

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True,
}  # fmt: skip
READY = "html[data-storage]"
PICTURE = "html[data-picture]"
"""There when the picture of the memory is kept: later starts are quick."""
EXPECTED = re.compile(REFUSED.pattern + "|status of 40[34]")
START_MS = 60_000
ALL_AT_ONCE = "if (location.protocol === 'http:') localStorage.setItem('turn-habit', 'all')"
"""The habit of a person who knows the drill."""
CHANGED = "((html) => html.lang !== 'en' || 'theme' in html.dataset)(document.documentElement)"
SWITCH = """([name, value]) => fetch("/" + name, {method: "POST", body: new URLSearchParams(
    {guard: document.querySelector("[name=guard]").value, next: "/", [name]: value})})"""


@pytest.fixture(scope="session")
def pocket() -> Path:
    return built()


@contextmanager
def hosted(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """A plain static host; its address without the slash at the end."""
    server = host(folder)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://localhost:{server.server_address[1]}", server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@dataclass
class Installed:
    """A browser that has the app, and what went wrong in it."""

    context: BrowserContext
    origin: str
    complaints: list[str]

    def page(self) -> Page:
        return self.context.new_page()


@contextmanager
def installed_app(
    browser: Browser,
    folder: Path,
    keep_host: bool = False,
    until: str = "h1",
    **options: Any,
) -> Iterator[Installed]:
    """One visit with the network, until something is there, and none after it."""
    with hosted(folder) as (origin, server):
        context = browser.new_context(
            base_url=origin, **{"locale": "en-GB", "reduced_motion": "reduce", **PHONE, **options}
        )
        context.set_default_timeout(60_000)
        context.add_init_script(ALL_AT_ONCE)
        installed = Installed(context, origin, watch(context, origin, EXPECTED))
        first = context.new_page()
        first.goto("/")
        first.wait_for_selector(until, state="attached", timeout=4 * START_MS)
        first.close()
        if not keep_host:
            server.shutdown()
            server.server_close()
        try:
            yield installed
        finally:
            context.close()


def killed(page: Page) -> None:
    """The whole process of the tab is gone at once, worker and all."""
    with suppress(Error):
        page.goto("chrome://crash", timeout=5_000)
    page.close()


def ready(page: Page) -> None:
    """This page's own worker answers."""
    page.wait_for_selector(READY, state="attached", timeout=START_MS)


@pytest.fixture(scope="package")
def installed(browser: Browser, pocket: Path) -> Iterator[Installed]:
    with installed_app(browser, pocket, until=PICTURE) as app:
        yield app


def as_before(page: Page) -> None:
    """One browser serves all tests: the next one finds English and no theme."""
    if page.evaluate(CHANGED):
        page.goto("/help")
        expect(page.locator("h1")).to_be_visible(timeout=START_MS)
        for name, value in (("language", "en"), ("theme", "auto")):
            page.evaluate(SWITCH, [name, value])


@pytest.fixture
def phone(installed: Installed) -> Iterator[Page]:
    before = len(installed.complaints)
    page = installed.page()
    yield page
    for other in installed.context.pages:
        as_before(other)
        other.close()
    assert installed.complaints[before:] == []


@pytest.fixture
def page(phone: Page) -> Page:
    return phone


@pytest.fixture
def desktop(phone: Page) -> Page:
    phone.set_viewport_size({"width": 1280, "height": 800})
    return phone
