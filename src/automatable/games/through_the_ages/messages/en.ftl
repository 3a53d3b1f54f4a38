### Through the Ages in English. Every key and every argument exists in en, de and it alike.
### Refs (civ, card, icon, slot, space ...) arrive in words already; counts are numbers.

## The game

game-title = Through the Ages
game-tagline = Lead a civilisation from the pyramids to the space age, against Mautoma.
game-emblem-label = A temple between a laurel and a gear
score-culture = Culture points
stand-in = Stand-in deck, not the printed cards
our-reading = our reading

## Set-up: options

option-level = Level
option-level-help = Blue cubes on the Automa’s board. Each pays for one extra building; they come back in Ages II and III.
option-level-0 = 0 blue cubes
option-level-0-help = Automa can put up 0 extra buildings in each age. Advised for the first game.
option-level-1 = 1 blue cube
option-level-1-help = Automa can put up 1 extra building in each age.
option-level-2 = 2 blue cubes
option-level-2-help = Automa can put up 2 extra buildings in each age.
option-level-3 = 3 blue cubes
option-level-3-help = Automa can put up 3 extra buildings in each age.
option-level-4 = 4 blue cubes
option-level-4-help = Automa can put up 4 extra buildings in each age. The hardest level.
option-deck = Automa deck
option-deck-help = The 24 printed cards are not public. Type in your own card by card (see Decks), or play our stand-in.
option-deck-house_v1 = House deck v1
option-deck-house_v1-help = Stand-in deck, not the printed cards: our own design, sized by simulation.
option-deck-manual = My printed cards, not typed in yet
option-deck-manual-help = You draw your own cards. Each is typed in when it is drawn for the first time, and never asked for again.
option-dealer = Who deals
option-dealer-help = Each kind of card can be set apart under “More options”.
option-dealer-app = The app deals
option-dealer-app-help = Least typing, no shuffling: the app shows the row and tells you what you draw. Keep the civil cards sorted by age and colour beside the table.
option-dealer-table = The table deals
option-dealer-table-help = The full physical game: you deal real cards and pick the new ones from a list. The stand-in deck is drawn by the app.
option-start_player = Starting player
option-start_player-help = Who takes the first turn.
option-start_player-random = By lot
option-start_player-random-help = The app draws.
option-start_player-human = You
option-start_player-human-help = You begin and take one card in round 1.
option-start_player-automa = Automa
option-start_player-automa-help = Automa begins; you take up to two cards in round 1.
option-civil_dealer = Civil cards
option-civil_dealer-help = Who deals the card row.
option-civil_dealer-like = As chosen above
option-civil_dealer-like-help = Like the other cards.
option-civil_dealer-app = The app deals
option-civil_dealer-app-help = The app shows the row; you fetch a card only when you take it. No shuffling.
option-civil_dealer-table = The table deals
option-civil_dealer-table-help = You deal real cards and pick the new ones from a list.
option-military_dealer = Military cards
option-military_dealer-help = Who deals military cards and events.
option-military_dealer-like = As chosen above
option-military_dealer-like-help = Like the other cards.
option-military_dealer-app = The app deals
option-military_dealer-app-help = The app tells you what you draw; the Automa’s cards stay hidden.
option-military_dealer-table = The table deals
option-military_dealer-table-help = Your hand stays real and secret; you sort the Automa’s cards and name what is revealed.
option-automa_dealer = Automa cards
option-automa_dealer-help = Who draws the Automa’s instruction cards.
option-automa_dealer-like = As fits the deck
option-automa_dealer-like-help = The app draws the stand-in deck; your own cards are drawn by whoever deals.
option-automa_dealer-app = The app draws
option-automa_dealer-app-help = The stand-in deck has no real cards.
option-automa_dealer-table = I draw my own cards
option-automa_dealer-table-help = You draw and say the number of the card.
option-tie_policy = Ties in construction
option-tie_policy-help = Units of one level always tie.
option-tie_policy-ask = I decide
option-tie_policy-ask-help = As in the rulebook: the app asks.
option-tie_policy-auto = The app decides
option-tie_policy-auto-help = Lower price first, then a fixed order of kinds.
option-ruled_events = Events decided by a ruling
option-ruled_events-help = The rulebook’s appendix is not public; some events follow our reading.
option-ruled_events-reading = Our reading
option-ruled_events-reading-help = The app resolves them and says so.
option-ruled_events-by_hand = Ask each time
option-ruled_events-by_hand-help = You may enter what your appendix says.
option-appendix = Appendix
option-appendix-help = What the rulebook’s appendix says about single military cards, from your own file.
option-appendix-none = Our own readings
option-appendix-none-help = Each card resolved by our reading says so.
option-first_turn_production = Production in round 1
option-first_turn_production-help = The rulebook speaks only of the card taken.
option-first_turn_production-on = Yes
option-first_turn_production-on-help = Science points +1, as for every player.
option-first_turn_production-off = No
option-first_turn_production-off-help = No production in round 1.
option-take_urban_rule = Take icons for urban technologies
option-take_urban_rule-help = Three passages say leftmost, one example says most.
option-take_urban_rule-leftmost = The leftmost
option-take_urban_rule-leftmost-help = The first that matches.
option-take_urban_rule-most = The most productive
option-take_urban_rule-most-help = Most of the statistic, then leftmost.
option-leader_happiness = Happy faces of leaders
option-leader_happiness-help = Homer, Shakespeare and Chaplin have some.
option-leader_happiness-off = Do not count
option-leader_happiness-off-help = As the special paragraph says.
option-leader_happiness-on = Count
option-leader_happiness-on-help = As the general list says.
option-building_limit_scope = Limit of three
option-building_limit_scope-help = Per technology card or per kind of building.
option-building_limit_scope-technology = Per technology
option-building_limit_scope-technology-help = Three cubes on each card.
option-building_limit_scope-type = Per kind
option-building_limit_scope-type-help = Three of a kind, all levels together.
option-armies = Armies
option-armies-help = How often a tactic counts.
option-armies-standard = As many as possible
option-armies-standard-help = As in the standard rules.
option-armies-single = One at most
option-armies-single-help = A weaker Automa.
option-tactic_limit = Tactics kept
option-tactic_limit-help = One per age in the game, or one in the hand.
option-tactic_limit-once_per_age = One of each age
option-tactic_limit-once_per_age-help = In the whole game.
option-tactic_limit-slot = Whenever the slot allows
option-tactic_limit-slot-help = Empty, or holding an older one.
option-unpaid_building = The best building is too dear
option-unpaid_building-help = What the Automa does when it cannot pay the best technology but could pay a lesser one.
option-unpaid_building-lesser = The best one it can pay
option-unpaid_building-lesser-help = It upgrades only when no new building at all is possible.
option-unpaid_building-upgrade = Upgrade instead
option-unpaid_building-upgrade-help = The library example of the rulebook comes out this way.
option-defence_value = Defence number
option-defence_value-help = What the defence number of a card means when you attack.
option-defence_value-added = On top of its strength
option-defence_value-added-help = Like the bonus cards a player would add.
option-defence_value-alone = Instead of its strength
option-defence_value-alone-help = The number alone must withstand you: a weaker Automa.

## Things

ref-civ = { $id }
ref-card = card { $id }
ref-automa_card = Automa card { $id }
ref-space = space { $id }
ref-politics = icon { $id }
icon-action = action card
icon-leader = leader
icon-special_strength = special technology with strength
icon-special_any = special technology
icon-farm_mine = farm or mine technology
icon-military = military
icon-government = government
icon-urban_science = urban, science
icon-urban_culture = urban, culture
icon-urban_strength = urban, strength
icon-urban_leftmost = leftmost urban technology
icon-wonder = wonder
icon-first_valid = first valid card
icon-aggression = aggression
icon-war = war
icon-event = event
icon-wonder_stages = wonder stages
slot-government = government
slot-special = special technology
slot-farm_mine = farm or mine
slot-military = military
slot-urban = urban
slot-action = gold
slot-leader = leader
slot-events = events
slot-wars_aggressions = wars and aggressions
slot-tactic = tactic
thing-leader = your leader
thing-wonder = your unfinished wonder
face_down-war_I = war of Age I
face_down-aggression_I = aggression of Age I
face_down-event_I = event of Age I
face_down-war_II = war of Age II
face_down-aggression_II = aggression of Age II
face_down-event_II = event of Age II
face_down-war_III = war of Age III
face_down-aggression_III = aggression of Age III
face_down-event_III = event of Age III
pile-war = wars
pile-aggression = aggressions
pile-event = events and territories
limit-allowed = may be taken
limit-copy_owned = a copy is owned
limit-age_taken = one of this age was taken
limit-older_than_held = not newer than the one held
limit-slot_full = slot full
limit-wonder_unfinished = a wonder is unfinished
obstacle-applicable = can be applied
obstacle-no_event = no event in hand
obstacle-no_such_card = no such card in hand
obstacle-last_round = no war in the last round
obstacle-advantage_too_small = advantage too small

## Decisions

decision-politics = Political action
decision-take = Card from the row
decision-develop = Technology to develop
decision-gold = Cards to pay with
decision-build = New building or unit
decision-upgrade = Upgrade
decision-tactic = Tactic
decision-units_lost = Units sent to the colony
decision-colony_lost = Colony lost
decision-colony_taken = Colony taken
decision-wonder_ruined = Wonder ruined
decision-infiltrated = What is infiltrated
filter-applicable = Can be applied
filter-printed_order = First as printed
filter-may_be_taken = May be taken
filter-matches = Matches the icon
filter-leftmost = Leftmost
filter-left_place = Left place
filter-payable = Can be paid
filter-room = Has room (at most 3)
filter-tie = Tie
filter-person_decides = You decide
filter-cheapest = Lower price
filter-lower_source = Lower level first
filter-kind_order = Order of kinds
filter-by_id = Fixed order
filter-smallest_total = Smallest total
filter-most_age_A = Most cards of Age A
filter-most_age_I = Most cards of Age I
filter-most_age_II = Most cards of Age II
filter-order_taken = Order taken
filter-stronger = Gives more than the active one
filter-value = Greatest value
filter-in_hand = In hand
filter-newer = Newer
filter-older = Older
filter-fewer_icons = Fewer icons
filter-least_strength = Least strength that suffices
filter-fewest_units = Fewest units
filter-lower_levels = Lower levels
filter-least_worth = Least worth
filter-most_worth = Most worth
filter-higher_level = Higher level
filter-leader_first = Leader before wonder
filter-most_science = Most science
filter-any_science = Yields science
filter-most_culture = Most culture
filter-any_culture = Yields culture
filter-most_strength = Most strength
filter-any_strength = Yields strength
filter-most_happiness = Most happiness
filter-any_happiness = Yields happiness

