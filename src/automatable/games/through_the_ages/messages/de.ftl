### Through the Ages in German. Every key and every argument exists in en, de and it alike.
### Refs (civ, card, icon, slot, space ...) arrive in words already; counts are numbers.

## The game

game-title = Im Wandel der Zeiten
game-tagline = Führe eine Zivilisation von den Pyramiden bis ins Raumfahrtzeitalter, gegen Mautoma.
game-emblem-label = Ein Tempel zwischen Lorbeer und Zahnrad
score-culture = Kulturpunkte
stand-in = Ersatzdeck, nicht die gedruckten Karten
our-reading = unsere Lesart

## Set-up: options

option-level = Stufe
option-level-help = Blaue Steine auf dem Tableau des Automa. Jeder bezahlt ein zusätzliches Gebäude; in den Zeitaltern II und III kommen sie zurück.
option-level-0 = 0 blaue Steine
option-level-0-help = Der Automa errichtet keine zusätzlichen Gebäude. Für die erste Partie empfohlen.
option-level-1 = 1 blauer Stein
option-level-1-help = Der Automa kann in jedem Zeitalter 1 zusätzliches Gebäude errichten.
option-level-2 = 2 blaue Steine
option-level-2-help = Der Automa kann in jedem Zeitalter 2 zusätzliche Gebäude errichten.
option-level-3 = 3 blaue Steine
option-level-3-help = Der Automa kann in jedem Zeitalter 3 zusätzliche Gebäude errichten.
option-level-4 = 4 blaue Steine
option-level-4-help = Der Automa kann in jedem Zeitalter 4 zusätzliche Gebäude errichten. Die schwerste Stufe.
option-deck = Automa-Stapel
option-deck-help = Die 24 gedruckten Karten sind nicht öffentlich. Gib deine Karte für Karte ein (siehe Decks) oder spiele unser Ersatzdeck.
option-deck-house_v1 = Hausdeck v1
option-deck-house_v1-help = Ersatzdeck, nicht die gedruckten Karten: eigener Entwurf, durch Simulation bemessen.
option-deck-manual = Meine gedruckten Karten, noch nicht eingegeben
option-deck-manual-help = Du ziehst deine eigenen Karten. Jede wird eingegeben, wenn sie zum ersten Mal gezogen wird, und nie wieder erfragt.
option-dealer = Wer gibt
option-dealer-help = Jede Kartenart lässt sich unter „Weitere Optionen“ einzeln einstellen.
option-dealer-app = Die App gibt
option-dealer-app-help = Am wenigsten zu tippen, kein Mischen: Die App zeigt die Reihe und sagt dir, was du ziehst. Lege die Zivilkarten nach Zeitalter und Farbe sortiert neben den Tisch.
option-dealer-table = Der Tisch gibt
option-dealer-table-help = Das ganze Spiel mit echten Karten: Du legst sie aus und wählst die neuen aus einer Liste. Das Ersatzdeck zieht die App.
option-start_player = Startspieler
option-start_player-help = Wer den ersten Zug macht.
option-start_player-random = Auslosen
option-start_player-random-help = Die App lost.
option-start_player-human = Du
option-start_player-human-help = Du beginnst und nimmst in Runde 1 eine Karte.
option-start_player-automa = Automa
option-start_player-automa-help = Der Automa beginnt; du nimmst in Runde 1 bis zu zwei Karten.
option-civil_dealer = Zivilkarten
option-civil_dealer-help = Wer die Kartenreihe auslegt.
option-civil_dealer-like = Wie oben gewählt
option-civil_dealer-like-help = Wie die anderen Karten.
option-civil_dealer-app = Die App gibt
option-civil_dealer-app-help = Die App zeigt die Reihe; du holst eine Karte nur, wenn du sie nimmst. Kein Mischen.
option-civil_dealer-table = Der Tisch gibt
option-civil_dealer-table-help = Du legst echte Karten aus und wählst die neuen aus einer Liste.
option-military_dealer = Militärkarten
option-military_dealer-help = Wer Militärkarten und Ereignisse gibt.
option-military_dealer-like = Wie oben gewählt
option-military_dealer-like-help = Wie die anderen Karten.
option-military_dealer-app = Die App gibt
option-military_dealer-app-help = Die App sagt dir, was du ziehst; die Karten des Automa bleiben verdeckt.
option-military_dealer-table = Der Tisch gibt
option-military_dealer-table-help = Deine Hand bleibt echt und geheim; du sortierst die Karten des Automa und nennst, was aufgedeckt wird.
option-automa_dealer = Automa-Karten
option-automa_dealer-help = Wer die Anweisungskarten des Automa zieht.
option-automa_dealer-like = Wie es zum Deck passt
option-automa_dealer-like-help = Das Ersatzdeck zieht die App; deine eigenen Karten zieht, wer gibt.
option-automa_dealer-app = Die App zieht
option-automa_dealer-app-help = Das Ersatzdeck hat keine echten Karten.
option-automa_dealer-table = Ich ziehe meine Karten
option-automa_dealer-table-help = Du ziehst und nennst die Nummer der Karte.
option-tie_policy = Gleichstand beim Bau
option-tie_policy-help = Einheiten einer Stufe stehen immer gleich.
option-tie_policy-ask = Ich entscheide
option-tie_policy-ask-help = Wie im Regelheft: Die App fragt.
option-tie_policy-auto = Die App entscheidet
option-tie_policy-auto-help = Erst der kleinere Preis, dann eine feste Reihenfolge der Arten.
option-ruled_events = Ereignisse nach Auslegung
option-ruled_events-help = Der Anhang des Regelhefts ist nicht öffentlich; manche Ereignisse folgen unserer Lesart.
option-ruled_events-reading = Unsere Lesart
option-ruled_events-reading-help = Die App wickelt sie ab und sagt es dazu.
option-ruled_events-by_hand = Jedes Mal fragen
option-ruled_events-by_hand-help = Du kannst eingeben, was dein Anhang sagt.
option-appendix = Anhang
option-appendix-help = Was der Anhang des Regelhefts über einzelne Militärkarten sagt, aus deiner eigenen Datei.
option-appendix-none = Unsere eigenen Lesarten
option-appendix-none-help = Jede Karte, die nach unserer Lesart abgewickelt wird, sagt es.
option-first_turn_production = Produktion in Runde 1
option-first_turn_production-help = Das Regelheft spricht nur von der genommenen Karte.
option-first_turn_production-on = Ja
option-first_turn_production-on-help = Wissenschaftspunkte +1 wie bei jedem.
option-first_turn_production-off = Nein
option-first_turn_production-off-help = Keine Produktion in Runde 1.
option-take_urban_rule = Nehmen von Stadttechnologien
option-take_urban_rule-help = Drei Stellen sagen „ganz links“, ein Beispiel „die ergiebigste“.
option-take_urban_rule-leftmost = Ganz links
option-take_urban_rule-leftmost-help = Die erste passende.
option-take_urban_rule-most = Die ergiebigste
option-take_urban_rule-most-help = Das meiste davon, dann ganz links.
option-leader_happiness = Zufriedenheit von Anführern
option-leader_happiness-help = Homer, Shakespeare und Chaplin haben welche.
option-leader_happiness-off = Zählt nicht
option-leader_happiness-off-help = Wie der besondere Absatz sagt.
option-leader_happiness-on = Zählt
option-leader_happiness-on-help = Wie die allgemeine Liste sagt.
option-building_limit_scope = Grenze von drei
option-building_limit_scope-help = Je Technologiekarte oder je Gebäudeart.
option-building_limit_scope-technology = Je Technologie
option-building_limit_scope-technology-help = Drei Steine auf jeder Karte.
option-building_limit_scope-type = Je Art
option-building_limit_scope-type-help = Drei einer Art, alle Stufen zusammen.
option-armies = Armeen
option-armies-help = Wie oft eine Taktik zählt.
option-armies-standard = So viele wie möglich
option-armies-standard-help = Wie in den Grundregeln.
option-armies-single = Höchstens eine
option-armies-single-help = Ein schwächerer Automa.
option-tactic_limit = Behaltene Taktiken
option-tactic_limit-help = Eine je Zeitalter im Spiel oder eine auf der Hand.
option-tactic_limit-once_per_age = Eine je Zeitalter
option-tactic_limit-once_per_age-help = Im ganzen Spiel.
option-tactic_limit-slot = Wenn das Feld es erlaubt
option-tactic_limit-slot-help = Leer oder mit einer älteren belegt.
option-unpaid_building = Das beste Gebäude ist zu teuer
option-unpaid_building-help = Was der Automa tut, wenn er die beste Technologie nicht bezahlen kann, eine geringere aber schon.
option-unpaid_building-lesser = Das beste bezahlbare
option-unpaid_building-lesser-help = Er wertet nur auf, wenn gar kein neues Gebäude möglich ist.
option-unpaid_building-upgrade = Stattdessen aufwerten
option-unpaid_building-upgrade-help = So geht das Beispiel mit der Bibliothek im Regelheft auf.
option-defence_value = Verteidigungszahl
option-defence_value-help = Was die Verteidigungszahl einer Karte bedeutet, wenn du angreifst.
option-defence_value-added = Zusätzlich zur Stärke
option-defence_value-added-help = Wie die Bonuskarten, die ein Spieler dazulegen würde.
option-defence_value-alone = Anstelle der Stärke
option-defence_value-alone-help = Die Zahl allein muss dir standhalten: ein schwächerer Automa.

## Things

ref-civ = { $id }
ref-card = Karte { $id }
ref-automa_card = Automa-Karte { $id }
ref-space = Feld { $id }
ref-politics = Symbol { $id }
icon-action = Aktionskarte
icon-leader = Anführer
icon-special_strength = Spezialtechnologie mit Stärke
icon-special_any = Spezialtechnologie
icon-farm_mine = Farm- oder Minentechnologie
icon-military = Militär
icon-government = Regierungsform
icon-urban_science = Stadt (Wissenschaft)
icon-urban_culture = Stadt (Kultur)
icon-urban_strength = Stadt (Stärke)
icon-urban_leftmost = linke Stadttechnologie
icon-wonder = Weltwunder
icon-first_valid = erste gültige Karte
icon-aggression = Aggression
icon-war = Krieg
icon-event = Ereignis
icon-wonder_stages = Baustufen
slot-government = Regierungsform
slot-special = Spezialtechnologie
slot-farm_mine = Farm oder Mine
slot-military = Militär
slot-urban = Stadt
slot-action = Gold
slot-leader = Anführer
slot-events = Ereignisse
slot-wars_aggressions = Kriege und Aggressionen
slot-tactic = Taktik
thing-leader = deinen Anführer
thing-wonder = dein unfertiges Weltwunder
face_down-war_I = Krieg aus Zeitalter I
face_down-aggression_I = Aggression aus Zeitalter I
face_down-event_I = Ereignis aus Zeitalter I
face_down-war_II = Krieg aus Zeitalter II
face_down-aggression_II = Aggression aus Zeitalter II
face_down-event_II = Ereignis aus Zeitalter II
face_down-war_III = Krieg aus Zeitalter III
face_down-aggression_III = Aggression aus Zeitalter III
face_down-event_III = Ereignis aus Zeitalter III
pile-war = Kriege
pile-aggression = Aggressionen
pile-event = Ereignisse und Gebiete
limit-allowed = darf genommen werden
limit-copy_owned = eine Kopie ist schon da
limit-age_taken = aus diesem Zeitalter schon eine
limit-older_than_held = nicht neuer als die vorhandene
limit-slot_full = Feld belegt
limit-wonder_unfinished = ein Weltwunder ist unfertig
obstacle-applicable = anwendbar
obstacle-no_event = kein Ereignis auf der Hand
obstacle-no_such_card = keine solche Karte auf der Hand
obstacle-last_round = kein Krieg in der letzten Runde
obstacle-advantage_too_small = Vorsprung zu klein

## Decisions

decision-politics = Welche politische Aktion wählt er?
decision-take = Welche Karte nimmt er aus der Reihe?
decision-develop = Welche Technologie entwickelt er?
decision-gold = Mit welchen Karten bezahlt er?
decision-build = Was baut er?
decision-upgrade = Was wertet er auf?
decision-tactic = Welche Taktik benutzt er?
decision-units_lost = Welche Einheiten gibt er für die Kolonie?
decision-colony_lost = Welche Kolonie verliert er?
decision-colony_taken = Welche Kolonie wird genommen?
decision-wonder_ruined = Welches Weltwunder verfällt?
decision-infiltrated = Was trifft die Infiltration?
filter-applicable = Anwendbar
filter-printed_order = Das zuerst gedruckte
filter-may_be_taken = Darf genommen werden
filter-matches = Passt zum Symbol
filter-leftmost = Ganz links
filter-left_place = Linker Platz
filter-payable = Bezahlbar
filter-room = Hat Platz (höchstens 3)
filter-tie = Gleichstand
filter-person_decides = Du entscheidest
filter-cheapest = Kleinerer Preis
filter-lower_source = Niedrigere Stufe zuerst
filter-kind_order = Reihenfolge der Arten
filter-by_id = Feste Reihenfolge
filter-smallest_total = Kleinste Summe
filter-most_age_A = Meiste Karten aus Zeitalter A
filter-most_age_I = Meiste Karten aus Zeitalter I
filter-most_age_II = Meiste Karten aus Zeitalter II
filter-order_taken = Reihenfolge des Nehmens
filter-stronger = Gibt mehr als die aktive
filter-value = Größter Wert
filter-in_hand = Auf der Hand
filter-newer = Neuer
filter-older = Älter
filter-fewer_icons = Weniger Symbole
filter-least_strength = Kleinste ausreichende Stärke
filter-fewest_units = Wenigste Einheiten
filter-lower_levels = Niedrigere Stufen
filter-least_worth = Geringster Wert
filter-most_worth = Größter Wert
filter-higher_level = Höhere Stufe
filter-leader_first = Anführer vor Weltwunder
filter-most_science = Meiste Wissenschaft
filter-any_science = Bringt Wissenschaft
filter-most_culture = Meiste Kultur
filter-any_culture = Bringt Kultur
filter-most_strength = Meiste Stärke
filter-any_strength = Bringt Stärke
filter-most_happiness = Meiste Zufriedenheit
filter-any_happiness = Bringt Zufriedenheit

