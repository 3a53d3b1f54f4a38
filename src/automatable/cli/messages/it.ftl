### Il terminale in italiano.

## Giocare

cli-play-hint = Scrivi la tua risposta. ? mostra l’aiuto, quit esce; ogni risposta viene conservata.
cli-play-help = Scrivi una risposta nella notazione del gioco, oppure uno di questi comandi:
cli-play-help-legal = legal         tutte le risposte ammesse; legal build: quelle che cominciano così
cli-play-help-hint = hint          che cosa farebbe un compagno di allenamento e perché ({ $players })
cli-play-help-why = why           l’ultima decisione dell’Automa, passo per passo
cli-play-help-rule = rule 5.2      che cosa dice lì il regolamento, o su alcune parole; da solo: sulla domanda
cli-play-help-undo = undo          annullare la tua ultima risposta
cli-play-help-redo = redo          darla di nuovo
cli-play-help-log = log           tutto quello che è successo
cli-play-help-score = score         i due punteggi
cli-play-help-board = board         mostrare di nuovo il tavolo
cli-play-help-adjust = adjust {"{"}...{"}"}  correggere dei dati, per esempio adjust { $example }
cli-play-help-save = save FILE     scrivere la partita in un nuovo file
cli-play-help-lang = lang en       continuare in un’altra lingua (en, de, it)
cli-play-help-quit = quit          uscire; il tavolo resta
cli-play-examples = { $n ->
    [one] Ora c’è una sola risposta ammessa: { $examples }
   *[other] Ora ci sono { $n } risposte ammesse, per esempio: { $examples }
}
cli-play-written = Le risposte si scrivono così: { $notations }
cli-play-more_legal = { $n ->
    [one] … e un’altra: scrivi come comincia, per esempio legal build.
   *[other] … e altre { $n }: scrivi come cominciano, per esempio legal build.
}
cli-play-none_legal = Nessuna risposta possibile comincia così.
cli-play-several = { $low ->
    [0] fino a { $high } tra
   *[other] da { $low } a { $high } tra
    } { $of }
cli-play-text_like = per esempio { $example }
cli-play-free_text = un testo di al massimo { $n } caratteri
cli-play-no_decision = L’Automa non ha ancora deciso nulla.
cli-play-undone = Annullato: { $answer }
cli-play-saved = Scritto in { $file }.
cli-play-kept = Il tavolo è conservato. Per continuare: automatable play --resume { $table }
cli-why-none = niente
cli-why-chosen = { $option }
cli-winner = Vince: { $winner }

## Tavoli

cli-tables-none = Non c’è ancora nessun tavolo. Comincia con: automatable play patchwork
cli-tables-running = { $n ->
    [one] 1 passo
   *[other] { $n } passi
}
cli-tables-over = finita
cli-tables-level = livello { $level }
cli-tables-imported = La partita è su un nuovo tavolo: { $table }

## Mazzi

cli-deck-built_in = incluso
cli-deck-own = tuo
cli-deck-unfinished = { $n ->
    [one] tuo, manca una carta
   *[other] tuo, mancano { $n } carte
}
cli-deck-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
cli-deck-written = Scritto in { $file }. Modifica il file, poi: automatable deck check { $file }

## Il server

cli-serve-open = Il tavolo è aperto su { $address } (Ctrl+C lo chiude)
cli-serve-host = Lo gestisci tu da un browser che ha aperto { $address }: vede tutti i tavoli, cambia i mazzi e avvia prove del laboratorio. Tieni questo indirizzo per te.
cli-serve-lan = Ora chiunque in questa rete può aprire quell’indirizzo (dal telefono: inquadra il codice). Può aprire tavoli propri, e sedersi a uno dei tuoi se gli dai il link. Quello che invia non è cifrato. Ctrl+C lo chiude.
cli-serve-code = Serve il codice di accesso.
cli-serve-no_code = Non serve nessun codice; con --access-code servirebbe.
cli-backup-done = { $n ->
    [one] 1 tavolo è stato copiato in { $file }.
   *[other] { $n } tavoli sono stati copiati in { $file }.
}
cli-check-file = Il file: { $reason }
cli-check-table = Tavolo { $table }: { $reason }
cli-check-saved = { $n ->
    [one]   Se ne può recuperare 1 risposta.
   *[other]   Se ne possono recuperare { $n } risposte.
}
cli-check-lost = Non se ne può recuperare nulla.
cli-check-bad = { $n ->
    [0] Il file è danneggiato; automatable repair salva ciò che si può salvare.
    [one] 1 tavolo è danneggiato; automatable repair salva ciò che si può salvare.
   *[other] { $n } tavoli sono danneggiati; automatable repair salva ciò che si può salvare.
}
cli-check-good = { $n ->
    [one] Tutto a posto: 1 tavolo, rigiocato e confrontato.
   *[other] Tutto a posto: { $n } tavoli, rigiocati e confrontati.
}
cli-repair-done = { $file }: tavoli interi { $n }, recuperati in parte { $partly }, persi { $lost }. Il vecchio file non è stato toccato.
cli-move-different = Il tavolo { $table } là non è lo stesso.
cli-parted = { $here } e { $come } erano un tavolo solo: { $same ->
    [0] sono diversi fin dalla prima risposta
    [one] la prima risposta è uguale
   *[other] le prime { $same } risposte sono uguali
}, poi là «{ $ours }» e in ciò che è arrivato «{ $theirs }». Restano tutti e due.
cli-move-done = { $n ->
    [one] 1 tavolo è ora in { $to }, rigiocato e confrontato.
   *[other] { $n } tavoli sono ora in { $to }, rigiocati e confrontati.
}
refused-repair_files_only = Si possono riparare solo file SQLite; un server di database ha i suoi strumenti.

