### Expeditions in italiano. Ogni chiave e ogni argomento esistono uguali in en, de e it.

game-title = Expeditions
game-tagline = Due mech di Automa attraversano la mappa; giochi con la tua scatola.
mech-north = Mech del Nord
mech-central = Mech del Centro
mech-person = Il tuo mech
ref-location = { $id }
location-basecamp = campo base
location-off_rows = altrove
ref-gap = spazio carta { $id }
ref-card_number = { $id }
target-map = un segnalino mappa
target-corruption = corruzione
target-token_20 = il 20
reason-map = un segnalino mappa
reason-no_map = nessun segnalino mappa
reason-face_down = coperto
reason-corruption = corruzione
reason-no_corruption = nessuna corruzione
reason-only_20 = solo il 20
reason-no_20 = il 20 non c’è
reason-the_20 = il 20 da solo
reason-twenty_and_others = il 20 con altra corruzione

## Scelte iniziali

option-level = Livello di difficoltà
option-level-help = La carta progresso. Per la prima partita si consiglia il livello 2. L’app non conosce le carte stampate dei livelli 4 e 5: inseriscile dalla tua scatola nella pagina dei mazzi, o scegli un livello della casa.
option-level-printed_1 = 1 · Maszynette
option-level-printed_1-help = Il più facile: ottava stella dopo circa 37 turni; 4 monete per stella, 1 per mappa, 1 per corruzione.
option-level-printed_2 = 2 · Maszyna
option-level-printed_2-help = Per la prima partita: ottava stella dopo circa 34 turni; 4 monete per stella, 1 per mappa, 2 per corruzione.
option-level-printed_3 = 3 · Automaszyna
option-level-printed_3-help = Ottava stella dopo circa 29 turni; 5 monete per stella, 1 per mappa, 2 per corruzione.
option-level-printed_4 = 4 · dalla tua scatola
option-level-printed_5 = 5 · Ultimaszyna, dalla tua scatola
option-level-house_4 = Livello 4 · Livello della casa, non la carta stampata
option-level-house_4-help = Numeri nostri: ottava stella dopo circa 25 turni; 6 monete per stella, 1 per mappa, 2 per corruzione.
option-level-house_5 = Livello 5 · Livello della casa, non la carta stampata
option-level-house_5-help = Numeri nostri: ottava stella dopo circa 21 turni; 7 monete per stella, 1 per mappa, 2 per corruzione.
option-star_adjustment = Monete per stella
option-star_adjustment-help = Rende Automa più debole o più forte senza cambiare la durata della partita.
option-star_adjustment--2 = −2
option-star_adjustment--2-help = Molto più facile.
option-star_adjustment--1 = −1
option-star_adjustment--1-help = Più facile.
option-star_adjustment-0 = Come stampato
option-star_adjustment-0-help = Il numero sulla carta progresso.
option-star_adjustment-1 = +1
option-star_adjustment-1-help = Più difficile.
option-star_adjustment-2 = +2
option-star_adjustment-2-help = Molto più difficile.
option-star_adjustment-3 = +3
option-star_adjustment-3-help = Il massimo della difficoltà.
option-dealer = Carte decisione
option-dealer-help = Chi mescola e pesca le 14 carte di Automa.
option-dealer-app = Pesca l’app
option-dealer-app-help = Il mazzo Automa resta nella scatola.
option-dealer-table = Pesco le mie carte
option-dealer-table-help = Dopo ogni tuo turno dici il numero della carta.
option-first = Chi comincia
option-first-help = Lo decide il caso, nell’app o al tavolo.
option-first-random = Decide l’app
option-first-random-help = Stessa probabilità per entrambi.
option-first-human = Tu
option-first-human-help = Deciso al tavolo.
option-first-automa = Automa
option-first-automa-help = Deciso al tavolo.
option-deck = Contenuto delle carte decisione
option-deck-help = Puoi correggere una carta dopo averla confrontata con la tua.
option-deck-printed = Come fornite
option-deck-printed-help = Una trascrizione pubblica, verificata in parte.
option-deck-progress_cards = Carte progresso, livelli da 1 a 3
option-deck-house_levels = Livelli della casa 4 e 5
option-gap_layout = Spazi carta
option-gap_layout-help = Quali dei cinque spazi toccano quale luogo. Ne dipende solo il suggerimento nella sostituzione.
option-gap_layout-inferred = Non verificato
option-gap_layout-inferred-help = Lo schema è dedotto; ogni sostituzione lo dice.
option-gap_layout-confirmed = Verificato al mio tavolo
option-gap_layout-confirmed-help = Il suggerimento vale senza riserve.
option-reveal_detail = Luoghi scoperti
option-reveal_detail-help = Che cosa dici della corruzione su un luogo scoperto.
option-reveal_detail-count = Il numero di segnalini
option-reveal_detail-count-help = Un tocco; ad Automa basta questo.
option-reveal_detail-stack = Tutta la pila
option-reveal_detail-stack-help = Colori e valori dall’alto, per esempio o3,t4.
option-excluded_cards = Carte 017, 030, 056, 063
option-excluded_cards-help = Si riferiscono a un’altra persona e tornano nella scatola quando escono.
option-excluded_cards-remind = Ricordamelo
option-excluded_cards-remind-help = Alla preparazione e a ogni sostituzione.
option-excluded_cards-removed = Già tolte
option-excluded_cards-removed-help = Stesse probabilità, meno lavoro.
option-unseen_cards = Contare le carte
option-unseen_cards-help = Quali carte possono ancora uscire è noto a tutti.
option-unseen_cards-shown = Mostra che cosa può uscire
option-unseen_cards-shown-help = Con la probabilità che il segnalino avanzi.
option-unseen_cards-hidden = Non mostrarlo
option-unseen_cards-hidden-help = Conta da te.
option-reports = Comunicazioni impossibili
option-reports-help = Per esempio il tuo mech su un luogo con un mech di Automa.
option-reports-strict = Rifiutale
option-reports-strict-help = Non cambia nulla, e ti viene detto perché.
option-reports-lenient = Avvisa soltanto
option-reports-lenient-help = Il tavolo ha ragione, qualunque cosa pensi l’app.

