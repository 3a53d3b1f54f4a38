"""Harbour on the screen: drawings, the checklist of the set-up, decks."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from automatable.core.drawing.screens import Screens, Words, step
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.core.matches.match import Match
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Ref
from toy_game.cards import DECKS, AutomaCard
from toy_game.components import CRATES, Crate
from toy_game.set_up import COINS
from toy_game.state import State

SIZE = 40


class HarbourScreens(Screens):
    """See `automatable.core.drawing.screens.Screens`."""

    laid_out = (
        step("setup-crates", "HAR-SET-01", coins=COINS),
        step("setup-cards", "HAR-SET-02"),
    )

    def definitions(self, words: Words) -> Drawing:
        """The crate that all pictures of crates refer to."""
        box = el("rect", x=2, y=2, width=SIZE - 4, height=SIZE - 4, rx=3)
        return picture(0, 0, el("symbol", box, id="crate"), width=0, height=0)

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        legal = match.legal()
        asked = {
            "answers": [(text, label(text, words)) for text in legal or ()],
            "open": legal is None,
        }
        if not match.set_up_done:
            return {**asked, "quay": "", "sides": []}
        state = match.state
        sides = [("seat-person", state.person), ("seat-automa", state.automa)]
        return {
            "quay": row(state.quay, words),
            "sides": [(key, side, row(side.crates, words)) for key, side in sides],
            **asked,
        }

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        return row([int(ref.id)], words) if ref.kind == "crate" else ""

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        """The crates on the quay, those out of the running faded."""
        stages = [decision.options, *(step.kept for step in decision.steps)]
        return [row(map(int, decision.options), words, bright=kept) for kept in stages]

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        return card_face(DECKS.checked(deck, str(deck["id"])).by_number[card["number"]], words)

    def terminal(self, match: Match[State], words: Words) -> str:
        state = match.state
        lines = [
            (words("label-quay"), state.quay, ""),
            (words("seat-person"), state.person.crates, f" {state.person.coins}¢"),
            (words("seat-automa"), state.automa.crates, f" {state.automa.coins}¢"),
        ]
        return "\n".join(f"[bold]{name}[/bold]{coins} {in_text(row)}" for name, row, coins in lines)


def label(text: str, words: Words) -> str:
    """An answer on its button: `load 8` names the crate."""
    verb, _, id = text.partition(" ")
    thing = Ref("crate" if verb == "load" else verb, int(id)) if id else None
    return words(f"answer-{verb}", thing=thing)


def row(ids: Iterable[int], words: Words, bright: Sequence[int | str] | None = None) -> Drawing:
    """Crates side by side; only the bright ones are fully visible."""
    shown = [CRATES[id] for id in ids]
    boxes = [
        _crate(crate, SIZE * place, bright is None or crate.id in bright)
        for place, crate in enumerate(shown)
    ]
    names = ", ".join(words(f"crate-{crate.id}") for crate in shown)
    width = SIZE * max(len(boxes), 1)
    return picture(width, SIZE, *boxes, label=names or words("label-empty"), class_="crates")


def _crate(crate: Crate, x: int, bright: bool) -> Drawing:
    box = el("use", href="#crate", x=x, class_=f"crate-{crate.kind}")
    number = el("text", str(crate.id), x=x + SIZE / 2, y=SIZE / 2 + 5, text_anchor="middle")
    return el("g", together(box, number), opacity=None if bright else 0.3)


def card_face(card: AutomaCard, words: Words) -> Drawing:
    told = [
        words("label-strength", n=card.strength),
        words("label-wants", kind=card.wants),
        words(f"filter-{card.end}"),
    ]
    lines = [el("text", line, x=6, y=20 * y) for y, line in enumerate(told, start=1)]
    return picture(120, 70, *lines, label=words("ref-card", id=card.number), class_="card")


def in_text(ids: Sequence[int]) -> str:
    return " ".join(f"{id}({CRATES[id].worth})" for id in ids) or "-"


SCREENS = HarbourScreens()
