"""How a game from a file shows itself: its words, its places as tiles, numbers and tracks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from automatable.core.advice.odds import Likely, heading, odds_list
from automatable.core.drawing.areas import Area, CardShown, Question
from automatable.core.drawing.plain_drawings import plain_card
from automatable.core.drawing.screens import Panel, Priority, Screens, Vital
from automatable.core.matches.match import Match
from automatable.core.score import ScoreSheet
from automatable.core.turns.events import Event, Ref
from automatable.core.turns.procedure import Draw, Request
from automatable.core.wording import Words
from automatable.kit.board import Board, named
from automatable.kit.cards_shown import card_of, cards_seen, label, lines, shown, used_of
from automatable.kit.definition import Deck, Definition, Step
from automatable.kit.emblem import emblem
from automatable.kit.fluent import OURS, Messages
from automatable.kit.made import MadeFolder
from automatable.kit.odds import chances, fields, is_open
from automatable.kit.rows import Rows, given_in_order
from automatable.kit.rulebook import rulebook
from automatable.kit.runtime.values import spoken
from automatable.kit.secrets import Secrets
from automatable.kit.stands import outcome, vitals
from automatable.kit.state import KitState


class KitScreens(Screens):
    """See `automatable.core.drawing.screens.Screens`."""

    headings = ("kit-turn", "kit-drew", "kit-peeked", "kit-changed")
    """Cards stand beside the question, and what has changed is ringed on the board."""

    def __init__(
        self,
        file: Definition,
        score: Callable[[KitState], ScoreSheet],
        has_ended: Callable[[KitState], bool],
    ) -> None:
        self.file, self._score, self._has_ended = file, score, has_ended
        self.board = Board(file)
        self.rows = Rows(file)
        self._secrets = Secrets(file)

    # --- files

    @cached_property
    def messages(self) -> Any:
        texts = {f"{language}.ftl": Messages(self.file, language) for language in OURS}
        return MadeFolder(lambda name: texts[name].text if name in texts else None)

    @cached_property
    def folder(self) -> Any:
        names = ("emblem.svg",)
        return MadeFolder(lambda name: emblem(self.file) if name in names else None, names)

    @cached_property
    def rulebook(self) -> Any:
        def text(name: str) -> str | None:
            language, _, kind = name.partition(".")
            return rulebook(self.file, language) if kind == "md" and language in OURS else None

        return MadeFolder(text, tuple(f"{language}.md" for language in OURS))

    @cached_property
    def lesson(self) -> Any:
        return MadeFolder(lambda name: None)

    # --- answers in words

    @cached_property
    def _asked(self) -> dict[str, Step]:
        """The steps that ask, by the first word of their answers."""
        found: dict[str, Step] = {}
        for turn in self.file.bodies():
            for step in turn.all_steps():
                for head in (step.name, *(answer.id for answer in step.answers)):
                    if step.kind in ("ask", "guide", "choose", "roll"):
                        found.setdefault(head, step)
        return found

    def answer(self, text: str, words: Words) -> str:
        """An answer by the words of its line, an item by its own."""
        head, _, rest = text.partition(" ")
        if text == "done":
            return words("answer-done")
        if head == "pile":
            return words(f"pile-{rest}") if words.has(f"pile-{rest}") else rest
        if head == "card":
            return self._card_name(rest, words)
        step = self._asked.get(head)
        return text if step is None else self._answer(step, text, words, {})

    def answer_to(self, asked: Request, text: str, words: Words) -> str:
        """By the words of this very question, with the values that stand in them now."""
        step = self._by_rule.get(asked.rule)
        if step is None or isinstance(asked, Draw) or not text.startswith(_heads(step)):
            return self.answer(text, words)
        return self._answer(step, text, words, asked.args)

    def _answer(self, step: Step, text: str, words: Words, args: Mapping[str, Any]) -> str:
        head, _, rest = text.partition(" ")
        if any(answer.id == head for answer in step.answers):
            said = self._line(step, head, words, args)
            return f"{said}: {words.ref(Ref('item', rest))}" if rest else said
        if rest in ("yes", "no") and step.how == "yes":
            return words(f"answer-{rest}")
        if rest == "none" and step.none is not None:
            return self._line(step, rest, words, args)
        return words.ref(Ref("item", rest)) if rest in self.file.items else rest

    def _line(self, step: Step, id: str, words: Words, args: Mapping[str, Any]) -> str:
        """The words of an answer; without its question nobody knows the values in them."""
        key, values = f"answer-{step.rule_id}-{id}", args.get(f"answer-{id}")
        return words(key) if values is None else words(f"{key}-now", **_arguments(values))

    def _card_name(self, id: str, words: Words) -> str:
        return words("ref-card", id=id)

    # --- the table

    def checklist(self, match: Match[Any]) -> Sequence[Event]:
        """What the set-up has said (KIT-DEC-09)."""
        return [e for e in match.events() if e.instruct and e.rule.startswith("SETUP-")]

    def progress(self, state: KitState, words: Words) -> str:
        """The round; after the last one its number may say one more than there are."""
        if self._has_ended(state):
            return words("progress-end")
        return self.board.progress(state, words)

    def areas(self, match: Match[Any], words: Words) -> Sequence[Area]:
        return self.board.areas(match, words)

    def vitals(self, state: KitState, words: Words) -> Sequence[Sequence[Vital]]:
        return vitals(self.file, state, self._score(state), words)

    def acting(self, match: Match[Any]) -> str:
        """The side of the turn: hers may begin with a question to the person."""
        turn = self.file.turns.get(match.state.next)
        return turn.side if turn is not None and not match.over else ""

    def opens(self, event: Event) -> bool:
        """A turn that is nobody's, such as the end of a round."""
        turn = event.args.get("turn")
        return isinstance(turn, Ref) and not self.file.turns[str(turn.id)].side

    def listed(self, event: Event, prompt: str) -> bool:
        """A guide that is asked now shows its priorities itself."""
        return event.kind == f"guide-{prompt}"

    def cards_seen(self, match: Match[Any], words: Words) -> Sequence[CardShown]:
        return list(cards_seen(self.file, match, words))

    def row(self, match: Match[Any], words: Words) -> Sequence[Question]:
        return self.rows.of(match, words)

    def given_in_order(
        self, match: Match[Any], row: Sequence[Question], given: Mapping[str, str]
    ) -> tuple[Sequence[str], bool]:
        return given_in_order(match, row, given)

    def outcome(self, match: Match[Any], answers: Sequence[str], words: Words) -> Sequence[Event]:
        """What these answers bring for certain: changes, and what is said or noted."""
        return [event for event in outcome(match, answers) if self._matters(event)]

    def _matters(self, event: Event) -> bool:
        """A change of something that has a side and is no secret; whatever is said."""
        thing = event.args.get("name", event.args.get("on", event.args.get("off")))
        if not isinstance(thing, Ref) or thing.kind != "thing":
            return True
        file = self.file
        tracked = {**file.numbers, **file.markers, **file.pieces}[str(thing.id)]
        return bool(tracked.side) and not tracked.is_secret

    def hides(self, event: Event, match: Match[Any]) -> bool:
        """What is secret before the end; who deals sees what was rolled."""
        by_hand = event.kind == "kit-rolled" and match.options.get("dealer") == "table"
        return not match.over and not by_hand and self._secrets.hide(event)

    # --- cards

    def picture(self, ref: Ref, match: Match[Any] | None, words: Words) -> str:
        """A card with its fields: at a table with those that the turn went by."""
        card = card_of(self.file, ref, match)
        if card is None:
            return ""
        if match is None or not match.entries:
            return self._drawn(card.deck, card.id, card.fields, words)
        at_table = shown(self.file, card, used_of(match, card), words)
        return plain_card({"id": f"{card.deck}-{card.id}", **dict(at_table.lines)}, words)

    def _drawn(self, deck: str, id: str, told: Mapping[str, Any], words: Words) -> str:
        said = lines(self.file, deck, told, words)
        fields = {label(deck, name, words): text for name, text in said.items()}
        return plain_card({"id": f"{deck}-{id}", **fields}, words)

    def card(self, deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> str:
        """A card of a deck file: of the game file itself, or of an owner."""
        name = str(deck.get("deck", deck.get("id")))
        if name not in self.file.decks:
            return plain_card(card, words)
        told = {key: tuple(v) if isinstance(v, list) else v for key, v in card.items()}
        return self._drawn(name, str(card["id"]).removeprefix(f"{name}-"), told, words)

    # --- what helps

    def priorities(self, match: Match[Any], words: Words) -> Sequence[Priority]:
        """The list of a guide, as far as it holds now."""
        request = match.pending
        step = self._by_rule.get(request.rule) if request is not None else None
        if request is None or step is None or step.kind != "guide":
            return ()
        return [
            Priority(
                words(f"line-{step.rule_id}-{place}", **_arguments(values)), line.kind == "must"
            )
            for place, line in enumerate(step.filters)
            if isinstance(values := request.args.get(f"line{place}"), tuple)
        ]

    @cached_property
    def _by_rule(self) -> dict[str, Step]:
        return {s.rule_id: s for turn in self.file.bodies() for s in turn.all_steps()}

    def panels(self, match: Match[Any], words: Words) -> Sequence[Panel]:
        """The odds of the next card (KIT-CHA-04)."""
        decks = [d for d in self.file.decks.values() if is_open(self.file, match.state, d.name)]
        shown = [deck for deck in decks if chances(match.state, deck)]
        draw = partial(self._odds, match.state, shown, words)
        return [Panel("next_card", draw)] if shown and not match.over else []

    def _odds(self, state: KitState, decks: Sequence[Deck], words: Words) -> str:
        return "".join(part for deck in decks for part in self._deck_odds(state, deck, words))

    def _deck_odds(self, state: KitState, deck: Deck, words: Words) -> Iterator[str]:
        for name, shares in fields(self.file, state, deck):
            yield heading(words(f"field-{deck.name}-{name}"))
            yield odds_list(
                Likely(str(named(spoken(value), words)), chance) for value, chance in shares.items()
            )


def _heads(step: Step) -> tuple[str, ...]:
    """The first words of the answers to a step."""
    return tuple(answer.id for answer in step.answers) or (f"{step.name} ",)


def _arguments(values: tuple[Any, ...]) -> dict[str, Any]:
    return {f"a{place}": value for place, value in enumerate(values)}
