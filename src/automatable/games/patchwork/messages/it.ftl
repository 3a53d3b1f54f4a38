### Patchwork in italiano. Chiavi e argomenti come in en.ftl, dove sono spiegati.

## Il gioco

game-title = Patchwork
game-tagline = Una corsa sulla plancia del tempo per cucire la trapunta migliore.
game-emblem-label = Una trapunta di nove pezze con un bottone al centro

seat-person_1 = Giocatore 1
seat-person_2 = Giocatore 2
player-name = { $seat ->
    [person] { seat-person }
    [automa] { seat-automa }
    [person_1] { seat-person_1 }
   *[person_2] { seat-person_2 }
}

## Preparazione: opzioni

option-sit = Come vuoi giocare?
option-sit-help = Solo con l’app, con il gioco sul tavolo o in due davanti allo stesso schermo.
option-sit-digital = Sullo schermo
option-sit-digital-help = Tu contro Automa. L’app è tutto il gioco: cuci sullo schermo e ogni mossa viene controllata.
option-sit-companion = Con il mio gioco
option-sit-companion-help = Tu contro Automa con il gioco sul tavolo. Segnali il tuo turno con un tocco e Automa risponde.
option-sit-duo = In due
option-sit-duo-help = Due persone si sfidano su questo schermo, senza Automa.

option-level = Livello di difficoltà
option-level-help = Decide quando Automa ottiene la tessera 7x7 e che cosa conta nel suo punteggio. Non cambia mai le sue mosse.
option-level-1 = I – Praticante
option-level-1-help = Segnalino di livello 1 casella prima della casella finale (casella 52). Per Automa conta solo la tessera.
option-level-2 = II – Apprendista
option-level-2-help = Segnalino di livello 9 caselle prima della casella finale (casella 44). Per Automa contano la tessera e i suoi bottoni.
option-level-3 = III – Lavorante
option-level-3-help = Segnalino di livello 12 caselle prima della casella finale (casella 41). Per Automa contano la tessera, i suoi bottoni e 1 punto per ogni pezza con bottoni.
option-level-4 = IV – Maestro
option-level-4-help = Segnalino di livello 15 caselle prima della casella finale (casella 38). Per Automa contano la tessera, i suoi bottoni e ogni bottone stampato sulle sue pezze.
option-level-5 = V – Leggenda
option-level-5-help = Segnalino di livello 18 caselle prima della casella finale (casella 35). Per Automa contano la tessera, i suoi bottoni, 1 punto per ogni pezza con bottoni e ogni bottone stampato sulle sue pezze.

option-deck = Mazzo di Automa
option-deck-help = I due mazzi sono ugualmente ricchi. In una partita se ne usa uno solo.
option-deck-normal = Mazzo normale
option-deck-normal-help = Carte da 1 a 12, retro senza valore: non sai quanto Automa potrà spendere.
option-deck-tactical = Mazzo tattico
option-deck-tactical-help = Carte da 13 a 24: il retro mostra il prossimo budget, così puoi tenerne conto.

option-leather_layout = La tua plancia del tempo
option-leather_layout-help = Ne esistono due edizioni. Conta le caselle dalla partenza alla prima toppa di cuoio.
option-leather_layout-original = Edizione originale
option-leather_layout-original-help = La prima toppa di cuoio sta 20 caselle dopo la partenza.
option-leather_layout-revised = Edizione riveduta
option-leather_layout-revised-help = La prima toppa di cuoio sta 26 caselle dopo la partenza e ce n’è una sulla casella 38.

option-recycle = Quando il mazzo è esaurito
option-recycle-help = Si mescolano tutte le 12 carte. Poi il regolamento tedesco e quello inglese divergono.
option-recycle-two_aside = Di nuovo due carte da parte
option-recycle-two_aside-help = Come nel regolamento tedesco: dieci turni di Automa fino alla mescolata successiva.
option-recycle-all = Si usano tutte le dodici carte
option-recycle-all-help = Come nel regolamento inglese: dodici turni di Automa fino alla mescolata successiva.

option-automa_leather = Automa e le toppe di cuoio
option-automa_leather-help = Che cosa succede quando Automa supera per primo una toppa di cuoio.
option-automa_leather-take = Automa le prende
option-automa_leather-take-help = La regola normale. Per Automa non valgono nulla, ma per te sono perse.
option-automa_leather-leave = Automa le lascia
option-automa_leather-leave-help = Una partita più facile: tutte le toppe di cuoio restano per te sulla plancia del tempo.
option-starting_buttons = Bottoni all’inizio
option-starting_buttons-help = Nel gioco stampato sono 5. Gli altri numeri sono gradini nostri fra i livelli: non stanno in nessun regolamento. Un bottone vale circa tre punti.
option-starting_buttons-0 = 0 · gradino nostro
option-starting_buttons-0-help = Molto più difficile.
option-starting_buttons-1 = 1 · gradino nostro
option-starting_buttons-1-help = Molto più difficile.
option-starting_buttons-2 = 2 · gradino nostro
option-starting_buttons-2-help = Molto più difficile.
option-starting_buttons-3 = 3 · gradino nostro
option-starting_buttons-3-help = Più difficile.
option-starting_buttons-4 = 4 · gradino nostro
option-starting_buttons-4-help = Più difficile.
option-starting_buttons-5 = 5 · come stampato
option-starting_buttons-5-help = La regola del gioco.
option-starting_buttons-6 = 6 · gradino nostro
option-starting_buttons-6-help = Più facile.
option-starting_buttons-7 = 7 · gradino nostro
option-starting_buttons-7-help = Più facile.
option-starting_buttons-8 = 8 · gradino nostro
option-starting_buttons-8-help = Più facile.
option-starting_buttons-9 = 9 · gradino nostro
option-starting_buttons-9-help = Molto più facile.
option-starting_buttons-10 = 10 · gradino nostro
option-starting_buttons-10-help = Molto più facile.
option-starting_buttons-12 = 12 · gradino nostro
option-starting_buttons-12-help = Molto più facile.
option-starting_buttons-15 = 15 · gradino nostro
option-starting_buttons-15-help = Molto più facile.

