"""The turns that an estate can take: every open section, with its best continuations."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from automatable.games.scythe.components import BONUSES, STRUCTURES, factions
from automatable.games.scythe.on_screen.components import (
    BOTTOM,
    FACTORY_SECTION,
    KINDS,
    ONGOING,
    PRODUCE_COST,
)
from automatable.games.scythe.on_screen.players.estate import (
    BUILD,
    DEPLOY,
    PAID_WITH,
    UPGRADE,
    VILLAGES,
    YIELD,
    Estate,
    Ground,
    on_land,
    place_stars,
    tile_bonus,
)
from automatable.games.scythe.on_screen.players.estate_moves import move_sets, pieces_left
from automatable.games.scythe.on_screen.players.estate_objectives import reveal
from automatable.games.scythe.on_screen.writing import counted

ABILITIES = ("riverwalk", "burrow", "toka", "speed", "seaworthy", "submerge", "suiton", "township")
"""In this order they help the economy; the others come last."""
CUBES_WANTED = ("produce", "move", "popularity", "power", "coins", "cards")
BONUSES_WANTED = {"coin": 3, "popularity": 4, "power": 2, "combat_card": 1}


def turns(estate: Estate, ground: Ground, left: float) -> Iterator[Estate]:
    """Every estate that one promising turn can lead to."""
    estate = estate.copy()
    estate.script = ()
    player = ground.turn.player
    for section in player.player_mat.sections:
        if section.top == estate.section and ground.ability != "relentless":
            continue
        action = BOTTOM.index(section.bottom)
        tops = list(_tops(estate, ground, section.top, left))
        if not tops or estate.goods[PAID_WITH[action]] >= estate.costs[action]:
            tops.append(_told(estate, ("turn", f"{section.top} skip")))
        for after in tops:
            after.section = section.top
            place_stars(after)
            yield from _bottoms(after, ground, action, section.coins)
    if estate.factory and estate.section != FACTORY_SECTION:
        yield from _factory(estate, ground, left)


def bottoms_of(after: Estate, ground: Ground, top: str) -> Iterator[Estate]:
    """The bottom actions below a top action that was taken."""
    section = ground.turn.player.player_mat.by_top[top]
    after.section = top
    return _bottoms(after, ground, BOTTOM.index(section.bottom), section.coins)


def _told(estate: Estate, *script: tuple[str, str]) -> Estate:
    after = estate.copy()
    after.script = estate.script + script
    return after


# --- top actions


def _tops(estate: Estate, ground: Ground, top: str, left: float) -> Iterator[Estate]:
    if top == "move":
        yield from _move(estate, ground, left)
    elif top == "produce":
        yield from _produce(estate)
    elif estate.coins:
        yield from _bolster(estate, ground) if top == "bolster" else _trade(estate)


def _move(estate: Estate, ground: Ground, left: float) -> Iterator[Estate]:
    coins = _told(estate, ("turn", "move coins"))
    coins.coins += 1 + ("coins" in estate.top)
    yield coins
    begun = _told(estate, ("turn", "move units"))
    yield from move_sets(begun, ground, 2 + ("move" in estate.top), left)


def _bolster(estate: Estate, ground: Ground) -> Iterator[Estate]:
    for option, cube, number in (("power", "power", 2), ("combat_card", "cards", 1)):
        if option == "combat_card" and ground.ability != "coercion":
            continue
        after = _told(estate, ("turn", f"bolster {'power' if option == 'power' else 'cards'}"))
        after.coins -= 1
        after.gain(option, number + (cube in estate.top))
        after.gain("popularity", int(estate.has_built("monument")))
        yield after


def _trade(estate: Estate) -> Iterator[Estate]:
    armed = int(estate.has_built("armory"))
    popular = _told(estate, ("turn", "trade popularity"))
    popular.coins -= 1
    popular.gain("popularity", 1 + ("popularity" in estate.top))
    popular.gain("power", armed)
    yield popular
    place = next((worker for worker in estate.workers if on_land(worker)), None)
    if place is None:
        return
    for kinds in _useful_goods(estate, 2):
        after = _told(estate, ("turn", "trade goods"), ("goods", goods_text(place, kinds)))
        after.coins -= 1
        for kind in kinds:
            after.put(kind, 1)
        after.gain("power", armed)
        yield after


def goods_text(place: str, kinds: tuple[int, ...]) -> str:
    return f"goods {place} {counted(tuple(KINDS[kind] for kind in sorted(kinds)))}"


def _useful_goods(estate: Estate, number: int) -> Iterator[tuple[int, ...]]:
    """Sets of resources that bring a bottom action nearer."""
    rest = pieces_left(estate)
    lack = {
        kind: max(0, estate.costs[action] - estate.goods[kind])
        for action, kind in enumerate(PAID_WITH)
        if rest[action]
    }
    wanted = sorted(kind for kind, missing in lack.items() if missing)
    for kinds in combinations_with_replacement(wanted or sorted(lack) or [0], number):
        if not wanted or all(kinds.count(k) <= lack[k] for k in kinds) or len(wanted) == 1:
            yield kinds


def produce_price(workers: int) -> dict[str, int]:
    return PRODUCE_COST[max(n for n in PRODUCE_COST if n <= max(2, workers))]


def _produce(estate: Estate) -> Iterator[Estate]:
    price = produce_price(len(estate.workers))
    held = {"power": estate.power, "popularity": estate.popularity, "coin": estate.coins}
    if any(held[what] < n for what, n in price.items()):
        return
    paid = _told(estate, ("turn", "produce"))
    for what, number in price.items():
        paid.gain(what, -number)
    mill = next((place for place, kind in estate.built if kind == "mill"), None)
    yield from _harvests(paid, 2 + ("produce" in estate.top), mill)


def _harvests(estate: Estate, regions: int, mill: str | None) -> Iterator[Estate]:
    fields = sorted({p for p in estate.workers if p in YIELD or p in VILLAGES})
    other = [place for place in fields if place != mill]
    for chosen in combinations(other, min(regions, len(other))):
        yield _harvest(estate, chosen, mill)


def _harvest(estate: Estate, chosen: tuple[str, ...], mill: str | None) -> Estate:
    after = estate.copy()
    script: list[tuple[str, str]] = []
    with_mill = (mill,) if mill and (mill in YIELD or mill in VILLAGES) else ()
    for place in (*chosen, *with_mill):
        number = estate.workers.count(place) + (place == mill)
        if place in VILLAGES:
            number = min(number, 8 - len(after.workers))
            after.workers = tuple(sorted((*after.workers, *(place,) * number)))
        else:
            after.put(YIELD[place], number)
        if number:
            script.append(("produce", f"region {place} {number}"))
    after.script = (*estate.script, *script)
    return after


# --- the factory card


def _factory(estate: Estate, ground: Ground, left: float) -> Iterator[Estate]:
    """Its upper half, then one unit two steps."""
    card = ground.card
    begun = estate.copy()
    begun.section = FACTORY_SECTION
    if card is None:
        return
    for after in _factory_top(begun, ground):
        place_stars(after)
        if after.stars < 6:
            moving = _told(after, ("bottom", "move"))
            yield from move_sets(moving, ground, 1, left)
        yield after


def _factory_top(estate: Estate, ground: Ground) -> Iterator[Estate]:
    card = ground.card
    assert card is not None
    held = {
        "power": estate.power, "popularity": estate.popularity, "coin": estate.coins,
        "combat_card": estate.cards,
    }  # fmt: skip
    if any(held[what] < n for what, n in card.cost.items()):
        yield _told(estate, ("turn", "factory skip"))
        return
    for action in card.actions or ("use",):
        name = action if len(card.actions) > 1 else "use"
        after = _told(estate, ("turn", f"factory {name}"))
        for what, number in card.cost.items():
            after.gain(what, -number)
        for gained, number in card.gain.items():
            if gained != "any_resource":
                after.gain(gained, number)
        if action == "produce":
            yield from _harvests(after, 2, None)
        elif action in BOTTOM:
            yield from _benefits(after, ground, BOTTOM.index(action))
        elif "any_resource" in card.gain:
            yield from _found(after, card.gain["any_resource"])
        else:
            yield after


def _found(estate: Estate, number: int) -> Iterator[Estate]:
    place = next((worker for worker in estate.workers if on_land(worker)), None)
    for kinds in _useful_goods(estate, number) if place else ():
        after = _told(estate, ("goods", goods_text(str(place), kinds)))
        for kind in kinds:
            after.put(kind, 1)
        yield after


# --- bottom actions


def _bottoms(estate: Estate, ground: Ground, action: int, coins: int) -> Iterator[Estate]:
    kind, cost = PAID_WITH[action], estate.costs[action]
    card = ground.ability == "coercion" and estate.goods[kind] == cost - 1 and estate.cards > 0
    if estate.stars >= 6 or (estate.goods[kind] < cost and not card):
        yield reveal(estate, ground)
        return
    paid = _told(estate, ("bottom", BOTTOM[action]))
    paid.put(kind, -cost + card)
    paid.cards -= card
    bonus = ONGOING[BOTTOM[action]]
    for after in _benefits(paid, ground, action):
        after.coins += coins
        if bonus in estate.recruits:
            after.gain(bonus, 1)
        place_stars(after)
        yield reveal(after, ground)
    if not pieces_left(estate)[action]:
        yield reveal(estate, ground)


def _benefits(estate: Estate, ground: Ground, action: int) -> Iterator[Estate]:
    """The thing itself; nothing more if there is none left."""
    if not pieces_left(estate)[action]:
        yield estate
    elif action == UPGRADE:
        yield from _upgrade(estate)
    elif action == DEPLOY:
        yield from _deploy(estate, ground)
    elif action == BUILD:
        yield from _build(estate, ground)
    else:
        yield from _enlist(estate)


def _upgrade(estate: Estate) -> Iterator[Estate]:
    rest = pieces_left(estate)
    slots = [a for a in range(4) if estate.slots[a]]
    slots.sort(key=lambda a: -(rest[a] - (a == UPGRADE)) * 10 - estate.costs[a])
    cubes = [cube for cube in CUBES_WANTED if cube not in estate.top]
    for cube, action in ((c, a) for c in cubes[:2] for a in slots[:2]):
        after = _told(estate, ("upgrade", f"cube {cube} {BOTTOM[action]}"))
        after.top = estate.top | {cube}
        after.costs = _less(estate.costs, action)
        after.slots = _less(estate.slots, action)
        yield after


def _less(four: tuple[int, int, int, int], place: int) -> tuple[int, int, int, int]:
    changed = list(four)
    changed[place] -= 1
    return changed[0], changed[1], changed[2], changed[3]


def _deploy(estate: Estate, ground: Ground) -> Iterator[Estate]:
    left = [
        a for a in factions()[ground.turn.player.faction].abilities if a not in estate.abilities
    ]
    left.sort(key=lambda a: ABILITIES.index(a) if a in ABILITIES else 99)
    places = sorted({p for p in estate.workers if on_land(p)})
    places.sort(key=lambda p: -estate.workers.count(p))
    if not places:
        yield estate
    for place in places[:2]:
        for ability in left[: 2 if place == places[0] else 1]:
            after = _told(estate, ("deploy", f"mech {place} {ability}"))
            after.mechs = tuple(sorted((*estate.mechs, place)))
            after.abilities = (*estate.abilities, ability)
            yield after


def _build(estate: Estate, ground: Ground) -> Iterator[Estate]:
    built = tuple(place for place, _ in estate.built)
    places = sorted({p for p in estate.workers if on_land(p) and p not in built})
    kinds = [kind for kind in STRUCTURES if not estate.has_built(kind)]
    if not places:
        yield estate
        return
    places.sort(key=lambda p: -tile_bonus(ground.tile, (*built, p)))
    for place in places[:2]:
        for kind in _best_kinds(estate, kinds, place):
            after = _told(estate, ("build", f"{kind} {place}"))
            after.built = (*estate.built, (place, kind))
            yield after


def _best_kinds(estate: Estate, kinds: list[str], place: str) -> list[str]:
    order = ("mill", "monument", "armory", "mine") if place in YIELD else (
        "monument", "armory", "mine", "mill",
    )  # fmt: skip
    return sorted(kinds, key=order.index)[:1]


def _enlist(estate: Estate) -> Iterator[Estate]:
    ongoing = [bonus for bonus in BONUSES if bonus not in estate.recruits]
    now = [bonus for bonus in BONUSES if bonus not in estate.once]
    ongoing.sort(key=lambda bonus: -BONUSES_WANTED[bonus])
    now.sort(key=lambda bonus: -BONUSES_WANTED[bonus])
    for bonus in ongoing[:2]:
        for once in now[:2]:
            after = _told(estate, ("enlist", f"recruit {bonus} now {once}"))
            after.recruits = (*estate.recruits, bonus)
            after.once = (*estate.once, once)
            after.gain(once, 2)
            yield after
