"""The end of a round and the beginning of the next (AOI-ON-RND)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import RoundTile, round_tiles
from automatable.games.age_of_innovation.on_screen.books import take_books
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.income import income
from automatable.games.age_of_innovation.on_screen.player import INCOME
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.on_screen.spades import free_spades_only
from automatable.games.age_of_innovation.passing import begin_round, uncover_actions
from automatable.games.age_of_innovation.state import State


def between_rounds(state: State, log: Log) -> Procedure[State]:
    """Knowledge bonus and preparation; income is a turn of its own.

    AOI-ON-GEN-02, AOI-ON-RND-03
    """
    turn = new_turn(state, log, in_actions=False)
    yield from end_round(turn)
    begin_round(state, log)
    turn.player.stage = INCOME
    return state


def income_turn(state: State, log: Log) -> Procedure[State]:
    turn = new_turn(state, log, in_actions=False)
    yield from income(turn)
    turn.player.stage = "turn"
    return state


def end_round(turn: PersonTurn) -> Procedure[None]:
    """The knowledge bonus, then everything is made ready for the next round.

    AOI-ON-RND-01, AOI-ON-RND-03
    """
    yield from knowledge_bonus(turn)
    turn.player.used.clear()
    uncover_actions(turn.state)
    turn.player.bonus_coins = [n + 1 for n in turn.player.bonus_coins]
    turn.tell("aoi-on_bonus_coins", "AOI-ON-RND-03")


def knowledge_bonus(turn: PersonTurn) -> Procedure[None]:
    """Levels in the tile's discipline, a few more for the Blessed (AOI-ON-FAC-01).

    AOI-ON-RND-01, AOI-ON-RND-02, AOI-ON-R-25, AOI-ON-R-26
    """
    tile = round_tiles()[turn.state.round_tiles[turn.state.round - 1]]
    n = times(turn, tile) * tile.bonus.n
    turn.log.announce(
        "aoi-on_knowledge_bonus",
        "AOI-ON-RND-01",
        discipline=Ref("discipline", tile.discipline),
        level=turn.levels[tile.discipline],
        gain=Ref(f"of_{tile.bonus.what}", n),
        n=n,
    )
    if tile.bonus.what == "books":
        yield from take_books(turn, n, "knowledge_bonus")
    elif tile.bonus.what == "spades":
        yield from free_spades_only(turn, n, "knowledge_bonus")
    else:
        turn.gain(tile.bonus.what, n, "AOI-ON-RND-01")


def times(turn: PersonTurn, tile: RoundTile) -> int:
    """How often the bonus of a tile is gained with the present level."""
    levels = turn.levels[tile.discipline] + turn.faction.knowledge_bonus_levels
    return levels // tile.bonus_per_levels
