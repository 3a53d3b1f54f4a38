"""Colonies: the person's bid, the force that is sent, what a colony gives and takes along.

TTA-ON-COL
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import civil, military
from automatable.games.through_the_ages.military_deck import discard, draw_for_person
from automatable.games.through_the_ages.on_screen.armies import army_strength
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.goods import (
    change_blue,
    change_yellow,
    gain_population,
    receive,
)
from automatable.games.through_the_ages.on_screen.ratings import colonization_bonus, units
from automatable.games.through_the_ages.on_screen.side import (
    military_order,
    side_of,
    technology_order,
)

SEND, BONUS, DISCARD = 0, 1, 2
VERBS = {SEND: "send", BONUS: "bonus", DISCARD: "discard"}
Sent = tuple[int, str]
"""What is added to a force: how, and which unit or card."""


@dataclass
class Force:
    """A force on its way: units first, then bonus cards, then Cook's discards.

    TTA-ON-COL-03, TTA-ON-COL-07, TTA-ON-ASK-12
    """

    turn: PersonTurn
    units: dict[str, int]
    cards: list[str]
    """Military cards in hand, in their order."""
    sent: Counter[str] = field(default_factory=Counter)
    bonus: int = 0
    discards: int = 0
    last: tuple[int, int] = (SEND, -1)
    """How the last one was added, and its place in the order."""

    @property
    def strength(self) -> int:
        """Printed strength, armies of the units sent, bonus icons and cards; nothing else."""
        civ = self.turn.civ
        printed = sum(civil(id).yields["strength"] * n for id, n in self.sent.items())
        armies = army_strength(civ.tactic, self.sent, civ.is_able("infantry_as_cavalry"))
        return printed + armies + colonization_bonus(civ) + self.bonus + self.discards

    @property
    def _discards_left(self) -> int:
        return side_of(self.turn.civ.leader).colonize_discards - self.discards

    def more(self) -> Iterator[Sent]:
        """What can be added now, in the order of lists; whether it helps is another matter."""
        how, place = self.last
        if how == SEND:
            order = technology_order()
            for id in sorted(self.units, key=order.__getitem__):
                if order[id] >= place and self.units[id]:
                    yield SEND, id
        if not self.sent:
            return  # TTA-ON-COL-04
        if how <= BONUS:
            yield from ((BONUS, id) for id in self._cards(BONUS) if military(id).kind == "bonus")
        if self._discards_left > 0:
            yield from ((DISCARD, id) for id in self._cards(DISCARD))

    def _cards(self, how: int) -> list[str]:
        """Cards not before the last one that was used in the same way."""
        start = self.last[1] if self.last[0] == how else -1
        return [id for id in dict.fromkeys(self.cards) if _place(how, id) >= start]

    def add(self, what: Sent) -> None:
        how, id = what
        if how == SEND:
            self.units[id] -= 1
            self.sent[id] += 1
        else:
            self.cards.remove(id)
            self.bonus += military(id).colonization if how == BONUS else 0
            self.discards += how == DISCARD
        self.last = (how, _place(how, id))

    def copied(self) -> Force:
        return Force(
            self.turn, dict(self.units), list(self.cards), Counter(self.sent), self.bonus,
            self.discards, self.last,
        )  # fmt: skip

    def most(self) -> int:
        """The greatest force that can still be reached."""
        whole = self.copied()
        while more := list(whole.more()):
            whole.add(min(more, key=lambda what: (what[0], _place(*what))))
        return whole.strength

    def answers(self, bid: int) -> dict[str, Sent]:
        """Only what can still reach the bid (TTA-ON-ASK-12)."""
        found: dict[str, Sent] = {}
        for what in self.more():
            after = self.copied()
            after.add(what)
            if after.most() >= bid:
                found[f"{VERBS[what[0]]} {what[1]}"] = what
        return found


def _place(how: int, id: str) -> int:
    return technology_order()[id] if how == SEND else military_order()[id]


def new_force(turn: PersonTurn) -> Force:
    return Force(turn, dict(units(turn.civ)), list(turn.person.hand))


BONUS_ICONS = "bonus_icons"


def greatest_force(turn: PersonTurn) -> list[tuple[str, int]]:
    """What the greatest force is made of: units, the tactic, icons, bonus cards."""
    force, civ = new_force(turn), turn.civ
    sent = force.units
    found = [(id, civil(id).yields["strength"] * n) for id, n in sent.items()]
    if civ.tactic:
        armies = army_strength(civ.tactic, sent, civ.is_able("infantry_as_cavalry"))
        found.append((civ.tactic, armies))
    found.append((BONUS_ICONS, colonization_bonus(civ)))
    found += [(id, military(id).colonization) for id in force.cards]
    return [(id, n) for id, n in found if n]


# --- the auction


def bid(turn: PersonTurn, territory: str, hers: int) -> Procedure[int | None]:
    """The lowest bid that wins, or none (TTA-ON-COL-02, TTA-ON-AUT-05, TTA-ON-R-07)."""
    least, most = hers + 1, new_force(turn)
    if not most.units or most.most() < least:
        turn.tell("cannot_bid", "TTA-ON-COL-02", card=turn.card(territory), n=least)
        return None
    answers = {f"bid {least}": least, "pass": None}
    return (
        yield from turn.ask(
            "bid", "TTA-ON-COL-02", lambda: answers,
            card=turn.card(territory), bid=hers, most=most.most(),
        )
    )  # fmt: skip


def win(turn: PersonTurn, territory: str, amount: int) -> Procedure[None]:
    """Units and cards one by one until the bid is reached (TTA-ON-COL-05, TTA-ON-R-08)."""
    force = new_force(turn)
    while force.strength < amount or not force.sent:
        what = yield from turn.choose(
            "force", "TTA-ON-COL-05", lambda: force.answers(amount),
            n=amount, now=force.strength, card=turn.card(territory),
        )  # fmt: skip
        force.add(what)
        _send(turn, *what)
    yield from settle_colony(turn, territory)


def _send(turn: PersonTurn, how: int, id: str) -> None:
    if how == SEND:
        turn.civ.put_worker(id, -1)
        turn.civ.yellow += 1
        turn.tell("send", "TTA-ON-COL-05", card=turn.card(id))
    else:
        turn.person.hand.remove(id)
        discard(turn.state, id)
        turn.tell("discard", "TTA-ON-COL-05", card=turn.card(id))


# --- what it gives


def settle_colony(turn: PersonTurn, territory: str) -> Procedure[None]:
    """First the permanent effect, then the immediate one (TTA-ON-COL-06)."""
    yield from gain_colony(turn, territory)
    once, rule = military(territory).printed_immediate, "TTA-ON-COL-06"
    turn.gain_science(once.get("science", 0), rule)
    turn.gain_culture(once.get("culture", 0), rule)
    gain_population(turn, once.get("population", 0), rule)
    receive(turn, {name: once[name] for name in ("food", "resources") if name in once}, rule)
    if cards := once.get("military_cards", 0):
        yield from draw_for_person(turn.state, cards, turn.log)


def gain_colony(turn: PersonTurn, territory: str) -> Procedure[None]:
    turn.person.colonies.append(territory)
    turn.tell("colony", "TTA-ON-COL-06", card=turn.card(territory))
    yield from _permanent(turn, territory, 1)


def lose_colony(turn: PersonTurn, territory: str) -> Procedure[None]:
    """It takes its permanent effect along (TTA-ON-COL-09)."""
    turn.person.colonies.remove(territory)
    turn.tell("colony_lost", "TTA-ON-COL-09", card=turn.card(territory))
    yield from _permanent(turn, territory, -1)


def _permanent(turn: PersonTurn, territory: str, sign: int) -> Procedure[None]:
    lasting = military(territory).printed_permanent
    change_yellow(turn, sign * lasting.get("yellow_tokens", 0), "TTA-ON-COL-06")
    yield from change_blue(turn, sign * lasting.get("blue_tokens", 0), "TTA-ON-COL-06")
