"""What a person reports at a table with the box: each kind as a form that the map fills in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.core.turns.forms import Form, OneOf
from automatable.games.scythe.board.pieces import key_of
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.state import UNITS, State

PROMPTS = ("report", "after_combats")
ICONS = {"+worker": "worker", "+mech": "mech", "-worker": "cross", "-mech": "cross"}


@dataclass(frozen=True)
class AnswerButton:
    """A button: the answer it gives and what it says."""

    text: str
    label: str
    icon: str = ""


@dataclass(frozen=True)
class ReportForm:
    """One thing that can be reported; with a key it begins at a place: a unit that moves."""

    number: int
    icon: str
    title: str
    button: str
    asked: str
    part: str
    """The part that is a place."""
    places: tuple[tuple[str, str, str], ...]
    """Each with its key and its name."""
    key: str = ""
    unit: str = ""
    many: int = 1
    says: str = ""
    """What a structure does."""
    abilities: tuple[tuple[str, str, str], ...] = ()
    """Each with its name and what it does."""


@dataclass(frozen=True)
class Recruit:
    """A lasting bonus to choose: the answer, its name, what it does."""

    text: str
    name: str
    says: str


def report(match: Match[State], words: Words) -> dict[str, Any]:
    """Moves, new pieces and other reports; combats once all moves are reported (SCY-HUM-06)."""
    legal = match.legal()
    return {
        "combats": [
            AnswerButton(text, words("report-combat", region=Ref("region", _last(text))), "attack")
            for text in legal
            if text.startswith("combat ")
        ],
        "forms": sorted(_forms(match, words), key=lambda form: form.icon == "cross"),
        "at_once": [AnswerButton("star", words("report-star"), "star")] if "star" in legal else [],
        "recruits": list(_recruits(legal, words)),
        "has_told": _has_told(match),
    }


def _has_told(match: Match[State]) -> bool:
    """Whether something was reported since the Automa's turn."""
    given = [entry for entry in match.entries if entry.by != "app"]
    return bool(given) and given[-1].prompt in PROMPTS and given[-1].text != "done"


def _last(text: str) -> str:
    return text.split()[-1]


def _recruits(legal: list[str], words: Words) -> Iterator[Recruit]:
    for text in legal:
        if text.startswith("recruit "):
            bonus = _last(text)
            yield Recruit(text, words(f"bonus-{bonus}"), words(f"says-bonus-{bonus}"))


def _forms(match: Match[State], words: Words) -> Iterator[ReportForm]:
    for number, form in enumerate(match.forms()):
        if form.head != "-mech":  # only a combat takes one away, and the app works that out
            yield _form(number, form, words)


def _form(number: int, form: Form, words: Words) -> ReportForm:
    parts = {part.name: part for part in form.parts if isinstance(part, OneOf)}
    place = parts.get("to") or parts["at"]
    start = place.text.removesuffix("-{}") if place.name == "to" else ""
    many = parts.get("number")
    abilities = parts["ability"].options if "ability" in parts else ()
    title = _title(form.head, start, place, words)
    return ReportForm(
        number,
        ICONS.get(form.head, form.head),
        title,
        words("report-move" if start else "report-put", what=title),
        words("report-to" if start else "report-at"),
        place.name,
        tuple(_option(id, words) for id in place.options),
        key_of(start, "person") if start else "",
        form.head if start else "",
        len(many.options) + 1 if many else 1,
        words(said) if words.has(said := f"says-structure-{form.head}") else "",
        tuple((id, words(f"ability-{id}"), words(f"says-ability-{id}")) for id in abilities),
    )


def _title(head: str, start: str, place: OneOf, words: Words) -> str:
    if head in UNITS:
        return words("way-unit", unit=head, region=place_name(start, words))
    if head == "-worker":
        return words("report-gone", region=place_name(place.options[0], words))
    if head.startswith("+"):
        return words("report-new_worker" if head == "+worker" else "report-mech")
    return words(f"structure-{head}")


@lru_cache(maxsize=1000)
def _option(place: str, words: Words) -> tuple[str, str, str]:
    """A place to choose: a page of reports names each of them many times."""
    return place, key_of(place, "person"), place_name(place, words)


def place_name(place: str, words: Words) -> str:
    """By what one sees, and where it stands in a list."""
    if place not in REGIONS:
        return words("label-home_base") if place == HOME else words.ref(Ref("region", place))
    terrain = words(f"terrain-{REGIONS[place].terrain}")
    return words("place-named", terrain=terrain, region=place)
