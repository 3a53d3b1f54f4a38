### The terminal in English. Every key and every argument exists in en, de and it alike.

## Playing

cli-play-hint = Type your answer. ? shows help, quit leaves; every answer is kept.
cli-play-help = Type an answer in the notation of the game, or one of these:
cli-play-help-legal = legal         all legal answers; legal build: those that begin so
cli-play-help-hint = hint          what a player would do, and why ({ $players })
cli-play-help-why = why           the Automa's last decision, step by step
cli-play-help-rule = rule 5.2      what the rulebook says there, or about words; alone, about the question
cli-play-help-undo = undo          take back your last answer
cli-play-help-redo = redo          give it again
cli-play-help-log = log           everything that happened
cli-play-help-score = score         both score sheets
cli-play-help-board = board         show the table again
cli-play-help-adjust = adjust {"{"}...{"}"}  correct facts, such as adjust { $example }
cli-play-help-save = save FILE     write the match to a new file
cli-play-help-lang = lang de       go on in another language (en, de, it)
cli-play-help-quit = quit          leave; the table stays
cli-play-examples = { $n ->
    [one] There is one legal answer now: { $examples }
   *[other] There are { $n } legal answers now, for example: { $examples }
}
cli-play-written = How answers are written: { $notations }
cli-play-more_legal = … and { $n } more: type how they begin, such as legal build.
cli-play-none_legal = Nothing that can be answered begins like that.
cli-play-several = { $low ->
    [0] up to { $high } of
   *[other] { $low } to { $high } of
    } { $of }
cli-play-text_like = such as { $example }
cli-play-free_text = a text of at most { $n } letters
cli-play-no_decision = The Automa has not decided anything yet.
cli-play-undone = Taken back: { $answer }
cli-play-saved = Written to { $file }.
cli-play-kept = The table is kept. To go on: automatable play --resume { $table }
cli-why-none = nothing
cli-why-chosen = { $option }
cli-winner = Winner: { $winner }

## Tables

cli-tables-none = There is no table yet. Begin with: automatable play patchwork
cli-tables-running = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
cli-tables-over = finished
cli-tables-level = level { $level }
cli-tables-imported = The match is on a new table: { $table }

## Decks

cli-deck-built_in = built in
cli-deck-own = your own
cli-deck-unfinished = { $n ->
    [one] your own, one card missing
   *[other] your own, { $n } cards missing
}
cli-deck-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cli-deck-written = Written to { $file }. Edit it, then: automatable deck check { $file }

## The server

cli-serve-open = The table is open at { $address } (Ctrl+C ends it)
cli-serve-host = You are its host in a browser that has opened { $address }: it sees all tables, changes decks and starts runs of the laboratory. Keep this address to yourself.
cli-serve-lan = Everybody in this network can open that address now (from a phone: scan the code). They can begin tables of their own, and join one of yours if you give them its link. What they send is not encrypted. Ctrl+C ends it.
cli-serve-code = They need the access code.
cli-serve-no_code = They need no code; with --access-code they would.
cli-backup-done = { $n ->
    [one] 1 table was copied to { $file }.
   *[other] { $n } tables were copied to { $file }.
}
cli-check-file = The file: { $reason }
cli-check-table = Table { $table }: { $reason }
cli-check-saved = { $n ->
    [one]   1 answer of it can be saved.
   *[other]   { $n } answers of it can be saved.
}
cli-check-lost = Nothing of it can be saved.
cli-check-bad = { $n ->
    [0] The file is damaged; automatable repair saves what can be saved.
    [one] 1 table is damaged; automatable repair saves what can be saved.
   *[other] { $n } tables are damaged; automatable repair saves what can be saved.
}
cli-check-good = { $n ->
    [one] All is well: 1 table, replayed and compared.
   *[other] All is well: { $n } tables, replayed and compared.
}
cli-repair-done = { $file }: whole tables { $n }, saved in part { $partly }, lost { $lost }. The old file was not touched.
cli-move-different = Table { $table } is not the same there.
cli-parted = { $here } and { $come } were one table: { $same ->
    [0] they differ from the first answer on
    [one] the first answer is the same
   *[other] the first { $same } answers are the same
}, then “{ $ours }” there and “{ $theirs }” in what has come. Both are kept.
cli-move-done = { $n ->
    [one] 1 table lies in { $to } now, replayed and compared.
   *[other] { $n } tables lie in { $to } now, replayed and compared.
}
refused-repair_files_only = Only files of SQLite can be repaired; a database server has tools of its own.

## What can be wrong

refused-bad_game_name = { $name } cannot be the name of a game: 3 to 40 small letters, digits and _, beginning with a letter, and no module of Python.
refused-game_name_taken = There is a game or a package called { $name } already.
refused-folder_taken = { $folder } exists already. Nothing was written.
refused-no_records = { $game } has no game records. Use a save file.
refused-position_missing = A position is needed: --position FILE, or - for stdin.
refused-batch_alone = With --batch positions and answers come from the lines of stdin; leave out --position and --answer.
refused-batch_line = A line must be a JSON object with the field "position".
refused-batch_field = The field { $field } is unknown. Known: position, answers, seed.
refused-batch_answers = The field "answers" must be a list of texts.
refused-file_exists = { $file } exists already; it was not overwritten.
refused-file_unwritable = { $file } cannot be written: { $reason }
refused-not_json = { $file } is not valid JSON (line { $line }, column { $column }).
refused-table_ambiguous = { $n } tables begin with { $table }: give more letters.
refused-nothing_to_resume = There is no table to go on with. Name a game: automatable play patchwork
refused-options_without_game = Options and a seed need a game: automatable play patchwork --level 3
refused-game_or_resume = Give a game to begin with, or --resume, not both.
refused-one_game = Name exactly one game (given: { $given }).
refused-option_without_value = { $option } needs a value, such as --level 3 or --option level=3.
refused-bad_seconds = { $seconds } is no time to think: give up to { $most } seconds, such as hint search 3.
refused-no_such_paragraph = The rulebook has nothing on “{ $wanted }”: name a paragraph such as 5.2, or other words.
refused-save_without_file = Name a file: save evening.json
refused-no_such_language = There is no language { $language }. Known: { $known }
refused-record_without_game = The record does not say its game: the line [Game "..."] is missing.
refused-replay_too_far = The match has only { $answers } answers, not { $n }.
refused-no_such_deck = There is no deck { $deck }. Known: { $known }
refused-port_taken = Cannot listen on { $host }, port { $port }: { $reason }
refused-access_code_short = An access code needs at least { $n } characters.

