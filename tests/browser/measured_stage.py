"""Measures tables against the stage: the board in view and whole, nothing covered, nothing tiny.

As a tool it prints a line for every kind of question of a game, on a phone and on a desk, and with
`--pictures` it keeps a picture of each:

    .venv/bin/python -m tests.browser.measured_stage scythe --only digital --pictures /tmp/scythe
"""

from __future__ import annotations

import shutil
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from automatable.core.matches.match import Match
from tests.browser.at_the_table import bring
from tests.browser.conftest import CHROMIUM_FLAGS, HEADLESS, PHONE, chromium_path
from tests.browser.questions import WAYS, at_every_question
from tests.browser.running_server import running_server

WINDOWS: dict[str, dict[str, Any]] = {
    "390": {**PHONE, "device_scale_factor": 2},
    "1280": {"viewport": {"width": 1280, "height": 800}},
}
EVERY_WINDOW: dict[str, dict[str, Any]] = {
    **WINDOWS,
    "360": {**PHONE, "viewport": {"width": 360, "height": 740}, "device_scale_factor": 2},
    "low": {**PHONE, "viewport": {"width": 390, "height": 664}, "device_scale_factor": 2},
    "820": {"viewport": {"width": 820, "height": 1180}},
    "1920": {"viewport": {"width": 1920, "height": 1080}},
}
"""The first two are measured with the tests, the others by the tool."""
MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
NOTHING_YET = "no board"


@dataclass(frozen=True)
class Measured:
    """One table in one window."""

    name: str
    window: str
    found: dict[str, Any]

    @property
    def wrong(self) -> list[str]:
        return list(self.found["wrong"])

    def __str__(self) -> str:
        board, sheet, more = (self.found.get(key, 0) for key in ("board", "sheet", "more"))
        told = "; ".join(self.wrong) or "ok"
        return f"{self.name:42} {self.window:>5}  {board:3} %  {sheet:4} px  +{more:<5} {told}"


def measured(page: Page, name: str, window: str, match: Match[Any]) -> Measured:
    """The table that the page shows now; until it is laid out there may be no board to show."""
    found = page.evaluate(MEASURE)
    if not match.set_up_done:
        found["wrong"] = [line for line in found["wrong"] if line != NOTHING_YET]
    return Measured(name, window, found)


def _tables(ids: list[str], only: str) -> Iterator[tuple[str, Match[Any]]]:
    for id in ids:
        for name, match in at_every_question(id):
            if only in f"{id} {name}":
                yield f"{id} {name}", match


def _measure_all(given: Namespace) -> Iterator[Measured]:
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        path = shutil.which(HEADLESS) or chromium_path(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        with running_server(Path(folder) / "tables.sqlite3") as server:
            look = {"base_url": server.url, "reduced_motion": "reduce", "locale": given.locale}
            pages = {
                window: browser.new_context(
                    **look, color_scheme=given.theme, **EVERY_WINDOW[window]
                ).new_page()
                for window in given.windows
            }
            for name, match in _tables(given.games or list(WAYS), given.only):
                for window, page in pages.items():
                    bring(page, match)
                    if given.pictures:
                        file = f"{name.replace(' ', '-')}-{window}.png"
                        page.screenshot(path=Path(given.pictures) / file)
                    yield measured(page, name, window, match)
        browser.close()


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(description="Measure every kind of question against the stage.")
    parser.add_argument("games", nargs="*", help="which games; all, if none is named")
    parser.add_argument("--only", default="", help="only tables whose name contains this")
    parser.add_argument("--pictures", default="", help="a folder for a picture of each")
    parser.add_argument("--locale", default="de-DE")
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--windows", nargs="+", default=[*WINDOWS], choices=EVERY_WINDOW)
    given = parser.parse_args(arguments)
    if given.pictures:
        Path(given.pictures).mkdir(parents=True, exist_ok=True)
    bad = 0
    for found in _measure_all(given):
        bad += bool(found.wrong)
        print(found, flush=True)
    print(f"{bad} of the tables above are not as the stage wants them")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
