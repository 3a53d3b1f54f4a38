"""Age of Innovation on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.choice import Decision
from automatable.core.data import structure
from automatable.core.events import Event, Ref
from automatable.core.match import Match
from automatable.core.pointing import Board, Thing
from automatable.core.screens import BoardDrawing, Fact, Panel, Screens, Vital, Words
from automatable.core.svg import Drawing, el
from automatable.games.age_of_innovation.board.cards import card_picture
from automatable.games.age_of_innovation.board.decision import decision_pictures
from automatable.games.age_of_innovation.board.icons import icon_symbols
from automatable.games.age_of_innovation.board.land import land_definitions, letters
from automatable.games.age_of_innovation.board.odds import odds_panels
from automatable.games.age_of_innovation.board.pointing import boards, slips
from automatable.games.age_of_innovation.board.scene import scene
from automatable.games.age_of_innovation.board.stage import drawings, keyed, vitals
from automatable.games.age_of_innovation.checklist import checklist
from automatable.games.age_of_innovation.components import AutomaCard
from automatable.games.age_of_innovation.owner_deck import (
    box_of,
)
from automatable.games.age_of_innovation.position import FACTS
from automatable.games.age_of_innovation.state import State
from automatable.games.age_of_innovation.terminal import terminal

ROUNDS = ("aoi-round_over", "aoi-last_round_over", "aoi-new_round")
"""What a person's pass or last word of a round brings: nobody's turn (AOI-RND-01, -06, -07)."""


class AgeOfInnovationScreens(Screens):
    """See `automatable.core.screens.Screens`."""

    def definitions(self, words: Words) -> Drawing:
        return el(
            "svg",
            _dropped(),
            icon_symbols(words),
            land_definitions(letters(words)),
            class_="sprite",
            width=0,
            height=0,
            aria_hidden="true",
        )

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        return scene(match, words)

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        if ref.kind != "card":
            return ""
        box = box_of(match.options["deck"] if match else None)
        return card_picture(box.cards[int(ref.id)], words)

    def panels(self, match: Match[State], words: Words) -> Sequence[Panel]:
        return odds_panels(match.state, words)

    def together(self, event: Event, following: Event) -> bool:
        return False

    def opens(self, event: Event) -> bool:
        return event.kind in ROUNDS

    def vitals(self, state: State, words: Words) -> Sequence[Sequence[Vital]]:
        return vitals(state, words)

    def drawings(self, match: Match[State], words: Words) -> Sequence[BoardDrawing]:
        return drawings(match, words)

    def keyed(self, state: State, words: Words) -> Mapping[str, str]:
        return keyed(state, words)

    def moves(self, event: Event) -> Sequence[tuple[str, str, str]]:
        return ()

    def moment(self, match: Match[State]) -> str:
        return ""

    def plan(self, match: Match[State], answers: Sequence[str], words: Words) -> str:
        return ""

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        return decision_pictures(decision, words)

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        return card_picture(structure(dict(card), AutomaCard, str(deck["id"])), words)

    def says(self, ref: Ref, words: Words) -> str:
        """Buildings come in every turn: what they do stands in the rules alone."""
        return "" if ref.kind in ("building", "book") else super().says(ref, words)

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return checklist(match)

    def facts(self, match: Match[State]) -> Sequence[Fact]:
        return tuple(FACTS.page(match.state))

    def slips(self, match: Match[State], words: Words) -> Sequence[Thing]:
        return tuple(slips(match, words))

    def boards(self, match: Match[State], words: Words) -> Sequence[Board]:
        return tuple(boards(match, words))

    def terminal(self, match: Match[State], words: Words) -> str:
        return terminal(match, words)


def _dropped() -> Drawing:
    """The fill that says "out", readable without its colour."""
    lines = Drawing('<path d="M-2 10L10-2M2 14L14 2" stroke="#b3261e" stroke-width="2.4"/>')
    pattern = el(
        "pattern", lines, id="aoi-dropped", width=12, height=12, patternUnits="userSpaceOnUse"
    )
    return el("defs", pattern)


SCREENS = AgeOfInnovationScreens()
