"""The level file an owner starts from; files of the other kinds are explained in it."""

NEW_DECK = """\
# A level for the Expeditions Automa. Lines that begin with # are comments.
# Check it with:   automatable deck check FILE
# For the printed card of level 4 or 5 of your box use the id printed_4 or printed_5; for a level
# of your own any other name. Until you change them these numbers are placeholders.
# kind = "decision_cards" (14 corrected cards) and kind = "gaps" (which of the gaps G1 to G5
# touch which location) are files of their own; docs/positions/expeditions.md shows them.
format = 1
game = "expeditions"
id = "my-level"
kind = "progress_cards"

[source]
edition = "own box"
confidence = "owner"
notes = "Where these numbers come from."

[[card]]
id = "my-level"           # the same as above
name = "My level"
# Spaces with a star, counted from START = 0 in reading direction: 8 of them, each later
star_positions = [2, 5, 8, 11, 14, 17, 19, 21]
spaces_after_start = 22   # may be left out: one space after the last star
coins = { star = 5, map = 1, corruption = 2 }
"""
