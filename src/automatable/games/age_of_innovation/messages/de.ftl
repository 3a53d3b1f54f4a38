### Age of Innovation auf Deutsch. Jeder Schlüssel und jedes Argument gibt es in en, de und it gleich.

## Das Spiel

game-title = Age of Innovation
game-tagline = Baue, forsche und wachse in sechs Runden über Automa hinaus.
game-emblem-label = Sieben Felder um eine Werkstatt
seat-person_1 = Person 1
seat-person_2 = Person 2
player-name = { $seat ->
    [person] { seat-person }
    [automa] { seat-automa }
    [person_1] { seat-person_1 }
   *[person_2] { seat-person_2 }
}

## Aufbau: Optionen

option-humans = Wer spielt?
option-humans-help = Automa spielt gegen eine Person oder gegen zwei.
option-humans-1 = Eine Person
option-humans-1-help = Du gegen Automa.
option-humans-2 = Zu zweit mit Automa
option-humans-2-help = Zu dritt: ihr zwei und Automa mit den Unscheinbaren.
option-level = Schwierigkeitsstufe
option-level-help = Sie bestimmt ihren Schifffahrtswert, den Punktewert X und ihren Startstapel. Für die erste Partie: Automalein.
option-level-automalein = Automalein
option-level-automalein-help = Die leichteste: 5 Karten, Schifffahrtswert 0 bis 2, X 0 bis 1.
option-level-automa = Automa
option-level-automa-help = 6 Karten, Schifffahrtswert 0 bis 2, X 1 bis 3.
option-level-automaechtig = Automächtig
option-level-automaechtig-help = 7 Karten, Schifffahrtswert 1 bis 2, X 2 bis 3.
option-level-ultoma = Ultoma
option-level-ultoma-help = 8 Karten, Schifffahrtswert 1 bis 2, X 2 bis 3 und mehr Züge.
option-level-alptrauma = Alptrauma
option-level-alptrauma-help = Die schwerste: 8 Karten mit Karte 13, Schifffahrtswert 1 bis 3, X 3 bis 4.
option-faction = Gemeinschaft von Automa
option-faction-help = Ihre Karte sagt, was die Gemeinschaftsaktion tut. Für die erste Partie: die Unscheinbaren.
option-faction-simpletons = Die Unscheinbaren
option-faction-simpletons-help = Baut und erhält X Punkte.
faction-simpletons = Die Unscheinbaren
option-faction-kuddlers = Kuschler
option-faction-kuddlers-help = Baut so nah wie möglich bei dir und erhält X+1 Punkte.
faction-kuddlers = Kuschler
option-faction-druids = Druiden
option-faction-druids-help = Baut und steigt zwei Stufen in einer Disziplin auf.
faction-druids = Druiden
option-faction-racelings = Sprinter
option-faction-racelings-help = Baut; wertet das Wertungsplättchen doppelt, wenn sie zuerst passt.
faction-racelings = Sprinter
option-faction-wanderers = Wanderer
option-faction-wanderers-help = Baut überall, erhält X-1 Punkte und am Ende 2 je Gebäude.
faction-wanderers = Wanderer
option-faction-mimics = Die Nachahmer
option-faction-mimics-help = Baut auf den Landschaften, die du brauchst, und erhält X+1 Punkte.
faction-mimics = Die Nachahmer
option-faction-powermongers = Machthändler
option-faction-powermongers-help = Bietet dir Macht an und steigt auf, wenn du sie nimmst.
faction-powermongers = Machthändler
option-faction-symbionts = Symbionten
option-faction-symbionts-help = Braucht deine gedruckte Karte: Was ein Werkzeug bewirkt, wann es geht und was die Landschaft der Jugend bedeutet, kennt die App nicht.
faction-symbionts = Symbionten
option-faction-blight = Verwüster
option-faction-blight-help = Braucht deine gedruckte Karte: Woher Brachland kommt, was verwüstetes Land bewirkt und wie viel es davon gibt, kennt die App nicht.
faction-blight = Verwüster
option-faction-gognomes = Gognome
option-faction-gognomes-help = Braucht deine gedruckten Karten: Die Aufgaben, ihre Punkte und eine eigene Bauauswahl kennt die App nicht.
faction-gognomes = Gognome
option-board_side = Spielplanseite
option-board_side-help = Beide Seiten gehen; empfohlen ist 1–3.
option-board_side-1-3 = 1–3 Personen
option-board_side-1-3-help = Die kleinere Karte.
option-board_side-3-5 = 3–5 Personen
option-board_side-3-5-help = Die größere Karte; manche Gemeinschaften werden etwas stärker oder schwächer.
option-tracking = Was du meldest
option-tracking-help = Wie die App erfährt, was auf dem Plan steht.
option-tracking-full = Alles, sobald es geschieht
option-tracking-full-help = Du meldest jedes Gebäude, jeden Schritt, jede Aktion; die App zeigt den ganzen Plan.
option-tracking-light = Nur was ihre Karte braucht
option-tracking-light-help = Der leichte Modus: Du sagst, dass dein Zug zu Ende ist, und die App fragt nach einem Feld oder einer Stufe, wenn ihre Karte das braucht.
option-dealer = Automakarten und Plättchen
option-dealer-help = Wer mischt und zieht.
option-dealer-app = Die App zieht
option-dealer-app-help = Die App zieht Plättchen, Boni und Karten; du legst aus, was sie sagt.
option-dealer-table = Meine eigenen Karten
option-dealer-table-help = Du ziehst aus deiner Schachtel und sagst der App, was kam.
option-automa_home = Ihre Heimatlandschaft
option-automa_home-help = Sie bestimmt, wo sie beginnt und welche Landschaften sie bevorzugt.
option-automa_home-chosen = Ich wähle sie
option-automa_home-chosen-help = Du wählst sie nach deiner eigenen.
option-automa_home-random = Zufällig
option-automa_home-random-help = Eine der anderen Priorisierungskarten wird gezogen.
option-deck = Automakarten in deiner Schachtel
option-deck-help = Die eingebauten Karten oder deine eigene Datei mit Berichtigungen und den Texten unvollständiger Gemeinschaften.
option-deck-automa = Eingebaute Karten
option-deck-automa-help = Wie abgeschrieben; die Seite der Decks sagt, wie sicher wir sind.
option-bridges_connect_everyone = Deine Brücken
option-bridges_connect_everyone-help = Ob deine Brücken Felder auch für Automa benachbart machen.
option-bridges_connect_everyone-off = Verbinden nur dich
option-bridges_connect_everyone-off-help = Unsere Auslegung: Brücken gehören ihrem Besitzer.
option-bridges_connect_everyone-on = Verbinden alle
option-bridges_connect_everyone-on-help = Überbrückte Felder gelten für sie als direkt benachbart.
option-powermongers_trigger = Machthändler
option-powermongers_trigger-help = Was sie aufsteigen lässt.
option-powermongers_trigger-taken = Macht, die du nimmst
option-powermongers_trigger-taken-help = Die App fragt, ob du 2 oder mehr erhalten hast.
option-powermongers_trigger-offered = Angebotene Macht
option-powermongers_trigger-offered-help = Zwei oder mehr angeboten genügt; nichts wird gefragt.

## Aufbau: Checkliste

