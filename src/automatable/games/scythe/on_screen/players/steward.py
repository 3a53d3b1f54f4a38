"""The steward plans its turn as a whole, and looks at what the next turn could make of it.

Every answer is judged by the position at the end of the turn: what would be scored, how near
each star is, what the mat can still be used for in the rounds that are left, and the best that
the following turn could add.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.procedure import Draw, Request
from automatable.games.scythe.components import PRODUCE, scoring
from automatable.games.scythe.map import FACTORY, REGIONS
from automatable.games.scythe.on_screen.components import BOTTOM, COST, KINDS
from automatable.games.scythe.on_screen.context import Turn
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.on_screen.players.planner import by_rule
from automatable.games.scythe.on_screen.within import Within
from automatable.games.scythe.score import score
from automatable.games.scythe.state import State

MOST = 70
"""Answers of one question that are thought through; of longer lists the first ones."""
NEXT_TURN = 0.7
"""How much of what the next turn could add counts: the Automa may come between."""


@dataclass(frozen=True)
class Thought:
    """An answer, and what the position after the turn is worth with it."""

    text: str
    worth: float


def thoughts(within: Within, legal: Sequence[str]) -> list[Thought]:
    """All answers, the best first; of equals the first listed."""
    request = Line(within).request
    assert request is not None
    found = [Thought(text, _worth_of(within, request, text)) for text in legal[:MOST]]
    return sorted(found, key=lambda thought: -thought.worth)


def stewarded(within: Within, legal: Sequence[str]) -> str:
    return legal[0] if len(legal) == 1 else thoughts(within, legal)[0].text


def _worth_of(within: Within, request: Request, text: str) -> float:
    line = Line(within, [request.read(text).value]).play_out(sensible)
    now = worth(line.turn)
    state = line.turn.state
    if state.ended_by is not None:
        return final(line.turn)
    return now + NEXT_TURN * max(0.0, best_of_next_turn(state) - now)


def best_of_next_turn(state: State) -> float:
    """The worthiest end of the following turn, as if the Automa did nothing in between."""
    ahead = state.copy()
    ahead.phase, ahead.to_move = "human", ahead.persons[0].faction
    within = Within(ahead)
    request = Line(within).request
    assert request is not None
    ends = [
        worth(Line(within, [request.read(text).value]).play_out(sensible).turn)
        for text in request.legal()
        if not text.endswith("skip")
    ]
    return max(ends, default=0.0)


def sensible(line: Line) -> Any:
    """How the rest of a turn is played out in thought."""
    request = line.request
    assert request is not None
    legal = list(request.legal())
    if isinstance(request, Draw):
        return request.read(legal[len(legal) // 2]).value
    if request.prompt == "goods":
        return request.read(_wanted(line.turn, legal)).value
    if request.prompt in ("power", "play"):
        return request.read(legal[-1]).value
    return request.read(by_rule(line, request, legal)).value


def _wanted(turn: Turn, legal: Sequence[str]) -> str:
    """Resources that the nearest bottom action lacks."""
    return max(legal, key=lambda text: sum(_lack(turn, part) for part in text.split()[2:]))


def _lack(turn: Turn, part: str) -> float:
    kind, _, number = part.partition("*")
    action = next(action for action in BOTTOM if COST[action] == kind)
    missing = turn.player.cost(action) - sum(turn.goods(kind).values())
    return min(int(number or 1), max(0, missing)) / (1 + max(0, missing))


# --- what a position is worth


def rounds_left(turn: Turn) -> float:
    """Until the Automa's last progress star, by the pace of its cards."""
    automa = turn.automa
    spaces = automa.progress_card.star_spaces[-1] - automa.progress
    return max(0.0, 1.18 * spaces)


def final(turn: Turn) -> float:
    """The score itself, for a game that has ended: ahead or behind is all that counts."""
    person, automa = score(turn.state).seats
    return 1000.0 + 3 * (person.total - automa.total)


def worth(turn: Turn) -> float:
    player, left = turn.player, rounds_left(turn)
    tier = _tier(player.popularity)
    stars, regions, pairs = tier
    held = turn.held()
    area = len(held) + 2 * (FACTORY in held)
    goods = {kind: sum(turn.goods(kind).values()) for kind in KINDS}
    value = player.coins + stars * player.stars + regions * area + pairs * sum(goods.values()) / 2
    value += _engine(turn, left) + _near_stars(turn, stars, left) + _stock(turn, goods, left)
    value += 1.5 * player.popularity + 0.8 * player.power + player.combat_cards
    return value - 1.5 * player.count("worker", "home")


def _tier(popularity: int) -> tuple[float, float, float]:
    """Coins per star, region and pair, between the tiers on the way to the next one."""
    low = scoring().tier_of(popularity)
    high = scoring().tier_of(min(18, popularity + 6))
    share = ((popularity - low.first) / (low.last - low.first + 1)) ** 2 * 0.8
    return (
        low.star + share * (high.star - low.star),
        low.region + share * (high.region - low.region),
        low.resource_pair + share * (high.resource_pair - low.resource_pair),
    )


def _engine(turn: Turn, left: float) -> float:
    """Workers, upgrades and recruits pay in the rounds that are left."""
    player = turn.player
    pace = min(1.0, left / 16)
    workers = 5.0 * min(5, player.workers_in_play) + 1.2 * max(0, player.workers_in_play - 5)
    producing = sum(
        min(3, number)
        for place, number in player.workers.items()
        if place in REGIONS and REGIONS[place].terrain in PRODUCE
    )
    pieces = 4.0 * len(player.top) + 6.0 * (len(player.recruits) + player.mechs_in_play)
    built = 6.0 * len(player.structures) + 2.0 * player.factory_card
    return pace * (workers + 0.8 * producing + pieces) + built


def _near_stars(turn: Turn, star: float, left: float) -> float:
    """Sets that are nearly complete; a set that will hardly be finished counts little."""
    player = turn.player
    sets = (
        ("upgrades_6", len(player.top) / 6),
        ("mechs_4", player.mechs_in_play / 4),
        ("structures_4", len(player.structures) / 4),
        ("recruits_4", len(player.recruits) / 4),
        ("workers_8", player.workers_in_play / 8),
        ("power_16", player.power / 16),
        ("popularity_18", player.popularity / 18),
    )
    hope = min(1.0, left / 8)
    near = sum(done * done for space, done in sets if space not in player.star_spaces)
    return hope * (star + 3) * near


def _stock(turn: Turn, goods: dict[str, int], left: float) -> float:
    """Resources that pay for an action soon are worth more than their coins."""
    player = turn.player
    if left < 1:
        return 0.0
    useful = 0.0
    for action in BOTTOM:
        cost, there = player.cost(action), goods[COST[action]]
        useful += min(there, cost) * 1.1 + min(max(0, there - cost), cost) * 0.4
    return useful
