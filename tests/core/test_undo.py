"""Undo, redo, return and corrections: nothing is ever dealt again, and nothing is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from automatable.core.errors import BadPosition, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import load, save
from automatable.testing.playing import legal_answer, snapshot
from tests.core.harbour import TOLL_SEED, harbour, on_the_table, prompt
from toy_game import GAME


def test_undo_takes_back_the_last_answer_and_all_that_the_app_did_after_it() -> None:
    match = harbour("load 8")
    before = snapshot(match)
    match.answer("light 1")
    assert match.answers[-1] == "card 5"
    assert match.undo() == "light 1"
    after = snapshot(match)
    assert after["save"].pop("undone") == ["light 1"]
    assert before["save"].pop("undone") == []
    assert after == before


def test_undo_says_beforehand_what_it_takes_back() -> None:
    match = harbour("load 8", "light 1")
    undoable = match.undoable()
    assert undoable is not None
    assert undoable.text == "light 1"


def test_the_app_never_undoes_its_own_deal() -> None:
    match = harbour()
    assert match.undoable() is None
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.undo()
    assert match.answers == ["ship 10 4 5 6 2 11 1 8 12"]


def test_undo_reaches_back_into_the_set_up() -> None:
    match = on_the_table("wait")
    match.undo()
    match.undo()
    assert not match.set_up_done
    assert prompt(match) == "ship"
    match.answer("ship 9 8 7 6 5 4 3 2 1")
    assert match.state.quay[0] == 9
    assert match.undone == []


def test_redo_gives_the_same_answer_and_the_same_cards_come() -> None:
    match = harbour("load 8", "light 0", "refuse", "wait")
    before = snapshot(match)
    for _ in range(4):
        match.undo()
    assert match.undone == ["wait", "refuse", "light 0", "load 8"]
    assert [match.redo() for _ in range(4)] == ["load 8", "light 0", "refuse", "wait"]
    assert snapshot(match) == before


def test_another_answer_after_undo_gets_the_same_card_and_ends_redo() -> None:
    match = harbour("load 8", "light 1")
    assert match.answers[-1] == "card 5"
    match.undo()
    match.undo()
    match.answer("wait")
    assert match.answers[-1] == "card 5"
    with pytest.raises(Refused, match="nothing_to_redo"):
        match.redo()


def test_what_was_undone_and_does_not_fit_any_more_is_refused_and_kept() -> None:
    match = harbour()
    match.restore_undone(["load 3"])
    before = snapshot(match)
    with pytest.raises(Refused):
        match.redo()
    assert snapshot(match) == before


def test_undo_in_a_turn_of_chance_and_choice_keeps_the_card() -> None:
    match = harbour("wait", "pay")
    assert match.undo() == "pay"
    assert match.answers[-1] == "card 5"
    assert prompt(match) == "toll"


def test_undo_after_the_end() -> None:
    match = on_the_table("wait", "card 4", "wait", rounds=2)
    before = snapshot(match)["position"]
    match.answer("card 1")
    assert match.over
    match.undo()
    assert snapshot(match)["position"] == before
    match.redo()
    assert match.over


@pytest.mark.parametrize(
    ("count", "left"), [(9, 6), (6, 6), (5, 5), (4, 4), (3, 2), (2, 2), (1, 1), (0, 1), (-1, 1)]
)
def test_return_to_leaves_at_most_so_many_answers(count: int, left: int) -> None:
    """The app's own deal can be undone only with the answer before it."""
    match = harbour("load 8", "light 0", "refuse", "load 5")
    assert [entry.by for entry in match.entries] == [
        "app", "person", "person", "app", "person", "person",
    ]  # fmt: skip
    match.return_to(count)
    assert len(match.entries) == left
    while match.undone:
        match.redo()
    assert len(match.entries) == 6


# --- corrections


def test_a_correction_changes_a_fact_and_is_logged_and_undone_like_an_answer() -> None:
    match = harbour("wait", "refuse")
    before = snapshot(match)
    told = match.adjust('{"person.coins": 9, "quay": [4, 6]}')
    assert told[0].to_json() == {
        "kind": "corrected",
        "rule": "HAR-FIX-01",
        "changes": '{"person.coins": 9, "quay": [4, 6]}',
    }
    assert match.entries[-1].by == "correction"
    assert (match.state.person.coins, match.state.quay) == (9, [4, 6])
    assert match.legal() == ["wait", "load 4", "load 6"]
    match.undo()
    match.restore_undone([])
    assert snapshot(match) == before


