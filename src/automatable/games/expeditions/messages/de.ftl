### Expeditions auf Deutsch. Jeder Schlüssel und jedes Argument steht in en, de und it gleich.

game-title = Expeditions
game-tagline = Zwei Mechs von Automa ziehen über die Karte; du spielst mit deiner eigenen Schachtel.
mech-north = Mech im Norden
mech-central = Mech im Zentrum
mech-person = Dein Mech
ref-location = { $id }
location-basecamp = Basislager
location-off_rows = anderswo
ref-gap = Kartenlücke { $id }
ref-card_number = { $id }
target-map = ein Landkartenmarker
target-corruption = Verderbnis
target-token_20 = der 20-Marker
reason-map = ein Landkartenmarker
reason-no_map = kein Landkartenmarker
reason-face_down = verdeckt
reason-corruption = Verderbnis
reason-no_corruption = keine Verderbnis
reason-only_20 = nur der 20-Marker
reason-no_20 = kein 20-Marker
reason-the_20 = der 20-Marker allein
reason-twenty_and_others = der 20-Marker mit anderer Verderbnis

## Auswahl vor dem Spiel

option-level = Schwierigkeitsstufe
option-level-help = Die Automa-Fortschrittskarte. Für das erste Spiel wird Stufe 2 empfohlen. Die gedruckten Karten der Stufen 4 und 5 kennt die App nicht: Gib sie auf der Seite der Kartenstapel aus deiner Schachtel ein oder wähle eine Hausstufe.
option-level-printed_1 = 1 · Maszynette
option-level-printed_1-help = Die leichteste: 8. Stern nach etwa 37 Zügen; 4 Münzen je Stern, 1 je Landkarte, 1 je Verderbnismarker.
option-level-printed_2 = 2 · Maszyna
option-level-printed_2-help = Für das erste Spiel: 8. Stern nach etwa 34 Zügen; 4 Münzen je Stern, 1 je Landkarte, 2 je Verderbnismarker.
option-level-printed_3 = 3 · Automaszyna
option-level-printed_3-help = 8. Stern nach etwa 29 Zügen; 5 Münzen je Stern, 1 je Landkarte, 2 je Verderbnismarker.
option-level-printed_4 = 4 · aus deiner Schachtel
option-level-printed_5 = 5 · Ultimaszyna, aus deiner Schachtel
option-level-house_4 = Stufe 4 · Hausstufe, nicht die gedruckte Karte
option-level-house_4-help = Eigene Zahlen: 8. Stern nach etwa 25 Zügen; 6 Münzen je Stern, 1 je Landkarte, 2 je Verderbnismarker.
option-level-house_5 = Stufe 5 · Hausstufe, nicht die gedruckte Karte
option-level-house_5-help = Eigene Zahlen: 8. Stern nach etwa 21 Zügen; 7 Münzen je Stern, 1 je Landkarte, 2 je Verderbnismarker.
option-star_adjustment = Münzen pro Stern
option-star_adjustment-help = Macht Automa schwächer oder stärker, ohne die Länge des Spiels zu ändern.
option-star_adjustment--2 = −2
option-star_adjustment--2-help = Viel leichter.
option-star_adjustment--1 = −1
option-star_adjustment--1-help = Leichter.
option-star_adjustment-0 = Wie gedruckt
option-star_adjustment-0-help = Die Zahl auf der Fortschrittskarte.
option-star_adjustment-1 = +1
option-star_adjustment-1-help = Schwerer.
option-star_adjustment-2 = +2
option-star_adjustment-2-help = Viel schwerer.
option-star_adjustment-3 = +3
option-star_adjustment-3-help = Schwerer geht es nicht.
option-dealer = Automa-Entscheidungskarten
option-dealer-help = Wer die 14 Karten mischt und zieht.
option-dealer-app = Die App zieht
option-dealer-app-help = Der Automastapel bleibt in der Schachtel.
option-dealer-table = Ich ziehe meine eigenen Karten
option-dealer-table-help = Nach jedem deiner Züge nennst du die Kartennummer.
option-first = Wer beginnt
option-first-help = Das entscheidet der Zufall, in der App oder am Tisch.
option-first-random = Die App entscheidet
option-first-random-help = Beide Seiten mit gleicher Chance.
option-first-human = Du
option-first-human-help = Am Tisch entschieden.
option-first-automa = Automa
option-first-automa-help = Am Tisch entschieden.
option-deck = Inhalt der Entscheidungskarten
option-deck-help = Nach einem Vergleich mit deinen Karten darfst du eine Karte berichtigen.
option-deck-printed = Wie mitgeliefert
option-deck-printed-help = Eine öffentliche Abschrift, in Teilen geprüft.
option-deck-progress_cards = Fortschrittskarten, Stufen 1 bis 3
option-deck-house_levels = Hausstufen 4 und 5
option-gap_layout = Kartenlücken
option-gap_layout-help = Welche der fünf Lücken an welchen Ort grenzen. Nur der Hinweis beim Ersetzen hängt davon ab.
option-gap_layout-inferred = Nicht geprüft
option-gap_layout-inferred-help = Die Anordnung ist erschlossen; bei jedem Ersetzen steht das dabei.
option-gap_layout-confirmed = An meinem Tisch geprüft
option-gap_layout-confirmed-help = Der Hinweis gilt dann ohne Vorbehalt.
option-reveal_detail = Aufgedeckte Orte
option-reveal_detail-help = Was du über die Verderbnis auf einem aufgedeckten Ort sagst.
option-reveal_detail-count = Die Zahl der Marker
option-reveal_detail-count-help = Einmal tippen; mehr braucht Automa nicht.
option-reveal_detail-stack = Den ganzen Stapel
option-reveal_detail-stack-help = Farben und Werte von oben, etwa o3,t4.
option-excluded_cards = Karten 017, 030, 056, 063
option-excluded_cards-help = Sie beziehen sich auf eine andere Person und kommen zurück in die Schachtel.
option-excluded_cards-remind = Erinnere mich
option-excluded_cards-remind-help = Beim Aufbau und bei jedem Ersetzen.
option-excluded_cards-removed = Schon aussortiert
option-excluded_cards-removed-help = Gleiche Chancen, weniger Arbeit.
option-unseen_cards = Karten zählen
option-unseen_cards-help = Welche Karten noch kommen können, darf jeder wissen.
option-unseen_cards-shown = Zeigen, was kommen kann
option-unseen_cards-shown-help = Mit der Chance, dass der Marker vorrückt.
option-unseen_cards-hidden = Nicht zeigen
option-unseen_cards-hidden-help = Zähle selbst.
option-reports = Meldungen, die nicht stimmen können
option-reports-help = Zum Beispiel dein Mech auf einem Ort mit einem Automa-Mech.
option-reports-strict = Ablehnen
option-reports-strict-help = Nichts ändert sich, und du erfährst warum.
option-reports-lenient = Nur warnen
option-reports-lenient-help = Der Tisch hat recht, was auch immer die App denkt.

