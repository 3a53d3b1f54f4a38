"""The known answers (section 14): whole games, single turns, refusals, cards of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.kit.mistakes import BadFile
from automatable.kit.reader import read
from automatable.ui.words.words import Words
from tests.kit.told import Transcript, begun, game_of, position_of, score_of

CASES = Path(__file__).parent / "cases"


def cases() -> list[Any]:
    found: list[Any] = []
    for file in sorted(CASES.glob("*.json")):
        contents = json.loads(file.read_text(encoding="utf-8"))
        found += [
            pytest.param({"file": contents.get("file"), **case}, id=case["id"])
            for case in (contents["cases"] if file.stem != "errors" else ())
        ]
    return found


def mistaken() -> list[Any]:
    contents = json.loads((CASES / "errors.json").read_text(encoding="utf-8"))
    return [pytest.param(case, id=case["id"]) for case in contents["cases"]]


@pytest.mark.rule(
    "KIT-TUR-01", "KIT-TUR-02", "KIT-TUR-06", "KIT-FOR-02", "KIT-SCO-01", "KIT-CHA-03"
)
@pytest.mark.parametrize("case", cases())
def test_a_known_answer(case: dict[str, Any]) -> None:
    game = game_of(case["file"])
    telling = Transcript(game, case.get("lang", "en"))
    match = begun(game, case)
    if "try" in case:
        with pytest.raises(Refused):
            match.answer(case["try"])
    assert position_of(match, case.get("dealer", "app")) == case["state"]
    assert telling.events(match, case["show"]) == case["events"]
    assert telling.asked(match) == case["asked"]
    if "score" in case:
        assert score_of(match, Words(case.get("lang", "en"), game)) == case["score"]


@pytest.mark.rule("KIT-LIN-02", "KIT-LIN-03", "KIT-DEC-01")
@pytest.mark.parametrize("case", mistaken())
def test_a_known_mistake(case: dict[str, Any]) -> None:
    if case["error"] is None:
        assert read(case["text"]).turns
        return
    with pytest.raises(BadFile) as found:
        read(case["text"])
    first = found.value.mistakes[0]
    assert (first.code, first.line) == (case["error"], case["line"])
