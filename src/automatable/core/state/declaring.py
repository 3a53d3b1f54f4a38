"""A fact of a state, declared once where it stands: in the class of the state.

    @record(kw_only=True)
    class State:
        round: int = 1                                     # the type says all there is to say
        person: Person = fact(factory=Person, name="human")
        progress: int = fact(default=0, name="progress_position", absent=REQUIRED)
        locations: dict[str, Location] = fact(factory=face_down, keys=LOCATIONS, entries=AS_TEXT)

Positions, copies, the page of facts, corrections and fingerprints follow from it: see `declared`.

A record may say two things more about itself as class variables:

    tags = {"kind": "automa"}                   # constants in files: which of several records it is
    derived = {"scheme": attrgetter("scheme")}  # what follows from its facts, by its name in files
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, Field, dataclass, field
from typing import Any, Generic, Literal, TypeAlias, TypeVar, dataclass_transform, overload

from automatable.core.state.copying import SHARED
from automatable.core.state.facts import Shows
from automatable.core.state.rows import Rows
from automatable.core.turns.events import Value

T = TypeVar("T")
Known: TypeAlias = "Collection[Any] | Callable[[], Collection[Any]] | None"
Args: TypeAlias = "Mapping[str, Value] | Callable[[Any], Mapping[str, Value]]"
_FACT = "fact"
LAST = 1000


class _Unsaid:
    """Nothing was said about it."""

    def __repr__(self) -> str:
        return "UNSAID"


UNSAID: Any = _Unsaid()
REQUIRED: Any = _Unsaid()
"""For `absent`: a file that leaves the fact out is refused, though the memory has a default."""


@dataclass(frozen=True)
class Way(Generic[T]):
    """A fact that looks different in files: a location as text, a level by its id."""

    shape: Any
    """The type of what stands in files; it is read strictly."""
    write: Callable[[T], Any]
    read: Callable[[Any, str], T] = lambda told, path: told
    """Of what stands in the file, and its path; a `Refused` means that it cannot be read."""


@dataclass(frozen=True)
class InLine:
    """Where a fact stands in a game's notation of one line, and how it is called there."""

    place: int
    name: str
    always: bool = False
    """Even if it has its usual value."""


@dataclass(frozen=True)
class Told:
    """What a fact says about itself beside its type and its default."""

    name: str = ""
    """In files; as in the code if nothing is said."""
    absent: Any = UNSAID
    """What a file means that leaves it out, or a function of the facts of its part that were read
    (by name); the default of the memory if nothing is said."""
    null: bool = False
    """Null in a file means left out."""
    left_out: Any = UNSAID
    """Not written while it has this value, or one for which this function is true: a fact that came
    later leaves older positions alone."""
    values: Known = None
    """All that it can be; of a list or a table, what its entries can be."""
    way: Way[Any] | None = None
    gives: Callable[[Any], Any] | None = None
    """What is written, of the part that has the fact, where that is not the value as it is."""
    entries: Way[Any] | None = None
    """The way of each entry of a list or a table."""
    keys: Known = None
    """The keys of a table, all of which it has, in this order."""
    partial: bool = False
    """A file may leave out some of the keys: those keep what the factory gives them."""
    by_key: bool = False
    """An entry may be put in by its path, and null takes it away: what lies on a place."""
    spread: str = ""
    """Each entry is a fact of its own with this name: `{}_mech`."""
    open: bool = False
    """Of those that are spread some may be unknown: no entry, and not written."""
    key: bool = False
    """The key under which its part stands in a table; it is not written again."""
    flat: bool = False
    """The facts of this part stand among those around it; a part that may be None is there as soon
    as one of its facts is."""
    inside: Mapping[str, Told] | None = None
    """What is said of some facts of this part where it is used: another name in files, a label."""
    stored: bool = True
    """Whether it is in positions at all."""
    shows: Shows | None = None
    rank: int = LAST
    """Where it stands on the page of facts: likely mistakes first."""
    args: Args | None = None
    """What the labels of all facts in this part get, or a function of the state."""
    typed: Callable[[str, str], Any] | None = None
    """What a text means that a person typed in at a path; its type knows the usual ways."""
    rows: Callable[[Any], Rows] | None = None
    """Its parts, each to be chosen by its name, of what stands in files."""
    line: InLine | None = None
    since: int = 0
    """The rules version that brought it: older files lack it, and so it is not written while it has
    the default of the memory; null means that, too."""
    seen_by: Callable[[Any, Any], Collection[int] | None] | None = None
    """The seats that may see it, of the state and the part that has it; None for everybody."""
    hidden: Literal["as_size", "wholly"] = "as_size"
    """What all others see of it: how many there are, or nothing."""


NOTHING_TOLD = Told()


@overload
def fact(
    *, default: T, kw_only: bool = ..., shared: bool = ..., compare: bool = ..., **told: Any
) -> T: ...
@overload
def fact(
    *, factory: Callable[[], T], kw_only: bool = ..., shared: bool = ..., **told: Any
) -> T: ...
@overload
def fact(*, kw_only: bool = ..., shared: bool = ..., **told: Any) -> Any: ...
def fact(
    *,
    default: Any = MISSING,
    factory: Any = MISSING,
    kw_only: Any = MISSING,
    shared: bool = False,
    compare: bool = True,
    **told: Any,
) -> Any:
    """A field of a record, and all that `Told` can say of it; `shared`: copies hold the same."""
    metadata = {_FACT: Told(**told), SHARED: shared}
    if factory is not MISSING:
        return field(default_factory=factory, kw_only=kw_only, metadata=metadata)
    return field(default=default, kw_only=kw_only, compare=compare, metadata=metadata)


@overload
def record(shape: type[T], /) -> type[T]: ...
@overload
def record(*, kw_only: bool = ..., frozen: bool = ...) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(field_specifiers=(fact, field))
def record(shape: type[T] | None = None, /, *, kw_only: bool = False, frozen: bool = False) -> Any:
    """A dataclass whose fields may be declared with `fact`."""
    make = dataclass(kw_only=kw_only, frozen=frozen)
    return make if shape is None else make(shape)


def told_of(field: Field[Any]) -> Told:
    told: Told = field.metadata.get(_FACT, NOTHING_TOLD)
    return told


def tags_of(shape: Any) -> Mapping[str, str]:
    """The constants by which a record is known in files."""
    tags: Mapping[str, str] = getattr(shape, "tags", {})
    return tags


def derived_of(shape: Any) -> Mapping[str, Callable[[Any], Any]]:
    """What follows from the facts of a record, by its name in files."""
    derived: Mapping[str, Callable[[Any], Any]] = getattr(shape, "derived", {})
    return derived


def known(values: Known) -> Collection[Any] | None:
    return values() if callable(values) else values
