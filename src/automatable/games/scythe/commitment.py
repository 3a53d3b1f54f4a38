"""What is committed to a combat: the person's dial and cards, the Automa's random cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Annotated, NamedTuple

from automatable.core.errors import Refused
from automatable.core.turns.asking import ask_one_of, asked
from automatable.core.turns.events import Ref, Value
from automatable.core.turns.forms import Form, Several
from automatable.core.turns.listed import unreadable
from automatable.core.turns.procedure import Answer, Ask, Draw, Procedure
from automatable.core.turns.replies import NUMBER, Part, Replies, Reply
from automatable.games.scythe import combat_cards
from automatable.games.scythe.components import scoring
from automatable.games.scythe.map import LAKES
from automatable.games.scythe.on_screen.draws import multisets
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import Automa, Person, State

Facts = Callable[[], dict[str, Value]]
"""What is known of the other side when the question is asked."""


class Fight(NamedTuple):
    """Who commits, and where the combat is."""

    person: Person
    region: str


def _highest_first(fight: Fight, text: str) -> tuple[int, ...]:
    return tuple(sorted(map(int, text.split()), reverse=True))


def _values(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))


@dataclass(frozen=True)
class Commitment(Reply[Fight], head="power"):
    """Power on the dial and values of combat cards: `power 6 cards 3 2`."""

    power: Annotated[int, Part("[0-9]+", NUMBER.read)]
    cards: Annotated[
        tuple[int, ...], Part("[0-9]+(?: [0-9]+)*", _highest_first, _values, " cards {}")
    ] = ()

    @property
    def total(self) -> int:
        return self.power + sum(self.cards)

    @classmethod
    def offered(cls, state: Fight) -> Iterator[Commitment]:
        values = sorted(map(int, scoring().combat_card_values), reverse=True)
        for power in range(most_power(state.person) + 1):
            for number in range(most_cards(*state) + 1):
                for cards in combinations_with_replacement(values, number):
                    yield cls(power, cards)

    @classmethod
    def forms(cls, state: Fight) -> list[Form]:
        """The same by its parts: a number on the dial, and cards."""
        most, dial = most_cards(*state), range(most_power(state.person) + 1)
        values = dict.fromkeys(map(str, scoring().combat_card_values), most)
        cards = {"cards": Several("", values, 0, most)} if most else {}
        return [cls.form(power=dial, **cards)]

    def check(self, state: Fight) -> None:
        dial, owned = scoring().max_dial_power, state.person.power
        if self.power > dial:
            raise Refused("dial_too_high", n=self.power, most=dial)
        if owned is not None and self.power > owned:
            raise Refused("more_power_than_owned", n=self.power, most=owned)
        for card in self.cards:
            if card not in scoring().combat_card_values:
                raise Refused("no_such_combat_card", value=card)
        if len(self.cards) > (most := most_cards(*state)):
            raise Refused("too_many_combat_cards", n=len(self.cards), most=most)


COMMITMENTS: Replies[Fight, Commitment] = Replies((Commitment,))


def ask_commitment(
    state: State, person: Person, region: str, facts: Facts
) -> Procedure[Commitment]:
    """Before the Automa's card is drawn (SCY-CMB-03)."""
    if isinstance(person, PersonOnScreen):
        return (yield from commit(state, person, region, facts))
    return (yield from asked(lambda: _ask(state, person, region, facts)))


def _ask(state: State, person: Person, region: str, facts: Facts) -> Ask[Commitment]:
    return COMMITMENTS.ask(
        Fight(person, region),
        prompt="commit",
        rule="SCY-CMB-03",
        seat=state.seat(person.faction),
        args={
            "region": Ref("region", region),
            "power": most_power(person),
            "cards": most_cards(person, region),
            **facts(),
        },
    )


def most_power(person: Person) -> int:
    """The dial ends at 7; nobody commits more than they have."""
    dial = scoring().max_dial_power
    return dial if person.power is None else min(dial, person.power)