## What happens

tta-stand_in = Stand-in deck: these are not the printed Automa cards.
tta-start_human = You are the starting player.
tta-start_automa = Automa is the starting player.
tta-turn_human = Round { $round }, Age { $age }: your turn.
tta-turn_automa = Round { $round }, Age { $age }: Automa’s turn.
tta-row_cleared = Remove from the row: { $cards }.
tta-row_dealt = New in the row, left to right: { $cards }.
tta-age_begins = Age { $age } begins.
tta-your_age_steps = You: discard obsolete cards and return { $n ->
    [one] 1 yellow token
   *[other] { $n } yellow tokens
}.
tta-automa_deck_changes = The Automa deck of Age { $age } takes the place of the old one.
tta-blue_cubes_back = Put the Automa’s blue cubes back: { $n }.
tta-last_round = The last Age III card is dealt: round { $round } is the last.
tta-obsolete = Obsolete, leaves the Automa’s hand: { $cards }.
tta-obsolete_face_down = Obsolete military cards leave the Automa’s slots: { $n }.
tta-automa_card = Automa reveals { $card }.
tta-card_note = On the card: { $note }
tta-card_discarded = Discard { $card }.
tta-automa_cards_back = Shuffle back into the Automa deck: { $cards }.
tta-automa_deck_shuffled = Shuffle the Automa’s discards into a new draw pile.
tta-no_politics = No political action.
tta-politics = Politics: { $icon }.
tta-event_prepared = Put a random event of Age { $age } from the Automa’s slot face down on the future events: the Automa scores { $n ->
    [one] 1 culture point
   *[other] { $n } culture points
} for it (now { $now }).
tta-automa_attacks = Automa plays { $card } with strength { $n }.
tta-automa_declares_war = Automa declares { $card }. It is resolved at the start of its next turn.
tta-take = { $icon }: takes { $card } from { $space }.
tta-take_other = { $icon }: none to be had, so it takes { $card } from { $space }.
tta-take_lapses = { $icon }: no card may be taken.
tta-to_gold = { $card } goes to the Automa’s gold (worth { $n }).
tta-to_slot = { $card } goes to the slot { $slot }.
tta-to_urban_slot = { $card } goes to urban place { $n }.
tta-to_leader_slot = { $card } goes to the leader slot; only its icons count.
tta-wonder_into_play = { $card } goes into play unfinished, turned by 90 degrees ({ $n ->
    [one] 1 stage
   *[other] { $n } stages
}).
tta-replaced = { $card } is replaced and leaves the game.
tta-develop = { $icon }: develops { $card }.
tta-develop_nothing = { $icon }: nothing of that kind in hand.
tta-develop_too_dear = { $icon }: cannot be paid.
tta-pay_science = Automa pays { $n ->
    [one] 1 science point
   *[other] { $n } science points
} and has { $left } left.
tta-pay_choice = Automa pays a price of { $price } in gold.
tta-pay = Remove { $cards }: { $n } gold for a price of { $price }.
tta-new_government = { $card } replaces { $old } as government.
tta-technology_into_play = { $card } joins the Automa’s technologies.
tta-special_leaves = { $card } leaves the game; { $stays } stays.
tta-choose_building = { $icon }: builds on { $card }.
tta-choose_upgrade = { $icon }: upgrades { $source } to { $card }.
tta-build = Put a yellow cube on { $card }.
tta-upgrade = Move a yellow cube from { $source } to { $card }.
tta-build_lapses = { $icon }: neither building nor upgrading is possible.
tta-pay_blue_cube = Remove one blue cube from the Automa’s board ({ $left } left).
tta-no_blue_cube = { $icon } with a blue cube: there is none.
tta-stages = Build { $n ->
    [one] 1 stage
   *[other] { $n } stages
} of { $card } ({ $built } of { $of }).
tta-wonder_finished = { $card } is finished: turn it upright, its icons count.
tta-no_wonder = { $n ->
    [one] 1 wonder stage lapses
   *[other] { $n } wonder stages lapse
}: no unfinished wonder.
tta-war_no_urban = War against the Automa: { $icon } is ignored.
tta-war_units = War against the Automa: { $n ->
    [one] 1 extra unit
   *[other] { $n } extra units
}.
tta-happiness = Happiness +{ $n }, now { $now }.
tta-production = Production: science +{ $science } (now { $science_points }), culture +{ $culture } (now { $culture_points }).
tta-no_military_cards = No military cards in Age IV.
tta-military_shuffled = The military discards are shuffled into a new deck.
tta-event_slot = A card of Age { $age } goes face down to the events slot.
tta-event_slot_turned = A card of Age { $age } goes face down to the events slot, turned by 180 degrees.
tta-war_slot = A card of Age { $age } goes face down to wars and aggressions.
tta-bonus_discarded = { $card } is discarded.
tta-tactic_kept = { $card } goes face up to the tactic slot.
tta-tactic_replaced = { $card } is pushed out and discarded.
tta-tactic_common = { $card } now lies in the common area.
tta-tactic_owned = { $card } is already the Automa’s: discard it.
tta-tactic_not_kept = { $card } cannot be kept: discard it.
tta-tactic_active = { $card } becomes the active tactic (+{ $n }).
tta-tactic_beside_board = Put { $card } beside the Automa’s board and the banner on it.
tta-banner_to_common = Move the banner to { $card } in the common area.
tta-event_revealed = Event revealed: { $card } ({ $reading }).
tta-future_becomes_current = { $n ->
    [one] The future event becomes the current one.
   *[other] The { $n } future events are shuffled, older ages on top, and become the current events.
}
tta-our_reading = { $card }: our reading; the printed appendix may differ.
tta-card_typed_in = Card { $card } is typed in ({ $n } of 24).
tta-owner_reading = { $card }: as your appendix says. { $note }
tta-by_principle = { $card }: our reading of the general principle.
tta-event_no_effect = { $card } does not touch the Automa.
tta-automa_gains_culture = Automa gains { $n ->
    [one] 1 culture point
   *[other] { $n } culture points
} (now { $now }).
tta-automa_loses_culture = Automa loses { $n ->
    [one] 1 culture point
   *[other] { $n } culture points
} ({ $now } left).
tta-automa_gains_science = Automa gains { $n ->
    [one] 1 science point
   *[other] { $n } science points
} (now { $now }).
tta-automa_loses_science = Automa loses { $n ->
    [one] 1 science point
   *[other] { $n } science points
} ({ $now } left).
tta-card_lost = The Automa loses at random: { $what }.
tta-event_lost = The Automa loses a random card of Age { $age } from the events slot, unseen.
tta-attack_lost = The Automa loses a random card of Age { $age } from wars and aggressions, unseen.
tta-leader_leaves = { $card } leaves the Automa.
tta-colony_chosen = The colony is { $card }.
tta-colony_lost = The Automa loses { $card }.
tta-wonder_chosen = The wonder is { $card }.
tta-wonder_ruined = Turn { $card } over: culture 2 and nothing else.
tta-nothing_to_destroy = There is no such building.
tta-building_lost = Remove a yellow cube from { $card }.
tta-extra_culture = The Automa’s own event gave you more ({ $you } to { $automa }): Automa scores { $n } extra culture.
tta-your_part = Carry out your part of { $card } as printed.
tta-your_outcome = { $card }: { $standing } { $outcome }
standing-stronger = You count as the stronger one.
standing-weaker = You count as the weaker one.
standing-most_culture = You have the most culture.
standing-less_culture = You have less culture.
standing-most_science = You have the most science per turn.
standing-less_science = You have less science per turn.
standing-happiest = You have the most happy faces (ties included).
standing-less_happy = You have fewer happy faces.
standing-leading_and_weaker = You have the most culture and are the weaker one.
standing-spared = You are not both first in culture and weaker.
outcome-barbarians-leading_and_weaker = You lose 1 population.
outcome-barbarians-spared = { outcome-nothing }
outcome-nothing = Nothing happens to you.
outcome-border_conflict-stronger = You gain 3 resources.
outcome-border_conflict-weaker = You destroy one of your urban buildings, farms or mines.
outcome-crusades-stronger = You gain 4 culture.
outcome-crusades-weaker = You lose 4 culture.
outcome-foray-stronger = You gain 3 food or resources in any mix.
outcome-foray-weaker = { outcome-nothing }
outcome-raiders-stronger = { outcome-nothing }
outcome-raiders-weaker = You lose 2 food or resources in any mix.
outcome-reign_of_terror-stronger = { outcome-nothing }
outcome-reign_of_terror-weaker = You lose 1 population.
outcome-uncertain_borders-stronger = You gain 1 yellow token from the box.
outcome-uncertain_borders-weaker = You lose 1 yellow token from your bank.
outcome-cold_war-stronger = You score 6 science.
outcome-cold_war-weaker = { outcome-nothing }
outcome-crime_wave-stronger = { outcome-nothing }
outcome-crime_wave-weaker = You lose 3 culture and 1 blue token.
outcome-independence_declaration-stronger = { outcome-nothing }
outcome-independence_declaration-weaker = You lose a colony of your choice, if you have one.
outcome-international_agreement-stronger = You may take row cards worth up to 5 civil actions and skip your next political action.
outcome-international_agreement-weaker = { outcome-nothing }
outcome-politics_of_strength-stronger = You draw 5 military cards; in Age IV you gain 5 culture instead.
outcome-politics_of_strength-weaker = You discard 3 military cards; in Age IV you lose 3 culture instead.
outcome-refugees-stronger = You gain 3 culture and 1 population.
outcome-refugees-weaker = You lose 3 culture and 1 population.
outcome-impact_of_strength-stronger = You score 10 culture.
outcome-impact_of_strength-weaker = You score nothing.
outcome-impact_of_science-most_science = You score 10 culture.
outcome-impact_of_science-less_science = You score nothing.
outcome-national_pride-most_culture = You gain 5 culture.
outcome-national_pride-less_culture = { outcome-nothing }
outcome-terrorism-most_culture = You lose the urban building of your highest level; of several you choose.
outcome-terrorism-less_culture = You destroy an urban building of the Automa.
outcome-immigration-happiest = You gain 1 population.
outcome-immigration-less_happy = { outcome-nothing }
tta-you_take = You take { $card }.
tta-you_culture = You have { $n } culture now.
tta-you_draw = You draw { $card }.
tta-you_discard = You discard { $card }.
tta-you_prepare = You prepare { $card } and score { $n } culture.
tta-you_prepare_age = You prepare an event of Age { $age } and score { $n } culture.
tta-you_attack = You play { $card } with strength { $n }.
tta-too_weak = You cannot play { $card }: an attacker must be stronger, and your strength is { $mine } against { $hers }. The card stays in your hand.
tta-you_declare_war = You declare { $card }; it is resolved at the start of your next turn.
tta-you_play_tactic = You play { $card }; it becomes common at the start of your next turn.
tta-you_settle = You settle { $card } without an auction.
tta-you_peek = You look at the top event: { $card }.
tta-you_resign = You resign: the Automa wins.
tta-you_repel = You repel { $card }.
tta-your_colony_lost = You lose the colony { $card }.
tta-you_lose_building = You lose your highest-level urban building up to level { $level } (tie: you pick).
tta-you_lose_food = You lose { $n } food.
tta-you_lose_resources = You lose { $n ->
    [one] 1 resource
   *[other] { $n } resources
}.
tta-you_lose_population = You lose { $n } population.
tta-you_lose_food_or_resources = You lose { $n ->
    [one] 1 food or resource
   *[other] { $n } food or resources
}.
tta-you_gain_food = You gain { $n } food.
tta-you_gain_resources = You gain { $n ->
    [one] 1 resource
   *[other] { $n } resources
}.
tta-you_gain_population = You gain { $n } population.
tta-you_gain_food_or_resources = You gain { $n ->
    [one] 1 food or resource
   *[other] { $n } food or resources
}.
tta-you_lose_thing = You lose { $what }.
tta-you_lose_tokens = You lose { $n ->
    [one] 1 yellow token
   *[other] { $n } yellow tokens
}.
tta-you_gain_tokens = You gain { $n ->
    [one] 1 yellow token
   *[other] { $n } yellow tokens
}.
tta-you_lose_culture = You lose { $n ->
    [one] 1 culture point
   *[other] { $n } culture points
}.
tta-you_gain_culture = You gain { $n ->
    [one] 1 culture point
   *[other] { $n } culture points
}.
tta-you_lose_science = You lose { $n ->
    [one] 1 science point
   *[other] { $n } science points
}.
tta-you_gain_science = You gain { $n ->
    [one] 1 science point
   *[other] { $n } science points
}.
tta-you_win_colony = You win { $card } with a bid of { $n }.
tta-automa_wins_colony = The Automa wins { $card }.
tta-units_chosen = Units worth { $n }: { $cards }.
tta-units_lost = Remove a yellow cube each from: { $cards }.
tta-colony_gain = { $card }: science points +{ $science }, culture points +{ $culture }; permanent effects count.
tta-bid = { $card } adds { $bonus } to the value { $value }: the Automa bids { $n }.
tta-no_bid = { $card }, advantage { $advantage }: the Automa does not bid.
tta-auction_value = { $card }, advantage { $advantage }: value { $n }.
tta-territory_unclaimed = Nobody takes { $card }.
tta-defence = { $card }: strength { $strength } + defence { $bonus } = { $n } against { $attack }.
tta-defence_alone = { $card }: defence { $n } against { $attack }.
tta-repelled = Repelled. The Automa loses { $n ->
    [one] 1 card
   *[other] up to { $n } cards
} of wars and aggressions.
tta-not_repelled = { $card } succeeds.
tta-no_effect = No effect.
tta-you_annex = { $card } is now your colony (no one-time gains).
tta-automa_annexes = { $card } is now the Automa’s colony.
tta-removed = { $card } leaves the Automa.
tta-infiltrate_chosen = Infiltrated: { $what }.
tta-special_taken = You take { $card } from the Automa.
tta-war_compared = { $card }: Automa { $automa }, you { $you }.
tta-war_tied = { $card } ends in a tie: no effect.
tta-final_scoring = The last round is over: Age III events are scored.
tta-final_event = Final scoring: { $card } ({ $by ->
    [automa] prepared by the Automa
   *[human] yours
}, { $reading }).
tta-end = The end. Culture points: Automa { $automa }, you { $you }.
tta-shared_victory = Equal points: the victory is shared.
tta-tactic_discarded_common = { $card } lies in the common area already: discard it.