## Was gefragt wird

ask-first = Wer beginnt?
ask-card = Welche Karte hast du gezogen?
ask-stack = { $detail ->
    [stack] Was liegt jetzt auf { $location }, von oben?
   *[count] Wie viele Verderbnismarker liegen jetzt auf { $location }, ohne den 20-Marker?
}
ask-turn = { $left ->
    [0] Dein Zug. Was hat sich geändert?
   *[other] Dein letzter Zug. Was hat sich geändert?
}
ask-coins = Wie viele Münzen hast du?
ask-quests = Wie viele Quests hast du erfüllt?
ask-items = Wie viele Münzen stehen auf deinen aufgewerteten Gegenständen?
ask-corruption = Wie viele Verderbnismarker hast du, mit dem 20-Marker?

## Was geschieht: Automa

exp-set_up = { $side ->
    [human] Du beginnst.
   *[automa] Automa beginnt.
}
exp-overridden = Dieses Spiel läuft mit Karten, die du berichtigt hast: { $cards }.
exp-reshuffle = Der Automastapel ist leer: Mische alle 14 Karten und lege die obersten 2 ungesehen beiseite.
exp-reshuffled = Der Automastapel war leer: Alle 14 Karten sind gemischt, 2 liegen ungesehen beiseite.
exp-card = Automa zieht { $card }.
exp-advance = Fortschritt: Marker auf Feld { $p }.
exp-no_advance = Kein Fortschrittssymbol: Der Marker bleibt auf Feld { $p }.
exp-track_end = Der Marker bleibt auf Feld { $p }, dem Ende der Leiste.
exp-star = Stern { $k } von 8: Lege ihn links oben auf das Basislager.
exp-sweep = { $mech }: Ersetze alle ausliegenden Karten neben { $location }. { $layout ->
    [inferred] Nach unserem Plan: { $gaps }. Wo die Lücken sind, haben wir nur erschlossen; sieht es bei dir anders aus, gilt dein Tisch.
   *[other] Das sind: { $gaps }.
}
exp-excluded_cards = Kommt Karte 017, 030, 056 oder 063, lege sie in die Schachtel zurück und ziehe neu.
exp-no_target = { $mech }: Zielzeile leer, er bewegt sich nur.
exp-condition_met = { $mech }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}, { $need } nötig; gesucht wird { $target }.
exp-condition_not_met = { $mech }: nur { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}, { $need } nötig (Ziel: { $target }); er bewegt sich nur.
exp-look = { $n ->
    [0] Hier auf { $location }: { $reason }.
    [one] 1 Ort weiter, { $location }: { $reason }.
   *[other] { $n } Orte weiter, { $location }: { $reason }.
}
exp-skipped = { $location } wird übersprungen: Dort steht dein Mech.
exp-match = Erste Übereinstimmung: { $location }.
exp-no_match = Keine Übereinstimmung.
exp-move_distance = { $mech }: Bewege ihn { $d ->
    [one] 1 Ort
   *[other] { $d } Orte
} weiter nach { $location }.{ $skips ->
    [none] {""}
   *[other] {" "}Dein Mech auf { $skips } wird übersprungen.
}
exp-move_target = { $mech }: Bewege ihn nach { $location }.
exp-stay = Der { $mech } bleibt auf { $location }.
exp-explore = Gib den Landkartenmarker von { $location } an Automa, decke den Ort auf und platziere Verderbnismarker wie gewohnt.
exp-map_only = Gib den Landkartenmarker von { $location } an Automa. Der Ort ist schon aufgedeckt.
exp-vanquish = Automa erhält { $n ->
    [one] den obersten Verderbnismarker
   *[other] die obersten { $n } Verderbnismarker
} von { $location }.
exp-vanquish_20 = Automa erhält den 20-Marker von { $location }.
exp-revealed = { $location }: { $n ->
    [0] Dort liegt keine Verderbnis.
    [one] Dort liegt 1 Verderbnismarker.
   *[other] Dort liegen { $n } Verderbnismarker.
}
exp-revealed_20 = { $location } ist Ort 20: Dort liegt der 20-Marker{ $n ->
    [0] .
   *[other] {" "}mit { $n } weiteren.
}
exp-trigger_automa = Automa hat ihren 8. Stern platziert. Du hast noch einen Zug, dann folgt Automas letzter Zug.
exp-trigger_human = Du hast deinen 4. Stern platziert. Automa hat noch einen Zug, dann folgt dein letzter Zug.
exp-your_turn = { $turn ->
    [last] Es ist dein letzter Zug.
   *[ordinary] Du bist am Zug.
}
exp-scoring = Der letzte Zug ist gespielt: Zähle deine Münzen.

