"""What the person is asked for: numbers, cards, yes or no. Each answer has one text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from automatable.core.errors import Refused
from automatable.core.turns import asking
from automatable.core.turns.asking import asked
from automatable.core.turns.events import Ref, Value
from automatable.core.turns.procedure import Ask, Procedure
from automatable.core.turns.replies import Part
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import PERSON, State

MOST_STRENGTH = 150
MOST_POINTS = 600
NOTHING: Mapping[str, Value] = MappingProxyType({})


def ask_number(
    word: str,
    rule: str,
    *,
    high: int,
    low: int = 0,
    prompt: str = "",
    args: Mapping[str, Value] = NOTHING,
) -> Ask[int]:
    """`strength 12`, or just `12`."""
    return asking.ask_number(
        prompt or word, rule, word, low, high, seat=PERSON, args=args, listed=True
    )


def _read_number(state: object, text: str) -> int:
    """A whole number of at most four digits, with or without a minus."""
    sign, digits = (-1, text[1:]) if text[:1] in "-−" and text else (1, text)
    if not digits.isdecimal() or len(digits) > 4:
        raise Refused("unreadable", token=text)
    return sign * int(digits)


NUMBER = Part(".+", _read_number)


def ask_one_of(
    prompt: str, rule: str, options: Sequence[str], args: Mapping[str, Value] = NOTHING
) -> Ask[str]:
    """One of a closed list of answers."""
    return asking.ask_one_of(prompt, rule, {one: one for one in options}, seat=PERSON, args=args)


def ask_card(
    word: str, prompt: str, rule: str, cards: Sequence[str], args: Mapping[str, Value] = NOTHING
) -> Procedure[str]:
    """One of several cards, `word id`; a single one is not asked for."""
    if len(cards) == 1:
        return cards[0]
    texts = {f"{word} {id}": id for id in dict.fromkeys(cards)}
    return (yield from asking.ask_one_of(prompt, rule, texts, seat=PERSON, args=args))


def ask_strength(state: State, rule: str, why: str, **told: Value) -> Procedure[None]:
    """The person's strength at this moment, remembered for the next time; on screen it is known."""
    if state.on_screen:
        return  # TTA-ON-AUT-02

    def ask_now() -> Ask[int]:
        args = {"last": state.person.strength, "why": why, "automa": strength(state), **told}
        return ask_number("strength", rule, high=MOST_STRENGTH, args=args)

    state.person.strength = yield from asked(ask_now)


def ask_culture(state: State, rule: str, why: str, **told: Value) -> Procedure[None]:
    """The person's culture points at this moment; on screen they are known."""
    if state.on_screen:
        return  # TTA-ON-AUT-02

    def ask_now() -> Ask[int]:
        args = {"last": state.person.culture_points, "why": why, **told}
        return ask_number("culture", rule, high=MOST_POINTS, args=args)

    state.person.culture_points = yield from asked(ask_now)


def card_ref(id: str) -> Ref:
    return Ref("civ", id)
