"""Patchwork: 33 patches, 81 cells, buttons that come and go as told."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.matches.match import Match
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.state import Automa, Person, State
from tests.trust.invariants import Invariants, Told, counted, deck_mistakes, summed

CELLS, TILE = 81, 7


def growing(state: State) -> dict[str, int]:
    numbers = {
        "patches out of the circle": len(patches()) - len(state.circle),
        "tile taken": state.tile is not None,
        "somebody on the final space": state.first_on_final_space is not None,
    }
    for seat, owner in enumerate(state.seats):
        numbers[f"token {seat}"] = state.time[seat]
        numbers[f"patches of seat {seat}"] = len(owner.patches)
        numbers[f"leather of seat {seat}"] = owner.leather
    if state.automa is not None:
        deck = state.automa.deck
        numbers["cards"] = 100 * deck.cycle + len(deck.drawn)
    return numbers


def impossible(state: State) -> Iterator[str]:
    held = sum(len(owner.patches) for owner in state.seats)
    if held + len(state.circle) != 33:
        yield f"{held} patches taken, {len(state.circle)} in the circle"
    leather = sum(owner.leather for owner in state.seats) + state.leather_to_place
    if leather + len(state.leather_spaces_left) > 5:
        yield f"{leather} leather patches taken"
    for owner in state.seats:
        if owner.buttons < 0:
            yield "buttons below zero"
        if isinstance(owner, Person):
            yield from _quilt(owner)
    if state.automa is not None:
        deck = state.automa.deck
        yield from deck_mistakes(deck.cards, deck.drawn, deck.left)


def _quilt(person: Person) -> Iterator[str]:
    covered = sum(patches()[id].cells for id in person.patches) + person.leather
    if covered > CELLS:
        yield f"{covered} cells covered"
    if person.quilt is not None and person.quilt.mask.bit_count() != covered:
        yield f"{covered} cells to be covered, {person.quilt.mask.bit_count()} are"


def told(match: Match[State]) -> Told:
    events, state = list(match.events()), match.state
    start = match.options["starting_buttons"]
    for seat, owner in enumerate(state.seats, start=1):
        if isinstance(owner, Person):
            moved = _buttons_moved(events, state.seat_name(seat))
            yield "buttons", start + moved, owner.buttons
    if state.automa is not None:
        taken = counted(events, "pat-take_with", "pat-take_without")
        yield "patches of the Automa", taken, len(state.automa.patches)
        leather = counted(events, "pat-leather_automa")
        yield "leather of the Automa", leather, state.automa.leather


def _buttons_moved(events: list, seat: str) -> int:  # type: ignore[type-arg]
    gained = sum(summed(events, kind, seat=seat) for kind in ("pat-you_income", "pat-you_advance"))
    paid = ("pat-you_buy", "pat-you_take_untracked")
    return gained - sum(summed(events, kind, seat=seat) for kind in paid)


def points(state: State) -> dict[int, int]:
    """The score of both, as the rulebook adds it up (PAT-BASE-END-03, PAT-SCORE-02 to -06)."""
    return {seat: _points(state, seat) for seat in (1, 2)}


def _points(state: State, seat: int) -> int:
    owner, tile = state.seats[seat - 1], TILE * (state.tile == seat)
    if isinstance(owner, Automa):
        return tile + _automa_points(owner)
    covered = sum(patches()[id].cells for id in owner.patches) + owner.leather
    return tile + owner.buttons - 2 * (CELLS - covered)


def _automa_points(automa: Automa) -> int:
    printed = [patches()[id].printed_buttons for id in automa.patches]
    level = automa.level
    return (
        automa.buttons * (level >= 2)
        + sum(n > 0 for n in printed) * (level in (3, 5))
        + sum(printed) * (level >= 4)
    )


INVARIANTS = Invariants(growing, impossible, told, points)
