"""Random legal play of every game, with every two options that can meet: what must always hold.

The matches are played once (`automatable.testing.watching`); each test says what was looked at.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automatable.core.errors import AutomatableError, Refused
from automatable.core.game import ONLOOKER, Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads
from automatable.core.turns.choice import Decision
from automatable.core.turns.procedure import Draw
from automatable.testing.playing import (
    legal_answer,
    option_sets,
    play_on,
    snapshot,
    with_seed,
)
from automatable.testing.watching import Moment, at_every_moment, held, watched

GARBAGE = (
    "", " ", "?", "!", "!{}", "!{\"\": 1}", "!null", "!pw1", "42", "-1", "yes", "card", "card 0",
    "card 99", "card 1 2", "\0", "\ud800", "ä" * 300, "1" * 5000, "([{", "None", "> >", "load 1.0",
)  # fmt: skip
OTHER = Seed.from_text("another seed")


def test_every_value_of_every_option_is_played(game: Game[Any]) -> None:
    for option in game.options():
        played = {options[option.key] for options in option_sets(game)}
        assert played == set(option.choices)


@at_every_moment
def no_state_is_impossible(moment: Moment) -> None:
    if moment.match.set_up_done:
        assert moment.game.problems(moment.match.state) == []


def test_every_match_ends_and_no_state_on_the_way_is_impossible(game: Game[Any]) -> None:
    assert all(match.over for match in watched(game).matches)
    held(game, no_state_is_impossible)


@pytest.mark.slow
def test_a_hundred_matches_with_every_set_of_options_end(game: Game[Any]) -> None:
    for number, options in enumerate(option_sets(game)):
        for time in range(100):
            match = Match.new(game, options, Seed.from_text(f"{number} {time}"))
            for _ in play_on(match, Random(f"{number} {time}").choice):
                if match.set_up_done:
                    assert game.problems(match.state) == []
            assert snapshot(loads(dumps(match))) == snapshot(match)


@at_every_moment
def a_position_says_all(moment: Moment) -> None:
    game, match = moment.game, moment.match
    if match.set_up_done:
        position = json.loads(json.dumps(match.position()))
        again = game.from_position(position)
        assert game.position(again) == position
        assert game.fingerprint(again) == match.fingerprint()


def test_a_position_describes_its_state_completely(game: Game[Any]) -> None:
    held(game, a_position_says_all)


@at_every_moment
def it_goes_on_from_a_position(moment: Moment) -> None:
    """Nothing but what the position says decides what is asked and what is legal."""
    match = moment.match
    if match.set_up_done and _between_turns(match):
        again = Match.at(moment.game, match.position(), match.options, match.seed)
        assert again.position() == match.position()
        assert again.legal() == match.legal()


def test_a_match_goes_on_from_any_position_between_two_turns(game: Game[Any]) -> None:
    held(game, it_goes_on_from_a_position)


def _between_turns(match: Match[Any]) -> bool:
    """Whether the first question of a turn is pending."""
    return match._turns[-1].first == len(match.entries)


@at_every_moment
def a_save_is_the_same_match(moment: Moment) -> None:
    if moment.now_and_then:
        assert snapshot(loads(dumps(moment.match))) == snapshot(moment.match)


def test_a_save_is_the_same_match_at_every_moment(game: Game[Any]) -> None:
    held(game, a_save_is_the_same_match)


def test_undo_reaches_the_set_up_and_redo_leads_back(game: Game[Any]) -> None:
    found = watched(game)
    for played, fingerprints in zip(found.matches, found.fingerprints, strict=True):
        match, seen = played.copy(), list(fingerprints)
        end = snapshot(match)
        while match.undoable():
            assert match.fingerprint() == seen.pop()
            match.undo()
        assert all(entry.by == "app" for entry in match.entries)
        while match.undone:
            match.redo()
        assert snapshot(match) == end


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_undo_and_redo_at_any_time_change_nothing(game: Game[Any], data: st.DataObject) -> None:
    options = data.draw(st.sampled_from(option_sets(game)))
    match = Match.new(game, options, Seed.from_text(str(data.draw(st.integers(0, 99)))))
    player = Random(data.draw(st.integers(0, 99)))
    for _ in play_on(match, player.choice):
        back = data.draw(st.integers(0, 3))
        before = snapshot(match)
        for _ in range(back):
            if match.undoable():
                match.undo()
        while match.undone:
            match.redo()
        assert snapshot(match) == before
        if data.draw(st.booleans()):
            break


@at_every_moment
def an_answer_is_written_as_it_is_read(moment: Moment) -> None:
    match = moment.match
    if match.pending is not None:
        text = legal_answer(match, moment.chance.choice)
        twin = match.foresee(f"  {text} ")
        written = twin.answers[len(match.entries)]
        assert match.pending.read(written).text == written
        assert match.pending.read(text) == match.pending.read(written)


def test_every_answer_is_written_as_it_is_read(game: Game[Any]) -> None:
    held(game, an_answer_is_written_as_it_is_read)


@at_every_moment
def what_is_foreseen_changes_nothing(moment: Moment) -> None:
    """An answer that was read once is given again whenever its turn is run again."""
    match = moment.match
    if moment.now_and_then and match.pending is not None:
        before, ahead = snapshot(match), legal_answer(match, moment.chance.choice)
        foreseen = snapshot(match.foresee(ahead))
        assert snapshot(match) == before
        assert snapshot(match.foresee(ahead)) == foreseen


def test_what_is_foreseen_does_not_reach_the_match(game: Game[Any]) -> None:
    held(game, what_is_foreseen_changes_nothing)


@at_every_moment
def garbage_changes_nothing(moment: Moment) -> None:
    if moment.now_and_then:
        before = snapshot(moment.match)
        for text in GARBAGE:
            _assert_refused(moment.match, text)
        assert snapshot(moment.match) == before


def test_garbage_is_refused_by_name_and_changes_nothing(game: Game[Any]) -> None:
    held(game, garbage_changes_nothing)


def _assert_refused(match: Match[Any], text: str) -> None:
    if match.pending is not None and _means_something(match, text):
        return
    with pytest.raises(AutomatableError):
        match.answer(text)


def _means_something(match: Match[Any], text: str) -> bool:
    assert match.pending is not None
    try:
        return bool(match.pending.read(text).text)
    except Refused:
        return False


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_mangled_answer_never_breaks_anything(game: Game[Any], data: st.DataObject) -> None:
    options = data.draw(st.sampled_from(option_sets(game)))
    match = Match.new(game, options, Seed.from_text("mangled"))
    player = Random(data.draw(st.integers(0, 999)))
    for _ in range(data.draw(st.integers(0, 8))):
        if not match.over:
            match.answer(legal_answer(match, player.choice))
    if match.over:
        return
    text = list(legal_answer(match, player.choice))
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, len(text)))
        text[number : number + data.draw(st.integers(0, 2))] = data.draw(st.text(max_size=2))
    before = snapshot(match)
    try:
        match.answer("".join(text))
    except AutomatableError:
        assert snapshot(match) == before
    else:
        assert game.problems(match.state) == [] if match.set_up_done else True


@at_every_moment
def nothing_hidden_is_seen(moment: Moment) -> None:
    match = moment.match
    if match.set_up_done and moment.now_and_then:
        twin = with_seed(match, OTHER)
        for seat in _viewers(match):
            assert json.dumps(twin.view(seat)) == json.dumps(match.view(seat))
        assert twin.position() == match.position()
        assert list(twin.events()) == list(match.events())
        assert str(match.seed) not in json.dumps(match.view())


def test_nothing_hidden_is_to_be_seen(game: Game[Any]) -> None:
    """With the same answers and another seed everything looks the same: the seed is not in it."""
    held(game, nothing_hidden_is_seen)


@at_every_moment
def no_seat_sees_too_much(moment: Moment) -> None:
    game, match = moment.game, moment.match
    if match.set_up_done and moment.now_and_then:
        for seat in _viewers(match):
            other = game.imagined(game.copy(match.state), seat, moment.chance)
            assert game.problems(other) == []
            assert json.dumps(game.view(other, seat)) == json.dumps(match.view(seat))


def test_no_seat_sees_what_is_hidden_from_it(game: Game[Any]) -> None:
    """What a seat cannot know is dealt again: it sees no difference, and the state is possible."""
    held(game, no_seat_sees_too_much)


def _viewers(match: Match[Any]) -> list[int]:
    return [ONLOOKER, *(seat.seat for seat in match.score().seats)]


def test_another_seed_deals_other_cards(game: Game[Any]) -> None:
    """Where the app deals, the whole deal follows from the seed and not from anything else."""
    first, again, other = (Match.new(game, {}, Seed.from_text(text)) for text in "aab")
    for match in (first, again, other):
        for _ in play_on(match, Random(1).choice):
            pass
    assert first.answers == again.answers != other.answers


@at_every_moment
def each_outcome_can_be_drawn(moment: Moment) -> None:
    asked = moment.match.pending
    if isinstance(asked, Draw) and asked.take == 1:
        for text in moment.match.legal():
            assert asked.read(text).text == text


def test_every_draw_can_be_answered_with_each_of_its_outcomes(game: Game[Any]) -> None:
    held(game, each_outcome_can_be_drawn)


def test_every_decision_explains_itself(game: Game[Any]) -> None:
    events = (event for match in watched(game).matches for event in match.events())
    decisions = [event.decision for event in events if event.decision is not None]
    if not decisions:
        pytest.skip("its Automa has nothing to choose from")
    for decision in decisions:
        _check_trace(decision)


def _check_trace(decision: Decision) -> None:
    """Each step begins with what the one before left, and the last leaves what was chosen."""
    left = decision.options
    for step in decision.steps:
        assert step.before == left
        assert set(step.kept) <= set(step.before)
        assert step.kept == tuple(option for option in step.before if option in step.kept)
        assert not step.skipped or step.kept == step.before
        left = step.kept
    assert left == (() if decision.chosen is None else (decision.chosen,))
    assert json.loads(json.dumps(decision.to_json()))["chosen"] == decision.chosen


def test_every_event_is_plain_data_with_a_rule(game: Game[Any]) -> None:
    for match in watched(game).matches:
        for event in match.events():
            told = event.to_json()
            assert told["rule"]
            assert json.loads(json.dumps(told)) == told


@at_every_moment
def scores_add_up(moment: Moment) -> None:
    if moment.match.set_up_done:
        sheet = moment.match.score()
        for seat in sheet.seats:
            assert seat.total == sum(line.points for line in seat.lines)
            assert sheet.to_json()["seats"][str(seat.seat)]["total"] == seat.total
        assert (sheet.winner is not None or sheet.tie_break is not None) == moment.match.over


def test_scores_add_up_and_only_the_end_has_a_winner(game: Game[Any]) -> None:
    held(game, scores_add_up)
    for match in watched(game).matches:
        sheet = match.score()
        totals = {seat.seat: seat.total for seat in sheet.seats}
        best = [seat for seat, total in totals.items() if total == max(totals.values())]
        assert sheet.winner in best or (sheet.winner is None and len(best) > 1)  # shared
        assert (len(best) > 1) == (sheet.tie_break is not None)


@at_every_moment
def looking_changes_nothing(moment: Moment) -> None:
    game, match = moment.game, moment.match
    before = match.fingerprint()
    match.legal()
    if match.set_up_done:
        match.view()
        match.score()
        game.problems(match.state)
        game.copy(match.state)
    assert match.fingerprint() == before


def test_looking_changes_nothing(game: Game[Any]) -> None:
    held(game, looking_changes_nothing)
