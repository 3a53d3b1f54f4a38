"""Through the Ages on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import dropwhile, islice, takewhile
from typing import Any

from automatable.core.decks.cards import CardFile
from automatable.core.drawing.screens import BoardDrawing, CardDraft, Panel, Screens, Vital, Words
from automatable.core.matches.entries import Entry
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref, Value
from automatable.games.through_the_ages.appendix import is_appendix
from automatable.games.through_the_ages.base_cards import military_cards
from automatable.games.through_the_ages.board import own_scene, stage
from automatable.games.through_the_ages.board.automa_card import appendix_entry, automa_card
from automatable.games.through_the_ages.board.card_form import card_form, sections_of, sketch
from automatable.games.through_the_ages.board.gained import gained
from automatable.games.through_the_ages.board.icons import icon, sprite
from automatable.games.through_the_ages.board.odds import odds_panels
from automatable.games.through_the_ages.board.own_board import own_keyed
from automatable.games.through_the_ages.board.panels import side_panels
from automatable.games.through_the_ages.board.pointing import boards, slips
from automatable.games.through_the_ages.board.scene import scene
from automatable.games.through_the_ages.board.steps import together_in_one_go, weighed
from automatable.games.through_the_ages.board.vitals import vitals
from automatable.games.through_the_ages.card_words import card_words
from automatable.games.through_the_ages.cards import (
    AutomaDeck,
)
from automatable.games.through_the_ages.checklist import checklist
from automatable.games.through_the_ages.decks import slot_of
from automatable.games.through_the_ages.on_screen.labels import label
from automatable.games.through_the_ages.owner_deck import (
    deck_of,
    read_unfinished_deck,
)
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.terminal import terminal

SEEN = ("tta-you_draw", "tta-you_peek")
"""Cards that only the person sees."""


class ThroughTheAgesScreens(Screens):
    """See `automatable.core.drawing.screens.Screens`."""

    slips = staticmethod(slips)
    boards = staticmethod(boards)
    definitions = staticmethod(sprite)
    moves = staticmethod(stage.card_moves)
    weighed = staticmethod(weighed)
    together = staticmethod(together_in_one_go)
    terminal = staticmethod(terminal)

    def progress(self, state: State, words: Words) -> str:
        return words("progress-round", n=state.round)

    def checklist(self, match: Match[State]) -> Iterable[Event]:
        return () if self.on_screen(match) else checklist(match)

    def moment(self, match: Match[State]) -> str:
        """On screen her turn is shown as it happens (TTA-ON-VIEW-09)."""
        return "screen" if self.on_screen(match) else ""

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        if not match.set_up_done or not match.state.on_screen:
            return scene(match, words)
        return {"screen": own_scene.own_scene(match, words), "icon": icon, "state": match.state}

    def vitals(self, state: State, words: Words) -> Sequence[Sequence[Vital]]:
        person, automa = vitals(state, words)
        return (own_scene.vitals(state, words), automa) if state.on_screen else (person, automa)

    def keyed(self, state: State, words: Words) -> Mapping[str, str]:
        mine = own_keyed(state, words) if state.on_screen else {}
        return stage.keyed(state, words) | mine

    def board_asked(self, match: Match[State]) -> str:
        return own_scene.board_asked(match) if self.on_screen(match) else ""

    def drawings(self, match: Match[State], words: Words) -> Sequence[BoardDrawing]:
        on_screen = match.state.on_screen
        row = BoardDrawing(
            id="row",
            ratio=stage.WIDTH / stage.HEIGHT,
            box=(0, 0, stage.WIDTH, stage.HEIGHT),
            ground=stage.ground(),
            keyed=stage.keyed(match.state, words),
            marks=stage.marks(match.state, match.legal(), words),
            places=stage.places(),
        )
        return (row, own_scene.board(match, words)) if on_screen else (row,)

    def place_of(self, state: State, option: Ref) -> str:
        """Its space in the row, the cheapest if there are several like it."""
        return f"space-{state.row.index(option.id) + 1}" if option.id in state.row else ""

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        if ref.kind != "card" or match is None:
            return ""
        deck = deck_of(match.state.deck if match.set_up_done else match.options["deck"])
        return _drawn(deck, str(ref.id), words)

    def acting(self, match: Match[State]) -> str:
        """Her turn may begin with a question: how strong one is in a war of hers."""
        if match.state.phase in ("final", "over"):
            return "nobody"
        return "automa" if match.state.on_turn == "automa" else "person"

    def panels(self, match: Match[State], words: Words) -> Sequence[Panel]:
        return (*side_panels(match, words), *odds_panels(match.state, words))

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        if is_appendix(deck):
            return appendix_entry(card, words)
        return _drawn(read_unfinished_deck(dict(deck), str(deck["id"])), card["id"], words)

    def said(self, match: Match[State], entry: Entry, words: Words) -> str:
        """An attack asks for strengths, and cards are dealt, before anything happens."""
        if self.on_screen(match) and entry.by == "person" and match.set_up_done:
            return label(entry.text, entry.prompt, match.state, words)
        word, _, card = entry.text.partition(" ")
        if entry.prompt == "turn" and word in ("draw", "peek"):
            if known := tuple(_seen_with(match, entry)):
                return words(f"said-{word}-seen", cards=known)
            return words("said-draw", n=int(card)) if word == "draw" else ""
        if entry.prompt != "turn" or card not in military_cards():
            return ""
        return words("answer-played", kind=words(f"answer-{word}"), card=Ref("civ", card))

    def gained(self, before: State, after: State, words: Words) -> str:
        return gained(before, after, words)

    def plan_in_words(
        self, match: Match[State], answers: Sequence[str], words: Words
    ) -> Sequence[str]:
        return [label(text, "action", match.state, words) for text in answers]

    def says(self, ref: Ref, words: Words) -> str:
        return card_words(str(ref.id), words) if ref.kind == "civ" else ""

    def entry(
        self, deck: CardFile, slot: str, given: Mapping[str, str] | None, words: Words
    ) -> CardDraft:
        cards, (age, number) = deck_of(deck.contents), slot_of(slot)
        known = cards.by_age[age].get(number)
        texts = sections_of(known) if given is None else given
        drawn, problems = sketch(texts, age, number)
        picture = automa_card(drawn, words, stand_in=False)
        return CardDraft(picture, tuple(problems), card_form(cards, age, texts, words))


def _seen_with(match: Match[State], report: Entry) -> Iterator[Value]:
    """The cards that a draw or a look has brought; nothing else names them at the table."""
    since = dropwhile(lambda entry: entry is not report, match.entries)
    for entry in takewhile(lambda entry: entry.by == "app", islice(since, 1, None)):
        yield from (event.args["card"] for event in entry.events if event.kind in SEEN)


def _drawn(deck: AutomaDeck, id: str, words: Words) -> str:
    return automa_card(deck.by_id[id], words, deck.source.stand_in)


SCREENS = ThroughTheAgesScreens()
