### Age of Innovation in italiano. Ogni chiave e ogni argomento esiste in en, de e it allo stesso modo.

## Il gioco

game-title = Age of Innovation
game-tagline = Costruisci, studia e supera Automa in sei round.
game-emblem-label = Sette caselle attorno a un’officina
seat-person_1 = Giocatore 1
seat-person_2 = Giocatore 2
player-name = { $seat ->
    [person] { seat-person }
    [automa] { seat-automa }
    [person_1] { seat-person_1 }
   *[person_2] { seat-person_2 }
}

## Preparazione: opzioni

option-humans = Chi gioca?
option-humans-help = Automa gioca contro una persona o contro due.
option-humans-1 = Una persona
option-humans-1-help = Tu contro Automa.
option-humans-2 = In due con Automa
option-humans-2-help = Tre partecipanti: voi due e Automa con i Mediocri.
option-level = Livello di difficoltà
option-level-help = Determina il suo valore di navigazione, il valore X e il mazzo iniziale. Per la prima partita: Automalein.
option-level-automalein = Automalein
option-level-automalein-help = Il più facile: 5 carte, navigazione da 0 a 2, X da 0 a 1.
option-level-automa = Automa
option-level-automa-help = 6 carte, navigazione da 0 a 2, X da 1 a 3.
option-level-automaechtig = Automächtig
option-level-automaechtig-help = 7 carte, navigazione da 1 a 2, X da 2 a 3.
option-level-ultoma = Ultoma
option-level-ultoma-help = 8 carte, navigazione da 1 a 2, X da 2 a 3, e più turni.
option-level-alptrauma = Alptrauma
option-level-alptrauma-help = Il più difficile: 8 carte con la carta 13, navigazione da 1 a 3, X da 3 a 4.
option-faction = Comunità di Automa
option-faction-help = La sua carta dice cosa fa l’azione della comunità. Per la prima partita: i Mediocri.
option-faction-simpletons = I Mediocri
option-faction-simpletons-help = Costruisce e ottiene X punti.
faction-simpletons = I Mediocri
option-faction-kuddlers = I Coccoloni
option-faction-kuddlers-help = Costruisce il più vicino possibile a te e ottiene X+1 punti.
faction-kuddlers = I Coccoloni
option-faction-druids = I Druidi
option-faction-druids-help = Costruisce e avanza di due livelli in una disciplina.
faction-druids = I Druidi
option-faction-racelings = I Velocisti
option-faction-racelings-help = Costruisce; se passa per prima, la tessera punteggio vale il doppio.
faction-racelings = I Velocisti
option-faction-wanderers = I Viandanti
option-faction-wanderers-help = Costruisce ovunque, ottiene X-1 punti e alla fine 2 per edificio.
faction-wanderers = I Viandanti
option-faction-mimics = Gli Imitatori
option-faction-mimics-help = Costruisce sui terreni che servono a te e ottiene X+1 punti.
faction-mimics = Gli Imitatori
option-faction-powermongers = I Mercanti di potere
option-faction-powermongers-help = Ti offre potere e avanza quando lo prendi.
faction-powermongers = I Mercanti di potere
option-faction-symbionts = I Simbionti
option-faction-symbionts-help = Serve la tua carta stampata: cosa fa un attrezzo, quando va via e cosa significa il terreno dei giovani non sono noti all’app.
faction-symbionts = I Simbionti
option-faction-blight = La Piaga
option-faction-blight-help = Serve la tua carta stampata: da dove viene il terreno incolto, cosa fa quello devastato e quanto ce n’è non sono noti all’app.
faction-blight = La Piaga
option-faction-gognomes = I Gognomi
option-faction-gognomes-help = Servono le tue carte stampate: i compiti, i loro punti e come sceglie dove costruire non sono noti all’app.
faction-gognomes = I Gognomi
option-board_side = Lato del tabellone
option-board_side-help = Vanno bene entrambi; consigliato 1–3.
option-board_side-1-3 = 1–3 persone
option-board_side-1-3-help = La mappa più piccola.
option-board_side-3-5 = 3–5 persone
option-board_side-3-5-help = La mappa più grande; alcune comunità diventano un po’ più forti o più deboli.
option-tracking = Che cosa riferisci
option-tracking-help = Come l’app viene a sapere che cosa c’è sul tabellone.
option-tracking-full = Tutto, appena succede
option-tracking-full-help = Riferisci ogni edificio, ogni passo e ogni azione; l’app mostra tutto il tabellone.
option-tracking-light = Solo ciò che serve alla sua carta
option-tracking-light-help = La modalità leggera: dici che il tuo turno è finito, e l’app chiede di una casella o di un livello quando serve alla sua carta.
option-dealer = Carte Automa e tessere
option-dealer-help = Chi mescola e pesca.
option-dealer-app = Pesca l’app
option-dealer-app-help = L’app pesca tessere, bonus e carte; tu disponi ciò che dice.
option-dealer-table = Le mie carte
option-dealer-table-help = Peschi dalla tua scatola e dici all’app che cosa è uscito.
option-automa_home = Il suo terreno natale
option-automa_home-help = Decide da dove parte e quali terreni preferisce.
option-automa_home-chosen = Lo scelgo io
option-automa_home-chosen-help = Lo scegli dopo il tuo.
option-automa_home-random = Casuale
option-automa_home-random-help = Si pesca una delle altre carte priorità.
option-deck = Carte Automa nella tua scatola
option-deck-help = Le carte incluse, o il tuo file con correzioni e testi delle comunità incomplete.
option-deck-automa = Carte incluse
option-deck-automa-help = Come trascritte; la pagina dei mazzi dice quanto ne siamo certi.
option-bridges_connect_everyone = I tuoi ponti
option-bridges_connect_everyone-help = Se i tuoi ponti rendono adiacenti le caselle anche per Automa.
option-bridges_connect_everyone-off = Collegano solo te
option-bridges_connect_everyone-off-help = La nostra interpretazione: i ponti sono personali.
option-bridges_connect_everyone-on = Collegano tutti
option-bridges_connect_everyone-on-help = Le caselle unite da un ponte sono adiacenti anche per lei.
option-powermongers_trigger = Mercanti di potere
option-powermongers_trigger-help = Cosa li fa avanzare.
option-powermongers_trigger-taken = Potere che prendi
option-powermongers_trigger-taken-help = L’app chiede se ne hai ottenuto 2 o più.
option-powermongers_trigger-offered = Potere offerto
option-powermongers_trigger-offered-help = Basta che te ne siano offerti 2 o più; non si chiede nulla.

## Preparazione: lista

setup-level = Metti la carta difficoltà «{ $level }» nella sua area.
setup-tiles = Metti le tessere punteggio di Automa sui round da 1 a 6: { $tiles }. Round 1–3 con il lato 1–3 in alto, round 4–6 con il lato 4–6.
setup-final = Metti la tessera finale «{ $final }» sulla metà destra della tessera del round 6.
setup-palaces = { $n ->
    [one] Disponi 1 tessera palazzo casuale e la tessera 17.
   *[other] Disponi { $n } tessere palazzo casuali e la tessera 17.
}
setup-palaces_drawn = Disponi queste tessere palazzo: { $palaces }.
setup-books = Disponi 3 azioni libro casuali.
setup-books_drawn = Disponi le azioni libro da sinistra a destra: { $books }.
setup-innovations = { $two ->
    [true] Disponi 8 invenzioni casuali in due righe da quattro.
   *[false] Disponi 6 invenzioni casuali: 2 sopra, 4 sotto.
}
setup-innovations_drawn = { $two ->
    [true] Disponi le invenzioni in due righe da quattro: { $tiles }.
   *[false] Disponi le invenzioni, 2 nella riga in alto, 4 sotto: { $tiles }.
}
setup-start = Metti il tuo segnalino ordine di turno in cima al round 1, il suo sotto. Le regole per due giocatori a pagina 19 non valgono.
setup-start_two = Decidete chi inizia; il suo segnalino ordine di turno viene terzo.
setup-sets = Disponi 3 carte di pianificazione casuali con 2 comunità casuali ciascuna. Scegli un gruppo, prendine la tabella e una comunità.
setup-set_drawn = In offerta: tabella { $terrain } con una di queste comunità: { $one } o { $other }.
setup-sets_two = Scegliete tabelle, comunità e bonus round secondo le regole base per tre.
setup-chosen = { $seat ->
    [person] Il tuo terreno natale: { $terrain }. La tua comunità: { $faction }.
   *[other] { player-name }: terreno natale { $terrain }, comunità: { $faction }.
}
setup-board = { $seat ->
    [person] Il tuo terreno natale: { $terrain }.
   *[other] { player-name }: terreno natale { $terrain }.
}
setup-first_buildings = Poi piazza gli altri tuoi primi edifici secondo le regole base e comunicali sulla mappa.
setup-home_open = Scegli il suo terreno natale, diverso dal tuo, o pesca la sua carta priorità terreni.
setup-tiles_open = Metti una tessera punteggio casuale di Automa su ciascun round da 1 a 6: sui round 1–3 con il lato 1–3 in alto, sui round 4–6 con il lato 4–6.
setup-final_open = Metti una tessera finale casuale sulla metà destra della tessera del round 6.
setup-workshops_open = Quando la tua prima officina è comunicata, pesca una delle 14 carte Automa: le lettere dicono dove stanno le sue prime officine. Torna poi con le altre.
setup-faction = Metti la carta comunità «{ $faction }» nella sua area.
setup-bonuses = Mescola 5 bonus round e mettili in fila: lei prende il primo a sinistra, poi tu ne prendi uno; 1 moneta su ciascuno degli altri tre.
setup-bonuses_two = Mescolate i bonus non scelti: uno va a lei, tre formano l’esposizione con 1 moneta ciascuno.
setup-bonuses_app = L’app pesca 5 bonus round per una fila: lei prende il primo a sinistra, poi tu ne prendi uno; 1 moneta su ciascuno degli altri tre.
setup-bonuses_two_app = L’app pesca 6 bonus round: ognuno di voi ne prende uno, lei ne riceve uno a caso, tre formano la mostra con 1 moneta ciascuno.
setup-display = Lei ha il { $own }. In mostra da sinistra a destra, 1 moneta ciascuno: { $bonuses }.
setup-pieces = La sua riserva: 9 officine, 4 gilde, 3 scuole, 1 palazzo, 1 università, 7 studiosi. Il suo segnalino su 20 punti.
setup-workshops_app = Appena hai comunicato la tua prima officina, l’app pesca dove stanno le sue.
setup-first_building = Piazza la tua prima officina secondo le regole base e comunicala: solo dopo si pescano le sue.
aoi-she_starts = I suoi segnalini sul sapere: finanza { $banking }, diritto { $law }, ingegneria { $engineering }, medicina { $medicine }.
setup-workshops = Metti le sue prime officine su { $marked } (con gettone potere) e { $unmarked } (senza).
setup-app_deals = Lascia le carte Automa nella scatola: pesca l’app.

