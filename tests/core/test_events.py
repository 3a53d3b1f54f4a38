"""Events are records of ids and numbers; the log hands them over once."""

from __future__ import annotations

from typing import Any

from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.core.turns.choice import choose, first
from automatable.core.turns.events import Event, Log, Ref, plain


def test_a_thing_becomes_its_id_and_several_become_a_list() -> None:
    event = Event("take", "R-1", {"crate": Ref("crate", 7), "from": (Ref("space", "a1"), 2, None)})
    assert event.to_json() == {"kind": "take", "rule": "R-1", "crate": 7, "from": ["a1", 2, None]}
    assert plain(True) is True
    assert str(Ref("crate", 7)) == "crate 7"


def test_the_log_keeps_the_order_and_says_what_is_to_be_done_and_why() -> None:
    log = Log()
    decision = choose("crate", [1, 2], first("near", rule="R-2"), rule="R-1", kind="crate")
    log.happened("tide", "R-3", round=1)
    log.instruct("shuffle", "R-4")
    log.decided("choice", "R-1", decision, n=2)
    tide, shuffle, choice = log
    assert (tide.args, tide.instruct, tide.decision) == ({"round": 1}, False, None)
    assert shuffle.instruct
    assert choice.decision is decision
    assert choice.to_json() == {"kind": "choice", "rule": "R-1", "n": 2}


def test_events_are_taken_once() -> None:
    log = Log()
    log.happened("tide", "R-3")
    taken = log.take()
    log.happened("flood", "R-3")
    assert [event.kind for event in taken] == ["tide"]
    assert [event.kind for event in log.take()] == ["flood"]
    assert list(log) == []


def test_a_score_sheet_adds_up_and_prints_its_lines() -> None:
    sheet = ScoreSheet(
        (
            SeatScore(1, "person", (ScoreLine("crates", 9, "R-5"), ScoreLine("debt", -4, "R-6"))),
            SeatScore(2, "automa", (ScoreLine("crates", 3, "R-5"),)),
        ),
        winner=1,
    )
    assert (sheet.total(1), sheet.total(2)) == (5, 3)
    assert sheet.to_json()["winner"] == 1
    assert sheet.to_json()["seats"]["1"] == {
        "total": 5,
        "lines": [
            {"what": "crates", "points": 9, "rule": "R-5"},
            {"what": "debt", "points": -4, "rule": "R-6"},
        ],
    }


def test_a_victory_that_no_rule_decides_is_shared() -> None:
    def sheet(*points: int, **end: Any) -> ScoreSheet:
        lines = [(ScoreLine("coins", n, "HAR-END-01"),) for n in points]
        seats = (SeatScore(seat, f"seat {seat}", line) for seat, line in enumerate(lines, 1))
        return ScoreSheet(tuple(seats), **end)

    assert sheet(5, 7).winners == ()
    assert sheet(5, 7, winner=2).winners == (2,)
    assert sheet(7, 5, 7, tie_break="shared").winners == (1, 3)
