"""Train a maskable PPO against the Automa for some minutes, and see it beat random play.

    python examples/train_ppo.py --minutes 3 --level 1

A small network in plain numpy, so that nothing but the extra `envs` is needed: one hidden layer
for the policy over all 2026 actions (illegal ones masked out) and one for the value.

Three things help it to learn within minutes. The next three patches are put before the network
one by one. Which of them is bought is also decided for all its placements together. Each
decision is rewarded at once by what it adds to the person's own points (a
potential, so that the best play stays the same), and the end by who won.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads only wait

import numpy as np
from numpy.typing import NDArray

from automatable.envs.vector import PatchworkVectorEnv
from automatable.lab.patchwork.game import CELLS
from automatable.lab.patchwork.stepping import (
    ACTIONS,
    CARDS_SEEN,
    CIRCLE,
    MY_BUTTONS,
    MY_COVERED,
    TILE_MINE,
)
from automatable.lab.statistics import wilson

Array = NDArray[Any]
GAMES, STEPS, HIDDEN, EPOCHS, MINIBATCH = 64, 64, 128, 3, 1024
DISCOUNT, TRACE, CLIP, RATE, ENTROPY = 0.99, 0.9, 0.2, 1e-3, 0.003
POINTS, WIN = 10.0, 0.5
"""So many points are worth one reward; and what winning is worth besides."""


# Which actions belong together: advancing, leather, and buying each of the three patches. Each
# kind has an output of its own besides those of its hundreds of placements, or it would be
# learned again for every placement.
PURCHASES = np.arange(82, ACTIONS)
KINDS = np.zeros((5, ACTIONS), np.float32)
KINDS[0, 0] = 1
KINDS[1, 1:82] = 1
KINDS[2 + (PURCHASES - 82) // 648, PURCHASES] = 1


def features(seen: Array) -> Array:
    """The observation, and the next three patches one by one."""
    circle = seen[:, CIRCLE:CARDS_SEEN]
    slots = [np.abs(circle - (1 - place / 33)) < 0.01 for place in range(3)]
    return np.concatenate([seen, *slots], axis=1, dtype=np.float32)


def points(seen: Array) -> Array:
    """The person's points if the game ended now, but for a constant."""
    counted = 50 * seen[:, MY_BUTTONS] + 2 * CELLS * seen[:, MY_COVERED] + 7 * seen[:, TILE_MINE]
    return np.asarray(counted / POINTS)


