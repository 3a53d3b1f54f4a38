"""The whole table of one match: everything that the templates of `screens` show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref, plain
from automatable.core.turns.forms import Number, OneOf
from automatable.games.scythe.board.card import card_front
from automatable.games.scythe.board.fighting import odds_by_total, outcome_words
from automatable.games.scythe.board.icons import icon
from automatable.games.scythe.board.on_screen import AnswerShown, on_screen_scene
from automatable.games.scythe.board.producing import Row
from automatable.games.scythe.board.reporting import PROMPTS as REPORTS
from automatable.games.scythe.board.reporting import AnswerButton, place_name, report
from automatable.games.scythe.board.ways import Cargo, Goal
from automatable.games.scythe.components import STRUCTURES, scoring
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.state import State

CARD_PROMPTS = ("card", "combat_card")
NUMBERS = ("resources", "final_resources", "final_tracks", "final_structures")


def scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All drawings and figures; inputs only for what is asked now."""
    prompt = match.pending.prompt if match.pending else ""
    shown: dict[str, Any] = {
        "icon": icon,
        "prompt": prompt,
        "on_screen": None,
        "report": report(match, words) if prompt in REPORTS else None,
        "commit": commit(match) if prompt == "commit" else None,
        "choices": list(choices(match, words)),
        "cards": list(card_choices(match, words)),
        "fields": list(fields(match, words)) if prompt in NUMBERS else [],
        "numbers_to": numbers_to,
    }
    if prompt == "commit":
        shown["odds"] = _odds(match)
    return shown if match.state.decks is None else shown | _on_screen(match, words)


def _on_screen(match: Match[State], words: Words) -> dict[str, Any]:
    on_screen = on_screen_scene(match, words)
    fight = on_screen["fight"]
    args = match.pending.args if match.pending else {}
    return {
        "on_screen": on_screen,
        "loads": loads,
        "amounts": amounts,
        "patch": patch,
        "left": int(plain(args.get("n", 0)) or 0) if on_screen["prompt"] == "produce" else 0,
        "goal_name": partial(goal_name, words=words),
        "goal_in_words": partial(goal_in_words, words=words),
        "goal_heard": partial(goal_heard, words=words),
        "idle": list(_idle(match, on_screen, words)),
        "can_act": any(half.text for card in on_screen["mat"] for half in card.top)
        or any(card.skip and card.bottom.is_payable for card in on_screen["mat"]),
        "odds": _odds(match) if fight else "",
        "fight_outcome": outcome_words(fight, words) if fight else "",
    }


# --- small things that templates ask for


def loads(cargo: Cargo) -> list[tuple[str, str]]:
    """Nothing, or that many of it: answers and what they are called."""
    return [("", f"0 / {cargo.most}")] + [
        (f"+{cargo.kind} {n}", f"{n} / {cargo.most}") for n in range(1, cargo.most + 1)
    ]


def amounts(row: Row) -> list[tuple[str, str]]:
    """The answers of a region, the least first: a stepper counts up."""
    return [(amount.text, str(amount.n)) for amount in reversed(row.amounts)]


def numbers_to(most: int) -> list[tuple[str, str]]:
    """`x2` and so on; a single piece needs no number."""
    return [("", "1"), *((f"x{n}", str(n)) for n in range(2, most + 1))]


def patch(region: str) -> Drawing:
    """The ground of a region as a small picture."""
    terrain = REGIONS[region].terrain
    drawn = el("rect", width=44, height=44, rx=6, fill=f"url(#scy-t-{terrain})", class_="hex")
    return picture(44, 44, drawn, class_="patch")


def goal_name(goal: Goal, words: Words) -> str:
    """`Village F3`; a home base by its name."""
    if goal.place not in REGIONS:
        return goal.name
    terrain = words(f"terrain-{REGIONS[goal.place].terrain}")
    return words("place-named", terrain=terrain, region=goal.place)


def goal_in_words(goal: Goal, words: Words) -> str:
    """How the unit gets there, and what it meets."""
    name, through = goal_name(goal, words), goal.way[0]
    way = words("goal-way", n=len(goal.way), region=through)
    return " · ".join([name, way, *([goal.note] if goal.note and not goal.fight else [])])


def goal_heard(goal: Goal, words: Words) -> str:
    """What a listener hears of a place in reach: how far it is, what happens, the chance."""
    chance = [words("goal-chance", chance=goal.fight.told)] if goal.fight else []
    note = [goal.note] if goal.note else []
    return ", ".join([words("goal-heard", n=len(goal.way)), *note, *chance])


def _idle(match: Match[State], on_screen: dict[str, Any], words: Words) -> Iterator[AnswerShown]:
    """Sections taken for nothing at all: legal, and seldom meant."""
    for card in on_screen["mat"]:
        if card.skip and not card.bottom.is_payable:
            yield AnswerShown(card.skip, words("do-skip", section=Ref("section", card.id)))


def _odds(match: Match[State]) -> str:
    """The chance to win in percent by one's total, for the script."""
    return " ".join(map(str, odds_by_total(match.state)))


# --- combat beside the box


def commit(match: Match[State]) -> dict[str, Any]:
    """The dial, and how many cards of each value there can be."""
    assert match.pending is not None
    args = match.pending.args
    dial, cards = int(plain(args["power"])), int(plain(args["cards"]))
    values = sorted(map(int, scoring().combat_card_values), reverse=True)
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


def choices(match: Match[State], words: Words) -> Iterator[AnswerButton]:
    """Buttons for questions with few answers; on screen they stand elsewhere."""
    if match.pending is None or match.state.decks is not None:
        return
    label = LABELS.get(match.pending.prompt)
    if label is not None:
        for text in match.legal():
            yield AnswerButton(text, label(text, words))


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
    """A part of a form with its name in words: a number, or a region if there are options."""

    name: str
    label: str
    low: int = 0
    high: int = 0
    start: int | str | None = None
    options: tuple[tuple[str, str], ...] | None = None
    """Each with its name."""
    icon: str = ""


def fields(match: Match[State], words: Words) -> Iterator[Field]:
    """Resources, tracks and structures, to begin with as far as the app was told."""
    (form,) = match.forms()
    for part in form.parts:
        if isinstance(part, Number):
            label = _named(part.name, words)
            yield Field(part.name, label, part.low, part.high, part.start)
        elif isinstance(part, OneOf):
            sign = part.name if part.name in STRUCTURES else ""
            label = words(f"structure-{part.name}")
            places = tuple((place, place_name(place, words)) for place in part.options)
            yield Field(part.name, label, options=places, start=part.start, icon=sign)


def _named(name: str, words: Words) -> str:
    if name in REGIONS:
        return place_name(name, words)
    return words("label-structure_bonus" if name == "bonus" else f"label-{name}")