## Was geschieht: du

exp-you_moved = Dein Mech steht jetzt hier: { $location }.
exp-both_mechs = Auf { $location } steht auch ein Automa-Mech: Sieh auf deinem Tisch nach.
exp-you_explored = Du hast { $location } erkundet.
exp-you_took = { $n ->
    [one] Du hast 1 Verderbnismarker von { $location } genommen.
   *[other] Du hast { $n } Verderbnismarker von { $location } genommen.
}
exp-fewer_tokens = Du hast { $told } gesagt, aber auf { $location } { $n ->
    [0] lag keiner.
    [one] lag nur 1.
   *[other] lagen nur { $n }.
}
exp-you_took_20 = Du hast den 20-Marker von { $location } genommen.
exp-you_star = { $n ->
    [one] Du hast einen Stern platziert: { $k } von 4.
   *[other] Du hast { $n } Sterne platziert: { $k } von 4.
}
exp-you_done = Dein Zug ist zu Ende.
exp-counted = Du zählst { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $quests ->
    [one] 1 Quest
   *[other] { $quests } Quests
}, { $items ->
    [one] 1 Münze
   *[other] { $items } Münzen
} auf Gegenständen, { $corruption ->
    [one] 1 Verderbnismarker
   *[other] { $corruption } Verderbnismarker
}.
exp-result = Du { $you }, Automa { $automa }: { $winner ->
    [person] Du gewinnst.
   *[automa] Automa gewinnt.
}
exp-tie = Gleichstand: Automa gewinnt.

