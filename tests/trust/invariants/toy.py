"""Harbour: crates are loaded and stay."""

from __future__ import annotations

from tests.trust.invariants import Invariants
from toy_game.state import State


def growing(state: State) -> dict[str, int]:
    crates = {"person": len(state.person.crates), "automa": len(state.automa.crates)}
    return {"round": state.round, **{f"crates of {seat}": n for seat, n in crates.items()}}


def points(state: State) -> dict[int, int]:
    """The score of both: crates, and a point for two coins (HAR-END-01)."""
    sides = {1: state.person, 2: state.automa}
    return {seat: side.worth + side.coins // 2 for seat, side in sides.items()}


INVARIANTS = Invariants(growing, points=points)
