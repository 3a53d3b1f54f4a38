"""The table of a file: its board, cards by what counted, questions on one sheet, outcomes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.drawing.areas import Area, CardShown
from automatable.core.drawing.screens import ShowsCards
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.kit.game import KitGame, any_answer
from automatable.kit.reader import read
from automatable.table.store import Store
from automatable.ui.frame import Frame
from automatable.ui.stage.asked_together import foretold, outcome_of, questions_in_a_row
from automatable.ui.stage.curve import curve
from automatable.ui.stage.plain_table import composed, plain_scene
from automatable.ui.stage.table import table_page
from automatable.ui.words.words import Words

DE = "de"


def wingspan(**options: str) -> Match[Any]:
    return Match.new(game("wingspan"), {"dealer": "table", **options}, Seed.from_text("table"))


def at_goal() -> Match[Any]:
    """The end of the first round, by the cards of a person."""
    match = wingspan()
    for card in ("A1", "A4", "R2", "A5", "R3", "A2", "A6", "A3"):
        match.answer("done_it")
        match.answer(f"card {card}")
        while match.pending and match.pending.prompt != "YOUR-TURN-01":
            if match.pending.prompt.startswith("GOAL"):
                return match
            match.answer((match.legal() or ["value 3"])[0])
    raise AssertionError("no goal")


def areas(match: Match[Any], language: str = DE) -> list[Area]:
    return list(match.game.screens.areas(match, Words(language, match.game)))


def test_the_board_has_tracks_first_then_sides_then_piles() -> None:
    shown = areas(wingspan())
    assert [area.side for area in shown] == ["", "automa", "person", "piles"]
    assert [track.label for track in shown[0].tracks] == ["Züge übrig"]
    assert [counter.label for counter in shown[-1].counters] == ["Stapel", "Ablage"]


def test_the_round_stands_in_the_status_line_and_not_on_the_board() -> None:
    match = wingspan()
    assert match.game.screens.progress(match.state, Words(DE, match.game)) == "Runde 1"
    assert "Runde" not in [c.label for area in areas(match) for c in area.counters]


def test_what_the_last_turn_changed_is_marked() -> None:
    match = wingspan()
    match.answer("done_it")
    match.answer("card A1")  # one egg
    changed = [c for area in areas(match) for c in area.counters if c.was is not None]
    assert [(c.label, c.was, c.value) for c in changed] == [("Eier", 0, 1)]


def test_a_label_that_says_what_its_numbers_mean_shows_the_meaning() -> None:
    match = Match.new(game("viticulture"), {}, Seed.from_text("table"))
    counters = {c.label: c.value for area in areas(match) for c in area.counters}
    assert counters["Jahreszeit"] in ("Sommer", "Winter")


@pytest.mark.rule("KIT-CHA-04")
def test_a_card_shows_the_fields_that_the_turn_went_by() -> None:
    match = wingspan()
    match.answer("done_it")
    match.answer("card A7")  # in the first round a bird, nothing beside it
    screens = match.game.screens
    assert isinstance(screens, ShowsCards)
    seen = screens.cards_seen(match, Words(DE, match.game))
    assert seen == [CardShown("Karte A7", (("Runde 1", "spielt einen Vogel"),))]


def test_two_answers_say_at_the_foot_what_they_change() -> None:
    match = wingspan()
    match.answer("done_it")
    match.answer("card A7")
    words = Words(DE, match.game)
    told = foretold(match, match.legal(), words)
    assert told == {"none_fits": "Verdeckte Karten: 0 → 1"}
    assert [text for text, _ in plain_scene(match, words)["at_the_foot"]] == ["plays", "none_fits"]


@pytest.mark.rule("KIT-TUR-01")
def test_questions_that_do_not_change_each_others_offers_stand_on_one_sheet() -> None:
    match = at_goal()
    row = questions_in_a_row(match, Words(DE, match.game))
    assert [(field.name, perhaps) for field, perhaps in row] == [
        ("which", False), ("read", True), ("mine", False),
    ]  # fmt: skip


def test_the_outcome_is_seen_before_the_answers_are_sent_one_by_one() -> None:
    match = at_goal()
    given = {"row": ["1"], "row-which": ["eggs_in_one"], "row-read": ["0"], "row-mine": ["6"]}
    before = len(match.entries)
    found = outcome_of(match, given, DE)
    assert found.asked == ("which", "mine")
    assert any("du hast 6" in line for line in found.lines)
    assert len(match.entries) == before
    text = composed(match, given)
    assert text == "which eggs_in_one · mine 6"
    for one in text.split(" · "):
        match.answer(one)
    assert [entry.text for entry in match.entries[before : before + 2]] == text.split(" · ")


def test_a_question_that_hangs_on_an_answer_is_asked_only_then() -> None:
    match = at_goal()
    other = outcome_of(match, {"row-which": ["other_goal"]}, DE)
    assert other.asked == ("which", "read", "mine")
    assert outcome_of(match, {}, DE).asked == ("which", "mine")
    assert outcome_of(match, {"row-which": ["nonsense"]}, DE).lines == ()


def test_what_both_scores_ask_stands_on_one_sheet() -> None:
    mystica = game("terra_mystica")
    match = Match.at(mystica, {**mystica.template(), "finished": "over"})
    names = [field.name for field, _ in questions_in_a_row(match, Words(DE, match.game))]
    assert len(names) == 3


SHORT = """automa 1
game small "Small"
number a 0 0..9 "A" person
turn one "One" person then one
  ask first "First?" 0..9
  ask second "Second, with {first}?" 0..9
  a = second
  finish when a > 3
