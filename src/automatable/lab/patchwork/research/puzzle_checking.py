"""Do the puzzles hold? Each is proved again, with fresh numbers, by the strongest player.

    python -m automatable.lab.patchwork.research.puzzle_checking checked.jsonl --pack puzzles.json

One line for each puzzle; a run that was stopped goes on where it was. What still holds, the best by
the margin and beyond doubt in searches four times as long, can be packed with its new figures.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from automatable.core.advice.puzzles import Puzzle
from automatable.games.patchwork.actions import read_action
from automatable.games.patchwork.notation import read_position
from automatable.games.patchwork.puzzles import puzzles
from automatable.lab.patchwork.judging import judged
from automatable.lab.patchwork.puzzle_making import (
    PROOF,
    Found,
    is_clear,
    pack,
    stays_ahead,
    written,
)

FRESH = 700_000_000
"""Seeds on which no puzzle was found or proved."""


def check(puzzle: Puzzle) -> Found | None:
    """The puzzle with its new figures; None if another move is as good."""
    state = read_position(puzzle.position)
    actions = [read_action(state, choice.answer) for choice in puzzle.choices]
    options = judged(state, actions, FRESH + puzzle.number, PROOF)
    if not is_clear(options, PROOF) or not stays_ahead(state, actions, 2 * FRESH + puzzle.number):
        return None
    ranked = sorted(zip(options, puzzle.choices, strict=True), key=lambda pair: -pair[0].chance)
    answers = tuple(choice.answer for _, choice in ranked)
    return Found(puzzle.position, tuple(o for o, _ in ranked), answers, puzzle.easy, puzzle.number)


def checks(file: Path, known: Sequence[Puzzle]) -> Iterator[dict[str, Any]]:
    """A line for each, those that the file has already first; nothing in it if it does not hold."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    yield from map(json.loads, lines)
    for puzzle in known[len(lines) :]:
        found = check(puzzle)
        line = {"number": puzzle.number, "proof": found and written(found)}
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        yield line


def summary(lines: Sequence[dict[str, Any]]) -> str:
    gone = [line["number"] for line in lines if not line["proof"]]
    return f"{len(lines) - len(gone)} of {len(lines)} puzzles hold; not {gone or 'one does not'}"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("file", type=Path)
    reader.add_argument("--pack", type=Path)
    given = reader.parse_args()
    lines = list(checks(given.file, puzzles()))
    print(summary(lines))
    if given.pack:
        pack((line["proof"] for line in lines if line["proof"]), given.pack)


if __name__ == "__main__":
    main()