## Che cosa può essere sbagliato

refused-bad_game_name = { $name } non può essere il nome di un gioco: da 3 a 40 lettere minuscole, cifre e _, con una lettera all’inizio, e non il nome di un modulo di Python.
refused-game_name_taken = Esiste già un gioco o un pacchetto di nome { $name }.
refused-folder_taken = { $folder } esiste già. Non è stato scritto nulla.
refused-no_records = { $game } non ha registrazioni di partite. Usa un salvataggio.
refused-position_missing = Manca una posizione: --position FILE, oppure - per lo standard input.
refused-batch_alone = Con --batch le posizioni e le risposte vengono dalle righe dello standard input; togli --position e --answer.
refused-batch_line = Una riga deve essere un oggetto JSON con il campo "position".
refused-batch_field = Il campo { $field } è sconosciuto. Conosciuti: position, answers, seed.
refused-batch_answers = Il campo "answers" deve essere un elenco di testi.
refused-file_exists = { $file } esiste già; non è stato sovrascritto.
refused-file_unwritable = { $file } non può essere scritto: { $reason }
refused-not_json = { $file } non è JSON valido (riga { $line }, colonna { $column }).
refused-table_ambiguous = { $n } tavoli cominciano con { $table }: scrivi più lettere.
refused-nothing_to_resume = Non c’è nessun tavolo da continuare. Indica un gioco: automatable play patchwork
refused-options_without_game = Le opzioni e il seme richiedono un gioco: automatable play patchwork --level 3
refused-game_or_resume = Indica un gioco da cominciare oppure --resume, non entrambi.
refused-one_game = Indica esattamente un gioco (indicati: { $given }).
refused-option_without_value = { $option } richiede un valore, per esempio --level 3 oppure --option level=3.
refused-bad_seconds = { $seconds } non è un tempo per pensare: fino a { $most } secondi, per esempio hint search 3.
refused-no_such_paragraph = Il regolamento non dice nulla su «{ $wanted }»: indica un paragrafo come 5.2 o altre parole.
refused-save_without_file = Indica un file: save serata.json
refused-no_such_language = La lingua { $language } non esiste. Conosciute: { $known }
refused-record_without_game = La registrazione non indica il gioco: manca la riga [Game "..."].
refused-replay_too_far = { $answers ->
    [one] La partita ha una sola risposta, non { $n }.
   *[other] La partita ha solo { $answers } risposte, non { $n }.
}
refused-no_such_deck = Il mazzo { $deck } non esiste. Conosciuti: { $known }
refused-port_taken = Impossibile ascoltare su { $host }, porta { $port }: { $reason }
refused-access_code_short = Un codice di accesso ha bisogno di almeno { $n } caratteri.

## Il laboratorio

