"""Expeditions speaks three languages: whatever the code can say, refuse or ask has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from automatable.games.expeditions import GAME
from automatable.ui.words.words import Words

CODE = Path(__file__).parents[2] / "src" / "automatable" / "games" / "expeditions"
USED_IN_CODE = {
    r'Refused\(\s*"(\w+)"': "refused-",
    r'BadOptions\("(\w+)"': "refused-",
    r'BadData\(\s*"(\w+)"': "refused-",
    r'Problem\("(\w+)"': "problem-",
    r'yield "(\w+)"\n': "problem-",
    r'prompt="(\w+)"': "ask-",
    r'"(exp-\w+)"': "",
    r'"(setup-\w+)"': "",
    r'words\(\s*"([a-z]+-\w+)"': "",
}


def said() -> set[str]:
    """Every message key that stands in the code or in the template."""
    source = "\n".join(file.read_text("utf-8") for file in CODE.rglob("*.py"))
    keys = {
        prefix + code
        for pattern, prefix in USED_IN_CODE.items()
        for code in re.findall(pattern, source)
    }
    template = (CODE / "screens" / "table.html").read_text("utf-8")
    return keys | set(re.findall(r't\(["\']([\w-]+)["\']', template))


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_everything_the_code_can_say_has_words(language: str) -> None:
    words = Words(language, GAME)
    assert len(said()) > 100
    assert [
        key for key in sorted(said()) if not (words.has(key) or words.has(of_a_file(key)))
    ] == []


def of_a_file(key: str) -> str:
    """What is wrong with a file is told as its refusal."""
    return key.replace("problem-", "refused-")


def test_numbers_agree_with_their_nouns() -> None:
    english = Words("en", GAME)
    assert "1 corruption token lies" in english("exp-revealed", location="N1", n=1)
    assert "no corruption" in english("exp-revealed", location="N1", n=0)
    assert Words("de", GAME)("exp-you_took", n=2, location="N1").startswith("Du hast 2")


def test_the_german_words_are_the_printed_ones() -> None:
    german = Words("de", GAME)
    assert german("mech-north") == "Mech im Norden"
    assert "Landkartenmarker" in german("exp-explore", location="N1")
    assert "Automastapel" in german("exp-reshuffle")
