"""Scythe on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.drawing.screens import Fact, Screens, Words
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref
from automatable.games.scythe.board import (
    card_front,
    decision_steps,
    picture_of,
    scene,
    sprite,
)
from automatable.games.scythe.board.box_card import box_card
from automatable.games.scythe.board.gained import gained
from automatable.games.scythe.board.moments import drawings, moment
from automatable.games.scythe.board.odds import odds_panels
from automatable.games.scythe.board.on_screen import answer_in_words
from automatable.games.scythe.board.pieces import key_of, keyed
from automatable.games.scythe.board.planning import plan, plan_in_words
from automatable.games.scythe.board.pointing import boards, slips
from automatable.games.scythe.board.stage import moves, vitals
from automatable.games.scythe.board.steps import found, together_in_one_go, weighed
from automatable.games.scythe.cards import DECKS
from automatable.games.scythe.checklist import checklist
from automatable.games.scythe.facts import facts
from automatable.games.scythe.on_screen.box_cards import is_box_file
from automatable.games.scythe.state import State
from automatable.games.scythe.terminal import terminal


class ScytheScreens(Screens):
    """See `automatable.core.drawing.screens.Screens`."""

    moves = staticmethod(moves)
    checklist = staticmethod(checklist)
    slips = staticmethod(slips)
    boards = staticmethod(boards)
    definitions = staticmethod(sprite)
    vitals = staticmethod(vitals)
    drawings = staticmethod(drawings)
    moment = staticmethod(moment)
    plan = staticmethod(plan)
    plan_in_words = staticmethod(plan_in_words)
    scene = staticmethod(scene)
    said = staticmethod(answer_in_words)
    picture = staticmethod(picture_of)
    together = staticmethod(together_in_one_go)
    weighed = staticmethod(weighed)
    gained = staticmethod(gained)
    panels = staticmethod(odds_panels)
    decision = staticmethod(decision_steps)
    terminal = staticmethod(terminal)

    records_by = ("human_faction", "mat")

    def keyed(self, state: State, words: Words) -> Mapping[str, str]:
        return keyed(state)

    def progress(self, state: State, words: Words) -> str:
        return words("progress-turn", n=state.turn)

    def found(self, event: Event, match: Match[State], words: Words) -> Sequence[tuple[str, str]]:
        """On screen the map is the board, and shows it."""
        return () if self.on_screen(match) else tuple(found(event, words))

    def place_of(self, state: State, option: Ref) -> str:
        return key_of(str(option.id), "automa")

    def facts(self, match: Match[State]) -> Sequence[Fact]:
        return tuple(facts(match))

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        if is_box_file(deck):
            return box_card(deck, card, words)
        cards = DECKS.checked(dict(deck), str(deck["id"]))
        return card_front(cards.by_number[card["number"]], words)


SCREENS = ScytheScreens()
