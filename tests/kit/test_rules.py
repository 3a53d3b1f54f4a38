"""Every rule of docs/rules/kit.md is proved by a test, and nobody cites one that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules" / "kit.md"
CITATION = re.compile(r"mark\.rule\(([^)]*)\)")
RULE = re.compile(r"KIT-[A-Z]+-\d\d")


def defined() -> list[str]:
    return re.findall(rf"^- \*\*({RULE.pattern})\*\* ", RULES.read_text("utf-8"), re.MULTILINE)


def cited() -> set[str]:
    files = [file.read_text("utf-8") for file in TESTS.rglob("test_*.py")]
    return {
        rule for file in files for call in CITATION.findall(file) for rule in RULE.findall(call)
    }


def test_each_rule_is_defined_once_and_cited_by_a_test() -> None:
    assert len(defined()) == len(set(defined())) >= 33
    assert set(defined()) == cited()


def test_the_code_cites_only_rules_that_exist() -> None:
    folder = TESTS.parent / "src" / "automatable" / "kit"
    code = "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    assert set(RULE.findall(code)) <= set(defined())
