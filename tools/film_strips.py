"""Film strips of one whole turn of each game: before the tap, each step, the next question.

`docs/screenshots/strip-GAME-390.jpg` shows the phone, `strip-GAME-1280.jpg` the desk. It starts a
server of its own on a scratch database, plays a match up to a person's turn and hands over.
"""

from __future__ import annotations

import base64
import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from automatable import Match, new
from automatable.table.store import Store
from automatable.testing.playing import legal_answer
from tools.screenshots import FLAGS, FOLDER, HEIGHTS, our_games, serving

GAMES: dict[str, dict[str, Any]] = {
    "patchwork": {"sit": "companion", "circle_source": "app"},
    "scythe": {"level": "automa"},
    "age_of_innovation": {},
    "expeditions": {},
    "through_the_ages": {},
}
OWN_TURN = ("turn", "report")
EARLY = 14
"""Answers before the turn that is shown: there is something on the board by then."""
HANDS_OVER = ('.thumb button[value="done"]', ".thumb .button-primary", ".advance")
SHEET = ".stage.is-telling"
MOST_FRAMES = {390: 6, 1280: 3}
FRAME = {390: 260, 1280: 660}
"""How wide one picture of the strip is."""
QUALITY = 72
SETTLED_MS = 400


def main(wanted: list[str]) -> None:
    """Make the strips of all games, or of those that are named."""
    with tempfile.TemporaryDirectory() as scratch, our_games():
        store = Store(Path(scratch) / "tables.sqlite")
        with serving(store) as address, sync_playwright() as playwright:
            path = shutil.which("chromium") or shutil.which("google-chrome")
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for id in wanted or GAMES:
                for width in HEIGHTS:
                    table = store.create(at_a_turn(id))
                    strip(browser, f"{address}/tables/{table}?laid_out=yes", id, width)
            browser.close()


def at_a_turn(id: str) -> Match[Any]:
    """A match at a person's turn, after a few rounds."""
    match, dice = new(id, seed="a film strip", **GAMES[id]), random.Random(id)
    while len(match.entries) < EARLY or not _own_turn(match):
        match.answer(legal_answer(match, dice.choice))
    return match


def _own_turn(match: Match[Any]) -> bool:
    pending = match.pending
    return pending is not None and match.set_up_done and pending.prompt in OWN_TURN


def strip(browser: Browser, address: str, id: str, width: int) -> None:
    """Play the turn, keep a picture of each moment, and lay them side by side."""
    phone = width < 1000
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]},
        is_mobile=phone,
        has_touch=phone,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address)
    _put_aside(page)
    frames = [_frame(page)]
    before = page.locator("#page").get_attribute("data-sequence") or ""
    page.wait_for_timeout(SETTLED_MS)
    _hand_over(page)
    expect(page.locator("#page")).not_to_have_attribute("data-sequence", before, timeout=30_000)
    page.wait_for_timeout(SETTLED_MS)
    while page.locator(SHEET).count() and len(frames) < MOST_FRAMES[width] - 1:
        frames.append(_frame(page))
        page.locator("[data-next]").click()
        page.wait_for_timeout(SETTLED_MS)
    _put_aside(page)
    frames.append(_frame(page))
    context.close()
    laid_out = browser.new_page()
    _lay_out(laid_out, frames, FOLDER / f"strip-{id}-{width}.jpg", width)
    laid_out.close()


def _put_aside(page: Page) -> None:
    """Read an older turn to its end, so that the question is seen."""
    for _ in range(40):
        if not page.locator(SHEET).count():
            break
        page.locator("[data-next]").click()
        page.wait_for_timeout(120)
    page.wait_for_timeout(SETTLED_MS)


def _hand_over(page: Page) -> None:
    for selector in HANDS_OVER:
        button = page.locator(f"{selector}:visible")
        if button.count():
            button.first.click()
            return
    raise AssertionError("nothing hands over")


def _frame(page: Page) -> bytes:
    return page.screenshot(type="jpeg", quality=90)


def _lay_out(page: Page, frames: list[bytes], file: Path, width: int) -> None:
    """One picture of them all, small enough to be looked at on a page."""
    across = FRAME[width]
    down = round(HEIGHTS[width] * across / width)
    shown = "".join(
        f'<img width="{across}" height="{down}" alt="" '
        f'src="data:image/jpeg;base64,{base64.b64encode(frame).decode()}">'
        for frame in frames
    )
    style = "margin:0;padding:12px;display:flex;gap:12px;background:#d8cfc0"
    page.set_viewport_size({"width": len(frames) * (across + 12) + 12, "height": down + 24})
    page.set_content(f'<body style="{style}">{shown}</body>')
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=file, type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    main(sys.argv[1:])
