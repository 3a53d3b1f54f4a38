"""All five games on a phone whose network is gone since the first visit."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from automatable.core.matches.saves import loads
from automatable.table.store import Store
from tests.browser.at_the_table import (
    OVER,
    Change,
    closes_each_turn,
    quick_turn,
    sequence,
    sit_down,
    undo,
)
from tests.browser.pocket.conftest import START_MS, Installed, killed, ready

# The tests of the web table itself, in the pocket.
from tests.browser.test_age_of_innovation import test_two_rounds_on_a_phone  # noqa: F401
from tests.browser.test_age_of_innovation_on_screen import over_several_actions
from tests.browser.test_age_of_innovation_on_screen import play_on as play_on_screen
from tests.browser.test_age_of_innovation_on_screen import reload as reload_on_screen
from tests.browser.test_age_of_innovation_on_screen import sit_down as sit_down_on_screen
from tests.browser.test_age_of_innovation_on_screen import tap as tap_on_screen
from tests.browser.test_companion_game import (  # noqa: F401
    test_a_fact_is_corrected_and_an_impossible_one_refused,
)
from tests.browser.test_expeditions import (
    automas_turn,
    persons_turn,
    reload,
    speak_german_and_back,
    undo_and_again,
)
from tests.browser.test_expeditions import sit_down as sit_down_at_expeditions
from tests.browser.test_scythe import (  # noqa: F401
    test_a_lake_is_no_goal_before_one_can_enter_it,
    test_a_whole_game_with_a_combat,
)
from tests.browser.test_scythe_on_screen import sit_down as sit_down_at_scythe
from tests.browser.test_scythe_on_screen import tap
from tests.browser.test_tabs import (  # noqa: F401
    test_a_double_tap_counts_once,
    test_the_language_changes_in_mid_game_with_every_past_line,
    test_the_theme_stays_chosen,
    test_two_tabs_stay_in_step,
)
from tests.browser.test_through_the_ages import test_the_first_turns  # noqa: F401


def test_a_whole_game_with_undo_reload_kill_and_resume(
    phone: Page, installed: Installed, tmp_path: Path
) -> None:
    sit_down(phone, level="2", seed="in the cellar")
    for _ in range(3):
        quick_turn(phone)
    undo(phone)
    seen = sequence(phone)
    phone.reload()
    assert sequence(phone) == seen
    quick_turn(phone)
    seen, table = sequence(phone), phone.url
    killed(phone)
    again = installed.page()
    again.goto(table)
    expect(again.locator("#page")).to_have_attribute("data-sequence", seen, timeout=START_MS)
    turns = 0
    while not again.locator(OVER).is_visible():
        quick_turn(again)
        turns += 1
        assert turns < 60
    with again.expect_download() as download:
        again.goto(f"{table}/settings")
        again.locator("main a[download][href$='/export']").first.click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    match = loads(text)
    assert match.over
    store = Store(tmp_path / "server.sqlite")
    imported = store.open(store.import_(text)).match
    assert imported.fingerprint() == json.loads(text)["fingerprint"]
    store.close()


def test_a_round_of_scythe_on_screen_with_a_kill_in_the_middle(
    phone: Page, installed: Installed
) -> None:
    choices = {"human_faction": "saxony", "automa_faction": "crimea"}
    sit_down_at_scythe(phone, sit="digital", **choices)
    expect(phone.locator(".prompt")).to_contain_text("Your turn (1)", timeout=START_MS)
    tap(phone, 0)
    seen, table = sequence(phone), phone.url
    killed(phone)
    again = installed.page()
    again.goto(table)
    expect(again.locator("#page")).to_have_attribute("data-sequence", seen, timeout=START_MS)
    for turn in range(1, 40):
        if "Your turn (2)" in again.locator(".prompt").inner_text():
            return
        tap(again, turn)
    raise AssertionError("the round did not end")


def test_the_first_turns_of_age_of_innovation_on_screen(phone: Page) -> None:
    closes_each_turn(phone)
    sit_down_on_screen(phone)
    for turn in range(12):
        tap_on_screen(phone, turn)
    over_several_actions(phone)
    reload_on_screen(phone)


@pytest.mark.slow
def test_a_whole_game_of_age_of_innovation_on_screen(phone: Page) -> None:
    """With undo over several actions, a reload and another language on the way."""
    closes_each_turn(phone)
    sit_down_on_screen(phone)
    play_on_screen(phone)


def test_the_first_turns_of_expeditions(phone: Page) -> None:
    sit_down_at_expeditions(phone, level="house_5", first="human", seed="phone")
    for turn, then in enumerate((speak_german_and_back, reload, undo_and_again)):
        persons_turn(phone, turn)
        automas_turn(phone)
        then(phone)


PERSIST = """let kept = false;
StorageManager.prototype.persist = async () => (kept = true);
StorageManager.prototype.persisted = async () => kept;"""


def test_the_browser_is_asked_to_keep_the_tables_and_says_how_much_it_has(phone: Page) -> None:
    phone.add_init_script(PERSIST)
    phone.goto("/device")
    storage = phone.locator("[data-storage-told]")
    expect(storage).to_contain_text(re.compile(r"[\d.]+ MB are in use"), timeout=START_MS)
    expect(storage).to_contain_text("may clear what seldom visited sites have stored")
    expect(storage.locator("[data-kept]")).to_be_hidden()
    storage.get_by_role("button").click()
    expect(storage.locator("[data-kept]")).to_be_visible()
    expect(storage.get_by_role("button")).to_be_hidden()


def test_every_page_has_its_own_address_and_back_and_forward_work(phone: Page) -> None:
    phone.goto("/games/patchwork/new?level=4&seed=a+rainy+evening")
    expect(phone.locator('[name="level"][value="4"]')).to_be_checked(timeout=30_000)
    expect(phone.locator('[name="seed"]')).to_have_value("a rainy evening")
    ready(phone)
    phone.get_by_role("link", name="Help").first.click()
    expect(phone).to_have_url(re.compile("/help$"))
    phone.get_by_role("link", name="Played").or_(phone.locator("a[href='/history']")).first.click()
    expect(phone).to_have_url(re.compile("/history$"))
    phone.go_back()
    expect(phone).to_have_url(re.compile("/help$"))
    expect(phone.locator("h1")).to_contain_text("Help")
    phone.go_back()
    expect(phone.locator('[name="level"][value="4"]')).to_be_checked()
    phone.go_forward()
    expect(phone.locator("h1")).to_contain_text("Help")


def test_what_does_not_exist_is_said_in_the_readers_language(phone: Page) -> None:
    phone.goto("/tables/no-such-table")
    expect(phone.locator("main")).to_contain_text("404", timeout=30_000)


def test_a_closed_owner_is_replaced_and_its_tables_are_there(
    phone: Page, installed: Installed
) -> None:
    sit_down(phone, seed="two tabs")
    ready(phone)
    other = installed.page()
    other.goto(phone.url)
    expect(other.locator("#page")).to_have_attribute("data-sequence", sequence(phone))
    quick_turn(phone)
    expect(other.locator("#page")).to_have_attribute("data-sequence", sequence(phone))
    phone.close()
    with Change(other):
        quick_turn(other)


def test_the_planner_gives_hints(phone: Page) -> None:
    sit_down(phone, seed="a hint")
    phone.locator(".sparring-more > summary").click()
    expect(phone.locator("[name=player] option[value=search]")).to_have_count(0)
    phone.locator("[name=player]").select_option("planner")
    phone.locator(".sparring-menu").get_by_role("button", name="Hint").click()
    expect(phone.locator(".advice")).to_contain_text("Planner advises:")
