### Ciò che ogni gioco da un file dice oltre alle proprie parole.

kit-turn = { $turn }
kit-drew = { $deck }: si pesca { $card }.
kit-peeked = { $deck }: in cima c’è { $card }.
kit-no_card = { $deck }: non ci sono più carte.
kit-shuffled = { $deck }: mescola il mazzo, { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }.
kit-moved = { $deck }: { $card } va in “{ $to }”.
kit-dealt = { $deck }: una carta va coperta in “{ $to }”.
kit-dealt_unseen = { $deck }: { $number ->
    [one] una carta va coperta
   *[other] { $number } carte vanno coperte
  } in “{ $to }”.
kit-removed = { $deck }: fuori dal gioco: { $cards }.
kit-rolled = Caso: { $value }.
kit-changed = { $name }: { $old } → { $new }.
kit-put = { $on }: si aggiunge { $item }.
kit-took = { $off }: si toglie { $item }.
kit-cleared = { $name }: si toglie tutto.
kit-filled = { $name }: come all’inizio.
kit-over = La partita è finita: { $person } a { $automa }. { $winner }

side-person = Vinci tu.
side-automa = Vince l’Automa.
side-shared = La vittoria è condivisa.
tie-person = In caso di parità vinci tu.
tie-automa = In caso di parità vince l’Automa.
tie-shared = La parità resta tale.

said-yes = sì
said-no = no
pile-draw = Mazzo
pile-discard = Scarti
pile-out = Fuori dal gioco
counted-later = (si conta alla fine)
card-word = carta
ref-card = carta { $id }

answer-done = Fatto
answer-yes = Sì
answer-no = No
fact-next = Di chi è il turno?
panel-next_card = Prossima carta
label-nobody = Sul tavolo

own-cards-help = Le carte stampate di questo mazzo non sono nel file. Inserisci le tue nella pagina dei mazzi e sceglile qui.
own-cards-stand-in = Sostituti
own-cards-stand-in-help = inventate, non le carte stampate
game-entry-title = Inserisci le tue carte stampate
game-entry-lead = Le carte di questo file sono sostituti. Inserisci quelle della tua scatola, una dopo l’altra, con pause; vengono controllate con gli stessi campi e si possono scegliere nella preparazione.

problem-beyond_limits = { $name }: è possibile da { $low } a { $high }.
problem-bad_option = { $name }: questo non si può scegliere.
problem-piece_twice = { $name }: ogni luogo può esserci una volta sola.
problem-cards_amiss = { $name }: una carta non c’è, o c’è due volte.

refused-stop_run_steps = Riga { $line }: questo turno ha troppi passi. Non è stato eseguito: annulla la risposta o correggi il tavolo.
refused-stop_run_parts = Riga { $line }: questo turno calcola senza fine. Non è stato eseguito: annulla la risposta o correggi il tavolo.
refused-stop_questions = Riga { $line }: questo turno chiede troppo. Non è stato eseguito: annulla la risposta o correggi il tavolo.
refused-stop_repeat = Riga { $line }: questo passo si ripeterebbe più di 50 volte. Non è stato eseguito: annulla la risposta o correggi il tavolo.
refused-stop_nothing_to_answer = Riga { $line }: qui non c’è nessuna risposta possibile. Il turno non è stato eseguito: annulla la risposta o correggi il tavolo.
refused-stop_no_card = Riga { $line }: non c’è nessuna carta. Il turno non è stato eseguito: annulla la risposta o correggi il tavolo.
refused-stop_table_hole = Riga { $line }: la tabella non ha una riga per questo. Il turno non è stato eseguito: annulla la risposta o correggi il tavolo.
refused-stop_divide_zero = Riga { $line }: divisione per zero. Il turno non è stato eseguito: annulla la risposta o correggi il tavolo.
refused-stop_number_big = Riga { $line }: un numero è diventato troppo grande. Il turno non è stato eseguito: annulla la risposta o correggi il tavolo.
refused-stop_turns_played = Riga { $line }: questa partita ha più di 2000 turni. Non si può continuare.
label-piles = Mazzi
label-end = Il conteggio finale
turn-automa = Il turno dell’Automa
progress-end = Fine
