"""Odds of a combat, and where the next card could strike, from the cards that nobody has seen."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from automatable.core.events import Event, Log, Ref
from automatable.core.odds import branches, gathered
from automatable.core.procedure import Ask, Procedure
from automatable.games.scythe.automa import automa_turn
from automatable.games.scythe.cards import AutomaCard
from automatable.games.scythe.components import scoring
from automatable.games.scythe.state import Automa, State

ATTACKS = ("attack", "attack_workers")


def unseen(automa: Automa) -> list[AutomaCard]:
    """The cards that can come next; an empty pile is shuffled before (SCY-DECK-04)."""
    numbers = automa.deck.unseen() if automa.deck.left else automa.deck.cards
    return [automa.cards.by_number[number] for number in numbers]


# --- combat


def automa_totals(automa: Automa) -> dict[int, Fraction]:
    """What it may show in a combat: power by its card, and random cards.

    SCY-CMB-04, SCY-CMB-05, SCY-CMB-06, SCY-CMB-07, SCY-CMB-08, SCY-CMB-09
    """
    cards = unseen(automa)
    each = Fraction(1, len(cards))
    found = []
    for card in cards:
        power = min(card.power_at(automa.power), automa.power)
        number = min(card.combat_cards, automa.combat_cards)
        found += [(power + n, each * chance) for n, chance in _sums(number).items()]
    return dict(sorted(gathered(found).items()))


def _sums(number: int) -> Mapping[int, Fraction]:
    """The sum of so many combat cards, drawn from all of them one after another."""
    held = {int(value): count for value, count in scoring().combat_card_values.items()}
    return gathered(_drawn(number, held, 0, Fraction(1)))


def _drawn(
    number: int, held: Mapping[int, int], total: int, chance: Fraction
) -> list[tuple[int, Fraction]]:
    if not number:
        return [(total, chance)]
    all_cards = sum(held.values())
    found = []
    for value, count in held.items():
        if count:
            after = {**held, value: count - 1}
            share = chance * Fraction(count, all_cards)
            found += _drawn(number - 1, after, total + value, share)
    return found


def chance_to_win(automa: Automa, total: int, person_attacks: bool) -> Fraction:
    """With this total of power and cards; the attacker wins ties (SCY-CMB-10)."""
    beaten = [
        chance
        for shown, chance in automa_totals(automa).items()
        if total > shown or (total == shown and person_attacks)
    ]
    return sum(beaten, Fraction())


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


def _tracked(state: State, ask: Ask) -> Any:
    """Resources as they are known; any other question ends the branch."""
    if ask.prompt != "resources":
        return None
    regions = ask.args["regions"]
    assert isinstance(regions, tuple)
    named = [str(region.id) for region in regions if isinstance(region, Ref)]
    return {name: state.person.resources.get(name, 0) for name in named}


def _strikes(events: tuple[Event, ...]) -> set[tuple[str, str]]:
    return {
        (str(icon.id), str(region.id))
        for event in events
        if event.kind == "scy-destination"
        and isinstance(icon := event.args["icon"], Ref)
        and isinstance(region := event.args["region"], Ref)
        and icon.id in ATTACKS
    }
