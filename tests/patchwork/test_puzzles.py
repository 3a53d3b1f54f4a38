"""The puzzles that come with Patchwork: each is a legal position with one clearly best move."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from automatable.core.advice.puzzle_tally import PuzzleTally, read_tally
from automatable.core.advice.puzzles import NoPuzzle, Puzzle, puzzle, puzzle_of, tried
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.games.patchwork.looking_back import told
from automatable.games.patchwork.notation import read_position, write_position
from automatable.games.patchwork.puzzles import puzzles, same_move
from automatable.lab.patchwork.effort import Effort
from automatable.lab.patchwork.puzzle_making import MARGIN, PROOF, SURE_MARGIN

PATCHWORK = game("patchwork")
SPARSE = puzzles()[::40]


def test_there_are_hundreds_and_no_position_twice() -> None:
    assert len(puzzles()) >= 200
    assert len({one.position for one in puzzles()}) == len(puzzles())
    assert [one.number for one in puzzles()] == list(range(1, len(puzzles()) + 1))


@pytest.mark.parametrize("part", range(8))
def test_every_position_can_occur_and_every_choice_is_legal(part: int) -> None:
    for one in puzzles()[part::8]:
        state = read_position(one.position)
        assert write_position(state) == one.position
        match = Match.at(PATCHWORK, one.position)
        legal = {answer.removesuffix("#") for answer in match.legal()}
        assert {choice.answer for choice in one.choices} <= legal
        assert told(state, one.best.answer)


def test_every_puzzle_carries_its_proof() -> None:
    """The best leads by the margin, and with 99 % by a good part of it."""
    for one in puzzles():
        assert 3 <= len(one.choices) <= 8
        assert one.best.chance == max(choice.chance for choice in one.choices)
        for other in one.choices[1:]:
            assert other.behind >= MARGIN - 0.0001
            assert other.behind - PROOF.sure * other.behind_error >= SURE_MARGIN - 0.001
            assert other.behind == pytest.approx(one.best.chance - other.chance, abs=0.0003)
        assert (one.iterations, one.searches) == (PROOF.iterations, PROOF.searches)


def test_the_order_on_the_page_tells_nothing() -> None:
    places = [one.shown.index(one.best) for one in puzzles()]
    assert len(set(places)) >= 4
    assert places.count(0) < len(places) / 2


@pytest.mark.parametrize("one", SPARSE, ids=lambda one: str(one.number))
def test_a_fresh_judgement_agrees(one: Puzzle) -> None:
    """With other random numbers, and far fewer games."""
    from automatable.games.patchwork.actions import read_action
    from automatable.lab.patchwork.judging import judged

    state = read_position(one.position)
    actions = [read_action(state, choice.answer) for choice in (one.best, one.margin)]
    best, second = judged(state, actions, 4_711, Effort(0, 800, 4))
    assert best.chance > second.chance


def test_each_day_has_its_puzzle() -> None:
    day = date(2026, 11, 15)
    of_days = [puzzle_of(PATCHWORK, day + timedelta(n)).number for n in range(len(puzzles()))]
    assert len(set(of_days)) == len(puzzles())


@pytest.mark.parametrize("number", ["0", "-1", "100000", "x", ""])
def test_there_is_no_such_puzzle(number: str) -> None:
    with pytest.raises(NoPuzzle, match="no_such_puzzle"):
        puzzle(PATCHWORK, number)


def test_other_games_have_none_yet() -> None:
    with pytest.raises(NoPuzzle, match="no_puzzles"):
        puzzle(game("scythe"), "1")


@pytest.mark.parametrize("text", ["Z9", "", "card 3", "!{}"])
def test_only_possible_moves_can_be_tried(text: str) -> None:
    with pytest.raises(NoPuzzle, match="no_such_choice"):
        tried(PATCHWORK, puzzles()[0], text)


def test_the_right_patch_in_another_place_is_right_and_said_to_be_elsewhere() -> None:
    """A place that was judged to be worse is not."""
    one = puzzles()[0]
    state, legal = read_position(one.position), Match.at(PATCHWORK, one.position).legal() or []
    judged = {choice.answer for choice in one.choices}
    alike = [text for text in legal if same_move(state, text, one.best.answer)]
    found = [tried(PATCHWORK, one, text) for text in alike if text not in judged]
    assert found
    assert all(given.solved and given.elsewhere for given in found)
    exact = tried(PATCHWORK, one, one.best.answer)
    assert exact.solved
    assert not exact.elsewhere
    assert not any(tried(PATCHWORK, one, choice.answer).solved for choice in one.choices[1:])


def test_the_first_try_counts_and_no_other() -> None:
    easy, hard = (next(one for one in puzzles() if one.easy is wanted) for wanted in (True, False))
    fresh = PuzzleTally()
    once = fresh.after(hard, True)
    assert (once.streak, once.count) == (1, 1)
    assert once.rating - fresh.rating > fresh.after(easy, True).rating - fresh.rating > 0
    assert once.after(hard, False) == once
    lost = once.after(easy, False)
    assert (lost.streak, lost.count) == (0, 2)
    assert lost.rating < once.rating


@pytest.mark.parametrize("text", ["", "x", "1.2", "-1.0.0", "1200.3.zz", "9" * 9000])
def test_a_tally_that_makes_no_sense_begins_afresh(text: str) -> None:
    assert read_tally(text) == PuzzleTally()
    kept = PuzzleTally(1300, 4, 0b1010)
    assert read_tally(str(kept)) == kept
