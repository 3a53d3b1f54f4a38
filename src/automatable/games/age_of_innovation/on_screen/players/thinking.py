"""What an answer would lead to: turns and actions played on in thought, on copies of the state.

Nothing is drawn here and no seed is known: where chance or the Automa has her say, thinking ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from automatable.core.simulating.whole_games import Silent
from automatable.core.state.copying import copied
from automatable.core.turns.procedure import Draw, Procedure, Request
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.state import State

SILENT = Silent()
Begin: TypeAlias = Callable[[State], Procedure[Any]]
"""Starts something on a state, which it changes."""
Few: TypeAlias = Callable[[PersonTurn, Request, Sequence[str]], Sequence[str]]
"""The answers to a question that are thought about, the best one first; at least one."""


@dataclass(slots=True)
class End:
    """Where a line of answers leads."""

    state: State
    texts: tuple[str, ...]
    asked: Request | None = None
    """The draw it stopped at, if it did not come to its end."""


def ends(
    start: State, begin: Begin, few: Few, given: Sequence[Any] = (), texts: tuple[str, ...] = ()
) -> Iterator[End]:
    """Every end that the answers of `few` lead to; that of the best answers comes first."""
    state = copied(start)
    running = begin(state)
    try:
        request = next(running)
        for value in given:
            request = running.send(value)
    except StopIteration:
        yield End(state, texts)
        return
    others: list[tuple[tuple[Any, ...], tuple[str, ...]]] = []
    values = tuple(given)
    while not isinstance(request, Draw):
        chosen = few(new_turn(state, SILENT), request, list(request.legal()))
        others += [((*values, request.read(t).value), (*texts, t)) for t in chosen[1:]]
        value = request.read(chosen[0]).value
        values, texts = (*values, value), (*texts, chosen[0])
        try:
            request = running.send(value)
        except StopIteration:
            yield End(state, texts)
            break
    else:
        yield End(state, texts, request)
    for values, texts in others:
        yield from ends(start, begin, few, values, texts)
