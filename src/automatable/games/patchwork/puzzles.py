"""The puzzles of Patchwork, made by `automatable puzzles make` and kept in `data/puzzles.json`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from automatable.core.advice.puzzles import Puzzle, PuzzleAnswer
from automatable.games.patchwork.actions import ADVANCE, read_action
from automatable.games.patchwork.policies import slot
from automatable.games.patchwork.state import State

FILE = files("automatable.games.patchwork") / "data" / "puzzles.json"
PARTS = 10_000
"""Chances are written in ten thousandths."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All of them, numbered from 1."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    return tuple(_puzzle(place + 1, kept, line) for place, line in enumerate(kept["puzzles"]))


def same_move(state: State, answer: str, other: str) -> bool:
    """Whether both advance, or take the same patch."""
    return _kind(state, answer) == _kind(state, other)


def _kind(state: State, answer: str) -> int:
    action = read_action(state, answer)
    return -1 if action == ADVANCE else slot(action)


def _puzzle(number: int, kept: dict[str, Any], line: list[Any]) -> Puzzle:
    position, choices, easy = line
    return Puzzle(
        number,
        position,
        tuple(_choice(*choice) for choice in choices),
        bool(easy),
        kept["iterations"],
        kept["searches"],
    )


def _choice(answer: str, *parts: int) -> PuzzleAnswer:
    return PuzzleAnswer(answer, *(part / PARTS for part in parts))
