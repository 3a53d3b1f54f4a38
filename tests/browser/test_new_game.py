"""A game from outside, from an empty folder to the table, without a file of the project touched.

Once alone, and once with a broken package installed beside it.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.at_the_table import choose, read_turn
from tests.browser.conftest import PHONE
from tests.browser.outside_package import NAME, Outside, broken_package, extend, new_package
from tests.browser.running_server import running_server
from tests.browser.watched_page import watched_page

SUITE = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
ANSWERS = """
import automatable
match = automatable.new("glow", level=3, seed="a game from outside")
while not match.over:
    forms = [form.filled(lambda some: some[-1]) for form in match.forms()]
    match.answer([*match.legal(), *forms][0])
print("\\n".join(entry.text for entry in match.entries if entry.by != "app"))
"""


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    found = new_package(tmp_path_factory.mktemp("outside"))
    extend(found.package)
    found.install()
    written = found.python(
        *SUITE, "-k", "playthrough or save", "--regenerate-playthroughs", "--keep-saves"
    )
    assert written.returncode == 0, written.stdout
    return found


@pytest.fixture(scope="module", params=["alone", "beside a broken package"])
def outside(
    request: pytest.FixtureRequest, extended: Outside, tmp_path_factory: pytest.TempPathFactory
) -> Outside:
    if request.param == "alone":
        return extended
    site = tmp_path_factory.mktemp("broken") / "site"
    shutil.copytree(extended.site, site)
    broken_package(site)
    return Outside(extended.package, site)


def test_a_new_game_is_green_at_once(tmp_path: Path) -> None:
    fresh = new_package(tmp_path)
    fresh.install()
    ran = fresh.python(*SUITE)
    assert ran.returncode == 0, ran.stdout[-3000:]


def test_extended_by_hand_it_conforms(outside: Outside) -> None:
    alone = not (outside.site / "shattered.py").exists()
    ran = outside.python(*SUITE, *(() if alone else ("-k", "ends or page or word or playthrough")))
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert "level-3" in " ".join(path.name for path in outside.package.rglob("*.txt"))


def test_it_is_played_to_the_end_in_the_terminal(outside: Outside) -> None:
    answers = outside.python("-c", ANSWERS)
    assert answers.returncode == 0, answers.stderr
    assert "keep" in answers.stdout.split()
    options = ("--level", "3", "--seed", "a game from outside")
    ran = outside.automatable("play", NAME, *options, stdin=answers.stdout)
    assert ran.returncode == 0, ran.stderr
    assert "Which lantern do you take?" in ran.stdout
    assert "Do you give 1 oil to the Automa?" in ran.stdout
    assert "Lanterns (5)" in ran.stdout  # the final sheet


def test_a_broken_package_is_named_and_the_others_are_offered(outside: Outside) -> None:
    ran = outside.automatable("games")
    assert f"{NAME}: Glow" in ran.stdout
    assert "patchwork: Patchwork" in ran.stdout
    is_there = (outside.site / "shattered.py").exists()
    assert ("NoSuchThing" in ran.stderr) == is_there
    assert ran.returncode == 0


ANSWER = ".sheet-foot button[name]:visible, .plain-asked button.button"


@pytest.fixture(scope="module")
def shelf(outside: Outside, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in outside.environment.items():
            patch.setenv(name, value)
        with running_server(tmp_path_factory.mktemp("shelf") / "tables.sqlite3") as server:
            yield server.url


def test_it_is_played_to_the_end_in_the_browser(
    browser: Browser, shelf: str, outside: Outside
) -> None:
    with watched_page(browser, shelf, **PHONE) as page:
        page.add_init_script("localStorage.setItem('turn-habit', 'all')")
        page.goto("/")
        broken = page.locator(".is-broken", has_text="shattered")
        expect(broken).to_have_count(1 if (outside.site / "shattered.py").exists() else 0)
        page.goto(f"/games/{NAME}/new")
        choose(page, "level", "3")  # Midnight
        page.locator("form[data-set-up] .button-primary").click()
        page.wait_for_url("**/tables/*")
        for _ in range(30):
            read_turn(page)
            if page.locator(".prompt-over").count():
                break
            before = page.locator("#page").get_attribute("data-sequence")
            if page.locator("button.plain-tile-open").count():
                page.locator(
                    "button.plain-tile-open"
                ).first.click()  # chooses, the foot's button sends
            page.locator(
                ".sheet-foot button[name]:visible, .plain-asked button.button"
            ).first.click()
            page.wait_for_function(
                "before => document.getElementById('page').dataset.sequence !== before", arg=before
            )
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
        expect(page.locator(".prompt-over")).to_be_visible()
        expect(page.locator(".plain-counter", has_text="Lanterns").first).to_contain_text("5")
