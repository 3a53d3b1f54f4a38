### Patchwork in English. Every key and every argument exists in en, de and it alike.
### $seat and $winner are plain ids: person, automa (solo), person_1, person_2 (two persons).
### Refs (patch, card, space, cell, condition) arrive in words already; $n and other counts are numbers.

## The game

game-title = Patchwork
game-tagline = Race along the time board and sew the better quilt.
game-emblem-label = A quilt of nine patches with a button in the middle

seat-person_1 = Player 1
seat-person_2 = Player 2
player-name = { $seat ->
    [person] { seat-person }
    [automa] { seat-automa }
    [person_1] { seat-person_1 }
   *[person_2] { seat-person_2 }
}

## Set-up: options

option-sit = How do you play?
option-sit-help = With the app alone, with the game on the table, or two persons on one screen.
option-sit-digital = On screen
option-sit-digital-help = You against Automa. The app is the whole game: you sew on screen and it checks every move.
option-sit-companion = With my own game
option-sit-companion-help = You against Automa with the game on your table. You report your turn with one tap and Automa answers.
option-sit-duo = Two persons
option-sit-duo-help = Two persons play against each other on this screen, without Automa.

option-level = Difficulty level
option-level-help = It decides when Automa gets the 7x7 tile and what Automa scores. It never changes how Automa moves.
option-level-1 = I – Intern
option-level-1-help = Level marker 1 space before the final space (space 52). Automa scores the tile only.
option-level-2 = II – Apprentice
option-level-2-help = Level marker 9 spaces before the final space (space 44). Automa scores the tile and its buttons.
option-level-3 = III – Fellow
option-level-3-help = Level marker 12 spaces before the final space (space 41). Automa scores the tile, its buttons and 1 point per patch with buttons.
option-level-4 = IV – Master
option-level-4-help = Level marker 15 spaces before the final space (space 38). Automa scores the tile, its buttons and every button on its patches.
option-level-5 = V – Legend
option-level-5-help = Level marker 18 spaces before the final space (space 35). Automa scores the tile, its buttons, 1 point per patch with buttons and every button on its patches.

option-deck = Automa deck
option-deck-help = Both decks are equally rich. Only one of them is used in a game.
option-deck-normal = Normal deck
option-deck-normal-help = Cards 1 to 12, blank backs: you do not know what Automa can spend next.
option-deck-tactical = Tactical deck
option-deck-tactical-help = Cards 13 to 24: the back shows the next budget, so you can plan for it.

option-leather_layout = Your time board
option-leather_layout-help = Two printings exist. Count the spaces from the start to the first leather patch.
option-leather_layout-original = Original printing
option-leather_layout-original-help = The first leather patch lies 20 spaces after the start.
option-leather_layout-revised = Revised printing
option-leather_layout-revised-help = The first leather patch lies 26 spaces after the start, and one lies on space 38.

option-recycle = When the deck is used up
option-recycle-help = All 12 cards are shuffled. The German and the English rulebook differ in what comes next.
option-recycle-two_aside = Put two cards aside again
option-recycle-two_aside-help = As in the German rulebook: ten Automa turns until the next shuffle.
option-recycle-all = Use all twelve cards
option-recycle-all-help = As in the English rulebook: twelve Automa turns until the next shuffle.

option-automa_leather = Automa and leather patches
option-automa_leather-help = What happens when Automa is the first to pass a leather patch.
option-automa_leather-take = Automa takes them
option-automa_leather-take-help = The normal rule. They score nothing for Automa, but they are gone.
option-automa_leather-leave = Automa leaves them
option-automa_leather-leave-help = An easier game: every leather patch stays on the time board for you.
option-starting_buttons = Buttons you begin with
option-starting_buttons-help = The printed game gives you 5. Other numbers are steps of ours between the levels: no rulebook has them. One button is worth about three points.
option-starting_buttons-0 = 0 · a step of ours
option-starting_buttons-0-help = Much harder.
option-starting_buttons-1 = 1 · a step of ours
option-starting_buttons-1-help = Much harder.
option-starting_buttons-2 = 2 · a step of ours
option-starting_buttons-2-help = Much harder.
option-starting_buttons-3 = 3 · a step of ours
option-starting_buttons-3-help = Harder.
option-starting_buttons-4 = 4 · a step of ours
option-starting_buttons-4-help = Harder.
option-starting_buttons-5 = 5 · as printed
option-starting_buttons-5-help = The rule of the game.
option-starting_buttons-6 = 6 · a step of ours
option-starting_buttons-6-help = Easier.
option-starting_buttons-7 = 7 · a step of ours
option-starting_buttons-7-help = Easier.
option-starting_buttons-8 = 8 · a step of ours
option-starting_buttons-8-help = Easier.
option-starting_buttons-9 = 9 · a step of ours
option-starting_buttons-9-help = Much easier.
option-starting_buttons-10 = 10 · a step of ours
option-starting_buttons-10-help = Much easier.
option-starting_buttons-12 = 12 · a step of ours
option-starting_buttons-12-help = Much easier.
option-starting_buttons-15 = 15 · a step of ours
option-starting_buttons-15-help = Much easier.

