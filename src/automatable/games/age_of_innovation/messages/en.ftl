### Age of Innovation in English. Every key and every argument exists in en, de and it alike.

## The game

game-title = Age of Innovation
game-tagline = Build, research and outgrow the Automa in six rounds.
game-emblem-label = Seven hexes around a workshop
seat-person_1 = Player 1
seat-person_2 = Player 2
player-name = { $seat ->
    [person] { seat-person }
    [automa] { seat-automa }
    [person_1] { seat-person_1 }
   *[person_2] { seat-person_2 }
}

## Set-up: options

option-humans = Who plays?
option-humans-help = The Automa plays against one person or against two.
option-humans-1 = One person
option-humans-1-help = You against the Automa.
option-humans-2 = Two persons
option-humans-2-help = Three participants: you two and the Automa, who plays the Simpletons.
option-level = Difficulty level
option-level-help = It sets her ship value, the points value X and her starting deck. For a first game: Automalein.
option-level-automalein = Automalein
option-level-automalein-help = The easiest: 5 cards, ship value 0 to 2, X 0 to 1.
option-level-automa = Automa
option-level-automa-help = 6 cards, ship value 0 to 2, X 1 to 3.
option-level-automaechtig = Automächtig
option-level-automaechtig-help = 7 cards, ship value 1 to 2, X 2 to 3.
option-level-ultoma = Ultoma
option-level-ultoma-help = 8 cards, ship value 1 to 2, X 2 to 3, and more turns.
option-level-alptrauma = Alptrauma
option-level-alptrauma-help = The hardest: 8 cards with card 13, ship value 1 to 3, X 3 to 4.
option-faction = Automa faction
option-faction-help = Its card says what her faction action does. For a first game: the Simpletons.
option-faction-simpletons = The Simpletons
option-faction-simpletons-help = Builds and gains X points.
faction-simpletons = The Simpletons
option-faction-kuddlers = The Kuddlers
option-faction-kuddlers-help = Builds as close to you as she can and gains X+1 points.
faction-kuddlers = The Kuddlers
option-faction-druids = Druids
option-faction-druids-help = Builds and advances two levels in a discipline.
faction-druids = Druids
option-faction-racelings = Racelings
option-faction-racelings-help = Builds; scores the round tile twice if she passes first.
faction-racelings = Racelings
option-faction-wanderers = Wanderers
option-faction-wanderers-help = Builds anywhere, gains X-1 points and 2 per building at the end.
faction-wanderers = Wanderers
option-faction-mimics = Mimics
option-faction-mimics-help = Builds on the terrains you need and gains X+1 points.
faction-mimics = Mimics
option-faction-powermongers = Powermongers
option-faction-powermongers-help = Offers you power and advances when you take it.
faction-powermongers = Powermongers
option-faction-symbionts = Symbionts
option-faction-symbionts-help = Needs your printed card: what a tool does, when it leaves and what the youth terrain means are not known to the app.
faction-symbionts = Symbionts
option-faction-blight = The Blight
option-faction-blight-help = Needs your printed card: where fallow land comes from, what blighted land does and how much there is are not known to the app.
faction-blight = The Blight
option-faction-gognomes = Gognomes
option-faction-gognomes-help = Needs your printed cards: the tasks, their points and how she may choose where to build are not known to the app.
faction-gognomes = Gognomes
option-board_side = Board side
option-board_side-help = Both sides work; 1–3 is recommended.
option-board_side-1-3 = 1–3 persons
option-board_side-1-3-help = The smaller map.
option-board_side-3-5 = 3–5 persons
option-board_side-3-5-help = The larger map; some factions get a little stronger or weaker.
option-tracking = What you report
option-tracking-help = How the app learns what stands on the board.
option-tracking-full = Everything, as it happens
option-tracking-full-help = You report each building, step and action; the app shows the whole board.
option-tracking-light = Only what her card needs
option-tracking-light-help = The light way: you say that your turn is over, and the app asks for a space or a level when her card needs it.
option-dealer = Automa cards and tiles
option-dealer-help = Who shuffles and draws.
option-dealer-app = The app deals
option-dealer-app-help = The app draws tiles, bonuses and cards; you lay out what it says.
option-dealer-table = My own cards
option-dealer-table-help = You draw from your own box and tell the app what came.
option-automa_home = Her home terrain
option-automa_home-help = It decides where she starts and which terrains she prefers.
option-automa_home-chosen = I choose it
option-automa_home-chosen-help = You choose it after your own.
option-automa_home-random = Random
option-automa_home-random-help = One of the other priority cards is drawn.
option-deck = Automa cards in your box
option-deck-help = The built-in cards, or your own file with corrections and the texts of partial factions.
option-deck-automa = Built-in cards
option-deck-automa-help = As transcribed; the decks page says how sure we are.
option-bridges_connect_everyone = Your bridges
option-bridges_connect_everyone-help = Whether your bridges make spaces adjacent for the Automa too.
option-bridges_connect_everyone-off = Connect only you
option-bridges_connect_everyone-off-help = Our ruling: bridges are personal pieces.
option-bridges_connect_everyone-on = Connect everyone
option-bridges_connect_everyone-on-help = Bridged spaces count as directly adjacent for her.
option-powermongers_trigger = Powermongers
option-powermongers_trigger-help = What makes them advance.
option-powermongers_trigger-taken = Power you take
option-powermongers_trigger-taken-help = The app asks whether you gained 2 or more.
option-powermongers_trigger-offered = Power offered
option-powermongers_trigger-offered-help = Two or more offered is enough; nothing is asked.

## Set-up: checklist

setup-level = Lay the difficulty card { $level } in her area.
setup-tiles = Lay the Automa round tiles on rounds 1 to 6: { $tiles }. Rounds 1 to 3 with the side for 1–3 up, rounds 4 to 6 with the side for 4–6.
setup-final = Lay the final tile { $final } on the right half of the round 6 tile.
setup-palaces = { $n ->
    [one] Lay out 1 random palace tile and tile 17.
   *[other] Lay out { $n } random palace tiles and tile 17.
}
setup-palaces_drawn = Lay out these palace tiles: { $palaces }.
setup-books = Lay out 3 random book actions.
setup-books_drawn = Lay out the book actions from left to right: { $books }.
setup-innovations = { $two ->
    [true] Lay out 8 random innovations in two rows of four.
   *[false] Lay out 6 random innovations: 2 in the top row, 4 below.
}
setup-innovations_drawn = { $two ->
    [true] Lay out the innovations in two rows of four: { $tiles }.
   *[false] Lay out the innovations, 2 in the top row, 4 below: { $tiles }.
}
setup-start = Put your turn order marker on the top space of round 1, hers below. The rules for two players on page 19 do not apply.
setup-start_two = Decide who starts; her turn order marker comes third.
setup-sets = Lay out 3 random planning board cards with 2 random factions each. Choose one set, take its planning board and one of its factions.
setup-set_drawn = Set on offer: planning board { $terrain } with { $one } or { $other }.
setup-sets_two = Choose planning boards, factions and round bonuses by the base rules for three.
setup-chosen = { $seat ->
    [person] You play { $terrain } with { $faction }.
   *[other] { player-name } plays { $terrain } with { $faction }.
}
setup-board = { $seat ->
    [person] You play { $terrain }.
   *[other] { player-name } plays { $terrain }.
}
setup-first_buildings = Then place your other first buildings by the base rules and report them on the map.
setup-home_open = Choose her home terrain, another than yours, or draw its terrain priority card.
setup-tiles_open = Lay one random Automa round tile on each of the rounds 1 to 6: on rounds 1 to 3 with the side for 1–3 up, on rounds 4 to 6 with the side for 4–6.
setup-final_open = Lay one random final tile on the right half of the round 6 tile.
setup-workshops_open = When your first workshop is reported, draw one of all 14 Automa cards: its letters say where her first workshops stand. It returns to the others.
setup-faction = Lay the faction card of { $faction } in her area.
setup-bonuses = Shuffle 5 round bonuses and lay them in a row: she takes the leftmost, then you take one; 1 coin on each of the other three.
setup-bonuses_two = Shuffle the round bonuses not chosen: she gets one, three form the display with 1 coin each.
setup-bonuses_app = The app draws 5 round bonuses for a row: she takes the leftmost, then you take one; 1 coin on each of the other three.
setup-bonuses_two_app = The app draws 6 round bonuses: each of you takes one, she gets a random one, three form the display with 1 coin each.
setup-display = She holds { $own }. On display from left to right, 1 coin on each: { $bonuses }.
setup-pieces = Her supply: 9 workshops, 4 guilds, 3 schools, 1 palace, 1 university, 7 scholars. Her marker on 20 points.
setup-workshops_app = As soon as you have reported your first workshop, the app draws where hers stand.
setup-first_building = Place your first workshop by the base rules and report it: only then are hers drawn.
aoi-she_starts = Her markers on the knowledge board: { $banking } in banking, { $law } in law, { $engineering } in engineering, { $medicine } in medicine.
setup-workshops = Place her first workshops on { $marked } (with a power token) and { $unmarked } (without).
setup-app_deals = Leave the Automa cards in the box: the app deals.

## Prompts

ask-round_tiles = Which six round tiles lie on rounds 1 to 6, in this order?
ask-final_tile = Which final tile lies on round 6?
ask-palaces = Which palace tiles lie beside tile 17?
ask-books = Which book actions lie on the board, from left to right?
ask-innovations = Which innovations lie on the board, row by row?
ask-human_faction = { $seat ->
    [you] Which faction do you play?
    [person] Which faction do you play? It says where your markers start.
   *[other] { player-name }: which faction do you play? It says where your markers start.
}
ask-planning_boards = Which three planning board cards were drawn?
ask-human_factions = Which six factions were drawn?
ask-bonus_row = Which round bonuses lie in the row, from left to right?
ask-bonus_shuffle = The round bonuses nobody chose: which one does she get, and which lie left, middle and right?
ask-home = Which planning board do you take? It is your home terrain.
ask-home_1 = Player 1: which is your home terrain?
ask-home_2 = Player 2: which is your home terrain?
ask-automa_home = Which home terrain does the Automa get?
ask-random_home = Draw one of the remaining terrain priority cards. Which terrain came?
ask-youth = Which youth terrain do the Symbionts get?
ask-starts = Who starts?
ask-bonus = { $seat ->
    [person] Which round bonus do you take?
   *[other] { player-name }: which round bonus do you take?
}
ask-first_workshop_card = First workshops: draw one of all 14 Automa cards. Which one came?
ask-first_workshop = { $seat ->
    [person] Place your first workshop, or the building your faction begins with, and tap its space. Only then is it decided where hers stand.
   *[other] { player-name }, place your first workshop, or the building your faction begins with, and tap its space. Only then is it decided where hers stand.
}
ask-support_card = First turn of the round: draw two cards. Which is the first, the support card?
ask-card = Draw the action card. Which number does it have?
ask-report = { $light ->
    [true] Your turn in round { $round }: play it, then hand over. What her card needs, the app will ask.
   *[false] { $seat ->
        [person] Your turn in round { $round }: report what you did, then hand over.
       *[other] { player-name }, round { $round }: report what you did, then hand over.
    }
}
ask-set_up = { $seat ->
    [person] Before round { $round }: place your first buildings and report them, with start levels that are missing. Then begin.
   *[other] { player-name }, before round { $round }: report your first buildings and start levels that are missing. Then go on.
}
ask-round_end = { $light ->
    [true] Round { $round } is over: take your knowledge bonus. What has it changed? If a terrain without a building, tap the space.
   *[false] { $seat ->
        [person] Round { $round } is over: report what your knowledge bonus changed, then go on.
       *[other] { player-name }, round { $round } is over: report what your knowledge bonus changed.
    }
}
ask-power_taken = { $power } power were offered. Did you gain 2 or more of it?
ask-manual = { $known ->
    [true] { $step }: { $text } Enter what changes, then go on.
   *[false] { $step }: this part of the card is not known to the app{ $text }. Read your printed card, enter what changes, then go on.
}
ask-build_choice = Your card says: { $text } Where does she build? By the normal rules on { $hex }.
ask-area = { $light ->
    [true] How many buildings has your largest group?
   *[false] { $seat ->
        [person] { $told ->
            [true] With this sailing value your largest group has { $n } buildings. Is that right?
           *[false] How many buildings has your largest group? On the map there are at least { $n }.
        }
       *[other] { player-name }: { $told ->
            [true] With this sailing value your largest group has { $n } buildings. Is that right?
           *[false] How many buildings has your largest group? On the map there are at least { $n }.
        }
    }
}
ask-points = { $seat ->
    [person] How many points do you have before area and knowledge scoring, resources included?
   *[other] { player-name }: how many points before area and knowledge scoring, resources included?
}

