"""Everything that is impossible about a position on screen (AOI-ON-INV).

Levels and markers on 12 are looked at for every position (AOI-ON-INV-04).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from automatable.core.errors import Problem
from automatable.core.turns.events import Log, Ref, Value
from automatable.games.age_of_innovation.components import AUTOMA, innovation_places
from automatable.games.age_of_innovation.on_screen.actions import specials
from automatable.games.age_of_innovation.on_screen.bridges import all_sites
from automatable.games.age_of_innovation.on_screen.cities import new_city
from automatable.games.age_of_innovation.on_screen.components import (
    LEDGER,
    competencies,
    person_switches,
    side,
    special,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.player import BRIDGE, PERSON, scholar_pool
from automatable.games.age_of_innovation.state import State

BOWLS = 3


def on_screen(state: State) -> Iterator[Problem]:
    """All contradictions of a position on screen; none at a table."""
    if state.player is None:
        return
    turn = PersonTurn(state, Log())
    shape = [*_shape(turn), *_solo(state)]
    yield from shape
    if shape or any(hex not in state.board.land for hex in turn.own):
        return  # what follows could not even be counted
    for check in (_numbers, _tiles, _pieces, _ground, _cities, _names, _stage):
        yield from check(turn)


def _bad(field: str, value: object) -> Problem:
    return Problem("bad_value", {"field": f"player.{field}", "value": str(value)[:80]})


def _shape(turn: PersonTurn) -> Iterator[Problem]:
    """Lists of a fixed length, and names that exist."""
    player = turn.player
    for field, found in (("bowls", player.bowls), ("bonus_coins", player.bonus_coins)):
        if len(found) != BOWLS:
            yield _bad(field, found)
    if sorted(player.competency_display) != sorted(competencies()):
        yield _bad("competency_display", player.competency_display)
    if wrong := [line for line in player.ledger if line not in LEDGER]:
        yield _bad("ledger", wrong[0])
    for id, value in player.switches.items():
        if id not in person_switches() or value not in person_switches()[id].values:
            yield _bad("switches", f"{id}={value}")


def _solo(state: State) -> Iterator[Problem]:
    """One person with a faction, a faction of hers that is known, everything named."""
    if len(state.people) != 1 or state.light or not state.faction.complete:
        yield Problem("on_screen_solo")  # AOI-ON-OPT-01
        return
    person = state.person(PERSON)
    bonuses = (person.bonus, state.bonus_automa, *state.bonus_display)
    named = (state.palaces, state.book_actions, state.innovation_tiles, person.faction, *bonuses)
    if None in named:  # AOI-ON-INV-09
        yield Problem("not_all_named")


def _numbers(turn: PersonTurn) -> Iterator[Problem]:
    """Nothing is negative, and nothing exceeds what there is.

    AOI-ON-INV-01, AOI-ON-INV-02, AOI-ON-INV-03
    """
    player = turn.player
    counted = {name: getattr(player, name) for name in ("points", "coins", "tools", "scholars")}
    counted |= {name: getattr(player, name) for name in ("keys", "annexes")}
    counted |= {f"books.{d}": n for d, n in player.books.items()}
    counted |= {f"bowls.{i}": n for i, n in enumerate(player.bowls)}
    counted |= {f"bonus_coins.{i}": n for i, n in enumerate(player.bonus_coins)}
    for field, n in counted.items():
        if n < 0:
            yield _bad(field, n)
    most = sum(side().start.bowls) + (2 if "palace" in player.innovations else 0)
    if sum(player.bowls) > most:
        yield Problem("too_many_tokens", {"n": sum(player.bowls), "most": most})
    if player.scholars > 0 > scholar_pool(turn.state):  # too many sent are named for every table
        yield Problem("too_many_scholars", {"seat": "person", "n": 7 - scholar_pool(turn.state)})


def _tiles(turn: PersonTurn) -> Iterator[Problem]:
    """Each once, as many as there are, and keys for high levels.

    AOI-ON-INV-05, AOI-ON-INV-06
    """
    player = turn.player
    yield from _twice("competency", player.competencies)
    yield from _twice("innovation_tile", player.innovations)
    for tile, left in player.city_supply().items():
        if left < 0:
            copies: dict[str, Value] = {"tile": Ref("city_tile", tile), "n": side().city.copies}
            yield Problem("too_many_city_tiles", copies)
    high = sum(level >= side().knowledge.key_to_enter for level in turn.levels.values())
    tiles = len(player.city_tiles)
    if player.keys >= 0 and high + player.keys != tiles:
        yield Problem("keys_differ", {"high": high, "keys": player.keys, "tiles": tiles})
    wrong = [u for u in player.used if u != BRIDGE and u not in specials(turn)]
    if wrong and PERSON not in turn.state.passed:
        yield Problem("used_wrong", {"what": special(wrong[0])})


def _twice(kind: str, ids: Sequence[int | str]) -> Iterator[Problem]:
    for id, n in Counter(ids).items():
        if n > 1:
            yield Problem("named_twice", {"what": Ref(kind, id)})


def _pieces(turn: PersonTurn) -> Iterator[Problem]:
    """Bridges on sites, annexes of the competency (AOI-ON-INV-06)."""
    state, player = turn.state, turn.player
    if len(state.bridges) > side().start.bridges:
        yield Problem("too_many_bridges", {"n": len(state.bridges)})
    sites = set(all_sites(turn, over_land=bool(turn.faction.bridge_cost)))
    for one, other in state.bridges:
        if (one, other) not in sites:
            ends: dict[str, Value] = {"one": Ref("hex", one), "other": Ref("hex", other)}
            yield Problem("no_such_bridge", ends)
    annexes = player.annexes + sum(building.annex for building in turn.own.values())
    most = sum(competencies()[id].once.get("annexes", 0) for id in player.competencies)
    if annexes > most:
        yield Problem("too_many_annexes", {"n": annexes, "most": most})


def _ground(turn: PersonTurn) -> Iterator[Problem]:
    """Buildings stand on their owner's terrain (AOI-ON-INV-07)."""
    state = turn.state
    hers = [hex for hex in state.automa_buildings if state.board.is_land(hex)]
    for hexes, terrains in ((turn.own, {turn.home}), (hers, state.own_terrains)):
        for hex in hexes:
            if state.terrain(hex) not in terrains:
                yield Problem("not_home_terrain", {"hex": Ref("hex", hex)})


