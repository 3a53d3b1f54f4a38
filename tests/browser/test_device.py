"""What a device can do at the table: off until it is wished for, then called as it should be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.at_the_table import bring, quick_turn
from tests.browser.conftest import PHONE
from tests.browser.running_server import Server
from tests.browser.test_stage import age_of_innovation
from tests.browser.watched_page import watched_page

STUBS = """
globalThis.called = [];
const note = (...parts) => { called.push(parts.join(" ")); return true; };
const stub = (object, name, value) => Object.defineProperty(object, name, { value });
stub(navigator, "wakeLock", { request: async (kind) => {
  note("awake", kind);
  return { released: false, release: async () => note("asleep") };
} });
stub(navigator, "vibrate", (ms) => note("buzz", ms));
stub(globalThis, "speechSynthesis", {
  cancel: () => note("hush"), speak: ({ lang, text }) => note("say", lang, text) });
const tone = { connect: (next) => next, start: () => note("tone"), stop: () => {}, frequency: {},
  gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} } };
globalThis.AudioContext = class {
  currentTime = 0; createOscillator = () => tone; createGain = () => tone; };
stub(navigator, "canShare", ({ files }) => files.length === 1);
stub(navigator, "share", async ({ files }) => note("share", files[0].name, files[0].size > 500));
"""
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def device(browser: Browser, server: Server) -> Iterator[Page]:
    with watched_page(browser, server.url, locale="de-DE", **PHONE) as page:
        page.add_init_script("localStorage.setItem('turn-habit', 'all')")
        page.add_init_script(STUBS)
        yield page


def called(page: Page) -> Any:
    return page.evaluate("called")


def at_a_table(page: Page) -> None:
    page.goto("/games/patchwork/new?seed=device")
    page.locator("form[data-set-up] button").last.click()
    expect(page.locator("#page[data-sequence]")).to_be_visible()


def play_until_told(page: Page) -> None:
    """Until the Automa has done something that must be looked at."""
    for _ in range(8):
        quick_turn(page)
        if page.locator("#turn [data-step-new]").count():
            return
    raise AssertionError("the Automa never moved")


def test_everything_is_off_until_it_is_wished_for(device: Page) -> None:
    at_a_table(device)
    play_until_told(device)
    assert called(device) == []


def test_what_is_wished_for_is_done_at_the_table(device: Page) -> None:
    device.goto("/device")
    for wish in ("awake", "aloud", "buzz"):
        box = device.locator(f"[data-wish={wish}]")
        expect(box).not_to_be_checked()
        box.check()
    assert called(device) == ["hush", "say de So klingen die Schritte deines Gegners.", "buzz 40"]
    at_a_table(device)
    device.wait_for_function("() => called.includes('awake screen')")
    play_until_told(device)
    device.wait_for_function("() => called.includes('buzz 40')")
    device.wait_for_function("() => called.some((one) => one.startsWith('say de Automa'))")
    steps = device.locator("#turn [data-step-new] .instruction-text").all_text_contents()
    said = [one.removeprefix("say de ") for one in called(device) if one.startswith("say")]
    assert said[-len(steps) :] == [step.strip() for step in steps]
    device.evaluate(HIDE)
    device.wait_for_function("() => called.includes('asleep')")


def test_the_file_of_a_table_goes_to_the_share_sheet(device: Page) -> None:
    at_a_table(device)
    device.goto(f"{device.url}/settings")
    device.locator("[data-share-file]").click()
    device.wait_for_function("() => called.length > 0")
    (shared,) = called(device)
    assert shared.startswith("share ")
    assert shared.endswith(".json.txt true")


def test_sounds_are_quiet_until_they_are_wished_for(device: Page) -> None:
    device.goto("/device")
    device.locator("[data-wish=sound]").check()
    assert called(device) == ["tone", "tone"]
    bring(device, age_of_innovation())
    device.locator("[data-layer=places] [data-place]").first.dispatch_event("click")
    assert called(device) == ["tone"]
    device.goto("/device")
    device.locator("[data-wish=sound]").uncheck()
    bring(device, age_of_innovation())
    device.locator("[data-layer=places] [data-place]").first.dispatch_event("click")
    assert called(device) == []
