### Scythe in italiano. Every key and every argument exists in en, de and it alike.

## The game

game-title = Scythe
game-tagline = Lotta per l’Europa contro un Automa: le sue mosse le calcola l’app.

## Factions, places, things

faction-nordic = Regni Nordici
faction-rusviet = Unione Rusviet
faction-crimea = Khanato di Crimea
faction-saxony = Impero di Sassonia
faction-polania = Repubblica di Polania
faction-albion = Clan Albion
faction-togawa = Shogunato Togawa
short-nordic = Nordici
short-rusviet = Rusviet
short-crimea = Crimea
short-saxony = Sassonia
short-polania = Polania
short-albion = Albion
short-togawa = Togawa
ref-faction = { $id }
ref-region = { $id }
region-home = base
region-D4 = D4 (Fabbrica)
ref-place = { $id }
place-home = base
place-character = personaggio
unit-character = personaggio
unit-mech = Mech
unit-worker = lavoratore
several-goods = { $n } { $n ->
    [one] { $what }
   *[other] { $what ->
        [lavoratore] lavoratori
       *[other] { $what }
    }
}
several-units = { $n } { $unit ->
    [lavoratore] lavoratori
   *[other] { $unit }
}
terrain-mountain = montagna
terrain-farm = fattoria
terrain-village = villaggio
terrain-forest = foresta
terrain-tundra = tundra
terrain-lake = lago
terrain-factory = Fabbrica
letter-mountain = M
letter-farm = F
letter-village = V
letter-forest = B
letter-tundra = T
letter-lake = L
letter-factory = X
resource-food = cibo
resource-oil = petrolio
resource-wood = legno
resource-metal = metallo
ref-last_card = carta { $id }
structure-mine = miniera
structure-mill = mulino
structure-monument = monumento
structure-armory = armeria
structure-flag = bandiera
structure-trap = trappola
bonus-power = 1 potere
bonus-coin = 1 moneta
bonus-popularity = 1 popolarità
bonus-combat_card = 1 carta combattimento
scheme-I = schema I
scheme-II = schema II
icon-worker = muovi un lavoratore
icon-mech = movimento pacifico di un Mech
icon-character = movimento pacifico del personaggio
icon-encounter = incontro / Fabbrica
icon-attack_workers = attacco ai lavoratori
icon-attack = attacco a un’unità combattente
gain-power = potere
gain-coin = monete
gain-worker = lavoratore
gain-unit = Mech / personaggio
gain-combat_card = carta combattimento
ability-riverwalk = Passafiume
ability-speed = Velocità
ability-seaworthy = Navigazione
ability-artillery = Artiglieria
ability-township = Borghi
ability-peoples_army = Esercito popolare
ability-wayfare = Viandanti
ability-scout = Ricognizione
ability-underpass = Sottopasso
ability-disarm = Disarmo
ability-submerge = Immersione
ability-camaraderie = Cameratismo
ability-burrow = Scavo
ability-sword = Spada
ability-shield = Scudo
ability-rally = Adunata
ability-toka = Toka
ability-suiton = Suiton
ability-ronin = Ronin
ability-shinobi = Shinobi
penalty-power = 3 potere
penalty-coins = 4 monete
penalty-combat_cards = 2 carte combattimento
penalty-popularity = 2 popolarità
star_space-upgrades_6 = 6 migliorie
star_space-mechs_4 = 4 Mech
star_space-structures_4 = 4 strutture
star_space-recruits_4 = 4 reclute
star_space-workers_8 = 8 lavoratori
star_space-objective = obiettivo
star_space-popularity_18 = 18 popolarità
star_space-power_16 = 16 potere
star_space-combat = combattimento
star_space-reported = tua comunicazione

## What happens: the Automa’s turn

scy-card = L’Automa pesca la { $card } ({ $scheme }).
scy-skipped = La carta mostra l’ingranaggio barrato: l’intero turno si salta.
scy-unit = { $icon }: è scelto il { $unit } ({ $place }).
scy-lift = Prendi in mano il { $unit } dell’Automa ({ $place }).
scy-destination = { $icon }: il { $unit } va in { $region }.
scy-move = Metti il { $unit } in { $to } (prima: { $from }).
scy-stays = Il { $unit } resta in { $to }: rimettilo lì.
scy-no_move = In questo turno l’Automa non muove.
scy-status_not_reached = { $icon }: non serve più.
scy-status_hesitated = { $icon }: l’Automa esita e non muove.
scy-status_other_faction = { $icon }: solo per questa fazione: { $faction }.
scy-status_power_below_minimum = { $icon }: potere { $have } inferiore a { $need }.
scy-status_no_unit = { $icon }: nessuna unità di questo tipo in gioco.
scy-status_no_candidate = { $icon }: nessun territorio valido.
scy-status_all_candidates_threatened = { $icon }: tutti i territori validi sono nel vicinato delle tue unità combattenti.
scy-status_all_candidates_blocked = { $icon }: tutti i territori validi sono occupati.
scy-workers_driven_off = { $n ->
    [one] Il tuo lavoratore in { $region } torna alla tua base.
   *[other] I tuoi { $n } lavoratori in { $region } tornano alla tua base.
}
scy-put_back = { $n ->
    [0] Rimetti nella riserva tutte le risorse in { $region } (nessuna nota).
    [one] Rimetti nella riserva tutte le risorse in { $region } (1 nota).
   *[other] Rimetti nella riserva tutte le risorse in { $region } ({ $n } note).
}
scy-token_removed = Rimuovi dal gioco il gettone incontro in { $region }.
scy-factory_card = Metti una carta Fabbrica casuale coperta accanto alla plancia dell’Automa.
scy-trap = La tua trappola in { $region } è scattata e ora è disarmata: l’Automa perde { $penalty }.
scy-gain_power = { $n ->
    [0] Il potere dell’Automa resta a { $total }.
   *[other] L’Automa guadagna { $n } potere (ora { $total }).
}
scy-gain_coins = L’Automa guadagna ${ $n } (ora ${ $total }).
scy-gain_combat_cards = Metti { $n ->
    [one] 1 carta combattimento coperta
   *[other] { $n } carte combattimento coperte
} accanto alla plancia dell’Automa (ora { $total }).
scy-deploy = Metti dalla plancia nella base dell’Automa: { $unit }.
scy-nothing_to_deploy = Niente da schierare ({ $icon }).
scy-hesitates_to_deploy = L’Automa esita: il { $unit } resta sulla plancia.
scy-recruit = La tua recluta ti dà { $bonus }.
scy-no_recruit = Bonus recluta sulla sua carta: { $bonus }. Non hai segnalato all’app questa recluta; se ce l’hai, prendi il bonus e segnalala.
scy-progress = Sposta il segnalino progresso sullo spazio { $n }.
scy-no_progress = Stella barrata: il segnalino progresso resta dov’è.
scy-water = Dal prossimo movimento l’Automa attraversa l’acqua.
scy-scheme_switch = Prima stella di progresso: da ora vale lo schema II.
scy-shuffle = Mescola tutte le 19 carte Automa in un nuovo mazzo, { $scheme } in alto.
scy-shuffled = L’app mescola tutte le 19 carte Automa in un nuovo mazzo, { $scheme } in alto.
scy-star = { $seat ->
    [person] { $n ->
        [one] Hai 1 stella ({ $space }).
       *[other] Hai { $n } stelle ({ $space }).
    }
   *[automa] Metti la stella n. { $n } per l’Automa ({ $space }).
}
scy-sixth_star = { $seat ->
    [person] La tua sesta stella conclude la partita.
   *[automa] La sesta stella dell’Automa conclude la partita.
}

## What happens: combat and claiming

scy-combat = { $seat ->
    [person] Combattimento in { $region }: attacchi tu.
   *[automa] Combattimento in { $region }: attacca l’Automa.
}
scy-combat_card = Per il combattimento l’Automa pesca la { $card }; mettila di traverso sulla pila degli scarti di combattimento.
scy-combat_card_drawn = Per il combattimento l’Automa pesca la { $card }.
scy-automa_commits = L’Automa spende { $n } potere e usa { $cards ->
    [0] nessuna carta combattimento
    [one] 1 carta combattimento
   *[other] { $cards } carte combattimento
}.
scy-combat_result = { $seat ->
    [person] Vinci in { $region }: { $human } contro { $automa }.
   *[automa] L’Automa vince in { $region }: { $automa } contro { $human }.
}
scy-weakened = { $ability }: l’Automa perde 2 potere (ora { $n }).
scy-strengthened = { $ability }: guadagni 2 potere.
scy-scouted = Ricognizione (Scout): prendi all’Automa una carta combattimento casuale (ora ne ha { $n }).
scy-automa_beaten = { $to ->
    [mat] Le unità combattenti dell’Automa in { $region } vanno sulla sua plancia, i lavoratori alla sua base.
   *[home] Tutte le unità dell’Automa in { $region } vanno alla sua base.
}
scy-human_retreats = Le tue unità in { $region } si ritirano: { $to }.
scy-loser_card = { $seat ->
    [person] Peschi una carta combattimento per la sconfitta.
   *[automa] L’Automa riceve coperta una carta combattimento per la sconfitta.
}
scy-popularity_lost = Perdi { $n } popolarità (non sotto 0).
scy-claim = Metti { $n } { $resource } dalla riserva in { $region } (la { $card } è l’ultima).
scy-claim_nothing = In { $region } non trovi risorse.
scy-units_go_back = Le tue unità in { $region } tornano da dove venivano: la partita è finita.

## What happens: your turn and the end

