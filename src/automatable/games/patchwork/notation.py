"""Positions as text: the pw1 notation (PAT-NOT-01, PAT-NOT-03, PAT-NOT-04, PAT-NOT-11,
PAT-NOT-12).

pw1 BCD..gA 0-0 1 9/9/9/9/9/9/9/9/9;5 @3n;-;0;1: - o
    circle  time side  seat 1          seat 2     tile options
"""

from __future__ import annotations

import re

from automatable.core.errors import BadPosition, Problem
from automatable.games.patchwork.cards import built_in_deck
from automatable.games.patchwork.components import by_letter, levels, patches, time_board
from automatable.games.patchwork.quilt import LEATHER
from automatable.games.patchwork.quilt_text import read_quilt, unreadable, write_quilt
from automatable.games.patchwork.set_up import new_automa
from automatable.games.patchwork.state import Automa, Person, State

VERSION = "pw1"
_DECKS = {"n": "normal", "t": "tactical"}
_SIDE = re.compile(r"([12])(\*{0,5})|=([12])")
_CARDS = r"(?:\d{1,3}(?:\.\d{1,3})*)?"
_AUTOMA = re.compile(
    rf"@([1-5])([nt]);([A-Za-g]*\**|-);(\d{{1,4}});([1-9]\d{{0,3}}):({_CARDS})(?:\^(\d{{1,2}}))?"
)


# --- writing


def write_position(state: State) -> str | None:
    """The unique text of a position; None for an owner's deck, which the notation cannot name."""
    if state.automa is not None and state.automa.cards.id not in _DECKS.values():
        return None
    circle = "".join("?" if id is None else _letter(id) for id in state.circle) or "-"
    time = "-".join(map(str, state.time))
    seats = [_write_seat(seat) for seat in state.seats]
    tile = str(state.tile or "-")
    fields = [VERSION, circle, time, _write_side(state), *seats, tile, _write_options(state)]
    return " ".join(fields)


def write_link(state: State) -> str | None:
    """For links, blanks are written as _ (PAT-NOT-12)."""
    text = write_position(state)
    return text and text.replace(" ", "_")


def _write_side(state: State) -> str:
    if state.game_over:
        return f"={state.first_on_final_space}"
    return f"{state.to_move}{'*' * state.leather_to_place}"


def _write_seat(seat: Person | Automa) -> str:
    if isinstance(seat, Person):
        quilt = write_quilt(seat.quilt) if seat.quilt else f"{{{_owned(seat)}}}"
        return f"{quilt};{seat.buttons}"
    deck = next(mark for mark, id in _DECKS.items() if id == seat.cards.id)
    drawn = ".".join(map(str, seat.deck.drawn))
    back = "" if seat.next_back is None else f"^{seat.next_back}"
    owned = _owned(seat) or "-"
    return f"@{seat.level}{deck};{owned};{seat.buttons};{seat.deck.cycle}:{drawn}{back}"


def _owned(seat: Person | Automa) -> str:
    return "".join(_letter(id) for id in sorted(seat.patches)) + "*" * seat.leather


def _letter(id: int) -> str:
    return patches()[id].letter


def _write_options(state: State) -> str:
    layout = state.leather_layout[0]
    recycle = "e" if state.recycle == "all" else ""
    leather = "l" if state.automa_leather == "leave" else ""
    return layout + recycle + leather


# --- reading


def read_position(text: str) -> State:
    """The state of a text; raises `BadPosition` if it cannot be read.

    Whether the position can occur is checked elsewhere (`problems`).
    """
    fields = text.strip().replace("_", " ").split()
    if not fields or fields[0] != VERSION:
        unreadable("version", fields[0] if fields else "")
    if len(fields) != 8:
        unreadable("fields", str(len(fields)))
    _, circle, time, side, first, second, tile, options = fields
    state = State(
        circle=_read_circle(circle),
        time=_read_time(time),
        to_move=1,
        seat_1=_read_person(first),
        seat_2=_read_seat(second),
        tile=_read_tile(tile),
    )
    _read_options(state, options)
    _read_side(state, side)
    _set_aside(state)
    return state


