"""Advancing: in front of the opponent, one button for each space."""

from __future__ import annotations

import pytest

from tests.patchwork.positions import events, kinds, play, table


@pytest.mark.parametrize(("you", "opponent"), [(13, 16), (16, 16), (0, 6)])
@pytest.mark.rule("PAT-BASE-ADV-01")
def test_the_token_moves_directly_in_front_of_the_opponent(you: int, opponent: int) -> None:
    state = play(table(time=f"{you}-{opponent}", other="{};0"), ">")
    assert state.time == [opponent + 1, opponent]


@pytest.mark.rule("PAT-BASE-ADV-02", "PAT-BASE-ADV-03")
def test_there_is_no_space_54_and_no_button_for_it() -> None:
    state = play(table(time="50-53", you="{};3", other="{};0"), ">")
    assert state.time == [53, 53]
    assert state.person(1).buttons == 3 + 3


@pytest.mark.rule("PAT-BASE-ADV-03")
def test_one_button_for_each_space_moved() -> None:
    assert play(table(time="13-16", you="{};2", other="{};0"), ">").person(1).buttons == 2 + 4
    assert play(table(time="16-16", you="{};2", other="{};0"), ">").person(1).buttons == 2 + 1


@pytest.mark.rule("PAT-BASE-ADV-04")
def test_what_is_crossed_is_resolved_in_addition() -> None:
    state = table(time="22-25", you="{FJ*};1", other="{};0")
    after = play(state, ">")
    assert after.person(1).buttons == 1 + 4 + 2
    assert after.leather_to_place == 1
    assert kinds(events(state, ">"))[:3] == ["pat-you_advance", "pat-you_income", "pat-you_leather"]


@pytest.mark.rule("PAT-BASE-ADV-05")
def test_circle_and_neutral_token_stay() -> None:
    state = table("KMQ", time="13-16", other="{};0")
    assert play(state, ">").circle == state.circle
