### Through the Ages in Italian. Every key and every argument exists in en, de and it alike.
### Refs (civ, card, icon, slot, space ...) arrive in words already; counts are numbers.

## The game

game-title = Through the Ages
game-tagline = Guida una civiltà dalle piramidi all’era spaziale, contro Mautoma.
game-emblem-label = Un tempio tra un alloro e un ingranaggio
score-culture = Punti cultura
stand-in = Mazzo sostitutivo, non le carte stampate
our-reading = nostra lettura

## Set-up: options

option-level = Livello
option-level-help = Cubetti blu sulla plancia dell’automa. Ognuno paga un edificio in più; tornano nelle ere II e III.
option-level-0 = 0 cubetti blu
option-level-0-help = L’automa non ha edifici in più. Consigliato per la prima partita.
option-level-1 = 1 cubetto blu
option-level-1-help = L’automa può costruire 1 edificio in più in ogni era.
option-level-2 = 2 cubetti blu
option-level-2-help = L’automa può costruire 2 edifici in più in ogni era.
option-level-3 = 3 cubetti blu
option-level-3-help = L’automa può costruire 3 edifici in più in ogni era.
option-level-4 = 4 cubetti blu
option-level-4-help = L’automa può costruire 4 edifici in più in ogni era. Il livello più difficile.
option-deck = Mazzo automa
option-deck-help = Le 24 carte stampate non sono pubbliche. Inserisci le tue una per una (vedi Mazzi) o gioca il nostro mazzo sostitutivo.
option-deck-house_v1 = Mazzo della casa v1
option-deck-house_v1-help = Mazzo sostitutivo, non le carte stampate: progetto nostro, tarato con simulazioni.
option-deck-manual = Le mie carte stampate, non ancora inserite
option-deck-manual-help = Peschi le tue carte. Ognuna si inserisce quando viene pescata la prima volta, e non viene più chiesta.
option-dealer = Chi distribuisce
option-dealer-help = Ogni tipo di carta si può scegliere a parte sotto «Altre opzioni».
option-dealer-app = Distribuisce l’app
option-dealer-app-help = Poco da toccare, niente da mescolare: l’app mostra la fila e ti dice che cosa peschi. Tieni le carte civili ordinate per era e colore accanto al tavolo.
option-dealer-table = Distribuisce il tavolo
option-dealer-table-help = Il gioco con tutte le carte vere: le distribuisci e scegli le nuove da un elenco. Il mazzo sostitutivo lo pesca l’app.
option-start_player = Primo giocatore
option-start_player-help = Chi gioca il primo turno.
option-start_player-random = A sorte
option-start_player-random-help = Sorteggia l’app.
option-start_player-human = Tu
option-start_player-human-help = Cominci tu e prendi una carta nel round 1.
option-start_player-automa = Automa
option-start_player-automa-help = Comincia l’automa; tu prendi fino a due carte nel round 1.
option-civil_dealer = Carte civili
option-civil_dealer-help = Chi distribuisce la fila delle carte.
option-civil_dealer-like = Come scelto sopra
option-civil_dealer-like-help = Come le altre carte.
option-civil_dealer-app = Distribuisce l’app
option-civil_dealer-app-help = L’app mostra la fila; prendi la carta vera solo quando la scegli. Niente da mescolare.
option-civil_dealer-table = Distribuisce il tavolo
option-civil_dealer-table-help = Distribuisci le carte vere e scegli le nuove da un elenco.
option-military_dealer = Carte militari
option-military_dealer-help = Chi distribuisce carte militari ed eventi.
option-military_dealer-like = Come scelto sopra
option-military_dealer-like-help = Come le altre carte.
option-military_dealer-app = Distribuisce l’app
option-military_dealer-app-help = L’app ti dice che cosa peschi; le carte dell’automa restano nascoste.
option-military_dealer-table = Distribuisce il tavolo
option-military_dealer-table-help = La tua mano resta vera e segreta; ordini le carte dell’automa e dici che cosa viene rivelato.
option-automa_dealer = Carte automa
option-automa_dealer-help = Chi pesca le carte automa.
option-automa_dealer-like = Come conviene al mazzo
option-automa_dealer-like-help = Il mazzo sostitutivo lo pesca l’app; le tue carte le pesca chi distribuisce.
option-automa_dealer-app = Pesca l’app
option-automa_dealer-app-help = Il mazzo sostitutivo non ha carte vere.
option-automa_dealer-table = Pesco le mie carte
option-automa_dealer-table-help = Peschi e dici il numero della carta.
option-tie_policy = Parità nella costruzione
option-tie_policy-help = Le unità di uno stesso livello sono sempre pari.
option-tie_policy-ask = Decido io
option-tie_policy-ask-help = Come nel regolamento: l’app chiede.
option-tie_policy-auto = Decide l’app
option-tie_policy-auto-help = Prima il prezzo minore, poi un ordine fisso dei tipi.
option-ruled_events = Eventi decisi da noi
option-ruled_events-help = L’appendice del regolamento non è pubblica; alcuni eventi seguono la nostra lettura.
option-ruled_events-reading = Nostra lettura
option-ruled_events-reading-help = L’app li risolve e lo dichiara.
option-ruled_events-by_hand = Chiedi ogni volta
option-ruled_events-by_hand-help = Puoi inserire ciò che dice la tua appendice.
option-appendix = Appendice
option-appendix-help = Che cosa dice l’appendice del regolamento sulle singole carte militari, da un tuo file.
option-appendix-none = Le nostre letture
option-appendix-none-help = Ogni carta risolta con la nostra lettura lo dichiara.
option-first_turn_production = Produzione nel round 1
option-first_turn_production-help = Il regolamento parla solo della carta presa.
option-first_turn_production-on = Sì
option-first_turn_production-on-help = Punti scienza +1, come per tutti.
option-first_turn_production-off = No
option-first_turn_production-off-help = Nessuna produzione nel round 1.
option-take_urban_rule = Quale tecnologia urbana prende
option-take_urban_rule-help = Tre punti del regolamento dicono la prima, un esempio quella che produce di più.
option-take_urban_rule-leftmost = La prima
option-take_urban_rule-leftmost-help = La prima adatta.
option-take_urban_rule-most = La più produttiva
option-take_urban_rule-most-help = Quella che produce di più, poi la prima.
option-leader_happiness = Felicità dei leader
option-leader_happiness-help = Omero, Shakespeare e Chaplin ne hanno.
option-leader_happiness-off = Non conta
option-leader_happiness-off-help = Come dice il paragrafo specifico.
option-leader_happiness-on = Conta
option-leader_happiness-on-help = Come dice l’elenco generale.
option-building_limit_scope = Limite di tre
option-building_limit_scope-help = Per carta tecnologia o per tipo di edificio.
option-building_limit_scope-technology = Per tecnologia
option-building_limit_scope-technology-help = Tre cubetti su ogni carta.
option-building_limit_scope-type = Per tipo
option-building_limit_scope-type-help = Tre dello stesso tipo, tutti i livelli insieme.
option-armies = Armate
option-armies-help = Quante volte conta una tattica.
option-armies-standard = Tutte quelle possibili
option-armies-standard-help = Come nelle regole base.
option-armies-single = Al massimo una
option-armies-single-help = Un automa più debole.
option-tactic_limit = Tattiche tenute
option-tactic_limit-help = Una per era nella partita o una in mano.
option-tactic_limit-once_per_age = Una per era
option-tactic_limit-once_per_age-help = In tutta la partita.
option-tactic_limit-slot = Quando lo slot lo permette
option-tactic_limit-slot-help = Vuoto o con una più vecchia.
option-unpaid_building = L’edificio migliore è troppo caro
option-unpaid_building-help = Che cosa fa l’automa quando non può pagare la tecnologia migliore ma una minore sì.
option-unpaid_building-lesser = Il migliore che può pagare
option-unpaid_building-lesser-help = Migliora solo quando non è possibile alcun nuovo edificio.
option-unpaid_building-upgrade = Migliora invece
option-unpaid_building-upgrade-help = Così torna l’esempio della biblioteca nel regolamento.
option-defence_value = Numero di difesa
option-defence_value-help = Che cosa significa il numero di difesa di una carta quando attacchi.
option-defence_value-added = In più della forza
option-defence_value-added-help = Come le carte bonus che un giocatore aggiungerebbe.
option-defence_value-alone = Al posto della forza
option-defence_value-alone-help = Solo il numero deve resisterti: un automa più debole.

## Things

ref-civ = { $id }
ref-card = la carta { $id }
ref-automa_card = carta automa { $id }
ref-space = spazio { $id }
ref-politics = simbolo { $id }
icon-action = carta azione
icon-leader = leader
icon-special_strength = tecnologia speciale con forza
icon-special_any = tecnologia speciale
icon-farm_mine = tecnologia fattorie/miniere
icon-military = militare
icon-government = governo
icon-urban_science = urbana, scienza
icon-urban_culture = urbana, cultura
icon-urban_strength = urbana, forza
icon-urban_leftmost = tecnologia urbana a sinistra
icon-wonder = meraviglia
icon-first_valid = prima carta valida
icon-aggression = aggressione
icon-war = guerra
icon-event = evento
icon-wonder_stages = stadi
slot-government = governo
slot-special = tecnologia speciale
slot-farm_mine = fattoria o miniera
slot-military = tecnologia militare
slot-urban = tecnologia urbana
slot-action = oro
slot-leader = leader
slot-events = eventi
slot-wars_aggressions = guerre e aggressioni
slot-tactic = tattica
thing-leader = il tuo leader
thing-wonder = la tua meraviglia incompleta
face_down-war_I = guerra dell’era I
face_down-aggression_I = aggressione dell’era I
face_down-event_I = evento dell’era I
face_down-war_II = guerra dell’era II
face_down-aggression_II = aggressione dell’era II
face_down-event_II = evento dell’era II
face_down-war_III = guerra dell’era III
face_down-aggression_III = aggressione dell’era III
face_down-event_III = evento dell’era III
pile-war = guerre
pile-aggression = aggressioni
pile-event = eventi e territori
limit-allowed = si può prendere
limit-copy_owned = copia già posseduta
limit-age_taken = già una di quest’era
limit-older_than_held = non più recente di quella posseduta
limit-slot_full = slot pieno
limit-wonder_unfinished = una meraviglia è incompleta
obstacle-applicable = applicabile
obstacle-no_event = nessun evento in mano
obstacle-no_such_card = nessuna carta del genere in mano
obstacle-last_round = niente guerre nell’ultimo round
obstacle-advantage_too_small = vantaggio insufficiente

## Decisions

decision-politics = Azione politica
decision-take = Carta dalla fila
decision-develop = Tecnologia da sviluppare
decision-gold = Carte con cui pagare
decision-build = Nuovo edificio o unità
decision-upgrade = Miglioramento
decision-tactic = Tattica
decision-units_lost = Unità inviate alla colonia
decision-colony_lost = Colonia persa
decision-colony_taken = Colonia presa
decision-wonder_ruined = Meraviglia in rovina
decision-infiltrated = Bersaglio dell’infiltrazione
filter-applicable = Applicabile
filter-printed_order = Il primo stampato
filter-may_be_taken = Si può prendere
filter-matches = Corrisponde al simbolo
filter-leftmost = La prima a sinistra
filter-left_place = Posto a sinistra
filter-payable = Pagabile
filter-room = Ha posto (massimo 3)
filter-tie = Parità
filter-person_decides = Decidi tu
filter-cheapest = Prezzo minore
filter-lower_source = Livello più basso prima
filter-kind_order = Ordine dei tipi
filter-by_id = Ordine fisso
filter-smallest_total = Totale minore
filter-most_age_A = Più carte dell’era A
filter-most_age_I = Più carte dell’era I
filter-most_age_II = Più carte dell’era II
filter-order_taken = Ordine di presa
filter-stronger = Dà più di quella attiva
filter-value = Valore maggiore
filter-in_hand = In mano
filter-newer = Più nuova
filter-older = Più vecchia
filter-fewer_icons = Meno simboli
filter-least_strength = Forza minima sufficiente
filter-fewest_units = Meno unità
filter-lower_levels = Livelli più bassi
filter-least_worth = Valore minore
filter-most_worth = Valore maggiore
filter-higher_level = Livello più alto
filter-leader_first = Leader prima della meraviglia
filter-most_science = Più scienza
filter-any_science = Produce scienza
filter-most_culture = Più cultura
filter-any_culture = Produce cultura
filter-most_strength = Più forza
filter-any_strength = Produce forza
filter-most_happiness = Più felicità
filter-any_happiness = Produce felicità

