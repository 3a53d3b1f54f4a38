### Expeditions in English. Every key and every argument exists in en, de and it alike.

game-title = Expeditions
game-tagline = Two Automa mechs cross the map; you play with your own box.
mech-north = North mech
mech-central = Central mech
mech-person = Your mech
ref-location = { $id }
location-basecamp = Basecamp
location-off_rows = elsewhere
ref-gap = gap { $id }
ref-card_number = { $id }
target-map = a map token
target-corruption = corruption
target-token_20 = the 20
reason-map = a map token
reason-no_map = no map token
reason-face_down = face down
reason-corruption = corruption
reason-no_corruption = no corruption
reason-only_20 = only the 20
reason-no_20 = no 20
reason-the_20 = the 20 alone
reason-twenty_and_others = the 20 with other corruption

## Set-up options

option-level = Difficulty level
option-level-help = The progress card. Level 2 is suggested for a first game. The printed cards of levels 4 and 5 are not known to the app: enter them from your box on the page of decks, or choose a house level.
option-level-printed_1 = 1 · Maszynette
option-level-printed_1-help = The easiest: 8th star after about 37 turns; 4 coins a star, 1 a map, 1 a corruption token.
option-level-printed_2 = 2 · Maszyna
option-level-printed_2-help = For a first game: 8th star after about 34 turns; 4 coins a star, 1 a map, 2 a corruption token.
option-level-printed_3 = 3 · Automaszyna
option-level-printed_3-help = 8th star after about 29 turns; 5 coins a star, 1 a map, 2 a corruption token.
option-level-printed_4 = 4 · from your box
option-level-printed_5 = 5 · Ultimaszyna, from your box
option-level-house_4 = Level 4 · House level, not the printed card
option-level-house_4-help = Numbers of our own: 8th star after about 25 turns; 6 coins a star, 1 a map, 2 a corruption token.
option-level-house_5 = Level 5 · House level, not the printed card
option-level-house_5-help = Numbers of our own: 8th star after about 21 turns; 7 coins a star, 1 a map, 2 a corruption token.
option-star_adjustment = Coins per star
option-star_adjustment-help = Makes the Automa weaker or stronger without changing how long the game lasts.
option-star_adjustment--2 = −2
option-star_adjustment--2-help = Much easier.
option-star_adjustment--1 = −1
option-star_adjustment--1-help = Easier.
option-star_adjustment-0 = As printed
option-star_adjustment-0-help = The number on the progress card.
option-star_adjustment-1 = +1
option-star_adjustment-1-help = Harder.
option-star_adjustment-2 = +2
option-star_adjustment-2-help = Much harder.
option-star_adjustment-3 = +3
option-star_adjustment-3-help = As hard as it gets.
option-dealer = Decision cards
option-dealer-help = Who shuffles and draws the 14 cards of the Automa.
option-dealer-app = The app draws
option-dealer-app-help = The Automa deck stays in the box.
option-dealer-table = I draw my own cards
option-dealer-table-help = After each of your turns you tell the number of the card.
option-first = Who begins
option-first-help = Decided at random, by the app or at your table.
option-first-random = The app decides
option-first-random-help = Each side with the same chance.
option-first-human = You
option-first-human-help = Your table has decided.
option-first-automa = The Automa
option-first-automa-help = Your table has decided.
option-deck = Contents of the decision cards
option-deck-help = You may correct a card after comparing it with your own.
option-deck-printed = As shipped
option-deck-printed-help = One public transcription, checked in parts.
option-deck-progress_cards = Progress cards, levels 1 to 3
option-deck-house_levels = House levels 4 and 5
option-gap_layout = Card gaps
option-gap_layout-help = Which of the five gaps touch which location. Only the hint in a sweep depends on it.
option-gap_layout-inferred = Not checked
option-gap_layout-inferred-help = The layout is inferred; every sweep says so.
option-gap_layout-confirmed = Checked on my table
option-gap_layout-confirmed-help = The hint no longer says that it is inferred.
option-reveal_detail = Revealed locations
option-reveal_detail-help = What you tell about the corruption on a revealed location.
option-reveal_detail-count = The number of tokens
option-reveal_detail-count-help = One tap; it is all the Automa needs.
option-reveal_detail-stack = The whole stack
option-reveal_detail-stack-help = Colours and values from the top, as in o3,t4.
option-excluded_cards = Cards 017, 030, 056, 063
option-excluded_cards-help = They refer to another person and go back into the box when they come up.
option-excluded_cards-remind = Remind me
option-excluded_cards-remind-help = At set-up and at every sweep.
option-excluded_cards-removed = Already taken out
option-excluded_cards-removed-help = Same chances, less work.
option-unseen_cards = Counting cards
option-unseen_cards-help = Which cards can still come is public knowledge.
option-unseen_cards-shown = Show what can come
option-unseen_cards-shown-help = With the chance that the marker advances.
option-unseen_cards-hidden = Do not show it
option-unseen_cards-hidden-help = Count for yourself.
option-reports = Reports that cannot be right
option-reports-help = For example your mech on a location with an Automa mech.
option-reports-strict = Refuse them
option-reports-strict-help = Nothing is changed, and you are told why.
option-reports-lenient = Only warn
option-reports-lenient-help = The table is right, whatever the app thinks.

