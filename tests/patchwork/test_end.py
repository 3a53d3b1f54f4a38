"""The end of the game and the persons' scores."""

from __future__ import annotations

import pytest

from automatable.games.patchwork.score import score
from tests.patchwork.positions import EMPTY, SQUARE, at, events, match_at, play, refusal, table

TIED = "pw1 CEFIc 53-53 ={first} {{ADGJLNQTWYZdef**}};26 {{BHKMOPRSUVXabg***}};18 - o"


@pytest.mark.rule("PAT-BASE-END-01")
def test_the_game_ends_when_both_tokens_are_on_the_final_space() -> None:
    state = play(table(time="52-52", other="{};0"), ">")
    assert not state.game_over
    assert play(state, ">").game_over


@pytest.mark.rule("PAT-BASE-END-01")
def test_a_leather_patch_is_placed_before_it_ends() -> None:
    state = play(table(time="49-53", options="ol", tile="2"), ">")
    assert (state.time, state.leather_to_place, state.game_over) == ([53, 53], 1, False)
    assert play(state, "*a1").game_over


@pytest.mark.parametrize("token", [">", "C", "*a1", "4", "+B"])
@pytest.mark.rule("PAT-BASE-END-02")
def test_nothing_is_accepted_afterwards(token: str) -> None:
    over = at(TIED.format(first=1))
    assert refusal(over, token) == "game_over"
    assert match_at(over).legal() == []


@pytest.mark.rule("PAT-BASE-END-03")
def test_buttons_plus_tile_minus_two_for_each_empty_cell() -> None:
    nothing = table(time="53-53", turn="=1", you=f"{EMPTY};0", other=f"{EMPTY};20")
    assert score(nothing).total(1) == -162
    assert score(nothing).total(2) == 20 - 162
    tile = table(time="53-53", turn="=1", you=f"{SQUARE};9", other="{};0", tile="1")
    assert score(tile).total(1) == 9 + 7 - 2 * 32


@pytest.mark.rule("PAT-BASE-END-04")
def test_the_higher_score_wins() -> None:
    state = at("pw1 BQg 53-53 =2 {ADGHJMNRSXYZace**};14 {CEFIKLOPTUVWbdf***};18 1 o")
    sheet = score(state)
    assert (sheet.total(1), sheet.total(2), sheet.winner) == (11, 14, 2)


@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.rule("PAT-BASE-END-05")
def test_on_equal_scores_the_first_on_the_final_space_wins(first: int) -> None:
    sheet = score(at(TIED.format(first=first)))
    assert (sheet.total(1), sheet.total(2), sheet.winner) == (10, 10, first)


@pytest.mark.rule("PAT-BASE-END-05")
def test_a_tie_is_said_before_who_has_won() -> None:
    told = events(table(time="53-52", turn="2", you=f"{EMPTY};1", other=f"{EMPTY};0"), ">")
    assert [(event.kind, event.rule) for event in told[-2:]] == [
        ("pat-end_tie", "PAT-BASE-END-05"),
        ("pat-end", "PAT-BASE-END-04"),
    ]


@pytest.mark.rule("PAT-BASE-END-05")
def test_who_was_first_is_noted_when_it_happens() -> None:
    state = table(time="52-52", other="{};0")
    assert play(state, ">").first_on_final_space == 1
    assert play(state, ">", ">").first_on_final_space == 1
    second = table(time="52-52", turn="2", other="{};0")
    assert play(second, ">", ">").first_on_final_space == 2
