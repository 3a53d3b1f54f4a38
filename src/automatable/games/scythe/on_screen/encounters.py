"""Encounters: one option of a card, for Polania up to two (SCY-ON-ENC)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.scythe.components import factions
from automatable.games.scythe.on_screen import refusals
from automatable.games.scythe.on_screen.benefits import build, deploy, enlist, upgrade
from automatable.games.scythe.on_screen.components import KINDS, EncounterOption
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.stars import look_for_stars
from automatable.games.scythe.on_screen.writing import counted

RULE = "SCY-ON-ENC-07"


def encounter(turn: PersonTurn) -> Procedure[None]:
    """The character stands on a token after all combats (SCY-ON-ENC-01)."""
    region = turn.player.character
    if region not in turn.state.encounter_tokens:
        return
    turn.state.encounter_tokens.remove(region)
    number = yield from _draw(turn)
    turn.decks.seen_encounters.append(number)
    turn.tell("scy-on_encounter", "SCY-ON-ENC-01", n=number, region=Ref("region", region))
    options = turn.decks.tables.encounters[number].options
    meander = factions()[turn.player.faction].ability == "meander"
    taken: list[int] = []
    while len(taken) < 1 + meander and not turn.over:  # SCY-ON-ENC-06
        open_ = [i for i in range(3) if i not in taken and turn.can_pay(options[i].price)]
        if taken and not open_:
            return
        chosen = yield from turn.ask(
            "option",
            "SCY-ON-ENC-02",
            lambda open_=open_, more=bool(taken): _options(open_, more),  # type: ignore[misc]
            refusals.not_payable,
            card=Ref("encounter_card", number),
        )
        if chosen is None:
            return
        taken.append(chosen)
        yield from _carry_out(turn, options[chosen], region)


def _draw(turn: PersonTurn) -> Draw[int]:
    """Each card not drawn yet is equally likely (SCY-ON-DECK-07)."""
    left = [n for n in turn.decks.tables.encounters if n not in turn.decks.seen_encounters]
    return Draw(
        prompt="encounter",
        rule="SCY-ON-DECK-07",
        stream="encounters",
        outcomes=dict.fromkeys(left, 1),
        word="encounter",
    )


def _options(open_: list[int], more: bool) -> dict[str, int | None]:
    answers: dict[str, int | None] = {f"option {i + 1}": i for i in open_}
    return {**answers, "done": None} if more else answers


def _carry_out(turn: PersonTurn, option: EncounterOption, region: str) -> Procedure[None]:
    """Pay, then gain in this order, all of it on the character's region.

    SCY-ON-ENC-03, SCY-ON-ENC-07, SCY-ON-ENC-04, SCY-ON-R-33
    """
    gain = option.gain
    turn.pay(option.price, "SCY-ON-ENC-02")
    for what in ("coin", "popularity", "power", "combat_card"):
        yield from turn.gain(what, gain.get(what, 0), RULE)
    for kind in KINDS:
        turn.add_goods(region, kind, gain.get(kind, 0), RULE)  # type: ignore[call-overload]
    if number := gain.get("any_resource"):
        yield from _take(turn, number, region)
    if "worker" in gain and turn.player.on_mat("worker"):
        yield from _worker(turn, region)
    if "mech" in gain:
        yield from deploy(turn, [region])
    if "structure" in gain:
        yield from build(turn, [region])
    if "recruit" in gain:
        yield from enlist(turn)
    if "upgrade" in gain:
        yield from upgrade(turn)
    look_for_stars(turn.state, turn.player, turn.log)


def _take(turn: PersonTurn, number: int, region: str) -> Procedure[None]:
    kinds = yield from turn.ask(
        "take",
        "SCY-ON-ENC-03",
        lambda: {
            f"take {counted(kinds)}": kinds
            for kinds in combinations_with_replacement(KINDS, number)
        },
        n=number,
    )
    for kind in KINDS:
        turn.add_goods(region, kind, kinds.count(kind), RULE)


def _worker(turn: PersonTurn, region: str) -> Procedure[None]:
    wanted = yield from turn.ask(
        "worker",
        "SCY-ON-ENC-05",
        lambda: {f"worker {region}": True, "none": False},
        region=Ref("region", region),
    )
    if wanted:
        turn.player.put("worker", region)
        turn.tell("scy-on_workers", "SCY-ON-ENC-05", n=1, region=Ref("region", region))
