"""What a person reports of their turn, as far as the Automa has to know of it.

`take 4`, `event crusades`, `war war_over_culture`, ... or `done`. Without an app that deals the
military cards, whatever nobody has seen may be in the person's hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, ClassVar

from automatable.core.errors import Refused
from automatable.core.turns.events import Log
from automatable.core.turns.forms import Form, Number
from automatable.core.turns.procedure import Procedure
from automatable.core.turns.replies import Part, Replies, Reply
from automatable.games.through_the_ages.ages import is_obsolete
from automatable.games.through_the_ages.aggression import attack_automa
from automatable.games.through_the_ages.base_cards import (
    AGES,
    LEVELS,
    MilitaryCard,
    military,
    military_cards,
)
from automatable.games.through_the_ages.ending import end_turn
from automatable.games.through_the_ages.events import reveal_event
from automatable.games.through_the_ages.military_deck import (
    HIDDEN_PILES,
    can_be_elsewhere,
    discard,
    draw_for_person,
    see,
)
from automatable.games.through_the_ages.person_part import person_takes
from automatable.games.through_the_ages.questions import MOST_POINTS, NUMBER, ask_strength, card_ref
from automatable.games.through_the_ages.ratings import strength
from automatable.games.through_the_ages.state import SPACES, PreparedEvent, State
from automatable.games.through_the_ages.top_event import turn_up_top

RESIGN = "resign"
MOST_DRAWN = 3
"""Military cards at the end of a turn."""


def _check_range(number: int, most: int) -> None:
    if not 1 <= number <= most:
        raise Refused("unreadable", token=str(number))


class Report(Reply[State]):
    """One thing that a person has done."""

    political: ClassVar[bool] = False
    """It is a political action: a turn has one, unless a card says otherwise."""

    def do(self, state: State, log: Log) -> Procedure[None] | None:
        """What follows; a procedure where more has to be asked."""
        raise NotImplementedError


@dataclass(frozen=True)
class Done(Report, head="done"):
    """The turn is over."""

    @classmethod
    def offered(cls, state: State) -> Iterator[Done]:
        yield cls()

    def do(self, state: State, log: Log) -> None:
        end_turn(state, log)


@dataclass(frozen=True)
class Take(Report, head="take"):
    """A card from a space of the row (TTA-ROW-07)."""

    space: Annotated[int, NUMBER]

    @classmethod
    def offered(cls, state: State) -> Iterator[Take]:
        return (cls(space) for space, id in enumerate(state.row, start=1) if id)

    def check(self, state: State) -> None:
        _check_range(self.space, SPACES)
        if state.row[self.space - 1] is None:
            raise Refused("space_empty", space=self.space)

    def do(self, state: State, log: Log) -> None:
        person_takes(state, self.space, "TTA-ROW-07", log)


# --- a military card


@dataclass(frozen=True)
class _Card(Report):
    """A military card of some kinds that the person can hold."""

    kinds: ClassVar[Sequence[str]]
    card: Annotated[str, Part(".+", kind="civ")]

    @classmethod
    def obstacle(cls, state: State) -> Refused | None:
        """Why no card at all can be played in this way now."""
        return None

    @classmethod
    def offered(cls, state: State) -> Iterator[_Card]:
        if state.round > 1 and not cls.obstacle(state):
            yield from (cls(id) for id in dict.fromkeys(_at_hand(state)) if cls.fits(id))

    @classmethod
    def fits(cls, id: str) -> bool:
        return military(id).kind in cls.kinds

    def check(self, state: State) -> None:
        _check_politics(state)
        if self.card not in military_cards() or not self.fits(self.card):
            raise Refused("no_such_card", what=self.card)
        if refused := self.obstacle(state):
            raise refused
        if self.card not in _at_hand(state):
            raise Refused("card_not_at_hand", card=card_ref(self.card))

    def leave_hand(self, state: State) -> None:
        if state.app_deals_military:
            state.person.hand.remove(self.card)
        else:
            see(state, self.card)


def _check_politics(state: State) -> None:
    if state.round == 1:
        raise Refused("no_politics_in_round_1")


def _at_hand(state: State) -> list[str]:
    """Cards the person can hold: those dealt by the app, or any that nobody has seen."""
    if state.app_deals_military:
        return state.person.hand
    return [
        card.id
        for card in military_cards().values()
        if card.age != "A" and _is_current(card.age, state) and _can_be_held(state, card)
    ]


def _is_current(age: str, state: State) -> bool:
    return AGES.index(age) <= AGES.index(state.age) and not is_obsolete(age, state.age)


def _can_be_held(state: State, card: MilitaryCard) -> bool:
    """At a table: a copy is unaccounted for, or may have come back from the discards."""
    if card.id in state.military_discards:
        return True
    if state.military_seen.get(card.id, 0) >= card.copies:
        return False
    return card.pile not in HIDDEN_PILES or can_be_elsewhere(state, card.pile, card.age)


class PrepareEvent(_Card, head="event"):
    """An event to the future events, then the top current one (TTA-POL-10, TTA-EVT-03).

    At a table only its age is known: `event II`.
    """

    political = True
    kinds = ("event", "territory")

    @classmethod
    def offered(cls, state: State) -> Iterator[_Card]:
        ages = [] if state.app_deals_military or state.round == 1 else _event_ages(state)
        return (cls(age) for age in ages) if ages else super().offered(state)

    def check(self, state: State) -> None:
        if state.app_deals_military:
            super().check(state)
            return
        _check_politics(state)
        if self.card not in _event_ages(state):
            raise Refused("no_event_of_age", age=self.card)

    def do(self, state: State, log: Log) -> Procedure[None] | None:
        state.person.politics_done = True
        if state.app_deals_military:
            state.person.hand.remove(self.card)
            age, level = military(self.card).age, military(self.card).level
            state.future_events.append(PreparedEvent(age, "human", self.card))
            log.happened("tta-you_prepare", "TTA-EVT-03", card=card_ref(self.card), n=level)
        else:
            age = next(age for age in AGES if age == self.card)
            state.future_events.append(PreparedEvent(age, "human"))
            log.happened("tta-you_prepare_age", "TTA-EVT-03", age=age, n=LEVELS[age])
        return reveal_event(state, log) if state.events_in_current_pile else None


def _event_ages(state: State) -> list[str]:
    """Ages of the events the person can hold, at a table."""
    return [
        age
        for age in ("III", "II", "I")
        if _is_current(age, state) and can_be_elsewhere(state, "event", age)
    ]


class Attack(_Card, head="aggression"):
    """Whoever turns out not to be stronger keeps the card: nothing happens (TTA-AGG-01)."""

    political = True
    kinds = ("aggression",)

    def do(self, state: State, log: Log) -> Procedure[None]:
        card = card_ref(self.card)
        yield from ask_strength(state, "TTA-AGG-01", "attack", card=card)
        mine, hers = state.person.strength, strength(state)
        if mine <= hers:
            log.announce("tta-too_weak", "TTA-AGG-01", card=card, mine=mine, hers=hers)
            return
        self.leave_hand(state)
        state.person.politics_done = True
        log.happened("tta-you_attack", "TTA-AGG-01", card=card, n=mine)
        yield from attack_automa(state, self.card, mine, log)


class DeclareWar(_Card, head="war"):
    """The person declares war (TTA-WAR-01)."""

    political = True
    kinds = ("war",)

    @classmethod
    def obstacle(cls, state: State) -> Refused | None:
        if state.is_last_round:
            return Refused("war_in_last_round")  # TTA-R-22
        if state.person.war_declared:
            return Refused("war_pending", card=card_ref(state.person.war_declared))
        return None

    def do(self, state: State, log: Log) -> None:
        state.person.politics_done = True
        self.leave_hand(state)
        state.person.war_declared = self.card
        state.person.war_turn_done = False
        log.happened("tta-you_declare_war", "TTA-WAR-01", card=card_ref(self.card))


class PlayTactic(_Card, head="tactic"):
    """The person plays a tactic of their own (TTA-TAC-09)."""

    kinds = ("tactic",)

    @classmethod
    def obstacle(cls, state: State) -> Refused | None:
        played = state.person.exclusive_tactic
        return Refused("tactic_played", card=card_ref(played)) if played else None

    def do(self, state: State, log: Log) -> None:
        self.leave_hand(state)
        state.person.exclusive_tactic = self.card
        log.happened("tta-you_play_tactic", "TTA-TAC-09", card=card_ref(self.card))


class Settle(_Card, head="columbus"):
    """A colony without an auction (TTA-COL-10)."""

    political = True
    kinds = ("territory",)

    def do(self, state: State, log: Log) -> None:
        state.person.politics_done = True
        self.leave_hand(state)
        state.person.colonies.append(self.card)
        log.happened("tta-you_settle", "TTA-COL-10", card=card_ref(self.card))


# --- military cards that the app deals


def _check_app_deals(state: State) -> None:
    _check_politics(state)
    if not state.app_deals_military:
        raise Refused("table_deals")


class Discard(_Card, head="discard"):
    """Military cards that the person discards (TTA-EFF-12)."""

    @classmethod
    def offered(cls, state: State) -> Iterator[_Card]:
        return super().offered(state) if state.app_deals_military else iter(())

    @classmethod
    def fits(cls, id: str) -> bool:
        return True

    def check(self, state: State) -> None:
        _check_app_deals(state)
        super().check(state)

    def do(self, state: State, log: Log) -> None:
        state.person.hand.remove(self.card)
        discard(state, self.card)
        log.happened("tta-you_discard", "TTA-EFF-12", card=card_ref(self.card))


@dataclass(frozen=True)
class DrawCards(Report, head="draw"):
    """Military cards that the person draws (TTA-EFF-12)."""

    count: Annotated[int, NUMBER]

    @classmethod
    def offered(cls, state: State) -> Iterator[DrawCards]:
        if state.round > 1 and state.app_deals_military and state.age != "IV":
            yield from map(cls, range(1, MOST_DRAWN + 1))

    def check(self, state: State) -> None:
        _check_app_deals(state)
        _check_range(self.count, MOST_DRAWN)
        if state.age == "IV":
            raise Refused("no_draws_in_age_iv")

    def do(self, state: State, log: Log) -> Procedure[None]:
        return draw_for_person(state, self.count, log, reported=True)


@dataclass(frozen=True)
class Peek(Report, head="peek"):
    """A look at the top current event, which the log tells."""

    @classmethod
    def offered(cls, state: State) -> Iterator[Peek]:
        hidden = state.current_events and not state.top_event
        if state.round > 1 and state.app_deals_military and hidden:
            yield cls()

    def check(self, state: State) -> None:
        _check_app_deals(state)
        if state.top_event or not state.current_events:
            raise Refused("nothing_to_peek")

    def do(self, state: State, log: Log) -> Procedure[None]:
        state.top_event = yield from turn_up_top(state)
        log.happened("tta-you_peek", "TTA-EFF-12", card=card_ref(str(state.top_event.card)))


@dataclass(frozen=True)
class Culture(Report, head="culture"):
    """The person's culture points as they stand now, so that the score can be followed."""

    n: Annotated[int, NUMBER]

    @classmethod
    def forms(cls, state: State) -> list[Form]:
        return [cls.form(n=Number("n", 0, MOST_POINTS, start=state.person.culture_points))]

    def check(self, state: State) -> None:
        if not 0 <= self.n <= MOST_POINTS:
            ends = {"low": 0, "high": MOST_POINTS}
            raise Refused("number_out_of_range", word=self.head, n=self.n, **ends)

    def do(self, state: State, log: Log) -> None:
        state.person.culture_points = self.n
        log.happened("tta-you_culture", "TTA-END-04", n=self.n)


@dataclass(frozen=True)
class Resign(Report, head=RESIGN):
    """The Automa wins (TTA-R-51)."""

    @classmethod
    def offered(cls, state: State) -> Iterator[Resign]:
        yield cls()

    def do(self, state: State, log: Log) -> None:
        state.resigned = True
        state.phase = "over"
        log.happened("tta-you_resign", "TTA-END-04")


REPORTS: Replies[State, Report] = Replies((
    Done, Take, PrepareEvent, Attack, DeclareWar, PlayTactic, Settle, Discard, DrawCards, Peek,
    Culture, Resign,
))  # fmt: skip
"""The usual ones first, giving up last."""
