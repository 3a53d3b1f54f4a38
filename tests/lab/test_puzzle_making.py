"""Making puzzles: found by search, proved, resumable, and packed as the app reads them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from automatable.games.patchwork.puzzles import puzzles
from automatable.lab.patchwork import puzzle_making
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.effort import PLAYED_ON, Effort
from automatable.lab.patchwork.judging import calibrated
from automatable.lab.patchwork.puzzle_making import found_in, make, pack
from automatable.lab.patchwork.research import calibration, puzzle_checking
from automatable.lab.patchwork.research.puzzle_checking import checks, summary


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer games, and whatever leads a little will do."""
    monkeypatch.setattr(puzzle_making, "LOOK", Effort(150, 60, 4))
    monkeypatch.setattr(puzzle_making, "PROOF", Effort(150, 120, 4))
    monkeypatch.setattr(puzzle_making, "LONGER", Effort(0, 120, 4))
    monkeypatch.setattr(puzzle_making, "MARGIN", 0.02)
    monkeypatch.setattr(puzzle_making, "SURE_MARGIN", -1.0)


def test_a_run_that_was_stopped_goes_on(quick: None, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    assert list(make(whole, 3, 5))[-1] >= 3
    assert list(make(parts, 1, 5))[-1] >= 1
    assert list(make(parts, 3, 5))[-1] >= 3
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    count = pack(found_in(whole), tmp_path / "packed.json")
    packed = json.loads((tmp_path / "packed.json").read_text(encoding="utf-8"))
    assert len(packed["puzzles"]) == count == len(whole.read_text("utf-8").splitlines())
    position, choices, easy = packed["puzzles"][0]
    assert position.startswith("pw1 ")
    assert choices[0][3] == 0
    assert easy in (0, 1)


def test_calibration_goes_on_and_counts_in_tenths(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(calibration, "EFFORT", Effort(0, 40, 1))
    monkeypatch.setattr(calibration, "PLAYER", Budget(iterations=10))
    monkeypatch.setattr(calibration, "EVERY", 3)
    file = tmp_path / "calibration.json"
    list(calibration.samples(file, 4))
    found = list(calibration.samples(file, 8))[-1]
    again = list(calibration.samples(tmp_path / "other.json", 8))[-1]
    assert found == again
    assert sum(one.positions for one in calibration.bins(found)) == len(found) > 4
    assert "| said (mean) |" in calibration.table(found)


def test_bins_hold_what_was_said_and_what_came() -> None:
    bins = calibration.bins([(0.05, 0), (0.07, 1), (1.0, 1), (0.95, 1)])
    assert [(one.positions, one.won) for one in bins] == [(2, 1), (2, 2)]
    assert bins[0].said == pytest.approx(0.06)


def test_the_calibration_is_found_again_in_games_made_by_it() -> None:
    """Games won with exactly the calibrated chances lead back to its two numbers."""
    random = np.random.default_rng(1)
    shares = random.uniform(0.01, 0.99, 40_000)
    won = random.uniform(size=40_000) < calibrated(shares, *PLAYED_ON)
    shift, slope = calibration.fit(
        list(zip(shares.tolist(), won.astype(float).tolist(), strict=True))
    )
    assert (shift, slope) == pytest.approx(PLAYED_ON, abs=0.06)


def test_what_is_certain_stays_certain_and_the_order_is_kept() -> None:
    shares = np.array([0.0, 0.001, 0.3, 0.7, 0.999, 1.0])
    chances = calibrated(shares, *PLAYED_ON)
    assert (chances[0], chances[-1]) == (0.0, 1.0)
    assert (np.diff(chances) > 0).all()


def test_every_set_up_is_in_both_halves() -> None:
    found = [(0.5, 1, calibration.FIRST_SEED + n) for n in range(4 * len(calibration.SET_UPS))]
    for deck in calibration.DECKS:
        halves = [calibration.of_deck(found, deck, half) for half in (0, 1)]
        assert len(halves[0]) == len(halves[1]) == len(found) // 4
        assert not {one[2] for one in halves[0]} & {one[2] for one in halves[1]}


def test_the_chart_can_be_drawn() -> None:
    found = [(0.2, 0.0), (0.2, 1.0), (0.8, 1.0)]
    assert calibration.chart(found, calibration.applied(found, PLAYED_ON)).startswith("<svg")


def test_a_check_goes_on_and_what_does_not_hold_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(puzzle_checking, "PROOF", Effort(0, 120, 4))
    monkeypatch.setattr(puzzle_making, "LONGER", Effort(0, 120, 4))
    clearest = sorted(puzzles(), key=lambda one: -one.margin.behind)
    file, (first, second, *_) = tmp_path / "checked.jsonl", clearest
    swapped = replace(second, choices=(second.choices[-1], *second.choices[:-1]))
    list(checks(file, [first]))
    lines = list(checks(file, [first, swapped]))
    assert lines == list(checks(file, [first, swapped]))
    assert [bool(line["proof"]) for line in lines] == [True, False]
    assert summary(lines) == f"1 of 2 puzzles hold; not [{second.number}]"