setup-level = Lege die Schwierigkeitsstufenkarte „{ $level }“ in ihren Bereich.
setup-tiles = Lege die Automa-Rundenwertungsplättchen auf die Runden 1 bis 6: { $tiles }. Runden 1 bis 3 mit der Seite 1–3 nach oben, Runden 4 bis 6 mit der Seite 4–6.
setup-final = Lege das Automa-Zusatzwertungsplättchen „{ $final }“ auf die rechte Hälfte des Plättchens von Runde 6.
setup-palaces = { $n ->
    [one] Lege 1 zufälliges Palastplättchen und Plättchen 17 aus.
   *[other] Lege { $n } zufällige Palastplättchen und Plättchen 17 aus.
}
setup-palaces_drawn = Lege diese Palastplättchen aus: { $palaces }.
setup-books = Lege 3 zufällige Buchaktionen aus.
setup-books_drawn = Lege die Buchaktionen von links nach rechts aus: { $books }.
setup-innovations = { $two ->
    [true] Lege 8 zufällige Erfindungen in zwei Reihen zu vier aus.
   *[false] Lege 6 zufällige Erfindungen aus: 2 oben, 4 darunter.
}
setup-innovations_drawn = { $two ->
    [true] Lege die Erfindungen in zwei Reihen zu vier aus: { $tiles }.
   *[false] Lege die Erfindungen aus, 2 in der oberen Reihe, 4 darunter: { $tiles }.
}
setup-start = Lege deinen Reihenfolgemarker auf das oberste Feld von Runde 1, ihren darunter. Die Regeln für zwei Personen auf Seite 19 gelten nicht.
setup-start_two = Entscheidet, wer beginnt; ihr Reihenfolgemarker liegt an dritter Stelle.
setup-sets = Lege 3 zufällige Planungstableaukarten mit je 2 zufälligen Gemeinschaften aus. Wähle einen Satz, nimm dessen Planungstableau und eine der Gemeinschaften.
setup-set_drawn = Zur Wahl: Planungstableau { $terrain } mit einer dieser Gemeinschaften: { $one } oder { $other }.
setup-sets_two = Wählt Planungstableaus, Gemeinschaften und Rundenboni nach den Grundregeln für drei.
setup-chosen = { $seat ->
    [person] Deine Heimatlandschaft: { $terrain }. Deine Gemeinschaft: { $faction }.
   *[other] { player-name }: Heimatlandschaft { $terrain }, Gemeinschaft: { $faction }.
}
setup-board = { $seat ->
    [person] Deine Heimatlandschaft: { $terrain }.
   *[other] { player-name }: Heimatlandschaft { $terrain }.
}
setup-first_buildings = Stelle dann deine weiteren ersten Gebäude nach den Grundregeln und melde sie auf dem Plan.
setup-home_open = Wähle ihre Heimatlandschaft, eine andere als deine, oder ziehe ihre LTP-Karte.
setup-tiles_open = Lege je ein zufälliges Automa-Rundenwertungsplättchen auf die Runden 1 bis 6: auf die Runden 1 bis 3 mit der Seite 1–3 nach oben, auf die Runden 4 bis 6 mit der Seite 4–6.
setup-final_open = Lege ein zufälliges Automa-Zusatzwertungsplättchen auf die rechte Hälfte des Plättchens von Runde 6.
setup-workshops_open = Wenn deine erste Werkstatt gemeldet ist, ziehe eine von allen 14 Automakarten: Ihre Buchstaben sagen, wo Automas erste Werkstätten stehen. Sie kommt zurück zu den anderen.
setup-faction = Lege die Gemeinschaftskarte „{ $faction }“ in ihren Bereich.
setup-bonuses = Mische 5 Rundenboni und lege sie in eine Reihe: Sie nimmt den linken, dann nimmst du einen; 1 Münze auf jeden der drei übrigen.
setup-bonuses_two = Mischt die nicht gewählten Rundenboni: Sie bekommt einen, drei bilden die Auslage mit je 1 Münze.
setup-bonuses_app = Die App zieht 5 Rundenboni für eine Reihe: Sie nimmt den linken, dann nimmst du einen; 1 Münze auf jeden der drei übrigen.
setup-bonuses_two_app = Die App zieht 6 Rundenboni: Jeder von euch nimmt einen, sie bekommt einen zufälligen, drei bilden die Auslage mit je 1 Münze.
setup-display = Sie hat { $own }. In der Auslage von links nach rechts, je 1 Münze: { $bonuses }.
setup-pieces = Ihr Vorrat: 9 Werkstätten, 4 Gilden, 3 Schulen, 1 Palast, 1 Universität, 7 Gelehrte. Ihr Marker auf 20 Punkte.
setup-workshops_app = Sobald du deine erste Werkstatt gemeldet hast, zieht die App, wo ihre stehen.
setup-first_building = Stelle deine erste Werkstatt nach den Grundregeln und melde sie: Erst danach werden ihre gezogen.
aoi-she_starts = Ihre Marker auf dem Wissenstableau: Bankwesen { $banking }, Recht { $law }, Ingenieurwesen { $engineering }, Medizin { $medicine }.
setup-workshops = Stelle ihre ersten Werkstätten auf { $marked } (mit Machtchip) und { $unmarked } (ohne).
setup-app_deals = Lass die Automakarten in der Schachtel: Die App zieht.

## Fragen

ask-round_tiles = Welche sechs Wertungsplättchen liegen auf den Runden 1 bis 6, in dieser Reihenfolge?
ask-final_tile = Welches Zusatzwertungsplättchen liegt auf Runde 6?
ask-palaces = Welche Palastplättchen liegen neben Plättchen 17?
ask-books = Welche Buchaktionen liegen auf dem Plan, von links nach rechts?
ask-innovations = Welche Erfindungen liegen aus, Reihe für Reihe?
ask-human_faction = { $seat ->
    [person] Welche Gemeinschaft spielst du? Sie sagt, wo deine Markierungssteine beginnen.
   *[other] { player-name }: Welche Gemeinschaft spielst du? Sie sagt, wo deine Markierungssteine beginnen.
}
ask-planning_boards = Welche drei Planungstableaukarten wurden gezogen?
ask-human_factions = Welche sechs Gemeinschaften wurden gezogen?
ask-bonus_row = Welche Rundenboni liegen in der Reihe, von links nach rechts?
ask-bonus_shuffle = Die nicht gewählten Rundenboni: Welchen bekommt sie, welche liegen links, in der Mitte und rechts?
ask-home = Welches Planungstableau nimmst du? Es ist deine Heimatlandschaft.
ask-home_1 = Person 1: Welche Heimatlandschaft hast du?
ask-home_2 = Person 2: Welche Heimatlandschaft hast du?
ask-automa_home = Welche Heimatlandschaft bekommt Automa?
ask-random_home = Ziehe eine der übrigen LTP-Karten. Welche Landschaft kam?
ask-youth = Welche Landschaft der Jugend bekommen die Symbionten?
ask-starts = Wer beginnt?
ask-bonus = { $seat ->
    [person] Welchen Rundenbonus nimmst du?
   *[other] { player-name }: Welchen Rundenbonus nimmst du?
}
ask-first_workshop_card = Erste Werkstätten: Ziehe eine von allen 14 Automakarten. Welche kam?
ask-first_workshop = { $seat ->
    [person] Stelle deine erste Werkstatt auf (oder das Gebäude, mit dem deine Gemeinschaft beginnt) und tippe das Feld an. Erst dann wird bestimmt, wo ihre stehen.
   *[other] { player-name }, stelle deine erste Werkstatt auf (oder das Gebäude, mit dem deine Gemeinschaft beginnt) und tippe das Feld an. Erst dann wird bestimmt, wo ihre stehen.
}
ask-support_card = Erster Zug der Runde: Ziehe zwei Karten. Welche ist die erste, die Unterstützungskarte?
ask-card = Ziehe die Aktionskarte. Welche Nummer hat sie?
ask-report = { $light ->
    [true] Dein Zug in Runde { $round }: Spiele ihn, dann beende ihn. Was ihre Karte braucht, fragt die App.
   *[false] { $seat ->
        [person] Dein Zug in Runde { $round }: Melde, was du getan hast, dann beende ihn.
       *[other] { player-name }, dein Zug in Runde { $round }: Melde, was du getan hast, dann beende ihn.
    }
}
ask-set_up = { $seat ->
    [person] Vor Runde { $round }: Setze deine ersten Gebäude und melde sie, dazu fehlende Startstufen. Dann beginne.
   *[other] { player-name }, vor Runde { $round }: Melde deine ersten Gebäude und fehlende Startstufen. Dann weiter.
}
ask-round_end = { $light ->
    [true] Runde { $round } ist zu Ende: Nimm deinen Wissensbonus. Was hat er geändert? Ist es eine Landschaft ohne Gebäude, tippe das Feld an.
   *[false] { $seat ->
        [person] Runde { $round } ist zu Ende: Melde, was dein Wissensbonus geändert hat, dann weiter.
       *[other] { player-name }, Runde { $round } ist zu Ende: Melde, was dein Wissensbonus geändert hat.
    }
}
ask-power_taken = { $power } Macht wurden angeboten. Hast du 2 oder mehr davon erhalten?
ask-manual = { $known ->
    [true] { $step }: { $text } Gib ein, was sich ändert, dann weiter.
   *[false] { $step }: Diesen Teil der Karte kennt die App nicht{ $text }. Lies deine gedruckte Karte, gib ein, was sich ändert, dann weiter.
}
ask-build_choice = Deine Karte sagt: { $text } Wo baut sie? Nach den normalen Regeln auf { $hex }.
ask-area = { $light ->
    [true] Wie viele Gebäude hat dein größtes Gebiet?
   *[false] { $seat ->
        [person] { $told ->
            [true] Mit diesem Schifffahrtswert hat dein größtes Gebiet { $n } Gebäude. Stimmt das?
           *[false] Wie viele Gebäude hat dein größtes Gebiet? Auf dem Plan steht mindestens diese Zahl: { $n }.
        }
       *[other] { player-name }: { $told ->
            [true] Mit diesem Schifffahrtswert hat dein größtes Gebiet { $n } Gebäude. Stimmt das?
           *[false] Wie viele Gebäude hat dein größtes Gebiet? Auf dem Plan steht mindestens diese Zahl: { $n }.
        }
    }
}
ask-points = { $seat ->
    [person] Wie viele Punkte hast du vor Gebiets- und Wissenswertung, mit Ressourcen?
   *[other] { player-name }: Wie viele Punkte vor Gebiets- und Wissenswertung, mit Ressourcen?
}

## Aufbau: was geschah

