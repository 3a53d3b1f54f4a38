"""Expeditions on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.choice import Decision
from automatable.core.entries import Entry as Given
from automatable.core.events import Event, Ref
from automatable.core.match import Match
from automatable.core.pointing import Board, Thing
from automatable.core.screens import BoardDrawing, Panel, Screens, Vital, Words
from automatable.core.svg import Drawing
from automatable.games.expeditions.board.cards import any_card, card_front
from automatable.games.expeditions.board.decision import decision_steps
from automatable.games.expeditions.board.icons import icon, sprite
from automatable.games.expeditions.board.map import map_keyed
from automatable.games.expeditions.board.odds import odds_panels
from automatable.games.expeditions.board.pointing import boards, slips
from automatable.games.expeditions.board.scene import scene
from automatable.games.expeditions.board.stage import drawings, vitals
from automatable.games.expeditions.board.steps import together_in_one_go
from automatable.games.expeditions.checklist import checklist
from automatable.games.expeditions.state import State
from automatable.games.expeditions.terminal import terminal

_UNTOLD = {"mech": "exp-you_moved", "explore": "exp-you_explored"}


class ExpeditionsScreens(Screens):
    """See `automatable.core.screens.Screens`."""

    def definitions(self, words: Words) -> Drawing:
        return sprite()

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        if not match.set_up_done:
            return {"icon": icon, "prompt": ""}
        return scene(match, words)

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        if ref.kind == "card" and match is not None and match.set_up_done:
            return card_front(match.state.cards[int(ref.id)], words)
        if ref.kind == "mech":
            return icon(f"mech_{ref.id}")
        return ""

    def said(self, match: Match[State], entry: Given, words: Words) -> str:
        """A place that was face down: what lies there was asked before anything else."""
        word, _, place = entry.text.rpartition(" ")
        kind = _UNTOLD.get(word)
        return words(kind, location=Ref("location", place)) if kind else ""

    def panels(self, match: Match[State], words: Words) -> Sequence[Panel]:
        return odds_panels(match.state, words)

    def together(self, event: Event, following: Event) -> bool:
        return together_in_one_go(event, following)

    def vitals(self, state: State, words: Words) -> Sequence[Sequence[Vital]]:
        return vitals(state, words)

    def drawings(self, match: Match[State], words: Words) -> Sequence[BoardDrawing]:
        return drawings(match, words)

    def keyed(self, state: State, words: Words) -> Mapping[str, str]:
        return map_keyed(state, words)

    def moves(self, event: Event) -> Sequence[tuple[str, str, str]]:
        return ()

    def moment(self, match: Match[State]) -> str:
        return ""

    def plan(self, match: Match[State], answers: Sequence[str], words: Words) -> str:
        return ""

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        return decision_steps(decision, words)

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        return any_card(deck, card, words)

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return tuple(checklist(match))

    def slips(self, match: Match[State], words: Words) -> Sequence[Thing]:
        return tuple(slips(match, words))

    def boards(self, match: Match[State], words: Words) -> Sequence[Board]:
        return tuple(boards(match, words))

    def terminal(self, match: Match[State], words: Words) -> str:
        return terminal(match, words)


SCREENS = ExpeditionsScreens()
