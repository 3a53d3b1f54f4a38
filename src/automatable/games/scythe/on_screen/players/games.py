"""The programs that play whole games on screen, and such a game from its options."""

from __future__ import annotations

from random import Random

from automatable.core.options import ON_SCREEN
from automatable.core.simulating import whole_games
from automatable.core.simulating.whole_games import Chooser, uniform
from automatable.core.turns.procedure import Request
from automatable.games.scythe.game import GAME
from automatable.games.scythe.on_screen.players.answering import sensible
from automatable.games.scythe.on_screen.players.estate import silent_turn
from automatable.games.scythe.on_screen.players.planner import in_combat, planned
from automatable.games.scythe.on_screen.players.steward import stewarded
from automatable.games.scythe.state import State


def planner(state: State | None, request: Request, chance: Random) -> str:
    legal = list(request.legal())
    assert state is not None
    if state.turn_so_far is None:
        return in_combat(request, legal)
    return planned(state.turn_so_far, legal)


def steward(state: State | None, request: Request, chance: Random) -> str:
    legal = list(request.legal())
    assert state is not None
    if state.turn_so_far is None:
        return sensible(silent_turn(state), request, legal)
    return stewarded(state, legal)


PLAYERS: dict[str, Chooser[State]] = {"uniform": uniform, "planner": planner, "steward": steward}


def play_game(options: dict[str, str], player: Chooser[State], seed: int) -> State:
    return whole_games.play_game(GAME, {"sit": ON_SCREEN, **options}, player, seed)
