"""All screens: no sideways scrolling on the smallest phone, large targets, a light first page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from tests.browser.at_the_table import bring
from tests.browser.running_server import Server
from tests.browser.watched_page import watched_page

SEED = Seed.from_text("screens")
LANGUAGES = ("English", "Deutsch", pytest.param("Italiano", marks=pytest.mark.slow))
"""German words are the longest."""
OTHERS = ("scythe", "age_of_innovation", "expeditions", "through_the_ages")
TOO_SMALL = """() => [...document.querySelectorAll("button, summary, select, input, .button")]
  .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0
    && !part.closest(".visually-hidden") && !part.closest("label:has(input)")
    && !part.matches(".rule, [type=hidden]"))
  .filter((part) => part.getBoundingClientRect().height < 43.5)
  .map((part) => part.outerHTML.slice(0, 90))"""


@pytest.fixture
def small(browser: Browser, server: Server) -> Iterator[Page]:
    """The narrowest phone that counts."""
    size = {"width": 360, "height": 740}
    with watched_page(browser, server.url, viewport=size, has_touch=True, is_mobile=True) as page:
        yield page


def match(turns: int, **options: object) -> Match[object]:
    played = Match.new(game("patchwork"), options, SEED)
    for _ in range(turns):
        if not played.over:
            played.answer((played.legal() or [">"])[-1])
    return played


def preparing() -> Match[object]:
    """A set-up in the middle: one question is answered, the next one open."""
    begun: Match[object] = Match.new(game("age_of_innovation"), {}, SEED)
    begun.answer(begun.legal()[0])
    return begun


def screens(page: Page) -> list[str]:
    solo = bring(page, match(6, deck="tactical"))
    over = bring(page, match(200))
    companion = bring(page, match(0, sit="companion", circle_source="app"))
    lazy = bring(page, match(0, sit="companion"))
    duo = bring(page, match(3, sit="duo"))
    own = bring(page, match(1, dealer="table"))
    return [
        bring(page, preparing()),
        *(f"/games/{id}/new" for id in OTHERS),
        *("/", "/help", "/history", "/lab", "/lab?game=scythe"),
        *("/level", "/records", "/lab/design"),
        *(f"/games/patchwork/{name}" for name in ("new", "new?sit=companion", "decks", "rules")),
        *(solo + part for part in ("", "/log", "/score", "/correct", "/decks", "/settings")),
        *(over, f"{over}/score", companion, f"{companion}/checklist", lazy, duo, own),
    ]


def use_language(page: Page, name: str) -> None:
    page.goto("/help")
    page.locator(".switches .menu").first.locator("summary").click()
    page.get_by_role("button", name=name).click()


def width_of(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


def test_the_question_of_a_set_up_uses_the_whole_width(small: Page) -> None:
    bring(small, preparing())
    box = small.locator(".prompt").bounding_box()
    assert box is not None
    assert box["width"] > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_scrolls_sideways_and_everything_to_tap_is_large_enough(
    small: Page, language: str
) -> None:
    use_language(small, language)
    for path in screens(small):
        small.goto(path)
        assert width_of(small) <= 360, path
        assert small.evaluate(TOO_SMALL) == [], path


def test_an_unfolded_decision_does_not_scroll_sideways(small: Page) -> None:
    bring(small, match(6))
    while small.locator("details:not([open]) > summary:visible").count():
        small.locator("details:not([open]) > summary:visible").first.click()
        if small.locator("details.menu[open]").count():
            small.keyboard.press("Escape")
            break
    small.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
    assert width_of(small) <= 360


def test_the_first_page_is_light_and_asks_nobody_else(desktop: Page) -> None:
    replies: list[Response] = []
    desktop.on("response", lambda reply: replies.append(reply))
    desktop.goto("/", wait_until="networkidle")
    sizes = [reply.request.sizes()["responseBodySize"] for reply in replies]
    assert len(sizes) >= 5
    assert sum(sizes) < 110_000  # with the boards of tables that others have left here


def test_the_table_comes_compressed(desktop: Page) -> None:
    path = bring(desktop, match(6))
    reply = desktop.goto(path)
    assert reply is not None
    assert reply.headers["content-encoding"] == "gzip"
    assert reply.request.sizes()["responseBodySize"] < 60_000


def test_the_focus_is_always_seen(desktop: Page) -> None:
    desktop.goto("/")
    for _ in range(6):
        desktop.keyboard.press("Tab")
        shadow = desktop.evaluate("getComputedStyle(document.activeElement).boxShadow")
        assert shadow != "none"


def test_the_content_can_be_reached_at_once_by_keys(desktop: Page) -> None:
    desktop.goto("/")
    desktop.keyboard.press("Tab")
    expect(desktop.get_by_role("link", name="Skip to the content")).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("#main")).to_be_focused()
