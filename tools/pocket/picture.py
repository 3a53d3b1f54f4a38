"""Takes the picture of the pocket for the README: a phone without a network, at a table.

python tools/pocket/picture.py build/pocket docs/screenshots/pocket-390.png
"""

from __future__ import annotations

import shutil
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser.at_the_table import Change, quick_turn  # noqa: E402
from tools.pocket.serve import host  # noqa: E402

TURNS = 3
OFFERS = 3
"""All of them can be paid: nothing in the picture is greyed."""


def main(folder: Path, picture: Path) -> None:
    server = host(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_address[1]}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(
            viewport={"width": 390, "height": 760}, base_url=address, locale="en-GB",
            reduced_motion="reduce", has_touch=True, is_mobile=True, device_scale_factor=2,
        )  # fmt: skip
        page.goto("/")
        page.wait_for_selector("h1", timeout=120_000)
        server.shutdown()  # from here on there is no network
        page.evaluate("localStorage.setItem('turn-habit', 'all')")
        page.goto("/games/patchwork/new?seed=pocket&level=3")
        page.wait_for_selector("html[data-storage]", state="attached", timeout=60_000)
        page.locator("form[data-set-up] button").last.click()
        page.wait_for_selector("#page[data-sequence]")
        for _ in range(TURNS):
            quick_turn(page)
        while page.locator(".offer-affordable").count() < OFFERS:
            with Change(page):
                page.locator(".advance").press("Enter")
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=picture)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