## Set-up: what happened

aoi-tiles_redrawn = A limit of the round tiles was broken: the app draws the whole layout again.
aoi-tiles_discipline = Mind: a discipline appears three times on rounds 1 to 5. The base rules do not allow that.
aoi-tiles_building = Mind: the final tile rewards the same building as round 6. The base rules do not allow that.
aoi-tiles = Round tiles 1 to 6: { $tiles }. Final tile: { $final }.
aoi-palaces = Palace tiles: { $palaces }.
aoi-books = Book actions from left to right: { $books }.
aoi-innovations = Innovations row by row: { $tiles }.
aoi-you_start = { $seat ->
    [person] { $faction }: put your markers on { $banking } in banking, { $law } in law, { $engineering } in engineering, { $medicine } in medicine.
   *[other] { player-name }, { $faction }: markers on { $banking } in banking, { $law } in law, { $engineering } in engineering, { $medicine } in medicine.
}
aoi-special_competency = { $seat ->
    [person] Take a competency, and report the steps it gives.
   *[other] { player-name }: take a competency, and report the steps it gives.
}
aoi-special_free_steps = { $seat ->
    [person] Take 2 steps of your choice and report them.
   *[other] { player-name }: take 2 steps of your choice and report them.
}
aoi-special_tower = { $seat ->
    [person] Place your neutral tower and report it on the map.
   *[other] { player-name }: place your neutral tower and report it on the map.
}
aoi-special_university = { $seat ->
    [person] Start with a university instead of two workshops; report it on the map.
   *[other] { player-name }: start with a university instead of two workshops; report it on the map.
}
aoi-set = On offer: { $terrain } with { $one } or { $other }.
aoi-you_home = { $seat ->
    [person] Your home terrain is { $terrain }.
   *[other] The home terrain of { player-name } is { $terrain }.
}
aoi-you_faction = { $seat ->
    [person] You play { $faction }.
   *[other] { player-name } plays { $faction }.
}
aoi-unnamed = This stays unnamed; no rule of hers needs it.
aoi-home = Her home terrain is { $terrain }: lay its terrain priority card beside it.
aoi-bonus_first = She takes the leftmost round bonus: { $bonus }.
aoi-display = She holds { $own }. On display, 1 coin on each: { $bonuses }.
aoi-first_card = For the first workshops { $card } is drawn; it returns to the others.
aoi-first_workshops = Place her workshops on { $marked } (with a power token) and { $unmarked } (without).
aoi-reserve = Take the Automa cards { $cards } for the deck. { $n ->
    [0] Shuffle all others face down: they are the reserve.
   *[other] Shuffle the others but card { $top } face down: they are the reserve. Lay card { $top } face down on top of it; it joins the deck at the end of round 1.
}
aoi-deck = { $unseen ->
    [0] Shuffle the Automa deck face down: cards { $cards }.
    [one] Shuffle the Automa deck face down: cards { $cards } and the top card of the reserve, unseen.
   *[other] Shuffle the Automa deck face down: cards { $cards } and the { $unseen } top cards of the reserve, unseen.
} That makes { $n }; turn the two lowest sideways.
aoi-deck_ready = Her deck has { $n } cards; the app deals them.
aoi-manual_set_up = { $known ->
    [true] Set-up of { $faction }: { $text }
   *[false] Set-up of { $faction }: this part of the card is not known to the app{ $text }. Do what your printed card says and enter what changes.
}
aoi-begin = { $seat ->
    [person] The game begins. You start.
   *[other] The game begins. { player-name } starts.
}

## Her turn

aoi-pair = She acts with { $action }, supported by { $support }.
aoi-deck_empty = Her deck is empty: she passes.
aoi-pass_symbol = One of the last two, { $card }, shows the pass symbol: she passes.
aoi-build_no_workshop = She has no workshop left: she upgrades instead.
aoi-build_no_space = No space is possible: she upgrades instead.
aoi-build_space = She builds on { $hex }.
aoi-build = { $transformed ->
    [true] { $marked ->
        [true] Lay a { $terrain } tile on { $hex } and place her workshop there with a power token.
       *[false] Lay a { $terrain } tile on { $hex } and place her workshop there.
    }
   *[false] { $marked ->
        [true] Place her workshop on { $hex } ({ $terrain }) with a power token.
       *[false] Place her workshop on { $hex } ({ $terrain }).
    }
}
aoi-power = { $seat ->
    [person] You may gain { $power } power for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }.
   *[other] { player-name } may gain { $power } power for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }.
}
aoi-powermongers = You gained power: the Powermongers advance.
aoi-upgrade_choice = She upgrades { $hex }.
aoi-upgrade_fails = No building can be upgraded.
aoi-upgrade = Replace her { $old } on { $hex } by a { $new }; its mark stays as it is.
aoi-scholar_choice = She sends a scholar to { $discipline }.
aoi-scholar_fails = Every discipline is closed: no scholar.
aoi-scholar = Place her scholar on the { $space } of { $discipline } and move her marker up { $n } to level { $level }.
aoi-scholar_none = No scholar or no space: move her marker in { $discipline } up { $n } to level { $level }.
aoi-advance_choice = She advances in { $discipline }.
aoi-advance_fails = Every discipline is closed: she does not advance.
aoi-advance = Move her marker in { $discipline } up { $n } to level { $level }.
aoi-innovation_early = No innovation before round { $round }.
aoi-innovation_enough = She already has { $n ->
    [one] 1 innovation
   *[other] { $n } innovations
}.
aoi-innovation_gone = No innovation is left.
aoi-innovation_choice = She takes the innovation at { $place }{ named-tile }.
aoi-innovation = Give her the innovation at { $place }{ named-tile }. The place stays empty.
aoi-power_action_choice = She covers { $place }{ named-tile }.
aoi-power_action_fails = Every power action is covered already.
aoi-power_action = Put an X marker on { $place }{ named-tile }.
aoi-book_action_choice = She covers { $place }{ named-tile }.
aoi-book_action_fails = Every book action is covered already.
aoi-book_action = Put an X marker on { $place }{ named-tile }.
aoi-points = { $n ->
    [0] She gains no points and stays at { $total }.
    [one] She gains 1 point (now { $total }).
   *[other] She gains { $n } points (now { $total }).
}
aoi-pass = { $twice ->
    [true] She passes first and scores the tile twice: { $n ->
        [one] 1 point
       *[other] { $n } points
    } (now { $total }).
   *[false] { $n ->
        [one] She passes and scores 1 point (now { $total }).
       *[other] She passes and scores { $n } points (now { $total }).
    }
}
aoi-bonus = She takes the { $place } round bonus; coins on it go to the supply, her old one takes its place.
aoi-bonus_named = She takes { $taken } ({ $place }); coins on it go to the supply, { $returned } takes its place.
aoi-new_deck = Collect all her cards, add the top card of the reserve unseen, shuffle: { $n } cards, the two lowest turned sideways.
aoi-deck_renewed = The app shuffles her deck for the next round: { $n } cards, one more than before.
aoi-new_deck_with = Collect all her cards, add { $card } from the top of the reserve, shuffle: { $n } cards, the two lowest turned sideways.
aoi-turn_order = Put her turn order marker on place { $place } of the next round.

## Rounds

aoi-round_over = Round { $round } is over.
aoi-last_round_over = Round 6 is over: end scoring.
aoi-knowledge_bonus = Take your knowledge bonus of { $tile }. She gets none.
aoi-clear_actions = Remove all X markers from power and book actions.
aoi-coins = Put 1 coin on each displayed round bonus.
aoi-tile_leaves = The round tile { $tile } leaves the game.
aoi-new_round = Round { $round }: ship value { $ship }, X is { $x }, round tile { $tile }.
aoi-over = The game is over.

## Manual steps

aoi-manual = { $known ->
    [true] { $step }: { $text }
   *[false] { $step }: this part of the card is not known to the app{ $text }.
}
aoi-manual_done = { $step }: done.
aoi-hers_points = { $n ->
    [one] 1 point
   *[other] { $n } points
} for the Automa by your card: { $total }.
aoi-hers_level = Her marker in { $discipline } stands on level { $level }.
aoi-hers_mark = On { $hex } lies now: { $marker }.
aoi-hers_unmark = Removed from { $hex }: { $marker }.
aoi-hers_terrain = { $hex } becomes { $new }.
aoi-hers_building = { $marked ->
    [true] On { $hex } stands now, with a power token, her { $new }.
   *[false] On { $hex } stands now, without a power token, her { $new }.
}
aoi-hers_remove = Her building on { $hex } leaves the board.
aoi-hers_exclude = { $hex } is forbidden to her.
aoi-hers_include = { $hex } is allowed to her again.
aoi-hers_note = Note: { $text }
aoi-build_told = By your printed card she builds on { $hex }.
aoi-propose_tool = Proposal from an incomplete source: a tool on { $hex }.
aoi-propose_blighted = Proposal from an incomplete source: { $hex } becomes blighted land.
manual-place_tool = Place a tool
manual-fallow_to_blighted = Two fallow lands become blighted
manual-symbionts_ongoing = Ongoing rule of the Symbionts
manual-blight_ongoing = Ongoing rule of the Blight
manual-gognomes_tasks = Tasks of the Gognomes
manual-symbionts_end = End scoring of the Symbionts
manual-blight_end = End scoring of the Blight
manual-gognomes_end = End scoring of the Gognomes

## What a person reports

