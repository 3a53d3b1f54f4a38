"""The person's civilization as text: ratings, tokens, cards with workers, hand, every answer."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.forecast import coming
from automatable.games.through_the_ages.on_screen.labels import label
from automatable.games.through_the_ages.on_screen.ratings import derived, own
from automatable.games.through_the_ages.on_screen.side import corruption_at, yellow_row
from automatable.games.through_the_ages.state import State

MOST = 60
"""Answers that are described in words; `legal` lists the rest."""


def civilization_lines(state: State, words: Words) -> Iterator[str]:
    """What a person needs to decide."""
    civ, facts = own(state), derived(state)
    yield f"[bold]{words('seat-person')}[/bold]"
    yield "  " + _figures(
        words,
        strength=facts["strength"],
        culture=f"{state.person.culture_points} (+{facts['culture_rating']})",
        science=f"{civ.science} (+{facts['science_rating']})",
        happiness=facts["happiness"],
    )
    yield "  " + _named(
        words, ca=civ.ca, ma=civ.ma, unused=civ.unused, food=facts["food"],
        resources=facts["resources"], discontent=facts["discontent"],
    )  # fmt: skip
    yield "  " + _banks(civ, words)
    yield f"  {words('term-in_play')}: {_workers(civ, words)}"
    yield from _cards(state, civ, words)
    yield f"  {words('term-next')}: {_next(state, words)}"


def _figures(words: Words, **found: int | str) -> str:
    return "  ".join(f"{words(f'table-{name}')} [bold]{n}[/]" for name, n in found.items())


def _named(words: Words, **found: int) -> str:
    return "  ".join(f"{words(f'term-{name}')} [bold]{n}[/]" for name, n in found.items())


def _banks(civ: Civilization, words: Words) -> str:
    """Both banks with what they ask for."""
    row = yellow_row(civ.yellow)
    return words(
        "term-banks", yellow=civ.yellow, faces=row.happy_faces, food=row.consumption,
        blue=civ.blue, corruption=corruption_at(civ.blue),
    )  # fmt: skip


def _workers(civ: Civilization, words: Words) -> str:
    """Each card with its workers and its blue tokens."""
    parts = []
    for id in civ.in_play():
        pieces = "▪" * civ.workers.get(id, 0) + "•" * civ.stores.get(id, 0)
        parts.append(f"{words(f'civ-{id}')} {pieces}".strip())
    return ", ".join(parts)


def _cards(state: State, civ: Civilization, words: Words) -> Iterator[str]:
    wonders = [_wonder(id, civ, words) for id in civ.wonders]
    if civ.unfinished:
        wonders.append(f"{words(f'civ-{civ.unfinished.id}')} ({civ.unfinished.built})")
    shown = {
        "term-government": [civ.government, *(card.id for card in civ.specials())],
        "term-leader": [civ.leader] if civ.leader else [],
        "term-tactic": [civ.tactic] if civ.tactic else [],
        "term-colonies": state.person.colonies,
        "term-hand": civ.hand,
        "term-military_hand": state.person.hand,
    }
    for key, ids in shown.items():
        yield f"  {words(key)}: {', '.join(words(f'civ-{id}') for id in ids) or '–'}"
    yield f"  {words('term-wonders')}: {', '.join(wonders) or '–'}"


def _wonder(id: str, civ: Civilization, words: Words) -> str:
    name = words(f"civ-{id}")
    return f"({name})" if id in civ.ruined else name


def _next(state: State, words: Words) -> str:
    """What the end of the turn would bring now (TTA-ON-EOT-03 to -09)."""
    end = coming(state)
    if end.uprising:
        return words("term-next_uprising", n=end.discontent)
    return words(
        "term-next_turn", science=end.science, culture=end.culture, food=end.food,
        resources=end.resources, corruption=end.corruption, cards=end.cards,
    )  # fmt: skip


def answer_lines(match: Match[State], words: Words) -> Iterator[str]:
    """The answers of the question in words."""
    prompt = match.pending.prompt if match.pending else ""
    for text in (match.legal() or [])[:MOST]:
        yield f"  {text:<40} {label(text, prompt, match.state, words)}"
