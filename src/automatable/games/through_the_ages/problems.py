"""Everything that is impossible about a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from automatable.core.errors import Problem
from automatable.core.turns.events import Ref, Value
from automatable.games.through_the_ages.ages import is_obsolete
from automatable.games.through_the_ages.base_cards import (
    BOARD,
    LEVELS,
    civil,
    civil_cards,
    civil_deck,
    military,
    military_cards,
)
from automatable.games.through_the_ages.military_deck import HIDDEN_PILES, face_down, unseen
from automatable.games.through_the_ages.on_screen.problems import (
    on_screen,
    own_civil_cards,
    own_named,
)
from automatable.games.through_the_ages.state import (
    CUBES_PER_TECHNOLOGY,
    SPACES,
    State,
)

DECK_OF_AGE = {"A": "I", "I": "I", "II": "II", "III": "III", "IV": "III"}
_IN_PLAY = ("urban", "military", "farm_mine", "special")


def problems(state: State) -> list[Problem]:
    """All violations, in the order of the rules; unknown cards are reported alone."""
    if unknown := unknown_cards(state):
        return unknown
    checks = (
        _match, _row, _copies, _numbers, _technologies, _cubes, _leader_and_government,
        _wonders, _colonies, _hand, _obsolete, _tactics, _wars, _event_piles, _face_down,
        _automa_pile,
    )  # fmt: skip
    found = [problem for check in checks for problem in check(state)]
    return [*found, *on_screen(state, lambda age: is_obsolete(age, state.age))]


def civil_in_sight(state: State) -> Counter[str]:
    """Civil cards of the decks that lie open somewhere, with the Automa or in the row."""
    automa, hand = state.automa, state.automa.hand
    ids = [id for id in state.row if id]
    ids += [*hand.action, *hand.technologies(), *automa.technologies, *automa.wonders]
    ids += [id for id in (automa.leader, automa.government) if id and id != "despotism"]
    ids += [automa.unfinished_wonder.id] if automa.unfinished_wonder else []
    return Counter([*ids, *own_civil_cards(state)])


def military_in_sight(state: State) -> Counter[str]:
    """Military cards whose place is known."""
    automa, person = state.automa, state.person
    piles = [*state.current_events, *state.future_events]
    piles += [state.top_event] if state.top_event else []
    ids = [*state.common_tactics, *automa.exclusive_tactics, *automa.colonies]
    ids += [*person.colonies, *person.hand, *(event.card for event in piles if event.card)]
    single = (automa.hand.tactic, automa.war_declared, person.war_declared, person.exclusive_tactic)
    ids += [id for id in single if id]
    open_discards = {id: n for id, n in state.military_discards.items() if id in military_cards()}
    return Counter(ids) + Counter(open_discards)


def unknown_cards(state: State) -> list[Problem]:
    """Ids that no card has; nothing else can be judged then."""
    automa = state.automa
    named: list[tuple[str, Iterable[str], Iterable[str]]] = [
        ("civil", civil_in_sight(state), civil_cards()),
        ("civil", [*automa.cubes, *state.civil_dealt, automa.government], civil_cards()),
        ("civil", [*automa.ruined_wonders, *own_named(state)], civil_cards()),
        ("military", [*military_in_sight(state), *state.military_seen], military_cards()),
        ("military", [automa.active_tactic] if automa.active_tactic else [], military_cards()),
        ("military", state.military_discards, (*military_cards(), *_FACE_DOWN)),
    ]
    wrong = [id for _, ids, known in named for id in ids if id not in known]
    return [Problem("unknown_card", {"id": id}) for id in dict.fromkeys(wrong)]


_FACE_DOWN = tuple(f"{pile}_{age}" for pile in HIDDEN_PILES for age in ("I", "II", "III"))


def _match(state: State) -> Iterator[Problem]:
    if state.round < 1:
        yield _bad("round", state.round)
    if not _last_round_fits(state):
        yield Problem("last_round_wrong")
    if (state.age == "A") != (state.round == 1) and state.phase != "start":
        yield Problem("age_and_round")
    if not _age_goes_on(state):
        yield Problem("age_is_over", {"age": state.age})
    if state.resigned and state.phase != "over":
        yield _bad("phase", state.phase)


def _age_goes_on(state: State) -> bool:
    """An age ends with the last card of its deck (TTA-ROW-05)."""
    deck = civil_deck(state.age) if state.age in ("I", "II", "III") else {}
    return not deck or any(state.civil_dealt.get(id, 0) < n for id, n in deck.items())


def _last_round_fits(state: State) -> bool:
    """Known from the beginning of Age IV: this round or the next (TTA-END-02)."""
    if state.last_round is None:
        return state.age != "IV"
    return state.age == "IV" and 0 <= state.last_round - state.round <= 1


def _row(state: State) -> Iterator[Problem]:
    if len(state.row) != SPACES:
        yield Problem("row_length", {"n": len(state.row)})
    for id in (id for id in state.row if id):
        if not civil(id).copies:
            yield Problem("not_in_row", {"card": _ref(id)})


def _copies(state: State) -> Iterator[Problem]:
    """No more copies than the two-player decks hold."""
    for counted, in_sight, cards in (
        (state.civil_dealt, civil_in_sight(state), civil_cards()),
        (state.military_seen, military_in_sight(state), military_cards()),
    ):
        for id in sorted({*counted, *in_sight}):
            count, copies = counted.get(id, 0), cards[id].copies
            if max(count, in_sight[id]) > copies:
                facts: dict[str, Value] = {
                    "card": _ref(id),
                    "n": max(count, in_sight[id]),
                    "copies": copies,
                }
                yield Problem("too_many_copies", facts)
            elif count < in_sight[id]:
                yield Problem("copies_not_counted", {"card": _ref(id)})


def _numbers(state: State) -> Iterator[Problem]:
    automa = state.automa
    numbers = {
        "automa.science_points": automa.science_points,
        "automa.culture_points": automa.culture_points,
        "automa.happiness_gained": automa.happiness_gained,
        "human.strength": state.person.strength,
        "human.culture_points": state.person.culture_points,
    }
    yield from (_bad(field, value) for field, value in numbers.items() if value < 0)
    if not 0 <= automa.blue_cubes_start <= 4:
        yield _bad("automa.blue_cubes_start", automa.blue_cubes_start)
    if not 0 <= automa.blue_cubes <= automa.blue_cubes_start:
        facts = {"n": automa.blue_cubes, "most": automa.blue_cubes_start}
        yield Problem("too_many_blue_cubes", facts)


def _technologies(state: State) -> Iterator[Problem]:
    automa = state.automa
    for id, count in Counter(automa.technologies).items():
        if count > 1 or id in BOARD or id in automa.hand.technologies():
            yield Problem("technology_twice", {"card": _ref(id)})
        if civil(id).group not in _IN_PLAY:
            yield Problem("wrong_place", {"card": _ref(id), "field": "automa.technologies"})
    kinds = Counter(card.kind for card in automa.specials())
    for card in automa.specials():
        if kinds[card.kind] > 1:
            yield Problem("special_kind_twice", {"card": _ref(card.id)})


def _cubes(state: State) -> Iterator[Problem]:
    """TTA-BUILD-02 with either scope (TTA-R-11)."""
    automa = state.automa
    of_kind = Counter[str]()
    for id, count in automa.cubes.items():
        of_kind[civil(id).kind] += count
        if id not in (*BOARD, *automa.technologies) or civil(id).group not in ("urban", "military"):
            yield Problem("cubes_without_technology", {"card": _ref(id)})
        if count < 1:
            yield _bad(f"automa.cubes.{id}", count)
        if count > CUBES_PER_TECHNOLOGY and state.settings.building_limit_scope == "technology":
            yield Problem("too_many_cubes", {"card": _ref(id), "n": count})
    if state.settings.building_limit_scope == "type":
        for id in automa.cubes:
            if of_kind[civil(id).kind] > CUBES_PER_TECHNOLOGY:
                yield Problem("too_many_cubes", {"card": _ref(id), "n": of_kind[civil(id).kind]})


def _leader_and_government(state: State) -> Iterator[Problem]:
    """One of each age in the whole game (TTA-TAKE-09, TTA-TAKE-10)."""
    automa = state.automa
    for field, group, held in (
        ("leader", "leader", [automa.leader]),
        ("government", "government", [automa.government, automa.hand.government]),
    ):
        taken = getattr(automa, f"{field}_ages_taken")
        if len(set(taken)) < len(taken) or not set(taken) <= set(LEVELS):
            yield _bad(f"automa.{field}_ages_taken", taken)
        for id in (id for id in held if id):
            if civil(id).group != group:
                yield Problem("wrong_place", {"card": _ref(id), "field": f"automa.{field}"})
            elif civil(id).copies and civil(id).age not in taken:
                yield Problem("age_not_taken", {"card": _ref(id)})
    in_hand = automa.hand.government
    if in_hand and civil(in_hand).level <= civil(automa.government).level:
        yield Problem("government_not_newer", {"card": _ref(in_hand)})


def _wonders(state: State) -> Iterator[Problem]:
    automa, unfinished = state.automa, state.automa.unfinished_wonder
    ids = [*automa.wonders, *([unfinished.id] if unfinished else [])]
    for id in ids:
        if civil(id).group != "wonder":
            yield Problem("wrong_place", {"card": _ref(id), "field": "automa.wonders"})
    for id in automa.ruined_wonders:
        if id not in automa.wonders or civil(id).age not in ("A", "I"):
            yield Problem("wonder_not_ruined", {"card": _ref(id)})
    if unfinished and not 0 <= unfinished.stages_built < max(1, len(civil(unfinished.id).stages)):
        yield Problem("stages_wrong", {"card": _ref(unfinished.id), "n": unfinished.stages_built})


def _colonies(state: State) -> Iterator[Problem]:
    for side, ids in (("automa", state.automa.colonies), ("human", state.person.colonies)):
        for id in ids:
            if military(id).kind != "territory":
                yield Problem("wrong_place", {"card": _ref(id), "field": f"{side}.colonies"})


def _hand(state: State) -> Iterator[Problem]:
    hand = state.automa.hand
    if len(hand.urban) > 2:
        yield Problem("urban_slot_full", {"n": len(hand.urban)})
    slots = {"action": hand.action, "urban": hand.urban}
    for group in ("special", "farm_mine", "military"):
        card = getattr(hand, group)
        slots[group] = [card] if card else []
    for group, ids in slots.items():
        for id in ids:
            if civil(id).group != group:
                yield Problem("wrong_place", {"card": _ref(id), "field": f"automa.hand.{group}"})
    for field in ("events", "wars", "aggressions"):
        for age, count in getattr(hand, field).items():
            if age not in ("I", "II", "III") or count < 1:
                yield _bad(f"automa.hand.{field}", f"{age}: {count}")


def _obsolete(state: State) -> Iterator[Problem]:
    """No obsolete card in hand (TTA-AGE-03)."""
    automa, hand = state.automa, state.automa.hand
    ids = [*hand.action, *hand.technologies(), *([automa.leader] if automa.leader else [])]
    ids += [automa.unfinished_wonder.id] if automa.unfinished_wonder else []
    old = [id for id in ids if is_obsolete(civil(id).age, state.age)]
    held = [*state.person.hand, *([hand.tactic] if hand.tactic else [])]
    old += [id for id in held if is_obsolete(military(id).age, state.age)]
    yield from (Problem("obsolete_in_hand", {"card": _ref(id)}) for id in old)
    for slot in (hand.events, hand.wars, hand.aggressions):
        for age in slot:
            if age in LEVELS and is_obsolete(age, state.age):
                yield Problem("obsolete_face_down", {"age": age})


def _tactics(state: State) -> Iterator[Problem]:
    automa = state.automa
    held = [automa.hand.tactic, automa.active_tactic, state.person.exclusive_tactic]
    for id in [*state.common_tactics, *automa.exclusive_tactics, *(t for t in held if t)]:
        if military(id).kind != "tactic":
            yield Problem("wrong_place", {"card": _ref(id), "field": "tactics"})
    active = automa.active_tactic
    if active and active not in (*state.common_tactics, *automa.exclusive_tactics):
        yield Problem("active_tactic_nowhere", {"card": _ref(active)})
    kept = automa.tactic_ages_kept
    if len(set(kept)) < len(kept):
        yield _bad("automa.tactic_ages_kept", kept)
    if automa.hand.tactic and military(automa.hand.tactic).age not in kept:
        yield Problem("age_not_taken", {"card": _ref(automa.hand.tactic)})


def _wars(state: State) -> Iterator[Problem]:
    for field, side in (("automa", state.automa), ("human", state.person)):
        war = side.war_declared
        if war and military(war).kind != "war":
            yield Problem("wrong_place", {"card": _ref(war), "field": f"{field}.war_declared"})


def _event_piles(state: State) -> Iterator[Problem]:
    piles = [*state.current_events, *state.future_events]
    piles += [state.top_event] if state.top_event else []
    for event in piles:
        if event.card and (military(event.card).pile, military(event.card).age) != (
            "event",
            event.age,
        ):
            yield Problem("wrong_place", {"card": _ref(event.card), "field": "events"})
        if (event.age == "A") != (event.by == "set_up") or event.age == "IV":
            yield _bad("events", f"{event.age} {event.by}")
    if state.top_event and not state.top_event.card:
        yield _bad("top_event", "")


def _face_down(state: State) -> Iterator[Problem]:
    """Not more cards face down than there can be."""
    for age in LEVELS:
        for pile in HIDDEN_PILES:
            lying, possible = face_down(state, pile, age), sum(unseen(state, pile, age).values())
            if lying > possible:
                facts: dict[str, Value] = {
                    "pile": Ref("pile", pile),
                    "age": age,
                    "n": lying,
                    "most": possible,
                }
                yield Problem("too_many_face_down", facts)


def _automa_pile(state: State) -> Iterator[Problem]:
    pile = state.automa_pile
    if pile.age != DECK_OF_AGE[state.age]:
        yield _bad("automa_pile.age", pile.age)
    known = state.cards.by_age[pile.age]
    if len(set(pile.drawn)) < len(pile.drawn) or not set(pile.drawn) <= set(known):
        yield _bad("automa_pile.drawn", pile.drawn)
    if pile.cycle < 1:
        yield _bad("automa_pile.cycle", pile.cycle)


def _bad(field: str, value: object) -> Problem:
    return Problem("bad_value", {"field": field, "value": str(value)})


def _ref(id: str) -> Ref:
    return Ref("civ", id)
