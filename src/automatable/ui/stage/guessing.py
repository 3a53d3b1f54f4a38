"""Guess what it does: the app asks where the Automa will go before it tells, and keeps count."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from automatable.core.files.foreign import whole_number
from automatable.core.matches.match import Match
from automatable.core.turns.choice import Decision, Option
from automatable.core.turns.events import Event, Ref
from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.stage.stage import NOTHING_ELSE, Candidate, boards_then, sides
from automatable.ui.stage.table import common
from automatable.ui.stage.turns import Narration, Why
from automatable.ui.words.words import Words

MOST_OPTIONS = 9
MOST_GUESSES = 999_999
"""A question with more options is asked after the filters that leave no more than these."""


@dataclass(frozen=True)
class Tally:
    """What a browser remembers: the table, how many decisions were answered there, the count."""

    table: str
    answered: int
    right: int = 0
    asked: int = 0

    def __str__(self) -> str:
        return f"{self.table}.{self.answered}.{self.right}.{self.asked}"

    def guessed(self, right: bool) -> Tally:
        count, asked = self.right + right, self.asked + 1
        return replace(self, answered=self.answered + 1, right=count, asked=asked)


def read_tally(text: str) -> Tally | None:
    """From a cookie; None if nothing is to be guessed."""
    table, *numbers = text.rsplit(".", 3)
    match [whole_number(number, high=MOST_GUESSES) for number in numbers]:
        case [int(answered), int(right), int(asked)]:
            return Tally(table, answered, right, asked)
    return None


@dataclass(frozen=True)
class Question:
    """A decision of the Automa that can be guessed: from which stage on, and among what."""

    decision: Decision
    stage: int
    options: tuple[Option, ...]
    cards: tuple[Ref, ...]
    """The cards that were drawn for it."""
    entry: int
    """The answer after which it was made."""


def questions(match: Match[Any]) -> list[Question]:
    """Everything the Automa has decided so far that a person can find out."""
    found: list[Question] = []
    cards: tuple[Ref, ...] = ()  # a turn may ask for more between its card and its decisions
    for number, entry in enumerate(match.entries):
        for event in entry.events:
            cards = _cards(event) or cards
            if event.decision is not None and (asked := _question(event.decision, cards, number)):
                found.append(asked)
    return found


def _question(decision: Decision, cards: tuple[Ref, ...], entry: int) -> Question | None:
    if decision.chosen is None:
        return None
    stages = [decision.options, *(step.kept for step in decision.steps)]
    for stage, options in enumerate(stages):
        if 2 <= len(options) <= MOST_OPTIONS and decision.chosen in options:
            return Question(decision, stage, tuple(options), cards, entry)
    return None


def _cards(event: Event) -> tuple[Ref, ...]:
    return tuple(v for v in event.args.values() if isinstance(v, Ref) and v.kind == "card")


def waiting(match: Match[Any], tally: Tally) -> Question | None:
    """The decision that is to be guessed now, if there is one."""
    asked = questions(match)
    return asked[tally.answered] if tally.answered < len(asked) else None


def guess_page(frame: Frame, table: Table, question: Question, tally: Tally) -> str:
    """Asks which of the options it will be: the card, the options as a picture, and buttons."""
    telling = Narration(table.match, frame.language)
    why = telling.why(question.decision)
    return _page(frame, table, telling, question, tally, why=why, picked=None, right=False)


def answer_page(
    frame: Frame, table: Table, question: Question, tally: Tally, picked: Option
) -> str:
    """Says whether the guess was right, and shows the whole way to the choice."""
    telling = Narration(table.match, frame.language)
    why = telling.why(question.decision)
    right = picked == question.decision.chosen
    return _page(frame, table, telling, question, tally, why=why, picked=picked, right=right)


def _page(
    frame: Frame, table: Table, telling: Narration, question: Question, tally: Tally,
    *, why: Why, picked: Option | None, right: bool,
) -> str:  # fmt: skip
    match, screens, words = table.match, table.match.game.screens, telling.words
    drawn = (screens.picture(card, match, words) for card in question.cards)
    before = match.state_before(question.entry)
    among = [
        _candidate(match, telling, question, before, option, picked is not None)
        for option in question.options
    ]
    boards = boards_then(frame, match, before, words, among)
    return render(
        frame,
        "guess.html",
        match.game,
        **common(frame, table, "table"),
        **NOTHING_ELSE,
        title=words("guess-title"),
        second=_count(tally, words),
        sides=sides(telling, before),
        boards=boards,
        board=Markup("" if boards.drawn else screens.looked_at(match, before, words)),
        why=why,
        before=why.steps[1 : question.stage + 1],
        picture=why.steps[question.stage].picture,
        options=among,
        cards=[Markup(picture) for picture in drawn if picture],
        picked=None if picked is None else _name(telling, question, picked),
        chosen=_name(telling, question, question.decision.chosen),
        right=right,
    )


def _candidate(
    match: Match[Any], telling: Narration, question: Question, before: Any, option: Option,
    is_told: bool,
) -> Candidate:  # fmt: skip
    place = match.game.screens.place_of(before, Ref(question.decision.kind, option))
    name = _name(telling, question, option)
    return Candidate(str(option), name, place, is_told and option == question.decision.chosen)


def _count(tally: Tally, words: Words) -> str:
    return words("guess-count", right=tally.right, asked=tally.asked) if tally.asked else ""


def _name(telling: Narration, question: Question, option: Option | None) -> Markup:
    return Markup(telling.rich("guess-option", option=Ref(question.decision.kind, option or "")))


def option_meant(question: Question, text: str) -> Option | None:
    """The option that a form names."""
    return next((option for option in question.options if str(option) == text), None)
