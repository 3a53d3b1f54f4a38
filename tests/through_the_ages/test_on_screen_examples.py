"""The worked examples of a game on screen, each with all answers and everything that changes."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.turns.procedure import Draw
from automatable.games.through_the_ages.on_screen.ratings import derived
from tests.through_the_ages.on_screen import (
    EXAMPLES,
    Game,
    changes,
    facts,
    position,
    score_sheet,
)

CASES = EXAMPLES["cases"]


BY_ID = {case["id"]: case for case in CASES}


@pytest.mark.parametrize("id", BY_ID)
def test_a_worked_example(id: str) -> None:
    check_example(id)


def check_example(id: str) -> None:
    """Play its lines; the question, all answers, all changes and derived values are compared."""
    case = BY_ID[id]
    given = dict(case["position"])
    told = given.pop("her_turns", "told") == "told"
    state = position(case["answers"], **given)
    game, expected = Game(state, told), case["expected"]
    before = facts(game.state)
    for line in case["answers"]:
        game.play(line)
    assert game.prompt == expected["prompt"]
    if "legal" in expected:
        assert game.legal() == expected["legal"]
    for refused in case.get("refuse", ()):
        assert game.refuses(refused), refused
    if not _drawing(game):
        found = changes(before, facts(game.state))
        wanted = {path: tuple(both) for path, both in expected["changes"].items()}
        assert _named(found) == _named(wanted)
    assert derived(game.state) == expected["derived"]
    if "score" in expected:
        assert score_sheet(game.state) == expected["score"]


def _drawing(game: Game) -> bool:
    return isinstance(game.pending, Draw) and game.prompt != "deal"


def _named(found: dict[str, Any]) -> dict[str, Any]:
    plain = {path: tuple(_plain(value) for value in both) for path, both in found.items()}
    return {path: (old, new) for path, (old, new) in plain.items() if old != new}


def _plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, list) and None not in value else value
