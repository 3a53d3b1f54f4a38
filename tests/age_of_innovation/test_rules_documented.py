"""Every rule of docs/rules/age_of_innovation.md is proved by a test, and none is unknown."""

from __future__ import annotations

import json
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
TEXT = (TESTS.parent / "docs" / "rules" / "age_of_innovation.md").read_text(encoding="utf-8")

DEFINED = re.compile(r"^- \*\*(AOI-[A-Z]+-\d+)\*\* ", re.MULTILINE)
CITATION = re.compile(r"mark\.rule\(([^)]*)\)")
RULE_ID = re.compile(r"\bAOI-[A-Z]+-\d+\b")


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, f"docs/rules/age_of_innovation.md has no section {title!r}"
    return found.group(1)


def rules() -> list[str]:
    return DEFINED.findall(section("Rules"))


def rulings() -> list[str]:
    return DEFINED.findall(section("Rulings"))


def cited() -> set[str]:
    calls = [
        call
        for file in TESTS.rglob("test_*.py")
        for call in CITATION.findall(file.read_text(encoding="utf-8"))
    ]
    return {rule for call in calls for rule in RULE_ID.findall(call)}


def in_code() -> set[str]:
    folder = TESTS.parent / "src" / "automatable" / "games" / "age_of_innovation"
    texts = [file.read_text(encoding="utf-8") for file in folder.rglob("*.py")]
    return {rule for text in texts for rule in RULE_ID.findall(text)}


def test_each_id_is_defined_once() -> None:
    ids = rules() + rulings()
    assert (len(rules()), len(rulings())) == (189, 42)
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_is_cited_by_a_test() -> None:
    proved = cited()
    assert [rule for rule in rules() if rule not in proved] == []


def test_every_cited_rule_exists() -> None:
    assert cited() | in_code() | set(RULE_ID.findall(TEXT)) <= {*rules(), *rulings()}


def test_the_worked_examples_name_rules_that_exist() -> None:
    told = (TESTS / "age_of_innovation" / "data" / "examples.json").read_text(encoding="utf-8")
    named = {rule for example in json.loads(told)["examples"] for rule in example["rule_ids"]}
    assert named <= set(rules())
