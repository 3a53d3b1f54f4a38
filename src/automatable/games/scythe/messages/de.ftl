### Scythe auf Deutsch (german words of the rulebook where it has them). Every key and every argument exists in en, de and it alike.

## The game

game-title = Scythe
game-tagline = Kämpfe um Europa gegen einen Automa, dessen Züge die App für dich ausrechnet.

## Factions, places, things

faction-nordic = Nordische Königreiche
faction-rusviet = Rusviet-Union
faction-crimea = Krim-Khanat
faction-saxony = Sachsen
faction-polania = Republik Polania
faction-albion = Clan Albion
faction-togawa = Togawa-Shogunat
short-nordic = Norden
short-rusviet = Rusviet
short-crimea = Krim
short-saxony = Sachsen
short-polania = Polania
short-albion = Albion
short-togawa = Togawa
ref-faction = { $id }
ref-region = { $id }
region-home = Heimatgebiet
region-D4 = D4 (Fabrik)
ref-place = { $id }
place-home = Heimatgebiet
place-character = Anführer
unit-character = Anführer
unit-mech = Mech
unit-worker = Arbeiter
several-goods = { $n } { $what }
several-units = { $n } { $unit ->
    [Mech] Mechs
   *[other] { $unit }
}
terrain-mountain = Gebirge
terrain-farm = Gehöft
terrain-village = Dorf
terrain-forest = Wald
terrain-tundra = Tundra
terrain-lake = See
terrain-factory = Fabrik
letter-mountain = G
letter-farm = H
letter-village = D
letter-forest = W
letter-tundra = T
letter-lake = S
letter-factory = X
resource-food = Nahrung
resource-oil = Öl
resource-wood = Holz
resource-metal = Metall
ref-last_card = Karte { $id }
structure-mine = Mine
structure-mill = Mühle
structure-monument = Monument
structure-armory = Waffenkammer
structure-flag = Flagge
structure-trap = Falle
bonus-power = 1 Stärke
bonus-coin = 1 $
bonus-popularity = 1 Ansehen
bonus-combat_card = 1 Kampfkarte
scheme-I = Aktionsplan I
scheme-II = Aktionsplan II
icon-worker = Arbeiter bewegen
icon-mech = konfliktfreie Bewegung eines Mechs
icon-character = konfliktfreie Bewegung des Anführers
icon-encounter = Begegnung / Fabrik
icon-attack_workers = Angriff gegen Arbeiter
icon-attack = Angriff gegen eine Kampfeinheit
gain-power = Stärke
gain-coin = Geld
gain-worker = Arbeiter
gain-unit = Mech / Anführer
gain-combat_card = Kampfkarte
ability-riverwalk = Waten
ability-speed = Tempo
ability-seaworthy = Seetüchtig
ability-artillery = Artillerie
ability-township = Dörferverbund
ability-peoples_army = Volksarmee
ability-wayfare = Wanderschaft
ability-scout = Kundschafter
ability-underpass = Unterführung
ability-disarm = Entwaffnen
ability-submerge = Abtauchen
ability-camaraderie = Kameradschaft
ability-burrow = Untertunneln
ability-sword = Schwert
ability-shield = Schild
ability-rally = Sammeln
ability-toka = Toka
ability-suiton = Suiton
ability-ronin = Ronin
ability-shinobi = Shinobi
penalty-power = 3 Stärke
penalty-coins = 4 $
penalty-combat_cards = 2 Kampfkarten
penalty-popularity = 2 Ansehen
star_space-upgrades_6 = 6 Entwick{"\u00AD"}lungen
star_space-mechs_4 = 4 Mechs
star_space-structures_4 = 4 Gebäude
star_space-recruits_4 = 4 Rekruten
star_space-workers_8 = 8 Arbeiter
star_space-objective = Ziel
star_space-popularity_18 = 18 Ansehen
star_space-power_16 = 16 Stärke
star_space-combat = Kampf
star_space-reported = deine Meldung

## What happens: the Automa’s turn

scy-card = Der Automa zieht { $card } ({ $scheme }).
scy-skipped = Die Karte zeigt das durchgestrichene Zahnrad: Der ganze Zug entfällt.
scy-unit = { $icon }: Gewählt ist der { $unit } ({ $place }).
scy-lift = Nimm den { $unit } des Automa in die Hand ({ $place }).
scy-destination = { $icon }: Der { $unit } geht nach { $region }.
scy-move = Stelle den { $unit } auf { $to } (vorher: { $from }).
scy-stays = Der { $unit } bleibt auf { $to }: Stelle ihn dorthin zurück.
scy-no_move = Der Automa bewegt in diesem Zug nichts.
scy-status_not_reached = { $icon }: nicht mehr nötig.
scy-status_hesitated = { $icon }: Der Automa zögert und bewegt nichts.
scy-status_other_faction = { $icon }: gilt nur für eine andere Nation ({ $faction }).
scy-status_power_below_minimum = { $icon }: Stärke { $have } ist kleiner als { $need }.
scy-status_no_unit = { $icon }: keine solche Einheit im Spiel.
scy-status_no_candidate = { $icon }: keine mögliche Zielregion.
scy-status_all_candidates_threatened = { $icon }: Alle möglichen Zielregionen liegen in der Umgebung deiner Kampfeinheiten.
scy-status_all_candidates_blocked = { $icon }: Alle möglichen Zielregionen sind besetzt.
scy-workers_driven_off = { $n ->
    [one] Dein Arbeiter auf { $region } geht in dein Heimatgebiet.
   *[other] Deine { $n } Arbeiter auf { $region } gehen in dein Heimatgebiet.
}
scy-put_back = { $n ->
    [0] Lege alle Ressourcen auf { $region } in den Vorrat zurück (keine bekannt).
    [one] Lege alle Ressourcen auf { $region } in den Vorrat zurück (1 ist bekannt).
   *[other] Lege alle Ressourcen auf { $region } in den Vorrat zurück ({ $n } sind bekannt).
}
scy-token_removed = Nimm den Begegnungsmarker auf { $region } aus dem Spiel.
scy-factory_card = Lege eine zufällige Fabrikkarte verdeckt neben das Nationstableau des Automa.
scy-trap = Deine Falle auf { $region } wird entschärft: Der Automa verliert { $penalty }.
scy-gain_power = { $n ->
    [0] Die Stärke des Automa bleibt bei { $total }.
   *[other] Der Automa erhält { $n } Stärke (jetzt { $total }).
}
scy-gain_coins = Der Automa erhält { $n } $ (jetzt { $total } $).
scy-gain_combat_cards = Lege { $n ->
    [one] 1 Kampfkarte
   *[other] { $n } Kampfkarten
} verdeckt neben das Nationstableau des Automa (jetzt { $total }).
scy-deploy = Setze vom Nationstableau ins Heimatgebiet des Automa: { $unit }.
scy-nothing_to_deploy = Nichts mehr einzusetzen ({ $icon }).
scy-hesitates_to_deploy = Der Automa zögert: Auf dem Nationstableau bleibt { $unit }.
scy-recruit = Dein Rekrut bringt dir { $bonus }.
scy-no_recruit = Rekrutierungsbonus auf seiner Karte: { $bonus }. Du hast der App diesen Rekruten nicht gemeldet; hast du ihn, nimm den Bonus und melde ihn.
scy-progress = Setze den Fortschrittsmarker auf Feld { $n }.
scy-no_progress = Durchkreuzter Stern: Der Fortschrittsmarker bleibt stehen.
scy-water = Ab seiner nächsten Bewegung überquert der Automa Wasser.
scy-scheme_switch = Erster Fortschrittsstern: Ab jetzt gilt Aktionsplan II.
scy-shuffle = Mische alle 19 Automa-Karten zu einem neuen Nachziehstapel, { $scheme } oben.
scy-shuffled = Die App mischt alle 19 Automa-Karten zu einem neuen Nachziehstapel, { $scheme } oben.
scy-star = { $seat ->
    [person] { $n ->
        [one] Du hast 1 Stern ({ $space }).
       *[other] Du hast { $n } Sterne ({ $space }).
    }
   *[automa] Lege Stern Nr. { $n } für den Automa ({ $space }).
}
scy-sixth_star = { $seat ->
    [person] Dein sechster Stern beendet das Spiel.
   *[automa] Der sechste Stern des Automa beendet das Spiel.
}

## What happens: combat and claiming

scy-combat = { $seat ->
    [person] Kampf auf { $region }: Du greifst an.
   *[automa] Kampf auf { $region }: Der Automa greift an.
}
scy-combat_card = Für den Kampf zieht der Automa { $card }; lege sie quer auf den Kampf-Abwurfstapel.
scy-combat_card_drawn = Für den Kampf zieht der Automa { $card }.
scy-automa_commits = Der Automa gibt { $n } Stärke aus und nutzt { $cards ->
    [0] keine Kampfkarte
    [one] 1 Kampfkarte
   *[other] { $cards } Kampfkarten
}.
scy-combat_result = { $seat ->
    [person] Du gewinnst auf { $region }: { $human } gegen { $automa }.
   *[automa] Der Automa gewinnt auf { $region }: { $automa } gegen { $human }.
}
scy-weakened = { $ability }: Der Automa verliert 2 Stärke (jetzt { $n }).
scy-strengthened = { $ability }: Du erhältst 2 Stärke.
scy-scouted = Kundschafter (Scout): Nimm dem Automa eine zufällige Kampfkarte (er hat noch { $n }).
scy-automa_beaten = { $to ->
    [mat] Die Kampfeinheiten des Automa auf { $region } gehen auf sein Nationstableau, seine Arbeiter ins Heimatgebiet.
   *[home] Alle Einheiten des Automa auf { $region } gehen in sein Heimatgebiet.
}
scy-human_retreats = Deine Einheiten auf { $region } ziehen sich zurück: { $to }.
scy-loser_card = { $seat ->
    [person] Du ziehst für die Niederlage eine Kampfkarte.
   *[automa] Der Automa erhält für die Niederlage verdeckt eine Kampfkarte.
}
scy-popularity_lost = Du verlierst { $n } Ansehen (nicht unter 0).
scy-claim = Lege { $n } { $resource } aus dem Vorrat auf { $region } ({ $card } liegt zuoberst).
scy-claim_nothing = Auf { $region } wird nichts eingefordert.
scy-units_go_back = Deine Einheiten auf { $region } gehen dorthin zurück, woher sie kamen: Das Spiel ist zu Ende.

## What happens: your turn and the end

