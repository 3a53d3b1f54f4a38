"""How a turn is carried out: a script where it speaks, good sense everywhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from automatable.core.turns.procedure import Draw, Request
from automatable.core.turns.turn_so_far import TurnSoFar
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.on_screen.components import BOTTOM, COST, KINDS
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.players.commitments import committed
from automatable.games.scythe.on_screen.players.estate import Script
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.score import score
from automatable.games.scythe.state import State

ENDS = {"unit": "done", "step": "stop", "produce": "done", "bottom": "end", "after": "end"}
"""What is answered when a script says nothing more."""
IN_A_SCRIPT = ("turn", "unit", "step", "goods", "produce", "bottom", *BOTTOM)
FACTORY_CARDS = (6, 4, 5, 3, 8, 2, 9, 12, 11, 7, 10, 1)
"""From the most useful to the least."""


def said(so_far: TurnSoFar[State]) -> tuple[Script, Request]:
    """Questions and answers of the turn so far, and what is asked now."""
    line, told = Line(TurnSoFar(so_far.start)), []
    for value in so_far.answers:
        assert line.request is not None
        if not isinstance(line.request, Draw):
            told.append((line.request.prompt, _text(line.request, value)))
        line.answer(value)
    assert line.request is not None
    return tuple(told), line.request


def _text(request: Request, value: Any) -> str:
    return next((text for text in request.legal() if request.read(text).value == value), "")


def rest_of(script: Script, told: Script) -> Script | None:
    """What a script still says after these answers; None if they went another way."""
    left = list(script)
    for prompt, text in told:
        if prompt not in IN_A_SCRIPT or _is_load(text) or text.startswith("objective"):
            continue
        if left and left[0] == (prompt, text):
            left.pop(0)
        elif text != ENDS.get(prompt) or (left and left[0][0] == prompt):
            return None
    return tuple(left)


def _is_load(text: str) -> bool:
    """Resources go along without being named in a script."""
    return text[:1] in "+-" and text.split()[0][1:] in KINDS


def scripted(turn: PersonTurn, request: Request, legal: Sequence[str], rest: Script) -> str | None:
    """What a script answers, if that can be answered; None where it does not speak."""
    prompt = request.prompt
    objective = next((text for text in legal if text.startswith("objective")), None)
    if objective is not None and _wants_star(turn):
        return objective
    if prompt == "step" and (load := _goods_to_take(turn, request, legal, rest)):
        return load
    if rest and rest[0][0] == prompt:
        return rest[0][1] if rest[0][1] in legal else None
    if prompt in ENDS and ENDS[prompt] in legal:
        return ENDS[prompt]
    return None


def _wants_star(turn: PersonTurn) -> bool:
    """The sixth star ends the game: only for who is ahead with it."""
    return turn.player.stars < 5 or _leads(turn.state)


def _leads(state: State) -> bool:
    person, automa = score(state).seats
    return person.total + 3 > automa.total


def _goods_to_take(
    turn: PersonTurn, request: Request, legal: Sequence[str], rest: Script
) -> str | None:
    """The last unit to leave takes along all that lies there."""
    if not rest or not rest[0][1].startswith("to "):
        return None
    player, place = turn.player, str(getattr(request.args["region"], "id", ""))
    if place not in REGIONS or place in player.structures:
        return None
    staying = player.units_on(place) - 1 - _workers_in(str(request.args["load"]))
    goods = {} if staying else player.goods.get(place, {})
    loads = (f"+{kind} {goods[kind]}" for kind in KINDS if kind in goods)
    return next((load for load in loads if load in legal), None)


def _workers_in(load: str) -> int:
    parts = [part.partition("*") for part in load.split()]
    return sum(int(n or 1) for kind, _, n in parts if kind in ("worker", "moved"))


# --- answers by good sense


def sensible(turn: PersonTurn, request: Request, legal: Sequence[str]) -> str:
    """An answer to whatever a script does not speak of."""
    by_prompt = SENSE.get(request.prompt)
    if by_prompt is not None:
        return by_prompt(turn, request, legal)
    return ENDS[request.prompt] if ENDS.get(request.prompt) in legal else legal[0]


def _best_card(turn: PersonTurn, request: Request, legal: Sequence[str]) -> str:
    return min(legal, key=lambda text: FACTORY_CARDS.index(int(text.split()[-1])))


def _goods(turn: PersonTurn, request: Request, legal: Sequence[str]) -> str:
    """Resources that the nearest bottom actions lack."""
    return max(legal, key=lambda text: sum(_lack(turn, part) for part in _kinds(text)))


def _kinds(text: str) -> list[str]:
    return [part for part in text.split()[1:] if part.partition("*")[0] in KINDS]


def _lack(turn: PersonTurn, part: str) -> float:
    kind, _, number = part.partition("*")
    action = next(action for action in BOTTOM if COST[action] == kind)
    missing = max(0, turn.player.cost(action) - sum(turn.goods(kind).values()))
    return min(int(number or 1), missing) / (1 + missing)


def _step(turn: PersonTurn, request: Request, legal: Sequence[str]) -> str:
    """It stops as soon as it may; the first target before that."""
    return "stop" if "stop" in legal else next(text for text in legal if text.startswith("to "))


def _bottom(turn: PersonTurn, request: Request, legal: Sequence[str]) -> str:
    """An objective, or the action itself: both are listed before the end."""
    return next((text for text in legal if text.startswith("objective")), legal[0])


SENSE: dict[str, Callable[[PersonTurn, Request, Sequence[str]], str]] = {
    "power": lambda turn, request, legal: committed(turn.state, request, legal),
    "play": lambda turn, request, legal: committed(turn.state, request, legal),
    "discard": lambda turn, request, legal: legal[-1],
    "factory_card": _best_card,
    "take": _goods,
    "goods": _goods,
    "step": _step,
    "bottom": _bottom,
    "after": _bottom,
}


# --- a turn played out in thought


def spoken(line: Line, script: Script) -> Iterator[str]:
    """The answers with which a turn goes on, up to the first draw or to its end."""
    rest = list(script)
    while (request := line.request) is not None and not isinstance(request, Draw):
        legal = list(request.legal())
        text = scripted(line.turn, request, legal, tuple(rest))
        if text is None:
            text = sensible(line.turn, request, legal)
        elif rest and rest[0] == (request.prompt, text):
            rest.pop(0)
        yield text
        line.answer(request.read(text).value)


def play_out(line: Line, script: Script, deal: Callable[[Draw[Any]], object]) -> Line:
    """To the end of the turn, by the script and by good sense."""
    rest = list(script)
    while (request := line.request) is not None:
        if isinstance(request, Draw):
            line.answer(deal(request))
            continue
        legal = list(request.legal())
        text = scripted(line.turn, request, legal, tuple(rest)) if script else None
        if text is None:
            text = sensible(line.turn, request, legal)
        elif rest and rest[0] == (request.prompt, text):
            rest.pop(0)
        line.answer(request.read(text).value)
    return line
