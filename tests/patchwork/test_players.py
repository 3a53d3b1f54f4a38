"""Sparring partners answer like a person, tell why, and see no more than one."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.advice.players import Advice, player_for, players_for
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.patchwork.planner import best
from automatable.games.patchwork.players import PLAYERS
from automatable.games.patchwork.screens import SCREENS
from automatable.games.patchwork.state import State
from automatable.lab.patchwork import advising
from automatable.ui.words.words import Words


def new(**options: Any) -> Match[State]:
    return Match.new(game("patchwork"), options, Seed.from_text("sparring"))


def advice(match: Match[State], player: str, seconds: float = 0.05) -> Advice:
    legal = match.legal()
    assert legal
    return player_for(match, player).advise(match.state, legal, seconds)


@pytest.mark.parametrize("player", [player.id for player in PLAYERS])
@pytest.mark.parametrize("sit", ["digital", "duo"])
def test_a_whole_game_by_a_partner(player: str, sit: str) -> None:
    match = new(sit=sit)
    while not match.over:
        told = advice(match, player)
        legal = match.legal() or []
        assert all(choice.answer in legal for choice in told.choices)
        match.answer(f"@{told.player} {told.answer}")
    assert {entry.player for entry in match.entries if entry.seat} == {player}


def test_the_planner_tells_its_terms_beside_those_of_the_next_best() -> None:
    match = new()
    told = advice(match, "planner")
    totals = [choice.figures[-1].value for choice in told.choices]
    assert totals == sorted(totals, reverse=True)
    terms = {figure.key: figure.value for figure in told.choices[0].figures[:-1]}
    assert sum(terms.values()) == pytest.approx(totals[0])
    assert {f"figure-{name}" for name in best(match.state).terms} == set(terms)
    assert len({choice.args.get("patch") for choice in told.choices}) == len(told.choices)


def test_greedy_says_how_much_it_covers() -> None:
    covered = [choice.figures[0].value for choice in advice(new(), "greedy").choices]
    assert covered == sorted(covered, reverse=True)


def test_the_search_tells_the_chance_to_win_and_how_sure_it_is() -> None:
    told = advice(new(), "search", 0.2)
    chances = [choice.figures[0] for choice in told.choices]
    assert {chance.key for chance in chances} == {"figure-chance"}
    assert chances == sorted(chances, key=lambda chance: -chance.value)
    assert all(0 < chance.value < 1 and 0 < chance.error < 0.1 for chance in chances)
    assert told.note == ""


def test_without_numba_the_planner_answers_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "find_spec", lambda name: None)
    told = advice(new(), "search")
    assert (told.player, told.note) == ("planner", "player-search-no_kernel")


def test_an_unknown_circle_is_no_place_for_a_search() -> None:
    match = new(sit="companion", quilt_tracking="on")
    match.answer("+BCD")
    assert [player.id for player in players_for(match)] == ["greedy", "planner", "search"]
    assert advice(match, "search").note == "player-search-unknown_circle"


def test_an_untracked_quilt_is_nobodys() -> None:
    match = new(sit="companion")
    match.answer("+BCD")
    assert match.legal()
    assert players_for(match) == []


def test_the_hint_is_drawn_where_the_patch_would_lie() -> None:
    match, words = new(), Words("en", game("patchwork"))
    answer = next(text for text in match.legal() or [] if text.endswith("c4"))
    scene = SCREENS.scene_with_hint(match, words, answer)
    assert scene["hint"] == answer[0]
    assert 'data-hint-at="c4"' in SCREENS.plan(match, [answer], words)


def test_a_hint_for_a_leather_patch() -> None:
    match, words = new(), Words("en", game("patchwork"))
    while not match.state.leather_to_place:
        match.answer(">")
    told = advice(match, "planner")
    assert told.choices[0].key == "advice-leather"
    assert "data-hint-at" in SCREENS.plan(match, [told.answer], words)
