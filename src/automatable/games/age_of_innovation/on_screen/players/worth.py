"""What a position is worth to the person, in points ahead of the Automa at the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from automatable.core.hexmap import distances
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    DISCIPLINES,
    FINAL_ROUND,
    base_game,
    round_tiles,
)
from automatable.games.age_of_innovation.land import board
from automatable.games.age_of_innovation.on_screen.components import (
    building_types,
    competencies,
    innovations,
    side,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.ending import resources
from automatable.games.age_of_innovation.on_screen.income import sources
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.on_screen.players.outlook import Outlook, chance
from automatable.games.age_of_innovation.on_screen.players.thinking import SILENT
from automatable.games.age_of_innovation.on_screen.players.values import (
    EACH,
    value,
    worth_every_round,
    worth_of,
)
from automatable.games.age_of_innovation.on_screen.reach import path, sailing_now
from automatable.games.age_of_innovation.score import largest_group
from automatable.games.age_of_innovation.state import State

Standing = tuple[tuple[str, int, int], ...]
"""Own buildings: hex, power, how many buildings it counts for."""
Bridges = tuple[tuple[str, str], ...]
KEPT = 20_000
"""How many answers about what stands on the map are remembered."""
FOUND = 0.8
"""The share of special actions for which there is a turn."""
ROOM = (1.0, 0.5, 0.2, 0.1)
"""What land counts for that needs this many spades."""
CITY = 11.0
"""A city: points of its tile, its gain, the key."""


def worth(state: State, ahead: Outlook) -> float:
    """With everything that is likely to follow; after round 6 nothing is guessed."""
    turn = PersonTurn(state, SILENT)
    left = FINAL_ROUND - state.round
    sure = turn.player.points + _knowledge(turn, ahead, left) + _area(turn, ahead, left)
    if not left:
        return sure + resources(state) + 0.01 * _stock(turn, 1)
    return sure + sum(
        (
            _stock(turn, left),
            _income(turn, left),
            _every_round(turn, left),
            _cities(turn, left),
            _room(turn, left),
        )
    )


# --- what is in hand


def _stock(turn: PersonTurn, left: int) -> float:
    player, bowls = turn.player, turn.player.bowls
    power = value("power", left)
    return (
        _enough(player.coins, 14) * EACH["coins"][left]
        + _enough(player.tools, 9) * EACH["tools"][left]
        + _enough(player.scholars, 3) * EACH["scholars"][left]
        + _books(turn, left)
        + power * (bowls[2] * 1.9 + bowls[1] * 0.85)
        + player.annexes * EACH["annexes"][left]
        + player.keys * 1.0
    )


def _enough(n: int, many: int) -> float:
    """More than can well be spent counts half."""
    return n if n <= many else many + (n - many) / 2


def _books(turn: PersonTurn, left: int) -> float:
    """Of one colour there is little use for more than four."""
    books, each = turn.player.books, EACH["books"][left]
    return sum(_enough(n, 4) for n in books.values()) * each


# --- what comes every round


def _income(turn: PersonTurn, left: int) -> float:
    """The bonus in hand counts once, all the rest every round."""
    passed = PERSON in turn.state.passed
    found = 0.0
    for source, gains in sources(turn):
        if source == "bonus":
            found += worth_of(gains, left) if passed else 1.5
        else:
            found += worth_every_round(gains, left)
    return found + (_bonus(turn, left) if passed else 0.0)


def _bonus(turn: PersonTurn, left: int) -> float:
    """What the next round bonus brings beside its income."""
    bonus = turn.bonus
    found = worth_of(bonus.action, left)
    found += 3.0 * bonus.ongoing.get("sailing", 0)
    found += 3.0 * bool(bonus.ongoing.get("points_per_scholar"))
    found += 3.0 * bool(bonus.ongoing.get("points_per_guild"))
    found += bonus.passing.get("points_per_palace_or_university", 0) * turn.count(
        "palace", "university"
    )
    found += bonus.passing.get("steps_per_school", 0) * turn.count("school") * 1.4
    return found


def _every_round(turn: PersonTurn, left: int) -> float:
    """Special actions and what passing brings, this round's included if it is still to come."""
    passes = left + (PERSON not in turn.state.passed)
    found = sum(_for_passing(turn, gains) for gains in _passing(turn)) * passes
    return found + _special(turn, left, passes) + left * _lasting(turn) + _for_cities(turn)