scy-your_turn = Runde { $turn }: Du bist am Zug.
scy-you_done = Du beendest deinen Zug (Runde { $turn }).
scy-you_move = { $n ->
    [one] Du bewegst 1 { $unit }: { $from } → { $to }.
   *[other] Du bewegst { several-units }: { $from } → { $to }.
}
scy-you_add = { $n ->
    [one] Neu auf { $region }: 1 { $unit }.
   *[other] Neu auf { $region }: { several-units }.
}
scy-you_remove = { $n ->
    [one] Weg von { $region }: 1 { $unit }.
   *[other] Weg von { $region }: { several-units }.
}
scy-you_build = Auf { $region } steht jetzt von dir: { $what }.
scy-tell_structures = { $ability } ist freigeschaltet: Melde deine Gebäude auf Dörfern oder Gebirgen, falls es welche gibt.
scy-enlisted = Du hast den Rekrutierungsbonus „{ $bonus }“ freigeschaltet.
scy-automa_workers_driven_off = { $n ->
    [one] Der Arbeiter des Automa auf { $region } geht in sein Heimatgebiet.
   *[other] Die { $n } Arbeiter des Automa auf { $region } gehen in sein Heimatgebiet.
}
scy-your_encounter = Führe die Begegnung auf { $region } aus und entferne den Marker.
scy-your_factory_card = Du nimmst eine Fabrikkarte.
scy-end = { $winner ->
    [person] Das Spiel ist zu Ende: { $p1 } zu { $p2 }. Du gewinnst.
    [automa] Das Spiel ist zu Ende: { $p1 } zu { $p2 }. Der Automa gewinnt.
   *[draw] Das Spiel ist zu Ende: { $p1 } zu { $p2 }. Unentschieden.
}
scy-tie_units_and_structures = Gleich viel Geld: Mehr Einheiten und Gebäude entscheiden.
scy-tie_power = Geld, Einheiten und Gebäude gleich: Die Stärke entscheidet.
scy-tie_popularity = Gleich bis zur Stärke: Das Ansehen entscheidet.
scy-tie_regions = Gleich bis zum Ansehen: Die Regionen entscheiden.
scy-tie_stars = Gleich bis zu den Regionen: Die Sterne entscheiden.
scy-draw = In allem gleich: unentschieden.
corrected = Berichtigt: { $changes }

## Questions

ask-report = Dein Zug ({ $turn }): Was betrifft den Automa?
ask-after_combats = Die Kämpfe sind vorbei. Dein Zug ({ $turn }) geht weiter: Was kommt noch, was den Automa betrifft?
ask-card = Ziehe die Karte des Automa: Welche ist es?
ask-combat_card = Ziehe eine Karte für den Kampf des Automa: Welche ist es?
ask-commit = Kampf auf { $region }: Wie viel Stärke (höchstens { $power }) und welche Kampfkarten (höchstens { $cards })?
ask-values = { $n ->
    [one] Decke eine zufällige Kampfkarte des Automa auf: Welcher Wert?
   *[other] Decke { $n } zufällige Kampfkarten des Automa auf: Welche Werte?
}
ask-ability = Nutzt du { $ability }?
ask-retreat = Verloren: Rückzug ins Heimatgebiet oder auf einen See ({ $regions })?
ask-resources = Wie viele Ressourcen liegen auf { $regions }?
ask-which_unit = Mech und Anführer stehen auf demselben Feld: Wer zieht?
ask-trap_penalty = Der Automa betritt deine Falle auf { $region }: Welche Strafe?
ask-bonus_star = Hat dir der Rekrutierungsbonus „{ $bonus }“ einen Stern gebracht?
ask-combat_order = Mehrere Kämpfe ({ $regions }): Welcher zuerst?
ask-hesitation = Decke die oberste Kampfkarte auf: Welcher Wert?
ask-final_tracks = Das Spiel ist zu Ende. Dein Geld, Ansehen, deine Stärke und Sterne?
ask-final_structures = Wo stehen deine Gebäude, und wie viel Geld bringt das Gebäudebonus-Plättchen?
ask-final_resources = Wie viele Ressourcen liegen auf deinen Regionen?
answer-use = Nutzen
answer-no = Nicht nutzen
answer-retreat = Nach: { $place }
answer-star = Ja, ein Stern
answer-no_star = Kein Stern
answer-combat = Kampf auf { $region }

## Decisions and filters

decision-unit = Welche Einheit?
decision-destination = Welche Region?
filter-home_distance = Dem Heimatgebiet am nächsten
filter-reading_order = Zuerst in Leserichtung
filter-same_place = Gleicher Ort: Mech oder Anführer
filter-no_enemy_unit = Keine deiner Einheiten dort
filter-no_own_worker = Kein anderer Arbeiter des Automa dort
filter-no_own_combat_unit = Keine andere Kampfeinheit des Automa dort
filter-not_threatened = Nicht in der Umgebung deiner Kampfeinheiten (Zahlen: nahe Automa-Einheiten)
filter-units_near = Die meisten Automa-Einheiten nahe
filter-enemy_distance = Deinen Kampfeinheiten am nächsten
filter-encounter_or_factory = Begegnungsmarker, oder die Fabrik ohne ihre Karte
filter-only_factory = Die erreichbare Fabrik und nichts anderes
filter-not_blocked = Keine deiner Kampfeinheiten und kein Mech des Automa dort
filter-lone_workers = Deine Arbeiter ohne Kampfeinheit
filter-resources = Die meisten Ressourcen
filter-enemy_combat_unit = Eine deiner Kampfeinheiten dort
filter-fewest_combat_units = Die wenigsten deiner Kampfeinheiten
filter-factory_distance = Der Fabrik am nächsten

## Score

score-coins = Geld
score-stars = Sterne ({ $n } × { $each })
score-regions = Regionen ({ $n } × { $each })
score-resources = Ressourcen ({ $n }, { $each } je Paar)
score-structure_bonus = Gebäudebonus-Plättchen

## Refusals

refused-ability_known = { $ability } ist schon freigeschaltet.
refused-ability_locked = { $ability } hast du nicht freigeschaltet.
refused-workers_left_alone = Die Arbeiter auf { $region } blieben mit gegnerischen Einheiten allein: Bewege zuerst sie.
refused-ability_missing = Ein neuer Mech bringt seine Fähigkeit mit. Sag, welche er freischaltet.
refused-foreign_ability = { $ability } ist keine Fähigkeit deiner Nation.
refused-dial_too_high = Die Scheibe endet bei { $most }; du hast { $n } genannt.
refused-more_power_than_owned = Du hast { $most } Stärke; du hast { $n } genannt. Wenn deine Stärke anders ist, berichtige sie zuerst.
refused-no_such_combat_card = Es gibt keine Kampfkarte mit Wert { $value }: Die Werte sind 2 bis 5.
refused-too_many_combat_cards = Hier höchstens { $most ->
    [one] 1 Kampfkarte
   *[other] { $most } Kampfkarten
}; du hast { $n } genannt.
refused-wrong_number_of_values = { $wanted ->
    [one] 1 Wert wird gebraucht; du hast { $n } genannt.
   *[other] { $wanted } Werte werden gebraucht; du hast { $n } genannt.
}
refused-lake_closed = { $sit ->
    [digital] { $region } ist ein See, auf den diese Einheit nicht kommt.
   *[companion] { $region } ist ein See, und du hast keine Fähigkeit für Seen. Wenn die Einheit wirklich dort steht, trage es als Berichtigung ein.
}
refused-no_star_left = Du hast alle sechs Sterne gelegt.
refused-no_such_region = Es gibt keine Region { $region }.
refused-which_combat = Es warten mehrere Kämpfe: Nenne die Region, zum Beispiel „combat E3“.
refused-no_combat = Es gibt keinen Kampf: Nirgends stehen Kampfeinheiten beider Seiten.
refused-no_combat_there = Auf { $region } gibt es keinen Kampf.
refused-not_so_many_there = Auf { $region } hast du { $n } davon ({ $unit }).
refused-recruit_known = Der Rekrutierungsbonus „{ $bonus }“ ist schon freigeschaltet.
refused-region_not_asked = Nach { $region } wird nicht gefragt.
refused-same_region = Die Einheit steht schon auf { $region }.
refused-stars_do_not_fit = Sterne: { $n }. Das passt nicht: sechs nur, wenn dein sechster Stern das Spiel beendet hat, und nie weniger als deine Kampfsterne.
refused-structure_built = Das hast du schon gebaut: { $structure }.
refused-structure_there = Auf { $region } steht schon ein Gebäude von dir.
refused-structure_twice = { $structure } auf { $region }: jedes Gebäude und jede Region nur einmal.
refused-token_not_possible = Auf { $region } kann kein weiterer Marker liegen.
refused-token_of_another_faction = Diese Marker hat nur { $faction }.
refused-too_many_pieces = Davon gibt es nur { $most } ({ $unit }).
refused-track_too_high = { $track }: höchstens { $most }; du hast { $n } genannt.
refused-units_of_both = Auf { $region } stünden Einheiten beider Seiten ohne Kampf. Ziehe eine Kampfeinheit dorthin oder nimm deine weg.
refused-worker_cannot_enter = { $sit ->
    [digital] Arbeiter betreten { $region } nicht allein: Dort stehen Einheiten des Automa.
   *[companion] Arbeiter betreten { $region } nicht allein: Dort stehen Einheiten des Automa. Melde zuerst die Kampfeinheit.
}
refused-bad_icon = { $file }, { $place }: { $field } hat ein Symbol, das es nicht gibt: { $value }.

## Impossible positions

problem-card_foreign = { $card } gehört nicht zum benutzten Stapel.
problem-card_twice = { $card } liegt mehr als einmal auf den Abwurfstapeln.
problem-character_on_mat = Dein Anführer ist nie auf dem Nationstableau ({ $faction }).
problem-combat_stars = { $n ->
    [one] 1 Kampfstern ist nicht möglich.
   *[other] { $n } Kampfsterne sind nicht möglich.
}
problem-factory_cards = Es sind mehr Fabrikkarten genommen, als es gibt.
problem-no_such_region = Es gibt keine Region { $region }.
problem-off_progress_card = Der Marker kann nicht auf { $n } liegen: Die Fortschrittskarte hat { $spaces } Felder, gezählt ab 0.
problem-off_track = { $faction }: { $track } kann nicht { $n } sein.
problem-sides_missing = Es muss eine Person und einen Automa geben.
problem-six_stars = Sechs Sterne beenden das Spiel, und nur sie.
problem-token_of_another_faction = Diese Marker hat nur { $faction }.
problem-too_many_pieces = { $faction }: { $n } von höchstens { $most } ({ $unit }).
problem-two_characters = { $faction }: Es gibt nur einen Anführer, an einem Ort.
problem-units_of_both = Auf { $region } stehen Einheiten beider Seiten ohne Kampf.
problem-unreadable_position = Die Stellung ist nicht lesbar: { $text } ({ $field }).
problem-wrong_phase = Die Phase { $phase } passt nicht zum Rest der Stellung.

