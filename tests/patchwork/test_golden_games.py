"""Fourteen complete games, compared with an independent implementation after every token."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.games.patchwork.position import from_json, to_json
from automatable.games.patchwork.record import as_match, play_token, read_record, write_record
from automatable.games.patchwork.score import score
from tests.patchwork.positions import at, data, play, pw1
from tests.patchwork.reference_games import play_game

GAMES: list[dict[str, Any]] = data("golden_games.json")["games"]


@pytest.fixture(params=GAMES, ids=lambda game: f"{game['id']} {game['why']}")
def game(request: pytest.FixtureRequest) -> dict[str, Any]:
    golden: dict[str, Any] = request.param
    return golden


def test_every_position_after_every_token(game: dict[str, Any]) -> None:
    state = at(game["start"])
    for token, position in zip(game["tokens"], game["positions"], strict=True):
        state, written = play_token(state, token)
        assert pw1(state) == position
        assert written == token
        assert pw1(from_json(to_json(state))) == position


@pytest.mark.rule("PAT-LAB-01", "PAT-LAB-07")
def test_scores_winner_and_number_of_plies(game: dict[str, Any]) -> None:
    state = play(at(game["start"]), *game["tokens"])
    sheet = score(state)
    assert state.game_over
    assert [sheet.total(1), sheet.total(2)] == game["scores"]
    assert sheet.winner == game["winner"]
    assert len(game["tokens"]) == game["plies"]


@pytest.mark.rule("PAT-NOT-08")
def test_its_record_is_read_and_written_letter_by_letter(game: dict[str, Any]) -> None:
    record = read_record(game["record"])
    assert record.tokens == game["tokens"]
    match = as_match(record)
    assert match.over
    assert write_record(match) == game["record"]


@pytest.mark.rule("PAT-LAB-10")
def test_the_policy_plays_it_again_from_its_seed(game: dict[str, Any]) -> None:
    played = play_game(game["seed"], game["setup"], game["policy"])
    assert played.plies == game["plies"]
    assert pw1(played.state) == game["positions"][-1]
