"""The person's civilization in a game on screen: everything is known, and nothing is reported.

Culture points, colonies, military cards in hand, the own tactic that is not yet common and a war
that was declared stand in `state.person`, as at a table; the rest stands here. Ratings, totals and
goods follow from it and are never stored. Workers, tokens and copies of a card have no names: which
one is meant never matters (TTA-ON-INV-10).
"""

from __future__ import annotations

from typing import Literal

from automatable.core.state.declaring import fact, record
from automatable.core.state.facts import Shows, named, number
from automatable.games.through_the_ages.base_cards import (
    AGES,
    BOARD,
    CivilCard,
    civil,
    civil_of,
    military_of,
)
from automatable.games.through_the_ages.on_screen.side import (
    civil_order,
    icons,
    person_side,
    side_of,
    technology_order,
)

USED = (
    "tactic", "leader_replaced", "hammurabi", "bach", "churchill", "ocean_liner", "peek",
)  # fmt: skip
Stage = Literal["politics", "again", "actions"]
PLACED = ("farm_mine", "urban", "military")
MOST = 99


def _cards(*groups: str, label: str, most: int = 20) -> Shows:
    return named("civ", lambda: civil_of(*groups), f"fact-own_{label}", most=most)


def _number(label: str) -> Shows:
    return number(f"fact-own_{label}")


@record
class Unfinished:
    """A wonder in play with a blue token on each stage built (TTA-ON-WON-03)."""

    id: str
    built: int = 0


