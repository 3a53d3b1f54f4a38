"""A turn that is shown again, with the board after each step, is the turn that was played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from automatable.core.game import Game
from automatable.core.matches.latest import last_turn
from automatable.core.matches.retelling import retell
from automatable.testing.playing import snapshot
from automatable.testing.watching import Moment, at_every_moment, held


def facts(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """A position as a board: one place for every fact."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from facts(inner, f"{path}.{key}" if path else str(key))
    else:
        yield path, json.dumps(value)


@at_every_moment
def the_last_turn_is_retold(moment: Moment) -> None:
    match = moment.match
    if not moment.now_and_then or not match.set_up_done:
        return
    before, first = snapshot(match), last_turn(match)
    told = retell(match, first, lambda state: dict(facts(match.game.position(state))))
    assert told.after == dict(facts(match.position()))
    events = [event for entry in match.entries[first:] for event in entry.events]
    assert [step.event.to_json() for step in told.steps] == [event.to_json() for event in events]
    assert snapshot(match) == before


def test_the_last_turn_can_be_retold_at_every_moment(game: Game[Any]) -> None:
    held(game, the_last_turn_is_retold)
