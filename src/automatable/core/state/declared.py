"""What follows from the declared facts of a state: positions, corrections, the page of facts.

    FACTS = Declared(State, game="expeditions", problems=problems,
                     derived={"stars": lambda state: state.stars})

A position is a JSON object in which every fact of the state stands. Facts that follow from others
may be left out; if they are given they must be right, so that a file cannot contradict itself
unnoticed. Unknown fields, wrong types and impossible values are all named in one `BadPosition`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Generic, TypeVar

from automatable.core.errors import BadPosition, Problem
from automatable.core.state.declaring import UNSAID
from automatable.core.state.facts import Fact
from automatable.core.state.members import members
from automatable.core.state.paging import is_by_key, page, typed, unset
from automatable.core.state.positions import (
    FORMAT,
    check_agreement,
    refuse_differences,
    set_at,
    value_at,
    without,
)
from automatable.core.state.reading import Reading, record_reader, wrong_value
from automatable.core.state.seeing import hide
from automatable.core.state.writing import COMPLETE, STORED, WHOLE, plain

S = TypeVar("S")
Changes = Mapping[str, Any]


class Declared(Generic[S]):
    """The facts of one game."""

    def __init__(
        self,
        state: type[S],
        *,
        problems: Callable[[S], list[Problem]],
        game: str = "",
        derived: Mapping[str, Callable[[S], Any]] | None = None,
        same: Callable[[Any, Any], bool] = lambda given, right: bool(given == right),
        settle: Callable[[S], None] = lambda state: None,
        stands_for: Callable[[dict[str, Any]], dict[str, Any]] = lambda contents: contents,
        corrects: Callable[[dict[str, Any], Changes, S], None] = lambda position, changes, state: (
            None
        ),
        apart: Collection[str] | None = None,
        telling: Collection[str] = (),
    ) -> None:
        self.state = state
        self._head = {"game": game, "format": FORMAT} if game else {}
        """What stands first and must be right."""
        self.problems = problems
        """Everything that is impossible about a state."""
        self.derived = dict(derived or {})
        """Facts that follow from others: dotted path to function. One that gives `UNSAID` has
        nothing to tell in that state."""
        self._same = same
        """Whether a derived fact as it is given is what follows: a list may be in any order."""
        self._apart = apart
        """All that is given is compared in this way, not only what follows, but for these names:
        where facts may be written in several ways, or follow from others within parts."""
        self._telling = telling
        """Derived facts that would tell what is hidden from a seat: it sees null instead."""
        self._settle = settle
        """Completes or refuses what was read, before it is looked at as a whole."""
        self._stands_for = stands_for
        """Turns what may be written for some facts into those facts."""
        self._corrects = corrects
        """What follows from a correction, set in the position; it may refuse it."""

    # --- writing

    def stored(self, state: S) -> dict[str, Any]:
        """The position without what follows from it."""
        return {**self._head, **STORED[type(state)](state)}

    def to_json(self, state: S, but: Collection[str] = ()) -> dict[str, Any]:
        """The complete position, derived facts included; some of them may be left out."""
        position = {**self._head, **WHOLE[type(state)](state)}
        for path, follows in self.derived.items():
            if path not in but and (fact := follows(state)) is not UNSAID:
                set_at(position, path, fact)
        return position

    def seen(self, state: S, seat: int) -> dict[str, Any]:
        """The position as a seat may see it."""
        position = self.to_json(state)
        if hide(state, position, seat):
            position.update(dict.fromkeys(self._telling))
        return position

    # --- reading

    def from_json(self, contents: Any) -> S:
        """The state of a JSON object, checked; raises `BadPosition`."""
        if not isinstance(contents, dict):
            raise BadPosition([wrong_value("position", contents)])
        state = self._read(contents)
        self._settle(state)
        if found := self.problems(state):
            raise BadPosition(found)
        if self._apart is None:
            self._check_derived(contents, state)
        else:
            check_agreement(contents, self.to_json(state), self._same, self._apart)
        return state

    def _read(self, contents: dict[str, Any]) -> S:
        reading = Reading(contents)
        for name, right in self._head.items():
            told = contents.get(name, right)
            if type(told) is not type(right) or told != right:
                reading.bad_value((name,), told)
        facts = self._facts_in(contents, reading)
        state: S = record_reader(self.state)(facts, (), reading)
        if reading.problems:
            raise BadPosition(reading.problems)
        return state

    def _facts_in(self, contents: dict[str, Any], reading: Reading) -> dict[str, Any]:
        """What stands for facts, without the head and without what follows."""
        told = contents
        try:
            told = self._stands_for(contents)
        except BadPosition as error:
            reading.problems.extend(error.problems)
        facts = {name: told[name] for name in told if name not in self._head}
        for path in self.derived:
            facts = without(facts, path)
        return facts

    def _check_derived(self, contents: dict[str, Any], state: S) -> None:
        """Refuse a derived fact that differs from what follows from the others."""
        given = {path: value_at(contents, path) for path in self.derived}
        told = {path: fact for path, fact in given.items() if fact is not None}
        right = {path: plain(self.derived[path](state)) for path in told}
        refuse_differences(
            difference
            for path, true in right.items()
            if true is not UNSAID
            for difference in _differences(path, told[path], true, self._same)
        )

    # --- corrections

    def changed(self, state: S, changes: Changes) -> dict[str, Any]:
        """The position with some facts replaced, the unknown ones among them, and nothing derived.

        What a person typed in is turned into what it stands for.
        """
        position = {**self._head, **COMPLETE[type(state)](state)}
        for path, value in changes.items():
            if is_by_key(self.state, path):
                _put(position, path, value)
            else:
                change(position, path, typed(self.state, path, value))
        return position

    def corrected(self, state: S, changes: Changes) -> S:
        """The state after a correction, with all that follows from it."""
        position = self.changed(state, changes)
        self._corrects(position, changes, state)
        return self.from_json(position)

    @property
    def unset_facts(self) -> tuple[str, ...]:
        """Facts that are not in a position while nobody has reported them."""
        return tuple(unset(members(self.state)))

    def page(self, state: S) -> Iterator[Fact]:
        """What can be corrected now, the most likely first."""
        return page(state)


def _differences(
    path: str, given: Any, right: Any, same: Callable[[Any, Any], bool]
) -> Iterator[tuple[str, Any, Any]]:
    """Where a derived fact is not as it should be; of a table, some entries may be left out."""
    if isinstance(given, dict) and isinstance(right, dict) and given.keys() <= right.keys():
        for name, one in given.items():
            if one is not None:
                yield from _differences(f"{path}.{name}", one, right[name], same)
    elif not same(given, right):
        yield path, given, right


TRUTH = {"yes": True, "no": False}
"""How a person spells a truth value, in every game."""


def _put(position: dict[str, Any], path: str, value: Any) -> None:
    """Put an entry into a table, or take it away with null."""
    table, _, key = path.partition(".")
    position[table].pop(key, None)
    if value is not None:
        position[table][key] = value


def change(position: dict[str, Any], path: str, value: Any) -> None:
    """Set one fact of a position; a path that does not exist is refused."""
    *parents, name = path.split(".")
    part: Any = position
    for parent in parents:
        part = part.get(parent) if isinstance(part, dict) else None
    if not isinstance(part, dict) or name not in part:
        raise BadPosition([Problem("unknown_field", {"field": path})])
    spelled = isinstance(part[name], bool) and isinstance(value, str)
    part[name] = TRUTH.get(value, value) if spelled else value
