"""Train the network by its own games: many cores play, a GPU (or the processor) learns.

    python -m automatable.lab.patchwork.research.training FOLDER [--two]
                                         [--alone 9.5] [--ahead 1.7] [--deep 7]

Round after round games are played in which every decision is the one whose position the network
likes best; from what they came to it learns, so that the next round is played better. After so
many minutes alone, its games are those of a small search that asks it, and it learns what the
search hopes for, too; in the end those of a larger one, which also tells what it hopes for from
decisions that it did not take. FOLDER keeps the state after rounds, every 20 seconds at most;
the same command goes on from there. `--two` learns the game of two persons. Needs numba and torch.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork import cpu, network, tables
from automatable.lab.patchwork.budget import Budget
from automatable.lab.patchwork.facts import FACTS, unmet
from automatable.lab.patchwork.network import FIRST, ONE, RESULTS, SECOND, TOP, WHOLE, Network
from automatable.lab.patchwork.research import selfplay
from automatable.lab.patchwork.research.selfplay import Kept, Room
from automatable.lab.patchwork.search import nodes_for
from automatable.lab.patchwork.searching import VALUED
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.workers import available_cores

SEED = 100_000_001
"""The games of the first round begin here; no other games of the laboratory do."""
WIDTH = {True: 144, False: 212}
"""Facts that hold at once, against the Automa and against a person."""
DECISIONS = 40
PADDED = FACTS + 8 - FACTS % 8
"""A GPU multiplies widths of eight; the first row behind the facts stands for none."""
SAVED = 20
"""Seconds after which a round's end is written down."""
KEPT = 10
"""Rounds that are learned from."""
HOPE = 20.0
"""How much it counts what a search hopes for, beside what games came to."""
SURE = 60
"""A hope counts in full if the search looked at the decision so often."""


class Stage(NamedTuple):
    """How it learns for a while."""

    minutes: float
    rate: float
    """How fast it learns at first; towards the end ever slower."""
    games: int
    """Of each core in a round."""
    times: int
    """Iterations of the search that plays; none if the network decides alone."""
    batch: int
    """Positions of a step."""
    least: int = 0
    """How often a search has to look at decisions it does not take for them to be kept; 0: none."""
    passes: int = 1
    """How often a round goes through all positions."""
    results: float = 1.0
    """How much it counts what games came to."""

    def rate_at(self, gone: float) -> float:
        return self.rate if gone < 0.3 else self.rate * 0.02 ** ((gone - 0.3) / 0.7)


ALONE = Stage(9.5, 1e-3, 6000, 0, 1 << 15)
AHEAD = Stage(1.7, 1e-4, 400, 40, 1 << 13)
DEEP = Stage(7, 3e-4, 600, 800, 1 << 13, least=16, passes=6, results=2.0)
OTHERS = 8
"""Places for each decision where others are kept, too; on average there are fewer."""


class GamesOfOneCore:
    """One core's games."""

    def __init__(self, solo: bool) -> None:
        decks = [built_in_deck("normal"), built_in_deck("tactical")]
        made = [tables.cards(deck) for deck in decks]
        self.decks = tables.blocks(made[0].dtype, 2)
        for place, deck in enumerate(made):
            self.decks[place] = deck
        self.set_up = SetUp(decks[0], 5) if solo else SetUp()
        self.markers = np.array([0, *(tables.marker_space(level) for level in range(1, 6))])
        self.s = cpu.scratch()
        self.room = Room(
            cpu.scratch(), cpu.scratch(), cpu.scratch(), cpu.results(1)[0], cpu.results(1)[0],
            cpu.tree(nodes_for(Budget(DEEP.times)), VALUED), tables.block(network.work()),
        )  # fmt: skip

    def play(self, net: Any, seed: int, games: int, stage: Stage) -> tuple[Kept, NDArray[Any]]:
        """Positions, and the results of the games."""
        room = games * DECISIONS * (OTHERS if stage.least else 1)
        kept = Kept(
            np.zeros((room, WIDTH[self.set_up.solo]), np.int16), np.zeros(room, np.int8),
            np.zeros(room, np.float32), np.zeros(room, np.int32), np.zeros(room, np.int8),
            np.zeros(room, np.float32),
        )  # fmt: skip
        results = np.zeros((games, 4), np.int64)
        count = selfplay.learn_games()(
            self.set_up.settings(), self.markers, tables.tables(), self.decks, self.s, self.room,
            net, np.uint64(seed), stage.times, stage.least, results, kept,
        )  # fmt: skip
        return Kept._make(part[:count] for part in kept), results