lab-no-kernel = Il nucleo veloce non è installato (pip install 'automatable[lab]'): gioca il motore di riferimento, mille volte più lento.
lab-rate = { $rate } partite/s
lab-interrupted = Interrotto: questo è quanto fatto finora.
lab-speed = { $engine }, { $cores } core: { $games } partite/s, { $decisions } decisioni/s
lab-head-variant = variante
lab-head-games = partite
lab-head-won = vinte
lab-head-interval = intervallo al 95 %
lab-head-person = punti della persona
lab-head-automa = punti dell’avversario
lab-head-tile = tessera 7x7
lab-head-plies = mosse
lab-head-leads = cambi al comando
lab-head-measure = che cosa
lab-head-mean = media
lab-head-known = noto
lab-head-off = scarto (errori standard)
lab-games = { $n ->
    [one] 1 partita
   *[other] { $n } partite
}
refused-automa_alone = --{ $option } vale solo per Patchwork: di { $game } si osserva l’Automa da solo.
refused-no_simulation = Non c’è ancora una simulazione di { $game }.
refused-no_such_player = Non esiste il giocatore { $player }. Conosciuti: { $known }
refused-no_such_level = Non esiste il livello { $level }. Conosciuti: { $known }
refused-no_such_value = { $switch } non può essere { $value }. Conosciuti: { $known }
refused-no_games = Bisogna giocare almeno una partita, non { $games }.
refused-bad_width = L’ampiezza di un intervallo deve stare tra 0 e 1, non { $width }.
refused-run_exists = { $folder } contiene già qualcosa; indica una cartella nuova.
refused-folder_unwritable = { $folder } non può essere creata: { $reason }
refused-no_run = { $folder } non contiene alcuna simulazione: { $reason }
refused-no_such_format = Non esiste il formato { $format }. Conosciuti: { $known }
refused-needs_extra = Manca { $what }: pip install 'automatable[{ $extra }]'
refused-workers_failed = { $left ->
    [one] I processi di lavoro sono morti ripetutamente; resta 1 blocco.
   *[other] I processi di lavoro sono morti ripetutamente; restano { $left } blocchi.
}
refused-no_cluster = Non c’è un cluster Ray a { $address }: { $reason }
refused-no_budget = { $player }: una decisione può prendere da 1 a 10 milioni di iterazioni (search:500) o al massimo un’ora (search:1s).
refused-bad_sweep = { $what } non si può variare. Esempi: card.7.budget=5..12, card.3.income=0..5, level=1..5
refused-no_such_lab_card = In questo mazzo non c’è la carta { $card }. Conosciute: { $known }
refused-no_players = In questo gioco nessuno sa ancora dare consigli.
lab-report = Scritto in { $file }.
lab-difference = Differenza { $measure ->
    [wins] nelle vittorie, in punti percentuali
   *[margin] nel vantaggio, in punti
}: { $difference } (intervallo al 95 % da { $low } a { $high }) su { $pairs } coppie di partite.
lab-verdict-first = Contro { $a } la persona vince più spesso.
lab-verdict-second = Contro { $b } la persona vince più spesso.
lab-verdict-equal = { $a } e { $b } non differiscono quanto richiesto.
lab-verdict-open = Le coppie non bastano per un giudizio su { $a } e { $b }.
lint-totals = Tutte le carte insieme: budget { $budget }, rendita { $income }.
lint-icon = { $condition }: su { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, per prima su { $first }.
lint-never_decides = Carta { $card }: la condizione { $place } ({ $condition }) non decide mai.
lint-twin = La carta { $card } è uguale alla carta { $other }.
lint-dominates = La carta { $card } ha le condizioni della carta { $other } e non è mai più debole.
lint-differs = { $cards ->
    [one] 1 carta non è nel mazzo stampato { $deck }.
   *[other] { $cards } carte non sono nel mazzo stampato { $deck }.
}
lint-against_printed = Rispetto al mazzo stampato { $deck }: budget { $budget }, rendita { $income }.

cli-new_game-done = Un piccolo gioco completo si trova in { $folder }. Per continuare:

cli-words-count = { $part }: { $n } presenti, { $missing ->
    [0] non ne manca nessuno
    [one] ne manca uno (al suo posto c’è l’inglese)
   *[other] ne mancano { $missing } (al loro posto c’è l’inglese)
}
cli-words-books = { $part }: regolamento { $book } frasi, lezioni { $lessons }
cli-words-sentences = In tutto { $n } frasi nei regolamenti e nelle lezioni.
cli-words-missing = { $part }: manca { $message }
cli-words-copy = { $place }: { $message } è il testo inglese
cli-review-instead = invece di: { $move }
cli-puzzle-ask = Quale? (un numero)
cli-puzzles-made = In { $file } ci sono { $n } rompicapi.
refused-puzzle_choice = Scegli un numero da 1 a { $n }.
refused-puzzles_need_lab = Per trovare rompicapi serve il laboratorio: pip install 'automatable[lab]'

## File di gioco

cli-kit-kept = Conservato. Ora è un gioco come gli altri: { $id }
cli-kit-ejected = { $folder } è lo stesso gioco come pacchetto Python. Non si può tornare al file.
cli-kit-holds = { $file } è a posto: si può giocare.
cli-kit-ended = Partite finite: { $ended } su { $games }.
cli-kit-turns = Turni: da { $shortest } a { $longest }.
cli-kit-points = Punti dell’Automa: da { $low } a { $high }, in mezzo { $middle }.
cli-kit-never = Passi a cui nessuna partita è arrivata (con la riga): { $steps }.
cli-kit-stopped = { $n } × fermata: { $why }
