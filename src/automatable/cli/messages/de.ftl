### Das Terminal auf Deutsch.

## Spielen

cli-play-hint = Gib deine Antwort ein. ? zeigt die Hilfe, quit beendet; jede Antwort wird behalten.
cli-play-help = Gib eine Antwort in der Notation des Spiels ein, oder einen dieser Befehle:
cli-play-help-legal = legal         alle erlaubten Antworten; legal build: die so beginnen
cli-play-help-hint = hint          was ein Sparringspartner täte, und warum ({ $players })
cli-play-help-why = why           die letzte Entscheidung des Automa, Schritt für Schritt
cli-play-help-rule = rule 5.2      was das Regelheft dort sagt, oder zu Stichworten; allein: zur Frage
cli-play-help-undo = undo          deine letzte Antwort zurücknehmen
cli-play-help-redo = redo          sie wieder geben
cli-play-help-log = log           alles, was geschehen ist
cli-play-help-score = score         beide Wertungen
cli-play-help-board = board         den Tisch noch einmal zeigen
cli-play-help-adjust = adjust {"{"}...{"}"}  Angaben berichtigen, etwa adjust { $example }
cli-play-help-save = save DATEI    die Partie in eine neue Datei schreiben
cli-play-help-lang = lang en       in einer anderen Sprache weiterspielen (en, de, it)
cli-play-help-quit = quit          beenden; der Tisch bleibt
cli-play-examples = { $n ->
    [one] Es gibt jetzt eine erlaubte Antwort: { $examples }
   *[other] Es gibt jetzt { $n } erlaubte Antworten, zum Beispiel: { $examples }
}
cli-play-written = So schreibst du Antworten: { $notations }
cli-play-more_legal = … und { $n } weitere: Tippe den Anfang dazu, etwa legal build.
cli-play-none_legal = So beginnt keine mögliche Antwort.
cli-play-several = { $low ->
    [0] bis zu { $high } von
   *[other] { $low } bis { $high } von
    } { $of }
cli-play-text_like = zum Beispiel { $example }
cli-play-free_text = ein Text mit höchstens { $n } Zeichen
cli-play-no_decision = Der Automa hat noch nichts entschieden.
cli-play-undone = Zurückgenommen: { $answer }
cli-play-saved = In { $file } geschrieben.
cli-play-kept = Der Tisch bleibt erhalten. Weiter geht es mit: automatable play --resume { $table }
cli-why-none = nichts
cli-why-chosen = { $option }
cli-winner = Gewonnen hat: { $winner }

## Tische

cli-tables-none = Es gibt noch keinen Tisch. Beginne mit: automatable play patchwork
cli-tables-running = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
cli-tables-over = beendet
cli-tables-level = Stufe { $level }
cli-tables-imported = Die Partie liegt auf einem neuen Tisch: { $table }

## Decks

cli-deck-built_in = mitgeliefert
cli-deck-own = eigenes
cli-deck-unfinished = { $n ->
    [one] eigenes, eine Karte fehlt
   *[other] eigenes, { $n } Karten fehlen
}
cli-deck-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
cli-deck-written = In { $file } geschrieben. Bearbeite die Datei, dann: automatable deck check { $file }

## Der Server

cli-serve-open = Der Tisch ist offen unter { $address } (Strg+C beendet ihn)
cli-serve-host = Betreiber bist du in einem Browser, der { $address } geöffnet hat: Er sieht alle Tische, ändert Decks und startet Läufe des Labors. Behalte diese Adresse für dich.
cli-serve-lan = Alle in diesem Netz können jetzt diese Adresse öffnen (mit dem Handy: Code scannen). Sie können eigene Tische beginnen und sich an einen von deinen setzen, wenn du ihnen dessen Link gibst. Was sie senden, ist nicht verschlüsselt. Strg+C beendet es.
cli-serve-code = Sie brauchen den Zugangscode.
cli-serve-no_code = Sie brauchen keinen Code; mit --access-code bräuchten sie einen.
cli-backup-done = { $n ->
    [one] 1 Tisch wurde nach { $file } kopiert.
   *[other] { $n } Tische wurden nach { $file } kopiert.
}
cli-check-file = Die Datei: { $reason }
cli-check-table = Tisch { $table }: { $reason }
cli-check-saved = { $n ->
    [one]   1 Antwort davon ist zu retten.
   *[other]   { $n } Antworten davon sind zu retten.
}
cli-check-lost = Davon ist nichts zu retten.
cli-check-bad = { $n ->
    [0] Die Datei ist beschädigt; automatable repair rettet, was zu retten ist.
    [one] 1 Tisch ist beschädigt; automatable repair rettet, was zu retten ist.
   *[other] { $n } Tische sind beschädigt; automatable repair rettet, was zu retten ist.
}
cli-check-good = { $n ->
    [one] Alles in Ordnung: 1 Tisch, nachgespielt und verglichen.
   *[other] Alles in Ordnung: { $n } Tische, nachgespielt und verglichen.
}
cli-repair-done = { $file }: ganze Tische { $n }, teilweise gerettet { $partly }, verloren { $lost }. Die alte Datei wurde nicht angerührt.
cli-move-different = Tisch { $table } ist dort nicht derselbe.
cli-parted = { $here } und { $come } waren ein Tisch: { $same ->
    [0] sie unterscheiden sich von der ersten Antwort an
    [one] die erste Antwort ist gleich
   *[other] die ersten { $same } Antworten sind gleich
}, dann dort „{ $ours }“ und im Neuen „{ $theirs }“. Beide bleiben.
cli-move-done = { $n ->
    [one] 1 Tisch liegt jetzt in { $to }, nachgespielt und verglichen.
   *[other] { $n } Tische liegen jetzt in { $to }, nachgespielt und verglichen.
}
refused-repair_files_only = Nur SQLite-Dateien lassen sich reparieren; ein Datenbankserver hat seine eigenen Werkzeuge.

