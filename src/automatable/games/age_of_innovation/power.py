"""Power that her builds and upgrades offer the persons (AOI-GEN-12)."""

from __future__ import annotations

from automatable.core.turns.asking import ask_one_of, asked
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.age_of_innovation.components import AutomaCard
from automatable.games.age_of_innovation.knowledge import advance
from automatable.games.age_of_innovation.on_screen.leech import gain_offered
from automatable.games.age_of_innovation.owner_steps import ongoing
from automatable.games.age_of_innovation.sight import around, is_known, need
from automatable.games.age_of_innovation.state import State, number_of
from automatable.games.age_of_innovation.telling import told


def offer_power(state: State, hex: str, card: AutomaCard, log: Log) -> Procedure[None]:
    """Announce amount and price to each person, then the ongoing rule of her faction (AOI-R-36)."""
    if state.player is not None:
        yield from _offer_on_screen(state, hex, card, log)
        return
    if state.light and any(not is_known(state, fact) for fact in around(state, hex)):
        yield from _offer_untold(state, hex, card, log)
        return
    for who in state.persons:
        power = state.power_for(number_of(who), hex)
        if power:
            log.instruct(
                "aoi-power", "AOI-GEN-12", seat=state.seat_name(who), power=power, cost=power - 1
            )
    least = state.faction.advance_at_power
    if least is not None and state.power_offered(hex) >= least:
        yield from _powermongers(state, hex, card, log)
    yield from ongoing(state, log)


def _offer_on_screen(state: State, hex: str, card: AutomaCard, log: Log) -> Procedure[None]:
    """Bowls and points move at once; "taken" is what was accepted (AOI-ON-AUT-03)."""
    taken = yield from gain_offered(state, hex, state.power_for(1, hex), log)
    least = state.faction.advance_at_power
    if least is None:
        return
    offered = state.switches.powermongers_trigger == "offered"
    if (state.power_offered(hex) if offered else taken) >= least:
        log.happened("aoi-powermongers", "AOI-FCT-07")
        yield from advance(state, card, log)


def _offer_untold(state: State, hex: str, card: AutomaCard, log: Log) -> Procedure[None]:
    """The person sees what lies beside it; only the Powermongers must know (AOI-LIGHT-03)."""
    if state.faction.advance_at_power is None:
        log.instruct("aoi-power_beside", "AOI-LIGHT-03", hex=Ref("hex", hex))
        return
    yield from told(state, log, lambda: need(state, "power", around(state, hex)))
    yield from offer_power(state, hex, card, log)


def _powermongers(state: State, hex: str, card: AutomaCard, log: Log) -> Procedure[None]:
    """The Automa advances when a person gained power beside it (AOI-FCT-07)."""
    if (yield from _gained(state, hex)):
        log.happened("aoi-powermongers", "AOI-FCT-07")
        yield from advance(state, card, log)


def _gained(state: State, hex: str) -> Procedure[bool]:
    """Whether the person really gained enough of it (AOI-FCT-07, AOI-R-21)."""
    if state.switches.powermongers_trigger == "offered":
        return True
    return (yield from asked(lambda: _ask_taken(state.power_offered(hex))))


def _ask_taken(power: int) -> Ask[bool]:
    answers = {"yes": True, "no": False}
    return ask_one_of("power_taken", "AOI-FCT-07", answers, args={"power": power})
