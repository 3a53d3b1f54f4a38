"""What an estate is worth with that many turns to come: the lead that it promises at the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from automatable.games.scythe.map import FACTORY
from automatable.games.scythe.on_screen.players.estate import (
    PAID_WITH,
    SETS,
    VILLAGES,
    YIELD,
    Estate,
    Four,
    Ground,
    Pieces,
    score,
    tier,
    tile_bonus,
)
from automatable.games.scythe.on_screen.players.estate_moves import pieces_left


@dataclass(frozen=True)
class Weights:
    """How much each thing is worth, in coins."""

    worker: float = 0.45
    """From here to `structure`: in each of the rounds that are left, up to `LONG`."""
    producing: float = 0.3
    growing: float = 0.25
    upgrade: float = 0.35
    recruit: float = 0.35
    mech: float = 0.25
    structure: float = 0.1
    piece: float = 4.0
    """A mech, structure or recruit; an upgrade a little more than half of it."""
    crossing: float = 8.0
    speed: float = 3.0
    near: float = 3.0
    """A set that is nearly complete, beside its star."""
    shape: float = 1.6
    stock: float = 1.5
    surplus: float = 0.3
    guard: float = 1.3
    """Power, as far as it is needed against an attack; then for the next one."""
    reserve: float = 0.4
    peace: float = 0.82
    """How likely a turn of the Automa brings no attack."""
    early: float = 0.8
    """The part of a region's coins that counts long before the end."""
    card: float = 1.0
    popularity: float = 1.0
    tier: float = 0.9
    factory: float = 4.0
    away: float = 2.5
    """A worker in the home base."""
    growth: float = 3.2
    """What a round usually adds to the own score."""
    certain: float = 20.0
    doubt: float = 12.0
    late: float = 3.0


W = Weights()
LONG = 14
CROSSING = frozenset(("riverwalk", "burrow", "toka", "seaworthy", "submerge", "suiton", "rally"))
"""Abilities that lead out of the land around the home base."""
SIX, DIAL = 6, 7
WON = 1000.0
"""More than any promise."""
KNOWN = 1 << 16
"""Parts of a value that are remembered: most estates of a plan have them in common."""


def outlook(estate: Estate, ground: Ground, turn: int) -> tuple[float, float]:
    """After a turn, from 0 on: what the line has if the game ends with it, and what it hopes for.

    Both count with the chance that it comes to that.
    """
    clock = ground.clock
    if estate.stars >= SIX:
        return clock.alive[turn] * final(estate, ground, turn), 0.0
    ends, alive = clock.ends[turn + 1], clock.alive[turn + 1]
    over = ends * result(estate, ground, turn + 1) if ends > 0 else 0.0
    return over, alive * worth(estate, ground, turn) if alive > 0 else 0.0


def worth(estate: Estate, ground: Ground, turn: int) -> float:
    """The lead over the Automa that is promised after a turn, if the game goes on."""
    left = ground.clock.left[turn + 1]
    automa = ground.automa_score + ground.automa_pace * (turn + 1 + left)
    return hoped(standing(estate, ground, left) - automa, left)


def final(estate: Estate, ground: Ground, turn: int) -> float:
    """The result of an own sixth star; a win at once is worth most of all."""
    value = result(estate, ground, turn)
    return WON + value if not turn and value > 0 and not estate.risk else value


def result(estate: Estate, ground: Ground, rounds: int) -> float:
    """The lead of a game that ends after that many turns of the Automa."""
    automa = ground.automa_score + ground.automa_pace * rounds
    return hoped(score(estate, ground) + 3 * len(estate.taken) - estate.risk - automa, 0)


def hoped(lead: float, left: float) -> float:
    """A lead, and with it the hope to win: the later, the less certain."""
    return lead + W.certain * max(-1.0, min(1.0, lead / (W.doubt + W.late * left)))


def standing(estate: Estate, ground: Ground, left: float) -> float:
    """The own score that a position promises at the end."""
    star, region, pair = _tiers(estate.popularity, left)
    early = 1 - (1 - W.early) * min(1.0, max(0.0, left - 2) / 8)
    held = estate.regions()
    area = len(held) + 2 * (FACTORY in held)
    value = estate.coins + star * estate.stars
    value += early * (region * area + pair * sum(estate.goods) / 2 + 3 * len(estate.taken))
    value += tile_bonus(ground.tile, tuple(place for place, _ in estate.built))
    pieces = estate.pieces()
    value += _engine(estate, left) + _pieces(pieces, estate, left)
    numbers = (*pieces, estate.power, estate.popularity)
    value += _near_stars(numbers, estate.spaces, SIX - estate.stars, star, left)
    value += _stock(estate.goods, estate.costs, pieces_left(estate), left)
    value += _defence(estate.power, estate.cards, left) - estate.risk
    return value + W.growth * left


