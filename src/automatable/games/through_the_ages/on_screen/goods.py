"""Tokens: food and resources as blue tokens in stores, both banks, population (TTA-ON-TOK)."""

from __future__ import annotations

from functools import cache

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.side import technology_order

KIND_OF = {"food": "farm", "resources": "mine"}


@cache
def token_value(technology: str) -> int:
    """What a blue token on it is worth (TTA-ON-TOK-03, TTA-ON-TOK-12, TTA-ON-R-10)."""
    card = civil(technology)
    if card.kind == "lab":
        return card.level
    return card.yields.get("food", 0) or card.yields.get("resources", 0)


@cache
def goods_of(technology: str) -> str:
    return "food" if civil(technology).kind == "farm" else "resources"


def stored(civ: Civilization, goods: str) -> int:
    """Food or resources: the value of the stores."""
    return sum(token_value(id) * n for id, n in civ.stores.items() if goods_of(id) == goods)


def places(civ: Civilization, goods: str) -> list[str]:
    """Farms or mines in play, highest first (TTA-ON-TOK-04)."""
    kind = KIND_OF[goods]
    found = [id for id in civ.in_play() if civil(id).kind == kind]
    return found[::-1]


def gain_goods(civ: Civilization, goods: str, n: int) -> int:
    """Tokens go onto farms or mines as long as their value fits; what came of it.

    TTA-ON-TOK-04, TTA-ON-TOK-07
    """
    left = n
    for id in places(civ, goods):
        value = token_value(id)
        tokens = min(left // value, civ.blue)
        if tokens:
            civ.put_token(id, tokens)
            civ.blue -= tokens
            left -= tokens * value
    return n - left


def pay_goods(civ: Civilization, goods: str, n: int) -> None:
    """Lowest tokens first, then change (TTA-ON-TOK-05, TTA-ON-TOK-06, TTA-ON-R-01)."""
    order = technology_order()
    mine = [id for id in civ.stores if goods_of(id) == goods]
    for id in sorted(mine, key=lambda id: (token_value(id), civil(id).kind != "lab", order[id])):
        if n <= 0:
            break
        tokens = min(civ.stores[id], -(-n // token_value(id)))
        civ.put_token(id, -tokens)
        civ.blue += tokens
        n -= tokens * token_value(id)
    if n < 0:
        gain_goods(civ, goods, -n)


def lose_goods(civ: Civilization, goods: str, n: int) -> int:
    """No more than there is; how much it was."""
    lost = min(n, stored(civ, goods))
    pay_goods(civ, goods, lost)
    return lost


def cheapest_token(civ: Civilization) -> str | None:
    """The store a stage takes its token from: lowest value, a mine before a farm (TTA-ON-WON-05).

    TTA-ON-R-11
    """
    order = technology_order()

    def rank(id: str) -> tuple[int, bool, bool, int]:
        return token_value(id), civil(id).kind == "farm", civil(id).kind == "mine", order[id]

    return min(civ.stores, key=rank, default=None)


# --- tokens that leave or come


def change_blue(turn: PersonTurn, n: int, rule: str) -> Procedure[None]:
    """Blue tokens to or from the box; beyond the bank from stores by choice (TTA-ON-TOK-09).

    TTA-ON-R-25
    """
    civ = turn.civ
    if n >= 0:
        civ.blue += n
        if n:
            turn.tell("gain_blue", rule, n=n)
        return
    from_bank = min(-n, civ.blue)
    civ.blue -= from_bank
    lost = from_bank
    for _ in range(-n - from_bank):
        if not civ.stores:
            break
        id = yield from turn.choose("token", "TTA-ON-TOK-09", lambda: _stores(civ))
        civ.put_token(id, -1)
        lost += 1
    if lost:
        turn.tell("lose_blue", rule, n=lost)


def _stores(civ: Civilization) -> dict[str, str]:
    order = technology_order()
    return {f"token {id}": id for id in sorted(civ.stores, key=order.__getitem__)}


def change_yellow(turn: PersonTurn, n: int, rule: str) -> None:
    """To or from the bank only (TTA-ON-TOK-10, TTA-ON-AUT-09, TTA-ON-R-24)."""
    civ = turn.civ
    n = max(n, -civ.yellow)
    civ.yellow += n
    if n:
        turn.tell("gain_yellow" if n > 0 else "lose_yellow", rule, n=abs(n))


def gain_population(turn: PersonTurn, n: int, rule: str) -> None:
    """Tokens of the bank become unused workers (TTA-ON-EVT-04)."""
    civ = turn.civ
    n = min(n, civ.yellow)
    civ.yellow -= n
    civ.unused += n
    if n:
        turn.tell("gain_population", rule, n=n)


def lose_population(turn: PersonTurn, n: int, rule: str) -> Procedure[None]:
    """Unused workers first, then workers by choice (TTA-ON-TOK-11)."""
    civ = turn.civ
    for _ in range(n):
        if civ.unused:
            civ.unused -= 1
            turn.tell("lose_unused", rule)
        elif civ.workers:
            id = yield from turn.choose("population", "TTA-ON-TOK-11", lambda: _with_worker(civ))
            civ.put_worker(id, -1)
            turn.tell("lose_worker", rule, card=turn.card(id))
        else:
            return
        civ.yellow += 1


def _with_worker(civ: Civilization) -> dict[str, str]:
    order = technology_order()
    return {f"lose {id}": id for id in sorted(civ.workers, key=order.__getitem__)}


# --- mixes


def mix_text(verb: str, food: int, resources: int) -> str:
    """`gain food*2 resources` (TTA-ON-NOT-02)."""
    parts = [
        name if n == 1 else f"{name}*{n}"
        for name, n in (("food", food), ("resources", resources))
        if n
    ]
    return " ".join([verb, *parts])


def mixes(verb: str, n: int, most_food: int, most_resources: int) -> dict[str, tuple[int, int]]:
    """All mixes of n goods, most food first (TTA-ON-NOT-02)."""
    least = max(0, n - most_resources)
    return {
        mix_text(verb, food, n - food): (food, n - food)
        for food in range(min(n, most_food), least - 1, -1)
    }


def gain_mix(turn: PersonTurn, n: int, rule: str) -> Procedure[None]:
    """Food and resources in any mix (TTA-ON-EVT-03)."""
    food, resources = yield from turn.choose(
        "gain_goods", rule, lambda: mixes("gain", n, n, n), n=n
    )
    receive(turn, {"food": food, "resources": resources}, rule)


def lose_mix(turn: PersonTurn, n: int, rule: str) -> Procedure[None]:
    """As much as is there (TTA-ON-EVT-03)."""
    civ = turn.civ
    food, resources = stored(civ, "food"), stored(civ, "resources")
    n = min(n, food + resources)
    if not n:
        turn.tell("nothing_lost", rule)
        return
    less = yield from turn.choose(
        "lose_goods", rule, lambda: mixes("lose", n, food, resources), n=n
    )
    take_away(turn, {"food": less[0], "resources": less[1]}, rule)


def receive(turn: PersonTurn, goods: dict[str, int], rule: str) -> None:
    for name, n in goods.items():
        got = gain_goods(turn.civ, name, n)
        if n:
            turn.tell(f"gain_{name}", rule, n=got)


def take_away(turn: PersonTurn, goods: dict[str, int], rule: str) -> None:
    for name, n in goods.items():
        if lost := lose_goods(turn.civ, name, n):
            turn.tell(f"lose_{name}", rule, n=lost)