class Network:
    """Policy and value with their gradients, and Adam."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        chance = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> Array:
            drawn = chance.normal(0, scale / rows**0.5, (rows, columns))
            return drawn.astype(np.float32)

        self.weights = {
            "hidden": layer(inputs, HIDDEN, 1.4), "hidden_bias": np.zeros(HIDDEN, np.float32),
            "policy": layer(HIDDEN, actions, 0.1), "policy_bias": np.zeros(actions, np.float32),
            "kind": layer(HIDDEN, len(KINDS), 0.1), "kind_bias": np.zeros(len(KINDS), np.float32),
            "inner": layer(inputs, HIDDEN, 1.4), "inner_bias": np.zeros(HIDDEN, np.float32),
            "value": layer(HIDDEN, 1, 0.1), "value_bias": np.zeros(1, np.float32),
        }  # fmt: skip
        self.moments = {
            name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()
        }
        self.updates = 0

    def policy(self, seen: Array, mask: Array) -> tuple[Array, Array]:
        """Probabilities of all actions, and the hidden layer."""
        w = self.weights
        hidden = np.tanh(seen @ w["hidden"] + w["hidden_bias"])
        kinds = hidden @ w["kind"] + w["kind_bias"]
        logits = np.where(mask, hidden @ w["policy"] + w["policy_bias"] + kinds @ KINDS, -1e9)
        raised = np.exp(logits - logits.max(axis=1, keepdims=True))
        return raised / raised.sum(axis=1, keepdims=True), hidden

    def value(self, seen: Array) -> tuple[Array, Array]:
        w = self.weights
        inner = np.tanh(seen @ w["inner"] + w["inner_bias"])
        return (inner @ w["value"] + w["value_bias"])[:, 0], inner

    def descend(self, gradients: dict[str, Array]) -> None:
        self.updates += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = first / (1 - 0.9**self.updates)
            scale = np.sqrt(second / (1 - 0.999**self.updates)) + 1e-8
            self.weights[name] -= (RATE * step / scale).astype(np.float32)


def learn(net: Network, seen: Array, mask: Array, action: Array, old: Array, advantage: Array,
          target: Array) -> None:  # fmt: skip
    """One minibatch of the clipped objective."""
    n = len(action)
    chosen = np.arange(n), action
    probabilities, hidden = net.policy(seen, mask)
    ratio = probabilities[chosen] / old
    inside = ~(((ratio > 1 + CLIP) & (advantage > 0)) | ((ratio < 1 - CLIP) & (advantage < 0)))
    pull = (inside * ratio * advantage)[:, None]
    logs = np.log(probabilities + 1e-12)
    entropy = -(probabilities * logs).sum(axis=1, keepdims=True)
    slope = pull * probabilities + ENTROPY * probabilities * (logs + entropy)
    slope[chosen] -= pull[:, 0]
    slope /= n
    kinds = slope @ KINDS.T
    back = slope @ net.weights["policy"].T + kinds @ net.weights["kind"].T
    back *= 1 - hidden**2
    value, inner = net.value(seen)
    error = (value - target)[:, None] / n
    inner_back = (error @ net.weights["value"].T) * (1 - inner**2)
    net.descend({
        "policy": hidden.T @ slope, "policy_bias": slope.sum(axis=0),
        "kind": hidden.T @ kinds, "kind_bias": kinds.sum(axis=0),
        "hidden": seen.T @ back, "hidden_bias": back.sum(axis=0),
        "value": inner.T @ error, "value_bias": error.sum(axis=0),
        "inner": seen.T @ inner_back, "inner_bias": inner_back.sum(axis=0),
    })  # fmt: skip


def draw(probabilities: Array, chance: np.random.Generator) -> Array:
    """One action for each row."""
    sums = probabilities.cumsum(axis=1)
    wanted = chance.random((len(sums), 1)) * sums[:, -1:]
    return np.asarray((sums < wanted).sum(axis=1))


def best(probabilities: Array) -> Array:
    """The likeliest kind of action, then its likeliest placement.

    The likeliest single action would be to advance far too often: a purchase is likely, but its
    hundreds of placements share that.
    """
    kind = (probabilities @ KINDS.T).argmax(axis=1)
    return np.asarray((probabilities * KINDS[kind]).argmax(axis=1))


def train(level: int, minutes: float, seed: int) -> Network:
    env = PatchworkVectorEnv(GAMES, level=level)
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    mask = info["action_mask"].astype(bool)
    net = Network(features(seen).shape[1], mask.shape[1], seed)
    over = np.zeros(GAMES, bool)
    start, steps, told = time.perf_counter(), 0, 0.0
    while time.perf_counter() - start < minutes * 60:
        kept: list[tuple[Array, ...]] = []
        for _ in range(STEPS):
            open_mask = mask | over[:, None]  # in a finished game nothing is decided
            shown = features(seen)
            probabilities, _ = net.policy(shown, open_mask)
            action = draw(probabilities, chance)
            value, _ = net.value(shown)
            following, won, ended, _, info = env.step(action)
            reward = points(following) - points(seen) + WIN * won
            kept.append((shown, open_mask, action, probabilities[np.arange(GAMES), action], value,
                         reward, ended, over))  # fmt: skip
            seen, mask, over = following, info["action_mask"].astype(bool), ended
            steps += GAMES
        update(net, kept, net.value(features(seen))[0], chance)
        if time.perf_counter() - start > told + 20:
            told = time.perf_counter() - start
            print(f"{told:4.0f} s  {steps} steps  {steps / told:.0f} steps/s  "
                  f"{share('so far', *wins(net, level, 300, 99))}", flush=True)  # fmt: skip
    return net


def update(net: Network, kept: list[tuple[Array, ...]], last: Array,
           chance: np.random.Generator) -> None:  # fmt: skip
    seen, mask, action, old, value, reward, ended, idle = (
        np.stack(column) for column in zip(*kept, strict=True)
    )
    advantage = np.zeros_like(reward)
    following, running = last, np.zeros(GAMES)
    for i in reversed(range(STEPS)):
        alive = 1 - ended[i]
        delta = reward[i] + DISCOUNT * following * alive - value[i]
        running = delta + DISCOUNT * TRACE * alive * running
        advantage[i] = running
        following = value[i]
    target = (advantage + value).ravel()
    use = np.flatnonzero(~idle.ravel())
    flat = advantage.ravel()
    flat = (flat - flat[use].mean()) / (flat[use].std() + 1e-8)
    seen, mask, action, old = (
        column.reshape(len(flat), *column.shape[2:]) for column in (seen, mask, action, old)
    )
    for _ in range(EPOCHS):
        for part in np.array_split(chance.permutation(use), max(1, len(use) // MINIBATCH)):
            learn(net, seen[part], mask[part], action[part], old[part], flat[part], target[part])


def wins(net: Network | None, level: int, games: int, seed: int) -> tuple[int, int]:
    """Games won, and games played; without a network by random legal actions."""
    env = PatchworkVectorEnv(GAMES, level=level)
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    won = played = 0
    while played < games:
        mask = info["action_mask"].astype(bool)
        mask |= ~mask.any(axis=1, keepdims=True)
        action = draw(mask, chance) if net is None else best(net.policy(features(seen), mask)[0])
        seen, reward, ended, _, info = env.step(action)
        won += int((reward > 0).sum())
        played += int(ended.sum())
    return won, played


def share(name: str, won: int, played: int) -> str:
    low, high = wilson(won, played)
    return f"{name} won {100 * won / played:.1f} % ({100 * low:.1f}-{100 * high:.1f})"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=3.0)
    options.add_argument("--level", type=int, default=1)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    net = train(given.level, given.minutes, given.seed)
    unseen = 90_000_000 + given.seed
    trained = share("trained", *wins(net, given.level, 1000, unseen))
    random = share("random", *wins(None, given.level, 1000, unseen))
    print(f"level {given.level}, of some 1000 games each: {trained}; {random}")


if __name__ == "__main__":
    main()
