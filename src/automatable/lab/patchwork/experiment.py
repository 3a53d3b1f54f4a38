"""What can be tried with Patchwork from a form: decks, levels, players, rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from automatable.core.game import game
from automatable.core.simulating.experiments import Field
from automatable.games.patchwork.cards import PRINTED
from automatable.games.patchwork.components import levels
from automatable.lab.patchwork.batches import KERNEL, engine
from automatable.lab.patchwork.reference import PLAYERS
from automatable.table import folders

SEARCH = "search:100"
MOST = {"kernel": 200_000, "reference": 500, "search": 100}
"""Games of all variants together: a minute or a few."""
USUAL = {"kernel": 10_000, "reference": 50, "search": 20}
RULINGS = {
    "leather_layout": ("original", "revised"),
    "recycle": ("two_aside", "all"),
    "automa_leather": ("take", "leave"),
}


class PatchworkExperiments:
    """See `automatable.core.simulating.experiments.Experiments`."""

    game = "patchwork"

    def fields(self) -> Sequence[Field]:
        own = tuple(deck.id for deck in folders.own_decks(game(self.game))[0])
        decks, of_levels = (*PRINTED, *own), tuple(map(str, levels()))
        players = (*PLAYERS, SEARCH) if engine() == KERNEL else tuple(PLAYERS)
        return (
            Field("deck", decks, decks[:1], "option-deck", several=True),
            Field("level", of_levels, of_levels, "option-level", several=True),
            Field("player", players, ("greedy",), "player"),
            *(
                Field(name, values, values[:1], f"option-{name}", advanced=True)
                for name, values in RULINGS.items()
            ),
        )

    def most_games(self, chosen: Mapping[str, Sequence[str]]) -> int:
        return MOST[_pace(chosen)]

    def usual_games(self, chosen: Mapping[str, Sequence[str]]) -> int:
        return USUAL[_pace(chosen)]


def _pace(chosen: Mapping[str, Sequence[str]]) -> str:
    return "search" if SEARCH in chosen.get("player", ()) else engine()


EXPERIMENTS = PatchworkExperiments()
