"""The operations of events on the Automa (TTA-EVT-05 to -22)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from automatable.core.turns.choice import choose, first, least
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.procedure import Draw, Procedure
from automatable.games.through_the_ages.base_cards import Effect, MilitaryCard, civil, military
from automatable.games.through_the_ages.construct import Site, has_room
from automatable.games.through_the_ages.formulas import FORMULAS, RANK_POINTS
from automatable.games.through_the_ages.gain import draw_military
from automatable.games.through_the_ages.military_deck import discard, weighed
from automatable.games.through_the_ages.on_screen.side import technology_order
from automatable.games.through_the_ages.points import change_points
from automatable.games.through_the_ages.questions import ask_card, card_ref
from automatable.games.through_the_ages.ratings import rating, strength, wonder_icons
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.tactics import check_tactics


@dataclass
class Comparison:
    """How the two sides compare; a tie goes to the player on turn (TTA-EVT-02, TTA-R-47)."""

    automa_wins_ties: bool
    person_science: int = 0
    person_happiness: int = 0

    def automa_ahead(self, automa: int, person: int) -> bool:
        return automa > person or (automa == person and self.automa_wins_ties)

    def automa_strongest(self, state: State) -> bool:
        return self.automa_ahead(strength(state), state.person.strength)

    def automa_most_culture(self, state: State) -> bool:
        return self.automa_ahead(state.automa.culture_points, state.person.culture_points)

    def automa_most_science(self, state: State) -> bool:
        return self.automa_ahead(rating(state, "science"), self.person_science)

    def holds(self, state: State, condition: str) -> bool:
        """Whether an effect with this condition reaches the Automa."""
        if condition == "strongest":
            return self.automa_strongest(state)
        if condition == "weakest":
            return not self.automa_strongest(state)
        return condition == "" or self.automa_most_culture(state)

    def person_rank_points(self, state: State, card: MilitaryCard) -> int | None:
        """What the person gets from a ranking, which needs no question (TTA-EVT-22)."""
        formulas = {effect.formula for effect in card.effects}
        if "rank_science_10" in formulas:
            return 0 if self.automa_most_science(state) else RANK_POINTS
        if "rank_strength_10" in formulas:
            return 0 if self.automa_strongest(state) else RANK_POINTS
        return None


def apply_effects(
    state: State, card: MilitaryCard, comparison: Comparison, log: Log
) -> Procedure[None]:
    """Those effects of the card whose conditions hold, judged before the first of them."""
    reaching = list(_reaching(state, card, comparison))
    if not reaching:
        log.happened("tta-event_no_effect", "TTA-EVT-14", card=card_ref(card.id))
    for effect in reaching:
        yield from _apply(state, card.id, effect, comparison, log)


def _reaching(state: State, card: MilitaryCard, comparison: Comparison) -> Iterator[Effect]:
    for effect in card.effects:
        wrong_age = effect.only_age not in ("", state.age) or effect.unless_age == state.age
        if not wrong_age and comparison.holds(state, effect.when):
            yield effect


def _apply(
    state: State, card: str, effect: Effect, comparison: Comparison, log: Log
) -> Procedure[None]:
    amount = _amount(state, effect, comparison)
    signs = {"gain_culture": (1, 0), "lose_culture": (-1, 0)}
    signs |= {"gain_science": (0, 1), "lose_science": (0, -1)}
    if effect.op in signs:
        culture, science = signs[effect.op]
        change_points(state, culture * amount, science * amount, "TTA-EVT-06", log)
    elif effect.op == "draw_military":
        yield from draw_military(state, effect.n, log)
    elif effect.op == "discard_military":
        yield from lose_face_down(state, effect.n, "TTA-EVT-08", log, events_too=True)
    elif effect.op == "lose_leader_not_of_current_age":
        _lose_old_leader(state, log)
    elif effect.op == "lose_colony":
        _lose_colony(state, log)
    elif effect.op == "ruin_wonder":
        _ruin_wonder(state, log)
    elif effect.op == "destroy_urban":
        yield from destroy_urban(state, card, 3, "TTA-EVT-12", log)
    elif effect.op == "build_free":
        _build_free(state, effect.technology, log)


def _amount(state: State, effect: Effect, comparison: Comparison) -> int:
    if effect.formula == "rank_science_10":
        return RANK_POINTS if comparison.automa_most_science(state) else 0
    if effect.formula == "rank_strength_10":
        return RANK_POINTS if comparison.automa_strongest(state) else 0
    return FORMULAS[effect.formula](state) if effect.formula else effect.n


def lose_face_down(
    state: State, count: int, rule: str, log: Log, *, events_too: bool = False
) -> Procedure[None]:
    """Cards lost at random: wars and aggressions first, then events (TTA-R-40)."""
    hand = state.automa.hand
    for _ in range(count):
        slots = {"war": hand.wars, "aggression": hand.aggressions}
        if not any(slot for slot in slots.values()):
            slots = {"event": hand.events} if events_too else {}
        held = {f"{kind}_{age}": n for kind, slot in slots.items() for age, n in slot.items()}
        if not held:
            return
        what = yield from _random_of(state, held, rule)
        kind, _, age = what.partition("_")
        _take_one(slots[kind], age)
        discard(state, what)
        _tell_lost(state, what, rule, log)


def _tell_lost(state: State, what: str, rule: str, log: Log) -> None:
    """Where the app deals nobody learns whether it was a war or an aggression (TTA-R-50)."""
    kind, _, age = what.partition("_")
    if not state.app_deals_military:
        log.instruct("tta-card_lost", rule, what=Ref("face_down", what))
    elif kind == "event":
        log.instruct("tta-event_lost", rule, age=age)
    else:
        log.instruct("tta-attack_lost", rule, age=age)


def _random_of(state: State, held: dict[str, int], rule: str) -> Procedure[str]:
    """Which one it is; at a table asked or drawn only if there is a difference."""
    if len(held) == 1 and not state.on_screen:
        return next(iter(held))
    lost = yield from Draw[str](
        prompt="lost_card",
        rule=rule,
        stream="military/lost",
        outcomes=weighed([(1, held)]),
        word="her loses" if state.on_screen else "lost",
    )
    return lost


def _take_one(slot: dict[str, int], age: str) -> None:
    slot[age] -= 1
    if not slot[age]:
        del slot[age]


def _lose_old_leader(state: State, log: Log) -> None:
    """A leader of an earlier age leaves (TTA-EVT-09, TTA-R-41)."""
    leader = state.automa.leader
    if leader and civil(leader).age != state.age:
        state.automa.leader = None
        log.instruct("tta-leader_leaves", "TTA-EVT-09", card=card_ref(leader))


def colony_worth(state: State, id: str) -> int:
    """What the Automa has of a colony: permanent strength and happiness."""
    permanent = state.as_read(id).permanent
    return permanent.get("strength", 0) + permanent.get("happiness", 0)


def _lose_colony(state: State, log: Log) -> None:
    """The colony that is worth least is lost (TTA-EVT-10)."""
    decision = choose(
        "colony_lost",
        sorted(state.automa.colonies),
        least("least_worth", lambda id: colony_worth(state, id), rule="TTA-EVT-10"),
        least("older", lambda id: military(id).level, rule="TTA-EVT-10"),
        first("by_id", rule="TTA-EVT-10"),
        rule="TTA-EVT-10",
        kind="civ",
    )
    if isinstance(decision.chosen, str):
        card = card_ref(decision.chosen)
        log.decided("tta-colony_chosen", "TTA-EVT-10", decision, card=card)
        state.automa.colonies.remove(decision.chosen)
        log.instruct("tta-colony_lost", "TTA-EVT-10", card=card)


def _ruin_wonder(state: State, log: Log) -> None:
    """The old wonder that is worth least is ruined (TTA-EVT-11, TTA-R-42)."""
    automa = state.automa
    old = [id for id in automa.wonders if civil(id).age in ("A", "I")]
    decision = choose(
        "wonder_ruined",
        sorted(set(old) - set(automa.ruined_wonders)),
        least("least_worth", lambda id: _wonder_worth(state, id), rule="TTA-EVT-11"),
        least("older", lambda id: civil(id).level, rule="TTA-EVT-11"),
        first("by_id", rule="TTA-EVT-11"),
        rule="TTA-EVT-11",
        kind="civ",
    )
    if isinstance(decision.chosen, str):
        card = card_ref(decision.chosen)
        log.decided("tta-wonder_chosen", "TTA-EVT-11", decision, card=card)
        automa.ruined_wonders.append(decision.chosen)
        log.instruct("tta-wonder_ruined", "TTA-EVT-11", card=card)


def _wonder_worth(state: State, id: str) -> int:
    statistics = ("science", "culture", "strength", "happiness")
    return sum(wonder_icons(state, id, name) for name in statistics)


def destroy_urban(
    state: State, card: str, max_level: int, rule: str, log: Log
) -> Procedure[str | None]:
    """The person picks an urban building of the Automa, which loses the cube."""
    built = state.automa.with_cubes()
    options = [c.id for c, _ in built if c.group == "urban" and c.level <= max_level]
    if not options:
        log.happened("tta-nothing_to_destroy", rule)
        return None
    why: dict[str, Value] = {"level": max_level, "card": card_ref(card)}
    if state.on_screen:  # TTA-ON-AGG-04, TTA-ON-EVT-13
        options.sort(key=technology_order().__getitem__)
        id = yield from ask_card("raze", "on_raze", rule, options, why)
    else:
        id = yield from ask_card("building", "building", rule, options, why)
    state.automa.add_cube(id, -1)
    log.instruct("tta-building_lost", rule, card=card_ref(id))
    return id


def _build_free(state: State, technology: str, log: Log) -> None:
    """Only by an owner's appendix: one cube, if there is room."""
    if has_room(state, Site(civil(technology))):
        state.automa.add_cube(technology)
        log.instruct("tta-build", "TTA-EVT-01", card=card_ref(technology))
        check_tactics(state, log)
