"""Placing stars: the sixth one of a side ends the game (SCY-STAR, SCY-END-01)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.games.scythe.components import scoring
from automatable.games.scythe.state import Automa, Person, State


def combat_star(state: State, winner: Person | Automa, log: Log) -> bool:
    """One per victory, as long as there are any (SCY-CMB-16)."""
    if not combat_brings_star(winner):
        return False
    if isinstance(winner, Person):
        winner.add_star("combat")
    else:
        winner.combat_stars += 1
    tell_star(state, winner, "combat", "SCY-CMB-16", log)
    return True


def combat_brings_star(winner: Person | Automa) -> bool:
    """At most two; a Saxon person has no limit.

    SCY-STAR-02, SCY-CMB-16, SCY-ON-CMB-08
    """
    limitless = isinstance(winner, Person) and winner.faction == "saxony"
    full = isinstance(winner, Person) and winner.stars >= scoring().stars_to_end
    return not full and (limitless or winner.combat_stars < scoring().combat_stars)


def power_star(state: State, automa: Automa, log: Log) -> None:
    """The first time the Automa reaches 16 power, never again (SCY-STAR-03)."""
    if automa.power == scoring().power_max and not automa.power_star:
        automa.power_star = True
        tell_star(state, automa, "power_16", "SCY-STAR-03", log)


def progress_star(state: State, automa: Automa, log: Log) -> None:
    """On the first free space that is neither combat nor power (SCY-STAR-04)."""
    spaces = scoring().progress_star_spaces
    tell_star(state, automa, spaces[automa.progress_stars - 1], "SCY-PROG-03", log)


def person_star(state: State, person: Person, rule: str, log: Log) -> None:
    """A star that a person reports (section 6), or gets by a recruit bonus (SCY-REC-04).

    SCY-STAR-05
    """
    person.add_star("reported")
    tell_star(state, person, "reported", rule, log)


def tell_star(state: State, side: Person | Automa, space: str, rule: str, log: Log) -> None:
    """A star was placed; the sixth one ends the game."""
    seat = state.seat_name(side.faction)
    tell = log.happened if space == "reported" else log.instruct
    tell("scy-star", rule, seat=seat, space=Ref("star_space", space), n=side.stars)
    if side.stars >= scoring().stars_to_end:
        state.end(side.faction)
        log.announce("scy-sixth_star", "SCY-END-01", seat=seat)