## Was falsch sein kann

refused-bad_game_name = { $name } kann kein Spiel heißen: 3 bis 40 Kleinbuchstaben, Ziffern und _, am Anfang ein Buchstabe, und kein Modul von Python.
refused-game_name_taken = Ein Spiel oder Paket namens { $name } gibt es schon.
refused-folder_taken = { $folder } gibt es schon. Es wurde nichts geschrieben.
refused-no_records = { $game } hat keine Partieaufzeichnungen. Nimm einen Spielstand.
refused-position_missing = Eine Stellung fehlt: --position DATEI, oder - für die Standardeingabe.
refused-batch_alone = Mit --batch kommen Stellungen und Antworten aus den Zeilen der Standardeingabe; lass --position und --answer weg.
refused-batch_line = Eine Zeile muss ein JSON-Objekt mit dem Feld "position" sein.
refused-batch_field = Das Feld { $field } ist unbekannt. Bekannt: position, answers, seed.
refused-batch_answers = Das Feld "answers" muss eine Liste von Texten sein.
refused-file_exists = { $file } gibt es schon; die Datei wurde nicht überschrieben.
refused-file_unwritable = { $file } kann nicht geschrieben werden: { $reason }
refused-not_json = { $file } ist kein gültiges JSON (Zeile { $line }, Spalte { $column }).
refused-table_ambiguous = { $n } Tische beginnen mit { $table }: Gib mehr Buchstaben an.
refused-nothing_to_resume = Es gibt keinen Tisch zum Weiterspielen. Nenne ein Spiel: automatable play patchwork
refused-options_without_game = Optionen und Startwert brauchen ein Spiel: automatable play patchwork --level 3
refused-game_or_resume = Gib ein Spiel zum Beginnen an oder --resume, nicht beides.
refused-one_game = Nenne genau ein Spiel (angegeben: { $given }).
refused-option_without_value = { $option } braucht einen Wert, etwa --level 3 oder --option level=3.
refused-bad_seconds = { $seconds } ist keine Bedenkzeit: bis zu { $most } Sekunden, etwa hint search 3.
refused-no_such_paragraph = Zu „{ $wanted }“ steht nichts im Regelheft: Nenne einen Absatz wie 5.2 oder andere Wörter.
refused-save_without_file = Nenne eine Datei: save abend.json
refused-no_such_language = Die Sprache { $language } gibt es nicht. Bekannt: { $known }
refused-record_without_game = Die Aufzeichnung nennt ihr Spiel nicht: Die Zeile [Game "..."] fehlt.
refused-replay_too_far = { $answers ->
    [one] Die Partie hat nur 1 Antwort, nicht { $n }.
   *[other] Die Partie hat nur { $answers } Antworten, nicht { $n }.
}
refused-no_such_deck = Das Deck { $deck } gibt es nicht. Bekannt: { $known }
refused-port_taken = { $host }, Port { $port } ist nicht zu öffnen: { $reason }
refused-access_code_short = Ein Zugangscode braucht mindestens { $n } Zeichen.

## Das Labor