## Questions

ask-start_player = Who is the starting player?
ask-row = { $n ->
    [one] Which card of Age { $age } is new in the row?
   *[other] Which { $n } cards of Age { $age } are new in the row, left to right?
}
ask-turn = Round { $round }, Age { $age }: what do you do?
ask-automa_card = Which Automa card of deck { $age } was revealed?
ask-auction_card = Which Automa card of deck { $age } gives the value?
ask-bonus_card = Which Automa card of deck { $age } gives the bonus?
ask-defence_card = Which Automa card of deck { $age } defends?
ask-strength = Your strength now? (last: { $last })
ask-culture = Your culture points now? (last: { $last })
ask-science = Your science points now?
ask-science_rating = Your science per turn?
ask-happiness = Your happiness?
ask-gain = How many culture points did you get from { $card }?
ask-bid = { $bid ->
    [0] { $card }: the Automa does not take part. Your bid?
   *[other] { $card }: the Automa bids { $bid }. Your bid?
}
ask-tie = { $n ->
    [0] { $icon }: a tie. Where does the Automa build?
   *[other] { $icon }: a tie. Which building moves up, to { $upgrade }?
}
ask-defend = { $card } with strength { $attack }: you need { $n } more to repel it. What happens?
ask-lost_science = How many science points did you lose (up to { $n })?
ask-lost_culture = How many culture points did you lose (up to { $n })?
ask-levels = The levels of your leader and your unfinished wonder?
ask-building = Which urban building (up to level { $level }) does the Automa lose?
ask-automa_colony = Which colony of the Automa do you take?
ask-own_colony = Which colony do you lose?
ask-infiltrate = Leader or unfinished wonder: what does the Automa lose?
ask-technology = Take special technologies for up to { $n } science, or the rest in points?
ask-agreement = International Agreement: which cards do you take?
ask-by_hand = { $card } follows our reading. Use it, or enter what your appendix says?
ask-complete_card = Only the side strip of card { $card } is known. Type in the rest.
ask-hand_culture = Culture points the Automa gains (or loses, with a minus)?
ask-hand_science = Science points the Automa gains (or loses, with a minus)?
ask-turned = Does the event lie turned by 180 degrees?
ask-event_card = Which event of Age { $age } was revealed?
ask-event_age = Of which age is the event that the Automa prepares?
ask-automa_aggression = Which aggression did the Automa reveal?
ask-automa_war = Which war did the Automa reveal?
ask-military = What did the Automa draw from the military deck of Age { $age }?
ask-human_military = Which military card do you draw?
ask-lost_card = Which card left the Automa’s hand at random?
ask-final_event = Which Age III event is still in the piles ({ $by ->
    [automa] turned by 180 degrees
   *[human] not turned
})?

## Answers

answer-done = End my turn
answer-played = { $kind }: { $card }
answer-enough = Enough
answer-moves_up = { $source } to { $card }
answer-yes = Yes
answer-no = No
answer-pass = I pass
answer-repelled = I repel it
answer-hit = It succeeds
answer-reading = Our reading
answer-by_hand = By hand
answer-build = Puts a cube on { $card }
answer-lose = Loses a cube of { $card }
answer-automa = Yes, turned
answer-human = No
answer-peek = Look at the top event
answer-resign = Resign
answer-event = Event or territory
answer-columbus = Settle (Columbus)
answer-war = War
answer-aggression = Aggression
answer-none = none
answer-send = Send
answer-bid = Bid { $n }
answer-draw = Draw { $n }
answer-age = Age { $age }
answer-levels = Leader { $leader }, wonder { $wonder }

## Answers on screen

do-take = Take { $card }
do-grow = Increase population
do-ocean_liner = Population for free (Ocean Liner Service)
do-build = Build { $card }
do-upgrade = { $low } → { $high }
do-destroy = Destroy one of { $card }
do-disband = Disband one of { $card }
do-barbarossa = Barbarossa: population and { $card }
do-leader = { $card } becomes leader
do-stage = { $n ->
    [one] Build a stage
   *[other] Build { $n } stages
}
do-develop = Develop { $card }
do-revolution = Revolution: { $card }
do-play = Play { $card }
do-play_for = { $card }: { $what }
do-goods-food = food
do-goods-resources = resources
do-amount-food = { $n } food
do-amount-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
do-tactic = Play the tactic { $card }
do-copy = Copy the tactic { $card }
do-hammurabi = Hammurabi: a military action as a civil one
do-churchill-culture = Churchill: culture
do-churchill-military = Churchill: for the military
do-end = End my turn
do-prepare = Prepare { $card }
do-aggression = Attack: { $card }
do-war = Declare war: { $card }
do-columbus = Columbus settles { $card }
do-alexander = Alexander leaves for a yellow token
do-peek = Look at the top event
do-none = No
do-none-politics = No political action
do-none-free_build = Do not build
do-none-civilization = None of it
do-resign = Resign
do-seize = Take over { $card }
do-done = Enough
do-done-defend = No more cards
do-gain_goods = Gain { $what }
do-lose_goods = Give { $what }
do-lose = Lose one of { $card }
do-token = Blue token from { $card }
do-leave = Give up { $card }
do-ruin = { $card } falls to ruin
do-discard = Discard { $card }
do-bid = Bid { $n }
do-pass = Pass
do-send = Send one of { $card }
do-bonus = Bonus card { $card }
do-raze = Destroy one of { $card }
do-annex = Annex { $card }
do-remove-leader = Remove the leader
do-remove-wonder = Remove the unfinished wonder
do-defend = Defend with { $card }
do-under = Homer under { $card }
do-refund = Take the civil action back

## Refusals

