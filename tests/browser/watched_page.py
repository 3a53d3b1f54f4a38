"""A page that makes its test fail when anything goes wrong behind the scenes."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError

from tests.browser.running_server import HOST_KEYS

# Chromium reports every refused form in the console; a refusal is an answer, not an accident.
REFUSED = re.compile(r"the server responded with a status of (400|409|422)")
# A tab of a server that stopped keeps asking for it, as it should.
SERVER_GONE = re.compile(r"net::ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING)")
INSIDE_THE_PAGE = ("data:", "blob:", "about:")


@contextmanager
def watched_page(
    browser: Browser, origin: str, expected: re.Pattern[str] = REFUSED, **options: Any
) -> Iterator[Page]:
    """A new page at `origin`, with a browser context of its own made with `options`.

    What the console may report is `expected`; everything else fails the test.
    Tabs that the test opens in the same context (`page.context.new_page()`) are watched too.
    """
    context = browser.new_context(
        base_url=origin, **{"locale": "en-GB", "reduced_motion": "reduce"} | options
    )
    context.set_default_timeout(25_000)
    if key := HOST_KEYS.get(origin):
        context.add_cookies([{"name": "host", "value": key, "url": origin}])
    complaints = watch(context, origin, expected)
    try:
        yield context.new_page()
    finally:
        context.close()
    assert not complaints, "\n".join(complaints)


def watch(context: BrowserContext, origin: str, expected: re.Pattern[str]) -> list[str]:
    """The list of what went wrong, growing as it goes wrong."""
    complaints: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and not expected.search(message.text):
            complaints.append(f"console error: {message.text} ({message.location['url']})")

    def on_error(error: WebError) -> None:
        complaints.append(f"page error: {error.error}")

    def on_request(request: Request) -> None:
        if not request.url.startswith((f"{origin}/", *INSIDE_THE_PAGE)):
            complaints.append(f"a request left the host: {request.url}")

    context.on("console", on_console)
    context.on("weberror", on_error)
    context.on("request", on_request)
    return complaints
