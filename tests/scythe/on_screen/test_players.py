"""Programs in the person's seat: the reference players exactly, hints, whole games."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.advice.players import player_for, players_for
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.simulating.tempo import seats
from automatable.core.turns.procedure import Ask
from automatable.games.scythe import GAME
from automatable.games.scythe.on_screen.players.games import PLAYERS, play_game
from automatable.games.scythe.on_screen.players.planner import in_combat, planned
from automatable.games.scythe.on_screen.players.tempo import PUBLISHED, SEATS, pairing
from automatable.ui.words.words import LANGUAGES, Words
from tests.scythe.on_screen.driver import Play, known_answers, position_of

PLANNED = [game for game in known_answers()["games"] if "`planner`" in game["title"]]


@pytest.mark.parametrize("game", PLANNED, ids=lambda game: game["title"][:40])
def test_the_planner_answers_as_it_did_in_the_recorded_games(game: dict[str, Any]) -> None:
    table = Play(GAME.from_position(position_of(game["position"])))
    for text in game["answers"]:
        if isinstance(table.pending, Ask):
            so_far, legal = table.state.turn_so_far, table.legal()
            own = in_combat(table.pending, legal) if so_far is None else planned(so_far, legal)
            assert own == text
        table.answer(text)


@pytest.mark.parametrize("player", ["uniform", "planner"])
def test_a_game_is_the_same_for_the_same_seed(player: str) -> None:
    options = {"human_faction": "polania", "mat": "engineering", "automa_faction": "crimea"}
    first, again = (play_game(options, PLAYERS[player], 5) for _ in range(2))
    assert GAME.position(first) == GAME.position(again)
    assert first.ended_by is not None


def test_every_pair_of_faction_and_mat_meets() -> None:
    pairs = {pairing(seed)[:2] for seed in range(25)}
    assert len(pairs) == 25
    assert all(human != automa for human, _, automa in map(pairing, range(200)))


def test_a_seat_counts_what_it_names() -> None:
    seat = next(seat for seat in SEATS if seat.player == "uniform")
    row = seat.play("automa", 3)
    assert len(row) == len(seat.measures())
    assert set(seat.known("automa")) == set(PUBLISHED["uniform"]["automa"])
    assert seats()["scythe", "planner"].player == "planner"


@pytest.mark.parametrize("player", ["planner", "steward"])
def test_a_hint_is_a_legal_answer_in_words(player: str) -> None:
    match = Match.new(GAME, {"sit": "digital", "human_faction": "rusviet"}, Seed.from_text("hint"))
    asked: set[str] = set()
    for _ in range(60):
        if match.pending is None:
            break
        assert {"planner", "steward"} <= {found.id for found in players_for(match)}
        asked.add(match.pending.prompt)
        legal = match.legal()
        advice = player_for(match, player).advise(match.state, legal, 0.01)
        assert advice.answer in legal
        for choice in advice.choices:
            match.foresee(choice.answer, *choice.then)
            for language in LANGUAGES:
                assert Words(language, GAME)(choice.key, **choice.args)
        match.answer(f"@{player} {advice.answer}")
    assert {"turn", "bottom", "unit", "step"} <= asked


def test_a_companion_game_has_no_partner() -> None:
    assert players_for(Match.new(GAME, {}, Seed.from_text("hint"))) == []


@pytest.mark.slow
@pytest.mark.parametrize("level", PUBLISHED["uniform"])
def test_the_reference_players_are_as_strong_as_published(level: str) -> None:
    """Means differ by less than three standard errors of the difference."""
    seat = next(seat for seat in SEATS if seat.player == "uniform")
    rows = [seat.play(level, seed)[:5] for seed in range(200)]
    for name, column in zip(
        ("won", "stars", "rounds", "person", "automa"), zip(*rows, strict=True), strict=True
    ):
        known = seat.known(level)[name]
        values = [float(value or 0) for value in column]
        mean = sum(values) / len(values)
        spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)
        assert (mean - known.mean) ** 2 <= 9 * (spread + known.error**2) + 1e-9, name
