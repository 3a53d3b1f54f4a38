"""Every rule of docs/rules/scythe.md is proved by a test, and no test cites an unknown rule."""

from __future__ import annotations

import re
from pathlib import Path

from tests.scythe.replay import examples

TESTS = Path(__file__).parents[1]
GAME = TESTS.parent / "src" / "automatable" / "games" / "scythe"
TEXT = (TESTS.parent / "docs" / "rules" / "scythe.md").read_text(encoding="utf-8")

DEFINED = re.compile(r"^- \*\*(SCY-[A-Z]+-\d+)\*\* ", re.MULTILINE)
CITATION = re.compile(r"mark\.rule\(([^)]*)\)")
RULE_ID = re.compile(r"\bSCY-[A-Z]+-\d+\b")


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, f"docs/rules/scythe.md has no section {title!r}"
    return found.group(1)


def rules() -> list[str]:
    return DEFINED.findall(section("Rules"))


def rulings() -> list[str]:
    return DEFINED.findall(section("Rulings"))


def cited() -> set[str]:
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for call in CITATION.findall(file.read_text(encoding="utf-8")):
            found.update(RULE_ID.findall(call))
    return found


def test_each_id_is_defined_once() -> None:
    ids = rules() + rulings()
    assert (len(rules()), len(rulings())) == (178, 34)
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_is_cited_by_a_test() -> None:
    proved = cited()
    assert [rule for rule in rules() if rule not in proved] == []


def test_every_cited_rule_exists() -> None:
    assert cited() - {*rules(), *rulings()} == set()


def test_the_rules_refer_only_to_rules_that_exist() -> None:
    assert set(RULE_ID.findall(TEXT)) - {*rules(), *rulings()} == set()


def test_the_code_cites_only_rules_that_exist() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in GAME.rglob("*.py"))
    assert set(RULE_ID.findall(source)) - {*rules(), *rulings()} == set()


def test_the_worked_examples_name_rules_that_exist() -> None:
    named = {rule for example in examples().values() for rule in example["rule_ids"]}
    assert named - {*rules(), *rulings()} == set()
