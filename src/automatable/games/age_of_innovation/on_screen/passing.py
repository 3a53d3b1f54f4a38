"""Passing: what own tiles bring for it, and the next round bonus (AOI-ON-PASS)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import FINAL_ROUND, PLACES
from automatable.games.age_of_innovation.on_screen.components import competencies, innovations
from automatable.games.age_of_innovation.on_screen.context import Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gain_all
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.passing import swap_person_bonus


def pass_moves(turn: PersonTurn) -> Moves:
    """With the place of the next bonus, but in round 6 without (AOI-ON-PASS-01)."""
    if turn.state.round == FINAL_ROUND:
        return {"pass": pass_turn}
    return {f"pass {place}": partial(pass_turn, place=place) for place in PLACES}


def pass_turn(turn: PersonTurn, place: str | None = None) -> Procedure[None]:
    """Steps for schools, points, then the bonus (AOI-ON-PASS-02, AOI-ON-PASS-04, AOI-ON-R-28)."""
    player, state = turn.player, turn.state
    yield from gain_all(turn, turn.bonus.passing, "bonus")
    for id in player.competencies:
        yield from gain_all(turn, competencies()[id].passing, "competency")
    yield from gain_all(turn, turn.palace.passing, "palace")
    for tile in player.innovations:
        yield from gain_all(turn, innovations()[tile].passing, "innovation")
    state.passed.append(PERSON)
    turn.tell("aoi-on_pass", "AOI-ON-PASS-01", place=len(state.passed))
    if place is not None:
        _take_bonus(turn, place)


def _take_bonus(turn: PersonTurn, place: str) -> None:
    """With its coins; the old one goes to its place without any (AOI-ON-PASS-03)."""
    coins, i = turn.player.bonus_coins, PLACES.index(place)
    swap_person_bonus(turn.state, PERSON, place)
    taken = Ref("bonus", turn.bonus.id)
    turn.tell("aoi-on_bonus", "AOI-ON-PASS-03", place=Ref("place", place), bonus=taken)
    turn.gain("coins", coins[i], "AOI-ON-PASS-03")
    coins[i] = 0
