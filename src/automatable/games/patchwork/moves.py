"""A person's decisions as values: written `>`, `K2c4`, `K`, `*e5`, `*`, each perhaps with `#`.

Reading a token checks it against the position; what is not legal is refused with a code and
changes nothing (PAT-NOT-05 to PAT-NOT-07).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated

from automatable.core.errors import Refused
from automatable.core.turns.events import Ref
from automatable.core.turns.forms import HOLE, Form, Several
from automatable.core.turns.replies import Part, Replies, Reply
from automatable.games.patchwork.components import Patch, by_letter, patches, time_board
from automatable.games.patchwork.quilt import (
    Placement,
    cell_name,
    cell_number,
    has_square,
    legal_placements,
    placement,
)
from automatable.games.patchwork.state import Person, State

CLAIM = "#"
TILE_CELLS = time_board().tile_square ** 2
_BUY = r"[A-Za-g](?:[0-7][a-i][1-9])?"
_ANYTHING_ELSE = re.compile(rf"(?:>|\*|{_BUY}|(?:card )?[0-9]{{1,3}}){CLAIM}?")
"""What would be shown if the next patches were known: a move, or the Automa's card."""


def _patch(state: State, letter: str) -> Patch:
    return by_letter()[letter]


def _letter(patch: Patch) -> str:
    return patch.letter


def _lies(state: State, text: str) -> Placement:
    """The orientation and the anchor; which cells it covers depends on the patch."""
    cell = cell_number(text[1:])
    assert cell is not None, "the pattern admits only names of cells"
    return Placement(int(text[0]), cell, 0)


def _where(lies: Placement) -> str:
    return f"{lies.orientation}{cell_name(lies.anchor)}"


def _cell(state: State, text: str) -> int:
    return _lies(state, f"0{text}").anchor


CLAIMED = Part(re.escape(CLAIM), lambda state, text: True, lambda claimed: CLAIM, HOLE)


class Move(Reply[State]):
    """A decision of a person."""


@dataclass(frozen=True)
class Advance(Move, head=">"):
    """Jump in front of the opponent for buttons."""

    @classmethod
    def offered(cls, state: State) -> Iterator[str]:
        yield cls.head


@dataclass(frozen=True)
class Buy(Move):
    """Buy a patch; without a placement when the quilt is not tracked.

    It is written with the lowest orientation, and # if the step gains the tile (PAT-NOT-06).
    """

    patch: Annotated[Patch, Part("[A-Za-g]", _patch, _letter, HOLE)]
    placement: Annotated[Placement | None, Part("[0-7][a-i][1-9]", _lies, _where, HOLE)] = None
    gains_tile: Annotated[bool, CLAIMED] = False

    @classmethod
    def offered(cls, state: State) -> Iterator[str]:
        """What can be paid, wherever it fits (PAT-BASE-BUY-02, PAT-BASE-BUY-03).

        PAT-COMP-04, PAT-R-13
        """
        person = state.person(state.to_move)
        for patch in state.known_window:
            if patch.button_cost > person.buttons:
                continue
            may_gain = _may_claim(state, person.covered + patch.cells)
            if person.quilt is not None:
                for lies in legal_placements(patch.id, person.quilt.mask):
                    gains = may_gain and has_square(person.quilt.mask | lies.mask)
                    yield f"{patch.letter}{_where(lies)}{CLAIM * gains}"
            elif patch.cells <= person.empty:
                yield from _with_claim(patch.letter, may_gain)

    def checked(self, state: State) -> Buy:
        """The same, with what is wrong about it (PAT-BASE-BUY-02, PAT-BASE-BUY-03)."""
        person, patch = state.person(state.to_move), self.patch
        if patch.id not in state.window:
            raise Refused("not_in_window", patch=Ref("patch", patch.id))
        if patch.button_cost > person.buttons:
            raise Refused("not_enough_buttons", cost=patch.button_cost, buttons=person.buttons)
        if person.quilt is None:
            return self._untracked(state, person)
        if self.placement is None:
            raise Refused("placement_missing")
        lies = placement(patch.id, self.placement.orientation, self.placement.anchor)
        if lies is None or not person.quilt.is_free(lies.mask):
            raise Refused("does_not_fit", patch=Ref("patch", patch.id))
        gains = _gained(state, person.quilt.mask | lies.mask, self.gains_tile)
        return replace(self, placement=lies, gains_tile=gains)

    def _untracked(self, state: State, person: Person) -> Buy:
        """A purchase for a quilt that nobody tracks (PAT-COMP-03)."""
        if self.patch.cells > person.empty:  # PAT-COMP-04
            raise Refused("too_few_empty_cells")
        if self.gains_tile:
            _check_untracked_claim(state, person.covered + self.patch.cells)
        return replace(self, placement=None)


