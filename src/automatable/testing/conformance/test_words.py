"""Every game speaks three languages: whatever it can ask, tell, refuse or show has words."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from automatable.core.errors import AutomatableError
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.conformance.test_play import GARBAGE
from automatable.testing.conformance.test_positions import leaves, replaced
from automatable.testing.playing import finished, option_sets, play_on
from automatable.ui.words.word_files import mistakes_of, part_of
from automatable.ui.words.words import Words

NONSENSE: tuple[Any, ...] = (None, -1, 99, "x", [], {}, {"card": []})


@cache
def played(game: Game[Any]) -> list[Match[Any]]:
    """One whole match for every set of options, a correction in the middle of each."""
    matches = []
    for number, whole in enumerate(finished(game)):
        match = whole.until(len(whole.entries) // 2)
        if match.set_up_done:
            fact = game.screens.facts(match)[0]
            match.adjust(json.dumps({fact.path: fact.value}))
        for _ in play_on(match, Random(number).choice):
            pass
        matches.append(match)
    return matches


def test_no_word_is_missing_or_wrong_in_any_language(game: Game[Any], language: str) -> None:
    """Keys and arguments are the same everywhere, and every message can be read."""
    found = mistakes_of(part_of(game), language)
    if found:
        pytest.fail("\n".join(map(str, found)), pytrace=False)


def test_the_game_and_its_seats_have_names(game: Game[Any], words: Words) -> None:
    assert words("game-title")
    assert words("game-tagline")
    for match in played(game):
        for seat in match.score().seats:
            assert words(f"seat-{seat.name}")


def test_every_option_and_value_is_explained(game: Game[Any], words: Words) -> None:
    for option in game.options():
        assert words(f"option-{option.key}")
        assert words(f"option-{option.key}-help")
        for value in option.choices:
            assert words(f"option-{option.key}-{value}")
            assert words(f"option-{option.key}-{value}-help")


def test_everything_that_happens_can_be_told(game: Game[Any], words: Words) -> None:
    for match in played(game):
        for event in match.events():
            assert words.event(event)
        for event in game.screens.checklist(match):
            assert event.instruct
            assert words.event(event)


def test_every_question_can_be_asked(game: Game[Any], words: Words) -> None:
    for match in (*finished(game), *played(game)):
        for entry in match.entries:
            if entry.by != "correction":
                assert words(f"ask-{entry.prompt}", **entry.args)
                if words.has(because := f"because-{entry.prompt}"):
                    assert words(because, **entry.args)


def test_every_decision_can_be_explained(game: Game[Any], words: Words) -> None:
    for match in played(game):
        for event in match.events():
            if event.decision is not None:
                assert words(f"decision-{event.decision.name}", **event.decision.args)
                for step in event.decision.steps:
                    assert words(f"filter-{step.filter}", **step.args)


def test_every_line_of_the_score_has_a_name(game: Game[Any], words: Words) -> None:
    for match in played(game):
        sheet = match.score()
        for seat in sheet.seats:
            for line in seat.lines:
                assert words(f"score-{line.what}", **line.args)
        if sheet.tie_break:
            assert words(sheet.tie_break)


def test_every_fact_that_can_be_corrected_has_a_name(game: Game[Any], words: Words) -> None:
    for match in played(game):
        for fact in game.screens.facts(match):
            assert words(fact.label, **fact.args)
            for value in fact.choices:
                name = "none" if value is None else value
                assert words(f"{fact.label}-{name}", **fact.args)


def test_every_refusal_says_what_was_wrong(game: Game[Any], words: Words) -> None:
    for error in refusals(game):
        for sentence in words.problems(error):
            assert sentence


@cache
def refusals(game: Game[Any]) -> list[AutomatableError]:
    """Errors of all kinds, one of each code and arguments."""
    makers = (refused_answers, refused_positions, refused_options, refused_decks)
    found = (error for make in makers for error in make(game))
    return list({str(error): error for error in found}.values())


def refused_answers(game: Game[Any]) -> Iterator[AutomatableError]:
    for options in option_sets(game):
        match = Match.new(game, options, Seed.from_text("refused"))
        for step, _ in enumerate(play_on(match, Random(4).choice)):
            if step % 8 == 0 or match.over:
                legal = match.legal() or []
                nearly = [text[:-1] for text in legal[:5]] + [f"{text}#" for text in legal[:5]]
                for text in (*GARBAGE, *nearly):
                    yield from refusal(match.copy().answer, text)


def refused_positions(game: Game[Any]) -> Iterator[AutomatableError]:
    template = game.template()
    for path in kinds_of_places(template):
        for value in NONSENSE:
            yield from refusal(game.from_position, replaced(template, path, value))
    for value in NONSENSE:
        yield from refusal(game.from_position, value)


def kinds_of_places(contents: Any) -> list[tuple[Any, ...]]:
    """The paths that differ in more than their number in a list: the first of each is enough."""
    return [path for path in leaves(contents) if not any(isinstance(k, int) and k for k in path)]


def refused_options(game: Game[Any]) -> Iterator[AutomatableError]:
    for option in game.options():
        for value in NONSENSE:
            yield from refusal(Match.new, game, {option.key: value})


def refused_decks(game: Game[Any]) -> Iterator[AutomatableError]:
    for deck in game.decks.built_in():
        yield from refusal(game.decks.read, deck.contents, "deck.toml")
        mine = {**deck.contents, "id": "mine"}
        for path in kinds_of_places(mine):
            for value in NONSENSE:
                yield from refusal(game.decks.read, replaced(mine, path, value), "deck.toml")


def refusal(attempt: Callable[..., object], *with_: object) -> Iterator[AutomatableError]:
    try:
        attempt(*with_)
    except AutomatableError as error:
        yield error
