"""Steps of turns, blocks, set-up and score, as they stand in the file (section 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from automatable.kit import limits
from automatable.kit.definition import (
    NO_TEXT,
    SIDES,
    Answer,
    Body,
    Definition,
    Filter,
    Rule,
    Step,
)
from automatable.kit.formulas import Cursor
from automatable.kit.lines import NAME, RANGE, TEXT, Line
from automatable.kit.mistakes import Mistake, nearest
from automatable.kit.naming import STEP_WORDS
from automatable.kit.wording import Wording, leaf

FILTERS = ("need", "keep", "most", "least", "first", "last", "random", "ask")
ENDING = ("first", "last", "random", "ask")
"""Filters that leave one; the last filter of a choice is one of them."""
SCORE_STEPS = ("ask", "let", "note", "line")


class StepReader:
    """Reads the lines of steps; what they name is looked at when all is declared."""

    def __init__(self, file: Definition, wording: Wording) -> None:
        self._file, self._wording = file, wording
        self._count = 0
        self._readers: dict[str, Callable[[Step, Cursor], list[Line]]] = {
            "draw": self._draw, "peek": self._draw, "find": self._find, "shuffle": self._shuffle,
            "move": self._move, "deal": self._deal, "remove": self._remove, "roll": self._roll,
            "ask": self._ask, "guide": self._guide, "choose": self._choose, "each": self._each,
            "repeat": self._repeat, "when": self._when, "elsewhen": self._when, "else": self._else,
            "do": self._named, "next": self._named, "stop": self._stop, "finish": self._finish,
            "let": self._let, "put": self._put, "take": self._take, "clear": self._whole,
            "fill": self._whole, "tell": self._tell, "note": self._tell, "line": self._line,
        }  # fmt: skip

    # --- bodies

    def body(self, turn: Body, lines: Sequence[Line]) -> Body:
        """The steps of a turn with their rule ids (KIT-TUR-06)."""
        turn.steps = self.read(lines)
        return self._numbered(turn)

    def score(self, turn: Body, lines: Sequence[Line]) -> Body:
        for line in lines:
            if line.is_raw or line.head not in SCORE_STEPS:
                known = ", ".join(SCORE_STEPS)
                raise Mistake("score_step", line.number, word=line.head, known=known)
        turn.steps = [self._step(line) for line in lines]
        return self._numbered(turn)

    def _numbered(self, turn: Body) -> Body:
        for number, step in enumerate(turn.all_steps(), 1):
            step.rule_id = f"{turn.rule_id}-{number:02}"
            self._count += 1
            if self._count > limits.STEPS:
                raise Mistake("too_many", step.line, word=str(limits.STEPS))
        return turn

    def read(self, lines: Sequence[Line]) -> list[Step]:
        found: list[Step] = []
        for line in lines:
            step = self._step(line)
            if step.kind == "line":
                raise _unknown(line, STEP_WORDS)
            if step.kind in ("elsewhen", "else"):
                _check_alone(step, found)
            found.append(step)
        return found

    def _step(self, line: Line) -> Step:
        if line.is_raw or not line.tokens or line.tokens[0].kind != NAME:
            raise _unknown(line, STEP_WORDS)
        cursor = Cursor(line)
        if cursor.after.text in ("=", "+=", "-="):
            step = Step("change", line.number, name=cursor.name())
            rest = self._change(step, cursor)
        elif line.head in self._readers:
            step = Step(cursor.take().text, line.number)
            rest = self._readers[step.kind](step, cursor)
        else:
            raise _unknown(line, STEP_WORDS)
        if step.kind not in ("when", "elsewhen", "else") and cursor.accept("when"):
            step.when = cursor.formula()
        cursor.end()
        self._below(step, rest)
        return step

    def _below(self, step: Step, rest: Sequence[Line]) -> None:
        """What stands under a step: its rule, and for some the steps within."""
        for line in rest:
            if line.head == "rule" and not line.is_raw and step.rule is None:
                step.rule = self.rule(line)
                rest = [other for other in rest if other is not line]
                break
        if step.kind in ("each", "repeat", "when", "elsewhen", "else"):
            step.steps = self.read(rest)
        else:
            leaf(rest)

    def rule(self, line: Line) -> Rule:
        cursor = Cursor(line)
        cursor.take()
        words, rest = self._wording.words(cursor)
        page = cursor.whole_number() if cursor.accept("page") else 0
        cursor.end()
        leaf(rest)
        return Rule(words, page)

    def _words(self, step: Step, cursor: Cursor) -> list[Line]:
        step.words, rest = self._wording.template(cursor)
        return rest

    def _words_if_any(self, step: Step, cursor: Cursor) -> list[Line]:
        if cursor.next.kind == TEXT:
            return self._words(step, cursor)
        return cursor.line.children

    # --- cards and chance

    def _pile_of(self, step: Step, cursor: Cursor) -> None:
        step.deck = cursor.name("deck")
        if cursor.accept("."):
            step.pile = cursor.name("pile")

    def _draw(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name()
        cursor.expect("from")
        self._pile_of(step, cursor)
        if step.kind == "peek" and step.pile:
            raise Mistake("too_much", cursor.number, word=step.pile)
        return cursor.line.children

    def _find(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name()
        cursor.expect("in")
        self._pile_of(step, cursor)
        cursor.expect("where")
        step.where = cursor.formula()
        return cursor.line.children

    def _shuffle(self, step: Step, cursor: Cursor) -> list[Line]:
        step.deck = cursor.name("deck")
        if cursor.accept("with"):
            step.pile = cursor.name("pile")
        return cursor.line.children

    def _move(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name("card")
        cursor.expect("to")
        step.deck = cursor.name("deck")
        cursor.expect(".")
        step.to = cursor.name("pile")
        step.how = cursor.accept("top", "bottom", "in") or ("in" if step.to == "draw" else "top")
        if step.how == ("bottom" if step.to == "draw" else "in"):
            raise Mistake("unknown_word", cursor.number, word=step.how,
                          known="top, in" if step.to == "draw" else "top, bottom")  # fmt: skip
        return cursor.line.children

    def _deal(self, step: Step, cursor: Cursor) -> list[Line]:
        step.formula = cursor.formula()
        cursor.expect("from")
        self._pile_of(step, cursor)
        cursor.expect("to")
        deck = cursor.name("deck")
        cursor.expect(".")
        step.to = cursor.name("pile")
        if not step.pile:
            raise Mistake("expected", cursor.number, what=".", word="to")
        if deck != step.deck:
            raise Mistake("type_wrong", cursor.number, wanted=step.deck, got=deck, word=deck)
        return cursor.line.children

    def _remove(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name()
        cursor.expect("from")
        step.deck = cursor.name("deck")
        cursor.expect("where")
        step.where = cursor.formula()
        return cursor.line.children

    def _roll(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name()
        if cursor.accept("from"):
            step.formula = cursor.formula()
        else:
            step.span = cursor.range()
        return cursor.line.children

    # --- questions

    def _ask(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name()
        rest = self._words(step, cursor)
        shapes = 0
        if cursor.next.kind == RANGE:
            step.span, shapes = cursor.range(), 1
        elif cursor.accept("yes"):
            step.how, shapes = "yes", 1
        elif cursor.accept("from"):
            step.formula, shapes = cursor.formula(), 1
            step.where = cursor.formula() if cursor.accept("where") else None
            rest = self._none_line(step, rest)
        rest = self._answers(step, rest)
        if shapes + bool(step.answers) != 1:
            raise Mistake("ask_shape", cursor.number, word=step.name)
        return rest

    def _none_line(self, step: Step, rest: Sequence[Line]) -> list[Line]:
        others: list[Line] = []
        for line in rest:
            if line.head != "none" or step.none is not None:
                others.append(line)
                continue
            cursor = Cursor(line)
            cursor.take()
            step.none, below = self._wording.template(cursor)
            cursor.end()
            leaf(below)
        return others

    def _answers(self, step: Step, rest: Sequence[Line]) -> list[Line]:
        """The answer lines; what else stands there."""
        others: list[Line] = []
        for line in rest:
            if line.head == "answer" and not line.is_raw:
                step.answers.append(self._answer(line))
            else:
                others.append(line)
        taken: set[str] = set()
        for answer in step.answers:
            if answer.id in taken:
                raise Mistake("name_taken", answer.line, word=answer.id)
            taken.add(answer.id)
        return others

    def _answer(self, line: Line) -> Answer:
        cursor = Cursor(line)
        cursor.take()
        answer = Answer(cursor.name("answer"), line.number, NO_TEXT)
        if cursor.next.kind == NAME:
            answer.name = cursor.name()
            cursor.expect("from")
            answer.source = cursor.formula()
            answer.where = cursor.formula() if cursor.accept("where") else None
        answer.words, rest = self._wording.template(cursor)
        answer.when = cursor.formula() if cursor.accept("when") else None
        cursor.end()
        answer.steps = self.read(rest)
        return answer

    def _guide(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name()
        rest = self._words(step, cursor)
        others: list[Line] = []
        for line in rest:
            if line.head in ("must", "by") and not line.is_raw:
                step.filters.append(self._priority(line))
            else:
                others.append(line)
        return self._answers(step, others)

    def _priority(self, line: Line) -> Filter:
        cursor = Cursor(line)
        kind = cursor.take().text
        words, rest = self._wording.template(cursor)
        when = cursor.formula() if cursor.accept("when") else None
        cursor.end()
        leaf(rest)
        return Filter(kind, line.number, words, when=when)

    def _choose(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name()
        cursor.expect("from")
        step.formula = cursor.formula()
        step.where = cursor.formula() if cursor.accept("where") else None
        rest = self._words(step, cursor)
        others: list[Line] = []
        for place, line in enumerate(rest):
            if line.head in FILTERS and not line.is_raw:
                step.filters.append(self._filter(line))
            elif line.head == "else" and place == len(rest) - 1:
                Cursor(line, line.tokens[1:]).end()
                step.otherwise = self.read(line.children)
            elif line.head in ("rule", "else"):
                others.append(line)
            else:
                raise _unknown(line, (*FILTERS, "else"))
        if not step.filters or step.filters[-1].kind not in ENDING:
            raise Mistake("choose_open", cursor.number, word=step.name)
        for early in step.filters[:-1]:
            if early.kind in ENDING:
                raise Mistake("choose_open", early.line, word=early.kind)
        return others

    def _filter(self, line: Line) -> Filter:
        cursor = Cursor(line)
        kind = cursor.take().text
        formula = None if kind in ENDING else cursor.formula()
        words, rest = self._wording.template(cursor)
        cursor.end()
        leaf(rest)
        return Filter(kind, line.number, words, formula)

    # --- order

    def _each(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name()
        cursor.expect("in")
        step.formula = cursor.formula()
        step.where = cursor.formula() if cursor.accept("where") else None
        return cursor.line.children

    def _repeat(self, step: Step, cursor: Cursor) -> list[Line]:
        step.formula = cursor.formula()
        step.name = cursor.name() if cursor.accept("as") else ""
        return cursor.line.children

    def _when(self, step: Step, cursor: Cursor) -> list[Line]:
        step.formula = cursor.formula()
        return cursor.line.children

    def _else(self, step: Step, cursor: Cursor) -> list[Line]:
        return cursor.line.children

    def _named(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name("block" if step.kind == "do" else "turn")
        return cursor.line.children

    def _stop(self, step: Step, cursor: Cursor) -> list[Line]:
        return cursor.line.children

    def _finish(self, step: Step, cursor: Cursor) -> list[Line]:
        step.how = cursor.accept(*SIDES)
        return cursor.line.children

    # --- changes

    def _let(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name()
        cursor.expect("=")
        step.formula = cursor.formula()
        return cursor.line.children

    def _change(self, step: Step, cursor: Cursor) -> list[Line]:
        step.how = cursor.expect("=", "+=", "-=")
        step.formula = cursor.formula()
        return self._words_if_any(step, cursor)

    def _put(self, step: Step, cursor: Cursor) -> list[Line]:
        step.formula = cursor.formula()
        cursor.expect("on")
        step.name = cursor.name("pieces")
        return self._words_if_any(step, cursor)

    def _take(self, step: Step, cursor: Cursor) -> list[Line]:
        step.formula = cursor.formula()
        cursor.expect("off")
        step.name = cursor.name("pieces")
        return self._words_if_any(step, cursor)

    def _whole(self, step: Step, cursor: Cursor) -> list[Line]:
        step.name = cursor.name("pieces")
        return self._words_if_any(step, cursor)

    def _tell(self, step: Step, cursor: Cursor) -> list[Line]:
        return self._words(step, cursor)

    def _line(self, step: Step, cursor: Cursor) -> list[Line]:
        step.formula = cursor.formula()
        return self._words(step, cursor)


def _check_alone(step: Step, before: Sequence[Step]) -> None:
    if not before or before[-1].kind not in ("when", "elsewhen"):
        raise Mistake("else_alone", step.line, word=step.kind)


def _unknown(line: Line, known: Sequence[str] | frozenset[str]) -> Mistake:
    nearby = nearest(line.head, sorted(known))
    return Mistake("unknown_word", line.number, word=line.head, known=nearby)