scy-your_turn = Giro { $turn }: tocca a te.
scy-you_done = Concludi il tuo turno (giro { $turn }).
scy-you_move = { $n ->
    [one] Muovi 1 { $unit }: { $from } → { $to }.
   *[other] Muovi { several-units }: { $from } → { $to }.
}
scy-you_add = { $n ->
    [one] Nuovo in { $region }: 1 { $unit }.
   *[other] Nuovi in { $region }: { several-units }.
}
scy-you_remove = { $n ->
    [one] Tolto da { $region }: 1 { $unit }.
   *[other] Tolti da { $region }: { several-units }.
}
scy-you_build = Ora in { $region } hai: { $what }.
scy-tell_structures = { $ability } è sbloccata: comunica le tue strutture su villaggi o montagne, se ne hai.
scy-enlisted = Hai sbloccato il bonus recluta «{ $bonus }».
scy-automa_workers_driven_off = { $n ->
    [one] Il lavoratore dell’Automa in { $region } torna alla sua base.
   *[other] I { $n } lavoratori dell’Automa in { $region } tornano alla sua base.
}
scy-your_encounter = Risolvi l’incontro in { $region } e rimuovi il gettone.
scy-your_factory_card = Prendi una carta Fabbrica.
scy-end = { $winner ->
    [person] La partita è finita: { $p1 } a { $p2 }. Vinci tu.
    [automa] La partita è finita: { $p1 } a { $p2 }. Vince l’Automa.
   *[draw] La partita è finita: { $p1 } a { $p2 }. Pareggio.
}
scy-tie_units_and_structures = Monete pari: decidono unità e strutture.
scy-tie_power = Monete, unità e strutture pari: decide il potere.
scy-tie_popularity = Parità fino al potere: decide la popolarità.
scy-tie_regions = Parità fino alla popolarità: decidono i territori.
scy-tie_stars = Parità fino ai territori: decidono le stelle.
scy-draw = Parità in tutto: pareggio.
corrected = Corretto: { $changes }

## Questions

ask-report = Il tuo turno ({ $turn }): che cosa riguarda l’Automa?
ask-after_combats = I combattimenti sono finiti. Il tuo turno ({ $turn }) continua: che altro riguarda l’Automa?
ask-card = Pesca la carta dell’Automa: qual è?
ask-combat_card = Pesca una carta per il combattimento dell’Automa: qual è?
ask-commit = Combattimento in { $region }: quanto potere (al massimo { $power }) e quali carte combattimento (al massimo { $cards })?
ask-values = { $n ->
    [one] Scopri una carta combattimento casuale dell’Automa: che valore ha?
   *[other] Scopri { $n } carte combattimento casuali dell’Automa: che valori hanno?
}
ask-ability = Usi { $ability }?
ask-retreat = Hai perso: ritirata alla base o su un lago ({ $regions })?
ask-resources = Quante risorse ci sono in { $regions }?
ask-which_unit = Mech e personaggio sono nello stesso posto: chi muove?
ask-trap_penalty = L’Automa entra nella tua trappola in { $region }: quale penalità?
ask-bonus_star = Il bonus recluta «{ $bonus }» ti ha dato una stella?
ask-combat_order = Più combattimenti ({ $regions }): quale prima?
ask-hesitation = Rivela la carta combattimento in cima: che valore ha?
ask-final_tracks = La partita è finita. Quante monete, quanta popolarità, quanto potere e quante stelle hai?
ask-final_structures = Dove sono le tue strutture e quante monete dà la tessera bonus struttura?
ask-final_resources = Quante risorse ci sono nei territori che controlli?
answer-use = Usala
answer-no = Non usarla
answer-retreat = Ritirata: { $place }
answer-star = Sì, una stella
answer-no_star = Nessuna stella
answer-combat = Combattimento in { $region }

## Decisions and filters

decision-unit = Quale unità?
decision-destination = Quale territorio?
filter-home_distance = Più vicina alla base
filter-reading_order = Viene prima in ordine di lettura
filter-same_place = Stesso posto: Mech o personaggio
filter-no_enemy_unit = Nessuna tua unità lì
filter-no_own_worker = Nessun altro lavoratore dell’Automa lì
filter-no_own_combat_unit = Nessun’altra unità combattente dell’Automa lì
filter-not_threatened = Non nel vicinato delle tue unità combattenti (numeri: unità dell’Automa vicine)
filter-units_near = Più unità dell’Automa vicine
filter-enemy_distance = Più vicino alle tue unità combattenti
filter-encounter_or_factory = Gettone incontro, o la Fabbrica se gli manca la sua carta
filter-only_factory = La Fabbrica raggiungibile e nient’altro
filter-not_blocked = Nessuna tua unità combattente e nessun Mech dell’Automa lì
filter-lone_workers = Tuoi lavoratori senza unità combattente
filter-resources = Più risorse
filter-enemy_combat_unit = Una tua unità combattente lì
filter-fewest_combat_units = Meno tue unità combattenti
filter-factory_distance = Più vicino alla Fabbrica

## Score

score-coins = Monete
score-stars = Stelle ({ $n } × { $each })
score-regions = Territori ({ $n } × { $each })
score-resources = Risorse ({ $n }, { $each } per coppia)
score-structure_bonus = Tessera bonus struttura

## Refusals

refused-ability_known = { $ability } è già sbloccata.
refused-ability_locked = Non hai sbloccato { $ability }.
refused-workers_left_alone = I lavoratori in { $region } resterebbero soli con unità nemiche: muovi prima loro.
refused-ability_missing = Un nuovo Mech porta la sua abilità. Indica quale sblocca.
refused-foreign_ability = { $ability } non è un’abilità della tua fazione.
refused-dial_too_high = Il quadrante arriva a { $most }; hai indicato { $n }.
refused-more_power_than_owned = Hai { $most } potere; hai indicato { $n }. Se il tuo potere è diverso, correggilo prima.
refused-no_such_combat_card = Non esiste una carta combattimento di valore { $value }: i valori vanno da 2 a 5.
refused-too_many_combat_cards = { $most ->
    [one] Qui al massimo 1 carta combattimento; ne hai indicate { $n }.
   *[other] Qui al massimo { $most } carte combattimento; ne hai indicate { $n }.
}
refused-wrong_number_of_values = { $wanted ->
    [one] Serve 1 valore; ne hai indicati { $n }.
   *[other] Servono { $wanted } valori; ne hai indicati { $n }.
}
refused-lake_closed = { $sit ->
    [digital] { $region } è un lago, e questa unità non può arrivarci.
   *[companion] { $region } è un lago e non hai un’abilità per i laghi. Se l’unità è davvero lì, inseriscilo come correzione.
}
refused-no_star_left = Hai già messo tutte e sei le stelle.
refused-no_such_region = Non esiste il territorio { $region }.
refused-which_combat = Ci sono più combattimenti in attesa: indica il territorio, per esempio «combat E3».
refused-no_combat = Non c’è nessun combattimento: da nessuna parte si incontrano unità combattenti delle due parti.
refused-no_combat_there = In { $region } non c’è nessun combattimento.
refused-not_so_many_there = In { $region } ne hai { $n } ({ $unit }).
refused-recruit_known = Il bonus recluta «{ $bonus }» è già sbloccato.
refused-region_not_asked = { $region } non è richiesto.
refused-same_region = L’unità è già in { $region }.
refused-stars_do_not_fit = Stelle: { $n }. Non può essere: sei solo se la tua sesta stella ha concluso la partita, e non meno delle tue stelle di combattimento.
refused-structure_built = Hai già costruito: { $structure }.
refused-structure_there = In { $region } c’è già una tua struttura.
refused-structure_twice = { $structure } in { $region }: ogni struttura e ogni territorio una sola volta.
refused-token_not_possible = In { $region } non può esserci un altro gettone.
refused-token_of_another_faction = Solo { $faction } ha questi gettoni.
refused-too_many_pieces = Ce ne sono solo { $most } ({ $unit }).
refused-track_too_high = { $track }: al massimo { $most }; hai indicato { $n }.
refused-units_of_both = In { $region } ci sarebbero unità di entrambe le parti senza combattimento. Muovi lì un’unità combattente o togli le tue.
refused-worker_cannot_enter = { $sit ->
    [digital] I lavoratori non entrano da soli in { $region }: ci sono unità dell’Automa.
   *[companion] I lavoratori non entrano da soli in { $region }: ci sono unità dell’Automa. Comunica prima l’unità combattente.
}
refused-bad_icon = { $file }, { $place }: { $field } ha un simbolo che non esiste: { $value }.

## Impossible positions

problem-card_foreign = La { $card } non è nel mazzo in uso.
problem-card_twice = La { $card } è più di una volta negli scarti.
problem-character_on_mat = Il tuo personaggio non è mai sulla plancia ({ $faction }).
problem-combat_stars = { $n ->
    [one] 1 stella di combattimento non è possibile.
   *[other] { $n } stelle di combattimento non sono possibili.
}
problem-factory_cards = Sono state prese più carte Fabbrica di quante esistono.
problem-no_such_region = Non esiste il territorio { $region }.
problem-off_progress_card = Il segnalino non può stare su { $n }: la carta ha { $spaces } spazi, contati da 0.
problem-off_track = { $faction }: { $track } non può essere { $n }.
problem-sides_missing = Devono esserci una persona e un Automa.
problem-six_stars = Sei stelle concludono la partita, e solo quelle.
problem-token_of_another_faction = Solo { $faction } ha questi gettoni.
problem-too_many_pieces = { $faction }: { $n } su al massimo { $most } ({ $unit }).
problem-two_characters = { $faction }: c’è un solo personaggio, in un solo posto.
problem-units_of_both = In { $region } ci sono unità di entrambe le parti senza combattimento.
problem-unreadable_position = La posizione non è leggibile: { $text } ({ $field }).
problem-wrong_phase = La fase { $phase } non si accorda con il resto della posizione.

## Options