## Domande

ask-round_tiles = Quali sei tessere punteggio ci sono sui round da 1 a 6, in quest’ordine?
ask-final_tile = Quale tessera finale c’è sul round 6?
ask-palaces = Quali tessere palazzo ci sono accanto alla 17?
ask-books = Quali azioni libro ci sono, da sinistra a destra?
ask-innovations = Quali invenzioni sono esposte, riga per riga?
ask-human_faction = { $seat ->
    [person] Quale comunità giochi? Dice da dove partono i tuoi segnalini.
   *[other] { player-name }: quale comunità giochi? Dice da dove partono i tuoi segnalini.
}
ask-planning_boards = Quali tre carte di pianificazione sono state pescate?
ask-human_factions = Quali sei comunità sono state pescate?
ask-bonus_row = Quali bonus round sono nella fila, da sinistra a destra?
ask-bonus_shuffle = I bonus round non scelti: quale va a lei, e quali sono a sinistra, al centro e a destra?
ask-home = Quale tabella di pianificazione prendi? È il tuo terreno natale.
ask-home_1 = Giocatore 1: qual è il tuo terreno natale?
ask-home_2 = Giocatore 2: qual è il tuo terreno natale?
ask-automa_home = Quale terreno natale ha Automa?
ask-random_home = Pesca una delle carte priorità rimaste. Quale terreno è uscito?
ask-youth = Quale terreno dei giovani hanno i Simbionti?
ask-starts = Chi inizia?
ask-bonus = { $seat ->
    [person] Quale bonus round prendi?
   *[other] { player-name }: quale bonus round prendi?
}
ask-first_workshop_card = Prime officine: pesca una delle 14 carte Automa. Quale è uscita?
ask-first_workshop = { $seat ->
    [person] Piazza la tua prima officina, o l’edificio con cui inizia la tua comunità, e tocca la sua casella. Solo dopo si decide dove stanno le sue.
   *[other] { player-name }, piazza la tua prima officina, o l’edificio con cui inizia la tua comunità, e tocca la sua casella. Solo dopo si decide dove stanno le sue.
}
ask-support_card = Primo turno del round: pesca due carte. Qual è la prima, la carta supporto?
ask-card = Pesca la carta azione. Che numero ha?
ask-report = { $light ->
    [true] Il tuo turno nel round { $round }: giocalo, poi terminalo. Ciò che serve alla sua carta, lo chiede l’app.
   *[false] { $seat ->
        [person] Il tuo turno nel round { $round }: riferisci cosa hai fatto, poi termina il turno.
       *[other] { player-name }, round { $round }: riferisci cosa hai fatto, poi termina il turno.
    }
}
ask-set_up = { $seat ->
    [person] Prima del round { $round }: piazza i primi edifici e riferiscili, con i livelli iniziali che mancano. Poi comincia.
   *[other] { player-name }, prima del round { $round }: riferisci i primi edifici e i livelli iniziali che mancano. Poi avanti.
}
ask-round_end = { $light ->
    [true] Il round { $round } è finito: prendi il tuo bonus sapere. Che cosa ha cambiato? Se è un terreno senza edificio, tocca la casella.
   *[false] { $seat ->
        [person] Il round { $round } è finito: riferisci cosa ha cambiato il bonus sapere, poi avanti.
       *[other] { player-name }, il round { $round } è finito: riferisci cosa ha cambiato il bonus sapere.
    }
}
ask-power_taken = Potere offerto: { $power }. Ne hai ottenuto 2 o più?
ask-manual = { $known ->
    [true] { $step }: { $text } Inserisci cosa cambia, poi avanti.
   *[false] { $step }: l’app non conosce questa parte della carta{ $text }. Leggi la tua carta, inserisci cosa cambia, poi avanti.
}
ask-build_choice = La tua carta dice: { $text } Dove costruisce? Secondo le regole normali su { $hex }.
ask-area = { $light ->
    [true] Quanti edifici ha il tuo gruppo più grande?
   *[false] { $seat ->
        [person] { $told ->
            [true] Con questo valore di navigazione il tuo gruppo più grande ha { $n ->
                [one] 1 edificio
               *[other] { $n } edifici
            }. È giusto?
           *[false] Quanti edifici ha il tuo gruppo più grande? Sulla mappa almeno { $n }.
        }
       *[other] { player-name }: { $told ->
            [true] Con questo valore di navigazione il tuo gruppo più grande ha { $n ->
                [one] 1 edificio
               *[other] { $n } edifici
            }. È giusto?
           *[false] Quanti edifici ha il tuo gruppo più grande? Sulla mappa almeno { $n }.
        }
    }
}
ask-points = { $seat ->
    [person] Quanti punti hai prima dei punteggi territorio e sapere, risorse comprese?
   *[other] { player-name }: quanti punti prima dei punteggi territorio e sapere, risorse comprese?
}

## Preparazione: cosa è successo

