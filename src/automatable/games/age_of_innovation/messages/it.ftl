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
    [you] Quale comunità giochi?
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
aoi-you_score = { $seat ->
    [person] I tuoi punti: { $n }.
   *[other] { player-name }: punteggio { $n }.
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

## A schermo: tessere, tabelle e comunità in una frase

competency-1 = competenza 1 (libro e potere)
says-competency-1 = Rendita: 1 libro a scelta, 1 potere.
competency-2 = competenza 2 (punti e monete)
says-competency-2 = Rendita: 3 punti, 2 monete.
competency-3 = competenza 3 (attrezzo e passo)
says-competency-3 = Rendita: 1 attrezzo, 1 passo in una disciplina a scelta.
competency-4 = competenza 4 (4 potere come azione)
says-competency-4 = Azione una volta per round: 4 potere.
competency-5 = competenza 5 (2 vanghe)
says-competency-5 = Una volta: 2 vanghe gratuite, poi puoi costruire lì un’officina.
competency-6 = competenza 6 (attrezzo, punti, monete)
says-competency-6 = Una volta: 1 attrezzo, 5 punti, 2 monete.
competency-7 = competenza 7 (punti per studiosi)
says-competency-7 = Permanente: 2 punti per ogni studioso che invii o restituisci.
competency-8 = competenza 8 (punti per città)
says-competency-8 = Quando passi: 2 punti per ogni tuo segnalino città.
competency-9 = competenza 9 (punti per il livello più basso)
says-competency-9 = Quando passi: tanti punti quanto il livello della tua disciplina più bassa.
competency-10 = competenza 10 (2 annessi)
says-competency-10 = Una volta: 2 annessi. Come azione ne aggiungi uno a un edificio: 1 valore di potere in più, e per una città conta come due edifici.
competency-11 = competenza 11 (punti sul bordo)
says-competency-11 = Permanente: 3 punti per ogni officina che costruisci su una casella di bordo.
competency-12 = competenza 12 (torre)
says-competency-12 = Una volta: una torre neutrale. Rendita: 2 potere, 2 monete.
city_tile-tools = città con 3 attrezzi
says-city_tile-tools = 4 punti, 3 attrezzi e una chiave della città.
city_tile-spades = città con 2 vanghe
says-city_tile-spades = 5 punti, 2 vanghe gratuite, se vuoi con un’officina, e una chiave della città.
city_tile-books = città con 2 libri
says-city_tile-books = 5 punti, 2 libri a scelta e una chiave della città.
city_tile-coins = città con 6 monete
says-city_tile-coins = 6 punti, 6 monete e una chiave della città.
city_tile-steps = città con 4 passi
says-city_tile-steps = 7 punti, 1 passo in ogni disciplina e una chiave della città.
city_tile-power = città con 8 potere
says-city_tile-power = 8 punti, 8 potere e una chiave della città.
city_tile-scholar = città con 1 studioso
says-city_tile-scholar = 8 punti, 1 studioso e una chiave della città.
says-power_action-1 = Per 3 potere: un ponte.
says-power_action-2 = Per 3 potere: 1 studioso.
says-power_action-3 = Per 4 potere: 2 attrezzi.
says-power_action-4 = Per 4 potere: 7 monete.
says-power_action-5 = Per 4 potere: 1 vanga gratuita, poi puoi costruire lì un’officina.
says-power_action-6 = Per 6 potere: 2 vanghe gratuite, poi puoi costruire un’officina su una di queste caselle.
planning_board-plains = tabella di pianificazione pianura
says-planning_board-plains = Un passo di terraformazione ti costa 1 moneta invece di 5.
planning_board-swamp = tabella di pianificazione palude
says-planning_board-swamp = Inizi con 1 studioso, 3 gettoni nella ciotola I e 9 nella ciotola II.
planning_board-lake = tabella di pianificazione lago
says-planning_board-lake = Inizi con navigazione 1; il livello 2 dà 3 punti, il livello 3 dà 2 libri.
planning_board-forest = tabella di pianificazione foresta
says-planning_board-forest = Inizi un passo più in alto in ogni disciplina, con 4 gettoni nella ciotola I e 8 nella ciotola II.
planning_board-mountain = tabella di pianificazione montagna
says-planning_board-mountain = Ogni rendita ti dà 2 monete in più, e la tua prima gilda un’altra.
planning_board-wasteland = tabella di pianificazione terra desolata
says-planning_board-wasteland = Inizi con 4 attrezzi e un libro a scelta; la tua seconda invenzione non costa libri in più.
planning_board-desert = tabella di pianificazione deserto
says-planning_board-desert = Prima del primo round ricevi 1 vanga gratuita, dopo i tuoi primi edifici.
says-human_faction-blessed = Inizi con 1 passo in ogni disciplina. A fine round il tuo sapere conta 3 livelli in più.
says-human_faction-felines = Inizi con finanza 1 e medicina 1. Ogni segnalino città dà 3 passi a scelta e 1 libro.
says-human_faction-goblins = Inizi con finanza 1, ingegneria 1 e 1 attrezzo in più. Ogni vanga usata dà 2 monete.
says-human_faction-illusionists = Inizi con medicina 2. Le azioni potere ti costano 1 potere in meno e danno punti.
says-human_faction-inventors = Inizi con una competenza a scelta.
says-human_faction-lizards = Inizi con 2 passi a scelta. Ogni segnalino città dà 1 vanga gratuita e un’officina senza costo.
says-human_faction-moles = Inizi con ingegneria 2. Per 1 attrezzo scavi un tunnel sotto una casella e ottieni 4 punti; per 1 attrezzo costruisci un ponte, anche sulla terra.
says-human_faction-monks = Inizi con diritto 1 e, invece di due officine, con un’università e una competenza.
says-human_faction-navigators = Inizi con diritto 3. Ogni officina costruita in riva al fiume dà 2 punti e 1 moneta.
says-human_faction-omar = Inizi con finanza 1, ingegneria 1 e una torre neutrale. Rendita: 2 potere, 2 monete.
says-human_faction-philosophers = Inizi con finanza 2. Ogni competenza dà 1 libro della sua disciplina in più. Azione una volta per round: 1 libro.
says-human_faction-psychics = Inizi con finanza 1, medicina 1 e 1 attrezzo in più. Azione una volta per round: 5 potere, poi un’altra azione.
label-with_one_of = Con { $names }.
label-bonus = Bonus { $n }
bowl-holds = ciotola { $bowl }: { $n }
label-sailing = Navigazione
label-tools_per_spade = Attrezzi per vanga
board-offers = Tessere

## A schermo: il foglio

chain-title = Con una conversione prima
group-chain = converti
chain-first = Prima: { $steps }.
chain-burn = { $n ->
    [one] sacrifica potere
   *[other] { $n } × sacrifica potere
}
chain-times = { $n ->
    [one] { $what }
   *[other] { $n } × { $what }
}
chain-build_by = Costruisci con { $by }
chain-spades = { $n ->
    [one] La vanga
   *[other] Le { $n } vanghe
} altrimenti { $n ->
    [one] costerebbe
   *[other] costerebbero
} { $tools ->
    [one] 1 attrezzo
   *[other] { $tools } attrezzi
}.
outlook-area = Con un’officina qui: area { $before } → { $after }.
outlook-joins_city = Fa parte della tua città.
outlook-settlement = Insediamento: edifici { $n } su { $needed }, potere { $power } su { $enough } per una città.
lesson-learn-on_screen = Imparalo sullo schermo, senza scatola
lesson-learn-on_screen_2_tiles = Sullo schermo 2: città e tessere
sheet-her_points = I suoi punti prima: inizio { $start }, carte { $cards }, passare { $passing }.
sheet-tap_a_place = Tocca una casella sulla mappa o scegli qui:
title-turn = Il tuo turno
second-turn = Round { $round }
title-after = Azione fatta
second-after = Altre conversioni?
title-first_building = Edificio iniziale
second-first_building = { $building }
title-spades = Vanghe gratuite
second-spades = { $n } da usare
title-workshop = Un’officina qui?
second-workshop = { $free ->
    [true] gratis
   *[false] 1 attrezzo, 2 monete
}
title-pay = Quale libro paghi?
second-pay = { $n } da pagare
title-take = Quale libro?
second-take = { $left } da prendere
title-step = Quale disciplina?
second-step = { $n ->
    [one] 1 passo
   *[other] { $n } passi
}
title-key = Usare una chiave?
second-key = Apre il livello 8: { $discipline }
title-city = Una nuova città!
second-city = Scegli il segnalino
title-competency = Competenza
second-competency = { $hex ->
    [none] resta tua
   *[other] { $building } su { $hex }
}
title-palace = Il tuo palazzo
second-palace = su { $hex }
title-place = Edificio neutrale
second-place = { $building }
title-guild = Una gilda gratis
second-guild = Tocca una casella
title-bridge = Costruisci un ponte
second-bridge = Scegli un posto
title-order = Che cosa ora?
second-order = Nell’ordine che vuoi
title-leech = Potere per te?
second-leech = { $power } potere per { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}
group-build = Costruire
group-upgrade = Migliorare
group-scholar = Studioso
group-power = Potere
group-book = Libri
group-special = Speciale
group-tracks = Tracciati
group-innovation = Invenzione
group-pass = Passare
group-build-some = { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}
group-upgrade-some = { $names }
group-scholar-some = { $n } in mano
group-power-some = { $n ->
    [1] azione { $names }
    [2] azioni { $names }
    [3] azioni { $names }
   *[other] { $n } azioni
}
group-book-some = { $n ->
    [1] azione { $names }
    [2] azioni { $names }
    [3] azioni { $names }
   *[other] { $n } azioni
}
group-special-some = { $n ->
    [one] 1 possibile
   *[other] { $n } possibili
}
group-tracks-some = { $n ->
    [one] 1 passo
   *[other] { $n } passi
}
group-innovation-some = { $n ->
    [one] 1 pagabile
   *[other] { $n } pagabili
}
group-pass-some = fine round
group-none = non ora
group-none-build = Nulla a portata è pagabile: un’officina costa 1 attrezzo e 2 monete, una vanga { $tools ->
    [one] 1 attrezzo
   *[other] { $tools } attrezzi
}.
group-none-upgrade = Nessun miglioramento è pagabile: gilda 2 attrezzi e 6 monete (3 accanto a lei), scuola 3 e 5, palazzo 4 e 6, università 5 e 8.
group-none-scholar = Non hai studiosi in mano.
group-none-power = Troppo poco potere nella ciotola III, o l’azione è coperta. Puoi sacrificare: due dalla ciotola II ne portano uno in III.
group-none-book = Hai troppo pochi libri, o le azioni sono coperte.
group-none-special = Nessuna tua tessera ha ancora un’azione in questo round.
group-none-tracks = La navigazione costa 4 monete e 1 studioso; la terraformazione { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, 1 attrezzo e 1 studioso.
group-none-innovation = Mancano libri: 5, di cui due della sua disciplina; senza palazzo anche 5 monete.
group-none-pass = Ora non puoi passare.
do-build = Costruisci un’officina
do-build_university = Costruisci l’università
do-build_guild = Costruisci una gilda
do-transform = Solo trasformare: { $terrain }
do-by_tunnel = { $what } con un tunnel
do-by_fly = { $what } in volo
do-upgrade = Migliora: { $building }
do-sailing = Navigazione { $before } → { $after }
do-terraforming = Attrezzi per vanga { $before } → { $after }
do-scholar = { $n ->
    [one] 1 passo
   *[other] { $n } passi
} in { $discipline }
note-scholar = Lo studioso resta lì
note-scholar_back = Lo studioso torna nella riserva
do-annex = Aggiungi un annesso
do-bridge = Ponte { $one } – { $other }
do-pass = Passa
do-pass_taking = Passa, prendi il bonus { $n }
note-pass_coins = { $coins ->
    [0] Nessuna moneta sopra
    [one] 1 moneta sopra
   *[other] { $coins } monete sopra
}
do-convert_power_coin = 1 potere per 1 moneta
do-convert_power_tool = 3 potere per 1 attrezzo
do-convert_power_scholar = 5 potere per 1 studioso
do-convert_power_book = 5 potere per un libro: { $discipline }
do-convert_scholar_tool = 1 studioso per 1 attrezzo
do-convert_tool_coin = 1 attrezzo per 1 moneta
do-convert_book_coin = Un libro per 1 moneta: { $discipline }
do-burn = Sacrifica: 2 dalla ciotola II, uno va in III
do-done_after = Turno dell’Automa
do-done_alone = Avanti
do-done_spades = Rinuncia alle vanghe rimaste
do-done_workshop = Nessuna officina
do-done_place = Rinuncia all’edificio
do-done_guild = Nessuna gilda
do-done_bridge = Nessun altro ponte
do-key_use = Usa la chiave e continua a salire
do-key_keep = Tienila: i passi rimasti si perdono
do-neutral = Piazza qui: { $building }
do-next_spades = 2 vanghe gratuite
do-next_bridges = Fino a 2 ponti
do-next_books = 2 libri
do-accept = Accetta il potere
do-refuse = Rifiuta
note-spades = { $n ->
    [0] Nessuna vanga
    [one] 1 vanga: { $tools ->
        [one] 1 attrezzo
       *[other] { $tools } attrezzi
    }
   *[other] { $n } vanghe: { $tools } attrezzi
}
note-workshop = officina: 1 attrezzo, 2 monete
note-guild_cheaper = Meno cara accanto al suo edificio
label-tile_times = Quando vale una tessera
sheet-at = { $hex }: { $terrain }
sheet-nothing_here = Qui ora non c’è nulla da fare
sheet-cost_here = Costruire qui costa: { $cost }
sheet-hers = Qui c’è un edificio di Automa
sheet-out_of_reach = Fuori dalla portata dei tuoi edifici
sheet-no_upgrade = { $building }: { $why }
sheet-last_building = Non si migliora oltre.
sheet-owned = È tua.
sheet-competency_when = Ne prendi una con ogni scuola, con l’università e con alcune tessere.
sheet-palace_built = Il tuo palazzo c’è già; se ne costruisce uno solo.
sheet-palace_when = Ne prendi una quando migliori una gilda in palazzo: 4 attrezzi, 6 monete.
sheet-edge = sul bordo
sheet-river = in riva al fiume
act-habit = Un’azione vale già al primo tocco sulla scheda
act-do = Esegui
sheet-deselect = Deseleziona
label-coins = Monete
label-tools = Attrezzi
label-books = Libri
label-bowls = Potere I, II, III
label-own_scholars = Studiosi in mano
label-keys = Chiavi della città
label-planning = Pianificazione
label-rounds = Round
label-palaces = Palazzi, città
label-own_tiles = Tessere
label-in_words = A parole
sheet-city_when = Una città: 4 edifici vicini con potere 7 in tutto (3 con un’università, 2 con un monumento).
label-pieces_built = Edifici
label-next_income = Prossima rendita
label-now_scores = Ora
label-final = Finale
mark-banking = F
mark-law = D
mark-engineering = I
mark-medicine = M
tile_time-once = una volta
tile_time-income = rendita
tile_time-action = azione una volta per round
tile_time-ongoing = permanente
tile_time-passing = quando passi
gained-title = La tua azione ha dato
tally-power = potere
tally-steps = passi
tally-coins = monete
tally-tools = attrezzi
tally-scholars = studiosi
tally-books = libri
tally-bowl1 = potere nella ciotola I
tally-bowl2 = potere nella ciotola II
tally-bowl3 = potere nella ciotola III
tally-points = punti
tally-keys = chiavi della città
tally-knowledge = livelli di sapere
tally-area = edifici
tally-sailing = navigazione
tally-annexes = annessi
sheet-level = Sei al livello { $level }
sheet-innovation_gone = Questa invenzione è già presa
sheet-competency_place = In più, { $discipline }: { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}{ $books ->
    [0] .
    [one] , 1 libro.
   *[other] , { $books } libri.
}
note-free_spades = { $n ->
    [one] 1 vanga
   *[other] { $n } vanghe
}
note-bowls = Ciotole { $before } → { $after }
do-transform_free = Trasforma: { $terrain }
mark-city = in una città
mark-price = { $n ->
    [one] un’officina qui: 1 attrezzo
   *[other] un’officina qui: { $n } attrezzi
}
label-round_brought = Il round { $n } ti ha dato
label-round_end = fine:

## Punteggio

score-before = Punti in partita
score-area = Punteggio territorio: gruppo di { $n }
score-knowledge_banking = Sapere { $discipline }, livello { $level }
score-knowledge_law = Sapere { $discipline }, livello { $level }
score-knowledge_engineering = Sapere { $discipline }, livello { $level }
score-knowledge_medicine = Sapere { $discipline }, livello { $level }
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
refused-her_last_building = Il suo ultimo edificio resta al suo posto finché si prepara la partita.
refused-no_marker = Su { $hex } non c’è quel segnalino.
refused-no_step = Nessun passo possibile: { $discipline }.
refused-no_such_hex = Su questo lato non esiste la casella { $hex }.
refused-no_such_upgrade = Su { $hex }: { $old } non può diventare { $new }.
refused-no_scholar_left = Tutti i tuoi studiosi sono già nelle discipline.
refused-none_left = Nella riserva non ci sono più edifici di questo tipo: { $building }.
refused-not_your_building = { $hex ->
    [none] Non hai un edificio adatto.
   *[other] Non hai edifici su { $hex }.
}
refused-only_at_the_start = Così si costruisce solo prima del round 1: { $building }.
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
board-knowledge = Sapere
label-round = Round
label-ship = Navigazione
label-x = X
label-your_points = I tuoi punti
label-points = Punti
label-cards_left = Carte rimaste
label-knowledge = Tabella del sapere
label-power_actions = Azioni potere
label-book_actions = Azioni libro
label-innovations = Invenzioni
label-tiles = Tessere punteggio
label-tile_of = Round { $n }
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
hint-number = Numero
mark-asked = è chiesta ora
mark-latest = nuova nel suo ultimo turno
mark-excluded = vietata a lei
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
found-place = sul tabellone è { $terrain }, fila { $row } dall’alto, casella { $n } da sinistra

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
slip-not_marked = Non è segnato
slip-neutral = È neutrale
slip-not_neutral = Non è neutrale
slip-annex = Ha un annesso
slip-not_annex = Non ha un annesso
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
says-palace-11 = Rendita: 1 attrezzo; una volta: 1 segnalino città.
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
says-innovation_tile-league_of_cities = Una volta: 5 punti per ogni segnalino città.
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

## What a card of an owner's file says

deck-new = Ciò che solo tu puoi leggere sulle tue carte solitario stampate. Tutto è facoltativo. Le righe che iniziano con # sono commenti. I testi, con parole tue e brevi, si mostrano quando arriva il loro passo; confirmed = true dice che di una carta è inserito tutto. Un campo stampato diversamente dai nostri dati (automa_cards, terrain_priority, difficulty) si corregge con il suo percorso. Controllalo con:
card-field-setup_text = che cosa si fa alla preparazione
card-field-place_tool_text = dove si mette un attrezzo
card-field-tool_effect_text = che cosa fa un attrezzo
card-field-tool_leaves_text = quando un attrezzo lascia la mappa
card-field-exclude_hexes_with_building = nessun attrezzo accanto a un edificio
card-field-exclude_hexes_with_tool = nessun secondo attrezzo su un esagono
card-field-youth_is_own_terrain = il terreno della gioventù conta come suo
card-field-ongoing_text = che cosa vale sempre
card-field-end_text = che cosa si fa alla fine
card-field-confirmed = se della carta è inserito tutto
card-field-fallow_land_text = che cosa fa il terreno incolto
card-field-blighted_land_text = che cosa fa il terreno devastato
card-field-fallow_supply = quanti segnalini ci sono; 0 se non si sa
card-field-blighted_supply = quanti segnalini ci sono; 0 se non si sa
card-field-automa_may_build_on_blighted = se lei può costruirci
card-field-human_may_build_on_blighted = se tu puoi costruirci
card-field-build_selection = come sceglie dove costruire
card-field-task_cards = un elenco di voci con id, text e points
card-field-task_tiles = un elenco di voci con id, text e points


## On screen: options

option-sit = Come giochi?
option-sit-help = Con la tua scatola sul tavolo, o senza.
option-sit-companion = Al mio tavolo
option-sit-companion-help = La tua scatola è sul tavolo; l’app gestisce l’Automa.
option-sit-digital = A schermo
option-sit-digital-help = Una partita intera senza scatola: l’app conosce entrambe le parti.
option-start_steps_give_power = Potere per i passi iniziali
option-start_steps_give_power-help = Passi della preparazione che arrivano al livello 3.
option-start_steps_give_power-on = Danno potere
option-start_steps_give_power-on-help = Un passo è un passo.
option-start_steps_give_power-off = Niente potere
option-start_steps_give_power-off-help = Solo i passi in partita danno potere.
option-bridge_far_end = Altro capo di un ponte
option-bridge_far_end-help = Che cosa può starci.
option-bridge_far_end-any = Qualsiasi cosa
option-bridge_far_end-any-help = Anche un suo edificio.
option-bridge_far_end-not_automa = Niente di suo
option-bridge_far_end-not_automa-help = Nessun suo edificio.
option-neutral_palace_counts = Palazzo neutrale
option-neutral_palace_counts-help = Risparmia le 5 monete delle invenzioni?
option-neutral_palace_counts-on = Conta
option-neutral_palace_counts-on-help = Come il tuo palazzo.
option-neutral_palace_counts-off = Non conta
option-neutral_palace_counts-off-help = Solo il tuo palazzo.
option-illusionists_points = Punti degli Illusionisti
option-illusionists_points-help = Per ogni azione potere.
option-illusionists_points-1 = 1 punto
option-illusionists_points-1-help = La tessera riveduta.
option-illusionists_points-3 = 3 punti
option-illusionists_points-3-help = La prima edizione.
option-steps_together = Due passi
option-steps_together-help = Del palazzo 6 e dell’azione libro 2.
option-steps_together-on = In una disciplina
option-steps_together-on-help = Entrambi nella stessa.
option-steps_together-off = Uno a uno
option-steps_together-off-help = Ciascuno dove vuoi.
option-split_spades = Vanghe gratuite su più caselle
option-split_spades-help = La casella seguente può iniziare prima che l’ultima sia terreno natale?
option-split_spades-off = No
option-split_spades-off-help = Prima una casella fino in fondo.
option-split_spades-on = Sì
option-split_spades-on-help = Come vuoi.
option-spade_workshop = Officina dopo le vanghe gratuite
option-spade_workshop-help = Dove può stare.
option-spade_workshop-any = Su una qualsiasi
option-spade_workshop-any-help = Ogni casella trasformata in questa azione.
option-spade_workshop-first = Sulla prima
option-spade_workshop-first-help = Solo la prima casella trasformata.
option-city_rivers = Città oltre i fiumi
option-city_rivers-help = Con il palazzo 14.
option-city_rivers-one = Una casella di fiume
option-city_rivers-one-help = Solo per fondarla.
option-city_rivers-any = Quante si vuole
option-city_rivers-any-help = Gli edifici sulla stessa casella di fiume sono adiacenti.
option-moles_bridge_once = Ponte delle Talpe
option-moles_bridge_once-help = Quante volte in un round.
option-moles_bridge_once-off = Quante volte vuoi
option-moles_bridge_once-off-help = Finché ci sono ponti.
option-moles_bridge_once-on = Una volta per round
option-moles_bridge_once-on-help = Come un’azione speciale.
option-architecture_together = Passi dell’Architettura
option-architecture_together-help = Per le forme dei tuoi edifici.
option-architecture_together-off = Uno a uno
option-architecture_together-off-help = Ciascuno dove vuoi.
option-architecture_together-on = In una disciplina
option-architecture_together-on-help = Tutti nella stessa.

## On screen: questions

ask-competencies = In quale ordine sono esposte le competenze?
ask-turn = Round { $round }: la tua azione?
ask-after = Conversioni, o fine del turno?
ask-take = { $left ->
    [one] Quale libro prendi? ({ $source })
   *[other] Quale libro prendi per primo di { $left }? ({ $source })
}
ask-step = { $n ->
    [one] { $left ->
        [one] In quale disciplina sali?
       *[other] In quale disciplina sali per prima? ({ $left } passi)
    }
   *[other] In quale disciplina fai { $n } passi?
}
ask-first_building = Dove inizi? Piazza: { $building }.
ask-spades = { $n ->
    [one] 1 vanga gratuita ({ $source }): quale casella trasformi?
   *[other] { $n } vanghe gratuite ({ $source }): quale casella trasformi?
}
ask-workshop = { $free ->
    [true] Dove metti un’officina gratuita?
   *[false] Costruisci un’officina sulla terra trasformata?
}
ask-pay = { $n ->
    [one] Quale libro paghi?
   *[other] Quale libro paghi per primo di { $n }?
}
ask-competency = Quale competenza prendi?
ask-palace = Quale tessera palazzo prendi?
ask-city = { $hex ->
    [none] Quale segnalino città prendi?
   *[other] Una città a { $hex }: quale segnalino città prendi?
}
ask-key = { $keys ->
    [one] { $discipline }: usi la tua chiave della città per entrare al livello 8?
   *[other] { $discipline }: usi una delle tue { $keys } chiavi della città per entrare al livello 8?
}
ask-place = Dove va il tuo edificio neutrale: { $building }?
ask-guild = { $building ->
    [none] Dove metti una gilda gratis?
   *[other] Quale edificio diventa gratis una gilda? ({ $building })
}
ask-bridge = { $left ->
    [one] Dove costruisci il ponte?
   *[other] Dove costruisci un ponte? (fino a { $left })
}
ask-order = Che cosa viene ora dalla tua tessera palazzo?
because-leech = Ha costruito o migliorato accanto a te: il suo edificio ti offre potere (1 punto in meno del potere che ottieni).
ask-leech = Costruisce su { $hex }: { $power } potere per { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}?

## On screen: what happens

aoi-on_competencies = Competenze riga per riga: { $tiles }.
aoi-on_gain_coins = { $n ->
    [one] Ottieni 1 moneta.
   *[other] Ottieni { $n } monete.
}
aoi-on_pay_coins = { $n ->
    [one] Paghi 1 moneta.
   *[other] Paghi { $n } monete.
}
aoi-on_gain_tools = { $n ->
    [one] Ottieni 1 attrezzo.
   *[other] Ottieni { $n } attrezzi.
}
aoi-on_pay_tools = { $n ->
    [one] Paghi 1 attrezzo.
   *[other] Paghi { $n } attrezzi.
}
aoi-on_gain_scholars = { $n ->
    [one] Ottieni 1 studioso.
   *[other] Ottieni { $n } studiosi.
}
aoi-on_pay_scholars = { $n ->
    [one] Paghi 1 studioso.
   *[other] Paghi { $n } studiosi.
}
aoi-on_gain_power = Ottieni { $n } potere.
aoi-on_pay_power = Spendi { $n } potere.
aoi-on_books = { $n ->
    [one] Ottieni 1 libro ({ $discipline }).
   *[other] Ottieni { $n } libri ({ $discipline }).
}
aoi-on_pay_books = { $n ->
    [one] Paghi 1 libro ({ $discipline }).
   *[other] Paghi { $n } libri ({ $discipline }).
}
aoi-on_points = { $n ->
    [one] 1 punto: { $source }.
   *[other] { $n } punti: { $source }.
}
aoi-on_transform = Trasformi { $hex } in { $terrain } ({ $n ->
    [one] 1 vanga
   *[other] { $n } vanghe
}).
aoi-on_build = { $neutral ->
    [true] Metti un edificio neutrale su { $hex }: { $building }.
   *[false] Costruisci su { $hex }: { $building }.
}
aoi-on_upgrade = Su { $hex } migliori: da { $old } a { $new }.
aoi-on_step = { $discipline }: livello { $level }.
aoi-on_key = Usi una chiave della città: { $discipline }.
aoi-on_city = { $hex ->
    [none] Prendi un segnalino città: { $tile }.
   *[other] Fondi una città a { $hex }: { $tile }.
}
aoi-on_competency = Prendi { $competency }.
aoi-on_palace = Prendi una tessera palazzo: { $palace }.
aoi-on_innovation = Prendi un’invenzione: { $tile }.
aoi-on_bridge = Costruisci un ponte da { $one } a { $other }.
aoi-on_annex = Metti un annesso accanto al tuo edificio su { $hex }.
aoi-on_annexes = Ottieni { $n } annessi.
aoi-on_tokens = { $n } nuovi gettoni potere vanno nella ciotola III.
aoi-on_sailing = La tua navigazione sale a { $n }.
aoi-on_terraforming = { $n ->
    [one] Una vanga ora ti costa 1 attrezzo.
   *[other] Una vanga ora ti costa { $n } attrezzi.
}
aoi-on_scholar = Invii uno studioso: { $discipline }, casella { $space }.
aoi-on_scholar_back = Uno studioso torna nella riserva: { $discipline }.
aoi-on_power_action = Usi { $place }.
aoi-on_book_action = Usi { $tile }.
aoi-on_special = Usi un’azione speciale: { $source }.
aoi-on_burn = Sacrifichi un gettone potere: un altro va dalla ciotola II alla III.
aoi-on_pass = Passi come numero { $place }.
aoi-on_bonus = Prendi { $bonus } ({ $place }) per il prossimo round.
aoi-on_income = Rendita del round { $round }.
aoi-round_over-shown = Il round { $round } è finito. Punti: tu { $mine }, lei { $hers }.
aoi-on_new_round = Comincia il round { $round }, che premia { $tile }. La sua navigazione è { $ship }, la X sulle sue carte { $x }.
aoi-on_knowledge_bonus = { $n ->
    [0] { $discipline }, livello { $level }: nessun bonus sapere.
   *[other] { $discipline }, livello { $level }: bonus sapere { $gain }.
}
aoi-on_income_from = { $source }: { $gains }.
aoi-on_end_area = Area più grande: tu { $mine }, lei { $hers }. Punti: { $points } per te, { $her_points } per lei.
aoi-on_end_knowledge = { $discipline }: tu al livello { $mine }, lei al livello { $hers }. Punti: { $points } per te, { $her_points } per lei.
aoi-on_end_resources = Ciò che ti resta, in monete: { $coins }. Ogni 5 fanno un punto, punti: { $points }.
aoi-on_end_faction = La sua comunità. Punti per lei: { $points }.
income_from-board = Tabella di pianificazione
income_from-workshop = Officine
income_from-guild = Gilde
income_from-school = Scuole
income_from-university = Università
income_from-palace = Tessera palazzo
income_from-bonus = Bonus del round
income_from-competency = Competenze
income_from-innovation = Invenzioni
income_from-faction = Comunità
income_from-knowledge_income = Sapere dal livello 9
ref-of_points = { $id ->
    [one] 1 punto
   *[other] { $id } punti
}
ref-of_steps = { $id ->
    [one] 1 passo
   *[other] { $id } passi
}
ref-of_spades = { $id ->
    [one] 1 vanga
   *[other] { $id } vanghe
}
aoi-on_bonus_coins = Una moneta va su ogni bonus round esposto.
aoi-on_refuse = Rifiuti { $n } potere.

## On screen: her turn, without anybody to lend a hand

aoi-home-shown = Il suo terreno natale è { $terrain }.
aoi-first_workshops-shown = Le sue prime officine stanno su { $marked } (segnata) e { $unmarked }.
aoi-build-shown = { $transformed ->
    [true] { $marked ->
        [true] { $hex } diventa { $terrain }, e lì sta la sua officina segnata.
       *[false] { $hex } diventa { $terrain }, e lì sta la sua officina.
    }
   *[false] { $marked ->
        [true] La sua officina segnata sta su { $hex } ({ $terrain }).
       *[false] La sua officina sta su { $hex } ({ $terrain }).
    }
}
aoi-upgrade-shown = Su { $hex } il suo edificio { $old } diventa { $new }.
aoi-scholar-shown = Il suo studioso sta sul { $space } di { $discipline }; il suo segnalino sale di { $n } al livello { $level }.
aoi-scholar_none-shown = Nessuno studioso o nessun posto: il suo segnalino in { $discipline } sale di { $n } al livello { $level }.
aoi-advance-shown = Il suo segnalino in { $discipline } sale di { $n } al livello { $level }.
aoi-innovation-shown = Prende l’invenzione a { $place }{ named-tile }; il posto resta vuoto.
aoi-power_action-shown = Su { $place }{ named-tile } ora c’è un segnalino X.
aoi-book_action-shown = Su { $place }{ named-tile } ora c’è un segnalino X.
aoi-turn_order-shown = Nel prossimo round è la numero { $place }.

## On screen: names of sources and pieces

source-start = inizio
source-round_tile = tessera del round
source-final_tile = tessera finale
source-bonus = bonus round
source-competency = competenza
source-innovation = invenzione
source-palace = tessera palazzo
source-city = città
source-faction = comunità
source-sailing = navigazione
source-terraforming = terraformazione
source-jump = tunnel o volo
source-power_action = azione potere
source-book_action = azione libro
source-knowledge_income = rendita del sapere
source-leech = potere accettato
source-board = tabella di pianificazione
source-knowledge_bonus = bonus sapere
special-bonus = bonus round
special-palace = tessera palazzo
special-faction = comunità
special-competency = competenza
special-innovation_deus_ex_machina = Deus ex machina
special-innovation_professor = Professore
piece-scholar = studioso
piece-annex = annesso
piece-bridge = ponte
ref-of_coins = { $id ->
    [one] 1 moneta
   *[other] { $id } monete
}
ref-of_tools = { $id ->
    [one] 1 attrezzo
   *[other] { $id } attrezzi
}
ref-of_scholars = { $id ->
    [one] 1 studioso
   *[other] { $id } studiosi
}
ref-of_books_banking = { $id ->
    [one] 1 libro di finanza
   *[other] { $id } libri di finanza
}
ref-of_books_law = { $id ->
    [one] 1 libro di diritto
   *[other] { $id } libri di diritto
}
ref-of_books_engineering = { $id ->
    [one] 1 libro di ingegneria
   *[other] { $id } libri di ingegneria
}
ref-of_books_medicine = { $id ->
    [one] 1 libro di medicina
   *[other] { $id } libri di medicina
}
ref-of_books = { $id ->
    [one] 1 libro
   *[other] { $id } libri
}
ref-of_power = { $id } potere
ref-of_tokens = { $id ->
    [one] 1 gettone nella ciotola II
   *[other] { $id } gettoni nella ciotola II
}

## On screen: score

score-start = Inizio
score-round_tile = Tessera del round
score-final_tile = Tessera finale
score-bonus = Bonus round
score-competency = Competenza
score-innovation = Invenzione
score-palace = Tessera palazzo
score-city = Città
score-sailing = Navigazione
score-terraforming = Terraformazione
score-jump = Tunnel o volo
score-power_action = Azione potere
score-book_action = Azione libro
score-knowledge_income = Rendita del sapere
score-leech = Potere accettato
score-resources = Risorse

## On screen: refusals

refused-not_now = “{ $text }” non è una risposta a questa domanda.
refused-not_in_reach = { $hex ->
    [none] Nessuna casella a portata si può trasformare.
   *[other] { $hex } non è a portata.
}
refused-not_in_jump_range = Non puoi arrivare a { $hex } con un tunnel o in volo.
refused-not_on_path = { $hex } ora non può diventare { $terrain }.
refused-cannot_pay = Non puoi pagarlo: mancano { $missing }.
refused-already_used = Già usato: { $what }.
refused-no_bridge_site = { $one ->
    [none] Presso i tuoi edifici non c’è un posto libero per un ponte.
   *[other] Da { $one } a { $other } non si può costruire un ponte.
}
refused-innovations_full = Hai già { $n } invenzioni; di più non si può.
refused-tile_owned = L’hai già: { $what }.
refused-tile_not_offered = Non è in offerta: { $what }.

## On screen: contradictions

problem-on_screen_solo = A schermo una persona gioca contro una comunità dell’Automa nota per intero, e nulla resta fuori.
problem-not_all_named = A schermo comunità, tessere palazzo, azioni libro, invenzioni e tutti e cinque i bonus round hanno un nome.
problem-too_many_tokens = { $n } gettoni potere; ce ne sono al massimo { $most }.
problem-too_many_city_tiles = { $tile } c’è solo { $n } volte.
problem-keys_differ = Le discipline dal livello 8 in su ({ $high }) e le chiavi della città ({ $keys }) insieme devono essere tante quanti i segnalini città ({ $tiles }).
problem-used_wrong = Non hai questa azione speciale: { $what }.
problem-too_many_bridges = { $n } ponti; ce ne sono 3.
problem-no_such_bridge = Da { $one } a { $other } non c’è un posto per un ponte.
problem-too_many_annexes = { $n } annessi; puoi averne { $most }.
problem-not_home_terrain = L’edificio su { $hex } non sta sul suo terreno natale.
problem-city_without_building = Una città su { $hex }, ma lì non c’è un tuo edificio.
problem-city_missing = L’insediamento a { $hex } deve essere una città.
problem-tile_not_there = Non c’era da prendere: { $what }.
problem-palace_missing = Una tessera palazzo senza palazzo sulla mappa.
problem-innovations_differ = Invenzioni prese: { $n }; posti vuoti: { $gone }.
problem-too_many_own_innovations = Non puoi avere { $n } invenzioni: al massimo { $most }.

## On screen: facts to correct

fact-own_points = I tuoi punti
fact-coins = Le tue monete
fact-tools = I tuoi attrezzi
fact-scholars = I tuoi studiosi in mano
fact-books = I tuoi libri: { $discipline }
fact-own_sailing = La tua navigazione
fact-tools_per_spade = Attrezzi per vanga
fact-keys = Le tue chiavi della città
fact-annexes = I tuoi annessi in mano
fact-own_city_tiles = I tuoi segnalini città
fact-own_competencies = Le tue competenze
fact-own_innovations = Le tue invenzioni
fact-bowls = Gettoni potere nelle ciotole I, II, III
fact-bonus_coins = Monete sui bonus round esposti

## On screen: programs in the seat

tempo-assumed-program = Un programma gioca tutta la parte della persona.
tempo-seat_won = Vinte (quota)
tempo-seat_person = Punti della persona
tempo-seat_automa = Punti di Automa
tempo-won_with = Vinte con { $what } (quota)
player-uniform = Casuale
player-uniform-reason = Prende una risposta permessa qualsiasi, tutte ugualmente probabili.
player-planner = Pianificatore
player-planner-reason = Segue una sola catena lungo il round: turno per turno l’azione dopo la quale la sua posizione vale di più. Contano rendita, tessere round, città, conoscenza e punteggio finale.
player-rector = Rettore
player-rector-reason = Pianifica il round fino alla fine: molte catene di turni, valutate per punti, rendita, tessere round, città, conoscenza e punteggio finale. Ciò che Automa potrebbe prendere per prima viene presto.
advice-worth = Secondo i suoi calcoli (di più è meglio)
advice-build = { $by ->
    [tunnel] In tunnel: { $building } su { $hex }
    [fly] In volo: { $building } su { $hex }
   *[foot] { $building } su { $hex }
}
advice-transform = { $hex } diventa { $terrain }
advice-upgrade = { $hex }: migliora in { $building }
advice-neutral = { $building } su { $hex }
advice-annex = Annesso su { $hex }
advice-scholar = Studioso: { $n ->
    [one] 1 passo
   *[other] { $n } passi
} in { $discipline }
advice-thing = { $thing }
advice-pass = Passa e prendi { $bonus }
advice-take = Libro: { $discipline }
advice-step = Passo in { $discipline }
advice-pay = Paga un libro: { $discipline }
advice-next_build = Prossimo turno: { $building } su { $hex }.
advice-next_upgrade = Prossimo turno: { $hex } diventa { $building }.
advice-next_annex = Prossimo turno: un annesso su { $hex }.
advice-next_bridge = Prossimo turno: un ponte { $one } – { $other }.
advice-next_sailing = Prossimo turno: navigazione { $before } → { $after }.
advice-next_terraforming = Prossimo turno: attrezzi per vanga { $before } → { $after }.
advice-next_scholar = Prossimo turno: uno studioso, { $n ->
    [one] 1 passo
   *[other] { $n } passi
} in { $discipline }.
advice-next_thing = Prossimo turno: { $thing }.
advice-next_pass = Poi non resta niente di meglio: passa.
advice-why_points = { $n ->
    [one] 1 punto subito
   *[other] { $n } punti subito
}, soprattutto: { $source }.
advice-why_city = Fonda una città: { $tile }.
advice-why_income = Da ora ogni round in più: { $n } { $what }.
advice-why_level = Livello { $level } in { $discipline }: { $how ->
    [ahead] davanti ad Automa ({ $hers }).
    [level] alla pari con Automa.
   *[behind] più vicino ad Automa ({ $hers }).
}
advice-why_first_power = Automa potrebbe coprire per prima questa azione potere.
advice-why_first_book = Automa potrebbe coprire per prima questa azione libro.
advice-why_first_innovation = Automa potrebbe prendere per prima questa innovazione.
advice-why_round = Il resto del round secondo il piano: { $n ->
    [one] ancora 1 punto
   *[other] ancora { $n } punti
} in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}.
advice-why_accept = Il potere vale più dei punti che costa.
advice-why_refuse = I punti valgono più del potere.
plan-times = { $n } × { $what }
