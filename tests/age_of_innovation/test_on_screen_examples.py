"""The worked examples of the game on screen, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.automa import automa_turn
from automatable.games.age_of_innovation.components import AUTOMA
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.income import income
from automatable.games.age_of_innovation.on_screen.knowledge import start_steps
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.on_screen.rounds import end_round
from automatable.games.age_of_innovation.on_screen.starting import first_buildings, start_questions
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.on_screen import (
    EXAMPLES,
    Playing,
    ends_of,
    facts_of,
    ledger_of,
    position,
)

CASES: list[dict[str, Any]] = EXAMPLES["cases"]


def start(turn: PersonTurn) -> Procedure[None]:
    start_steps(turn)
    yield from start_questions(turn)


PARTS = {
    "income": income,
    "round_end": end_round,
    "start": start,
    "buildings": first_buildings,
}


def part(name: str, state: State, log: Log) -> Procedure[None]:
    turn = new_turn(state, log, in_actions=False, at_start=name in ("start", "buildings"))
    return PARTS[name](turn)


def started(case: dict[str, Any]) -> Playing:
    kind, *words = case["kind"].split()
    state = position(**case["position"])
    if kind == "automa":
        state.to_move = AUTOMA
        action, support = words
        return Playing(state, automa_turn, [int(support), int(action)])
    if kind in PARTS:
        procedure: Callable[[State, Log], Procedure[Any]] = partial(part, kind)
        return Playing(state, procedure, map(int, words))
    return Playing(state)


@pytest.mark.rule(
    "AOI-ON-ANX-01", "AOI-ON-AUT-01", "AOI-ON-AUT-02", "AOI-ON-AUT-03", "AOI-ON-BON-01",
    "AOI-ON-BON-02", "AOI-ON-BRG-01", "AOI-ON-BRG-02", "AOI-ON-BRG-03", "AOI-ON-CITY-01",
    "AOI-ON-CITY-02", "AOI-ON-CITY-03", "AOI-ON-CITY-04", "AOI-ON-CITY-05", "AOI-ON-COMP-01",
    "AOI-ON-COMP-02", "AOI-ON-CONV-01", "AOI-ON-CONV-03", "AOI-ON-END-01", "AOI-ON-END-02",
    "AOI-ON-END-03", "AOI-ON-FAC-01", "AOI-ON-FAC-02", "AOI-ON-FAC-03", "AOI-ON-FAC-04",
    "AOI-ON-FAC-06", "AOI-ON-FAC-07", "AOI-ON-FAC-08", "AOI-ON-FAC-09", "AOI-ON-FAC-10",
    "AOI-ON-FAC-11", "AOI-ON-FAC-12", "AOI-ON-GEN-03", "AOI-ON-INC-02", "AOI-ON-INC-03",
    "AOI-ON-INC-04", "AOI-ON-INC-05", "AOI-ON-INC-06", "AOI-ON-INC-07", "AOI-ON-INC-08",
    "AOI-ON-INN-02", "AOI-ON-INN-03", "AOI-ON-INN-05", "AOI-ON-KNOW-01", "AOI-ON-KNOW-02",
    "AOI-ON-KNOW-03", "AOI-ON-KNOW-05", "AOI-ON-MAP-01", "AOI-ON-MAP-02", "AOI-ON-MAP-03",
    "AOI-ON-MAP-04", "AOI-ON-MAP-05", "AOI-ON-NEU-01", "AOI-ON-NEU-02", "AOI-ON-PA-01",
    "AOI-ON-PA-02", "AOI-ON-PA-03", "AOI-ON-PAL-01", "AOI-ON-PASS-01", "AOI-ON-PASS-02",
    "AOI-ON-PASS-03", "AOI-ON-POW-03", "AOI-ON-RND-01", "AOI-ON-SAIL-01", "AOI-ON-SCH-01",
    "AOI-ON-SCH-03", "AOI-ON-SCORE-01", "AOI-ON-SCORE-02", "AOI-ON-SCORE-03", "AOI-ON-SCORE-04",
    "AOI-ON-SCORE-06", "AOI-ON-SET-06", "AOI-ON-SET-07", "AOI-ON-SET-08", "AOI-ON-SET-10",
    "AOI-ON-SET-11", "AOI-ON-SPC-01", "AOI-ON-SPC-03", "AOI-ON-SPD-02", "AOI-ON-SPD-03",
    "AOI-ON-SPD-04", "AOI-ON-SPD-05", "AOI-ON-SPD-07", "AOI-ON-SPD-08", "AOI-ON-TERR-01",
    "AOI-ON-TERR-02", "AOI-ON-TILE-02", "AOI-ON-TILE-04", "AOI-ON-TRF-01", "AOI-ON-TRF-02",
    "AOI-ON-TRF-03", "AOI-ON-TRF-04", "AOI-ON-TRF-05", "AOI-ON-TRF-06", "AOI-ON-TURN-02",
    "AOI-ON-TURN-05", "AOI-ON-UPG-01", "AOI-ON-UPG-02", "AOI-ON-UPG-03", "AOI-ON-UPG-05",
)  # fmt: skip
@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_an_example(case: dict[str, Any]) -> None:
    play, expected = started(case), dict(case["expected"])
    answers = list(case["answers"])
    if expected.pop("refused", False):
        last = answers.pop()
        with pytest.raises(Refused):
            play.play(*answers).answer(last)
    play.play(*answers)
    legal = play.legal()
    if "prompt" in expected:
        assert play.prompt == expected.pop("prompt")
    assert legal == expected.pop("legal", legal)
    assert len(legal) == expected.pop("legal_count", len(legal))
    assert set(expected.pop("offers", ())) <= set(legal)
    assert set(expected.pop("not_offered", ())).isdisjoint(legal)
    ledger = ledger_of(play.state)
    lines = expected.pop("ledger", {})
    assert {line: ledger.get(line, 0) for line in lines} == lines
    facts = {**facts_of(play.state), **ends_of(play.state)}
    shown = expected.get("scholar_spaces", {})
    if shown:
        expected["scholar_spaces"] = {**facts["scholar_spaces"], **shown}
    assert {name: facts[name] for name in expected} == expected


def test_every_rule_of_the_examples_is_cited() -> None:
    (mark,) = [m for m in test_an_example.pytestmark if m.name == "rule"]
    assert {rule for case in CASES for rule in case["rule_ids"]} == set(mark.args)
