"""How the person begins: resources, steps, first buildings, first income (AOI-ON-SET)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import person_factions
from automatable.games.age_of_innovation.on_screen.books import take_books
from automatable.games.age_of_innovation.on_screen.competencies import take_competency
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.income import income
from automatable.games.age_of_innovation.on_screen.knowledge import open_disciplines, start_step
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.on_screen.spades import free_spades_only
from automatable.games.age_of_innovation.set_up import first_workshops
from automatable.games.age_of_innovation.state import PersonBuilding, State

FREE_STEPS = 2


def begin(state: State, log: Log) -> Procedure[State]:
    """From the start of the person to the first turn (AOI-ON-SET-01)."""
    turn = new_turn(state, log, in_actions=False, at_start=True)
    yield from start_questions(turn)
    yield from first_buildings(turn)
    turn.at_start = False
    yield from income(turn)  # AOI-ON-SET-14
    state.phase, state.to_move = "play", state.turn_order[0]
    log.happened("aoi-begin", "AOI-SET-08", seat=state.seat_name(state.to_move))
    return state


def start_questions(turn: PersonTurn) -> Procedure[None]:
    """A book of the wasteland, two steps of the Lizards (AOI-ON-SET-08)."""
    yield from take_books(turn, turn.board.books, "board")
    if person_factions()[turn.faction.id].special == "free_steps":
        for left in range(FREE_STEPS, 0, -1):
            discipline = yield from turn.ask(
                "step",
                "AOI-ON-SET-08",
                lambda: {f"step {d}": d for d in open_disciplines(turn)},
                n=1,
                left=left,
            )
            start_step(turn, discipline)


def first_buildings(turn: PersonTurn) -> Procedure[None]:
    """Her card is drawn after the person's first (AOI-ON-SET-09 to -13).

    AOI-ON-SET-10, AOI-ON-SET-11, AOI-ON-SET-12, AOI-ON-FAC-05, AOI-ON-FAC-08, AOI-ON-R-02,
    AOI-ON-R-03
    """
    special = person_factions()[turn.faction.id].special
    if special == "university":
        yield from first_workshops(turn.state, turn.log)
        yield from first_building(turn, "university")
    else:
        yield from first_building(turn, "workshop")
        yield from first_workshops(turn.state, turn.log)
        yield from first_building(turn, "workshop")
    if special == "tower":
        yield from first_building(turn, "tower")
    if special in ("university", "competency"):
        yield from take_competency(turn)
    yield from free_spades_only(turn, turn.board.start_spades, "board")  # AOI-ON-SET-13


def first_building(turn: PersonTurn, type: str) -> Procedure[None]:
    """On an empty hex printed with the home terrain (AOI-ON-SET-09)."""
    state = turn.state
    hex = yield from turn.ask(
        "first_building",
        "AOI-ON-SET-09",
        lambda: {_text(hex, type): hex for hex in state.board.land if _is_home(turn, hex)},
        building=Ref("building", type),
    )
    state.person_buildings[hex] = PersonBuilding(1, type, neutral=type == "tower")
    named = {"hex": Ref("hex", hex), "building": Ref("building", type)}
    turn.tell("aoi-on_build", "AOI-ON-SET-09", neutral=type == "tower", **named)


def _text(hex: str, type: str) -> str:
    if type == "tower":
        return f"neutral {hex} tower"
    return f"build {hex}" if type == "workshop" else f"build {hex} {type}"


def _is_home(turn: PersonTurn, hex: str) -> bool:
    return turn.state.board.printed[hex] == turn.home and turn.state.is_empty(hex)
