"""Final scoring of both sides (PAT-BASE-END-03, PAT-BASE-END-04, PAT-BASE-END-05, PAT-SCORE)."""

from __future__ import annotations

from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.games.patchwork.components import levels, patches, time_board
from automatable.games.patchwork.state import Automa, Person, State

_LEVEL_RULES = {n: f"PAT-SCORE-{n + 1:02}" for n in levels()}


def score(state: State) -> ScoreSheet:
    """The scoring rules applied to the present state; a winner only when the game is over.

    PAT-SCORE-07, PAT-LAB-07
    """
    sheets = tuple(_seat_score(state, seat) for seat in (1, 2))
    if not state.game_over:
        return ScoreSheet(sheets)
    first, second = (sheet.total for sheet in sheets)
    if first == second:  # PAT-BASE-END-05, PAT-SCORE-08
        return ScoreSheet(sheets, state.first_on_final_space, "pat-end_tie")
    return ScoreSheet(sheets, 1 if first > second else 2)


def _seat_score(state: State, seat: int) -> SeatScore:
    owner = state.seats[seat - 1]
    has_tile = state.tile == seat
    lines = (
        _person_lines(owner, has_tile)
        if isinstance(owner, Person)
        else _automa_lines(owner, has_tile)
    )
    return SeatScore(seat, state.seat_name(seat), lines)


def _person_lines(person: Person, has_tile: bool) -> tuple[ScoreLine, ...]:
    """Buttons, plus 7 for the tile, minus 2 for each empty cell (PAT-BASE-END-03).

    PAT-BASE-SEV-04, PAT-SCORE-01
    """
    board = time_board()
    rule = "PAT-BASE-END-03"
    penalty = board.penalty_per_empty_cell * person.empty
    return (
        ScoreLine("buttons", person.buttons, rule, {"n": person.buttons}),
        ScoreLine("tile", board.tile_points if has_tile else 0, rule),
        ScoreLine("empty_cells", -penalty, rule, {"n": person.empty}),
    )


def _automa_lines(automa: Automa, has_tile: bool) -> tuple[ScoreLine, ...]:
    """Only what its level counts; the rest scores nothing.

    PAT-SCORE-02, PAT-SCORE-03, PAT-SCORE-04, PAT-SCORE-05, PAT-SCORE-06, PAT-SCORE-09,
    PAT-SET-10, PAT-R-18
    """
    printed = sum(patches()[id].printed_buttons for id in automa.patches)
    worth = {
        "tile": time_board().tile_points if has_tile else 0,
        "buttons": automa.buttons,
        "patches_with_buttons": len(automa.pile_with_buttons),
        "printed_buttons": printed,
    }
    rule = _LEVEL_RULES[automa.level]
    counted = levels()[automa.level].scores
    return tuple(ScoreLine(what, worth[what], rule, {"n": worth[what]}) for what in counted)