aoi-you_build = { $seat ->
    [person] You build a { $new } on { $hex }.
   *[other] { player-name } builds a { $new } on { $hex }.
}
aoi-you_upgrade = { $seat ->
    [person] You upgrade { $hex } to a { $new }.
   *[other] { player-name } upgrades { $hex } to a { $new }.
}
aoi-you_transform = { $seat ->
    [person] You turn { $hex } into { $new }.
   *[other] { player-name } turns { $hex } into { $new }.
}
aoi-you_neutral = { $seat ->
    [person] You place a neutral building on { $hex }: { $new }.
   *[other] { player-name } places a neutral building on { $hex }: { $new }.
}
aoi-you_annex = { $seat ->
    [person] You add an annex on { $hex }.
   *[other] { player-name } adds an annex on { $hex }.
}
aoi-you_climb = { $seat ->
    [person] You reach level { $level } in { $discipline }.
   *[other] { player-name } reaches level { $level } in { $discipline }.
}
aoi-you_cover = { $seat ->
    [person] You use { $place }{ named-tile }.
   *[other] { player-name } uses { $place }{ named-tile }.
}
aoi-you_score = { $seat ->
    [person] Your points: { $n }.
   *[other] { player-name }: { $n } on the score track.
}
aoi-you_innovation = { $seat ->
    [person] You take the innovation at { $place }{ named-tile }.
   *[other] { player-name } takes the innovation at { $place }{ named-tile }.
}
aoi-you_bridge = { $seat ->
    [person] You build a bridge from { $one } to { $other }.
   *[other] { player-name } builds a bridge from { $one } to { $other }.
}
aoi-you_done = { $seat ->
    [person] You end your turn.
   *[other] { player-name } ends the turn.
}
aoi-you_pass = { $seat ->
    [person] You pass as number { $place }.
   *[other] { player-name } passes as number { $place }.
}
aoi-you_bonus = { $seat ->
    [person] You take the { $place } round bonus with its coins and lay your old one on the free place.
   *[other] { player-name } takes the { $place } round bonus with its coins and lays the old one on the free place.
}
aoi-you_area = { $seat ->
    [person] Your largest group has { $n } buildings.
   *[other] The largest group of { player-name } has { $n } buildings.
}
aoi-you_sailing = { $seat ->
    [person] Your sailing value is { $n }.
   *[other] The sailing value of { player-name } is { $n }.
}
aoi-you_points = { $seat ->
    [person] { $n ->
        [one] You have 1 point before area and knowledge.
       *[other] You have { $n } points before area and knowledge.
    }
   *[other] { $n ->
        [one] { player-name } has 1 point before area and knowledge.
       *[other] { player-name } has { $n } points before area and knowledge.
    }
}

## Decisions and their methods

decision-build = Where does she build?
decision-upgrade = Which building does she upgrade?
decision-discipline = In which discipline?
decision-innovation = Which innovation does she take?
decision-power_action = Which power action does she cover?
decision-book_action = Which book action does she cover?
decision-tool = Where might the tool go?
decision-blighted = Which land might be blighted?
filter-in_reach = In reach
filter-merge = Bring together: shortens the gap
filter-closest_to_human = Closest to your buildings
filter-priority = Terrain priority
filter-priority_of_human_home = Terrain priority of your home
filter-priority_of_youth_terrain = Terrain priority of the youth terrain
filter-most_power_for_human = Most power for you
filter-upgradable = Can be upgraded
filter-next_to_human = Workshop next to you
filter-least_power = Least power for you
filter-open = No marker on 12
filter-scoring_tile = Discipline of the tile
filter-on_zero = Her marker on 0
filter-catch_up = Catch up: nearest to your marker
filter-uncovered = Not covered
filter-without_tool = Free for a tool
filter-reading_1 = Direction count: reading order, 1
filter-reverse_1 = Direction count: reverse reading order, 1
filter-reading_2 = Direction count: reading order, 2
filter-reverse_2 = Direction count: reverse reading order, 2
filter-reading_3 = Direction count: reading order, 3
filter-reverse_3 = Direction count: reverse reading order, 3
filter-reading_4 = Direction count: reading order, 4
filter-reverse_4 = Direction count: reverse reading order, 4

## Things by name

ref-hex = { $id }
ref-card_number = { $id }
named-tile = { $tile ->
    [none] {""}
   *[other] {" "}({ $tile })
}
bonus-1 = bonus 1 (sailing +1, workshops at rivers)
bonus-2 = bonus 2 (scholar)
bonus-3 = bonus 3 (book, spade)
bonus-4 = bonus 4 (book, bridge)
bonus-5 = bonus 5 (tool, palace and university)
bonus-6 = bonus 6 (2 tools, 1 step)
bonus-7 = bonus 7 (4 power, 2 coins)
bonus-8 = bonus 8 (6 coins)
bonus-9 = bonus 9 (3 power, guilds)
bonus-10 = bonus 10 (4 coins, schools)
ref-innovation = { $id }
ref-book_action = book action { $id }
book-1 = 1 book: 5 power
book-2 = 1 book: 2 steps in one discipline
book-3 = 2 books: 2 points per guild
book-4 = 2 books: workshop to guild
book-5 = 2 books: 6 coins
book-6 = 3 books: 3 spades
innovation_tile-trade_routes = Trade Routes
innovation_tile-deus_ex_machina = Deus Ex Machina
innovation_tile-professor = Professor
innovation_tile-architecture = Archi­tecture
innovation_tile-census = Census
innovation_tile-league_of_cities = League of Cities
innovation_tile-sewage_system = Sewage System
innovation_tile-steam_engine = Steam Engine
innovation_tile-science = Science
innovation_tile-library = Library
innovation_tile-workshop = Workshop
innovation_tile-school = School
innovation_tile-university = University
innovation_tile-palace = Palace
innovation_tile-monument = Monument
innovation_tile-telecommunication = Tele­communi­cation
innovation_tile-steel = Steel
innovation_tile-guild = Guild
palace-1 = palace 1 (5 power, action 2 tools)
palace-2 = palace 2 (action 2 spades)
palace-3 = palace 3 (2 power, school back to guild)
palace-4 = palace 4 (2 power, workshop to guild)
palace-5 = palace 5 (4 power, 1 competency)
palace-6 = palace 6 (2 power, 1 book, action 2 steps)
palace-7 = palace 7 (4 power, points for schools)
palace-8 = palace 8 (2 power, 2 coins, 1 tool, cities from 6)
palace-9 = palace 9 (1 scholar, flying)
palace-10 = palace 10 (6 coins, once 12 power and 2 books)
palace-11 = palace 11 (1 tool, 1 city tile)
palace-12 = palace 12 (8 power, points for workshops)
palace-13 = palace 13 (action 3 coins and 1 book, points for guilds)
palace-14 = palace 14 (6 power, 2 sailing steps)
palace-15 = palace 15 (6 power, once 2 spades, 2 bridges, 2 books)
palace-16 = palace 16 (2 power, 1 book, 1 free guild)
palace-17 = palace 17 (2 power, 10 points)
power_action-1 = power action 1 (bridge)
power_action-2 = power action 2 (scholar)
power_action-3 = power action 3 (2 tools)
power_action-4 = power action 4 (7 coins)
power_action-5 = power action 5 (1 spade)
power_action-6 = power action 6 (2 spades)
power-1 = 3 power: bridge
power-2 = 3 power: 1 scholar
power-3 = 4 power: 2 tools
power-4 = 4 power: 7 coins
power-5 = 4 power: 1 spade
power-6 = 6 power: 2 spades
place-left = left
place-middle = middle
place-right = right
terrain-plains = plains
terrain-swamp = swamp
terrain-lake = lake
terrain-forest = forest
terrain-mountain = mountain
terrain-wasteland = wasteland
terrain-desert = desert
terrain-river = river
letter-plains = P
letter-swamp = S
letter-lake = L
letter-forest = F
letter-mountain = M
letter-wasteland = W
letter-desert = D
discipline-banking = banking
discipline-law = law
discipline-engineering = engineering
discipline-medicine = medicine
building-workshop = workshop
building-guild = guild
building-school = school
building-palace = palace
building-university = university
building-tower = tower
building-monument = monument
tile-school_banking = school (banking)
tile-palace_university_banking = palace or university (banking)
tile-workshop_banking = workshop (banking)
tile-innovation_law = innovation (law)
tile-guild_law = guild (law)
tile-workshop_law = workshop (law)
tile-spade_engineering = spade (engineering)
tile-track_step_engineering = sailing or terraforming step (engineering)
tile-city_engineering = city (engineering)
tile-palace_university_medicine = palace or university (medicine)
tile-knowledge_step_medicine = knowledge step (medicine)
tile-guild_medicine = guild (medicine)
tile-workshop_medicine = workshop (medicine)
tile-school_law = school (law)
tile-edge_workshop_engineering = workshop on the edge (engineering)
tile-guild_banking = guild (banking)
human_faction-blessed = Blessed
human_faction-felines = Felines
human_faction-goblins = Goblins
human_faction-illusionists = Illusionists
human_faction-inventors = Inventors
human_faction-lizards = Lizards
human_faction-moles = Moles
human_faction-monks = Monks
human_faction-navigators = Navigators
human_faction-omar = Omar
human_faction-philosophers = Philosophers
human_faction-psychics = Psychics

## On screen: tiles, boards and factions in a sentence

competency-1 = competency 1 (book and power)
says-competency-1 = Income: 1 book of your choice, 1 power.
competency-2 = competency 2 (points and coins)
says-competency-2 = Income: 3 points, 2 coins.
competency-3 = competency 3 (tool and step)
says-competency-3 = Income: 1 tool, 1 step in a discipline of your choice.
competency-4 = competency 4 (4 power as an action)
says-competency-4 = Action once a round: 4 power.
competency-5 = competency 5 (2 spades)
says-competency-5 = Once: 2 free spades, then you may build a workshop there.
competency-6 = competency 6 (tool, points, coins)
says-competency-6 = Once: 1 tool, 5 points, 2 coins.
competency-7 = competency 7 (points for scholars)
says-competency-7 = Lasting: 2 points for each scholar you send or return.
competency-8 = competency 8 (points for cities)
says-competency-8 = When you pass: 2 points for each of your city tiles.
competency-9 = competency 9 (points for the lowest level)
says-competency-9 = When you pass: as many points as the level of your lowest discipline.
competency-10 = competency 10 (2 annexes)
says-competency-10 = Once: 2 annexes. As an action you put one beside a building: 1 power value more, and for a city it counts as two buildings.
competency-11 = competency 11 (points on the edge)
says-competency-11 = Lasting: 3 points for each workshop you build on an edge space.
competency-12 = competency 12 (tower)
says-competency-12 = Once: a neutral tower. Income: 2 power, 2 coins.
city_tile-tools = city with 3 tools
says-city_tile-tools = 4 points, 3 tools, and a city key.
city_tile-spades = city with 2 spades
says-city_tile-spades = 5 points, 2 free spades with a workshop if you like, and a city key.
city_tile-books = city with 2 books
says-city_tile-books = 5 points, 2 books of your choice, and a city key.
city_tile-coins = city with 6 coins
says-city_tile-coins = 6 points, 6 coins, and a city key.
city_tile-steps = city with 4 steps
says-city_tile-steps = 7 points, 1 step in each discipline, and a city key.
city_tile-power = city with 8 power
says-city_tile-power = 8 points, 8 power, and a city key.
city_tile-scholar = city with 1 scholar
says-city_tile-scholar = 8 points, 1 scholar, and a city key.
says-power_action-1 = For 3 power: a bridge.
says-power_action-2 = For 3 power: 1 scholar.
says-power_action-3 = For 4 power: 2 tools.
says-power_action-4 = For 4 power: 7 coins.
says-power_action-5 = For 4 power: 1 free spade, then you may build a workshop there.
says-power_action-6 = For 6 power: 2 free spades, then you may build a workshop on one of these spaces.
planning_board-plains = planning board plains
says-planning_board-plains = A step of terraforming costs you 1 coin instead of 5.
planning_board-swamp = planning board swamp
says-planning_board-swamp = You begin with 1 scholar, and with 3 tokens in bowl I and 9 in bowl II.
planning_board-lake = planning board lake
says-planning_board-lake = You begin with sailing 1; level 2 brings 3 points, level 3 brings 2 books.
planning_board-forest = planning board forest
says-planning_board-forest = You begin one step up in every discipline, with 4 tokens in bowl I and 8 in bowl II.
planning_board-mountain = planning board mountain
says-planning_board-mountain = Every income brings you 2 coins more, and your first guild 1 more.
planning_board-wasteland = planning board wasteland
says-planning_board-wasteland = You begin with 4 tools and a book of your choice; your second innovation costs no extra book.
planning_board-desert = planning board desert
says-planning_board-desert = Before the first round you get 1 free spade, after your first buildings.
says-human_faction-blessed = You start with 1 step in each discipline. At the end of each round your knowledge counts as 3 levels higher.
says-human_faction-felines = You start with banking 1 and medicine 1. Each city tile brings 3 steps of your choice and 1 book.
says-human_faction-goblins = You start with banking 1, engineering 1 and 1 tool more. Each spade you use brings 2 coins.
says-human_faction-illusionists = You start with medicine 2. Power actions cost you 1 power less and bring points.
says-human_faction-inventors = You start with a competency of your choice.
says-human_faction-lizards = You start with 2 steps of your choice. Each city tile brings 1 free spade and a workshop for nothing.
says-human_faction-moles = You start with engineering 2. For 1 tool you tunnel under a space for 4 points, and for 1 tool you build a bridge, over land too.
says-human_faction-monks = You start with law 1 and, instead of two workshops, with a university and a competency.
says-human_faction-navigators = You start with law 3. Each workshop built at a river brings 2 points and 1 coin.
says-human_faction-omar = You start with banking 1, engineering 1 and a neutral tower. Income: 2 power, 2 coins.
says-human_faction-philosophers = You start with banking 2. Each competency brings a book of its discipline more. Action once a round: 1 book.
says-human_faction-psychics = You start with banking 1, medicine 1 and 1 tool more. Action once a round: 5 power, then another action.
label-with_one_of = With { $names }.
label-bonus = Bonus { $n }
bowl-holds = bowl { $bowl }: { $n }
label-sailing = Sailing
label-tools_per_spade = Tools per spade
board-offers = Display

