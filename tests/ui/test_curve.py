"""The course of a match on the score page, and the charts and the advice of the history."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import automatable
from automatable.table.store import Result, Store
from automatable.ui.frame import Frame
from automatable.ui.shelf.history import history_page
from automatable.ui.stage.curve import courses, curve, signs
from automatable.ui.words.words import Words


def test_the_course_begins_at_the_set_up_and_ends_at_the_sheet() -> None:
    match = automatable.new("patchwork", level=3, seed="course")
    begun = {seat.seat: seat.total for seat in match.score().seats}
    while not match.over:
        match.answer(match.legal()[0])
    lines = courses(match)
    assert {line.seat: line.points[0] for line in lines} == begun
    assert {line.seat: line.points[-1] for line in lines} == {
        seat.seat: seat.total for seat in match.score().seats
    }
    assert len({len(line.points) for line in lines}) == 1


def test_a_match_that_has_just_begun_has_no_curve() -> None:
    match = automatable.new("patchwork", level=3, seed="course")
    assert curve(match, Words("en", match.game)) is None


def test_the_curve_says_in_words_how_it_ended() -> None:
    match = automatable.new("patchwork", level=3, seed="course")
    while not match.over:
        match.answer(match.legal()[0])
    drawn = curve(match, Words("de", match.game))
    assert drawn is not None
    assert str(match.score().total(1)).replace("-", "\N{MINUS SIGN}") in drawn
    assert "Verlauf der Partie" in drawn


def test_what_is_not_known_is_a_gap_with_a_word() -> None:
    match = automatable.new("through_the_ages", seed="course", start_player="human")
    for _ in range(30):
        match.answer("done" if "done" in match.legal() else match.legal()[0])
    mine, hers = courses(match)
    assert mine.points[-1] is None
    assert None not in hers.points
    drawn = curve(match, Words("en", match.game))
    assert drawn is not None
    assert (
        drawn.count("polyline") == len([None for known in mine.points[:1] if known is not None]) + 1
    )
    assert "You: not known yet" in drawn
    assert any("a gap" in name for _, name in signs(match, Words("en", match.game)))


def result(level: int, won: bool, day: int) -> Result:
    scores = {1: 20, 2: 5} if won else {1: 5, 2: 20}
    return Result(
        table=None,
        game="patchwork",
        options={"level": level, "deck": "normal", "sit": "digital"},
        scores=scores,
        winner=1 if won else 2,
        finished=datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=day),
    )


def test_who_has_beaten_a_level_twice_is_told_to_try_the_next() -> None:
    beaten = [result(2, True, 1), result(2, True, 2)]
    assert "twice in a row" in history_page(Frame(), beaten)
    lost_since = [*beaten, result(2, False, 3)]
    for played in (
        beaten[:1],
        lost_since,
        [replace(r, options=r.options | {"level": 5}) for r in beaten],
    ):
        assert "twice in a row" not in history_page(Frame(), played)


def scythe_result(points: int, **options: str) -> Result:
    match = automatable.new("scythe", **options)
    return Result(
        table=None,
        game="scythe",
        options=match.options,
        scores={1: points, 2: 50},
        winner=1 if points > 50 else 2,
        finished=datetime(2026, 1, 1, tzinfo=UTC),
    )


def charts_of(results: list[Result]) -> dict[str, str]:
    """Heading to what the chart says, without marks."""
    found = re.findall(r"<h2>(.*?)</h2>(.*?)</figure>", history_page(Frame(), results), re.DOTALL)
    return {title: " ".join(re.sub(r"<[^>]*>", " ", told).split()) for title, told in found}


def test_scythe_is_counted_by_faction_and_mat_too() -> None:
    charts = charts_of(
        [
            scythe_result(61, sit="digital", human_faction="saxony", mat="patriotic"),
            scythe_result(40, sit="digital", human_faction="saxony", mat="agricultural"),
            scythe_result(72, sit="digital", human_faction="nordic", mat="patriotic"),
            scythe_result(30, sit="companion", human_faction="polania"),
        ]
    )
    assert list(charts) == [
        "Scythe: won by level",
        "Scythe · Your faction",
        "Scythe · Your player mat",
    ]
    assert charts["Scythe · Your faction"] == (
        "Nordic Kingdoms 1 of 1 · 100 % · best 72 Saxony Empire 1 of 2 · 50 % · best 61 "
        "Republic of Polania 0 of 1 · 0 % · best 30"
    )
    # With one's own box there is no mat.
    assert charts["Scythe · Your player mat"] == (
        "Patriotic 2 of 2 · 100 % · best 72 Agricultural 0 of 1 · 0 % · best 40"
    )


def test_results_older_than_an_option_are_counted_where_they_can_be() -> None:
    played = scythe_result(61, sit="companion", human_faction="saxony")
    older = {key: value for key, value in played.options.items() if key not in ("sit", "mat")}
    assert list(charts_of([replace(played, options=older)])) == [
        "Scythe: won by level",
        "Scythe · Your faction",
    ]


def test_a_mat_that_was_drawn_counts_as_the_mat_that_it_was(tmp_path: Path) -> None:
    match = automatable.new("scythe", sit="digital", mat="random", seed="drawn")
    while not match.over:
        match.answer(match.legal()[-1])
    store = Store(tmp_path / "tables.sqlite")
    store.create(match)
    (kept,) = store.results()
    assert kept.options["mat"] == match.state.persons[0].mat
    assert match.options["mat"] == "random"
