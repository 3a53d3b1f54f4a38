"""The watch itself: a test could not fail on what the watch does not see."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.watched_page import watched_page


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def origin(tmp_path: Path) -> Iterator[str]:
    """A host that serves the files of `tmp_path`."""
    handler = functools.partial(QuietHandler, directory=tmp_path)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}"
        host.shutdown()


def visit(browser: Browser, origin: str, folder: Path, body: str) -> None:
    icon = '<link rel="icon" href="data:,">'
    (folder / "page.html").write_text(f"<!doctype html>{icon}{body}")
    with watched_page(browser, origin) as page:
        page.goto("/page.html", wait_until="networkidle")


def test_a_page_in_order_passes(browser: Browser, origin: str, tmp_path: Path) -> None:
    visit(browser, origin, tmp_path, "<p>A quiet page</p>")


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("<script>console.error('a lost patch')</script>", "a lost patch"),
        ("<script>throw new Error('a torn quilt')</script>", "a torn quilt"),
        ("<img src='missing.svg'>", "404"),
        ("<img src='http://127.0.0.2:9/spy.gif'>", "a request left the host"),
    ],
)
def test_a_page_in_disorder_fails_its_test(
    browser: Browser, origin: str, tmp_path: Path, body: str, complaint: str
) -> None:
    with pytest.raises(AssertionError, match=complaint):
        visit(browser, origin, tmp_path, body)
