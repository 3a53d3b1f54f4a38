"""What happens where an Automa unit ends its move.

SCY-MOVE-50, SCY-MOVE-51, SCY-MOVE-52, SCY-INV-04
"""

from __future__ import annotations

from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.scythe.combat_cards import automa_shows, discard
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import FACTORY
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.resources import put_back
from automatable.games.scythe.state import Automa, Person, State

PENALTIES = {"power": 3, "coins": 4, "combat_cards": 2, "popularity": 2}


def sweep(state: State, automa: Automa, unit: str, region: str, log: Log) -> None:
    """A combat unit drives off lone workers and removes resources (SCY-MOVE-52, SCY-CLM-06).

    SCY-R-12
    """
    if unit != "worker":  # SCY-MOVE-15: nothing else happens
        drive_off(state, automa, region, log)
        put_back(state, automa, region, log)


def collect(state: State, automa: Automa, unit: str, region: str, log: Log) -> None:
    """The character takes token and factory card, after a combat if it won (SCY-R-27)."""
    if unit == "character":
        _take_token(state, region, log)
        _take_factory_card(automa, region, log)


def drive_off(state: State, automa: Automa, region: str, log: Log) -> None:
    """Lone workers go home; nobody loses popularity, no star is placed.

    SCY-MOVE-52, SCY-ON-AUT-06
    """
    for person in state.person_enemies(automa):
        if workers := person.count("worker", region):
            person.send(("worker",), region, HOME)
            at = Ref("region", region)
            log.instruct("scy-workers_driven_off", "SCY-MOVE-52", region=at, n=workers)


def _take_token(state: State, region: str, log: Log) -> None:
    if region in state.encounter_tokens:
        state.encounter_tokens.remove(region)
        log.instruct("scy-token_removed", "SCY-MOVE-50", region=Ref("region", region))


def _take_factory_card(automa: Automa, region: str, log: Log) -> None:
    if region == FACTORY and not automa.factory_card:
        automa.factory_card = True
        log.instruct("scy-factory_card", "SCY-MOVE-51")


def spring_traps(state: State, automa: Automa, region: str, log: Log) -> Procedure[None]:
    """An armed trap is disarmed and its penalty suffered first (SCY-INV-04, SCY-R-23)."""
    for person in state.person_enemies(automa):
        if person.traps.get(region) and automa.on("automa_triggers_traps"):
            person.traps[region] = False
            if isinstance(person, PersonOnScreen):
                penalty = yield from _known_penalty(state, person, automa, region)
            else:
                penalty = yield from _which_penalty(state, person, region)
                suffer(automa, penalty)
            log.instruct(
                "scy-trap",
                "SCY-INV-04",
                region=Ref("region", region),
                penalty=Ref("penalty", penalty),
            )


def suffer(automa: Automa, penalty: str) -> None:
    """Nothing falls below 0, and popularity never changes (SCY-GEN-03)."""
    if penalty != "popularity":
        left = max(0, getattr(automa, penalty) - PENALTIES[penalty])
        setattr(automa, penalty, left)


def _known_penalty(
    state: State, player: PersonOnScreen, automa: Automa, region: str
) -> Procedure[str]:
    """The kind is known, not asked (SCY-ON-ASK-04); two random cards go face up (SCY-ON-INV-03)."""
    kind = player.trap_kinds[region]
    penalty = "combat_cards" if kind == "cards" else kind
    if kind == "cards" and state.decks is not None:
        number = PENALTIES[penalty]
        shown = yield from automa_shows(
            state, automa, number, prompt="values", word="values", rule="SCY-ON-INV-03"
        )
        discard(state.decks, shown)
    else:
        suffer(automa, penalty)
    return penalty


def _which_penalty(state: State, person: Person, region: str) -> Ask[str]:
    answers = {f"penalty {name}": name for name in PENALTIES}
    return ask_one_of(
        "trap_penalty",
        "SCY-INV-04",
        answers,
        seat=state.seat(person.faction),
        args={"region": Ref("region", region)},
    )
