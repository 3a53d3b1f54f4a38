"""The stage of a table: whose turn it is, how the sides stand, the boards in their layers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from markupsafe import Markup

from automatable.core.drawing.screens import BoardDrawing, Vital
from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.matches.match import Match
from automatable.core.score import SeatScore
from automatable.core.turns.procedure import Ask
from automatable.core.wording import Words
from automatable.ui.frame import Frame, against, render
from automatable.ui.icons import icon
from automatable.ui.stage.turns import Narration
from automatable.ui.words.numbers import signed

AUTOMA, NOBODY = "automa", "nobody"
CANDIDATES_ACROSS = 21
"""As many rings around places would stand side by side on a board."""
NOTHING_ELSE: Mapping[str, Any] = {
    "after": "turn-go_on", "afterwards": None, "announcement": "", "asked_by": "",
    "automa_panel": "", "coach": "", "example": "", "given": "", "know_panel": "", "note": "",
    "on_screen": False, "partners": "", "problems": (), "progress": "", "prompt_panel": "",
    "show_checklist": False, "turn_first": False, "warning": "",
}  # fmt: skip
"""What a table shows while it is played; a page on its stage fills in what it has."""


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


def sides(telling: Narration, state: Any = None) -> list[Side]:
    """Both sides with their vital numbers, now or in a state; during the set-up none yet."""
    match, words = telling.match, telling.words
    if not match.set_up_done:
        return []
    then = match.state if state is None else state
    seats = match.game.score(then).seats
    numbers = match.game.screens.vitals(then, words) or [[_points(s, words)] for s in seats]
    acting = _acting(telling, seats)
    return [
        Side(seat.name, words(f"seat-{seat.name}"), seat.name == acting, vitals)
        for seat, vitals in zip(seats, numbers, strict=True)
    ]


def _points(seat: SeatScore, words: Words) -> Vital:
    value = signed(seat.total) if seat.known else f"{signed(seat.total)}+"
    return Vital("points", icon("star"), words("panel-score"), value)


def _acting(telling: Narration, seats: Sequence[SeatScore]) -> str:
    match = telling.match
    if match.pending is None:
        return ""
    if not is_own_turn(match):
        return AUTOMA
    asked = match.pending.seat if isinstance(match.pending, Ask) else seats[0].seat
    return next((seat.name for seat in seats if seat.seat == asked), "")


def is_own_turn(match: Match[Any]) -> bool:
    """Whether a person's turn is going on: what it began with was asked of a person."""
    if match.set_up_done and (acting := match.game.screens.acting(match)):
        return acting not in (AUTOMA, NOBODY)
    entries, pending = match.entries, match.pending
    first = match.turn_start(len(entries))
    if first < len(entries):
        return entries[first].seat is not None
    return isinstance(pending, Ask)


def title(telling: Narration) -> str:
    """The sheet's title: short, whose moment it is; a game may name it by its question."""
    match, words = telling.match, telling.words
    if match.pending is None:
        return words(f"stage-{_outcome(match)}")
    if words.has(f"title-{match.pending.prompt}"):
        return words(f"title-{match.pending.prompt}", **match.pending.args)
    if not match.set_up_done:
        return words("turn-set_up")
    if match.game.screens.acting(match) == NOBODY:
        return words("title-nobody")
    return words("stage-yours" if is_own_turn(match) else "turn-automa")


def second(telling: Narration) -> str:
    """The line beside it: the game's own for this question, else whose it is; at the end points."""
    match, words = telling.match, telling.words
    if match.pending is not None and words.has(f"second-{match.pending.prompt}"):
        return words(f"second-{match.pending.prompt}", **match.pending.args)
    seats = match.score().seats if match.set_up_done else ()
    if match.over:
        return _margin(seats, words)
    persons = [seat for seat in seats if seat.name != AUTOMA]
    asked = match.pending.seat if isinstance(match.pending, Ask) else None
    names = [seat.name for seat in persons if seat.seat == asked and len(persons) > 1]
    return words(f"seat-{names[0]}") if names else ""


def _margin(seats: Sequence[SeatScore], words: Words) -> str:
    """How clear it was; of more than two sides, all points."""
    points = [seat.total for seat in seats]
    if len(points) != 2 or not all(seat.known for seat in seats):
        return against(points)
    by = abs(points[0] - points[1])
    return words("result-by", n=by) if by else ""


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
    return match.game.screens.moment(match) if match.set_up_done else ""


