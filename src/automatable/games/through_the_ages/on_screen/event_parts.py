"""The person's part of an event: gains, losses, production, choices (TTA-ON-EVT)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.military_deck import discard, draw_for_person
from automatable.games.through_the_ages.on_screen.building import (
    BUILT,
    build,
    can_grow,
    grow,
    may_build,
    sites,
)
from automatable.games.through_the_ages.on_screen.colonies import lose_colony
from automatable.games.through_the_ages.on_screen.comparing import Before
from automatable.games.through_the_ages.on_screen.context import Move, Moves, PersonTurn, done
from automatable.games.through_the_ages.on_screen.developing import (
    develop,
    developable,
    revolution,
    revolutions,
)
from automatable.games.through_the_ages.on_screen.end_of_turn import (
    discard_military,
    economy,
    produce_food,
    produce_resources,
)
from automatable.games.through_the_ages.on_screen.goods import (
    change_blue,
    change_yellow,
    gain_mix,
    gain_population,
    lose_mix,
    lose_population,
    mix_text,
    receive,
    stored,
    take_away,
)
from automatable.games.through_the_ages.on_screen.impacts import IMPACTS
from automatable.games.through_the_ages.on_screen.leaders import leader_leaves
from automatable.games.through_the_ages.on_screen.losing import lose_building, lose_highest
from automatable.games.through_the_ages.on_screen.side import (
    Part,
    civil_order,
    event_sides,
    icons,
    military_order,
    technology_order,
)
from automatable.games.through_the_ages.on_screen.taking import take_from_row, takeable
from automatable.games.through_the_ages.row import slide_and_fill

PER_DISCONTENT_CULTURE, PER_DISCONTENT_ACTIONS = 4, 2
RUINABLE = ("A", "I")
GOODS = ("food", "resources")


def carry_out(turn: PersonTurn, card: str, before: Before) -> Procedure[int]:
    """All parts whose conditions held before the event; the culture points it was worth.

    TTA-ON-EVT-01, TTA-ON-GEN-07, TTA-ON-R-22
    """
    worth = 0
    for part in event_sides()[card].parts:
        if before.holds_for_person(part.when):
            worth += yield from _part(turn, card, part, before)
    return worth


def _part(turn: PersonTurn, card: str, part: Part, before: Before) -> Procedure[int]:
    rule = "TTA-ON-EVT-01"
    if part.culture_in_age_iv is not None and turn.state.age == "IV":  # TTA-ON-EVT-12
        turn.gain_culture(part.culture_in_age_iv, "TTA-ON-EVT-12")
        return part.culture_in_age_iv
    gain = part.gain | {what: _formula(turn, by, before) for what, by in part.gain_by.items()}
    yield from _gain(turn, gain, rule)
    lose = part.lose | {what: _loss(turn, by, before) for what, by in part.lose_by.items()}
    yield from _lose(turn, lose, rule)
    _produce(turn, part.produce)
    if part.ask:
        yield from ASKS[part.ask](turn, part)
    return gain.get("culture_points", 0) - lose.get("culture_points", 0)


def _formula(turn: PersonTurn, by: str, before: Before) -> int:
    if by in IMPACTS:
        return IMPACTS[by](turn.state, before)
    return {
        "culture_rating": before.culture_rating,
        "science_rating": before.science[0],
        "happiness": before.happiness[0],
    }[by]


def _loss(turn: PersonTurn, by: str, before: Before) -> int:
    """How much an event takes, where the situation says it.

    TTA-ON-EVT-08, TTA-ON-EVT-11, TTA-ON-EVT-16, TTA-ON-R-29
    """
    if by == "all":
        return stored(turn.civ, "food")
    if by == "not_of_current_age":
        leader = turn.civ.leader
        return int(leader is not None and civil(leader).age != turn.state.age)
    return {
        "4_per_discontent": PER_DISCONTENT_CULTURE * before.discontent,
        "2_per_discontent": PER_DISCONTENT_ACTIONS * before.discontent,
        "half_of_discontent": -(-before.discontent // 2),
    }[by]


def _gain(turn: PersonTurn, gain: dict[str, int], rule: str) -> Procedure[None]:
    turn.gain_culture(gain.get("culture_points", 0), rule)
    turn.gain_science(gain.get("science_points", 0), rule)
    receive(turn, {name: gain[name] for name in GOODS if name in gain}, rule)
    gain_population(turn, gain.get("population", 0), "TTA-ON-EVT-04")
    change_yellow(turn, gain.get("yellow_tokens", 0), rule)
    if cards := gain.get("military_cards", 0):
        yield from draw_for_person(turn.state, cards, turn.log)


def _lose(turn: PersonTurn, lose: dict[str, int], rule: str) -> Procedure[None]:
    turn.gain_culture(-lose.get("culture_points", 0), rule)
    take_away(turn, {name: lose[name] for name in GOODS if name in lose}, rule)
    yield from lose_population(turn, lose.get("population", 0), "TTA-ON-EVT-04")
    change_yellow(turn, -lose.get("yellow_tokens", 0), rule)
    yield from change_blue(turn, -lose.get("blue_tokens", 0), rule)
    if spent := min(lose.get("civil_actions", 0), turn.civ.ca):
        turn.civ.spend_civil(spent)
        turn.tell("rebellion", "TTA-ON-EVT-08", n=spent)
    if lose.get("leader"):
        leader_leaves(turn, "TTA-ON-EVT-16")


def _produce(turn: PersonTurn, what: str) -> None:
    """Production in the middle of a turn (TTA-ON-EVT-15)."""
    if what == "food":
        produce_food(turn, "TTA-ON-EVT-15")
    elif what == "resources":
        produce_resources(turn, "TTA-ON-EVT-15")
    elif what == "economy":
        economy(turn)


# --- choices


def _gain_goods(turn: PersonTurn, part: Part) -> Procedure[None]:
    return gain_mix(turn, part.n, "TTA-ON-EVT-03")


def _lose_goods(turn: PersonTurn, part: Part) -> Procedure[None]:
    return lose_mix(turn, part.n, "TTA-ON-EVT-03")


def _markets(turn: PersonTurn, part: Part) -> Procedure[None]:
    ways = {
        mix_text("gain", gain.get("food", 0), gain.get("resources", 0)): gain
        for gain in part.choice
    }
    gain = yield from turn.choose("markets", "TTA-ON-EVT-03", lambda: ways)
    receive(turn, gain, "TTA-ON-EVT-03")


def _free_build(turn: PersonTurn, part: Part) -> Procedure[None]:
    """Development of Religion, of Warfare (TTA-ON-EVT-06)."""
    card = civil(part.technology)
    if not may_build(turn.civ, card, card.resource_cost):
        turn.tell("nothing_possible", "TTA-ON-EVT-06")
        return
    built: Move = partial(_build, id=card.id, less=card.resource_cost)
    answers: Moves = {f"build {card.id}": built, "none": done}
    move = yield from turn.ask("free_build", "TTA-ON-EVT-06", lambda: answers)
    yield from move(turn)


def _build(turn: PersonTurn, id: str, less: int) -> Procedure[None]:
    build(turn, id, less, "TTA-ON-EVT-05")
    return done(turn)


def _grow(turn: PersonTurn) -> Procedure[None]:
    grow(turn, 1, "TTA-ON-EVT-05")
    return done(turn)


def civilization_moves(turn: PersonTurn) -> Moves:
    """Everything 1 cheaper, no upgrade and no unit (TTA-ON-EVT-05, TTA-ON-R-28)."""
    civ = turn.civ
    answers: Moves = {"grow": _grow} if can_grow(civ, 1) else {}
    answers |= {f"build {id}": partial(_build, id=id, less=1) for id in sites(civ, BUILT, 1)}
    answers |= {f"develop {id}": partial(develop, id=id, less=1) for id in developable(civ, 1)}
    answers |= {
        f"revolution {id}": partial(revolution, id=id, less=1) for id in revolutions(civ, 1)
    }
    answers["none"] = done
    return answers


def _civilization(turn: PersonTurn, part: Part) -> Procedure[None]:
    move = yield from turn.choose("civilization", "TTA-ON-EVT-05", lambda: civilization_moves(turn))
    yield from move(turn)


def _destroy_own(turn: PersonTurn, part: Part) -> Procedure[None]:
    """The person destroys a building of their choice (TTA-ON-EVT-07)."""
    order = technology_order()
    there = [id for id in turn.civ.workers if civil(id).group in BUILT]
    yield from lose_building(turn, sorted(there, key=order.__getitem__), "TTA-ON-EVT-07")


def _destroy_own_highest(turn: PersonTurn, part: Part) -> Procedure[None]:
    """One of the person's best buildings is destroyed (TTA-ON-EVT-13)."""
    yield from lose_highest(turn, 3, "TTA-ON-EVT-13")