## On screen: the sheet

chain-title = With conversions first
group-chain = convert
chain-first = Before: { $steps }.
chain-burn = { $n ->
    [one] sacrifice power
   *[other] { $n } × sacrifice power
}
chain-times = { $n ->
    [one] { $what }
   *[other] { $n } × { $what }
}
chain-build_by = Build with { $by }
chain-spades = { $n ->
    [one] Its spade
   *[other] The { $n } spades
} would cost { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
} otherwise.
outlook-area = With a workshop here: area { $before } → { $after }.
outlook-joins_city = It belongs to your city.
outlook-settlement = Settlement: { $n } of { $needed } buildings, power { $power } of { $enough } for a city.
lesson-learn-on_screen = Learn it on screen, without the box
lesson-learn-on_screen_2_tiles = On screen 2: cities and tiles
sheet-her_points = Her points before: start { $start }, cards { $cards }, passing { $passing }.
sheet-tap_a_place = Tap a space on the map, or choose here:
title-turn = Your turn
second-turn = Round { $round }
title-after = Action done
second-after = Any conversions?
title-first_building = Starting building
second-first_building = { $building }
title-spades = Free spades
second-spades = { $n } left
title-workshop = A workshop here?
second-workshop = { $free ->
    [true] for nothing
   *[false] 1 tool, 2 coins
}
title-pay = Which book do you pay?
second-pay = { $n } to pay
title-take = Which book?
second-take = { $left } to take
title-step = Which discipline?
second-step = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
title-key = Use a city key?
second-key = It opens level 8 of { $discipline }
title-city = A new city!
second-city = choose its tile
title-competency = Competency
second-competency = { $hex ->
    [none] yours to keep
   *[other] { $building } on { $hex }
}
title-palace = Your palace
second-palace = on { $hex }
title-place = Neutral building
second-place = { $building }
title-guild = A guild for nothing
second-guild = Tap a space
title-bridge = Build a bridge
second-bridge = Choose a site
title-order = What next?
second-order = In the order you like
title-leech = Power for you?
second-leech = { $power } power for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
group-build = Build
group-upgrade = Upgrade
group-scholar = Scholar
group-power = Power
group-book = Books
group-special = Special
group-tracks = Tracks
group-innovation = Innovation
group-pass = Pass
group-build-some = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
group-upgrade-some = { $names }
group-scholar-some = { $n } in hand
group-power-some = { $n ->
    [1] action { $names }
    [2] actions { $names }
    [3] actions { $names }
   *[other] { $n } actions
}
group-book-some = { $n ->
    [1] action { $names }
    [2] actions { $names }
    [3] actions { $names }
   *[other] { $n } actions
}
group-special-some = { $n } possible
group-tracks-some = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
group-innovation-some = { $n } affordable
group-pass-some = round over
group-none = not now
group-none-build = Nothing in reach can be paid: a workshop takes 1 tool and 2 coins, a spade { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
} each.
group-none-upgrade = No upgrade can be paid: guild 2 tools and 6 coins (3 beside her), school 3 and 5, palace 4 and 6, university 5 and 8.
group-none-scholar = You have no scholar in hand.
group-none-power = Too little power in bowl III, or the action is covered. You may sacrifice: two from bowl II bring one to III.
group-none-book = You have too few books, or the actions are covered.
group-none-special = None of your tiles has an action left this round.
group-none-tracks = Sailing takes 4 coins and 1 scholar; terraforming { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, 1 tool and 1 scholar.
group-none-innovation = Books are missing: 5, two of them of its discipline; without a palace 5 coins, too.
group-none-pass = Passing is not possible now.
do-build = Build a workshop
do-build_university = Build the university
do-build_guild = Build a guild
do-transform = Only transform: { $terrain }
do-by_tunnel = { $what } by tunnel
do-by_fly = { $what } by flight
do-upgrade = Upgrade to { $building }
do-sailing = Sailing { $before } → { $after }
do-terraforming = Tools per spade { $before } → { $after }
do-scholar = { $n ->
    [one] 1 step
   *[other] { $n } steps
} in { $discipline }
note-scholar = The scholar stays there
note-scholar_back = The scholar returns to the supply
do-annex = Add an annex
do-bridge = Bridge { $one } – { $other }
do-pass = Pass
do-pass_taking = Pass, take bonus { $n }
note-pass_coins = { $coins ->
    [0] No coin lies on it
    [one] 1 coin lies on it
   *[other] { $coins } coins lie on it
}
do-convert_power_coin = 1 power for 1 coin
do-convert_power_tool = 3 power for 1 tool
do-convert_power_scholar = 5 power for 1 scholar
do-convert_power_book = 5 power for a book: { $discipline }
do-convert_scholar_tool = 1 scholar for 1 tool
do-convert_tool_coin = 1 tool for 1 coin
do-convert_book_coin = A book for 1 coin: { $discipline }
do-burn = Sacrifice: 2 from bowl II, one goes to III
do-done_after = Automa’s turn
do-done_alone = Go on
do-done_spades = Give up the spades left
do-done_workshop = No workshop
do-done_place = Do without it
do-done_guild = No guild
do-done_bridge = No more bridge
do-key_use = Use the key, go on climbing
do-key_keep = Keep it: the steps left are lost
do-neutral = Place it here: { $building }
do-next_spades = 2 free spades
do-next_bridges = Up to 2 bridges
do-next_books = 2 books
do-accept = Take the power
do-refuse = Refuse it
note-spades = { $n ->
    [0] No spade needed
    [one] 1 spade: { $tools ->
        [one] 1 tool
       *[other] { $tools } tools
    }
   *[other] { $n } spades: { $tools } tools
}
note-workshop = workshop: 1 tool, 2 coins
note-guild_cheaper = Cheaper beside her building
label-tile_times = When a tile counts
sheet-at = { $hex }: { $terrain }
sheet-nothing_here = Nothing to do here now
sheet-cost_here = To build here: { $cost }
sheet-hers = One of her buildings stands here
sheet-out_of_reach = Out of reach of your buildings
sheet-no_upgrade = To { $building }: { $why }
sheet-last_building = It is not upgraded any further.
sheet-owned = You have it.
sheet-competency_when = You take one with every school, the university and a few tiles.
sheet-palace_built = Your palace stands; each person builds only one.
sheet-palace_when = You take one when you upgrade a guild to the palace: 4 tools, 6 coins.
sheet-edge = on the edge
sheet-river = at a river
act-habit = Do an action by the first tap on its card
act-do = Do it
sheet-deselect = Deselect
label-coins = Coins
label-tools = Tools
label-books = Books
label-bowls = Power I, II, III
label-own_scholars = Scholars in hand
label-keys = City keys
label-planning = Planning board
label-rounds = Rounds
label-palaces = Palaces, cities
label-own_tiles = Your tiles
label-in_words = In words
sheet-city_when = A city: 4 buildings side by side with power 7 in all (3 with a university, 2 with a monument).
label-pieces_built = Buildings
label-next_income = Next income
label-now_scores = Now
label-final = Final
mark-banking = B
mark-law = L
mark-engineering = E
mark-medicine = M
tile_time-once = once
tile_time-income = income
tile_time-action = action once a round
tile_time-ongoing = lasting
tile_time-passing = when you pass
gained-title = Your action brought
tally-power = power
tally-steps = steps
tally-coins = coins
tally-tools = tools
tally-scholars = scholars
tally-books = books
tally-bowl1 = power in bowl I
tally-bowl2 = power in bowl II
tally-bowl3 = power in bowl III
tally-points = points
tally-keys = city keys
tally-knowledge = levels of knowledge
tally-area = buildings
tally-sailing = sailing
tally-annexes = annexes
sheet-level = You stand on level { $level }
sheet-innovation_gone = This innovation is gone
sheet-competency_place = With it in { $discipline }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $books ->
    [0] .
    [one] , 1 book.
   *[other] , { $books } books.
}
note-free_spades = { $n ->
    [one] 1 spade
   *[other] { $n } spades
}
note-bowls = Bowls { $before } → { $after }
do-transform_free = Transform: { $terrain }
mark-city = in a city
mark-price = { $n ->
    [one] a workshop here: 1 tool
   *[other] a workshop here: { $n } tools
}
label-round_brought = Round { $n } brought you
label-round_end = end:

## Score

score-before = Points before
score-area = Area scoring: group of { $n }
score-knowledge_banking = Knowledge of { $discipline }, level { $level }
score-knowledge_law = Knowledge of { $discipline }, level { $level }
score-knowledge_engineering = Knowledge of { $discipline }, level { $level }
score-knowledge_medicine = Knowledge of { $discipline }, level { $level }
score-faction = Faction
shared_victory = Equal points: the victory is shared.
result-draw = Equal points: the victory is shared.

## Refusals

