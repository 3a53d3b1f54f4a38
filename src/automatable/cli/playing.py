"""`automatable play`: a match in the terminal, stored answer by answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from automatable.cli.choosing import chosen_game
from automatable.cli.files import write_new
from automatable.cli.legal import tell_examples, tell_legal
from automatable.cli.output import BAD_INPUT, LANGUAGES, OK, UsageError, voice
from automatable.cli.rules import tell_rules
from automatable.cli.tables import beside, full_id, last_played, opened
from automatable.cli.telling import tell_events, tell_last_decision, tell_log, tell_score
from automatable.core.advice.players import players_for
from automatable.core.drawing.screens import GivesPriorities
from automatable.core.errors import AutomatableError
from automatable.core.matches.entries import CORRECTION
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.several import parted
from automatable.table import folders
from automatable.table.databases import Address
from automatable.table.store import Store, Table
from automatable.ui.learning.rulebook import rule_behind
from automatable.ui.words.answers import answer_in_words

COMMANDS = (
    "legal",
    "hint",
    "why",
    "rule",
    "undo",
    "redo",
    "log",
    "score",
    "board",
    "adjust",
    "save",
    "lang",
)


def play(
    arguments: Sequence[str],
    pairs: Sequence[str],
    seed: str | None,
    resume: str | None,
    database: Address | None,
) -> int:
    """Begin a match or go on with one; returns the exit code."""
    with folders.beside(beside(database)):
        match = _new_match(arguments, pairs, seed) if arguments else None
    if match is None and (pairs or seed is not None):
        raise UsageError("options_without_game")
    if match is not None and resume is not None:
        raise UsageError("game_or_resume")
    with opened(database) as store:
        if match is not None:
            id = store.create(match)
        else:
            id = full_id(store, resume) if resume is not None else last_played(store)
        return Session(store, id).run()


def _new_match(arguments: Sequence[str], pairs: Sequence[str], seed: str | None) -> Match[Any]:
    game, options = chosen_game(arguments, pairs)
    return Match.new(game, options, None if seed is None else Seed.from_text(seed))


class Session:
    """One sitting at a table: it shows, asks, and does what is typed."""

    def __init__(self, store: Store, id: str) -> None:
        self.store = store
        self.id = id
        self.table: Table = store.open(id)
        self.leaving = False
        self.refused = False
        voice.game = self.table.match.game
        self.commands: dict[str, Callable[[str], None]] = {
            name: getattr(self, f"do_{name}") for name in COMMANDS
        }
        self.commands |= dict.fromkeys(("?", "help"), self.do_help)
        self.commands |= dict.fromkeys(("quit", "exit", "q"), self.do_quit)

    def run(self) -> int:
        """Until the person leaves, or the piped answers are used up."""
        tell_events(self.table.match.opening, match=self.table.match)
        self._tell_since(0)
        voice.say(voice("cli-play-hint"), "dim")
        self.show()
        while not self.leaving and (line := self._read()) is not None:
            self._obey(line)
        voice.say(voice("cli-play-kept", table=self.id), "dim")
        return BAD_INPUT if self.refused and not sys.stdin.isatty() else OK

    def show(self) -> None:
        """The board and the question."""
        match = self.table.match
        if board := match.game.screens.terminal(match, voice.words):
            voice.show(f"\n{board}\n")
        if match.pending is not None:
            question = voice(f"ask-{match.pending.prompt}", **match.pending.args)
            voice.say(question, "bold")
            self._tell_priorities()
        else:
            tell_score(match)

    def _tell_priorities(self) -> None:
        """What the person goes by in the Automa's place: conditions first, then in order."""
        match = self.table.match
        screens = match.game.screens
        if isinstance(screens, GivesPriorities):
            for line in screens.priorities(match, voice.words):
                voice.say(f"  {'!' if line.is_condition else '·'} {line.text}")

    def _read(self) -> str | None:
        try:
            line = input("> ")
        except EOFError:
            voice.say("")
            return None
        if not sys.stdin.isatty():
            voice.say(line)
        return line.strip()

    def _obey(self, line: str) -> None:
        """A command, or else an answer. A refusal is printed and changes nothing."""
        name, _, argument = line.partition(" ")
        command = self.commands.get(name.lower())
        try:
            if command is not None:
                command(argument.strip())
            elif line:
                self._answer(line)
        except AutomatableError as error:
            self.refused = True
            self._refresh()
            voice.tell_error(error, "" if command and name != "adjust" else self._rule(line))

    def _rule(self, line: str) -> str:
        """The rule behind what was refused."""
        return rule_behind(self.table.match, CORRECTION if line.startswith("adjust") else line)

    def _refresh(self) -> None:
        """Another window may have played on at this table."""
        fresh = self.store.open(self.id)
        if fresh.sequence != self.table.sequence:
            self.table = fresh
            self.show()

    def _answer(self, text: str) -> None:
        """One answer, or a whole turn as a hint writes it; those before a refused one stand."""
        before = len(self.table.match.entries)
        try:
            for one in parted(text):
                self.table = self.store.answer(self.id, one, self.table.sequence)
        finally:
            if len(self.table.match.entries) > before:
                self._tell_since(before)
                self.show()

    def _tell_since(self, count: int) -> None:
        for entry in self.table.match.entries[count:]:
            tell_events(entry.events, match=self.table.match)

    # --- commands, in the order of the help

    def do_help(self, _: str) -> None:
        """All commands, and examples of what can be answered now."""
        from automatable.cli.hinting import examples

        match = self.table.match
        args = {"example": _correction(match), "players": examples(match)}
        voice.say(voice("cli-play-help"))
        for name in (*COMMANDS, "quit"):
            if name != "hint" or players_for(match):
                voice.say(f"  {voice(f'cli-play-help-{name}', **args)}")
        tell_examples(match)

    def do_legal(self, beginning: str) -> None:
        if self.table.match.over:
            voice.say(voice("refused-game_over"))
        else:
            tell_legal(self.table.match, beginning)

    def do_hint(self, wanted: str) -> None:
        """`hint`, `hint greedy` or `hint search 3`: the player, and its seconds."""
        from automatable.cli.hinting import tell_hint

        if not self.table.match.over and not players_for(self.table.match):
            raise UsageError("no_players")
        tell_hint(self.table.match, wanted)

    def do_why(self, _: str) -> None:
        if not tell_last_decision(self.table.match):
            voice.say(voice("cli-play-no_decision"))

    def do_rule(self, wanted: str) -> None:
        """`rule 5.2`, or words: what the rulebook says; alone, about the open question."""
        match = self.table.match
        tell_rules(match.game, wanted or voice.place_of(rule_behind(match)))

    def do_undo(self, _: str) -> None:
        entry, match = self.table.match.undoable(), self.table.match
        text = "" if entry is None else answer_in_words(match, entry, voice.words)
        self.table = self.store.undo(self.id, self.table.sequence)
        voice.say(voice("cli-play-undone", answer=text))
        self.show()

    def do_redo(self, _: str) -> None:
        before = len(self.table.match.entries)
        self.table = self.store.redo(self.id, self.table.sequence)
        self._tell_since(before)
        self.show()

    def do_log(self, _: str) -> None:
        tell_log(self.table.match)

    def do_score(self, _: str) -> None:
        tell_score(self.table.match)

    def do_board(self, _: str) -> None:
        self.show()

    def do_adjust(self, correction: str) -> None:
        self._answer(f"{CORRECTION}{correction}")

    def do_save(self, name: str) -> None:
        if not name:
            raise UsageError("save_without_file")
        write_new(Path(name).expanduser(), self.store.export(self.id))
        voice.say(voice("cli-play-saved", file=name))

    def do_lang(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UsageError("no_such_language", language=language, known=", ".join(LANGUAGES))
        voice.language = language
        self.show()

    def do_quit(self, _: str) -> None:
        self.leaving = True


def _correction(match: Match[Any]) -> str:
    """How a fact of this game is corrected: the likeliest one, as it is."""
    facts = match.game.screens.facts(match) if match.set_up_done else ()
    details = {fact.path: fact.value for fact in facts[:1]}
    return json.dumps(details, ensure_ascii=False)