## Options

option-human_faction = Deine Nation
option-human_faction-help = Das Tableau, das du selbst spielst.
option-human_faction-nordic = Nordische Königreiche
option-human_faction-nordic-help = Hoch im Norden
option-human_faction-rusviet = Rusviet-Union
option-human_faction-rusviet-help = Im Osten
option-human_faction-crimea = Krim-Khanat
option-human_faction-crimea-help = Im Süden
option-human_faction-saxony = Sachsen
option-human_faction-saxony-help = Im Südwesten
option-human_faction-polania = Republik Polania
option-human_faction-polania-help = Im Westen
option-human_faction-albion = Clan Albion
option-human_faction-albion-help = Invaders from Afar, Nordwesten
option-human_faction-togawa = Togawa-Shogunat
option-human_faction-togawa-help = Invaders from Afar, Südosten
option-automa_faction = Nation des Automa
option-automa_faction-help = Nicht deine. Für ein erstes Spiel am besten eine mit weit entferntem Heimatgebiet.
option-automa_faction-nordic = Nordische Königreiche
option-automa_faction-nordic-help = Hoch im Norden
option-automa_faction-rusviet = Rusviet-Union
option-automa_faction-rusviet-help = Im Osten
option-automa_faction-crimea = Krim-Khanat
option-automa_faction-crimea-help = Im Süden
option-automa_faction-saxony = Sachsen
option-automa_faction-saxony-help = Im Südwesten
option-automa_faction-polania = Republik Polania
option-automa_faction-polania-help = Im Westen
option-automa_faction-albion = Clan Albion
option-automa_faction-albion-help = Invaders from Afar, Nordwesten
option-automa_faction-togawa = Togawa-Shogunat
option-automa_faction-togawa-help = Invaders from Afar, Südosten
option-level = Stufe
option-level-help = Die Fortschrittskarte bestimmt, wie schnell der Automa seine Sterne sammelt. Spiele Autometta, bis du sie besiegt hast.
option-level-autometta = Autometta
option-level-autometta-help = Leicht: setzt manchmal aus; etwa 31 Züge bis zum sechsten Stern.
option-level-automa = Automa
option-level-automa-help = Normal: etwa 25 Züge bis zum sechsten Stern.
option-level-automaszyna = Automaszyna
option-level-automaszyna-help = Schwer: etwa 21 Züge bis zum sechsten Stern.
option-level-ultimaszyna = Ultimaszyna
option-level-ultimaszyna-help = Sehr schwer: überquert sofort Wasser, macht alle Bewegungen, erhält mehr; etwa 20 Züge.
option-level-automa_rusviet-saxony = Automa (Rusviet gegen Sachsen)
option-level-automa_crimea-nordic = Automa (Krim gegen Norden)
option-level-automa_saxony-rusviet = Automa (Sachsen gegen Rusviet)
option-level-automa_polania-rusviet = Automa (Polania gegen Rusviet)
option-deck = Automa-Karten
option-deck-help = Welche 19 Karten benutzt werden.
option-deck-base = Grundspiel
option-deck-base-help = Die geprüften Karten von 2015.
option-deck-invaders = Invaders from Afar
option-deck-invaders-help = Vier Karten ersetzt; nicht an gedruckten Karten geprüft, eine Klammer strittig.
option-dealer = Wer zieht die Automa-Karten?
option-dealer-help = Die App kennt alle 19 Karten.
option-dealer-app = Die App
option-dealer-app-help = Nichts zu mischen oder nachzuschlagen.
option-dealer-table = Ich, aus meinen Karten
option-dealer-table-help = Du sagst der App, welche Karte kam.
option-combat_card_values = Kampfkarten des Automa
option-combat_card_values-help = Woher die Werte seiner zufälligen Kampfkarten kommen.
option-combat_card_values-table = Aus meinen Karten
option-combat_card_values-table-help = Du deckst sie auf und sagst die Werte.
option-combat_card_values-app = Aus der App
option-combat_card_values-app-help = Die App zieht aus den 42 Karten, jeden Kampf neu; das ersetzt die echten Karten.
option-skip_like_autometta = Aussetzen wie Autometta
option-skip_like_autometta-help = Variante für Automa und Automaszyna.
option-skip_like_autometta-off = Aus
option-skip_like_autometta-off-help = Jede Karte zählt.
option-skip_like_autometta-on = An
option-skip_like_autometta-on-help = Bei vier Karten entfällt der Zug.
option-coin_delta = Zusätzliches Geld
option-coin_delta-help = Mehr oder weniger, wenn eine Karte davon gibt, einmal je Karte.
option-coin_delta--2 = -2
option-coin_delta--2-help = Leichter.
option-coin_delta--1 = -1
option-coin_delta--1-help = Leichter.
option-coin_delta-0 = 0
option-coin_delta-0-help = Wie gedruckt.
option-coin_delta-1 = +1
option-coin_delta-1-help = Schwerer.
option-coin_delta-2 = +2
option-coin_delta-2-help = Schwerer.
option-power_delta = Zusätzliche Stärke
option-power_delta-help = Mehr oder weniger, wenn eine Karte davon gibt, einmal je Karte.
option-power_delta--2 = -2
option-power_delta--2-help = Leichter.
option-power_delta--1 = -1
option-power_delta--1-help = Leichter.
option-power_delta-0 = 0
option-power_delta-0-help = Wie gedruckt.
option-power_delta-1 = +1
option-power_delta-1-help = Schwerer.
option-power_delta-2 = +2
option-power_delta-2-help = Schwerer.
option-hesitate_move = Zögern beim Bewegen
option-hesitate_move-help = Vor jeder Bewegung wird die oberste Kampfkarte aufgedeckt.
option-hesitate_move-off = Aus
option-hesitate_move-off-help = Er bewegt wie auf der Karte.
option-hesitate_move-on = An
option-hesitate_move-on-help = Bei 4 oder 5 entfällt der Rest der Zeile.
option-hesitate_deploy = Zögern beim Einsetzen
option-hesitate_deploy-help = Vor jedem Einsetzen wird die oberste Kampfkarte aufgedeckt.
option-hesitate_deploy-off = Aus
option-hesitate_deploy-off-help = Er setzt ein wie auf der Karte.
option-hesitate_deploy-on = An
option-hesitate_deploy-on-help = Bei 4 oder 5 bleibt die Einheit auf dem Tableau.
option-all_moves = Alle Bewegungen
option-all_moves-help = Ob nur das erste mögliche Symbol der Zeile gilt.
option-all_moves-off = Aus
option-all_moves-off-help = Nur das erste mögliche.
option-all_moves-on = An
option-all_moves-on-help = Jedes mögliche, von links nach rechts.
option-beaten_units_to = Geschlagene Kampfeinheiten
option-beaten_units_to-help = Wohin Kampfeinheiten des Automa nach einer Niederlage gehen.
option-beaten_units_to-mat = Aufs Tableau
option-beaten_units_to-mat-help = Sie müssen neu eingesetzt werden.
option-beaten_units_to-home = Ins Heimatgebiet
option-beaten_units_to-home-help = Ultimaszyna: Sie sind sofort wieder da.
option-factory_blocked = Besetzte Fabrik
option-factory_blocked-help = Begegnung / Fabrik, wenn die erreichbare Fabrik besetzt ist.
option-factory_blocked-encounter_instead = Stattdessen Begegnung
option-factory_blocked-encounter_instead-help = Unsere Auslegung: Eine Markerregion gilt auch.
option-factory_blocked-no_move = Nicht möglich
option-factory_blocked-no_move-help = Die strenge Lesart.
option-same_place_unit = Mech und Anführer zusammen
option-same_place_unit-help = Wer angreift, wenn beide gleich nah am selben Ort stehen.
option-same_place_unit-mech = Der Mech
option-same_place_unit-mech-help = Unsere Auslegung: der kleinere Verlust.
option-same_place_unit-character = Der Anführer
option-same_place_unit-character-help = Die andere Lesart.
option-same_place_unit-ask = Frag mich
option-same_place_unit-ask-help = Du entscheidest jedes Mal.
option-human_neighbourhood = Deine Umgebungen
option-human_neighbourhood-help = Ob Tunnel, Mine und Sprünge als ein Schritt zählen.
option-human_neighbourhood-one_step = Alles einen Schritt entfernt
option-human_neighbourhood-one_step-help = Die Definition der Regel.
option-human_neighbourhood-adjacent = Nur Nachbarregionen
option-human_neighbourhood-adjacent-help = Wie im Bild der Regel.
option-home_distance = Entfernung zum Heimatgebiet
option-home_distance-help = Unterscheidet sich nur in 11 Fällen.
option-home_distance-geometric = Wie auf dem Plan
option-home_distance-geometric-help = Das Heimatgebiet an seinem Ort.
option-home_distance-via_start_hexes = Über die Startregionen
option-home_distance-via_start_hexes-help = Eins mehr als zur näheren.
option-claim_after_reshuffle = Einfordern nach dem Mischen
option-claim_after_reshuffle-help = Wenn der Haupt-Abwurfstapel zu Beginn deines Zuges leer ist.
option-claim_after_reshuffle-remembered_card = Die letzte Karte zählt
option-claim_after_reshuffle-remembered_card-help = Die App merkt sie sich.
option-claim_after_reshuffle-nothing = Nichts
option-claim_after_reshuffle-nothing-help = Die strenge Lesart.
option-invaders_card_8_bracket = Karte 8 der Erweiterung
option-invaders_card_8_bracket-help = Strittig: wessen Klammer im Ertrag von Aktionsplan I steht.
option-invaders_card_8_bracket-rusviet = Rusviet
option-invaders_card_8_bracket-rusviet-help = Unsere Vorgabe.
option-invaders_card_8_bracket-togawa = Togawa
option-invaders_card_8_bracket-togawa-help = Wie die andere Quelle sagt.
option-automa_triggers_traps = Togawa-Fallen
option-automa_triggers_traps-help = Ob deine Fallen auf den Automa wirken.
option-automa_triggers_traps-off = Aus
option-automa_triggers_traps-off-help = Keine Wirkung auf ihn.
option-automa_triggers_traps-on = An
option-automa_triggers_traps-on-help = Wie auf jeden Gegner.

## Set-up checklist

