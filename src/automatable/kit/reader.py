"""From the text of a game file to its definition, or all of its mistakes (KIT-LIN, KIT-DEC)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from automatable.kit import limits
from automatable.kit.checking import check, check_whole
from automatable.kit.deck_reading import read_deck
from automatable.kit.definition import (
    CONFIDENCE,
    FLAGS,
    SIDES,
    Body,
    Definition,
    Group,
    Let,
    Option,
    Tie,
    Tracked,
)
from automatable.kit.formulas import Cursor
from automatable.kit.kind_checks import Kinds
from automatable.kit.lines import NAME, Line, blocks, tree
from automatable.kit.mistakes import BadFile, Mistake, Note, nearest
from automatable.kit.naming import Names
from automatable.kit.refused import RefusedBlocks
from automatable.kit.steps import StepReader
from automatable.kit.tables import read_table
from automatable.kit.texts import Text
from automatable.kit.wording import Wording, leaf

VERSION = "1"


def read(text: str) -> Definition:
    """The definition of a file; raises `BadFile`."""
    reader = Reader(text)
    definition = reader.definition()
    if reader.mistakes:
        raise BadFile(reader.mistakes)
    return definition


class Reader:
    """Reads block after block; the first mistake of each is kept, and the next one is read."""

    def __init__(self, text: str) -> None:
        self.file = Definition(text=text)
        self.names = Names()
        self.wording = Wording(self.file)
        self.kinds = Kinds(self.file, self.names)
        self.steps = StepReader(self.file, self.wording)
        self._found: list[Note] = []
        self._refused = RefusedBlocks()
        self._seen: set[str] = set()

    @property
    def mistakes(self) -> list[Note]:
        """In the order of the lines, without those that only follow from another."""
        own = [note for note in self._found if not self._refused.explain(note)]
        return sorted(own or self._found, key=lambda note: note.line)[: limits.MISTAKES]

    def definition(self) -> Definition:
        """What the file says, as far as it can be read."""
        try:
            top = self._top()
        except Mistake as mistake:
            self._found.append(mistake.note)
            return self.file
        for line in top:
            self._guarded(line, lambda line=line: self._block(line))  # type: ignore[misc]
        self._found += check(self.file, self.kinds)
        if not self._found:
            self._found += check_whole(self.file, self.kinds)
        return self.file

    def _guarded(self, line: Line, read: Callable[[], None]) -> None:
        before = frozenset(self.names)
        try:
            read()
        except Mistake as mistake:
            self.names.forget(before)
            self._found.append(mistake.note)
            self._refused.add(line)

    def _top(self) -> list[Line]:
        """The blocks after `automa 1`; the languages are known before any words are read."""
        found = blocks(self.file.text)
        first = found[0] if found else [(1, "")]
        if first[0][1].split("#")[0].split() != ["automa", VERSION]:  # KIT-LIN-03
            raise Mistake("version", first[0][0], word=first[0][1].strip()[:40])
        if len(first) > 1:
            raise Mistake("indent", first[1][0])
        top: list[Line] = []
        for block in found[1:]:
            try:
                top.append(tree(block))
            except Mistake as mistake:
                self._found.append(mistake.note)
                self._refused.add_unread(block)
        self._languages(top)
        return top

    # --- the game and its languages

    def _languages(self, top: Sequence[Line]) -> None:
        game = next((line for line in top if line.head == "game"), None)
        if game is None:
            if not self._found:
                raise Mistake("game_missing", 1)
            self._guess_languages()
            return
        codes = next((child for child in game.children if child.head == "languages"), None)
        if codes is not None:
            self.file.languages = _codes(codes)
            self.names.languages = frozenset(self.file.languages)

    def _guess_languages(self) -> None:
        """The block of the game was refused: its translations shall not be mistakes as well."""
        codes = re.search(r"(?m)^ +languages ((?: *[a-z]{2,3}\b)+)", self.file.text)
        if codes is not None:
            self.file.languages = tuple(dict.fromkeys(codes[1].split()))

    def _block(self, line: Line) -> None:
        """Read one block at the top of the file."""
        known = self._blocks()
        if line.is_raw or line.head not in known:
            raise Mistake(
                "unknown_word", line.number, word=line.head, known=nearest(line.head, known)
            )
        cursor = Cursor(line)
        cursor.take()
        known[line.head](line, cursor)

    def _blocks(self) -> dict[str, Callable[[Line, Cursor], None]]:
        return {
            "game": self._game, "option": self._option, "number": self._number,
            "marker": self._marker, "places": self._group, "words": self._group,
            "pieces": self._pieces, "table": self._table, "let": self._let, "deck": self._deck,
            "setup": self._setup, "steps": self._block_of_steps, "turn": self._turn,
            "start": self._start, "end": self._end, "score": self._score, "tie": self._tie,
            "rulebook": self._prose, "lesson": self._prose, "source": self._source,
        }  # fmt: skip

    def _once(self, what: str, line: Line) -> None:
        if what in self._seen:
            raise Mistake("twice", line.number, word=what)
        self._seen.add(what)

    def _game(self, line: Line, cursor: Cursor) -> None:
        self._once("game", line)
        self.file.id = cursor.name()
        self.file.title, rest = self.wording.words(cursor)
        cursor.end()
        for child in rest:
            self._part_of_game(child)

    def _part_of_game(self, line: Line) -> None:
        cursor = Cursor(line)
        what = cursor.take().text
        self._once(f"game {what}", line)
        if what == "languages":
            return
        if what in ("tagline", "box"):
            text, rest = self.wording.words(cursor)
            setattr(self.file, what, text)
        elif what == "players":
            if cursor.whole_number() != 1:
                raise Mistake("range", line.number, word="players", known="1")
            rest = line.children
        else:
            known = ("languages", "tagline", "players", "box")
            raise Mistake("unknown_word", line.number, word=what, known=nearest(what, known))
        cursor.end()
        leaf(rest)

    def _source(self, line: Line, cursor: Cursor) -> None:
        """Where facts come from, and how sure they are (KIT-DEC-11)."""
        text = cursor.text()
        sure = cursor.take().text if cursor.next.kind == NAME else "unknown"
        if sure not in CONFIDENCE:
            raise Mistake("unknown_word", line.number, word=sure, known=", ".join(CONFIDENCE))
        cursor.end()
        leaf(line.children)
        self.file.sources.append((text, sure))

    def _prose(self, line: Line, cursor: Cursor) -> None:
        language = cursor.take().text
        if language not in self.file.languages:
            raise Mistake(
                "languages", line.number, word=language, known=", ".join(self.file.languages)
            )
        cursor.end()
        self._once(f"{line.head} {language}", line)
        if not line.children or any(child.head != ">" for child in line.children):
            raise Mistake("expected", line.number, what=">", word="")
        prose = "\n".join(child.source[1:].removeprefix(" ") for child in line.children)
        if len(prose) > limits.PROSE:
            raise Mistake("text_long", line.number)
        (self.file.rulebook if line.head == "rulebook" else self.file.lesson)[language] = prose

    # --- options, numbers, markers, groups, pieces

    def _option(self, line: Line, cursor: Cursor) -> None:
        """What is asked before a game (KIT-DEC-02)."""
        name = self.names.declare(cursor.name(), "option", line.number)
        words, rest = self.wording.words(cursor)
        cursor.end()
        option = Option(name, words)
        for child in rest:
            self._choice(option, child)
        if not option.choices:
            raise Mistake("choice_missing", line.number, word=name)
        option.default = option.default or next(iter(option.choices))
        self.file.options[name] = option

    def _choice(self, option: Option, line: Line) -> None:
        cursor = Cursor(line)
        if not cursor.accept("choice"):
            raise Mistake("unknown_word", line.number, word=line.head, known="choice")
        name = cursor.name()
        self.names.check(name, line.number)
        if name in option.choices or self.names.what(name) not in ("", "item"):
            raise Mistake("name_taken", line.number, word=name)
        option.choices[name], rest = self.wording.words(cursor)
        if cursor.accept("default"):
            if option.default:
                raise Mistake("twice", line.number, word="default")
            option.default = name
        cursor.end()
        leaf(rest)

    def _number(self, line: Line, cursor: Cursor) -> None:
        """A number with its start and its limits (KIT-DEC-03)."""
        name = self.names.declare(cursor.name(), "number", line.number)
        start, span = cursor.whole_number(), cursor.range()
        if not span[0] <= start <= span[1]:
            raise Mistake("range", line.number, word=str(start), known=f"{span[0]}..{span[1]}")
        words, flags = self._words_and_flags(cursor, "many")
        self.file.numbers[name] = Tracked(name, words, line.number, flags, span, (), start)
        _few(self.file.numbers, limits.TRACKED, line)

    def _marker(self, line: Line, cursor: Cursor) -> None:
        """A marker on an item of a group, or on none (KIT-DEC-04)."""
        name = self.names.declare(cursor.name(), "marker", line.number)
        cursor.expect("on")
        group = self._group_name(cursor)
        start = self._item_of(cursor, (group,)) if cursor.accept("start") else None
        words, flags = self._words_and_flags(cursor, "many", "track")
        self.file.markers[name] = Tracked(name, words, line.number, flags, (0, 0), (group,), start)
        _few(self.file.markers, limits.TRACKED, line)

    def _pieces(self, line: Line, cursor: Cursor) -> None:
        name = self.names.declare(cursor.name(), "pieces", line.number)
        cursor.expect("on")
        groups = [self._group_name(cursor)]
        while cursor.accept(","):
            groups.append(self._group_name(cursor))
        start: list[str] = []
        if cursor.accept("all"):
            start = [item for group in groups for item in self.file.items_of(group)]
        elif cursor.accept("start"):
            start.append(self._item_of(cursor, groups))
            while cursor.next.kind == NAME:
                start.append(self._item_of(cursor, groups))
        words, flags = self._words_and_flags(cursor, "track")
        if "many" not in flags:
            start = list(dict.fromkeys(start))
        groups = list(dict.fromkeys(groups))
        self.file.pieces[name] = Tracked(
            name, words, line.number, flags, (0, 0), tuple(groups), tuple(start)
        )
        _few(self.file.pieces, limits.TRACKED, line)

    def _words_and_flags(self, cursor: Cursor, *unfit: str) -> tuple[Text, frozenset[str]]:
        words, rest = self.wording.words(cursor)
        flags: list[str] = []
        while cursor.next.kind == NAME:
            flag = cursor.take().text
            if flag not in FLAGS or flag in unfit:
                known = nearest(flag, [one for one in FLAGS if one not in unfit])
                raise Mistake("unknown_word", cursor.number, word=flag, known=known)
            flags.append(flag)
        cursor.end()
        leaf(rest)
        return words, frozenset(flags)

    def _group(self, line: Line, cursor: Cursor) -> None:
        name = self.names.declare(cursor.name(), "group", line.number)
        words, rest = self.wording.words(cursor)
        cursor.end()
        group = self.file.groups[name] = Group(name, words, line.head == "places")
        _few(self.file.groups, limits.GROUPS, line)
        for child in rest:
            self._item(group, child)
        if not group.items:
            raise Mistake("expected", line.number, what="item", word="")

    def _item(self, group: Group, line: Line) -> None:
        if line.is_raw:
            raise Mistake("unknown_word", line.number, word=line.head, known=group.name)
        cursor = Cursor(line)
        name = self.names.declare(cursor.name(), "item", line.number)
        group.items[name], rest = self.wording.words(cursor)
        cursor.end()
        leaf(rest)
        self.file.items[name] = group.name
        _few(self.file.items, limits.ITEMS, line)

    def _group_name(self, cursor: Cursor) -> str:
        name = cursor.name("group")
        if name not in self.file.groups:
            known = nearest(name, self.file.groups)
            raise Mistake("name_unknown", cursor.number, word=name, known=known)
        return name

    def _item_of(self, cursor: Cursor, groups: Sequence[str]) -> str:
        name = cursor.name("item")
        known = [item for group in groups for item in self.file.items_of(group)]
        if name not in known:
            raise Mistake("item_unknown", cursor.number, word=name,
                          where=", ".join(groups), known=nearest(name, known))  # fmt: skip
        return name

    # --- tables, formulas, decks

    def _table(self, line: Line, cursor: Cursor) -> None:
        name = self.names.declare(cursor.name(), "table", line.number)
        self.file.tables[name] = read_table(name, line, cursor)

    def _let(self, line: Line, cursor: Cursor) -> None:
        name = cursor.name()
        parameters: list[str] = []
        if cursor.accept("("):
            parameters.append(self._parameter(cursor, parameters))
            while cursor.accept(","):
                parameters.append(self._parameter(cursor, parameters))
            cursor.expect(")")
        cursor.expect("=")
        let = Let(name, line.number, tuple(parameters), cursor.formula())
        cursor.end()
        leaf(line.children)
        self.kinds.check_let(let)
        self.names.declare(name, "let", line.number)
        self.file.lets[name] = let

    def _parameter(self, cursor: Cursor, known: Sequence[str]) -> str:
        name = cursor.name("parameter")
        self.names.check(name, cursor.number)
        if name in known or name in self.names:
            raise Mistake("name_taken", cursor.number, word=name)
        return name

    def _deck(self, line: Line, cursor: Cursor) -> None:
        name = self.names.declare(cursor.name(), "deck", line.number)
        self.file.decks[name] = read_deck(name, line, cursor, self.file, self.names, self.wording)
        _few(self.file.decks, limits.DECKS, line)

    # --- steps, turns, the end

    def _setup(self, line: Line, cursor: Cursor) -> None:
        self._once("setup", line)
        cursor.end()
        self.file.setup = self.steps.body(Body("setup", line.number), line.children)

    def _block_of_steps(self, line: Line, cursor: Cursor) -> None:
        name = self.names.declare(cursor.name(), "block", line.number)
        cursor.end()
        self.file.blocks[name] = self.steps.body(Body(name, line.number), line.children)

    def _turn(self, line: Line, cursor: Cursor) -> None:
        name = self.names.declare(cursor.name(), "turn", line.number)
        words, rest = self.wording.words(cursor)
        side = cursor.accept(*SIDES)
        then = cursor.name("turn") if cursor.accept("then") else ""
        cursor.end()
        turn = Body(name, line.number, words, side, then)
        if rest and rest[0].head == "rule" and not rest[0].is_raw:
            turn.rule = self.steps.rule(rest[0])
            rest = rest[1:]
        self.file.turns[name] = self.steps.body(turn, rest)
        _few(self.file.turns, limits.TURNS, line)

    def _start(self, line: Line, cursor: Cursor) -> None:
        self._once("start", line)
        self.file.start = cursor.name("turn")
        cursor.end()
        leaf(line.children)
        self.file.start_line = line.number

    def _end(self, line: Line, cursor: Cursor) -> None:
        cursor.expect("when")
        self.file.ends.append((cursor.formula(), line.number))
        cursor.end()
        leaf(line.children)

    def _score(self, line: Line, cursor: Cursor) -> None:
        side = cursor.expect(*SIDES)
        cursor.end()
        self._once(f"score {side}", line)
        self.file.scores[side] = self.steps.score(Body(f"score_{side}", line.number), line.children)

    def _tie(self, line: Line, cursor: Cursor) -> None:
        side = cursor.expect(*SIDES, "shared")
        when = cursor.formula() if cursor.accept("when") else None
        cursor.end()
        leaf(line.children)
        self.file.ties.append(Tie(side, line.number, when))


def _codes(line: Line) -> tuple[str, ...]:
    cursor = Cursor(line)
    cursor.take()
    codes: list[str] = []
    while not cursor.at_end:
        code = cursor.take()
        if code.kind != NAME or not 2 <= len(code.text) <= 3 or code.text in codes:
            raise Mistake("languages", line.number, word=code.text, known="en, de, it")
        codes.append(code.text)
    if not codes:
        raise Mistake("languages", line.number, known="en, de, it")
    if len(codes) > limits.LANGUAGES:
        raise Mistake("too_many", line.number, word=str(limits.LANGUAGES))
    leaf(line.children)
    return tuple(codes)


def _few(things: object, most: int, line: Line) -> None:
    if len(things) > most:  # type: ignore[arg-type]
        raise Mistake("too_many", line.number, word=str(most))
