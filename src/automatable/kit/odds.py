"""What can be known: the odds of the next card and turn, and what is hidden (KIT-CHA-04)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, Any

from automatable.core.advice.odds import Branch, branches, gathered, shares
from automatable.core.state.copying import copied
from automatable.core.turns.events import Event, Log
from automatable.core.turns.procedure import Procedure
from automatable.kit.definition import Deck, Definition
from automatable.kit.own_cards import cards_of
from automatable.kit.runtime.piles import DRAW, OUT, Piles
from automatable.kit.runtime.values import Stop
from automatable.kit.secrets import Secrets
from automatable.kit.state import KitState, got

if TYPE_CHECKING:
    from automatable.kit.game import KitGame

MOST_WAYS = 400
"""Of a turn; one that can go in more ways is not foretold."""


def dealt_piles(file: Definition, deck: str) -> set[str]:
    """The piles between which cards go that nobody sees."""
    steps = (step for turn in file.bodies() for step in turn.all_steps())
    dealt = [step for step in steps if step.kind == "deal" and step.deck == deck]
    removed = {DRAW, OUT} if deck in Secrets(file).decks() else set()
    return removed.union(*((step.pile, step.to) for step in dealt))


def is_open(file: Definition, state: KitState, deck: str) -> bool:
    """Whether everybody knows what the piles hold: not what the app has dealt unseen."""
    return state.options.get("dealer") == "table" or not dealt_piles(file, deck)


def chances(state: KitState, deck: Deck) -> dict[str, Fraction]:
    """How likely each card is to come next; after the last one, all that were put away."""
    piles: Piles = copied(got(state.decks, deck.name))
    if piles.top:
        return {piles.top[0]: Fraction(1)}
    if not piles.left(DRAW) and deck.reshuffles:
        piles.renew()
    return {str(id): chance for id, chance in shares(piles.chances(DRAW)).items()}


def fields(
    file: Definition, state: KitState, deck: Deck
) -> Iterator[tuple[str, dict[Any, Fraction]]]:
    """Of each field of the next card, every value with its share."""
    cards, played = chances(state, deck), cards_of(file, state, deck)
    for name, field in deck.fields.items():
        if field.kind != "text":
            values = ((played[id].fields[name], chance) for id, chance in cards.items())
            yield name, gathered(values)


def next_turn(game: KitGame, state: KitState, turn: str) -> dict[tuple[Event, ...], Fraction]:
    """What a turn would tell, up to its first question; equal outcomes are added up."""

    def begin(log: Log) -> Procedure[Any]:
        trial = copied(state)
        trial.next = turn
        return game.turn(trial, log)

    try:
        ways = list(islice(branches(begin), MOST_WAYS + 1))
    except Stop:
        return {}
    if len(ways) > MOST_WAYS:
        return {}
    return _gathered(ways)


def _gathered(ways: list[Branch]) -> dict[tuple[Event, ...], Fraction]:
    found: dict[str, tuple[tuple[Event, ...], Fraction]] = {}
    for way in ways:
        told = tuple(event for event in way.events if event.instruct)
        key = repr(told)
        before = found.get(key, (told, Fraction()))[1]
        found[key] = (told, before + way.chance)
    ordered = sorted(found.values(), key=lambda pair: -pair[1])
    return {_Told(told): chance for told, chance in ordered}


class _Told(tuple[Event, ...]):
    """Events by which an outcome is known; their arguments cannot be hashed."""

    def __hash__(self) -> int:
        return hash(repr(self))
