"""The file from which the owner of a box starts to correct encounters and other cards."""

NEW_BOX_CARDS = """\
# Your corrections of encounters, objectives, factory cards and structure bonus tiles for Scythe on
# screen. Lines that begin with # are comments.
# Check it with:   automatable deck check FILE
# Play with it:    automatable play scythe --sit digital --box-cards FILE
# Name only the cards that your box prints differently; all others stay as they are built in:
#                  automatable deck show scythe on_screen
format = 1
game = "scythe"
kind = "on_screen"
id = "my-box"             # the name under which it appears at the set-up

[source]
edition = "from my box"
confidence = "owner"      # verified, single_source, computed, disputed, house or owner
notes = "Where these cards come from."

# An encounter has three options; the first costs nothing.
# cost    coin, popularity
# gain    coin, popularity, power, combat_card, food, metal, oil, wood, any_resource (1 to 9),
#         worker, mech, structure, recruit, upgrade (one of each)
[[card]]
kind = "encounter"
number = 1
options = [
    { cost = {}, gain = { coin = 2, popularity = 1 } },
    { cost = { coin = 2 }, gain = { food = 4 } },
    { cost = { popularity = 2 }, gain = { structure = 1 } },
]

# An objective is fulfilled when all its wants hold: each fact at least or at most a number.
# fact    mountains, farms, tundras, forests, villages, tunnels (regions that you control),
#         factory (1 if you control it), beside_factory, lake_shore (regions around one lake),
#         power, power_lead (yours less the Automa's), popularity, coins, workers, mechs,
#         structures, recruits, upgrades, factory_card (1 if you have one), combat_cards,
#         combat_stars, drove_off (1 if you drove off a worker this turn),
#         full_region (resources on one region with every kind), pieces_together (on one region),
#         kinds (of resources), one_kind (resources of it), workers_over_recruits,
#         lone_wolf (resources where your character stands with exactly one mech and one worker)
# end_of_turn    true: it can be revealed at the end of your turn only
[[card]]
kind = "objective"
number = 8
end_of_turn = false
wants = [
    { fact = "coins", most = 2 },
    { fact = "workers", least = 4 },
    { fact = "popularity", least = 7 },
]

# A factory card: the upper half. Of two actions the person takes one.
# cost    coin, popularity, power (1 to 9), combat_card (1)
# actions produce alone, or one or two of upgrade, deploy, build, enlist
# gain    coin, popularity, power, any_resource
[[card]]
kind = "factory_card"
number = 4
cost = { combat_card = 1 }
actions = []
gain = { coin = 3 }

# A structure bonus tile: from this number on, that many coins.
# id      lakes_next_to_structures, tunnels_next_to_structures, encounters_next_to_structures,
#         structures_on_tunnels, longest_line_of_structures, structures_on_farms_or_tundras
[[card]]
kind = "tile"
id = "structures_on_tunnels"
steps = [[1, 2], [2, 4], [3, 6]]
"""
