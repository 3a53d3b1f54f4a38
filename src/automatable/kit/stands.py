"""How both sides of a file stand: points as far as they are counted, cards left; what comes of an
answer for certain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.drawing.screens import Vital
from automatable.core.drawing.svg import el, picture
from automatable.core.matches.match import Match
from automatable.core.score import ScoreSheet, SeatScore
from automatable.core.turns.events import Event
from automatable.core.wording import Words
from automatable.kit.definition import Definition
from automatable.kit.runtime.piles import DRAW
from automatable.kit.state import KitState, got

STAR = picture(
    *(24, 24),
    el("path", d="M12 3l2.700 5.700 6.200.8-4.500 4.300 1.100 6.200L12 17l-5.500 3 1.100-6.200"
                 "L3.100 9.500l6.200-.8z", fill="currentColor"),
)  # fmt: skip
TOLD = ("kit-changed", "kit-put", "kit-took", "tell-", "note-")
"""What an outcome consists of."""
CARDS = picture(
    *(24, 24),
    el("path", d="M9 3h11v14M4 7h11v14H4z", fill="none", stroke="currentColor", stroke_width=2,
       stroke_linejoin="round"),
)  # fmt: skip


def vitals(
    file: Definition, state: KitState, sheet: ScoreSheet, words: Words
) -> Sequence[Sequence[Vital]]:
    """The running score of each side, and how many of her cards are left."""
    left = [
        Vital(f"left-{deck.name}", str(CARDS), words(f"pile-{deck.name}-{DRAW}"),
              str(got(state.decks, deck.name).left(DRAW)))
        for deck in list(file.decks.values())[:1]
    ]  # fmt: skip
    person, automa = (_points(seat, words) for seat in sheet.seats)
    return [person, [*automa, *left]]


def _points(seat: SeatScore, words: Words) -> list[Vital]:
    """`1+` while lines wait for the end; nothing while all of them do."""
    if not any(line.known for line in seat.lines):
        return []
    value = f"{seat.total}{'' if seat.known else '+'}"
    return [Vital("points", str(STAR), words("panel-score"), value)]


def outcome(match: Match[Any], answers: Sequence[str]) -> Sequence[Event]:
    """What follows from these answers before the next card: no chance is looked into."""
    first = len(match.entries)
    seen = [event for entry in match.foresee(*answers).entries[first:] for event in entry.events]
    return [event for event in seen if event.kind.startswith(TOLD)]