aoi-tiles_redrawn = Eine Vorgabe der Wertungsplättchen war verletzt: Die App zieht alles neu.
aoi-tiles_discipline = Achtung: Eine Disziplin kommt in den Runden 1 bis 5 dreimal vor. Die Grundregeln erlauben das nicht.
aoi-tiles_building = Achtung: Das Zusatzwertungsplättchen belohnt dasselbe Gebäude wie Runde 6. Die Grundregeln erlauben das nicht.
aoi-tiles = Wertungsplättchen 1 bis 6: { $tiles }. Zusatzwertung: { $final }.
aoi-palaces = Palastplättchen: { $palaces }.
aoi-books = Buchaktionen von links nach rechts: { $books }.
aoi-innovations = Erfindungen Reihe für Reihe: { $tiles }.
aoi-you_start = { $seat ->
    [person] { $faction }: Setze deine Markierungssteine auf Bankwesen { $banking }, Recht { $law }, Ingenieurwesen { $engineering }, Medizin { $medicine }.
   *[other] { player-name }, { $faction }: Markierungssteine auf Bankwesen { $banking }, Recht { $law }, Ingenieurwesen { $engineering }, Medizin { $medicine }.
}
aoi-special_competency = { $seat ->
    [person] Nimm eine Kompetenz und melde die Schritte, die sie gibt.
   *[other] { player-name }: Nimm eine Kompetenz und melde die Schritte, die sie gibt.
}
aoi-special_free_steps = { $seat ->
    [person] Gehe 2 Schritte deiner Wahl und melde sie.
   *[other] { player-name }: Gehe 2 Schritte deiner Wahl und melde sie.
}
aoi-special_tower = { $seat ->
    [person] Setze deinen neutralen Turm und melde ihn auf dem Plan.
   *[other] { player-name }: Setze deinen neutralen Turm und melde ihn auf dem Plan.
}
aoi-special_university = { $seat ->
    [person] Beginne mit einer Universität statt zweier Werkstätten; melde sie auf dem Plan.
   *[other] { player-name }: Beginne mit einer Universität statt zweier Werkstätten; melde sie auf dem Plan.
}
aoi-set = Zur Wahl: { $terrain } mit einer dieser Gemeinschaften: { $one } oder { $other }.
aoi-you_home = { $seat ->
    [person] Deine Heimatlandschaft: { $terrain }.
   *[other] Heimatlandschaft von { player-name }: { $terrain }.
}
aoi-you_faction = { $seat ->
    [person] Deine Gemeinschaft: { $faction }.
   *[other] { player-name }: Gemeinschaft { $faction }.
}
aoi-unnamed = Das bleibt unbenannt; keine ihrer Regeln braucht es.
aoi-home = Ihre Heimatlandschaft: { $terrain }. Lege die passende LTP-Karte dazu.
aoi-bonus_first = Sie nimmt den linken Rundenbonus: { $bonus }.
aoi-display = Sie hat { $own }. In der Auslage, je 1 Münze: { $bonuses }.
aoi-first_card = Für die ersten Werkstätten wird { $card } gezogen; sie kommt zurück zu den anderen.
aoi-first_workshops = Stelle ihre Werkstätten auf { $marked } (mit Machtchip) und { $unmarked } (ohne).
aoi-reserve = Nimm die Automakarten { $cards } für den Stapel. { $n ->
    [0] Mische alle anderen verdeckt: Sie sind der Reservestapel.
   *[other] Mische die anderen außer Karte { $top } verdeckt: Sie sind der Reservestapel. Lege Karte { $top } verdeckt obenauf; sie kommt am Ende von Runde 1 in den Automastapel.
}
aoi-deck = { $unseen ->
    [0] Mische den Automastapel verdeckt: die Karten { $cards }.
    [one] Mische den Automastapel verdeckt: die Karten { $cards } und ungesehen die oberste Karte des Reservestapels.
   *[other] Mische den Automastapel verdeckt: die Karten { $cards } und ungesehen die { $unseen } obersten Karten des Reservestapels.
} Das sind { $n }; drehe die zwei untersten um 90 Grad.
aoi-deck_ready = Ihr Automastapel hat { $n } Karten; die App zieht sie.
aoi-manual_set_up = { $known ->
    [true] Aufbau der { $faction }: { $text }
   *[false] Aufbau der { $faction }: Diesen Teil der Karte kennt die App nicht{ $text }. Tu, was deine gedruckte Karte sagt, und gib ein, was sich ändert.
}
aoi-begin = { $seat ->
    [person] Das Spiel beginnt. Du fängst an.
   *[other] Das Spiel beginnt. { player-name } fängt an.
}

## Ihr Zug

aoi-pair = Sie handelt mit { $action }, unterstützt von { $support }.
aoi-deck_empty = Ihr Automastapel ist leer: Sie passt.
aoi-pass_symbol = Eine der letzten beiden, { $card }, zeigt das Passen-Symbol: Sie passt.
aoi-build_no_workshop = Sie hat keine Werkstatt mehr: Sie wertet stattdessen auf.
aoi-build_no_space = Kein Feld ist möglich: Sie wertet stattdessen auf.
aoi-build_space = Sie baut auf { $hex }.
aoi-build = { $transformed ->
    [true] { $marked ->
        [true] Lege ein Plättchen { $terrain } auf { $hex } und stelle dort ihre Werkstatt mit einem Machtchip auf.
       *[false] Lege ein Plättchen { $terrain } auf { $hex } und stelle dort ihre Werkstatt auf.
    }
   *[false] { $marked ->
        [true] Stelle ihre Werkstatt mit einem Machtchip auf { $hex } ({ $terrain }).
       *[false] Stelle ihre Werkstatt auf { $hex } ({ $terrain }).
    }
}
aoi-power = { $seat ->
    [person] Du darfst { $power } Macht nehmen; das kostet { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }.
   *[other] { player-name } darf { $power } Macht nehmen; das kostet { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }.
}
aoi-powermongers = Du hast Macht erhalten: Die Machthändler steigen auf.
aoi-upgrade_choice = Sie wertet { $hex } auf.
aoi-upgrade_fails = Kein Gebäude kann aufgewertet werden.
aoi-upgrade = Werte ihr Gebäude auf { $hex } auf: { $old } wird { $new }; die Markierung bleibt, wie sie ist.
aoi-scholar_choice = Sie entsendet einen Gelehrten: { $discipline }.
aoi-scholar_fails = Alle Disziplinen sind geschlossen: kein Gelehrter.
aoi-scholar = Stelle ihren Gelehrten auf die { $space } bei { $discipline } und rücke ihren Marker um { $n } auf Stufe { $level } vor.
aoi-scholar_none = Kein Gelehrter oder kein Platz: Rücke ihren Marker in { $discipline } um { $n } auf Stufe { $level } vor.
aoi-advance_choice = Sie steigt in { $discipline } auf.
aoi-advance_fails = Alle Disziplinen sind geschlossen: Sie steigt nicht auf.
aoi-advance = Rücke ihren Marker in { $discipline } { $n ->
    [one] um 1 Stufe
   *[other] um { $n } Stufen
} auf Stufe { $level } vor.
aoi-innovation_early = Keine Erfindung vor Runde { $round }.
aoi-innovation_enough = Sie hat schon { $n ->
    [one] 1 Erfindung
   *[other] { $n } Erfindungen
}.
aoi-innovation_gone = Keine Erfindung ist mehr da.
aoi-innovation_choice = Sie nimmt die Erfindung auf { $place }{ named-tile }.
aoi-innovation = Gib ihr die Erfindung auf { $place }{ named-tile }. Der Platz bleibt leer.
aoi-power_action_choice = Sie deckt { $place }{ named-tile } ab.
aoi-power_action_fails = Jede Machtaktion ist schon abgedeckt.
aoi-power_action = Lege einen X-Marker auf { $place }{ named-tile }.
aoi-book_action_choice = Sie deckt { $place }{ named-tile } ab.
aoi-book_action_fails = Jede Buchaktion ist schon abgedeckt.
aoi-book_action = Lege einen X-Marker auf { $place }{ named-tile }.
aoi-points = { $n ->
    [0] Sie erhält keine Punkte und bleibt bei { $total }.
    [one] Sie erhält 1 Punkt (jetzt { $total }).
   *[other] Sie erhält { $n } Punkte (jetzt { $total }).
}
aoi-pass = { $twice ->
    [true] Sie passt zuerst und wertet das Plättchen doppelt: { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } (jetzt { $total }).
   *[false] { $n ->
        [one] Sie passt und erhält 1 Punkt (jetzt { $total }).
       *[other] Sie passt und erhält { $n } Punkte (jetzt { $total }).
    }
}
aoi-bonus = Sie nimmt den Rundenbonus { $place }; Münzen darauf kommen in den Vorrat, ihr alter kommt an seine Stelle.
aoi-bonus_named = Sie nimmt { $taken } ({ $place }); Münzen darauf kommen in den Vorrat, { $returned } kommt an seine Stelle.
aoi-new_deck = Nimm alle ihre Karten, füge die oberste des Reservestapels verdeckt hinzu, mische: { $n } Karten, die zwei untersten um 90 Grad gedreht.
aoi-deck_renewed = Die App mischt ihren Stapel für die nächste Runde: { $n } Karten, eine mehr als bisher.
aoi-new_deck_with = Nimm alle ihre Karten, füge { $card } oben vom Reservestapel hinzu, mische: { $n } Karten, die zwei untersten um 90 Grad gedreht.
aoi-turn_order = Lege ihren Reihenfolgemarker auf Platz { $place } der nächsten Runde.

## Runden

aoi-round_over = Runde { $round } ist zu Ende.
aoi-last_round_over = Runde 6 ist zu Ende: Schlusswertung.
aoi-knowledge_bonus = Nimm deinen Wissensbonus von { $tile }. Sie bekommt keinen.
aoi-clear_actions = Entferne alle X-Marker von Macht- und Buchaktionen.
aoi-coins = Lege 1 Münze auf jeden ausliegenden Rundenbonus.
aoi-tile_leaves = Das Wertungsplättchen { $tile } kommt aus dem Spiel.
aoi-new_round = Runde { $round }: Schifffahrtswert { $ship }, X ist { $x }, Wertungsplättchen { $tile }.
aoi-over = Das Spiel ist zu Ende.

## Schritte von Hand