option-circle_source = Order of the patches
option-circle_source-help = Who lays the circle of patches.
option-circle_source-app = The app draws it
option-circle_source-app-help = The app draws a random order. With your own game you lay the circle out as shown.
option-circle_source-table_full = I enter all patches now
option-circle_source-table_full-help = Lay the circle out yourself and enter its 32 patches once, clockwise.
option-circle_source-table_lazy = I enter patches as they come
option-circle_source-table_lazy-help = Lay the circle out yourself. The app asks only for the patches that come within reach.

option-dealer = Automa cards
option-dealer-help = Who shuffles and reveals the Automa cards.
option-dealer-app = The app deals
option-dealer-app-help = You need no cards: the app shuffles and reveals.
option-dealer-table = My own cards
option-dealer-table-help = You reveal your own cards and tell the app their numbers.

option-quilt_tracking = Your quilt board
option-quilt_tracking-help = Whether the app follows where your patches lie. The score is exact either way.
option-quilt_tracking-on = Follow my quilt
option-quilt_tracking-on-help = You show where each patch goes; the app notices a 7x7 square by itself.
option-quilt_tracking-off = Do not follow it
option-quilt_tracking-off-help = You only say which patch you took; the app asks about the 7x7 square when it matters.

option-first = Starting player
option-first-help = By the rules it is whoever used a needle last.
option-first-1 = Player 1
option-first-1-help = Player 1 has the first turn.
option-first-2 = Player 2
option-first-2-help = Player 2 has the first turn.
option-first-random = Random
option-first-random-help = The app draws the starting player.

## Set-up: checklist for the table, in the rulebook's order

setup-circle = Lay all 33 patches in a circle, in random order.
setup-circle_app = Lay the patches in a circle, clockwise in this order: { $patches }.
setup-neutral = Put the neutral token clockwise right behind the starter patch, the one with two cells.
setup-tokens = Put both time tokens on the start space of the time board, yours on top.
setup-buttons = Take your quilt board and 5 buttons. Automa gets neither.
setup-leather = Put one leather patch on each of its five spaces: { $spaces }.
setup-tile = Put the 7x7 tile beside the time board.
setup-deck = { $deck ->
    [tactical] Shuffle the tactical deck (cards 13 to 24) and put it down as the Automa deck. The normal deck stays in the box.
   *[normal] Shuffle the normal deck (cards 1 to 12) and put it face down as the Automa deck. The tactical deck stays in the box.
}
setup-set_aside = Put the two top cards aside unseen: they begin the discard pile.
setup-app_deals = Leave the Automa cards in the box: the app deals.
setup-marker = Take one button from the supply and put it as level marker on { $marker_space }, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} before the final space.
setup-piles = Keep room for Automa's two piles: patches with buttons and patches without buttons.
setup-start = You are the starting player.

## Prompts

ask-turn = { $seat ->
    [person] Your turn: buy one of the next three patches or advance.
   *[other] { player-name }: buy one of the next three patches or advance.
}
ask-leather = { $seat ->
    [person] Place your leather patch on an empty cell.
   *[other] { player-name }: place your leather patch on an empty cell.
}
ask-seven = Is a 7x7 square completely filled now?
ask-card = Turn over the top Automa card. Which number is in its lower left corner?
ask-patches = { $n ->
    [one] Which patch comes next, clockwise?
   *[other] Which { $n } patches come next, clockwise?
}
ask-circle = Enter all 32 patches clockwise, beginning right in front of the neutral token. The starter patch comes last by itself.
ask-back = Which value is on the back of the top Automa card? You may skip this.
ask-first = Which player begins?

