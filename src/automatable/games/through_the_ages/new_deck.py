"""The deck file an owner of the printed Automa cards starts from."""

from __future__ import annotations

from automatable.games.through_the_ages.cards import CARDS_PER_AGE, DECK_AGES

_HEAD = """\
# Your own Mautoma deck. Lines that begin with # are comments.
# Check it with:   automatable deck check FILE
# 24 cards, 8 for each of the Ages I, II and III. Until you change them these are placeholders:
# all alike, and NOT the printed cards. Type in one card after the other, icon by icon, and take
# its note away. A card that you delete is missing: the deck is then not finished, and the app
# asks for the card when you draw it. In the browser the same is done by tapping icons.
format = 1
game = "through_the_ages"
id = "my-printed-deck"    # the name under which it appears beside the stand-in deck

[source]
edition = "typed in from my own cards"
confidence = "owner"      # verified, computed, disputed, house or owner
notes = "Where these cards come from."

# Sections of a card, from top to bottom. Every section must be there; an empty one is [].
# politics   in printed order: { icon = "event" }, { icon = "aggression", min_advantage = 3 },
#            { icon = "war", min_advantage = 5 }
# take       at least one icon; an either/or icon lists its kinds: [["leader"], ["farm_mine",
#            "government"]]. Kinds: action, leader, special_strength, farm_mine, military,
#            government, urban_science, urban_culture, urban_strength, wonder, first_valid
# develop    the same way. Kinds: urban_science, urban_culture, urban_strength, urban_leftmost,
#            special_strength, special_any, farm_mine, military, government
# construct  { icon = "military" }, { icon = "urban_culture", blue_cube = true },
#            { icon = "wonder_stages", stages = 2 }; also urban_science, urban_strength
# military_cards 0-5, happiness 0-2
# auction    rows from low to high; leave low or high out for an open end
# colonization_bonus, defence, war_units: 0 or more
# note       optional: anything printed that no field can hold; it is shown with the card
"""

_CARD = """
[[card]]
id = "{id}"
age = "{age}"
number = {number}
politics = [{{ icon = "event" }}]
take = [["first_valid"], ["action"]]
develop = [["urban_leftmost"]]
construct = [{{ icon = "urban_culture" }}, {{ icon = "military", blue_cube = true }}]
military_cards = 1
happiness = 0
auction = [{{ low = -5, high = 0, bid = 1 }}, {{ low = 1, bid = 2 }}]
colonization_bonus = 1
defence = 2
war_units = 1
note = "PLACEHOLDER, not typed in yet"
"""

NEW_DECK = _HEAD + "".join(
    _CARD.format(id=f"{age}-{number}", age=age, number=number)
    for age in DECK_AGES
    for number in range(1, CARDS_PER_AGE + 1)
)
