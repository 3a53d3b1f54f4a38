"""Whole games of a program against the Automa: how often it wins, by level, faction and board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from automatable.core.simulating.tempo import Known, Measure
from automatable.core.turns.events import Ref
from automatable.games.age_of_innovation.components import (
    TERRAINS,
    factions,
    person_factions,
    printed_levels,
)
from automatable.games.age_of_innovation.game import GAME
from automatable.games.age_of_innovation.land import SIDES
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.on_screen.players.games import PLAYERS, play_game

HERS = tuple(id for id, faction in factions().items() if faction.complete)


class SeatTempo:
    """A program in the person's seat; see `automatable.core.simulating.tempo.Tempo`."""

    game = "age_of_innovation"
    assumption = "tempo-assumed-program"

    def __init__(self, player: str) -> None:
        self.player = player
        self.at_once = 20 if player == "uniform" else 1

    def variants(self) -> Sequence[str]:
        return tuple(printed_levels())

    def measures(self) -> Sequence[Measure]:
        return (
            Measure("won", "seat_won", share=True),
            Measure("person", "seat_person"),
            Measure("automa", "seat_automa"),
            *(_won_with("human_faction", faction) for faction in person_factions()),
            *(_won_with("planning_board", terrain) for terrain in TERRAINS),
        )

    def known(self, variant: str) -> Mapping[str, Known]:
        return {}

    def play(self, variant: str, seed: int) -> Sequence[int | None]:
        options = {"level": variant, "automa_home": "random", **opponent(seed)}
        state = play_game(options, PLAYERS[self.player](), seed)
        sheet, person = GAME.score(state), state.person(PERSON)
        won = int(sheet.winner == 1)
        by_faction = [won if id == person.faction else None for id in person_factions()]
        by_board = [won if terrain == person.home else None for terrain in TERRAINS]
        return [won, sheet.total(1), sheet.total(2), *by_faction, *by_board]


def _won_with(kind: str, id: str) -> Measure:
    return Measure(f"won_{id}", "won_with", {"what": Ref(kind, id)}, share=True)


def opponent(seed: int) -> dict[str, str]:
    """Her factions and the sides of the board in turn, so that every pair meets."""
    return {"faction": HERS[seed % len(HERS)], "board_side": SIDES[seed // len(HERS) % len(SIDES)]}


SEATS = tuple(SeatTempo(player) for player in PLAYERS)
