"""The contract of a game: what a folder must offer to be played everywhere.

A game is found through the entry point group `automatable.games`; no other layer imports it
by name. The same object serves the web table, the terminal, the simulations and the
research environments. The conformance tests run over every registered game and check what
this file promises.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from automatable.core.advice.difficulty import ByOrder, Difficulty
from automatable.core.errors import BadSave, Problem, Refused, UnknownGame
from automatable.core.files.game_texts import ReadsTexts
from automatable.core.files.json_text import read_json
from automatable.core.options import Option, Options
from automatable.core.plugins import Broken, Plugin, read, reason_of
from automatable.core.score import ScoreSheet
from automatable.core.state.copying import copied
from automatable.core.state.declared import Declared, change
from automatable.core.state.positions import without
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure, Request

if TYPE_CHECKING:
    from automatable.core.decks.owners import Decks
    from automatable.core.drawing.screens import Screens
    from automatable.core.matches.match import Match
    from automatable.core.simulating.tempo import Tempo

ENTRY_POINTS = "automatable.games"
ONLOOKER = 0
"""The seat of someone who has none."""

REQUIRED = ("options", "set_up", "turn", "is_over", "score")
"""What every game must say itself."""
S = TypeVar("S")
STORED = "facts:"
"""So begins a fingerprint of stored facts."""
TEXTS_READ = 64
"""Games made of texts that are kept in memory: a shelf of files, and what matches carry."""


class Game(Generic[S]):
    """All of one game. `S` is its state: plain mutable data.

    What nobody knows (the order of a deck) is not in the state; it is drawn when it is revealed.
    What one seat knows and another does not (a hand) is in it, and `view` tells it to its owner
    only. A *turn* is the unit between two states the outside can see. A correction in the
    middle of a turn changes the facts under the open question (`goes_on`).
    """

    id: str
    on_shelf: bool = True
    """Whether it is offered to people; not if it only proves something."""
    decks: Decks
    correction_rule: str
    """The rule id under which corrections are logged."""
    set_up_rule: str = ""
    """The rule that says how a match is set up: options that are refused lead to it."""
    is_from_file: bool = False
    """Whether it was read from a game file: no code is its own, only words and cards."""
    text: str = ""
    """The file it was read from: every match of it carries that along (KIT-STO-02)."""
    repeats_corrected_turns: bool = False
    """Its turns work on a copy: one that is corrected half-way begins again from the corrected
    facts and is given the same answers, as far as they are still possible."""
    rules_version: int = 1
    """Raised when the same answers lead to another state; stored in every save."""
    facts: Declared[S] | None = None
    """What its state declares, and all that follows from it. A game without it writes and reads its
    positions itself."""
    tempo: Tempo | None = None
    """How its Automa is watched alone, where the game itself says so (`core/simulating/tempo`)."""
    example: Any
    """A position in which the Automa moves, as it may be written; see `template`."""

    options: Callable[[], Sequence[Option]]
    """What is chosen at set-up, in the order in which it is asked."""
    set_up: Callable[[Options, Log], Procedure[S]]
    """From the chosen options to the first state."""
    turn: Callable[[S, Log], Procedure[S]]
    """One turn, on a copy of the state that belongs to the procedure."""
    is_over: Callable[[S], bool]
    """No turn can follow."""
    score: Callable[[S], ScoreSheet]
    """The scoring rules applied to the present state."""

    @cached_property
    def derived_facts(self) -> Sequence[str]:
        """Dotted paths of the position that follow from the others and cannot be corrected."""
        return tuple(self._declared.derived)

    @cached_property
    def unset_facts(self) -> Sequence[str]:
        """Facts that are not in the position while nobody tells them; a correction may do so."""
        return () if self.facts is None else self.facts.unset_facts

    @property
    def _declared(self) -> Declared[S]:
        if self.facts is None:
            raise TypeError(f"{self.id} declares no facts, and does not say what a position is")
        return self.facts

    def dealt_by_app(self, options: Options, stream: str) -> bool:
        """Whether the app draws for this stream, or the person reports what came."""
        return bool(options.get("dealer", "app") == "app")

    def position(self, state: S) -> dict[str, Any]:
        """The state as a complete, documented JSON object; derived facts may be included."""
        return self._declared.to_json(state)

    def from_position(self, position: Any) -> S:
        """The state described by a JSON object (or a text notation of the game).

        Raises `BadPosition` for what cannot be read or cannot occur.
        """
        return self._declared.from_json(position)

    def problems(self, state: S) -> list[Problem]:
        """Everything that is impossible about a state; empty for every state of a match."""
        return self._declared.problems(state)

    def view(self, state: S, seat: int) -> dict[str, Any]:
        """What the person in a seat may see, as JSON: the position and the odds of what comes.

        `ONLOOKER` is someone without a seat, who sees only what lies open.
        """
        return self.position(state) if self.facts is None else self.facts.seen(state, seat)

    def template(self) -> dict[str, Any]:
        """A typical mid-game position in which the Automa moves, as an example to edit."""
        return self.position(self.from_position(self.example))

    @cached_property
    def screens(self) -> Screens:
        """How the game is drawn: `SCREENS` of the module `screens` beside this one.

        Loaded when it is needed first: simulations draw nothing.
        """
        screens: Screens = import_module(f"{self.package}.screens").SCREENS
        return screens

    @cached_property
    def package(self) -> str:
        """Where the files of the game lie."""
        return type(self).__module__.rpartition(".")[0]

    @cached_property
    def difficulty(self) -> Difficulty:
        """How hard its levels are; one that says nothing has them in the rulebook's order."""
        return ByOrder(self)

    def copy(self, state: S) -> S:
        """An independent copy of a state."""
        return copied(state)

    def begun(self, start: S) -> S:
        """The copy of a state on which a turn from it is played; nobody changes `start`."""
        return self.copy(start)

    def imagined(self, state: S, seat: int, chance: Random) -> S:
        """A state that may as well be true, for all that a seat can know.

        What this seat cannot see is dealt again, and `view` must not show the difference. A game
        whose state hides nothing from anybody leaves it at that.
        """
        return state

    def options_at(self, state: S) -> dict[str, Any]:
        """The options that a state implies; the others get their default.

        A state made of plain fields implies those that have the name of an option.
        """
        keys = [option.key for option in self.options()]
        return {key: getattr(state, key) for key in keys if hasattr(state, key)}

    def options_played(self, options: Options, state: S) -> dict[str, Any]:
        """The options of a finished match for the history: what was left to chance as it came."""
        return dict(options)

    def begin_at(self, state: S, options: Options) -> S:
        """The first state of a match that begins at a given one with these options."""
        return state

    def unasked(self, request: Request, rules_version: int) -> str | None:
        """The answer to a question that an older version of the rules did not ask.

        So that old saves keep loading; None if the question was asked then.
        """
        return None

    def automa_turn(self, state: S, log: Log) -> Procedure[S] | None:
        """One whole turn of the Automa from any position; None if it is not its turn.

        Nobody deals here: every card that is revealed is asked for.
        """
        return None

    def save_note(self, options: Options) -> str:
        """What a save says to people who read it, such as that its cards are a stand-in."""
        return ""

    def read_record(self, text: str) -> Match[S]:
        """The match of a game record: text that begins with the tag `[Game "id"]`."""
        raise BadSave("no_records", game=self.id)

    def corrected(self, state: S, correction: str) -> S:
        """The state after a correction: a JSON object of dotted paths to true values.

        Derived facts are computed again. Raises `BadPosition` if the result cannot occur.
        """
        changes = read_changes(correction)
        if self.facts is not None:
            return self.facts.corrected(state, changes)
        return self.from_position(self.changed(state, changes))

    def goes_on(self, before: S, corrected: S) -> bool:
        """Whether the turn in progress goes on after a correction in the middle of it.

        Not if it changes whose turn it is: the question that is open is nobody's then.
        """
        return not self.is_over(corrected) and self.mover(before) == self.mover(corrected)

    def mover(self, state: S) -> object:
        """Whose turn it is, and of which kind."""
        return None

    def changed(self, state: S, changes: Mapping[str, Any]) -> dict[str, Any]:
        """The position with some facts replaced and without the derived ones."""
        if self.facts is not None:
            return self.facts.changed(state, changes)
        position = {**dict.fromkeys(self.unset_facts), **self.stored(state)}
        for path, value in changes.items():
            change(position, path, value)
        return position

    def stored(self, state: S) -> dict[str, Any]:
        """The position without what follows from it: all that makes two states the same."""
        if self.facts is not None:
            return self.facts.stored(state)
        position = self.position(state)
        for path in self.derived_facts:
            position = without(position, path)
        return position

    def fingerprint(self, state: S) -> str:
        """A short hash of the stored facts, kept in saves to prove that a replay arrived.

        A score that is counted otherwise, or a line of text written otherwise, leaves it as it is.
        """
        return f"{STORED}{hashed(self.stored(state))}"

    def whole_hash(self, state: S) -> str:
        """A hash of the whole position: a source of chance, and the fingerprint of old saves."""
        return hashed(self.position(state))


