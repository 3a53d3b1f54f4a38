"""Expeditions: the marker advances, tiles stay revealed, what is gained is kept."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.matches.match import Match
from automatable.games.expeditions.state import State
from tests.trust.invariants import Invariants, Told, counted, deck_mistakes, summed

PER_STAR_BY_QUESTS = (5, 6, 8, 10)


def growing(state: State) -> dict[str, int]:
    return {
        "progress": state.progress,
        "stars of the Automa": state.stars,
        "stars of the person": state.person_stars,
        "turns of the person": state.turns["human"],
        "turns of the Automa": state.turns["automa"],
        "maps": state.gained.maps,
        "corruption": state.gained.corruption,
        "20 gained": state.gained.token_20 or state.person_has_20,
        "20 seen": state.twenties,
        "revealed": sum(location.face_up for location in state.locations.values()),
        "map tokens gone": -sum(location.map_token for location in state.locations.values()),
        "cards": 100 * state.deck.cycle + len(state.deck.drawn),
        "triggered": state.trigger is not None,
    }


def impossible(state: State) -> Iterator[str]:
    yield from deck_mistakes(state.deck.cards, state.deck.drawn, state.deck.left)
    if state.deck.left + state.deck.set_aside + len(state.deck.drawn) != 14:
        yield f"not 14 cards: {state.deck}"
    if state.twenties > 1:
        yield "two 20 tokens"
    lying = sum(location.map_token for location in state.locations.values())
    if lying + state.gained.maps > len(state.locations):
        yield f"{lying} map tokens lie there, {state.gained.maps} are gained"
    if not 0 <= state.stars <= 8 or not 0 <= state.person_stars <= 4:
        yield f"stars {state.stars}, {state.person_stars}"
    if not 0 <= state.turns["human"] - state.turns["automa"] + 1 <= 2:
        yield f"turns {state.turns}"


def told(match: Match[State]) -> Told:
    events, state = list(match.events()), match.state
    yield "progress", counted(events, "exp-advance"), state.progress
    yield "stars of the Automa", counted(events, "exp-star"), state.stars
    yield "maps", counted(events, "exp-explore", "exp-map_only"), state.gained.maps
    yield "corruption", summed(events, "exp-vanquish"), state.gained.corruption
    yield "the 20", counted(events, "exp-vanquish_20"), int(state.gained.token_20)
    yield "stars of the person", counted(events, "exp-you_star"), state.person_stars


def points(state: State) -> dict[int, int]:
    """The score of both, as the rulebook adds it up (EXP-SCO-01 to -05)."""
    coins, gained, count = state.level.coins, state.gained, state.person_count
    automa = state.stars * (coins.star + state.star_adjustment) + gained.maps * coins.map
    automa += (gained.corruption + gained.token_20) * coins.corruption
    if count is None:
        return {2: automa}
    person = count.coins + state.person_stars * PER_STAR_BY_QUESTS[min(count.quests, 3)]
    return {1: person + count.items + 2 * count.corruption, 2: automa}


INVARIANTS = Invariants(growing, impossible, told, points)
