"""Which patch the Automa takes: affordable patches, narrowed condition by condition."""

from __future__ import annotations

import pytest

from automatable.core.turns.choice import Decision
from automatable.games.patchwork.automa import choose_patch
from automatable.games.patchwork.cards import AutomaCard, Condition
from automatable.games.patchwork.state import State
from tests.patchwork.positions import at, automa, letters, table

NO: Condition = "no_overtake"
MOST: Condition = "most_buttons"
LARGE: Condition = "largest"
FAR: Condition = "farthest"


def decide(state: State, card: int) -> Decision:
    return choose_patch(state, automa(state).cards.by_number[card])


def choice(state: State, card: int | AutomaCard) -> str:
    """The letter of the patch that is taken, or > for a pass."""
    decision = choose_patch(state, card) if isinstance(card, AutomaCard) else decide(state, card)
    return letters([decision.chosen]) if isinstance(decision.chosen, int) else ">"


def looked_at(decision: Decision) -> list[str]:
    return [step.filter for step in decision.steps[1:]]


@pytest.mark.rule("PAT-CHOOSE-01")
def test_affordable_is_what_costs_no_more_than_the_budget() -> None:
    rich = table("XGN", time="13-9", turn="2", other="@3n;-;99;1:")
    assert decide(rich, 4).steps[0].kept == (24, 7)
    assert choice(table("NKS", time="13-9", turn="2", other="@3n;-;99;1:"), 4) == ">"


@pytest.mark.rule("PAT-CHOOSE-02")
def test_considered_are_the_next_three_or_those_that_are_left() -> None:
    assert decide(table("KSUD", time="13-9", turn="2"), 6).options == (11, 19, 21)
    two = at("pw1 VD 45-40 2 {BCHIJLMRbdfg***};9 @3n;AEFGKNOPQSTUWXYZace*;9;2:4.8 - o")
    assert decide(two, 3).options == (22, 4)
    assert choice(two, 3) == "V"


@pytest.mark.rule("PAT-CHOOSE-03", "PAT-CHOOSE-11")
def test_case_a_nothing_affordable_is_a_pass() -> None:
    assert choice(table("KSU", time="13-9", turn="2"), 6) == ">"
    empty = at("pw1 - 45-40 2 {BCHIJLMRbdfg***};9 @3n;ADEFGKNOPQSTUVWXYZace*;9;2:4.8 - o")
    assert all(choice(empty, card) == ">" for card in automa(empty).deck.cards)


@pytest.mark.rule("PAT-CHOOSE-04")
def test_case_b_the_only_affordable_patch_is_taken_without_a_look_at_the_conditions() -> None:
    state = table("KZD", time="13-12", turn="2")
    decision = decide(state, 2)
    assert decision.chosen == 4
    assert state.time[1] + 2 > state.time[0]
    assert looked_at(decision) == []


@pytest.mark.rule("PAT-CHOOSE-05")
def test_case_c_the_conditions_apply_from_top_to_bottom_to_affordable_patches_only() -> None:
    state = table("YWF", time="30-30", turn="2")
    assert choice(state, 8) == "Y"
    assert choice(state, 7) == "W"
    assert decide(state, 7).steps[1].before == (23, 6)
    assert decide(state, 7).rule == "PAT-CHOOSE-05"


@pytest.mark.rule("PAT-CHOOSE-06")
def test_each_condition_narrows_what_is_left_and_one_is_enough() -> None:
    state = table("JDN", time="33-30", turn="2", you="{***};5")
    decision = decide(state, 5)
    assert [step.kept for step in decision.steps[1:]] == [(10, 4), (10,)]
    assert looked_at(decision) == ["no_overtake", "most_buttons"]
    assert decision.chosen == 10


@pytest.mark.rule("PAT-CHOOSE-07")
def test_a_condition_that_would_leave_nothing_is_skipped() -> None:
    decision = decide(table("fVZ", time="25-24", turn="2", you="{*};5"), 3)
    skipped, largest = decision.steps[1:]
    assert (skipped.filter, skipped.skipped, skipped.kept) == ("no_overtake", True, (32, 22, 26))
    assert (largest.filter, largest.skipped, largest.kept) == ("largest", False, (32,))


@pytest.mark.rule("PAT-CHOOSE-08")
def test_a_condition_that_keeps_all_changes_nothing() -> None:
    decision = decide(table("ONT", time="20-19", turn="2", you="{*};5"), 10)
    buttons, cells, farthest = decision.steps[1:]
    assert buttons.kept == cells.kept == (15, 14, 20)
    assert not buttons.skipped
    assert farthest.kept == (20,)


@pytest.mark.rule("PAT-CHOOSE-09")
def test_farthest_leaves_exactly_one() -> None:
    for window in ("ONT", "TNO", "BCD", "FGE"):
        step = decide(table(window, time="20-19", turn="2"), 10).steps[-1]
        assert len(step.kept) == 1
    assert choice(table("TNO", time="20-19", turn="2"), 10) == "O"


@pytest.mark.rule("PAT-CHOOSE-10")
def test_card_window_and_the_two_tokens_decide_alone() -> None:
    plain = table("WaT", time="32-30", turn="2")
    other = table(
        "WaT", time="32-30", turn="2", you="{Q**};77", other="@5n;KSU;55;2:1.2.3", options="oe"
    )
    for card in range(1, 13):
        assert decide(plain, card) == decide(other, card)


@pytest.mark.rule("PAT-CHOOSE-11")
def test_every_card_leads_to_a_choice_or_a_pass() -> None:
    for window in ("KSU", "BCD", "fVZ", "c", "Mfg"):
        for card in range(1, 13):
            assert choice(table(window, time="13-9", turn="2"), card) in {*window, *"BCDE", ">"}


@pytest.mark.parametrize("conditions", [(), (MOST,), (NO, LARGE)])
@pytest.mark.rule("PAT-CHOOSE-12")
def test_with_fewer_conditions_farthest_decides_in_the_end(
    conditions: tuple[Condition, ...],
) -> None:
    own = AutomaCard(77, budget=10, conditions=conditions, income=0)
    state = table("ONT", time="20-19", turn="2")
    assert choice(state, own) == "T"
    assert choose_patch(state, own).steps[-1].rule == "PAT-CHOOSE-12"
