"""The end of the person's turn: discards, production, new cards (TTA-ON-EOT)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.ending import end_turn
from automatable.games.through_the_ages.military_deck import discard, draw_for_person
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.goods import lose_goods, token_value
from automatable.games.through_the_ages.on_screen.ratings import (
    discontent,
    own_rating,
    own_strength,
    uprising,
)
from automatable.games.through_the_ages.on_screen.side import (
    corruption_at,
    military_order,
    person_side,
    side_of,
    yellow_row,
)
from automatable.games.through_the_ages.ratings import strength


def end_of_turn(turn: PersonTurn) -> Procedure[None]:
    """Discards, uprising or production, then the actions of the next turn.

    TTA-ON-TURN-05, TTA-ON-EOT-01 to -11
    """
    civ = turn.civ
    over = len(turn.person.hand) - military_hand_limit(civ)
    for id in (yield from discard_military(turn, over, "TTA-ON-EOT-01")):
        discard(turn.state, id)
    _leaders(turn)
    if uprising(turn.state):  # TTA-ON-EOT-03
        turn.announce("uprising", "TTA-ON-EOT-03", n=discontent(turn.state), unused=civ.unused)
    else:
        _points(turn)
        economy(turn)
    turn.log.announce("tta-on_turn_over", "TTA-ON-TURN-05", round=turn.state.round)
    if turn.state.round > 1:  # TTA-ON-EOT-11
        cards = min(civ.ma, person_side().limits.military_cards_per_turn)
        yield from draw_for_person(turn.state, cards, turn.log)  # TTA-ON-EOT-09, TTA-ON-R-43
    _ready(civ)
    end_turn(turn.state, turn.log)


def military_hand_limit(civ: Civilization) -> int:
    """How many military cards stay in hand (TTA-ON-EOT-01, TTA-ON-R-09)."""
    return civ.military_total + civ.hand_bonus


def discard_military(turn: PersonTurn, n: int, rule: str) -> Procedure[list[str]]:
    """Cards by choice, in the order of the hand, so that there is one way to each set.

    TTA-ON-ASK-10
    """
    hand, gone = turn.person.hand, list[str]()
    while len(gone) < n and hand:
        wanted = min(n - len(gone), len(hand))
        last = gone[-1] if gone else ""
        listing = partial(_discards, hand, wanted, last)
        id = yield from turn.choose("discard", rule, listing, n=wanted)
        hand.remove(id)
        gone.append(id)
        turn.tell("discard", rule, card=turn.card(id))
    return gone


def _discards(hand: list[str], wanted: int, last: str) -> dict[str, str]:
    """The last one and those after it, while enough remain."""
    order = military_order()
    start = order[last] if last else -1
    possible = [id for id in hand if order[id] >= start]
    latest = len(possible) - wanted
    return {f"discard {id}": id for n, id in enumerate(possible) if n <= latest}


def _leaders(turn: PersonTurn) -> None:
    """Churchill, Genghis Khan (TTA-ON-EOT-02, TTA-ON-R-21)."""
    civ, side = turn.civ, side_of(turn.civ.leader)
    if civ.is_able("choice_each_turn") and "churchill" not in civ.used:
        turn.gain_culture(side.choice[0]["culture_points"], "TTA-ON-EOT-02")
    if side.culture_if_strongest and own_strength(turn.state) >= strength(turn.state):
        turn.gain_culture(side.culture_if_strongest, "TTA-ON-EOT-02")


def _points(turn: PersonTurn) -> None:
    """Science and culture as much as they are rated (TTA-ON-EOT-04)."""
    science, culture = own_rating(turn.state, "science"), own_rating(turn.state, "culture")
    turn.gain_science(science, "TTA-ON-EOT-04")
    turn.gain_culture(culture, "TTA-ON-EOT-04")


def economy(turn: PersonTurn) -> None:
    """Corruption, food, consumption, resources (TTA-ON-EOT-05 to -08)."""
    _corruption(turn)
    produce_food(turn, "TTA-ON-EOT-06")
    _consumption(turn)
    produce_resources(turn, "TTA-ON-EOT-08")


def _corruption(turn: PersonTurn) -> None:
    """Resources, what is missing in food (TTA-ON-EOT-05)."""
    due = corruption_at(turn.civ.blue)
    if due:
        lost = lose_goods(turn.civ, "resources", due)
        food = lose_goods(turn.civ, "food", due - lost)
        turn.announce("corruption", "TTA-ON-EOT-05", n=lost, food=food)


def produce_food(turn: PersonTurn, rule: str) -> None:
    """One token for each worker, higher levels first (TTA-ON-EOT-06)."""
    civ = turn.civ
    farms = {id: n for id, n in civ.workers.items() if civil(id).kind == "farm"}
    turn.announce("produce_food", rule, n=_lay(civ, farms))


def produce_resources(turn: PersonTurn, rule: str) -> None:
    """Mines, labs with Gates, one more on the best mine with the Railroad.

    TTA-ON-EOT-08, TTA-ON-TOK-12, TTA-ON-LDR-36
    """
    civ = turn.civ
    there = {id: n for id, n in civ.workers.items() if civil(id).kind == "mine"}
    if there and civ.is_able("best_mine_twice"):
        there[max(there, key=token_value)] += 1
    if civ.is_able("labs_produce_resources"):
        labs = {id: n for id, n in civ.workers.items() if civil(id).kind == "lab"}
        there |= {id: n for id, n in labs.items() if token_value(id)}
    turn.announce("produce_resources", rule, n=_lay(civ, there))


def _lay(civ: Civilization, workers: dict[str, int]) -> int:
    """Tokens of the bank, as far as they go (TTA-ON-TOK-07); the value of those laid."""
    laid = 0
    for id in sorted(workers, key=lambda id: (-token_value(id), civil(id).kind == "lab")):
        tokens = min(workers[id], civ.blue)
        if tokens:
            civ.put_token(id, tokens)
            civ.blue -= tokens
            laid += tokens * token_value(id)
    return laid


def _consumption(turn: PersonTurn) -> None:
    """The population eats; missing food costs culture (TTA-ON-EOT-07)."""
    due = yellow_row(turn.civ.yellow).consumption
    if not due:
        return
    eaten = lose_goods(turn.civ, "food", due)
    turn.announce("consumption", "TTA-ON-EOT-07", n=eaten)
    if missing := due - eaten:
        turn.announce("hunger", "TTA-ON-EOT-07", n=missing)
        turn.gain_culture(-missing * person_side().limits.culture_per_missing_food, "TTA-ON-EOT-07")


def _ready(civ: Civilization) -> None:
    """All actions are available; pools and abilities of the turn end (TTA-ON-EOT-10)."""
    civ.ca, civ.ca_spent, civ.ca_extra = civ.civil_total, 0, 0
    civ.ma, civ.ma_spent, civ.ma_extra = civ.military_total, 0, 0
    civ.unit_resources = civ.unit_science = 0
    civ.used, civ.fresh = [], []
    civ.stage = "politics"
