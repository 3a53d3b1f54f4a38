"""Through the Ages speaks three languages: whatever the rules can say has words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from automatable.core.turns.events import Ref
from automatable.games.through_the_ages.base_cards import civil_cards, military_cards
from automatable.games.through_the_ages.cards import built_in_deck
from automatable.games.through_the_ages.game import GAME
from automatable.ui.words.words import Words

SOURCE = Path(__file__).parents[2] / "src" / "automatable" / "games" / "through_the_ages"
LANGUAGES = ("en", "de", "it")
USED_IN_CODE = {
    r'Refused\(\s*"(\w+)"': "refused-",
    r'refusal="(\w+)"': "refused-",
    r'BadData\(\s*"(bad_automa_card|wrong_age_count|card_id_twice|card_number_twice)"': "refused-",
    r'Problem\(\s*"(\w+)"': "problem-",
    r'prompt="(\w+)"': "ask-",
    r'"(tta-\w+)"': "",
    r'(?:keep|require|most|least|first)\(\s*"(\w+)"': "filter-",
}


@cache
def source() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_say_has_words(language: str) -> None:
    words = Words(language, GAME)
    said = {
        prefix + code
        for pattern, prefix in USED_IN_CODE.items()
        for code in re.findall(pattern, source())
    }
    unsaid = {"refused-unreadable", "tta-tactic_", "tta-turn_", "tta-start_"}
    assert {key for key in said - unsaid if not words.has(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    words = Words(language, GAME)
    civil = [words(f"civ-{id}") for id in civil_cards()]
    military = [words(f"civ-{id}") for id in military_cards()]
    assert len(set(civil)) == len(civil)
    assert len(set(military)) == len(military)
    for card in built_in_deck().card:
        assert words.ref(Ref("card", card.id))


def test_italian_words_of_the_rulebook() -> None:
    words = Words("it", GAME)
    assert words("civ-selective_breeding") == "Allevamento selettivo"
    assert words("slot-farm_mine") == "fattoria o miniera"
    assert words("table-strength") == "Forza"


def test_several_cards_are_named_one_by_one() -> None:
    words = Words("de", GAME)
    assert words.ref(Ref("civ", "warriors+swordsmen")) == "Krieger + Schwertkämpfer"
