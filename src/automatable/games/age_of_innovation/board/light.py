"""The light way on the screen: what is asked for now, and how it is answered."""

from __future__ import annotations

from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, together
from automatable.core.matches.match import Match
from automatable.core.turns.forms import Number
from automatable.games.age_of_innovation.board.choices import AnswerButton
from automatable.games.age_of_innovation.board.land import overlay
from automatable.games.age_of_innovation.reports import LIGHT_ENDS
from automatable.games.age_of_innovation.state import State
from automatable.games.age_of_innovation.telling import FEW

LOOK = "look_"
PAPER, INK = "#fffaf0", "#5b3fa6"
ON_THE_MAP = ("mine", "is", "annex")
SHOWN = ("look_beside", "look_power")
"""Questions about which buildings these are; the others ask only whether a space is free."""
ENDS = dict(zip(LIGHT_ENDS, ("map", "knowledge", "both", "nothing"), strict=True))


def light_ends(match: Match[State], words: Words) -> list[AnswerButton]:
    """How a turn or a round ends in the light way; nothing in the full way."""
    legal = match.legal()
    if "done map" not in legal:
        return []
    return [AnswerButton(text, words(f"action-end_{ENDS[text]}")) for text in LIGHT_ENDS]


def looking(match: Match[State], words: Words) -> dict[str, Any] | None:
    """What is asked about the board: the usual answer, quick ones for few places, levels."""
    asked = match.pending.prompt if match.pending else ""
    if not asked.startswith(LOOK):
        return None
    legal = match.legal()
    label = "action-as_shown" if asked in SHOWN else "action-all_free"
    return {
        "done": AnswerButton("done", words(label)) if "done" in legal else None,
        "hexes": hexes_asked(match),
        "quick": _quick(match, words),
        "spaces": [
            AnswerButton(text, _space(text, words)) for text in legal if text.startswith("space")
        ],
        "levels": [_level(part, words) for form in match.forms() for part in form.parts],
    }


def _quick(match: Match[State], words: Words) -> list[AnswerButton]:
    """Where few spaces are in question, a button for each beside the map."""
    mine = [text for text in match.legal() if text.startswith("mine ")]
    if len(mine) > FEW:
        return []
    return [AnswerButton(text, words("action-mine", hex=text.split()[1])) for text in mine]


def _space(text: str, words: Words) -> str:
    n = text.split()[1]
    return words("action-space_none") if n == "none" else words("action-space", n=n)


def _level(part: Any, words: Words) -> dict[str, Any]:
    assert isinstance(part, Number)
    levels = {"low": part.low, "high": part.high, "now": part.start}
    return {"id": part.name, "name": words(f"discipline-{part.name}"), **levels}


# --- on the map


def hexes_asked(match: Match[State]) -> list[str]:
    """The spaces in question."""
    if match.pending is None or not match.pending.prompt.startswith(LOOK):
        return []
    words = [text.split() for text in match.legal()]
    return list(dict.fromkeys(w[1] for w in words if w[0] in ON_THE_MAP))


def outlined(match: Match[State]) -> Drawing:
    """They stand out by a double line."""
    side, hexes = match.state.board_side, hexes_asked(match)
    return together(
        overlay(side, hexes, fill=PAPER, fill_opacity=0.35, stroke=PAPER, stroke_width=9),
        overlay(side, hexes, fill="none", stroke=INK, stroke_width=5),
    )


def answers_by_hex(match: Match[State], words: Words) -> dict[str, list[AnswerButton]]:
    """What can be answered on each space, the likely answer first."""
    found: dict[str, list[AnswerButton]] = {}
    for text in match.legal():
        kind, *rest = text.split()
        if kind in ON_THE_MAP:
            found.setdefault(rest[0], []).append(AnswerButton(text, _label(kind, rest, words)))
    return found


def _label(kind: str, rest: list[str], words: Words) -> str:
    if kind == "mine":
        return words("action-mine", hex=rest[0])
    key = "action-is_annex" if kind == "annex" else "action-is"
    return words(key, new=words(f"building-{rest[1]}"))
