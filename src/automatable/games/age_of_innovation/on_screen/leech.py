"""Power from her buildings: gained, or refused (AOI-ON-AUT-01 to -03)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.state import State


def gain_offered(state: State, hex: str, power: int, log: Log) -> Procedure[int]:
    """What the person gained of it by a decision: 0 if refused or not worth asking.

    Own bridges count by the switch of the first volume only.

    Nothing is reported to her: she reads levels, buildings and actions from the same state.

    AOI-ON-AUT-01, AOI-ON-AUT-02, AOI-ON-AUT-03, AOI-ON-AUT-06, AOI-ON-R-18, AOI-ON-R-27
    """
    turn = new_turn(state, log, in_actions=False)
    player = turn.player
    gained = min(power, player.capacity, player.points + 1)
    if gained < 2:
        turn.gain("power", gained, "AOI-ON-AUT-02")
        return 0
    accepted = yield from turn.ask(
        "leech",
        "AOI-ON-AUT-02",
        lambda: {"accept": True, "refuse": False},
        hex=Ref("hex", hex),
        power=gained,
        cost=gained - 1,
    )
    if not accepted:
        turn.tell("aoi-on_refuse", "AOI-ON-AUT-02", n=gained)
        return 0
    turn.gain("power", gained, "AOI-ON-AUT-01")
    turn.score("leech", 1 - gained, "AOI-ON-AUT-01")
    return gained
