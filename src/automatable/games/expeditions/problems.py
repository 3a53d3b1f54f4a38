"""What is impossible about a position, and what is only odd (the validators of the rules page)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.errors import Problem
from automatable.core.turns.events import Ref
from automatable.games.expeditions.components import CARDS, base_game, board
from automatable.games.expeditions.levels import level_errors
from automatable.games.expeditions.state import COUNTED, FOLLOWED, Side, State, other


def problems(state: State) -> list[Problem]:
    """All that cannot be."""
    checks = (_level, _locations, _places, _counts, _cards, _turns)
    return [problem for check in checks for problem in check(state)]


def _level(state: State) -> Iterator[Problem]:
    for error in level_errors(state.level, state.star_adjustment):
        yield Problem(error)
    if not 0 <= state.progress <= state.level.spaces_after_start:
        yield Problem("marker_off_track", {"p": state.progress})


def _locations(state: State) -> Iterator[Problem]:
    """V1 and V2."""
    for name, location in state.locations.items():
        if not location.face_up and (location.corruption or location.token_20):
            yield Problem("hidden_stack", {"location": Ref("location", name)})
    if state.twenties > 1:
        yield Problem("second_20")


def _places(state: State) -> Iterator[Problem]:
    for mech, place in state.mechs.items():
        if place not in board().rows[mech]:
            yield Problem("mech_off_row", {"mech": Ref("mech", mech), "place": place})
    if state.person_mech not in board().places:
        yield Problem("no_such_place", {"place": state.person_mech})


def _counts(state: State) -> Iterator[Problem]:
    if not 0 <= state.person_stars <= base_game().person_stars:
        yield Problem("too_many_stars")
    counted = (state.gained.maps, state.gained.corruption, *state.turns.values())
    if min(counted) < 0:
        yield Problem("negative_count")
    for what, number in state.person_now.items():
        if not 0 <= number <= COUNTED[what]:
            yield Problem("bad_value", {"field": f"{FOLLOWED}{what}", "value": str(number)})


def _cards(state: State) -> Iterator[Problem]:
    """V6."""
    drawn = state.deck.drawn
    for card in sorted(set(drawn)):
        if card not in CARDS:
            yield Problem("unknown_card", {"card": card})
        elif drawn.count(card) > 1:
            yield Problem("card_twice", {"card": card})
    if len(drawn) > state.deck.size:
        yield Problem("too_many_drawn", {"n": len(drawn), "most": state.deck.size})


def _turns(state: State) -> Iterator[Problem]:
    """V8, and the order of the last turns (EXP-END-03)."""
    left, trigger = list(state.final_turns_left), state.trigger
    if trigger is None:
        if left or state.next == "scoring":
            yield Problem("final_turns_without_trigger")
        return
    if left not in last_turns(trigger):
        yield Problem("wrong_final_turns")
    elif state.next != (left[0] if left else "scoring"):
        yield Problem("wrong_next")


def last_turns(trigger: Side) -> list[list[Side]]:
    """What can be left of the final turns."""
    return [[other(trigger), trigger], [trigger], []]


def warnings(state: State) -> list[Problem]:
    """What the table should be looked at for; play goes on all the same."""
    return list(_warnings(state))


def _warnings(state: State) -> Iterator[Problem]:
    if state.is_automa_at(state.person_mech):  # V3, EXP-R-02
        yield Problem("both_mechs", {"location": Ref("location", state.person_mech)})
    if (tokens := _corruption(state)) > base_game().corruption_in_bag:  # V4, EXP-R-17
        yield Problem("too_much_corruption", {"n": tokens})
    place = state.place_of_20
    if place is not None and not place.startswith("N"):  # EXP-R-18
        yield Problem("twenty_not_in_the_north", {"location": Ref("location", place)})


def _corruption(state: State) -> int:
    lying = sum(len(location.corruption) for location in state.locations.values())
    return lying + state.gained.corruption
