"""The gain row and the recruit bonus row of a card (SCY-GAIN, SCY-REC)."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.scythe.cards import Icon, Scheme
from automatable.games.scythe.combat_cards import draw_cards, gain_for_automa, reveal
from automatable.games.scythe.components import HOME, scoring
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.stars import look_for_stars
from automatable.games.scythe.stars import person_star, power_star
from automatable.games.scythe.state import Automa, Person, State

HESITATES_ON = (4, 5)


def gain_row(state: State, automa: Automa, scheme: Scheme, log: Log) -> Procedure[None]:
    """Everything from left to right, bracketed icons for their faction only (SCY-GAIN-01)."""
    row = [icon for icon in scheme.gain_row if icon.counts_for(automa.faction)]
    paid: set[str] = set()
    for icon in row:
        if state.ended_by:  # SCY-TURN-06, SCY-END-02, SCY-R-31
            return
        if icon.name in ("power", "coin"):
            if icon.name not in paid:  # SCY-R-09: once per card and kind, at the place of the first
                paid.add(icon.name)
                _gain_number(state, automa, icon.name, _sum_of(row, icon.name), log)
        elif icon.name == "combat_card":
            _draw_combat_cards(state, automa, icon.number, log)
        else:
            yield from _deploy(state, automa, icon, log)


def _sum_of(row: Sequence[Icon], name: str) -> int:
    return sum(icon.number for icon in row if icon.name == name)


def _gain_number(state: State, automa: Automa, name: str, number: int, log: Log) -> None:
    """Coins or power, with the level's or the variant's difference (SCY-VAR-02, SCY-VAR-03).

    SCY-LVL-07, SCY-LVL-08
    """
    number = max(0, number + automa.number(f"{name}_delta"))
    if name == "coin":
        automa.coins += number  # SCY-GAIN-04
        log.instruct("scy-gain_coins", "SCY-GAIN-04", n=number, total=automa.coins)
        return
    gained = min(number, scoring().power_max - automa.power)  # SCY-GAIN-05, SCY-R-17
    automa.power += gained
    log.instruct("scy-gain_power", "SCY-GAIN-05", n=gained, total=automa.power)
    power_star(state, automa, log)


def _draw_combat_cards(state: State, automa: Automa, number: int, log: Log) -> None:
    """Face down; nothing if every combat card is in somebody's hand (SCY-GAIN-06)."""
    number = gain_for_automa(state, automa, number)
    log.instruct("scy-gain_combat_cards", "SCY-GAIN-06", n=number, total=automa.combat_cards)


def _deploy(state: State, automa: Automa, icon: Icon, log: Log) -> Procedure[None]:
    """Units from the mat into the home base, never into a village (SCY-GAIN-02, SCY-GAIN-03)."""
    for _ in range(icon.number):
        unit = deployed_unit(automa, icon.name)
        if unit is None:
            log.happened("scy-nothing_to_deploy", "SCY-GAIN-07", icon=Ref("gain", icon.name))
        elif (yield from hesitates(state, automa, "hesitate_deploy", "SCY-VAR-05")):
            log.happened("scy-hesitates_to_deploy", "SCY-VAR-05", unit=Ref("unit", unit))
        else:
            automa.put(unit, HOME)
            log.instruct("scy-deploy", "SCY-GAIN-02", unit=Ref("unit", unit))


def deployed_unit(automa: Automa, icon: str) -> str | None:
    """A worker; or the character if it lies on the mat, otherwise a mech."""
    kinds = ("worker",) if icon == "worker" else ("character", "mech")
    return next((kind for kind in kinds if automa.on_mat(kind)), None)


def hesitates(state: State, automa: Automa, switch: str, rule: str) -> Procedure[bool]:
    """Reveal the top combat card: on a 4 or 5 it does not happen (SCY-VAR-04, SCY-VAR-05)."""
    if not automa.on(switch):
        return False
    value = yield from reveal(state, automa, rule)
    return value in HESITATES_ON


def recruit_row(state: State, automa: Automa, scheme: Scheme, log: Log) -> Procedure[None]:
    """One bonus for the persons who have unlocked it; never for the Automa.

    SCY-REC-01, SCY-REC-02, SCY-REC-03
    """
    bonus = scheme.recruit
    if bonus is None:
        return
    for person in state.person_enemies(automa):
        named = Ref("bonus", bonus)
        if bonus not in person.recruits:
            tell = log.happened if isinstance(person, PersonOnScreen) else log.announce
            tell("scy-no_recruit", "SCY-REC-02", bonus=named)
            continue
        if isinstance(person, PersonOnScreen):
            yield from _pay_bonus(state, person, bonus, log)
            continue
        receive(person, bonus)
        log.instruct("scy-recruit", "SCY-REC-02", bonus=named)
        if may_bring_star(person, bonus) and (yield from _ask_star(state, person, bonus)):
            person_star(state, person, "SCY-REC-04", log)


def _pay_bonus(state: State, player: PersonOnScreen, bonus: str, log: Log) -> Procedure[None]:
    """On screen the bonus is given and its star placed at once, without a question.

    SCY-ON-AUT-03, SCY-ON-AUT-04, SCY-ON-ASK-04
    """
    if bonus == "combat_card":
        yield from draw_cards(state, player, 1, log)
    else:
        receive(player, bonus)
    log.announce("scy-recruit", "SCY-REC-02", bonus=Ref("bonus", bonus))
    look_for_stars(state, player, log)


def receive(person: Person, bonus: str) -> None:
    """One more of it, where the app keeps count."""
    field = {"coin": "coins", "combat_card": "combat_cards"}.get(bonus, bonus)
    held = getattr(person, field)
    limits = {"power": scoring().power_max, "popularity": scoring().popularity_max}
    if held is not None:
        setattr(person, field, min(held + 1, limits.get(field, held + 1)))


def may_bring_star(person: Person, bonus: str) -> bool:
    """Reaching 16 power or 18 popularity for the first time (SCY-REC-04)."""
    if bonus not in ("power", "popularity") or person.stars >= scoring().stars_to_end:
        return False
    limit = scoring().power_max if bonus == "power" else scoring().popularity_max
    held = person.power if bonus == "power" else person.popularity
    return held is None or held == limit


def _ask_star(state: State, person: Person, bonus: str) -> Ask[bool]:
    answers = {"no star": False, "star": True}
    return ask_one_of(
        "bonus_star",
        "SCY-REC-04",
        answers,
        seat=state.seat(person.faction),
        args={"bonus": Ref("bonus", bonus)},
    )
