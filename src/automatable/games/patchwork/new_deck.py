"""The deck file an Automa designer starts from."""

NEW_DECK = """\
# A deck of your own for the Patchwork Automa. Lines that begin with # are comments.
# Check it with:   automatable deck check FILE
# Exactly 12 cards with different numbers. Until you change them these are placeholders.
format = 1
game = "patchwork"
id = "my-deck"            # the name under which it appears beside the built-in decks
backs = "blank"           # "blank", or "budget": the next card's budget lies open

[source]
edition = "own design"
confidence = "owner"      # verified, computed, disputed, house or owner
notes = "Where these cards come from."

# budget      imaginary buttons: patches that cost more are out (0-20)
# conditions  up to three different ones, applied from first to last:
#             no_overtake, most_buttons, largest, farthest
# income      buttons for every income space the Automa crosses with this card (0-20)
""" + "".join(
    f"""
[[card]]
number = {number}
budget = {budget}
conditions = ["no_overtake", "most_buttons", "farthest"]
income = {income}
"""
    for number, (budget, income) in enumerate(
        [(1, 4), (2, 4), (3, 3), (4, 1), (5, 1), (6, 0), (7, 0), (8, 0), (8, 0), (10, 0),
         (10, 0), (0, 5)],
        start=101,
    )
)  # fmt: skip