option-human_faction = La tua fazione
option-human_faction-help = La plancia che giochi tu.
option-human_faction-nordic = Regni Nordici
option-human_faction-nordic-help = All’estremo nord
option-human_faction-rusviet = Unione Rusviet
option-human_faction-rusviet-help = A est
option-human_faction-crimea = Khanato di Crimea
option-human_faction-crimea-help = A sud
option-human_faction-saxony = Impero di Sassonia
option-human_faction-saxony-help = A sud-ovest
option-human_faction-polania = Repubblica di Polania
option-human_faction-polania-help = A ovest
option-human_faction-albion = Clan Albion
option-human_faction-albion-help = Invaders from Afar, a nord-ovest
option-human_faction-togawa = Shogunato Togawa
option-human_faction-togawa-help = Invaders from Afar, a sud-est
option-automa_faction = Fazione dell’Automa
option-automa_faction-help = Non la tua. Per una prima partita meglio una con la base lontana.
option-automa_faction-nordic = Regni Nordici
option-automa_faction-nordic-help = All’estremo nord
option-automa_faction-rusviet = Unione Rusviet
option-automa_faction-rusviet-help = A est
option-automa_faction-crimea = Khanato di Crimea
option-automa_faction-crimea-help = A sud
option-automa_faction-saxony = Impero di Sassonia
option-automa_faction-saxony-help = A sud-ovest
option-automa_faction-polania = Repubblica di Polania
option-automa_faction-polania-help = A ovest
option-automa_faction-albion = Clan Albion
option-automa_faction-albion-help = Invaders from Afar, a nord-ovest
option-automa_faction-togawa = Shogunato Togawa
option-automa_faction-togawa-help = Invaders from Afar, a sud-est
option-level = Livello
option-level-help = La carta tracciato stella decide quanto in fretta l’Automa raccoglie stelle. Gioca con Autometta finché non l’hai battuta.
option-level-autometta = Autometta
option-level-autometta-help = Facile: salta alcuni turni; circa 31 turni fino alla sesta stella.
option-level-automa = Automa
option-level-automa-help = Normale: circa 25 turni fino alla sesta stella.
option-level-automaszyna = Automaszyna
option-level-automaszyna-help = Difficile: circa 21 turni fino alla sesta stella.
option-level-ultimaszyna = Ultimaszyna
option-level-ultimaszyna-help = Molto difficile: attraversa subito l’acqua, fa tutti i movimenti, riceve di più; circa 20 turni.
option-level-automa_rusviet-saxony = Automa (Rusviet contro Sassonia)
option-level-automa_crimea-nordic = Automa (Crimea contro Nordici)
option-level-automa_saxony-rusviet = Automa (Sassonia contro Rusviet)
option-level-automa_polania-rusviet = Automa (Polania contro Rusviet)
option-deck = Carte Automa
option-deck-help = Quali 19 carte si usano.
option-deck-base = Gioco base
option-deck-base-help = Le carte verificate del 2015.
option-deck-invaders = Invaders from Afar
option-deck-invaders-help = Quattro carte sostituite; non verificate sulle carte stampate, una parentesi controversa.
option-dealer = Chi pesca le carte Automa?
option-dealer-help = L’app conosce tutte le 19 carte.
option-dealer-app = L’app
option-dealer-app-help = Niente da mescolare o cercare.
option-dealer-table = Io, dalle mie carte
option-dealer-table-help = Dici all’app quale carta è uscita.
option-combat_card_values = Carte combattimento dell’Automa
option-combat_card_values-help = Da dove vengono i valori delle sue carte casuali.
option-combat_card_values-table = Dalle mie carte
option-combat_card_values-table-help = Le scopri e dici i valori.
option-combat_card_values-app = Dall’app
option-combat_card_values-app-help = L’app pesca dalle 42 carte, ogni volta da capo; sostituisce le carte fisiche.
option-skip_like_autometta = Salta turni come Autometta
option-skip_like_autometta-help = Variante per Automa e Automaszyna.
option-skip_like_autometta-off = No
option-skip_like_autometta-off-help = Ogni carta conta.
option-skip_like_autometta-on = Sì
option-skip_like_autometta-on-help = Quattro carte fanno saltare il turno.
option-coin_delta = Monete extra
option-coin_delta-help = Di più o di meno quando una carta ne dà, una volta per carta.
option-coin_delta--2 = -2
option-coin_delta--2-help = Più facile.
option-coin_delta--1 = -1
option-coin_delta--1-help = Più facile.
option-coin_delta-0 = 0
option-coin_delta-0-help = Come stampato.
option-coin_delta-1 = +1
option-coin_delta-1-help = Più difficile.
option-coin_delta-2 = +2
option-coin_delta-2-help = Più difficile.
option-power_delta = Potere extra
option-power_delta-help = Di più o di meno quando una carta ne dà, una volta per carta.
option-power_delta--2 = -2
option-power_delta--2-help = Più facile.
option-power_delta--1 = -1
option-power_delta--1-help = Più facile.
option-power_delta-0 = 0
option-power_delta-0-help = Come stampato.
option-power_delta-1 = +1
option-power_delta-1-help = Più difficile.
option-power_delta-2 = +2
option-power_delta-2-help = Più difficile.
option-hesitate_move = Esita a muovere
option-hesitate_move-help = Prima di ogni movimento si rivela la carta combattimento in cima.
option-hesitate_move-off = No
option-hesitate_move-off-help = Muove come dice la carta.
option-hesitate_move-on = Sì
option-hesitate_move-on-help = Con 4 o 5 il resto della riga è ignorato.
option-hesitate_deploy = Esita a schierare
option-hesitate_deploy-help = Prima di ogni schieramento si rivela la carta combattimento in cima.
option-hesitate_deploy-off = No
option-hesitate_deploy-off-help = Schiera come dice la carta.
option-hesitate_deploy-on = Sì
option-hesitate_deploy-on-help = Con 4 o 5 l’unità resta sulla plancia.
option-all_moves = Tutti i movimenti
option-all_moves-help = Se conta solo il primo simbolo possibile della riga.
option-all_moves-off = No
option-all_moves-off-help = Solo il primo possibile.
option-all_moves-on = Sì
option-all_moves-on-help = Tutti quelli possibili, da sinistra a destra.
option-beaten_units_to = Unità combattenti sconfitte
option-beaten_units_to-help = Dove vanno le unità combattenti dell’Automa dopo una sconfitta.
option-beaten_units_to-mat = Sulla plancia
option-beaten_units_to-mat-help = Vanno schierate di nuovo.
option-beaten_units_to-home = Alla base
option-beaten_units_to-home-help = Ultimaszyna: tornano subito.
option-factory_blocked = Fabbrica occupata
option-factory_blocked-help = Incontro / Fabbrica quando la Fabbrica raggiungibile è occupata.
option-factory_blocked-encounter_instead = Incontro al suo posto
option-factory_blocked-encounter_instead-help = La nostra lettura: vale anche un territorio con gettone.
option-factory_blocked-no_move = Non valida
option-factory_blocked-no_move-help = La lettura stretta.
option-same_place_unit = Mech e personaggio insieme
option-same_place_unit-help = Chi attacca se sono ugualmente vicini nello stesso posto.
option-same_place_unit-mech = Il Mech
option-same_place_unit-mech-help = La nostra lettura: la perdita minore.
option-same_place_unit-character = Il personaggio
option-same_place_unit-character-help = L’altra lettura.
option-same_place_unit-ask = Chiedi a me
option-same_place_unit-ask-help = Decidi ogni volta.
option-human_neighbourhood = I tuoi vicinati
option-human_neighbourhood-help = Se tunnel, miniera e salti contano come un passo.
option-human_neighbourhood-one_step = Tutto a un passo
option-human_neighbourhood-one_step-help = La definizione del regolamento.
option-human_neighbourhood-adjacent = Solo territori adiacenti
option-human_neighbourhood-adjacent-help = Come nella figura del regolamento.
option-home_distance = Distanza dalla base
option-home_distance-help = Cambia qualcosa solo in 11 casi.
option-home_distance-geometric = Come sul tabellone
option-home_distance-geometric-help = La base al suo posto.
option-home_distance-via_start_hexes = Attraverso i territori iniziali
option-home_distance-via_start_hexes-help = Uno in più del più vicino.
option-claim_after_reshuffle = Risorse trovate dopo aver rimescolato
option-claim_after_reshuffle-help = Quando la pila principale è vuota all’inizio del tuo turno.
option-claim_after_reshuffle-remembered_card = Conta l’ultima carta
option-claim_after_reshuffle-remembered_card-help = L’app la ricorda.
option-claim_after_reshuffle-nothing = Niente
option-claim_after_reshuffle-nothing-help = La lettura stretta.
option-invaders_card_8_bracket = Carta 8 dell’espansione
option-invaders_card_8_bracket-help = Controverso: di chi è la parentesi nel guadagno dello schema I.
option-invaders_card_8_bracket-rusviet = Rusviet
option-invaders_card_8_bracket-rusviet-help = La nostra scelta.
option-invaders_card_8_bracket-togawa = Togawa
option-invaders_card_8_bracket-togawa-help = Come dice l’altra fonte.
option-automa_triggers_traps = Trappole Togawa
option-automa_triggers_traps-help = Se le tue trappole colpiscono l’Automa.
option-automa_triggers_traps-off = No
option-automa_triggers_traps-off-help = Nessun effetto su di lui.
option-automa_triggers_traps-on = Sì
option-automa_triggers_traps-on-help = Come su ogni avversario.

## Set-up checklist

setup-board = Prepara il tabellone e la tua parte come per due giocatori: 3 carte Fabbrica, un gettone incontro su ognuno degli 11 territori.
setup-you = La tua fazione: { $faction }. Personaggio nella base, un lavoratore su ogni territorio iniziale.
setup-faction = La fazione dell’Automa: { $faction }. Metti la sua plancia fazione accanto al tabellone, senza plancia giocatore.
setup-power = Metti il suo potere a { $n } e { $cards ->
    [one] 1 carta combattimento coperta
   *[other] { $cards } carte combattimento coperte
} accanto alla plancia, senza guardarne il valore.
setup-coins = Dagli { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}.
setup-popularity = Metti la sua popolarità a { $n }; non cambia mai.
setup-pieces = Il suo personaggio sta nella base, un lavoratore in ciascuno dei due territori iniziali accanto; 4 Mech, 6 stelle e 6 lavoratori sulla plancia.
setup-level = Prepara la carta tracciato stella { $level } con un cubo tecnologia sullo spazio I.
setup-deck = Mescola le 19 carte Automa in un mazzo con lo schema I in alto. Lascia spazio accanto per due pile degli scarti: quella principale e quella dei combattimenti.
setup-app_deals = Lascia le carte Automa nella scatola: le pesca l’app.
setup-start = Inizi tu.

