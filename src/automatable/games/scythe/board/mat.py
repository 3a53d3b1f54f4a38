"""The person's mat on screen: what each section costs and gives now, and what may be taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from automatable.core.events import Log
from automatable.core.match import Match
from automatable.core.screens import Words
from automatable.games.scythe.on_screen.bottom_actions import payable
from automatable.games.scythe.on_screen.components import COST, FACTORY_SECTION, ONGOING
from automatable.games.scythe.on_screen.context import Turn
from automatable.games.scythe.on_screen.labels import amounts, factory_text
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.on_screen.top_actions import produce_cost
from automatable.games.scythe.state import State

BONUS = {"cards": "combat_card", "coins": "coin"}
"""Cube places that are named otherwise than what they give."""


@dataclass(frozen=True)
class Half:
    """One option of a section: the answer that takes it, or none if it cannot be taken now."""

    text: str
    icon: str
    price: str
    gain: str
    lit: bool
    name: str = ""
    """Of a bottom action: what it is called."""
    more: str = ""
    """What comes with it: coins, a recruit's bonus."""


@dataclass(frozen=True)
class SectionCard:
    """A column of the mat."""

    id: str
    name: str
    top: tuple[Half, ...]
    skip: str
    bottom: Half
    last: bool
    """The action token lies here: not this turn (SCY-ON-TURN-01)."""
    chosen: bool
    """It is being carried out."""


def turn_of(state: State, player: Player) -> Turn:
    """What the rules need to tell what is possible; nothing is changed by asking."""
    return Turn(state, player, state.next_automa, Log())


def mat(match: Match[State], player: Player, words: Words) -> list[SectionCard]:
    """The sections from left to right, the factory card last (SCY-ON-TURN-05)."""
    prompt = match.pending.prompt if match.pending else ""
    legal = frozenset(match.legal()) if prompt in ("turn", "bottom") else frozenset[str]()
    turn = turn_of(match.state, player)
    deciding = prompt == "turn"
    return [
        SectionCard(
            id=section,
            name=words(f"section-{section}"),
            top=tuple(_top(turn, section, legal if deciding else frozenset(), words)),
            skip=f"{section} skip" if f"{section} skip" in legal else "",
            bottom=_bottom(turn, section, prompt, legal, words),
            last=player.section == section and deciding and f"{section} skip" not in legal,
            chosen=player.section == section and not deciding and match.pending is not None,
        )
        for section in player.sections
    ]


# --- the top row


def _top(turn: Turn, section: str, legal: frozenset[str], words: Words) -> Iterator[Half]:
    player = turn.player
    if section == FACTORY_SECTION:
        yield from _factory(turn, legal, words)
        return
    for option, price, icon, gain in _options(player, section, words):
        text = f"{section} {option}".strip()
        taken = text if text in legal else ""
        yield Half(taken, icon, amounts(dict(price), words), gain, bool(taken))


Option = tuple[str, Mapping[str, int], str, str]
"""The rest of the answer, its price, its icon, what it gives in words."""


def _options(player: Player, section: str, words: Words) -> Iterator[Option]:
    coin = {"coin": 1}
    if section == "move":
        yield "units", {}, "unit", words("mat-units", n=2 + ("move" in player.top))
        yield "coins", {}, "coin", words("much-coin", n=1 + ("coins" in player.top))
    elif section == "bolster":
        yield "power", coin, "power", words("much-power", n=2 + ("power" in player.top))
        cards = 1 + ("cards" in player.top)
        yield "cards", coin, "combat_card", words("much-combat_card", n=cards)
    elif section == "trade":
        yield "goods", coin, "resource", words("much-any_resource", n=2)
        liked = 1 + ("popularity" in player.top)
        yield "popularity", coin, "popularity", words("much-popularity", n=liked)
    else:
        regions = words("mat-regions", n=2 + ("produce" in player.top))
        yield "", produce_cost(player), "food", regions


def _factory(turn: Turn, legal: frozenset[str], words: Words) -> Iterator[Half]:
    number = turn.player.factory_number
    if number is None:
        return
    told = factory_text(turn.decks.tables.factory_cards[number], words)
    answers = sorted(t for t in legal if t.split()[0] == FACTORY_SECTION and "skip" not in t)
    for text in answers or [""]:
        named = text.removeprefix(FACTORY_SECTION).strip()
        name = words(f"action-{named}") if named and words.has(f"action-{named}") else ""
        yield Half(text, "factory", "", told, bool(text), name)


# --- the bottom row


def _bottom(turn: Turn, section: str, prompt: str, legal: frozenset[str], words: Words) -> Half:
    player = turn.player
    if section == FACTORY_SECTION:
        taken = "move" if prompt == "bottom" and "move" in legal else ""
        return Half(taken, "unit", "", words("mat-units", n=1), True, words("action-move"))
    column = player.player_mat.by_top[section]
    action = column.bottom
    taken = action if prompt == "bottom" and action in legal else ""
    price = amounts({COST[action]: player.cost(action)}, words)
    bonus = ONGOING[action]
    more = [words("much-coin", n=column.coins)] if column.coins else []
    more += [words(f"much-{bonus}", n=1)] if bonus in player.recruits else []
    gain = ", ".join(more)
    return Half(taken, COST[action], price, gain, payable(turn, action), words(f"action-{action}"))
