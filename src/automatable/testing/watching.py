"""Random matches of a game, played once for all tests: what must hold at every moment of them.

@at_every_moment
def no_state_is_impossible(moment):
    assert moment.game.problems(moment.match.state) == []

def test_no_state_is_impossible(game):
    held(game, no_state_is_impossible)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from traceback import format_exc
from typing import Any, TypeAlias

import pytest

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.playing import option_sets, play_on


@dataclass
class Moment:
    """Something is asked, or the match is over."""

    match: Match[Any]
    step: int
    times: int
    """How often this was asked in the match, this time included."""
    chance: Random
    """For those who look: it is not the one who plays."""
    known: list[str]
    """Answers that were possible at some other moments."""

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def now_and_then(self) -> bool:
        """Moments for what takes long, such as a replay: close together at first, then rarer."""
        return self.match.over or self.step % (7 if self.step < 30 else 40) == 0


Check: TypeAlias = Callable[[Moment], None]
CHECKS: list[Check] = []


def at_every_moment(check: Check) -> Check:
    """The check is made at every moment of the matches that `watched` plays."""
    CHECKS.append(check)
    return check


@dataclass
class Watched:
    """What there was to see."""

    matches: list[Match[Any]] = field(default_factory=list)
    """All of them, finished; read only."""
    fingerprints: list[list[str]] = field(default_factory=list)
    """Of each match, at every moment."""
    failed: dict[Check, str] = field(default_factory=dict)
    """The first moment at which a check did not hold."""

    @property
    def asked(self) -> set[str]:
        """Every kind of question, those that the app answered included."""
        return {entry.prompt for match in self.matches for entry in match.entries}


@cache
def watched(game: Game[Any]) -> Watched:
    """A match for every set of options, and whether the checks held at every moment of it."""
    found, known = Watched(), ["done"]
    for number, options in enumerate(option_sets(game)):
        match, player = Match.new(game, options, Seed.from_text(f"{number} 0")), f"{number} 0"
        chance, times = Random(f"{player} looks on"), Counter[str]()
        found.fingerprints.append([])
        for step, _ in enumerate(play_on(match, Random(player).choice)):
            prompt = match.pending.prompt if match.pending else ""
            times[prompt] += 1
            found.fingerprints[-1].append(match.fingerprint())
            _look(Moment(match, step, times[prompt], chance, known), found.failed)
        found.matches.append(match)
    return found


def _look(moment: Moment, failed: dict[Check, str]) -> None:
    for check in CHECKS:
        if check not in failed:
            try:
                check(moment)
            except Exception:
                match = moment.match
                failed[check] = f"{match.options}\n{match.answers}\n{format_exc()}"


def held(game: Game[Any], check: Check) -> None:
    """Fail with the first moment at which this was not so."""
    if check in (failed := watched(game).failed):
        pytest.fail(failed[check], pytrace=False)
