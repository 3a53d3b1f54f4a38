### Scythe in English. Every key and every argument exists in en, de and it alike.

## The game

game-title = Scythe
game-tagline = Fight for Europa against an Automa whose every move the app works out for you.

## Factions, places, things

faction-nordic = Nordic Kingdoms
faction-rusviet = Rusviet Union
faction-crimea = Crimean Khanate
faction-saxony = Saxony Empire
faction-polania = Republic of Polania
faction-albion = Clan Albion
faction-togawa = Togawa Shogunate
short-nordic = Nordic
short-rusviet = Rusviet
short-crimea = Crimea
short-saxony = Saxony
short-polania = Polania
short-albion = Albion
short-togawa = Togawa
ref-faction = { $id }
ref-region = { $id }
region-home = the home base
region-D4 = D4 (factory)
ref-place = { $id }
place-home = home base
place-character = character
unit-character = character
unit-mech = mech
unit-worker = worker
several-goods = { $n } { $n ->
    [one] { $what }
   *[other] { $what ->
        [worker] workers
       *[other] { $what }
    }
}
several-units = { $n } { $unit }s
terrain-mountain = mountain
terrain-farm = farm
terrain-village = village
terrain-forest = forest
terrain-tundra = tundra
terrain-lake = lake
terrain-factory = factory
letter-mountain = M
letter-farm = F
letter-village = V
letter-forest = W
letter-tundra = T
letter-lake = L
letter-factory = X
resource-food = food
resource-oil = oil
resource-wood = wood
resource-metal = metal
ref-last_card = card { $id }
structure-mine = mine
structure-mill = mill
structure-monument = monument
structure-armory = armory
structure-flag = flag
structure-trap = trap
bonus-power = 1 power
bonus-coin = 1 coin
bonus-popularity = 1 popularity
bonus-combat_card = 1 combat card
scheme-I = scheme I
scheme-II = scheme II
icon-worker = move worker
icon-mech = conflict-free mech move
icon-character = conflict-free character move
icon-encounter = encounter / factory
icon-attack_workers = attack on workers
icon-attack = attack on a combat unit
gain-power = power
gain-coin = coins
gain-worker = worker
gain-unit = mech / character
gain-combat_card = combat card
ability-riverwalk = Riverwalk
ability-speed = Speed
ability-seaworthy = Seaworthy
ability-artillery = Artillery
ability-township = Township
ability-peoples_army = People’s Army
ability-wayfare = Wayfare
ability-scout = Scout
ability-underpass = Underpass
ability-disarm = Disarm
ability-submerge = Submerge
ability-camaraderie = Camaraderie
ability-burrow = Burrow
ability-sword = Sword
ability-shield = Shield
ability-rally = Rally
ability-toka = Toka
ability-suiton = Suiton
ability-ronin = Ronin
ability-shinobi = Shinobi
penalty-power = 3 power
penalty-coins = 4 coins
penalty-combat_cards = 2 combat cards
penalty-popularity = 2 popularity
star_space-upgrades_6 = 6 upgrades
star_space-mechs_4 = 4 mechs
star_space-structures_4 = 4 structures
star_space-recruits_4 = 4 recruits
star_space-workers_8 = 8 workers
star_space-objective = objective
star_space-popularity_18 = 18 popularity
star_space-power_16 = 16 power
star_space-combat = combat
star_space-reported = your report

## What happens: the Automa’s turn

scy-card = Automa draws { $card } ({ $scheme }).
scy-skipped = The card carries the skip mark: Autometta skips the whole turn.
scy-unit = { $icon }: the { $unit } on { $place } is selected.
scy-lift = Take the Automa’s { $unit } from { $place }.
scy-destination = { $icon }: the { $unit } goes to { $region }.
scy-move = Put the { $unit } on { $to } (it comes from { $from }).
scy-stays = The { $unit } stays on { $to }: put it back there.
scy-no_move = The Automa does not move this turn.
scy-status_not_reached = { $icon }: not needed any more.
scy-status_hesitated = { $icon }: the Automa hesitates and does not move.
scy-status_other_faction = { $icon }: only for { $faction }.
scy-status_power_below_minimum = { $icon }: power { $have } is less than { $need }.
scy-status_no_unit = { $icon }: no such unit in play.
scy-status_no_candidate = { $icon }: no possible target region.
scy-status_all_candidates_threatened = { $icon }: every possible region is in the neighbourhood of your combat units.
scy-status_all_candidates_blocked = { $icon }: every possible region is occupied.
scy-workers_driven_off = { $n ->
    [one] Your worker on { $region } goes to your home base.
   *[other] Your { $n } workers on { $region } go to your home base.
}
scy-put_back = { $n ->
    [0] Put all resources on { $region } back into the supply (none is known).
    [one] Put all resources on { $region } back into the supply (1 is known).
   *[other] Put all resources on { $region } back into the supply ({ $n } are known).
}
scy-token_removed = Remove the encounter token on { $region } from the game.
scy-factory_card = Put a random factory card face down beside the Automa’s mat.
scy-trap = Your trap on { $region } is disarmed: the Automa loses { $penalty }.
scy-gain_power = { $n ->
    [0] The Automa’s power stays at { $total }.
   *[other] The Automa gains { $n } power (now { $total }).
}
scy-gain_coins = The Automa gains $ { $n } (now $ { $total }).
scy-gain_combat_cards = Put { $n ->
    [one] 1 combat card
   *[other] { $n } combat cards
} face down beside the Automa’s mat (now { $total }).
scy-deploy = Put a { $unit } from the Automa’s mat into its home base.
scy-nothing_to_deploy = Nothing left to deploy ({ $icon }).
scy-hesitates_to_deploy = The Automa hesitates: the { $unit } stays on the mat.
scy-recruit = Your recruit brings you { $bonus }.
scy-no_recruit = Recruit bonus on its card: { $bonus }. You have not told the app that you have this recruit; if you have it, take the bonus and tell it.
scy-progress = Move the progress marker to space { $n }.
scy-no_progress = Crossed-out star: the progress marker stays.
scy-water = From its next move on the Automa crosses water.
scy-scheme_switch = First progress star: scheme II is active from now on.
scy-shuffle = Shuffle all 19 Automa cards into a new draw pile, { $scheme } on top.
scy-shuffled = The app shuffles all 19 Automa cards into a new draw pile, { $scheme } on top.
scy-star = { $seat ->
    [person] { $n ->
        [one] You have 1 star ({ $space }).
       *[other] You have { $n } stars ({ $space }).
    }
   *[automa] Place star no. { $n } for the Automa ({ $space }).
}
scy-sixth_star = { $seat ->
    [person] Your sixth star ends the game.
   *[automa] The Automa’s sixth star ends the game.
}

## What happens: combat and claiming

scy-combat = { $seat ->
    [person] Combat on { $region }: you attack.
   *[automa] Combat on { $region }: the Automa attacks.
}
scy-combat_card = For the combat the Automa draws { $card }; put it sideways on the combat discard pile.
scy-combat_card_drawn = For the combat the Automa draws { $card }.
scy-automa_commits = The Automa spends { $n } power and uses { $cards ->
    [0] no combat card
    [one] 1 combat card
   *[other] { $cards } combat cards
}.
scy-combat_result = { $seat ->
    [person] You win on { $region }: { $human } against { $automa }.
   *[automa] The Automa wins on { $region }: { $automa } against { $human }.
}
scy-weakened = { $ability }: the Automa loses 2 power (now { $n }).
scy-strengthened = { $ability }: you gain 2 power.
scy-scouted = Scout: take a random combat card from the Automa (it has { $n } left).
scy-automa_beaten = { $to ->
    [mat] The Automa’s combat units on { $region } go to its mat, its workers to its home base.
   *[home] All Automa units on { $region } go to its home base.
}
scy-human_retreats = Your units on { $region } retreat to { $to }.
scy-loser_card = { $seat ->
    [person] You draw a combat card for the defeat.
   *[automa] The Automa gets a combat card for the defeat, face down.
}
scy-popularity_lost = You lose { $n } popularity (not below 0).
scy-claim = Put { $n } { $resource } from the supply on { $region } ({ $card } is the last one).
scy-claim_nothing = Nothing is claimed on { $region }.
scy-units_go_back = Your units on { $region } go back to where they came from: the game is over.

