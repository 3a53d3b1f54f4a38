"""Moving a time token and everything it crosses (PAT-BASE-TIME, PAT-BASE-INC, PAT-BASE-LEA)."""

from __future__ import annotations

from dataclasses import dataclass

from automatable.core.turns.events import Log, Ref
from automatable.games.patchwork.cards import AutomaCard
from automatable.games.patchwork.components import time_board
from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import FINAL, OTHER, PERSON, State


def crossed(spaces: tuple[int, ...] | list[int], start: int, end: int) -> list[int]:
    """The spaces reached or passed by a move (PAT-BASE-TIME-01)."""
    return [space for space in spaces if start < space <= end]


def reached(space: int, steps: int) -> int:
    """Where a token ends: no token goes beyond the final space (PAT-BASE-TIME-02)."""
    return min(FINAL, space + steps)


@dataclass(frozen=True)
class Way:
    """A move of a time token: the spaces reached or passed, and the leather patches on them."""

    spaces: range
    leather: tuple[int, ...]


def move_token(state: State, seat: int, end: int) -> Way:
    """The token stands on its new space; what it crossed is settled by the caller."""
    start = state.time[seat - 1]
    leather = crossed(state.leather_spaces_left, start, end)
    state.time[seat - 1] = end
    return Way(range(start + 1, end + 1), tuple(leather))


def settle_person(state: State, seat: int, way: Way, log: Log) -> None:
    """Income of the person is booked, leather patches wait to be placed."""
    for space in way.spaces:  # PAT-BASE-TIME-03
        if space in time_board().income_spaces:
            _pay_person(state, seat, space, log)
        if space in way.leather:
            _gain_leather(state, seat, log)
    _arrive(state, seat, log)  # PAT-BASE-END-05


def _pay_person(state: State, seat: int, space: int, log: Log) -> None:
    """Income of a person on an income space (PAT-BASE-INC-03, PAT-INC-04, PAT-R-14)."""
    person = state.person(seat)
    person.buttons += person.income  # PAT-BASE-INC-01
    name, at = state.seat_name(seat), Ref("space", space)
    tell = log.instruct if person.income else log.happened
    tell("pat-you_income", "PAT-BASE-INC-01", seat=name, space=at, n=person.income)


def _gain_leather(state: State, seat: int, log: Log) -> None:
    """A leather patch to place, if there is room for it (PAT-R-12)."""
    name = state.seat_name(seat)
    if state.leather_to_place < state.person(seat).empty:
        state.leather_to_place += 1
        log.instruct("pat-you_leather", "PAT-BASE-LEA-02", seat=name)
    else:  # PAT-BASE-LEA-04: no empty cell is left for it
        log.happened("pat-leather_lost", "PAT-BASE-LEA-04", seat=name)


def settle_automa(state: State, way: Way, card: AutomaCard, log: Log) -> None:
    """The Automa has moved, by a patch or by passing (PAT-TAKE-02, PAT-PASS-04)."""
    leather = way.leather if state.takes_leather(OTHER) else ()
    for space in way.spaces:  # PAT-BASE-TIME-03
        if space in time_board().income_spaces:
            _pay_automa(state, space, card, log)
        if space in leather:
            _take_leather(state, space, log)
        if space == state.marker_space:
            _take_tile(state, log)
    _arrive(state, OTHER, log)  # PAT-BASE-END-05


def _pay_automa(state: State, space: int, card: AutomaCard, log: Log) -> None:
    """Income of the Automa: what its card says (PAT-INC-02, PAT-INC-03, PAT-R-03, PAT-R-04)."""
    assert state.automa is not None
    state.automa.buttons += card.income  # PAT-INC-01
    tell = log.instruct if card.income else log.happened
    tell("pat-income", "PAT-INC-01", space=Ref("space", space), n=card.income)


def _take_leather(state: State, space: int, log: Log) -> None:
    """The Automa takes a leather patch out of the game (PAT-R-05)."""
    assert state.automa is not None
    state.automa.leather += 1  # PAT-LEA-01
    log.instruct("pat-leather_automa", "PAT-LEA-01", space=Ref("space", space))


def _take_tile(state: State, log: Log) -> None:
    state.tile = OTHER  # PAT-SEV-01, which also removes the marker (PAT-SEV-04)
    log.instruct("pat-tile_automa", "PAT-SEV-01")


def _arrive(state: State, seat: int, log: Log) -> None:
    """Note who is first on the final space, and whose turn follows."""
    if state.time[seat - 1] == FINAL and state.first_on_final_space is None:
        state.first_on_final_space = seat  # PAT-R-27
        log.happened("pat-first_final", "PAT-BASE-END-05", seat=state.seat_name(seat))


def next_to_move(state: State, mover: int) -> int:
    """The seat farther behind; on equal spaces the token that arrived last (PAT-BASE-TURN-02).

    PAT-BASE-TURN-03, PAT-BASE-TURN-07, PAT-TAKE-05
    """
    first, second = state.time
    if first == second or state.leather_to_place:  # PAT-BASE-TURN-06
        return mover
    return PERSON if first < second else OTHER


def _tell_end(state: State, log: Log) -> None:
    """The game ends as soon as both tokens are there and nothing is to place (PAT-BASE-END-01)."""
    sheet = score(state)
    assert sheet.winner is not None
    if sheet.tie_break is not None:
        log.happened(sheet.tie_break, "PAT-BASE-END-05")
    winner = state.seat_name(sheet.winner)
    log.happened("pat-end", "PAT-BASE-END-04", p1=sheet.total(1), p2=sheet.total(2), winner=winner)


def pass_turn(state: State, mover: int, log: Log) -> None:
    """Determine who is next, and say so."""
    state.to_move = next_to_move(state, mover)
    if state.game_over:
        _tell_end(state, log)
    if state.game_over or state.leather_to_place:
        return
    if state.time[0] == state.time[1]:
        log.happened("pat-on_top", "PAT-BASE-TURN-02")
    if state.is_automa_turn:
        if mover == OTHER:
            log.happened("pat-next_automa", "PAT-TURN-04")
    else:
        log.happened("pat-next_you", "PAT-BASE-TURN-01", seat=state.seat_name(state.to_move))
