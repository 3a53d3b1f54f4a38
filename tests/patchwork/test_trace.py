"""The explanation of an Automa turn."""

from __future__ import annotations

import pytest

from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Event
from automatable.games.patchwork import GAME
from automatable.games.patchwork.state import State
from tests.patchwork.positions import events, kinds, table


def decision(happened: list[Event]) -> Decision:
    return next(event.decision for event in happened if event.decision is not None)


def example_37() -> State:
    return table("fVZ", time="25-24", turn="2", you="{*};5")


@pytest.mark.rule("PAT-TRACE-01")
def test_each_entry_has_a_kind_its_data_and_a_rule() -> None:
    told = [event.to_json() for event in events(example_37(), "3")]
    assert told[0] == {
        "kind": "pat-card", "rule": "PAT-TURN-01", "card": 3, "budget": 3, "income": 3,
    }  # fmt: skip
    words = GAME.screens.messages.joinpath("en.ftl").read_text(encoding="utf-8")
    assert all(f"\n{event['kind']} =" in words for event in told)
    assert all(event["rule"].startswith("PAT-") for event in told)


@pytest.mark.rule("PAT-TRACE-02")
def test_the_order_of_the_entries() -> None:
    told = [event.to_json() for event in events(example_37(), "3")]
    for event in told:
        del event["rule"]
    assert told == [
        {"kind": "pat-card", "card": 3, "budget": 3, "income": 3},
        {"kind": "pat-window", "patches": [32, 22, 26], "affordable": [32, 22, 26]},
        {"kind": "pat-case_c", "n": 3},
        {"kind": "pat-cond_skipped", "condition": "no_overtake"},
        {"kind": "pat-cond_kept", "condition": "largest", "kept": [32], "dropped": [22, 26]},
        {"kind": "pat-take_with", "patch": 32},
        {"kind": "pat-move", "n": 4, "from": 24, "to": 28},
        {"kind": "pat-leather_automa", "space": 26},
        {"kind": "pat-discard"},
        {"kind": "pat-next_you", "seat": "person"},
    ]


@pytest.mark.rule("PAT-TRACE-02")
def test_crossed_spaces_first_on_53_discard_shuffle_and_next_come_last() -> None:
    arrives = table("KSU", time="52-46", turn="2", you="{*****};5", other="@1n;-;0;1:")
    assert kinds(events(arrives, "1"))[3:] == [
        "pat-pass_move", "pat-income", "pat-tile_automa", "pat-income", "pat-first_final",
        "pat-discard", "pat-next_you",
    ]  # fmt: skip
    last_card = table("KSU", time="12-9", turn="2", other="@3n;-;0;1:1.2.3.5.6.7.8.9.10")
    assert kinds(events(last_card, "4"))[-4:] == [
        "pat-income", "pat-discard", "pat-shuffle_two", "pat-next_you",
    ]  # fmt: skip


@pytest.mark.rule("PAT-TRACE-03")
def test_conditions_after_the_decision_are_not_listed() -> None:
    told = kinds(events(table("NTD", time="13-10", turn="2"), "5"))
    assert [kind for kind in told if kind.startswith("pat-cond")] == ["pat-cond_kept"]


@pytest.mark.parametrize(("window", "card"), [("KSU", "4"), ("KZD", "2")], ids=["A", "B"])
@pytest.mark.rule("PAT-TRACE-03")
def test_in_cases_a_and_b_no_condition_is_listed(window: str, card: str) -> None:
    told = kinds(events(table(window, time="13-12", turn="2"), card))
    assert not any(kind.startswith("pat-cond") for kind in told)


@pytest.mark.rule("PAT-TRACE-03")
def test_a_condition_that_keeps_all_is_listed_as_such() -> None:
    told = kinds(events(table("ONT", time="20-19", turn="2", you="{*};5"), "10"))
    assert told[3:6] == ["pat-cond_all", "pat-cond_all", "pat-cond_kept"]


@pytest.mark.rule("PAT-TRACE-04")
def test_no_overtake_names_the_space_each_patch_would_reach() -> None:
    step = decision(events(example_37(), "3")).steps[1]
    assert step.filter == "no_overtake"
    assert step.measured == ((32, 28), (22, 29), (26, 30))
    at_the_end = decision(events(table("DVB", time="53-50", turn="2", tile="2"), "6")).steps[1]
    assert at_the_end.measured == ((4, 52), (22, 53), (2, 53))
