"""Help for every word of the language: one sentence and an example (KIT-WRK-07)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from automatable.ui.words.words import Words

EXAMPLES: Mapping[str, str] = {
    "automa": "automa 1",
    "game": 'game harbour "Harbour"',
    "languages": "languages en de",
    "tagline": 'tagline "Boats against the Automa."',
    "players": "players 1",
    "box": 'box "Harbour, second edition"',
    "source": 'source "The rulebook, page 12." printed',
    "option": 'option level "Level"',
    "choice": 'choice hard "Hard"',
    "default": 'choice normal "Normal" default',
    "number": 'number points 0 0..99 "Points"',
    "person": 'number points 0 0..99 "Points" person',
    "track": 'number round 1 1..6 "Round" track',
    "secret": 'number plan 0 0..9 "Plan" secret',
    "many": 'pieces boats on docks "Boats" many',
    "marker": 'marker ship on docks start east "Ship"',
    "places": 'places docks "Docks"',
    "words": 'words colours "Colours"',
    "pieces": 'pieces hers on docks "Automa" automa',
    "all": 'pieces tokens on docks all "Tokens"',
    "start": "start automa_turn",
    "table": "table target by level",
    "by": 'by "The dock with most boats."',
    "let": "let free(spot) = spot not in hers",
    "deck": 'deck cards "Automa cards"',
    "field": 'field docks_shown "Docks" several docks',
    "one": 'field colour "Colour" one colours',
    "several": 'field docks_shown "Docks" several docks',
    "yes": 'ask more "Do you go on?" yes',
    "text": 'field advice "Advice" text',
    "pile": 'pile reserve "Reserve"',
    "empty": "empty stop",
    "reshuffle": "empty reshuffle",
    "stand_in": "stand_in",
    "cards": "cards",
    "copies": "| id | copies | colour |",
    "setup": "setup",
    "steps": "steps refill",
    "turn": 'turn you "You" person then automa_turn',
    "then": 'turn you "You" person then automa_turn',
    "end": "end when round > 6",
    "score": "score automa",
    "line": 'line points "Points"',
    "tie": "tie automa",
    "shared": "tie shared",
    "rulebook": "rulebook en",
    "lesson": "lesson en",
    "rule": 'rule "A boat goes where there is room." page 7',
    "page": 'rule "A boat goes where there is room." page 7',
    "draw": "draw card from cards",
    "peek": "peek coming from cards",
    "find": "find boat in cards where boat.size == 3",
    "shuffle": "shuffle cards with reserve",
    "move": "move card to cards.reserve top",
    "deal": "deal 3 from cards.draw to cards.reserve",
    "remove": "remove gone from cards where gone.size > 3",
    "roll": "roll die 1..6",
    "ask": 'ask boats "How many boats do you have?" 0..9',
    "none": 'none "Nowhere"',
    "answer": 'answer sail "I sail"',
    "guide": 'guide moved "Move the ship of the Automa."',
    "must": 'must "The dock is free."',
    "choose": 'choose spot from docks "Where does she go?"',
    "need": 'need spot not in hers "The dock is free."',
    "keep": 'keep spot in yours "You stand there."',
    "most": 'most times(spot, yours) "Most of your boats."',
    "least": 'least times(spot, yours) "Fewest of your boats."',
    "first": 'first "The first in order."',
    "last": 'last "The last in order."',
    "random": 'random "By lot."',
    "else": "else",
    "each": "each wish in card.docks_shown",
    "repeat": "repeat 3 as number_of_boat",
    "as": "repeat 3 as number_of_boat",
    "when": "when round > 3",
    "elsewhen": "elsewhen round > 1",
    "where": "each spot in docks where spot not in hers",
    "from": "draw card from cards",
    "to": "move card to cards.reserve",
    "on": 'put spot on hers "Put a boat on {spot}."',
    "off": "take spot off hers",
    "with": "shuffle cards with reserve",
    "top": "move card to cards.draw top",
    "bottom": "move card to cards.reserve bottom",
    "in": "find boat in cards where boat.size == 3",
    "do": "do refill",
    "next": "next round_end when round == 6",
    "stop": "stop when card == none",
    "finish": "finish automa when points > 50",
    "put": 'put spot on hers "Put a boat on {spot}."',
    "take": 'take spot off hers "Take back the boat."',
    "clear": "clear hers",
    "fill": "fill tokens",
    "tell": 'tell "Turn over a tile."',
    "note": 'note "She passes."',
    "count": "count(hers) > 2",
    "kinds": "kinds(card.docks_shown)",
    "times": "times(red, drawn)",
    "reverse": "reverse(docks)",
    "starting": "starting(docks, wish)",
    "left": "left(cards) == 0",
    "min": "min(points, 10)",
    "max": "max(a, b)",
    "abs": "abs(points - 10)",
    "up": "up(points, 2)",
    "and": "round > 2 and points < 10",
    "or": "round > 2 or points < 10",
    "not": "not more",
    "if": "summer if half == 0 else winter",
    "true": "when true",
    "false": "end when false",
}
"""An example of each word; its sentence is the message `ws-help-WORD`."""


@dataclass(frozen=True)
class Help:
    word: str
    told: str
    example: str


def help_for(words: Words, word: str) -> Help | None:
    """The help for a word of the language; changes of numbers go by their sign."""
    word = {"=": "change", "+=": "change", "-=": "change"}.get(word, word)
    if word == "change":
        return Help("=", words("ws-help-change"), "points += 2")
    if word not in EXAMPLES:
        return None
    return Help(word, words(f"ws-help-{word.replace('_', '-')}"), EXAMPLES[word])


def words_of_language(words: Words) -> list[Help]:
    found = (help_for(words, word) for word in (*EXAMPLES, "change"))
    return [help for help in found if help is not None]