@dataclass(frozen=True)
class PlaceLeather(Move, head="*"):
    """Put a leather patch on a cell; without a cell when the quilt is not tracked."""

    cell: Annotated[int | None, Part("[a-i][1-9]", _cell, cell_name, HOLE)] = None
    gains_tile: Annotated[bool, CLAIMED] = False

    @classmethod
    def offered(cls, state: State) -> Iterator[str]:
        quilt = state.person(state.to_move).quilt
        if quilt is None:
            yield from _with_claim(cls.head, asks_about_square(state))
            return
        for cell in quilt.empty_cells():
            gains = _gains_tile(state, quilt.mask | 1 << cell)
            yield f"{cls.head}{cell_name(cell)}{CLAIM * gains}"

    def checked(self, state: State) -> PlaceLeather:
        person = state.person(state.to_move)
        if person.quilt is None:
            if self.gains_tile:
                _check_untracked_claim(state, person.covered + 1)
            return replace(self, cell=None)
        if self.cell is None:
            raise Refused("placement_missing")
        if not person.quilt.is_free(1 << self.cell):
            raise Refused("cell_not_empty", cell=cell_name(self.cell))
        gains = _gained(state, person.quilt.mask | 1 << self.cell, self.gains_tile)
        return replace(self, gains_tile=gains)


TURNS: Replies[State, Move] = Replies((Advance, Buy), others={">#": "no_claim_on_advance"})
"""In the order of the action ids (PAT-LAB-03)."""
LEATHER_MOVES: Replies[State, PlaceLeather] = Replies(
    (PlaceLeather,), others={rf"(>|{_BUY})#?": "leather_first"}
)


def _with_claim(text: str, may_gain: bool) -> Iterator[str]:
    yield text
    if may_gain:
        yield text + CLAIM


def asks_about_square(state: State) -> bool:
    """Whether an untracked leather patch needs an answer (PAT-COMP-05, PAT-COMP-07)."""
    return _may_claim(state, state.person(state.to_move).covered + 1)


def _unknown(state: State, text: str) -> tuple[int, ...]:
    letters = text.removeprefix("+")
    if text == letters and _ANYTHING_ELSE.fullmatch(text):
        raise Refused("unknown_patch")
    if not letters or any(letter not in by_letter() for letter in letters):
        raise Refused("unreadable", token=text)
    lines = tuple(by_letter()[letter].id for letter in letters)
    unknown = unknown_patches(state)
    for id in lines:
        if id not in unknown or lines.count(id) > 1:
            raise Refused("patch_accounted", patch=Ref("patch", id))
    return lines


def _letters(lines: tuple[int, ...]) -> str:
    return "+" + "".join(patches()[id].letter for id in lines)


@dataclass(frozen=True)
class Lying(Reply[State]):
    """`+KMQ`: the next unknown patches of the circle, in their order (PAT-NOT-09)."""

    patches: Annotated[tuple[int, ...], Part(".*", _unknown, _letters, HOLE)]

    @classmethod
    def forms(cls, state: State) -> list[Form]:
        letters = {patches()[id].letter: 1 for id in unknown_patches(state)}
        some = Several("patches", letters, 1, len(letters), separator="")
        return [Form("+", (some,), separator="")]


PATCHES: Replies[State, Lying] = Replies((Lying,))


def unknown_patches(state: State) -> list[int]:
    """Patches that are neither in the known part of the circle nor with a seat."""
    known = {*state.circle, *state.seats[0].patches, *state.seats[1].patches}
    return [id for id in patches() if id not in known]


def _gains_tile(state: State, mask: int) -> bool:
    return state.tile is None and has_square(mask)  # PAT-BASE-SEV-02, PAT-BASE-SEV-03


def _may_claim(state: State, covered: int) -> bool:
    return state.tile is None and covered >= TILE_CELLS  # PAT-COMP-05


def _gained(state: State, mask: int, claimed: bool) -> bool:
    """Whether the tile is gained; an unjustified # is an error (PAT-NOT-07)."""
    gains = _gains_tile(state, mask)
    if claimed and state.tile is not None:
        raise Refused("tile_taken")
    if claimed and not gains:
        raise Refused("claim_no_square")
    return gains


def _check_untracked_claim(state: State, covered: int) -> None:
    """Refuses a 7x7 square that cannot be there (PAT-R-17)."""
    if state.tile is not None:
        raise Refused("tile_taken")
    if covered < TILE_CELLS:
        raise Refused("claim_too_few_cells", cells=covered)
