"""Buying one of the next three patches."""

from __future__ import annotations

import pytest

from tests.patchwork.positions import (
    ALMOST_SQUARE,
    EMPTY,
    at,
    events,
    kinds,
    letters,
    match_at,
    play,
    refusal,
    table,
)

FULL_OF_HOLES = (
    "pw1 DBMQRTUZbcefg 44-45 1 YFFFVVGAA/YYYFCVGOO/IYYCCVGGO/ISJJVVXPO/ISSJJXXPO/IWSSaXXPP/"
    "WWLLaXdP1/WWLLadddd/1WLaaa1d1;20 @3n;EHKN***;5;2:3 1 o"
)


def bought(state_next: str, count: int) -> set[str]:
    """The patches on offer in a circle that has only this many left."""
    others = "".join(letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"[count:])
    text = f"pw1 {state_next} 40-45 1 {{}};99 @3n;{others};9;2:3.8 2 o"
    legal = match_at(at(text)).legal()
    assert legal is not None
    return set(legal) - {">"}


@pytest.mark.rule("PAT-BASE-BUY-01")
def test_only_the_next_three_patches_are_on_offer() -> None:
    state = table("BCDI", you="{};9", other="{};0")
    assert set(match_at(state).legal() or ()) == {">", "B", "C", "D"}
    assert refusal(state, "I") == "not_in_window"


@pytest.mark.rule("PAT-BASE-BUY-01")
def test_fewer_when_fewer_remain_and_none_when_none_remain() -> None:
    assert bought("BA", 2) == {"A", "B"}
    assert bought("A", 1) == {"A"}
    assert bought("-", 0) == set()


@pytest.mark.rule("PAT-BASE-BUY-02")
def test_the_cost_must_not_exceed_the_buttons_in_hand() -> None:
    state = table("GIB", you="{};3", other="{};0")
    assert refusal(state, "G") == "not_enough_buttons"
    assert match_at(state).legal() == [">", "I", "B"]
    assert play(state, "I").person(1).buttons == 0


@pytest.mark.rule("PAT-BASE-BUY-03")
def test_a_patch_that_fits_nowhere_is_not_on_offer() -> None:
    state = at(FULL_OF_HOLES)
    assert state.person(1).buttons == 20
    assert match_at(state).legal() == [">"]
    assert refusal(state, "D0a1") == "does_not_fit"


@pytest.mark.rule("PAT-BASE-BUY-02", "PAT-BASE-BUY-03", "PAT-R-13", "PAT-NOT-06")
def test_every_place_is_on_offer_with_a_mark_where_the_tile_is_gained() -> None:
    state = table("D", you=f"{ALMOST_SQUARE};9", other="{};0")
    offered = [text for text in match_at(state).legal() or () if text[0] == "D"]
    assert [text for text in offered if "#" in text] == ["D0a7#"]
    assert {"D0a8", "D0g9", "D1h1", "D1i7"} <= {*offered}
    assert not {"D0a7", "D0a6", "D0h1"} & {*offered}
    for text in offered:
        play(state, text)
    outside = "D0h1"
    assert refusal(state, outside) == "does_not_fit"
    hers = "{GHJKNPTXYZbd};6"
    gone = table("D", time="36-37", you=f"{ALMOST_SQUARE};10", other=hers, tile="2")
    assert "D0a7" in (match_at(gone).legal() or ())


@pytest.mark.rule("PAT-BASE-BUY-04")
def test_neutral_token_payment_placement_and_only_then_the_time_token() -> None:
    state = table("D", time="36-37", you=f"{ALMOST_SQUARE};2", other="@4n;G;6;1:3.8")
    told = events(state, "D0a7")
    assert kinds(told)[:2] == ["pat-you_buy", "pat-tile_you"]
    income = table("I", time="16-20", you="{};3", other="{};0")
    assert kinds(events(income, "I"))[:2] == ["pat-you_take_untracked", "pat-you_income"]
    assert play(income, "I").person(1).buttons == 3 - 3 + 1


@pytest.mark.parametrize(
    ("token", "circle"), [("B", "CIDEFGHJ"), ("C", "IDEFGHJ"), ("I", "DEFGHJ")]
)
@pytest.mark.rule("PAT-BASE-BUY-05")
def test_the_neutral_token_takes_the_place_of_the_patch(token: str, circle: str) -> None:
    state = play(table("BCI", you="{};9", other="{};0"), token)
    skipped = {"B": "", "C": "B", "I": "BC"}[token]
    told = letters(state.circle)
    assert told.startswith(circle)
    assert told.endswith("A" + skipped)


@pytest.mark.rule("PAT-BASE-BUY-06")
def test_the_token_moves_by_the_time_cost_and_earns_nothing_by_that() -> None:
    state = play(table("B", time="6-20", you="{};5", other="{};0"), "B")
    assert (state.time[0], state.person(1).buttons) == (6 + 3, 5 - 1)
    state = play(table("V", time="50-51", you="{};5", other="{};0"), "V")
    assert (state.time[0], state.person(1).buttons) == (53, 5 - 1 + 1)


@pytest.mark.rule("PAT-BASE-BUY-07")
def test_a_token_that_ends_on_the_opponents_space_lies_on_top_and_moves_again() -> None:
    state = play(table("I", time="13-16", you="{};9", other="{};0"), "I")
    assert (state.time, state.to_move) == ([16, 16], 1)


@pytest.mark.rule("PAT-BASE-BUY-08")
def test_one_patch_per_turn() -> None:
    state = table("DHL", you=f"{EMPTY};99", other="{};0")
    assert refusal(state, "DH") == "unreadable"
    assert refusal(play(state, "D0a1"), "H0a5") == "not_enough_buttons"
    after = play(state, "D0a1")
    assert (after.to_move, len(after.person(1).patches)) == (2, 1)