## What is asked

ask-first = Who begins?
ask-card = Which card did you draw?
ask-stack = { $detail ->
    [stack] What lies on { $location } now, from the top?
   *[count] How many corruption tokens lie on { $location } now, not counting the 20?
}
ask-turn = { $left ->
    [0] Your turn. What has changed?
   *[other] Your last turn. What has changed?
}
ask-coins = How many coins do you have?
ask-quests = How many quests have you solved?
ask-items = How many coins are printed on your upgraded items?
ask-corruption = How many corruption tokens do you have, the 20 included?

## What happens: the Automa

exp-set_up = { $side ->
    [human] You begin.
   *[automa] The Automa begins.
}
exp-overridden = This game is played with cards that you corrected: { $cards }.
exp-reshuffle = The Automa deck is empty: shuffle all 14 cards and set the top 2 aside unseen.
exp-reshuffled = The Automa deck was empty: all 14 cards are shuffled, 2 are set aside unseen.
exp-card = The Automa draws { $card }.
exp-advance = Progress: marker to space { $p }.
exp-no_advance = No progress icon: the marker stays on space { $p }.
exp-track_end = The marker stays on space { $p }, the end of the track.
exp-star = Star { $k } of 8: put it at the top left of Basecamp.
exp-sweep = { $mech }: replace every face-up card next to { $location }. { $layout ->
    [inferred] By our layout: { $gaps }. It is inferred; if your table differs, go by your table.
   *[other] That is: { $gaps }.
}
exp-excluded_cards = If card 017, 030, 056 or 063 turns up, return it to the box and draw again.
exp-no_target = { $mech }: target line empty, it just moves.
exp-condition_met = { $mech }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, { $need } needed; it looks for { $target }.
exp-condition_not_met = { $mech }: only { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}, { $need } needed to look for { $target }; it just moves.
exp-look = { $n ->
    [0] Here on { $location }: { $reason }.
    [one] 1 location on, { $location }: { $reason }.
   *[other] { $n } locations on, { $location }: { $reason }.
}
exp-skipped = { $location } is skipped: your mech stands there.
exp-match = First match: { $location }.
exp-no_match = No match.
exp-move_distance = { $mech }: move { $d ->
    [one] 1 location
   *[other] { $d } locations
} to { $location }.{ $skips ->
    [none] {""}
   *[other] {" "}Your mech on { $skips } is skipped.
}
exp-move_target = { $mech }: move to { $location }.
exp-stay = The { $mech } stays on { $location }.
exp-explore = Give the map token of { $location } to the Automa, flip the tile and place corruption tokens as usual.
exp-map_only = Give the map token of { $location } to the Automa. The tile is already face up.
exp-vanquish = The Automa takes { $n ->
    [one] the top corruption token
   *[other] the top { $n } corruption tokens
} from { $location }.
exp-vanquish_20 = The Automa takes the 20 token from { $location }.
exp-revealed = { $location }: { $n ->
    [0] no corruption lies there.
    [one] 1 corruption token lies there.
   *[other] { $n } corruption tokens lie there.
}
exp-revealed_20 = { $location } is location 20: the 20 token lies there{ $n ->
    [0] .
   *[other] {" "}with { $n } more.
}
exp-trigger_automa = The Automa has placed its 8th star. You take one more turn, then the Automa takes the last turn.
exp-trigger_human = You have placed your 4th star. The Automa takes one more turn, then you take the last turn.
exp-your_turn = { $turn ->
    [last] It is your last turn.
   *[ordinary] It is your turn.
}
exp-scoring = The last turn has been played: count your coins.

