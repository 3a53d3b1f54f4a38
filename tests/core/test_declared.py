"""A fact is told once, where it stands: everything else follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import pytest

from automatable.core.decks.deck import Deck
from automatable.core.errors import BadPosition, Problem, Refused
from automatable.core.state.copying import copied
from automatable.core.state.declared import Declared
from automatable.core.state.declaring import REQUIRED, UNSAID, Told, Way, fact, record
from automatable.core.state.facts import Fact, chosen, each, named, number, only_if, yes_no
from automatable.core.turns.events import Ref

BERTHS = ("east", "west")


@dataclass
class Berth:
    """A place on the quay; in files a text, such as `2!` for two crates and a guard."""

    crates: int = 0
    guarded: bool = False

    def __str__(self) -> str:
        return f"{self.crates}{'!' if self.guarded else ''}"


def read_berth(text: str, path: str) -> Berth:
    number, guard, _ = text.partition("!")
    if not number.isdigit():
        raise Refused("unreadable", token=text)
    return Berth(int(number), bool(guard))


@record
class Side:
    coins: int = fact(shows=number(), rank=1)
    crates: list[int] = fact(factory=list, shows=named("crate", range(1, 9)), rank=3)
    cubes: dict[str, int] = fact(factory=dict, shows=named("cube", ("red", "blue")), rank=3)
    flag: Literal["up", "down"] = "up"


DRAWN = {"drawn": Told(name="drawn_cards", shows=named("", (1, 2, 3)), rank=8)}


@record(frozen=True)
class Switches:
    dealer: Literal["app", "table"] = fact(default="app", absent="table")
    strict: bool = fact(default=True, shows=yes_no(), rank=4)


@record(kw_only=True)
class Quay:
    round: int = fact(shows=number(), rank=5)
    person: Side = fact(name="human", args={"seat": "person"})
    berths: dict[str, Berth] = fact(
        factory=lambda: {name: Berth() for name in BERTHS},
        keys=BERTHS,
        entries=Way(str, str, read_berth),
        null=True,
        shows=each("berth", lambda state, path, value: [Fact(path, "fact-berth", str(value))]),
        rank=2,
    )
    ships: dict[str, str] = fact(spread="{}_ship", keys=BERTHS, shows=number(), rank=6)
    owed: dict[str, int] = fact(
        factory=dict, spread="owed_{}", keys=("toll", "duty"), open=True, shows=number(), rank=7
    )
    turns: dict[Literal["human", "automa"], int] = fact(
        factory=lambda: {"human": 0, "automa": 0}, keys=("human", "automa"), partial=True
    )
    deck: Deck = fact(factory=lambda: Deck("cards", (1, 2, 3), 1), flat=True, inside=DRAWN)
    switches: Switches = fact(factory=Switches, flat=True)
    tide: int = fact(default=1, absent=REQUIRED, values=range(1, 4))
    wage: int = fact(default=0, absent=lambda got: got["tide"] * 2)
    note: str | None = fact(
        default=None, left_out=None, shows=only_if(lambda state: state.round > 1, chosen("wet"))
    )
    row: list[str | None] = fact(factory=list, shows=named("crate", ("a", "b")), values=("a", None))
    seen: list[int] = fact(factory=list, stored=False)


def problems(state: Quay) -> list[Problem]:
    return [Problem("no_such_round", {"round": state.round})] if state.round < 1 else []


FACTS = Declared(
    Quay,
    game="quay",
    problems=problems,
    derived={"human.worth": lambda s: sum(s.person.crates), "over": lambda s: s.round > 3},
)
STORED = {
    "game": "quay",
    "format": 1,
    "round": 2,
    "human": {"coins": 3, "crates": [4, 5], "cubes": {"red": 1}, "flag": "up"},
    "berths": {"east": "0", "west": "2!"},
    "east_ship": "Hope",
    "west_ship": "Faith",
    "turns": {"human": 1, "automa": 0},
    "cycle": 1,
    "drawn_cards": [2],
    "dealer": "app",
    "strict": True,
    "tide": 1,
    "wage": 0,
    "row": ["a", None],
}
WRITTEN = {**STORED, "human": {**STORED["human"], "worth": 9}, "over": False}  # type: ignore[dict-item]


def quay() -> Quay:
    return Quay(
        round=2,
        person=Side(3, [4, 5], {"red": 1}),
        berths={"east": Berth(), "west": Berth(2, True)},
        ships={"east": "Hope", "west": "Faith"},
        turns={"human": 1, "automa": 0},
        deck=Deck("cards", (1, 2, 3), 1, drawn=[2]),
        row=["a", None],
    )


def refused(contents: Any) -> list[str]:
    with pytest.raises(BadPosition) as error:
        FACTS.from_json(contents)
    return [str(problem) for problem in error.value.problems]


# --- writing and reading


def test_a_state_is_written_with_what_follows_from_it() -> None:
    assert FACTS.to_json(quay()) == WRITTEN
    assert list(FACTS.to_json(quay())) == list(WRITTEN)
    assert FACTS.stored(quay()) == STORED
    assert tuple(FACTS.derived) == ("human.worth", "over")


def test_it_is_read_back() -> None:
    assert FACTS.from_json(WRITTEN) == FACTS.from_json(STORED) == quay()


def test_what_may_be_left_out_means_what_is_declared() -> None:
    short = {"round": 2, "human": {"coins": 3}, "east_ship": "", "west_ship": "", "tide": 3}
    state = FACTS.from_json({**short, "berths": None, "turns": {"automa": 4}})
    assert state.switches.dealer == "table"  # a file that does not say it means another one
    assert state.wage == 6  # it follows from another fact
    assert state.berths == {"east": Berth(), "west": Berth()}
    assert state.turns == {"human": 0, "automa": 4}
    assert (state.deck.cards, state.deck.drawn) == ((1, 2, 3), [])
    assert state.owed == {}


def test_what_nobody_has_told_is_not_written_and_can_be_told() -> None:
    assert FACTS.unset_facts == ("owed_toll", "owed_duty", "note")
    state = FACTS.corrected(quay(), {"owed_duty": 4, "note": "wet"})
    assert (state.owed, state.note) == ({"duty": 4}, "wet")
    written = FACTS.to_json(state)
    assert (written["owed_duty"], written["note"]) == (4, "wet")
    assert "owed_toll" not in written
    assert FACTS.from_json(written) == state
    assert FACTS.corrected(state, {"owed_duty": None, "note": None}) == quay()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"game": "chess"}, "bad_value: field=game, value=chess"),
        ({"rounds": 3}, "unknown_data_field: file=position, place=, field=rounds, reason="),
        ({"human": 3}, "bad_data_value: file=position, place=, field=human, reason=3 is not dict"),
        ({"human": {}}, "missing_data_field: file=position, place=human, field=coins, reason="),
        ({"round": True}, "bad_data_value: file=position, place=, field=round, reason=True is not"),
        ({"row": ["a", 2]}, "bad_data_value: file=position, place=row, field=1, reason=2 is not"),
        ({"row": ["a", "x"]}, "bad_value: field=row, value=x"),
        ({"tide": 9}, "bad_value: field=tide, value=9"),
        ({"dealer": "cat"}, "bad_data_value: file=position, place=, field=dealer, reason='cat'"),
        ({"berths": {"east": "0"}}, "bad_value: field=berths, value=east"),
        ({"berths": {"east": "0", "west": "x"}}, "bad_value: field=berths.west, value=x"),
        ({"turns": {"nobody": 1}}, "bad_value: field=turns, value=nobody"),
        ({"round": 0}, "no_such_round: round=0"),
        ({"over": True}, "contradiction: field=over, given=True, right=False"),
    ],
)
def test_what_is_wrong_is_named(changes: dict[str, Any], told: str) -> None:
    found = refused({**STORED, **changes})
    assert len(found) == 1
    assert found[0].startswith(told)


def test_what_is_no_object_is_refused() -> None:
    assert refused(None) == ["bad_value: field=position, value=None"]


def test_every_mistake_is_named_at_once() -> None:
    wrong = {**STORED, "game": "chess", "tide": "low", "human": {"crates": [1, "x"]}, "new": 1}
    del wrong["east_ship"]
    assert [text.partition(",")[0] for text in refused(wrong)] == [
        "bad_value: field=game",
        "missing_data_field: file=position",
        "bad_data_value: file=position",
        "missing_data_field: file=position",
        "bad_data_value: file=position",
        "unknown_data_field: file=position",
    ]
    both = {**WRITTEN, "over": True, "human": {**STORED["human"], "worth": 1}}  # type: ignore[dict-item]
    assert [text.split(", ")[0] for text in refused(both)] == [
        "contradiction: field=human.worth",
        "contradiction: field=over",
    ]


@record
class Sailor(Side):
    tags: ClassVar[Mapping[str, str]] = {"kind": "person"}


@record
class Bot:
    tags: ClassVar[Mapping[str, str]] = {"kind": "automa"}
    level: int = fact(default=1, shows=number(), rank=2)
    drawn: list[int] = fact(factory=list, shows=named("", (1, 2)), rank=2)


@record(kw_only=True)
class Duel:
    over: bool = False
    to_move: int = fact(
        absent=None, way=Way(int | None, int, lambda seat, path: seat),
        gives=lambda state: None if state.over else state.to_move,
    )  # fmt: skip
    seat: Sailor | Bot = fact(args=lambda state: {"seat": state.to_move})


def in_any_order(given: Any, right: Any) -> bool:
    return bool(given == right or (isinstance(given, list) and sorted(given) == right))


DUEL = Declared(
    Duel,
    problems=lambda state: [],
    same=in_any_order,
    derived={
        "seat.pile": lambda s: sorted(s.seat.drawn) if isinstance(s.seat, Bot) else UNSAID,
        "score": lambda s: {"1": {"total": 3}, "2": {"total": 4}},
    },
)


def test_a_part_of_several_kinds_says_which_it_is() -> None:
    duel = Duel(to_move=2, seat=Bot(3, [2, 1]))
    written = DUEL.stored(duel)
    assert written["seat"] == {"kind": "automa", "level": 3, "drawn": [2, 1]}
    assert DUEL.from_json(written) == copied(duel) == duel
    person = Duel(to_move=2, seat=Sailor(3))
    assert DUEL.stored(person)["seat"]["kind"] == "person"
    assert "pile" not in DUEL.to_json(person)["seat"]
    assert DUEL.from_json(DUEL.to_json(person)) == person
    assert [fact.args for fact in DUEL.page(duel)] == [{"seat": 2}, {"seat": 2}]
    assert DUEL.changed(duel, {"seat.drawn": "2 2"})["seat"]["drawn"] == [2, 2]


def test_what_is_written_may_depend_on_the_whole_part() -> None:
    assert DUEL.stored(Duel(over=True, to_move=2, seat=Bot()))["to_move"] is None


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"seat": {"level": 3}}, "missing_data_field: file=position, place=seat, field=kind"),
        ({"seat": {"kind": "cat"}}, "bad_value: field=seat.kind, value=cat"),
        ({"seat": {"kind": []}}, "bad_data_value: file=position, place=seat, field=kind"),
        ({"seat": 3}, "bad_data_value: file=position, place=, field=seat, reason=3 is not dict"),
        ({"score": {"2": {"total": 5}}}, "contradiction: field=score.2.total, given=5, right=4"),
        ({"score": {"3": {}}}, "contradiction: field=score, given={'3': {}}, right="),
    ],
)
def test_what_is_wrong_with_a_part_is_named(changes: dict[str, Any], told: str) -> None:
    duel = DUEL.stored(Duel(to_move=1, seat=Bot()))
    with pytest.raises(BadPosition) as error:
        DUEL.from_json({**duel, **changes})
    assert str(error.value.problems[0]).startswith(told)


def test_of_what_follows_something_may_be_left_out_or_in_another_order() -> None:
    duel = Duel(to_move=1, seat=Bot(1, [1, 2]))
    written = DUEL.to_json(duel)
    written["score"] = {"1": {"total": None}}
    written["seat"]["pile"] = [2, 1]
    assert DUEL.from_json(written) == duel


# --- several kinds of parts


@record
class Captain:
    tags: ClassVar[Mapping[str, str]] = {"kind": "person"}
    name: str = fact(key=True, values=("anne", "bob", "eve"))
    coins: int = fact(default=0, null=True, absent=lambda got: len(got["name"]))


@record
class Guest(Captain):
    tags: ClassVar[Mapping[str, str]] = {"kind": "person", "from": "afar"}
    gifts: list[str] = fact(factory=list, way=Way(list[str], sorted))


@record
class Machine:
    tags: ClassVar[Mapping[str, str]] = {"kind": "automa"}
    derived: ClassVar[Mapping[str, Any]] = {"level": lambda machine: machine.steam // 10}
    name: str = fact(key=True)
    steam: int = 0


@record
class Wind:
    strength: int = fact(null=True, absent=1)
    from_where: str = fact(default="", left_out=lambda told: not told.strip())


@record(kw_only=True)
class Port:
    sides: dict[str, Captain | Machine | Guest]
    first: str = fact(absent=lambda got: next(iter(got["sides"]), ""))
    wind: Wind | None = fact(default=None, flat=True)


PORT = Declared(
    Port,
    problems=lambda state: [],
    derived={"winner": lambda state: state.first if state.wind else UNSAID},
    same=lambda given, right: sorted(str(given)) == sorted(str(right)),
    apart=(),
)


def port() -> Port:
    return Port(
        sides={
            "anne": Captain("anne", 4),
            "x": Machine("x", 25),
            "bob": Guest("bob", 0, ["b", "a"]),
        },
        first="anne",
    )


IN_PORT = {
    "sides": {
        "anne": {"kind": "person", "coins": 4},
        "x": {"kind": "automa", "steam": 25, "level": 2},
        "bob": {"kind": "person", "from": "afar", "coins": 0, "gifts": ["a", "b"]},
    },
    "first": "anne",
}


def refused_in_port(contents: Any) -> list[str]:
    with pytest.raises(BadPosition) as error:
        PORT.from_json(contents)
    return [str(problem) for problem in error.value.problems]


def test_parts_of_several_kinds_are_told_apart_by_their_tags() -> None:
    assert PORT.to_json(port()) == IN_PORT
    read = PORT.from_json(IN_PORT)
    assert [type(side) for side in read.sides.values()] == [Captain, Machine, Guest]
    assert PORT.to_json(read) == IN_PORT
    assert "level" not in PORT.stored(read)["sides"]["x"]


def test_a_key_is_a_fact_from_which_others_may_follow() -> None:
    read = PORT.from_json({"sides": {"eve": {"kind": "person", "coins": None}}})
    assert (read.sides, read.first) == ({"eve": Captain("eve", 3)}, "eve")


@pytest.mark.parametrize(
    ("side", "told"),
    [
        ({}, "missing_data_field: file=position, place=sides anne, field=kind"),
        ({"kind": "cat"}, "bad_value: field=sides.anne.kind, value=cat"),
        ({"kind": "person", "from": "mars"}, "bad_value: field=sides.anne.from, value=mars"),
        ({"kind": "person", "gifts": []}, "unknown_data_field: file=position, place=sides anne"),
        ({"kind": "automa", "from": "afar"}, "unknown_data_field: file=position, place=sides anne"),
        ({"kind": "automa", "level": 3}, "contradiction: field=sides.anne.level, given=3, right=0"),
    ],
)
def test_a_part_of_no_kind_is_refused(side: Any, told: str) -> None:
    found = refused_in_port({"sides": {"anne": side}})
    assert len(found) == 1
    assert found[0].startswith(told)


def test_a_key_that_does_not_exist_is_refused() -> None:
    wrong = {"sides": {"carl": {"kind": "person"}}}
    assert refused_in_port(wrong) == ["bad_value: field=sides, value=carl"]


def test_a_part_among_the_others_may_be_missing() -> None:
    assert PORT.from_json(IN_PORT).wind is None
    assert PORT.from_json({**IN_PORT, "strength": None}).wind is None
    windy = PORT.from_json({**IN_PORT, "from_where": "west"})
    assert windy.wind == Wind(1, "west")
    assert PORT.to_json(windy) == {
        **IN_PORT, "strength": 1, "from_where": "west", "winner": "anne",
    }  # fmt: skip
    windy.wind = Wind(2, " ")
    assert "from_where" not in PORT.stored(windy)
    assert PORT.corrected(windy, {"from_where": "east"}).wind == Wind(2, "east")
    with pytest.raises(BadPosition):
        PORT.corrected(port(), {"strength": 2})


def test_all_that_is_given_may_be_compared() -> None:
    bob = {"kind": "person", "from": "afar", "gifts": ["b", "a"], "coins": 0}
    assert PORT.from_json({"sides": {"bob": bob}}).sides == {"bob": Guest("bob", 0, ["b", "a"])}
    wrong = {**IN_PORT, "strength": 2, "winner": "bob"}
    assert refused_in_port(wrong) == ["contradiction: field=winner, given=bob, right=anne"]


# --- the page, and what is typed in


def test_the_page_has_likely_mistakes_first() -> None:
    page = list(FACTS.page(quay()))
    assert [fact.path for fact in page] == [
        "human.coins", "berths.east", "berths.west", "human.crates", "human.cubes", "strict",
        "round", "east_ship", "west_ship", "owed_toll", "owed_duty", "drawn_cards",
        "note", "row",
    ]  # fmt: skip
    by_path = {fact.path: fact for fact in page}
    assert by_path["human.coins"] == Fact("human.coins", "fact-coins", 3, args={"seat": "person"})
    assert by_path["berths.west"].args == {"berth": Ref("berth", "west")}
    assert (by_path["human.crates"].value, by_path["human.cubes"].value) == ("4 5", "red:1")
    assert by_path["owed_toll"].value is None
    assert by_path["strict"].choices == ("no", "yes")


def test_a_fact_may_be_on_the_page_only_now_and_then() -> None:
    state = quay()
    state.round = 1
    assert "note" not in {fact.path for fact in FACTS.page(state)}


@pytest.mark.parametrize(
    ("path", "text", "meant"),
    [
        ("human.crates", "4, 7 1", [4, 7, 1]),
        ("human.crates", "", []),
        ("drawn_cards", "3 1", [3, 1]),
        ("human.cubes", "red:2 blue:1", {"red": 2, "blue": 1}),
        ("row", "a - a", ["a", None, "a"]),
        ("strict", "no", False),
        ("note", " ", None),
        ("berths.east", "3", "3"),
        ("human.flag", "down", "down"),
    ],
)
def test_what_is_typed_in_is_what_it_stands_for(path: str, text: str, meant: Any) -> None:
    position = FACTS.changed(quay(), {path: text})
    for name in path.split("."):
        position = position[name]
    assert position == meant


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"human.crates": "4 x"}, "bad_value: field=human.crates, value=x"),
        ({"human.cubes": "red:many"}, "bad_value: field=human.cubes, value=red:many"),
        ({"human.worth": 3}, "unknown_field: field=human.worth"),
        ({"seen": []}, "unknown_field: field=seen"),
    ],
)
def test_a_correction_that_cannot_be_is_refused(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPosition) as error:
        FACTS.corrected(quay(), changes)
    assert str(error.value.problems[0]) == told


def test_what_follows_from_a_correction_is_set_by_the_game() -> None:
    def low_tide(position: dict[str, Any], changes: Any, before: Quay) -> None:
        position["tide"] = before.tide + len(changes)

    facts = Declared(Quay, problems=problems, corrects=low_tide)
    assert facts.corrected(quay(), {"round": 3}).tide == 2


# --- copies


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = quay()
    twin = copied(state)
    assert twin == state
    twin.person.crates.append(8)
    twin.berths["east"].crates = 7
    twin.deck.drawn.append(3)
    twin.row.clear()
    twin.seen.append(1)
    twin.owed["duty"] = 1
    assert state == quay()
    assert twin.switches is state.switches
    assert twin.deck.cards is state.deck.cards


@record
class Held:
    parts: list[Side | None]
    either: Side | Berth | None = None
    book: dict[str, list[int]] = fact(factory=dict)
    apart: list[int] = fact(factory=list, shared=True)


@record
class RichSide(Side):
    gold: list[int] = fact(factory=list)


def test_a_part_is_copied_as_what_it_is() -> None:
    held = Held([RichSide(1, gold=[5]), None], Berth(2), {"a": [1]}, [9])
    twin = copied(held)
    assert twin == held
    rich = twin.parts[0]
    assert isinstance(rich, RichSide)
    rich.gold.append(6)
    twin.book["a"].append(2)
    assert held == Held([RichSide(1, gold=[5]), None], Berth(2), {"a": [1]}, [9])
    assert twin.apart is held.apart


def test_what_nothing_is_known_of_is_not_copied_silently() -> None:
    class Unknown:
        pass

    @dataclass
    class Holding:
        thing: Any

    with pytest.raises(TypeError, match="Unknown is no record"):
        copied(Unknown())
    assert copied(Holding(3)) == Holding(3)
