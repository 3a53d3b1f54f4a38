"""Everything that can be wrong with a position."""

from collections.abc import Iterator

from automatable.core.errors import Problem
from automatable.core.state.positions import misplaced
from toy_game.components import CRATES
from toy_game.state import State, whole_round


def problems(state: State) -> list[Problem]:
    everywhere = [*state.quay, *state.person.crates, *state.automa.crates]
    return [*misplaced("crate", everywhere, CRATES), *_other_problems(state)]


def _other_problems(state: State) -> Iterator[Problem]:
    for seat, side in (("person", state.person), ("automa", state.automa)):
        if side.coins < 0 or side.light < 0:
            yield Problem("coins_negative", {"seat": seat})
    if not 1 <= state.round <= state.rounds + 1:
        yield Problem("no_such_round", {"round": state.round})
    whole = whole_round(state.level)
    if not state.to_come or state.to_come != whole[-len(state.to_come) :]:
        yield Problem("not_a_round", {"phases": ", ".join(state.to_come)})
