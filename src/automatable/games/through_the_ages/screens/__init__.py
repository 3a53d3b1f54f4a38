"""Through the Ages on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.cards import CardFile
from automatable.core.entries import Entry as Given
from automatable.core.events import Event, Ref
from automatable.core.match import Match
from automatable.core.pointing import Board, Thing
from automatable.core.screens import BoardDrawing, Entry, Panel, Screens, Vital, Words
from automatable.core.svg import Drawing
from automatable.games.through_the_ages.appendix import is_appendix
from automatable.games.through_the_ages.base_cards import military_cards
from automatable.games.through_the_ages.board import stage
from automatable.games.through_the_ages.board.automa_card import appendix_entry, automa_card
from automatable.games.through_the_ages.board.card_form import card_form, sections_of, sketch
from automatable.games.through_the_ages.board.icons import sprite
from automatable.games.through_the_ages.board.odds import odds_panels
from automatable.games.through_the_ages.board.panels import side_panels
from automatable.games.through_the_ages.board.pointing import boards, slips
from automatable.games.through_the_ages.board.scene import scene
from automatable.games.through_the_ages.board.steps import together_in_one_go
from automatable.games.through_the_ages.board.vitals import vitals
from automatable.games.through_the_ages.card_words import card_words
from automatable.games.through_the_ages.cards import (
    AutomaDeck,
)
from automatable.games.through_the_ages.checklist import checklist
from automatable.games.through_the_ages.decks import slot_of
from automatable.games.through_the_ages.owner_deck import (
    deck_of,
    read_unfinished_deck,
)
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.terminal import terminal


class ThroughTheAgesScreens(Screens):
    """See `automatable.core.screens.Screens`."""

    def definitions(self, words: Words) -> Drawing:
        return sprite(words)

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        return scene(match, words)

    def vitals(self, state: State, words: Words) -> Sequence[Sequence[Vital]]:
        return vitals(state, words)

    def drawings(self, match: Match[State], words: Words) -> Sequence[BoardDrawing]:
        row = BoardDrawing(
            id="row",
            ratio=stage.WIDTH / stage.HEIGHT,
            box=(0, 0, stage.WIDTH, stage.HEIGHT),
            ground=stage.ground(),
            keyed=stage.keyed(match.state, words),
            marks=stage.marks(match.state, match.legal(), words),
            places=stage.places(),
        )
        return (row,)

    def keyed(self, state: State, words: Words) -> Mapping[str, str]:
        return stage.keyed(state, words)

    def moves(self, event: Event) -> Sequence[tuple[str, str, str]]:
        return stage.card_moves(event)

    def moment(self, match: Match[State]) -> str:
        return ""

    def plan(self, match: Match[State], answers: Sequence[str], words: Words) -> str:
        return ""

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        if ref.kind != "card" or match is None:
            return ""
        deck = deck_of(match.state.deck if match.set_up_done else match.options["deck"])
        return _drawn(deck, str(ref.id), words)

    def panels(self, match: Match[State], words: Words) -> Sequence[Panel]:
        return (*side_panels(match, words), *odds_panels(match.state, words))

    def together(self, event: Event, following: Event) -> bool:
        return together_in_one_go(event, following)

    def step(self, events: Sequence[Event], match: Match[State], words: Words) -> str:
        return ""  # the board shows it

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        if is_appendix(deck):
            return appendix_entry(card, words)
        return _drawn(read_unfinished_deck(dict(deck), str(deck["id"])), card["id"], words)

    def said(self, match: Match[State], entry: Given, words: Words) -> str:
        """An attack asks for strengths, and cards are dealt, before anything happens."""
        word, _, card = entry.text.partition(" ")
        if (entry.prompt, word) == ("turn", "draw"):
            return words("said-draw", n=int(card))
        if entry.prompt != "turn" or card not in military_cards():
            return ""
        return words("answer-played", kind=words(f"answer-{word}"), card=Ref("civ", card))

    def says(self, ref: Ref, words: Words) -> str:
        return card_words(str(ref.id), words) if ref.kind == "civ" else ""

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return tuple(checklist(match))

    def slips(self, match: Match[State], words: Words) -> Sequence[Thing]:
        return tuple(slips(match, words))

    def boards(self, match: Match[State], words: Words) -> Sequence[Board]:
        return tuple(boards(match, words))

    def terminal(self, match: Match[State], words: Words) -> str:
        return terminal(match, words)

    def entry(
        self, deck: CardFile, slot: str, given: Mapping[str, str] | None, words: Words
    ) -> Entry:
        cards, (age, number) = deck_of(deck.contents), slot_of(slot)
        known = cards.by_age[age].get(number)
        texts = sections_of(known) if given is None else given
        drawn, problems = sketch(texts, age, number)
        picture = automa_card(drawn, words, stand_in=False)
        return Entry(picture, tuple(problems), card_form(cards, age, texts, words))


def _drawn(deck: AutomaDeck, id: str, words: Words) -> str:
    return automa_card(deck.by_id[id], words, deck.source.stand_in)


SCREENS = ThroughTheAgesScreens()
