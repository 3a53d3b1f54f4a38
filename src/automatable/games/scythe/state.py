"""The facts of a game in progress: sides by faction, tokens, whose turn it is.

Nothing here assumes how many Automas or persons there are; "the enemies" are a function of
the side. Hidden things (deck order, values of the Automa's combat cards) are nowhere in here.
"""

from __future__ import annotations

from typing import Literal

from automatable.core.state.copying import copied
from automatable.core.state.declaring import InLine, Way, fact, record
from automatable.core.turns.turn_so_far import TurnSoFar
from automatable.games.scythe import parts
from automatable.games.scythe.components import scoring
from automatable.games.scythe.map import ENCOUNTERS, FACTORY, REGIONS, home_distance
from automatable.games.scythe.on_screen.player import Decks, PersonOnScreen
from automatable.games.scythe.sides import (
    COMBAT_UNITS,
    UNITS,
    Automa,
    Move,
    Person,
    Places,
    Side,
    all_switches,
    in_map_order,
)

__all__ = [
    "COMBAT_UNITS",
    "UNITS",
    "Automa",
    "Move",
    "Person",
    "Places",
    "Side",
    "State",
    "all_switches",
    "controlled",
    "controls",
    "region_count",
]
Phase = Literal["human", "combats", "after_combats", "automa", "scoring", "over"]


@record(kw_only=True)
class State:
    """One position."""

    turn: int = fact(default=1, line=InLine(1, "turn"))
    """Rounds: a person's turn and the Automa turn after it have the same number."""
    phase: Phase = fact(default="human", line=InLine(2, "phase"))
    to_move: str = fact(
        null=True, absent=lambda got: next(iter(got["sides"]), ""), line=InLine(3, "to_move")
    )
    fighting: str | None = fact(default=None, line=InLine(4, "fighting"))
    """The region of the combat that a person has begun and not yet fought."""
    ended_by: str | None = fact(default=None, line=InLine(5, "ended_by"))
    """The faction that placed its sixth star."""
    encounter_tokens: list[str] = fact(
        factory=lambda: list(ENCOUNTERS),
        way=Way(list[str], in_map_order),
        null=True,
        rows=parts.token_places,
        rank=50,
        line=InLine(6, "tokens"),
    )
    decks: Decks | None = fact(default=None, flat=True)
    """What lies beside the board, in a game on screen."""
    sides: dict[str, Person | Automa | PersonOnScreen]
    """By faction, in the order of turns."""
    turn_so_far: TurnSoFar[State] | None = fact(
        default=None, stored=False, shared=True, compare=False
    )
    """Where the running turn of a person on screen began, and their answers since."""

    def copy(self) -> State:
        return copied(self)

    @property
    def persons(self) -> list[Person]:
        return [side for side in self.sides.values() if isinstance(side, Person)]

    @property
    def automas(self) -> list[Automa]:
        return [side for side in self.sides.values() if isinstance(side, Automa)]

    @property
    def person(self) -> Person:
        """The person whose turn it is, or whom the Automa's turn concerns."""
        side = self.sides[self.to_move]
        return side if isinstance(side, Person) else self.persons[0]

    @property
    def next_automa(self) -> Automa:
        """The Automa whose turn it is, or comes next."""
        order = list(self.sides)
        start = order.index(self.to_move)
        following = (self.sides[faction] for faction in order[start:] + order[:start])
        return next(side for side in following if isinstance(side, Automa))

    def automa(self, faction: str) -> Automa:
        side = self.sides[faction]
        assert isinstance(side, Automa)
        return side

    def enemies(self, side: Person | Automa) -> list[Person | Automa]:
        """An Automa's enemies are the persons, a person's are the Automas (SCY-GEN-07)."""
        kind = Person if isinstance(side, Automa) else Automa
        return [other for other in self.sides.values() if isinstance(other, kind)]

    def person_enemies(self, automa: Automa) -> list[Person]:
        return [side for side in self.enemies(automa) if isinstance(side, Person)]

    def automa_enemies(self, person: Person) -> list[Automa]:
        return [side for side in self.enemies(person) if isinstance(side, Automa)]

    def enemy_units_on(self, side: Person | Automa, region: str) -> int:
        return sum(enemy.units_on(region) for enemy in self.enemies(side))

    def enemy_combat_units_on(self, side: Person | Automa, region: str) -> int:
        return sum(enemy.combat_units_on(region) for enemy in self.enemies(side))

    def contested(self, side: Person | Automa) -> list[str]:
        """Regions where combat units of a side stand beside enemy ones (SCY-CMB-01)."""
        own = side.combat_regions()
        enemy = set().union(*(e.combat_regions() for e in self.enemies(side)))
        return [region for region in REGIONS if region in own & enemy]

    def defender(self, side: Person | Automa, region: str) -> Person | Automa:
        """Whom a side meets on a region."""
        return next(enemy for enemy in self.enemies(side) if enemy.combat_units_on(region))

    @property
    def factory_cards_left(self) -> int:
        return scoring().factory_cards - sum(side.factory_card for side in self.sides.values())

    @property
    def game_over(self) -> bool:
        return self.phase == "over"

    def seat(self, faction: str) -> int:
        return list(self.sides).index(faction) + 1

    def seat_name(self, faction: str) -> str:
        """The message key of a seat."""
        return "person" if isinstance(self.sides[faction], Person) else "automa"

    def end(self, faction: str) -> None:
        """The game ends the moment a sixth star is placed (SCY-END-01)."""
        if self.ended_by is None:
            self.ended_by = faction


def controls(state: State, side: Person | Automa, region: str) -> bool:
    """At least one unit, or a structure that no enemy stands on (SCY-SCO-07).

    An armed trap holds a region without any units and enemy structure (SCY-INV-05).
    """
    if side.units_on(region):
        return True
    if not isinstance(side, Person) or state.enemy_units_on(side, region):
        return False
    if region in side.structures:
        return True
    return side.traps.get(region, False) and not _built_on(state, side, region)


def _built_on(state: State, side: Person, region: str) -> bool:
    others = [other for other in state.sides.values() if other is not side]
    built = any(isinstance(other, Person) and region in other.structures for other in others)
    return built or any(other.units_on(region) for other in others)


def controlled(state: State, side: Person | Automa) -> list[str]:
    """All that it holds, in the order of the map: nothing is far from its own pieces."""
    near = side.regions()
    if isinstance(side, Person):
        near.update(side.structures, side.traps)
    return [region for region in REGIONS if region in near and controls(state, side, region)]


def region_count(state: State, side: Person | Automa) -> int:
    """Controlled regions; the factory counts as three (SCY-SCO-02), a flag as one more."""
    held = controlled(state, side)
    count = len(held) + (scoring().factory_regions - 1) * (FACTORY in held)
    if isinstance(side, Person):
        count += sum(region in held for region in side.flags if not _at_home(side, region))
    return count


def _at_home(side: Person, region: str) -> bool:
    """Flags beside the own home base count nothing (SCY-INV-05)."""
    return home_distance(region, side.faction) == 1
