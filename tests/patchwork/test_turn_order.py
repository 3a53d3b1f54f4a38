"""Whose turn it is, and what a turn consists of."""

from __future__ import annotations

import pytest

from automatable.core.errors import BadPosition
from automatable.games.patchwork.position import from_json, to_json
from tests.patchwork.positions import EMPTY, found_wrong, match_at, play, pw1, refusal, table


@pytest.mark.rule("PAT-BASE-TURN-01")
def test_the_seat_farther_behind_takes_the_turn() -> None:
    assert play(table(time="13-16", other="{};0"), ">").to_move == 2
    assert play(table("C", time="13-16", other="{};0"), "C0a1").to_move == 1
    assert play(table("C", time="16-13", turn="2", other="{};9"), "C").to_move == 2
    text = pw1(table(time="13-16"))
    assert found_wrong(text.replace(" 1 ", " 2 ", 1)) == {"wrong_turn"}


@pytest.mark.rule("PAT-BASE-TURN-02")
def test_on_equal_spaces_the_token_that_arrived_last_moves() -> None:
    caught_up = play(table("I", time="13-16", other="{};0"), "I0a1")
    assert (caught_up.time, caught_up.to_move) == ([16, 16], 1)
    caught_up = play(table("I", time="16-13", turn="2", other="{};9"), "I")
    assert (caught_up.time, caught_up.to_move) == ([16, 16], 2)


@pytest.mark.rule("PAT-BASE-TURN-02")
def test_on_equal_spaces_a_position_must_say_who_moves() -> None:
    for turn in (1, 2):
        equal = to_json(table(time="16-16", turn=str(turn), other="{};0"))
        assert from_json(equal).to_move == turn
        with pytest.raises(BadPosition):
            from_json({**equal, "to_move": None})
    behind = to_json(table(time="13-16", other="{};0"))
    assert from_json({**behind, "to_move": None, "position": None}).to_move == 1
    arrived = {**to_json(table(time="53-52", turn="2", other="{};0")), "position": None}
    assert from_json({**arrived, "first_on_final_space": None}).first_on_final_space == 1


@pytest.mark.rule("PAT-BASE-TURN-02", "PAT-BASE-END-05")
@pytest.mark.parametrize(("time", "first"), [("53-52", 1), ("52-53", 2)])
def test_when_all_is_over_nobody_moves_and_who_came_first_is_kept(time: str, first: int) -> None:
    match = match_at(table(time=time, turn=str(3 - first), other="{};0"))
    assert match.state.first_on_final_space == first
    match.answer(">")
    ended = {**match.position(), "position": None}
    assert (ended["game_over"], ended["to_move"]) == (True, None)
    again = from_json(ended)
    assert (again.to_move, again.first_on_final_space) == (first, first)
    for seat in (1, 2):
        with pytest.raises(BadPosition):
            from_json({**ended, "to_move": seat})


@pytest.mark.rule("PAT-BASE-TURN-03")
def test_one_seat_may_take_several_turns_in_a_row() -> None:
    movers = []
    state = table("CdA", time="13-16", you="{};9", other="{};0")
    for token in ("C", "d", "A", ">"):
        movers.append(state.to_move)
        state = play(state, token)
    assert movers == [1, 1, 1, 1]
    assert (state.time, state.to_move) == ([17, 16], 2)


@pytest.mark.rule("PAT-BASE-TURN-04")
def test_a_turn_is_one_action_and_buying_is_never_compulsory() -> None:
    rich = table("DHL", you=f"{EMPTY};99")
    poor = table("KSU", you=f"{EMPTY};0")
    assert match_at(rich).legal()[0] == ">"
    assert match_at(poor).legal() == [">"]
    assert play(rich, "D0a1").to_move == 2


@pytest.mark.parametrize("token", ["", "-", "pass", "0", "7", "D", "*e5", "*", "DH", "A0a1"])
@pytest.mark.rule("PAT-BASE-TURN-05")
def test_there_is_no_other_action_and_no_way_to_do_nothing(token: str) -> None:
    refusal(table("DHL"), token)


@pytest.mark.rule("PAT-BASE-TURN-05")
def test_only_advances_and_purchases_are_offered() -> None:
    legal = match_at(table("DHL")).legal()
    assert legal is not None
    assert {token[0] for token in legal} == {">", "D", "H", "L"}


@pytest.mark.rule("PAT-BASE-TURN-06")
def test_leather_patches_are_placed_one_by_one_before_the_next_turn_is_determined() -> None:
    state = table(time="19-26", options="ol")
    pending = []
    for token in (">", "*a1", "*b1"):
        state = play(state, token)
        pending.append((state.to_move, state.leather_to_place))
    assert pending == [(1, 2), (1, 1), (2, 0)]


@pytest.mark.rule("PAT-BASE-TURN-07")
def test_a_seat_on_the_final_space_waits_until_the_other_arrives() -> None:
    movers = []
    state = table("CdA", time="46-53", you="{};9", other="{};0")
    for token in ("C", "d", "A", ">"):
        movers.append(state.to_move)
        state = play(state, token)
    assert movers == [1, 1, 1, 1]
    assert state.time == [53, 53]
    assert state.game_over
