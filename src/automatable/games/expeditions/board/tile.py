"""What lies on one location: map token, corruption stack, mechs; and the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.games.expeditions.board.icons import use
from automatable.games.expeditions.components import MECHS, board
from automatable.games.expeditions.stacks import UNKNOWN, Location
from automatable.games.expeditions.state import State

WIDTH, HEIGHT = 200, 173
CORNERS = "52,4 148,4 196,86.5 148,169 52,169 4,86.5"
SHOWN = 3
"""Tokens of a stack that are drawn; the number says the rest."""


def ground(location: Location | None) -> str:
    return "tile-up" if location is None or location.face_up else "tile-down"


def contents(location: Location, aside: bool = True) -> Drawing:
    """The map token and the stack from the top; `aside`: left of where a mech stands."""
    left = 0 if aside else 36
    drawn: list[Drawing] = []
    if location.map_token:
        drawn.append(use("map", 30 + left, 58, 70))
    if location.corruption:
        drawn.append(stack(location.corruption, 132 if location.map_token else 62 + left))
    if location.token_20:
        drawn.append(use("token_20", 100 + left / 2 if location.corruption else 28 + left, 60, 72))
    return together(*drawn)


def stack(tokens: Sequence[str], x: float) -> Drawing:
    """The top tokens one behind the other, and how many there are; unknown ones are counted."""
    if set(tokens) == {UNKNOWN}:
        return token(UNKNOWN, x, 97, f"×{len(tokens)}")
    shown = list(enumerate(tokens[:SHOWN]))
    drawn = [token(text, x + 9 * i, 93 + 6 * i) for i, text in reversed(shown)]
    count = el("text", f"×{len(tokens)}", x=x + 26, y=140, class_="stack-count")
    return together(*drawn, count if len(tokens) > 1 else None)


def token(text: str, x: float, y: float, said: str = UNKNOWN) -> Drawing:
    """Orange is round, turquoise square, an unknown one dashed: never colour alone."""
    if text == UNKNOWN:
        shape = el("circle", cx=x, cy=y, r=34, class_="token token-unknown")
    elif text.startswith("o"):
        shape = el("circle", cx=x, cy=y, r=30, class_="token token-orange")
    else:
        box = {"x": x - 27, "y": y - 27, "width": 54, "height": 54, "rx": 9}
        shape = el("rect", **box, class_="token token-turquoise")
    value = said if text == UNKNOWN else text[1:]
    return together(shape, el("text", value, x=x, y=y + 12, class_="token-value"))


def mechs(state: State, place: str) -> Drawing | None:
    """The mechs on a location; several only if a correction says so (EXP-R-02)."""
    standing = [str(name) for name, where in state.mechs.items() if where == place]
    names = [*standing, *(["person"] if state.person_mech == place else [])]
    drawn = [mech(name, 106 - 40 * i) for i, name in enumerate(names)]
    return together(*drawn) if drawn else None


def mech(name: str, x: float = 106, y: float = 62) -> Drawing:
    """A mech by the name of its row, or the person's; it moves as one piece.

    The Automa's go round and round in one direction (EXP-MOV-02).
    """
    drawn = use(f"mech_{name}", x, y, 72)
    heads = next((board().mech[row].step for row in MECHS if row == name), None)
    return el("g", drawn, class_="piece", data_piece=f"mech-{name}", data_heads=heads)


def lying_at(state: State, place: str, words: Words) -> list[str]:
    """What lies and stands there."""
    standing = [words(f"mech-{name}") for name, where in state.mechs.items() if where == place]
    mine = [words("mech-person")] if state.person_mech == place else []
    location = state.locations.get(place)
    return [*(_lying(location, words) if location else ()), *standing, *mine]


def _lying(location: Location, words: Words) -> list[str]:
    lines = [words("label-face_up" if location.face_up else "label-face_down")]
    if location.map_token:
        lines.append(words("label-map_token"))
    elif not location.face_up:
        lines.append(words("label-no_map"))
    if location.corruption:
        lines.append(words("label-tokens", n=len(location.corruption)))
    if location.token_20:
        lines.append(words("label-token_20"))
    return lines