option-circle_source = Ordine delle pezze
option-circle_source-help = Chi dispone il cerchio di pezze.
option-circle_source-app = Lo estrae l’app
option-circle_source-app-help = L’app estrae un ordine casuale. Con il tuo gioco disponi il cerchio come mostrato.
option-circle_source-table_full = Inserisco subito tutte le pezze
option-circle_source-table_full-help = Disponi tu il cerchio e inserisci una volta le sue 32 pezze, in senso orario.
option-circle_source-table_lazy = Inserisco le pezze man mano
option-circle_source-table_lazy-help = Disponi tu il cerchio. L’app chiede solo le pezze che arrivano a portata.

option-dealer = Carte Automa
option-dealer-help = Chi mescola e scopre le carte Automa.
option-dealer-app = Le gestisce l’app
option-dealer-app-help = Non ti servono carte: l’app mescola e scopre.
option-dealer-table = Uso le mie carte
option-dealer-table-help = Scopri le tue carte e ne dici il numero all’app.

option-quilt_tracking = La tua plancia trapunta
option-quilt_tracking-help = Se l’app segue dove stanno le tue pezze. Il punteggio è esatto comunque.
option-quilt_tracking-on = Segui la mia trapunta
option-quilt_tracking-on-help = Mostri dove va ogni pezza; l’app si accorge da sola di un quadrato 7x7.
option-quilt_tracking-off = Non seguirla
option-quilt_tracking-off-help = Dici solo quale pezza prendi; l’app chiede del quadrato 7x7 quando serve.

option-first = Primo giocatore
option-first-help = Secondo le regole, chi ha usato un ago per ultimo.
option-first-1 = Giocatore 1
option-first-1-help = Comincia il giocatore 1.
option-first-2 = Giocatore 2
option-first-2-help = Comincia il giocatore 2.
option-first-random = A caso
option-first-random-help = Il primo giocatore viene estratto dall’app.

## Preparazione al tavolo, nell’ordine del regolamento

setup-circle = Disponi tutte le 33 pezze in cerchio, in ordine casuale.
setup-circle_app = Disponi le pezze in cerchio, in senso orario, in quest’ordine: { $patches }.
setup-neutral = Metti la pedina neutra in senso orario subito dopo la pezza iniziale, quella di due caselle.
setup-tokens = Metti i due segnalini tempo sulla partenza della plancia del tempo, il tuo sopra.
setup-buttons = Prendi la tua plancia trapunta e 5 bottoni. Automa non riceve né l’una né gli altri.
setup-leather = Metti una toppa di cuoio su ognuna di queste cinque caselle: { $spaces }.
setup-tile = Metti la tessera 7x7 accanto alla plancia del tempo.
setup-deck = { $deck ->
    [tactical] Mescola il mazzo tattico (carte da 13 a 24) e mettilo sul tavolo come mazzo di Automa. Il mazzo normale resta nella scatola.
   *[normal] Mescola il mazzo normale (carte da 1 a 12) e mettilo coperto sul tavolo come mazzo di Automa. Il mazzo tattico resta nella scatola.
}
setup-set_aside = Metti da parte le prime due carte senza guardarle: cominciano la pila degli scarti.
setup-app_deals = Lascia le carte Automa nella scatola: ci pensa l’app.
setup-marker = Prendi un bottone dalla riserva e mettilo come segnalino di livello sulla { $marker_space }, { $spaces ->
    [one] 1 casella
   *[other] { $spaces } caselle
} prima della casella finale.
setup-piles = Lascia posto per le due pile di Automa: pezze con bottoni e pezze senza bottoni.
setup-start = Il primo giocatore sei tu.

## Domande

ask-turn = { $seat ->
    [person] Tocca a te: compra una delle prossime tre pezze o avanza.
   *[other] { player-name }: compra una delle prossime tre pezze o avanza.
}
ask-leather = { $seat ->
    [person] Piazza la tua toppa di cuoio su una casella libera.
   *[other] { player-name }: piazza la tua toppa di cuoio su una casella libera.
}
ask-seven = È ora completo un quadrato 7x7?
ask-card = Scopri la prima carta Automa. Che numero c’è in basso a sinistra?
ask-patches = { $n ->
    [one] Quale pezza segue in senso orario?
   *[other] Quali { $n } pezze seguono in senso orario?
}
ask-circle = Inserisci tutte le 32 pezze in senso orario, cominciando subito davanti alla pedina neutra. La pezza iniziale si aggiunge da sola alla fine.
ask-back = Che valore c’è sul retro della prima carta Automa? Puoi anche saltare questa domanda.
ask-first = Chi comincia?