class Learner:
    """The network as torch learns it; its numbers are fractions."""

    def __init__(self, folder: Path, solo: bool) -> None:
        torch = self.torch = import_module("torch")
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.backends.cuda.matmul.allow_tf32 = True
        torch.manual_seed(1)
        shapes = {
            "first": (PADDED, FIRST), "bias": (FIRST,), "second": (SECOND, FIRST),
            "second_bias": (SECOND,), "last": (RESULTS, SECOND), "last_bias": (RESULTS,),
        }  # fmt: skip
        spread = {"first": 0.02, "second": FIRST**-0.5, "last": SECOND**-0.5}
        self.weights = {
            name: (torch.randn(shape) * spread.get(name, 0.0)).to(self.device).requires_grad_()
            for name, shape in shapes.items()
        }
        self.steps = torch.optim.Adam(list(self.weights.values()), lr=ALONE.rate)
        self.round, self.solo = 0, solo
        self.file = folder / ("solo.pt" if solo else "two.pt")
        if self.file.exists():
            self._resume()

    def _resume(self) -> None:
        kept = self.torch.load(self.file, map_location=self.device)
        for name, weight in kept["weights"].items():
            self.weights[name].data = weight.data.to(self.device)
        self.steps.load_state_dict(kept["steps"])
        self.round = kept["round"]

    def save(self) -> None:
        kept = {"weights": self.weights, "steps": self.steps.state_dict(), "round": self.round}
        self.torch.save(kept, self.file)
        network.save(self.file.with_suffix(".npz"), self.network())

    def network(self) -> Network:
        """The same in whole numbers."""
        scale = {"second_bias": WHOLE, "last_bias": WHOLE}
        arrays = [
            np.rint(self.weights[name].detach().cpu().numpy() * scale.get(name, ONE))
            for name in Network._fields[:6]
        ]
        first = arrays[0][:FACTS]
        first[unmet(self.solo)] = 0
        return network.network([first, *arrays[1:]])

    def forward(self, rows: Any) -> Any:
        torch, w = self.torch, self.weights
        seen = torch.zeros(len(rows), PADDED, device=self.device)
        places = rows.long().masked_fill(rows < 0, FACTS)
        seen.scatter_add_(1, places, torch.ones_like(places, dtype=torch.float32))
        seen[:, FACTS] = 0
        sums = seen @ w["first"] + w["bias"]
        hidden = torch.relu(sums.clamp(0, TOP / ONE) @ w["second"].T + w["second_bias"])
        return hidden @ w["last"].T + w["last_bias"], sums

    def learn(self, positions: list[Any], rate: float, stage: Stage) -> tuple[float, float]:
        """Once through all positions; the mean loss of winning, and the largest sum."""
        torch = self.torch
        for group in self.steps.param_groups:
            group["lr"] = rate
        columns = [torch.cat([p[i] for p in positions]) for i in range(5)]
        order = torch.randperm(len(columns[0]), device=self.device)
        losses, largest = torch.zeros((), device=self.device), torch.zeros((), device=self.device)
        for start in range(0, len(order), stage.batch):
            some = order[start : start + stage.batch]
            won_loss, loss, sums = self.loss(stage, *(column[some] for column in columns))
            self.steps.zero_grad(set_to_none=True)
            loss.backward()
            self.steps.step()
            losses += won_loss.detach() * len(some)
            largest = torch.maximum(largest, sums.detach().abs().max())
        return float(losses) / len(order), float(largest)

    def loss(
        self, stage: Stage, rows: Any, won: Any, margin: Any, hopes: Any, sure: Any
    ) -> tuple[Any, Any, Any]:
        """Of winning, of everything, and the sums of the first layer."""
        torch = self.torch
        loss_of = torch.nn.functional.binary_cross_entropy_with_logits
        out, sums = self.forward(rows)
        played = (won >= 0).float()
        won_loss = loss_of(out[:, 0], won.clamp(min=0), weight=played)
        margin_loss = loss_of(out[:, 1], margin, weight=played)
        mixed = 0.5 * (torch.sigmoid(out[:, 0]) + torch.sigmoid(out[:, 1]))
        apart = torch.where(hopes >= 0, mixed - hopes, 0.0).square()
        hope_loss = (apart * sure).sum() / sure.sum().clamp(min=1)
        wide = torch.relu(sums.abs() - 60).square().mean()
        results = stage.results * (won_loss + margin_loss)
        return won_loss, results + HOPE * hope_loss + 0.01 * wide, sums

    def take(self, kept: Kept) -> Any:
        """What is learned from positions: facts, results, hopes, and how sure these are."""
        torch = self.torch
        sure = np.sqrt(np.clip(kept.looks / SURE, 0.0, 1.0)).astype(np.float32)
        columns = (kept.facts, kept.won, kept.margin, kept.hopes, sure)
        facts, *others = (torch.from_numpy(column).to(self.device) for column in columns)
        return facts, *(column.float() for column in others)


