"""Colonies: one bid of the Automa, the person's answer, the units it costs (TTA-COL)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from automatable.core.errors import Refused
from automatable.core.turns.choice import Decision, choose, first, least
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.procedure import Ask, Procedure
from automatable.core.turns.replies import Replies, Reply
from automatable.games.through_the_ages.base_cards import UNIT_KINDS, CivilCard, civil, military
from automatable.games.through_the_ages.cards import AutomaCard
from automatable.games.through_the_ages.deck import draw_automa_card, put_back
from automatable.games.through_the_ages.gain import draw_military
from automatable.games.through_the_ages.military_deck import draw_for_person
from automatable.games.through_the_ages.on_screen import colonies
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.questions import NUMBER, ask_strength, card_ref
from automatable.games.through_the_ages.ratings import advantage, unit_strength
from automatable.games.through_the_ages.state import PERSON, State
from automatable.games.through_the_ages.tactics import check_tactics

MOST_BID = 60


def auction(state: State, territory: str, log: Log, active: AutomaCard | None) -> Procedure[None]:
    """Value, bonus, bid; the person wins only with a higher bid (TTA-COL-01).

    TTA-ON-COL-01, TTA-ON-COL-10
    """
    yield from ask_strength(state, "TTA-COL-02", "auction", card=card_ref(territory))
    drawn: list[AutomaCard] = []
    table = active
    if table is None:
        table = yield from draw_automa_card(state, "auction_card", "TTA-COL-02", log)
        drawn.append(table)
    value = auction_value(state, table, log)
    bid = 0
    if value:
        bonus = yield from draw_automa_card(state, "bonus_card", "TTA-COL-05", log, (table,))
        drawn.append(bonus)
        bid = value + bonus.colonization_bonus
        log.happened(
            "tta-bid", "TTA-COL-05", card=Ref("card", bonus.id), value=value,
            bonus=bonus.colonization_bonus, n=bid,
        )  # fmt: skip
    person = yield from _person_bids(state, territory, bid, log)
    if person is not None:
        yield from _person_wins(state, territory, person, log)
    elif value:
        yield from _automa_wins(state, territory, value, log)
    else:
        log.happened("tta-territory_unclaimed", "TTA-COL-06", card=card_ref(territory))
    if drawn:
        put_back(state, "TTA-COL-09", log, *drawn)


def auction_value(state: State, table: AutomaCard, log: Log) -> int:
    """By the advantage, at most what its units are worth (TTA-COL-02, TTA-COL-03, TTA-COL-04).

    TTA-R-30
    """
    ahead = advantage(state)
    printed = table.auction_value(ahead)
    value = min(printed, unit_strength(state))
    card = Ref("card", table.id)
    if not value:
        log.happened("tta-no_bid", "TTA-COL-03", card=card, advantage=ahead)
    else:
        log.happened("tta-auction_value", "TTA-COL-02", card=card, advantage=ahead, n=value)
    return value


class Answered(Reply[int]):
    """What a person says to the Automa's bid."""


@dataclass(frozen=True)
class NoBid(Answered, head="pass"):
    """The Automa has the territory, if it wants it (TTA-COL-06)."""

    @classmethod
    def offered(cls, state: int) -> Iterator[NoBid]:
        yield cls()


@dataclass(frozen=True)
class Bid(Answered, head="bid"):
    """More than the Automa's (TTA-COL-06)."""

    n: Annotated[int, NUMBER]

    @classmethod
    def offered(cls, state: int) -> Iterator[Bid]:
        return map(cls, range(state + 1, MOST_BID + 1))

    def check(self, state: int) -> None:
        if self.n <= state:
            raise Refused("bid_too_low", bid=self.n, least=state + 1)
        if self.n > MOST_BID:
            ends = {"low": state + 1, "high": MOST_BID}
            raise Refused("number_out_of_range", word=self.head, n=self.n, **ends)


ANSWERS: Replies[int, NoBid | Bid] = Replies((NoBid, Bid), implied="bid")


def _ask_bid(territory: str, automa_bid: int) -> Ask[NoBid | Bid]:
    args: dict[str, Value] = {"card": card_ref(territory), "bid": automa_bid}
    return ANSWERS.ask(automa_bid, prompt="bid", rule="TTA-COL-06", seat=PERSON, args=args)


