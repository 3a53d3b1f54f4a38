"""The whole table of one match: everything `screens/table.html` shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.events import Event, Ref
from automatable.core.match import Match
from automatable.core.screens import Words
from automatable.core.svg import Drawing
from automatable.games.expeditions.board.cards import card_front, level_name
from automatable.games.expeditions.board.icons import icon
from automatable.games.expeditions.board.steps import last_moves
from automatable.games.expeditions.board.tile import camp, tile
from automatable.games.expeditions.board.track import track
from automatable.games.expeditions.components import board
from automatable.games.expeditions.levels import HOUSE
from automatable.games.expeditions.odds import chance_to_advance, unseen
from automatable.games.expeditions.problems import warnings
from automatable.games.expeditions.reports import CAMP, Explored, Moved, Took, legal_reports
from automatable.games.expeditions.reveal import offered_stacks
from automatable.games.expeditions.stacks import TWENTY, read_stack
from automatable.games.expeditions.state import State

SEARCH_LINES = ("exp-look", "exp-skipped", "exp-match", "exp-no_match")
SEARCH_HEADS = ("exp-condition_met", "exp-condition_not_met", "exp-no_target")


@dataclass(frozen=True)
class Place:
    """Somewhere on the map; with an answer it can be tapped."""

    id: str
    picture: Drawing
    answer: str | None


@dataclass(frozen=True)
class Button:
    """An answer and what stands on its button."""

    answer: str
    label: str


@dataclass(frozen=True)
class Search:
    """What one mech looked for, location by location (EXP-LOG-02)."""

    head: str
    lines: tuple[str, ...]


def scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All drawings and figures; what can be told depends on what is asked."""
    state, pending = match.state, match.pending
    prompt = pending.prompt if pending else ""
    mine = prompt == "turn"
    return {
        "icon": icon,
        "prompt": prompt,
        "places": list(places(state, mine, words)),
        "moves": last_moves(match),
        "gaps": board().gap_names,
        "camp": Place("camp", camp(state, words), place(state, "basecamp", mine).answer),
        "elsewhere_place": place(state, "off_rows", mine),
        "takes": takes(state, words) if mine else [],
        "star": "star" if mine and state.person_stars < 4 else None,
        "done": "done" if mine else None,
        "closing": state.final_turns_left == ["human"],
        "elsewhere": elsewhere(state, words) if mine else [],
        "stacks": stacks(match, words) if prompt == "stack" else [],
        "whole_stack": state.switches.reveal_detail == "stack",
        "cards": cards(match, words) if prompt == "card" else [],
        "counting": prompt if prompt in ("coins", "items", "corruption") else "",
        "followed": state.person_now.get(prompt),
        "quests": [Button(f"quests {n}", str(n)) for n in range(5)] if prompt == "quests" else [],
        "search": searches(match, words),
        "track": track(state, words),
        "gained": state.gained,
        "stars": state.stars,
        "person_stars": state.person_stars,
        "level": level_name(state.level, words),
        "house": state.level.id in HOUSE,
        "coins_per_star": state.coins_per_star,
        "coins": state.level.coins,
        "adjusted": bool(state.star_adjustment),
        "overridden": tuple(Ref("card_number", n) for n in state.overridden),
        "warnings": [words(f"problem-{w.code}", **w.details) for w in warnings(state)],
    }


# --- the map


def places(state: State, mine: bool, words: Words) -> Iterator[Place]:
    for id in (*board().locations, *board().rows["south"]):
        yield Place(id, tile(state, id, words), place(state, id, mine).answer)


def place(state: State, id: str, mine: bool) -> Place:
    """A place without its drawing; nothing to tell where the mech already is (EXP-HUM-02)."""
    free = mine and state.person_mech != id
    closed = state.is_automa_at(id) or id == CAMP
    allowed = not closed or not state.switches.strict_reports
    return Place(id, Drawing(), str(Moved(id)) if free and allowed else None)


# --- what the person tells


def takes(state: State, words: Words) -> list[Button]:
    """Corruption taken where the mech stands, and the 20 wherever it lies."""
    here = state.locations.get(state.person_mech)
    count = len(here.corruption) if here else 0
    lines = [
        Button(str(Took(state.person_mech, n)), words("action-take", n=n))
        for n in range(1, count + 1)
    ]
    if state.place_of_20 is not None:
        lines.append(Button(f"take {TWENTY}", words("action-take_20")))
    return lines


def elsewhere(state: State, words: Words) -> list[Button]:
    """What happened on other locations: rare, so it stands behind "elsewhere"."""
    return [
        Button(str(report), _told(report, words))
        for report in legal_reports(state)
        if isinstance(report, Explored | Took) and report.place != state.person_mech
    ]


def _told(report: Explored | Took, words: Words) -> str:
    location = Ref("location", report.place)
    if isinstance(report, Explored):
        return words("action-explore_at", location=location)
    return words("action-take_at", location=location, n=report.count)


def stacks(match: Match[State], words: Words) -> list[Button]:
    """Numbers of tokens, and the 20 where it can come."""
    pending = match.pending
    assert pending is not None
    location = pending.args["location"]
    assert isinstance(location, Ref)
    offered = offered_stacks(match.state, str(location.id))
    return [Button(text, _stack_label(text, words)) for text in offered]


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