## What happens: your turn and the end

scy-your_turn = Round { $turn }: it is your turn.
scy-you_done = You end your turn (round { $turn }).
scy-you_move = { $n ->
    [one] You move a { $unit } from { $from } to { $to }.
   *[other] You move { several-units } from { $from } to { $to }.
}
scy-you_add = { $n ->
    [one] A new { $unit } stands on { $region }.
   *[other] { several-units } are new on { $region }.
}
scy-you_remove = { $n ->
    [one] A { $unit } is gone from { $region }.
   *[other] { several-units } are gone from { $region }.
}
scy-you_build = On { $region } there is now a { $what } of yours.
scy-tell_structures = { $ability } is unlocked: report structures of yours on villages or mountains, if there are any.
scy-enlisted = You have unlocked the recruit bonus { $bonus }.
scy-automa_workers_driven_off = { $n ->
    [one] The Automa’s worker on { $region } goes to its home base.
   *[other] The Automa’s { $n } workers on { $region } go to its home base.
}
scy-your_encounter = Resolve the encounter on { $region } and remove the token.
scy-your_factory_card = You take a factory card.
scy-end = { $winner ->
    [person] The game is over: { $p1 } to { $p2 }. You win.
    [automa] The game is over: { $p1 } to { $p2 }. The Automa wins.
   *[draw] The game is over: { $p1 } to { $p2 }. A draw.
}
scy-tie_units_and_structures = Equal coins: more units and structures decide.
scy-tie_power = Equal coins, units and structures: power decides.
scy-tie_popularity = Equal up to power: popularity decides.
scy-tie_regions = Equal up to popularity: regions decide.
scy-tie_stars = Equal up to regions: stars decide.
scy-draw = Equal in everything: a draw.
corrected = Corrected: { $changes }

## Questions

ask-report = Your turn ({ $turn }): what concerns the Automa?
ask-after_combats = The combats are over. Your turn ({ $turn }) goes on: what else concerns the Automa?
ask-card = Draw the Automa’s card: which one is it?
ask-combat_card = Draw a card for the Automa’s combat: which one is it?
ask-commit = Combat on { $region }: how much power (at most { $power }) and which combat cards (at most { $cards })?
ask-values = { $n ->
    [one] Turn up a random combat card of the Automa: what is its value?
   *[other] Turn up { $n } random combat cards of the Automa: what are their values?
}
ask-ability = Do you use { $ability }?
ask-retreat = You lost: retreat home or to a lake ({ $regions })?
ask-resources = How many resources lie on { $regions }?
ask-which_unit = Mech and character stand on the same place: which one moves?
ask-trap_penalty = The Automa enters your trap on { $region }: which penalty?
ask-bonus_star = Did { $bonus } bring you a star?
ask-combat_order = Several combats ({ $regions }): which one first?
ask-hesitation = Reveal the top combat card: what is its value?
ask-final_tracks = The game is over. Your coins, popularity, power and stars?
ask-final_structures = Where do your structures stand, and how many coins does the structure bonus tile bring?
ask-final_resources = How many resources lie on the regions you control?
answer-use = Use it
answer-no = Do not use it
answer-retreat = To { $place }
answer-star = Yes, a star
answer-no_star = No star
answer-combat = Combat on { $region }

## Decisions and filters

decision-unit = Which unit?
decision-destination = Which region?
filter-home_distance = Nearest to the home base
filter-reading_order = First in reading order
filter-same_place = Same place: mech or character
filter-no_enemy_unit = No unit of yours there
filter-no_own_worker = No other worker of the Automa there
filter-no_own_combat_unit = No other combat unit of the Automa there
filter-not_threatened = Not in the neighbourhood of your combat units (numbers: Automa units near)
filter-units_near = Most Automa units near
filter-enemy_distance = Nearest to your combat units
filter-encounter_or_factory = Encounter token, or the factory without its card
filter-only_factory = The factory in reach and nothing else
filter-not_blocked = No combat unit of yours and no Automa mech there
filter-lone_workers = Your workers without a combat unit
filter-resources = Most resources
filter-enemy_combat_unit = A combat unit of yours there
filter-fewest_combat_units = Fewest of your combat units
filter-factory_distance = Nearest to the factory

## Score

score-coins = Coins held
score-stars = Stars ({ $n } × { $each })
score-regions = Regions ({ $n } × { $each })
score-resources = Resources ({ $n }, { $each } per pair)
score-structure_bonus = Structure bonus tile

## Refusals

refused-ability_known = { $ability } is already unlocked.
refused-ability_locked = You have not unlocked { $ability }.
refused-workers_left_alone = The workers on { $region } would be left alone with enemy units: move them first.
refused-ability_missing = A new mech comes with its ability. Say which one it unlocks.
refused-foreign_ability = { $ability } is not an ability of your faction.
refused-dial_too_high = The dial ends at { $most }; you named { $n }.
refused-more_power_than_owned = You have { $most } power; you named { $n }. If your power is different, correct it first.
refused-no_such_combat_card = There is no combat card with value { $value }: values are 2 to 5.
refused-too_many_combat_cards = At most { $most } combat cards here; you named { $n }.
refused-wrong_number_of_values = { $wanted } values are needed; you named { $n }.
refused-lake_closed = { $sit ->
    [digital] { $region } is a lake, and this unit has no way onto it.
   *[companion] { $region } is a lake and you have no ability for lakes. If the unit really stands there, enter it as a correction.
}
refused-no_star_left = You have placed all six stars.
refused-no_such_region = There is no region { $region }.
refused-which_combat = Several combats are waiting: name the region, for example “combat E3”.
refused-no_combat = There is no combat: nowhere do combat units of both sides meet.
refused-no_combat_there = There is no combat on { $region }.
refused-not_so_many_there = On { $region } you have { $n } of this kind ({ $unit }).
refused-recruit_known = The recruit bonus { $bonus } is already unlocked.
refused-region_not_asked = { $region } is not asked for.
refused-same_region = The unit is already on { $region }.
refused-stars_do_not_fit = Stars: { $n }. That does not fit: six only if your sixth star ended the game, and not fewer than your combat stars.
refused-structure_built = You have built this already: { $structure }.
refused-structure_there = There is already a structure of yours on { $region }.
refused-structure_twice = { $structure } on { $region }: each structure and each region only once.
refused-token_not_possible = No further token can lie on { $region }.
refused-token_of_another_faction = Only { $faction } has these tokens.
refused-too_many_pieces = There are only { $most } of this kind ({ $unit }).
refused-track_too_high = { $track }: at most { $most }; you named { $n }.
refused-units_of_both = Units of both sides would stand on { $region } without a combat. Move a combat unit there or take yours away.
refused-worker_cannot_enter = { $sit ->
    [digital] Workers do not enter { $region } by themselves: Automa units are there.
   *[companion] Workers do not enter { $region } by themselves: Automa units are there. Report the combat unit first.
}
refused-bad_icon = { $file }, { $place }: { $field } has an icon that does not exist: { $value }.

## Impossible positions

problem-card_foreign = { $card } is not in the deck in use.
problem-card_twice = { $card } lies on the discard piles more than once.
problem-character_on_mat = Your character is never on the mat ({ $faction }).
problem-combat_stars = { $n } combat stars are not possible.
problem-factory_cards = More factory cards are taken than there are.
problem-no_such_region = There is no region { $region }.
problem-off_progress_card = The marker cannot lie on { $n }: the progress card has { $spaces } spaces, counted from 0.
problem-off_track = { $faction }: { $track } cannot be { $n }.
problem-sides_missing = There must be a person and an Automa.
problem-six_stars = Six stars end the game, and only they do.
problem-token_of_another_faction = Only { $faction } has these tokens.
problem-too_many_pieces = { $faction }: { $n } of at most { $most } ({ $unit }).
problem-two_characters = { $faction }: there is only one character, on one place.
problem-units_of_both = Units of both sides stand on { $region } without a combat.
problem-unreadable_position = Cannot read the position: { $text } ({ $field }).
problem-wrong_phase = The phase { $phase } does not fit the rest of the position.

## Options

