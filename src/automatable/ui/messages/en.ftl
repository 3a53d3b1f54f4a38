### The frame in English. Every key and every argument exists in en, de and it alike.

## Every page

skip-to-content = Skip to the content
switch-language = Language
switch-theme = Light or dark
theme-auto = As the device
theme-light = Light
theme-dark = Dark
foot-label = More pages
unofficial-note = An unofficial companion made by players. Not connected with the authors or publishers of the games; all drawings and texts are our own.
list-none = none
why = Why?
nothing-changed = Nothing has been changed.
rules-read = The rule is here:
back-to-table = Back to the table
play-again = Play again

## Shelf

shelf-title = Shelf
shelf-continue = Go on playing
shelf-continue-one = Go on
shelf-damaged = Damaged: see what can be saved
shelf-older = Older tables
rescue-download = Download what can be saved
shelf-more = { $n ->
    [one] 1 more table
   *[other] { $n } more tables
}
shelf-games = Games
shelf-play = Play
shelf-own-the-game = To play with a physical board you need the game itself. Which games can also be played entirely on screen is said beside their names.
shelf-yours = Here you find the tables that were opened in this browser. Whoever has the link of a table can join it; keep your own links to yourself.
shelf-host = Is this server yours? Open the address with the key that its start printed, and you see all tables.
shelf-import = Bring a saved game
shelf-import-file = Save file
shelf-import-do = Load it
progress = { $n ->
    [one] 1 step played
   *[other] { $n } steps played
}

## Set-up

set-up-refresh = Show the options that fit
set-up-more = More options
set-up-name = Name of the table
set-up-name-help = Only for you, to find it again. It may stay empty.
set-up-seed = Seed
set-up-seed-help = The same word gives the same draws. Leave it empty for a fresh shuffle.
set-up-start = To the table
own-deck = Own deck
own-deck-of = Your own deck: { $edition }
own-deck-unfinished = { $n ->
    [one] One card is missing: it is typed in when it is drawn.
   *[other] { $n } cards are missing: each is typed in when it is drawn.
}
checklist-title = Lay out the game
checklist-lead = Follow the list from top to bottom; what chance decided is filled in.
checklist-offer = Is something not laid out yet?
checklist-done = All laid out

## Table

bar-label = Table
bar-undo = Undo
bar-redo = Redo
bar-log = Log
bar-score = Score
bar-correct = Correct
weighed = { $what }: you { $mine }, Automa { $hers }
told-earlier = { $n ->
    [one] 1 more reported before
   *[other] { $n } more reported before
}
undo-takes-back = Takes back: { $what }
export-save = Save to a file
stage-menu = Menu
skip-to-board = To the board
board-label = Board
stage-near = See the board larger
stage-yours = Your turn
stage-result = To the result
stage-won = You won
stage-lost = You lost
stage-drawn = A draw
stage-over = The end
turn-title = The last turn
turn-own_done = Your turn is done
turn-on_to_automa = To the Automa’s turn
turn-automa = The Automa’s turn
turn-set_up = Set-up
turn-rounds = Between two rounds
turn-final = The final count
turn-next = Next
turn-again = The last turn once more
turn-play = Play
turn-lies = Lies there, on
turn-of = { $n } of { $all }
turn-back = Previous step
turn-all = All steps
turn-all_done = All lies there
turn-yours = Done: on to my turn
turn-over = Done: to the result
turn-nothing = This turn moves nothing.
title-nobody = Final scoring
turn-go_on = Done: go on
turn-always_all = Always show all steps at once
legend-title = Legend
pad-numbers = Numbers of the cards
pad-faces = By their faces
panel-left = What is left
panel-score = Score
turn-everything = Everything that happened
plain-tap = Tap on a tile of the board.
plain-or-tap = Or tap on a tile of the board.
typed-answer = Type the answer instead
typed-hint = In the notation of this game.
typed-example = For example: { $example }
typed-send = Send
result-you = You win, { $score }.
result-other = { $who } wins, { $score }.
result-draw = Nobody wins.
result-best = Best score (before: { $n })
result-streak = { $n } in a row
result-won = { $won } of { $played } won
result-next = To try next: { $level }
result-chance = There you win { $chance }.
result-try = Try it
result-by = by { $n }
curve-ahead = { $when }: ahead
note-put_back = Taken back. What you have done on the table because of it, undo as well, from the last step to the first:
note-same_draw = One step back. What you saw drawn is not drawn anew: the same cards come again.
note-stale = This table had moved on in another tab. Here is how it stands now; your last input was not used.
note-unreachable = The server cannot be reached. What you see is still safe; try again in a moment.
note-corrected = Corrected.

## Why?

cascade-start = What there was to choose from
cascade-many = { $n } of them, as the picture shows
cascade-options = { $options }
cascade-narrowed = Stays: { $kept }. Out: { $dropped }.
cascade-all = No difference: { $kept }.
cascade-skipped = Nothing would remain, so this is skipped.
standing-kept = stays
standing-dropped = out
standing-gone = out
standing-chosen = chosen
cascade-previous = Step back
cascade-next = Next step
cascade-slider = Step of the decision

## Log

log-filter = What to show
log-show-all = Everything
log-show-person = Players
log-show-automa = Automa
log-show-decisions = Decisions
log-show-corrections = Corrections
log-empty = Nothing has happened yet.
log-return = Return here
log-return-help = Takes this answer back and all that came after it. Redo brings them back one by one.
log-correction = Correction
log-set-up = Set-up
log-drawn = Drawn
corrected = Corrected: { $changes }
corrected-fact = { $fact }: { $value }
corrected-signs = { $fact }: set right
corrected-others = { $n ->
    [one] 1 more fact
   *[other] { $n } more facts
}
corrected-position = the whole position
log-answered-number = { $question } { $n }
log-answered = Answer to: { $question }

## Score and history

score-final = Final score
score-now = If it ended now
score-now-help = The game is still running; this is the score of the present position.
score-gap = a gap where not everything is known
score-unknown = not known yet
score-at-least = at least { $n }
score-winner = Winner
score-what = Counted
score-count = Number
score-points = Points
score-total = Total
history-title = History
history-empty = No finished game yet. Your results will be kept here.
history-chart = { $game }: won by level
history-won-of = { $won } of { $played } · { $percent } %
history-chart-by = { $game } · { $what }
history-best = best { $points }
history-won = Won
history-lost = Lost

## Decks

