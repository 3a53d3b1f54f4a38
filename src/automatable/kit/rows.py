"""Several questions of a file in a row that do not change each other's offers: one sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from automatable.core.drawing.areas import Question
from automatable.core.matches.match import Match
from automatable.core.turns.forms import Number, OneOf
from automatable.core.turns.procedure import Request
from automatable.core.wording import Words
from automatable.kit.definition import SIDES, Definition, Step
from automatable.kit.formulas import Formula, names_in
from automatable.kit.texts import Text


class Rows:
    """Which questions of a file may stand beside each other."""

    def __init__(self, file: Definition) -> None:
        self._after = dict(_followers(file))

    def of(self, match: Match[Any], words: Words) -> Sequence[Question]:
        """The open question with those that follow it for certain; nothing if it stands alone."""
        pending = match.pending
        steps = self._after.get(pending.rule, ()) if pending is not None else ()
        found = list(_questions(match, steps, words)) if len(steps) > 1 else []
        return found if len(found) > 1 else ()


def _followers(file: Definition) -> Iterator[tuple[str, Sequence[Step]]]:
    """Each step that asks, with the questions that follow it directly."""
    for steps in _lists(file):
        for place, step in enumerate(steps):
            if _is_plain(step):
                yield step.rule_id, list(_in_a_row(steps[place:]))


def _lists(file: Definition) -> Iterator[Sequence[Step]]:
    """Every list of steps; what both scores ask comes one after the other."""
    yield [step for side in SIDES for step in file.scores[side].steps if step.kind == "ask"]
    bodies = [*(file.turns.values()), *file.blocks.values(), *((file.setup,) if file.setup else ())]
    for body in bodies:
        yield body.steps
        for step in body.all_steps():
            yield from (step.steps, step.otherwise, *(answer.steps for answer in step.answers))


def _is_plain(step: Step) -> bool:
    return step.kind == "ask" and not step.answers


def _in_a_row(steps: Sequence[Step]) -> Iterator[Step]:
    """Up to the first that asks otherwise, or whose words or offers hang on an earlier answer."""
    known: set[str] = set()
    for step in steps:
        offers = [formula for formula in (step.formula, step.where) if formula is not None]
        hangs = any(names_in(formula) & known for formula in (*offers, *_said(step.words)))
        if not _is_plain(step) or hangs or (_is_open(step, known) and step.span is None):
            return
        yield step
        known.add(step.name)


def _said(text: Text) -> Iterator[Formula]:
    return (placeholder.formula for placeholder in text.placeholders())


def _is_open(step: Step, known: set[str]) -> bool:
    """Whether it hangs on an earlier answer if it is asked at all."""
    return step.when is not None and bool(names_in(step.when) & known)


def _questions(match: Match[Any], steps: Sequence[Step], words: Words) -> Iterator[Question]:
    given: list[str] = []
    twin, known = match, set[str]()
    for step in steps:
        asked = twin.pending
        if asked is not None and asked.rule == step.rule_id:
            yield _question(step, asked, _is_open(step, known), words)
            given.append(_any(asked))
            twin = match.foresee(*given)
        elif _is_open(step, known) and step.span is not None:
            part = Number(step.name, *step.span)
            yield Question(step.name, step.rule_id, words(f"ask-{step.rule_id}"), part, True)
        elif step.when is None:
            return
        known.add(step.name)


def _question(step: Step, asked: Request, is_open: bool, words: Words) -> Question:
    text = words(f"ask-{asked.prompt}", **asked.args)
    forms = asked.forms()
    if forms and isinstance(forms[0].parts[0], Number):
        part: Number | OneOf = forms[0].parts[0]
    else:
        part = OneOf(step.name, tuple(text.partition(" ")[2] for text in asked.legal()))
    return Question(step.name, asked.rule, text, part, is_open)


def _any(asked: Request) -> str:
    legal = list(asked.legal())
    return legal[0] if legal else asked.forms()[0].filled(lambda values: values[0])


def given_in_order(
    match: Match[Any], row: Sequence[Question], given: Mapping[str, str]
) -> tuple[list[str], bool]:
    """The answers as they are asked for, one after the other, and whether none is missing."""
    answers: list[str] = []
    rules = {question.rule: question for question in row}
    while True:
        asked = match.foresee(*answers).pending if answers else match.pending
        question = rules.pop(asked.rule, None) if asked is not None else None
        if question is None:
            return answers, True
        if not given.get(question.head, ""):
            return answers, False
        answers.append(f"{question.head} {given[question.head]}")
