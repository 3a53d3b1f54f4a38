"""The person's turn: a section, its top action, its bottom action (SCY-ON-TURN)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.core.turns.turn_so_far import TurnSoFar, remembering
from automatable.games.scythe.components import factions
from automatable.games.scythe.on_screen import refusals
from automatable.games.scythe.on_screen.after_moves import move_action
from automatable.games.scythe.on_screen.bottom_actions import has_coins, payable, take_bottom
from automatable.games.scythe.on_screen.components import FACTORY_SECTION
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.factory import use_factory, uses
from automatable.games.scythe.on_screen.moving import can_move
from automatable.games.scythe.on_screen.objectives import (
    fulfilled,
    fulfilled_now,
    likes_few_coins,
    only_at_the_end,
    reveal,
)
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.stars import look_for_stars
from automatable.games.scythe.on_screen.top_actions import bolster, produce, produce_cost, trade
from automatable.games.scythe.phases import next_side
from automatable.games.scythe.state import State

Chosen = tuple[str, str]
DECLINED = " -coins"


def person_turn(state: State, log: Log) -> Procedure[State]:
    """One whole turn of a person on screen; its answers are kept beside the state."""
    if state.turn_so_far is None or state.turn_so_far.answers:
        # nobody keeps the state it begins from
        state.turn_so_far = TurnSoFar(state.copy())

    def forget() -> None:
        state.turn_so_far = None

    yield from remembering(whole_turn(new_turn(state, log)), state.turn_so_far, forget)
    return state


def new_turn(state: State, log: Log) -> PersonTurn:
    player = state.person
    assert isinstance(player, PersonOnScreen)
    return PersonTurn(state, player, state.next_automa, log)


def whole_turn(turn: PersonTurn) -> Procedure[None]:
    """Everything from the choice of a section to the next side."""
    chosen = yield from _choose(turn)
    if chosen is not None:
        yield from _carry_out(turn, *chosen)
    next_side(turn.state, turn.log)


def _choose(turn: PersonTurn) -> Procedure[Chosen | None]:
    """Section and top option; objectives may be revealed first (SCY-ON-TURN-01, SCY-ON-TURN-06)."""
    while not turn.over:
        section, option = yield from turn.ask(
            "turn",
            "SCY-ON-TURN-01",
            lambda: turn_answers(turn),
            refusals.turn(turn),
            turn=turn.state.turn,
        )
        if section != "objective":
            return section, option
        reveal(turn, int(option))
    return None


def _carry_out(turn: PersonTurn, section: str, option: str) -> Procedure[None]:
    """Top, then bottom, each once (SCY-ON-TURN-02)."""
    turn.player.section = section
    turn.tell("scy-on_section", "SCY-ON-TURN-01", section=Ref("section", section))
    if option != "skip":
        yield from _top(turn, section, option)
        look_for_stars(turn.state, turn.player, turn.log)
    taken = (yield from _bottom(turn, section)) if not turn.over else False
    if not turn.over:
        yield from _after(turn, taken)


# --- sections and top actions


def open_sections(turn: PersonTurn) -> list[str]:
    """All but the one of the last turn; Relentless may stay.

    SCY-ON-TURN-01, SCY-ON-TURN-04, SCY-ON-TURN-05, SCY-ON-INVT-07, SCY-ON-R-02
    """
    player = turn.player
    relentless = factions()[player.faction].ability == "relentless"
    stays = relentless and (
        player.section != FACTORY_SECTION or player.switches["relentless_factory"] == "on"
    )
    return [section for section in player.sections if section != player.section or stays]


def turn_answers(turn: PersonTurn) -> dict[str, Chosen]:
    answers: dict[str, Chosen] = {}
    for section in open_sections(turn):
        for option in top_options(turn, section):
            text = section if option == "" else f"{section} {option}"
            answers[text] = (section, option)
        answers[f"{section} skip"] = (section, "skip")  # SCY-ON-TURN-03
    for number in fulfilled_now(turn):
        answers[f"objective {number}"] = ("objective", str(number))
    return answers


def top_options(turn: PersonTurn, section: str) -> list[str]:
    """What the top action of a section offers now."""
    player = turn.player
    if section == "move":
        return [*(["units"] if can_move(turn) else []), "coins"]
    if section == "bolster":
        return ["power", "cards"] if player.coins else []
    if section == "trade":
        goods = ["goods"] if turn.with_worker() else []
        return [*goods, "popularity"] if player.coins else []
    if section == "produce":
        return [""] if turn.can_pay(produce_cost(player)) else []
    return uses(turn)


def _top(turn: PersonTurn, section: str, option: str) -> Procedure[None]:
    player = turn.player
    if section == "bolster":
        yield from bolster(turn, option)
    elif section == "trade":
        yield from trade(turn, option)
    elif section == "produce":
        yield from produce(turn)
    elif section == FACTORY_SECTION:
        yield from use_factory(turn, option)
    elif option == "coins":
        yield from turn.gain("coin", 1 + ("coins" in player.top), "SCY-ON-MOV-01")
    else:
        yield from move_action(turn, 2 + ("move" in player.top), 1)


# --- the bottom action and the end of the turn


def _bottom(turn: PersonTurn, section: str) -> Procedure[bool]:
    """The bottom action or not; whether it was taken (SCY-ON-TURN-02, SCY-ON-TURN-06)."""
    factory = section == FACTORY_SECTION
    action = "move" if factory else turn.player.player_mat.by_top[section].bottom
    while not turn.over:
        answers = _bottom_answers(turn, action, factory)
        if len(answers) == 1:
            return False  # SCY-ON-TURN-07
        answer = yield from turn.ask(
            "bottom",
            "SCY-ON-TURN-02",
            answers.copy,
            refusals.bottom(turn, action),
        )
        if answer == "end":
            return False
        if answer.startswith("objective"):
            reveal(turn, int(answer.split()[1]))
            continue
        if factory:
            yield from move_action(turn, 1, 2)  # SCY-ON-FAC-05
        else:
            yield from take_bottom(turn, action, not answer.endswith(DECLINED))
        look_for_stars(turn.state, turn.player, turn.log)  # SCY-ON-END-02: all of it first
        return True
    return False


def _bottom_answers(turn: PersonTurn, action: str, factory: bool) -> dict[str, str]:
    answers: list[str] = []
    if can_move(turn) if factory else payable(turn, action):
        answers.append(action)
        if not factory and has_coins(turn, action) and likes_few_coins(turn):
            answers.append(action + DECLINED)  # SCY-ON-BOT-06
    answers += [f"objective {number}" for number in fulfilled_now(turn)]
    return {text: text for text in [*answers, "end"]}


def _after(turn: PersonTurn, taken: bool) -> Procedure[None]:
    """The end of the turn: every fulfilled card may be revealed (SCY-ON-OBJ-09, SCY-ON-R-01)."""
    ready = fulfilled(turn)
    if not taken and not any(only_at_the_end(turn, number) for number in ready):
        return
    while ready and not turn.over:
        number = yield from turn.ask(
            "after",
            "SCY-ON-OBJ-09",
            lambda ready=tuple(ready): _revealed(ready),  # type: ignore[misc]
            refusals.after(turn),
        )
        if number is None:
            return
        reveal(turn, number)
        ready = fulfilled(turn)


def _revealed(ready: tuple[int, ...]) -> dict[str, int | None]:
    answers: dict[str, int | None] = {f"objective {number}": number for number in ready}
    return {**answers, "end": None}