## What happens: you

exp-you_moved = Your mech is at { $location }.
exp-both_mechs = An Automa mech stands on { $location } too: look at your table.
exp-you_explored = You explored { $location }.
exp-you_took = { $n ->
    [one] You took 1 corruption token from { $location }.
   *[other] You took { $n } corruption tokens from { $location }.
}
exp-fewer_tokens = You told { $told }, but only { $n } lay on { $location }.
exp-you_took_20 = You took the 20 token from { $location }.
exp-you_star = { $n ->
    [one] You placed a star: { $k } of 4.
   *[other] You placed { $n } stars: { $k } of 4.
}
exp-you_done = Your turn is over.
exp-counted = You count { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
}, { $items ->
    [one] 1 coin
   *[other] { $items } coins
} on items, { $corruption ->
    [one] 1 corruption token
   *[other] { $corruption } corruption tokens
}.
exp-result = You { $you }, Automa { $automa }: { $winner ->
    [person] you win.
   *[automa] the Automa wins.
}
exp-tie = Tie: the Automa wins.

## Why

decision-north_target = Where the north mech goes
decision-central_target = Where the central mech goes
filter-has_map = Has a map token
filter-has_corruption = Has corruption other than the 20
filter-has_token_20 = Has the 20 and nothing else
filter-first_in_direction = First in the direction of movement
status-open = looked at
status-kept = stays
status-dropped = out
status-chosen = goes here
status-person = your mech

## Score

score-stars = Stars, { $each ->
    [one] 1 coin
   *[other] { $each } coins
} each ({ $n })
score-maps = Map tokens, { $each ->
    [one] 1 coin
   *[other] { $each } coins
} each ({ $n })
score-corruption = Corruption tokens, { $each ->
    [one] 1 coin
   *[other] { $each } coins
} each ({ $n })
score-coins = Coins ({ $n })
score-items = Coins on upgraded items ({ $n })
score-exp-tie = Equal coins: the Automa wins.

## The physical set-up

setup-base = Set the base game up as for 2 players. The Automa gets no mat, cards, workers, power or guile.
setup-excluded = Cards 017, 030, 056 and 063 refer to another person: whenever one of them turns up, return it to the box and draw again. Taking all four out now is just as good.
setup-north_mech = Put an unused mech on N1, the westernmost location of the north row. The blue ring matches the cards.
setup-central_mech = Put another unused mech on C7, the easternmost location of the central row. The black ring matches the cards.
setup-level = Lay out the progress card and put an unused action token on START. Stars on spaces { $spaces }; { $star ->
    [one] 1 coin
   *[other] { $star } coins
} a star, { $map } a map, { $corruption } a corruption token.
setup-house = House level: numbers of our own, not the printed card. Follow the track on the screen.
setup-deck = Shuffle the 14 decision cards face down and set the top 2 aside without looking.
setup-app_deals = The app draws the decision cards: leave them in the box.
setup-glory = Lay the glory card beside the deck with 4 stars of one unused colour and 4 of another on spaces 1 to 8.
setup-locations = All 14 locations of the north and central rows lie face down with a map token each; your mech starts at Basecamp.
setup-first = { $side ->
    [human] You begin.
   *[automa] The Automa begins.
}
setup-expansion = The expansion Gears of Corruption is not supported.

## The table

