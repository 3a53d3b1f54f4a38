"""The Automa on its own: tempo, exactly and by simulation (EXP-LAB)."""

from __future__ import annotations

import json
from fractions import Fraction
from math import sqrt
from pathlib import Path
from statistics import pstdev

import pytest

from automatable.games.expeditions.absent import Report, RevealModel, play_many
from automatable.games.expeditions.levels import shipped_levels
from automatable.games.expeditions.marker_pace import (
    advances_within,
    mean,
    mean_turn_of_last_star,
    turn_of_advance,
)

KNOWN = json.loads((Path(__file__).parent / "data" / "known_answers.json").read_text("utf-8"))
TEMPO, ABSENT = KNOWN["tempo_exact"], KNOWN["absent_human_simulated"]
COLUMNS = {
    "turns": "automa_turns", "maps": "maps", "corruption": "corruption_with_20",
    "score": "score", "sweeps": "sweep_icons", "token_20": "has_token_20",
}  # fmt: skip


def test_the_advances_of_a_whole_cycle() -> None:
    known = {int(k): Fraction(p) for k, p in TEMPO["advances_per_cycle"].items()}
    assert advances_within(12) == known
    assert mean(advances_within(12)) == Fraction(TEMPO["mean_advances_per_cycle"])


@pytest.mark.parametrize("id", TEMPO["levels"])
def test_the_exact_tempo_of_a_level(id: str) -> None:
    level, known = shipped_levels()[id], TEMPO["levels"][id]
    for star in known["stars"]:
        turns = turn_of_advance(star["space"])
        assert sum(turns.values()) == 1
        assert float(mean(turns)) == pytest.approx(star["mean_turn"], abs=1e-4)
        assert (min(turns), max(turns)) == (star["min"], star["max"])
    last = known["turn_of_8th_star"]
    turns = turn_of_advance(level.star_positions[-1])
    assert mean_turn_of_last_star(level) == Fraction(last["mean_exact"])
    for turn, p in last["pmf"].items():
        assert float(turns[int(turn)]) == pytest.approx(p, abs=1e-7)
    spread = mean({t * t: p for t, p in turns.items()}) - mean(turns) ** 2
    assert sqrt(spread) == pytest.approx(last["sd"], abs=1e-3)


def standard_error(report: Report, what: str) -> float:
    values = [float(getattr(outcome, what)) for outcome in report.outcomes]
    return pstdev(values) / sqrt(len(values))


@pytest.mark.rule("EXP-LAB-01", "EXP-LAB-02", "EXP-LAB-03", "EXP-LAB-04")
@pytest.mark.parametrize("id", ["printed_1", "house_5"])
def test_a_few_games_without_a_person_agree_with_the_benchmark(id: str) -> None:
    """Within five standard errors of the means of 100,000 games."""
    report = play_many(shipped_levels()[id], 150, "few")
    for what, column in COLUMNS.items():
        known = ABSENT["reveal_models"]["north_3_central_2"][id][column]
        assert abs(report.mean(what) - known) < 5 * standard_error(report, what) + 0.01, what
    assert "assumed: north 3, central 2" in report.model
    assert sum(report.distribution("turns").values()) == 150
    assert all(outcome.stars[-1] == 8 for outcome in report.outcomes)


@pytest.mark.rule("EXP-LAB-02")
def test_the_bag_holds_36_tokens() -> None:
    report = play_many(shipped_levels()["printed_1"], 5, "bag", RevealModel(9, 9))
    assert all(outcome.corruption <= 37 for outcome in report.outcomes)


@pytest.mark.rule("EXP-LAB-03")
def test_the_absent_person_never_ends_the_game() -> None:
    """So the Automa takes one turn more than its 8th star needs."""
    for outcome in play_many(shipped_levels()["house_5"], 20, "absent").outcomes:
        assert outcome.stars.index(8) + 2 == outcome.turns


@pytest.mark.slow
@pytest.mark.rule("EXP-LAB-04")
@pytest.mark.parametrize("model", ["north_3_central_2", "north_2_central_2"])
@pytest.mark.parametrize("id", TEMPO["levels"])
def test_20000_games_agree_with_the_benchmark(id: str, model: str) -> None:
    north, central = int(model[6]), int(model[-1])
    report = play_many(shipped_levels()[id], 20_000, "many", RevealModel(north, central))
    for what, column in COLUMNS.items():
        limit = 0.02 if what == "token_20" else 0.3
        assert abs(report.mean(what) - ABSENT["reveal_models"][model][id][column]) < limit, what