end when a > 8
score person
  line a "A"
score automa
  line 0 "Nothing"
"""


def test_a_question_whose_words_hang_on_an_answer_stands_alone() -> None:
    match = Match.new(KitGame(read(SHORT)), {}, Seed.from_text("row"))
    assert questions_in_a_row(match, Words("en", match.game)) == []


def test_a_track_that_bears_the_name_of_a_place_is_tapped_instead_of_a_tile() -> None:
    mystica = game("terra_mystica")
    match = Match.new(mystica, {}, Seed.from_text("cult"))
    chance = Random(1)
    while not any(text.startswith("to_track ") for text in match.legal()):
        match.answer(any_answer(match, chance))
    shown = areas(match)
    assert [area.title for area in shown if area.tiles] == []
    tapped = [track.answer for area in shown for track in area.tracks]
    assert set(tapped) <= {*match.legal(), ""}
    assert any(tapped)


def to_the_end(name: str) -> Match[Any]:
    match, chance = Match.new(game(name), seed=Seed.from_text("to the end")), Random(1)
    while not match.over:
        match.answer(any_answer(match, chance))
    return match


def test_after_the_last_round_there_is_no_further_one() -> None:
    """Four rounds: the number that says which one it is stands at five when they are over."""
    match = to_the_end("wingspan")
    assert match.position()["numbers"]["round"] == 5
    assert match.game.screens.progress(match.state, Words(DE, match.game)) == "Ende"


def test_a_course_that_nobody_knows_is_not_drawn() -> None:
    """Her points hang on what is asked at the end: before it no side has any that are known."""
    match = to_the_end("terra_mystica")
    assert curve(match, Words(DE, match.game)) is None
    known_for_her = curve(wingspan := to_the_end("wingspan"), Words(DE, wingspan.game))
    assert known_for_her is not None
    assert "curve-ahead" not in known_for_her


@pytest.mark.parametrize("name", ["viticulture", "wingspan"])
def test_a_table_is_shown_before_the_first_answer(name: str, tmp_path: Path) -> None:
    """No card comes in the set-up: there is no answer yet to look back at."""
    store = Store(tmp_path / "tables.sqlite")
    table = store.open(store.create(Match.new(game(name)), ""))
    assert table.match.entries == ()
    assert 'id="stage"' in table_page(Frame("en"), table)
    store.close()


def test_what_a_report_leaves_to_do_stands_above_the_question_of_her_turn(tmp_path: Path) -> None:
    """Passing in Terra Mystica: take your points, then her cards ask at once."""
    store = Store(tmp_path / "tables.sqlite")
    match, chance = Match.new(game("terra_mystica"), seed=Seed.from_text("pass")), Random(1)
    while match.pending is not None and "pass" not in match.legal():
        match.answer(any_answer(match, chance))
    match.answer("pass")
    page = table_page(Frame("en"), store.open(store.create(match, "")))
    assert page.index("Take your points for passing") < page.index('class="prompt')
    store.close()
