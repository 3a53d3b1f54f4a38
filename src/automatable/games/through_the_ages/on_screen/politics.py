"""The person's political action (TTA-ON-POL)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import military
from automatable.games.through_the_ages.on_screen.attacks import attack_her, can_attack
from automatable.games.through_the_ages.on_screen.colonies import settle_colony
from automatable.games.through_the_ages.on_screen.context import Move, Moves, PersonTurn, done
from automatable.games.through_the_ages.on_screen.events import look_at_top, reveal
from automatable.games.through_the_ages.on_screen.goods import change_yellow
from automatable.games.through_the_ages.on_screen.leaders import leader_leaves
from automatable.games.through_the_ages.on_screen.side import side_of
from automatable.games.through_the_ages.state import PreparedEvent

RESIGN, NONE, PEEK = "resign", "none", "peek"


def politics(turn: PersonTurn) -> Procedure[None]:
    """At most one action, or none; with Caesar a second one (TTA-ON-TURN-03, TTA-ON-POL-08)."""
    civ = turn.civ
    if civ.stage == "politics" and civ.no_politics:  # TTA-ON-POL-10
        civ.no_politics = False
        turn.tell("no_politics", "TTA-ON-POL-10")
        begin_actions(turn)
        return
    again = civ.stage == "again"
    move = yield from turn.ask(
        "politics", "TTA-ON-POL-01", lambda: political_moves(turn), round=turn.state.round
    )
    if move is _peek:
        yield from _peek(turn)
        return
    yield from move(turn)
    if turn.state.phase == "over":
        return
    if again and move is not done:
        civ.caesar_used = True
    if move is not done and not again and _may_act_again(turn):
        civ.stage = "again"
    else:
        begin_actions(turn)


def _may_act_again(turn: PersonTurn) -> bool:
    """Only if there is more than `none` (TTA-ON-POL-08)."""
    civ = turn.civ
    if civ.caesar_used or not civ.is_able("second_political_action"):
        return False
    civ.stage = "again"
    return len(political_moves(turn)) > 1


def begin_actions(turn: PersonTurn) -> None:
    """Pools of one turn begin with the action phase (TTA-ON-TURN-02, TTA-ON-R-14)."""
    civ = turn.civ
    civ.stage = "actions"
    civ.unit_resources = side_of(civ.leader).each_turn.get("unit_resources", 0)


def political_moves(turn: PersonTurn) -> dict[str, Move]:
    """All of section 6.3, in its order."""
    civ, hand = turn.civ, turn.person.hand
    answers: Moves = {}
    for id in dict.fromkeys(hand):
        if military(id).pile == "event":
            answers[f"prepare {id}"] = partial(prepare, id=id)
    for kind, act in (("aggression", _aggression), ("war", _war)):
        for id in dict.fromkeys(hand):
            if military(id).kind == kind and can_attack(turn, id):
                answers[f"{kind} {id}"] = partial(act, id=id)
    if civ.is_able("colonize_from_hand"):
        for id in dict.fromkeys(hand):
            if military(id).kind == "territory":
                answers[f"columbus {id}"] = partial(_columbus, id=id)
    if civ.stage == "politics":
        if civ.is_able("leave_for_yellow_token"):
            answers["alexander"] = _alexander
        if can_peek(turn):
            answers[PEEK] = _peek
    answers[NONE] = done
    if may_resign(turn):
        answers[RESIGN] = _resign
    return answers


def can_peek(turn: PersonTurn) -> bool:
    """Whether the top event may be looked at (TTA-ON-POL-09)."""
    civ = turn.civ
    there = turn.state.events_in_current_pile
    return civ.is_able("peek") and "peek" not in civ.used and there > 0


def may_resign(turn: PersonTurn) -> bool:
    """Whether the game may be given up now (TTA-ON-POL-11)."""
    return turn.state.age != "IV" and turn.civ.stage == "politics"


# --- carrying it out


def prepare(turn: PersonTurn, id: str) -> Procedure[None]:
    """Onto the future events, its level in culture, then the top event (TTA-ON-POL-02).

    The person goes on knowing the card, but not its place (TTA-ON-R-36).
    """
    state, card = turn.state, military(id)
    turn.person.hand.remove(id)
    state.future_events.append(PreparedEvent(card.age, "human", id))
    turn.tell("prepare", "TTA-ON-POL-02", card=turn.card(id))
    turn.gain_culture(card.level, "TTA-ON-POL-02")
    if state.events_in_current_pile:
        yield from reveal(turn)


def _aggression(turn: PersonTurn, id: str) -> Procedure[None]:
    """An aggression against her (TTA-ON-POL-04)."""
    return attack_her(turn, id)


def _war(turn: PersonTurn, id: str) -> Procedure[None]:
    """It lies before the person until the next turn (TTA-ON-POL-05, TTA-ON-WAR-01)."""
    turn.civ.spend_military(military(id).military_actions)
    turn.person.hand.remove(id)
    turn.person.war_declared = id
    turn.person.war_turn_done = False
    turn.tell("war", "TTA-ON-WAR-01", card=turn.card(id))
    return done(turn)


def _columbus(turn: PersonTurn, id: str) -> Procedure[None]:
    """Columbus leaves for a colony of the hand (TTA-ON-POL-06, TTA-ON-COL-08)."""
    turn.person.hand.remove(id)
    leader_leaves(turn, "TTA-ON-POL-06")
    yield from settle_colony(turn, id)


def _alexander(turn: PersonTurn) -> Procedure[None]:
    """Alexander leaves for a yellow token (TTA-ON-POL-07)."""
    leader_leaves(turn, "TTA-ON-POL-07")
    change_yellow(turn, 1, "TTA-ON-POL-07")
    return done(turn)


def _peek(turn: PersonTurn) -> Procedure[None]:
    """The person looks at the top event (TTA-ON-POL-09)."""
    turn.civ.used.append("peek")
    yield from look_at_top(turn)


def _resign(turn: PersonTurn) -> Procedure[None]:
    """The game is given up, and she has won (TTA-ON-POL-11, TTA-ON-AUT-14)."""
    turn.state.resigned = True
    turn.state.phase = "over"
    turn.tell("resign", "TTA-ON-POL-11")
    return done(turn)