## Facts to correct

fact-power = { $seat ->
    [person] Potere – tu
   *[automa] Potere – Automa
}
fact-coins = { $seat ->
    [person] Monete – tu
   *[automa] Monete – Automa
}
fact-combat_cards = { $seat ->
    [person] Carte combattimento – tu
   *[automa] Carte combattimento – Automa
}
fact-popularity = { $seat ->
    [person] Popolarità – tu
   *[automa] Popolarità – Automa
}
fact-progress = { $seat ->
    [person] Segnalino progresso – tu
   *[automa] Segnalino progresso – Automa
}
fact-character = { $seat ->
    [person] Personaggio – tu
   *[automa] Personaggio – Automa
}
fact-mechs = { $seat ->
    [person] Mech – tu
   *[automa] Mech – Automa
}
fact-mechs-written = per esempio E4,F5*2
fact-workers = { $seat ->
    [person] Lavoratori – tu
   *[automa] Lavoratori – Automa
}
fact-workers-written = per esempio G3,F5*2
fact-combat_stars = { $seat ->
    [person] Stelle di combattimento – tu
   *[automa] Stelle di combattimento – Automa
}
fact-stars = { $seat ->
    [person] Stelle – tu
   *[automa] Stelle – Automa
}
fact-main_discard = { $seat ->
    [person] Pila degli scarti principale – tu
   *[automa] Pila degli scarti principale – Automa
}
fact-combat_discard = { $seat ->
    [person] Pila degli scarti di combattimento – tu
   *[automa] Pila degli scarti di combattimento – Automa
}
fact-last_main_card = { $seat ->
    [person] Ultima carta – tu
   *[automa] Ultima carta – Automa
}
fact-abilities = { $seat ->
    [person] Abilità sbloccate – tu
   *[automa] Abilità sbloccate – Automa
}
fact-recruits = { $seat ->
    [person] Bonus reclute – tu
   *[automa] Bonus reclute – Automa
}
fact-structures = { $seat ->
    [person] Strutture – tu
   *[automa] Strutture – Automa
}
fact-structures-written = per esempio E3:mine
fact-resources = { $seat ->
    [person] Risorse – tu
   *[automa] Risorse – Automa
}
fact-resources-written = per esempio E3*2
fact-power_star = { $seat ->
    [person] Stella per 16 potere – tu
   *[automa] Stella per 16 potere – Automa
}
fact-factory_card = { $seat ->
    [person] Carta Fabbrica – tu
   *[automa] Carta Fabbrica – Automa
}
fact-power_star-yes = sì
fact-power_star-no = no
fact-factory_card-yes = sì
fact-factory_card-no = no
fact-hand = { $seat ->
    [person] Carte combattimento in mano – tu
   *[automa] Carte combattimento in mano – Automa
}
fact-hand-written = ad es. 5,2*3
fact-goods = { $seat ->
    [person] Risorse – tu
   *[automa] Risorse – Automa
}
fact-goods-written = ad es. F1:metal*2+oil
fact-one_time = { $seat ->
    [person] Bonus immediati usati – tu
   *[automa] Bonus immediati usati – Automa
}
fact-star_spaces = { $seat ->
    [person] Stelle per spazio – tu
   *[automa] Stelle per spazio – Automa
}
fact-encounter_tokens = Gettoni incontro rimasti

## The table

label-map = Mappa di tutti i 47 territori
label-home_base = Base
label-stars = Stelle
label-power = Potere
label-coins = Monete
label-popularity = Popolarità
label-combat_cards = Carte combattimento
label-draw_pile = Mazzo
label-progress = Progresso
label-progress_of = Segnalino progresso su { $n } di { $spaces }
label-scheme = Schema
label-tunnel = tunnel
label-lying = { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}
label-encounter_token = gettone incontro
label-last_card = Ultima carta
label-no_water = Non attraversa l’acqua
label-structure_nowhere = non costruita
label-structure_bonus = Monete della tessera bonus struttura
card-no_recruit = nessun bonus recluta
card-unchecked = non verificata in stampa
report-hint = Tocca le tue unità, poi dove sono andate. Tocca un territorio per vedere i vicinati.
report-target = Ora tocca il territorio.
report-combat = Inizia il combattimento in { $region }
report-done = Termina il turno
report-nothing = Nient’altro che riguardi l’Automa
report-new_worker = Nuovo lavoratore
report-star = Ho messo una stella
report-recruit = Nuova recluta
turn-of-commit = Combattimento
said-commit = Combattimento in { $region }: impegni { $n } di potere{ $cards ->
    [none] {""}
   *[other] {" e carte combattimento ("}{ $cards })
}.
commit-do = Conferma
form-do = Confermo

## Luoghi, come si trovano su un tabellone senza coordinate

place-factory = la Fabbrica, al centro
place-where = { $terrain }, { $n ->
    [one] accanto alla Fabbrica
   *[other] a { $n } territori dalla Fabbrica
}, { $direction }
direction-n = a nord
direction-ne = a nord-est
direction-e = a est
direction-se = a sud-est
direction-s = a sud
direction-sw = a sud-ovest
direction-w = a ovest
direction-nw = a nord-ovest

## Da dove vengono i mazzi

option-deck-base-source = Gioco base, 2015: immagini di tutte le 19 carte da due fonti e due raccolte di dati; dove differivano, hanno deciso le immagini.
option-deck-invaders-source = Gioco base con Invaders from Afar: le carte 5, 8, 18 e 19 sostituiscono quelle del gioco base. Vengono da due raccolte di dati e non sono state controllate sulle carte stampate; sulla carta 8 le fonti non concordano.

## Sullo schermo: nomi

section-move = Muovere
section-bolster = Rafforzare
section-trade = Commerciare
section-produce = Produrre
section-factory = Carta Fabbrica
action-upgrade = Miglioria
action-deploy = Schierare
action-build = Costruire
action-enlist = Reclutare
action-move = Muovere
cube-move = terza unità
cube-coins = seconda moneta
cube-power = terzo potere
cube-cards = seconda carta combattimento
cube-popularity = seconda popolarità
cube-produce = terzo territorio
load-worker = lavoratori
load-moved = lavoratori che si sono già mossi
load-food = cibo
load-metal = metallo
load-oil = petrolio
load-wood = legno
gain-popularity = popolarità
trap-power = l’Automa perde 3 potere
trap-coins = l’Automa perde 4 monete
trap-cards = l’Automa perde 2 carte combattimento
trap-popularity = l’Automa perde 2 popolarità (senza effetto)
mat-industrial = Industriale
mat-engineering = Ingegneria
mat-militant = Militante
mat-patriotic = Patriottica
mat-innovative = Innovativa
mat-mechanical = Meccanica
mat-agricultural = Agricola
tile-lakes_next_to_structures = laghi adiacenti alle tue strutture
tile-tunnels_next_to_structures = territori con tunnel adiacenti alle tue strutture
tile-encounters_next_to_structures = territori con incontro adiacenti alle tue strutture
tile-structures_on_tunnels = strutture su territori con tunnel
tile-longest_line_of_structures = la più lunga linea retta delle tue strutture
tile-structures_on_farms_or_tundras = strutture su fattorie o tundre
ref-combat_value = { $id }
ref-encounter_card = incontro { $id }
ref-factory_card = carta Fabbrica { $id }
objective-1 = Controlla 3 montagne
objective-2 = Controlla 3 territori con tunnel
objective-3 = Controlla 3 fattorie
objective-4 = Controlla 3 tundre
objective-5 = Controlla la Fabbrica e abbi almeno tanto potere quanto l’Automa
objective-6 = Scaccia un lavoratore dell’Automa in questo turno e abbi ancora 7 potere
objective-7 = Possiedi una carta Fabbrica, almeno 1 Mech e al massimo 3 lavoratori
objective-8 = Al massimo 2 monete, almeno 4 lavoratori e 7 popolarità
objective-9 = Controlla un territorio con 9 risorse, di ogni tipo almeno una
objective-10 = Controlla 3 foreste
objective-11 = Controlla 3 villaggi
objective-12 = Possiedi 20 monete
objective-13 = Abbi 6 pezzi su un territorio (personaggio, Mech, lavoratori, struttura)
objective-14 = Abbi una miglioria, un Mech, una struttura, una recluta e una risorsa di ogni tipo
objective-15 = Abbi tanti lavoratori quante reclute
objective-16 = Il tuo personaggio, esattamente 1 Mech, esattamente 1 lavoratore e 5 risorse su un territorio
objective-17 = Controlla 2 territori adiacenti alla Fabbrica senza possedere una carta Fabbrica
objective-18 = 0 potere, almeno 13 popolarità e 5 lavoratori
objective-19 = Controlla 5 territori attorno a un lago
objective-20 = 3 strutture, 7 popolarità e nessun Mech
objective-21 = Controlla 9 risorse dello stesso tipo
objective-22 = Possiedi una carta Fabbrica e nessuna miglioria
objective-23 = Abbi 8 carte combattimento e una stella di combattimento
player-uniform = Casuale
player-planner = Pianificatore

## Sullo schermo: che cosa succede

