"""The fuzzer finds what is there to find, shrinks it and keeps it: shown with broken games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from automatable.core import game as registry
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from tests.trust import fuzzing
from tests.trust.fuzzing import Fuzzer, Watch, play
from tests.trust.shrinking import keep, kept, kept_shrunk, shrunk, walked, way_of, what
from toy_game.game import GAME
from toy_game.state import State

Mistake: TypeAlias = "Callable[[State], Procedure[None]]"


class Leaky(Game[State]):
    """Harbour with a mistake in its rules."""

    mistake: Mistake

    def __init__(self) -> None:
        vars(self).update(vars(GAME))
        del vars(self)["turn"]

    def turn(self, state: State, log: Log) -> Procedure[State]:
        state = yield from GAME.turn(state, log)
        yield from self.mistake(state)
        return state


def nothing_wrong(state: State) -> Procedure[None]:
    yield from ()


def loses_a_crate(state: State) -> Procedure[None]:
    if len(state.person.crates) == 2:
        state.quay.append(state.person.crates.pop())
    yield from ()


def pays_twice(state: State) -> Procedure[None]:
    if len(state.person.crates) == 2:
        state.person.coins -= 50
    yield from ()


def divides_by_zero(state: State) -> Procedure[None]:
    if state.automa.light > 2 and len(state.person.crates) == 1:
        state.round //= 0
    yield from ()


def asks_what_nobody_can_answer(state: State) -> Procedure[None]:
    if len(state.person.crates) == 2:
        yield ask_one_of("load", "X", {})


MISTAKES: dict[Mistake, str] = {
    loses_a_crate: "crates of person went down",
    pays_twice: "coins_negative",
    divides_by_zero: "ZeroDivisionError in divides_by_zero",
    asks_what_nobody_can_answer: "dead end",
}


@pytest.fixture
def leaky(monkeypatch: pytest.MonkeyPatch) -> Leaky:
    """A broken game that is registered in the place of the good one."""
    game = Leaky()
    known = {**registry.games(), game.id: game}
    monkeypatch.setattr(registry, "games", lambda: known)
    return game


def found_by_chance(game: Leaky) -> tuple[Match[State], Exception]:
    """The match of the first finding of a random player."""
    for number in range(200):
        seed = Seed.from_text(str(number))
        match = Match.new(game, {"rounds": 4, "level": 2, "storm": "on"}, seed)
        try:
            play(match, Fuzzer(Random(number)))
        except Exception as error:
            return match, error
    raise AssertionError("nothing was found")


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.__name__)
def test_a_mistake_is_found_kept_and_found_again_until_it_is_mended(
    mistake: Mistake, leaky: Leaky, tmp_path: Path
) -> None:
    leaky.mistake = mistake
    match, error = found_by_chance(leaky)
    assert what(error) == MISTAKES[mistake]
    file = kept_shrunk(match, error, tmp_path)
    assert file.stem.startswith("toy-")
    with pytest.raises(type(error)):
        go_on(file)
    leaky.mistake = nothing_wrong
    go_on(file)


def go_on(file: Path) -> None:
    """As the test of all kept findings does."""
    match = kept(file)
    watch = Watch(match)
    watch.look()
    match.redo()
    watch.look()
    play(match, Fuzzer(Random(1)))


def test_a_finding_shrinks_to_its_shortest_way(leaky: Leaky) -> None:
    """Two crates must be loaded and nothing else matters: no wage, no light."""
    leaky.mistake = pays_twice
    match, _ = found_by_chance(leaky)
    long = way_of(match)
    way = shrunk(long)
    assert len(way.answers) <= len(long.answers)
    assert sum(text.startswith("load") for text in way.answers) == 2
    assert not any(text == "wait" for text in way.answers)
    found = walked(way)
    assert found is not None
    assert found[1] == "coins_negative"


def test_what_takes_no_end_is_a_finding(
    leaky: Leaky, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(fuzzing, "MOST_ANSWERS", 4)
    leaky.mistake = nothing_wrong
    match, error = found_by_chance(leaky)
    assert what(error) == "the match does not end"
    assert keep(match, error, tmp_path).exists()


def test_a_turn_that_takes_no_end_is_a_finding(
    leaky: Leaky, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never_ends(state: State) -> Procedure[None]:
        while True:
            state.round += 0
        yield

    monkeypatch.setattr(fuzzing, "MOST_SECONDS", 1)
    leaky.mistake = never_ends
    _, error = found_by_chance(leaky)
    assert what(error) == "no end in time"
