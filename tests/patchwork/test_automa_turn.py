"""The course of the Automa's turn."""

from __future__ import annotations

import pytest

from automatable.games.patchwork.automa import CardDraw
from tests.patchwork.positions import automa, events, kinds, match_at, play, table, written


@pytest.mark.rule("PAT-TURN-01")
def test_when_seat_2_is_farther_behind_a_card_is_revealed() -> None:
    match = match_at(table(time="13-9", turn="2"))
    assert isinstance(match.pending, CardDraw)
    assert kinds(match.answer("card 4"))[0] == "pat-card"


@pytest.mark.rule("PAT-TURN-01")
def test_cards_dealt_by_the_app_are_revealed_without_a_question() -> None:
    match = match_at(table("KSU", time="13-16"), dealer="app")
    assert "pat-card" in kinds(match.answer(">"))
    assert match.pending is not None
    assert match.pending.prompt == "turn"


@pytest.mark.rule("PAT-TURN-02")
def test_reveal_choose_take_cross_discard_renew_next() -> None:
    nine = "@3n;-;0;1:1.2.4.5.6.7.8.9.10"
    state = table("fVZ", time="25-24", turn="2", you="{*};5", other=nine)
    assert kinds(events(state, "card 3")) == [
        "pat-card", "pat-window", "pat-case_c", "pat-cond_skipped", "pat-cond_kept",
        "pat-take_with", "pat-move", "pat-leather_automa", "pat-discard", "pat-shuffle_two",
        "pat-next_you",
    ]  # fmt: skip


@pytest.mark.rule("PAT-TURN-03")
def test_the_automa_never_pays() -> None:
    state = table("Y", time="40-30", turn="2", other="@3n;-;7;1:")
    after = play(state, "8")
    assert automa(after).patches == [25]
    assert automa(after).buttons == 7


@pytest.mark.rule("PAT-TURN-04")
def test_it_may_be_the_automas_turn_again_with_a_new_card() -> None:
    state = table("MbJ", time="10-4", turn="2")
    once = play(state, "1")
    assert (once.time, once.to_move) == ([10, 6], 2)
    assert written(state, "1", "2", "8") == ["1:b", "2:B", "8:E"]
    assert automa(play(state, "1", "2", "8")).deck.drawn == [1, 2, 8]
    assert play(state, "1", "2", "8").to_move == 1


@pytest.mark.rule("PAT-TURN-05")
def test_it_advances_only_when_nothing_is_affordable() -> None:
    window = table("DMc", time="13-12", turn="2")
    for card in range(1, 12):
        assert written(window, str(card))[0] != f"{card}:>"
    assert written(table("KSU", time="13-12", turn="2"), "6") == ["6:>"]
