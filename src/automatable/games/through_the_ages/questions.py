"""What the person is asked for: numbers, cards, yes or no. Each answer has one text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from automatable.core.asking import ask_one_of as ask
from automatable.core.asking import asked
from automatable.core.errors import Refused
from automatable.core.events import Ref, Value
from automatable.core.procedure import Answer, Ask, Procedure
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import PERSON, State

MOST_STRENGTH = 150
MOST_POINTS = 600


def ask_number(
    word: str,
    rule: str,
    *,
    high: int,
    low: int = 0,
    prompt: str = "",
    args: Mapping[str, Value] | None = None,
) -> Ask[int]:
    """`strength 12`, or just `12`."""

    def read(text: str) -> Answer[int]:
        number = read_number(text.removeprefix(word).strip())
        if not low <= number <= high:
            raise Refused("number_out_of_range", word=word, n=number, low=low, high=high)
        return Answer(number, f"{word} {number}")

    return Ask(
        prompt=prompt or word,
        rule=rule,
        seat=PERSON,
        args=args or {},
        reader=read,
        listing=lambda: [f"{word} {number}" for number in range(low, high + 1)],
    )


def read_number(text: str) -> int:
    """A whole number of at most four digits, with or without a minus."""
    sign, digits = (-1, text[1:]) if text[:1] in "-−" and text else (1, text)
    if not digits.isdecimal() or len(digits) > 4:
        raise Refused("unreadable", token=text)
    return sign * int(digits)


def ask_one_of(
    prompt: str, rule: str, options: Sequence[str], args: Mapping[str, Value] | None = None
) -> Ask[str]:
    """One of a closed list of answers."""
    return ask(prompt, rule, {option: option for option in options}, seat=PERSON, args=args or {})


def ask_card(
    word: str, prompt: str, rule: str, cards: Sequence[str], args: Mapping[str, Value] | None = None
) -> Procedure[str]:
    """One of several cards, `word id`; a single one is not asked for."""
    if len(cards) == 1:
        return cards[0]
    texts = {f"{word} {id}": id for id in dict.fromkeys(cards)}
    return (yield from ask(prompt, rule, texts, seat=PERSON, args=args or {}))


def ask_strength(state: State, rule: str, why: str, **told: Value) -> Procedure[None]:
    """The person's strength at this moment, remembered for the next time."""

    def ask_now() -> Ask[int]:
        args = {"last": state.person.strength, "why": why, "automa": strength(state), **told}
        return ask_number("strength", rule, high=MOST_STRENGTH, args=args)

    state.person.strength = yield from asked(ask_now)


def ask_culture(state: State, rule: str, why: str, **told: Value) -> Procedure[None]:
    """The person's culture points at this moment."""

    def ask_now() -> Ask[int]:
        args = {"last": state.person.culture_points, "why": why, **told}
        return ask_number("culture", rule, high=MOST_POINTS, args=args)

    state.person.culture_points = yield from asked(ask_now)


def card_ref(id: str) -> Ref:
    return Ref("civ", id)