## The laboratory

lab-no-kernel = The fast kernel is not installed (pip install 'automatable[lab]'): the reference engine plays, a thousand times slower.
lab-rate = { $rate } games/s
lab-interrupted = Interrupted: this is what was done until then.
lab-speed = { $engine }, { $cores } cores: { $games } games/s, { $decisions } decisions/s
lab-head-variant = variant
lab-head-games = games
lab-head-won = won
lab-head-interval = 95 % interval
lab-head-person = person's score
lab-head-automa = opponent's score
lab-head-tile = 7x7 bonus
lab-head-plies = plies
lab-head-leads = lead changes
lab-head-measure = what
lab-head-mean = mean
lab-head-known = known
lab-head-off = off by (standard errors)
lab-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
refused-automa_alone = --{ $option } is for Patchwork only: of { $game } the Automa is watched alone.
refused-no_simulation = There is no simulation of { $game } yet.
refused-no_such_player = There is no player { $player }. Known: { $known }
refused-no_such_level = There is no level { $level }. Known: { $known }
refused-no_such_value = { $switch } cannot be { $value }. Known: { $known }
refused-no_games = At least one game has to be played, not { $games }.
refused-bad_width = The width of an interval must lie between 0 and 1, not { $width }.
refused-run_exists = { $folder } holds something already; give a new folder.
refused-folder_unwritable = { $folder } cannot be made: { $reason }
refused-no_run = { $folder } holds no run: { $reason }
refused-no_such_format = There is no format { $format }. Known: { $known }
refused-needs_extra = { $what } is missing: pip install 'automatable[{ $extra }]'
refused-workers_failed = The worker processes died again and again; { $left } batches are left.
refused-no_cluster = There is no Ray cluster at { $address }: { $reason }
refused-no_budget = { $player }: a decision may take 1 to 10 million iterations (search:500) or up to an hour (search:1s).
refused-bad_sweep = { $what } cannot be swept. Such can: card.7.budget=5..12, card.3.income=0..5, level=1..5
refused-no_such_lab_card = There is no card { $card } in this deck. Known: { $known }
refused-no_players = Nobody can give hints in this game yet.
lab-report = Written to { $file }.
lab-difference = Difference in { $measure ->
    [wins] percent of wins
   *[margin] points
}: { $difference } (95 % interval { $low } to { $high }) over { $pairs } pairs of games.
lab-verdict-first = The person wins more against { $a }.
lab-verdict-second = The person wins more against { $b }.
lab-verdict-equal = { $a } and { $b } do not differ by as much as was asked for.
lab-verdict-open = The pairs do not suffice for a verdict on { $a } and { $b }.
lint-totals = All cards together: budget { $budget }, income { $income }.
lint-icon = { $condition }: on { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, first on { $first }.
lint-never_decides = Card { $card }: condition { $place } ({ $condition }) never decides.
lint-twin = Card { $card } is the same as card { $other }.
lint-dominates = Card { $card } has the conditions of card { $other } and is never weaker.
lint-differs = { $cards ->
    [one] 1 card is not in the printed deck { $deck }.
   *[other] { $cards } cards are not in the printed deck { $deck }.
}
lint-against_printed = Compared with the printed deck { $deck }: budget { $budget }, income { $income }.

cli-new_game-done = A small whole game lies in { $folder }. Next:

cli-words-count = { $part }: { $n } said, { $missing ->
    [0] none missing
   *[other] { $missing } missing (English is shown)
}
cli-words-books = { $part }: rulebook { $book } sentences, lessons { $lessons }
cli-words-sentences = Together { $n } sentences in rulebooks and lessons.
cli-words-missing = { $part }: { $message } is missing
cli-words-copy = { $place }: { $message } is the English text
cli-review-instead = instead of: { $move }
cli-puzzle-ask = Which one? (a number)
cli-puzzles-made = { $n } puzzles are in { $file }.
refused-puzzle_choice = Choose a number from 1 to { $n }.
refused-puzzles_need_lab = Finding puzzles needs the laboratory: pip install 'automatable[lab]'

## Game files

cli-kit-kept = Kept. It is a game like any other now: { $id }
cli-kit-ejected = { $folder } is the same game as a Python package. There is no way back into the file.
cli-kit-holds = { $file } holds: it can be played.
cli-kit-ended = Games that ended: { $ended } of { $games }.
cli-kit-turns = Turns: { $shortest } to { $longest }.
cli-kit-points = Points of the Automa: { $low } to { $high }, in the middle { $middle }.
cli-kit-never = Steps that no game came to (with their line): { $steps }.
cli-kit-stopped = { $n } × stopped: { $why }
