"""The sheet of a game on screen: resources, actions with their prices, own board, displays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing
from automatable.core.matches.match import Match
from automatable.games.age_of_innovation.board.answers import (
    NOTHING,
    AnswerShown,
    answers,
    turn_at,
)
from automatable.games.age_of_innovation.board.brought import by_the_action, by_the_round
from automatable.games.age_of_innovation.board.chains import chains
from automatable.games.age_of_innovation.board.effects import signs
from automatable.games.age_of_innovation.board.her_points import her_points
from automatable.games.age_of_innovation.board.offers import innovation_key
from automatable.games.age_of_innovation.board.outlook import outlook
from automatable.games.age_of_innovation.board.planning import bowls_picture, pieces, tracks
from automatable.games.age_of_innovation.board.prices import books_signs, building_price
from automatable.games.age_of_innovation.board.tile_pictures import (
    round_picture,
    scoring_signs,
    tile_picture,
)
from automatable.games.age_of_innovation.board.tiles import TIMES, in_signs
from automatable.games.age_of_innovation.board.why_not import (
    why_no_competency,
    why_no_palace,
    why_no_upgrade,
    why_not,
)
from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    FINAL_ROUND,
    round_tiles,
)
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.income import expected
from automatable.games.age_of_innovation.on_screen.labels import of_its_place
from automatable.games.age_of_innovation.on_screen.player import (
    PERSON,
    PersonOnScreen,
    palace_offer,
)
from automatable.games.age_of_innovation.on_screen.reach import in_reach
from automatable.games.age_of_innovation.on_screen.tracks import terraforming_cost
from automatable.games.age_of_innovation.state import State

GROUPS = (
    ("build", "spade"), ("upgrade", "upgrade"), ("scholar", "scholar"), ("power", "power"),
    ("book", "book"), ("special", "act"), ("tracks", "ship"), ("innovation", "innovation"),
    ("pass", "pass"),
)  # fmt: skip
"""The groups of main actions with their icons, in the order of the sheet (AOI-ON-VIEW-01)."""
MOST_CHAINS = 3
"""Of a group, the shortest first; a tapped place shows all of its own."""
AT_ONCE = ("take", "step", "pay", "key", "order", "leech", "after")
"""Questions with few, plain answers: the tap is the answer, undone like any other."""


@dataclass(frozen=True)
class Group:
    """Main actions of one kind: a card of the sheet; without answers it says why."""

    id: str
    icon: str
    title: str
    told: str
    answers: tuple[AnswerShown, ...]
    chains: tuple[AnswerShown, ...] = ()
    """What a few conversions would make possible (AOI-ON-VIEW-04)."""


@dataclass(frozen=True)
class Here:
    """What can be done at a place of the boards, or why nothing."""

    key: str
    title: str
    told: str
    answers: tuple[AnswerShown, ...]
    price: Drawing = NOTHING
    outlook: str = ""


def on_screen_scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All that the sheet shows of the present moment."""
    state = match.state
    player = state.player
    assert player is not None
    prompt = match.pending.prompt if match.pending else ""
    shown = answers(match, words)
    turn = turn_at(state)
    main = [answer for answer in shown if answer.group != "convert" and answer.text != "done"]
    later = chains(match, turn, words) if prompt == "turn" else []
    return {
        "prompt": prompt,
        "land": frozenset(state.board.land),
        "resources": _resources(player, words),
        "books": _books(player, words),
        "bowls": player.bowls,
        "groups": _groups(turn, main, later, words) if prompt == "turn" else [],
        "here": list(_here(turn, [*main, *later], prompt, words)),
        "answers": [] if prompt == "turn" else main,
        "at_once": prompt in AT_ONCE,
        "conversions": [answer for answer in shown if answer.group == "convert"],
        "done": next((answer for answer in shown if answer.text == "done"), None),
        "hands_over": prompt == "after",
        "her_points": her_points(match, words),
        "brought": by_the_action(match, words),
        "round_brought": by_the_round(match, words),
        "planning": _planning(turn, words),
        "times": [(in_signs(sign), words(f"tile_time-{time}")) for time, sign in TIMES.items()],
        "rounds": list(_rounds(state, words)),
        "now": _now(state, words),
        "own_tiles": _own_tiles(player, state, words),
        "palaces": _palaces(state, words),
        "no_palace": "" if prompt == "palace" else why_no_palace(turn, words),
        "cities": _cities(player, words),
    }


def _resources(player: PersonOnScreen, words: Words) -> list[tuple[str, str, str, int]]:
    """Name, icon, words and number of what stands before the books."""
    return [
        ("coins", "coin", words("label-coins"), player.coins),
        ("tools", "tool", words("label-tools"), player.tools),
        ("scholars", "scholar", words("label-own_scholars"), player.scholars),
    ]


