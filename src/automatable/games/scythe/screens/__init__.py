"""Scythe on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.choice import Decision
from automatable.core.entries import Entry
from automatable.core.events import Event, Ref
from automatable.core.match import Match
from automatable.core.pointing import Board, Thing
from automatable.core.screens import BoardDrawing, Fact, Panel, Screens, Vital, Words
from automatable.games.scythe.board import (
    card_front,
    decision_steps,
    picture_of,
    scene,
    sprite,
    together_in_one_go,
)
from automatable.games.scythe.board.box_card import box_card
from automatable.games.scythe.board.gained import gained
from automatable.games.scythe.board.moments import drawings, moment
from automatable.games.scythe.board.odds import odds_panels
from automatable.games.scythe.board.on_screen import answer_in_words
from automatable.games.scythe.board.pieces import keyed
from automatable.games.scythe.board.planning import plan, plan_told
from automatable.games.scythe.board.pointing import boards, slips
from automatable.games.scythe.board.stage import moves, vitals
from automatable.games.scythe.cards import DECKS
from automatable.games.scythe.checklist import checklist
from automatable.games.scythe.facts import facts
from automatable.games.scythe.on_screen.box_cards import is_box_file
from automatable.games.scythe.state import State
from automatable.games.scythe.terminal import terminal


class ScytheScreens(Screens):
    """See `automatable.core.screens.Screens`."""

    records_by = ("human_faction", "mat")

    def definitions(self, words: Words) -> str:
        return sprite(words)

    def vitals(self, state: State, words: Words) -> Sequence[Sequence[Vital]]:
        return vitals(state, words)

    def drawings(self, match: Match[State], words: Words) -> Sequence[BoardDrawing]:
        return drawings(match, words)

    def keyed(self, state: State, words: Words) -> Mapping[str, str]:
        return keyed(state)

    def moves(self, event: Event) -> Sequence[tuple[str, str, str]]:
        return tuple(moves(event))

    def moment(self, match: Match[State]) -> str:
        return moment(match)

    def plan(self, match: Match[State], answers: Sequence[str], words: Words) -> str:
        return plan(match, answers, words)

    def plan_told(self, match: Match[State], answers: Sequence[str], words: Words) -> Sequence[str]:
        return plan_told(match, answers, words)

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        return scene(match, words)

    def on_screen(self, match: Match[State]) -> bool:
        return bool(match.options["sit"] == "digital")

    def said(self, match: Match[State], entry: Entry, words: Words) -> str:
        return answer_in_words(match, entry, words)

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        return picture_of(ref, match, words)

    def together(self, event: Event, following: Event) -> bool:
        return together_in_one_go(event, following)

    def step(self, events: Sequence[Event], match: Match[State], words: Words) -> str:
        return ""

    def gained(self, before: State, after: State, words: Words) -> str:
        return gained(before, after, words)

    def panels(self, match: Match[State], words: Words) -> Sequence[Panel]:
        return odds_panels(match, words)

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        return decision_steps(decision, words)

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        if is_box_file(deck):
            return box_card(deck, card, words)
        cards = DECKS.checked(dict(deck), str(deck["id"]))
        return card_front(cards.by_number[card["number"]], words)

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return tuple(checklist(match))

    def facts(self, match: Match[State]) -> Sequence[Fact]:
        return tuple(facts(match))

    def slips(self, match: Match[State], words: Words) -> Sequence[Thing]:
        return tuple(slips(match, words))

    def boards(self, match: Match[State], words: Words) -> Sequence[Board]:
        return tuple(boards(match, words))

    def terminal(self, match: Match[State], words: Words) -> str:
        return terminal(match, words)


SCREENS = ScytheScreens()