## Il turno di Automa

pat-card = Automa scopre la { $card }: budget { $budget }, rendita { $income }.
pat-window = Prossime pezze: { $patches }. Acquistabili: { $affordable }.
pat-case_a = Nulla è acquistabile: Automa passa.
pat-case_b = Solo «{ $patch }» è acquistabile: Automa prende questa pezza.
pat-case_c = { $n } pezze sono acquistabili: decidono le condizioni.
pat-cond_kept = { $condition }: dentro { $kept }, fuori { $dropped }.
pat-cond_all = { $condition }: nessuna differenza, restano tutte.
pat-cond_skipped = { $condition }: non ne resterebbe nessuna, si salta.
pat-take_with = Metti la pezza «{ $patch }» nella pila con bottoni; la pedina neutra ne prende il posto.
pat-take_without = Metti la pezza «{ $patch }» nella pila senza bottoni; la pedina neutra ne prende il posto.
pat-move = { $n ->
    [one] Sposta il segnalino tempo di Automa di 1 casella, dalla { $from } alla { $to }.
   *[other] Sposta il segnalino tempo di Automa di { $n } caselle, dalla { $from } alla { $to }.
}
pat-pass_move = Porta il segnalino tempo di Automa subito davanti al tuo ({ $to }). Nessun bottone per questo.
pat-pass_final = Porta il segnalino tempo di Automa sulla casella finale, accanto al tuo. Nessun bottone per questo.
pat-income = { $n ->
    [one] Rendita alla { $space }: Automa riceve 1 bottone.
   *[other] Rendita alla { $space }: Automa riceve { $n } bottoni.
}
pat-leather_automa = Automa prende la toppa di cuoio sulla { $space } (pila senza bottoni).
pat-tile_automa = Automa raggiunge il segnalino di livello: ottiene la tessera 7x7; togli il segnalino.
pat-discard = Scarta la carta.
pat-discarded = La carta va nella pila degli scarti.
pat-shuffle_two = Il mazzo è esaurito: mescola tutte le 12 carte, poi mettine due da parte senza guardarle.
pat-shuffle_all = Il mazzo è esaurito: mescola tutte le 12 carte.
pat-shuffled_two = Il mazzo era vuoto: l’app ha mescolato tutte le carte e ne ha messe da parte due senza guardarle.
pat-shuffled_all = Il mazzo era vuoto: l’app ha mescolato tutte le carte.
pat-set_aside_backs = Il retro delle due carte messe da parte mostra { $backs }.
pat-next_budget = Prossima carta: budget { $budget }.
pat-next_automa = Tocca di nuovo ad Automa.

## Il turno di una persona

pat-you_buy = { $seat ->
    [person] Prendi la pezza «{ $patch }», paghi { $n ->
        [one] 1 bottone
       *[other] { $n } bottoni
    } e avanzi di { $t ->
        [one] 1 casella
       *[other] { $t } caselle
    }.
   *[other] { player-name } prende la pezza «{ $patch }», paga { $n ->
        [one] 1 bottone
       *[other] { $n } bottoni
    } e avanza di { $t ->
        [one] 1 casella
       *[other] { $t } caselle
    }.
}
pat-you_take_untracked = { $seat ->
    [person] Prendi la pezza «{ $patch }», paga { $n ->
        [one] 1 bottone
       *[other] { $n } bottoni
    }, cuci la pezza e sposta il tuo segnalino tempo di { $t ->
        [one] 1 casella
       *[other] { $t } caselle
    }.
   *[other] { player-name } prende la pezza «{ $patch }», paga { $n ->
        [one] 1 bottone
       *[other] { $n } bottoni
    }, cuce la pezza e avanza di { $t ->
        [one] 1 casella
       *[other] { $t } caselle
    }.
}
pat-you_advance = { $seat ->
    [person] { $n ->
        [one] Avanzi di 1 casella e prendi 1 bottone.
       *[other] Avanzi di { $n } caselle e prendi { $n } bottoni.
    }
   *[other] { $n ->
        [one] { player-name } avanza di 1 casella e prende 1 bottone.
       *[other] { player-name } avanza di { $n } caselle e prende { $n } bottoni.
    }
}
pat-you_income = { $seat ->
    [person] { $n ->
        [one] Rendita alla { $space }: prendi 1 bottone.
       *[other] Rendita alla { $space }: prendi { $n } bottoni.
    }
   *[other] { $n ->
        [one] Rendita alla { $space }: { player-name } prende 1 bottone.
       *[other] Rendita alla { $space }: { player-name } prende { $n } bottoni.
    }
}
pat-you_leather = { $seat ->
    [person] Prendi una toppa di cuoio: piazzala subito.
   *[other] { player-name } prende una toppa di cuoio e la piazza subito.
}
pat-leather_placed = { $seat ->
    [person] Piazzi la toppa di cuoio sulla { $cell }.
   *[other] { player-name } piazza la toppa di cuoio sulla { $cell }.
}
pat-leather_lost = { $seat ->
    [person] La tua plancia trapunta non ha caselle libere: la toppa di cuoio esce dal gioco.
   *[other] { player-name } non ha caselle libere: la toppa di cuoio esce dal gioco.
}
pat-tile_you = { $seat ->
    [person] Hai completato un quadrato 7x7: la tessera è tua; togli il segnalino di livello.
   *[other] { player-name } ha completato un quadrato 7x7 e ottiene la tessera.
}
pat-next_you = { $seat ->
    [person] Tocca a te.
   *[other] Tocca a { player-name }.
}

