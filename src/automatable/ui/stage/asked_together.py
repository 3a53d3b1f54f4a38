"""Beside a question of the plain table: cards, what answers bring, further questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from automatable.core.drawing.areas import CardShown, Question
from automatable.core.drawing.screens import AsksInARow, Foretells, ShowsCards
from automatable.core.errors import AutomatableError
from automatable.core.matches.match import Match
from automatable.core.turns.forms import Number
from automatable.core.turns.procedure import Request
from automatable.core.wording import Words
from automatable.ui.words.languages import FALLBACK
from automatable.ui.words.rich import RichWords
from automatable.ui.words.words import words_in

MOST_FORETOLD = 6
"""So many answers say what comes of them."""
MOST_CHANGES = 2
ROW = "row-"
"""Before the first word of an answer in a form with several questions."""
FEW = 9
"""Up to this many words of a part are buttons to choose from; more are a list."""


@dataclass(frozen=True)
class Field:
    """One part of a form: how it is entered, and its words."""

    name: str
    label: str
    kind: str
    """number, few, many, marks or text"""
    options: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = 0
    start: str = ""
    optional: bool = False


def cards_beside(match: Match[Any], words: Words) -> Sequence[CardShown]:
    """What counts of the cards of this turn, beside the question."""
    screens = match.game.screens
    known = match.set_up_done and not match.over
    return screens.cards_seen(match, words) if known and isinstance(screens, ShowsCards) else ()


# --- what an answer brings


def foretold(match: Match[Any], legal: Sequence[str], words: Words) -> dict[str, str]:
    """What some answers change for certain, in a few words."""
    screens = match.game.screens
    if len(legal) > MOST_FORETOLD or not isinstance(screens, Foretells) or match.over:
        return {}
    found = {text: _changes(match, screens, text, words) for text in legal}
    return {text: told for text, told in found.items() if told}


def _changes(match: Match[Any], screens: Foretells, text: str, words: Words) -> str:
    try:
        events = screens.outcome(match, [text], words)
    except AutomatableError:
        return ""  # a turn that stops says so when it is played
    changed = [event for event in events if "old" in event.args][:MOST_CHANGES]
    return " · ".join(words(event.kind, **event.args).rstrip(".") for event in changed)


# --- several questions on one sheet


def _row(match: Match[Any], words: Words) -> Sequence[Question]:
    screens = match.game.screens
    return screens.row(match, words) if isinstance(screens, AsksInARow) else ()


def questions_in_a_row(match: Match[Any], words: Words) -> list[tuple[Field, bool]]:
    """A field for each, and whether it may not be asked at all; nothing for a single question."""
    return [(_field(match, one, words), one.is_open) for one in _row(match, words)]


def _field(match: Match[Any], question: Question, words: Words) -> Field:
    part, head = question.part, question.head
    if isinstance(part, Number):
        start = str(max(part.low, min(part.high, 0)))
        return Field(head, question.text, "number", low=part.low, high=part.high, start=start)
    say = match.game.screens.answer
    options = tuple((option, say(f"{head} {option}", words)) for option in part.options)
    return Field(head, question.text, "few" if len(options) <= FEW else "many", options)


def row_answers(match: Match[Any], given: Mapping[str, Sequence[str]]) -> tuple[list[str], bool]:
    """What the fields of such a sheet answer, in order, and whether nothing is missing."""
    screens = match.game.screens
    if not isinstance(screens, AsksInARow):
        return [], False
    told = {name[len(ROW) :]: "".join(v) for name, v in given.items() if name.startswith(ROW)}
    row = screens.row(match, words_in(FALLBACK, match.game))
    answers, whole = screens.given_in_order(match, row, told)
    return list(answers), whole


@dataclass(frozen=True)
class Outcome:
    """What comes of the answers on the sheet, as far as they were chosen."""

    asked: tuple[str, ...]
    """The questions that are asked with these answers."""
    lines: tuple[Markup, ...] = ()


def outcome_of(match: Match[Any], given: Mapping[str, Sequence[str]], language: str) -> Outcome:
    """Run on a copy: nothing is answered yet; an answer that is not possible brings nothing."""
    screens, say = match.game.screens, RichWords(language, match.game)
    try:
        answers, whole = row_answers(match, given)
    except AutomatableError:
        return Outcome(tuple(_heads(match, match.pending)))
    asked = [text.partition(" ")[0] for text in answers]
    if not whole or not answers or not isinstance(screens, Foretells):
        after = match.foresee(*answers).pending if answers else match.pending
        return Outcome((*asked, *_heads(match, after)))
    events = screens.outcome(match, answers, words_in(language, match.game))
    lines = tuple(Markup(say.sentence(event.kind, **event.args)) for event in events)
    return Outcome(tuple(asked), tuple(dict.fromkeys(lines)))


def _heads(match: Match[Any], asked: Request | None) -> list[str]:
    """The question that is still open, and those behind it that are asked in any case."""
    row = _row(match, words_in(FALLBACK, match.game))
    rules = [question.rule for question in row]
    if asked is None or asked.rule not in rules:
        return []
    later = row[rules.index(asked.rule) :]
    return [one.head for one in later if one.rule == asked.rule or not one.is_open]
