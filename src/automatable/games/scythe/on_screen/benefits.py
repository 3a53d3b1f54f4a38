"""Upgrade, deploy, build and enlist, whoever pays for them (SCY-ON-UPG, -DEP, -BLD, -ENL).

Each may be declined (SCY-ON-GEN-04), and is not asked for when nothing can be had.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from automatable.core.turns.events import Ref
from automatable.core.turns.listed import Refusal
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.components import BONUSES, STRUCTURES, factions
from automatable.games.scythe.map import LAKES
from automatable.games.scythe.on_screen import refusals
from automatable.games.scythe.on_screen.components import CUBES
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.player import change

ONE_TIME = 2
"""How much of it a one-time bonus brings."""


Pair = tuple[str, str]
"""The two things that such an answer names."""


def _one_or_none(
    turn: PersonTurn, prompt: str, rule: str, answers: Mapping[str, Pair], refusal: Refusal
) -> Procedure[Pair | None]:
    chosen = yield from turn.ask(prompt, rule, lambda: {**answers, "none": None}, refusal)
    return chosen


def upgrade(turn: PersonTurn) -> Procedure[None]:
    """A cube moves from the top row to a free space below (SCY-ON-UPG-01)."""
    player = turn.player
    covered = [cube for cube in CUBES if cube not in player.top]
    slots = player.free_slots()
    if not covered or not slots:
        return
    answers = {f"cube {cube} {to}": (cube, to) for cube in covered for to in slots}
    chosen = yield from _one_or_none(
        turn, "upgrade", "SCY-ON-UPG-01", answers, refusals.upgrade(turn)
    )
    if chosen is not None:
        cube, action = chosen
        player.top.append(cube)
        change(player.bottom, action, 1)
        args = {"cube": Ref("cube", cube), "action": Ref("action", action)}
        turn.tell("scy-on_upgrade", "SCY-ON-UPG-01", **args)


def deploy(turn: PersonTurn, regions: Sequence[str]) -> Procedure[None]:
    """A mech with one of the remaining abilities, not onto a lake (SCY-ON-DEP-01)."""
    player = turn.player
    land = [region for region in regions if region not in LAKES]
    left = [a for a in factions()[player.faction].abilities if not player.has(a)]
    if not land or not left or not player.on_mat("mech"):
        return
    answers = {f"mech {region} {a}": (region, a) for region in land for a in left}
    chosen = yield from _one_or_none(
        turn, "deploy", "SCY-ON-DEP-01", answers, refusals.deploy(turn)
    )
    if chosen is not None:
        region, ability = chosen
        player.put("mech", region)
        player.abilities.append(ability)
        args = {"region": Ref("region", region), "ability": Ref("ability", ability)}
        turn.tell("scy-on_mech", "SCY-ON-DEP-01", **args)


def build(turn: PersonTurn, regions: Sequence[str]) -> Procedure[None]:
    """A structure onto a region without one, not a lake; it stays for good.

    SCY-ON-BLD-01, SCY-ON-BLD-02
    """
    built = turn.player.structures
    land = [region for region in regions if region not in LAKES and region not in built]
    left = [kind for kind in STRUCTURES if kind not in built.values()]
    if not land or not left:
        return
    answers = {f"{kind} {region}": (kind, region) for region in land for kind in left}
    chosen = yield from _one_or_none(turn, "build", "SCY-ON-BLD-01", answers, refusals.build(turn))
    if chosen is not None:
        kind, region = chosen
        built[region] = kind
        args = {"what": Ref("structure", kind), "region": Ref("region", region)}
        turn.tell("scy-on_structure", "SCY-ON-BLD-01", **args)


def enlist(turn: PersonTurn) -> Procedure[None]:
    """A recruit onto a one-time bonus, gained at once (SCY-ON-ENL-01)."""
    player = turn.player
    ongoing = [bonus for bonus in BONUSES if bonus not in player.recruits]
    one_time = [bonus for bonus in BONUSES if bonus not in player.one_time]
    if not ongoing:
        return
    answers = {f"recruit {o} now {n}": (o, n) for o in ongoing for n in one_time}
    chosen = yield from _one_or_none(
        turn, "enlist", "SCY-ON-ENL-01", answers, refusals.enlist(turn)
    )
    if chosen is not None:
        bonus, now = chosen
        player.recruits.append(bonus)
        player.one_time.append(now)
        args = {"bonus": Ref("bonus", bonus), "now": Ref("bonus", now)}
        turn.tell("scy-on_recruit", "SCY-ON-ENL-01", **args)
        yield from turn.gain(now, ONE_TIME, "SCY-ON-ENL-01")