## Warum

decision-north_target = Wohin geht der Mech im Norden?
decision-central_target = Wohin geht der Mech im Zentrum?
filter-has_map = Hat einen Landkartenmarker
filter-has_corruption = Hat Verderbnis außer dem 20-Marker
filter-has_token_20 = Hat den 20-Marker und sonst nichts
filter-first_in_direction = Erster in Bewegungsrichtung
status-open = geprüft
status-kept = bleibt
status-dropped = fällt weg
status-chosen = hierhin
status-person = dein Mech

## Wertung

score-stars = Sterne, je { $each ->
    [one] 1 Münze
   *[other] { $each } Münzen
} ({ $n })
score-maps = Landkartenmarker, je { $each ->
    [one] 1 Münze
   *[other] { $each } Münzen
} ({ $n })
score-corruption = Verderbnismarker, je { $each ->
    [one] 1 Münze
   *[other] { $each } Münzen
} ({ $n })
score-coins = Münzen ({ $n })
score-items = Münzen auf aufgewerteten Gegenständen ({ $n })
score-exp-tie = Gleichstand: Automa gewinnt.

## Der Aufbau am Tisch

setup-base = Baue das Grundspiel für 2 Personen auf. Automa erhält keine Tafel, Karten, Arbeiter, Stärke oder List.
setup-excluded = Die Karten 017, 030, 056 und 063 beziehen sich auf eine andere Person: Kommt eine davon, lege sie in die Schachtel zurück und ziehe neu. Alle vier jetzt auszusortieren ist genauso gut.
setup-north_mech = Stelle einen unbenutzten Mech auf N1, den westlichsten Ort im Norden. Der blaue Sockelring passt zu den Karten.
setup-central_mech = Stelle einen weiteren unbenutzten Mech auf C7, den östlichsten Ort im Zentrum. Der schwarze Sockelring passt zu den Karten.
setup-level = Lege die Fortschrittskarte aus und einen unbenutzten Aktionsmarker auf das Startfeld. Sterne auf den Feldern { $spaces }; { $star ->
    [one] 1 Münze
   *[other] { $star } Münzen
} je Stern, { $map } je Landkarte, { $corruption } je Verderbnismarker.
setup-house = Hausstufe: eigene Zahlen, nicht die gedruckte Karte. Halte dich an die Leiste auf dem Bildschirm.
setup-deck = Mische die 14 Entscheidungskarten verdeckt und lege die obersten 2 ungesehen beiseite.
setup-app_deals = Die App zieht die Entscheidungskarten: Lass sie in der Schachtel.
setup-glory = Lege die Automa-Erfolgskarte neben den Stapel, mit 4 Sternen einer unbenutzten Farbe und 4 einer anderen auf den Feldern 1 bis 8.
setup-locations = Alle 14 Orte im Norden und im Zentrum liegen verdeckt mit je einem Landkartenmarker; dein Mech beginnt im Basislager.
setup-first = { $side ->
    [human] Du beginnst.
   *[automa] Automa beginnt.
}
setup-expansion = Die Erweiterung Gears of Corruption wird nicht unterstützt.

## Der Tisch

