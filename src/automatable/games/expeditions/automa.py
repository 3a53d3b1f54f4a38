"""The Automa's turn: reshuffle, draw, progress, north mech, central mech (EXP-TURN-01)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from automatable.core.errors import Refused
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Answer, Draw, Procedure
from automatable.games.expeditions.components import (
    CARDS,
    MECHS,
    DecisionCard,
    MechName,
    Section,
    Target,
)
from automatable.games.expeditions.movement import distance_end, passes_person
from automatable.games.expeditions.reveal import ask_stack, tell_reveal
from automatable.games.expeditions.search import explain, search
from automatable.games.expeditions.state import SET_ASIDE, State
from automatable.games.expeditions.turn_order import end_turn

TABLE = "table/"
"""Before the name of a stream whose cards lie on the table."""
_CARD = re.compile(r"(?:card\s+)?([0-9]{1,3})")


def automa_turn(state: State, log: Log) -> Procedure[State]:
    """Five steps in this order (EXP-TURN-01, EXP-R-07, EXP-LOG-03, EXP-LOG-04, EXP-R-15)."""
    reshuffle(state, log)
    number = yield from CardDraw.top_of(state)
    card = state.cards[number]
    state.deck.reveal(number)  # EXP-TURN-04: it stays with the cards drawn in this cycle
    log.happened("exp-card", "EXP-DECK-04", card=Ref("card", number))
    advance(state, card, log)
    for mech in MECHS:  # EXP-TURN-03
        yield from mech_action(state, mech, card.section(mech), log)
    end_turn(state, "automa", log)
    return state


# --- the deck


def reshuffle(state: State, log: Log) -> None:
    """An empty deck is shuffled at the start of the turn, not before (EXP-DECK-03, EXP-R-11).

    EXP-DECK-01
    """
    if not state.deck.left:
        state.deck.renew(SET_ASIDE)
        if state.switches.card_source == "table":
            log.instruct("exp-reshuffle", "EXP-DECK-03")
        else:
            log.announce("exp-reshuffled", "EXP-DECK-03")


@dataclass(frozen=True, kw_only=True)
class CardDraw(Draw[int]):
    """The top card: `card 12` or `12`."""

    drawn: tuple[int, ...]

    @staticmethod
    def top_of(state: State) -> CardDraw:
        """EXP-DECK-04, EXP-DECK-07: every unseen card is equally likely."""
        prefix = TABLE if state.switches.card_source == "table" else ""
        return CardDraw(
            prompt="card",
            rule="EXP-DECK-04",
            stream=prefix + state.deck.stream,
            outcomes=dict.fromkeys(state.deck.unseen(), 1),
            drawn=tuple(state.deck.drawn),
        )

    def read(self, text: str) -> Answer[int]:
        """A card by its number, if it can have come (EXP-DECK-05)."""
        told = _CARD.fullmatch(text.strip())
        if told is None:
            raise Refused("not_humans_turn")  # EXP-TURN-02
        number = int(told[1])
        if number not in CARDS:
            raise Refused("unknown_card")
        if number in self.drawn:
            raise Refused("card_already_drawn", n=number)
        return Answer(number, f"card {number}")


# --- progress


def advance(state: State, card: DecisionCard, log: Log) -> None:
    """The marker, and perhaps the next star (EXP-PRG-01, EXP-PRG-02).

    EXP-PRG-03, EXP-PRG-06, EXP-R-10
    """
    stars = state.stars
    if not card.progress:
        log.happened("exp-no_advance", "EXP-PRG-01", p=state.progress)
        return
    if state.progress == state.level.spaces_after_start:
        log.happened("exp-track_end", "EXP-PRG-04", p=state.progress)
        return
    state.progress += 1
    log.instruct("exp-advance", "EXP-PRG-01", p=state.progress)
    if state.stars > stars:
        log.instruct("exp-star", "EXP-PRG-05", k=state.stars)


# --- one mech


def mech_action(state: State, mech: MechName, section: Section, log: Log) -> Procedure[None]:
    """Sweep, then the target if there is a match, else the distance line."""
    if section.sweep:
        sweep(state, mech, log)
    place = find_target(state, mech, section.target, log)
    if place is None:
        move_by_distance(state, mech, section.distance, log)
        return
    assert section.target is not None
    move_to_target(state, mech, place, log)
    yield from act(state, mech, section.target, log)


def sweep(state: State, mech: MechName, log: Log) -> None:
    """Around the location where the mech stands before it moves.

    EXP-SWP-01, EXP-SWP-02, EXP-SWP-03, EXP-SWP-04, EXP-SWP-05, EXP-R-16, EXP-R-20
    """
    here = state.mechs[mech]
    gaps = tuple(Ref("gap", gap) for gap in state.gap_layout.gaps[here])
    log.instruct(
        "exp-sweep",
        "EXP-SWP-05",
        mech=Ref("mech", mech),
        location=Ref("location", here),
        gaps=gaps,
        layout=state.gap_layout.status,
    )
    if not state.switches.excluded_cards_removed:  # EXP-R-13
        log.instruct("exp-excluded_cards", "EXP-GEN-04")


def find_target(state: State, mech: MechName, target: Target | None, log: Log) -> str | None:
    """The first match, if the card looks for one and there are stars enough.

    EXP-TGT-01, EXP-TGT-02, EXP-R-12
    """
    name = Ref("mech", mech)
    if target is None:
        log.happened("exp-no_target", "EXP-TGT-01", mech=name)
        return None
    met = state.stars >= target.min_stars
    log.happened(
        "exp-condition_met" if met else "exp-condition_not_met",
        "EXP-TGT-02",
        mech=name,
        stars=state.stars,
        need=target.min_stars,
        target=Ref("target", target.kind),
    )
    if not met:
        return None  # EXP-TGT-07
    decision = search(state, mech, target)
    explain(state, mech, target, decision, log)
    return None if decision.chosen is None else str(decision.chosen)


def move_by_distance(state: State, mech: MechName, arrows: int, log: Log) -> None:
    """Nothing is gained or revealed where it ends.

    EXP-DST-01, EXP-DST-02; EXP-MOV-04, EXP-MOV-06
    """
    end = distance_end(state, mech, arrows)
    skips = passes_person(state, mech, end)
    state.mechs[mech] = end
    log.instruct(
        "exp-move_distance",
        "EXP-DST-02" if skips else "EXP-DST-01",
        mech=Ref("mech", mech),
        d=arrows,
        location=Ref("location", end),
        skips=Ref("location", state.person_mech) if skips else "none",
    )


def move_to_target(state: State, mech: MechName, place: str, log: Log) -> None:
    """It may be the location it stands on (EXP-TGT-06)."""
    name, there = Ref("mech", mech), Ref("location", place)
    if state.mechs[mech] == place:
        log.happened("exp-stay", "EXP-TGT-06", mech=name, location=there)
        return
    state.mechs[mech] = place
    log.instruct("exp-move_target", "EXP-TGT-06", mech=name, location=there)


# --- the three actions


def act(state: State, mech: MechName, target: Target, log: Log) -> Procedure[None]:
    if target.kind == "map":
        yield from explore(state, state.mechs[mech], log)
    elif target.kind == "token_20":
        vanquish_20(state, state.mechs[mech], log)
    else:
        vanquish(state, state.mechs[mech], target.take_up_to or 1, log)


def explore(state: State, place: str, log: Log) -> Procedure[None]:
    """The map token, then the tile and what is placed on it.

    EXP-XPL-01, EXP-XPL-02, EXP-XPL-03, EXP-XPL-04, EXP-XPL-05
    """
    location, name = state.locations[place], Ref("location", place)
    location.map_token = False
    state.gained.maps += 1
    if location.face_up:
        log.instruct("exp-map_only", "EXP-R-05", location=name)
        return
    log.instruct("exp-explore", "EXP-XPL-02", location=name)
    location.reveal((yield from ask_stack(state, place)))
    tell_reveal(state, place, log)


def vanquish(state: State, place: str, up_to: int, log: Log) -> None:
    """From the top, at most as many as the multiplier says; the 20 stays.

    EXP-VAN-01, EXP-VAN-02, EXP-VAN-03, EXP-VAN-04
    """
    taken = state.locations[place].take(up_to)
    state.gained.corruption += taken
    log.instruct("exp-vanquish", "EXP-VAN-01", n=taken, location=Ref("location", place))


def vanquish_20(state: State, place: str, log: Log) -> None:
    """The Automa takes the 20 token from a location (EXP-T20-01)."""
    state.locations[place].token_20 = False
    state.gained.token_20 = True
    log.instruct("exp-vanquish_20", "EXP-T20-01", location=Ref("location", place))