aoi-tiles_redrawn = Un limite delle tessere non era rispettato: l’app ripesca tutto.
aoi-tiles_discipline = Attenzione: una disciplina compare tre volte nei round da 1 a 5. Le regole base non lo consentono.
aoi-tiles_building = Attenzione: la tessera finale premia lo stesso edificio del round 6. Le regole base non lo consentono.
aoi-tiles = Tessere punteggio da 1 a 6: { $tiles }. Tessera finale: { $final }.
aoi-palaces = Tessere palazzo: { $palaces }.
aoi-books = Azioni libro da sinistra a destra: { $books }.
aoi-innovations = Invenzioni riga per riga: { $tiles }.
aoi-you_start = { $seat ->
    [person] { $faction }: metti i tuoi segnalini su finanza { $banking }, diritto { $law }, ingegneria { $engineering }, medicina { $medicine }.
   *[other] { player-name }, { $faction }: segnalini su finanza { $banking }, diritto { $law }, ingegneria { $engineering }, medicina { $medicine }.
}
aoi-special_competency = { $seat ->
    [person] Prendi una competenza e riferisci i passi che dà.
   *[other] { player-name }: prendi una competenza e riferisci i passi che dà.
}
aoi-special_free_steps = { $seat ->
    [person] Fai 2 passi a scelta e riferiscili.
   *[other] { player-name }: fai 2 passi a scelta e riferiscili.
}
aoi-special_tower = { $seat ->
    [person] Piazza la tua torre neutrale e riferiscila sulla mappa.
   *[other] { player-name }: piazza la tua torre neutrale e riferiscila sulla mappa.
}
aoi-special_university = { $seat ->
    [person] Inizi con un’università invece di due officine; riferiscila sulla mappa.
   *[other] { player-name }: inizi con un’università invece di due officine; riferiscila sulla mappa.
}
aoi-set = In offerta: { $terrain } con { $one } o { $other }.
aoi-you_home = { $seat ->
    [person] Il tuo terreno natale: { $terrain }.
   *[other] Terreno natale di { player-name }: { $terrain }.
}
aoi-you_faction = { $seat ->
    [person] La tua comunità: { $faction }.
   *[other] { player-name }: comunità { $faction }.
}
aoi-unnamed = Resta senza nome: nessuna regola di Automa ne ha bisogno.
aoi-home = Il suo terreno natale: { $terrain }. Aggiungi la sua carta priorità terreni.
aoi-bonus_first = Prende il primo bonus round a sinistra: { $bonus }.
aoi-display = Lei ha il { $own }. In mostra, 1 moneta ciascuno: { $bonuses }.
aoi-first_card = Per le prime officine si pesca la { $card }; poi torna con le altre.
aoi-first_workshops = Metti le sue officine su { $marked } (con gettone potere) e { $unmarked } (senza).
aoi-reserve = Prendi le carte Automa { $cards } per il mazzo. { $n ->
    [0] Mescola coperte tutte le altre: sono la riserva.
   *[other] Mescola coperte le altre tranne la carta { $top }: sono la riserva. Metti la carta { $top } coperta in cima; entra nel mazzo alla fine del round 1.
}
aoi-deck = { $unseen ->
    [0] Mescola coperto il mazzo Automa: le carte { $cards }.
    [one] Mescola coperto il mazzo Automa: le carte { $cards } e, senza guardarla, la prima carta della riserva.
   *[other] Mescola coperto il mazzo Automa: le carte { $cards } e, senza guardarle, le prime { $unseen } carte della riserva.
} Sono { $n }; gira di lato le ultime due.
aoi-deck_ready = Il suo mazzo ha { $n } carte; le pesca l’app.
aoi-manual_set_up = { $known ->
    [true] Preparazione della comunità «{ $faction }»: { $text }
   *[false] Preparazione della comunità «{ $faction }»: l’app non conosce questa parte della carta{ $text }. Fai ciò che dice la tua carta e inserisci cosa cambia.
}
aoi-begin = { $seat ->
    [person] La partita comincia. Inizi tu.
   *[other] La partita comincia. Inizia { player-name }.
}

## Il suo turno

aoi-pair = Agisce con la { $action }, sostenuta dalla { $support }.
aoi-deck_empty = Il suo mazzo è vuoto: Automa passa.
aoi-pass_symbol = Una delle ultime due, la { $card }, mostra il simbolo passo: Automa passa.
aoi-build_no_workshop = Non ha più officine: migliora invece un edificio.
aoi-build_no_space = Nessuna casella possibile: migliora invece un edificio.
aoi-build_space = Costruisce su { $hex }.
aoi-build = { $transformed ->
    [true] { $marked ->
        [true] Metti una tessera { $terrain } su { $hex } e la sua officina con un gettone potere.
       *[false] Metti una tessera { $terrain } su { $hex } e la sua officina.
    }
   *[false] { $marked ->
        [true] Metti la sua officina con un gettone potere su { $hex } ({ $terrain }).
       *[false] Metti la sua officina su { $hex } ({ $terrain }).
    }
}
aoi-power = { $seat ->
    [person] Puoi prendere { $power } potere per { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }.
   *[other] { player-name } può prendere { $power } potere per { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }.
}
aoi-powermongers = Hai ottenuto potere: i Mercanti di potere avanzano.
aoi-upgrade_choice = Migliora { $hex }.
aoi-upgrade_fails = Nessun edificio può essere migliorato.
aoi-upgrade = Migliora il suo edificio su { $hex }: da { $old } a { $new }; il gettone resta com’è.
aoi-scholar_choice = Invia uno studioso: { $discipline }.
aoi-scholar_fails = Tutte le discipline sono chiuse: nessuno studioso.
aoi-scholar = Metti il suo studioso sul { $space } di { $discipline } e sposta il segnalino in su di { $n }, al livello { $level }.
aoi-scholar_none = Nessuno studioso o nessuno spazio: in { $discipline } sposta il segnalino in su di { $n }, al livello { $level }.
aoi-advance_choice = Avanza in { $discipline }.
aoi-advance_fails = Tutte le discipline sono chiuse: non avanza.
aoi-advance = In { $discipline } sposta il suo segnalino { $n ->
    [one] di 1 livello
   *[other] di { $n } livelli
}, al livello { $level }.
aoi-innovation_early = Nessuna invenzione prima del round { $round }.
aoi-innovation_enough = Ha già { $n ->
    [one] 1 invenzione
   *[other] { $n } invenzioni
}.
aoi-innovation_gone = Non ci sono più invenzioni.
aoi-innovation_choice = Prende l’invenzione in { $place }{ named-tile }.
aoi-innovation = Dalle l’invenzione in { $place }{ named-tile }. Lo spazio resta vuoto.
aoi-power_action_choice = Copre l’{ $place }{ named-tile }.
aoi-power_action_fails = Ogni azione potere è già coperta.
aoi-power_action = Metti un segnalino X sull’{ $place }{ named-tile }.
aoi-book_action_choice = Copre l’{ $place }{ named-tile }.
aoi-book_action_fails = Ogni azione libro è già coperta.
aoi-book_action = Metti un segnalino X sull’{ $place }{ named-tile }.
aoi-points = { $n ->
    [0] Non ottiene punti e resta a { $total }.
    [one] Ottiene 1 punto (ora { $total }).
   *[other] Ottiene { $n } punti (ora { $total }).
}
aoi-pass = { $twice ->
    [true] Passa per prima e la tessera vale doppio: { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } (ora { $total }).
   *[false] { $n ->
        [one] Passa e ottiene 1 punto (ora { $total }).
       *[other] Passa e ottiene { $n } punti (ora { $total }).
    }
}
aoi-bonus = Prende il bonus round { $place }; le monete tornano nella riserva, il suo vecchio bonus va al suo posto.
aoi-bonus_named = Prende il { $taken } ({ $place }); le monete tornano nella riserva, il { $returned } va al suo posto.
aoi-new_deck = Raccogli tutte le sue carte, aggiungi coperta la prima della riserva, mescola: { $n } carte, le ultime due girate di lato.
aoi-deck_renewed = L’app mescola il suo mazzo per il prossimo round: { $n } carte, una in più di prima.
aoi-new_deck_with = Raccogli tutte le sue carte, aggiungi la { $card } dalla cima della riserva, mescola: { $n } carte, le ultime due girate di lato.
aoi-turn_order = Metti il suo segnalino ordine di turno al posto { $place } del prossimo round.

## Round

aoi-round_over = Il round { $round } è finito.
aoi-last_round_over = Il round 6 è finito: punteggio finale.
aoi-knowledge_bonus = Prendi il bonus sapere della tessera { $tile }. Lei non ne riceve.
aoi-clear_actions = Togli tutti i segnalini X dalle azioni potere e libro.
aoi-coins = Metti 1 moneta su ogni bonus round esposto.
aoi-tile_leaves = La tessera punteggio { $tile } esce dal gioco.
aoi-new_round = Round { $round }: valore di navigazione { $ship }, X è { $x }, tessera { $tile }.
aoi-over = La partita è finita.

## Passi manuali

aoi-manual = { $known ->
    [true] { $step }: { $text }
   *[false] { $step }: l’app non conosce questa parte della carta{ $text }.
}
aoi-manual_done = { $step }: fatto.
aoi-hers_points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
} ad Automa secondo la tua carta: { $total }.
aoi-hers_level = Il suo segnalino in { $discipline } è al livello { $level }.
aoi-hers_mark = Su { $hex } ora c’è: { $marker }.
aoi-hers_unmark = Tolto da { $hex }: { $marker }.
aoi-hers_terrain = { $hex } diventa { $new }.
aoi-hers_building = { $marked ->
    [true] Su { $hex } ora c’è, con gettone potere, un suo edificio: { $new }.
   *[false] Su { $hex } ora c’è, senza gettone potere, un suo edificio: { $new }.
}
aoi-hers_remove = Il suo edificio su { $hex } lascia la mappa.
aoi-hers_exclude = { $hex } le è vietata.
aoi-hers_include = { $hex } le è di nuovo permessa.
aoi-hers_note = Nota: { $text }
aoi-build_told = Secondo la tua carta stampata costruisce su { $hex }.
aoi-propose_tool = Proposta da una fonte incompleta: un attrezzo su { $hex }.
aoi-propose_blighted = Proposta da una fonte incompleta: { $hex } diventa terreno devastato.
manual-place_tool = Piazzare un attrezzo
manual-fallow_to_blighted = Due terreni incolti diventano devastati
manual-symbionts_ongoing = Abilità permanente dei Simbionti
manual-blight_ongoing = Abilità permanente della Piaga
manual-gognomes_tasks = Compiti dei Gognomi
manual-symbionts_end = Punteggio finale dei Simbionti
manual-blight_end = Punteggio finale della Piaga
manual-gognomes_end = Punteggio finale dei Gognomi