def _read_circle(text: str) -> list[int | None]:
    if text == "-":
        return []
    if any(mark != "?" and mark not in by_letter() for mark in text):
        unreadable("circle", text)
    return [None if mark == "?" else by_letter()[mark].id for mark in text]


def _read_time(text: str) -> list[int]:
    match = re.fullmatch(r"(\d{1,3})-(\d{1,3})", text)
    if match is None:
        unreadable("time", text)
    return [int(match[1]), int(match[2])]


def _read_side(state: State, text: str) -> None:
    match = _SIDE.fullmatch(text)
    if match is None:
        unreadable("side", text)
    final = time_board().final_space
    if match[3]:
        state.to_move = state.first_on_final_space = int(match[3])
        if state.time != [final, final]:
            raise BadPosition([Problem("over_too_early")])
        return
    state.to_move, state.leather_to_place = int(match[1]), len(match[2])
    if state.game_over:
        raise BadPosition([Problem("not_over")])
    state.first_on_final_space = first_on_final(state)


def first_on_final(state: State) -> int | None:
    """The seat on 53; with both there and a leather patch to place, the other one (PAT-NOT-03)."""
    final = time_board().final_space
    there = [seat for seat in (1, 2) if state.time[seat - 1] == final]
    if len(there) == 2:
        return 3 - state.to_move
    return there[0] if there else None


def _read_seat(text: str) -> Person | Automa:
    return _read_automa(text) if text.startswith("@") else _read_person(text)


def _read_person(text: str) -> Person:
    what, _, buttons = text.rpartition(";")
    if not re.fullmatch(r"\d{1,4}", buttons):
        unreadable("buttons", text)
    if what.startswith("{") and what.endswith("}"):
        ids, leather = _read_owned(what[1:-1])
        return Person(int(buttons), ids, leather)
    quilt = read_quilt(what)
    ids = sorted({mark for mark in quilt.marks if mark not in (0, LEATHER)})
    return Person(int(buttons), ids, quilt.marks.count(LEATHER), quilt)


def _read_owned(text: str) -> tuple[list[int], int]:
    match = re.fullmatch(r"([A-Za-g]*)(\*{0,5})", text)
    if match is None:
        unreadable("owned", text)
    return [by_letter()[letter].id for letter in match[1]], len(match[2])


def _read_automa(text: str) -> Automa:
    match = _AUTOMA.fullmatch(text)
    if match is None:
        unreadable("automa", text)
    level, deck, owned, buttons, cycle, drawn, back = match.groups()
    automa = new_automa(levels()[int(level)].number, built_in_deck(_DECKS[deck]), 0)
    automa.patches, automa.leather = _read_owned("" if owned == "-" else owned)
    automa.buttons = int(buttons)
    automa.deck.cycle = int(cycle)
    automa.deck.drawn = [int(card) for card in drawn.split(".")] if drawn else []
    automa.next_back = None if back is None else int(back)
    return automa


def _read_tile(text: str) -> int | None:
    if text not in ("-", "1", "2"):
        unreadable("tile", text)
    return None if text == "-" else int(text)


def _read_options(state: State, text: str) -> None:
    match = re.fullmatch(r"([or])(e?)(l?)", text)
    if match is None:
        unreadable("options", text)
    state.leather_layout = "original" if match[1] == "o" else "revised"
    state.recycle = "all" if match[2] else "two_aside"
    state.automa_leather = "leave" if match[3] else "take"


def _set_aside(state: State) -> None:
    if state.automa is not None:
        state.automa.deck.set_aside = cards_aside(state.recycle, state.automa.deck.cycle)


def cards_aside(recycle: str, cycle: int) -> int:
    """How many cards are out of this cycle (PAT-SET-05, PAT-DECK-04, PAT-DECK-06)."""
    return 0 if recycle == "all" and cycle > 1 else time_board().set_aside_cards
