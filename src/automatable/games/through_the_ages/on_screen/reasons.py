"""The reasons against each kind of answer: `of_VERB` gives all that apply, in no order."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.turns.events import Ref, Value
from automatable.games.through_the_ages.base_cards import (
    CivilCard,
    civil,
    civil_cards,
    military,
    military_cards,
)
from automatable.games.through_the_ages.on_screen.action_cards import is_fresh
from automatable.games.through_the_ages.on_screen.attacks import attack_problems
from automatable.games.through_the_ages.on_screen.building import (
    BACH,
    below_limit,
    building_price,
    grow_price,
    is_bach,
    leads,
    purse,
    upgrade_price,
)
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.colonies import new_force
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.developing import (
    may_revolt,
    revolution_price,
    science_price,
    science_purse,
)
from automatable.games.through_the_ages.on_screen.goods import stored
from automatable.games.through_the_ages.on_screen.side import person_side, side_of
from automatable.games.through_the_ages.on_screen.taking import forbidden, take_price
from automatable.games.through_the_ages.on_screen.wonders import (
    stages_at_once,
    stages_left,
    stages_price,
)

Reason = tuple[str, dict[str, Value]]
"""A code and what its words name."""
EVENT_DISCOUNT = 1


def _card(id: str) -> dict[str, Value]:
    return {"card": Ref("civ", id)}


def missing(**short: int) -> Iterator[Reason]:
    """What cannot be paid, with what is missing of it."""
    lacking = tuple(Ref(f"missing_{what}", n) for what, n in short.items() if n > 0)
    if lacking:
        yield "too_dear", {"missing": lacking}


def _no_action(turn: PersonTurn, prompt: str, card: CivilCard | None = None) -> int:
    """How many actions are missing: none where an event lets somebody act."""
    if prompt != "action":
        return 0
    military_one = card is not None and card.group == "military"
    return 1 - (turn.civ.ma if military_one else turn.civ.ca)


def _not_in_hand(hand: list[str], card: str) -> Iterator[Reason]:
    if card not in hand:
        yield "not_in_hand", _card(card)


def _not_there(there: bool, card: str) -> Iterator[Reason]:
    if not there:
        yield "not_there", _card(card)


def _left(turn: PersonTurn) -> int:
    """What the Agreement, or the spoils of a war, can still pay."""
    n = turn.asked.get("n", 0)
    assert isinstance(n, int)
    return n


# --- taking


def of_take(turn: PersonTurn, prompt: str, space: str, card: str) -> Iterator[Reason]:
    row, place = turn.state.row, int(space)
    if not 1 <= place <= len(row) or row[place - 1] != card:
        yield "not_there", _card(card)
        return
    if reason := forbidden(turn.civ, civil(card)):
        yield reason, _card(card)
    has = turn.civ.ca if prompt == "action" else _left(turn)
    yield from missing(actions=take_price(turn.civ, place, civil(card)) - has)


# --- population and buildings


def of_grow(turn: PersonTurn, prompt: str, less: int = 0) -> Iterator[Reason]:
    less += EVENT_DISCOUNT if prompt == "civilization" else 0
    price = grow_price(turn.civ, less)
    if price is None:
        yield "no_worker", {}
        return
    yield from missing(actions=_no_action(turn, prompt), food=price - stored(turn.civ, "food"))


def of_ocean_liner(turn: PersonTurn, prompt: str) -> Iterator[Reason]:
    yield from _not_there(turn.civ.is_able("free_population"), "ocean_liner_service")
    yield from _used(turn, "ocean_liner")
    if not turn.civ.yellow:
        yield "no_worker", {}


def _used(turn: PersonTurn, ability: str) -> Iterator[Reason]:
    if ability in turn.civ.used:
        yield "used_this_turn", {}


def _in_play(civ: Civilization, card: str) -> bool:
    return card in civ.in_play()


def of_build(turn: PersonTurn, prompt: str, card: str, less: int = 0) -> Iterator[Reason]:
    civ = turn.civ
    if not _in_play(civ, card):
        yield "not_there", _card(card)
        return
    of = civil(card)
    if not civ.unused:
        yield "no_worker", {}
    if of.group == "urban" and not below_limit(civ, of.kind):
        yield "urban_limit", {"n": civil(civ.government).urban_limit or 0}
    less += EVENT_DISCOUNT if prompt == "civilization" else 0
    if prompt != "free_build":
        price = building_price(civ, of) - less - purse(civ, of)
        yield from missing(actions=_no_action(turn, prompt, of), resources=price)


def of_upgrade(
    turn: PersonTurn, prompt: str, card: str, other: str, less: int = 0
) -> Iterator[Reason]:
    civ = turn.civ
    yield from _not_there(card in civ.workers, card)
    yield from _not_there(_in_play(civ, other), other)
    if card not in civ.workers or not _in_play(civ, other):
        return
    low, high = civil(card), civil(other)
    bach = prompt != "card" or turn.state.settings.bach_by_card == "on"  # TTA-ON-R-04
    if bach and is_bach(low, high) and civ.is_able(BACH):
        yield from _used(turn, "bach")
        if not below_limit(civ, "theater"):
            yield "urban_limit", {"n": civil(civ.government).urban_limit or 0}
    if not leads(civ, low, high, bach):
        yield "not_higher", _card(other)
    price = upgrade_price(civ, low, high, less) - purse(civ, high)
    yield from missing(actions=_no_action(turn, prompt, low), resources=price)


def of_destroy(turn: PersonTurn, prompt: str, verb: str, card: str) -> Iterator[Reason]:
    unit = card in civil_cards() and civil(card).group == "military"
    yield from _not_there(card in turn.civ.workers and unit == (verb == "disband"), card)
    if card in turn.civ.workers:
        yield from missing(actions=_no_action(turn, prompt, civil(card)))


def of_barbarossa(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    civ = turn.civ
    yield from _not_there(civ.is_able("grow_and_build_unit"), "frederick_barbarossa")
    unit = _in_play(civ, card) and civil(card).group == "military"
    yield from _not_there(unit, card)
    price = grow_price(civ, side_of("frederick_barbarossa").unit_discount["food"])
    if price is None:
        yield "no_worker", {}
    if unit and price is not None:
        less = side_of("frederick_barbarossa").unit_discount["resources"]
        yield from missing(
            actions=1 - civ.ma,
            food=price - stored(civ, "food"),
            resources=building_price(civ, civil(card)) - less - purse(civ, civil(card)),
        )


# --- leaders, wonders, technologies


def of_leader(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield from _not_in_hand(turn.civ.hand, card)
    yield from missing(actions=1 - turn.civ.ca)


def of_stage(turn: PersonTurn, prompt: str, n: str, less: int = 0) -> Iterator[Reason]:
    civ, count = turn.civ, int(n)
    if not 1 <= count <= stages_left(civ):
        yield "not_there", {"card": Ref("missing_stages", count)}
        return
    short = stages_price(civ, count, less) - stored(civ, "resources")
    tokens = count - civ.blue - sum(civ.stores.values())
    at_once = 1 if count > stages_at_once(civ) else 0
    yield from missing(actions=max(1 - civ.ca, at_once), resources=short, tokens=tokens)


def of_develop(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield from _not_in_hand(turn.civ.hand, card)
    if card not in turn.civ.hand:
        return
    of = civil(card)
    if not of.is_technology:
        yield "not_in_hand", _card(card)
        return
    less = EVENT_DISCOUNT if prompt == "civilization" else 0
    short = science_price(turn.civ, of, less) - science_purse(turn.civ, of)
    yield from missing(actions=_no_action(turn, prompt), science=short)


def of_revolution(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    civ = turn.civ
    if card not in civ.hand or civil(card).group != "government":
        yield "not_in_hand", _card(card)
        return
    if not may_revolt(civ):
        yield "actions_spent", {}
    less = EVENT_DISCOUNT if prompt == "civilization" else 0
    yield from missing(science=revolution_price(civil(card), less) - civ.science)


def of_play(turn: PersonTurn, prompt: str, card: str, way: str = "") -> Iterator[Reason]:
    civ = turn.civ
    if card not in civ.hand or civil(card).group != "action":
        yield "not_in_hand", _card(card)
        return
    if is_fresh(civ, card):
        yield "fresh_card", _card(card)
    yield from missing(actions=1 - civ.ca)
    yield from _ordered(turn, card, way.split())


def _ordered(turn: PersonTurn, card: str, way: list[str]) -> Iterator[Reason]:
    """What forbids the action that a card orders; it costs no action of its own."""
    side = side_of(card)
    if side.order == "stage":
        yield from of_stage(turn, "card", "1", side.discount)
    elif side.order == "grow":
        yield from of_grow(turn, "card")
    elif way[:1] == ["build"] and len(way) == 2 and way[1] in civil_cards():
        yield from of_build(turn, "card", way[1], side.discount)
    elif way[:1] == ["upgrade"] and len(way) == 3 and {*way[1:]} <= civil_cards().keys():
        yield from of_upgrade(turn, "card", way[1], way[2], side.discount)
    elif way[:1] == ["develop"] and len(way) == 2:
        yield from of_develop(turn, "card", way[1])
    elif way[:1] == ["revolution"] and len(way) == 2:
        yield from of_revolution(turn, "card", way[1])


# --- tactics and abilities


def of_tactic(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield from _not_in_hand(turn.person.hand, card)
    if "tactic" in turn.civ.used:
        yield "tactic_done", {}
    yield from missing(military=person_side().limits.play_tactic - turn.civ.ma)


def of_copy(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield from _not_there(card in turn.state.common_tactics, card)
    if "tactic" in turn.civ.used or card == turn.civ.tactic:
        yield "tactic_done", {}
    yield from missing(military=person_side().limits.copy_tactic - turn.civ.ma)


def of_hammurabi(turn: PersonTurn, prompt: str) -> Iterator[Reason]:
    yield from _not_there(turn.civ.is_able("military_as_civil"), "hammurabi")
    yield from _used(turn, "hammurabi")
    yield from missing(military=1 - turn.civ.ma)


def of_churchill(turn: PersonTurn, prompt: str) -> Iterator[Reason]:
    yield from _not_there(turn.civ.is_able("choice_each_turn"), "winston_churchill")
    yield from _used(turn, "churchill")


# --- politics


def of_prepare(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield from _not_in_hand(turn.person.hand, card)


def of_attack(turn: PersonTurn, prompt: str, verb: str, card: str) -> Iterator[Reason]:
    yield from _not_in_hand(turn.person.hand, card)
    if card in military_cards() and military(card).kind == verb:
        for code in attack_problems(turn, card):
            if code == "too_dear":
                yield from missing(military=military(card).military_actions - turn.civ.ma)
            else:
                yield code, {}


def of_columbus(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield from _not_there(turn.civ.is_able("colonize_from_hand"), "christopher_columbus")
    yield from _not_in_hand(turn.person.hand, card)


def of_alexander(turn: PersonTurn, prompt: str) -> Iterator[Reason]:
    yield from _not_there(turn.civ.is_able("leave_for_yellow_token"), "alexander_the_great")


def of_peek(turn: PersonTurn, prompt: str) -> Iterator[Reason]:
    yield from _not_there(turn.civ.is_able("peek"), "joan_of_arc")
    yield from _used(turn, "peek")


# --- other questions


def of_seize(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    hers = [special.id for special in turn.state.automa.specials()]
    yield from _not_there(card in hers, card)
    if turn.civ.owns(card) or card in turn.civ.hand:
        yield "copy_owned", _card(card)
    elif card in hers:
        yield from missing(science=civil(card).science_cost - _left(turn))


def of_lose(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield "not_there", _card(card)


of_token = of_leave = of_ruin = of_raze = of_annex = of_under = of_lose
"""What is not on the list is not there."""


def of_lose_goods(
    turn: PersonTurn, prompt: str, food: str = "0", resources: str = "0"
) -> Iterator[Reason]:
    civ = turn.civ
    yield from missing(
        food=int(food) - stored(civ, "food"), resources=int(resources) - stored(civ, "resources")
    )


def of_bid(turn: PersonTurn, prompt: str, n: str) -> Iterator[Reason]:
    """Only the lowest winning bid is offered; a greater one may be more than the force."""
    yield from missing(force=int(n) - new_force(turn).most())


def of_send(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    unit = card in turn.civ.workers and civil(card).group == "military"
    yield from _not_there(unit, card)
    yield from missing(force=1)


def of_bonus(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield from _not_in_hand(turn.person.hand, card)
    yield from missing(force=1)


def of_discard(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield from _not_in_hand(turn.person.hand, card)


def of_defend(turn: PersonTurn, prompt: str, card: str) -> Iterator[Reason]:
    yield from _not_in_hand(turn.person.hand, card)
