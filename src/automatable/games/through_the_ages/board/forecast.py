"""What the end of the turn would bring now, always in sight (TTA-ON-VIEW-03)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from automatable.core.drawing.screens import Words
from automatable.games.through_the_ages.ages import is_obsolete
from automatable.games.through_the_ages.base_cards import civil, military, next_age
from automatable.games.through_the_ages.on_screen.forecast import Coming, coming
from automatable.games.through_the_ages.on_screen.goods import stored
from automatable.games.through_the_ages.on_screen.ratings import (
    own,
)
from automatable.games.through_the_ages.row import civil_left
from automatable.games.through_the_ages.state import State

MOST_WARNINGS = 3


@dataclass(frozen=True)
class Tile:
    """A number after the end of the turn, and by how much it changes."""

    what: str
    value: str
    by: str
    bad: bool = False


@dataclass(frozen=True)
class Forecast:
    """Five tiles, and what one should know before one ends."""

    tiles: tuple[Tile, ...]
    warnings: tuple[str, ...]
    grave: bool
    """Whether ending now loses something: then the button asks once more."""


def forecast(state: State, words: Words) -> Forecast:
    """As the rules would count it (`on_screen/forecast.py`)."""
    end = coming(state)
    warnings = tuple(_warnings(state, end, words))
    return Forecast(
        tuple(_tiles(state, end)),
        tuple(text for text, _ in warnings)[:MOST_WARNINGS],
        any(grave for _, grave in warnings),
    )


def _tiles(state: State, end: Coming) -> Iterator[Tile]:
    civ = own(state)
    now = {
        "science": civ.science, "culture": state.person.culture_points,
        "food": stored(civ, "food"), "resources": stored(civ, "resources"),
    }  # fmt: skip
    for what, n in now.items():
        by = max(-n, getattr(end, what))
        yield Tile(what, str(n + by), _signed(by), by < 0)
    yield Tile("cards", _signed(end.cards), "")


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n else "±0"


def _warnings(state: State, end: Coming, words: Words) -> Iterator[tuple[str, bool]]:
    """The gravest first, each with its reason."""
    civ = own(state)
    if end.uprising:
        yield words("own-warn_uprising", n=end.discontent, free=civ.unused), True
    elif end.discontent:
        yield words("own-warn_discontent", n=end.discontent, free=civ.unused), False
    if end.hunger:
        yield words("own-warn_hunger", n=end.hunger), True
    if end.corruption:
        yield words("own-warn_corruption", n=end.corruption, blue=civ.blue), False
    if end.discards:
        yield words("own-warn_discard", n=end.discards), True
    if state.round > 1 and state.age != "IV" and not civ.ma and not civ.ma_extra:
        yield words("own-warn_no_cards"), False


SOON = 8
"""Cards of the civil deck: as many come in two turns."""


def age_ends(state: State, words: Words) -> str:
    """That an age is nearly over, and what the person would lose (TTA-ON-VIEW-10)."""
    left = sum(civil_left(state).values())
    if state.age == "IV" or left > SOON:
        return ""
    coming = next_age(state.age)
    civ = own(state)
    held = [*civ.hand, *([civ.leader] if civ.leader else [])]
    held += [civ.unfinished.id] if civ.unfinished else []
    lost = [id for id in held if is_obsolete(civil(id).age, coming)]
    lost += [id for id in state.person.hand if is_obsolete(military(id).age, coming)]
    names = ", ".join(words(f"civ-{id}") for id in lost)
    return words("own-age_ends", n=left, age=state.age, lost=names or "–")
