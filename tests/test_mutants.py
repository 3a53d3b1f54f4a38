"""The tool that changes rules: what it changes, and that a running function is really exchanged."""

from __future__ import annotations

import ast
import os
import textwrap
from pathlib import Path

import pytest

from tools.mutants.changes import Mutant, edits, mutants_of
from tools.mutants.nursery import all_mutants, put_in_place
from tools.mutants.reporting import Kept, Outcome, report

SOURCE = '''
    def best(options, log):
        """The highest that is there (EXP-AI-01)."""
        if options and log:
            log.happened("best", "EXP-AI-01")
        return max(one for one in options if one > 3)

    def other():
        return 7
'''


@pytest.fixture
def changes(tmp_path: Path) -> list[Mutant]:
    file = tmp_path / "rules.py"
    file.write_text(textwrap.dedent(SOURCE), "utf-8")
    return list(mutants_of(file, "rules.py"))


def test_only_what_cites_a_rule_is_changed(changes: list[Mutant]) -> None:
    assert {(one.function, one.rules) for one in changes} == {("best", ("EXP-AI-01",))}


def test_conditions_filters_orders_numbers_instructions_and_reasons(changes: list[Mutant]) -> None:
    assert [(one.before, one.after) for one in changes] == [
        ("options and log", "options or log"),
        ("options and log", "log"),
        ("options and log", "options"),
        ("log.happened('best', 'EXP-AI-01')", "(not done)"),
        ("'EXP-AI-01'", "'XXX-00'"),
        ("max((one for one in options if one > 3))", "min((one for one in options if one > 3))"),
        ("if one > 3", "(no filter)"),
        ("one > 3", "one >= 3"),
        ("3", "4"),
    ]


def test_types_are_left_alone() -> None:
    tree = ast.parse("def f():\n    x: Literal[1] = cast(Literal[2], 3)").body[0]
    assert isinstance(tree, ast.FunctionDef)
    assert [ast.unparse(node) for node, _ in edits(tree)] == ["3"]


def test_a_running_function_is_exchanged_in_the_fork_alone() -> None:
    """Whatever stands around the function: a property, a class method, `super`, a cache."""
    for mutant in all_mutants("expeditions")[::29]:
        child = os.fork()
        if not child:
            put_in_place(mutant)
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0, mutant.key


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, changes: list[Mutant]) -> None:
    kept = Kept(tmp_path / "toy.jsonl", aloud=False)
    kept.keep(changes[0], Outcome.CITING, "test_best", 0.1)
    kept.keep(changes[1], Outcome.SURVIVED, "", 0.1)
    again = Kept(tmp_path / "toy.jsonl")
    assert [again.has(one) for one in changes[:3]] == [True, True, False]
    assert [again.survived(one) for one in changes[:3]] == [False, True, False]
    today = {"toy": {one.key for one in changes}}
    assert list(report(today, tmp_path))[2] == "| toy | 2 | 0 | 50.0% | 50.0% | 1 |"
    today["toy"].remove(changes[1].key)  # the function is another one by now
    assert list(report(today, tmp_path))[2] == "| toy | 1 | 0 | 100.0% | 100.0% | 0 |"
