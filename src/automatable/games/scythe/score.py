"""Final scoring in coins, and how ties are broken (SCY-SCO)."""

from __future__ import annotations

from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.games.scythe.components import scoring
from automatable.games.scythe.on_screen.tile import structure_bonus
from automatable.games.scythe.state import (
    Automa,
    Person,
    State,
    controlled,
    region_count,
)


def score(state: State) -> ScoreSheet:
    """The scoring rules applied to the present state; a winner only when the game is over."""
    seats = tuple(_seat(state, side) for side in state.sides.values())
    if not state.game_over:
        return ScoreSheet(seats)
    winner, tie_break = _winner(state, seats)
    return ScoreSheet(seats, winner, tie_break)


def _seat(state: State, side: Person | Automa) -> SeatScore:
    lines = _person(state, side) if isinstance(side, Person) else _automa(state, side)
    return SeatScore(state.seat(side.faction), state.seat_name(side.faction), lines)


def _automa(state: State, automa: Automa) -> tuple[ScoreLine, ...]:
    """Fixed coins per star and region, nothing for anything else.

    SCY-SCO-01, SCY-SCO-02, SCY-SCO-03
    """
    table, regions = scoring(), region_count(state, automa)
    stars, each = automa.stars, {"n": automa.stars, "each": table.automa_star}
    return (
        ScoreLine("coins", automa.coins, "SCY-SCO-03", {"n": automa.coins}),
        ScoreLine("stars", stars * table.automa_star, "SCY-SCO-01", each),
        ScoreLine(
            "regions",
            regions * table.automa_region,
            "SCY-SCO-02",
            {"n": regions, "each": table.automa_region},
        ),
    )


def _person(state: State, person: Person) -> tuple[ScoreLine, ...]:
    """Coins, and stars, regions and resources by popularity (SCY-SCO-04)."""
    tier = scoring().tier_of(person.popularity or 0)
    regions, resources = region_count(state, person), resources_counted(state, person)
    rule, coins = "SCY-SCO-04", person.coins or 0
    pairs = resources // 2  # SCY-SCO-05
    return (
        ScoreLine("coins", coins, rule, {"n": coins}, person.coins is not None),
        ScoreLine("stars", person.stars * tier.star, rule, {"n": person.stars, "each": tier.star}),
        ScoreLine("regions", regions * tier.region, rule, {"n": regions, "each": tier.region}),
        ScoreLine(
            "resources",
            pairs * tier.resource_pair,
            "SCY-SCO-05",
            {"n": resources, "each": tier.resource_pair},
        ),
        ScoreLine("structure_bonus", structure_bonus(state, person), rule),
    )


def resources_counted(state: State, person: Person) -> int:
    """At most six of each controlled region, never at home (SCY-SCO-05).

    SCY-ON-SCO-03, SCY-ON-AUT-05, SCY-ON-AUT-12
    """
    held = controlled(state, person)
    cap = scoring().resource_cap
    return sum(min(cap, n) for region, n in person.resources.items() if region in held)


def _winner(state: State, seats: tuple[SeatScore, ...]) -> tuple[int | None, str | None]:
    """Most coins, then the tie-breaks in their order; equal in all is a draw.

    SCY-SCO-06, SCY-ON-AUT-12
    """
    best = max(seat.total for seat in seats)
    tied = [seat.seat for seat in seats if seat.total == best]
    tie_break = None
    for name in scoring().tie_break:
        if len(tied) == 1:
            break
        tie_break = f"scy-tie_{name}"
        values = {seat: _tie_value(state, seat, name) for seat in tied}
        tied = [seat for seat in tied if values[seat] == max(values.values())]
    if len(tied) > 1:
        return None, "scy-draw"
    return tied[0], tie_break


def _tie_value(state: State, seat: int, name: str) -> int:
    """SCY-R-19, SCY-R-20: units in play count, and regions as in the scoring."""
    side = list(state.sides.values())[seat - 1]
    structures = len(side.structures) if isinstance(side, Person) else 0
    return {
        "units_and_structures": side.in_play() + structures,
        "power": side.power or 0,
        "popularity": side.popularity or 0,
        "regions": region_count(state, side),
        "stars": side.stars,
    }[name]
