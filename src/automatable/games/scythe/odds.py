"""Odds of a combat, and where the next card could strike, from the cards that nobody has seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from automatable.core.advice.odds import branches, gathered
from automatable.core.turns.events import Event, Log, Ref
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.scythe.automa import automa_turn
from automatable.games.scythe.cards import AutomaCard
from automatable.games.scythe.combat_cards import pool, unknown
from automatable.games.scythe.components import scoring
from automatable.games.scythe.resources import Resources
from automatable.games.scythe.state import Automa, State

ATTACKS = ("attack", "attack_workers")


def unseen(automa: Automa) -> list[AutomaCard]:
    """The cards that can come next; an empty pile is shuffled before (SCY-DECK-04)."""
    numbers = automa.deck.unseen() if automa.deck.left else automa.deck.cards
    return [automa.cards.by_number[number] for number in numbers]


# --- combat


def automa_totals(automa: Automa, state: State | None = None) -> dict[int, Fraction]:
    """What it may show in a combat: power by its card, and random cards.

    On screen the state tells which combat cards it can still hold.
    SCY-CMB-04, SCY-CMB-05, SCY-CMB-06, SCY-CMB-07, SCY-CMB-08, SCY-CMB-09
    """
    cards, hand = unseen(automa), _hand(automa, state)
    each = Fraction(1, len(cards))
    found = []
    for card in cards:
        power = min(card.power_at(automa.power), automa.power)
        number = min(card.combat_cards, automa.combat_cards)
        found += [(power + n, each * chance) for n, chance in _sums(number, hand).items()]
    return dict(sorted(gathered(found).items()))


@dataclass(frozen=True)
class Hand:
    """Cards that must be in a hand, and how many more come from a pool nobody has seen."""

    known: Mapping[int, int]
    unknown: int
    pool: Mapping[int, int]


def _hand(automa: Automa, state: State | None) -> Hand:
    """What is known of the Automa's combat cards (SCY-ON-DECK-02, SCY-ON-DECK-06)."""
    if state is None or state.decks is None:
        whole = {int(value): count for value, count in scoring().combat_card_values.items()}
        return Hand({}, automa.combat_cards, whole)
    return Hand(dict(state.decks.known), unknown(state), pool(state))


def _sums(number: int, hand: Hand) -> Mapping[int, Fraction]:
    """The sum of that many random cards of a hand."""
    return gathered(_drawn(number, hand, 0, Fraction(1)))


def _drawn(number: int, hand: Hand, total: int, chance: Fraction) -> list[tuple[int, Fraction]]:
    if not number:
        return [(total, chance)]
    found = []
    for value, share, rest in _one_card(hand):
        found += _drawn(number - 1, rest, total + value, chance * share)
    return found


def _one_card(hand: Hand) -> Iterator[tuple[int, Fraction, Hand]]:
    """Each value that may be shown next, how likely, and what is left then."""
    every = sum(hand.known.values()) + hand.unknown
    for value, count in hand.known.items():
        left = {**hand.known, value: count - 1}
        yield value, Fraction(count, every), Hand(left, hand.unknown, hand.pool)
    there = sum(hand.pool.values())
    for value, count in hand.pool.items() if hand.unknown else ():
        if count:
            left = {**hand.pool, value: count - 1}
            share = Fraction(hand.unknown * count, every * there)
            yield value, share, Hand(hand.known, hand.unknown - 1, left)


def beating(totals: Mapping[int, Fraction], total: int, person_attacks: bool) -> Fraction:
    """The chance to win with this total against what may be shown (SCY-CMB-10)."""
    beaten = [
        chance
        for shown, chance in totals.items()
        if total > shown or (total == shown and person_attacks)
    ]
    return sum(beaten, Fraction())


def chance_to_win(automa: Automa, total: int, person_attacks: bool) -> Fraction:
    """With this total of power and cards; the attacker wins ties (SCY-CMB-10)."""
    return beating(automa_totals(automa), total, person_attacks)


# --- where it could strike


def next_strikes(state: State) -> dict[tuple[str, str], Fraction]:
    """Regions that the Automa's next card attacks if nothing changes before: icon and region.

    Workers are attacked where the most resources lie, as far as they are tracked.
    """
    automa = state.next_automa

    def begin(log: Log) -> Procedure[State]:
        trial = state.copy()
        trial.to_move, trial.phase = automa.faction, "automa"
        return automa_turn(trial, log)

    ways = branches(begin, answered=lambda ask: _tracked(state, ask))
    return gathered((strike, way.chance) for way in ways for strike in _strikes(way.events))


def _tracked(state: State, ask: Ask[Any]) -> str | None:
    """Resources as they are known; any other question ends the branch."""
    if ask.prompt != "resources":
        return None
    regions = ask.args["regions"]
    assert isinstance(regions, tuple)
    named = [str(region.id) for region in regions if isinstance(region, Ref)]
    held = {name: state.person.resources.get(name, 0) for name in named}
    return str(Resources(held))


def _strikes(events: tuple[Event, ...]) -> set[tuple[str, str]]:
    return {
        (str(icon.id), str(region.id))
        for event in events
        if event.kind == "scy-destination"
        and isinstance(icon := event.args["icon"], Ref)
        and isinstance(region := event.args["region"], Ref)
        and icon.id in ATTACKS
    }