option-human_faction = Your faction
option-human_faction-help = The mat you play yourself.
option-human_faction-nordic = Nordic Kingdoms
option-human_faction-nordic-help = Far north
option-human_faction-rusviet = Rusviet Union
option-human_faction-rusviet-help = In the east
option-human_faction-crimea = Crimean Khanate
option-human_faction-crimea-help = In the south
option-human_faction-saxony = Saxony Empire
option-human_faction-saxony-help = In the south-west
option-human_faction-polania = Republic of Polania
option-human_faction-polania-help = In the west
option-human_faction-albion = Clan Albion
option-human_faction-albion-help = Invaders from Afar, north-west
option-human_faction-togawa = Togawa Shogunate
option-human_faction-togawa-help = Invaders from Afar, south-east
option-automa_faction = The Automa’s faction
option-automa_faction-help = Not yours. For a first game one whose home base lies far away is best.
option-automa_faction-nordic = Nordic Kingdoms
option-automa_faction-nordic-help = Far north
option-automa_faction-rusviet = Rusviet Union
option-automa_faction-rusviet-help = In the east
option-automa_faction-crimea = Crimean Khanate
option-automa_faction-crimea-help = In the south
option-automa_faction-saxony = Saxony Empire
option-automa_faction-saxony-help = In the south-west
option-automa_faction-polania = Republic of Polania
option-automa_faction-polania-help = In the west
option-automa_faction-albion = Clan Albion
option-automa_faction-albion-help = Invaders from Afar, north-west
option-automa_faction-togawa = Togawa Shogunate
option-automa_faction-togawa-help = Invaders from Afar, south-east
option-level = Level
option-level-help = The progress card decides how fast the Automa collects its stars. Play Autometta until you have beaten it.
option-level-autometta = Autometta
option-level-autometta-help = Easy: skips some turns; about 31 turns to its sixth star.
option-level-automa = Automa
option-level-automa-help = Normal: about 25 turns to its sixth star.
option-level-automaszyna = Automaszyna
option-level-automaszyna-help = Hard: about 21 turns to its sixth star.
option-level-ultimaszyna = Ultimaszyna
option-level-ultimaszyna-help = Very hard: crosses water at once, makes all moves, gets more; about 20 turns.
option-level-automa_rusviet-saxony = Automa (Rusviet against Saxony)
option-level-automa_crimea-nordic = Automa (Crimea against Nordic)
option-level-automa_saxony-rusviet = Automa (Saxony against Rusviet)
option-level-automa_polania-rusviet = Automa (Polania against Rusviet)
option-deck = Automa cards
option-deck-help = Which 19 cards are in use.
option-deck-base = Base game
option-deck-base-help = The verified cards of 2015.
option-deck-invaders = Invaders from Afar
option-deck-invaders-help = Four cards replaced; not checked against the printed cards, one bracket disputed.
option-dealer = Who draws the Automa cards?
option-dealer-help = The app knows all 19 cards.
option-dealer-app = The app
option-dealer-app-help = Nothing to shuffle or look up.
option-dealer-table = I do, from my cards
option-dealer-table-help = You tell the app which card came.
option-combat_card_values = The Automa’s combat cards
option-combat_card_values-help = Where the values of its random combat cards come from.
option-combat_card_values-table = From my cards
option-combat_card_values-table-help = You turn them up and tell the values.
option-combat_card_values-app = From the app
option-combat_card_values-app-help = The app draws from the 42 cards, again for each combat; this stands in for the physical cards.
option-skip_like_autometta = Skip turns like Autometta
option-skip_like_autometta-help = Variant for Automa and Automaszyna.
option-skip_like_autometta-off = Off
option-skip_like_autometta-off-help = Every card counts.
option-skip_like_autometta-on = On
option-skip_like_autometta-on-help = Four cards skip the turn.
option-coin_delta = Extra coins
option-coin_delta-help = More or less whenever a card gives any, once per card.
option-coin_delta--2 = -2
option-coin_delta--2-help = Easier.
option-coin_delta--1 = -1
option-coin_delta--1-help = Easier.
option-coin_delta-0 = 0
option-coin_delta-0-help = As printed.
option-coin_delta-1 = +1
option-coin_delta-1-help = Harder.
option-coin_delta-2 = +2
option-coin_delta-2-help = Harder.
option-power_delta = Extra power
option-power_delta-help = More or less whenever a card gives any, once per card.
option-power_delta--2 = -2
option-power_delta--2-help = Easier.
option-power_delta--1 = -1
option-power_delta--1-help = Easier.
option-power_delta-0 = 0
option-power_delta-0-help = As printed.
option-power_delta-1 = +1
option-power_delta-1-help = Harder.
option-power_delta-2 = +2
option-power_delta-2-help = Harder.
option-hesitate_move = Hesitate to move
option-hesitate_move-help = Before each move the top combat card is revealed.
option-hesitate_move-off = Off
option-hesitate_move-off-help = It moves as its card says.
option-hesitate_move-on = On
option-hesitate_move-on-help = On a 4 or 5 the rest of the row is ignored.
option-hesitate_deploy = Hesitate to deploy
option-hesitate_deploy-help = Before each unit is deployed the top combat card is revealed.
option-hesitate_deploy-off = Off
option-hesitate_deploy-off-help = It deploys as its card says.
option-hesitate_deploy-on = On
option-hesitate_deploy-on-help = On a 4 or 5 the unit stays on the mat.
option-all_moves = All moves
option-all_moves-help = Whether only the first legal icon of the row counts.
option-all_moves-off = Off
option-all_moves-off-help = Only the first legal one.
option-all_moves-on = On
option-all_moves-on-help = Every legal one, from left to right.
option-beaten_units_to = Beaten combat units
option-beaten_units_to-help = Where the Automa’s combat units go after a defeat.
option-beaten_units_to-mat = To the mat
option-beaten_units_to-mat-help = They have to be deployed again.
option-beaten_units_to-home = To the home base
option-beaten_units_to-home-help = Ultimaszyna: they are back at once.
option-factory_blocked = Occupied factory
option-factory_blocked-help = Encounter / factory while the factory in reach is occupied.
option-factory_blocked-encounter_instead = Encounter instead
option-factory_blocked-encounter_instead-help = Our ruling: a token region is as good.
option-factory_blocked-no_move = Not legal
option-factory_blocked-no_move-help = The strict reading.
option-same_place_unit = Mech and character together
option-same_place_unit-help = Which one attacks if both stand equally near on one place.
option-same_place_unit-mech = The mech
option-same_place_unit-mech-help = Our ruling: the lesser loss.
option-same_place_unit-character = The character
option-same_place_unit-character-help = The other reading.
option-same_place_unit-ask = Ask me
option-same_place_unit-ask-help = You decide each time.
option-human_neighbourhood = Your neighbourhoods
option-human_neighbourhood-help = Whether tunnels, mine and jumps count as one step.
option-human_neighbourhood-one_step = Everything one step away
option-human_neighbourhood-one_step-help = The definition of the rulebook.
option-human_neighbourhood-adjacent = Surrounding regions only
option-human_neighbourhood-adjacent-help = As in the rulebook’s picture.
option-home_distance = Distance to a home base
option-home_distance-help = Differs in 11 cases only.
option-home_distance-geometric = As on the board
option-home_distance-geometric-help = The home base at its own place.
option-home_distance-via_start_hexes = Through the start regions
option-home_distance-via_start_hexes-help = One more than to the nearer one.
option-claim_after_reshuffle = Claiming after a reshuffle
option-claim_after_reshuffle-help = When the main discard pile is empty as your turn begins.
option-claim_after_reshuffle-remembered_card = The last card counts
option-claim_after_reshuffle-remembered_card-help = The app remembers it.
option-claim_after_reshuffle-nothing = Nothing
option-claim_after_reshuffle-nothing-help = The strict reading.
option-invaders_card_8_bracket = Card 8 of the expansion
option-invaders_card_8_bracket-help = Disputed: whose bracket stands in the gain row of scheme I.
option-invaders_card_8_bracket-rusviet = Rusviet
option-invaders_card_8_bracket-rusviet-help = Our default.
option-invaders_card_8_bracket-togawa = Togawa
option-invaders_card_8_bracket-togawa-help = As the other source says.
option-automa_triggers_traps = Togawa traps
option-automa_triggers_traps-help = Whether the Automa suffers from your traps.
option-automa_triggers_traps-off = Off
option-automa_triggers_traps-off-help = No effect on it.
option-automa_triggers_traps-on = On
option-automa_triggers_traps-on-help = As on any opponent.

