"""A game made of a file: the same declarations as a game in Python has, from its definition."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any

from automatable.core.decks.owners import Decks
from automatable.core.errors import AutomatableError, Problem
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import DEALER, Option, Options
from automatable.core.score import ScoreSheet
from automatable.core.solo import Solo
from automatable.core.state.copying import copied
from automatable.core.state.declared import Declared
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.kit import limits
from automatable.kit.decks import KitDecks
from automatable.kit.definition import Definition
from automatable.kit.evaluating import Evaluating
from automatable.kit.mistakes import Stop
from automatable.kit.odds import seen
from automatable.kit.own_cards import OwnDecks, chosen_cards, key_of, stand_ins
from automatable.kit.piles import OUT
from automatable.kit.playing import Playing
from automatable.kit.scoring import Scoring, scoring, sheet
from automatable.kit.screens import KitScreens
from automatable.kit.state import KitState, got, problems, state_of
from automatable.kit.tempo import KitTempo

END = "END"
MOST_ANSWERS = 600
"""Of the game in whose middle the example lies."""


class KitGame(Solo[KitState]):
    """All of one game file."""

    is_from_file = True
    repeats_corrected_turns = True

    def __init__(self, file: Definition, id: str = "") -> None:
        self.file = file
        self.text = file.text
        self.state_class = state_of(file)
        decks = OwnDecks(file) if stand_ins(file) else KitDecks(file)
        super().__init__(
            Declared(self.state_class, problems=self._problems),
            id=id or file.id,
            options=(*map(_option, file.options.values()), *own_options(decks), DEALER),
            set_up=self._set_up,
            turn=self._turn,
            score=self._score,
            example=None,
            decks=decks,
            correction_rule="KIT-TUR-05",
            set_up_rule="SETUP",
            is_over=lambda state: state.over,
            mover=lambda state: state.next,
            automa_turn=self._automa_turn,
            options_at=self._options_at,
            begin_at=self._begin_at,
            view=lambda state, seat: seen(file, state, self.position(state)),
        )

    @cached_property
    def screens(self) -> KitScreens:
        return KitScreens(self.file)

    @cached_property
    def tempo(self) -> KitTempo:  # type: ignore[override]
        return KitTempo(self)

    def template(self) -> dict[str, Any]:
        """The middle of a game, in which the Automa moves if there is such a turn."""
        return self.position(middle(self))

    # --- a match

    def _set_up(self, options: Options, log: Log) -> Procedure[KitState]:
        state = self.state_class(options=self._kept(options))
        self._lay_out(state)
        play = Playing(self.file, state, log)
        if self.file.setup is not None:
            yield from play.turn(self.file.setup)
        state.next = play.next or self.file.start
        return state

    def _lay_out(self, state: KitState) -> None:
        """Every card on the pile where it begins; those that an option leaves out are out."""
        look = Evaluating(self.file, state, {})
        for deck in self.file.decks.values():
            piles = got(state.decks, deck.name)
            for card in deck.cards.values():
                there = card.when is None or look.value(card.when)
                piles.lay([card.id] * card.copies, card.pile if there else OUT)

    def _turn(self, state: KitState, log: Log) -> Procedure[KitState]:
        """One turn on a copy: the position changes when it ends, all at once (KIT-TUR-01)."""
        work = copied(state)
        if self.has_ended(work):
            return (yield from self._end(work, log))
        play, turn = Playing(self.file, work, log), self.file.turns[work.next]
        play.line = turn.line
        if work.turn >= limits.TURNS_PLAYED:
            raise Stop("turns_played", turn.line)
        log.happened("kit-turn", turn.rule_id, turn=Ref("turn", turn.name))
        yield from play.turn(turn)
        work.next = play.next or turn.then or work.next
        work.turn += 1
        return work

    def has_ended(self, state: KitState) -> bool:
        """Whether no turn follows: the score comes next."""
        if state.finished:
            return True
        look = Evaluating(self.file, state, {})
        for formula, line in self.file.ends:
            look.line = line
            if look.value(formula):
                return True
        return False

    def _end(self, state: KitState, log: Log) -> Procedure[KitState]:
        yield from Scoring(self.file, state, log).ask_all()
        state.over = True
        seats = self._score(state).seats
        winner, _ = scoring(self.file, state).winner(seats[0].total, seats[1].total)
        log.happened("kit-over", END, winner=Ref("side", winner), person=seats[0].total,
                     automa=seats[1].total)  # fmt: skip
        return state

    def _score(self, state: KitState) -> ScoreSheet:
        return sheet(self.file, state)

    def _automa_turn(self, state: KitState, log: Log) -> Procedure[KitState] | None:
        hers = not state.over and self.file.turns[state.next].side == "automa"
        return self._turn(state, log) if hers and not self.has_ended(state) else None

    # --- options and positions

    def _kept(self, options: Options) -> dict[str, Any]:
        """The options of a state: an owner's cards where there are any, not that there are none."""
        keys = [key_of(self.file, deck.name) for deck in stand_ins(self.file)]
        told = {key: value for key, value in options.items() if key not in keys}
        return told | chosen_cards(self.file, options)

    def _problems(self, state: KitState) -> list[Problem]:
        found = problems(self.file, state)
        for option in own_options(self.decks):
            if option.key in state.options:
                try:
                    option.read(state.options[option.key])
                except AutomatableError:
                    found.append(Problem("bad_option", {"name": option.key}))
        return found

    def _options_at(self, state: KitState) -> dict[str, Any]:
        known = {option.key for option in self.options()}
        return {key: value for key, value in state.options.items() if key in known}

    def _begin_at(self, state: KitState, options: Options) -> KitState:
        begun = copied(state)
        begun.options = self._kept(options)
        return begun


def middle(game: KitGame) -> KitState:
    """The state in the middle of a game with seed 1, at a turn of the Automa if it has any."""
    match, chance = Match.new(game, seed=Seed.from_text("1")), Random(1)
    while not match.over and len(match.entries) < MOST_ANSWERS:
        match.answer(any_answer(match, chance))
    going = [one for one in match.states() if not one.over and not game.has_ended(one)]
    fitting = [one for one in going if game.file.turns[one.next].side == "automa"] or going
    return copied(fitting[len(fitting) // 2])


def any_answer(match: Match[KitState], chance: Random) -> str:
    """Something legal."""
    legal = match.legal()
    return chance.choice(legal) if legal else match.forms()[0].filled(chance.choice)


def own_options(decks: Decks) -> list[Option]:
    """What is asked about cards of one's own."""
    return decks.options() if isinstance(decks, OwnDecks) else []


def _option(option: Any) -> Option:
    return Option(option.name, tuple(option.choices), option.default)