## Entrambi i posti

pat-on_top = Stessa casella: il segnalino tempo arrivato per ultimo sta sopra e muove per primo.
pat-first_final = { $seat ->
    [person] Raggiungi per primo la casella finale: in caso di parità vinci tu.
   *[other] { player-name } raggiunge per primo la casella finale e in caso di parità vince.
}
pat-end = Fine partita: { $p1 } a { $p2 } punti. { $winner ->
    [person] Hai vinto.
    [automa] Vince Automa.
    [person_1] Vince il giocatore 1.
   *[person_2] Vince il giocatore 2.
}
pat-end_tie = Parità: vince chi ha raggiunto per primo la casella finale.

## Ciò che è stato detto o corretto

pat-set_up_circle = Il cerchio di pezze è disposto; la pedina neutra sta dopo la pezza iniziale.
pat-patches_told = Seguono nel cerchio: { $patches }.
pat-circle_last_known = Resta una sola pezza possibile: l’ultima sconosciuta è { $patch }.
pat-back_told = Il retro della prima carta mostra { $budget }.

## Condizioni e decisioni

decision-patch = Quale pezza prende Automa?
filter-affordable = Acquistabile
filter-affordable-help = Il numero in alto sulla carta è il budget. Una pezza che costa più bottoni è esclusa.
filter-no_overtake = Non ti supera
filter-no_overtake-help = Icona: un segnalino con una freccia fino all’altro segnalino; la freccia che va oltre è barrata. Arrivare sulla tua casella è permesso.
filter-most_buttons = Più bottoni stampati
filter-most_buttons-help = Icona: un quadrato con tre bottoni è maggiore di un quadrato con un bottone.
filter-largest = Copre più caselle
filter-largest-help = Icona: un quadrato di quattro caselle è maggiore di una striscia di due caselle.
filter-farthest = Più lontana dalla pedina neutra
filter-farthest-help = Icona: la pedina neutra con una freccia sopra tre pezze. La terza viene prima della seconda, la seconda prima della prima.
measure-affordable = { $value ->
    [one] costa 1 bottone
   *[other] costa { $value } bottoni
}
measure-no_overtake = arriverebbe alla casella { $value }
measure-most_buttons = { $value ->
    [one] 1 bottone
   *[other] { $value } bottoni
}
measure-largest = { $value ->
    [one] 1 casella
   *[other] { $value } caselle
}

## Le cose per nome

ref-space = { $id ->
    [0] casella 0 (partenza)
    [53] casella 53 (finale)
   *[other] casella { $id }
}
ref-cell = casella { $id }
patch-leather = toppa di cuoio
patch-1 = domino (pezza iniziale)
patch-2 = angolo lento
patch-3 = angolo rapido
patch-4 = linea da 3
patch-5 = quadrato
patch-6 = L4 rapida
patch-7 = L4 lenta
patch-8 = T4
patch-9 = linea da 4
patch-10 = S4 economica
patch-11 = S4 cara
patch-12 = P5
patch-13 = U5
patch-14 = T5
patch-15 = L5
patch-16 = Y5
patch-17 = linea da 5
patch-18 = N5
patch-19 = scala W5
patch-20 = segno più
patch-21 = linea da 4 + 2 in punta
patch-22 = U6 larga
patch-23 = linea da 4 + 2 al centro
patch-24 = doppia fila sfalsata
patch-25 = quadrato con gomito
patch-26 = freccia
patch-27 = T6 lunga
patch-28 = Z6 lunga
patch-29 = croce lunga (gratis)
patch-30 = linea da 4 con due gobbe
patch-31 = H7
patch-32 = croce grande
patch-33 = croce spessa

## Punteggio

score-buttons = Bottoni
score-tile = Tessera 7x7
score-empty_cells = Caselle libere, 2 punti in meno ciascuna
score-patches_with_buttons = Pezze con bottoni
score-printed_buttons = Bottoni stampati
score-total = Totale

## Rifiuti: che cosa non andava e che cosa fare; nulla è cambiato

