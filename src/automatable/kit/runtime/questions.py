"""Steps that ask chance or the person, and choices that a list of filters decides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from automatable.core.turns import choice as cascade
from automatable.core.turns.asking import ask_number
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.listed import choices
from automatable.core.turns.procedure import Ask, Draw, Procedure
from automatable.kit.runtime.values import (
    Condition,
    Names,
    Narrowing,
    Offered,
    Priority,
    Said,
    Stop,
    nothing,
    said,
    spoken,
)

_FILTERS: dict[str, Any] = {
    "need": cascade.require, "keep": cascade.keep, "most": cascade.most, "least": cascade.least,
}  # fmt: skip


class Questions(ABC):
    """What a turn cannot know by itself."""

    names: Names
    log: Log
    rule: str

    @abstractmethod
    def stop(self, code: str) -> Stop: ...

    @abstractmethod
    def count_question(self) -> None: ...

    @abstractmethod
    def happened(self, kind: str, **args: Value) -> None: ...

    # --- chance

    def roll(self, name: str, values: Sequence[Any]) -> Procedure[None]:
        """All equally likely; what a list repeats counts as often."""
        if not values:
            raise self.stop("nothing_to_answer")
        value = yield from self._by_chance(name, values)
        self.names[name] = value
        self.happened("rolled", name=name, value=spoken(value))

    def _by_chance(self, name: str, values: Sequence[Any]) -> Procedure[Any]:
        self.count_question()
        return (
            yield from Draw(
                prompt="kit-roll", rule=self.rule, stream=f"kit/{name}", word=name,
                outcomes=dict(Counter(values)), args={"name": name},
            )
        )  # fmt: skip

    # --- the person

    def _question(self, answers: dict[str, Any], args: dict[str, Value]) -> Procedure[Any]:
        """One of a closed list."""
        if not answers:
            raise self.stop("nothing_to_answer")
        self.count_question()
        return (
            yield from Ask(
                prompt=self.rule, rule=self.rule, seat=1, args=args, **choices(lambda: answers)
            )
        )

    def ask_number(self, name: str, low: int, high: int, words: Said = nothing) -> Procedure[None]:
        self.count_question()
        args = said(words())
        value = yield from ask_number(self.rule, self.rule, name, low, high, args=args)
        self._answered(name, value, words)

    def ask_yes(self, name: str, words: Said = nothing) -> Procedure[None]:
        answers = {f"{name} yes": True, f"{name} no": False}
        self._answered(name, (yield from self._question(answers, said(words()))), words)

    def ask_item(
        self, name: str, items: Sequence[Any], where: Condition | None = None,
        none: Said | None = None, words: Said = nothing,
    ) -> Procedure[None]:  # fmt: skip
        """One of a list without repetitions; `none` are the values in the words for none of it."""
        answers = {f"{name} {item}": item for item in self._fitting(name, items, where)}
        args = said(words())
        if none is not None:
            answers[f"{name} none"] = None
            args |= _told("none", none)
        self._answered(name, (yield from self._question(answers, args)), words)

    def _answered(self, name: str, value: Any, words: Said) -> None:
        """The question once more with what was said to it."""
        self.names[name] = value
        told = Ref("answer", f"{self.rule}-none") if value is None else spoken(value)
        self.log.happened(f"answered-{self.rule}", self.rule, **said(words()), value=told)

    def _fitting(self, name: str, items: Sequence[Any], where: Condition | None) -> list[Any]:
        """A list without repetitions, looked at with the name bound."""
        found = list(dict.fromkeys(items))
        if where is None:
            return found
        before, fitting = dict(self.names), []
        for item in found:
            self.names[name] = item
            if where():
                fitting.append(item)
        self.names.restore(name, before)
        return fitting

    # --- answers with steps of their own

    def ask(self, name: str, words: Said, offered: Sequence[Offered]) -> Procedure[str]:
        """One of several answers; which one it was."""
        return (yield from self._ask_answer(name, words, offered, said(words())))

    def guide(
        self, name: str, words: Said, priorities: Sequence[Priority], offered: Sequence[Offered]
    ) -> Procedure[str]:
        """The priorities in words, then the answers; without any, it is only done."""
        args = {**said(words()), **_priorities(priorities)}
        self.log.instruct(f"guide-{self.rule}", self.rule, **args)
        if offered:
            return (yield from self._ask_answer(name, words, offered, args))
        self.names[name] = "done"
        yield from self._question({"done": None}, args)
        return "done"

    def _ask_answer(
        self, name: str, words: Said, offered: Sequence[Offered], args: dict[str, Value]
    ) -> Procedure[str]:
        rule, answers = self.rule, dict(self._answers(offered))
        told = {key: value for one in offered for key, value in _told(one.id, one.said).items()}
        answer, item = yield from self._question(answers, {**args, **told})
        self.names[name] = answer.id
        more = {"value": Ref("answer", f"{rule}-{answer.id}"), **said(answer.said(), "b")}
        kind = f"answered-{rule}" + (f"-as-{answer.id}" if answer.said is not nothing else "")
        if item is not None:
            kind, more = f"{kind}-item", {**more, "item": spoken(item)}
        self.log.happened(kind, rule, **said(words()), **more)
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

    # --- choosing

    def choose(
        self, name: str, items: Sequence[Any], where: Condition | None, words: Said,
        filters: Sequence[Narrowing],
    ) -> Procedure[bool]:  # fmt: skip
        """Narrowed filter by filter until one is left; whether there is one."""
        options, rule = self._fitting(name, items, where), self.rule
        *narrowing, ending = filters
        made = [self._filter(name, place, one) for place, one in enumerate(narrowing)]
        end = cascade.last if ending.kind == "last" else cascade.first
        last = end(f"{rule}-{len(made)}", rule=rule)
        if ending.kind in ("random", "ask"):
            left = self._narrowed(options, made)
            taken = yield from self._last_word(name, ending.kind, left, words)
            last = cascade.Filter(last.name, rule, lambda left: [taken])
        decision = cascade.choose(rule, options, *made, last, rule=rule, kind="item")
        self.names[name] = decision.chosen
        told = said(words())
        decision = _in_words(replace(decision, args=told), filters)
        self.log.decided(f"decided-{rule}", rule, decision, item=spoken(decision.chosen), **told)
        return decision.chosen is not None

    def _filter(self, name: str, place: int, narrow: Narrowing) -> cascade.Filter:
        measure = narrow.measure
        assert measure is not None

        def looked_at(item: Any) -> Any:
            self.names[name] = item
            return measure()

        make = _FILTERS[narrow.kind]
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

    def _last_word(
        self, name: str, ending: str, left: Sequence[Any], words: Said
    ) -> Procedure[Any]:
        """Chance or the person, if more than one is left."""
        if len(left) == 1:
            return left[0]
        if ending == "random":
            return (yield from self._by_chance(name, left))
        answers = {f"{name} {item}": item for item in left}
        return (yield from self._question(answers, said(words())))


def _told(id: str, words: Said) -> dict[str, Value]:
    """What stands in the words of an answer, as an argument of its question."""
    return {f"answer-{id}": tuple(map(spoken, words()))} if words is not nothing else {}


def _priorities(priorities: Sequence[Priority]) -> dict[str, Value]:
    """The priorities that hold, by their place: what the message of each gets."""
    return {
        f"line{place}": tuple(map(spoken, line.said()))
        for place, line in enumerate(priorities)
        if line.when is None or line.when()
    }


def _in_words(decision: cascade.Decision, filters: Sequence[Narrowing]) -> cascade.Decision:
    """What stands in the words of each filter, once the choice is made."""
    if all(one.said is nothing for one in filters):
        return decision
    told = {f"{decision.rule}-{place}": said(one.said()) for place, one in enumerate(filters)}
    steps = tuple(replace(step, args=told[step.filter]) for step in decision.steps)
    return replace(decision, steps=steps)
