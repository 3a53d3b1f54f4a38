"""What there is to see at every moment of seeded matches, line by line: for comparing versions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from hashlib import blake2b
from random import Random
from typing import Any

from automatable.core.drawing.screens import Fact
from automatable.core.errors import AutomatableError, BadPosition
from automatable.core.files.data import parse_toml
from automatable.core.game import ONLOOKER, Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import save
from automatable.core.turns.events import Event, Ref, plain
from automatable.core.turns.forms import Form
from automatable.core.turns.procedure import Ask, Draw, Request
from automatable.testing.playing import even_answer, legal_answer, option_sets

NONSENSE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    99,
    10**30,
    1.5,
    "",
    "x",
    "yes",
    [],
    [1],
    {},
    {"a": 1},
)
MOST_LISTED = 40
"""Longer lists of values are written as their hash."""
EVERY = {"copy": 5, "view": 3, "facts": 3, "fuzz": 3, "save": 40}
"""What takes long is looked at only at every few moments."""
FUZZED = {"position": 8, "correction": 8, "answer": 8, "deck": 400}
"""How many of each at such a moment; of decks, how many of each file."""
LONGEST = 400
"""Answers of a match that are followed."""


@dataclass(frozen=True)
class Line:
    """One thing to see: where, of which kind, and what."""

    at: str
    kind: str
    seen: Any

    def __str__(self) -> str:
        return json.dumps({"at": self.at, "kind": self.kind, "is": self.seen}, default=_plain)


# --- what there is to see


def lines_of(game: Game[Any], matches: int) -> Iterator[Line]:
    """Matches of a game with options that are spread over all there are, and its template."""
    sets = option_sets(game)
    for number in range(matches):
        name = f"{game.id} {number:03}"
        options = sets[number * len(sets) // matches if matches < len(sets) else number % len(sets)]
        match = Match.new(game, options, Seed.from_text(name))
        answer = even_answer if number % 3 == 2 else legal_answer
        yield from _match(name, match, answer)
    template = Match.at(game, game.template(), {}, Seed.from_text("template"))
    yield from _match(f"{game.id} template", template, legal_answer)
    yield from _decks(game)


def _match(name: str, match: Match[Any], answer: Any) -> Iterator[Line]:
    player, known = Random(name), ["done"]
    yield Line(f"{name} 0000", "opening", _events(match.opening))
    for step in range(LONGEST):
        at = f"{name} {step:04}"
        for kind, seen in _moment(match, step, known, Random(f"{at} looks on")):
            yield Line(at, kind, seen)
        if match.over:
            break
        text = answer(match, player.choice)
        known.append(text)
        events = match.answer(text)
        yield Line(at, "answer", [text, _events(events)])
    yield Line(f"{name} end", "save", save(match))


def _moment(
    match: Match[Any], step: int, known: list[str], chance: Random
) -> Iterator[tuple[str, Any]]:
    yield "question", _question(match.pending)
    yield "legal", match.legal()
    yield "forms", [_form(form) for form in match.forms()]
    if step % EVERY["fuzz"] == 0 and match.pending is not None:
        for number, text in enumerate(_texts(match, known, chance)):
            yield f"fuzzed answer {number}", [text, _read(match.pending, text)]
    if match.set_up_done:
        yield from _facts_of(match, step, chance)
    if step and step % EVERY["save"] == 0:
        yield "save", save(match)


def _facts_of(match: Match[Any], step: int, chance: Random) -> Iterator[tuple[str, Any]]:
    game, state, position = match.game, match.state, match.position()
    yield "position", position
    yield "score", match.score().to_json()
    yield "problems", [str(problem) for problem in game.problems(state)]
    if step % EVERY["copy"] == 0:
        twin = game.copy(state)
        yield "copy", [game.position(twin) == position, sorted(set(_shared(state, twin, "")))]
    if step % EVERY["view"] == 0:
        for seat in (ONLOOKER, 1, 2):
            yield f"view {seat}", _changed(position, game.view(state, seat))
        yield "options", game.options_at(state)
    if step % EVERY["facts"] == 0:
        facts = game.screens.facts(match)
        yield "facts", [_fact(fact) for fact in facts]
    if step % EVERY["fuzz"] == 0:
        yield from _fuzzed(match, position, chance)


def _fuzzed(match: Match[Any], position: Any, chance: Random) -> Iterator[tuple[str, Any]]:
    game, state, plain_one = match.game, match.state, _sorted(position)
    for number in range(FUZZED["position"]):
        told, contents = _spoiled(plain_one, chance)
        yield f"fuzzed position {number}", [told, _read_position(game, contents)]
    paths = sorted({".".join(path) for path in _paths(plain_one) if all(map(_is_name, path))})
    paths += sorted(fact.path for fact in game.screens.facts(match)) * 2
    for number in range(FUZZED["correction"]):
        changes = {
            (path := chance.choice(paths)): _other(_at(plain_one, path), plain_one, chance)
            for _ in range(chance.choice((1, 1, 1, 2)))
        }
        yield f"correction {number}", [changes, _correct(match, state, json.dumps(changes))]


def _question(request: Request | None) -> Any:
    if request is None:
        return None
    facts: list[Any] = [type(request).__name__, request.prompt, request.rule, _args(request.args)]
    facts += [request.giving_up, request.complete]
    if isinstance(request, Draw):
        return [*facts, request.stream, dict(request.outcomes), request.take, request.word]
    return [*facts, request.seat] if isinstance(request, Ask) else facts


def _args(args: Any) -> dict[str, Any]:
    return {name: repr(value) for name, value in args.items()}


def _form(form: Form) -> Any:
    return [form.head, [repr(part) for part in form.parts]]


def _events(events: Iterable[Event]) -> list[Any]:
    return [
        [e.to_json(), e.instruct, None if e.decision is None else e.decision.to_json()]
        for e in events
    ]


def _fact(fact: Fact) -> Any:
    rows = fact.rows
    told = {field.name: getattr(fact, field.name) for field in fields(fact) if field.name != "rows"}
    told["args"] = _args(fact.args)
    if rows is not None:
        columns = [[c.kind, _short(c.values), dict(c.known_as)] for c in rows.columns]
        told["rows"] = [columns, rows.value, rows.rows, rows.write(rows.rows), rows.most]
    return told


def _short(values: tuple[Any, ...]) -> Any:
    return values if len(values) <= MOST_LISTED else f"{len(values)}: {short_hash(repr(values))}"


def _shared(one: Any, other: Any, path: str) -> Iterator[str]:
    """Where a copy holds the very same list or table as the original."""
    if isinstance(one, list | dict | set) and one is other and one:
        yield path
    elif isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() & other.keys():
            yield from _shared(one[key], other[key], f"{path}.{key}")
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for a, b in zip(one, other, strict=False):
            yield from _shared(a, b, f"{path}.*")
    elif is_dataclass(one) and one is not other and type(one) is type(other):
        for field in fields(one):
            name = f"{path}.{field.name}"
            yield from _shared(getattr(one, field.name), getattr(other, field.name), name)


def _changed(position: dict[str, Any], view: dict[str, Any]) -> Any:
    """Only where a view differs from the position."""
    other = {name: seen for name, seen in view.items() if position.get(name, view) != seen}
    return [other, [name for name in position if name not in view]]


# --- owners' decks


def _decks(game: Game[Any]) -> Iterator[Line]:
    """What becomes of the game's own decks and templates as an owner's files, whole and spoiled."""
    files = [{**file.contents, "id": "mine"} for file in game.decks.built_in()]
    files += [parse_toml(game.decks.template(kind), "deck") for kind in ("", *game.decks.kinds)]
    for number, contents in enumerate(files):
        chance, plain_one = Random(f"{game.id} deck {number}"), _sorted(contents)
        yield Line(f"{game.id} deck {number}", "deck", ["", _read_deck(game, plain_one)])
        for spoiled in range(FUZZED["deck"]):
            told, other = _spoiled(plain_one, chance)
            kind = f"fuzzed deck {spoiled}"
            yield Line(f"{game.id} deck {number}", kind, [told, _read_deck(game, other)])


def _read_deck(game: Game[Any], contents: Any) -> Any:
    """The deck as it is kept and as each option takes it, with the match that begins with it."""
    try:
        file = game.decks.read(contents, "deck")
    except AutomatableError as error:
        return _refusal(error)
    except Exception as error:
        return f"breaks: {type(error).__name__}"
    kept = [file.id, repr(file.source), _sorted(file.contents)]
    own = [option for option in game.options() if option.own is not None]
    begun = [[option.key, _begun(game, option.key, contents)] for option in own]
    return short_hash(json.dumps([kept, begun]))


def _begun(game: Game[Any], option: str, contents: Any) -> Any:
    try:
        match = Match.new(game, {option: contents}, Seed.from_text("deck"))
    except AutomatableError:
        return "refused"
    return [_question(match.pending), match.position() if match.set_up_done else None]


# --- fuzzing


def _spoiled(position: Any, chance: Random) -> tuple[str, Any]:
    """A position with one mistake or two, and what was done."""
    told, contents = [], json.loads(json.dumps(position))
    for _ in range(chance.choice((1, 1, 1, 2))):
        path = chance.choice(list(_paths(contents)))
        part = _inside(contents, path[:-1])
        match chance.choice(("other", "other", "other", "gone", "new")):
            case "gone":
                del part[path[-1]]
                told.append(f"no {path}")
            case "new" if isinstance(part, dict):
                part["unheard_of"] = 1
                told.append(f"new at {path[:-1]}")
            case _:
                part[path[-1]] = _other(part[path[-1]], position, chance)
                told.append(f"{path} is {str(part[path[-1]])[:80]}")
    return "; ".join(told), contents


def _paths(contents: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    items = contents.items() if isinstance(contents, dict) else enumerate(contents)
    for key, value in items:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from _paths(value, (*path, key))


def _is_name(step: Any) -> bool:
    return isinstance(step, str) and "." not in step


def _at(position: Any, path: str) -> Any:
    for name in path.split("."):
        position = position.get(name) if isinstance(position, dict) else None
    return position


def _inside(contents: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        contents = contents[step]
    return contents


def _other(value: Any, position: Any, chance: Random) -> Any:
    """Something else in the place of a value: close to it, from elsewhere, or nonsense."""
    other = chance.choice(NONSENSE)
    match chance.randrange(4):
        case 0 if type(value) is int:
            other = value + chance.choice((-1, 1, 2))
        case 0 if isinstance(value, list) and value:
            other = [*value, value[0]] if chance.random() < 0.5 else value[1:]
        case 0 if isinstance(value, dict) and value:
            gone = chance.choice(sorted(value))
            other = {name: fact for name, fact in value.items() if name != gone}
        case 1:
            path = chance.choice(list(_paths(position)))
            other = json.loads(json.dumps(_inside(position, path)))
        case 2 if isinstance(value, list) and all(isinstance(i, str | int) for i in value):
            other = chance.choice((" ", ", ")).join(map(str, value))
    return other


def _texts(match: Match[Any], known: list[str], chance: Random) -> Iterator[str]:
    listed, forms = match.legal(), match.forms()
    for _ in range(FUZZED["answer"]):
        texts = [*(listed[:50] or known), *(form.filled(chance.choice) for form in forms)]
        text = chance.choice(texts)
        words = text.split(" ")
        match chance.randrange(6):
            case 0:
                yield text
            case 1:
                yield chance.choice(known)
            case 2:
                yield " ".join(words[:-1])
            case 3:
                words[chance.randrange(len(words))] = chance.choice(("x", "-1", "0", "3", "999"))
                yield " ".join(words)
            case 4:
                cut = chance.randrange(len(text) + 1)
                yield text[:cut] + chance.choice((" ", "x", ";", "1", "")) + text[cut + 1 :]
            case _:
                yield f"{text} {chance.choice(known)}"


def _read(request: Request, text: str) -> Any:
    try:
        return request.read(text).text
    except AutomatableError as error:
        return _refusal(error)
    except Exception as error:
        return f"breaks: {type(error).__name__}"


def _read_position(game: Game[Any], contents: Any) -> Any:
    try:
        return short_hash(json.dumps(game.position(game.from_position(contents)), sort_keys=True))
    except AutomatableError as error:
        return _refusal(error)
    except Exception as error:
        return f"breaks: {type(error).__name__}"


def _correct(match: Match[Any], state: Any, correction: str) -> Any:
    game = match.game
    try:
        corrected = game.corrected(state, correction)
        return [game.goes_on(state, corrected), game.position(corrected)]
    except AutomatableError as error:
        return _refusal(error)
    except Exception as error:
        return f"breaks: {type(error).__name__}"


def _refusal(error: AutomatableError) -> Any:
    if isinstance(error, BadPosition):
        return {"refused": [str(problem) for problem in error.problems]}
    return {"refused": [str(error)]}


def _sorted(contents: Any) -> Any:
    """So that chance takes the same whatever the order of the facts is."""
    return json.loads(json.dumps(contents, sort_keys=True))


def short_hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _plain(value: Any) -> Any:
    """What JSON does not know."""
    if isinstance(value, Ref | tuple):
        return plain(value)
    return sorted(value) if isinstance(value, set | frozenset) else repr(value)