decks-title = Decks
decks-of = The decks of { $game }
decks-lead = Every card, in our own drawings. What is in a deck is public; the order is not.
deck-in-use = At this table
deck-stand-in = Stand-in, not the printed cards
deck-odds = { $left ->
    [one] Only 1 of { $all } cards can be the next one.
   *[other] { $left } of { $all } cards can be the next one, each equally likely.
}
deck-odds-weighed = { $left ->
    [one] Only 1 of { $all } cards can be the next one.
   *[other] { $left } of { $all } cards can be the next one; beside each stands how likely it is.
}
deck-chance = { $part } in { $whole }
deck-card-gone = Not next
deck-source = Where these cards come from
deck-delete = Delete this deck
deck-deleted = The deck { $deck } is deleted. Tables that use it keep it.
deck-loaded = The deck { $deck } is in order and can now be chosen at set-up.
deck-checked = The deck { $deck } is in order. It has { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
confidence-verified = Checked against the printed cards
confidence-single_source = One source, not checked against a second
confidence-computed = Worked out from sources
confidence-disputed = Sources disagree
confidence-house = Made by us
confidence-owner = Typed in by its owner
decks-own = Your own decks
decks-own-help = Type in the cards of your own box: download the template, fill it in, load it here. A file is checked first, and what is wrong with it is named.
decks-own-file = Deck file
decks-own-load = Load
decks-own-check = Only check
decks-own-new = Template for a deck
decks-own-new-kind = Template: { $kind }
pace-title = Motion
pace-calm = Calm
pace-quick = Quick
pace-none = None
deck-change = Change cards
deck-download = Download the file
deck-begin = Begin a new deck
deck-go-on = Go on typing in
deck-typed-here = Cards were typed in at this table. Keep them as a deck of your own, and no other table will ask for them again.
deck-keep-typed = Keep as my deck
decks-own-go-on = Load to finish it here
card-yes = yes
card-no = no
game-entry-title = Type in cards of your own
game-entry-lead = One card after the other, with pauses: a deck that is begun waits here until all its cards are there.
deck-new = A deck of your own: { $n } cards with different numbers. Lines that begin with # are comments; the cards below stand for those that you type in. Check it with:
card-field-number = the number by which the card is called
card-title = Card { $card }
card-back = All decks
card-progress = { $there } of { $wanted } cards
card-there = (typed in)
card-preview = The card so far
card-keep = Keep, next card
card-later = Finish later
card-kept = Kept. Here is the next card that is missing.

## Rules

rules-title = Rules
rules-of = The rules of { $game }
rules-lead = In our own words, in the order in which you need them. Pictures and examples come from the app itself.
rules-only-english = This rulebook exists only in English so far.
rules-place = In the rulebook: { $chapter }
rules-contents = Contents
rules-ruling = Our ruling
rules-switch = You can change it when you set up a game: { $option }
rules-print = Print
rules-example = Example
rules-search = Search the rules
rules-things = What things do
rules-nothing = Nothing found.

## Corrections and settings

correct-title = Correct a fact
correct-lead = Something on your table is different? Set it right here; an open question stays open. Undo takes a correction back.
correct-signs = For experts: facts in short signs
correct-signs-lead = What lies where, written as in the one-line position. Leave untouched what is right.
correct-do = Correct
settings-title = This table
settings-rename = Rename
settings-share = Another device, another person
settings-share-help = Whoever opens this link plays at this table. There is no other key, so give it only to people you want to sit there.
settings-delete = Delete this table
settings-delete-help = The table and its log are gone for good; a finished game stays in the history.
settings-delete-sure = Yes, delete it
export-help = One small file holds the whole game. It can be loaded again from the shelf, also on another machine.

## Help

help-title = Help
help-lead = Automatable plays the solo opponent of a board game, the Automa: it draws its cards, makes its choices and tells you what to do.
help-play-title = Playing
help-play = The table always shows what is asked of you now. Tap your answer; the Automa's turn follows at once as a short list of instructions.
help-why-title = Why did it do that?
help-why = Every instruction has a "Why?". It unfolds the decision: all options, then condition by condition what stays and what drops out, each with its rule.
help-undo-title = Undo
help-undo = Undo takes back your last answer and all that followed, back to the set-up. The same cards come again: nothing is shuffled again.
help-companion-title = With your own game
help-companion = Choose "With my own game" at set-up. You move the pieces; the app asks only what it cannot know. If something went wrong, "Correct" sets any fact right.
help-save-title = Nothing gets lost
help-save = Every answer is stored before the page changes. Close the browser or the laptop at any time; the table waits on the shelf.
help-keys-title = Keys
key-choices = To a choice, in reading order; Enter takes it
key-foot = The button at the foot
key-steps = Steps of a turn; from place to place on the board
key-why = Why?
key-hint = A hint
key-camera = The board nearer, farther, whole
key-close = Let go, close
key-undo = Undo
key-redo = Redo
key-choose = Take one of the three patches
key-move = Move it
key-rotate = Turn it
key-flip = Mirror it
key-place = Place it
key-cancel = Put it back
about-title = About
about = Free software under the MIT licence. It runs on your own machine and sends nothing anywhere.

## What can go wrong

enter-title = This table needs a code
enter-help = Whoever runs this server has given it an access code. Ask them, and type it here.
enter-code = Access code
enter-button = Come in
error-title = That did not work
error-safe = Your games are safe. Go back, or begin again from the shelf.
refused-page_not_found = There is no such page.
refused-no_such_table = This table does not exist, or it was deleted.
refused-wrong_method = This address cannot be used like that.
refused-forged = This request did not come from a page of this app. Load the page again and retry.
refused-unknown_host = This server does not answer to the name it was called by. Use its address, or let whoever runs it allow the name.
refused-no_access = That was not the access code.
refused-too_many = That was too much in too little time. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-host_only = On this server only its host can change decks and start runs of the laboratory.
refused-host_key_wrong = That is not the key of this server. Its start prints the right address.
refused-too_slow = That took too long to arrive: at most { $seconds } seconds.
refused-save_too_long = This save is longer than any match can get, with { $corrections } corrections at most. Nobody plays like that.
refused-too_large = That is too large: at most { $kilobytes } kB are accepted.
refused-bad_field = The field “{ $field }” is missing or of the wrong kind: { $kind ->
    [number] it must be a whole number.
    [object] it must be a JSON object.
   *[text] it must be a text.
}
refused-bad_request = The request cannot be read.
refused-too_many_answers = At most { $most } answers can be given at once; these are { $n }.
refused-broken = Something went wrong on our side. What was stored before is safe; open the page again to see how the game stands.
refused-stale = The table has changed in the meantime. Look at it as it is now and answer again.
refused-unknown_game = There is no game called { $game }. Known: { $known }.
refused-broken_game = { $game } is installed and cannot be used. “automatable games” says why.
refused-game_over = The game is over. Undo if you want to go back.
refused-not_set_up = The set-up is not finished yet.
refused-correct_after_set_up = A correction is possible once the set-up is finished.
refused-nothing_to_undo = There is nothing to undo.
refused-nothing_to_redo = There is nothing to redo.
refused-unreadable = Cannot read { $token }.
refused-cannot_come = { $what } { $outcome } cannot come now.
refused-number_out_of_range = { $word } { $n } is not between { $low } and { $high }.
refused-answer_needed = The turn needs one more answer ({ $prompt }): give it with --answer.
refused-answers_left_over = The turn is over, but answers are left: { $answers }
refused-not_automa_turn = In this position it is not the Automa's turn.
refused-nothing_to_correct = Nothing was changed, so there is nothing to correct.
refused-bad_choice = { $value } is not possible for { $option }. Possible: { $choices }.
refused-unknown_option = There is no option { $option }. Known: { $known }.
refused-option_does_not_apply = The option { $option } ({ $value }) does not go with the other choices.
refused-seed_empty = The seed is empty.
refused-no_file = No file was chosen.
older-rules = This match was saved under older rules (version { $version }, today { $now }): by today’s rules its answers lead to another position. Compare it with your table and correct what differs.
older-program = This match was saved by an older version of the app, and something that is worked out from its position comes out differently today: its points, for example. Compare it with your table and correct what differs.
refused-save_truncated = This save file is incomplete or not a save file: it cannot be read.
refused-not_a_save = This is not a save file of Automatable.
refused-save_newer_format = This save was made by a newer version (format { $format }; this version reads up to { $known }). Update Automatable and try again.
refused-save_newer_rules = This save of { $game } was made with newer rules (version { $version }). Update Automatable and try again.
refused-save_damaged = The save file is damaged at { $field }.
refused-save_changed = The save file of { $game } was changed: its answers do not lead to the position it names.
refused-save_does_not_replay = The answers in the save file cannot be replayed ({ $reason }).
refused-no_records = { $game } has no game records. Use a save file.
refused-not_toml = { $file } is not valid TOML: { $reason }
refused-unknown_data_field = { $file }, { $place }: the field { $field } does not exist.
refused-missing_data_field = { $file }, { $place }: the field { $field } is missing.
refused-bad_data_value = { $file }, { $place }: { $field } is wrong ({ $reason }).
refused-file_unreadable = { $file } cannot be read: { $reason }
refused-bad_deck_name = The deck's id { $deck } cannot be a file name. Use small letters, digits, - and _.
refused-no_such_own_deck = There is no deck { $deck } among your own.
refused-no_own_decks = This game has no decks of your own yet: change its file instead.
refused-no_such_slot = A deck has no card { $slot }.
refused-store_read_only = The database { $file } cannot be written ({ $reason }).
refused-store_full = The disk is full: { $file } cannot grow ({ $reason }). The game is as it was before.
refused-pocket_full = The storage of this browser is full: your last answer was not taken. Everything before it is safe. Free some space on the device, then answer again. “This device” saves everything as a file meanwhile.
refused-store_busy = Another program is using { $file } ({ $reason }). Try again in a moment.
refused-store_cannot_open = { $file } cannot be opened ({ $reason }).
refused-store_damaged = The database { $file } is damaged ({ $reason }). “automatable repair NEW --database { $file }” saves everything that can be read into a new file.
refused-store_failed = The database { $file } reports a failure ({ $reason }). The game is as it was before.
refused-backup_unwritable = The copy { $file } cannot be made ({ $reason }).
refused-store_newer = The database { $file } was made by a newer version ({ $version }). Update Automatable. If there is none, the file is damaged: “automatable repair NEW --database { $file }” saves what can be read.
refused-store_unreachable = The database { $file } cannot be reached ({ $reason }). Nothing was changed; try again in a moment.
refused-store_not_known = The database { $file } went away while something was being stored ({ $reason }). It is not known yet whether it is there: look at the table again in a moment. Sent once more, the same form counts once.
refused-store_needs_extra = Tables in PostgreSQL need psycopg: install automatable with the extra “{ $extra }”.
refused-nothing_left = Nothing of this table can be saved.
refused-match_too_long = This match is as long as a match can get. Export it, or begin a new one.
refused-too_many_corrections = There are { $most } corrections in this match; more are not possible.
refused-answer_too_long = An answer has at most { $most } letters.
refused-head_too_large = The address or the headers of this request are longer than any page here needs ({ $kilobytes } kB at most).
refused-disk_failed = The disk could not be written or read ({ $reason }). Nothing was changed; try again once there is room.
refused-store_missing = There is no database { $file }.
refused-store_foreign = { $file } is a database of another program. It was left as it is. If it is one of ours, it is damaged: “automatable repair NEW --database { $file }” saves what can be read.
refused-table_damaged = This table is damaged: what is stored of it can no longer be played. What can be saved of it can be downloaded.
refused-foreign_file = { $file } is not a file of the game { $game }.
refused-newer_data_format = { $file } was written for a newer version (format { $format }). Update Automatable.
refused-file_not_text = { $file } is not a text file.
refused-reserved_deck_id = { $file }: the id { $id } belongs to a deck that comes with the game. Choose another one.
refused-no_such_file_kind = There is no kind of file { $kind } for this game. There are: { $known }.
refused-wrong_card_count = { $file } has { $cards } cards; { $wanted } are needed.
refused-card_number_twice = { $file }: card { $card } appears more than once.
refused-value_out_of_range = { $file }, { $place }: { $field } is { $value }, but it must lie between { $low } and { $high }.
problem-unknown_data_field = { $file }, { $place }: the field { $field } does not exist.
problem-missing_data_field = { $file }, { $place }: the field { $field } is missing.
problem-bad_data_value = { $file }, { $place }: { $field } is wrong ({ $reason }).
problem-unknown_field = There is no fact called { $field }.
problem-bad_value = { $value } is not possible for { $field }.

## Sparring partners

sparring-title = Sparring partner
sparring-hint = Hint
sparring-player = Who helps
sparring-seconds = Time to think (tree search)
sparring-n-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
sparring-let-play = { $who ->
    [person] Let the app play for you
   *[other] Let the app play for { $seat }
}
sparring-help = The app answers like a person and sees only what you see. Undo takes back what it did and gives the seat back to you.
sparring-plays = { $who ->
    [person] The app plays for you ({ $player }).
   *[other] The app plays for { $seat } ({ $player }).
}
sparring-stop = I play again
sparring-advises = { $player } advises:
sparring-do-it = Let the app do it
sparring-first-step = Only step 1
sparring-whole-turn = Play this turn
sparring-thinking = Thinking. The first search after an installation takes up to a minute longer.
sparring-abort = Stop
log-by-app = app: { $player }
refused-no_player = { $player } cannot answer what is asked now. Who can: { $known }
refused-player_busy = Too many hints are being thought about. Try again in a moment.
refused-player_stopped = The player was stopped before it had an answer. Ask again, or ask another one.

## Runs of the laboratory: tables, plots, and what is counted of an Automa alone

run-head-variant = Variant
run-head-games = Games
run-head-won = Won
run-head-interval = 95 % interval
run-head-person = Person's score
run-head-opponent = Opponent's score
run-head-tile = 7x7 bonus
run-head-measure = What
run-head-mean = Mean
run-head-known = Known
run-head-off = Off by (standard errors)
run-head-a = A
run-head-b = B
run-head-difference = B less A
run-margin = Margin in points
run-games-each = { $n ->
    [one] 1 game each
   *[other] { $n } games each
}
run-cancelled = The run was stopped early: this is what was done until then.
plot-ladder = How often the person wins. Left is never, right is always; the dot is the share of games won, the bar around it the 95 % interval.
plot-scores = Final scores. Left to right are points, the height is how often; the first colour is the person, the second the opponent.
plot-lengths = Length of the games. Left to right are plies (decisions and turns of the Automa), the height is how often.
plot-card = card { $card }
plot-cards = What a card does. Three bars for each: it came first in the Automa's turns 1–5, in turns 6–10, or not by then. Right of the line the person's margin is larger than in the other games, left smaller; the longest bar is { $largest } points.
plot-tempo = { $measure }: the dot is the mean, the bar around it the 95 % interval, the ring what is known.
plot-steps = What follows one after the other: dots are means, bars their 95 % intervals, rings what is known.
plot-measure = { $measure }: left to right is the number, the height is how often it came.
tempo-assumed-idle = The person never acts.
tempo-assumed-absent = The person stays away, takes nothing and never ends the game. How many tokens come onto a revealed location is assumed: 3 in the north, 2 in the centre.
tempo-assumed-passing = The person builds nothing and passes at once in every round.
tempo-assumed-scripted = The person is a script whose curves are assumptions: it is there to size the Automa, not to play well.
tempo-assumed-random = The person answers at random.
tempo-turns_played = Turns of the game
tempo-ended = Games that came to an end (share)
tempo-turns = Turns of the Automa
tempo-switch = Turn of the second scheme
tempo-star = Turn of star { $n }
tempo-coins = Coins
tempo-regions = Regions
tempo-score = Final score
tempo-maps = Map tokens
tempo-corruption = Corruption tokens
tempo-token_20 = Games with the 20 (share)
tempo-sweeps = Sweep icons
tempo-acting = Turns before passing, all rounds
tempo-acting_round = Turns before passing in round { $n }
tempo-points_round = Points in round { $n }
tempo-buildings = Buildings
tempo-rounds = Rounds
tempo-culture = Final culture
tempo-taken = Cards taken from the row
tempo-developed = Technologies developed
tempo-stages = Wonder stages
tempo-leaders = Leaders
tempo-events = Events prepared
tempo-aggressions = Aggressions by the Automa
tempo-wars = Wars by the Automa
tempo-colonies = Colonies
tempo-strength = Final strength

## The laboratory

lab-title = Laboratory
lab-lead = How hard is a level? Which card hurts? Let programs play many games and see, with honest intervals.
lab-game = Game
lab-player = Who plays for the person
lab-alone = Of this game the Automa is watched alone: how many turns its steps take, and what it gains, beside what is known.
lab-games = Games of each variant
lab-width = Or until known to within
lab-width-none = a fixed number of games
lab-width-percent = { $width } percent
lab-width-alone = { $width } turns
lab-limits = At most { $most } games altogether, one run at a time, ten minutes each.
lab-start = Start the run
lab-one-runs = A run is going on.
lab-watch = Watch it
lab-runs = Runs
lab-no-runs = Nothing has been tried yet.
lab-look = Look
lab-compare = Compare two runs
lab-compare-this = Compare the run of { $run }
lab-compare-help = Tick two runs of the same game.
lab-compare-note = The intervals take the two runs as independent; with the same seeds they are narrower in truth.
lab-compare-nothing = The two runs have no variant in common.
lab-run-title = { $game }: a run
lab-state-running = running
lab-state-done = done
lab-state-cancelled = stopped early
lab-state-failed = failed
lab-games-done = games done
lab-rate = { $rate } a second
lab-left = { $time } left
lab-cancel = Stop and keep what is done
lab-preparing = Getting ready. The first run after an installation compiles for up to a minute.
lab-preliminary = What is known so far:
lab-failed = The run broke off. Nothing was counted.
lab-files = Take it home
lab-took = It took { $time }.
lab-again = The manifest has all that is needed to run it again.
lab-delete = Delete this run
lab-delete-do = Delete it for good
refused-no_lab = The laboratory is switched off on this server.
refused-lab_busy = A run is going on. Stop it, or wait until it is done.
refused-lab_full = { $n } runs are kept already. Delete one first.
refused-no_such_run = There is no such run.
refused-no_run = This is no run, or a broken one ({ $folder }: { $reason }).
refused-run_choice = { $value } cannot be chosen for { $field }.
refused-run_number = { $value } is not possible for { $field }: a number from 1 to { $most }.
refused-two_runs = Tick exactly two runs.
refused-runs_differ = Only two finished runs of the same game can be compared.

### What every game needs: a game says it in its own words only where it has something to add.

seat-person = You
seat-automa = Automa
ref-card = card { $id }
option-dealer = Automa cards
option-dealer-help = Who shuffles and draws.
option-dealer-app = The app draws
option-dealer-app-help = Nothing to shuffle: the app reveals the cards.
option-dealer-table = My own cards
option-dealer-table-help = You draw from your own box and tell the app what came.
problem-contradiction = { $field } is given as { $given }, but { $right } follows from the other facts.
ask-card = Which card did the Automa draw?
automa-shuffles = { $aside ->
    [0] Shuffle all cards of the Automa.
    [one] Shuffle all cards of the Automa and set one aside unseen.
   *[other] Shuffle all cards of the Automa and set { $aside } aside unseen.
}
automa-draws = The Automa draws { $card }.
problem-cards_drawn = These cards cannot have been drawn: { $cards }.
problem-unknown_thing = { $id } does not exist in this game.
problem-thing_twice = { $thing } is in two places.

broken-game = { $name } (from the package { $package }) cannot be used:
broken-import = It could not be loaded. { $reason }
broken-no_game = Its entry point holds a { $what }, not a game.
broken-bad_id = “{ $id }” is no id: small letters, digits and _ only, beginning with a letter.
broken-id_twice = There is a game with the id { $id } already, from the package { $package }. Two games cannot share an id.
broken-no_words = It has no words: the file { $file } is missing.

score-course = The course of the match
score-curve = The course of the match, points at the end: { $told }
history-advice = { $game }: you have beaten { $level } twice in a row. Try { $next } next.

# --- odds
panel-combat = Your chances
odds-cards = { $left ->
    [0] The draw pile is empty; all { $all } cards are shuffled before the next one.
    [one] One of { $all } cards is left in the draw pile.
   *[other] { $left } of { $all } cards are left in the draw pile.
}
odds-now = If the Automa moved now

## Lessons and guesses

guess-title = Guess what it does
guess-lead = You know the card and the rules. What will it be?
guess-option = { $option }
guess-tap = Tap one of the marked places.
guess-this = I say
guess-skip = Just tell me
guess-count = { $right } of { $asked } right
guess-right = Right!
guess-wrong = Not quite.
guess-it-was = It was:
guess-on = Go on
guess-switch-on = Let me find it
guess-switch-off = Tell me at once
guess-switch-help = Before the app tells what the Automa does, it asks you. It keeps count.
lesson-name = First match
lesson-coach = Your coach
lesson-step = Step { $n } of { $all }
lesson-back = Previous page
lesson-show = Do it for me
lesson-next = Next
lesson-over = That was the lesson
lesson-over-help = Play on as long as you like: from here on the match is yours. The rulebook has it all, with pictures.
lesson-more = more
lesson-meant = Points at: { $name }
lesson-put_away = Play on
lesson-offer = First time here?
lesson-offer-help = Play a first match that teaches: Patchwork on screen, in ten minutes. You can leave at any moment and go on later.
lesson-start = Start the lesson
lesson-later = Not now
lesson-learn = Learn it in a guided match
refused-not_in_lesson = In the lesson the coach waits for something else. Do what it says above, or let it show you.
refused-no_lesson = There is no lesson for this game.

## The page about this device

shelf-takeaway = Take it with you
shelf-takeaway-help = The same app without a server: it is fetched once, then works on this device without a network and keeps its own tables. Put it on the home screen to find it again.
shelf-takeaway-do = Open it
device-title = This device
device-lead = What your phone or computer may do at the table. All of it is off until you want it.
device-table-title = At the table
device-awake = Keep the screen on
device-awake-help = as long as a table is open.
device-aloud = Read the Automa's steps aloud
device-aloud-help = in the language of the page, with the voice of your device.
device-aloud-sample = This is how the Automa's steps sound.
device-buzz = Vibrate gently
device-buzz-help = when the Automa has moved and there is something to look at.
device-sound = Quiet sounds
device-sound-help = when a place is chosen, a step is told or something is gained.
device-letters = No keys with letters
device-letters-help = Z, Y, H, W, P, R, F and ? do nothing: for voice control and for cats.
device-unable = This browser cannot do that.
device-storage-title = What this browser keeps
device-storage-used = USED MB are in use, of the ROOM MB that the browser allows. Your tables are the smallest part; the app itself is the rest.
device-storage-nothing = This browser keeps nothing (private mode?): when it is closed, the tables are gone. Save everything as a file before that.
device-storage-kept = The browser has promised not to clear it by itself.
device-storage-why = A browser that runs out of room may clear what seldom visited sites have stored, tables included. It can be asked not to.
device-storage-ask = Ask the browser to keep my tables
device-storage-refused = The browser did not promise it. It often does once the app is on the home screen. A file with everything is always safe.
device-everything-title = Everything as one file
device-everything-help = All tables, results and decks of your own: to keep, or to take to another device or to a server. It is the same file as a server's backup.
device-everything-save = Save everything
device-everything-file = A file with everything
device-everything-load = Bring it here
everything-has-come = New here: { $n ->
    [one] 1 table
   *[other] { $n } tables
}, { $decks ->
    [one] 1 deck or level of your own
   *[other] { $decks } decks or levels of your own
}.
everything-games = { $games ->
    [one] 1 game file has come.
   *[other] { $games } game files have come.
}
everything-parted = { $n ->
    [one] 1 table was played on here and in the file: both are kept.
   *[other] { $n } tables were played on here and in the file: both of each are kept.
}
parted-title = Played on in two places
parted-lead = { $same ->
    [0] The two differ from the first answer on.
    [one] Both begin with the same answer, then they part.
   *[other] Both begin with the same { $same } answers, then they part.
}
parted-here = Was here
parted-come = Has come
parted-next = goes on with
parted-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
parted-open = Open this table
parted-help = Go on with the one you want; the other stays until you delete it.
everything-is-here = Everything in the file is here already.
device-limits-title = What is not here
device-limits = Without a server there is no laboratory, and hints come from the planner: the search that thinks for seconds needs a server. Nobody else can come to your tables by their address.
device-share-file = Share the file

## The designer's bench

design-title = The designer’s bench
design-lead = Say what you wish of a deck; the laboratory looks for one. Candidates play the same games, the worse half drops out again and again, and what is left is confirmed by games that had no part in choosing.
design-open = Look for a deck
design-wishes = What you wish
design-win-rate = Share of games won, in percent
design-tolerance = give or take, in percent
design-even = As even as possible: the lead changes hands as often as it can
design-spread = Greatest difference in value between two cards, in points
design-change-what = What may be changed
design-change-deck = The cards of the deck
design-change-buttons-what = The buttons one begins with (a step of ours)
design-rounds = Rounds
design-start = Search
design-help = Leave a field empty if you do not wish for it. The worth of a card is what the Automa’s lead grows by each time it is drawn, beside the mean card. A search takes about a minute; you can leave the page and find it again under the runs.
design-searching = Round { $round } of { $rounds }
design-confirming = The candidates are being confirmed.
design-found = What was found
design-already = The deck it began with already fulfils the wish. What follows does so in another way.
design-none = Nothing better than the deck it began with was found.
design-interrupted = Stopped before the end: the candidates are those found until then. With the same folder the search goes on.
design-first = as it was ({ $deck })
design-candidate = Candidate { $n }
design-head-candidate = Deck
design-head-won = Won
design-head-leads = Lead changes
design-head-spread = Cards apart
design-head-changes = Changes
design-sure-yes = fulfils the wish
design-sure-no = does not fulfil the wish
design-sure-unsure = may fulfil it: too near to be sure
design-change = Card { $card }, { $what }: { $before } → { $after }
design-change-buttons = You begin with { $after } buttons instead of { $before } (a step of ours)
design-budget = budget
design-income = income
design-conditions = conditions
design-wish-won = won { $rate } % of the time (give or take { $off })
design-wish-even = as even as possible
design-wish-spread = { $points ->
    [one] no card worth { $points } point more than another
   *[other] no card worth { $points } points more than another
}
design-play = Play it: { $command }
design-keep = Put it among my decks
design-kept = It lies among your decks now.
design-play-now = Play this
design-intervals = In brackets: 95 % intervals from { $n } games each, with seeds that had no part in choosing.
refused-no_wish = Nothing is wished for: give a win rate, evenness, or how far cards may be apart.
refused-bad_win_rate = A win rate lies between 0 and 1, not { $rate }.
refused-bad_card_spread = How far cards may be apart lies between 0 and 100 points, not { $points }.
refused-bad_tolerance = The tolerance lies between 0 and 0.5, not { $rate }.
refused-spread_needs_deck = With starting buttons no card changes: wish for the distance of cards with the deck.
refused-one_level = One level is wanted, not { $level }.
refused-bad_design_name = { $name } cannot be the name of decks: small letters, digits, - and _.
refused-other_wish = In { $folder } lies the search for another wish; give another folder.
refused-broken_design = { $file } cannot be read: the search in it cannot be gone on with.
refused-bad_percent = { $value } is no share in percent between 0 and 100.
refused-bad_points = { $value } is no number of points between 0 and 100.

## Your level and your records

level-title = Your level
level-lead = From your finished games: how strong you are, how sure that is, and what to try next.
level-empty = No finished game yet that says anything about you. Play one to its end and look again.
level-like = How do you like it?
level-like-win = Let me win
level-like-sweat = Make me sweat
level-like-do = Suggest something
level-points = You are worth about { $n ->
    [one] 1 point
   *[other] { $n } points
} at level III with the normal deck (nine in ten: between { $low } and { $high }).
level-even = You are nearest to even at “{ $level }”: there you win { $chance }.
level-matches = { $n ->
    [one] From 1 game.
   *[other] From { $n } games.
}
level-nothing = Nothing that counts yet: what follows is what we think of anybody.
level-few = Few games yet: most of this is what we think of anybody. Every game makes it surer.
level-next = To try next
level-play-this = Play this
level-chances = Your chances
level-chance = { $chance } ({ $low }–{ $high } %)
level-of-ten = { $n ->
    [0] hardly ever
    [10] nearly always
   *[other] about { $n } of 10
}
level-kind-variant = a variant from the rulebook
level-kind-ours = a step of ours, in no rulebook
level-left-out = Not counted:
level-left-no_level = { $n ->
    [one] 1 game without a level of your own (two persons).
   *[other] { $n } games without a level of your own (two persons).
}
level-left-unreadable = { $n ->
    [one] 1 damaged result.
   *[other] { $n } damaged results.
}
level-left-came_as_file = { $n ->
    [one] 1 finished game that came as a file.
   *[other] { $n } finished games that came as files.
}
level-left-begun_late = { $n ->
    [one] 1 game begun in the middle.
   *[other] { $n } games begun in the middle.
}
level-left-helped = { $n ->
    [one] 1 game in which the app played for you.
   *[other] { $n } games in which the app played for you.
}
level-left-corrected = { $n ->
    [one] 1 game on screen that was corrected.
   *[other] { $n } games on screen that were corrected.
}
level-left-again = { $n ->
    [one] 1 game with cards you had played before.
   *[other] { $n } games with cards you had played before.
}
level-how = How this is worked out
level-how-model = The outcome of a game is thought of as your strength, minus how hard the level is, plus luck. How hard the levels are comes from simulations where there are any, otherwise from the order in the rulebook; your games correct both. In Patchwork the points count, in the other games only who won.
level-how-sure = The pale bar shows where the truth lies in nine of ten cases, the dark mark our best guess. What you played lately counts more: after thirty more games of the same kind a game counts half.
level-how-counts = Only finished games count that you played alone from the start. Not counted: games in which the app played for you, games on screen that were corrected (beside the box a correction only keeps the app right), games begun in the middle, finished games that came as a file, and the second time with the same cards. Undo and hints are not held against you: nobody writes them down.
level-line = Like this you win { $chance }.
records-title = Records and streaks
records-lead = What you have reached, game by game.
records-level = Level
records-won = Won
records-best = Best score
records-widest = Clearest win
records-longest = Longest streak
records-last = Last
records-whole = All together
records-won-of = { $won } of { $played }
records-by = by { $n }
records-streak-won = { $n ->
    [one] The last game was won.
   *[other] The last { $n } games were won.
}
records-streak-lost = { $n ->
    [one] The last game was lost.
   *[other] The last { $n } games were lost.
}
records-counts = The same games count as for your level.
## Looking back on a match

look-back = Look back
look-back-lead = Where the match was won and lost: every decision, judged by what could be known when it was made.
look-back-begin = Look back on this match
look-back-stop = Stop it
look-back-running = { $done } of { $of } decisions are judged. You may leave this page; what is found is kept.
look-back-failed = The look back broke off. Try it again.
look-back-stopped-by = It said: { $reason }
look-back-starting = The look back begins. The first one after an installation takes some seconds longer.
look-back-by-search = Judged by the strongest player at hand, the one that gives hints. It tried each move { $games } times with the cards that were still possible; it knows neither the seed nor what came later. A chance is that of somebody who goes on as well as it does. After ± stands how far off it may be (95 %). A move is called a mistake only if it cost more than that leaves open.
look-back-sum-start = At your first decision
look-back-sum-own = Your own decisions
look-back-sum-own-help = What they cost beside the best moves. A chance that came back can be lost again.
look-back-sum-app = Decisions of the app
look-back-sum-app-help = Its hints that you had carried out, and moves it made for you.
look-back-sum-corrected = Corrections
look-back-sum-between = What came in between
look-back-sum-between-help = The cards, the other side, and what became clear only later.
look-back-sum-end = At the end
look-back-sum-now = Now
look-back-cost = −{ $lost } chance to win (± { $sure })
look-back-cost-short = −{ $lost }
look-back-as-good = the best
look-back-same-cards-played = You { $mine }. { $player }, with the same cards: { $app }.
look-back-app = The app
look-back-by-planner = Judged by the planner, for the tree search is not at hand here or was not asked for. It values positions in points and knows no chances, so no move is called a mistake: these are the moves it would have made otherwise.
look-back-unfinished = The match is not over: this is the look back so far.
look-back-corrected = { $n ->
    [one] Facts were corrected once in this match. What came before and after is judged apart, and no cause reaches across.
   *[other] Facts were corrected { $n } times in this match. What lies between is judged apart, and no cause reaches across.
}
look-back-curve = Your chance to win
look-back-curve-of = Chance of { $seat } to win
look-back-curve-told = The chance to win over the match: { $first } at the first decision, { $last } after the last one.
look-back-sign-you = your decision, before and after
look-back-sign-automa = a turn of the Automa
look-back-sign-mistake = a mistake
look-back-mistakes = { $n ->
    [0] No mistake that chance could not explain
    [one] The move that cost most
   *[other] The { $n } moves that cost most
}
look-back-otherwise = { $n ->
    [0] The planner would have played just the same
    [one] Where the planner would have played otherwise
   *[other] Where the planner would have played otherwise
}
look-back-no-mistake = Nothing you did cost more than two of a hundred games beyond doubt.
look-back-stretch = Facts were corrected here: a new stretch begins.
look-back-turned = turned another way
look-back-at = Decision { $n }
look-back-cost-points = − { $lost } points
look-back-you = You played
look-back-better = Better
look-back-one = { $move } would have { $why }.
look-back-two = { $move } would have { $why } and { $more }.
look-back-plain = { $move } was the better choice: not by a single gain, but by what it makes possible later.
look-back-all = All decisions
look-back-move = Move
look-back-chance = Chance
look-back-worth = Points
look-back-best-moves = Best moves found
look-back-play-on = Play on from here
look-back-new-cards = with new cards
look-back-same-cards = with the same cards
look-back-play-on-help = Makes a new table at this point; this one stays as it is.
look-back-same-cards-later = The same cards are on offer once this match is over.
look-back-name = { $name } · from decision { $n }
refused-no_look_back = There is no look back for this game yet; Patchwork has one.
refused-look_back_untracked = Without a tracked quilt nobody can judge your moves. Play on screen, or let the app keep track of your quilt.
refused-look_back_too_early = Nothing has been decided yet: play a few turns first.
refused-look_back_app_played = The app played this whole match for you: there is no decision of yours to look back on.
refused-look_back_busy = Other matches are being looked back on. Try again in a minute.
refused-look_back_no_decision = There is no such decision in this match.
# --- something is different: correcting by pointing
point-title = Something is different
point-slips = What usually goes wrong
point-rare = More that can differ
point-lead = Tap the thing that is different.
point-where = Now tap where it really is.
point-other = Something else
point-all = All facts on one page
point-do = Set right
point-less = one less
point-more = one more
correct-none = –
correct-change = change
correct-all = All facts
slip-back = Ask me again
slip-card = Another card was drawn
slip-card-back = Ask me again which card came
point-so = Set right: { $what }

## Games to share, the game of the day, puzzles

share = Send this game
share-lead = The same game for a friend: the same set-up, the same cards, and afterwards both results beside each other.
share-link = The link
share-link-help = It opens this set-up on any server or device that has the app. It holds the seed, so whoever wants to could look up the cards: a shared game is public on purpose. Your result is not in it.
share-link-here = This address means the machine on which it is opened: it works for others only if you put the address of a server in its place, or send it from the app that they use. It holds the seed, so whoever wants to could look up the cards.
share-copy = Copy
share-copied = Copied
share-by_hand = Marked: copy it by hand
share-send = Send
share-text = Your result, to be pasted
share-text-help = Score and course, nothing secret. Send it when your friend has played, or wants to know.
share-compare = Both results
share-paste = Paste your friend's text here
share-compare-do = Show both
share-another = That was another game: other options or other cards. The results cannot be compared.
share-you = You
share-friend = Your friend
share-helped = { $n ->
    [0] The app gave some of the answers.
    [100] The app gave all the answers.
   *[other] The app gave { $n } % of the answers.
}
share-corrected = Facts were corrected.
refused-share_running = A match can be sent when it is over: the link holds its seed, which stays sealed until then.
refused-share_begun_elsewhere = This match began in the middle of another one or with new cards on the way, so no link leads to it.
refused-share_own_deck = This match was played with cards of your own, and a link cannot carry them. Send the save file instead.
refused-share_no_code = There is no result in this text. The last line of a shared result begins with AT1:
refused-share_broken_code = The result in this text is damaged. Copy it whole, with its last line.
refused-share_unknown_game = This result is of { $game }, a game that is not here.
day = Game of the day
day-lead = The same for everybody, from the date alone and without any server: the same set-up, the same cards. Play it, then compare with others.
day-before = The day before
day-after = The day after
day-seed = The seed of the day is its date, so it is no secret: whoever looks ahead spoils it for themselves. A new day begins at midnight UTC.
puzzle-title = Puzzle { $n }
puzzle-of-the-day = Puzzle of the day
puzzle-lead = One move is clearly the best: make it.
puzzle-easy = can be seen at a glance
puzzle-hard = takes a second look
puzzle-choices = Your moves
puzzle-choose = This one
puzzle-right = Right!
puzzle-wrong = Not the best.
puzzle-tally = Rating { $rating } · { $streak ->
    [0] { $n } tried
    [one] the last one right
   *[other] { $streak } right in a row
}
puzzle-elsewhere-worse = Your place for it was not judged; the best one found for this patch is shown, and no better.
puzzle-elsewhere = Your place for it was not judged; the best one found is shown.
puzzle-again = Once more
puzzle-previous = Puzzle before
puzzle-next = Next puzzle
puzzle-play-on = Play on from this position
puzzle-made = { $n } puzzles from games that the strongest player of the app played, each judged three times before it was taken. For each patch the best placements that were found stand here.
puzzle-proof = The proof: { $searches } searches of { $iterations } tries for each move. The best is { $margin } ahead of the next, ± { $sure } (95 %). A chance is that of somebody who goes on as well as the strongest player of the app.
refused-no_puzzles = There are no puzzles for this game yet; Patchwork has some.
refused-no_such_puzzle = There is no such puzzle. They are numbered from 1 to { $n }.
refused-no_such_choice = { $answer } is not one of the moves of this puzzle.
tracked-title = Followed if you like
tracked-not = not followed
tracked-do = Follow
tracked-help = What is followed counts in the score, in the odds and on the final sheet. Otherwise it is counted at the end.

## Game files of one's own: kept, brought, carried by matches

refused-text_damaged = This is no whole link to a game file: a part of it is missing or changed. Ask for it again.
refused-text_large = This link holds more than any game file may: { $kilobytes } KiB at most.
refused-no_such_game_file = No game file is kept under the name { $name }.
refused-bad_file_name = “{ $name }” cannot be the name of a game file: small letters, digits and _ only, beginning with a letter.
refused-game_file_large = A game file may have { $kilobytes } KiB at most.
refused-too_many_game_files = There are { $most } game files already. Delete one first.
refused-save_file_broken = This save carries its game file, and that cannot be read: line { $line } ({ $reason }).
file-not-checked = This game comes from a file that somebody has written. It is not checked by us; no code of it is run.
file-stand-in = Some of its cards are stand-ins, not the printed ones.
file-needs-script = A link that carries a game is opened by a script, and this browser runs none. Ask for the file itself and load it here.
file-cards = Cards
file-decks = Decks
file-turns = Turns
file-play = Play
file-keep = Keep
file-kept = You have kept it
file-keep-broken = Keep it as it is
file-sources = Where its facts come from
file-no-source = It names no source.
file-change = Change it in the workshop
file-change-copy = Change a copy in the workshop
file-sure-printed = printed
file-sure-several_sources = several sources
file-sure-single_source = one source
file-sure-house = made up by the author
file-sure-unknown = not known
file-mistakes = { $n ->
    [one] One mistake
   *[other] { $n } mistakes
  }
file-share = Share
file-share-title = Share { $game }
file-share-help = The whole game is in this link. Whoever opens it can play and keep it, here or in any other Automatable; nothing is stored for it anywhere.
file-share-here = The whole game is in this link. This address works only on this machine, but what stands behind workshop# works in any Automatable.
file-share-long = This game is too long for a link. Send the file instead.
file-as-file = The file itself
file-as-file-help = It is plain text. On another device it is loaded from the shelf or in the workshop.
file-eject = As a Python package
file-eject-help = The same game in Python, with its tests, for what the language of game files cannot say. There is no way back: file and package go separate ways from then on.
renew-title = A new file
renew-lead = The game file has been changed since this match began. The match goes on as it was, until you want it otherwise.
renew-fits = { $n ->
    [one] Its one answer fits the new file.
   *[other] All its { $n } answers fit the new file.
  }
renew-stops = Answer { $n } does not fit any more: { $answer }
renew-stops-help = { $n ->
    [0] The match would begin again.
    [one] The match would go on after its first answer.
   *[other] The match would go on after its first { $n } answers.
  }
renew-do = Go on with the new file
renew-old-file = The file of this match
renew-done = The match goes on with the new file.
refused-no_new_file = The file of this match is the one that is kept here: there is no newer one.
refused-no_game_file = This game does not come from a file.

## What is wrong with a game file

refused-file_file_big = Line { $line }: the file is too large: 256 KiB and 5000 lines at most.
refused-file_line_long = Line { $line }: this line is too long: 2000 characters at most.
refused-file_text_long = Line { $line }: this text is too long: 600 characters at most, 20,000 in prose.
refused-file_number_big = Line { $line }: “{ $word }” is too large: nine digits at most.
refused-file_too_many = Line { $line }: there are too many: { $word } at most.
refused-file_depth = Line { $line }: this is nested too deeply. Put some of it into a block of its own.
refused-file_expression_deep = Line { $line }: this formula is nested too deeply. Give a part of it a name with “let”.
refused-file_character = Line { $line }: “{ $word }” cannot stand here. Texts stand between double quotes.
refused-file_tab = Line { $line }: this line has a tab. Indent with two blanks a level.
refused-file_indent = Line { $line }: the indentation is wrong: two blanks a level, and nothing more belongs under the line above.
refused-file_version = Line { $line }: the first line must be “automa 1”.
refused-file_game_missing = Line { $line }: there is no “game” line with a name and a title.
refused-file_twice = Line { $line }: “{ $word }” is given twice. Keep one.
refused-file_languages = Line { $line }: “{ $word }” is no language of this file. Name it under “languages”: { $known }.
refused-file_unknown_word = Line { $line }: “{ $word }” is unknown here. Known: { $known }.
refused-file_expected = Line { $line }: { $what } is missing before “{ $word }”.
refused-file_too_much = Line { $line }: “{ $word }” is too much here. Leave it out, or put it on a line of its own.
refused-file_text_missing = Line { $line }: a text in quotes is missing before “{ $word }”.
refused-file_formula = Line { $line }: a formula is not complete: { $what } is missing before “{ $word }”.
refused-file_placeholder = Line { $line }: the braces around “{ $word }” are not right. Write {"{"}name{"}"} or {"{"}number|one|more{"}"}.
refused-file_name_taken = Line { $line }: the name “{ $word }” is taken. Choose another one.
refused-file_name_reserved = Line { $line }: “{ $word }” is a word of the language and names nothing. Choose another name.
refused-file_name_unknown = Line { $line }: nothing is called “{ $word }”. Known: { $known }.
refused-file_field_unknown = Line { $line }: the deck has no field “{ $word }”. Known: { $known }.
refused-file_item_unknown = Line { $line }: { $where } has no “{ $word }”. Known: { $known }.
refused-file_turn_unknown = Line { $line }: no turn is called “{ $word }”. Known: { $known }.
refused-file_arguments = Line { $line }: “{ $word }” wants another number of arguments: { $known }.
refused-file_table_key = Line { $line }: the table { $where } needs “{ $word }”, and nothing bears that name here. Write { $where }[…].
refused-file_type_wrong = Line { $line }: another kind is wanted: { $wanted }, not { $got }.
refused-file_range = Line { $line }: “{ $word }” does not fit its limits{ $known ->
    [none] .
   *[other] : { $known }.
  }
refused-file_choice_missing = Line { $line }: the option “{ $word }” has no choice. Add a line “choice” below it.
refused-file_table_row = Line { $line }: this row of the table is not complete, or has too much: a key for each column, then one value.
refused-file_table_hole = Line { $line }: the table “{ $word }” has no row for some values. Add them, or a line “else”.
refused-file_deck_empty = Line { $line }: the deck “{ $word }” has no cards. Add a table below “cards”.
refused-file_row_cells = Line { $line }: this row has not as many cells as the head: “{ $word }”, not “{ $known }”.
refused-file_cell_wrong = Line { $line }: { $where }: “{ $word }” cannot be read{ $known ->
    [none] .
   *[other] , possible is { $known }.
  }
refused-file_card_twice = Line { $line }: there is already a card “{ $word }”. Use the column “copies” for equal cards.
refused-file_ask_shape = Line { $line }: “{ $word }” needs exactly one way to answer: a range, yes, from a list, or answer lines.
refused-file_choose_open = Line { $line }: the choice “{ $word }” can end with several. Its last filter, and no other, is first, last, random or ask.
refused-file_else_alone = Line { $line }: “{ $word }” must follow a “when” directly.
refused-file_do_loop = Line { $line }: the block “{ $word }” would do itself without end.
refused-file_turn_stuck = Line { $line }: the turn “{ $word }” says nowhere what comes next. Add “then” or “next”.
refused-file_turn_missing = Line { $line }: there is no turn. Add a block “turn”.
refused-file_end_missing = Line { $line }: nothing ends the game. Add “end when” or a step “finish”.
refused-file_score_missing = Line { $line }: the score of both sides is needed: “score person” and “score automa”.
refused-file_score_step = Line { $line }: “{ $word }” cannot stand in a score. Possible: { $known }.
refused-file_language_missing = Line { $line }: the translation into “{ $word }” is missing; the first language is shown.
refused-file_turn_unreached = Line { $line }: the turn “{ $word }” is never reached.
kit-kind-number = a number
kit-kind-condition = a condition
kit-kind-item = an item
kit-kind-list = a list
kit-kind-card = a card
kit-kind-text = a text
kit-kind-none = none
kit-kind-name = a name
kit-kind-range = a range such as 0..9
kit-kind-formula = a formula
kit-kind-group = a group
kit-kind-deck = a deck
kit-kind-pile = a pile
kit-kind-field = a field
kit-kind-pieces = pieces
kit-kind-turn = a turn
kit-kind-block = a block
kit-kind-answer = an answer
kit-kind-parameter = a parameter
kit-kind-marker = a marker
kit-kind-option = an option
kit-kind-table = a table
kit-kind-let = a formula of its own
kit-kind-any = anything
kit-kind-declared = a number or a marker that is declared at the top of the file
kit-kind-end = the end of the line
ask-kit-card = Which card is drawn? ({ $deck })
ask-kit-roll = What does chance say?
ask-kit-where = Where does { $card } lie? Have a look.
guide-conditions = Only what fulfils
guide-order = If there are several, this decides in turn

# --- shelf: going on, the day, searching, where games come from
shelf-your-turn = Your turn
shelf-hers = The Automa's turn
shelf-rest = { $n ->
    [one] more
   *[other] more
}
shelf-tables = All tables
shelf-find = Find a game
shelf-find-do = Search
shelf-find-none = No game is called that. Another filter, or build it yourself:
shelf-find-clear = Show all
shelf-build = Build an Automa
shelf-build-short = Build an Automa
shelf-build-how = no code
shelf-build-lead = Cards, numbers and turns as forms, not a line of code. How does it begin?
shelf-open = Open a file or link
shelf-filters = Which games
shelf-all = All
shelf-only-screen = On screen
shelf-only-box = With the box
shelf-only-file = Files
shelf-only-package = Packages
shelf-sort = A–Z
shelf-on-screen = on screen
shelf-with-box = with the box
shelf-origin-file = file
shelf-origin-package = package
sure-3 = several sources
sure-2 = one source
sure-1 = own cards
sure-3-long = rulebook or several sources
sure-2-long = one source
sure-1-long = own cards: you type in the printed ones
day-of = Game of the day: { $game }
day-same = the same cards for everybody
day-streak = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
}
day-won = won
day-lost = lost
day-not-played = not played
shelf-menu = Menu
day-all = All games of the day
level-more = How strong am I?
progress-round = Round { $n }
progress-turn = Turn { $n }
progress-space = Space { $n }
shelf-open-file = Open a game file
shelf-open-file-which = Game file (.automa)
shelf-open-file-do = Open it
shelf-open-link = A link that carries a game is simply opened in this browser.
plain-outcome = What comes of it
plain-row-send = Enter it like this
plain-perhaps = if it is asked