setup-board = Baue Plan und deine Seite wie für zwei Personen auf: 3 Fabrikkarten, ein Begegnungsmarker auf jeder der 11 Begegnungsregionen.
setup-you = Du spielst { $faction }: Anführer im Heimatgebiet, je ein Arbeiter auf den Startregionen.
setup-faction = Die Nation des Automa: { $faction }. Lege sein Nationstableau neben den Plan, ohne Spielertableau.
setup-power = Setze seine Stärke auf { $n } und lege { $cards ->
    [one] 1 Kampfkarte
   *[other] { $cards } Kampfkarten
} verdeckt neben das Tableau. Sieh sie nicht an.
setup-coins = Gib ihm { $n } $.
setup-popularity = Setze seinen Ansehensmarker auf { $n }; er bewegt sich nie.
setup-pieces = Sein Anführer steht im Heimatgebiet, je ein Arbeiter auf den beiden Startregionen daneben; 4 Mechs, 6 Sterne und 6 Arbeiter liegen auf dem Tableau.
setup-level = Lege die Fortschrittskarte { $level } aus, mit einem Entwicklungswürfel auf dem Feld I.
setup-deck = Mische die 19 Automa-Karten zu einem Nachziehstapel, Aktionsplan I oben. Lass daneben Platz für zwei Ablagestapel: den normalen und den für Kämpfe.
setup-app_deals = Lass die Automa-Karten in der Schachtel: Die App zieht sie.
setup-start = Du beginnst.

## Facts to correct

fact-power = { $seat ->
    [person] Stärke – du
   *[automa] Stärke – Automa
}
fact-coins = { $seat ->
    [person] Geld – du
   *[automa] Geld – Automa
}
fact-combat_cards = { $seat ->
    [person] Kampfkarten – du
   *[automa] Kampfkarten – Automa
}
fact-popularity = { $seat ->
    [person] Ansehen – du
   *[automa] Ansehen – Automa
}
fact-progress = { $seat ->
    [person] Fortschrittsmarker – du
   *[automa] Fortschrittsmarker – Automa
}
fact-character = { $seat ->
    [person] Anführer – du
   *[automa] Anführer – Automa
}
fact-mechs = { $seat ->
    [person] Mechs – du
   *[automa] Mechs – Automa
}
fact-mechs-written = etwa E4,F5*2
fact-workers = { $seat ->
    [person] Arbeiter – du
   *[automa] Arbeiter – Automa
}
fact-workers-written = etwa G3,F5*2
fact-combat_stars = { $seat ->
    [person] Kampfsterne – du
   *[automa] Kampfsterne – Automa
}
fact-stars = { $seat ->
    [person] Sterne – du
   *[automa] Sterne – Automa
}
fact-main_discard = { $seat ->
    [person] Haupt-Abwurfstapel – du
   *[automa] Haupt-Abwurfstapel – Automa
}
fact-combat_discard = { $seat ->
    [person] Kampf-Abwurfstapel – du
   *[automa] Kampf-Abwurfstapel – Automa
}
fact-last_main_card = { $seat ->
    [person] Letzte Karte – du
   *[automa] Letzte Karte – Automa
}
fact-abilities = { $seat ->
    [person] Freigeschaltete Fähigkeiten – du
   *[automa] Freigeschaltete Fähigkeiten – Automa
}
fact-recruits = { $seat ->
    [person] Rekrutierungsboni – du
   *[automa] Rekrutierungsboni – Automa
}
fact-structures = { $seat ->
    [person] Gebäude – du
   *[automa] Gebäude – Automa
}
fact-structures-written = etwa E3:mine
fact-resources = { $seat ->
    [person] Ressourcen – du
   *[automa] Ressourcen – Automa
}
fact-resources-written = etwa E3*2
fact-power_star = { $seat ->
    [person] Stern für 16 Stärke – du
   *[automa] Stern für 16 Stärke – Automa
}
fact-factory_card = { $seat ->
    [person] Fabrikkarte – du
   *[automa] Fabrikkarte – Automa
}
fact-power_star-yes = ja
fact-power_star-no = nein
fact-factory_card-yes = ja
fact-factory_card-no = nein
fact-hand = { $seat ->
    [person] Kampfkarten auf der Hand – du
   *[automa] Kampfkarten auf der Hand – Automa
}
fact-hand-written = etwa 5,2*3
fact-goods = { $seat ->
    [person] Ressourcen – du
   *[automa] Ressourcen – Automa
}
fact-goods-written = etwa F1:metal*2+oil
fact-one_time = { $seat ->
    [person] Verbrauchte Sofortboni – du
   *[automa] Verbrauchte Sofortboni – Automa
}
fact-star_spaces = { $seat ->
    [person] Sterne nach Feldern – du
   *[automa] Sterne nach Feldern – Automa
}
fact-encounter_tokens = Übrige Begegnungsmarker

## The table

label-map = Karte mit allen 47 Regionen
label-home_base = Heimatgebiet
label-stars = Sterne
label-power = Stärke
label-coins = Geld
label-popularity = Ansehen
label-combat_cards = Kampfkarten
label-draw_pile = Nachziehstapel
label-progress = Fortschritt
label-progress_of = Fortschrittsmarker auf { $n } von { $spaces }
label-scheme = Aktionsplan
label-tunnel = Tunnel
label-lying = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
}
label-encounter_token = Begegnungsmarker
label-last_card = Letzte Karte
label-no_water = Phase ohne Wasser
label-structure_nowhere = nicht gebaut
label-structure_bonus = Geld des Gebäudebonus-Plättchens
card-no_recruit = kein Rekrutierungsbonus
card-unchecked = nicht am Druck geprüft
report-hint = Tippe deine Einheiten an, dann ihr Ziel. Tippe eine Region an, um ihre Umgebung zu sehen.
report-target = Tippe jetzt die Region an.
report-combat = Kampf auf { $region } beginnen
report-done = Zug beenden
report-nothing = Nichts weiter, was den Automa betrifft
report-new_worker = Neuer Arbeiter
report-star = Ich habe einen Stern gelegt
report-recruit = Neuer Rekrut
turn-of-commit = Kampf
said-commit = Kampf auf { $region }: Du setzt { $n } Stärke{ $cards ->
    [none] {""}
   *[other] {" und Kampfkarten ("}{ $cards })
} ein.
commit-do = Festlegen
form-do = So stimmt es

## Orte, wie man sie auf einem Plan ohne Koordinaten findet

place-factory = die Fabrik, in der Mitte
place-where = { $terrain }, { $n ->
    [one] neben der Fabrik
   *[other] { $n } Regionen von der Fabrik
}, { $direction }
direction-n = nördlich
direction-ne = nordöstlich
direction-e = östlich
direction-se = südöstlich
direction-s = südlich
direction-sw = südwestlich
direction-w = westlich
direction-nw = nordwestlich

## Woher die Decks stammen

option-deck-base-source = Grundspiel, 2015: Bilder aller 19 Karten an zwei Stellen und zwei Datensammlungen; wo sie sich unterschieden, gaben die Bilder den Ausschlag.
option-deck-invaders-source = Grundspiel mit Invaders from Afar: Die Karten 5, 8, 18 und 19 ersetzen die des Grundspiels. Sie stammen aus zwei Datensammlungen und wurden nicht an gedruckten Karten geprüft; bei Karte 8 sind die Quellen uneins.

## Am Bildschirm: Namen

section-move = Bewegen
section-bolster = Verstärken
section-trade = Handeln
section-produce = Produzieren
section-factory = Fabrikkarte
action-upgrade = Entwicklung
action-deploy = Einsetzen
action-build = Bauen
action-enlist = Rekrutieren
action-move = Bewegen
cube-move = dritte Einheit
cube-coins = zweite Münze
cube-power = dritte Stärke
cube-cards = zweite Kampfkarte
cube-popularity = zweites Ansehen
cube-produce = dritte Region
load-worker = Arbeiter
load-moved = Arbeiter, die sich schon bewegt haben
load-food = Nahrung
load-metal = Metall
load-oil = Öl
load-wood = Holz
gain-popularity = Ansehen
trap-power = der Automa verliert 3 Stärke
trap-coins = der Automa verliert 4 $
trap-cards = der Automa verliert 2 Kampfkarten
trap-popularity = der Automa verliert 2 Ansehen (ohne Wirkung)
mat-industrial = Industrie
mat-engineering = Technik
mat-militant = Militär
mat-patriotic = Patriotisch
mat-innovative = Innovativ
mat-mechanical = Mechanik
mat-agricultural = Landwirtschaft
tile-lakes_next_to_structures = Seen neben deinen Gebäuden
tile-tunnels_next_to_structures = Tunnelregionen neben deinen Gebäuden
tile-encounters_next_to_structures = Begegnungsregionen neben deinen Gebäuden
tile-structures_on_tunnels = Gebäude auf Tunnelregionen
tile-longest_line_of_structures = längste gerade Linie deiner Gebäude
tile-structures_on_farms_or_tundras = Gebäude auf Gehöften oder Tundren
ref-combat_value = { $id }
ref-encounter_card = Begegnung { $id }
ref-factory_card = Fabrikkarte { $id }
objective-1 = Kontrolliere 3 Gebirge
objective-2 = Kontrolliere 3 Tunnelregionen
objective-3 = Kontrolliere 3 Gehöfte
objective-4 = Kontrolliere 3 Tundren
objective-5 = Kontrolliere die Fabrik und habe mindestens so viel Stärke wie der Automa
objective-6 = Vertreibe in diesem Zug einen Arbeiter des Automa und habe noch 7 Stärke
objective-7 = Besitze eine Fabrikkarte, mindestens 1 Mech und höchstens 3 Arbeiter
objective-8 = Höchstens 2 $, mindestens 4 Arbeiter und 7 Ansehen
objective-9 = Kontrolliere eine Region mit 9 Ressourcen, jede Art darunter
objective-10 = Kontrolliere 3 Wälder
objective-11 = Kontrolliere 3 Dörfer
objective-12 = Besitze 20 $
objective-13 = Habe 6 Figuren auf einer Region (Anführer, Mechs, Arbeiter, Gebäude)
objective-14 = Habe eine Entwicklung, einen Mech, ein Gebäude, einen Rekruten und eine Ressource jeder Art
objective-15 = Habe gleich viele Arbeiter und Rekruten
objective-16 = Dein Anführer, genau 1 Mech, genau 1 Arbeiter und 5 Ressourcen auf einer Region
objective-17 = Kontrolliere 2 Regionen neben der Fabrik und besitze keine Fabrikkarte
objective-18 = 0 Stärke, mindestens 13 Ansehen und 5 Arbeiter
objective-19 = Kontrolliere 5 Regionen rund um einen See
objective-20 = 3 Gebäude, 7 Ansehen und kein Mech
objective-21 = Kontrolliere 9 Ressourcen einer Art
objective-22 = Besitze eine Fabrikkarte und keine Entwicklung
objective-23 = Habe 8 Kampfkarten und einen Kampfstern
player-uniform = Zufall
player-planner = Planer

## Am Bildschirm: was geschieht

