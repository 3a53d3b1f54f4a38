"""An answer is declared once: its words, its parts, what is offered, why it may be refused.

    @dataclass(frozen=True)
    class Took(Reply[State], head="take"):
        place: Annotated[str, Part(read=location, absent=lambda state: state.person_mech)]
        count: Annotated[int, NUMBER]

        @classmethod
        def offered(cls, state):                 # what can be tapped, said positively
            here = state.locations[state.person_mech]
            return (cls(state.person_mech, n) for n in range(1, here.tokens + 1))

        def check(self, state):                  # only names the reason
            if self.count > state.locations[self.place].tokens:
                raise Refused("unreadable")

    REPORTS = Replies(Done, Moved, Took)
    report = yield from REPORTS.ask(state, prompt="turn", rule="EXP-TURN-02")

From this follow the reader, the one canonical text, the list, the forms, the notation that the
terminal explains, and the fields that a page sends. What a reply does is the game's: a method of
its own. That offered and accepted agree is proved by the conformance suite.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Self, TypeVar, get_type_hints

from automatable.core.errors import Refused
from automatable.core.turns.events import Value
from automatable.core.turns.forms import HOLE, Form, Number, OneOf
from automatable.core.turns.forms import Part as FormPart
from automatable.core.turns.procedure import Answer, Ask

FEW = 4
S = TypeVar("S")
R = TypeVar("R", bound="Reply[Any]")


def _as_it_is(state: Any, text: str) -> str:
    return text


def _words(given: Sequence[str]) -> str:
    return " ".join(filter(None, given))


def _as_number(state: Any, text: str) -> int:
    return int(text)


@dataclass(frozen=True)
class Part:
    """How a part of a reply is written and read; the type of the field says what it is.

    A field with a default may be left out, and is when it has that value.
    """

    pattern: str = r"\S+"
    """What can be read at all: the rest is unreadable, before any part is looked at closely."""
    read: Callable[[Any, str], Any] = _as_it_is
    """The value meant, given the state; raises `Refused` by name."""
    write: Callable[[Any], str] = str
    text: str = f" {HOLE}"
    """How it stands in the reply, with what is between it and the part before."""
    absent: Callable[[Any], Any] | None = None
    """What is meant where it is left out, given the state; it is always written."""
    join: Callable[[Sequence[str]], str] = _words
    """What the fields of a page for it mean together."""
    name: str = ""
    """Its name in forms, where that is not the field's."""
    kind: str = ""
    """It names things of this kind: `Ref(kind, text)` has a name and a place."""


NUMBER = Part("[0-9]{1,2}", _as_number)
"""A number of at most two digits."""


def one_of(words: Iterable[str], kind: str = "", text: str = f" {HOLE}") -> Part:
    """One of these words; whatever else stands there is unreadable."""
    return Part("|".join(map(re.escape, words)), text=text, kind=kind)


@dataclass(frozen=True)
class _Declared:
    """A part with the field that it fills."""

    field: str
    part: Part
    default: Any

    @property
    def name(self) -> str:
        return self.part.name or self.field

    @property
    def optional(self) -> bool:
        return self.default is not MISSING or self.part.absent is not None

    @property
    def around(self) -> tuple[str, str]:
        before, _, after = self.part.text.partition(HOLE)
        return before, after

    @property
    def pattern(self) -> str:
        before, after = map(re.escape, self.around)
        return f"(?:{before}({self.part.pattern}){after}){'?' * self.optional}"

    def value(self, state: Any, text: str | None) -> Any:
        if text is not None:
            return self.part.read(state, text)
        return self.default if self.part.absent is None else self.part.absent(state)

    @property
    def notation(self) -> str:
        few = _few_words(self.part.pattern)
        named = "|".join(few) or self.name.upper()
        if len(few) > 1 and not (self.optional and self.part.text.strip() == HOLE):
            named = f"({named})"
        shown = self.part.text.replace(HOLE, named)
        return f"{' ' * (shown[0] == ' ')}[{shown.strip()}]" if self.optional else shown


def _few_words(pattern: str) -> list[str]:
    """What a part can be, if it is one of a few words: those are shown instead of its name."""
    words = [re.sub(r"\\(.)", r"\1", word) for word in pattern.split("|")]
    plain = "|".join(map(re.escape, words)) == pattern
    return words if plain and len(words) <= FEW else []


