"""Whole games against a scripted person: no exception, no impossible position, known averages."""

from __future__ import annotations

import pytest

from automatable.games.through_the_ages.problems import problems
from automatable.games.through_the_ages.state import State
from tests.through_the_ages.dummy import Played, play_game
from tests.through_the_ages.idle import idle_game

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


def invariants(state: State) -> None:
    """What must hold in every position, whatever the person does or leaves undone."""
    automa = state.automa
    assert problems(state) == []
    assert all(count <= 3 for count in automa.cubes.values())
    assert len(automa.hand.urban) <= 2
    for ages in (automa.leader_ages_taken, automa.government_ages_taken, automa.tactic_ages_kept):
        assert len(set(ages)) == len(ages)
    assert 0 <= automa.blue_cubes <= automa.blue_cubes_start


def idle_games(count: int) -> list[State]:
    """The levels in turn, told beside the published figures."""
    played = [idle_game(seed, invariants, level=seed % 5) for seed in range(count)]
    for level, (culture, _) in PUBLISHED.items():
        states = [state for state in played if state.automa.blue_cubes_start == level]
        mean_culture = sum(state.automa.culture_points for state in states) / len(states)
        rounds = sum(state.round for state in states) / len(states)
        print(
            f"level {level}, a person that only ends turns, {len(states)} games: culture"
            f" {mean_culture:.1f} (published, against the scripted person: {culture}),"
            f" rounds {rounds:.1f} (published 19.5)"
        )
    return played


def test_games_against_a_person_that_only_ends_turns() -> None:
    assert {state.phase for state in idle_games(5)} == {"over"}


@pytest.mark.slow
def test_a_thousand_games_against_a_person_that_only_ends_turns() -> None:
    """The row moves more slowly without the person's takes, so these games are longer."""
    played = idle_games(1000)
    assert {state.phase for state in played} == {"over"}
    assert 19 < sum(state.round for state in played) / 1000 < 30
