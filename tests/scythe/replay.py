"""The worked examples as matches: positions in, answers as the example says, what happened out."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Event, plain
from automatable.games.scythe import GAME
from automatable.games.scythe.state import State

ICONS = {
    "worker": "move_worker",
    "mech": "move_mech",
    "character": "move_character",
    "encounter": "encounter_or_factory",
    "attack_workers": "attack_workers",
    "attack": "attack_combat_unit",
}
CANDIDATE_FILTERS = (
    "no_enemy_unit", "no_own_worker", "no_own_combat_unit", "encounter_or_factory",
    "only_factory", "lone_workers", "enemy_combat_unit",
)  # fmt: skip


@cache
def examples() -> dict[str, dict[str, Any]]:
    file = Path(__file__).parent / "data" / "examples.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    return {case["id"]: case for case in told["cases"]}


def position_of(example: dict[str, Any]) -> dict[str, Any]:
    """The example's position in the program's own JSON."""
    given = example["position"]
    human, automa = given["human_faction"], given["automa_faction"]
    automas_turn = example["action"]["type"] in ("automa_turn", "automa_run")
    position = {
        "phase": "automa" if automas_turn else "human",
        "to_move": automa if automas_turn else human,
        "encounter_tokens": given["encounters"],
        "sides": {human: human_side(given["human"]), automa: automa_side(given)},
    }
    if example["action"]["type"] == "final_scoring":
        position |= over(given, human, automa)
    return position


def over(given: dict[str, Any], human: str, automa: str) -> dict[str, str]:
    six = sum(given["automa"]["stars"].values()) >= 6
    return {"phase": "over", "ended_by": automa if six else human}


def human_side(given: dict[str, Any]) -> dict[str, Any]:
    traps = given.get("traps", {})
    side = {"kind": "human", **given}
    if traps:
        side["traps"] = {hex: state == "armed" for hex, state in traps.items()}
    return side


def automa_side(given: dict[str, Any]) -> dict[str, Any]:
    side = dict(given["automa"])
    stars = side.pop("stars")
    switches = {key: value_of(value) for key, value in given["switches"].items()}
    edition = switches.pop("edition", "base")
    return {
        "kind": "automa",
        **side,
        "level": given["level"],
        "switches": switches,
        "deck": edition,
        "progress_stars": stars["progress"],
        "combat_stars": stars["combat"],
        "power_star": bool(stars["power"]),
        "main_discard": given["main_discard"],
        "combat_discard": given["combat_discard"],
        "last_main_card": given["last_main_card"],
    }


def value_of(value: Any) -> Any:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else value


class Replay:
    """A match that begins at an example's position and answers as the example says."""

    def __init__(self, example: dict[str, Any]) -> None:
        self.example = example
        self.action = example["action"]
        self.match: Match[State] = Match.at(GAME, position_of(example))
        self.before = GAME.position(GAME.from_position(position_of(example)))
        self.combats = [dict(combat) for combat in self.action.get("combats", [])]
        self.pile = list(example["position"]["deck"] or [])
        self.reshuffles = [list(order) for order in self.action.get("reshuffles", [])]
        self.reveals = list(self.action.get("reveals", []))

    def play(self) -> Replay:
        if self.action["type"] == "automa_turn":
            self.until("human")
        elif self.action["type"] == "human_attack":
            for attack in self.action["attacks"]:
                self.answer(move_text(attack))
            self.answer("done")
            self.until("automa")
        return self

    def answer(self, text: str) -> None:
        self.match.answer(text)

    def until(self, phase: str) -> None:
        """Answer everything that is asked until the turn goes to somebody else."""
        while self.match.state.phase not in (phase, "scoring", "over"):
            self.weaken_first()
            assert self.match.pending is not None
            self.answer(self.told(self.match.pending.prompt))

    def weaken_first(self) -> None:
        """An effect before the combat that the example gives as a bare number."""
        if self.combats and self.match.state.phase == "combats":
            change = self.combats[0].pop("pre_combat", {}).get("automa_power", 0)
            if change:
                automa = self.match.state.automas[0]
                path = f"sides.{automa.faction}.power"
                self.match.adjust(json.dumps({path: automa.power + change}))

    def told(self, prompt: str) -> str:
        combat = self.combats[0] if self.combats else {}
        if prompt == "after_combats":
            return "done"
        if prompt == "card":
            return f"card {self.next_card(self.action.get('card'))}"
        if prompt == "combat_card":
            card = self.next_card(combat.get("automa_card"))
            return self.combat_is_told(f"card {card}", combat, "automa_card_values")
        if prompt == "values":
            return self.combat_is_told(
                " ".join(["values", *map(str, combat["automa_card_values"])]), combat, None
            )
        if prompt == "commit":
            cards = "".join(f" {card}" for card in combat["human_cards"])
            return f"power {combat['human_power']}" + (f" cards{cards}" if cards else "")
        if prompt == "retreat":
            return f"retreat {self.action['combats'][0]['human_retreat']}"
        if prompt == "ability":
            return self.no_ability()
        if prompt == "hesitation":
            return f"revealed {self.reveals.pop(0)}"
        if prompt == "combat_order":
            return f"combat {self.action['attacks'][0]['hex']}"
        if prompt == "resources":
            return self.resources()
        return "no star"

    def combat_is_told(self, text: str, combat: dict[str, Any], needed: str | None) -> str:
        """Go on to the next combat of the list once this one has given all it has."""
        if needed is None or not combat.get(needed):
            self.combats.pop(0)
        return text

    def next_card(self, named: int | None) -> int:
        empty = not self.match.state.automas[0].deck.left or len(self.before_pile()) == 0
        if self.reshuffles and (empty or named is None):
            self.pile = self.reshuffles.pop(0)
        if named is None:
            return int(self.pile.pop(0))
        if named in self.pile:
            self.pile.remove(named)
        return named

    def before_pile(self) -> list[int]:
        return self.match.state.automas[0].deck.unseen()

    def no_ability(self) -> str:
        assert self.match.pending is not None
        return f"no {plain(self.match.pending.args['ability'])}"

    def resources(self) -> str:
        assert self.match.pending is not None
        lying = self.example["position"]["human"]["resources"]
        regions = plain(self.match.pending.args["regions"])
        return " ".join(["resources", *(f"{r}:{lying.get(r, 0)}" for r in regions)])

    # --- what happened

    def events(self, *kinds: str) -> list[Event]:
        return [event for event in self.match.events() if event.kind in kinds]

    def icons(self) -> list[dict[str, str]]:
        told = []
        for event in self.match.events():
            name = ICONS.get(str(plain(event.args.get("icon")))) or ""
            if event.kind == "scy-unit":
                told.append({"icon": name, "status": "executed"})
            elif event.kind.startswith("scy-status_"):
                status = event.kind.removeprefix("scy-status_")
                told.append({"icon": name, "status": status})
        return told


def move_text(attack: dict[str, Any]) -> str:
    ((kind, number),) = attack["units"].items()
    unit = {"mechs": "mech"}.get(kind, kind)
    many = f" x{number}" if number > 1 else ""
    return f"{unit}{many} {attack['from']}-{attack['hex']}"


def candidates(decision: Decision) -> list[str]:
    """The possible target regions: what the filters of step 2 left."""
    left: tuple[Any, ...] = decision.options
    for step in decision.steps:
        if step.filter in CANDIDATE_FILTERS:
            left = step.kept
    return list(left)


def measured(decision: Decision, name: str) -> dict[str, Any]:
    found = [step.measured for step in decision.steps if step.filter == name]
    return {str(option): value for option, value in found[0]} if found else {}


def dropped(decision: Decision, name: str) -> set[Any]:
    return {option for step in decision.steps if step.filter == name for option in step.dropped}
