"""The last turn on the board: what each of its steps changes, from before to after."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from automatable.core.drawing.screens import Screens, Vital
from automatable.core.matches.entries import Entry
from automatable.core.matches.latest import last_turn
from automatable.core.matches.match import Match
from automatable.core.matches.retelling import Board, Retold, changes, retell
from automatable.core.wording import Words
from automatable.ui.stage.turns import Narration, Part, StepToDo, named

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


Key = tuple[str, tuple[Place, ...]]
_kept: OrderedDict[tuple[int, Key], tuple[Entry, Beats]] = OrderedDict()
"""Turns that were retold, by the entry of their last step, which all copies of a match share: such
a turn stays the same while a person's own goes on."""
_keeping = Lock()
MOST_KEPT = 200


def beats(telling: Narration, turn: Sequence[Part]) -> Beats:
    """What the steps of the last turn change; nothing where the game draws no parts."""
    match, screens = telling.match, telling.match.game.screens
    steps = [step for part in turn for step in part.steps]
    if not steps or not match.set_up_done or type(screens).keyed is Screens.keyed:
        return Beats()
    entry = match.entries[steps[-1].entry]
    key = id(entry), (telling.words.language, tuple(map(_place, steps)))
    known = _kept.get(key)  # an entry that is kept is alive: no other has its id
    if known is None:
        known = entry, _Retelling(match, screens, telling).beats(steps)
        with _keeping:
            _kept[key] = known
            while len(_kept) > MOST_KEPT:
                _kept.popitem(last=False)
    return known[1]


class _Retelling:
    def __init__(self, match: Match[Any], screens: Screens, telling: Narration) -> None:
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
        board, found = dict(self._until(_place(steps[0]))), {}
        first = dict(board)
        for step in steps:
            last = step is steps[-1]  # stays in sight: with all that followed from the same answer
            after = self._until((step.entry + 1, 0)) if last else board | self._own(step)
            changed = changes(board, after)
            places = _places(changed) or self._looked_at(step, board)
            found[_place(step)] = Beat(places, self._changes(board, changed), self._moves(step))
            board |= changed
        touched = dict.fromkeys(key for beat in found.values() for key in beat.places)
        numbers = {change.name for beat in found.values() for change in beat.numbers}
        places = {key: first.get(key, "") for key in touched}
        before = [self._change(f"{VITAL}{name}", first, first) for name in sorted(numbers)]
        return Beats(Beat(places, before), found)

    def _until(self, place: Place) -> Board:
        """The board before a step: with everything that happened earlier in the turn."""
        return self.told.board(sum((one.entry, one.number) < place for one in self.told.steps))

    def _own(self, step: StepToDo) -> dict[str, str]:
        """What a step changes by itself."""
        own = [at for at, one in enumerate(self.told.steps) if _belongs(one, step)]
        return changes(self.told.board(own[0]), self.told.board(own[-1] + 1)) if own else {}

    def _looked_at(self, step: StepToDo, board: Mapping[str, str]) -> dict[str, str]:
        """The places that a step names without changing any: there it looked."""
        told = [one.event for one in self.told.steps if _belongs(one, step) and one.event.instruct]
        names = {str(ref.id) for event in told for ref in named(event.args.values())}
        return {key: drawn for key, drawn in board.items() if key in names}

    def _moves(self, step: StepToDo) -> Sequence[tuple[str, str, str]]:
        own = (one.event for one in self.told.steps if _belongs(one, step))
        return tuple(move for event in own for move in self.screens.moves(event))

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
