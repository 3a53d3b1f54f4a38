"""How facts stand on the page on which they are corrected, where the usual ways do not do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from automatable.core.state.facts import Fact
from automatable.core.state.rows import Column, Rows, one, several
from automatable.games.expeditions.card_text import write_card
from automatable.games.expeditions.components import DecisionCard, board, shipped_cards
from automatable.games.expeditions.levels import Level, shipped_levels
from automatable.games.expeditions.stacks import (
    EMPTY,
    MAP,
    NO_MAP,
    TWENTY,
    UNKNOWN,
    Location,
    all_tokens,
)

SIDES = Column("seat", ("human", "automa"), {"human": "person"})


def in_order(things: list[Any]) -> str:
    return ", ".join(map(str, things))


def sides(turns: list[str]) -> Rows:
    return Rows((SIDES,), turns)


def drawn_cards(drawn: list[int]) -> Rows:
    return several("", sorted(shipped_cards()), drawn)


def show_mech(state: Any, path: str, at: str) -> Iterator[Fact]:
    """Each mech in its own row."""
    row = board().rows[path.removesuffix("_mech")]
    yield Fact(path, f"fact-{path}", at, rows=one("location", row, at))


def show_cards(state: Any, path: str, cards: Mapping[int, DecisionCard]) -> Iterator[Fact]:
    for number, card in sorted(cards.items()):
        told = {"card": number}
        yield Fact(f"{path}.{number}", "fact-card", write_card(card), args=told, notation=True)


def show_level(state: Any, path: str, level: Level) -> Iterator[Fact]:
    """A shipped level is chosen, of an owner's the numbers are corrected (EXP-LVL-07)."""
    if shipped_levels().get(level.id) == level:
        yield Fact(path, "option-level", level.id, tuple(shipped_levels()))
        return
    stars = " ".join(map(str, level.star_positions))
    yield Fact(f"{path}.star_positions", "fact-level_stars", stars)
    for what in ("star", "map", "corruption"):
        each = getattr(level.coins, what)
        yield Fact(f"{path}.coins.{what}", f"fact-level_coins_{what}", each)


def lying(location: Location) -> Rows:
    """What lies on a location, from the top; the map token first."""
    names = {
        MAP: "map",
        f"{MAP}!": "map_up",
        NO_MAP: "no_map",
        UNKNOWN: "unknown",
        TWENTY: "twenty",
    }
    return Rows(
        (Column("lying", (MAP, f"{MAP}!", NO_MAP, *all_tokens(), TWENTY), names),),
        str(location),
        read=lambda text: [(token,) for token in text.split(",") if token != EMPTY],
        write=lambda rows: ",".join(str(row[0]) for row in rows) or EMPTY,
    )