## What happens

tta-stand_in = Mazzo sostitutivo: non sono le carte automa stampate.
tta-start_human = Sei il primo giocatore.
tta-start_automa = L’automa è il primo giocatore.
tta-turn_human = Round { $round }, era { $age }: tocca a te.
tta-turn_automa = Round { $round }, era { $age }: turno dell’automa.
tta-row_cleared = Togli dalla fila: { $cards }.
tta-row_dealt = Nuove nella fila, da sinistra a destra: { $cards }.
tta-age_begins = Comincia l’era { $age }.
tta-your_age_steps = Scarta le tue carte obsolete e restituisci { $n ->
    [one] 1 cubetto giallo
   *[other] { $n } cubetti gialli
}.
tta-automa_deck_changes = Il mazzo automa dell’era { $age } sostituisce il vecchio.
tta-blue_cubes_back = Rimetti i cubetti blu dell’automa: { $n }.
tta-last_round = Distribuita l’ultima carta dell’era III: il round { $round } è l’ultimo.
tta-obsolete = Carte obsolete, tolte dalla mano dell’automa: { $cards }.
tta-obsolete_face_down = Carte militari obsolete, tolte dagli slot dell’automa: { $n }.
tta-automa_card = L’automa rivela «{ $card }».
tta-card_note = Sulla carta: { $note }
tta-card_discarded = Scarta «{ $card }».
tta-automa_cards_back = Rimescola nel mazzo automa: { $cards }.
tta-automa_deck_shuffled = Mescola gli scarti dell’automa in un nuovo mazzo.
tta-no_politics = Nessuna azione politica.
tta-politics = Fase politica: { $icon }.
tta-event_prepared = Prendi dallo slot dell’automa un evento casuale dell’era { $age } e mettilo coperto sugli eventi futuri: l’automa ottiene { $n ->
    [one] 1 punto cultura
   *[other] { $n } punti cultura
} (ora { $now }).
tta-automa_attacks = L’automa gioca «{ $card }» con forza { $n }.
tta-automa_declares_war = L’automa dichiara «{ $card }». Si risolve all’inizio del suo prossimo turno.
tta-take = Simbolo «{ $icon }»: prende «{ $card }» dallo { $space }.
tta-take_other = Simbolo «{ $icon }»: nulla di adatto, quindi «{ $card }» dallo { $space }.
tta-take_lapses = Simbolo «{ $icon }»: non c’è nessuna carta che si possa prendere.
tta-to_gold = «{ $card }» va nell’oro dell’automa (vale { $n }).
tta-to_slot = «{ $card }» va nello slot { $slot }.
tta-to_urban_slot = «{ $card }» va nel posto urbano { $n }.
tta-to_leader_slot = «{ $card }» va nello slot leader; contano solo i suoi simboli.
tta-wonder_into_play = «{ $card }» entra in gioco incompleta, ruotata di 90 gradi ({ $n ->
    [one] 1 stadio
   *[other] { $n } stadi
}).
tta-replaced = «{ $card }» cede il posto ed esce dal gioco.
tta-develop = Simbolo «{ $icon }»: sviluppa «{ $card }».
tta-develop_nothing = Simbolo «{ $icon }»: nulla del genere in mano.
tta-develop_too_dear = Simbolo «{ $icon }»: costa troppo.
tta-pay_science = L’automa paga { $n ->
    [one] 1 punto scienza
   *[other] { $n } punti scienza
} ({ $left ->
    [0] non gliene restano
    [one] gliene resta 1
   *[other] gliene restano { $left }
}).
tta-pay_choice = L’automa paga in oro un prezzo di { $price }.
tta-pay = Togli per pagare: { $cards } ({ $n } oro per un prezzo di { $price }).
tta-new_government = «{ $card }» sostituisce «{ $old }» come governo.
tta-technology_into_play = «{ $card }» si aggiunge alle tecnologie dell’automa.
tta-special_leaves = «{ $card }» esce dal gioco; «{ $stays }» resta.
tta-choose_building = Simbolo «{ $icon }»: costruisce su «{ $card }».
tta-choose_upgrade = Simbolo «{ $icon }»: migliora «{ $source }» in «{ $card }».
tta-build = Metti un cubetto giallo su «{ $card }».
tta-upgrade = Sposta un cubetto giallo da «{ $source }» a «{ $card }».
tta-build_lapses = Simbolo «{ $icon }»: non si può né costruire né migliorare.
tta-pay_blue_cube = Togli un cubetto blu dalla plancia dell’automa ({ $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}).
tta-no_blue_cube = Simbolo «{ $icon }» con cubetto blu: non ce n’è.
tta-stages = Costruisci { $n ->
    [one] 1 stadio
   *[other] { $n } stadi
} di «{ $card }» ({ $built } di { $of }).
tta-wonder_finished = «{ $card }» è completa: raddrizzala, ora contano i suoi simboli.
tta-no_wonder = { $n ->
    [one] 1 stadio perso
   *[other] { $n } stadi persi
}: nessuna meraviglia incompleta.
tta-war_no_urban = Guerra contro l’automa: il simbolo «{ $icon }» non conta.
tta-war_units = Guerra contro l’automa: { $n ->
    [one] 1 unità aggiuntiva
   *[other] { $n } unità aggiuntive
}.
tta-happiness = Felicità +{ $n }, ora { $now }.
tta-production = Produzione: scienza +{ $science } (ora { $science_points }), cultura +{ $culture } (ora { $culture_points }).
tta-no_military_cards = Niente carte militari nell’era IV.
tta-military_shuffled = Gli scarti militari formano un nuovo mazzo.
tta-event_slot = Una carta dell’era { $age } va coperta nello slot eventi.
tta-event_slot_turned = Una carta dell’era { $age } va coperta nello slot eventi, ruotata di 180 gradi.
tta-war_slot = Una carta dell’era { $age } va coperta tra guerre e aggressioni.
tta-bonus_discarded = «{ $card }» va negli scarti.
tta-tactic_kept = «{ $card }» va scoperta nello slot tattica.
tta-tactic_replaced = «{ $card }» cede il posto e va negli scarti.
tta-tactic_common = «{ $card }» è ora nell’area comune.
tta-tactic_owned = «{ $card }» è già dell’automa: scartala.
tta-tactic_not_kept = «{ $card }» non si può tenere: scartala.
tta-tactic_active = «{ $card }» diventa la tattica attiva (+{ $n }).
tta-tactic_beside_board = Metti «{ $card }» di fianco alla plancia dell’automa con lo stendardo.
tta-banner_to_common = Sposta lo stendardo su «{ $card }» nell’area comune.
tta-event_revealed = Evento rivelato: { $card } ({ $reading }).
tta-future_becomes_current = { $n ->
    [one] L’evento futuro diventa quello attuale.
   *[other] I { $n } eventi futuri si mescolano, ere più vecchie sopra, e diventano gli attuali.
}
tta-our_reading = { $card }: nostra lettura; l’appendice stampata può differire.
tta-card_typed_in = La carta { $card } è inserita ({ $n } su 24).
tta-owner_reading = { $card }: come dice la tua appendice. { $note }
tta-by_principle = { $card }: nostra lettura del principio generale.
tta-event_no_effect = «{ $card }» non tocca l’automa.
tta-automa_gains_culture = L’automa ottiene { $n ->
    [one] 1 punto cultura
   *[other] { $n } punti cultura
} (ora { $now }).
tta-automa_loses_culture = L’automa perde { $n ->
    [one] 1 punto cultura
   *[other] { $n } punti cultura
} ({ $now ->
    [0] non ne ha più
    [one] ne resta 1
   *[other] ne restano { $now }
}).
tta-automa_gains_science = L’automa ottiene { $n ->
    [one] 1 punto scienza
   *[other] { $n } punti scienza
} (ora { $now }).
tta-automa_loses_science = L’automa perde { $n ->
    [one] 1 punto scienza
   *[other] { $n } punti scienza
} ({ $now ->
    [0] non ne ha più
    [one] ne resta 1
   *[other] ne restano { $now }
}).
tta-card_lost = L’automa perde a caso: { $what }.
tta-event_lost = L’automa perde a caso, coperta, una carta dell’era { $age } dallo slot eventi.
tta-attack_lost = L’automa perde a caso, coperta, una carta dell’era { $age } dallo slot guerre e aggressioni.
tta-leader_leaves = «{ $card }» lascia l’automa.
tta-colony_chosen = La colonia è { $card }.
tta-colony_lost = L’automa perde «{ $card }».
tta-wonder_chosen = La meraviglia è { $card }.
tta-wonder_ruined = Gira «{ $card }»: dà ancora 2 cultura per turno e nient’altro.
tta-nothing_to_destroy = Non c’è un edificio del genere.
tta-building_lost = Togli un cubetto giallo da «{ $card }».
tta-extra_culture = L’evento dell’automa ti ha dato di più ({ $you } a { $automa }): l’automa ottiene { $n } cultura extra.
tta-your_part = Esegui la tua parte di «{ $card }» come stampato.
tta-your_outcome = { $card }: { $standing } { $outcome }
standing-stronger = Conti come il più forte.
standing-weaker = Conti come il più debole.
standing-most_culture = Hai più cultura.
standing-less_culture = Hai meno cultura.
standing-most_science = La tua produzione di scienza è maggiore.
standing-less_science = La tua produzione di scienza è minore.
standing-happiest = Hai più felicità (anche in parità).
standing-less_happy = Hai meno felicità.
standing-leading_and_weaker = Hai più cultura e sei il più debole.
standing-spared = Non sei insieme primo in cultura e più debole.
outcome-barbarians-leading_and_weaker = Perdi 1 popolazione.
outcome-barbarians-spared = { outcome-nothing }
outcome-nothing = A te non succede nulla.
outcome-border_conflict-stronger = Ottieni 3 risorse.
outcome-border_conflict-weaker = Distruggi un tuo edificio urbano, una fattoria o una miniera.
outcome-crusades-stronger = Ottieni 4 cultura.
outcome-crusades-weaker = Perdi 4 cultura.
outcome-foray-stronger = Ottieni 3 tra cibo e risorse, in qualsiasi combinazione.
outcome-foray-weaker = { outcome-nothing }
outcome-raiders-stronger = { outcome-nothing }
outcome-raiders-weaker = Perdi 2 tra cibo e risorse, in qualsiasi combinazione.
outcome-reign_of_terror-stronger = { outcome-nothing }
outcome-reign_of_terror-weaker = Perdi 1 popolazione.
outcome-uncertain_borders-stronger = Ottieni 1 cubetto giallo dalla scatola.
outcome-uncertain_borders-weaker = Perdi 1 cubetto giallo della tua riserva.
outcome-cold_war-stronger = Ottieni 6 punti scienza.
outcome-cold_war-weaker = { outcome-nothing }
outcome-crime_wave-stronger = { outcome-nothing }
outcome-crime_wave-weaker = Perdi 3 cultura e 1 cubetto blu.
outcome-independence_declaration-stronger = { outcome-nothing }
outcome-independence_declaration-weaker = Perdi una colonia a tua scelta, se ne hai.
outcome-international_agreement-stronger = Puoi prendere carte della fila per al massimo 5 azioni civili e salti la tua prossima azione politica.
outcome-international_agreement-weaker = { outcome-nothing }
outcome-politics_of_strength-stronger = Peschi 5 carte militari; nell’era IV ottieni invece 5 cultura.
outcome-politics_of_strength-weaker = Scarti 3 carte militari; nell’era IV perdi invece 3 cultura.
outcome-refugees-stronger = Ottieni 3 cultura e 1 popolazione.
outcome-refugees-weaker = Perdi 3 cultura e 1 popolazione.
outcome-impact_of_strength-stronger = Ottieni 10 cultura.
outcome-impact_of_strength-weaker = Non ottieni nulla.
outcome-impact_of_science-most_science = Ottieni 10 cultura.
outcome-impact_of_science-less_science = Non ottieni nulla.
outcome-national_pride-most_culture = Ottieni 5 cultura.
outcome-national_pride-less_culture = { outcome-nothing }
outcome-terrorism-most_culture = Perdi il tuo edificio urbano di livello più alto; fra più d’uno scegli tu.
outcome-terrorism-less_culture = Distruggi un edificio urbano dell’automa.
outcome-immigration-happiest = Ottieni 1 popolazione.
outcome-immigration-less_happy = { outcome-nothing }
tta-you_take = Prendi «{ $card }».
tta-you_culture = Ora hai { $n } cultura.
tta-you_draw = Peschi «{ $card }».
tta-you_discard = Scarti «{ $card }».
tta-you_prepare = Prepari «{ $card }» e ottieni { $n } cultura.
tta-you_prepare_age = Prepari un evento dell’era { $age } e ottieni { $n } cultura.
tta-you_attack = Giochi «{ $card }» con forza { $n }.
tta-too_weak = Non puoi giocare { $card }: chi attacca deve essere più forte, e la tua forza è { $mine } contro { $hers }. La carta resta nella tua mano.
tta-you_declare_war = Dichiari «{ $card }»; si risolve all’inizio del tuo prossimo turno.
tta-you_play_tactic = Giochi «{ $card }»; diventa comune all’inizio del tuo prossimo turno.
tta-you_settle = Colonizzi «{ $card }» senza asta.
tta-you_peek = Guardi il primo evento: { $card }.
tta-you_resign = Ti arrendi: vince l’automa.
tta-you_repel = Respingi «{ $card }».
tta-your_colony_lost = Perdi la colonia «{ $card }».
tta-you_lose_building = Perdi un edificio urbano: quello di livello più alto, al massimo di livello { $level } (a parità scegli tu).
tta-you_lose_food = Perdi { $n } cibo.
tta-you_lose_resources = Perdi { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}.
tta-you_lose_population = Perdi { $n } popolazione.
tta-you_lose_food_or_resources = Perdi { $n ->
    [one] 1 cibo o risorsa
   *[other] { $n } tra cibo e risorse
}.
tta-you_gain_food = Ottieni { $n } cibo.
tta-you_gain_resources = Ottieni { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}.
tta-you_gain_population = Ottieni { $n } popolazione.
tta-you_gain_food_or_resources = Ottieni { $n ->
    [one] 1 cibo o risorsa
   *[other] { $n } tra cibo e risorse
}.
tta-you_lose_thing = Perdi { $what }.
tta-you_lose_tokens = Perdi { $n ->
    [one] 1 cubetto giallo
   *[other] { $n } cubetti gialli
}.
tta-you_gain_tokens = Ottieni { $n ->
    [one] 1 cubetto giallo
   *[other] { $n } cubetti gialli
}.
tta-you_lose_culture = Perdi { $n ->
    [one] 1 punto cultura
   *[other] { $n } punti cultura
}.
tta-you_gain_culture = Ottieni { $n ->
    [one] 1 punto cultura
   *[other] { $n } punti cultura
}.
tta-you_lose_science = Perdi { $n ->
    [one] 1 punto scienza
   *[other] { $n } punti scienza
}.
tta-you_gain_science = Ottieni { $n ->
    [one] 1 punto scienza
   *[other] { $n } punti scienza
}.
tta-you_win_colony = Vinci «{ $card }» con un’offerta di { $n }.
tta-automa_wins_colony = L’automa vince «{ $card }».
tta-units_chosen = Unità per un valore di { $n }: { $cards }.
tta-units_lost = Togli un cubetto giallo da ciascuna: { $cards }.
tta-colony_gain = { $card }: punti scienza +{ $science }, punti cultura +{ $culture }; gli effetti permanenti contano.
tta-bid = «{ $card }» aggiunge { $bonus } al valore { $value }: l’automa offre { $n }.
tta-no_bid = { $card }, vantaggio { $advantage }: l’automa non offre.
tta-auction_value = { $card }, vantaggio { $advantage }: valore { $n }.
tta-territory_unclaimed = Nessuno prende «{ $card }».
tta-defence = { $card }: forza { $strength } + difesa { $bonus } = { $n } contro { $attack }.
tta-defence_alone = { $card }: difesa { $n } contro { $attack }.
tta-repelled = Respinta. L’automa perde { $n ->
    [one] 1 carta
   *[other] fino a { $n } carte
} tra guerre e aggressioni.
tta-not_repelled = «{ $card }» riesce.
tta-no_effect = Nessun effetto.
tta-you_annex = «{ $card }» ora è una tua colonia (senza guadagni immediati).
tta-automa_annexes = «{ $card }» ora è una colonia dell’automa.
tta-removed = «{ $card }» lascia l’automa.
tta-infiltrate_chosen = Infiltrato: { $what }.
tta-special_taken = Prendi «{ $card }» all’automa.
tta-war_compared = { $card }: automa { $automa }, tu { $you }.
tta-war_tied = «{ $card }» finisce in parità: nessun effetto.
tta-final_scoring = L’ultimo round è finito: si valutano gli eventi dell’era III.
tta-final_event = Punteggio finale: { $card } ({ $by ->
    [automa] preparato dall’automa
   *[human] tuo
}, { $reading }).
tta-end = Fine. Punti cultura: automa { $automa }, tu { $you }.
tta-shared_victory = Parità: la vittoria è condivisa.
tta-tactic_discarded_common = «{ $card }» è già nell’area comune: scartala.