refused-game_over = La partita è finita. Annulla se vuoi tornare indietro.
refused-leather_first = Prima va piazzata una toppa di cuoio. Scegli una casella libera.
refused-automa_turn = Tocca ad Automa: serve il numero di una carta.
refused-not_in_window = La pezza «{ $patch }» non è tra le prossime tre pezze.
refused-not_enough_buttons = Bottoni insufficienti: la pezza ne costa { $cost } e tu ne hai { $buttons }. Scegline un’altra o avanza.
refused-placement_missing = Manca la posizione. Indica dove va la pezza.
refused-does_not_fit = La pezza «{ $patch }» lì non ci sta. Ruota, ribalta o sposta la pezza.
refused-too_few_empty_cells = La pezza non può starci: troppo poche caselle libere.
refused-cell_not_empty = La casella { $cell } non è libera. Scegline un’altra.
refused-unknown_patch = Una pezza a portata è sconosciuta. Indica prima le prossime pezze.
refused-patch_accounted = { $patch }: pezza già assegnata. Scegline un’altra o correggi la posizione.
refused-card_not_in_deck = La carta { $card } non fa parte del mazzo in uso.
refused-card_already_drawn = La carta { $card } è già uscita dall’ultima mescolata. Controlla di nuovo o correggi le carte uscite.
refused-back_mismatch = La carta non corrisponde al retro visto.
refused-no_such_back = Non resta nessuna carta con { $budget } sul retro.
refused-tile_taken = La tessera 7x7 è già assegnata.
refused-claim_too_few_cells = 7x7 dichiarato, ma le caselle coperte sono solo { $cells }; ne servono almeno 49.
refused-claim_no_square = 7x7 dichiarato, ma nessun quadrato è completo.
refused-no_claim_on_advance = Avanzare non può completare un quadrato.
refused-no_tile_for_automa = Qui Automa non ottiene la tessera.
refused-wrong_automa_result = Secondo le regole il risultato di Automa è { $x }, non { $y }.
refused-who_is_on_top = I due segnalini tempo sarebbero sulla stessa casella. Indica quale sta sopra.
refused-unreadable = Illeggibile: { $token }.
refused-circle_incomplete = Il cerchio ha { $wanted } pezze oltre alla pezza iniziale; ne hai indicate { $n }.
problem-bad_conditions = { $file }, { $place }: { $field } deve indicare al massimo tre condizioni diverse.
refused-record_foreign = Questa non è la trascrizione di una partita di Patchwork (Game: { $game }).
refused-record_newer_format = Questa trascrizione è nel formato { $format }; questa versione legge { $known }.
refused-record_without_start = La trascrizione non dice dove comincia la partita: manca la riga Start.
refused-record_bad_start = La posizione con cui comincia la trascrizione non è utilizzabile: { $reason }
refused-record_wrong_card = Secondo l’ordine che la trascrizione indica per la mescolata segue la carta { $x }, non { $y }.
refused-record_result_early = La trascrizione dà un risultato, ma la partita non è finita.
refused-record_wrong_result = Secondo le regole il risultato è { $x }, non { $y }.
refused-record_shows_hidden = La trascrizione mostra l’ordine delle carte, ma la partita non è finita.
refused-record_own_deck = Una partita con un mazzo tuo non si può trascrivere. Salvala invece in un file.
refused-record_too_early = Non c’è ancora niente da trascrivere: la preparazione non è finita.

## Che cosa è impossibile in una posizione

problem-patch_twice = { $patch } compare più di una volta.
problem-patch_missing = { $patch } manca: non è nel cerchio né presso un giocatore.
problem-patch_count = Pezze nel cerchio e nei due posti: { $n }; devono essere 33.
problem-token_off_board = { $seat ->
    [person] Il tuo segnalino tempo è sulla casella { $space }; la plancia del tempo va da 0 a 53.
   *[other] Il segnalino tempo di { player-name } è sulla casella { $space }; la plancia del tempo va da 0 a 53.
}
problem-buttons_negative = { $seat ->
    [person] Hai meno di 0 bottoni.
   *[other] { player-name } ha meno di 0 bottoni.
}
problem-too_many_cells = { $seat ->
    [person] Le tue pezze coprono { $cells } caselle; una plancia trapunta ne ha 81.
   *[other] Le pezze di { player-name } coprono { $cells } caselle; una plancia trapunta ne ha 81.
}
problem-wrong_shape = { $seat ->
    [person] Sulla tua plancia trapunta { $patch } non ha la propria forma.
   *[other] Sulla plancia trapunta di { player-name } { $patch } non ha la propria forma.
}
problem-quilt_mismatch = { $seat ->
    [person] La tua plancia trapunta e l’elenco delle tue pezze si contraddicono.
   *[other] La plancia trapunta e l’elenco delle pezze di { player-name } si contraddicono.
}
problem-wrong_turn = { $seat ->
    [person] Dovrebbe toccare a te: il tuo segnalino tempo è più indietro.
   *[other] Dovrebbe toccare a { player-name }: quel segnalino tempo è più indietro.
}
problem-leather_too_many = Toppe di cuoio prese: { $n }, ma i segnalini tempo ne hanno raggiunte solo { $reached }.
problem-leather_no_room = Le toppe di cuoio da piazzare sono più delle caselle libere.
problem-marker_reached_without_tile = Automa ha raggiunto il segnalino di livello ({ $space }): la tessera 7x7 deve essere di qualcuno.
problem-tile_without_marker = Automa ha la tessera 7x7 ma non ha raggiunto il segnalino di livello ({ $space }).
problem-tile_needs_49 = { $seat ->
    [person] Hai la tessera 7x7 ma copri troppo poco ({ $cells }); servono almeno 49 caselle.
   *[other] { player-name } ha la tessera 7x7 ma copre troppo poco ({ $cells }); servono almeno 49 caselle.
}
problem-square_without_tile = { $seat ->
    [person] Hai un quadrato 7x7 completo, ma nessuno ha la tessera.
   *[other] { player-name } ha un quadrato 7x7 completo, ma nessuno ha la tessera.
}
problem-card_twice = La { $card } è uscita più di una volta dall’ultima mescolata.
problem-card_foreign = La { $card } non fa parte del mazzo in uso.
problem-too_many_drawn = Carte uscite: { $n }, ma il mazzo di Automa ne ha solo { $pile }; dopo l’ultima si rimescola.
problem-impossible_back = Nessuna carta con { $budget } sul retro può stare in cima al mazzo di Automa.
problem-not_over = Entrambi i segnalini tempo sono sulla casella finale e non resta nulla da piazzare: la partita deve essere finita.
problem-over_too_early = La partita risulta finita, ma non entrambi i segnalini tempo sono sulla casella finale o una toppa di cuoio è ancora da piazzare.
problem-first_on_final_wrong = Chi ha raggiunto per primo la casella finale non concorda con i segnalini tempo.
problem-automa_places_nothing = Automa non deve mai piazzare una toppa di cuoio.
problem-unreadable_position = La posizione è illeggibile: { $text } ({ $field }).

