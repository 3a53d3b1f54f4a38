"""How a game on screen begins: everything is dealt by the app (SCY-ON-SET)."""

from __future__ import annotations

from automatable.core.options import Options
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.scythe.combat_cards import draw_cards
from automatable.games.scythe.components import factions
from automatable.games.scythe.on_screen.box_cards import tables_of
from automatable.games.scythe.on_screen.components import BANNED, Tables, mats, person_switches
from automatable.games.scythe.on_screen.draws import Several
from automatable.games.scythe.on_screen.player import Decks, new_player
from automatable.games.scythe.state import Automa, Person, State

RANDOM = "random"
OBJECTIVES = 2


def set_up_on_screen(options: Options, automa: Automa, log: Log) -> Procedure[State]:
    """Structure bonus tile, combat cards, objectives, in this order (SCY-ON-SET-03)."""
    mat = options["mat"]
    if mat == RANDOM:
        mat = yield from _one_of("mat", list(mats()), "SCY-ON-SET-01")
    switches = {id: str(options[id]) for id in person_switches()}
    player = new_player(options["human_faction"], mat, switches)
    tables = tables_of(options["box_cards"])
    tile = yield from _one_of("tile", list(tables.tiles), "SCY-ON-SET-03")
    sides: dict[str, Person | Automa] = {player.faction: player, automa.faction: automa}
    decks = Decks(tile, tables=tables)
    state = State(sides=sides, to_move=player.faction, decks=decks)  # SCY-ON-SET-04
    log.happened("scy-on_set_up", "SCY-ON-SET-01", mat=Ref("mat", mat), tile=Ref("tile", tile))
    if (player.faction, mat) in BANNED:
        told = {"faction": Ref("faction", player.faction), "mat": Ref("mat", mat)}
        log.happened("scy-on_too_fast", "SCY-ON-SET-01", **told)
    yield from draw_cards(state, player, factions()[player.faction].combat_cards, log)
    player.objectives = list((yield from _two_objectives(tables)))
    log.happened("scy-your_turn", "SCY-ON-SET-05", turn=1)
    return state


def _one_of(word: str, names: list[str], rule: str) -> Draw[str]:
    return Draw(prompt=word, rule=rule, stream=word, outcomes=dict.fromkeys(names, 1), word=word)


def _two_objectives(tables: Tables) -> Draw[tuple[int, ...]]:
    return Several(
        prompt="objectives",
        rule="SCY-ON-SET-03",
        stream="objectives",
        outcomes=dict.fromkeys(tables.objectives, 1),
        take=OBJECTIVES,
        word="objectives",
    )
