"""Through the Ages: decks run down, ages follow each other, points as told."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.matches.match import Match
from automatable.core.turns.events import Event
from automatable.games.through_the_ages.base_cards import civil_cards, military_cards
from automatable.games.through_the_ages.state import State
from tests.trust.invariants import Invariants, Told, counted, deck_mistakes, summed

AGES = ["A", "I", "II", "III", "IV"]
ROW = 13


def growing(state: State) -> dict[str, int]:
    automa, pile = state.automa, state.automa_pile
    return {
        "age": AGES.index(state.age),
        "round": state.round,
        "civil cards dealt": sum(state.civil_dealt.values()),
        "wonders": len(automa.wonders),
        "leaders taken": len(automa.leader_ages_taken),
        "governments taken": len(automa.government_ages_taken),
        "happiness gained": automa.happiness_gained,
        "Automa decks and shuffles": 1000 * AGES.index(pile.age) + pile.cycle,
        "last round known": state.last_round is not None,
    }


def impossible(state: State) -> Iterator[str]:
    automa = state.automa
    if min(automa.science_points, automa.culture_points, automa.blue_cubes) < 0:
        yield "something of the Automa is below zero"
    if len(state.row) != ROW:
        yield f"{len(state.row)} spaces in the card row"
    for cards, seen in (
        (civil_cards(), state.civil_dealt),
        (military_cards(), state.military_seen),
    ):
        for id, count in seen.items():
            if not 0 <= count <= cards[id].copies:
                yield f"{count} times {id}"
    cards_of_age = state.cards.by_age[state.automa_pile.age]
    drawn = state.automa_pile.drawn
    yield from deck_mistakes(cards_of_age, drawn, len(cards_of_age) - len(drawn))
    if any(count < 1 for count in automa.cubes.values()):
        yield f"cubes {automa.cubes}"


def told(match: Match[State]) -> Told:
    events, automa = list(match.events()), match.state.automa
    culture = summed(events, "tta-production", "culture") + won(events, "culture")
    culture += summed(events, "tta-extra_culture") + summed(events, "tta-colony_gain", "culture")
    culture += summed(events, "tta-event_prepared")
    yield "culture of the Automa", culture, automa.culture_points
    science = summed(events, "tta-production", "science") + won(events, "science")
    science += summed(events, "tta-colony_gain", "science") - summed(events, "tta-pay_science")
    yield "science of the Automa", science, automa.science_points
    happier = summed(events, "tta-happiness")
    yield "happiness gained", happier, automa.happiness_gained
    if not (match.state.on_screen and match.state.resigned):  # then she may have no last turn
        rounds = counted(events, "tta-turn_automa")
        yield "turns of the Automa", rounds, match.state.round


def won(events: list[Event], what: str) -> int:
    gains, loses = (f"tta-automa_{verb}_{what}" for verb in ("gains", "loses"))
    return summed(events, gains) - summed(events, loses)


def points(state: State) -> dict[int, int]:
    """The score of both: their culture (TTA-END-04)."""
    return {1: state.person.culture_points, 2: state.automa.culture_points}


INVARIANTS = Invariants(growing, impossible, told, points)