scy-on_too_fast = { $faction } con la plancia { $mat } è una coppia molto veloce: va bene contro l’Automa, ma non è confrontabile.
scy-on_set_up = Giochi con la plancia { $mat }. La tessera bonus struttura conta: { $tile }.
scy-on_section = Scegli { $section }.
scy-on_gain_coin = Guadagni { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}.
scy-on_gain_power = Guadagni { $n } potere.
scy-on_gain_popularity = Guadagni { $n } popolarità.
scy-on_pay_coin = Paghi { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}.
scy-on_pay_power = Paghi { $n } potere.
scy-on_pay_popularity = Paghi { $n } popolarità.
scy-on_goods = { $n } { $resource } in { $region }.
scy-on_pay_goods = Paghi { $n } { $resource } da { $region }.
scy-on_workers = { $n ->
    [one] Un nuovo lavoratore è in { $region }.
   *[other] { $n } nuovi lavoratori sono in { $region }.
}
scy-on_step = Il tuo { $unit } si muove: { $start } → { $to }.
scy-on_load = Porta con sé: { several-goods }.
scy-on_back = Le tue unità in { $region } tornano da dove sono venute: la partita è finita.
scy-on_upgrade = Miglioria: { $cube }; { $action } costa 1 in meno.
scy-on_mech = Un Mech è in { $region } e sblocca { $ability }.
scy-on_structure = Costruisci in { $region }: { $what }.
scy-on_recruit = Recluta: d’ora in poi { $bonus }; il bonus immediato è il doppio di { $now }.
scy-on_discard = Scarti una carta combattimento di valore { $card }.
scy-on_objective = Obiettivo raggiunto: { $objective }.
scy-on_encounter = Incontro { $n } in { $region }.
scy-on_factory_card = Prendi la { $card }.
scy-on_flag = Metti una bandiera in { $region }.
scy-on_trap = Metti una trappola in { $region } ({ $trap }).
scy-on_arm = La trappola in { $region } è di nuovo armata.
scy-you_draw = { $n ->
    [one] Peschi una carta combattimento: { $cards }.
   *[other] Peschi { $n } carte combattimento: { $cards }.
}
scy-you_retreat = { $n ->
    [one] Ritirata: { $unit }, { $region } → { $to }.
   *[other] Ritirata: { $n } unità ({ $unit }), { $region } → { $to }.
}
scy-move-shown = Il { $unit } dell’Automa si muove: { $from } → { $to }.
scy-stays-shown = Il { $unit } dell’Automa resta fermo ({ $to }).
scy-put_back-shown = { $n ->
    [0] In { $region } non ci sono risorse.
    [one] 1 risorsa in { $region } è persa.
   *[other] { $n } risorse in { $region } sono perse.
}
scy-token_removed-shown = Il gettone incontro in { $region } esce dal gioco.
scy-factory_card-shown = L’Automa prende una carta Fabbrica senza guardarla.
scy-gain_combat_cards-shown = { $n ->
    [one] L’Automa guadagna una carta combattimento (ora { $total }).
   *[other] L’Automa guadagna { $n } carte combattimento (ora { $total }).
}
scy-deploy-shown = L’Automa schiera nella sua base: { $unit }.
scy-progress-shown = Il segnalino progresso va sullo spazio { $n }.
scy-star-shown = { $seat ->
    [person] Piazzi la stella n. { $n } ({ $space }).
   *[automa] L’Automa piazza la stella n. { $n } ({ $space }).
}
scy-combat_card-shown = Per il combattimento l’Automa pesca la { $card }.
scy-scouted-shown = Ricognizione: prendi all’Automa una carta combattimento a caso (ora ne ha { $n }).
scy-claim-shown = Trovi { $n } { $resource } in { $region } (la { $card } era l’ultima).
scy-shuffle-shown = Tutte le 19 carte Automa vengono mescolate in un nuovo mazzo ({ $scheme }).

## Sullo schermo: domande

ask-mat = Quale plancia giocatore esce?
ask-tile = Quale tessera bonus struttura esce?
ask-cards = { $n ->
    [one] Quale carta combattimento esce?
   *[other] Quali { $n } carte combattimento escono?
}
ask-objectives = Quali due obiettivi escono?
ask-encounter = Quale carta incontro esce?
ask-factory = { $n ->
    [one] Quale carta Fabbrica c’è?
   *[other] Quali { $n } carte Fabbrica ci sono?
}
ask-scouted = Quale carta combattimento dell’Automa ottieni?
ask-turn = Il tuo turno ({ $turn }): quale sezione?
ask-goods = { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}: dove, e quali?
ask-produce = { $n ->
    [0] Produrre: resta solo il mulino. Quanto?
    [one] Produrre: quale territorio, quanto? Ancora un territorio.
   *[other] Produrre: quale territorio, quanto? Ancora { $n } territori.
}
ask-discard = Quale carta combattimento paghi?
ask-unit = { $n ->
    [one] Quale unità si muove? Ancora una.
   *[other] Quale unità si muove? Ancora { $n }.
}
ask-step = { $unit } ({ $region }): dove va? ({ $n } { $n ->
    [one] passo
   *[other] passi
})
ask-power = Combattimento in { $region }: quanto potere?
ask-play = Combattimento in { $region }: quali carte combattimento, con { $power } potere?
ask-retreat_workers = { $n ->
    [one] Dove va il tuo lavoratore in { $region }?
   *[other] Dove vanno i tuoi { $n } lavoratori in { $region }?
}
ask-option = Quale opzione dell’{ $card }?
ask-take = { $n ->
    [one] 1 risorsa a scelta: quale?
   *[other] { $n } risorse a scelta: quali?
}
ask-worker = Un lavoratore in { $region }?
ask-factory_card = Quale carta Fabbrica prendi?
ask-flag = Una bandiera in { $region }?
ask-trap = Una trappola in { $region }?
ask-arm = Armare di nuovo la trappola in { $region }?
ask-bottom = E l’azione inferiore?
ask-pay = Da dove paghi { $n } { $resource }?
ask-upgrade = Quale cubo va dove?
ask-deploy = Quale Mech, e dove?
ask-build = Che cosa costruisci, e dove?
ask-enlist = Quale recluta, e quale bonus immediato?
ask-after = Riveli un obiettivo?

## Sullo schermo: rifiuti

refused-section_again = { $section } era la tua sezione nell’ultimo turno. Scegline un’altra.
refused-not_payable = Non puoi pagarlo: { $what }.
refused-no_such_unit = Non hai nessuna unità di questo tipo che possa muoversi: { $what }.
refused-already_moved = Questa unità si è già mossa: { $what }.
refused-river = Davanti a { $region } c’è un fiume che questa unità non attraversa.
refused-too_far = { $region } non si raggiunge con un passo.
refused-contested = Nessuno lascia { $region } prima del combattimento.
refused-not_there = In { $region } non c’è così tanto: { $what }.
refused-not_on_a_lake = Non su un lago: { $region }.
refused-no_worker_there = { $region ->
    [none] Non hai lavoratori su nessun territorio.
   *[other] Non hai lavoratori in { $region }.
}
refused-no_cube_there = Questo cubo è già stato spostato: { $cube }.
refused-space_full = Qui non c’è più posto per un cubo: { $action }.
refused-bonus_taken = Questo bonus è già preso: { $bonus }.
refused-not_in_hand = Non ce l’hai in mano: { $what }.
refused-objective_not_met = L’obiettivo { $n } non è raggiunto.
refused-not_now = Ora non è possibile: { $what }.

## Sullo schermo: posizioni impossibili

problem-no_such_section = Su questa plancia non c’è la sezione { $section }.
problem-too_many_cubes = { $n } cubi non stanno sotto { $action }.
problem-cubes_differ = Cubi tolti sopra: { $top }; cubi sotto: { $bottom }. I due numeri devono essere uguali.
problem-recruits_differ = Reclute: { $recruits }, bonus immediati usati: { $one_time }. I due numeri devono essere uguali.
problem-too_few_workers = Lavoratori: { $n }. Sono troppo pochi: sono sempre almeno 2.
problem-mechs_and_abilities = Mech: { $mechs }, abilità: { $abilities }. I due numeri devono essere uguali.
problem-too_many_structures = { $n } strutture; ce ne sono 4.
problem-structure_on_a_lake = Sul lago { $region } non può esserci una struttura.
problem-worker_on_a_lake = Sul lago { $region } c’è un lavoratore senza Mech.
problem-star_not_earned = C’è una stella per { $space } che non è stata guadagnata.
problem-too_many_combat_cards_of = Carte combattimento di valore { $value }: { $n } di troppo.
problem-combat_cards_do_not_fit = L’Automa non può avere { $n } carte combattimento: le 42 carte non bastano, o se ne conoscono di più.

## Sullo schermo: scelte

