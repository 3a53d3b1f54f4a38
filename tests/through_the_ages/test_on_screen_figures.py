"""The published figures of whole games: every mean of both reference players, level by level."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean, stdev

import pytest

from automatable.core.simulating.whole_games import play_game
from automatable.core.turns.procedure import Request
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.on_screen.players.tempo import PLAYERS
from automatable.games.through_the_ages.on_screen.ratings import own, own_strength
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import State
from tests.through_the_ages.on_screen import KNOWN

FIGURES = KNOWN["figures"]
ERRORS = 4
"""Standard errors of the difference. Three are asked of one mean; of 84 at once two lay at 3.2."""


class Counting:
    """A player whose answers are counted."""

    def __init__(self, name: str) -> None:
        self.player, self.answers = PLAYERS[name], 0

    def __call__(self, state: State | None, request: Request, chance: Random) -> str:
        self.answers += 1
        return self.player(state, request, chance)


def figures(name: str, level: int, seeds: range) -> Iterator[dict[str, float]]:
    for seed in seeds:
        player = Counting(name)
        state = play_game(GAME, {"sit": "digital", "level": level}, player, seed)
        sheet, civ, automa = GAME.score(state), own(state), state.automa
        person, hers = sheet.total(1), sheet.total(2)
        yield {
            "rounds": state.round, "answers": player.answers, "person": person, "automa": hers,
            "won": 100 * (person > hers),
            "person_strength": own_strength(state), "automa_strength": strength(state),
            "person_wonders": len(civ.wonders), "automa_wonders": len(automa.wonders),
            "person_technologies": len(civ.technologies),
            "person_colonies": len(state.person.colonies), "automa_colonies": len(automa.colonies),
        }  # fmt: skip


def compare(setting: str, count: int) -> None:
    """Every published mean against those of so many games."""
    name, level = setting.split("/")
    known = {key: both for key, both in FIGURES[setting].items() if key not in ("games", "seed")}
    games = list(figures(name, int(level), range(count)))
    assert set(known) == set(games[0])
    far = {}
    for key, (published, error) in known.items():
        values = [game[key] for game in games]
        limit = ERRORS * (error**2 + _spread(key, values, published) ** 2 / count) ** 0.5
        if abs(mean(values) - published) > limit + 0.005:  # printed with two digits
            far[key] = (mean(values), published, limit)
    assert far == {}


def _spread(key: str, values: list[float], published: float) -> float:
    """Of a share as published: a few games without a win say nothing about it."""
    return (published * (100 - published)) ** 0.5 if key == "won" else stdev(values)


def test_all_games_of_the_figures_are_there() -> None:
    assert sum(known["games"] for known in FIGURES.values()) == 3100


@pytest.mark.parametrize(("setting", "count"), [("uniform/0", 60), ("planner/0", 20)])
def test_some_games_agree_with_the_figures(setting: str, count: int) -> None:
    compare(setting, count)


@pytest.mark.slow
@pytest.mark.parametrize("setting", FIGURES)
def test_as_many_games_agree_with_the_figures(setting: str) -> None:
    compare(setting, FIGURES[setting]["games"])