label-map = Der Plan
board-map = Der Plan
label-camp = Lager
label-north = Norden
label-central = Zentrum
label-face_down = verdeckt
label-face_up = aufgedeckt
label-no_map = Landkartenmarker fehlt
label-map_token = Landkartenmarker
label-tokens = { $n ->
    [one] 1 Verderbnismarker
   *[other] { $n } Verderbnismarker
}
label-token_20 = der 20-Marker
label-gap = Kartenlücke { $id }
label-track = Fortschrittsleiste
label-maps = Landkarten
label-corruption = Verderbnis
label-stars = Sterne
label-your_stars = Deine Sterne
label-cards_left = { $n ->
    [0] Der Stapel ist leer; zu Beginn von Automas nächstem Zug wird gemischt.
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
}
label-can_come = Als Nächstes möglich: { $cards }.
label-chance = Chance, dass der Marker vorrückt: { $good } von { $all }.
label-search = Die Suche
label-card_progress = Fortschritt
label-card_no_progress = kein Fortschritt
label-card_sweep = Ersetzen
label-card_needs = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
label-card_no_target = kein Ziel
label-card_up_to = bis zu { $n }
label-card_arrows = { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
}
label-card = Entscheidungskarte { $id }
label-corrected_card = berichtigt
label-level_card = Fortschrittskarte { $name }
label-coins = { $star } je Stern · { $map } je Landkarte · { $corruption } je Verderbnis
label-mean_turn = 8. Stern: im Mittel nach { $n },{ $tenth } Zügen
label-touches = grenzt an { $places }
label-schematic = Der Süden und die Lücken sind schematisch gezeichnet.
action-done = Zug beenden
action-mech_here = Mein Mech steht jetzt hier
action-explore = Hier erkundet
action-finish = Mein letzter Zug ist zu Ende
action-star = Ich habe einen Stern platziert
action-take = { $n ->
    [one] 1 genommen
   *[other] { $n } genommen
}
action-take_20 = Den 20-Marker genommen
action-elsewhere_place = Mech anderswo
action-is_20 = Ort 20: nur der 20-Marker
action-type_stack = Von oben, zum Beispiel o3,t4 (o orange, t türkis, ? unbekannt, 20 zuletzt)
action-tell = Melden
hint-19 = Durch den verdeckten Ort eines Automa-Mechs kommst du schon zu Ort 19; sind seine Nachbarn verdeckt, bringt Sammeln dort vielleicht nichts.
hint-tap = Tippe an, wo dein Mech jetzt steht; hat sich nichts geändert, tippe nichts an.

## Eine Stufe eingeben

game-form-title = Eine Stufe eingeben
game-form-lead = Lies die Karte aus deiner Schachtel in Leserichtung, von links nach rechts und Reihe für Reihe, und tippe jedes Feld mit einem Stern an. START ist 0. Die Karte auf dieser Seite zeigt dann nach wie vielen Zügen der 8. Stern im Mittel kommt: Bei den Stufen 1 bis 3 sind es 36,8, 34,2 und 29,2; bei den Stufen 4 und 5 sollten es weniger sein.
game-form-which = Welche Karte ist es?
game-form-which-printed_4 = Gedruckte Stufe 4
game-form-which-printed_5 = Gedruckte Stufe 5, Ultimaszyna
game-form-which-custom = Eine eigene Stufe
game-form-name = Name
game-form-name-help = Nur für eine eigene Stufe: Kleinbuchstaben, Ziffern und Bindestriche.
game-form-stars = Felder mit einem Stern
game-form-coins_star = Münzen pro Stern
game-form-coins_map = Münzen pro Landkartenmarker
game-form-coins_corruption = Münzen pro Verderbnismarker
game-form-save = Stufe behalten

## Fakten berichtigen

