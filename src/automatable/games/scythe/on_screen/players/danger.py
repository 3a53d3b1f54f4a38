"""Where the Automa's next card may strike an estate, and what that costs on average."""

from __future__ import annotations

from collections import Counter

from automatable.games.scythe.map import FACTORY, READING_ORDER, region_distance
from automatable.games.scythe.neighbourhood import reach
from automatable.games.scythe.odds import unseen
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.players.attacks import best_cards
from automatable.games.scythe.on_screen.players.commitments import chance, chances_to_win
from automatable.games.scythe.on_screen.players.estate import Estate

BEATEN, BEATS = 12.0, 6.0
"""What the Automa's star costs beside the units there, and what the own one brings."""
WORKER, FIGHTER, REGION = 3.0, 2.5, 2.5
"""What it costs to have units driven home, and to lose a region."""


class Danger:
    """The cards that may come next, for one position of the Automa."""

    def __init__(self, turn: PersonTurn) -> None:
        automa = turn.automa
        self.player, self.near = turn.player, reach(automa)
        rows = [card.scheme(automa.scheme).move_row for card in unseen(automa)]
        strikes = [
            {icon.name for icon in row if icon.counts_for(automa.faction)}
            - {"attack" for icon in row if icon.name == "attack" and icon.number > automa.power}
            for row in rows
        ]
        every = max(1, len(rows))
        self.fights = sum("attack" in row for row in strikes) / every
        self.raids = sum("attack_workers" in row for row in strikes) / every
        self.other_raids = (
            sum("attack_workers" in row and "attack" not in row for row in strikes) / every
        )
        self.chances = chances_to_win(turn.state, False)

    def cost(self, estate: Estate) -> float:
        """Coins that the next turn of the Automa takes on average."""
        fighters = Counter((*estate.mechs, estate.character))
        workers = Counter(estate.workers)
        attacked = self._attacked(fighters)
        raids = self.raids if attacked is None else self.other_raids
        lost = 0.0 if attacked is None else self.fights * self._fight(estate, attacked)
        raided = self._raided(workers, fighters)
        return lost + (raids * self._units(raided, workers, fighters) if raided else 0.0)

    def _attacked(self, fighters: Counter[str]) -> str | None:
        """The fewest fighters, then the nearest to the factory (SCY-MOVE-47, SCY-SEL-06)."""
        found = [place for place in fighters if place in self.near]
        return min(found, key=lambda place: (fighters[place], *_order(place)), default=None)

    def _raided(self, workers: Counter[str], fighters: Counter[str]) -> str | None:
        """Where the most lies; resources as they lie now (SCY-MOVE-42)."""
        found = [place for place in workers if place in self.near and place not in fighters]
        goods = self.player.resources
        return max(found, key=lambda place: (goods.get(place, 0), workers[place]), default=None)

    def _fight(self, estate: Estate, place: str) -> float:
        fighters, workers = Counter((*estate.mechs, estate.character)), Counter(estate.workers)
        cards = best_cards(self.player, min(fighters[place], estate.cards))
        hope = chance(self.chances, min(7, estate.power) + cards)
        return (1 - hope) * (BEATEN + self._units(place, workers, fighters)) - hope * BEATS

    def _units(self, place: str, workers: Counter[str], fighters: Counter[str]) -> float:
        goods = self.player.resources.get(place, 0)
        return REGION + WORKER * workers[place] + FIGHTER * fighters[place] + goods


def _order(place: str) -> tuple[int, int]:
    return region_distance(place, FACTORY), READING_ORDER[place]
