"""The person's ratings, each with all its sources, and what a turn produces (TTA-ON-RAT)."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.games.through_the_ages.base_cards import civil, military
from automatable.games.through_the_ages.on_screen.armies import army_strength
from automatable.games.through_the_ages.on_screen.civilization import Civilization
from automatable.games.through_the_ages.on_screen.goods import stored, token_value
from automatable.games.through_the_ages.on_screen.side import icons, side_of, yellow_row
from automatable.games.through_the_ages.state import State

RUINED_CULTURE = 2
MOST_HAPPY = 8
URBAN, UNITS = "urban", "military"
HOMER = "homer"


def own(state: State) -> Civilization:
    assert state.civilization is not None
    return state.civilization


def own_rating(state: State, statistic: str) -> int:
    """Never below 0; happiness at most 8 (TTA-ON-GEN-05).

    TTA-ON-RAT-02, TTA-ON-RAT-03, TTA-ON-RAT-04
    """
    total = max(0, sum(n for _, n in _sources(state, statistic)))
    return min(total, MOST_HAPPY) if statistic == "happiness" else total


def own_sources(state: State, statistic: str) -> list[tuple[str, int]]:
    """What adds to a rating, by card; the tactic last."""
    found: dict[str, int] = {}
    for id, n in _sources(state, statistic):
        found[id] = found.get(id, 0) + n
    return [(id, n) for id, n in found.items() if n]


def _sources(state: State, statistic: str) -> Iterator[tuple[str, int]]:
    if statistic == "happiness":
        yield from ((id, n) for id, _, n in faces(state))
        return
    civ = own(state)
    for id, n in civ.workers.items():
        if (each := civil(id).yields.get(statistic, 0)) and civil(id).group != "farm_mine":
            yield id, n * each
    for id in civ.has_text():
        yield id, icons(id).get(statistic, 0)
    for id in state.person.colonies:
        yield id, military(id).printed_permanent.get(statistic, 0)
    if statistic == "strength":
        yield from _strength_texts(state, civ)
    elif statistic == "culture":
        yield from ((id, RUINED_CULTURE) for id in civ.ruined)  # TTA-ON-RAT-09
        yield from _culture_texts(state, civ)
    else:
        yield from _science_texts(civ)


# --- strength


def units(civ: Civilization) -> dict[str, int]:
    return {id: n for id, n in civ.workers.items() if civil(id).group == UNITS}


def own_strength(state: State) -> int:
    return own_rating(state, "strength")


def _strength_texts(state: State, civ: Civilization) -> Iterator[tuple[str, int]]:
    """Alexander, Joan, Napoleon, Great Wall, then the tactic (TTA-ON-RAT-01)."""
    units_there = units(civ)
    for id in (*civ.working(), *([civ.leader] if civ.leader else [])):
        side = side_of(id)
        for text, each in side.rating.items():
            if text == "strength_per_unit":
                yield id, each * sum(units_there.values())
            elif text == "strength_per_unit_kind":  # TTA-ON-LDR-17
                yield id, each * len({civil(unit).kind for unit in units_there})
            elif text == "strength_per_infantry_and_artillery":
                yield id, each * (civ.buildings("infantry") + civ.buildings("artillery"))
        if side.strength_per_face:  # TTA-ON-LDR-10
            yield id, happy_faces(state, side.strength_per_face)
    if civ.tactic:
        yield civ.tactic, army_strength(civ.tactic, units_there, civ.is_able("infantry_as_cavalry"))


# --- science and culture


def best_level(civ: Civilization, *kinds: str) -> int:
    """The highest level of these kinds with a worker (TTA-ON-GEN-06, TTA-ON-R-18)."""
    cards = (civil(id) for id in civ.workers)
    return max((card.level for card in cards if card.kind in kinds), default=0)


def _science_texts(civ: Civilization) -> Iterator[tuple[str, int]]:
    if civ.leader:
        text = side_of(civ.leader).rating
        best = text.get("science_best_lab_or_library", 0) * best_level(civ, "lab", "library")
        yield civ.leader, best + text.get("science_per_lab", 0) * civ.buildings("lab")


def _culture_texts(state: State, civ: Civilization) -> Iterator[tuple[str, int]]:
    if not civ.leader:
        return
    side = side_of(civ.leader)
    yield civ.leader, culture_of_buildings(civ)
    colonies = len(state.person.colonies)
    if colonies and side.rating.get("culture_first_colony"):
        further = side.rating["culture_further_colony"] * (colonies - 1)
        yield civ.leader, side.rating["culture_first_colony"] + further
    if side.culture_per_face:  # TTA-ON-LDR-12
        yield civ.leader, happy_faces(state, side.culture_per_face)


def culture_of_buildings(civ: Civilization, *kinds: str) -> int:
    """What the leader's text adds to the culture of labs, libraries and theaters."""
    text = side_of(civ.leader).rating
    theaters = civ.buildings("theater")
    found = text.get("culture_per_theater", 0) * theaters
    found += text.get("culture_per_pair", 0) * min(civ.buildings("library"), theaters)
    if text.get("culture_best_theater"):  # TTA-ON-LDR-21
        found += best_theater_culture(civ)
    if not kinds or "lab" in kinds:
        found += text.get("culture_per_lab_level", 0) * lab_levels(civ)
    return found


