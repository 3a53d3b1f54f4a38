"""A turn of a file, step by step, on a copy of the position (sections 5 to 7)."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from automatable.core.turns import choice as cascade
from automatable.core.turns.asking import ask_number
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.listed import choices
from automatable.core.turns.procedure import Ask, Draw, Procedure
from automatable.kit import limits
from automatable.kit.definition import Answer, Body, Card, Definition, Filter, Step
from automatable.kit.evaluating import Evaluating, Held, OptionChoice, Saying
from automatable.kit.formulas import Formula
from automatable.kit.kinds import EMPTY
from automatable.kit.own_cards import cards_of
from automatable.kit.piles import DISCARD, DRAW, Piles
from automatable.kit.state import KitState, got, put
from automatable.kit.texts import Text


class StopTurn(Exception):
    """The steps of this turn end here; what was changed stays (`stop`, `finish`)."""


class Playing(Evaluating):
    """One turn: it changes its own copy of the position and writes what happens into a log."""

    def __init__(self, file: Definition, state: KitState, log: Log) -> None:
        super().__init__(file, state, {})
        self.log = log
        self.next = ""
        self._steps_done = 0
        self._questions = 0

    # --- turns

    def turn(self, turn: Body) -> Procedure[None]:
        with contextlib.suppress(StopTurn):
            yield from self.steps(turn.steps)

    def steps(self, steps: Sequence[Step]) -> Procedure[None]:
        held = False
        """Whether one of the conditions that follow each other was true."""
        for step in steps:
            if step.kind == "when":
                held = False
            if step.kind in ("when", "elsewhen", "else"):
                if not held and self._is_open(step):
                    held = True
                    yield from self.steps(step.steps)
            else:
                yield from self._one(step)

    def _is_open(self, step: Step) -> bool:
        self._count(step)
        return step.formula is None or bool(self.value(step.formula))

    def _count(self, step: Step) -> None:
        self.line = step.line
        self._steps_done += 1
        if self.file.reached is not None:
            self.file.reached.add(step.rule_id)
        if self._steps_done > limits.RUN_STEPS:
            raise self.stop("run_steps")

    def _one(self, step: Step) -> Procedure[None]:
        self._count(step)
        if step.when is not None and not self.value(step.when):
            self._bind_nothing(step)
            return
        doing = _STEPS[step.kind](self, step)
        if doing is not None:
            yield from doing

    def _bind_nothing(self, step: Step) -> None:
        """A step that is skipped binds its name to nothing (KIT-TUR-04)."""
        if step.binds:
            self.names[step.name] = EMPTY[step.binds]

    # --- words

    def said(self, text: Text) -> dict[str, Value]:
        """What the message of a text gets: the values of its formulas."""
        return {f"a{i}": self._spoken(f) for i, f in enumerate(text.formulas)}

    def _spoken(self, formula: Formula) -> Value:
        return spoken(self.value(formula))

    def _tell(self, step: Step) -> None:
        """A text behind a change is a tell after it."""
        if step.words:
            self.log.instruct(f"tell-{step.rule_id}", step.rule_id, **self.said(step.words))

    def _note(self, step: Step) -> None:
        self.log.happened(f"note-{step.rule_id}", step.rule_id, **self.said(step.words))

    def _happened(self, kind: str, step: Step, **args: Value) -> None:
        self.log.happened(f"kit-{kind}", step.rule_id, **args)

    # --- cards

    def _piles(self, step: Step) -> Piles:
        piles: Piles = got(self.state.decks, step.deck)
        return piles

    @property
    def by_table(self) -> bool:
        """Whether the person deals from cards of their own."""
        return bool(self.state.options.get("dealer") == "table")

    def _card(self, piles: Piles, pile: str, step: Step) -> Procedure[str]:
        """Which card comes from a pile, by chance."""
        self._ask()
        id: Any = yield from Draw(
            prompt="kit-card", rule=step.rule_id, stream=f"kit/{step.deck}",
            outcomes=piles.chances(pile), args={"deck": Ref("deck", step.deck)},
        )  # fmt: skip
        return str(id)

    def _ask(self) -> None:
        self._questions += 1
        if self._questions > limits.QUESTIONS:
            raise self.stop("questions")

    def _next_card(self, step: Step) -> Procedure[tuple[str | None, bool]]:
        """The card on top of the draw pile, and whether it was known before."""
        piles = self._piles(step)
        if piles.top:
            return piles.top.pop(0), True
        if not piles.left(DRAW) and piles.deck.reshuffles and not step.pile:
            self._shuffled(step, piles.renew())
        if not piles.left(DRAW):
            return None, False
        id = yield from self._card(piles, DRAW, step)
        piles.take(id, DRAW)
        return id, False

    def _shuffled(self, step: Step, cards: int) -> None:
        """With cards of one's own, shuffling is to be done (KIT-CHA-03)."""
        if cards:
            record = self.log.instruct if self.by_table else self.log.happened
            record("kit-shuffled", step.rule_id, deck=Ref("deck", step.deck), cards=cards)

    def _draw(self, step: Step) -> Procedure[None]:
        piles = self._piles(step)
        if step.pile in ("", DRAW):
            id, _ = yield from self._next_card(step)
        else:
            id = yield from self._from_pile(step)
        if id is None:
            self._no_card(step)
            return
        piles.place(id, DISCARD, "top")
        self._hold(step, id, DISCARD, "drew")

    def _from_pile(self, step: Step) -> Procedure[str | None]:
        """The discard pile is ordered and gives its top; of another pile any card comes."""
        piles = self._piles(step)
        if not piles.left(step.pile):
            return None
        if step.pile == DISCARD and piles.discard:
            return piles.discard.pop(0)
        id = yield from self._card(piles, step.pile, step)
        piles.take(id, step.pile)
        return id

    def _peek(self, step: Step) -> Procedure[None]:
        id, known = yield from self._next_card(step)
        if id is None:
            self._no_card(step)
            return
        self._piles(step).place(id, DRAW, "top")
        self._hold(step, id, DRAW, "" if known else "peeked")

    def _hold(self, step: Step, id: str, pile: str, told: str) -> None:
        self.names[step.name] = Held(self._named_card(step, id), pile)
        if told:
            self._happened(told, step, deck=Ref("deck", step.deck), card=card_ref(step.deck, id))

    def _named_card(self, step: Step, id: str) -> Card:
        return cards_of(self.file, self.state, self._piles(step).deck)[id]

    def _no_card(self, step: Step) -> None:
        self.names[step.name] = None
        self._happened("no_card", step, deck=Ref("deck", step.deck))

    def _fits(self, step: Step) -> Callable[[str], bool]:
        """Whether a card fulfils the condition of a step."""
        formula, piles = step.where, self._piles(step)
        cards = cards_of(self.file, self.state, piles.deck)
        assert formula is not None

        def fits(id: str) -> bool:
            self.names[step.name] = Held(cards[id], piles.where_is(id, DRAW))
            return bool(self.value(formula))

        return fits

    def _find(self, step: Step) -> Procedure[None]:
        piles, fits = self._piles(step), self._fits(step)
        if step.pile:
            yield from self._look_for_unseen(step, piles, fits)
        id = piles.found(step.pile, fits)
        if id is None and not step.pile:
            id = piles.unseen_fitting("", fits)
        pile = piles.where_is(id, step.pile or DRAW) if id else ""
        self.names[step.name] = Held(self._named_card(step, id), pile) if id else None

    def _look_for_unseen(
        self, step: Step, piles: Piles, fits: Callable[[str], bool]
    ) -> Procedure[None]:
        """Somebody must look where a card of an unseen set lies (KIT-CHA-03)."""
        while (id := piles.unseen_fitting(step.pile, fits)) is not None:
            yield from self._look_where(step, piles, id)

    def _look_where(self, step: Step, piles: Piles, id: str) -> Procedure[None]:
        self._ask()
        there = {f"pile {pile}": pile for pile in piles.piles_of_unseen(id)}
        args = {"card": card_ref(step.deck, id)}
        pile = yield from Ask(
            prompt="kit-where", rule=step.rule_id, seat=1, args=args, **choices(lambda: there)
        )
        piles.settle_at(id, pile)

    def _shuffle(self, step: Step) -> None:
        piles = self._piles(step)
        cards = piles.shuffle(*((step.pile,) if step.pile else ()))
        record = self.log.instruct if self.by_table else self.log.happened
        record("kit-shuffled", step.rule_id, deck=Ref("deck", step.deck), cards=cards)

    def _move(self, step: Step) -> Procedure[None]:
        held = self.names[step.name]
        if held is None:
            return
        piles, id = self._piles(step), held.card.id
        if not piles.where_is(id, held.pile or DRAW) and piles.piles_of_unseen(id):
            yield from self._look_where(step, piles, id)
        pile = piles.where_is(id, held.pile or DRAW)
        if pile:
            piles.take(id, pile)
            piles.place(id, step.to, step.how)
            card = card_ref(step.deck, id)
            self._happened("moved", step, deck=Ref("deck", step.deck), card=card, to=_pile(step))

    def _deal(self, step: Step) -> Procedure[None]:
        assert step.formula is not None
        piles, count = self._piles(step), self.value(step.formula)
        if self.by_table:
            dealt = piles.deal_unseen(count, step.pile, step.to)
            if dealt:
                deck, to = Ref("deck", step.deck), _pile(step)
                self._happened("dealt_unseen", step, deck=deck, number=dealt, to=to)
            return
        for _ in range(min(count, piles.left(step.pile))):
            yield from self._deal_one(step, piles)

    def _deal_one(self, step: Step, piles: Piles) -> Procedure[None]:
        if step.pile == DRAW and piles.top:
            id = piles.top.pop(0)
        else:
            id = yield from self._card(piles, step.pile, step)
            piles.take(id, step.pile)
        piles.lay([id], step.to)
        card = card_ref(step.deck, id)
        self._happened("dealt", step, deck=Ref("deck", step.deck), card=card, to=_pile(step))

    def _remove(self, step: Step) -> Procedure[None]:
        piles, fits = self._piles(step), self._fits(step)
        yield from self._look_for_unseen(step, piles, fits)
        gone = tuple(card_ref(step.deck, id) for id in piles.remove(fits))
        del self.names[step.name]
        self._happened("removed", step, deck=Ref("deck", step.deck), cards=gone)

    # --- chance and questions

    def _roll(self, step: Step) -> Procedure[None]:
        values: Sequence[Any]
        if step.span is not None:
            values = range(step.span[0], step.span[1] + 1)
        else:
            assert step.formula is not None
            values = self.value(step.formula)
        if not values:
            raise self.stop("nothing_to_answer")
        value = yield from self._by_chance(step, values)
        self.names[step.name] = value
        self._happened("rolled", step, name=step.name, value=spoken(value))

    def _by_chance(self, step: Step, values: Sequence[Any]) -> Procedure[Any]:
        self._ask()
        outcomes = dict(Counter(values))
        return (
            yield from Draw(
                prompt="kit-roll", rule=step.rule_id, stream=f"kit/{step.name}", word=step.name,
                outcomes=outcomes, args={"name": step.name},
            )
        )  # fmt: skip

    def _question(self, step: Step, answers: dict[str, Any]) -> Procedure[Any]:
        """One of a closed list; the words of the question are the step's."""
        if not answers:
            raise self.stop("nothing_to_answer")
        self._ask()
        args = {**self.said(step.words), **(self._priorities(step) if step.kind == "guide" else {})}
        value = yield from Ask(
            prompt=step.rule_id, rule=step.rule_id, seat=1, args=args,
            **choices(lambda: answers),
        )  # fmt: skip
        return value

    def _asked(self, step: Step) -> Procedure[None]:
        if step.answers:
            yield from self._with_answers(step)
            return
        value: Any
        if step.span is not None:
            value = yield from self._ask_number(step)
        elif step.formula is None:
            value = yield from self._question(
                step, {f"{step.name} yes": True, f"{step.name} no": False}
            )
        else:
            offered = self._fitting(step, self.value(step.formula))
            answers = {f"{step.name} {item}": item for item in offered}
            if step.none is not None:
                answers[f"{step.name} none"] = None
            value = yield from self._question(step, answers)
        self.names[step.name] = value
        none = Ref("answer", f"{step.rule_id}-none")
        self._answered(step, none if value is None else spoken(value))

    def _answered(self, step: Step, value: Value, item: Any = None) -> None:
        """The question once more with what was said to it."""
        more: dict[str, Value] = {} if item is None else {"item": spoken(item)}
        kind = f"answered-{step.rule_id}{'-item' if more else ''}"
        args = self.said(step.words)
        self.log.happened(kind, step.rule_id, **args, value=value, **more)

    def _ask_number(self, step: Step) -> Procedure[int]:
        assert step.span is not None
        self._ask()
        return (
            yield from ask_number(
                step.rule_id, step.rule_id, step.name, *step.span, args=self.said(step.words)
            )
        )

    def _fitting(self, step: Step | Answer, items: Sequence[Any]) -> list[Any]:
        """A list without repetitions, looked at with the name bound."""
        found = list(dict.fromkeys(items))
        if step.where is None:
            return found
        before = self.names.get(step.name)
        fitting = [item for item in found if self._holds(step.where, step.name, item)]
        self.names[step.name] = before
        return fitting

    def _holds(self, formula: Formula, name: str, item: Any) -> bool:
        self.names[name] = item
        return bool(self.value(formula))

    def _with_answers(self, step: Step) -> Procedure[None]:
        answer, item = yield from self._question(step, dict(self._answers(step)))
        self.names[step.name] = answer.id
        self._answered(step, Ref("answer", f"{step.rule_id}-{answer.id}"), item)
        if answer.name:
            self.names[answer.name] = item
        yield from self.steps(answer.steps)

    def _answers(self, step: Step) -> Iterator[tuple[str, tuple[Answer, Any]]]:
        for answer in step.answers:
            if answer.when is not None and not self.value(answer.when):
                continue
            if answer.source is None:
                yield answer.id, (answer, None)
                continue
            for item in self._fitting(answer, self.value(answer.source)):
                yield f"{answer.id} {item}", (answer, item)

    def _guide(self, step: Step) -> Procedure[None]:
        args = {**self.said(step.words), **self._priorities(step)}
        self.log.instruct(f"guide-{step.rule_id}", step.rule_id, **args)
        if step.answers:
            yield from self._with_answers(step)
        else:
            self.names[step.name] = "done"
            yield from self._question(step, {"done": None})

    def _priorities(self, step: Step) -> dict[str, Value]:
        """The priorities that hold, by their place: what the message of each gets."""
        return {
            f"line{place}": tuple(self.said(priority.words).values())
            for place, priority in enumerate(step.filters)
            if priority.when is None or self.value(priority.when)
        }

    # --- choosing

    def _choose(self, step: Step) -> Procedure[None]:
        assert step.formula is not None
        options = self._fitting(step, self.value(step.formula))
        *narrowing, ending = step.filters
        filters = [self._filter(step, i, one) for i, one in enumerate(narrowing)]
        place, rule = len(narrowing), step.rule_id
        end = cascade.last if ending.kind == "last" else cascade.first
        last = end(f"{rule}-{place}", rule=rule)
        if ending.kind in ("random", "ask"):
            taken = yield from self._last_word(step, ending, self._narrowed(step, options, filters))
            last = cascade.Filter(last.name, rule, lambda left: [taken])
        decision = cascade.choose(rule, options, *filters, last, rule=rule, kind="item")
        self.names[step.name] = decision.chosen
        said = self.said(step.words)
        self.log.decided(f"decided-{rule}", rule, decision, item=spoken(decision.chosen), **said)
        if decision.chosen is None:
            yield from self.steps(step.otherwise)

    def _narrowed(
        self, step: Step, options: Sequence[Any], filters: Sequence[cascade.Filter]
    ) -> Sequence[Any]:
        """What is left before the last word."""
        seen: list[Sequence[Any]] = [options]

        def look(left: Sequence[Any]) -> Sequence[Any]:
            seen.append(left)
            return left[:1]

        look_on = cascade.Filter("look", step.rule_id, look)
        decision = cascade.choose(
            step.rule_id, options, *filters, look_on, rule=step.rule_id, kind="item"
        )
        is_one = (
            decision.chosen is None or not decision.steps or decision.steps[-1].filter != "look"
        )
        return [decision.chosen] if is_one else seen[-1]

    def _last_word(self, step: Step, ending: Filter, left: Sequence[Any]) -> Procedure[Any]:
        """Chance or the person, if more than one is left."""
        if len(left) == 1:
            return left[0]
        if ending.kind == "random":
            return (yield from self._by_chance(step, left))
        return (yield from self._question(step, {f"{step.name} {item}": item for item in left}))

    def _filter(self, step: Step, place: int, narrow: Filter) -> cascade.Filter:
        formula, rule = narrow.formula, step.rule_id
        assert formula is not None
        name = f"{rule}-{place}"

        def looked_at(item: Any) -> Any:
            self.names[step.name] = item
            return self.value(formula)

        make: Any = {"need": cascade.require, "keep": cascade.keep,
                     "most": cascade.most, "least": cascade.least}[narrow.kind]  # fmt: skip
        made: cascade.Filter = make(name, looked_at, rule=rule)
        return made

    # --- order

    def _each(self, step: Step) -> Procedure[None]:
        assert step.formula is not None
        for item in self.value(step.formula):
            self._count(step)
            self.names[step.name] = item
            if step.where is None or self.value(step.where):
                yield from self.steps(step.steps)

    def _repeat(self, step: Step) -> Procedure[None]:
        assert step.formula is not None
        times = self.value(step.formula)
        if times > limits.REPEAT:
            raise self.stop("repeat")
        for number in range(1, times + 1):
            self._count(step)
            if step.name:
                self.names[step.name] = number
            yield from self.steps(step.steps)

    def _do(self, step: Step) -> Procedure[None]:
        yield from self.steps(self.file.blocks[step.name].steps)

    def _next(self, step: Step) -> None:
        self.next = step.name

    def _stop(self, step: Step) -> None:
        raise StopTurn

    def _finish(self, step: Step) -> None:
        self.state.finished = step.how or "over"
        raise StopTurn

    # --- changes

    def _let_step(self, step: Step) -> None:
        assert step.formula is not None
        self.names[step.name] = self.value(step.formula)

    def _change(self, step: Step) -> None:
        assert step.formula is not None
        value = self.value(step.formula)
        is_number = step.name in self.file.numbers
        part = self.state.numbers if is_number else self.state.markers
        old = got(part, step.name)
        new = self._cut(step, old, value) if is_number else self._item_on(step, old, value)
        if new != old:
            put(part, step.name, new)
            self._happened("changed", step, name=_thing(step), old=spoken(old), new=spoken(new))
        self._tell(step)

    def _cut(self, step: Step, old: int, value: int) -> int:
        low, high = self.file.numbers[step.name].span
        wanted = {"=": value, "+=": old + value, "-=": old - value}[step.how]
        return max(low, min(high, wanted))

    def _item_on(self, step: Step, old: str | None, item: Any) -> str | None:
        """An item of another group cannot stand there: the marker stays."""
        group = self.file.markers[step.name].groups[0]
        return str(item) if item in self.file.items_of(group) else old if item else None

    def _put(self, step: Step) -> None:
        assert step.formula is not None
        item, pieces = self.value(step.formula), self.file.pieces[step.name]
        there = got(self.state.pieces, step.name)
        fits = any(item in self.file.items_of(group) for group in pieces.groups)
        if fits and ("many" in pieces.flags or item not in there):
            if len(there) >= limits.ITEMS:
                raise self.stop("run_steps")
            there.append(str(item))
            self._happened("put", step, item=Ref("item", item), on=_thing(step))
        self._tell(step)

    def _take(self, step: Step) -> None:
        assert step.formula is not None
        item, there = self.value(step.formula), got(self.state.pieces, step.name)
        if item in there:
            there.remove(item)
            self._happened("took", step, item=Ref("item", item), off=_thing(step))
        self._tell(step)

    def _clear(self, step: Step) -> None:
        there = got(self.state.pieces, step.name)
        if there:
            there.clear()
            self._happened("cleared", step, name=_thing(step))
        self._tell(step)

    def _fill(self, step: Step) -> None:
        got(self.state.pieces, step.name)[:] = self.file.pieces[step.name].start
        self._happened("filled", step, name=_thing(step))
        self._tell(step)


