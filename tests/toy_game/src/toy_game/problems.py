"""Everything that can be wrong with a position."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.errors import Problem
from automatable.core.events import Ref
from toy_game.components import crates
from toy_game.state import State, whole_round


def problems(state: State) -> list[Problem]:
    return [*_crate_problems(state), *_card_problems(state), *_other_problems(state)]


def _crate_problems(state: State) -> Iterator[Problem]:
    everywhere = [*state.quay, *state.person.crates, *state.automa.crates]
    for id in sorted(set(everywhere)):
        if id not in crates():
            yield Problem("crate_unknown", {"id": id})
        elif everywhere.count(id) > 1:
            yield Problem("crate_twice", {"crate": Ref("crate", id)})


def _card_problems(state: State) -> Iterator[Problem]:
    drawn = state.pile.drawn
    if len(set(drawn)) < len(drawn) or not set(drawn) <= set(state.pile.cards):
        yield Problem("cards_drawn", {"cards": ", ".join(map(str, drawn))})
    if state.pile.left < 0 or state.pile.cycle < 1:
        yield Problem("too_many_drawn", {"n": len(drawn)})


def _other_problems(state: State) -> Iterator[Problem]:
    for seat, side in (("person", state.person), ("automa", state.automa)):
        if side.coins < 0 or side.light < 0:
            yield Problem("coins_negative", {"seat": seat})
    if not 1 <= state.round <= state.rounds + 1:
        yield Problem("no_such_round", {"round": state.round})
    whole = whole_round(state.level)
    if not state.to_come or state.to_come != whole[-len(state.to_come) :]:
        yield Problem("not_a_round", {"phases": ", ".join(state.to_come)})
