"""Every rule of docs/rules/expeditions.md is proved by a test; no test cites an unknown rule."""

from __future__ import annotations

import json
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
TEXT = (TESTS.parent / "docs" / "rules" / "expeditions.md").read_text(encoding="utf-8")
CODE = TESTS.parent / "src" / "automatable" / "games" / "expeditions"

DEFINED = re.compile(r"^- \*\*(EXP-[A-Z0-9-]+-\d+)\*\* ", re.MULTILINE)
CITATION = re.compile(r"mark\.rule\(([^)]*)\)")
RULE_ID = re.compile(r"\bEXP-(?!EX-)[A-Z0-9]+-\d+\b")


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, f"docs/rules/expeditions.md has no section {title!r}"
    return found.group(1)


def rules() -> list[str]:
    return DEFINED.findall(section("Rules"))


def rulings() -> list[str]:
    return DEFINED.findall(section("Rulings"))


def cited() -> set[str]:
    files = (TESTS / "expeditions").glob("test_*.py")
    calls = [call for file in files for call in CITATION.findall(file.read_text("utf-8"))]
    return {rule for call in calls for rule in RULE_ID.findall(call)}


def test_each_id_is_defined_once() -> None:
    ids = rules() + rulings()
    assert len(rules()) == 102
    assert len(rulings()) == 22
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_and_ruling_is_cited_by_a_test() -> None:
    proved = cited()
    assert [rule for rule in rules() + rulings() if rule not in proved] == []


def test_every_cited_rule_exists() -> None:
    assert cited() - {*rules(), *rulings()} == set()


def test_code_and_text_name_only_rules_that_exist() -> None:
    sources = [TEXT, *(file.read_text("utf-8") for file in CODE.rglob("*.py"))]
    named = {rule for text in sources for rule in RULE_ID.findall(text)}
    assert named - {*rules(), *rulings()} == set()


def test_the_worked_examples_name_rules_that_exist() -> None:
    told = json.loads((TESTS / "expeditions" / "data" / "examples.json").read_text("utf-8"))
    named = {rule for case in told["cases"] for rule in case["rule_ids"]}
    assert named - {*rules(), *rulings()} == set()
