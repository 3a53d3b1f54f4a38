"""What has just happened in the person's turn: an event, an attack, a war, with both sides.

TTA-ON-VIEW-08: what the card says, the values compared, what it changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from automatable.core.drawing.picturing import bars
from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref
from automatable.games.through_the_ages.board.deeds import said
from automatable.games.through_the_ages.board.steps import weighed
from automatable.games.through_the_ages.state import State

HEADS = ("tta-on_event", "tta-on_aggression", "tta-on_war_compared", "tta-on_she_attacks")
BEGINS = ("tta-turn_human", "tta-turn_automa")
UNTOLD = (
    "tta-on_event", "tta-our_reading", "tta-by_principle", "tta-owner_reading", "tta-card_note",
    "tta-automa_cards_back", "tta-automa_deck_shuffled", "tta-military_shuffled",
    "tta-on_no_politics", "tta-on_events_current",
)  # fmt: skip
"""What says nothing about the outcome."""
MOST = 8
"""Lines; the log has all of them."""


@dataclass(frozen=True)
class Happened:
    """A card that acted, and what came of it."""

    title: str
    says: str
    what: str
    compared: Drawing
    lines: tuple[str, ...]


def happened(match: Match[State], words: Words) -> Happened | None:
    """The last card of this turn that struck, as long as nothing was done after it."""
    events = _since_it_struck(match)
    if not events:
        return None
    card = events[0].args["card"]
    assert isinstance(card, Ref)
    value = next(filter(None, map(weighed, events)), None)
    name = words(value.what) if value else ""
    label = words("own-weighed", what=name, mine=value.mine, hers=value.hers) if value else ""
    return Happened(
        title=words(f"civ-{card.id}"),
        says=said(str(card.id), words),
        what=name,
        compared=bars(value.mine, value.hers, label) if value else Drawing(),
        lines=tuple(_lines(events, words))[:MOST],
    )


def _since_it_struck(match: Match[State]) -> Sequence[Event]:
    told: list[Event] = []
    for entry in reversed(match.entries):
        if entry.prompt == "on_action":
            return ()
        told[:0] = entry.events
        kinds = [event.kind for event in entry.events]
        if any(kind in HEADS for kind in kinds):
            break
        if any(kind in BEGINS for kind in kinds):
            return ()
    heads = [n for n, event in enumerate(told) if event.kind in HEADS]
    return told[heads[-1] :] if heads else ()


def _lines(events: Sequence[Event], words: Words) -> Iterator[str]:
    for event in events:
        if event.kind in BEGINS:
            return
        if event.kind in UNTOLD or event.kind.startswith("tta-row"):
            continue
        shown = f"{event.kind}-shown"
        yield words(shown if words.has(shown) else event.kind, **event.args)
