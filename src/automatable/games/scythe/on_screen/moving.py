"""The move action: units step by step, with what they carry (SCY-ON-MOV)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.combat import drive_off_lone_workers
from automatable.games.scythe.map import LAKES, REGIONS, by_reading_order
from automatable.games.scythe.on_screen import refusals
from automatable.games.scythe.on_screen.components import KINDS
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.player import change
from automatable.games.scythe.on_screen.steps import needs_toka, targets
from automatable.games.scythe.state import Move

LOADS = ("worker", "moved", *KINDS)
"""In the order in which a load is listed (SCY-ON-ASK-11)."""
Unit = tuple[str, str]
"""Kind and place; pieces of one kind on one place are interchangeable (SCY-ON-INVT-09)."""
Load = dict[str, int]


@dataclass(frozen=True)
class Arrival:
    """A unit that entered a region for a combat, and what it brought (SCY-ON-END-03)."""

    unit: str
    start: str
    region: str
    load: Load


@dataclass
class Moving:
    """What has moved in this action."""

    character: bool = False
    mechs: dict[str, int] = field(default_factory=dict)
    workers: dict[str, int] = field(default_factory=dict)
    """Pieces that have moved, by where they stand now."""
    ended_on: list[str] = field(default_factory=list)
    """Where combat units ended their moves."""
    arrivals: list[Arrival] = field(default_factory=list)

    def moved(self, unit: str, place: str) -> int:
        if unit == "character":
            return int(self.character)
        return (self.mechs if unit == "mech" else self.workers).get(place, 0)

    def mark(self, unit: str, place: str) -> None:
        if unit == "character":
            self.character = True
        else:
            change(self.mechs if unit == "mech" else self.workers, place, 1)


@dataclass
class Mover:
    """One unit on its way."""

    unit: str
    place: str
    start: str
    load: Load = field(default_factory=dict)
    steps: int = 0


def contested(turn: PersonTurn, place: str) -> bool:
    """Combat units of both sides: nobody moves on from there (SCY-ON-MOV-11, SCY-ON-R-10)."""
    both = turn.player.combat_units_on(place) and turn.automa.combat_units_on(place)
    return place in REGIONS and bool(both)


def movable(turn: PersonTurn, moving: Moving) -> Iterator[Unit]:
    """Units that have not moved and can go somewhere, in the order of lists.

    Passengers may go on by themselves from where no combat is due (SCY-ON-R-11).
    """
    player = turn.player
    for unit in ("character", "mech", "worker"):
        for place in by_reading_order(set(player.places(unit))):
            fresh = player.count(unit, place) > moving.moved(unit, place)
            if fresh and not contested(turn, place) and targets(turn, unit, place):
                yield unit, place


def can_move(turn: PersonTurn) -> bool:
    return next(movable(turn, Moving()), None) is not None


def move_units(turn: PersonTurn, moving: Moving, units: int, steps: int) -> Procedure[None]:
    """That many different units at most, at least one (SCY-ON-MOV-01, SCY-ON-MOV-15)."""
    for number in range(units):
        if next(movable(turn, moving), None) is None:
            return
        chosen = yield from turn.ask(
            "unit",
            "SCY-ON-MOV-01",
            lambda more=number > 0: _units(turn, moving, more),  # type: ignore[misc]
            refusals.unit(turn, moving),
            n=units - number,
        )
        if chosen is None:
            return
        yield from _move(turn, moving, chosen, steps)


def _units(turn: PersonTurn, moving: Moving, more: bool) -> dict[str, Unit | None]:
    answers: dict[str, Unit | None] = {
        unit if unit == "character" else f"{unit} {place}": (unit, place)
        for unit, place in movable(turn, moving)
    }
    return {**answers, "done": None} if more else answers


def _move(turn: PersonTurn, moving: Moving, chosen: Unit, steps: int) -> Procedure[None]:
    """One unit: its steps follow each other, the last one ends the move.

    SCY-ON-MOV-02, SCY-ON-ASK-14
    """
    mover = Mover(*chosen, start=chosen[1])
    if mover.unit != "worker" and turn.player.has("speed"):
        steps += 1  # SCY-ON-ABL-09
    while mover.steps < steps:
        end = yield from _next_step(turn, moving, mover, steps)
        if end is None or _step(turn, moving, mover, end):
            break
    moving.mark(mover.unit, mover.place)
    if mover.unit != "worker":
        moving.ended_on.append(mover.place)
        if contested(turn, mover.place):
            moving.arrivals.append(Arrival(mover.unit, mover.start, mover.place, mover.load))


def _next_step(turn: PersonTurn, moving: Moving, mover: Mover, steps: int) -> Procedure[str | None]:
    """Loads, then where to; None to stop.

    SCY-ON-MOV-08, SCY-ON-ASK-10, SCY-ON-ASK-11, SCY-ON-ASK-12
    """
    loaded = 0
    _take_along(turn, moving, mover)
    while True:
        listing = StepAnswers(turn, moving, mover, loaded)
        if mover.steps and not listing.anything():
            return None  # SCY-ON-ASK-01
        answer = yield from turn.ask(
            "step",
            "SCY-ON-MOV-02",
            listing,
            refusals.step(turn, moving, mover),
            unit=Ref("unit", mover.unit),
            region=Ref("region", mover.place),
            load=load_text(mover.load),
            n=steps - mover.steps,
        )
        word, what, number = answer
        if word != "load":
            return None if word == "stop" else str(what)
        change(mover.load, what, number)
        loaded = LOADS.index(what) + 1


def load_text(load: Load) -> str:
    """What is carried, as a page may show it: `worker*2 metal`."""
    there = [(kind, load[kind]) for kind in LOADS if load.get(kind)]
    return " ".join(kind if n == 1 else f"{kind}*{n}" for kind, n in there)


@dataclass(frozen=True)
class StepAnswers:
    """The answers to `step`: loads from a kind on, targets, and the end of the move."""

    turn: PersonTurn
    moving: Moving
    mover: Mover
    loaded: int

    def __call__(self) -> dict[str, tuple[str, str, int]]:
        answers = {text: ("load", kind, n) for text, kind, n in self._loads()}
        mover = self.mover
        for place in targets(self.turn, mover.unit, mover.place):
            answers[f"to {place}"] = ("to", place, 0)
        if mover.steps:
            answers["stop"] = ("stop", "", 0)
        return answers

    def anything(self) -> bool:
        """Whether there is more to decide than the end of the move."""
        mover = self.mover
        further = bool(targets(self.turn, mover.unit, mover.place))
        return further or next(self._loads(), None) is not None

    def _loads(self) -> Iterator[tuple[str, str, int]]:
        mover = self.mover
        down = mover.steps > 0 and mover.place not in LAKES  # SCY-ON-ASK-12
        for kind in LOADS[self.loaded :]:
            here = on_place(self.turn, self.moving, mover, kind)
            yield from ((f"+{kind} {n}", kind, n) for n in range(here, 0, -1))
            carried = mover.load.get(kind, 0) if down else 0
            yield from ((f"-{kind} {n}", kind, -n) for n in range(carried, 0, -1))


def on_place(turn: PersonTurn, moving: Moving, mover: Mover, kind: str) -> int:
    """How many of a kind lie or stand there that are not carried yet (SCY-ON-R-12, SCY-ON-R-13)."""
    player, place, carried = turn.player, mover.place, mover.load.get(kind, 0)
    if kind in KINDS:
        return player.goods.get(place, {}).get(kind, 0) - carried
    if mover.unit != "mech":
        return 0  # only mechs carry workers
    moved = moving.workers.get(place, 0)
    there = moved if kind == "moved" else player.count("worker", place) - moved
    return there - carried


# --- one step


def _step(turn: PersonTurn, moving: Moving, mover: Mover, end: str) -> bool:
    """Carry everything over; whether the move ends here.

    SCY-ON-MOV-11, SCY-ON-MOV-12, SCY-ON-MOV-13
    """
    start = mover.place
    if mover.unit != "worker" and needs_toka(turn, start, end):
        turn.toka_used = True
    turn.player.move(Move(mover.unit, 1, start, end))
    carry(turn, moving, mover.load, start, end)
    mover.place, mover.steps = end, mover.steps + 1
    turn.tell(
        "scy-on_step",
        "SCY-ON-MOV-02",
        unit=Ref("unit", mover.unit),
        start=Ref("region", start),
        to=Ref("region", end),
    )
    for kind, number in mover.load.items():
        turn.tell("scy-on_load", "SCY-ON-MOV-08", n=number, what=Ref("load", kind))
    return _arrive(turn, mover)


def carry(turn: PersonTurn, moving: Moving, load: Load, start: str, end: str) -> None:
    """Workers and resources travel along, none is lost (SCY-ON-MOV-09, SCY-ON-INVT-10)."""
    player = turn.player
    for kind, number in load.items():
        if kind in KINDS:
            player.add_goods(start, kind, -number)
            player.add_goods(end, kind, number)
        else:
            player.move(Move("worker", number, start, end))
        if kind == "moved":
            change(moving.workers, start, -number)
            change(moving.workers, end, number)


def _take_along(turn: PersonTurn, moving: Moving, mover: Mover) -> None:
    """Nothing may stay alone on a lake (SCY-ON-MOV-10, SCY-ON-ASK-13)."""
    player, place = turn.player, mover.place
    if place not in LAKES:
        return
    last_mech = mover.unit == "mech" and player.count("mech", place) == 1
    last_unit = player.combat_units_on(place) == 1
    for kind in LOADS:
        if last_unit if kind in KINDS else last_mech:
            left = on_place(turn, moving, mover, kind)
            if left:
                change(mover.load, kind, left)


def _arrive(turn: PersonTurn, mover: Mover) -> bool:
    place, automa = mover.place, turn.automa
    if mover.unit == "worker" or place not in REGIONS:
        return False
    if automa.combat_units_on(place):
        return True  # SCY-ON-MOV-11
    if automa.count("worker", place):  # SCY-ON-MOV-12
        turn.drove_off = True
        drive_off_lone_workers(turn.state, turn.player, place, turn.log)
        return True
    return mover.unit == "character" and place in turn.state.encounter_tokens  # SCY-ON-MOV-13


def units_go_back(turn: PersonTurn, moving: Moving) -> None:
    """The game ended before these combats: undo that part of the move (SCY-ON-END-03).

    SCY-ON-R-14
    """
    for arrival in reversed(moving.arrivals):
        if contested(turn, arrival.region):
            turn.player.move(Move(arrival.unit, 1, arrival.region, arrival.start))
            carry(turn, moving, arrival.load, arrival.region, arrival.start)
            turn.tell("scy-on_back", "SCY-ON-END-03", region=Ref("region", arrival.region))
