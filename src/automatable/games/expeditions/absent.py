"""The Automa without a person: how a level plays out on its own (EXP-LAB).

The person stays at Basecamp, takes nothing and places no star. How many tokens come onto a
revealed location is not known, so it is an assumption, which every result names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Draw
from automatable.games.expeditions.automa import automa_turn
from automatable.games.expeditions.components import base_game, board
from automatable.games.expeditions.levels import Level
from automatable.games.expeditions.reports import Done
from automatable.games.expeditions.reveal import Revealed
from automatable.games.expeditions.score import score
from automatable.games.expeditions.stacks import UNKNOWN, Stack
from automatable.games.expeditions.state import AUTOMA, State


@dataclass(frozen=True)
class RevealModel:
    """How many tokens come onto a location of each row; location 20 gets only the 20.

    EXP-LAB-02
    """

    north: int = field(default_factory=lambda: base_game().reveal_stand_in["north"])
    central: int = field(default_factory=lambda: base_game().reveal_stand_in["central"])

    def tokens(self, place: str) -> int:
        return self.north if place.startswith("N") else self.central

    def __str__(self) -> str:
        return f"assumed: north {self.north}, central {self.central} tokens per reveal"


@dataclass(frozen=True)
class Outcome:
    """One game of the Automa alone."""

    turns: int
    maps: int
    corruption: int
    token_20: bool
    sweeps: int
    score: int
    stars: tuple[int, ...]
    """Stars after each Automa turn."""


@dataclass(frozen=True)
class Report:
    """Many games of one level, with the assumption they rest on."""

    level: str
    adjustment: int
    model: str
    outcomes: tuple[Outcome, ...]

    def mean(self, what: str) -> float:
        return fmean(float(getattr(outcome, what)) for outcome in self.outcomes)

    def distribution(self, what: str) -> Mapping[int, int]:
        """How often each value came."""
        values: Sequence[int] = sorted(int(getattr(o, what)) for o in self.outcomes)
        return {value: values.count(value) for value in dict.fromkeys(values)}


def play_many(
    level: Level, games: int, seed: str, model: RevealModel | None = None, adjustment: int = 0
) -> Report:
    """Games of the Automa alone, the same for the same seed (EXP-LAB-01, EXP-LAB-04)."""
    chance, assumed = Random(seed), model or RevealModel()
    outcomes = tuple(play(level, chance, assumed, adjustment) for _ in range(games))
    return Report(level.id, adjustment, str(assumed), outcomes)


def play(level: Level, chance: Random, model: RevealModel, adjustment: int = 0) -> Outcome:
    """One game to the end of the Automa's last turn."""
    state = State(level=level, next="automa", star_adjustment=adjustment, first_player="automa")
    location_20 = chance.choice(board().rows["north"])
    bag, sweeps = base_game().corruption_in_bag, 0
    stars: list[int] = []
    while state.next != "scoring":
        if state.next == "human":
            Done().do(state, Log())  # EXP-LAB-03
            continue
        bag, swept = _automa_turn(state, chance, model, location_20, bag)
        sweeps += swept
        stars.append(state.stars)
    gained = state.gained
    return Outcome(
        turns=state.turns["automa"],
        maps=gained.maps,
        corruption=gained.corruption + gained.token_20,
        token_20=gained.token_20,
        sweeps=sweeps,
        score=score(state).total(AUTOMA),
        stars=tuple(stars),
    )


def _automa_turn(
    state: State, chance: Random, model: RevealModel, location_20: str, bag: int
) -> tuple[int, int]:
    """One turn; returns what is left in the bag and the number of sweeps."""
    turn, sweeps = automa_turn(state, Log()), 0
    request = next(turn)
    while True:
        if isinstance(request, Draw):
            value = chance.choice(request.items())
            card = state.cards[int(value)]
            sweeps = card.north.sweep + card.central.sweep
        else:
            place = str(request.args["location"]).split()[-1]
            count = 0 if place == location_20 else min(model.tokens(place), bag)
            bag -= count
            stack = Stack((UNKNOWN,) * count, place == location_20)
            value = Revealed(stack)  # type: ignore[assignment]
        try:
            request = turn.send(value)
        except StopIteration:
            return bag, sweeps