def _person_bids(state: State, territory: str, hers: int, log: Log) -> Procedure[int | None]:
    if state.on_screen:
        return (yield from colonies.bid(new_turn(state, log), territory, hers))
    answer = yield from _ask_bid(territory, hers)
    return answer.n if isinstance(answer, Bid) else None


def _person_wins(state: State, territory: str, bid: int, log: Log) -> Procedure[None]:
    if state.on_screen:
        yield from colonies.win(new_turn(state, log), territory, bid)
        return
    state.person.colonies.append(territory)  # TTA-COL-10
    log.instruct("tta-you_win_colony", "TTA-COL-10", card=card_ref(territory), n=bid)
    cards = military(territory).printed_immediate.get("military_cards", 0)
    if state.app_deals_military:
        yield from draw_for_person(state, cards, log)


def _automa_wins(state: State, territory: str, value: int, log: Log) -> Procedure[None]:
    """Units leave, then the colony counts (TTA-COL-07, TTA-COL-08)."""
    automa, card = state.automa, state.as_read(territory)
    log.instruct("tta-automa_wins_colony", "TTA-COL-06", card=card_ref(territory))
    decision = choose_units(state, value)
    lost = units_of(str(decision.chosen))
    refs = tuple(card_ref(id) for id in lost)
    log.decided("tta-units_chosen", "TTA-COL-07", decision, cards=refs, n=value)
    for id in lost:
        automa.add_cube(id, -1)
    log.instruct("tta-units_lost", "TTA-COL-07", cards=refs)
    automa.colonies.append(territory)
    automa.science_points += card.immediate.get("science", 0)
    automa.culture_points += card.immediate.get("culture", 0)
    log.instruct(
        "tta-colony_gain", "TTA-COL-08", card=card_ref(territory),
        science=card.immediate.get("science", 0), culture=card.immediate.get("culture", 0),
    )  # fmt: skip
    check_tactics(state, log)  # TTA-TAC-10
    yield from draw_military(state, card.immediate.get("military_cards", 0), log)


def choose_units(state: State, value: int) -> Decision:
    """Least strength that suffices, fewest, lower levels, kind order (TTA-COL-07, TTA-R-31)."""
    return choose(
        "units_lost",
        _sufficient_sets(state, value),
        least("least_strength", _strength, rule="TTA-COL-07"),
        least("fewest_units", lambda option: len(units_of(option)), rule="TTA-COL-07"),
        least("lower_levels", _levels, rule="TTA-COL-07"),
        least("kind_order", _kinds, rule="TTA-COL-07"),
        first("by_id", rule="TTA-COL-07"),
        rule="TTA-COL-07",
        kind="civ",
    )


def _sufficient_sets(state: State, value: int) -> list[str]:
    """Sets of units worth the value, none of them to spare; `warriors+swordsmen`."""
    sets = _sets(state.automa.units(), value)
    return ["+".join(ids) for ids in sets if _strength("+".join(ids)) - _weakest(ids) < value]


def _sets(units: list[tuple[CivilCard, int]], value: int) -> Iterator[tuple[str, ...]]:
    """Ways to reach the value with the first units first, stopping as soon as it is reached."""
    if value <= 0:
        yield ()
    elif units:
        (card, count), *others = units
        for n in range(count + 1):
            if n and (n - 1) * card.yields["strength"] >= value:
                return
            for rest in _sets(others, value - n * card.yields["strength"]):
                yield (*[card.id] * n, *rest)


def _weakest(ids: tuple[str, ...]) -> int:
    return min(civil(id).yields["strength"] for id in ids)


def units_of(option: str) -> list[str]:
    return option.split("+")


def _strength(option: str) -> int:
    return sum(civil(id).yields["strength"] for id in units_of(option))


def _ranked(option: str) -> list[tuple[int, int]]:
    """Level and kind of every unit, highest level first."""
    units = [(civil(id).level, UNIT_KINDS.index(civil(id).kind)) for id in units_of(option)]
    return sorted(units, key=lambda unit: (-unit[0], unit[1]))


def _levels(option: str) -> int:
    return int("".join(str(level) for level, _ in _ranked(option)), 4)


def _kinds(option: str) -> int:
    return int("".join(str(kind) for _, kind in _ranked(option)), 4)
