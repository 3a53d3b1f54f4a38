"""Whole games of a program against the Automa: how often it wins, by level, faction and mat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from automatable.core.simulating.tempo import Known, Measure
from automatable.core.turns.events import Ref
from automatable.games.scythe.components import factions, levels
from automatable.games.scythe.game import GAME
from automatable.games.scythe.on_screen.components import mats
from automatable.games.scythe.on_screen.players.games import PLAYERS, play_game

BASE_FACTIONS = tuple(id for id, faction in factions().items() if not faction.expansion)
BASE_MATS = tuple(id for id, mat in mats().items() if not mat.expansion)
PUBLISHED: dict[str, dict[str, dict[str, tuple[float, float]]]] = {
    "planner": {
        "autometta": {"won": (0.075, 0.019), "stars": (2.48, 0.09), "rounds": (27.02, 0.15),
                      "person": (48.69, 1.17), "automa": (76.32, 0.41)},
        "automa": {"won": (0.005, 0.005), "stars": (2.12, 0.08), "rounds": (22.37, 0.11),
                   "person": (39.80, 0.99), "automa": (79.22, 0.45)},
        "automaszyna": {"won": (0.0, 0.0), "stars": (1.43, 0.07), "rounds": (19.51, 0.10),
                        "person": (32.55, 0.88), "automa": (75.50, 0.44)},
        "ultimaszyna": {"won": (0.0, 0.0), "stars": (1.16, 0.07), "rounds": (17.44, 0.10),
                        "person": (23.34, 0.69), "automa": (81.49, 0.55)},
    },
    "uniform": {
        "autometta": {"won": (0.0, 0.0), "stars": (0.24, 0.03), "rounds": (27.07, 0.15),
                      "person": (3.37, 0.25), "automa": (74.52, 0.44)},
        "automa": {"won": (0.0, 0.0), "stars": (0.20, 0.03), "rounds": (22.41, 0.10),
                   "person": (3.26, 0.21), "automa": (77.78, 0.49)},
        "automaszyna": {"won": (0.0, 0.0), "stars": (0.13, 0.03), "rounds": (19.52, 0.10),
                        "person": (4.30, 0.25), "automa": (74.81, 0.51)},
        "ultimaszyna": {"won": (0.0, 0.0), "stars": (0.19, 0.03), "rounds": (18.07, 0.10),
                        "person": (3.19, 0.20), "automa": (79.14, 0.58)},
    },
}  # fmt: skip
"""Means and standard errors of 200 games each: the five base factions and mats in turn, the
Automa's faction by chance among the other four."""


class SeatTempo:
    """A program in the person's seat; see `automatable.core.simulating.tempo.Tempo`."""

    game = "scythe"
    assumption = "tempo-assumed-program"

    def __init__(self, player: str) -> None:
        self.player = player
        self.at_once = 1 if player == "steward" else 10

    def variants(self) -> Sequence[str]:
        return tuple(levels())

    def measures(self) -> Sequence[Measure]:
        return (
            Measure("won", "seat_won", share=True),
            *(Measure(name, f"seat_{name}") for name in ("stars", "rounds", "person", "automa")),
            *(_won_with("short", faction) for faction in BASE_FACTIONS),
            *(_won_with("mat", mat) for mat in BASE_MATS),
        )

    def known(self, variant: str) -> Mapping[str, Known]:
        told = PUBLISHED.get(self.player, {}).get(variant, {})
        return {name: Known(*figure) for name, figure in told.items()}

    def play(self, variant: str, seed: int) -> Sequence[int | None]:
        person, mat, automa = pairing(seed)
        options = {"level": variant, "human_faction": person, "mat": mat, "automa_faction": automa}
        state = play_game(options, PLAYERS[self.player], seed)
        sheet, player = GAME.score(state), state.persons[0]
        won = int(sheet.winner == 1)
        by_faction = [won if faction == person else None for faction in BASE_FACTIONS]
        by_mat = [won if other == mat else None for other in BASE_MATS]
        figures = (won, player.stars, state.turn, sheet.total(1), sheet.total(2))
        return [*figures, *by_faction, *by_mat]


def _won_with(kind: str, id: str) -> Measure:
    return Measure(f"won_{id}", "won_with", {"what": Ref(kind, id)}, share=True)


def pairing(seed: int) -> tuple[str, str, str]:
    """Faction and mat in turn, so that every pair meets; the Automa's faction by chance."""
    person = BASE_FACTIONS[seed % len(BASE_FACTIONS)]
    mat = BASE_MATS[seed // len(BASE_FACTIONS) % len(BASE_MATS)]
    others = [faction for faction in BASE_FACTIONS if faction != person]
    return person, mat, Random(f"automa {seed}").choice(others)


SEATS = tuple(SeatTempo(player) for player in PLAYERS)
