"""The turns in the order of a round: the person's (HAR-YOU), the Automa's (HAR-AUT), the tide."""

from automatable.core.turns.asking import ask_number, ask_one_of
from automatable.core.turns.choice import Decision, choose, first, keep, last, least, most, require
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Ask, Procedure
from toy_game.cards import AutomaCard
from toy_game.components import CRATES
from toy_game.state import Side, State, whole_round

WAGE = 2


def turn(state: State, log: Log) -> Procedure[State]:
    """One turn of the round; the last one ends it (HAR-TIDE-01)."""
    yield from PHASES[state.next](state, log)
    del state.to_come[0]
    if not state.to_come:
        state.round += 1
        state.to_come = whole_round(state.level)
    return state


def person_turn(state: State, log: Log) -> Procedure[None]:
    """HAR-YOU-01, then HAR-YOU-02"""
    person = state.person
    can_load = [id for id in state.quay if CRATES[id].duty <= person.coins]
    answers: dict[str, int | None] = {"wait": None, **{f"load {id}": id for id in can_load}}
    crate = yield from ask_one_of("load", "HAR-YOU-01", answers)
    if crate is None:
        person.coins += WAGE
        log.happened("har-wait", "HAR-YOU-01", coins=WAGE)
        return
    duty = CRATES[crate].duty
    person.coins -= duty
    _load(state, person.crates, crate)
    log.happened("har-load", "HAR-YOU-01", crate=Ref("crate", crate), coins=duty)
    if not state.over and person.coins:
        coins = yield from _ask_light(person)
        person.coins -= coins
        person.light += coins
        log.happened("har-light", "HAR-YOU-02", seat="person", coins=coins)


def automa_turn(state: State, log: Log) -> Procedure[None]:
    """The Automa draws a card and takes a crate, unless the toll is paid (HAR-AUT-01 to -03)."""
    card = yield from state.draw("HAR-AUT-01", log)
    if card.toll and card.toll <= state.person.coins:
        paid = yield from _ask_toll(state.person, card.toll)
        if paid:
            state.person.coins -= card.toll
            log.happened("har-toll", "HAR-AUT-02", coins=card.toll)
            return
    _take_crate(state, card, log)
    state.automa.light += card.light
    log.happened("har-light", "HAR-AUT-03", seat="automa", coins=card.light)


def tide(state: State, log: Log) -> Procedure[None]:
    """A turn in which nobody is asked anything."""
    log.happened("har-tide", "HAR-TIDE-01", round=state.round)
    yield from ()


PHASES = {"person": person_turn, "automa": automa_turn, "tide": tide}
TURNS = dict.fromkeys(PHASES, turn)


def _take_crate(state: State, card: AutomaCard, log: Log) -> None:
    decision = _choose_crate(state, card)
    log.decided("har-choice", "HAR-AUT-03", decision)
    if decision.chosen is None:
        state.automa.coins += 1
        log.instruct("har-too_heavy", "HAR-AUT-03")
        return
    crate = int(decision.chosen)
    _load(state, state.automa.crates, crate)
    log.instruct("har-take", "HAR-AUT-03", crate=Ref("crate", crate))


def _choose_crate(state: State, card: AutomaCard) -> Decision:
    strength = state.lifts(card)
    at_the_end = first if card.end == "near" else last
    return choose(
        "crate",
        state.quay,
        require(
            "liftable",
            lambda id: CRATES[id].weight <= strength,
            rule="HAR-AUT-03",
            measure=lambda id: CRATES[id].weight,
        ),
        keep("wanted", lambda id: CRATES[id].kind == card.wants, rule="HAR-AUT-03"),
        most("worth", lambda id: CRATES[id].worth, rule="HAR-AUT-03"),
        least("lightest", lambda id: CRATES[id].weight, rule="HAR-AUT-03"),
        at_the_end(card.end, rule="HAR-AUT-03"),
        rule="HAR-AUT-03",
        kind="crate",
    )


def _load(state: State, ship: list[int], crate: int) -> None:
    state.quay.remove(crate)
    ship.append(crate)


def _ask_light(person: Side) -> Ask[int]:
    return ask_number("light", "HAR-YOU-02", "light", 0, lambda: person.coins)


def _ask_toll(person: Side, toll: int) -> Ask[bool]:
    def answers() -> dict[str, bool]:
        return {"pay": True, "refuse": False} if toll <= person.coins else {"refuse": False}

    return ask_one_of("toll", "HAR-AUT-02", answers, args={"coins": toll})
