"""Partners: their hints are legal, their plans can be played as they are told."""

from __future__ import annotations

import pytest

import automatable
from automatable.core.advice.players import Player
from automatable.core.matches.match import Match
from automatable.games.through_the_ages.on_screen.players.advising import (
    PLAYERS,
    Planner,
    meaning,
)
from automatable.games.through_the_ages.state import State
from automatable.ui.words.words import Words

PLANNER = Planner()


def some_turns(answers: int) -> Match[State]:
    """A match that the planner has played for a while."""
    match = automatable.new("through_the_ages", sit="digital", seed="a partner")
    for _ in range(answers):
        legal = match.legal()
        able = PLANNER.can_answer(match.state, legal)
        match.answer(PLANNER.advise(match.state, legal).answer if able else legal[0])
    return match


@pytest.mark.parametrize("partner", PLAYERS, ids=lambda partner: str(partner.id))
@pytest.mark.parametrize("answers", [0, 6, 30, 80])
def test_a_plan_is_played_as_it_is_told(partner: Player, answers: int) -> None:
    match = some_turns(answers)
    while "end" not in match.legal():
        match.answer(match.legal()[0])
    advice = partner.advise(match.state, match.legal(), 0)
    assert 1 <= len(advice.choices) <= 3
    best = advice.choices[0]
    for text in (best.answer, *best.then):
        assert text in match.legal()
        match.answer(text)


def test_every_hint_of_a_game_has_words() -> None:
    match = automatable.new("through_the_ages", sit="digital", seed="words of hints")
    words = Words("it", match.game)
    for _ in range(150):
        if match.over:
            break
        for text in match.legal():
            if not {"food", "resources"} & set(text.replace("*", " ").split()):
                key, args = meaning(text)
                assert words(key, **args)
        match.answer(match.legal()[0])


def test_the_statesman_says_what_its_plan_changes() -> None:
    match = some_turns(30)
    while "end" not in match.legal():
        match.answer(match.legal()[0])
    (best, *_) = PLAYERS[0].advise(match.state, match.legal()).choices
    assert best.reasons
    for language in ("en", "de", "it"):
        words = Words(language, match.game)
        assert all(words(reason.key, **reason.args) for reason in best.reasons)


def test_every_question_of_a_game_has_a_hint_of_the_statesman() -> None:
    partner = PLAYERS[0]
    match = automatable.new("through_the_ages", sit="digital", seed="a statesman")
    for _ in range(120):
        legal = match.legal()
        if not legal or match.over:
            break
        able = partner.can_answer(match.state, legal)
        text = partner.advise(match.state, legal).answer if able else legal[0]
        assert text in legal
        match.answer(text)
