### What every game from a file says besides its own words.

kit-turn = { $turn }
kit-drew = { $deck }: { $card } is drawn.
kit-peeked = { $deck }: { $card } lies on top.
kit-no_card = { $deck }: no card is left.
kit-shuffled = { $deck }: shuffle the draw pile, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
kit-moved = { $deck }: { $card } goes to “{ $to }”.
kit-dealt = { $deck }: a card goes unseen to “{ $to }”.
kit-dealt_unseen = { $deck }: { $number ->
    [one] one card goes
   *[other] { $number } cards go
  } unseen to “{ $to }”.
kit-removed = { $deck }: out of the game: { $cards }.
kit-rolled = Chance: { $value }.
kit-changed = { $name }: { $old } → { $new }.
kit-put = { $on }: { $item } is added.
kit-took = { $off }: { $item } is taken away.
kit-cleared = { $name }: all are taken away.
kit-filled = { $name }: as at the start.
kit-over = The game is over: { $person } to { $automa }. { $winner }

side-person = You win.
side-automa = The Automa wins.
side-shared = You share the victory.
tie-person = You win the tie.
tie-automa = The Automa wins the tie.
tie-shared = A tie is shared.

said-yes = yes
said-no = no
pile-draw = Draw pile
pile-discard = Discards
pile-out = Out of the game
counted-later = (counted at the end)
card-word = card
ref-card = card { $id }

answer-done = Done
answer-yes = Yes
answer-no = No
fact-next = Whose turn is it?
panel-next_card = Next card
label-nobody = On the table

own-cards-help = The printed cards of this deck are not in the file. Type yours in on the page of decks, and choose them here.
own-cards-stand-in = Stand-ins
own-cards-stand-in-help = made up, not the printed cards
game-entry-title = Type in your printed cards
game-entry-lead = The cards of this file are stand-ins. Type in those of your box, one after the other, with pauses; they are checked against the same fields and can be chosen at set-up.

problem-beyond_limits = { $name }: { $low } to { $high } is possible.
problem-bad_option = { $name }: this cannot be chosen.
problem-piece_twice = { $name }: each place can be there only once.
problem-cards_amiss = { $name }: a card lies nowhere, or twice.

refused-stop_run_steps = Line { $line }: this turn has too many steps. It was not carried out; take your answer back, or correct the table.
refused-stop_run_parts = Line { $line }: this turn reckons without end. It was not carried out; take your answer back, or correct the table.
refused-stop_questions = Line { $line }: this turn asks too much. It was not carried out; take your answer back, or correct the table.
refused-stop_repeat = Line { $line }: this step would be repeated more than 50 times. It was not carried out; take your answer back, or correct the table.
refused-stop_nothing_to_answer = Line { $line }: nothing can be answered here. The turn was not carried out; take your answer back, or correct the table.
refused-stop_no_card = Line { $line }: no card is there. The turn was not carried out; take your answer back, or correct the table.
refused-stop_table_hole = Line { $line }: the table has no row for this. The turn was not carried out; take your answer back, or correct the table.
refused-stop_divide_zero = Line { $line }: divided by zero. The turn was not carried out; take your answer back, or correct the table.
refused-stop_number_big = Line { $line }: a number became too large. The turn was not carried out; take your answer back, or correct the table.
refused-stop_turns_played = Line { $line }: this game has more than 2000 turns. Nothing more can be played.
label-piles = Piles
label-end = The final count
turn-automa = The Automa’s turn
progress-end = End
