"""Numbers that two other programs have computed: totals, choices, whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from automatable.games.patchwork.actions import legal_actions
from automatable.games.patchwork.automa import choose_patch
from automatable.games.patchwork.cards import AutomaCard, built_in_deck
from automatable.games.patchwork.components import Patch, levels, patches, time_board
from automatable.games.patchwork.quilt import orientations, oriented, placements
from automatable.games.patchwork.state import State
from tests.patchwork.positions import data, letters, table
from tests.patchwork.reference_games import SplitMix64, circle_order, play_game

KNOWN = data("known_answers.json")
DUO = {"mode": "duo", "leather_layout": "original"}
SETUPS: dict[str, dict[str, Any]] = {
    "two players": DUO,
    "solo III normal": {"mode": "solo", "level": 3, "deck": "normal"},
    "solo V tactical": {"mode": "solo", "level": 5, "deck": "tactical"},
}


# --- totals


def test_the_33_patches() -> None:
    all_patches = list(patches().values())
    assert len(all_patches) == 33
    assert sum(patch.cells for patch in all_patches) == 166
    assert sum(patch.button_cost for patch in all_patches) == 133
    assert sum(patch.time_cost for patch in all_patches) == 107
    assert sum(patch.printed_buttons for patch in all_patches) == 38
    assert sum(patch.printed_buttons > 0 for patch in all_patches) == 22
    sizes = Counter(patch.cells for patch in all_patches)
    assert sizes == {2: 1, 3: 3, 4: 7, 5: 9, 6: 10, 7: 2, 8: 1}


def test_shapes_orientations_and_placements() -> None:
    shapes = {frozenset(oriented(p.rows, o) for o in range(8)) for p in patches().values()}
    assert len(shapes) == 30
    assert sum(len(orientations(id)) for id in patches()) == 144
    counts = [len(placements(id)) for id in patches()]
    assert (sum(counts), max(counts)) == (7349, 448)


@pytest.mark.parametrize("deck", ["normal", "tactical"])
def test_both_decks_have_the_same_totals(deck: str) -> None:
    cards = built_in_deck(deck).card
    assert len(cards) == 12
    assert sum(card.budget for card in cards) == 64
    assert sum(card.income for card in cards) == 18


def test_the_time_board() -> None:
    board = time_board()
    assert len(board.income_spaces) == 9
    assert {len(spaces) for spaces in board.leather_layouts.values()} == {5}
    assert [53 - level.spaces_before_final for level in levels().values()] == [52, 44, 41, 38, 35]


# --- exact numbers of the opening

DEAR = "KSUOYWQEa"
"""The nine patches that cost more than 5 buttons."""


def purchases(window: str) -> int:
    return len(legal_actions(table(window))) - 1


def test_the_openings_of_a_person_with_five_buttons() -> None:
    others = [patch for patch in patches().values() if not patch.starter]
    alone = {p.letter: purchases(p.letter + _two_others(p)) for p in others if p.button_cost <= 5}
    assert len(alone) == 23
    assert sum(alone.values()) == 5111
    assert 1 + 3 * Fraction(sum(alone.values()), 32) == Fraction("480.15625")
    assert 1 + sum(sorted(alone.values())[-3:]) == 1 + purchases("FGL") == 1345
    assert {p.letter for p in others if p.button_cost > 5} == set(DEAR)
    assert purchases("KSU") == 0
    assert Fraction(9 * 8 * 7, 32 * 31 * 30) == Fraction(21, 1240)


def _two_others(patch: Patch) -> str:
    return "".join(letter for letter in DEAR if letter != patch.letter)[:2]


@pytest.mark.parametrize("layout", ["original", "revised"])
def test_two_persons_who_always_advance(layout: str) -> None:
    game = play_game(1, {"mode": "duo", "leather_layout": layout}, "advance")
    persons = [game.state.person(1), game.state.person(2)]
    assert game.plies == 54 + 5
    assert [person.buttons for person in persons] == [58, 58]
    assert [person.leather for person in persons] == [0, 5]
    assert [game.sheet.total(1), game.sheet.total(2)] == [-104, -94]
    assert game.state.first_on_final_space == 1


# --- the Automa's choice, for every window there is


def window_of(ids: tuple[int, ...], person: int, automa: int) -> State:
    state = table(time=f"{person}-{automa}", turn="2")
    state.circle = list(ids)
    return state


class Alike:
    """Patches that a card cannot tell apart, and how many windows they form.

    A choice depends on price, time, buttons and cells alone, so one window of each sort is
    decided and counted as often as it occurs. The slow test decides every single window.
    """

    def __init__(self, ids: range, card: AutomaCard, person: int, automa: int) -> None:
        self.state = window_of((), person, automa)
        self.card = card
        sorts: dict[Any, list[int]] = {}
        for id in ids:
            sorts.setdefault(self._sort(patches()[id]), []).append(id)
        self.sorts = list(sorts.values())

    def _sort(self, patch: Patch) -> Any:
        if patch.button_cost > self.card.budget:
            return "too dear"
        there = self.state.time[1] + patch.time_cost
        overtakes = "no_overtake" in self.card.conditions and there > self.state.time[0]
        return overtakes, patch.printed_buttons, patch.cells

    def decided(self) -> Iterator[tuple[int, list[int], int]]:
        """Slot taken (0 for a pass), the patches alike to the one taken, number of windows."""
        for i, j, k in product(range(len(self.sorts)), repeat=3):
            first, second, third = self.sorts[i], self.sorts[j], self.sorts[k]
            used = i == j, (k == i) + (k == j)
            windows = len(first) * (len(second) - used[0]) * (len(third) - used[1])
            if windows:
                slot = self._slot([first[0], second[used[0]], third[used[1]]])
                yield slot, ([], first, second, third)[slot], windows

    def _slot(self, ids: list[int]) -> int:
        self.state.circle = list(ids)
        chosen = choose_patch(self.state, self.card).chosen
        return ids.index(chosen) + 1 if isinstance(chosen, int) else 0


def counts(ids: range, card: AutomaCard, person: int, automa: int) -> list[int]:
    found = [0, 0, 0, 0]
    for slot, _, windows in Alike(ids, card, person, automa).decided():
        found[slot] += windows
    return found


ALL_CARDS = [*built_in_deck("normal").card, *built_in_deck("tactical").card]


@pytest.mark.parametrize("gap", ["0", "2", "3"])
@pytest.mark.rule("PAT-CHOOSE-01", "PAT-CHOOSE-06", "PAT-CHOOSE-07", "PAT-CHOOSE-10")
def test_the_choice_grid(gap: str) -> None:
    grid = KNOWN["choice_grid"]["gaps"][gap]
    found = {str(card.number): counts(range(1, 34), card, 10 + int(gap), 10) for card in ALL_CARDS}
    assert found == grid


@pytest.mark.parametrize("card", [1, 5, 9])
def test_a_gap_of_six_spaces_is_like_none(card: int) -> None:
    at_once = counts(range(1, 34), ALL_CARDS[card - 1], 10, 10)
    assert counts(range(1, 34), ALL_CARDS[card - 1], 16, 10) == at_once


@pytest.mark.slow
@pytest.mark.parametrize("gap", ["0", "2", "3", "6"])
@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: str(card.number))
def test_the_choice_grid_window_by_window(card: AutomaCard, gap: str) -> None:
    state = window_of((), 10 + int(gap), 10)
    found = [0, 0, 0, 0]
    for ids in permutations(range(1, 34), 3):
        state.circle = list(ids)
        chosen = choose_patch(state, card).chosen
        found[ids.index(chosen) + 1 if isinstance(chosen, int) else 0] += 1
    grid = KNOWN["choice_grid"]["gaps"]
    assert found == grid.get(gap, grid["0"])[str(card.number)]


@pytest.mark.parametrize(
    ("deck", "choices", "mean"),
    [
        ("normal", [54336, 88864, 99998, 113922], Fraction(48899, 14880)),
        ("tactical", [39984, 93328, 104738, 119070], Fraction(64793, 19840)),
    ],
)
def test_the_first_automa_turn_after_an_advance(
    deck: str, choices: list[int], mean: Fraction
) -> None:
    found, spaces = [0, 0, 0, 0], Fraction(0)
    for card in built_in_deck(deck).card:
        for slot, alike, windows in Alike(range(2, 34), card, 1, 0).decided():
            found[slot] += windows
            spaces += windows * (_mean_time(alike) if alike else 2)
    assert sum(found) == 32 * 31 * 30 * 12
    assert found == choices
    assert spaces / sum(found) == mean


def _mean_time(alike: list[int]) -> Fraction:
    """Each of the patches alike lies in the slot equally often."""
    return Fraction(sum(patches()[id].time_cost for id in alike), len(alike))


# --- the reference generator


@pytest.mark.parametrize("vector", KNOWN["generator"]["vectors"], ids=lambda v: str(v["seed"]))
def test_the_reference_generator(vector: dict[str, Any]) -> None:
    random = SplitMix64(vector["seed"])
    assert [f"{random.next():016x}" for _ in range(3)] == vector["first_three_hex"]


def test_numbers_below_six() -> None:
    random = SplitMix64(1)
    assert [random.below(6) for _ in range(10)] == KNOWN["generator"]["below_6_seed_1"]


@pytest.mark.parametrize("shuffle", KNOWN["generator"]["shuffles"], ids=lambda s: str(s["seed"]))
def test_shuffles(shuffle: dict[str, Any]) -> None:
    random = SplitMix64(shuffle["seed"])
    assert letters(list(circle_order(random))) + "A" == shuffle["circle"]
    assert random.shuffled(list(range(1, 13))) == shuffle["then_normal_deck_order"]


# --- whole games


@pytest.mark.parametrize("games", KNOWN["single_games"], ids=lambda games: games["label"])
@pytest.mark.rule("PAT-LAB-07", "PAT-LAB-10")
def test_single_games(games: dict[str, Any]) -> None:
    for seed, *answer in games["rows"]:
        game = play_game(seed, SETUPS[games["label"]], games["policy"])
        sheet = game.sheet
        assert [game.plies, sheet.total(1), sheet.total(2), sheet.winner] == answer


SUMS: dict[str, Callable[[Any], int]] = {
    "plies_sum": lambda game: game.plies,
    "legal_actions_sum_all_decisions": lambda game: sum(game.legal),
    "score_1_sum": lambda game: game.sheet.total(1),
    "score_2_sum": lambda game: game.sheet.total(2),
    "wins_1": lambda game: game.sheet.winner == 1,
    "automa_turns_sum": lambda game: game.automa_turns,
}
QUICK = "solo III normal"
"""The line that is played in every run of the tests; the others are left to the slow ones."""


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(line, id=line["label"], marks=[pytest.mark.slow] * (line["label"] != QUICK))
        for line in KNOWN["exact_sums"]
    ],
)
def test_exact_sums_over_a_thousand_games(line: dict[str, Any]) -> None:
    sums = dict.fromkeys(SUMS, 0)
    for seed in range(line["first_seed"], line["first_seed"] + line["games"]):
        game = play_game(seed, line["setup"], line["policy"])
        for name, measure in SUMS.items():
            sums[name] += measure(game)
    assert sums == {name: line[name] for name in SUMS}
