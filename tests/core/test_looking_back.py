"""Looking back: every decision is judged by what was known when it was made, and nothing else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, replace
from typing import Any

import pytest

import automatable
from automatable.core.advice.looking_back import (
    JudgedMove,
    NoLookBack,
    Rated,
    Review,
    account,
    look_back,
    moments,
    read_review,
)
from automatable.core.advice.players import players
from automatable.core.advice.same_cards import played_again
from automatable.core.errors import BadData
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed


def played(turns: int, seed: str = "look back", **options: object) -> Match[object]:
    """The last legal answer each time: now and then a bad one."""
    match = automatable.new(
        "patchwork", seed=seed, **({"level": 2} if "sit" not in options else {}), **options
    )
    while turns and not match.over:
        match.answer(match.legal()[-1])
        turns -= 1
    return match


def by_planner(match: Match[object]) -> automatable.Review:
    return look_back(match, judge="planner")


def test_every_decision_of_the_person_is_judged() -> None:
    match = played(8)
    review = by_planner(match)
    assert [d.entry for d in review.decisions] == [
        place for place, entry in enumerate(match.entries) if entry.seat == 1
    ]
    assert [d.played for d in review.decisions] == [
        entry.text for entry in match.entries if entry.seat == 1
    ]
    assert all(decision.made.answer == decision.played for decision in review.decisions)
    assert not review.over
    assert review.judge == "planner"
    assert not review.has_chances


def test_the_planner_calls_nothing_a_mistake_but_tells_what_it_would_have_gained() -> None:
    review = by_planner(played(8))
    assert review.mistakes == []
    assert max(decision.lost for decision in review.decisions) > 1
    assert all(
        (d.best.points or 0) >= (option.points or 0)
        for d in review.decisions
        for option in d.options
    )


def test_moments_are_the_states_before_the_answers() -> None:
    match = played(6)
    for moment in moments(match):
        early = match.until(moment.entry)
        assert match.game.position(moment.state) == early.position()
        assert list(moment.legal) == early.legal()


def test_the_seed_does_not_matter() -> None:
    """The same public history with other cards to come: the very same judgement."""
    match = played(7, deck="tactical")
    other = Match.replayed(
        match.game, match.options, Seed.from_text("quite another"), answers=match.answers
    )
    assert by_planner(match) == by_planner(other)


def test_a_correction_begins_a_stretch_of_its_own() -> None:
    match = played(4)
    match.adjust('{"seat_1.buttons": 9}')
    place = len(match.entries) - 1
    for _ in range(3):
        match.answer(match.legal()[0])
    review = by_planner(match)
    assert review.corrections == (place,)
    assert review.stretches == 2
    assert {d.stretch for d in review.decisions if d.entry < place} == {0}
    assert {d.stretch for d in review.decisions if d.entry > place} == {1}
    assert review.begin_again == {min(d.entry for d in review.decisions if d.entry > place)}
    assert not review.several


def test_decisions_of_the_app_are_marked_and_are_nobodys_mistake() -> None:
    match = played(3)
    match.answer(f"@planner {match.legal()[-1]}")
    review = by_planner(match)
    assert [d.player for d in review.decisions] == ["", "", "", "planner"]
    assert len(review.own) == 3


def test_a_match_that_the_app_played_alone_is_refused_by_name() -> None:
    match = automatable.new("patchwork", level=1, seed="all by itself")
    for _ in range(3):
        match.answer(f"@planner {match.legal()[0]}")
    with pytest.raises(NoLookBack, match="look_back_app_played"):
        look_back(match)


def test_two_persons_are_judged_each_for_themselves() -> None:
    review = by_planner(played(6, sit="duo"))
    assert {decision.seat for decision in review.decisions} == {1, 2}
    assert review.several


def test_without_a_tracked_quilt_nobody_can_judge() -> None:
    match = automatable.new("patchwork", sit="companion", circle_source="app", seed="my own quilt")
    match.answer(">")
    with pytest.raises(NoLookBack, match="look_back_untracked"):
        look_back(match)


def test_before_the_first_decision_there_is_nothing_to_look_back_on() -> None:
    with pytest.raises(NoLookBack, match="look_back_too_early"):
        look_back(automatable.new("patchwork"))


def test_other_games_say_that_they_have_none() -> None:
    with pytest.raises(NoLookBack, match="no_look_back"):
        look_back(automatable.new("scythe"))


def test_a_review_survives_as_json() -> None:
    review = by_planner(played(5))
    assert read_review(review.to_json()) == review
    with pytest.raises(BadData):
        read_review({**review.to_json(), "format": 99})
    with pytest.raises(BadData):
        read_review({"game": "patchwork"})


def test_until_gives_the_same_cards_again_and_remembers_nothing_undone() -> None:
    match = played(9)
    early = match.until(len(match.entries) - 4)
    assert early.undone == []
    twin = early.copy()
    for entry in match.entries[len(early.entries) :]:
        if entry.seat is not None:
            twin.answer(entry.text)
    assert twin.answers == match.answers


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    look_back(played(4), lambda found, of: told.append((len(found.decisions), of)), judge="planner")
    assert told == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]


def test_the_judge_plays_the_same_cards_of_a_match_that_is_over() -> None:
    match = played(200)
    assert match.over
    again = played_again(match, players()["patchwork"][1])
    assert again.over
    assert (again.seed, again.options) == (match.seed, match.options)
    totals = tuple(seat.total for seat in again.score().seats)
    assert by_planner(match).same_cards == totals
    assert by_planner(played(6)).same_cards == (), "what comes is nobody's to see"


def judged_move(entry: int, best: float, lost: float, **more: Any) -> JudgedMove:
    options = (Rated("best", best, 0.01), Rated("played", best - lost, 0.01))
    return JudgedMove(entry, 1, "played", options, lost, 0.01, lost > 0.1, **more)


def test_the_sum_of_all_parts_is_the_end() -> None:
    """Start, own decisions, the app's, corrections and what came in between."""
    decisions = (
        judged_move(1, 0.6, 0.1),
        judged_move(3, 0.7, 0.25, player="search"),
        judged_move(6, 0.3, 0.0, stretch=1),
        judged_move(8, 0.5, 0.05, stretch=1),
    )
    review = Review("patchwork", "search", True, 9, (5,), decisions, winners=(1,))
    sums = account(review, 1)
    between = (0.7 - 0.5) + (0.5 - 0.3) + (1 - 0.45)
    assert astuple(sums) == pytest.approx((0.6, -0.15, -0.25, 0.3 - 0.45, between, 1.0))
    *parts, end = astuple(sums)
    assert sum(parts) == pytest.approx(end)
    assert account(replace(review, over=False, winners=()), 1).end == pytest.approx(0.45)
    assert account(replace(review, winners=(2,)), 1).end == 0.0


def test_several_cores_say_the_same_as_one() -> None:
    match = played(6)
    with ThreadPoolExecutor(3) as pool:
        assert look_back(match, judge="planner", mapped=pool.map) == by_planner(match)
