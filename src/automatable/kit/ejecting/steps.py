"""Steps of a file as lines of Python: one function a turn and block, the rule id at each step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.kit.definition import Answer, Body, Definition, Step
from automatable.kit.ejecting.expressions import Expressions
from automatable.kit.formulas import Formula
from automatable.kit.kinds import EMPTY
from automatable.kit.texts import Text

INDENT = "    "


def bound_names(file: Definition) -> set[str]:
    """Everything that any step binds."""
    found = {step.name for turn in file.bodies() for step in turn.all_steps() if step.binds}
    for turn in file.bodies():
        for step in turn.all_steps():
            if step.kind in ("ask", "guide", "each", "repeat", "remove", "let", "find"):
                found.add(step.name)
            found |= {answer.name for answer in step.answers if answer.name}
    return found - {""}


class StepWriter:
    def __init__(self, file: Definition) -> None:
        self.file = file
        self._answers = file.answer_words
        self._expressions = Expressions(file, bound_names(file), self._answers)

    def function(self, name: str, turn: Body, steps: Sequence[Step]) -> str:
        """A procedure with these steps."""
        head = [f"def {name}(play: Play) -> Procedure[None]:"]
        said = " ".join(turn.words.said("en").split()).replace("\\", "").replace('"', "'")
        body = [f'"""{(said or turn.name).rstrip(".")}."""', "yield from ()", "n = play.names"]
        return "\n".join(head + [f"{INDENT}{line}" for line in (*body, *self.lines(steps))])

    def lines(self, steps: Sequence[Step]) -> Iterator[str]:
        for step in steps:
            if step.kind in ("when", "elsewhen", "else"):
                yield from self._condition(step)
            else:
                yield from self._step(step)

    def _condition(self, step: Step) -> Iterator[str]:
        at = f"play.at({step.rule_id!r}, {step.line})"
        if step.formula is None:
            yield from ("else:", f"{INDENT}{at}")
        else:
            word = "if" if step.kind == "when" else "elif"
            yield f"{word} {at} and {self._of(step.formula)}:"
        yield from self._within(step.steps)

    def _step(self, step: Step) -> Iterator[str]:
        yield f"play.at({step.rule_id!r}, {step.line})"
        done = getattr(self, f"_{step.kind}")(step)
        if step.when is None:
            yield from done
            return
        yield f"if {self._of(step.when)}:"
        yield from _within(done)
        if step.binds:
            yield from ("else:", f"{INDENT}n[{step.name!r}] = {EMPTY[step.binds]!r}")

    def _within(self, steps: Sequence[Step]) -> Iterator[str]:
        return _within(self._block(steps))

    def _block(self, steps: Sequence[Step]) -> Iterator[str]:
        """Names end with their block; where one is also an answer word, it must not stay bound."""
        yield from self.lines(steps)
        bound = {step.name for step in steps if step.binds}
        yield from (f"n.pop({name!r}, None)" for name in sorted(bound & self._answers))

    # --- parts

    def _of(self, formula: Formula) -> str:
        return self._expressions.of(formula)

    def _later(self, formula: Formula | None) -> str:
        return "None" if formula is None else f"lambda: {self._of(formula)}"

    def _values(self, text: Text) -> str:
        return "".join(f"{self._of(formula)}, " for formula in text.formulas)

    def _said(self, text: Text) -> str:
        return f"lambda: ({self._values(text)})" if text.formulas else "nothing"

    def _list(self, step: Step) -> str:
        assert step.formula is not None
        return self._of(step.formula)

    # --- cards

    def _draw(self, step: Step) -> Iterator[str]:
        yield f"yield from play.draw({step.name!r}, {step.deck!r}, {step.pile!r})"

    def _peek(self, step: Step) -> Iterator[str]:
        yield f"yield from play.peek({step.name!r}, {step.deck!r})"

    def _find(self, step: Step) -> Iterator[str]:
        where = self._later(step.where)
        yield f"yield from play.find({step.name!r}, {step.deck!r}, {step.pile!r}, {where})"

    def _shuffle(self, step: Step) -> Iterator[str]:
        more = f", {step.pile!r}" if step.pile else ""
        yield f"play.shuffle({step.deck!r}{more})"

    def _move(self, step: Step) -> Iterator[str]:
        yield f"yield from play.move({step.name!r}, {step.deck!r}, {step.to!r}, {step.how!r})"

    def _deal(self, step: Step) -> Iterator[str]:
        piles = f"{step.deck!r}, {step.pile!r}, {step.to!r}"
        yield f"yield from play.deal({self._list(step)}, {piles})"

    def _remove(self, step: Step) -> Iterator[str]:
        yield f"yield from play.remove({step.name!r}, {step.deck!r}, {self._later(step.where)})"

    # --- questions

    def _roll(self, step: Step) -> Iterator[str]:
        values = self._list(step) if step.span is None else repr(_range(*step.span))
        yield f"yield from play.roll({step.name!r}, {values})"

    def _ask(self, step: Step) -> Iterator[str]:
        said = self._said(step.words)
        if step.answers:
            yield f"answer = yield from play.ask({step.name!r}, {said}, ["
            yield from (f"{INDENT}{self._offered(answer)}" for answer in step.answers)
            yield "])"
            yield from self._after(step.answers)
        elif step.span is not None:
            low, high = step.span
            yield f"yield from play.ask_number({step.name!r}, {low}, {high}, {said})"
        elif step.formula is None:
            yield f"yield from play.ask_yes({step.name!r}, {said})"
        else:
            parts = [repr(step.name), self._list(step), self._later(step.where)]
            none = "None" if step.none is None else self._said(step.none)
            yield f"yield from play.ask_item({', '.join([*parts, none, said])})"

    def _guide(self, step: Step) -> Iterator[str]:
        yield f"answer = yield from play.guide({step.name!r}, {self._said(step.words)}, ["
        for line in step.filters:
            yield f"{INDENT}Priority({self._said(line.words)}, {self._later(line.when)}),"
        yield "], ["
        yield from (f"{INDENT}{self._offered(answer)}" for answer in step.answers)
        yield "])"
        yield from self._after(step.answers)

    def _offered(self, answer: Answer) -> str:
        parts = [repr(answer.id), repr(answer.name), self._later(answer.source),
                 self._later(answer.where), self._later(answer.when),
                 self._said(answer.words)]  # fmt: skip
        return f"Offered({', '.join(parts)}),"

    def _after(self, answers: Sequence[Answer]) -> Iterator[str]:
        word = "if"
        for answer in answers:
            if answer.steps:
                yield f"{word} answer == {answer.id!r}:"
                yield from self._within(answer.steps)
                word = "elif"

    def _choose(self, step: Step) -> Iterator[str]:
        head = [repr(step.name), self._list(step), self._later(step.where)]
        yield f"is_one = yield from play.choose({', '.join(head)}, {self._said(step.words)}, ["
        for one in step.filters:
            parts = [repr(one.kind), self._later(one.formula), self._said(one.words)]
            yield f"{INDENT}Narrowing({', '.join(parts)}),"
        yield "])"
        if step.otherwise:
            yield "if not is_one:"
            yield from self._within(step.otherwise)

    # --- order

    def _each(self, step: Step) -> Iterator[str]:
        yield f"for n[{step.name!r}] in {self._list(step)}:"
        inside = list(self._block(step.steps)) or ["pass"]
        if step.where is not None:
            yield f"{INDENT}if {self._of(step.where)}:"
            inside = list(_within(inside))
        yield from _within(inside)

    def _repeat(self, step: Step) -> Iterator[str]:
        name = f"n[{step.name!r}]" if step.name else "_"
        yield f"for {name} in play.repeat({self._list(step)}):"
        yield from self._within(step.steps)

    def _do(self, step: Step) -> Iterator[str]:
        yield f"yield from block_{step.name}(play)"

    def _next(self, step: Step) -> Iterator[str]:
        yield f"play.next = {step.name!r}"

    def _stop(self, step: Step) -> Iterator[str]:
        yield "raise StopTurn"

    def _finish(self, step: Step) -> Iterator[str]:
        yield f"play.finish({step.how or 'over'!r})"

    def _let(self, step: Step) -> Iterator[str]:
        yield f"n[{step.name!r}] = {self._list(step)}"

    # --- changes

    def _change(self, step: Step) -> Iterator[str]:
        yield f"play.change({step.name!r}, {step.how!r}, {self._list(step)})"
        yield from self._told(step)

    def _put(self, step: Step) -> Iterator[str]:
        yield f"play.put({self._list(step)}, {step.name!r})"
        yield from self._told(step)

    def _take(self, step: Step) -> Iterator[str]:
        yield f"play.take({self._list(step)}, {step.name!r})"
        yield from self._told(step)

    def _clear(self, step: Step) -> Iterator[str]:
        yield f"play.clear({step.name!r})"
        yield from self._told(step)

    def _fill(self, step: Step) -> Iterator[str]:
        start = tuple(self.file.pieces[step.name].start or ())
        yield f"play.fill({step.name!r}, {start!r})"
        yield from self._told(step)

    def _told(self, step: Step) -> Iterator[str]:
        if step.words:
            yield f"play.tell({self._values(step.words)})"

    def _tell(self, step: Step) -> Iterator[str]:
        yield f"play.tell({self._values(step.words)})"

    def _note(self, step: Step) -> Iterator[str]:
        yield f"play.note({self._values(step.words)})"


def _range(low: int, high: int) -> range:
    return range(low, high + 1)


def _within(lines: Iterator[str] | Sequence[str]) -> Iterator[str]:
    """One level deeper; nothing to do is said."""
    some = False
    for line in lines:
        some = True
        yield f"{INDENT}{line}"
    if not some:
        yield f"{INDENT}pass"