@dataclass(frozen=True)
class Boards:
    """The boards of a game that draws them for the stage, by their ids."""

    drawn: Mapping[str, Markup] = field(default_factory=dict)
    asked: str = ""
    """The one that the question is about."""
    live: frozenset[str] = frozenset()
    """Of a guess: the candidates that can be tapped."""


def boards(
    frame: Frame, match: Match[Any], words: Words, advice: Sequence[str] = (), refused: str = ""
) -> Boards:
    """The boards; what is advised stands on the one that the question is about.

    Places that a refused answer names are crossed out, until the next one.
    """
    screens = match.game.screens
    found = screens.drawings(match, words) if match.set_up_done else ()
    if not found:
        return Boards()
    asked = screens.board_asked(match) or found[0].id
    plan = screens.plan(match, advice, words) if advice else ""
    marks = {asked: plan} if isinstance(plan, str) else plan
    named = re.findall(r"[\w-]+", refused)
    shown = (replace(b, marks=f"{b.marks}{marks.get(b.id, '')}{_crossed(b, named)}") for b in found)
    asked = asked if asked in marks else next(iter(marks), asked)
    return Boards({board.id: _drawn(frame, match, board) for board in shown}, asked)


def _crossed(board: BoardDrawing, named: Sequence[str]) -> Drawing:
    return together(*(_cross(board, *board.places[key]) for key in named if key in board.places))


def _cross(board: BoardDrawing, x: float, y: float) -> Drawing:
    ring, arm = board.box[2] / CANDIDATES_ACROSS, board.box[2] / CANDIDATES_ACROSS / 2
    lines = f"M{x - arm} {y - arm} L{x + arm} {y + arm} M{x + arm} {y - arm} L{x - arm} {y + arm}"
    return el("g", el("circle", cx=x, cy=y, r=ring), el("path", d=lines), class_="refused-here")


@dataclass(frozen=True)
class Candidate:
    """One of the options of a guess, and its place on a board if it has one."""

    option: str
    name: Markup
    place: str
    is_true: bool = False


def boards_then(
    frame: Frame, match: Match[Any], state: Any, words: Words, among: Sequence[Candidate] = ()
) -> Boards:
    """The boards as they lay in an earlier state; only candidates can be tapped."""
    found = match.game.screens.drawings(match, words)
    lying = match.game.screens.keyed(state, words)
    then = [_asked(board, among) for board in _laid(found, lying)]
    drawn = {board.id: _drawn(frame, match, board) for board in then}
    asked = next((board.id for board in then if board.live), found[0].id if found else "")
    return Boards(drawn, asked, frozenset(key for board in then for key in board.live))


def _asked(board: BoardDrawing, among: Sequence[Candidate]) -> BoardDrawing:
    """The same with a numbered ring around each candidate that lies on it."""
    here = [(n, one) for n, one in enumerate(among, start=1) if one.place in board.places]
    rings = (_ring(board, number, one) for number, one in here)
    live = {one.place: one.name.striptags() for _, one in here}
    return replace(board, live=live, marks=together(*rings))


def _ring(board: BoardDrawing, number: int, candidate: Candidate) -> Drawing:
    (x, y), reach = board.places[candidate.place], board.box[2] / CANDIDATES_ACROSS
    aside, above = x + 0.75 * reach, y - 0.75 * reach
    return el(
        "g",
        el("circle", cx=x, cy=y, r=reach, class_="candidate-ring"),
        el("circle", cx=aside, cy=above, r=reach / 2, class_="candidate-badge"),
        el("text", str(number), x=aside, y=above, class_="candidate-number"),
        class_="candidate is-true" if candidate.is_true else "candidate",
    )


def _laid(found: Sequence[BoardDrawing], lying: Mapping[str, str]) -> Iterator[BoardDrawing]:
    """What lay at a place that no board has now belongs to the main one."""
    for board in found:
        others = {key for other in found if other is not board for key in other.keyed}
        known = others if board is found[0] else lying.keys() - board.keyed.keys()
        its_own = {key: drawn for key, drawn in lying.items() if key not in known}
        yield replace(board, keyed=its_own, marks="", under="", live={})


def _drawn(frame: Frame, match: Match[Any], board: BoardDrawing) -> Markup:
    return render(frame, "drawing.html", match.game, board=board)