refused-bid_too_low = A bid of { $bid } is too low: at least { $least }.
refused-not_tied = That is not among the tied ones: { $choices }.
refused-space_empty = Space { $space } of the row is empty.
refused-no_politics_in_round_1 = There is no politics in round 1.
refused-war_in_last_round = No war can be declared in the last round.
refused-war_pending = { $card } is still pending.
refused-tactic_played = { $card } was already played this turn.
refused-no_event_of_age = No event of Age { $age } can be prepared now.
refused-table_deals = Military cards are dealt at the table: this is not tracked.
refused-no_draws_in_age_iv = No military cards are drawn in Age IV.
refused-nothing_to_peek = There is no event to look at, or it was seen.
refused-no_such_card = { $what } is no card that can be used so.
refused-card_not_at_hand = { $card } cannot be in your hand now.

## Impossible positions

problem-unknown_card = There is no card { $id }.
problem-last_round_wrong = The last round is known exactly in Age IV, and is this round or the next.
problem-age_and_round = Age A is round 1 and only that.
problem-age_is_over = The civil deck of Age { $age } is used up: the next age has begun.
problem-row_length = The row has { $n } spaces instead of 13.
problem-not_in_row = { $card } is never in the row.
problem-too_many_copies = { $card }: { $n } copies, but there are only { $copies }.
problem-copies_not_counted = { $card } lies open but is not counted.
problem-too_many_blue_cubes = { $n } blue cubes, at most { $most }.
problem-technology_twice = { $card } is owned twice.
problem-wrong_place = { $card } does not belong into { $field }.
problem-special_kind_twice = { $card } is not the only special technology of its kind.
problem-cubes_without_technology = Cubes on { $card }, which is not in play.
problem-too_many_cubes = { $n } cubes on { $card }, at most 3.
problem-age_not_taken = { $card } is there, but its age is not noted as taken.
problem-government_not_newer = { $card } in hand is not newer than the government in play.
problem-wonder_not_ruined = { $card } cannot be a ruined wonder.
problem-stages_wrong = Stages of { $card }: { $n }. With so many it cannot be unfinished.
problem-urban_slot_full = { $n } urban technologies in hand, at most 2.
problem-obsolete_in_hand = { $card } is obsolete.
problem-obsolete_face_down = Cards of Age { $age } in hand are obsolete.
problem-active_tactic_nowhere = The active tactic { $card } lies neither common nor beside the board.
problem-too_many_face_down = { $n } { $pile } of Age { $age } lie face down, at most { $most } can.
problem-unknown_field = There is no fact { $field }.

## Facts

fact-culture_points = Automa: culture points
fact-science_points = Automa: science points
fact-cubes = Automa: yellow cubes
fact-technologies = Automa: technologies in play
fact-government = Automa: government
fact-leader = Automa: leader
fact-wonders = Automa: finished wonders
fact-colonies = Automa: colonies
fact-blue_cubes = Automa: blue cubes
fact-happiness_gained = Automa: happiness from gain icons
fact-action = Automa’s hand: gold
fact-urban = Automa’s hand: urban
fact-military = Automa’s hand: military
fact-special = Automa’s hand: special
fact-farm_mine = Automa’s hand: farm or mine
fact-hand_government = Automa’s hand: government
fact-tactic = Automa’s hand: tactic
fact-active_tactic = Automa: active tactic
fact-leader_ages_taken = Automa: ages of leaders taken
fact-government_ages_taken = Automa: ages of governments taken
fact-tactic_ages_kept = Automa: ages of tactics kept
fact-common_tactics = Common tactics
fact-row = Card row
fact-row-written = - for a gap
fact-round = Round
fact-human_strength = Your strength
fact-human_culture = Your culture points
fact-human_colonies = Your colonies
fact-human_hand = Your military cards

## Physical set-up

setup-decks = Set up the two-player game; no pacts.
setup-row_app = Keep the civil cards sorted beside the table; the app deals the row: { $cards }.
setup-row_table = Shuffle the civil decks and deal 13 Age A cards into the row.
setup-events_table = Put 4 random Age A events face down as current events; remove pacts and shuffle the military decks.
setup-events_app = The app deals military cards and events.
setup-board = Give the Automa a colour and a player board: a yellow cube each on Warriors and Philosophy, no other cubes. The play mat lies below the board.
setup-markers = Its markers: science 1, strength 1, all else 0; the banner beside the board.
setup-cubes = { $n ->
    [one] Put 1 blue cube on the Automa’s board.
   *[other] Put { $n } blue cubes on the Automa’s board.
}
setup-automa_deck = Sort your Automa cards into three decks by age and shuffle each.
setup-automa_app = The app draws the Automa cards.

## The table

table-row = Card row
table-cost = { $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
}
table-mat = Automa’s playmat
table-technologies = Technologies in play
table-wonders = Wonders
table-wonder = Wonder in progress
table-colonies = Colonies
table-tactics = Tactics
table-active = active
table-exclusive = beside the board
table-events = Events
table-current = Current
table-future = Future
table-science = Science
table-culture = Culture
table-strength = Strength
table-happiness = Happiness
table-gold = Gold
table-blue = Blue cubes
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-per_turn = +{ $n } per turn
table-gained = gain icons
table-changed = changed in the last turn
table-empty = empty
table-your_hand = Your military cards
table-your_colonies = Your colonies
table-politics = Politics
table-prepare = Prepare an event
table-attack = Aggression
table-war = Declare war
table-play_tactic = Play a tactic
table-columbus = Settle (Columbus)
table-draw = Draw military cards
table-discard = Discard
table-take_hint = Tap the cards you take: you see first what they cost.
table-last_round = Last round: { $n }
table-round = Round { $round } · Age { $age }
table-stages = { $built } of { $of } stages
table-face_down = { $n } face down
table-ruined = ruined
table-war_automa = Automa’s war: { $card }
table-war_you = Your war: { $card }
table-pick = Picked
table-undo_pick = Take the last back
table-search = Search by name
table-side = Side strip
table-auction = Auction
table-bonus = Colony bonus
table-defence = Defence
table-war_units = War units
table-take = Cards
table-develop = Development
table-construct = Construction
table-gain = Gain
table-military_n = { $n ->
    [one] 1 military card
   *[other] { $n } military cards
}
table-or = or
table-stand_in_short = Stand-in
table-your_number = Number
table-government = Government
table-leader = Leader
table-ages_taken = Leaders taken: { $leaders }; governments taken: { $governments }

## The table on screen

kind-farm = Farms
kind-mine = Mines
kind-lab = Labs
kind-temple = Temples
kind-library = Libraries
kind-theater = Theaters
kind-arena = Arenas
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-air_force = Air force
board-mine = Mine
own-civil = Civil actions
own-military = Military actions
own-food = Food
own-resources = Resources
own-cards = Cards
own-chip-unused = Free workers
own-chip-leader = Leader
own-chip-government = Government
own-chip-wonders = Wonders
own-chip-tactic = Tactic
own-chip-others = Special technologies and colonies
own-unused = { $n } free
own-no-leader = no leader
own-no-tactic = no tactic
own-wonders = { $n ->
    [0] no wonder
   *[other] { $n } wonders
}
own-others = { $n ->
    [0] nothing more
   *[other] { $n } more
}
own-bank_yellow = Yellow { $n } · { $price ->
    [-1] empty
   *[other] next: { $price } food
}
own-bank_blue = Blue { $n } · corruption { $corruption }
own-on_card = { $card }: workers { $workers }, blue tokens { $tokens }
own-group-population = Population
own-group-build = Build
own-group-upgrade = Upgrade
own-group-wonder = Wonder
own-group-hand = From the hand
own-group-tactic = Tactic
own-group-ability = Leader’s ability
own-group-less = Destroy
own-group_some-population = { $n ->
    [one] one way
   *[other] { $n } ways
}
own-group_some-build = { $n ->
    [one] one card
   *[other] { $n } cards
}
own-group_some-upgrade = { $n ->
    [one] one way
   *[other] { $n } ways
}
own-group_some-wonder = { $n ->
    [one] one way
   *[other] { $n } ways
}
own-group_some-hand = { $n ->
    [one] one way
   *[other] { $n } ways
}
own-group_some-tactic = { $n ->
    [one] one way
   *[other] { $n } ways
}
own-group_some-ability = { $n ->
    [one] one way
   *[other] { $n } ways
}
own-group_some-less = { $n ->
    [one] one way
   *[other] { $n } ways
}
own-none-yellow = the yellow bank is empty
own-none-food = { $price } food: { $n } missing
own-none-actions = no civil action left
own-none-worker = no free worker
own-none-build = nothing can be paid
own-none-wonder = resources or actions are missing
own-none-hand = nothing can be played now
own-nothing_here = Nothing can be done here now.
own-why-wonder_unfinished = Your wonder must be finished first.
own-why-hand_full = Your hand is full.
own-why-copy_owned = You have this technology already.
own-why-leader_of_age_taken = You have taken a leader of this age.
own-why-too_dear = Civil actions: { $price } needed, { $n } left.
own-warn_uprising = Uprising: { $n } discontent, { $free } free. Nothing is produced. Temples, arenas or free workers help.
own-warn_discontent = Discontent: { $n }, covered by { $free } free. Use them and there is an uprising.
own-warn_hunger = Hunger: { $n } food missing, 4 culture lost for each.
own-warn_corruption = Corruption takes { $n }: the blue bank holds { $blue }. Spending brings tokens back.
own-warn_discard = Military cards to discard: { $n }.
own-warn_no_cards = No military action left: no military card.
own-age_ends = Age { $age } ends soon. Cards left: { $n }. You would lose: { $lost }.
own-if_end = If you end now
own-open = left
own-end_anyway = End all the same
own-end_sure = Ending now costs you something:
own-hand = Your cards
own-hand_empty = No cards in hand.
own-ratings = Where it comes from
own-success = succeeds
own-repelled = repelled
own-odds = Her strength with each card that may come; equal repels.
own-you = You
own-she = Automa
own-gained = What your turn brought
lesson-learn-on_screen = Learn on screen, without the box
lesson-learn-on_screen_2_war = On screen 2: a first war
player-statesman = Statesman
player-statesman-reason = It plans the whole turn: what leaves it furthest ahead at the end, with engine, cards and army together.
advice-ahead = Culture points ahead at the end, by its reckoning
advice-no_uprising = No uprising.
advice-grows-culture = Culture a turn { $before } → { $after }.
advice-grows-science = Science a turn { $before } → { $after }.
advice-grows-resources = Resources a turn { $before } → { $after }.
advice-grows-food = Food a turn { $before } → { $after }.
advice-grows-strength = Strength { $before } → { $after }.
advice-grows-happiness = Happy faces { $before } → { $after }.
advice-grows-civil = Civil actions { $before } → { $after }.
advice-grows-military = Military actions { $before } → { $after }.
player-planner = Planner
player-planner-reason = It takes the action after which its position is worth most: points, what comes every turn, goods, workers and cards count.
advice-worth = By its reckoning (more is better)
title-on_action = Your turn
second-on_action = Round { $round } · { $age }
because-on_spoils = You won the war: what you seize counts against what you won.
because-on_gain_goods = An event or your attack brings you goods in any mix.
because-on_lose_goods = You have to give goods away: which ones is yours to say.
because-on_markets = The event gives both sides goods.
because-on_free_build = The event lets you build for nothing.
because-on_civilization = The event gives you one action, cheaper by 1.
because-on_population = You lose population, and no worker is free.
because-on_destroy_own = A building of yours is destroyed; you choose which.
because-on_token = A blue token has to go, and the bank is empty.
because-on_lose_colony = The event costs you a colony.
because-on_ruin_wonder = The event lets one of your wonders fall to ruin: it brings 2 culture from now on.
because-on_agreement = You are the stronger side, so only you take cards from the row.
because-on_bid = A territory was revealed: the higher bid settles it, with units and bonus cards.
because-on_force = Your bid won: units that you send are gone.
because-on_defend = The Automa attacks you: as much strength as the attack repels it.
because-on_tie = No rule breaks this tie of the Automa’s, so you decide.
own-weighed = { $what }: you { $mine }, the Automa { $hers }
own-barred = cannot be taken now
own-war-tie = decided now, nothing would happen.
own-war-culture_you = decided now, you would take { $n } culture.
own-war-culture_she = decided now, you would lose { $n } culture.
own-war-science_you = decided now, you would take { $n } science, or technologies for it.
own-war-science_she = decided now, you would lose { $n } science.
own-war-tokens_you = { $n ->
    [one] decided now, you would take 1 yellow token.
   *[other] decided now, you would take { $n } yellow tokens.
}
own-war-tokens_she = { $n ->
    [one] decided now, you would lose 1 yellow token.
   *[other] decided now, you would lose { $n } yellow tokens.
}
own-war-later = It is decided when your next turn begins; in her turn before it she builds extra units.
own-force = Your force at most:
own-part_bonus = colonization icons
own-each_turn = /turn
own-sum = { $now } of { $n }
change-civil = civil actions
change-military = military actions
change-food = food
change-resources = resources
change-science = science
change-culture = culture
change-worker = free workers
change-strength = strength
change-happiness = happiness
change-science_turn = science per turn
change-culture_turn = culture per turn
change-food_turn = food per turn
change-resources_turn = resources per turn
change-civil_total = civil actions per turn
change-military_total = military actions per turn

