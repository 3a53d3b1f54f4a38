"""Words in the reader's language: messages of the frame and of one game, things by name.

    words = Words("de", game("patchwork"))
    words("ask-turn", seat="person")
    words.event(event)             # an event in words
    words.error(error)             # what was refused and what to do

The same as HTML, with the things it names marked, is in `rich`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Any, ClassVar, TypeAlias

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone
from fluent.runtime.utils import native_to_fluent

from automatable.core.errors import AutomatableError, BadFile, BadPosition, Problem
from automatable.core.game import Game, games
from automatable.core.turns.events import Event, Ref, Value
from automatable.ui import prepared
from automatable.ui.words.languages import FALLBACK, languages, locale_of, messages_text

EUPHONIC = "eEèÈéÉ"
"""Before these an Italian list says "ed" ("E2 ed E4"), and before nothing else."""
_BEGINNING = re.compile(r"^((?:<[^>]*>|[^\w<])*)([a-zà-öø-ÿ])")
"""The first letter of a sentence, after marks and markup, if it is a small one."""
LANGUAGES = languages()
"""The languages on offer, each by its own name."""

LONGEST = 300
COUNTABLE = 10**15
"""Larger numbers come from files only, and cannot be formatted as numbers."""
OF_GAMES = 160
"""Of how many games and languages something is remembered: somebody who writes a game file makes a
new one with every edit."""
KEPT = 4_000
"""How many messages with their arguments are remembered, of each game in each language."""
Arguments: TypeAlias = "tuple[tuple[str, int | str], ...]"
_logger = logging.getLogger(__name__)


class MissingWords(KeyError):
    """A message or one of its arguments does not exist: a mistake of ours, never a person's."""


class Words:
    """Messages in one language. The game's words win over the frame's."""

    strict: ClassVar[bool] = False
    """Whether missing words raise (in tests) or show their key (to a person who is playing)."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        self.language = language
        self.game = game
        self._dictionary = dictionary(language, game)

    def __call__(self, key: str, **args: Value) -> str:
        """The message, with its arguments named in words."""
        if not args and (known := self._dictionary.without_arguments.get(key)):
            return known
        said, mistake = self._dictionary.said(key, self._named(args))
        if mistake:
            self._missing(mistake)
        return said

    def _named(self, args: Mapping[str, Value]) -> Arguments:
        return tuple([(name, self.named(value)) for name, value in args.items()])

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._dictionary.bundle_with(key) is not None

    def named(self, value: Value) -> int | str:
        """A value as an argument of a message: a thing by its name, several as a list."""
        if isinstance(value, Ref):
            return self.ref(value)
        if isinstance(value, tuple):
            return self.listed([str(self.named(item)) for item in value])
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            return _shortened(value)
        if value < 0:
            return f"−{-value}"
        return value if value < COUNTABLE else _shortened(str(value))

    def ref(self, ref: Ref) -> str:
        """The name of a thing."""
        names, thing = self._dictionary.names, (ref.kind, ref.id)
        if thing in names:
            return names[thing]
        name = self._name(ref)
        if len(names) < KEPT:
            names[thing] = name
        return name

    def _name(self, ref: Ref) -> str:
        """Its own message, or its kind's; `a+b` is several of a kind, `a,b` a list of them."""
        own = f"{ref.kind}-{ref.id}"
        if self.has(own):
            return self(own)
        if "," in str(ref.id):
            return ", ".join(self.ref(Ref(ref.kind, part)) for part in str(ref.id).split(","))
        if "+" in (id := str(ref.id)):
            runs = [(part, len(list(run))) for part, run in groupby(id.split("+"))]
            names = [(self.ref(Ref(ref.kind, part)), n) for part, n in runs]
            return " + ".join(f"{n} × {name}" if n > 1 else name for name, n in names)
        return self(f"ref-{ref.kind}", id=ref.id)

    def listed(self, names: Iterable[str]) -> str:
        """Several names in the list style of the language; none has a word of its own."""
        names = list(names)
        told = format_list(names, locale=locale_of(self.language)) or self("list-none")
        if self.language == "it" and len(names) > 1 and self.seen(names[-1])[:1] in EUPHONIC:
            return told.removesuffix(f" e {names[-1]}") + f" ed {names[-1]}"
        return told

    def seen(self, name: str) -> str:
        """What a reader sees of a name."""
        return name

    def event(self, event: Event) -> str:
        return self.sentence(event.kind, **event.args)

    def sentence(self, key: str, **args: Value) -> str:
        """A message that begins with a capital letter, even where it begins with a name."""
        told = self(key, **args)
        small = _BEGINNING.match(told)
        if small is None:
            return told
        return type(told)("".join((small[1], small[2].upper(), told[small.end() :])))

    def problem(self, problem: Problem, heads: tuple[str, str] = ("problem", "refused")) -> str:
        keys = [f"{head}-{problem.code}" for head in heads]
        return _without_place(self(next(filter(self.has, keys), keys[0]), **problem.details))

    def problems(self, error: AutomatableError) -> list[str]:
        """Everything that is wrong, one sentence each."""
        if isinstance(error, BadFile):
            return [self.problem(problem, ("refused", "problem")) for problem in error.problems]
        if isinstance(error, BadPosition):
            return [self.problem(problem) for problem in error.problems]
        return [_without_place(self(f"refused-{error.code}", **self._by_title(error.details)))]

    def error(self, error: AutomatableError) -> str:
        return " ".join(self.problems(error))

    def _by_title(self, details: Mapping[str, Value]) -> dict[str, Value]:
        """A refusal calls a game by its name, not by its id."""
        found = games().get(str(details.get("game", "")))
        if found is None:
            return dict(details)
        return {**details, "game": Words(self.language, found)("game-title")}

    def _missing(self, what: str) -> None:
        if self.strict:
            raise MissingWords(f"{self.language}: {what}")
        _logger.error("missing words in %s: %s", self.language, what)