aoi-manual = { $known ->
    [true] { $step }: { $text }
   *[false] { $step }: Diesen Teil der Karte kennt die App nicht{ $text }.
}
aoi-manual_done = { $step }: erledigt.
aoi-hers_points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für Automa nach deiner Karte: { $total }.
aoi-hers_level = Ihr Markierungsstein in { $discipline } steht auf Stufe { $level }.
aoi-hers_mark = Auf { $hex } liegt jetzt: { $marker }.
aoi-hers_unmark = Von { $hex } entfernt: { $marker }.
aoi-hers_terrain = { $hex } wird zu { $new }.
aoi-hers_building = { $marked ->
    [true] Auf { $hex } steht jetzt, mit Machtchip, von ihr: { $new }.
   *[false] Auf { $hex } steht jetzt, ohne Machtchip, von ihr: { $new }.
}
aoi-hers_remove = Ihr Gebäude auf { $hex } verlässt den Plan.
aoi-hers_exclude = { $hex } ist ihr verboten.
aoi-hers_include = { $hex } ist ihr wieder erlaubt.
aoi-hers_note = Notiz: { $text }
aoi-build_told = Nach deiner gedruckten Karte baut sie auf { $hex }.
aoi-propose_tool = Vorschlag aus einer unvollständigen Quelle: ein Werkzeug auf { $hex }.
aoi-propose_blighted = Vorschlag aus einer unvollständigen Quelle: { $hex } wird verwüstetes Land.
manual-place_tool = Ein Werkzeug legen
manual-fallow_to_blighted = Zwei Brachländer werden verwüstet
manual-symbionts_ongoing = Dauerhafte Fähigkeit der Symbionten
manual-blight_ongoing = Dauerhafte Fähigkeit der Verwüster
manual-gognomes_tasks = Aufgaben der Gognome
manual-symbionts_end = Schlusswertung der Symbionten
manual-blight_end = Schlusswertung der Verwüster
manual-gognomes_end = Schlusswertung der Gognome

## Was eine Person meldet

aoi-you_build = { $seat ->
    [person] Du baust auf { $hex }: { $new }.
   *[other] { player-name } baut auf { $hex }: { $new }.
}
aoi-you_upgrade = { $seat ->
    [person] Du wertest { $hex } auf: { $new }.
   *[other] { player-name } wertet { $hex } auf: { $new }.
}
aoi-you_transform = { $seat ->
    [person] Du wandelst { $hex } um: { $new }.
   *[other] { player-name } wandelt { $hex } um: { $new }.
}
aoi-you_neutral = { $seat ->
    [person] Du setzt ein neutrales Gebäude auf { $hex }: { $new }.
   *[other] { player-name } setzt ein neutrales Gebäude auf { $hex }: { $new }.
}
aoi-you_annex = { $seat ->
    [person] Du setzt einen Anbau auf { $hex }.
   *[other] { player-name } setzt einen Anbau auf { $hex }.
}
aoi-you_climb = { $seat ->
    [person] Du erreichst Stufe { $level } in { $discipline }.
   *[other] { player-name } erreicht Stufe { $level } in { $discipline }.
}
aoi-you_cover = { $seat ->
    [person] Du nutzt { $place }{ named-tile }.
   *[other] { player-name } nutzt { $place }{ named-tile }.
}
aoi-you_innovation = { $seat ->
    [person] Du nimmst die Erfindung auf { $place }{ named-tile }.
   *[other] { player-name } nimmt die Erfindung auf { $place }{ named-tile }.
}
aoi-you_bridge = { $seat ->
    [person] Du baust eine Brücke von { $one } nach { $other }.
   *[other] { player-name } baut eine Brücke von { $one } nach { $other }.
}
aoi-you_done = { $seat ->
    [person] Du beendest deinen Zug.
   *[other] { player-name } beendet den Zug.
}
aoi-you_pass = { $seat ->
    [person] Du passt an { $place }. Stelle.
   *[other] { player-name } passt an { $place }. Stelle.
}
aoi-you_bonus = { $seat ->
    [person] Du nimmst den Rundenbonus { $place } mit seinen Münzen und legst deinen alten auf den freien Platz.
   *[other] { player-name } nimmt den Rundenbonus { $place } mit seinen Münzen und legt den alten auf den freien Platz.
}
aoi-you_area = { $seat ->
    [person] Dein größtes Gebiet hat { $n } Gebäude.
   *[other] Das größte Gebiet von { player-name } hat { $n } Gebäude.
}
aoi-you_sailing = { $seat ->
    [person] Dein Schifffahrtswert ist { $n }.
   *[other] Der Schifffahrtswert von { player-name } ist { $n }.
}
aoi-you_points = { $seat ->
    [person] { $n ->
        [one] Du hast 1 Punkt vor Gebiet und Wissen.
       *[other] Du hast { $n } Punkte vor Gebiet und Wissen.
    }
   *[other] { $n ->
        [one] { player-name } hat 1 Punkt vor Gebiet und Wissen.
       *[other] { player-name } hat { $n } Punkte vor Gebiet und Wissen.
    }
}

## Entscheidungen und ihre Methoden

decision-build = Wo baut sie?
decision-upgrade = Welches Gebäude wertet sie auf?
decision-discipline = In welcher Disziplin?
decision-innovation = Welche Erfindung nimmt sie?
decision-power_action = Welche Machtaktion deckt sie ab?
decision-book_action = Welche Buchaktion deckt sie ab?
decision-tool = Wohin könnte das Werkzeug?
decision-blighted = Welches Land könnte verwüstet werden?
filter-in_reach = In Reichweite
filter-merge = Zusammenführen: verkürzt den Abstand
filter-closest_to_human = Am nächsten an deinen Gebäuden
filter-priority = Landschaftspriorität
filter-priority_of_human_home = Landschaftspriorität deiner Heimat
filter-priority_of_youth_terrain = Landschaftspriorität der Jugend
filter-most_power_for_human = Meiste Macht für dich
filter-upgradable = Kann aufgewertet werden
filter-next_to_human = Werkstatt neben dir
filter-least_power = Wenigste Macht für dich
filter-open = Kein Marker auf 12
filter-scoring_tile = Disziplin des Wertungsplättchens
filter-on_zero = Ihr Marker auf 0
filter-catch_up = Aufholen: am nächsten an deinem Marker
filter-uncovered = Nicht abgedeckt
filter-without_tool = Frei für ein Werkzeug
filter-reading_1 = Richtungsauswahl: Leserichtung, 1
filter-reverse_1 = Richtungsauswahl: umgekehrte Leserichtung, 1
filter-reading_2 = Richtungsauswahl: Leserichtung, 2
filter-reverse_2 = Richtungsauswahl: umgekehrte Leserichtung, 2
filter-reading_3 = Richtungsauswahl: Leserichtung, 3
filter-reverse_3 = Richtungsauswahl: umgekehrte Leserichtung, 3
filter-reading_4 = Richtungsauswahl: Leserichtung, 4
filter-reverse_4 = Richtungsauswahl: umgekehrte Leserichtung, 4

## Dinge mit Namen

ref-hex = { $id }
ref-card_number = { $id }
named-tile = { $tile ->
    [none] {""}
   *[other] {" "}({ $tile })
}
bonus-1 = Bonus 1 (Schifffahrt +1, Werkstätten am Fluss)
bonus-2 = Bonus 2 (Gelehrter)
bonus-3 = Bonus 3 (Buch, Spaten)
bonus-4 = Bonus 4 (Buch, Brücke)
bonus-5 = Bonus 5 (Werkzeug, Palast und Universität)
bonus-6 = Bonus 6 (2 Werkzeuge, 1 Schritt)
bonus-7 = Bonus 7 (4 Macht, 2 Münzen)
bonus-8 = Bonus 8 (6 Münzen)
bonus-9 = Bonus 9 (3 Macht, Gilden)
bonus-10 = Bonus 10 (4 Münzen, Schulen)
ref-innovation = { $id }
ref-book_action = Buchaktion { $id }
book-1 = 1 Buch: 5 Macht
book-2 = 1 Buch: 2 Schritte in einer Disziplin
book-3 = 2 Bücher: 2 Punkte pro Gilde
book-4 = 2 Bücher: Werkstatt zu Gilde
book-5 = 2 Bücher: 6 Münzen
book-6 = 3 Bücher: 3 Spaten
innovation_tile-trade_routes = Handels­wege
innovation_tile-deus_ex_machina = Deus Ex Machina
innovation_tile-professor = Professor
innovation_tile-architecture = Archi­tektur
innovation_tile-census = Volks­zählung
innovation_tile-league_of_cities = Liga der Städte
innovation_tile-sewage_system = Abwasser­system
innovation_tile-steam_engine = Dampf­maschine
innovation_tile-science = Wissen­schaft
innovation_tile-library = Bibliothek
innovation_tile-workshop = Werkstatt
innovation_tile-school = Schule
innovation_tile-university = Universität
innovation_tile-palace = Palast
innovation_tile-monument = Monument
innovation_tile-telecommunication = Fernmelde­wesen
innovation_tile-steel = Stahl
innovation_tile-guild = Gilde
palace-1 = Palast 1 (5 Macht, Aktion 2 Werkzeuge)
palace-2 = Palast 2 (Aktion 2 Spaten)
palace-3 = Palast 3 (2 Macht, Schule zurück zu Gilde)
palace-4 = Palast 4 (2 Macht, Werkstatt zu Gilde)
palace-5 = Palast 5 (4 Macht, 1 Kompetenz)
palace-6 = Palast 6 (2 Macht, 1 Buch, Aktion 2 Schritte)
palace-7 = Palast 7 (4 Macht, Punkte für Schulen)
palace-8 = Palast 8 (2 Macht, 2 Münzen, 1 Werkzeug, Städte ab 6)
palace-9 = Palast 9 (1 Gelehrter, Fliegen)
palace-10 = Palast 10 (6 Münzen, einmal 12 Macht und 2 Bücher)
palace-11 = Palast 11 (1 Werkzeug, 1 Stadtmarker)
palace-12 = Palast 12 (8 Macht, Punkte für Werkstätten)
palace-13 = Palast 13 (Aktion 3 Münzen und 1 Buch, Punkte für Gilden)
palace-14 = Palast 14 (6 Macht, 2 Schifffahrtsschritte)
palace-15 = Palast 15 (6 Macht, einmal 2 Spaten, 2 Brücken, 2 Bücher)
palace-16 = Palast 16 (2 Macht, 1 Buch, 1 kostenlose Gilde)
palace-17 = Palast 17 (2 Macht, 10 Punkte)
power_action-1 = Machtaktion 1 (Brücke)
power_action-2 = Machtaktion 2 (Gelehrter)
power_action-3 = Machtaktion 3 (2 Werkzeuge)
power_action-4 = Machtaktion 4 (7 Münzen)
power_action-5 = Machtaktion 5 (1 Spaten)
power_action-6 = Machtaktion 6 (2 Spaten)
power-1 = 3 Macht: Brücke
power-2 = 3 Macht: 1 Gelehrter
power-3 = 4 Macht: 2 Werkzeuge
power-4 = 4 Macht: 7 Münzen
power-5 = 4 Macht: 1 Spaten
power-6 = 6 Macht: 2 Spaten
place-left = links
place-middle = in der Mitte
place-right = rechts
terrain-plains = Ebene
terrain-swamp = Sumpf
terrain-lake = See
terrain-forest = Wald
terrain-mountain = Gebirge
terrain-wasteland = Einöde
terrain-desert = Wüste
terrain-river = Fluss
letter-plains = E
letter-swamp = S
letter-lake = Se
letter-forest = W
letter-mountain = G
letter-wasteland = Ö
letter-desert = Wü
discipline-banking = Bankwesen
discipline-law = Recht
discipline-engineering = Ingenieurwesen
discipline-medicine = Medizin
building-workshop = Werkstatt
building-guild = Gilde
building-school = Schule
building-palace = Palast
building-university = Universität
building-tower = Turm
building-monument = Monument
tile-school_banking = Schule (Bankwesen)
tile-palace_university_banking = Palast oder Universität (Bankwesen)
tile-workshop_banking = Werkstatt (Bankwesen)
tile-innovation_law = Erfindung (Recht)
tile-guild_law = Gilde (Recht)
tile-workshop_law = Werkstatt (Recht)
tile-spade_engineering = Spaten (Ingenieurwesen)
tile-track_step_engineering = Schifffahrt oder Umwandlung (Ingenieurwesen)
tile-city_engineering = Stadt (Ingenieurwesen)
tile-palace_university_medicine = Palast oder Universität (Medizin)
tile-knowledge_step_medicine = Wissensschritt (Medizin)
tile-guild_medicine = Gilde (Medizin)
tile-workshop_medicine = Werkstatt (Medizin)
tile-school_law = Schule (Recht)
tile-edge_workshop_engineering = Werkstatt am Rand (Ingenieurwesen)
tile-guild_banking = Gilde (Bankwesen)
human_faction-blessed = Gesegnete
human_faction-felines = Felinen
human_faction-goblins = Goblins
human_faction-illusionists = Illusionisten
human_faction-inventors = Erfinder
human_faction-lizards = Echsen
human_faction-moles = Maulwürfe
human_faction-monks = Mönche
human_faction-navigators = Navigatoren
human_faction-omar = Omar
human_faction-philosophers = Philosophen
human_faction-psychics = Medien

