"""Moving along the time board."""

from __future__ import annotations

import pytest

from automatable.games.patchwork.components import time_board
from automatable.games.patchwork.movement import crossed
from automatable.games.patchwork.record import play_token
from automatable.games.patchwork.state import State
from tests.patchwork.positions import at, data, events, kinds, play, table

GOLDEN = data("golden_games.json")["games"]


@pytest.mark.rule("PAT-BASE-TIME-01")
def test_a_space_is_crossed_when_it_is_reached_or_passed() -> None:
    assert crossed(time_board().income_spaces, 5, 11) == [11]
    assert crossed(time_board().income_spaces, 4, 10) == [5]
    leaving = play(table(time="11-13", you="{FJ};4", other="{};0"), ">")
    assert leaving.person(1).buttons == 4 + 3
    reaching = play(table(time="9-10", you="{FJ};4", other="{};0"), ">")
    assert reaching.person(1).buttons == 4 + 2 + 2


@pytest.mark.rule("PAT-BASE-TIME-02")
def test_no_token_goes_beyond_the_final_space() -> None:
    assert play(table("K", time="50-51", you="{};9", other="{};0"), "K").time == [53, 51]
    assert play(table("V", time="51-50", turn="2", other="@3n;-;0;1:", tile="2"), "1").time[1] == 53


@pytest.mark.rule("PAT-BASE-TIME-03")
def test_events_come_in_the_order_of_the_spaces() -> None:
    pass_over_23_and_26 = events(table("KSU", time="25-19", turn="2"), "4")
    assert kinds(pass_over_23_and_26)[4:6] == ["pat-income", "pat-leather_automa"]
    take_over_26_and_29 = events(table("KZS", time="25-24", turn="2"), "3")
    assert kinds(take_over_26_and_29)[5:7] == ["pat-leather_automa", "pat-income"]


@pytest.mark.rule("PAT-BASE-TIME-03")
def test_on_one_space_income_comes_before_the_level_marker() -> None:
    marker_on_41 = table("KSU", time="42-38", turn="2")
    assert kinds(events(marker_on_41, "4"))[4:6] == ["pat-income", "pat-tile_automa"]


@pytest.mark.rule("PAT-BASE-TIME-03")
def test_on_one_space_the_leather_patch_comes_before_the_level_marker() -> None:
    marker_on_38 = table("KSU", time="37-37", turn="2", other="@4n;-;0;1:", options="r")
    assert kinds(events(marker_on_38, "4"))[4:6] == ["pat-leather_automa", "pat-tile_automa"]


def lead(state: State) -> int:
    return abs(state.time[0] - state.time[1])


@pytest.mark.parametrize("game", GOLDEN, ids=lambda game: game["id"])
@pytest.mark.rule("PAT-BASE-TIME-04")
def test_what_follows_for_every_game_played_from_its_start(game: dict[str, object]) -> None:
    state = at(str(game["start"]))
    tokens = game["tokens"]
    assert isinstance(tokens, list)
    for token in tokens:
        after, _ = play_token(state, token)
        assert_one_move_is_short(state, after, is_jump=token.endswith((">", ">#")))
        state = after


def assert_one_move_is_short(before: State, after: State, *, is_jump: bool) -> None:
    """The lead, the longest advance, incomes and leather patches of one move."""
    seat = before.to_move
    start, end = before.time[seat - 1], after.time[seat - 1]
    assert lead(after) <= 6
    assert not is_jump or end - start <= 7
    assert len(crossed(time_board().income_spaces, start, end)) <= 2
    if before.automa_leather == "take":
        assert len(before.leather_spaces_left) - len(after.leather_spaces_left) <= 1


def test_a_position_typed_in_may_have_a_longer_lead() -> None:
    assert play(table(time="0-30", other="{};0"), ">").time == [31, 30]
