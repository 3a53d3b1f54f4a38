"""What an answer means, as a message with arguments: hints are put into words later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.core.turns.events import Ref, Value
from automatable.games.scythe.on_screen.labels import LABELS

Meaning = tuple[str, Mapping[str, Value]]


class _Heard:
    """Stands in for words and remembers what was to be said."""

    def __init__(self) -> None:
        self.said: Meaning = ("do-done", {})

    def __call__(self, key: str, **args: Any) -> str:
        self.said = key, args
        return key


def meaning(prompt: str, text: str) -> Meaning:
    """The message that says what an answer does."""
    parts = text.split()
    own = {"goods": _goods, "take": _take, "pay": _pay, "option": _option, "play": _play}
    if prompt == "power":
        return "advice-power", {"n": int(parts[-1])}
    if prompt == "factory_card":
        return "advice-take_card", {"card": Ref("factory_card", int(parts[-1]))}
    if prompt == "enlist" and parts[0] == "recruit":
        facts = {"bonus": Ref("bonus", parts[1]), "now": Ref("bonus", parts[3])}
        return "advice-recruit", facts
    if prompt in own and parts[0] not in ("done", "none"):
        return own[prompt](parts)
    heard, named = _Heard(), LABELS.get(prompt)
    if prompt == "ability":
        return f"answer-{parts[0]}", {}
    if named is None or prompt == "discard":
        return "advice-cards", {"cards": (Ref("combat_value", parts[-1]),)}
    named(parts, heard)  # type: ignore[arg-type]
    return heard.said


def _kinds(parts: list[str]) -> tuple[Ref, ...]:
    found: list[Ref] = []
    for part in parts:
        kind, _, number = part.partition("*")
        found += [Ref("resource", kind)] * int(number or 1)
    return tuple(found)


def _goods(parts: list[str]) -> Meaning:
    return "advice-goods", {"region": Ref("region", parts[1]), "goods": _kinds(parts[2:])}


def _take(parts: list[str]) -> Meaning:
    return "advice-take", {"goods": _kinds(parts[1:])}


def _pay(parts: list[str]) -> Meaning:
    places = tuple(Ref("region", part.partition("*")[0]) for part in parts[1:])
    return "advice-pay", {"regions": places}


def _option(parts: list[str]) -> Meaning:
    return "advice-option", {"n": int(parts[1])}


def _play(parts: list[str]) -> Meaning:
    cards = tuple(Ref("combat_value", value) for value in parts[1:])
    return ("do-play_none", {}) if parts[1] == "none" else ("advice-cards", {"cards": cards})