## Cards of the base game (German and Italian: our own translations)

civ-agriculture = Agriculture
civ-irrigation = Irrigation
civ-selective_breeding = Selective Breeding
civ-mechanized_agriculture = Mechanized Agriculture
civ-bronze = Bronze
civ-iron = Iron
civ-coal = Coal
civ-oil = Oil
civ-philosophy = Philosophy
civ-alchemy = Alchemy
civ-scientific_method = Scientific Method
civ-computers = Computers
civ-religion = Religion
civ-theology = Theology
civ-organized_religion = Organized Religion
civ-printing_press = Printing Press
civ-journalism = Journalism
civ-multimedia = Multimedia
civ-drama = Drama
civ-opera = Opera
civ-movies = Movies
civ-bread_and_circuses = Bread and Circuses
civ-team_sports = Team Sports
civ-professional_sports = Professional Sports
civ-warriors = Warriors
civ-swordsmen = Swordsmen
civ-riflemen = Riflemen
civ-modern_infantry = Modern Infantry
civ-knights = Knights
civ-cavalrymen = Cavalrymen
civ-tanks = Tanks
civ-cannon = Cannon
civ-rockets = Rockets
civ-air_forces = Air Forces
civ-despotism = Despotism
civ-monarchy = Monarchy
civ-theocracy = Theocracy
civ-constitutional_monarchy = Constitutional Monarchy
civ-republic = Republic
civ-communism = Communism
civ-democracy = Democracy
civ-fundamentalism = Fundamentalism
civ-warfare = Warfare
civ-strategy = Strategy
civ-military_theory = Military Theory
civ-code_of_laws = Code of Laws
civ-justice_system = Justice System
civ-civil_service = Civil Service
civ-cartography = Cartography
civ-navigation = Navigation
civ-satellites = Satellites
civ-masonry = Masonry
civ-architecture = Architecture
civ-engineering = Engineering
civ-alexander_the_great = Alexander the Great
civ-aristotle = Aristotle
civ-hammurabi = Hammurabi
civ-homer = Homer
civ-julius_caesar = Julius Caesar
civ-moses = Moses
civ-christopher_columbus = Christopher Columbus
civ-frederick_barbarossa = Frederick Barbarossa
civ-genghis_khan = Genghis Khan
civ-joan_of_arc = Joan of Arc
civ-leonardo_da_vinci = Leonardo da Vinci
civ-michelangelo = Michelangelo
civ-isaac_newton = Isaac Newton
civ-j_s_bach = J. S. Bach
civ-james_cook = James Cook
civ-maximilien_robespierre = Maximilien Robespierre
civ-napoleon_bonaparte = Napoleon Bonaparte
civ-william_shakespeare = William Shakespeare
civ-albert_einstein = Albert Einstein
civ-bill_gates = Bill Gates
civ-charlie_chaplin = Charlie Chaplin
civ-mahatma_gandhi = Mahatma Gandhi
civ-sid_meier = Sid Meier
civ-winston_churchill = Winston Churchill
civ-colossus = Colossus
civ-hanging_gardens = Hanging Gardens
civ-library_of_alexandria = Library of Alexandria
civ-pyramids = Pyramids
civ-great_wall = Great Wall
civ-st_peters_basilica = St. Peter's Basilica
civ-taj_mahal = Taj Mahal
civ-universitas_carolina = Universitas Carolina
civ-eiffel_tower = Eiffel Tower
civ-kremlin = Kremlin
civ-ocean_liner_service = Ocean Liner Service
civ-transcontinental_railroad = Transcontinental Railroad
civ-fast_food_chains = Fast Food Chains
civ-first_space_flight = First Space Flight
civ-hollywood = Hollywood
civ-internet = Internet
civ-cultural_heritage_a = Cultural Heritage (A)
civ-engineering_genius_a = Engineering Genius (A)
civ-frugality_a = Frugality (A)
civ-patriotism_a = Patriotism (A)
civ-rich_land_a = Rich Land (A)
civ-stockpile_a = Stockpile
civ-urban_growth_a = Urban Growth (A)
civ-breakthrough_i = Breakthrough (I)
civ-cultural_heritage_i = Cultural Heritage (I)
civ-engineering_genius_i = Engineering Genius (I)
civ-frugality_i = Frugality (I)
civ-patriotism_i = Patriotism (I)
civ-reserves_i = Reserves (I)
civ-rich_land_i = Rich Land (I)
civ-urban_growth_i = Urban Growth (I)
civ-breakthrough_ii = Breakthrough (II)
civ-efficient_upgrade_ii = Efficient Upgrade (II)
civ-engineering_genius_ii = Engineering Genius (II)
civ-frugality_ii = Frugality (II)
civ-patriotism_ii = Patriotism (II)
civ-reserves_ii = Reserves (II)
civ-revolutionary_idea_ii = Revolutionary Idea (II)
civ-rich_land_ii = Rich Land (II)
civ-urban_growth_ii = Urban Growth (II)
civ-wave_of_nationalism_ii = Wave of Nationalism
civ-efficient_upgrade_iii = Efficient Upgrade (III)
civ-endowment_for_the_arts_iii = Endowment for the Arts
civ-engineering_genius_iii = Engineering Genius (III)
civ-military_build_up_iii = Military Build-Up
civ-patriotism_iii = Patriotism (III)
civ-reserves_iii = Reserves (III)
civ-revolutionary_idea_iii = Revolutionary Idea (III)
civ-urban_growth_iii = Urban Growth (III)
civ-development_of_agriculture = Development of Agriculture
civ-development_of_civilization = Development of Civilization
civ-development_of_crafts = Development of Crafts
civ-development_of_markets = Development of Markets
civ-development_of_politics = Development of Politics
civ-development_of_religion = Development of Religion
civ-development_of_science = Development of Science
civ-development_of_settlement = Development of Settlement
civ-development_of_trade_routes = Development of Trade Routes
civ-development_of_warfare = Development of Warfare
civ-barbarians = Barbarians
civ-border_conflict = Border Conflict
civ-crusades = Crusades
civ-cultural_influence = Cultural Influence
civ-foray = Foray
civ-good_harvest = Good Harvest
civ-immigration = Immigration
civ-new_deposits = New Deposits
civ-pestilence = Pestilence
civ-raiders = Raiders
civ-rats = Rats
civ-rebellion = Rebellion
civ-reign_of_terror = Reign of Terror
civ-scientific_breakthrough = Scientific Breakthrough
civ-uncertain_borders = Uncertain Borders
civ-civil_unrest = Civil Unrest
civ-cold_war = Cold War
civ-crime_wave = Crime Wave
civ-economic_progress = Economic Progress
civ-emigration = Emigration
civ-iconoclasm = Iconoclasm
civ-independence_declaration = Independence Declaration
civ-international_agreement = International Agreement
civ-national_pride = National Pride
civ-politics_of_strength = Politics of Strength
civ-popularization_of_science = Popularization of Science
civ-prosperity = Prosperity
civ-ravages_of_time = Ravages of Time
civ-refugees = Refugees
civ-terrorism = Terrorism
civ-impact_of_agriculture = Impact of Agriculture
civ-impact_of_architecture = Impact of Architecture
civ-impact_of_balance = Impact of Balance
civ-impact_of_colonies = Impact of Colonies
civ-impact_of_competition = Impact of Competition
civ-impact_of_government = Impact of Government
civ-impact_of_happiness = Impact of Happiness
civ-impact_of_industry = Impact of Industry
civ-impact_of_population = Impact of Population
civ-impact_of_progress = Impact of Progress
civ-impact_of_science = Impact of Science
civ-impact_of_strength = Impact of Strength
civ-impact_of_technology = Impact of Technology
civ-impact_of_variety = Impact of Variety
civ-impact_of_wonders = Impact of Wonders
civ-developed_territory_i = Developed Territory (I)
civ-historic_territory_i = Historic Territory (I)
civ-inhabited_territory_i = Inhabited Territory (I)
civ-strategic_territory_i = Strategic Territory (I)
civ-vast_territory_i = Vast Territory (I)
civ-wealthy_territory_i = Wealthy Territory (I)
civ-developed_territory_ii = Developed Territory (II)
civ-historic_territory_ii = Historic Territory (II)
civ-inhabited_territory_ii = Inhabited Territory (II)
civ-strategic_territory_ii = Strategic Territory (II)
civ-vast_territory_ii = Vast Territory (II)
civ-wealthy_territory_ii = Wealthy Territory (II)
civ-fighting_band = Fighting Band
civ-heavy_cavalry = Heavy Cavalry
civ-legion = Legion
civ-medieval_army = Medieval Army
civ-phalanx = Phalanx
civ-classic_army = Classic Army
civ-conquistadors = Conquistadors
civ-defensive_army = Defensive Army
civ-fortifications = Fortifications
civ-mobile_artillery = Mobile Artillery
civ-napoleonic_army = Napoleonic Army
civ-entrenchments = Entrenchments
civ-mechanized_army = Mechanized Army
civ-modern_army = Modern Army
civ-shock_troops = Shock Troops
civ-enslave_i = Enslave
civ-plunder_i = Plunder (I)
civ-raid_i = Raid (I)
civ-annex_ii = Annex
civ-infiltrate_ii = Infiltrate
civ-plunder_ii = Plunder (II)
civ-raid_ii = Raid (II)
civ-spy_ii = Spy
civ-armed_intervention_iii = Armed Intervention
civ-plunder_iii = Plunder (III)
civ-raid_iii = Raid (III)
civ-war_over_technology = War over Technology
civ-war_over_territory = War over Territory
civ-war_over_culture = War over Culture
civ-military_bonus_i = Military Bonus (I)
civ-military_bonus_ii = Military Bonus (II)
civ-military_bonus_iii = Military Bonus (III)