## Questions

ask-start_player = Chi è il primo giocatore?
ask-row = { $n ->
    [one] Quale carta dell’era { $age } è nuova nella fila?
   *[other] Quali { $n } carte dell’era { $age } sono nuove nella fila, da sinistra a destra?
}
ask-turn = Round { $round }, era { $age }: che cosa fai?
ask-automa_card = Quale carta automa del mazzo { $age } è stata rivelata?
ask-auction_card = Quale carta automa del mazzo { $age } dà il valore?
ask-bonus_card = Quale carta automa del mazzo { $age } dà il bonus?
ask-defence_card = Quale carta automa del mazzo { $age } difende?
ask-strength = La tua forza adesso? (ultima: { $last })
ask-culture = I tuoi punti cultura adesso? (ultimi: { $last })
ask-science = I tuoi punti scienza adesso?
ask-science_rating = La tua produzione di scienza?
ask-happiness = La tua felicità?
ask-gain = Quanti punti cultura hai ottenuto da «{ $card }»?
ask-bid = { $bid ->
    [0] { $card }: l’automa non partecipa. La tua offerta?
   *[other] { $card }: l’automa offre { $bid }. La tua offerta?
}
ask-tie = { $n ->
    [0] Simbolo «{ $icon }»: parità. Dove costruisce l’automa?
   *[other] Simbolo «{ $icon }»: parità. Quale edificio migliora, diventando { $upgrade }?
}
ask-defend = «{ $card }» con forza { $attack }: { $n ->
    [0] non ti manca nulla
    [one] ti manca 1
   *[other] ti mancano { $n }
} per respingerla. Che succede?
ask-lost_science = Quanti punti scienza hai perso (fino a { $n })?
ask-lost_culture = Quanti punti cultura hai perso (fino a { $n })?
ask-levels = I livelli del tuo leader e della tua meraviglia incompleta?
ask-building = Quale edificio urbano (fino al livello { $level }) perde l’automa?
ask-automa_colony = Quale colonia dell’automa prendi?
ask-own_colony = Quale colonia perdi?
ask-infiltrate = Leader o meraviglia incompleta: che cosa perde l’automa?
ask-technology = Prendi tecnologie speciali fino a { $n } scienza o il resto in punti?
ask-agreement = Accordo internazionale: quali carte prendi?
ask-by_hand = «{ $card }» segue la nostra lettura. La usi o inserisci ciò che dice la tua appendice?
ask-complete_card = Della carta { $card } si conosce solo la sezione laterale. Inserisci il resto.
ask-hand_culture = Punti cultura che l’automa ottiene (o perde, con il meno)?
ask-hand_science = Punti scienza che l’automa ottiene (o perde, con il meno)?
ask-turned = L’evento è ruotato di 180 gradi?
ask-event_card = Quale evento dell’era { $age } è stato rivelato?
ask-event_age = Di quale era è l’evento che l’automa prepara?
ask-automa_aggression = Quale aggressione ha rivelato l’automa?
ask-automa_war = Quale guerra ha rivelato l’automa?
ask-military = Che cosa ha pescato l’automa dal mazzo militare { $age }?
ask-human_military = Quale carta militare peschi?
ask-lost_card = Quale carta ha lasciato a caso la mano dell’automa?
ask-final_event = Quale evento dell’era III è ancora nei mazzi ({ $by ->
    [automa] ruotato di 180 gradi
   *[human] non ruotato
})?

## Answers

answer-done = Termina il turno
answer-played = { $kind }: { $card }
answer-enough = Basta
answer-moves_up = { $source } → { $card }
answer-yes = Sì
answer-no = No
answer-pass = Passo
answer-repelled = La respingo
answer-hit = L’attacco riesce
answer-reading = Nostra lettura
answer-by_hand = A mano
answer-build = Mette un cubetto su { $card }
answer-lose = Perde un cubetto di { $card }
answer-automa = Sì, ruotato
answer-human = No
answer-peek = Guarda il primo evento
answer-resign = Mi arrendo
answer-event = Evento o territorio
answer-columbus = Colonizza (Colombo)
answer-war = Guerra
answer-aggression = Aggressione
answer-none = nessuno
answer-send = Invia
answer-bid = Offri { $n }
answer-draw = Pesca { $n }
answer-age = Era { $age }
answer-levels = Leader { $leader }, meraviglia { $wonder }

## Answers on screen

do-take = Prendi { $card }
do-grow = Aumenta la popolazione
do-ocean_liner = Popolazione gratis (Linea transatlantica)
do-build = Costruisci { $card }
do-upgrade = { $low } → { $high }
do-destroy = Distruggi: { $card }
do-disband = Sciogli: { $card }
do-barbarossa = Barbarossa: popolazione e { $card }
do-leader = { $card } diventa leader
do-stage = { $n ->
    [one] Costruisci una fase
   *[other] Costruisci { $n } fasi
}
do-develop = Sviluppa { $card }
do-revolution = Rivoluzione: { $card }
do-play = Gioca { $card }
do-play_for = { $card }: { $what }
do-goods-food = cibo
do-goods-resources = risorse
do-amount-food = { $n } cibo
do-amount-resources = { $n ->
    [one] { $n } risorsa
   *[other] { $n } risorse
}
do-tactic = Gioca la tattica { $card }
do-copy = Copia la tattica { $card }
do-hammurabi = Hammurabi: un’azione militare come civile
do-churchill-culture = Churchill: cultura
do-churchill-military = Churchill: per l’esercito
do-end = Termina il turno
do-prepare = Prepara { $card }
do-aggression = Attacco: { $card }
do-war = Dichiara guerra: { $card }
do-columbus = Colombo colonizza { $card }
do-alexander = Alessandro se ne va: ricevi un segnalino giallo
do-peek = Guarda il primo evento
do-none = No
do-none-politics = Nessuna azione politica
do-none-free_build = Non costruire
do-none-civilization = Niente
do-resign = Arrenditi
do-seize = Prendi { $card }
do-done = Basta
do-done-defend = Nessun’altra carta
do-gain_goods = Ricevi { $what }
do-lose_goods = Cedi { $what }
do-lose = Perdi: { $card }
do-token = Segnalino blu da { $card }
do-leave = Abbandona { $card }
do-ruin = { $card } va in rovina
do-discard = Scarta { $card }
do-bid = Offri { $n }
do-pass = Passa
do-send = Manda { $card }
do-bonus = Carta bonus { $card }
do-raze = Distruggi: { $card }
do-annex = Annetti { $card }
do-remove-leader = Elimina il leader
do-remove-wonder = Elimina la meraviglia in costruzione
do-defend = Difendi con { $card }
do-under = Omero sotto { $card }
do-refund = Riprendi l’azione civile

