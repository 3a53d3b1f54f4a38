"""A game made of a file: the same declarations as a game in Python has, from its definition."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any

from automatable.core.decks.owners import Decks
from automatable.core.errors import AutomatableError, Problem
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import Option, Options
from automatable.core.state.copying import copied
from automatable.core.turns.events import Log
from automatable.kit.contents import contents
from automatable.kit.decks import KitDecks
from automatable.kit.definition import Definition
from automatable.kit.own_cards import OwnDecks, chosen_cards, key_of, stand_ins
from automatable.kit.playing import Playing
from automatable.kit.runtime.base import FileGame
from automatable.kit.screens import KitScreens
from automatable.kit.state import KitState
from automatable.kit.tempo import KitTempo

MOST_ANSWERS = 600
"""Of the game in whose middle the example lies."""


class KitGame(FileGame):
    """All of one game file."""

    is_from_file = True

    def __init__(self, file: Definition, id: str = "") -> None:
        self.file = file
        self.text = file.text
        decks = OwnDecks(file) if stand_ins(file) else KitDecks(file)
        super().__init__(contents(file, id or file.id), decks, options=own_options(decks))
        self.package = __name__.rpartition(".")[0]

    def play(self, state: KitState, log: Log) -> Playing:
        return Playing(self.file, self.told, state, log)

    @cached_property
    def screens(self) -> KitScreens:
        return KitScreens(self.file, self.score, self.has_ended)

    @cached_property
    def tempo(self) -> KitTempo:  # type: ignore[override]
        return KitTempo(self)

    def template(self) -> dict[str, Any]:
        """The middle of a game, in which the Automa moves if there is such a turn."""
        return self.position(middle(self))

    # --- cards that an owner has typed in

    def _kept(self, options: Options) -> dict[str, Any]:
        """The options of a state: an owner's cards where there are any, not that there are none."""
        keys = [key_of(self.file, deck.name) for deck in stand_ins(self.file)]
        told = {key: value for key, value in options.items() if key not in keys}
        return told | chosen_cards(self.file, options)

    def _problems(self, state: KitState) -> list[Problem]:
        found = super()._problems(state)
        for option in own_options(self.decks):
            if option.key in state.options:
                try:
                    option.read(state.options[option.key])
                except AutomatableError:
                    found.append(Problem("bad_option", {"name": option.key}))
        return found


def middle(game: KitGame) -> KitState:
    """The state in the middle of a game with seed 1, at a turn of the Automa if it has any."""
    match, chance = Match.new(game, seed=Seed.from_text("1")), Random(1)
    while not match.over and len(match.entries) < MOST_ANSWERS:
        match.answer(any_answer(match, chance))
    going = [one for one in match.states() if not one.over and not game.has_ended(one)]
    fitting = [one for one in going if game.file.turns[one.next].side == "automa"] or going
    found: KitState = copied(fitting[len(fitting) // 2])
    return found


def any_answer(match: Match[KitState], chance: Random) -> str:
    """Something legal."""
    legal = match.legal()
    return chance.choice(legal) if legal else match.forms()[0].filled(chance.choice)


def own_options(decks: Decks) -> list[Option]:
    """What is asked about cards of one's own."""
    return decks.options() if isinstance(decks, OwnDecks) else []
