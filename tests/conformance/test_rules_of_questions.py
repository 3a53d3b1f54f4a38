"""Every kind of question leads to its rule: `tests/questions/rules.toml` says which."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from automatable.core.game import game
from automatable.testing.conformance.test_questions import at_question, files
from tests.conformance.questions import DEALT, TESTS

RULES = tomllib.loads((TESTS / "questions/rules.toml").read_text("utf-8"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kind" in metafunc.fixturenames:
        chosen = metafunc.config.getoption("--game") or list(DEALT)
        metafunc.parametrize(("id", "kind", "rule"), list(cases(chosen)))


def cases(ids: list[str]) -> Iterator[object]:
    for id in ids:
        for kind, rule in RULES[id].items():
            yield pytest.param(id, kind, rule, id=f"{id}-{kind}", marks=pytest.mark.rule(rule))


def test_a_question_leads_to_its_rule(id: str, kind: str, rule: str) -> None:
    ours = game(id)
    match = at_question(ours, files(ours, TESTS)[kind])
    assert match.pending is not None
    assert (match.pending.prompt, match.pending.rule) == (kind, rule)


@pytest.mark.parametrize("game_id", DEALT)
def test_no_kind_of_question_is_left_out(game_id: str) -> None:
    """A new kind gets a kept match, and a line in `tests/questions/rules.toml`."""
    assert set(RULES[game_id]) == set(files(game(game_id), TESTS))