def best_theater_culture(civ: Civilization) -> int:
    there = [civil(id) for id in civ.workers if civil(id).kind == "theater"]
    best = max(there, key=lambda card: card.level, default=None)
    return 0 if best is None else best.yields["culture"]


def lab_levels(civ: Civilization) -> int:
    return levels(civ, "lab")


def levels(civ: Civilization, *kinds_or_groups: str) -> int:
    """Levels of all workers on some kinds or groups."""
    found = 0
    for id, n in civ.workers.items():
        card = civil(id)
        if card.kind in kinds_or_groups or card.group in kinds_or_groups:
            found += card.level * n
    return found


# --- happiness


def faces(state: State) -> Iterator[tuple[str, str, int]]:
    """Happy faces by card and what it is; sad ones are negative (TTA-ON-RAT-04).

    TTA-ON-RAT-05: with the Basilica every worker and every other card with a face has one more.
    """
    civ = own(state)
    more = int(civ.is_able("extra_happy_face"))
    for id, n in civ.workers.items():
        card = civil(id)
        if each := card.yields.get("happiness", 0):
            yield id, card.kind, n * (each + more)
    for id in civ.has_text():
        happy = icons(id).get("happiness", 0)
        under = int(civ.homer_under == id)
        extra = more if "extra_happy_face" not in side_of(id).abilities else 0
        if happy or under:
            yield id, civil(id).group, happy + under + (extra if happy > 0 or under else 0)
    if civ.homer_under in civ.ruined and civ.homer_under is not None:  # TTA-ON-R-03, TTA-ON-R-49
        yield civ.homer_under, "wonder", 1 + more
    for id in state.person.colonies:
        if happy := military(id).printed_permanent.get("happiness", 0):
            yield id, "colony", happy + more


def happy_faces(state: State, of: tuple[str, ...]) -> int:
    """Faces of some cards with the extra one; a sad card counts 0."""
    return sum(max(0, n) for _, what, n in faces(state) if what in of)


def discontent(state: State) -> int:
    """Workers without a happy face (TTA-ON-RAT-06)."""
    wanted = yellow_row(own(state).yellow).happy_faces
    return max(0, wanted - own_rating(state, "happiness"))


def uprising(state: State) -> bool:
    """Whether more workers are discontent than unused (TTA-ON-EOT-03)."""
    return discontent(state) > own(state).unused


# --- production


def food_production(civ: Civilization) -> int:
    return sum(token_value(id) * n for id, n in civ.workers.items() if civil(id).kind == "farm")


def mine_production(civ: Civilization) -> int:
    """With the Railroad one token more on the best mine (TTA-ON-LDR-36)."""
    mines = {id: n for id, n in civ.workers.items() if civil(id).kind == "mine"}
    found = sum(token_value(id) * n for id, n in mines.items())
    if mines and civ.is_able("best_mine_twice"):
        found += max(map(token_value, mines))
    return found


def resource_production(civ: Civilization) -> int:
    """Mines, and labs with Bill Gates (TTA-ON-R-26)."""
    labs = lab_levels(civ) if civ.is_able("labs_produce_resources") else 0
    return mine_production(civ) + labs


def colonization_bonus(civ: Civilization) -> int:
    """What is added to every bid for a colony (TTA-ON-RAT-10)."""
    return civ.icon("colonization")


def derived(state: State) -> dict[str, int]:
    """What follows from the civilization and is never stored."""
    civ = own(state)
    return {
        "strength": own_strength(state),
        "science_rating": own_rating(state, "science"),
        "culture_rating": own_rating(state, "culture"),
        "happiness": own_rating(state, "happiness"),
        "discontent": discontent(state),
        "food": stored(civ, "food"),
        "resources": stored(civ, "resources"),
    }
