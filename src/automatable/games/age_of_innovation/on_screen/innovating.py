"""Innovations: what they cost and what they give at once (AOI-ON-INN, AOI-ON-TILE-02)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.books import pay_all, pay_books
from automatable.games.age_of_innovation.on_screen.cities import settlements
from automatable.games.age_of_innovation.on_screen.components import (
    Innovation,
    InnovationPlace,
    innovations,
    places,
    side,
)
from automatable.games.age_of_innovation.on_screen.context import Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gain_all
from automatable.games.age_of_innovation.on_screen.neutral import place_neutral


def innovation_moves(turn: PersonTurn) -> Moves:
    """Places where a tile lies that can be paid, three in all (AOI-ON-INN-01)."""
    if len(turn.player.innovations) >= side().innovation_cost.most:
        return {}
    if turn.player.coins < coins(turn):
        return {}
    left = turn.state.innovations
    return {
        f"innovation {place.place}": partial(innovate, place=place)
        for place in places().values()
        if place.place in left and has_books(turn, place)
    }


def coins(turn: PersonTurn) -> int:
    """As long as no own palace stands; a neutral one counts by the switch (AOI-ON-R-09)."""
    neutral = turn.switch("neutral_palace_counts") == "on"
    standing = turn.count("palace") if neutral else turn.built("palace")
    return 0 if standing else side().innovation_cost.coins


def surcharge(turn: PersonTurn) -> int:
    """Books more for the second and third (AOI-ON-INN-02)."""
    owned = len(turn.player.innovations)
    if owned == 1 and turn.board.second_innovation_surcharge is not None:
        return turn.board.second_innovation_surcharge
    return side().innovation_cost.surcharge[owned]


def has_books(turn: PersonTurn, place: InnovationPlace) -> bool:
    """Whether the books suffice, those of a discipline and those of any (AOI-ON-INN-02)."""
    books = turn.player.books
    fixed = all(books[discipline] >= n for discipline, n in place.needs.items())
    number = sum(place.needs.values()) + place.any + surcharge(turn)
    return fixed and turn.player.books_in_hand >= number


def innovate(turn: PersonTurn, place: InnovationPlace) -> Procedure[None]:
    """Coins and fixed books, books of choice, then the tile (AOI-ON-INN-03, AOI-ON-INN-04).

    AOI-ON-INN-05
    """
    turn.pay({"coins": coins(turn)}, "AOI-ON-INN-02")
    pay_all(turn, place.needs)
    yield from pay_books(turn, place.any + surcharge(turn))
    named = turn.state.innovation_tiles
    assert named is not None
    tile = innovations()[named[place.place]]
    turn.state.innovations.remove(place.place)
    turn.player.innovations.append(tile.id)
    turn.tell("aoi-on_innovation", "AOI-ON-INN-04", tile=Ref("innovation_tile", tile.id))
    turn.goal("innovation")
    if tile.neutral:
        yield from place_neutral(turn, tile.neutral)
    turn.score("innovation", _counted(turn, tile), "AOI-ON-TILE-02")
    yield from gain_all(turn, tile.once, "innovation")


def _counted(turn: PersonTurn, tile: Innovation) -> int:
    """Points of census, telecommunication and steel (AOI-ON-R-21)."""
    points = 0
    for what, table in tile.points_by.items():
        number = _number(turn, what)
        points += max((worth for least, worth in table if number >= least), default=0)
    return points


def _number(turn: PersonTurn, what: str) -> int:
    if what == "buildings":
        return len(turn.own)
    if what == "settlements":
        return len(settlements(turn))
    return sum(any(hex in turn.own for hex in pair) for pair in turn.state.bridges)
