"""A match of a game file, and what happened in it, as the known answers write it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import resolve
from automatable.core.turns.events import Event, Ref, Value, plain
from automatable.core.turns.procedure import Ask, Draw
from automatable.kit.definition import Step
from automatable.kit.game import KitGame
from automatable.kit.reader import read
from automatable.ui.words.words import Words

GAMES = files("automatable.kit") / "games"
SEED = Seed.from_text("known answers")


def text_of(name: str) -> str:
    return (GAMES / name).read_text(encoding="utf-8")


@cache
def game_of(name: str) -> KitGame:
    """The game of a file, in which nobody deals: what comes is among the answers."""
    game = KitGame(read(text_of(name)))
    game.dealt_by_app = lambda options, stream: False  # type: ignore[method-assign]
    return game


def begun(game: KitGame, case: Mapping[str, Any]) -> Match[Any]:
    """The match of a case after its answers."""
    dealer = {"dealer": case.get("dealer", "app")}
    options = resolve(game.options(), {**case.get("options", {}), **dealer})
    start = None
    if "position" in case:
        start = game.begin_at(game.from_position(case["position"]), options)
    return Match.replayed(game, options, SEED, start, case["answers"])


class Transcript:
    """Events and questions in the shape of the known answers."""

    def __init__(self, game: KitGame, language: str) -> None:
        self._game, self._words = game, Words(language, game)
        self._steps = {s.rule_id: s for turn in game.file.bodies() for s in turn.all_steps()}

    def events(self, match: Match[Any], show: str) -> list[dict[str, Any]]:
        told = [self._event(event, match) for event in match.events()]
        return told if show == "all" else told[-1:]

    def _event(self, event: Event, match: Match[Any]) -> dict[str, Any]:
        head, _, rest = event.kind.partition("-")
        kind = rest if head == "kit" else head
        more = getattr(self, f"_{kind}", self._plainly)(event)
        return {"kind": kind, "rule": event.rule, **more}

    def _plainly(self, event: Event) -> dict[str, Any]:
        return {name: self._value(value) for name, value in event.args.items()}

    def _value(self, value: Value) -> Any:
        """Ids as the file has them: a card without its deck, nothing as null."""
        if isinstance(value, tuple):
            return [self._value(one) for one in value]
        if not isinstance(value, Ref):
            return plain(value)
        if value.kind in ("card", "pile"):
            return str(value.id).split("-", 1)[1]
        if value.kind == "said":
            return value.id == "yes"
        return None if value.id == "none" else value.id

    def _say(self, key: str, args: Mapping[str, Value]) -> str:
        return self._words(key, **args)

    def _tell(self, event: Event) -> dict[str, Any]:
        return {"text": self._say(event.kind, event.args)}

    _note = _tell

    def _guide(self, event: Event) -> dict[str, Any]:
        step = self._steps[event.rule]
        return {
            "text": self._say(event.kind, event.args),
            "by": list(self._lines(step, event.args)),
        }

    def _lines(self, step: Step, args: Mapping[str, Any]) -> Iterator[list[str]]:
        for place, line in enumerate(step.filters):
            if f"line{place}" in args:
                values = {f"a{i}": value for i, value in enumerate(args[f"line{place}"])}
                yield [line.kind, self._say(f"line-{step.rule_id}-{place}", values)]

    def _answered(self, event: Event) -> dict[str, Any]:
        step, value = self._steps[event.rule], event.args["value"]
        if isinstance(value, Ref) and value.kind == "answer":
            said = str(value.id).removeprefix(f"{step.rule_id}-")
            item = event.args.get("item")
            answer = " ".join([said, *([item.id] if isinstance(item, Ref) else [])])  # type: ignore[list-item]
            return {"name": step.name, "value": None if said == "none" else answer}
        return {"name": step.name, "value": self._value(value)}

    def _decided(self, event: Event) -> dict[str, Any]:
        """Every filter of the file, those included that had nothing left to decide."""
        step, decision = self._steps[event.rule], event.decision
        assert decision is not None
        left: Sequence[Any] = decision.options
        looked_at = {one.filter: one.kept for one in decision.steps}
        steps = []
        for place, one in enumerate(step.filters):
            name = f"{step.rule_id}-{place}"
            left = looked_at.get(name, left)
            steps.append([one.kind, self._say(f"filter-{name}", {}), list(left)])
        args = {name: value for name, value in event.args.items() if name != "item"}
        text = self._say(event.kind, {**args, "item": ""}).rstrip()
        return {"text": text, "options": list(decision.options),
                "steps": steps, "chosen": decision.chosen}  # fmt: skip

    # --- what is asked

    def asked(self, match: Match[Any]) -> dict[str, Any] | None:
        request = match.pending
        if request is None:
            return None
        step = self._steps[request.rule]
        told: dict[str, Any] = {"name": step.name, "kind": self._kind(request, step),
                                "rule": request.rule, "text": ""}  # fmt: skip
        if isinstance(request, Draw):
            told["name"] = request.word
        else:
            told["text"] = self._say(f"ask-{request.prompt}", request.args)
        if told["kind"] == "number":
            return {**told, "span": list(step.span or ())}
        return {**told, "offers": match.legal()}

    def _kind(self, request: Any, step: Step) -> str:
        if isinstance(request, Draw):
            return "card" if request.word == "card" else "roll"
        assert isinstance(request, Ask)
        if step.answers:
            return "answer"
        if step.kind == "guide":
            return "done"
        return "number" if step.span else "yes" if step.how == "yes" else "item"


def position_of(match: Match[Any], dealer: str) -> dict[str, Any]:
    """What the known answers say of a position."""
    position = match.position()
    named = ("numbers", "markers", "pieces", "next", "turn", "decks")
    told = {name: position[name] for name in named}
    for piles in told["decks"].values():
        unsure = piles.pop("unsure", [])
        if dealer == "table":
            piles["unsure"] = unsure
    return told


def score_of(match: Match[Any], words: Words) -> dict[str, Any]:
    sheet = match.score()
    winner = {None: "shared"} | {seat.seat: seat.name for seat in sheet.seats}
    return {
        "lines": {
            seat.name: [[words(f"score-{one.what}", **one.args), one.points] for one in seat.lines]
            for seat in sheet.seats
        },
        "totals": {seat.name: seat.total for seat in sheet.seats},
        "winner": winner[sheet.winner],
    }
