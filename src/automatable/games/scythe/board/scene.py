"""The whole table of one match: everything `screens/table.html` shows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from automatable.core.events import Ref, plain
from automatable.core.forms import Form, Number, OneOf
from automatable.core.match import Match
from automatable.core.screens import Words
from automatable.core.svg import Drawing, together
from automatable.games.scythe.board.card import card_front
from automatable.games.scythe.board.ghosts import ghosts
from automatable.games.scythe.board.icons import icon
from automatable.games.scythe.board.map import legend, live_map
from automatable.games.scythe.board.on_screen import on_screen_scene, places
from automatable.games.scythe.board.sides import automa_side, person_side
from automatable.games.scythe.board.steps import last_moves
from automatable.games.scythe.components import HOME, STRUCTURES, scoring
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.neighbourhood import automa_neighbourhood, person_neighbourhood
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.reports import TOKENS
from automatable.games.scythe.state import UNITS, Person, State

CARD_PROMPTS = ("card", "combat_card")
REPORTS = ("report", "after_combats")


@dataclass(frozen=True)
class Choice:
    """A button: the answer it gives and what it says."""

    text: str
    label: str
    icon: str = ""


def scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All drawings and figures; inputs only for what is asked now."""
    state = match.state
    prompt = match.pending.prompt if match.pending else ""
    return {
        "icon": icon,
        "prompt": prompt,
        "map": live_map(state, words, together(last_moves(match), ghosts(match))),
        "map_data": Drawing(json.dumps(map_data(match, prompt))),
        "legend": legend(words),
        "persons": [person_side(side, words) for side in state.persons],
        "automas": [automa_side(side, words) for side in state.automas],
        "turn": state.turn,
        "report": report(match, words) if prompt in REPORTS else None,
        "commit": commit(match) if prompt == "commit" else None,
        "choices": list(choices(match, words)),
        "cards": list(card_choices(match, words)),
        "numbers": numbers(match, words),
        "structures": structures(match) if prompt == "final_structures" else None,
        "digital": on_screen_scene(match, words) if state.decks is not None else None,
    }


# --- the map


def map_data(match: Match[State], prompt: str) -> dict[str, Any]:
    """What the script needs: where the person's units stand, and every neighbourhood."""
    state = match.state
    person = state.person
    return {
        "live": prompt in REPORTS,
        "answers": places(match, person) if isinstance(person, Player) else {},
        "units": {at: _units(person, at) for at in (HOME, *REGIONS) if person.units_on(at)},
        "near": {
            "person": {
                r: sorted(person_neighbourhood(state, person, r))
                for r in sorted(person.combat_regions())
            },
            "automa": {
                r: sorted(automa_neighbourhood(a, r))
                for a in state.automas
                for r in sorted(a.regions())
            },
        },
    }  # fmt: skip


def _units(person: Person, place: str) -> dict[str, int]:
    return {unit: person.count(unit, place) for unit in UNITS if person.count(unit, place)}


# --- what the person reports


def report(match: Match[State], words: Words) -> dict[str, Any]:
    """New pieces and other reports; those that want a region are finished by a tap on the map."""
    return {
        "combats": list(_combats(match, words)),
        "placing": list(_placing(match, words)),
        "at_once": list(_at_once(match, words)),
    }


def _combats(match: Match[State], words: Words) -> Iterator[Choice]:
    """Once all moves are reported, the combats can begin (SCY-HUM-06)."""
    for text in match.legal():
        if text.startswith("combat "):
            label = words("report-combat", region=Ref("region", _last(text)))
            yield Choice(text, label, "attack")