## Che cosa viene chiesto

ask-first = Chi comincia?
ask-card = Quale carta hai pescato?
ask-stack = { $detail ->
    [stack] Che cosa c’è ora su { $location }, dall’alto?
   *[count] Quanti segnalini corruzione ci sono ora su { $location }, senza contare il 20?
}
ask-turn = { $left ->
    [0] Tocca a te. Che cosa è cambiato?
   *[other] Il tuo ultimo turno. Che cosa è cambiato?
}
ask-coins = Quante monete hai?
ask-quests = Quante missioni hai risolto?
ask-items = Quante monete sono stampate sui tuoi oggetti migliorati?
ask-corruption = Quanti segnalini corruzione hai, compreso il 20?

## Che cosa succede: Automa

exp-set_up = { $side ->
    [human] Cominci tu.
   *[automa] Comincia Automa.
}
exp-overridden = Questa partita usa carte che hai corretto: { $cards }.
exp-reshuffle = Il mazzo Automa è vuoto: mescola tutte le 14 carte e metti da parte le prime 2 senza guardarle.
exp-reshuffled = Il mazzo Automa era vuoto: tutte le 14 carte sono state mescolate e 2 messe da parte senza guardarle.
exp-card = Automa pesca la { $card }.
exp-advance = Progresso: segnalino sulla casella { $p }.
exp-no_advance = Nessun simbolo progresso: il segnalino resta sulla casella { $p }.
exp-track_end = Il segnalino resta sulla casella { $p }, la fine del tracciato.
exp-star = Stella { $k } di 8: mettila in alto a sinistra sul campo base.
exp-sweep = { $mech }: sostituisci tutte le carte scoperte accanto a { $location }. { $layout ->
    [inferred] Secondo il nostro schema: { $gaps }. È dedotto; se il tuo tavolo è diverso, vale il tuo tavolo.
   *[other] Si trovano qui: { $gaps }.
}
exp-excluded_cards = Se esce la carta 017, 030, 056 o 063, rimettila nella scatola e pesca di nuovo.
exp-no_target = { $mech }: riga del bersaglio vuota, si muove soltanto.
exp-condition_met = { $mech }: { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}, { $need ->
    [0] non ne serve nessuna
    [one] ne serve 1
   *[other] ne servono { $need }
}; cerca { $target }.
exp-condition_not_met = { $mech }: { $stars ->
    [0] ancora nessuna stella
    [one] solo 1 stella
   *[other] solo { $stars } stelle
}, { $need ->
    [one] ne serve 1
   *[other] ne servono { $need }
} per cercare { $target }; si muove soltanto.
exp-look = { $n ->
    [0] Qui, su { $location }: { $reason }.
    [one] 1 luogo più in là, su { $location }: { $reason }.
   *[other] { $n } luoghi più in là, su { $location }: { $reason }.
}
exp-skipped = { $location } viene saltato: lì c’è il tuo mech.
exp-match = Prima corrispondenza: { $location }.
exp-no_match = Nessuna corrispondenza.
exp-move_distance = { $mech }: muovilo di { $d ->
    [one] 1 luogo
   *[other] { $d } luoghi
} fino a { $location }.{ $skips ->
    [none] {""}
   *[other] {" "}Il tuo mech su { $skips } viene saltato.
}
exp-move_target = { $mech }: muovilo su { $location }.
exp-stay = { $mech }: resta su { $location }.
exp-explore = Dai ad Automa il segnalino mappa di { $location }, scopri la tessera e metti i segnalini corruzione come di consueto.
exp-map_only = Dai ad Automa il segnalino mappa di { $location }. La tessera è già scoperta.
exp-vanquish = Automa prende { $n ->
    [one] un segnalino corruzione
   *[other] { $n } segnalini corruzione
} dalla cima della pila di { $location }.
exp-vanquish_20 = Automa prende il segnalino 20 da { $location }.
exp-revealed = { $location }: { $n ->
    [0] nessuna corruzione.
    [one] c’è 1 segnalino corruzione.
   *[other] ci sono { $n } segnalini corruzione.
}
exp-revealed_20 = { $location } è il luogo 20: c’è il segnalino 20{ $n ->
    [0] .
   *[other] {" "}con altri { $n }.
}
exp-trigger_automa = Automa ha piazzato l’ottava stella. Hai ancora un turno, poi Automa gioca l’ultimo.
exp-trigger_human = Hai piazzato la quarta stella. Automa ha ancora un turno, poi tu giochi l’ultimo.
exp-your_turn = { $turn ->
    [last] È il tuo ultimo turno.
   *[ordinary] Tocca a te.
}
exp-scoring = L’ultimo turno è stato giocato: conta le tue monete.

