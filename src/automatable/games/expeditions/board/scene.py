"""The whole table of one match: everything `screens/table.html` shows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Ref
from automatable.games.expeditions.board.cards import card_front, level_name
from automatable.games.expeditions.board.icons import icon
from automatable.games.expeditions.board.map import places, where
from automatable.games.expeditions.board.tile import lying_at
from automatable.games.expeditions.components import base_game
from automatable.games.expeditions.levels import HOUSE
from automatable.games.expeditions.odds import chance_to_advance, unseen
from automatable.games.expeditions.problems import warnings
from automatable.games.expeditions.reports import Explored, Moved, Report, Took, legal_reports
from automatable.games.expeditions.stacks import TWENTY, read_stack
from automatable.games.expeditions.state import COUNTED, State

OFF_ROWS = "off_rows"
SEARCH_LINES = ("exp-look", "exp-skipped", "exp-match", "exp-no_match")
SEARCH_HEADS = ("exp-condition_met", "exp-condition_not_met", "exp-no_target")


@dataclass(frozen=True)
class Button:
    """An answer and what stands on its button."""

    answer: str
    label: str
    icon: str = ""


@dataclass(frozen=True)
class Tapped:
    """What can be reported at a place of the map."""

    key: str
    name: str
    lying: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class Search:
    """What one mech looked for, location by location (EXP-LOG-02)."""

    head: str
    lines: tuple[str, ...]


def scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All figures and answers; what can be reported depends on what is asked."""
    state, pending = match.state, match.pending
    prompt = pending.prompt if pending else ""
    mine = prompt == "turn"
    return {
        "icon": icon,
        "prompt": prompt,
        "mine": mine,
        "tapped": list(tapped(state, words)) if mine else [],
        "beside": beside(state, words) if mine else [],
        "passable": any(_face_down(state, place) for place in state.mechs.values()),
        "closing": state.final_turns_left == ["human"],
        "stacks": stacks(match, words) if prompt == "stack" else [],
        "whole_stack": state.switches.reveal_detail == "stack",
        "cards": cards(match, words) if prompt == "card" else [],
        "counted": counted(match, prompt, words),
        "search": searches(match, words),
        "level": level_name(state.level, words),
        "house": state.level.id in HOUSE,
        "coins_per_star": state.coins_per_star,
        "coins": state.level.coins,
        "overridden": tuple(Ref("card_number", n) for n in state.overridden),
        "warnings": [words(f"problem-{w.code}", **w.details) for w in warnings(state)],
    }


def _face_down(state: State, place: str) -> bool:
    """Whoever passes a mech there may come to location 19 too early (EXP-HUM-03)."""
    location = state.locations.get(place)
    return location is not None and not location.face_up


# --- what the person tells


def tapped(state: State, words: Words) -> Iterator[Tapped]:
    """Every place of the map with what may have happened there, the likely report first."""
    by_place: defaultdict[str, list[Moved | Explored | Took]] = defaultdict(list)
    for report in legal_reports(state):
        if isinstance(report, Moved | Explored | Took):
            by_place[report.place].append(report)
    for place in places():
        found = sorted(by_place[place], key=_likely)
        buttons = tuple(_button(report, words) for report in found)
        yield Tapped(place, where(place, words), ", ".join(lying_at(state, place, words)), buttons)


def _likely(report: Report) -> int:
    """The mech goes somewhere more often than anything else happens there."""
    return (Moved, Took, Explored).index(type(report))


def _button(report: Moved | Explored | Took, words: Words) -> Button:
    if isinstance(report, Moved):
        return Button(str(report), words("action-mech_here"), "mech_person")
    if isinstance(report, Explored):
        return Button(str(report), words("action-explore"), "map")
    return Button(str(report), words("action-take", n=report.count), "corruption")


