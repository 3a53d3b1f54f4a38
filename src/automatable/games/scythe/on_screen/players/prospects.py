"""What an estate is worth with so many turns to come: the lead that it promises at the end."""

from __future__ import annotations

from dataclasses import dataclass

from automatable.games.scythe.map import FACTORY
from automatable.games.scythe.on_screen.players.estate import (
    PAID_WITH,
    VILLAGES,
    YIELD,
    Estate,
    Ground,
    score,
    tier,
    tile_bonus,
)
from automatable.games.scythe.on_screen.players.estate_moves import pieces_left


@dataclass(frozen=True)
class Weights:
    """How much each thing is worth, in coins; some of it for each turn that is left."""

    worker: float = 0.45
    producing: float = 0.12
    growing: float = 0.25
    upgrade: float = 0.35
    recruit: float = 0.35
    mech: float = 0.25
    structure: float = 0.1
    piece: float = 4.0
    crossing: float = 8.0
    speed: float = 3.0
    near: float = 6.0
    shape: float = 1.6
    stock: float = 1.0
    surplus: float = 0.3
    guard: float = 0.8
    early: float = 0.4
    card: float = 0.6
    popularity: float = 0.5
    tier: float = 0.9
    factory: float = 2.0
    growth: float = 3.2
    certain: float = 25.0


WEIGHTS = Weights()
CROSSING = frozenset(("riverwalk", "burrow", "toka", "seaworthy", "submerge", "suiton", "rally"))
"""Abilities that lead out of the land around the home base."""
WON = 1000.0
"""More than any promise."""


def worth(estate: Estate, ground: Ground, left: float, w: Weights = WEIGHTS) -> float:
    """The promised lead over the Automa."""
    if estate.stars >= 6:
        return final(estate, ground, ground.rounds_left - 1 - left, w)
    star, region, pair = _tiers(estate.popularity, left, w)
    held = estate.regions()
    area = len(held) + 2 * (FACTORY in held)
    early = 1 - (1 - w.early) * min(1.0, max(0.0, left - 2) / 8)
    region *= early
    goods = estate.goods
    value = estate.coins + star * estate.stars + region * area + pair * early * (sum(goods) / 2)
    value += tile_bonus(ground.tile, tuple(place for place, _ in estate.built))
    value += _engine(estate, left, w) + _near_stars(estate, star, left, w)
    value += _stock(estate, left, w)
    value += min(left, 6) / 6 * (w.guard * min(7, estate.power) + w.card * min(3, estate.cards))
    value += 3 * early * len(estate.taken) - estate.risk
    growth = w.growth * left
    return value + growth - ground.automa_score - ground.automa_pace * ground.rounds_left


def final(estate: Estate, ground: Ground, rounds: float, w: Weights = WEIGHTS) -> float:
    """The lead of a game that ends after so many rounds; a win at once is worth most of all."""
    lead = score(estate, ground) - ground.automa_score - ground.automa_pace * max(0.0, rounds)
    lead += 3 * len(estate.taken) - estate.risk
    if rounds <= 0 and lead > 0 and not estate.risk:
        return WON + lead
    return lead + (w.certain if lead > 0 else -w.certain)


def _tiers(popularity: int, left: float, w: Weights) -> tuple[float, float, float]:
    """Coins by popularity, on the way to the next tier as far as there is time."""
    low = tier(popularity)
    if popularity >= 13 or left <= 0:
        return low[0], low[1], low[2]
    nearest = 7 if popularity < 7 else 13
    high = tier(nearest)
    missing = nearest - popularity
    share = w.tier * max(0.0, 1 - missing / max(1.0, min(7.0, 0.7 * left)))
    return (
        low[0] + share * (high[0] - low[0]),
        low[1] + share * (high[1] - low[1]),
        low[2] + share * (high[2] - low[2]),
    )


def _engine(estate: Estate, left: float, w: Weights) -> float:
    """What pays in every round that is left."""
    workers = len(estate.workers)
    counted = min(5, workers) + 0.5 * max(0, workers - 5)
    producing = sum(place in YIELD for place in estate.workers)
    growing = sum(place in VILLAGES for place in estate.workers) if workers < 8 else 0
    each = (
        w.worker * counted
        + w.producing * producing
        + w.growing * min(growing, 8 - workers)
        + w.upgrade * len(estate.top)
        + w.recruit * len(estate.recruits)
        + w.mech * len(estate.mechs)
        + w.structure * len(estate.built)
    )
    home = estate.workers.count("home") + 0.5 * (estate.character == "home")
    soon = w.factory * estate.factory + w.popularity * estate.popularity
    pieces = 0.6 * len(estate.top) + len(estate.recruits) + len(estate.mechs) + len(estate.built)
    soon += w.piece * pieces
    if estate.mechs:
        soon += w.crossing * any(map(CROSSING.__contains__, estate.abilities))
        soon += w.speed * ("speed" in estate.abilities)
    return each * min(left, 14) + soon * min(1.0, left / 6) - home


def _near_stars(estate: Estate, star: float, left: float, w: Weights) -> float:
    """Sets on their way; only as many as there are stars left to place."""
    done = estate.spaces
    found = []
    for space, there, all_, turns in (
        ("upgrades_6", len(estate.top), 6, 1.0),
        ("mechs_4", len(estate.mechs), 4, 1.0),
        ("structures_4", len(estate.built), 4, 1.0),
        ("recruits_4", len(estate.recruits), 4, 1.0),
        ("workers_8", max(0, len(estate.workers) - 2), 6, 0.5),
        ("power_16", estate.power, 16, 0.35),
        ("popularity_18", max(0, estate.popularity - 6), 12, 0.6),
    ):
        if space not in done:
            in_time = min(1.0, left / max(0.5, 1.5 * turns * (all_ - there)))
            found.append(float((there / all_) ** w.shape) * in_time)
    found.sort(reverse=True)
    return (star + w.near) * sum(found[: 6 - estate.stars])


def _stock(estate: Estate, left: float, w: Weights) -> float:
    """Resources that pay for what is still to be had."""
    rest, value = pieces_left(estate), 0.0
    for action, kind in enumerate(PAID_WITH):
        there, cost = estate.goods[kind], estate.costs[action]
        useful = min(there, cost * min(rest[action], left / 2))
        value += w.stock * min(useful, cost) + w.surplus * max(0.0, useful - cost)
    return value * min(1.0, left / 3)