## Wertung

score-before = Punkte davor
score-area = Gebietswertung: Gebiet von { $n }
score-knowledge_banking = Wissen: { $discipline }, Stufe { $level }
score-knowledge_law = Wissen: { $discipline }, Stufe { $level }
score-knowledge_engineering = Wissen: { $discipline }, Stufe { $level }
score-knowledge_medicine = Wissen: { $discipline }, Stufe { $level }
score-faction = Gemeinschaft
shared_victory = Gleichstand: Der Sieg wird geteilt.
result-draw = Gleichstand: Der Sieg wird geteilt.

## Ablehnungen

refused-above_top = { $discipline } endet bei 12; { $level } ist zu hoch.
refused-action_covered = Auf { $place } liegt schon ein X-Marker.
refused-annex_twice = { $hex } hat schon einen Anbau.
refused-bridge_twice = Zwischen { $one } und { $other } ist keine neue Brücke möglich.
refused-blighted = Auf { $hex } liegt verwüstetes Land: Nach deiner Karte kannst du dort nicht bauen.
refused-no_marker_left = Alle { $n } Marker dieser Art liegen schon aus: { $marker }.
refused-card_already_drawn = Karte { $card } wurde in dieser Runde schon gezogen.
refused-card_in_reserve = Karte { $card } kann nicht im Stapel sein: Sie liegt im Reservestapel. Wenn sie doch kam, berichtige „Bekannte Karten ihres Stapels“.
refused-no_such_card = Es gibt keine Karte { $card }; sie gehen von 1 bis { $cards }.
refused-hex_taken = Auf { $hex } steht schon ein Gebäude.
refused-home_taken = { $terrain } ist schon jemandes Heimatlandschaft.
refused-terrain_not_offered = { $terrain } ist nicht unter den Planungstableaus zur Wahl.
refused-innovation_gone = { $place } ist leer: Die Erfindung ist weg.
refused-no_automa_building = Sie hat kein Gebäude auf { $hex }.
refused-no_marker = Auf { $hex } liegt kein solcher Marker.
refused-no_step = In { $discipline } ist kein Schritt möglich: Stufe 12 fasst nur einen Marker.
refused-no_such_hex = Auf dieser Spielplanseite gibt es kein Feld { $hex }.
refused-no_such_upgrade = Auf { $hex } kann aus { $old } nicht { $new } werden.
refused-no_scholar_left = Deine Gelehrten stehen alle schon bei den Disziplinen.
refused-none_left = Im Vorrat ist kein Gebäude dieser Art mehr: { $building }.
refused-not_your_building = Du hast kein Gebäude auf { $hex }.
refused-only_at_the_start = Das wird nur vor Runde 1 gebaut: { $building }.
refused-number_too_high = { $n } ist zu hoch: höchstens { $most }.
refused-she_may_begin_here = Auf { $hex } beginnt vielleicht Automa: Dein erstes Gebäude steht auf einem Feld deiner eigenen Heimatlandschaft.
refused-river = { $hex } ist ein Flussfeld.
refused-same_terrain = { $hex } ist schon { $terrain }.
refused-space_taken = Jede { $space } bei { $discipline } ist besetzt.
refused-tile_round = Das Plättchen { $tile } darf nicht auf Runde { $round } liegen.
refused-top_taken = In { $discipline } steht schon ein Marker auf 12.
refused-bad_priority_row = { $file }, { $place }: Reihe { $field } muss alle sieben Landschaften nennen, die Heimat zuerst.
refused-unknown_card = { $file }: Es gibt keine Karte { $card }.
refused-unknown_path = { $file }: Bei { $path } gibt es nichts zu berichtigen.

## Probleme einer Stellung

problem-automa_reports_nothing = Automa meldet nichts: Eine Person muss am Zug sein.
problem-bonus_twice = { $bonus } liegt an zwei Stellen.
problem-bridge_nowhere = Eine Brücke von { $hex } zu sich selbst ist keine.
problem-card_wrong = Karte { $card } gibt es nicht oder sie ist doppelt.
problem-deck_size = Karten im Stapel: { $n }; in dieser Runde müssen es { $wanted } sein.
problem-drawn_wrong = Karte { $card } wurde doppelt gezogen oder ist nicht im Stapel.
problem-game_is_over = Alle Punkte sind gemeldet: Das Spiel ist zu Ende.
problem-level_off_track = In { $discipline } gibt es keine Stufe { $level }; sie gehen von 0 bis 12.
problem-named_twice = { $what } ist zweimal genannt.
problem-no_such_action = Es gibt keine Macht- oder Buchaktion { $place }, oder sie ist doppelt abgedeckt.
problem-no_such_hex = Auf dieser Spielplanseite gibt es kein Feld { $hex }.
problem-not_all_passed = Noch haben nicht alle gepasst.
problem-on_river = { $hex } ist ein Flussfeld: Dort kann nichts stehen.
problem-passed_twice = Jemand hat zweimal gepasst.
problem-points_missing = Das Spiel kann nicht zu Ende sein, bevor alle Punkte gemeldet sind.
problem-same_home = Zwei Teilnehmer haben die Heimatlandschaft { $terrain }.
problem-set_up_over = Der Aufbau gehört vor Runde 1.
problem-tile_round = Das Plättchen { $tile } darf nicht auf Runde { $round } liegen.
problem-tile_twice = Das Plättchen { $tile } liegt auf zwei Runden.
problem-too_many_innovations = Sie kann nicht { $n } Erfindungen haben: höchstens { $most }.
problem-two_buildings = Auf { $hex } stehen zwei Gebäude.
problem-two_humans_faction = Zu zweit spielt Automa die Unscheinbaren.
problem-two_on_top = In { $discipline } stehen zwei Marker auf 12; nur einer kann das.
problem-wrong_round = Das gibt es in Runde { $round } nicht.
problem-youth_is_home = Die Landschaft der Jugend { $terrain } ist schon eine Heimat.
problem-youth_terrain = Eine Landschaft der Jugend gehört zu den Symbionten, und nur zu ihnen.
problem-already_passed = { $seat ->
    [person] Du hast schon gepasst.
   *[other] { player-name } hat schon gepasst.
}
problem-too_many_buildings = { $seat ->
    [person] Du hast { $n }-mal { $building }; in der Schachtel sind { $most }.
   *[other] { player-name } hat { $n }-mal { $building }; in der Schachtel sind { $most }.
}
problem-too_many_scholars = { $seat ->
    [person] Du hast { $n } Gelehrte; es gibt nur 7.
   *[other] { player-name } hat { $n } Gelehrte; es gibt nur 7.
}

## Fakten zum Korrigieren

