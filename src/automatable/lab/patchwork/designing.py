"""The designer's bench: looks for decks or starting buttons that fulfil a wish.

In every round the best set-ups so far and changed copies of them play the same games (the seeds of
that round, which no other round has); step by step the worse half drops out and the others play
twice as many. What is left at the end plays games that had no part in choosing, beside the deck it
began with: only those figures are told.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any

from automatable.games.patchwork.cards import DECKS, AutomaCard, AutomaDeck, Condition
from automatable.games.patchwork.set_up import PRINTED_BUTTONS, STARTING_BUTTONS
from automatable.lab.errors import BadExperiment
from automatable.lab.patchwork.batches import KERNEL, Batch, engine, play_batch, split
from automatable.lab.patchwork.columns import CARDS
from automatable.lab.patchwork.reference import PLAYERS
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.patchwork.wishes import (
    Figures,
    Wish,
    distance,
    uncertainty,
    verdicts,
)
from automatable.lab.workers import Runner

PARENTS, CHILDREN = 3, 21
FIRST_GAMES = 1000
LAPS = 4
"""Steps of a round: all play the first games, then half of them as many again, and so on."""
KEPT = 3
"""Candidates that are confirmed."""
CONFIRM_FROM = 500_000_000
"""Added to the seed: games that had no part in choosing."""
A_ROUND = 1_000_000
MOST_BUDGET, MOST_INCOME = 12, 6
CONDITIONS: tuple[Condition, ...] = ("no_overtake", "most_buttons", "largest", "farthest")


@dataclass(frozen=True)
class Change:
    """One number or list of the first set-up that is another now."""

    what: str
    """`budget`, `income`, `conditions` of a card, or `starting_buttons`."""
    card: int | None
    before: Any
    after: Any


@dataclass
class Candidate:
    """A deck and a number of buttons, with what was counted of it in this round."""

    deck: AutomaDeck
    buttons: int = PRINTED_BUTTONS
    figures: Figures = field(default_factory=Figures)

    def changes(self, first: AutomaDeck) -> list[Change]:
        pairs = zip(first.card, self.deck.card, strict=True)
        found = [
            Change(what, old.number, getattr(old, what), getattr(new, what))
            for old, new in pairs
            for what in ("budget", "income", "conditions")
            if getattr(old, what) != getattr(new, what)
        ]
        if self.buttons != PRINTED_BUTTONS:
            found.append(Change("starting_buttons", None, PRINTED_BUTTONS, self.buttons))
        return found

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.deck.card, self.buttons)


@dataclass
class Bench:
    """A search in progress; what it needs to go on is plain data (`to_json`)."""

    wish: Wish
    first: AutomaDeck
    seed: int
    rounds: int
    confirm: int
    parents: list[Candidate] = field(default_factory=list)
    done: int = 0
    """Rounds that are over."""

    def __post_init__(self) -> None:
        if engine() != KERNEL:
            raise BadExperiment("needs_extra", extra="lab", what="numba")
        if self.wish.player not in PLAYERS:
            known = ", ".join(PLAYERS)
            raise BadExperiment("no_such_player", player=self.wish.player, known=known)
        self.parents = self.parents or [Candidate(self.first)]

    @property
    def total(self) -> int:
        """Games of the whole search, as far as that is known."""
        left = self.rounds - self.done if self.wish.change == "deck" else 0
        return left * a_round() + (KEPT + 1) * self.confirm

    def search(self, run: Runner) -> Iterator[int]:
        """All rounds that are left; yields how many games were played."""
        if self.wish.change == "buttons":
            yield from self._buttons(run)
            return
        while self.done < self.rounds:
            chance = Random(f"{self.seed} {self.done}")
            yield from self._race(self._field(chance), run)
            self.done += 1

    def _buttons(self, run: Runner) -> Iterator[int]:
        """There are few of them: each is looked at."""
        yield from self._race([Candidate(self.first, n) for n in STARTING_BUTTONS], run)

    def _field(self, chance: Random) -> list[Candidate]:
        """The best so far, and changed copies of them, no two alike."""
        field = {parent.key: Candidate(parent.deck, parent.buttons) for parent in self.parents}
        while len(field) < PARENTS + CHILDREN:
            parent = chance.choice(self.parents)
            child = Candidate(changed(parent, self.wish, chance), parent.buttons)
            field.setdefault(child.key, child)
        return list(field.values())

    def _race(self, field: list[Candidate], run: Runner) -> Iterator[int]:
        """Successive halving with the same games for all who are still in."""
        seed, games = self.seed + A_ROUND * self.done, FIRST_GAMES
        for lap in range(LAPS):
            yield from self._play(field, seed, games, run)
            seed, games = seed + games, 2 * games
            field.sort(key=self._distance)
            field = self._still_in(field, len(field) // 2 if lap < LAPS - 1 else PARENTS)
        self.parents = field

    def _still_in(self, field: list[Candidate], most: int) -> list[Candidate]:
        """The better half, without those that are worse beyond doubt."""
        best = field[0]
        edge = self._distance(best) + 3 * uncertainty(self.wish, best.figures)
        left = field[: max(most, PARENTS)]
        doubt = {id(c): 3 * uncertainty(self.wish, c.figures) for c in left}
        return [c for c in left if self._distance(c) - doubt[id(c)] <= edge]

    def _distance(self, candidate: Candidate) -> float:
        return distance(self.wish, candidate.figures, len(candidate.changes(self.first)))

    def _play(
        self, field: Sequence[Candidate], seed: int, games: int, run: Runner
    ) -> Iterator[int]:
        player = (self.wish.player, self.wish.player)
        batches = [
            (candidate, piece)
            for candidate in field
            for piece in split(Batch(self._set_up(candidate), player, seed, games, KERNEL))
        ]
        for key, rows in run(play_batch, dict(enumerate(piece for _, piece in batches))):
            candidate, piece = batches[key]
            candidate.figures.add(rows)
            yield piece.games

    def _set_up(self, candidate: Candidate) -> SetUp:
        return SetUp(candidate.deck, self.wish.level, starting_buttons=candidate.buttons)

    # --- what is told

    def confirmed(self, run: Runner, told: Callable[[int], None]) -> dict[str, Any]:
        """The first deck and the candidates on games of their own, the nearest first."""
        first = Candidate(self.first)
        fresh = [Candidate(c.deck, c.buttons) for c in self.parents[:KEPT] if c.key != first.key]
        for games in self._play([first, *fresh], self.seed + CONFIRM_FROM, self.confirm, run):
            told(games)
        fresh.sort(key=self._distance)
        return {
            "first": self._told(first, first),
            "results": [self._told(candidate, first) for candidate in fresh],
        }

    def _told(self, candidate: Candidate, first: Candidate) -> dict[str, Any]:
        figures = candidate.figures
        (leads, leads_half), (points, half) = figures.lead_changes, figures.spread
        worth, _ = figures.worths()
        named = sorted(zip(worth, candidate.deck.numbers, strict=True))
        return {
            "games": figures.games,
            "win_rate": figures.win_rate,
            "interval": list(figures.interval),
            "lead_changes": round(leads, 4),
            "lead_changes_interval": [round(leads - leads_half, 4), round(leads + leads_half, 4)],
            "card_spread": round(points, 3),
            "card_spread_interval": [round(points - half, 3), round(points + half, 3)],
            "weakest_card": named[0][1],
            "strongest_card": named[-1][1],
            "distance": round(self._distance(candidate), 3),
            "verdicts": verdicts(self.wish, figures, first.figures),
            "changes": [asdict(change) for change in candidate.changes(self.first)],
            "starting_buttons": candidate.buttons,
            "deck": asdict(candidate.deck),
        }

    def to_json(self) -> dict[str, Any]:
        """All that is needed to go on."""
        parents = [{"deck": asdict(c.deck), "buttons": c.buttons} for c in self.parents]
        return {
            "wish": self.wish.to_json(), "first": asdict(self.first), "seed": self.seed,
            "done": self.done, "parents": parents,
        }  # fmt: skip

    def resume(self, kept: Mapping[str, Any]) -> None:
        """Go on where a search for the same wish was left."""
        same = {**self.to_json(), "done": 0, "parents": []}
        if {**kept, "done": 0, "parents": []} != _plain(same):
            raise BadExperiment("other_wish")
        self.done = int(kept["done"])
        self.parents = [
            Candidate(DECKS.checked(one["deck"], "design.json"), int(one["buttons"]))
            for one in kept["parents"]
        ]


def _plain(told: Any) -> Any:
    """As it is after a way through a file."""
    return json.loads(json.dumps(told))


def a_round() -> int:
    """Games of one round at most."""
    games, left, most = FIRST_GAMES, PARENTS + CHILDREN, 0
    for _ in range(LAPS):
        most += games * left
        games, left = 2 * games, max(left // 2, PARENTS)
    return most


def changed(parent: Candidate, wish: Wish, chance: Random) -> AutomaDeck:
    """The deck with one to three numbers or lists changed."""
    cards = list(parent.deck.card)
    for _ in range(chance.choice((1, 1, 2, 3))):
        place = _place(parent, wish, chance)
        cards[place] = _changed_card(cards[place], chance)
    return replace(parent.deck, card=tuple(cards))


def _place(parent: Candidate, wish: Wish, chance: Random) -> int:
    """Any card; if cards are to be alike, more often the strongest or the weakest."""
    if wish.card_spread is None or not parent.figures.games or chance.random() < 0.4:
        return chance.randrange(CARDS)
    worth, _ = parent.figures.worths()
    extreme = (max if chance.random() < 0.5 else min)(range(CARDS), key=worth.__getitem__)
    number = parent.deck.numbers[extreme]
    return next(i for i, card in enumerate(parent.deck.card) if card.number == number)


def _changed_card(card: AutomaCard, chance: Random) -> AutomaCard:
    what = chance.choice(("budget", "budget", "income", "income", "conditions"))
    if what == "budget":
        step = chance.choice((-2, -1, 1, 2))
        return replace(card, budget=min(MOST_BUDGET, max(0, card.budget + step)))
    if what == "income":
        step = chance.choice((-1, 1))
        return replace(card, income=min(MOST_INCOME, max(0, card.income + step)))
    return replace(card, conditions=tuple(chance.sample(CONDITIONS, 3)))