## Fatti che si possono correggere

field-circle = Cerchio di pezze
field-time = Segnalino tempo
field-to_move = A chi tocca
field-on_top = Quale segnalino tempo sta sopra?
field-leather_to_place = Toppe di cuoio da piazzare
field-first_on_final_space = Primo sulla casella finale
field-tile = Proprietario della tessera 7x7
field-buttons = Bottoni
field-patches = Pezze
field-leather = Toppe di cuoio
field-quilt = Plancia trapunta
field-cycle = Giro del mazzo
field-drawn = Carte uscite dall’ultima mescolata
field-next_back = Retro della prima carta
field-level = Livello di difficoltà
field-deck = Mazzo di Automa
field-leather_layout = Edizione della plancia del tempo
field-recycle = Quando il mazzo è esaurito
field-automa_leather = Automa e le toppe di cuoio
field-nobody = Nessuno

## Sul tavolo

label-time_board = Plancia del tempo
label-time_token = Segnalino tempo
label-start_space = Partenza
label-final_space = Casella finale
label-income_space = Rendita in bottoni
label-leather_patch = Toppa di cuoio
label-level_marker = Segnalino di livello
label-tile = Tessera 7x7
label-circle = Cerchio di pezze
label-neutral_token = Pedina neutra
label-window = Le prossime tre pezze
label-quilt = Plancia trapunta
label-buttons = Bottoni
label-income = Rendita
label-button_cost = Costo in bottoni
label-time_cost = Costo in tempo
label-printed_buttons = Bottoni stampati
label-cells = Caselle
label-empty_cells = Caselle libere
label-pile_with_buttons = Pila con bottoni
label-pile_without_buttons = Pila senza bottoni
label-draw_pile = Mazzo di Automa
label-discard_pile = Pila degli scarti
label-cards_left = { $n ->
    [one] 1 carta rimasta
   *[other] { $n } carte rimaste
}
label-budget = Budget
label-conditions = Condizioni
label-card_income = Rendita
label-patch = { $patch }: { $buttons ->
    [one] 1 bottone
   *[other] { $buttons } bottoni
}, { $time ->
    [one] 1 casella
   *[other] { $time } caselle
}, rendita { $income }

action-advance = Avanza
action-buy = Compra
action-rotate = Ruota
action-flip = Ribalta
action-place = Cuci
action-cancel = Rimetti a posto
action-yes_seven = Sì, il 7x7 è completo
action-no_seven = Non ancora
action-skip = Salta

preview-affordable = Puoi comprare questa pezza.
preview-too_dear = { $n ->
    [one] Ti manca 1 bottone.
   *[other] Ti mancano { $n } bottoni.
}
preview-reaches = Ti porta sulla { $space }.
preview-income = { $n ->
    [one] Rendita: 1 bottone.
   *[other] Rendita: { $n } bottoni.
}
preview-leather = Ottieni una toppa di cuoio.
preview-seven = Completa un quadrato 7x7.
preview-keeps_turn = Tocca ancora a te.

## Fatti che si possono correggere

fact-buttons = { $seat ->
    [person] I tuoi bottoni
   *[other] Bottoni di { player-name }
}
fact-time = { $seat ->
    [person] Casella del tuo segnalino tempo
   *[other] Casella del segnalino tempo di { player-name }
}
fact-to_move = A chi tocca? (Stessa casella: quale segnalino sta sopra)
fact-to_move-1 = { $seat ->
    [person] { seat-person }
   *[other] { seat-person_1 }
}
fact-to_move-2 = { $seat ->
    [person] { seat-automa }
   *[other] { seat-person_2 }
}
fact-tile = Chi ha la tessera 7x7?
fact-tile-none = Nessuno
fact-tile-1 = { fact-to_move-1 }
fact-tile-2 = { fact-to_move-2 }
fact-circle = Cerchio, in senso orario dalla pedina neutra
fact-circle-written = lettere, ? sconosciuta
fact-quilt = { $seat ->
    [person] La tua trapunta, riga per riga
   *[other] Trapunta di { player-name }, riga per riga
}
fact-quilt-written = lettere, cifre per le caselle libere
fact-patches = { $seat ->
    [person] Le tue pezze
   *[other] Pezze di { player-name }
}
fact-patches-written = lettere
fact-leather = { $seat ->
    [person] Le tue toppe di cuoio
   *[other] Toppe di cuoio di { player-name }
}
fact-drawn = Carte uscite dall’ultima mescolata
fact-drawn-written = 3.8.1
fact-cycle = Giro del mazzo

## Il tavolo disegnato

