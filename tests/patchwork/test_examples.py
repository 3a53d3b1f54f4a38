"""The seventy worked examples of the rules: given, when, then."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import AutomatableError
from automatable.games.patchwork.position import from_json, to_json
from tests.patchwork.positions import at, data, letters, match_at, play, pw1, refusal, written

EXAMPLES: list[dict[str, Any]] = data("examples.json")["examples"]
REFUSED = [example for example in EXAMPLES if "refused_code" in example]
PLAYED = [example for example in EXAMPLES if "refused_code" not in example]


def named(example: dict[str, Any]) -> str:
    return str(example["id"])


def fact(position: dict[str, Any], path: str) -> Any:
    """A fact by its dotted path; the ends of the circle are read as letters."""
    circle = {"circle.first3": position["circle"][:3], "circle.last3": position["circle"][-3:]}
    if path in circle:
        return letters(circle[path])
    value: Any = position
    for step in path.split("."):
        value = value[step]
    return value


def test_there_are_seventy() -> None:
    assert len(EXAMPLES) == 70
    assert len({example["id"] for example in EXAMPLES}) == 70


@pytest.mark.parametrize("example", EXAMPLES, ids=named)
@pytest.mark.rule("PAT-NOT-03", "PAT-NOT-04")
def test_the_given_position_is_possible_and_prints_as_it_was_read(example: dict[str, Any]) -> None:
    state = at(example["given"])
    assert pw1(state) == example["given"]
    assert pw1(from_json(to_json(state))) == example["given"]


@pytest.mark.parametrize("example", PLAYED, ids=named)
def test_the_position_that_follows(example: dict[str, Any]) -> None:
    state = play(at(example["given"]), *example["when"])
    assert pw1(state) == example.get("then", example["given"])
    position = to_json(state)
    facts = example.get("facts", {})
    assert {path: fact(position, path) for path in facts} == facts


@pytest.mark.parametrize("example", PLAYED, ids=named)
@pytest.mark.rule("PAT-NOT-06")
def test_how_it_is_written_down(example: dict[str, Any]) -> None:
    wanted = example.get("written", example["when"])
    assert written(at(example["given"]), *example["when"]) == wanted


@pytest.mark.parametrize("example", REFUSED, ids=named)
def test_what_is_refused(example: dict[str, Any]) -> None:
    *before, last = example["when"]
    assert refusal(play(at(example["given"]), *before), last) == example["refused_code"]


@pytest.mark.parametrize("example", REFUSED, ids=named)
def test_a_match_refuses_it_too_and_stays_as_it_was(example: dict[str, Any]) -> None:
    match = match_at(at(example["given"]))
    before = match.fingerprint()
    with pytest.raises(AutomatableError) as refused:
        match.answer(example["when"][0])
    assert refused.value.code == example["refused_code"]
    assert match.fingerprint() == before
    assert match.answers == []


COUNTED = [
    pytest.param(example[when], example[count], id=f"{example['id']}-{when}")
    for example in EXAMPLES
    for when, count in (("given", "legal_count_given"), ("then", "legal_count_then"))
    if count in example
]


@pytest.mark.parametrize(("position", "count"), COUNTED)
def test_how_many_decisions_are_legal(position: str, count: int) -> None:
    legal = match_at(at(position)).legal()
    assert legal is not None
    assert len(legal) == count
    assert all(play(at(position), token) for token in legal)
