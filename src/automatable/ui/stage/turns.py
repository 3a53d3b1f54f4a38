"""The last turn as a person needs it: cards drawn, what to do, and why, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import chain
from typing import Any

from markupsafe import Markup, escape

from automatable.core.drawing.picturing import bars
from automatable.core.drawing.screens import EndsRounds, Screens, Weighed
from automatable.core.matches.latest import last_given, last_turn
from automatable.core.matches.match import Match
from automatable.core.turns.choice import Decision, Step
from automatable.core.turns.events import Event, Ref, Value
from automatable.ui.learning.rulebook import rule_text
from automatable.ui.words.answers import CORRECTED, event_in_words, event_key
from automatable.ui.words.rich import RichWords
from automatable.ui.words.words import words_in

NAMED_AT_MOST = 12
"""More options than this are counted instead of listed."""


@dataclass(frozen=True)
class StepShown:
    """One picture of a cascade: the options as they stand after a filter."""

    picture: Markup
    title: str
    in_words: Markup
    rule: str
    rule_text: Markup | None


@dataclass(frozen=True)
class Why:
    """The reason of an instruction: a cascade to step through, or just the rule."""

    rule: str
    rule_text: Markup | None
    title: str = ""
    steps: tuple[StepShown, ...] = ()
    late: str = ""
    """The name of the fold in which the cascade will be drawn, if it is opened."""


@dataclass(frozen=True)
class Instruction:
    """Something to do at the table, and why."""

    text: Markup
    speak: Callable[[], str]
    """Makes the same without pictures, to be announced."""
    reason: Callable[[], Why]
    says: tuple[tuple[str, str], ...] = ()
    """The cards it names, with what they say."""
    bars: tuple[str, Markup] | None = None
    """What was compared before, and both values as bars."""

    @property
    def why(self) -> Why:
        return self.reason()

    @property
    def spoken(self) -> str:
        return self.speak()


@dataclass(frozen=True, eq=False)
class StepToDo:
    """What is done in one go: one instruction or two, and a picture of what they name."""

    entry: int
    events: range
    """What happened in this step, and in its entry: all since the step before."""
    draw: Callable[[], str]
    instructions: tuple[Instruction, ...]

    @property
    def picture(self) -> Markup:
        return Markup(self.draw())

    @property
    def spoken(self) -> str:
        return " ".join(instruction.spoken for instruction in self.instructions)


@dataclass(frozen=True)
class Part:
    """One answer of the last turn and what followed: a person's, or the Automa's."""

    by_person: bool
    """A person's own move; an answer that the Automa's turn asked for is a part of hers."""
    done: bool
    """It was to be seen, and done, before the last answer was given."""
    cards: tuple[Markup, ...]
    headlines: tuple[Markup, ...]
    """What the cards brought, in a line or two."""
    steps: tuple[StepToDo, ...]
    events: tuple[tuple[Markup, str], ...]
    """Everything that happened, each line with its rule."""
    opens: bool = False
    """It is nobody's turn: a round ends or begins."""

    @property
    def instructions(self) -> tuple[Instruction, ...]:
        return tuple(instruction for step in self.steps for instruction in step.instructions)

    @property
    def has_more(self) -> bool:
        """Whether something happened that neither the cards' lines nor the steps tell."""
        shown = {instruction.text for instruction in self.instructions}
        shown.update(self.headlines if self.cards else ())
        return any(text not in shown for text, _ in self.events)


