"""The table as text for a terminal of 80 columns: rich markup, no meaning by colour alone.

Buildings are two signs: owner (A the Automa, ① and ② the persons) and type; * is a power token.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.games.age_of_innovation.board.answers import turn_at
from automatable.games.age_of_innovation.board.land import letters
from automatable.games.age_of_innovation.board.preparing import preparing
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    DISCIPLINES,
    base_game,
    innovation_places,
)
from automatable.games.age_of_innovation.land import RIVER
from automatable.games.age_of_innovation.laying_out import SKIP
from automatable.games.age_of_innovation.on_screen.terminal import answer_lines, side_lines
from automatable.games.age_of_innovation.state import State, number_of

STYLE = {
    "plains": "grey0 on dark_goldenrod", "swamp": "white on grey27", "lake": "grey0 on sky_blue2",
    "forest": "grey0 on dark_sea_green4", "mountain": "grey0 on grey70",
    "wasteland": "grey0 on salmon1", "desert": "grey0 on khaki1", "river": "sky_blue3",
}  # fmt: skip
ROWS, COLUMNS = "ABCDEFGHI", 13
PERSONS = "①②"


def terminal(match: Match[State], words: Words) -> str:
    """The whole table."""
    if not match.set_up_done:
        return "\n".join([words("game-title"), *_set_up(match, words)])
    state = match.state
    parts = [
        "\n".join(_map(state, words)),
        _standing(state, words),
        "\n".join(_knowledge(state, words)),
    ]
    hint = [words("hint-notation")] if match.forms() else []
    return "\n\n".join([*parts, _places(state, words), *_on_screen(match, words), *hint])


def _on_screen(match: Match[State], words: Words) -> Iterator[str]:
    """The person's own side, and the answers in words."""
    if match.state.player is not None:
        turn = turn_at(match.state)
        yield "\n".join(side_lines(turn, words))
        yield "\n".join(answer_lines(match, turn, words))


def _set_up(match: Match[State], words: Words) -> Iterator[str]:
    """What may be answered, each answer with its meaning."""
    shown = preparing(match, words)
    picker = shown["picker"]
    if picker is None:
        for choice in shown["choices"]:
            yield f"  {choice.text:<33} {choice.label}"
        return
    yield ""
    for pick in picker.picks:
        yield f"  {pick.id:<28} {pick.label}"
    slots = " ".join(f"<{slot}>" for slot in picker.slots)
    yield f"  = {picker.word} {slots}" + (f" | {SKIP}" if picker.optional else "")


def _map(state: State, words: Words) -> Iterator[str]:
    named = dict(letters(words))
    yield "   " + "".join(f"{column:^4}" for column in range(1, COLUMNS + 1))
    for i, row in enumerate(ROWS):
        cells = (_cell(state, f"{row}{column}", named) for column in range(1, COLUMNS + 1))
        yield f" {row} {'  ' * (i % 2)}" + "".join(cells)


def _cell(state: State, hex: str, named: Mapping[str, str]) -> str:
    if hex not in state.board.places:
        return "    "
    terrain = state.terrain(hex)
    style = STYLE[terrain]
    if hex in state.automa_buildings:
        found = state.automa_buildings[hex]
        return _styled(f"A{found.type[0]}{'*' if found.marked else ' '}", style, "bold")
    if hex in state.person_buildings:
        building = state.person_buildings[hex]
        sign = PERSONS[building.person - 1]
        return _styled(f"{sign}{building.type[0]} ", style, "bold")
    return _styled(" ~ " if terrain == RIVER else f" {named[terrain]:<2}", style)


def _styled(text: str, style: str, weight: str = "") -> str:
    return f"[{f'{weight} {style}'.strip()}]{text}[/] "


def _standing(state: State, words: Words) -> str:
    order = ", ".join(words(f"seat-{state.seat_name(who)}") for who in state.turn_order)
    facts = [
        ("label-round", state.round), ("label-ship", state.ship), ("label-x", state.x),
        ("label-points", state.points_automa), ("label-cards_left", state.deck.left),
        ("label-scholars", state.scholars_left), ("label-turn_order", order),
    ]  # fmt: skip
    return "  ".join(f"{words(key)}: [bold]{value}[/]" for key, value in facts)


def _knowledge(state: State, words: Words) -> Iterator[str]:
    for discipline in DISCIPLINES:
        track = "".join(_step(state, discipline, level) for level in range(13))
        numbers = base_game().knowledge.scholar_spaces
        spaces = " ".join(
            str(n) if owner is None else _sign(owner)
            for n, owner in zip(numbers, state.scholar_spaces[discipline], strict=True)
        )
        yield f"{words(f'discipline-{discipline}'):>16} {track}  {spaces}"


def _step(state: State, discipline: str, level: int) -> str:
    here = [_sign(who) for who, levels in state.knowledge.items() if levels[discipline] == level]
    return f"{''.join(here) or level:>4}"


def _sign(who: str) -> str:
    return "A" if who == AUTOMA else PERSONS[number_of(who) - 1]


def _places(state: State, words: Words) -> str:
    actions = base_game().actions
    books = {place: state.book_at(place) for place in range(1, actions.book + 1)}
    tiles = {place: state.innovation_at(place) for place in innovation_places(len(state.people))}
    free = {place: tile for place, tile in tiles.items() if place in state.innovations}
    power = dict.fromkeys(range(1, actions.power + 1))
    rows = [
        f"{words('label-power_actions')}: {_row(power, state.power_actions_covered, words)}",
        f"{words('label-book_actions')}: {_row(books, state.book_actions_covered, words)}",
        f"{words('label-innovations')}: {_row(free, [], words)}",
    ]
    return "\n".join(rows)


def _row(places: Mapping[Any, Ref | None], covered: Sequence[int], words: Words) -> str:
    """Every place, X if it is covered, with the name of what lies there."""
    shown = [
        f"{'X' if place in covered else place}" + (f" ({words(f'{t.kind}-{t.id}')})" if t else "")
        for place, t in places.items()
    ]
    return ("  " if any(places.values()) else " ").join(shown)
