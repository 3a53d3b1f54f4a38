"""What holds for every position on screen, written down apart from the rules (SCY-ON-INVT).

Nothing here is taken from the rules' code: numbers, names and the map's lakes stand here again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

LAKES = {"B1", "B3", "C4", "D3", "E5", "E7", "G2"}
ROWS = {"A": 6, "B": 7, "C": 6, "D": 7, "E": 7, "F": 7, "G": 6, "H": 1}
HEXES = {f"{row}{n}" for row, number in ROWS.items() for n in range(1, number + 1)}
CARDS = {"2": 16, "3": 12, "4": 8, "5": 6}
SETS = {
    "upgrades_6": ("top", 6), "mechs_4": ("mechs", 4), "structures_4": ("structures", 4),
    "recruits_4": ("recruits", 4), "workers_8": ("workers", 8),
}  # fmt: skip
SLOTS = {
    "industrial": (1, 2, 1, 2), "engineering": (1, 2, 2, 1), "militant": (2, 1, 1, 2),
    "patriotic": (0, 3, 2, 1), "innovative": (0, 1, 3, 2), "mechanical": (1, 2, 1, 2),
    "agricultural": (0, 2, 2, 2),
}  # fmt: skip
ACTIONS = ("upgrade", "deploy", "build", "enlist")


def broken(position: dict[str, Any], *, between_turns: bool) -> list[str]:
    """Every invariant that a position breaks, in words."""
    (human,) = (side for side in position["sides"].values() if side["kind"] == "human")
    (automa,) = (side for side in position["sides"].values() if side["kind"] == "automa")
    found = [*_tracks(human), *_pieces(human), *_mat(human), *_stars(human)]
    found += [*_cards(position, human, automa), *_places(position, human)]
    if between_turns:
        found += [*_sets(position, human), *_apart(human, automa), *_lakes(human)]
    return found


def _number(facts: Any) -> int:
    return sum(facts.values()) if isinstance(facts, dict) else len(facts)


def _tracks(human: dict[str, Any]) -> Iterator[str]:
    if not 0 <= human["power"] <= 16:
        yield "power"
    if not 0 <= human["popularity"] <= 18:
        yield "popularity"
    if human["coins"] < 0:
        yield "coins"
    if any(n < 1 for kinds in human["goods"].values() for n in kinds.values()):
        yield "goods below 1"


def _pieces(human: dict[str, Any]) -> Iterator[str]:
    if not 2 <= _number(human["workers"]) <= 8:
        yield "workers"
    if not len(human["abilities"]) == _number(human["mechs"]) <= 4:
        yield "mechs and abilities"
    kinds = list(human["structures"].values())
    if len(kinds) != len(set(kinds)) or not set(kinds) <= {"mine", "mill", "monument", "armory"}:
        yield "structures"
    if LAKES & human["structures"].keys():
        yield "structure on a lake"
    if not len(human["recruits"]) == len(human["one_time"]) <= 4:
        yield "recruits"


def _mat(human: dict[str, Any]) -> Iterator[str]:
    slots = dict(zip(ACTIONS, SLOTS[human["mat"]], strict=True))
    if not len(human["top"]) == _number(human["bottom"]) <= 6:
        yield "cubes"
    if any(n > slots[action] for action, n in human["bottom"].items()):
        yield "slots"


def _stars(human: dict[str, Any]) -> Iterator[str]:
    saxony = human.get("faction") == "saxony"
    for space, number in human["star_spaces"].items():
        most = {"combat": 6 if saxony else 2, "objective": 2 if saxony else 1}.get(space, 1)
        if number > most:
            yield f"stars for {space}"
    if _number(human["star_spaces"]) > 6:
        yield "more than six stars"


def _sets(position: dict[str, Any], human: dict[str, Any]) -> Iterator[str]:
    """A star for a set exactly if the set is complete, while the game is on."""
    for space, (fact, number) in SETS.items():
        full = _count(human, fact) == number
        if position["ended_by"] is None and full != (space in human["star_spaces"]):
            yield f"star for {space}"


def _count(human: dict[str, Any], fact: str) -> int:
    facts = human[fact]
    return sum(facts.values()) if fact in ("mechs", "workers") else len(facts)


def _cards(
    position: dict[str, Any], human: dict[str, Any], automa: dict[str, Any]
) -> Iterator[str]:
    seen = (human["hand"], position["discard"], position["automa_known"])
    pool = {v: n - sum(pile.get(v, 0) for pile in seen) for v, n in CARDS.items()}
    unknown = automa["combat_cards"] - _number(position["automa_known"])
    if min(pool.values()) < 0:
        yield "more than 42 combat cards"
    if unknown < 0:
        yield "fewer cards than are known"
    if sum(pool.values()) < unknown:
        yield "draw pile below 0"


def _places(position: dict[str, Any], human: dict[str, Any]) -> Iterator[str]:
    units = {human["character"], *human["mechs"], *human["workers"]}
    wayfare = "wayfare" in human["abilities"]
    absent = {f"@{f}" for f in FACTIONS if f not in position["sides"]} if wayfare else set()
    if units - HEXES - {"home"} - absent:
        yield "units off the map"
    if human["goods"].keys() - HEXES - (absent | {"home"} if wayfare else set()):
        yield "goods off the map"


FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa")


def _apart(human: dict[str, Any], automa: dict[str, Any]) -> Iterator[str]:
    own = {human["character"], *human["mechs"], *human["workers"]} & HEXES
    theirs = {automa["character"], *automa["mechs"], *automa["workers"]} & HEXES
    if own & theirs:
        yield f"units of both sides on {sorted(own & theirs)}"


def _lakes(human: dict[str, Any]) -> Iterator[str]:
    for lake in LAKES:
        if lake in human["workers"] and lake not in human["mechs"]:
            yield f"worker alone on {lake}"
