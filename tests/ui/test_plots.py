"""Plots: well formed, in scale, and honest about what does not fit."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from automatable.ui.lab.plots import HEIGHT, WIDTH, Rung, Scale, distribution, effects, ladder


def test_a_scale_leads_from_numbers_to_places() -> None:
    scale = Scale(0, 100, 0, 200)
    assert [scale(n) for n in (0, 50, 100)] == [0, 100, 200]
    assert scale.ticks() == [0, 20, 40, 60, 80, 100]
    assert Scale(5, 5)(5) == Scale(5, 5).first


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-3.5, 60.5), (0.2, 0.3), (0, 250_000)])
def test_ticks_are_few_and_inside(low: float, high: float) -> None:
    ticks = Scale(low, high).ticks()
    assert 2 <= len(ticks) <= 7
    assert all(low <= tick <= high for tick in ticks)


def test_a_ladder_has_a_rung_for_each() -> None:
    rungs = [Rung("<b>", 50, 40, 60, "50 %"), Rung("known", 10, 9, 11, "10 %", 12)]
    drawn = ElementTree.fromstring(ladder(rungs, Scale(0, 100), " %", "wins"))
    classes = [part.get("class") for part in drawn.iter()]
    assert classes.count("plot-dot") == 2
    assert classes.count("plot-known") == 1
    assert drawn.get("aria-label") == "wins"
    assert "<b>" in [part.text for part in drawn.iter()]


def test_bars_are_as_high_as_they_are_frequent() -> None:
    drawn = distribution([("you", {1: 3, 2: 1})], "scores")
    heights = [float(h) for h in re.findall(r'height="([\d.]+)" class="plot-bar', drawn)]
    assert heights[0] == pytest.approx(3 * heights[1], rel=0.01)
    assert max(heights) <= HEIGHT


def test_a_peak_that_would_hide_the_other_set_is_cut_and_says_how_high_it_is() -> None:
    wide = dict.fromkeys(range(50), 1)
    drawn = distribution([("you", wide), ("it", {7: 50})], "scores")
    heights = [float(h) for h in re.findall(r'height="([\d.]+)" class="plot-bar', drawn)]
    assert min(heights) > HEIGHT / 8
    assert "100 %" in drawn


def test_nothing_counted_is_still_a_drawing() -> None:
    ElementTree.fromstring(distribution([], "none"))
    ElementTree.fromstring(effects([], "none"))


def test_effects_lie_on_both_sides_of_their_line() -> None:
    drawn = effects([("card 1", [1.0, -0.5])], "cards")
    you, it = re.findall(r'<rect x="([\d.]+)" width="([\d.]+)"', drawn)
    middle = float(you[0])
    assert float(it[0]) + float(it[1]) == pytest.approx(middle, abs=0.1)
    assert middle + float(you[1]) <= WIDTH
