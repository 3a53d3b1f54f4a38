"""What a turn can do, in the words of the rulebook: draw, ask, choose, put, tell.

A turn works on its own copy of the state; `names` are what it has drawn, asked and chosen so far.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from automatable.core.turns.events import Log, Ref, Value
from automatable.kit.runtime.card_steps import CardSteps
from automatable.kit.runtime.cards import Card
from automatable.kit.runtime.piles import DRAW, Piles, attribute
from automatable.kit.runtime.questions import Questions
from automatable.kit.runtime.values import (
    Held,
    Names,
    OptionChoice,
    Saying,
    Stop,
    StopTurn,
    fits,
    said,
    spoken,
)

LARGEST = 10**9
REPEAT = 50
QUESTIONS = 60
ITEMS = 400


class Play(CardSteps, Questions):
    """One turn: it changes its own copy of the state and writes what happens into a log.

    `told` says what there is: limits of numbers, items of markers and pieces, the decks.
    """

    def __init__(self, told: Any, state: Any, log: Log) -> None:
        self.told, self.state, self.log = told, state, log
        self.names, self.next = Names(), ""
        self.rule, self.line = "", 1
        self.unasked: Collection[str] = ()
        """Names that only the end of the game will bind."""
        self._questions = 0

    def at(self, rule: str, line: int) -> bool:
        """Which step is carried out now."""
        self.rule, self.line = rule, line
        return True

    def stop(self, code: str) -> Stop:
        return Stop(code, self.line)

    def count_question(self) -> None:
        self._questions += 1
        if self._questions > QUESTIONS:
            raise self.stop("questions")

    # --- values

    def option(self, name: str) -> OptionChoice:
        return OptionChoice(self.state.options[name], name)

    def bounded(self, number: int) -> int:
        if abs(number) > LARGEST:
            raise self.stop("number_big")
        return number

    def divided(self, one: int, other: int) -> int:
        return self.bounded(one // self._divisor(other))

    def rest(self, one: int, other: int) -> int:
        return self.bounded(one % self._divisor(other))

    def up(self, one: int, other: int) -> int:
        """Divided and rounded up."""
        return -(-one // self._divisor(other))

    def _divisor(self, number: int) -> int:
        if number == 0:
            raise self.stop("divide_zero")
        return number

    def field(self, held: Held | None, name: str) -> Any:
        """What a card says."""
        if held is None:
            raise self.stop("no_card")
        if name == "id":
            return Saying(held.card.id)
        value = held.card.fields[name]
        kind = self.told.decks[held.card.deck].kinds[name]
        return Saying(value) if kind == "text" else value

    def left(self, deck: str, pile: str = DRAW) -> int:
        return self.piles(deck).left(pile)

    def looked_up(self, rows: Sequence[tuple[Sequence[Any], Any]], *keys: Any) -> Any:
        """The first row of a table that fits."""
        for row, value in rows:
            if all(fits(key, given) for key, given in zip(row, keys, strict=True)):
                return value
        raise self.stop("table_hole")

    def piles(self, deck: str) -> Piles:
        piles: Piles = getattr(self.state.decks, attribute(deck))
        return piles

    def card(self, deck: str, id: str) -> Card:
        card: Card = self.told.decks[deck].cards[id]
        return card

    @property
    def by_table(self) -> bool:
        """Whether the person deals from cards of their own."""
        return bool(self.state.options.get("dealer") == "table")

    # --- words

    def tell(self, *values: Any) -> None:
        """To be done on the table."""
        self.log.instruct(f"tell-{self.rule}", self.rule, **said(values))

    def note(self, *values: Any) -> None:
        """Only to be known."""
        self.log.happened(f"note-{self.rule}", self.rule, **said(values))

    def happened(self, kind: str, **args: Value) -> None:
        self.log.happened(f"kit-{kind}", self.rule, **args)

    # --- order

    def repeat(self, times: int) -> range:
        if times > REPEAT:
            raise self.stop("repeat")
        return range(1, times + 1)

    def finish(self, side: str = "over") -> None:
        self.state.finished = side
        raise StopTurn

    # --- changes

    def change(self, name: str, how: str, value: Any) -> None:
        """A number is cut to its limits; a marker stands on an item of its group, or on none."""
        spans = self.told.numbers
        part = self.state.numbers if name in spans else self.state.markers
        old = getattr(part, attribute(name))
        if name in spans:
            low, high = spans[name]
            wanted = {"=": value, "+=": old + value, "-=": old - value}[how]
            new = max(low, min(high, wanted))
        else:
            items = self.told.markers[name]
            new = str(value) if value in items else old if value else None
        if new != old:
            setattr(part, attribute(name), new)
            self.happened("changed", name=Ref("thing", name), old=spoken(old), new=spoken(new))

    def _pieces(self, name: str) -> list[str]:
        there: list[str] = getattr(self.state.pieces, attribute(name))
        return there

    def put(self, item: Any, name: str) -> None:
        """At the end of the list; without `many` only what is not there yet."""
        items, many = self.told.pieces[name]
        there = self._pieces(name)
        if item in items and (many or item not in there):
            if len(there) >= ITEMS:
                raise self.stop("run_steps")
            there.append(str(item))
            self.happened("put", item=Ref("item", item), on=Ref("thing", name))

    def take(self, item: Any, name: str) -> None:
        there = self._pieces(name)
        if item in there:
            there.remove(item)
            self.happened("took", item=Ref("item", item), off=Ref("thing", name))

    def clear(self, name: str) -> None:
        if there := self._pieces(name):
            there.clear()
            self.happened("cleared", name=Ref("thing", name))

    def fill(self, name: str, start: Sequence[str]) -> None:
        self._pieces(name)[:] = start
        self.happened("filled", name=Ref("thing", name))
