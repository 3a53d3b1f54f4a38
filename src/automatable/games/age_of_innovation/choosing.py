"""What the persons choose at set-up: boards, factions, home terrains.

AOI-SET-09, AOI-SET-10, AOI-SET-11, AOI-SET-12
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from automatable.core.errors import Refused
from automatable.core.options import ON_SCREEN, Options
from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.listed import unreadable
from automatable.core.turns.procedure import Ask, Draw, Procedure
from automatable.games.age_of_innovation.components import TERRAINS, person_factions
from automatable.games.age_of_innovation.laying_out import SKIP, unnamed
from automatable.games.age_of_innovation.on_screen.refusals import refused_at_set_up
from automatable.games.age_of_innovation.state import Person

Sets = dict[str, tuple[str, ...]]
"""Planning boards on offer, each with the factions that may be taken with it."""


def choose_persons(options: Options, log: Log) -> Procedure[list[Person]]:
    """One of three sets (AOI-SET-09), or as the persons chose by the base rules (AOI-TWO-05).

    AOI-R-41, AOI-TWO-01
    """
    if options["humans"] == 2:
        return (yield from _by_base_rules(log))
    if options["dealer"] == "table":
        return [(yield from _choose("home", 1, _all_sets(TERRAINS, person_factions()), log))]
    sets = yield from _three_sets(log)
    named = options["sit"] == ON_SCREEN  # AOI-ON-SET-04
    return [(yield from _choose("home", 1, sets, log, named=named))]


def _by_base_rules(log: Log) -> Procedure[list[Person]]:
    first = yield from _choose("home_1", 1, _all_sets(TERRAINS, person_factions()), log)
    left = [id for id in person_factions() if id != first.faction]
    rest = _all_sets(others([first.home]), left)
    second = yield from _choose("home_2", 2, rest, log, taken=[first.home])
    return [first, second]


def _all_sets(homes: Iterable[str], factions: Iterable[str]) -> Sets:
    """Any planning board with any faction."""
    every = tuple(factions)
    return dict.fromkeys(homes, every)


def _choose(
    prompt: str,
    seat: int,
    sets: Sets,
    log: Log,
    taken: Sequence[str] = (),
    named: bool = False,
) -> Procedure[Person]:
    """A planning board and one of its factions, which must be `named` on screen."""
    solo = prompt == "home"
    rule, name = ("AOI-SET-09", "person") if solo else ("AOI-TWO-05", f"person_{seat}")
    home = yield from ask_terrain(prompt, rule, tuple(sets), taken, on_screen=named)
    log.happened("aoi-you_home", rule, seat=name, terrain=Ref("terrain", home))
    faction = yield from _ask_faction(name, seat, sets[home], named)
    if faction is None:
        unnamed(rule, log)
    else:
        log.happened("aoi-you_faction", rule, seat=name, faction=Ref("human_faction", faction))
    return Person(home, faction)


def _three_sets(log: Log) -> Procedure[Sets]:
    boards = yield from _take("planning_boards", TERRAINS, 3, "boards")
    drawn = yield from _take("human_factions", tuple(person_factions()), 6, "factions")
    sets: Sets = {board: tuple(drawn[2 * i : 2 * i + 2]) for i, board in enumerate(boards)}
    for terrain, pair in sets.items():
        one, other = (Ref("human_faction", id) for id in pair)
        log.instruct("aoi-set", "AOI-SET-09", terrain=Ref("terrain", terrain), one=one, other=other)
    return sets


def _take(stream: str, items: Sequence[str], n: int, word: str) -> Draw[tuple[str, ...]]:
    return Draw(
        prompt=stream,
        rule="AOI-SET-09",
        stream=stream,
        outcomes=dict.fromkeys(items, 1),
        take=n,
        word=word,
    )


def _ask_faction(name: str, seat: int, offered: Sequence[str], named: bool) -> Ask[str | None]:
    """No rule of hers needs it, but it says where the markers of a person start."""
    answers: dict[str, str | None] = {f"faction {id}": id for id in offered}
    if not named:
        answers[SKIP] = None
    return ask_one_of(
        "human_faction",
        "AOI-SET-09",
        answers,
        seat=seat,
        args={"seat": "you" if named else name},
        refusal=partial(refused_at_set_up, "human_faction") if named else unreadable,
    )


def choose_automa_home(options: Options, homes: Sequence[str]) -> Procedure[str]:
    """Chosen, or drawn from the cards of the other terrains (AOI-SET-11, AOI-SET-12)."""
    left = others(homes)
    if options["automa_home"] == "chosen":
        on_screen = options["sit"] == ON_SCREEN
        return (yield from ask_terrain("automa_home", "AOI-SET-11", left, homes, on_screen))
    drawn = yield from Draw[str](
        prompt="random_home",
        rule="AOI-SET-12",
        stream="random_home",
        outcomes=dict.fromkeys(left, 1),
        word="home",
    )
    return drawn


def others(taken: Sequence[str]) -> list[str]:
    return [terrain for terrain in TERRAINS if terrain not in taken]


def ask_terrain(
    prompt: str,
    rule: str,
    offered: Sequence[str],
    taken: Sequence[str] = (),
    on_screen: bool = False,
) -> Ask[str]:
    """One of the terrains on offer; a home that somebody has is refused by name (AOI-SET-11)."""
    word = "youth" if prompt == "youth" else "home"

    def refusal(text: str) -> Refused:
        found, _, terrain = text.partition(" ")
        if found != word or terrain not in TERRAINS:
            return refused_at_set_up(prompt, text) if on_screen else unreadable(text)
        code = "home_taken" if terrain in taken else "terrain_not_offered"
        return Refused(code, terrain=Ref("terrain", terrain))

    answers = {f"{word} {terrain}": terrain for terrain in offered}
    return ask_one_of(prompt, rule, answers, seat=1 + (prompt == "home_2"), refusal=refusal)


def ask_start() -> Ask[int]:
    """Which of two persons starts (AOI-TWO-04)."""
    answers = {"starts 1": 1, "starts 2": 2}
    return ask_one_of("starts", "AOI-TWO-04", answers)
