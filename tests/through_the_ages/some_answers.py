"""Legal answers to the open questions of Through the Ages, for play by chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from automatable.core.match import Match
from automatable.games.through_the_ages.card_text import SIDE, write_card, write_sections
from automatable.games.through_the_ages.cards import AutomaCard, built_in_deck
from automatable.games.through_the_ages.manual_deck import WHOLE, open_numbers
from automatable.games.through_the_ages.person import legal_reports
from automatable.games.through_the_ages.state import State

Pick: TypeAlias = Callable[[Sequence[Any]], Any]


def some_report(match: Match[State], pick: Pick) -> str:
    """Now and then something that happened at the table, and soon the end of the turn."""
    if pick(["done", "report"]) == "done":  # listing all reports takes a while
        return "done"
    return str(pick([report for report in legal_reports(match.state) if report != "resign"]))


def some_drawn_card(match: Match[State], pick: Pick) -> str:
    """A card typed in before, or one of the stand-in deck as if it were printed."""
    assert match.pending is not None
    known = [f"card {number}" for number in open_numbers(match.state)]
    card = _some_card(match, pick)
    new = [f"new {write_card(card)}"]
    if match.pending.prompt != WHOLE:
        written = write_sections(card)
        new.append("side " + " | ".join(written[section] for section in SIDE))
    return str(pick([*known, *new]))


def some_whole_card(match: Match[State], pick: Pick) -> str:
    return write_card(_some_card(match, pick))


def _some_card(match: Match[State], pick: Pick) -> AutomaCard:
    card: AutomaCard = pick(list(built_in_deck().by_age[match.state.automa_pile.age].values()))
    return card


DRAWN = (WHOLE, "auction_card", "bonus_card", "defence_card")
ANSWERS = {
    "turn": some_report,
    "complete_card": some_whole_card,
    **dict.fromkeys(DRAWN, some_drawn_card),
}
