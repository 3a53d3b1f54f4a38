"""The person's side on screen as text: resources, buildings left, tracks, tiles, every answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.games.age_of_innovation.board.prices import price
from automatable.games.age_of_innovation.components import (
    BUILDINGS,
    DISCIPLINES,
    FINAL_ROUND,
    base_game,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.income import expected
from automatable.games.age_of_innovation.on_screen.labels import label, note
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.state import State

CHOSEN = ("competency", "palace", "city", "innovation", "pass")
MOST = 30
"""Answers that are described in words; `legal` lists the rest."""


def side_lines(turn: PersonTurn, words: Words) -> Iterator[str]:
    """What a person needs to decide, as it lies on the planning board."""
    for key in _scoring(turn.state):
        yield f"  {words('label-now_scores')}: {words(f'says-tile-{key}')}"
    yield _purse(turn, words)
    yield f"  {words('label-pieces_built')}: {_pieces(turn, words)}"
    tracks = [
        (words("label-sailing"), turn.player.sailing),
        (words("label-tools_per_spade"), turn.player.tools_per_spade),
    ]
    yield "  " + "  ".join(f"{name} [bold]{value}[/]" for name, value in tracks)
    yield f"  {words('label-next_income')}: {_income(turn, words)}"
    for kind, id in _tiles(turn):
        yield f"  [dim]{words(f'{kind}-{id}')}:[/] {words(f'says-{kind}-{id}')}"


def answer_lines(match: Match[State], turn: PersonTurn, words: Words) -> Iterator[str]:
    """The first answers of the question in words; conversions are the same at every turn."""
    prompt = match.pending.prompt if match.pending else ""
    told = [text for text in match.legal() or () if text.split()[0] not in ("convert", "burn")]
    for text in told[:MOST]:
        cost = _amounts(price(turn, text), words) if prompt == "turn" else ""
        parts = (label(text, prompt, match.state, words), cost, _said(text, match.state, words))
        yield f"  {text:<30} {' · '.join(part for part in parts if part)}"


def _said(text: str, state: State, words: Words) -> str:
    """What a tile does that is chosen, or taken in passing."""
    return note(text, state, words) if text.split()[0] in CHOSEN else ""


def _amounts(found: Mapping[str, int], words: Words) -> str:
    return ", ".join(words.ref(Ref(f"of_{what}", n)) for what, n in found.items() if n)


def _scoring(state: State) -> list[str]:
    """The tile of the round, in the last one the final tile as well (AOI-ON-SCORE-02)."""
    last = [state.final_tile] if state.round == FINAL_ROUND else []
    return [state.round_tiles[state.round - 1], *last]


def _purse(turn: PersonTurn, words: Words) -> str:
    player = turn.player
    books = " ".join(f"{words(f'mark-{d}')}{player.books[d]}" for d in DISCIPLINES)
    facts = [
        (words("label-points"), player.points),
        (words("label-coins"), player.coins),
        (words("label-tools"), player.tools),
        (words("label-own_scholars"), player.scholars),
        (words("label-books"), books),
        (words("label-bowls"), "/".join(map(str, player.bowls))),
        (words("label-keys"), player.keys),
    ]
    return "  " + "  ".join(f"{name} [bold]{value}[/]" for name, value in facts)


def _pieces(turn: PersonTurn, words: Words) -> str:
    """Built of all there are."""
    supply = base_game().buildings.supply
    told = (f"{words(f'building-{t}')} {turn.built(t)}/{supply[t]}" for t in BUILDINGS)
    return ", ".join(told)


def _income(turn: PersonTurn, words: Words) -> str:
    return _amounts(expected(turn), words) or "-"


def _tiles(turn: PersonTurn) -> Iterator[tuple[str, int | str]]:
    player, person = turn.player, turn.state.person(PERSON)
    yield "human_faction", turn.faction.id
    if person.bonus:
        yield "bonus", person.bonus
    if player.palace:
        yield "palace", player.palace
    yield from (("competency", id) for id in player.competencies)
    yield from (("innovation_tile", id) for id in player.innovations)
    yield from (("city_tile", id) for id in player.city_tiles)