## Refusals

refused-bid_too_low = Un’offerta di { $bid } è troppo bassa: almeno { $least }.
refused-not_tied = Non è tra quelle in parità: { $choices }.
refused-space_empty = Lo spazio { $space } della fila è vuoto.
refused-no_politics_in_round_1 = Nel round 1 non c’è politica.
refused-war_in_last_round = Nell’ultimo round non si dichiarano guerre.
refused-war_pending = «{ $card }» è ancora in corso.
refused-tactic_played = «{ $card }» è già stata giocata in questo turno.
refused-no_event_of_age = Ora non si può preparare un evento dell’era { $age }.
refused-table_deals = Le carte militari le distribuisci tu al tavolo: l’app non le segue.
refused-no_draws_in_age_iv = Nell’era IV non si pescano carte militari.
refused-nothing_to_peek = Non c’è un evento da guardare o è già noto.
refused-no_such_card = { $what } non è una carta usabile così.
refused-card_not_at_hand = «{ $card }» non può essere ora nella tua mano.

## Impossible positions

problem-unknown_card = Non esiste la carta { $id }.
problem-last_round_wrong = L’ultimo round è noto solo nell’era IV ed è questo o il prossimo.
problem-age_and_round = L’era A è il round 1 e solo quello.
problem-age_is_over = Il mazzo civile dell’era { $age } è esaurito: è cominciata la prossima.
problem-row_length = La fila ha { $n } spazi invece di 13.
problem-not_in_row = «{ $card }» non è mai nella fila.
problem-too_many_copies = { $card }: { $n } copie, ma ce ne sono solo { $copies }.
problem-copies_not_counted = «{ $card }» è visibile ma non contata.
problem-too_many_blue_cubes = { $n } cubetti blu, al massimo { $most }.
problem-technology_twice = «{ $card }» è posseduta due volte.
problem-wrong_place = «{ $card }» non va in { $field }.
problem-special_kind_twice = «{ $card }» non è l’unica tecnologia speciale del suo tipo.
problem-cubes_without_technology = Cubetti su { $card }, che non è in gioco.
problem-too_many_cubes = { $n } cubetti su { $card }, al massimo 3.
problem-age_not_taken = «{ $card }» c’è, ma la sua era non risulta presa.
problem-government_not_newer = «{ $card }» in mano non è più recente del governo in gioco.
problem-wonder_not_ruined = «{ $card }» non può essere una meraviglia in rovina.
problem-stages_wrong = Stadi di «{ $card }»: { $n }. Così non può essere incompleta.
problem-urban_slot_full = { $n } tecnologie urbane in mano, al massimo 2.
problem-obsolete_in_hand = «{ $card }» è obsoleta.
problem-obsolete_face_down = Le carte dell’era { $age } in mano sono obsolete.
problem-active_tactic_nowhere = La tattica attiva «{ $card }» non è né comune né di fianco alla plancia.
problem-too_many_face_down = { $n } { $pile } dell’era { $age } a faccia in giù: al massimo ne sono possibili { $most }.
problem-unknown_field = Non esiste il dato { $field }.

## Facts

fact-culture_points = Automa: punti cultura
fact-science_points = Automa: punti scienza
fact-cubes = Automa: cubetti gialli
fact-technologies = Automa: tecnologie in gioco
fact-government = Automa: governo
fact-leader = Automa: leader
fact-wonders = Automa: meraviglie complete
fact-colonies = Automa: colonie
fact-blue_cubes = Automa: cubetti blu
fact-happiness_gained = Automa: felicità dai simboli
fact-action = Mano dell’automa: oro
fact-urban = Mano dell’automa: tecnologie urbane
fact-military = Mano dell’automa: tecnologia militare
fact-special = Mano dell’automa: tecnologia speciale
fact-farm_mine = Mano dell’automa: fattoria o miniera
fact-hand_government = Mano dell’automa: governo
fact-tactic = Mano dell’automa: tattica
fact-active_tactic = Automa: tattica attiva
fact-leader_ages_taken = Automa: ere dei leader presi
fact-government_ages_taken = Automa: ere dei governi presi
fact-tactic_ages_kept = Automa: ere delle tattiche tenute
fact-common_tactics = Tattiche comuni
fact-row = Fila delle carte
fact-row-written = - per uno spazio vuoto
fact-round = Round
fact-human_strength = La tua forza
fact-human_culture = I tuoi punti cultura
fact-human_colonies = Le tue colonie
fact-human_hand = Le tue carte militari

## Physical set-up

setup-decks = Prepara la partita per due; niente patti.
setup-row_app = Tieni le carte civili ordinate accanto al tavolo; l’app distribuisce la fila: { $cards }.
setup-row_table = Mescola i mazzi civili e metti 13 carte dell’era A nella fila.
setup-events_table = Metti 4 eventi casuali dell’era A coperti come eventi attuali; togli i patti e mescola i mazzi militari.
setup-events_app = L’app distribuisce carte militari ed eventi.
setup-board = Dai all’automa un colore e una plancia: un cubetto giallo su Guerrieri e uno su Filosofia, nessun altro. Il playmat sta sotto la plancia.
setup-markers = I suoi segnalini: scienza 1, forza 1, il resto 0; lo stendardo di fianco alla plancia.
setup-cubes = { $n ->
    [one] Metti 1 cubetto blu sulla plancia dell’automa.
    [0] Nessun cubetto blu sulla plancia dell’automa.
   *[other] Metti { $n } cubetti blu sulla plancia dell’automa.
}
setup-automa_deck = Dividi le carte automa in tre mazzi per era e mescolali.
setup-automa_app = L’app pesca le carte automa.

## The table

table-row = Fila delle carte
table-cost = { $n ->
    [one] 1 azione civile
   *[other] { $n } azioni civili
}
table-mat = Playmat dell’automa
table-technologies = Tecnologie in gioco
table-wonders = Meraviglie
table-wonder = Meraviglia in costruzione
table-colonies = Colonie
table-tactics = Tattiche
table-active = attiva
table-exclusive = di fianco alla plancia
table-events = Eventi
table-current = Attuali
table-future = Futuri
table-science = Scienza
table-culture = Cultura
table-strength = Forza
table-happiness = Felicità
table-gold = Oro
table-blue = Cubetti blu
table-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
table-per_turn = +{ $n } per turno
table-gained = dai simboli
table-changed = cambiato nell’ultimo turno
table-empty = vuoto
table-your_hand = Le tue carte militari
table-your_colonies = Le tue colonie
table-politics = Fase politica
table-prepare = Prepara un evento
table-attack = Aggressione
table-war = Dichiara guerra
table-play_tactic = Gioca una tattica
table-columbus = Colonizza (Colombo)
table-draw = Pesca carte militari
table-discard = Scarta
table-take_hint = Tocca le carte che prendi: prima vedi quanto costano.
table-last_round = Ultimo round: { $n }
table-round = Round { $round } · era { $age }
table-stages = { $built } di { $of } stadi
table-face_down = { $n ->
    [one] { $n } coperta
   *[other] { $n } coperte
}
table-ruined = in rovina
table-war_automa = Guerra dell’automa: { $card }
table-war_you = La tua guerra: { $card }
table-pick = Scelte
table-undo_pick = Togli l’ultima
table-search = Cerca per nome
table-side = Sezione laterale
table-auction = Asta
table-bonus = Bonus colonia
table-defence = Difesa
table-war_units = Unità in guerra
table-take = Carte
table-develop = Sviluppo
table-construct = Costruzione
table-gain = Ottenere
table-military_n = { $n ->
    [one] 1 carta militare
   *[other] { $n } carte militari
}
table-or = o
table-stand_in_short = Sostituto
table-your_number = Numero
table-government = Governo
table-leader = Leader
table-ages_taken = Leader presi: { $leaders }; governi presi: { $governments }

## The table on screen

