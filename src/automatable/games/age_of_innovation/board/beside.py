"""What lies beside the map: disciplines, actions, innovations, round bonuses, each as an answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from automatable.core.drawing.screens import Words
from automatable.core.turns.forms import Offer
from automatable.games.age_of_innovation.board.choices import AnswerButton
from automatable.games.age_of_innovation.board.icons import BOOK_ICONS, POWER_ICONS
from automatable.games.age_of_innovation.components import (
    FINAL_ROUND,
    PLACES,
    base_game,
    innovation_places,
)
from automatable.games.age_of_innovation.state import State


@dataclass(frozen=True)
class Spot:
    """A place beside the map: its name, what lies there, the answer that uses it."""

    name: str
    icon: str
    thing: str
    """What lies there, in words; empty if nobody reported it."""
    text: str
    free: bool
    live: bool


@dataclass(frozen=True)
class Track:
    """What can be reported for one discipline."""

    name: str
    choices: list[AnswerButton] = field(default_factory=list)


def track(discipline: str, offer: Offer, words: Words) -> Track:
    drawn = [
        AnswerButton(f"step {discipline} 1", words("action-step")),
        *(
            AnswerButton(f"scholar {discipline} {n}", words("action-scholar", space=n))
            for n in sorted(set(base_game().knowledge.scholar_spaces), reverse=True)
        ),
        AnswerButton(f"scholar {discipline} back", words("action-scholar_back")),
    ]
    return Track(words(f"discipline-{discipline}"), [c for c in drawn if c.text in offer])


def actions(state: State, kind: str, offer: Offer, words: Words) -> Iterator[Spot]:
    covered = state.power_actions_covered if kind == "power" else state.book_actions_covered
    places = getattr(base_game().actions, kind)
    for place in range(1, places + 1):
        sign, thing = _action(state, kind, place, words)
        free = place not in covered
        text = f"{kind} {place}"
        yield Spot(str(place), sign, thing, text, free, text in offer.listed)


def _action(state: State, kind: str, place: int, words: Words) -> tuple[str, str]:
    """Icon and words of an action; which book action lies where may be untold."""
    if kind == "power":
        return POWER_ICONS[place], words(f"power-{place}")
    if state.book_actions is None:
        return "book", ""
    id = state.book_actions[place - 1]
    return BOOK_ICONS[id], words(f"book-{id}")


def innovations(state: State, offer: Offer, words: Words) -> list[list[Spot]]:
    """The display row by row."""
    rows: dict[str, list[Spot]] = {"T": [], "B": []}
    for place in innovation_places(len(state.people)):
        free = place in state.innovations
        tile = state.innovation_at(place)
        thing = "" if tile is None else words(f"innovation_tile-{tile.id}")
        text = f"innovation {place}"
        spot = Spot(place, "innovation", thing, text, free, text in offer.listed)
        rows[place[0]].append(spot)
    return list(rows.values())


def bonuses(state: State, words: Words) -> list[tuple[str, str, str]]:
    """Display and holders of the round bonuses, where they are named, and what each gives."""
    shown = [
        *((words(f"place-{p}"), b) for p, b in zip(PLACES, state.bonus_display, strict=True)),
        (words("seat-automa"), state.bonus_automa),
        *(
            (words(f"seat-{state.seat_name(who)}"), state.person(who).bonus)
            for who in state.persons
        ),
    ]
    return [
        (where, words(f"bonus-{bonus}"), words(f"says-bonus-{bonus}"))
        for where, bonus in shown
        if bonus is not None
    ]


def tiles(state: State, words: Words) -> list[tuple[str, str, str]]:
    """The tiles of this round and of those to come, with what each scores."""
    keys = [*enumerate(state.round_tiles, start=1), (FINAL_ROUND, state.final_tile)]
    return [
        (words("label-tile_of", n=round), words(f"tile-{key}"), words(f"says-tile-{key}"))
        for round, key in keys
        if round >= state.round and key
    ]
