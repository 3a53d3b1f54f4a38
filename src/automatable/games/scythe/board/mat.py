"""The person's mat on screen: what each section costs and gives now, and what may be taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.turns.events import Log
from automatable.games.scythe.on_screen.bottom_actions import payable
from automatable.games.scythe.on_screen.components import COST, FACTORY_SECTION, ONGOING
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.labels import amounts, factory_gain
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.top_actions import produce_cost
from automatable.games.scythe.state import State

Price = tuple[tuple[str, int], ...]
"""What is paid: icons and numbers."""


@dataclass(frozen=True)
class Half:
    """One top option of a section: the answer that takes it, or none if it cannot be taken."""

    text: str
    icon: str
    price: Price
    gain: str
    missing: str = ""
    """What is lacking to pay for it."""


@dataclass(frozen=True)
class Bottom:
    """The bottom action of a section: what it is called, what it costs, what is there of it."""

    text: str
    icon: str
    name: str
    resource: str
    resource_icon: str
    have: int
    need: int
    gains: str
    """What comes with it: coins, a recruit's bonus."""
    is_payable: bool


@dataclass(frozen=True)
class SectionCard:
    """A column of the mat."""

    id: str
    name: str
    top: tuple[Half, ...]
    skip: str
    """The answer that takes the bottom action alone, where it can be paid."""
    bottom: Bottom
    last: bool
    """The action token lies here: not this turn (SCY-ON-TURN-01)."""
    chosen: bool
    """It is being carried out."""

    @property
    def is_open(self) -> bool:
        return any(half.text for half in self.top) or bool(self.skip or self.bottom.text)


def turn_of(state: State, player: PersonOnScreen) -> PersonTurn:
    """What the rules need to tell what is possible; nothing is changed by asking."""
    return PersonTurn(state, player, state.next_automa, Log())


def mat(match: Match[State], player: PersonOnScreen, words: Words) -> list[SectionCard]:
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


def _top(turn: PersonTurn, section: str, legal: frozenset[str], words: Words) -> Iterator[Half]:
    player = turn.player
    if section == FACTORY_SECTION:
        yield from _factory(turn, legal, words)
        return
    for option, price, icon, gain in _options(player, section, words):
        text = f"{section} {option}".strip()
        missing = "" if text in legal else _missing(turn, price, words)
        yield Half(text if text in legal else "", icon, tuple(price.items()), gain, missing)


def _missing(turn: PersonTurn, price: Mapping[str, int], words: Words) -> str:
    lacking = {what: n - turn.amount(what) for what, n in price.items() if n > turn.amount(what)}
    return words("mat-missing", what=amounts(lacking, words)) if lacking else ""


Option = tuple[str, Mapping[str, int], str, str]
"""The rest of the answer, its price, its icon, what it gives in words."""


def _options(player: PersonOnScreen, section: str, words: Words) -> Iterator[Option]:
    coin = {"coin": 1}
    if section == "move":
        yield "units", {}, "unit", words("mat-units", n=2 + ("move" in player.top))
        yield "coins", {}, "coin", words("mat-coins", n=1 + ("coins" in player.top))
    elif section == "bolster":
        yield "power", coin, "power", words("much-power", n=2 + ("power" in player.top))
        cards = 1 + ("cards" in player.top)
        yield "cards", coin, "combat_card", words("much-combat_card", n=cards)
    elif section == "trade":
        yield "goods", coin, "resource", words("mat-resources", n=2)
        liked = 1 + ("popularity" in player.top)
        yield "popularity", coin, "popularity", words("much-popularity", n=liked)
    else:
        regions = words("mat-regions", n=2 + ("produce" in player.top))
        yield "", produce_cost(player), "food", regions


def _factory(turn: PersonTurn, legal: frozenset[str], words: Words) -> Iterator[Half]:
    """The upper half of the card; of two actions each is an option of its own."""
    number = turn.player.factory_number
    if number is None:
        return
    card = turn.decks.tables.factory_cards[number]
    price = {str(what): n for what, n in card.cost.items()}
    answers = sorted(t for t in legal if t.split()[0] == FACTORY_SECTION and "skip" not in t)
    for text in answers or [""]:
        named = text.removeprefix(FACTORY_SECTION).strip()
        name = (
            words(f"action-{named}") if words.has(f"action-{named}") else factory_gain(card, words)
        )
        missing = "" if text else _missing(turn, price, words)
        yield Half(text, "factory", tuple(price.items()), name, missing)


# --- the bottom row


def _bottom(
    turn: PersonTurn, section: str, prompt: str, legal: frozenset[str], words: Words
) -> Bottom:
    player = turn.player
    if section == FACTORY_SECTION:
        taken = "move" if prompt == "bottom" and "move" in legal else ""
        moved = words("mat-units", n=1)
        return Bottom(taken, "unit", words("action-move"), moved, "", 0, 0, "", True)
    column = player.player_mat.by_top[section]
    action = column.bottom
    kind = COST[action]
    return Bottom(
        text=action if prompt == "bottom" and action in legal else "",
        icon=BOTTOM_ICONS[action],
        name=words(f"action-{action}"),
        resource=words(f"resource-{kind}"),
        resource_icon=kind,
        have=sum(turn.goods(kind).values()),
        need=player.cost(action),
        gains=_gains(player, action, column.coins, words),
        is_payable=payable(turn, action),
    )


BOTTOM_ICONS = {"upgrade": "upgrade", "deploy": "mech", "build": "structure", "enlist": "recruit"}


def _gains(player: PersonOnScreen, action: str, coins: int, words: Words) -> str:
    bonus = ONGOING[action]
    more = {"coin": coins} if coins else {}
    if bonus in player.recruits:
        more[bonus] = more.get(bonus, 0) + 1
    return amounts(more, words)