## Cosa riferisce una persona

aoi-you_build = { $seat ->
    [person] Costruisci su { $hex }: { $new }.
   *[other] { player-name } costruisce su { $hex }: { $new }.
}
aoi-you_upgrade = { $seat ->
    [person] Migliori { $hex }: { $new }.
   *[other] { player-name } migliora { $hex }: { $new }.
}
aoi-you_transform = { $seat ->
    [person] Trasformi { $hex }: { $new }.
   *[other] { player-name } trasforma { $hex }: { $new }.
}
aoi-you_neutral = { $seat ->
    [person] Piazzi un edificio neutrale su { $hex }: { $new }.
   *[other] { player-name } piazza un edificio neutrale su { $hex }: { $new }.
}
aoi-you_annex = { $seat ->
    [person] Aggiungi un annesso su { $hex }.
   *[other] { player-name } aggiunge un annesso su { $hex }.
}
aoi-you_climb = { $seat ->
    [person] Raggiungi il livello { $level } in { $discipline }.
   *[other] { player-name } raggiunge il livello { $level } in { $discipline }.
}
aoi-you_cover = { $seat ->
    [person] Usi l’{ $place }{ named-tile }.
   *[other] { player-name } usa l’{ $place }{ named-tile }.
}
aoi-you_innovation = { $seat ->
    [person] Prendi l’invenzione in { $place }{ named-tile }.
   *[other] { player-name } prende l’invenzione in { $place }{ named-tile }.
}
aoi-you_bridge = { $seat ->
    [person] Costruisci un ponte da { $one } a { $other }.
   *[other] { player-name } costruisce un ponte da { $one } a { $other }.
}
aoi-you_done = { $seat ->
    [person] Termini il turno.
   *[other] { player-name } termina il turno.
}
aoi-you_pass = { $seat ->
    [person] Passi: sei al posto { $place } nel prossimo round.
   *[other] { player-name } passa: è al posto { $place } nel prossimo round.
}
aoi-you_bonus = { $seat ->
    [person] Prendi il bonus round { $place } con le sue monete e metti il tuo vecchio bonus nel posto libero.
   *[other] { player-name } prende il bonus round { $place } con le sue monete e mette il vecchio bonus nel posto libero.
}
aoi-you_area = { $seat ->
    [person] { $n ->
        [one] Il tuo gruppo più grande ha 1 edificio.
       *[other] Il tuo gruppo più grande ha { $n } edifici.
    }
   *[other] { $n ->
        [one] Il gruppo più grande di { player-name } ha 1 edificio.
       *[other] Il gruppo più grande di { player-name } ha { $n } edifici.
    }
}
aoi-you_sailing = { $seat ->
    [person] Il tuo valore di navigazione è { $n }.
   *[other] Il valore di navigazione di { player-name } è { $n }.
}
aoi-you_points = { $seat ->
    [person] { $n ->
        [one] Hai 1 punto prima di territorio e sapere.
       *[other] Hai { $n } punti prima di territorio e sapere.
    }
   *[other] { $n ->
        [one] { player-name } ha 1 punto prima di territorio e sapere.
       *[other] { player-name } ha { $n } punti prima di territorio e sapere.
    }
}

## Decisioni e metodi

decision-build = Dove costruisce?
decision-upgrade = Quale edificio migliora?
decision-discipline = In quale disciplina?
decision-innovation = Quale invenzione prende?
decision-power_action = Quale azione potere copre?
decision-book_action = Quale azione libro copre?
decision-tool = Dove potrebbe andare l’attrezzo?
decision-blighted = Quale terreno potrebbe essere devastato?
filter-in_reach = A portata
filter-merge = Ricongiungere: accorcia la distanza
filter-closest_to_human = Più vicino ai tuoi edifici
filter-priority = Priorità dei terreni
filter-priority_of_human_home = Priorità dei terreni del tuo terreno natale
filter-priority_of_youth_terrain = Priorità del terreno dei giovani
filter-most_power_for_human = Più potere per te
filter-upgradable = Migliorabile
filter-next_to_human = Officina accanto a te
filter-least_power = Meno potere per te
filter-open = Nessun segnalino sul 12
filter-scoring_tile = Disciplina della tessera
filter-on_zero = Il suo segnalino sullo 0
filter-catch_up = Rimonta: più vicino al tuo segnalino
filter-uncovered = Non coperta
filter-without_tool = Libera per un attrezzo
filter-reading_1 = Scelta per direzione: ordine di lettura, 1
filter-reverse_1 = Scelta per direzione: ordine inverso, 1
filter-reading_2 = Scelta per direzione: ordine di lettura, 2
filter-reverse_2 = Scelta per direzione: ordine inverso, 2
filter-reading_3 = Scelta per direzione: ordine di lettura, 3
filter-reverse_3 = Scelta per direzione: ordine inverso, 3
filter-reading_4 = Scelta per direzione: ordine di lettura, 4
filter-reverse_4 = Scelta per direzione: ordine inverso, 4

## Nomi delle cose

ref-hex = { $id }
ref-card_number = { $id }
named-tile = { $tile ->
    [none] {""}
   *[other] {" "}({ $tile })
}
bonus-1 = bonus 1 (navigazione +1, officine sul fiume)
bonus-2 = bonus 2 (studioso)
bonus-3 = bonus 3 (libro, vanga)
bonus-4 = bonus 4 (libro, ponte)
bonus-5 = bonus 5 (attrezzo, palazzo e università)
bonus-6 = bonus 6 (2 attrezzi, 1 passo)
bonus-7 = bonus 7 (4 potere, 2 monete)
bonus-8 = bonus 8 (6 monete)
bonus-9 = bonus 9 (3 potere, gilde)
bonus-10 = bonus 10 (4 monete, scuole)
ref-innovation = { $id }
ref-book_action = azione libro { $id }
book-1 = 1 libro: 5 potere
book-2 = 1 libro: 2 passi in una disciplina
book-3 = 2 libri: 2 punti per gilda
book-4 = 2 libri: da officina a gilda
book-5 = 2 libri: 6 monete
book-6 = 3 libri: 3 vanghe
innovation_tile-trade_routes = Rotte commerciali
innovation_tile-deus_ex_machina = Deus ex machina
innovation_tile-professor = Professore
innovation_tile-architecture = Archi­tettura
innovation_tile-census = Censimento
innovation_tile-league_of_cities = Lega delle città
innovation_tile-sewage_system = Fognature
innovation_tile-steam_engine = Macchina a vapore
innovation_tile-science = Scienza
innovation_tile-library = Biblioteca
innovation_tile-workshop = Officina
innovation_tile-school = Scuola
innovation_tile-university = Università
innovation_tile-palace = Palazzo
innovation_tile-monument = Monumento
innovation_tile-telecommunication = Tele­comunica­zioni
innovation_tile-steel = Acciaio
innovation_tile-guild = Gilda
palace-1 = palazzo 1 (5 potere, azione 2 attrezzi)
palace-2 = palazzo 2 (azione 2 vanghe)
palace-3 = palazzo 3 (2 potere, da scuola a gilda)
palace-4 = palazzo 4 (2 potere, da officina a gilda)
palace-5 = palazzo 5 (4 potere, 1 competenza)
palace-6 = palazzo 6 (2 potere, 1 libro, azione 2 passi)
palace-7 = palazzo 7 (4 potere, punti per le scuole)
palace-8 = palazzo 8 (2 potere, 2 monete, 1 attrezzo, città da 6)
palace-9 = palazzo 9 (1 studioso, volo)
palace-10 = palazzo 10 (6 monete, una volta 12 potere e 2 libri)
palace-11 = palazzo 11 (1 attrezzo, 1 segnalino città)
palace-12 = palazzo 12 (8 potere, punti per le officine)
palace-13 = palazzo 13 (azione 3 monete e 1 libro, punti per le gilde)
palace-14 = palazzo 14 (6 potere, 2 passi di navigazione)
palace-15 = palazzo 15 (6 potere, una volta 2 vanghe, 2 ponti, 2 libri)
palace-16 = palazzo 16 (2 potere, 1 libro, 1 gilda gratis)
palace-17 = palazzo 17 (2 potere, 10 punti)
power_action-1 = azione potere 1 (ponte)
power_action-2 = azione potere 2 (studioso)
power_action-3 = azione potere 3 (2 attrezzi)
power_action-4 = azione potere 4 (7 monete)
power_action-5 = azione potere 5 (1 vanga)
power_action-6 = azione potere 6 (2 vanghe)
power-1 = 3 potere: ponte
power-2 = 3 potere: 1 studioso
power-3 = 4 potere: 2 attrezzi
power-4 = 4 potere: 7 monete
power-5 = 4 potere: 1 vanga
power-6 = 6 potere: 2 vanghe
place-left = a sinistra
place-middle = al centro
place-right = a destra
terrain-plains = pianura
terrain-swamp = palude
terrain-lake = lago
terrain-forest = foresta
terrain-mountain = montagna
terrain-wasteland = terra desolata
terrain-desert = deserto
terrain-river = fiume
letter-plains = P
letter-swamp = Pa
letter-lake = L
letter-forest = F
letter-mountain = M
letter-wasteland = T
letter-desert = D
discipline-banking = finanza
discipline-law = diritto
discipline-engineering = ingegneria
discipline-medicine = medicina
building-workshop = officina
building-guild = gilda
building-school = scuola
building-palace = palazzo
building-university = università
building-tower = torre
building-monument = monumento
tile-school_banking = scuola (finanza)
tile-palace_university_banking = palazzo o università (finanza)
tile-workshop_banking = officina (finanza)
tile-innovation_law = invenzione (diritto)
tile-guild_law = gilda (diritto)
tile-workshop_law = officina (diritto)
tile-spade_engineering = vanga (ingegneria)
tile-track_step_engineering = passo di navigazione o trasformazione (ingegneria)
tile-city_engineering = città (ingegneria)
tile-palace_university_medicine = palazzo o università (medicina)
tile-knowledge_step_medicine = passo di sapere (medicina)
tile-guild_medicine = gilda (medicina)
tile-workshop_medicine = officina (medicina)
tile-school_law = scuola (diritto)
tile-edge_workshop_engineering = officina sul bordo (ingegneria)
tile-guild_banking = gilda (finanza)
human_faction-blessed = Benedetti
human_faction-felines = Felini
human_faction-goblins = Goblin
human_faction-illusionists = Illusionisti
human_faction-inventors = Inventori
human_faction-lizards = Lucertole
human_faction-moles = Talpe
human_faction-monks = Monaci
human_faction-navigators = Navigatori
human_faction-omar = Omar
human_faction-philosophers = Filosofi
human_faction-psychics = Sensitivi

