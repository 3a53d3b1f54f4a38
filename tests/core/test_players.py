"""Answers that a program gave for a person are marked, everywhere and for good."""

from __future__ import annotations

import pytest

from automatable.core.advice.players import NoPlayer, player_for, players_for, usual_player
from automatable.core.errors import Refused
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads
from automatable.games.patchwork.state import State
from tests.core.harbour import harbour


def patchwork(**options: object) -> Match[State]:
    return Match.new(game("patchwork"), options, Seed.from_text("players"))


def test_the_mark_says_who_answered_and_changes_nothing_else() -> None:
    marked, plain = patchwork(), patchwork()
    marked.answer("@planner >")
    plain.answer(">")
    assert marked.position() == plain.position()
    assert [entry.player for entry in marked.entries] == ["", "planner", ""]
    assert marked.entries[1].text == ">"
    assert marked.answers[1] == "@planner >"


def test_the_mark_survives_undo_redo_and_a_save() -> None:
    match = patchwork()
    match.answer("@planner >")
    assert match.undo() == "@planner >"
    match.redo()
    assert loads(dumps(match)).entries[1].player == "planner"


@pytest.mark.parametrize(
    "text", ["@planner", "@planner ", "@Pl4nner! >", "@ >", "@planner nonsense"]
)
def test_what_is_no_mark_or_no_answer_is_refused(text: str) -> None:
    match = patchwork()
    with pytest.raises(Refused):
        match.answer(text)
    assert len(match.entries) == 1


def test_only_the_games_own_players_are_offered() -> None:
    assert [player.id for player in players_for(patchwork())] == ["greedy", "planner", "search"]
    assert players_for(harbour()) == []
    with pytest.raises(NoPlayer):
        player_for(patchwork(), "wizard")


def test_the_usual_player_is_asked_where_nobody_is_named() -> None:
    """The strongest that is at hand: the planners are weaker, and say less."""
    on_screen = Match.new(game("scythe"), {"sit": "digital"}, Seed.from_text("who"))
    assert usual_player(patchwork()) == "search"
    assert usual_player(on_screen) == "steward"
    assert usual_player(harbour()) == ""


@pytest.mark.parametrize("options", [{"sit": "companion"}, {"dealer": "table"}])
def test_nobody_answers_what_only_the_table_knows(options: dict[str, str]) -> None:
    """A circle still to be told; a card still to be drawn by hand."""
    match = patchwork(**options)
    if options.get("dealer"):
        match.answer(">")
    assert players_for(match) == []
