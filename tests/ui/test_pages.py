"""Every page of every kind of table, in three languages, with words for everything."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote

import pytest

from automatable.core.game import game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Result, Table, TableInfo
from automatable.testing.playing import legal_answer
from automatable.ui.decks.pages import decks_page
from automatable.ui.frame import Frame
from automatable.ui.learning.rules import rules_page
from automatable.ui.shelf.help import error_page, help_page
from automatable.ui.shelf.history import history_page, score_page
from automatable.ui.shelf.set_up import set_up_page
from automatable.ui.shelf.shelf import shelf_page
from automatable.ui.stage.correcting import correct_page, correction, correction_text
from automatable.ui.stage.log import FILTERS, log_page
from automatable.ui.stage.table import checklist_page, settings_page, table_page
from automatable.ui.words.answers import changes_in_words
from automatable.ui.words.words import LANGUAGES, Words

NOW = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)
SEED = Seed.from_text("pages")


def at_table(match: Match[Any], name: str = "") -> Table:
    return Table("a-table", name, match, 7, NOW, NOW)


def new(**options: Any) -> Match[Any]:
    return Match.new(game("patchwork"), options, SEED)


def after(match: Match[Any], *answers: str) -> Match[Any]:
    for answer in answers:
        match.answer(answer)
    return match


def to_the_end(match: Match[Any]) -> Match[Any]:
    while not match.over:
        match.answer((match.legal() or [])[-1])
    return match


MATCHES: dict[str, Callable[[], Match[Any]]] = {
    "solo": lambda: after(new(), ">", ">"),
    "tactical": lambda: after(new(deck="tactical"), ">"),
    "over": lambda: to_the_end(new()),
    "corrected": lambda: after(new(), ">", '!{"seat_1.buttons": 9}'),
    "companion": lambda: after(new(sit="companion", dealer="table"), "+BGI"),
    "laying out": lambda: new(sit="companion", circle_source="table_full"),
    "duo": lambda: after(new(sit="duo"), ">"),
    "toy": lambda: Match.new(game("toy"), {}, SEED),
}


@pytest.fixture(params=LANGUAGES)
def frame(request: pytest.FixtureRequest) -> Frame:
    return Frame(language=request.param, guard="secret")


def links(page: str) -> set[str]:
    return set(re.findall(r'(?:href|action)="(/[^"#?]*)', page))


@pytest.mark.parametrize("kind", MATCHES)
def test_every_page_of_a_table_has_words(kind: str, frame: Frame) -> None:
    table = at_table(MATCHES[kind]())
    pages = [
        table_page(frame, table),
        *(log_page(frame, table, shown) for shown in FILTERS),
        score_page(frame, table),
        correct_page(frame, table),
        checklist_page(frame, table),
        settings_page(frame, table),
        decks_page(frame, table.match.game, table=table),
    ]
    for page in pages:
        assert f'<html lang="{frame.language}"' in page
        assert "style=" not in re.sub(r"<script.*?</script>", "", page, flags=re.S)
        assert " onclick" not in page


@pytest.mark.parametrize("id", games())
def test_every_page_of_a_game_has_words(id: str, frame: Frame) -> None:
    for page in (
        set_up_page(frame, game(id), {}),
        rules_page(frame, game(id)),
        decks_page(frame, game(id)),
    ):
        assert "</html>" in page


def test_pages_without_a_game_have_words(frame: Frame) -> None:
    assert "404" in error_page(frame, 404, "Lost")
    assert "<kbd>R</kbd>" not in help_page(frame)
    assert "<kbd>R</kbd>" in help_page(frame, game("patchwork"))
    assert "<kbd>R</kbd>" not in help_page(frame, game("scythe"))


def test_addresses_begin_with_the_prefix_of_the_app() -> None:
    frame = Frame(base="/solo", guard="secret")
    table = at_table(MATCHES["solo"]())
    for page in (
        shelf_page(frame, []),
        table_page(frame, table),
        log_page(frame, table),
        set_up_page(frame, game("patchwork"), {}),
    ):
        assert links(page)
        assert {link for link in links(page) if not link.startswith("/solo/")} == set()


# --- shelf and history


def info(**changes: Any) -> TableInfo:
    told: dict[str, Any] = {
        "id": "t1",
        "name": "",
        "game": "patchwork",
        "options": new(level=4).options,
        "sequence": 3,
        "created": NOW,
        "played": datetime.now(UTC) - timedelta(hours=3),
        "over": False,
        "answers": 12,
    }
    return TableInfo(**{**told, **changes})


def test_the_shelf_shows_what_can_be_gone_on_with() -> None:
    page = shelf_page(Frame(), [info(name="Kitchen")])
    for told in ("Kitchen", "IV – Master", "12 steps played", "3 hours ago", "/tables/t1"):
        assert told in page


def test_finished_tables_and_unknown_games_are_not_gone_on_with() -> None:
    page = shelf_page(Frame(), [info(over=True), info(game="chess")])
    assert "/tables/" not in page


def test_a_name_cannot_break_the_page() -> None:
    page = shelf_page(Frame(), [info(name="<script>alert(1)</script>")])
    assert "&lt;script&gt;alert(1)" in page


def test_the_history_counts_wins_by_level() -> None:
    options = new(level=2).options
    results = [
        Result(f"t{i}", "patchwork", options, {1: 20, 2: points}, 1 if points < 20 else 2, NOW)
        for i, points in enumerate((10, 30, 15))
    ]
    page = history_page(Frame(), results)
    assert "2 of 3 · 67 %" in page
    assert "II – Apprentice" in page
    assert "20 : 30" in page


def test_a_shared_victory_counts_as_won_and_a_tie_below_the_best_does_not() -> None:
    options = new(level=2).options
    results = [
        Result(f"t{i}", "patchwork", options, scores, None, NOW)
        for i, scores in enumerate(({1: 90, 2: 90, 3: 70}, {1: 70, 2: 90, 3: 90}))
    ]
    assert "1 of 2 · 50 %" in history_page(Frame(), results)


def test_an_empty_history_says_so() -> None:
    assert "No finished game yet" in history_page(Frame(), [])


# --- score


def test_a_running_match_is_scored_as_if_it_ended_now() -> None:
    page = score_page(Frame(), at_table(MATCHES["solo"]()))
    assert "If it ended now" in page
    assert "Winner" not in page


def test_the_final_score_names_the_winner_and_every_rule() -> None:
    page = score_page(Frame(), at_table(MATCHES["over"]()))
    assert "Final score" in page
    assert "Winner" in page
    assert "#PAT-SCORE-04" in page


def test_equal_points_tell_what_decided() -> None:
    match = MATCHES["over"]()
    sheet = match.score()
    buttons = match.position()["seat_1"]["buttons"] + sheet.total(2) - sheet.total(1)
    match.answer(f'!{{"seat_1.buttons": {buttons}}}')
    page = score_page(Frame(), at_table(match))
    assert "Equal points: whoever reached the final space first wins." in page


# --- decks


def test_the_deck_in_use_tells_what_can_come() -> None:
    match = after(new(dealer="table"), ">", "card 5")
    page = decks_page(Frame(), match.game, table=at_table(match))
    assert "11 of 12 cards can be the next one" in page
    assert page.count("deck-card-gone") == 1


def test_a_deck_whose_file_is_gone_is_still_shown_at_its_table() -> None:
    normal = game("patchwork").decks.built_in()[0].contents
    match = new(deck={**normal, "id": "flea_market"})
    page = decks_page(Frame(), match.game, table=at_table(match))
    assert page.index("flea_market") < page.index("Normal deck")


def test_decks_tell_where_they_come_from() -> None:
    page = decks_page(Frame(), game("patchwork"))
    assert page.count('class="automa-card"') == 24
    assert "Checked against the printed cards" in page


# --- corrections


def test_facts_can_be_corrected_by_choice_or_by_typing() -> None:
    page = correct_page(Frame(), at_table(MATCHES["solo"]()))
    assert '<input name="fact:seat_1.buttons"' in page
    assert '<select name="fact:tile">' in page


SIGNS = re.compile(r"[?@*|:_/]|[A-Za-z]{9,}|\d\.\d")


@pytest.mark.parametrize("id", sorted(set(games()) - {"toy"}))
def test_what_is_written_in_signs_is_folded_for_experts(id: str) -> None:
    match = after_set_up(id)
    page = correct_page(Frame(), at_table(match))
    plain, _, folded = page.partition('<details class="facts-signs">')
    typed = re.findall(r'<input name="fact:[^"]*" value="([^"]*)"', plain)
    assert typed
    assert not [value for value in typed if SIGNS.search(value)]
    for fact in match.game.screens.facts(match):
        if fact.rows:
            assert f"fact={quote(fact.path)}" in plain, "things are chosen by their names"
        else:
            assert f'name="fact:{fact.path}"' in (folded if fact.notation else plain)


@pytest.mark.parametrize("id", sorted(set(games()) - {"toy"}))
def test_a_fact_of_several_things_is_chosen_by_their_names(id: str) -> None:
    """What the page shows is what it sends: nothing changes, or just the row that was changed."""
    match = after_set_up(id)
    facts = [fact for fact in match.game.screens.facts(match) if fact.rows]
    assert facts or match.game.is_from_file
    for fact in facts:
        page = correct_page(Frame(), at_table(match), opened=fact.path)
        fields = re.findall(r'<select name="(row:[^"]*)".*?</select>', page)
        chosen = [
            (re.search(r'<option value="([^"]*)" selected', select) or [None, ""])[1]
            for select in re.findall(r"<select.*?</select>", page)
        ]
        sent = dict(zip(fields, chosen, strict=True))
        assert correction(match, sent) == {}, fact.path
        if fact.rows and fact.rows.rows:
            first = f"row:{fact.path}:0:0"
            assert fact.path in correction(match, sent | {first: ""})


def after_set_up(id: str) -> Match[Any]:
    match = Match.new(game(id), {}, Seed.from_text("signs"))
    while not match.set_up_done or len(match.entries) < 4:
        match.answer(legal_answer(match, random.Random(id).choice))
    return match


def test_a_change_in_signs_is_told_without_them_and_unfolds_them_again() -> None:
    match = MATCHES["solo"]()
    facts = {fact.path: fact for fact in match.game.screens.facts(match)}
    quilt = str(facts["seat_1.quilt"].value)
    given = {"seat_1.quilt": quilt.replace("9", "A8", 1)}
    page = correct_page(Frame(), at_table(match), ["no"], given)
    assert '<details class="facts-signs" open>' in page
    assert '<details class="facts-signs">' in correct_page(Frame(), at_table(match), ["no"], {})
    told = changes_in_words(match, correction_text(given), Words("en", match.game))
    assert told == "Your quilt, row by row: set right"


def test_before_the_set_up_is_finished_nothing_can_be_corrected() -> None:
    page = correct_page(Frame(), at_table(MATCHES["laying out"]()))
    assert "once the set-up is finished" in page
