"""Counting all sequences of decisions from a position, with the scores at their ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from automatable.core.state.copying import copied
from automatable.games.patchwork.actions import action_text, legal_actions
from automatable.games.patchwork.automa import CardDraw
from automatable.games.patchwork.policies import slot
from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import State
from tests.patchwork.positions import at, data
from tests.patchwork.reference_games import ply

PERFT = data("known_answers.json")["perft"]
QUICK_LEAVES = 20_000
Sums = tuple[int, ...]


def leaf(state: State) -> Sums:
    """Leaves, both scores, finished games, and who owns the tile."""
    sheet = score(state)
    return 1, sheet.total(1), sheet.total(2), state.game_over, state.tile == 1, state.tile == 2


def after(state: State, token: str) -> State:
    own = copied(state)
    ply(own, token)
    return own


def tokens(state: State) -> Iterator[str]:
    if state.is_automa_turn:
        return (str(card) for card in CardDraw.top_of(state).outcomes)
    return (action_text(state, action) for action in legal_actions(state))


def perft(state: State, depth: int) -> Sums:
    """Every leaf played by the engine."""
    if depth == 0 or state.game_over:
        return leaf(state)
    return _sum(perft(after(state, token), depth - 1) for token in tokens(state))


def bulk_perft(state: State, depth: int) -> Sums:
    """The same, with the placements of the last decision counted by what they lead to.

    Where a patch lies makes no difference to the scores unless it completes a square: one
    placement of each sort is played, and counted as often as there are others like it.
    """
    if depth == 0 or state.game_over:
        return leaf(state)
    if depth > 1 or state.is_automa_turn:
        return _sum(bulk_perft(after(state, token), depth - 1) for token in tokens(state))
    return _sum(
        tuple(value * len(alike) for value in leaf(after(state, action_text(state, alike[0]))))
        for alike in _alike(state).values()
    )


def _alike(state: State) -> dict[Any, list[int]]:
    """Legal actions by the patch they buy and whether they gain the tile."""
    could_complete = state.tile is None and state.person(state.to_move).covered + 8 >= 49
    found: dict[Any, list[int]] = {}
    for action in legal_actions(state):
        kind: tuple[bool, int] = state.leather_to_place > 0, slot(action)
        gains = could_complete and after(state, action_text(state, action)).tile
        found.setdefault((kind, gains), []).append(action)
    return found


def _sum(parts: Iterator[Sums]) -> Sums:
    total = [0] * 6
    for part in parts:
        for i, value in enumerate(part):
            total[i] += value
    return tuple(total)


def cases(*, quick: bool, leaves: int = 10**9) -> list[Any]:
    return [
        pytest.param(known["position"], int(depth), tuple(sums), id=f"{known['id']} depth {depth}")
        for known in PERFT["positions"]
        for depth, sums in known["depths"].items()
        if (sums[0] <= QUICK_LEAVES) == quick and sums[0] <= leaves
    ]


@pytest.mark.parametrize(("position", "depth", "sums"), cases(quick=True))
def test_every_leaf(position: str, depth: int, sums: Sums) -> None:
    assert perft(at(position), depth) == sums


@pytest.mark.parametrize(("position", "depth", "sums"), cases(quick=True, leaves=5000))
def test_counting_in_bulk_gives_the_same(position: str, depth: int, sums: Sums) -> None:
    assert bulk_perft(at(position), depth) == sums


@pytest.mark.slow
@pytest.mark.parametrize(("position", "depth", "sums"), cases(quick=False))
def test_many_leaves_in_bulk(position: str, depth: int, sums: Sums) -> None:
    assert bulk_perft(at(position), depth) == sums
