"""What must hold at every question on screen, counted from the bare facts without the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from automatable.core.hexmap import distances
from automatable.games.age_of_innovation.components import AUTOMA, DISCIPLINES
from automatable.games.age_of_innovation.on_screen.player import PERSON, PersonOnScreen
from automatable.games.age_of_innovation.state import State

PIECES = {"workshop": 9, "guild": 4, "school": 3, "palace": 1, "university": 1}
POWER = {
    "workshop": 1, "guild": 2, "school": 2, "palace": 3, "university": 3, "tower": 2, "monument": 4,
}  # fmt: skip


def broken(state: State, prompt: str) -> list[str]:
    """Everything that does not hold, in words."""
    player = state.player
    assert player is not None
    return [*_numbers(state, player), *_pieces(state, player), *_map(state, player, prompt)]


def _numbers(state: State, player: PersonOnScreen) -> Iterator[str]:
    """What is counted: nothing negative, no token too many (AOI-ON-INV-01 to -05, -10)."""
    counted = {
        "coins": player.coins, "tools": player.tools, "scholars": player.scholars,
        "keys": player.keys, "annexes": player.annexes, "points": player.points,
        **{f"bowl {i}": n for i, n in enumerate(player.bowls)}, **player.books,
    }  # fmt: skip
    yield from (f"{name} is {n}" for name, n in counted.items() if n < 0)
    tokens = 12 + 2 * ("palace" in player.innovations)
    if sum(player.bowls) > tokens:
        yield f"{sum(player.bowls)} tokens of {tokens}"
    sent = sum(row.count(PERSON) for row in state.scholar_spaces.values())
    if not 0 <= player.scholars + sent <= 7:
        yield f"{player.scholars} + {sent} scholars"
    mine, hers = state.knowledge[PERSON], state.knowledge[AUTOMA]
    for discipline in DISCIPLINES:
        if not 0 <= mine[discipline] <= 12 or mine[discipline] == hers[discipline] == 12:
            yield f"{discipline} {mine[discipline]}/{hers[discipline]}"
    high = sum(level > 7 for level in mine.values())
    if high + player.keys != len(player.city_tiles):
        yield f"{high} high, {player.keys} keys, {len(player.city_tiles)} city tiles"
    if 20 + sum(player.ledger.values()) != player.points:
        yield f"points {player.points}, ledger {player.ledger}"


def _pieces(state: State, player: PersonOnScreen) -> Iterator[str]:
    """No more pieces and tiles than the box holds (AOI-ON-INV-06, -09)."""
    built = Counter(b.type for b in state.person_buildings.values() if not b.neutral)
    yield from (f"{n} of {type}" for type, n in built.items() if n > PIECES.get(type, 0))
    if len(state.bridges) > 3 or len(player.innovations) > 3:
        yield "too many bridges or innovations"
    for tiles in (player.competencies, player.innovations, player.used):
        if len(set(tiles)) < len(tiles):
            yield f"twice: {tiles}"
    if any(n > 3 for n in Counter(player.city_tiles).values()):
        yield f"city tiles {player.city_tiles}"
    bonuses = [state.person(PERSON).bonus, state.bonus_automa, *state.bonus_display]
    if None in bonuses or len(set(bonuses)) < 5:
        yield f"bonuses {bonuses}"


def _map(state: State, player: PersonOnScreen, prompt: str) -> Iterator[str]:
    """Buildings stand on their own terrain, and cities are whole (AOI-ON-INV-07, -08)."""
    if state.person_buildings.keys() & state.automa_buildings.keys():
        yield "two buildings on a hex"
    home = state.person(PERSON).home
    for hexes, terrain in (
        (state.person_buildings, home),
        (state.automa_buildings, state.automa_home),
    ):
        yield from (
            f"{hex} is {state.terrain(hex)}" for hex in hexes if state.terrain(hex) != terrain
        )
    cities = {hex for city in player.cities for hex in city}
    if prompt != "city" and state.phase == "play":
        for group in _settlements(state):
            if cities.isdisjoint(group) and _is_large(state, player, group):
                yield f"no city: {sorted(group)}"


def _settlements(state: State) -> Iterator[set[str]]:
    own = set(state.person_buildings)

    def joined(hex: str) -> set[str]:
        over = {b if a == hex else a for a, b in state.bridges if hex in (a, b)}
        return (set(state.board.touching[hex]) | over) & own

    left = set(own)
    while left:
        group = set(distances([left.pop()], joined))
        left -= group
        yield group


def _is_large(state: State, player: PersonOnScreen, group: set[str]) -> bool:
    standing = [state.person_buildings[hex] for hex in group]
    types = {b.type for b in standing}
    needed = 2 if "monument" in types else 3 if "university" in types else 4
    power = sum(POWER[b.type] + b.annex for b in standing)
    enough = 6 if player.palace == 8 else 7
    return len(standing) + sum(b.annex for b in standing) >= needed and power >= enough
