"""Everything that is impossible about a position (the eight invariants of the rules page)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from automatable.core.errors import Problem
from automatable.core.turns.events import Ref
from automatable.games.patchwork.components import levels, patches
from automatable.games.patchwork.moves import TILE_CELLS
from automatable.games.patchwork.quilt import (
    CELLS,
    LEATHER,
    has_square,
    placements,
)
from automatable.games.patchwork.state import FINAL, OTHER, Automa, Person, State


def problems(state: State) -> list[Problem]:
    """All violations, in the order of the invariants."""
    checks = (_patches, _tokens, _seats, _turn, _leather, _marker, _tile, _cards, _end)
    return [problem for check in checks for problem in check(state)]


def _patches(state: State) -> Iterator[Problem]:
    """1. Every patch is somewhere, once."""
    held = [id for id in state.circle if id is not None]
    held += [id for seat in state.seats for id in seat.patches]
    counts = Counter(held)
    for id in sorted(counts):
        if counts[id] > 1:
            yield Problem("patch_twice", {"patch": Ref("patch", id)})
    total = len(held) + state.circle.count(None)
    if total != len(patches()):
        yield Problem("patch_count", {"n": total})
    elif None not in state.circle:
        for id in sorted(set(patches()) - set(counts)):
            yield Problem("patch_missing", {"patch": Ref("patch", id)})


def _tokens(state: State) -> Iterator[Problem]:
    """2. Tokens stand on the time board."""
    for seat in (1, 2):
        space = state.time[seat - 1]
        if not 0 <= space <= FINAL:
            yield Problem("token_off_board", {"seat": state.seat_name(seat), "space": space})


def _seats(state: State) -> Iterator[Problem]:
    """2. Buttons, cells and shapes."""
    for seat, owner in enumerate(state.seats, start=1):
        name = state.seat_name(seat)
        if owner.buttons < 0:
            yield Problem("buttons_negative", {"seat": name})
        if isinstance(owner, Person):
            yield from _quilt(owner, name)


def _quilt(person: Person, name: str) -> Iterator[Problem]:
    if person.covered > CELLS:
        yield Problem("too_many_cells", {"seat": name, "cells": person.covered})
    if person.quilt is None:
        return
    lying = {mark for mark in person.quilt.marks if mark not in (0, LEATHER)}
    leather = person.quilt.marks.count(LEATHER)
    if lying != set(person.patches) or leather != person.leather:
        yield Problem("quilt_mismatch", {"seat": name})
    for id in sorted(lying):
        mask = sum(1 << cell for cell, mark in enumerate(person.quilt.marks) if mark == id)
        if all(place.mask != mask for place in placements(id)):
            yield Problem("wrong_shape", {"seat": name, "patch": Ref("patch", id)})


def _turn(state: State) -> Iterator[Problem]:
    """3. The seat farther behind moves."""
    first, second = state.time
    if state.leather_to_place:
        if state.is_automa_turn:
            yield Problem("automa_places_nothing")
        elif state.leather_to_place > state.person(state.to_move).empty:
            yield Problem("leather_no_room")
        return
    behind = 1 if first < second else 2
    if first != second and state.to_move != behind:
        yield Problem("wrong_turn", {"seat": state.seat_name(behind)})


def _leather(state: State) -> Iterator[Problem]:
    """4. Nobody holds a leather patch that no token has reached."""
    held = sum(seat.leather for seat in state.seats) + state.leather_to_place
    reached = len(state.leather_spaces) - len(state.leather_spaces_left)
    if held > reached:
        yield Problem("leather_too_many", {"n": held, "reached": reached})


def _marker(state: State) -> Iterator[Problem]:
    """5. The level marker and the tile agree."""
    automa = state.automa
    if automa is None:
        return
    marker = _marker_of(automa)
    reached = state.time[OTHER - 1] >= marker
    if reached and state.tile is None:
        yield Problem("marker_reached_without_tile", {"space": Ref("space", marker)})
    if not reached and state.tile == OTHER:
        yield Problem("tile_without_marker", {"space": Ref("space", marker)})


def _marker_of(automa: Automa) -> int:
    return FINAL - levels()[automa.level].spaces_before_final


def _tile(state: State) -> Iterator[Problem]:
    """6. The tile needs a square, a square brings the tile."""
    for seat, owner in enumerate(state.seats, start=1):
        if not isinstance(owner, Person):
            continue
        name = state.seat_name(seat)
        if state.tile == seat and owner.covered < TILE_CELLS:
            yield Problem("tile_needs_49", {"seat": name, "cells": owner.covered})
        if state.tile is None and owner.quilt is not None and has_square(owner.quilt.mask):
            yield Problem("square_without_tile", {"seat": name})


def _cards(state: State) -> Iterator[Problem]:
    """7. Cards drawn since the last shuffle."""
    automa = state.automa
    if automa is None:
        return
    drawn = automa.deck.drawn
    for card in sorted(set(drawn)):
        if card not in automa.cards.by_number:
            yield Problem("card_foreign", {"card": Ref("card", card)})
        elif drawn.count(card) > 1:
            yield Problem("card_twice", {"card": Ref("card", card)})
    limit = automa.deck.size if state.time[OTHER - 1] == FINAL else automa.deck.size - 1
    if len(drawn) > limit:
        yield Problem("too_many_drawn", {"n": len(drawn), "pile": automa.deck.size})
    yield from _backs(automa)


def _backs(automa: Automa) -> Iterator[Problem]:
    """7. What is seen of the deck belongs to cards that were not drawn."""
    seen = Counter(automa.set_aside_backs or ())
    if automa.set_aside_backs is not None and seen.total() != automa.deck.set_aside:
        yield Problem("bad_value", {"field": "set_aside_backs", "value": str(sorted(seen))})
    if automa.next_back is not None:
        seen[automa.next_back] += 1
    unseen = automa.deck.unseen() if automa.cards.open_backs else []
    left = Counter(automa.cards.by_number[n].budget for n in unseen)
    for back in sorted((seen - left).keys()):
        yield Problem("impossible_back", {"budget": back})


def _end(state: State) -> Iterator[Problem]:
    """8. First on the final space is a seat that stands there."""
    first = state.first_on_final_space
    there = [seat for seat in (1, 2) if state.time[seat - 1] >= FINAL]
    if (first is None) != (not there) or (first is not None and first not in there):
        yield Problem("first_on_final_wrong")
