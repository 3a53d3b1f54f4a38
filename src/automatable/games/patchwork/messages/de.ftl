### Patchwork auf Deutsch, in den Worten der Spielregel. Schlüssel und Argumente wie in en.ftl; dort sind sie erklärt.

## Das Spiel

game-title = Patchwork
game-tagline = Im Wettlauf über den Zeitplan zur schöneren Decke.
game-emblem-label = Eine Decke aus neun Flicken mit einem Knopf in der Mitte

seat-person_1 = Spieler 1
seat-person_2 = Spieler 2
player-name = { $seat ->
    [person] { seat-person }
    [automa] { seat-automa }
    [person_1] { seat-person_1 }
   *[person_2] { seat-person_2 }
}

## Vorbereitung: Einstellungen

option-sit = Wie spielst du?
option-sit-help = Ganz in der App, mit dem Spiel auf dem Tisch oder zu zweit an einem Bildschirm.
option-sit-digital = Am Bildschirm
option-sit-digital-help = Du gegen Automa. Die App ist das ganze Spiel: Du nähst am Bildschirm, sie prüft jeden Zug.
option-sit-companion = Mit meinem eigenen Spiel
option-sit-companion-help = Du gegen Automa mit dem Spiel auf deinem Tisch. Du meldest deinen Zug mit einem Tipp, Automa antwortet.
option-sit-duo = Zu zweit
option-sit-duo-help = Zwei Personen spielen an diesem Bildschirm gegeneinander, ohne Automa.

option-level = Schwierigkeitsstufe
option-level-help = Sie bestimmt, wann Automa den 7x7-Bonus erhält und was für Automa zählt. An Automas Zügen ändert sie nichts.
option-level-1 = I – Praktikant
option-level-1-help = Knopf 1 Feld vor dem Zielfeld (Feld 52). Für Automa zählt nur der Bonus.
option-level-2 = II – Lehrling
option-level-2-help = Knopf 9 Felder vor dem Zielfeld (Feld 44). Für Automa zählen der Bonus und seine Knöpfe.
option-level-3 = III – Geselle
option-level-3-help = Knopf 12 Felder vor dem Zielfeld (Feld 41). Für Automa zählen der Bonus, seine Knöpfe und 1 Punkt je Flicken mit Knöpfen.
option-level-4 = IV – Meister
option-level-4-help = Knopf 15 Felder vor dem Zielfeld (Feld 38). Für Automa zählen der Bonus, seine Knöpfe und jeder auf seinen Flicken abgebildete Knopf.
option-level-5 = V – Legende
option-level-5-help = Knopf 18 Felder vor dem Zielfeld (Feld 35). Für Automa zählen der Bonus, seine Knöpfe, 1 Punkt je Flicken mit Knöpfen und jeder auf seinen Flicken abgebildete Knopf.

option-deck = Automa-Deck
option-deck-help = Beide Decks sind gleich stark besetzt. In einer Partie wird nur eines benutzt.
option-deck-normal = Normales Deck
option-deck-normal-help = Karten 1 bis 12, Rückseiten ohne Wert: Du weißt nicht, wie viel Automa als Nächstes ausgeben kann.
option-deck-tactical = Taktisches Deck
option-deck-tactical-help = Karten 13 bis 24: Die Rückseite zeigt den nächsten Knopfwert, du kannst damit planen.

option-leather_layout = Dein Zeitplan
option-leather_layout-help = Es gibt zwei Auflagen. Zähle die Felder vom Start bis zum ersten Lederflicken.
option-leather_layout-original = Ursprüngliche Auflage
option-leather_layout-original-help = Der erste Lederflicken liegt 20 Felder nach dem Start.
option-leather_layout-revised = Überarbeitete Auflage
option-leather_layout-revised-help = Der erste Lederflicken liegt 26 Felder nach dem Start, einer liegt auf Feld 38.

option-recycle = Wenn der Stapel aufgebraucht ist
option-recycle-help = Alle 12 Karten werden gemischt. Danach unterscheiden sich die deutsche und die englische Spielregel.
option-recycle-two_aside = Wieder zwei Karten weglegen
option-recycle-two_aside-help = Wie in der deutschen Spielregel: zehn Züge von Automa bis zum nächsten Mischen.
option-recycle-all = Alle zwölf Karten benutzen
option-recycle-all-help = Wie in der englischen Spielregel: zwölf Züge von Automa bis zum nächsten Mischen.

option-automa_leather = Automa und die Lederflicken
option-automa_leather-help = Was geschieht, wenn Automa als Erster an einem Lederflicken vorbeizieht.
option-automa_leather-take = Automa nimmt sie
option-automa_leather-take-help = Die normale Regel. Sie bringen Automa nichts, aber sie sind weg.
option-automa_leather-leave = Automa lässt sie liegen
option-automa_leather-leave-help = Ein leichteres Spiel: Alle Lederflicken bleiben für dich auf dem Zeitplan.
option-starting_buttons = Knöpfe zu Beginn
option-starting_buttons-help = Im gedruckten Spiel sind es 5. Andere Zahlen sind Zwischenstufen von uns: Sie stehen in keiner Spielregel. Ein Knopf ist etwa drei Punkte wert.
option-starting_buttons-0 = 0 · Zwischenstufe von uns
option-starting_buttons-0-help = Viel schwerer.
option-starting_buttons-1 = 1 · Zwischenstufe von uns
option-starting_buttons-1-help = Viel schwerer.
option-starting_buttons-2 = 2 · Zwischenstufe von uns
option-starting_buttons-2-help = Viel schwerer.
option-starting_buttons-3 = 3 · Zwischenstufe von uns
option-starting_buttons-3-help = Schwerer.
option-starting_buttons-4 = 4 · Zwischenstufe von uns
option-starting_buttons-4-help = Schwerer.
option-starting_buttons-5 = 5 · wie gedruckt
option-starting_buttons-5-help = Die Regel des Spiels.
option-starting_buttons-6 = 6 · Zwischenstufe von uns
option-starting_buttons-6-help = Leichter.
option-starting_buttons-7 = 7 · Zwischenstufe von uns
option-starting_buttons-7-help = Leichter.
option-starting_buttons-8 = 8 · Zwischenstufe von uns
option-starting_buttons-8-help = Leichter.
option-starting_buttons-9 = 9 · Zwischenstufe von uns
option-starting_buttons-9-help = Viel leichter.
option-starting_buttons-10 = 10 · Zwischenstufe von uns
option-starting_buttons-10-help = Viel leichter.
option-starting_buttons-12 = 12 · Zwischenstufe von uns
option-starting_buttons-12-help = Viel leichter.
option-starting_buttons-15 = 15 · Zwischenstufe von uns
option-starting_buttons-15-help = Viel leichter.

