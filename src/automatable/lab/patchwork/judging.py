"""What decisions are worth: chances to win, each with how sure that is.

A first search finds the decisions worth a look. Each of them, and the one that was made, is then
carried out and judged by several searches of their own; how far these lie apart tells how sure
their mean is. The searches of all decisions use the same numbers, so that differences are known
better than the chances themselves. The cards to come are dealt from what everybody can see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from automatable.core.advice.looking_back import Judgement, Rated
from automatable.games.patchwork.actions import ADVANCE
from automatable.games.patchwork.looking_back import action_of, answer_of
from automatable.games.patchwork.policies import slot
from automatable.games.patchwork.state import State
from automatable.lab.patchwork import cpu, tables
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.effort import CALIBRATION, LOOK_BACK, Effort
from automatable.lab.patchwork.game import MOVER
from automatable.lab.patchwork.positions import scratch_of
from automatable.lab.patchwork.reference import SplitMix64
from automatable.lab.patchwork.search import Considered, Search


@dataclass(frozen=True)
class Judged:
    """One decision: the chance to win and the margin after it, one number for each search."""

    action: int
    chances: NDArray[np.float64]
    margins: NDArray[np.float64]
    visits: int = 0

    @property
    def chance(self) -> float:
        return float(self.chances.mean())

    @property
    def margin(self) -> float:
        return float(self.margins.mean())

    @property
    def error(self) -> float:
        """The standard error of the chance."""
        return standard_error(self.chances)


def standard_error(values: NDArray[np.float64]) -> float:
    """Of a mean of independent numbers."""
    return float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0


def calibrated(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Chances from shares of the search's own games; what is certain stays certain."""
    shift, slope = CALIBRATION
    with np.errstate(divide="ignore"):
        logits = np.log(shares) - np.log1p(-shares)
    return 1 / (1 + np.exp(-(shift + slope * logits)))


class Judge:
    """Judges decisions of positions; the same position gets the same judgement."""

    def __init__(self, effort: Effort) -> None:
        self.effort = effort
        self._tree = cpu.tree(1 << (2 * effort.iterations + 1).bit_length())

    def candidates(self, state: State, seed: int) -> list[Considered]:
        """What a first search found, the most promising first."""
        set_up, s = scratch_of(state, seed)
        search = Search(set_up, Budget(iterations=self.effort.explore), seed)
        return sorted(search.consider(s), key=lambda c: (-c.visits, c.action))

    def judge(self, state: State, actions: Iterable[int], seed: int) -> list[Judged]:
        """Each of these decisions, for the seat that makes it."""
        set_up, start = scratch_of(state, seed)
        fixed = (set_up.settings(), tables.tables(), tables.cards(set_up.cards))
        return [self.judge_here(fixed, start, action, seed) for action in actions]

    def judge_here(self, fixed: tuple[Any, Any, Any], start: Any, action: int, seed: int) -> Judged:
        """One decision of a position on the kernel's arrays, which stay as they are."""
        effort, out = self.effort, cpu.results(1)[0]
        after, root, s = cpu.scratch(), cpu.scratch(), cpu.scratch()
        cpu.copy()(start, after)
        cpu.answer()(fixed[0], fixed[1], after, out, action)
        sums = np.zeros((effort.searches, 2), np.int64)
        random = SplitMix64(seed)
        for one in sums:
            cpu.copy()(after, root)
            root.random[0] = np.uint64(random.next())
            cpu.forget()(self._tree)
            arguments = (root, s, out, self._tree, effort.learning, effort.iterations, one)
            cpu.judge()(*fixed, *arguments)
        return _judged(action, sums, int(start.place[MOVER]), effort)


def _judged(action: int, sums: NDArray[np.int64], seat: int, effort: Effort) -> Judged:
    games = effort.iterations - effort.learning
    won, margin = sums[:, 0] / games, sums[:, 1] / games
    return Judged(action, 1 - won, -margin) if seat else Judged(action, won, margin)


def best_of_each(state: State, found: Sequence[Considered]) -> list[int]:
    """The most promising way to do each different thing: a patch counts once.

    A leather patch is always the same thing: there the best places count.
    """
    looked = [c.action for c in found if c.visits]
    if state.leather_to_place:
        return looked[:3]
    kinds: dict[int, int] = {}
    for action in looked:
        kinds.setdefault(kind(action), action)
    return list(kinds.values())


def kind(action: int) -> int:
    """-1 for the advance, otherwise the place of the patch in the circle."""
    return -1 if action == ADVANCE else slot(action)


SMALLEST = 0.02
"""A share of games that is worth talking about."""


def judgement(
    state: State, legal: Sequence[str], played: str, seed: int, effort: Effort = LOOK_BACK
) -> Judgement:
    """The decision that was made beside the best ones found."""
    made = action_of(state, played)
    assert made is not None
    judge = Judge(effort)
    actions = best_of_each(state, judge.candidates(state, seed))
    judged = judge.judge(state, dict.fromkeys([*actions, made]), seed + 1)
    if state.automa is not None:  # measured against the Automa only
        judged = [replace(one, chances=calibrated(one.chances)) for one in judged]
    by_action = {one.action: one for one in judged}
    mine = by_action[made]
    best = max(judged, key=lambda one: (one.chance, one.margin, one is mine))
    gap, error = lost(best, mine)
    others = sorted(
        (one for one in judged if one is not best), key=lambda one: (-one.chance, -one.margin)
    )
    options = [_rated(state, one, legal, played if one is mine else "") for one in [best, *others]]
    mistake = gap >= SMALLEST and gap > effort.sure * error
    return Judgement(tuple(options), gap, error, mistake)


def _rated(state: State, one: Judged, legal: Sequence[str], played: str) -> Rated:
    answer = played or answer_of(state, one.action, legal)
    return Rated(answer, one.chance, one.error, one.margin)


def lost(best: Judged, played: Judged) -> tuple[float, float]:
    """What a decision cost in chances, and the standard error of that."""
    differences = best.chances - played.chances
    return float(differences.mean()), standard_error(differences)