## Punteggio

score-before = Punti in partita
score-area = Punteggio territorio: gruppo di { $n }
score-knowledge_banking = Sapere: { $discipline }, livello { $level }
score-knowledge_law = Sapere: { $discipline }, livello { $level }
score-knowledge_engineering = Sapere: { $discipline }, livello { $level }
score-knowledge_medicine = Sapere: { $discipline }, livello { $level }
score-faction = Comunità
shared_victory = Parità: la vittoria è condivisa.
result-draw = Parità: la vittoria è condivisa.

## Rifiuti

refused-above_top = La disciplina { $discipline } finisce a 12; { $level } è troppo.
refused-action_covered = Sull’{ $place } c’è già un segnalino X.
refused-annex_twice = { $hex } ha già un annesso.
refused-bridge_twice = Un nuovo ponte { $one }–{ $other } non è possibile.
refused-blighted = Su { $hex } c’è un terreno devastato: secondo la tua carta non puoi costruirci.
refused-no_marker_left = Tutti i { $n } segnalini di questo tipo sono già in gioco: { $marker }.
refused-card_already_drawn = La carta { $card } è già stata pescata in questo round.
refused-card_in_reserve = La carta { $card } non può essere nel mazzo: è nella riserva. Se è uscita lo stesso, correggi «Carte note del suo mazzo».
refused-no_such_card = Non esiste la carta { $card }; vanno da 1 a { $cards }.
refused-hex_taken = Su { $hex } c’è già un edificio.
refused-home_taken = Questo è già il terreno natale di qualcuno: { $terrain }.
refused-terrain_not_offered = Questo terreno non è tra le tabelle in offerta: { $terrain }.
refused-innovation_gone = { $place } è vuoto: l’invenzione non c’è più.
refused-no_automa_building = Non ha edifici su { $hex }.
refused-no_marker = Su { $hex } non c’è quel segnalino.
refused-no_step = Nessun passo possibile in { $discipline }: il livello 12 tiene un solo segnalino.
refused-no_such_hex = Su questo lato non esiste la casella { $hex }.
refused-no_such_upgrade = Su { $hex }: { $old } non può diventare { $new }.
refused-no_scholar_left = Tutti i tuoi studiosi sono già nelle discipline.
refused-none_left = Nella riserva non ci sono più edifici di questo tipo: { $building }.
refused-not_your_building = Non hai edifici su { $hex }.
refused-only_at_the_start = Così si costruisce solo prima del round 1: { $building }.
refused-number_too_high = { $n } è troppo: al massimo { $most }.
refused-she_may_begin_here = Su { $hex } potrebbe cominciare Automa: il tuo primo edificio va su una casella del tuo terreno natale.
refused-river = { $hex } è una casella fiume.
refused-same_terrain = { $hex } è già { $terrain }.
refused-space_taken = Gli spazi con il { $space } di { $discipline } sono tutti occupati.
refused-tile_round = La tessera { $tile } non può stare sul round { $round }.
refused-top_taken = In { $discipline } c’è già un segnalino sul 12.
refused-bad_priority_row = { $file }, { $place }: la riga { $field } deve nominare i sette terreni, quello natale per primo.
refused-unknown_card = { $file }: non esiste la carta { $card }.
refused-unknown_path = { $file }: in { $path } non c’è nulla da correggere.

## Problemi di una posizione

problem-automa_reports_nothing = Automa non riferisce nulla: deve essere il turno di una persona.
problem-bonus_twice = Il { $bonus } è in due posti.
problem-bridge_nowhere = Un ponte da { $hex } a sé stessa non esiste.
problem-card_wrong = La carta { $card } non esiste o è doppia.
problem-deck_size = Carte nel mazzo: { $n }; in questo round devono essere { $wanted }.
problem-drawn_wrong = La carta { $card } è stata pescata due volte o non è nel mazzo.
problem-game_is_over = Tutti i punti sono noti: la partita è finita.
problem-level_off_track = In { $discipline } non esiste il livello { $level }; vanno da 0 a 12.
problem-named_twice = Nominato due volte: { $what }.
problem-no_such_action = Non esiste l’azione { $place }, o è coperta due volte.
problem-no_such_hex = Su questo lato non esiste la casella { $hex }.
problem-not_all_passed = Non tutti hanno ancora passato.
problem-on_river = { $hex } è una casella fiume: lì non può esserci nulla.
problem-passed_twice = Qualcuno ha passato due volte.
problem-points_missing = La partita non può essere finita prima che tutti i punti siano noti.
problem-same_home = Due partecipanti hanno il terreno natale { $terrain }.
problem-set_up_over = La preparazione viene prima del round 1.
problem-tile_round = La tessera { $tile } non può stare sul round { $round }.
problem-tile_twice = La tessera { $tile } è su due round.
problem-too_many_innovations = Non può avere { $n } invenzioni: al massimo { $most }.
problem-two_buildings = Su { $hex } ci sono due edifici.
problem-two_humans_faction = In due Automa gioca i Mediocri.
problem-two_on_top = In { $discipline } due segnalini sono sul 12; può essercene solo uno.
problem-wrong_round = Questo non accade nel round { $round }.
problem-youth_is_home = Il terreno dei giovani ({ $terrain }) è già il terreno natale di qualcuno.
problem-youth_terrain = Il terreno dei giovani appartiene ai Simbionti, e solo a loro.
problem-already_passed = { $seat ->
    [person] Hai già passato.
   *[other] { player-name } ha già passato.
}
problem-too_many_buildings = { $seat ->
    [person] Hai { $n } volte { $building }; nella scatola ce ne sono { $most }.
   *[other] { player-name } ha { $n } volte { $building }; nella scatola ce ne sono { $most }.
}
problem-too_many_scholars = { $seat ->
    [person] Hai { $n } studiosi; ce ne sono solo 7.
   *[other] { player-name } ha { $n } studiosi; ce ne sono solo 7.
}

## Fatti da correggere

