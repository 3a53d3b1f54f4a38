"""A person's decisions as values: written `>`, `K2c4`, `K`, `*e5`, `*`, each perhaps with `#`.

Reading a token checks it against the position; what is not legal is refused with a code and
changes nothing (PAT-NOT-05 to PAT-NOT-07).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from automatable.core.errors import Refused
from automatable.core.events import Ref
from automatable.core.forms import Form, Several
from automatable.core.procedure import Answer
from automatable.games.patchwork.components import Patch, by_letter, patches, time_board
from automatable.games.patchwork.quilt import (
    Placement,
    cell_name,
    cell_number,
    fits,
    has_square,
    legal_placements,
    placement,
)
from automatable.games.patchwork.state import Person, State

CLAIM = "#"
TILE_CELLS = time_board().tile_square ** 2
_BUY = re.compile(r"([A-Za-g])(?:([0-7])([a-i][1-9]))?")
_ANYTHING_ELSE = re.compile(rf">|\*|{_BUY.pattern}|(?:card )?[0-9]{{1,3}}")
"""What would be told if the next patches were known: a move, or the Automa's card."""


@dataclass(frozen=True)
class Advance:
    """Jump in front of the opponent for buttons."""


@dataclass(frozen=True)
class Buy:
    """Buy a patch; without a placement when the quilt is not tracked."""

    patch: Patch
    placement: Placement | None
    gains_tile: bool


@dataclass(frozen=True)
class PlaceLeather:
    """Put a leather patch on a cell; without a cell when the quilt is not tracked."""

    cell: int | None
    gains_tile: bool


Move = Advance | Buy | PlaceLeather


def read_turn(state: State, text: str) -> Answer[Advance | Buy]:
    """The purchase or advance meant by a token."""
    token, claimed = _split(text)
    if token == ">":
        if claimed:
            raise Refused("no_claim_on_advance")
        return Answer(Advance(), ">")
    match = _BUY.fullmatch(token)
    if match is None:
        raise Refused("unreadable", token=text)
    patch = by_letter()[match[1]]
    place = (int(match[2]), match[3]) if match[2] else None
    return _read_buy(state, patch, place, claimed)


def _read_buy(
    state: State, patch: Patch, place: tuple[int, str] | None, claimed: bool
) -> Answer[Buy]:
    person = state.person(state.to_move)
    if patch.id not in state.window:
        raise Refused("not_in_window", patch=Ref("patch", patch.id))
    if patch.button_cost > person.buttons:
        raise Refused("not_enough_buttons", cost=patch.button_cost, buttons=person.buttons)
    if person.quilt is None:
        return _read_untracked_buy(state, person, patch, claimed)
    if place is None:
        raise Refused("placement_missing")
    orientation, cell = place
    lies = placement(patch.id, orientation, _cell(cell))
    if lies is None or not person.quilt.is_free(lies.mask):
        raise Refused("does_not_fit", patch=Ref("patch", patch.id))
    gains = _gains_tile(state, person.quilt.mask | lies.mask)
    _check_claim(state, claimed, gains)
    return Answer(Buy(patch, lies, gains), write_buy(patch, lies, gains))


def _read_untracked_buy(state: State, person: Person, patch: Patch, claimed: bool) -> Answer[Buy]:
    """PAT-COMP-03"""
    if patch.cells > person.empty:  # PAT-COMP-04
        raise Refused("too_few_empty_cells")
    if claimed:
        _check_untracked_claim(state, person.covered + patch.cells)
    return Answer(Buy(patch, None, claimed), write_buy(patch, None, claimed))


def read_leather(state: State, text: str) -> Answer[PlaceLeather]:
    """The placement of a leather patch meant by a token."""
    token, claimed = _split(text)
    if not token.startswith("*"):
        known = token == ">" or _BUY.fullmatch(token)
        raise Refused("leather_first") if known else Refused("unreadable", token=text)
    person = state.person(state.to_move)
    cell = cell_number(token[1:])
    if cell is None and token != "*":
        raise Refused("unreadable", token=text)
    if person.quilt is None:
        if claimed:
            _check_untracked_claim(state, person.covered + 1)
        return Answer(PlaceLeather(None, claimed), write_leather(None, claimed))
    if cell is None:
        raise Refused("placement_missing")
    if not person.quilt.is_free(1 << cell):
        raise Refused("cell_not_empty", cell=cell_name(cell))
    gains = _gains_tile(state, person.quilt.mask | 1 << cell)
    _check_claim(state, claimed, gains)
    return Answer(PlaceLeather(cell, gains), write_leather(cell, gains))


