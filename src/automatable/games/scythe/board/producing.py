"""Produce on screen: a row for each region, how much it can give, and what that would bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.matches.match import Match
from automatable.games.scythe.board.ground import region_place
from automatable.games.scythe.board.marks import area, tag
from automatable.games.scythe.board.tallies import tallies
from automatable.games.scythe.components import PRODUCE
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.on_screen.components import COST
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import State

WORKER = "worker"


@dataclass(frozen=True)
class Amount:
    """One answer: that many of what the region gives."""

    text: str
    n: int
    told: str
    """What is made, in words."""
    button: str
    change: str
    """Before and after."""
    brings: str
    """What it makes possible: a star, a bottom action."""


@dataclass(frozen=True)
class Row:
    """A region that can produce; the most it can give comes first."""

    place: str
    name: str
    icon: str
    amounts: tuple[Amount, ...]


def produce_rows(match: Match[State], player: PersonOnScreen, words: Words) -> list[Row]:
    """The regions in reading order, the richest first."""
    found: dict[str, list[tuple[str, int]]] = {}
    for text in match.legal():
        if text.startswith("region "):
            _, place, number = text.split()
            found.setdefault(place, []).append((text, int(number)))
    rows = [_row(match, player, place, answers, words) for place, answers in found.items()]
    return sorted(rows, key=lambda row: -row.amounts[0].n)


def _row(
    match: Match[State],
    player: PersonOnScreen,
    place: str,
    answers: list[tuple[str, int]],
    words: Words,
) -> Row:
    terrain = REGIONS[place].terrain
    kind = PRODUCE.get(terrain, WORKER)
    name = words("place-named", terrain=words(f"terrain-{terrain}"), region=place)
    amounts = tuple(_amount(match, player, place, kind, *answer, words) for answer in answers)
    return Row(place, name, kind, amounts)


def _amount(
    match: Match[State],
    player: PersonOnScreen,
    place: str,
    kind: str,
    text: str,
    n: int,
    words: Words,
) -> Amount:
    before = tallies(match.state)
    told = words(f"much-{kind}", n=n)
    return Amount(
        text,
        n,
        told,
        words("produce-do", region=place, what=told),
        f"{before[kind]} → {before[kind] + n}",
        ", ".join(_brings(match, player, kind, before[kind], n, text, words)),
    )


def _brings(
    match: Match[State],
    player: PersonOnScreen,
    kind: str,
    before: int,
    n: int,
    text: str,
    words: Words,
) -> Iterator[str]:
    if kind == WORKER:
        if player.on_mat(WORKER) == n:
            yield words("produce-star")
        return
    action = next(name for name, cost in COST.items() if cost == kind)
    if before < player.cost(action) <= before + n:
        yield words("produce-enough", action=words(f"action-{action}"))


# --- on the map


def produce_marks(rows: list[Row], faction: str) -> tuple[Drawing, Drawing]:
    """Ghost gains on every region, under and over the pieces."""
    under = [area(row.place, faction, "reach-near", data_place=row.place) for row in rows]
    over = [_gain(row, faction) for row in rows]
    return together(*under), together(*over)


def _gain(row: Row, faction: str) -> Drawing:
    x, y = region_place(row.place)
    ring = area(row.place, faction, "to-here", data_for=row.place, hidden="")
    most = row.amounts[0].n
    here = el("g", tag((x, y - 30), f"+{most}", row.icon), data_unless=row.place)
    chosen = [
        el(
            "g",
            tag((x, y - 30), f"+{amount.n}", row.icon, "is-gain"),
            data_for=row.place,
            data_amount=amount.n,
            hidden="",
        )
        for amount in row.amounts
    ]
    return together(ring, here, *chosen)