kind-farm = Fattorie
kind-mine = Miniere
kind-lab = Laboratori
kind-temple = Templi
kind-library = Biblioteche
kind-theater = Teatri
kind-arena = Arene
kind-infantry = Fanteria
kind-cavalry = Cavalleria
kind-artillery = Artiglieria
kind-air_force = Aviazione
board-mine = Mia
own-civil = Azioni civili
own-military = Azioni militari
own-food = Cibo
own-resources = Risorse
own-cards = Carte
own-chip-unused = Lavoratori liberi
own-chip-leader = Leader
own-chip-government = Governo
own-chip-wonders = Meraviglie
own-chip-tactic = Tattica
own-chip-others = Tecnologie speciali e colonie
own-unused = { $n } liberi
own-no-leader = nessun leader
own-no-tactic = nessuna tattica
own-wonders = { $n ->
    [0] nessuna meraviglia
   *[other] { $n } meraviglie
}
own-others = { $n ->
    [0] nient’altro
   *[other] altre { $n }
}
own-bank_yellow = Gialli { $n } · { $price ->
    [-1] vuota
   *[other] prossimo: { $price } cibo
}
own-bank_blue = Blu { $n } · corruzione { $corruption }
own-on_card = { $card }: lavoratori { $workers }, segnalini blu { $tokens }
own-group-population = Popolazione
own-group-build = Costruire
own-group-upgrade = Potenziare
own-group-wonder = Meraviglia
own-group-hand = Dalla mano
own-group-tactic = Tattica
own-group-ability = Abilità del leader
own-group-less = Distruggere
own-group_some-population = { $n ->
    [one] un modo
   *[other] { $n } modi
}
own-group_some-build = { $n ->
    [one] una carta
   *[other] { $n } carte
}
own-group_some-upgrade = { $n ->
    [one] un modo
   *[other] { $n } modi
}
own-group_some-wonder = { $n ->
    [one] un modo
   *[other] { $n } modi
}
own-group_some-hand = { $n ->
    [one] un modo
   *[other] { $n } modi
}
own-group_some-tactic = { $n ->
    [one] un modo
   *[other] { $n } modi
}
own-group_some-ability = { $n ->
    [one] un modo
   *[other] { $n } modi
}
own-group_some-less = { $n ->
    [one] un modo
   *[other] { $n } modi
}
own-none-yellow = la riserva gialla è vuota
own-none-food = { $price } cibo: manca { $n }
own-none-actions = nessuna azione civile
own-none-worker = nessun lavoratore libero
own-none-build = niente si può pagare
own-none-wonder = mancano risorse o azioni
own-none-hand = ora niente è giocabile
own-nothing_here = Qui ora non c’è niente da fare.
own-why-wonder_unfinished = Prima va finita la tua meraviglia.
own-why-hand_full = La tua mano è piena.
own-why-copy_owned = Hai già questa tecnologia.
own-why-leader_of_age_taken = Hai già preso un leader di quest’era.
own-why-too_dear = Azioni civili: ne servono { $price }, ne hai { $n }.
own-warn_uprising = Rivolta: scontenti { $n }, liberi { $free }. Non si produce niente. Aiutano templi, arene o lavoratori liberi.
own-warn_discontent = Scontenti: { $n }, coperti da { $free } liberi. Se li usi c’è una rivolta.
own-warn_hunger = Fame: manca { $n } cibo, 4 di cultura persi per ciascuno.
own-warn_corruption = La corruzione prende { $n }: nella riserva blu ce ne sono { $blue }. Spendere riporta segnalini.
own-warn_discard = Carte militari da scartare: { $n }.
own-warn_no_cards = Nessuna azione militare: nessuna carta militare.
own-age_ends = L’era { $age } finisce presto. Carte rimaste: { $n }. Perderesti: { $lost }.
own-if_end = Se finisci ora
own-open = rimaste
own-end_anyway = Termina lo stesso
own-end_sure = Finire ora ti costa qualcosa:
own-hand = Le tue carte
own-hand_empty = Nessuna carta in mano.
own-ratings = Da dove viene
own-success = riesce
own-repelled = respinto
own-odds = La sua forza con ogni carta possibile; a parità è respinto.
own-you = Tu
own-she = Automa
own-gained = Che cosa ha portato il tuo turno
lesson-learn-on_screen = Impara sullo schermo, senza scatola
lesson-learn-on_screen_2_war = Sullo schermo 2: una prima guerra
player-statesman = Statista
player-statesman-reason = Pianifica tutto il turno: ciò che alla fine lo porta più avanti, economia, carte ed esercito insieme.
advice-ahead = Punti cultura di vantaggio alla fine, secondo i suoi conti
advice-no_uprising = Nessuna rivolta.
advice-grows-culture = Cultura per turno { $before } → { $after }.
advice-grows-science = Scienza per turno { $before } → { $after }.
advice-grows-resources = Risorse per turno { $before } → { $after }.
advice-grows-food = Cibo per turno { $before } → { $after }.
advice-grows-strength = Forza { $before } → { $after }.
advice-grows-happiness = Facce felici { $before } → { $after }.
advice-grows-civil = Azioni civili { $before } → { $after }.
advice-grows-military = Azioni militari { $before } → { $after }.
player-planner = Pianificatore
player-planner-reason = Sceglie l’azione dopo la quale la sua posizione vale di più: contano punti, quel che arriva ogni turno, beni, lavoratori e carte.
advice-worth = Secondo i suoi conti (più è meglio)
title-on_action = Il tuo turno
second-on_action = Round { $round } · { $age }
because-on_spoils = Hai vinto la guerra: quello che prendi conta sul tuo guadagno.
because-on_gain_goods = Un evento o il tuo attacco ti porta beni in qualsiasi combinazione.
because-on_lose_goods = Devi cedere dei beni: quali, lo decidi tu.
because-on_markets = L’evento dà dei beni.
because-on_free_build = L’evento ti lascia costruire gratis.
because-on_civilization = L’evento ti dà un’azione, a 1 in meno.
because-on_population = Perdi popolazione, e nessun lavoratore è libero.
because-on_destroy_own = Un tuo edificio è distrutto; scegli quale.
because-on_token = Un segnalino blu deve andarsene, e la riserva è vuota.
because-on_lose_colony = L’evento ti costa una colonia.
because-on_ruin_wonder = L’evento manda in rovina una tua meraviglia: da ora porta 2 di cultura.
because-on_agreement = Sei il più forte, quindi prendi solo tu carte dalla fila.
because-on_bid = È uscito un territorio: l’offerta più alta lo colonizza, con unità e carte bonus.
because-on_force = La tua offerta vince: le unità mandate se ne vanno.
because-on_defend = Automa ti attacca: con altrettanta forza lo respingi.
because-on_tie = Nessuna regola scioglie questa parità di Automa: decidi tu.
own-weighed = { $what }: tu { $mine }, l’automa { $hers }
own-barred = ora non si può prendere
own-war-tie = decisa ora, non succederebbe nulla.
own-war-culture_you = decisa ora, prenderesti { $n } cultura.
own-war-culture_she = decisa ora, perderesti { $n } cultura.
own-war-science_you = decisa ora, prenderesti { $n } scienza, o tecnologie in cambio.
own-war-science_she = decisa ora, perderesti { $n } scienza.
own-war-tokens_you = { $n ->
    [one] decisa ora, prenderesti 1 segnalino giallo.
   *[other] decisa ora, prenderesti { $n } segnalini gialli.
}
own-war-tokens_she = { $n ->
    [one] decisa ora, perderesti 1 segnalino giallo.
   *[other] decisa ora, perderesti { $n } segnalini gialli.
}
own-war-later = Si decide all’inizio del tuo prossimo turno; prima, nel suo, l’automa costruisce unità in più.
own-force = La tua forza al massimo:
own-part_bonus = simboli di colonizzazione
own-each_turn = /turno
own-sum = { $now } su { $n }
change-civil = azioni civili
change-military = azioni militari
change-food = cibo
change-resources = risorse
change-science = scienza
change-culture = cultura
change-worker = lavoratori liberi
change-strength = forza
change-happiness = felicità
change-science_turn = scienza a turno
change-culture_turn = cultura a turno
change-food_turn = cibo a turno
change-resources_turn = risorse a turno
change-civil_total = azioni civili a turno
change-military_total = azioni militari a turno

## Cards of the base game (German and Italian: our own translations)

civ-agriculture = Agricoltura
civ-irrigation = Irrigazione
civ-selective_breeding = Allevamento selettivo
civ-mechanized_agriculture = Agricoltura meccanizzata
civ-bronze = Bronzo
civ-iron = Ferro
civ-coal = Carbone
civ-oil = Petrolio
civ-philosophy = Filosofia
civ-alchemy = Alchimia
civ-scientific_method = Metodo scientifico
civ-computers = Computer
civ-religion = Religione
civ-theology = Teologia
civ-organized_religion = Religione organizzata
civ-printing_press = Stampa
civ-journalism = Giornalismo
civ-multimedia = Multimedia
civ-drama = Dramma
civ-opera = Opera
civ-movies = Cinema
civ-bread_and_circuses = Pane e circensi
civ-team_sports = Sport di squadra
civ-professional_sports = Sport professio­nistico
civ-warriors = Guerrieri
civ-swordsmen = Spadaccini
civ-riflemen = Fucilieri
civ-modern_infantry = Fanteria moderna
civ-knights = Cavalieri
civ-cavalrymen = Cavalleggeri
civ-tanks = Carri armati
civ-cannon = Cannoni
civ-rockets = Razzi
civ-air_forces = Aviazione
civ-despotism = Dispotismo
civ-monarchy = Monarchia
civ-theocracy = Teocrazia
civ-constitutional_monarchy = Monarchia costitu­zionale
civ-republic = Repubblica
civ-communism = Comunismo
civ-democracy = Democrazia
civ-fundamentalism = Fondamen­talismo
civ-warfare = Arte della guerra
civ-strategy = Strategia
civ-military_theory = Teoria militare
civ-code_of_laws = Codice di leggi
civ-justice_system = Sistema giudiziario
civ-civil_service = Amministra­zione pubblica
civ-cartography = Cartografia
civ-navigation = Navigazione
civ-satellites = Satelliti
civ-masonry = Muratura
civ-architecture = Architettura
civ-engineering = Ingegneria
civ-alexander_the_great = Alessandro Magno
civ-aristotle = Aristotele
civ-hammurabi = Hammurabi
civ-homer = Omero
civ-julius_caesar = Giulio Cesare
civ-moses = Mosè
civ-christopher_columbus = Cristoforo Colombo
civ-frederick_barbarossa = Federico Barbarossa
civ-genghis_khan = Gengis Khan
civ-joan_of_arc = Giovanna d’Arco
civ-leonardo_da_vinci = Leonardo da Vinci
civ-michelangelo = Michelangelo
civ-isaac_newton = Isaac Newton
civ-j_s_bach = J. S. Bach
civ-james_cook = James Cook
civ-maximilien_robespierre = Maximilien Robespierre
civ-napoleon_bonaparte = Napoleone Bonaparte
civ-william_shakespeare = William Shakespeare
civ-albert_einstein = Albert Einstein
civ-bill_gates = Bill Gates
civ-charlie_chaplin = Charlie Chaplin
civ-mahatma_gandhi = Mahatma Gandhi
civ-sid_meier = Sid Meier
civ-winston_churchill = Winston Churchill
civ-colossus = Colosso
civ-hanging_gardens = Giardini pensili
civ-library_of_alexandria = Biblioteca di Alessandria
civ-pyramids = Piramidi
civ-great_wall = Grande Muraglia
civ-st_peters_basilica = Basilica di San Pietro
civ-taj_mahal = Taj Mahal
civ-universitas_carolina = Universitas Carolina
civ-eiffel_tower = Torre Eiffel
civ-kremlin = Cremlino
civ-ocean_liner_service = Linea transatlan­tica
civ-transcontinental_railroad = Ferrovia transconti­nentale
civ-fast_food_chains = Catene di fast food
civ-first_space_flight = Primo volo spaziale
civ-hollywood = Hollywood
civ-internet = Internet
civ-cultural_heritage_a = Retaggio culturale (A)
civ-engineering_genius_a = Genio dell’ingegneria (A)
civ-frugality_a = Frugalità (A)
civ-patriotism_a = Patriottismo (A)
civ-rich_land_a = Terra ricca (A)
civ-stockpile_a = Scorte
civ-urban_growth_a = Crescita urbana (A)
civ-breakthrough_i = Svolta (I)
civ-cultural_heritage_i = Retaggio culturale (I)
civ-engineering_genius_i = Genio dell’ingegneria (I)
civ-frugality_i = Frugalità (I)
civ-patriotism_i = Patriottismo (I)
civ-reserves_i = Riserve (I)
civ-rich_land_i = Terra ricca (I)
civ-urban_growth_i = Crescita urbana (I)
civ-breakthrough_ii = Svolta (II)
civ-efficient_upgrade_ii = Miglioramento efficiente (II)
civ-engineering_genius_ii = Genio dell’ingegneria (II)
civ-frugality_ii = Frugalità (II)
civ-patriotism_ii = Patriottismo (II)
civ-reserves_ii = Riserve (II)
civ-revolutionary_idea_ii = Idea rivoluzio­naria (II)
civ-rich_land_ii = Terra ricca (II)
civ-urban_growth_ii = Crescita urbana (II)
civ-wave_of_nationalism_ii = Ondata di nazionalismo
civ-efficient_upgrade_iii = Miglioramento efficiente (III)
civ-endowment_for_the_arts_iii = Sostegno alle arti
civ-engineering_genius_iii = Genio dell’ingegneria (III)
civ-military_build_up_iii = Riarmo
civ-patriotism_iii = Patriottismo (III)
civ-reserves_iii = Riserve (III)
civ-revolutionary_idea_iii = Idea rivoluzio­naria (III)
civ-urban_growth_iii = Crescita urbana (III)
civ-development_of_agriculture = Sviluppo dell’agricoltura
civ-development_of_civilization = Sviluppo della civiltà
civ-development_of_crafts = Sviluppo dell’artigianato
civ-development_of_markets = Sviluppo dei mercati
civ-development_of_politics = Sviluppo della politica
civ-development_of_religion = Sviluppo della religione
civ-development_of_science = Sviluppo della scienza
civ-development_of_settlement = Sviluppo degli insediamenti
civ-development_of_trade_routes = Sviluppo delle rotte commerciali
civ-development_of_warfare = Sviluppo dell’arte bellica
civ-barbarians = Barbari
civ-border_conflict = Conflitto di confine
civ-crusades = Crociate
civ-cultural_influence = Influenza culturale
civ-foray = Scorreria
civ-good_harvest = Buon raccolto
civ-immigration = Immigrazione
civ-new_deposits = Nuovi giacimenti
civ-pestilence = Pestilenza
civ-raiders = Razziatori
civ-rats = Ratti
civ-rebellion = Ribellione
civ-reign_of_terror = Regno del terrore
civ-scientific_breakthrough = Svolta scientifica
civ-uncertain_borders = Confini incerti
civ-civil_unrest = Disordini civili
civ-cold_war = Guerra fredda
civ-crime_wave = Ondata di criminalità
civ-economic_progress = Progresso economico
civ-emigration = Emigrazione
civ-iconoclasm = Iconoclastia
civ-independence_declaration = Dichiarazione d’indipendenza
civ-international_agreement = Accordo internazio­nale
civ-national_pride = Orgoglio nazionale
civ-politics_of_strength = Politica di forza
civ-popularization_of_science = Divulgazione scientifica
civ-prosperity = Prosperità
civ-ravages_of_time = Ingiurie del tempo
civ-refugees = Rifugiati
civ-terrorism = Terrorismo
civ-impact_of_agriculture = Impatto dell’agricoltura
civ-impact_of_architecture = Impatto dell’architettura
civ-impact_of_balance = Impatto dell’equilibrio
civ-impact_of_colonies = Impatto delle colonie
civ-impact_of_competition = Impatto della competizione
civ-impact_of_government = Impatto del governo
civ-impact_of_happiness = Impatto della felicità
civ-impact_of_industry = Impatto dell’industria
civ-impact_of_population = Impatto della popolazione
civ-impact_of_progress = Impatto del progresso
civ-impact_of_science = Impatto della scienza
civ-impact_of_strength = Impatto della forza
civ-impact_of_technology = Impatto della tecnologia
civ-impact_of_variety = Impatto della varietà
civ-impact_of_wonders = Impatto delle meraviglie
civ-developed_territory_i = Territorio sviluppato (I)
civ-historic_territory_i = Territorio storico (I)
civ-inhabited_territory_i = Territorio abitato (I)
civ-strategic_territory_i = Territorio strategico (I)
civ-vast_territory_i = Territorio vasto (I)
civ-wealthy_territory_i = Territorio ricco (I)
civ-developed_territory_ii = Territorio sviluppato (II)
civ-historic_territory_ii = Territorio storico (II)
civ-inhabited_territory_ii = Territorio abitato (II)
civ-strategic_territory_ii = Territorio strategico (II)
civ-vast_territory_ii = Territorio vasto (II)
civ-wealthy_territory_ii = Territorio ricco (II)
civ-fighting_band = Banda di guerrieri
civ-heavy_cavalry = Cavalleria pesante
civ-legion = Legione
civ-medieval_army = Esercito medievale
civ-phalanx = Falange
civ-classic_army = Esercito classico
civ-conquistadors = Conquista­dores
civ-defensive_army = Esercito difensivo
civ-fortifications = Fortifica­zioni
civ-mobile_artillery = Artiglieria mobile
civ-napoleonic_army = Esercito napoleonico
civ-entrenchments = Trincee
civ-mechanized_army = Esercito meccanizzato
civ-modern_army = Esercito moderno
civ-shock_troops = Truppe d’assalto
civ-enslave_i = Schiavitù
civ-plunder_i = Saccheggio (I)
civ-raid_i = Razzia (I)
civ-annex_ii = Annessione
civ-infiltrate_ii = Infiltrazione
civ-plunder_ii = Saccheggio (II)
civ-raid_ii = Razzia (II)
civ-spy_ii = Spionaggio
civ-armed_intervention_iii = Intervento armato
civ-plunder_iii = Saccheggio (III)
civ-raid_iii = Razzia (III)
civ-war_over_technology = Guerra per la tecnologia
civ-war_over_territory = Guerra per il territorio
civ-war_over_culture = Guerra per la cultura
civ-military_bonus_i = Bonus militare (I)
civ-military_bonus_ii = Bonus militare (II)
civ-military_bonus_iii = Bonus militare (III)

