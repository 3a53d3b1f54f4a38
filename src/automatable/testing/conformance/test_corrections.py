"""Corrections at any question of any game: what the form shows is what is corrected.

Nothing is told twice, no question and no card comes again, and the next answers find the facts
as they were corrected.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from automatable.core.drawing.screens import Fact
from automatable.core.errors import AutomatableError, Refused
from automatable.core.game import Game
from automatable.core.game import game as registered
from automatable.core.matches.entries import CORRECTION_HERE
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads
from automatable.core.turns.procedure import Draw
from automatable.testing.playing import option_sets, play_on
from automatable.ui.stage.correcting import correction, correction_text

SETS = 3
QUESTIONS = 40


def questions(game: Game[Any]) -> Iterator[Match[Any]]:
    """Some questions of games with very different options, many of them within a turn."""
    for options in option_sets(game)[:SETS]:
        match = Match.new(game, options, Seed.from_text("put right"))
        for step, at in enumerate(play_on(match, Random("put right").choice)):
            if step > QUESTIONS or at.over:
                break
            if at.set_up_done:
                yield at


def by_form(match: Match[Any], given: dict[str, str]) -> str:
    """The answer that the form of facts sends when these fields were typed into."""
    return correction_text(correction(match, given))


def question(match: Match[Any]) -> Any:
    """What a person reads of a question, and what can come."""
    request = match.pending
    assert request is not None
    outcomes = request.outcomes if isinstance(request, Draw) else None
    return request.prompt, request.rule, dict(request.args), outcomes


def numbers(match: Match[Any]) -> list[Fact]:
    """Facts that are typed in as a number."""
    facts = match.game.screens.facts(match)
    return [fact for fact in facts if isinstance(fact.value, int) and not fact.choices]


def test_what_the_form_shows_is_what_is_corrected(game: Game[Any]) -> None:
    pick, corrected_in_mid_turn, asked_in_mid_turn = Random("typed").choice, 0, 0
    for match in questions(game):
        if not (facts := numbers(match)):
            continue
        asked_in_mid_turn += match.turn_start(len(match.entries)) < len(match.entries)
        fact = pick(facts)
        typed = str(int(fact.value or 0) + pick((-1, 1)))
        before, request, told = match.answers, question(match), list(match.events())
        try:
            match.answer(by_form(match, {fact.path: typed}))
        except AutomatableError:
            continue
        shown = {now.path: now.value for now in game.screens.facts(match)}
        assert str(shown[fact.path]) == typed or game.repeats_corrected_turns
        *earlier, new = match.answers
        if new.startswith(CORRECTION_HERE) and match.pending is not None:
            corrected_in_mid_turn += 1
            assert earlier == before, "no answer and no card comes again"
            later = [event.kind for event in match.events()][len(told) :]
            assert later[0] == "corrected"
            if not game.repeats_corrected_turns:
                assert match.pending.prompt == request[0]
                assert later == ["corrected"]
        again = loads(dumps(match))
        assert again.position() == match.position()
        stops = (Refused,) if game.is_from_file else ()  # "nothing can be answered": a stop
        with suppress(*stops):
            for later_match, _ in zip(play_on(again, pick), range(3), strict=False):
                assert game.problems(later_match.state) == []
        match.undo()
        assert match.answers == before
    assert corrected_in_mid_turn or not asked_in_mid_turn


def test_a_correction_to_what_it_is_changes_nothing(game: Game[Any]) -> None:
    for match in questions(game):
        facts = numbers(match)
        if not facts:
            continue
        fact = facts[0]
        before, request, legal = match.position(), question(match), match.legal()
        match.answer("!" + json.dumps({fact.path: fact.value}))
        assert match.position() == before
        assert question(match) == request
        assert match.legal() == legal
        match.undo()


def earlier(match: Match[Any], correction: str) -> Match[Any] | None:
    """The same match, had the correction been made before the turn began; None if it differs.

    Then the question that is open is asked of the corrected facts from the start.
    """
    first = match.turn_start(len(match.entries))
    answers = [entry.as_written for entry in match.entries[first:]]
    start = match.state_before(first)
    try:
        return Match.replayed(match.game, match.options, match.seed, start, [correction, *answers])
    except AutomatableError:
        return None


def offered(match: Match[Any]) -> Any:
    """All of a question: what is read, and what can be answered."""
    return question(match), match.legal(), [form.to_json() for form in match.forms()]


def happened(match: Match[Any], first: int) -> list[str]:
    return [event.kind for entry in match.entries[first:] for event in entry.events]


def test_what_is_asked_follows_the_corrected_facts(game: Game[Any]) -> None:
    """Made at the open question or before the turn began, a correction leads to the same one."""
    pick = Random("asked anew").choice
    for match in questions(game):
        first = match.turn_start(len(match.entries))
        if first == len(match.entries) or not (facts := numbers(match)):
            continue
        fact = pick(facts)
        text = by_form(match, {fact.path: str(int(fact.value or 0) + pick((-1, 1, 2)))})
        twin, told = earlier(match, text), happened(match, first)
        try:
            match.answer(text)
        except AutomatableError:
            continue
        comparable = (
            twin is not None
            and twin.position() == match.position()
            and happened(twin, 1) == told
            and twin.pending is not None
        )
        if comparable and match.answers[-1].startswith(CORRECTION_HERE):
            assert twin is not None
            assert offered(match) == offered(twin), text
        match.undo()


@pytest.mark.rule("EXP-TURN-01")
def test_the_marker_typed_is_the_marker_kept() -> None:
    """The steps of whoever found it, in Expeditions."""
    options = {"level": "printed_3", "first": "human", "dealer": "app"}
    match = Match.new(registered("expeditions"), options, Seed.from_text("abend"))
    match.answer("done")
    assert match.pending is not None
    assert match.pending.prompt == "stack"
    position = match.position()
    shown = (position["progress_position"], position["north_mech"])
    assert (*shown, position["automa_gained"]["maps"]) == (1, "N4", 1)
    typed = {"progress_position": "2", "north_mech": "N5", "automa_gained.maps": "3"}
    events = match.answer(by_form(match, typed))
    position = match.position()
    assert position["progress_position"] == 2
    assert position["north_mech"] == "N5"
    assert position["automa_gained"]["maps"] == 3
    assert [event.kind for event in events] == ["corrected"]
    assert match.pending is not None
    assert match.pending.prompt == "stack"


def test_a_card_of_ones_own_is_not_asked_for_again() -> None:
    options = {"level": "printed_3", "first": "human", "dealer": "table"}
    match = Match.new(registered("expeditions"), options, Seed.from_text("abend"))
    match.answer("done")
    match.answer("card 14")
    assert match.pending is not None
    assert match.pending.prompt == "stack"
    match.answer('!{"automa_gained.maps": 3}')
    assert match.pending.prompt == "stack"
    assert match.answers == ["done", "card 14", '!!{"automa_gained.maps": 3}']
    match.answer("stack 2")
    assert match.position()["automa_gained"]["maps"] >= 3


def test_the_question_itself_follows_the_correction() -> None:
    options = {"level": "printed_3", "first": "human", "dealer": "app"}
    match = Match.new(registered("expeditions"), options, Seed.from_text("abend"))
    match.answer("done")
    assert match.pending is not None
    assert (match.pending.prompt, match.pending.args["detail"]) == ("stack", "count")
    match.answer('!{"reveal_detail": "stack"}')
    assert match.pending is not None
    assert (match.pending.prompt, match.pending.args["detail"]) == ("stack", "stack")


def test_a_correction_of_an_old_save_begins_the_turn_again() -> None:
    """Written with one mark, as it was then: the answers that follow count on it."""
    options = {"level": "printed_3", "first": "human", "dealer": "table"}
    old = ["done", "card 14", '!{"automa_gained.maps": 3}', "card 14"]
    new = Match.new(registered("expeditions"), options, Seed.from_text("abend"))
    match = Match.replayed(new.game, new.options, new.seed, None, old)
    assert match.pending is not None
    assert match.pending.prompt == "stack"
    assert match.position()["automa_gained"]["maps"] == 4