## Set-up checklist

setup-board = Set up board and your side as for two players: 3 factory cards, an encounter token on each of the 11 encounter regions.
setup-you = You play { $faction }: character in the home base, a worker on each start region.
setup-faction = The Automa plays { $faction }. Put its mat beside the board, without a player mat.
setup-power = Put its power marker on { $n } and { $cards ->
    [one] 1 combat card
   *[other] { $cards } combat cards
} face down beside the mat. Do not look at them.
setup-coins = Give it { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
setup-popularity = Put its popularity marker on { $n }; it never moves.
setup-pieces = Its character stands in the home base, a worker on each of the two start regions beside it; 4 mechs, 6 stars and 6 workers lie on the mat.
setup-level = Lay out the progress card { $level } with a technology cube on the space marked I.
setup-deck = Shuffle the 19 Automa cards into a draw pile with scheme I on top. Leave room beside it for two discard piles: the main one and the combat one.
setup-app_deals = Leave the Automa cards in the box: the app draws them.
setup-start = You take the first turn.

## Facts to correct

fact-power = { $seat ->
    [person] Power – you
   *[automa] Power – Automa
}
fact-coins = { $seat ->
    [person] Coins – you
   *[automa] Coins – Automa
}
fact-combat_cards = { $seat ->
    [person] Combat cards – you
   *[automa] Combat cards – Automa
}
fact-popularity = { $seat ->
    [person] Popularity – you
   *[automa] Popularity – Automa
}
fact-progress = { $seat ->
    [person] Progress marker – you
   *[automa] Progress marker – Automa
}
fact-character = { $seat ->
    [person] Character – you
   *[automa] Character – Automa
}
fact-mechs = { $seat ->
    [person] Mechs – you
   *[automa] Mechs – Automa
}
fact-mechs-written = such as E4,F5*2
fact-workers = { $seat ->
    [person] Workers – you
   *[automa] Workers – Automa
}
fact-workers-written = such as G3,F5*2
fact-combat_stars = { $seat ->
    [person] Combat stars – you
   *[automa] Combat stars – Automa
}
fact-stars = { $seat ->
    [person] Stars – you
   *[automa] Stars – Automa
}
fact-main_discard = { $seat ->
    [person] Main discard pile – you
   *[automa] Main discard pile – Automa
}
fact-combat_discard = { $seat ->
    [person] Combat discard pile – you
   *[automa] Combat discard pile – Automa
}
fact-last_main_card = { $seat ->
    [person] Last main card – you
   *[automa] Last main card – Automa
}
fact-abilities = { $seat ->
    [person] Unlocked abilities – you
   *[automa] Unlocked abilities – Automa
}
fact-recruits = { $seat ->
    [person] Recruit bonuses – you
   *[automa] Recruit bonuses – Automa
}
fact-structures = { $seat ->
    [person] Structures – you
   *[automa] Structures – Automa
}
fact-structures-written = such as E3:mine
fact-resources = { $seat ->
    [person] Resources – you
   *[automa] Resources – Automa
}
fact-resources-written = such as E3*2
fact-power_star = { $seat ->
    [person] Star for 16 power – you
   *[automa] Star for 16 power – Automa
}
fact-factory_card = { $seat ->
    [person] Factory card – you
   *[automa] Factory card – Automa
}
fact-power_star-yes = yes
fact-power_star-no = no
fact-factory_card-yes = yes
fact-factory_card-no = no
fact-hand = { $seat ->
    [person] Combat cards in hand – you
   *[automa] Combat cards in hand – Automa
}
fact-hand-written = such as 5,2*3
fact-goods = { $seat ->
    [person] Resources – you
   *[automa] Resources – Automa
}
fact-goods-written = such as F1:metal*2+oil
fact-one_time = { $seat ->
    [person] One-time bonuses used – you
   *[automa] One-time bonuses used – Automa
}
fact-star_spaces = { $seat ->
    [person] Stars by space – you
   *[automa] Stars by space – Automa
}
fact-encounter_tokens = Encounter tokens left

## The table

label-map = Map of all 47 regions
label-home_base = Home base
label-stars = Stars
label-power = Power
label-coins = Coins
label-popularity = Popularity
label-combat_cards = Combat cards
label-draw_pile = Draw pile
label-progress = Progress
label-progress_of = Progress marker on { $n } of { $spaces }
label-scheme = Scheme
label-tunnel = tunnel
label-lying = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
label-encounter_token = encounter token
label-last_card = Last main card
label-no_water = No-water phase
label-structure_nowhere = not built
label-structure_bonus = Coins of the structure bonus tile
card-no_recruit = no recruit bonus
card-unchecked = not checked in print
report-hint = Tap your units, then where they went. Tap a region to see neighbourhoods.
report-target = Now tap the region.
report-combat = Begin the combat on { $region }
report-done = End my turn
report-nothing = Nothing more that concerns the Automa
report-new_worker = New worker
report-star = I placed a star
report-recruit = A new recruit
turn-of-commit = Combat
said-commit = Combat on { $region }: you commit { $n } power{ $cards ->
    [none] {""}
   *[other] {" and combat cards ("}{ $cards })
}.
commit-do = Commit
form-do = That is right

## Places, as they are found on a board without coordinates

place-factory = the Factory, in the middle
place-where = { $terrain }, { $n ->
    [one] next to the Factory
   *[other] { $n } regions from the Factory
}, { $direction }
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

## Where the decks come from

option-deck-base-source = Base game, 2015: pictures of all 19 cards in two places and two data files; where they differed, the pictures decided.
option-deck-invaders-source = Base game with Invaders from Afar: cards 5, 8, 18 and 19 replace those of the base game. They come from two data files and were not checked against printed cards; on card 8 the files disagree.

## On screen: names

section-move = Move
section-bolster = Bolster
section-trade = Trade
section-produce = Produce
section-factory = Factory card
action-upgrade = Upgrade
action-deploy = Deploy
action-build = Build
action-enlist = Enlist
action-move = Move
cube-move = third unit
cube-coins = second coin
cube-power = third power
cube-cards = second combat card
cube-popularity = second popularity
cube-produce = third region
load-worker = workers
load-moved = workers that have moved
load-food = food
load-metal = metal
load-oil = oil
load-wood = wood
gain-popularity = popularity
trap-power = the Automa loses 3 power
trap-coins = the Automa loses 4 coins
trap-cards = the Automa loses 2 combat cards
trap-popularity = the Automa loses 2 popularity (no effect)
mat-industrial = Industrial
mat-engineering = Engineering
mat-militant = Militant
mat-patriotic = Patriotic
mat-innovative = Innovative
mat-mechanical = Mechanical
mat-agricultural = Agricultural
tile-lakes_next_to_structures = lakes next to your structures
tile-tunnels_next_to_structures = tunnel regions next to your structures
tile-encounters_next_to_structures = encounter regions next to your structures
tile-structures_on_tunnels = structures on tunnel regions
tile-longest_line_of_structures = longest straight line of your structures
tile-structures_on_farms_or_tundras = structures on farms or tundras
ref-combat_value = { $id }
ref-encounter_card = encounter { $id }
ref-factory_card = factory card { $id }
objective-1 = Control 3 mountains
objective-2 = Control 3 tunnel regions
objective-3 = Control 3 farms
objective-4 = Control 3 tundras
objective-5 = Control the factory and have at least as much power as the Automa
objective-6 = Drive off an Automa worker this turn and still have 7 power
objective-7 = Own a factory card, at least 1 mech and at most 3 workers
objective-8 = At most 2 coins, at least 4 workers and 7 popularity
objective-9 = Control a region with 9 resources, every kind among them
objective-10 = Control 3 forests
objective-11 = Control 3 villages
objective-12 = Own 20 coins
objective-13 = Have 6 pieces on one region (character, mechs, workers, structure)
objective-14 = Have an upgrade, a mech, a structure, a recruit and one of each resource
objective-15 = Have as many workers as recruits
objective-16 = Your character, exactly 1 mech, exactly 1 worker and 5 resources on one region
objective-17 = Control 2 regions next to the factory and own no factory card
objective-18 = 0 power, at least 13 popularity and 5 workers
objective-19 = Control 5 regions around one lake
objective-20 = 3 structures, 7 popularity and no mech
objective-21 = Control 9 resources of one kind
objective-22 = Own a factory card and no upgrade
objective-23 = Have 8 combat cards and a combat star
player-uniform = Uniform
player-planner = Planner

