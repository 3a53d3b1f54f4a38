"""Every rule of docs/rules is proved by a test, and nobody cites a rule that does not exist."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from automatable.core.game import game

TESTS = Path(__file__).parent
ROOT = TESTS.parent
COUNTS = {
    "patchwork": {"Rules": 174, "Rulings": 29},
    "scythe": {"Rules": 178, "Rulings": 34, "On screen": 170, "Rulings on screen": 40},
    "age_of_innovation": {
        "Rules": 189,
        "Rulings": 46,
        "On screen": 186,
        "Rulings on screen": 33,
    },
    "expeditions": {"Rules": 102, "Rulings": 22},
    "through_the_ages": {
        "Rules": 212,
        "Rulings": 55,
        "On screen": 267,
        "Rulings on screen": 49,
        "The owner's box": 7,
    },
}
"""How many rules the sections of each game define."""
NOTHING_TO_DO: dict[str, set[str]] = {
    "patchwork": {
        "PAT-BASE-SET-08",  # looks only
        "PAT-BASE-SET-09",  # nothing is limited
        "PAT-BASE-TIME-04",  # consequences of other rules
        "PAT-CARD-03",  # a number without a meaning
        "PAT-LAB-01",  # a definition
        "PAT-LAB-08",  # a property that follows
        "PAT-LAB-09",  # of the kernel, in lab/patchwork
    },
    "scythe": {
        "SCY-DECK-06",  # an audit at the table
        "SCY-GEN-01",  # the person's own rules
        "SCY-ON-ASK-02",  # how long lists become follows
        "SCY-ON-AUT-02",  # what does not exist
        "SCY-ON-NOT-05",  # follows from the words of the answers
        "SCY-ON-NOT-06",  # of the frame
    },
    "age_of_innovation": {
        "AOI-ACT-01",  # a definition
        "AOI-GEN-02",  # rules that are never used
        "AOI-GEN-06",  # what she never has
        "AOI-GEN-13",  # the person's own rules
        "AOI-GEN-14",  # how to read a card
        "AOI-R-33",  # a fact of the data
        "AOI-TURN-07",  # a sign without effect
    },
    "expeditions": {
        "EXP-GEN-01",  # a definition
        "EXP-GEN-06",  # a number without a meaning
    },
    "through_the_ages": {
        "TTA-ON-GEN-01",  # a definition
        "TTA-ON-INV-03",  # a property that follows
        "TTA-ON-INV-09",  # of the frame
        "TTA-ON-INV-11",  # properties of the rules at a table
        "TTA-ON-OPT-04",  # of the frame
        "TTA-ON-VIEW-11",  # undo is the frame's
        "TTA-OWN-07",  # what cannot be switched on
        "TTA-SETUP-11",  # likewise
    },
}
"""Rules that are definitions, follow from others, or leave nothing to do for the code."""
CITATION = re.compile(r"mark\.rule\(([^)]*)\)")

pytestmark = pytest.mark.parametrize("id", COUNTS)


@cache
def text(id: str) -> str:
    return (ROOT / "docs" / "rules" / f"{id}.md").read_text(encoding="utf-8")


def pattern(id: str) -> str:
    """The ids of a game's rules; its worked examples (`-EX-`) are no rules."""
    prefix = game(id).correction_rule.split("-")[0]
    return rf"{prefix}-(?!EX-)[A-Z0-9]+(?:-[A-Z]+)*-\d+"


def defined(id: str, title: str) -> list[str]:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", text(id), re.DOTALL | re.MULTILINE)
    assert found, f"docs/rules/{id}.md has no section {title!r}"
    return re.findall(rf"^- \*\*({pattern(id)})\*\* ", found.group(1), re.MULTILINE)


def known(id: str) -> set[str]:
    return {rule for title in COUNTS[id] for rule in defined(id, title)}


def named(id: str, told: str) -> set[str]:
    return set(re.findall(rf"\b{pattern(id)}\b", told))


@cache
def citations() -> str:
    """What stands in every `@pytest.mark.rule(...)`."""
    files = [file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py")]
    return "\n".join(call for file in files for call in CITATION.findall(file))


def test_each_rule_is_defined_once(id: str) -> None:
    assert {title: len(defined(id, title)) for title in COUNTS[id]} == COUNTS[id]
    assert len(known(id)) == sum(COUNTS[id].values())


def test_every_rule_is_cited_by_a_test(id: str) -> None:
    assert known(id) - named(id, citations()) == set()


def test_every_cited_rule_exists(id: str) -> None:
    assert named(id, citations()) - known(id) == set()


def test_the_rules_refer_only_to_rules_that_exist(id: str) -> None:
    assert named(id, text(id)) - known(id) == set()


def test_the_code_cites_only_rules_that_exist(id: str) -> None:
    folder = ROOT / "src" / "automatable" / "games" / id
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    assert named(id, source) - known(id) == set()


def cited_where_carried_out(id: str) -> set[str]:
    """By its full id in code, data or templates of the game, so that one search finds it."""
    folder = ROOT / "src" / "automatable" / "games" / id
    kinds = ("*.py", "*.toml", "*.html")
    files = [file for kind in kinds for file in folder.rglob(kind) if "rulebook" not in file.parts]
    return named(id, "\n".join(file.read_text(encoding="utf-8") for file in files))


def test_every_rule_is_cited_where_it_is_carried_out(id: str) -> None:
    assert known(id) - cited_where_carried_out(id) == NOTHING_TO_DO[id]


def test_the_worked_examples_name_rules_that_exist(id: str) -> None:
    examples = TESTS / id / "data" / "examples.json"
    if not examples.exists():
        pytest.skip("its examples are tests that cite their rules")
    rules = set(rule_ids(json.loads(examples.read_text(encoding="utf-8"))))
    assert rules
    assert rules - known(id) == set()


def rule_ids(told: Any) -> Iterator[str]:
    """Every rule under a key `rule_ids`, however deep."""
    if isinstance(told, dict):
        yield from told.get("rule_ids", ())
    inner = told.values() if isinstance(told, dict) else told if isinstance(told, list) else ()
    for value in inner:
        yield from rule_ids(value)


def test_every_switch_of_a_ruling_is_described(id: str) -> None:
    told = (ROOT / "docs" / "rules" / f"{id}.md").read_text(encoding="utf-8")
    switches = [option.key for option in game(id).options() if option.advanced]
    assert [key for key in switches if f"`{key}`" not in told] == []
