"""A turn of a file, step by step: each step does what the runtime calls by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import Any

from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.kit import limits
from automatable.kit.definition import Definition, Step
from automatable.kit.evaluating import Evaluating
from automatable.kit.formulas import Formula
from automatable.kit.kinds import EMPTY
from automatable.kit.own_cards import cards_of
from automatable.kit.runtime.base import Contents
from automatable.kit.runtime.cards import Card
from automatable.kit.runtime.play import Play
from automatable.kit.runtime.values import (
    Condition,
    Narrowing,
    Offered,
    Priority,
    Said,
    StopTurn,
    nothing,
)
from automatable.kit.state import KitState
from automatable.kit.texts import Text


class Playing(Play):
    """One turn: formulas are reckoned within their limits, and no turn has too many steps."""

    def __init__(self, file: Definition, told: Contents, state: KitState, log: Log) -> None:
        super().__init__(told, state, log)
        self.file = file
        self._reckoning = Evaluating(file, state, self.names)
        self._steps_done = 0

    def value(self, formula: Formula) -> Any:
        self._reckoning.line, self._reckoning.unasked = self.line, self.unasked
        return self._reckoning.value(formula)

    def card(self, deck: str, id: str) -> Card:
        """The owner's, where an owner has typed in the printed cards."""
        return cards_of(self.file, self.state, self.file.decks[deck])[id]

    def at(self, rule: str, line: int) -> bool:
        self._steps_done += 1
        if self.file.reached is not None:
            self.file.reached.add(rule)
        super().at(rule, line)
        if self._steps_done > limits.RUN_STEPS:
            raise self.stop("run_steps")
        return True

    # --- steps

    def steps(self, steps: Sequence[Step]) -> Procedure[None]:
        held = False
        """Whether one of the conditions that follow each other was true."""
        for step in steps:
            if step.kind == "when":
                held = False
            if step.kind in ("when", "elsewhen", "else"):
                if not held and self._is_open(step):
                    held = True
                    yield from self._within(step.steps)
            else:
                yield from self._one(step)

    def _within(self, steps: Sequence[Step]) -> Procedure[None]:
        """A block: the names that it binds end with it (KIT-TUR-03)."""
        before = set(self.names)
        yield from self.steps(steps)
        self._forget(before)

    def _forget(self, before: Set[str]) -> None:
        for name in self.names.keys() - before:
            del self.names[name]

    def _is_open(self, step: Step) -> bool:
        self.at(step.rule_id, step.line)
        return step.formula is None or bool(self.value(step.formula))

    def _one(self, step: Step) -> Procedure[None]:
        self.at(step.rule_id, step.line)
        if step.when is not None and not self.value(step.when):
            if step.binds:  # KIT-TUR-04
                self.names[step.name] = EMPTY[step.binds]
            return
        doing = _STEPS[step.kind](self, step)
        if doing is not None:
            yield from doing

    # --- parts of a step

    def _reckoned(self, step: Step) -> Any:
        assert step.formula is not None
        return self.value(step.formula)

    def _later(self, formula: Formula | None) -> Condition | None:
        return None if formula is None else lambda: self.value(formula)

    def _where(self, step: Step) -> Condition:
        where = step.where
        assert where is not None
        return lambda: self.value(where)

    def said(self, text: Text) -> Said:
        """The values of a text's formulas, when it is said."""
        formulas = text.formulas
        return (lambda: tuple(map(self.value, formulas))) if formulas else nothing

    # --- cards and chance

    def _draw(self, step: Step) -> Procedure[None]:
        return self.draw(step.name, step.deck, step.pile)

    def _peek(self, step: Step) -> Procedure[None]:
        return self.peek(step.name, step.deck)

    def _find(self, step: Step) -> Procedure[None]:
        return self.find(step.name, step.deck, step.pile, self._where(step))

    def _shuffle(self, step: Step) -> None:
        self.shuffle(step.deck, *((step.pile,) if step.pile else ()))

    def _move(self, step: Step) -> Procedure[None]:
        return self.move(step.name, step.deck, step.to, step.how)

    def _deal(self, step: Step) -> Procedure[None]:
        return self.deal(self._reckoned(step), step.deck, step.pile, step.to)

    def _remove(self, step: Step) -> Procedure[None]:
        return self.remove(step.name, step.deck, self._where(step))

    def _roll(self, step: Step) -> Procedure[None]:
        values = self._reckoned(step) if step.span is None else _range(*step.span)
        return self.roll(step.name, values)

    # --- questions

    def _ask(self, step: Step) -> Procedure[None]:
        words = self.said(step.words)
        if step.answers:
            before = {step.name, *self.names}
            answer = yield from self.ask(step.name, words, self._offered(step))
            yield from self._after(step, answer)
            self._forget(before)
        elif step.span is not None:
            yield from self.ask_number(step.name, *step.span, words)
        elif step.formula is None:
            yield from self.ask_yes(step.name, words)
        else:
            items, where = self._reckoned(step), self._later(step.where)
            none = None if step.none is None else self.said(step.none)
            yield from self.ask_item(step.name, items, where, none, words)

    def _guide(self, step: Step) -> Procedure[None]:
        priorities = [Priority(self.said(p.words), self._later(p.when)) for p in step.filters]
        words, before = self.said(step.words), {step.name, *self.names}
        answer = yield from self.guide(step.name, words, priorities, self._offered(step))
        yield from self._after(step, answer)
        self._forget(before)

    def _offered(self, step: Step) -> list[Offered]:
        return [
            Offered(one.id, one.name, self._later(one.source), self._later(one.where),
                    self._later(one.when), self.said(one.words))
            for one in step.answers
        ]  # fmt: skip

    def _after(self, step: Step, answer: str) -> Procedure[None]:
        """The steps of the answer that was given."""
        for given in step.answers:
            if given.id == answer:
                yield from self._within(given.steps)

    def _choose(self, step: Step) -> Procedure[None]:
        filters = [
            Narrowing(one.kind, self._later(one.formula), self.said(one.words))
            for one in step.filters
        ]
        items, where = self._reckoned(step), self._later(step.where)
        is_one = yield from self.choose(step.name, items, where, self.said(step.words), filters)
        if not is_one:
            yield from self._within(step.otherwise)

    # --- order

    def _each(self, step: Step) -> Procedure[None]:
        before = set(self.names)
        for item in self._reckoned(step):
            self.at(step.rule_id, step.line)
            self.names[step.name] = item
            if step.where is None or self.value(step.where):
                yield from self._within(step.steps)
        self._forget(before)

    def _repeat(self, step: Step) -> Procedure[None]:
        before = set(self.names)
        for number in self.repeat(self._reckoned(step)):
            self.at(step.rule_id, step.line)
            if step.name:
                self.names[step.name] = number
            yield from self._within(step.steps)
        self._forget(before)

    def _do(self, step: Step) -> Procedure[None]:
        return self._within(self.file.blocks[step.name].steps)

    def _next(self, step: Step) -> None:
        self.next = step.name

    def _stop(self, step: Step) -> None:
        raise StopTurn

    def _finish(self, step: Step) -> None:
        self.finish(step.how or "over")

    # --- changes

    def _let(self, step: Step) -> None:
        self.names[step.name] = self._reckoned(step)

    def _change(self, step: Step) -> None:
        self.change(step.name, step.how, self._reckoned(step))
        self._told(step)

    def _put(self, step: Step) -> None:
        self.put(self._reckoned(step), step.name)
        self._told(step)

    def _take(self, step: Step) -> None:
        self.take(self._reckoned(step), step.name)
        self._told(step)

    def _clear(self, step: Step) -> None:
        self.clear(step.name)
        self._told(step)

    def _fill(self, step: Step) -> None:
        self.fill(step.name, self.file.pieces[step.name].start)
        self._told(step)

    def _told(self, step: Step) -> None:
        """A text behind a change is a tell after it."""
        if step.words:
            self._tell(step)

    def _tell(self, step: Step) -> None:
        self.tell(*self.said(step.words)())

    def _note(self, step: Step) -> None:
        self.note(*self.said(step.words)())


def _range(low: int, high: int) -> range:
    return range(low, high + 1)


_STEPS: dict[str, Callable[[Playing, Step], Procedure[None] | None]] = {
    "draw": Playing._draw, "peek": Playing._peek, "find": Playing._find,
    "shuffle": Playing._shuffle, "move": Playing._move, "deal": Playing._deal,
    "remove": Playing._remove, "roll": Playing._roll, "ask": Playing._ask,
    "guide": Playing._guide, "choose": Playing._choose, "each": Playing._each,
    "repeat": Playing._repeat, "do": Playing._do, "next": Playing._next, "stop": Playing._stop,
    "finish": Playing._finish, "let": Playing._let, "change": Playing._change,
    "put": Playing._put, "take": Playing._take, "clear": Playing._clear, "fill": Playing._fill,
    "tell": Playing._tell, "note": Playing._note,
}  # fmt: skip