option-sit = Come vuoi giocare?
option-sit-help = Con la tua scatola sul tavolo o senza.
option-sit-companion = Al mio tavolo
option-sit-companion-help = La scatola è sul tavolo; l’app guida l’Automa.
option-sit-digital = Sullo schermo
option-sit-digital-help = Una partita intera senza scatola: l’app conosce entrambe le parti.
option-mat = La tua plancia giocatore
option-mat-help = Rusviet con Industriale e Crimea con Patriottica sono troppo veloci: vanno bene contro l’Automa, ma non sono confrontabili.
option-mat-industrial = Industriale
option-mat-industrial-help = 4 monete, popolarità 2
option-mat-engineering = Ingegneria
option-mat-engineering-help = 5 monete, popolarità 2
option-mat-militant = Militante
option-mat-militant-help = Invaders from Afar: 4 monete, popolarità 3
option-mat-patriotic = Patriottica
option-mat-patriotic-help = 6 monete, popolarità 2
option-mat-innovative = Innovativa
option-mat-innovative-help = Invaders from Afar: 5 monete, popolarità 3
option-mat-mechanical = Meccanica
option-mat-mechanical-help = 6 monete, popolarità 3
option-mat-agricultural = Agricola
option-mat-agricultural-help = 7 monete, popolarità 4
option-mat-random = A caso
option-mat-random-help = Una delle sette.
option-relentless_factory = Implacabile e la carta Fabbrica
option-relentless_factory-help = Se Rusviet può usare la carta Fabbrica in due turni di fila.
option-relentless_factory-off = No
option-relentless_factory-off-help = Come dicono gli errata.
option-relentless_factory-on = Sì
option-relentless_factory-on-help = Come nella prima stampa.
option-fresh_recruit_pays = La recluta accanto a Reclutare
option-fresh_recruit_pays-help = Se porta la sua carta combattimento già con la stessa azione.
option-fresh_recruit_pays-off = No
option-fresh_recruit_pays-off-help = Solo dall’azione successiva.
option-fresh_recruit_pays-on = Sì
option-fresh_recruit_pays-on-help = Subito.
option-burrow = Scavo
option-burrow-help = Quale estremo del passo dev’essere un tunnel o la miniera.
option-burrow-either_end = Uno dei due
option-burrow-either_end-help = Come sulla plancia fazione inglese.
option-burrow-into = Solo l’arrivo
option-burrow-into-help = Come nelle regole francesi.
option-mine_is_tunnel_for_objectives = La miniera come tunnel
option-mine_is_tunnel_for_objectives-help = Per l’obiettivo con tre territori con tunnel.
option-mine_is_tunnel_for_objectives-off = No
option-mine_is_tunnel_for_objectives-off-help = Come sulle tessere bonus struttura.
option-mine_is_tunnel_for_objectives-on = Sì
option-mine_is_tunnel_for_objectives-on-help = La miniera conta.
option-objective_timing = Obiettivi «alla fine del tuo turno»
option-objective_timing-help = Quando si possono rivelare queste carte.
option-objective_timing-printed = Alla fine
option-objective_timing-printed-help = Come dicono le carte.
option-objective_timing-any_break = A ogni pausa
option-objective_timing-any_break-help = Come tutti gli altri.
option-seaworthy_workers = Navigazione: lavoratori sconfitti
option-seaworthy_workers-help = Dove vanno i lavoratori quando i Mech si ritirano su un lago.
option-seaworthy_workers-home = Alla base
option-seaworthy_workers-home-help = Sempre.
option-seaworthy_workers-with_mechs = Con i Mech
option-seaworthy_workers-with_mechs-help = Possono seguirli sul lago.

## Sullo schermo: risposte in parole

do-many = { $n ->
    [1] { $what }
   *[other] { $n } × { $what }
}
do-or = { $a } o { $b }
do-option = { $n }: { $what }
do-factory_card = Carta { $n }: { $what }
do-skip = { $section }: nessuna azione superiore
do-objective = Rivela: { $objective }
do-move_units = Muovi unità
do-move_coins = Prendi monete invece di muovere
do-bolster_power = Rafforzare: potere
do-bolster_cards = Rafforzare: carte combattimento
do-trade_goods = Commerciare: risorse
do-trade_popularity = Commerciare: popolarità
do-produce = Produrre
do-factory_use = Usa la carta Fabbrica
do-factory_enlist = Carta Fabbrica: Reclutare
do-factory_upgrade = Carta Fabbrica: Miglioria
do-factory_deploy = Carta Fabbrica: Schierare
do-factory_build = Carta Fabbrica: Costruire
do-action = { $action }
do-without_coins = { $action }, senza le monete
do-end = Fine del turno
do-done = Fatto
do-none = Niente
do-stop = Fermati qui
do-goods = { $region }: { $what }
do-region = { $region }: { $n }
do-unit = { $unit } ({ $region })
do-to = Verso: { $region }
do-load = Porta con te: { several-goods }
do-unload = Deponi: { several-goods }
do-play_none = Nessuna carta
do-pay_card = carta combattimento { $value }
do-flag = Bandiera in { $region }
do-no_flag = Nessuna bandiera
do-no_trap = Nessuna trappola
do-arm = Armala in { $region }
do-no_arm = Lasciala disarmata
do-worker = Lavoratore in { $region }
do-cube = { $cube } → { $action }
do-mech = { $region }: { $ability }
do-structure = { $what } in { $region }
do-recruit = D’ora in poi { $bonus }; adesso { $now }
much-coin = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}
much-power = { $n } potere
much-popularity = { $n } popolarità
much-combat_card = { $n ->
    [one] 1 carta combattimento
   *[other] { $n } carte combattimento
}
much-food = { $n } cibo
much-metal = { $n } metallo
much-oil = { $n } petrolio
much-wood = { $n } legno
much-any_resource = { $n ->
    [one] 1 risorsa a scelta
   *[other] { $n } risorse a scelta
}
much-worker = { $n ->
    [one] 1 lavoratore
   *[other] { $n } lavoratori
}
much-mech = { $n ->
    [one] un Mech
   *[other] { $n } Mech
}
much-structure = { $n ->
    [one] una struttura
   *[other] { $n } strutture
}
much-recruit = { $n ->
    [one] una recluta
   *[other] { $n } reclute
}
much-upgrade = una miglioria
much-deploy = un Mech
much-build = una struttura
much-enlist = una recluta
much-produce = { $n ->
    [one] produci in 1 territorio
   *[other] produci in { $n } territori
}

# --- the page of the game on screen
mat-last = ultimo turno
section-help = Che cos’è?
section-move-help = Muovi unità di un territorio ciascuna (di più con Velocità) o prendi monete. I Mech portano lavoratori e risorse.
section-bolster-help = Paga una moneta per potere o carte combattimento: decidono i combattimenti.
section-trade-help = Paga una moneta per risorse in un territorio con tuoi lavoratori, o per popolarità.
section-produce-help = I lavoratori producono ciò che dà il loro territorio; i villaggi danno nuovi lavoratori. Più lavoratori hai, più costa.
section-factory-help = La metà superiore è quella della tua carta; quella inferiore muove un’unità di due territori.
lesson-learn-on_screen = Imparalo sullo schermo, senza scatola
lesson-learn-on_screen_2_mat = Sullo schermo 2: la plancia
lesson-learn-on_screen_3_map = Sullo schermo 3: la mappa
lesson-learn-on_screen_4_end = Sullo schermo 4: la fine
mat-units = { $n ->
    [one] { $n } unità
   *[other] { $n } unità
}
mat-regions = { $n ->
    [one] in { $n } territorio
   *[other] in { $n } territori
}
hand-none = Nessuna carta combattimento
objective-later = alla fine del tuo turno

# --- odds
odds-attack = Attacca le tue unità combattenti in { $region }
odds-attack_workers = Scaccia i tuoi lavoratori da { $region }
odds-no_strike = Nessuna delle carte non ancora viste porterebbe ora l’Automa ad attaccarti.
odds-total = Con un totale di { $n }
odds-ties = { $seat ->
    [person] Attacchi tu: in caso di parità vinci tu.
   *[other] Attacca l’Automa: in caso di parità vince lui.
} Il totale è il potere impostato più i valori delle tue carte combattimento.

## Sullo schermo: programmi

label-hand = Mano
label-goods = Risorse
label-tile = Bonus struttura
tempo-assumed-program = Un programma gioca tutta la parte della persona.
tempo-seat_won = Vinte (quota)
tempo-seat_stars = Stelle della persona
tempo-seat_rounds = Turni
tempo-seat_person = Punti della persona
tempo-seat_automa = Punti dell’Automa
tempo-won_with = Vinte con { $what } (quota)
player-uniform-reason = Prende una risposta permessa qualsiasi, tutte ugualmente probabili.
player-planner-reason = Muove secondo punti semplici; per il resto prova ogni risposta, finisce il turno in un modo fisso e prende quella con l’esito migliore.
player-steward = Intendente
player-steward-reason = Pianifica più turni in anticipo, ogni sezione con le migliori continuazioni, e prova i piani migliori contro ciò che le carte coperte dell’Automa possono fare.
advice-worth = Secondo i suoi calcoli (più è meglio)
advice-why_pair = Entrambe le metà della sezione: { $top }, poi { $bottom }.
advice-why_top = Ora: { $top }.
advice-why_bottom = Ora solo l’azione inferiore: { $bottom }.
advice-next_pair = Prossimo turno: { $top } e { $bottom }.
advice-next_top = Prossimo turno: { $top }.
advice-next_bottom = Prossimo turno: { $bottom }.
advice-why_star = Stella ({ $space }) { $turns ->
    [0] in questo turno.
    [1] nel prossimo turno.
   *[other] tra { $turns } turni.
}
advice-why_risk = { $n ->
    [one] La prossima carta dell’Automa costa qui in media circa un punto.
   *[other] La prossima carta dell’Automa costa qui in media circa { $n } punti.
}
advice-why_popularity = Con popolarità { $n } tutto vale di più: la raggiungi { $turns ->
    [0] in questo turno.
    [1] nel prossimo turno.
   *[other] tra { $turns } turni.
}
advice-why_workers = { $n ->
    [one] 1 lavoratore
   *[other] { $n } lavoratori
} { $turns ->
    [0] dopo questo turno.
    [1] dopo il prossimo turno.
   *[other] tra { $turns } turni.
}
advice-power = { $n } potere
advice-cards = Carte combattimento: { $cards }
advice-goods = { $goods } in { $region }
advice-take = { $goods }
advice-pay = Paga da { $regions }
advice-option = Opzione { $n }
advice-take_card = Prendi la { $card }
advice-recruit = D’ora in poi { $bonus }; subito il doppio di { $now }

