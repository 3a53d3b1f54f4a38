"""Leather patches: who takes them, where they go."""

from __future__ import annotations

import pytest

from tests.patchwork.positions import (
    EMPTY,
    automa,
    events,
    kinds,
    match_at,
    play,
    pw1,
    refusal,
    table,
)

FULL = "{EFGLMNOPQRSTUVWX};9"
"""Sixteen patches that cover all 81 cells."""

ONE_CELL_LEFT = "{BEFGLMNOPQRSTUVW**};9"


@pytest.mark.rule("PAT-BASE-LEA-01")
def test_the_first_token_to_cross_takes_it_and_the_space_is_empty_then() -> None:
    state = play(table(time="19-19", other="{};0"), ">")
    assert (state.leather_to_place, state.leather_spaces_left) == (1, [26, 32, 44, 50])
    state = play(state, "*a1", ">")
    assert (state.time, state.leather_to_place) == ([20, 21], 0)
    assert state.person(2).leather == 0


@pytest.mark.parametrize("token", [">", "D0a1", "B0a1"])
@pytest.mark.rule("PAT-BASE-LEA-02")
def test_it_must_be_placed_at_once(token: str) -> None:
    state = table("D", time="20-19", turn="1*", other="{};0")
    assert refusal(state, token) == "leather_first"
    assert len(match_at(state).legal() or ()) == 81


@pytest.mark.rule("PAT-BASE-LEA-02")
def test_it_goes_onto_any_empty_cell() -> None:
    state = table(time="20-19", turn="1*", you="EE7/EE7/9/9/9/9/9/9/9;5", other="{};0")
    assert refusal(state, "*b2") == "cell_not_empty"
    assert refusal(state, "*") == "placement_missing"
    assert refusal(state, "*j1") == "unreadable"
    assert pw1(play(state, "*i9")).split()[4] == "EE7/EE7/9/9/9/9/9/9/8*;5"


@pytest.mark.rule("PAT-BASE-LEA-03")
def test_it_costs_nothing_moves_nothing_and_covers_its_cell() -> None:
    state = table(time="20-19", turn="1*", you=f"{EMPTY};5", other="{};0")
    after = play(state, "*e5")
    assert after.time == state.time
    assert after.circle == state.circle
    person = after.person(1)
    assert (person.buttons, person.income, person.covered, person.leather) == (5, 0, 1, 1)


@pytest.mark.rule("PAT-BASE-LEA-04")
def test_a_full_quilt_loses_it_and_nothing_is_asked() -> None:
    state = table(time="31-31", you=FULL, other="{**};0")
    after = play(state, ">")
    assert (after.to_move, after.leather_to_place, after.person(1).leather) == (2, 0, 0)
    assert after.leather_spaces_left == [44, 50]
    assert "pat-leather_lost" in kinds(events(state, ">"))


@pytest.mark.rule("PAT-BASE-LEA-04")
def test_of_two_leather_patches_only_one_fits_on_the_last_cell() -> None:
    state = table(time="43-50", you=ONE_CELL_LEFT, other="@1n;-;0;1:", options="ol")
    assert state.person(1).empty == 1
    after = play(state, ">")
    assert after.leather_to_place == 1
    assert kinds(events(state, ">")).count("pat-leather_lost") == 1


@pytest.mark.rule("PAT-LEA-01")
def test_the_automa_takes_what_it_crosses_and_it_is_worth_nothing() -> None:
    state = table("KSU", time="20-19", turn="2", other="@5n;-;0;1:")
    gone = play(table("KSU", time="19-19", turn="2", other="@5n;-;0;1:"), "6")
    assert automa(gone).leather == 1
    assert gone.leather_spaces_left == [26, 32, 44, 50]
    assert gone.leather_to_place == 0
    assert match_at(gone).score().total(2) == 0
    assert automa(play(state, "6")).leather == 0


@pytest.mark.rule("PAT-LEA-02")
def test_left_by_the_automa_they_stay_for_the_person_even_behind_its_token() -> None:
    passed = play(table("KSU", time="25-24", turn="2", options="ol"), "6")
    assert (passed.time, automa(passed).leather) == ([25, 26], 0)
    assert passed.leather_spaces_left == [26, 32, 44, 50]
    assert play(passed, ">", "*a1").person(1).leather == 1


@pytest.mark.rule("PAT-LEA-02")
def test_one_move_of_the_person_can_then_take_two() -> None:
    state = play(table(time="19-26", options="ol"), ">")
    assert state.leather_to_place == 2
    assert play(table(time="19-26"), ">").leather_to_place == 0