## Cards of the stand-in deck

card-house_i_1 = Sapere I
automa_card-house_i_1 = Sapere I
card-house_i_2 = Esercito I
automa_card-house_i_2 = Esercito I
card-house_i_3 = Arti I
automa_card-house_i_3 = Arti I
card-house_i_4 = Corte I
automa_card-house_i_4 = Corte I
card-house_i_5 = Dottrina I
automa_card-house_i_5 = Dottrina I
card-house_i_6 = Stato I
automa_card-house_i_6 = Stato I
card-house_i_7 = Leva I
automa_card-house_i_7 = Leva I
card-house_i_8 = Monumento I
automa_card-house_i_8 = Monumento I
card-house_ii_1 = Sapere II
automa_card-house_ii_1 = Sapere II
card-house_ii_2 = Esercito II
automa_card-house_ii_2 = Esercito II
card-house_ii_3 = Arti II
automa_card-house_ii_3 = Arti II
card-house_ii_4 = Corte II
automa_card-house_ii_4 = Corte II
card-house_ii_5 = Dottrina II
automa_card-house_ii_5 = Dottrina II
card-house_ii_6 = Stato II
automa_card-house_ii_6 = Stato II
card-house_ii_7 = Leva II
automa_card-house_ii_7 = Leva II
card-house_ii_8 = Monumento II
automa_card-house_ii_8 = Monumento II
card-house_iii_1 = Sapere III
automa_card-house_iii_1 = Sapere III
card-house_iii_2 = Esercito III
automa_card-house_iii_2 = Esercito III
card-house_iii_3 = Arti III
automa_card-house_iii_3 = Arti III
card-house_iii_4 = Corte III
automa_card-house_iii_4 = Corte III
card-house_iii_5 = Dottrina III
automa_card-house_iii_5 = Dottrina III
card-house_iii_6 = Stato III
automa_card-house_iii_6 = Stato III
card-house_iii_7 = Leva III
automa_card-house_iii_7 = Leva III
card-house_iii_8 = Monumento III
automa_card-house_iii_8 = Monumento III

reading-none = nostra lettura
reading-applies = nostra lettura
reading-partly = nostra lettura
reading-ruled = nostra interpretazione
reading-owner = come dice la tua appendice
reading-rulebook = come dice il regolamento
table-turned = { $n ->
    [one] { $n } ruotato: dell’automa
   *[other] { $n } ruotati: dell’automa
}

# --- typing in the printed cards

refused-unfinished_deck = { $file } non è finito: ci sono { $cards } carte su { $wanted }. Mancano: { $missing }.
refused-no_card_left_to_type = Tutte le otto carte dell’era { $age } sono state inserite.
refused-row_count = Nuove nella fila: { $wanted }; nominate: { $n }.
refused-card_of_other_age = «{ $card }» non è una carta del mazzo civile dell’era { $age }.
refused-no_copy_left = { $left ->
    [0] «{ $card }» non può più uscire: tutte le { $copies } copie sono uscite.
   *[other] «{ $card }» non può uscire così spesso: { $left } su { $copies } rimaste.
}
problem-card_parts = La carta ha { $n } parti, ne servono { $wanted }: le sezioni sono separate da |.
problem-card_icon = { $section }: { $token } non può stare lì.
problem-card_section_empty = { $section }: serve almeno un simbolo.
problem-card_number_missing = { $what }: manca il numero.
problem-card_id_twice = { $file }: la carta { $card } compare due volte.
problem-card_number_twice = { $file }: il numero { $card } compare due volte.
problem-bad_automa_card = { $file }, carta { $card }, { $field }: { $rule }.
problem-bad_card = { $field }: { $rule }.
problem-bad_appendix = { $file }, { $card }: { $rule }.
section-politics = Fase politica
section-take = Carte
section-develop = Sviluppo
section-construct = Costruzione
section-gain = Ottenere
section-auction = Asta secondo il vantaggio
section-side = Sezione laterale
section-note = Altro che vi è stampato
number-cards = Carte militari
number-happy = Faccine felici
number-bonus = Bonus di colonizzazione
number-defence = Difesa
number-units = Unità di guerra
card_rule-min_advantage = aggressione e guerra richiedono min_advantage, un evento non lo ha
card_rule-take = almeno un simbolo, e nessuna alternativa vuota
card_rule-develop = nessuna alternativa vuota
card_rule-stages = wonder_stages richiede stages da 1 a 5, nient’altro ha stages
card_rule-blue_cube = gli stadi non hanno cubetto blu
card_rule-side = il numero è 0 o più
card_rule-auction = le righe salgono senza sovrapporsi, e le offerte sono 0 o più
entry_rule-card = non c’è un evento, un territorio, un’aggressione o una guerra con questo nome
entry_rule-event = un evento ha effects e nient’altro
entry_rule-territory = un territorio ha immediate o permanent e nient’altro
entry_rule-aggression = un’aggressione ha on_automa o by_automa e nient’altro
entry_rule-war = una guerra ha war (takes, base, per almeno 1) e nient’altro
entry_rule-effect = un effetto ha op, formula o technology sconosciuti
entry_rule-strike = on_automa o by_automa ha un op sconosciuto
game-entry-title = Inserisci le tue carte stampate
game-entry-lead = 24 carte, otto per era, una dopo l’altra: tocca i simboli dall’alto in basso. Circa un quarto d’ora; smetti quando vuoi e continua più tardi.
entry-remove = Togli
entry-empty = Ancora niente
entry-or = o …: il prossimo simbolo si unisce all’ultimo
entry-blue = con cubetto blu
entry-aggression = Aggressione da un vantaggio di
entry-war = Guerra da un vantaggio di
entry-stages = Stadi della meraviglia
entry-again = Come su un’altra carta:
entry-from = Da
entry-to = A
entry-bid = Offerta
entry-below = aperto
entry-above = aperto
entry-row = riga
entry-note = Si mostra quando la carta è attiva.
entry-new = Una carta nuova
entry-known = Già inserite
entry-side_only = Per ora solo la sezione laterale; il resto quando la carta viene rivelata
entry-keep = Tieni la carta

## Da dove vengono i mazzi

option-deck-house_v1-source = Un progetto nostro. Le 24 carte stampate non sono pubbliche; dal regolamento si conosce solo la loro struttura. Vi si vede una tabella d’asta, tutti gli altri numeri sono nostri.

# --- odds
odds-automa = { $left ->
    [one] Una carta automa su { $all } di questa era non è stata pescata dall’ultima mescolata.
   *[other] { $left } carte automa su { $all } di questa era non sono state pescate dall’ultima mescolata.
}
odds-civil_cards = { $n ->
    [one] Deve ancora arrivare una carta civile dell’era { $age }
   *[other] Devono ancora arrivare { $n } carte civili dell’era { $age }
}
odds-no_civil = Di questa era non restano carte civili.
odds-civil = { $n ->
    [one] { $card }
   *[other] { $card } × { $n }
}
odds-military = Carte militari dell’era { $age } che nessuno ha mostrato
odds-event = Eventi e territori: { $n } su { $all }
odds-aggression = Aggressioni: { $n } su { $all }
odds-war = Guerre: { $n } su { $all }
odds-tactic = Tattiche: { $n } su { $all }
odds-bonus = Carte bonus: { $n } su { $all }

## A card before it is taken

card-take = Prendi { $card }
card-this = Sì, { $card }
card-science = Sviluppo: { $n } scienza
card-revolution = Con una rivoluzione: { $n } scienza
card-resources = Costruzione: { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}
card-stages = Stadi: { $stages } risorse

# --- why a question is asked, and what one must know to answer it
because-strength = { $why ->
    [auction] Asta per «{ $card }»: più l’automa è forte rispetto a te, più offre. La sua forza: { $automa }.
    [event] «{ $card }» può confrontare le vostre forze. L’automa ha { $automa }.
    [war] «{ $card }» si decide ora: vince la forza maggiore. L’automa ha { $automa }.
    [attack] «{ $card }» richiede più forza di quella dell’automa: { $automa }.
   *[politics] L’automa sceglie un’azione politica; ciò che osa dipende dalla tua forza. Ha { $automa }.
}
because-culture = { $why ->
    [event] «{ $card }» guarda i punti cultura delle due parti.
    [war] Hai perso la guerra per la cultura: l’automa prende { $n } punti, al massimo quelli che hai.
   *[end] La partita è finita: manca solo il tuo totale.
}
because-science = Hai perso la guerra per la tecnologia: l’automa prende { $n ->
    [one] 1 punto scienza
   *[other] { $n } punti scienza
}, al massimo quelli che hai.
because-science_rating = «{ $card }» confronta la produzione di scienza delle due parti.
because-happiness = «{ $card }» guarda la tua felicità.
because-gain = «{ $card }» è stato preparato dall’automa: se ti ha dato più punti che a lui, ne ottiene altri 5.
because-bid = { $bid ->
    [0] L’automa non partecipa: qualsiasi offerta valida vince «{ $card }»; se passi, non va a nessuno.
   *[other] L’automa offre una volta sola: con più di { $bid } vinci «{ $card }»; se passi, va all’automa.
}
because-tie = Nessuna regola risolve questa parità dell’automa, quindi decidi tu.
because-defend = L’automa ti attacca: { $attack } contro i tuoi { $mine }. Se con la difesa arrivi almeno a { $attack }, lo respingi.
because-lost_science = L’aggressione riesce: l’automa prende { $n ->
    [one] 1 punto scienza
   *[other] { $n } punti scienza
}, al massimo quelli che hai.
because-lost_culture = L’aggressione riesce: l’automa prende { $n ->
    [one] 1 punto cultura
   *[other] { $n } punti cultura
}, al massimo quelli che hai.
because-levels = «{ $card }» riesce: l’automa toglie ciò che ha il livello più alto e ne ottiene cultura secondo il livello.
because-building = { $card }: l’automa deve perdere un edificio urbano, e lo scegli tu.
because-automa_colony = La tua aggressione riesce: una colonia dell’automa è tua.
because-own_colony = «{ $card }» ti costa una colonia; la scegli tu.
because-infiltrate = La tua aggressione riesce: ciò che l’automa perde ti dà cultura secondo il livello.
because-technology = Hai vinto la guerra per la tecnologia: ti spetta scienza per un valore di { $n }, in tecnologie o in punti.
because-agreement = Sei la parte più forte, quindi solo tu prendi carte dalla fila.
because-by_hand = Il regolamento non dice che cosa fa «{ $card }» all’automa; puoi seguire la tua appendice.
because-hand_culture = Questa carta la esegui secondo la tua appendice.
because-hand_science = Questa carta la esegui secondo la tua appendice.
because-turned = Gli eventi preparati dall’automa sono ruotati: se ti danno più punti che a lui, ne ottiene altri 5.

