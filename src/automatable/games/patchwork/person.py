"""A person's turn: advance, or buy a patch and sew it on; leather patches in between."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.core.turns.replies import Replies
from automatable.games.patchwork.automa import BackSeen, tell_back
from automatable.games.patchwork.components import Patch
from automatable.games.patchwork.movement import move_token, pass_turn, reached, settle_person
from automatable.games.patchwork.moves import (
    LEATHER_MOVES,
    PATCHES,
    TURNS,
    Buy,
    Move,
    PlaceLeather,
    asks_about_square,
    unknown_patches,
)
from automatable.games.patchwork.quilt import LEATHER, cell_name
from automatable.games.patchwork.state import State

TURNS_AND_BACKS: Replies[State, Move | BackSeen] = Replies(
    (*TURNS.kinds, BackSeen), others=TURNS.others
)
"""A move, or the back of the Automa's next card, which changes nothing else."""


def person_turn(state: State, log: Log) -> Procedure[State]:
    """Exactly one action: advance or buy (PAT-BASE-TURN-04).

    PAT-BASE-TURN-05, PAT-BASE-BUY-08, PAT-COMP-02
    """
    seat = state.to_move
    args = {"seat": state.seat_name(seat)}
    move = yield from TURNS_AND_BACKS.ask(
        state, prompt="turn", rule="PAT-BASE-TURN-04", seat=seat, args=args
    )
    if isinstance(move, BackSeen):
        return tell_back(state, move, log)
    if isinstance(move, Buy):
        buy(state, seat, move, log)
    else:
        advance(state, seat, log)
    pass_turn(state, seat, log)
    return state


def advance(state: State, seat: int, log: Log) -> None:
    """To the space in front of the opponent, a button for each space.

    PAT-BASE-ADV-01, PAT-BASE-ADV-03, PAT-BASE-ADV-04, PAT-BASE-ADV-05, PAT-R-16
    """
    start, opponent = state.time[seat - 1], state.time[2 - seat]
    end = reached(opponent, 1)  # PAT-BASE-ADV-02
    moved = end - start
    state.person(seat).buttons += moved
    way = move_token(state, seat, end)
    log.instruct("pat-you_advance", "PAT-BASE-ADV-01", seat=state.seat_name(seat), n=moved)
    settle_person(state, seat, way, log)


def buy(state: State, seat: int, move: Buy, log: Log) -> None:
    """Choose, move the neutral token, pay, place, move the time token.

    PAT-BASE-BUY-04, PAT-BASE-BUY-06
    """
    person, patch = state.person(seat), move.patch
    state.take_from_circle(patch.id)
    person.buttons -= patch.button_cost
    person.patches.append(patch.id)
    if person.quilt is not None and move.placement is not None:
        person.quilt.cover(move.placement.mask, patch.id)
    way = move_token(state, seat, reached(state.time[seat - 1], patch.time_cost))
    _tell_purchase(state, seat, patch, log)
    if move.gains_tile:
        _gain_tile(state, seat, log)
    settle_person(state, seat, way, log)


def _tell_purchase(state: State, seat: int, patch: Patch, log: Log) -> None:
    tracked = state.person(seat).quilt is not None
    log.instruct(
        "pat-you_buy" if tracked else "pat-you_take_untracked",
        "PAT-BASE-BUY-04",
        seat=state.seat_name(seat),
        patch=Ref("patch", patch.id),
        n=patch.button_cost,
        t=patch.time_cost,
    )


def _gain_tile(state: State, seat: int, log: Log) -> None:
    """The 7x7 tile goes to a person (PAT-R-25)."""
    state.tile = seat  # PAT-BASE-SEV-02, PAT-SEV-02
    log.instruct("pat-tile_you", "PAT-BASE-SEV-02", seat=state.seat_name(seat))


def leather_turn(state: State, log: Log) -> Procedure[State]:
    """One leather patch goes onto an empty cell before anything else (PAT-BASE-LEA-02)."""
    seat = state.to_move
    if state.person(seat).quilt is None and not asks_about_square(state):
        move = PlaceLeather()  # PAT-COMP-07: a forced step, nothing is asked
    else:
        move = yield from LEATHER_MOVES.ask(
            state,
            prompt="leather" if state.person(seat).quilt is not None else "seven",
            rule="PAT-BASE-LEA-02",
            seat=seat,
            args={"seat": state.seat_name(seat)},
        )
    _place_leather(state, seat, move, log)
    pass_turn(state, seat, log)
    return state


def _place_leather(state: State, seat: int, move: PlaceLeather, log: Log) -> None:
    person = state.person(seat)
    person.leather += 1
    state.leather_to_place -= 1
    if person.quilt is not None and move.cell is not None:
        person.quilt.cover(1 << move.cell, LEATHER)
        name, cell = state.seat_name(seat), Ref("cell", cell_name(move.cell))
        log.happened("pat-leather_placed", "PAT-BASE-LEA-03", seat=name, cell=cell)
    if move.gains_tile:
        _gain_tile(state, seat, log)


def tell_patches(state: State, log: Log) -> Procedure[State]:
    """Nobody can act while one of the next three is unknown (PAT-COMP-06)."""
    unknown = state.circle.count(None)
    if unknown > 1:
        told = yield from PATCHES.ask(
            state,
            prompt="patches",
            rule="PAT-COMP-06",
            args={"n": min(state.window.count(None), unknown - 1)},  # PAT-COMP-10
        )
        for id in told.patches:
            state.circle[state.circle.index(None)] = id
        named = tuple(Ref("patch", id) for id in told.patches)
        log.happened("pat-patches_told", "PAT-COMP-06", patches=named)
    fill_in_last_unknown(state, log)
    return state


def fill_in_last_unknown(state: State, log: Log) -> None:
    """When a single unknown patch is left, it follows from the others (PAT-COMP-06)."""
    if state.circle.count(None) == 1:
        (id,) = unknown_patches(state)
        state.circle[state.circle.index(None)] = id
        log.happened("pat-circle_last_known", "PAT-COMP-06", patch=Ref("patch", id))
