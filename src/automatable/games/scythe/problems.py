"""Everything that is impossible about a position."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.errors import Problem
from automatable.core.turns.events import Ref
from automatable.games.scythe.components import (
    HOME,
    MAT,
    factions,
    scoring,
)
from automatable.games.scythe.map import ENCOUNTERS, FOREIGN_BASES, REGIONS
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.problems import on_screen
from automatable.games.scythe.state import Automa, Person, Side, State

RUNNING = ("human", "combats", "after_combats", "automa")


def problems(state: State) -> list[Problem]:
    """All violations; empty for every state of a match."""
    checks = (_turn, _pieces, _places, _tracks, _persons, _automas, _both_sides, _tokens, on_screen)
    return [problem for check in checks for problem in check(state)]


def _named(side: Side) -> Ref:
    return Ref("faction", side.faction)


def _turn(state: State) -> Iterator[Problem]:
    """What cannot be true of whose turn it is (SCY-R-30)."""
    if not state.persons or not state.automas:
        yield Problem("sides_missing")
    if state.to_move not in state.sides:
        yield Problem("bad_value", {"field": "to_move", "value": state.to_move})
    elif state.phase in RUNNING and _wrong_side(state):
        yield Problem("wrong_phase", {"phase": state.phase})
    else:
        yield from _fighting(state)
    yield from _ending(state)


def _wrong_side(state: State) -> bool:
    return (state.phase == "automa") != isinstance(state.sides[state.to_move], Automa)


def _fighting(state: State) -> Iterator[Problem]:
    """A combat is begun where units meet, and after all moves."""
    if state.fighting is not None:
        open_combats = state.contested(state.person) if state.phase == "combats" else []
        if state.fighting not in open_combats:
            yield Problem("bad_value", {"field": "fighting", "value": state.fighting})


def _ending(state: State) -> Iterator[Problem]:
    """Six stars end the game, and nothing else does (SCY-END-01)."""
    six = [side.faction for side in state.sides.values() if side.stars >= scoring().stars_to_end]
    if (state.ended_by is None and six) or (state.ended_by and state.ended_by not in six):
        yield Problem("six_stars")
    if (state.ended_by is None) != (state.phase in RUNNING):
        yield Problem("wrong_phase", {"phase": state.phase})


def _pieces(state: State) -> Iterator[Problem]:
    """One character, at most four mechs and eight workers on each side."""
    limits = {"mech": scoring().mechs, "worker": scoring().workers}
    for side in state.sides.values():
        for unit, most in limits.items():
            counts = side.places(unit).values()
            if sum(counts) > most or any(n < 1 for n in counts):
                args = {"faction": _named(side), "unit": Ref("unit", unit)}
                yield Problem("too_many_pieces", {**args, "n": sum(counts), "most": most})


def _places(state: State) -> Iterator[Problem]:
    for side in state.sides.values():
        if "," in side.character:
            yield Problem("two_characters", {"faction": _named(side)})
        for place in sorted(_unknown_places(side)):
            yield Problem("no_such_region", {"region": place})
        if isinstance(side, Person) and side.character == MAT:
            yield Problem("character_on_mat", {"faction": _named(side)})


def _unknown_places(side: Person | Automa) -> set[str]:
    """Only the character may lie on the mat by name; things lie on regions only."""
    pieces = {*side.mechs, *side.workers, *({*side.character.split(",")} - {MAT})} - {HOME}
    if isinstance(side, PersonOnScreen):
        pieces |= side.goods.keys() - {HOME}
        return (pieces - FOREIGN_BASES.keys() | _things(side)) - REGIONS.keys()
    things = _things(side) | side.resources.keys() if isinstance(side, Person) else set()
    return (pieces | things) - REGIONS.keys()


def _things(person: Person) -> set[str]:
    return {*person.structures, *person.flags, *person.traps}


def _tracks(state: State) -> Iterator[Problem]:
    """Numbers beyond the ends of their tracks (SCY-ON-INVT-01)."""
    table = scoring()
    for side in state.sides.values():
        limits = (
            ("power", side.power, table.power_max),
            ("popularity", side.popularity, table.popularity_max),
            ("stars", side.stars, table.stars_to_end),
            ("coins", side.coins, None),
            ("combat_cards", side.combat_cards, sum(table.combat_card_values.values())),
        )
        for track, value, most in limits:
            if value is not None and (value < 0 or (most is not None and value > most)):
                named = _named(side)
                yield Problem("off_track", {"faction": named, "track": track, "n": value})


def _persons(state: State) -> Iterator[Problem]:
    for person in state.persons:
        own = factions()[person.faction].abilities
        for ability in person.abilities:
            if ability not in own or person.abilities.count(ability) > 1:
                yield Problem("bad_value", {"field": "abilities", "value": ability})
        limitless = person.faction == "saxony"
        if person.combat_stars > person.stars or (person.combat_stars > 2 and not limitless):
            yield Problem("combat_stars", {"n": person.combat_stars})
        if person.faction != "albion" and person.flags:
            yield Problem("token_of_another_faction", {"faction": Ref("faction", "albion")})
        if person.faction != "togawa" and person.traps:
            yield Problem("token_of_another_faction", {"faction": Ref("faction", "togawa")})


def _automas(state: State) -> Iterator[Problem]:
    for automa in state.automas:
        card = automa.progress_card
        if not 0 <= automa.progress < card.spaces:
            yield Problem("off_progress_card", {"n": automa.progress, "spaces": card.spaces})
        if not 0 <= automa.combat_stars <= scoring().combat_stars:
            yield Problem("combat_stars", {"n": automa.combat_stars})
        yield from _cards(automa)


def _cards(automa: Automa) -> Iterator[Problem]:
    """All cards lie in draw pile, main discard and combat discard only (SCY-DECK-01)."""
    drawn, known = automa.deck.drawn, automa.cards.by_number
    for card in sorted(set(drawn)):
        if card not in known:
            yield Problem("card_foreign", {"card": Ref("card", card)})
        if drawn.count(card) > 1:
            yield Problem("card_twice", {"card": Ref("card", card)})
    if automa.last_main_card is not None and automa.last_main_card not in known:
        yield Problem("card_foreign", {"card": Ref("card", automa.last_main_card)})


def _both_sides(state: State) -> Iterator[Problem]:
    """Units of both sides meet only while a combat is open (SCY-ON-INVT-04)."""
    for person in state.persons:
        open_combats = state.contested(person) if state.phase in RUNNING else []
        for region in sorted(person.regions()):
            if state.enemy_units_on(person, region) and region not in open_combats:
                yield Problem("units_of_both", {"region": Ref("region", region)})


def _tokens(state: State) -> Iterator[Problem]:
    for region in state.encounter_tokens:
        if region not in ENCOUNTERS or state.encounter_tokens.count(region) > 1:
            yield Problem("bad_value", {"field": "encounter_tokens", "value": region})
    if state.factory_cards_left < 0:
        yield Problem("factory_cards")