scy-on_too_fast = { $faction } mit dem Tableau { $mat } ist ein sehr schnelles Paar: gegen den Automa in Ordnung, aber nicht vergleichbar.
scy-on_set_up = Du spielst mit dem Spielertableau { $mat }. Das Gebäudebonus-Plättchen zählt: { $tile }.
scy-on_section = Du wählst { $section }.
scy-on_gain_coin = Du erhältst { $n } $.
scy-on_gain_power = Du erhältst { $n } Stärke.
scy-on_gain_popularity = Du erhältst { $n } Ansehen.
scy-on_pay_coin = Du zahlst { $n } $.
scy-on_pay_power = Du zahlst { $n } Stärke.
scy-on_pay_popularity = Du zahlst { $n } Ansehen.
scy-on_goods = { $n } { $resource } auf { $region }.
scy-on_pay_goods = Du zahlst { $n } { $resource } von { $region }.
scy-on_workers = { $n ->
    [one] Ein neuer Arbeiter steht auf { $region }.
   *[other] { $n } neue Arbeiter stehen auf { $region }.
}
scy-on_step = Dein { $unit } zieht: { $start } → { $to }.
scy-on_load = Mit dabei: { several-goods }.
scy-on_back = Deine Einheiten auf { $region } gehen dorthin zurück, woher sie kamen: Das Spiel ist aus.
scy-on_upgrade = Entwicklung: { $cube }; { $action } kostet 1 weniger.
scy-on_mech = Ein Mech steht auf { $region } und bringt dir { $ability }.
scy-on_structure = Du baust auf { $region }: { $what }.
scy-on_recruit = Rekrut: von nun an { $bonus }; der Sofortbonus ist das Doppelte von { $now }.
scy-on_discard = Du wirfst eine Kampfkarte mit Wert { $card } ab.
scy-on_objective = Ziel erfüllt: { $objective }.
scy-on_encounter = Begegnung { $n } auf { $region }.
scy-on_factory_card = Du nimmst { $card }.
scy-on_flag = Du stellst eine Flagge auf { $region }.
scy-on_trap = Du legst eine Falle auf { $region } ({ $trap }).
scy-on_arm = Die Falle auf { $region } ist wieder scharf.
scy-you_draw = { $n ->
    [one] Du ziehst eine Kampfkarte: { $cards }.
   *[other] Du ziehst { $n } Kampfkarten: { $cards }.
}
scy-you_retreat = { $n ->
    [one] Rückzug: { $unit }, { $region } → { $to }.
   *[other] Rückzug: { $n } Einheiten ({ $unit }), { $region } → { $to }.
}
scy-move-shown = Der { $unit } des Automa zieht: { $from } → { $to }.
scy-stays-shown = Der { $unit } des Automa bleibt stehen ({ $to }).
scy-put_back-shown = { $n ->
    [0] Auf { $region } liegen keine Ressourcen.
    [one] 1 Ressource auf { $region } ist verloren.
   *[other] { $n } Ressourcen auf { $region } sind verloren.
}
scy-token_removed-shown = Der Begegnungsmarker auf { $region } ist weg.
scy-factory_card-shown = Der Automa nimmt eine Fabrikkarte, unbesehen.
scy-gain_combat_cards-shown = { $n ->
    [one] Der Automa erhält eine Kampfkarte (jetzt { $total }).
   *[other] Der Automa erhält { $n } Kampfkarten (jetzt { $total }).
}
scy-deploy-shown = Der Automa setzt in seinem Heimatgebiet ein: { $unit }.
scy-progress-shown = Der Fortschrittsmarker rückt auf Feld { $n }.
scy-star-shown = { $seat ->
    [person] Du legst deinen { $n }. Stern ({ $space }).
   *[automa] Der Automa legt seinen { $n }. Stern ({ $space }).
}
scy-combat_card-shown = Für den Kampf zieht der Automa { $card }.
scy-scouted-shown = Kundschafter: Du nimmst dem Automa eine zufällige Kampfkarte ab (er hat noch { $n }).
scy-claim-shown = Du findest { $n } { $resource } auf { $region } ({ $card } war die letzte).
scy-shuffle-shown = Alle 19 Automa-Karten werden zu einem neuen Nachziehstapel gemischt ({ $scheme }).

## Am Bildschirm: Fragen

ask-mat = Welches Spielertableau kommt?
ask-tile = Welches Gebäudebonus-Plättchen kommt?
ask-cards = { $n ->
    [one] Welche Kampfkarte kommt?
   *[other] Welche { $n } Kampfkarten kommen?
}
ask-objectives = Welche zwei Zielkarten kommen?
ask-encounter = Welche Begegnungskarte kommt?
ask-factory = { $n ->
    [one] Welche Fabrikkarte liegt da?
   *[other] Welche { $n } Fabrikkarten liegen da?
}
ask-scouted = Welche Kampfkarte des Automa bekommst du?
ask-turn = Dein Zug ({ $turn }): Welcher Bereich?
ask-goods = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
}: Wohin, und welche?
ask-produce = { $n ->
    [0] Produzieren: Nur noch die Mühle. Wie viel?
    [one] Produzieren: Welche Region, wie viel? Noch eine Region.
   *[other] Produzieren: Welche Region, wie viel? Noch { $n } Regionen.
}
ask-discard = Welche Kampfkarte zahlst du?
ask-unit = { $n ->
    [one] Welche Einheit bewegt sich? Noch eine.
   *[other] Welche Einheit bewegt sich? Noch { $n }.
}
ask-step = { $unit } ({ $region }): Wohin? ({ $n } { $n ->
    [one] Schritt
   *[other] Schritte
})
ask-power = Kampf auf { $region }: Wie viel Stärke?
ask-play = Kampf auf { $region }: Welche Kampfkarten, bei { $power } Stärke?
ask-retreat_workers = { $n ->
    [one] Wohin geht dein Arbeiter auf { $region }?
   *[other] Wohin gehen deine { $n } Arbeiter auf { $region }?
}
ask-option = { $card }: Welche Möglichkeit?
ask-take = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
} deiner Wahl: Welche?
ask-worker = Ein Arbeiter auf { $region }?
ask-factory_card = Welche Fabrikkarte nimmst du?
ask-flag = Eine Flagge auf { $region }?
ask-trap = Eine Falle auf { $region }?
ask-arm = Die Falle auf { $region } wieder scharf machen?
ask-bottom = Und die untere Aktion?
ask-pay = Von wo zahlst du { $n } { $resource }?
ask-upgrade = Welcher Würfel wandert wohin?
ask-deploy = Welcher Mech, und wohin?
ask-build = Was baust du, und wo?
ask-enlist = Welcher Rekrut, und welcher Sofortbonus?
ask-after = Eine Zielkarte aufdecken?

## Am Bildschirm: Ablehnungen

refused-section_again = { $section } war im letzten Zug dein Bereich. Wähle einen anderen.
refused-not_payable = Das kannst du nicht bezahlen: { $what }.
refused-no_such_unit = Du hast keine solche Einheit, die sich bewegen kann: { $what }.
refused-already_moved = Diese Einheit hat sich schon bewegt: { $what }.
refused-river = Vor { $region } liegt ein Fluss, den diese Einheit nicht überquert.
refused-too_far = { $region } ist mit einem Schritt nicht erreichbar.
refused-contested = Vor dem Kampf verlässt niemand { $region }.
refused-not_there = So viel liegt nicht auf { $region }: { $what }.
refused-not_on_a_lake = Nicht auf einem See: { $region }.
refused-no_worker_there = { $region ->
    [none] Keiner deiner Arbeiter steht auf einer Region.
   *[other] Du hast keinen Arbeiter auf { $region }.
}
refused-no_cube_there = Dieser Würfel ist schon versetzt: { $cube }.
refused-space_full = Hier ist kein Platz mehr für einen Würfel: { $action }.
refused-bonus_taken = Dieser Bonus ist schon vergeben: { $bonus }.
refused-not_in_hand = Das hast du nicht auf der Hand: { $what }.
refused-objective_not_met = Ziel { $n } ist nicht erfüllt.
refused-not_now = Das geht jetzt nicht: { $what }.

## Am Bildschirm: unmögliche Stellungen

problem-no_such_section = Den Bereich { $section } gibt es auf diesem Spielertableau nicht.
problem-too_many_cubes = { $n } Würfel haben unter { $action } keinen Platz.
problem-cubes_differ = Oben fehlen { $top } Würfel, unten liegen aber { $bottom }.
problem-recruits_differ = Rekruten: { $recruits }, verbrauchte Sofortboni: { $one_time }. Es müssen gleich viele sein.
problem-too_few_workers = Arbeiter: { $n }. Das sind zu wenige: Es sind immer mindestens 2.
problem-mechs_and_abilities = Mechs: { $mechs }, Fähigkeiten: { $abilities }. Es müssen gleich viele sein.
problem-too_many_structures = { $n } Gebäude; es gibt 4.
problem-structure_on_a_lake = Auf dem See { $region } kann kein Gebäude stehen.
problem-worker_on_a_lake = Auf dem See { $region } steht ein Arbeiter ohne Mech.
problem-star_not_earned = Für { $space } liegt ein Stern, der nicht verdient ist.
problem-too_many_combat_cards_of = Kampfkarten mit Wert { $value }: { $n } zu viel.
problem-combat_cards_do_not_fit = { $n } Kampfkarten kann der Automa nicht halten: Die 42 Karten reichen nicht, oder mehr sind bekannt.

## Am Bildschirm: Auswahl

