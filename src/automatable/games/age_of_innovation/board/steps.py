"""Her turn in words: what is done in one go, and a space as it is found on the board."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.turns.events import Event, Ref
from automatable.games.age_of_innovation.land import RIVER, Board

PASSING = (
    "aoi-deck_empty", "aoi-pass_symbol", "aoi-pass", "aoi-bonus", "aoi-bonus_named", "aoi-new_deck",
    "aoi-new_deck_with", "aoi-deck_renewed", "aoi-turn_order",
)  # fmt: skip
PLACING = ("aoi-build", "aoi-upgrade", "aoi-power", "aoi-power_beside")
OFFERED = ("aoi-power", "aoi-power_beside")
ROUND = (
    "aoi-round_over", "aoi-on_knowledge_bonus", "aoi-on_new_round", "aoi-on_income_from",
)  # fmt: skip
"""A round ends and the next begins: on screen it is one page (AOI-ON-VIEW-08)."""
CLEARED = ("aoi-knowledge_bonus", "aoi-clear_actions", "aoi-coins", "aoi-tile_leaves")
"""What is done when a round is over (AOI-RND-02 to -05)."""


def together_in_one_go(event: Event, following: Event) -> bool:
    """All that a pass brings; a building with the power it offers; points with what gave them."""
    offers = event.kind in PLACING and following.kind in OFFERED
    return (
        offers
        or following.kind == "aoi-points"
        or any({event.kind, following.kind} <= {*kinds} for kinds in (PASSING, CLEARED, ROUND))
    )


PUT = ("aoi-build", "aoi-upgrade", "aoi-first_workshops")


def found(event: Event, board: Board, words: Words) -> Iterator[tuple[str, str]]:
    """Where a building of hers is put."""
    for value in event.args.values():
        if event.kind in PUT and isinstance(value, Ref) and value.kind == "hex":
            yield words.ref(value), where(board, str(value.id), words)


def named(board: Board, hex: str, words: Words) -> str:
    return f"{hex}: {where(board, hex, words)}"


def where(found: Board, hex: str, words: Words) -> str:
    """A hex as it is found on a board without coordinates: printed terrain, row, space."""
    terrain = found.printed[hex]
    named = words("found-river" if terrain == RIVER else f"terrain-{terrain}")
    rows = sorted({place[0] for place in found.places})
    across = [place for place in found.places if place[0] == hex[0]]
    row, n = rows.index(hex[0]) + 1, across.index(hex) + 1
    return words("found-place", terrain=named, row=row, n=n)