## On screen: what happens

scy-on_too_fast = { $faction } with the { $mat } mat is a very fast pair: fine against the Automa, but not comparable.
scy-on_set_up = You play with the { $mat } mat. The structure bonus tile counts: { $tile }.
scy-on_section = You choose { $section }.
scy-on_gain_coin = You gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
scy-on_gain_power = You gain { $n } power.
scy-on_gain_popularity = You gain { $n } popularity.
scy-on_pay_coin = You pay { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
scy-on_pay_power = You pay { $n } power.
scy-on_pay_popularity = You pay { $n } popularity.
scy-on_goods = { $n } { $resource } on { $region }.
scy-on_pay_goods = You pay { $n } { $resource } from { $region }.
scy-on_workers = { $n ->
    [one] A new worker stands on { $region }.
   *[other] { $n } new workers stand on { $region }.
}
scy-on_step = Your { $unit } goes from { $start } to { $to }.
scy-on_load = It takes along: { several-goods }.
scy-on_back = Your units on { $region } go back to where they came from: the game is over.
scy-on_upgrade = Upgrade: { $cube }; { $action } costs 1 less.
scy-on_mech = A mech stands on { $region } and unlocks { $ability }.
scy-on_structure = You build on { $region }: { $what }.
scy-on_recruit = Recruit: { $bonus } from now on; the one-time bonus doubles { $now }.
scy-on_discard = You discard a combat card with value { $card }.
scy-on_objective = Objective fulfilled: { $objective }.
scy-on_encounter = Encounter { $n } on { $region }.
scy-on_factory_card = You take { $card }.
scy-on_flag = You put a flag on { $region }.
scy-on_trap = You lay a trap on { $region } ({ $trap }).
scy-on_arm = The trap on { $region } is armed again.
scy-you_draw = { $n ->
    [one] You draw a combat card: { $cards }.
   *[other] You draw { $n } combat cards: { $cards }.
}
scy-you_retreat = { $n ->
    [one] Your { $unit } retreats from { $region } to { $to }.
   *[other] { $n } of your units ({ $unit }) retreat from { $region } to { $to }.
}
scy-move-shown = The Automa’s { $unit } moves from { $from } to { $to }.
scy-stays-shown = The Automa’s { $unit } stays on { $to }.
scy-put_back-shown = { $n ->
    [0] There are no resources on { $region }.
    [one] 1 resource on { $region } is lost.
   *[other] { $n } resources on { $region } are lost.
}
scy-token_removed-shown = The encounter token on { $region } is gone.
scy-factory_card-shown = The Automa takes a factory card unseen.
scy-gain_combat_cards-shown = { $n ->
    [one] The Automa gains a combat card (now { $total }).
   *[other] The Automa gains { $n } combat cards (now { $total }).
}
scy-deploy-shown = The Automa deploys a { $unit } in its home base.
scy-progress-shown = The progress marker moves to space { $n }.
scy-star-shown = { $seat ->
    [person] You place star no. { $n } ({ $space }).
   *[automa] The Automa places star no. { $n } ({ $space }).
}
scy-combat_card-shown = For the combat the Automa draws { $card }.
scy-scouted-shown = Scout: you take a random combat card from the Automa (it has { $n } left).
scy-claim-shown = You find { $n } { $resource } on { $region } ({ $card } was the last one).
scy-shuffle-shown = All 19 Automa cards are shuffled into a new draw pile ({ $scheme }).

## On screen: questions

ask-mat = Which player mat comes?
ask-tile = Which structure bonus tile comes?
ask-cards = { $n ->
    [one] Which combat card comes?
   *[other] Which { $n } combat cards come?
}
ask-objectives = Which two objectives come?
ask-encounter = Which encounter card comes?
ask-factory = Which { $n } factory cards are there?
ask-scouted = Which combat card of the Automa do you get?
ask-turn = Your turn ({ $turn }): which section?
ask-goods = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}: where, and of which kinds?
ask-produce = { $n ->
    [0] Produce: only the mill is left. How much?
    [one] Produce: which region, how much? One more region.
   *[other] Produce: which region, how much? { $n } more regions.
}
ask-discard = Which combat card do you pay?
ask-unit = { $n ->
    [one] Which unit moves? One more.
   *[other] Which unit moves? { $n } more.
}
ask-step = Where does your { $unit } on { $region } go? ({ $n } { $n ->
    [one] step
   *[other] steps
})
ask-power = Combat on { $region }: how much power?
ask-play = Combat on { $region }: which combat cards, with { $power } power?
ask-retreat_workers = { $n ->
    [one] Where does your worker on { $region } go?
   *[other] Where do your { $n } workers on { $region } go?
}
ask-option = Which option of { $card }?
ask-take = { $n ->
    [one] 1 resource
   *[other] { $n } resources
} of your choice: which?
ask-worker = A worker on { $region }?
ask-factory_card = Which factory card do you take?
ask-flag = A flag on { $region }?
ask-trap = A trap on { $region }?
ask-arm = Arm the trap on { $region } again?
ask-bottom = And the bottom action?
ask-pay = From where do you pay { $n } { $resource }?
ask-upgrade = Which cube moves where?
ask-deploy = Which mech, and where?
ask-build = What do you build, and where?
ask-enlist = Which recruit, and which one-time bonus?
ask-after = Reveal an objective?

## On screen: refusals

refused-section_again = { $section } was your section last turn. Choose another one.
refused-not_payable = You cannot pay for this: { $what }.
refused-no_such_unit = You have no such unit that can move: { $what }.
refused-already_moved = This unit has moved already: { $what }.
refused-river = A river lies before { $region }, and this unit cannot cross it.
refused-too_far = { $region } is not one step away.
refused-contested = Nobody leaves { $region } before the combat there.
refused-not_there = There is not so much on { $region }: { $what }.
refused-not_on_a_lake = Not on a lake: { $region }.
refused-no_worker_there = { $region ->
    [none] You have no worker on a region.
   *[other] You have no worker on { $region }.
}
refused-no_cube_there = This cube has been moved already: { $cube }.
refused-space_full = No space for a cube is left here: { $action }.
refused-bonus_taken = This bonus is taken already: { $bonus }.
refused-not_in_hand = You do not hold this: { $what }.
refused-objective_not_met = Objective { $n } is not fulfilled.
refused-not_now = Not possible at this moment: { $what }.

## On screen: impossible positions

problem-no_such_section = There is no section { $section } on this mat.
problem-too_many_cubes = { $n } cubes do not fit below { $action }.
problem-cubes_differ = { $top } cubes are gone from the top row, but { $bottom } lie below.
problem-recruits_differ = { $recruits } recruits, but { $one_time } one-time bonuses are used.
problem-too_few_workers = Workers: { $n }. They are too few: there are always at least 2.
problem-mechs_and_abilities = { $mechs } mechs, but { $abilities } abilities.
problem-too_many_structures = { $n } structures; there are 4.
problem-structure_on_a_lake = A structure cannot stand on the lake { $region }.
problem-worker_on_a_lake = A worker stands on the lake { $region } without a mech.
problem-star_not_earned = There is a star for { $space }, but it was not earned.
problem-too_many_combat_cards_of = { $n } combat cards with value { $value } too many.
problem-combat_cards_do_not_fit = The Automa cannot hold { $n } combat cards: the 42 cards do not suffice, or more are known.

## On screen: options