## What happens

tta-stand_in = Ersatzdeck: Das sind nicht die gedruckten Automa-Karten.
tta-start_human = Du bist Startspieler.
tta-start_automa = Der Automa ist Startspieler.
tta-turn_human = Runde { $round }, Zeitalter { $age }: dein Zug.
tta-turn_automa = Runde { $round }, Zeitalter { $age }: Zug des Automa.
tta-row_cleared = Aus der Reihe entfernen: { $cards }.
tta-row_dealt = Neu in der Reihe, von links nach rechts: { $cards }.
tta-age_begins = Zeitalter { $age } beginnt.
tta-your_age_steps = Lege deine veralteten Karten ab und gib { $n ->
    [one] 1 gelben Stein
   *[other] { $n } gelbe Steine
} zurück.
tta-automa_deck_changes = Der Automa-Stapel des Zeitalters { $age } ersetzt den alten.
tta-blue_cubes_back = Lege die blauen Steine des Automa zurück: { $n }.
tta-last_round = Die letzte Karte des Zeitalters III liegt: Runde { $round } ist die letzte.
tta-obsolete = Veraltet, verlässt die Hand des Automa: { $cards }.
tta-obsolete_face_down = Veraltete Militärkarten verlassen die Felder des Automa: { $n }.
tta-automa_card = Der Automa deckt „{ $card }“ auf.
tta-card_note = Auf der Karte: { $note }
tta-card_discarded = Lege „{ $card }“ ab.
tta-automa_cards_back = In den Automa-Stapel zurückmischen: { $cards }.
tta-automa_deck_shuffled = Mische die Ablage des Automa zum neuen Stapel.
tta-no_politics = Keine politische Aktion.
tta-politics = Politik: { $icon }.
tta-event_prepared = Lege ein zufälliges Ereignis des Zeitalters { $age } vom Ereignisfeld des Automa verdeckt auf die künftigen Ereignisse: Dafür erhält er { $n ->
    [one] 1 Kulturpunkt
   *[other] { $n } Kulturpunkte
} (jetzt { $now }).
tta-automa_attacks = Der Automa spielt „{ $card }“ mit Stärke { $n }.
tta-automa_declares_war = Der Automa erklärt „{ $card }“. Aufgelöst wird zu Beginn seines nächsten Zugs.
tta-take = { $icon }: nimmt „{ $card }“ von { $space }.
tta-take_other = { $icon }: nichts zu haben, also „{ $card }“ von { $space }.
tta-take_lapses = { $icon }: keine Karte darf genommen werden.
tta-to_gold = „{ $card }“ kommt zum Gold des Automa (Wert { $n }).
tta-to_slot = „{ $card }“ kommt auf das Feld { $slot }.
tta-to_urban_slot = „{ $card }“ kommt auf Stadtplatz { $n }.
tta-to_leader_slot = „{ $card }“ kommt auf das Anführerfeld; nur die Symbole zählen.
tta-wonder_into_play = „{ $card }“ kommt unfertig ins Spiel, um 90 Grad gedreht ({ $n ->
    [one] 1 Baustufe
   *[other] { $n } Baustufen
}).
tta-replaced = „{ $card }“ wird verdrängt und verlässt das Spiel.
tta-develop = { $icon }: entwickelt „{ $card }“.
tta-develop_nothing = { $icon }: nichts davon auf der Hand.
tta-develop_too_dear = { $icon }: nicht bezahlbar.
tta-pay_science = Der Automa zahlt { $n ->
    [one] 1 Wissenschaftspunkt
   *[other] { $n } Wissenschaftspunkte
} (noch { $left }).
tta-pay_choice = Der Automa zahlt einen Preis von { $price } mit Gold.
tta-pay = Entferne zum Bezahlen: { $cards } ({ $n } Gold für einen Preis von { $price }).
tta-new_government = „{ $card }“ ersetzt „{ $old }“ als Regierungsform.
tta-technology_into_play = „{ $card }“ kommt zu den Technologien des Automa.
tta-special_leaves = „{ $card }“ verlässt das Spiel; „{ $stays }“ bleibt.
tta-choose_building = { $icon }: baut auf „{ $card }“.
tta-choose_upgrade = { $icon }: wertet „{ $source }“ zu „{ $card }“ auf.
tta-build = Lege einen gelben Stein auf „{ $card }“.
tta-upgrade = Schiebe einen gelben Stein von „{ $source }“ auf „{ $card }“.
tta-build_lapses = { $icon }: weder Bau noch Aufwertung möglich.
tta-pay_blue_cube = Entferne einen blauen Stein vom Tableau des Automa (noch { $left }).
tta-no_blue_cube = { $icon } mit blauem Stein: keiner da.
tta-stages = Baue { $n ->
    [one] 1 Baustufe
   *[other] { $n } Baustufen
} von „{ $card }“ ({ $built } von { $of }).
tta-wonder_finished = „{ $card }“ ist fertig: Drehe die Karte gerade; die Symbole zählen.
tta-no_wonder = { $n ->
    [one] 1 Baustufe verfällt
   *[other] { $n } Baustufen verfallen
}: kein unfertiges Weltwunder.
tta-war_no_urban = Krieg gegen den Automa: { $icon } entfällt.
tta-war_units = Krieg gegen den Automa: { $n ->
    [one] 1 zusätzliche Einheit
   *[other] { $n } zusätzliche Einheiten
}.
tta-happiness = Zufriedenheit +{ $n }, jetzt { $now }.
tta-production = Produktion: Wissenschaft +{ $science } (jetzt { $science_points }), Kultur +{ $culture } (jetzt { $culture_points }).
tta-no_military_cards = Keine Militärkarten in Zeitalter IV.
tta-military_shuffled = Die Militärablage wird zum neuen Stapel gemischt.
tta-event_slot = Eine Karte des Zeitalters { $age } kommt verdeckt aufs Ereignisfeld.
tta-event_slot_turned = Eine Karte des Zeitalters { $age } kommt verdeckt und um 180 Grad gedreht aufs Ereignisfeld.
tta-war_slot = Eine Karte des Zeitalters { $age } kommt verdeckt zu Kriegen und Aggressionen.
tta-bonus_discarded = „{ $card }“ wird abgelegt.
tta-tactic_kept = „{ $card }“ kommt offen auf das Taktikfeld.
tta-tactic_replaced = „{ $card }“ wird verdrängt und abgelegt.
tta-tactic_common = „{ $card }“ liegt nun bei den gemeinsamen Taktiken.
tta-tactic_owned = „{ $card }“ hat der Automa schon: Lege die Karte ab.
tta-tactic_not_kept = „{ $card }“ kann nicht behalten werden: Lege die Karte ab.
tta-tactic_active = „{ $card }“ wird aktive Taktik (+{ $n }).
tta-tactic_beside_board = Lege „{ $card }“ neben das Tableau des Automa und das Banner darauf.
tta-banner_to_common = Schiebe das Banner auf „{ $card }“ bei den gemeinsamen Taktiken.
tta-event_revealed = Aufgedecktes Ereignis: { $card } ({ $reading }).
tta-future_becomes_current = { $n ->
    [one] Das künftige Ereignis wird das aktuelle.
   *[other] Die { $n } künftigen Ereignisse werden gemischt, ältere Zeitalter nach oben, und werden zu den aktuellen.
}
tta-our_reading = { $card }: unsere Lesart; der gedruckte Anhang kann abweichen.
tta-card_typed_in = Karte { $card } ist eingegeben ({ $n } von 24).
tta-owner_reading = { $card }: wie dein Anhang es sagt. { $note }
tta-by_principle = { $card }: unsere Lesart des allgemeinen Grundsatzes.
tta-event_no_effect = „{ $card }“ betrifft den Automa nicht.
tta-automa_gains_culture = Der Automa erhält { $n ->
    [one] 1 Kulturpunkt
   *[other] { $n } Kulturpunkte
} (jetzt { $now }).
tta-automa_loses_culture = Der Automa verliert { $n ->
    [one] 1 Kulturpunkt
   *[other] { $n } Kulturpunkte
} (noch { $now }).
tta-automa_gains_science = Der Automa erhält { $n ->
    [one] 1 Wissenschaftspunkt
   *[other] { $n } Wissenschaftspunkte
} (jetzt { $now }).
tta-automa_loses_science = Der Automa verliert { $n ->
    [one] 1 Wissenschaftspunkt
   *[other] { $n } Wissenschaftspunkte
} (noch { $now }).
tta-card_lost = Der Automa verliert zufällig: { $what }.
tta-event_lost = Der Automa verliert zufällig und ungesehen eine Karte des Zeitalters { $age } vom Ereignisfeld.
tta-attack_lost = Der Automa verliert zufällig und ungesehen eine Karte des Zeitalters { $age } vom Feld für Kriege und Aggressionen.
tta-leader_leaves = „{ $card }“ verlässt den Automa.
tta-colony_chosen = Die Kolonie ist { $card }.
tta-colony_lost = Der Automa verliert „{ $card }“.
tta-wonder_chosen = Das Weltwunder ist { $card }.
tta-wonder_ruined = Drehe „{ $card }“ um: Das Weltwunder gibt noch 2 Kultur je Zug und sonst nichts.
tta-nothing_to_destroy = Es gibt kein solches Gebäude.
tta-building_lost = Entferne einen gelben Stein von „{ $card }“.
tta-extra_culture = Das Ereignis des Automa gab dir mehr ({ $you } zu { $automa }): Der Automa erhält { $n } Kultur extra.
tta-your_part = Führe deinen Teil von „{ $card }“ aus, wie gedruckt.
tta-your_outcome = { $card }: { $standing } { $outcome }
standing-stronger = Du giltst als der Stärkere.
standing-weaker = Du giltst als der Schwächere.
standing-most_culture = Du hast die meiste Kultur.
standing-less_culture = Du hast weniger Kultur.
standing-most_science = Du hast die meiste Wissenschaft je Zug.
standing-less_science = Du hast weniger Wissenschaft je Zug.
standing-happiest = Du hast die meiste Zufriedenheit (auch bei Gleichstand).
standing-less_happy = Du hast weniger Zufriedenheit.
standing-leading_and_weaker = Du hast die meiste Kultur und bist der Schwächere.
standing-spared = Du bist nicht zugleich Erster an Kultur und schwächer.
outcome-barbarians-leading_and_weaker = Du verlierst 1 Bevölkerung.
outcome-barbarians-spared = { outcome-nothing }
outcome-nothing = Dir geschieht nichts.
outcome-border_conflict-stronger = Du erhältst 3 Rohstoffe.
outcome-border_conflict-weaker = Du zerstörst eines deiner Stadtgebäude, eine Farm oder eine Mine.
outcome-crusades-stronger = Du erhältst 4 Kultur.
outcome-crusades-weaker = Du verlierst 4 Kultur.
outcome-foray-stronger = Du erhältst 3 Nahrung oder Rohstoffe, beliebig gemischt.
outcome-foray-weaker = { outcome-nothing }
outcome-raiders-stronger = { outcome-nothing }
outcome-raiders-weaker = Du verlierst 2 Nahrung oder Rohstoffe, beliebig gemischt.
outcome-reign_of_terror-stronger = { outcome-nothing }
outcome-reign_of_terror-weaker = Du verlierst 1 Bevölkerung.
outcome-uncertain_borders-stronger = Du erhältst 1 gelben Stein aus der Schachtel.
outcome-uncertain_borders-weaker = Du verlierst 1 gelben Stein aus deinem Vorrat.
outcome-cold_war-stronger = Du erhältst 6 Wissenschaftspunkte.
outcome-cold_war-weaker = { outcome-nothing }
outcome-crime_wave-stronger = { outcome-nothing }
outcome-crime_wave-weaker = Du verlierst 3 Kultur und 1 blauen Stein.
outcome-independence_declaration-stronger = { outcome-nothing }
outcome-independence_declaration-weaker = Du verlierst eine Kolonie deiner Wahl, wenn du eine hast.
outcome-international_agreement-stronger = Du darfst Karten aus der Reihe für bis zu 5 Zivilaktionen nehmen und lässt deine nächste politische Aktion aus.
outcome-international_agreement-weaker = { outcome-nothing }
outcome-politics_of_strength-stronger = Du ziehst 5 Militärkarten; im Zeitalter IV erhältst du stattdessen 5 Kultur.
outcome-politics_of_strength-weaker = Du legst 3 Militärkarten ab; im Zeitalter IV verlierst du stattdessen 3 Kultur.
outcome-refugees-stronger = Du erhältst 3 Kultur und 1 Bevölkerung.
outcome-refugees-weaker = Du verlierst 3 Kultur und 1 Bevölkerung.
outcome-impact_of_strength-stronger = Du erhältst 10 Kultur.
outcome-impact_of_strength-weaker = Du erhältst nichts.
outcome-impact_of_science-most_science = Du erhältst 10 Kultur.
outcome-impact_of_science-less_science = Du erhältst nichts.
outcome-national_pride-most_culture = Du erhältst 5 Kultur.
outcome-national_pride-less_culture = { outcome-nothing }
outcome-terrorism-most_culture = Du verlierst dein Stadtgebäude der höchsten Stufe; unter mehreren wählst du.
outcome-terrorism-less_culture = Du zerstörst ein Stadtgebäude des Automa.
outcome-immigration-happiest = Du erhältst 1 Bevölkerung.
outcome-immigration-less_happy = { outcome-nothing }
tta-you_take = Du nimmst „{ $card }“.
tta-you_culture = Du hast jetzt { $n } Kultur.
tta-you_draw = Du ziehst „{ $card }“.
tta-you_discard = Du legst „{ $card }“ ab.
tta-you_prepare = Du bereitest „{ $card }“ vor und erhältst { $n } Kultur.
tta-you_prepare_age = Du bereitest ein Ereignis des Zeitalters { $age } vor und erhältst { $n } Kultur.
tta-you_attack = Du spielst „{ $card }“ mit Stärke { $n }.
tta-too_weak = Du kannst „{ $card }“ nicht spielen: Ein Angreifer muss stärker sein, und deine Stärke ist { $mine } gegen { $hers }. Die Karte bleibt auf deiner Hand.
tta-you_declare_war = Du erklärst „{ $card }“; aufgelöst wird zu Beginn deines nächsten Zugs.
tta-you_play_tactic = Du spielst „{ $card }“; sie wird zu Beginn deines nächsten Zugs gemeinsam.
tta-you_settle = Du besiedelst „{ $card }“ ohne Versteigerung.
tta-you_peek = Du siehst dir das oberste Ereignis an: { $card }.
tta-you_resign = Du gibst auf: Der Automa gewinnt.
tta-you_repel = Du wehrst „{ $card }“ ab.
tta-your_colony_lost = Du verlierst die Kolonie „{ $card }“.
tta-you_lose_building = Du verlierst ein Stadtgebäude: das der höchsten Stufe, aber höchstens Stufe { $level } (bei Gleichstand wählst du).
tta-you_lose_food = Du verlierst { $n } Nahrung.
tta-you_lose_resources = Du verlierst { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}.
tta-you_lose_population = Du verlierst { $n } Bevölkerung.
tta-you_lose_food_or_resources = Du verlierst { $n ->
    [one] 1 Nahrung oder Rohstoff
   *[other] { $n } Nahrung oder Rohstoffe
}.
tta-you_gain_food = Du erhältst { $n } Nahrung.
tta-you_gain_resources = Du erhältst { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}.
tta-you_gain_population = Du erhältst { $n } Bevölkerung.
tta-you_gain_food_or_resources = Du erhältst { $n ->
    [one] 1 Nahrung oder Rohstoff
   *[other] { $n } Nahrung oder Rohstoffe
}.
tta-you_lose_thing = Du verlierst { $what }.
tta-you_lose_tokens = Du verlierst { $n ->
    [one] 1 gelben Stein
   *[other] { $n } gelbe Steine
}.
tta-you_gain_tokens = Du erhältst { $n ->
    [one] 1 gelben Stein
   *[other] { $n } gelbe Steine
}.
tta-you_lose_culture = Du verlierst { $n ->
    [one] 1 Kulturpunkt
   *[other] { $n } Kulturpunkte
}.
tta-you_gain_culture = Du erhältst { $n ->
    [one] 1 Kulturpunkt
   *[other] { $n } Kulturpunkte
}.
tta-you_lose_science = Du verlierst { $n ->
    [one] 1 Wissenschaftspunkt
   *[other] { $n } Wissenschaftspunkte
}.
tta-you_gain_science = Du erhältst { $n ->
    [one] 1 Wissenschaftspunkt
   *[other] { $n } Wissenschaftspunkte
}.
tta-you_win_colony = Du gewinnst „{ $card }“ mit einem Gebot von { $n }.
tta-automa_wins_colony = Der Automa gewinnt „{ $card }“.
tta-units_chosen = Einheiten im Wert von { $n }: { $cards }.
tta-units_lost = Entferne je einen gelben Stein von: { $cards }.
tta-colony_gain = { $card }: Wissenschaftspunkte +{ $science }, Kulturpunkte +{ $culture }; dauerhafte Wirkungen zählen.
tta-bid = „{ $card }“ gibt { $bonus } zum Wert { $value }: Der Automa bietet { $n }.
tta-no_bid = { $card }, Vorsprung { $advantage }: Der Automa bietet nicht.
tta-auction_value = { $card }, Vorsprung { $advantage }: Wert { $n }.
tta-territory_unclaimed = Niemand nimmt „{ $card }“.
tta-defence = { $card }: Stärke { $strength } + Verteidigung { $bonus } = { $n } gegen { $attack }.
tta-defence_alone = { $card }: Verteidigung { $n } gegen { $attack }.
tta-repelled = Abgewehrt. Der Automa verliert { $n ->
    [one] 1 Karte
   *[other] bis zu { $n } Karten
} von Kriegen und Aggressionen.
tta-not_repelled = „{ $card }“ gelingt.
tta-no_effect = Keine Wirkung.
tta-you_annex = „{ $card }“ ist jetzt deine Kolonie (keine einmaligen Erträge).
tta-automa_annexes = „{ $card }“ ist jetzt eine Kolonie des Automa.
tta-removed = „{ $card }“ verlässt den Automa.
tta-infiltrate_chosen = Die Infiltration trifft: { $what }.
tta-special_taken = Du nimmst dem Automa „{ $card }“.
tta-war_compared = { $card }: Automa { $automa }, du { $you }.
tta-war_tied = „{ $card }“ endet unentschieden: keine Wirkung.
tta-final_scoring = Die letzte Runde ist vorbei: Ereignisse des Zeitalters III werden gewertet.
tta-final_event = Schlusswertung: { $card } ({ $by ->
    [automa] vom Automa vorbereitet
   *[human] von dir
}, { $reading }).
tta-end = Ende. Kulturpunkte: Automa { $automa }, du { $you }.
tta-shared_victory = Gleichstand: Der Sieg wird geteilt.
tta-tactic_discarded_common = „{ $card }“ liegt schon bei den gemeinsamen Taktiken: Lege die Karte ab.

