"""The planning board: bowls of power, buildings left and the income they uncover, both tracks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.games.age_of_innovation.board.effects import Amounts, signs
from automatable.games.age_of_innovation.board.icons import use
from automatable.games.age_of_innovation.board.tiles import in_signs
from automatable.games.age_of_innovation.components import BUILDINGS, base_game
from automatable.games.age_of_innovation.on_screen.components import (
    building_types,
    planning_boards,
    side,
)
from automatable.games.age_of_innovation.on_screen.player import PERSON, PersonOnScreen
from automatable.games.age_of_innovation.state import State

ROMAN = ("I", "II", "III")
BOWL = 52.0
"""The radius of a bowl."""
TOKEN, MOST_DRAWN = 9.5, 12


# --- bowls


def bowls_picture(bowls: list[int], words: Words) -> Drawing:
    """Three bowls with their tokens; what lies in the third can be spent."""
    across = 6 * BOWL + 48
    told = ", ".join(
        words("bowl-holds", bowl=roman, n=n) for roman, n in zip(ROMAN, bowls, strict=True)
    )
    drawn = [_bowl(i, n) for i, n in enumerate(bowls)]
    arrows = [use("arrow", (2 * BOWL + 20) * (i + 1) - 16, BOWL - 8, 16) for i in range(2)]
    return picture(across, 2 * BOWL + 26, *drawn, *arrows, class_="bowls", label=told)


def _bowl(i: int, tokens: int) -> Drawing:
    x = BOWL + 4 + i * (2 * BOWL + 20)
    return el(
        "g",
        el("circle", cx=x, cy=BOWL + 2, r=BOWL - 2, class_=f"bowl bowl-{i + 1}"),
        *_tokens(x, BOWL + 2, tokens),
        el("text", f"{ROMAN[i]} · {tokens}", x=x, y=2 * BOWL + 20, class_="bowl-name"),
    )


def _tokens(x: float, y: float, n: int) -> Iterator[Drawing]:
    """In two rings; more than twelve are shown as a number alone."""
    shown = min(n, MOST_DRAWN)
    inner, outer = (shown, 0) if shown <= 4 else (4, shown - 4)
    for count, far in ((inner, 0 if shown == 1 else 14), (outer, 35)):
        for k in range(count):
            turn = 2 * pi * k / count - pi / 2
            yield _token(x + far * cos(turn), y + far * sin(turn))


def _token(x: float, y: float) -> Drawing:
    return together(
        el("circle", cx=x, cy=y, r=TOKEN, class_="power-token"),
        el("g", use("power", x - 6.5, y - 6.5, 13), class_="power-bolt"),
    )


# --- buildings


@dataclass(frozen=True)
class Pieces:
    """One kind of building: how many stand on the map, how many are left, what they bring."""

    type: str
    name: str
    built: int
    left: int
    income: Drawing
    more: Drawing
    """What the next one adds to the income."""
    cost: Drawing
    said: str


def pieces(state: State, words: Words) -> list[Pieces]:
    return [_pieces(state, type, words) for type in BUILDINGS]


def _pieces(state: State, type: str, words: Words) -> Pieces:
    built = built_of(state, type)
    left = base_game().buildings.supply[type] - built
    now, then = (_income(state, type, n) for n in (built, built + 1))
    more = {what: n - now.get(what, 0) for what, n in then.items() if n > now.get(what, 0)}
    return Pieces(
        type,
        words(f"building-{type}"),
        built,
        left,
        _gains(now),
        _gains(more if left else {}),
        _gains(building_types()[type].cost),
        words(f"says-building-{type}"),
    )


def built_of(state: State, type: str) -> int:
    """Those of the supply alone: neutral buildings uncover nothing."""
    standing = state.person_buildings.values()
    return sum(found.type == type and not found.neutral for found in standing)


def _income(state: State, type: str, built: int) -> dict[str, int]:
    """What that many of a kind bring in every round, the mountains' coin included."""
    table = building_types()[type].income_by_built
    found = {what: row[min(built, len(row) - 1)] for what, row in table.items()}
    board = planning_boards()[state.person(PERSON).home]
    if type == "guild" and built:
        found["coins"] += board.first_guild_extra_coins
    return {what: n for what, n in found.items() if n}


def _gains(found: Amounts) -> Drawing:
    return in_signs(" ".join(signs(found))) if found else Drawing("–")


# --- tracks


@dataclass(frozen=True)
class Track:
    """The spaces of a track, and where the marker stands."""

    name: str
    spaces: list[tuple[str, bool, Drawing]]
    """Its number, whether the marker is there, what reaching it brings."""


def tracks(player: PersonOnScreen, home: str, words: Words) -> list[Track]:
    own: Sequence[Amounts] = planning_boards()[home].sailing_rewards or side().sailing.rewards
    sailing = [
        (str(n), n == player.sailing, _reward(own[n - 1] if n else {}))
        for n in range(side().sailing.top + 1)
    ]
    table = side().terraforming
    rewards: tuple[Amounts, ...] = ({}, *table.rewards)
    terraforming = [
        (str(n), n == player.tools_per_spade, _reward(reward))
        for n, reward in zip(table.tools_per_spade, rewards, strict=True)
    ]
    return [
        Track(words("label-sailing"), sailing),
        Track(words("label-tools_per_spade"), terraforming),
    ]


def _reward(found: Amounts) -> Drawing:
    return in_signs(" ".join(signs(found))) if found else Drawing()