def most_cards(person: Person, region: str) -> int:
    """One per own combat unit there, plus People's Army and Suiton."""
    limit = person.combat_units_on(region)
    limit += person.has("peoples_army") and person.count("worker", region) > 0
    limit += person.has("suiton") and region in LAKES
    return limit if person.combat_cards is None else min(limit, person.combat_cards)


# --- on screen: power first, then cards


def commit(
    state: State, player: PersonOnScreen, region: str, facts: Facts
) -> Procedure[Commitment]:
    """The dial, then cards of the hand if there are any (SCY-ON-CMB-03)."""
    power = yield from asked(lambda: _ask_power(state, player, region, facts))
    if not player.hand:
        return Commitment(power)
    cards = yield from asked(lambda: _ask_cards(state, player, region, power, facts))
    return Commitment(power, cards)


def _ask_power(state: State, player: PersonOnScreen, region: str, facts: Facts) -> Ask[int]:
    return ask_one_of(
        "power",
        "SCY-ON-CMB-03",
        {f"power {n}": n for n in range(most_power(player) + 1)},
        seat=state.seat(player.faction),
        args={"region": Ref("region", region), **facts()},
        refusal=_too_high,
    )


def _ask_cards(
    state: State, player: PersonOnScreen, region: str, power: int, facts: Facts
) -> Ask[tuple[int, ...]]:
    return ask_one_of(
        "play",
        "SCY-ON-CMB-03",
        lambda: playable(player, region),
        seat=state.seat(player.faction),
        args={"region": Ref("region", region), "power": power, **facts()},
        refusal=_not_in_hand,
    )


def playable(player: PersonOnScreen, region: str) -> dict[str, tuple[int, ...]]:
    """Every set of cards that can be played, by number of cards (SCY-ON-CMB-03, SCY-ON-NOT-03)."""
    hand: dict[int | str, int] = {v: player.hand.get(v, 0) for v in combat_cards.VALUES}
    sets = [
        tuple(int(value) for value in cards)
        for number in range(most_cards(player, region) + 1)
        for cards in multisets(hand, number)
    ]
    return {" ".join(["play", *map(str, cards)]) if cards else "play none": cards for cards in sets}


def _too_high(text: str) -> Refused:
    word, _, number = text.partition(" ")
    if word != "power" or not number.isdecimal():
        return unreadable(text)
    return Refused("dial_too_high", n=number, most=scoring().max_dial_power)


def _not_in_hand(text: str) -> Refused:
    return Refused("not_in_hand", what=text)


@dataclass(frozen=True, kw_only=True)
class ValuesDraw(Draw[tuple[int, ...]]):
    """The Automa's random combat cards: `values 3 2`."""

    def read(self, text: str) -> Answer[tuple[int, ...]]:
        words = text.split()
        named = words[1:] if words[:1] == [self.word] else words
        if len(named) != self.take:
            raise Refused("wrong_number_of_values", n=len(named), wanted=self.take)
        for name in named:
            if name not in map(str, self.outcomes):
                raise Refused("no_such_combat_card", value=name)
        return self.outcome([int(name) for name in named])

    def outcome(self, drawn: list[int | str]) -> Answer[tuple[int, ...]]:
        values = tuple(int(value) for value in drawn)
        return Answer(values, " ".join([self.word, *map(str, values)]))

    def legal(self) -> list[str]:
        several = combinations_with_replacement(sorted(map(int, self.outcomes)), self.take)
        return [self.outcome(list(values)).text for values in several]


def draw_values(state: State, automa: Automa, number: int) -> Procedure[tuple[int, ...]]:
    """Drawn by the app from the 42 cards, each combat again, or reported from the table.

    On screen they are cards of its hand, and gone from it.
    """
    if state.decks is not None:
        return (
            yield from combat_cards.automa_shows(
                state, automa, number, prompt="values", word="values", rule="SCY-CMB-08"
            )
        )
    values = yield from ValuesDraw(
        prompt="values",
        rule="SCY-CMB-08",
        args={"n": number},
        stream=f"{combat_cards.STREAM}/{automa.faction}",
        outcomes=scoring().combat_card_values,
        take=number,
        word="values",
    )
    return values