refused-above_top = { $discipline } ends at 12; { $level } is too high.
refused-action_covered = There is an X marker on { $place } already.
refused-annex_twice = { $hex } has an annex already.
refused-bridge_twice = Between { $one } and { $other } no new bridge is possible.
refused-blighted = Blighted land lies on { $hex }: your card says that you cannot build there.
refused-no_marker_left = All { $n } markers of this kind lie on the board: { $marker }.
refused-card_already_drawn = Card { $card } was drawn already in this round.
refused-card_in_reserve = Card { $card } cannot be in the deck: it lies in the reserve. If it came all the same, correct “Known cards of her deck”.
refused-no_such_card = There is no card { $card }; they go from 1 to { $cards }.
refused-hex_taken = There is a building on { $hex } already.
refused-home_taken = { $terrain } is somebody’s home terrain already.
refused-terrain_not_offered = { $terrain } is not among the planning boards on offer.
refused-innovation_gone = { $place } is empty: the innovation is gone.
refused-no_automa_building = She has no building on { $hex }.
refused-her_last_building = Her last building stays where it is while the table is set up.
refused-no_marker = There is no such marker on { $hex }.
refused-no_step = No step is possible: { $discipline }.
refused-no_such_hex = There is no space { $hex } on this side of the board.
refused-no_such_upgrade = On { $hex } a { $old } cannot become a { $new }.
refused-no_scholar_left = All your scholars stand at the disciplines already.
refused-none_left = No { $building } is left in the supply.
refused-not_your_building = { $hex ->
    [none] You have no building for it.
   *[other] You have no building on { $hex }.
}
refused-only_at_the_start = A { $building } is built like this only before round 1.
refused-she_may_begin_here = On { $hex } the Automa may begin: your first building stands on a space of your own home terrain.
refused-river = { $hex } is a river space.
refused-same_terrain = { $hex } is { $terrain } already.
refused-space_taken = Every { $space } of { $discipline } is taken.
refused-tile_round = The tile { $tile } must not lie on round { $round }.
refused-top_taken = In { $discipline } a marker stands on 12 already.
refused-bad_priority_row = { $file }, { $place }: row { $field } must name all seven terrains, the home first.
refused-unknown_card = { $file }: there is no card { $card }.
refused-unknown_path = { $file }: there is nothing at { $path } to correct.

## Problems of a position

problem-automa_reports_nothing = The Automa reports nothing: a person must be to move.
problem-bonus_twice = { $bonus } lies in two places.
problem-bridge_nowhere = A bridge from { $hex } to itself is none.
problem-card_wrong = Card { $card } does not exist or is there twice.
problem-deck_size = Cards in the deck: { $n }; in this round there must be { $wanted }.
problem-drawn_wrong = Card { $card } was drawn twice or is not in the deck.
problem-game_is_over = All points are told: the game is over.
problem-level_off_track = In { $discipline } there is no level { $level }; they go from 0 to 12.
problem-named_twice = { $what } is named twice.
problem-no_such_action = There is no power or book action { $place }, or it is covered twice.
problem-no_such_hex = There is no space { $hex } on this side of the board.
problem-not_all_passed = Not everybody has passed yet.
problem-on_river = { $hex } is a river space: nothing can stand there.
problem-passed_twice = Somebody has passed twice.
problem-points_missing = The game cannot be over before all points are told.
problem-same_home = Two participants have the home terrain { $terrain }.
problem-set_up_over = The set-up belongs before round 1.
problem-tile_round = The tile { $tile } must not lie on round { $round }.
problem-tile_twice = The tile { $tile } lies on two rounds.
problem-too_many_innovations = She cannot have { $n } innovations: at most { $most }.
problem-two_buildings = Two buildings stand on { $hex }.
problem-two_humans_faction = With two persons the Automa plays the Simpletons.
problem-two_on_top = In { $discipline } two markers stand on 12; only one can.
problem-wrong_round = That does not happen in round { $round }.
problem-youth_is_home = The youth terrain { $terrain } is somebody’s home.
problem-youth_terrain = A youth terrain belongs to the Symbionts, and to them alone.
problem-already_passed = { $seat ->
    [person] You have passed already.
   *[other] { player-name } has passed already.
}
problem-too_many_buildings = { $seat ->
    [person] You have { $n } times { $building }; the box holds { $most }.
   *[other] { player-name } has { $n } times { $building }; the box holds { $most }.
}
problem-too_many_scholars = { $seat ->
    [person] You have { $n } scholars; there are only 7.
   *[other] { player-name } has { $n } scholars; there are only 7.
}

## Facts to correct

fact-points_automa = Points of the Automa
fact-round = Round
fact-scholars_left = Scholars left to her
fact-innovations_automa = Innovations she has
fact-innovations = Innovations on display
fact-power_actions = Covered power actions
fact-book_actions = Covered book actions
fact-automa_buildings = Her buildings
fact-automa_buildings-written = w g s p u, * = power token
fact-human_buildings = Buildings of persons
fact-human_buildings-written = 1:C7w; n neutral, a annex
fact-terrain_tiles = Changed terrains
fact-terrain_tiles-written = C10L
fact-bridges = Bridges
fact-bridges-written = 1:C7-D8
fact-drawn = Cards drawn this round
fact-known = Known cards of her deck
fact-unknown = Unseen cards of her deck
fact-turn_order = Turn order
fact-passed = Passed, in order
fact-excluded_hexes = Spaces forbidden to her
fact-round_tiles = Round tiles
fact-knowledge = { $discipline }: { player-name }
fact-spaces = Scholars in { $discipline }
fact-spaces-written = spaces 3 2 2 2
fact-to_move = To move
fact-to_move-automa = Automa
fact-to_move-person_1 = Player 1 (you)
fact-to_move-person_2 = Player 2
fact-phase = Phase
fact-phase-set_up = set-up
fact-phase-play = round
fact-phase-round_end = end of the round
fact-phase-final = end scoring
fact-phase-over = over
fact-home = Home: { player-name }
fact-home-plains = plains
fact-home-swamp = swamp
fact-home-lake = lake
fact-home-forest = forest
fact-home-mountain = mountain
fact-home-wasteland = wasteland
fact-home-desert = desert
fact-final_tile = Final tile
fact-final_tile-workshop_medicine = workshop (medicine)
fact-final_tile-school_law = school (law)
fact-final_tile-edge_workshop_engineering = workshop on the edge (engineering)
fact-final_tile-guild_banking = guild (banking)
fact-bonus = Round bonus: { player-name }
fact-bonus-none = unknown
fact-bonus_display = Round bonuses on display
fact-bonus_display-written = left, middle, right; - unknown
fact-palaces = Palace tiles (numbers)
fact-book_names = Book actions from left to right (numbers 1 to 6)
fact-innovation_names = Innovations row by row
fact-innovation_names-written = names as in the save file
fact-markers = Markers of her faction
fact-markers-written = C7:tool D8:fallow+note
fact-sailing = Sailing: { player-name }
fact-area = Largest group: { player-name }
fact-points_now = Points: { player-name }
fact-points = Points before the end scoring: { player-name }
fact-end_points_automa = Her faction points at the end
fact-human_faction = Faction: { player-name }
fact-human_faction-none = unknown
fact-human_faction-blessed = { human_faction-blessed }
fact-human_faction-felines = { human_faction-felines }
fact-human_faction-goblins = { human_faction-goblins }
fact-human_faction-illusionists = { human_faction-illusionists }
fact-human_faction-inventors = { human_faction-inventors }
fact-human_faction-lizards = { human_faction-lizards }
fact-human_faction-moles = { human_faction-moles }
fact-human_faction-monks = { human_faction-monks }
fact-human_faction-navigators = { human_faction-navigators }
fact-human_faction-omar = { human_faction-omar }
fact-human_faction-philosophers = { human_faction-philosophers }
fact-human_faction-psychics = { human_faction-psychics }
fact-bonus-1 = 1
fact-bonus-2 = 2
fact-bonus-3 = 3
fact-bonus-4 = 4
fact-bonus-5 = 5
fact-bonus-6 = 6
fact-bonus-7 = 7
fact-bonus-8 = 8
fact-bonus-9 = 9
fact-bonus-10 = 10
fact-level = Level
fact-level-automalein = Automalein
fact-level-automa = Automa
fact-level-automaechtig = Automächtig
fact-level-ultoma = Ultoma
fact-level-alptrauma = Alptrauma

## The table

second-report = { $light ->
    [true] Round { $round }: play it
   *[false] { $seat ->
        [person] Round { $round }: what did you do?
       *[other] { player-name } · Round { $round }: what did you do?
    }
}
title-round_end = Round { $round } is over
action-next_round = Round { $n }: { $who ->
    [person] you begin
    [automa] Automa begins
   *[other] { $name } begins
 }
label-next_tile = Round { $n } scores
label-begins = First to move
label-her_deck = Her deck
label-her_deck_next = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
label-map = Map
board-map = Map
board-knowledge = Knowledge
label-round = Round
label-ship = Ship value
label-x = X
label-your_points = Your points
label-points = Points
label-cards_left = Cards left
label-knowledge = Knowledge board
label-power_actions = Power actions
label-book_actions = Book actions
label-innovations = Innovations
label-tiles = Scoring tiles
label-tile_of = Round { $n }
label-bonuses = Round bonuses
label-supply = Her supply
label-scholars = Scholars
label-turn_order = Turn order
label-action_card = Action card
label-support_card = Support card
label-tile = Round tile
label-home = Home
layer-reach_marked = Reach of marked buildings (ship value { $ship })
layer-reach_unmarked = Reach of unmarked buildings (ship value { $ship })
layer-path = Shortest path between her areas
layer-title = Show on the map
action-done = End my turn
action-done_next = Done
action-begin = Begin round 1
action-hers_now = I have none to place: draw hers
action-pass = Pass
action-pass_with = Pass and take the { $place } bonus
action-pass_taking = Pass and take { $bonus } ({ $place })
action-pass_untold = Pass, bonus not told
action-build = Build a workshop
action-upgrade = Upgrade: { $new }
action-transform = Transform: { $new }
action-neutral = Neutral: { $new }
action-annex = Annex
action-bridge = Bridge to { $hex }
action-step = 1 step
action-scholar = Scholar on { $space }
action-scholar_back = Scholar back
action-yes = Yes
action-no = No
action-go_on = Go on
action-accept = As proposed
action-close = Close
action-area = My group: { $n }
action-sailing = Sailing { $n }
action-enter = Enter
action-mark = Mark: { $marker }
action-unmark = Remove: { $marker }
action-exclude = Forbid to her
action-include = Allow her again
action-build_here = Build here
action-as_normal = As by the normal rules: { $hex }
action-her_level = Automa: { $level }
action-her_terrain = Becomes: { $new }
action-her_building = Her: { $new }
action-her_marked = Her, with token: { $new }
action-her_remove = Remove her building
action-note = Note it
action-give_points = Points for her
hint-manual = Tap a space for what changes on the map; points, levels and notes go here.
hint-note = Note
label-her_card = Her printed card
marker-tool = tool
marker-fallow = fallow land
marker-blighted = blighted land
marker-note = note
hint-hex = Tap a space to report what you did there, or to correct it.
hint-notation = Answers: build C7 · upgrade C7 guild · transform C7 lake · neutral C7 tower · annex C7 · bridge C7 D8 · scholar law 3 (2, back) · step law 1 · power 3 · book 1 · innovation T1 · done · pass left
hint-alone = Everybody else has passed: report all your remaining turns, then pass.
hint-partial = Needs your printed card
hint-last_two = { $n ->
    [one] Only the last card is left: a pass symbol on it ends her round.
   *[other] Only the last two cards are left: a pass symbol on one of them ends her round.
}
hint-tiles = Tap { $n } in this order.
hint-optional = No rule of hers needs these names: they only make the instructions easier to read.
action-skip = Leave unnamed
action-start_over = Start over
pick-round = Round { $n }
pick-hers = Hers
pick-palace = Palace { $n }
pick-place = Place { $n }
label-set_up = Set-up
label-board = The board
step-done = done
step-now = now
step-later = later
sheet-correct = Correct this space
hint-number = Number
mark-asked = asked about now
mark-latest = new in her last turn
mark-excluded = forbidden to her
board-hex = { $hex }: { $terrain }
board-building = { $owner }: { $building }
board-marked = marked
board-level = { $who }: level { $level }
board-covered = covered
card-bonus = round bonus: { $place }
card-near_marked = near marked buildings
card-near_unmarked = near unmarked buildings
card-merge = bring together
card-row = priority row { $row }
card-reading = reading order, { $n }
card-reverse = reverse reading order, { $n }
card-scoring_tile = discipline of the tile
card-catch_up = catch up
card-letters = first workshops { $letters }
card-pass = pass symbol
card-title = Card { $n }
card-faction_action = faction action
card-take_innovation = take an innovation
card-gain_points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
card-transform_build = transform and build
card-upgrade = upgrade a building
card-block_actions = cover power and book actions
card-send_scholar = send a scholar
card-advance_one = advance 1 step
status-chosen = chosen
status-out = out