fact-points_automa = Punti di Automa
fact-round = Round
fact-scholars_left = Studiosi che le restano
fact-innovations_automa = Le sue invenzioni
fact-innovations = Invenzioni esposte
fact-power_actions = Azioni potere coperte
fact-book_actions = Azioni libro coperte
fact-automa_buildings = I suoi edifici
fact-automa_buildings-written = w g s p u, * = gettone potere
fact-human_buildings = Edifici delle persone
fact-human_buildings-written = 1:C7w; n neutrale, a annesso
fact-terrain_tiles = Terreni cambiati
fact-terrain_tiles-written = C10L
fact-bridges = Ponti
fact-bridges-written = 1:C7-D8
fact-drawn = Carte pescate in questo round
fact-known = Carte note del suo mazzo
fact-unknown = Carte ignote del suo mazzo
fact-turn_order = Ordine di turno
fact-passed = Hanno passato, in ordine
fact-excluded_hexes = Caselle vietate a lei
fact-round_tiles = Tessere punteggio
fact-knowledge = { $discipline }: { player-name }
fact-spaces = Studiosi in { $discipline }
fact-spaces-written = spazi 3 2 2 2
fact-to_move = Di turno
fact-to_move-automa = Automa
fact-to_move-person_1 = Giocatore 1 (tu)
fact-to_move-person_2 = Giocatore 2
fact-phase = Fase
fact-phase-set_up = preparazione
fact-phase-play = round
fact-phase-round_end = fine del round
fact-phase-final = punteggio finale
fact-phase-over = fine partita
fact-home = Terreno natale: { player-name }
fact-home-plains = pianura
fact-home-swamp = palude
fact-home-lake = lago
fact-home-forest = foresta
fact-home-mountain = montagna
fact-home-wasteland = terra desolata
fact-home-desert = deserto
fact-final_tile = Tessera finale
fact-final_tile-workshop_medicine = officina (medicina)
fact-final_tile-school_law = scuola (diritto)
fact-final_tile-edge_workshop_engineering = officina sul bordo (ingegneria)
fact-final_tile-guild_banking = gilda (finanza)
fact-bonus = Bonus round: { player-name }
fact-bonus-none = sconosciuto
fact-bonus_display = Bonus round esposti
fact-bonus_display-written = sinistra, centro, destra; - sconosciuto
fact-palaces = Tessere palazzo (numeri)
fact-book_names = Azioni libro da sinistra a destra (numeri da 1 a 6)
fact-innovation_names = Invenzioni riga per riga
fact-innovation_names-written = nomi come nel file salvato
fact-markers = Segnalini della sua comunità
fact-markers-written = C7:tool D8:fallow+note
fact-sailing = Navigazione: { player-name }
fact-area = Gruppo più grande: { player-name }
fact-points_now = Punti: { player-name }
fact-points = Punti prima del punteggio finale: { player-name }
fact-end_points_automa = I suoi punti comunità alla fine
fact-human_faction = Comunità: { player-name }
fact-human_faction-none = sconosciuta
fact-human_faction-blessed = { human_faction-blessed }
fact-human_faction-felines = { human_faction-felines }
fact-human_faction-goblins = { human_faction-goblins }
fact-human_faction-illusionists = { human_faction-illusionists }
fact-human_faction-inventors = { human_faction-inventors }
fact-human_faction-lizards = { human_faction-lizards }
fact-human_faction-moles = { human_faction-moles }
fact-human_faction-monks = { human_faction-monks }
fact-human_faction-navigators = { human_faction-navigators }
fact-human_faction-omar = { human_faction-omar }
fact-human_faction-philosophers = { human_faction-philosophers }
fact-human_faction-psychics = { human_faction-psychics }
fact-bonus-1 = 1
fact-bonus-2 = 2
fact-bonus-3 = 3
fact-bonus-4 = 4
fact-bonus-5 = 5
fact-bonus-6 = 6
fact-bonus-7 = 7
fact-bonus-8 = 8
fact-bonus-9 = 9
fact-bonus-10 = 10
fact-level = Livello
fact-level-automalein = Automalein
fact-level-automa = Automa
fact-level-automaechtig = Automächtig
fact-level-ultoma = Ultoma
fact-level-alptrauma = Alptrauma

## Il tavolo

second-report = { $light ->
    [true] Round { $round }: giocalo
   *[false] { $seat ->
        [person] Round { $round }: che cosa hai fatto?
       *[other] { player-name } · Round { $round }: che cosa hai fatto?
    }
}
title-round_end = Il round { $round } è finito
action-next_round = Round { $n }: { $who ->
    [person] inizi tu
    [automa] inizia Automa
   *[other] inizia { $name }
 }
label-next_tile = Il round { $n } premia
label-begins = Inizia
label-her_deck = Il suo mazzo
label-her_deck_next = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
label-map = Mappa
board-map = Mappa
label-round = Round
label-ship = Navigazione
label-x = X
label-points = Punti
label-cards_left = Carte rimaste
label-knowledge = Tabella del sapere
label-power_actions = Azioni potere
label-book_actions = Azioni libro
label-innovations = Invenzioni
label-bonuses = Bonus round
label-supply = La sua riserva
label-scholars = Studiosi
label-turn_order = Ordine di turno
label-action_card = Carta azione
label-support_card = Carta supporto
label-tile = Tessera punteggio
label-home = Terreno natale
layer-reach_marked = Portata degli edifici segnati (navigazione { $ship })
layer-reach_unmarked = Portata degli edifici non segnati (navigazione { $ship })
layer-path = Percorso più breve tra le sue aree
layer-title = Mostra sulla mappa
action-done = Termina il turno
action-done_next = Fatto
action-begin = Comincia il round 1
action-hers_now = Non ne piazzo: pesca le sue
action-pass = Passa
action-pass_with = Passa e prendi il bonus { $place }
action-pass_taking = Passa e prendi il { $bonus } ({ $place })
action-pass_untold = Passa, bonus non detto
action-build = Costruisci un’officina
action-upgrade = Migliora: { $new }
action-transform = Trasforma: { $new }
action-neutral = Neutrale: { $new }
action-annex = Annesso
action-bridge = Ponte verso { $hex }
action-step = 1 passo
action-scholar = Studioso su { $space }
action-scholar_back = Studioso in riserva
action-yes = Sì
action-no = No
action-go_on = Avanti
action-accept = Come proposto
action-close = Chiudi
action-area = Il mio gruppo: { $n }
action-sailing = Navigazione { $n }
action-enter = Inserisci
action-mark = Segna: { $marker }
action-unmark = Togli: { $marker }
action-exclude = Vieta a lei
action-include = Consenti di nuovo
action-build_here = Costruisci qui
action-as_normal = Come da regole normali: { $hex }
action-her_level = Automa: { $level }
action-her_terrain = Diventa: { $new }
action-her_building = Di Automa: { $new }
action-her_marked = Di Automa, con gettone: { $new }
action-her_remove = Togli il suo edificio
action-note = Annota
action-give_points = Punti per lei
hint-manual = Tocca una casella per ciò che cambia sulla mappa; punti, livelli e note qui.
hint-note = Nota
label-her_card = La sua carta stampata
marker-tool = attrezzo
marker-fallow = terreno incolto
marker-blighted = terreno devastato
marker-note = nota
hint-hex = Tocca una casella per riferire cosa hai fatto lì, o per correggerla.
hint-notation = Risposte: build C7 · upgrade C7 guild · transform C7 lake · neutral C7 tower · annex C7 · bridge C7 D8 · scholar law 3 (2, back) · step law 1 · power 3 · book 1 · innovation T1 · done · pass left
hint-alone = Tutti gli altri hanno passato: riferisci tutti i turni che ti restano, poi passa.
hint-partial = Serve la tua carta stampata
hint-last_two = { $n ->
    [one] Resta solo l’ultima carta: un simbolo passo su di essa chiude il suo round.
   *[other] Restano solo le ultime due carte: un simbolo passo su una di esse chiude il suo round.
}
hint-tiles = Toccane { $n } in quest’ordine.
hint-optional = Nessuna sua regola ha bisogno di questi nomi: rendono solo più chiare le istruzioni.
action-skip = Lascia senza nome
action-start_over = Ricomincia
pick-round = Round { $n }
pick-hers = Suo
pick-palace = Palazzo { $n }
pick-place = Posto { $n }
label-set_up = Preparazione
label-board = Il tabellone
step-done = fatto
step-now = ora
step-later = dopo
sheet-correct = Correggi questa casella
sheet-who = Chi c’è qui?
sheet-nobody = Nessuno
sheet-what = Quale edificio?
sheet-terrain = Quale terreno?
sheet-marked = con gettone potere
sheet-neutral = neutrale
sheet-annex = con annesso
sheet-do = Correggi
hint-number = Numero
board-hex = { $hex }: { $terrain }
board-building = { $owner }: { $building }
board-marked = con gettone potere
board-level = { $who }: livello { $level }
board-covered = non disponibile
card-bonus = bonus round: { $place }
card-near_marked = vicino agli edifici segnati
card-near_unmarked = vicino agli edifici non segnati
card-merge = ricongiungere
card-row = riga { $row }
card-reading = ordine di lettura, { $n }
card-reverse = ordine inverso, { $n }
card-scoring_tile = disciplina della tessera
card-catch_up = rimonta
card-letters = prime officine { $letters }
card-pass = simbolo passo
card-title = Carta { $n }
card-faction_action = azione della comunità
card-take_innovation = prendere un’invenzione
card-gain_points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
card-transform_build = trasformare e costruire
card-upgrade = migliorare un edificio
card-block_actions = coprire azioni potere e libro
card-send_scholar = inviare uno studioso
card-advance_one = avanzare di 1
status-chosen = scelta
status-out = fuori

