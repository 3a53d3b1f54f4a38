"""All that one must see to solve a puzzle: the time board, the next patches, both sides."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.games.patchwork.board.circle import pictured
from automatable.games.patchwork.board.time_board import time_board
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.position import to_json
from automatable.games.patchwork.state import WINDOW, State


def puzzle_board(state: State, words: Words) -> Drawing:
    position = to_json(state)
    following = [pictured(patches()[id], words) for id in state.circle if id is not None]
    return together(
        el("div", time_board(position, words), class_="puzzle-time"),
        el("div", _sides(state, words), class_="puzzle-sides"),
        el("p", words("label-window"), class_="eyebrow"),
        el("ol", *(_patch(p.picture, p.tag) for p in following[:WINDOW]), class_="puzzle-window"),
        el("ol", *(_patch(p.picture, p.tag) for p in following[WINDOW:]), class_="strip",
           tabindex=0, aria_label=words("label-circle")),
    )  # fmt: skip


def _patch(drawn: Drawing, tag: Drawing) -> Drawing:
    return el("li", drawn, tag)


def _sides(state: State, words: Words) -> Drawing:
    """Buttons and income of the person; of the Automa what it has, and its next budget."""
    person, automa = state.person(state.to_move), state.automa
    mine = [
        words("seat-person"), words("puzzle-buttons", n=person.buttons),
        words("puzzle-income", n=person.income),
    ]  # fmt: skip
    lines = [_line(mine)]
    if automa is not None:
        theirs = [
            words("seat-automa"), words(f"option-level-{automa.level}"),
            words(f"option-deck-{automa.cards.id}"), words("puzzle-buttons", n=automa.buttons),
            words("puzzle-left", n=len(automa.deck.cards) - len(automa.deck.drawn)),
        ]  # fmt: skip
        if automa.next_back is not None:
            theirs.append(words("puzzle-back", n=automa.next_back))
        lines.append(_line(theirs))
    return together(*lines)


def _line(parts: list[str]) -> Drawing:
    first, *rest = parts
    return el("p", el("strong", first), " · " + " · ".join(rest))
