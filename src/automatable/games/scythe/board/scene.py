"""The whole table of one match: everything `screens/table.html` shows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.events import Ref, plain
from automatable.core.match import Match
from automatable.core.screens import Words
from automatable.core.svg import Drawing
from automatable.games.scythe.board.card import card_front
from automatable.games.scythe.board.icons import icon
from automatable.games.scythe.board.map import legend, live_map
from automatable.games.scythe.board.sides import automa_side, human_side
from automatable.games.scythe.board.steps import last_moves
from automatable.games.scythe.components import BONUSES, STRUCTURES, factions, scoring
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.neighbourhood import automa_neighbourhood, human_neighbourhood
from automatable.games.scythe.reports import TOKENS
from automatable.games.scythe.state import UNITS, Human, State, controlled

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
        "map": live_map(state, words, last_moves(match)),
        "map_data": Drawing(json.dumps(map_data(state, prompt))),
        "legend": legend(words),
        "humans": [human_side(side, words) for side in state.humans],
        "automas": [automa_side(side, words) for side in state.automas],
        "turn": state.turn,
        "report": report(state, words) if prompt in REPORTS else None,
        "commit": commit(match) if prompt == "commit" else None,
        "choices": list(choices(match, words)),
        "cards": list(card_choices(match, words)),
        "numbers": numbers(match, words),
        "structures": structures(state.human) if prompt == "final_structures" else None,
    }


# --- the map


def map_data(state: State, prompt: str) -> dict[str, Any]:
    """What the script needs: where the person's units stand, and every neighbourhood."""
    human = state.human
    return {
        "live": prompt in REPORTS,
        "units": {at: _units(human, at) for at in ("home", *REGIONS) if human.units_on(at)},
        "near": {
            "person": {
                r: sorted(human_neighbourhood(state, human, r)) for r in human.combat_regions()
            },
            "automa": {
                r: sorted(automa_neighbourhood(a, r)) for a in state.automas for r in a.regions()
            },
        },
    }  # fmt: skip


def _units(human: Human, place: str) -> dict[str, int]:
    return {unit: human.count(unit, place) for unit in UNITS if human.count(unit, place)}


# --- what the person reports


def report(state: State, words: Words) -> dict[str, Any]:
    """New pieces and other reports; those that want a region are finished by a tap on the map."""
    human = state.human
    return {
        "combats": list(_combats(state, words)),
        "placing": list(_placing(human, words)),
        "at_once": list(_at_once(human, words)),
    }


def _combats(state: State, words: Words) -> Iterator[Choice]:
    """Once all moves are reported, the combats can begin (SCY-HUM-06)."""
    for region in state.contested(state.human):
        label = words("report-combat", region=Ref("region", region))
        yield Choice(f"combat {region}", label, "attack")


def _placing(human: Human, words: Words) -> Iterator[Choice]:
    """Texts with `?` where the region goes."""
    if human.on_mat("worker"):
        yield Choice("+worker ?", words("report-new_worker"), "worker")
    if human.on_mat("mech"):
        for ability in factions()[human.faction].abilities:
            if not human.has(ability):
                name = words(f"ability-{ability}")
                yield Choice(f"+mech ? {ability}", words("report-new_mech", ability=name), "mech")
    for kind in STRUCTURES:
        if kind not in human.structures.values():
            yield Choice(f"{kind} ?", words(f"structure-{kind}"), kind)
    for token, faction in TOKENS.items():
        if human.faction == faction:
            yield Choice(f"{token} ?", words(f"structure-{token}"), token)
    yield Choice("-worker ?", words("report-gone_worker"), "cross")


def _at_once(human: Human, words: Words) -> Iterator[Choice]:
    yield Choice("star", words("report-star"), "star")
    for bonus in BONUSES:
        if bonus not in human.recruits:
            label = words("report-recruit", bonus=Ref("bonus", bonus))
            yield Choice(f"recruit {bonus}", label, "recruit")


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
    "trap": lambda text, words: words(f"penalty-{_last(text)}"),
    "bonus_star": lambda text, words: words("answer-star" if text == "star" else "answer-no_star"),
    "combat_order": lambda text, words: words("answer-combat", region=Ref("region", _last(text))),
    "hesitation": lambda text, words: _last(text),
    "values": lambda text, words: " + ".join(text.split()[1:]),
}


def choices(match: Match[State], words: Words) -> Iterator[Choice]:
    """Buttons for questions with few answers."""
    label = LABELS.get(match.pending.prompt) if match.pending else None
    if label is not None:
        for text in match.legal() or ():
            yield Choice(text, label(text, words))


def card_choices(match: Match[State], words: Words) -> Iterator[tuple[str, Drawing]]:
    """The cards that can still come from the physical deck."""
    if match.pending is None or match.pending.prompt not in CARD_PROMPTS:
        return
    automa = match.state.next_automa
    for text in match.legal() or ():
        yield text, card_front(automa.cards.by_number[int(_last(text))], words)


# --- numbers to type in


@dataclass(frozen=True)
class Number:
    """One field of a form; `part` is the piece of the answer it gives, with {} for the number."""

    part: str
    label: str
    value: int
    most: int


def numbers(match: Match[State], words: Words) -> dict[str, Any] | None:
    """Forms whose answers are numbers: resources, and the tracks at the end."""
    if match.pending is None:
        return None
    human, prompt = match.state.human, match.pending.prompt
    if prompt == "resources":
        regions = [str(region) for region in plain(match.pending.args["regions"])]
        return {"head": "resources", "fields": _resource_fields(human, regions, words)}
    if prompt == "final_resources":
        regions = controlled(match.state, human)
        return {"head": "resources", "fields": _resource_fields(human, regions, words)}
    if prompt == "final_tracks":
        return {"head": "", "fields": _track_fields(human, words)}
    return None


def _resource_fields(human: Human, regions: Sequence[str], words: Words) -> list[Number]:
    return [
        Number(f"{r}:{{}}", f"{r} {words(f'terrain-{REGIONS[r].terrain}')}",
               human.resources.get(r, 0), 99)
        for r in regions
    ]  # fmt: skip


def _track_fields(human: Human, words: Words) -> list[Number]:
    return [
        Number("coins {}", words("label-coins"), human.coins or 0, 999),
        Number("popularity {}", words("label-popularity"), human.popularity or 0, 18),
        Number("power {}", words("label-power"), human.power or 0, 16),
        Number("stars {}", words("label-stars"), human.stars, 6),
    ]  # fmt: skip


def structures(human: Human) -> dict[str, Any]:
    """Where each structure stands, as far as the app was told."""
    standing = {kind: region for region, kind in human.structures.items()}
    return {"kinds": STRUCTURES, "standing": standing, "regions": list(REGIONS)}