option-sit = How do you play?
option-sit-help = With your box on the table, or without it.
option-sit-companion = At my table
option-sit-companion-help = Your box lies on the table; the app runs the Automa.
option-sit-digital = On screen
option-sit-digital-help = A whole game without the box: the app knows both sides.
option-mat = Your player mat
option-mat-help = Rusviet with Industrial and Crimea with Patriotic are too fast: fine against the Automa, but not comparable.
option-mat-industrial = Industrial
option-mat-industrial-help = 4 coins, popularity 2
option-mat-engineering = Engineering
option-mat-engineering-help = 5 coins, popularity 2
option-mat-militant = Militant
option-mat-militant-help = Invaders from Afar: 4 coins, popularity 3
option-mat-patriotic = Patriotic
option-mat-patriotic-help = 6 coins, popularity 2
option-mat-innovative = Innovative
option-mat-innovative-help = Invaders from Afar: 5 coins, popularity 3
option-mat-mechanical = Mechanical
option-mat-mechanical-help = 6 coins, popularity 3
option-mat-agricultural = Agricultural
option-mat-agricultural-help = 7 coins, popularity 4
option-mat-random = At random
option-mat-random-help = One of the seven.
option-relentless_factory = Relentless and the factory card
option-relentless_factory-help = Whether Rusviet may use the factory card in two turns running.
option-relentless_factory-off = Off
option-relentless_factory-off-help = As the errata say.
option-relentless_factory-on = On
option-relentless_factory-on-help = As first printed.
option-fresh_recruit_pays = A recruit from beside Enlist
option-fresh_recruit_pays-help = Whether it brings its combat card with the same action.
option-fresh_recruit_pays-off = Off
option-fresh_recruit_pays-off-help = From the next action on.
option-fresh_recruit_pays-on = On
option-fresh_recruit_pays-on-help = At once.
option-burrow = Burrow
option-burrow-help = Which end of the step must be a tunnel or the mine.
option-burrow-either_end = Either end
option-burrow-either_end-help = The English faction mat.
option-burrow-into = Into only
option-burrow-into-help = The French rules.
option-mine_is_tunnel_for_objectives = The mine as a tunnel
option-mine_is_tunnel_for_objectives-help = For the objective with three tunnel regions.
option-mine_is_tunnel_for_objectives-off = Off
option-mine_is_tunnel_for_objectives-off-help = As on the structure bonus tiles.
option-mine_is_tunnel_for_objectives-on = On
option-mine_is_tunnel_for_objectives-on-help = The mine counts.
option-objective_timing = Objectives “at the end of your turn”
option-objective_timing-help = When these cards can be revealed.
option-objective_timing-printed = At the end
option-objective_timing-printed-help = As the cards say.
option-objective_timing-any_break = At every break
option-objective_timing-any_break-help = Like all the others.
option-seaworthy_workers = Seaworthy: beaten workers
option-seaworthy_workers-help = Where workers go when mechs retreat to a lake.
option-seaworthy_workers-home = Home
option-seaworthy_workers-home-help = Always.
option-seaworthy_workers-with_mechs = With the mechs
option-seaworthy_workers-with_mechs-help = They may follow onto the lake.

## On screen: answers in words

do-many = { $n ->
    [1] { $what }
   *[other] { $n } × { $what }
}
do-or = { $a } or { $b }
do-option = { $n }: { $what }
do-factory_card = Card { $n }: { $what }
do-skip = { $section }: no top action
do-objective = Reveal: { $objective }
do-move_units = Move units
do-move_coins = Gain coins instead of moving
do-bolster_power = Bolster: power
do-bolster_cards = Bolster: combat cards
do-trade_goods = Trade: resources
do-trade_popularity = Trade: popularity
do-produce = Produce
do-factory_use = Use the factory card
do-factory_enlist = Factory card: Enlist
do-factory_upgrade = Factory card: Upgrade
do-factory_deploy = Factory card: Deploy
do-factory_build = Factory card: Build
do-action = { $action }
do-without_coins = { $action }, without the coins
do-end = End the turn
do-done = Done
do-none = Nothing
do-stop = Stop here
do-goods = { $region }: { $what }
do-region = { $region }: { $n }
do-unit = { $unit } on { $region }
do-to = To { $region }
do-load = Take along: { several-goods }
do-unload = Put down: { several-goods }
do-play_none = No card
do-pay_card = combat card { $value }
do-flag = Flag on { $region }
do-no_flag = No flag
do-no_trap = No trap
do-arm = Arm it on { $region }
do-no_arm = Leave it disarmed
do-worker = Worker on { $region }
do-cube = { $cube } → { $action }
do-mech = { $region }: { $ability }
do-structure = { $what } on { $region }
do-recruit = From now on { $bonus }; now { $now }
much-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
much-power = { $n } power
much-popularity = { $n } popularity
much-combat_card = { $n ->
    [one] 1 combat card
   *[other] { $n } combat cards
}
much-food = { $n } food
much-metal = { $n } metal
much-oil = { $n } oil
much-wood = { $n } wood
much-any_resource = { $n ->
    [one] 1 resource of your choice
   *[other] { $n } resources of your choice
}
much-worker = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
much-mech = { $n ->
    [one] a mech
   *[other] { $n } mechs
}
much-structure = { $n ->
    [one] a structure
   *[other] { $n } structures
}
much-recruit = { $n ->
    [one] a recruit
   *[other] { $n } recruits
}
much-upgrade = an upgrade
much-deploy = a mech
much-build = a structure
much-enlist = a recruit
much-produce = produce on { $n } regions

# --- the page of the game on screen
mat-last = last turn
section-help = What is this?
section-move-help = Move units, each one region (more with Speed), or take coins. Mechs carry workers and resources.
section-bolster-help = Pay a coin for power or combat cards: both decide combats.
section-trade-help = Pay a coin for resources on a region with your workers, or for popularity.
section-produce-help = Your workers make what their regions give; villages give new workers. More workers make it dearer.
section-factory-help = The upper half is your card’s own; the lower half moves one unit, two regions.
lesson-learn-on_screen = Learn it on screen, without the box
lesson-learn-on_screen_2_mat = On screen 2: the mat
lesson-learn-on_screen_3_map = On screen 3: the map
lesson-learn-on_screen_4_end = On screen 4: the end
mat-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
mat-regions = { $n ->
    [one] in { $n } region
   *[other] in { $n } regions
}
hand-none = No combat cards
objective-later = at the end of your turn

# --- odds
odds-attack = Attacks your combat units on { $region }
odds-attack_workers = Drives your workers off { $region }
odds-no_strike = No unseen card would attack you now.
odds-total = With a total of { $n }
odds-ties = { $seat ->
    [person] You attack: you win a tie.
   *[other] The Automa attacks: it wins a tie.
} The total is the power you dial plus the values of your combat cards.

## On screen: programs

label-hand = Hand
label-goods = Resources
label-tile = Structure bonus
tempo-assumed-program = A program plays the person’s whole side.
tempo-seat_won = Won (share)
tempo-seat_stars = Stars of the person
tempo-seat_rounds = Rounds
tempo-seat_person = Score of the person
tempo-seat_automa = Score of the Automa
tempo-won_with = Won with { $what } (share)
player-uniform-reason = It takes any legal answer, each equally likely.
player-planner-reason = It moves by simple points, and for everything else plays the rest of its turn out in one fixed way: the answer with the worthiest end is taken.
player-steward = Steward
player-steward-reason = It plans several turns ahead, every section with its best continuations, and tries the best plans against what the Automa’s unseen cards may do.
advice-worth = By its reckoning (more is better)
advice-why_pair = Both halves of the section: { $top }, then { $bottom }.
advice-why_top = Now: { $top }.
advice-why_bottom = Now only the bottom action: { $bottom }.
advice-next_pair = Next turn: { $top } and { $bottom }.
advice-next_top = Next turn: { $top }.
advice-next_bottom = Next turn: { $bottom }.
advice-why_star = Star ({ $space }) { $turns ->
    [0] this turn.
    [1] next turn.
   *[other] in { $turns } turns.
}
advice-why_risk = { $n ->
    [one] The Automa’s next card costs about one point here on average.
   *[other] The Automa’s next card costs about { $n } points here on average.
}
advice-why_popularity = Popularity { $n }, from where everything scores more, { $turns ->
    [0] this turn.
    [1] next turn.
   *[other] in { $turns } turns.
}
advice-why_workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
} { $turns ->
    [0] after this turn.
    [1] after the next turn.
   *[other] in { $turns } turns.
}
advice-power = { $n } power
advice-cards = Combat cards: { $cards }
advice-goods = { $goods } on { $region }
advice-take = { $goods }
advice-pay = Pay from { $regions }
advice-option = Option { $n }
advice-take_card = Take { $card }
advice-recruit = From now on { $bonus }; at once twice { $now }