# --- why a question is asked, and what one must know to answer it
because-commit = { $attacker ->
    [person] Attacchi in { $region }; in caso di parità vinci tu.
   *[automa] L’Automa ti attacca in { $region }; in caso di parità vince lui.
} Ha { $automa_power } potere e { $automa_cards ->
    [0] nessuna carta combattimento
    [one] 1 carta combattimento
   *[other] { $automa_cards } carte combattimento
}.
because-power = { $attacker ->
    [person] Attacchi in { $region }; in caso di parità vinci tu.
   *[automa] L’Automa ti attacca in { $region }; in caso di parità vince lui.
} Ha { $automa_power } potere e { $automa_cards ->
    [0] nessuna carta combattimento
    [one] 1 carta combattimento
   *[other] { $automa_cards } carte combattimento
}.
because-play = { $attacker ->
    [person] Attacchi in { $region }; in caso di parità vinci tu.
   *[automa] L’Automa ti attacca in { $region }; in caso di parità vince lui.
} Ha { $automa_power } potere e { $automa_cards ->
    [0] nessuna carta combattimento
    [one] 1 carta combattimento
   *[other] { $automa_cards } carte combattimento
}.
because-ability = { $attacker ->
    [person] Attacchi in { $region }; in caso di parità vinci tu.
   *[automa] L’Automa ti attacca in { $region }; in caso di parità vince lui.
} Ha { $automa_power } potere e { $automa_cards ->
    [0] nessuna carta combattimento
    [one] 1 carta combattimento
   *[other] { $automa_cards } carte combattimento
}.
because-retreat = L’Automa ha vinto il combattimento in { $region }: le tue unità devono lasciarlo.
because-retreat_workers = L’Automa ha vinto il combattimento in { $region }: anche i tuoi lavoratori devono lasciarlo.
because-resources = L’Automa va dai tuoi lavoratori rimasti soli, dove ci sono più risorse.
because-which_unit = La carta muove il Mech o il personaggio dell’Automa, e nessuna regola dice quale.
because-trap_penalty = La penalità colpisce l’Automa; la scegli tu.
because-bonus_star = L’azione dell’Automa ti ha dato il bonus di una recluta; 16 potere o 18 popolarità, raggiunti per la prima volta, valgono una stella.
because-combat_order = In più luoghi ci sono unità tue e dell’Automa; si combatte uno scontro alla volta.
because-final_tracks = Per il punteggio manca ciò che non hai riferito durante la partita.
because-final_structures = Le strutture controllano territori e contano per la tessera bonus struttura.
because-final_resources = Ogni due risorse nei territori che controlli danno monete.

# --- on screen: moves by tapping, previews
goal-combat = combattimento
goal-drives_off = { $n ->
    [one] scaccia un lavoratore
   *[other] scaccia { $n } lavoratori
}, −{ $lost } popolarità
goal-encounter = incontro
goal-factory = carta Fabbrica
tray-units = Quale unità?
tray-more = Uno in più: { $what }
tray-less = Uno in meno: { $what }
tally-star = Stelle
tally-coin = Monete
tally-power = Potere
tally-popularity = Popolarità
tally-combat_card = Carte combattimento
tally-food = Cibo
tally-metal = Metallo
tally-oil = Petrolio
tally-wood = Legno
tally-worker = Lavoratori
tally-mech = Mech
tally-structure = Strutture
tally-recruit = Reclute
tally-upgrade = Migliorie

# --- on screen: cards that their owner corrected
want-mountains = Montagne controllate
want-farms = Fattorie controllate
want-tundras = Tundre controllate
want-forests = Foreste controllate
want-villages = Villaggi controllati
want-tunnels = Territori con tunnel controllati
want-factory = Fabbrica controllata
want-beside_factory = Territori accanto alla Fabbrica
want-lake_shore = Territori intorno a un lago
want-power = Potere
want-power_lead = Vantaggio di potere sull’Automa
want-popularity = Popolarità
want-coins = Monete
want-workers = Lavoratori
want-mechs = Mech
want-structures = Strutture
want-recruits = Reclute
want-upgrades = Migliorie
want-factory_card = Carta Fabbrica
want-combat_cards = Carte combattimento
want-combat_stars = Stelle per i combattimenti
want-drove_off = Lavoratori scacciati in questo turno
want-full_region = Risorse su un territorio con tutti i tipi
want-pieces_together = Pezzi su un territorio
want-kinds = Tipi di risorse
want-one_kind = Risorse di un solo tipo
want-workers_over_recruits = Lavoratori in più delle reclute
want-lone_wolf = Risorse con il personaggio, un Mech e un lavoratore
wants-least = { $what }: almeno { $n }
wants-most = { $what }: al massimo { $n }
wants-exactly = { $what }: esattamente { $n }
wants-between = { $what }: da { $least } a { $most }
scy-on_own_objective = L’obiettivo { $n }, come l’hai corretto, è raggiunto: { $facts }.
option-box_cards = Incontri e altre carte
option-box_cards-help = Incontri, obiettivi, carte Fabbrica e tessere bonus struttura; puoi correggerli in un file.
option-box_cards-on_screen = Quelle incluse
option-box_cards-on_screen-help = Le carte del gioco base.
option-deck-on_screen = Incontri, obiettivi, carte Fabbrica e tessere
option-deck-on_screen-source = Costi ed effetti con parole nostre. Incontri e obiettivi concordano in due fonti; le carte Fabbrica e le monete di quasi tutte le tessere vengono da una sola.
deck-kind-on_screen = Correzioni di incontri, obiettivi, carte Fabbrica e tessere
card-kind-encounter = Incontro { $n }
card-kind-objective = Obiettivo { $n }
card-kind-factory_card = Carta Fabbrica { $n }
card-kind-tile = Bonus struttura
card-end_of_turn = alla fine del tuo turno
card-from = da { $n }: { $coins }
refused-no_cards_corrected = { $file } non corregge nessuna carta.
refused-no_such_card_kind = { $file }, carta n. { $n }: il tipo { $kind } non esiste. Ci sono: { $known }.
refused-not_in_the_box = { $file }: nella scatola non c’è { $kind } { $card }.
refused-three_options = { $file }, { $place }: un incontro ha tre opzioni, non { $n }.
refused-first_option_costs = { $file }, { $place }: la prima opzione non costa nulla.
refused-card_gives_nothing = { $file }, { $place }: non si ottiene nulla.
refused-objective_wants_nothing = { $file }, { $place }: non è indicato nessun wants.
refused-want_without_sense = { $file }, { $place }: { $field } ha bisogno di least, di most o di entrambi, e least non può superare most.
refused-bad_factory_actions = { $file }, { $place }: un’azione, o due diverse senza produce.
refused-tile_not_rising = { $file }, { $place }: steps sono coppie di numero e monete, ciascuna maggiore della precedente.
## Something is different

slip-report = Ho riferito qualcosa di sbagliato
slip-elsewhere = { $seat ->
    [person] { $unit ->
        [character] Il mio personaggio
        [mech] Il mio Mech
       *[worker] Il mio lavoratore
    } è altrove
   *[automa] { $unit ->
        [character] Il personaggio dell’Automa
        [mech] Il Mech dell’Automa
       *[worker] Il lavoratore dell’Automa
    } è altrove
}
slip-stands_here = { $seat ->
    [person] Qui c’è { $unit ->
        [character] il mio personaggio
        [mech] un mio Mech
       *[worker] un mio lavoratore
    }
   *[automa] Qui c’è { $unit ->
        [character] il personaggio dell’Automa
        [mech] un Mech dell’Automa
       *[worker] un lavoratore dell’Automa
    }
}
slip-piece = { $seat ->
    [person] { $unit ->
        [character] Il mio personaggio
        [mech] Il mio Mech
       *[worker] Il mio lavoratore
    }, ora qui: { $region }
   *[automa] { $unit ->
        [character] Personaggio dell’Automa
        [mech] Mech dell’Automa
       *[worker] Lavoratore dell’Automa
    }, ora qui: { $region }
}
slip-at_home = Nella base
slip-on_mat = Sulla plancia, non in gioco
slip-token_gone = Il gettone incontro non c’è più
slip-token_lies = Il gettone incontro è ancora qui
slip-built = Qui c’è una mia struttura: { $structure }
slip-not_built = Qui non c’è questa mia struttura: { $structure }
region-mat = non in gioco
result-other = Vince l’Automa, { $score }.

## Answers without consequences, as the log tells them

said-final_tracks-coins = Comunichi monete, popolarità, potere e stelle.
said-final_structures-structures = Comunichi le tue strutture.

## Sul palco