label-map = The map
board-map = The map
label-camp = Camp
label-north = North
label-central = Central
label-face_down = face down
label-face_up = face up
label-no_map = map token missing
label-map_token = map token
label-tokens = { $n ->
    [one] 1 corruption token
   *[other] { $n } corruption tokens
}
label-token_20 = the 20 token
label-gap = Card gap { $id }
label-track = Progress track
label-maps = Map tokens
label-corruption = Corruption
label-stars = Stars
label-your_stars = Your stars
label-cards_left = { $n ->
    [0] The deck is empty; it is shuffled at the start of the Automa's next turn.
    [one] 1 card left in the deck
   *[other] { $n } cards left in the deck
}
label-can_come = Can come next: { $cards }.
label-chance = Chance that the marker advances: { $good } of { $all }.
label-search = The search
label-card_progress = progress
label-card_no_progress = no progress
label-card_sweep = sweep
label-card_needs = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
label-card_no_target = no target
label-card_up_to = up to { $n }
label-card_arrows = { $n ->
    [one] 1 location
   *[other] { $n } locations
}
label-card = Decision card { $id }
label-corrected_card = corrected
label-level_card = Progress card { $name }
label-coins = { $star } a star · { $map } a map · { $corruption } corruption
label-mean_turn = 8th star: on average in turn { $n }.{ $tenth }
label-touches = touches { $places }
label-schematic = The south row and the gaps are schematic.
action-done = End my turn
action-mech_here = My mech is here now
action-explore = Explored here
action-finish = End my last turn
action-star = I placed a star
action-take = { $n ->
    [one] I took 1
   *[other] I took { $n }
}
action-take_20 = I took the 20
action-elsewhere_place = Mech elsewhere
action-is_20 = Location 20: only the 20
action-type_stack = From the top, for example o3,t4 (o orange, t turquoise, ? unknown, 20 last)
action-tell = Tell
hint-19 = Past an Automa mech on a face-down location you can reach location 19 early; while its neighbours are face down, a Gather there may give nothing.
hint-tap = Tap where your mech is now; nothing else to tell means nothing to tap.

## Entering a level

game-form-title = Enter a level
game-form-lead = Read the card of your box in reading direction, left to right and row by row, and tap every space with a star. START is 0. The card on this page then shows the mean turn of the 8th star: levels 1 to 3 have 36.8, 34.2 and 29.2; levels 4 and 5 should be lower.
game-form-which = Which card is it?
game-form-which-printed_4 = Printed level 4
game-form-which-printed_5 = Printed level 5, Ultimaszyna
game-form-which-custom = A level of my own
game-form-name = Name
game-form-name-help = Only for a level of your own: small letters, digits and hyphens.
game-form-stars = Spaces with a star
game-form-coins_star = Coins per star
game-form-coins_map = Coins per map token
game-form-coins_corruption = Coins per corruption token
game-form-save = Keep this level

## Correcting facts

fact-north_mech = North mech
fact-central_mech = Central mech
fact-human_mech = Your mech
fact-location = { $location }
fact-location-written = M map, x none, - empty, o3,t4,? tokens from the top, 20
fact-progress = Progress marker, space
fact-maps = Automa: map tokens
fact-corruption = Automa: corruption tokens without the 20
fact-automa_20 = The Automa has the 20
fact-automa_20-no = no
fact-automa_20-yes = yes
fact-human_20 = You have the 20
fact-human_20-no = no
fact-human_20-yes = yes
fact-human_stars = Your stars
fact-human_coins = Your coins
fact-human_quests = Your solved quests
fact-human_items = Coins on your upgraded items
fact-human_corruption = Your corruption tokens, the 20 included
fact-drawn = Cards drawn since the last shuffle
fact-cycle = Number of the shuffle
fact-next = Whose turn
fact-next-human = You
fact-next-automa = The Automa
fact-next-scoring = Scoring
fact-trigger = The end was triggered by
fact-trigger-none = nobody
fact-trigger-human = you
fact-trigger-automa = the Automa
fact-final_turns = Last turns left
fact-final_turns-written = human, automa
fact-level_stars = Level: spaces with a star
fact-level_coins_star = Level: coins per star
fact-level_coins_map = Level: coins per map token
fact-level_coins_corruption = Level: coins per corruption token
fact-card = Decision card { $card }
fact-card-written = progress | north | central
fact-note = A note to this match
fact-layout = Gap layout
fact-layout-inferred = inferred
fact-layout-confirmed = confirmed
fact-layout-edited = edited
fact-gaps = Gaps at { $location }
fact-source = Decision cards are drawn by
fact-source-app = the app
fact-source-table = you
fact-detail = You tell of a revealed location
fact-detail-count = the number of tokens
fact-detail-stack = the whole stack

