"""The end of a match in the sheet: where the points of both sides come from."""

from __future__ import annotations

import re

from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.ui.frame import Frame
from automatable.ui.result import result
from automatable.ui.words import Words


def finished() -> Match:  # type: ignore[type-arg]
    """Somebody who only advances."""
    match: Match = Match.new(game("patchwork"), {}, Seed.from_text("a result"))  # type: ignore[type-arg]
    while not match.over:
        match.answer(match.legal()[-1])
    return match


def test_every_source_of_points_stands_once_with_the_points_of_both_sides() -> None:
    match = finished()
    html = str(result(Frame(), match, Words("en", match.game)))
    labels = re.findall(r'<th scope="row">([^<]+)</th>', html)
    lines = {line.what for seat in match.score().seats for line in seat.lines}
    assert len(labels) == len(set(labels)) == len(lines)
    points = re.findall(r'class="result-points"[^>]*>([^<]+)<', html)
    told = [int(text.replace("\u2212", "-").replace("−", "-")) for text in points if text != "–"]
    assert sum(told) == sum(seat.total for seat in match.score().seats)


def test_a_loss_of_points_looks_otherwise_than_a_gain() -> None:
    match = finished()
    html = str(result(Frame(), match, Words("de", match.game)))
    losses = [line for seat in match.score().seats for line in seat.lines if line.points < 0]
    assert losses
    assert html.count("is-loss") == len(losses)
