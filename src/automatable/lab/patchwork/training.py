"""Train the network by its own games: many cores play, a GPU (or the processor) learns.

    python -m automatable.lab.patchwork.training FOLDER [--minutes 8] [--two]

Round after round games are played in which every decision is the one whose position the network
likes best; from what they came to it learns, so that the next round is played better. FOLDER
keeps the state after every few rounds; the same command goes on from there. `--two` learns the
game of two persons. Needs numba and torch.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork import cpu, network, tables
from automatable.lab.patchwork.facts import FACTS
from automatable.lab.patchwork.network import FIRST, ONE, RESULTS, SECOND, TOP, WHOLE, Network
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.workers import available_cores

SEED = 100_000_001
"""The games of the first round begin here; no other games of the laboratory do."""
WIDTH = {True: 144, False: 212}
"""Facts that hold at once, against the Automa and against a person."""
DECISIONS = 40
PADDED = FACTS + 8 - FACTS % 8
"""A GPU multiplies widths of eight; the first row behind the facts stands for none."""
GAMES, KEPT, BATCH = 6000, 6, 1 << 15
"""Games of a core in a round; rounds that are learned from; positions of a step."""


class Player:
    """One core's games."""

    def __init__(self, solo: bool) -> None:
        decks = [built_in_deck("normal"), built_in_deck("tactical")]
        made = [tables.cards(deck) for deck in decks]
        self.decks = tables.blocks(made[0].dtype, 2)
        for place, deck in enumerate(made):
            self.decks[place] = deck
        self.set_up = SetUp(decks[0], 5) if solo else SetUp()
        self.markers = np.array([0, *(tables.marker_space(level) for level in range(1, 6))])
        self.room = cpu.scratch(), cpu.scratch(), cpu.results(1)[0], cpu.tree(2)
        self.work = tables.block(network.work())

    def play(self, net: Any, seed: int, games: int) -> tuple[NDArray[Any], ...]:
        """Facts, who won and what the margin was worth of positions, and results of games."""
        room = games * DECISIONS
        kept = np.zeros((room, WIDTH[self.set_up.solo]), np.int16)
        seats, won = np.zeros(room, np.int8), np.zeros(room, np.int8)
        margin, results = np.zeros(room, np.float32), np.zeros((games, 4), np.int64)
        count = cpu.learn_games()(
            self.set_up.settings(), self.markers, tables.tables(), self.decks, *self.room, net,
            self.work, np.uint64(seed), results, kept, seats, won, margin,
        )  # fmt: skip
        return kept[:count], won[:count], margin[:count], results


class Learner:
    """The network as torch learns it; its numbers are fractions."""

    def __init__(self, folder: Path, solo: bool) -> None:
        import torch

        self.torch = torch
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
        self.steps = torch.optim.Adam(list(self.weights.values()), lr=1e-3)
        self.round = 0
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
        return network.network([arrays[0][:FACTS], *arrays[1:]])

    def forward(self, rows: Any) -> Any:
        torch, w = self.torch, self.weights
        seen = torch.zeros(len(rows), PADDED, device=self.device)
        places = rows.long().masked_fill(rows < 0, FACTS)
        seen.scatter_add_(1, places, torch.ones_like(places, dtype=torch.float32))
        seen[:, FACTS] = 0
        sums = seen @ w["first"] + w["bias"]
        hidden = torch.relu(sums.clamp(0, TOP / ONE) @ w["second"].T + w["second_bias"])
        return hidden @ w["last"].T + w["last_bias"], sums

    def learn(self, positions: list[Any], rate: float) -> tuple[float, float]:
        """Once through all positions; the mean loss of winning, and the largest sum."""
        torch = self.torch
        for group in self.steps.param_groups:
            group["lr"] = rate
        rows, won, margin = (torch.cat([part[i] for part in positions]) for i in range(3))
        order = torch.randperm(len(rows), device=self.device)
        loss_of = torch.nn.functional.binary_cross_entropy_with_logits
        losses, largest = torch.zeros((), device=self.device), torch.zeros((), device=self.device)
        for start in range(0, len(rows), BATCH):
            some = order[start : start + BATCH]
            out, sums = self.forward(rows[some])
            won_loss = loss_of(out[:, 0], won[some])
            wide = torch.relu(sums.abs() - 60).square().mean()
            loss = won_loss + loss_of(out[:, 1], margin[some]) + 0.01 * wide
            self.steps.zero_grad(set_to_none=True)
            loss.backward()
            self.steps.step()
            losses += won_loss.detach() * len(some)
            largest = torch.maximum(largest, sums.detach().abs().max())
        return float(losses) / len(rows), float(largest)

    def take(self, played: tuple[NDArray[Any], ...]) -> Any:
        torch = self.torch
        kept, won, margin = (torch.from_numpy(part).to(self.device) for part in played[:3])
        return kept, won.float(), margin


def tell(results: NDArray[np.int64], solo: bool) -> str:
    """How many games that did not stray were won: at level V with each deck, or by seat 1."""
    straight = results[results[:, 1] < 0]
    parts = [straight[straight[:, 0] == kind] for kind in (5, 15)] if solo else [straight]
    return ", ".join(f"{100 * p[:, 2].mean():.2f} % ({p[:, 3].mean():.2f})" for p in parts)


def train(folder: Path, minutes: float, solo: bool, games: int = GAMES) -> None:
    """Rounds until the time is over; the rate falls towards the end."""
    folder.mkdir(parents=True, exist_ok=True)
    cores = available_cores()
    learner, players = Learner(folder, solo), [Player(solo) for _ in range(cores)]
    kept: list[Any] = []
    with ThreadPoolExecutor(cores) as pool:
        players[0].play(tables.block(learner.network()), 1, 1)  # compiles
        begun = time.perf_counter()
        while (gone := (time.perf_counter() - begun) / 60 / minutes) < 1:
            start = time.perf_counter()
            net = tables.block(learner.network() if learner.round >= 3 else network.unlearned())
            seeds = [SEED + (learner.round * cores + i) * games for i in range(cores)]
            running = [pool.submit(p.play, net, s, games) for p, s in zip(players, seeds, strict=True)]
            rate = 1e-3 if gone < 0.5 else 1e-3 * 0.02 ** (2 * gone - 1)
            loss = learner.learn(kept, rate) if kept else (0.0, 0.0)
            learned = time.perf_counter() - start
            played = [task.result() for task in running]
            kept = [*kept, *(learner.take(one) for one in played)][-KEPT * cores :]
            learner.round += 1
            results = np.concatenate([one[3] for one in played])
            taken = time.perf_counter() - start
            print(
                f"{learner.round}: {tell(results, solo)}; loss {loss[0]:.4f}, sum {loss[1]:.1f};"
                f" {learned:.1f} of {taken:.1f} s, {60 * minutes * gone:.0f} s", flush=True,
            )  # fmt: skip
            if learner.round % 10 == 0:
                learner.save()
    learner.learn(kept, 2e-5)
    learner.save()


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--two", action="store_true")
    parser.add_argument("--games", type=int, default=GAMES)
    asked = parser.parse_args()
    train(asked.folder, asked.minutes, not asked.two, asked.games)


if __name__ == "__main__":
    main()
