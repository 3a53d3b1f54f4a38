"""The usual questions: one of several answers, or a number; each says itself what it accepts.

    crate = yield from ask_one_of("load", "HAR-YOU-01", {"wait": None, "load 8": 8})
    coins = yield from ask_number("light", "HAR-YOU-02", "light", 0, person.coins)

Where facts stand in a question, give a function instead of what it returns (`lambda: {...}`), or
make the whole question by one (`asked`): a correction while the question is open asks anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, TypeVar

from automatable.core.errors import Refused
from automatable.core.events import Value
from automatable.core.foreign import LARGEST, whole_number
from automatable.core.forms import Form, Number
from automatable.core.procedure import Answer, Ask, Draw, Reader, choice

T = TypeVar("T")


def asked(make: Callable[[], Ask[T]]) -> Ask[T]:
    """The question that `make` makes of the facts, made again whenever they are corrected."""
    return replace(make(), again=lambda: asked(make))


def ask_one_of(
    prompt: str,
    rule: str,
    answers: Mapping[str, T] | Callable[[], Mapping[str, T]],
    *,
    seat: int = 1,
    args: Mapping[str, Value] = MappingProxyType({}),
) -> Ask[T]:
    """A closed list: each answer's one text, and what it means."""
    known = answers() if callable(answers) else answers

    def anew() -> Ask[T]:
        return ask_one_of(prompt, rule, answers, seat=seat, args=args)

    return Ask(
        prompt=prompt,
        rule=rule,
        args=args,
        seat=seat,
        reader=choice(known),
        listing=lambda: list(known),
        again=anew if callable(answers) else None,
    )


def ask_number(
    prompt: str,
    rule: str,
    word: str,
    low: int,
    high: int | Callable[[], int],
    *,
    seat: int = 1,
    args: Mapping[str, Value] = MappingProxyType({}),
) -> Ask[int]:
    """A number of a range, written `WORD n`; the number alone is understood too.

    The question can name the ends, `$low` and `$high`.
    """
    most = high() if callable(high) else high

    def anew() -> Ask[int]:
        return ask_number(prompt, rule, word, low, high, seat=seat, args=args)

    return Ask(
        prompt=prompt,
        rule=rule,
        args={"low": low, "high": most, **args},
        seat=seat,
        reader=_number(word, low, most),
        describing=lambda: [Form(word, (Number(word, low, most),))],
        again=anew if callable(high) else None,
    )


def shuffled(
    prompt: str, rule: str, things: Collection[int | str], take: int | None = None
) -> Draw[tuple[Any, ...]]:
    """Chance lays out things one after another, all of them or `take`, written `PROMPT 4 1 7`."""
    return Draw(
        prompt=prompt,
        rule=rule,
        stream=prompt,
        outcomes=dict.fromkeys(things, 1),
        take=len(things) if take is None else take,
        word=prompt,
    )


def _number(word: str, low: int, high: int) -> Reader[int]:
    def read(text: str) -> Answer[int]:
        number = text.removeprefix(word).strip()
        if (n := whole_number(number, -LARGEST)) is None:
            raise Refused("unreadable", token=text)
        if not low <= n <= high:
            raise Refused("number_out_of_range", word=word, n=n, low=low, high=high)
        return Answer(n, f"{word} {n}")

    return read