## Refusals

refused-location_occupied = An Automa mech stands there; you cannot end your move on it.
refused-reveal_missing = This location was face down: how many corruption tokens lie there now?
refused-already_face_up = This location is already face up.
refused-not_enough_tokens = There are not that many tokens.
refused-too_many_stars = You have only 4 stars.
refused-camp_left = Your mech does not come back to Basecamp. If it never left, correct where it stands.
refused-unknown_place = There is no such place as { $place }.
refused-unknown_card = There are only cards 1 to 14.
refused-card_already_drawn = Card { $n } was already drawn since the last shuffle. Check the number, or correct the list of drawn cards.
refused-not_automas_turn = It is not the Automa's turn.
refused-not_humans_turn = It is not your turn.
refused-adjustment_out_of_range = The adjustment must lie between -2 and +3.
refused-level_unknown = The printed card of this level ({ $level }) is not known to the app. Enter it from your box or choose a house level.
refused-unknown_token = { $token } is not a corruption token. Tokens are o or t with a value ({ $values }), ? for any other, and 20.
refused-second_20 = There is only one 20 token, and it has already appeared.
refused-too_many_tokens = { $n } tokens are more than there are in the bag.
refused-was_end_triggered = With this the Automa has 8 stars. Say in the same correction whether the end was triggered.
refused-foreign_file = { $file } is not a file for { $game }.
refused-reserved_deck_id = { $file }: the id { $id } belongs to what comes with the game. Choose another.
refused-wrong_kind = { $file } is not a file for the option { $option }.
refused-wrong_card_count = { $file }: cards found: { $cards }; { $wanted } different ones are wanted.
refused-newer_data_format = { $file } has format { $format }, made by a newer version.
refused-value_out_of_range = { $file }, { $place }: { $field } is { $value }, it must be { $low } to { $high }.

## Positions that cannot be, and odd ones

problem-star_count = A level needs exactly 8 star spaces.
problem-star_below_1 = Star spaces are whole numbers from 1 upwards.
problem-not_increasing = Each star must lie on a later space than the one before.
problem-track_too_short = The track ends before the 8th star.
problem-coins_invalid = The three coin values must be whole numbers of 0 or more.
problem-star_coins_negative = With this adjustment a star would be worth less than 0 coins.
problem-adjustment_out_of_range = The adjustment must lie between -2 and +3.
problem-level_name = A level of your own needs a name: small letters, digits and hyphens.
problem-marker_off_track = The track has no space { $p }.
problem-hidden_stack = { $location } is face down, so nothing but a map token can lie on it.
problem-second_20 = There is only one 20 token.
problem-mech_off_row = { $mech }: { $place } is not in its row.
problem-no_such_place = There is no place { $place }.
problem-too_many_stars = You have 0 to 4 stars.
problem-negative_count = A count cannot be below 0.
problem-unknown_card = There is no card { $card }.
problem-card_twice = Card { $card } is listed twice.
problem-too_many_drawn = { $n } cards are listed; only { $most } are drawn between two shuffles.
problem-final_turns_without_trigger = Nobody has triggered the end, so there are no last turns and no scoring.
problem-wrong_final_turns = The last turns do not fit who triggered the end.
problem-wrong_next = It is not the turn of the side that comes first among the last turns.
problem-bad_card = Card { $card } cannot be read: { $value }. Write it like + | sweep 3:map > | 5:corruption*2 >>
problem-both_mechs = Your mech and an Automa mech are both on { $location }. The Automa ignores that location.
problem-too_much_corruption = { $n } corruption tokens are tracked, more than the 36 of the bag.
problem-twenty_not_in_the_north = The 20 token lies on { $location }; it is expected in the north.