## Automa's turn

pat-card = Automa reveals { $card }: budget { $budget }, income { $income }.
pat-window = Next patches: { $patches }. Affordable: { $affordable }.
pat-case_a = Nothing is affordable: Automa passes.
pat-case_b = Only { $patch } is affordable: Automa takes it.
pat-case_c = { $n } patches are affordable: the conditions decide.
pat-cond_kept = { $condition }: { $kept } in, { $dropped } out.
pat-cond_all = { $condition }: no difference, all stay in.
pat-cond_skipped = { $condition }: none would remain, so it is skipped.
pat-take_with = Put { $patch } on the pile with buttons; the neutral token takes its place.
pat-take_without = Put { $patch } on the pile without buttons; the neutral token takes its place.
pat-move = { $n ->
    [one] Move Automa's token 1 space, from { $from } to { $to }.
   *[other] Move Automa's token { $n } spaces, from { $from } to { $to }.
}
pat-pass_move = Move Automa's token directly in front of yours ({ $to }). No buttons for that.
pat-pass_final = Move Automa's token to the final space, where yours is. No buttons for that.
pat-income = { $n ->
    [one] Income at { $space }: Automa receives 1 button.
   *[other] Income at { $space }: Automa receives { $n } buttons.
}
pat-leather_automa = Automa takes the leather patch at { $space } (pile without buttons).
pat-tile_automa = Automa reaches the level marker: it gets the 7x7 tile; remove the marker.
pat-discard = Discard the card.
pat-discarded = The card goes to the discard pile.
pat-shuffle_two = The deck is used up: shuffle all 12 cards, then put two aside unseen.
pat-shuffle_all = The deck is used up: shuffle all 12 cards.
pat-shuffled_two = The draw pile was empty: the app has shuffled all cards and set two aside unseen.
pat-shuffled_all = The draw pile was empty: the app has shuffled all cards.
pat-set_aside_backs = The backs of the two cards set aside show { $backs }.
pat-next_budget = Next card: budget { $budget }.
pat-next_automa = Automa moves again.

## A person's turn

pat-you_buy = { $seat ->
    [person] You take { $patch }, pay { $n ->
        [one] 1 button
       *[other] { $n } buttons
    } and move { $t ->
        [one] 1 space
       *[other] { $t } spaces
    }.
   *[other] { player-name } takes { $patch }, pays { $n ->
        [one] 1 button
       *[other] { $n } buttons
    } and moves { $t ->
        [one] 1 space
       *[other] { $t } spaces
    }.
}
pat-you_take_untracked = { $seat ->
    [person] Take { $patch }, pay { $n ->
        [one] 1 button
       *[other] { $n } buttons
    }, sew it on and move your time token { $t ->
        [one] 1 space
       *[other] { $t } spaces
    }.
   *[other] { player-name } takes { $patch }, pays { $n ->
        [one] 1 button
       *[other] { $n } buttons
    }, sews it on and moves { $t ->
        [one] 1 space
       *[other] { $t } spaces
    }.
}
pat-you_advance = { $seat ->
    [person] { $n ->
        [one] You move 1 space and take 1 button.
       *[other] You move { $n } spaces and take { $n } buttons.
    }
   *[other] { $n ->
        [one] { player-name } moves 1 space and takes 1 button.
       *[other] { player-name } moves { $n } spaces and takes { $n } buttons.
    }
}
pat-you_income = { $seat ->
    [person] { $n ->
        [one] Income at { $space }: take 1 button.
       *[other] Income at { $space }: take { $n } buttons.
    }
   *[other] { $n ->
        [one] Income at { $space }: { player-name } takes 1 button.
       *[other] Income at { $space }: { player-name } takes { $n } buttons.
    }
}
pat-you_leather = { $seat ->
    [person] You take a leather patch: place it now.
   *[other] { player-name } takes a leather patch and places it now.
}
pat-leather_placed = { $seat ->
    [person] You place the leather patch on { $cell }.
   *[other] { player-name } places the leather patch on { $cell }.
}
pat-leather_lost = { $seat ->
    [person] Your quilt board has no empty cell: the leather patch is removed.
   *[other] { player-name } has no empty cell: the leather patch is removed.
}
pat-tile_you = { $seat ->
    [person] You completed a 7x7 square: the tile is yours; remove the level marker.
   *[other] { player-name } completed a 7x7 square and gets the tile.
}
pat-next_you = { $seat ->
    [person] It is your turn.
   *[other] It is { player-name }'s turn.
}

