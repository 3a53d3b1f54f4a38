"""Why an answer is not legal now: every refusal by its name (SCY-ON-ASK-03)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from automatable.core.errors import Refused
from automatable.core.options import ON_SCREEN
from automatable.core.turns.events import Ref
from automatable.core.turns.listed import Refusal, unreadable
from automatable.games.scythe.components import BONUSES, STRUCTURES, factions
from automatable.games.scythe.map import ADJACENT, LAKES, PLACE_ORDER, REGIONS, RIVERS
from automatable.games.scythe.on_screen.components import BOTTOM, CUBES

if TYPE_CHECKING:
    from automatable.games.scythe.on_screen.context import PersonTurn
    from automatable.games.scythe.on_screen.moving import Mover, Moving

TOP_OPTIONS = {
    "move": ("units", "coins", "skip"),
    "bolster": ("power", "cards", "skip"),
    "trade": ("goods", "popularity", "skip"),
    "produce": ("", "skip"),
    "factory": ("use", "enlist", "upgrade", "deploy", "build", "skip"),
}
_UNIT = re.compile(r"(character)|(mech|worker) (\S+)")
_LOAD = re.compile(r"([+-])(worker|moved|food|metal|oil|wood) (\d{1,3})")


def not_payable(text: str) -> Refused:
    return Refused("not_payable", what=text)


def not_in_hand(text: str) -> Refused:
    return Refused("not_in_hand", what=text)


def _not_now(text: str) -> Refused:
    return Refused("not_now", what=text)


def _place(name: str) -> str:
    """The place meant by a word, whatever its letters' case; empty if there is none."""
    alike = {place.casefold(): place for place in PLACE_ORDER}
    return alike.get(name.casefold(), "")


# --- the turn and its breaks


def turn(turn: PersonTurn) -> Refusal:
    def refuse(text: str) -> Refused:
        section, _, option = text.partition(" ")
        if section == "objective":
            return _objective(turn, text)
        if option not in TOP_OPTIONS.get(section, ()):
            return unreadable(text)
        if section not in turn.player.sections:
            return _not_now(text)
        if section == turn.player.section and option != "skip" and _relentless(turn):
            return not_payable(text)
        if section == turn.player.section:
            return Refused("section_again", section=Ref("section", section))
        return _top(turn, section, option, text)

    return refuse


def _relentless(turn: PersonTurn) -> bool:
    ability = factions()[turn.player.faction].ability
    return ability == "relentless" and turn.player.section != "factory"


def _top(turn: PersonTurn, section: str, option: str, text: str) -> Refused:
    if (section, option) == ("move", "units"):
        return Refused("no_such_unit", what=text)
    if _wants_worker(turn, section, option) and not turn.with_worker():
        return Refused("no_worker_there", region="none")
    return not_payable(text)


def _wants_worker(turn: PersonTurn, section: str, option: str) -> bool:
    """Whether all that may be missing is a region for resources (SCY-ON-TRA-02, SCY-ON-R-20)."""
    if (section, option) == ("trade", "goods"):
        return turn.player.coins > 0
    number = turn.player.factory_number
    if (section, option) != ("factory", "use") or number is None:
        return False
    card = turn.decks.tables.factory_cards[number]
    return "any_resource" in card.gain and turn.can_pay({str(k): n for k, n in card.cost.items()})


def _objective(turn: PersonTurn, text: str) -> Refused:
    """Not in the hand, not fulfilled, or only at the end of the turn."""
    number = text.partition(" ")[2]
    if not number.isdecimal():
        return unreadable(text)
    if int(number) not in turn.player.objectives:
        return Refused("not_in_hand", what=text)
    from automatable.games.scythe.on_screen.objectives import fulfilled

    met = int(number) in fulfilled(turn)
    return _not_now(text) if met else Refused("objective_not_met", n=int(number))


def bottom(turn: PersonTurn, action: str) -> Refusal:
    def refuse(text: str) -> Refused:
        if text.startswith("objective"):
            return _objective(turn, text)
        named = text.removesuffix(" -coins")
        if named == action:
            return not_payable(text) if named == text else _not_now(text)
        return _not_now(text) if named in (*BOTTOM, "move") else unreadable(text)

    return refuse


def after(turn: PersonTurn) -> Refusal:
    def refuse(text: str) -> Refused:
        if text.startswith("objective"):
            return _objective(turn, text)
        return _not_now(text) if text in (*BOTTOM, "move") else unreadable(text)

    return refuse


# --- top actions


def goods(turn: PersonTurn) -> Refusal:
    def refuse(text: str) -> Refused:
        words = text.split()
        region = _place(words[1]) if len(words) > 1 and words[0] == "goods" else ""
        if not region:
            return unreadable(text)
        if not turn.player.count("worker", region) or region not in REGIONS:
            return Refused("no_worker_there", region=Ref("region", region))
        return unreadable(text)

    return refuse