fact-north_mech = Mech im Norden
fact-central_mech = Mech im Zentrum
fact-human_mech = Dein Mech
fact-location = { $location }
fact-location-written = M Landkarte, x keine, - leer, o3,t4,? Marker von oben, 20
fact-progress = Fortschrittsmarker, Feld
fact-maps = Automa: Landkartenmarker
fact-corruption = Automa: Verderbnismarker ohne den 20-Marker
fact-automa_20 = Automa hat den 20-Marker
fact-automa_20-no = nein
fact-automa_20-yes = ja
fact-human_20 = Du hast den 20-Marker
fact-human_20-no = nein
fact-human_20-yes = ja
fact-human_stars = Deine Sterne
fact-human_coins = Deine Münzen
fact-human_quests = Deine erfüllten Quests
fact-human_items = Münzen auf deinen aufgewerteten Gegenständen
fact-human_corruption = Deine Verderbnismarker, mit dem 20-Marker
fact-drawn = Seit dem letzten Mischen gezogene Karten
fact-cycle = Nummer der Mischung
fact-next = Wer ist am Zug?
fact-next-human = Du
fact-next-automa = Automa
fact-next-scoring = Wertung
fact-trigger = Das Ende ausgelöst hat
fact-trigger-none = niemand
fact-trigger-human = du
fact-trigger-automa = Automa
fact-final_turns = Noch ausstehende letzte Züge
fact-final_turns-written = human, automa
fact-level_stars = Stufe: Felder mit einem Stern
fact-level_coins_star = Stufe: Münzen pro Stern
fact-level_coins_map = Stufe: Münzen pro Landkartenmarker
fact-level_coins_corruption = Stufe: Münzen pro Verderbnismarker
fact-card = Entscheidungskarte { $card }
fact-card-written = Fortschritt | Norden | Zentrum
fact-note = Eine Notiz zu dieser Partie
fact-layout = Plan der Kartenlücken
fact-layout-inferred = erschlossen
fact-layout-confirmed = bestätigt
fact-layout-edited = berichtigt
fact-gaps = Kartenlücken an { $location }
fact-source = Die Entscheidungskarten zieht
fact-source-app = die App
fact-source-table = du
fact-detail = Von einem aufgedeckten Ort nennst du
fact-detail-count = die Zahl der Marker
fact-detail-stack = den ganzen Stapel

## Ablehnungen

refused-location_occupied = Dort steht ein Automa-Mech; du kannst deine Bewegung dort nicht beenden.
refused-reveal_missing = Dieser Ort war verdeckt: Wie viele Verderbnismarker liegen jetzt dort?
refused-already_face_up = Dieser Ort ist schon aufgedeckt.
refused-not_enough_tokens = So viele Marker liegen dort nicht.
refused-too_many_stars = Du hast nur 4 Sterne.
refused-camp_left = Dein Mech kommt nicht ins Basislager zurück. Hat er es nie verlassen, berichtige, wo er steht.
refused-unknown_place = Den Ort { $place } gibt es nicht.
refused-unknown_card = Es gibt nur die Karten 1 bis 14.
refused-card_already_drawn = Karte { $n } wurde seit dem letzten Mischen schon gezogen. Prüfe die Nummer oder berichtige die Liste der gezogenen Karten.
refused-not_automas_turn = Automa ist nicht am Zug.
refused-not_humans_turn = Du bist nicht am Zug.
refused-adjustment_out_of_range = Die Anpassung muss zwischen -2 und +3 liegen.
refused-level_unknown = Die gedruckte Karte dieser Stufe ({ $level }) kennt die App nicht. Gib sie aus deiner Schachtel ein oder wähle eine Hausstufe.
refused-unknown_token = { $token } ist kein Verderbnismarker. Marker sind o oder t mit einem Wert ({ $values }), ? für jeden anderen, und 20.
refused-second_20 = Es gibt nur einen 20-Marker, und er ist schon aufgetaucht.
refused-too_many_tokens = { $n } Marker sind mehr, als im Beutel sind.
refused-was_end_triggered = Damit hat Automa 8 Sterne. Sage in derselben Berichtigung, ob das Ende ausgelöst wurde.
refused-foreign_file = { $file } ist keine Datei für { $game }.
refused-reserved_deck_id = { $file }: Die Kennung { $id } gehört zu dem, was mitgeliefert wird. Wähle eine andere.
refused-wrong_kind = { $file } ist keine Datei für die Auswahl { $option }.
refused-wrong_card_count = { $file }: Karten gefunden: { $cards }; verlangt sind { $wanted } verschiedene.
refused-newer_data_format = { $file } hat Format { $format }, aus einer neueren Version.
refused-value_out_of_range = { $file }, { $place }: { $field } ist { $value }, erlaubt ist { $low } bis { $high }.

