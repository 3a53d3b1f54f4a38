"""The time board: a tape measure laid in six turns, with everything that lies on it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, picture, together
from automatable.games.patchwork.board.icons import use
from automatable.games.patchwork.board.shapes import Point, rounded
from automatable.games.patchwork.components import time_board as board

ACROSS = 9
PITCH = 43
TAPE = 38
TURN = 50
EDGE = 4
TOP = 18
WIDTH = ACROSS * PITCH + 2 * EDGE
TURNS = 6
HEIGHT = (TURNS - 1) * TURN + TAPE + TOP + EDGE
TOKEN = 30
ICON = 18


def time_board(position: dict[str, Any], words: Words, role: str = "img") -> Drawing:
    """All spaces with income, leather patches, level marker and both time tokens."""
    drawn, label = _tape_with_all(position), _told(position, words)
    return picture(WIDTH, HEIGHT, drawn, class_="time-board", label=label, role=role)


def _tape_with_all(position: dict[str, Any]) -> Drawing:
    lying = tuple(position["leather_spaces_left"]), position["marker_space"]
    time = position["time"]["1"], position["time"]["2"]
    return together(_spaces(*lying, *time), _tokens(position))


@lru_cache(maxsize=200)
def _spaces(leather: tuple[int, ...], marker: int | None, *occupied: int) -> Drawing:
    """Without its tokens the board is drawn several times for a turn, and looks the same."""
    spaces = range(board().final_space + 1)
    drawn = (_drawn_space(n, _things(n, leather, marker), n in occupied) for n in spaces)
    return together(_tape(), *drawn)


def token_name(position: dict[str, Any], seat: int) -> str:
    """The icon of a seat's time token."""
    return (
        "token_automa" if position[f"seat_{seat}"]["kind"] == "automa" else f"token_person_{seat}"
    )


def bottom_to_top(position: dict[str, Any]) -> tuple[int, int]:
    """Both seats in the order in which their tokens lie on a shared space."""
    mover, first = position["to_move"], position["first_on_final_space"]
    top = mover or (3 - first if first else 1)  # PAT-BASE-TURN-02, PAT-R-27
    return 3 - top, top


def middle(space: int) -> tuple[float, float]:
    """The middle of a space; every second turn of the tape runs from right to left."""
    turn, along = divmod(space, ACROSS)
    column = along if turn % 2 == 0 else ACROSS - 1 - along
    return EDGE + PITCH * (column + 0.5), TOP + TAPE / 2 + TURN * turn


@cache
def _tape() -> Drawing:
    """One strip from start to end, with brass at both ends."""
    return together(
        el("path", d=rounded(_around(), 11), class_="tape"),
        _brass(middle(0)),
        _brass(middle(board().final_space)),
    )


def _around() -> list[Point]:
    """The corners of the strip: two rows at a time, down its outer side and back up."""
    left, right = EDGE, WIDTH - EDGE
    down: list[Point] = []
    back: list[Point] = []
    for turn in range(0, TURNS, 2):
        top, low = TOP + TURN * turn, TOP + TURN * (turn + 1)
        enter = left if turn == 0 else left + PITCH
        leave = left if turn == TURNS - 2 else left + PITCH
        down += [(enter, top), (right, top), (right, low + TAPE), (leave, low + TAPE)]
        inner = right - PITCH
        back = [(left, low), (inner, low), (inner, top + TAPE), (left, top + TAPE), *back]
    return down + back


def _brass(middle: tuple[float, float]) -> Drawing:
    x, y = middle[0] - PITCH / 2, middle[1] - TAPE / 2
    return el("rect", x=x + 1, y=y - 1.5, width=PITCH - 2, height=TAPE + 3, rx=6, class_="tape-end")


@cache
def _drawn_space(space: int, things: tuple[str, ...], occupied: bool) -> Drawing:
    """Drawn once for each way a space can look: a page shows all 54."""
    x, y = middle(space)
    left = x - ICON * len(things) / 2
    return el(
        "g",
        el("rect", x=x - 20, y=y - 17.5, width=40, height=35, rx=6, class_="space-cell"),
        _tick(space),
        *(use(name, left + ICON * i, y - 17, ICON) for i, name in enumerate(things)),
        el(
            "text",
            str(space),
            x=x,
            y=y + (14.5 if things or occupied else 4.5),
            class_="space-number",
        ),
        class_="space space-income" if "button" in things else "space",
        data_space=space,
    )


def _things(space: int, leather: tuple[int, ...], marker: int | None) -> tuple[str, ...]:
    """What is printed on a space or still lies there, as icons."""
    here = {
        "button": space in board().income_spaces,
        "leather": space in leather,
        "marker": space == marker,
    }
    return tuple(name for name, lies in here.items() if lies)


def _tick(space: int) -> Drawing | None:
    """The line between a space and the one before it."""
    if space % ACROSS == 0:
        return None
    (x, y), (before, _) = middle(space), middle(space - 1)
    return el("path", d=f"M{number((x + before) / 2)} {number(y - TAPE / 2)}v{TAPE}", class_="tick")


def _tokens(position: dict[str, Any]) -> Drawing:
    """On a shared space the tokens are stacked, the one that moves first on top."""
    bottom, top = bottom_to_top(position)
    stacked = position["time"]["1"] == position["time"]["2"]
    return together(
        _token(position, bottom, 0), _token(position, top, TOKEN * 0.6 if stacked else 0)
    )


def _token(position: dict[str, Any], seat: int, lifted: float) -> Drawing:
    x, y = middle(position["time"][str(seat)])
    drawn = use(token_name(position, seat), -TOKEN / 2, -TOKEN, TOKEN)
    shadow = el("ellipse", cx=0, cy=-1, rx=TOKEN * 0.42, ry=4, class_="token-shadow")
    stands = f"translate({number(x)} {number(y + 3 - lifted)})"
    return el(
        "g",
        el("g", shadow if not lifted else None, drawn, class_="token-body"),
        class_=f"token token-{seat}",
        data_token=seat,
        transform=stands,
    )


def _told(position: dict[str, Any], words: Words) -> str:
    """Where everybody stands, in one sentence for those who do not see it."""
    seats = [
        words(
            "board-token",
            seat=words("seat-" + seat_key(position, seat)),
            space=position["time"][str(seat)],
        )
        for seat in (1, 2)
    ]
    return f"{words('label-time_board')}: {', '.join(seats)}"


def seat_key(position: dict[str, Any], seat: int) -> str:
    """The word for a seat: `person`, `automa`, or `person_1` and `person_2` in duo."""
    if position["seat_2"]["kind"] == "automa":
        return "person" if seat == 1 else "automa"
    return f"person_{seat}"
