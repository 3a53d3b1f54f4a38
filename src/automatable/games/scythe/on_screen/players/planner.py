"""The reference players `uniform` and `planner`: weak, but exactly defined.

Two implementations can be compared by them. The planner moves by points, and for everything else
plays the rest of its turn out in one fixed way and takes the answer with the worthiest end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from automatable.core.turns.procedure import Draw, Request
from automatable.core.turns.turn_so_far import TurnSoFar
from automatable.games.scythe.components import PRODUCE
from automatable.games.scythe.map import FACTORY, LAKES, REGIONS
from automatable.games.scythe.on_screen.components import KINDS
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.on_screen.steps import targets
from automatable.games.scythe.state import State

PLAYED_OUT = frozenset(
    (
        "turn", "bottom", "goods", "option", "take", "worker", "upgrade", "deploy", "build",
        "enlist", "pay", "flag", "trap", "arm", "after",
    )
)  # fmt: skip
FEW_WORKERS = 5


def planned(so_far: TurnSoFar[State], legal: Sequence[str]) -> str:
    """What the planner answers at a point of its turn."""
    objective = next((text for text in legal if text.startswith("objective ")), None)
    if objective is not None:
        return objective
    line = Line(so_far)
    assert line.request is not None
    if line.request.prompt not in PLAYED_OUT:
        return by_rule(line, line.request, legal)
    if len(legal) == 1:
        return legal[0]
    return max(legal, key=_Once(so_far, line.request))


class _Once:
    """The worth of each answer; `max` keeps the first of equals."""

    def __init__(self, so_far: TurnSoFar[State], request: Request) -> None:
        self._so_far, self._request = so_far, request

    def __call__(self, text: str) -> float:
        value = self._request.read(text).value
        return worth(Line(self._so_far, [value]).play_out(thoughtless).turn)


def in_combat(request: Request, legal: Sequence[str]) -> str:
    """In the Automa's turn: by rule for power and cards, else the first answer."""
    return most_committed(request.prompt, legal)


def most_committed(prompt: str, legal: Sequence[str]) -> str:
    """The most power, the most cards, the smallest card as payment; else the first answer."""
    if prompt in ("power", "discard"):
        return legal[-1]
    if prompt == "play":
        return max(legal, key=lambda text: 0 if text == "play none" else len(text.split()))
    return legal[0]


def thoughtless(line: Line) -> Any:
    """How the rest of a turn is played out: rules where there are any, else the first answer."""
    request = line.request
    assert request is not None
    legal = list(request.legal())
    if isinstance(request, Draw):
        return request.read(legal[-1]).value
    return request.read(by_rule(line, request, legal)).value


def by_rule(line: Line, request: Request, legal: Sequence[str]) -> str:
    """Answers that need no thought: moves by points, the most of what is produced."""
    if request.prompt == "produce":
        return max(legal, key=lambda text: _produced(line.turn, text))
    if request.prompt == "unit":
        return _unit(line.turn, legal)
    if request.prompt == "step":
        return _step(line.turn, request, legal)
    return most_committed(request.prompt, legal)


# --- moves by points


def _unit(turn: PersonTurn, legal: Sequence[str]) -> str:
    best, most = None, -99
    for text in legal:
        if text == "done":
            continue
        unit, place = _named(turn, text)
        for target in _goals(turn, unit, place):
            if (points := _points(turn, unit, place, target)) > most:
                best, most = text, points
    if best is None or (most <= 0 and legal[-1] == "done"):
        return "done" if best is not None else legal[0]
    return best


def _named(turn: PersonTurn, text: str) -> tuple[str, str]:
    if text == "character":
        return text, turn.player.character
    unit, place = text.split()
    return unit, place


def _goals(turn: PersonTurn, unit: str, place: str) -> Iterator[str]:
    """Targets that are regions, no lakes and without Automa units."""
    for target in targets(turn, unit, place):
        if target in REGIONS and target not in LAKES and not turn.automa.units_on(target):
            yield target


def _points(turn: PersonTurn, unit: str, place: str, target: str) -> int:
    player = turn.player
    points = 0 if turn.holds(target) else 2
    if place in REGIONS and player.units_on(place) == 1 and place not in player.structures:
        points -= 2
    points += 3 * (place == "home")
    if unit == "character":
        points += 6 * (target in turn.state.encounter_tokens)
        points += 6 * (target == FACTORY and not player.factory_card)
    if unit == "worker":
        points += _worker_points(turn, place, target)
    return points


def _worker_points(turn: PersonTurn, place: str, target: str) -> int:
    few = turn.player.workers_in_play < FEW_WORKERS
    if REGIONS[target].terrain == "village":
        return 4 if few else -1
    from_village = place in REGIONS and REGIONS[place].terrain == "village"
    return int(not few and from_village and REGIONS[target].terrain in PRODUCE)


def _step(turn: PersonTurn, request: Request, legal: Sequence[str]) -> str:
    """The best target of the unit, without load; it stops as soon as it may."""
    if legal[-1] == "stop":
        return "stop"
    unit, place = (str(getattr(request.args[name], "id", "")) for name in ("unit", "region"))
    goals = list(_goals(turn, unit, place))
    if goals:
        return f"to {max(goals, key=lambda target: _points(turn, unit, place, target))}"
    return next(text for text in legal if text.startswith("to "))


def _produced(turn: PersonTurn, text: str) -> int:
    if text == "done":
        return -1
    _, region, number = text.split()
    if REGIONS[region].terrain != "village":
        return int(number)
    return int(number) + (2 if turn.player.workers_in_play < FEW_WORKERS else -9)


# --- what a position is worth


def worth(turn: PersonTurn) -> float:
    player = turn.player
    workers = player.workers_in_play
    held = turn.held()
    goods = sum(min(6, sum(turn.goods(kind).values())) for kind in KINDS)
    pieces = player.mechs_in_play + len(player.structures) + len(player.recruits)
    return (
        player.coins
        + 6 * player.stars
        + 4 * len(player.top)
        + 6 * pieces
        + 5 * min(FEW_WORKERS, workers)
        + 2 * max(0, workers - FEW_WORKERS)
        + player.power
        + 2 * player.popularity
        + player.combat_cards
        + 1.5 * goods
        + 3 * len(held)
        + 4 * player.factory_card
        - 2 * player.count("worker", "home")
    )