def _special(turn: PersonTurn, left: int, passes: int) -> float:
    """Not every special action of the rounds to come will find its turn."""
    found = 0.0
    for source, gains in _actions(turn):
        now = source not in turn.player.used and passes > left
        found += worth_of(gains, max(1, left)) * FOUND * (left + FOUND * now)
    return found


def _lasting(turn: PersonTurn) -> float:
    """Points a round for what own tiles reward, as often as it is usually done."""
    ongoing = turn.palace.ongoing
    return (
        turn.lasting("points_per_scholar") * 1.3
        + turn.lasting("points_per_edge_workshop") * 0.6
        + ongoing.get("points_per_workshop_built", 0) * 1.2
        + ongoing.get("points_per_guild_built", 0) * 0.9
        + 1.5 * (turn.palace.jump is not None)
        + 1.5 * (side().start.tools_per_spade - turn.player.tools_per_spade)
    )


def _for_cities(turn: PersonTurn) -> float:
    """Palaces that make cities easier to found."""
    ongoing = turn.palace.ongoing
    return 2.0 * ("city_power" in ongoing) + 2.0 * ("city_over_river" in ongoing)


def _actions(turn: PersonTurn) -> Iterator[tuple[str, dict[str, int]]]:
    yield "palace", turn.palace.action
    yield "faction", turn.faction.action
    for id in turn.player.competencies:
        yield "competency", competencies()[id].action
    for tile in turn.player.innovations:
        yield f"innovation {tile}", innovations()[tile].action


def _passing(turn: PersonTurn) -> Iterator[dict[str, int]]:
    yield turn.palace.passing
    for id in turn.player.competencies:
        yield competencies()[id].passing
    for tile in turn.player.innovations:
        yield innovations()[tile].passing


def _for_passing(turn: PersonTurn, gains: dict[str, int]) -> float:
    """As things stand, and a little more for what will be."""
    if not gains:
        return 0.0
    found = 0.0
    for kind, n in gains.items():
        if kind == "points_per_school":
            found += n * (turn.count("school") + 0.4)
        elif kind == "points_per_guild":
            found += n * (turn.count("guild") + 0.3)
        elif kind == "points_per_city_tile":
            found += n * (len(turn.player.city_tiles) + 0.6)
        elif kind == "points_lowest_level":
            found += n * (min(turn.levels.values()) + 0.7)
    return found


# --- knowledge, area


def _knowledge(turn: PersonTurn, ahead: Outlook, left: int) -> float:
    """End scoring, the round bonuses to come, and what high levels bring every round."""
    found = 0.0
    levels = turn.levels
    spread = 0.7 + 0.35 * left
    for discipline in DISCIPLINES:
        level = levels[discipline]
        if level:
            hers = ahead.levels[discipline]
            if left or AUTOMA not in turn.state.passed:
                found += 4 + 8 * chance(level + 0.9 * left - hers, spread)
            else:
                hers = turn.state.knowledge[AUTOMA][discipline]
                found += 4 + 4 * ((level > hers) + (level >= hers))
        if level > 7 and left:
            found += 0.3 * (level - 7)
    return found + _round_bonuses(turn, left)


def _round_bonuses(turn: PersonTurn, left: int) -> float:
    state, found = turn.state, 0.0
    more = turn.faction.knowledge_bonus_levels
    for round in range(state.round, FINAL_ROUND):
        tile = round_tiles()[state.round_tiles[round - 1]]
        later = round - state.round
        level = turn.levels[tile.discipline] + more + 0.8 * later
        times = level / tile.bonus_per_levels if later else level // tile.bonus_per_levels
        found += times * tile.bonus.n * value(tile.bonus.what, FINAL_ROUND - round)
    return found