## Both seats

pat-on_top = Same space: the token that arrived last lies on top and moves first.
pat-first_final = { $seat ->
    [person] You are first on the final space: equal points would go to you.
   *[other] { player-name } is first on the final space and would win on equal points.
}
pat-end = Game over: { $p1 } to { $p2 } points. { $winner ->
    [person] You win.
    [automa] Automa wins.
    [person_1] Player 1 wins.
   *[person_2] Player 2 wins.
}
pat-end_tie = Equal points: whoever reached the final space first wins.

## What was told or corrected

pat-set_up_circle = The circle of patches is laid; the neutral token stands behind the starter patch.
pat-patches_told = Next in the circle: { $patches }.
pat-circle_last_known = Only one patch is left over: the last unknown one is { $patch }.
pat-back_told = The back of the top card shows { $budget }.

## Conditions and decisions

decision-patch = Which patch does Automa take?
filter-affordable = Affordable
filter-affordable-help = The number at the top of the card is the budget. A patch that costs more buttons is out.
filter-no_overtake = Does not overtake you
filter-no_overtake-help = Icon: a token with an arrow to the other token; the arrow beyond it is crossed out. Landing on your space is allowed.
filter-most_buttons = Most buttons on the patch
filter-most_buttons-help = Icon: a square with three buttons is greater than a square with one button.
filter-largest = Covers the most cells
filter-largest-help = Icon: a square of four cells is greater than a strip of two cells.
filter-farthest = Farthest from the neutral token
filter-farthest-help = Icon: the neutral token with an arrow over three patches. The third comes before the second, the second before the first.
measure-affordable = { $value ->
    [one] costs 1 button
   *[other] costs { $value } buttons
}
measure-no_overtake = would reach space { $value }
measure-most_buttons = { $value ->
    [one] 1 button
   *[other] { $value } buttons
}
measure-largest = { $value ->
    [one] 1 cell
   *[other] { $value } cells
}

## Things by name

ref-space = { $id ->
    [0] space 0 (start)
    [53] space 53 (final)
   *[other] space { $id }
}
ref-cell = cell { $id }
patch-leather = leather patch
patch-1 = domino (starter)
patch-2 = slow corner
patch-3 = quick corner
patch-4 = line of 3
patch-5 = square
patch-6 = quick L4
patch-7 = slow L4
patch-8 = T4
patch-9 = line of 4
patch-10 = cheap S4
patch-11 = dear S4
patch-12 = P5
patch-13 = U5
patch-14 = T5
patch-15 = L5
patch-16 = Y5
patch-17 = line of 5
patch-18 = N5
patch-19 = stairs W5
patch-20 = plus
patch-21 = line of 4 + 2 at the end
patch-22 = wide U6
patch-23 = line of 4 + 2 in the middle
patch-24 = shifted double row
patch-25 = square with bent tail
patch-26 = arrow
patch-27 = long T6
patch-28 = long Z6
patch-29 = long cross (free)
patch-30 = line of 4 with two bumps
patch-31 = H7
patch-32 = big cross
patch-33 = fat cross

## Score

score-buttons = Buttons
score-tile = 7x7 tile
score-empty_cells = Empty cells, 2 points off each
score-patches_with_buttons = Patches with buttons
score-printed_buttons = Buttons on the patches
score-total = Total

## Refusals: what was wrong and what to do; nothing has changed