def test_a_correction_in_the_middle_of_a_turn_leaves_the_question_open() -> None:
    match = harbour("load 8")
    assert prompt(match) == "light"
    told = match.adjust('{"person.coins": 1}')
    assert [event.kind for event in told] == ["corrected"]
    assert prompt(match) == "light"
    assert (match.state.person.coins, match.state.person.crates) == (1, [8])
    with pytest.raises(Refused, match="number_out_of_range"):
        match.answer("light 2")
    match.undo()
    assert (prompt(match), match.state.person.crates) == ("light", [8])


def test_a_correction_written_with_one_mark_begins_the_turn_again() -> None:
    """As all corrections did once: old saves rely on it."""
    now = harbour("load 8")
    answers = [*now.answers, '!{"person.coins": 1}']
    match = Match.replayed(now.game, now.options, now.seed, None, answers)
    assert prompt(match) == "load"
    assert match.state.person.crates == []
    assert "load 8" not in (match.legal() or [])


def test_a_correction_asks_for_no_card_again() -> None:
    match = harbour("wait")
    assert match.answers[-1] == "card 5"
    match.adjust('{"person.coins": 7}')
    assert match.answers[-2:] == ["card 5", '!!{"person.coins": 7}']
    assert prompt(match) == "toll"
    assert match.state.person.coins == 7
    match.answer("pay")
    assert match.state.person.coins == 5


def test_two_corrections_of_one_turn_build_on_each_other() -> None:
    match = harbour("load 8")
    match.adjust('{"person.coins": 9}')
    match.adjust('{"automa.coins": 8}')
    assert (match.state.person.coins, match.state.automa.coins) == (9, 8)
    assert match.state.person.crates == [8]
    again = load(json.loads(json.dumps(save(match))))
    assert snapshot(again) == snapshot(match)
    match.answer("light 9")
    assert (match.state.person.coins, match.state.person.light) == (0, 9)
    match.return_to(2)
    assert prompt(match) == "light"


def test_derived_facts_follow_and_cannot_be_corrected() -> None:
    match = harbour("wait")
    match.adjust('{"person.crates": [3, 7]}')
    assert match.position()["person"]["worth"] == 7
    before = snapshot(match)
    with pytest.raises(BadPosition, match=r"unknown_field: field=person\.worth"):
        match.adjust('{"person.worth": 70}')
    assert snapshot(match) == before


@pytest.mark.parametrize(
    ("correction", "problem"),
    [
        ('{"person.coins": -1}', "coins_negative: seat=person"),
        (
            '{"person.coins": "7"}',
            "bad_data_value: file=position, place=person, field=coins, reason='7' is not int",
        ),
        ('{"persons": 1}', "unknown_field: field=persons"),
        ('{"quay.0": 1}', "unknown_field: field=quay.0"),
        ('{"": 1}', "unknown_field: field="),
        ('{"quay": [4], "person.crates": [4]}', "thing_twice: thing=crate 4"),
    ],
)
def test_a_correction_to_what_cannot_be_is_refused_and_changes_nothing(
    correction: str, problem: str
) -> None:
    match = harbour("wait")
    before = snapshot(match)
    with pytest.raises(BadPosition) as refused:
        match.adjust(correction)
    assert [str(told) for told in refused.value.problems] == [problem]
    assert snapshot(match) == before


def test_there_is_nothing_to_correct_before_the_set_up_is_done() -> None:
    match = Match.new(GAME, {"dealer": "table"}, TOLL_SEED)
    with pytest.raises(Refused, match="correct_after_set_up"):
        match.adjust('{"round": 2}')


def test_a_correction_can_end_the_game_and_one_can_continue_it() -> None:
    match = harbour("wait")
    match.adjust('{"quay": []}')
    assert match.over
    match.adjust('{"person.coins": 1}')
    assert match.over
    assert match.state.person.coins == 1
    match.adjust('{"quay": [2, 4], "to_come": ["person", "automa", "tide"]}')
    assert match.legal() == ["wait", "load 2"]
    match.return_to(3)
    assert prompt(match) == "toll"
    while match.undone:
        match.redo()
    assert match.legal() == ["wait", "load 2"]


