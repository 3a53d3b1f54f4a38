"""Age of Innovation: buildings stay, knowledge rises, seven scholars, points as told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from automatable.core.matches.match import Match
from automatable.games.age_of_innovation.components import AUTOMA, DISCIPLINES
from automatable.games.age_of_innovation.on_screen.ending import connected
from automatable.games.age_of_innovation.state import State
from tests.trust.invariants import Invariants, Told, counted, summed

INNOVATION = ("aoi-innovation", "aoi-innovation_counted")
START_POINTS, SCHOLARS, CARDS = 20, 7, 17


def growing(state: State) -> dict[str, int]:
    numbers = {
        "round": state.round,
        "buildings of the persons": len(state.person_buildings),
        "innovations": state.innovations_automa,
        "scholars sent": SCHOLARS - state.scholars_left,
        "bridges": len(state.bridges),
        "cards": 100 * state.deck.round + len(state.deck.drawn),
    }
    if state.faction.complete:  # otherwise the person enters what her card does
        numbers["buildings of the Automa"] = len(state.automa_buildings)
    for who, levels in state.knowledge.items():
        if who != AUTOMA or state.faction.complete:
            numbers |= {f"{discipline} of {who}": level for discipline, level in levels.items()}
    return numbers


def impossible(state: State) -> Iterator[str]:
    for discipline in DISCIPLINES:
        levels = [known[discipline] for known in state.knowledge.values()]
        if not all(0 <= level <= 12 for level in levels) or levels.count(12) > 1:
            yield f"{discipline}: {levels}"
    lying = [who for spaces in state.scholar_spaces.values() for who in spaces]
    if state.scholars_left < 0 or lying.count(AUTOMA) + state.scholars_left > SCHOLARS:
        yield f"{lying.count(AUTOMA)} scholars sent, {state.scholars_left} left"
    if set(state.automa_buildings) & set(state.person_buildings):
        yield "two buildings on one hex"
    yield from _deck(state)


def _deck(state: State) -> Iterator[str]:
    deck = state.deck
    known = [*deck.known, *deck.reserve_top]
    if len(set(known)) < len(known) or not set(deck.drawn) <= set(deck.known):
        yield f"known {deck.known}, on the reserve {deck.reserve_top}, drawn {deck.drawn}"
    if deck.unknown < 0 or deck.left < 0 or deck.size + len(deck.reserve_top) > CARDS:
        yield f"{deck.size} cards, {deck.unknown} unknown"


def told(match: Match[State]) -> Told:
    events, state = list(match.events()), match.state
    if not counted(events, "aoi-manual", "aoi-manual_set_up"):  # a person entered nothing
        gained = summed(events, "aoi-points") + summed(events, "aoi-pass")
        yield "points of the Automa", START_POINTS + gained, state.points_automa
        sent = sum(who == AUTOMA for spaces in state.scholar_spaces.values() for who in spaces)
        yield "scholars of the Automa", counted(events, "aoi-scholar"), sent
        yield "innovations", counted(events, *INNOVATION), state.innovations_automa


def points(state: State) -> dict[int, int]:
    """AOI-END-02, -05 and -06: what was told or counted before, and the shared places."""
    before = {who: _points_told(state, who) for who in state.people}
    before[AUTOMA] = state.points_automa + (state.end_points_automa or 0)
    before[AUTOMA] += state.faction.points_per_building * len(state.automa_buildings)
    for discipline in DISCIPLINES:
        levels = [state.knowledge[who][discipline] for who in before]
        _add(before, levels, (8, 4, 2))
    _add(before, [_area(state, who) for who in before], (18, 12, 6))
    return dict(enumerate(before.values(), start=1))


def _points_told(state: State, who: str) -> int:
    """On screen the ledger is the person's, and everything left is worth coins (AOI-ON-END-03)."""
    player = state.player
    if player is None:
        return state.person(who).points or 0
    left = player.coins + player.tools + player.scholars + sum(player.books.values())
    left += player.bowls[2] + player.bowls[1] // 2
    return player.start_points + sum(player.ledger.values()) + left // 5


def _area(state: State, who: str) -> int:
    if who == AUTOMA:
        return _group(state)
    if state.player is None:
        return state.person(who).area or 0
    return _largest(state.person_buildings, lambda hex: connected(state, hex))


def _add(points: dict[str, int], values: Sequence[int], places: Sequence[int]) -> None:
    """Tied participants share the places they take together, rounded down."""
    for who, value in zip(points, values, strict=True):
        better, equal = sum(v > value for v in values), values.count(value)
        if value:
            taken = [places[p] for p in range(better, better + equal) if p < len(points)]
            points[who] += sum(taken) // equal


def _group(state: State) -> int:
    """Buildings in reach of each other with the highest ship of the level."""
    ship = state.level.end_scoring_ship
    return _largest(state.automa_buildings, lambda hex: state.in_reach(hex, ship))


def _largest(buildings: Iterable[str], reached: Callable[[str], Iterable[str]]) -> int:
    groups: list[set[str]] = []
    for hex in buildings:
        near = {hex, *reached(hex)}
        joined = [group for group in groups if group & near]
        groups = [group for group in groups if not group & near]
        groups.append({hex}.union(*joined))
    return max(map(len, groups), default=0)


INVARIANTS = Invariants(growing, impossible, told, points)
