"""Set-up in the rulebook's order: what is chosen, and what chance decides (AOI-SET, AOI-FW)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from automatable.core.options import BESIDE_THE_BOX, ON_SCREEN, Option, Options
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.listed import unreadable
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.age_of_innovation.choosing import (
    ask_start,
    ask_terrain,
    choose_automa_home,
    choose_persons,
    others,
)
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    CARDS,
    DISCIPLINES,
    base_game,
    factions,
    innovation_places,
    person_factions,
    printed_levels,
)
from automatable.games.age_of_innovation.deck import starting_deck
from automatable.games.age_of_innovation.knowledge import climb
from automatable.games.age_of_innovation.land import SIDES, board
from automatable.games.age_of_innovation.laying_out import (
    lay_bonuses,
    lay_books,
    lay_competencies,
    lay_innovations,
    lay_palaces,
    lay_tiles,
)
from automatable.games.age_of_innovation.on_screen.components import Switch, person_switches
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.knowledge import start_steps
from automatable.games.age_of_innovation.on_screen.player import PERSON, new_player
from automatable.games.age_of_innovation.on_screen.refusals import refused_at_set_up
from automatable.games.age_of_innovation.owner_deck import PRINTED, Box, box_of, read_owner
from automatable.games.age_of_innovation.state import (
    MISPRINT,
    AutomaBuilding,
    Person,
    Sight,
    State,
    Switches,
    no_knowledge,
)


class LevelOption(Option):
    """The level by its id; the misprinted name is understood (AOI-LVL-03)."""

    def read(self, value: Any) -> Any:
        return super().read(MISPRINT.get(value, value) if isinstance(value, str) else value)


def _beside_the_box(chosen: Options) -> bool:
    """What was kept before there was a choice was played at a table (AOI-ON-OPT-01)."""
    return bool(chosen.get("sit", BESIDE_THE_BOX) != ON_SCREEN)


def _on_screen(chosen: Options) -> bool:
    return not _beside_the_box(chosen)


def _solo(chosen: Options) -> bool:
    return bool(chosen["humans"] == 1)


def _whole_card(chosen: Options) -> bool:
    """One person at a table, and a faction whose card the app can read to the end."""
    return _solo(chosen) and _beside_the_box(chosen) and factions()[str(chosen["faction"])].complete


def _unread(chosen: Options) -> list[str]:
    """Without the box nobody can read the cards that we do not know (AOI-ON-AUT-08)."""
    if _beside_the_box(chosen):
        return []
    return [faction.id for faction in factions().values() if not faction.complete]


def _ruling_option(switch: Switch) -> Option:
    """A ruling on screen as an option of the set-up (AOI-ON-OPT-02)."""
    return Option(switch.id, switch.values, switch.default, applies=_on_screen, advanced=True)


def _own_box(contents: Any) -> dict[str, Any]:
    read_owner(contents, "deck")
    return dict(contents)


OPTIONS = (
    Option("sit", (BESIDE_THE_BOX, ON_SCREEN), BESIDE_THE_BOX),  # AOI-ON-OPT-01
    Option("humans", (1, 2), 1, applies=_beside_the_box),
    LevelOption("level", tuple(printed_levels()), "automalein"),
    Option("faction", tuple(factions()), "simpletons", applies=_solo, taken=_unread),  # AOI-TWO-02
    Option("board_side", SIDES, "1-3"),  # AOI-SET-01
    Option("tracking", ("full", "light"), "full", applies=_whole_card),  # AOI-LIGHT-01
    Option("dealer", ("app", "table"), "app", applies=_beside_the_box),
    Option("automa_home", ("chosen", "random"), "chosen"),
    Option("deck", (PRINTED,), PRINTED, own=_own_box, applies=_beside_the_box),
    Option(
        "bridges_connect_everyone",
        ("off", "on"),
        "off",
        applies=lambda chosen: chosen["tracking"] == "full",
        advanced=True,
    ),
    Option(
        "powermongers_trigger",
        ("taken", "offered"),
        "taken",
        applies=lambda chosen: chosen["faction"] == "powermongers",
        advanced=True,
    ),
    *map(_ruling_option, person_switches().values()),
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """The steps of the rulebook up to the first reports of the persons, or questions on screen.

    On screen the base game for two is played, without its extra rules (AOI-ON-GEN-01); innovations
    lie as at a table (AOI-ON-SET-03).
    """
    app, n = options["dealer"] == "app", options["humans"]
    on_screen = options["sit"] == ON_SCREEN
    tiles, final = yield from lay_tiles(app, log)
    palaces = yield from lay_palaces(n, app, log)
    books = yield from lay_books(app, log)
    competencies = (yield from lay_competencies(log)) if on_screen else []
    innovations = yield from lay_innovations(n, app, log)
    persons = yield from choose_persons(options, log)
    homes = [person.home for person in persons]
    automa_home = yield from choose_automa_home(options, homes)
    log.instruct("aoi-home", "AOI-SET-11", terrain=Ref("terrain", automa_home))
    state = first_state(options, tiles, final, persons, automa_home)
    state.palaces, state.book_actions, state.innovation_tiles = palaces, books, innovations
    if options["faction"] == "symbionts":
        state.youth_terrain = yield from ask_terrain(
            "youth", "AOI-FCT-08", others([automa_home, *homes])
        )
    if n == 2:
        starts = yield from ask_start()
        state.turn_order = [f"person_{starts}", f"person_{3 - starts}", AUTOMA]  # AOI-TWO-04
    refusal = partial(refused_at_set_up, "bonus") if on_screen else unreadable
    yield from lay_bonuses(state, app, log, refusal)
    log.instruct("aoi-she_starts", "AOI-SET-16", **state.knowledge[AUTOMA])
    if on_screen:
        sit_down(state, options, competencies, log)
        return state
    for who in state.persons:
        start_person(state, who, log)
    if not state.faction.complete:
        _manual_set_up(state, log)
    return state


def first_state(
    options: Options, tiles: Sequence[str], final: str, people: list[Person], automa_home: str
) -> State:
    """Supplies, markers, points and turn order.

    AOI-SET-14, AOI-SET-15, AOI-SET-16, AOI-SET-17, AOI-SET-18, AOI-SET-19
    """
    box: Box = box_of(options["deck"])
    level = box.levels[options["level"]]
    named = {f"person_{n}": person for n, person in enumerate(people, start=1)}
    persons = list(named)
    state = State(
        board_side=options["board_side"],
        level_id=level.id,
        faction_id=options["faction"],
        automa_home=automa_home,
        people=named,
        box=box,
        round_tiles=list(tiles),
        final_tile=final,
        deck=starting_deck(level, [n for n, card in box.cards.items() if card.starter]),
        innovations=list(innovation_places(len(people))),
        turn_order=[*persons, AUTOMA],  # AOI-SET-08, AOI-SET-19
        to_move=persons[0],
        switches=Switches(
            options["bridges_connect_everyone"] == "on", options["powermongers_trigger"]
        ),
        sight=Sight(options["tracking"] == "light"),
        dealer=options["dealer"],
        knowledge={who: no_knowledge() for who in [AUTOMA, *persons]},
    )
    for discipline, levels in state.faction.start_knowledge.items():
        climb(state, AUTOMA, discipline, levels)  # AOI-SET-16
    return state


def start_person(state: State, who: str, log: Log) -> None:
    """Where the markers of a person start, if the faction was named; the rest is reported."""
    person, seat = state.person(who), state.seat_name(who)
    if person.faction is None:
        return
    faction = person_factions()[person.faction]
    everywhere = base_game().planning_boards.start_levels
    for discipline in DISCIPLINES:
        of_board = everywhere.get(person.home, 0)
        climb(state, who, discipline, faction.start.get(discipline, 0) + of_board)
    levels: dict[str, Any] = dict(state.knowledge[who])
    named = Ref("human_faction", faction.id)
    log.instruct("aoi-you_start", "AOI-GEN-01", seat=seat, faction=named, **levels)
    if faction.special:
        log.instruct(f"aoi-special_{faction.special}", "AOI-FW-01", seat=seat)


def sit_down(state: State, options: Options, competencies: list[int], log: Log) -> None:
    """The person's own side; questions about it follow on the laid board (AOI-ON-SET-05)."""
    person = state.person(PERSON)
    switches = {id: options[id] for id in person_switches()}
    state.player = new_player(person.home, person.faction or "", switches)
    state.player.competency_display = competencies
    state.player.bonus_coins = [1, 1, 1]
    start_steps(PersonTurn(state, log, in_actions=False, at_start=True))


# --- first workshops, once the persons have placed theirs (AOI-FW-01)


def first_workshops(state: State, log: Log) -> Procedure[None]:
    """One card of all fourteen names two letters of her home terrain.

    AOI-FW-02, AOI-FW-03, AOI-FW-04, AOI-FW-05, AOI-FW-06, AOI-R-16, AOI-SET-21
    """
    number = yield from Draw[int](
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
    tell_deck(state, log)


def tell_deck(state: State, log: Log) -> None:
    """Which cards it begins with; only now, for the first workshops were drawn of all fourteen.

    AOI-DECK-01, AOI-DECK-02, AOI-DECK-08, AOI-SET-21
    """
    deck = state.deck
    if state.dealer == "app":
        log.happened("aoi-deck_ready", "AOI-DECK-08", n=deck.size)
        return
    cards = tuple(Ref("card_number", n) for n in sorted(deck.known))
    top = tuple(Ref("card_number", n) for n in deck.reserve_top[:1])
    log.instruct("aoi-reserve", "AOI-DECK-02", cards=cards, top=top, n=len(top))
    log.instruct("aoi-deck", "AOI-DECK-08", cards=cards, unseen=deck.unknown, n=deck.size)


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
