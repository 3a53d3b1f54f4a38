"""Steps on the knowledge board, and the city keys they need (AOI-ON-KNOW)."""

from __future__ import annotations

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    DISCIPLINES,
    base_game,
    person_factions,
)
from automatable.games.age_of_innovation.on_screen.components import side
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gives


def can_step(turn: PersonTurn, discipline: str) -> bool:
    """Whether at least one step is possible (AOI-ON-KNOW-04)."""
    level, top = turn.levels[discipline], base_game().knowledge.top
    if level == side().knowledge.key_to_enter - 1:
        return turn.player.keys > 0
    if level == top - 1:
        return turn.state.knowledge[AUTOMA][discipline] < top  # AOI-ON-KNOW-03
    return level < top


def open_disciplines(turn: PersonTurn) -> list[str]:
    return [discipline for discipline in DISCIPLINES if can_step(turn, discipline)]


def advance(turn: PersonTurn, discipline: str, steps: int) -> Procedure[int]:
    """Step by step, as far as it goes; the rest is lost (AOI-ON-KNOW-01 to -03)."""
    for made in range(steps):
        if not can_step(turn, discipline):
            return made
        if turn.levels[discipline] == side().knowledge.key_to_enter - 1:
            if not (yield from _ask_key(turn, discipline)):
                return made
            turn.player.keys -= 1
            turn.tell("aoi-on_key", "AOI-ON-KNOW-02", discipline=Ref("discipline", discipline))
        step_up(turn, discipline)
    return steps


def step_up(turn: PersonTurn, discipline: str, power: bool = True) -> None:
    """One step really made: power of the level, point of the round tile.

    AOI-ON-KNOW-01, AOI-ON-KNOW-06
    """
    turn.levels[discipline] += 1
    level = turn.levels[discipline]
    turn.tell(
        "aoi-on_step", "AOI-ON-KNOW-01", discipline=Ref("discipline", discipline), level=level
    )
    reached = dict(side().knowledge.power_on_reaching)
    if level in reached and power:
        turn.gain("power", reached[level], "AOI-ON-KNOW-01")
    turn.goal("knowledge_step")


def start_steps(turn: PersonTurn) -> None:
    """Steps of board and faction (AOI-ON-SET-07)."""
    of_faction = person_factions()[turn.faction.id].start
    everywhere = base_game().planning_boards.start_levels.get(turn.home, 0)
    for discipline in DISCIPLINES:
        for _ in range(everywhere + of_faction.get(discipline, 0)):
            start_step(turn, discipline)


def start_step(turn: PersonTurn, discipline: str) -> None:
    """A step is a step, or gives no power by the switch (AOI-ON-R-01)."""
    step_up(turn, discipline, power=turn.switch("start_steps_give_power") == "on")


def _ask_key(turn: PersonTurn, discipline: str) -> Ask[bool]:
    """Whether a city key is spent to enter level 8 (AOI-ON-KNOW-02, AOI-ON-R-07)."""
    return turn.ask(
        "key",
        "AOI-ON-KNOW-02",
        lambda: {"key use": True, "key keep": False},
        discipline=Ref("discipline", discipline),
        keys=turn.player.keys,
    )


def _ask_step(turn: PersonTurn, steps: int, left: int) -> Ask[str]:
    return turn.ask(
        "step",
        "AOI-ON-KNOW-04",
        lambda: {f"step {d}": d for d in open_disciplines(turn)},
        n=steps,
        left=left,
    )


@gives("steps", possible=lambda turn: bool(open_disciplines(turn)))
def single_steps(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """Asked one by one (AOI-ON-KNOW-04)."""
    for i in range(n):
        if not open_disciplines(turn):
            return
        discipline = yield from _ask_step(turn, 1, n - i)
        yield from advance(turn, discipline, 1)


@gives("steps_in_one", possible=lambda turn: bool(open_disciplines(turn)))
def steps_in_one(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """All in one discipline, or single ones by the switch (AOI-ON-R-15)."""
    if turn.switch("steps_together") == "off":
        yield from single_steps(turn, n, source)
    else:
        yield from together(turn, n)


def together(turn: PersonTurn, n: int) -> Procedure[None]:
    if open_disciplines(turn):
        discipline = yield from _ask_step(turn, n, 1)
        yield from advance(turn, discipline, n)


@gives("step_each")
def step_each(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """One in each discipline, impossible ones are lost (AOI-ON-KNOW-05)."""
    for discipline in DISCIPLINES:
        yield from advance(turn, discipline, n)


@gives("steps_per_school")
def steps_per_school(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """A step for each school, in any disciplines (AOI-ON-PASS-02)."""
    yield from single_steps(turn, n * turn.count("school"), source)


@gives("steps_per_shape")
def steps_per_shape(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """A step for each different shape of own buildings (AOI-ON-TILE-02, AOI-ON-R-31)."""
    shapes = len({building.type for building in turn.own.values()})
    if turn.switch("architecture_together") == "on":
        yield from together(turn, n * shapes)
    else:
        yield from single_steps(turn, n * shapes, source)
