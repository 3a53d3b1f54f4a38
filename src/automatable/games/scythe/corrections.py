"""Corrections: facts as a person types them in, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automatable.games.scythe.components import levels, scoring
from automatable.games.scythe.notation import AUTOMA, NUMBER, PERSON, PLAYER, TABLE
from automatable.games.scythe.problems import RUNNING
from automatable.games.scythe.state import State

SIX = scoring().stars_to_end
_KINDS = {
    key: kind for fields in (TABLE, PLAYER, PERSON, AUTOMA) for key, kind, _ in fields.values()
}


def typed_in(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Lists and places may be written as in the notation: `"sides.nordic.mechs": "C4,D5*2"`."""
    return {path: _value(path, value) for path, value in changes.items()}


def _value(path: str, value: Any) -> Any:
    kind = _KINDS.get(path.split(".")[-1])
    if kind is None or not isinstance(value, str):
        return value
    if kind is NUMBER and value in ("", "-"):
        return None  # a number that is not followed any more
    try:
        return kind.read(value)
    except (ValueError, KeyError):
        return value  # the position's own check says what is wrong with it


def settle_combat(position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """When units were set right, a combat that was begun begins again."""
    if any(path.split(".")[-1] in ("character", "mechs", "workers") for path in changes):
        position["fighting"] = None


def settle_end(position: dict[str, Any]) -> None:
    """Whether the game is over follows from the stars; a corrected star may end or reopen it."""
    ended = [faction for faction, side in position["sides"].items() if _stars(side) >= SIX]
    running = position["phase"] in RUNNING
    if ended and running:
        position["fighting"] = None
    if ended and running:
        position["ended_by"], position["phase"] = ended[0], "scoring"
    elif not ended and not running:
        persons = [f for f, side in position["sides"].items() if side["kind"] == "human"]
        position |= {"ended_by": None, "phase": "human", "to_move": persons[0]}
    elif ended and position["ended_by"] not in ended:
        position["ended_by"] = ended[0]


def _stars(side: dict[str, Any]) -> int:
    if "star_spaces" in side:
        return sum(side["star_spaces"].values())
    if side["kind"] == "human":
        return int(side["stars"])
    progress = levels()[side["level"]].stars_at(side["progress"])
    return progress + int(side["combat_stars"]) + int(side["power_star"])


def keep_dealer(corrected: State, before: State) -> State:
    """Who deals is a matter of the match, not of the position."""
    dealers = {automa.faction: automa.dealer for automa in before.automas}
    for automa in corrected.automas:
        automa.dealer = dealers.get(automa.faction, automa.dealer)
    return corrected
