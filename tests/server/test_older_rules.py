"""A save of older rules: what can be compared is compared, and a difference is told."""

import json
from pathlib import Path
from typing import Any

import pytest

from automatable.core.errors import BadSave
from automatable.core.matches.saves import load
from automatable.table.store import Store
from tests.server.conftest import Browser

SAVES = Path(__file__).parents[1] / "saves"
TOLD = {
    "en": "saved under older rules (version 1, today",
    "de": "nach älteren Regeln gespeichert (Version 1, heute",
    "it": "salvata con regole più vecchie (versione 1, oggi",
}

COUNTED_OTHERWISE = {
    "en": "saved by an older version of the app",
    "de": "von einer älteren Version der App gespeichert",
    "it": "salvata da una versione più vecchia",
}


def old(game: str, **changes: Any) -> dict[str, Any]:
    kept = SAVES / game / "format-2-rules-1.json"
    return {**json.loads(kept.read_text(encoding="utf-8")), **changes}


@pytest.mark.parametrize("game", ["scythe", "age_of_innovation"])
def test_answers_that_lead_to_the_same_position_need_no_word(game: str) -> None:
    assert old(game)["rules_version"] < load(old(game)).game.rules_version
    assert load(old(game)).older_rules is None


def test_answers_that_lead_elsewhere_today_are_told() -> None:
    assert load(old("scythe", fingerprint="0" * 24)).older_rules == 1


def test_under_the_rules_of_today_a_difference_is_a_changed_file() -> None:
    with pytest.raises(BadSave, match="save_changed"):
        load(old("patchwork", fingerprint="facts:" + "0" * 24))


def test_a_fingerprint_of_the_whole_position_that_differs_is_told_and_not_refused() -> None:
    match = load(old("patchwork", fingerprint="0" * 24))
    assert match.older_rules == match.game.rules_version


def test_what_todays_rules_refuse_ends_the_match_before_it() -> None:
    whole = old("scythe")
    first = load(whole)
    refused = [*whole["answers"], "character Z9-A1"]
    kept = load({**whole, "answers": refused, "undone": ["done"]})
    assert kept.answers == first.answers
    assert (kept.older_rules, kept.undone) == (1, [])
    with pytest.raises(BadSave, match="save_does_not_replay"):
        load({**whole, "answers": [*whole["answers"], "no such words"]})


@pytest.mark.parametrize("language", TOLD)
def test_the_table_says_it_in_a_sentence(browser: Browser, store: Store, language: str) -> None:
    for fingerprint, told in (("0" * 24, True), (old("scythe")["fingerprint"], False)):
        text = json.dumps(old("scythe", fingerprint=fingerprint))
        table = store.import_(text)
        page = browser.get(f"/tables/{table}", headers={"accept-language": language}).text
        assert (TOLD[language] in page) is told


@pytest.mark.parametrize("language", COUNTED_OTHERWISE)
def test_the_table_says_what_cannot_be_compared(
    browser: Browser, store: Store, language: str
) -> None:
    table = store.import_(json.dumps(old("patchwork", fingerprint="0" * 24)))
    page = browser.get(f"/tables/{table}", headers={"accept-language": language}).text
    assert COUNTED_OTHERWISE[language] in page