option-sit = Wie spielst du?
option-sit-help = Mit deiner Schachtel auf dem Tisch oder ohne sie.
option-sit-companion = An meinem Tisch
option-sit-companion-help = Deine Schachtel liegt auf dem Tisch, die App führt den Automa.
option-sit-digital = Am Bildschirm
option-sit-digital-help = Ein ganzes Spiel ohne Schachtel: Die App kennt beide Seiten.
option-mat = Dein Spielertableau
option-mat-help = Rusviet mit Industrie und Krim mit Patriotisch sind zu schnell: gegen den Automa in Ordnung, aber nicht vergleichbar.
option-mat-industrial = Industrie
option-mat-industrial-help = 4 $, Ansehen 2
option-mat-engineering = Technik
option-mat-engineering-help = 5 $, Ansehen 2
option-mat-militant = Militär
option-mat-militant-help = Invaders from Afar: 4 $, Ansehen 3
option-mat-patriotic = Patriotisch
option-mat-patriotic-help = 6 $, Ansehen 2
option-mat-innovative = Innovativ
option-mat-innovative-help = Invaders from Afar: 5 $, Ansehen 3
option-mat-mechanical = Mechanik
option-mat-mechanical-help = 6 $, Ansehen 3
option-mat-agricultural = Landwirtschaft
option-mat-agricultural-help = 7 $, Ansehen 4
option-mat-random = Zufällig
option-mat-random-help = Eines der sieben.
option-relentless_factory = Unermüdlich und die Fabrikkarte
option-relentless_factory-help = Ob Rusviet die Fabrikkarte in zwei Zügen hintereinander nutzen darf.
option-relentless_factory-off = Aus
option-relentless_factory-off-help = Wie in den Errata.
option-relentless_factory-on = An
option-relentless_factory-on-help = Wie zuerst gedruckt.
option-fresh_recruit_pays = Der Rekrut neben Rekrutieren
option-fresh_recruit_pays-help = Ob er seine Kampfkarte schon mit derselben Aktion bringt.
option-fresh_recruit_pays-off = Aus
option-fresh_recruit_pays-off-help = Erst von der nächsten Aktion an.
option-fresh_recruit_pays-on = An
option-fresh_recruit_pays-on-help = Sofort.
option-burrow = Untertunneln
option-burrow-help = Welches Ende des Schritts ein Tunnel oder die Mine sein muss.
option-burrow-either_end = Eines von beiden
option-burrow-either_end-help = Wie auf dem englischen Nationstableau.
option-burrow-into = Nur das Ziel
option-burrow-into-help = Wie in der französischen Regel.
option-mine_is_tunnel_for_objectives = Die Mine als Tunnel
option-mine_is_tunnel_for_objectives-help = Für das Ziel mit drei Tunnelregionen.
option-mine_is_tunnel_for_objectives-off = Aus
option-mine_is_tunnel_for_objectives-off-help = Wie bei den Gebäudebonus-Plättchen.
option-mine_is_tunnel_for_objectives-on = An
option-mine_is_tunnel_for_objectives-on-help = Die Mine zählt.
option-objective_timing = Ziele „am Ende deines Zuges“
option-objective_timing-help = Wann diese Karten aufgedeckt werden können.
option-objective_timing-printed = Am Ende
option-objective_timing-printed-help = Wie auf den Karten.
option-objective_timing-any_break = In jeder Pause
option-objective_timing-any_break-help = Wie alle anderen.
option-seaworthy_workers = Seetüchtig: geschlagene Arbeiter
option-seaworthy_workers-help = Wohin Arbeiter gehen, wenn sich Mechs auf einen See zurückziehen.
option-seaworthy_workers-home = Nach Hause
option-seaworthy_workers-home-help = Immer.
option-seaworthy_workers-with_mechs = Mit den Mechs
option-seaworthy_workers-with_mechs-help = Sie dürfen auf den See folgen.

## Am Bildschirm: Antworten in Worten

do-many = { $n ->
    [1] { $what }
   *[other] { $n } × { $what }
}
do-or = { $a } oder { $b }
do-option = { $n }: { $what }
do-factory_card = Karte { $n }: { $what }
do-skip = { $section }: keine obere Aktion
do-objective = Aufdecken: { $objective }
do-move_units = Einheiten bewegen
do-move_coins = Geld nehmen statt bewegen
do-bolster_power = Verstärken: Stärke
do-bolster_cards = Verstärken: Kampfkarten
do-trade_goods = Handeln: Ressourcen
do-trade_popularity = Handeln: Ansehen
do-produce = Produzieren
do-factory_use = Fabrikkarte nutzen
do-factory_enlist = Fabrikkarte: Rekrutieren
do-factory_upgrade = Fabrikkarte: Entwicklung
do-factory_deploy = Fabrikkarte: Einsetzen
do-factory_build = Fabrikkarte: Bauen
do-action = { $action }
do-without_coins = { $action }, ohne das Geld
do-end = Zug beenden
do-done = Fertig
do-none = Nichts
do-stop = Hier bleiben
do-goods = { $region }: { $what }
do-region = { $region }: { $n }
do-unit = { $unit } ({ $region })
do-to = Nach: { $region }
do-load = Mitnehmen: { several-goods }
do-unload = Ablegen: { several-goods }
do-play_none = Keine Karte
do-pay_card = Kampfkarte { $value }
do-flag = Flagge auf { $region }
do-no_flag = Keine Flagge
do-no_trap = Keine Falle
do-arm = Auf { $region } scharf machen
do-no_arm = Entschärft lassen
do-worker = Arbeiter auf { $region }
do-cube = { $cube } → { $action }
do-mech = { $region }: { $ability }
do-structure = { $what } auf { $region }
do-recruit = Von nun an { $bonus }; jetzt { $now }
much-coin = { $n } $
much-power = { $n } Stärke
much-popularity = { $n } Ansehen
much-combat_card = { $n ->
    [one] 1 Kampfkarte
   *[other] { $n } Kampfkarten
}
much-food = { $n } Nahrung
much-metal = { $n } Metall
much-oil = { $n } Öl
much-wood = { $n } Holz
much-any_resource = { $n ->
    [one] 1 Ressource deiner Wahl
   *[other] { $n } Ressourcen deiner Wahl
}
much-worker = { $n } Arbeiter
much-mech = { $n ->
    [one] ein Mech
   *[other] { $n } Mechs
}
much-structure = { $n ->
    [one] ein Gebäude
   *[other] { $n } Gebäude
}
much-recruit = { $n ->
    [one] ein Rekrut
   *[other] { $n } Rekruten
}
much-upgrade = eine Entwicklung
much-deploy = ein Mech
much-build = ein Gebäude
much-enlist = ein Rekrut
much-produce = { $n ->
    [one] in 1 Region produzieren
   *[other] in { $n } Regionen produzieren
}

# --- the page of the game on screen
mat-last = letzter Zug
section-help = Was ist das?
section-move-help = Bewege Einheiten je eine Region weit (mit Tempo weiter) oder nimm Geld. Mechs tragen Arbeiter und Ressourcen.
section-bolster-help = Zahle 1 $ für Stärke oder Kampfkarten: Beides entscheidet Kämpfe.
section-trade-help = Zahle 1 $ für Ressourcen auf einer Region mit deinen Arbeitern oder für Ansehen.
section-produce-help = Deine Arbeiter stellen her, was ihre Region gibt; Dörfer geben neue Arbeiter. Je mehr Arbeiter, desto teurer.
section-factory-help = Die obere Hälfte ist die deiner Karte; die untere bewegt eine Einheit zwei Regionen weit.
lesson-learn-on_screen = Am Bildschirm lernen, ohne Schachtel
lesson-learn-on_screen_2_mat = Am Bildschirm 2: das Tableau
lesson-learn-on_screen_3_map = Am Bildschirm 3: der Plan
lesson-learn-on_screen_4_end = Am Bildschirm 4: das Ende
mat-units = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}
mat-regions = { $n ->
    [one] in { $n } Region
   *[other] in { $n } Regionen
}
hand-none = Keine Kampfkarten
objective-later = am Ende deines Zuges

# --- odds
odds-attack = Greift deine Kampfeinheiten auf { $region } an
odds-attack_workers = Vertreibt deine Arbeiter von { $region }
odds-no_strike = Keine ungesehene Karte würde dich jetzt angreifen.
odds-total = Mit einer Summe von { $n }
odds-ties = { $seat ->
    [person] Du greifst an: Bei Gleichstand gewinnst du.
   *[other] Der Automa greift an: Bei Gleichstand gewinnt er.
} Die Summe ist deine eingestellte Stärke plus die Werte deiner Kampfkarten.

## Am Bildschirm: Programme

label-hand = Hand
label-goods = Ressourcen
label-tile = Gebäudebonus
tempo-assumed-program = Ein Programm spielt die ganze Seite des Menschen.
tempo-seat_won = Gewonnen (Anteil)
tempo-seat_stars = Sterne des Menschen
tempo-seat_rounds = Runden
tempo-seat_person = Punkte des Menschen
tempo-seat_automa = Punkte des Automa
tempo-won_with = Gewonnen mit { $what } (Anteil)
player-uniform-reason = Es nimmt irgendeine erlaubte Antwort, jede gleich wahrscheinlich.
player-planner-reason = Es bewegt nach einfachen Punkten; sonst spielt es den Rest des Zuges auf eine feste Art zu Ende und nimmt die Antwort mit dem wertvollsten Ende.
player-steward = Verwalter
player-steward-reason = Er plant mehrere Züge voraus, jeden Bereich mit seinen besten Fortsetzungen, und probt die besten Pläne gegen das, was die verdeckten Karten des Automas anrichten können.
advice-worth = Nach seiner Rechnung (mehr ist besser)
advice-why_pair = Beide Hälften des Bereichs: { $top }, dann { $bottom }.
advice-why_top = Jetzt: { $top }.
advice-why_bottom = Jetzt nur die untere Aktion: { $bottom }.
advice-next_pair = Nächster Zug: { $top } und { $bottom }.
advice-next_top = Nächster Zug: { $top }.
advice-next_bottom = Nächster Zug: { $bottom }.
advice-why_star = Stern ({ $space }) { $turns ->
    [0] in diesem Zug.
    [1] im nächsten Zug.
   *[other] in { $turns } Zügen.
}
advice-why_risk = { $n ->
    [one] Die nächste Karte des Automas kostet hier im Schnitt etwa einen Punkt.
   *[other] Die nächste Karte des Automas kostet hier im Schnitt etwa { $n } Punkte.
}
advice-why_popularity = { $n } Ansehen, ab dem alles mehr zählt, { $turns ->
    [0] in diesem Zug.
    [1] im nächsten Zug.
   *[other] in { $turns } Zügen.
}
advice-why_workers = { $n } Arbeiter { $turns ->
    [0] nach diesem Zug.
    [1] nach dem nächsten Zug.
   *[other] in { $turns } Zügen.
}
advice-power = { $n } Stärke
advice-cards = Kampfkarten: { $cards }
advice-goods = { $goods } auf { $region }
advice-take = { $goods }
advice-pay = Zahlen von { $regions }
advice-option = Möglichkeit { $n }
advice-take_card = { $card } nehmen
advice-recruit = Von nun an { $bonus }; sofort das Doppelte von { $now }