option-circle_source = Reihenfolge der Flicken
option-circle_source-help = Wer den Flickenkreis auslegt.
option-circle_source-app = Die App lost sie aus
option-circle_source-app-help = Die App lost eine Reihenfolge aus. Mit eigenem Spiel legst du den Kreis so, wie sie es zeigt.
option-circle_source-table_full = Ich gebe jetzt alle Flicken ein
option-circle_source-table_full-help = Du legst den Kreis selbst aus und gibst die 32 Flicken einmal im Uhrzeigersinn ein.
option-circle_source-table_lazy = Ich gebe Flicken nach und nach ein
option-circle_source-table_lazy-help = Du legst den Kreis selbst aus. Die App fragt nur nach den Flicken, die in Reichweite kommen.

option-dealer = Automa-Karten
option-dealer-help = Wer die Automa-Karten mischt und aufdeckt.
option-dealer-app = Die App gibt
option-dealer-app-help = Du brauchst keine Karten: Die App mischt und deckt auf.
option-dealer-table = Meine eigenen Karten
option-dealer-table-help = Du deckst deine eigenen Karten auf und nennst der App die Nummern.

option-quilt_tracking = Dein Deckenplan
option-quilt_tracking-help = Ob die App mitverfolgt, wo deine Flicken liegen. Die Wertung stimmt in jedem Fall.
option-quilt_tracking-on = Mitverfolgen
option-quilt_tracking-on-help = Du zeigst, wohin jeder Flicken kommt; die App bemerkt eine 7x7-Fläche von selbst.
option-quilt_tracking-off = Nicht mitverfolgen
option-quilt_tracking-off-help = Du sagst nur, welchen Flicken du nimmst; nach der 7x7-Fläche fragt die App, wenn es darauf ankommt.

option-first = Startspieler
option-first-help = Nach der Regel ist es, wer zuletzt eine Nadel benutzt hat.
option-first-1 = Spieler 1
option-first-1-help = Spieler 1 beginnt.
option-first-2 = Spieler 2
option-first-2-help = Spieler 2 beginnt.
option-first-random = Zufällig
option-first-random-help = Die App lost den Startspieler aus.

## Vorbereitung: Aufbau am Tisch, in der Reihenfolge der Spielregel

