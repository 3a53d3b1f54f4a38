"""Small positions for the steward, made by changing some facts of a first turn."""

from __future__ import annotations

from collections.abc import Callable

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.turn_so_far import TurnSoFar
from automatable.games.scythe import GAME
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.players.estate import ground_of, silent_turn
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.on_screen.players.plan import Search
from automatable.games.scythe.state import State

Change = Callable[[State, PersonOnScreen], None]
OPTIONS = {
    "sit": "digital",
    "human_faction": "saxony",
    "mat": "industrial",
    "automa_faction": "crimea",
}
SMALL = Search(turns=3, width=6)


def as_it_is(state: State, player: PersonOnScreen) -> None:
    """Nothing is changed."""


def position(change: Change = as_it_is, **options: str) -> State:
    """The start of a turn, with some facts changed."""
    match = Match.new(GAME, {**OPTIONS, **options}, Seed.from_text("steward"))
    state = match.state.copy()
    player = state.persons[0]
    assert isinstance(player, PersonOnScreen)
    change(state, player)
    state.turn_so_far = TurnSoFar(state.copy())
    return state


def legal(state: State) -> list[str]:
    assert state.turn_so_far is not None
    request = Line(state.turn_so_far).request
    assert request is not None
    return list(request.legal())


def nearly_won(state: State, player: PersonOnScreen) -> None:
    """Five stars, three mechs, and metal for the fourth; far ahead."""
    player.stars, player.coins = 5, 60
    player.star_spaces = dict.fromkeys(
        ("upgrades_6", "recruits_4", "structures_4", "workers_8", "power_16"), 1
    )
    place = next(iter(player.workers))
    player.mechs = {place: 3}
    player.abilities = ["riverwalk", "underpass", "disarm"]
    player.add_goods(place, "metal", 3)


def rich(state: State, player: PersonOnScreen) -> None:
    """Something of everything, so that every kind of turn can be taken."""
    here, there = player.workers
    player.workers = {here: 3, there: 1}
    player.mechs, player.abilities = {here: 1}, ["riverwalk"]
    player.coins, player.power, player.popularity = 6, 6, 6
    player.factory_card, player.factory_number = True, 6
    for place, kind in ((here, "food"), (here, "metal"), (there, "oil"), (there, "wood")):
        player.add_goods(place, kind, 3)
    player.structures = {there: "mill"}
    player.recruits, player.one_time = ["popularity"], ["power"]


def beside_the_automa(power: int, mechs: int = 1) -> Change:
    """A mech and workers next to its character, which may cross every river."""

    def change(state: State, player: PersonOnScreen) -> None:
        here = next(iter(player.workers))
        player.mechs, player.power, player.hand, player.combat_cards = {here: mechs}, power, {}, 0
        automa = state.automas[0]
        automa.progress, automa.power = automa.progress_card.switch_space, 8
        automa.character = ground_of(silent_turn(state)).steps("mech", (), here)[0]

    return change
