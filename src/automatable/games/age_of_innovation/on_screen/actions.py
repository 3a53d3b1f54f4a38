"""Power and book actions, special actions of own tiles (AOI-ON-PA, AOI-ON-SPC)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.books import pay_books
from automatable.games.age_of_innovation.on_screen.components import (
    SPECIAL,
    BookAction,
    PowerAction,
    book_actions,
    competencies,
    innovations,
    power_actions,
    special,
)
from automatable.games.age_of_innovation.on_screen.context import Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import can_have, gain_all


def action_moves(turn: PersonTurn) -> Moves:
    return {**power_moves(turn), **book_moves(turn), **special_moves(turn)}


# --- power


def power_moves(turn: PersonTurn) -> Moves:
    """Places that nobody has covered this round (AOI-ON-PA-03)."""
    covered = turn.state.power_actions_covered
    return {
        f"power {place}": partial(use_power, action=action)
        for place, action in power_actions().items()
        if place not in covered
        and turn.has("power") >= power_cost(turn, action)
        and can_have(turn, action.gives)
    }


def power_cost(turn: PersonTurn, action: PowerAction) -> int:
    """Illusionists pay less (AOI-ON-FAC-04)."""
    return action.cost - turn.faction.power_action_discount


def use_power(turn: PersonTurn, action: PowerAction) -> Procedure[None]:
    """Pay, cover, gain (AOI-ON-PA-01)."""
    turn.tell("aoi-on_power_action", "AOI-ON-PA-01", place=Ref("power_action", action.place))
    turn.pay({"power": power_cost(turn, action)}, "AOI-ON-PA-01")
    _cover(turn.state.power_actions_covered, action.place)
    if turn.faction.points_per_power_action:
        points = int(turn.switch("illusionists_points"))  # AOI-ON-R-10
        turn.score("faction", points, "AOI-ON-SCORE-06")
    yield from gain_all(turn, action.gives, "power_action")


def _cover(covered: list[int], place: int) -> None:
    covered.append(place)
    covered.sort()


# --- books


def book_moves(turn: PersonTurn) -> Moves:
    """The book actions that are free and can be paid (AOI-ON-PA-02, AOI-ON-PA-03)."""
    covered = turn.state.book_actions_covered
    return {
        f"book {place}": partial(use_books, place=place, action=action)
        for place, action in _lying(turn)
        if place not in covered
        and turn.has("books") >= action.cost
        and can_have(turn, action.gives)
    }


def _lying(turn: PersonTurn) -> Iterator[tuple[int, BookAction]]:
    for place, id in enumerate(turn.state.book_actions or (), start=1):
        yield place, book_actions()[id]


def use_books(turn: PersonTurn, place: int, action: BookAction) -> Procedure[None]:
    """Pays the books and carries out what the tile gives (AOI-ON-PA-02)."""
    turn.tell("aoi-on_book_action", "AOI-ON-PA-02", tile=Ref("book", action.id))
    yield from pay_books(turn, action.cost)
    _cover(turn.state.book_actions_covered, place)
    yield from gain_all(turn, action.gives, "book_action")


# --- own tiles


def special_moves(turn: PersonTurn) -> Moves:
    """Each once a round, without cost (AOI-ON-SPC-01, AOI-ON-SPC-02)."""
    return {
        f"use {source}": partial(use_special, source=source)
        for source, gains in specials(turn).items()
        if source not in turn.player.used and can_have(turn, gains)
    }


def specials(turn: PersonTurn) -> dict[str, Mapping[str, int]]:
    """The special actions of own tiles by where they come from, in the order of lists."""
    player = turn.player
    found: dict[str, Mapping[str, int]] = {
        "bonus": turn.bonus.action,
        "palace": turn.palace.action,
        "faction": turn.faction.action,
    }
    for id in player.competencies:
        if competencies()[id].action:
            found["competency"] = competencies()[id].action
    found |= {f"innovation {id}": innovations()[id].action for id in player.innovations}
    return {source: found[source] for source in SPECIAL if found.get(source)}


def use_special(turn: PersonTurn, source: str) -> Procedure[None]:
    """A special action, once a round (AOI-ON-SPC-01)."""
    turn.player.used.append(source)
    turn.tell("aoi-on_special", "AOI-ON-SPC-01", source=special(source))
    yield from gain_all(turn, specials(turn)[source], source.split()[0])