@record
class Civilization:
    """What the person has in front of them (TTA-ON, section 3)."""

    hand: list[str] = fact(
        factory=list,
        values=lambda: civil_of(),
        shows=_cards("urban", "military", "farm_mine", "government", "special", "leader", "action",
                     label="hand"),
        rank=40,
    )  # fmt: skip
    """Civil cards, in the order of the card file."""
    fresh: list[str] = fact(factory=list, values=lambda: civil_of("action"))
    """Action cards taken in this action phase (TTA-ON-TAKE-08)."""
    workers: dict[str, int] = fact(
        factory=lambda: dict(person_side().start.workers),
        shows=_cards(*PLACED, label="workers", most=MOST),
        rank=41,
    )
    unused: int = fact(factory=lambda: person_side().start.unused, shows=_number("unused"), rank=42)
    yellow: int = fact(factory=lambda: person_side().start.yellow, shows=_number("yellow"), rank=42)
    blue: int = fact(factory=lambda: person_side().start.blue, shows=_number("blue"), rank=42)
    stores: dict[str, int] = fact(
        factory=dict, shows=_cards("farm_mine", "urban", label="stores", most=MOST), rank=43
    )
    """Blue tokens on farms and mines, and on labs with Bill Gates (TTA-ON-TOK-01, -12)."""
    technologies: list[str] = fact(
        factory=list, shows=_cards(*PLACED, "special", label="technologies"), rank=44
    )
    """Developed ones beside the five of the board; no government."""
    government: str = fact(
        factory=lambda: person_side().start.government,
        values=lambda: civil_of("government"),
        shows=_cards("government", label="government"),
        rank=45,
    )
    leader: str | None = fact(
        default=None,
        values=lambda: (None, *civil_of("leader")),
        shows=_cards("leader", label="leader"),
        rank=45,
    )
    leader_ages: list[str] = fact(factory=list, values=AGES)
    """Ages of which a leader was taken (TTA-ON-TAKE-05)."""
    homer_under: str | None = fact(default=None, values=lambda: (None, *civil_of("wonder")))
    wonders: list[str] = fact(factory=list, shows=_cards("wonder", label="wonders"), rank=46)
    ruined: list[str] = fact(factory=list, values=lambda: civil_of("wonder"))
    unfinished: Unfinished | None = None
    science: int = fact(default=0, shows=_number("science"), rank=39)
    tactic: str | None = fact(
        default=None,
        values=lambda: (None, *military_of("tactic")),
        shows=named("civ", lambda: military_of("tactic"), "fact-own_tactic"),
        rank=47,
    )
    caesar_used: bool = False
    no_politics: bool = False
    """The next politics phase is skipped (TTA-ON-POL-10)."""
    ca: int = fact(default=4, shows=_number("ca"), rank=38)
    ca_spent: int = 0
    ma: int = fact(default=2, shows=_number("ma"), rank=38)
    ma_spent: int = 0
    ca_extra: int = 0
    """Actions beyond the totals in this turn: Hammurabi, Patriotism."""
    ma_extra: int = 0
    unit_resources: int = 0
    unit_science: int = 0
    used: list[str] = fact(factory=list, values=USED)
    stage: Stage = "politics"
    """Where the person's own turn stands; `again` is Caesar's second political action."""
    points_before: int | None = None
    """Culture points before the Age III events are scored at the end (TTA-ON-END-06)."""
    automa_points_before: int | None = None
    scored: dict[str, int] = fact(factory=dict)
    """What each event of the end, and Bill Gates, brought the person."""
    automa_scored: dict[str, int] = fact(factory=dict)

    # --- what lies there

    def in_play(self) -> list[str]:
        """Technologies on which workers can stand, in their order."""
        order = technology_order()
        placed = [id for id in self.technologies if id in order]
        return sorted((*BOARD, *placed), key=order.__getitem__)

    def owns(self, technology: str) -> bool:
        """Whether it is in play, the government included (TTA-ON-TAKE-04)."""
        return technology in self.technologies or technology in (*BOARD, self.government)

    def specials(self) -> list[CivilCard]:
        return [card for card in map(civil, self.technologies) if card.group == "special"]

    def special(self, kind: str) -> CivilCard | None:
        return next((card for card in self.specials() if card.kind == kind), None)

    def working(self) -> list[str]:
        """Wonders that are not ruined."""
        return [id for id in self.wonders if id not in self.ruined]

    def is_able(self, ability: str) -> bool:
        """Whether a leader or a wonder in play has an ability."""
        if self.leader and ability in side_of(self.leader).abilities:
            return True
        return any(ability in side_of(id).abilities for id in self.working())

    def has_text(self) -> list[str]:
        """Cards whose icons count for the whole civilization (TTA-ON-RAT-07)."""
        specials = [card.id for card in self.specials()]
        return [
            self.government,
            *specials,
            *self.working(),
            *([self.leader] if self.leader else []),
        ]

    def icon(self, name: str) -> int:
        """The sum of an icon of government, special technologies, leader and wonders."""
        return sum(icons(id).get(name, 0) for id in self.has_text())

    # --- counting

    @property
    def civil_total(self) -> int:
        return self.icon("civil_actions")

    @property
    def military_total(self) -> int:
        return self.icon("military_actions")

    @property
    def hand_bonus(self) -> int:
        """How many more cards of each kind may be held (TTA-ON-LDR-30)."""
        return sum(side_of(id).hand_limits for id in self.working())

    def buildings(self, kind: str) -> int:
        """Workers on a kind, all levels together."""
        return sum(n for id, n in self.workers.items() if civil(id).kind == kind)

    def put_worker(self, technology: str, n: int = 1) -> None:
        """Put a worker onto a card, or take one away with -1."""
        left = self.workers.get(technology, 0) + n
        self.workers[technology] = left
        if not left:
            del self.workers[technology]

    def put_token(self, technology: str, n: int = 1) -> None:
        left = self.stores.get(technology, 0) + n
        self.stores[technology] = left
        if not left:
            del self.stores[technology]

    def take_in_hand(self, card: str) -> None:
        """A civil card joins the hand, which stays in the order of the cards (TTA-ON-NOT-01)."""
        self.hand.append(card)
        self.hand.sort(key=civil_order().__getitem__)

    # --- actions

    def spend_civil(self, n: int) -> None:
        self.ca -= n
        self.ca_spent += n

    def spend_military(self, n: int) -> None:
        self.ma -= n
        self.ma_spent += n

    def civil_back(self, n: int = 1) -> None:
        """Spent civil actions come back, as far as there are any."""
        n = min(n, self.ca_spent)
        self.ca += n
        self.ca_spent -= n

    def settle_actions(self, spent: Literal["", "civil", "military"] = "") -> None:
        """New actions are available, lost ones are spent ones first (TTA-ON-RAT-08).

        `spent`: the kind whose new actions are spent at once (TTA-ON-GOV-03, TTA-ON-GOV-05).
        """
        self.ca, self.ca_spent = _settled(
            self.ca, self.ca_spent, self.civil_total + self.ca_extra, spent == "civil"
        )
        self.ma, self.ma_spent = _settled(
            self.ma, self.ma_spent, self.military_total + self.ma_extra, spent == "military"
        )


def _settled(left: int, spent: int, total: int, as_spent: bool) -> tuple[int, int]:
    more = total - left - spent
    if more >= 0:
        return (left, spent + more) if as_spent else (left + more, spent)
    from_spent = min(spent, -more)
    return left + more + from_spent, spent - from_spent


def new_civilization(starts: bool) -> Civilization:
    """In round 1 there are one or two civil actions, and no military ones.

    TTA-ON-SET-05, TTA-ON-SET-06, TTA-ON-TURN-06
    """
    first = person_side().start.first_round_civil_actions
    found = Civilization(stage="actions")
    found.ca = first["starting_player" if starts else "other"]
    found.ca_spent = found.civil_total - found.ca
    found.ma, found.ma_spent = 0, found.military_total
    return found
