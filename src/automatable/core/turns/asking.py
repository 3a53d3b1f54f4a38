"""The usual questions: one of several answers, or a number; each says itself what it accepts.

    crate = yield from ask_one_of("load", "HAR-YOU-01", {"wait": None, "load 8": 8})
    coins = yield from ask_number("light", "HAR-YOU-02", "light", 0, person.coins)

Where facts stand in a question, give a function instead of what it returns (`lambda: {...}`), or
make the whole question by one (`asked`): a correction while the question is open asks again.
Reports with parts are `Replies` (see `core.replies`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, TypeVar, cast

from automatable.core.errors import Refused
from automatable.core.files.foreign import LARGEST, whole_number
from automatable.core.turns.events import Value
from automatable.core.turns.forms import Form, Number
from automatable.core.turns.listed import Listing, Refusal, choices, unreadable
from automatable.core.turns.procedure import Answer, Ask, Draw, Reader

T = TypeVar("T")
U = TypeVar("U")


def asked(make: Callable[[], Ask[T]]) -> Ask[T]:
    """The question that `make` makes of the facts, made again whenever they are corrected."""
    return replace(make(), again=lambda: asked(make))


def ask_one_of(
    prompt: str,
    rule: str,
    answers: Mapping[str, T] | Listing[T],
    *,
    seat: int = 1,
    args: Mapping[str, Value] = MappingProxyType({}),
    refusal: Refusal = unreadable,
) -> Ask[T]:
    """A closed list: each answer's one text, and what it means."""
    if not callable(answers):
        known = answers
        return Ask(
            prompt=prompt, rule=rule, args=args, seat=seat, **choices(lambda: known, refusal)
        )
    return Ask(
        prompt=prompt,
        rule=rule,
        args=args,
        seat=seat,
        again=lambda: ask_one_of(prompt, rule, answers, seat=seat, args=args, refusal=refusal),
        **choices(answers, refusal),
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
    start: int | None = None,
    listed: bool = False,
) -> Ask[int]:
    """A number of a range, written `WORD n`; the number alone is understood too.

    A page has a field for it, with what the app believes (`start`), and the question can name the
    ends, `$low` and `$high`; or there is a button for each number, if they are `listed`.
    """
    most = high() if callable(high) else high

    def again() -> Ask[int]:
        return ask_number(
            prompt, rule, word, low, high, seat=seat, args=args, start=start, listed=listed
        )

    question = Ask(
        prompt=prompt,
        rule=rule,
        args=args if listed else {"low": low, "high": most, **args},
        seat=seat,
        reader=_number(word, low, most),
        again=again if callable(high) else None,
    )
    if listed:
        texts = [f"{word} {n}" for n in range(low, most + 1)]
        return replace(question, listing=lambda: texts)
    form = Form(word, (Number(word, low, most, start=start),))
    return replace(question, describing=lambda: [form])


def ask_form(
    prompt: str,
    rule: str,
    form: Form,
    meant: Callable[..., T],
    *,
    seat: int = 1,
    args: Mapping[str, Value] = MappingProxyType({}),
) -> Ask[T]:
    """The parts of a form, all at once; `meant` makes a value of theirs, given by name."""
    return Ask(
        prompt=prompt,
        rule=rule,
        args=args,
        seat=seat,
        reader=lambda text: Answer(meant(**form.read(text)), text),
        describing=lambda: [form],
    )


def also(question: Ask[T], answers: Listing[U]) -> Ask[T | U]:
    """The question with a few more answers, which are listed first."""
    more = choices(answers)

    def read(text: str) -> Answer[T | U]:
        return more["reader"](text) if text in more["listing"]() else question.reader(text)

    def listing() -> list[str]:
        return [*more["listing"](), *question.listing()]

    return replace(cast("Ask[T | U]", question), reader=read, listing=listing)


def in_one_line(question: Ask[Any], reader: Reader[T]) -> Ask[T]:
    """The question with a reader that takes several answers at once, in a notation of its own."""
    return replace(question, reader=reader, shorthand=True)


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
            raise unreadable(text)
        if not low <= n <= high:
            raise Refused("number_out_of_range", word=word, n=n, low=low, high=high)
        return Answer(n, f"{word} {n}")

    return read
