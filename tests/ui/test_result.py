"""The end of a match in the sheet: where the points of both sides come from."""

from __future__ import annotations

import re
from random import Random

import pytest

from automatable.core.game import game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.playing import legal_answer
from automatable.ui.frame import Frame
from automatable.ui.stage.result import result
from automatable.ui.stage.stage import second
from automatable.ui.stage.turns import Narration
from automatable.ui.words.words import LANGUAGES, Words


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


def test_ones_own_points_come_first_in_the_title_as_in_the_bars() -> None:
    match = finished()
    mine, hers = (seat.total for seat in match.score().seats)
    assert mine < hers
    assert second(Narration(match, "de")) == f"{mine} : {hers}".replace("-", "\u2212")


def test_a_loss_of_points_looks_otherwise_than_a_gain() -> None:
    match = finished()
    html = str(result(Frame(), match, Words("de", match.game)))
    losses = [line for seat in match.score().seats for line in seat.lines if line.points < 0]
    assert losses
    assert html.count("is-loss") == len(losses)


@pytest.mark.parametrize("id", [id for id, game in games().items() if game.on_shelf])
def test_no_two_sources_of_points_have_the_same_name(id: str) -> None:
    """Four lines of knowledge were all called "Knowledge"."""
    match: Match = Match.new(game(id), {}, Seed.from_text("names"))  # type: ignore[type-arg]
    pick = Random(1).choice
    while not match.set_up_done:
        match.answer(legal_answer(match, pick))
    for language in LANGUAGES:
        html = str(result(Frame(language=language), match, Words(language, match.game)))
        labels = re.findall(r'<th scope="row">([^<]+)</th>', html)
        assert labels
        assert len(labels) == len(set(labels)), labels
