"""Does a longer search agree? Puzzles judged again, with fresh numbers and more iterations.

    python -m automatable.lab.patchwork.research.puzzle_checking 60 checked.jsonl --iterations 10000

One line for each puzzle that was judged; a run that was stopped goes on where it was. The puzzles
are taken evenly from all of them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from automatable.core.advice.puzzles import Puzzle
from automatable.games.patchwork.actions import read_action
from automatable.games.patchwork.notation import read_position
from automatable.games.patchwork.puzzles import puzzles
from automatable.lab.patchwork.effort import Effort
from automatable.lab.patchwork.judging import judged, lost

SEARCHES = 8
FRESH = 700_000_000
"""Seeds on which no puzzle was found or proved."""
STRIDE = 83
"""Shares no factor with the number of puzzles: any first few are spread over all."""


@dataclass(frozen=True)
class Checked:
    """A puzzle judged again: how far the solution is ahead of the nearest other move on offer."""

    number: int
    chance: float
    ahead: float
    ahead_error: float
    clear: bool
    """Whether it is ahead beyond doubt (99 %)."""

    @property
    def agrees(self) -> bool:
        return self.ahead > 0


def check(puzzle: Puzzle, iterations: int) -> Checked:
    """The solution of one puzzle beside everything else on offer."""
    state, effort = read_position(puzzle.position), Effort(0, iterations, SEARCHES)
    actions = [read_action(state, choice.answer) for choice in puzzle.choices]
    best, *others = judged(state, actions, FRESH + puzzle.number, effort)
    ahead, error = min(lost(best, other) for other in others)
    clear = ahead > effort.sure * error
    return Checked(puzzle.number, round(best.chance, 4), round(ahead, 4), round(error, 4), clear)


def checks(file: Path, count: int, iterations: int) -> Iterator[Checked]:
    """That many puzzles, those that the file has already first."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    done = [Checked(**json.loads(line)) for line in lines]
    yield from done
    known = puzzles()
    for place in range(len(done), min(count, len(known))):
        found = check(known[place * STRIDE % len(known)], iterations)
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(asdict(found)) + "\n")
        yield found


def summary(found: Sequence[Checked]) -> str:
    """How many were confirmed, and which were not."""
    clear = sum(one.clear for one in found)
    against = [one.number for one in found if not one.agrees]
    return (
        f"{len(found)} puzzles judged again: the solution is ahead in {len(found) - len(against)}, "
        f"beyond doubt in {clear}; behind in {against or 'none'}"
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("count", type=int)
    reader.add_argument("file", type=Path)
    reader.add_argument("--iterations", type=int, default=10_000)
    given = reader.parse_args()
    print(summary(list(checks(given.file, given.count, given.iterations))))


if __name__ == "__main__":
    main()