## Cards of the stand-in deck

card-house_i_1 = Learning I
automa_card-house_i_1 = Learning I
card-house_i_2 = Army I
automa_card-house_i_2 = Army I
card-house_i_3 = Arts I
automa_card-house_i_3 = Arts I
card-house_i_4 = Court I
automa_card-house_i_4 = Court I
card-house_i_5 = Doctrine I
automa_card-house_i_5 = Doctrine I
card-house_i_6 = State I
automa_card-house_i_6 = State I
card-house_i_7 = Muster I
automa_card-house_i_7 = Muster I
card-house_i_8 = Monument I
automa_card-house_i_8 = Monument I
card-house_ii_1 = Learning II
automa_card-house_ii_1 = Learning II
card-house_ii_2 = Army II
automa_card-house_ii_2 = Army II
card-house_ii_3 = Arts II
automa_card-house_ii_3 = Arts II
card-house_ii_4 = Court II
automa_card-house_ii_4 = Court II
card-house_ii_5 = Doctrine II
automa_card-house_ii_5 = Doctrine II
card-house_ii_6 = State II
automa_card-house_ii_6 = State II
card-house_ii_7 = Muster II
automa_card-house_ii_7 = Muster II
card-house_ii_8 = Monument II
automa_card-house_ii_8 = Monument II
card-house_iii_1 = Learning III
automa_card-house_iii_1 = Learning III
card-house_iii_2 = Army III
automa_card-house_iii_2 = Army III
card-house_iii_3 = Arts III
automa_card-house_iii_3 = Arts III
card-house_iii_4 = Court III
automa_card-house_iii_4 = Court III
card-house_iii_5 = Doctrine III
automa_card-house_iii_5 = Doctrine III
card-house_iii_6 = State III
automa_card-house_iii_6 = State III
card-house_iii_7 = Muster III
automa_card-house_iii_7 = Muster III
card-house_iii_8 = Monument III
automa_card-house_iii_8 = Monument III

reading-none = our reading
reading-applies = our reading
reading-partly = our reading
reading-ruled = our reading, by a ruling
reading-owner = as your appendix says
reading-rulebook = as the rulebook says
table-turned = { $n } turned: the Automa’s

# --- typing in the printed cards

refused-unfinished_deck = { $file } is not finished: { $cards } of { $wanted } cards are there. Missing: { $missing }.
refused-no_card_left_to_type = All eight cards of Age { $age } have been typed in.
refused-row_count = New in the row: { $wanted }; named: { $n }.
refused-card_of_other_age = { $card } is no card of the civil deck of Age { $age }.
refused-no_copy_left = { $left ->
    [0] { $card } cannot come any more: all { $copies } copies have been dealt.
   *[other] { $card } cannot come so often: { $left } of { $copies } left.
}
problem-card_parts = The card has { $n } parts, { $wanted } are needed: sections are separated by |.
problem-card_icon = { $section }: { $token } cannot stand there.
problem-card_section_empty = { $section }: at least one icon is needed.
problem-card_number_missing = { $what }: the number is missing.
problem-card_id_twice = { $file }: card { $card } occurs twice.
problem-card_number_twice = { $file }: number { $card } occurs twice.
problem-bad_automa_card = { $file }, card { $card }, { $field }: { $rule }.
problem-bad_card = { $field }: { $rule }.
problem-bad_appendix = { $file }, { $card }: { $rule }.
section-politics = Politics
section-take = Cards
section-develop = Development
section-construct = Construction
section-gain = Gain
section-auction = Auction by strength advantage
section-side = Side strip
section-note = Anything else printed on it
number-cards = Military cards
number-happy = Happy faces
number-bonus = Colony bonus
number-defence = Defence
number-units = War units
card_rule-min_advantage = aggression and war need min_advantage, an event has none
card_rule-take = at least one icon, and no empty either/or
card_rule-develop = no empty either/or
card_rule-stages = wonder_stages needs stages from 1 to 5, nothing else has stages
card_rule-blue_cube = wonder stages have no blue cube
card_rule-side = the number is 0 or more
card_rule-auction = rows go up without overlap, and bids are 0 or more
entry_rule-card = there is no such event, territory, aggression or war
entry_rule-event = an event has effects and nothing else
entry_rule-territory = a territory has immediate or permanent and nothing else
entry_rule-aggression = an aggression has on_automa or by_automa and nothing else
entry_rule-war = a war has war (takes, base, per of at least 1) and nothing else
entry_rule-effect = an effect has an unknown op, formula or technology
entry_rule-strike = on_automa or by_automa has an unknown op
game-entry-title = Type in your printed cards
game-entry-lead = 24 cards, eight for each age, one after the other: tap the icons from top to bottom. About a quarter of an hour; stop whenever you like and go on later.
entry-remove = Remove
entry-empty = Nothing yet
entry-or = or …: the next icon joins the last
entry-blue = with a blue cube
entry-aggression = Aggression from an advantage of
entry-war = War from an advantage of
entry-stages = Stages of the wonder
entry-again = As on another card:
entry-from = From
entry-to = To
entry-bid = Bid
entry-below = any
entry-above = any
entry-row = row
entry-note = It is shown whenever the card is active.
entry-new = A card that is new
entry-known = Typed in before
entry-side_only = Only the side strip for now; the rest when the card is revealed
entry-keep = Keep the card

## Where the decks come from

option-deck-house_v1-source = Our own design. The 24 printed cards are not public; only their structure is known from the rulebook. One auction table is visible there, all other numbers are ours.

# --- odds
odds-automa = { $left ->
    [one] One of { $all } Automa cards of this age has not been drawn since the last shuffle.
   *[other] { $left } of { $all } Automa cards of this age have not been drawn since the last shuffle.
}
odds-civil_cards = { $n ->
    [one] One civil card of Age { $age } is still to come
   *[other] { $n } civil cards of Age { $age } are still to come
}
odds-no_civil = No civil cards of this age are left.
odds-civil = { $n ->
    [one] { $card }
   *[other] { $card } × { $n }
}
odds-military = Military cards of Age { $age } that nobody has shown
odds-event = Events and territories: { $n } of { $all }
odds-aggression = Aggressions: { $n } of { $all }
odds-war = Wars: { $n } of { $all }
odds-tactic = Tactics: { $n } of { $all }
odds-bonus = Bonus cards: { $n } of { $all }

## A card before it is taken