# --- why a question is asked, and what one must know to answer it
because-commit = { $attacker ->
    [person] Du greifst auf { $region } an; bei Gleichstand gewinnst du.
   *[automa] Der Automa greift dich auf { $region } an; bei Gleichstand gewinnt er.
} Er hat { $automa_power } Stärke und { $automa_cards ->
    [0] keine Kampfkarte
    [one] 1 Kampfkarte
   *[other] { $automa_cards } Kampfkarten
}.
because-power = { $attacker ->
    [person] Du greifst auf { $region } an; bei Gleichstand gewinnst du.
   *[automa] Der Automa greift dich auf { $region } an; bei Gleichstand gewinnt er.
} Er hat { $automa_power } Stärke und { $automa_cards ->
    [0] keine Kampfkarte
    [one] 1 Kampfkarte
   *[other] { $automa_cards } Kampfkarten
}.
because-play = { $attacker ->
    [person] Du greifst auf { $region } an; bei Gleichstand gewinnst du.
   *[automa] Der Automa greift dich auf { $region } an; bei Gleichstand gewinnt er.
} Er hat { $automa_power } Stärke und { $automa_cards ->
    [0] keine Kampfkarte
    [one] 1 Kampfkarte
   *[other] { $automa_cards } Kampfkarten
}.
because-ability = { $attacker ->
    [person] Du greifst auf { $region } an; bei Gleichstand gewinnst du.
   *[automa] Der Automa greift dich auf { $region } an; bei Gleichstand gewinnt er.
} Er hat { $automa_power } Stärke und { $automa_cards ->
    [0] keine Kampfkarte
    [one] 1 Kampfkarte
   *[other] { $automa_cards } Kampfkarten
}.
because-retreat = Der Automa hat den Kampf auf { $region } gewonnen; deine Einheiten müssen dort weg.
because-retreat_workers = Der Automa hat den Kampf auf { $region } gewonnen; auch deine Arbeiter müssen dort weg.
because-resources = Der Automa zieht zu deinen allein stehenden Arbeitern, dorthin, wo die meisten Ressourcen liegen.
because-which_unit = Die Karte bewegt Mech oder Anführer des Automa, und keine Regel entscheidet, wen.
because-trap_penalty = Die Strafe trifft den Automa; du suchst sie aus.
because-bonus_star = Die Aktion des Automa gab dir den Bonus eines Rekruten; 16 Stärke oder 18 Ansehen, zum ersten Mal erreicht, sind ein Stern.
because-combat_order = An mehreren Orten stehen Einheiten von dir und vom Automa; gekämpft wird nacheinander.
because-final_tracks = Für die Wertung fehlt, was du während des Spiels nicht gemeldet hast.
because-final_structures = Gebäude kontrollieren Regionen und zählen für das Gebäudebonus-Plättchen.
because-final_resources = Je zwei Ressourcen auf deinen Regionen bringen Geld.

# --- on screen: moves by tapping, previews
goal-combat = Kampf
goal-drives_off = { $n ->
    [one] vertreibt einen Arbeiter
   *[other] vertreibt { $n } Arbeiter
}, −{ $lost } Ansehen
goal-encounter = Begegnung
goal-factory = Fabrikkarte
tray-units = Welche Einheit?
tray-more = Mehr davon: { $what }
tray-less = Weniger davon: { $what }
tally-star = Sterne
tally-coin = Geld
tally-power = Stärke
tally-popularity = Ansehen
tally-combat_card = Kampfkarten
tally-food = Nahrung
tally-metal = Metall
tally-oil = Öl
tally-wood = Holz
tally-worker = Arbeiter
tally-mech = Mechs
tally-structure = Gebäude
tally-recruit = Rekruten
tally-upgrade = Entwicklungen

# --- on screen: cards that their owner corrected
want-mountains = Kontrollierte Gebirge
want-farms = Kontrollierte Gehöfte
want-tundras = Kontrollierte Tundren
want-forests = Kontrollierte Wälder
want-villages = Kontrollierte Dörfer
want-tunnels = Kontrollierte Tunnelregionen
want-factory = Fabrik unter deiner Kontrolle
want-beside_factory = Regionen neben der Fabrik
want-lake_shore = Regionen rund um einen See
want-power = Stärke
want-power_lead = Vorsprung an Stärke vor dem Automa
want-popularity = Ansehen
want-coins = Geld
want-workers = Arbeiter
want-mechs = Mechs
want-structures = Gebäude
want-recruits = Rekruten
want-upgrades = Entwicklungen
want-factory_card = Fabrikkarte
want-combat_cards = Kampfkarten
want-combat_stars = Sterne für Kämpfe
want-drove_off = In diesem Zug vertriebene Arbeiter
want-full_region = Ressourcen auf einer Region mit allen Sorten
want-pieces_together = Figuren auf einer Region
want-kinds = Sorten von Ressourcen
want-one_kind = Ressourcen einer Sorte
want-workers_over_recruits = Mehr Arbeiter als Rekruten
want-lone_wolf = Ressourcen beim Anführer mit einem Mech und einem Arbeiter
wants-least = { $what }: mindestens { $n }
wants-most = { $what }: höchstens { $n }
wants-exactly = { $what }: genau { $n }
wants-between = { $what }: { $least } bis { $most }
scy-on_own_objective = Ziel { $n }, wie du es berichtigt hast, ist erfüllt: { $facts }.
option-box_cards = Begegnungen und andere Karten
option-box_cards-help = Begegnungen, Ziele, Fabrikkarten und Gebäudebonus-Plättchen; du kannst sie in einer Datei berichtigen.
option-box_cards-on_screen = Wie eingebaut
option-box_cards-on_screen-help = Die Karten des Grundspiels.
option-deck-on_screen = Begegnungen, Ziele, Fabrikkarten und Plättchen
option-deck-on_screen-source = Kosten und Wirkungen in unseren Worten. Begegnungen und Ziele stimmen in zwei Quellen überein; Fabrikkarten und das Geld der meisten Plättchen stammen aus einer einzigen.
deck-kind-on_screen = Berichtigungen von Begegnungen, Zielen, Fabrikkarten und Plättchen
card-kind-encounter = Begegnung { $n }
card-kind-objective = Ziel { $n }
card-kind-factory_card = Fabrikkarte { $n }
card-kind-tile = Gebäudebonus
card-end_of_turn = am Ende deines Zuges
card-from = ab { $n }: { $coins }
refused-no_cards_corrected = { $file } berichtigt keine einzige Karte.
refused-no_such_card_kind = { $file }, { $n }. Karte: Die Art { $kind } gibt es nicht. Es gibt: { $known }.
refused-not_in_the_box = { $file }: { $kind } { $card } ist nicht in der Schachtel.
refused-three_options = { $file }, { $place }: Eine Begegnung hat drei Möglichkeiten, nicht { $n }.
refused-first_option_costs = { $file }, { $place }: Die erste Möglichkeit kostet nichts.
refused-card_gives_nothing = { $file }, { $place }: Es gibt nichts zu gewinnen.
refused-objective_wants_nothing = { $file }, { $place }: Es sind keine wants genannt.
refused-want_without_sense = { $file }, { $place }: { $field } braucht least, most oder beide, und least darf nicht größer als most sein.
refused-bad_factory_actions = { $file }, { $place }: eine Aktion oder zwei verschiedene ohne produce.
refused-tile_not_rising = { $file }, { $place }: steps sind Paare aus Zahl und Geld, jedes größer als das vorige.
## Something is different

slip-report = Ich habe etwas falsch gemeldet
slip-elsewhere = { $seat ->
    [person] { $unit ->
        [character] Mein Anführer
        [mech] Mein Mech
       *[worker] Mein Arbeiter
    } steht woanders
   *[automa] { $unit ->
        [character] Der Anführer des Automa
        [mech] Der Mech des Automa
       *[worker] Der Arbeiter des Automa
    } steht woanders
}
slip-stands_here = { $seat ->
    [person] Hier steht { $unit ->
        [character] mein Anführer
        [mech] ein Mech von mir
       *[worker] ein Arbeiter von mir
    }
   *[automa] Hier steht { $unit ->
        [character] der Anführer des Automa
        [mech] ein Mech des Automa
       *[worker] ein Arbeiter des Automa
    }
}
slip-piece = { $seat ->
    [person] { $unit ->
        [character] Mein Anführer
        [mech] Mein Mech
       *[worker] Mein Arbeiter
    }, jetzt hier: { $region }
   *[automa] { $unit ->
        [character] Anführer des Automa
        [mech] Mech des Automa
       *[worker] Arbeiter des Automa
    }, jetzt hier: { $region }
}
slip-at_home = Im Heimatgebiet
slip-on_mat = Auf dem Tableau, nicht im Spiel
slip-token_gone = Der Begegnungsmarker ist weg
slip-token_lies = Der Begegnungsmarker liegt noch hier
slip-built = Mein Gebäude steht hier: { $structure }
slip-not_built = Hier steht kein Gebäude von mir: { $structure }
region-mat = nicht im Spiel
result-other = Der Automa gewinnt, { $score }.

## Answers without consequences, as the log tells them

said-final_tracks-coins = Du meldest Geld, Ansehen, Stärke und Sterne.
said-final_structures-structures = Du meldest deine Gebäude.

## Auf der Bühne

