"""What the Automa does: take a patch, or pass."""

from __future__ import annotations

import pytest

from automatable.core.turns.events import Event
from tests.patchwork.positions import automa, events, kinds, letters, play, table


def told(happened: list[Event], kind: str) -> dict[str, object]:
    return next(event.to_json() for event in happened if event.kind == kind)


@pytest.mark.rule("PAT-TAKE-01")
def test_the_patch_leaves_the_circle_and_the_neutral_token_takes_its_place() -> None:
    after = play(table("KZD", time="13-12", turn="2"), "2")
    assert letters(after.circle) == "BCEFGHIJLMNOPQRSTUVWXYabcdefgAKZ"


@pytest.mark.rule("PAT-TAKE-02")
def test_the_token_moves_by_the_time_cost_and_what_it_crosses_is_resolved() -> None:
    state = table("fKS", time="25-22", turn="2", you="{*};5")
    after = play(state, "3")
    assert after.time[1] == 26
    assert (automa(after).buttons, automa(after).leather) == (3, 1)
    late = table("VKS", time="51-50", turn="2", tile="2")
    assert play(late, "3").time[1] == 53


@pytest.mark.rule("PAT-TAKE-03")
def test_patches_with_buttons_go_to_one_pile_and_the_others_to_the_other() -> None:
    state = table("KSJ", time="20-12", turn="2", other="@3n;Dcf;0;1:")
    with_buttons = play(state, "3")
    assert automa(with_buttons).pile_with_buttons == [10, 29, 32]
    assert automa(with_buttons).pile_without_buttons == [4]
    assert "pat-take_with" in kinds(events(state, "3"))
    state = table("KSB", time="20-12", turn="2", other="@3n;Dcf;0;1:")
    without = play(state, "3")
    assert automa(without).pile_without_buttons == [2, 4]
    assert "pat-take_without" in kinds(events(state, "3"))


@pytest.mark.rule("PAT-TAKE-04")
def test_nothing_is_paid_and_nothing_is_placed() -> None:
    state = table("gKS", time="20-12", turn="2", other="@3n;-;2;1:")
    after = play(state, "6")
    assert automa(after).patches == [33]
    assert automa(after).buttons == 2
    assert after.leather_to_place == 0
    assert after.seats[0] == state.seats[0]


@pytest.mark.rule("PAT-TAKE-05")
def test_on_the_persons_space_it_lies_on_top_and_moves_again() -> None:
    after = play(table("VMb", time="26-24", turn="2", you="{**};5"), "1")
    assert (after.time, after.to_move) == ([26, 26], 2)


@pytest.mark.parametrize(("person", "automa_on"), [(12, 9), (9, 9), (15, 9)])
@pytest.mark.rule("PAT-PASS-01")
def test_a_pass_goes_directly_in_front_of_the_person(person: int, automa_on: int) -> None:
    after = play(table("KSU", time=f"{person}-{automa_on}", turn="2"), "6")
    assert after.time == [person, person + 1]
    assert after.to_move == 1


@pytest.mark.rule("PAT-PASS-02")
def test_a_pass_brings_no_buttons_for_the_spaces_moved() -> None:
    after = play(table("KSU", time="16-12", turn="2", other="@3n;-;3;1:"), "1")
    assert (after.time[1], automa(after).buttons) == (17, 3 + 4)
    after = play(table("KSU", time="15-12", turn="2", other="@3n;-;3;1:"), "1")
    assert (after.time[1], automa(after).buttons) == (16, 3)


@pytest.mark.rule("PAT-PASS-03")
def test_a_pass_ends_on_the_final_space_if_the_person_is_there() -> None:
    after = play(table("KSU", time="53-48", turn="2", tile="2"), "1")
    assert after.time == [53, 53]
    assert after.game_over


@pytest.mark.rule("PAT-PASS-04")
def test_a_pass_resolves_what_it_crosses() -> None:
    state = table("KSU", time="43-40", turn="2", you="{***};5")
    after = play(state, "4")
    assert automa(after).buttons == 1
    assert automa(after).leather == 1
    assert after.tile == 2


@pytest.mark.rule("PAT-PASS-05")
def test_a_pass_leaves_circle_and_neutral_token_as_they_are() -> None:
    state = table("KSU", time="12-9", turn="2")
    after = play(state, "4")
    assert after.circle == state.circle
    assert automa(after).patches == []
    assert told(events(state, "4"), "pat-pass_move")["to"] == 13
