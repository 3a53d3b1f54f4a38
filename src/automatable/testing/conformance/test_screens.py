"""Every game shows itself: drawings are well formed, decks can be read, files are there."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.text import Text

from automatable.core.errors import BadData
from automatable.core.files.data import parse_toml
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import Option
from automatable.core.turns.events import Ref, Value
from automatable.testing.conformance.test_words import played
from automatable.testing.playing import option_sets, play_on
from automatable.ui.frame import brings_own_inputs
from automatable.ui.words.words import Words


def assert_drawn(svg: str) -> None:
    """One well-formed drawing."""
    assert ElementTree.fromstring(svg).tag.endswith("svg")


def refs(value: Value) -> list[Ref]:
    if isinstance(value, Ref):
        return [value]
    return [ref for item in value for ref in refs(item)] if isinstance(value, tuple) else []


def test_the_emblem_is_drawn_and_no_file_of_the_table_is_empty(game: Game[Any]) -> None:
    folder = game.screens.folder
    assert_drawn((folder / "emblem.svg").read_text(encoding="utf-8"))
    for name in ("table.html", "table.css", "table.js"):
        if (folder / name).is_file():
            assert (folder / name).read_text(encoding="utf-8").strip(), name


def test_the_table_can_be_shown_at_every_moment(game: Game[Any], words: Words) -> None:
    for options in option_sets(game)[:8]:
        match = Match.new(game, options, Seed.from_text("shown"))
        for step, _ in enumerate(play_on(match, Random(5).choice)):
            if step < 2 or step % 6 == 0 or match.over:
                before = match.fingerprint()
                if brings_own_inputs(game):
                    assert game.screens.scene(match, words)
                assert game.screens.areas(match, words) if match.set_up_done else True
                assert match.fingerprint() == before
    game.screens.definitions(words)


def test_every_answer_can_be_said(game: Game[Any], words: Words) -> None:
    """On the plain table nothing is shown in notation; in English it may look the same."""
    if brings_own_inputs(game) or words.language == "en":
        return
    for options in option_sets(game):
        match = Match.new(game, options, Seed.from_text("said"))
        for _ in play_on(match, Random(8).choice):
            for text in match.legal()[:20]:
                assert game.screens.answer(text, words) != text, f"no words for {text}"


def test_the_board_can_be_printed(game: Game[Any], words: Words) -> None:
    for match in played(game):
        assert Text.from_markup(game.screens.terminal(match, words)).plain.strip()


def test_every_cascade_can_be_watched_step_by_step(game: Game[Any], words: Words) -> None:
    for match in played(game)[:6]:
        for event in match.events():
            if event.decision is not None:
                pictures = game.screens.decision(event.decision, words)
                assert len(pictures) == 1 + len(event.decision.steps)
                for picture in pictures:
                    assert_drawn(picture)


def test_what_a_log_line_names_has_a_picture_or_none(game: Game[Any], words: Words) -> None:
    drawn = 0
    for match in played(game)[:6]:
        for event in match.events():
            for ref in (ref for value in event.args.values() for ref in refs(value)):
                picture = game.screens.picture(ref, match, words)
                if picture:
                    drawn += 1
                    assert_drawn(picture)
    assert drawn


def test_every_card_of_every_deck_can_be_drawn(game: Game[Any], words: Words) -> None:
    assert game.decks.built_in()
    for deck in game.decks.built_in():
        assert deck.source.edition
        for card in deck.cards:
            assert_drawn(game.screens.card(deck.contents, card, words))


def test_the_decks_of_the_game_pass_the_check_for_own_decks(game: Game[Any]) -> None:
    for deck in game.decks.built_in():
        contents = json.loads(json.dumps(deck.contents))
        with pytest.raises(BadData):
            game.decks.read({**contents, "nonsense": 1}, "nonsense.toml")
        with pytest.raises(BadData):
            game.decks.read({**contents, "card": contents["card"][1:]}, "short.toml")


@pytest.mark.parametrize("contents", [None, 3, "x", [], {}, {"game": "chess"}, {"card": 3}])
def test_what_is_no_deck_is_refused(game: Game[Any], contents: Any) -> None:
    with pytest.raises(BadData):
        game.decks.read(contents, "nonsense.toml")


def test_a_new_deck_is_commented_and_can_be_played(game: Game[Any]) -> None:
    if game.is_from_file:
        pytest.skip("an owner changes the file")
    text = game.decks.new()
    assert "#" in text
    deck = game.decks.read(parse_toml(text, "new.toml"), "new.toml")
    assert deck.source.confidence == "owner"
    contents = json.loads(json.dumps(deck.contents))
    keys = [option.key for option in game.options() if takes(option, contents)]
    assert keys
    match = Match.new(game, dict.fromkeys(keys, contents), Seed.from_text("own"))
    for _ in play_on(match, Random(6).choice):
        pass
    again = game.from_position(json.loads(json.dumps(match.position())))
    assert game.fingerprint(again) == match.fingerprint()


def takes(option: Option, contents: Any) -> bool:
    """Whether an owner's file is one that this option is about."""
    try:
        return option.own is not None and option.own(contents) is not None
    except BadData:
        return False


def test_facts_name_places_of_the_position(game: Game[Any]) -> None:
    for match in played(game):
        told = [fact for fact in game.screens.facts(match) if fact.path not in game.unset_facts]
        for fact in told:
            part: Any = match.position()
            for name in fact.path.split("."):
                assert name in part, fact.path
                part = part[name]
            assert not fact.choices or fact.value in fact.choices
