"""Colonies: one bid of the Automa, the person's answer, the units it costs (TTA-COL)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.choice import Decision, choose, first, least
from automatable.core.errors import Refused
from automatable.core.events import Log, Ref
from automatable.core.procedure import Answer, Ask, Procedure
from automatable.games.through_the_ages.base_cards import UNIT_KINDS, CivilCard, civil, military
from automatable.games.through_the_ages.cards import AutomaCard
from automatable.games.through_the_ages.deck import draw_automa_card, put_back
from automatable.games.through_the_ages.gain import draw_military
from automatable.games.through_the_ages.military_deck import draw_for_person
from automatable.games.through_the_ages.questions import ask_strength, card_ref, read_number
from automatable.games.through_the_ages.ratings import advantage, unit_strength
from automatable.games.through_the_ages.state import PERSON, State
from automatable.games.through_the_ages.tactics import check_tactics

MOST_BID = 60


def auction(state: State, territory: str, log: Log, active: AutomaCard | None) -> Procedure[None]:
    """Value, bonus, bid; the person wins only with a higher bid (TTA-COL-01)."""
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
    person = yield from _ask_bid(territory, bid)
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


def _ask_bid(territory: str, automa_bid: int) -> Ask[int | None]:
    """`bid 5` above the Automa's, or `pass` (TTA-COL-06)."""

    def read(text: str) -> Answer[int | None]:
        if text == "pass":
            return Answer(None, text)
        bid = read_number(text.removeprefix("bid").strip())
        if bid <= automa_bid:
            raise Refused("bid_too_low", bid=bid, least=automa_bid + 1)
        if bid > MOST_BID:
            low = automa_bid + 1
            raise Refused("number_out_of_range", word="bid", n=bid, low=low, high=MOST_BID)
        return Answer(bid, f"bid {bid}")

    return Ask(
        prompt="bid",
        rule="TTA-COL-06",
        seat=PERSON,
        args={"card": card_ref(territory), "bid": automa_bid},
        reader=read,
        listing=lambda: ["pass", *(f"bid {n}" for n in range(automa_bid + 1, MOST_BID + 1))],
    )


def _person_wins(state: State, territory: str, bid: int, log: Log) -> Procedure[None]:
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
