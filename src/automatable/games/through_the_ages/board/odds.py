"""What the decks of this age still hold, for the panel below the question."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.advice.odds import Likely, heading, odds_list, paragraph
from automatable.core.drawing.screens import Panel, Words
from automatable.core.turns.events import Ref
from automatable.games.through_the_ages.odds import (
    automa_cards_left,
    civil_to_come,
    military_in_age,
    military_unseen,
    next_in_row,
)
from automatable.games.through_the_ages.state import State


def odds_panels(state: State, words: Words) -> Sequence[Panel]:
    """Automa cards, civil cards, military cards: how many, and which."""
    if state.phase == "over":
        return ()
    return (Panel("left", lambda: _left(state, words)),)


def _left(state: State, words: Words) -> str:
    return _automa(state, words) + _civil(state, words) + _military(state, words)


def _automa(state: State, words: Words) -> str:
    all_cards = len(state.cards.by_age[state.automa_pile.age])
    return paragraph(words("odds-automa", left=len(automa_cards_left(state)), all=all_cards))


def _civil(state: State, words: Words) -> str:
    coming = civil_to_come(state)
    if not coming:
        return paragraph(words("odds-no_civil"))
    lines = [
        Likely(words("odds-civil", card=Ref("civ", id), n=coming[id]), chance)
        for id, chance in next_in_row(state).items()
    ]
    text = words("odds-civil_cards", n=sum(coming.values()), age=state.age)
    return heading(text) + odds_list(lines)


def _military(state: State, words: Words) -> str:
    left = military_unseen(state)
    if not left:
        return ""
    every = military_in_age(state.age)
    lines = [
        paragraph(words(f"odds-{pile}", n=count, all=every[pile])) for pile, count in left.items()
    ]
    return heading(words("odds-military", age=state.age)) + "".join(lines)