title-turn = Il tuo turno { $turn }
title-bottom = Azione inferiore
title-unit = Muovere
title-step = Dove?
title-produce = Produrre
title-power = Combattimento in { $region }
title-play = Combattimento in { $region }
title-commit = Combattimento in { $region }
title-goods = Risorse
title-take = Risorse
title-pay = Pagare
title-discard = Pagare
title-upgrade = Migliorare
title-build = Costruire
title-deploy = Schierare
title-enlist = Reclutare
title-option = Incontro
title-worker = Un nuovo lavoratore?
title-factory_card = Carta Fabbrica
title-flag = Una bandiera?
title-trap = Una trappola?
title-arm = Riarmare?
title-after = Un obiettivo?
title-ability = Usarla?
title-retreat = Ritirata
title-retreat_workers = Ritirata
title-combat_order = Quale combattimento?
title-card = La carta dell’Automa
title-combat_card = La carta combattimento
title-values = Carte dell’Automa
title-resources = Le tue risorse
title-which_unit = Mech o personaggio?
title-trap_penalty = Quale penalità?
title-bonus_star = Una stella?
title-hesitation = La prima carta
title-final_tracks = Fine: i tracciati
title-final_structures = Fine: le strutture
title-final_resources = Fine: le risorse
title-report = Il tuo turno { $turn }
title-after_combats = Il tuo turno { $turn }
second-turn = Quale sezione?
second-unit = { $n ->
    [one] ancora un’unità
   *[other] ancora { $n } unità
}
second-step = { $n ->
    [one] 1 passo
   *[other] { $n } passi
}
second-produce = { $n ->
    [one] ancora un territorio
   *[other] ancora { $n } territori
}
second-power = Quanto potere?
second-play = Quali carte?
second-commit = Potere e carte?
second-bottom = E adesso?
second-after_combats = Che altro?
second-report = Cosa riguarda l’Automa?
board-map = Mappa
mat-missing = Manca: { $what }
mat-coins = Prendi { $n } $
mat-resources = { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}
mat-only_bottom = Solo { $action }, senza l’azione superiore
mat-idle = Scegli una sezione e non fare nulla
objective-short = Obiettivo
place-named = { $terrain } { $region }
way-unit = { $unit ->
    [character] Personaggio
    [mech] Mech
   *[worker] Lavoratore
}: { $region }
way-title = { $unit ->
    [character] Personaggio
    [mech] Mech
   *[worker] Lavoratore
}: dove?
way-go = Vai
way-unchoose = Deseleziona
load-take = Porta con te: { $what ->
    [worker] lavoratori
    [moved] lavoratori già mossi
    [food] cibo
    [metal] metallo
    [oil] petrolio
   *[wood] legno
}
goals-title = Dove? Tocca la mappa o scegli qui.
goals-all = tutte le { $n } mete
goals-other = Altre mete
goal-heading = { $unit ->
    [character] Personaggio
    [mech] Mech
   *[worker] Lavoratore
} → { $region }
goal-heard = { $n ->
    [one] raggiungibile in un passo
   *[other] raggiungibile in { $n } passi
}
goal-chance = probabilità { $chance }
goal-way = { $n ->
    [one] 1 passo
   *[other] { $n } passi, per { $region }
}
goal-do = { $sign ->
    [attack] In { $region } e combatti
    [attack_workers] In { $region }, scacciali
    [encounter] In { $region }: incontro
    [factory] In { $region }: carta Fabbrica
   *[none] Vai in { $region }
}
versus-power = fino a { $n } di potere
versus-cards = carte: { $cards }
versus-chance = probabilità di vittoria
fight-power = Quanto potere?
fight-power-note = Probabilità con le tue carte migliori
fight-cards = Carte combattimento in più
fight-cards-most = { $n ->
    [one] Carte combattimento, al massimo una
   *[other] Carte combattimento, al massimo { $n }
}
fight-no_card = nessuna
fight-go = Combatti
fight-do = Combatti con { $sum } · { $chance }
fight-outcome = { $star ->
    [true] La vittoria porta una stella combattimento.
   *[false] La vittoria non porta altre stelle.
} Se perdi, le tue unità tornano a casa.
produce-do = { $region }: produci { $what }
produce-choose = Scegli
produce-left = { $n ->
    [one] È l’ultimo territorio.
    [2] Poi ancora un territorio.
   *[other] Poi ancora due territori.
}
produce-star = porta una stella
produce-enough = basta per { $action }
report-move = { $what } → { "PLACE" }
report-put = { $what }: { "PLACE" }
report-to = Dove è andato?
report-at = Dove?
report-how_many = Quanti?
report-ability = Abilità
report-gone = Lavoratore via: { $region }
report-mech = Un nuovo Mech
gained-title = Il tuo turno ha portato
gained-star = { $n ->
    [1] La tua prima stella
    [2] La tua seconda stella
    [3] La tua terza stella
    [4] La tua quarta stella
    [5] La tua quinta stella
   *[other] La tua sesta stella
}
gained-points = { $before } → { $after } { $after ->
    [one] punto
   *[other] punti
}
plan-move = { $unit ->
    [character] Personaggio
    [mech] Mech
   *[worker] Lavoratore
}: { $way }
panel-sides = Le due parti
mat-of = { $unit ->
    [character] Personaggi sulla plancia
    [mech] Mech sulla plancia
   *[worker] Lavoratori sulla plancia
}
give_up-produce = Non produrre altro
give_up-unit = Non muovere altre unità
give_up-bottom = Termina senza { $action }

## Che cosa fanno le cose, una frase ciascuna

says-ability-riverwalk = Il tuo personaggio e i tuoi mech attraversano i fiumi verso i due terreni della tua fazione.
says-ability-speed = Il tuo personaggio e i tuoi mech fanno un territorio in più a ogni movimento.
says-ability-seaworthy = Il tuo personaggio e i tuoi mech vanno sui laghi e da lì sulle terre vicine; le unità sconfitte possono ritirarsi su un lago.
says-ability-artillery = Prima di un combattimento puoi pagare 1 potere: l’Automa ne perde 2.
says-ability-township = Dalla fabbrica o da un tuo villaggio il personaggio e i mech vanno in un passo alla fabbrica o a un altro tuo villaggio.
says-ability-peoples_army = Se c’è un tuo lavoratore nel combattimento puoi giocare una carta combattimento in più.
says-ability-wayfare = Il personaggio e i mech vanno da ovunque in un passo alla tua base o a quella di una fazione non in gioco.
says-ability-scout = Prima di un combattimento prendi all’Automa una carta combattimento a caso.
says-ability-underpass = Per il personaggio e i mech le tue montagne e tutti i tunnel sono adiacenti tra loro.
says-ability-disarm = Prima di un combattimento su un tunnel o sulla tua miniera l’Automa perde 2 potere.
says-ability-submerge = Il personaggio e i mech vanno sui laghi e da un lago a qualsiasi altro in un passo.
says-ability-camaraderie = Non perdi popolarità per i lavoratori che fuggono perché hai vinto un combattimento.
says-ability-burrow = Il personaggio e i mech attraversano un fiume se lasciano o raggiungono un tunnel o la tua miniera.
says-ability-sword = Quando attacchi, l’Automa perde 2 potere prima del combattimento.
says-ability-shield = Quando vieni attaccato, ottieni 2 potere prima del combattimento.
says-ability-rally = Il personaggio e i mech vanno in un passo in qualsiasi territorio con un tuo lavoratore o una tua bandiera.
says-ability-toka = Una volta per turno un personaggio o mech attraversa un fiume verso qualsiasi terra.
says-ability-suiton = Il personaggio e i mech vanno sui laghi; in un combattimento su un lago puoi giocare una carta in più.
says-ability-ronin = Se in un combattimento hai una sola unità, puoi ottenere prima 2 potere.
says-ability-shinobi = Il personaggio e i mech vanno in un passo a qualsiasi tua trappola e possono riarmarla.
says-structure-mine = Un tunnel tutto tuo: le tue unità passano tra essa e ogni tunnel.
says-structure-mill = Quando produci, produce anche il suo territorio, uno in più dei lavoratori presenti.
says-structure-monument = Quando rafforzi, ottieni anche 1 popolarità.
says-structure-armory = Quando commerci, ottieni anche 1 potere.
says-structure-flag = Alla fine vale come un tuo territorio in più.
says-structure-trap = L’Automa la disarma entrandoci e ne subisce la penalità.
says-bonus-power = Permanente: 1 potere ogni volta che migliori e quando lo mostra la carta dell’Automa.
says-bonus-coin = Permanente: 1 moneta ogni volta che schieri e quando lo mostra la carta dell’Automa.
says-bonus-popularity = Permanente: 1 popolarità ogni volta che costruisci e quando lo mostra la carta dell’Automa.
says-bonus-combat_card = Permanente: 1 carta combattimento ogni volta che recluti e quando lo mostra la carta dell’Automa.
says-tile-lakes_next_to_structures = Alla fine: 2 monete per 1 lago vicino alle tue strutture, 4 per 2 o 3, 6 per 4 o 5, 9 per di più.
says-tile-tunnels_next_to_structures = Alla fine: 2 monete per 1 territorio con tunnel vicino alle tue strutture, 4 per 2 o 3, 6 per 4 o 5, 9 per di più.
says-tile-encounters_next_to_structures = Alla fine: 2 monete per 1 territorio d’incontro vicino alle tue strutture, 4 per 2 o 3, 6 per 4 o 5, 9 per di più; con o senza segnalino.
says-tile-structures_on_tunnels = Alla fine: 2 monete per 1 struttura su un territorio con tunnel, 4 per 2, 6 per 3 o 4.
says-tile-longest_line_of_structures = Alla fine: 2 monete per una linea retta di 1 struttura, 4 per 2, 6 per 3, 9 per 4.
says-tile-structures_on_farms_or_tundras = Alla fine: 2 monete per 1 struttura su fattoria o tundra, 4 per 2, 6 per 3, 9 per 4.
faction_ability-swim = Nuoto
says-faction_ability-swim = I tuoi lavoratori attraversano i fiumi.
faction_ability-relentless = Implacabile
says-faction_ability-relentless = Puoi usare di nuovo la stessa sezione della plancia.
faction_ability-coercion = Coercizione
says-faction_ability-coercion = Una volta per turno una carta combattimento vale come una risorsa qualsiasi.
faction_ability-dominate = Dominio
says-faction_ability-dominate = Metti una stella per ogni combattimento vinto e per ogni obiettivo.
faction_ability-meander = Girovagare
says-faction_ability-meander = Puoi scegliere due opzioni di un incontro.
faction_ability-exalt = Esaltazione
says-faction_ability-exalt = Dopo un movimento puoi lasciare una bandiera dove sta il personaggio: alla fine vale un territorio in più.
faction_ability-maifuku = Maifuku
says-faction_ability-maifuku = Dopo un movimento puoi lasciare una trappola dove sta il personaggio: se l’Automa ci entra, paga.

## What a card of an owner's file says

card-field-gold_star = se c’è una stella dorata: il segnalino avanza
card-field-skip_mark = se Autometta salta il turno
card-field-power_spent = potere speso in un combattimento con 0-7, 8-13, 14-16 di potere
card-field-combat_cards = carte combattimento casuali usate in un combattimento
card-field-resources = cosa trovi dopo una vittoria da attaccante
card-field-unchecked = se nessuno l’ha ancora confrontata con la carta stampata
card-field-moves = worker, mech, character, encounter, attack_workers, "attack 5" (potere minimo); per una sola fazione "nordic:worker"
card-field-gains = "power 3", "coin 1", "worker 1", "unit 1" (mech o personaggio), "combat_card 1"; per una sola fazione "crimea:coin 1"
card-field-recruit = power, coin, popularity o combat_card; da omettere se non c’è