setup-circle = Lege alle 33 Flicken in zufälliger Reihenfolge im Kreis aus.
setup-circle_app = Lege die Flicken im Uhrzeigersinn in dieser Reihenfolge im Kreis aus: { $patches }.
setup-neutral = Stelle die Spielfigur im Uhrzeigersinn direkt hinter den Startflicken, den mit zwei Feldern.
setup-tokens = Lege beide Zeitsteine auf das Startfeld des Zeitplans, deinen obenauf.
setup-buttons = Nimm deinen Deckenplan und 5 Knöpfe. Automa erhält beides nicht.
setup-leather = Lege je einen Lederflicken auf seine fünf Felder: { $spaces }.
setup-tile = Lege den 7x7-Bonus neben den Zeitplan.
setup-deck = { $deck ->
    [tactical] Mische das Taktische Deck (Karten 13 bis 24) und lege es als Automa-Stapel bereit. Das Normale Deck bleibt in der Schachtel.
   *[normal] Mische das Normale Deck (Karten 1 bis 12) und lege es verdeckt als Automa-Stapel bereit. Das Taktische Deck bleibt in der Schachtel.
}
setup-set_aside = Lege die beiden obersten Karten unbesehen weg: Sie beginnen den Ablagestapel.
setup-app_deals = Lass die Automa-Karten in der Schachtel: Die App gibt.
setup-marker = Nimm einen Knopf aus dem Vorrat und lege ihn auf { $marker_space } des Zeitplans, { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vor dem Zielfeld.
setup-piles = Lass Platz für Automas zwei Haufen: Flicken mit Knöpfen und Flicken ohne Knöpfe.
setup-start = Du bist Startspieler.

## Fragen

ask-turn = { $seat ->
    [person] Dein Zug: Kaufe einen der nächsten drei Flicken oder rücke vor.
   *[other] { player-name }: Kaufe einen der nächsten drei Flicken oder rücke vor.
}
ask-leather = { $seat ->
    [person] Lege deinen Lederflicken auf ein freies Feld.
   *[other] { player-name }: Lege deinen Lederflicken auf ein freies Feld.
}
ask-seven = Ist jetzt eine 7x7-Fläche vollständig gefüllt?
ask-card = Decke die oberste Automa-Karte auf. Welche Nummer steht unten links?
ask-patches = { $n ->
    [one] Welcher Flicken folgt im Uhrzeigersinn?
   *[other] Welche { $n } Flicken folgen im Uhrzeigersinn?
}
ask-circle = Gib alle 32 Flicken im Uhrzeigersinn ein, beginnend direkt vor der Spielfigur. Der Startflicken kommt von selbst zuletzt.
ask-back = Welcher Wert steht auf der Rückseite der obersten Automa-Karte? Du kannst das überspringen.
ask-first = Wer beginnt?

## Automas Zug

pat-card = Automa deckt { $card } auf: Knopfwert { $budget }, Knopfwertung { $income }.
pat-window = Nächste Flicken: { $patches }. Bezahlbar: { $affordable }.
pat-case_a = Nichts ist bezahlbar: Automa passt.
pat-case_b = Nur „{ $patch }“ ist bezahlbar: Automa nimmt diesen Flicken.
pat-case_c = { $n } Flicken sind bezahlbar: Die Bedingungen entscheiden.
pat-cond_kept = { $condition }: { $kept } weiter dabei, { $dropped } ausgeschieden.
pat-cond_all = { $condition }: kein Unterschied, alle bleiben.
pat-cond_skipped = { $condition }: Keiner bliebe übrig, daher wird das übersprungen.
pat-take_with = Lege den Flicken „{ $patch }“ auf den Haufen mit Knöpfen; die Spielfigur rückt an die freie Stelle.
pat-take_without = Lege den Flicken „{ $patch }“ auf den Haufen ohne Knöpfe; die Spielfigur rückt an die freie Stelle.
pat-move = { $n ->
    [one] Rücke Automas Zeitstein 1 Feld vor, von { $from } auf { $to }.
   *[other] Rücke Automas Zeitstein { $n } Felder vor, von { $from } auf { $to }.
}
pat-pass_move = Rücke Automas Zeitstein direkt vor deinen ({ $to }). Dafür gibt es keine Knöpfe.
pat-pass_final = Rücke Automas Zeitstein zu deinem auf das Zielfeld. Dafür gibt es keine Knöpfe.
pat-income = { $n ->
    [one] Knopfwertung bei { $space }: Automa erhält 1 Knopf.
   *[other] Knopfwertung bei { $space }: Automa erhält { $n } Knöpfe.
}
pat-leather_automa = Automa nimmt den Lederflicken bei { $space } (Haufen ohne Knöpfe).
pat-tile_automa = Automa erreicht das markierte Feld: Er erhält den 7x7-Bonus; entferne den Knopf vom Zeitplan.
pat-discard = Wirf die Karte ab.
pat-discarded = Die Karte kommt auf den Ablagestapel.
pat-shuffle_two = Der Stapel ist aufgebraucht: Mische alle 12 Karten und lege zwei unbesehen weg.
pat-shuffle_all = Der Stapel ist aufgebraucht: Mische alle 12 Karten.
pat-shuffled_two = Der Automa-Stapel war leer: Die App hat alle Karten gemischt und zwei unbesehen weggelegt.
pat-shuffled_all = Der Automa-Stapel war leer: Die App hat alle Karten gemischt.
pat-set_aside_backs = Die Rückseiten der beiden weggelegten Karten zeigen { $backs }.
pat-next_budget = Nächste Karte: Knopfwert { $budget }.
pat-next_automa = Automa ist noch einmal an der Reihe.

## Der Zug einer Person

pat-you_buy = { $seat ->
    [person] Du nimmst den Flicken „{ $patch }“, zahlst { $n ->
        [one] 1 Knopf
       *[other] { $n } Knöpfe
    } und rückst { $t ->
        [one] 1 Feld
       *[other] { $t } Felder
    } vor.
   *[other] { player-name } nimmt den Flicken „{ $patch }“, zahlt { $n ->
        [one] 1 Knopf
       *[other] { $n } Knöpfe
    } und rückt { $t ->
        [one] 1 Feld
       *[other] { $t } Felder
    } vor.
}
pat-you_take_untracked = { $seat ->
    [person] Nimm den Flicken „{ $patch }“, zahle { $n ->
        [one] 1 Knopf
       *[other] { $n } Knöpfe
    }, nähe den Flicken auf und rücke deinen Zeitstein { $t ->
        [one] 1 Feld
       *[other] { $t } Felder
    } vor.
   *[other] { player-name } nimmt den Flicken „{ $patch }“, zahlt { $n ->
        [one] 1 Knopf
       *[other] { $n } Knöpfe
    }, näht den Flicken auf und rückt { $t ->
        [one] 1 Feld
       *[other] { $t } Felder
    } vor.
}
pat-you_advance = { $seat ->
    [person] { $n ->
        [one] Du rückst 1 Feld vor und nimmst 1 Knopf.
       *[other] Du rückst { $n } Felder vor und nimmst { $n } Knöpfe.
    }
   *[other] { $n ->
        [one] { player-name } rückt 1 Feld vor und nimmt 1 Knopf.
       *[other] { player-name } rückt { $n } Felder vor und nimmt { $n } Knöpfe.
    }
}
pat-you_income = { $seat ->
    [person] { $n ->
        [one] Knopfwertung bei { $space }: Nimm 1 Knopf.
       *[other] Knopfwertung bei { $space }: Nimm { $n } Knöpfe.
    }
   *[other] { $n ->
        [one] Knopfwertung bei { $space }: { player-name } nimmt 1 Knopf.
       *[other] Knopfwertung bei { $space }: { player-name } nimmt { $n } Knöpfe.
    }
}
pat-you_leather = { $seat ->
    [person] Du nimmst einen Lederflicken: Lege ihn sofort.
   *[other] { player-name } nimmt einen Lederflicken und legt ihn sofort.
}
pat-leather_placed = { $seat ->
    [person] Du legst den Lederflicken auf { $cell }.
   *[other] { player-name } legt den Lederflicken auf { $cell }.
}
pat-leather_lost = { $seat ->
    [person] Auf deinem Deckenplan ist kein Feld frei: Der Lederflicken kommt aus dem Spiel.
   *[other] { player-name } hat kein freies Feld: Der Lederflicken kommt aus dem Spiel.
}
pat-tile_you = { $seat ->
    [person] Du hast eine 7x7-Fläche gefüllt: Der Bonus gehört dir; entferne den Knopf vom Zeitplan.
   *[other] { player-name } hat eine 7x7-Fläche gefüllt und erhält den Bonus.
}
pat-next_you = { $seat ->
    [person] Du bist an der Reihe.
   *[other] { player-name } ist an der Reihe.
}

## Beide Seiten

pat-on_top = Gleiches Feld: Der zuletzt angekommene Zeitstein liegt oben und zieht zuerst.
pat-first_final = { $seat ->
    [person] Du bist zuerst im Ziel: Bei Gleichstand gewinnst du.
   *[other] { player-name } ist zuerst im Ziel und gewinnt bei Gleichstand.
}
pat-end = Spielende: { $p1 } zu { $p2 } Punkten. { $winner ->
    [person] Du gewinnst.
    [automa] Automa gewinnt.
    [person_1] Spieler 1 gewinnt.
   *[person_2] Spieler 2 gewinnt.
}
pat-end_tie = Gleichstand: Es gewinnt, wer zuerst im Ziel war.

## Was gemeldet oder berichtigt wurde

pat-set_up_circle = Der Flickenkreis liegt; die Spielfigur steht hinter dem Startflicken.
pat-patches_told = Im Kreis folgen: { $patches }.
pat-circle_last_known = Nur ein Flicken ist noch übrig: Der letzte unbekannte ist „{ $patch }“.
pat-back_told = Die Rückseite der obersten Karte zeigt { $budget }.

## Bedingungen und Entscheidungen

decision-patch = Welchen Flicken nimmt Automa?
filter-affordable = Bezahlbar
filter-affordable-help = Die Zahl oben auf der Karte ist der Knopfwert. Ein Flicken, der mehr Knöpfe kostet, scheidet aus.
filter-no_overtake = Überholt dich nicht
filter-no_overtake-help = Symbol: ein Zeitstein mit einem Pfeil bis zum anderen Zeitstein; der Pfeil darüber hinaus ist durchgestrichen. Auf deinem Feld zu landen ist erlaubt.
filter-most_buttons = Die meisten abgebildeten Knöpfe
filter-most_buttons-help = Symbol: Ein Quadrat mit drei Knöpfen ist größer als ein Quadrat mit einem Knopf.
filter-largest = Deckt die meisten Felder ab
filter-largest-help = Symbol: Ein Quadrat aus vier Feldern ist größer als ein Streifen aus zwei Feldern.
filter-farthest = Am weitesten von der Spielfigur entfernt
filter-farthest-help = Symbol: die Spielfigur mit einem Pfeil über drei Flicken. Der dritte kommt vor dem zweiten, der zweite vor dem ersten.
measure-affordable = { $value ->
    [one] kostet 1 Knopf
   *[other] kostet { $value } Knöpfe
}
measure-no_overtake = käme auf Feld { $value }
measure-most_buttons = { $value ->
    [one] 1 Knopf
   *[other] { $value } Knöpfe
}
measure-largest = { $value ->
    [one] 1 Feld
   *[other] { $value } Felder
}

## Dinge beim Namen

ref-space = { $id ->
    [0] Feld 0 (Start)
    [53] Feld 53 (Ziel)
   *[other] Feld { $id }
}
ref-cell = Feld { $id }
patch-leather = Lederflicken
patch-1 = Zweier (Startflicken)
patch-2 = langsame Ecke
patch-3 = schnelle Ecke
patch-4 = Dreierlinie
patch-5 = Quadrat
patch-6 = schnelles L4
patch-7 = langsames L4
patch-8 = T4
patch-9 = Viererlinie
patch-10 = billiges S4
patch-11 = teures S4
patch-12 = P5
patch-13 = U5
patch-14 = T5
patch-15 = L5
patch-16 = Y5
patch-17 = Fünferlinie
patch-18 = N5
patch-19 = Treppe W5
patch-20 = Plus
patch-21 = Viererlinie + 2 am Ende
patch-22 = breites U6
patch-23 = Viererlinie + 2 in der Mitte
patch-24 = versetzte Doppelreihe
patch-25 = Quadrat mit Knick
patch-26 = Pfeil
patch-27 = langes T6
patch-28 = langes Z6
patch-29 = langes Kreuz (gratis)
patch-30 = Viererlinie mit zwei Höckern
patch-31 = H7
patch-32 = großes Kreuz
patch-33 = dickes Kreuz

## Wertung

score-buttons = Knöpfe
score-tile = 7x7-Bonus
score-empty_cells = Freie Felder, je 2 Punkte Abzug
score-patches_with_buttons = Flicken mit Knöpfen
score-printed_buttons = Abgebildete Knöpfe
score-total = Summe

## Ablehnungen: was nicht ging und was zu tun ist; nichts hat sich geändert

refused-game_over = Das Spiel ist zu Ende. Mit „Zurück“ kommst du zurück.
refused-leather_first = Zuerst muss ein Lederflicken gelegt werden. Wähle ein freies Feld.
refused-automa_turn = Automa ist an der Reihe: Eine Kartennummer wird gebraucht.
refused-not_in_window = Der Flicken „{ $patch }“ gehört nicht zu den nächsten drei Flicken.
refused-not_enough_buttons = Nicht genug Knöpfe: Der Flicken kostet { $cost }, du hast { $buttons }. Wähle einen anderen oder rücke vor.
refused-placement_missing = Die Angabe der Lage fehlt. Sag, wohin der Flicken kommt.
refused-does_not_fit = Der Flicken „{ $patch }“ passt dort nicht hin. Drehe, wende oder verschiebe den Flicken.
refused-too_few_empty_cells = Der Flicken kann nicht passen: zu wenige freie Felder.
refused-cell_not_empty = Feld { $cell } ist nicht frei. Wähle ein anderes.
refused-unknown_patch = Ein Flicken in Reichweite ist unbekannt. Nenne zuerst die nächsten Flicken.
refused-patch_accounted = Der Flicken „{ $patch }“ ist schon vergeben. Wähle einen anderen Flicken oder berichtige die Stellung.
refused-card_not_in_deck = Karte { $card } gehört nicht zum benutzten Deck.
refused-card_already_drawn = Karte { $card } wurde seit dem letzten Mischen schon gezogen. Sieh noch einmal nach oder berichtige die gezogenen Karten.
refused-back_mismatch = Die Karte passt nicht zur gesehenen Rückseite.
refused-no_such_back = Keine Karte mit { $budget } auf der Rückseite ist übrig.
refused-tile_taken = Der 7x7-Bonus ist schon vergeben.
refused-claim_too_few_cells = 7x7 gemeldet, aber nur { $cells } Felder sind belegt; nötig sind mindestens 49.
refused-claim_no_square = 7x7 gemeldet, aber keine 7x7-Fläche ist vollständig.
refused-no_claim_on_advance = Vorrücken kann keine Fläche füllen.
refused-no_tile_for_automa = Automa erhält den Bonus hier nicht.
refused-wrong_automa_result = Nach den Regeln ist Automas Ergebnis { $x }, nicht { $y }.
refused-who_is_on_top = Beide Zeitsteine lägen auf demselben Feld. Sag, welcher oben liegt.
refused-unreadable = Nicht lesbar: { $token }.
refused-circle_incomplete = Der Flickenkreis hat { $wanted } Flicken außer dem Startflicken; du hast { $n } genannt.
problem-bad_conditions = { $file }, { $place }: { $field } darf höchstens drei verschiedene Bedingungen nennen.
refused-record_foreign = Das ist keine Mitschrift einer Patchwork-Partie (Game: { $game }).
refused-record_newer_format = Diese Mitschrift hat das Format { $format }; diese Version liest { $known }.
refused-record_without_start = Die Mitschrift sagt nicht, wo die Partie beginnt: Die Zeile Start fehlt.
refused-record_bad_start = Die Stellung, mit der die Mitschrift beginnt, ist nicht brauchbar: { $reason }
refused-record_wrong_card = Nach der Reihenfolge, die die Mitschrift fürs Mischen angibt, folgt Karte { $x }, nicht { $y }.
refused-record_result_early = Die Mitschrift nennt ein Ergebnis, aber das Spiel ist nicht zu Ende.
refused-record_wrong_result = Nach den Regeln ist das Ergebnis { $x }, nicht { $y }.
refused-record_shows_hidden = Die Mitschrift zeigt die Reihenfolge der Karten, aber das Spiel ist nicht zu Ende.
refused-record_own_deck = Eine Partie mit eigenem Deck lässt sich nicht als Mitschrift schreiben. Speichere sie stattdessen in eine Datei.
refused-record_too_early = Es gibt noch nichts mitzuschreiben: Der Aufbau ist nicht fertig.

## Was an einer Stellung unmöglich ist

problem-patch_twice = { $patch } kommt mehrmals vor.
problem-patch_missing = { $patch } fehlt: weder im Flickenkreis noch bei einer Seite.
problem-patch_count = Flicken im Flickenkreis und auf beiden Seiten: { $n }; es müssen 33 sein.
problem-token_off_board = { $seat ->
    [person] Dein Zeitstein liegt auf Feld { $space }; der Zeitplan geht von 0 bis 53.
   *[other] Der Zeitstein von { player-name } liegt auf Feld { $space }; der Zeitplan geht von 0 bis 53.
}
problem-buttons_negative = { $seat ->
    [person] Du hast weniger als 0 Knöpfe.
   *[other] { player-name } hat weniger als 0 Knöpfe.
}
problem-too_many_cells = { $seat ->
    [person] Deine Flicken bedecken { $cells } Felder; ein Deckenplan hat 81.
   *[other] Die Flicken von { player-name } bedecken { $cells } Felder; ein Deckenplan hat 81.
}
problem-wrong_shape = { $seat ->
    [person] Auf deinem Deckenplan hat { $patch } nicht die eigene Form.
   *[other] Auf dem Deckenplan von { player-name } hat { $patch } nicht die eigene Form.
}
problem-quilt_mismatch = { $seat ->
    [person] Dein Deckenplan und die Liste deiner Flicken widersprechen sich.
   *[other] Der Deckenplan und die Flickenliste von { player-name } widersprechen sich.
}
problem-wrong_turn = { $seat ->
    [person] Du müsstest an der Reihe sein: Dein Zeitstein liegt weiter hinten.
   *[other] { player-name } müsste an der Reihe sein: Dieser Zeitstein liegt weiter hinten.
}
problem-leather_too_many = { $n } Lederflicken sind genommen, aber die Zeitsteine haben erst { $reached } erreicht.
problem-leather_no_room = Es sind mehr Lederflicken zu legen, als Felder frei sind.
problem-marker_reached_without_tile = Automa hat das markierte Feld ({ $space }) erreicht, also muss der 7x7-Bonus vergeben sein.
problem-tile_without_marker = Automa hat den 7x7-Bonus, aber das markierte Feld ({ $space }) noch nicht erreicht.
problem-tile_needs_49 = { $seat ->
    [person] Du hast den 7x7-Bonus, bedeckst aber zu wenig ({ $cells }); nötig sind mindestens 49 Felder.
   *[other] { player-name } hat den 7x7-Bonus, bedeckt aber zu wenig ({ $cells }); nötig sind mindestens 49 Felder.
}
problem-square_without_tile = { $seat ->
    [person] Du hast eine vollständige 7x7-Fläche, aber niemand hat den Bonus.
   *[other] { player-name } hat eine vollständige 7x7-Fläche, aber niemand hat den Bonus.
}
problem-card_twice = { $card } wurde seit dem letzten Mischen mehrmals gezogen.
problem-card_foreign = { $card } gehört nicht zum benutzten Deck.
problem-too_many_drawn = { $n } Karten sind gezogen, aber der Automa-Stapel hat nur { $pile }; nach der letzten wird neu gemischt.
problem-impossible_back = Keine Karte mit { $budget } auf der Rückseite kann oben auf dem Automa-Stapel liegen.
problem-not_over = Beide Zeitsteine stehen auf dem Zielfeld und nichts ist mehr zu legen: Das Spiel muss zu Ende sein.
problem-over_too_early = Das Spiel gilt als beendet, aber nicht beide Zeitsteine sind im Ziel oder ein Lederflicken ist noch zu legen.
problem-first_on_final_wrong = Wer zuerst im Ziel war, passt nicht zu den Zeitsteinen.
problem-automa_places_nothing = Automa muss nie einen Lederflicken legen.
problem-unreadable_position = Die Stellung ist nicht lesbar: { $text } ({ $field }).

## Was sich berichtigen lässt

field-circle = Flickenkreis
field-time = Zeitstein
field-to_move = Wer ist an der Reihe?
field-on_top = Welcher Zeitstein liegt oben?
field-leather_to_place = Noch zu legende Lederflicken
field-first_on_final_space = Zuerst im Ziel
field-tile = Besitzer des 7x7-Bonus
field-buttons = Knöpfe
field-patches = Flicken
field-leather = Lederflicken
field-quilt = Deckenplan
field-cycle = Durchgang durch das Deck
field-drawn = Seit dem letzten Mischen gezogene Karten
field-next_back = Rückseite der obersten Karte
field-level = Schwierigkeitsstufe
field-deck = Automa-Deck
field-leather_layout = Auflage des Zeitplans
field-recycle = Wenn der Stapel aufgebraucht ist
field-automa_leather = Automa und die Lederflicken
field-nobody = Niemand

## Auf dem Tisch

label-time_board = Zeitplan
label-time_token = Zeitstein
label-start_space = Start
label-final_space = Zielfeld
label-income_space = Knopfwertung
label-leather_patch = Lederflicken
label-level_marker = Knopf auf dem Zeitplan
label-tile = 7x7-Bonus
label-circle = Flickenkreis
label-neutral_token = Spielfigur
label-window = Die nächsten drei Flicken
label-quilt = Deckenplan
label-buttons = Knöpfe
label-income = Knopfwertung
label-button_cost = Knopfkosten
label-time_cost = Zeitkosten
label-printed_buttons = Abgebildete Knöpfe
label-cells = Felder
label-empty_cells = Freie Felder
label-pile_with_buttons = Haufen mit Knöpfen
label-pile_without_buttons = Haufen ohne Knöpfe
label-draw_pile = Automa-Stapel
label-discard_pile = Ablagestapel
label-cards_left = { $n ->
    [one] noch 1 Karte
   *[other] noch { $n } Karten
}
label-budget = Knopfwert
label-conditions = Bedingungen
label-card_income = Knopfwertung
label-patch = { $patch }: { $buttons ->
    [one] 1 Knopf
   *[other] { $buttons } Knöpfe
}, { $time ->
    [one] 1 Feld
   *[other] { $time } Felder
}, Knopfwertung { $income }

action-advance = Vorrücken
action-buy = Kaufen
action-rotate = Drehen
action-flip = Wenden
action-place = Aufnähen
action-cancel = Zurücklegen
action-yes_seven = Ja, 7x7 ist voll
action-no_seven = Noch nicht
action-skip = Überspringen

preview-affordable = Diesen Flicken kannst du kaufen.
preview-too_dear = { $n ->
    [one] Dir fehlt 1 Knopf.
   *[other] Dir fehlen { $n } Knöpfe.
}
preview-reaches = Bringt dich auf { $space }.
preview-income = { $n ->
    [one] Knopfwertung: 1 Knopf.
   *[other] Knopfwertung: { $n } Knöpfe.
}
preview-leather = Du bekommst einen Lederflicken.
preview-seven = Füllt eine 7x7-Fläche.
preview-keeps_turn = Du bist noch einmal an der Reihe.

## Fakten, die berichtigt werden können

fact-buttons = { $seat ->
    [person] Deine Knöpfe
   *[other] Knöpfe von { player-name }
}
fact-time = { $seat ->
    [person] Feld deines Zeitsteins
   *[other] Feld des Zeitsteins von { player-name }
}
fact-to_move = Wer ist an der Reihe? (Auf demselben Feld: wessen Zeitstein oben liegt)
fact-to_move-1 = { $seat ->
    [person] { seat-person }
   *[other] { seat-person_1 }
}
fact-to_move-2 = { $seat ->
    [person] { seat-automa }
   *[other] { seat-person_2 }
}
fact-tile = Wer hat den 7x7-Bonus?
fact-tile-none = Niemand
fact-tile-1 = { fact-to_move-1 }
fact-tile-2 = { fact-to_move-2 }
fact-circle = Flickenkreis, im Uhrzeigersinn ab der Spielfigur
fact-circle-written = Buchstaben, ? unbekannt
fact-quilt = { $seat ->
    [person] Dein Deckenplan, Zeile für Zeile
   *[other] Deckenplan von { player-name }, Zeile für Zeile
}
fact-quilt-written = Buchstaben, Ziffern für freie Felder
fact-patches = { $seat ->
    [person] Deine Flicken
   *[other] Flicken von { player-name }
}
fact-patches-written = Buchstaben
fact-leather = { $seat ->
    [person] Deine Lederflicken
   *[other] Lederflicken von { player-name }
}
fact-drawn = Seit dem letzten Mischen gezogene Karten
fact-drawn-written = 3.8.1
fact-cycle = Durchgang durch das Deck

## Der gezeichnete Tisch

status-dear = Zu teuer
status-blocked = Passt nicht
status-kept = Bleibt
status-dropped = Scheidet aus
status-skipped = Übersprungen
status-chosen = Gewählt

board-token = { $seat } auf { $space }
board-quilt = { $covered } von { $cells } Feldern belegt
board-quilt-move = { $covered } von { $cells } Feldern belegt; dieser Zug belegt dazu { $added }
board-card = Karte { $number }, Knopfwert { $budget }, Knopfwertung { $income }
card-no_overtake = nicht überholen
card-most_buttons = meiste Knöpfe
card-largest = größter
card-farthest = am weitesten
card-none = keine Bedingung

companion-bought_1 = 1. gekauft
companion-bought_2 = 2. gekauft
companion-bought_3 = 3. gekauft
companion-bought_seven = … und 7x7 ist voll
picker-cells = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
picker-undo = Letzten entfernen
picker-done = Fertig

placing-where = { $patch }, { $turn }, auf { $cell }: { $fit }
placing-fits = passt
placing-blocked = passt hier nicht
placing-seven = passt und füllt eine 7x7-Fläche
placing-chosen = Pfeile bewegen ihn, R dreht, F wendet, Eingabe näht ihn auf, Escape legt ihn zurück.
placing-cancelled = Zurückgelegt.
placing-turn_0 = wie abgebildet
placing-turn_1 = nach rechts gedreht
placing-turn_2 = halb gedreht
placing-turn_3 = nach links gedreht
placing-turn_4 = gewendet
placing-turn_5 = gewendet und nach rechts gedreht
placing-turn_6 = gewendet und halb gedreht
placing-turn_7 = gewendet und nach links gedreht

## Sparringspartner

player-greedy = Gierig
player-planner = Planer
player-search = Baumsuche
player-greedy-reason = Er kauft den Flicken mit den meisten Feldern, den er bezahlen kann, und legt ihn an die erste Stelle, an die er passt.
player-planner-reason = Er bewertet jeden möglichen Zug nach der Stellung danach, in Punkten, und nimmt den besten. Die Zahlen sind zum Vergleichen da, allein sagen sie wenig.
player-search-reason = Sie versucht jeden Zug tausende Male mit den Karten, die noch kommen können, fragt, was sie aus Millionen Partien gelernt hat, und nimmt den Zug mit der besten Siegchance. Der Rückblick urteilt genauso.
figure-chance = Siegchance
advice-why-tile = Das vollendet die 7x7-Fläche.
advice-why-leather = Das sichert dir den Lederflicken bei { $space }.
advice-why-income = { $n ->
    [one] Das bringt bei jeder Knopfwertung 1 Knopf mehr.
   *[other] Das bringt bei jeder Knopfwertung { $n } Knöpfe mehr.
}
advice-why-cells = { $n ->
    [one] Das bedeckt 1 Feld mehr.
   *[other] Das bedeckt { $n } Felder mehr.
}
advice-why-time = { $n ->
    [one] Dir bleibt 1 Feld mehr auf dem Zeitplan.
   *[other] Dir bleiben { $n } Felder mehr auf dem Zeitplan.
}
advice-why-buttons = { $n ->
    [one] Dir bleibt 1 Knopf mehr.
   *[other] Dir bleiben { $n } Knöpfe mehr.
}
advice-why-again = Du bist gleich noch einmal am Zug.
advice-why-edges = Die Decke bleibt ordentlicher.
player-search-no_kernel = Die Baumsuche braucht das Labor (pip install 'automatable[lab]'). Der Planer hat stattdessen geantwortet.
player-search-unknown_circle = Die Baumsuche muss alle Flicken des Kreises kennen. Der Planer hat stattdessen geantwortet.
advice-advance = { $n ->
    [one] 1 Feld vorrücken
   *[other] { $n } Felder vorrücken
}
advice-buy = „{ $patch }“ kaufen und auf { $cell } legen
advice-leather = Den Lederflicken auf { $cell } legen
figure-covers = Felder, die der Flicken bedeckt
figure-buttons = Eigene Knöpfe
figure-income = Knopfwertungen, die noch kommen
figure-cells = Bedeckte Felder
figure-time = Verbleibende Zeit
figure-again = Gleich noch ein Zug
figure-tile = 7x7-Bonus
figure-edges = Ausgefranste Ränder
figure-total = Alles zusammen
player-uniform = Zufällig
player-advance = Rückt immer vor
player-search_100 = Baumsuche, 100 Durchgänge (langsam)

## Dasselbe am Bildschirm, wo es von selbst geschieht

pat-take_with-shown = Automa nimmt den Flicken „{ $patch }“ und legt ihn auf den Haufen mit Knöpfen.
pat-take_without-shown = Automa nimmt den Flicken „{ $patch }“ und legt ihn auf den Haufen ohne Knöpfe.
pat-move-shown = { $n ->
    [one] Automas Zeitstein rückt 1 Feld vor, von { $from } auf { $to }.
   *[other] Automas Zeitstein rückt { $n } Felder vor, von { $from } auf { $to }.
}
pat-pass_move-shown = Automa passt: Der Zeitstein rückt direkt vor deinen ({ $to }), ohne Knöpfe.
pat-pass_final-shown = Automa passt: Der Zeitstein rückt zu deinem auf das Zielfeld, ohne Knöpfe.
pat-tile_automa-shown = Automa erreicht das markierte Feld und erhält den 7x7-Bonus.

## Woher die Decks stammen

option-deck-normal-source = Vom gedruckten Automa: Alle 24 Vorderseiten wurden an Fotos geprüft, zwei unabhängige Abschriften stimmen überein. Beide Decks haben dieselben Summen.
option-deck-tactical-source = Vom gedruckten Automa: Alle 24 Vorderseiten und die 12 Rückseiten wurden an Fotos geprüft, zwei unabhängige Abschriften stimmen überein.

# --- odds
odds-take = Nimmt: { $patch }
odds-pass = Passt
odds-by_cards = { $n ->
    [one] Karte { $cards }
   *[other] Karten { $cards }
}
odds-budgets = Knopfwert der nächsten Karte
odds-budget = { $n ->
    [one] { $n } Knopf
   *[other] { $n } Knöpfe
}

## Automas Zug im Rahmen, wie das Regelheft dieses Spiels sagt

turn-automa = Automas Zug
odds-now = Wenn Automa jetzt am Zug wäre

## Rückblick: was möglich gewesen wäre, und warum es besser war

look-advance = { $n ->
    [one] 1 Feld vorzurücken
   *[other] { $n } Felder vorzurücken
}
look-buy = „{ $patch }“ zu kaufen und auf { $cell } zu legen
look-leather = Der Lederflicken auf { $cell }
look-why-tile = die 7x7-Fläche vollendet
look-why-leather = dir den Lederflicken bei { $space } gesichert
look-why-income = { $n ->
    [one] bei jeder Knopfwertung 1 Knopf mehr gebracht
   *[other] bei jeder Knopfwertung { $n } Knöpfe mehr gebracht
}
look-why-cells = { $n ->
    [one] 1 Feld mehr bedeckt
   *[other] { $n } Felder mehr bedeckt
}
look-why-time = { $n ->
    [one] dir 1 Feld mehr auf dem Zeitplan gelassen
   *[other] dir { $n } Felder mehr auf dem Zeitplan gelassen
}
look-why-buttons = { $n ->
    [one] dir 1 Knopf mehr gelassen
   *[other] dir { $n } Knöpfe mehr gelassen
}
look-why-again = dir gleich noch einen Zug gegeben
look-why-edges = für eine ordentlichere Decke gesorgt
## Something is different

patch-0 = noch nicht bekannt
slip-buttons = { $seat ->
    [person] Meine Knöpfe stimmen nicht
   *[other] Die Knöpfe von { player-name } stimmen nicht
}
slip-other_patch = Statt „{ $patch }“ wurde ein anderer Flicken genommen
slip-my_turn = Mein letzter Zug war anders
slip-tile = Jemand anders hat den 7x7-Bonus
slip-token = { $seat ->
    [person] Dein Zeitstein, auf { $space }
   *[other] Zeitstein von { player-name }, auf { $space }
}
slip-on_top = Auf dem Feld des anderen Zeitsteins, obenauf
slip-below = Auf dem Feld des anderen Zeitsteins, darunter
slip-lies_here = Hier liegt: { $patch }
slip-has_patch = { $seat ->
    [person] Ich habe ihn
   *[other] { player-name } hat ihn
}
slip-in_circle = Er liegt noch im Kreis, gleich hinter der Spielfigur

## Rätsel

puzzle-buttons = { $n ->
    [one] 1 Knopf
   *[other] { $n } Knöpfe
}
puzzle-income = { $n ->
    [one] Knopfwertung 1
   *[other] Knopfwertung { $n }
}
puzzle-left = { $n ->
    [one] 1 Karte noch nicht gezogen
   *[other] { $n } Karten noch nicht gezogen
}
puzzle-back = { $n ->
    [one] nächster Knopfwert: 1
   *[other] nächster Knopfwert: { $n }
}

## Die Bühne: neben der Decke

stage-next_budget = Nächster Knopfwert
stage-next_card = Nächste Karte
stage-budget = Wert
stage-cards = Karten
stage-aside = Weg
stage-piles = Haufen
stage-buy_or_advance = kaufen oder vorrücken
stage-coming = Es folgen im Kreis
stage-payable = als Nächstes für Automa bezahlbar (≤ { $budget })
stage-buttons = Knöpfe
stage-time = Zeit
stage-then = Danach
stage-again = noch einmal du
title-leather = Lederflicken
title-seven = 7x7-Fläche?
title-card = Automa-Karte
title-patches = Nächste Flicken
title-circle = Flickenkreis
title-back = Rückseite der Karte
action-advance_to = { $space ->
    [53] Ins Ziel vorrücken
   *[other] Auf { $space } vorrücken
}
preview-moved = { $n ->
    [one] 1 Knopf für 1 Feld
   *[other] { $n } Knöpfe für { $n } Felder
}
preview-short = { $n ->
    [one] 1 Knopf fehlt
   *[other] { $n } Knöpfe fehlen
}
preview-nowhere = passt nirgends
outlook-advance = Wenn du vorrückst, spielt Automa mit Knopfwert { $budget }: { $n ->
    [0] Keiner der drei ist so billig, also rückt er nur vor.
    [one] Er nimmt den einzigen, den er bezahlen kann.
   *[other] Er nimmt einen der { $n }, die nicht mehr kosten.
}
placing-title = Aufnähen
placing-drag = Zieh ihn, oder tippe ein Feld an.
placing-hard = { $n ->
    [0] Kein Feld wird später schwer zu füllen.
    [one] Ein Feld wird später schwer zu füllen (markiert).
   *[other] { $n } Felder werden später schwer zu füllen (markiert).
}
panel-piles = Seine Haufen
board-table = Zeitplan, Decken und Automa

## What a card of an owner's file says

card-field-budget = gedachte Knöpfe: Flicken, die mehr kosten, scheiden aus
card-field-conditions = bis zu drei verschiedene, von der ersten zur letzten angewandt
card-field-income = Knöpfe für jedes Einkommensfeld, das die Automa mit dieser Karte überschreitet

## A further lesson

lesson-learn-beside_the_box = Neben der Schachtel lernen
