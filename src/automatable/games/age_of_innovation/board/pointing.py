"""What usually differs at a table of Age of Innovation, and the board to point at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.state.pointing import (
    Board,
    Counted,
    Mend,
    Spot,
    Thing,
    drawn_again,
    last_answer,
    thing_of_fact,
)
from automatable.core.turns.events import Ref
from automatable.games.age_of_innovation.board.icons import icon
from automatable.games.age_of_innovation.board.land import (
    SIZE,
    map_picture,
    middle,
    terrain_picture,
)
from automatable.games.age_of_innovation.board.steps import named
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    BUILDINGS,
    DISCIPLINES,
    NEUTRAL,
    TERRAINS,
    base_game,
)
from automatable.games.age_of_innovation.notation import Standing, layout
from automatable.games.age_of_innovation.position import FACTS
from automatable.games.age_of_innovation.state import State

OFTEN = (
    "points_automa", "scholars_left", "innovations_automa", "bonus_automa", "round", "to_move",
)  # fmt: skip


def slips(match: Match[State], words: Words) -> Iterator[Thing]:
    """Another card, the last report, then the figures that are moved by hand."""
    yield from drawn_again(match, words, *CARDS)
    if (told := last_answer(match, "report", "turn")) is not None:
        yield Thing("report", words("slip-report"), (Mend(words("slip-back"), back_to=told),))
    told_facts = {fact.path: fact for fact in FACTS.page(match.state)}
    for path in OFTEN:
        if thing := thing_of_fact(told_facts[path], words):
            yield thing


CARDS = ("card", "cards", "action_card", "support_card")


def boards(match: Match[State], words: Words) -> Iterator[Board]:
    """The map with what stands there, and the four tracks of the knowledge board."""
    state = match.state
    standing = {found.hex: found for found in layout(state).buildings}
    land = state.board.land
    spots = {hex: Spot(*middle(state.board, hex), SIZE * 0.8) for hex in land}
    yield Board(
        words("label-map"),
        tuple(_hex(state, hex, standing.get(hex), words) for hex in land),
        tuple(_inner(state, standing, words)),
        map_picture(layout(state), words, markers=state.markers, role="group", class_="land"),
        spots,
    )
    yield Board(words("label-knowledge"), tuple(_levels(state, words)))


def _levels(state: State, words: Words) -> Iterator[Thing]:
    for discipline in DISCIPLINES:
        for who in [*state.persons, AUTOMA]:
            named = words(
                "fact-knowledge",
                seat=state.seat_name(who),
                discipline=Ref("discipline", discipline),
            )
            path = f"knowledge.{who}.{discipline}"
            level = Counted(path, state.knowledge[who][discipline], 0, base_game().knowledge.top)
            yield Thing(path, named, number=level)


# --- one hex of the map


def _hex(state: State, hex: str, found: Standing | None, words: Words) -> Thing:
    mends = list(_stands(state, hex, found, words)) if found else list(_empty(state, hex, words))
    terrain = words(f"terrain-{state.terrain(hex)}")
    name = named(state.board, hex, words)
    mends.append(Mend(words("slip-terrain", terrain=terrain), leads=f"terrain-{hex}"))
    return Thing(hex, name, tuple(mends))


def _stands(state: State, hex: str, found: Standing, words: Words) -> Iterator[Mend]:
    """It is gone, it is another building, it belongs to somebody else."""
    yield Mend(words("slip-nothing"), {f"{_table(found.owner)}.{hex}": None})
    yield Mend(words("slip-other_building"), leads=f"type-{found.owner}-{hex}")
    for sign, so, other in _signs(found):
        yield Mend(words(f"slip-{'not_' * so}{sign}"), _built(other))
    for who in _everybody(state):
        if who != found.owner:
            taken = {f"{_table(found.owner)}.{hex}": None} | _on_home(state, hex, who, found.type)
            seat = state.seat_name(who)
            yield Mend(words("slip-belongs", seat=seat), taken)


def _signs(found: Standing) -> Iterator[tuple[str, bool, Standing]]:
    """What else is said of a building, whether it is so now, and how it is if that is wrong."""
    if found.owner == AUTOMA:
        yield "marked", found.marked, replace(found, marked=not found.marked)
        return
    if found.type in BUILDINGS:
        yield "neutral", found.neutral, replace(found, neutral=not found.neutral)
    yield "annex", found.annex, replace(found, annex=not found.annex)


def _empty(state: State, hex: str, words: Words) -> Iterator[Mend]:
    """A workshop comes first: buildings begin as one."""
    for who in _everybody(state):
        seat = state.seat_name(who)
        told = words("slip-stands", seat=seat, building=words("building-workshop"))
        yield Mend(told, _on_home(state, hex, who, "workshop"), picture=icon("b-workshop"))
        yield Mend(words("slip-other_stands", seat=seat), leads=f"type-{who}-{hex}")


def _inner(state: State, standing: Mapping[str, Standing], words: Words) -> Iterator[Thing]:
    for hex in state.board.land:
        yield _terrain(state, hex, words)
        found = standing.get(hex)
        for who in [found.owner] if found else _everybody(state):
            yield _types(state, hex, who, found, words)


def _types(state: State, hex: str, who: str, found: Standing | None, words: Words) -> Thing:
    kinds = BUILDINGS if who == AUTOMA else NEUTRAL
    mends = tuple(
        Mend(
            words(f"building-{type}"),
            _built(_as(found, type)) if found else _on_home(state, hex, who, type),
            picture=icon(f"b-{type}"),
        )
        for type in kinds
        if found is None or type != found.type
    )
    name = words("slip-which", seat=state.seat_name(who), place=named(state.board, hex, words))
    return Thing(f"type-{who}-{hex}", name, mends)


def _terrain(state: State, hex: str, words: Words) -> Thing:
    now = state.terrain(hex)
    mends = tuple(
        Mend(
            words(f"terrain-{terrain}"),
            {f"terrain_tiles.{hex}": None if terrain == state.board.printed[hex] else terrain},
            picture=terrain_picture(terrain),
        )
        for terrain in TERRAINS
        if terrain != now
    )
    name = words("slip-which_terrain", place=named(state.board, hex, words))
    return Thing(f"terrain-{hex}", name, mends, picture=terrain_picture(now))


def _on_home(state: State, hex: str, who: str, type: str) -> dict[str, Any]:
    """A building with the ground that it needs: whoever built there transformed it before."""
    home = state.automa_home if who == AUTOMA else state.person(who).home
    built = _built(_as(Standing(hex, who, type), type))
    if state.terrain(hex) == home:
        return built
    tile = None if home == state.board.printed[hex] else home
    return built | {f"terrain_tiles.{hex}": tile}


def _as(found: Standing, type: str) -> Standing:
    """The same place with another building; some are neutral whoever has them."""
    return replace(found, type=type, neutral=type not in BUILDINGS)


def _built(found: Standing) -> dict[str, Any]:
    facts: dict[str, Any] = {"type": found.type}
    if found.owner == AUTOMA:
        facts |= {"marked": found.marked}
    else:
        number = int(found.owner[-1])
        facts |= {"human": number, "neutral": found.neutral, "annex": int(found.annex)}
    return {f"{_table(found.owner)}.{found.hex}": facts}


def _table(owner: str) -> str:
    return "automa_buildings" if owner == AUTOMA else "human_buildings"


def _everybody(state: State) -> list[str]:
    return [*state.persons, AUTOMA]