## Che cosa succede: tu

exp-you_moved = Il tuo mech ora è qui: { $location }.
exp-both_mechs = Anche un mech di Automa è su { $location }: guarda il tuo tavolo.
exp-you_explored = Hai esplorato { $location }.
exp-you_took = { $n ->
    [one] Hai preso 1 segnalino corruzione da { $location }.
   *[other] Hai preso { $n } segnalini corruzione da { $location }.
}
exp-fewer_tokens = Hai detto { $told }, ma su { $location } { $n ->
    [0] non ce n’erano.
    [one] ce n’era solo 1.
   *[other] ce n’erano solo { $n }.
}
exp-you_took_20 = Hai preso il segnalino 20 da { $location }.
exp-you_star = { $n ->
    [one] Hai piazzato una stella: { $k } di 4.
   *[other] Hai piazzato { $n } stelle: { $k } di 4.
}
exp-you_done = Il tuo turno è finito.
exp-counted = Conti { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, { $quests ->
    [one] 1 missione
   *[other] { $quests } missioni
}, { $items ->
    [one] 1 moneta
   *[other] { $items } monete
} sugli oggetti, { $corruption ->
    [one] 1 segnalino corruzione
   *[other] { $corruption } segnalini corruzione
}.
exp-result = Tu { $you }, Automa { $automa }: { $winner ->
    [person] vinci tu.
   *[automa] vince Automa.
}
exp-tie = Parità: vince Automa.

## Perché

decision-north_target = Dove va il mech del Nord?
decision-central_target = Dove va il mech del Centro?
filter-has_map = Ha un segnalino mappa
filter-has_corruption = Ha corruzione oltre al 20
filter-has_token_20 = Ha il 20 e nient’altro
filter-first_in_direction = Primo nella direzione di movimento
status-open = controllato
status-kept = resta
status-dropped = escluso
status-chosen = va qui
status-person = il tuo mech

## Punteggio

score-stars = Stelle, { $each ->
    [one] 1 moneta
   *[other] { $each } monete
} ciascuna ({ $n })
score-maps = Segnalini mappa, { $each ->
    [one] 1 moneta
   *[other] { $each } monete
} ciascuno ({ $n })
score-corruption = Segnalini corruzione, { $each ->
    [one] 1 moneta
   *[other] { $each } monete
} ciascuno ({ $n })
score-coins = Monete ({ $n })
score-items = Monete sugli oggetti migliorati ({ $n })
score-exp-tie = Parità: vince Automa.

## La preparazione al tavolo

setup-base = Prepara il gioco base come per 2 persone. Automa non riceve plancia, carte, lavoratori, forza o astuzia.
setup-excluded = Le carte 017, 030, 056 e 063 si riferiscono a un’altra persona: quando ne esce una, rimettila nella scatola e pesca di nuovo. Toglierle tutte e quattro adesso va altrettanto bene.
setup-north_mech = Metti un mech inutilizzato su N1, il luogo più a ovest del Nord. L’anello blu corrisponde alle carte.
setup-central_mech = Metti un altro mech inutilizzato su C7, il luogo più a est del Centro. L’anello nero corrisponde alle carte.
setup-level = Disponi la carta progresso e metti un segnalino azione inutilizzato sulla casella di partenza. Stelle sulle caselle { $spaces }; { $star ->
    [one] 1 moneta
   *[other] { $star } monete
} per stella, { $map } per mappa, { $corruption } per corruzione.
setup-house = Livello della casa: numeri nostri, non la carta stampata. Segui il tracciato sullo schermo.
setup-deck = Mescola le 14 carte decisione coperte e metti da parte le prime 2 senza guardarle.
setup-app_deals = L’app pesca le carte decisione: lasciale nella scatola.
setup-glory = Metti la carta gloria accanto al mazzo, con 4 stelle di un colore inutilizzato e 4 di un altro sugli spazi da 1 a 8.
setup-locations = Tutti i 14 luoghi del Nord e del Centro sono coperti con un segnalino mappa ciascuno; il tuo mech parte dal campo base.
setup-first = { $side ->
    [human] Cominci tu.
   *[automa] Comincia Automa.
}
setup-expansion = L’espansione Gears of Corruption non è supportata.

## Il tavolo

label-map = La mappa
board-map = La mappa
label-camp = Campo
label-north = Nord
label-central = Centro
label-face_down = coperto
label-face_up = scoperto
label-no_map = manca il segnalino mappa
label-map_token = segnalino mappa
label-tokens = { $n ->
    [one] 1 segnalino corruzione
   *[other] { $n } segnalini corruzione
}
label-token_20 = il segnalino 20
label-gap = Spazio carta { $id }
label-track = Tracciato progresso
label-maps = Mappe
label-corruption = Corruzione
label-stars = Stelle
label-your_stars = Le tue stelle
label-cards_left = { $n ->
    [0] Il mazzo è vuoto; si mescola all’inizio del prossimo turno di Automa.
    [one] 1 carta nel mazzo
   *[other] { $n } carte nel mazzo
}
label-can_come = Possono uscire: { $cards }.
label-chance = Probabilità che il segnalino avanzi: { $good } su { $all }.
label-search = La ricerca
label-card_progress = progresso
label-card_no_progress = nessun progresso
label-card_sweep = sostituzione
label-card_needs = { $n ->
    [one] 1 stella
   *[other] { $n } stelle
}
label-card_no_target = nessun bersaglio
label-card_up_to = fino a { $n }
label-card_arrows = { $n ->
    [one] 1 luogo
   *[other] { $n } luoghi
}
label-card = Carta decisione { $id }
label-corrected_card = corretta
label-level_card = Carta progresso { $name }
label-coins = { $star } per stella · { $map } per mappa · { $corruption } per corruzione
label-mean_turn = 8ª stella: in media dopo { $n },{ $tenth } turni
label-touches = tocca { $places }
label-schematic = Il Sud e gli spazi carta sono schematici.
action-done = Termina il turno
action-mech_here = Il mio mech ora è qui
action-explore = Esplorato qui
action-finish = Fine del mio ultimo turno
action-star = Ho piazzato una stella
action-take = { $n ->
    [one] Preso 1
   *[other] Presi { $n }
}
action-take_20 = Ho preso il 20
action-elsewhere_place = Mech altrove
action-is_20 = Luogo 20: solo il 20
action-type_stack = Dall’alto, per esempio o3,t4 (o arancione, t turchese, ? sconosciuto, 20 per ultimo)
action-tell = Comunica
hint-19 = Passando da un mech di Automa su un luogo coperto puoi arrivare presto al luogo 19; con i vicini ancora coperti, lì Raccogliere può non dare nulla.
hint-tap = Tocca dove si trova ora il tuo mech; se non è cambiato nulla, non toccare nulla.

## Inserire un livello

game-form-title = Inserisci un livello
game-form-lead = Leggi la carta della tua scatola nel verso di lettura, da sinistra a destra e riga per riga, e tocca ogni casella con una stella. START è 0. La carta in questa pagina mostra poi dopo quanti turni arriva in media l’ottava stella: 36,8, 34,2 e 29,2 ai livelli da 1 a 3; ai livelli 4 e 5 dovrebbero essere di meno.
game-form-which = Quale carta è?
game-form-which-printed_4 = Livello stampato 4
game-form-which-printed_5 = Livello stampato 5, Ultimaszyna
game-form-which-custom = Un livello mio
game-form-name = Nome
game-form-name-help = Solo per un livello tuo: lettere minuscole, cifre e trattini.
game-form-stars = Caselle con una stella
game-form-coins_star = Monete per stella
game-form-coins_map = Monete per segnalino mappa
game-form-coins_corruption = Monete per segnalino corruzione
game-form-save = Salva il livello

## Correggere i fatti

fact-north_mech = Mech del Nord
fact-central_mech = Mech del Centro
fact-human_mech = Il tuo mech
fact-location = { $location }
fact-location-written = M mappa, x nessuna, - vuoto, o3,t4,? segnalini dall’alto, 20
fact-progress = Segnalino progresso, casella
fact-maps = Automa: segnalini mappa
fact-corruption = Automa: segnalini corruzione senza il 20
fact-automa_20 = Automa ha il 20
fact-automa_20-no = no
fact-automa_20-yes = sì
fact-human_20 = Hai il 20
fact-human_20-no = no
fact-human_20-yes = sì
fact-human_stars = Le tue stelle
fact-human_coins = Le tue monete
fact-human_quests = Le tue missioni risolte
fact-human_items = Monete sui tuoi oggetti migliorati
fact-human_corruption = I tuoi segnalini corruzione, compreso il 20
fact-drawn = Carte pescate dall’ultima mescolata
fact-cycle = Numero della mescolata
fact-next = A chi tocca?
fact-next-human = A te
fact-next-automa = Ad Automa
fact-next-scoring = Punteggio
fact-trigger = La fine è stata provocata da
fact-trigger-none = nessuno
fact-trigger-human = te
fact-trigger-automa = Automa
fact-final_turns = Ultimi turni rimasti
fact-final_turns-written = human, automa
fact-level_stars = Livello: caselle con una stella
fact-level_coins_star = Livello: monete per stella
fact-level_coins_map = Livello: monete per segnalino mappa
fact-level_coins_corruption = Livello: monete per segnalino corruzione
fact-card = Carta decisione { $card }
fact-card-written = progresso | Nord | Centro
fact-note = Una nota su questa partita
fact-layout = Schema degli spazi carta
fact-layout-inferred = dedotto
fact-layout-confirmed = confermato
fact-layout-edited = corretto
fact-gaps = Spazi carta presso { $location }
fact-source = Le carte decisione le pesca
fact-source-app = l’app
fact-source-table = tu
fact-detail = Di un luogo scoperto dici
fact-detail-count = il numero di segnalini
fact-detail-stack = tutta la pila

## Rifiuti

refused-location_occupied = Lì c’è un mech di Automa: non puoi terminare lì il movimento.
refused-reveal_missing = Questo luogo era coperto: quanti segnalini corruzione ci sono ora?
refused-already_face_up = Questo luogo è già scoperto.
refused-not_enough_tokens = Non ci sono così tanti segnalini.
refused-too_many_stars = Hai solo 4 stelle.
refused-camp_left = Il tuo mech non torna al campo base. Se non l’ha mai lasciato, correggi dove si trova.
refused-unknown_place = Il luogo { $place } non esiste.
refused-unknown_card = Esistono solo le carte da 1 a 14.
refused-card_already_drawn = La carta { $n } è già uscita dall’ultima mescolata. Controlla il numero o correggi l’elenco delle carte pescate.
refused-not_automas_turn = Non è il turno di Automa.
refused-not_humans_turn = Non è il tuo turno.
refused-adjustment_out_of_range = La correzione deve essere compresa tra -2 e +3.
refused-level_unknown = L’app non conosce la carta stampata di questo livello ({ $level }). Inseriscila dalla tua scatola o scegli un livello della casa.
refused-unknown_token = { $token } non è un segnalino corruzione. I segnalini sono o o t con un valore ({ $values }), ? per ogni altro, e 20.
refused-second_20 = C’è un solo segnalino 20, ed è già comparso.
refused-too_many_tokens = { $n } segnalini sono più di quelli nel sacchetto.
refused-was_end_triggered = Così Automa ha 8 stelle. Di’ nella stessa correzione se la fine è stata provocata.
refused-foreign_file = { $file } non è un file del gioco { $game }.
refused-reserved_deck_id = { $file }: l’identificativo { $id } appartiene a ciò che è fornito. Scegline un altro.
refused-wrong_kind = { $file } non è un file per la scelta { $option }.
refused-wrong_card_count = { $file }: carte trovate: { $cards }; ne servono { $wanted } diverse.
refused-newer_data_format = { $file } ha il formato { $format }, di una versione più recente.
refused-value_out_of_range = { $file }, { $place }: { $field } è { $value }, deve essere tra { $low } e { $high }.

## Posizioni impossibili, e strane

problem-star_count = Un livello richiede esattamente 8 caselle stella.
problem-star_below_1 = Le caselle stella sono numeri interi a partire da 1.
problem-not_increasing = Ogni stella deve stare su una casella successiva alla precedente.
problem-track_too_short = Il tracciato finisce prima dell’ottava stella.
problem-coins_invalid = I tre valori in monete devono essere numeri interi da 0 in su.
problem-star_coins_negative = Con questa correzione una stella varrebbe meno di 0 monete.
problem-adjustment_out_of_range = La correzione deve essere compresa tra -2 e +3.
problem-level_name = Un livello tuo ha bisogno di un nome: lettere minuscole, cifre e trattini.
problem-marker_off_track = Il tracciato non ha la casella { $p }.
problem-hidden_stack = { $location } è coperto, quindi può esserci solo un segnalino mappa.
problem-second_20 = C’è un solo segnalino 20.
problem-mech_off_row = { $mech }: { $place } non è nella sua fila.
problem-no_such_place = Il luogo { $place } non esiste.
problem-too_many_stars = Hai da 0 a 4 stelle.
problem-negative_count = Un conteggio non può essere sotto 0.
problem-unknown_card = La carta { $card } non esiste.
problem-card_twice = La carta { $card } è elencata due volte.
problem-too_many_drawn = Sono elencate { $n } carte; tra due mescolate se ne pescano solo { $most }.
problem-final_turns_without_trigger = Nessuno ha provocato la fine, quindi non ci sono ultimi turni né punteggio.
problem-wrong_final_turns = Gli ultimi turni non corrispondono a chi ha provocato la fine.
problem-wrong_next = Non è il turno di chi viene per primo tra gli ultimi turni.
problem-bad_card = La carta { $card } è illeggibile: { $value }. Scrivila così: + | sweep 3:map > | 5:corruption*2 >>
problem-both_mechs = Il tuo mech e un mech di Automa sono entrambi su { $location }. Automa ignora quel luogo.
problem-too_much_corruption = Sono registrati { $n } segnalini corruzione, più dei 36 del sacchetto.
problem-twenty_not_in_the_north = Il segnalino 20 è su { $location }; dovrebbe essere al Nord.

## Da dove vengono i mazzi

option-deck-printed-source = Da una trascrizione pubblica, controllata in parte sul regolamento solitario tedesco stampato (carte 1, 8 e 12).
option-deck-progress_cards-source = Carte progresso stampate, livelli da 1 a 3, da una trascrizione pubblica; il livello 1 è in parte confermato dal regolamento inglese.
option-deck-house_levels-source = Livelli della casa di questo progetto, ricavati dai livelli da 1 a 3: non le carte stampate.

# --- odds
odds-advance = Il segnalino avanza
odds-takes_map = Prende la mappa da { $location }
odds-takes_corruption = Prende la corruzione da { $location }
odds-takes_token_20 = Prende il 20 da { $location }
odds-star = Stella { $star }: al più presto fra { $first ->
    [one] un turno
   *[other] { $first } turni
}, in media fra circa { $about }, al 90 % entro { $surely }.

## Luoghi, come si trovano su tessere senza nome

place-N = { $id }: fila nord, n. { $n } da sinistra
place-C = { $id }: fila centrale, n. { $n } da sinistra
place-S = { $id }: fila sud, n. { $n } da sinistra

# --- why a question is asked, and what one must know to answer it
because-stack = { $location } è appena stato rivelato: piazza come al solito la corruzione presa dal sacchetto. Ciò che c’è lì conta per dove va Automa e che cosa prende.
title-coins = Conteggio finale
second-coins = La partita è finita
title-quests = Conteggio finale
second-quests = La partita è finita
title-items = Conteggio finale
second-items = La partita è finita
title-corruption = Conteggio finale
second-corruption = La partita è finita
second-turn = { $left ->
    [0] Che cosa è cambiato?
   *[other] Ultimo turno: che cosa è cambiato?
}
counts-coins = Ogni moneta vale 1.
counts-quests = Le missioni risolte decidono quanto vale ogni tua stella: 5, 6, 8 o 10 monete.
counts-items = Gli oggetti migliorati valgono quanto è stampato su di essi.
counts-reported = { $n ->
    [one] Ne hai segnalato uno.
   *[other] Ne hai segnalati { $n }.
}
counts-corruption = Ogni tuo segnalino corruzione vale 2.

## Il turno nella cornice, come dice il regolamento di questo gioco

turn-automa = Il turno di Automa
odds-now = Se Automa giocasse ora

## Something is different

slip-report = Ho riferito qualcosa di sbagliato
slip-mech_here = { $mech } è qui
slip-map = Il segnalino mappa è ancora qui
slip-empty = Qui non c’è più niente
slip-twenty = Qui c’è solo il 20
slip-tokens = { $n ->
    [one] Qui c’è 1 segnalino corruzione
   *[other] Qui ci sono { $n } segnalini corruzione
}
label-mechs = I mech
lying-map = segnalino mappa, coperto
lying-map_up = segnalino mappa, scoperto
lying-no_map = nessun segnalino mappa, coperto
lying-unknown = segnalino ignoto
lying-twenty = il 20
lying-o3 = arancione 3
lying-t3 = turchese 3
lying-o4 = arancione 4
lying-t4 = turchese 4
lying-o5 = arancione 5
lying-t5 = turchese 5

## What a card of an owner's file says

deck-new-progress_cards = Un livello per l’Automa. Per la carta stampata del livello 4 o 5 della tua scatola usa l’id printed_4 o printed_5, per un livello tuo uno qualsiasi; l’id compare due volte. Le righe che iniziano con # sono commenti, i numeri qui sotto sono segnaposto. Controllalo con:
deck-new-decision_cards = Le 14 carte decisione, da correggere dopo aver guardato le tue. Le righe che iniziano con # sono commenti. Controllale con:
deck-new-gaps = Quali spazi vuoti della tua mappa toccano quali luoghi. Le righe che iniziano con # sono commenti. Controlla con:
deck-kind-decision_cards = Carte decisione corrette
deck-kind-gaps = Gli spazi vuoti della mappa
card-field-id = il nome nei file; per un livello lo stesso del file
card-field-name = come lo si chiama
card-field-star_positions = caselle con una stella, contate da START = 0 nel verso di lettura: 8, ognuna più avanti
card-field-spaces_after_start = si può omettere: una casella dopo l’ultima stella
card-field-star = monete per stella
card-field-map = monete per segnalino mappa
card-field-corruption = monete per segnalino corruzione
card-field-confidence = quanto ne siamo sicuri
card-field-progress = se il segnalino avanza
card-field-sweep = se c’è l’icona per spazzare via
card-field-distance = il numero di frecce
card-field-kind = che cosa cerca il mech; si omette, con tutto il bersaglio, se la riga è vuota
card-field-min_stars = le stelle che lo precedono
card-field-take_up_to = il moltiplicatore dopo un’icona corruzione
card-field-note = tutto ciò che non sta in nessun campo
card-field-touches = i luoghi accanto allo spazio vuoto
