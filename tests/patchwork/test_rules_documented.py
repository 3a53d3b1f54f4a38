"""Every rule of docs/rules/patchwork.md is proved by a test, and no test cites an unknown rule."""

from __future__ import annotations

import json
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
TEXT = (TESTS.parent / "docs" / "rules" / "patchwork.md").read_text(encoding="utf-8")

DEFINED = re.compile(r"^- \*\*(PAT-[A-Z-]+-\d+)\*\* ", re.MULTILINE)
CITATION = re.compile(r"mark\.rule\(([^)]*)\)")
RULE_ID = re.compile(r"\bPAT-[A-Z-]+-\d+\b")


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, f"docs/rules/patchwork.md has no section {title!r}"
    return found.group(1)


def rules() -> list[str]:
    return DEFINED.findall(section("Rules"))


def rulings() -> list[str]:
    return DEFINED.findall(section("Rulings"))


def cited_in(test_file: Path) -> set[str]:
    calls = CITATION.findall(test_file.read_text(encoding="utf-8"))
    return {rule for call in calls for rule in RULE_ID.findall(call)}


def cited() -> set[str]:
    return set().union(*(cited_in(file) for file in TESTS.rglob("test_*.py")))


def test_each_id_is_defined_once() -> None:
    ids = rules() + rulings()
    assert len(rules()) == 174
    assert len(rulings()) == 28
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_is_cited_by_a_test() -> None:
    proved = cited()
    assert [rule for rule in rules() if rule not in proved] == []


def test_every_cited_rule_exists() -> None:
    assert cited() - {*rules(), *rulings()} == set()


def test_the_rules_refer_only_to_rules_that_exist() -> None:
    assert set(RULE_ID.findall(TEXT)) - {*rules(), *rulings()} == set()


def test_the_worked_examples_name_rules_that_exist() -> None:
    told = (TESTS / "patchwork" / "data" / "examples.json").read_text(encoding="utf-8")
    named = {rule for example in json.loads(told)["examples"] for rule in example["rule_ids"]}
    assert named - {*rules(), *rulings()} == set()
