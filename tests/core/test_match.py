"""Matches: answers, what follows from them, and errors that change nothing."""

from __future__ import annotations

import pytest

from automatable.core.errors import AutomatableError, BadOptions, BadPosition, Refused
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Ask, Procedure
from automatable.testing.playing import snapshot
from tests.core.harbour import TOLL_SEED, harbour, kinds, on_the_table, prompt
from toy_game import GAME
from toy_game.state import State


def test_the_app_deals_until_a_person_is_asked() -> None:
    match = harbour()
    assert match.answers == ["ship 10 4 5 6 2 11 1 8 12"]
    assert [(entry.by, entry.prompt, entry.seat) for entry in match.entries] == [
        ("app", "ship", None)
    ]
    assert isinstance(match.pending, Ask)
    assert match.pending.prompt == "load"


def test_an_answer_plays_on_to_the_next_question_and_tells_what_happened() -> None:
    match = harbour()
    told = match.answer("load 8")
    assert [event.kind for event in told] == ["har-load"]
    told = match.answer("0")
    assert [event.kind for event in told] == ["har-light", "automa-draws"]
    assert match.answers[1:] == ["load 8", "light 0", "card 5"]
    assert [(entry.by, entry.seat) for entry in match.entries[1:]] == [
        ("person", 1),
        ("person", 1),
        ("app", None),
    ]
    assert prompt(match) == "toll"


def test_a_turn_without_questions_belongs_to_the_answer_before_it() -> None:
    match = harbour("wait")
    told = match.answer("refuse")
    assert [event.kind for event in told][-1] == "har-tide"
    assert match.state.round == 2


def test_the_state_of_a_question_shows_what_was_answered_before_it_in_the_turn() -> None:
    match = harbour("load 8")
    assert prompt(match) == "light"
    assert match.state.person.crates == [8]
    assert match.position()["person"]["coins"] == 2
    assert match.view()["next_card"] == [1, 2, 3, 4, 5, 6]


def test_the_table_may_deal_everything() -> None:
    match = Match.new(GAME, {"dealer": "table"}, TOLL_SEED)
    assert not match.set_up_done
    assert match.fingerprint() == ""
    assert (match.legal(), [form.head for form in match.forms()]) == ([], ["ship"])
    with pytest.raises(Refused, match="not_set_up"):
        match.position()
    match.answer("ship 1 2 3 4 5 6 7 8 9")
    assert match.entries[0].by == "person"
    assert match.state.quay == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_the_first_state_is_the_one_after_the_set_up_whatever_follows() -> None:
    match = Match.new(GAME, {"dealer": "table"}, TOLL_SEED)
    assert match.first_state is None
    match.answer("ship 1 2 3 4 5 6 7 8 9")
    first = match.position()
    match.answer("load 8")
    assert match.first_state is not None
    assert GAME.position(match.first_state) == first != match.position()


def test_all_that_happened_is_in_order_beginning_with_the_opening() -> None:
    match = on_the_table("wait", "card 4")
    assert kinds(match) == [
        "har-unload", "har-wait", "automa-draws", "har-choice", "har-take", "har-light", "har-tide",
    ]  # fmt: skip
    assert match.opening == ()


def test_what_happens_before_the_first_question_is_the_opening() -> None:
    position = {**GAME.template(), "to_come": ["tide"]}
    match = Match.at(GAME, position, {}, TOLL_SEED)
    assert [event.kind for event in match.opening] == ["har-tide"]
    assert match.entries == ()
    assert kinds(match) == ["har-tide"]


@pytest.mark.parametrize(
    "text", ["load 3", "load", "", "LOAD 8", "light 1", "card 1", "wait now", "!", "!{}", "!x"]
)
def test_a_refused_answer_changes_nothing(text: str) -> None:
    match = harbour("load 8", "light 0", "refuse")
    match.undo()
    match.redo()
    before = snapshot(match)
    with pytest.raises(Refused):
        match.answer(text)
    assert snapshot(match) == before


def test_a_refused_answer_in_the_middle_of_a_turn_keeps_the_answers_of_the_turn() -> None:
    match = harbour("load 8")
    before = snapshot(match)
    with pytest.raises(Refused, match="number_out_of_range: word=light, n=3, low=0, high=2"):
        match.answer("light 3")
    assert snapshot(match) == before
    match.answer("light 2")
    assert match.state.person.light == 2


def test_a_refused_answer_keeps_what_was_undone() -> None:
    match = harbour("load 8")
    match.undo()
    with pytest.raises(Refused):
        match.answer("load 99")
    assert match.undone == ["load 8"]
    assert match.redo() == "load 8"


def test_what_happens_before_a_question_is_told_once() -> None:
    """Level 2: the sixth card comes after a new shuffle, which is told before it is asked for."""
    cards = [f"card {number}" for number in range(1, 6)]
    match = on_the_table("wait", *cards[:2], "wait", "card 3", "refuse", "card 4", "wait", level=2,
                         rounds=4)  # fmt: skip
    match.answer("card 5")
    match.answer("refuse")
    assert kinds(match)[-1] == "automa-shuffles"
    with pytest.raises(Refused):
        match.answer("card 7")
    match.answer("card 1")
    match.undo()
    match.answer("card 2")
    assert kinds(match).count("automa-shuffles") == 1