## Da dove vengono i mazzi

option-deck-automa-source = Una trascrizione delle carte stampate (libretto solitario 1.1); ogni carta mostrata nel regolamento concorda. Il punto meno sicuro: di quale disciplina parla la carta 5.

# --- odds
odds-passes_next = Passa nel suo prossimo turno
odds-passes = Quando passa in questo round
odds-passes_after = { $n ->
    [0] subito
    [one] dopo un altro turno
   *[other] dopo altri { $n } turni
}

## Luoghi, come si trovano su un tabellone senza coordinate

found-river = fiume
found-place = { $hex }: sul tabellone è { $terrain }, fila { $row } dall’alto, casella { $n } da sinistra

## The sheet of a hex: what is rare is folded

sheet-transform = Cambia il terreno
sheet-neutral_building = Colloca un edificio neutrale
sheet-bridge = Costruisci un ponte
label-places = Azioni e invenzioni

# --- why a question is asked, and what one must know to answer it
because-power_taken = I Mercanti di potere avanzano nel sapere ogni volta che una sua costruzione ti dà davvero 2 o più potere.
because-manual = Questa parte della sua carta puoi leggerla solo tu; il resto del suo turno aspetta.
because-build_choice = La tua carta decide dove costruisce, e solo tu puoi leggerla.
because-round_end = Il bonus sapere della tessera del round può cambiare il tabellone; il suo prossimo turno ne tiene conto.
because-area = Fine partita: il gruppo più grande di edifici dà punti, il suo e il tuo.
because-points = Fine partita: territorio e sapere li aggiunge l’app, tutto il resto è nel tuo totale.

## Il turno nella cornice, come dice il regolamento di questo gioco

turn-automa = Il turno di Automa
odds-now = Se Automa giocasse ora

## Something is different

slip-report = Ho riferito qualcosa di sbagliato
slip-nothing = Qui non c’è niente
slip-other_building = È un altro edificio
slip-marked = È segnato
slip-unmarked = Non è segnato
slip-belongs = { $seat ->
    [person] È mio
    [person_1] È del giocatore 1
    [person_2] È del giocatore 2
   *[automa] È di Automa
}
slip-stands = { $seat ->
    [person] Qui c’è di mio: { $building }
    [person_1] Qui c’è del giocatore 1: { $building }
    [person_2] Qui c’è del giocatore 2: { $building }
   *[automa] Qui c’è di Automa: { $building }
}
slip-other_stands = { $seat ->
    [person] Un altro mio edificio
    [person_1] Un altro edificio del giocatore 1
    [person_2] Un altro edificio del giocatore 2
   *[automa] Un altro edificio di Automa
}
slip-which = { $seat ->
    [person] Quale tuo edificio? { $place }
    [person_1] Quale edificio del giocatore 1? { $place }
    [person_2] Quale edificio del giocatore 2? { $place }
   *[automa] Quale edificio di Automa? { $place }
}
slip-terrain = Il terreno non è { $terrain }
slip-which_terrain = Quale terreno? { $place }
mark-yes = con gettone
mark-no = senza gettone
built_as-own = normale
built_as-neutral = neutrale
built_as-annex = normale, con annesso
built_as-neutral_annex = neutrale, con annesso
bonus-0 = nessuno
seat-none = nessuno

## La modalità leggera

ask-look_reach = { $few ->
    [true] Senza tuoi edifici: { $hexes }?
   *[false] Le { $n } caselle contornate sono senza tuoi edifici?
}
because-look_reach = È il terreno che le interessa per primo. Tocca una casella su cui hai costruito.
ask-look_closest = { $few ->
    [true] Senza tuoi edifici: { $hexes }?
   *[false] Le { $n } caselle contornate sono senza tuoi edifici?
}
because-look_closest = Costruisce il più vicino possibile a te: qui un tuo edificio deciderebbe. Tocca una casella su cui hai costruito.
ask-look_merge = { $few ->
    [true] Senza tuoi edifici: { $hexes }?
   *[false] Le { $n } caselle contornate sono senza tuoi edifici?
}
because-look_merge = La sua carta ricongiunge le sue due aree; i tuoi edifici chiuderebbero questa via. Tocca una casella su cui hai costruito.
ask-look_mark = { $few ->
    [true] Senza tuoi edifici: { $hexes }?
   *[false] Le { $n } caselle contornate sono senza tuoi edifici?
}
because-look_mark = La via verso il suo edificio più vicino dice se la nuova officina riceve un gettone potere; i tuoi edifici la chiuderebbero. Tocca una casella su cui hai costruito.
ask-look_beside = { $few ->
    [true] I tuoi edifici su { $hexes } sono come li mostra la mappa?
   *[false] I tuoi edifici sulle { $n } caselle contornate sono come li mostra la mappa?
}
because-look_beside = Migliora prima le officine accanto ai tuoi edifici, poi dove ottieni meno potere. Tocca ciò che è diverso.
ask-look_power = { $few ->
    [true] I tuoi edifici su { $hexes } sono come li mostra la mappa?
   *[false] I tuoi edifici sulle { $n } caselle contornate sono come li mostra la mappa?
}
because-look_power = Ora conta quanto potere ti viene offerto qui, e dipende da quali edifici sono. Tocca ciò che è diverso.
ask-look_levels = { $n ->
    [one] A che livello è il tuo segnalino in { $disciplines }?
   *[other] A che livello sono i tuoi segnalini?
}
because-look_levels = Avanza in una disciplina, e i tuoi livelli dicono in quale.
ask-look_final_levels = A che livello sono i tuoi segnalini alla fine?
because-look_final_levels = Fine partita: l’app assegna i punti delle discipline, a lei e a te.
ask-look_scholars = Sotto { $discipline }, qual è il numero più alto tra gli spazi liberi per gli studiosi?
because-look_scholars = Il suo studioso va lì, e lei avanza di quel numero.
aoi-told_building = Dici: su { $hex } c’è un tuo edificio: { $building }.
aoi-told_level = Dici: il tuo segnalino in { $discipline } è al livello { $level }.
aoi-told_space = { $space ->
    [0] Dici: in { $discipline } non c’è nessuno spazio libero per uno studioso.
   *[other] Dici: in { $discipline } è libero uno spazio da { $space } per uno studioso.
}
aoi-power_beside = I tuoi edifici accanto a { $hex } possono darti potere: somma i loro valori di potere; prenderlo costa un punto in meno della somma.
aoi-power_action_counted = { $direction ->
    [reading] Metti un segnalino X su un’azione potere: conta quelle libere da sinistra fino a { $n }.
   *[reverse] Metti un segnalino X su un’azione potere: conta quelle libere da destra fino a { $n }.
} Dopo l’ultima si riprende dalla prima.
aoi-book_action_counted = { $direction ->
    [reading] Metti un segnalino X su un’azione libro: conta quelle libere da sinistra fino a { $n }.
   *[reverse] Metti un segnalino X su un’azione libro: conta quelle libere da destra fino a { $n }.
} Dopo l’ultima si riprende dalla prima.
aoi-innovation_counted = { $direction ->
    [reading] Dalle un’invenzione, se ce n’è ancora una: contale riga per riga dall’alto a sinistra fino a { $n }.
   *[reverse] Dalle un’invenzione, se ce n’è ancora una: contale all’indietro dal basso a destra fino a { $n }.
} Dopo l’ultima si riprende dalla prima. Lo spazio resta vuoto.
refused-nothing_to_report = «{ $token }» ora non serve: nella modalità leggera l’app chiede ciò che serve alla sua carta.
problem-light_way = La modalità leggera è per una persona, con una comunità che l’app conosce per intero e ponti che collegano solo te.
problem-no_such_fact = «{ $fact }» non è un dato che si possa comunicare.
hint-light_end = Termina il turno. Che cosa ha cambiato?
action-end_map = La mappa
action-end_knowledge = Il sapere
action-end_both = Entrambi
action-end_nothing = Nessuno dei due
action-all_free = Sì, tutte libere
action-as_shown = Sì, tutto come mostrato
action-mine = Un mio edificio su { $hex }
action-is = Ora è: { $new }
action-is_annex = Con annesso: { $new }
sheet-with_annex = Con un annesso
action-space = { $n }
action-space_none = Nessuno è libero
hint-light_map = Ciò che è stato detto all’app. Tocca una casella contornata per rispondere, o un’altra per correggerla.
hint-light_any = Ciò che è stato detto all’app. Tocca una casella per correggerla.
hint-light_turn = Hai cambiato un terreno senza costruirci? Tocca la casella.
level-less = Un livello in meno
level-more = Un livello in più

## Answers without consequences, as the log tells them