## Questions

ask-start_player = Wer ist Startspieler?
ask-row = { $n ->
    [one] Welche Karte des Zeitalters { $age } ist neu in der Reihe?
   *[other] Welche { $n } Karten des Zeitalters { $age } sind neu in der Reihe, von links nach rechts?
}
ask-turn = Runde { $round }, Zeitalter { $age }: Was tust du?
ask-automa_card = Welche Automa-Karte des Stapels { $age } wurde aufgedeckt?
ask-auction_card = Welche Automa-Karte des Stapels { $age } gibt den Wert?
ask-bonus_card = Welche Automa-Karte des Stapels { $age } gibt den Bonus?
ask-defence_card = Welche Automa-Karte des Stapels { $age } verteidigt?
ask-strength = Deine Stärke jetzt? (zuletzt: { $last })
ask-culture = Deine Kulturpunkte jetzt? (zuletzt: { $last })
ask-science = Deine Wissenschaftspunkte jetzt?
ask-science_rating = Deine Wissenschaft je Zug?
ask-happiness = Deine Zufriedenheit?
ask-gain = Wie viele Kulturpunkte hast du durch „{ $card }“ erhalten?
ask-bid = { $bid ->
    [0] { $card }: Der Automa bietet nicht mit. Dein Gebot?
   *[other] { $card }: Der Automa bietet { $bid }. Dein Gebot?
}
ask-tie = { $n ->
    [0] { $icon }: Gleichstand. Wo baut der Automa?
   *[other] { $icon }: Gleichstand. Welches Gebäude wird aufgewertet, und zwar zu { $upgrade }?
}
ask-defend = „{ $card }“ mit Stärke { $attack }: { $n ->
    [0] Zur Abwehr fehlt dir nichts.
    [one] Zur Abwehr fehlt dir 1.
   *[other] Zur Abwehr fehlen dir { $n }.
} Was geschieht?
ask-lost_science = Wie viele Wissenschaftspunkte hast du verloren (bis { $n })?
ask-lost_culture = Wie viele Kulturpunkte hast du verloren (bis { $n })?
ask-levels = Die Stufen deines Anführers und deines unfertigen Weltwunders?
ask-building = Welches Stadtgebäude (bis Stufe { $level }) verliert der Automa?
ask-automa_colony = Welche Kolonie des Automa nimmst du?
ask-own_colony = Welche Kolonie verlierst du?
ask-infiltrate = Anführer oder unfertiges Weltwunder: Was verliert der Automa?
ask-technology = Spezialtechnologien für bis zu { $n } Wissenschaft nehmen oder den Rest in Punkten?
ask-agreement = Internationales Abkommen: Welche Karten nimmst du?
ask-by_hand = „{ $card }“ folgt unserer Lesart. Verwenden oder eingeben, was dein Anhang sagt?
ask-complete_card = Von Karte { $card } ist nur die Seitenleiste bekannt. Gib den Rest ein.
ask-hand_culture = Kulturpunkte, die der Automa erhält (oder verliert, mit Minus)?
ask-hand_science = Wissenschaftspunkte, die der Automa erhält (oder verliert, mit Minus)?
ask-turned = Liegt das Ereignis um 180 Grad gedreht?
ask-event_card = Welches Ereignis des Zeitalters { $age } wurde aufgedeckt?
ask-event_age = Aus welchem Zeitalter ist das Ereignis, das der Automa vorbereitet?
ask-automa_aggression = Welche Aggression hat der Automa aufgedeckt?
ask-automa_war = Welchen Krieg hat der Automa aufgedeckt?
ask-military = Was hat der Automa vom Militärstapel { $age } gezogen?
ask-human_military = Welche Militärkarte ziehst du?
ask-lost_card = Welche Karte hat die Hand des Automa zufällig verlassen?
ask-final_event = Welches Ereignis des Zeitalters III liegt noch in den Stapeln ({ $by ->
    [automa] um 180 Grad gedreht
   *[human] nicht gedreht
})?

## Answers

answer-done = Zug beenden
answer-played = { $kind }: { $card }
answer-enough = Genug
answer-moves_up = { $source } zu { $card }
answer-yes = Ja
answer-no = Nein
answer-pass = Ich passe
answer-repelled = Ich wehre ab
answer-hit = Der Angriff gelingt
answer-reading = Unsere Lesart
answer-by_hand = Von Hand
answer-build = Setzt einen Stein auf { $card }
answer-lose = Verliert einen Stein von { $card }
answer-automa = Ja, gedreht
answer-human = Nein
answer-peek = Oberstes Ereignis ansehen
answer-resign = Aufgeben
answer-event = Ereignis oder Gebiet
answer-columbus = Besiedeln (Kolumbus)
answer-war = Krieg
answer-aggression = Aggression
answer-none = keiner
answer-send = Senden
answer-bid = Biete { $n }
answer-draw = Ziehe { $n }
answer-age = Zeitalter { $age }
answer-levels = Anführer { $leader }, Weltwunder { $wonder }

## Answers on screen

do-take = { $card } nehmen
do-grow = Bevölkerung vermehren
do-ocean_liner = Bevölkerung gratis (Ozeandampfer-Linie)
do-build = { $card } bauen
do-upgrade = { $low } → { $high }
do-destroy = { $card }: eines abreißen
do-disband = { $card }: eine Einheit auflösen
do-barbarossa = Barbarossa: Bevölkerung und { $card }
do-leader = { $card } wird Anführer
do-stage = { $n ->
    [one] Eine Baustufe
   *[other] { $n } Baustufen
}
do-develop = { $card } entwickeln
do-revolution = Revolution: { $card }
do-play = { $card } spielen
do-play_for = { $card }: { $what }
do-goods-food = Nahrung
do-goods-resources = Rohstoffe
do-amount-food = { $n } Nahrung
do-amount-resources = { $n ->
    [one] { $n } Rohstoff
   *[other] { $n } Rohstoffe
}
do-tactic = Taktik { $card } spielen
do-copy = Taktik { $card } übernehmen
do-hammurabi = Hammurabi: militärische als zivile Aktion
do-churchill-culture = Churchill: Kultur
do-churchill-military = Churchill: fürs Militär
do-end = Zug beenden
do-prepare = { $card } vorbereiten
do-aggression = Angriff: { $card }
do-war = Krieg erklären: { $card }
do-columbus = Kolumbus besiedelt { $card }
do-alexander = Alexander geht, du erhältst einen gelben Stein
do-peek = Oberstes Ereignis ansehen
do-none = Nein
do-none-politics = Keine politische Aktion
do-none-free_build = Nicht bauen
do-none-civilization = Nichts davon
do-resign = Aufgeben
do-seize = { $card } übernehmen
do-done = Genug
do-done-defend = Keine weiteren Karten
do-gain_goods = { $what } erhalten
do-lose_goods = { $what } abgeben
do-lose = Eines von { $card } verlieren
do-token = Blauer Stein von { $card }
do-leave = { $card } aufgeben
do-ruin = { $card } verfällt
do-discard = { $card } ablegen
do-bid = { $n } bieten
do-pass = Passen
do-send = { $card } entsenden
do-bonus = Bonuskarte { $card }
do-raze = Eines von { $card } zerstören
do-annex = { $card } annektieren
do-remove-leader = Anführer entfernen
do-remove-wonder = Weltwunder im Bau entfernen
do-defend = Mit { $card } abwehren
do-under = Homer unter { $card }
do-refund = Zivile Aktion zurücknehmen

