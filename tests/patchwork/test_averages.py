"""Averages of reference play: other seeds than the published ones, the same means.

Each mean of a sample must lie within 4.5 standard errors of the published one. With about two
hundred comparisons a false alarm is rarer than 1 in 700; the seeds are fixed, so it either
happens always or never.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from automatable.games.patchwork.components import patches
from tests.patchwork.reference_games import ReferenceGame, play_game

pytestmark = pytest.mark.slow

FIRST_SEED = 20_000_001
GAMES = 1500
ROUNDING = 0.006

Measure = Callable[[ReferenceGame], float]


@cache
def games(
    mode: str, layout: str, policy: str, deck: str, level: int, count: int
) -> list[ReferenceGame]:
    setup: dict[str, Any] = {"mode": mode, "leather_layout": layout}
    if mode == "solo":
        setup.update(level=level, deck=deck)
    return [play_game(FIRST_SEED + n, setup, policy) for n in range(count)]


def assert_mean(values: list[float], published: float, unit: float = ROUNDING) -> None:
    error = stdev(values) / sqrt(len(values))
    assert abs(fmean(values) - published) <= 4.5 * error + unit


# --- two persons

DUO: dict[tuple[str, str], dict[str, float]] = {
    ("uniform", "original"): {
        "plies": 42.8025, "legal in turns": 83.632, "legal in all": 78.474, "score 1": -11.471,
        "score 2": -11.307, "wins 1": 0.4965, "equal": 0.0212,
    },
    ("uniform", "revised"): {
        "plies": 42.7925, "legal in turns": 84.250, "legal in all": 78.539, "score 1": -11.309,
        "score 2": -11.145, "wins 1": 0.4965, "equal": 0.0211,
    },
    ("greedy", "original"): {
        "plies": 41.8289, "legal in turns": 117.258, "legal in all": 107.280, "score 1": 4.659,
        "score 2": 4.692, "wins 1": 0.4991, "equal": 0.0209,
    },
}  # fmt: skip

PER_GAME: dict[str, Measure] = {
    "plies": lambda game: game.plies,
    "score 1": lambda game: game.sheet.total(1),
    "score 2": lambda game: game.sheet.total(2),
    "wins 1": lambda game: game.sheet.winner == 1,
    "equal": lambda game: game.sheet.total(1) == game.sheet.total(2),
}


@pytest.mark.parametrize(("policy", "layout"), DUO)
def test_two_persons(policy: str, layout: str) -> None:
    played = games("duo", layout, policy, "", 0, GAMES)
    published = DUO[policy, layout]
    for name, measure in PER_GAME.items():
        assert_mean([measure(game) for game in played], published[name])
    assert_ratio(played, lambda game: game.legal_turns, published["legal in turns"])
    assert_ratio(played, lambda game: game.legal, published["legal in all"])


def assert_ratio(
    played: list[ReferenceGame], decisions: Callable[[ReferenceGame], list[int]], published: float
) -> None:
    """Legal actions per decision: games differ in length, so their residuals are compared."""
    residuals = [sum(decisions(game)) - published * len(decisions(game)) for game in played]
    assert_mean(residuals, 0)


EACH_PERSON = {1: (37.47, 11.41, 56.53, 2.50), 2: (37.61, 11.40, 56.54, 2.50)}
"""Buttons, patches, covered cells and leather patches at the end."""


@pytest.mark.parametrize("seat", [1, 2])
def test_each_person_at_the_end(seat: int) -> None:
    played = games("duo", "original", "uniform", "", 0, GAMES)
    persons = [game.state.person(seat) for game in played]
    rows = [(p.buttons, len(p.patches), p.covered, p.leather) for p in persons]
    for column, mean in enumerate(EACH_PERSON[seat]):
        assert_mean([float(row[column]) for row in rows], mean)


# --- solo

SOLO_COLUMNS: dict[str, Measure] = {
    "plies": lambda game: game.plies,
    "Automa turns": lambda game: game.automa_turns,
    "passes": lambda game: game.passes,
    "Automa patches": lambda game: len(game.state.seats[1].patches),
    "with buttons": lambda game: len(_with_buttons(game)),
    "printed buttons": lambda game: sum(_with_buttons(game)),
    "collected buttons": lambda game: game.state.seats[1].buttons,
    "person score": lambda game: game.sheet.total(1),
    "person patches": lambda game: len(game.state.person(1).patches),
    "covered": lambda game: game.state.person(1).covered,
}


def _with_buttons(game: ReferenceGame) -> list[int]:
    printed = (patches()[id].printed_buttons for id in game.state.seats[1].patches)
    return [buttons for buttons in printed if buttons]


SOLO = {
    ("normal", "uniform"): "37.210 16.426 3.409 13.017 9.454 16.926 10.770 -11.549 12.60 59.01",
    ("tactical", "uniform"): "37.508 16.744 3.363 13.381 9.305 15.865 11.190 -12.160 12.50 58.76",
    ("normal", "greedy"): "36.985 16.627 3.496 13.131 9.375 17.025 10.700 6.25 12.66 67.03",
    ("tactical", "greedy"): "37.343 16.954 3.392 13.562 9.313 16.196 11.018 5.41 12.58 66.75",
    ("normal", "advance"): "34.361 16.826 2.800 14.026 9.995 17.080 9.897 -101.173 0 1.41",
    ("tactical", "advance"): "34.733 17.072 2.462 14.610 9.926 16.132 10.590 -101.147 0 1.43",
}


@pytest.mark.parametrize(("deck", "policy"), SOLO)
def test_solo(deck: str, policy: str) -> None:
    played = games("solo", "original", policy, deck, 3, GAMES)
    published = map(float, SOLO[deck, policy].split())
    for measure, mean in zip(SOLO_COLUMNS.values(), published, strict=True):
        assert_mean([float(measure(game)) for game in played], mean)


BY_LEVEL: dict[tuple[str, str], list[tuple[float, float]]] = {
    ("normal", "uniform"): [
        (7.000, 0.0440), (17.770, 0.0049), (27.224, 0.0003), (34.696, 0.00002), (44.150, 0),
    ],
    ("tactical", "uniform"): [
        (7.000, 0.0407), (18.190, 0.0042), (27.495, 0.0003), (34.055, 0.00002), (43.360, 0),
    ],
    ("normal", "greedy"): [
        (6.984, 0.4790), (17.698, 0.1575), (27.074, 0.0324), (34.724, 0.0052), (44.099, 0.0004),
    ],
    ("tactical", "greedy"): [
        (6.986, 0.4506), (18.016, 0.1396), (27.330, 0.0287), (34.214, 0.0056), (43.526, 0.0004),
    ],
}  # fmt: skip


def levels() -> Iterator[Any]:
    for (deck, policy), columns in BY_LEVEL.items():
        for level, (automa, won) in enumerate(columns, start=1):
            yield pytest.param(deck, policy, level, automa, won, id=f"{deck}-{policy}-{level}")


@pytest.mark.parametrize(("deck", "policy", "level", "automa", "won"), [*levels()])
def test_each_level(deck: str, policy: str, level: int, automa: float, won: float) -> None:
    played = games("solo", "original", policy, deck, level, GAMES if level == 3 else 600)
    assert_mean([float(game.sheet.total(2)) for game in played], automa)
    wins = sum(game.sheet.winner == 1 for game in played)
    error = sqrt(won * (1 - won) / len(played))
    assert abs(wins / len(played) - won) <= 4.5 * error + 2 / len(played)


SWITCHES = {
    "leather_layout": ("revised", -11.363, 27.229),
    "recycle": ("all", -11.556, 27.222),
    "automa_leather": ("leave", -7.092, 27.199),
}


@pytest.mark.parametrize("switch", SWITCHES)
def test_each_switch_at_level_3(switch: str) -> None:
    value, person, automa = SWITCHES[switch]
    setup = {"mode": "solo", "level": 3, "deck": "normal", switch: value}
    played = [play_game(FIRST_SEED + n, setup, "uniform") for n in range(GAMES)]
    assert_mean([float(game.sheet.total(1)) for game in played], person)
    assert_mean([float(game.sheet.total(2)) for game in played], automa)
    if switch == "automa_leather":
        assert fmean(game.state.person(1).leather for game in played) > 4.9
