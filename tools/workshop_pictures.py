"""Take the pictures of the workshop in docs/screenshots: a file as it is made, phone and desk."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright

from automatable.kit.editing.shapes import begun
from automatable.table.folders import HOME
from automatable.table.game_files import keep_game_file
from automatable.table.store import Store
from tools.screenshots import FLAGS, FOLDER, HEIGHTS, HOST_KEY, serving

NAME = "viticulture"
PASTED = "1;sell grapes;harvest field, fill order\n2;vine, build, sumer visitor;make wine\n3;tour;"


def main() -> None:
    files = Path(__file__).parents[1] / "src" / "automatable" / "kit" / "games"
    with tempfile.TemporaryDirectory() as scratch, patch.dict(os.environ, {HOME: scratch}):
        keep_game_file(NAME, (files / f"{NAME}.automa").read_text(encoding="utf-8"))
        keep_game_file("harbour", begun("places", "Harbour", "en", "harbour"))
        store = Store(Path(scratch) / "tables.sqlite")
        with serving(store) as address, sync_playwright() as playwright:
            path = shutil.which("chromium") or shutil.which("google-chrome")
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            for width in HEIGHTS:
                for name, look in MOMENTS.items():
                    take(browser, address, width, name, look)
            browser.close()
        store.close()


def take(
    browser: Browser, address: str, width: int, name: str, look: Callable[[Page], object]
) -> None:
    size = {"width": width, "height": HEIGHTS[width]}
    context = browser.new_context(base_url=address, viewport=size, locale="en-GB")  # type: ignore[arg-type]
    context.add_cookies([{"name": "host", "value": HOST_KEY, "url": address}])
    page = context.new_page()
    look(page)
    if width > 1000 and page.locator(".ws-live").count():
        page.frame_locator(".ws-live iframe").locator("#stage").wait_for()
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / f"workshop-{name}-{width}.png")
    context.close()


def at_the_cards(page: Page) -> None:
    page.goto(f"/workshop/{NAME}/cards")
    page.locator(".ws-grid tbody tr").nth(3).locator("td button").first.click()
    page.wait_for_selector(".ws-keys")


def at_the_paste(page: Page) -> None:
    page.goto(f"/workshop/{NAME}/cards?panel=paste")
    page.fill("#ws-pasted", PASTED)
    page.wait_for_selector(".ws-preview")


def at_the_trial(page: Page) -> None:
    page.goto(f"/workshop/{NAME}/try")
    page.click("#ws-many")
    page.wait_for_selector("#ws-many:has-text('again')", timeout=60_000)


MOMENTS: Mapping[str, Callable[[Page], object]] = {
    "begin": lambda page: page.goto("/workshop"),
    "table": lambda page: page.goto("/workshop/harbour/table"),
    "cards": at_the_cards,
    "paste": at_the_paste,
    "turns": lambda page: page.goto(f"/workshop/{NAME}/turns?turn=automa_turn"),
    "try": at_the_trial,
}

if __name__ == "__main__":
    main()
