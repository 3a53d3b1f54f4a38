"""Whole games of a program against the Automa: how often it wins, by level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from automatable.core.options import ON_SCREEN
from automatable.core.simulating.tempo import Known, Measure
from automatable.core.simulating.whole_games import Chooser, play_game
from automatable.core.turns.procedure import Request
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.on_screen.players.planner import planner
from automatable.games.through_the_ages.on_screen.players.statesman import statesman
from automatable.games.through_the_ages.on_screen.ratings import own, own_strength
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.set_up import LEVELS
from automatable.games.through_the_ages.state import State


def uniform(state: State | None, request: Request, chance: Random) -> str:
    """Every legal answer but resigning is equally likely."""
    return chance.choice([text for text in request.legal() if text != "resign"])


PLAYERS: dict[str, Chooser[State]] = {
    "uniform": uniform,
    "planner": planner,
    "statesman": statesman,
}
PUBLISHED = {
    ("uniform", "0"): (20.55, 0.03, 4.07, 0.28, 186.72, 1.93),
    ("uniform", "1"): (20.59, 0.03, 3.49, 0.24, 201.64, 2.09),
    ("uniform", "2"): (20.50, 0.03, 3.47, 0.25, 212.24, 2.19),
    ("uniform", "4"): (20.49, 0.03, 2.85, 0.24, 229.12, 2.46),
    ("planner", "0"): (20.87, 0.03, 97.41, 2.32, 238.27, 2.14),
    ("planner", "2"): (20.82, 0.04, 80.67, 2.89, 271.00, 3.06),
    ("planner", "4"): (20.73, 0.03, 69.17, 2.77, 297.63, 3.47),
}
"""Mean and standard error of rounds, the person's and the Automa's points, as published."""


class SeatTempo:
    """A program in the person's seat; see `automatable.core.simulating.tempo.Tempo`."""

    game = "through_the_ages"
    assumption = "tempo-assumed-program"
    at_once = 20

    def __init__(self, player: str) -> None:
        self.player = player

    def variants(self) -> Sequence[str]:
        return tuple(map(str, LEVELS))

    def measures(self) -> Sequence[Measure]:
        return (
            Measure("won", "seat_won", share=True),
            Measure("person", "seat_person"),
            Measure("automa", "seat_automa"),
            Measure("rounds", "rounds"),
            Measure("own_strength", "seat_strength"),
            Measure("strength", "strength"),
            Measure("own_wonders", "seat_wonders"),
        )

    def known(self, variant: str) -> Mapping[str, Known]:
        figures = PUBLISHED.get((self.player, variant))
        if figures is None:
            return {}
        pairs = zip(figures[::2], figures[1::2], strict=True)
        names = ("rounds", "person", "automa")
        return {name: Known(*pair) for name, pair in zip(names, pairs, strict=True)}

    def play(self, variant: str, seed: int) -> Sequence[int | None]:
        options = {"sit": ON_SCREEN, "level": int(variant)}
        state = play_game(GAME, options, PLAYERS[self.player], seed)
        sheet = GAME.score(state)
        mine, hers = sheet.total(1), sheet.total(2)
        figures = (own_strength(state), strength(state), len(own(state).wonders))
        return [int(mine > hers), mine, hers, state.round, *figures]


SEATS = tuple(SeatTempo(player) for player in PLAYERS)
