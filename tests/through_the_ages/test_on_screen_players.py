"""Programs in the person's seat: the reference answers as recorded, whole games are counted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from automatable.core.turns.procedure import Draw
from automatable.games.through_the_ages.on_screen.players.planner import planner
from automatable.games.through_the_ages.on_screen.players.tempo import SEATS
from tests.through_the_ages.on_screen import KNOWN, Game, position

BY_PLANNER = [game for game in KNOWN["games"] if game["player"] == "planner"]


@pytest.mark.parametrize("game", BY_PLANNER, ids=lambda game: str(game["id"]))
def test_the_planner_answers_as_it_was_recorded(game: dict[str, Any]) -> None:
    lines = [line for turn in game["turns"] for line in turn.split(" · ")]
    given = {key: value for key, value in game["position"].items() if key != "her_turns"}
    played = Game(position(lines, **given), told=False)
    answered = 0
    for line in lines:
        if played.pending is not None and not isinstance(played.pending, Draw):
            assert planner(played.state, played.pending, Random(0)) == line
            answered += 1
        played.play(line)
    assert answered > 100


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: str(seat.player))
def test_a_seat_plays_whole_games_and_counts_them(seat: Any) -> None:
    first, again, other = (seat.play("0", seed) for seed in (1, 1, 2))
    assert first == again != other
    assert len(first) == len(seat.measures())
    assert {measure.name for measure in seat.measures()} >= set(seat.known("0"))
    won, person, automa = first[:3]
    assert won == (person > automa)


def test_every_level_can_be_played() -> None:
    assert SEATS[0].variants() == ("0", "1", "2", "3", "4")
    for level in SEATS[0].variants():
        assert SEATS[0].play(level, 3)