## Refusals

refused-bid_too_low = Ein Gebot von { $bid } ist zu niedrig: mindestens { $least }.
refused-not_tied = Das steht nicht im Gleichstand: { $choices }.
refused-space_empty = Feld { $space } der Reihe ist leer.
refused-no_politics_in_round_1 = In Runde 1 gibt es keine Politik.
refused-war_in_last_round = In der letzten Runde kann kein Krieg erklärt werden.
refused-war_pending = „{ $card }“ ist noch nicht aufgelöst.
refused-tactic_played = „{ $card }“ wurde in diesem Zug schon gespielt.
refused-no_event_of_age = Ein Ereignis des Zeitalters { $age } kann jetzt nicht vorbereitet werden.
refused-table_deals = Die Militärkarten gibt der Tisch: Das wird nicht verfolgt.
refused-no_draws_in_age_iv = In Zeitalter IV werden keine Militärkarten gezogen.
refused-nothing_to_peek = Es gibt kein Ereignis anzusehen, oder es ist bekannt.
refused-no_such_card = { $what } ist keine Karte, die so gespielt wird.
refused-card_not_at_hand = „{ $card }“ kann jetzt nicht auf deiner Hand sein.

## Impossible positions

problem-unknown_card = Es gibt keine Karte { $id }.
problem-last_round_wrong = Die letzte Runde ist genau in Zeitalter IV bekannt und ist diese oder die nächste.
problem-age_and_round = Zeitalter A ist Runde 1 und nur diese.
problem-age_is_over = Der Zivilstapel des Zeitalters { $age } ist aufgebraucht: Das nächste hat begonnen.
problem-row_length = Die Reihe hat { $n } statt 13 Felder.
problem-not_in_row = „{ $card }“ liegt nie in der Reihe.
problem-too_many_copies = { $card }: { $n } Exemplare, es gibt aber nur { $copies }.
problem-copies_not_counted = „{ $card }“ liegt offen, ist aber nicht gezählt.
problem-too_many_blue_cubes = { $n } blaue Steine, höchstens { $most }.
problem-technology_twice = „{ $card }“ ist doppelt vorhanden.
problem-wrong_place = „{ $card }“ gehört nicht in { $field }.
problem-special_kind_twice = „{ $card }“ ist nicht die einzige Spezialtechnologie ihrer Art.
problem-cubes_without_technology = Steine auf „{ $card }“, einer Technologie, die nicht im Spiel ist.
problem-too_many_cubes = { $n } Steine auf { $card }, höchstens 3.
problem-age_not_taken = „{ $card }“ ist da, aber das Zeitalter ist nicht als genommen vermerkt.
problem-government_not_newer = „{ $card }“ auf der Hand ist nicht neuer als die Regierung im Spiel.
problem-wonder_not_ruined = „{ $card }“ kann kein verfallenes Weltwunder sein.
problem-stages_wrong = Baustufen von „{ $card }“: { $n }. Damit kann es nicht unfertig sein.
problem-urban_slot_full = { $n } Stadttechnologien auf der Hand, höchstens 2.
problem-obsolete_in_hand = „{ $card }“ ist veraltet.
problem-obsolete_face_down = Karten des Zeitalters { $age } auf der Hand sind veraltet.
problem-active_tactic_nowhere = Die aktive Taktik „{ $card }“ liegt weder gemeinsam noch neben dem Tableau.
problem-too_many_face_down = { $n } { $pile } des Zeitalters { $age } liegen verdeckt, höchstens { $most } sind möglich.
problem-unknown_field = Es gibt keinen Fakt { $field }.

## Facts

fact-culture_points = Automa: Kulturpunkte
fact-science_points = Automa: Wissenschaftspunkte
fact-cubes = Automa: gelbe Steine
fact-technologies = Automa: Technologien im Spiel
fact-government = Automa: Regierungsform
fact-leader = Automa: Anführer
fact-wonders = Automa: fertige Weltwunder
fact-colonies = Automa: Kolonien
fact-blue_cubes = Automa: blaue Steine
fact-happiness_gained = Automa: Zufriedenheit durch Symbole
fact-action = Hand des Automa: Gold
fact-urban = Hand des Automa: Stadt
fact-military = Hand des Automa: Militär
fact-special = Hand des Automa: Spezial
fact-farm_mine = Hand des Automa: Farm oder Mine
fact-hand_government = Hand des Automa: Regierungsform
fact-tactic = Hand des Automa: Taktik
fact-active_tactic = Automa: aktive Taktik
fact-leader_ages_taken = Automa: Zeitalter genommener Anführer
fact-government_ages_taken = Automa: Zeitalter genommener Regierungsformen
fact-tactic_ages_kept = Automa: Zeitalter behaltener Taktiken
fact-common_tactics = Gemeinsame Taktiken
fact-row = Kartenreihe
fact-row-written = - für eine Lücke
fact-round = Runde
fact-human_strength = Deine Stärke
fact-human_culture = Deine Kulturpunkte
fact-human_colonies = Deine Kolonien
fact-human_hand = Deine Militärkarten

## Physical set-up

setup-decks = Baue das Spiel für zwei auf; ohne Pakte.
setup-row_app = Lege die Zivilkarten sortiert bereit; die App legt die Reihe aus: { $cards }.
setup-row_table = Mische die Zivilstapel und lege 13 Karten des Zeitalters A aus.
setup-events_table = Lege 4 zufällige Ereignisse des Zeitalters A verdeckt als aktuelle Ereignisse aus; entferne Pakte und mische die Militärstapel.
setup-events_app = Die App gibt Militärkarten und Ereignisse.
setup-board = Gib dem Automa eine Farbe und ein Tableau: je ein gelber Stein auf Krieger und Philosophie, sonst keine. Die Spielmatte liegt unter dem Tableau.
setup-markers = Seine Marker: Wissenschaft 1, Stärke 1, sonst 0; das Banner neben das Tableau.
setup-cubes = { $n ->
    [one] Lege 1 blauen Stein auf das Tableau des Automa.
    [0] Auf das Tableau des Automa kommt kein blauer Stein.
   *[other] Lege { $n } blaue Steine auf das Tableau des Automa.
}
setup-automa_deck = Sortiere deine Automa-Karten in drei Stapel nach Zeitalter und mische jeden.
setup-automa_app = Die App zieht die Automa-Karten.

## The table

table-row = Kartenreihe
table-cost = { $n ->
    [one] 1 Zivilaktion
   *[other] { $n } Zivilaktionen
}
table-mat = Spielmatte des Automa
table-technologies = Technologien im Spiel
table-wonders = Weltwunder
table-wonder = Weltwunder im Bau
table-colonies = Kolonien
table-tactics = Taktiken
table-active = aktiv
table-exclusive = neben dem Tableau
table-events = Ereignisse
table-current = Aktuell
table-future = Künftig
table-science = Wissenschaft
table-culture = Kultur
table-strength = Stärke
table-happiness = Zufriedenheit
table-gold = Gold
table-blue = Blaue Steine
table-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
table-per_turn = +{ $n } je Zug
table-gained = durch Symbole
table-changed = im letzten Zug verändert
table-empty = leer
table-your_hand = Deine Militärkarten
table-your_colonies = Deine Kolonien
table-politics = Politik
table-prepare = Ereignis vorbereiten
table-attack = Aggression
table-war = Krieg erklären
table-play_tactic = Taktik spielen
table-columbus = Besiedeln (Kolumbus)
table-draw = Militärkarten ziehen
table-discard = Ablegen
table-take_hint = Tippe die Karten an, die du nimmst; zuerst siehst du, was sie kosten.
table-last_round = Letzte Runde: { $n }
table-round = Runde { $round } · Zeitalter { $age }
table-stages = { $built } von { $of } Baustufen
table-face_down = { $n } verdeckt
table-ruined = verfallen
table-war_automa = Krieg des Automa: { $card }
table-war_you = Dein Krieg: { $card }
table-pick = Gewählt
table-undo_pick = Letzte zurück
table-search = Nach Namen suchen
table-side = Seitenleiste
table-auction = Versteigerung
table-bonus = Koloniebonus
table-defence = Verteidigung
table-war_units = Kriegseinheiten
table-take = Karten
table-develop = Entwicklung
table-construct = Bau
table-gain = Erhalten
table-military_n = { $n ->
    [one] 1 Militärkarte
   *[other] { $n } Militärkarten
}
table-or = oder
table-stand_in_short = Ersatz
table-your_number = Zahl
table-government = Regierungsform
table-leader = Anführer
table-ages_taken = Genommene Anführer: { $leaders }; Regierungen: { $governments }

## The table on screen