def _placing(match: Match[State], words: Words) -> Iterator[Choice]:
    """Texts with `?` where the region goes, for what the rules allow somewhere."""
    forms = {form.head: form for form in match.forms()}
    if "+worker" in forms:
        yield Choice("+worker ?", words("report-new_worker"), "worker")
    for ability in _abilities(forms.get("+mech")):
        name = words(f"ability-{ability}")
        yield Choice(f"+mech ? {ability}", words("report-new_mech", ability=name), "mech")
    for kind in (*STRUCTURES, *TOKENS):
        if kind in forms:
            yield Choice(f"{kind} ?", words(f"structure-{kind}"), kind)
    if "-worker" in forms:
        yield Choice("-worker ?", words("report-gone_worker"), "cross")


def _abilities(form: Form | None) -> Iterator[str]:
    """Those that a new mech can unlock."""
    for part in form.parts if form else ():
        if isinstance(part, OneOf) and part.name == "ability":
            yield from part.options


def _at_once(match: Match[State], words: Words) -> Iterator[Choice]:
    legal = match.legal()
    if "star" in legal:
        yield Choice("star", words("report-star"), "star")
    for text in legal:
        if text.startswith("recruit "):
            label = words("report-recruit", bonus=Ref("bonus", _last(text)))
            yield Choice(text, label, "recruit")


# --- combat


def commit(match: Match[State]) -> dict[str, Any]:
    """The dial, and one counter for each value of combat card."""
    assert match.pending is not None
    args = match.pending.args
    dial, cards = int(plain(args["power"])), int(plain(args["cards"]))
    values = sorted(map(int, scoring().combat_card_values))
    return {"dial": range(dial + 1), "cards": cards, "values": values}


# --- short lists of answers

Label = Callable[[str, Words], str]


def _last(text: str) -> str:
    return text.split()[-1]


LABELS: dict[str, Label] = {
    "ability": lambda text, words: words(f"answer-{text.split()[0]}"),
    "retreat": lambda text, words: words("answer-retreat", place=Ref("region", _last(text))),
    "which_unit": lambda text, words: words(f"unit-{text}"),
    "trap_penalty": lambda text, words: words(f"penalty-{_last(text)}"),
    "bonus_star": lambda text, words: words("answer-star" if text == "star" else "answer-no_star"),
    "combat_order": lambda text, words: words("answer-combat", region=Ref("region", _last(text))),
    "hesitation": lambda text, words: _last(text),
    "values": lambda text, words: " + ".join(text.split()[1:]),
}


def choices(match: Match[State], words: Words) -> Iterator[Choice]:
    """Buttons for questions with few answers; on screen they stand elsewhere."""
    if match.pending is None or match.state.decks is not None:
        return
    label = LABELS.get(match.pending.prompt)
    if label is not None:
        for text in match.legal():
            yield Choice(text, label(text, words))


def card_choices(match: Match[State], words: Words) -> Iterator[tuple[str, Drawing]]:
    """The cards that can still come from the physical deck."""
    if match.pending is None or match.pending.prompt not in CARD_PROMPTS:
        return
    automa = match.state.next_automa
    for text in match.legal():
        yield text, card_front(automa.cards.by_number[int(_last(text))], words)


# --- forms to fill in


@dataclass(frozen=True)
class Field:
    """A number of a form, with its name in words."""

    number: Number
    label: str


NUMBERS = ("resources", "final_resources", "final_tracks")


def numbers(match: Match[State], words: Words) -> dict[str, Any] | None:
    """Forms whose answers are numbers: resources, and the tracks at the end."""
    if match.pending is None or match.pending.prompt not in NUMBERS:
        return None
    (form,) = match.forms()
    parts = [part for part in form.parts if isinstance(part, Number)]
    return {"head": form.head, "fields": [Field(n, _named(n.name, words)) for n in parts]}


def _named(name: str, words: Words) -> str:
    if name in REGIONS:
        return f"{name} {words(f'terrain-{REGIONS[name].terrain}')}"
    return words(f"label-{name}")


def structures(match: Match[State]) -> dict[str, Any]:
    """Where each structure stands, as far as the app was told, and the bonus."""
    (form,) = match.forms()
    *kinds, bonus = form.parts
    return {"head": form.head, "kinds": kinds, "bonus": bonus}
