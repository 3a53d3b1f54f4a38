"""Games to share: links that open the same game, results as text, and a game for each day."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any
from urllib.parse import parse_qsl

import pytest

import automatable
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.sharing import (
    NotShared,
    day_options,
    day_seed,
    has_day,
    read_result,
    result_code,
    set_up_link,
    set_up_mark,
    shared,
    sparklines,
)
from automatable.ui.shelf.set_up import chosen_options
from automatable.ui.shelf.sharing import share_text
from automatable.ui.words.words import Words

OURS = ("age_of_innovation", "expeditions", "patchwork", "scythe", "through_the_ages")
DAY = date(2026, 11, 15)


def finished(seed: str = "shared", **options: Any) -> Match[Any]:
    match = automatable.new("patchwork", seed=seed, **options)
    while not match.over:
        match.answer(match.legal()[0])
    return match


def opened(link: str) -> Match[Any]:
    """The match that somebody begins who follows a link."""
    path, _, query = link.partition("?")
    given = dict(parse_qsl(query))
    chosen = game(path.removeprefix("games/").removesuffix("/new"))
    return Match.new(chosen, chosen_options(chosen, given), Seed.from_text(given["seed"]))


@pytest.mark.parametrize(
    "options", [{}, {"level": 5, "deck": "tactical"}, {"sit": "duo"}, {"leather_layout": "revised"}]
)
def test_a_link_opens_the_same_game(options: dict[str, Any]) -> None:
    match = finished(**options)
    again = opened(set_up_link(match))
    assert again.options == match.options
    assert again.position() == match.until(len(again.entries)).position()
    assert set_up_mark(again) == set_up_mark(match)


def test_a_running_match_keeps_its_seed_to_itself() -> None:
    match = automatable.new("patchwork", seed="running")
    for send in (set_up_link, shared):
        with pytest.raises(NotShared, match="share_running"):
            send(match)


def test_what_no_link_leads_to_is_refused_by_name() -> None:
    late = automatable.at("patchwork", game("patchwork").template())
    while not late.over:
        late.answer(late.legal()[0])
    with pytest.raises(NotShared, match="share_begun_elsewhere"):
        set_up_link(late)
    copy = automatable.new("patchwork", seed="copied").with_cards_of_its_own()
    while not copy.over:
        copy.answer(copy.legal()[0])
    with pytest.raises(NotShared, match="share_begun_elsewhere"):
        set_up_link(copy)


def test_a_result_survives_being_pasted() -> None:
    result = shared(finished())
    code = result_code(result)
    assert read_result(code) == result
    assert read_result(f"Look at this!\n> {code} \nNot bad?") == result
    assert len(code) < 400


def test_a_result_tells_nothing_of_the_seed() -> None:
    match = finished()
    assert str(match.seed) not in result_code(shared(match))
    assert set_up_mark(match) != set_up_mark(finished(seed="another"))
    assert set_up_mark(match) != set_up_mark(finished(level=4))


def test_help_and_corrections_are_told() -> None:
    match = automatable.new("patchwork", seed="with help")
    match.answer(f"@planner {match.legal()[0]}")
    match.adjust('{"seat_1.buttons": 9}')
    while not match.over:
        match.answer(match.legal()[0])
    result = read_result(result_code(shared(match)))
    given = [entry for entry in match.entries if entry.by == "person"]
    assert result.helped == 1 + max(1, round(100 / len(given)))
    assert result.corrected


def test_how_much_help_it_was_is_told() -> None:
    match = automatable.new("patchwork", seed="with much help")
    while not match.over:
        match.answer(f"@planner {match.legal()[0]}")
    assert shared(match).helped == 101
    assert "all the answers" in share_text(match, Words("en", match.game))


def test_what_was_not_known_is_not_worth_nothing() -> None:
    match = automatable.new("expeditions", seed="course", first="human")
    while not match.over:
        match.answer(
            next((t for t in ("done", "coins 30") if t in match.legal()), match.legal()[0])
        )
    (mine, hers) = shared(match).courses
    assert mine == (match.score().total(1),)
    assert len(hers) > 10


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "share_no_code"),
        ("I won by far!", "share_no_code"),
        ("AT1:AAAAAAAAAAAAAAAA", "share_broken_code"),
        ("AT1:" + "x" * 3000, "share_broken_code"),
    ],
)
def test_other_texts_are_no_results(text: str, code: str) -> None:
    with pytest.raises(NotShared, match=code):
        read_result(text)


def test_a_code_that_was_cut_is_called_broken() -> None:
    code = result_code(shared(finished()))
    for end in range(20, len(code) - 1, 7):
        with pytest.raises(NotShared, match="share_broken_code"):
            read_result(code[:end])


def test_sparklines_share_one_scale() -> None:
    result = shared(finished())
    lines = sparklines(result)
    assert len(lines) == 2
    assert all(len(line) == len(course) for line, course in zip(lines, result.courses, strict=True))
    assert "█" in "".join(lines)
    assert "▁" in "".join(lines)


@pytest.mark.parametrize("id", OURS)
def test_every_game_has_a_game_of_the_day_that_can_begin(id: str) -> None:
    chosen = game(id)
    assert has_day(chosen)
    levels = set()
    for ahead in range(40):
        day = DAY + timedelta(ahead)
        options = day_options(chosen, day)
        levels.add(options["level"])
        if ahead < 4:
            seed = Seed.from_text(day_seed(chosen, day))
            first = Match.new(chosen, options, seed)
            assert first.answers == Match.new(chosen, options, seed).answers
    assert len(levels) > 1
    assert day_options(chosen, DAY) == day_options(chosen, DAY)
    assert day_seed(chosen, DAY) != day_seed(chosen, DAY + timedelta(1))


def test_the_day_is_pinned() -> None:
    """Everybody computes the same: a change here would part old and new versions."""
    patchwork = game("patchwork")
    assert day_seed(patchwork, DAY) == "patchwork 2026-11-15"
    assert day_options(patchwork, DAY) == {"sit": "digital", "level": 3, "dealer": "app"}