def _area(turn: PersonTurn, ahead: Outlook, left: int) -> float:
    """The largest group against hers: 18 and 12 points (AOI-END-02)."""
    jumps = tuple(
        over + 1
        for tile in (turn.faction, turn.palace)
        if tile.jump is not None
        for over in tile.jump.over
    )
    group = _group(
        turn.state.board_side,
        frozenset(turn.own),
        tuple(turn.state.bridges),
        turn.player.sailing,
        jumps,
    )
    return 12 * chance(group + 1.6 * left - ahead.group, 0.7 + 0.4 * left) + 0.15 * group


@lru_cache(maxsize=KEPT)
def _group(
    side_: str, own: frozenset[str], bridges: Bridges, sailing: int, jumps: tuple[int, ...]
) -> int:
    """As `ending.connected` joins buildings, remembered: most turns change none."""
    found = board(side_)

    def joined(hex: str) -> Iterator[str]:
        yield from found.in_reach[sailing][hex]
        yield from (b if a == hex else a for a, b in bridges if hex in (a, b))
        for far in jumps:
            yield from found.apart[hex][far]

    return largest_group(own, joined)


# --- cities and room to build


def _cities(turn: PersonTurn, left: int) -> float:
    """How far settlements are from becoming cities."""
    pieces = base_game().buildings.power_value
    standing = tuple(
        (hex, pieces[b.type] + b.annex, 1 + b.annex + _saves(b.type)) for hex, b in turn.own.items()
    )
    cities = frozenset(hex for city in turn.player.cities for hex in city)
    bridges = tuple(turn.state.bridges)
    needed = turn.palace.ongoing.get("city_power", side().city.power)
    return min(1.0, 0.35 + 0.2 * left) * _hopes(
        turn.state.board_side, standing, bridges, cities, needed
    )


def _saves(type: str) -> int:
    """A university makes a city of three, a monument of two."""
    return side().city.buildings - building_types()[type].city_of


@lru_cache(maxsize=KEPT)
def _hopes(
    side_: str,
    standing: Standing,
    bridges: Bridges,
    cities: frozenset[str],
    needed: int,
) -> float:
    near = board(side_).adjacent
    by_hex = {hex: (power, number) for hex, power, number in standing}

    def joined(hex: str) -> Iterator[str]:
        yield from (other for other in near[hex] if other in by_hex)
        for a, b in bridges:
            if hex in (a, b) and (other := b if hex == a else a) in by_hex:
                yield other

    left, hopes = set(by_hex), list[float]()
    while left:
        group = distances([left.pop()], joined)
        left -= group.keys()
        if cities.isdisjoint(group):
            power = sum(by_hex[hex][0] for hex in group)
            number = sum(by_hex[hex][1] for hex in group)
            far = 0.6 * min(1.0, power / needed) + 0.4 * min(1.0, number / 4)
            hopes.append(CITY * 0.75 * far**2.5)
    hopes.sort(reverse=True)
    return sum(hope * share for hope, share in zip(hopes, (1.0, 0.6, 0.3, 0.1), strict=False))


def _room(turn: PersonTurn, left: int) -> float:
    """Land that is cheap to build on."""
    state = turn.state
    room = _cheap_land(
        state.board_side,
        frozenset(turn.own),
        frozenset(state.automa_buildings),
        tuple(state.terrain_tiles.items()),
        sailing_now(turn),
        turn.home,
    )
    return 0.5 * min(room, 1.0 + 1.2 * left) + 0.1 * min(room, 8)


@lru_cache(maxsize=KEPT)
def _cheap_land(
    side_: str,
    own: frozenset[str],
    hers: frozenset[str],
    tiles: tuple[tuple[str, str], ...],
    sailing: int,
    home: str,
) -> float:
    found, laid = board(side_), dict(tiles)
    near = {other for hex in own for other in found.in_reach[sailing][hex]}
    return sum(
        ROOM[len(path(laid.get(hex, found.printed[hex]), home))] for hex in near - own - hers
    )
