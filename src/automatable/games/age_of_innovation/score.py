"""End scoring: area, knowledge, faction (AOI-END)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from automatable.core.hexmap import distances
from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.core.turns.events import Ref, Value
from automatable.games.age_of_innovation.components import AUTOMA, DISCIPLINES, base_game
from automatable.games.age_of_innovation.on_screen.ending import connected, earned, resources
from automatable.games.age_of_innovation.state import Person, State, number_of


def score(state: State) -> ScoreSheet:
    """The end scoring applied to the present state; a winner only when the game is over.

    AOI-R-25
    """
    area = area_points(state)
    knowledge = knowledge_points(state)
    seats = [
        SeatScore(seat_of(state, who), state.seat_name(who), _lines(state, who, area, knowledge))
        for who in [*state.persons, AUTOMA]
    ]
    if state.phase != "over":
        return ScoreSheet(tuple(seats))
    best = max(seat.total for seat in seats)
    winners = [seat.seat for seat in seats if seat.total == best]
    if len(winners) > 1:
        return ScoreSheet(tuple(seats), None, "shared_victory")  # AOI-END-08
    return ScoreSheet(tuple(seats), winners[0])


def seat_of(state: State, who: str) -> int:
    """Humans sit first, the Automa last."""
    return len(state.people) + 1 if who == AUTOMA else number_of(who)


def is_counted(state: State) -> bool:
    """Whether buildings and markers of the persons are known, or only asked for (AOI-LIGHT-04)."""
    return not state.light or state.phase == "over"


def _lines(
    state: State, who: str, area: Mapping[str, int], knowledge: Mapping[str, Mapping[str, int]]
) -> tuple[ScoreLine, ...]:
    """One participant's lines of the final count (AOI-END-01, AOI-GEN-03, AOI-GEN-05)."""
    if who != AUTOMA and state.player is not None:
        return _on_screen(state, who, area, knowledge)
    counted = is_counted(state)
    mine, group = (area[who], group_of(state, who)) if counted else (0, 0)
    told = state.points_automa if who == AUTOMA else points_in_words(state.person(who))
    lines = [
        ScoreLine("before", told or 0, "AOI-END-07", known=told is not None),
        ScoreLine("area", mine, "AOI-END-02", {"n": group}, known=counted),
        *(_knowledge(state, who, name, points[who]) for name, points in knowledge.items()),
    ]
    if who == AUTOMA:
        lines.append(ScoreLine("faction", faction_points(state), "AOI-END-06"))
    return tuple(lines)


def _on_screen(
    state: State, who: str, area: Mapping[str, int], knowledge: Mapping[str, Mapping[str, int]]
) -> tuple[ScoreLine, ...]:
    """Points by source, then the end scoring as if it were now (AOI-ON-END-02)."""
    return (
        *earned(state),
        ScoreLine("area", area[who], "AOI-ON-END-01", {"n": group_of(state, who)}),
        *(_knowledge(state, who, name, points[who]) for name, points in knowledge.items()),
        ScoreLine("resources", resources(state), "AOI-ON-END-03"),
    )


def points_in_words(person: Person) -> int | None:
    """What was reported at the end (AOI-END-07), and before that what is followed."""
    return person.points_now if person.points is None else person.points


def _knowledge(state: State, who: str, discipline: str, points: int) -> ScoreLine:
    facts: dict[str, Value] = {"discipline": Ref("discipline", discipline)}
    facts["level"] = state.knowledge[who][discipline]
    known = is_counted(state)
    points = points if known else 0
    return ScoreLine(f"knowledge_{discipline}", points, "AOI-END-05", facts, known=known)


# --- area


def area_points(state: State) -> dict[str, int]:
    """Points for the largest connected areas (AOI-END-02, AOI-TWO-09)."""
    sizes = {who: group_of(state, who) for who in state.participants}
    return ranked(sizes, base_game().scoring.area[: len(sizes)])


def group_of(state: State, who: str) -> int:
    """The number of buildings in the largest group; a person's is what was reported."""
    if who == AUTOMA:
        return automa_group(state)
    if state.player is not None:
        return largest_group(state.person_buildings, lambda hex: connected(state, hex))
    told = state.person(who).area
    return area_proposal(state, who) if told is None else told


def automa_group(state: State) -> int:
    """Connected with the highest ship value of her level (AOI-END-03)."""
    ship = state.level.end_scoring_ship
    return largest_group(state.automa_buildings, lambda hex: state.in_reach(hex, ship))


def area_proposal(state: State, who: str) -> int:
    """From tracked buildings, own bridges and the sailing value reported (AOI-END-04)."""
    person = number_of(who)
    own = [hex for hex, building in state.person_buildings.items() if building.person == person]
    bridges = [pair for pair, owner in state.bridges.items() if owner == person]
    sailing = state.person(who).sailing or 0

    def connected(hex: str) -> Iterable[str]:
        yield from state.board.in_reach[sailing][hex]
        yield from (b if a == hex else a for a, b in bridges if hex in (a, b))

    return largest_group(own, connected)


def largest_group(hexes: Iterable[str], connected: Callable[[str], Iterable[str]]) -> int:
    """The size of the largest connected group among the hexes."""
    all_of_them = set(hexes)

    def steps(hex: str) -> Iterable[str]:
        return (other for other in connected(hex) if other in all_of_them)

    left, best = set(all_of_them), 0
    while left:
        group = distances([left.pop()], steps)
        best = max(best, len(group))
        left -= set(group)
    return best


# --- knowledge and places


def knowledge_points(state: State) -> dict[str, dict[str, int]]:
    """By discipline and participant; level 0 scores nothing (AOI-END-05)."""
    places = base_game().scoring.knowledge[: len(state.participants)]
    found = {}
    for discipline in DISCIPLINES:
        levels = {who: state.knowledge[who][discipline] for who in state.participants}
        found[discipline] = ranked(levels, places)
    return found


def ranked(values: Mapping[str, int], places: Sequence[int]) -> dict[str, int]:
    """Points of each place; ties share the sum of their places, rounded down (AOI-END-02)."""
    points = dict.fromkeys(values, 0)
    place = 0
    for value in sorted(set(values.values()), reverse=True):
        tied = [who for who in values if values[who] == value]
        if value > 0:
            shared = sum(places[place : place + len(tied)]) // len(tied)
            points.update(dict.fromkeys(tied, shared))
        place += len(tied)
    return points


def faction_points(state: State) -> int:
    """AOI-END-06: her faction's own scoring; manual entry for partial factions."""
    per_building = state.faction.points_per_building * len(state.automa_buildings)
    return per_building + (state.end_points_automa or 0)
