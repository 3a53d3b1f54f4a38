"""The stage of a table: whose turn it is, how the sides stand, the boards in their layers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from markupsafe import Markup

from automatable.core.match import Match
from automatable.core.procedure import Ask
from automatable.core.score import SeatScore
from automatable.core.screens import Screens, ShowsStage, Vital
from automatable.core.wording import Words
from automatable.ui.frame import Frame, against, render
from automatable.ui.icons import icon
from automatable.ui.numbers import signed
from automatable.ui.turns import Telling

AUTOMA = "automa"


@dataclass(frozen=True)
class Side:
    """The pill of one seat in the status line."""

    seat: str
    name: str
    acts: bool
    vitals: Sequence[Vital]

    @property
    def hers(self) -> bool:
        return self.seat == AUTOMA


@cache
def shows_stage(screens: Screens) -> ShowsStage | None:
    """The game's screens, if they draw their boards for the stage."""
    return screens if isinstance(screens, ShowsStage) else None


def sides(telling: Telling, state: Any = None) -> list[Side]:
    """Both sides with their vital numbers, now or in a state; during the set-up none yet."""
    match, words = telling.match, telling.words
    if not match.set_up_done:
        return []
    then = match.state if state is None else state
    seats = match.game.score(then).seats
    own = shows_stage(match.game.screens)
    numbers = own.vitals(then, words) if own else [[_points(s, words)] for s in seats]
    acting = _acting(telling, seats)
    return [
        Side(seat.name, words(f"seat-{seat.name}"), seat.name == acting, vitals)
        for seat, vitals in zip(seats, numbers, strict=True)
    ]


def _points(seat: SeatScore, words: Words) -> Vital:
    value = signed(seat.total) if seat.known else f"{signed(seat.total)}+"
    return Vital("points", icon("star"), words("panel-score"), value)


def _acting(telling: Telling, seats: Sequence[SeatScore]) -> str:
    match = telling.match
    if match.pending is None:
        return ""
    if not is_own_turn(match):
        return AUTOMA
    asked = match.pending.seat if isinstance(match.pending, Ask) else seats[0].seat
    return next((seat.name for seat in seats if seat.seat == asked), "")


def is_own_turn(match: Match[Any]) -> bool:
    """Whether a person's turn is going on: what it began with was asked of a person."""
    entries, pending = match.entries, match.pending
    first = match.turn_start(len(entries))
    if first < len(entries):
        return entries[first].seat is not None
    return isinstance(pending, Ask)


def title(telling: Telling) -> str:
    """The sheet's title: short, whose moment it is; a game may name it by its question."""
    match, words = telling.match, telling.words
    if match.pending is None:
        return words(f"stage-{_outcome(match)}")
    if words.has(f"title-{match.pending.prompt}"):
        return words(f"title-{match.pending.prompt}", **match.pending.args)
    if not match.set_up_done:
        return words("turn-set_up")
    return words("stage-yours" if is_own_turn(match) else "turn-automa")


def second(telling: Telling) -> str:
    """The line beside it: the game's own for this question, else whose it is; at the end points."""
    match, words = telling.match, telling.words
    if match.pending is not None and words.has(f"second-{match.pending.prompt}"):
        return words(f"second-{match.pending.prompt}", **match.pending.args)
    seats = match.score().seats if match.set_up_done else ()
    if match.over:
        return against(sorted((seat.total for seat in seats), reverse=True))
    persons = [seat for seat in seats if seat.name != AUTOMA]
    asked = match.pending.seat if isinstance(match.pending, Ask) else None
    names = [seat.name for seat in persons if seat.seat == asked and len(persons) > 1]
    return words(f"seat-{names[0]}") if names else ""


def _outcome(match: Match[Any]) -> str:
    sheet = match.score()
    if sheet.winner is None:
        return "drawn"
    names = {seat.seat: seat.name for seat in sheet.seats}
    persons = [name for name in names.values() if name != AUTOMA]
    if len(persons) > 1:
        return "over"
    return "lost" if names[sheet.winner] == AUTOMA else "won"


def moment(match: Match[Any]) -> str:
    """Which of its fragments a game wants in the sheet; empty for its one table."""
    own = shows_stage(match.game.screens)
    return own.moment(match) if own and match.set_up_done else ""


def drawings(
    frame: Frame, match: Match[Any], words: Words, advice: Sequence[str] = ()
) -> Iterator[Markup]:
    """The boards of a game that draws them for the stage, the first with what is advised."""
    own = shows_stage(match.game.screens)
    if own is None or not match.set_up_done:
        return
    plan = own.plan(match, advice, words) if advice else ""
    for number, board in enumerate(own.drawings(match, words)):
        shown = board if number else replace(board, marks=f"{board.marks}{plan}")
        yield render(frame, "drawing.html", match.game, board=shown, is_first=number == 0)


def drawings_of(frame: Frame, match: Match[Any], state: Any, words: Words) -> Iterator[Markup]:
    """The boards as they lay in an earlier state, without what belongs to a question."""
    own = shows_stage(match.game.screens)
    if own is None:
        return
    lying, boards = dict(own.keyed(state, words)), own.drawings(match, words)
    for number, board in enumerate(boards):
        others = {key for other in boards if other is not board for key in other.keyed}
        its_own = {key: drawn for key, drawn in lying.items() if key not in others}
        shown = replace(board, keyed=its_own, marks="", under="", live={})
        yield render(frame, "drawing.html", match.game, board=shown, is_first=number == 0)
        lying = {key: drawn for key, drawn in lying.items() if key not in its_own}
