"""What usually differs at a table of Patchwork, and the board to point at it (PAT-COMP-09)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.state.pointing import (
    Board,
    Counted,
    Mend,
    Spot,
    Thing,
    drawn_again,
    last_answer,
)
from automatable.core.turns.events import Ref
from automatable.games.patchwork.board.icons import icon
from automatable.games.patchwork.board.patch import patch_picture
from automatable.games.patchwork.board.time_board import (
    PITCH,
    middle,
    time_board,
    token_name,
)
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.state import FINAL, State

BOUGHT = ("pat-you_buy", "pat-you_take_untracked", "corrected")
TAKEN = ("pat-take_with", "pat-take_without")
NEAR = 2
"""Whoever takes the wrong patch takes one of the next three."""


def slips(match: Match[State], words: Words) -> Iterator[Thing]:
    """The usual ones first."""
    state = match.state
    yield from drawn_again(match, words, "card")
    yield from _other_patch(match, words)
    for seat, owner in enumerate(state.seats, start=1):
        name = words("slip-buttons", seat=state.seat_name(seat))
        yield Thing(f"buttons-{seat}", name, number=Counted(f"seat_{seat}.buttons", owner.buttons))
    yield from _my_patch(match, words)
    owners = [(None, "none"), (1, "1"), (2, "2")]
    names = {"seat": state.seat_name(1)}
    yield Thing(
        "tile",
        words("slip-tile"),
        tuple(
            Mend(words(f"fact-tile-{key}", **names), {"tile": owner})
            for owner, key in owners
            if owner != state.tile
        ),
    )


def _my_patch(match: Match[State], words: Words) -> Iterator[Thing]:
    """What was reported wrongly is reported again, and all that followed from it."""
    if (told := last_answer(match, "turn")) is not None:
        yield Thing("turn", words("slip-my_turn"), (Mend(words("slip-back"), back_to=told),))


def _other_patch(match: Match[State], words: Words) -> Iterator[Thing]:
    """The Automa's last patch, while it is the last that anybody took."""
    taken = _last_taken(match)
    if taken is None:
        return
    circle = [taken, *match.state.circle]
    near = [*circle[1 : NEAR + 1], *circle[-NEAR:]]
    mends = [
        Mend(_name(id, words), _taken_instead(match.state, circle, id), picture=_drawn(id, words))
        for id in dict.fromkeys(near)
        if id is not None
    ]
    name = words("slip-other_patch", patch=Ref("patch", taken))
    yield Thing("taken", name, tuple(mends), picture=_drawn(taken, words))


def _last_taken(match: Match[State]) -> int | None:
    for event in reversed(list(match.events())):
        if event.kind in BOUGHT:
            return None
        if event.kind in TAKEN and isinstance(patch := event.args["patch"], Ref):
            return int(patch.id) if int(patch.id) in match.state.seats[1].patches else None
    return None


def _taken_instead(state: State, circle: Sequence[int | None], id: int) -> dict[str, Any]:
    """The neutral token stands where the patch lay, so the circle begins behind it."""
    place = circle.index(id)
    held = sorted({*state.seats[1].patches, id} - {circle[0]})
    return {"circle": [*circle[place + 1 :], *circle[:place]], "seat_2.patches": held}


# --- the board


def boards(match: Match[State], words: Words) -> Iterator[Board]:
    """The time board, the circle, and the patches of whoever does not sew on the screen."""
    yield _time(match, words)
    yield Board(words("label-circle"), tuple(_circle(match.state, words)))
    for seat, owner in enumerate(match.state.seats, start=1):
        if getattr(owner, "quilt", None) is None:
            things = tuple(_held(match.state, seat, words))
            yield Board(words("fact-patches", seat=match.state.seat_name(seat)), things)


def _time(match: Match[State], words: Words) -> Board:
    position = match.position()
    spots = {f"space-{n}": Spot(*middle(n), PITCH / 2) for n in range(FINAL + 1)}
    for seat in (1, 2):
        x, y = middle(match.state.time[seat - 1])
        spots[f"token-{seat}"] = Spot(x + (seat * 2 - 3) * PITCH / 5, y, PITCH / 2)
    things = tuple(_token(match.state, seat, position, words) for seat in (1, 2))
    drawing = time_board(position, words, role="group")
    return Board(words("label-time_board"), things, drawing=drawing, spots=spots)


def _token(state: State, seat: int, position: dict[str, Any], words: Words) -> Thing:
    here, other = state.time[seat - 1], state.time[2 - seat]
    name = words("slip-token", seat=state.seat_name(seat), space=Ref("space", here))
    free = [space for space in range(FINAL + 1) if space not in (here, other)]
    mends = [
        Mend(words.ref(Ref("space", space)), {f"time.{seat}": space}, at=f"space-{space}")
        for space in free
    ]
    for top in (seat, 3 - seat) if here != other else ():
        told = words("slip-on_top" if top == seat else "slip-below")
        mends.append(Mend(told, {f"time.{seat}": other, "to_move": top}))
    return Thing(f"token-{seat}", name, tuple(mends), picture=icon(token_name(position, seat)))


def _circle(state: State, words: Words) -> Iterator[Thing]:
    """Those that nobody has named yet are asked for in time."""
    for place, id in enumerate(state.circle):
        if id is not None:
            mends = (*_gone(state, id, words), *_another(state, place, words))
            yield Thing(f"circle-{place}", _name(id, words), mends, picture=_drawn(id, words))


def _another(state: State, place: int, words: Words) -> Iterator[Mend]:
    """Two patches of the circle change places; those that lie near come first."""
    here = state.circle[place]
    others = sorted(range(len(state.circle)), key=lambda other: abs(other - place))
    for other in others:
        id = state.circle[other]
        if id is not None and id != here:
            circle = list(state.circle)
            circle[place], circle[other] = id, here
            told = words("slip-lies_here", patch=Ref("patch", id))
            yield Mend(told, {"circle": circle}, picture=_drawn(id, words))


def _gone(state: State, id: int, words: Words) -> Iterator[Mend]:
    """It lies with somebody; who sews on the screen has put it down there."""
    for seat, owner in enumerate(state.seats, start=1):
        if getattr(owner, "quilt", None) is None:
            circle = [other for other in state.circle if other != id]
            held = sorted({*owner.patches, id})
            told = words("slip-has_patch", seat=state.seat_name(seat))
            yield Mend(told, {"circle": circle, f"seat_{seat}.patches": held})


def _held(state: State, seat: int, words: Words) -> Iterator[Thing]:
    for id in sorted(state.seats[seat - 1].patches):
        mends = tuple(_let_go(state, seat, id, words))
        yield Thing(f"held-{seat}-{id}", _name(id, words), mends, picture=_drawn(id, words))


def _let_go(state: State, seat: int, id: int, words: Words) -> Iterator[Mend]:
    left = sorted(set(state.seats[seat - 1].patches) - {id})
    other = state.seats[2 - seat]
    if getattr(other, "quilt", None) is None:
        told = words("slip-has_patch", seat=state.seat_name(3 - seat))
        gained = sorted({*other.patches, id})
        yield Mend(told, {f"seat_{seat}.patches": left, f"seat_{3 - seat}.patches": gained})
    circle: list[int | None] = [*state.circle, id]
    yield Mend(words("slip-in_circle"), {f"seat_{seat}.patches": left, "circle": circle})


def _name(id: int, words: Words) -> str:
    return words.ref(Ref("patch", id))


def _drawn(id: int, words: Words) -> str:
    return patch_picture(patches()[id], words)