status-dear = Troppo cara
status-blocked = Non ci sta
status-kept = Resta
status-dropped = Esce
status-skipped = Saltata
status-chosen = Scelta

board-token = { $seat }, { $space }
board-quilt = { $covered } caselle coperte su { $cells }
board-quilt-move = { $covered } caselle coperte su { $cells }; questa mossa aggiunge { $added }
board-card = Carta { $number }, budget { $budget }, rendita { $income }
card-no_overtake = non supera
card-most_buttons = più bottoni
card-largest = più grande
card-farthest = più lontana
card-none = nessuna condizione

companion-bought_1 = Comprata la 1ª
companion-bought_2 = Comprata la 2ª
companion-bought_3 = Comprata la 3ª
companion-bought_seven = … e il 7x7 è pieno
picker-cells = { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}
picker-undo = Togli l’ultima
picker-done = Fatto

placing-where = { $patch }, { $turn }, { $cell }: { $fit }
placing-fits = ci sta
placing-blocked = qui non ci sta
placing-seven = ci sta e completa un quadrato 7x7
placing-chosen = Le frecce la spostano, R la ruota, F la ribalta, Invio la cuce, Esc la rimette a posto.
placing-cancelled = Rimessa a posto.
placing-turn_0 = come stampata
placing-turn_1 = ruotata a destra
placing-turn_2 = ruotata di mezzo giro
placing-turn_3 = ruotata a sinistra
placing-turn_4 = ribaltata
placing-turn_5 = ribaltata e ruotata a destra
placing-turn_6 = ribaltata e ruotata di mezzo giro
placing-turn_7 = ribaltata e ruotata a sinistra

## Compagni di allenamento

player-greedy = Ingordo
player-planner = Pianificatore
player-search = Ricerca ad albero
player-greedy-reason = Compra la pezza con più caselle che può pagare e la mette nel primo posto in cui entra.
player-planner-reason = Valuta ogni mossa possibile in base alla posizione che ne segue, in punti, e prende la migliore. I numeri servono a confrontare, da soli dicono poco.
player-search-reason = Prova ogni mossa migliaia di volte con le carte che possono ancora arrivare, chiede a ciò che ha imparato da milioni di partite e prende la mossa con la migliore probabilità di vincere. Lo sguardo indietro giudica allo stesso modo.
figure-chance = Probabilità di vincere
advice-why-tile = Completa il quadrato 7x7.
advice-why-leather = Ti assicura la toppa di cuoio della { $space }.
advice-why-income = { $n ->
    [one] Porta 1 bottone in più a ogni rendita.
   *[other] Porta { $n } bottoni in più a ogni rendita.
}
advice-why-cells = { $n ->
    [one] Copre 1 casella in più.
   *[other] Copre { $n } caselle in più.
}
advice-why-time = { $n ->
    [one] Ti resta 1 casella in più sulla plancia del tempo.
   *[other] Ti restano { $n } caselle in più sulla plancia del tempo.
}
advice-why-buttons = { $n ->
    [one] Ti resta 1 bottone in più.
   *[other] Ti restano { $n } bottoni in più.
}
advice-why-again = Tocca di nuovo a te.
advice-why-edges = La trapunta resta più ordinata.
player-search-no_kernel = La ricerca ad albero ha bisogno del laboratorio (pip install 'automatable[lab]'). Ha risposto il pianificatore.
player-search-unknown_circle = La ricerca ad albero deve conoscere tutte le pezze del cerchio. Ha risposto il pianificatore.
advice-advance = { $n ->
    [one] Avanza di 1 casella
   *[other] Avanza di { $n } caselle
}
advice-buy = Compra la pezza «{ $patch }» e mettila sulla { $cell }
advice-leather = Metti la toppa di cuoio sulla { $cell }
figure-covers = Caselle che copre
figure-buttons = Bottoni che hai
figure-income = Rendita ancora da venire
figure-cells = Caselle coperte
figure-time = Tempo rimasto
figure-again = Subito un altro turno
figure-tile = Tessera 7x7
figure-edges = Bordi frastagliati
figure-total = Tutto insieme
player-uniform = A caso
player-advance = Avanza sempre
player-search_100 = Ricerca ad albero, 100 iterazioni (lenta)

## Lo stesso sullo schermo, dove accade da sé

pat-take_with-shown = Automa prende la pezza «{ $patch }» e la mette nella pila con bottoni.
pat-take_without-shown = Automa prende la pezza «{ $patch }» e la mette nella pila senza bottoni.
pat-move-shown = { $n ->
    [one] Il suo segnalino tempo avanza di 1 casella, dalla { $from } alla { $to }.
   *[other] Il suo segnalino tempo avanza di { $n } caselle, dalla { $from } alla { $to }.
}
pat-pass_move-shown = Automa passa: il suo segnalino va subito davanti al tuo ({ $to }), senza bottoni.
pat-pass_final-shown = Automa passa: il suo segnalino va sulla casella finale, accanto al tuo, senza bottoni.
pat-tile_automa-shown = Automa raggiunge il segnalino di livello e ottiene la tessera 7x7.

## Da dove vengono i mazzi

option-deck-normal-source = Dall’Automa stampato: tutti i 24 fronti sono stati controllati su fotografie, due trascrizioni indipendenti concordano. Entrambi i mazzi hanno gli stessi totali.
option-deck-tactical-source = Dall’Automa stampato: tutti i 24 fronti e i 12 retri sono stati controllati su fotografie, due trascrizioni indipendenti concordano.