def hashed(position: Mapping[str, Any]) -> str:
    """A short hash of a position, the same however its facts are ordered."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=12).hexdigest()


def is_of_whole_position(fingerprint: str) -> bool:
    """Whether a fingerprint was made as saves had it before: derived facts are in it."""
    return bool(_WHOLE.fullmatch(fingerprint))


def read_changes(text: str) -> dict[str, Any]:
    """The changes of a correction such as `{"seat_1.buttons": 7}`."""
    try:
        changes = read_json(text)
    except ValueError:
        changes = None
    if not isinstance(changes, dict) or not changes:
        raise Refused("unreadable", token=text)
    return changes


_WHOLE = re.compile("[0-9a-f]{24}")
_ID = re.compile(r"[a-z][a-z0-9_]*")


@cache
def _registered() -> tuple[Mapping[str, Game[Any]], tuple[Broken, ...]]:
    plugins, broken = read(ENTRY_POINTS)
    bad = [*broken]
    good: dict[str, Plugin] = {}
    for plugin in _one_by_one(plugins):
        if reason := _unusable(plugin, good):
            bad.append(Broken(plugin.name, plugin.package, reason).log())
        else:
            good[plugin.thing.id] = plugin
    return {id: good[id].thing for id in sorted(good)}, tuple(bad)


def _one_by_one(plugins: Iterable[Plugin]) -> Iterator[Plugin]:
    """An entry point may stand for several games: whatever lies in a folder of game files."""
    for plugin in plugins:
        if isinstance(plugin.thing, Iterable):
            yield from (Plugin(plugin.name, plugin.package, game) for game in plugin.thing)
        else:
            yield plugin


def _unusable(plugin: Plugin, known: Mapping[str, Plugin]) -> Problem | None:
    """Why a game cannot be offered; those of other packages are looked at more closely."""
    game = plugin.thing
    if not isinstance(game, Game):
        return Problem("no_game", {"what": type(game).__name__})
    if not isinstance(getattr(game, "id", None), str) or not _ID.fullmatch(game.id):
        return Problem("bad_id", {"id": str(getattr(game, "id", ""))[:40]})
    if game.id in known:
        return Problem("id_twice", {"id": game.id, "package": known[game.id].package})
    return _unfinished(game) if plugin.from_outside else None


def _unfinished(game: Game[Any]) -> Problem | None:
    """What keeps a game from being shown on the shelf."""
    try:
        for function in REQUIRED:
            getattr(game, function)
        game.decks.built_in()
        words = game.screens.messages / "en.ftl"
    except Exception as error:
        return reason_of(error)
    return None if words.is_file() else Problem("no_words", {"file": "messages/en.ftl"})


def registered_games() -> Mapping[str, Game[Any]]:
    """The games of packages, by id, in the order of their ids."""
    return _registered()[0]


def games() -> Mapping[str, Game[Any]]:
    """All games by id: those of packages, and behind them a person's own files."""
    own = {id: game for source in _sources for id, game in source.games().items()} | _lent
    return {**registered_games(), **own} if own else registered_games()