class _Layout:
    """All that follows from the declaration of a reply."""

    def __init__(self, reply: type[Reply[Any]]) -> None:
        hints = get_type_hints(reply, include_extras=True)
        self.reply = reply
        self.parts = [
            _Declared(one.name, _part(hints[one.name]), one.default)
            for one in fields(reply)  # type: ignore[arg-type]  # every reply is a dataclass
        ]
        self.pattern = re.compile(
            re.escape(reply.head) + "".join(part.pattern for part in self.parts)
        )

        self.between = (reply.head + "".join(part.part.text for part in self.parts)).split(HOLE)
        self._pieces = [
            (part.field, part.default, *part.around, part.part.write) for part in self.parts
        ]

    @property
    def is_one_word(self) -> bool:
        """Its first part follows the head without a blank: `^4`, `K2c4`."""
        return bool(self.parts) and not self.parts[0].part.text.startswith(" ")

    @cached_property
    def notation(self) -> str:
        return self.reply.head + "".join(part.notation for part in self.parts)

    def written(self, reply: Reply[Any]) -> str:
        text = self.reply.head
        for name, default, before, after, write in self._pieces:
            value = getattr(reply, name)
            if value != default:
                text += f"{before}{write(value)}{after}"
        return text

    def composed(self, given: Mapping[str, Sequence[str]]) -> str:
        """The text with these words in its parts, whatever they are; empty if one is no part."""
        if not given.keys() <= {part.name for part in self.parts}:
            return ""
        told = ((part, part.part.join(given.get(part.name, ()))) for part in self.parts)
        texts = (part.part.text.replace(HOLE, words) for part, words in told if words)
        return self.reply.head + "".join(texts)

    def form(self, given: Mapping[str, Any]) -> Form:
        """Fixed parts are whole words of the head, or written into the part that follows them."""
        head, fixed, made = "", self.reply.head, list[FormPart]()
        for part in self.parts:
            options = given.get(part.field)
            if isinstance(options, str | int):
                fixed += part.part.text.replace(HOLE, part.part.write(options))
            elif options is not None:
                words, _, fixed = (fixed + part.part.text).rpartition(" ")
                if made:
                    fixed = f"{words} {fixed}".lstrip()
                else:
                    head = words
                made.append(_open(part, options, fixed))
                fixed = ""
        assert not fixed, f"{self.notation}: nothing is open at its end"
        return Form(head, tuple(made))


def _open(part: _Declared, options: Any, text: str) -> FormPart:
    if isinstance(options, FormPart):
        return replace(options, name=part.name, text=text)
    if isinstance(options, range):
        return Number(part.name, options.start, options.stop - 1, text)
    words = tuple(map(part.part.write, options))
    return OneOf(part.name, words, text, part.part.kind, part.default is not MISSING)


def _part(hint: Any) -> Part:
    """The declaration in `Annotated[str, Part(...)]`."""
    found = [one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Part)]
    assert len(found) == 1, f"{hint}: a part of a reply is declared once"
    return found[0]


class Reply(Generic[S]):
    """One kind of answer: a frozen dataclass whose fields are `Annotated` with their `Part`."""

    head: ClassVar[str] = ""
    """The words with which it begins; nothing, where its first part says what it is."""
    _layout: ClassVar[_Layout]

    def __init_subclass__(cls, head: str | None = None, **rest: Any) -> None:
        super().__init_subclass__(**rest)
        if head is not None:
            cls.head = head

    @classmethod
    def layout(cls) -> _Layout:
        """Made when it is needed first: the types of the parts are known then."""
        layout: _Layout | None = cls.__dict__.get("_layout")
        if layout is None:
            layout = cls._layout = _Layout(cls)
        return layout

    @classmethod
    def offered(cls, state: S) -> Iterable[Reply[S] | str]:
        """What is possible and can be listed, in a fixed order; texts where they are quicker."""
        return ()

    @classmethod
    def forms(cls, state: S) -> Iterable[Form]:
        """What is possible and more than anyone can list, by parts (`form`)."""
        return ()

    @classmethod
    def form(cls, **options: Any) -> Form:
        """This reply with some parts open: a range of numbers, several values, a part of a form.

        Other values are fixed.
        """
        return cls.layout().form(options)

    @classmethod
    def begun(cls, *parts: str) -> str:
        """Its text as far as to the next part, which a long list only has to add."""
        between = cls.layout().between
        return "".join(map(str.__add__, between, parts)) + between[len(parts)]

    def check(self, state: S) -> None:
        """Raises `Refused` with the reason why it is not possible now."""

    def checked(self, state: S) -> Self:
        """This reply, if it is possible, with what follows from the position filled in."""
        self.check(state)
        return self

    def __str__(self) -> str:
        return self.layout().written(self)