class Narration:
    """Tells a match in one language, with pictures."""

    def __init__(self, match: Match[Any], language: str, late: bool = False) -> None:
        """With `late`, cascades are left out: `reason_of` draws one when it is wanted."""
        self.match = match
        self.late = late
        self._entries = match.entries
        self._known: dict[int, tuple[Event, Markup]] = {}
        self._last_given = last_given(match)
        self.words = words_in(language, match.game)
        self.rich = RichWords(language, match.game).with_pictures(self._small_picture)

    @cached_property
    def seats(self) -> dict[int, str]:
        """The names of the seats by number; once there is a score sheet."""
        return {seat.seat: seat.name for seat in self.match.score().seats}

    def last_turn(self) -> list[Part]:
        """Since the last answer of a person that left something to do, from its turn's start."""
        entries = range(last_turn(self.match), len(self._entries))
        parts = chain.from_iterable(map(self.parts, entries))
        return [part for part in parts if part.events]

    def parts(self, index: int) -> Iterator[Part]:
        """An answer with what followed; what is to be done after a person's own turn is apart.

        No card need come between: an empty deck makes her pass, and a round ends.
        """
        events = self._entries[index].events
        numbers, by_person = range(len(events)), self.is_own(index)
        if by_person:
            own = self.own_events(index)
            done = own if any(event.instruct for event in events[own:]) else len(events)
            yield self._part(index, numbers[:done], by_person)
            numbers = numbers[done:]
        if numbers:
            yield from self._until_the_round_ends(index, numbers)

    def _until_the_round_ends(self, index: int, numbers: range) -> Iterator[Part]:
        """The end of a round is apart from the turn of hers that brought it."""
        events = self._entries[index].events
        later = (number for number in numbers[1:] if self._opens(events[number]))
        ends = next(later, numbers.stop)
        yield self._part(index, range(numbers.start, ends), False)
        if ends < numbers.stop:
            yield self._part(index, range(ends, numbers.stop), False)

    def own_events(self, index: int) -> int:
        """How many events of a person's answer belong to the person's own turn."""
        events = self._entries[index].events
        own = len(events) - self.match.begun_with(index)
        return next((n for n, event in enumerate(events[:own]) if self._opens(event)), own)

    def hands_over(self, index: int) -> bool:
        """Whether an answer ended its turn: more followed from it than the person's own."""
        return self.own_events(index) < len(self._entries[index].events)

    def _opens(self, event: Event) -> bool:
        return bool(self._rounds and self._rounds.opens(event))

    def _is_listed(self, event: Event) -> bool:
        """Whether the question that is open has it in a list of its own."""
        asked = self.match.pending
        return bool(self._rounds and asked and self._rounds.listed(event, asked.prompt))

    def opens_a_round(self, turn: Sequence[Part]) -> bool:
        """Whether what is to be done now begins with the end or the beginning of a round."""
        new = [part for part in turn if part.steps and not part.by_person and not part.done]
        return bool(new) and new[0].opens

    @cached_property
    def _rounds(self) -> EndsRounds | None:
        """The game's screens, if its rounds end and begin with an answer."""
        return _ends_rounds(self.match.game.screens)

    def _part(self, index: int, numbers: range, by_person: bool) -> Part:
        entry = self._entries[index].events
        events = self.match.game.screens.seen((entry[n] for n in numbers), self.match)
        return Part(
            by_person=by_person,
            done=index < self._last_given,
            opens=bool(events and self._opens(events[0])),
            cards=tuple(self._cards(events)),
            headlines=tuple(self.event(event) for event in events if _is_headline(event)),
            steps=tuple(self._steps(index, numbers)),
            events=tuple((self.event(event), event.rule) for event in events),
        )

    def is_own(self, index: int) -> bool:
        """Whether an answer is of a person's own turn.

        Without a box a person's own turn is many answers; at a table it is one report."""
        first = self.match.turn_start(index)
        asked = self._entries[first].seat is not None
        return asked and (first == index or self.on_screen)

    def event(self, event: Event) -> Markup:
        """An event of this match; a turn tells the same one in several places."""
        if id(event) not in self._known:
            self._known[id(event)] = event, self._told(event)
        return self._known[id(event)][1]

    def _told(self, event: Event) -> Markup:
        if event.kind == CORRECTED:
            return escape(event_in_words(self.match, event, self.words))
        return Markup(self.rich.sentence(self._key(event), **event.args))

    def spoken(self, event: Event) -> str:
        """The same without pictures, to be announced."""
        return self.words.sentence(self._key(event), **event.args)

    @cached_property
    def on_screen(self) -> bool:
        """Whether the turn is shown as it happens, without a box."""
        return self.match.game.screens.on_screen(self.match)

    def _key(self, event: Event) -> str:
        return event_key(event, self.words, self.on_screen)

    def says(self, values: Iterable[Value]) -> Iterator[tuple[str, str]]:
        """The cards among the arguments of a message that tell a person what to do."""
        for ref in named(values):
            if said := self.match.game.screens.says(ref, self.words):
                yield self.words.ref(ref), said

    def why(self, decision: Decision) -> Why:
        """The whole cascade: the options as they lay, then one picture a filter."""
        pictures = self.match.game.screens.decision(decision, self.words)
        start, *after = [Markup(picture) for picture in pictures]
        options = self._several(decision, decision.options)
        first = StepShown(
            picture=start,
            title=self.words("cascade-start"),
            in_words=Markup(self.rich("cascade-options", options=options)),
            rule=decision.rule,
            rule_text=self._rule_text(decision.rule),
        )
        steps = zip(decision.steps, after, strict=True)
        shown = [self._step(decision, step, picture) for step, picture in steps]
        title = self.words(f"decision-{decision.name}", **decision.args)
        return Why(decision.rule, first.rule_text, title, (first, *shown))

    def reason_of(self, entry: int, event: int) -> Why | None:
        """Why an event of an entry was to be done; None if there is no such instruction."""
        if entry >= len(self._entries) or event >= len(self._entries[entry].events):
            return None
        events = self._entries[entry].events[: event + 1]
        before = [number for number, other in enumerate(events[:-1]) if other.instruct]
        since = events[before[-1] + 1 if before else 0 :]
        decisions = [other.decision for other in since if other.decision]
        return self.why(decisions[-1]) if events[-1].instruct and decisions else None

    def _steps(self, index: int, numbers: range) -> Iterator[StepToDo]:
        instructions = list(self._instructions(index, numbers))
        joined = list(self._joined([event for _, event, _ in instructions]))
        start = numbers.start
        for count, step in enumerate(joined, start=1):
            told, instructions = instructions[: len(step)], instructions[len(step) :]
            end = numbers.stop if count == len(joined) else told[-1][0] + 1
            yield StepToDo(
                index,
                range(start, end),
                partial(self._step_picture, step),
                tuple(instruction for *_, instruction in told),
            )
            start = end

    def _joined(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Instructions that are carried out in one go stand together."""
        screens = self.match.game.screens
        step: list[Event] = []
        for event in events:
            if step and not screens.together(step[-1], event):
                yield step
                step = []
            step.append(event)
        if step:
            yield step

    def _step_picture(self, step: Sequence[Event]) -> str:
        """The first of the things that a step names and that have a picture."""
        screens = self.match.game.screens
        refs = [ref for event in step for ref in named(event.args.values())]
        pictures = (screens.picture(ref, self.match, self.words) for ref in refs)
        return next((picture for picture in pictures if picture), "")

    def _instructions(self, index: int, numbers: range) -> Iterator[tuple[int, Event, Instruction]]:
        """The first instruction after a decision shows how it was made."""
        decision: Decision | None = None
        weighed: Weighed | None = None
        said: set[tuple[str, str]] = set()
        for number in numbers:
            event = self._entries[index].events[number]
            decision = event.decision or decision
            weighed = self.match.game.screens.weighed(event) or weighed
            if event.instruct and not self._is_listed(event):
                why = partial(self._why, event, decision, f"why-{index}-{number}")
                told_of = (
                    *self.says(event.args.values()),
                    *self.match.game.screens.found(event, self.match, self.words),
                )
                says = tuple(s for s in told_of if s not in said)
                said.update(says)
                speak, drawn = partial(self.spoken, event), self._bars(weighed)
                yield number, event, Instruction(self.event(event), speak, why, says, drawn)
                decision = weighed = None

    def _bars(self, weighed: Weighed | None) -> tuple[str, Markup] | None:
        if weighed is None:
            return None
        name = self.words(weighed.what)
        label = self.words("weighed", what=name, mine=weighed.mine, hers=weighed.hers)
        return name, Markup(bars(weighed.mine, weighed.hers, label))

    def _why(self, event: Event, decision: Decision | None, fold: str) -> Why:
        if decision is None:
            return Why(event.rule, self._rule_text(event.rule))
        return Why(decision.rule, None, late=fold) if self.late else self.why(decision)

    def _step(self, decision: Decision, step: Step, picture: Markup) -> StepShown:
        return StepShown(
            picture=picture,
            title=self.words(f"filter-{step.filter}", **step.args),
            in_words=self._in_words(decision, step),
            rule=step.rule,
            rule_text=self._rule_text(step.rule),
        )

    def _in_words(self, decision: Decision, step: Step) -> Markup:
        kept, dropped = (self._several(decision, ids) for ids in (step.kept, step.dropped))
        if step.skipped:
            return Markup(self.rich("cascade-skipped"))
        if not step.dropped:
            return Markup(self.rich("cascade-all", kept=kept))
        return Markup(self.rich("cascade-narrowed", kept=kept, dropped=dropped))

    def _several(self, decision: Decision, ids: Sequence[int | str]) -> Value:
        """The options by name; of half a map only how many, the picture shows which."""
        if len(ids) > NAMED_AT_MOST:
            return self.words("cascade-many", n=len(ids))
        return tuple(Ref(decision.kind, id) for id in ids)

    def _rule_text(self, rule: str) -> Markup | None:
        return rule_text(self.match.game, self.words.language, rule)

    def _cards(self, events: Iterable[Event]) -> Iterator[Markup]:
        """The cards that were revealed, in full."""
        screens = self.match.game.screens
        for event in events:
            for ref in named(event.args.values()):
                if ref.kind == "card" and (drawn := screens.picture(ref, self.match, self.words)):
                    yield Markup(drawn)

    def _small_picture(self, ref: Ref) -> str:
        """Cards are too rich to stand in a line of text."""
        if ref.kind == "card":
            return ""
        return self.match.game.screens.picture(ref, self.match, self.words)


# --- what a game's screens can do: to find out takes long, and a page wants to know it often


@cache
def _ends_rounds(screens: Screens) -> EndsRounds | None:
    return screens if isinstance(screens, EndsRounds) else None


def _is_headline(event: Event) -> bool:
    """A card was revealed or a decision made."""
    return event.decision is not None or any(r.kind == "card" for r in named(event.args.values()))


def named(values: Iterable[Value]) -> Iterator[Ref]:
    """The things that arguments name."""
    for value in values:
        if isinstance(value, Ref):
            yield value
        elif isinstance(value, tuple):
            yield from named(value)
