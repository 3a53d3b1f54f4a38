"""What is public and what stays hidden."""

from __future__ import annotations

import json

import pytest

from automatable.core.matches import saves
from automatable.core.matches.match import Match
from automatable.games.patchwork.record import write_record
from automatable.games.patchwork.state import State
from tests.patchwork.positions import at, automa, match_at, new_match, play, pw1, table

MIDDLE = (
    "pw1 ZDATYdPQRaUXMNKVBObE 26-29 1 "
    "6g2/5ggg1/3f1ggg1/1fffffg*1/eeef5/1e7/eee2IIII/1HHHG4/2H1GGG2;9 @3{deck} - o"
)


def resampled(deck: str, seed: str) -> Match[State]:
    """The same public facts, other hidden cards."""
    return match_at(at(MIDDLE.format(deck=deck)), seed=seed, dealer="app")


@pytest.mark.rule("PAT-INFO-01")
def test_everything_on_the_table_is_in_the_view() -> None:
    view = new_match(level=4).view()
    for fact in (
        "circle", "time", "tile", "leather_spaces_left", "marker_space", "leather_layout",
        "recycle", "automa_leather", "seat_1", "seat_2",
    ):  # fmt: skip
        assert fact in view
    assert {"buttons", "quilt", "patches"} <= set(view["seat_1"])
    assert {
        "level", "deck", "buttons", "pile_with_buttons", "pile_without_buttons", "drawn",
        "cards_left_in_draw_pile",
    } <= set(view["seat_2"])  # fmt: skip


@pytest.mark.parametrize("deck", ["n;CFJLSWc*;1;2:10", "t;CFJLSWc*;1;2:20^8"])
@pytest.mark.rule("PAT-INFO-02", "PAT-INFO-05", "PAT-LAB-06")
def test_other_hidden_cards_look_the_same(deck: str) -> None:
    matches = [resampled(deck, f"hidden {n}") for n in range(12)]
    views = [json.dumps(match.view(), sort_keys=True) for match in matches]
    records = [write_record(match) for match in matches]
    assert len(set(views)) == 1
    assert len(set(records)) == 1
    for match in matches:
        match.answer(">")
    assert len({tuple(automa(match.state).deck.drawn) for match in matches}) > 1


@pytest.mark.rule("PAT-INFO-02")
def test_cards_set_aside_are_as_likely_as_those_in_the_pile() -> None:
    view = match_at(table(time="12-9", turn="2", other="@3n;-;0;1:4")).view()
    assert view["next_card"] == [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]


@pytest.mark.rule("PAT-INFO-03")
def test_the_next_budget_is_seen_before_the_persons_turn() -> None:
    for n in range(10):
        match = new_match(f"open {n}", deck="tactical")
        while not match.over and len(match.answers) < 25:
            assert match.pending is not None
            if match.state.time[1] < 53 and not match.state.leather_to_place:
                seen = match.view()["seat_2"]["next_back"]
                assert seen is not None
                before = list(automa(match.state).deck.drawn)
            match.answer(next(iter(match.legal() or ())))
            revealed = _first_new(before, automa(match.state).deck.drawn)
            if revealed is not None:
                assert automa(match.state).cards.by_number[revealed].budget == seen


def _first_new(before: list[int], after: list[int]) -> int | None:
    grown = after[: len(before)] == before and len(after) > len(before)
    return after[len(before)] if grown else None


@pytest.mark.rule("PAT-INFO-04")
def test_the_backs_of_the_two_cards_set_aside_are_public_and_their_fronts_are_not() -> None:
    match = new_match("aside", deck="tactical")
    aside = match.view()["seat_2"]["set_aside_backs"]
    assert aside is not None
    assert len(aside) == 2
    assert aside == sorted(aside)
    assert new_match("aside", deck="normal").view()["seat_2"]["set_aside_backs"] is None
    fronts = {tuple(new_match(f"aside {n}", deck="tactical").view()["next_card"]) for n in range(9)}
    assert all(len(cards) in (1, 2) for cards in fronts)


@pytest.mark.rule("PAT-INFO-04")
def test_after_a_shuffle_two_new_backs_are_seen() -> None:
    match = new_match("two cycles", deck="tactical")
    seen = {1: match.view()["seat_2"]["set_aside_backs"]}
    while not match.over:
        seat = match.view()["seat_2"]
        seen[seat["cycle"]] = seat["set_aside_backs"]
        match.answer(next(iter(match.legal() or ())))
    assert len(seen) >= 2
    assert all(backs is not None and len(backs) == 2 for backs in seen.values())


@pytest.mark.rule("PAT-INFO-05")
def test_neither_view_nor_position_nor_record_nor_save_shows_the_seed() -> None:
    match = new_match("a secret word", deck="tactical")
    match.answer(">")
    seed = str(match.seed)
    plain = (json.dumps(match.view()), json.dumps(match.position()), write_record(match))
    for told in (*plain, saves.dumps(match)):
        assert seed not in told


@pytest.mark.rule("PAT-INFO-05")
def test_the_state_itself_knows_no_card_that_was_not_revealed() -> None:
    state = play(table("KSU", time="12-9", turn="2"), "4")
    assert pw1(state).split()[5] == "@3n;-;1;1:4"
    assert automa(state).deck.drawn == [4]