def test_a_correction_after_the_end_starts_from_the_end() -> None:
    match = on_the_table("wait", "card 4", "wait", "card 1", rounds=2)
    taken = match.state.automa.crates
    assert taken == [8, 2]
    match.adjust('{"rounds": 3}')
    assert not match.over
    assert match.state.automa.crates == taken
    assert match.state.round == 3
    match.undo()
    assert match.over


def test_a_correction_after_an_end_in_the_middle_of_a_turn_keeps_that_turn() -> None:
    position = {**GAME.template(), "to_come": ["person", "automa", "automa", "tide"], "quay": [2]}
    match = Match.at(GAME, position, {}, TOLL_SEED)
    match.answer("load 2")
    match.adjust('{"person.coins": 9}')
    assert match.over
    assert match.state.person.crates == [7, 1, 2]


def test_a_correction_leads_through_a_turn_that_asks_nothing() -> None:
    match = harbour("wait", "refuse")
    match.adjust('{"to_come": ["tide"]}')
    assert (match.state.round, prompt(match)) == (3, "load")
    match.undo()
    assert (match.state.round, prompt(match)) == (2, "load")
    match.redo()
    assert match.copy().fingerprint() == match.fingerprint()


# --- never re-rolled


class UndoNeverRerolls(RuleBasedStateMachine):
    """Answers, corrections, undo and redo in any order: a match that was only answered agrees."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match[Any] = Match.new(GAME, {"level": 2, "rounds": 4}, TOLL_SEED)
        self.given: list[str] = []
        self.undone: list[str] = []
        self.met: dict[tuple[str, ...], dict[str, Any]] = {}

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        text = legal_answer(self.match, lambda some: data.draw(st.sampled_from(list(some))))
        self.match.answer(text)
        self._gave(text)

    @rule(coins=st.integers(0, 5))
    def correct(self, coins: int) -> None:
        self.match.adjust(f'{{"person.coins": {coins}}}')
        last = self.match.undoable()
        assert last is not None
        self._gave(last.text)

    @precondition(lambda self: self.given)
    @rule()
    def undo(self) -> None:
        assert self.match.undo() == self.given[-1]
        self.undone.append(self.given.pop())
        self._same()

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        assert self.match.redo() == self.undone[-1]
        self.given.append(self.undone.pop())
        self._same()

    @rule()
    def refuse(self) -> None:
        with pytest.raises(Refused):
            self.match.answer("sink")
        self._same()

    @rule()
    def reload(self) -> None:
        self.match = load(save(self.match))
        self._same()

    @rule()
    def copy(self) -> None:
        self.match = self.match.copy()
        self._same()

    def _gave(self, text: str) -> None:
        self.given.append(text)
        self.undone = []
        self._same()

    def _same(self) -> None:
        """Wherever we have been with these answers, it looks as it did and as it would afresh."""
        seen = snapshot(self.match)
        assert seen["save"].pop("undone") == self.undone
        if tuple(self.given) not in self.met:
            self.met[tuple(self.given)] = self._afresh()
        assert seen == self.met[tuple(self.given)]

    def _afresh(self) -> dict[str, Any]:
        match = Match.new(GAME, {"level": 2, "rounds": 4}, TOLL_SEED)
        for text in self.given:
            match.answer(text)
        seen = snapshot(match)
        seen["save"].pop("undone")
        return seen


TestUndoNeverRerolls = UndoNeverRerolls.TestCase
TestUndoNeverRerolls.settings = settings(max_examples=40, stateful_step_count=25)


@given(st.integers(0, 2**32), st.lists(st.booleans(), max_size=30))
def test_the_cards_of_a_match_do_not_depend_on_how_it_was_played(
    number: int, waits: list[bool]
) -> None:
    """The n-th card of a shuffle is the same, whatever was answered, undone and redone before."""
    seed = Seed(number.to_bytes(16, "big"))
    plain, nervous = (_cards(seed, how) for how in ([], waits))
    assert plain[: len(nervous)] == nervous[: len(plain)]


def _cards(seed: Seed, waits: list[bool]) -> list[str]:
    match = harbour(seed=seed, rounds=4)
    steps = iter(waits)
    while not match.over:
        match.answer((match.legal() or ["light 0"])[0 if next(steps, True) else -1])
        if not next(steps, True):
            match.undo()
    return [text for text in match.answers if text.startswith("card")]
