"""Random legal play that looks for what must never happen, and keeps what it finds as a save.

    python -m tests.trust.fuzzing GAME TURNS      # about so many turns of the Automa, and the rate

A finding is a save in `tests/trust/findings` whose next answer (the one that `redo` gives) goes
wrong. `test_fuzz.py` replays every file there for ever.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from automatable.core.errors import AutomatableError
from automatable.core.game import Game, game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.core.saves import dumps
from tests.conformance.playing import Pick, legal_answer, some_option_set

FINDINGS = Path(__file__).parent / "findings"
MOST_ANSWERS = 5000
"""No game of ours has a fifth of it: a match that goes on for longer runs away."""
MOST_SECONDS = 120


class Finding(AssertionError):
    """Something that must never happen."""


def check(match: Match[Any]) -> None:
    """What holds whenever a person is asked, and at the end."""
    if not match.over and match.legal() == []:
        raise Finding(f"dead end at {match.pending}")
    if len(match.entries) > MOST_ANSWERS:
        raise Finding("the match does not end")
    if not match.set_up_done:
        return
    if problems := match.game.problems(match.state):
        raise Finding("; ".join(map(str, problems)))
    sheet = match.score()
    for seat in sheet.seats:
        if seat.total != sum(line.points for line in seat.lines):
            raise Finding(f"the score of {seat.name} does not add up")
    if (sheet.winner is not None or sheet.tie_break is not None) != match.over:
        raise Finding("a winner before the end, or an end without one")


def play(match: Match[Any], pick: Pick, most: int = MOST_ANSWERS + 1) -> None:
    """Legally to the end (or for so many answers), checked on the way; a finding is kept."""
    text = ""
    try:
        with ending_in_time():
            check(match)
            for _ in range(most):
                if match.over:
                    break
                text = legal_answer(match, pick)
                match.answer(text)
                check(match)
    except (Exception, RecursionError) as error:
        keep(match, text, error)
        raise


def keep(match: Match[Any], text: str, error: BaseException) -> None:
    """The save in which the answer that went wrong is the next to be given."""
    if match.undoable() and match.undoable().text == text:  # type: ignore[union-attr]
        match.undo()
    match.restore_undone([text])
    FINDINGS.mkdir(exist_ok=True)
    name = f"{match.game.id}-{type(error).__name__.lower()}.json"
    (FINDINGS / name).write_text(dumps(match), encoding="utf-8")


@contextmanager
def ending_in_time() -> Iterator[None]:
    """A turn that never comes to an end is a finding, too."""

    def stop(*_: object) -> None:
        raise Finding(f"no end after {MOST_SECONDS} s")

    before: Callable[..., Any] | int | None = signal.signal(signal.SIGALRM, stop)
    signal.alarm(MOST_SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def automa_turns(match: Match[Any]) -> int:
    """Cards of the Automa that were revealed."""
    return sum(entry.prompt in ("card", "automa_card") for entry in match.entries)


def fuzz(game: Game[Any], turns: int, first: int = 0) -> tuple[int, int]:
    """Matches with any options until the Automa had so many turns; returns matches and turns."""
    number, done = first, 0
    while done < turns:
        chance = Random(f"{game.id} {number}")
        options = some_option_set(game.options(), chance.choice)
        match = Match.new(game, options, Seed.from_text(f"fuzz {number}"))
        play(match, chance.choice)
        done += automa_turns(match)
        number += 1
    return number - first, done


def is_refused(match: Match[Any]) -> bool:
    """Whether what was found once is refused by name now."""
    try:
        match.redo()
    except AutomatableError:
        return True
    return False


if __name__ == "__main__":
    start = time.process_time()
    matches, turns = fuzz(game(sys.argv[1]), int(sys.argv[2]))
    spent = time.process_time() - start
    print(f"{sys.argv[1]}: {matches} matches, {turns} Automa turns, {turns / spent:.0f} a second")
