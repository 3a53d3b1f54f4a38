"""Final scoring of both sides (EXP-SCO)."""

from __future__ import annotations

from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.core.turns.asking import ask_number
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.expeditions.components import base_game
from automatable.games.expeditions.state import (
    AUTOMA,
    COUNTED,
    PERSON,
    PersonCount,
    State,
)


def scoring_turn(state: State, log: Log) -> Procedure[State]:
    """The person counts four things; the stars are known."""
    counts: dict[str, int] = {}
    followed = dict(state.person_now)
    for what, most in COUNTED.items():
        counts[what] = state.person_now[what] = yield from ask_count(what, most)
    state.person_count, state.person_now = PersonCount(**counts), followed
    log.happened("exp-counted", "EXP-SCO-05", **counts)
    sheet = score(state)
    totals = {"you": sheet.total(PERSON), "automa": sheet.total(AUTOMA)}
    winner = "person" if sheet.winner == PERSON else "automa"
    log.happened("exp-result", "EXP-SCO-06", winner=winner, **totals)
    return state


def ask_count(what: str, most: int) -> Ask[int]:
    """`coins 11`, or the number alone."""
    return ask_number(what, "EXP-SCO-05", what, 0, most, seat=PERSON, listed=True)


def score(state: State) -> ScoreSheet:
    """The scoring rules applied to the present state; a winner only when the game is over."""
    seats = (
        SeatScore(PERSON, "person", person_lines(state)),
        SeatScore(AUTOMA, "automa", automa_lines(state)),
    )
    if not state.over:
        return ScoreSheet(seats)
    person, automa = (seat.total for seat in seats)
    winner = PERSON if person > automa else AUTOMA  # EXP-SCO-06
    return ScoreSheet(seats, winner, "exp-tie" if person == automa else None)


def automa_lines(state: State) -> tuple[ScoreLine, ...]:
    """Stars, maps and corruption by the coins of the level.

    EXP-SCO-01, EXP-SCO-02, EXP-SCO-03, EXP-SCO-04, EXP-GEN-05, EXP-R-03
    """
    coins, gained = state.level.coins, state.gained
    corruption = gained.corruption + gained.token_20  # EXP-SCO-03: the 20 counts as one
    lines = (
        ("stars", state.stars, state.coins_per_star, "EXP-SCO-04"),
        ("maps", gained.maps, coins.map, "EXP-SCO-01"),
        ("corruption", corruption, coins.corruption, "EXP-SCO-03"),
    )
    return tuple(
        ScoreLine(what, n * each, rule, {"n": n, "each": each}) for what, n, each, rule in lines
    )


def person_lines(state: State) -> tuple[ScoreLine, ...]:
    """EXP-SCO-05; before the person has counted, only the stars and what is followed are known."""
    now = vars(state.person_count) if state.person_count else state.person_now
    count = PersonCount(**dict.fromkeys(COUNTED, 0) | now)
    by_quests = base_game().coins_per_star_by_quests
    per_star = by_quests[min(count.quests, len(by_quests) - 1)]
    each = base_game().coins_per_corruption
    rule, stars, tokens = "EXP-SCO-05", state.person_stars, count.corruption
    return (
        ScoreLine("coins", count.coins, rule, {"n": count.coins}, "coins" in now),
        ScoreLine("stars", stars * per_star, rule, {"n": stars, "each": per_star}),
        ScoreLine("items", count.items, rule, {"n": count.items}, "items" in now),
        ScoreLine(
            "corruption", tokens * each, rule, {"n": tokens, "each": each}, "corruption" in now
        ),
    )
