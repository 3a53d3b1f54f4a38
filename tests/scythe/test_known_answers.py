"""Known numbers: the deck, the length of games, the combat table."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.scythe import GAME
from automatable.games.scythe.cards import AutomaDeck, built_in_deck
from automatable.games.scythe.components import levels, scoring
from automatable.games.scythe.state import State
from automatable.games.scythe.tempo import PUBLISHED, answer_idly, new_match, turns_to_switch
from automatable.games.scythe.tempo import TEMPO as SIMULATED
from tests.scythe.table import asked

DECK: AutomaDeck = built_in_deck("base")
TEMPO = [
    ("autometta", False, Fraction(40, 3), 30.67, 23, 33),
    ("automa", False, Fraction(180, 17), 24.71, 21, 27),
    ("automaszyna", False, Fraction(180, 17), 21.18, 18, 24),
    ("ultimaszyna", False, Fraction(160, 17), 20.00, 17, 23),
    ("automa", True, Fraction(12), 28.00, 21, 31),
    ("automaszyna", True, Fraction(12), 24.00, 18, 28),
]


def test_the_deck_has_the_known_numbers() -> None:
    cards = DECK.card
    assert [card.number for card in cards if not card.gold_star] == [4, 15, 17]
    assert [card.number for card in cards if card.skip_mark] == [4, 7, 8, 17]
    assert Counter(card.combat_cards for card in cards) == {0: 4, 1: 9, 2: 5, 3: 1}
    assert [sum(card.power_spent[i] for card in cards) for i in range(3)] == [73, 98, 115]
    assert Counter(card.resources for card in cards) == {0: 6, 1: 6, 2: 4, 3: 1, 4: 2}


@pytest.mark.parametrize(
    ("scheme", "icons", "brackets", "gains"),
    [
        ("I", 39, 6, {"power": 15, "coin": 9, "worker": 8, "unit": 4, "combat_card": 2}),
        ("II", 37, 6, {"power": 24, "coin": 14, "worker": 6, "unit": 7, "combat_card": 4}),
    ],
)
def test_a_full_pass(scheme: str, icons: int, brackets: int, gains: dict[str, int]) -> None:
    rows = [card.scheme(scheme) for card in DECK.card]
    moves = [icon for row in rows for icon in row.move_row]
    assert len(moves) == icons
    assert sum(icon.faction is not None for icon in moves) == brackets
    found: Counter[str] = Counter()
    for row in rows:
        for icon in row.gain_row:
            if icon.faction is None:
                found[icon.name] += icon.number
    assert found == gains


def advancing(level: str, skips: bool) -> int:
    """Cards of a pass that move the marker."""
    skipping = skips or level == "autometta"
    return sum(card.gold_star and not (skipping and card.skip_mark) for card in DECK.card)


def expected_turns(k: int, good: int) -> Fraction:
    """Draws from shuffled passes of 19 until k of the `good` cards have come."""
    passes, rest = divmod(k, good)
    if rest == 0:
        passes, rest = passes - 1, good
    # the rest-th of `good` cards in a pass lies at rest * 20 / (good + 1) on average
    return 19 * passes + Fraction(20 * rest, good + 1)


def chances(k: int, good: int) -> dict[int, Fraction]:
    """The exact distribution of the place of the k-th good card in one pass of 19."""
    ways = comb(19, good)
    return {
        n: Fraction(comb(n - 1, k - 1) * comb(19 - n, good - k), ways)
        for n in range(k, 19 - good + k + 1)
    }


@pytest.mark.parametrize(("level", "skips", "to_switch", "total", "least", "most"), TEMPO)
def test_expected_turns_to_the_sixth_star(
    level: str, skips: bool, to_switch: Fraction, total: float, least: int, most: int
) -> None:
    good, card = advancing(level, skips), levels()[level]
    first, second = card.switch_space, card.star_spaces[-1] - card.switch_space
    exact = [sum(n * p for n, p in chances(k, good).items()) for k in (first, second)]
    assert exact == [expected_turns(first, good), expected_turns(second, good)]
    assert exact[0] == to_switch
    assert round(float(sum(exact)), 2) == total
    assert first + second == least
    assert sum(max(chances(k, good)) for k in (first, second)) == most


def idle_game(level: str, human: str, automa: str, seed: str) -> Match[State]:
    match = new_match(level, human, automa, seed)
    while not match.state.ended_by:
        answer_idly(match)
    return match


def test_an_idle_person_always_meets_the_sixth_star_of_the_automa() -> None:
    """Means of 1000 games with their standard errors: turns 23.53, score 81.89 (0.18)."""
    games = [idle_game("automa", "crimea", "nordic", str(seed)) for seed in range(60)]
    assert all(match.state.ended_by == "nordic" for match in games)
    turns = sum(match.state.turn for match in games) / len(games)
    scores = sum(match.score().total(2) for match in games) / len(games)
    assert abs(turns - 23.53) < 4 * 0.04 * (1000 / 60) ** 0.5
    assert abs(scores - 81.89) < 4 * 0.18 * (1000 / 60) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize("variant", PUBLISHED)
def test_idle_means(variant: str) -> None:
    """A thousand games each, within four standard errors of the difference."""
    names = [measure.name for measure in SIMULATED.measures()]
    games = [dict(zip(names, SIMULATED.play(variant, n), strict=True)) for n in range(1000)]
    for name, (mean, error) in PUBLISHED[variant].items():
        found = sum(game[name] or 0 for game in games) / len(games)
        assert abs(found - mean) < 4 * error * 2**0.5, name


def test_the_turns_to_the_second_scheme_are_the_exact_ones() -> None:
    for level, skips, to_switch, *_ in TEMPO:
        if not skips:
            assert turns_to_switch(level) == pytest.approx(float(to_switch))


def test_stars_come_in_order_and_the_sixth_ends_the_game() -> None:
    names = [measure.name for measure in SIMULATED.measures()]
    for seed in range(3):
        game = dict(zip(names, SIMULATED.play("automa", seed), strict=True))
        stars = [game[f"star_{n}"] or 0 for n in range(1, 7)]
        assert stars == sorted(stars)
        assert stars[-1] == game["turns"]
        assert (game["switch"] or 0) < stars[-1]


def test_combat_means() -> None:
    values = scoring().combat_card_values
    cards = sum(values.values())
    assert cards == 42
    assert round(sum(int(v) * n for v, n in values.items()) / cards, 3) == 3.095
    for power, mean in ((0, 0), (3, 2.263), (7, 3.842), (8, 5.158), (13, 5.158), (14, 6.053)):
        spent = [min(power, card.power_at(power)) for card in DECK.card]
        assert round(sum(spent) / 19, 3) == mean


@pytest.mark.rule("SCY-DECK-01")
def test_invariants_of_whole_games() -> None:
    """What must hold after every Automa turn, whatever the person does."""
    for seed in range(12):
        player = Random(seed)
        level = list(levels())[seed % 4]
        match: Match[State] = Match.new(
            GAME,
            {"level": level, "combat_card_values": "app"},
            Seed.from_text(f"invariants {seed}"),
        )
        while not match.state.ended_by:
            _wander(match, player)
            _check(match.state)


def _wander(match: Match[State], player: Random) -> None:
    """A character that walks somewhere, and whatever is asked next."""
    human = match.state.persons[0]
    if asked(match) == "report" and player.random() < 0.5 and not human.moved:
        near = player.choice(["D4", "E4", "C3", "D5", "F1", "G4", "B5"])
        if human.character != near:
            match.answer(f"character {human.character}-{near}")
            return
    listed = match.legal()
    if listed:
        match.answer(player.choice(listed))
    else:
        match.answer("done" if asked(match) in ("report", "after_combats") else "resources")


def _check(state: State) -> None:
    automa = state.automas[0]
    assert GAME.problems(state) == []
    if state.phase == "human":
        assert all(automa.combat_units_on(r) <= 1 for r in automa.combat_regions())
    if automa.no_water:
        home = {"nordic": {"A4", "A5", "B5"}, "rusviet": {"C6", "D6", "D7"}}
        assert automa.regions() <= home.get(automa.faction, automa.regions())