fact-points_automa = Punkte von Automa
fact-round = Runde
fact-scholars_left = Ihre übrigen Gelehrten
fact-innovations_automa = Ihre Erfindungen
fact-innovations = Ausliegende Erfindungen
fact-power_actions = Abgedeckte Machtaktionen
fact-book_actions = Abgedeckte Buchaktionen
fact-automa_buildings = Ihre Gebäude
fact-automa_buildings-written = w g s p u, * = Machtchip
fact-human_buildings = Gebäude der Personen
fact-human_buildings-written = 1:C7w; n neutral, a Anbau
fact-terrain_tiles = Geänderte Landschaften
fact-terrain_tiles-written = C10L
fact-bridges = Brücken
fact-bridges-written = 1:C7-D8
fact-drawn = In dieser Runde gezogene Karten
fact-known = Bekannte Karten ihres Stapels
fact-unknown = Unbekannte Karten ihres Stapels
fact-turn_order = Reihenfolge
fact-passed = Gepasst, der Reihe nach
fact-excluded_hexes = Für sie verbotene Felder
fact-round_tiles = Wertungsplättchen
fact-knowledge = { $discipline }: { player-name }
fact-spaces = Gelehrte in { $discipline }
fact-spaces-written = Felder 3 2 2 2
fact-to_move = Am Zug
fact-to_move-automa = Automa
fact-to_move-person_1 = Person 1 (du)
fact-to_move-person_2 = Person 2
fact-phase = Phase
fact-phase-set_up = Aufbau
fact-phase-play = Runde
fact-phase-round_end = Rundenende
fact-phase-final = Schlusswertung
fact-phase-over = zu Ende
fact-home = Heimat: { player-name }
fact-home-plains = Ebene
fact-home-swamp = Sumpf
fact-home-lake = See
fact-home-forest = Wald
fact-home-mountain = Gebirge
fact-home-wasteland = Einöde
fact-home-desert = Wüste
fact-final_tile = Zusatzwertungsplättchen
fact-final_tile-workshop_medicine = Werkstatt (Medizin)
fact-final_tile-school_law = Schule (Recht)
fact-final_tile-edge_workshop_engineering = Werkstatt am Rand (Ingenieurwesen)
fact-final_tile-guild_banking = Gilde (Bankwesen)
fact-bonus = Rundenbonus: { player-name }
fact-bonus-none = unbekannt
fact-bonus_display = Rundenboni in der Auslage
fact-bonus_display-written = links, Mitte, rechts; - unbekannt
fact-palaces = Palastplättchen (Nummern)
fact-book_names = Buchaktionen von links nach rechts (Nummern 1 bis 6)
fact-innovation_names = Erfindungen Reihe für Reihe
fact-innovation_names-written = Namen wie in der Speicherdatei
fact-markers = Marker ihrer Gemeinschaft
fact-markers-written = C7:tool D8:fallow+note
fact-sailing = Schifffahrt: { player-name }
fact-area = Größtes Gebiet: { player-name }
fact-points_now = Punkte: { player-name }
fact-points = Punkte vor der Schlusswertung: { player-name }
fact-end_points_automa = Ihre Gemeinschaftspunkte am Ende
fact-human_faction = Gemeinschaft: { player-name }
fact-human_faction-none = unbekannt
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
fact-level = Stufe
fact-level-automalein = Automalein
fact-level-automa = Automa
fact-level-automaechtig = Automächtig
fact-level-ultoma = Ultoma
fact-level-alptrauma = Alptrauma

## Der Tisch

second-report = { $light ->
    [true] Runde { $round }: Spiele ihn
   *[false] { $seat ->
        [person] Runde { $round }: Was hast du getan?
       *[other] { player-name } · Runde { $round }: Was hast du getan?
    }
}
title-round_end = Runde { $round } ist zu Ende
action-next_round = Runde { $n }: { $who ->
    [person] Du beginnst
    [automa] Automa beginnt
   *[other] { $name } beginnt
 }
label-next_tile = Runde { $n } wertet
label-begins = Es beginnt
label-her_deck = Ihr Stapel
label-her_deck_next = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
label-map = Spielplan
board-map = Spielplan
label-round = Runde
label-ship = Schifffahrtswert
label-x = X
label-points = Punkte
label-cards_left = Karten übrig
label-knowledge = Wissenstableau
label-power_actions = Machtaktionen
label-book_actions = Buchaktionen
label-innovations = Erfindungen
label-bonuses = Rundenboni
label-supply = Ihr Vorrat
label-scholars = Gelehrte
label-turn_order = Reihenfolge
label-action_card = Aktionskarte
label-support_card = Unterstützungskarte
label-tile = Wertungsplättchen
label-home = Heimat
layer-reach_marked = Reichweite markierter Gebäude (Schifffahrtswert { $ship })
layer-reach_unmarked = Reichweite nicht markierter Gebäude (Schifffahrtswert { $ship })
layer-path = Kürzester Weg zwischen ihren Bereichen
layer-title = Auf dem Plan zeigen
action-done = Zug beenden
action-done_next = Fertig
action-begin = Runde 1 beginnen
action-hers_now = Ich stelle keine auf: Jetzt ihre ziehen
action-pass = Passen
action-pass_with = Passen und Bonus { $place } nehmen
action-pass_taking = Passen und { $bonus } nehmen ({ $place })
action-pass_untold = Passen, Bonus nicht genannt
action-build = Werkstatt bauen
action-upgrade = Aufwerten: { $new }
action-transform = Umwandeln: { $new }
action-neutral = Neutral: { $new }
action-annex = Anbau
action-bridge = Brücke nach { $hex }
action-step = 1 Schritt
action-scholar = Gelehrter auf { $space }
action-scholar_back = Gelehrter zurück
action-yes = Ja
action-no = Nein
action-go_on = Weiter
action-accept = Wie vorgeschlagen
action-close = Schließen
action-area = Mein Gebiet: { $n }
action-sailing = Schifffahrt { $n }
action-enter = Eintragen
action-mark = Markieren: { $marker }
action-unmark = Entfernen: { $marker }
action-exclude = Für sie verbieten
action-include = Ihr wieder erlauben
action-build_here = Hier bauen
action-as_normal = Wie nach den normalen Regeln: { $hex }
action-her_level = Automa: { $level }
action-her_terrain = Wird zu: { $new }
action-her_building = Von ihr: { $new }
action-her_marked = Von ihr, mit Chip: { $new }
action-her_remove = Ihr Gebäude entfernen
action-note = Notieren
action-give_points = Punkte für sie
hint-manual = Tippe ein Feld an, wenn sich auf dem Plan etwas ändert; Punkte, Stufen und Notizen hier.
hint-note = Notiz
label-her_card = Ihre gedruckte Karte
marker-tool = Werkzeug
marker-fallow = Brachland
marker-blighted = verwüstetes Land
marker-note = Notiz
hint-hex = Tippe ein Feld an, um zu melden, was du dort getan hast, oder um es zu berichtigen.
hint-notation = Antworten: build C7 · upgrade C7 guild · transform C7 lake · neutral C7 tower · annex C7 · bridge C7 D8 · scholar law 3 (2, back) · step law 1 · power 3 · book 1 · innovation T1 · done · pass left
hint-alone = Alle anderen haben gepasst: Melde alle deine übrigen Züge, dann passe.
hint-partial = Braucht deine gedruckte Karte
hint-last_two = { $n ->
    [one] Nur die letzte Karte ist übrig: Ein Passen-Symbol darauf beendet ihre Runde.
   *[other] Nur die letzten beiden Karten sind übrig: Ein Passen-Symbol darauf beendet ihre Runde.
}
hint-tiles = Tippe { $n } in dieser Reihenfolge an.
hint-optional = Keine ihrer Regeln braucht diese Namen: Sie machen nur die Anweisungen lesbarer.
action-skip = Nicht benennen
action-start_over = Von vorn
pick-round = Runde { $n }
pick-hers = Ihrer
pick-palace = Palast { $n }
pick-place = Platz { $n }
label-set_up = Aufbau
label-board = Der Spielplan
step-done = erledigt
step-now = jetzt
step-later = später
sheet-correct = Dieses Feld berichtigen
sheet-who = Wer steht hier?
sheet-nobody = Niemand
sheet-what = Welches Gebäude?
sheet-terrain = Welche Landschaft?
sheet-marked = mit Machtchip
sheet-neutral = neutral
sheet-annex = mit Anbau
sheet-do = Berichtigen
hint-number = Zahl
board-hex = { $hex }: { $terrain }
board-building = { $owner }: { $building }
board-marked = markiert
board-level = { $who }: Stufe { $level }
board-covered = abgedeckt
card-bonus = Rundenbonus: { $place }
card-near_marked = in Reichweite markierter Gebäude
card-near_unmarked = in Reichweite nicht markierter Gebäude
card-merge = zusammenführen
card-row = Reihe { $row }
card-reading = Leserichtung, { $n }
card-reverse = umgekehrte Leserichtung, { $n }
card-scoring_tile = Disziplin des Wertungsplättchens
card-catch_up = aufholen
card-letters = erste Werkstätten { $letters }
card-pass = Passen-Symbol
card-title = Karte { $n }
card-faction_action = Gemeinschaftsaktion
card-take_innovation = Erfindung nehmen
card-gain_points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
card-transform_build = umwandeln und bauen
card-upgrade = ein Gebäude aufwerten
card-block_actions = Macht- und Buchaktionen abdecken
card-send_scholar = einen Gelehrten entsenden
card-advance_one = 1 Schritt aufsteigen
status-chosen = gewählt
status-out = raus

## Woher die Decks stammen

option-deck-automa-source = Eine Abschrift der gedruckten Karten (Soloheft 1.1); jede Karte, die die Spielregel zeigt, stimmt damit überein. Am wenigsten sicher: nach welcher Disziplin Karte 5 fragt.

