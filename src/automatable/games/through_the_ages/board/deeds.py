"""What the person can do on screen: each answer with its words, its price and what it brings.

An answer that is looked at is run on a copy of the state, so the figures are those of the rules.
TTA-ON-VIEW-01, TTA-ON-VIEW-02
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from automatable.core.drawing.screens import Words
from automatable.core.simulating.whole_games import Silent
from automatable.core.state.copying import copied
from automatable.core.turns.preview import Change, changes
from automatable.games.through_the_ages.base_cards import civil_cards, military_cards
from automatable.games.through_the_ages.card_words import card_words, civil_words
from automatable.games.through_the_ages.on_screen.context import Move
from automatable.games.through_the_ages.on_screen.goods import stored
from automatable.games.through_the_ages.on_screen.labels import label
from automatable.games.through_the_ages.on_screen.ratings import (
    food_production,
    own,
    own_rating,
    resource_production,
)
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.state import State

GROUPS = {
    "take": "take", "grow": "population", "ocean_liner": "population", "barbarossa": "population",
    "build": "build", "upgrade": "upgrade", "destroy": "less", "disband": "less",
    "leader": "hand", "develop": "hand", "revolution": "hand", "play": "hand",
    "stage": "wonder", "tactic": "tactic", "copy": "tactic",
    "hammurabi": "ability", "churchill": "ability",
}  # fmt: skip
"""Under which heading the first word of an answer stands."""
ORDER = ("population", "build", "upgrade", "wonder", "hand", "tactic", "ability", "less")
SIGNS = {
    "population": "cube", "build": "urban", "upgrade": "leftmost", "wonder": "wonder",
    "hand": "action", "tactic": "strength", "ability": "leader", "less": "cross",
}  # fmt: skip
PAID = ("civil", "military", "food", "resources", "science")


@dataclass(frozen=True)
class Deed:
    """An answer as a button."""

    text: str
    verb: str
    label: str
    group: str
    card: str = ""
    """The card that it is about: what it says stands beside it."""
    says: str = ""
    paid: tuple[Change, ...] = ()
    brings: tuple[Change, ...] = ()


def tallies(state: State) -> dict[str, int]:
    """The numbers that a player watches, in the order in which they are listed."""
    civ = own(state)
    return {
        "civil": civ.ca, "military": civ.ma,
        "food": stored(civ, "food"), "resources": stored(civ, "resources"),
        "science": civ.science, "culture": state.person.culture_points,
        "worker": civ.unused,
        "strength": own_rating(state, "strength"), "happiness": own_rating(state, "happiness"),
        "science_turn": own_rating(state, "science"), "culture_turn": own_rating(state, "culture"),
        "food_turn": food_production(civ), "resources_turn": resource_production(civ),
        "civil_total": civ.civil_total, "military_total": civ.military_total,
    }  # fmt: skip


def outcome(state: State, move: Move) -> tuple[Change, ...]:
    """What a move changes for certain, up to its first question."""
    after = copied(state)
    running = move(new_turn(after, Silent()))
    next(iter(running), None)
    return changes(tallies(state), tallies(after))


def deed(text: str, prompt: str, state: State, words: Words, move: Move | None = None) -> Deed:
    """An answer in words; with its move also what it costs and brings."""
    verb, *rest = text.split()
    changed = outcome(state, move) if move else ()
    paid = tuple(c for c in changed if c.name in PAID and c.by < 0)
    brings = tuple(c for c in changed if c not in paid)
    card = _card_of(verb, rest)
    group = GROUPS.get(verb, verb)
    told = label(text, prompt, state, words)
    return Deed(text, verb, told, group, card, said(card, words), paid, brings)


def _card_of(verb: str, rest: list[str]) -> str:
    """What is played or taken; of an action card the card itself."""
    named = [id for id in rest if id in civil_cards() or id in military_cards()]
    if not named:
        return ""
    return named[0] if verb == "play" else named[-1]


def said(id: str, words: Words) -> str:
    """What a card says, civil or military."""
    if id in civil_cards():
        return " ".join(_sentence(line) for line in civil_words(civil_cards()[id], words))
    return card_words(id, words) if id else ""


def _sentence(line: str) -> str:
    return line if line.endswith((".", "!", "?")) else f"{line}."


def deeds(
    answers: Iterable[str], prompt: str, state: State, words: Words, moves: Mapping[str, Move]
) -> list[Deed]:
    return [deed(text, prompt, state, words, moves.get(text)) for text in answers]