# --- odds
odds-take = Prende: { $patch }
odds-pass = Passa
odds-by_cards = { $n ->
    [one] carta { $cards }
   *[other] carte { $cards }
}
odds-budgets = Budget della prossima carta
odds-budget = { $n ->
    [one] { $n } bottone
   *[other] { $n } bottoni
}

## Il turno nella cornice, come dice il regolamento di questo gioco

turn-automa = Il turno di Automa
odds-now = Se Automa giocasse ora

## Sguardo indietro: che cosa si poteva fare, e perché era meglio

look-advance = { $n ->
    [one] Avanzare di 1 casella
   *[other] Avanzare di { $n } caselle
}
look-buy = Comprare la pezza «{ $patch }» e metterla sulla { $cell }
look-leather = La toppa di cuoio sulla { $cell }
look-why-tile = completato il quadrato 7x7
look-why-leather = assicurato a te la toppa di cuoio della { $space }
look-why-income = { $n ->
    [one] portato 1 bottone in più a ogni rendita
   *[other] portato { $n } bottoni in più a ogni rendita
}
look-why-cells = { $n ->
    [one] coperto 1 casella in più
   *[other] coperto { $n } caselle in più
}
look-why-time = { $n ->
    [one] lasciato 1 casella in più sulla plancia del tempo
   *[other] lasciato { $n } caselle in più sulla plancia del tempo
}
look-why-buttons = { $n ->
    [one] lasciato 1 bottone in più
   *[other] lasciato { $n } bottoni in più
}
look-why-again = dato subito un altro turno
look-why-edges = tenuto più in ordine la trapunta
## Something is different

patch-0 = pezza non ancora nota
slip-buttons = { $seat ->
    [person] I miei bottoni non tornano
   *[other] I bottoni di { player-name } non tornano
}
slip-other_patch = Al posto di «{ $patch }» è stata presa un’altra pezza
slip-my_turn = Il mio ultimo turno è andato diversamente
slip-tile = La tessera 7x7 è di qualcun altro
slip-token = { $seat ->
    [person] Il tuo segnalino tempo, sulla { $space }
   *[other] Segnalino tempo di { player-name }, sulla { $space }
}
slip-on_top = Sulla casella dell’altro segnalino, sopra
slip-below = Sulla casella dell’altro segnalino, sotto
slip-lies_here = Qui c’è: { $patch }
slip-has_patch = { $seat ->
    [person] Ce l’ho io
   *[other] Ce l’ha { player-name }
}
slip-in_circle = È ancora nel cerchio, subito dietro la pedina neutra

## Rompicapi

puzzle-buttons = { $n ->
    [one] 1 bottone
   *[other] { $n } bottoni
}
puzzle-income = { $n ->
    [one] rendita 1
   *[other] rendita { $n }
}
puzzle-left = { $n ->
    [one] 1 carta non ancora pescata
   *[other] { $n } carte non ancora pescate
}
puzzle-back = { $n ->
    [one] prossimo budget: 1 bottone
   *[other] prossimo budget: { $n } bottoni
}

## Il palco: accanto alla trapunta

stage-next_budget = Prossimo budget
stage-next_card = Prossima carta
stage-budget = Budget
stage-cards = Carte
stage-aside = A parte
stage-piles = Pile
stage-buy_or_advance = compra o avanza
stage-coming = Poi nel cerchio
stage-payable = alla portata di Automa (≤ { $budget })
stage-buttons = Bottoni
stage-time = Tempo
stage-then = Poi
stage-again = ancora tu
title-leather = Toppa di cuoio
title-seven = Quadrato 7x7?
title-card = Carta di Automa
title-patches = Prossime pezze
title-circle = Cerchio di pezze
title-back = Retro della carta
action-advance_to = { $space ->
    [53] Avanza fino alla fine
   *[other] Avanza fino a { $space }
}
preview-moved = { $n ->
    [one] 1 bottone per 1 casella
   *[other] { $n } bottoni per { $n } caselle
}
preview-short = { $n ->
    [one] manca 1 bottone
   *[other] mancano { $n } bottoni
}
preview-nowhere = non ci sta
outlook-advance = Se avanzi, Automa gioca con budget { $budget }: { $n ->
    [0] nessuna delle tre costa così poco, quindi avanza soltanto.
    [one] prende l’unica delle tre che può pagare.
   *[other] prende una delle { $n } che non costano di più.
}
placing-title = Cuci
placing-drag = Trascinala, o tocca una casella.
placing-hard = { $n ->
    [0] Nessuna casella sarà difficile da riempire.
    [one] Una casella sarà difficile da riempire (segnata).
   *[other] { $n } caselle saranno difficili da riempire (segnate).
}
panel-piles = Le sue pile
board-table = Tabellone del tempo, trapunte e Automa

## What a card of an owner's file says

card-field-budget = bottoni immaginari: le toppe che costano di più sono escluse
card-field-conditions = fino a tre diverse, applicate dalla prima all’ultima
card-field-income = bottoni per ogni casella di rendita che l’Automa supera con questa carta

## A further lesson

lesson-learn-beside_the_box = Imparalo accanto alla scatola
