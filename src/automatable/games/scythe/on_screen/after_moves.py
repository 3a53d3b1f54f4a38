"""What follows the moves of an action: combats, encounter, factory card, flag or trap."""

from __future__ import annotations

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.combat import Battle, before_combat, fight
from automatable.games.scythe.components import scoring
from automatable.games.scythe.map import FACTORY, REGIONS, by_reading_order
from automatable.games.scythe.on_screen.components import TRAPS
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.draws import Several
from automatable.games.scythe.on_screen.encounters import encounter
from automatable.games.scythe.on_screen.moving import Moving, move_units, units_go_back

TOKENS = 4
"""Flags or traps in all."""


def move_action(turn: PersonTurn, units: int, steps: int) -> Procedure[None]:
    """The moves, and then in this order what they led to.

    SCY-ON-MOV-20, SCY-ON-MOV-21, SCY-ON-MOV-22, SCY-ON-MOV-23
    """
    moving = Moving()
    yield from move_units(turn, moving, units, steps)
    yield from _combats(turn)
    for follows in (encounter, _factory_card):
        if not turn.over:  # SCY-ON-ENC-08
            yield from follows(turn)
    if not turn.over:
        yield from _tokens(turn, moving)
    if turn.over:
        units_go_back(turn, moving)


def _combats(turn: PersonTurn) -> Procedure[None]:
    """In the order the person likes (SCY-ON-MOV-20)."""
    while not turn.over and (contested := turn.state.contested(turn.player)):
        region = contested[0]
        if len(contested) > 1:
            region = yield from turn.ask(
                "combat_order",
                "SCY-ON-MOV-20",
                lambda open_=tuple(contested): {f"combat {r}": r for r in open_},  # type: ignore[misc]
                regions=tuple(Ref("region", r) for r in contested),
            )
        battle = Battle(region, turn.player, turn.automa, person_attacks=True)
        workers = turn.automa.count("worker", region)
        yield from before_combat(turn.state, battle, turn.log)
        if not turn.over:
            won = yield from fight(turn.state, battle, turn.log)
            turn.drove_off |= won and workers > 0


def _factory_card(turn: PersonTurn) -> Procedure[None]:
    """The first time the character stands there: one of those that are left.

    SCY-ON-FAC-01, SCY-ON-R-31
    """
    player = turn.player
    if player.character != FACTORY or player.factory_card:
        return
    number = scoring().factory_cards - turn.automa.factory_card  # SCY-ON-AUT-08
    seen = yield from Several(
        prompt="factory",
        rule="SCY-ON-FAC-01",
        args={"n": number},
        stream="factory_cards",
        outcomes=dict.fromkeys(sorted(turn.decks.tables.factory_cards), 1),
        take=number,
        word="factory",
    )
    player.factory_number = yield from turn.ask(
        "factory_card",
        "SCY-ON-FAC-01",
        lambda: {f"take {card}": card for card in seen},
        cards=tuple(Ref("factory_card", card) for card in seen),
    )
    player.factory_card = True
    card = Ref("factory_card", int(player.factory_number or 0))
    turn.tell("scy-on_factory_card", "SCY-ON-FAC-01", card=card)


# --- flags and traps


def _tokens(turn: PersonTurn, moving: Moving) -> Procedure[None]:
    """On the character's region, if it moved; then traps are armed again (SCY-ON-MOV-23)."""
    player = turn.player
    place, free = player.character, {*player.flags, *player.traps}
    if moving.character and place in REGIONS and place not in free and len(free) < TOKENS:
        if player.faction == "albion":
            yield from _flag(turn, place)
        elif player.faction == "togawa":
            yield from _trap(turn, place)
    if player.has("shinobi"):
        yield from _arm(turn, moving)


def _flag(turn: PersonTurn, place: str) -> Procedure[None]:
    """Exalt (SCY-ON-INV-01, SCY-ON-R-27)."""
    wanted = yield from turn.ask(
        "flag",
        "SCY-ON-INV-01",
        lambda: {f"flag {place}": True, "no flag": False},
        region=Ref("region", place),
    )
    if wanted:
        turn.player.flags.append(place)
        turn.tell("scy-on_flag", "SCY-ON-INV-01", region=Ref("region", place))


def _trap(turn: PersonTurn, place: str) -> Procedure[None]:
    """Maifuku: armed, of a kind not used yet (SCY-ON-INV-02)."""
    player = turn.player
    left = [kind for kind in TRAPS if kind not in player.trap_kinds.values()]
    kind = yield from turn.ask(
        "trap",
        "SCY-ON-INV-02",
        lambda: {**{f"trap {place} {kind}": kind for kind in left}, "no trap": None},
        region=Ref("region", place),
    )
    if kind is not None:
        player.traps[place], player.trap_kinds[place] = True, kind
        args = {"region": Ref("region", place), "trap": Ref("trap", kind)}
        turn.tell("scy-on_trap", "SCY-ON-INV-02", **args)


def _arm(turn: PersonTurn, moving: Moving) -> Procedure[None]:
    """Shinobi: where a combat unit ended its move and still is (SCY-ON-ABL-13, SCY-ON-R-28)."""
    player = turn.player
    for place in by_reading_order(set(moving.ended_on)):
        if player.traps.get(place, True) or not player.combat_units_on(place):
            continue
        wanted = yield from turn.ask(
            "arm",
            "SCY-ON-ABL-13",
            lambda place=place: {f"arm {place}": True, "no arm": False},  # type: ignore[misc]
            region=Ref("region", place),
        )
        if wanted:
            player.traps[place] = True
            turn.tell("scy-on_arm", "SCY-ON-ABL-13", region=Ref("region", place))
