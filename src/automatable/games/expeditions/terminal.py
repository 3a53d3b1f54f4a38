"""The table as text for a terminal of 80 columns: rich markup, no meaning by colour alone."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.games.expeditions.board.cards import level_name
from automatable.games.expeditions.board.scene import deck_figures
from automatable.games.expeditions.components import MECHS, MechName, board
from automatable.games.expeditions.problems import warnings
from automatable.games.expeditions.state import State

CELL = 10
ARROWS = {"east": ">", "west": "<"}


def terminal(match: Match[State], words: Words) -> str:
    """Both rows, the track, and what each side has."""
    if not match.set_up_done:
        return ""
    return "\n".join(_lines(match.state, words))


def _lines(state: State, words: Words) -> Iterator[str]:
    yield f"[bold]{level_name(state.level, words)}[/]"
    for mech in MECHS:
        yield ""
        yield from row(state, mech, words)
    yield ""
    yield f"{words('mech-person')}: {place_name(state, words)}"
    yield f"{words('label-track')}: {track(state)}"
    yield sides(state, words)
    yield from (f"[dim]{text}[/]" for text in deck_figures(state, words))
    for warning in warnings(state):
        yield f"[yellow]! {words(f'problem-{warning.code}', **warning.details)}[/]"


def row(state: State, mech: MechName, words: Words) -> Iterator[str]:
    """Names, what lies there, and who stands there; the arrow is the mech's direction."""
    arrow = ARROWS[board().mech[mech].direction]
    names = board().rows[mech]
    yield f"[bold]{words(f'label-{mech}')}[/] {arrow * 3}"
    yield "  " + "".join(name.ljust(CELL) for name in names)
    yield "  " + "".join(str(state.locations[name]).ljust(CELL) for name in names).replace(
        "[", r"\["
    )
    yield "  " + "".join(standing(state, name, arrow).ljust(CELL) for name in names)


def standing(state: State, place: str, arrow: str) -> str:
    automa = f"Automa{arrow}" if state.is_automa_at(place) else ""
    return automa + ("(*)" if state.person_mech == place else "")


def place_name(state: State, words: Words) -> str:
    if state.person_mech in board().other_places:
        return words(f"location-{state.person_mech}")
    return f"{state.person_mech} (*)"


def track(state: State) -> str:
    """Every space as a sign: # passed, . to come, * a star, the marker in brackets."""
    signs = []
    for space in range(state.level.spaces_after_start + 1):
        starred = space in state.level.star_positions
        sign = "*" if starred else "#" if space < state.progress else "."
        signs.append(rf"\[{sign}]" if space == state.progress else sign)
    return "".join(signs) + f" {state.progress}"


def sides(state: State, words: Words) -> str:
    gained = state.gained
    twenty = f", {words('label-token_20')}" if gained.token_20 else ""
    return (
        f"{words('seat-automa')}: {words('label-stars')} {state.stars}/8, "
        f"{words('label-maps')} {gained.maps}, {words('label-corruption')} {gained.corruption}"
        f"{twenty}   {words('label-your_stars')}: {state.person_stars}/4"
    )
