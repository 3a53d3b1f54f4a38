"""The words of the rulebook in three languages: nothing that can be said is without words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    NEUTRAL,
    TERRAINS,
    base_game,
    factions,
    final_tiles,
    person_factions,
    round_tiles,
)
from automatable.ui.words.words import Words

FOLDER = Path(__file__).parents[2] / "src" / "automatable" / "games" / "age_of_innovation"
LANGUAGES = ("en", "de", "it")
USED_IN_CODE = {
    r'Refused\(\s*"(\w+)"': "refused-",
    r'Problem\(\s*"(\w+)"': "problem-",
    r'BadData\(\s*"(\w+)"': "refused-",
    r'prompt="(\w+)"': "ask-",
    r'(?:happened|instruct|decided)\(\s*"(aoi-\w+)"': "",
    r'words\(\s*"([a-z]+-\w+)"': "",
    r't\("([a-z]+-\w+)"': "",
}
FRAME = Path(__file__).parents[2] / "src" / "automatable" / "ui" / "messages" / "en.ftl"


def keys(file: Path) -> set[str]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def needed() -> Iterator[str]:
    yield from (f"terrain-{terrain}" for terrain in (*TERRAINS, "river"))
    yield from (f"discipline-{discipline}" for discipline in DISCIPLINES)
    yield from (f"building-{type}" for type in NEUTRAL)
    yield from (f"tile-{key}" for key in (*round_tiles(), *final_tiles()))
    yield from (f"faction-{faction}" for faction in factions())
    yield from (f"human_faction-{id}" for id in person_factions())
    base = base_game()
    yield from (f"bonus-{id}" for id in base.bonuses.ids)
    yield from (f"book-{id}" for id in base.book_actions.ids)
    yield from (f"innovation_tile-{id}" for id in base.innovations.ids)
    yield from (f"palace-{id}" for id in (*base.palaces.random, base.palaces.always))
    yield from (f"power_action-{place}" for place in range(1, 7))
    yield from (f"filter-{way}_{n}" for way in ("reading", "reverse") for n in range(1, 5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_data_has_a_name(language: str) -> None:
    assert set(needed()) - keys(FOLDER / "messages" / f"{language}.ftl") == set()


def test_everything_the_rules_and_screens_can_say_has_words() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    source += (FOLDER / "screens" / "table.html").read_text(encoding="utf-8")
    said = {
        prefix + code
        for pattern, prefix in USED_IN_CODE.items()
        for code in re.findall(pattern, source)
    }
    known = keys(FOLDER / "messages" / "en.ftl") | keys(FRAME)
    known |= {key.replace("refused-", "problem-") for key in known}  # a file is refused for them
    assert {key for key in said if not key.endswith(("-", "_"))} - known == set()


@pytest.mark.parametrize(
    ("language", "key", "printed"),
    [
        ("de", "building-workshop", "Werkstatt"), ("de", "label-innovations", "Erfindungen"),
        ("de", "label-support_card", "Unterstützungskarte"), ("de", "filter-catch_up", "Aufholen"),
        ("de", "label-knowledge", "Wissenstableau"), ("de", "label-ship", "Schifffahrtswert"),
        ("de", "terrain-wasteland", "Einöde"), ("de", "faction-simpletons", "Unscheinbaren"),
        ("it", "building-workshop", "officina"), ("it", "faction-druids", "Druidi"),
    ],
)  # fmt: skip
def test_german_and_italian_use_the_words_of_the_rulebook(
    language: str, key: str, printed: str
) -> None:
    assert printed in Words(language, GAME)(key)


def test_numbers_agree_with_their_nouns() -> None:
    words = Words("en", GAME)
    assert words("aoi-points", n=1, total=21) == "She gains 1 point (now 21)."
    assert words("aoi-power", seat="person", power=2, cost=1).endswith("for 1 point.")
