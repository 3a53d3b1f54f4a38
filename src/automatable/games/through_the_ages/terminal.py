"""The table as text for a terminal: rich markup, no meaning by colour alone."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.games.through_the_ages.board.scene import sources_of
from automatable.games.through_the_ages.cards import HOUSE
from automatable.games.through_the_ages.on_screen.terminal import (
    answer_lines,
    civilization_lines,
)
from automatable.games.through_the_ages.ratings import STATISTICS, gold
from automatable.games.through_the_ages.state import State


def terminal(match: Match[State], words: Words) -> str:
    """The row, the Automa's indicators with their sources, its cards, tactics and events."""
    if not match.set_up_done:
        return words("game-title")
    lines = list(_lines(match.state, words))
    if match.state.on_screen:
        lines += [*civilization_lines(match.state, words), *answer_lines(match, words)]
    return "\n".join(lines)


def _lines(state: State, words: Words) -> Iterator[str]:
    yield f"[bold]{words('table-round', round=state.round, age=state.age)}[/bold]"
    if state.deck == HOUSE:
        yield f"[dim]{words('stand-in')}[/dim]"
    yield f"[bold]{words('table-row')}[/bold]"
    yield from _row(state, words)
    yield f"[bold]{words('seat-automa')}[/bold]"
    yield from _indicators(state, words)
    yield from _cards(state, words)


def _row(state: State, words: Words) -> Iterator[str]:
    for space, id in enumerate(state.row, start=1):
        yield f"  {space:2d}  {_name(id, words)}"


def _name(id: str | None, words: Words) -> str:
    return words(f"civ-{id}") if id else "–"


def _indicators(state: State, words: Words) -> Iterator[str]:
    automa = state.automa
    points = {"science": automa.science_points, "culture": automa.culture_points}
    for name in STATISTICS:
        stock = f" ({words('table-points', n=points[name])})" if name in points else ""
        yield f"  {words(f'table-{name}')}{stock} {sources_of(state, name, words)}"
    yield f"  {words('table-gold')} {gold(state)}, {words('table-blue')} {automa.blue_cubes}"


def _cards(state: State, words: Words) -> Iterator[str]:
    automa, hand = state.automa, state.automa.hand
    in_play = [automa.government, *(card.id for card in automa.in_play())]
    shown = {
        "table-technologies": [
            f"{_name(id, words)} {'▪' * automa.cubes.get(id, 0)}".strip() for id in in_play
        ],
        "table-leader": [_name(automa.leader, words)],
        "table-wonders": [_name(id, words) for id in automa.wonders],
        "table-mat": [_name(id, words) for id in (*hand.technologies(), *hand.action)],
        "table-colonies": [_name(id, words) for id in automa.colonies],
        "table-tactics": [
            _name(id, words) for id in (*state.common_tactics, *automa.exclusive_tactics)
        ],
    }
    for key, names in shown.items():
        yield f"  {words(key)}: {', '.join(names) or '–'}"
    if automa.unfinished_wonder:
        yield f"  {words('table-wonder')}: {_name(automa.unfinished_wonder.id, words)}"
    attacks = sum(hand.wars.values()) + sum(hand.aggressions.values())
    yield f"  {words('slot-events')}: {sum(hand.events.values())}"
    yield f"  {words('slot-wars_aggressions')}: {attacks}"
    if state.person.hand and not state.on_screen:
        held = ", ".join(_name(id, words) for id in state.person.hand)
        yield f"{words('table-your_hand')}: {held}"
