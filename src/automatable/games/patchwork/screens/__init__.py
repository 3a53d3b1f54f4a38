"""Patchwork on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.choice import Decision
from automatable.core.events import Event, Ref
from automatable.core.forms import OneOf
from automatable.core.match import Match
from automatable.core.pointing import Board, Thing
from automatable.core.puzzles import Puzzle
from automatable.core.screens import BoardDrawing, Panel, Screens, Vital, Words
from automatable.core.svg import Drawing
from automatable.games.patchwork.board import (
    card_front,
    decision_steps,
    definitions,
    laying_out,
    patch_picture,
    scene,
    stage,
)
from automatable.games.patchwork.board.moves import move_picture
from automatable.games.patchwork.board.odds import odds_panels
from automatable.games.patchwork.board.pointing import boards, slips
from automatable.games.patchwork.board.puzzle import puzzle_board
from automatable.games.patchwork.board.token_moves import token_moves
from automatable.games.patchwork.board.vitals import vitals
from automatable.games.patchwork.cards import DECKS, AutomaDeck, deck_of
from automatable.games.patchwork.checklist import checklist
from automatable.games.patchwork.components import (
    patches,
)
from automatable.games.patchwork.looking_back import Told, reasons, told
from automatable.games.patchwork.position import to_json
from automatable.games.patchwork.puzzles import puzzles
from automatable.games.patchwork.state import FINAL, State


class PatchworkScreens(Screens):
    """See `automatable.core.screens.Screens`."""

    keys = (
        ("1 2 3", "choose"), ("← ↑ ↓ →", "move"), ("R", "rotate"), ("F", "flip"),
        ("Enter", "place"), ("Esc", "cancel"),
    )  # fmt: skip

    def definitions(self, words: Words) -> Drawing:
        return definitions(words)

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        return self.scene_with_hint(match, words, "")

    def scene_with_hint(self, match: Match[State], words: Words, answer: str) -> dict[str, Any]:
        """The scene; an answer that a player advises is drawn where it would happen."""
        if not match.set_up_done:
            return laying_out(words)
        legal = [*match.legal(), *_tellable_backs(match)]
        return scene(match.position(), words, legal, _cards(match), answer)

    def vitals(self, state: State, words: Words) -> Sequence[Sequence[Vital]]:
        return vitals(state, words)

    def drawings(self, match: Match[State], words: Words) -> Sequence[BoardDrawing]:
        position = match.position()
        height = stage.drawn_height(position)
        drawn = BoardDrawing(
            id="table",
            ratio=stage.WIDTH / height,
            box=(0, 0, stage.WIDTH, height),
            ground=stage.ground(position),
            under=stage.under(position),
            keyed=stage.keyed(position, words),
            marks=stage.marks(position, words, bool(match.legal())),
            places=stage.spaces(position),
        )
        return (drawn,)

    def keyed(self, state: State, words: Words) -> Mapping[str, str]:
        return stage.keyed(to_json(state), words)

    def moves(self, event: Event) -> Sequence[tuple[str, str, str]]:
        return token_moves(event)

    def moment(self, match: Match[State]) -> str:
        return ""

    def plan(self, match: Match[State], answers: Sequence[str], words: Words) -> str:
        return stage.advised(match.position(), answers[0]) if answers else ""

    def on_screen(self, match: Match[State]) -> bool:
        return bool(match.options["sit"] == "digital")

    def panels(self, match: Match[State], words: Words) -> Sequence[Panel]:
        return odds_panels(match.state, words)

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        if ref.kind == "patch" and isinstance(ref.id, int):
            return patch_picture(patches()[ref.id], words)
        cards = _cards(match) if match else None
        if ref.kind == "card" and cards and isinstance(ref.id, int):
            return card_front(cards.by_number[ref.id], words)
        return ""

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        return decision_steps(decision, words)

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        cards = DECKS.checked(dict(deck), str(deck["id"]))
        return card_front(cards.by_number[card["number"]], words)

    def puzzles(self) -> Sequence[Puzzle]:
        return puzzles()

    def puzzle_board(self, state: State, words: Words) -> str:
        return puzzle_board(state, words)

    def move_told(self, state: State, answer: str) -> Told:
        return told(state, answer)

    def move_reasons(self, state: State, better: str, played: str) -> Sequence[Told]:
        return reasons(state, better, played)

    def move_picture(self, state: State, answer: str, words: Words) -> str:
        return move_picture(state, answer, words)

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return tuple(checklist(match)) if match.options["sit"] == "companion" else ()

    def slips(self, match: Match[State], words: Words) -> Sequence[Thing]:
        return tuple(slips(match, words))

    def boards(self, match: Match[State], words: Words) -> Sequence[Board]:
        return tuple(boards(match, words))

    def terminal(self, match: Match[State], words: Words) -> str:
        from automatable.games.patchwork.terminal import terminal

        return terminal(match, words)


def _cards(match: Match[State]) -> AutomaDeck | None:
    return None if match.options["sit"] == "duo" else deck_of(match.options["deck"])


def _tellable_backs(match: Match[State]) -> list[str]:
    """Backs that a person may tell while the Automa plays, as long as none is known."""
    automa = match.state.automa
    if automa is None or automa.next_back is not None or match.state.time[1] == FINAL:
        return []
    backs = [part for form in match.forms() for part in form.parts if part.name == "back"]
    return [f"^{value}" for part in backs if isinstance(part, OneOf) for value in part.options]


SCREENS = PatchworkScreens()
