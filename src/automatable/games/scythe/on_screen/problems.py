"""Everything that is impossible about the person's side on screen (SCY-ON-INVT)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.errors import Problem
from automatable.core.turns.events import Ref
from automatable.games.scythe.combat_cards import draw_pile, pool, unknown
from automatable.games.scythe.components import BONUSES, HOME, STRUCTURES, scoring
from automatable.games.scythe.map import FOREIGN_BASES, LAKES
from automatable.games.scythe.on_screen.components import (
    BOTTOM,
    CUBES,
    FACTORY_SECTION,
    KINDS,
    SECTIONS,
    STAR_SPACES,
    TRAPS,
    person_switches,
)
from automatable.games.scythe.on_screen.player import Decks, PersonOnScreen
from automatable.games.scythe.on_screen.stars import complete
from automatable.games.scythe.state import State


def on_screen(state: State) -> Iterator[Problem]:
    """All contradictions of a position on screen; none at a table of one's own."""
    for side in state.persons:
        if isinstance(side, PersonOnScreen) and state.decks is not None:
            for check in (_mat, _cubes, _recruits, _pieces, _places, _stars, _tokens):
                yield from check(side)
            yield from _absent(state, side)
            yield from _cards(state, side, state.decks)


def _bad(field: str, value: object) -> Problem:
    return Problem("bad_value", {"field": field, "value": str(value)[:80]})


def _foreign(field: str, values: list[str], known: tuple[str, ...]) -> Iterator[Problem]:
    """Names that do not exist, or stand there twice."""
    for value in dict.fromkeys(values):
        if value not in known or values.count(value) > 1:
            yield _bad(field, value)


def _mat(player: PersonOnScreen) -> Iterator[Problem]:
    factory = (FACTORY_SECTION,) if player.factory_card else ()
    if player.section not in (None, *SECTIONS, *factory):
        yield Problem("no_such_section", {"section": str(player.section)[:40]})
    for id, value in player.switches.items():
        if id not in person_switches() or value not in person_switches()[id].values:
            yield _bad("switches", f"{id}={value}")


def _cubes(player: PersonOnScreen) -> Iterator[Problem]:
    """Cubes gone from the top row lie below, within the slots of each action."""
    yield from _foreign("top", player.top, CUBES)
    for action, number in player.bottom.items():
        if action not in BOTTOM:
            yield _bad("bottom", action)
        elif not 0 < number <= player.player_mat.by_bottom[action].slots:
            yield Problem("too_many_cubes", {"action": Ref("action", action), "n": number})
    if len(player.top) != sum(player.bottom.values()):
        facts = {"top": len(player.top), "bottom": sum(player.bottom.values())}
        yield Problem("cubes_differ", facts)


def _recruits(player: PersonOnScreen) -> Iterator[Problem]:
    yield from _foreign("recruits", player.recruits, BONUSES)
    yield from _foreign("one_time", player.one_time, BONUSES)
    if len(player.recruits) != len(player.one_time):
        facts = {"recruits": len(player.recruits), "one_time": len(player.one_time)}
        yield Problem("recruits_differ", facts)


def _pieces(player: PersonOnScreen) -> Iterator[Problem]:
    """Numbers of pieces that cannot be (SCY-ON-INVT-02)."""
    if player.workers_in_play < 2:
        yield Problem("too_few_workers", {"n": player.workers_in_play})
    if player.mechs_in_play != len(player.abilities):
        facts = {"mechs": player.mechs_in_play, "abilities": len(player.abilities)}
        yield Problem("mechs_and_abilities", facts)
    if len(player.structures) > len(STRUCTURES):
        yield Problem("too_many_structures", {"n": len(player.structures)})
    yield from _foreign("structures", list(player.structures.values()), STRUCTURES)
    for place, kinds in player.goods.items():
        for kind, number in kinds.items():
            if kind not in KINDS or number < 1:
                yield _bad(f"goods.{place}", f"{kind}*{number}")


def _places(player: PersonOnScreen) -> Iterator[Problem]:
    """Nothing is alone on a lake, and no structure stands on one (SCY-ON-INVT-04)."""
    for lake in sorted(LAKES):
        if player.count("worker", lake) and not player.count("mech", lake):
            yield Problem("worker_on_a_lake", {"region": Ref("region", lake)})
        if lake in player.structures:
            yield Problem("structure_on_a_lake", {"region": Ref("region", lake)})
    if HOME in player.goods and not player.has("wayfare"):
        yield _bad("goods", HOME)


def _absent(state: State, player: PersonOnScreen) -> Iterator[Problem]:
    """Home bases of absent factions are for Wayfare (SCY-ON-INVT-06)."""
    used = {player.character, *player.mechs, *player.workers, *player.goods}
    for place in sorted(used & FOREIGN_BASES.keys()):
        if FOREIGN_BASES[place] in state.sides or not player.has("wayfare"):
            yield Problem("no_such_region", {"region": place})


def _stars(player: PersonOnScreen) -> Iterator[Problem]:
    """One per space but combat 2; Saxony has no limit there (SCY-ON-INVT-03)."""
    limitless = player.faction == "saxony"
    most = {"combat": 6 if limitless else scoring().combat_stars, "objective": 1 + limitless}
    for space, number in player.star_spaces.items():
        if space not in STAR_SPACES or not 0 < number <= most.get(space, 1):
            yield _bad("star_spaces", f"{space}*{number}")
    reached = set(complete(player))
    for space in ("upgrades_6", "mechs_4", "structures_4", "recruits_4", "workers_8"):
        if space in player.star_spaces and space not in reached:
            yield Problem("star_not_earned", {"space": Ref("star_space", space)})


def _tokens(player: PersonOnScreen) -> Iterator[Problem]:
    if player.traps.keys() != player.trap_kinds.keys():
        yield _bad("trap_kinds", ",".join(sorted(player.trap_kinds)))
    yield from _foreign("trap_kinds", list(player.trap_kinds.values()), TRAPS)


def _cards(state: State, player: PersonOnScreen, decks: Decks) -> Iterator[Problem]:
    """Hand, discard pile, what is known and the pool are 42 together (SCY-ON-INVT-05)."""
    piles = {"hand": player.hand, "discard": decks.discard, "automa_known": decks.known}
    for name, cards in piles.items():
        for value, number in cards.items():
            if number < 0:
                yield _bad(name, f"{value}*{number}")
    for value, left in pool(state).items():
        if left < 0:
            yield Problem("too_many_combat_cards_of", {"value": value, "n": -left})
    if unknown(state) < 0 or draw_pile(state) < 0:
        held = sum(automa.combat_cards for automa in state.automas)
        yield Problem("combat_cards_do_not_fit", {"n": held})
    yield from _numbers("objectives", player.objectives, decks.tables.objectives.keys())
    if len(player.objectives) > 2:
        yield _bad("objectives", player.objectives)
    yield from _numbers("seen_encounters", decks.seen_encounters, decks.tables.encounters.keys())
    if player.factory_number is not None:
        yield from _numbers("factory_card", [player.factory_number], decks.tables.factory_cards)


def _numbers(field: str, numbers: list[int], known: object) -> Iterator[Problem]:
    for number in dict.fromkeys(numbers):
        if number not in set(known) or numbers.count(number) > 1:  # type: ignore[call-overload]
            yield _bad(field, number)