## Stellungen, die nicht sein können, und seltsame

problem-star_count = Eine Stufe braucht genau 8 Sternfelder.
problem-star_below_1 = Sternfelder sind ganze Zahlen ab 1.
problem-not_increasing = Jeder Stern muss auf einem späteren Feld liegen als der vorige.
problem-track_too_short = Die Leiste endet vor dem 8. Stern.
problem-coins_invalid = Die drei Münzwerte müssen ganze Zahlen ab 0 sein.
problem-star_coins_negative = Mit dieser Anpassung wäre ein Stern weniger als 0 Münzen wert.
problem-adjustment_out_of_range = Die Anpassung muss zwischen -2 und +3 liegen.
problem-level_name = Eine eigene Stufe braucht einen Namen: Kleinbuchstaben, Ziffern und Bindestriche.
problem-marker_off_track = Die Leiste hat kein Feld { $p }.
problem-hidden_stack = { $location } ist verdeckt, also kann dort nur ein Landkartenmarker liegen.
problem-second_20 = Es gibt nur einen 20-Marker.
problem-mech_off_row = { $mech }: { $place } liegt nicht in seiner Reihe.
problem-no_such_place = Den Ort { $place } gibt es nicht.
problem-too_many_stars = Du hast 0 bis 4 Sterne.
problem-negative_count = Eine Anzahl kann nicht unter 0 liegen.
problem-unknown_card = Eine Karte { $card } gibt es nicht.
problem-card_twice = Karte { $card } steht doppelt in der Liste.
problem-too_many_drawn = { $n } Karten stehen in der Liste; zwischen zwei Mischungen werden nur { $most } gezogen.
problem-final_turns_without_trigger = Niemand hat das Ende ausgelöst, also gibt es keine letzten Züge und keine Wertung.
problem-wrong_final_turns = Die letzten Züge passen nicht dazu, wer das Ende ausgelöst hat.
problem-wrong_next = Am Zug ist nicht die Seite, die unter den letzten Zügen zuerst kommt.
problem-bad_card = Karte { $card } ist nicht lesbar: { $value }. Schreibe sie wie + | sweep 3:map > | 5:corruption*2 >>
problem-both_mechs = Dein Mech und ein Automa-Mech stehen beide auf { $location }. Automa beachtet diesen Ort nicht.
problem-too_much_corruption = { $n } Verderbnismarker sind erfasst, mehr als die 36 des Beutels.
problem-twenty_not_in_the_north = Der 20-Marker liegt auf { $location }; erwartet wird er im Norden.

## Woher die Decks stammen

option-deck-printed-source = Nach einer öffentlichen Abschrift, zum Teil an der gedruckten deutschen Soloregel geprüft (Karten 1, 8 und 12).
option-deck-progress_cards-source = Gedruckte Fortschrittskarten, Stufen 1 bis 3, nach einer öffentlichen Abschrift; Stufe 1 ist zum Teil durch die englische Spielregel bestätigt.
option-deck-house_levels-source = Hausstufen dieses Projekts, aus den Stufen 1 bis 3 fortgesetzt: nicht die gedruckten Karten.

# --- odds
odds-advance = Der Marker rückt vor
odds-takes_map = Nimmt die Landkarte von { $location }
odds-takes_corruption = Nimmt Verderbnis von { $location }
odds-takes_token_20 = Nimmt die 20 von { $location }
odds-star = Stern { $star }: frühestens in { $first ->
    [one] einem Zug
   *[other] { $first } Zügen
}, im Mittel in etwa { $about }, zu 90 % binnen { $surely }.

## Orte, wie man sie auf Tafeln ohne Namen findet

place-N = { $id }: nördliche Reihe, { $n }. von links
place-C = { $id }: mittlere Reihe, { $n }. von links
place-S = { $id }: südliche Reihe, { $n }. von links

