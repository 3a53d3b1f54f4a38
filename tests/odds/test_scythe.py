"""The odds of Scythe beside enumeration: every card, every draw of combat cards, every turn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

import automatable
from automatable.core.game import game
from automatable.core.turns.events import Ref
from automatable.games.scythe.components import scoring
from automatable.games.scythe.odds import (
    ATTACKS,
    automa_totals,
    chance_to_win,
    next_strikes,
    unseen,
)
from automatable.games.scythe.state import State

DECK = [int(v) for v, n in scoring().combat_card_values.items() for _ in range(n)]


def template() -> State:
    scythe = game("scythe")
    state = scythe.from_position(scythe.template())
    assert isinstance(state, State)
    return state


def enumerated(state: State) -> Counter[int]:
    """Each card as often as any ordered pair of combat cards can be drawn for it."""
    automa = state.next_automa
    found = Counter[int]()
    pairs = len(DECK) * (len(DECK) - 1)
    for card in unseen(automa):
        power = min(card.power_at(automa.power), automa.power)
        number = min(card.combat_cards, automa.combat_cards)
        assert number <= 2
        ways = Counter(sum(drawn) for drawn in permutations(DECK, number))
        for total, count in ways.items():
            found[power + total] += count * (pairs // sum(ways.values()))
    return found


@pytest.mark.parametrize(("power", "cards"), [(0, 0), (5, 1), (9, 2), (16, 2)])
@pytest.mark.rule("SCY-CMB-05", "SCY-CMB-08", "SCY-CMB-09")
def test_what_it_may_show_in_a_combat(power: int, cards: int) -> None:
    state = template()
    state.next_automa.power, state.next_automa.combat_cards = power, cards
    counted = enumerated(state)
    every = sum(counted.values())
    assert automa_totals(state.next_automa) == {
        total: Fraction(n, every) for total, n in sorted(counted.items())
    }


@pytest.mark.rule("SCY-ON-DECK-02", "SCY-ON-DECK-06", "SCY-ON-R-30")
def test_on_screen_only_cards_that_it_can_still_hold_count() -> None:
    """One known card and one of the pool, counted one by one."""
    match = automatable.new("scythe", sit="digital", human_faction="saxony", seed="hand")
    state, automa = match.state, match.state.automas[0]
    assert state.decks is not None
    automa.power, automa.combat_cards = 0, 2
    state.decks.known = {5: 1}
    state.persons[0].hand = {2: 16, 4: 8}
    left = {3: 12, 5: 5}
    counted: Counter[int] = Counter()
    for card in unseen(automa):
        number = min(card.combat_cards, 2)
        for value, count in left.items():
            counted[[0, 0, 5 + value][number]] += 2 * count if number != 1 else 0
            if number == 1:
                counted[5] += count
                counted[value] += count
    every = sum(counted.values())
    told = {total: Fraction(n, every) for total, n in sorted(counted.items())}
    assert automa_totals(automa, state) == told


@pytest.mark.rule("SCY-ON-AUT-04")
def test_a_recruit_who_draws_a_card_in_its_turn_hides_no_odds() -> None:
    """The card that the person would draw then is a draw like any other."""
    match = automatable.new("scythe", sit="digital", human_faction="nordic", seed="recruit")
    person = match.state.persons[0]
    person.recruits = [*person.recruits, "combat_card"]
    strikes = next_strikes(match.state)
    assert all(0 < chance <= 1 for chance in strikes.values())


@pytest.mark.rule("SCY-CMB-10")
def test_the_attacker_wins_ties() -> None:
    automa = template().next_automa
    totals = automa_totals(automa)
    for total in range(25):
        attacking = chance_to_win(automa, total, person_attacks=True)
        defending = chance_to_win(automa, total, person_attacks=False)
        assert attacking - defending == totals.get(total, 0)
    assert chance_to_win(automa, max(totals) + 1, person_attacks=False) == 1


def struck(position: object, card: str) -> set[tuple[str, str]]:
    """What a turn with this card attacks, played by the match."""
    match = automatable.at("scythe", position, dealer="table")
    events = match.answer(card)
    found = set()
    for event in events:
        icon, region = event.args.get("icon"), event.args.get("region")
        if event.kind == "scy-destination" and isinstance(icon, Ref) and isinstance(region, Ref):
            found |= {(str(icon.id), str(region.id))} if icon.id in ATTACKS else set()
    return found


@pytest.mark.rule("SCY-MOVE-43", "SCY-MOVE-48")
def test_where_it_could_strike() -> None:
    position = {**game("scythe").template()}
    match = automatable.at("scythe", position, dealer="table")
    cards = [text for text in match.legal() if text.startswith("card")]
    counted = Counter(strike for card in cards for strike in struck(position, card))
    assert counted, "the example must have something to strike at"
    expected = {strike: Fraction(n, len(cards)) for strike, n in counted.items()}
    assert next_strikes(match.state) == expected
