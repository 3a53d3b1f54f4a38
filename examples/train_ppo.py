"""Train a maskable PPO against the Automa for some minutes, and see it beat random play.

    python examples/train_ppo.py --minutes 3 --level 1

A small network in plain numpy, so that nothing but the extra `envs` is needed: one hidden layer
for the policy over all 2026 actions (illegal ones masked out) and one for the value. Rewards
are margins at the end of the game.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from automatable.envs.vector import PatchworkVectorEnv

Array = NDArray[Any]
GAMES, STEPS, HIDDEN, EPOCHS, MINIBATCH = 64, 64, 128, 3, 1024
DISCOUNT, TRACE, CLIP, RATE, ENTROPY = 0.995, 0.95, 0.2, 1e-3, 0.01


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
        logits = np.where(mask, hidden @ w["policy"] + w["policy_bias"], -1e9)
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
    back = (slope @ net.weights["policy"].T) * (1 - hidden**2)
    value, inner = net.value(seen)
    error = (value - target)[:, None] / n
    inner_back = (error @ net.weights["value"].T) * (1 - inner**2)
    net.descend({
        "policy": hidden.T @ slope, "policy_bias": slope.sum(axis=0),
        "hidden": seen.T @ back, "hidden_bias": back.sum(axis=0),
        "value": inner.T @ error, "value_bias": error.sum(axis=0),
        "inner": seen.T @ inner_back, "inner_bias": inner_back.sum(axis=0),
    })  # fmt: skip


def draw(probabilities: Array, chance: np.random.Generator) -> Array:
    """One action for each row."""
    sums = probabilities.cumsum(axis=1)
    wanted = chance.random((len(sums), 1)) * sums[:, -1:]
    return (sums < wanted).sum(axis=1)


def train(level: int, minutes: float, seed: int) -> Network:
    env = PatchworkVectorEnv(GAMES, level=level, reward="margin")
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    mask = info["action_mask"].astype(bool)
    net = Network(seen.shape[1], mask.shape[1], seed)
    over = np.zeros(GAMES, bool)
    start, steps, told = time.perf_counter(), 0, 0.0
    while time.perf_counter() - start < minutes * 60:
        kept: list[tuple[Array, ...]] = []
        for _ in range(STEPS):
            open_mask = mask | over[:, None]  # in a finished game nothing is decided
            probabilities, _ = net.policy(seen, open_mask)
            action = draw(probabilities, chance)
            value, _ = net.value(seen)
            following, reward, ended, _, info = env.step(action)
            kept.append((seen, open_mask, action, probabilities[np.arange(GAMES), action], value,
                         reward, ended, over))  # fmt: skip
            seen, mask, over = following, info["action_mask"].astype(bool), ended
            steps += GAMES
        update(net, kept, net.value(seen)[0], chance)
        if time.perf_counter() - start > told + 20:
            told = time.perf_counter() - start
            print(f"{told:4.0f} s  {steps} steps  {steps / told:.0f} steps/s  "
                  f"won {win_rate(net, level, 300, 99):.3f}", flush=True)  # fmt: skip
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
    rows = [column.reshape(len(flat), *column.shape[2:]) for column in (seen, mask, action, old)]
    for _ in range(EPOCHS):
        for part in np.array_split(chance.permutation(use), max(1, len(use) // MINIBATCH)):
            learn(net, *(column[part] for column in rows), flat[part], target[part])


def win_rate(net: Network | None, level: int, games: int, seed: int) -> float:
    """The share of games won; without a network by random legal actions."""
    env = PatchworkVectorEnv(GAMES, level=level)
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    won = played = 0
    while played < games:
        mask = info["action_mask"].astype(bool)
        mask |= ~mask.any(axis=1, keepdims=True)
        probabilities = mask / mask.sum(axis=1, keepdims=True)
        action = draw(probabilities, chance) if net is None else net.policy(seen, mask)[0].argmax(1)
        seen, reward, ended, _, info = env.step(action)
        won += int((reward > 0).sum())
        played += int(ended.sum())
    return won / played


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--minutes", type=float, default=3.0)
    options.add_argument("--level", type=int, default=1)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    net = train(given.level, given.minutes, given.seed)
    trained = win_rate(net, given.level, 1000, 12345)
    random = win_rate(None, given.level, 1000, 12345)
    print(f"level {given.level}: trained {trained:.3f}, random {random:.3f} of 1000 games won")


if __name__ == "__main__":
    main()
