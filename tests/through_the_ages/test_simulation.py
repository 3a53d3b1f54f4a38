"""Whole games against a scripted person: no exception, no impossible position, known averages."""

from __future__ import annotations

import pytest

from tests.through_the_ages.dummy import Played, play_game

PUBLISHED = {0: (163, 40), 1: (182, 44), 2: (199, 46), 3: (211, 48), 4: (217, 51)}
"""Mean and standard deviation of the Automa's culture by level, 4,000 games each."""


@pytest.mark.parametrize("level", PUBLISHED)
def test_a_game_of_every_level_runs_to_its_end(level: int) -> None:
    played = play_game(level, level=level)
    assert played.state.phase == "over"
    assert 17 <= played.state.round <= 22
    assert played.state.automa.culture_points > 40


@pytest.mark.parametrize(
    "switch",
    [{"building_limit_scope": "type"}, {"armies": "single"}, {"tactic_limit": "slot"},
     {"take_urban_rule": "most"}, {"leader_happiness": "on"}],
    ids=lambda switch: "-".join(next(iter(switch.items()))),
)  # fmt: skip
def test_a_game_with_every_switch_runs_to_its_end(switch: dict[str, str]) -> None:
    assert play_game(7, **switch).state.phase == "over"


def mean(games: list[Played], what: str) -> float:
    return sum(game.events[what] for game in games) / len(games)


@pytest.mark.slow
@pytest.mark.parametrize("level", PUBLISHED)
def test_averages_are_the_published_ones(level: int) -> None:
    """A thousand games at level 0, fewer at the others; four standard errors."""
    count = 1000 if level == 0 else 200
    games = [play_game(seed, level=level) for seed in range(count)]
    culture, spread = PUBLISHED[level]
    found = sum(game.state.automa.culture_points for game in games) / count
    rounds = sum(game.state.round for game in games) / count
    print(f"level {level}: culture {found:.1f} (published {culture}), rounds {rounds:.1f} (19.5)")
    assert abs(found - culture) < 4 * spread / count**0.5
    assert abs(rounds - 19.5) < 0.3
    assert abs(mean(games, "tta-take") + mean(games, "tta-take_other") - 35) < 0.6
