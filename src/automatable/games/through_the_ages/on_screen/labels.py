"""Every answer on screen in words: what a button says (TTA-ON-VIEW-12)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from automatable.core.wording import Words
from automatable.games.through_the_ages.state import State

GOODS = re.compile(r"(food|resources)(?:\*(\d+))?")
PLAIN = (
    "grow", "ocean_liner", "hammurabi", "alexander", "peek", "resign", "refund", "pass", "end",
)  # fmt: skip
"""Answers of one word that mean the same at every question."""


def label(text: str, prompt: str, state: State, words: Words) -> str:
    """What an answer does, as a button says it."""
    verb, *rest = text.split()
    if verb in PLAIN:
        return words(f"do-{verb}")
    if verb in ("none", "done"):
        asked = f"do-{verb}-{prompt.removeprefix('on_')}"
        return words(asked if words.has(asked) else f"do-{verb}")
    return _SAID.get(verb, _with_card)(verb, rest, state, words)


def _with_card(verb: str, rest: Sequence[str], state: State, words: Words) -> str:
    return words(f"do-{verb}", card=words(f"civ-{rest[-1]}"))


def _upgrade(verb: str, rest: Sequence[str], state: State, words: Words) -> str:
    low, high = (words(f"civ-{id}") for id in rest)
    return words("do-upgrade", low=low, high=high)


def _stage(verb: str, rest: Sequence[str], state: State, words: Words) -> str:
    return words("do-stage", n=int(rest[0]))


def _play(verb: str, rest: Sequence[str], state: State, words: Words) -> str:
    """The card, and what it is played for (TTA-ON-VIEW-05)."""
    card, *way = rest
    name = words(f"civ-{card}")
    if not way:
        return words("do-play", card=name)
    what = words(f"do-goods-{way[0]}") if len(way) == 1 else label(" ".join(way), "", state, words)
    return words("do-play_for", card=name, what=what)


def _goods(verb: str, rest: Sequence[str], state: State, words: Words) -> str:
    """`gain food*2 resources`, or a worker that goes: `lose iron`."""
    mix = [found for found in map(GOODS.fullmatch, rest) if found]
    if not mix:
        return _with_card(verb, rest, state, words)
    told = (words(f"do-amount-{found[1]}", n=int(found[2] or 1)) for found in mix)
    return words(f"do-{verb}_goods", what=", ".join(told))


def _bid(verb: str, rest: Sequence[str], state: State, words: Words) -> str:
    return words("do-bid", n=int(rest[0]))


def _which(verb: str, rest: Sequence[str], state: State, words: Words) -> str:
    return words(f"do-{verb}-{rest[0]}")


_SAID: dict[str, Callable[[str, Sequence[str], State, Words], str]] = {
    "upgrade": _upgrade, "stage": _stage, "play": _play, "gain": _goods, "lose": _goods,
    "bid": _bid, "churchill": _which, "remove": _which,
}  # fmt: skip
