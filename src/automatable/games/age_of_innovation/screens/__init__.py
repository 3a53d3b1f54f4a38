"""Age of Innovation on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.drawing.screens import Panel, Screens, Words
from automatable.core.drawing.svg import Drawing, el
from automatable.core.files.data import structure
from automatable.core.matches.entries import Entry
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref
from automatable.games.age_of_innovation.board.cards import card_picture
from automatable.games.age_of_innovation.board.decision import decision_pictures
from automatable.games.age_of_innovation.board.hint_plan import plan, plan_in_words
from automatable.games.age_of_innovation.board.icons import icon_symbols
from automatable.games.age_of_innovation.board.land import land_definitions, letters
from automatable.games.age_of_innovation.board.odds import odds_panels
from automatable.games.age_of_innovation.board.pointing import boards, slips
from automatable.games.age_of_innovation.board.scene import scene
from automatable.games.age_of_innovation.board.stage import board_asked, drawings, keyed, vitals
from automatable.games.age_of_innovation.board.steps import CLEARED, found, together_in_one_go
from automatable.games.age_of_innovation.checklist import checklist
from automatable.games.age_of_innovation.components import AutomaCard
from automatable.games.age_of_innovation.on_screen.labels import label
from automatable.games.age_of_innovation.owner_deck import box_of
from automatable.games.age_of_innovation.state import State
from automatable.games.age_of_innovation.terminal import terminal

ROUND_END = ("aoi-round_over", *CLEARED)
"""What the page of a round's end says in its title and lists, to be ticked."""
ROUNDS = ("aoi-round_over", "aoi-last_round_over", "aoi-new_round")
"""What a person's pass or last word of a round brings: nobody's turn (AOI-RND-01, -06, -07)."""


class AgeOfInnovationScreens(Screens):
    """See `automatable.core.drawing.screens.Screens`."""

    plan = staticmethod(plan)
    plan_in_words = staticmethod(plan_in_words)
    scene = staticmethod(scene)
    together = staticmethod(together_in_one_go)
    vitals = staticmethod(vitals)
    drawings = staticmethod(drawings)
    keyed = staticmethod(keyed)
    board_asked = staticmethod(board_asked)
    decision = staticmethod(decision_pictures)
    slips = staticmethod(slips)
    boards = staticmethod(boards)
    terminal = staticmethod(terminal)

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

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        if ref.kind != "card":
            return ""
        box = box_of(match.options["deck"] if match else None)
        return card_picture(box.cards[int(ref.id)], words)

    def panels(self, match: Match[State], words: Words) -> Sequence[Panel]:
        return odds_panels(match.state, words)

    def found(self, event: Event, match: Match[State], words: Words) -> Sequence[tuple[str, str]]:
        if not match.set_up_done or self.on_screen(match):
            return ()
        return tuple(found(event, match.state.board, words))

    def opens(self, event: Event) -> bool:
        return event.kind in ROUNDS

    def listed(self, event: Event, prompt: str) -> bool:
        return prompt == "round_end" and event.kind in ROUND_END

    def progress(self, state: State, words: Words) -> str:
        return words("progress-round", n=state.round)

    def moment(self, match: Match[State]) -> str:
        """On screen her turn is shown as it happens (AOI-ON-VIEW-07)."""
        return "screen" if self.on_screen(match) else ""

    def said(self, match: Match[State], entry: Entry, words: Words) -> str:
        if not self.on_screen(match) or entry.by != "person" or not match.set_up_done:
            return ""
        if entry.text.startswith("pass"):  # the display has changed since
            return words("do-pass")
        hexes = [part for part in entry.text.split() if part in match.state.board.places]
        told = label(entry.text, entry.prompt, match.state, words)
        return f"{hexes[0]}: {told}" if len(hexes) == 1 else told

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        return card_picture(structure(dict(card), AutomaCard, str(deck["id"])), words)

    def says(self, ref: Ref, words: Words) -> str:
        """Buildings come in every turn: what they do stands in the rules alone."""
        return "" if ref.kind in ("building", "book") else super().says(ref, words)

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return () if self.on_screen(match) else checklist(match)


def _dropped() -> Drawing:
    """The fill that says "out", readable without its colour."""
    lines = Drawing('<path d="M-2 10L10-2M2 14L14 2" stroke="#b3261e" stroke-width="2.4"/>')
    pattern = el(
        "pattern", lines, id="aoi-dropped", width=12, height=12, patternUnits="userSpaceOnUse"
    )
    return el("defs", pattern)


SCREENS = AgeOfInnovationScreens()
