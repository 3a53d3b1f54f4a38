"""Action cards: an action they order, cheaper or with a gain afterwards, or a gain (TTA-ON-ACT)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.building import (
    build,
    can_grow,
    grow,
    sites,
    upgrade,
    upgrades,
)
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.context import Move, Moves, PersonTurn, done
from automatable.games.through_the_ages.on_screen.developing import (
    BY_MILITARY,
    develop,
    developable,
    may_revolt,
    revolution,
    revolutions,
)
from automatable.games.through_the_ages.on_screen.goods import receive
from automatable.games.through_the_ages.on_screen.ratings import own_strength
from automatable.games.through_the_ages.on_screen.side import CivilSide, side_of
from automatable.games.through_the_ages.on_screen.wonders import build_stages, can_stage
from automatable.games.through_the_ages.ratings import strength

GOODS = ("food", "resources")
Way = tuple[str, Move]
"""What follows the name of the card in the answer, and what it does."""


def is_fresh(civ: Civilization, id: str) -> bool:
    """As many copies as were taken in this phase cannot be played (TTA-ON-ACT-02)."""
    return civ.hand.count(id) <= civ.fresh.count(id)


def action_card_moves(turn: PersonTurn) -> Moves:
    civ = turn.civ
    if not civ.ca:
        return {}
    found: Moves = {}
    for id in dict.fromkeys(civ.hand):
        if civil(id).group == "action" and not is_fresh(civ, id):
            for way, move in ways(turn, id):
                found[f"play {id} {way}".rstrip()] = partial(_play, id=id, move=move)
    return found


def _play(turn: PersonTurn, id: str, move: Move) -> Procedure[None]:
    """The card leaves the game, then what it orders; then its gain.

    TTA-ON-ACT-01, TTA-ON-ACT-03, TTA-ON-ACT-04
    """
    civ, side = turn.civ, side_of(id)
    civ.hand.remove(id)
    _pay_action(civ, move)
    turn.tell("play", "TTA-ON-ACT-01", card=turn.card(id))
    yield from move(turn)
    _gain(turn, side.then)


def _pay_action(civ: Civilization, move: Move) -> None:
    """The action of a card that orders a revolution is the first of all that are spent.

    TTA-ON-GOV-04
    """
    if isinstance(move, partial) and move.func is revolution and not civ.is_able(BY_MILITARY):
        return  # it goes with all the others
    civ.spend_civil(1)


def ways(turn: PersonTurn, id: str) -> Iterator[Way]:
    """How the card can be played now, in the order of lists; nothing if it cannot."""
    side = side_of(id)
    if side.order:
        yield from ORDERS[side.order](turn.civ, side, turn)
    elif side.choice:
        for gain in side.choice:
            yield next(iter(gain)), partial(_gains, gain=gain)
    else:
        gain = side.gain if _holds(turn, side.gain_if) else {}
        yield "", partial(_gains, gain=gain)


def _holds(turn: PersonTurn, condition: str) -> bool:
    """Looked at when the card is played; strictly (TTA-ON-ACT-07, TTA-ON-AUT-07).

    TTA-ON-R-34
    """
    if condition == "automa_stronger":
        return strength(turn.state) > own_strength(turn.state)
    if condition == "automa_more_culture":
        return turn.state.automa.culture_points > turn.person.culture_points
    return True


def _gains(turn: PersonTurn, gain: dict[str, int]) -> Procedure[None]:
    _gain(turn, gain)
    return done(turn)


def _gain(turn: PersonTurn, gain: dict[str, int]) -> None:
    """Goods, points, and what holds for this turn alone (TTA-ON-ACT-06)."""
    civ, rule = turn.civ, "TTA-ON-ACT-01"
    receive(turn, {name: n for name, n in gain.items() if name in GOODS}, rule)
    turn.gain_science(gain.get("science_points", 0), rule)
    turn.gain_culture(gain.get("culture_points", 0), rule)
    actions = gain.get("military_actions", 0)
    civ.ma += actions
    civ.ma_extra += actions
    if pool := gain.get("unit_resources", 0):
        civ.unit_resources += pool
        turn.tell("unit_resources", "TTA-ON-ACT-06", n=pool)


# --- orders


def _stage(civ: Civilization, side: CivilSide, turn: PersonTurn) -> Iterator[Way]:
    """Exactly one stage (TTA-ON-ACT-05)."""
    if civ.unfinished is not None and can_stage(civ, 1, side.discount):
        yield "", partial(build_stages, n=1, less=side.discount)


def _grow(civ: Civilization, side: CivilSide, turn: PersonTurn) -> Iterator[Way]:
    if can_grow(civ):
        yield "", _grown


def _grown(turn: PersonTurn) -> Procedure[None]:
    grow(turn)
    return done(turn)


def _build_or_upgrade(civ: Civilization, side: CivilSide, turn: PersonTurn) -> Iterator[Way]:
    for id in sites(civ, side.groups, side.discount):
        yield f"build {id}", partial(_built, id=id, less=side.discount)
    yield from _upgrade(civ, side, turn)


def _built(turn: PersonTurn, id: str, less: int) -> Procedure[None]:
    build(turn, id, less)
    return done(turn)


def _upgrade(civ: Civilization, side: CivilSide, turn: PersonTurn) -> Iterator[Way]:
    """Bach's as well, unless a switch says otherwise (TTA-ON-R-04)."""
    bach = turn.state.settings.bach_by_card == "on"
    for low, high in upgrades(civ, side.groups, side.discount, bach):
        yield f"upgrade {low} {high}", partial(_upgraded, low=low, high=high, less=side.discount)


def _upgraded(turn: PersonTurn, low: str, high: str, less: int) -> Procedure[None]:
    upgrade(turn, low, high, less)
    return done(turn)


def _develop(civ: Civilization, side: CivilSide, turn: PersonTurn) -> Iterator[Way]:
    for id in developable(civ):
        yield f"develop {id}", partial(develop, id=id)
    if may_revolt(civ):
        for id in revolutions(civ):
            yield f"revolution {id}", partial(revolution, id=id)


ORDERS: dict[str, Callable[[Civilization, CivilSide, PersonTurn], Iterator[Way]]] = {
    "stage": _stage,
    "grow": _grow,
    "build_or_upgrade": _build_or_upgrade,
    "upgrade": _upgrade,
    "develop": _develop,
}