def _books(player: PersonOnScreen, words: Words) -> list[tuple[str, str, str, int]]:
    """Discipline, letter, words and number."""
    return [
        (id, words(f"mark-{id}"), words(f"discipline-{id}"), player.books[id]) for id in DISCIPLINES
    ]


# --- main actions


def _groups(
    turn: PersonTurn, shown: Sequence[AnswerShown], later: Sequence[AnswerShown], words: Words
) -> list[Group]:
    return [
        Group(id, icon, words(f"group-{id}"), _told(turn, id, some, words), some, after)
        for id, icon in GROUPS
        for some in [tuple(answer for answer in shown if answer.group == id)]
        for after in [_chains(id, some, later)]
    ]


def _chains(
    id: str, some: Sequence[AnswerShown], later: Sequence[AnswerShown]
) -> tuple[AnswerShown, ...]:
    """The shortest few; where something can be done on the map the spaces show their own."""
    if some and id in ("build", "upgrade"):
        return ()
    return tuple(chain for chain in later if chain.group == id)[:MOST_CHAINS]


def _told(turn: PersonTurn, id: str, some: Sequence[AnswerShown], words: Words) -> str:
    """How many there are, or why there are none."""
    if not some:
        return _why_none(turn, id, words)
    if id == "build":
        return words("group-build-some", n=len({answer.places for answer in some}))
    if id == "scholar":
        return words("group-scholar-some", n=turn.player.scholars)
    if id == "upgrade":
        first, *others = dict.fromkeys(answer.text.split()[2] for answer in some)
        more = f" +{len(others)}" if others else ""
        return words("group-upgrade-some", names=words(f"building-{first}") + more)
    if id in ("power", "book"):
        names = "·".join(answer.text.split()[1] for answer in some)
        return words(f"group-{id}-some", names=names, n=len(some))
    return words(f"group-{id}-some", n=len(some)) if id != "pass" else words("group-pass-some")


def _why_none(turn: PersonTurn, id: str, words: Words) -> str:
    if id == "build":
        return words("group-none-build", tools=turn.player.tools_per_spade)
    if id == "tracks":
        return words("group-none-tracks", coins=terraforming_cost(turn)["coins"])
    return words(f"group-none-{id}")


# --- places


def _here(
    turn: PersonTurn, shown: Sequence[AnswerShown], prompt: str, words: Words
) -> Iterator[Here]:
    """Every place that can be tapped, with its answers or with why there are none."""
    found: dict[str, list[AnswerShown]] = {}
    for answer in shown:
        for key in answer.places:
            found.setdefault(key, []).append(answer)
    yield from _land(turn, found, prompt, words)
    yield from _disciplines(turn, found, words)
    yield from _innovations(turn, found, prompt, words)
    yield from _competencies(turn, found, words)


Found = Mapping[str, Sequence[AnswerShown]]


def _land(turn: PersonTurn, found: Found, prompt: str, words: Words) -> Iterator[Here]:
    """Spaces with answers, spaces in reach with their price, and all the rest in one."""
    state = turn.state
    near = {hex for hex in in_reach(turn) if state.is_empty(hex)}
    rest: dict[str, list[str]] = {}
    for hex in state.board.land:
        if hex in found or hex in near:
            told = "" if hex in found else _cost_here(turn, hex, words)
            empty = prompt == "turn" and hex in near
            after = outlook(turn, hex, words) if empty else ""
            some = tuple(found.get(hex, ()))
            yield Here(hex, _named(turn, hex, words), told, some, outlook=after)
        elif prompt == "turn" and hex in turn.own:
            yield Here(hex, _named(turn, hex, words), why_no_upgrade(turn, hex, words), ())
        else:
            rest.setdefault(_why_nothing(turn, hex, prompt), []).append(hex)
    for key, hexes in rest.items():
        yield Here(" ".join(hexes), "", words(key), ())


def _why_nothing(turn: PersonTurn, hex: str, prompt: str) -> str:
    """In a turn a space is hers or out of reach; within an action it is just not meant."""
    if prompt != "turn":
        return "sheet-nothing_here"
    return "sheet-hers" if hex in turn.state.automa_buildings else "sheet-out_of_reach"


def _disciplines(turn: PersonTurn, found: Found, words: Words) -> Iterator[Here]:
    for discipline in DISCIPLINES:
        some = tuple(found.get(discipline, ()))
        told = "" if some else words("sheet-level", level=turn.levels[discipline])
        yield Here(discipline, words(f"discipline-{discipline}"), told, some)


def _innovations(turn: PersonTurn, found: Found, prompt: str, words: Words) -> Iterator[Here]:
    """What lies there, what it would cost, and what of that is missing."""
    for place, id in (turn.state.innovation_tiles or {}).items():
        key = innovation_key(place)
        some = tuple(found.get(key, ()))
        if place not in turn.state.innovations:
            yield Here(key, words("sheet-innovation_gone"), "", ())
            continue
        told = "" if some else words(f"says-innovation_tile-{id}")
        if not some and prompt == "turn":
            told += " " + why_not(turn, f"innovation {place}", words)
        cost = NOTHING if some else books_signs(turn, place)
        yield Here(key, words(f"innovation_tile-{id}"), told, some, cost)