def spoken(value: Any) -> Value:
    """A value as messages get it: things by reference, nothing and an empty list as a dash."""
    if isinstance(value, OptionChoice):
        return Ref("choice", f"{value.option}-{value}")
    if isinstance(value, Saying):
        return str(value)
    if isinstance(value, bool):
        return Ref("said", "yes" if value else "no")
    if isinstance(value, tuple):
        return Ref("item", ",".join(value) or "none")
    if isinstance(value, Held):
        return value.card.id
    if value is None:
        return Ref("item", "none")
    return Ref("item", value) if isinstance(value, str) else value


def card_ref(deck: str, id: str) -> Ref:
    return Ref("card", f"{deck}-{id}")


def _thing(step: Step) -> Ref:
    """What a step binds or changes, by its words."""
    return Ref("thing", step.name)


def _pile(step: Step) -> Ref:
    return Ref("pile", f"{step.deck}-{step.to}")


_STEPS: dict[str, Callable[[Playing, Step], Procedure[None] | None]] = {
    "draw": Playing._draw, "peek": Playing._peek, "find": Playing._find,
    "shuffle": Playing._shuffle, "move": Playing._move, "deal": Playing._deal,
    "remove": Playing._remove, "roll": Playing._roll, "ask": Playing._asked,
    "guide": Playing._guide, "choose": Playing._choose, "each": Playing._each,
    "repeat": Playing._repeat, "do": Playing._do, "next": Playing._next, "stop": Playing._stop,
    "finish": Playing._finish, "let": Playing._let_step, "change": Playing._change,
    "put": Playing._put, "take": Playing._take, "clear": Playing._clear, "fill": Playing._fill,
    "tell": Playing._tell, "note": Playing._note,
}  # fmt: skip
