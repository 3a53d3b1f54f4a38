"""The reference player: one step ahead by a fixed worth of a position (section 11 of the rules)."""

from __future__ import annotations

from random import Random

from automatable.core.simulating.whole_games import Silent
from automatable.core.state.copying import copied
from automatable.core.turns.procedure import Request
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.goods import stored
from automatable.games.through_the_ages.on_screen.ratings import (
    discontent,
    food_production,
    own,
    own_rating,
    own_strength,
    resource_production,
    uprising,
)
from automatable.games.through_the_ages.on_screen.side import corruption_at, yellow_row
from automatable.games.through_the_ages.on_screen.turn import person_turn
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import State

NEVER = ("destroy", "disband", "end")
STRONGER_BY = 4
MOST_BID = 5


def planner(state: State | None, request: Request, chance: Random) -> str:
    """The answer to a question; never a resignation."""
    legal = [text for text in request.legal() if text != "resign"]
    if state is None or not state.on_screen:
        return legal[0]
    if request.prompt == "on_action":
        return best_action(state, legal)
    if request.prompt == "on_politics":
        return best_politics(state, legal)
    if request.prompt == "on_bid":
        return legal[0] if int(legal[0].split()[1]) <= MOST_BID else legal[1]
    return legal[0]


def best_action(state: State, legal: list[str]) -> str:
    """What raises the worth most; the end of the turn if nothing does."""
    best, found = worth(state), "end"
    for text in legal:
        if text.split()[0] not in NEVER and (now := worth(after(state, text))) > best:
            best, found = now, text
    return found


def after(state: State, text: str) -> State:
    """The position after an action; questions inside it get their first answer."""
    running = person_turn(copied(state), Silent())
    try:
        request = running.send(next(running).read(text).value)
        while True:
            request = running.send(request.read(next(iter(request.legal()))).value)
    except StopIteration as end:
        found: State = end.value
        return found


def best_politics(state: State, legal: list[str]) -> str:
    """An attack only with strength to spare, else an event of the hand."""
    ahead = own_strength(state) - strength(state)
    wanted = ("aggression",) if ahead > STRONGER_BY else ()
    for verb in (*wanted, "prepare", "columbus"):
        for text in legal:
            if text.startswith(verb):
                return text
    return "none"


# --- worth


def worth(state: State) -> int:
    """Points, ratings over the rounds left, goods, workers, cards, actions."""
    civ = own(state)
    left = max(2, 20 - state.round)
    return (
        4 * state.person.culture_points
        + 2 * min(24, civ.science)
        + left * _each_turn(state, civ)
        + 2 * min(7, stored(civ, "food"))
        + 3 * min(9, stored(civ, "resources"))
        - 8 * corruption_at(civ.blue)
        - (400 if uprising(state) else 0)
        + 8 * min(2, civ.unused)
        + 6 * sum(civ.workers.values())
        + _cards(state, civ)
        + 4 * civ.ca
        + 5 * min(2, civ.ma)
    )


def _each_turn(state: State, civ: Civilization) -> int:
    eaten = yellow_row(civ.yellow).consumption
    return (
        4 * own_rating(state, "culture")
        + 4 * min(9, own_rating(state, "science"))
        + 2 * min(own_strength(state), strength(state) + STRONGER_BY)
        + 3 * min(food_production(civ), eaten + 3)
        + 4 * min(12, resource_production(civ))
        + 6 * civ.civil_total
        + 3 * civ.military_total
        - 6 * discontent(state)
    )


def _cards(state: State, civ: Civilization) -> int:
    found = sum(24 + 10 * civil(id).level for id in civ.technologies)
    found += sum(_in_hand(id) for id in civ.hand)
    if civ.leader:
        found += 40 + 12 * civil(civ.leader).level
    if civ.unfinished:
        paid = civil(civ.unfinished.id).stages[: civ.unfinished.built]
        found += 24 + 6 * sum(paid)
    return found + 60 * len(civ.wonders) + 20 * len(state.person.colonies)


def _in_hand(id: str) -> int:
    card = civil(id)
    if card.group == "action":
        return 6
    return 30 if card.group == "leader" else 10 + 4 * card.level
