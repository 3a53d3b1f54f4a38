"""Wars in both directions: strengths are compared a turn after the declaration (TTA-WAR)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.asking import asked
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.through_the_ages.base_cards import CivilCard, Spoils, civil
from automatable.games.through_the_ages.military_deck import discard
from automatable.games.through_the_ages.on_screen.refusals import new_turn
from automatable.games.through_the_ages.on_screen.wars import resolve_war
from automatable.games.through_the_ages.points import change_points
from automatable.games.through_the_ages.questions import (
    MOST_POINTS,
    ask_culture,
    ask_number,
    ask_one_of,
    ask_strength,
    card_ref,
)
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.readings import read_by_owner
from automatable.games.through_the_ages.state import Side, State


def resolve_war_of(side: Side, state: State, log: Log) -> Procedure[None]:
    """The war that this side declared a turn ago, if there is one (TTA-WAR-05, TTA-WAR-06).

    TTA-R-46
    """
    owner = state.person if side == "human" else state.automa
    war = owner.war_declared
    if war is None:
        return
    yield from ask_strength(state, "TTA-WAR-07", "war", card=card_ref(war))
    owner.war_declared = None
    if side == "human":
        state.person.war_turn_done = False
    if state.on_screen:
        yield from resolve_war(new_turn(state, log), war)
    else:
        yield from _resolve(state, war, log)
    discard(state, war)


def _resolve(state: State, war: str, log: Log) -> Procedure[None]:
    """Higher wins, whoever declared; a tie has no effect (TTA-WAR-07)."""
    difference = strength(state) - state.person.strength
    log.happened(
        "tta-war_compared", "TTA-WAR-07", card=card_ref(war),
        automa=strength(state), you=state.person.strength,
    )  # fmt: skip
    card = state.as_read(war)
    spoils = card.war
    assert spoils is not None
    if difference == 0:
        log.announce("tta-war_tied", "TTA-WAR-07", card=card_ref(war))
    elif (yield from read_by_owner(state, card, log)):
        return
    elif spoils.takes == "tokens":
        _take_tokens(difference, spoils, log)
    elif spoils.takes == "culture":
        yield from _take_culture(state, difference, spoils, log)
    else:
        yield from _take_science(state, difference, log)


def _take_tokens(difference: int, spoils: Spoils, log: Log) -> None:
    """Only the person's side is carried out (TTA-WAR-10, TTA-R-37)."""
    tokens = spoils.base + abs(difference) // spoils.per
    kind = "tta-you_lose_tokens" if difference > 0 else "tta-you_gain_tokens"
    log.instruct(kind, "TTA-WAR-10", n=tokens)


def _take_culture(state: State, difference: int, spoils: Spoils, log: Log) -> Procedure[None]:
    """Culture goes from the loser of a war to its winner (TTA-WAR-08)."""
    wanted = spoils.base + abs(difference)
    if difference < 0:
        taken = min(wanted, state.automa.culture_points)
        change_points(state, -taken, 0, "TTA-WAR-08", log)
        log.instruct("tta-you_gain_culture", "TTA-WAR-08", n=taken)
        return
    yield from ask_culture(state, "TTA-WAR-08", "war", n=wanted)
    taken = min(wanted, state.person.culture_points)
    state.person.culture_points -= taken
    change_points(state, taken, 0, "TTA-WAR-08", log)
    log.instruct("tta-you_lose_culture", "TTA-WAR-08", n=taken)


def _take_science(state: State, difference: int, log: Log) -> Procedure[None]:
    """Science goes from the loser of a war to its winner (TTA-WAR-09)."""
    if difference > 0:
        has = yield from ask_number(
            "science", "TTA-WAR-09", high=MOST_POINTS, args={"n": difference}
        )
        taken = min(difference, has)
        change_points(state, 0, taken, "TTA-WAR-09", log)
        log.instruct("tta-you_lose_science", "TTA-WAR-09", n=taken)
        return
    yield from _lose_science(state, -difference, log)


def _lose_science(state: State, worth: int, log: Log) -> Procedure[None]:
    """Special technologies for their cost while they fit, the rest in points (TTA-R-43)."""
    while _specials(state, worth):
        answer = yield from asked(partial(_ask_technology, state, worth))
        if answer == "done":
            break
        id = answer.removeprefix("technology ")
        state.automa.technologies.remove(id)
        worth -= civil(id).science_cost
        log.instruct("tta-special_taken", "TTA-WAR-09", card=card_ref(id))
    taken = min(worth, state.automa.science_points)
    change_points(state, 0, -taken, "TTA-WAR-09", log)
    log.instruct("tta-you_gain_science", "TTA-WAR-09", n=taken)


def _specials(state: State, worth: int) -> list[CivilCard]:
    """Special technologies that the person may take instead of so much science."""
    return [card for card in state.automa.specials() if card.science_cost <= worth]


def _ask_technology(state: State, worth: int) -> Ask[str]:
    options = [*(f"technology {card.id}" for card in _specials(state, worth)), "done"]
    return ask_one_of("technology", "TTA-WAR-09", options, {"n": worth})
