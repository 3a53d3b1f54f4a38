"""What another seat may as well believe of the person's hand and objectives."""

from __future__ import annotations

from random import Random

from automatable.games.scythe.combat_cards import pool
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import State


def _others(state: State, seat: int) -> list[PersonOnScreen]:
    players = [side for side in state.persons if isinstance(side, PersonOnScreen)]
    return [player for player in players if state.seat(player.faction) != seat]


def imagined(state: State, seat: int, chance: Random) -> State:
    """A state in which others hold cards that they may as well hold."""
    others = _others(state, seat)
    if not others:
        return state
    imagined = state.copy()
    for player in _others(imagined, seat):
        _deal(imagined, player, chance)
    return imagined


def _deal(state: State, player: PersonOnScreen, chance: Random) -> None:
    number, unseen = player.combat_cards, pool(state)
    cards = [v for v, n in unseen.items() for _ in range(n + player.hand.get(v, 0))]
    for value, n in list(player.hand.items()):
        player.add_card(value, -n)
    for value in chance.sample(cards, number):
        player.add_card(value)
    assert state.decks is not None
    known = sorted(state.decks.tables.objectives)
    player.objectives = sorted(chance.sample(known, len(player.objectives)))
