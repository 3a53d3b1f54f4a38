"""Positions as JSON: every field of docs/positions/patchwork.md.

Facts that follow from others may be left out; if they are given they must be right, so that
a file cannot contradict itself unnoticed.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from automatable.core.errors import BadData, BadPosition
from automatable.core.positions import (
    FORMAT,
    bad_value,
    check_agreement,
    is_text_only,
    refuse_values,
    structured,
)
from automatable.games.patchwork.cards import PRINTED, deck_of
from automatable.games.patchwork.components import levels, patches, time_board
from automatable.games.patchwork.notation import (
    cards_aside,
    first_on_final,
    quilt_from_rows,
    quilt_rows,
    read_position,
    write_position,
)
from automatable.games.patchwork.problems import problems
from automatable.games.patchwork.score import score
from automatable.games.patchwork.set_up import new_automa
from automatable.games.patchwork.state import Automa, Person, State

DERIVED = (
    "position", "game_over", "leather_spaces_left", "marker_space", "score_now", "winner",
    "seat_1.income", "seat_1.covered", "seat_2.income", "seat_2.covered",
    "seat_2.pile_with_buttons", "seat_2.pile_without_buttons", "seat_2.cards_left_in_draw_pile",
)  # fmt: skip


# --- writing


def to_json(state: State) -> dict[str, Any]:
    """The complete position, derived facts included."""
    sheet = score(state)
    position: dict[str, Any] = {
        "game": "patchwork",
        "format": FORMAT,
        "position": write_position(state),
        "circle": list(state.circle),
        "time": {"1": state.time[0], "2": state.time[1]},
        "to_move": None if state.game_over else state.to_move,
        "leather_to_place": state.leather_to_place,
        "game_over": state.game_over,
        "first_on_final_space": state.first_on_final_space,
        "tile": state.tile,
        "leather_spaces_left": state.leather_spaces_left,
        "leather_layout": state.leather_layout,
        "recycle": state.recycle,
        "automa_leather": state.automa_leather,
        "marker_space": state.marker_space,
        "seat_1": _seat_json(state.seats[0]),
        "seat_2": _seat_json(state.seats[1]),
        "score_now": {str(seat): {"total": sheet.total(seat)} for seat in (1, 2)},
    }
    if state.game_over:
        position["winner"] = sheet.winner
    return position


def _seat_json(seat: Person | Automa) -> dict[str, Any]:
    return _person_json(seat) if isinstance(seat, Person) else _automa_json(seat)


def _person_json(person: Person) -> dict[str, Any]:
    return {
        "kind": "person",
        "buttons": person.buttons,
        "patches": sorted(person.patches),
        "leather": person.leather,
        "income": person.income,
        "covered": person.covered,
        "quilt": None if person.quilt is None else quilt_rows(person.quilt),
    }


def _automa_json(automa: Automa) -> dict[str, Any]:
    backs = automa.set_aside_backs
    return {
        "kind": "automa",
        "level": automa.level,
        "deck": _deck_json(automa),
        "deck_source": automa.deck_source,
        "buttons": automa.buttons,
        "patches": sorted(automa.patches),
        "pile_with_buttons": automa.pile_with_buttons,
        "pile_without_buttons": automa.pile_without_buttons,
        "leather": automa.leather,
        "cycle": automa.deck.cycle,
        "drawn": list(automa.deck.drawn),
        "cards_left_in_draw_pile": automa.deck.left,
        "next_back": automa.next_back,
        "set_aside_backs": None if backs is None else list(backs),
    }


def _deck_json(automa: Automa) -> Any:
    """A printed deck by name; an owner's deck with all it says, so that nothing else is needed."""
    deck = automa.cards
    if deck.id in PRINTED:
        return deck.id
    return {
        "format": deck.format, "game": deck.game, "id": deck.id, "backs": deck.backs,
        "source": {
            "edition": deck.source.edition, "confidence": deck.source.confidence,
            "notes": deck.source.notes, "stand_in": deck.source.stand_in,
        },
        "card": [
            {"number": card.number, "budget": card.budget,
             "conditions": list(card.conditions), "income": card.income}
            for card in deck.card
        ],
    }  # fmt: skip


# --- reading


@dataclass(frozen=True)
class _Seat:
    kind: str
    buttons: int
    leather: int = 0
    patches: list[int] | None = None
    income: Any = None
    covered: Any = None
    quilt: list[str] | None = None
    level: int | None = None
    deck: Any = None
    deck_source: str = "table"
    pile_with_buttons: list[int] | None = None
    pile_without_buttons: list[int] | None = None
    cycle: int = 1
    drawn: list[int] | None = None
    cards_left_in_draw_pile: Any = None
    next_back: int | None = None
    set_aside_backs: list[int] | None = None


@dataclass(frozen=True)
class _Position:
    circle: list[int | None]
    time: dict[str, int]
    seat_1: _Seat
    seat_2: _Seat
    to_move: int | None = None
    game: str = "patchwork"
    format: int = FORMAT
    position: Any = None
    leather_to_place: int = 0
    game_over: Any = None
    first_on_final_space: int | None = None
    tile: int | None = None
    leather_spaces_left: Any = None
    leather_layout: str = "original"
    recycle: str = "two_aside"
    automa_leather: str = "take"
    marker_space: Any = None
    score_now: Any = None
    winner: Any = None


