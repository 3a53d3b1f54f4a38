"""What she takes or covers beside the map: innovations, power and book actions, points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

from automatable.core.turns.choice import choose, require
from automatable.core.turns.events import Log, Ref, Value
from automatable.games.age_of_innovation.components import (
    AutomaCard,
    base_game,
    innovation_places,
)
from automatable.games.age_of_innovation.selection import direction
from automatable.games.age_of_innovation.state import State

P = TypeVar("P")
Names: TypeAlias = Mapping[P, "Ref | None"]
"""Places, each with what lies there if that was reported."""


def take_innovation(state: State, card: AutomaCard, log: Log) -> None:
    """A tile from the display in rounds 3 to 6, at most three.

    AOI-INN-01, AOI-INN-02, AOI-INN-03, AOI-INN-04, AOI-R-10, AOI-GEN-07
    """
    limits = base_game().innovations
    if state.round < limits.first_round:
        log.happened("aoi-innovation_early", "AOI-INN-01", round=limits.first_round)
        return
    if state.innovations_automa >= limits.most_for_automa:
        log.happened("aoi-innovation_enough", "AOI-INN-01", n=limits.most_for_automa)
        return
    if state.light:
        state.innovations_automa += 1
        _by_count("aoi-innovation_counted", "AOI-INN-03", card, log)
        return
    places = [p for p in innovation_places(len(state.people)) if p in state.innovations]
    decision = choose(
        "innovation",
        places,
        direction(card),
        rule="AOI-INN-03",
        kind="innovation",
        ground=_names({place: state.innovation_at(place) for place in places}),
    )
    if decision.chosen is None:
        log.decided("aoi-innovation_gone", "AOI-INN-02", decision)
        return
    place = str(decision.chosen)
    args: dict[str, Value] = {"place": Ref("innovation", place)}
    args["tile"] = state.innovation_at(place)
    log.decided("aoi-innovation_choice", "AOI-INN-03", decision, **args)
    state.innovations.remove(place)
    state.innovations_automa += 1
    log.instruct("aoi-innovation", "AOI-INN-04", **args)


def cover_actions(state: State, card: AutomaCard, log: Log) -> None:
    """A power action, then a book action; neither waits for the other (AOI-BLK-06, AOI-BLK-07).

    AOI-R-12
    """
    places = base_game().actions
    power = dict.fromkeys(range(1, places.power + 1))
    books = {place: state.book_at(place) for place in range(1, places.book + 1)}
    if state.light:
        _by_count("aoi-power_action_counted", "AOI-BLK-03", card, log)
        _by_count("aoi-book_action_counted", "AOI-BLK-06", card, log)
        return
    _cover(card, "power_action", power, state.power_actions_covered, log)
    _cover(card, "book_action", books, state.book_actions_covered, log)


def _by_count(kind: str, rule: str, card: AutomaCard, log: Log) -> None:
    """The person counts what lies open: nothing of hers depends on it later (AOI-LIGHT-03)."""
    log.instruct(kind, rule, n=card.count, direction=card.direction)


def _cover(card: AutomaCard, kind: str, places: Names[int], covered: list[int], log: Log) -> None:
    """An X marker on one of the free places; she gets nothing from it.

    AOI-BLK-01, AOI-BLK-02, AOI-BLK-03, AOI-BLK-04, AOI-BLK-05
    """
    decision = choose(
        kind,
        list(places),
        require("uncovered", lambda place: place not in covered, rule="AOI-BLK-02"),
        direction(card),
        rule="AOI-BLK-03",
        kind=kind,
        ground=_names(places),
    )
    if decision.chosen is None:
        log.decided(f"aoi-{kind}_fails", "AOI-BLK-01", decision)
        return
    place = int(decision.chosen)
    args: dict[str, Value] = {"place": Ref(kind, place), "tile": places[place]}
    log.decided(f"aoi-{kind}_choice", "AOI-BLK-03", decision, **args)
    covered.append(place)
    covered.sort()
    log.instruct(f"aoi-{kind}", "AOI-BLK-04", **args)


def _names(places: Names[Any]) -> dict[Any, str]:
    """What lies where, for the picture of a decision."""
    return {place: str(tile.id) for place, tile in places.items() if tile}


def gain_points(state: State, points: str, log: Log) -> None:
    """A printed number, or X of the round (AOI-PTS-01, AOI-PTS-02)."""
    gained = worth(state, points)
    state.points_automa += gained
    log.instruct("aoi-points", "AOI-PTS-01", n=gained, total=state.points_automa)


def worth(state: State, points: str) -> int:
    """`3`, `X`, `X+1` or `X-1`, never below 0."""
    if not points.startswith("X"):
        return int(points)
    return max(0, state.x + int(points.removeprefix("X") or 0))
