"""Scythe on the screen: the drawings of `board` for the frame around them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from automatable.core.cards import CardFile
from automatable.core.choice import Decision
from automatable.core.events import Event, Ref, Value
from automatable.core.match import Match
from automatable.core.screens import Fact, Words
from automatable.games.scythe.board import (
    card_front,
    decision_steps,
    picture_of,
    scene,
    sprite,
)
from automatable.games.scythe.cards import built_in_files, own_card_file, read_deck
from automatable.games.scythe.map import HOME_BASES
from automatable.games.scythe.new_deck import NEW_DECK
from automatable.games.scythe.notation import AUTOMA, HUMAN, TABLE
from automatable.games.scythe.state import Automa, Human, State
from automatable.games.scythe.terminal import terminal


class ScytheScreens:
    """See `automatable.core.screens.Screens`."""

    folder: Traversable = files("automatable.games.scythe") / "screens"
    messages: Traversable = files("automatable.games.scythe") / "messages"
    rulebook: Traversable = files("automatable.games.scythe") / "rulebook"

    def definitions(self, words: Words) -> str:
        return sprite(words)

    def scene(self, match: Match[State], words: Words) -> dict[str, Any]:
        return scene(match, words)

    def picture(self, ref: Ref, match: Match[State] | None, words: Words) -> str:
        return picture_of(ref, match, words)

    def decision(self, decision: Decision, words: Words) -> Sequence[str]:
        return decision_steps(decision, words)

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        cards = read_deck(dict(deck), str(deck["id"]))
        return card_front(cards.by_number[card["number"]], words)

    def checklist(self, match: Match[State]) -> Sequence[Event]:
        return tuple(_checklist(match))

    def facts(self, match: Match[State]) -> Sequence[Fact]:
        return tuple(_facts(match))

    def terminal(self, match: Match[State], words: Words) -> str:
        return terminal(match, words)

    def decks(self) -> Sequence[CardFile]:
        return tuple(built_in_files().values())

    def read_deck(self, contents: Any, file: str) -> CardFile:
        return own_card_file(contents, file)

    def new_deck(self) -> str:
        return NEW_DECK


def _checklist(match: Match[State]) -> Iterator[Event]:
    """The physical set-up in the rulebook's order."""
    state = match.start or match.state
    yield _step("setup-board", "SCY-SET-01")
    for human in state.humans:
        yield _step("setup-you", "SCY-SET-01", faction=Ref("faction", human.faction))
    for automa in state.automas:
        yield from _automa_steps(automa, match.options)
    yield _step("setup-start", "SCY-SET-09")


def _automa_steps(automa: Automa, options: Mapping[str, Any]) -> Iterator[Event]:
    start = tuple(Ref("region", region) for region in HOME_BASES[automa.faction].start_regions)
    faction = Ref("faction", automa.faction)
    yield _step("setup-faction", "SCY-SET-02", faction=faction)
    cards = automa.combat_cards
    yield _step("setup-power", "SCY-SET-03", n=automa.power, cards=cards)
    yield _step("setup-coins", "SCY-SET-04", n=automa.coins)
    yield _step("setup-popularity", "SCY-SET-05", n=automa.popularity)
    yield _step("setup-pieces", "SCY-SET-06", regions=start)
    yield _step("setup-level", "SCY-SET-07", level=Ref("option-level", automa.level))
    kind = "setup-app_deals" if options["dealer"] == "app" else "setup-deck"
    yield _step(kind, "SCY-SET-08")


def _step(kind: str, rule: str, **args: Value) -> Event:
    return Event(kind, rule, args, instruct=True)


# --- what can be corrected

_HUMAN_FACTS = (
    "character", "mechs", "workers", "abilities", "stars", "combat_stars", "recruits",
    "structures", "resources", "power", "popularity", "coins", "cards", "factory_card",
)  # fmt: skip
_AUTOMA_FACTS = (
    "power", "coins", "cards", "progress", "character", "mechs", "workers", "combat_stars",
    "power_star", "factory_card", "main", "combat", "last",
)  # fmt: skip
_YES_NO = ("yes", "no")


def _facts(match: Match[State]) -> Iterator[Fact]:
    """Every fact the game tracks, in the order in which mistakes happen."""
    position = match.position()
    for side in reversed(match.state.sides.values()):
        told = position["sides"][side.faction]
        names = _HUMAN_FACTS if isinstance(side, Human) else _AUTOMA_FACTS
        fields = HUMAN if isinstance(side, Human) else AUTOMA
        for name in names:
            key, kind, _ = fields[name]
            value = told[key]
            path = f"sides.{side.faction}.{key}"
            seat = {"seat": match.state.seat_name(side.faction)}
            if isinstance(value, bool):
                yield Fact(path, f"fact-{key}", kind.write(value), _YES_NO, seat)
            elif value is None or isinstance(value, int):
                yield Fact(path, f"fact-{key}", value, args=seat)
            else:
                yield Fact(path, f"fact-{key}", kind.write(value), args=seat)
    tokens = position["encounter_tokens"]
    yield Fact("encounter_tokens", "fact-encounter_tokens", TABLE["tokens"][1].write(tokens))


SCREENS = ScytheScreens()