def _competencies(turn: PersonTurn, found: Found, words: Words) -> Iterator[Here]:
    for id in turn.player.competency_display:
        key = f"competency-{id}"
        some = tuple(found.get(key, ()))
        said = (
            words(f"says-competency-{id}"),
            of_its_place(id, turn.state, words),
            why_no_competency(turn, id, words),
        )
        yield Here(key, words(f"competency-{id}"), "" if some else " ".join(said), some)


def _cost_here(turn: PersonTurn, hex: str, words: Words) -> str:
    price = building_price(turn, hex)
    told = ", ".join(f"{n} {words(f'tally-{what}')}" for what, n in price.items() if n)
    return words("sheet-cost_here", cost=told)


def _named(turn: PersonTurn, hex: str, words: Words) -> str:
    board = turn.state.board
    terrain = words(f"terrain-{turn.state.terrain(hex)}")
    told = [words("sheet-at", hex=hex, terrain=terrain)]
    told += [words("sheet-river")] if hex in board.riverside else []
    told += [words("sheet-edge")] if hex in board.rim else []
    return " · ".join(told)


# --- own board, displays, rounds


def _planning(turn: PersonTurn, words: Words) -> dict[str, Any]:
    player = turn.player
    coming = {what: n for what, n in expected(turn).items() if n}
    return {
        "bowls": bowls_picture(player.bowls, words),
        "pieces": pieces(turn.state, words),
        "tracks": tracks(player, turn.home, words),
        "income": in_signs(" ".join(signs(coming))) if coming else Drawing("–"),
        "home": words(f"terrain-{turn.home}"),
        "faction": words(f"human_faction-{turn.faction.id}"),
        "said": [
            words(f"says-planning_board-{turn.home}"),
            words(f"says-human_faction-{turn.faction.id}"),
        ],
        "keys": player.keys,
    }


def _now(state: State, words: Words) -> list[tuple[str, Drawing, Drawing]]:
    """What scores in this round, in signs: the tile, at the end the final tile as well."""
    keys = [state.round_tiles[state.round - 1]]
    keys += [state.final_tile] if state.round == FINAL_ROUND else []
    lines = [(words(f"says-tile-{key}"), *scoring_signs(key)) for key in keys]
    last = state.round == FINAL_ROUND  # no knowledge bonus follows it (AOI-ON-RND-01)
    return [
        (said, in_signs(points), in_signs(bonus) if bonus and not last else NOTHING)
        for said, points, bonus in lines
    ]


def _rounds(state: State, words: Words) -> Iterator[dict[str, Any]]:
    """The six tiles, the present one with its knowledge bonus."""
    for n, key in enumerate(state.round_tiles, start=1):
        yield {
            "n": n,
            "picture": round_picture(key, words, last=n == FINAL_ROUND),
            "said": words(f"says-tile-{key}"),
            "discipline": round_tiles()[key].discipline if n < FINAL_ROUND else "",
            "mark": words(f"mark-{round_tiles()[key].discipline}"),
            "told": words(f"discipline-{round_tiles()[key].discipline}"),
            "levels": round_tiles()[key].bonus_per_levels,
            "state": "past" if n < state.round else "now" if n == state.round else "later",
        }
    yield {
        "n": words("label-final"),
        "picture": round_picture(state.final_tile, words),
        "said": words(f"says-tile-{state.final_tile}"),
        "discipline": "",
        "levels": 0,
        "state": "now" if state.round == FINAL_ROUND else "later",
    }


def _own_tiles(
    player: PersonOnScreen, state: State, words: Words
) -> list[tuple[str, Drawing, str]]:
    """Name, picture and sentence of everything that the person holds."""
    found: list[tuple[str, int | str]] = [("bonus", state.person(PERSON).bonus or 0)]
    found += [("palace", player.palace)] if player.palace else []
    found += [("competency", id) for id in player.competencies]
    found += [("innovation_tile", id) for id in player.innovations]
    found += [("city_tile", id) for id in player.city_tiles]
    return [
        (words(f"{kind}-{id}"), tile_picture(kind, id, words), words(f"says-{kind}-{id}"))
        for kind, id in found
        if id
    ]


def _palaces(state: State, words: Words) -> list[tuple[Drawing, str]]:
    return [
        (tile_picture("palace", id, words), words(f"says-palace-{id}"))
        for id in palace_offer(state)
    ]


def _cities(player: PersonOnScreen, words: Words) -> list[tuple[str, Drawing, int]]:
    return [
        (words(f"says-city_tile-{id}"), tile_picture("city_tile", id, words), left)
        for id, left in player.city_supply().items()
    ]