def _lose_colony(turn: PersonTurn, part: Part) -> Procedure[None]:
    order = military_order()
    colonies = sorted(turn.person.colonies, key=order.__getitem__)
    if not colonies:
        turn.tell("nothing_lost", "TTA-ON-EVT-01")
        return
    answers = {f"leave {id}": id for id in colonies}
    id = yield from turn.choose("lose_colony", "TTA-ON-COL-09", lambda: answers)
    yield from lose_colony(turn, id)


def _ruin_wonder(turn: PersonTurn, part: Part) -> Procedure[None]:
    """An old wonder of the person falls into ruin (TTA-ON-EVT-10)."""
    civ, order = turn.civ, civil_order()
    old = [id for id in civ.working() if civil(id).age in RUINABLE]
    if not old:
        turn.tell("nothing_lost", "TTA-ON-EVT-10")
        return
    answers = {f"ruin {id}": id for id in sorted(old, key=order.__getitem__)}
    id = yield from turn.choose("ruin_wonder", "TTA-ON-EVT-10", lambda: answers)
    civ.ruined.append(id)
    civ.settle_actions()
    turn.tell("wonder_ruined", "TTA-ON-RAT-09", card=turn.card(id))
    yield from change_blue(turn, -icons(id).get("blue_tokens", 0), "TTA-ON-RAT-09")