# --- why a question is asked, and what one must know to answer it
because-commit = { $attacker ->
    [person] You attack on { $region }; a tie is yours.
   *[automa] The Automa attacks you on { $region }; it wins ties.
} It has { $automa_power } power and { $automa_cards ->
    [0] no combat card
    [one] 1 combat card
   *[other] { $automa_cards } combat cards
}.
because-power = { $attacker ->
    [person] You attack on { $region }; a tie is yours.
   *[automa] The Automa attacks you on { $region }; it wins ties.
} It has { $automa_power } power and { $automa_cards ->
    [0] no combat card
    [one] 1 combat card
   *[other] { $automa_cards } combat cards
}.
because-play = { $attacker ->
    [person] You attack on { $region }; a tie is yours.
   *[automa] The Automa attacks you on { $region }; it wins ties.
} It has { $automa_power } power and { $automa_cards ->
    [0] no combat card
    [one] 1 combat card
   *[other] { $automa_cards } combat cards
}.
because-ability = { $attacker ->
    [person] You attack on { $region }; a tie is yours.
   *[automa] The Automa attacks you on { $region }; it wins ties.
} It has { $automa_power } power and { $automa_cards ->
    [0] no combat card
    [one] 1 combat card
   *[other] { $automa_cards } combat cards
}.
because-retreat = The Automa won the combat on { $region }; your units must leave it.
because-retreat_workers = The Automa won the combat on { $region }; your workers there must leave, too.
because-resources = The Automa goes for your lone workers, where most resources lie.
because-which_unit = The card moves the Automa’s mech or character, and no rule says which.
because-trap_penalty = The penalty hits the Automa; you choose it.
because-bonus_star = The Automa’s action gave you a recruit’s bonus; 16 power or 18 popularity, reached for the first time, is a star.
because-combat_order = Your units stand with the Automa’s in more than one place; you fight one combat after the other.
because-final_tracks = The score needs what you did not report during the game.
because-final_structures = Structures control regions and count for the structure bonus tile.
because-final_resources = Every two resources on regions that you control bring coins.

# --- on screen: moves by tapping, previews
goal-combat = combat
goal-drives_off = { $n ->
    [one] drives off a worker
   *[other] drives off { $n } workers
}, −{ $lost } popularity
goal-encounter = encounter
goal-factory = factory card
tray-units = Which unit?
tray-more = One more: { $what }
tray-less = One fewer: { $what }
tally-star = Stars
tally-coin = Coins
tally-power = Power
tally-popularity = Popularity
tally-combat_card = Combat cards
tally-food = Food
tally-metal = Metal
tally-oil = Oil
tally-wood = Wood
tally-worker = Workers
tally-mech = Mechs
tally-structure = Structures
tally-recruit = Recruits
tally-upgrade = Upgrades

# --- on screen: cards that their owner corrected
want-mountains = Mountains you control
want-farms = Farms you control
want-tundras = Tundras you control
want-forests = Forests you control
want-villages = Villages you control
want-tunnels = Tunnel regions you control
want-factory = Factory under your control
want-beside_factory = Regions next to the factory
want-lake_shore = Regions around one lake
want-power = Power
want-power_lead = Power beyond the Automa’s
want-popularity = Popularity
want-coins = Coins
want-workers = Workers
want-mechs = Mechs
want-structures = Structures
want-recruits = Recruits
want-upgrades = Upgrades
want-factory_card = Factory card
want-combat_cards = Combat cards
want-combat_stars = Stars for combats
want-drove_off = Worker driven off this turn
want-full_region = Resources on one region with every kind
want-pieces_together = Pieces on one region
want-kinds = Kinds of resources
want-one_kind = Resources of one kind
want-workers_over_recruits = Workers beyond recruits
want-lone_wolf = Resources with your character, one mech and one worker
wants-least = { $what }: at least { $n }
wants-most = { $what }: at most { $n }
wants-exactly = { $what }: exactly { $n }
wants-between = { $what }: { $least } to { $most }
scy-on_own_objective = Objective { $n }, as you corrected it, is fulfilled: { $facts }.
option-box_cards = Encounters and other cards
option-box_cards-help = Encounters, objectives, factory cards and structure bonus tiles; you can correct them in a file.
option-box_cards-on_screen = As built in
option-box_cards-on_screen-help = The cards of the base game.
option-deck-on_screen = Encounters, objectives, factory cards and tiles
option-deck-on_screen-source = Costs and effects in our own words. Encounters and objectives agree in two sources; factory cards and the coins of most tiles come from a single one.
deck-kind-on_screen = Corrections of encounters, objectives, factory cards and tiles
card-kind-encounter = Encounter { $n }
card-kind-objective = Objective { $n }
card-kind-factory_card = Factory card { $n }
card-kind-tile = Structure bonus
card-end_of_turn = at the end of your turn
card-from = from { $n }: { $coins }
refused-no_cards_corrected = { $file } corrects no card at all.
refused-no_such_card_kind = { $file }, card no. { $n }: the kind { $kind } does not exist. There are: { $known }.
refused-not_in_the_box = { $file }: there is no { $kind } { $card } in the box.
refused-three_options = { $file }, { $place }: an encounter has three options, not { $n }.
refused-first_option_costs = { $file }, { $place }: the first option costs nothing.
refused-card_gives_nothing = { $file }, { $place }: nothing is gained.
refused-objective_wants_nothing = { $file }, { $place }: no wants are named.
refused-want_without_sense = { $file }, { $place }: { $field } needs least, most, or both, and least may not exceed most.
refused-bad_factory_actions = { $file }, { $place }: one action, or two different ones without produce.
refused-tile_not_rising = { $file }, { $place }: steps are pairs of a number and coins, each greater than the one before.
## Something is different

slip-report = I reported something wrongly
slip-elsewhere = { $seat ->
    [person] My { $unit ->
        [character] character
        [mech] mech
       *[worker] worker
    } stands elsewhere
   *[automa] The Automa’s { $unit ->
        [character] character
        [mech] mech
       *[worker] worker
    } stands elsewhere
}
slip-stands_here = { $seat ->
    [person] My { $unit ->
        [character] character stands
        [mech] mech stands
       *[worker] worker stands
    } here
   *[automa] The Automa’s { $unit ->
        [character] character stands
        [mech] mech stands
       *[worker] worker stands
    } here
}
slip-piece = { $seat ->
    [person] My { $unit ->
        [character] character
        [mech] mech
       *[worker] worker
    }, now on { $region }
   *[automa] The Automa’s { $unit ->
        [character] character
        [mech] mech
       *[worker] worker
    }, now on { $region }
}
slip-at_home = In the home base
slip-on_mat = On the mat, not in play
slip-token_gone = The encounter token is gone
slip-token_lies = The encounter token still lies here
slip-built = My { $structure } stands here
slip-not_built = No { $structure } of mine stands here
region-mat = not in play
result-other = The Automa wins, { $score }.

## Answers without consequences, as the log tells them

said-final_tracks-coins = You report coins, popularity, power and stars.
said-final_structures-structures = You report your structures.

## On the stage