def from_json(contents: Any) -> State:
    """The state of a JSON object, of its `position` text alone, or of a pw1 text; checked."""
    if isinstance(contents, str):
        return checked(read_position(contents))
    if is_text_only(contents):
        return from_json(contents["position"])
    state = checked(_state(_structured(contents)))
    check_agreement(contents, to_json(state), _same, apart=("deck",))
    return state


def checked(state: State) -> State:
    """The state itself, if it can occur."""
    if found := problems(state):
        raise BadPosition(found)
    return state


def _structured(contents: Any) -> _Position:
    read = structured(contents, _Position)
    _check_choices(read)
    return read


def _check_choices(read: _Position) -> None:
    seats = (None, 1, 2)
    board = time_board()
    allowed: list[tuple[str, Any, Container[Any]]] = [
        ("game", read.game, ("patchwork",)),
        ("format", read.format, (FORMAT,)),
        ("time", tuple(sorted(read.time)), (("1", "2"),)),
        ("to_move", read.to_move, seats),
        ("tile", read.tile, seats),
        ("first_on_final_space", read.first_on_final_space, seats),
        ("leather_layout", read.leather_layout, tuple(board.leather_layouts)),
        ("recycle", read.recycle, ("two_aside", "all")),
        ("automa_leather", read.automa_leather, ("take", "leave")),
        ("leather_to_place", read.leather_to_place, tuple(range(6))),
        ("seat_1.kind", read.seat_1.kind, ("person",)),
        ("seat_2.kind", read.seat_2.kind, ("person", "automa")),
        ("seat_2.deck_source", read.seat_2.deck_source, ("app", "table")),
    ]
    for name, seat in (("seat_1", read.seat_1), ("seat_2", read.seat_2)):
        allowed.append((f"{name}.leather", seat.leather, range(6)))
        allowed.append((f"{name}.buttons", max(seat.buttons, 0), range(10_000)))
        allowed.append((f"{name}.cycle", seat.cycle, range(1, 10_000)))
    if read.seat_2.kind == "automa":
        allowed.append(("seat_2.level", read.seat_2.level, tuple(levels())))
    wrong = [(field, value) for field, value, choices in allowed if value not in choices]
    wrong += _unknown_patches(read)
    if (
        read.to_move is None
        and read.time.get("1") == read.time.get("2") != time_board().final_space
    ):
        wrong.append(("to_move", None))  # PAT-BASE-TURN-02: on equal spaces only the file can know
    refuse_values(wrong)


def _unknown_patches(read: _Position) -> list[tuple[str, Any]]:
    lists = {
        "circle": [id for id in read.circle if id is not None],
        "seat_1.patches": read.seat_1.patches or [],
        "seat_2.patches": _owned(read.seat_2),
    }
    known = patches()
    return [(field, id) for field, ids in lists.items() for id in ids if id not in known]


def _owned(seat: _Seat) -> list[int]:
    """The Automa's patches may be given as one list or as its two piles."""
    if seat.patches is not None:
        return list(seat.patches)
    return [*(seat.pile_with_buttons or ()), *(seat.pile_without_buttons or ())]


def _state(read: _Position) -> State:
    state = State(
        circle=list(read.circle),
        time=[read.time["1"], read.time["2"]],
        to_move=read.to_move or read.first_on_final_space or 1,
        seats=(_person(read.seat_1), _seat(read.seat_2, read.recycle)),
        leather_to_place=read.leather_to_place,
        tile=read.tile,
        leather_layout=read.leather_layout,
        recycle=read.recycle,
        automa_leather=read.automa_leather,
    )
    state.first_on_final_space = read.first_on_final_space or first_on_final(state)
    return state


def _seat(seat: _Seat, recycle: str) -> Person | Automa:
    return _automa(seat, recycle) if seat.kind == "automa" else _person(seat)


def _person(seat: _Seat) -> Person:
    quilt = None if seat.quilt is None else quilt_from_rows(seat.quilt)
    return Person(seat.buttons, list(seat.patches or ()), seat.leather, quilt)


def _automa(seat: _Seat, recycle: str) -> Automa:
    assert seat.level is not None
    try:
        cards = deck_of(seat.deck)
    except (BadData, KeyError):
        raise bad_value("deck", seat.deck) from None
    automa = new_automa(seat.level, cards, cards_aside(recycle, seat.cycle))
    automa.buttons, automa.leather = seat.buttons, seat.leather
    automa.patches = _owned(seat)
    automa.deck.cycle = seat.cycle
    automa.deck.drawn = list(seat.drawn or ())
    automa.next_back = seat.next_back
    automa.set_aside_backs = None if seat.set_aside_backs is None else tuple(seat.set_aside_backs)
    automa.deck_source = seat.deck_source
    return automa


def _same(given: Any, right: Any) -> bool:
    if isinstance(given, list) and all(isinstance(item, int) for item in given):
        return bool(sorted(given) == right or given == right)
    return bool(given == right)