said-first_workshop-done = Nessun tuo primo edificio: si pescano i suoi.
said-set_up-done = I primi edifici sono segnalati.
said-round_end-done = Il bonus sapere è segnalato.
said-look_beside-done = La mappa è giusta.
said-look_merge-done = Queste caselle sono libere.
said-power_taken-no = Hai ottenuto meno di 2 potere.
said-round_tiles-tiles = Le tessere punteggio sono segnalate.
said-bonus_row-bonuses = La fila dei bonus round è segnalata.

## Che cosa fanno le cose, una frase ciascuna

says-bonus-1 = Permanente: 1 passo di navigazione, 2 punti per ogni officina costruita lungo un fiume.
says-bonus-2 = Rendita: 1 studioso; permanente: 2 punti per ogni studioso inviato.
says-bonus-3 = Rendita: 1 libro; azione una volta per round: 1 vanga.
says-bonus-4 = Rendita: 1 libro; azione una volta per round: 1 ponte.
says-bonus-5 = Rendita: 1 attrezzo; quando passi: 4 punti per ogni palazzo e università.
says-bonus-6 = Rendita: 2 attrezzi; azione una volta per round: 1 passo in una disciplina.
says-bonus-7 = Rendita: 4 potere, 2 monete.
says-bonus-8 = Rendita: 6 monete.
says-bonus-9 = Rendita: 3 potere; permanente: 3 punti per ogni gilda.
says-bonus-10 = Rendita: 4 monete; quando passi: 1 passo di sapere per ogni scuola.
says-palace-1 = Rendita: 5 potere; azione una volta per round: 2 attrezzi.
says-palace-2 = Azione una volta per round: 2 vanghe.
says-palace-3 = Rendita: 2 potere; azione una volta per round: 1 scuola torna gilda, 3 punti, 1 attrezzo.
says-palace-4 = Rendita: 2 potere; azione una volta per round: 1 officina diventa gilda.
says-palace-5 = Rendita: 4 potere; una volta: 1 competenza.
says-palace-6 = Rendita: 2 potere, 1 libro; azione una volta per round: 2 passi nella stessa disciplina.
says-palace-7 = Rendita: 4 potere; quando passi: 3 punti per ogni scuola.
says-palace-8 = Rendita: 2 potere, 2 monete, 1 attrezzo; permanente: città da valore potere 6.
says-palace-9 = Rendita: 1 studioso; permanente: con 1 studioso voli sopra 1 o 2 caselle, 5 punti ogni volta.
says-palace-10 = Rendita: 6 monete; una volta: 12 potere, 2 libri.
says-palace-11 = Rendita: 1 attrezzo; una volta: 1 tessera città.
says-palace-12 = Rendita: 8 potere; permanente: 2 punti per ogni officina costruita.
says-palace-13 = Azione una volta per round: 3 monete, 1 libro; permanente: 3 punti per ogni gilda costruita.
says-palace-14 = Rendita: 6 potere; una volta: 2 passi di navigazione; permanente: le città possono estendersi oltre un fiume.
says-palace-15 = Rendita: 6 potere; una volta: 2 vanghe; 2 ponti; 2 libri.
says-palace-16 = Rendita: 2 potere, 1 libro; una volta: 1 gilda gratis, ovunque.
says-palace-17 = Rendita: 2 potere; una volta: 10 punti.
says-innovation_tile-trade_routes = Quando passi: 2 punti per ogni gilda.
says-innovation_tile-deus_ex_machina = Una volta: 1 libro, 1 passo in ogni disciplina; azione una volta per round: 1 vanga.
says-innovation_tile-professor = Azione una volta per round: 1 studioso, 3 punti.
says-innovation_tile-architecture = Una volta: 10 punti, 1 passo di sapere per ogni tipo di edificio che hai.
says-innovation_tile-census = Una volta: 8 punti da 7 edifici, 12 da 9, 18 da 11.
says-innovation_tile-league_of_cities = Una volta: 5 punti per ogni tessera città.
says-innovation_tile-sewage_system = Una volta: 2 punti per ogni officina.
says-innovation_tile-steam_engine = Una volta: 1 studioso, 1 passo di navigazione, 1 passo di terraformazione.
says-innovation_tile-science = Una volta: 5 punti per ogni scuola.
says-innovation_tile-library = Una volta: punti pari ai tuoi due livelli di sapere più alti.
says-innovation_tile-workshop = Rendita: 3 attrezzi; una volta: un edificio neutrale (officina).
says-innovation_tile-school = Una volta: un edificio neutrale (scuola), 1 competenza.
says-innovation_tile-university = Rendita: 2 punti; una volta: un edificio neutrale (università).
says-innovation_tile-palace = Rendita: 4 potere; una volta: un edificio neutrale (palazzo), 2 segnalini potere nella ciotola III.
says-innovation_tile-monument = Una volta: un edificio neutrale (monumento), 7 punti.
says-innovation_tile-telecommunication = Una volta: 8 punti da 4 insediamenti, 12 da 5, 18 da 6.
says-innovation_tile-steel = Una volta: 8 punti da 1 ponte, 12 da 2, 18 da 3.
says-innovation_tile-guild = Rendita: 5 monete; una volta: un edificio neutrale (gilda).
says-book-1 = Per 1 libro: 5 potere.
says-book-2 = Per 1 libro: 2 passi nella stessa disciplina.
says-book-3 = Per 2 libri: 2 punti per ogni gilda.
says-book-4 = Per 2 libri: 1 officina diventa gilda.
says-book-5 = Per 2 libri: 6 monete.
says-book-6 = Per 3 libri: 3 vanghe.
says-tile-school_banking = Ottieni 4 punti per ogni scuola. Fine round: 1 moneta ogni livello di finanza. Lei ottiene 3 punti nei round da 1 a 3, 7 dopo.
says-tile-palace_university_banking = Ottieni 5 punti per ogni palazzo o università. Fine round: 1 attrezzo ogni 2 livelli di finanza. Lei ottiene 4 punti.
says-tile-workshop_banking = Ottieni 2 punti per ogni officina. Fine round: 4 potere ogni 3 livelli di finanza. Lei ottiene 3 punti nei round da 1 a 3, 5 dopo.
says-tile-innovation_law = Ottieni 5 punti per ogni innovazione. Fine round: 3 potere ogni 2 livelli di diritto. Lei ottiene 4 punti.
says-tile-guild_law = Ottieni 3 punti per ogni gilda. Fine round: 1 libro ogni 3 livelli di diritto. Lei ottiene 2 punti nei round da 1 a 3, 5 dopo.
says-tile-workshop_law = Ottieni 2 punti per ogni officina. Fine round: 1 studioso ogni 3 livelli di diritto. Lei ottiene 3 punti nei round da 1 a 3, 5 dopo.
says-tile-spade_engineering = Ottieni 2 punti per ogni vanga. Fine round: 1 moneta ogni livello di ingegneria. Lei ottiene 3 punti nei round da 1 a 3, 5 dopo.
says-tile-track_step_engineering = Ottieni 3 punti per ogni passo di navigazione o terraformazione. Fine round: 1 studioso ogni 3 livelli di ingegneria. Lei ottiene 2 punti nei round da 1 a 3, 5 dopo.
says-tile-city_engineering = Ottieni 5 punti per ogni città. Fine round: 1 vanga ogni 4 livelli di ingegneria. Lei ottiene 0 punti nei round da 1 a 3, 4 dopo.
says-tile-palace_university_medicine = Ottieni 5 punti per ogni palazzo o università. Fine round: 1 attrezzo ogni 2 livelli di medicina. Lei ottiene 4 punti.
says-tile-knowledge_step_medicine = Ottieni 1 punto per ogni passo di sapere. Fine round: 1 libro ogni 3 livelli di medicina. Lei ottiene 3 punti nei round da 1 a 3, 5 dopo.
says-tile-guild_medicine = Ottieni 3 punti per ogni gilda. Fine round: 1 vanga ogni 4 livelli di medicina. Lei ottiene 2 punti nei round da 1 a 3, 5 dopo.
says-tile-workshop_medicine = Ottieni 2 punti per ogni officina. Lei ottiene 8 punti.
says-tile-school_law = Ottieni 4 punti per ogni scuola. Lei ottiene 6 punti.
says-tile-edge_workshop_engineering = Ottieni 3 punti per ogni officina sul bordo della mappa. Lei ottiene 7 punti.
says-tile-guild_banking = Ottieni 3 punti per ogni gilda. Lei ottiene 7 punti.
says-building-workshop = Il primo edificio su una casella; valore potere 1, diventa gilda.
says-building-guild = Da un’officina; valore potere 2, diventa scuola o palazzo.
says-building-school = Da una gilda; valore potere 2, diventa università.
says-building-palace = Da una gilda, uno solo; valore potere 3, porta una tessera palazzo.
says-building-university = Da una scuola, una sola; valore potere 3.
says-building-tower = Neutrale; valore potere 2.
says-building-monument = Neutrale; valore potere 4.