# --- odds
odds-passes_next = Sie passt in ihrem nächsten Zug
odds-passes = Wann sie in dieser Runde passt
odds-passes_after = { $n ->
    [0] sofort
    [one] nach einem weiteren Zug
   *[other] nach { $n } weiteren Zügen
}

## Orte, wie man sie auf einem Plan ohne Koordinaten findet

found-river = Fluss
found-place = { $hex }: aufgedruckt { $terrain }, { $row }. Reihe von oben, { $n }. Feld von links

## The sheet of a hex: what is rare is folded

sheet-transform = Landschaft umwandeln
sheet-neutral_building = Neutrales Gebäude setzen
sheet-bridge = Brücke bauen
label-places = Aktionen und Erfindungen

# --- why a question is asked, and what one must know to answer it
because-power_taken = Die Machthändler steigen im Wissen auf, sooft dir ein Bau von ihr wirklich 2 oder mehr Macht bringt.
because-manual = Diesen Teil ihrer Karte kannst nur du lesen; der Rest ihres Zugs wartet darauf.
because-build_choice = Deine eigene Karte entscheidet, wo sie baut, und nur du kannst sie lesen.
because-round_end = Der Wissensbonus des Wertungsplättchens kann den Plan verändern; ihr nächster Zug rechnet damit.
because-area = Spielende: Die größte Gruppe von Gebäuden wird gewertet, ihre und deine.
because-points = Spielende: Gebiet und Wissen zählt die App dazu, alles andere steckt in deiner Summe.

## Automas Zug im Rahmen, wie das Regelheft dieses Spiels sagt

turn-automa = Automas Zug
odds-now = Wenn Automa jetzt am Zug wäre

## Something is different

slip-report = Ich habe etwas falsch gemeldet
slip-nothing = Hier steht nichts
slip-other_building = Es ist ein anderes Gebäude
slip-marked = Es ist markiert
slip-unmarked = Es ist nicht markiert
slip-belongs = { $seat ->
    [person] Es gehört mir
    [person_1] Es gehört Person 1
    [person_2] Es gehört Person 2
   *[automa] Es gehört Automa
}
slip-stands = { $seat ->
    [person] Hier steht von mir: { $building }
    [person_1] Hier steht von Person 1: { $building }
    [person_2] Hier steht von Person 2: { $building }
   *[automa] Hier steht von Automa: { $building }
}
slip-other_stands = { $seat ->
    [person] Ein anderes Gebäude von mir
    [person_1] Ein anderes Gebäude von Person 1
    [person_2] Ein anderes Gebäude von Person 2
   *[automa] Ein anderes Gebäude von Automa
}
slip-which = { $seat ->
    [person] Welches Gebäude von dir? { $place }
    [person_1] Welches Gebäude von Person 1? { $place }
    [person_2] Welches Gebäude von Person 2? { $place }
   *[automa] Welches Gebäude von Automa? { $place }
}
slip-terrain = Die Landschaft ist nicht { $terrain }
slip-which_terrain = Welche Landschaft? { $place }
mark-yes = markiert
mark-no = nicht markiert
built_as-own = eigen
built_as-neutral = neutral
built_as-annex = eigen, mit Anbau
built_as-neutral_annex = neutral, mit Anbau
bonus-0 = keiner
seat-none = niemand

## Der leichte Modus

ask-look_reach = { $few ->
    [true] Frei von deinen Gebäuden: { $hexes }?
   *[false] Sind die { $n } umrandeten Felder frei von deinen Gebäuden?
}
because-look_reach = Das ist die Landschaft, die sie zuerst will. Tippe ein Feld an, auf dem du gebaut hast.
ask-look_closest = { $few ->
    [true] Frei von deinen Gebäuden: { $hexes }?
   *[false] Sind die { $n } umrandeten Felder frei von deinen Gebäuden?
}
because-look_closest = Sie baut möglichst nah bei dir: Ein Gebäude von dir hier würde es entscheiden. Tippe ein Feld an, auf dem du gebaut hast.
ask-look_merge = { $few ->
    [true] Frei von deinen Gebäuden: { $hexes }?
   *[false] Sind die { $n } umrandeten Felder frei von deinen Gebäuden?
}
because-look_merge = Ihre Karte führt ihre beiden Bereiche zusammen; deine Gebäude würden diesen Weg versperren. Tippe ein Feld an, auf dem du gebaut hast.
ask-look_mark = { $few ->
    [true] Frei von deinen Gebäuden: { $hexes }?
   *[false] Sind die { $n } umrandeten Felder frei von deinen Gebäuden?
}
because-look_mark = Der Weg zu ihrem nächsten Gebäude sagt, ob die neue Werkstatt einen Machtchip bekommt; deine Gebäude würden ihn versperren. Tippe ein Feld an, auf dem du gebaut hast.
ask-look_beside = { $few ->
    [true] Stimmt der Plan bei deinen Gebäuden auf { $hexes }?
   *[false] Stimmt der Plan bei deinen Gebäuden auf den { $n } umrandeten Feldern?
}
because-look_beside = Sie wertet zuerst Werkstätten neben deinen Gebäuden auf, dann dort, wo du am wenigsten Macht bekommst. Tippe an, was anders ist.
ask-look_power = { $few ->
    [true] Stimmt der Plan bei deinen Gebäuden auf { $hexes }?
   *[false] Stimmt der Plan bei deinen Gebäuden auf den { $n } umrandeten Feldern?
}
because-look_power = Jetzt zählt, wie viel Macht dir hier angeboten wird, und das hängt davon ab, welche Gebäude es sind. Tippe an, was anders ist.
ask-look_levels = { $n ->
    [one] Auf welcher Stufe steht dein Markierungsstein in { $disciplines }?
   *[other] Auf welchen Stufen stehen deine Markierungssteine?
}
because-look_levels = Sie steigt in einer Disziplin auf, und deine Stufen sagen, in welcher.
ask-look_final_levels = Auf welchen Stufen stehen deine Markierungssteine am Ende?
because-look_final_levels = Spielende: Die App wertet die Disziplinen, ihre und deine.
ask-look_scholars = Welches ist unter { $discipline } das höchste freie Feld für einen Gelehrten?
because-look_scholars = Dorthin kommt ihr Gelehrter, und sie steigt um diese Zahl auf.
aoi-told_building = Du sagst: Auf { $hex } steht von dir: { $building }.
aoi-told_level = Du sagst: Dein Markierungsstein in { $discipline } steht auf Stufe { $level }.
aoi-told_space = { $space ->
    [0] Du sagst: In { $discipline } ist kein Gelehrtenfeld frei.
   *[other] Du sagst: In { $discipline } ist eine { $space } für einen Gelehrten frei.
}
aoi-power_beside = Deine Gebäude neben { $hex } können dir Macht bringen: Zähle ihre Machtstufen zusammen; es kostet einen Punkt weniger als diese Summe.
aoi-power_action_counted = { $direction ->
    [reading] Lege einen X-Marker auf eine Machtaktion: Zähle die offenen von links bis { $n }.
   *[reverse] Lege einen X-Marker auf eine Machtaktion: Zähle die offenen von rechts bis { $n }.
} Nach der letzten geht es mit der ersten weiter.
aoi-book_action_counted = { $direction ->
    [reading] Lege einen X-Marker auf eine Buchaktion: Zähle die offenen von links bis { $n }.
   *[reverse] Lege einen X-Marker auf eine Buchaktion: Zähle die offenen von rechts bis { $n }.
} Nach der letzten geht es mit der ersten weiter.
aoi-innovation_counted = { $direction ->
    [reading] Gib ihr eine Erfindung, wenn noch eine da ist: Zähle sie Reihe für Reihe von oben links bis { $n }.
   *[reverse] Gib ihr eine Erfindung, wenn noch eine da ist: Zähle sie rückwärts von unten rechts bis { $n }.
} Nach der letzten geht es mit der ersten weiter. Der Platz bleibt leer.
refused-nothing_to_report = „{ $token }“ wird jetzt nicht gebraucht: Im leichten Modus fragt die App nach dem, was ihre Karte braucht.
problem-light_way = Der leichte Modus ist für eine Person, mit einer Gemeinschaft, die die App ganz kennt, und Brücken, die nur dich verbinden.
problem-no_such_fact = „{ $fact }“ ist keine Angabe, die man machen kann.
hint-light_end = Beende deinen Zug. Was hat er geändert?
action-end_map = Den Plan
action-end_knowledge = Wissen
action-end_both = Beides
action-end_nothing = Nichts davon
action-all_free = Ja, alles frei
action-as_shown = Ja, alles wie gezeigt
action-mine = Mein Gebäude auf { $hex }
action-is = Es ist jetzt: { $new }
action-is_annex = Mit Anbau: { $new }
sheet-with_annex = Mit einem Anbau
action-space = { $n }
action-space_none = Keines ist frei
hint-light_map = Was der App gesagt wurde. Tippe ein umrandetes Feld an, um zu antworten, oder ein anderes, um es zu berichtigen.
hint-light_any = Was der App gesagt wurde. Tippe ein Feld an, um es zu berichtigen.
hint-light_turn = Landschaft geändert, ohne dort zu bauen? Tippe das Feld an.
level-less = Eine Stufe tiefer
level-more = Eine Stufe höher

## Answers without consequences, as the log tells them

said-first_workshop-done = Kein erstes Gebäude von dir: Ihre werden gezogen.
said-set_up-done = Die ersten Gebäude sind gemeldet.
said-round_end-done = Der Wissensbonus ist gemeldet.
said-look_beside-done = Der Plan stimmt.
said-look_merge-done = Diese Felder sind frei.
said-power_taken-no = Du hast weniger als 2 Macht erhalten.
said-round_tiles-tiles = Die Wertungsplättchen sind gemeldet.
said-bonus_row-bonuses = Die Reihe der Rundenboni ist gemeldet.

