"""Who sees a fact, and since when there is one, stands where the fact is declared."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.state.declared import Declared
from automatable.core.state.declaring import fact, record

ANNE, BEN, ONLOOKER = 1, 2, 0


def owner(state: Any, part: Any) -> tuple[int, ...]:
    return (part.seat,)


def unless_open(state: Any, part: Any) -> tuple[int, ...] | None:
    return None if state.open else (ANNE,)


@record
class Holder:
    seat: int
    hand: dict[str, int] = fact(factory=dict, seen_by=owner)


@record
class Cheat(Holder):
    sleeve: list[str] = fact(factory=list, seen_by=owner, hidden="wholly")


@record(frozen=True)
class Letter:
    sender: str
    text: str = fact(default="", seen_by=unless_open, hidden="wholly")


@record(kw_only=True)
class State:
    players: dict[str, Holder]
    letters: list[Letter] = fact(factory=list)
    open: bool = False
    weather: str = fact(default="dry", since=2)


FACTS: Declared[State] = Declared(
    State, problems=lambda state: [], derived={"line": str}, telling=("line",)
)


def state(**told: Any) -> State:
    players = {"anne": Holder(ANNE, {"red": 2, "blue": 1}), "ben": Cheat(BEN, {}, ["ace"])}
    return State(players=players, letters=[Letter("anne", "hush")], **told)


@pytest.mark.parametrize(
    ("seat", "anne", "ben"),
    [
        (ANNE, {"seat": 1, "hand": {"red": 2, "blue": 1}}, {"seat": 2, "hand": 0}),
        (BEN, {"seat": 1, "hand": 3}, {"seat": 2, "hand": {}, "sleeve": ["ace"]}),
        (ONLOOKER, {"seat": 1, "hand": 3}, {"seat": 2, "hand": 0}),
    ],
)
def test_others_see_how_many_there_are_or_nothing(seat: int, anne: Any, ben: Any) -> None:
    view = FACTS.seen(state(), seat)
    assert view["players"] == {"anne": anne, "ben": ben}
    assert view["letters"] == [
        {"sender": "anne", "text": "hush"} if seat == ANNE else {"sender": "anne"}
    ]
    assert view["line"] is None


def test_who_sees_a_fact_may_depend_on_the_state() -> None:
    assert FACTS.seen(state(open=True), BEN)["letters"] == [{"sender": "anne", "text": "hush"}]


def test_where_nothing_is_hidden_all_is_told() -> None:
    alone = State(players={"anne": Holder(ANNE, {"red": 1})})
    assert FACTS.seen(alone, ANNE) == FACTS.to_json(alone)


def test_a_fact_that_came_later_leaves_older_positions_as_they_were() -> None:
    assert "weather" not in FACTS.stored(state())
    assert FACTS.stored(state(weather="wet"))["weather"] == "wet"
    assert FACTS.unset_facts == ("weather",)
    assert FACTS.changed(state(), {"weather": "wet"})["weather"] == "wet"
    alone = State(players={"anne": Holder(ANNE)}, weather="wet")
    assert FACTS.corrected(alone, {"weather": None}).weather == "dry"
