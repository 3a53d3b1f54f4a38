"""Set-up: what is chosen, and how both sides begin (SCY-SET)."""

from __future__ import annotations

from typing import Any

from automatable.core.options import BESIDE_THE_BOX, ON_SCREEN, Option, Options
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.cards import DECKS, PRINTED, deck_of, with_bracket
from automatable.games.scythe.components import factions, levels, preset, scoring, switches
from automatable.games.scythe.map import bases_apart
from automatable.games.scythe.on_screen.box_cards import KIND, option_value
from automatable.games.scythe.on_screen.components import mats, person_switches
from automatable.games.scythe.on_screen.set_up import RANDOM, set_up_on_screen
from automatable.games.scythe.sides import start_workers
from automatable.games.scythe.state import Automa, Person, State, all_switches

FACTIONS = tuple(factions())


def recommended_faction(chosen: Options) -> str:
    """For a first game, a home base far from the person's (SCY-SET-02)."""
    own = chosen["human_faction"]
    same_box = [f for f in FACTIONS if f != own and (not _expansion(f) or _expansion(own))]
    return max(same_box, key=lambda faction: bases_apart(own, faction))


def _expansion(faction: str) -> bool:
    return factions()[faction].expansion


def _edition(chosen: Options) -> str:
    return "invaders" if _expansion(chosen["automa_faction"]) else "base"


def _not_enough(chosen: Options) -> list[str]:
    """The base cards know nothing of the two expansion factions (SCY-INV-01)."""
    return ["base"] if _expansion(chosen["automa_faction"]) else []


def _offered(switch: str) -> Any:
    """Which levels a switch is offered on (SCY-VAR-01, SCY-VAR-07)."""
    if switch == "skip_like_autometta":
        return lambda chosen: chosen["level"] in ("automa", "automaszyna")
    if switch == "beaten_units_to":
        return lambda chosen: chosen["level"] == "ultimaszyna"
    if switch == "invaders_card_8_bracket":
        return lambda chosen: chosen["deck"] == "invaders"
    return lambda chosen: True


def _switch_option(id: str) -> Option:
    return Option(
        id,
        switches()[id].values,
        lambda chosen: preset(chosen["level"], id),
        applies=_offered(id),
        advanced=True,
    )


def _beside_the_box(chosen: Options) -> bool:
    """What was kept before there was a choice was played at a table."""
    return bool(chosen.get("sit", BESIDE_THE_BOX) == BESIDE_THE_BOX)


def _on_screen(chosen: Options) -> bool:
    return not _beside_the_box(chosen)


def _values(chosen: Options) -> str:
    return "table" if _beside_the_box(chosen) else "app"


def _ruling_option(id: str) -> Option:
    switch = person_switches()[id]
    return Option(id, switch.values, switch.default, applies=_on_screen, advanced=True)


OPTIONS = (
    Option("sit", (BESIDE_THE_BOX, ON_SCREEN), BESIDE_THE_BOX),  # SCY-ON-SET-06
    Option("human_faction", FACTIONS, "saxony"),
    Option("mat", (*mats(), RANDOM), "industrial", applies=_on_screen),  # SCY-ON-INV-04
    Option(
        "automa_faction",
        FACTIONS,
        recommended_faction,
        taken=lambda chosen: [chosen["human_faction"]],  # SCY-SET-02
    ),
    Option("level", tuple(levels()), "autometta"),  # SCY-SET-07
    Option("deck", PRINTED, _edition, taken=_not_enough, own=DECKS.option_value),
    Option("box_cards", (KIND,), KIND, applies=_on_screen, own=option_value, advanced=True),
    Option("dealer", ("app", "table"), "app", applies=_beside_the_box),
    Option("combat_card_values", ("table", "app"), _values, applies=_beside_the_box),
    *(_switch_option(id) for id in switches()),
    *(_ruling_option(id) for id in person_switches()),
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """Both sides, the tokens, and the person's first turn (SCY-SET-01 to -09)."""
    if options["sit"] == ON_SCREEN:
        return (yield from set_up_on_screen(options, chosen_automa(options), log))
    person, automa = new_person(options["human_faction"]), chosen_automa(options)
    log.happened("scy-your_turn", "SCY-SET-09", turn=1)
    return new_state(person, automa)


def new_state(person: Person, automa: Automa) -> State:
    sides: dict[str, Person | Automa] = {person.faction: person, automa.faction: automa}
    return State(sides=sides, to_move=person.faction)


def new_person(faction: str) -> Person:
    """Character at home, a worker on each start region (SCY-SET-01)."""
    return Person(faction, workers=start_workers(faction))


def chosen_automa(options: Options) -> Automa:
    chosen = {id: options[id] for id in switches()}
    automa = new_automa(options["automa_faction"], options["level"], options["deck"], chosen)
    automa.dealer = options["dealer"]
    return automa


def new_automa(faction: str, level: str, deck: Any, chosen: dict[str, int | str]) -> Automa:
    """Start values of the mat, 5 coins, one worker on each start region.

    SCY-SET-03, SCY-SET-04, SCY-SET-05, SCY-SET-06, SCY-SET-07, SCY-SET-08, SCY-INV-02
    """
    mat = factions()[faction]
    values = all_switches(level, chosen)
    cards = with_bracket(deck_of(deck), str(values["invaders_card_8_bracket"]))
    return Automa(
        faction,
        workers=start_workers(faction),
        level=level,
        switches=values,
        power=mat.power,
        coins=scoring().automa_coins,
        combat_cards=mat.combat_cards,
        cards=cards,
    )
