"""Stages of a wonder, finishing it, and what some wonders score then (TTA-ON-WON)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.context import Moves, PersonTurn
from automatable.games.through_the_ages.on_screen.goods import (
    change_blue,
    cheapest_token,
    pay_goods,
    stored,
)
from automatable.games.through_the_ages.on_screen.ratings import (
    best_level,
    culture_of_buildings,
)
from automatable.games.through_the_ages.on_screen.side import icons, side_of


def stages_at_once(civ: Civilization) -> int:
    """How many stages one action may build (TTA-ON-WON-02)."""
    construction = civ.special("construction")
    return side_of(construction.id).stages_per_action if construction else 1


def stages_left(civ: Civilization) -> int:
    return 0 if civ.unfinished is None else len(_costs(civ))


def _costs(civ: Civilization) -> tuple[int, ...]:
    """Prices of the stages to come, from left to right (TTA-ON-WON-01)."""
    assert civ.unfinished is not None
    return civil(civ.unfinished.id).stages[civ.unfinished.built :]


def stages_price(civ: Civilization, n: int, less: int = 0) -> int:
    return max(0, sum(_costs(civ)[:n]) - less)


def can_stage(civ: Civilization, n: int, less: int = 0) -> bool:
    """With the resources, and a token for each stage (TTA-ON-WON-05)."""
    if n > stages_left(civ) or civ.blue + sum(civ.stores.values()) < n:
        return False
    return stored(civ, "resources") >= stages_price(civ, n, less)


def stage_moves(turn: PersonTurn) -> Moves:
    civ = turn.civ
    if not civ.ca or civ.unfinished is None:
        return {}
    counts = range(1, stages_at_once(civ) + 1)
    return {f"stage {n}": partial(_stage, n=n) for n in counts if can_stage(civ, n)}


def _stage(turn: PersonTurn, n: int) -> Procedure[None]:
    turn.civ.spend_civil(1)
    yield from build_stages(turn, n)


def build_stages(turn: PersonTurn, n: int, less: int = 0) -> Procedure[None]:
    """Pay, cover, and finish the wonder with its last stage.

    TTA-ON-WON-01, TTA-ON-WON-03, TTA-ON-WON-04
    """
    civ, wonder = turn.civ, turn.civ.unfinished
    assert wonder is not None
    price = stages_price(civ, n, less)
    pay_goods(civ, "resources", price)
    for _ in range(n):
        _cover(civ)
    wonder.built += n
    total = len(civil(wonder.id).stages)
    turn.tell(
        "stages", "TTA-ON-WON-01", card=turn.card(wonder.id), n=n, built=wonder.built, of=total,
        price=price,
    )  # fmt: skip
    if wonder.built == total:
        yield from _finish(turn)


def _cover(civ: Civilization) -> None:
    if civ.blue:
        civ.blue -= 1
    else:
        store = cheapest_token(civ)
        assert store is not None
        civ.put_token(store, -1)


def _finish(turn: PersonTurn) -> Procedure[None]:
    """The last stage is built: the wonder works, and scores at once if it says so.

    TTA-ON-WON-04, TTA-ON-R-37
    """
    civ, wonder = turn.civ, turn.civ.unfinished
    assert wonder is not None
    civ.unfinished = None
    civ.blue += wonder.built
    civ.wonders.append(wonder.id)
    civ.settle_actions()
    turn.tell("wonder_finished", "TTA-ON-WON-04", card=turn.card(wonder.id))
    yield from change_blue(turn, icons(wonder.id).get("blue_tokens", 0), "TTA-ON-WON-04")
    if scoring := side_of(wonder.id).on_finish:
        turn.gain_culture(SCORES[scoring](civ), "TTA-ON-WON-06")


# --- scoring wonders (TTA-ON-WON-06)


def _fast_food(civ: Civilization) -> int:
    return sum(n * (2 if civil(id).group == "farm_mine" else 1) for id, n in civ.workers.items())


def technology_levels(civ: Civilization) -> int:
    """All technologies in play, special ones and the government included (TTA-ON-R-17)."""
    return sum(civil(id).level for id in (*civ.technologies, civ.government))


def _hollywood(civ: Civilization) -> int:
    printed = sum(
        n * civil(id).yields.get("culture", 0)
        for id, n in civ.workers.items()
        if civil(id).kind in ("theater", "library")
    )
    return 2 * (printed + culture_of_buildings(civ, "theater", "library"))


def _internet(civ: Civilization) -> int:
    """Culture, science and strength of urban buildings, changed by leaders."""
    printed = sum(
        n * civil(id).yields.get(name, 0)
        for id, n in civ.workers.items()
        for name in ("culture", "science", "strength")
        if civil(id).group == "urban"
    )
    text = side_of(civ.leader).rating
    best = text.get("science_best_lab_or_library", 0) * best_level(civ, "lab", "library")
    labs = text.get("science_per_lab", 0) * civ.buildings("lab")
    return max(0, printed + culture_of_buildings(civ) + best + labs)


SCORES: dict[str, Callable[[Civilization], int]] = {
    "fast_food": _fast_food,
    "technology_levels": technology_levels,
    "theaters_and_libraries_twice": _hollywood,
    "urban_yields": _internet,
}
