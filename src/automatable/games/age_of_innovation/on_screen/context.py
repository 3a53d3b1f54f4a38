"""What the procedures of the person's side share: state, person, questions, resources, points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from automatable.core.errors import Refused
from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.listed import Listing, unreadable
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.age_of_innovation.components import (
    FINAL_ROUND,
    FinalTile,
    RoundTile,
    base_game,
    final_tiles,
    round_tiles,
)
from automatable.games.age_of_innovation.on_screen.components import (
    FactionSide,
    PalaceTile,
    PlanningBoard,
    RoundBonus,
    competencies,
    faction_sides,
    palace_tiles,
    planning_boards,
    round_bonuses,
)
from automatable.games.age_of_innovation.on_screen.player import (
    PERSON,
    PersonOnScreen,
    scholar_pool,
)
from automatable.games.age_of_innovation.state import PersonBuilding, State

T = TypeVar("T")


def _unreadable(turn: PersonTurn, prompt: str, text: str) -> Refused:
    return unreadable(text)


NO_PALACE = PalaceTile(0)
SEAT = 1


@dataclass
class PersonTurn:
    """The person's side at work: in a turn, at income, at the end of a round, at the start."""

    state: State
    log: Log
    in_actions: bool = True
    """Whether it is the action phase: only there anything of 4.16 scores (AOI-ON-SCORE-05)."""
    at_start: bool = False
    goes_on: bool = False
    """Another main action follows (AOI-ON-SPC-03)."""
    free_spades: int = 0
    """In hand while the question `spades` is open."""
    buys_spades: bool = True
    """Whether missing ones may be bought on top (AOI-ON-SPD-03, AOI-ON-SPD-08)."""
    refuses: Callable[[PersonTurn, str, str], Refused] = _unreadable
    """Says why a text is no answer to a question; `new_turn` knows how."""

    # --- who plays

    @property
    def player(self) -> PersonOnScreen:
        assert self.state.player is not None
        return self.state.player

    @property
    def home(self) -> str:
        return self.state.person(PERSON).home

    @property
    def board(self) -> PlanningBoard:
        return planning_boards()[self.home]

    @property
    def faction(self) -> FactionSide:
        return faction_sides()[self.state.person(PERSON).faction or ""]

    @property
    def bonus(self) -> RoundBonus:
        return round_bonuses()[self.state.person(PERSON).bonus or 0]

    @property
    def palace(self) -> PalaceTile:
        id = self.player.palace
        return NO_PALACE if id is None else palace_tiles()[id]

    def lasting(self, what: str) -> int:
        """What the competencies give together for something of this turn."""
        own = self.player.competencies
        return sum(competencies()[id].ongoing.get(what, 0) for id in own)

    @property
    def levels(self) -> dict[str, int]:
        return self.state.knowledge[PERSON]

    def switch(self, id: str) -> str | int:
        value: str | int = self.player.switches[id]
        return value

    # --- what stands on the map

    @property
    def own(self) -> dict[str, PersonBuilding]:
        """Placed by the person, neutral ones included (AOI-ON-GEN-05)."""
        return self.state.person_buildings

    def count(self, *types: str) -> int:
        """Own buildings of these types, neutral ones included."""
        return sum(building.type in types for building in self.own.values())

    def built(self, type: str) -> int:
        """Own buildings of a type that came from the planning board."""
        return sum(b.type == type and not b.neutral for b in self.own.values())

    def supply(self, type: str) -> int:
        return base_game().buildings.supply[type] - self.built(type)

    # --- questions

    def ask(
        self,
        prompt: str,
        rule: str,
        listing: Listing[T],
        **args: Value,
    ) -> Ask[T]:
        """A question with all its answers from one list, in its order.

        Nobody is asked where nothing can be answered: whoever asks looks first (AOI-ON-GEN-08).

        AOI-ON-NOT-01, AOI-ON-NOT-02, AOI-ON-INV-11
        """
        return ask_one_of(
            prompt,
            rule,
            listing,
            seat=SEAT,
            args=args,
            refusal=lambda text: self.refuses(self, prompt, text),
        )

    def tell(self, kind: str, rule: str, **args: Value) -> None:
        self.log.happened(kind, rule, **args)

    # --- resources

    def gain(self, what: str, n: int, rule: str) -> None:
        """Coins, tools, scholars or power, as far as pieces allow (AOI-ON-GEN-03)."""
        if what == "power":
            n = self.player.gain_power(n)
        elif what == "scholars":
            n = min(n, scholar_pool(self.state))  # AOI-ON-INC-08
            self.player.scholars += n
        elif what == "coins":
            self.player.coins += n
        else:
            assert what == "tools"
            self.player.tools += n
        if n:
            self.tell(f"aoi-on_gain_{what}", rule, n=n)

    def score(self, source: str, points: int, rule: str) -> None:
        """Points under their line of the score sheet."""
        if points:
            self.player.score(source, points)
            self.tell("aoi-on_points", rule, n=points, source=Ref("source", source))

    def has(self, what: str) -> int:
        """How much of something could be paid."""
        player = self.player
        if what == "books":
            return player.books_in_hand
        if what == "power":
            return player.bowls[2]
        return {"coins": player.coins, "tools": player.tools, "scholars": player.scholars}[what]

    def can_pay(self, cost: Mapping[str, int]) -> bool:
        """Whether everything that it costs is there (AOI-ON-GEN-04)."""
        return all(self.has(what) >= n for what, n in cost.items())

    def pay(self, cost: Mapping[str, int], rule: str) -> None:
        """Coins, tools, scholars (back to the pool) or power; books are paid by `pay_books`."""
        player = self.player
        for what, n in cost.items():
            if not n:
                continue
            if what == "coins":
                player.coins -= n
            elif what == "tools":
                player.tools -= n
            elif what == "scholars":
                player.scholars -= n
            else:
                player.spend_power(n)
            self.tell(f"aoi-on_pay_{what}", rule, n=n)

    # --- tiles of the round

    def tiles(self) -> list[tuple[str, RoundTile | FinalTile]]:
        """What scores now, by its line: in round 6 the final tile as well (AOI-ON-SCORE-02)."""
        if not self.in_actions:
            return []
        state = self.state
        found: list[tuple[str, RoundTile | FinalTile]]
        found = [("round_tile", round_tiles()[state.round_tiles[state.round - 1]])]
        if state.round == FINAL_ROUND:
            found.append(("final_tile", final_tiles()[state.final_tile]))
        return found

    def goal(self, goal: str) -> None:
        """Points of the round tile for something of this turn (AOI-ON-SCORE-01)."""
        for line, tile in self.tiles():
            if tile.goal == goal:
                self.score(line, tile.goal_points, "AOI-ON-SCORE-01")


Move: TypeAlias = Callable[[PersonTurn], Procedure[None]]
"""What an answer does."""
Moves: TypeAlias = dict[str, Move]


def done(turn: PersonTurn) -> Procedure[None]:
    """The answer `done`: nothing, or nothing more."""
    return
    yield
