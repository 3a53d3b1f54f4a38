"""Judgements by the search: chances with their errors, blind for what is hidden."""

from __future__ import annotations

from functools import partial

import pytest

import automatable
from automatable.core.advice.looking_back import judges, look_back
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Ref
from automatable.games.patchwork.actions import action_text, legal_actions, read_action
from automatable.games.patchwork.looking_back import reasons, told
from automatable.games.patchwork.notation import read_position
from automatable.lab.patchwork import advising, judging
from automatable.lab.patchwork.effort import Effort
from automatable.lab.patchwork.judging import judged, judgement, lost

QUICK = Effort(300, 240, 8)
CLEAR = "pw1 BcYTNWCVXHDPOFgUSaeJIGKZfbAQM 4-9 1 5RRR1/7RR/9/9/9/9/9/9/9;4 @5n;ELd;0;1:6.1.5.11 - o"
"""At level V the free income of patch c is worth far more than an advance."""


def test_a_clear_mistake_is_one_beyond_doubt() -> None:
    state = read_position(CLEAR)
    legal = [action_text(state, action) for action in legal_actions(state)]
    said = judgement(state, legal, ">", 7, QUICK)
    assert said.options[0].answer.startswith("c")
    assert said.mistake
    assert said.lost > 0.1
    assert said.lost > QUICK.sure * said.lost_error


def test_the_best_move_is_no_mistake() -> None:
    state = read_position(CLEAR)
    legal = [action_text(state, action) for action in legal_actions(state)]
    best = judgement(state, legal, ">", 7, QUICK).options[0].answer
    assert not judgement(state, legal, best, 7, QUICK).mistake


def test_moves_that_are_mirror_images_differ_by_chance_only() -> None:
    """On an empty quilt all corners are alike: chance makes a difference, but no mistake."""
    match = automatable.new("patchwork", level=3, seed="mirrored")
    state = match.state
    window = [move for move in match.legal() if move[0] == match.legal()[-1][0]]
    corners = [read_action(state, move) for move in (window[0], window[-1])]
    gap, error = lost(*judged(state, corners, 11, QUICK))
    assert abs(gap) < 5 * error + 0.02


def test_chances_are_those_of_the_seat_that_moves() -> None:
    """Two persons: what is good for one is bad for the other."""
    ahead = read_position(
        "pw1 BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 0-0 2 9/9/9/9/9/9/9/9/9;5 9/9/9/9/9/9/9/9/9;60 - o"
    )
    (advance,) = judged(ahead, legal_actions(ahead)[:1], 3, QUICK)
    assert advance.chance > 0.7


def test_the_same_public_history_is_judged_the_same_whatever_the_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judging, "judgement", quick_judgement)
    match = automatable.new("patchwork", level=4, deck="tactical", seed="one order")
    for _ in range(4):
        match.answer(match.legal()[len(match.legal()) // 2])
    other = Match.replayed(
        match.game, match.options, Seed.from_text("another order"), answers=match.answers
    )
    review = look_back(match)
    assert review.judge == "search"
    assert review.has_chances
    assert review == look_back(other)
    assert all(0 <= (option.chance or 0) <= 1 for d in review.decisions for option in d.options)


def quick_judgement(state: object, legal: list[str], played: str, seed: int) -> object:
    return judgement(state, legal, played, seed, Effort(120, 60, 4))  # type: ignore[arg-type]


def test_a_position_is_worth_the_same_through_every_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hint and look back are one judgement, digit by digit; a proof has numbers of its own."""
    monkeypatch.setattr(advising, "LOOK_BACK", QUICK)
    match = Match.at(automatable.game("patchwork"), CLEAR)
    legal, state = match.legal() or [], match.game.copy(match.state)
    advice = advising.SearchPlayer().advise(state, legal, 1.0)
    match.answer(">")
    monkeypatch.setattr(judging, "judgement", partial(judgement, effort=QUICK))
    (decision,) = look_back(match).decisions
    hinted = {one.answer: (one.figures[0].value, one.figures[0].error) for one in advice.choices}
    seen = {one.answer: (one.chance, one.error) for one in decision.options}
    assert hinted == seen
    assert advice.answer == decision.best.answer
    (proved,) = judged(state, [read_action(state, advice.answer)], 99, QUICK)
    chance, error = hinted[advice.answer]
    assert proved.chance == pytest.approx(chance, abs=4 * (error + proved.error))


def test_a_hint_says_in_words_what_speaks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "LOOK_BACK", QUICK)
    match = Match.at(automatable.game("patchwork"), CLEAR)
    best, *others = advising.SearchPlayer().advise(match.state, match.legal() or [], 1.0).choices
    assert "advice-why-income" in [reason.key for reason in best.reasons]
    assert not any(other.reasons for other in others)


def test_who_thinks_for_long_judges_first() -> None:
    assert [judge.id for judge in judges("patchwork")] == ["search", "planner"]


def test_a_better_move_has_reasons_in_facts() -> None:
    state = read_position(CLEAR)
    assert told(state, ">") == ("advance", {"n": 6})
    keys = [key for key, _ in reasons(state, "c0d1", ">")]
    assert "look-why-income" in keys
    assert len(keys) <= 2


def test_a_leather_patch_on_the_way_is_the_first_reason() -> None:
    """The advance crosses the leather patch at 20; patch D reaches 19 only."""
    state = read_position(
        "pw1 DcYTNWCVXHBPOFgUSaeJIGKZfbAQM 17-19 1 5RRR1/7RR/9/9/9/9/9/9/9;9 "
        "@5n;ELd;0;1:6.1.5.11 - o"
    )
    assert 20 in state.leather_spaces_left
    key, args = reasons(state, ">", "D0a1")[0]
    assert (key, str(args["space"])) == ("look-why-leather", str(Ref("space", 20)))