lab-no-kernel = Der schnelle Kern ist nicht installiert (pip install 'automatable[lab]'): Stattdessen spielt das Vergleichsprogramm, tausendmal langsamer.
lab-rate = { $rate } Partien/s
lab-interrupted = Unterbrochen: Das war bis dahin fertig.
lab-speed = { $engine }, { $cores } Kerne: { $games } Partien/s, { $decisions } Entscheidungen/s
lab-head-variant = Variante
lab-head-games = Partien
lab-head-won = gewonnen
lab-head-interval = 95-%-Intervall
lab-head-person = Punkte des Menschen
lab-head-automa = Punkte des Gegners
lab-head-tile = 7x7-Bonus
lab-head-plies = Halbzüge
lab-head-leads = Führungswechsel
lab-head-measure = was
lab-head-mean = Mittel
lab-head-known = bekannt
lab-head-off = Abstand (Standardfehler)
lab-games = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
refused-automa_alone = --{ $option } gibt es nur für Patchwork: Von { $game } wird der Automa allein betrachtet.
refused-no_simulation = Für { $game } gibt es noch keine Simulation.
refused-no_such_player = Es gibt keinen Spieler { $player }. Bekannt: { $known }
refused-no_such_level = Es gibt keine Stufe { $level }. Bekannt: { $known }
refused-no_such_value = { $switch } kann nicht { $value } sein. Bekannt: { $known }
refused-no_games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
refused-bad_width = Die Breite eines Intervalls muss zwischen 0 und 1 liegen, nicht { $width }.
refused-run_exists = { $folder } enthält schon etwas; gib einen neuen Ordner an.
refused-folder_unwritable = { $folder } kann nicht angelegt werden: { $reason }
refused-no_run = { $folder } enthält keinen Lauf: { $reason }
refused-no_such_format = Es gibt kein Format { $format }. Bekannt: { $known }
refused-needs_extra = { $what } fehlt: pip install 'automatable[{ $extra }]'
refused-workers_failed = { $left ->
    [one] Die Arbeitsprozesse sind immer wieder gestorben; 1 Paket ist übrig.
   *[other] Die Arbeitsprozesse sind immer wieder gestorben; { $left } Pakete sind übrig.
}
refused-no_cluster = Unter { $address } ist kein Ray-Cluster: { $reason }
refused-no_budget = { $player }: Eine Entscheidung darf 1 bis 10 Millionen Durchläufe (search:500) oder höchstens eine Stunde (search:1s) dauern.
refused-bad_sweep = { $what } lässt sich nicht durchlaufen. So geht es: card.7.budget=5..12, card.3.income=0..5, level=1..5
refused-no_such_lab_card = In diesem Deck gibt es keine Karte { $card }. Bekannt: { $known }
refused-no_players = Für dieses Spiel gibt es noch niemanden, der Tipps gibt.
lab-report = Geschrieben nach { $file }.
lab-difference = Unterschied { $measure ->
    [wins] bei den Siegen in Prozentpunkten
   *[margin] beim Vorsprung in Punkten
}: { $difference } (95-%-Intervall { $low } bis { $high }) über { $pairs } Paare von Partien.
lab-verdict-first = Gegen { $a } gewinnt der Mensch öfter.
lab-verdict-second = Gegen { $b } gewinnt der Mensch öfter.
lab-verdict-equal = { $a } und { $b } unterscheiden sich nicht so stark wie gefragt.
lab-verdict-open = Die Paare reichen nicht für ein Urteil über { $a } und { $b }.
lint-totals = Alle Karten zusammen: Knopfwert { $budget }, Knopfwertung { $income }.
lint-icon = { $condition }: auf { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, davon { $first } zuerst.
lint-never_decides = Karte { $card }: Bedingung { $place } ({ $condition }) entscheidet nie.
lint-twin = Karte { $card } ist dieselbe wie Karte { $other }.
lint-dominates = Karte { $card } hat die Bedingungen von Karte { $other } und ist nie schwächer.
lint-differs = { $cards ->
    [one] 1 Karte ist nicht im gedruckten Deck { $deck }.
   *[other] { $cards } Karten sind nicht im gedruckten Deck { $deck }.
}
lint-against_printed = Gegenüber dem gedruckten Deck { $deck }: Knopfwert { $budget }, Knopfwertung { $income }.

cli-new_game-done = Ein kleines ganzes Spiel liegt in { $folder }. So geht es weiter:

cli-words-count = { $part }: { $n } vorhanden, { $missing ->
    [0] keine fehlt
    [one] eine fehlt (stattdessen steht Englisch da)
   *[other] { $missing } fehlen (stattdessen steht Englisch da)
}
cli-words-books = { $part }: Regelheft { $book } Sätze, Einführungen { $lessons }
cli-words-sentences = Zusammen { $n } Sätze in Regelheften und Einführungen.
cli-words-missing = { $part }: { $message } fehlt
cli-words-copy = { $place }: { $message } ist der englische Text
cli-review-instead = statt: { $move }
cli-puzzle-ask = Welcher? (eine Zahl)
cli-puzzles-made = In { $file } stehen { $n } Rätsel.
refused-puzzle_choice = Wähle eine Zahl von 1 bis { $n }.
refused-puzzles_need_lab = Um Rätsel zu finden, braucht es das Labor: pip install 'automatable[lab]'

## Spieldateien

cli-kit-kept = Aufgehoben. Es ist jetzt ein Spiel wie jedes andere: { $id }
cli-kit-ejected = { $folder } ist dasselbe Spiel als Python-Paket. Zurück in die Datei führt kein Weg.
cli-kit-holds = { $file } stimmt: Sie kann gespielt werden.
cli-kit-ended = Zu Ende gegangene Partien: { $ended } von { $games }.
cli-kit-turns = Züge: { $shortest } bis { $longest }.
cli-kit-points = Punkte der Automa: { $low } bis { $high }, in der Mitte { $middle }.
cli-kit-never = Schritte, zu denen keine Partie kam (mit ihrer Zeile): { $steps }.
cli-kit-stopped = { $n } × angehalten: { $why }