## Where the decks come from

option-deck-automa-source = One transcription of the printed cards (solo booklet 1.1); every card that the rulebook shows agrees with it. Least certain: which discipline card 5 asks for.

# --- odds
odds-passes_next = She passes on her next turn
odds-passes = When she passes in this round
odds-passes_after = { $n ->
    [0] at once
    [one] after one more turn
   *[other] after { $n } more turns
}

## Places, as they are found on a board without coordinates

found-river = river
found-place = printed { $terrain }, row { $row } from the top, space { $n } from the left

## The sheet of a hex: what is rare is folded

sheet-transform = Change the terrain
sheet-neutral_building = Place a neutral building
sheet-bridge = Build a bridge
label-places = Actions and innovations

# --- why a question is asked, and what one must know to answer it
because-power_taken = The Powermongers advance in knowledge whenever what she builds really gives you 2 or more power.
because-manual = This part of her card only you can read; the rest of her turn waits for it.
because-build_choice = Your own card decides where she builds, and only you can read it.
because-round_end = Knowledge bonuses of the round tile can change the board; her next turn counts with it.
because-area = The end: the largest group of buildings scores, hers and yours.
because-points = The end: area and knowledge are added by the app, everything else is in your total.

## The Automa's turn in the frame, as this game's rulebook names it

turn-automa = Automa’s turn
odds-now = If Automa moved now

## Something is different

slip-report = I reported something wrongly
slip-nothing = Nothing stands here
slip-other_building = It is another building
slip-marked = It is marked
slip-not_marked = It is not marked
slip-neutral = It is neutral
slip-not_neutral = It is not neutral
slip-annex = It has an annex
slip-not_annex = It has no annex
slip-belongs = { $seat ->
    [person] It is mine
    [person_1] It belongs to player 1
    [person_2] It belongs to player 2
   *[automa] It belongs to the Automa
}
slip-stands = { $seat ->
    [person] My { $building } stands here
    [person_1] Player 1’s { $building } stands here
    [person_2] Player 2’s { $building } stands here
   *[automa] The Automa’s { $building } stands here
}
slip-other_stands = { $seat ->
    [person] Another building of mine
    [person_1] Another building of player 1
    [person_2] Another building of player 2
   *[automa] Another building of the Automa
}
slip-which = { $seat ->
    [person] Which building of yours? { $place }
    [person_1] Which building of player 1? { $place }
    [person_2] Which building of player 2? { $place }
   *[automa] Which building of the Automa? { $place }
}
slip-terrain = The terrain is not { $terrain }
slip-which_terrain = Which terrain? { $place }
mark-yes = marked
mark-no = not marked
built_as-own = own
built_as-neutral = neutral
built_as-annex = own, with annex
built_as-neutral_annex = neutral, with annex
bonus-0 = none
seat-none = nobody

## The light way

ask-look_reach = { $few ->
    [true] Free of your buildings: { $hexes }?
   *[false] Are the { $n } outlined spaces free of your buildings?
}
because-look_reach = This is the terrain that she wants first. Tap a space where you have built.
ask-look_closest = { $few ->
    [true] Free of your buildings: { $hexes }?
   *[false] Are the { $n } outlined spaces free of your buildings?
}
because-look_closest = She builds as close to you as she can: a building of yours here would decide it. Tap a space where you have built.
ask-look_merge = { $few ->
    [true] Free of your buildings: { $hexes }?
   *[false] Are the { $n } outlined spaces free of your buildings?
}
because-look_merge = Her card brings her two areas together; your buildings would block this way. Tap a space where you have built.
ask-look_mark = { $few ->
    [true] Free of your buildings: { $hexes }?
   *[false] Are the { $n } outlined spaces free of your buildings?
}
because-look_mark = The way to her nearest building says whether the new workshop gets a power token; your buildings would block it. Tap a space where you have built.
ask-look_beside = { $few ->
    [true] Is the map right about your buildings on { $hexes }?
   *[false] Is the map right about your buildings on the { $n } outlined spaces?
}
because-look_beside = She upgrades workshops next to your buildings first, and then where you gain the least power. Tap what is different.
ask-look_power = { $few ->
    [true] Is the map right about your buildings on { $hexes }?
   *[false] Is the map right about your buildings on the { $n } outlined spaces?
}
because-look_power = How much power you are offered here counts now, and it depends on which buildings these are. Tap what is different.
ask-look_levels = { $n ->
    [one] On which level is your marker? { $disciplines }
   *[other] On which levels are your markers?
}
because-look_levels = She advances in a discipline, and your levels say in which one.
ask-look_final_levels = On which levels are your markers at the end?
because-look_final_levels = The end: the app scores the disciplines, hers and yours.
ask-look_scholars = Below { $discipline }, which is the highest free space for a scholar?
because-look_scholars = Her scholar goes there, and she advances by that number.
aoi-told_building = You say: on { $hex } stands your { $building }.
aoi-told_level = You say: your marker in { $discipline } is on level { $level }.
aoi-told_space = { $space ->
    [0] You say: no scholar space is free in { $discipline }.
   *[other] You say: in { $discipline } a { $space } is free for a scholar.
}
aoi-power_beside = Your buildings next to { $hex } may bring you power: add up their power values; it costs one point less than that.
aoi-power_action_counted = { $direction ->
    [reading] Put an X marker on a power action: count the open ones from the left up to { $n }.
   *[reverse] Put an X marker on a power action: count the open ones from the right up to { $n }.
} After the last one, go on with the first.
aoi-book_action_counted = { $direction ->
    [reading] Put an X marker on a book action: count the open ones from the left up to { $n }.
   *[reverse] Put an X marker on a book action: count the open ones from the right up to { $n }.
} After the last one, go on with the first.
aoi-innovation_counted = { $direction ->
    [reading] Give her an innovation, if one is left: count them row by row from the top left up to { $n }.
   *[reverse] Give her an innovation, if one is left: count them backwards from the bottom right up to { $n }.
} After the last one, go on with the first. The place stays empty.
refused-nothing_to_report = “{ $token }” is not needed now: in the light way the app asks for what her card needs.
problem-light_way = The light way is for one person, a faction known in full and bridges that connect only their owner.
problem-no_such_fact = “{ $fact }” is no fact that can be told.
hint-light_end = End your turn. What has it changed?
action-end_map = The map
action-end_knowledge = Knowledge
action-end_both = Both
action-end_nothing = Neither
action-all_free = Yes, all free
action-as_shown = Yes, all as shown
action-mine = My building on { $hex }
action-is = It is now: { $new }
action-is_annex = With annex: { $new }
sheet-with_annex = With an annex
action-space = { $n }
action-space_none = None is free
hint-light_map = What the app was told. Tap an outlined space to answer, or any space to correct it.
hint-light_any = What the app was told. Tap a space to correct it.
hint-light_turn = Changed a terrain without building there? Tap the space.
level-less = One level lower
level-more = One level higher

## Answers without consequences, as the log tells them

said-first_workshop-done = No first building of your own: hers are drawn.
said-set_up-done = The first buildings are reported.
said-round_end-done = The knowledge bonus is reported.
said-look_beside-done = The map is as shown.
said-look_merge-done = These spaces are free.
said-power_taken-no = You gained less than 2 power.
said-round_tiles-tiles = The round scoring tiles are reported.
said-bonus_row-bonuses = The row of round bonuses is reported.

## What things do, a sentence each

says-bonus-1 = Lasting: 1 step of sailing, 2 points for each workshop built at a river.
says-bonus-2 = Income: 1 scholar; lasting: 2 points for each scholar sent.
says-bonus-3 = Income: 1 book; action once a round: 1 spade.
says-bonus-4 = Income: 1 book; action once a round: 1 bridge.
says-bonus-5 = Income: 1 tool; when you pass: 4 points for each palace and university.
says-bonus-6 = Income: 2 tools; action once a round: 1 step in one discipline.
says-bonus-7 = Income: 4 power, 2 coins.
says-bonus-8 = Income: 6 coins.
says-bonus-9 = Income: 3 power; lasting: 3 points for each guild.
says-bonus-10 = Income: 4 coins; when you pass: 1 step of knowledge for each school.
says-palace-1 = Income: 5 power; action once a round: 2 tools.
says-palace-2 = Action once a round: 2 spades.
says-palace-3 = Income: 2 power; action once a round: 1 school becomes a guild again, 3 points, 1 tool.
says-palace-4 = Income: 2 power; action once a round: 1 workshop becomes a guild.
says-palace-5 = Income: 4 power; once: 1 competency.
says-palace-6 = Income: 2 power, 1 book; action once a round: 2 steps in one discipline.
says-palace-7 = Income: 4 power; when you pass: 3 points for each school.
says-palace-8 = Income: 2 power, 2 coins, 1 tool; lasting: cities from power value 6.
says-palace-9 = Income: 1 scholar; lasting: for 1 scholar you fly over 1 or 2 spaces, 5 points each time.
says-palace-10 = Income: 6 coins; once: 12 power, 2 books.
says-palace-11 = Income: 1 tool; once: 1 city tile.
says-palace-12 = Income: 8 power; lasting: 2 points for each workshop built.
says-palace-13 = Action once a round: 3 coins, 1 book; lasting: 3 points for each guild built.
says-palace-14 = Income: 6 power; once: 2 steps of sailing; lasting: cities may reach across a river.
says-palace-15 = Income: 6 power; once: 2 spades; 2 bridges; 2 books.
says-palace-16 = Income: 2 power, 1 book; once: 1 guild for nothing, anywhere.
says-palace-17 = Income: 2 power; once: 10 points.
says-innovation_tile-trade_routes = When you pass: 2 points for each guild.
says-innovation_tile-deus_ex_machina = Once: 1 book, 1 step in each discipline; action once a round: 1 spade.
says-innovation_tile-professor = Action once a round: 1 scholar, 3 points.
says-innovation_tile-architecture = Once: 10 points, 1 step of knowledge for each kind of building you have.
says-innovation_tile-census = Once: 8 points from 7 buildings, 12 from 9, 18 from 11.
says-innovation_tile-league_of_cities = Once: 5 points for each city tile.
says-innovation_tile-sewage_system = Once: 2 points for each workshop.
says-innovation_tile-steam_engine = Once: 1 scholar, 1 step of sailing, 1 step of terraforming.
says-innovation_tile-science = Once: 5 points for each school.
says-innovation_tile-library = Once: points equal to your two highest levels of knowledge.
says-innovation_tile-workshop = Income: 3 tools; once: a neutral workshop.
says-innovation_tile-school = Once: a neutral school, 1 competency.
says-innovation_tile-university = Income: 2 points; once: a neutral university.
says-innovation_tile-palace = Income: 4 power; once: a neutral palace, 2 power tokens into bowl III.
says-innovation_tile-monument = Once: a neutral monument, 7 points.
says-innovation_tile-telecommunication = Once: 8 points from 4 settlements, 12 from 5, 18 from 6.
says-innovation_tile-steel = Once: 8 points from 1 bridge, 12 from 2, 18 from 3.
says-innovation_tile-guild = Income: 5 coins; once: a neutral guild.
says-book-1 = For 1 book: 5 power.
says-book-2 = For 1 book: 2 steps in one discipline.
says-book-3 = For 2 books: 2 points for each guild.
says-book-4 = For 2 books: 1 workshop becomes a guild.
says-book-5 = For 2 books: 6 coins.
says-book-6 = For 3 books: 3 spades.
says-tile-school_banking = You get 4 points for each school. End of round: 1 coin for every level of banking. She gets 3 points in rounds 1 to 3, 7 later.
says-tile-palace_university_banking = You get 5 points for each palace or university. End of round: 1 tool for every 2 levels of banking. She gets 4 points.
says-tile-workshop_banking = You get 2 points for each workshop. End of round: 4 power for every 3 levels of banking. She gets 3 points in rounds 1 to 3, 5 later.
says-tile-innovation_law = You get 5 points for each innovation. End of round: 3 power for every 2 levels of law. She gets 4 points.
says-tile-guild_law = You get 3 points for each guild. End of round: 1 book for every 3 levels of law. She gets 2 points in rounds 1 to 3, 5 later.
says-tile-workshop_law = You get 2 points for each workshop. End of round: 1 scholar for every 3 levels of law. She gets 3 points in rounds 1 to 3, 5 later.
says-tile-spade_engineering = You get 2 points for each spade. End of round: 1 coin for every level of engineering. She gets 3 points in rounds 1 to 3, 5 later.
says-tile-track_step_engineering = You get 3 points for each step of sailing or terraforming. End of round: 1 scholar for every 3 levels of engineering. She gets 2 points in rounds 1 to 3, 5 later.
says-tile-city_engineering = You get 5 points for each city. End of round: 1 spade for every 4 levels of engineering. She gets 0 points in rounds 1 to 3, 4 later.
says-tile-palace_university_medicine = You get 5 points for each palace or university. End of round: 1 tool for every 2 levels of medicine. She gets 4 points.
says-tile-knowledge_step_medicine = You get 1 point for each step of knowledge. End of round: 1 book for every 3 levels of medicine. She gets 3 points in rounds 1 to 3, 5 later.
says-tile-guild_medicine = You get 3 points for each guild. End of round: 1 spade for every 4 levels of medicine. She gets 2 points in rounds 1 to 3, 5 later.
says-tile-workshop_medicine = You get 2 points for each workshop. She gets 8 points.
says-tile-school_law = You get 4 points for each school. She gets 6 points.
says-tile-edge_workshop_engineering = You get 3 points for each workshop on the edge of the map. She gets 7 points.
says-tile-guild_banking = You get 3 points for each guild. She gets 7 points.
says-building-workshop = The first building on a space; power value 1, becomes a guild.
says-building-guild = Grown from a workshop; power value 2, becomes a school or the palace.
says-building-school = Grown from a guild; power value 2, becomes the university.
says-building-palace = Grown from a guild, one only; power value 3, brings a palace tile.
says-building-university = Grown from a school, one only; power value 3.
says-building-tower = Neutral; power value 2.
says-building-monument = Neutral; power value 4.

