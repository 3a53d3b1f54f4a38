"""Patchwork on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.advice.puzzles import Puzzle
from automatable.core.drawing.screens import BoardDrawing, Panel, Screens, Words
from automatable.core.matches.match import Match
from automatable.core.options import BESIDE_THE_BOX
from automatable.core.turns.events import Event, Ref
from automatable.core.turns.forms import OneOf
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
from automatable.games.patchwork.looking_back import reasons, told
from automatable.games.patchwork.position import in_sight
from automatable.games.patchwork.puzzles import puzzles, same_move
from automatable.games.patchwork.state import FINAL, State


class PatchworkScreens(Screens):
    """See `automatable.core.drawing.screens.Screens`."""

    slips = staticmethod(slips)
    boards = staticmethod(boards)
    definitions = staticmethod(definitions)
    vitals = staticmethod(vitals)
    moves = staticmethod(token_moves)
    decision = staticmethod(decision_steps)
    puzzle_board = staticmethod(puzzle_board)
    move_in_words = staticmethod(told)
    move_reasons = staticmethod(reasons)
    move_picture = staticmethod(move_picture)

    keys = (
        ("1 2 3", "choose"), ("← ↑ ↓ →", "move"), ("R", "rotate"), ("F", "flip"),
        ("Enter", "place"), ("Esc", "cancel"),
    )  # fmt: skip

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        return self.scene_with_hint(match, words, "")

    def scene_with_hint(self, match: Match[State], words: Words, answer: str) -> dict[str, Any]:
        """The scene; an answer that a player advises is drawn where it would happen."""
        if not match.set_up_done:
            return laying_out(words)
        legal = [*match.legal(), *_tellable_backs(match)]
        return scene(match.position(), words, legal, _cards(match), answer)

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
        return stage.keyed(in_sight(state), words)

    def plan(self, match: Match[State], answers: Sequence[str], words: Words) -> str:
        return stage.advised(match.position(), answers[0]) if answers else ""

    def progress(self, state: State, words: Words) -> str:
        return words("progress-space", n=state.time[0])

    def panels(self, match: Match[State], words: Words) -> Sequence[Panel]:
        return odds_panels(match.state, words)

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        if ref.kind == "patch" and isinstance(ref.id, int):
            return patch_picture(patches()[ref.id], words)
        cards = _cards(match) if match else None
        if ref.kind == "card" and cards and isinstance(ref.id, int):
            return card_front(cards.by_number[ref.id], words)
        return ""

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        cards = DECKS.checked(dict(deck), str(deck["id"]))
        return card_front(cards.by_number[card["number"]], words)

    def puzzles(self) -> Sequence[Puzzle]:
        return puzzles()

    same_move = staticmethod(same_move)

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return tuple(checklist(match)) if match.options["sit"] == BESIDE_THE_BOX else ()

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
