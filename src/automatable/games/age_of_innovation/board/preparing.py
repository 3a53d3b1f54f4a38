"""The table before there is a state: the steps of the set-up, and what is asked of it now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.core.matches.match import Match
from automatable.core.options import ON_SCREEN
from automatable.core.turns.events import Ref, plain
from automatable.core.turns.procedure import Draw
from automatable.games.age_of_innovation.board.land import map_picture, terrain_picture
from automatable.games.age_of_innovation.board.tile_pictures import round_picture, tile_picture
from automatable.games.age_of_innovation.checklist import Step, steps
from automatable.games.age_of_innovation.components import PLACES, innovation_places, round_tiles
from automatable.games.age_of_innovation.laying_out import SKIP, NamedDraw
from automatable.games.age_of_innovation.notation import Layout
from automatable.games.age_of_innovation.state import State

KIND = {
    "round_tiles": "tile", "palaces": "palace", "books": "book", "innovations": "innovation_tile",
    "bonus_row": "bonus", "bonus_shuffle": "bonus",
}  # fmt: skip
"""What is picked in answer to a question: the first part of its message keys."""
WARNINGS = ("aoi-tiles_discipline", "aoi-tiles_building")
"""Limits of the base rules that a layout at the table may break (AOI-R-26)."""


@dataclass(frozen=True)
class Pick:
    """Something that may have come, and the slots in which it may not lie."""

    id: str
    label: str
    not_in: str = ""


@dataclass(frozen=True)
class Picker:
    """Several things that came in an order, to be tapped one after the other."""

    form: int
    """The number of the form that it fills in, and the names of its parts, slot by slot."""
    parts: list[str]
    slots: list[str]
    picks: list[Pick]
    optional: bool


@dataclass(frozen=True)
class Shown:
    """One step of the list; `status` is done, now, later, or empty if nothing is asked for it."""

    text: str
    status: str


def preparing(match: Match[State], words: Words) -> dict[str, Any]:
    """What `screens/table.html` shows of a set-up."""
    side = match.options["board_side"]
    pending = match.pending
    asked = pending.prompt if pending else ""
    return {
        "steps": [] if match.options["sit"] == ON_SCREEN else _shown(match, asked, words),
        "warnings": [words(event.kind) for event in match.events() if event.kind in WARNINGS],
        "picker": _picker(match, pending, words) if isinstance(pending, Draw) else None,
        "choices": _choices(match, words),
        "map": map_picture(Layout(side, 0, (), {}, ()), words, class_="map"),
    }


def _shown(match: Match[State], asked: str, words: Words) -> list[Shown]:
    answered = {entry.prompt for entry in match.entries}
    return [
        Shown(words(step.event.kind, **step.event.args), _status(step, asked, answered))
        for step in steps(match)
    ]


def _status(step: Step, asked: str, answered: set[str]) -> str:
    if not step.prompts:
        return ""
    if asked in step.prompts:
        return "now"
    return "done" if answered & set(step.prompts) else "later"


# --- picks


def _picker(match: Match[State], draw: Draw[Any], words: Words) -> Picker | None:
    if draw.take == 1:
        return None
    kind = KIND[draw.prompt]
    picks = [Pick(str(id), words(f"{kind}-{id}"), _not_in(draw, id)) for id in draw.outcomes]
    optional = isinstance(draw, NamedDraw)
    (form,) = match.forms()
    named = [part.name for part in form.parts]
    parts = named if len(named) == draw.take else named * draw.take
    return Picker(0, parts, _slots(match, draw, words), picks, optional)


def _not_in(draw: Draw[Any], id: int | str) -> str:
    """The rounds in which a round tile cannot lie (AOI-SET-04)."""
    if draw.prompt != "round_tiles":
        return ""
    return " ".join(map(str, round_tiles()[str(id)].forbidden_rounds))


def _slots(match: Match[State], draw: Draw[Any], words: Words) -> list[str]:
    """What the places are called in which the picks lie."""
    numbers = range(1, draw.take + 1)
    solo = match.options["humans"] == 1
    if draw.prompt == "round_tiles":
        return [words("pick-round", n=n) for n in numbers]
    if draw.prompt == "palaces":
        return [words("pick-palace", n=n) for n in numbers]
    if draw.prompt == "innovations":
        return list(innovation_places(match.options["humans"]))
    if draw.prompt == "bonus_shuffle":
        return [words("pick-hers"), *(words(f"place-{place}") for place in PLACES)]
    places = [words("pick-place", n=n) for n in numbers]
    if draw.prompt == "bonus_row" and solo:
        places[0] = words("pick-hers")  # AOI-SET-13
    return places


# --- closed lists


class Pictured(NamedTuple):
    """An answer with its label, a small picture, and words about what it brings."""

    text: str
    label: str
    picture: Drawing | None = None
    note: str = ""


def _choices(match: Match[State], words: Words) -> list[Pictured]:
    """Every answer on the list, in words."""
    return [_choice(match, text, words) for text in match.legal() or ()]


def _choice(match: Match[State], text: str, words: Words) -> Pictured:
    word, _, rest = text.partition(" ")
    if word in ("home", "youth"):
        label = words(f"terrain-{rest}")
        return Pictured(text, label, terrain_picture(rest), _set_of(match, rest, words))
    if word == "bonus":
        tile, said = tile_picture("bonus", rest, words), words(f"says-bonus-{rest}")
        return Pictured(text, words("label-bonus", n=int(rest)), tile, said)
    if word == "final":
        return Pictured(text, words(f"tile-{rest}"), round_picture(rest, words))
    if word == "faction":
        return Pictured(
            text, words(f"human_faction-{rest}"), note=words(f"says-human_faction-{rest}")
        )
    return Pictured(text, words("action-skip" if word == SKIP else f"seat-person_{rest}"))


def _set_of(match: Match[State], terrain: str, words: Words) -> str:
    """The two factions that lie beside a planning board on offer."""
    if match.pending is None or match.pending.prompt != "home":
        return ""
    offered = [event.args for event in match.events() if event.kind == "aoi-set"]
    found = [args for args in offered if args["terrain"] == Ref("terrain", terrain)]
    factions = [args[name] for args in found for name in ("one", "other")]
    names = " · ".join(words(f"human_faction-{plain(faction)}") for faction in factions)
    return f"{words(f'says-planning_board-{terrain}')} {words('label-with_one_of', names=names)}"
