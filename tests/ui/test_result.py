"""The end of a match in the sheet: where the points of both sides come from."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from random import Random

import pytest

from automatable.core.game import game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import resolve
from automatable.table.results import Facts, Result
from automatable.table.store import Table
from automatable.testing.playing import legal_answer
from automatable.ui.frame import Frame
from automatable.ui.stage.afterwards import Afterwards, Finished, afterwards
from automatable.ui.stage.curve import APART, Course, _ahead, _ends
from automatable.ui.stage.result import result, sources
from automatable.ui.stage.stage import second
from automatable.ui.stage.turns import Narration
from automatable.ui.words.numbers import signed
from automatable.ui.words.words import LANGUAGES, Words

NOW = datetime(2026, 11, 9, tzinfo=UTC)


def finished() -> Match:  # type: ignore[type-arg]
    """Somebody who only advances."""
    match: Match = Match.new(game("patchwork"), {}, Seed.from_text("a result"))  # type: ignore[type-arg]
    while not match.over:
        match.answer(match.legal()[-1])
    return match


def shown(match: Match, language: str) -> str:  # type: ignore[type-arg]
    words = Words(language, match.game)
    return str(result(Frame(language=language), match, words, Afterwards((), None, "")))


def test_every_source_of_points_stands_once_with_the_points_of_both_sides() -> None:
    match = finished()
    html = shown(match, "en")
    labels = re.findall(r'<th scope="row">([^<]+)</th>', html)
    lines = {line.what for seat in match.score().seats for line in seat.lines if line.points}
    assert len(labels) == len(set(labels)) == len(lines)
    points = re.findall(r'class="result-points"[^>]*>([^<]+)<', html)
    told = [int(text.replace("\u2212", "-").replace("−", "-")) for text in points if text != "–"]
    assert sum(told) == sum(seat.total for seat in match.score().seats)


def test_ones_own_points_come_first_and_the_title_says_by_how_many() -> None:
    match = finished()
    mine, hers = (seat.total for seat in match.score().seats)
    assert mine < hers
    totals = re.findall(r"<dd>([^<]+)</dd>", shown(match, "de"))
    assert totals == [signed(mine), signed(hers)]
    assert second(Narration(match, "de")) == f"um {hers - mine}"


def ahead(*points: tuple[int, int]) -> int | None:
    mine, hers = zip(*points, strict=True)
    return _ahead([Course(1, "person", mine), Course(2, "automa", hers)])


def test_the_curve_says_since_when_the_winner_was_ahead() -> None:
    assert ahead((0, 0), (3, 1), (4, 6), (8, 7), (9, 8)) == 3
    assert ahead((0, 0), (1, 3), (4, 6)) == 1
    assert ahead((1, 0), (3, 1), (4, 2)) is None  # from the start
    assert ahead((0, 0), (3, 1), (4, 4)) is None  # nobody won


def test_two_numbers_at_the_end_of_the_curve_never_cover_each_other() -> None:
    lines = [Course(1, "person", (0, 50, 81)), Course(2, "automa", (0, 60, 82))]
    at = [float(y) for y in re.findall(r'y="([\d.]+)"', "".join(_ends(lines, 0, 82)))]
    assert abs(at[0] - at[1]) >= APART
    assert min(at) > APART / 2


def result_of(table: str, won: int, scores: tuple[int, int], day: int) -> Result:
    options = resolve(game("patchwork").options(), {"level": 2})
    when = datetime(2026, 11, day, tzinfo=UTC)
    facts = Facts(origin=table)
    return Result(table, "patchwork", options, {1: scores[0], 2: scores[1]}, won, when, facts)


def test_a_result_among_ones_own_names_records_and_what_to_try_next() -> None:
    match: Match = Match.new(game("patchwork"), {"level": 2}, Seed.from_text("a result"))  # type: ignore[type-arg]
    while not match.over:
        match.answer(match.legal()[-1])
    table = Table("now", "", match, 1, NOW, NOW)
    before = [result_of(f"t{day}", 1, (10 + day, 3), day) for day in range(1, 6)]
    now = result_of("now", 1, (40, 3), 9)
    after = afterwards(table, Words("en", match.game), Finished([now, *before]))
    assert after.records == ("Best score (before: 15)", "6 in a row", "6 of 6 won")
    assert after.next is not None
    assert after.next.address.startswith("/games/patchwork/new?")
    assert "level=2" in after.again
    other = afterwards(table, Words("en", match.game), Finished(before))
    assert other.records == ()  # it does not count: nothing is claimed


def test_a_loss_of_points_looks_otherwise_than_a_gain() -> None:
    match = finished()
    html = shown(match, "de")
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
        first, second = match.score().seats[:2]
        labels = [row.label for row in sources(first, second, Words(language, match.game))]
        assert labels
        assert len(labels) == len(set(labels)), labels
