"""Her turn and passing (AOI-TURN, AOI-PASS) and the end of a round (AOI-RND)."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import Refused
from automatable.core.matches.match import Match
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.small_board import TILES, acts, fact, kinds, match_at, only

START: dict[str, Any] = {"automa": "B5w* E10w", "knows": "1/1/1/1"}


@pytest.mark.rule("AOI-TURN-01")
def test_she_moves_when_it_is_her_turn_in_turn_order() -> None:
    match = match_at(to_move="person_1", **START)
    assert match.pending is not None
    assert match.pending.prompt == "report"
    match.answer("done")
    assert match.pending.prompt == "support_card"


@pytest.mark.rule("AOI-TURN-02")
def test_the_first_turn_of_a_round_draws_two_and_neither_makes_her_pass() -> None:
    # A deck of five: her second card is not one of the last two; with pass symbols on both.
    _match, events = acts(2, 4, level="automalein", **START)
    pair = only(events, "pair")
    assert (fact(pair, "support"), fact(pair, "action")) == (4, 2)
    assert "pass" not in kinds(events)


@pytest.mark.rule("AOI-TURN-03")
def test_the_old_action_card_is_the_new_support_card() -> None:
    match = match_at(deck={"known": [1, 2, 3, 4, 5, 6], "drawn": [6, 1]}, **START)
    pair = only(list(match.answer("card 3")), "pair")
    assert fact(pair, "support") == 1
    assert match.state.deck.support_pile == [6, 1]


@pytest.mark.rule("AOI-TURN-04")
def test_an_empty_deck_makes_her_pass() -> None:
    drawn = [2, 4, 6, 3, 1, 5]
    match = match_at(deck={"known": drawn, "drawn": drawn}, **START)
    assert kinds(list(match.opening))[:2] == ["deck_empty", "pass"]


@pytest.mark.rule("AOI-TURN-05")
def test_a_pass_symbol_counts_only_on_the_last_two_cards() -> None:
    known = [1, 2, 3, 4, 5, 6]
    early = match_at(deck={"known": known, "drawn": [6, 1, 3]}, **START)
    assert "pass" not in kinds(list(early.answer("card 2")))
    late = match_at(deck={"known": known, "drawn": [6, 1, 3, 5]}, **START)
    told = kinds(list(late.answer("card 2")))
    assert told[:2] == ["pass_symbol", "pass"]
    assert "power_action" not in told
    no_symbol = match_at(deck={"known": [*known], "drawn": [2, 4, 3, 5]}, **START)
    assert "pass" not in kinds(list(no_symbol.answer("card 1")))


@pytest.mark.rule("AOI-TURN-06", "AOI-ACT-01")
def test_all_actions_from_top_to_bottom_with_the_symbols_of_the_support_card() -> None:
    match, events = acts(2, 10, power_actions_covered=[1, 2, 3], **START)
    told = [kind for kind in kinds(events) if kind in ("power_action", "book_action", "points")]
    assert told == ["power_action", "book_action", "points"]
    # Card 10 counts backwards to 4; card 2 itself would count to 1.
    assert match.state.power_actions_covered == [1, 2, 3, 6]


@pytest.mark.rule("AOI-TURN-07")
def test_cards_hold_no_pencils() -> None:
    _match, events = acts(4, 1, human="C7w", **START)
    assert fact(only(events, "build"), "hex") == "B6"


@pytest.mark.rule("AOI-TURN-08", "AOI-ACT-06")
def test_a_turn_without_effect_is_not_a_pass() -> None:
    top = {"knows": "12/0/0/0", "human_knows": ["0/12/12/12"]}
    match, events = acts(3, 1, automa="B5w* E10w", **top)
    assert kinds(events) == ["pair", "scholar_fails"]
    assert match.state.passed == []
    assert match.state.scholars_left == 7


@pytest.mark.rule("AOI-TURN-09")
def test_when_all_humans_have_passed_she_goes_on_until_she_passes() -> None:
    match = match_at(passed=["person_1"], cards=(1, 2, 3, 4, 5, 6), **START)
    for card in (4, 2, 6, 3, 1):
        match.answer(f"card {card}")
        assert match.state.to_move == "automa"
    match.answer("card 5")
    assert match.state.phase == "round_end"


@pytest.mark.rule("AOI-TURN-09")
def test_after_her_pass_a_human_may_go_on_alone() -> None:
    match = match_at(to_move="person_1", passed=["automa"], **START)
    for _ in range(3):
        match.answer("done")
        assert match.state.to_move == "person_1"


# --- passing


def passing(round: int, **facts: Any) -> Match[State]:
    """A match in which she has just passed with support card 5, the deck being empty."""
    size = 6 + round - 1
    drawn = [*[n for n in range(1, 15) if n != 5][: size - 1], 5]
    return match_at(round=round, deck={"known": drawn, "drawn": drawn}, **{**START, **facts})


@pytest.mark.rule("AOI-PASS-01")
@pytest.mark.parametrize(("round", "points"), [(1, 3), (2, 2), (3, 0), (4, 7), (5, 5)])
def test_points_of_the_round_tile_once(round: int, points: int) -> None:
    match = passing(round)
    assert match.state.points_automa == 20 + points


@pytest.mark.rule("AOI-PASS-02", "AOI-PASS-03")
def test_the_support_card_names_the_bonus_and_the_old_one_takes_its_place() -> None:
    match = passing(1, bonus_display=[4, 7, 9], bonus_automa=2)
    assert match.state.bonus_display == [4, 2, 9]
    assert match.state.bonus_automa == 7


@pytest.mark.rule("AOI-PASS-02")
def test_when_a_drawn_card_made_her_pass_the_card_before_it_supports() -> None:
    match = match_at(
        deck={"known": [1, 2, 3, 4, 5, 6], "drawn": [6, 1, 5, 3]},
        bonus_display=[4, 7, 9],
        bonus_automa=2,
        **START,
    )
    match.answer("card 2")  # card 2 would point at the middle, card 3 points right
    assert match.state.bonus_automa == 9


@pytest.mark.rule("AOI-PASS-04", "AOI-PASS-05", "AOI-PASS-06")
def test_all_cards_and_one_from_the_reserve_are_the_next_deck() -> None:
    match = passing(1)
    deck = match.state.deck
    assert (sorted(deck.known), deck.unknown, deck.drawn) == ([1, 2, 3, 4, 5, 6], 1, [])
    assert deck.left == 7


@pytest.mark.rule("AOI-PASS-07", "AOI-RND-06")
def test_the_order_of_passing_is_the_next_turn_order() -> None:
    match = passing(1)
    match.answer("pass")
    match.answer("done")
    assert match.state.turn_order == ["automa", "person_1"]
    assert match.state.to_move == "automa"


@pytest.mark.rule("AOI-PASS-08", "AOI-PASS-09", "AOI-GEN-04")
def test_round_6_scores_the_final_tile_alone_and_skips_the_rest() -> None:
    match = passing(6, bonus_display=[4, 7, 9], bonus_automa=2, final_tile="workshop_medicine")
    state = match.state
    assert state.points_automa == 28
    assert state.bonus_automa == 2
    assert state.deck.size == 11


@pytest.mark.rule("AOI-PASS-10")
def test_a_humans_old_bonus_goes_to_the_place_just_freed() -> None:
    facts = {"persons": {"person_1": {"home": "forest", "bonus": 1}}}
    match = match_at(to_move="person_1", bonus_display=[4, 7, 9], **facts, **START)
    match.answer("pass right")
    assert match.state.bonus_display == [4, 7, 1]
    assert match.state.person("person_1").bonus == 9


# --- the end of a round


@pytest.mark.rule("AOI-RND-01", "AOI-RND-03", "AOI-RND-04", "AOI-RND-05")
def test_when_everybody_has_passed_markers_leave_and_coins_come() -> None:
    match = match_at(
        to_move="person_1",
        passed=["automa"],
        power_actions_covered=[1, 4],
        book_actions_covered=[2],
        **START,
    )
    told = kinds(list(match.answer("pass")))
    assert match.state.power_actions_covered == match.state.book_actions_covered == []
    assert {"round_over", "clear_actions", "coins", "tile_leaves"} <= set(told)


@pytest.mark.rule("AOI-RND-02")
def test_the_knowledge_bonus_is_the_humans_alone() -> None:
    match = match_at(to_move="person_1", passed=["automa"], **START)
    match.answer("pass")
    before = match.state.points_automa, dict(match.state.knowledge["automa"])
    match.answer("step law 2")
    match.answer("transform D8 swamp")
    match.answer("done")
    assert match.state.knowledge["person_1"]["law"] == 2
    assert (match.state.points_automa, match.state.knowledge["automa"]) == before
    assert match.state.round == 2


@pytest.mark.rule("AOI-RND-07")
def test_after_round_6_comes_the_end_scoring() -> None:
    match = match_at(round=6, to_move="person_1", passed=["automa"], **START)
    told = kinds(list(match.answer("pass")))
    assert told == ["you_pass", "last_round_over"]
    assert match.state.phase == "final"
    with pytest.raises(Refused):
        match.answer("done")


def test_the_tiles_of_these_tests_differ_from_round_to_round() -> None:
    assert len(set(TILES)) == 6
