"""One location as a hexagon: name, face, map token, corruption stack, mechs."""

from __future__ import annotations

from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, picture, together
from automatable.games.expeditions.board.icons import use
from automatable.games.expeditions.stacks import UNKNOWN, Location
from automatable.games.expeditions.state import State

WIDTH, HEIGHT = 200, 173
CORNERS = "52,4 148,4 196,86.5 148,169 52,169 4,86.5"
SHOWN = 3
"""Tokens of a stack that are drawn; the number says the rest."""


def tile(state: State, place: str, words: Words) -> Drawing:
    """The whole tile, with what stands on it; its label says all of it in words."""
    drawn = tile_drawn(state, place)
    said = label(state, place, words)
    return picture(WIDTH, HEIGHT, drawn, class_="tile-picture", label=said)


def tile_drawn(state: State, place: str) -> Drawing:
    """The tile alone, to be put into a larger drawing."""
    location = state.locations.get(place)
    return together(
        el("polygon", points=CORNERS, class_=f"tile-ground {ground(location)}"),
        el("text", place, x=100, y=40, class_="tile-name"),
        contents(location) if location else None,
        mech(state, place),
    )


def camp(state: State, words: Words) -> Drawing:
    """Basecamp, where the person's mech starts and the Automa's stars lie."""
    name = words("location-basecamp")
    lines = [name, *([words("mech-person")] if state.person_mech == "basecamp" else [])]
    return picture(
        WIDTH,
        HEIGHT,
        el("polygon", points=CORNERS, class_="tile-ground tile-camp"),
        use("camp", 76, 14, 48),
        el("text", name[0].upper() + name[1:], x=100, y=92, class_="camp-name"),
        mech(state, "basecamp"),
        class_="tile-picture",
        label=", ".join(lines),
    )


def ground(location: Location | None) -> str:
    return "tile-up" if location is None or location.face_up else "tile-down"


def contents(location: Location) -> Drawing:
    """The map token, and the stack from the top."""
    drawn: list[Drawing] = []
    if location.map_token:
        x = 28 if location.face_up else 68
        drawn.append(use("map", x, 54, 64))
    if location.corruption:
        drawn.append(stack(location.corruption, 138 if location.map_token else 78))
    if location.token_20:
        drawn.append(use("token_20", 112 if location.corruption else 66, 52, 68))
    return together(*drawn)


def stack(tokens: list[str], x: float) -> Drawing:
    """The top tokens one behind the other, and how many there are."""
    shown = list(enumerate(tokens[:SHOWN]))
    drawn = [token(text, x + 9 * i, 88 + 7 * i) for i, text in reversed(shown)]
    count = el("text", f"×{len(tokens)}", x=x + 40 + 9 * len(shown), y=102, class_="stack-count")
    return together(*drawn, count if len(tokens) > 1 else None)


def token(text: str, x: float, y: float) -> Drawing:
    """Orange is round, turquoise square, an unknown one dashed: never colour alone."""
    if text == UNKNOWN:
        shape = el("circle", cx=x, cy=y, r=30, class_="token token-unknown")
    elif text.startswith("o"):
        shape = el("circle", cx=x, cy=y, r=30, class_="token token-orange")
    else:
        box = {"x": x - 27, "y": y - 27, "width": 54, "height": 54, "rx": 9}
        shape = el("rect", **box, class_="token token-turquoise")
    value = UNKNOWN if text == UNKNOWN else text[1:]
    return together(shape, el("text", value, x=x, y=y + 12, class_="token-value"))


def mech(state: State, place: str) -> Drawing | None:
    """The mechs on a location; several only if a correction says so (EXP-R-02)."""
    standing = [f"mech_{name}" for name, where in state.mechs.items() if where == place]
    if state.person_mech == place:
        standing.append("mech_person")
    drawn = [use(name, 68 + 58 * i, 104, 64) for i, name in enumerate(standing)]
    return together(*drawn) if drawn else None


def label(state: State, place: str, words: Words) -> str:
    """The tile in words, for who cannot see it."""
    parts = [place, *lying(state.locations.get(place), words)]
    parts += [words(f"mech-{name}") for name, where in state.mechs.items() if where == place]
    if state.person_mech == place:
        parts.append(words("mech-person"))
    return ", ".join(parts)


def lying(location: Location | None, words: Words) -> list[str]:
    if location is None:
        return [words("label-south")]
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