class Brittle(Game[State]):
    """Harbour with a plank that breaks: an error of ours, in the middle of everything."""

    breaks_at: str = ""

    def __init__(self) -> None:
        vars(self).update(vars(GAME))
        del vars(self)["turn"]

    def turn(self, state: State, log: Log) -> Procedure[State]:
        phase = state.to_come[0]
        after = yield from GAME.turn(state, log)
        if phase == self.breaks_at:
            raise ZeroDivisionError(phase)
        return after


@pytest.mark.parametrize(
    "breaks_at",
    [
        "person",  # the procedure that is answered
        "automa",  # one for which the app deals a card
        "tide",  # one that asks nothing
    ],
)
def test_an_error_inside_a_procedure_leaves_the_match_as_it_was(breaks_at: str) -> None:
    game = Brittle()
    match = Match.new(game, {"level": 2, "rounds": 4}, Seed.from_text("no toll 9"))
    match.answer("load 1")
    match.answer("light 0")
    match.undo()
    match.answer("light 0")
    match.answer("load 2")
    before = snapshot(match)
    game.breaks_at = breaks_at
    with pytest.raises(ZeroDivisionError):
        match.answer("light 1")
    assert snapshot(match) == before
    game.breaks_at = ""
    match.answer("light 1")
    assert match.state.person.light == 1


def test_the_game_ends_in_a_turn_that_asks_nothing() -> None:
    match = on_the_table("wait", "card 4", "wait", "card 1", rounds=2)
    assert match.over
    assert match.pending is None
    assert match.legal() == []
    assert kinds(match)[-1] == "har-tide"
    assert match.score().winner is not None


def test_the_game_ends_in_the_middle_of_a_turn_when_the_quay_is_empty() -> None:
    position = {**GAME.template(), "to_come": ["person", "automa", "automa", "tide"], "quay": [2]}
    match = Match.at(GAME, position, {}, TOLL_SEED)
    match.answer("load 2")
    assert match.over
    assert kinds(match) == ["har-load"]


def test_after_the_end_nothing_is_answered_but_everything_can_be_undone() -> None:
    match = on_the_table("wait", "card 4", "wait", "card 1", rounds=2)
    before = snapshot(match)
    with pytest.raises(Refused, match="game_over"):
        match.answer("wait")
    assert snapshot(match) == before
    match.undo()
    assert not match.over


def test_a_match_may_begin_at_a_position_and_takes_its_options_from_it() -> None:
    match = Match.at(GAME, GAME.template(), {"storm": "on", "dealer": "table"}, TOLL_SEED)
    assert match.options == {
        "level": 2, "rounds": 3, "storm": "on", "deck": "calm", "dealer": "table",
    }  # fmt: skip
    assert match.state.storm == "on"
    assert match.legal() == ["card 2", "card 4", "card 5"]
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.undo()


def test_a_match_may_begin_after_the_end() -> None:
    match = Match.at(GAME, {**GAME.template(), "quay": []}, {}, TOLL_SEED)
    assert match.over
    assert match.answers == []


def test_a_match_does_not_begin_at_a_position_that_cannot_occur() -> None:
    position = {**GAME.template(), "quay": [4, 4, 99], "round": 9}
    with pytest.raises(BadPosition) as refused:
        Match.at(GAME, position)
    assert [problem.code for problem in refused.value.problems] == [
        "thing_twice", "unknown_thing", "no_such_round",
    ]  # fmt: skip


def test_a_match_does_not_begin_with_options_that_do_not_fit() -> None:
    with pytest.raises(BadOptions, match="option_does_not_apply"):
        Match.new(GAME, {"level": 1, "storm": "on"})


def test_the_position_a_match_begins_at_is_not_changed_by_it() -> None:
    match = Match.at(GAME, GAME.template(), {}, TOLL_SEED)
    start = GAME.position(match.start) if match.start else None
    while not match.over:
        match.answer((match.legal() or ["light 0"])[-1])
    assert match.start is not None
    assert GAME.position(match.start) == start


def test_two_matches_with_the_same_seed_and_answers_are_the_same() -> None:
    assert snapshot(harbour("load 8", "1")) == snapshot(harbour("load 8", "light 1"))


def test_a_copy_is_the_same_match_and_goes_its_own_way() -> None:
    match = harbour("load 8", "light 0", "refuse", "wait")
    match.undo()
    before = snapshot(match)
    twin = match.copy()
    assert snapshot(twin) == before
    twin.undo()
    twin.answer("pay")
    with pytest.raises(Refused):
        match.answer("sink")
    assert snapshot(match) == before
    assert twin.state.person.coins == 0


def test_every_error_a_person_can_cause_is_a_named_one() -> None:
    match = harbour()
    for text in ("!" + "[" * 100_000, "!null", "load \ud800", "!" + '{"a":' * 5000, "\0"):
        with pytest.raises(AutomatableError):
            match.answer(text)


def test_what_is_asked_within_a_turn_belongs_to_it() -> None:
    match = harbour(seed=TOLL_SEED)
    while prompt(match) != "toll":
        match.answer((match.legal() or [])[0])
    match.answer((match.legal() or [])[0])
    toll = max(i for i, entry in enumerate(match.entries) if entry.prompt == "toll")
    assert match.turn_start(toll) < toll
    assert match.turn_start(match.turn_start(toll)) == match.turn_start(toll)


def test_in_the_set_up_each_answer_stands_for_itself() -> None:
    assert harbour().turn_start(0) == 0
