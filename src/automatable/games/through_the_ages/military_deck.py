"""The military decks: what can still lie in them, and what face-down cards can turn out to be.

A face-down card is known by its pile (event, war, aggression) and age alone. Which card it
is gets drawn when it is turned up: every card of that pile and age that nobody has seen is
equally likely, exactly as if it had been decided when it was dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import gcd, lcm

from automatable.core.state.copying import copied
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.through_the_ages.base_cards import military, military_cards, military_deck
from automatable.games.through_the_ages.on_screen.side import military_order
from automatable.games.through_the_ages.state import State

HIDDEN_PILES = ("event", "war", "aggression")


def unseen(state: State, pile: str, age: str) -> dict[str, int]:
    """Copies of the cards of a pile and age that may lie face down somewhere."""
    left = {id: copies - state.military_seen.get(id, 0) for id, copies in _pile(pile, age).items()}
    return {id: copies for id, copies in left.items() if copies > 0}


@cache
def _pile(pile: str, age: str) -> dict[str, int]:
    return {id: n for id, n in military_deck(age).items() if military(id).pile == pile}


def face_down(state: State, pile: str, age: str) -> int:
    """Cards of a pile and age that lie face down outside the deck."""
    hand = state.automa.hand
    held = {"event": hand.events, "war": hand.wars, "aggression": hand.aggressions}[pile]
    count = held.get(age, 0) + state.military_discards.get(f"{pile}_{age}", 0)
    if pile == "event":
        piles = (*state.current_events, *state.future_events)
        count += sum(event.age == age and event.card is None for event in piles)
    return count


def can_be_elsewhere(state: State, pile: str, age: str) -> bool:
    """Whether a card of a pile and age can lie in the deck or, at a table, with the person."""
    return sum(unseen(state, pile, age).values()) > face_down(state, pile, age)


def in_deck(state: State, age: str) -> dict[int | str, int]:
    """What the draw pile of an age holds: face-down piles by name, other cards by id."""
    left = Counter[int | str]()
    for pile in HIDDEN_PILES:
        left[pile] = sum(unseen(state, pile, age).values()) - face_down(state, pile, age)
    for pile in ("tactic", "bonus"):
        left.update(unseen(state, pile, age))
    return {what: count for what, count in left.items() if count > 0}


def possible_draws(state: State) -> dict[int | str, int]:
    """What can come from the deck of the present age.

    At a table the app does not know when the discards were shuffled in, so they count.
    """
    if state.app_deals_military:
        return in_deck(state, state.age)
    trial = copied(state)
    shuffle_discards(trial)
    return in_deck(trial, state.age)


def shuffle_discards(state: State) -> None:
    """The discards become the deck (TTA-GAIN-12)."""
    for what, count in state.military_discards.items():
        if what in state.military_seen:
            state.military_seen[what] -= count
    state.military_discards = {}


def renew_if_empty(state: State, log: Log) -> None:
    """TTA-GAIN-12, where the app deals; at a table the person shuffles."""
    if state.app_deals_military and not in_deck(state, state.age) and state.military_discards:
        shuffle_discards(state)
        log.announce("tta-military_shuffled", "TTA-GAIN-12")


def see(state: State, id: str) -> None:
    """The card was turned up or is known to lie somewhere."""
    card = military(id)
    if state.military_seen.get(id, 0) >= card.copies:
        shuffle_discards(state)
    notice_shuffle(state, card.pile if card.pile in HIDDEN_PILES else id, card.age)
    state.military_seen[id] = state.military_seen.get(id, 0) + 1


def notice_shuffle(state: State, what: str, age: str) -> None:
    """A card that could not be there any more: the discards were shuffled in at the table."""
    if not state.app_deals_military and what not in in_deck(state, age):
        shuffle_discards(state)


def discard(state: State, what: str) -> None:
    """A card, or a face-down one such as `war_II`, goes to the discards of its age.

    Face-down discards at a table may be shuffled in unnoticed: they are not followed.
    """
    if what not in military_cards() and not state.app_deals_military:
        return
    state.military_discards[what] = state.military_discards.get(what, 0) + 1


def turn_up(state: State, pile: str, ages: Mapping[str, int], prompt: str, rule: str) -> Draw[str]:
    """Which card a random face-down one is; `ages` says how many of each age it may be."""
    classes = [(count, unseen(state, pile, age)) for age, count in ages.items() if count]
    word = f"her {pile}" if state.on_screen else "card"  # TTA-ON-NOT-07
    return Draw(
        prompt=prompt, rule=rule, stream=f"military/{pile}", outcomes=weighed(classes), word=word
    )


def weighed(classes: Iterable[tuple[int, Mapping[str, int]]]) -> dict[int | str, int]:
    """Whole-number odds: a class by its count, inside a class each copy alike."""
    listed = [(count, cards) for count, cards in classes if count and cards]
    common = lcm(*(sum(cards.values()) for _, cards in listed)) if listed else 1
    odds = {
        id: count * copies * (common // sum(cards.values()))
        for count, cards in listed
        for id, copies in cards.items()
    }
    shared = gcd(*odds.values()) if odds else 1
    return {id: weight // shared for id, weight in odds.items()}


def draw_for_person(
    state: State, count: int, log: Log, *, reported: bool = False
) -> Procedure[None]:
    """The person draws from the deck the app deals; nothing is drawn in Age IV (TTA-GAIN-11).

    What a person reports needs no instruction: the cards lie in the hand. One after another, since
    which card can come depends on where the last one went (TTA-ON-R-47).
    """
    for _ in range(count if state.age != "IV" else 0):
        renew_if_empty(state, log)
        left = in_deck(state, state.age)
        if not left:
            return
        classes = [
            (amount, unseen(state, str(what), state.age) or {str(what): 1})
            for what, amount in left.items()
        ]
        card = yield from Draw[str](
            prompt="human_military",
            rule="TTA-GAIN-11",
            stream="military/human",
            outcomes=weighed(classes),
            word="draw" if state.on_screen else "card",
        )
        see(state, card)
        state.person.hand.append(card)
        if state.on_screen:
            state.person.hand.sort(key=military_order().__getitem__)  # TTA-ON-NOT-01
        tell = log.happened if reported else log.instruct
        tell("tta-you_draw", "TTA-EFF-11", card=Ref("civ", card))