def _shortened(text: str) -> str:
    """What a person typed may be of any length; a message takes no more than 1000 characters."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _without_place(text: str) -> str:
    """A mistake at the top of a file is in the file, not at a place in it."""
    return text.replace(", : ", ": ")


@lru_cache(maxsize=OF_GAMES)
def words_in(language: str, game: Game[Any] | None = None) -> Words:
    """The words of a language, the same for every page: drawings can be remembered by them."""
    return Words(language, game)


class Dictionary:
    """All messages that one page may need; a page says much of it again."""

    def __init__(self, bundles: Sequence[FluentBundle]) -> None:
        self.bundles = bundles
        self.without_arguments: dict[str, str] = {}
        """Messages that were said whole."""
        self.names: dict[tuple[str, int | str], str] = {}
        """Of things, by their kind and id."""
        self.said = lru_cache(maxsize=KEPT)(self._said)

    def bundle_with(self, key: str) -> FluentBundle | None:
        for bundle in self.bundles:
            if bundle.has_message(key):
                return bundle
        return None

    def _said(self, key: str, args: Arguments) -> tuple[str, str]:
        """A message with its arguments, and what is missing."""
        bundle = self.bundle_with(key)
        if bundle is None:
            return key, key
        pattern = bundle.get_message(key).value
        if pattern is None:
            return key, f"{key}: it has no text"
        said, errors = bundle.format_pattern(pattern, dict(args))
        if errors:
            return str(said), f"{key}: {errors[0]}"
        if not args:
            self.without_arguments[key] = str(said)
        return str(said), ""


@lru_cache(maxsize=OF_GAMES)
def dictionary(language: str, game: Game[Any] | None) -> Dictionary:
    """The same for all who read a game in a language."""
    return Dictionary([_bundle(name, game) for name in dict.fromkeys((language, FALLBACK))])


class _Small(FluentInt):
    """A number without separators, the same in every language."""

    def format(self, locale: object) -> str:
        return str(int(self))


@cache
def _small(number: int) -> _Small:
    return _Small(number)


class Bundle(FluentBundle):
    """Messages whose small numbers are not laid out by the locale's pattern, which takes long."""

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        errors: list[Exception] = []
        given = {name: _as_fluent(value) for name, value in (args or {}).items()}
        surroundings = ResolverEnvironment(
            context=self, current=CurrentEnvironment(args=given), errors=errors
        )
        try:
            return pattern(surroundings), errors
        except ValueError as error:
            return "{???}", [*errors, error]


def _as_fluent(value: Any) -> Any:
    return _small(value) if type(value) is int and 0 <= value < 1000 else native_to_fluent(value)


@lru_cache(maxsize=OF_GAMES)
def _bundle(language: str, game: Game[Any] | None) -> FluentBundle:
    """The words of the frame and of a game; a pack may have only some of them."""
    bundle = Bundle([locale_of(language)], use_isolating=False)
    frame = messages_text(files("automatable.ui") / "messages", "frame", language)
    bundle.add_resource(prepared.words(frame))
    workshop = messages_text(files("automatable.ui.workshop") / "messages", "workshop", language)
    bundle.add_resource(prepared.words(workshop))
    if game is not None:
        own = prepared.words(messages_text(game.screens.messages, game.id, language))
        bundle.add_resource(own, allow_overrides=True)
    return bundle


def preferred_language(accepted: str) -> str:
    """The best of our languages for a browser's `Accept-Language`."""
    weighed = sorted(map(_weight, accepted.split(",")), key=lambda pair: -pair[1])
    found = (name for name, weight in weighed if name in LANGUAGES and weight > 0)
    return next(found, FALLBACK)


def _weight(item: str) -> tuple[str, float]:
    name, _, quality = item.partition(";")
    try:
        weight = float(quality.strip().removeprefix("q=") or 1)
    except ValueError:
        weight = 0
    return name.strip().lower().split("-")[0], weight