## Where the decks come from

option-deck-printed-source = From one public transcription, checked in part against the printed German solo rulebook (cards 1, 8 and 12).
option-deck-progress_cards-source = Printed progress cards, levels 1 to 3, from one public transcription; level 1 is confirmed in part by the English rulebook.
option-deck-house_levels-source = House levels of this project, continued from levels 1 to 3: not the printed cards.

# --- odds
odds-advance = Her marker advances
odds-takes_map = Takes the map on { $location }
odds-takes_corruption = Takes corruption from { $location }
odds-takes_token_20 = Takes the 20 from { $location }
odds-star = Star { $star }: in { $first ->
    [one] one turn
   *[other] { $first } turns
} at the earliest, in about { $about } on average, with a chance of 90 % within { $surely }.

## Places, as they are found on tiles without names

place-N = { $id }: north row, no. { $n } from the left
place-C = { $id }: central row, no. { $n } from the left
place-S = { $id }: south row, no. { $n } from the left

# --- why a question is asked, and what one must know to answer it
because-stack = { $location } was just revealed: place its corruption from the bag as usual. What lies there counts for where the Automa goes and what it takes.
title-coins = Final count
second-coins = The game is over
title-quests = Final count
second-quests = The game is over
title-items = Final count
second-items = The game is over
title-corruption = Final count
second-corruption = The game is over
second-turn = { $left ->
    [0] What has changed?
   *[other] Last turn: what has changed?
}
counts-coins = Coins count 1 each.
counts-quests = Solved quests decide what each of your stars is worth: 5, 6, 8 or 10 coins.
counts-items = Upgraded items count what is printed on them.
counts-reported = { $n ->
    [one] You have reported one.
   *[other] You have reported { $n }.
}
counts-corruption = Each of your corruption tokens counts 2.

## The Automa's turn in the frame, as this game's rulebook names it

turn-automa = Automa’s turn
odds-now = If Automa moved now

## Something is different

slip-report = I reported something wrongly
slip-mech_here = { $mech } stands here
slip-map = The map token still lies here
slip-empty = Nothing lies here any more
slip-twenty = Only the 20 lies here
slip-tokens = { $n ->
    [one] 1 corruption token lies here
   *[other] { $n } corruption tokens lie here
}
label-mechs = The mechs
lying-map = map token, face down
lying-map_up = map token, face up
lying-no_map = no map token, face down
lying-unknown = unknown token
lying-twenty = the 20
lying-o3 = orange 3
lying-t3 = turquoise 3
lying-o4 = orange 4
lying-t4 = turquoise 4
lying-o5 = orange 5
lying-t5 = turquoise 5

## What a card of an owner's file says

deck-new-progress_cards = A level for the Automa. For the printed card of level 4 or 5 of your box use the id printed_4 or printed_5, for a level of your own any other; the id stands twice. Lines that begin with # are comments, the numbers below are placeholders. Check it with:
deck-new-decision_cards = The 14 decision cards, to be set right after a look at your own. Lines that begin with # are comments. Check it with:
deck-new-gaps = Which gaps of your map touch which locations. Lines that begin with # are comments. Check it with:
deck-kind-decision_cards = Corrected decision cards
deck-kind-gaps = The gaps of the map
card-field-id = the name in files; the same as that of the file for a level
card-field-name = what people call it
card-field-star_positions = spaces with a star, counted from START = 0 in reading direction: 8 of them, each later
card-field-spaces_after_start = may be left out: one space after the last star
card-field-star = coins per star
card-field-map = coins per map token
card-field-corruption = coins per corruption token
card-field-confidence = how sure we are
card-field-progress = whether the marker advances
card-field-sweep = whether there is the icon to sweep
card-field-distance = the number of arrows
card-field-kind = what the mech looks for; left out, with all of the target, if the line is empty
card-field-min_stars = the stars before it
card-field-take_up_to = the multiplier behind a corruption icon
card-field-note = anything that no field can hold
card-field-touches = the locations beside the gap
