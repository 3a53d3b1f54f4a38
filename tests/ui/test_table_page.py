"""The table: what is asked, what the Automa did, and why."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import Any

import pytest

from automatable.core.game import game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Table
from automatable.ui.frame import Frame
from automatable.ui.stage.correcting import correction, correction_text
from automatable.ui.stage.guessing import Tally, answer_page, guess_page, questions
from automatable.ui.stage.log import log_page
from automatable.ui.stage.table import table_page
from automatable.ui.stage.turns import Narration
from automatable.ui.words.words import Words

NOW = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)
# The person advances from 4 to 7 and takes 3 buttons; then the Automa turns card 2 over.
START = "pw1 BGIDJKA 4-6 1 9/9/9/9/9/9/9/9/9;5 @3n;-;0;1: - o"


def at(position: str, **options: Any) -> Match[Any]:
    seed = Seed.from_text("a table")
    return Match.at(game("patchwork"), _with_all_patches(position), options, seed)


def _with_all_patches(position: str) -> str:
    """The circle filled up with the patches that the example does not care about."""
    notation, circle, *rest = position.split(" ")
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg"
    return " ".join([notation, circle + "".join(sorted(set(letters) - set(circle))), *rest])


def page(match: Match[Any], language: str = "en") -> str:
    return table_page(Frame(language=language), Table("t", "", match, 3, NOW, NOW))


def automa_turn() -> Match[Any]:
    match = at(START, dealer="table")
    match.answer(">")
    match.answer("card 2")
    return match


def test_a_guess_shows_the_board_as_it_was_before_the_choice() -> None:
    match = automa_turn()
    table, tally = Table("t", "", match, 3, NOW, NOW), Tally("t", 0)
    (question,) = questions(match)
    html = guess_page(Frame(), table, question, tally)
    screens, words = match.game.screens, Words("en", match.game)
    then = screens.keyed(match.state_before(1), words)
    assert set(re.findall(r'<g data-key="([^"]+)"', html)) == set(then)
    assert {"time-6", "time-7"} <= set(then)
    assert set(screens.keyed(match.state, words)) != set(then)


def test_a_place_that_a_refused_answer_names_is_crossed_out_on_the_board() -> None:
    match = Match.new(game("scythe"), {}, Seed.from_text("refused"))
    table = Table("t", "", match, 3, NOW, NOW)
    refused = table_page(Frame(), table, problems=["No."], given="worker A1")
    assert refused.count('class="refused-here"') == 1
    assert "refused-here" not in table_page(Frame(), table)


def test_candidates_of_a_guess_lie_on_the_board_and_can_be_tapped() -> None:
    """Names of regions are hidden on a phone: a guess by name alone could not be made there."""
    match = Match.new(game("scythe"), {"sit": "digital"}, Seed.from_text("guess"))
    while not (asked := questions(match)):
        match.answer(match.legal()[0])
    table, names = Table("t", "", match, 3, NOW, NOW), set(map(str, asked[0].options))
    html = guess_page(Frame(), table, asked[0], Tally("t", 0))
    places = {"home": "home-automa"}
    assert set(re.findall(r'data-place="([^"]+)"', html)) == {places.get(n, n) for n in names}
    assert html.count("candidate-ring") == len(names)
    told = answer_page(Frame(), table, asked[0], Tally("t", 1), asked[0].options[0])
    assert told.count("candidate is-true") == 1


def test_the_last_turn_is_the_automas_with_its_card_and_instructions() -> None:
    (part,) = Narration(automa_turn(), "en").last_turn()
    assert not part.by_person
    assert len(part.cards) == 1
    assert "Automa reveals card 2" in part.headlines[0].striptags()
    told = [instruction.spoken for instruction in part.instructions]
    assert told[0].startswith("Automa takes ")
    assert any("Its token moves" in line for line in told)


def test_beside_the_box_the_same_turn_is_told_as_what_to_do() -> None:
    options = {"sit": "companion", "dealer": "table"}
    match = Match.new(game("patchwork"), options, Seed.from_text("lazy"))
    for answer in ("+BGI", ">", "card 11"):
        match.answer(answer)
    told = [i.spoken for part in Narration(match, "en").last_turn() for i in part.instructions]
    assert any(line.startswith(("Put ", "Move Automa's token")) for line in told)


def test_a_step_has_a_picture_of_the_thing_it_names() -> None:
    (part,) = Narration(automa_turn(), "en").last_turn()
    assert 'class="patch"' in part.steps[0].picture


def test_the_first_instruction_unfolds_the_decision_step_by_step() -> None:
    (part,) = Narration(automa_turn(), "en").last_turn()
    why = part.instructions[0].why
    assert why.title == "Which patch does Automa take?"
    titles = [step.title for step in why.steps]
    assert titles[:2] == ["What there was to choose from", "Affordable"]
    assert why.steps[1].rule == "PAT-CHOOSE-01"
    assert why.steps[1].rule_text
    assert "<svg" in why.steps[1].picture


def test_the_other_instructions_name_their_rule() -> None:
    (part,) = Narration(automa_turn(), "en").last_turn()
    why = part.instructions[1].why
    assert (why.rule, why.steps) == ("PAT-TAKE-02", ())
    assert why.rule_text


def test_instructions_stay_while_the_app_asks_for_the_next_patches() -> None:
    options = {"sit": "companion", "dealer": "table"}
    match = Match.new(game("patchwork"), options, Seed.from_text("lazy"))
    for answer in ("+BGI", ">", "card 11"):
        match.answer(answer)
    assert match.pending is not None
    assert match.pending.prompt == "patches"
    match.answer("+" + "DJK"[: match.position()["circle"][:3].count(None)])
    told = [part.headlines for part in Narration(match, "en").last_turn()]
    assert any("card 11" in line.striptags() for lines in told for line in lines)


def test_the_page_announces_instructions_and_the_next_question() -> None:
    announced = page(automa_turn()).split("data-announce>")[1].split("</div>")[0]
    assert announced.startswith("Automa takes ")
    assert announced.endswith("Your turn: buy one of the next three patches or advance.")


def test_undo_shows_what_it_would_take_back() -> None:
    match = at(START)
    assert "data-undo" in page(match)
    assert "Takes back" not in page(match)
    match.answer(">")
    assert "Takes back: You move 3 spaces and take 3 buttons." in page(match)


def test_changing_the_language_changes_every_past_line() -> None:
    match = automa_turn()
    assert "Nimmt zurück: Automa deckt Karte 2 auf" in page(match, "de")
    assert "Annulla: Automa rivela la carta 2" in page(match, "it") or "carta 2" in page(
        match, "it"
    )


def test_every_answer_can_also_be_typed() -> None:
    assert 'name="text" autocomplete="off"' in page(at(START))


def test_the_end_names_the_winner_and_leads_to_the_score() -> None:
    quilt = "6g2/5ggg1/3f1ggg1/1fffffg*1/eeef5/1e7/eee2IIII/1HHHG4/2H1GGG2"
    start = f"pw1 ZDATYdPQRaUXMNKVBObE 52-53 1 {quilt};7 @3n;CFJLSWc****;1;2:10 2 o"
    match = Match.at(game("patchwork"), start, {}, Seed.from_text("end"))
    match.answer(">")
    assert "Automa wins, " in page(match)
    assert "Play again" in page(match)


# --- log


def log(match: Match[Any], shown: str) -> str:
    return log_page(Frame(), Table("t", "", match, 3, NOW, NOW), shown)


def test_the_log_can_be_filtered_by_whom() -> None:
    match = automa_turn()
    assert "You move 3 spaces" in log(match, "person")
    assert "reveals" not in log(match, "person").split("<ol")[1]
    assert "reveals" in log(match, "automa")
    assert "<strong>Automa</strong>" in log(match, "automa")
    assert "log-entry" not in log(match, "corrections")


def test_the_log_returns_to_before_each_given_answer() -> None:
    match = automa_turn()
    assert 'name="count" value="0"' in log(match, "all")
    assert 'name="count" value="1"' in log(match, "all")


def test_decisions_unfold_in_the_log_too() -> None:
    assert "data-cascade" in log(automa_turn(), "decisions")


# --- corrections


def test_only_what_was_changed_is_corrected() -> None:
    match = at(START)
    given = {"seat_1.buttons": "9", "time.1": "4", "tile": "", "to_move": "1"}
    assert correction(match, given) == {"seat_1.buttons": 9}


def test_a_choice_is_read_as_what_it_stands_for() -> None:
    match = at(START)
    assert correction(match, {"tile": "1", "seat_2.level": "5"}) == {"tile": 1, "seat_2.level": 5}


def test_what_is_not_a_number_is_left_to_the_game_to_refuse() -> None:
    assert correction(at(START), {"seat_1.buttons": "many"}) == {"seat_1.buttons": "many"}


def test_a_correction_is_an_answer() -> None:
    text = correction_text({"seat_1.buttons": 9})
    assert json.loads(text.removeprefix("!")) == {"seat_1.buttons": 9}
    match = at(START)
    match.answer(text)
    assert match.position()["seat_1"]["buttons"] == 9


def test_an_answer_in_the_middle_of_her_turn_keeps_the_whole_turn_in_sight() -> None:
    expeditions = game("expeditions")
    seed = Seed.from_text("winter")
    match = Match.at(expeditions, expeditions.template(), {"dealer": "app"}, seed)
    match.answer("stack ?,?")
    card, answered = Narration(match, "en").last_turn()
    assert (card.done, answered.done) == (True, False)
    assert (card.by_person, answered.by_person) == (False, False)
    assert len(card.cards) == 1
    announced = page(match).split("data-announce>")[1].split("</div>")[0]
    assert announced.startswith("Central mech")


def test_half_a_map_is_counted_and_not_listed() -> None:
    innovation = game("age_of_innovation")
    match = Match.at(innovation, innovation.template(), {}, Seed.from_text("winter"))
    (part,) = Narration(match, "en").last_turn()
    first = next(i.why for i in part.instructions if i.why.steps).steps[0]
    assert "of them, as the picture shows" in first.in_words


@pytest.mark.parametrize("id", [id for id, found in games().items() if found.on_shelf])
def test_a_table_at_which_nothing_was_answered_has_a_page(id: str) -> None:
    """A fresh table beside the box has no last answer to look at."""
    assert 'data-stage="sheet"' in page(Match.new(game(id), {}, Seed.from_text("fresh")))