def tell(results: NDArray[np.int64], solo: bool) -> str:
    """How many games that did not stray were won: at level V with each deck, or by seat 1."""
    straight = results[results[:, 1] < 0]
    parts = [straight[straight[:, 0] == kind] for kind in (5, 15)] if solo else [straight]
    return ", ".join(f"{100 * p[:, 2].mean():.2f} % ({p[:, 3].mean():.2f})" for p in parts)


class Rounds:
    """All cores play while the network learns from what they played before."""

    def __init__(self, learner: Learner, cores: int) -> None:
        self.learner = learner
        self.players = [GamesOfOneCore(learner.solo) for _ in range(cores)]
        self.pool = ThreadPoolExecutor(cores)
        self.players[0].play(self.net(), 1, 1, ALONE)  # compiles
        self.kept: list[Any] = []

    def net(self) -> np.record:
        """What plays: at first the planner, until a little is learned."""
        early = self.learner.round < 3
        return tables.block(network.unlearned() if early else self.learner.network())

    def run(self, stage: Stage) -> None:
        """Rounds until the time is over."""
        if stage.minutes <= 0:
            return
        begun = saved = time.perf_counter()
        self.kept = []
        while (gone := (time.perf_counter() - begun) / 60 / stage.minutes) < 1:
            results, loss = self.round(stage, stage.rate_at(gone))
            learner, spent = self.learner, time.perf_counter() - begun
            told = f"loss {loss[0]:.4f}, largest sum {loss[1]:.1f}, {spent:.0f} s"
            print(f"{learner.round}: {tell(results, learner.solo)}; {told}", flush=True)
            if time.perf_counter() - saved > SAVED:
                learner.save()
                saved = time.perf_counter()
        if self.kept:
            self.learner.learn(self.kept, 0.01 * stage.rate, stage)
        self.learner.save()

    def round(self, stage: Stage, rate: float) -> tuple[NDArray[np.int64], tuple[float, float]]:
        learner, cores = self.learner, len(self.players)
        net, first = self.net(), SEED + learner.round * cores * stage.games
        running = [
            self.pool.submit(player.play, net, first + i * stage.games, stage.games, stage)
            for i, player in enumerate(self.players)
        ]
        loss = (0.0, 0.0)
        for _ in range(stage.passes if self.kept else 0):
            loss = learner.learn(self.kept, rate, stage)
        played = [task.result() for task in running]
        self.kept = [*self.kept, *(learner.take(kept) for kept, _ in played)][-KEPT * cores :]
        learner.round += 1
        return np.concatenate([results for _, results in played]), loss


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--alone", type=float, default=ALONE.minutes)
    parser.add_argument("--ahead", type=float, default=AHEAD.minutes)
    parser.add_argument("--deep", type=float, default=DEEP.minutes)
    parser.add_argument("--two", action="store_true")
    asked = parser.parse_args()
    if not find_spec("torch"):
        raise SystemExit("Training needs torch: pip install torch")
    asked.folder.mkdir(parents=True, exist_ok=True)
    rounds = Rounds(Learner(asked.folder, not asked.two), available_cores())
    rounds.run(ALONE._replace(minutes=asked.alone))
    rounds.run(AHEAD._replace(minutes=asked.ahead))
    rounds.run(DEEP._replace(minutes=asked.deep))


if __name__ == "__main__":
    main()
