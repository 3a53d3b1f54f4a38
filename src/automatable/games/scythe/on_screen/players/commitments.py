"""Power and cards in a combat: every commitment is weighed against what the Automa may hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from automatable.core.turns.procedure import Request
from automatable.games.scythe.combat_cards import pool, unknown
from automatable.games.scythe.commitment import most_power, playable
from automatable.games.scythe.odds import automa_totals
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import State

STAKE = 20.0
"""What winning a combat is worth, in coins: a star and the region, and none for the Automa."""
POWER, CARD = 0.8, 0.5
"""What is given up with a point of power, and with each point of a card."""
DRAWN = 3 * CARD
"""What the card is worth that the defeated draws: those of the deck have 3 points on average."""


def committed(state: State, request: Request, legal: Sequence[str]) -> str:
    """The answer to `power` or `play`."""
    attacks = request.args.get("attacker") == "person"
    if request.prompt == "power":
        region = str(getattr(request.args["region"], "id", ""))
        return power_to_commit(state, region, attacks, legal)
    return cards_to_play(state, int(str(request.args["power"])), attacks, legal)


def in_defence(state: State, prompt: str, legal: Sequence[str]) -> str:
    """The same in the Automa's turn, for who sees the position alone."""
    region = next(iter(state.contested(state.persons[0])), "")
    dial = [f"power {n}" for n in range(most_power(state.persons[0]) + 1)]
    power = power_to_commit(state, region, False, dial)
    if prompt == "power":
        return power
    return cards_to_play(state, int(power.split()[-1]), False, legal)


def power_to_commit(state: State, region: str, attacks: bool, legal: Sequence[str]) -> str:
    """The power of the commitment that is worth the most, all hands of cards tried with it."""
    chances, hands = chances_to_win(state, attacks), _hands(state, region)

    def worth(power: int) -> float:
        return max(commitment_worth(chances, power, cards) for cards in hands)

    return legal[max(range(len(legal)), key=worth)]


def cards_to_play(state: State, power: int, attacks: bool, legal: Sequence[str]) -> str:
    """The cards that are worth the most beside this power."""
    chances = chances_to_win(state, attacks)
    return max(legal, key=lambda text: commitment_worth(chances, power, _sum(text)))


def commitment_worth(chances: tuple[float, ...], power: int, cards: int) -> float:
    """In coins: what may be won, less its price; who loses with anything draws a card.

    SCY-ON-CMB-07
    """
    won = chance(chances, power + cards)
    drawn = (1 - won) * DRAWN if power + cards else 0.0
    return STAKE * won + drawn - POWER * power - CARD * cards


def best_dial(chances: Sequence[float]) -> int:
    """The power that is worth its price, by the chance with 0, 1 and so on."""
    return max(range(len(chances)), key=lambda n: STAKE * chances[n] - POWER * n)


def _sum(text: str) -> int:
    return sum(int(part) for part in text.split()[1:] if part.isdecimal())


def _hands(state: State, region: str) -> set[int]:
    """The sums of all sets of cards that can be played, none among them."""
    player = state.persons[0]
    assert isinstance(player, PersonOnScreen)
    return {0, *map(sum, playable(player, region).values())}


def chances_to_win(state: State, person_attacks: bool) -> tuple[float, ...]:
    """For every total of power and cards, from 0 on; the attacker wins ties (SCY-CMB-10)."""
    return _chances(_Facts(state), person_attacks)


class _Facts:
    """A position, equal to others in which the same is known for a combat."""

    def __init__(self, state: State) -> None:
        self.state = state
        automa = state.automas[0]
        cards = tuple(automa.deck.unseen()) if automa.deck.left else ()
        assert state.decks is not None
        hand = (*sorted(state.decks.known.items()), unknown(state), *pool(state).items())
        self._key = (automa.cards.id, automa.power, automa.combat_cards, cards, hand)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Facts) and self._key == other._key


@lru_cache(256)
def _chances(facts: _Facts, person_attacks: bool) -> tuple[float, ...]:
    found = automa_totals(facts.state.automas[0], facts.state)
    totals = {total: float(share) for total, share in found.items()}
    return tuple(
        sum(share for shown, share in totals.items() if shown < total + person_attacks)
        for total in range(max(totals) + 2)
    )


def chance(chances: tuple[float, ...], total: int) -> float:
    return chances[min(total, len(chances) - 1)]
