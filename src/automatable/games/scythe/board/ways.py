"""Where each unit can go, with what it may take along: a tap on the unit, a tap on the goal.

Such a move is several answers at once: `move units · mech F1 · +worker 2 · to F2`. They are found
by playing them ahead, so that a tap never leads where the rules do not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from automatable.core.advice.odds import percent
from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Request
from automatable.core.turns.several import joined
from automatable.games.scythe.board.pieces import key_of
from automatable.games.scythe.commitment import most_cards, most_power
from automatable.games.scythe.map import FACTORY, REGIONS
from automatable.games.scythe.odds import automa_totals, beating
from automatable.games.scythe.on_screen.moving import LOADS
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.stars import combat_brings_star
from automatable.games.scythe.state import State

MOVE = "move units"
FIRST = {"turn": (MOVE,), "unit": (), "step": ()}
"""What is answered before the unit is named, by the question that is open."""


@dataclass(frozen=True)
class Fight:
    """What a combat at a goal would be like at best, and the chance to win it."""

    power: int
    cards: str
    chance: Fraction
    automa_power: int
    automa_cards: int
    star: bool
    """A win brings a star."""

    @property
    def told(self) -> str:
        return percent(self.chance)

    @property
    def is_risky(self) -> bool:
        return self.chance < Fraction(1, 2)


@dataclass(frozen=True)
class Goal:
    """A place where the move can end: the answers that lead there, and what happens there."""

    place: str
    key: str
    name: str
    path: str
    way: tuple[str, ...]
    """The places that it passes, the goal last."""
    sign: str = ""
    note: str = ""
    fight: Fight | None = None


@dataclass(frozen=True)
class Cargo:
    """What lies or stands beside the unit: a kind, and how many of it can come along."""

    kind: str
    name: str
    icon: str
    most: int


@dataclass(frozen=True)
class Way:
    """A unit that can move now."""

    unit: str
    place: str
    key: str
    name: str
    first: tuple[str, ...]
    """The answers before loads and goal."""
    cargo: tuple[Cargo, ...]
    goals: tuple[Goal, ...]


_found: tuple[Request, str, list[Way]] | None = None
"""The last ones that were looked for: sheet and map of one page both want them."""


def ways(match: Match[State], player: PersonOnScreen, words: Words) -> list[Way]:
    """Every unit that can move now, if moving is what can be chosen."""
    global _found
    pending, known = match.pending, _found
    if pending is None or pending.prompt not in FIRST:
        return []
    if known is None or known[0] is not pending or known[1] != words.language:
        known = _found = pending, words.language, _ways(match, player, words)
    return known[2]


def _ways(match: Match[State], player: PersonOnScreen, words: Words) -> list[Way]:
    assert match.pending is not None
    seen = _Seen(match.state, player, words)
    if match.pending.prompt == "step":
        return [_way(match, seen, ())]
    first = FIRST[match.pending.prompt]
    if first and MOVE not in match.legal():
        return []
    chosen = match.foresee(*first) if first else match
    texts = (text for text in chosen.legal() if text != "done")
    return [_way(chosen.foresee(text), seen, (*first, text)) for text in texts]


@dataclass(frozen=True)
class _Seen:
    """What is the same for every unit: the position, the words, what the Automa may show."""

    state: State
    player: PersonOnScreen
    words: Words

    @cached_property
    def totals(self) -> Mapping[int, Fraction]:
        return automa_totals(self.state.automas[0], self.state)


def _way(match: Match[State], seen: _Seen, first: Sequence[str]) -> Way:
    assert match.pending is not None
    args, words = match.pending.args, seen.words
    unit, place = _id(args["unit"]), _id(args["region"])
    return Way(
        unit,
        place,
        key_of(place, "person"),
        place_name(place, words),
        tuple(first),
        tuple(_cargo(match.legal(), words)),
        tuple(_goals(match, seen, unit)),
    )


def _id(value: object) -> str:
    assert isinstance(value, Ref)
    return str(value.id)


def _cargo(legal: Sequence[str], words: Words) -> Iterator[Cargo]:
    """The list names the most first (SCY-ON-ASK-12)."""
    for kind in LOADS:
        most = next((t.split()[1] for t in legal if t.startswith(f"+{kind} ")), None)
        if most is not None:
            icon = "worker" if kind == "moved" else kind
            yield Cargo(kind, words(f"load-{kind}"), icon, int(most))


def _goals(match: Match[State], seen: _Seen, unit: str) -> Iterator[Goal]:
    """One step, and with a step left over also the next; the shortest way to a place counts."""
    found: dict[str, tuple[str, ...]] = {}
    further: list[tuple[str, Match[State]]] = []
    last_step = match.pending is not None and match.pending.args["n"] == 1
    for text in _steps(match):
        if last_step:
            found[_place(text)] = (text,)
            continue
        after = match.foresee(text)
        goes_on = after.pending is not None and after.pending.prompt == "step"
        found[_place(text)] = (text, "stop") if goes_on else (text,)
        if goes_on:
            further.append((text, after))
    for first, after in further:
        for text in _steps(after):
            if _place(text) not in found and _place(text) != _start(match):
                found[_place(text)] = (first, text)
    goals = [_goal(match, seen, unit, place, path) for place, path in found.items()]
    yield from sorted(goals, key=lambda goal: not goal.sign)  # what happens is seen first


def _start(match: Match[State]) -> str:
    assert match.pending is not None
    return _id(match.pending.args["region"])


def _steps(match: Match[State]) -> list[str]:
    return [text for text in match.legal() if text.startswith("to ")]


def _place(text: str) -> str:
    return text.split()[1]


def place_name(place: str, words: Words) -> str:
    """`D5`, or the home base by its name."""
    return place if place in REGIONS else words.ref(Ref("region", place))


# --- what happens there


def _goal(match: Match[State], seen: _Seen, unit: str, place: str, path: Sequence[str]) -> Goal:
    sign, note = _happens(match.state, seen.player, unit, place, seen.words)
    return Goal(
        place,
        key_of(place, "person"),
        place_name(place, seen.words),
        joined(path),
        tuple(_place(text) for text in path if text != "stop"),
        sign,
        note,
        _fight(match.foresee(*path), seen, place) if sign == "attack" else None,
    )


def _happens(
    state: State, player: PersonOnScreen, unit: str, place: str, words: Words
) -> tuple[str, str]:
    """The sign and the words for what a unit meets where it arrives."""
    if unit == "worker" or place not in REGIONS:
        return "", ""
    automa = state.automas[0]
    if automa.combat_units_on(place):
        return "attack", words("goal-combat")
    if lone := automa.count("worker", place):
        lost = min(lone, player.popularity)
        return "attack_workers", words("goal-drives_off", n=lone, lost=lost)
    if unit == "character" and place in state.encounter_tokens:
        return "encounter", words("goal-encounter")
    if unit == "character" and place == FACTORY and not player.factory_card:
        return "factory", words("goal-factory")
    return "", ""


def _fight(arrived: Match[State], seen: _Seen, region: str) -> Fight:
    """With all the power and the best cards (SCY-CMB-10)."""
    player, automa = arrived.state.persons[0], arrived.state.automas[0]
    assert isinstance(player, PersonOnScreen)
    cards, power = best_cards(player, region), most_power(player)
    chance = beating(seen.totals, power + sum(cards), person_attacks=True)
    told = " + ".join(map(str, cards))
    star = combat_brings_star(player)
    return Fight(power, told, chance, automa.power, automa.combat_cards, star)


def best_cards(player: PersonOnScreen, region: str) -> list[int]:
    """The highest cards that may be played there."""
    return hand_of(player)[: most_cards(player, region)]


def hand_of(player: PersonOnScreen) -> list[int]:
    """Every combat card of the hand, the highest first."""
    return [value for value in sorted(player.hand, reverse=True) for _ in range(player.hand[value])]
