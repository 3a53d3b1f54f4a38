"""Scythe: pieces come into play and stay, stars are kept, coins as told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from automatable.core.matches.match import Match
from automatable.games.scythe.components import MAT
from automatable.games.scythe.map import FACTORY, home_distance
from automatable.games.scythe.on_screen.tile import structure_bonus
from automatable.games.scythe.state import UNITS, Automa, Person, State, controlled
from tests.trust.invariants import Invariants, Told, counted, deck_mistakes, summed

PIECES = {"character": 1, "mech": 4, "worker": 8}
START_COINS, ENCOUNTERS, COMBAT_CARDS = 5, 11, 42


def growing(state: State) -> dict[str, int]:
    numbers = {"turn": state.turn, "encounters": ENCOUNTERS - len(state.encounter_tokens)}
    for name, side in state.sides.items():
        numbers[f"combat stars of {name}"] = side.combat_stars
        numbers[f"factory card of {name}"] = side.factory_card
        if isinstance(side, Automa) and side.switches["beaten_units_to"] != "mat":
            numbers[f"pieces of {name}"] = side.in_play()
        numbers |= _of_automa(name, side) if isinstance(side, Automa) else _of_human(name, side)
    return numbers


def _of_automa(name: str, side: Automa) -> dict[str, int]:
    return {
        f"progress of {name}": side.progress,
        f"power star of {name}": side.power_star,
        f"stars of {name}": side.stars,
        f"cards of {name}": 1000 * side.deck.cycle + len(side.deck.drawn),
    }


def _of_human(name: str, side: Person) -> dict[str, int]:
    """A person may report that pieces are gone after all, and tells the rest again at the end."""
    return {f"recruits of {name}": len(side.recruits)}


def impossible(state: State) -> Iterator[str]:
    for name, side in state.sides.items():
        for unit in UNITS:
            standing = list(side.places(unit).values())
            if min(standing, default=1) < 1 or sum(standing) > PIECES[unit]:
                yield f"{unit} of {name}: {side.places(unit)}"
        yield from _cards(side) if isinstance(side, Automa) else _person(side)
    held = sum(side.combat_cards or 0 for side in state.sides.values())
    if held > COMBAT_CARDS:
        yield f"{held} combat cards held"


def _cards(automa: Automa) -> Iterator[str]:
    yield from deck_mistakes(automa.deck.cards, automa.deck.drawn, automa.deck.left)
    if not set(automa.combat_discard) <= set(automa.deck.drawn):
        yield f"combat discard {automa.combat_discard} was never drawn"
    if min(automa.power, automa.coins, automa.combat_cards, automa.progress) < 0:
        yield "something of the Automa is below zero"
    if not 0 <= automa.power <= 16:
        yield f"power {automa.power}"


def _person(human: Person) -> Iterator[str]:
    if len(set(human.structures.values())) < len(human.structures):
        yield f"a structure twice: {human.structures}"
    if len(set(human.recruits)) < len(human.recruits):
        yield f"a recruit twice: {human.recruits}"
    if human.character == MAT:
        yield "the person's character is on the mat"


def told(match: Match[State]) -> Told:
    """On screen the same is told in other words: the key with `_on`."""
    events = [replace(event, kind=event.kind.removesuffix("_on")) for event in match.events()]
    for automa in match.state.automas:
        coins = START_COINS + summed(events, "scy-gain_coins")
        if counted(events, "scy-trap"):  # SCY-INV-04: a trap may cost up to four coins
            coins = max(automa.coins, coins - 4 * counted(events, "scy-trap"))
        yield "coins of the Automa", coins, automa.coins
        stars = counted(events, "scy-star", seat="automa")
        yield "stars of the Automa", stars, automa.stars
        yield "progress", counted(events, "scy-progress"), automa.progress


def points(state: State) -> dict[int, int]:
    """The score of all sides, as the rulebook adds it up (SCY-SCO-01 to -05, -07)."""
    seats = enumerate(state.sides.values(), start=1)
    return {
        seat: _automa_points(state, side) if isinstance(side, Automa) else _points(state, side)
        for seat, side in seats
    }


def _automa_points(state: State, automa: Automa) -> int:
    held = controlled(state, automa)
    return automa.coins + 4 * automa.stars + 3 * (len(held) + 2 * (FACTORY in held))


def _points(state: State, human: Person) -> int:
    tier = (human.popularity or 0) >= 7, (human.popularity or 0) >= 13
    held = controlled(state, human)
    flags = sum(r in held and home_distance(r, human.faction) != 1 for r in human.flags)
    regions = len(held) + 2 * (FACTORY in held) + flags
    resources = sum(min(6, n) for region, n in human.resources.items() if region in held)
    by_tier = human.stars * (3 + sum(tier)) + regions * (2 + sum(tier))
    pairs = resources // 2 * (1 + sum(tier))
    return (human.coins or 0) + by_tier + pairs + structure_bonus(state, human)


INVARIANTS = Invariants(growing, impossible, told, points)
