"""Positions on screen: complete, and every contradiction of the person's side is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from automatable.core.errors import BadOptions, BadPosition
from automatable.core.options import ON_SCREEN, resolve
from automatable.core.simulating.whole_games import play_game
from automatable.core.turns.events import Log
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.state import State
from tests.through_the_ages.test_on_screen_fuzz import Watching

Change = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def state() -> State:
    """Somewhere in the middle of a game."""
    kept: list[dict[str, Any]] = []
    watching = Watching()

    def play(now: State | None, request: Any, chance: Any) -> str:
        if now is not None and now.round == 9 and request.prompt == "on_action":
            kept.append(GAME.position(now))
        return watching(now, request, chance)

    play_game(GAME, {"sit": ON_SCREEN, "start_player": "human"}, play, 3)
    return GAME.from_position(kept[0])


@pytest.mark.rule("TTA-ON-INV-09")
def test_a_position_says_everything(state: State) -> None:
    again = GAME.from_position(GAME.position(state))
    assert GAME.position(again) == GAME.position(state)
    question, same = (next(GAME.turn(s, _log())) for s in (state, again))
    assert list(question.legal()) == list(same.legal())


def _log() -> Any:
    return Log()


def _set(field: str, value: Any) -> Change:
    def change(position: dict[str, Any]) -> None:
        position["civilization"][field] = value

    return change


WRONG: list[tuple[str, Change]] = [
    ("bad_value", _set("unused", -1)),
    ("bad_value", _set("science", -3)),
    ("actions_differ", _set("ca", 17)),
    ("actions_differ", _set("ma_spent", 9)),
    ("workers_without_technology", _set("workers", {"oil": 1})),
    ("stores_without_technology", _set("stores", {"warriors": 1})),
    ("technology_twice", _set("technologies", ["agriculture"])),
    ("special_kind_twice", _set("technologies", ["warfare", "strategy"])),
    ("wrong_place", _set("technologies", ["homer"])),
    ("wrong_place", _set("hand", ["colossus"])),
    ("wonder_not_ruined", _set("ruined", ["pyramids"])),
    ("stages_wrong", _set("unfinished", {"id": "kremlin", "built": 3})),
    ("homer_nowhere", _set("homer_under", "internet")),
    ("age_not_taken", _set("leader", "bill_gates")),
    ("active_tactic_nowhere", _set("tactic", "modern_army")),
    ("unknown_card", _set("stores", {"zeppelin": 1})),
]


@pytest.mark.parametrize(("code", "change"), WRONG)
def test_a_contradiction_is_named(state: State, code: str, change: Change) -> None:
    position = GAME.position(state)
    change(position)
    with pytest.raises(BadPosition) as bad:
        GAME.from_position(position)
    assert code in {problem.code for problem in bad.value.problems}


@pytest.mark.rule("TTA-ON-SET-07")
def test_a_table_cannot_deal_on_screen(state: State) -> None:
    position = GAME.position(state)
    position["settings"]["military_dealer"] = "table"
    with pytest.raises(BadPosition) as bad:
        GAME.from_position(position)
    assert "bad_value" in {problem.code for problem in bad.value.problems}


def test_several_contradictions_are_named_together(state: State) -> None:
    position = GAME.position(state)
    position["civilization"] |= {"unused": -1, "homer_under": "internet", "ca": 40}
    with pytest.raises(BadPosition) as bad:
        GAME.from_position(position)
    codes = {problem.code for problem in bad.value.problems}
    assert {"bad_value", "homer_nowhere", "actions_differ"} <= codes


# --- options


def _options(**given: Any) -> dict[str, Any]:
    return resolve(GAME.options(), given)


@pytest.mark.rule("TTA-ON-OPT-01")
def test_a_box_lies_on_the_table_unless_somebody_says_otherwise() -> None:
    assert _options()["sit"] == "companion"


@pytest.mark.rule("TTA-ON-OPT-02")
@pytest.mark.rule("TTA-ON-OPT-03")
@pytest.mark.parametrize(
    "given",
    [
        {"dealer": "table"}, {"military_dealer": "table"}, {"deck": "manual"},
        {"ruled_events": "by_hand"},
    ],
)  # fmt: skip
def test_what_only_a_box_can_have_is_not_offered_on_screen(given: dict[str, Any]) -> None:
    assert _options(**given)
    with pytest.raises(BadOptions):
        _options(sit=ON_SCREEN, **given)


@pytest.mark.rule("TTA-ON-OPT-04")
def test_switches_of_the_screen_do_not_apply_at_a_table() -> None:
    assert _options(sit=ON_SCREEN, raid_gain="sum")["raid_gain"] == "sum"
    with pytest.raises(BadOptions):
        _options(raid_gain="sum")
