"""The `search` player: tree search with a budget of time or of iterations."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from automatable.games.patchwork.state import State
from automatable.lab.patchwork import cpu, network, tables
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.deciding import POLICIES
from automatable.lab.patchwork.game import MOVER, SOLO
from automatable.lab.patchwork.learned import network_for
from automatable.lab.patchwork.positions import scratch_of
from automatable.lab.patchwork.searching import VALUED, Knobs
from automatable.lab.patchwork.setups import SetUp

AT_ONCE = 50
STAGES = 40
"""So often it is asked whether a decision is settled before all iterations are over."""


@dataclass(frozen=True)
class Considered:
    """A decision the search looked at."""

    action: int
    visits: int
    value: float
    """The expected result for the mover: 1 for a sure, clear win."""


class Search:
    """Finds decisions in games of one set-up; looks at the hidden order only if `knobs` say so."""

    def __init__(
        self,
        set_up: SetUp,
        budget: Budget,
        seed: int = 1,
        knobs: Knobs | None = None,
    ) -> None:
        self.fixed = (set_up.settings(), tables.tables(), tables.cards(set_up.cards))
        self._shown = bool(knobs and knobs.open_deck)
        self._net = network_for(set_up) if budget.learned and not self._shown else None
        self._after, self._work = cpu.scratch(), tables.block(network.work())
        knobs = knobs or (Knobs() if self._net is None else VALUED)
        self.budget = budget
        self.seed = seed
        self.iterations = 0
        """Of the last decision."""
        self._s, self._root, self._out = cpu.scratch(), cpu.scratch(), cpu.results(1)[0]
        self._tree = cpu.tree(nodes_for(budget), knobs)

    def decide(self, s: np.record) -> int:
        """The decision looked at most often; no longer than another one could overtake it."""
        return max(self._look(s, hurry=True), key=lambda c: (c.visits, -c.action)).action

    def consider(self, s: np.record) -> list[Considered]:
        """All decisions of the position that came into play, with what they are worth."""
        return self._look(s, hurry=False)

    def _look(self, s: np.record, hurry: bool) -> list[Considered]:
        tree = self._tree
        self.seed += 1
        cpu.start()(s, self._root, tree, self.seed)
        if self.budget.seconds is None:
            self._iterate(s, tree, hurry)
        else:
            self._iterate_until(tree, time.perf_counter() + self.budget.seconds)
        node = cpu.root_node()(self.fixed[0], s, tree)
        self.iterations = int(tree.visits[node].sum())
        seat = int(s.place[MOVER])
        return [_considered(tree, node, edge, seat) for edge in range(tree.count[node])]

    def _iterate(self, s: np.record, tree: Any, hurry: bool) -> None:
        think, left = self._thinking(tree), self.budget.iterations
        stage = max(AT_ONCE, left // STAGES) if hurry else left
        while left > 0:
            think(min(stage, left))
            left -= stage
            if hurry and cpu.is_settled()(tree, cpu.root_node()(self.fixed[0], s, tree), left):
                return

    def _iterate_until(self, tree: Any, end: float) -> None:
        think = self._thinking(tree)
        while time.perf_counter() < end:
            think(AT_ONCE)

    def _thinking(self, tree: Any) -> Callable[[int], None]:
        """That many iterations of one search or the other."""
        if self._net is None:
            return partial(cpu.think(), *self.fixed, self._root, self._s, self._out, tree)
        scratch = (self._root, self._s, self._after, self._out, tree)
        return partial(cpu.think_valued(), *self.fixed, *scratch, self._net, self._work)


def nodes_for(budget: Budget) -> int:
    """Nodes of a tree: an iteration makes one, and half of the table stays free."""
    if budget.seconds is not None:
        return cpu.NODES
    return min(cpu.NODES, 1 << (2 * budget.iterations + 1).bit_length())


def _considered(tree: Any, node: int, edge: int, seat: int) -> Considered:
    visits = int(tree.visits[node, edge])
    mean = float(tree.value[node, edge]) / visits if visits else 0.0
    return Considered(int(tree.action[node, edge]), visits, 1 - mean if seat else mean)


def suggest(state: State, budget: Budget, seed: int = 1) -> list[Considered]:
    """What the search thinks of a position of a match, the best first."""
    set_up, s = scratch_of(state, seed)
    found = Search(set_up, budget, seed).consider(s)
    return sorted(found, key=lambda c: (-c.visits, c.action))


def play_game(
    set_up: SetUp, players: tuple[str, str], seed: int, knobs: Knobs | None = None
) -> list[int]:
    """One game in which one or both seats search; the result in the kernel's columns."""
    s, out = cpu.scratch(), cpu.results(1)[0]
    s.random[0] = np.uint64(seed)
    budgets = [Budget.read(name) for name in players]
    searches = [Search(set_up, budget, seed, knobs) if budget else None for budget in budgets]
    fixed = (set_up.settings(), tables.tables(), tables.cards(set_up.cards))
    policies = [POLICIES.get(name, 0) for name in players]
    cpu.begin()(fixed[0], s, out)
    while not cpu.is_over()(s):
        mover = int(s.place[MOVER])
        search = None if mover and fixed[0][SOLO] else searches[mover]
        if search is None:
            cpu.ply()(*fixed, *policies, s, out)
        else:
            cpu.answer()(fixed[0], fixed[1], s, out, search.decide(s))
    cpu.finish()(fixed[0], s, out)
    row: list[int] = out.tolist()
    return row