## Il turno nella cornice, come dice il regolamento di questo gioco

turn-automa = Il turno dell’automa
odds-now = Se l’automa giocasse ora

## Something is different

slip-row = Nella fila sono arrivate altre carte
slip-turn = Il mio ultimo turno è andato diversamente
slip-space = { $n }: { $card }
slip-gap = vuoto
slip-empty = Questo spazio è vuoto
slip-of_group = Qui c’è un’altra carta: { $group }
slip-which_card = Quale carta c’è sullo spazio { $n }?
slip-hers = Ciò che è dell’automa
slip-slot = { $slot }: { $card }
slip-another = È un’altra carta
slip-not_there = Non è lì
civ-none = vuoto

## Che cosa dà una carta, a parole

amount-science = { $n } scienza
amount-culture = { $n } cultura
amount-food = { $n } cibo
amount-strength = { $n } forza
amount-population = { $n } popolazione
amount-resources = { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}
amount-happiness = { $n ->
    [one] 1 faccina felice
   *[other] { $n } faccine felici
}
amount-military_cards = { $n ->
    [one] 1 carta militare
   *[other] { $n } carte militari
}
amount-yellow_tokens = { $n ->
    [one] 1 cubetto giallo
   *[other] { $n } cubetti gialli
}
amount-blue_tokens = { $n ->
    [one] 1 cubetto blu
   *[other] { $n } cubetti blu
}
amount-civil_actions = { $n ->
    [one] 1 azione civile
   *[other] { $n } azioni civili
}
amount-military_actions = { $n ->
    [one] 1 azione militare
   *[other] { $n } azioni militari
}
amount-colonization = { $n } per colonizzare
amount-less = { $what } in meno
says-territory = Subito: { $now }. Permanente: { $lasting }.
says-bonus = Scartala: { $defence } in più in difesa, oppure { $colonization } in più in un’asta.
says-per_worker = Ogni lavoratore dà: { $what }
says-gives = Dà: { $what }
says-urban = Al massimo { $n } edifici per ogni tipo urbano
amount-science_points = { $n } scienza
amount-culture_points = { $n } cultura
amount-unit_resources = { $n ->
    [one] { $n } risorsa per unità in questo turno
   *[other] { $n } risorse per unità in questo turno
}
effect-action-stage = Costruisci una fase della tua meraviglia, { $n } in meno
effect-action-grow = Aumenta la popolazione, poi ricevi { $what }
effect-action-build_or_upgrade-farm_mine = Costruisci o potenzia una fattoria o miniera, { $n } in meno
effect-action-build_or_upgrade-urban = Costruisci o potenzia un edificio urbano, { $n } in meno
effect-action-upgrade-farm_mine = Potenzia una fattoria, miniera o un edificio urbano, { $n } in meno
effect-action-develop = Sviluppa una tecnologia, poi ricevi { $what }
effect-action-gain = Ricevi { $what }
effect-action-automa_stronger = Se Automa è più forte: ricevi { $what }
effect-action-automa_more_culture = Se Automa ha più cultura: ricevi { $what }
effect-action-choice = Ricevi { $what } o { $other }
result-other = Vince l’automa, { $score }.

## Answers without consequences, as the log tells them

said-by_hand-by_hand = Inserisci tu l’effetto.
said-draw = Peschi { $n ->
    [one] 1 carta militare
   *[other] { $n } carte militari
}.
turn-of-final_event = Punteggio finale
turn-of-gain = Punteggio finale
said-draw-seen = Peschi { $cards }.
said-peek-seen = In cima c’è { $cards }.
said-turn-peek = Guardi il primo evento.
ask-second_politics = Un turno ha una sola azione politica e ne hai già segnalata una. Ce n’è stata davvero un’altra?
because-second_politics = Una carta può permetterne una seconda; altrimenti rispondi no e non succede nulla.
ask-sure_gain = { $n } cultura da «{ $card }»: più di { $most } è quasi impossibile. È giusto?
because-sure_gain = Se ti è scappato il dito, rispondi no e inseriscilo di nuovo.
said-second_politics-yes = Sì, un’altra azione politica.
said-second_politics-no = No, è stato un errore.
said-sure_gain-yes = Sì, è giusto.
said-sure_gain-no = No, è stato un errore.

## Il palco: la plancia di Automa in breve

mat-leader = Leader
mat-government = Governo
mat-special = Speciale
mat-farm_mine = Produzione
mat-military = Militare
mat-urban = Città
mat-action = Oro
mat-tactic = Tattica
mat-events = Eventi
mat-wars = Guerre
board-row = Fila
stage-round = round { $round } · { $age }
stage-also = Altro da riferire
stage-for_automa = per Automa
stage-less = meno
stage-more = più
card-wanted = Carte Automa rimaste che ne prendono una così: { $n } su { $of }
panel-figures = I suoi valori
panel-play = Le sue carte in gioco
panel-mat = Plancia, tattiche, eventi

## What a card of an owner's file says

deck-new = Il tuo mazzo Mautoma: { $n } carte, otto per ciascuna delle Ere I, II e III. Le righe che iniziano con # sono commenti. Finché non le cambi sono segnaposto, tutte uguali, e NON le carte stampate: inserisci una carta dopo l’altra, simbolo per simbolo, e togli la sua nota (note). Una carta cancellata manca: l’app te la chiede quando la peschi. Nel browser si fa lo stesso toccando i simboli. Controllalo con:
card-field-id = un nome che nessun’altra carta ha
card-field-age = l’Era sul dorso
card-field-politics = nell’ordine stampato; ogni sezione deve esserci, una vuota è []; aggressione e guerra richiedono min_advantage
card-field-take = almeno un simbolo; un’alternativa elenca i suoi tipi: action, leader, special_strength, farm_mine, military, government, urban_science, urban_culture, urban_strength, wonder, first_valid
card-field-develop = allo stesso modo: urban_science, urban_culture, urban_strength, urban_leftmost, special_strength, special_any, farm_mine, military, government
card-field-construct = military, urban_science, urban_culture, urban_strength, eventualmente con blue_cube = true, oppure wonder_stages con stages
card-field-military_cards = carte militari che pesca
card-field-happiness = faccine felici
card-field-auction = righe dal basso verso l’alto; ometti low o high se l’estremo è aperto
card-field-colonization_bonus = 0 o più
card-field-defence = 0 o più
card-field-war_units = 0 o più
card-field-theme = di che cosa parla la carta
card-field-note = tutto ciò che è stampato e non sta in nessun campo; si mostra con la carta
card-field-side_only = se se ne conosce solo la striscia laterale

## On screen: choices at the set-up

option-sit = Come giochi?
option-sit-help = Con la tua scatola sul tavolo, o senza.
option-sit-companion = Al mio tavolo
option-sit-companion-help = La tua scatola è sul tavolo; l’app gestisce l’automa.
option-sit-digital = A schermo
option-sit-digital-help = Una partita intera senza scatola: l’app conosce entrambe le parti. L’automa usa un mazzo sostitutivo finché non inserisci il tuo.
option-raid_gain = Che cosa porta un’Incursione
option-raid_gain-help = La carta si può leggere in due modi.
option-raid_gain-each = Metà di ogni costo
option-raid_gain-each-help = Ogni metà si arrotonda per eccesso.
option-raid_gain-sum = Metà della somma
option-raid_gain-sum-help = Si arrotonda una volta sola.
option-bach_by_card = Miglioramento di Bach con una carta azione
option-bach_by_card-help = Se una carta può ordinare il miglioramento in teatro.
option-bach_by_card-on = Permesso
option-bach_by_card-on-help = È un miglioramento come gli altri.
option-bach_by_card-off = Non permesso
option-bach_by_card-off-help = Vale solo l’azione semplice.
option-plunder_mix = Che cosa saccheggia l’automa
option-plunder_mix-help = I beni non gli servono; qualcuno deve sceglierli.
option-plunder_mix-person = Scegli tu
option-plunder_mix-person-help = Cibo e risorse come preferisci.
option-plunder_mix-resources_first = Prima le risorse
option-plunder_mix-resources_first-help = Il cibo solo quando sono finite.
option-plunder_mix-food_first = Prima il cibo
option-plunder_mix-food_first-help = Le risorse solo quando è finito.

## On screen: questions

ask-on_action = Era { $age }, round { $round }: che cosa fai?
ask-on_politics = Round { $round }: la tua azione politica?
ask-on_spoils = Hai vinto { $n } di scienza: prendi una tecnologia?
ask-on_gain_goods = Ricevi { $n } beni: quali?
ask-on_lose_goods = Perdi { $n } beni: quali?
ask-on_markets = Cibo o risorse?
ask-on_free_build = Lo costruisci gratis?
ask-on_civilization = Aumenti, costruisci o sviluppi pagando 1 in meno?
ask-on_population = Perdi un lavoratore: da quale carta?
ask-on_destroy_own = Perdi un edificio: quale?
ask-on_token = La riserva blu è vuota: da quale scorta viene il segnalino?
ask-on_lose_colony = Perdi una colonia: quale?
ask-on_ruin_wonder = Quale meraviglia va in rovina?
ask-on_agreement = Accordo internazionale: prendi carte per altre { $n ->
        [one] { $n } azione
       *[other] { $n } azioni
    }?
ask-on_discard = { $n ->
    [one] Scarta una carta militare: quale?
   *[other] Scarta { $n } carte militari: quali?
}
ask-on_bid = { $card }: l’automa offre { $bid }; la tua forza arriva a { $most }. Offri?
ask-on_force = { $card }: raggiunti { $now } su { $n }. Che cosa mandi?
ask-on_raze = { $card }: quale edificio dell’automa viene distrutto, fino al livello { $level }?
ask-on_annex = Quale colonia annetti?
ask-on_remove = Che cosa viene tolto?
ask-on_defend = { $card }: l’automa attacca con { $attack }, tu hai { $mine }. Aggiungi una carta? (ancora fino a { $n })
ask-on_homer = Omero se ne va: sotto una meraviglia, o riprendi l’azione?
ask-on_tie = { $n ->
    [0] { $icon }: l’automa potrebbe costruire più cose; quale?
   *[other] { $icon }: l’automa potrebbe migliorare in { $upgrade }; quale?
}

## On screen: what happens

