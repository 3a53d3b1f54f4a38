"""What the procedures of a turn share: the state, the person, and what holds in this turn only."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.listed import Listing, Refusal, unreadable
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.scythe.combat_cards import draw_cards
from automatable.games.scythe.map import REGIONS, by_reading_order
from automatable.games.scythe.on_screen.player import Decks, PersonOnScreen
from automatable.games.scythe.state import Automa, State

T = TypeVar("T")


@dataclass
class PersonTurn:
    """One turn of a person on screen."""

    state: State
    player: PersonOnScreen
    automa: Automa
    log: Log
    toka_used: bool = False
    card_used: bool = False
    """A combat card was paid as a resource (Coercion)."""
    drove_off: bool = False
    """An Automa worker was driven off in this turn (SCY-ON-OBJ-05)."""

    @property
    def over(self) -> bool:
        """The game has ended: what could still be done is forfeited (SCY-ON-END-01)."""
        return self.state.ended_by is not None

    @cached_property
    def seat(self) -> int:
        return self.state.seat(self.player.faction)

    @property
    def decks(self) -> Decks:
        assert self.state.decks is not None
        return self.state.decks

    def ask(
        self,
        prompt: str,
        rule: str,
        listing: Listing[T],
        refusal: Refusal = unreadable,
        **args: Value,
    ) -> Ask[T]:
        """A question to the person, with all its answers from one list (SCY-ON-INVT-08)."""
        return ask_one_of(prompt, rule, listing, seat=self.seat, args=args, refusal=refusal)

    def tell(self, kind: str, rule: str, **args: Value) -> None:
        self.log.happened(kind, rule, **args)

    # --- what the person has and gets

    def holds(self, region: str) -> bool:
        """An own unit or structure and no Automa unit; never by a trap.

        Who came to fight does not control the region yet (SCY-ON-GEN-05, SCY-ON-OBJ-08).
        """
        own = self.player.units_on(region) or region in self.player.structures
        return bool(own) and not self.automa.units_on(region)

    def held(self) -> list[str]:
        """All regions that the person controls, in reading order."""
        own = self.player.regions() | self.player.structures.keys()
        return by_reading_order({region for region in own if self.holds(region)})

    def goods(self, kind: str) -> dict[str, int]:
        """Where resources of a kind can be spent from; others stay where they lie.

        SCY-ON-GEN-06, SCY-ON-AUT-05, SCY-ON-R-32
        """
        found = {place: n[kind] for place, n in self.player.goods.items() if kind in n}
        spendable = {place for place in found if place in REGIONS and self.holds(place)}
        return {place: found[place] for place in by_reading_order(spendable)}

    def with_worker(self) -> list[str]:
        """Regions with an own worker, in reading order."""
        return by_reading_order({place for place in self.player.workers if place in REGIONS})

    def gain(self, what: str, number: int, rule: str) -> Procedure[None]:
        """Coins, power, popularity or combat cards, always in full (SCY-ON-GEN-04, SCY-ON-R-18)."""
        if not number:
            return
        player = self.player
        if what == "combat_card":
            yield from draw_cards(self.state, player, number, self.log)
            return
        if what == "coin":
            player.coins += number
        elif what == "power":
            player.gain_power(number)
        else:
            player.gain_popularity(number)
        self.tell(f"scy-on_gain_{what}", rule, n=number)

    def can_pay(self, cost: dict[str, int]) -> bool:
        """Whether coins, power, popularity and cards are there in full (SCY-ON-GEN-02)."""
        return all(self.amount(what) >= number for what, number in cost.items())

    def amount(self, what: str) -> int:
        player = self.player
        return {
            "coin": player.coins,
            "power": player.power,
            "popularity": player.popularity,
            "combat_card": player.combat_cards,
        }[what]

    def pay(self, cost: dict[str, int], rule: str) -> None:
        """Coins, power and popularity."""
        for what, number in cost.items():
            if what == "coin":
                self.player.coins -= number
            elif what == "power":
                self.player.power -= number
            elif what == "popularity":
                self.player.popularity -= number
            self.tell(f"scy-on_pay_{what}", rule, n=number)

    def add_goods(self, place: str, kind: str, number: int, rule: str) -> None:
        if number:
            self.player.add_goods(place, kind, number)
            at, what = Ref("region", place), Ref("resource", kind)
            self.tell("scy-on_goods", rule, n=number, resource=what, region=at)
