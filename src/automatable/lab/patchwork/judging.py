"""What decisions are worth: chances to win, each with how sure that is.

A first search finds the decisions worth a look. Each of them, and the one that was made, is then
carried out and judged by several searches of their own; how far these lie apart tells how sure
their mean is. The searches of all decisions use the same numbers, so that differences are known
better than the chances themselves. The cards to come are dealt from what everybody can see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from automatable.core.advice.looking_back import Judgement, Rated
from automatable.games.patchwork.actions import ADVANCE
from automatable.games.patchwork.looking_back import action_of, answer_of
from automatable.games.patchwork.policies import slot
from automatable.games.patchwork.state import State
from automatable.lab.patchwork import cpu, network, tables
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.effort import LOOK_BACK, LOOKED_UP, PLAYED_ON, Effort
from automatable.lab.patchwork.game import MOVER
from automatable.lab.patchwork.learned import network_for
from automatable.lab.patchwork.positions import scratch_of
from automatable.lab.patchwork.reference import SplitMix64
from automatable.lab.patchwork.search import Considered, suggest
from automatable.lab.patchwork.searching import VALUED, Knobs
from automatable.lab.patchwork.setups import SetUp


@dataclass(frozen=True)
class Judged:
    """One decision: the chance to win after it, one number for each search."""

    action: int
    chances: NDArray[np.float64]

    @property
    def chance(self) -> float:
        return float(self.chances.mean())

    @property
    def error(self) -> float:
        """The standard error of the chance."""
        return standard_error(self.chances)


def standard_error(values: NDArray[np.float64]) -> float:
    """Of a mean of independent numbers."""
    return float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0


def calibrated(shares: NDArray[np.float64], shift: float, slope: float) -> NDArray[np.float64]:
    """Chances from what a search comes to; what is certain stays certain."""
    with np.errstate(divide="ignore"):
        logits = np.log(shares) - np.log1p(-shares)
    return 1 / (1 + np.exp(-(shift + slope * logits)))


class Judge:
    """Judges decisions in games of one set-up; the same position gets the same judgement.

    It asks what was learned, as the strongest player does. Where nothing was (an owner's cards,
    another printing or ruling), its searches play the game on to its end.
    """

    def __init__(self, set_up: SetUp, effort: Effort) -> None:
        self.effort, self._set_up, self._net = effort, set_up, network_for(set_up)
        self._fixed = (set_up.settings(), tables.tables(), tables.cards(set_up.cards))
        knobs = Knobs() if self._net is None else VALUED._replace(by_margin=0.0)
        self._tree = cpu.tree(1 << (2 * effort.iterations + 1).bit_length(), knobs)
        self._root, self._s, self._after = cpu.scratch(), cpu.scratch(), cpu.scratch()
        self._out, self._work = cpu.results(1)[0], tables.block(network.work())

    def judge(self, start: Any, action: int, seed: int) -> Judged:
        """One decision of a position, for the seat that makes it; the position stays as it is."""
        return Judged(action, self._chances(self.shares(start, action, seed)))

    def shares(self, start: Any, action: int, seed: int) -> NDArray[np.float64]:
        """What each of the searches comes to, before it is made a chance."""
        random, one = SplitMix64(seed), self._played_on if self._net is None else self._looked_up
        seeds = [random.next() >> 1 for _ in range(self.effort.searches)]
        found = np.array([one(start, action, number) for number in seeds])
        return 1 - found if int(start.place[MOVER]) else found

    def _chances(self, shares: NDArray[np.float64]) -> NDArray[np.float64]:
        deck = self._set_up.deck
        if deck is None:  # measured against the Automa only
            return shares
        return calibrated(shares, *(PLAYED_ON if self._net is None else LOOKED_UP[deck.id]))

    def _looked_up(self, start: Any, action: int, seed: int) -> float:
        """What a search comes to that may begin with this decision only."""
        tree, effort = self._tree, self.effort
        cpu.start()(start, self._root, tree, seed)
        scratch = (self._root, self._s, self._after, self._out, tree, self._net, self._work)
        think = partial(cpu.think_valued(), *self._fixed, *scratch)
        think(1)
        node = int(cpu.root_node()(self._fixed[0], start, tree))
        tree.count[node], tree.action[node, 0] = 1, action
        think(effort.learning)
        tree.visits[node, 0], tree.value[node, 0] = 0, 0.0
        think(effort.counted)
        return float(tree.value[node, 0]) / effort.counted

    def _played_on(self, start: Any, action: int, seed: int) -> float:
        """The share of games that a search wins which plays on after this decision."""
        after, effort, sums = self._root, self.effort, np.zeros(2, np.int64)
        cpu.copy()(start, after)
        cpu.answer()(self._fixed[0], self._fixed[1], after, self._out, action)
        after.random[0] = np.uint64(seed)
        cpu.forget()(self._tree)
        scratch = (after, self._s, self._out, self._tree)
        cpu.judge()(*self._fixed, *scratch, effort.learning, effort.iterations, sums)
        return int(sums[0]) / effort.counted


def candidates(state: State, seed: int, effort: Effort) -> list[Considered]:
    """What a first search found, the most promising first."""
    return suggest(state, Budget(iterations=effort.explore), seed)


def judged(state: State, actions: Iterable[int], seed: int, effort: Effort) -> list[Judged]:
    """These decisions of a position, in their order."""
    set_up, s = scratch_of(state, seed)
    judge = Judge(set_up, effort)
    return [judge.judge(s, action, seed) for action in actions]


def best_of_each(state: State, found: Sequence[Considered]) -> list[int]:
    """The most promising way to do each different thing: a patch counts once.

    A leather patch is always the same thing: there the best places count.
    """
    looked = [c.action for c in found]
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


def weighed(state: State, seed: int, effort: Effort, also: Sequence[int] = ()) -> list[Judged]:
    """The best way to do each different thing, and what else is asked about; the best first.

    Of two that are as good, the one that the first search looked at more often.
    """
    actions = dict.fromkeys([*best_of_each(state, candidates(state, seed, effort)), *also])
    found = judged(state, actions, seed + 1, effort)
    return sorted(found, key=lambda one: -round(one.chance, 4))


def judgement(
    state: State, legal: Sequence[str], played: str, seed: int, effort: Effort = LOOK_BACK
) -> Judgement:
    """The decision that was made beside the best ones found."""
    made = action_of(state, played)
    assert made is not None
    found = weighed(state, seed, effort, [made])
    mine = next(one for one in found if one.action == made)
    gap, error = lost(found[0], mine)
    options = [_rated(state, one, legal, played if one is mine else "") for one in found]
    mistake = gap >= SMALLEST and gap > effort.sure * error
    return Judgement(tuple(options), gap, error, mistake)


def _rated(state: State, one: Judged, legal: Sequence[str], played: str) -> Rated:
    return Rated(played or answer_of(state, one.action, legal), one.chance, one.error)


def lost(best: Judged, played: Judged) -> tuple[float, float]:
    """What a decision cost in chances, and the standard error of that."""
    differences = best.chances - played.chances
    return float(differences.mean()), standard_error(differences)