refused-game_over = The game is over. Undo if you want to go back.
refused-leather_first = A leather patch has to be placed first. Choose an empty cell for it.
refused-automa_turn = It is Automa's turn: a card number is needed.
refused-not_in_window = { $patch } is not among the next three patches.
refused-not_enough_buttons = Not enough buttons: the patch costs { $cost } and you have { $buttons }. Choose another one or advance.
refused-placement_missing = The placement is missing. Say where the patch goes.
refused-does_not_fit = { $patch } does not fit there. Turn, mirror or move it.
refused-too_few_empty_cells = The patch cannot fit: too few empty cells.
refused-cell_not_empty = Cell { $cell } is not empty. Choose another one.
refused-unknown_patch = A patch within reach is unknown. Name the next patches first.
refused-patch_accounted = { $patch } is already accounted for. Choose another patch, or correct the position.
refused-card_not_in_deck = Card { $card } is not in the deck in use.
refused-card_already_drawn = Card { $card } was already drawn since the last shuffle. Look again, or correct the drawn cards.
refused-back_mismatch = The card does not match the back that was seen.
refused-no_such_back = No card with { $budget } on its back is left.
refused-tile_taken = The 7x7 tile is already taken.
refused-claim_too_few_cells = 7x7 claimed, but only { $cells } cells are covered; it takes at least 49.
refused-claim_no_square = 7x7 claimed, but there is no complete 7x7 square.
refused-no_claim_on_advance = Advancing cannot complete a square.
refused-no_tile_for_automa = Automa does not gain the tile here.
refused-wrong_automa_result = By the rules Automa's result is { $x }, not { $y }.
refused-who_is_on_top = Both time tokens would be on the same space. Say which one lies on top.
refused-unreadable = Cannot read { $token }.
refused-circle_incomplete = The circle has { $wanted } patches besides the starter patch; you named { $n }.
problem-bad_conditions = { $file }, { $place }: { $field } must name at most three different conditions.
refused-record_foreign = This is not the record of a Patchwork game (Game: { $game }).
refused-record_newer_format = This record is written in format { $format }; this version reads { $known }.
refused-record_without_start = The record does not say where the game begins: the line Start is missing.
refused-record_bad_start = The position with which the record begins cannot be used: { $reason }
refused-record_wrong_card = By the order that the record gives for the shuffle, card { $x } comes next, not { $y }.
refused-record_result_early = The record gives a result, but the game is not over.
refused-record_wrong_result = By the rules the result is { $x }, not { $y }.
refused-record_shows_hidden = The record shows the order of the cards, but the game is not over.
refused-record_own_deck = A game with your own deck cannot be written as a record. Export it as a file instead.
refused-record_too_early = There is nothing to write down yet: the set-up is not finished.

## What is impossible about a position

problem-patch_twice = { $patch } appears more than once.
problem-patch_missing = { $patch } is nowhere: neither in the circle nor with a player.
problem-patch_count = Patches in the circle and on both sides: { $n }; there must be 33.
problem-token_off_board = { $seat ->
    [person] Your time token is on space { $space }; the time board runs from 0 to 53.
   *[other] The time token of { player-name } is on space { $space }; the time board runs from 0 to 53.
}
problem-buttons_negative = { $seat ->
    [person] You have fewer than 0 buttons.
   *[other] { player-name } has fewer than 0 buttons.
}
problem-too_many_cells = { $seat ->
    [person] Your patches cover { $cells } cells; a quilt board has 81.
   *[other] The patches of { player-name } cover { $cells } cells; a quilt board has 81.
}
problem-wrong_shape = { $seat ->
    [person] On your quilt board { $patch } does not have its own shape.
   *[other] On the quilt board of { player-name } { $patch } does not have its own shape.
}
problem-quilt_mismatch = { $seat ->
    [person] Your quilt board and the list of your patches contradict each other.
   *[other] The quilt board and the list of patches of { player-name } contradict each other.
}
problem-wrong_turn = { $seat ->
    [person] It must be your turn: your token is farther behind.
   *[other] It must be { player-name }'s turn: that token is farther behind.
}
problem-leather_too_many = There are { $n } leather patches taken, but the tokens have reached only { $reached }.
problem-leather_no_room = There are more leather patches to place than empty cells.
problem-marker_reached_without_tile = Automa has reached the level marker ({ $space }), so somebody must own the 7x7 tile.
problem-tile_without_marker = Automa owns the 7x7 tile but has not reached the level marker ({ $space }).
problem-tile_needs_49 = { $seat ->
    [person] You own the 7x7 tile but cover too little ({ $cells }); it takes at least 49 cells.
   *[other] { player-name } owns the 7x7 tile but covers too little ({ $cells }); it takes at least 49 cells.
}
problem-square_without_tile = { $seat ->
    [person] You have a complete 7x7 square, but nobody owns the tile.
   *[other] { player-name } has a complete 7x7 square, but nobody owns the tile.
}
problem-card_twice = { $card } was drawn more than once since the last shuffle.
problem-card_foreign = { $card } is not in the deck in use.
problem-too_many_drawn = { $n } cards drawn, but the Automa deck holds only { $pile }; after the last one it is shuffled again.
problem-impossible_back = No card with { $budget } on its back can lie on top of the Automa deck.
problem-not_over = Both time tokens are on the final space and nothing is left to place: the game must be over.
problem-over_too_early = The game is marked as over, but not both tokens are on the final space or a leather patch is still to be placed.
problem-first_on_final_wrong = The seat that reached the final space first does not agree with the time tokens.
problem-automa_places_nothing = Automa never has to place a leather patch.
problem-unreadable_position = Cannot read the position: { $text } ({ $field }).

