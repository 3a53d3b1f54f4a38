"""Scythe speaks three languages: whatever rules, refusals and drawings can say has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from automatable.games.scythe import GAME
from automatable.games.scythe.cards import GAINS, MOVES
from automatable.games.scythe.components import BONUSES, STRUCTURES, factions, scoring
from automatable.games.scythe.map import REGIONS
from automatable.ui.words.words import LANGUAGES, Words

SOURCE = Path(__file__).parents[2] / "src" / "automatable" / "games" / "scythe"
USED_IN_CODE = {
    r'Refused\(\s*"(\w+)"': "refused-",
    r'BadData\(\s*"(\w+)"': "refused-",
    r'Problem\(\s*"(\w+)"': "problem-",
    r'prompt="(\w+)"': "ask-",
    r'(?<!id=)"(scy-\w+)"': "",
    r'words\(\s*"([\w-]+)"': "",
    r'(?:require|keep|least|most|first)\(\s*"(\w+)"': "filter-",
}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, GAME)


def test_everything_the_code_can_say_has_words(words: Words) -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    keys = {
        prefix + code
        for pattern, prefix in USED_IN_CODE.items()
        for code in re.findall(pattern, source)
    }
    missing = {key for key in keys if not words.has(key)}
    assert {key for key in missing if not words.has(key.replace("problem-", "refused-"))} == set()


def test_every_thing_has_a_name(words: Words) -> None:
    terrains = {region.terrain for region in REGIONS.values()}
    abilities = {a for faction in factions().values() for a in faction.abilities}
    spaces = [*scoring().progress_star_spaces, "combat", "power_16", "reported"]
    named = {
        "faction": factions(), "short": factions(), "terrain": terrains, "letter": terrains,
        "ability": abilities, "bonus": BONUSES, "icon": MOVES, "gain": GAINS,
        "structure": (*STRUCTURES, "flag", "trap"), "star_space": spaces, "scheme": ("I", "II"),
        "scy": [f"tie_{name}" for name in scoring().tie_break],
    }  # fmt: skip
    missing = {
        f"{k}-{v}" for k, values in named.items() for v in values if not words.has(f"{k}-{v}")
    }
    assert missing == set()


def test_every_status_of_an_icon_has_words(words: Words) -> None:
    for status in (
        "not_reached", "other_faction", "power_below_minimum", "no_unit", "no_candidate",
        "all_candidates_threatened", "all_candidates_blocked", "hesitated",
    ):  # fmt: skip
        assert words.has(f"scy-status_{status}")


def test_letters_of_terrains_differ(words: Words) -> None:
    terrains = {region.terrain for region in REGIONS.values()}
    assert len({words(f"letter-{terrain}") for terrain in terrains}) == 7


def test_numbers_agree_with_their_nouns() -> None:
    told = Words("en", GAME)("scy-workers_driven_off", region="E3", n=1)
    assert told == "Your worker on E3 goes to your home base."
    told = Words("de", GAME)("scy-workers_driven_off", region="E3", n=2)
    assert told == "Deine 2 Arbeiter auf E3 gehen in dein Heimatgebiet."
