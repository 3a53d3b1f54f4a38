"""The map as text for a terminal of 80 columns: rich markup, no meaning by colour alone.

Every region shows its name and the letter of its terrain (`*` encounter token, `^` tunnel); below
it the person's units in capitals (C, M2, W3) and the Automa's in small letters (c, m2, w3).
"""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.terminal import mat_lines
from automatable.games.scythe.state import UNITS, Automa, Person, State

COLUMN = 5
"""Characters for half a hex."""
YOU, AUTOMA, QUIET = "bold cyan", "bold magenta", "dim"
LETTERS = {"character": "c", "mech": "m", "worker": "w"}


def terminal(match: Match[State], words: Words) -> str:
    """The map, and what each side has."""
    if not match.set_up_done:
        return ""
    state = match.state
    lines = [*_map(state, words), "", *_legend(words), ""]
    for side in state.sides.values():
        lines += _person(side, words) if isinstance(side, Person) else _automa(side, words)
        if isinstance(side, PersonOnScreen) and state.decks is not None:
            lines += mat_lines(side, state.decks, words)
    return "\n".join(lines)


def _map(state: State, words: Words) -> Iterator[str]:
    for row in sorted({region.row for region in REGIONS.values()}):
        yield _names(state, row, words)
        yield _units(state, row)


def _row(row: int) -> list[str]:
    return [id for id, region in REGIONS.items() if region.row == row]


def _names(state: State, row: int, words: Words) -> str:
    line, column = "", 0
    for id in _row(row):
        region = REGIONS[id]
        token = "*" if id in state.encounter_tokens else ""
        tunnel = "^" if region.tunnel else ""
        text = f"{id} {words(f'letter-{region.terrain}')}{token}{tunnel}"
        line += " " * (region.x2 * COLUMN - column) + text
        column = region.x2 * COLUMN + len(text)
    return line


def _units(state: State, row: int) -> str:
    line, column = "", 0
    for id in _row(row):
        start = REGIONS[id].x2 * COLUMN
        lines = [(_pieces(side, id), side) for side in state.sides.values()]
        shown = [(text, side) for text, side in lines if text]
        if shown:
            line += " " * (start - column)
            line += "/".join(_styled(text, side) for text, side in shown)
            column = start + sum(len(text) for text, _ in shown) + len(shown) - 1
    return line


def _pieces(side: Person | Automa, place: str) -> str:
    """`c m2 w3` without spaces; a person's units in capitals."""
    text = ""
    for unit in UNITS:
        if number := side.count(unit, place):
            text += LETTERS[unit] + (str(number) if number > 1 else "")
    return text.upper() if isinstance(side, Person) else text


def _styled(text: str, side: Person | Automa) -> str:
    return f"[{YOU if isinstance(side, Person) else AUTOMA}]{text}[/]"


def _legend(words: Words) -> Iterator[str]:
    terrains = dict.fromkeys(region.terrain for region in REGIONS.values())
    named = ", ".join(f"{words(f'letter-{t}')} {words(f'terrain-{t}')}" for t in terrains)
    yield f"[{QUIET}]{named}[/]"
    units = ", ".join(f"{LETTERS[u].upper()}/{LETTERS[u]} {words(f'unit-{u}')}" for u in UNITS)
    token, tunnel = words("label-encounter_token"), words("label-tunnel")
    yield f"[{QUIET}]{units}, * {token}, ^ {tunnel}[/]"


def _person(person: Person, words: Words) -> Iterator[str]:
    home = _pieces(person, HOME) or "-"
    name = f"{words('seat-person')} ({words(f'faction-{person.faction}')})"
    stars = f"{words('label-stars')} {person.stars}"
    yield f"[{YOU}]{name}[/]  {words('label-home_base')} {home}  {stars}"


def _automa(automa: Automa, words: Words) -> Iterator[str]:
    home = _pieces(automa, HOME) or "-"
    name = f"{words('seat-automa')} ({words(f'faction-{automa.faction}')})"
    facts = [
        (words("label-home_base"), home), (words("label-stars"), automa.stars),
        (words("label-power"), automa.power), (words("label-coins"), automa.coins),
        (words("label-combat_cards"), automa.combat_cards),
        (words("label-progress"), automa.progress), (words("label-scheme"), automa.scheme),
        (words("label-draw_pile"), automa.deck.left),
    ]  # fmt: skip
    yield f"[{AUTOMA}]{name}[/]  " + "  ".join(f"{label} {value}" for label, value in facts[:4])
    yield "  " + "  ".join(f"{label} {value}" for label, value in facts[4:])
