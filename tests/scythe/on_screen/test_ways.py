"""Moves by tapping: every target that is shown can be reached by the answers beside it."""

from __future__ import annotations

from random import Random

import pytest

import automatable
from automatable.core.matches.match import Match
from automatable.core.turns.several import parted
from automatable.games.scythe import GAME
from automatable.games.scythe.board.ways import Way, ways
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import State
from automatable.ui.words.words import Words
from tests.scythe.on_screen.test_invariants import new_match

WORDS = Words("en", GAME)


def found(match: Match[State]) -> list[Way]:
    player = match.state.persons[0]
    assert isinstance(player, PersonOnScreen)
    return ways(match, player, WORDS)


def arrive(match: Match[State], way: Way, path: str, load: list[str]) -> PersonOnScreen:
    twin = match.copy()
    for text in (*way.first, *load, *parted(path)):
        if text:
            twin = twin.foresee(text)
    player = twin.state.persons[0]
    assert isinstance(player, PersonOnScreen)
    return player


@pytest.mark.parametrize("seed", [1, 3])
def test_every_target_is_reached(seed: int) -> None:
    match, chance = new_match(seed)
    checked = 0
    while match.pending is not None and checked < 30:
        for way in found(match):
            for goal in way.goals:
                load = [f"+{cargo.kind} {cargo.most}" for cargo in way.cargo]
                for taken in ([], load):
                    after = arrive(match, way, goal.path, taken)
                    assert after.count(way.unit, goal.place) >= 1
                checked += 1
        match.answer(chance.choice(match.legal()))
    assert checked


def test_what_happens_at_a_target_is_said() -> None:
    position = (
        "scy1 turn=8 to_move=saxony tokens=F3 tile=lakes_next_to_structures | "
        "human saxony sit=digital mat=industrial character=E4 workers=F1,G1 mechs=F1 "
        "abilities=disarm popularity=1 | automa crimea level=automa dealer=app progress=6 "
        "mechs=F2 workers=E3*2 power=6 cards=1 main=8 last=8"
    )
    match = automatable.at("scythe", position, seed="goals")
    notes = {(way.unit, goal.place): goal.note for way in found(match) for goal in way.goals}
    assert notes["mech", "F2"] == "combat"
    assert notes["character", "F3"] == "encounter"
    assert notes["character", "D4"] == "factory card"
    assert notes["character", "E3"] == "drives off 2 workers, −1 popularity"
    assert ("worker", "F2") not in notes
    fights = {goal.place: goal.fight for way in found(match) for goal in way.goals if goal.fight}
    assert fights["F2"].power == match.state.person.power
    assert 0 < fights["F2"].chance < 1
    assert fights["F2"].star


def test_nothing_moves_when_the_section_was_used() -> None:
    match = automatable.new("scythe", sit="digital", seed="again")
    match.answer("move coins")
    while match.pending is not None and match.pending.prompt != "turn":
        match.answer(match.legal()[-1])
    assert found(match) == []


def test_random_games_offer_no_way_elsewhere() -> None:
    """Only while a move can be chosen."""
    match, chance = new_match(9)
    prompts = set()
    for _ in range(60):
        if match.pending is None:
            break
        if found(match):
            prompts.add(match.pending.prompt)
        match.answer(Random(chance.random()).choice(match.legal()))
    assert prompts <= {"turn", "unit", "step"}
