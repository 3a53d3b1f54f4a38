"""Expeditions on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.drawing.screens import Panel, Screens, Words
from automatable.core.drawing.svg import Drawing
from automatable.core.matches.entries import Entry
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
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
    """See `automatable.core.drawing.screens.Screens`."""

    checklist = staticmethod(checklist)
    slips = staticmethod(slips)
    boards = staticmethod(boards)
    together = staticmethod(together_in_one_go)
    vitals = staticmethod(vitals)
    drawings = staticmethod(drawings)
    keyed = staticmethod(map_keyed)
    decision = staticmethod(decision_steps)
    card = staticmethod(any_card)
    terminal = staticmethod(terminal)

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

    def said(self, match: Match[State], entry: Entry, words: Words) -> str:
        """A place that was face down: what lies there was asked before anything else."""
        word, _, place = entry.text.rpartition(" ")
        kind = _UNTOLD.get(word)
        return words(kind, location=Ref("location", place)) if kind else ""

    def panels(self, match: Match[State], words: Words) -> Sequence[Panel]:
        return odds_panels(match.state, words)


SCREENS = ExpeditionsScreens()