def _agreement(turn: PersonTurn, part: Part) -> Procedure[None]:
    """Cards of the row for up to five actions that are not spent (TTA-ON-EVT-09).

    TTA-ON-R-12, TTA-ON-R-13
    """
    left, taken = part.n, 0
    while True:
        chosen = yield from turn.ask(
            "agreement", "TTA-ON-EVT-09", partial(_offered, turn, left), n=left
        )
        if chosen is None:
            break
        space, price = chosen
        take_from_row(turn, space, price, "TTA-ON-EVT-09")
        left -= price
        taken += 1
    if taken:
        turn.civ.no_politics = True
        yield from slide_and_fill(turn.state, turn.log)


def _offered(turn: PersonTurn, left: int) -> dict[str, tuple[int, int] | None]:
    answers: dict[str, tuple[int, int] | None] = {
        f"take {space} {id}": (space, price) for space, id, price in takeable(turn, left)
    }
    answers["done"] = None
    return answers


def _discard_military(turn: PersonTurn, part: Part) -> Procedure[None]:
    """The person discards military cards (TTA-ON-EVT-12)."""
    for id in (yield from discard_military(turn, part.n, "TTA-ON-EVT-12")):
        discard(turn.state, id)


def _raze(turn: PersonTurn, part: Part) -> Procedure[None]:
    """Her part of the event says it, and whoever owns another reading may change it."""
    return done(turn)


ASKS: dict[str, Callable[[PersonTurn, Part], Procedure[None]]] = {
    "gain_goods": _gain_goods,
    "lose_goods": _lose_goods,
    "markets": _markets,
    "free_build": _free_build,
    "civilization": _civilization,
    "destroy_own": _destroy_own,
    "destroy_own_highest_urban": _destroy_own_highest,
    "destroy_automa_urban": _raze,
    "lose_colony": _lose_colony,
    "ruin_wonder": _ruin_wonder,
    "agreement": _agreement,
    "discard_military": _discard_military,
}
