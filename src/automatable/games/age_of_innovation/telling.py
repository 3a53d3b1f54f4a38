"""The light way: asking for the facts that a decision of hers needs, and for no others.

    done              all as the app believes        mine C7           a building of mine
    is C7 guild       annex C7 guild                 space 3           space none
    levels law 3 banking 2

AOI-LIGHT-01, AOI-LIGHT-02
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias, TypeVar

from automatable.core.turns.asking import ask_form, ask_one_of, asked
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.forms import Form, Number
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.age_of_innovation.components import AUTOMA, NEUTRAL, base_game
from automatable.games.age_of_innovation.report_parts import lay_tile
from automatable.games.age_of_innovation.sight import Unseen, is_known
from automatable.games.age_of_innovation.state import PersonBuilding, State

T = TypeVar("T")
RULE = "AOI-LIGHT-02"
DONE, NONE = "done", "none"
FEW = 4
"""That many places are named in a question; more are only shown."""
Reported: TypeAlias = Callable[[State, Log], None]
Answers: TypeAlias = Mapping[str, Reported]


def told(state: State, log: Log, decide: Callable[[], T]) -> Procedure[T]:
    """What is decided, once everything that it rests on has been reported."""
    while True:
        try:
            return decide()
        except Unseen as unseen:
            yield from _tell(state, unseen, log)


def _tell(state: State, unseen: Unseen, log: Log) -> Procedure[None]:
    """Ask until none of the facts is in doubt any more."""

    def left() -> list[str]:
        return [fact for fact in unseen.facts if not is_known(state, fact)]

    while left():
        tell = yield from asked(lambda: _question(state, unseen.why, left()))
        tell(state, log)


def _question(state: State, why: str, facts: Sequence[str]) -> Ask[Reported]:
    if why in ("levels", "final_levels"):
        return _ask_levels(state, why, facts)
    if why == "scholars":
        return _ask_scholars(state, facts[0])
    answers: dict[str, Reported] = {DONE: partial(_as_believed, facts)}
    for fact in facts:
        answers |= _ANSWERS[fact.split()[0]](state, why, fact.split()[1])
    return ask_one_of(f"look_{why}", RULE, answers, args=_named(facts))


def _named(facts: Sequence[str]) -> dict[str, Value]:
    """The places in question, each once: by name, if they are few."""
    hexes = [fact.split()[1] for fact in facts]
    named = tuple(Ref("hex", hex) for hex in dict.fromkeys(hexes))
    return {"hexes": named, "n": len(named), "few": len(named) <= FEW}


def _as_believed(facts: Sequence[str], state: State, log: Log) -> None:
    _see(state, *facts)


def _see(state: State, *facts: str) -> None:
    state.seen.extend(fact for fact in facts if fact not in state.seen)


# --- spaces and buildings


def _of_space(state: State, why: str, hex: str) -> Answers:
    """A building of the person's; where the power counts, which one."""
    if why == "power":
        return _of_type(state, why, hex)
    return {f"mine {hex}": partial(_put, hex, "workshop", 0)}


def _of_type(state: State, why: str, hex: str) -> Answers:
    """Every building but the one that is believed to stand there, with and without an annex."""
    now = state.person_buildings.get(hex)
    believed = (now.type, now.annex) if now else None
    return {
        f"{word} {hex} {type}": partial(_stand, hex, type, annex)
        for annex, word in enumerate(("is", "annex"))
        for type in NEUTRAL
        if (type, annex) != believed
    }


def _put(hex: str, type: str, annex: int, state: State, log: Log) -> None:
    neutral = type not in base_game().buildings.supply
    if not neutral and hex not in state.person_buildings:
        lay_tile(state, hex, state.person("person_1").home)
    state.person_buildings[hex] = PersonBuilding(1, type, neutral, annex)
    log.happened("aoi-told_building", RULE, hex=Ref("hex", hex), building=Ref("building", type))


def _stand(hex: str, type: str, annex: int, state: State, log: Log) -> None:
    _put(hex, type, annex, state, log)
    _see(state, f"type {hex}")


_ANSWERS: dict[str, Callable[[State, str, str], Answers]] = {
    "built": _of_space,
    "type": _of_type,
}


# --- knowledge


def _ask_levels(state: State, why: str, facts: Sequence[str]) -> Ask[Reported]:
    """Where the person's markers stand now: never lower, and not beside hers on the highest."""
    top, levels = base_game().knowledge.top, state.knowledge[state.persons[0]]

    def part(discipline: str) -> Number:
        most = top - (state.knowledge[AUTOMA][discipline] == top)
        now = min(levels[discipline], most)
        return Number(discipline, now, most, text=f"{discipline} {{}}", start=now)

    disciplines = [fact.split()[1] for fact in facts]
    form = Form("levels", tuple(map(part, disciplines)))
    named = tuple(Ref("discipline", discipline) for discipline in disciplines)
    args: dict[str, Value] = {"disciplines": named, "n": len(named)}
    return ask_form(
        f"look_{why}", RULE, form, lambda **told: _Levels(tuple(told.items())), args=args
    )


@dataclass(frozen=True)
class _Levels:
    """Levels that the person tells; equal if they are the same."""

    told: tuple[tuple[str, int], ...]

    def __call__(self, state: State, log: Log) -> None:
        for discipline, level in self.told:
            state.knowledge[state.persons[0]][discipline] = level
            _see(state, f"level {discipline}")
            named = Ref("discipline", discipline)
            log.happened("aoi-told_level", RULE, discipline=named, level=level)


def _ask_scholars(state: State, fact: str) -> Ask[Reported]:
    """The highest number that is free below a discipline; what lies above it is the person's."""
    discipline = fact.split()[1]
    numbers = base_game().knowledge.scholar_spaces
    spaces = state.scholar_spaces[discipline]
    free = [n for n, who in zip(numbers, spaces, strict=True) if who is None]
    sent = sum(found.count(state.persons[0]) for found in state.scholar_spaces.values())
    left = base_game().buildings.scholars - sent
    answers: dict[str, Reported] = {
        f"space {n or NONE}": partial(_stand_above, discipline, n)
        for n in dict.fromkeys([*free, 0])
        if sum(number > n for number in free) <= left
    }
    named = {"discipline": Ref("discipline", discipline)}
    return ask_one_of("look_scholars", RULE, answers, args=named)


def _stand_above(discipline: str, free: int, state: State, log: Log) -> None:
    """Every space with a higher number that is not hers is taken by the person."""
    spaces = state.scholar_spaces[discipline]
    for i, number in enumerate(base_game().knowledge.scholar_spaces):
        if spaces[i] is None and number > free:
            spaces[i] = state.persons[0]
    _see(state, f"space {discipline}")
    named = Ref("discipline", discipline)
    log.happened("aoi-told_space", RULE, discipline=named, space=free)
