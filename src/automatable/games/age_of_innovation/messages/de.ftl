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
    [you] Welche Gemeinschaft spielst du?
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
aoi-you_score = { $seat ->
    [person] Dein Punktestand: { $n }.
   *[other] { player-name }: Punktestand { $n }.
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

## Am Bildschirm: Plättchen, Tableaus und Gemeinschaften in einem Satz

competency-1 = Kompetenz 1 (Buch und Macht)
says-competency-1 = Einkommen: 1 Buch deiner Wahl, 1 Macht.
competency-2 = Kompetenz 2 (Punkte und Münzen)
says-competency-2 = Einkommen: 3 Punkte, 2 Münzen.
competency-3 = Kompetenz 3 (Werkzeug und Schritt)
says-competency-3 = Einkommen: 1 Werkzeug, 1 Schritt in einer Disziplin deiner Wahl.
competency-4 = Kompetenz 4 (4 Macht als Aktion)
says-competency-4 = Aktion einmal je Runde: 4 Macht.
competency-5 = Kompetenz 5 (2 Spaten)
says-competency-5 = Einmalig: 2 kostenlose Spaten, danach darfst du dort eine Werkstatt bauen.
competency-6 = Kompetenz 6 (Werkzeug, Punkte, Münzen)
says-competency-6 = Einmalig: 1 Werkzeug, 5 Punkte, 2 Münzen.
competency-7 = Kompetenz 7 (Punkte für Gelehrte)
says-competency-7 = Dauerhaft: 2 Punkte für jeden Gelehrten, den du entsendest oder zurückgibst.
competency-8 = Kompetenz 8 (Punkte für Städte)
says-competency-8 = Beim Passen: 2 Punkte je Stadtmarker.
competency-9 = Kompetenz 9 (Punkte für die niedrigste Stufe)
says-competency-9 = Beim Passen: so viele Punkte wie die Stufe deiner niedrigsten Disziplin.
competency-10 = Kompetenz 10 (2 Anbauten)
says-competency-10 = Einmalig: 2 Anbauten. Als Aktion setzt du einen an ein Gebäude: Machtstufe 1 höher, und für eine Stadt zählt es als zwei Gebäude.
competency-11 = Kompetenz 11 (Punkte am Rand)
says-competency-11 = Dauerhaft: 3 Punkte für jede Werkstatt, die du auf ein Randfeld baust.
competency-12 = Kompetenz 12 (Turm)
says-competency-12 = Einmalig: ein neutraler Turm. Einkommen: 2 Macht, 2 Münzen.
city_tile-tools = Stadt mit 3 Werkzeugen
says-city_tile-tools = 4 Punkte, 3 Werkzeuge und ein Stadtschlüssel.
city_tile-spades = Stadt mit 2 Spaten
says-city_tile-spades = 5 Punkte, 2 kostenlose Spaten, auf Wunsch mit Werkstatt, und ein Stadtschlüssel.
city_tile-books = Stadt mit 2 Büchern
says-city_tile-books = 5 Punkte, 2 Bücher deiner Wahl und ein Stadtschlüssel.
city_tile-coins = Stadt mit 6 Münzen
says-city_tile-coins = 6 Punkte, 6 Münzen und ein Stadtschlüssel.
city_tile-steps = Stadt mit 4 Schritten
says-city_tile-steps = 7 Punkte, 1 Schritt in jeder Disziplin und ein Stadtschlüssel.
city_tile-power = Stadt mit 8 Macht
says-city_tile-power = 8 Punkte, 8 Macht und ein Stadtschlüssel.
city_tile-scholar = Stadt mit 1 Gelehrten
says-city_tile-scholar = 8 Punkte, 1 Gelehrter und ein Stadtschlüssel.
says-power_action-1 = Für 3 Macht: eine Brücke.
says-power_action-2 = Für 3 Macht: 1 Gelehrter.
says-power_action-3 = Für 4 Macht: 2 Werkzeuge.
says-power_action-4 = Für 4 Macht: 7 Münzen.
says-power_action-5 = Für 4 Macht: 1 kostenloser Spaten, danach darfst du dort eine Werkstatt bauen.
says-power_action-6 = Für 6 Macht: 2 kostenlose Spaten, danach darfst du auf einem dieser Felder eine Werkstatt bauen.
planning_board-plains = Planungstableau Ebene
says-planning_board-plains = Ein Schritt im Umwandeln kostet dich 1 Münze statt 5.
planning_board-swamp = Planungstableau Sumpf
says-planning_board-swamp = Du beginnst mit 1 Gelehrten, 3 Machtchips in Schale I und 9 in Schale II.
planning_board-lake = Planungstableau See
says-planning_board-lake = Du beginnst mit Schifffahrt 1; Stufe 2 bringt 3 Punkte, Stufe 3 bringt 2 Bücher.
planning_board-forest = Planungstableau Wald
says-planning_board-forest = Du beginnst in jeder Disziplin 1 Schritt höher, mit 4 Machtchips in Schale I und 8 in Schale II.
planning_board-mountain = Planungstableau Gebirge
says-planning_board-mountain = Jedes Einkommen bringt dir 2 Münzen mehr, deine erste Gilde noch 1.
planning_board-wasteland = Planungstableau Einöde
says-planning_board-wasteland = Du beginnst mit 4 Werkzeugen und einem Buch deiner Wahl; deine zweite Erfindung kostet kein Buch mehr als die erste.
planning_board-desert = Planungstableau Wüste
says-planning_board-desert = Vor der ersten Runde erhältst du nach deinen ersten Gebäuden 1 kostenlosen Spaten.
says-human_faction-blessed = Du beginnst mit 1 Schritt in jeder Disziplin. Am Rundenende zählt dein Wissen 3 Stufen höher.
says-human_faction-felines = Du beginnst mit Bankwesen 1 und Medizin 1. Jeder Stadtmarker bringt 3 Schritte deiner Wahl und 1 Buch.
says-human_faction-goblins = Du beginnst mit Bankwesen 1, Ingenieurwesen 1 und 1 Werkzeug mehr. Jeder genutzte Spaten bringt 2 Münzen.
says-human_faction-illusionists = Du beginnst mit Medizin 2. Machtaktionen kosten dich 1 Macht weniger und bringen Punkte.
says-human_faction-inventors = Du beginnst mit einer Kompetenz deiner Wahl.
says-human_faction-lizards = Du beginnst mit 2 Schritten deiner Wahl. Jeder Stadtmarker bringt 1 kostenlosen Spaten und eine Werkstatt umsonst.
says-human_faction-moles = Du beginnst mit Ingenieurwesen 2. Für 1 Werkzeug gräbst du einen Tunnel unter einem Feld hindurch und erhältst 4 Punkte; für 1 Werkzeug baust du eine Brücke, auch über Land.
says-human_faction-monks = Du beginnst mit Recht 1 und statt zweier Werkstätten mit einer Universität und einer Kompetenz.
says-human_faction-navigators = Du beginnst mit Recht 3. Jede am Fluss gebaute Werkstatt bringt 2 Punkte und 1 Münze.
says-human_faction-omar = Du beginnst mit Bankwesen 1, Ingenieurwesen 1 und einem neutralen Turm. Einkommen: 2 Macht, 2 Münzen.
says-human_faction-philosophers = Du beginnst mit Bankwesen 2. Jede Kompetenz bringt 1 Buch ihrer Disziplin mehr. Aktion einmal je Runde: 1 Buch.
says-human_faction-psychics = Du beginnst mit Bankwesen 1, Medizin 1 und 1 Werkzeug mehr. Aktion einmal je Runde: 5 Macht, danach eine weitere Aktion.
label-with_one_of = Mit { $names }.
label-bonus = Bonus { $n }
bowl-holds = Schale { $bowl }: { $n }
label-sailing = Schifffahrt
label-tools_per_spade = Werkzeuge je Spaten
board-offers = Auslage

## Am Bildschirm: das Blatt

chain-title = Mit Umtausch davor
group-chain = tauschen
chain-first = Davor: { $steps }.
chain-burn = { $n ->
    [one] Macht opfern
   *[other] { $n } × Macht opfern
}
chain-times = { $n ->
    [one] { $what }
   *[other] { $n } × { $what }
}
chain-build_by = Bauen mit { $by }
chain-spades = { $n ->
    [one] Der Spaten
   *[other] Die { $n } Spaten
} würden sonst { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
} kosten.
outlook-area = Mit einer Werkstatt hier: Gebiet { $before } → { $after }.
outlook-joins_city = Sie gehört zu deiner Stadt.
outlook-settlement = Siedlung: { $n } von { $needed } Gebäuden, Macht { $power } von { $enough } für eine Stadt.
lesson-learn-on_screen = Am Bildschirm lernen, ohne Schachtel
lesson-learn-on_screen_2_tiles = Am Bildschirm 2: Städte und Plättchen
sheet-her_points = Ihre Punkte davor: Start { $start }, Karten { $cards }, Passen { $passing }.
sheet-tap_a_place = Tippe ein Feld auf dem Plan an oder wähle hier:
title-turn = Dein Zug
second-turn = Runde { $round }
title-after = Aktion getan
second-after = Noch tauschen?
title-first_building = Startgebäude
second-first_building = { $building }
title-spades = Freie Spaten
second-spades = noch { $n }
title-workshop = Dort eine Werkstatt?
second-workshop = { $free ->
    [true] umsonst
   *[false] 1 Werkzeug, 2 Münzen
}
title-pay = Mit welchem Buch?
second-pay = noch { $n } zu zahlen
title-take = Welches Buch?
second-take = noch { $left } zu nehmen
title-step = Welche Disziplin?
second-step = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
title-key = Stadtschlüssel nutzen?
second-key = Er öffnet Stufe 8: { $discipline }
title-city = Neue Stadt!
second-city = Wähle den Marker
title-competency = Kompetenz
second-competency = { $hex ->
    [none] bleibt deine
   *[other] { $building } auf { $hex }
}
title-palace = Dein Palast
second-palace = auf { $hex }
title-place = Neutrales Gebäude
second-place = { $building }
title-guild = Gilde umsonst
second-guild = wo?
title-bridge = Brücke bauen
second-bridge = wo?
title-order = Was als Nächstes?
second-order = beliebig
title-leech = Macht für dich?
second-leech = { $power } Macht für { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}
group-build = Bauen
group-upgrade = Ausbauen
group-scholar = Gelehrter
group-power = Macht
group-book = Bücher
group-special = Spezial
group-tracks = Leisten
group-innovation = Erfindung
group-pass = Passen
group-build-some = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
group-upgrade-some = { $names }
group-scholar-some = { $n } in Hand
group-power-some = { $n ->
    [1] Aktion { $names }
    [2] Aktion { $names }
    [3] Aktion { $names }
   *[other] { $n } Aktionen
}
group-book-some = { $n ->
    [1] Aktion { $names }
    [2] Aktion { $names }
    [3] Aktion { $names }
   *[other] { $n } Aktionen
}
group-special-some = { $n } möglich
group-tracks-some = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
group-innovation-some = { $n } bezahlbar
group-pass-some = Runde aus
group-none = jetzt nicht
group-none-build = Nichts in Reichweite ist bezahlbar: eine Werkstatt kostet 1 Werkzeug und 2 Münzen, ein Spaten { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
}.
group-none-upgrade = Kein Ausbau ist bezahlbar: Gilde 2 Werkzeuge und 6 Münzen (neben ihr 3), Schule 3 und 5, Palast 4 und 6, Universität 5 und 8.
group-none-scholar = Du hast keinen Gelehrten auf der Hand.
group-none-power = Zu wenig Macht in Schale III, oder die Aktion ist abgedeckt. Du kannst opfern: zwei aus Schale II bringen eine in III.
group-none-book = Du hast zu wenig Bücher, oder die Aktionen sind abgedeckt.
group-none-special = Keines deiner Plättchen hat diese Runde noch eine Aktion.
group-none-tracks = Schifffahrt kostet 4 Münzen und 1 Gelehrten; Umwandeln { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, 1 Werkzeug und 1 Gelehrten.
group-none-innovation = Es fehlen Bücher: 5, davon zwei ihrer Disziplin; ohne Palast auch 5 Münzen.
group-none-pass = Passen geht jetzt nicht.
do-build = Werkstatt bauen
do-build_university = Universität bauen
do-build_guild = Gilde bauen
do-transform = Nur umwandeln: { $terrain }
do-by_tunnel = { $what } per Tunnel
do-by_fly = { $what } im Flug
do-upgrade = Ausbauen: { $building }
do-sailing = Schifffahrt { $before } → { $after }
do-terraforming = Werkzeuge je Spaten { $before } → { $after }
do-scholar = { $discipline }: { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
note-scholar = Der Gelehrte bleibt dort
note-scholar_back = Der Gelehrte geht in den Vorrat
do-annex = Anbau setzen
do-bridge = Brücke { $one } – { $other }
do-pass = Passen
do-pass_taking = Passen, Bonus { $n } nehmen
note-pass_coins = { $coins ->
    [0] Keine Münze darauf
    [one] 1 Münze darauf
   *[other] { $coins } Münzen darauf
}
do-convert_power_coin = 1 Macht für 1 Münze
do-convert_power_tool = 3 Macht für 1 Werkzeug
do-convert_power_scholar = 5 Macht für 1 Gelehrten
do-convert_power_book = 5 Macht für ein Buch: { $discipline }
do-convert_scholar_tool = 1 Gelehrter für 1 Werkzeug
do-convert_tool_coin = 1 Werkzeug für 1 Münze
do-convert_book_coin = Ein Buch für 1 Münze: { $discipline }
do-burn = Opfern: 2 aus Schale II, eins davon in III
do-done_after = Automas Zug
do-done_alone = Weiter
do-done_spades = Übrige Spaten verfallen lassen
do-done_workshop = Keine Werkstatt
do-done_place = Darauf verzichten
do-done_guild = Keine Gilde
do-done_bridge = Keine Brücke mehr
do-key_use = Schlüssel nutzen und weiter steigen
do-key_keep = Behalten: die übrigen Schritte verfallen
do-neutral = Hierher setzen: { $building }
do-next_spades = 2 kostenlose Spaten
do-next_bridges = Bis zu 2 Brücken
do-next_books = 2 Bücher
do-accept = Macht annehmen
do-refuse = Ablehnen
note-spades = { $n ->
    [0] Kein Spaten nötig
    [one] 1 Spaten: { $tools ->
        [one] 1 Werkzeug
       *[other] { $tools } Werkzeuge
    }
   *[other] { $n } Spaten: { $tools } Werkzeuge
}
note-workshop = Bau: 1 Werkzeug, 2 Münzen
note-guild_cheaper = Billiger neben ihrem Gebäude
label-tile_times = Wann ein Plättchen gilt
sheet-at = { $hex }: { $terrain }
sheet-nothing_here = Hier ist jetzt nichts zu tun
sheet-cost_here = Bauen kostet hier: { $cost }
sheet-hers = Hier steht ein Gebäude von Automa
sheet-out_of_reach = Außer Reichweite deiner Gebäude
sheet-no_upgrade = { $building }: { $why }
sheet-last_building = Weiter wird es nicht ausgebaut.
sheet-owned = Die hast du.
sheet-competency_when = Eine nimmst du mit jeder Schule, der Universität und einigen Plättchen.
sheet-palace_built = Dein Palast steht; mehr als einen gibt es nicht.
sheet-palace_when = Eins nimmst du, wenn du eine Gilde zum Palast ausbaust: 4 Werkzeuge, 6 Münzen.
sheet-edge = am Rand
sheet-river = am Fluss
act-habit = Eine Karte gilt schon beim ersten Tipp
act-do = Ausführen
sheet-deselect = Abwählen
label-coins = Münzen
label-tools = Werkzeuge
label-books = Bücher
label-bowls = Macht I, II, III
label-own_scholars = Gelehrte auf der Hand
label-keys = Stadtschlüssel
label-planning = Planungstableau
label-rounds = Runden
label-palaces = Paläste, Städte
label-own_tiles = Plättchen
label-in_words = In Worten
sheet-city_when = Eine Stadt: 4 benachbarte Gebäude mit zusammen Macht 7 (3 mit einer Universität, 2 mit einem Monument).
label-pieces_built = Gebäude
label-next_income = Nächstes Einkommen
label-now_scores = Jetzt
label-final = Zusatz
mark-banking = B
mark-law = R
mark-engineering = I
mark-medicine = M
tile_time-once = einmalig
tile_time-income = Einkommen
tile_time-action = Aktion einmal je Runde
tile_time-ongoing = dauerhaft
tile_time-passing = beim Passen
gained-title = Deine Aktion brachte
tally-power = Macht
tally-steps = Schritte
tally-coins = Münzen
tally-tools = Werkzeuge
tally-scholars = Gelehrte
tally-books = Bücher
tally-bowl1 = Macht in Schale I
tally-bowl2 = Macht in Schale II
tally-bowl3 = Macht in Schale III
tally-points = Punkte
tally-keys = Stadtschlüssel
tally-knowledge = Wissensstufen
tally-area = Gebäude
tally-sailing = Schifffahrt
tally-annexes = Anbauten
sheet-level = Du stehst auf Stufe { $level }
sheet-innovation_gone = Diese Erfindung ist vergeben
sheet-competency_place = Dazu { $discipline }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $books ->
    [0] .
    [one] , 1 Buch.
   *[other] , { $books } Bücher.
}
note-free_spades = { $n } Spaten
note-bowls = Schalen { $before } → { $after }
do-transform_free = Umwandeln: { $terrain }
mark-city = in einer Stadt
mark-price = { $n ->
    [one] eine Werkstatt hier: 1 Werkzeug
   *[other] eine Werkstatt hier: { $n } Werkzeuge
}
label-round_brought = Runde { $n } brachte dir
label-round_end = Ende:

## Wertung

score-before = Punkte davor
score-area = Gebietswertung: Gebiet von { $n }
score-knowledge_banking = Wissen { $discipline }, Stufe { $level }
score-knowledge_law = Wissen { $discipline }, Stufe { $level }
score-knowledge_engineering = Wissen { $discipline }, Stufe { $level }
score-knowledge_medicine = Wissen { $discipline }, Stufe { $level }
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
refused-her_last_building = Ihr letztes Gebäude bleibt stehen, solange aufgebaut wird.
refused-no_marker = Auf { $hex } liegt kein solcher Marker.
refused-no_step = Kein Schritt möglich: { $discipline }.
refused-no_such_hex = Auf dieser Spielplanseite gibt es kein Feld { $hex }.
refused-no_such_upgrade = Auf { $hex } kann aus { $old } nicht { $new } werden.
refused-no_scholar_left = Deine Gelehrten stehen alle schon bei den Disziplinen.
refused-none_left = Im Vorrat ist kein Gebäude dieser Art mehr: { $building }.
refused-not_your_building = { $hex ->
    [none] Du hast kein Gebäude dafür.
   *[other] Du hast kein Gebäude auf { $hex }.
}
refused-only_at_the_start = Das wird nur vor Runde 1 gebaut: { $building }.
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
board-knowledge = Wissen
label-round = Runde
label-ship = Schifffahrtswert
label-x = X
label-your_points = Deine Punkte
label-points = Punkte
label-cards_left = Karten übrig
label-knowledge = Wissenstableau
label-power_actions = Machtaktionen
label-book_actions = Buchaktionen
label-innovations = Erfindungen
label-tiles = Wertungsplättchen
label-tile_of = Runde { $n }
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
hint-number = Zahl
mark-asked = danach wird gefragt
mark-latest = neu in ihrem letzten Zug
mark-excluded = für sie verboten
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
found-place = aufgedruckt { $terrain }, { $row }. Reihe von oben, { $n }. Feld von links

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
slip-not_marked = Es ist nicht markiert
slip-neutral = Es ist neutral
slip-not_neutral = Es ist nicht neutral
slip-annex = Es hat einen Anbau
slip-not_annex = Es hat keinen Anbau
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
hint-light_end = Zug beenden: Was hat er geändert?
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
says-palace-11 = Einkommen: 1 Werkzeug; einmalig: 1 Stadtmarker.
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
says-innovation_tile-league_of_cities = Einmalig: 5 Punkte je Stadtmarker.
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

## What a card of an owner's file says

deck-new = Was nur du auf deinen gedruckten Solokarten lesen kannst. Alles ist freiwillig. Zeilen, die mit # beginnen, sind Anmerkungen. Texte werden, in deinen eigenen kurzen Worten, gezeigt, wenn ihr Schritt kommt; confirmed = true heißt, dass alles von einer Karte eingetragen ist. Ein Feld, das anders gedruckt ist als in unseren Daten (automa_cards, terrain_priority, difficulty), wird über seinen Pfad berichtigt. Prüfe es mit:
card-field-setup_text = was beim Aufbau geschieht
card-field-place_tool_text = wohin ein Werkzeug kommt
card-field-tool_effect_text = was ein Werkzeug bewirkt
card-field-tool_leaves_text = wann ein Werkzeug vom Plan geht
card-field-exclude_hexes_with_building = kein Werkzeug zu einem Gebäude
card-field-exclude_hexes_with_tool = kein zweites Werkzeug auf ein Feld
card-field-youth_is_own_terrain = die Jugendlandschaft zählt als ihre eigene
card-field-ongoing_text = was die ganze Zeit gilt
card-field-end_text = was am Ende geschieht
card-field-confirmed = ob alles von der Karte eingetragen ist
card-field-fallow_land_text = was Brachland bewirkt
card-field-blighted_land_text = was verwüstetes Land bewirkt
card-field-fallow_supply = wie viele Marker es gibt; 0, wenn es nicht bekannt ist
card-field-blighted_supply = wie viele Marker es gibt; 0, wenn es nicht bekannt ist
card-field-automa_may_build_on_blighted = ob sie dort bauen darf
card-field-human_may_build_on_blighted = ob du dort bauen darfst
card-field-build_selection = wie sie wählt, wo sie baut
card-field-task_cards = eine Liste von Einträgen mit id, text und points
card-field-task_tiles = eine Liste von Einträgen mit id, text und points


## On screen: options

option-sit = Wie spielst du?
option-sit-help = Mit deiner Schachtel auf dem Tisch oder ohne sie.
option-sit-companion = An meinem Tisch
option-sit-companion-help = Deine Schachtel steht auf dem Tisch; die App führt Automa.
option-sit-digital = Am Bildschirm
option-sit-digital-help = Eine ganze Partie ohne Schachtel: Die App kennt beide Seiten.
option-start_steps_give_power = Macht für Startschritte
option-start_steps_give_power-help = Schritte des Aufbaus, die Stufe 3 erreichen.
option-start_steps_give_power-on = Sie bringen Macht
option-start_steps_give_power-on-help = Schritt ist Schritt.
option-start_steps_give_power-off = Keine Macht
option-start_steps_give_power-off-help = Nur Schritte im Spiel bringen Macht.
option-bridge_far_end = Anderes Ende einer Brücke
option-bridge_far_end-help = Was dort stehen darf.
option-bridge_far_end-any = Alles
option-bridge_far_end-any-help = Auch eines ihrer Gebäude.
option-bridge_far_end-not_automa = Nichts von ihr
option-bridge_far_end-not_automa-help = Keines ihrer Gebäude.
option-neutral_palace_counts = Neutraler Palast
option-neutral_palace_counts-help = Spart er die 5 Münzen für Erfindungen?
option-neutral_palace_counts-on = Er zählt
option-neutral_palace_counts-on-help = Wie dein eigener Palast.
option-neutral_palace_counts-off = Er zählt nicht
option-neutral_palace_counts-off-help = Nur dein eigener Palast.
option-illusionists_points = Punkte der Illusionisten
option-illusionists_points-help = Für jede Machtaktion.
option-illusionists_points-1 = 1 Punkt
option-illusionists_points-1-help = Das überarbeitete Plättchen.
option-illusionists_points-3 = 3 Punkte
option-illusionists_points-3-help = Die erste Auflage.
option-steps_together = Zwei Schritte
option-steps_together-help = Von Palast 6 und Buchaktion 2.
option-steps_together-on = In einer Disziplin
option-steps_together-on-help = Beide in derselben.
option-steps_together-off = Einzeln
option-steps_together-off-help = Jeder, wo du willst.
option-split_spades = Kostenlose Spaten auf mehreren Feldern
option-split_spades-help = Darf das nächste Feld beginnen, bevor das letzte Heimatlandschaft ist?
option-split_spades-off = Nein
option-split_spades-off-help = Erst ein Feld zu Ende.
option-split_spades-on = Ja
option-split_spades-on-help = Wie du willst.
option-spade_workshop = Werkstatt nach kostenlosen Spaten
option-spade_workshop-help = Wo sie stehen darf.
option-spade_workshop-any = Auf einem beliebigen
option-spade_workshop-any-help = Jedes in dieser Aktion umgewandelte Feld.
option-spade_workshop-first = Auf dem ersten
option-spade_workshop-first-help = Nur das zuerst umgewandelte Feld.
option-city_rivers = Städte über Flüsse
option-city_rivers-help = Mit Palast 14.
option-city_rivers-one = Ein Flussfeld
option-city_rivers-one-help = Nur zur Gründung.
option-city_rivers-any = Beliebig viele
option-city_rivers-any-help = Gebäude am selben Flussfeld sind benachbart.
option-moles_bridge_once = Brücke der Maulwürfe
option-moles_bridge_once-help = Wie oft in einer Runde.
option-moles_bridge_once-off = Beliebig oft
option-moles_bridge_once-off-help = Solange Brücken da sind.
option-moles_bridge_once-on = Einmal je Runde
option-moles_bridge_once-on-help = Wie eine Sonderaktion.
option-architecture_together = Schritte der Architektur
option-architecture_together-help = Für die Formen deiner Gebäude.
option-architecture_together-off = Einzeln
option-architecture_together-off-help = Jeder, wo du willst.
option-architecture_together-on = In einer Disziplin
option-architecture_together-on-help = Alle in derselben.

## On screen: questions

ask-competencies = In welcher Reihenfolge liegen die Kompetenzen aus?
ask-turn = Runde { $round }: Deine Aktion?
ask-after = Noch umtauschen oder den Zug beenden?
ask-take = { $left ->
    [one] Welches Buch nimmst du? ({ $source })
   *[other] Welches Buch nimmst du als erstes von { $left }? ({ $source })
}
ask-step = { $n ->
    [one] { $left ->
        [one] In welcher Disziplin steigst du auf?
       *[other] In welcher Disziplin steigst du zuerst auf? ({ $left } Schritte)
    }
   *[other] In welcher Disziplin machst du { $n } Schritte?
}
ask-first_building = Wo beginnst du? Stelle auf: { $building }.
ask-spades = { $n ->
    [one] 1 kostenloser Spaten ({ $source }): Welches Feld wandelst du um?
   *[other] { $n } kostenlose Spaten ({ $source }): Welches Feld wandelst du um?
}
ask-workshop = { $free ->
    [true] Wohin stellst du eine kostenlose Werkstatt?
   *[false] Baust du eine Werkstatt auf umgewandeltem Land?
}
ask-pay = { $n ->
    [one] Welches Buch bezahlst du?
   *[other] Welches Buch bezahlst du als erstes von { $n }?
}
ask-competency = Welche Kompetenz nimmst du?
ask-palace = Welches Palastplättchen nimmst du?
ask-city = { $hex ->
    [none] Welchen Stadtmarker nimmst du?
   *[other] Eine Stadt bei { $hex }: Welchen Stadtmarker nimmst du?
}
ask-key = { $keys ->
    [one] { $discipline }: Setzt du deinen Stadtschlüssel für Stufe 8 ein?
   *[other] { $discipline }: Setzt du einen deiner { $keys } Stadtschlüssel für Stufe 8 ein?
}
ask-place = Wohin kommt dein neutrales Gebäude: { $building }?
ask-guild = { $building ->
    [none] Wohin stellst du kostenlos eine Gilde?
   *[other] Welches Gebäude wird kostenlos zur Gilde? ({ $building })
}
ask-bridge = { $left ->
    [one] Wo baust du die Brücke?
   *[other] Wo baust du eine Brücke? (bis zu { $left })
}
ask-order = Was kommt als Nächstes von deinem Palastplättchen?
because-leech = Sie hat neben dir gebaut oder aufgewertet: Ihr Gebäude bietet dir Macht an (1 Punkt weniger, als du Macht erhältst).
ask-leech = Sie baut auf { $hex }: { $power } Macht für { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
}?

## On screen: what happens

aoi-on_competencies = Kompetenzen Reihe für Reihe: { $tiles }.
aoi-on_gain_coins = { $n ->
    [one] Du erhältst 1 Münze.
   *[other] Du erhältst { $n } Münzen.
}
aoi-on_pay_coins = { $n ->
    [one] Du zahlst 1 Münze.
   *[other] Du zahlst { $n } Münzen.
}
aoi-on_gain_tools = { $n ->
    [one] Du erhältst 1 Werkzeug.
   *[other] Du erhältst { $n } Werkzeuge.
}
aoi-on_pay_tools = { $n ->
    [one] Du zahlst 1 Werkzeug.
   *[other] Du zahlst { $n } Werkzeuge.
}
aoi-on_gain_scholars = { $n ->
    [one] Du erhältst 1 Gelehrten.
   *[other] Du erhältst { $n } Gelehrte.
}
aoi-on_pay_scholars = { $n ->
    [one] Du zahlst 1 Gelehrten.
   *[other] Du zahlst { $n } Gelehrte.
}
aoi-on_gain_power = Du erhältst { $n } Macht.
aoi-on_pay_power = Du gibst { $n } Macht aus.
aoi-on_books = { $n ->
    [one] Du erhältst 1 Buch ({ $discipline }).
   *[other] Du erhältst { $n } Bücher ({ $discipline }).
}
aoi-on_pay_books = { $n ->
    [one] Du zahlst 1 Buch ({ $discipline }).
   *[other] Du zahlst { $n } Bücher ({ $discipline }).
}
aoi-on_points = { $n ->
    [one] 1 Punkt: { $source }.
   *[other] { $n } Punkte: { $source }.
}
aoi-on_transform = Du wandelst { $hex } in { $terrain } um ({ $n } Spaten).
aoi-on_build = { $neutral ->
    [true] Du stellst ein neutrales Gebäude auf { $hex }: { $building }.
   *[false] Du baust auf { $hex }: { $building }.
}
aoi-on_upgrade = Auf { $hex } wertest du auf: { $old } zu { $new }.
aoi-on_step = { $discipline }: Stufe { $level }.
aoi-on_key = Du setzt einen Stadtschlüssel ein: { $discipline }.
aoi-on_city = { $hex ->
    [none] Du nimmst einen Stadtmarker: { $tile }.
   *[other] Du gründest eine Stadt bei { $hex }: { $tile }.
}
aoi-on_competency = Du nimmst { $competency }.
aoi-on_palace = Du nimmst ein Palastplättchen: { $palace }.
aoi-on_innovation = Du nimmst eine Erfindung: { $tile }.
aoi-on_bridge = Du baust eine Brücke von { $one } nach { $other }.
aoi-on_annex = Du stellst einen Anbau zu deinem Gebäude auf { $hex }.
aoi-on_annexes = Du erhältst { $n } Anbauten.
aoi-on_tokens = { $n } neue Machtchips kommen in Schale III.
aoi-on_sailing = Deine Schifffahrt steigt auf { $n }.
aoi-on_terraforming = { $n ->
    [one] Ein Spaten kostet dich jetzt 1 Werkzeug.
   *[other] Ein Spaten kostet dich jetzt { $n } Werkzeuge.
}
aoi-on_scholar = Du entsendest einen Gelehrten: { $discipline }, Platz { $space }.
aoi-on_scholar_back = Ein Gelehrter kehrt in den Vorrat zurück: { $discipline }.
aoi-on_power_action = Du nutzt { $place }.
aoi-on_book_action = Du nutzt { $tile }.
aoi-on_special = Du nutzt eine Sonderaktion: { $source }.
aoi-on_burn = Du opferst einen Machtchip: Ein anderer kommt von Schale II nach III.
aoi-on_pass = Du passt als Nummer { $place }.
aoi-on_bonus = Du nimmst { $bonus } ({ $place }) für die nächste Runde.
aoi-on_income = Einkommen der Runde { $round }.
aoi-round_over-shown = Runde { $round } ist zu Ende. Punkte: du { $mine }, sie { $hers }.
aoi-on_new_round = Runde { $round } beginnt und wertet { $tile }. Ihre Schifffahrt ist { $ship }, X auf ihren Karten { $x }.
aoi-on_knowledge_bonus = { $n ->
    [0] { $discipline }, Stufe { $level }: kein Wissensbonus.
   *[other] { $discipline }, Stufe { $level }: Wissensbonus { $gain }.
}
aoi-on_income_from = { $source }: { $gains }.
aoi-on_end_area = Größtes Gebiet: du { $mine }, sie { $hers }. Punkte: { $points } für dich, { $her_points } für sie.
aoi-on_end_knowledge = { $discipline }: du Stufe { $mine }, sie Stufe { $hers }. Punkte: { $points } für dich, { $her_points } für sie.
aoi-on_end_resources = Was dir bleibt, in Münzen: { $coins }. Je 5 sind ein Punkt, Punkte: { $points }.
aoi-on_end_faction = Ihre Gemeinschaft. Punkte für sie: { $points }.
income_from-board = Planungstableau
income_from-workshop = Werkstätten
income_from-guild = Gilden
income_from-school = Schulen
income_from-university = Universität
income_from-palace = Palastplättchen
income_from-bonus = Rundenbonus
income_from-competency = Kompetenzen
income_from-innovation = Erfindungen
income_from-faction = Gemeinschaft
income_from-knowledge_income = Wissen ab Stufe 9
ref-of_points = { $id ->
    [one] 1 Punkt
   *[other] { $id } Punkte
}
ref-of_steps = { $id ->
    [one] 1 Schritt
   *[other] { $id } Schritte
}
ref-of_spades = { $id ->
    [one] 1 Spaten
   *[other] { $id } Spaten
}
aoi-on_bonus_coins = Auf jeden ausliegenden Rundenbonus kommt eine Münze.
aoi-on_refuse = Du lehnst { $n } Macht ab.

## On screen: her turn, without anybody to lend a hand

aoi-home-shown = Ihre Heimatlandschaft ist { $terrain }.
aoi-first_workshops-shown = Ihre ersten Werkstätten stehen auf { $marked } (markiert) und { $unmarked }.
aoi-build-shown = { $transformed ->
    [true] { $marked ->
        [true] { $hex } wird zu { $terrain }, und dort steht ihre markierte Werkstatt.
       *[false] { $hex } wird zu { $terrain }, und dort steht ihre Werkstatt.
    }
   *[false] { $marked ->
        [true] Ihre markierte Werkstatt steht auf { $hex } ({ $terrain }).
       *[false] Ihre Werkstatt steht auf { $hex } ({ $terrain }).
    }
}
aoi-upgrade-shown = Auf { $hex } baut sie ihre { $old } aus: { $new }.
aoi-scholar-shown = Ihr Gelehrter steht auf der { $space } bei { $discipline }; ihr Marker rückt um { $n } auf Stufe { $level } vor.
aoi-scholar_none-shown = Kein Gelehrter oder kein Platz: Ihr Marker in { $discipline } rückt um { $n } auf Stufe { $level } vor.
aoi-advance-shown = Ihr Marker in { $discipline } rückt um { $n } auf Stufe { $level } vor.
aoi-innovation-shown = Sie nimmt die Erfindung auf { $place }{ named-tile }; der Platz bleibt leer.
aoi-power_action-shown = Auf { $place }{ named-tile } liegt jetzt ein X-Marker.
aoi-book_action-shown = Auf { $place }{ named-tile } liegt jetzt ein X-Marker.
aoi-turn_order-shown = In der nächsten Runde ist sie Nummer { $place }.

## On screen: names of sources and pieces

source-start = Start
source-round_tile = Rundenwertung
source-final_tile = Zusatzwertung
source-bonus = Rundenbonus
source-competency = Kompetenz
source-innovation = Erfindung
source-palace = Palastplättchen
source-city = Stadt
source-faction = Gemeinschaft
source-sailing = Schifffahrt
source-terraforming = Umwandeln-Fortschritt
source-jump = Tunnel oder Flug
source-power_action = Machtaktion
source-book_action = Buchaktion
source-knowledge_income = Wissenseinkommen
source-leech = Macht angenommen
source-board = Planungstableau
source-knowledge_bonus = Wissensbonus
special-bonus = Rundenbonus
special-palace = Palastplättchen
special-faction = Gemeinschaft
special-competency = Kompetenz
special-innovation_deus_ex_machina = Deus ex machina
special-innovation_professor = Professor
piece-scholar = Gelehrter
piece-annex = Anbau
piece-bridge = Brücke
ref-of_coins = { $id ->
    [one] 1 Münze
   *[other] { $id } Münzen
}
ref-of_tools = { $id ->
    [one] 1 Werkzeug
   *[other] { $id } Werkzeuge
}
ref-of_scholars = { $id ->
    [one] 1 Gelehrter
   *[other] { $id } Gelehrte
}
ref-of_books_banking = { $id ->
    [one] 1 Buch Bankwesen
   *[other] { $id } Bücher Bankwesen
}
ref-of_books_law = { $id ->
    [one] 1 Buch Recht
   *[other] { $id } Bücher Recht
}
ref-of_books_engineering = { $id ->
    [one] 1 Buch Ingenieurwesen
   *[other] { $id } Bücher Ingenieurwesen
}
ref-of_books_medicine = { $id ->
    [one] 1 Buch Medizin
   *[other] { $id } Bücher Medizin
}
ref-of_books = { $id ->
    [one] 1 Buch
   *[other] { $id } Bücher
}
ref-of_power = { $id } Macht
ref-of_tokens = { $id ->
    [one] 1 Machtchip in Schale II
   *[other] { $id } Machtchips in Schale II
}

## On screen: score

score-start = Start
score-round_tile = Rundenwertung
score-final_tile = Zusatzwertung
score-bonus = Rundenbonus
score-competency = Kompetenz
score-innovation = Erfindung
score-palace = Palastplättchen
score-city = Stadt
score-sailing = Schifffahrt
score-terraforming = Umwandeln-Fortschritt
score-jump = Tunnel oder Flug
score-power_action = Machtaktion
score-book_action = Buchaktion
score-knowledge_income = Wissenseinkommen
score-leech = Macht angenommen
score-resources = Ressourcen

## On screen: refusals

refused-not_now = „{ $text }“ ist keine Antwort auf diese Frage.
refused-not_in_reach = { $hex ->
    [none] Kein Feld in Reichweite lässt sich umwandeln.
   *[other] { $hex } ist nicht in Reichweite.
}
refused-not_in_jump_range = Nach { $hex } führt kein Tunnel und kein Flug.
refused-not_on_path = { $hex } kann jetzt nicht zu { $terrain } werden.
refused-cannot_pay = Das kannst du nicht bezahlen: Es fehlen { $missing }.
refused-already_used = Schon genutzt: { $what }.
refused-no_bridge_site = { $one ->
    [none] An deinen Gebäuden ist kein Brückenplatz frei.
   *[other] Von { $one } nach { $other } kann keine Brücke gebaut werden.
}
refused-innovations_full = Du hast schon { $n } Erfindungen; mehr geht nicht.
refused-tile_owned = Das hast du schon: { $what }.
refused-tile_not_offered = Nicht im Angebot: { $what }.

## On screen: contradictions

problem-on_screen_solo = Am Bildschirm spielt eine Person gegen eine ganz bekannte Gemeinschaft von Automa, und nichts bleibt ungenannt.
problem-not_all_named = Am Bildschirm sind Gemeinschaft, Palastplättchen, Buchaktionen, Erfindungen und alle fünf Rundenboni benannt.
problem-too_many_tokens = { $n } Machtchips; es gibt höchstens { $most }.
problem-too_many_city_tiles = { $tile } gibt es nur { $n }-mal.
problem-keys_differ = Disziplinen ab Stufe 8 ({ $high }) und Stadtschlüssel ({ $keys }) müssen zusammen so viele sein wie Stadtmarker ({ $tiles }).
problem-used_wrong = Diese Sonderaktion hast du nicht: { $what }.
problem-too_many_bridges = { $n } Brücken; es gibt 3.
problem-no_such_bridge = Von { $one } nach { $other } gibt es keinen Brückenplatz.
problem-too_many_annexes = { $n } Anbauten; du kannst { $most } haben.
problem-not_home_terrain = Das Gebäude auf { $hex } steht nicht auf seiner Heimatlandschaft.
problem-city_without_building = Eine Stadt auf { $hex }, aber dort steht kein Gebäude von dir.
problem-city_missing = Die Siedlung bei { $hex } muss eine Stadt sein.
problem-tile_not_there = Das lag nicht zum Nehmen bereit: { $what }.
problem-palace_missing = Ein Palastplättchen ohne Palast auf dem Plan.
problem-innovations_differ = Genommene Erfindungen: { $n }; leere Plätze: { $gone }.
problem-too_many_own_innovations = Du kannst nicht { $n } Erfindungen haben: höchstens { $most }.

## On screen: facts to correct

fact-own_points = Deine Punkte
fact-coins = Deine Münzen
fact-tools = Deine Werkzeuge
fact-scholars = Deine Gelehrten auf der Hand
fact-books = Deine Bücher: { $discipline }
fact-own_sailing = Deine Schifffahrt
fact-tools_per_spade = Werkzeuge je Spaten
fact-keys = Deine Stadtschlüssel
fact-annexes = Deine Anbauten auf der Hand
fact-own_city_tiles = Deine Stadtmarker
fact-own_competencies = Deine Kompetenzen
fact-own_innovations = Deine Erfindungen
fact-bowls = Machtchips in den Schalen I, II, III
fact-bonus_coins = Münzen auf den ausliegenden Rundenboni

## On screen: programs in the seat

tempo-assumed-program = Ein Programm spielt die ganze Seite des Menschen.
tempo-seat_won = Gewonnen (Anteil)
tempo-seat_person = Punkte der Person
tempo-seat_automa = Punkte von Automa
tempo-won_with = Gewonnen mit { $what } (Anteil)
player-uniform = Zufall
player-uniform-reason = Es nimmt irgendeine erlaubte Antwort, jede gleich wahrscheinlich.
player-planner = Planer
player-planner-reason = Er verfolgt eine einzige Kette durch die Runde: Zug für Zug die Aktion, nach der seine Lage am meisten wert ist. Einkommen, Wertungsplättchen, Städte, Wissen und Schlusswertung zählen mit.
player-rector = Rektor
player-rector-reason = Er plant die Runde bis zum Ende: viele Ketten von Zügen, bewertet nach Punkten, Einkommen, Wertungsplättchen, Städten, Wissen und Schlusswertung. Was Automa zuerst nehmen könnte, kommt früh.
advice-worth = Nach seiner Rechnung (mehr ist besser)
advice-build = { $by ->
    [tunnel] Per Tunnel: { $building } auf { $hex }
    [fly] Im Flug: { $building } auf { $hex }
   *[foot] { $building } auf { $hex }
}
advice-transform = { $hex } wird { $terrain }
advice-upgrade = { $hex } ausbauen: { $building }
advice-neutral = { $building } auf { $hex }
advice-annex = Anbau auf { $hex }
advice-scholar = Gelehrter: { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} in { $discipline }
advice-thing = { $thing }
advice-pass = Passen und { $bonus } nehmen
advice-take = Buch: { $discipline }
advice-step = Schritt in { $discipline }
advice-pay = Mit einem Buch zahlen: { $discipline }
advice-next_build = Nächster Zug: { $building } auf { $hex }.
advice-next_upgrade = Nächster Zug: { $hex } ausbauen, { $building }.
advice-next_annex = Nächster Zug: Anbau auf { $hex }.
advice-next_bridge = Nächster Zug: Brücke { $one } – { $other }.
advice-next_sailing = Nächster Zug: Schifffahrt { $before } → { $after }.
advice-next_terraforming = Nächster Zug: Werkzeuge je Spaten { $before } → { $after }.
advice-next_scholar = Nächster Zug: ein Gelehrter, { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} in { $discipline }.
advice-next_thing = Nächster Zug: { $thing }.
advice-next_pass = Danach bleibt nichts Besseres: passen.
advice-why_points = { $n ->
    [one] Sofort 1 Punkt
   *[other] Sofort { $n } Punkte
}, das meiste davon: { $source }.
advice-why_city = Gründet eine Stadt: { $tile }.
advice-why_income = Ab jetzt jede Runde mehr { $what }: { $n }.
advice-why_level = Stufe { $level } in { $discipline }: { $how ->
    [ahead] vor Automa ({ $hers }).
    [level] gleichauf mit Automa.
   *[behind] näher an Automa ({ $hers }).
}
advice-why_first_power = Automa könnte diese Machtaktion zuerst belegen.
advice-why_first_book = Automa könnte diese Buchaktion zuerst belegen.
advice-why_first_innovation = Automa könnte diese Erfindung zuerst nehmen.
advice-why_round = Der Rest der Runde nach Plan: { $n ->
    [one] noch 1 Punkt
   *[other] noch { $n } Punkte
} in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}.
advice-why_accept = Die Macht ist mehr wert als die Punkte, die sie kostet.
advice-why_refuse = Die Punkte sind mehr wert als die Macht.
plan-times = { $n } × { $what }
