"""Who may see the person's hand and objectives: the person alone."""

from __future__ import annotations

from random import Random
from typing import Any

from automatable.games.scythe.combat_cards import pool
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.state import State

SECRET = ("hand", "objectives")


def seen_by(state: State, position: dict[str, Any], seat: int) -> dict[str, Any]:
    """The position without the hands of others; their size is open."""
    for player in _others(state, seat):
        side = position["sides"][player.faction]
        side["hand"] = player.combat_cards
        side["objectives"] = len(player.objectives)
        position["position"] = None  # the line would tell them
    return position


def _others(state: State, seat: int) -> list[Player]:
    players = [side for side in state.persons if isinstance(side, Player)]
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


def _deal(state: State, player: Player, chance: Random) -> None:
    number, unseen = player.combat_cards, pool(state)
    cards = [v for v, n in unseen.items() for _ in range(n + player.hand.get(v, 0))]
    for value, n in list(player.hand.items()):
        player.add_card(value, -n)
    for value in chance.sample(cards, number):
        player.add_card(value)
    assert state.decks is not None
    known = sorted(state.decks.tables.objectives)
    player.objectives = sorted(chance.sample(known, len(player.objectives)))