card-take = Take { $card }
card-this = Yes, { $card }
card-science = To develop: { $n } science
card-revolution = By revolution: { $n } science
card-resources = To build: { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
card-stages = Stages: { $stages } resources

# --- why a question is asked, and what one must know to answer it
because-strength = { $why ->
    [auction] Auction of { $card }: the stronger the Automa is against you, the more it offers. Its strength: { $automa }.
    [event] { $card } may compare your strengths. The Automa has { $automa }.
    [war] { $card } is decided now: the higher strength wins. The Automa has { $automa }.
    [attack] { $card } needs more strength than the Automa’s { $automa }.
   *[politics] The Automa chooses a political action; what it dares depends on your strength. It has { $automa }.
}
because-culture = { $why ->
    [event] { $card } looks at the culture points of both sides.
    [war] You lost the war over culture: the Automa takes { $n } points, at most what you have.
   *[end] The game is over: only your total is missing.
}
because-science = You lost the war over technology: the Automa takes { $n ->
    [one] 1 science point
   *[other] { $n } science points
}, at most what you have.
because-science_rating = { $card } compares the science per turn of both sides.
because-happiness = { $card } looks at your happiness.
because-gain = The Automa prepared { $card }: if you got more from it than the Automa, the Automa scores 5 more.
because-bid = { $bid ->
    [0] The Automa does not take part: any legal bid wins { $card }; pass, and nobody gets it.
   *[other] The Automa bids once only: with more than { $bid } you win { $card }; pass, and the Automa gets it.
}
because-tie = No rule breaks this tie of the Automa’s, so you decide.
because-defend = The Automa attacks you: { $attack } against your { $mine }. As much strength with your defence repels it.
because-lost_science = The aggression succeeded: the Automa takes { $n ->
    [one] 1 science point
   *[other] { $n } science points
}, at most what you have.
because-lost_culture = The aggression succeeded: the Automa takes { $n ->
    [one] 1 culture point
   *[other] { $n } culture points
}, at most what you have.
because-levels = { $card } succeeded: the Automa removes the one of the higher level, and scores by its level.
because-building = { $card }: the Automa has to lose an urban building, and you choose it.
because-automa_colony = Your aggression succeeded: one of the Automa’s colonies is yours.
because-own_colony = { $card } costs you a colony; you choose it.
because-infiltrate = Your aggression succeeded: what the Automa loses brings you culture by its level.
because-technology = You won the war over technology: { $n } science are yours, in technologies or in points.
because-agreement = You are the stronger side, so only you take cards from the row.
because-by_hand = The rulebook does not say what { $card } does to the Automa; you may follow your own appendix.
because-hand_culture = You carry out this card by your own appendix.
because-hand_science = You carry out this card by your own appendix.
because-turned = Events that the Automa prepared lie turned: if you get more from one of them, the Automa scores 5 more.

## The Automa's turn in the frame, as this game's rulebook names it

turn-automa = The Automa’s turn
odds-now = If the Automa moved now

## Something is different

slip-row = Other cards came into the row
slip-turn = My last turn was told wrongly
slip-space = { $n }: { $card }
slip-gap = empty
slip-empty = This space is empty
slip-of_group = Another card lies here: { $group }
slip-which_card = Which card lies on space { $n }?
slip-hers = What lies with the Automa
slip-slot = { $slot }: { $card }
slip-another = It is another card
slip-not_there = It does not lie there
civ-none = empty

## What a card gives, in words

amount-science = { $n } science
amount-culture = { $n } culture
amount-food = { $n } food
amount-strength = { $n } strength
amount-population = { $n } population
amount-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
amount-happiness = { $n ->
    [one] 1 happy face
   *[other] { $n } happy faces
}
amount-military_cards = { $n ->
    [one] 1 military card
   *[other] { $n } military cards
}
amount-yellow_tokens = { $n ->
    [one] 1 yellow cube
   *[other] { $n } yellow cubes
}
amount-blue_tokens = { $n ->
    [one] 1 blue cube
   *[other] { $n } blue cubes
}
amount-civil_actions = { $n ->
    [one] 1 civil action
   *[other] { $n } civil actions
}
amount-military_actions = { $n ->
    [one] 1 military action
   *[other] { $n } military actions
}
amount-colonization = { $n } for colonising
amount-less = { $what } less
says-territory = At once: { $now }. Lasting: { $lasting }.
says-bonus = Discard it: { $defence } more in defence, or { $colonization } more in an auction.
says-per_worker = Each worker gives: { $what }
says-gives = Gives: { $what }
says-urban = At most { $n } buildings of each urban kind
amount-science_points = { $n } science
amount-culture_points = { $n } culture
amount-unit_resources = { $n ->
    [one] { $n } resource for units this turn
   *[other] { $n } resources for units this turn
}
effect-action-stage = Build a stage of your wonder, { $n } cheaper
effect-action-grow = Increase your population, then gain { $what }
effect-action-build_or_upgrade-farm_mine = Build or upgrade a farm or mine, { $n } cheaper
effect-action-build_or_upgrade-urban = Build or upgrade an urban building, { $n } cheaper
effect-action-upgrade-farm_mine = Upgrade a farm, mine or urban building, { $n } cheaper
effect-action-develop = Develop a technology, then gain { $what }
effect-action-gain = Gain { $what }
effect-action-automa_stronger = If the Automa is stronger: gain { $what }
effect-action-automa_more_culture = If the Automa has more culture: gain { $what }
effect-action-choice = Gain { $what } or { $other }
result-other = The Automa wins, { $score }.

## Answers without consequences, as the log tells them

said-by_hand-by_hand = You enter the effect yourself.
said-draw = You draw { $n ->
    [one] 1 military card
   *[other] { $n } military cards
}.
turn-of-final_event = Final scoring
turn-of-gain = Final scoring
said-draw-seen = You draw { $cards }.
said-peek-seen = On top lies { $cards }.
said-turn-peek = You look at the top event.
ask-second_politics = A turn has one political action, and you have reported one. Was there really another?
because-second_politics = A card may allow a second one; otherwise say no, and nothing happens.
ask-sure_gain = { $n } culture from { $card }: more than { $most } is hardly possible. Is it right?
because-sure_gain = If it was a slip of the finger, say no and enter it again.
said-second_politics-yes = Yes, another political action.
said-second_politics-no = No, that was a mistake.
said-sure_gain-yes = Yes, that is right.
said-sure_gain-no = No, that was a mistake.

## The stage: the Automa’s mat in short

mat-leader = Leader
mat-government = Government
mat-special = Special
mat-farm_mine = Farm, mine
mat-military = Military
mat-urban = Urban
mat-action = Gold
mat-tactic = Tactic
mat-events = Events
mat-wars = Wars
board-row = Row
stage-round = round { $round } · { $age }
stage-also = What else you report
stage-for_automa = for the Automa
stage-less = less
stage-more = more
card-wanted = Automa cards left that take one like it: { $n } of { $of }
panel-figures = Its figures
panel-play = Its cards in play
panel-mat = Its mat, tactics, events

## What a card of an owner's file says

deck-new = Your own Mautoma deck: { $n } cards, eight for each of the Ages I, II and III. Lines that begin with # are comments. Until you change them these are placeholders, all alike, and NOT the printed cards: type in one card after the other, icon by icon, and take its note away. A card that you delete is missing: the app asks for it when you draw it. In the browser the same is done by tapping icons. Check it with:
card-field-id = a name that no other card has
card-field-age = the Age on its back
card-field-politics = in printed order; every section must be there, an empty one is []; aggression and war need min_advantage
card-field-take = at least one icon; an either/or icon lists its kinds: action, leader, special_strength, farm_mine, military, government, urban_science, urban_culture, urban_strength, wonder, first_valid
card-field-develop = the same way: urban_science, urban_culture, urban_strength, urban_leftmost, special_strength, special_any, farm_mine, military, government
card-field-construct = military, urban_science, urban_culture, urban_strength, perhaps with blue_cube = true, or wonder_stages with stages
card-field-military_cards = military cards that she draws
card-field-happiness = happy faces
card-field-auction = rows from low to high; leave low or high out for an open end
card-field-colonization_bonus = 0 or more
card-field-defence = 0 or more
card-field-war_units = 0 or more
card-field-theme = what the card is about
card-field-note = anything printed that no field can hold; it is shown with the card
card-field-side_only = whether only its side strip is known

## On screen: choices at the set-up

option-sit = How do you play?
option-sit-help = With your box on the table, or without it.
option-sit-companion = At my table
option-sit-companion-help = Your box lies on the table; the app runs the Automa.
option-sit-digital = On screen
option-sit-digital-help = A whole game without the box: the app knows both sides. The Automa plays a stand-in deck until you type in your own.
option-raid_gain = What a Raid brings
option-raid_gain-help = The card can be read in two ways.
option-raid_gain-each = Half of each price
option-raid_gain-each-help = Each half is rounded up.
option-raid_gain-sum = Half of the sum
option-raid_gain-sum-help = Rounded up once.
option-bach_by_card = Bach’s upgrade by an action card
option-bach_by_card-help = Whether a card may order the upgrade into a theater.
option-bach_by_card-on = Allowed
option-bach_by_card-on-help = It is an upgrade like any other.
option-bach_by_card-off = Not allowed
option-bach_by_card-off-help = Only the plain action counts.
option-plunder_mix = What the Automa plunders
option-plunder_mix-help = It has no use for goods; somebody must choose them.
option-plunder_mix-person = You choose
option-plunder_mix-person-help = Food and resources in any mix.
option-plunder_mix-resources_first = Resources first
option-plunder_mix-resources_first-help = Food only when they are gone.
option-plunder_mix-food_first = Food first
option-plunder_mix-food_first-help = Resources only when it is gone.

## On screen: questions

ask-on_action = Age { $age }, round { $round }: what do you do?
ask-on_politics = Round { $round }: your political action?
ask-on_spoils = You have won science worth { $n }: seize a technology?
ask-on_gain_goods = You gain { $n } goods: which?
ask-on_lose_goods = You lose { $n } goods: which?
ask-on_markets = Food or resources?
ask-on_free_build = Build it for nothing?
ask-on_civilization = Grow, build or develop for 1 less?
ask-on_population = You lose a worker: from which card?
ask-on_destroy_own = You lose a building: which?
ask-on_token = The blue bank is empty: from which store does the token come?
ask-on_lose_colony = You lose a colony: which?
ask-on_ruin_wonder = Which wonder falls into ruin?
ask-on_agreement = International Agreement: take cards for { $n } more actions?
ask-on_discard = { $n ->
    [one] Discard one military card: which?
   *[other] Discard { $n } military cards: which?
}
ask-on_bid = { $card }: the Automa bids { $bid }; your force can reach { $most }. Do you bid?
ask-on_force = { $card }: { $now } of { $n } reached. What do you send?
ask-on_raze = { $card }: which building of the Automa is destroyed, up to level { $level }?
ask-on_annex = Which colony do you annex?
ask-on_remove = What is removed?
ask-on_defend = { $card }: the Automa attacks with { $attack }, you have { $mine }. Add a card? (up to { $n } more)
ask-on_homer = Homer leaves: under a wonder, or the action back?
ask-on_tie = { $n ->
    [0] { $icon }: the Automa could build several; which?
   *[other] { $icon }: the Automa could upgrade to { $upgrade }; which?
}

## On screen: what happens

tta-on_gain_blue = Blue tokens from the box: { $n }.
tta-on_lose_blue = Blue tokens lost: { $n }.
tta-on_gain_yellow = Yellow tokens for your bank: { $n }.
tta-on_lose_yellow = Yellow tokens lost from your bank: { $n }.
tta-on_gain_population = New workers: { $n }.
tta-on_lose_unused = You lose an unused worker.
tta-on_lose_worker = You lose a worker: { $card }.
tta-on_nothing_lost = There is nothing to lose.
tta-on_nothing_possible = Nothing can be done with it.
tta-on_gain_food = You gain { $n } food.
tta-on_lose_food = You lose { $n } food.
tta-on_gain_resources = You gain { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }.
tta-on_lose_resources = You lose { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }.
tta-on_gain_culture = You gain { $n } culture.
tta-on_lose_culture = You lose { $n } culture.
tta-on_gain_science = You gain { $n } science.
tta-on_lose_science = You lose { $n } science.
tta-on_take = { $n ->
    [0] You take { $card } from { $space } for nothing.
   *[other] You take { $card } from { $space } for { $n }.
}
tta-on_grow = Your population grows for { $n } food.
tta-on_build = You build { $card } for { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }.
tta-on_upgrade = You upgrade { $source } to { $card } for { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }.
tta-on_destroy = { $card } is gone: its worker is unused.
tta-on_develop = You develop { $card } for { $n } science.
tta-on_special_leaves = { $card } leaves play; { $stays } stays.
tta-on_revolution = Revolution! { $card } for { $n } science.
tta-on_leader = Your leader is { $card }.
tta-on_leader_replaced = { $card } is replaced.
tta-on_leader_leaves = { $card } leaves play.
tta-on_homer_under = Homer goes under { $card }: one more happy face.
tta-on_hammurabi = Hammurabi: a military action becomes a civil one.
tta-on_churchill = Churchill is used.
tta-on_stages = { $card }: { $n ->
    [one] 1 stage
   *[other] { $n } stages
} for { $price ->
    [one] { $price } resource
   *[other] { $price } resources
} ({ $built } of { $of }).
tta-on_wonder_finished = Wonder finished: { $card }!
tta-on_wonder_lost = You lose the unfinished wonder { $card }.
tta-on_wonder_ruined = { $card } falls into ruin.
tta-on_play = You play { $card }.
tta-on_unit_resources = Resources for units in this turn: { $n }.
tta-on_tactic = Your tactic is { $card }.
tta-on_copy = You copy the tactic { $card }.
tta-on_no_politics = No politics in this turn: you have signed an agreement.
tta-on_prepare = You prepare { $card }.
tta-on_war = You declare war: { $card }.
tta-on_resign = You resign.
tta-on_peek = The top event is { $card }.
tta-on_event = Event: { $card } ({ $reading }).
tta-on_standing = { $card }: { $standing } { $outcome } (you { $mine }, the Automa { $hers })
tta-on_events_current = The future events become current: { $n } cards.
tta-on_rebellion = Rebellion spends { $n } civil actions.
tta-on_cannot_bid = { $card }: your force does not reach { $n }.
tta-on_send = You send { $card }.
tta-on_discard = You discard { $card }.
tta-on_colony = A colony for you: { $card }.
tta-on_colony_lost = You lose the colony { $card }.
tta-on_aggression = You attack: { $card }.
tta-on_her_defence = { $card } adds { $bonus }: { $n } against your { $attack }.
tta-on_she_repels = The Automa repels you.
tta-on_she_fails = Your attack succeeds.
tta-on_removed = { $card } is removed.
tta-on_she_attacks = The Automa attacks with { $n }: { $card }.
tta-on_you_repel = You repel { $card }.
tta-on_you_fail = { $card } succeeds.
tta-on_defend = { $card } adds { $n } to your defence.
tta-on_turn_over = Round { $round }: your turn is over.
tta-on_uprising = Uprising! { $n } discontent, { $unused } unused: nothing is produced.
tta-on_corruption = { $food ->
    [0] Corruption takes { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }.
   *[other] Corruption takes { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } and { $food } food.
}
tta-on_produce_food = Your farms produce { $n } food.
tta-on_produce_resources = Your mines produce { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }.
tta-on_consumption = Your people eat { $n } food.
tta-on_hunger = Hunger: { $n } food missing.
tta-on_war_compared = { $card }: you { $you }, the Automa { $automa }.
tta-on_war_tied = { $card } ends in a tie: nothing happens.
tta-on_seize = You seize { $card }.
tta-on_card_obsolete = { $card } is obsolete and leaves your hand.
tta-on_end = The game is over: you { $you }, the Automa { $automa }.
score-points_before = Culture before the last events
score-final_card = { $card }

## On screen: why not

refused-not_now = “{ $text }” is not possible now.
refused-not_there = { $card } is not there.
refused-not_in_hand = { $card } is not in your hand, or not of that kind.
refused-last_round = No war can be declared in the last round.
refused-peaceful_leader = Gandhi leads you: no aggression and no war.
refused-used_this_turn = That was used in this turn already.
refused-tactic_done = One tactic a turn, and not the one you have.
refused-fresh_card = { $card } was taken in this turn: it can be played from the next one on.
refused-wonder_unfinished = { $card } must wait: your wonder is not finished.
refused-hand_full = Your hand is full: there is no room for { $card }.
refused-copy_owned = You have { $card } already.
refused-leader_of_age_taken = You have taken a leader of the age of { $card } already.
refused-no_worker = There is no worker for it: none unused, or no token in the bank.
refused-urban_limit = Your government allows { $n } buildings of a kind.
refused-not_higher = { $card } is not a higher card of the same kind.
refused-actions_spent = A revolution needs all your actions: some are spent.
refused-not_stronger = You are not stronger than the Automa.
refused-no_target = The Automa has nothing that the card could take.
refused-too_dear = You cannot pay that: { $missing } missing.
ref-missing_actions = { $id ->
    [one] 1 action
   *[other] { $id } actions
}
ref-missing_military = { $id ->
    [one] 1 military action
   *[other] { $id } military actions
}
ref-missing_food = { $id ->
    [one] 1 food
   *[other] { $id } food
}
ref-missing_resources = { $id ->
    [one] 1 resource
   *[other] { $id } resources
}
ref-missing_science = { $id ->
    [one] 1 science
   *[other] { $id } science
}
ref-missing_tokens = { $id ->
    [one] 1 blue token
   *[other] { $id } blue tokens
}
ref-missing_force = { $id ->
    [one] 1 strength
   *[other] { $id } strength
}
ref-missing_stages = { $id ->
    [one] 1 such stage
   *[other] { $id } such stages
}

## On screen: positions that cannot be

problem-actions_differ = { $kind }: { $n } available and spent together, but there are { $total }.
action_kind-ca = Civil actions
action_kind-ma = Military actions
problem-workers_without_technology = Workers stand on { $card }, which is not in play.
problem-stores_without_technology = Blue tokens lie on { $card }, where nothing can be stored.
problem-homer_nowhere = Homer cannot lie under { $card }: you have not finished it.

## On screen: facts

fact-own_hand = Your civil cards
fact-own_workers = Your workers
fact-own_unused = Your unused workers
fact-own_yellow = Your yellow bank
fact-own_blue = Your blue bank
fact-own_stores = Your stores
fact-own_technologies = Your technologies
fact-own_government = Your government
fact-own_leader = Your leader
fact-own_wonders = Your wonders
fact-own_science = Your science points
fact-own_tactic = Your tactic
fact-own_ca = Your civil actions
fact-own_ma = Your military actions

## On screen: your civilization in the terminal

term-ca = Civil actions
term-ma = Military actions
term-unused = Unused workers
term-food = Food
term-resources = Resources
term-discontent = Discontent
term-in_play = In play
term-government = Government
term-leader = Leader
term-tactic = Tactic
term-colonies = Colonies
term-hand = Civil cards
term-military_hand = Military cards
term-wonders = Wonders
term-next = At the end of the turn
term-banks = Yellow bank { $yellow }: { $faces } happy faces asked for, { $food } food eaten. Blue bank { $blue }: corruption { $corruption }.
term-next_uprising = UPRISING: { $n } discontent, nothing is produced
term-next_turn = science { $science }, culture { $culture }, food { $food }, resources { $resources } (corruption { $corruption }), cards { $cards }

## On screen: programs in the person's seat

tempo-seat_won = Won (share)
tempo-seat_person = Culture of the person
tempo-seat_automa = Culture of the Automa
tempo-seat_strength = Strength of the person
tempo-seat_wonders = Wonders of the person
tempo-assumed-program = A program plays the person’s whole side.

## On screen: what at a table would be done by hand, told as what happens

tta-row_cleared-shown = Out of the row: { $cards }.
tta-blue_cubes_back-shown = The Automa’s blue cubes are back: { $n }.
tta-card_discarded-shown = { $card } is discarded.
tta-automa_cards_back-shown = Shuffled back into the Automa deck: { $cards }.
tta-automa_deck_shuffled-shown = The Automa’s discards become a new draw pile.
tta-event_prepared-shown = The Automa prepares an event of Age { $age } and scores { $n ->
    [one] 1 culture point
   *[other] { $n } culture points
} (now { $now }).
tta-wonder_into_play-shown = The Automa begins { $card } ({ $n ->
    [one] 1 stage
   *[other] { $n } stages
}).
tta-pay-shown = The Automa pays with { $cards }: { $n } gold for a price of { $price }.
tta-build-shown = The Automa builds { $card }.
tta-upgrade-shown = The Automa upgrades { $source } to { $card }.
tta-pay_blue_cube-shown = The Automa spends a blue cube ({ $left } left).
tta-stages-shown = The Automa builds { $n ->
    [one] 1 stage
   *[other] { $n } stages
} of { $card } ({ $built } of { $of }).
tta-wonder_finished-shown = The Automa has finished { $card }: its icons count.
tta-event_slot-shown = The Automa keeps an event of Age { $age }.
tta-event_slot_turned-shown = The Automa keeps an event of Age { $age }.
tta-war_slot-shown = The Automa keeps a war or an aggression of Age { $age }.
tta-bonus_discarded-shown = The Automa discards { $card }.
tta-tactic_kept-shown = The Automa keeps { $card } as its next tactic.
tta-tactic_owned-shown = The Automa already has { $card } and discards it.
tta-tactic_not_kept-shown = The Automa cannot keep { $card } and discards it.
tta-tactic_beside_board-shown = { $card } is the Automa’s own tactic until its next turn.
tta-banner_to_common-shown = The Automa now uses the common tactic { $card }.
tta-wonder_ruined-shown = The Automa’s { $card } falls into ruin: culture 2 and nothing else.
tta-building_lost-shown = The Automa loses a building: { $card }.
tta-units_lost-shown = The Automa sends: { $cards }.
tta-to_gold-shown = The Automa keeps { $card } as gold (worth { $n }).
tta-to_slot-shown = The Automa takes { $card } in hand.
tta-to_urban_slot-shown = The Automa takes { $card } in hand.
tta-to_leader_slot-shown = { $card } leads the Automa; only the icons count.
tta-tactic_discarded_common-shown = { $card } lies in the common area already and is discarded.
