"""Words that were wrong where nobody looked, or right in one language only."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

import pytest

import automatable
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.scythe.components import factions
from automatable.table.store import Table
from automatable.ui.frame import Frame
from automatable.ui.shelf.naming import shown_name
from automatable.ui.stage.beats import beats
from automatable.ui.stage.table import automa_panel, table_page, taken_back
from automatable.ui.stage.turns import Narration
from automatable.ui.words.answers import changes_in_words
from automatable.ui.words.words import LANGUAGES, Words


def panel(match: Match[Any]) -> str:
    telling = Narration(match, "en")
    return automa_panel(Frame(language="en"), table(match), telling, telling.last_turn())


def table(match: Match[Any]) -> Table:
    now = datetime.now(UTC)
    return Table("x" * 16, "", match, 0, now, now)


@pytest.mark.parametrize("id", ["scythe", "expeditions", "age_of_innovation", "through_the_ages"])
def test_nothing_moves_only_where_a_card_came(id: str) -> None:
    assert "moves nothing" not in panel(automatable.new(id, seed="words"))


def test_at_the_result_nothing_moves_is_not_said() -> None:
    match = automatable.new("expeditions", seed="words")
    while not match.over:
        match.answer("done" if "done" in match.legal() else match.legal()[0])
    assert "moves nothing" not in panel(match)


def test_a_question_in_her_turn_is_not_my_turn() -> None:
    match = automatable.new("through_the_ages", seed="words", start_player="human")
    seen: set[bool] = set()
    for _ in range(200):
        if match.pending is None or len(seen) == 2:
            break
        last = re.search(r'data-last="([^"]*)"', table_page(Frame(), table(match)))
        if last and match.pending.prompt in ("turn", "strength"):
            inside = match.turn_start(len(match.entries)) < len(match.entries)
            assert last[1] == ("Done: go on" if inside else "Done: on to my turn")
            seen.add(inside)
        match.answer("done" if "done" in match.legal() else match.legal()[0])
    assert seen == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_word_takes_back_and_others_turn_pages(language: str) -> None:
    words = Words(language)
    assert len({words(key) for key in ("bar-undo", "turn-back", "lesson-back")}) == 3


@pytest.mark.parametrize("language", ["de", "it"])
def test_abilities_have_no_english_in_brackets(language: str) -> None:
    words = Words(language, game("scythe"))
    abilities = {a for faction in factions().values() for a in faction.abilities}
    assert [a for a in abilities if "(" in words(f"ability-{a}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expansion_has_one_name(language: str) -> None:
    words = Words(language, game("scythe"))
    name = words("option-deck-invaders")
    keys = ["option-human_faction-albion-help", "option-automa_faction-togawa-help"]
    keys += ["option-mat-militant-help", "option-mat-innovative-help"]
    assert [key for key in keys if name not in words(key)] == []


def test_the_name_of_a_lesson_is_told_in_the_readers_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert {shown_name(words, Words(other)("lesson-name")) for other in LANGUAGES} == {
            words("lesson-name")
        }
    assert shown_name(Words("de"), "Evening") == "Evening"


@pytest.mark.parametrize(
    ("id", "changes", "told"),
    [
        ("expeditions", '{"north": ["-", "-", "-", "-", "-", "-", "-"]}', ""),
        ("age_of_innovation", '{"knowledge.automa.law": 5}', "5"),
        ("scythe", '{"encounter_tokens": []}', "none"),
    ],
)
def test_corrections_are_told_with_their_values(id: str, changes: str, told: str) -> None:
    match = automatable.at(id, automatable.game(id).template())
    assert told in changes_in_words(match, changes, Words("en", match.game))


def test_scythes_hero_has_one_german_name() -> None:
    """The rulebook says Anführer; words, rulebook and lessons had both."""
    folder = files("automatable.games.scythe")
    texts = [folder / "messages" / "de.ftl", folder / "rulebook" / "de.md"]
    texts += [part / "de.md" for part in (folder / "lesson").iterdir() if part.is_dir()]
    read = [text.read_text("utf-8") for text in texts if text.is_file()]
    assert len(read) > 2
    assert not [text for text in read if "Charakter" in text]


def fought() -> Match[Any]:
    position = (
        "scy1 turn=8 phase=human to_move=saxony | human saxony character=F1 workers=F1,G1 | "
        "automa rusviet level=automa progress=6 mechs=F2 workers=C6 power=9 cards=0 main=8 last=8"
    )
    match = Match.at(game("scythe"), position, {"dealer": "app"}, Seed.from_text("fight"))
    for text in ("character F1-F2", "combat F2", "power 6 cards 5"):
        match.answer(text)
    return match


def test_what_was_committed_to_a_combat_is_told_with_its_values() -> None:
    """Log and undo said which question was answered, not how."""
    told = taken_back(fought(), Words("en", game("scythe")))
    assert told == "Combat on F2: you commit 6 power and combat cards (5)."


def test_a_combat_spends_power_in_the_step_that_says_so() -> None:
    telling = Narration(fought(), "en")
    turn = telling.last_turn()
    steps = [step for part in turn for step in part.steps]
    spent = next(step for step in steps if "spends" in step.spoken)
    beat = beats(telling, turn).of(spent)
    assert beat
    assert [change.name for change in beat.numbers] == ["automa:power"]


def test_a_combat_in_my_turn_is_not_called_the_automas_turn() -> None:
    match = fought()
    assert 'data-title-here="Combat"' in table_page(Frame(), table(match))
    match.answer("done")
    assert 'data-title-here="Combat"' not in table_page(Frame(), table(match))