# --- why a question is asked, and what one must know to answer it
because-stack = { $location } wurde gerade aufgedeckt: Lege wie üblich Verderbnis aus dem Beutel darauf. Davon hängt ab, wohin Automa zieht und was sie nimmt.
title-coins = Schlusszählung
second-coins = Das Spiel ist zu Ende
title-quests = Schlusszählung
second-quests = Das Spiel ist zu Ende
title-items = Schlusszählung
second-items = Das Spiel ist zu Ende
title-corruption = Schlusszählung
second-corruption = Das Spiel ist zu Ende
second-turn = { $left ->
    [0] Was hat sich geändert?
   *[other] Letzter Zug: Was hat sich geändert?
}
counts-coins = Jede Münze zählt 1.
counts-quests = Erfüllte Quests bestimmen, was jeder deiner Sterne wert ist: 5, 6, 8 oder 10 Münzen.
counts-items = Aufgewertete Gegenstände zählen, was auf ihnen steht.
counts-reported = { $n ->
    [one] Gemeldet hast du einen.
   *[other] Gemeldet hast du { $n }.
}
counts-corruption = Jeder deiner Verderbnismarker zählt 2.

## Automas Zug im Rahmen, wie das Regelheft dieses Spiels sagt

turn-automa = Automas Zug
odds-now = Wenn Automa jetzt am Zug wäre

## Something is different

slip-report = Ich habe etwas falsch gemeldet
slip-mech_here = { $mech } steht hier
slip-map = Der Landkartenmarker liegt noch hier
slip-empty = Hier liegt nichts mehr
slip-twenty = Hier liegt nur der 20-Marker
slip-tokens = { $n ->
    [one] Hier liegt 1 Verderbnismarker
   *[other] Hier liegen { $n } Verderbnismarker
}
label-mechs = Die Mechs
lying-map = Landkartenmarker, verdeckt
lying-map_up = Landkartenmarker, aufgedeckt
lying-no_map = kein Landkartenmarker, verdeckt
lying-unknown = unbekannter Marker
lying-twenty = der 20-Marker
lying-o3 = orange 3
lying-t3 = türkis 3
lying-o4 = orange 4
lying-t4 = türkis 4
lying-o5 = orange 5
lying-t5 = türkis 5

## What a card of an owner's file says

deck-new-progress_cards = Eine Stufe für die Automa. Für die gedruckte Karte der Stufe 4 oder 5 deiner Schachtel nimm die id printed_4 oder printed_5, für eine eigene Stufe eine beliebige andere; die id steht zweimal da. Zeilen, die mit # beginnen, sind Anmerkungen, die Zahlen unten Platzhalter. Prüfe sie mit:
deck-new-decision_cards = Die 14 Entscheidungskarten, nach einem Blick auf deine eigenen zu berichtigen. Zeilen, die mit # beginnen, sind Anmerkungen. Prüfe sie mit:
deck-new-gaps = Welche Lücken deines Plans an welche Orte grenzen. Zeilen, die mit # beginnen, sind Anmerkungen. Prüfe es mit:
deck-kind-decision_cards = Berichtigte Entscheidungskarten
deck-kind-gaps = Die Lücken des Plans
card-field-id = der Name in Dateien; bei einer Stufe derselbe wie der der Datei
card-field-name = wie man sie nennt
card-field-star_positions = Felder mit Stern, von START = 0 in Leserichtung gezählt: 8 Stück, jedes weiter hinten
card-field-spaces_after_start = darf fehlen: ein Feld hinter dem letzten Stern
card-field-star = Münzen je Stern
card-field-map = Münzen je Kartenmarker
card-field-corruption = Münzen je Verderbnismarker
card-field-confidence = wie sicher wir sind
card-field-progress = ob der Marker vorrückt
card-field-sweep = ob das Zeichen zum Abräumen da ist
card-field-distance = die Zahl der Pfeile
card-field-kind = wonach der Mech sucht; fehlt mit dem ganzen Ziel, wenn die Zeile leer ist
card-field-min_stars = die Sterne davor
card-field-take_up_to = der Faktor hinter einem Verderbnis-Zeichen
card-field-note = was in kein Feld passt
card-field-touches = die Orte neben der Lücke
