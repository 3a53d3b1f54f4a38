"""Random legal play that looks for what must never happen.

    python -m tests.trust.soak        # a million turns of the Automa, in all games

A finding is shrunk (`shrinking.py`) and kept as a save in `tests/trust/findings` whose next
answer, the one that `redo` gives, goes wrong. `test_fuzz.py` replays every file there for ever.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.forms import Pick
from automatable.testing.playing import legal_answer, some_option_set
from tests.trust.invariants import invariants_of

MOST_ANSWERS = 3000
"""No game of ours has a fifth of it: a match that goes on for longer runs away."""
MOST_SECONDS = 120
SOMETIMES = 8
"""Every few answers the score is looked at, too; at the end it always is."""


class Finding(AssertionError):
    """Something that must never happen; `what` is the same for every way that leads to it."""

    def __init__(self, what: str, details: object = "") -> None:
        super().__init__(f"{what}: {details}" if details else what)
        self.what = what


class Watch:
    """Looks at a match after every answer, and remembers what it saw."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.known = invariants_of(match.game.id)
        self.before: Mapping[str, int] = {}
        self.looks = 0

    def look(self) -> None:
        """Raises a `Finding` if anything is wrong."""
        self.looks += 1
        if self.looks > MOST_ANSWERS:
            raise Finding("the match does not end")
        if not self.match.set_up_done:
            return
        self._state()
        if self.match.over or self.looks % SOMETIMES == 0:
            self._score()
        if self.match.over:
            self._what_was_told()

    def look_ahead(self) -> None:
        """Raises a `Finding` if nothing can be answered; whoever plays on sees that anyway."""
        if not self.match.over and not self.match.legal() and not self.match.forms():
            raise Finding("dead end")

    def _state(self) -> None:
        state = self.match.state
        for problem in self.match.game.problems(state):
            raise Finding(problem.code, problem)
        for sentence in self.known.impossible(state):
            raise Finding("impossible", sentence)
        now = self.known.growing(state)
        for name, value in self.before.items():
            if now.get(name, value) < value:
                raise Finding(f"{name} went down", f"from {value} to {now[name]}")
        self.before = now

    def _score(self) -> None:
        sheet = self.match.score()
        if (sheet.winner is not None or sheet.tie_break is not None) != self.match.over:
            raise Finding("a winner before the end, or an end without one", sheet)
        points = {seat.seat: seat.total for seat in sheet.seats}
        wanted = self.known.points(self.match.state) if self.match.over else {}
        if not wanted.items() <= points.items():
            raise Finding("the score does not add up", f"{points} instead of {wanted}")

    def _what_was_told(self) -> None:
        for what, told, held in self.known.told(self.match):
            if told != held:
                raise Finding(f"{what}: not as told", f"told {told}, held {held}")


class Fuzzer:
    """Picks by chance. Some are in a hurry: they end their turns soon, so that matches last."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.hurry = chance.choice((0.0, 0.5, 0.8, 0.95))

    def __call__(self, some: Sequence[Any]) -> Any:
        if not some:
            raise Finding("dead end")
        if some[0] == "done" and self.chance.random() < self.hurry:
            return "done"
        return self.chance.choice(some)


def play(match: Match[Any], pick: Pick, most: int = MOST_ANSWERS + 1) -> None:
    """Legally to the end (or for this many answers), watched on the way.

    If anything goes wrong, the match is as it was before, and its next redo is what went wrong.
    """
    watch, text, before = Watch(match), "", len(match.entries)
    try:
        with ending_in_time():
            watch.look()
            for _ in range(most):
                if match.over:
                    return
                chosen = legal_answer(match, pick)
                before, text = len(match.entries), chosen
                match.answer(text)
                watch.look()
    except Exception:
        match.return_to(before)
        match.restore_undone([text] if text else [])
        raise


@contextmanager
def ending_in_time() -> Iterator[None]:
    """A turn that never comes to an end is a finding, too."""

    def stop(*_: object) -> None:
        raise Finding("no end in time", f"{MOST_SECONDS} s")

    before: Callable[..., Any] | int | None = signal.signal(signal.SIGALRM, stop)
    signal.alarm(MOST_SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def automa_turns(match: Match[Any]) -> int:
    """Cards of the Automa that were revealed."""
    return sum(entry.prompt in ("card", "automa_card", "kit-card") for entry in match.entries)


def numbered_options(game: Game[Any], number: int) -> tuple[dict[str, Any], Random]:
    """Any options, and the chance that goes on from there."""
    chance = Random(f"{game.id} {number}")
    return some_option_set(game.options(), chance.choice), chance


def numbered(game: Game[Any], number: int) -> tuple[Match[Any], Fuzzer]:
    """One of endlessly many matches with any options, and who plays it."""
    options, chance = numbered_options(game, number)
    return Match.new(game, options, Seed.from_text(f"fuzz {number}")), Fuzzer(chance)
