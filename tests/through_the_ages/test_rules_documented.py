"""Every rule of docs/rules/through_the_ages.md is proved by a test, and no test cites another."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
TEXT = (TESTS.parent / "docs" / "rules" / "through_the_ages.md").read_text(encoding="utf-8")

DEFINED = re.compile(r"^- \*\*(TTA-[A-Z]+-\d+)\*\* ", re.MULTILINE)
CITATION = re.compile(r"mark\.rule\(([^)]*)\)")
OWNER = "The owner's box"
RULE_ID = re.compile(r"\bTTA-[A-Z]+-\d+\b")


def defined(title: str) -> list[str]:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found
    return DEFINED.findall(found.group(1))


def all_ids() -> list[str]:
    return defined("Rules") + defined("Rulings") + defined(OWNER)


def cited() -> set[str]:
    files = (TESTS / "through_the_ages").glob("test_*.py")
    calls = [call for file in files for call in CITATION.findall(file.read_text("utf-8"))]
    return {rule for call in calls for rule in RULE_ID.findall(call)}


def test_each_id_is_defined_once() -> None:
    ids = all_ids()
    assert len(defined("Rules")) == 212
    assert len(defined("Rulings")) == 55
    assert len(defined(OWNER)) == 7
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_is_cited_by_a_test() -> None:
    proved = cited()
    assert [rule for rule in all_ids() if rule not in proved] == []


def test_every_cited_rule_exists() -> None:
    assert cited() - set(all_ids()) == set()


def test_the_rules_refer_only_to_rules_that_exist() -> None:
    assert set(RULE_ID.findall(TEXT)) - set(all_ids()) == set()
