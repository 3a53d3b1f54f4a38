"""What a turn can do, in the words of the rulebook: draw, ask, choose, put, tell.

A turn works on its own copy of the state; `names` are what it has drawn, asked and chosen so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from automatable.core.errors import Refused
from automatable.core.turns import choice as cascade
from automatable.core.turns.asking import ask_number
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.listed import choices
from automatable.core.turns.procedure import Ask, Draw, Procedure
from automatable.kit.ejecting.runtime.cards import Card
from automatable.kit.piles import DISCARD, DRAW, Piles, attribute

Said: TypeAlias = "Callable[[], tuple[Any, ...]]"
"""The values that stand in a text, when it is said."""
LARGEST = 10**9
REPEAT = 50
ITEMS = 400


def nothing() -> tuple[Any, ...]:
    """A text without values."""
    return ()


class OptionChoice(str):
    """The choice of an option: equal to an item of its name, with words of its own."""

    option: str


class Saying(str):
    """A text that is only said, unlike an item."""


class Held(NamedTuple):
    """A card that was drawn, peeked or found, and the pile where it lay then."""

    card: Card
    pile: str


class StopTurn(Exception):
    """The steps of this turn end here; what was changed stays."""


class Unasked(Exception):
    """A formula that hangs on an answer nobody has given yet."""


class Stop(Refused):
    """A turn that cannot be carried out: what happened, at which line of the file it was."""

    def __init__(self, code: str, line: int) -> None:
        super().__init__(f"stop_{code}", line=line)


@dataclass(frozen=True)
class Offered:
    """One way to answer."""

    id: str
    name: str = ""
    items: Callable[[], Sequence[Any]] | None = None
    where: Callable[[], Any] | None = None
    when: Callable[[], Any] | None = None


@dataclass(frozen=True)
class Priority:
    """One line of a guide."""

    said: Said
    when: Callable[[], Any] | None = None


class Names(dict[str, Any]):
    """What a turn has bound; in a score, what nobody has answered yet is not worth nothing."""

    def __missing__(self, name: str) -> Any:
        raise Unasked(name)


class Play:
    """One turn: it changes its own copy of the state and writes what happens into a log."""

    def __init__(self, game: Any, state: Any, log: Log) -> None:
        self.game, self.state, self.log = game, state, log
        self.names, self.next = Names(), ""
        self.rule, self.line = "", 1

    def at(self, rule: str, line: int) -> bool:
        """Which step is carried out now."""
        self.rule, self.line = rule, line
        return True

    def stop(self, code: str) -> Stop:
        return Stop(code, self.line)

    # --- values

    def option(self, name: str) -> OptionChoice:
        chosen = OptionChoice(self.state.options[name])
        chosen.option = name
        return chosen

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
        kind = self.game.decks_played[held.card.deck].kinds[name]
        return Saying(value) if kind == "text" else value

    def left(self, deck: str, pile: str = DRAW) -> int:
        return self.piles(deck).left(pile)

    def looked_up(self, rows: Sequence[tuple[Sequence[Any], Any]], *keys: Any) -> Any:
        """The first row of a table that fits."""
        for row, value in rows:
            if all(fits(key, given) for key, given in zip(row, keys, strict=True)):
                return value
        raise self.stop("table_hole")

    # --- words

    def said(self, values: tuple[Any, ...]) -> dict[str, Value]:
        return {f"a{place}": spoken(value) for place, value in enumerate(values)}

    def tell(self, *values: Any) -> None:
        """To be done on the table."""
        self.log.instruct(f"tell-{self.rule}", self.rule, **self.said(values))

    def note(self, *values: Any) -> None:
        """Only to be known."""
        self.log.happened(f"note-{self.rule}", self.rule, **self.said(values))

    def _happened(self, kind: str, **args: Value) -> None:
        self.log.happened(f"kit-{kind}", self.rule, **args)

    # --- cards

    def piles(self, deck: str) -> Piles:
        piles: Piles = getattr(self.state.decks, attribute(deck))
        return piles

    @property
    def by_table(self) -> bool:
        """Whether the person deals from cards of their own."""
        return bool(self.state.options.get("dealer") == "table")

    def _card(self, deck: str, pile: str) -> Procedure[str]:
        id: Any = yield from Draw(
            prompt="kit-card", rule=self.rule, stream=f"kit/{deck}",
            outcomes=self.piles(deck).chances(pile), args={"deck": Ref("deck", deck)},
        )  # fmt: skip
        return str(id)

    def _next_card(self, deck: str, pile: str) -> Procedure[tuple[str | None, bool]]:
        """The card on top of the draw pile, and whether it was known before."""
        piles = self.piles(deck)
        if piles.top:
            return piles.top.pop(0), True
        if not piles.left(DRAW) and piles.deck.reshuffles and not pile:
            self._shuffled(deck, piles.renew())
        if not piles.left(DRAW):
            return None, False
        id = yield from self._card(deck, DRAW)
        piles.take(id, DRAW)
        return id, False

    def _shuffled(self, deck: str, cards: int) -> None:
        if cards:
            self._tell_shuffled(deck, cards)

    def _tell_shuffled(self, deck: str, cards: int) -> None:
        record = self.log.instruct if self.by_table else self.log.happened
        record("kit-shuffled", self.rule, deck=Ref("deck", deck), cards=cards)

    def draw(self, name: str, deck: str, pile: str = "") -> Procedure[None]:
        """The known card on top, else one by chance; it lies on the discard pile at once."""
        if pile in ("", DRAW):
            id, _ = yield from self._next_card(deck, pile)
        else:
            id = yield from self._from_pile(deck, pile)
        if id is None:
            return self._no_card(name, deck)
        self.piles(deck).place(id, DISCARD, "top")
        return self._hold(name, deck, id, DISCARD, "drew")

    def _from_pile(self, deck: str, pile: str) -> Procedure[str | None]:
        piles = self.piles(deck)
        if not piles.left(pile):
            return None
        if pile == DISCARD and piles.discard:
            return piles.discard.pop(0)
        id = yield from self._card(deck, pile)
        piles.take(id, pile)
        return id

    def peek(self, name: str, deck: str) -> Procedure[None]:
        """As draw, but the card stays on top, known to all."""
        id, known = yield from self._next_card(deck, "")
        if id is None:
            return self._no_card(name, deck)
        self.piles(deck).place(id, DRAW, "top")
        return self._hold(name, deck, id, DRAW, "" if known else "peeked")

    def _hold(self, name: str, deck: str, id: str, pile: str, told: str) -> None:
        self.names[name] = Held(self._named(deck, id), pile)
        if told:
            self._happened(told, deck=Ref("deck", deck), card=card_ref(deck, id))

    def _named(self, deck: str, id: str) -> Card:
        card: Card = self.game.decks_played[deck].cards[id]
        return card

    def _no_card(self, name: str, deck: str) -> None:
        self.names[name] = None
        self._happened("no_card", deck=Ref("deck", deck))

    def _fits(self, name: str, deck: str, where: Callable[[], Any]) -> Callable[[str], bool]:
        def fits(id: str) -> bool:
            self.names[name] = Held(self._named(deck, id), self.piles(deck).where_is(id, DRAW))
            return bool(where())

        return fits

    def find(self, name: str, deck: str, pile: str, where: Callable[[], Any]) -> Procedure[None]:
        """The first card in the order of the file for which the condition holds."""
        piles, fits = self.piles(deck), self._fits(name, deck, where)
        if pile:
            yield from self._look_for_unseen(deck, pile, fits)
        id = piles.found(pile, fits)
        if id is None and not pile:
            id = piles.unseen_fitting("", fits)
        place = piles.where_is(id, pile or DRAW) if id else ""
        self.names[name] = Held(self._named(deck, id), place) if id else None

    def _look_for_unseen(
        self, deck: str, pile: str, fits: Callable[[str], bool]
    ) -> Procedure[None]:
        while (id := self.piles(deck).unseen_fitting(pile, fits)) is not None:
            yield from self._look_where(deck, id)

    def _look_where(self, deck: str, id: str) -> Procedure[None]:
        """Somebody must look where a card lies that nobody has seen."""
        there = {f"pile {pile}": pile for pile in self.piles(deck).piles_of_unseen(id)}
        pile = yield from Ask(
            prompt="kit-where", rule=self.rule, seat=1, args={"card": card_ref(deck, id)},
            **choices(lambda: there),
        )  # fmt: skip
        self.piles(deck).settle_at(id, pile)

    def shuffle(self, deck: str, *piles: str) -> None:
        self._tell_shuffled(deck, self.piles(deck).shuffle(*piles))

    def move(self, name: str, deck: str, to: str, how: str) -> Procedure[None]:
        held = self.names[name]
        if held is None:
            return
        piles, id = self.piles(deck), held.card.id
        if not piles.where_is(id, held.pile or DRAW) and piles.piles_of_unseen(id):
            yield from self._look_where(deck, id)
        pile = piles.where_is(id, held.pile or DRAW)
        if pile:
            piles.take(id, pile)
            piles.place(id, to, how)
            self._moved("moved", deck, id, to)

    def _moved(self, kind: str, deck: str, id: str, to: str) -> None:
        card, pile = card_ref(deck, id), Ref("pile", f"{deck}-{to}")
        self._happened(kind, deck=Ref("deck", deck), card=card, to=pile)

    def deal(self, count: int, deck: str, pile: str, to: str) -> Procedure[None]:
        """Cards by chance, unseen."""
        piles = self.piles(deck)
        if self.by_table:
            if dealt := piles.deal_unseen(count, pile, to):
                there = Ref("pile", f"{deck}-{to}")
                self._happened("dealt_unseen", deck=Ref("deck", deck), number=dealt, to=there)
            return
        for _ in range(min(count, piles.left(pile))):
            if pile == DRAW and piles.top:
                id = piles.top.pop(0)
            else:
                id = yield from self._card(deck, pile)
                piles.take(id, pile)
            piles.lay([id], to)
            self._moved("dealt", deck, id, to)

    def remove(self, name: str, deck: str, where: Callable[[], Any]) -> Procedure[None]:
        """Every card for which the condition holds goes out of the game."""
        fits = self._fits(name, deck, where)
        yield from self._look_for_unseen(deck, "", fits)
        gone = tuple(card_ref(deck, id) for id in self.piles(deck).remove(fits))
        self.names.pop(name, None)
        self._happened("removed", deck=Ref("deck", deck), cards=gone)

    # --- chance and questions

    def roll(self, name: str, values: Sequence[Any]) -> Procedure[None]:
        if not values:
            raise self.stop("nothing_to_answer")
        value = yield from self._by_chance(name, values)
        self.names[name] = value
        self._happened("rolled", name=name, value=spoken(value))

    def _by_chance(self, name: str, values: Sequence[Any]) -> Procedure[Any]:
        return (
            yield from Draw(
                prompt="kit-roll", rule=self.rule, stream=f"kit/{name}", word=name,
                outcomes=dict(Counter(values)), args={"name": name},
            )
        )  # fmt: skip

    def _question(self, answers: dict[str, Any], args: dict[str, Value]) -> Procedure[Any]:
        if not answers:
            raise self.stop("nothing_to_answer")
        return (
            yield from Ask(
                prompt=self.rule, rule=self.rule, seat=1, args=args, **choices(lambda: answers)
            )
        )

    def ask_number(self, name: str, low: int, high: int, said: Said = nothing) -> Procedure[None]:
        args = self.said(said())
        value = yield from ask_number(self.rule, self.rule, name, low, high, args=args)
        self._answered(name, value, said)

    def ask_yes(self, name: str, said: Said = nothing) -> Procedure[None]:
        answers = {f"{name} yes": True, f"{name} no": False}
        self._answered(name, (yield from self._question(answers, self.said(said()))), said)

    def ask_item(
        self, name: str, items: Sequence[Any], where: Callable[[], Any] | None = None,
        none: bool = False, said: Said = nothing,
    ) -> Procedure[None]:  # fmt: skip
        answers = {f"{name} {item}": item for item in self._fitting(name, items, where)}
        if none:
            answers[f"{name} none"] = None
        self._answered(name, (yield from self._question(answers, self.said(said()))), said)

    def _answered(self, name: str, value: Any, said: Said) -> None:
        self.names[name] = value
        told = Ref("answer", f"{self.rule}-none") if value is None else spoken(value)
        args = self.said(said())
        self.log.happened(f"answered-{self.rule}", self.rule, **args, value=told)

    def _fitting(
        self, name: str, items: Sequence[Any], where: Callable[[], Any] | None
    ) -> list[Any]:
        """A list without repetitions, looked at with the name bound."""
        found = list(dict.fromkeys(items))
        if where is None:
            return found
        before, fitting = self.names.get(name), []
        for item in found:
            self.names[name] = item
            if where():
                fitting.append(item)
        self.names[name] = before
        return fitting

    def ask_answer(
        self, name: str, said: Said, offered: Sequence[Offered], args: dict[str, Value]
    ) -> Procedure[str]:
        """One of several answers, each with steps of its own; which one it was."""
        rule = self.rule
        answer, item = yield from self._question(dict(self._answers(offered)), args)
        self.names[name] = answer.id
        more: dict[str, Value] = {} if item is None else {"item": spoken(item)}
        told = {**self.said(said()), "value": Ref("answer", f"{rule}-{answer.id}"), **more}
        self.log.happened(f"answered-{rule}{'-item' if more else ''}", rule, **told)
        if answer.name:
            self.names[answer.name] = item
        return str(answer.id)

    def _answers(self, offered: Sequence[Offered]) -> Iterator[tuple[str, tuple[Offered, Any]]]:
        for answer in offered:
            if answer.when is not None and not answer.when():
                continue
            if answer.items is None:
                yield answer.id, (answer, None)
                continue
            for item in self._fitting(answer.name, answer.items(), answer.where):
                yield f"{answer.id} {item}", (answer, item)

    def ask(self, name: str, said: Said, offered: Sequence[Offered]) -> Procedure[str]:
        return (yield from self.ask_answer(name, said, offered, self.said(said())))

    def guide(
        self, name: str, said: Said, priorities: Sequence[Priority], offered: Sequence[Offered]
    ) -> Procedure[str]:
        """The priorities in words, then the answers; without any, it is only done."""
        args = {**self.said(said()), **self._priorities(priorities)}
        self.log.instruct(f"guide-{self.rule}", self.rule, **args)
        if offered:
            return (yield from self.ask_answer(name, said, offered, args))
        self.names[name] = "done"
        yield from self._question({"done": None}, args)
        return "done"

    def _priorities(self, priorities: Sequence[Priority]) -> dict[str, Value]:
        return {
            f"line{place}": tuple(self.said(line.said()).values())
            for place, line in enumerate(priorities)
            if line.when is None or line.when()
        }

    # --- choosing

    def choose(
        self, name: str, items: Sequence[Any], where: Callable[[], Any] | None, said: Said,
        filters: Sequence[tuple[str, Callable[[], Any]]], ending: str,
    ) -> Procedure[bool]:  # fmt: skip
        """Narrowed filter by filter until one is left; whether there is one."""
        options, rule = self._fitting(name, items, where), self.rule
        narrowing = [self._filter(name, place, *one) for place, one in enumerate(filters)]
        end = cascade.last if ending == "last" else cascade.first
        last = end(f"{rule}-{len(filters)}", rule=rule)
        if ending in ("random", "ask"):
            left = self._narrowed(options, narrowing)
            taken = yield from self._last_word(name, ending, left, said)
            last = cascade.Filter(last.name, rule, lambda left: [taken])
        decision = cascade.choose(rule, options, *narrowing, last, rule=rule, kind="item")
        self.names[name] = decision.chosen
        told = self.said(said())
        self.log.decided(f"decided-{rule}", rule, decision, item=spoken(decision.chosen), **told)
        return decision.chosen is not None

    def _filter(
        self, name: str, place: int, kind: str, measure: Callable[[], Any]
    ) -> cascade.Filter:
        def looked_at(item: Any) -> Any:
            self.names[name] = item
            return measure()

        make: Any = {"need": cascade.require, "keep": cascade.keep,
                     "most": cascade.most, "least": cascade.least}[kind]  # fmt: skip
        made: cascade.Filter = make(f"{self.rule}-{place}", looked_at, rule=self.rule)
        return made

    def _narrowed(self, options: Sequence[Any], filters: Sequence[cascade.Filter]) -> Sequence[Any]:
        """What is left before the last word."""
        seen: list[Sequence[Any]] = [options]

        def look(left: Sequence[Any]) -> Sequence[Any]:
            seen.append(left)
            return left[:1]

        last = cascade.Filter("look", self.rule, look)
        made = cascade.choose(self.rule, options, *filters, last, rule=self.rule, kind="item")
        is_one = made.chosen is None or not made.steps or made.steps[-1].filter != "look"
        return [made.chosen] if is_one else seen[-1]

    def _last_word(self, name: str, ending: str, left: Sequence[Any], said: Said) -> Procedure[Any]:
        if len(left) == 1:
            return left[0]
        if ending == "random":
            return (yield from self._by_chance(name, left))
        answers = {f"{name} {item}": item for item in left}
        return (yield from self._question(answers, self.said(said())))

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
        spans = self.game.numbers
        part = self.state.numbers if name in spans else self.state.markers
        old = getattr(part, attribute(name))
        if name in spans:
            low, high = spans[name]
            wanted = {"=": value, "+=": old + value, "-=": old - value}[how]
            new = max(low, min(high, wanted))
        else:
            items = self.game.markers[name]
            new = str(value) if value in items else old if value else None
        if new != old:
            setattr(part, attribute(name), new)
            self._happened("changed", name=Ref("thing", name), old=spoken(old), new=spoken(new))

    def _pieces(self, name: str) -> list[str]:
        there: list[str] = getattr(self.state.pieces, attribute(name))
        return there

    def put(self, item: Any, name: str) -> None:
        items, many = self.game.pieces[name]
        there = self._pieces(name)
        if item in items and (many or item not in there):
            if len(there) >= ITEMS:
                raise self.stop("run_steps")
            there.append(str(item))
            self._happened("put", item=Ref("item", item), on=Ref("thing", name))

    def take(self, item: Any, name: str) -> None:
        there = self._pieces(name)
        if item in there:
            there.remove(item)
            self._happened("took", item=Ref("item", item), off=Ref("thing", name))

    def clear(self, name: str) -> None:
        if there := self._pieces(name):
            there.clear()
            self._happened("cleared", name=Ref("thing", name))

    def fill(self, name: str, start: Sequence[str]) -> None:
        self._pieces(name)[:] = start
        self._happened("filled", name=Ref("thing", name))


def fits(key: Any, value: Any) -> bool:
    """Whether a cell of a table fits: everything, some numbers, an item, or none."""
    if key is Ellipsis:
        return True
    if isinstance(key, range):
        return isinstance(value, int) and value in key
    return bool(value == key)


def starting(items: tuple[str, ...], item: str | None) -> tuple[str, ...]:
    """The list turned so that it begins with an item."""
    at = items.index(item) if item in items else 0
    return items[at:] + items[:at]


def first(items: Sequence[Any]) -> Any:
    return items[0] if items else None


def last(items: Sequence[Any]) -> Any:
    return items[-1] if items else None


def spoken(value: Any) -> Value:
    """A value as messages get it: things by reference, nothing and an empty list as a dash."""
    if isinstance(value, OptionChoice):
        return Ref("choice", f"{value.option}-{value}")
    if isinstance(value, Saying):
        return str(value)
    if isinstance(value, bool):
        return Ref("said", "yes" if value else "no")
    if isinstance(value, Held):
        return value.card.id
    if isinstance(value, tuple):
        return Ref("item", ",".join(value) or "none")
    if value is None:
        return Ref("item", "none")
    return Ref("item", value) if isinstance(value, str) else value


def card_ref(deck: str, id: str) -> Ref:
    return Ref("card", f"{deck}-{id}")
