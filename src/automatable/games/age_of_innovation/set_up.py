"""Set-up in the rulebook's order: what is chosen, and what chance decides (AOI-SET, AOI-FW)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.errors import Refused
from automatable.core.events import Log, Ref
from automatable.core.options import Option, Options
from automatable.core.procedure import Answer, Ask, Draw, Procedure, choice
from automatable.games.age_of_innovation.automa_deck import starting_deck
from automatable.games.age_of_innovation.components import (
    CARDS,
    TERRAINS,
    base_game,
    factions,
    final_tiles,
    innovation_places,
    printed_levels,
    round_tiles,
)
from automatable.games.age_of_innovation.knowledge import climb
from automatable.games.age_of_innovation.land import SIDES, board
from automatable.games.age_of_innovation.owner import PRINTED, Box, box_of, read_owner
from automatable.games.age_of_innovation.state import (
    AUTOMA,
    AutomaBuilding,
    Human,
    State,
    no_knowledge,
)

MISPRINT = {"alptraua": "alptrauma"}
"""The booklet prints the name of level 5 once without its m (AOI-R-01)."""


class LevelOption(Option):
    """The level by its id; the misprinted name is understood."""

    def read(self, value: Any) -> Any:
        return super().read(MISPRINT.get(value, value) if isinstance(value, str) else value)


def _solo(chosen: Options) -> bool:
    return bool(chosen["humans"] == 1)


def _own_box(contents: Any) -> dict[str, Any]:
    read_owner(contents, "deck")
    return dict(contents)


OPTIONS = (
    Option("humans", (1, 2), 1),
    LevelOption("level", tuple(printed_levels()), "automalein"),
    Option("faction", tuple(factions()), "simpletons", applies=_solo),  # AOI-TWO-02
    Option("board_side", SIDES, "1-3"),
    Option("dealer", ("app", "table"), "app"),
    Option("automa_home", ("chosen", "random"), "chosen"),
    Option("deck", (PRINTED,), PRINTED, own=_own_box, advanced=True),
    Option("bridges_connect_everyone", ("off", "on"), "off", advanced=True),
    Option(
        "powermongers_trigger",
        ("taken", "offered"),
        "taken",
        applies=lambda chosen: chosen["faction"] == "powermongers",
        advanced=True,
    ),
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """The steps of the rulebook up to the first reports of the humans."""
    app = options["dealer"] == "app"
    tiles, final = yield from lay_tiles(app, log)
    if app:
        yield from _palaces(options["humans"], log)
    homes = yield from _human_homes(options, log)
    automa_home = yield from _automa_home(options, homes)
    log.happened("aoi-home", "AOI-SET-11", terrain=Ref("terrain", automa_home))
    youth = None
    if options["faction"] == "symbionts":
        youth = yield _ask_terrain("youth", "AOI-FCT-08", _others([automa_home, *homes]))
    state = first_state(options, tiles, final, homes, automa_home)
    state.youth_terrain = youth
    if len(homes) == 2:
        starts: int = yield _ask_start()
        state.turn_order = [f"person_{starts}", f"person_{3 - starts}", AUTOMA]  # AOI-TWO-04
    if app:
        yield from lay_bonuses(state, log)
    yield from first_workshops(state, log)
    log.instruct("aoi-deck", "AOI-DECK-08", n=state.deck.size)
    if not state.faction.complete:
        _manual_set_up(state, log)
    return state


def first_state(
    options: Options, tiles: Sequence[str], final: str, homes: Sequence[str], automa_home: str
) -> State:
    """Supplies, markers, points and turn order (AOI-SET-14 to -19)."""
    box: Box = box_of(options["deck"])
    level = box.levels[options["level"]]
    persons = [f"person_{n}" for n in range(1, len(homes) + 1)]
    state = State(
        board_side=options["board_side"],
        level_id=level.id,
        faction_id=options["faction"],
        automa_home=automa_home,
        humans=[Human(home) for home in homes],
        box=box,
        round_tiles=list(tiles),
        final_tile=final,
        deck=starting_deck(level, [n for n, card in box.cards.items() if card.starter]),
        innovations=list(innovation_places(len(homes))),
        turn_order=[*persons, AUTOMA],  # AOI-SET-08, AOI-SET-19
        to_move=persons[0],
        bridges_connect_everyone=options["bridges_connect_everyone"] == "on",
        powermongers_trigger=options["powermongers_trigger"],
        knowledge={who: no_knowledge() for who in [AUTOMA, *persons]},
    )
    for discipline, levels in state.faction.start_knowledge.items():
        climb(state, AUTOMA, discipline, levels)  # AOI-SET-16
    return state


# --- tiles


def lay_tiles(app: bool, log: Log) -> Procedure[tuple[tuple[str, ...], str]]:
    """Six round tiles and a final tile within their limits (AOI-SET-03 to -06).

    The app draws the whole layout again until it is legal (AOI-R-38); at the table only the
    spade limit is compulsory (AOI-R-26).
    """
    while True:
        tiles: tuple[str, ...] = yield TilesDraw.of_all(app)
        final: str = yield Draw(
            prompt="final_tile",
            rule="AOI-SET-05",
            stream="final_tile",
            outcomes=dict.fromkeys(final_tiles(), 1),
            word="final",
        )
        broken = broken_limits(tiles, final)
        if app and broken:
            log.happened("aoi-tiles_redrawn", "AOI-SET-06")
            continue
        for limit in broken:
            log.happened(f"aoi-tiles_{limit}", "AOI-SET-06")
        placed = tuple(Ref("tile", tile) for tile in tiles)
        log.instruct("aoi-tiles", "AOI-SET-03", tiles=placed, final=Ref("tile", final))
        return tiles, final


def broken_limits(tiles: Sequence[str], final: str) -> list[str]:
    """Which limits a layout breaks: spade, discipline, building."""
    laid = [round_tiles()[key] for key in tiles]
    often = Counter(tile.discipline for tile in laid[:5])
    broken = {
        "spade": any(i in tile.forbidden_rounds for i, tile in enumerate(laid, start=1)),
        "discipline": max(often.values()) > 2,
        "building": bool(laid[5].buildings & final_tiles()[final].buildings),  # AOI-R-42
    }
    return [limit for limit, is_broken in broken.items() if is_broken]


@dataclass(frozen=True, kw_only=True)
class TilesDraw(Draw):
    """The six round tiles in the order of the rounds: `tiles school_banking ...`."""

    by_app: bool

    @staticmethod
    def of_all(by_app: bool) -> TilesDraw:
        return TilesDraw(
            prompt="round_tiles",
            rule="AOI-SET-03",
            stream="round_tiles",
            outcomes=dict.fromkeys(round_tiles(), 1),
            take=6,
            word="tiles",
            by_app=by_app,
        )

    def read(self, text: str) -> Answer:
        answer = super().read(text)
        for round, key in enumerate(answer.value, start=1):
            if not self.by_app and round in round_tiles()[key].forbidden_rounds:
                raise Refused("tile_round", tile=Ref("tile", key), round=round)  # AOI-SET-04
        return answer


# --- palaces, homes, bonuses


def _palaces(humans: int, log: Log) -> Procedure[None]:
    """Two random tiles, three with two humans, and number 17 (AOI-SET-07, AOI-TWO-03)."""
    palaces = base_game().palaces
    drawn = yield Draw(
        prompt="palaces",
        rule="AOI-SET-07",
        stream="palaces",
        outcomes=dict.fromkeys(palaces.random, 1),
        take=humans + 1,
        word="palaces",
    )
    laid = tuple(Ref("palace", number) for number in (*sorted(drawn), palaces.always))
    log.instruct("aoi-palaces", "AOI-SET-07", palaces=laid)


def _human_homes(options: Options, log: Log) -> Procedure[list[str]]:
    """One of three sets (AOI-SET-09), or as the humans chose by the base rules (AOI-TWO-05)."""
    if options["humans"] == 2:
        first: str = yield _ask_terrain("home_1", "AOI-TWO-05", TERRAINS)
        second: str = yield _ask_terrain("home_2", "AOI-TWO-05", _others([first]))
        return [first, second]
    offered: Sequence[str] = TERRAINS
    if options["dealer"] == "app":
        offered = yield from _three_sets(log)
    home: str = yield _ask_terrain("home", "AOI-SET-09", offered)
    return [home]


def _three_sets(log: Log) -> Procedure[Sequence[str]]:
    boards = yield _take("planning_boards", TERRAINS, 3, "boards")
    drawn = yield _take("human_factions", base_game().human_factions.ids, 6, "factions")
    for i, terrain in enumerate(boards):
        one, other = (Ref("human_faction", id) for id in drawn[2 * i : 2 * i + 2])
        log.instruct("aoi-set", "AOI-SET-09", terrain=Ref("terrain", terrain), one=one, other=other)
    return tuple(boards)


def _take(stream: str, items: Sequence[int | str], n: int, word: str) -> Draw:
    return Draw(
        prompt=stream,
        rule="AOI-SET-09",
        stream=stream,
        outcomes=dict.fromkeys(items, 1),
        take=n,
        word=word,
    )


def _automa_home(options: Options, homes: Sequence[str]) -> Procedure[str]:
    """Chosen, or drawn from the cards of the other terrains (AOI-SET-11, AOI-SET-12)."""
    others = _others(homes)
    if options["automa_home"] == "chosen":
        chosen: str = yield _ask_terrain("automa_home", "AOI-SET-11", others)
        return chosen
    drawn: str = yield Draw(
        prompt="random_home",
        rule="AOI-SET-12",
        stream="random_home",
        outcomes=dict.fromkeys(others, 1),
        word="home",
    )
    return drawn


def _others(taken: Sequence[str]) -> list[str]:
    return [terrain for terrain in TERRAINS if terrain not in taken]


def _ask_terrain(prompt: str, rule: str, offered: Sequence[str]) -> Ask:
    word = "youth" if prompt == "youth" else "home"
    answers = {f"{word} {terrain}": terrain for terrain in offered}
    seat = 2 if prompt == "home_2" else 1
    return Ask(
        prompt=prompt, rule=rule, seat=seat, reader=choice(answers), listing=lambda: list(answers)
    )


def _ask_start() -> Ask:
    answers = {"starts 1": 1, "starts 2": 2}
    return Ask(
        prompt="starts",
        rule="AOI-TWO-04",
        seat=1,
        reader=choice(answers),
        listing=lambda: list(answers),
    )


def lay_bonuses(state: State, log: Log) -> Procedure[None]:
    """The row of five (AOI-SET-13), or six with two humans (AOI-TWO-05)."""
    bonuses = base_game().bonuses
    in_play = bonuses.one_human if len(state.humans) == 1 else bonuses.two_humans
    row = list((yield _take("bonus_row", bonuses.ids, in_play, "bonuses")))
    if len(state.humans) == 1:
        state.bonus_automa = row.pop(0)  # AOI-R-34
        log.instruct("aoi-bonus_first", "AOI-SET-13", bonus=Ref("bonus", state.bonus_automa))
    for human, who in zip(state.humans, state.persons, strict=True):
        human.bonus = yield _ask_bonus(state, who, row)
        row.remove(human.bonus)
    if len(state.humans) == 2:
        row = list((yield _take("bonus_shuffle", row, len(row), "bonuses")))
        state.bonus_automa = row.pop(0)
    assert state.bonus_automa is not None
    state.bonus_display = list(row)  # AOI-R-15
    named = tuple(Ref("bonus", id) for id in row)
    log.instruct("aoi-display", "AOI-SET-13", bonuses=named, own=Ref("bonus", state.bonus_automa))


def _ask_bonus(state: State, who: str, row: Sequence[int]) -> Ask:
    answers = {f"bonus {id}": id for id in row}
    return Ask(
        prompt="bonus",
        rule="AOI-SET-13",
        seat=int(who[-1]),
        args={"seat": state.seat_name(who)},
        reader=choice(answers),
        listing=lambda: list(answers),
    )


# --- first workshops


def first_workshops(state: State, log: Log) -> Procedure[None]:
    """One card of all fourteen names two letters of her home terrain (AOI-FW-02 to -06)."""
    number = yield Draw(
        prompt="first_workshop_card",
        rule="AOI-FW-02",
        stream="first_workshop_card",
        outcomes=dict.fromkeys(range(1, CARDS + 1), 1),
    )
    marked, unmarked = workshop_hexes(state, number)
    state.automa_buildings = {
        marked: AutomaBuilding("workshop", True),  # AOI-FW-04
        unmarked: AutomaBuilding("workshop", False),
    }
    log.happened("aoi-first_card", "AOI-FW-02", card=Ref("card", number))
    log.instruct(
        "aoi-first_workshops",
        "AOI-FW-03",
        marked=Ref("hex", marked),
        unmarked=Ref("hex", unmarked),
    )


def workshop_hexes(state: State, card: int) -> tuple[str, str]:
    """The marked and the unmarked hex of a card (AOI-FW-03)."""
    letters = board(state.board_side).first_workshops[state.automa_home]
    first, second = state.box.cards[card].first_workshops
    return letters[first], letters[second]


def _manual_set_up(state: State, log: Log) -> None:
    """What the owner's card says about the set-up is the person's to do (AOI-SET-17)."""
    text = state.box.manual_text(state.faction_id, f"{state.faction_id}_setup")
    log.instruct(
        "aoi-manual_set_up",
        "AOI-SET-17",
        faction=Ref("faction", state.faction_id),
        known=bool(text),
        text=text,
    )
