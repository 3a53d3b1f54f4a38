"""Through the Ages as the frame sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from automatable.core.difficulty import ByOrder, Difficulty
from automatable.core.events import Log
from automatable.core.game import Game
from automatable.core.options import Option, Options
from automatable.core.procedure import Procedure, Request
from automatable.core.score import ScoreSheet
from automatable.games.through_the_ages.appendix import NONE
from automatable.games.through_the_ages.automa import (
    automa_turn,
    start_of_turn,
    war_and_tactics,
    whole_turn,
)
from automatable.games.through_the_ages.cards import HOUSE
from automatable.games.through_the_ages.decks import DECKS
from automatable.games.through_the_ages.difficulty import ERROR, HARD
from automatable.games.through_the_ages.final import final_scoring
from automatable.games.through_the_ages.owner_deck import is_unfinished
from automatable.games.through_the_ages.person import ASKED_BACK, person_turn
from automatable.games.through_the_ages.position import FACTS
from automatable.games.through_the_ages.score import score
from automatable.games.through_the_ages.set_up import OPTIONS, dealer_of, set_up, settings_of
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.template import TEMPLATE
from automatable.games.through_the_ages.view import imagined, seen_by


class ThroughTheAges(Game[State]):
    """The two-player game of 2015 with Mautoma in the second seat."""

    id = "through_the_ages"
    decks = DECKS
    example = TEMPLATE
    facts = FACTS
    rules_version = 2
    correction_rule = "TTA-EFF-02"
    set_up_rule = "TTA-SETUP-07"

    def options(self) -> Sequence[Option]:
        return OPTIONS

    @property
    def difficulty(self) -> Difficulty:
        return ByOrder(self, HARD, ERROR)

    def set_up(self, options: Options, log: Log) -> Procedure[State]:
        return set_up(options, log)

    def turn(self, state: State, log: Log) -> Procedure[State]:
        """The start of a turn, one report of the person, or the Automa's card."""
        if state.phase == "final":
            return final_scoring(state, log)
        if state.phase == "start":
            return start_of_turn(state, log)
        if state.phase == "war":
            return war_and_tactics(state, log)
        if state.on_turn == "automa":
            return automa_turn(state, log)
        return person_turn(state, log)

    def automa_turn(self, state: State, log: Log) -> Procedure[State] | None:
        if state.on_turn != "automa" or state.phase in ("final", "over"):
            return None
        return whole_turn(state, log)

    def unasked(self, request: Request, rules_version: int) -> str | None:
        """Version 1 took a second political action, and any gain, without a word."""
        return "yes" if rules_version < 2 and request.prompt in ASKED_BACK else None

    def is_over(self, state: State) -> bool:
        return state.phase == "over"

    def dealt_by_app(self, options: Options, stream: str) -> bool:
        """Each kind of card has its own dealer."""
        deck = stream.partition("/")[0]
        dealers = {"civil": "civil_dealer", "automa": "automa_dealer"}
        dealers |= {"military": "military_dealer", "events": "military_dealer"}
        return deck not in dealers or dealer_of(options, dealers[deck]) == "app"

    def score(self, state: State) -> ScoreSheet:
        return score(state)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return seen_by(state, seat)

    def imagined(self, state: State, seat: int, chance: Random) -> State:
        return imagined(state, seat, chance)

    def options_at(self, state: State) -> dict[str, Any]:
        """What a position says about the options of the match that goes on from it."""
        settings = asdict(state.settings)
        if is_unfinished(state.deck):
            settings["automa_dealer"] = "table"
        return {
            "level": state.automa.blue_cubes_start,
            "deck": state.deck,
            "appendix": NONE if state.appendix is None else state.appendix,
            "start_player": state.start_player,
            **settings,
        }

    def goes_on(self, before: State, corrected: State) -> bool:
        return super().goes_on(before, corrected) and _mover(before) == _mover(corrected)

    def save_note(self, options: Options) -> str:
        return "Stand-in deck, not the printed cards" if options["deck"] == HOUSE else ""

    def begin_at(self, state: State, options: Options) -> State:
        state.settings = settings_of(options)
        return state


def _mover(state: State) -> tuple[str, str]:
    """Whose turn it is, and of which kind."""
    return state.phase, state.on_turn


GAME = ThroughTheAges()