@lru_cache(KNOWN)
def _defence(power: int, cards: int, left: float) -> float:
    """Power and cards against attacks, as far as there will be any."""
    ready = W.guard * min(DIAL, power) + W.card * min(3, cards)
    more = W.reserve * min(DIAL, max(0, power - DIAL))
    return (ready + more) * (1 - float(W.peace**left))


@lru_cache(KNOWN)
def _tiers(popularity: int, left: float) -> tuple[float, float, float]:
    """Coins by popularity, on the way to the next tier as far as there is time."""
    low = tier(popularity)
    if popularity >= 13 or left <= 0:
        return low[0], low[1], low[2]
    nearest = 7 if popularity < 7 else 13
    high, missing = tier(nearest), nearest - popularity
    share = W.tier * max(0.0, 1 - missing / max(1.0, min(7.0, 0.7 * left)))
    return (
        low[0] + share * (high[0] - low[0]),
        low[1] + share * (high[1] - low[1]),
        low[2] + share * (high[2] - low[2]),
    )


def _engine(estate: Estate, left: float) -> float:
    """Workers, who pay in every round that is left."""
    each = _a_round(estate.workers, 2 + ("produce" in estate.top))
    return each * min(left, LONG) - _away(estate) * min(1.0, left / 3)


def _away(estate: Estate) -> float:
    """What it takes to bring units back from the home base."""
    workers, mechs = estate.workers.count("home"), estate.mechs.count("home")
    if not workers and not mechs and estate.character != "home":
        return 0.0
    return W.away * (workers + 0.5 * mechs) + 0.5 * (estate.character == "home")


@lru_cache(KNOWN)
def _a_round(workers: tuple[str, ...], regions: int) -> float:
    """What workers pay in one round."""
    number, growing = len(workers), sum(place in VILLAGES for place in workers)
    return (
        W.worker * (number if number <= 5 else 2.5 + 0.5 * number)
        + W.producing * harvest(workers, regions)
        + W.growing * min(growing, 8 - number)
    )


def harvest(workers: tuple[str, ...], regions: int) -> int:
    """Resources that one produce action brings: workers on the fullest regions."""
    fields = Counter(place for place in workers if place in YIELD)
    return sum(number for _, number in fields.most_common(regions))


def _pieces(pieces: Pieces, estate: Estate, left: float) -> float:
    """What was built up, for the rounds that are left and as such."""
    upgrades, mechs, structures, recruits, _ = pieces
    soon = W.factory * estate.factory + W.popularity * estate.popularity
    soon += W.piece * (0.6 * upgrades + mechs + structures + recruits)
    if mechs:
        soon += W.crossing * any(ability in CROSSING for ability in estate.abilities)
        soon += W.speed * ("speed" in estate.abilities)
    each = W.upgrade * upgrades + W.recruit * recruits + W.mech * mechs
    return (each + W.structure * structures) * min(left, LONG) + soon * min(1.0, left / 6)


ON_THE_WAY = ((0, 1.0), (0, 1.0), (0, 1.0), (0, 1.0), (2, 0.5), (0, 0.35), (6, 0.6))
"""For each star of `SETS`: from where on it is counted, and turns for each that is missing."""


@lru_cache(KNOWN)
def _near_stars(
    numbers: tuple[int, ...], done: frozenset[str], missing: int, star: float, left: float
) -> float:
    """Sets on their way; only as many as there are stars left to place."""
    found = []
    for (space, full), (first, turns), number in zip(SETS, ON_THE_WAY, numbers, strict=True):
        there, all_ = max(0, number - first), full - first
        if space not in done:
            in_time = min(1.0, left / max(0.5, 1.5 * turns * (all_ - there)))
            found.append(float((there / all_) ** W.shape) * in_time)
    found.sort(reverse=True)
    return (star + W.near) * sum(found[:missing])


@lru_cache(KNOWN)
def _stock(goods: Four, costs: Four, rest: Four, left: float) -> float:
    """Resources that pay for what is still to be had."""
    value = 0.0
    for action, kind in enumerate(PAID_WITH):
        cost = costs[action]
        useful = min(goods[kind], cost * min(rest[action], left / 2))
        value += W.stock * min(useful, cost) + W.surplus * max(0.0, useful - cost)
    return value * min(1.0, left / 3)