## Was die Dinge tun, je ein Satz

says-bonus-1 = Dauerhaft: 1 Schritt Schifffahrt, 2 Punkte je an einem Fluss gebaute Werkstatt.
says-bonus-2 = Einkommen: 1 Gelehrter; dauerhaft: 2 Punkte je entsandten Gelehrten.
says-bonus-3 = Einkommen: 1 Buch; Aktion einmal je Runde: 1 Spaten.
says-bonus-4 = Einkommen: 1 Buch; Aktion einmal je Runde: 1 Brücke.
says-bonus-5 = Einkommen: 1 Werkzeug; beim Passen: 4 Punkte je Palast und Universität.
says-bonus-6 = Einkommen: 2 Werkzeuge; Aktion einmal je Runde: 1 Schritt in einer Disziplin.
says-bonus-7 = Einkommen: 4 Macht, 2 Münzen.
says-bonus-8 = Einkommen: 6 Münzen.
says-bonus-9 = Einkommen: 3 Macht; dauerhaft: 3 Punkte je Gilde.
says-bonus-10 = Einkommen: 4 Münzen; beim Passen: 1 Wissensschritt je Schule.
says-palace-1 = Einkommen: 5 Macht; Aktion einmal je Runde: 2 Werkzeuge.
says-palace-2 = Aktion einmal je Runde: 2 Spaten.
says-palace-3 = Einkommen: 2 Macht; Aktion einmal je Runde: 1 Schule wird wieder zur Gilde, 3 Punkte, 1 Werkzeug.
says-palace-4 = Einkommen: 2 Macht; Aktion einmal je Runde: 1 Werkstatt wird zur Gilde.
says-palace-5 = Einkommen: 4 Macht; einmalig: 1 Kompetenz.
says-palace-6 = Einkommen: 2 Macht, 1 Buch; Aktion einmal je Runde: 2 Schritte in einer Disziplin.
says-palace-7 = Einkommen: 4 Macht; beim Passen: 3 Punkte je Schule.
says-palace-8 = Einkommen: 2 Macht, 2 Münzen, 1 Werkzeug; dauerhaft: Städte ab Machtwert 6.
says-palace-9 = Einkommen: 1 Gelehrter; dauerhaft: für 1 Gelehrten fliegst du über 1 oder 2 Felder, je 5 Punkte.
says-palace-10 = Einkommen: 6 Münzen; einmalig: 12 Macht, 2 Bücher.
says-palace-11 = Einkommen: 1 Werkzeug; einmalig: 1 Stadtplättchen.
says-palace-12 = Einkommen: 8 Macht; dauerhaft: 2 Punkte je gebaute Werkstatt.
says-palace-13 = Aktion einmal je Runde: 3 Münzen, 1 Buch; dauerhaft: 3 Punkte je gebaute Gilde.
says-palace-14 = Einkommen: 6 Macht; einmalig: 2 Schritte Schifffahrt; dauerhaft: Städte dürfen über einen Fluss reichen.
says-palace-15 = Einkommen: 6 Macht; einmalig: 2 Spaten; 2 Brücken; 2 Bücher.
says-palace-16 = Einkommen: 2 Macht, 1 Buch; einmalig: 1 Gilde umsonst, irgendwo.
says-palace-17 = Einkommen: 2 Macht; einmalig: 10 Punkte.
says-innovation_tile-trade_routes = Beim Passen: 2 Punkte je Gilde.
says-innovation_tile-deus_ex_machina = Einmalig: 1 Buch, 1 Schritt in jeder Disziplin; Aktion einmal je Runde: 1 Spaten.
says-innovation_tile-professor = Aktion einmal je Runde: 1 Gelehrter, 3 Punkte.
says-innovation_tile-architecture = Einmalig: 10 Punkte, 1 Wissensschritt je Gebäudeart, die du hast.
says-innovation_tile-census = Einmalig: 8 Punkte ab 7 Gebäuden, 12 ab 9, 18 ab 11.
says-innovation_tile-league_of_cities = Einmalig: 5 Punkte je Stadtplättchen.
says-innovation_tile-sewage_system = Einmalig: 2 Punkte je Werkstatt.
says-innovation_tile-steam_engine = Einmalig: 1 Gelehrter, 1 Schritt Schifffahrt, 1 Schritt Terraforming.
says-innovation_tile-science = Einmalig: 5 Punkte je Schule.
says-innovation_tile-library = Einmalig: Punkte wie deine zwei höchsten Wissensstufen.
says-innovation_tile-workshop = Einkommen: 3 Werkzeuge; einmalig: ein neutrales Gebäude (Werkstatt).
says-innovation_tile-school = Einmalig: ein neutrales Gebäude (Schule), 1 Kompetenz.
says-innovation_tile-university = Einkommen: 2 Punkte; einmalig: ein neutrales Gebäude (Universität).
says-innovation_tile-palace = Einkommen: 4 Macht; einmalig: ein neutrales Gebäude (Palast), 2 Machtsteine in Schale III.
says-innovation_tile-monument = Einmalig: ein neutrales Gebäude (Monument), 7 Punkte.
says-innovation_tile-telecommunication = Einmalig: 8 Punkte ab 4 Siedlungen, 12 ab 5, 18 ab 6.
says-innovation_tile-steel = Einmalig: 8 Punkte ab 1 Brücke, 12 ab 2, 18 ab 3.
says-innovation_tile-guild = Einkommen: 5 Münzen; einmalig: ein neutrales Gebäude (Gilde).
says-book-1 = Für 1 Buch: 5 Macht.
says-book-2 = Für 1 Buch: 2 Schritte in einer Disziplin.
says-book-3 = Für 2 Bücher: 2 Punkte je Gilde.
says-book-4 = Für 2 Bücher: 1 Werkstatt wird zur Gilde.
says-book-5 = Für 2 Bücher: 6 Münzen.
says-book-6 = Für 3 Bücher: 3 Spaten.
says-tile-school_banking = Du erhältst 4 Punkte je Schule. Rundenende: 1 Münze je Stufe Bankwesen. Sie erhält 3 Punkte in Runde 1 bis 3, später 7.
says-tile-palace_university_banking = Du erhältst 5 Punkte je Palast oder Universität. Rundenende: 1 Werkzeug je 2 Stufen Bankwesen. Sie erhält 4 Punkte.
says-tile-workshop_banking = Du erhältst 2 Punkte je Werkstatt. Rundenende: 4 Macht je 3 Stufen Bankwesen. Sie erhält 3 Punkte in Runde 1 bis 3, später 5.
says-tile-innovation_law = Du erhältst 5 Punkte je Innovation. Rundenende: 3 Macht je 2 Stufen Recht. Sie erhält 4 Punkte.
says-tile-guild_law = Du erhältst 3 Punkte je Gilde. Rundenende: 1 Buch je 3 Stufen Recht. Sie erhält 2 Punkte in Runde 1 bis 3, später 5.
says-tile-workshop_law = Du erhältst 2 Punkte je Werkstatt. Rundenende: 1 Gelehrter je 3 Stufen Recht. Sie erhält 3 Punkte in Runde 1 bis 3, später 5.
says-tile-spade_engineering = Du erhältst 2 Punkte je Spaten. Rundenende: 1 Münze je Stufe Ingenieurwesen. Sie erhält 3 Punkte in Runde 1 bis 3, später 5.
says-tile-track_step_engineering = Du erhältst 3 Punkte je Schritt Schifffahrt oder Terraforming. Rundenende: 1 Gelehrter je 3 Stufen Ingenieurwesen. Sie erhält 2 Punkte in Runde 1 bis 3, später 5.
says-tile-city_engineering = Du erhältst 5 Punkte je Stadt. Rundenende: 1 Spaten je 4 Stufen Ingenieurwesen. Sie erhält 0 Punkte in Runde 1 bis 3, später 4.
says-tile-palace_university_medicine = Du erhältst 5 Punkte je Palast oder Universität. Rundenende: 1 Werkzeug je 2 Stufen Medizin. Sie erhält 4 Punkte.
says-tile-knowledge_step_medicine = Du erhältst 1 Punkt je Wissensschritt. Rundenende: 1 Buch je 3 Stufen Medizin. Sie erhält 3 Punkte in Runde 1 bis 3, später 5.
says-tile-guild_medicine = Du erhältst 3 Punkte je Gilde. Rundenende: 1 Spaten je 4 Stufen Medizin. Sie erhält 2 Punkte in Runde 1 bis 3, später 5.
says-tile-workshop_medicine = Du erhältst 2 Punkte je Werkstatt. Sie erhält 8 Punkte.
says-tile-school_law = Du erhältst 4 Punkte je Schule. Sie erhält 6 Punkte.
says-tile-edge_workshop_engineering = Du erhältst 3 Punkte je Werkstatt am Rand des Plans. Sie erhält 7 Punkte.
says-tile-guild_banking = Du erhältst 3 Punkte je Gilde. Sie erhält 7 Punkte.
says-building-workshop = Das erste Gebäude auf einem Feld; Machtwert 1, wird zur Gilde.
says-building-guild = Aus einer Werkstatt; Machtwert 2, wird zur Schule oder zum Palast.
says-building-school = Aus einer Gilde; Machtwert 2, wird zur Universität.
says-building-palace = Aus einer Gilde, nur einer; Machtwert 3, bringt ein Palastplättchen.
says-building-university = Aus einer Schule, nur eine; Machtwert 3.
says-building-tower = Neutral; Machtwert 2.
says-building-monument = Neutral; Machtwert 4.