## What a card of an owner's file says

deck-new = What only you can read from your printed solo box. Everything is optional. Lines that begin with # are comments. Texts are shown, in your own short words, when their step comes; say confirmed = true when all of a card is entered. A field that is printed differently from our data (automa_cards, terrain_priority, difficulty) is a correction by its path. Check it with:
card-field-setup_text = what is done at the set-up
card-field-place_tool_text = where a tool is placed
card-field-tool_effect_text = what a tool does
card-field-tool_leaves_text = when a tool leaves the map
card-field-exclude_hexes_with_building = no tool beside a building
card-field-exclude_hexes_with_tool = no second tool on a hex
card-field-youth_is_own_terrain = the youth terrain counts as her own
card-field-ongoing_text = what holds all the time
card-field-end_text = what is done at the end
card-field-confirmed = whether all of the card is entered
card-field-fallow_land_text = what fallow land does
card-field-blighted_land_text = what blighted land does
card-field-fallow_supply = how many markers there are; 0 if it is not known
card-field-blighted_supply = how many markers there are; 0 if it is not known
card-field-automa_may_build_on_blighted = whether she may build there
card-field-human_may_build_on_blighted = whether you may build there
card-field-build_selection = how she chooses where to build
card-field-task_cards = a list of entries with id, text and points
card-field-task_tiles = a list of entries with id, text and points


## On screen: options

option-sit = How do you play?
option-sit-help = With your box on the table, or without it.
option-sit-companion = At my table
option-sit-companion-help = Your box lies on the table; the app runs the Automa.
option-sit-digital = On screen
option-sit-digital-help = A whole game without the box: the app knows both sides.
option-start_steps_give_power = Power for start steps
option-start_steps_give_power-help = Steps of the set-up that reach level 3.
option-start_steps_give_power-on = They give power
option-start_steps_give_power-on-help = A step is a step.
option-start_steps_give_power-off = No power
option-start_steps_give_power-off-help = Only steps of the game give power.
option-bridge_far_end = Far end of a bridge
option-bridge_far_end-help = What may stand there.
option-bridge_far_end-any = Anything
option-bridge_far_end-any-help = One of her buildings, too.
option-bridge_far_end-not_automa = Not hers
option-bridge_far_end-not_automa-help = None of her buildings.
option-neutral_palace_counts = Neutral palace
option-neutral_palace_counts-help = Does it save the 5 coins for innovations?
option-neutral_palace_counts-on = It counts
option-neutral_palace_counts-on-help = Like your own palace.
option-neutral_palace_counts-off = It does not count
option-neutral_palace_counts-off-help = Only your own palace.
option-illusionists_points = Points of the Illusionists
option-illusionists_points-help = For each power action.
option-illusionists_points-1 = 1 point
option-illusionists_points-1-help = The revised tile.
option-illusionists_points-3 = 3 points
option-illusionists_points-3-help = The first printing.
option-steps_together = Two steps
option-steps_together-help = Of palace 6 and book action 2.
option-steps_together-on = In one discipline
option-steps_together-on-help = Both go to the same one.
option-steps_together-off = One by one
option-steps_together-off-help = Each where you like.
option-split_spades = Free spades on several spaces
option-split_spades-help = May the next space begin before the last one is home terrain?
option-split_spades-off = No
option-split_spades-off-help = First one space to the end.
option-split_spades-on = Yes
option-split_spades-on-help = As you like.
option-spade_workshop = Workshop after free spades
option-spade_workshop-help = Where it may stand.
option-spade_workshop-any = On any of them
option-spade_workshop-any-help = Any space transformed in this action.
option-spade_workshop-first = On the first
option-spade_workshop-first-help = Only the space transformed first.
option-city_rivers = Cities across rivers
option-city_rivers-help = With palace 14.
option-city_rivers-one = One river space
option-city_rivers-one-help = Only to found a city.
option-city_rivers-any = Any number
option-city_rivers-any-help = Buildings at the same river space are adjacent.
option-moles_bridge_once = Bridge of the Moles
option-moles_bridge_once-help = How often in a round.
option-moles_bridge_once-off = As often as you like
option-moles_bridge_once-off-help = As long as there are bridges.
option-moles_bridge_once-on = Once a round
option-moles_bridge_once-on-help = Like a special action.
option-architecture_together = Steps of Architecture
option-architecture_together-help = For the shapes of your buildings.
option-architecture_together-off = One by one
option-architecture_together-off-help = Each where you like.
option-architecture_together-on = In one discipline
option-architecture_together-on-help = All in the same one.

## On screen: questions

ask-competencies = In which order do the competencies lie on the display?
ask-turn = Round { $round }: your action?
ask-after = Conversions, or end your turn?
ask-take = { $left ->
    [one] Which book do you take? ({ $source })
   *[other] Which book do you take first of { $left }? ({ $source })
}
ask-step = { $n ->
    [one] { $left ->
        [one] In which discipline do you step up?
       *[other] In which discipline do you step up first? ({ $left } steps)
    }
   *[other] In which discipline do you take { $n } steps?
}
ask-first_building = Where do you begin? Place: { $building }.
ask-spades = { $n ->
    [one] 1 free spade ({ $source }): which space do you transform?
   *[other] { $n } free spades ({ $source }): which space do you transform?
}
ask-workshop = { $free ->
    [true] Where do you place a free workshop?
   *[false] Do you build a workshop on what you transformed?
}
ask-pay = { $n ->
    [one] Which book do you pay?
   *[other] Which book do you pay first of { $n }?
}
ask-competency = Which competency do you take?
ask-palace = Which palace tile do you take?
ask-city = { $hex ->
    [none] Which city tile do you take?
   *[other] A city at { $hex }: which city tile do you take?
}
ask-key = { $keys ->
    [one] { $discipline }: do you use your city key to enter level 8?
   *[other] { $discipline }: do you use one of your { $keys } city keys to enter level 8?
}
ask-place = Where does your neutral building stand: { $building }?
ask-guild = { $building ->
    [none] Where do you place a guild for nothing?
   *[other] Which building becomes a guild for nothing? ({ $building })
}
ask-bridge = { $left ->
    [one] Where do you build the bridge?
   *[other] Where do you build a bridge? (up to { $left })
}
ask-order = What comes next from your palace tile?
because-leech = She built or upgraded beside you: her building offers you power (1 point less than the power you gain).
ask-leech = She builds on { $hex }: { $power } power for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}?

## On screen: what happens