## Facts that can be corrected

field-circle = Circle of patches
field-time = Time token
field-to_move = Whose turn
field-on_top = Which token lies on top?
field-leather_to_place = Leather patches to place
field-first_on_final_space = First on the final space
field-tile = Owner of the 7x7 tile
field-buttons = Buttons
field-patches = Patches
field-leather = Leather patches
field-quilt = Quilt board
field-cycle = Pass through the deck
field-drawn = Cards drawn since the last shuffle
field-next_back = Back of the top card
field-level = Difficulty level
field-deck = Automa deck
field-leather_layout = Printing of the time board
field-recycle = When the deck is used up
field-automa_leather = Automa and leather patches
field-nobody = Nobody

## On the table

label-time_board = Time board
label-time_token = Time token
label-start_space = Start
label-final_space = Final space
label-income_space = Button income
label-leather_patch = Leather patch
label-level_marker = Level marker
label-tile = 7x7 tile
label-circle = Circle of patches
label-neutral_token = Neutral token
label-window = Next three patches
label-quilt = Quilt board
label-buttons = Buttons
label-income = Income
label-button_cost = Cost in buttons
label-time_cost = Cost in time
label-printed_buttons = Buttons on the patch
label-cells = Cells
label-empty_cells = Empty cells
label-pile_with_buttons = Pile with buttons
label-pile_without_buttons = Pile without buttons
label-draw_pile = Automa deck
label-discard_pile = Discard pile
label-cards_left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
label-budget = Budget
label-conditions = Conditions
label-card_income = Income
label-patch = { $patch }: { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, { $time ->
    [one] 1 space
   *[other] { $time } spaces
}, income { $income }

action-advance = Advance
action-buy = Buy
action-rotate = Turn
action-flip = Mirror
action-place = Sew it on
action-cancel = Put it back
action-yes_seven = Yes, 7x7 is complete
action-no_seven = Not yet
action-skip = Skip

preview-affordable = You can buy this patch.
preview-too_dear = { $n ->
    [one] You are 1 button short.
   *[other] You are { $n } buttons short.
}
preview-reaches = Moves you to { $space }.
preview-income = { $n ->
    [one] Income: 1 button.
   *[other] Income: { $n } buttons.
}
preview-leather = You gain a leather patch.
preview-seven = Completes a 7x7 square.
preview-keeps_turn = You move again.

## Facts that can be corrected

fact-buttons = { $seat ->
    [person] Your buttons
   *[other] Buttons of { player-name }
}
fact-time = { $seat ->
    [person] Space of your time token
   *[other] Space of { player-name }'s time token
}
fact-to_move = Whose turn (on equal spaces: whose token lies on top)
fact-to_move-1 = { $seat ->
    [person] { seat-person }
   *[other] { seat-person_1 }
}
fact-to_move-2 = { $seat ->
    [person] { seat-automa }
   *[other] { seat-person_2 }
}
fact-tile = Owner of the 7x7 tile
fact-tile-none = Nobody
fact-tile-1 = { fact-to_move-1 }
fact-tile-2 = { fact-to_move-2 }
fact-circle = Circle, clockwise from the neutral token
fact-circle-written = letters, ? unknown
fact-quilt = { $seat ->
    [person] Your quilt, row by row
   *[other] Quilt of { player-name }, row by row
}
fact-quilt-written = letters, digits for empty cells
fact-patches = { $seat ->
    [person] Your patches
   *[other] Patches of { player-name }
}
fact-patches-written = letters
fact-leather = { $seat ->
    [person] Your leather patches
   *[other] Leather patches of { player-name }
}
fact-drawn = Cards drawn since the last shuffle
fact-drawn-written = 3.8.1
fact-cycle = Pass through the deck

## The drawn table

status-dear = Too expensive
status-blocked = Does not fit
status-kept = Stays in
status-dropped = Drops out
status-skipped = Skipped
status-chosen = Chosen

board-token = { $seat } on { $space }
board-quilt = { $covered } of { $cells } cells covered
board-quilt-move = { $covered } of { $cells } cells covered; this move adds { $added }
board-card = Card { $number }, budget { $budget }, income { $income }
card-no_overtake = no overtaking
card-most_buttons = most buttons
card-largest = largest
card-farthest = farthest
card-none = no conditions

companion-bought_1 = I bought the 1st
companion-bought_2 = I bought the 2nd
companion-bought_3 = I bought the 3rd
companion-bought_seven = … and 7x7 is full
picker-cells = { $n ->
    [one] 1 cell
   *[other] { $n } cells
}
picker-undo = Take back
picker-done = Done

placing-where = { $patch }, { $turn }, at { $cell }: { $fit }
placing-fits = fits
placing-blocked = does not fit here
placing-seven = fits and completes a 7x7 square
placing-chosen = Arrows move it, R turns, F mirrors, Enter sews it on, Escape puts it back.
placing-cancelled = Put back.
placing-turn_0 = as printed
placing-turn_1 = turned right
placing-turn_2 = turned half round
placing-turn_3 = turned left
placing-turn_4 = mirrored
placing-turn_5 = mirrored and turned right
placing-turn_6 = mirrored and turned half round
placing-turn_7 = mirrored and turned left

## Sparring partners

player-greedy = Greedy
player-planner = Planner
player-search = Tree search
player-greedy-reason = It buys the patch with the most cells that it can pay for, and lays it at the first place where it fits.
player-planner-reason = It values every possible move by the position after it, in points, and takes the best. The numbers are worth comparing, not worth much alone.
player-search-reason = It tries each move thousands of times with the cards that can still come, asks what it has learned from millions of games, and takes the move with the best chance to win. The look back judges in the same way.
figure-chance = Chance to win
advice-why-tile = It completes the 7x7 square.
advice-why-leather = It gets you the leather patch at { $space }.
advice-why-income = { $n ->
    [one] It brings 1 button more at every income.
   *[other] It brings { $n } buttons more at every income.
}
advice-why-cells = { $n ->
    [one] It covers 1 cell more.
   *[other] It covers { $n } cells more.
}
advice-why-time = { $n ->
    [one] It leaves you 1 space more on the time board.
   *[other] It leaves you { $n } spaces more on the time board.
}
advice-why-buttons = { $n ->
    [one] It leaves you 1 button more.
   *[other] It leaves you { $n } buttons more.
}
advice-why-again = You move again at once.
advice-why-edges = The quilt stays tidier.
player-search-no_kernel = The tree search needs the laboratory (pip install 'automatable[lab]'). The planner answered instead.
player-search-unknown_circle = The tree search needs to know all patches of the circle. The planner answered instead.
advice-advance = { $n ->
    [one] Advance 1 space
   *[other] Advance { $n } spaces
}
advice-buy = Buy { $patch } and lay it at { $cell }
advice-leather = Put the leather patch on { $cell }
figure-covers = Cells it covers
figure-buttons = Buttons in hand
figure-income = Income still to come
figure-cells = Covered cells
figure-time = Time left
figure-again = Another turn at once
figure-tile = 7x7 bonus
figure-edges = Ragged edges
figure-total = All together
player-uniform = Random
player-advance = Always advances
player-search_100 = Tree search, 100 iterations (slow)

## The same on screen, where it happens by itself

pat-take_with-shown = Automa takes { $patch }, onto its pile with buttons.
pat-take_without-shown = Automa takes { $patch }, onto its pile without buttons.
pat-move-shown = { $n ->
    [one] Its token moves 1 space, from { $from } to { $to }.
   *[other] Its token moves { $n } spaces, from { $from } to { $to }.
}
pat-pass_move-shown = Automa passes: its token moves directly in front of yours ({ $to }), without buttons.
pat-pass_final-shown = Automa passes: its token moves to the final space, where yours is, without buttons.
pat-tile_automa-shown = Automa reaches the level marker and gets the 7x7 tile.

## Where the decks come from

option-deck-normal-source = From the printed Automa: all 24 fronts were checked by eye on photographs, two independent transcriptions agree. Both decks have the same totals.
option-deck-tactical-source = From the printed Automa: all 24 fronts and the 12 backs were checked by eye on photographs, two independent transcriptions agree.

# --- odds
odds-take = Takes { $patch }
odds-pass = Passes
odds-by_cards = { $n ->
    [one] card { $cards }
   *[other] cards { $cards }
}
odds-budgets = Budget of the next card
odds-budget = { $n ->
    [one] { $n } button
   *[other] { $n } buttons
}

## The Automa's turn in the frame, as this game's rulebook names it

turn-automa = Automa’s turn
odds-now = If Automa moved now

## Looking back: what could have been done, and why it was better

look-advance = { $n ->
    [one] Advancing 1 space
   *[other] Advancing { $n } spaces
}
look-buy = Buying { $patch } and laying it at { $cell }
look-leather = The leather patch on { $cell }
look-why-tile = completed the 7x7 square
look-why-leather = kept the leather patch at { $space } for you
look-why-income = { $n ->
    [one] brought 1 button more at every income
   *[other] brought { $n } buttons more at every income
}
look-why-cells = { $n ->
    [one] covered 1 cell more
   *[other] covered { $n } cells more
}
look-why-time = { $n ->
    [one] left you 1 space more on the time board
   *[other] left you { $n } spaces more on the time board
}
look-why-buttons = { $n ->
    [one] left you 1 button more
   *[other] left you { $n } buttons more
}
look-why-again = let you move again at once
look-why-edges = kept the quilt tidier
## Something is different

patch-0 = not known yet
slip-buttons = { $seat ->
    [person] My buttons differ
   *[other] Buttons of { player-name } differ
}
slip-other_patch = A different patch was taken than { $patch }
slip-my_turn = My last turn was told wrongly
slip-tile = Somebody else has the 7x7 tile
slip-token = { $seat ->
    [person] Your time token, on { $space }
   *[other] Time token of { player-name }, on { $space }
}
slip-on_top = On the space of the other token, on top of it
slip-below = On the space of the other token, under it
slip-lies_here = { $patch } lies here
slip-has_patch = { $seat ->
    [person] I have it
   *[other] { player-name } has it
}
slip-in_circle = It still lies in the circle, right behind the neutral token

## Puzzles

puzzle-buttons = { $n ->
    [one] 1 button
   *[other] { $n } buttons
}
puzzle-income = { $n ->
    [one] income 1
   *[other] income { $n }
}
puzzle-left = { $n ->
    [one] 1 card not drawn yet
   *[other] { $n } cards not drawn yet
}
puzzle-back = { $n ->
    [one] next budget: 1 button
   *[other] next budget: { $n } buttons
}

## The stage: beside the quilt

stage-next_budget = Next budget
stage-next_card = Next card
stage-budget = Budget
stage-cards = Cards
stage-aside = Aside
stage-piles = Piles
stage-buy_or_advance = buy or advance
stage-coming = Coming in the circle
stage-payable = the Automa can pay it next (≤ { $budget })
stage-buttons = Buttons
stage-time = Time
stage-then = Then
stage-again = you again
title-leather = Leather patch
title-seven = 7x7 square?
title-card = Automa card
title-patches = Next patches
title-circle = Circle of patches
title-back = Back of the card
action-advance_to = { $space ->
    [53] Advance to the end
   *[other] Advance to { $space }
}
preview-moved = { $n ->
    [one] 1 button for 1 space
   *[other] { $n } buttons for { $n } spaces
}
preview-short = { $n ->
    [one] 1 button short
   *[other] { $n } buttons short
}
preview-nowhere = fits nowhere
outlook-advance = If you advance, the Automa plays with budget { $budget }: { $n ->
    [0] none of the three costs so little, so it only moves on.
    [one] it takes the only one of the three that it can pay.
   *[other] it takes one of the { $n } that cost no more.
}
placing-title = Sew on
placing-drag = Drag it, or tap a cell.
placing-hard = { $n ->
    [0] No cell is hard to fill later.
    [one] One cell is hard to fill later (marked).
   *[other] { $n } cells are hard to fill later (marked).
}
panel-piles = Its piles
board-table = Time board, quilts and the Automa

## What a card of an owner's file says

card-field-budget = imaginary buttons: patches that cost more are out
card-field-conditions = up to three different ones, applied from first to last
card-field-income = buttons for every income space that the Automa crosses with this card

## A further lesson

lesson-learn-beside_the_box = Learn it beside the box