def produce(turn: PersonTurn, done: set[str]) -> Refusal:
    def refuse(text: str) -> Refused:
        match = re.fullmatch(r"region (\S+) (\d{1,3})", text)
        region = _place(match[1]) if match else ""
        if not region:
            return unreadable(text)
        at = Ref("region", region)
        if region in done:
            return _not_now(text)
        if not turn.player.count("worker", region):
            return Refused("no_worker_there", region=at)
        return Refused("not_there", what=text, region=at)

    return refuse


# --- moves


def unit(turn: PersonTurn, moving: Moving) -> Refusal:
    def refuse(text: str) -> Refused:
        match = _UNIT.fullmatch(text)
        if match is None:
            return _not_now(text) if text == "done" else unreadable(text)
        player, kind = turn.player, match[1] or match[2]
        place = player.character if match[1] else _place(match[3])
        number = player.count(kind, place)
        if not number:
            return Refused("no_such_unit", what=text)
        if moving.moved(kind, place) >= number:
            return Refused("already_moved", what=text)
        at = Ref("region", place)
        if place in turn.state.contested(player):
            return Refused("contested", region=at)
        return _lake(place) if place in LAKES else Refused("too_far", region=at)

    return refuse


def step(turn: PersonTurn, moving: Moving, mover: Mover) -> Refusal:
    def refuse(text: str) -> Refused:
        if text == "stop":
            return _not_now(text)
        if match := _LOAD.fullmatch(text):
            return _load(mover, match)
        word, _, name = text.partition(" ")
        place = _place(name) if word == "to" else ""
        return _target(turn, mover, place) if place else unreadable(text)

    return refuse


def _lake(place: str) -> Refused:
    return Refused("lake_closed", region=Ref("region", place), sit=ON_SCREEN)


def _load(mover: Mover, match: re.Match[str]) -> Refused:
    if match[1] == "-" and mover.place in LAKES:
        return Refused("not_on_a_lake", region=Ref("region", mover.place))
    if match[1] == "-" and not mover.steps:
        return _not_now(match[0])
    return Refused("not_there", what=match[0], region=Ref("region", mover.place))


def _target(turn: PersonTurn, mover: Mover, place: str) -> Refused:
    at = Ref("region", place)
    if mover.unit == "worker" and turn.automa.units_on(place):
        return Refused("worker_cannot_enter", region=at, sit=ON_SCREEN)
    near = place in ADJACENT.get(mover.place, ())
    if place in LAKES and (near or mover.unit == "worker"):
        return _lake(place)
    if near and frozenset((mover.place, place)) in RIVERS:
        return Refused("river", region=at)
    return Refused("too_far", region=at)


# --- benefits


def upgrade(turn: PersonTurn) -> Refusal:
    def refuse(text: str) -> Refused:
        match = re.fullmatch(r"cube (\w+) (\w+)", text)
        if match is None or match[1] not in CUBES or match[2] not in BOTTOM:
            return unreadable(text)
        if match[1] in turn.player.top:
            return Refused("no_cube_there", cube=Ref("cube", match[1]))
        return Refused("space_full", action=Ref("action", match[2]))

    return refuse


def deploy(turn: PersonTurn) -> Refusal:
    def refuse(text: str) -> Refused:
        match = re.fullmatch(r"mech (\S+) (\w+)", text)
        region = _place(match[1]) if match else ""
        if match is None or not region or match[2] not in factions()[turn.player.faction].abilities:
            return unreadable(text)
        if turn.player.has(match[2]):
            return Refused("ability_known", ability=Ref("ability", match[2]))
        return _site(region)

    return refuse


def build(turn: PersonTurn) -> Refusal:
    def refuse(text: str) -> Refused:
        kind, _, name = text.partition(" ")
        region, built = _place(name), turn.player.structures
        if kind not in STRUCTURES or not region:
            return unreadable(text)
        if kind in built.values():
            return Refused("structure_built", structure=Ref("structure", kind))
        if region in built:
            return Refused("structure_there", region=Ref("region", region))
        return _site(region)

    return refuse


def _site(region: str) -> Refused:
    at = Ref("region", region)
    return Refused("not_on_a_lake" if region in LAKES else "no_worker_there", region=at)


def enlist(turn: PersonTurn) -> Refusal:
    def refuse(text: str) -> Refused:
        match = re.fullmatch(r"recruit (\w+) now (\w+)", text)
        if match is None or not {match[1], match[2]} <= set(BONUSES):
            return unreadable(text)
        taken = match[1] if match[1] in turn.player.recruits else match[2]
        return Refused("bonus_taken", bonus=Ref("bonus", taken))

    return refuse
