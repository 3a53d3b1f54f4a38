"""Attacks on the Automa's character and mechs, where the odds are good."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.on_screen.context import Turn
from automatable.games.scythe.on_screen.players.commitments import chance, chances_to_win, least
from automatable.games.scythe.on_screen.players.estate import Estate, Ground, place_stars
from automatable.games.scythe.on_screen.players.estate_moves import Step, moved_estate
from automatable.games.scythe.on_screen.players.estate_turns import bottoms_of
from automatable.games.scythe.on_screen.steps import targets

GOOD = 0.6
"""Attacks with a smaller chance are not thought of."""
LOST = 9.0
"""What a lost attack costs: the unit goes home, power and cards are gone."""


def attacks(estate: Estate, ground: Ground) -> Iterator[Estate]:
    """Turns that begin with an attack, as if it were won; what may be lost is told apart."""
    if estate.section == "move" and ground.ability != "relentless":
        return
    begun = estate.copy()
    begun.script = (("turn", "move units"),)
    for step in _ways_to_attack(ground.turn):
        cards = max(ground.turn.player.hand, default=0)  # one unit plays one card
        power, hope = _commitment(ground.turn, cards)
        if hope >= GOOD:
            won = _won(begun, ground, step, power, hope)
            yield from bottoms_of(won, ground, "move")


def _ways_to_attack(turn: Turn) -> Iterator[Step]:
    player, automa = turn.player, turn.automa
    enemies = automa.combat_regions()
    units = [("character", player.character), *(("mech", place) for place in player.mechs)]
    for unit, place in units:
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


def _commitment(turn: Turn, cards: int) -> tuple[int, float]:
    """The least power for a good chance, and that chance."""
    most, chances = min(7, turn.player.power), chances_to_win(turn.state, True)
    found = [chance(chances, number + cards) for number in range(most + 1)]
    return least(found), found[least(found)]


def _won(estate: Estate, ground: Ground, step: Step, power: int, hope: float) -> Estate:
    won = moved_estate(estate, ground, step)
    won.power -= power
    won.cards = max(0, won.cards - 1)
    end, automa = step.way[-1], ground.turn.automa
    won.popularity = max(0, won.popularity - automa.count("worker", end))
    won.taken = won.taken | {end}
    fought = ground.turn.player.star_spaces.get("combat", 0)
    if won.stars < 6 and (fought < 2 or ground.ability == "dominate"):
        won.stars, won.spaces = won.stars + 1, won.spaces | {"combat"}
    won.risk += (1 - hope) * LOST
    place_stars(won)
    return won
