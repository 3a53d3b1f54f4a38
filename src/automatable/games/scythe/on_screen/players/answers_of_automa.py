"""The Automa's answer to a turn, sampled from what nobody has seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from automatable.core.matches.rng import Seed, Stream
from automatable.core.simulating.whole_games import Silent
from automatable.core.turns.procedure import Draw
from automatable.games.scythe.automa import automa_turn
from automatable.games.scythe.cards import AutomaCard
from automatable.games.scythe.deck import shuffle_all
from automatable.games.scythe.odds import ATTACKS, unseen
from automatable.games.scythe.on_screen.players.answering import sensible
from automatable.games.scythe.on_screen.players.estate import silent_turn
from automatable.games.scythe.state import Automa, State


class Chance:
    """Cards as they may come; the same for every turn that is compared."""

    def __init__(self, number: int) -> None:
        self._seed, self._used = Seed.from_text(f"thought {number}"), Counter[str]()

    def deal(self, draw: Draw[Any]) -> object:
        counter = self._used[draw.stream]
        self._used[draw.stream] += draw.take
        return draw.dealt(Stream(self._seed, draw.stream), counter).value

    @property
    def asked(self) -> bool:
        """Whether anything came by chance."""
        return bool(self._used)


def strikes(automa: Automa) -> list[AutomaCard]:
    """The cards that may come next and attack."""
    return [card for card in unseen(automa) if _attacks(automa, card)]


def _attacks(automa: Automa, card: AutomaCard) -> bool:
    row = card.scheme(automa.scheme).move_row
    return any(icon.name in ATTACKS and icon.counts_for(automa.faction) for icon in row)


def after_the_automa(state: State, chance: Chance, card: int) -> State:
    """One turn of the Automa with this card, on a copy; the person fights with good sense."""
    trial = state.copy()
    if not trial.automas[0].deck.left:
        shuffle_all(trial.automas[0], Silent(), "SCY-DECK-04")
    running = automa_turn(trial, Silent())
    try:
        next(running)
        request = running.send(card)
        while True:
            if isinstance(request, Draw):
                request = running.send(chance.deal(request))
            else:
                text = sensible(silent_turn(trial), request, list(request.legal()))
                request = running.send(request.read(text).value)
    except StopIteration:
        return trial
