"""The physical set-up of Scythe in the rulebook's order (SCY-SET)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from automatable.core.drawing.screens import step
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref
from automatable.games.scythe.state import Automa, State


def checklist(match: Match[State]) -> Iterator[Event]:
    """The physical set-up in the rulebook's order; on screen there is nothing to lay out."""
    state = match.start or match.state
    if state.decks is not None:
        return
    yield step("setup-board", "SCY-SET-01")
    for person in state.persons:
        yield step("setup-you", "SCY-SET-01", faction=Ref("faction", person.faction))
    for automa in state.automas:
        yield from _automa_steps(automa, match.options)
    yield step("setup-start", "SCY-SET-09")


def _automa_steps(automa: Automa, options: Mapping[str, Any]) -> Iterator[Event]:
    faction = Ref("faction", automa.faction)
    yield step("setup-faction", "SCY-SET-02", faction=faction)
    cards = automa.combat_cards
    yield step("setup-power", "SCY-SET-03", n=automa.power, cards=cards)
    yield step("setup-coins", "SCY-SET-04", n=automa.coins)
    yield step("setup-popularity", "SCY-SET-05", n=automa.popularity)
    yield step("setup-pieces", "SCY-SET-06")
    yield step("setup-level", "SCY-SET-07", level=Ref("option-level", automa.level))
    kind = "setup-app_deals" if options["dealer"] == "app" else "setup-deck"
    yield step(kind, "SCY-SET-08")