def beside(state: State, words: Words) -> list[Button]:
    """What happens at no place of the map, or needs no tap: the stack below the own mech first."""
    here = state.locations.get(state.person_mech)
    found = [
        _button(Took(state.person_mech, n), words)
        for n in range(1, len(here.corruption) + 1 if here else 1)
    ]
    if state.place_of_20 is not None:
        found.append(Button(f"take {TWENTY}", words("action-take_20"), "token_20"))
    if state.person_stars < base_game().person_stars:
        found.append(Button("star", words("action-star"), "star"))
    if state.person_mech != OFF_ROWS:
        found.append(Button(str(Moved(OFF_ROWS)), words("action-elsewhere_place"), "mech_person"))
    return found


def counted(
    match: Match[State], prompt: str, words: Words
) -> list[tuple[str, str, str, int | None, int]]:
    """What is still to be counted at the end: name, question, reason, what is known, the most."""
    names = list(COUNTED)
    left = names[names.index(prompt) :] if prompt in names else []
    return [
        (
            name,
            words(f"ask-{name}"),
            _reason(match, name, words),
            _known(match, name),
            COUNTED[name],
        )
        for name in left
    ]


def _reason(match: Match[State], name: str, words: Words) -> str:
    """What it counts, and for tokens how many were reported: another number is seen at once."""
    reported = _reported(match) if name == "corruption" else 0
    told = [words("counts-reported", n=reported)] if reported else []
    return " ".join([words(f"counts-{name}"), *told])


def _known(match: Match[State], name: str) -> int | None:
    """As followed, or as reported in this match."""
    reported = _reported(match) if name == "corruption" else 0
    return match.state.person_now.get(name, reported or None)


def _reported(match: Match[State]) -> int:
    """The tokens that the person has reported, with the 20 (EXP-HUM-05)."""
    events = [event for entry in match.entries for event in entry.events]
    taken = (int(str(event.args["n"])) for event in events if event.kind == "exp-you_took")
    return sum(taken) + sum(event.kind == "exp-you_took_20" for event in events)


def stacks(match: Match[State], words: Words) -> list[Button]:
    """Numbers of tokens, and the 20 where it can come."""
    return [Button(text, _stack_label(text, words)) for text in match.legal()]


def _stack_label(text: str, words: Words) -> str:
    stack = read_stack(text.removeprefix("stack "))
    return words("action-is_20") if stack.token_20 else str(len(stack.tokens))


def cards(match: Match[State], words: Words) -> list[tuple[str, Drawing]]:
    """The cards that can have come up, to tap the one that did."""
    drawn = match.state.deck.unseen()
    return [(f"card {n}", card_front(match.state.cards[n], words)) for n in drawn]


# --- the Automa's last turn


def searches(match: Match[State], words: Words) -> list[Search]:
    """The searches of the last Automa turn, mech by mech."""
    found: list[Search] = []
    for event in last_automa_events(match):
        said = words(event.kind, **event.args)
        if event.kind in SEARCH_HEADS:
            found.append(Search(said, ()))
        elif event.kind in SEARCH_LINES:
            found[-1] = Search(found[-1].head, (*found[-1].lines, said))
    return found


def last_automa_events(match: Match[State]) -> Sequence[Event]:
    """From the last drawn card on."""
    events = [event for entry in match.entries for event in entry.events]
    starts = [i for i, event in enumerate(events) if event.kind == "exp-card"]
    return events[starts[-1] :] if starts else ()


def deck_figures(state: State, words: Words) -> list[str]:
    """What may be known of the deck (EXP-DECK-06); silent if the person counts for themselves."""
    lines = [words("label-cards_left", n=state.deck.left)]
    if state.switches.show_unseen_cards:
        cards, odds = unseen(state), chance_to_advance(state)
        good = odds.numerator * len(cards) // odds.denominator
        lines.append(words("label-can_come", cards=", ".join(map(str, cards))))
        lines.append(words("label-chance", good=good, all=len(cards)))
    return lines