title-turn = Dein Zug { $turn }
title-bottom = Untere Aktion
title-unit = Bewegen
title-step = Wohin?
title-produce = Produzieren
title-power = Kampf auf { $region }
title-play = Kampf auf { $region }
title-commit = Kampf auf { $region }
title-goods = Ressourcen
title-take = Ressourcen
title-pay = Bezahlen
title-discard = Bezahlen
title-upgrade = Entwickeln
title-build = Bauen
title-deploy = Einsetzen
title-enlist = Rekrutieren
title-option = Begegnung
title-worker = Ein neuer Arbeiter?
title-factory_card = Fabrikkarte
title-flag = Eine Flagge?
title-trap = Eine Falle?
title-arm = Scharf machen?
title-after = Eine Zielkarte?
title-ability = Einsetzen?
title-retreat = Rückzug
title-retreat_workers = Rückzug
title-combat_order = Welcher Kampf zuerst?
title-card = Die Karte des Automa
title-combat_card = Die Kampfkarte
title-values = Karten des Automa
title-resources = Deine Ressourcen
title-which_unit = Mech oder Anführer?
title-trap_penalty = Welche Strafe?
title-bonus_star = Ein Stern?
title-hesitation = Die oberste Karte
title-final_tracks = Ende: deine Leisten
title-final_structures = Ende: deine Gebäude
title-final_resources = Ende: Ressourcen
title-report = Dein Zug { $turn }
title-after_combats = Dein Zug { $turn }
second-turn = Welcher Bereich?
second-unit = { $n ->
    [one] noch eine Einheit
   *[other] noch { $n } Einheiten
}
second-step = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
second-produce = { $n ->
    [one] noch eine Region
   *[other] noch { $n } Regionen
}
second-power = Wie viel Stärke?
second-play = Welche Karten?
second-commit = Stärke und Karten?
second-bottom = Und jetzt?
second-after_combats = Was noch?
second-report = Was betrifft den Automa?
board-map = Karte
mat-missing = { $what } fehlt
mat-coins = { $n } $ nehmen
mat-resources = { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
}
mat-only_bottom = Nur { $action }, ohne die obere Aktion
mat-idle = Einen Bereich nehmen und nichts tun
objective-short = Ziel
place-named = { $terrain } { $region }
way-unit = { $unit ->
    [character] Anführer
    [mech] Mech
   *[worker] Arbeiter
}: { $region }
way-title = { $unit ->
    [character] Anführer
    [mech] Mech
   *[worker] Arbeiter
}: wohin?
way-go = Los
way-unchoose = Abwählen
load-take = { $what ->
    [worker] Arbeiter
    [moved] Schon bewegte Arbeiter
    [food] Nahrung
    [metal] Metall
    [oil] Öl
   *[wood] Holz
} mitnehmen
goals-title = Wohin? Tippe auf die Karte oder wähle hier.
goals-all = alle { $n } Ziele
goals-other = Andere Ziele
goal-heading = { $unit ->
    [character] Anführer
    [mech] Mech
   *[worker] Arbeiter
} → { $region }
goal-heard = { $n ->
    [one] in Reichweite mit einem Schritt
   *[other] in Reichweite mit { $n } Schritten
}
goal-chance = Chance { $chance }
goal-way = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte, über { $region }
}
goal-do = { $sign ->
    [attack] Nach { $region } und kämpfen
    [attack_workers] Nach { $region }, vertreiben
    [encounter] Nach { $region }: Begegnung
    [factory] Nach { $region }: Fabrikkarte
   *[none] Nach { $region }
}
versus-power = bis { $n } Stärke
versus-cards = Karten: { $cards }
versus-chance = Siegchance
fight-power = Wie viel Stärke?
fight-power-note = Siegchance mit deinen besten Karten
fight-cards = Kampfkarten dazu
fight-cards-most = { $n ->
    [one] Kampfkarten, höchstens eine
   *[other] Kampfkarten, höchstens { $n }
}
fight-no_card = keine
fight-go = Kämpfen
fight-do = Kämpfen mit { $sum } · { $chance }
fight-outcome = { $star ->
    [true] Ein Sieg bringt einen Kampfstern.
   *[false] Ein Sieg bringt keinen weiteren Stern.
} Verlierst du, gehen deine Einheiten heim.
produce-do = { $region }: { $what } herstellen
produce-choose = Wählen
produce-left = { $n ->
    [one] Das ist die letzte Region.
    [2] Danach noch eine Region.
   *[other] Danach noch zwei Regionen.
}
produce-star = bringt einen Stern
produce-enough = reicht für { $action }
report-move = { $what } → { "PLACE" }
report-put = { $what }: { "PLACE" }
report-to = Wohin ging die Figur?
report-at = Wo?
report-how_many = Wie viele?
report-ability = Fähigkeit
report-gone = Arbeiter weg: { $region }
report-mech = Neuer Mech
gained-title = Dein Zug brachte
gained-star = { $n ->
    [1] Dein erster Stern
    [2] Dein zweiter Stern
    [3] Dein dritter Stern
    [4] Dein vierter Stern
    [5] Dein fünfter Stern
   *[other] Dein sechster Stern
}
gained-points = { $before } → { $after } { $after ->
    [one] Punkt
   *[other] Punkte
}
plan-move = { $unit ->
    [character] Anführer
    [mech] Mech
   *[worker] Arbeiter
}: { $way }
panel-sides = Beide Seiten
mat-of = { $unit ->
    [character] Anführer auf dem Tableau
    [mech] Mechs auf dem Tableau
   *[worker] Arbeiter auf dem Tableau
}
give_up-produce = Nichts weiter herstellen
give_up-unit = Keine weitere Einheit bewegen
give_up-bottom = Ohne { $action } beenden

## Was die Dinge tun, je ein Satz

says-ability-riverwalk = Dein Anführer und deine Mechs überqueren Flüsse auf die zwei Landschaften deiner Nation.
says-ability-speed = Dein Anführer und deine Mechs ziehen in jeder Bewegung eine Region weiter.
says-ability-seaworthy = Dein Anführer und deine Mechs ziehen auf Seen und von dort auf angrenzendes Land; besiegte Einheiten dürfen auf einen See fliehen.
says-ability-artillery = Vor einem Kampf darfst du 1 Stärke zahlen: Der Automa verliert 2.
says-ability-township = Von der Fabrik oder einem eigenen Dorf ziehen dein Anführer und deine Mechs in einem Schritt zur Fabrik oder in ein anderes eigenes Dorf.
says-ability-peoples_army = Ist ein eigener Arbeiter dabei, darfst du im Kampf eine Kampfkarte mehr spielen.
says-ability-wayfare = Dein Anführer und deine Mechs ziehen von überall in einem Schritt in dein Heimatgebiet oder das einer Nation, die nicht mitspielt.
says-ability-scout = Vor einem Kampf nimmst du dem Automa eine zufällige Kampfkarte.
says-ability-underpass = Für deinen Anführer und deine Mechs sind eigene Berge und alle Tunnel einander benachbart.
says-ability-disarm = Vor einem Kampf auf einem Tunnel oder deiner Mine verliert der Automa 2 Stärke.
says-ability-submerge = Dein Anführer und deine Mechs ziehen auf Seen und von einem See in einem Schritt auf jeden anderen.
says-ability-camaraderie = Du verlierst kein Ansehen für Arbeiter, die fliehen, weil du einen Kampf gewonnen hast.
says-ability-burrow = Dein Anführer und deine Mechs überqueren einen Fluss, wenn sie einen Tunnel oder deine Mine verlassen oder betreten.
says-ability-sword = Greifst du an, verliert der Automa vor dem Kampf 2 Stärke.
says-ability-shield = Wirst du angegriffen, erhältst du vor dem Kampf 2 Stärke.
says-ability-rally = Dein Anführer und deine Mechs ziehen in einem Schritt in jede Region mit einem eigenen Arbeiter oder einer Flagge.
says-ability-toka = Einmal pro Zug überquert ein Anführer oder Mech einen Fluss auf beliebiges Land.
says-ability-suiton = Dein Anführer und deine Mechs ziehen auf Seen; im Kampf auf einem See darfst du eine Kampfkarte mehr spielen.
says-ability-ronin = Ist eine einzige eigene Einheit im Kampf, darfst du davor 2 Stärke erhalten.
says-ability-shinobi = Dein Anführer und deine Mechs ziehen in einem Schritt zu jeder eigenen Falle und dürfen sie wieder scharf machen.
says-structure-mine = Ein eigener Tunnel: Deine Einheiten ziehen zwischen ihr und jedem Tunnel.
says-structure-mill = Wenn du produzierst, produziert auch ihre Region, eines mehr als Arbeiter dort sind.
says-structure-monument = Wenn du verstärkst, erhältst du auch 1 Ansehen.
says-structure-armory = Wenn du handelst, erhältst du auch 1 Stärke.
says-structure-flag = Zählt am Ende als eine eigene Region mehr.
says-structure-trap = Der Automa entschärft sie, wenn er sie betritt, und erleidet ihre Strafe.
says-bonus-power = Dauerhaft: 1 Stärke, sooft du entwickelst und wenn die Karte des Automa es zeigt.
says-bonus-coin = Dauerhaft: 1 $, sooft du einsetzt und wenn die Karte des Automa es zeigt.
says-bonus-popularity = Dauerhaft: 1 Ansehen, sooft du baust und wenn die Karte des Automa es zeigt.
says-bonus-combat_card = Dauerhaft: 1 Kampfkarte, sooft du rekrutierst und wenn die Karte des Automa es zeigt.
says-tile-lakes_next_to_structures = Am Ende: 2 $ für 1 See neben deinen Gebäuden, 4 für 2 oder 3, 6 für 4 oder 5, 9 für mehr.
says-tile-tunnels_next_to_structures = Am Ende: 2 $ für 1 Tunnelregion neben deinen Gebäuden, 4 für 2 oder 3, 6 für 4 oder 5, 9 für mehr.
says-tile-encounters_next_to_structures = Am Ende: 2 $ für 1 Begegnungsregion neben deinen Gebäuden, 4 für 2 oder 3, 6 für 4 oder 5, 9 für mehr; mit oder ohne Marker.
says-tile-structures_on_tunnels = Am Ende: 2 $ für 1 Gebäude auf einer Tunnelregion, 4 für 2, 6 für 3 oder 4.
says-tile-longest_line_of_structures = Am Ende: 2 $ für eine gerade Linie von 1 Gebäude, 4 für 2, 6 für 3, 9 für 4.
says-tile-structures_on_farms_or_tundras = Am Ende: 2 $ für 1 Gebäude auf Gehöft oder Tundra, 4 für 2, 6 für 3, 9 für 4.
faction_ability-swim = Schwimmen
says-faction_ability-swim = Deine Arbeiter überqueren Flüsse.
faction_ability-relentless = Unermüdlich
says-faction_ability-relentless = Du darfst denselben Bereich deines Tableaus noch einmal nutzen.
faction_ability-coercion = Nötigung
says-faction_ability-coercion = Einmal pro Zug zählt eine Kampfkarte als eine beliebige Ressource.
faction_ability-dominate = Vorherrschaft
says-faction_ability-dominate = Du legst für jeden gewonnenen Kampf und jedes Ziel einen Stern.
faction_ability-meander = Umherziehen
says-faction_ability-meander = Du darfst bei einer Begegnung zwei Möglichkeiten wählen.
faction_ability-exalt = Erhöhen
says-faction_ability-exalt = Nach einer Bewegung darfst du eine Flagge lassen, wo dein Anführer steht: Sie zählt am Ende als eine Region mehr.
faction_ability-maifuku = Maifuku
says-faction_ability-maifuku = Nach einer Bewegung darfst du eine Falle lassen, wo dein Anführer steht: Betritt der Automa sie, zahlt er dafür.

## What a card of an owner's file says

card-field-gold_star = ob ein goldener Stern da ist: Der Marker rückt vor
card-field-skip_mark = ob Autometta den Zug auslässt
card-field-power_spent = eingesetzte Stärke in einem Kampf bei 0 bis 7, 8 bis 13, 14 bis 16 Stärke
card-field-combat_cards = zufällige Kampfkarten in einem Kampf
card-field-resources = was du nach einem Sieg als Angreifer findest
card-field-unchecked = ob sie noch niemand mit der gedruckten Karte verglichen hat
card-field-moves = worker, mech, character, encounter, attack_workers, "attack 5" (Mindeststärke); für eine Nation "nordic:worker"
card-field-gains = "power 3", "coin 1", "worker 1", "unit 1" (Mech oder Anführer), "combat_card 1"; für eine Nation "crimea:coin 1"
card-field-recruit = power, coin, popularity oder combat_card; weglassen, wenn es keinen gibt
