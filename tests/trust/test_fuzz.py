"""Random legal play of every game, level and variant, watched by the invariants."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from automatable.core.errors import AutomatableError
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.kit.game import KitGame
from automatable.testing.playing import option_sets
from tests.trust.fuzzing import Fuzzer, Watch, automa_turns, numbered, numbered_options, play
from tests.trust.invariants import Invariants, invariants_of
from tests.trust.shrinking import FINDINGS, keep, kept
from tests.trust.soak import MILLION, OURS, soak

NOTES = Path(__file__).parents[2] / ".soak"


@settings(max_examples=4, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_legal_play_leads_to_possible_positions(game: Game[Any], data: st.DataObject) -> None:
    """Hypothesis picks and shrinks; the shortest finding is what stays in the folder."""
    options = data.draw(st.sampled_from(option_sets(game)))
    match = Match.new(game, options, Seed.from_text(str(data.draw(st.integers(0, 9)))))
    try:
        play(match, lambda some: data.draw(st.sampled_from(some)), most=12)
    except Exception as error:
        keep(match, error)
        raise


def test_whole_matches_by_chance(game: Game[Any]) -> None:
    for number in range(4):
        match, player = numbered(game, number)
        play(match, player)
        assert match.over


@pytest.mark.slow
@pytest.mark.parametrize("ours", OURS, ids=lambda game: game.id)
def test_a_million_turns_of_the_automa(ours: Game[Any]) -> None:
    """In all: each of our games has its share. Stopped, it goes on where it was."""
    notes = NOTES / f"{ours.id}.json"
    soak(ours, MILLION // len(OURS), notes)
    notes.unlink()


@pytest.mark.parametrize("ours", OURS, ids=lambda game: game.id)
def test_every_game_has_invariants_of_its_own(ours: Game[Any]) -> None:
    known, bare = invariants_of(ours.id), Invariants()
    ways = ("growing", "impossible", "told", "points")
    for name in ways[:-1] if isinstance(ours, KitGame) else ways:  # a file is its own rulebook
        assert getattr(known, name) is not getattr(bare, name)


@pytest.mark.parametrize("ours", OURS, ids=lambda game: game.id)
def test_the_fuzzer_plays_every_option(ours: Game[Any]) -> None:
    """In as many matches every value is chosen; the soak plays thousands."""
    chosen: Counter[tuple[str, Any]] = Counter()
    for number in range(500):
        chosen.update(numbered_options(ours, number)[0].items())
    for option in ours.options():
        assert {value for key, value in chosen if key == option.key} == set(option.choices)


def test_turns_of_the_automa_are_counted(game: Game[Any]) -> None:
    match = Match.new(game, {}, Seed.from_text("counted"))
    play(match, Fuzzer(Random(1)))
    assert 0 < automa_turns(match) < len(match.entries)


@pytest.mark.parametrize("file", sorted(FINDINGS.glob("*.json")), ids=lambda file: file.stem)
def test_what_was_found_once_is_mended(file: Path) -> None:
    """Refused by name now, or played to the end without a finding."""
    match = kept(file)
    watch = Watch(match)
    watch.look()
    try:
        match.redo()
    except AutomatableError:
        return
    watch.look()
    play(match, Fuzzer(Random(1)))
