"""The last turn on the board: what each of its steps changes, from before to after."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from automatable.core.events import Event
from automatable.core.latest import last_turn
from automatable.core.match import Match
from automatable.core.retelling import Retold, changes, retell
from automatable.core.screens import ShowsStage, Vital
from automatable.core.wording import Words
from automatable.ui.turns import Part, StepToDo, Telling

VITAL = "vital "
"""Numbers of the status line are retold like places, by keys of their own."""


@dataclass(frozen=True)
class Change:
    """A number of the status line that a step changes."""

    name: str
    """As the pill has it: `automa:power`."""
    icon: str
    before: str
    after: str

    @property
    def is_automas(self) -> bool:
        return self.name.startswith("automa:")


@dataclass(frozen=True)
class Beat:
    """What one step changes: places as they are afterwards, pieces that move, numbers."""

    places: Mapping[str, str] = field(default_factory=dict)
    numbers: Sequence[Change] = ()
    moves: Sequence[tuple[str, str, str]] = ()


Place = tuple[int, int]
"""Where a step begins: its entry, and the number of its first event."""


@dataclass(frozen=True)
class Beats:
    """The beats of a turn by their steps, and everything that they change, as it was before."""

    before: Beat = field(default_factory=Beat)
    by_place: Mapping[Place, Beat] = field(default_factory=dict)

    def of(self, step: StepToDo) -> Beat | None:
        return self.by_place.get(_place(step))


_kept: WeakKeyDictionary[Match[Any], tuple[object, Beats]] = WeakKeyDictionary()
"""Of each match the turn that was retold last: it stays the same while a person's own goes on."""


def beats(telling: Telling, turn: Sequence[Part]) -> Beats:
    """What the steps of the last turn change; nothing where the game draws no parts."""
    match, screens = telling.match, telling.match.game.screens
    steps = [step for part in turn for step in part.steps]
    if not steps or not match.set_up_done or not isinstance(screens, ShowsStage):
        return Beats()
    key = telling.words.language, tuple(map(_place, steps)), match.answers[: steps[-1].entry + 1]
    known = _kept.get(match)
    if known is None or known[0] != key:
        _kept[match] = known = key, _Retelling(match, screens, telling).beats(steps)
    return known[1]


class _Retelling:
    def __init__(self, match: Match[Any], screens: ShowsStage, telling: Telling) -> None:
        self.match, self.screens, self.telling = match, screens, telling
        self.icons: dict[str, str] = {}
        self.told = retell(match, last_turn(match), self._drawn)

    def _drawn(self, state: Any) -> dict[str, str]:
        """The board and the numbers of the status line, as texts by their keys."""
        places = dict(self.screens.keyed(state, self.telling.words))
        return places | dict(self._numbers(state, self.telling.words))

    def _numbers(self, state: Any, words: Words) -> Iterable[tuple[str, str]]:
        sides: Sequence[Sequence[Vital]] = self.screens.vitals(state, words)
        for seat, vitals in zip(self.telling.seats.values(), sides, strict=True):
            for vital in vitals:
                key = f"{VITAL}{seat}:{vital.name}"
                self.icons[key] = vital.icon
                yield key, vital.value

    def beats(self, steps: Sequence[StepToDo]) -> Beats:
        board, found = self._until(_place(steps[0])), {}
        first = dict(board)
        for step in steps:
            own, moves = self._of(step)
            last = step is steps[-1]  # stays in sight: with all that followed from the same answer
            changed = changes(board, self._until((step.entry + 1, 0)) if last else board | own)
            found[_place(step)] = Beat(_places(changed), self._changes(board, changed), moves)
            board |= changed
        touched = {key for beat in found.values() for key in beat.places}
        numbers = {change.name for beat in found.values() for change in beat.numbers}
        places = {key: first.get(key, "") for key in touched}
        before = [self._change(f"{VITAL}{name}", first, first) for name in sorted(numbers)]
        return Beats(Beat(places, before), found)

    def _until(self, place: Place) -> dict[str, str]:
        """The board before a step: with everything that happened earlier in the turn."""
        board = dict(self.told.before)
        for one in self.told.steps:
            if (one.entry, one.number) >= place:
                break
            board |= one.changed
        return board

    def _of(self, step: StepToDo) -> tuple[dict[str, str], list[tuple[str, str, str]]]:
        changed: dict[str, str] = {}
        own = [one for one in self.told.steps if _belongs(one, step)]
        for one in own:
            changed |= one.changed
        return changed, [move for one in own for move in self._moves(one.event)]

    def _moves(self, event: Event) -> Sequence[tuple[str, str, str]]:
        return tuple(self.screens.moves(event))

    def _changes(self, board: Mapping[str, str], changed: Mapping[str, str]) -> list[Change]:
        """Of numbers that there were before: the set-up changes none."""
        known = (key for key in changed if key.startswith(VITAL) and key in board)
        return [self._change(key, board, changed) for key in known]

    def _change(self, key: str, board: Mapping[str, str], changed: Mapping[str, str]) -> Change:
        icon = self.icons.get(key, "")
        return Change(key.removeprefix(VITAL), icon, board.get(key, ""), changed.get(key, ""))


def _place(step: StepToDo) -> Place:
    return step.entry, step.events.start


def _belongs(one: Retold, step: StepToDo) -> bool:
    return one.entry == step.entry and one.number in step.events


def _places(changed: Mapping[str, str]) -> dict[str, str]:
    return {key: drawn for key, drawn in changed.items() if not key.startswith(VITAL)}
