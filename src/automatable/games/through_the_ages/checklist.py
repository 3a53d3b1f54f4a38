"""The physical set-up of Through the Ages in the rulebook's order (TTA-SETUP)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import step
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref
from automatable.games.through_the_ages.set_up import dealer_of
from automatable.games.through_the_ages.state import State


def checklist(match: Match[State]) -> Iterator[Event]:
    """The physical set-up in the rulebook's order."""
    options = match.options
    yield step("setup-decks", "TTA-SETUP-01")
    first_row = _first_row(match) if dealer_of(options, "civil_dealer") == "app" else ()
    if first_row:
        yield step("setup-row_app", "TTA-SETUP-01", cards=first_row)
    else:
        yield step("setup-row_table", "TTA-SETUP-01")
    yield step(f"setup-events_{dealer_of(options, 'military_dealer')}", "TTA-SETUP-01")
    yield step("setup-board", "TTA-SETUP-03")
    yield step("setup-markers", "TTA-SETUP-04")
    yield step("setup-cubes", "TTA-SETUP-07", n=options["level"])
    own = dealer_of(options, "automa_dealer") == "table"
    yield step("setup-automa_deck" if own else "setup-automa_app", "TTA-SETUP-08")


def _first_row(match: Match[State]) -> tuple[Ref, ...]:
    dealt = next((entry.text for entry in match.entries if entry.prompt == "row"), "")
    return tuple(Ref("civ", id) for id in dealt.split()[1:])
