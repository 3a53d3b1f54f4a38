"""Attacks on the Automa's character and mechs, where the odds are good."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.players.commitments import best_dial, chance, chances_to_win
from automatable.games.scythe.on_screen.players.estate import Estate, Ground, place_stars
from automatable.games.scythe.on_screen.players.estate_moves import Step, further, moved_estate
from automatable.games.scythe.on_screen.players.estate_turns import bottoms_of
from automatable.games.scythe.on_screen.steps import targets

GOOD = 0.55
"""Attacks with a smaller chance are not thought of."""
LOST = 16.0
"""What a lost attack costs: the units go home, power and cards are gone, the Automa has a star."""
PAIRS = 3
"""That many pairs of units are tried against a region."""


def attacks(estate: Estate, ground: Ground, left: float) -> Iterator[Estate]:
    """Turns that begin with an attack, as if it were won; what may be lost is told apart."""
    if estate.section == "move" and ground.ability != "relentless":
        return
    begun = estate.copy()
    begun.script = (("turn", "move units"),)
    units = 2 + ("move" in estate.top)
    for steps in _ways_to_attack(ground.turn):
        power, hope = _commitment(ground.turn, best_cards(ground.turn.player, len(steps)))
        if hope >= GOOD:
            won = _won(begun, ground, steps, power, hope)
            for after in further(won, ground, left, units - len(steps), steps):
                yield from bottoms_of(after, ground, "move")


def _ways_to_attack(turn: PersonTurn) -> Iterator[tuple[Step, ...]]:
    """One unit alone, or two together."""
    by_region: dict[str, list[Step]] = {}
    for step in _steps_to_attack(turn):
        by_region.setdefault(step.way[-1], []).append(step)
    for region in sorted(by_region):
        steps = by_region[region]
        yield from ((step,) for step in steps)
        yield from islice(combinations(steps, 2), PAIRS)


def _steps_to_attack(turn: PersonTurn) -> Iterator[Step]:
    player, automa = turn.player, turn.automa
    enemies = automa.combat_regions()
    mechs = (("mech", place) for place, number in player.mechs.items() for _ in range(number))
    for unit, place in (("character", player.character), *mechs):
        near = targets(turn, unit, place)
        ways = [(end,) for end in near] + [
            (middle, end)
            for middle in near
            if player.has("speed") and middle in REGIONS and not automa.units_on(middle)
            if unit == "mech" or middle not in turn.state.encounter_tokens
            for end in targets(turn, unit, middle)
        ]
        for end in sorted(enemies & {way[-1] for way in ways}):
            way = min((way for way in ways if way[-1] == end), key=len)
            yield Step(0.0, unit, place, way)


def best_cards(player: PersonOnScreen, units: int) -> int:
    """The highest cards of a hand: one for each unit."""
    hand = sorted((value for value, n in player.hand.items() for _ in range(n)), reverse=True)
    return sum(hand[:units])


def _commitment(turn: PersonTurn, cards: int) -> tuple[int, float]:
    """The power that an attack is worth, and its chance."""
    most, chances = min(7, turn.player.power), chances_to_win(turn.state, True)
    found = [chance(chances, number + cards) for number in range(most + 1)]
    power = best_dial(found)
    return power, found[power]


def _won(
    estate: Estate, ground: Ground, steps: tuple[Step, ...], power: int, hope: float
) -> Estate:
    won = estate
    for step in steps:
        won = moved_estate(won, ground, step)
    won.power -= power
    won.cards = max(0, won.cards - len(steps))
    end, automa = steps[0].way[-1], ground.turn.automa
    won.popularity = max(0, won.popularity - automa.count("worker", end))
    won.taken = won.taken | {end}
    fought = ground.turn.player.star_spaces.get("combat", 0)
    if won.stars < 6 and (fought < 2 or ground.ability == "dominate"):
        won.stars, won.spaces = won.stars + 1, won.spaces | {"combat"}
    won.risk += (1 - hope) * LOST
    place_stars(won)
    return won
