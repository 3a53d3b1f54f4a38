"""Numbers computed once from the rules by another program: first builds, decks, whole rounds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from hashlib import sha256
from itertools import permutations

import pytest

from automatable.core.turns.events import Log
from automatable.games.age_of_innovation.automa import draw_pair
from automatable.games.age_of_innovation.build import Areas, choose_space
from automatable.games.age_of_innovation.components import (
    TERRAINS,
    printed_cards,
    printed_levels,
)
from automatable.games.age_of_innovation.deck import size_in_round
from automatable.games.age_of_innovation.land import board
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.small_board import at

CARDS = printed_cards().by_number
FIRST_BUILDS = "b89103bca2555f2bb821b889d1294a27da41c8976e774d041d7d578b2af8ff81"


def first_builds(home: str, marked: str, unmarked: str) -> list[str]:
    human, person = ("E8", "lake") if home == "forest" else ("D8", "forest")
    state = at(
        automa=f"{marked}w* {unmarked}w", human=f"{human}w", automa_home=home, humans=[person]
    )
    built = [str(choose_space(state, card).chosen) for card in CARDS.values()]
    return [hex + "*" * Areas(state).marks(hex) for hex in built]


@pytest.mark.rule("AOI-BLD-08", "AOI-SEL-02")
def test_the_first_build_of_every_home_letter_pair_and_card() -> None:
    lines = []
    for home in TERRAINS:
        letters = board("1-3").first_workshops[home]
        for a, b in ("AB", "CD", "EF"):
            built = first_builds(home, letters[a], letters[b])
            lines.append(" ".join([home, letters[a], letters[b], *built]))
    assert lines[0] == ("plains D12 F6 C13* D13* G6 G6 E12* G6 G6 E12* E12* G6 G6 G6 D11* D11*")
    text = "".join(f"{line}\n" for line in lines)
    assert sha256(text.encode()).hexdigest() == FIRST_BUILDS


def acting_turns(state: State, deck: tuple[int, ...]) -> tuple[list[int], int]:
    """The cards that act in a round, and the support card at the pass, for a deck top first."""
    state.deck.drawn = []
    top = iter(deck)
    acting: list[int] = []
    while True:
        drawing = draw_pair(state, Log())
        try:
            request = next(drawing)
            while True:
                request = drawing.send(request.read(str(next(top))).value)
        except StopIteration as end:
            if end.value is not None:
                return acting, end.value
            acting.append(state.deck.drawn[-1])


@pytest.mark.parametrize(
    ("deck", "odds"),
    [
        ((1, 2, 4, 5, 6), {2: Fraction(2, 5), 3: Fraction(3, 10), 4: Fraction(3, 10)}),
        ((1, 2, 3, 4, 5, 6), {3: Fraction(1, 3), 4: Fraction(4, 15), 5: Fraction(2, 5)}),
        ((1, 2, 3, 4, 5, 6, 7), {4: Fraction(3, 7), 5: Fraction(2, 7), 6: Fraction(2, 7)}),
    ],
)
def test_acting_turns_of_a_round(deck: tuple[int, ...], odds: dict[int, Fraction]) -> None:
    level = {5: "automalein", 6: "automa", 7: "automaechtig"}[len(deck)]
    state, orders = at(cards=deck, level=level), list(permutations(deck))
    counts = Counter(len(acting_turns(state, order)[0]) for order in orders)
    assert {n: Fraction(count, len(orders)) for n, count in counts.items()} == odds


@pytest.mark.parametrize(
    ("size", "odds", "expected"),
    [
        (8, ("1/2", "2/7", "3/14"), "40/7"), (9, ("5/9", "5/18", "1/6"), "119/18"),
        (10, ("3/5", "4/15", "2/15"), "113/15"), (11, ("7/11", "14/55", "6/55"), "466/55"),
        (12, ("2/3", "8/33", "1/11"), "311/33"), (13, ("9/13", "3/13", "1/13"), "135/13"),
    ],
)  # fmt: skip
def test_acting_turns_with_larger_decks(size: int, odds: tuple[str, ...], expected: str) -> None:
    """Only the last two cards decide when she passes: every ordered pair of them is tried."""
    deck = tuple(range(1, size + 1))
    state = at(cards=deck, level="ultoma", round=size - 7)
    counts: Counter[int] = Counter()
    for last in permutations(deck, 2):
        rest = sorted(set(deck) - set(last), key=lambda card: (card * 5 + last[0]) % 16)
        counts[len(acting_turns(state, (*rest, *last))[0])] += 1
    pairs = size * (size - 1)
    found = {n: Fraction(count, pairs) for n, count in counts.items()}
    assert found == dict(zip((size - 3, size - 2, size - 1), map(Fraction, odds), strict=True))
    assert sum(n * chance for n, chance in found.items()) == Fraction(expected)
    assert expected_turns(size) == Fraction(expected)


def test_when_she_passes_only_the_last_two_cards_matter() -> None:
    deck = (1, 2, 3, 4, 5, 6, 7)
    state = at(cards=deck, level="automaechtig")
    turns: dict[tuple[int, ...], set[int]] = {}
    for order in permutations(deck):
        turns.setdefault(order[-2:], set()).add(len(acting_turns(state, order)[0]))
    assert len(turns) == 7 * 6
    assert all(len(found) == 1 for found in turns.values())


def test_which_cards_act_and_which_bonus_is_taken_in_round_1_of_automalein() -> None:
    deck = (1, 2, 4, 5, 6)
    state = at(cards=deck, level="automalein")
    played = [acting_turns(state, order) for order in permutations(deck)]
    acting = Counter(card for cards, _ in played for card in cards)
    assert {acting[n] for n in (1, 5, 6)} == {120 * 7 // 10}
    assert {acting[n] for n in (2, 4)} == {120 * 2 // 5}
    bonus = Counter(CARDS[support].round_bonus for _, support in played)
    assert bonus == {"left": 120 * 7 // 20, "middle": 120 * 7 // 20, "right": 120 * 3 // 10}


def test_which_cards_act_and_which_bonus_is_taken_in_round_1() -> None:
    state = at(cards=(1, 2, 3, 4, 5, 6))
    played = [acting_turns(state, order) for order in permutations((1, 2, 3, 4, 5, 6))]
    acting = Counter(card for cards, _ in played for card in cards)
    assert {acting[n] for n in (1, 3, 5, 6)} == {720 * 23 // 30}
    assert {acting[n] for n in (2, 4)} == {720 // 2}
    bonus = Counter(CARDS[support].round_bonus for _, support in played)
    assert bonus == {"left": 720 * 4 // 15, "middle": 720 * 4 // 15, "right": 720 * 7 // 15}


def expected_turns(size: int) -> Fraction:
    passing = 2 if size == 5 else size - 4
    n, p = Fraction(size), Fraction(passing)
    first, second = p / n, (n - p) * p / (n * (n - 1))
    return first * (n - 3) + second * (n - 2) + (1 - first - second) * (n - 1)


@pytest.mark.rule("AOI-DECK-09")
@pytest.mark.parametrize(
    ("level", "expected"),
    [
        ("automalein", Fraction(1996, 63)), ("automa", Fraction(258179, 6930)),
        ("automaechtig", Fraction(295307, 6930)), ("ultoma", Fraction(4336961, 90090)),
        ("alptrauma", Fraction(4336961, 90090)),
    ],
)  # fmt: skip
def test_expected_acting_turns_of_a_whole_game(level: str, expected: Fraction) -> None:
    sizes = [size_in_round(printed_levels()[level], 6, round) for round in range(1, 7)]
    assert sum(map(expected_turns, sizes)) == expected
