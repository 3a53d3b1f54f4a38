"""Button income: of the person by printed buttons, of the Automa by its card."""

from __future__ import annotations

import pytest

from tests.patchwork.positions import automa, events, play, table

INCOME_SPACES = (5, 11, 17, 23, 29, 35, 41, 47, 53)


@pytest.mark.parametrize("space", INCOME_SPACES)
@pytest.mark.rule("PAT-BASE-INC-01", "PAT-INC-04")
@pytest.mark.parametrize("other", ["{};0", "@1n;-;0;1:"])
def test_an_income_space_pays_the_buttons_printed_on_the_patches(space: int, other: str) -> None:
    tile = "2" if space == 53 and other.startswith("@") else "-"
    state = table(time=f"{space - 1}-{space - 1}", you="{FKN};1", other=other, tile=tile)
    assert state.person(1).income == 1 + 3 + 2
    assert play(state, ">").person(1).buttons == 1 + 1 + 6


@pytest.mark.rule("PAT-BASE-INC-01")
def test_other_spaces_pay_nothing() -> None:
    for space in set(range(1, 54)) - set(INCOME_SPACES):
        state = table(time=f"{space - 1}-{space - 1}", you="{FKN};1", other="{};0")
        assert play(state, ">").person(1).buttons == 1 + 1


@pytest.mark.rule("PAT-BASE-INC-02")
def test_the_patch_just_bought_already_counts() -> None:
    state = play(table("G", time="9-12", you="{FJ};4", other="{};5"), "G")
    assert state.person(1).buttons == 4 - 4 + (1 + 1 + 2)


@pytest.mark.rule("PAT-BASE-INC-03")
def test_two_income_spaces_in_one_move_pay_twice() -> None:
    state = play(table(time="4-10", you="{FJ};1", other="{};5"), ">")
    assert state.person(1).buttons == 1 + 7 + 2 + 2


@pytest.mark.parametrize(("card", "income"), [("4", 1), ("12", 5), ("1", 4), ("3", 3)])
@pytest.mark.rule("PAT-INC-01")
def test_the_automa_receives_the_income_of_the_current_card(card: str, income: int) -> None:
    state = table("KSU", time="12-9", turn="2", other="@3n;-;2;1:5")
    assert automa(play(state, card)).buttons == 2 + income


@pytest.mark.rule("PAT-INC-02")
def test_two_income_spaces_pay_the_card_twice() -> None:
    state = table("KSU", time="10-4", turn="2")
    assert automa(play(state, "12")).buttons == 5 + 5
    paid = [event.to_json() for event in events(state, "12") if event.kind == "pat-income"]
    assert [(event["space"], event["n"]) for event in paid] == [(5, 5), (11, 5)]


@pytest.mark.rule("PAT-INC-03")
def test_printed_buttons_give_the_automa_no_income() -> None:
    state = table("KSU", time="12-9", turn="2", other="@3n;FGJNWYZa;0;1:")
    assert automa(play(state, "4")).buttons == 1
    assert automa(play(state, "6")).buttons == 0
