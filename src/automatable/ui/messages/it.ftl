### La cornice in italiano. Tutte le chiavi e gli argomenti esistono uguali in en, de e it.

## Ogni pagina

skip-to-content = Vai al contenuto
switch-language = Lingua
switch-theme = Chiaro o scuro
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
foot-label = Altre pagine
unofficial-note = Un compagno non ufficiale fatto da giocatori. Senza legami con autori ed editori dei giochi; disegni e testi sono tutti nostri.
list-none = niente
why = Perché?
nothing-changed = Non è cambiato nulla.
rules-read = La regola è qui:
back-to-table = Torna al tavolo
play-again = Gioca ancora

## Scaffale

shelf-title = Scaffale
shelf-continue = Continua a giocare
shelf-continue-one = Continua
shelf-damaged = Danneggiato: guarda cosa si può recuperare
shelf-older = Tavoli più vecchi
rescue-download = Scarica ciò che si può recuperare
shelf-more = { $n ->
    [one] 1 altro tavolo
   *[other] altri { $n } tavoli
}
shelf-games = Giochi
shelf-play = Gioca
shelf-own-the-game = Per giocare sul tabellone vero serve il gioco. Quali si possono giocare anche interamente sullo schermo è scritto accanto al nome.
shelf-yours = Qui trovi i tavoli aperti in questo browser. Chi ha il link di un tavolo può sedersi a giocare; tieni per te i tuoi link.
shelf-host = Questo server è tuo? Apri l’indirizzo con la chiave che mostra all’avvio e vedrai tutti i tavoli.
shelf-import = Carica una partita salvata
shelf-import-file = File della partita
shelf-import-do = Carica
progress = { $n ->
    [one] 1 passo giocato
   *[other] { $n } passi giocati
}

## Preparazione

set-up-refresh = Mostra le opzioni adatte
set-up-more = Altre opzioni
set-up-name = Nome del tavolo
set-up-name-help = Solo per te, per ritrovarlo. Può restare vuoto.
set-up-seed = Seme
set-up-seed-help = La stessa parola dà le stesse pescate. Lascialo vuoto per mescolare di nuovo.
set-up-start = Al tavolo
own-deck = Il tuo mazzo
own-deck-of = Il tuo mazzo: { $edition }
own-deck-unfinished = { $n ->
    [one] Manca una carta: si inserisce quando viene pescata.
   *[other] Mancano { $n } carte: ognuna si inserisce quando viene pescata.
}
checklist-title = Prepara il gioco
checklist-lead = Segui l’elenco dall’alto in basso; ciò che ha deciso il caso è già scritto.
checklist-offer = C’è ancora qualcosa da preparare?
checklist-done = Tutto pronto

## Tavolo

bar-label = Tavolo
bar-undo = Annulla
bar-redo = Ripeti
bar-log = Diario
bar-score = Punti
bar-correct = Correggi
weighed = { $what }: tu { $mine }, Automa { $hers }
told-earlier = { $n ->
    [one] prima un’altra segnalazione
   *[other] prima altre { $n } segnalazioni
}
undo-takes-back = Annulla: { $what }
export-save = Salva in un file
stage-menu = Menu
skip-to-board = Al tabellone
board-label = Tabellone
stage-near = Tabellone più grande
stage-yours = Il tuo turno
stage-result = Al risultato
stage-won = Hai vinto
stage-lost = Hai perso
stage-drawn = Pareggio
stage-over = La fine
turn-title = L’ultimo turno
turn-own_done = Il tuo turno è finito
turn-on_to_automa = Al turno dell’Automa
turn-automa = Il turno dell’Automa
turn-set_up = Preparazione
turn-rounds = Cambio di round
turn-final = Conteggio finale
turn-next = Avanti
turn-again = Rivedi l’ultimo turno
turn-play = Avvia
turn-lies = Fatto, avanti
turn-of = { $n } di { $all }
turn-back = Passo precedente
turn-all = Tutti i passi
turn-all_done = Tutto a posto
turn-yours = Fatto: tocca a me
turn-over = Fatto: al risultato
turn-nothing = In questo turno non si muove nulla.
title-nobody = Punteggio finale
turn-go_on = Fatto: avanti
turn-always_all = Mostra sempre tutti i passi insieme
legend-title = Legenda
pad-numbers = Numeri delle carte
pad-faces = Dalle figure
panel-left = Che cosa resta
panel-score = Punti
turn-everything = Tutto ciò che è successo
plain-tap = Tocca una casella del tabellone.
plain-or-tap = Oppure tocca una casella del tabellone.
typed-answer = Scrivi invece la risposta
typed-hint = Nella notazione di questo gioco.
typed-example = Per esempio: { $example }
typed-send = Invia
result-you = Hai vinto, { $score }.
result-other = Vince { $who }, { $score }.
result-draw = Non vince nessuno.
result-best = Record (prima { $n })
result-streak = { $n } di fila
result-won = { $won } vinte su { $played }
result-next = Prossima sfida: { $level }
result-chance = Lì vinci { $chance }.
result-try = Prova
result-by = di { $n }
curve-ahead = { $when }: in testa
note-put_back = Annullato. Annulla anche ciò che hai fatto al tavolo per questo, dall’ultimo passo al primo:
note-same_draw = Un passo indietro. Ciò che era già stato pescato tornerà identico.
note-stale = A questo tavolo si è giocato in un’altra scheda. Ecco come sta ora; il tuo ultimo inserimento non è stato usato.
note-unreachable = Il server non è raggiungibile. Ciò che vedi è al sicuro; riprova fra un momento.
note-corrected = Corretto.

## Perché?

cascade-start = Tra che cosa si sceglieva
cascade-many = { $n }, come mostra il disegno
cascade-options = { $options }
cascade-narrowed = Dentro: { $kept }. Fuori: { $dropped }.
cascade-all = Nessuna differenza: { $kept }.
cascade-skipped = Non resterebbe nulla, quindi si salta.
standing-kept = dentro
standing-dropped = fuori
standing-gone = fuori
standing-chosen = scelta
cascade-previous = Passo indietro
cascade-next = Passo successivo
cascade-slider = Passo della decisione

## Diario

log-filter = Che cosa mostrare
log-show-all = Tutto
log-show-person = Persone
log-show-automa = Automa
log-show-decisions = Decisioni
log-show-corrections = Correzioni
log-empty = Non è ancora successo nulla.
log-return = Torna qui
log-return-help = Annulla questa risposta e tutto ciò che è seguito. Con «Ripeti» le risposte tornano una a una.
log-correction = Correzione
log-set-up = Preparazione
log-drawn = Pescata
corrected = Corretto: { $changes }
corrected-fact = { $fact }: { $value }
corrected-signs = { $fact }: rettificato
corrected-others = { $n ->
    [one] un altro dato
   *[other] altri { $n } dati
}
corrected-position = l’intera posizione
log-answered-number = { $question } { $n }
log-answered = Risposta a: { $question }

## Punti e storia

score-final = Punteggio finale
score-now = Se finisse ora
score-now-help = La partita è in corso; questi sono i punti della posizione attuale.
score-gap = un vuoto dove non si sa tutto
score-unknown = ancora ignoto
score-at-least = almeno { $n }
score-winner = Vittoria
score-what = Voce
score-count = Numero
score-points = Punti
score-total = Totale
history-title = Storia
history-empty = Ancora nessuna partita finita. I tuoi risultati resteranno qui.
history-chart = { $game }: vittorie per livello
history-won-of = { $won } su { $played } · { $percent } %
history-chart-by = { $game } · { $what }
history-best = record { $points }
history-won = Vinta
history-lost = Persa

## Mazzi