class Source(Protocol):
    """Where more games come from than from packages: a store of files."""

    def games(self) -> Mapping[str, Game[Any]]:
        """As they are now, by id; ids live apart from those of packages (KIT-STO-01)."""

    def broken(self) -> Sequence[Broken]:
        """What cannot be played, each with its first mistake."""


_sources: list[Source] = []
_lent: dict[str, Game[Any]] = {}


def add_source(source: Source) -> None:
    """From now on its games are found like all others."""
    _sources.append(source)


# --- games that come as texts


def reads_texts() -> ReadsTexts:
    """Who reads game files; raises `UnknownGame` where nobody does."""
    for plugin in read(ENTRY_POINTS)[0]:
        if isinstance(plugin.thing, ReadsTexts):
            return plugin.thing
    raise UnknownGame("unknown_game", game=ENTRY_POINTS, known="")


@lru_cache(maxsize=TEXTS_READ)
def game_from(text: str, id: str) -> Game[Any]:
    """The game of a text; the same text under the same id is the same game."""
    return reads_texts().from_text(text, id)


def lend(game: Game[Any]) -> None:
    """Until `lending` ends this game is known, such as one from a file that was named."""
    _lent[game.id] = game


@contextmanager
def lending() -> Iterator[None]:
    """While one command is carried out."""
    try:
        yield
    finally:
        _lent.clear()


def broken_games() -> Sequence[Broken]:
    """Games that are registered and cannot be used, each with the reason; own files come last."""
    return (*_registered()[1], *(broken for source in _sources for broken in source.broken()))


def game(id: str) -> Game[Any]:
    """The game registered under this id."""
    known = games()
    if id not in known:
        if id in [broken.name for broken in broken_games()]:
            raise UnknownGame("broken_game", game=id)
        raise UnknownGame("unknown_game", game=id, known=", ".join(known))
    return known[id]