def _cities(turn: PersonTurn) -> Iterator[Problem]:
    """Cities consist of own buildings, and none is missing (AOI-ON-INV-08)."""
    for hex in sorted({hex for city in turn.player.cities for hex in city}):
        if hex not in turn.own:
            yield Problem("city_without_building", {"hex": hex})
    city = new_city(turn)
    if city is not None:
        yield Problem("city_missing", {"hex": Ref("hex", city[0])})


def _names(turn: PersonTurn) -> Iterator[Problem]:
    """Palace and innovations come from the table."""
    state, player = turn.state, turn.player
    if player.palace is not None and player.palace not in (state.palaces or ()):
        yield Problem("tile_not_there", {"what": Ref("palace", player.palace)})
    if player.palace is not None and not turn.built("palace"):
        yield Problem("palace_missing")
    named = state.innovation_tiles or {}
    gone = [named[place] for place in innovation_places(1) if place not in state.innovations]
    for tile in player.innovations:
        if tile not in gone:
            yield Problem("tile_not_there", {"what": Ref("innovation_tile", tile)})
    taken = len(player.innovations) + state.innovations_automa
    if taken != len(gone):
        yield Problem("innovations_differ", {"n": taken, "gone": len(gone)})
    most = side().innovation_cost.most
    if len(player.innovations) > most:
        yield Problem("too_many_own_innovations", {"n": len(player.innovations), "most": most})


def _stage(turn: PersonTurn) -> Iterator[Problem]:
    """After an action it is still the person's turn."""
    state = turn.state
    if turn.player.stage == "after" and (state.phase != "play" or state.to_move == AUTOMA):
        yield _bad("stage", "after")