@dataclass(frozen=True)
class Replies(Generic[S, R]):
    """All that can be answered to a question."""

    kinds: Sequence[type[R]]
    others: Mapping[str, str] = field(default_factory=dict)
    """First words (patterns) that mean something at another time, and the code of that refusal."""
    unknown: str = "unreadable"
    """The code of the refusal of everything that begins with no word of theirs."""
    implied: str = ""
    """The first word that is meant where none of theirs stands: `5` is `bid 5`."""
    listing: Callable[[S], Iterable[R | str]] | None = None
    """The list, where its order is not the order of the kinds (such as place by place)."""

    @cached_property
    def _by_word(self) -> dict[str, list[type[R]]]:
        """The kinds by their first word, longer heads first: `take 20` is no `take`."""
        found: dict[str, list[type[R]]] = {}
        for kind in sorted(self.kinds, key=lambda kind: len(kind.head), reverse=True):
            word = "" if kind.layout().is_one_word else kind.head.partition(" ")[0]
            found.setdefault(word, []).append(kind)
        return found

    def read(self, state: S, text: str) -> R:
        """The reply meant by a text, checked."""
        return self.meant(state, text).checked(state)

    def meant(self, state: S, text: str) -> R:
        """The patterns of all parts first, then their values from left to right."""
        plain = " ".join(text.split())
        word = plain.partition(" ")[0]
        if self.implied and word not in self._by_word:
            word, plain = self.implied, f"{self.implied} {plain}".rstrip()
        for kind in (*self._by_word.get(word, ()), *self._by_word.get("", ())):
            layout = kind.layout()
            if found := layout.pattern.fullmatch(plain):
                told = zip(layout.parts, found.groups(), strict=True)
                values = {part.field: part.value(state, given) for part, given in told}
                reply: R = kind(**values)
                return reply
        for pattern, code in self.others.items():
            if re.fullmatch(pattern, word):
                raise Refused(code)
        raise Refused("unreadable" if word in self._by_word else self.unknown, token=text)

    def answer(self, state: S, text: str) -> Answer[R]:
        reply = self.read(state, text)
        return Answer(reply, str(reply))

    def offered(self, state: S) -> Iterable[R | str]:
        if self.listing is not None:
            return self.listing(state)
        return self._by_kind(state)

    def _by_kind(self, state: S) -> Iterator[Any]:
        for kind in self.kinds:
            yield from kind.offered(state)

    def legal(self, state: S) -> list[str]:
        return list(map(str, self.offered(state)))

    def forms(self, state: S) -> list[Form]:
        return [form for kind in self.kinds for form in kind.forms(state)]

    @cached_property
    def notations(self) -> tuple[str, ...]:
        return tuple(kind.layout().notation for kind in self.kinds)

    def composed(self, head: str, parts: Mapping[str, Sequence[str]]) -> str:
        """The text that the fields of a page mean: a first word, and the parts by their names."""
        made = (kind.layout().composed(parts) for kind in self.kinds if kind.head == head)
        return next(filter(None, made), "")

    def ask(
        self,
        state: S,
        *,
        prompt: str,
        rule: str,
        seat: int = 1,
        args: Mapping[str, Value] = MappingProxyType({}),
        giving_up: tuple[str, ...] = (),
    ) -> Ask[R]:
        """The question that any of these replies answers."""
        return Ask(
            prompt=prompt,
            rule=rule,
            seat=seat,
            args=args,
            reader=lambda text: self.answer(state, text),
            listing=lambda: self.legal(state),
            describing=lambda: self.forms(state),
            composing=self.composed,
            declared=self.notations,
            giving_up=giving_up,
        )