title-turn = Your turn { $turn }
title-bottom = Bottom action
title-unit = Move
title-step = Where to?
title-produce = Produce
title-power = Combat on { $region }
title-play = Combat on { $region }
title-commit = Combat on { $region }
title-goods = Resources
title-take = Resources
title-pay = Pay
title-discard = Pay
title-upgrade = Upgrade
title-build = Build
title-deploy = Deploy
title-enlist = Enlist
title-option = Encounter
title-worker = A new worker?
title-factory_card = Factory card
title-flag = A flag?
title-trap = A trap?
title-arm = Arm the trap?
title-after = An objective?
title-ability = Use it?
title-retreat = Retreat
title-retreat_workers = Retreat
title-combat_order = Which combat first?
title-card = The Automa’s card
title-combat_card = The combat card
title-values = The Automa’s cards
title-resources = Your resources
title-which_unit = Mech or character?
title-trap_penalty = Which penalty?
title-bonus_star = A star?
title-hesitation = The top card
title-final_tracks = The end: tracks
title-final_structures = The end: structures
title-final_resources = The end: resources
title-report = Your turn { $turn }
title-after_combats = Your turn { $turn }
second-turn = Which section?
second-unit = { $n ->
    [one] One more unit
   *[other] { $n } more units
}
second-step = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
second-produce = { $n ->
    [one] One more region
   *[other] { $n } more regions
}
second-power = How much power?
second-play = Which cards?
second-commit = Power and cards?
second-bottom = And now?
second-after_combats = What else?
second-report = What concerns the Automa?
board-map = Map
mat-missing = { $what } missing
mat-coins = Take $ { $n }
mat-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
mat-only_bottom = { $action } alone, without the top action
mat-idle = Take a section and do nothing
objective-short = Goal
place-named = { $terrain } { $region }
way-unit = { $unit ->
    [character] Character
    [mech] Mech
   *[worker] Worker
}: { $region }
way-title = { $unit ->
    [character] Character
    [mech] Mech
   *[worker] Worker
}: where to?
way-go = Go
way-unchoose = Deselect
load-take = Take along: { $what ->
    [worker] workers
    [moved] workers that moved
    [food] food
    [metal] metal
    [oil] oil
   *[wood] wood
}
goals-title = Where to? Tap the map, or choose here.
goals-all = all { $n } goals
goals-other = Other goals
goal-heading = { $unit ->
    [character] Character
    [mech] Mech
   *[worker] Worker
} → { $region }
goal-heard = { $n ->
    [one] in reach in one step
   *[other] in reach in { $n } steps
}
goal-chance = chance { $chance }
goal-way = { $n ->
    [one] 1 step
   *[other] { $n } steps, by { $region }
}
goal-do = { $sign ->
    [attack] To { $region } and fight
    [attack_workers] To { $region }, drive them off
    [encounter] To { $region }: encounter
    [factory] To { $region }: factory card
   *[none] Go to { $region }
}
versus-power = up to { $n } power
versus-cards = cards: { $cards }
versus-chance = chance to win
fight-power = How much power?
fight-power-note = The chance with your best cards
fight-cards = Combat cards with it
fight-cards-most = { $n ->
    [one] Combat cards, at most one
   *[other] Combat cards, at most { $n }
}
fight-no_card = none
fight-go = Fight
fight-do = Fight with { $sum } · { $chance }
fight-outcome = { $star ->
    [true] A win brings a combat star.
   *[false] A win brings no further star.
} If you lose, your units go home.
produce-do = { $region }: produce { $what }
produce-choose = Choose
produce-left = { $n ->
    [one] This is the last region.
    [2] One more region after this.
   *[other] Two more regions after this.
}
produce-star = brings a star
produce-enough = enough for { $action }
report-move = { $what } → { "PLACE" }
report-put = { $what }: { "PLACE" }
report-to = Where did it go?
report-at = Where?
report-how_many = How many?
report-ability = Ability
report-gone = Worker gone: { $region }
report-mech = A new mech
gained-title = Your turn brought
gained-star = { $n ->
    [1] Your first star
    [2] Your second star
    [3] Your third star
    [4] Your fourth star
    [5] Your fifth star
   *[other] Your sixth star
}
gained-points = { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
plan-move = { $unit ->
    [character] Character
    [mech] Mech
   *[worker] Worker
}: { $way }
panel-sides = Both sides
mat-of = { $unit ->
    [character] Characters on the mat
    [mech] Mechs on the mat
   *[worker] Workers on the mat
}
give_up-produce = Produce nothing more
give_up-unit = Move no further unit
give_up-bottom = End without: { $action }

## What things do, a sentence each

says-ability-riverwalk = Your character and mechs cross rivers onto the two terrains of your faction.
says-ability-speed = Your character and mechs go one region further in each move.
says-ability-seaworthy = Your character and mechs go onto lakes and from there onto land beside them; beaten units may retreat to a lake.
says-ability-artillery = Before a combat you may pay 1 power: the Automa loses 2.
says-ability-township = From the factory or a village of yours your character and mechs go in one step to the factory or any other village of yours.
says-ability-peoples_army = With a worker of yours in the combat you may play one more combat card.
says-ability-wayfare = Your character and mechs go from anywhere in one step to your home base or that of a faction that is not in the game.
says-ability-scout = Before a combat you take a random combat card from the Automa.
says-ability-underpass = Mountains of yours and all tunnels are next to each other for your character and mechs.
says-ability-disarm = Before a combat on a tunnel or your mine the Automa loses 2 power.
says-ability-submerge = Your character and mechs go onto lakes, and from a lake to any other lake in one step.
says-ability-camaraderie = You lose no popularity for workers that flee because you won a combat.
says-ability-burrow = Your character and mechs cross a river if they leave or enter a tunnel or your mine.
says-ability-sword = When you attack, the Automa loses 2 power before the combat.
says-ability-shield = When you are attacked, you gain 2 power before the combat.
says-ability-rally = Your character and mechs go in one step to any region with a worker or flag of yours.
says-ability-toka = Once a turn one character or mech crosses one river onto any land.
says-ability-suiton = Your character and mechs go onto lakes; in a combat on a lake you may play one more combat card.
says-ability-ronin = If a single unit of yours is in a combat, you may gain 2 power before it.
says-ability-shinobi = Your character and mechs go in one step to any trap of yours and may arm it again.
says-structure-mine = A tunnel of your own: your units move between it and every tunnel.
says-structure-mill = When you produce, its region produces as well, one more than its workers.
says-structure-monument = When you bolster, you also gain 1 popularity.
says-structure-armory = When you trade, you also gain 1 power.
says-structure-flag = Counts as one more region of yours at the end.
says-structure-trap = The Automa disarms it by stepping on it and suffers its penalty.
says-bonus-power = Lasting: 1 power whenever you upgrade, and when its card shows it.
says-bonus-coin = Lasting: 1 coin whenever you deploy, and when its card shows it.
says-bonus-popularity = Lasting: 1 popularity whenever you build, and when its card shows it.
says-bonus-combat_card = Lasting: 1 combat card whenever you enlist, and when its card shows it.
says-tile-lakes_next_to_structures = At the end: 2 coins for 1 lake next to your structures, 4 for 2 or 3, 6 for 4 or 5, 9 for more.
says-tile-tunnels_next_to_structures = At the end: 2 coins for 1 tunnel region next to your structures, 4 for 2 or 3, 6 for 4 or 5, 9 for more.
says-tile-encounters_next_to_structures = At the end: 2 coins for 1 encounter region next to your structures, 4 for 2 or 3, 6 for 4 or 5, 9 for more; with or without its token.
says-tile-structures_on_tunnels = At the end: 2 coins for 1 structure on a tunnel region, 4 for 2, 6 for 3 or 4.
says-tile-longest_line_of_structures = At the end: 2 coins for a straight line of 1 structure, 4 for 2, 6 for 3, 9 for 4.
says-tile-structures_on_farms_or_tundras = At the end: 2 coins for 1 structure on a farm or tundra, 4 for 2, 6 for 3, 9 for 4.
faction_ability-swim = Swim
says-faction_ability-swim = Your workers cross rivers.
faction_ability-relentless = Relentless
says-faction_ability-relentless = You may use the same section of your mat again.
faction_ability-coercion = Coercion
says-faction_ability-coercion = Once a turn a combat card counts as one resource of any kind.
faction_ability-dominate = Dominate
says-faction_ability-dominate = You place a star for every combat you win and every objective.
faction_ability-meander = Meander
says-faction_ability-meander = You may choose two options of an encounter.
faction_ability-exalt = Exalt
says-faction_ability-exalt = After a move you may leave a flag where your character stands: it counts as one more region at the end.
faction_ability-maifuku = Maifuku
says-faction_ability-maifuku = After a move you may leave a trap where your character stands: the Automa pays for stepping on it.

## What a card of an owner's file says

card-field-gold_star = whether there is a gold star: the marker advances
card-field-skip_mark = whether Autometta skips the turn
card-field-power_spent = power spent in a combat with 0 to 7, 8 to 13, 14 to 16 power
card-field-combat_cards = random combat cards used in a combat
card-field-resources = what you find after a victory as the attacker
card-field-unchecked = whether nobody has compared it with the printed card yet
card-field-moves = worker, mech, character, encounter, attack_workers, "attack 5" (least power); for one faction "nordic:worker"
card-field-gains = "power 3", "coin 1", "worker 1", "unit 1" (mech or character), "combat_card 1"; for one faction "crimea:coin 1"
card-field-recruit = power, coin, popularity or combat_card; left out if there is none
