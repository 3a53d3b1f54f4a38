"""Positions of every game: the template, corrections, and nonsense that must be refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from automatable.core.errors import AutomatableError, BadPosition
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.state.positions import value_at
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import carried_out
from automatable.testing.playing import (
    by_chance,
    finished,
    legal_answer,
    option_sets,
    play_on,
    snapshot,
)

SEED = Seed.from_text("positions")
NONSENSE = st.sampled_from([None, True, -1, 0, 7, 99, 10**30, 1.5, "", "x", [], [1], {}, {"a": 1}])


def middle(game: Game[Any], options: dict[str, Any]) -> Match[Any]:
    """A match with these options after ten answers, or more if its set-up asks for them."""
    match, player, given = Match.new(game, options, SEED), Random("middle"), 0
    while not match.over and (given < 10 or not match.set_up_done):
        match.answer(legal_answer(match, player.choice))
        given += 1
    return match


def leaves(position: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in a position, the inner ones included."""
    items = position.items() if isinstance(position, dict) else enumerate(position)
    for key, value in items:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, key))


def replaced(position: Any, path: tuple[Any, ...], value: Any) -> Any:
    copied = json.loads(json.dumps(position))
    part = copied
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return copied


def test_the_template_is_a_position_in_which_the_automa_moves(game: Game[Any]) -> None:
    template = json.loads(json.dumps(game.template()))
    state = game.from_position(template)
    assert game.position(state) == template
    assert game.problems(state) == []
    turn = game.automa_turn(state, Log())
    assert turn is not None
    after = carried_out(turn, by_chance(Random(1)))
    assert game.problems(after) == []
    assert game.position(after) != template


def test_a_match_can_begin_at_the_template_and_be_finished(game: Game[Any]) -> None:
    match = Match.at(game, game.template(), {}, SEED)
    for _ in play_on(match, Random(1).choice):
        assert game.problems(match.state) == []
    assert match.over


def test_when_it_is_not_the_automas_turn_it_does_not_move(game: Game[Any]) -> None:
    states = [state for match in finished(game) for state in match.states()]
    moves = [game.automa_turn(game.copy(state), Log()) is not None for state in states]
    assert not all(moves)
    for match in finished(game):
        assert game.automa_turn(game.copy(match.state), Log()) is None


def test_derived_facts_may_be_left_out_but_not_be_wrong(game: Game[Any]) -> None:
    for options in option_sets(game):
        match = middle(game, options)
        position = match.position()
        short = game.changed(match.state, {})
        assert game.position(game.from_position(short)) == position
        for path in game.derived_facts:
            *parents, name = path.split(".")
            assert name not in _inside(short, parents)
            if name in _inside(position, parents):
                wrong = replaced(position, tuple(path.split(".")), 12345)
                with pytest.raises(BadPosition):
                    game.from_position(wrong)


def _inside(position: Any, parents: list[str]) -> Any:
    for name in parents:
        position = position.get(name, {})
    return position


def test_correcting_all_facts_to_what_they_are_is_accepted_and_undone(game: Game[Any]) -> None:
    for options in option_sets(game):
        match = middle(game, options)
        facts = game.screens.facts(match)
        assert facts
        state = match._turns[-1].state
        before, seen = game.position(state), snapshot(match)
        match.adjust(json.dumps({fact.path: value_at(before, fact.path) for fact in facts}))
        assert game.problems(match.state) == []
        match.undo()
        match.restore_undone([])
        assert snapshot(match) == seen


def test_a_correction_of_what_does_not_exist_is_refused(game: Game[Any]) -> None:
    match = middle(game, {})
    before = snapshot(match)
    for path in ("", "nowhere", "nowhere.at.all", ".", *game.derived_facts):
        with pytest.raises(AutomatableError):
            match.adjust(json.dumps({path: 1}))
    assert snapshot(match) == before


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_nonsense_in_a_position_is_refused_or_understood_but_never_breaks(
    game: Game[Any], data: st.DataObject
) -> None:
    match = middle(game, data.draw(st.sampled_from(option_sets(game))))
    position = match.position() if match.set_up_done else game.template()
    path = data.draw(st.sampled_from(list(leaves(position))))
    contents = replaced(position, path, data.draw(NONSENSE))
    try:
        state = game.from_position(contents)
    except BadPosition:
        return
    assert game.problems(state) == []
    written = game.position(state)
    assert game.position(game.from_position(written)) == written


@pytest.mark.parametrize("contents", [None, 3, True, "", "nonsense", [], {}, {"a": 1}, [[]]])
def test_what_is_no_position_is_refused(game: Game[Any], contents: Any) -> None:
    with pytest.raises(AutomatableError):
        game.from_position(contents)
