"""Combat, the same whoever attacks (SCY-CMB): before it, commitment, totals, consequences."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from automatable.core.turns.asking import ask_one_of, asked
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.scythe.combat_cards import (
    automa_shows,
    deck_left,
    discard,
    draw_cards,
    gain_for_automa,
)
from automatable.games.scythe.commitment import Commitment, ask_commitment, draw_values
from automatable.games.scythe.components import HOME
from automatable.games.scythe.deck import draw_for_combat
from automatable.games.scythe.map import TUNNELS
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.retreat import lakes_to_retreat_to, retreat
from automatable.games.scythe.on_screen.stars import look_for_stars
from automatable.games.scythe.resources import claim, put_back
from automatable.games.scythe.stars import combat_star
from automatable.games.scythe.state import COMBAT_UNITS, UNITS, Automa, Person, State


@dataclass(frozen=True)
class Battle:
    """Who fights where; the side that moved in is the attacker (SCY-CMB-01)."""

    region: str
    person: Person
    automa: Automa
    person_attacks: bool

    def facts(self) -> dict[str, Value]:
        """What both sides know before they commit: who attacks, and what the Automa has."""
        attacker = "person" if self.person_attacks else "automa"
        automa = self.automa
        return {
            "attacker": attacker,
            "automa_power": automa.power,
            "automa_cards": automa.combat_cards,
        }


def fight(state: State, battle: Battle, log: Log) -> Procedure[bool]:
    """Commit, draw, compare, and what follows (SCY-CMB-03 to -20)."""
    committed = yield from ask_commitment(state, battle.person, battle.region, battle.facts)
    automa_power, values = yield from _automa_side(state, battle, log)
    _pay(state, battle, committed, automa_power, values)
    log.instruct("scy-automa_commits", "SCY-CMB-08", n=automa_power, cards=len(values))
    person_wins = _compare(state, battle, committed, automa_power + sum(values), log)
    if person_wins:
        _person_won(state, battle, automa_power + sum(values), log)
    else:
        yield from _automa_won(state, battle, committed.total, log)
    if isinstance(battle.person, PersonOnScreen):
        look_for_stars(state, battle.person, log)
    return person_wins


def _announce(state: State, battle: Battle, log: Log) -> None:
    attacker = battle.person if battle.person_attacks else battle.automa
    seat = state.seat_name(attacker.faction)
    log.happened("scy-combat", "SCY-CMB-01", region=Ref("region", battle.region), seat=seat)


# --- before the combat


def before_combat(state: State, battle: Battle, log: Log) -> Procedure[None]:
    """Mech abilities of the person that act first; the Automa has none (SCY-CMB-02).

    SCY-ON-CMB-01
    """
    used = yield from _optional(state, battle)
    _announce(state, battle, log)
    person, automa = battle.person, battle.automa
    if "artillery" in used:
        _change_power(person, -1)
        _weaken(automa, "artillery", log)
    if person.has("disarm") and battle.region in TUNNELS | person.mines:
        _weaken(automa, "disarm", log)
    if person.has("sword") and battle.person_attacks:
        _weaken(automa, "sword", log)
    if person.has("scout") and automa.combat_cards:
        yield from _scout(state, person, automa, log)
    if person.has("shield") and not battle.person_attacks:
        _strengthen(person, "shield", log)
    if "ronin" in used:
        _strengthen(person, "ronin", log)
    if isinstance(person, PersonOnScreen):
        look_for_stars(state, person, log)  # SCY-ON-CMB-02


def _optional(state: State, battle: Battle) -> Procedure[list[str]]:
    """The abilities that a person may use or not, and wants to use."""
    person = battle.person
    offered = ["artillery"] if person.has("artillery") and person.power != 0 else []
    if person.has("ronin") and person.units_on(battle.region) == 1:
        offered.append("ronin")
    for ability in list(offered):
        if not (yield from asked(partial(_offer, state, battle, ability))):
            offered.remove(ability)
    return offered


def _offer(state: State, battle: Battle, ability: str) -> Ask[bool]:
    answers = {f"use {ability}": True, f"no {ability}": False}
    return ask_one_of(
        "ability",
        "SCY-CMB-02",
        answers,
        seat=state.seat(battle.person.faction),
        args={
            "ability": Ref("ability", ability),
            "region": Ref("region", battle.region),
            **battle.facts(),
        },
    )


def _weaken(automa: Automa, ability: str, log: Log) -> None:
    automa.power = max(0, automa.power - 2)
    named = Ref("ability", ability)
    log.instruct("scy-weakened", "SCY-CMB-02", ability=named, n=automa.power)


def _strengthen(person: Person, ability: str, log: Log) -> None:
    _change_power(person, 2)
    log.instruct("scy-strengthened", "SCY-CMB-02", ability=Ref("ability", ability))


def _scout(state: State, person: Person, automa: Automa, log: Log) -> Procedure[None]:
    """One random card of the Automa; on screen the person sees it (SCY-ON-CMB-02, SCY-ON-R-29)."""
    if isinstance(person, PersonOnScreen):
        values = yield from automa_shows(
            state, automa, 1, prompt="scouted", word="scouted", rule="SCY-CMB-02"
        )
        person.add_card(values[0])
    else:
        automa.combat_cards -= 1
        gain_combat_card(person)
    log.instruct("scy-scouted", "SCY-CMB-02", n=automa.combat_cards)


def _change_power(person: Person, change: int) -> None:
    if person.power is not None:
        person.power = min(16, max(0, person.power + change))


def gain_combat_card(side: Person | Automa) -> None:
    if side.combat_cards is not None:
        side.combat_cards += 1


# --- the Automa's side and the totals


def _automa_side(state: State, battle: Battle, log: Log) -> Procedure[tuple[int, tuple[int, ...]]]:
    """Power by the combat table, then random combat cards, as far as it has them (SCY-R-13)."""
    automa = battle.automa
    card = yield from draw_for_combat(automa, log)
    power = min(card.power_at(automa.power), automa.power)  # SCY-CMB-05 to -07, SCY-R-29
    number = min(card.combat_cards, automa.combat_cards)  # SCY-CMB-08, SCY-CMB-09
    values = (yield from draw_values(state, automa, number)) if number else ()
    return power, values


def _compare(
    state: State, battle: Battle, committed: Commitment, automa_total: int, log: Log
) -> bool:
    """The higher total wins, the attacker wins ties (SCY-CMB-10)."""
    difference = committed.total - automa_total
    person_wins = difference > 0 or (difference == 0 and battle.person_attacks)
    winner = battle.person if person_wins else battle.automa
    log.announce(
        "scy-combat_result",
        "SCY-CMB-10",
        region=Ref("region", battle.region),
        seat=state.seat_name(winner.faction),
        human=committed.total,
        automa=automa_total,
    )
    return person_wins


def _pay(
    state: State, battle: Battle, committed: Commitment, power: int, shown: tuple[int, ...]
) -> None:
    """Both sides pay what they committed; the cards are discarded (SCY-CMB-11)."""
    person, automa = battle.person, battle.automa
    automa.power -= power
    _change_power(person, -committed.power)
    if isinstance(person, PersonOnScreen) and state.decks is not None:
        for card in committed.cards:
            person.add_card(card, -1)
        discard(state.decks, committed.cards + shown)  # SCY-ON-CMB-04
        return
    automa.combat_cards -= len(shown)
    if person.combat_cards is not None:
        person.combat_cards -= len(committed.cards)


def _console_automa(state: State, automa: Automa, total: int, log: Log) -> None:
    """The loser draws a combat card if it showed anything (SCY-CMB-14)."""
    if total and gain_for_automa(state, automa, 1):
        _tell_card(state, automa, log)


def _console_person(state: State, person: Person, total: int, log: Log) -> Procedure[None]:
    """On screen after the cards used were discarded (SCY-ON-CMB-07)."""
    if not total:
        return
    if isinstance(person, PersonOnScreen):
        yield from draw_cards(state, person, 1, log)
    elif deck_left(state):
        gain_combat_card(person)
        _tell_card(state, person, log)


def _tell_card(state: State, loser: Person | Automa, log: Log) -> None:
    log.instruct("scy-loser_card", "SCY-CMB-14", seat=state.seat_name(loser.faction))


# --- consequences


def _person_won(state: State, battle: Battle, automa_total: int, log: Log) -> None:
    """What follows when the person has won a combat (SCY-CLM-04, SCY-R-14)."""
    person, automa, region = battle.person, battle.automa, battle.region
    workers = automa.count("worker", region)
    _beaten(automa, region, log)
    _console_automa(state, automa, automa_total, log)
    if battle.person_attacks:  # SCY-CMB-19: a defender claims nothing and loses nothing
        if not person.has("camaraderie"):
            lose_popularity(person, workers, "SCY-CMB-17", log)
        claim(person, automa, region, log)
    combat_star(state, person, log)  # SCY-CMB-20, SCY-ON-END-02: the combat is finished first


def _beaten(automa: Automa, region: str, log: Log) -> None:
    """Combat units go to the mat or home (SCY-CMB-12), workers home (SCY-CMB-13).

    SCY-LVL-05, SCY-R-28, SCY-ON-AUT-07
    """
    where = str(automa.switches["beaten_units_to"])
    automa.send(COMBAT_UNITS, region, where)
    automa.send(("worker",), region, HOME)
    log.instruct("scy-automa_beaten", "SCY-CMB-12", region=Ref("region", region), to=where)


def drive_off_lone_workers(state: State, person: Person, region: str, log: Log) -> None:
    """At once, for 1 popularity each, and resources are claimed.

    SCY-HUM-03, SCY-HUM-04, SCY-HUM-05, SCY-ON-AUT-06
    """
    for automa in state.automa_enemies(person):
        workers = automa.count("worker", region)
        if not workers or automa.combat_units_on(region):
            continue
        automa.send(("worker",), region, HOME)
        at = Ref("region", region)
        log.instruct("scy-automa_workers_driven_off", "SCY-HUM-03", region=at, n=workers)
        lose_popularity(person, workers, "SCY-HUM-04", log)
        claim(person, automa, region, log)


def lose_popularity(person: Person, number: int, rule: str, log: Log) -> None:
    """One per worker driven off, not below 0 (SCY-HUM-04, SCY-R-33, SCY-ON-CMB-06)."""
    if not number:
        return
    if person.popularity is not None:
        person.popularity = max(0, person.popularity - number)
    log.instruct("scy-popularity_lost", rule, n=number)


def _automa_won(state: State, battle: Battle, person_total: int, log: Log) -> Procedure[None]:
    person, region = battle.person, battle.region
    if isinstance(person, PersonOnScreen):
        yield from retreat(state, person, region, log)
    else:
        yield from _retreat(state, person, region, log)
    yield from _console_person(state, person, person_total, log)
    if not battle.person_attacks:  # SCY-ON-AUT-05: what beaten attackers brought stays
        put_back(state, battle.automa, region, log)  # SCY-CMB-18, SCY-CLM-05
    combat_star(state, battle.automa, log)


def _retreat(state: State, person: Person, region: str, log: Log) -> Procedure[None]:
    """Home, or with Seaworthy to one adjacent lake for all combat units (SCY-CMB-15, SCY-R-34)."""
    place = HOME
    lakes = lakes_to_retreat_to(state, person, region)
    if lakes:
        place = yield from _where_to(state, person, region, lakes)
    person.send(COMBAT_UNITS, region, place)
    person.send(UNITS, region, HOME)
    args = {"region": Ref("region", region), "to": Ref("region", place)}
    log.instruct("scy-human_retreats", "SCY-CMB-15", **args)


def _where_to(state: State, person: Person, region: str, lakes: list[str]) -> Ask[str]:
    answers = {f"retreat {place}": place for place in (HOME, *lakes)}
    return ask_one_of(
        "retreat",
        "SCY-CMB-15",
        answers,
        seat=state.seat(person.faction),
        args={
            "region": Ref("region", region),
            "regions": tuple(Ref("region", lake) for lake in lakes),
        },
    )
