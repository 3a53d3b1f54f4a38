"""The file an owner of the box starts from."""

NEW_DECK = """\
# What only you can read from your printed Age of Innovation solo box.
# Check it with:   automatable deck check FILE
# Everything below is optional. Lines that begin with # are comments.
format = 1
game = "age_of_innovation"
id = "my-box"             # the name under which it appears at set-up

[source]
edition = "my own box"
confidence = "owner"      # verified, single_source, computed, disputed, house or owner
notes = "Typed in from the printed cards."

# Texts in your own short words; they are shown when the step comes.
# Set confirmed = true when you have entered all of a card.
[symbionts]
setup_text = ""
place_tool_text = ""
tool_effect_text = ""
tool_leaves_text = ""
exclude_hexes_with_building = true
exclude_hexes_with_tool = true
youth_is_own_terrain = false
ongoing_text = ""
end_text = ""
confirmed = false

[blight]
setup_text = ""
fallow_land_text = ""
blighted_land_text = ""
fallow_supply = 0
blighted_supply = 0
automa_may_build_on_blighted = true
human_may_build_on_blighted = true
ongoing_text = ""
end_text = ""
confirmed = false

[gognomes]
setup_text = ""
build_selection = ""
task_cards = []           # { id = 1, text = "..." }
task_tiles = []           # { id = 1, text = "...", points = 3 }
ongoing_text = ""
end_text = ""
confirmed = false

# A field that is printed differently from our data (files: automa_cards, terrain_priority,
# difficulty), for example:
# [[correction]]
# file = "automa_cards"
# path = "5.scholar_selection"
# value = "scoring_tile"
"""