decks-title = Mazzi
decks-of = I mazzi di «{ $game }»
decks-lead = Ogni carta, disegnata da noi. Che cosa c’è nel mazzo è noto; l’ordine no.
deck-in-use = A questo tavolo
deck-stand-in = Sostituto, non le carte stampate
deck-odds = { $left ->
    [one] Solo 1 carta su { $all } può essere la prossima.
   *[other] { $left } carte su { $all } possono essere la prossima, tutte con la stessa probabilità.
}
deck-odds-weighed = { $left ->
    [one] Solo 1 carta su { $all } può essere la prossima.
   *[other] { $left } carte su { $all } possono essere la prossima; accanto a ciascuna c’è scritto quanto è probabile.
}
deck-chance = { $part } su { $whole }
deck-card-gone = Non ora
deck-source = Da dove vengono queste carte
deck-delete = Elimina questo mazzo
deck-deleted = Il mazzo { $deck } è eliminato. I tavoli che lo usano lo conservano.
deck-loaded = Il mazzo { $deck } è in ordine e ora si può scegliere nella preparazione.
deck-checked = Il mazzo { $deck } è in ordine. Ha { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
confidence-verified = Confrontato con le carte stampate
confidence-single_source = Una sola fonte, non verificata con un’altra
confidence-computed = Ricavato dalle fonti
confidence-disputed = Le fonti non concordano
confidence-house = Fatto da noi
confidence-owner = Inserito da chi lo possiede
decks-own = I tuoi mazzi
decks-own-help = Inserisci le carte della tua scatola: scarica il modello, compilalo, caricalo qui. Il file viene prima controllato, e ciò che non va viene indicato.
decks-own-file = File del mazzo
decks-own-load = Carica
decks-own-check = Controlla soltanto
decks-own-new = Modello per un mazzo
decks-own-new-kind = Modello: { $kind }
pace-title = Movimento
pace-calm = Calmo
pace-quick = Rapido
pace-none = Nessuno
deck-change = Cambia le carte
deck-download = Scarica il file
deck-begin = Comincia un nuovo mazzo
deck-go-on = Continua a inserire
deck-typed-here = A questo tavolo sono state inserite delle carte. Tienile come mazzo tuo, e nessun altro tavolo le chiederà di nuovo.
deck-keep-typed = Tieni come mio mazzo
decks-own-go-on = Carica e finisci qui
card-yes = sì
card-no = no
game-entry-title = Inserisci carte tue
game-entry-lead = Una carta dopo l’altra, anche con pause: un mazzo iniziato aspetta qui finché non ci sono tutte le carte.
deck-new = Un mazzo tuo: { $n } carte con numeri diversi. Le righe che iniziano con # sono commenti; le carte qui sotto stanno per quelle che inserisci tu. Controllalo con:
card-field-number = il numero con cui si chiama la carta
card-title = Carta { $card }
card-back = Tutti i mazzi
card-progress = { $there } su { $wanted } carte
card-there = (inserita)
card-preview = La carta finora
card-keep = Tieni, prossima carta
card-later = Finisci più tardi
card-kept = Tenuta. Ecco la prossima carta che manca.

## Regole

rules-title = Regole
rules-of = Le regole di «{ $game }»
rules-lead = Con parole nostre e nell’ordine in cui servono. Figure ed esempi vengono dall’app stessa.
rules-only-english = Questo regolamento per ora esiste solo in inglese.
rules-place = Nel regolamento: { $chapter }
rules-contents = Indice
rules-ruling = Una nostra interpretazione
rules-switch = Puoi cambiarla quando prepari una partita: { $option }
rules-print = Stampa
rules-example = Esempio
rules-search = Cerca nelle regole
rules-things = Che cosa fanno le cose
rules-nothing = Non trovato.

## Correzioni e impostazioni

correct-title = Correggi un dato
correct-lead = Sul tuo tavolo qualcosa è diverso? Correggilo qui; una domanda aperta resta aperta. «Annulla» annulla una correzione.
correct-signs = Per esperti: dati in forma abbreviata
correct-signs-lead = Che cosa si trova dove, scritto come nella posizione su una riga. Lascia com’è ciò che è giusto.
correct-do = Correggi
settings-title = Questo tavolo
settings-rename = Rinomina
settings-share = Altro dispositivo, altra persona
settings-share-help = Chi apre questo link gioca a questo tavolo. Non c’è altra chiave: dallo solo a chi vuoi che si sieda.
settings-delete = Elimina questo tavolo
settings-delete-help = Il tavolo e il suo diario spariscono per sempre; una partita finita resta nella storia.
settings-delete-sure = Sì, elimina
export-help = Un piccolo file contiene tutta la partita. Si può ricaricare dallo scaffale, anche su un altro dispositivo.

## Aiuto

help-title = Aiuto
help-lead = Automatable fa la parte del tuo avversario nel gioco in solitario, l’Automa: pesca le sue carte, fa le sue scelte e ti dice che cosa fare.
help-play-title = Giocare
help-play = Il tavolo mostra sempre che cosa ti viene chiesto ora. Tocca la tua risposta; il turno dell’avversario segue subito come un breve elenco di istruzioni.
help-why-title = Perché l’ha fatto?
help-why = Ogni istruzione ha un «Perché?». Apre la decisione: tutte le possibilità, poi condizione per condizione che cosa resta e che cosa esce, ognuna con la sua regola.
help-undo-title = Annullare
help-undo = «Annulla» toglie la tua ultima risposta e tutto ciò che è seguito, fino alla preparazione. Tornano le stesse carte: nulla viene rimescolato.
help-companion-title = Con il tuo gioco
help-companion = Nella preparazione scegli di giocare con il tuo gioco. Muovi tu i pezzi; l’app chiede solo ciò che non può sapere. Se qualcosa è andato storto, «Correggi» sistema ogni dato.
help-save-title = Nulla va perso
help-save = Ogni risposta è salvata prima che la pagina cambi. Chiudi il browser o il portatile quando vuoi; il tavolo aspetta sullo scaffale.
help-keys-title = Tasti
key-choices = A una scelta, nell’ordine di lettura; Invio la prende
key-foot = Il pulsante in basso
key-steps = I passi di un turno; sul tabellone da un luogo all’altro
key-why = Perché?
key-hint = Un consiglio
key-camera = Tabellone più vicino, più lontano, intero
key-close = Lascia, chiudi
key-undo = Annulla
key-redo = Ripeti
key-choose = Prendi una delle tre pezze
key-move = Spostala
key-rotate = Ruotala
key-flip = Ribaltala
key-place = Cucila
key-cancel = Rimettila a posto
about-title = Informazioni
about = Software libero con licenza MIT. Funziona sul tuo dispositivo e non invia nulla da nessuna parte.

## Che cosa può andare storto

enter-title = Questo tavolo chiede un codice
enter-help = Chi gestisce questo server ha scelto un codice di accesso. Chiedilo e scrivilo qui.
enter-code = Codice di accesso
enter-button = Entra
error-title = Non ha funzionato
error-safe = Le tue partite sono al sicuro. Torna indietro o ricomincia dallo scaffale.
refused-page_not_found = Questa pagina non esiste.
refused-no_such_table = Questo tavolo non esiste o è stato eliminato.
refused-wrong_method = Questo indirizzo non si può usare così.
refused-forged = Questa richiesta non veniva da una pagina di questa app. Ricarica la pagina e riprova.
refused-unknown_host = Questo server non risponde a questo nome. Usa il suo indirizzo, oppure chi lo gestisce può permettere il nome.
refused-no_access = Il codice di accesso non è questo.
refused-too_many = Troppe richieste in poco tempo. Riprova fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
refused-host_only = Su questo server solo chi lo gestisce può cambiare mazzi e avviare prove del laboratorio.
refused-host_key_wrong = Questa non è la chiave di questo server. L’indirizzo giusto compare all’avvio.
refused-too_slow = È arrivato troppo lentamente: al massimo { $seconds } secondi.
refused-save_too_long = Questo salvataggio è più lungo di quanto possa diventare una partita; le correzioni sono al massimo { $corrections }. Nessuno gioca così.
refused-too_large = È troppo grande: si accettano al massimo { $kilobytes } kB.
refused-bad_field = Il campo «{ $field }» manca o è del tipo sbagliato: { $kind ->
    [number] deve essere un numero intero.
    [object] deve essere un oggetto JSON.
   *[text] deve essere un testo.
}
refused-bad_request = La richiesta è illeggibile.
refused-too_many_answers = Si possono dare al massimo { $most } risposte in una volta; queste sono { $n }.
refused-broken = Qualcosa è andato storto da parte nostra. Quello che era già salvato è al sicuro; riapri la pagina per vedere a che punto è la partita.
refused-stale = Nel frattempo il tavolo è cambiato. Guarda come sta ora e rispondi di nuovo.
refused-unknown_game = Non c’è nessun gioco «{ $game }». Noti: { $known }.
refused-broken_game = «{ $game }» è installato ma non si può usare. «automatable games» dice perché.
refused-game_over = La partita è finita. Con «Annulla» si torna indietro.
refused-not_set_up = La preparazione non è ancora finita.
refused-correct_after_set_up = Si può correggere quando la preparazione è finita.
refused-nothing_to_undo = Non c’è nulla da annullare.
refused-nothing_to_redo = Non c’è nulla da ripetere.
refused-unreadable = Illeggibile: { $token }.
refused-cannot_come = { $what } { $outcome } ora non può uscire.
refused-number_out_of_range = { $word } { $n } non è tra { $low } e { $high }.
refused-answer_needed = Al turno manca una risposta ({ $prompt }): dalla con --answer.
refused-answers_left_over = Il turno è finito, ma restano risposte: { $answers }
refused-not_automa_turn = In questa posizione non è il turno dell’Automa.
refused-nothing_to_correct = Non è cambiato nulla, quindi non c’è nulla da correggere.
refused-bad_choice = { $value } non è possibile per { $option }. Possibili: { $choices }.
refused-unknown_option = L’opzione { $option } non esiste. Note: { $known }.
refused-option_does_not_apply = L’opzione { $option } ({ $value }) non va con le altre scelte.
refused-seed_empty = Il seme è vuoto.
refused-no_file = Non è stato scelto nessun file.
older-rules = Questa partita è stata salvata con regole più vecchie (versione { $version }, oggi { $now }): con le regole di oggi le sue risposte portano a un’altra posizione. Confrontala con il tuo tavolo e correggi ciò che non torna.
older-program = Questa partita è stata salvata da una versione più vecchia dell’app, e qualcosa che si ricava dalla posizione oggi risulta diverso, per esempio i punti. Confrontala con il tuo tavolo e correggi ciò che non torna.
refused-save_truncated = Questo file è incompleto o non è una partita salvata: è illeggibile.
refused-not_a_save = Questa non è una partita salvata di Automatable.
refused-save_newer_format = Questa partita viene da una versione più nuova (formato { $format }; questa legge fino a { $known }). Aggiorna Automatable e riprova.
refused-save_newer_rules = Questa partita di «{ $game }» usa regole più nuove (versione { $version }). Aggiorna Automatable e riprova.
refused-save_damaged = Il file della partita è danneggiato in { $field }.
refused-save_changed = Il file della partita di «{ $game }» è stato cambiato: le sue risposte non portano alla posizione indicata.
refused-save_does_not_replay = Le risposte nel file non si possono rigiocare ({ $reason }).
refused-no_records = «{ $game }» non ha registrazioni di partite. Usa un salvataggio.
refused-not_toml = { $file } non è TOML valido: { $reason }
refused-unknown_data_field = { $file }, { $place }: il campo { $field } non esiste.
refused-missing_data_field = { $file }, { $place }: manca il campo { $field }.
refused-bad_data_value = { $file }, { $place }: { $field } è sbagliato ({ $reason }).
refused-file_unreadable = { $file } è illeggibile: { $reason }
refused-bad_deck_name = L’id { $deck } del mazzo non può essere un nome di file. Usa lettere minuscole, cifre, - e _.
refused-no_such_own_deck = Tra i tuoi non c’è un mazzo { $deck }.
refused-no_own_decks = Questo gioco non ha ancora mazzi tuoi: modifica piuttosto il suo file.
refused-no_such_slot = Un mazzo non ha la carta { $slot }.
refused-store_read_only = Non si può scrivere nel database { $file } ({ $reason }).
refused-store_full = Il disco è pieno: { $file } non può crescere ({ $reason }). La partita è come prima.
refused-pocket_full = La memoria di questo browser è piena: la tua ultima risposta non è stata accettata. Tutto ciò che viene prima è al sicuro. Libera spazio sul dispositivo e rispondi di nuovo. Intanto da «Questo dispositivo» puoi salvare tutto in un file.
refused-store_busy = Un altro programma sta usando { $file } ({ $reason }). Riprova fra un momento.
refused-store_cannot_open = { $file } non si può aprire ({ $reason }).
refused-store_damaged = Il database { $file } è danneggiato ({ $reason }). «automatable repair NUOVO --database { $file }» salva in un nuovo file tutto ciò che si può leggere.
refused-store_failed = Il database { $file } segnala un errore ({ $reason }). La partita è come prima.
refused-backup_unwritable = La copia { $file } non si può creare ({ $reason }).
refused-store_newer = Il database { $file } viene da una versione più nuova ({ $version }). Aggiorna Automatable. Se non ce n’è una, il file è danneggiato: «automatable repair NUOVO --database { $file }» salva ciò che si può leggere.
refused-store_unreachable = Il database { $file } non è raggiungibile ({ $reason }). Non è cambiato nulla; riprova tra un momento.
refused-store_not_known = Il database { $file } è scomparso durante il salvataggio ({ $reason }). Non si sa ancora se è stato salvato: guarda di nuovo il tavolo tra un momento. Se invii ancora lo stesso modulo, vale una volta sola.
refused-store_needs_extra = I tavoli in PostgreSQL hanno bisogno di psycopg: installa automatable con l’extra «{ $extra }».
refused-nothing_left = Di questo tavolo non si può recuperare nulla.
refused-match_too_long = Questa partita è lunga quanto può diventare una partita. Salvala in un file o comincia una partita nuova.
refused-too_many_corrections = In questa partita ci sono già { $most } correzioni; di più non è possibile.
refused-answer_too_long = Una risposta ha al massimo { $most } caratteri.
refused-head_too_large = L’indirizzo o le intestazioni di questa richiesta sono più lunghi di quanto serva a qualsiasi pagina qui (al massimo { $kilobytes } kB).
refused-disk_failed = Non è stato possibile accedere al disco ({ $reason }). Non è cambiato nulla; riprova quando c’è spazio.
refused-store_missing = Non c’è nessun database { $file }.
refused-store_foreign = { $file } è il database di un altro programma. È rimasto com’è. Se è uno dei nostri, è danneggiato: «automatable repair NUOVO --database { $file }» salva ciò che si può leggere.
refused-table_damaged = Questo tavolo è danneggiato: quello che ne è salvato non si può più giocare. Ciò che si può recuperare si può scaricare.
refused-foreign_file = { $file } non è un file del gioco «{ $game }».
refused-newer_data_format = { $file } è scritto per una versione più nuova (formato { $format }). Aggiorna Automatable.
refused-file_not_text = { $file } non è un file di testo.
refused-reserved_deck_id = { $file }: l’id { $id } appartiene a un mazzo incluso nel gioco. Scegline un altro.
refused-no_such_file_kind = Per questo gioco non c’è un tipo di file { $kind }. Ci sono: { $known }.
refused-wrong_card_count = { $cards ->
    [one] { $file } ha 1 carta; ne servono { $wanted }.
   *[other] { $wanted ->
        [one] { $file } ha { $cards } carte; ne serve 1.
       *[other] { $file } ha { $cards } carte; ne servono { $wanted }.
    }
}
refused-card_number_twice = { $file }: la carta { $card } compare più di una volta.
refused-value_out_of_range = { $file }, { $place }: { $field } è { $value }, ma deve essere tra { $low } e { $high }.
problem-unknown_data_field = { $file }, { $place }: il campo { $field } non esiste.
problem-missing_data_field = { $file }, { $place }: manca il campo { $field }.
problem-bad_data_value = { $file }, { $place }: { $field } è sbagliato ({ $reason }).
problem-unknown_field = Non c’è nessun dato { $field }.
problem-bad_value = { $value } non è possibile per { $field }.

## Compagni di allenamento

sparring-title = Compagno di allenamento
sparring-hint = Consiglio
sparring-player = Chi aiuta
sparring-seconds = Tempo per pensare (ricerca ad albero)
sparring-n-seconds = { $n ->
    [one] 1 secondo
   *[other] { $n } secondi
}
sparring-let-play = { $who ->
    [person] Lascia giocare l’app al posto tuo
   *[other] Lascia giocare l’app al posto di { $seat }
}
sparring-help = L’app risponde come una persona e vede solo ciò che vedi tu. «Annulla» ritira ciò che ha fatto e ti ridà il posto.
sparring-plays = { $who ->
    [person] L’app gioca per te ({ $player }).
   *[other] L’app gioca per { $seat } ({ $player }).
}
sparring-stop = Gioco di nuovo io
sparring-advises = Consiglio ({ $player }):
sparring-do-it = Lascia fare all’app
sparring-first-step = Solo il passo 1
sparring-whole-turn = Gioca questo turno
sparring-thinking = Sta pensando. La prima ricerca dopo un’installazione dura fino a un minuto in più.
sparring-abort = Ferma
log-by-app = app: { $player }
refused-no_player = { $player } non può rispondere a questa domanda. Chi può: { $known }
refused-player_busy = Si sta già pensando a troppi consigli. Riprova fra un momento.
refused-player_stopped = Il giocatore è stato fermato prima di avere una risposta. Chiedi di nuovo o chiedi a un altro.

## Prove del laboratorio: tabelle, grafici e ciò che si conta di un Automa da solo

run-head-variant = Variante
run-head-games = Partite
run-head-won = Vinte
run-head-interval = Intervallo al 95 %
run-head-person = Punti della persona
run-head-opponent = Punti dell’avversario
run-head-tile = Tessera 7x7
run-head-measure = Che cosa
run-head-mean = Media
run-head-known = Noto
run-head-off = Scarto (errori standard)
run-head-a = A
run-head-b = B
run-head-difference = B meno A
run-margin = Margine in punti
run-games-each = { $n ->
    [one] 1 partita ciascuna
   *[other] { $n } partite ciascuna
}
run-cancelled = La prova è stata fermata prima della fine: questo è ciò che era fatto.
plot-ladder = Quante volte vince la persona. A sinistra mai, a destra sempre; il punto è la quota di partite vinte, la barra intorno l’intervallo al 95 %.
plot-scores = Punteggi finali. Da sinistra a destra i punti, l’altezza dice quante volte; il primo colore è la persona, il secondo l’avversario.
plot-lengths = Lunghezza delle partite. Da sinistra a destra i passi (decisioni e turni dell’avversario), l’altezza dice quante volte.
plot-card = carta { $card }
plot-cards = Che cosa fa una carta. Tre barre ciascuna: è arrivata per la prima volta nei turni 1–5 dell’avversario, nei turni 6–10 o non ancora. A destra della linea il margine della persona è maggiore che nelle altre partite, a sinistra minore; la barra più lunga è di { $largest } punti.
plot-tempo = { $measure }: il punto è la media, la barra intorno l’intervallo al 95 %, l’anello ciò che è noto.
plot-steps = Ciò che segue una cosa dopo l’altra: i punti sono medie, le barre i loro intervalli al 95 %, gli anelli ciò che è noto.
plot-measure = { $measure }: da sinistra a destra il numero, l’altezza dice quante volte è uscito.
tempo-assumed-idle = La persona non agisce mai.
tempo-assumed-absent = La persona resta lontana, non prende nulla e non finisce mai la partita. Quanti segnalini arrivano su un luogo rivelato è supposto: 3 a nord, 2 al centro.
tempo-assumed-passing = La persona non costruisce nulla e passa subito in ogni round.
tempo-assumed-scripted = La persona è uno script le cui curve sono supposizioni: serve a misurare l’avversario, non a giocare bene.
tempo-assumed-random = La persona risponde a caso.
tempo-turns_played = Turni della partita
tempo-ended = Partite arrivate alla fine (quota)
tempo-turns = Turni dell’avversario
tempo-switch = Turno del secondo schema
tempo-star = Turno della stella { $n }
tempo-coins = Monete
tempo-regions = Territori
tempo-score = Punteggio finale
tempo-maps = Segnalini mappa
tempo-corruption = Segnalini corruzione
tempo-token_20 = Partite con il 20 (quota)
tempo-sweeps = Simboli di sostituzione
tempo-acting = Turni prima di passare, tutti i round
tempo-acting_round = Turni prima di passare nel round { $n }
tempo-points_round = Punti nel round { $n }
tempo-buildings = Edifici
tempo-rounds = Round
tempo-culture = Cultura finale
tempo-taken = Carte prese dalla fila
tempo-developed = Tecnologie sviluppate
tempo-stages = Stadi di meraviglie
tempo-leaders = Leader
tempo-events = Eventi preparati
tempo-aggressions = Aggressioni dell’avversario
tempo-wars = Guerre dell’avversario
tempo-colonies = Colonie
tempo-strength = Forza finale

## Il laboratorio

lab-title = Laboratorio
lab-lead = Quanto è difficile un livello? Quale carta fa male? Fai giocare ai programmi molte partite e guarda, con intervalli onesti.
lab-game = Gioco
lab-player = Chi gioca per la persona
lab-alone = Di questo gioco si osserva l’avversario da solo: quanti turni richiedono i suoi passi e che cosa ottiene, accanto a ciò che è noto.
lab-games = Partite per variante
lab-width = Oppure finché non è noto con un margine di
lab-width-none = un numero fisso di partite
lab-width-percent = { $width } per cento
lab-width-alone = { $width } turni
lab-limits = Al massimo { $most } partite in tutto, una prova alla volta, dieci minuti ciascuna.
lab-start = Avvia la prova
lab-one-runs = Una prova è in corso.
lab-watch = Guarda
lab-runs = Prove
lab-no-runs = Non è stato ancora provato nulla.
lab-look = Guarda
lab-compare = Confronta due prove
lab-compare-this = Confronta la prova del { $run }
lab-compare-help = Spunta due prove dello stesso gioco.
lab-compare-note = Gli intervalli considerano le due prove indipendenti; con gli stessi semi in verità sono più stretti.
lab-compare-nothing = Le due prove non hanno varianti in comune.
lab-run-title = { $game }: una prova
lab-state-running = in corso
lab-state-done = finita
lab-state-cancelled = fermata prima
lab-state-failed = fallita
lab-games-done = partite fatte
lab-rate = { $rate } al secondo
lab-left = ancora { $time }
lab-cancel = Ferma e tieni ciò che è fatto
lab-preparing = In preparazione. La prima prova dopo un’installazione richiede fino a un minuto in più.
lab-preliminary = Che cosa si sa finora:
lab-failed = La prova si è interrotta. Non è stato contato nulla.
lab-files = Da portare a casa
lab-took = Durata: { $time }.
lab-again = Il manifesto contiene tutto ciò che serve per ripeterla.
lab-delete = Elimina questa prova
lab-delete-do = Elimina per sempre
refused-no_lab = Il laboratorio è spento su questo server.
refused-lab_busy = Una prova è in corso. Fermala o aspetta che finisca.
refused-lab_full = Si conservano già { $n } prove. Prima eliminane una.
refused-no_such_run = Questa prova non esiste.
refused-no_run = Questa non è una prova, o è rotta ({ $folder }: { $reason }).
refused-run_choice = { $value } non si può scegliere per { $field }.
refused-run_number = { $value } non è possibile per { $field }: un numero da 1 a { $most }.
refused-two_runs = Spunta esattamente due prove.
refused-runs_differ = Si possono confrontare solo due prove finite dello stesso gioco.

### Ciò che serve a ogni gioco: un gioco lo dice con parole sue solo se ha altro da aggiungere.

seat-person = Tu
seat-automa = Automa
ref-card = carta { $id }
option-dealer = Carte Automa
option-dealer-help = Chi mescola e pesca.
option-dealer-app = Pesca l’app
option-dealer-app-help = Niente da mescolare: l’app scopre le carte.
option-dealer-table = Le mie carte
option-dealer-table-help = Peschi dalla tua scatola e dici all’app che cosa è uscito.
problem-contradiction = Per { $field } è indicato { $given }, ma dagli altri dati risulta { $right }.
ask-card = Quale carta ha pescato l’Automa?
automa-shuffles = { $aside ->
    [0] Mescola tutte le carte dell’Automa.
    [one] Mescola tutte le carte dell’Automa e mettine una da parte senza guardarla.
   *[other] Mescola tutte le carte dell’Automa e mettine { $aside } da parte senza guardarle.
}
automa-draws = L’Automa pesca { $card }.
problem-cards_drawn = Queste carte non possono essere state pescate: { $cards }.
problem-unknown_thing = { $id } non esiste in questo gioco.
problem-thing_twice = { $thing } è in due posti.

broken-game = { $name } (dal pacchetto { $package }) non si può usare:
broken-import = Non è stato possibile caricarlo. { $reason }
broken-no_game = Il suo punto d’ingresso contiene { $what }, non un gioco.
broken-bad_id = «{ $id }» non è un identificativo: solo lettere minuscole, cifre e _, con una lettera all’inizio.
broken-id_twice = Esiste già un gioco con l’identificativo { $id }, dal pacchetto { $package }. Due giochi non possono condividerlo.
broken-no_words = Non ha parole: manca il file { $file }.

score-course = L’andamento della partita
score-curve = L’andamento della partita, punti alla fine: { $told }
history-advice = { $game }: hai battuto { $level } due volte di fila. La prossima volta prova { $next }.

# --- odds
panel-combat = Le tue possibilità
odds-cards = { $left ->
    [0] Il mazzo è vuoto; prima della prossima carta se ne mescolano tutte e { $all }.
    [one] Nel mazzo resta una carta su { $all }.
   *[other] Nel mazzo restano { $left } carte su { $all }.
}
odds-now = Se l’Automa giocasse ora

## Lezioni e indovinelli

guess-title = Indovina che cosa fa
guess-lead = Conosci la carta e le regole. Che cosa sarà?
guess-option = { $option }
guess-tap = Tocca uno dei luoghi segnati.
guess-this = Dico
guess-skip = Dimmelo e basta
guess-count = { $right } su { $asked } giuste
guess-right = Giusto!
guess-wrong = Non proprio.
guess-it-was = Era:
guess-on = Avanti
guess-switch-on = Fammelo trovare
guess-switch-off = Dimmelo subito
guess-switch-help = Prima di raccontare che cosa fa il tuo avversario, l’app lo chiede a te. E tiene il conto.
lesson-name = Prima partita
lesson-coach = La tua guida
lesson-step = Passo { $n } di { $all }
lesson-back = Pagina precedente
lesson-show = Fallo tu per me
lesson-next = Avanti
lesson-over = La lezione finisce qui
lesson-over-help = Continua finché vuoi: da qui in poi la partita è tua. Nel regolamento c’è tutto, con le figure.
lesson-more = di più
lesson-meant = Indica: { $name }
lesson-put_away = Continua a giocare
lesson-offer = È la prima volta?
lesson-offer-help = Gioca una prima partita che insegna: Patchwork sullo schermo, in dieci minuti. Puoi lasciarla in ogni momento e riprenderla dopo.
lesson-start = Comincia la lezione
lesson-later = Non ora
lesson-learn = Imparalo con una partita guidata
refused-not_in_lesson = In questo punto della lezione serve altro. Fai quello che c’è scritto sopra, o fattelo mostrare.
refused-no_lesson = Per questo gioco non c’è una lezione.

## La pagina su questo dispositivo

shelf-takeaway = Portalo con te
shelf-takeaway-help = La stessa app senza server: si scarica una volta, poi funziona su questo dispositivo senza rete e conserva i propri tavoli. Mettila nella schermata iniziale per ritrovarla.
shelf-takeaway-do = Aprila
device-title = Questo dispositivo
device-lead = Che cosa può fare al tavolo il tuo telefono o computer. Tutto è spento finché non lo vuoi.
device-table-title = Al tavolo
device-awake = Tieni acceso lo schermo
device-awake-help = finché un tavolo è aperto.
device-aloud = Leggi ad alta voce i passi dell’avversario
device-aloud-help = nella lingua della pagina, con la voce del dispositivo.
device-aloud-sample = Così suonano i passi dell’avversario.
device-buzz = Vibra leggermente
device-buzz-help = quando l’avversario ha giocato e c’è qualcosa da guardare.
device-sound = Suoni discreti
device-sound-help = quando si sceglie un luogo, si racconta un passo o si guadagna qualcosa.
device-letters = Niente tasti con lettere
device-letters-help = Z, Y, H, W, P, R, F e ? non fanno nulla: per il controllo vocale e per i gatti.
device-unable = Questo browser non può farlo.
device-storage-title = Che cosa conserva questo browser
device-storage-used = Sono in uso USED MB dei ROOM MB che il browser concede. I tuoi tavoli sono la parte più piccola; il resto è l’app stessa.
device-storage-nothing = Questo browser non conserva nulla (modalità privata?): quando lo chiudi, i tavoli spariscono. Prima salva tutto in un file.
device-storage-kept = Il browser ha promesso di non cancellarli da solo.
device-storage-why = Un browser che finisce lo spazio può cancellare ciò che hanno salvato i siti visitati di rado, tavoli compresi. Gli si può chiedere di non farlo.
device-storage-ask = Chiedi al browser di conservare i miei tavoli
device-storage-refused = Il browser non l’ha promesso. Spesso lo fa quando l’app è nella schermata iniziale. Un file con tutto è sempre sicuro.
device-everything-title = Tutto in un file
device-everything-help = Tutti i tavoli, i risultati e i tuoi mazzi: da conservare, o da portare su un altro dispositivo o su un server. È lo stesso file della copia di sicurezza di un server.
device-everything-save = Salva tutto
device-everything-file = Un file con tutto
device-everything-load = Portalo qui
everything-has-come = Arrivati qui: { $n ->
    [one] 1 tavolo
   *[other] { $n } tavoli
}, { $decks ->
    [one] 1 mazzo o livello tuo
   *[other] { $decks } mazzi o livelli tuoi
}.
everything-games = { $games ->
    [one] È arrivato 1 file di gioco.
   *[other] Sono arrivati { $games } file di gioco.
}
everything-parted = { $n ->
    [one] A 1 tavolo si è continuato a giocare qui e nel file: restano tutti e due.
   *[other] A { $n } tavoli si è continuato a giocare qui e nel file: di ognuno restano tutti e due.
}
parted-title = Continuato in due posti
parted-lead = { $same ->
    [0] I due sono diversi fin dalla prima risposta.
    [one] Tutti e due cominciano con la stessa risposta, poi si separano.
   *[other] Tutti e due cominciano con le stesse { $same } risposte, poi si separano.
}
parted-here = Era qui
parted-come = È arrivato
parted-next = continua con
parted-answers = { $n ->
    [one] 1 risposta
   *[other] { $n } risposte
}
parted-open = Apri questo tavolo
parted-help = Continua con quello che vuoi; l’altro resta finché non lo elimini.
everything-is-here = Tutto ciò che è nel file è già qui.
device-limits-title = Che cosa qui non c’è
device-limits = Senza server non c’è il laboratorio, e i suggerimenti vengono dal pianificatore: la ricerca che pensa per secondi ha bisogno di un server. Nessun altro può arrivare ai tuoi tavoli dal loro indirizzo.
device-share-file = Condividi il file

## Il banco di prova

design-title = Il banco di prova
design-lead = Di’ che cosa desideri da un mazzo; il laboratorio ne cerca uno. I candidati giocano le stesse partite, la metà peggiore esce ogni volta, e quello che resta è confermato da partite che non hanno avuto parte nella scelta.
design-open = Cerca un mazzo
design-wishes = Che cosa desideri
design-win-rate = Quota di partite vinte, in percentuale
design-tolerance = più o meno, in punti percentuali
design-even = Partite il più equilibrate possibile: il vantaggio passa di mano quanto più spesso si può
design-spread = Differenza massima di valore fra due carte, in punti
design-change-what = Che cosa può cambiare
design-change-deck = Le carte del mazzo
design-change-buttons-what = I bottoni all’inizio (gradino nostro)
design-rounds = Giri di ricerca
design-start = Cerca
design-help = Lascia vuoto un campo se non lo desideri. Il valore di una carta è quanto cresce il vantaggio dell’Automa ogni volta che viene pescata, rispetto alla carta media. Una ricerca dura circa un minuto; puoi lasciare la pagina e ritrovarla fra le prove.
design-searching = Giro { $round } di { $rounds }
design-confirming = I candidati vengono confermati.
design-found = Che cosa è stato trovato
design-already = Già il mazzo di partenza esaudisce il desiderio. Quelli che seguono lo fanno in altro modo.
design-none = Non è stato trovato nulla di meglio del mazzo di partenza.
design-interrupted = Fermato prima della fine: i candidati sono quelli trovati finora. Con la stessa cartella la ricerca continua.
design-first = com’era ({ $deck })
design-candidate = Candidato { $n }
design-head-candidate = Mazzo
design-head-won = Vinte
design-head-leads = Sorpassi
design-head-spread = Distanza fra le carte
design-head-changes = Modifiche
design-sure-yes = esaudisce il desiderio
design-sure-no = non esaudisce il desiderio
design-sure-unsure = forse lo esaudisce: troppo vicino per esserne sicuri
design-change = Carta { $card }, { $what }: { $before } → { $after }
design-change-buttons = Bottoni all’inizio: { $after } invece di { $before } (gradino nostro)
design-budget = budget
design-income = rendita
design-conditions = condizioni
design-wish-won = vittoria nel { $rate } % delle partite (più o meno { $off })
design-wish-even = partite il più equilibrate possibile
design-wish-spread = { $points ->
    [one] nessuna carta che valga { $points } punto più di un’altra
   *[other] nessuna carta che valga { $points } punti più di un’altra
}
design-play = Si gioca così: { $command }
design-keep = Metti fra i miei mazzi
design-kept = Ora è fra i tuoi mazzi.
design-play-now = Gioca così
design-intervals = Fra parentesi: intervalli al 95 % da { $n } partite ciascuno, con semi che non hanno avuto parte nella scelta.
refused-no_wish = Non si desidera nulla: indica una quota di vittorie, l’equilibrio o quanto possono distare le carte.
refused-bad_win_rate = Una quota di vittorie sta fra 0 e 1, non { $rate }.
refused-bad_card_spread = La distanza fra le carte sta fra 0 e 100 punti, non { $points }.
refused-bad_tolerance = Lo scarto sta fra 0 e 0,5, non { $rate }.
refused-spread_needs_deck = Con i bottoni all’inizio non cambia nessuna carta: chiedi la distanza fra le carte insieme al mazzo.
refused-one_level = Serve un solo livello, non { $level }.
refused-bad_design_name = { $name } non può essere il nome di mazzi: lettere minuscole, cifre, - e _.
refused-other_wish = In { $folder } c’è la ricerca di un altro desiderio; indica un’altra cartella.
refused-broken_design = { $file } non si può leggere: la ricerca che contiene non può continuare.
refused-bad_percent = { $value } non è una percentuale fra 0 e 100.
refused-bad_points = { $value } non è un numero di punti fra 0 e 100.

## Il tuo livello e i tuoi record

level-title = Il tuo livello
level-lead = Dalle tue partite finite: quanto sei forte, quanto è sicuro e che cosa provare adesso.
level-empty = Ancora nessuna partita finita che dica qualcosa di te. Giocane una fino in fondo e torna a guardare.
level-like = Come ti piace?
level-like-win = Lasciami vincere
level-like-sweat = Fammi sudare
level-like-do = Proponi qualcosa
level-points = { $n ->
    [one] Al livello III con il mazzo normale vali circa 1 punto (nove volte su dieci fra { $low } e { $high }).
   *[other] Al livello III con il mazzo normale vali circa { $n } punti (nove volte su dieci fra { $low } e { $high }).
}
level-even = Il livello più alla pari con te è «{ $level }»: lì vinci { $chance }.
level-matches = { $n ->
    [one] Da 1 partita.
   *[other] Da { $n } partite.
}
level-nothing = Ancora niente che conti: quello che segue lo pensiamo di chiunque.
level-few = Ancora poche partite: per lo più è quello che pensiamo di chiunque. Ogni partita lo rende più sicuro.
level-next = Da provare adesso
level-play-this = Gioca così
level-chances = Le tue probabilità
level-chance = { $chance } ({ $low }–{ $high } %)
level-of-ten = { $n ->
    [0] molto di rado
    [10] quasi sempre
    [one] circa una volta su 10
   *[other] circa { $n } volte su 10
}
level-kind-variant = una variante del regolamento
level-kind-ours = un gradino nostro, in nessun regolamento
level-left-out = Non contano:
level-left-no_level = { $n ->
    [one] 1 partita senza livello (in due).
   *[other] { $n } partite senza livello (in due).
}
level-left-unreadable = { $n ->
    [one] 1 risultato danneggiato.
   *[other] { $n } risultati danneggiati.
}
level-left-came_as_file = { $n ->
    [one] 1 partita finita arrivata come file.
   *[other] { $n } partite finite arrivate come file.
}
level-left-begun_late = { $n ->
    [one] 1 partita cominciata a metà.
   *[other] { $n } partite cominciate a metà.
}
level-left-helped = { $n ->
    [one] 1 partita in cui l’app ha giocato per te.
   *[other] { $n } partite in cui l’app ha giocato per te.
}
level-left-corrected = { $n ->
    [one] 1 partita sullo schermo che è stata corretta.
   *[other] { $n } partite sullo schermo che sono state corrette.
}
level-left-again = { $n ->
    [one] 1 partita con carte che avevi già giocato.
   *[other] { $n } partite con carte che avevi già giocato.
}
level-how = Come si calcola
level-how-model = L’esito di una partita è per noi la tua forza, meno la difficoltà del livello, più la fortuna. Quanto sono difficili i livelli lo sappiamo dalle simulazioni, dove ci sono, altrimenti dall’ordine del regolamento; le tue partite correggono entrambe le cose. In Patchwork contano i punti, negli altri giochi solo chi ha vinto.
level-how-sure = La barra chiara mostra dove sta la verità nove volte su dieci, il segno scuro la nostra stima migliore. Quello che hai giocato di recente conta di più: dopo altre trenta partite dello stesso gioco una partita conta la metà.
level-how-counts = Contano solo le partite finite che hai giocato in solitario e dall’inizio. Non contano: le partite in cui l’app ha giocato per te, quelle sullo schermo che sono state corrette (accanto alla scatola una correzione tiene solo in ordine l’app), quelle cominciate a metà, quelle finite arrivate come file e la seconda volta con le stesse carte. Annullare o chiedere consigli non va a tuo svantaggio: nessuno lo annota.
level-line = Così vinci { $chance }.
records-title = Record e serie
records-lead = Che cosa hai raggiunto, gioco per gioco.
records-level = Livello
records-won = Vinte
records-best = Punteggio migliore
records-widest = Vittoria più netta
records-longest = Serie più lunga
records-last = Ultima
records-whole = Tutto insieme
records-won-of = { $won } su { $played }
records-by = di { $n }
records-streak-won = { $n ->
    [one] Hai vinto l’ultima partita.
   *[other] Hai vinto le ultime { $n } partite.
}
records-streak-lost = { $n ->
    [one] Hai perso l’ultima partita.
   *[other] Hai perso le ultime { $n } partite.
}
records-counts = Contano le stesse partite che contano per il tuo livello.
## Uno sguardo indietro a una partita

look-back = Sguardo indietro
look-back-lead = Dove la partita è stata vinta e persa: ogni decisione, giudicata in base a ciò che si poteva sapere in quel momento.
look-back-begin = Riguarda questa partita
look-back-stop = Interrompi
look-back-running = Decisioni giudicate: { $done } su { $of }. Puoi lasciare la pagina: ciò che si trova viene conservato.
look-back-failed = Lo sguardo indietro si è interrotto. Prova di nuovo.
look-back-stopped-by = Il messaggio era: { $reason }
look-back-starting = Lo sguardo indietro comincia. Il primo dopo un’installazione dura qualche secondo in più.
look-back-by-search = A giudicare è il giocatore più forte che l’app ha, quello che dà i suggerimenti. Ha provato ogni mossa { $games } volte con le carte che potevano ancora arrivare; non conosce né il seme né ciò che è venuto dopo. Una probabilità è quella di chi continua a giocare bene come lui. Dopo ± sta di quanto può sbagliare (95 %). Una mossa è detta errore solo se è costata più di quanto questo lascia in dubbio.
look-back-sum-start = Alla tua prima decisione
look-back-sum-own = Le tue decisioni
look-back-sum-own-help = Quanto sono costate rispetto alle mosse migliori. Una possibilità ritrovata si può perdere di nuovo.
look-back-sum-app = Decisioni dell’app
look-back-sum-app-help = I suoi suggerimenti che hai fatto eseguire e le mosse che ha fatto per te.
look-back-sum-corrected = Correzioni
look-back-sum-between = Ciò che è successo nel mezzo
look-back-sum-between-help = Le carte, l’altra parte e ciò che si è capito solo più tardi.
look-back-sum-end = Alla fine
look-back-sum-now = Adesso
look-back-cost = −{ $lost } di probabilità di vincere (± { $sure })
look-back-cost-short = −{ $lost }
look-back-as-good = la migliore
look-back-same-cards-played = Tu { $mine }. { $player }, con le stesse carte: { $app }.
look-back-app = L’app
look-back-by-planner = A giudicare è il pianificatore, perché qui la ricerca ad albero manca o non è stata chiesta. Valuta le posizioni in punti e non conosce probabilità; perciò nessuna mossa è detta errore: sono le mosse che avrebbe fatto diversamente.
look-back-unfinished = La partita non è finita: questo è lo sguardo indietro fin qui.
look-back-corrected = { $n ->
    [one] In questa partita è stato corretto qualcosa una volta. Ciò che viene prima e dopo è giudicato a parte, e nessuna spiegazione va oltre questo confine.
   *[other] In questa partita è stato corretto qualcosa { $n } volte. Ciò che sta in mezzo è giudicato a parte, e nessuna spiegazione va oltre questi confini.
}
look-back-curve = La tua probabilità di vincere
look-back-curve-of = Probabilità di vincere: { $seat }
look-back-curve-told = La probabilità di vincere durante la partita: { $first } alla prima decisione, { $last } dopo l’ultima.
look-back-sign-you = la tua decisione, prima e dopo
look-back-sign-automa = un turno dell’Automa
look-back-sign-mistake = un errore
look-back-mistakes = { $n ->
    [0] Nessun errore che il caso non possa spiegare
    [one] La mossa che è costata di più
   *[other] Le { $n } mosse che sono costate di più
}
look-back-otherwise = { $n ->
    [0] Il pianificatore avrebbe giocato allo stesso modo
    [one] Dove il pianificatore avrebbe giocato diversamente
   *[other] Dove il pianificatore avrebbe giocato diversamente
}
look-back-no-mistake = Niente di ciò che hai fatto è costato senza dubbio più di due partite su cento.
look-back-stretch = Qui è stato corretto qualcosa: comincia un nuovo tratto.
look-back-turned = girata in altro modo
look-back-at = Decisione { $n }
look-back-cost-points = − { $lost } punti
look-back-you = La tua mossa
look-back-better = Meglio
look-back-one = { $move } avrebbe { $why }.
look-back-two = { $move } avrebbe { $why } e { $more }.
look-back-plain = { $move } era la scelta migliore: non per un singolo guadagno, ma per ciò che rende possibile dopo.
look-back-all = Tutte le decisioni
look-back-move = Mossa
look-back-chance = Probabilità
look-back-worth = Punti
look-back-best-moves = Le mosse migliori trovate
look-back-play-on = Continua da qui
look-back-new-cards = con carte nuove
look-back-same-cards = con le stesse carte
look-back-play-on-help = Apre un nuovo tavolo in questo punto; questo resta com’è.
look-back-same-cards-later = Le stesse carte si possono avere quando questa partita è finita.
look-back-name = { $name } · dalla decisione { $n }
refused-no_look_back = Per questo gioco non c’è ancora uno sguardo indietro; Patchwork ce l’ha.
refused-look_back_untracked = Se nessuno segue la tua trapunta, nessuno può giudicare le tue mosse. Gioca sullo schermo o lascia che l’app segua la tua trapunta.
refused-look_back_too_early = Non è stato ancora deciso nulla: gioca prima qualche turno.
refused-look_back_app_played = L’app ha giocato tutta questa partita per te: non c’è nessuna tua decisione da riguardare.
refused-look_back_busy = Si stanno riguardando altre partite. Riprova tra un minuto.
refused-look_back_no_decision = In questa partita questa decisione non c’è.
# --- something is different: correcting by pointing
point-title = Qualcosa è diverso
point-slips = Gli errori più comuni
point-rare = Altro che può essere diverso
point-lead = Tocca ciò che è diverso.
point-where = Ora tocca dove si trova davvero.
point-other = Qualcos’altro
point-all = Tutti i dati in una pagina
point-do = Correggi
point-less = uno in meno
point-more = uno in più
correct-none = –
correct-change = cambia
correct-all = Tutti i dati
slip-back = Chiedimelo di nuovo
slip-card = È stata pescata un’altra carta
slip-card-back = Chiedimi di nuovo quale carta è uscita
point-so = Correggi: { $what }

## Partite da condividere, la partita del giorno, rompicapi

share = Manda questa partita
share-lead = La stessa partita per qualcuno che conosci: la stessa preparazione, le stesse carte e alla fine i due risultati uno accanto all’altro.
share-link = Il link
share-link-help = Apre questa preparazione su qualsiasi server o dispositivo con l’app. Contiene il seme, quindi chi vuole potrebbe guardare le carte: una partita condivisa è pubblica di proposito. Il tuo risultato non c’è.
share-link-here = Questo indirizzo indica il dispositivo su cui viene aperto: per altri funziona solo se metti al suo posto l’indirizzo di un server o lo mandi dall’app che usano. Contiene il seme, quindi chi vuole potrebbe guardare le carte.
share-copy = Copia
share-copied = Copiato
share-by_hand = Selezionato: copialo a mano
share-send = Invia
share-text = Il tuo risultato, da incollare
share-text-help = Punteggio e andamento, niente di segreto. Mandalo quando l’altra partita è finita o qualcuno vuole saperlo.
share-compare = I due risultati
share-paste = Incolla qui il testo dell’altra partita
share-compare-do = Mostrali insieme
share-another = Era un’altra partita: altre opzioni o altre carte. I risultati non si possono confrontare.
share-you = Tu
share-friend = L’altra partita
share-helped = { $n ->
    [0] Una parte delle risposte l’ha data l’app.
    [100] Tutte le risposte le ha date l’app.
   *[other] Il { $n } % delle risposte l’ha dato l’app.
}
share-corrected = È stato corretto qualcosa.
refused-share_running = Una partita si può mandare quando è finita: il link contiene il suo seme, che fino ad allora resta sigillato.
refused-share_begun_elsewhere = Questa partita è cominciata nel mezzo di un’altra o ha avuto carte nuove strada facendo: nessun link vi conduce.
refused-share_own_deck = Questa partita è stata giocata con carte tue, che un link non può portare. Manda invece il salvataggio.
refused-share_no_code = In questo testo non c’è nessun risultato. L’ultima riga di un risultato condiviso comincia con AT1:
refused-share_broken_code = Il risultato in questo testo è danneggiato. Copialo intero, con l’ultima riga.
refused-share_unknown_game = Questo risultato è di { $game }, un gioco che qui non c’è.
day = Partita del giorno
day-lead = La stessa per tutti, ricavata solo dalla data e senza alcun server: la stessa preparazione, le stesse carte. Giocala, poi confrontala con gli altri.
day-before = Il giorno prima
day-after = Il giorno dopo
day-seed = Il seme del giorno è la sua data, quindi non è un segreto: chi guarda avanti rovina il gioco solo a sé stesso. Il nuovo giorno comincia a mezzanotte UTC.
puzzle-title = Rompicapo { $n }
puzzle-of-the-day = Rompicapo del giorno
puzzle-lead = Una mossa è chiaramente la migliore: falla.
puzzle-easy = si vede a colpo d’occhio
puzzle-hard = richiede un secondo sguardo
puzzle-choices = Le tue mosse
puzzle-choose = Questa
puzzle-right = Giusto!
puzzle-wrong = Non è la migliore.
puzzle-tally = Punteggio { $rating } · { $streak ->
    [0] { $n } provati
    [one] l’ultimo giusto
   *[other] { $streak } giusti di fila
}
puzzle-elsewhere-worse = Il posto che hai scelto non è stato giudicato; si vede il migliore trovato per questa pezza, e nemmeno quello è meglio.
puzzle-elsewhere = Il posto che hai scelto non è stato giudicato; si vede il migliore trovato.
puzzle-again = Ancora una volta
puzzle-previous = Rompicapo precedente
puzzle-next = Rompicapo successivo
puzzle-play-on = Continua da questa posizione
puzzle-made = { $n } problemi da partite del giocatore più forte dell’app, ognuno giudicato tre volte prima di essere accolto. Per ogni pezza qui stanno i posti migliori trovati.
puzzle-proof = La prova: { $searches } ricerche di { $iterations } tentativi per ogni mossa. La migliore è avanti di { $margin } sulla seconda, ± { $sure } (95 %). Una probabilità è quella di chi continua a giocare bene come il giocatore più forte dell’app.
refused-no_puzzles = Per questo gioco non ci sono ancora rompicapi; Patchwork ne ha.
refused-no_such_puzzle = Questo rompicapo non esiste. Sono numerati da 1 a { $n }.
refused-no_such_choice = { $answer } non è una delle mosse di questo rompicapo.
tracked-title = Da seguire, se vuoi
tracked-not = senza conteggio
tracked-do = Segui
tracked-help = Ciò che segui conta nei punti, nelle probabilità e nel punteggio finale. Il resto si conta alla fine.

## File di gioco propri: conservati, portati, contenuti nelle partite

refused-text_damaged = Questo non è un link completo a un file di gioco: ne manca una parte o è cambiata. Fattelo mandare di nuovo.
refused-text_large = Questo link contiene più di quanto un file di gioco possa avere: al massimo { $kilobytes } KiB.
refused-no_such_game_file = Con il nome { $name } non è conservato nessun file di gioco.
refused-bad_file_name = Un file di gioco non può chiamarsi “{ $name }”: solo lettere minuscole, cifre e _, con una lettera all’inizio.
refused-game_file_large = Un file di gioco può avere al massimo { $kilobytes } KiB.
refused-too_many_game_files = Ci sono già { $most } file di gioco. Prima eliminane uno.
refused-save_file_broken = Questo salvataggio contiene il suo file di gioco, che non è leggibile: riga { $line } ({ $reason }).
file-not-checked = Questo gioco viene da un file scritto da qualcuno. Non l’abbiamo controllato; non viene eseguito nessun codice.
file-stand-in = Alcune delle sue carte sono sostituti, non quelle stampate.
file-needs-script = Un link che contiene un gioco viene aperto da uno script, e questo browser non ne esegue. Fatti mandare il file e caricalo qui.
file-cards = Carte
file-decks = Mazzi
file-turns = Turni
file-play = Gioca
file-keep = Conserva
file-kept = Ce l’hai già
file-keep-broken = Conserva così com’è
file-sources = Da dove vengono i dati
file-no-source = Non nomina nessuna fonte.
file-change = Modificalo nell’officina
file-change-copy = Modifica una copia nell’officina
file-sure-printed = stampato
file-sure-several_sources = più fonti
file-sure-single_source = una fonte
file-sure-house = inventato dall’autore
file-sure-unknown = non noto
file-mistakes = { $n ->
    [one] Un errore
   *[other] { $n } errori
  }
file-share = Condividi
file-share-title = Condividi { $game }
file-share-help = In questo link c’è tutto il gioco. Chi lo apre può giocarlo e conservarlo, qui o in qualunque altro Automatable; per questo non viene salvato niente da nessuna parte.
file-share-here = In questo link c’è tutto il gioco. Questo indirizzo vale solo su questo dispositivo, ma ciò che segue workshop# funziona in qualunque Automatable.
file-share-long = Questo gioco è troppo lungo per un link. Manda invece il file.
file-as-file = Il file stesso
file-as-file-help = È testo semplice. Su un altro dispositivo si carica dallo scaffale o nell’officina.
file-eject = Come pacchetto Python
file-eject-help = Lo stesso gioco in Python, con i suoi test, per ciò che il linguaggio dei file di gioco non sa dire. Non si torna indietro: da lì in poi file e pacchetto vanno ciascuno per conto suo.
renew-title = Un nuovo file
renew-lead = Il file di gioco è cambiato da quando è cominciata questa partita. La partita continua com’era, finché non vuoi altrimenti.
renew-fits = { $n ->
    [one] La sua unica risposta va bene per il nuovo file.
   *[other] Tutte le sue { $n } risposte vanno bene per il nuovo file.
  }
renew-stops = La risposta { $n } non va più bene: { $answer }
renew-stops-help = { $n ->
    [0] La partita ricomincerebbe da capo.
    [one] La partita continuerebbe dopo la prima risposta.
   *[other] La partita continuerebbe dopo le prime { $n } risposte.
  }
renew-do = Continua con il nuovo file
renew-old-file = Il file di questa partita
renew-done = La partita continua con il nuovo file.
refused-no_new_file = Questa partita ha già il file conservato qui: non ce n’è uno più nuovo.
refused-no_game_file = Questo gioco non viene da un file.

## Che cosa non va in un file di gioco

refused-file_file_big = Riga { $line }: il file è troppo grande: al massimo 256 KiB e 5000 righe.
refused-file_line_long = Riga { $line }: questa riga è troppo lunga: al massimo 2000 caratteri.
refused-file_text_long = Riga { $line }: questo testo è troppo lungo: al massimo 600 caratteri, 20.000 in prosa.
refused-file_number_big = Riga { $line }: “{ $word }” è troppo grande: al massimo nove cifre.
refused-file_too_many = Riga { $line }: sono troppi: al massimo { $word }.
refused-file_depth = Riga { $line }: è annidato troppo a fondo. Metti una parte in un blocco a sé.
refused-file_expression_deep = Riga { $line }: questa formula è annidata troppo a fondo. Dai un nome a una parte con “let”.
refused-file_character = Riga { $line }: “{ $word }” non può stare qui. I testi stanno tra virgolette doppie.
refused-file_tab = Riga { $line }: questa riga ha una tabulazione. Rientra con due spazi per livello.
refused-file_indent = Riga { $line }: il rientro è sbagliato: due spazi per livello, e sotto la riga sopra non va altro.
refused-file_version = Riga { $line }: la prima riga deve essere “automa 1”.
refused-file_game_missing = Riga { $line }: manca una riga “game” con nome e titolo.
refused-file_twice = Riga { $line }: “{ $word }” c’è due volte. Tienine uno.
refused-file_languages = Riga { $line }: “{ $word }” non è una lingua di questo file. Indicala in “languages”: { $known }.
refused-file_unknown_word = Riga { $line }: “{ $word }” qui è sconosciuto. Noti: { $known }.
refused-file_expected = Riga { $line }: manca { $what } prima di “{ $word }”.
refused-file_too_much = Riga { $line }: “{ $word }” qui è di troppo. Toglilo o mettilo su una riga a sé.
refused-file_text_missing = Riga { $line }: manca un testo tra virgolette prima di “{ $word }”.
refused-file_formula = Riga { $line }: una formula non è completa: manca { $what } prima di “{ $word }”.
refused-file_placeholder = Riga { $line }: le graffe di “{ $word }” non sono giuste. Scrivi {"{"}nome{"}"} o {"{"}numero|uno|più{"}"}.
refused-file_name_taken = Riga { $line }: il nome “{ $word }” è già usato. Scegline un altro.
refused-file_name_reserved = Riga { $line }: “{ $word }” è una parola del linguaggio e non può essere un nome. Scegline un altro.
refused-file_name_unknown = Riga { $line }: niente si chiama “{ $word }”. Noti: { $known }.
refused-file_field_unknown = Riga { $line }: il mazzo non ha il campo “{ $word }”. Noti: { $known }.
refused-file_item_unknown = Riga { $line }: { $where } non ha “{ $word }”. Noti: { $known }.
refused-file_turn_unknown = Riga { $line }: nessun turno si chiama “{ $word }”. Noti: { $known }.
refused-file_arguments = Riga { $line }: “{ $word }” vuole un altro numero di argomenti: { $known }.
refused-file_table_key = Riga { $line }: la tabella { $where } ha bisogno di “{ $word }”, e qui niente si chiama così. Scrivi { $where }[…].
refused-file_type_wrong = Riga { $line }: qui serve un altro tipo: { $wanted }, non { $got }.
refused-file_range = Riga { $line }: “{ $word }” non rispetta i limiti{ $known ->
    [none] .
   *[other] : { $known }.
  }
refused-file_choice_missing = Riga { $line }: l’opzione “{ $word }” non ha scelte. Aggiungi sotto una riga “choice”.
refused-file_table_row = Riga { $line }: questa riga della tabella è incompleta o ha troppo: una chiave per colonna, poi un valore.
refused-file_table_hole = Riga { $line }: la tabella “{ $word }” non ha righe per alcuni valori. Aggiungile, o una riga “else”.
refused-file_deck_empty = Riga { $line }: il mazzo “{ $word }” non ha carte. Aggiungi una tabella sotto “cards”.
refused-file_row_cells = Riga { $line }: questa riga non ha tante celle quante l’intestazione: “{ $word }” invece di “{ $known }”.
refused-file_cell_wrong = Riga { $line }: { $where }: “{ $word }” non è leggibile{ $known ->
    [none] .
   *[other] , possibile: { $known }.
  }
refused-file_card_twice = Riga { $line }: c’è già una carta “{ $word }”. Per carte uguali usa la colonna “copies”.
refused-file_ask_shape = Riga { $line }: “{ $word }” ha bisogno di un solo modo di rispondere: un intervallo, yes, from con una lista, o righe “answer”.
refused-file_choose_open = Riga { $line }: la scelta “{ $word }” può finire con più possibilità. L’ultimo filtro, e nessun altro, è first, last, random o ask.
refused-file_else_alone = Riga { $line }: “{ $word }” deve seguire subito un “when”.
refused-file_do_loop = Riga { $line }: il blocco “{ $word }” eseguirebbe se stesso senza fine.
refused-file_turn_stuck = Riga { $line }: il turno “{ $word }” non dice mai che cosa viene dopo. Aggiungi “then” o “next”.
refused-file_turn_missing = Riga { $line }: non c’è nessun turno. Aggiungi un blocco “turn”.
refused-file_end_missing = Riga { $line }: niente fa finire la partita. Aggiungi “end when” o un passo “finish”.
refused-file_score_missing = Riga { $line }: serve il punteggio di entrambe le parti: “score person” e “score automa”.
refused-file_score_step = Riga { $line }: “{ $word }” non può stare in un punteggio. Possibile: { $known }.
refused-file_language_missing = Riga { $line }: manca la traduzione in “{ $word }”; si mostra la prima lingua.
refused-file_turn_unreached = Riga { $line }: il turno “{ $word }” non si raggiunge mai.
kit-kind-number = un numero
kit-kind-condition = una condizione
kit-kind-item = un elemento
kit-kind-list = una lista
kit-kind-card = una carta
kit-kind-text = un testo
kit-kind-none = none
kit-kind-name = un nome
kit-kind-range = un intervallo come 0..9
kit-kind-formula = una formula
kit-kind-group = un gruppo
kit-kind-deck = un mazzo
kit-kind-pile = una pila
kit-kind-field = un campo
kit-kind-pieces = dei pezzi
kit-kind-turn = un turno
kit-kind-block = un blocco
kit-kind-answer = una risposta
kit-kind-parameter = un parametro
kit-kind-marker = un segnalino
kit-kind-option = un’opzione
kit-kind-table = una tabella
kit-kind-let = una formula a sé
kit-kind-any = qualcosa
kit-kind-declared = un numero o un segnalino dichiarato in cima al file
kit-kind-end = la fine della riga
ask-kit-card = Quale carta si pesca? ({ $deck })
ask-kit-roll = Che cosa dice il caso?
ask-kit-where = Dove si trova { $card }? Controlla.
guide-conditions = Solo ciò per cui vale
guide-order = Se sono di più, decide nell’ordine

# --- scaffale: riprendere, il giorno, cercare, da dove vengono i giochi
shelf-your-turn = Tocca a te
shelf-hers = Tocca all'Automa
shelf-rest = { $n ->
    [one] altro
   *[other] altri
}
shelf-tables = Tutti i tavoli
shelf-find = Cerca un gioco
shelf-find-do = Cerca
shelf-find-none = Nessun gioco si chiama così. Cambia filtro, o costruiscilo tu:
shelf-find-clear = Mostra tutti
shelf-build = Costruisci un Automa
shelf-build-short = Crea un Automa
shelf-build-how = senza codice
shelf-build-lead = Carte, numeri e turni come moduli, senza una riga di codice. Da che cosa parte?
shelf-open = Apri un file o un link
shelf-filters = Quali giochi
shelf-all = Tutti
shelf-only-screen = Schermo
shelf-only-box = Scatola
shelf-only-file = File
shelf-only-package = Pacchetti
shelf-sort = A–Z
shelf-on-screen = schermo
shelf-with-box = scatola
shelf-origin-file = file
shelf-origin-package = pacchetto
sure-3 = più fonti
sure-2 = una fonte
sure-1 = carte proprie
sure-3-long = regolamento o più fonti
sure-2-long = una sola fonte
sure-1-long = carte nostre: quelle stampate le inserisci tu
day-of = Partita del giorno: { $game }
day-same = le stesse carte per tutti
day-streak = { $n ->
    [one] 1 giorno di fila
   *[other] { $n } giorni di fila
}
day-won = vinta
day-lost = persa
day-not-played = non giocata
shelf-menu = Menu
day-all = Tutte le partite del giorno
level-more = Quanto sono forte?
progress-round = Round { $n }
progress-turn = Turno { $n }
progress-space = Casella { $n }
shelf-open-file = Apri un file di gioco
shelf-open-file-which = File di gioco (.automa)
shelf-open-file-do = Apri
shelf-open-link = Un link che contiene un gioco si apre semplicemente in questo browser.
plain-outcome = Che cosa ne viene
plain-row-send = Registra così
plain-perhaps = se viene chiesto