def write_buy(patch: Patch, lies: Placement | None, gains_tile: bool) -> str:
    """PAT-NOT-06: the lowest orientation, and # if the step gains the tile."""
    where = f"{lies.orientation}{cell_name(lies.anchor)}" if lies else ""
    return f"{patch.letter}{where}{CLAIM if gains_tile else ''}"


def write_leather(cell: int | None, gains_tile: bool) -> str:
    return f"*{'' if cell is None else cell_name(cell)}{CLAIM if gains_tile else ''}"


def buyable(state: State, person: Person, patch: Patch) -> bool:
    """Affordable, and with room for it.

    PAT-BASE-BUY-02, PAT-BASE-BUY-03, PAT-COMP-04, PAT-R-13
    """
    if patch.button_cost > person.buttons:
        return False
    if person.quilt is None:
        return patch.cells <= person.empty
    return fits(patch.id, person.quilt.mask)


def legal_turns(state: State) -> Iterator[str]:
    """All advances and purchases, in the order of their action ids (PAT-LAB-03)."""
    yield ">"
    person = state.person(state.to_move)
    for patch in state.known_window:
        if patch.button_cost > person.buttons:
            continue
        may_gain = _may_claim(state, person.covered + patch.cells)
        if person.quilt is not None:
            for lies in legal_placements(patch.id, person.quilt.mask):
                gains = may_gain and has_square(person.quilt.mask | lies.mask)
                yield write_buy(patch, lies, gains)
        elif patch.cells <= person.empty:
            yield patch.letter
            if may_gain:
                yield patch.letter + CLAIM


def legal_leather(state: State) -> Iterator[str]:
    person = state.person(state.to_move)
    if person.quilt is None:
        yield "*"
        if asks_about_square(state):
            yield "*" + CLAIM
        return
    for cell in person.quilt.empty_cells():
        yield write_leather(cell, _gains_tile(state, person.quilt.mask | 1 << cell))


def asks_about_square(state: State) -> bool:
    """Whether an untracked leather patch needs an answer (PAT-COMP-05, PAT-COMP-07)."""
    return _may_claim(state, state.person(state.to_move).covered + 1)


def read_patches(state: State, text: str) -> Answer[tuple[int, ...]]:
    """`+KMQ`: the next unknown patches of the circle, in order (PAT-NOT-09)."""
    letters = text.removeprefix("+")
    if text == letters and _ANYTHING_ELSE.fullmatch(_split(text)[0]):
        raise Refused("unknown_patch")
    if not letters or any(letter not in by_letter() for letter in letters):
        raise Refused("unreadable", token=text)
    lines = [by_letter()[letter].id for letter in letters]
    unknown = unknown_patches(state)
    for id in lines:
        if id not in unknown or lines.count(id) > 1:
            raise Refused("patch_accounted", patch=Ref("patch", id))
    return Answer(tuple(lines), f"+{letters}")


def patches_form(state: State) -> Form:
    """Some of the unknown ones, in the order in which they lie."""
    letters = {patches()[id].letter: 1 for id in unknown_patches(state)}
    return Form("+", (Several("patches", letters, 1, len(letters), separator=""),), separator="")


def unknown_patches(state: State) -> list[int]:
    """Patches that are neither in the known part of the circle nor with a seat."""
    known = {*state.circle, *state.seats[0].patches, *state.seats[1].patches}
    return [id for id in patches() if id not in known]


def _split(text: str) -> tuple[str, bool]:
    return text.removesuffix(CLAIM), text.endswith(CLAIM)


def _cell(name: str) -> int:
    cell = cell_number(name)
    assert cell is not None, "the pattern admits only names of cells"
    return cell


def _gains_tile(state: State, mask: int) -> bool:
    return state.tile is None and has_square(mask)  # PAT-BASE-SEV-02, PAT-BASE-SEV-03


def _may_claim(state: State, covered: int) -> bool:
    return state.tile is None and covered >= TILE_CELLS  # PAT-COMP-05


def _check_claim(state: State, claimed: bool, gains: bool) -> None:
    """An unjustified # is an error (PAT-NOT-07)."""
    if claimed and state.tile is not None:
        raise Refused("tile_taken")
    if claimed and not gains:
        raise Refused("claim_no_square")


def _check_untracked_claim(state: State, covered: int) -> None:
    """PAT-R-17"""
    if state.tile is not None:
        raise Refused("tile_taken")
    if covered < TILE_CELLS:
        raise Refused("claim_too_few_cells", cells=covered)
