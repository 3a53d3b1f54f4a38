"""What a person reports of the displays: knowledge, power and book actions, innovations.

scholar law 3     scholar law back     step law 2           power 3            book 1
innovation B2     score 34
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.forms import Form, Number
from automatable.core.turns.replies import Part, one_of
from automatable.games.age_of_innovation.components import DISCIPLINES, MOST_POINTS, base_game
from automatable.games.age_of_innovation.knowledge import climb
from automatable.games.age_of_innovation.report_parts import DISCIPLINE, Change, seat
from automatable.games.age_of_innovation.state import State

BACK = "back"


def _number(pattern: str) -> Part:
    return Part(pattern, lambda state, text: int(text))


@dataclass(frozen=True)
class Scholar(Change, head="scholar"):
    """A scholar on a 3 or a 2, or returned to the supply for one step."""

    discipline: Annotated[str, DISCIPLINE]
    space: Annotated[str, one_of(("3", "2", BACK))]

    @classmethod
    def offered(cls, state: State) -> Iterator[Scholar]:
        if not has_scholar(state):
            return
        spaces = sorted(map(str, set(base_game().knowledge.scholar_spaces)), reverse=True)
        for discipline in DISCIPLINES:
            for space in spaces:
                if free_spaces(state, discipline, space):
                    yield cls(discipline, space)
            yield cls(discipline, BACK)

    def check(self, state: State) -> None:
        if not has_scholar(state):
            raise Refused("no_scholar_left")
        if self.space != BACK and not free_spaces(state, self.discipline, self.space):
            named = Ref("discipline", self.discipline)
            raise Refused("space_taken", discipline=named, space=int(self.space))

    def do(self, state: State, log: Log) -> None:
        steps = base_game().knowledge.return_steps if self.space == BACK else int(self.space)
        steps = possible_steps(state, self.discipline, steps)
        if free := free_spaces(state, self.discipline, self.space):
            state.scholar_spaces[self.discipline][free[0]] = state.to_move
        _climb(state, self.discipline, steps, log)


def has_scholar(state: State) -> bool:
    """Those on the spaces stay there to the end."""
    sent = sum(spaces.count(state.to_move) for spaces in state.scholar_spaces.values())
    return sent < base_game().buildings.scholars


def free_spaces(state: State, discipline: str, space: str) -> list[int]:
    """Where a scholar can stand for this number of steps."""
    numbers = base_game().knowledge.scholar_spaces
    taken = state.scholar_spaces[discipline]
    return [i for i, n in enumerate(numbers) if str(n) == space and taken[i] is None]


@dataclass(frozen=True)
class Step(Change, head="step"):
    """Steps on a track that came from elsewhere."""

    discipline: Annotated[str, DISCIPLINE]
    steps: Annotated[int, _number("[1-9]|1[0-2]")]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        top = base_game().knowledge.top
        if can := [name for name in DISCIPLINES if possible_steps(state, name, 1)]:
            yield cls.form(discipline=can, steps=range(1, top + 1))

    def check(self, state: State) -> None:
        if not possible_steps(state, self.discipline, self.steps):
            raise Refused("no_step", discipline=Ref("discipline", self.discipline))

    def do(self, state: State, log: Log) -> None:
        _climb(state, self.discipline, possible_steps(state, self.discipline, self.steps), log)


def possible_steps(state: State, discipline: str, steps: int) -> int:
    """Level 12 is the end, and holds only one marker."""
    top, who = base_game().knowledge.top, state.to_move
    others = [state.knowledge[other][discipline] for other in state.participants if other != who]
    highest = top - 1 if top in others else top
    return max(0, min(steps, highest - state.knowledge[who][discipline]))


def _climb(state: State, discipline: str, steps: int, log: Log) -> None:
    level, named = climb(state, state.to_move, discipline, steps), Ref("discipline", discipline)
    log.happened("aoi-you_climb", "AOI-GEN-01", seat=seat(state), discipline=named, level=level)


class _Action(Change):
    """An action of the display that is covered for the rest of the round."""

    place: int

    @classmethod
    def places(cls) -> int:
        raise NotImplementedError

    @classmethod
    def covered(cls, state: State) -> list[int]:
        raise NotImplementedError

    @classmethod
    def offered(cls, state: State) -> list[str]:
        begun, covered = cls.begun(), cls.covered(state)
        return [f"{begun}{n}" for n in range(1, cls.places() + 1) if n not in covered]

    @property
    def named(self) -> Ref:
        return Ref(f"{self.head}_action", self.place)

    def tile(self, state: State) -> Ref | None:
        return None

    def check(self, state: State) -> None:
        if self.place in self.covered(state):
            raise Refused("action_covered", place=self.named)

    def do(self, state: State, log: Log) -> None:
        covered = self.covered(state)
        covered.append(self.place)
        covered.sort()
        args = {"place": self.named, "tile": self.tile(state)}
        log.happened("aoi-you_cover", "AOI-GEN-01", seat=seat(state), **args)


@dataclass(frozen=True)
class Power(_Action, head="power"):
    """A power action."""

    place: Annotated[int, _number("[1-6]")]

    @classmethod
    def places(cls) -> int:
        return base_game().actions.power

    @classmethod
    def covered(cls, state: State) -> list[int]:
        return state.power_actions_covered


@dataclass(frozen=True)
class Book(_Action, head="book"):
    """A book action."""

    place: Annotated[int, _number("[1-3]")]

    @classmethod
    def places(cls) -> int:
        return base_game().actions.book

    @classmethod
    def covered(cls, state: State) -> list[int]:
        return state.book_actions_covered

    def tile(self, state: State) -> Ref | None:
        return state.book_at(self.place)


@dataclass(frozen=True)
class Innovation(Change, head="innovation"):
    """An innovation tile taken from its place."""

    place: Annotated[str, Part("[TB][1-4]", kind="innovation")]

    @classmethod
    def offered(cls, state: State) -> Iterator[Innovation]:
        return map(cls, state.innovations)

    def check(self, state: State) -> None:
        if self.place not in state.innovations:
            raise Refused("innovation_gone", place=Ref("innovation", self.place))

    def do(self, state: State, log: Log) -> None:
        state.innovations.remove(self.place)
        named, tile = Ref("innovation", self.place), state.innovation_at(self.place)
        log.happened("aoi-you_innovation", "AOI-GEN-01", seat=seat(state), place=named, tile=tile)


@dataclass(frozen=True)
class Score(Change, head="score"):
    """Where the person's marker stands on the score track, so that the score can be followed."""

    n: Annotated[int, _number("[0-9]{1,4}")]

    @classmethod
    def forms(cls, state: State) -> list[Form]:
        told = state.person(state.to_move).points_now
        return [cls.form(n=Number("n", 0, MOST_POINTS, start=told))]

    def check(self, state: State) -> None:
        if self.n > MOST_POINTS:
            ends = {"low": 0, "high": MOST_POINTS}
            raise Refused("number_out_of_range", word=self.head, n=self.n, **ends)

    def do(self, state: State, log: Log) -> None:
        state.person(state.to_move).points_now = self.n
        log.happened("aoi-you_score", "AOI-END-07", seat=seat(state), n=self.n)


DISPLAY_REPORTS = (Scholar, Step, Power, Book, Innovation, Score)
