"""The kernel plays exactly the games of the reference engine."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork import cpu, game, tables
from automatable.lab.patchwork.columns import COLUMNS, WINNER
from automatable.lab.patchwork.deciding import POLICIES
from automatable.lab.patchwork.reference import ReferenceGame
from automatable.lab.patchwork.setups import SetUp
from tests.lab.lockstep import DUO, SOLO, assert_equal_play
from tests.patchwork.positions import data
from tests.patchwork.reference_games import set_up_of

KNOWN = data("known_answers.json")
PAIRS = [(first, second) for first in POLICIES for second in POLICIES]


@pytest.mark.rule("PAT-LAB-09")
@pytest.mark.parametrize("player", POLICIES)
def test_solo_games_in_lockstep(player: str) -> None:
    """Each level, deck and switch: every set-up once, and each player at a quarter of them."""
    for seed, (set_up, taken_by) in enumerate(zip(SOLO, solo_players(), strict=True), start=1):
        if taken_by == player:
            assert_equal_play(set_up, seed, (player, player), legal=seed % 8 == 0)


def solo_players() -> list[str]:
    """Who plays which set-up: in no order, so that each meets all values of all switches."""
    players = [*POLICIES] * (len(SOLO) // len(POLICIES))
    Random(1).shuffle(players)
    return players


@pytest.mark.parametrize("player", POLICIES)
def test_each_player_meets_every_level_deck_and_switch(player: str) -> None:
    met = [set_up for set_up, by in zip(SOLO, solo_players(), strict=True) if by == player]
    for fact in ("deck", "level", "leather_layout", "recycle", "automa_leather"):
        every = {str(getattr(set_up, fact)) for set_up in SOLO}
        assert {str(getattr(set_up, fact)) for set_up in met} == every


@pytest.mark.parametrize("players", PAIRS, ids="-".join)
@pytest.mark.rule("PAT-LAB-09")
def test_two_seat_games_in_lockstep(players: tuple[str, str]) -> None:
    for seed in range(1, 5):
        assert_equal_play(DUO[seed % 2], seed, players, legal=seed == 1)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_games_in_lockstep(part: int) -> None:
    """All set-ups against the Automa with each player, all pairs with two seats, turn by turn."""
    for number in range(1000 * part, 1000 * (part + 1)):
        assert_equal_play(*lockstep_game(number))


def lockstep_game(number: int) -> tuple[SetUp, int, tuple[str, str]]:
    """Eight of ten games are solo, 25 of each set-up with each player; two have two seats."""
    seed = 1_000_000 + number
    turn, place = divmod(number, 10)
    if place < 8:
        solo = 8 * turn + place
        player = [*POLICIES][solo // len(SOLO) % len(POLICIES)]
        return SOLO[solo % len(SOLO)], seed, (player, player)
    return DUO[place - 8], seed, PAIRS[turn % len(PAIRS)]


@pytest.mark.parametrize("sums", KNOWN["exact_sums"], ids=lambda sums: sums["label"])
def test_exact_sums_over_a_thousand_games(sums: dict[str, Any]) -> None:
    set_up = set_up_of(sums["setup"])
    out = cpu.results(sums["games"])
    policy = POLICIES[sums["policy"]]
    cpu.play_many(
        set_up.settings(), tables.tables(), tables.cards(set_up.cards), policy, policy,
        cpu.scratch(), sums["first_seed"], out,
    )  # fmt: skip
    total = dict(zip(COLUMNS, out.sum(axis=0).tolist(), strict=False))
    assert total["plies"] == sums["plies_sum"]
    assert total["legal_actions"] == sums["legal_actions_sum_all_decisions"]
    assert total["score_1"] == sums["score_1_sum"]
    assert total["score_2"] == sums["score_2_sum"]
    assert total["automa_turns"] == sums["automa_turns_sum"]
    assert (out[:, WINNER] == 1).sum() == sums["wins_1"]


@pytest.mark.parametrize("sums", KNOWN["single_games"], ids=lambda sums: sums["label"])
def test_single_games_on_the_reference_engine(sums: dict[str, Any]) -> None:
    deck = sums["label"].split()[-1]
    level = {"III": 3, "V": 5}.get(sums["label"].split()[1], 3)
    set_up = SetUp(None if deck == "players" else built_in_deck(deck), level)
    for seed, *wanted in sums["rows"]:
        row = ReferenceGame(set_up, seed, (sums["policy"], sums["policy"])).play()
        assert [row[0], row[2], row[3], row[4]] == wanted


@pytest.mark.parametrize("deck", ["normal", "tactical"])
@pytest.mark.parametrize("gap", KNOWN["choice_grid"]["gaps"])
def test_the_grid_of_choices(deck: str, gap: str) -> None:
    """Every card before every window of three patches: passes, and which patch is taken."""
    cards, printed = tables.cards(built_in_deck(deck)), built_in_deck(deck)
    grid = KNOWN["choice_grid"]["gaps"][gap]
    s = cpu.scratch()
    s.time[:] = (10 + int(gap), 10)
    s.place[game.LEFT] = 33
    for index, number in enumerate(printed.numbers):
        counts = np.zeros(4, np.int64)
        count_choices()(WINDOWS, tables.tables(), s, cards, index, counts)
        assert counts.tolist() == grid[str(number)]


WINDOWS = np.array(list(permutations(range(1, 34), 3)))


@cache
def count_choices() -> Any:
    """Lays every window before one card; compiled, because there are 32,736 of them."""
    choose = cpu.compiled().choose

    @cpu.entry
    def count(windows: Any, t: Any, s: Any, cards: Any, card: int, counts: Any) -> None:
        for i in range(len(windows)):
            s.place[game.CURSOR] = 0
            s.after[0] = windows[i, 0]
            s.after[windows[i, 0]] = windows[i, 1]
            s.after[windows[i, 1]] = windows[i, 2]
            counts[1 + choose(t, s, cards, card)] += 1

    return count


def test_a_seed_beyond_63_bits_is_a_seed_like_any_other() -> None:
    seed = (1 << 64) - 5
    s, out = cpu.scratch(), cpu.results(1)[0]
    s.random[0] = np.uint64(seed)
    cpu.begin()(SetUp().settings(), s, out)
    assert int(s.random[0]) == ReferenceGame(SetUp(), seed, ("uniform",) * 2).random.state
