"""What the person loses to events, attacks and ages: buildings, an unfinished wonder."""

from __future__ import annotations

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.building import destroy
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.side import technology_order


def lose_highest(turn: PersonTurn, most_level: int, rule: str) -> Procedure[None]:
    """The urban building of the highest level up to one, a tie by choice."""
    there = [
        id
        for id in turn.civ.workers
        if civil(id).group == "urban" and civil(id).level <= most_level
    ]
    best = max((civil(id).level for id in there), default=0)
    tied = [id for id in there if civil(id).level == best]
    yield from lose_building(turn, sorted(tied, key=technology_order().__getitem__), rule)


def lose_building(turn: PersonTurn, options: list[str], rule: str) -> Procedure[None]:
    if not options:
        turn.tell("nothing_lost", rule)
        return
    answers = {f"lose {id}": id for id in options}
    id = yield from turn.choose("destroy_own", rule, lambda: answers)
    destroy(turn, id, rule)


def lose_unfinished(turn: PersonTurn, rule: str) -> None:
    """Its stage tokens return to the bank (TTA-ON-AGE-03)."""
    civ = turn.civ
    assert civ.unfinished is not None
    civ.blue += civ.unfinished.built
    turn.tell("wonder_lost", rule, card=turn.card(civ.unfinished.id))
    civ.unfinished = None
