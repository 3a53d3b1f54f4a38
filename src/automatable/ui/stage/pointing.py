"""Something is different: the usual slips, and the board to point at, one short list at a time."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup

from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.errors import AutomatableError, Refused
from automatable.core.files.foreign import LARGEST, whole_number
from automatable.core.matches.match import Match
from automatable.core.state.pointing import Board, Mend, Spot, Thing, things_of
from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.stage.correcting import correction_text
from automatable.ui.stage.stage import Boards
from automatable.ui.stage.table import reading
from automatable.ui.words.words import Words

END = "</svg>"
FEW = 7
"""That many slips stand in sight; more are folded."""


@dataclass(frozen=True)
class BoardShown:
    """A part of the table with links on it, and the things that are tiles."""

    title: str
    drawn: Markup
    tiles: tuple[Thing, ...]


def point_page(
    frame: Frame, table: Table, at: str = "", to: str = "", problems: Sequence[str] = (),
    coach: str = "",
) -> str:  # fmt: skip
    """What can be pointed at; `at` is what was tapped, `to` which of its mends."""
    match, words = table.match, Words(frame.language, table.match.game)
    slips, boards = pointing(match, words)
    things = things_of(slips, boards)
    chosen = things.get(at)
    possible = possible_mends(match, chosen) if chosen else []
    shown = [_shown(frame, table, board, chosen, things, possible) for board in boards]
    drawn = next((board.drawn for board in shown if board.drawn), Markup())
    stage = reading(frame, table, "correct", problems, match.game.correction_rule)
    return render(
        frame,
        "point.html",
        match.game,
        **{**stage, "boards": Boards() if drawn else stage["boards"], "coach": coach},
        slips=slips[:FEW],
        rare=slips[FEW:],
        drawn=drawn,
        pointed_at=shown,
        chosen=chosen,
        possible=possible,
        mend=_mend(chosen, to),
        on_board=any(mend.at for mend in possible),
        ready=match.set_up_done,
    )


def pointing(match: Match[Any], words: Words) -> tuple[Sequence[Thing], Sequence[Board]]:
    """The slips and the boards of a match; nothing before there is anything to correct."""
    if not match.set_up_done:
        return (), ()
    screens = match.game.screens
    return tuple(screens.slips(match, words)), tuple(screens.boards(match, words))


def possible_mends(match: Match[Any], thing: Thing) -> list[Mend]:
    """What may be true instead of what is believed; the position's own check says what may not."""
    return [mend for mend in thing.mends if is_possible(match, mend)]


def is_possible(match: Match[Any], mend: Mend) -> bool:
    """Whether the corrected position is one that can be; only such mends are shown."""
    if not mend.changes:
        return True
    try:
        match.game.corrected(match.state, json.dumps(dict(mend.changes)))
    except (AutomatableError, ValueError):
        return False
    return True


def _mend(chosen: Thing | None, to: str) -> tuple[int, Mend] | None:
    number = whole_number(to, high=len(chosen.mends) - 1) if chosen else None
    return None if chosen is None or number is None else (number, chosen.mends[number])


def _shown(
    frame: Frame,
    table: Table,
    board: Board,
    chosen: Thing | None,
    things: Mapping[str, Thing],
    possible: Sequence[Mend],
) -> BoardShown:
    here = frame.url(f"/tables/{table.id}/point")

    def address(**told: Any) -> str:
        return f"{here}?{urlencode(told)}"

    links = together(*_links(board, chosen, things, possible, address))
    drawn = board.drawing.rstrip().removesuffix(END) + links + END if board.drawing else ""
    tiles = tuple(thing for thing in board.things if thing.id not in board.spots)
    return BoardShown(board.title, Markup(drawn), tiles)


def _links(
    board: Board,
    chosen: Thing | None,
    things: Mapping[str, Thing],
    possible: Sequence[Mend],
    address: Callable[..., str],
) -> Iterator[Drawing]:
    """Where a chosen thing may really be; as long as none is chosen, the things themselves."""
    mends = enumerate(chosen.mends) if chosen else ()
    spots = {
        mend.at: (n, mend.told) for n, mend in mends if mend.at in board.spots and mend in possible
    }
    for id, spot in board.spots.items():
        if chosen and id in spots:
            n, told = spots[id]
            yield _link(spot, told, address(at=chosen.id, to=n), "point-to")
        elif not spots and id in things:
            look = "point-spot point-chosen" if chosen and chosen.id == id else "point-spot"
            yield _link(spot, things[id].name, address(at=id), look)


def _link(spot: Spot, told: str, address: str, look: str) -> Drawing:
    ring = el("circle", cx=spot.x, cy=spot.y, r=spot.reach)
    return el("a", el("title", told), ring, href=address, aria_label=told, class_=look)


def mending(words: Words, given: Mapping[str, str]) -> Callable[[Match[Any]], None]:
    """The change that a form of this page stands for."""

    def mend(match: Match[Any]) -> None:
        thing = things_of(*pointing(match, words)).get(given.get("at", ""))
        found = _mend(thing, given.get("to", ""))
        if thing is not None and thing.number and "number" in given:
            _put_right(match, {thing.number.path: _number(given["number"])})
        elif found is None or found[1].leads:
            raise Refused("bad_request")
        elif found[1].back_to is not None:
            match.return_to(found[1].back_to)
        else:
            _put_right(match, found[1].changes)

    return mend


def _put_right(match: Match[Any], changes: Mapping[str, Any]) -> None:
    match.answer(correction_text(changes))


def _number(text: str) -> int | str:
    """What is no number is refused by the position's own check."""
    number = whole_number(text.strip(), low=-LARGEST)
    return text.strip() if number is None else number


def meant_by(match: Match[Any], words: Words, given: Mapping[str, str]) -> dict[str, str]:
    """What a refused mend would have changed, as the page of all facts takes it."""
    thing = things_of(*pointing(match, words)).get(given.get("at", ""))
    found = _mend(thing, given.get("to", ""))
    changes = dict(found[1].changes) if found else {}
    if thing is not None and thing.number and "number" in given:
        changes[thing.number.path] = given["number"]
    return {path: str(value) for path, value in changes.items()}