kind-farm = Farmen
kind-mine = Minen
kind-lab = Labore
kind-temple = Tempel
kind-library = Bibliotheken
kind-theater = Theater
kind-arena = Arenen
kind-infantry = Infanterie
kind-cavalry = Kavallerie
kind-artillery = Artillerie
kind-air_force = Luftwaffe
board-mine = Meine
own-civil = Zivile Aktionen
own-military = Militärische Aktionen
own-food = Nahrung
own-resources = Rohstoffe
own-cards = Karten
own-chip-unused = Freie Arbeiter
own-chip-leader = Anführer
own-chip-government = Regierungsform
own-chip-wonders = Weltwunder
own-chip-tactic = Taktik
own-chip-others = Spezialtechnologien und Kolonien
own-unused = { $n } frei
own-no-leader = kein Anführer
own-no-tactic = keine Taktik
own-wonders = { $n ->
    [0] kein Wunder
   *[other] { $n } Wunder
}
own-others = { $n ->
    [0] nichts weiter
   *[other] noch { $n }
}
own-bank_yellow = Gelb { $n } · { $price ->
    [-1] leer
   *[other] nächster: { $price } Nahrung
}
own-bank_blue = Blau { $n } · Korruption { $corruption }
own-on_card = { $card }: Arbeiter { $workers }, blaue Steine { $tokens }
own-group-population = Bevölkerung
own-group-build = Bauen
own-group-upgrade = Ausbauen
own-group-wonder = Weltwunder
own-group-hand = Aus der Hand
own-group-tactic = Taktik
own-group-ability = Fähigkeit des Anführers
own-group-less = Abreißen
own-group_some-population = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
own-group_some-build = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
own-group_some-upgrade = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
own-group_some-wonder = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
own-group_some-hand = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
own-group_some-tactic = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
own-group_some-ability = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
own-group_some-less = { $n ->
    [one] eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
own-none-yellow = kein gelber Stein mehr
own-none-food = { $price } Nahrung: { $n } fehlt
own-none-actions = keine zivile Aktion mehr
own-none-worker = kein freier Arbeiter
own-none-build = nichts ist bezahlbar
own-none-wonder = Rohstoffe oder Aktionen fehlen
own-none-hand = jetzt nichts spielbar
own-nothing_here = Hier ist jetzt nichts zu tun.
own-why-wonder_unfinished = Erst muss dein Weltwunder fertig sein.
own-why-hand_full = Deine Hand ist voll.
own-why-copy_owned = Diese Technologie hast du schon.
own-why-leader_of_age_taken = Aus diesem Zeitalter hast du schon einen Anführer genommen.
own-why-too_dear = Zivile Aktionen: { $price } nötig, { $n } übrig.
own-warn_uprising = Aufstand: { $n } unzufrieden, { $free } frei. Nichts wird produziert. Tempel, Arenen oder freie Arbeiter helfen.
own-warn_discontent = Unzufrieden: { $n }, gedeckt durch { $free } frei. Setzt du sie ein, gibt es einen Aufstand.
own-warn_hunger = Hunger: { $n } Nahrung fehlt, je 4 Kultur verloren.
own-warn_corruption = Korruption nimmt { $n }: Im blauen Vorrat liegen { $blue }. Ausgeben bringt Steine zurück.
own-warn_discard = Militärkarten abzulegen: { $n }.
own-warn_no_cards = Keine militärische Aktion übrig: keine Militärkarte.
own-age_ends = Zeitalter { $age } endet bald. Karten übrig: { $n }. Du würdest verlieren: { $lost }.
own-if_end = Wenn du jetzt endest
own-open = offen
own-end_anyway = Trotzdem beenden
own-end_sure = Jetzt zu enden kostet dich etwas:
own-hand = Deine Karten
own-hand_empty = Keine Karten auf der Hand.
own-ratings = Woher das kommt
own-success = gelingt
own-repelled = abgewehrt
own-odds = Ihre Stärke mit jeder Karte, die kommen kann; gleich viel wehrt ab.
own-you = Du
own-she = Automa
own-gained = Was dein Zug gebracht hat
lesson-learn-on_screen = Am Bildschirm lernen, ohne Schachtel
lesson-learn-on_screen_2_war = Am Bildschirm 2: ein erster Krieg
player-statesman = Staatsmann
player-statesman-reason = Er plant den ganzen Zug: was ihn am Ende am weitesten nach vorn bringt, Wirtschaft, Karten und Heer zusammen.
advice-ahead = Kulturpunkte Vorsprung am Ende, nach seiner Rechnung
advice-no_uprising = Kein Aufstand.
advice-grows-culture = Kultur je Zug { $before } → { $after }.
advice-grows-science = Wissenschaft je Zug { $before } → { $after }.
advice-grows-resources = Rohstoffe je Zug { $before } → { $after }.
advice-grows-food = Nahrung je Zug { $before } → { $after }.
advice-grows-strength = Stärke { $before } → { $after }.
advice-grows-happiness = Zufriedenheit { $before } → { $after }.
advice-grows-civil = Zivile Aktionen { $before } → { $after }.
advice-grows-military = Militärische Aktionen { $before } → { $after }.
player-planner = Planer
player-planner-reason = Er nimmt die Aktion, nach der seine Lage am meisten wert ist: Punkte, was jeder Zug bringt, Güter, Arbeiter und Karten zählen.
advice-worth = Nach seiner Rechnung (mehr ist besser)
title-on_action = Dein Zug
second-on_action = Runde { $round } · { $age }
because-on_spoils = Du hast den Krieg gewonnen: Was du erbeutest, zählt gegen deinen Gewinn.
because-on_gain_goods = Ein Ereignis oder dein Angriff bringt dir Güter in beliebiger Mischung.
because-on_lose_goods = Du musst Güter abgeben: Welche, bestimmst du.
because-on_markets = Das Ereignis gibt Güter.
because-on_free_build = Das Ereignis lässt dich umsonst bauen.
because-on_civilization = Das Ereignis gibt dir eine Aktion, um 1 billiger.
because-on_population = Du verlierst Bevölkerung, und kein Arbeiter ist frei.
because-on_destroy_own = Ein Gebäude von dir wird zerstört; du wählst, welches.
because-on_token = Ein blauer Stein muss weg, und der Vorrat ist leer.
because-on_lose_colony = Das Ereignis kostet dich eine Kolonie.
because-on_ruin_wonder = Das Ereignis lässt eines deiner Weltwunder verfallen: Es bringt ab jetzt 2 Kultur.
because-on_agreement = Du bist stärker, also nimmst nur du Karten aus der Reihe.
because-on_bid = Ein Gebiet wurde aufgedeckt: Das höhere Gebot besiedelt es, mit Einheiten und Bonuskarten.
because-on_force = Dein Gebot gewinnt: Entsandte Einheiten sind weg.
because-on_defend = Der Automa greift dich an: Gleich viel Stärke wehrt ab.
because-on_tie = Keine Regel löst diesen Gleichstand des Automa, also entscheidest du.
own-weighed = { $what }: du { $mine }, der Automa { $hers }
own-barred = jetzt nicht zu nehmen
own-war-tie = Jetzt entschieden, geschähe nichts.
own-war-culture_you = Jetzt entschieden, nähmst du { $n } Kultur.
own-war-culture_she = Jetzt entschieden, verlörst du { $n } Kultur.
own-war-science_you = Jetzt entschieden, nähmst du { $n } Wissenschaft oder Technologien dafür.
own-war-science_she = Jetzt entschieden, verlörst du { $n } Wissenschaft.
own-war-tokens_you = { $n ->
    [one] Jetzt entschieden, nähmst du 1 gelben Stein.
   *[other] Jetzt entschieden, nähmst du { $n } gelbe Steine.
}
own-war-tokens_she = { $n ->
    [one] Jetzt entschieden, verlörst du 1 gelben Stein.
   *[other] Jetzt entschieden, verlörst du { $n } gelbe Steine.
}
own-war-later = Entschieden wird zu Beginn deines nächsten Zugs; vorher baut der Automa zusätzliche Einheiten.
own-force = Deine Streitmacht höchstens:
own-part_bonus = Kolonisierungssymbole
own-each_turn = /Zug
own-sum = { $now } von { $n }
change-civil = zivile Aktionen
change-military = militärische Aktionen
change-food = Nahrung
change-resources = Rohstoffe
change-science = Wissenschaft
change-culture = Kultur
change-worker = freie Arbeiter
change-strength = Stärke
change-happiness = Zufriedenheit
change-science_turn = Wissenschaft je Zug
change-culture_turn = Kultur je Zug
change-food_turn = Nahrung je Zug
change-resources_turn = Rohstoffe je Zug
change-civil_total = zivile Aktionen je Zug
change-military_total = militärische Aktionen je Zug

## Cards of the base game (German and Italian: our own translations)

civ-agriculture = Ackerbau
civ-irrigation = Bewässerung
civ-selective_breeding = Selektive Zucht
civ-mechanized_agriculture = Mechanisierte Land­wirtschaft
civ-bronze = Bronze
civ-iron = Eisen
civ-coal = Kohle
civ-oil = Erdöl
civ-philosophy = Philosophie
civ-alchemy = Alchemie
civ-scientific_method = Wissenschaft­liche Methode
civ-computers = Computer
civ-religion = Religion
civ-theology = Theologie
civ-organized_religion = Organisierte Religion
civ-printing_press = Druckerpresse
civ-journalism = Journalismus
civ-multimedia = Multimedia
civ-drama = Drama
civ-opera = Oper
civ-movies = Film
civ-bread_and_circuses = Brot und Spiele
civ-team_sports = Mannschafts­sport
civ-professional_sports = Profisport
civ-warriors = Krieger
civ-swordsmen = Schwertkämpfer
civ-riflemen = Schützen
civ-modern_infantry = Moderne Infanterie
civ-knights = Ritter
civ-cavalrymen = Kavalleristen
civ-tanks = Panzer
civ-cannon = Kanonen
civ-rockets = Raketen
civ-air_forces = Luftwaffe
civ-despotism = Despotismus
civ-monarchy = Monarchie
civ-theocracy = Theokratie
civ-constitutional_monarchy = Konstitu­tionelle Monarchie
civ-republic = Republik
civ-communism = Kommunismus
civ-democracy = Demokratie
civ-fundamentalism = Fundamen­talismus
civ-warfare = Kriegsführung
civ-strategy = Strategie
civ-military_theory = Militär­theorie
civ-code_of_laws = Gesetzbuch
civ-justice_system = Rechtssystem
civ-civil_service = Öffentlicher Dienst
civ-cartography = Kartografie
civ-navigation = Navigation
civ-satellites = Satelliten
civ-masonry = Mauerwerk
civ-architecture = Architektur
civ-engineering = Ingenieur­wesen
civ-alexander_the_great = Alexander der Große
civ-aristotle = Aristoteles
civ-hammurabi = Hammurabi
civ-homer = Homer
civ-julius_caesar = Julius Caesar
civ-moses = Moses
civ-christopher_columbus = Christoph Kolumbus
civ-frederick_barbarossa = Friedrich Barbarossa
civ-genghis_khan = Dschingis Khan
civ-joan_of_arc = Jeanne d’Arc
civ-leonardo_da_vinci = Leonardo da Vinci
civ-michelangelo = Michelangelo
civ-isaac_newton = Isaac Newton
civ-j_s_bach = J. S. Bach
civ-james_cook = James Cook
civ-maximilien_robespierre = Maximilien Robespierre
civ-napoleon_bonaparte = Napoleon Bonaparte
civ-william_shakespeare = William Shakespeare
civ-albert_einstein = Albert Einstein
civ-bill_gates = Bill Gates
civ-charlie_chaplin = Charlie Chaplin
civ-mahatma_gandhi = Mahatma Gandhi
civ-sid_meier = Sid Meier
civ-winston_churchill = Winston Churchill
civ-colossus = Koloss
civ-hanging_gardens = Hängende Gärten
civ-library_of_alexandria = Bibliothek von Alexandria
civ-pyramids = Pyramiden
civ-great_wall = Große Mauer
civ-st_peters_basilica = Petersdom
civ-taj_mahal = Taj Mahal
civ-universitas_carolina = Universitas Carolina
civ-eiffel_tower = Eiffelturm
civ-kremlin = Kreml
civ-ocean_liner_service = Ozeandampfer-Linie
civ-transcontinental_railroad = Transkonti­nentale Eisenbahn
civ-fast_food_chains = Fast-Food-Ketten
civ-first_space_flight = Erster Raumflug
civ-hollywood = Hollywood
civ-internet = Internet
civ-cultural_heritage_a = Kulturerbe (A)
civ-engineering_genius_a = Geniale Baukunst (A)
civ-frugality_a = Genügsamkeit (A)
civ-patriotism_a = Patriotismus (A)
civ-rich_land_a = Fruchtbares Land (A)
civ-stockpile_a = Vorräte
civ-urban_growth_a = Stadtwachstum (A)
civ-breakthrough_i = Durchbruch (I)
civ-cultural_heritage_i = Kulturerbe (I)
civ-engineering_genius_i = Geniale Baukunst (I)
civ-frugality_i = Genügsamkeit (I)
civ-patriotism_i = Patriotismus (I)
civ-reserves_i = Reserven (I)
civ-rich_land_i = Fruchtbares Land (I)
civ-urban_growth_i = Stadtwachstum (I)
civ-breakthrough_ii = Durchbruch (II)
civ-efficient_upgrade_ii = Effizienter Ausbau (II)
civ-engineering_genius_ii = Geniale Baukunst (II)
civ-frugality_ii = Genügsamkeit (II)
civ-patriotism_ii = Patriotismus (II)
civ-reserves_ii = Reserven (II)
civ-revolutionary_idea_ii = Revolutionäre Idee (II)
civ-rich_land_ii = Fruchtbares Land (II)
civ-urban_growth_ii = Stadtwachstum (II)
civ-wave_of_nationalism_ii = Welle des Nationalismus
civ-efficient_upgrade_iii = Effizienter Ausbau (III)
civ-endowment_for_the_arts_iii = Kunst­förderung
civ-engineering_genius_iii = Geniale Baukunst (III)
civ-military_build_up_iii = Aufrüstung
civ-patriotism_iii = Patriotismus (III)
civ-reserves_iii = Reserven (III)
civ-revolutionary_idea_iii = Revolutionäre Idee (III)
civ-urban_growth_iii = Stadtwachstum (III)
civ-development_of_agriculture = Entwicklung der Land­wirtschaft
civ-development_of_civilization = Entwicklung der Zivilisation
civ-development_of_crafts = Entwicklung des Handwerks
civ-development_of_markets = Entwicklung der Märkte
civ-development_of_politics = Entwicklung der Politik
civ-development_of_religion = Entwicklung der Religion
civ-development_of_science = Entwicklung der Wissenschaft
civ-development_of_settlement = Entwicklung der Siedlungen
civ-development_of_trade_routes = Entwicklung der Handelswege
civ-development_of_warfare = Entwicklung der Kriegskunst
civ-barbarians = Barbaren
civ-border_conflict = Grenzkonflikt
civ-crusades = Kreuzzüge
civ-cultural_influence = Kultureller Einfluss
civ-foray = Streifzug
civ-good_harvest = Gute Ernte
civ-immigration = Einwanderung
civ-new_deposits = Neue Vorkommen
civ-pestilence = Seuche
civ-raiders = Plünderer
civ-rats = Ratten
civ-rebellion = Rebellion
civ-reign_of_terror = Schreckens­herrschaft
civ-scientific_breakthrough = Wissenschaft­licher Durchbruch
civ-uncertain_borders = Unsichere Grenzen
civ-civil_unrest = Unruhen
civ-cold_war = Kalter Krieg
civ-crime_wave = Verbrechens­welle
civ-economic_progress = Wirtschaft­licher Fortschritt
civ-emigration = Auswanderung
civ-iconoclasm = Bildersturm
civ-independence_declaration = Unabhängig­keits­erklärung
civ-international_agreement = Internatio­nales Abkommen
civ-national_pride = Nationalstolz
civ-politics_of_strength = Politik der Stärke
civ-popularization_of_science = Populari­sierung der Wissenschaft
civ-prosperity = Wohlstand
civ-ravages_of_time = Zahn der Zeit
civ-refugees = Flüchtlinge
civ-terrorism = Terrorismus
civ-impact_of_agriculture = Einfluss der Land­wirtschaft
civ-impact_of_architecture = Einfluss der Architektur
civ-impact_of_balance = Einfluss des Gleichge­wichts
civ-impact_of_colonies = Einfluss der Kolonien
civ-impact_of_competition = Einfluss des Wettkampfs
civ-impact_of_government = Einfluss der Regierung
civ-impact_of_happiness = Einfluss der Zufriedenheit
civ-impact_of_industry = Einfluss der Industrie
civ-impact_of_population = Einfluss der Bevölkerung
civ-impact_of_progress = Einfluss des Fortschritts
civ-impact_of_science = Einfluss der Wissenschaft
civ-impact_of_strength = Einfluss der Stärke
civ-impact_of_technology = Einfluss der Technologie
civ-impact_of_variety = Einfluss der Vielfalt
civ-impact_of_wonders = Einfluss der Weltwunder
civ-developed_territory_i = Entwickeltes Gebiet (I)
civ-historic_territory_i = Historisches Gebiet (I)
civ-inhabited_territory_i = Bewohntes Gebiet (I)
civ-strategic_territory_i = Strategisches Gebiet (I)
civ-vast_territory_i = Weites Gebiet (I)
civ-wealthy_territory_i = Reiches Gebiet (I)
civ-developed_territory_ii = Entwickeltes Gebiet (II)
civ-historic_territory_ii = Historisches Gebiet (II)
civ-inhabited_territory_ii = Bewohntes Gebiet (II)
civ-strategic_territory_ii = Strategisches Gebiet (II)
civ-vast_territory_ii = Weites Gebiet (II)
civ-wealthy_territory_ii = Reiches Gebiet (II)
civ-fighting_band = Kampfverband
civ-heavy_cavalry = Schwere Kavallerie
civ-legion = Legion
civ-medieval_army = Mittelalter­liche Armee
civ-phalanx = Phalanx
civ-classic_army = Klassische Armee
civ-conquistadors = Konquista­doren
civ-defensive_army = Verteidigungs­armee
civ-fortifications = Befestigungen
civ-mobile_artillery = Mobile Artillerie
civ-napoleonic_army = Napoleonische Armee
civ-entrenchments = Schützen­gräben
civ-mechanized_army = Mechanisierte Armee
civ-modern_army = Moderne Armee
civ-shock_troops = Stoßtruppen
civ-enslave_i = Versklavung
civ-plunder_i = Plünderung (I)
civ-raid_i = Überfall (I)
civ-annex_ii = Annexion
civ-infiltrate_ii = Infiltration
civ-plunder_ii = Plünderung (II)
civ-raid_ii = Überfall (II)
civ-spy_ii = Spionage
civ-armed_intervention_iii = Bewaffnete Intervention
civ-plunder_iii = Plünderung (III)
civ-raid_iii = Überfall (III)
civ-war_over_technology = Krieg um Technologie
civ-war_over_territory = Krieg um Gebiete
civ-war_over_culture = Krieg um Kultur
civ-military_bonus_i = Militärbonus (I)
civ-military_bonus_ii = Militärbonus (II)
civ-military_bonus_iii = Militärbonus (III)

## Cards of the stand-in deck

card-house_i_1 = Gelehrsamkeit I
automa_card-house_i_1 = Gelehrsamkeit I
card-house_i_2 = Heer I
automa_card-house_i_2 = Heer I
card-house_i_3 = Künste I
automa_card-house_i_3 = Künste I
card-house_i_4 = Hof I
automa_card-house_i_4 = Hof I
card-house_i_5 = Doktrin I
automa_card-house_i_5 = Doktrin I
card-house_i_6 = Staat I
automa_card-house_i_6 = Staat I
card-house_i_7 = Aufgebot I
automa_card-house_i_7 = Aufgebot I
card-house_i_8 = Monument I
automa_card-house_i_8 = Monument I
card-house_ii_1 = Gelehrsamkeit II
automa_card-house_ii_1 = Gelehrsamkeit II
card-house_ii_2 = Heer II
automa_card-house_ii_2 = Heer II
card-house_ii_3 = Künste II
automa_card-house_ii_3 = Künste II
card-house_ii_4 = Hof II
automa_card-house_ii_4 = Hof II
card-house_ii_5 = Doktrin II
automa_card-house_ii_5 = Doktrin II
card-house_ii_6 = Staat II
automa_card-house_ii_6 = Staat II
card-house_ii_7 = Aufgebot II
automa_card-house_ii_7 = Aufgebot II
card-house_ii_8 = Monument II
automa_card-house_ii_8 = Monument II
card-house_iii_1 = Gelehrsamkeit III
automa_card-house_iii_1 = Gelehrsamkeit III
card-house_iii_2 = Heer III
automa_card-house_iii_2 = Heer III
card-house_iii_3 = Künste III
automa_card-house_iii_3 = Künste III
card-house_iii_4 = Hof III
automa_card-house_iii_4 = Hof III
card-house_iii_5 = Doktrin III
automa_card-house_iii_5 = Doktrin III
card-house_iii_6 = Staat III
automa_card-house_iii_6 = Staat III
card-house_iii_7 = Aufgebot III
automa_card-house_iii_7 = Aufgebot III
card-house_iii_8 = Monument III
automa_card-house_iii_8 = Monument III

reading-none = unsere Lesart
reading-applies = unsere Lesart
reading-partly = unsere Lesart
reading-ruled = unsere Auslegung
reading-owner = wie dein Anhang es sagt
reading-rulebook = wie das Regelheft es sagt
table-turned = { $n } gedreht: vom Automa

# --- typing in the printed cards

refused-unfinished_deck = { $file } ist nicht fertig: { $cards } von { $wanted } Karten sind da. Es fehlen: { $missing }.
refused-no_card_left_to_type = Alle acht Karten des Zeitalters { $age } sind eingegeben.
refused-row_count = Neu in der Reihe: { $wanted }; genannt: { $n }.
refused-card_of_other_age = „{ $card }“ ist keine Karte des Zivilstapels von Zeitalter { $age }.
refused-no_copy_left = { $left ->
    [0] „{ $card }“ kann nicht mehr kommen: Alle { $copies } Exemplare sind ausgelegt.
   *[other] „{ $card }“ kann nicht so oft kommen: noch { $left } von { $copies }.
}
problem-card_parts = Die Karte hat { $n } Teile, nötig sind { $wanted }: Abschnitte werden durch | getrennt.
problem-card_icon = { $section }: { $token } kann dort nicht stehen.
problem-card_section_empty = { $section }: Mindestens ein Symbol ist nötig.
problem-card_number_missing = { $what }: Die Zahl fehlt.
problem-card_id_twice = { $file }: Karte { $card } kommt doppelt vor.
problem-card_number_twice = { $file }: Nummer { $card } kommt doppelt vor.
problem-bad_automa_card = { $file }, Karte { $card }, { $field }: { $rule }.
problem-bad_card = { $field }: { $rule }.
problem-bad_appendix = { $file }, { $card }: { $rule }.
section-politics = Politik
section-take = Karten
section-develop = Entwicklung
section-construct = Bau
section-gain = Erhalten
section-auction = Versteigerung nach Vorsprung
section-side = Seitenleiste
section-note = Was sonst noch darauf steht
number-cards = Militärkarten
number-happy = Lachende Gesichter
number-bonus = Kolonisierungsbonus
number-defence = Verteidigung
number-units = Kriegseinheiten
card_rule-min_advantage = Aggression und Krieg brauchen min_advantage, ein Ereignis hat keines
card_rule-take = mindestens ein Symbol, und kein leeres Entweder-oder
card_rule-develop = kein leeres Entweder-oder
card_rule-stages = wonder_stages braucht stages von 1 bis 5, sonst hat nichts stages
card_rule-blue_cube = Baustufen haben keinen blauen Stein
card_rule-side = die Zahl ist 0 oder größer
card_rule-auction = die Zeilen steigen ohne Überschneidung, und Gebote sind 0 oder größer
entry_rule-card = ein solches Ereignis, Gebiet, eine solche Aggression oder einen solchen Krieg gibt es nicht
entry_rule-event = ein Ereignis hat effects und sonst nichts
entry_rule-territory = ein Gebiet hat immediate oder permanent und sonst nichts
entry_rule-aggression = eine Aggression hat on_automa oder by_automa und sonst nichts
entry_rule-war = ein Krieg hat war (takes, base, per mindestens 1) und sonst nichts
entry_rule-effect = eine Wirkung hat unbekanntes op, formula oder technology
entry_rule-strike = on_automa oder by_automa hat ein unbekanntes op
game-entry-title = Deine gedruckten Karten eingeben
game-entry-lead = 24 Karten, acht für jedes Zeitalter, eine nach der anderen: Tippe die Symbole von oben nach unten an. Etwa eine Viertelstunde; hör auf, wann du willst, und mach später weiter.
entry-remove = Entfernen
entry-empty = Noch nichts
entry-or = oder …: das nächste Symbol kommt zum letzten
entry-blue = mit blauem Stein
entry-aggression = Aggression ab einem Vorsprung von
entry-war = Krieg ab einem Vorsprung von
entry-stages = Baustufen des Weltwunders
entry-again = Wie auf einer anderen Karte:
entry-from = Von
entry-to = Bis
entry-bid = Gebot
entry-below = offen
entry-above = offen
entry-row = Zeile
entry-note = Es wird gezeigt, wenn die Karte aktiv ist.
entry-new = Eine neue Karte
entry-known = Schon eingegeben
entry-side_only = Vorerst nur die Seitenleiste; den Rest, wenn die Karte aufgedeckt wird
entry-keep = Karte behalten

## Woher die Decks stammen

option-deck-house_v1-source = Eigener Entwurf. Die 24 gedruckten Karten sind nicht öffentlich; aus der Spielregel ist nur ihr Aufbau bekannt. Eine Versteigerungstabelle ist dort zu sehen, alle anderen Zahlen sind von uns.

# --- odds
odds-automa = { $left ->
    [one] Eine von { $all } Automa-Karten dieses Zeitalters wurde seit dem letzten Mischen nicht gezogen.
   *[other] { $left } von { $all } Automa-Karten dieses Zeitalters wurden seit dem letzten Mischen nicht gezogen.
}
odds-civil_cards = { $n ->
    [one] Eine Zivilkarte des Zeitalters { $age } kommt noch
   *[other] { $n } Zivilkarten des Zeitalters { $age } kommen noch
}
odds-no_civil = Von diesem Zeitalter ist keine Zivilkarte mehr übrig.
odds-civil = { $n ->
    [one] { $card }
   *[other] { $card } × { $n }
}
odds-military = Militärkarten des Zeitalters { $age }, die niemand gezeigt hat
odds-event = Ereignisse und Gebiete: { $n } von { $all }
odds-aggression = Aggressionen: { $n } von { $all }
odds-war = Kriege: { $n } von { $all }
odds-tactic = Taktiken: { $n } von { $all }
odds-bonus = Bonuskarten: { $n } von { $all }

## A card before it is taken

card-take = { $card } nehmen
card-this = Ja: { $card }
card-science = Entwickeln: { $n } Wissenschaft
card-revolution = Durch Revolution: { $n } Wissenschaft
card-resources = Bauen: { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
card-stages = Baustufen: { $stages } Rohstoffe

# --- why a question is asked, and what one must know to answer it
because-strength = { $why ->
    [auction] Versteigerung „{ $card }“: Je stärker der Automa gegen dich ist, desto mehr bietet er. Seine Stärke: { $automa }.
    [event] „{ $card }“ kann eure Stärken vergleichen. Der Automa hat { $automa }.
    [war] „{ $card }“ wird jetzt entschieden: Die höhere Stärke gewinnt. Der Automa hat { $automa }.
    [attack] „{ $card }“ verlangt mehr Stärke, als der Automa hat: { $automa }.
   *[politics] Der Automa wählt eine politische Aktion; was er wagt, hängt von deiner Stärke ab. Er hat { $automa }.
}
because-culture = { $why ->
    [event] „{ $card }“ betrachtet die Kulturpunkte beider Seiten.
    [war] Du hast den Krieg um Kultur verloren: Der Automa nimmt { $n } Punkte, höchstens so viele, wie du hast.
   *[end] Das Spiel ist zu Ende: Nur deine Gesamtpunktzahl fehlt noch.
}
because-science = Du hast den Krieg um Technologie verloren: Der Automa nimmt { $n ->
    [one] 1 Wissenschaftspunkt
   *[other] { $n } Wissenschaftspunkte
}, höchstens so viele, wie du hast.
because-science_rating = „{ $card }“ vergleicht die Wissenschaft je Zug beider Seiten.
because-happiness = „{ $card }“ betrachtet deine Zufriedenheit.
because-gain = „{ $card }“ hat der Automa vorbereitet: Hast du mehr davon als er, erhält er 5 zusätzlich.
because-bid = { $bid ->
    [0] Der Automa bietet nicht mit: Jedes erlaubte Gebot gewinnt „{ $card }“; passt du, geht es an niemanden.
   *[other] Der Automa bietet nur einmal: Mit mehr als { $bid } gewinnst du „{ $card }“; passt du, geht es an den Automa.
}
because-tie = Keine Regel löst diesen Gleichstand des Automa auf, also entscheidest du.
because-defend = Der Automa greift dich an: { $attack } gegen deine { $mine }. Erreichst du mit deiner Verteidigung so viel, ist der Angriff abgewehrt.
because-lost_science = Die Aggression gelingt: Der Automa nimmt { $n ->
    [one] 1 Wissenschaftspunkt
   *[other] { $n } Wissenschaftspunkte
}, höchstens so viele, wie du hast.
because-lost_culture = Die Aggression gelingt: Der Automa nimmt { $n ->
    [one] 1 Kulturpunkt
   *[other] { $n } Kulturpunkte
}, höchstens so viele, wie du hast.
because-levels = „{ $card }“ gelingt: Der Automa entfernt, was die höhere Stufe hat, und erhält dafür Kultur nach der Stufe.
because-building = { $card }: Der Automa muss ein Stadtgebäude verlieren, und du wählst es aus.
because-automa_colony = Deine Aggression gelingt: Eine Kolonie des Automa gehört dir.
because-own_colony = „{ $card }“ kostet dich eine Kolonie; du wählst sie aus.
because-infiltrate = Deine Aggression gelingt: Was der Automa verliert, bringt dir Kultur nach der Stufe.
because-technology = Du hast den Krieg um Technologie gewonnen: { $n } Wissenschaft gehören dir, in Technologien oder in Punkten.
because-agreement = Du bist die stärkere Seite, also nimmst nur du Karten aus der Reihe.
because-by_hand = Die Regel sagt nicht, was „{ $card }“ beim Automa bewirkt; du kannst deinem eigenen Anhang folgen.
because-hand_culture = Diese Karte führst du nach deinem eigenen Anhang aus.
because-hand_science = Diese Karte führst du nach deinem eigenen Anhang aus.
because-turned = Ereignisse, die der Automa vorbereitet hat, liegen gedreht: Hast du mehr davon als er, erhält er 5 zusätzlich.

## Automas Zug im Rahmen, wie das Regelheft dieses Spiels sagt

turn-automa = Der Zug des Automa
odds-now = Wenn der Automa jetzt am Zug wäre

## Something is different

slip-row = In die Kartenreihe kamen andere Karten
slip-turn = Mein letzter Zug war anders
slip-space = { $n }: { $card }
slip-gap = leer
slip-empty = Dieses Feld ist leer
slip-of_group = Hier liegt eine andere Karte: { $group }
slip-which_card = Welche Karte liegt auf Feld { $n }?
slip-hers = Was beim Automa liegt
slip-slot = { $slot }: { $card }
slip-another = Es ist eine andere Karte
slip-not_there = Sie liegt dort nicht
civ-none = leer

## Was eine Karte gibt, in Worten

amount-science = { $n } Wissenschaft
amount-culture = { $n } Kultur
amount-food = { $n } Nahrung
amount-strength = { $n } Stärke
amount-population = { $n } Bevölkerung
amount-resources = { $n ->
    [one] 1 Rohstoff
   *[other] { $n } Rohstoffe
}
amount-happiness = { $n ->
    [one] 1 lachendes Gesicht
   *[other] { $n } lachende Gesichter
}
amount-military_cards = { $n ->
    [one] 1 Militärkarte
   *[other] { $n } Militärkarten
}
amount-yellow_tokens = { $n ->
    [one] 1 gelber Stein
   *[other] { $n } gelbe Steine
}
amount-blue_tokens = { $n ->
    [one] 1 blauer Stein
   *[other] { $n } blaue Steine
}
amount-civil_actions = { $n ->
    [one] 1 Zivilaktion
   *[other] { $n } Zivilaktionen
}
amount-military_actions = { $n ->
    [one] 1 Militäraktion
   *[other] { $n } Militäraktionen
}
amount-colonization = { $n } beim Kolonisieren
amount-less = { $what } weniger
says-territory = Sofort: { $now }. Dauerhaft: { $lasting }.
says-bonus = Ablegen: { $defence } mehr in der Verteidigung oder { $colonization } mehr bei einer Versteigerung.
says-per_worker = Jeder Arbeiter gibt: { $what }
says-gives = Gibt: { $what }
says-urban = Höchstens { $n } Gebäude je Art von Stadtgebäude
amount-science_points = { $n } Wissenschaft
amount-culture_points = { $n } Kultur
amount-unit_resources = { $n ->
    [one] { $n } Rohstoff für Einheiten in diesem Zug
   *[other] { $n } Rohstoffe für Einheiten in diesem Zug
}
effect-action-stage = Baue eine Stufe deines Weltwunders, { $n } billiger
effect-action-grow = Vermehre deine Bevölkerung, dann erhalte { $what }
effect-action-build_or_upgrade-farm_mine = Baue eine Farm oder Mine oder baue eine aus, { $n } billiger
effect-action-build_or_upgrade-urban = Baue ein Stadtgebäude oder baue eines aus, { $n } billiger
effect-action-upgrade-farm_mine = Baue eine Farm, eine Mine oder ein Stadtgebäude aus, { $n } billiger
effect-action-develop = Entwickle eine Technologie, dann erhalte { $what }
effect-action-gain = Erhalte { $what }
effect-action-automa_stronger = Ist der Automa stärker: Erhalte { $what }
effect-action-automa_more_culture = Hat der Automa mehr Kultur: Erhalte { $what }
effect-action-choice = Erhalte { $what } oder { $other }
result-other = Der Automa gewinnt, { $score }.

## Answers without consequences, as the log tells them

said-by_hand-by_hand = Du gibst die Wirkung selbst ein.
said-draw = Du ziehst { $n ->
    [one] 1 Militärkarte
   *[other] { $n } Militärkarten
}.
turn-of-final_event = Schlusswertung
turn-of-gain = Schlusswertung
said-draw-seen = Du ziehst { $cards }.
said-peek-seen = Zuoberst liegt { $cards }.
said-turn-peek = Du siehst dir das oberste Ereignis an.
ask-second_politics = Ein Zug hat eine politische Aktion, und du hast schon eine gemeldet. War es wirklich noch eine?
because-second_politics = Eine Karte kann eine zweite erlauben; sonst sag nein, und nichts geschieht.
ask-sure_gain = { $n } Kultur durch „{ $card }“: Mehr als { $most } ist kaum möglich. Stimmt das?
because-sure_gain = Hast du dich vertippt, sag nein und gib es noch einmal ein.
said-second_politics-yes = Ja, noch eine politische Aktion.
said-second_politics-no = Nein, das war ein Versehen.
said-sure_gain-yes = Ja, das stimmt.
said-sure_gain-no = Nein, das war ein Versehen.

## Die Bühne: die Matte des Automa in Kürze

mat-leader = Anführer
mat-government = Regierung
mat-special = Spezial
mat-farm_mine = Farm, Mine
mat-military = Militär
mat-urban = Stadt
mat-action = Gold
mat-tactic = Taktik
mat-events = Ereignisse
mat-wars = Kriege
board-row = Reihe
stage-round = Runde { $round } · { $age }
stage-also = Was du sonst meldest
stage-for_automa = für den Automa
stage-less = weniger
stage-more = mehr
card-wanted = Übrige Automa-Karten, die so eine nehmen: { $n } von { $of }
panel-figures = Seine Werte
panel-play = Seine Karten im Spiel
panel-mat = Matte, Taktiken, Ereignisse

## What a card of an owner's file says

deck-new = Dein eigenes Mautoma-Deck: { $n } Karten, acht für jedes der Zeitalter I, II und III. Zeilen, die mit # beginnen, sind Anmerkungen. Bis du sie änderst, sind dies Platzhalter, alle gleich und NICHT die gedruckten Karten: Tippe Karte für Karte ein, Symbol für Symbol, und nimm die Anmerkung (note) weg. Eine gelöschte Karte fehlt: Die App fragt nach ihr, wenn du sie ziehst. Im Browser geht dasselbe durch Antippen der Symbole. Prüfe es mit:
card-field-id = ein Name, den keine andere Karte hat
card-field-age = das Zeitalter auf der Rückseite
card-field-politics = in gedruckter Reihenfolge; jeder Abschnitt muss da sein, ein leerer ist []; Aggression und Krieg brauchen min_advantage
card-field-take = mindestens ein Symbol; ein Entweder-oder nennt seine Arten: action, leader, special_strength, farm_mine, military, government, urban_science, urban_culture, urban_strength, wonder, first_valid
card-field-develop = ebenso: urban_science, urban_culture, urban_strength, urban_leftmost, special_strength, special_any, farm_mine, military, government
card-field-construct = military, urban_science, urban_culture, urban_strength, vielleicht mit blue_cube = true, oder wonder_stages mit stages
card-field-military_cards = Militärkarten, die sie zieht
card-field-happiness = lachende Gesichter
card-field-auction = Zeilen von niedrig nach hoch; low oder high weglassen, wenn das Ende offen ist
card-field-colonization_bonus = 0 oder mehr
card-field-defence = 0 oder mehr
card-field-war_units = 0 oder mehr
card-field-theme = wovon die Karte handelt
card-field-note = was gedruckt ist und in kein Feld passt; es wird mit der Karte gezeigt
card-field-side_only = ob nur ihr Randstreifen bekannt ist

## On screen: choices at the set-up

option-sit = Wie spielst du?
option-sit-help = Mit deiner Schachtel auf dem Tisch oder ohne sie.
option-sit-companion = An meinem Tisch
option-sit-companion-help = Deine Schachtel steht auf dem Tisch; die App führt den Automa.
option-sit-digital = Am Bildschirm
option-sit-digital-help = Eine ganze Partie ohne Schachtel: Die App kennt beide Seiten. Der Automa spielt mit einem Ersatzstapel, bis du deinen eigenen eingibst.
option-raid_gain = Was ein Raubzug bringt
option-raid_gain-help = Die Karte lässt sich auf zwei Arten lesen.
option-raid_gain-each = Die Hälfte jedes Preises
option-raid_gain-each-help = Jede Hälfte wird aufgerundet.
option-raid_gain-sum = Die Hälfte der Summe
option-raid_gain-sum-help = Einmal aufgerundet.
option-bach_by_card = Bachs Ausbau durch eine Aktionskarte
option-bach_by_card-help = Ob eine Karte den Ausbau zum Theater anordnen darf.
option-bach_by_card-on = Erlaubt
option-bach_by_card-on-help = Es ist ein Ausbau wie jeder andere.
option-bach_by_card-off = Nicht erlaubt
option-bach_by_card-off-help = Nur die einfache Aktion zählt.
option-plunder_mix = Was der Automa plündert
option-plunder_mix-help = Er hat keine Verwendung für Güter; jemand muss sie auswählen.
option-plunder_mix-person = Du wählst
option-plunder_mix-person-help = Nahrung und Rohstoffe in beliebiger Mischung.
option-plunder_mix-resources_first = Zuerst Rohstoffe
option-plunder_mix-resources_first-help = Nahrung erst, wenn sie weg sind.
option-plunder_mix-food_first = Zuerst Nahrung
option-plunder_mix-food_first-help = Rohstoffe erst, wenn sie weg ist.

## On screen: questions

ask-on_action = Zeitalter { $age }, Runde { $round }: Was tust du?
ask-on_politics = Runde { $round }: Deine politische Aktion?
ask-on_spoils = Du hast Wissenschaft im Wert von { $n } gewonnen: eine Technologie erbeuten?
ask-on_gain_goods = Du erhältst { $n } Güter: welche?
ask-on_lose_goods = Du verlierst { $n } Güter: welche?
ask-on_markets = Nahrung oder Rohstoffe?
ask-on_free_build = Umsonst bauen?
ask-on_civilization = Vermehren, bauen oder entwickeln, um 1 billiger?
ask-on_population = Du verlierst einen Arbeiter: von welcher Karte?
ask-on_destroy_own = Du verlierst ein Gebäude: welches?
ask-on_token = Der blaue Vorrat ist leer: Aus welchem Lager kommt der Stein?
ask-on_lose_colony = Du verlierst eine Kolonie: welche?
ask-on_ruin_wonder = Welches Wunder verfällt?
ask-on_agreement = Internationales Abkommen: Karten für noch { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    } nehmen?
ask-on_discard = { $n ->
    [one] Eine Militärkarte muss weg: welche?
   *[other] { $n } Militärkarten müssen weg: welche?
}
ask-on_bid = { $card }: Der Automa bietet { $bid }; deine Streitmacht erreicht { $most }. Bietest du?
ask-on_force = { $card }: { $now } von { $n } erreicht. Was schickst du?
ask-on_raze = { $card }: Welches Gebäude des Automa wird zerstört, höchstens Stufe { $level }?
ask-on_annex = Welche Kolonie annektierst du?
ask-on_remove = Was wird entfernt?
ask-on_defend = { $card }: Der Automa greift mit { $attack } an, du hast { $mine }. Eine Karte dazulegen? (noch bis zu { $n })
ask-on_homer = Homer geht: unter ein Wunder, oder kommt die Aktion zurück?
ask-on_tie = { $n ->
    [0] { $icon }: Der Automa könnte mehreres bauen; was?
   *[other] { $icon }: Der Automa könnte ausbauen zu { $upgrade }; was?
}

## On screen: what happens

tta-on_gain_blue = Blaue Steine aus der Schachtel: { $n }.
tta-on_lose_blue = Blaue Steine verloren: { $n }.
tta-on_gain_yellow = Gelbe Steine für deinen Vorrat: { $n }.
tta-on_lose_yellow = Gelbe Steine aus deinem Vorrat verloren: { $n }.
tta-on_gain_population = Neue Arbeiter: { $n }.
tta-on_lose_unused = Du verlierst einen freien Arbeiter.
tta-on_lose_worker = Du verlierst einen Arbeiter: { $card }.
tta-on_nothing_lost = Es gibt nichts zu verlieren.
tta-on_nothing_possible = Damit lässt sich nichts anfangen.
tta-on_gain_food = Du erhältst { $n } Nahrung.
tta-on_lose_food = Du verlierst { $n } Nahrung.
tta-on_gain_resources = Du erhältst { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    }.
tta-on_lose_resources = Du verlierst { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    }.
tta-on_gain_culture = Du erhältst { $n } Kultur.
tta-on_lose_culture = Du verlierst { $n } Kultur.
tta-on_gain_science = Du erhältst { $n } Wissenschaft.
tta-on_lose_science = Du verlierst { $n } Wissenschaft.
tta-on_take = { $n ->
    [0] Du nimmst { $card } von { $space } umsonst.
   *[other] Du nimmst { $card } von { $space } für { $n }.
}
tta-on_grow = Deine Bevölkerung wächst für { $n } Nahrung.
tta-on_build = Du baust { $card } für { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    }.
tta-on_upgrade = Du baust { $source } für { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    } aus: { $card }.
tta-on_destroy = { $card } ist weg: Der Arbeiter ist frei.
tta-on_develop = Du entwickelst { $card } für { $n } Wissenschaft.
tta-on_special_leaves = { $card } verlässt das Spiel; { $stays } bleibt.
tta-on_revolution = Revolution! { $card } für { $n } Wissenschaft.
tta-on_leader = Dein Anführer ist { $card }.
tta-on_leader_replaced = { $card } wird ersetzt.
tta-on_leader_leaves = { $card } verlässt das Spiel.
tta-on_homer_under = Homer kommt unter { $card }: ein lachendes Gesicht mehr.
tta-on_hammurabi = Hammurabi: Eine militärische Aktion wird zivil.
tta-on_churchill = Churchill wird eingesetzt.
tta-on_stages = { $card }: { $n ->
    [one] 1 Baustufe
   *[other] { $n } Baustufen
} für { $price ->
    [one] { $price } Rohstoff
   *[other] { $price } Rohstoffe
} ({ $built } von { $of }).
tta-on_wonder_finished = Weltwunder vollendet: { $card }!
tta-on_wonder_lost = Du verlierst das unfertige Wunder { $card }.
tta-on_wonder_ruined = { $card } verfällt.
tta-on_play = Du spielst { $card }.
tta-on_unit_resources = Rohstoffe für Einheiten in diesem Zug: { $n }.
tta-on_tactic = Deine Taktik ist { $card }.
tta-on_copy = Du ahmst die Taktik { $card } nach.
tta-on_no_politics = Keine Politik in diesem Zug: Du hast ein Abkommen geschlossen.
tta-on_prepare = Du bereitest { $card } vor.
tta-on_war = Du erklärst Krieg: { $card }.
tta-on_resign = Du gibst auf.
tta-on_peek = Das oberste Ereignis ist { $card }.
tta-on_event = Ereignis: { $card } ({ $reading }).
tta-on_standing = { $card }: { $standing } { $outcome } (du { $mine }, der Automa { $hers })
tta-on_events_current = Die künftigen Ereignisse werden aktuell: { $n } Karten.
tta-on_rebellion = Die Rebellion verbraucht { $n } zivile Aktionen.
tta-on_cannot_bid = { $card }: Deine Streitmacht erreicht { $n } nicht.
tta-on_send = Du schickst { $card }.
tta-on_discard = Du legst { $card } ab.
tta-on_colony = Eine Kolonie für dich: { $card }.
tta-on_colony_lost = Du verlierst die Kolonie { $card }.
tta-on_aggression = Du greifst an: { $card }.
tta-on_her_defence = { $card } bringt { $bonus } dazu: { $n } gegen deine { $attack }.
tta-on_she_repels = Der Automa wehrt dich ab.
tta-on_she_fails = Dein Angriff gelingt.
tta-on_removed = { $card } wird entfernt.
tta-on_she_attacks = Der Automa greift mit { $n } an: { $card }.
tta-on_you_repel = Du wehrst { $card } ab.
tta-on_you_fail = { $card } gelingt.
tta-on_defend = { $card } bringt { $n } für deine Verteidigung.
tta-on_turn_over = Runde { $round }: Dein Zug ist zu Ende.
tta-on_uprising = Aufstand! { $n } unzufrieden, { $unused } frei: Nichts wird produziert.
tta-on_corruption = { $food ->
    [0] Die Korruption nimmt { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    }.
   *[other] Die Korruption nimmt { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    } und { $food } Nahrung.
}
tta-on_produce_food = Deine Farmen bringen { $n } Nahrung.
tta-on_produce_resources = Deine Minen bringen { $n ->
        [one] { $n } Rohstoff
       *[other] { $n } Rohstoffe
    }.
tta-on_consumption = Dein Volk isst { $n } Nahrung.
tta-on_hunger = Hunger: { $n } Nahrung fehlt.
tta-on_war_compared = { $card }: du { $you }, der Automa { $automa }.
tta-on_war_tied = { $card } endet unentschieden: Nichts geschieht.
tta-on_seize = Du erbeutest { $card }.
tta-on_card_obsolete = { $card } ist veraltet und verlässt deine Hand.
tta-on_end = Das Spiel ist aus: du { $you }, der Automa { $automa }.
score-points_before = Kultur vor den letzten Ereignissen
score-final_card = { $card }

## On screen: why not

refused-not_now = „{ $text }“ ist jetzt nicht möglich.
refused-not_there = { $card } ist nicht da.
refused-not_in_hand = { $card } ist nicht in deiner Hand oder nicht von dieser Art.
refused-last_round = In der letzten Runde kann kein Krieg erklärt werden.
refused-peaceful_leader = Gandhi führt dich: keine Aggression und kein Krieg.
refused-used_this_turn = Das wurde in diesem Zug schon genutzt.
refused-tactic_done = Eine Taktik im Zug, und nicht die, die du schon hast.
refused-fresh_card = { $card } hast du in diesem Zug genommen: Sie kann erst im nächsten gespielt werden.
refused-wonder_unfinished = { $card } muss warten: Dein Wunder ist nicht vollendet.
refused-hand_full = Deine Hand ist voll: kein Platz für { $card }.
refused-copy_owned = { $card } hast du schon.
refused-leader_of_age_taken = Aus dem Zeitalter von { $card } hast du schon einen Anführer genommen.
refused-no_worker = Es gibt keinen Arbeiter dafür: keiner ist frei, oder der Vorrat ist leer.
refused-urban_limit = Deine Regierung erlaubt { $n } Gebäude einer Art.
refused-not_higher = { $card } ist keine höhere Karte derselben Art.
refused-actions_spent = Eine Revolution braucht alle Aktionen: Einige sind verbraucht.
refused-not_stronger = Du bist nicht stärker als der Automa.
refused-no_target = Der Automa hat nichts, was die Karte nehmen könnte.
refused-too_dear = Das kannst du nicht bezahlen: Es fehlt { $missing }.
ref-missing_actions = { $id ->
    [one] 1 Aktion
   *[other] { $id } Aktionen
}
ref-missing_military = { $id ->
    [one] 1 militärische Aktion
   *[other] { $id } militärische Aktionen
}
ref-missing_food = { $id ->
    [one] 1 Nahrung
   *[other] { $id } Nahrung
}
ref-missing_resources = { $id ->
    [one] 1 Rohstoff
   *[other] { $id } Rohstoffe
}
ref-missing_science = { $id ->
    [one] 1 Wissenschaft
   *[other] { $id } Wissenschaft
}
ref-missing_tokens = { $id ->
    [one] 1 blauer Stein
   *[other] { $id } blaue Steine
}
ref-missing_force = { $id ->
    [one] 1 Stärke
   *[other] { $id } Stärke
}
ref-missing_stages = { $id ->
    [one] 1 solche Stufe
   *[other] { $id } solche Stufen
}

## On screen: positions that cannot be

problem-actions_differ = { $kind }: { $n } verfügbar und verbraucht zusammen, es gibt aber { $total }.
action_kind-ca = Zivile Aktionen
action_kind-ma = Militärische Aktionen
problem-workers_without_technology = Auf { $card } stehen Arbeiter, aber die Karte ist nicht im Spiel.
problem-stores_without_technology = Auf { $card } liegen blaue Steine, dort kann aber nichts lagern.
problem-homer_nowhere = Homer kann nicht unter { $card } liegen: Du hast es nicht vollendet.

## On screen: facts

fact-own_hand = Deine zivilen Karten
fact-own_workers = Deine Arbeiter
fact-own_unused = Deine freien Arbeiter
fact-own_yellow = Dein gelber Vorrat
fact-own_blue = Dein blauer Vorrat
fact-own_stores = Deine Lager
fact-own_technologies = Deine Technologien
fact-own_government = Deine Regierung
fact-own_leader = Dein Anführer
fact-own_wonders = Deine Wunder
fact-own_science = Deine Wissenschaft
fact-own_tactic = Deine Taktik
fact-own_ca = Deine zivilen Aktionen
fact-own_ma = Deine militärischen Aktionen

## On screen: your civilization in the terminal

term-ca = Zivile Aktionen
term-ma = Militärische Aktionen
term-unused = Freie Arbeiter
term-food = Nahrung
term-resources = Rohstoffe
term-discontent = Unzufrieden
term-in_play = Im Spiel
term-government = Regierung
term-leader = Anführer
term-tactic = Taktik
term-colonies = Kolonien
term-hand = Zivile Karten
term-military_hand = Militärkarten
term-wonders = Wunder
term-next = Am Ende des Zuges
term-banks = Gelber Vorrat { $yellow }: { $faces } lachende Gesichter verlangt, { $food } Nahrung verbraucht. Blauer Vorrat { $blue }: Korruption { $corruption }.
term-next_uprising = AUFSTAND: { $n } unzufrieden, nichts wird produziert
term-next_turn = Wissenschaft { $science }, Kultur { $culture }, Nahrung { $food }, Rohstoffe { $resources } (Korruption { $corruption }), Karten { $cards }

## On screen: programs in the person's seat

tempo-seat_won = Gewonnen (Anteil)
tempo-seat_person = Kultur der Person
tempo-seat_automa = Kultur des Automa
tempo-seat_strength = Stärke der Person
tempo-seat_wonders = Wunder der Person
tempo-assumed-program = Ein Programm spielt die ganze Seite der Person.

## On screen: what at a table would be done by hand, told as what happens

tta-row_cleared-shown = Aus der Reihe fallen: { $cards }.
tta-blue_cubes_back-shown = Die blauen Steine des Automa sind wieder da: { $n }.
tta-card_discarded-shown = „{ $card }“ wird abgelegt.
tta-automa_cards_back-shown = In den Automa-Stapel zurückgemischt: { $cards }.
tta-automa_deck_shuffled-shown = Die Ablage des Automa wird zum neuen Stapel.
tta-event_prepared-shown = Der Automa bereitet ein Ereignis des Zeitalters { $age } vor und erhält { $n ->
    [one] 1 Kulturpunkt
   *[other] { $n } Kulturpunkte
} (jetzt { $now }).
tta-wonder_into_play-shown = Der Automa beginnt „{ $card }“ ({ $n ->
    [one] 1 Baustufe
   *[other] { $n } Baustufen
}).
tta-pay-shown = Der Automa bezahlt mit { $cards }: { $n } Gold für einen Preis von { $price }.
tta-build-shown = Der Automa baut „{ $card }“.
tta-upgrade-shown = Der Automa wertet „{ $source }“ zu „{ $card }“ auf.
tta-pay_blue_cube-shown = Der Automa gibt einen blauen Stein aus (noch { $left }).
tta-stages-shown = Der Automa baut { $n ->
    [one] 1 Baustufe
   *[other] { $n } Baustufen
} von „{ $card }“ ({ $built } von { $of }).
tta-wonder_finished-shown = Der Automa hat „{ $card }“ vollendet: Die Symbole zählen.
tta-event_slot-shown = Der Automa behält ein Ereignis des Zeitalters { $age }.
tta-event_slot_turned-shown = Der Automa behält ein Ereignis des Zeitalters { $age }.
tta-war_slot-shown = Der Automa behält einen Krieg oder eine Aggression des Zeitalters { $age }.
tta-bonus_discarded-shown = Der Automa legt „{ $card }“ ab.
tta-tactic_kept-shown = Der Automa behält „{ $card }“ als nächste Taktik.
tta-tactic_owned-shown = „{ $card }“ hat der Automa schon; die Karte wird abgelegt.
tta-tactic_not_kept-shown = „{ $card }“ kann der Automa nicht behalten; die Karte wird abgelegt.
tta-tactic_beside_board-shown = „{ $card }“ ist bis zu seinem nächsten Zug die eigene Taktik des Automa.
tta-banner_to_common-shown = Der Automa nutzt jetzt die gemeinsame Taktik „{ $card }“.
tta-wonder_ruined-shown = „{ $card }“ des Automa verfällt: noch 2 Kultur je Zug und sonst nichts.
tta-building_lost-shown = Der Automa verliert ein Gebäude: „{ $card }“.
tta-units_lost-shown = Der Automa entsendet: { $cards }.
tta-to_gold-shown = Der Automa behält „{ $card }“ als Gold (Wert { $n }).
tta-to_slot-shown = Der Automa nimmt „{ $card }“ auf die Hand.
tta-to_urban_slot-shown = Der Automa nimmt „{ $card }“ auf die Hand.
tta-to_leader_slot-shown = „{ $card }“ führt den Automa an; nur die Symbole zählen.
tta-tactic_discarded_common-shown = „{ $card }“ liegt schon bei den gemeinsamen Taktiken und wird abgelegt.