tta-on_gain_blue = Segnalini blu dalla scatola: { $n }.
tta-on_lose_blue = Segnalini blu persi: { $n }.
tta-on_gain_yellow = Segnalini gialli per la tua riserva: { $n }.
tta-on_lose_yellow = Segnalini gialli persi dalla tua riserva: { $n }.
tta-on_gain_population = Nuovi lavoratori: { $n }.
tta-on_lose_unused = Perdi un lavoratore inutilizzato.
tta-on_lose_worker = Perdi un lavoratore: { $card }.
tta-on_nothing_lost = Non c’è niente da perdere.
tta-on_nothing_possible = Non si può farne niente.
tta-on_gain_food = Ricevi { $n } cibo.
tta-on_lose_food = Perdi { $n } cibo.
tta-on_gain_resources = Ricevi { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }.
tta-on_lose_resources = Perdi { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }.
tta-on_gain_culture = Ricevi { $n } cultura.
tta-on_lose_culture = Perdi { $n } cultura.
tta-on_gain_science = Ricevi { $n } scienza.
tta-on_lose_science = Perdi { $n } scienza.
tta-on_take = { $n ->
    [0] Prendi { $card } da { $space } gratis.
   *[other] Prendi { $card } da { $space } per { $n }.
}
tta-on_grow = La tua popolazione aumenta per { $n } cibo.
tta-on_build = Costruisci { $card } per { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }.
tta-on_upgrade = Migliori { $source } in { $card } per { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }.
tta-on_destroy = { $card } non c’è più: il lavoratore è inutilizzato.
tta-on_develop = Sviluppi { $card } per { $n } scienza.
tta-on_special_leaves = { $card } lascia il gioco; { $stays } resta.
tta-on_revolution = Rivoluzione! { $card } per { $n } scienza.
tta-on_leader = Il tuo leader è { $card }.
tta-on_leader_replaced = { $card } viene sostituito.
tta-on_leader_leaves = { $card } lascia il gioco.
tta-on_homer_under = Omero va sotto { $card }: una faccina felice in più.
tta-on_hammurabi = Hammurabi: un’azione militare diventa civile.
tta-on_churchill = Churchill viene usato.
tta-on_stages = { $card }: { $n ->
    [one] 1 fase
   *[other] { $n } fasi
} per { $price ->
    [one] { $price } risorsa
   *[other] { $price } risorse
} ({ $built } di { $of }).
tta-on_wonder_finished = Meraviglia completata: { $card }!
tta-on_wonder_lost = Perdi la meraviglia incompiuta { $card }.
tta-on_wonder_ruined = { $card } va in rovina.
tta-on_play = Giochi { $card }.
tta-on_unit_resources = Risorse per unità in questo turno: { $n }.
tta-on_tactic = La tua tattica è { $card }.
tta-on_copy = Copi la tattica { $card }.
tta-on_no_politics = Niente politica in questo turno: hai firmato un accordo.
tta-on_prepare = Prepari { $card }.
tta-on_war = Dichiari guerra: { $card }.
tta-on_resign = Ti arrendi.
tta-on_peek = Il primo evento è { $card }.
tta-on_event = Evento: { $card } ({ $reading }).
tta-on_standing = { $card }: { $standing } { $outcome } (tu { $mine }, l’automa { $hers })
tta-on_events_current = Gli eventi futuri diventano attuali: { $n } carte.
tta-on_rebellion = La ribellione consuma { $n ->
        [one] { $n } azione civile
       *[other] { $n } azioni civili
    }.
tta-on_cannot_bid = { $card }: la tua forza non arriva a { $n }.
tta-on_send = Mandi { $card }.
tta-on_discard = Scarti { $card }.
tta-on_colony = Una colonia per te: { $card }.
tta-on_colony_lost = Perdi la colonia { $card }.
tta-on_aggression = Attacchi: { $card }.
tta-on_her_defence = { $card } aggiunge { $bonus }: { $n } contro i tuoi { $attack }.
tta-on_she_repels = L’automa ti respinge.
tta-on_she_fails = Il tuo attacco riesce.
tta-on_removed = { $card } viene tolto.
tta-on_she_attacks = L’automa attacca con { $n }: { $card }.
tta-on_you_repel = Respingi { $card }.
tta-on_you_fail = { $card } riesce.
tta-on_defend = { $card }: +{ $n } alla tua difesa.
tta-on_turn_over = Round { $round }: il tuo turno è finito.
tta-on_uprising = Rivolta! Scontenti: { $n }, lavoratori liberi: { $unused }. Non si produce nulla.
tta-on_corruption = { $food ->
    [0] La corruzione toglie { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }.
   *[other] La corruzione toglie { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    } e { $food } cibo.
}
tta-on_produce_food = Le tue fattorie producono { $n } cibo.
tta-on_produce_resources = Le tue miniere producono { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }.
tta-on_consumption = Il tuo popolo mangia { $n } cibo.
tta-on_hunger = Fame: cibo mancante { $n }.
tta-on_war_compared = { $card }: tu { $you }, l’automa { $automa }.
tta-on_war_tied = { $card } finisce in parità: non succede nulla.
tta-on_seize = Prendi { $card }.
tta-on_card_obsolete = { $card } è obsoleta e lascia la tua mano.
tta-on_end = La partita è finita: tu { $you }, l’automa { $automa }.
score-points_before = Cultura prima degli ultimi eventi
score-final_card = { $card }

## On screen: why not

refused-not_now = «{ $text }» non è possibile adesso.
refused-not_there = { $card } non c’è.
refused-not_in_hand = { $card } non è nella tua mano, o non è di quel tipo.
refused-last_round = Nell’ultimo round non si dichiarano guerre.
refused-peaceful_leader = Ti guida Gandhi: niente aggressioni e niente guerre.
refused-used_this_turn = È già stato usato in questo turno.
refused-tactic_done = Una tattica per turno, e non quella che hai già.
refused-fresh_card = { $card } è stata presa in questo turno: si gioca dal prossimo.
refused-wonder_unfinished = { $card } deve aspettare: la tua meraviglia non è completa.
refused-hand_full = La tua mano è piena: non c’è posto per { $card }.
refused-copy_owned = { $card } ce l’hai già.
refused-leader_of_age_taken = Hai già preso un leader dell’era di { $card }.
refused-no_worker = Non c’è un lavoratore: nessuno inutilizzato, o riserva vuota.
refused-urban_limit = Edifici permessi per tipo dal tuo governo: { $n }.
refused-not_higher = { $card } non è una carta superiore dello stesso tipo.
refused-actions_spent = Una rivoluzione richiede tutte le azioni: alcune sono spese.
refused-not_stronger = Non sei più forte dell’automa.
refused-no_target = L’automa non ha nulla che la carta possa prendere.
refused-too_dear = Non puoi pagarlo: manca { $missing }.
ref-missing_actions = { $id ->
    [one] 1 azione
   *[other] { $id } azioni
}
ref-missing_military = { $id ->
    [one] 1 azione militare
   *[other] { $id } azioni militari
}
ref-missing_food = { $id ->
    [one] 1 cibo
   *[other] { $id } cibo
}
ref-missing_resources = { $id ->
    [one] 1 risorsa
   *[other] { $id } risorse
}
ref-missing_science = { $id ->
    [one] 1 scienza
   *[other] { $id } scienza
}
ref-missing_tokens = { $id ->
    [one] 1 segnalino blu
   *[other] { $id } segnalini blu
}
ref-missing_force = { $id ->
    [one] 1 forza
   *[other] { $id } forza
}
ref-missing_stages = { $id ->
    [one] 1 fase
   *[other] { $id } fasi
}

## On screen: positions that cannot be

problem-actions_differ = { $kind }: { $n } tra disponibili e spese, ma sono { $total }.
action_kind-ca = Azioni civili
action_kind-ma = Azioni militari
problem-workers_without_technology = Ci sono lavoratori su { $card }, che non è in gioco.
problem-stores_without_technology = Ci sono segnalini blu su { $card }, dove non si conserva nulla.
problem-homer_nowhere = Omero non può stare sotto { $card }: non l’hai completata.

## On screen: facts

fact-own_hand = Le tue carte civili
fact-own_workers = I tuoi lavoratori
fact-own_unused = I tuoi lavoratori inutilizzati
fact-own_yellow = La tua riserva gialla
fact-own_blue = La tua riserva blu
fact-own_stores = Le tue scorte
fact-own_technologies = Le tue tecnologie
fact-own_government = Il tuo governo
fact-own_leader = Il tuo leader
fact-own_wonders = Le tue meraviglie
fact-own_science = I tuoi punti scienza
fact-own_tactic = La tua tattica
fact-own_ca = Le tue azioni civili
fact-own_ma = Le tue azioni militari

## On screen: your civilization in the terminal

term-ca = Azioni civili
term-ma = Azioni militari
term-unused = Lavoratori inutilizzati
term-food = Cibo
term-resources = Risorse
term-discontent = Scontenti
term-in_play = In gioco
term-government = Governo
term-leader = Leader
term-tactic = Tattica
term-colonies = Colonie
term-hand = Carte civili
term-military_hand = Carte militari
term-wonders = Meraviglie
term-next = Alla fine del turno
term-banks = Riserva gialla { $yellow }: faccine felici richieste: { $faces }, { $food } cibo consumato. Riserva blu { $blue }: corruzione { $corruption }.
term-next_uprising = RIVOLTA: { $n } scontenti, non si produce nulla
term-next_turn = scienza { $science }, cultura { $culture }, cibo { $food }, risorse { $resources } (corruzione { $corruption }), carte { $cards }

## On screen: programs in the person's seat

tempo-seat_won = Vinte (quota)
tempo-seat_person = Cultura della persona
tempo-seat_automa = Cultura dell’automa
tempo-seat_strength = Forza della persona
tempo-seat_wonders = Meraviglie della persona
tempo-assumed-program = Un programma gioca tutta la parte della persona.

## On screen: what at a table would be done by hand, told as what happens

tta-row_cleared-shown = Escono dalla fila: { $cards }.
tta-blue_cubes_back-shown = I cubetti blu dell’automa tornano disponibili: { $n }.
tta-card_discarded-shown = «{ $card }» finisce negli scarti.
tta-automa_cards_back-shown = Rimescolate nel mazzo automa: { $cards }.
tta-automa_deck_shuffled-shown = Gli scarti dell’automa formano un nuovo mazzo.
tta-event_prepared-shown = L’automa prepara un evento dell’era { $age } e ottiene { $n ->
    [one] 1 punto cultura
   *[other] { $n } punti cultura
} (ora { $now }).
tta-wonder_into_play-shown = L’automa comincia «{ $card }» ({ $n ->
    [one] 1 stadio
   *[other] { $n } stadi
}).
tta-pay-shown = L’automa paga con { $cards }: { $n } oro per un prezzo di { $price }.
tta-build-shown = L’automa costruisce «{ $card }».
tta-upgrade-shown = L’automa migliora «{ $source }» in «{ $card }».
tta-pay_blue_cube-shown = L’automa spende un cubetto blu ({ $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}).
tta-stages-shown = L’automa costruisce { $n ->
    [one] 1 stadio
   *[other] { $n } stadi
} di «{ $card }» ({ $built } di { $of }).
tta-wonder_finished-shown = L’automa ha completato «{ $card }»: ora contano i suoi simboli.
tta-event_slot-shown = L’automa tiene un evento dell’era { $age }.
tta-event_slot_turned-shown = L’automa tiene un evento dell’era { $age }.
tta-war_slot-shown = L’automa tiene una guerra o un’aggressione dell’era { $age }.
tta-bonus_discarded-shown = L’automa scarta «{ $card }».
tta-tactic_kept-shown = L’automa tiene «{ $card }» come prossima tattica.
tta-tactic_owned-shown = «{ $card }» è già dell’automa, che la scarta.
tta-tactic_not_kept-shown = L’automa non può tenere «{ $card }» e la scarta.
tta-tactic_beside_board-shown = «{ $card }» è la tattica propria dell’automa fino al suo prossimo turno.
tta-banner_to_common-shown = L’automa usa ora la tattica comune «{ $card }».
tta-wonder_ruined-shown = «{ $card }» dell’automa va in rovina: dà ancora 2 cultura per turno e nient’altro.
tta-building_lost-shown = L’automa perde un edificio: «{ $card }».
tta-units_lost-shown = L’automa invia: { $cards }.
tta-to_gold-shown = L’automa tiene «{ $card }» come oro (vale { $n }).
tta-to_slot-shown = L’automa prende in mano «{ $card }».
tta-to_urban_slot-shown = L’automa prende in mano «{ $card }».
tta-to_leader_slot-shown = «{ $card }» guida l’automa; contano solo i suoi simboli.
tta-tactic_discarded_common-shown = «{ $card }» è già nell’area comune e va negli scarti.