aoi-on_competencies = Competencies row by row: { $tiles }.
aoi-on_gain_coins = { $n ->
    [one] You gain 1 coin.
   *[other] You gain { $n } coins.
}
aoi-on_pay_coins = { $n ->
    [one] You pay 1 coin.
   *[other] You pay { $n } coins.
}
aoi-on_gain_tools = { $n ->
    [one] You gain 1 tool.
   *[other] You gain { $n } tools.
}
aoi-on_pay_tools = { $n ->
    [one] You pay 1 tool.
   *[other] You pay { $n } tools.
}
aoi-on_gain_scholars = { $n ->
    [one] You gain 1 scholar.
   *[other] You gain { $n } scholars.
}
aoi-on_pay_scholars = { $n ->
    [one] You pay 1 scholar.
   *[other] You pay { $n } scholars.
}
aoi-on_gain_power = You gain { $n } power.
aoi-on_pay_power = You spend { $n } power.
aoi-on_books = { $n ->
    [one] You gain 1 book ({ $discipline }).
   *[other] You gain { $n } books ({ $discipline }).
}
aoi-on_pay_books = { $n ->
    [one] You pay 1 book ({ $discipline }).
   *[other] You pay { $n } books ({ $discipline }).
}
aoi-on_points = { $n ->
    [one] 1 point: { $source }.
   *[other] { $n } points: { $source }.
}
aoi-on_transform = You transform { $hex } to { $terrain } ({ $n ->
    [one] 1 spade
   *[other] { $n } spades
}).
aoi-on_build = { $neutral ->
    [true] You place a neutral building on { $hex }: { $building }.
   *[false] You build on { $hex }: { $building }.
}
aoi-on_upgrade = On { $hex } you upgrade: { $old } to { $new }.
aoi-on_step = { $discipline }: level { $level }.
aoi-on_key = You use a city key: { $discipline }.
aoi-on_city = { $hex ->
    [none] You take a city tile: { $tile }.
   *[other] You found a city at { $hex }: { $tile }.
}
aoi-on_competency = You take { $competency }.
aoi-on_palace = You take a palace tile: { $palace }.
aoi-on_innovation = You take an innovation: { $tile }.
aoi-on_bridge = You build a bridge from { $one } to { $other }.
aoi-on_annex = You put an annex beside your building on { $hex }.
aoi-on_annexes = You gain { $n } annexes.
aoi-on_tokens = { $n } new power tokens go to bowl III.
aoi-on_sailing = Your sailing rises to { $n }.
aoi-on_terraforming = { $n ->
    [one] A spade costs you 1 tool now.
   *[other] A spade costs you { $n } tools now.
}
aoi-on_scholar = You send a scholar to { $discipline }, space { $space }.
aoi-on_scholar_back = A scholar returns to your supply: { $discipline }.
aoi-on_power_action = You use { $place }.
aoi-on_book_action = You use { $tile }.
aoi-on_special = You use a special action: { $source }.
aoi-on_burn = You sacrifice a power token: another one goes from bowl II to III.
aoi-on_pass = You pass as number { $place }.
aoi-on_bonus = You take { $bonus } ({ $place }) for the next round.
aoi-on_income = Income of round { $round }.
aoi-round_over-shown = Round { $round } is over. Points: you { $mine }, she { $hers }.
aoi-on_new_round = Round { $round } begins and scores { $tile }. Her ship value is { $ship }, X on her cards { $x }.
aoi-on_knowledge_bonus = { $n ->
    [0] { $discipline }, level { $level }: no knowledge bonus.
   *[other] { $discipline }, level { $level }: knowledge bonus { $gain }.
}
aoi-on_income_from = { $source }: { $gains }.
aoi-on_end_area = Largest area: you { $mine }, she { $hers }. Points: { $points } for you, { $her_points } for her.
aoi-on_end_knowledge = { $discipline }: you on level { $mine }, she on level { $hers }. Points: { $points } for you, { $her_points } for her.
aoi-on_end_resources = What you have left, in coins: { $coins }. Every 5 are a point, points: { $points }.
aoi-on_end_faction = Her faction. Points for her: { $points }.
income_from-board = Planning board
income_from-workshop = Workshops
income_from-guild = Guilds
income_from-school = Schools
income_from-university = University
income_from-palace = Palace tile
income_from-bonus = Round bonus
income_from-competency = Competencies
income_from-innovation = Innovations
income_from-faction = Faction
income_from-knowledge_income = Knowledge from level 9
ref-of_points = { $id ->
    [one] 1 point
   *[other] { $id } points
}
ref-of_steps = { $id ->
    [one] 1 step
   *[other] { $id } steps
}
ref-of_spades = { $id ->
    [one] 1 spade
   *[other] { $id } spades
}
aoi-on_bonus_coins = A coin comes to each displayed round bonus.
aoi-on_refuse = You refuse { $n } power.

## On screen: her turn, without anybody to lend a hand

aoi-home-shown = Her home terrain is { $terrain }.
aoi-first_workshops-shown = Her first workshops stand on { $marked } (marked) and { $unmarked }.
aoi-build-shown = { $transformed ->
    [true] { $marked ->
        [true] { $hex } becomes { $terrain }, and her marked workshop stands there.
       *[false] { $hex } becomes { $terrain }, and her workshop stands there.
    }
   *[false] { $marked ->
        [true] Her marked workshop stands on { $hex } ({ $terrain }).
       *[false] Her workshop stands on { $hex } ({ $terrain }).
    }
}
aoi-upgrade-shown = Her { $old } on { $hex } becomes a { $new }.
aoi-scholar-shown = Her scholar stands on the { $space } of { $discipline }; her marker goes up { $n } to level { $level }.
aoi-scholar_none-shown = No scholar or no space: her marker in { $discipline } goes up { $n } to level { $level }.
aoi-advance-shown = Her marker in { $discipline } goes up { $n } to level { $level }.
aoi-innovation-shown = She takes the innovation at { $place }{ named-tile }; the place stays empty.
aoi-power_action-shown = An X marker lies on { $place }{ named-tile } now.
aoi-book_action-shown = An X marker lies on { $place }{ named-tile } now.
aoi-turn_order-shown = In the next round she is number { $place }.

## On screen: names of sources and pieces

source-start = start
source-round_tile = round tile
source-final_tile = final tile
source-bonus = round bonus
source-competency = competency
source-innovation = innovation
source-palace = palace tile
source-city = city
source-faction = faction
source-sailing = sailing
source-terraforming = terraforming
source-jump = tunnel or flight
source-power_action = power action
source-book_action = book action
source-knowledge_income = income of knowledge
source-leech = power taken
source-board = planning board
source-knowledge_bonus = knowledge bonus
special-bonus = round bonus
special-palace = palace tile
special-faction = faction
special-competency = competency
special-innovation_deus_ex_machina = Deus ex machina
special-innovation_professor = Professor
piece-scholar = scholar
piece-annex = annex
piece-bridge = bridge
ref-of_coins = { $id ->
    [one] 1 coin
   *[other] { $id } coins
}
ref-of_tools = { $id ->
    [one] 1 tool
   *[other] { $id } tools
}
ref-of_scholars = { $id ->
    [one] 1 scholar
   *[other] { $id } scholars
}
ref-of_books_banking = { $id ->
    [one] 1 book of banking
   *[other] { $id } books of banking
}
ref-of_books_law = { $id ->
    [one] 1 book of law
   *[other] { $id } books of law
}
ref-of_books_engineering = { $id ->
    [one] 1 book of engineering
   *[other] { $id } books of engineering
}
ref-of_books_medicine = { $id ->
    [one] 1 book of medicine
   *[other] { $id } books of medicine
}
ref-of_books = { $id ->
    [one] 1 book
   *[other] { $id } books
}
ref-of_power = { $id } power
ref-of_tokens = { $id ->
    [one] 1 token in bowl II
   *[other] { $id } tokens in bowl II
}

## On screen: score

score-start = Start
score-round_tile = Round tile
score-final_tile = Final tile
score-bonus = Round bonus
score-competency = Competency
score-innovation = Innovation
score-palace = Palace tile
score-city = City
score-sailing = Sailing
score-terraforming = Terraforming
score-jump = Tunnel or flight
score-power_action = Power action
score-book_action = Book action
score-knowledge_income = Income of knowledge
score-leech = Power taken
score-resources = Resources

## On screen: refusals

refused-not_now = “{ $text }” is no answer to this question.
refused-not_in_reach = { $hex ->
    [none] There is no space in reach that you could transform.
   *[other] { $hex } is not in reach.
}
refused-not_in_jump_range = You cannot jump to { $hex }.
refused-not_on_path = { $hex } cannot become { $terrain } now.
refused-cannot_pay = You cannot pay that: { $missing } missing.
refused-already_used = Used already: { $what }.
refused-no_bridge_site = { $one ->
    [none] There is no free bridge site at your buildings.
   *[other] No bridge can be built from { $one } to { $other }.
}
refused-innovations_full = You have { $n } innovations already; that is all you can have.
refused-tile_owned = You have it already: { $what }.
refused-tile_not_offered = Not on offer: { $what }.

## On screen: contradictions

problem-on_screen_solo = On screen one person plays against a faction of hers that is known in full, and nothing is left out.
problem-not_all_named = On screen faction, palace tiles, book actions, innovations and all five round bonuses are named.
problem-too_many_tokens = { $n } power tokens; there are at most { $most }.
problem-too_many_city_tiles = { $tile } is there only { $n } times.
problem-keys_differ = Disciplines on level 8 or more ({ $high }) and city keys ({ $keys }) together must be as many as city tiles ({ $tiles }).
problem-used_wrong = You have no such special action: { $what }.
problem-too_many_bridges = { $n } bridges; there are 3.
problem-no_such_bridge = There is no bridge site from { $one } to { $other }.
problem-too_many_annexes = { $n } annexes; you can have { $most }.
problem-not_home_terrain = The building on { $hex } does not stand on its home terrain.
problem-city_without_building = A city on { $hex }, but no building of yours stands there.
problem-city_missing = The settlement at { $hex } must be a city.
problem-tile_not_there = It was not there to be taken: { $what }.
problem-palace_missing = A palace tile without a palace on the map.
problem-innovations_differ = Innovations taken: { $n }; empty places: { $gone }.
problem-too_many_own_innovations = You cannot have { $n } innovations: at most { $most }.

## On screen: facts to correct

fact-own_points = Your points
fact-coins = Your coins
fact-tools = Your tools
fact-scholars = Your scholars in hand
fact-books = Your books: { $discipline }
fact-own_sailing = Your sailing
fact-tools_per_spade = Tools per spade
fact-keys = Your city keys
fact-annexes = Your annexes in hand
fact-own_city_tiles = Your city tiles
fact-own_competencies = Your competencies
fact-own_innovations = Your innovations
fact-bowls = Power tokens in the bowls I, II, III
fact-bonus_coins = Coins on the displayed round bonuses

## On screen: programs in the seat

tempo-assumed-program = A program plays the person’s whole side.
tempo-seat_won = Won (share)
tempo-seat_person = Score of the person
tempo-seat_automa = Score of the Automa
tempo-won_with = Won with { $what } (share)
player-uniform = Uniform
player-uniform-reason = It takes any legal answer, each equally likely.
player-planner = Planner
player-planner-reason = It follows one chain through the round: turn by turn the action after which its position is worth most. Income, round tiles, cities, knowledge and the end scoring count.
player-rector = Rector
player-rector-reason = It plans the round to its end: many chains of turns, valued by points, income, round tiles, cities, knowledge and end scoring. What the Automa may take first comes early.
advice-worth = By its reckoning (more is better)
advice-build = { $by ->
    [tunnel] By tunnel: { $building } on { $hex }
    [fly] By flight: { $building } on { $hex }
   *[foot] { $building } on { $hex }
}
advice-transform = { $hex } becomes { $terrain }
advice-upgrade = { $hex }: upgrade to { $building }
advice-neutral = { $building } on { $hex }
advice-annex = Annex on { $hex }
advice-scholar = Scholar: { $n ->
    [one] 1 step
   *[other] { $n } steps
} in { $discipline }
advice-thing = { $thing }
advice-pass = Pass and take { $bonus }
advice-take = Book: { $discipline }
advice-step = Step in { $discipline }
advice-pay = Pay a book: { $discipline }
advice-next_build = Next turn: { $building } on { $hex }.
advice-next_upgrade = Next turn: { $hex } becomes { $building }.
advice-next_annex = Next turn: an annex on { $hex }.
advice-next_bridge = Next turn: a bridge { $one } – { $other }.
advice-next_sailing = Next turn: sailing { $before } → { $after }.
advice-next_terraforming = Next turn: tools per spade { $before } → { $after }.
advice-next_scholar = Next turn: a scholar, { $n ->
    [one] 1 step
   *[other] { $n } steps
} in { $discipline }.
advice-next_thing = Next turn: { $thing }.
advice-next_pass = Then nothing better is left: pass.
advice-why_points = { $n ->
    [one] 1 point at once
   *[other] { $n } points at once
}, most of it: { $source }.
advice-why_city = Founds a city: { $tile }.
advice-why_income = Every round from now on: { $n } { $what } more.
advice-why_level = Level { $level } in { $discipline }: { $how ->
    [ahead] ahead of the Automa ({ $hers }).
    [level] level with the Automa.
   *[behind] nearer to the Automa ({ $hers }).
}
advice-why_first_power = The Automa may cover this power action first.
advice-why_first_book = The Automa may cover this book action first.
advice-why_first_innovation = The Automa may take this innovation first.
advice-why_round = The rest of the round as planned: { $n ->
    [one] 1 more point
   *[other] { $n } more points
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
advice-why_accept = The power is worth more than the points it costs.
advice-why_refuse = The points are worth more than the power.
plan-times = { $n } × { $what }
