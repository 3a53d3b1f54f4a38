"""Every way to spend a turn: conversions that pay for it, the main action, its questions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from automatable.core.state.copying import copied
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.context import Move, Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.player import PersonOnScreen, scholar_pool
from automatable.games.age_of_innovation.on_screen.players.thinking import SILENT, Few, ends
from automatable.games.age_of_innovation.on_screen.turn import main_actions
from automatable.games.age_of_innovation.state import State

TOOL, SCHOLAR = 3, 5
"""Power for one of them (AOI-ON-CONV-01)."""
BURNT = 2
"""Tokens of bowl II for one in bowl III (AOI-ON-CONV-03)."""
Wanted = Callable[[str], bool]


@dataclass(slots=True)
class Way:
    """A turn that was thought through: its answers up to the end of the main action."""

    texts: tuple[str, ...]
    state: State
    """After it; she has not moved."""
    action: str
    """The text of the main action."""


def possible_turns(state: State, few: Few, wanted: Wanted) -> Iterator[Way]:
    """Every main action that can be paid; with conversions of power where it needs them."""
    now = main_actions(PersonTurn(state, SILENT))
    for text, move in now.items():
        if wanted(text) and not _lesser(text, now):
            for end in ends(state, partial(_acting, move), few):
                yield Way((text, *end.texts), end.state, text)
    assert state.player is not None
    if state.player.bowls[2] or state.player.bowls[1] >= BURNT:
        wealthy, strong = _wealthy(state), _strong(state)
        for text, move in main_actions(PersonTurn(wealthy, SILENT)).items():
            if text not in now and wanted(text) and not _lesser(text, now):
                start = strong if text.startswith("power ") else wealthy
                yield from _converted(state, start, text, move, few)


def _lesser(text: str, others: Moves) -> bool:
    """A scholar that would make fewer steps in a discipline than it can."""
    verb, _, rest = text.partition(" ")
    if verb != "scholar" or rest.endswith("3"):
        return False
    discipline, space = rest.split()
    better = ("3",) if space == "2" else ("3", "2")
    return any(f"scholar {discipline} {more}" in others for more in better)


def _acting(move: Move, state: State) -> Procedure[None]:
    return move(PersonTurn(state, SILENT))


# --- with conversions


class _Paying(PersonTurn):
    """A turn that keeps what it paid."""

    paid: dict[str, int]

    def pay(self, cost: Mapping[str, int], rule: str) -> None:
        for what, n in cost.items():
            self.paid[what] = self.paid.get(what, 0) + n
        super().pay(cost, rule)


def _strong(state: State) -> State:
    """As if all that can be sacrificed already were in bowl III."""
    strong = copied(state)
    bowls = strong.player.bowls if strong.player else [0, 0, 0]
    bowls[2] += bowls[1] // BURNT
    return strong


def _wealthy(state: State) -> State:
    """As if all the power were everything at once: what could be paid by conversions."""
    wealthy = _strong(state)
    player = wealthy.player
    assert player is not None
    power = player.bowls[2]
    player.coins += power
    player.tools += power // TOOL
    player.scholars += min(power // SCHOLAR, scholar_pool(state))
    return wealthy


def _converted(state: State, wealthy: State, text: str, move: Move, few: Few) -> Iterator[Way]:
    """What the action costs is seen in plenty; then it is played with what there is."""
    paid = dict[str, int]()
    sent = {"scholars": 1} if text.startswith("scholar ") else {}

    def paying(state: State) -> Procedure[None]:
        turn = _Paying(state, SILENT)
        paid.clear()
        paid.update(sent)
        turn.paid = paid
        return move(turn)

    for _ in ends(wealthy, paying, few):
        assert state.player is not None
        before = conversions(state.player, paid)
        if before is not None:
            start = copied(state)
            assert start.player is not None
            for conversion in before:
                convert(start.player, conversion)
            if text in main_actions(PersonTurn(start, SILENT)):
                for end in ends(start, partial(_acting, move), few):
                    yield Way((*before, text, *end.texts), end.state, text)
        return


def conversions(player: PersonOnScreen, paid: Mapping[str, int]) -> list[str] | None:
    """The conversions that such a payment needs; None if power cannot make up for it."""
    tools = max(0, paid.get("tools", 0) - player.tools)
    coins = max(0, paid.get("coins", 0) - player.coins)
    scholars = max(0, paid.get("scholars", 0) - player.scholars)
    power = TOOL * tools + coins + SCHOLAR * scholars + paid.get("power", 0)
    burnt = max(0, power - player.bowls[2])
    if player.bowls[1] < BURNT * burnt:
        return None
    return [
        *["burn"] * burnt,
        *["convert power tool"] * tools,
        *["convert power scholar"] * scholars,
        *["convert power coin"] * coins,
    ]


def convert(player: PersonOnScreen, text: str) -> None:
    """A conversion of power (AOI-ON-CONV-01, AOI-ON-CONV-03)."""
    if text == "burn":
        player.bowls[1] -= BURNT
        player.bowls[2] += 1
    elif text.endswith("tool"):
        player.spend_power(TOOL)
        player.tools += 1
    elif text.endswith("scholar"):
        player.spend_power(SCHOLAR)
        player.scholars += 1
    else:
        player.spend_power(1)
        player.coins += 1
