"""The environments pass their frameworks' own checks, and play the kernel's games."""

from __future__ import annotations

import json
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import automatable.envs  # noqa: F401
from automatable.core.errors import AutomatableError
from automatable.envs.duo import env as duo
from automatable.envs.solo import PatchworkEnv
from automatable.envs.text import TextEnv
from automatable.envs.vector import PatchworkVectorEnv
from automatable.games.patchwork.actions import legal_actions
from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork.reference import ReferenceGame
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.stepping import Games


class OnlyLegal(PatchworkEnv):
    """Gymnasium's checker draws any action; this takes the nearest legal one instead."""

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[action % len(legal)])


def test_gymnasiums_own_checker() -> None:
    check_env(OnlyLegal(), skip_render_check=True)


def test_it_is_registered_and_takes_options() -> None:
    env = gymnasium.make("Patchwork-v0", level=5, deck="tactical", disable_env_checker=True)
    seen, info = env.reset(seed=1)
    assert seen.shape == env.observation_space.shape
    assert info["action_mask"].shape == (2026,)


@pytest.mark.filterwarnings("ignore::UserWarning")  # it would rather see no dictionaries
def test_pettingzoos_own_checkers() -> None:
    api_test(duo(), num_cycles=200)
    seed_test(duo, num_cycles=100)


def test_the_games_are_those_of_the_reference_engine() -> None:
    """The same seed and the greedy answers: masks, length and scores agree."""
    set_up = SetUp(built_in_deck("tactical"), 4)
    games = Games(set_up, 1)
    reference = ReferenceGame(set_up, 77, ("greedy", "greedy"))
    games.reset([77], [True])
    while not reference.over:
        if reference.state.is_automa_turn:
            reference.ply()
            continue
        assert np.flatnonzero(games.mask[0]).tolist() == legal_actions(reference.state)
        games.step([reference.ply()])
    assert games.over[0]
    counted = [i for i in range(29) if i != 16]  # the environments count no lead at Automa turns
    assert games.out[0][counted].tolist() == [reference.row()[i] for i in counted]


def play(env: PatchworkEnv, seed: int) -> list[float]:
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    trace = [float(seen.sum())]
    over = False
    while not over:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, _, info = env.step(action)
        trace += [float(seen.sum()), reward]
    assert reward in (1.0, -1.0)
    assert info["result"]["winner"] == (1 if reward > 0 else 2)
    return trace


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = PatchworkEnv(), PatchworkEnv()
    assert play(first, 3) == play(second, 3)
    assert play(first, 3) != play(second, 4)


def test_an_illegal_action_is_refused() -> None:
    env = PatchworkEnv()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.int64(1))


@pytest.mark.parametrize("wrong", [{"level": 9}, {"deck": "tarot"}, {"recycle": "none"}])
def test_unknown_options_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(AutomatableError):
        PatchworkEnv(**wrong)  # type: ignore[arg-type]


def test_all_games_of_a_vector_go_on_for_ever() -> None:
    env = PatchworkVectorEnv(16, level=1)
    chance = np.random.default_rng(1)
    seen, info = env.reset(seed=5)
    ends = 0
    for _ in range(120):
        actions = np.array([chance.choice(np.flatnonzero(m)) if m.any() else 0
                            for m in info["action_mask"]])  # fmt: skip
        seen, rewards, ended, _, info = env.step(actions)
        assert set(np.abs(rewards[ended])) <= {1.0}
        assert not rewards[~ended].any()
        ends += int(ended.sum())
    assert ends > 40
    assert seen in env.observation_space


def test_one_game_of_a_vector_is_the_single_environments() -> None:
    single, vector = PatchworkEnv(), PatchworkVectorEnv(1)
    seen, info = single.reset(seed=9)
    both, infos = vector.reset(seed=9)
    over = False
    while not over:
        assert np.array_equal(seen, both[0])
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        action = np.flatnonzero(info["action_mask"])[-1]
        seen, reward, over, _, info = single.step(action)
        both, rewards, ended, _, infos = vector.step(np.array([action]))
        assert (reward, over) == (rewards[0], ended[0])


# --- text


class FirstLegal(TextEnv):
    """Gymnasium's checker writes any text; this takes one of the answers instead."""

    def step(self, action: str) -> tuple[str, float, bool, bool, dict[str, Any]]:
        legal = self.match.legal()
        return super().step(legal[len(action) % len(legal)])


def test_gymnasiums_own_checker_of_text() -> None:
    check_env(FirstLegal(), skip_render_check=True)


def test_a_whole_game_of_scythe_as_text() -> None:
    env = gymnasium.make(
        "AutomatableText-v0", game="scythe", sit="digital", level="ultimaszyna",
        disable_env_checker=True,
    )  # fmt: skip
    seen, info = env.reset(seed=3)
    assert json.loads(seen)["sides"]["saxony"]["sit"] == "digital"
    chance, over = np.random.default_rng(3), False
    while not over:
        assert info["prompt"]
        seen, reward, over, _, info = env.step(str(chance.choice(info["legal"])))
    assert reward in (1.0, -1.0)
    assert set(info["result"]) == {"1", "2"}
    assert info["legal"] == []


def test_the_same_seed_is_the_same_game_of_text() -> None:
    first, again = TextEnv(), TextEnv(reward="margin")
    assert first.reset(seed=5) == again.reset(seed=5)
    assert first.reset(seed=5) != first.reset(seed=6)


def test_text_that_is_no_answer_raises() -> None:
    env = TextEnv()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is no answer here"):
        env.step("win the game")


def test_other_games_are_played_as_text_too() -> None:
    env = TextEnv("patchwork", level=2)
    _, info = env.reset(seed=1)
    env.step(info["legal"][0])
    assert env.match.options["level"] == 2
