"""What each seat may see: the position without what lies face down for it (TTA-R-50)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from automatable.core.state.copying import copied
from automatable.games.through_the_ages.base_cards import military
from automatable.games.through_the_ages.military_deck import face_down, in_deck, unseen
from automatable.games.through_the_ages.position import FACTS
from automatable.games.through_the_ages.ratings import STATISTICS, sources
from automatable.games.through_the_ages.row import civil_left
from automatable.games.through_the_ages.state import PERSON, State

FIGHTING = ("war", "aggression")


def seen_by(state: State, seat: int) -> dict[str, Any]:
    """The position as a seat sees it, and the odds of what comes.

    Where the app deals, wars and aggressions in the Automa's hand are one count (TTA-R-50), and so
    are the cards that the military deck can still hold. Only the person knows their own hand and
    the events they prepared or looked at.
    """
    view = FACTS.seen(state, seat)
    hand = view["automa"]["hand"]
    if state.app_deals_military:
        together = Counter(hand.pop("wars")) + Counter(hand.pop("aggressions"))
        hand["wars_aggressions"] = dict(sorted(together.items()))
        if seat == PERSON:
            _hide_discards(view)
    else:
        view["military_odds"] = in_deck(state, state.age) if state.age != "IV" else {}
    view["sources"] = {name: sources(state, name) for name in STATISTICS}
    view["row_odds"] = civil_left(state)
    pile = state.automa_pile
    cards = state.cards.by_age[pile.age]
    view["automa_cards_left"] = [cards[n].id for n in cards if n not in pile.drawn]
    return view


def _hide_discards(view: dict[str, Any]) -> None:
    """Which face-down cards were lost at random stays unknown too."""
    open_ones = {id: n for id, n in view["military_discards"].items() if not _face_down(id)}
    hidden = sum(n for id, n in view["military_discards"].items() if _face_down(id))
    view["military_discards"] = {**open_ones, **({"face_down": hidden} if hidden else {})}


def _face_down(what: str) -> bool:
    return what.rpartition("_")[0] in ("war", "aggression", "event")


# --- what may as well be true


def imagined(state: State, seat: int, chance: Random) -> State:
    """Face-down cards dealt again, as far as a seat cannot know them."""
    other = copied(state)
    if state.app_deals_military:
        _deal_fighting_cards(other, chance)
        if seat != PERSON:
            _deal_hand(other, chance)
    return other


def _deal_fighting_cards(state: State, chance: Random) -> None:
    """Of the Automa's wars and aggressions of an age, other ones."""
    hand = state.automa.hand
    for age in {*hand.wars, *hand.aggressions}:
        count = hand.wars.pop(age, 0) + hand.aggressions.pop(age, 0)
        room = [
            pile
            for pile in FIGHTING
            for _ in range(sum(unseen(state, pile, age).values()) - face_down(state, pile, age))
        ]
        dealt = Counter(chance.sample(room, count))
        for pile, held in (("war", hand.wars), ("aggression", hand.aggressions)):
            held.update({age: dealt[pile]} if dealt[pile] else {})


def _deal_hand(state: State, chance: Random) -> None:
    """Each card of the person's hand for one with the same back that nobody has seen."""
    for place, held in enumerate(state.person.hand):
        card = military(held)
        there = [id for id, n in unseen(state, card.pile, card.age).items() for _ in range(n)]
        if there:
            drawn = chance.choice(there)
            state.military_seen[held] -= 1
            state.military_seen[drawn] = state.military_seen.get(drawn, 0) + 1
            state.person.hand[place] = drawn
