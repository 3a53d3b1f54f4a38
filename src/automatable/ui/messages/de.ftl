### Der Rahmen auf Deutsch. Alle Schlüssel und Argumente gibt es in en, de und it gleich.

## Jede Seite

skip-to-content = Zum Inhalt springen
switch-language = Sprache
switch-theme = Hell oder dunkel
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
foot-label = Weitere Seiten
unofficial-note = Ein inoffizieller Begleiter von Spielenden. Ohne Verbindung zu Autoren und Verlagen der Spiele; alle Zeichnungen und Texte sind unsere eigenen.
list-none = keine
why = Warum?
nothing-changed = Es wurde nichts geändert.
rules-read = Die Regel dazu:
back-to-table = Zurück zum Tisch
play-again = Noch einmal

## Regal

shelf-title = Regal
shelf-continue = Weiterspielen
shelf-continue-one = Weiter
shelf-damaged = Beschädigt: sieh nach, was zu retten ist
shelf-older = Ältere Tische
rescue-download = Herunterladen, was zu retten ist
shelf-more = { $n ->
    [one] 1 weiterer Tisch
   *[other] { $n } weitere Tische
}
shelf-games = Spiele
shelf-play = Spielen
shelf-own-the-game = Um am echten Spielplan zu spielen, brauchst du das Spiel selbst. Bei welchen Spielen es auch ganz am Bildschirm geht, steht bei ihrem Namen.
shelf-yours = Hier stehen die Tische, die in diesem Browser geöffnet wurden. Wer den Link eines Tisches hat, kann sich dazusetzen; behalte deine Links für dich.
shelf-host = Ist das dein Server? Öffne die Adresse mit dem Schlüssel, die er beim Start ausgibt, dann siehst du alle Tische.
shelf-import = Gespeicherte Partie holen
shelf-import-file = Spielstand
shelf-import-do = Laden
progress = { $n ->
    [one] 1 Schritt gespielt
   *[other] { $n } Schritte gespielt
}

## Aufbau

set-up-refresh = Passende Optionen zeigen
set-up-more = Weitere Optionen
set-up-name = Name des Tisches
set-up-name-help = Nur für dich, zum Wiederfinden. Er darf leer bleiben.
set-up-seed = Startwert
set-up-seed-help = Dasselbe Wort ergibt dieselben Karten. Leer lassen, um neu zu mischen.
set-up-start = An den Tisch
own-deck = Eigenes Deck
own-deck-of = Dein eigenes Deck: { $edition }
own-deck-unfinished = { $n ->
    [one] Eine Karte fehlt: Sie wird eingegeben, wenn sie gezogen wird.
   *[other] { $n } Karten fehlen: Jede wird eingegeben, wenn sie gezogen wird.
}
checklist-title = Spiel aufbauen
checklist-lead = Folge der Liste von oben nach unten; was der Zufall bestimmt hat, ist eingetragen.
checklist-offer = Ist noch etwas nicht aufgebaut?
checklist-done = Alles aufgebaut

## Tisch

bar-label = Tisch
bar-undo = Zurück
bar-redo = Vor
bar-log = Verlauf
bar-score = Wertung
bar-correct = Ändern
weighed = { $what }: du { $mine }, Automa { $hers }
told-earlier = { $n ->
    [one] davor eine weitere Meldung
   *[other] davor { $n } weitere Meldungen
}
undo-takes-back = Nimmt zurück: { $what }
export-save = In eine Datei speichern
stage-menu = Menü
skip-to-board = Zum Plan
board-label = Spielplan
stage-near = Plan größer sehen
stage-yours = Dein Zug
stage-result = Zum Ergebnis
stage-won = Gewonnen
stage-lost = Verloren
stage-drawn = Unentschieden
stage-over = Das Ende
turn-title = Der letzte Zug
turn-own_done = Dein Zug ist getan
turn-on_to_automa = Zum Zug des Automa
turn-automa = Der Zug des Automa
turn-set_up = Aufbau
turn-rounds = Rundenwechsel
turn-final = Schlusswertung
turn-next = Weiter
turn-again = Der letzte Zug noch einmal
turn-play = Abspielen
turn-lies = Liegt so, weiter
turn-of = { $n } von { $all }
turn-back = Voriger Schritt
turn-all = Alle Schritte
turn-all_done = Alles liegt
turn-yours = Erledigt: mein Zug
turn-over = Erledigt: zum Ergebnis
turn-nothing = In diesem Zug bewegt sich nichts.
title-nobody = Schlusswertung
turn-go_on = Erledigt: weiter
turn-always_all = Immer alle Schritte auf einmal zeigen
legend-title = Legende
pad-numbers = Nummern der Karten
pad-faces = Nach dem Bild
panel-left = Was noch kommt
panel-score = Punkte
turn-everything = Alles, was geschah
plain-tap = Tippe auf ein Feld des Plans.
plain-or-tap = Oder tippe auf ein Feld des Plans.
typed-answer = Die Antwort lieber eintippen
typed-hint = In der Notation dieses Spiels.
typed-example = Zum Beispiel: { $example }
typed-send = Senden
result-you = Du gewinnst, { $score }.
result-other = { $who } gewinnt, { $score }.
result-draw = Niemand gewinnt.
result-best = Bestwert (bisher { $n })
result-streak = { $n } in Folge
result-won = { $won } von { $played } gewonnen
result-next = Als Nächstes: { $level }
result-chance = Dort gewinnst du { $chance }.
result-try = Versuchen
result-by = um { $n }
curve-ahead = ab { $when } vorn
note-put_back = Zurückgenommen. Was du deswegen am Tisch getan hast, mache auch rückgängig, vom letzten Schritt zum ersten:
note-same_draw = Einen Schritt zurück. Was schon gezogen war, kommt genauso wieder.
note-stale = An diesem Tisch wurde in einem anderen Tab weitergespielt. So steht er jetzt; deine letzte Eingabe wurde nicht verwendet.
note-unreachable = Der Server ist nicht erreichbar. Was du siehst, ist weiterhin sicher; versuche es gleich noch einmal.
note-corrected = Berichtigt.

## Warum?

cascade-start = Was zur Wahl stand
cascade-many = { $n }, siehe Bild
cascade-options = { $options }
cascade-narrowed = Übrig: { $kept }. Raus: { $dropped }.
cascade-all = Kein Unterschied: { $kept }.
cascade-skipped = Nichts bliebe übrig, also wird dies übersprungen.
standing-kept = bleibt
standing-dropped = raus
standing-gone = raus
standing-chosen = gewählt
cascade-previous = Schritt zurück
cascade-next = Nächster Schritt
cascade-slider = Schritt der Entscheidung

## Verlauf

log-filter = Was gezeigt wird
log-show-all = Alles
log-show-person = Personen
log-show-automa = Automa
log-show-decisions = Entscheidungen
log-show-corrections = Berichtigungen
log-empty = Es ist noch nichts geschehen.
log-return = Hierher zurück
log-return-help = Nimmt diese Antwort und alles danach zurück. „Vor“ holt sie einzeln wieder.
log-correction = Berichtigung
log-set-up = Aufbau
log-drawn = Gezogen
corrected = Berichtigt: { $changes }
corrected-fact = { $fact }: { $value }
corrected-signs = { $fact }: richtiggestellt
corrected-others = { $n ->
    [one] 1 weitere Angabe
   *[other] { $n } weitere Angaben
}
corrected-position = die ganze Stellung
log-answered-number = { $question } { $n }
log-answered = Antwort auf: { $question }

## Wertung und Chronik

score-final = Endstand
score-now = Wenn jetzt Schluss wäre
score-now-help = Die Partie läuft noch; dies ist die Wertung der jetzigen Stellung.
score-gap = eine Lücke, wo nicht alles bekannt ist
score-unknown = noch unbekannt
score-at-least = mindestens { $n }
score-winner = Gewonnen
score-what = Gewertet
score-count = Anzahl
score-points = Punkte
score-total = Summe
history-title = Chronik
history-empty = Noch keine beendete Partie. Deine Ergebnisse werden hier aufgehoben.
history-chart = { $game }: Siege nach Stufe
history-won-of = { $won } von { $played } · { $percent } %
history-chart-by = { $game } · { $what }
history-best = Bestwert { $points }
history-won = Gewonnen
history-lost = Verloren

## Decks

decks-title = Decks
decks-of = Die Decks von „{ $game }“
decks-lead = Jede Karte, von uns gezeichnet. Was im Deck ist, ist offen; die Reihenfolge nicht.
deck-in-use = An diesem Tisch
deck-stand-in = Ersatz, nicht die gedruckten Karten
deck-odds = { $left ->
    [one] Nur 1 von { $all } Karten kann die nächste sein.
   *[other] { $left } von { $all } Karten können die nächste sein, alle gleich wahrscheinlich.
}
deck-odds-weighed = { $left ->
    [one] Nur 1 von { $all } Karten kann die nächste sein.
   *[other] { $left } von { $all } Karten können die nächste sein; bei jeder steht, wie wahrscheinlich sie ist.
}
deck-chance = { $part } von { $whole }
deck-card-gone = Nicht jetzt
deck-source = Woher diese Karten stammen
deck-delete = Dieses Deck löschen
deck-deleted = Das Deck { $deck } ist gelöscht. Tische, die es benutzen, behalten es.
deck-loaded = Das Deck { $deck } ist in Ordnung und steht nun beim Aufbau zur Wahl.
deck-checked = Das Deck { $deck } ist in Ordnung. Es hat { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
confidence-verified = Mit den gedruckten Karten verglichen
confidence-single_source = Eine einzige Quelle, nicht gegengeprüft
confidence-computed = Aus Quellen erschlossen
confidence-disputed = Quellen widersprechen sich
confidence-house = Von uns gemacht
confidence-owner = Vom Besitzer eingegeben
decks-own = Deine eigenen Decks
decks-own-help = Gib die Karten deiner eigenen Schachtel ein: Vorlage herunterladen, ausfüllen, hier laden. Die Datei wird zuerst geprüft, und was daran falsch ist, wird genannt.
decks-own-file = Deckdatei
decks-own-load = Laden
decks-own-check = Nur prüfen
decks-own-new = Vorlage für ein Deck
decks-own-new-kind = Vorlage: { $kind }
pace-title = Bewegung
pace-calm = Ruhig
pace-quick = Schnell
pace-none = Keine
deck-change = Karten ändern
deck-download = Datei herunterladen
deck-begin = Neues Deck beginnen
deck-go-on = Weiter eingeben
deck-typed-here = An diesem Tisch wurden Karten eingegeben. Behalte sie als eigenes Deck, dann fragt kein anderer Tisch noch einmal danach.
deck-keep-typed = Als mein Deck behalten
decks-own-go-on = Laden und hier fertig eingeben
card-yes = ja
card-no = nein
game-entry-title = Eigene Karten eintippen
game-entry-lead = Karte für Karte und mit Pausen: Ein angefangenes Deck wartet hier, bis alle Karten da sind.
deck-new = Ein eigenes Deck: { $n } Karten mit verschiedenen Nummern. Zeilen, die mit # beginnen, sind Anmerkungen; die Karten unten stehen für die, die du eintippst. Prüfe es mit:
card-field-number = die Nummer, unter der die Karte genannt wird
card-title = Karte { $card }
card-back = Alle Decks
card-progress = { $there } von { $wanted } Karten
card-there = (eingegeben)
card-preview = Die Karte bis jetzt
card-keep = Behalten, nächste Karte
card-later = Später fertig machen
card-kept = Behalten. Hier ist die nächste fehlende Karte.

## Regeln

rules-title = Regeln
rules-of = Die Regeln von „{ $game }“
rules-lead = In eigenen Worten und in der Reihenfolge, in der man sie braucht. Bilder und Beispiele kommen aus der App selbst.
rules-only-english = Dieses Regelheft gibt es bisher nur auf Englisch.
rules-place = Im Regelheft: { $chapter }
rules-contents = Inhalt
rules-ruling = Unsere Auslegung
rules-switch = Du kannst sie bei der Vorbereitung ändern: { $option }
rules-print = Drucken
rules-example = Beispiel
rules-search = Regeln durchsuchen
rules-things = Was die Dinge tun
rules-nothing = Nichts gefunden.

## Berichtigen und Einstellungen

correct-title = Eine Angabe berichtigen
correct-lead = Auf deinem Tisch sieht es anders aus? Stelle es hier richtig; eine offene Frage bleibt offen. „Zurück“ nimmt eine Berichtigung zurück.
correct-signs = Für Fortgeschrittene: Angaben in Kurzschrift
correct-signs-lead = Was wo liegt, geschrieben wie in der einzeiligen Stellung. Lass stehen, was stimmt.
correct-do = Berichtigen
settings-title = Dieser Tisch
settings-rename = Umbenennen
settings-share = Anderes Gerät, andere Person
settings-share-help = Wer diesen Link öffnet, spielt an diesem Tisch. Einen anderen Schlüssel gibt es nicht: Gib ihn nur Menschen, die dort sitzen sollen.
settings-delete = Diesen Tisch löschen
settings-delete-help = Der Tisch und sein Verlauf sind dann endgültig weg; eine beendete Partie bleibt in der Chronik.
settings-delete-sure = Ja, löschen
export-help = Eine kleine Datei enthält die ganze Partie. Sie lässt sich vom Regal aus wieder laden, auch auf einem anderen Gerät.

## Hilfe

help-title = Hilfe
help-lead = Automatable spielt deinen Gegner im Solospiel, Automa genannt: Es zieht dessen Karten, trifft dessen Entscheidungen und sagt dir, was zu tun ist.
help-play-title = Spielen
help-play = Der Tisch zeigt immer, was gerade von dir gefragt ist. Tippe deine Antwort an; der Zug deines Gegners folgt sofort als kurze Liste von Anweisungen.
help-why-title = Warum hat er das getan?
help-why = Jede Anweisung hat ein „Warum?“. Es klappt die Entscheidung auf: alle Möglichkeiten, dann Bedingung für Bedingung, was bleibt und was ausscheidet, jeweils mit der Regel.
help-undo-title = Zurücknehmen
help-undo = „Zurück“ nimmt deine letzte Antwort und alles Folgende zurück, bis zum Aufbau. Es kommen wieder dieselben Karten: Nichts wird neu gemischt.
help-companion-title = Mit dem eigenen Spiel
help-companion = Wähle beim Aufbau „Mit meinem eigenen Spiel“. Du bewegst das Material; die App fragt nur, was sie nicht wissen kann. Ging etwas schief, stellt „Ändern“ jede Angabe richtig.
help-save-title = Nichts geht verloren
help-save = Jede Antwort ist gespeichert, bevor sich die Seite ändert. Schließe Browser oder Laptop jederzeit; der Tisch wartet im Regal.
help-keys-title = Tasten
key-choices = Zu einer Wahl, der Reihe nach; Enter nimmt sie
key-foot = Der Knopf am Fuß
key-steps = Schritte eines Zugs; auf dem Plan von Ort zu Ort
key-why = Warum?
key-hint = Ein Tipp
key-camera = Der Plan näher, weiter weg, ganz
key-close = Loslassen, schließen
key-undo = Zurück
key-redo = Vor
key-choose = Einen der drei Flicken nehmen
key-move = Verschieben
key-rotate = Drehen
key-flip = Wenden
key-place = Aufnähen
key-cancel = Zurücklegen
about-title = Über
about = Freie Software unter der MIT-Lizenz. Sie läuft auf deinem eigenen Gerät und sendet nirgendwohin etwas.

## Was schiefgehen kann

enter-title = Dieser Tisch braucht einen Code
enter-help = Wer diesen Server betreibt, hat einen Zugangscode festgelegt. Frag danach und gib ihn hier ein.
enter-code = Zugangscode
enter-button = Eintreten
error-title = Das ging nicht
error-safe = Deine Partien sind sicher. Geh zurück oder beginne neu am Regal.
refused-page_not_found = Diese Seite gibt es nicht.
refused-no_such_table = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
refused-wrong_method = So lässt sich diese Adresse nicht benutzen.
refused-forged = Diese Anfrage kam nicht von einer Seite dieser App. Lade die Seite neu und versuche es noch einmal.
refused-unknown_host = Auf diesen Namen hört dieser Server nicht. Nimm seine Adresse, oder wer ihn betreibt, erlaubt den Namen.
refused-no_access = Das war nicht der Zugangscode.
refused-too_many = Das war zu viel in zu kurzer Zeit. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-host_only = Auf diesem Server kann nur der Betreiber Decks ändern und Läufe des Labors starten.
refused-host_key_wrong = Das ist nicht der Schlüssel dieses Servers. Die richtige Adresse gibt er beim Start aus.
refused-too_slow = Das kam zu langsam an: höchstens { $seconds } Sekunden.
refused-save_too_long = Dieser Spielstand ist länger, als eine Partie werden kann; es gibt höchstens { $corrections } Berichtigungen. So spielt niemand.
refused-too_large = Das ist zu groß: Höchstens { $kilobytes } kB werden angenommen.
refused-bad_field = Das Feld „{ $field }“ fehlt oder ist von der falschen Art: { $kind ->
    [number] Es muss eine ganze Zahl sein.
    [object] Es muss ein JSON-Objekt sein.
   *[text] Es muss ein Text sein.
}
refused-bad_request = Die Anfrage ist nicht lesbar.
refused-too_many_answers = Auf einmal können höchstens { $most } Antworten gegeben werden; das sind { $n }.
refused-broken = Bei uns ist etwas schiefgegangen. Was schon gespeichert war, ist sicher; öffne die Seite noch einmal, um zu sehen, wie die Partie steht.
refused-stale = Der Tisch hat sich inzwischen geändert. Sieh ihn dir an, wie er jetzt ist, und antworte noch einmal.
refused-unknown_game = Ein Spiel „{ $game }“ gibt es nicht. Bekannt: { $known }.
refused-broken_game = „{ $game }“ ist installiert, lässt sich aber nicht verwenden. „automatable games“ sagt, warum.
refused-game_over = Die Partie ist zu Ende. Mit „Zurück“ geht es zurück.
refused-not_set_up = Der Aufbau ist noch nicht fertig.
refused-correct_after_set_up = Berichtigen geht erst, wenn der Aufbau fertig ist.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen.
refused-nothing_to_redo = Es gibt nichts zu wiederholen.
refused-unreadable = Nicht lesbar: { $token }.
refused-cannot_come = { $what } { $outcome } kann jetzt nicht kommen.
refused-number_out_of_range = { $word } { $n } liegt nicht zwischen { $low } und { $high }.
refused-answer_needed = Der Zug braucht noch eine Antwort ({ $prompt }): Gib sie mit --answer.
refused-answers_left_over = Der Zug ist vorbei, aber es sind Antworten übrig: { $answers }
refused-not_automa_turn = In dieser Stellung ist der Gegner nicht am Zug.
refused-nothing_to_correct = Es wurde nichts verändert, also gibt es nichts zu berichtigen.
refused-bad_choice = { $value } geht nicht bei { $option }. Möglich: { $choices }.
refused-unknown_option = Eine Option { $option } gibt es nicht. Bekannt: { $known }.
refused-option_does_not_apply = Die Option { $option } ({ $value }) passt nicht zu den anderen.
refused-seed_empty = Der Startwert ist leer.
refused-no_file = Es wurde keine Datei gewählt.
older-rules = Diese Partie wurde nach älteren Regeln gespeichert (Version { $version }, heute { $now }): Nach den heutigen Regeln führen ihre Antworten zu einer anderen Stellung. Vergleiche sie mit deinem Tisch und berichtige, was nicht stimmt.
older-program = Diese Partie wurde von einer älteren Version der App gespeichert, und etwas, das aus ihrer Stellung folgt, ergibt heute etwas anderes, zum Beispiel die Punkte. Vergleiche sie mit deinem Tisch und berichtige, was nicht stimmt.
refused-save_truncated = Dieser Spielstand ist unvollständig oder keiner: Er ist nicht lesbar.
refused-not_a_save = Das ist kein Spielstand von Automatable.
refused-save_newer_format = Dieser Spielstand stammt von einer neueren Version (Format { $format }; diese liest bis { $known }). Bringe Automatable auf den neuesten Stand.
refused-save_newer_rules = Dieser Spielstand von „{ $game }“ stammt von neueren Regeln (Version { $version }). Bringe Automatable auf den neuesten Stand.
refused-save_damaged = Der Spielstand ist bei { $field } beschädigt.
refused-save_changed = Der Spielstand von „{ $game }“ wurde verändert: Seine Antworten führen nicht zur genannten Stellung.
refused-save_does_not_replay = Die Antworten im Spielstand lassen sich nicht nachspielen ({ $reason }).
refused-no_records = „{ $game }“ hat keine Partieaufzeichnungen. Nimm einen Spielstand.
refused-not_toml = { $file } ist kein gültiges TOML: { $reason }
refused-unknown_data_field = { $file }, { $place }: Das Feld { $field } gibt es nicht.
refused-missing_data_field = { $file }, { $place }: Das Feld { $field } fehlt.
refused-bad_data_value = { $file }, { $place }: { $field } stimmt nicht ({ $reason }).
refused-file_unreadable = { $file } ist nicht lesbar: { $reason }
refused-bad_deck_name = Die Kennung { $deck } des Decks taugt nicht als Dateiname. Nimm Kleinbuchstaben, Ziffern, - und _.
refused-no_such_own_deck = Unter deinen eigenen gibt es kein Deck { $deck }.
refused-no_own_decks = Für dieses Spiel gibt es noch keine eigenen Decks: Ändere stattdessen seine Datei.
refused-no_such_slot = Ein Deck hat keine Karte { $slot }.
refused-store_read_only = In die Datenbank { $file } kann nicht geschrieben werden ({ $reason }).
refused-store_full = Der Speicher ist voll: { $file } kann nicht wachsen ({ $reason }). Die Partie ist, wie sie vorher war.
refused-pocket_full = Der Speicher dieses Browsers ist voll: Deine letzte Antwort wurde nicht angenommen. Alles davor ist sicher. Schaffe Platz auf dem Gerät und antworte dann noch einmal. Unter „Dieses Gerät“ kannst du bis dahin alles als Datei sichern.
refused-store_busy = Ein anderes Programm benutzt { $file } ({ $reason }). Versuche es gleich noch einmal.
refused-store_cannot_open = { $file } lässt sich nicht öffnen ({ $reason }).
refused-store_damaged = Die Datenbank { $file } ist beschädigt ({ $reason }). „automatable repair NEU --database { $file }“ rettet alles, was sich lesen lässt, in eine neue Datei.
refused-store_failed = Die Datenbank { $file } meldet einen Fehler ({ $reason }). Die Partie ist, wie sie vorher war.
refused-backup_unwritable = Die Kopie { $file } kann nicht angelegt werden ({ $reason }).
refused-store_newer = Die Datenbank { $file } stammt von einer neueren Version ({ $version }). Aktualisiere Automatable. Gibt es keine, ist die Datei beschädigt: „automatable repair NEU --database { $file }“ rettet, was sich lesen lässt.
refused-store_unreachable = Die Datenbank { $file } ist nicht zu erreichen ({ $reason }). Es wurde nichts geändert; versuche es gleich noch einmal.
refused-store_not_known = Die Datenbank { $file } ging mitten im Speichern verloren ({ $reason }). Ob es dort ankam, ist noch nicht bekannt: Sieh gleich noch einmal am Tisch nach. Wer dasselbe Formular noch einmal schickt, zählt nur einmal.
refused-store_needs_extra = Tische in PostgreSQL brauchen psycopg: installiere automatable mit dem Extra „{ $extra }“.
refused-nothing_left = Von diesem Tisch ist nichts mehr zu retten.
refused-match_too_long = Diese Partie ist so lang, wie eine Partie werden kann. Speichere sie als Datei oder beginne eine neue.
refused-too_many_corrections = In dieser Partie gibt es schon { $most } Berichtigungen; mehr sind nicht möglich.
refused-answer_too_long = Eine Antwort hat höchstens { $most } Zeichen.
refused-head_too_large = Die Adresse oder die Kopfzeilen dieser Anfrage sind länger, als irgendeine Seite hier sie braucht (höchstens { $kilobytes } kB).
refused-disk_failed = Auf die Platte konnte nicht zugegriffen werden ({ $reason }). Es wurde nichts geändert; versuche es noch einmal, sobald Platz ist.
refused-store_missing = Es gibt keine Datenbank { $file }.
refused-store_foreign = { $file } ist eine Datenbank eines anderen Programms. Sie blieb, wie sie ist. Sollte sie eine von unseren sein, ist sie beschädigt: „automatable repair NEU --database { $file }“ rettet, was sich lesen lässt.
refused-table_damaged = Dieser Tisch ist beschädigt: Was von ihm gespeichert ist, lässt sich nicht mehr weiterspielen. Was zu retten ist, kannst du herunterladen.
refused-foreign_file = { $file } ist keine Datei des Spiels „{ $game }“.
refused-newer_data_format = { $file } wurde für eine neuere Version geschrieben (Format { $format }). Bringe Automatable auf den neuesten Stand.
refused-file_not_text = { $file } ist keine Textdatei.
refused-reserved_deck_id = { $file }: Die Kennung { $id } gehört einem Deck, das dem Spiel beiliegt. Wähle eine andere.
refused-no_such_file_kind = Eine Dateiart { $kind } gibt es bei diesem Spiel nicht. Es gibt: { $known }.
refused-wrong_card_count = { $cards ->
    [one] { $file } hat 1 Karte; nötig sind { $wanted }.
   *[other] { $wanted ->
        [one] { $file } hat { $cards } Karten; nötig ist 1.
       *[other] { $file } hat { $cards } Karten; nötig sind { $wanted }.
    }
}
refused-card_number_twice = { $file }: Karte { $card } kommt mehr als einmal vor.
refused-value_out_of_range = { $file }, { $place }: { $field } ist { $value }, muss aber zwischen { $low } und { $high } liegen.
problem-unknown_data_field = { $file }, { $place }: Das Feld { $field } gibt es nicht.
problem-missing_data_field = { $file }, { $place }: Das Feld { $field } fehlt.
problem-bad_data_value = { $file }, { $place }: { $field } stimmt nicht ({ $reason }).
problem-unknown_field = Eine Angabe { $field } gibt es nicht.
problem-bad_value = { $value } geht nicht bei { $field }.

## Sparringspartner

sparring-title = Sparringspartner
sparring-hint = Tipp
sparring-player = Wer hilft
sparring-seconds = Bedenkzeit (Baumsuche)
sparring-n-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
sparring-let-play = { $who ->
    [person] Die App für dich spielen lassen
   *[other] Die App für { $seat } spielen lassen
}
sparring-help = Die App antwortet wie ein Mensch und sieht nur, was du siehst. „Zurück“ nimmt zurück, was sie tat, und gibt dir den Platz wieder.
sparring-plays = { $who ->
    [person] Die App spielt für dich ({ $player }).
   *[other] Die App spielt für { $seat } ({ $player }).
}
sparring-stop = Ich spiele wieder
sparring-advises = Tipp ({ $player }):
sparring-do-it = Die App machen lassen
sparring-first-step = Nur Schritt 1
sparring-whole-turn = Diesen Zug spielen
sparring-thinking = Denkt nach. Die erste Suche nach einer Installation dauert bis zu einer Minute länger.
sparring-abort = Anhalten
log-by-app = App: { $player }
refused-no_player = { $player } kann auf diese Frage nicht antworten. Wer es kann: { $known }
refused-player_busy = Es wird schon über zu viele Tipps nachgedacht. Versuche es gleich noch einmal.
refused-player_stopped = Der Spieler wurde angehalten, bevor er eine Antwort hatte. Frage noch einmal oder frage einen anderen.

## Läufe des Labors: Tabellen, Bilder, und was vom Gegner allein gezählt wird

run-head-variant = Variante
run-head-games = Partien
run-head-won = Gewonnen
run-head-interval = 95-%-Intervall
run-head-person = Punkte des Menschen
run-head-opponent = Punkte des Gegners
run-head-tile = 7x7-Bonus
run-head-measure = Was
run-head-mean = Mittel
run-head-known = Bekannt
run-head-off = Abstand (Standardfehler)
run-head-a = A
run-head-b = B
run-head-difference = B minus A
run-margin = Vorsprung in Punkten
run-games-each = { $n ->
    [one] je 1 Partie
   *[other] je { $n } Partien
}
run-cancelled = Der Lauf wurde vorzeitig angehalten: Das ist, was bis dahin fertig war.
plot-ladder = Wie oft der Mensch gewinnt. Links ist nie, rechts ist immer; der Punkt ist der Anteil gewonnener Partien, der Balken darum das 95-%-Intervall.
plot-scores = Endpunkte. Von links nach rechts die Punkte, die Höhe sagt, wie oft; die erste Farbe ist der Mensch, die zweite der Gegner.
plot-lengths = Länge der Partien. Von links nach rechts die Schritte (Entscheidungen und Züge des Gegners), die Höhe sagt, wie oft.
plot-card = Karte { $card }
plot-cards = Was eine Karte bewirkt. Je drei Balken: Sie kam zuerst in den Zügen 1–5 des Gegners, in den Zügen 6–10 oder bis dahin nicht. Rechts der Linie ist der Vorsprung des Menschen größer als in den anderen Partien, links kleiner; der längste Balken sind { $largest } Punkte.
plot-tempo = { $measure }: Der Punkt ist das Mittel, der Balken darum das 95-%-Intervall, der Ring, was bekannt ist.
plot-steps = Was aufeinander folgt: Punkte sind Mittel, Balken ihre 95-%-Intervalle, Ringe, was bekannt ist.
plot-measure = { $measure }: von links nach rechts die Zahl, die Höhe sagt, wie oft sie kam.
tempo-assumed-idle = Der Mensch tut nie etwas.
tempo-assumed-absent = Der Mensch bleibt weg, nimmt nichts und beendet das Spiel nie. Wie viele Marker auf einen aufgedeckten Ort kommen, ist angenommen: 3 im Norden, 2 im Zentrum.
tempo-assumed-passing = Der Mensch baut nichts und passt in jeder Runde sofort.
tempo-assumed-scripted = Der Mensch ist ein Skript, dessen Kurven angenommen sind: Es soll den Gegner messen, nicht gut spielen.
tempo-assumed-random = Die Person antwortet zufällig.
tempo-turns_played = Züge der Partie
tempo-ended = Partien, die zu Ende kamen (Anteil)
tempo-turns = Züge des Gegners
tempo-switch = Zug, in dem Aktionsplan II beginnt
tempo-star = Zug von Stern { $n }
tempo-coins = Münzen
tempo-regions = Regionen
tempo-score = Endpunkte
tempo-maps = Landkartenmarker
tempo-corruption = Verderbnismarker
tempo-token_20 = Partien mit der 20 (Anteil)
tempo-sweeps = Symbole zum Ersetzen
tempo-acting = Züge vor dem Passen, alle Runden
tempo-acting_round = Züge vor dem Passen in Runde { $n }
tempo-points_round = Punkte in Runde { $n }
tempo-buildings = Gebäude
tempo-rounds = Runden
tempo-culture = Kultur am Ende
tempo-taken = Karten aus der Reihe genommen
tempo-developed = Technologien entwickelt
tempo-stages = Baustufen von Weltwundern
tempo-leaders = Anführer
tempo-events = Vorbereitete Ereignisse
tempo-aggressions = Aggressionen des Gegners
tempo-wars = Kriege des Gegners
tempo-colonies = Kolonien
tempo-strength = Stärke am Ende

## Das Labor

lab-title = Labor
lab-lead = Wie schwer ist eine Stufe? Welche Karte tut weh? Lass Programme viele Partien spielen und sieh nach, mit ehrlichen Intervallen.
lab-game = Spiel
lab-player = Wer für den Menschen spielt
lab-alone = Von diesem Spiel wird der Gegner allein betrachtet: wie viele Züge seine Schritte brauchen und was er bekommt, neben dem, was bekannt ist.
lab-games = Partien je Variante
lab-width = Oder bis zu einer Genauigkeit von
lab-width-none = feste Zahl von Partien
lab-width-percent = { $width } Prozent
lab-width-alone = { $width } Züge
lab-limits = Höchstens { $most } Partien zusammen, jeweils nur ein Lauf, höchstens zehn Minuten lang.
lab-start = Lauf beginnen
lab-one-runs = Ein Lauf ist im Gange.
lab-watch = Zusehen
lab-runs = Läufe
lab-no-runs = Es wurde noch nichts ausprobiert.
lab-look = Ansehen
lab-compare = Zwei Läufe vergleichen
lab-compare-this = Den Lauf vom { $run } vergleichen
lab-compare-help = Kreuze zwei Läufe desselben Spiels an.
lab-compare-note = Die Intervalle gelten, als wären die beiden Läufe unabhängig; mit denselben Startwerten sind sie in Wahrheit schmaler.
lab-compare-nothing = Die beiden Läufe haben keine Variante gemeinsam.
lab-run-title = { $game }: ein Lauf
lab-state-running = läuft
lab-state-done = fertig
lab-state-cancelled = vorzeitig angehalten
lab-state-failed = gescheitert
lab-games-done = Partien fertig
lab-rate = { $rate } je Sekunde
lab-left = noch { $time }
lab-cancel = Anhalten und behalten, was fertig ist
lab-preparing = Wird vorbereitet. Der erste Lauf nach einer Installation braucht dafür bis zu einer Minute.
lab-preliminary = Was bisher bekannt ist:
lab-failed = Der Lauf ist abgebrochen. Nichts wurde gezählt.
lab-files = Zum Mitnehmen
lab-took = Dauer: { $time }.
lab-again = Im Manifest steht alles, was man braucht, um ihn zu wiederholen.
lab-delete = Diesen Lauf löschen
lab-delete-do = Endgültig löschen
refused-no_lab = Das Labor ist auf diesem Server abgeschaltet.
refused-lab_busy = Ein Lauf ist im Gange. Halte ihn an oder warte, bis er fertig ist.
refused-lab_full = Es sind schon { $n } Läufe aufgehoben. Lösche zuerst einen.
refused-no_such_run = Einen solchen Lauf gibt es nicht.
refused-no_run = Das ist kein Lauf oder ein kaputter ({ $folder }: { $reason }).
refused-run_choice = { $value } kann für { $field } nicht gewählt werden.
refused-run_number = { $value } ist für { $field } nicht möglich: eine Zahl von 1 bis { $most }.
refused-two_runs = Kreuze genau zwei Läufe an.
refused-runs_differ = Nur zwei fertige Läufe desselben Spiels lassen sich vergleichen.

### Was jedes Spiel braucht: Ein Spiel sagt es nur dann mit eigenen Worten, wenn es mehr zu sagen hat.

seat-person = Du
seat-automa = Automa
ref-card = Karte { $id }
option-dealer = Automa-Karten
option-dealer-help = Wer mischt und zieht.
option-dealer-app = Die App zieht
option-dealer-app-help = Nichts zu mischen: Die App deckt die Karten auf.
option-dealer-table = Meine eigenen Karten
option-dealer-table-help = Du ziehst aus deiner Schachtel und sagst der App, was kam.
problem-contradiction = { $field } ist mit { $given } angegeben, aus den übrigen Angaben folgt aber { $right }.
ask-card = Welche Karte hat Automa gezogen?
automa-shuffles = { $aside ->
    [0] Mische alle Automa-Karten.
    [one] Mische alle Automa-Karten und lege eine ungesehen beiseite.
   *[other] Mische alle Automa-Karten und lege { $aside } ungesehen beiseite.
}
automa-draws = Automa zieht { $card }.
problem-cards_drawn = Diese Karten können nicht gezogen worden sein: { $cards }.
problem-unknown_thing = { $id } gibt es in diesem Spiel nicht.
problem-thing_twice = { $thing } ist an zwei Stellen.

broken-game = { $name } (aus dem Paket { $package }) lässt sich nicht verwenden:
broken-import = Es ließ sich nicht laden. { $reason }
broken-no_game = Sein Einstiegspunkt enthält { $what }, kein Spiel.
broken-bad_id = „{ $id }“ ist keine Kennung: nur Kleinbuchstaben, Ziffern und _, am Anfang ein Buchstabe.
broken-id_twice = Ein Spiel mit der Kennung { $id } gibt es schon, aus dem Paket { $package }. Zwei Spiele können keine Kennung teilen.
broken-no_words = Es hat keine Wörter: Die Datei { $file } fehlt.

score-course = Der Verlauf der Partie
score-curve = Der Verlauf der Partie, Punkte am Ende: { $told }
history-advice = { $game }: { $level } hast du zweimal hintereinander geschlagen. Versuch als Nächstes { $next }.

# --- odds
panel-combat = Deine Chancen
odds-cards = { $left ->
    [0] Der Nachziehstapel ist leer; vor der nächsten Karte werden alle { $all } gemischt.
    [one] Eine von { $all } Karten liegt noch im Nachziehstapel.
   *[other] { $left } von { $all } Karten liegen noch im Nachziehstapel.
}
odds-now = Wenn der Automa jetzt am Zug wäre

## Einführung und Raten

guess-title = Rate, was geschieht
guess-lead = Du kennst die Karte und die Regeln. Was wird es sein?
guess-option = { $option }
guess-tap = Tippe einen der markierten Orte an.
guess-this = Ich tippe auf
guess-skip = Sag es mir einfach
guess-count = { $right } von { $asked } richtig
guess-right = Richtig!
guess-wrong = Nicht ganz.
guess-it-was = Es war:
guess-on = Weiter
guess-switch-on = Lass es mich herausfinden
guess-switch-off = Sag es mir gleich
guess-switch-help = Bevor die App erzählt, was dein Gegner tut, fragt sie dich. Sie zählt mit.
lesson-name = Erste Partie
lesson-coach = Deine Begleitung
lesson-step = Schritt { $n } von { $all }
lesson-back = Vorige Seite
lesson-show = Mach es für mich
lesson-next = Weiter
lesson-over = Das war die Einführung
lesson-over-help = Spiel weiter, so lange du magst: Ab hier gehört die Partie dir. Im Regelheft steht alles, mit Bildern.
lesson-more = mehr
lesson-meant = Gemeint ist: { $name }
lesson-put_away = Weiterspielen
lesson-offer = Zum ersten Mal hier?
lesson-offer-help = Spiel eine erste Partie, die alles erklärt: Patchwork am Bildschirm, in zehn Minuten. Du kannst jederzeit gehen und später weitermachen.
lesson-start = Einführung beginnen
lesson-later = Jetzt nicht
lesson-learn = In einer begleiteten Partie lernen
refused-not_in_lesson = In der Einführung ist jetzt etwas anderes dran. Tu, was oben steht, oder lass es dir zeigen.
refused-no_lesson = Für dieses Spiel gibt es keine Einführung.

## Die Seite über dieses Gerät

shelf-takeaway = Nimm es mit
shelf-takeaway-help = Dieselbe App ohne Server: Sie wird einmal geladen, läuft dann auf diesem Gerät ohne Netz und behält ihre eigenen Tische. Leg sie auf den Startbildschirm, um sie wiederzufinden.
shelf-takeaway-do = Öffnen
device-title = Dieses Gerät
device-lead = Was dein Handy oder Computer am Tisch tun darf. Alles ist aus, bis du es willst.
device-table-title = Am Tisch
device-awake = Bildschirm anlassen
device-awake-help = solange ein Tisch offen ist.
device-aloud = Die Schritte deines Gegners vorlesen
device-aloud-help = in der Sprache der Seite, mit der Stimme deines Geräts.
device-aloud-sample = So klingen die Schritte deines Gegners.
device-buzz = Sanft vibrieren
device-buzz-help = wenn dein Gegner gezogen hat und es etwas anzusehen gibt.
device-sound = Leise Töne
device-sound-help = wenn ein Ort gewählt, ein Schritt erzählt oder etwas gewonnen wird.
device-letters = Keine Buchstabentasten
device-letters-help = Z, Y, H, W, P, R, F und ? tun nichts: für Sprachsteuerung und für Katzen.
device-unable = Das kann dieser Browser nicht.
device-storage-title = Was dieser Browser behält
device-storage-used = USED MB sind belegt, von ROOM MB, die der Browser erlaubt. Deine Tische sind der kleinste Teil; der Rest ist die App selbst.
device-storage-nothing = Dieser Browser behält nichts (privater Modus?): Wird er geschlossen, sind die Tische weg. Sichere vorher alles als Datei.
device-storage-kept = Der Browser hat versprochen, nichts davon von selbst zu löschen.
device-storage-why = Ein Browser, dem der Platz ausgeht, kann löschen, was selten besuchte Seiten gespeichert haben, auch Tische. Man kann ihn bitten, es zu lassen.
device-storage-ask = Den Browser bitten, meine Tische zu behalten
device-storage-refused = Der Browser hat es nicht versprochen. Oft tut er es, sobald die App auf dem Startbildschirm liegt. Eine Datei mit allem ist immer sicher.
device-everything-title = Alles in einer Datei
device-everything-help = Alle Tische, Ergebnisse und eigenen Decks: zum Aufheben oder für ein anderes Gerät oder einen Server. Es ist dieselbe Datei wie die Sicherung eines Servers.
device-everything-save = Alles sichern
device-everything-file = Eine Datei mit allem
device-everything-load = Hierher holen
everything-has-come = Neu hier: { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
}, { $decks ->
    [one] 1 eigenes Deck oder eigene Stufe
   *[other] { $decks } eigene Decks oder Stufen
}.
everything-games = { $games ->
    [one] 1 Spieldatei ist dazugekommen.
   *[other] { $games } Spieldateien sind dazugekommen.
}
everything-parted = { $n ->
    [one] An 1 Tisch wurde hier und in der Datei weitergespielt: Beide bleiben.
   *[other] An { $n } Tischen wurde hier und in der Datei weitergespielt: Beide bleiben jeweils.
}
parted-title = An zwei Orten weitergespielt
parted-lead = { $same ->
    [0] Die beiden unterscheiden sich von der ersten Antwort an.
    [one] Beide beginnen mit derselben Antwort, dann trennen sie sich.
   *[other] Beide beginnen mit denselben { $same } Antworten, dann trennen sie sich.
}
parted-here = War hier
parted-come = Kam dazu
parted-next = geht weiter mit
parted-answers = { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}
parted-open = Diesen Tisch öffnen
parted-help = Spiel an dem weiter, den du willst; der andere bleibt, bis du ihn löschst.
everything-is-here = Alles aus der Datei ist schon hier.
device-limits-title = Was es hier nicht gibt
device-limits = Ohne Server gibt es kein Labor, und Tipps kommen vom Planer: Die Suche, die sekundenlang nachdenkt, braucht einen Server. Niemand sonst kommt über die Adresse an deine Tische.
device-share-file = Datei teilen

## Die Werkbank

design-title = Die Werkbank
design-lead = Sag, was du dir von einem Deck wünschst; das Labor sucht eins. Kandidaten spielen dieselben Partien, die schlechtere Hälfte scheidet immer wieder aus, und was übrig bleibt, bestätigen Partien, die bei der Auswahl nicht dabei waren.
design-open = Ein Deck suchen
design-wishes = Was du dir wünschst
design-win-rate = Anteil gewonnener Partien in Prozent
design-tolerance = plus oder minus, in Prozentpunkten
design-even = So ausgeglichen wie möglich: Die Führung wechselt, so oft es geht
design-spread = Größter Abstand im Wert zweier Karten, in Punkten
design-change-what = Was geändert werden darf
design-change-deck = Die Karten des Decks
design-change-buttons-what = Die Knöpfe zu Beginn (Zwischenstufe von uns)
design-rounds = Runden
design-start = Suchen
design-help = Lass ein Feld leer, wenn du es nicht wünschst. Der Wert einer Karte ist, um wie viel der Vorsprung von Automa jedes Mal wächst, wenn sie gezogen wird, verglichen mit der mittleren Karte. Eine Suche dauert etwa eine Minute; du kannst die Seite verlassen und findest sie bei den Läufen wieder.
design-searching = Runde { $round } von { $rounds }
design-confirming = Die Kandidaten werden bestätigt.
design-found = Was gefunden wurde
design-already = Schon das Deck, mit dem begonnen wurde, erfüllt den Wunsch. Was folgt, erfüllt ihn auf andere Weise.
design-none = Nichts Besseres als das Deck gefunden, mit dem begonnen wurde.
design-interrupted = Vor dem Ende angehalten: Die Kandidaten sind die bis dahin gefundenen. Mit demselben Ordner geht die Suche weiter.
design-first = wie es war ({ $deck })
design-candidate = Kandidat { $n }
design-head-candidate = Deck
design-head-won = Gewonnen
design-head-leads = Führungswechsel
design-head-spread = Abstand der Karten
design-head-changes = Änderungen
design-sure-yes = erfüllt den Wunsch
design-sure-no = erfüllt den Wunsch nicht
design-sure-unsure = erfüllt ihn vielleicht: zu nah, um sicher zu sein
design-change = Karte { $card }, { $what }: { $before } → { $after }
design-change-buttons = Du beginnst mit { $after } statt { $before } Knöpfen (Zwischenstufe von uns)
design-budget = Knopfwert
design-income = Knopfwertung
design-conditions = Bedingungen
design-wish-won = in { $rate } % der Partien gewonnen (plus oder minus { $off })
design-wish-even = so ausgeglichen wie möglich
design-wish-spread = { $points ->
    [one] keine Karte { $points } Punkt mehr wert als eine andere
   *[other] keine Karte { $points } Punkte mehr wert als eine andere
}
design-play = So spielst du es: { $command }
design-keep = Zu meinen Decks legen
design-kept = Es liegt jetzt bei deinen Decks.
design-play-now = Das spielen
design-intervals = In Klammern: 95-%-Intervalle aus je { $n } Partien, deren Startwerte bei der Auswahl nicht dabei waren.
refused-no_wish = Es ist nichts gewünscht: Gib einen Anteil an Siegen an, Ausgeglichenheit oder wie weit Karten auseinanderliegen dürfen.
refused-bad_win_rate = Ein Anteil an Siegen liegt zwischen 0 und 1, nicht bei { $rate }.
refused-bad_card_spread = Wie weit Karten auseinanderliegen dürfen, liegt zwischen 0 und 100 Punkten, nicht bei { $points }.
refused-bad_tolerance = Die Abweichung liegt zwischen 0 und 0,5, nicht bei { $rate }.
refused-spread_needs_deck = Mit den Knöpfen zu Beginn ändert sich keine Karte: Wünsch dir den Abstand der Karten zusammen mit dem Deck.
refused-one_level = Gebraucht wird eine einzige Stufe, nicht { $level }.
refused-bad_design_name = { $name } kann kein Name von Decks sein: nur Kleinbuchstaben, Ziffern, - und _.
refused-other_wish = In { $folder } liegt die Suche nach einem anderen Wunsch; nimm einen anderen Ordner.
refused-broken_design = { $file } ist nicht lesbar: Die Suche darin kann nicht weitergehen.
refused-bad_percent = { $value } ist kein Anteil in Prozent zwischen 0 und 100.
refused-bad_points = { $value } ist keine Zahl von Punkten zwischen 0 und 100.

## Dein Niveau und deine Rekorde

level-title = Dein Niveau
level-lead = Aus deinen beendeten Partien: wie stark du bist, wie sicher das ist und was du als Nächstes versuchen kannst.
level-empty = Noch keine beendete Partie, die etwas über dich sagt. Spiel eine zu Ende und schau wieder herein.
level-like = Wie hättest du es gern?
level-like-win = Lass mich gewinnen
level-like-sweat = Bring mich ins Schwitzen
level-like-do = Vorschlagen
level-points = { $n ->
    [one] Du bist auf Stufe III mit dem normalen Deck etwa 1 Punkt wert (in neun von zehn Fällen zwischen { $low } und { $high }).
   *[other] Du bist auf Stufe III mit dem normalen Deck etwa { $n } Punkte wert (in neun von zehn Fällen zwischen { $low } und { $high }).
}
level-even = Am ausgeglichensten geht es für dich bei „{ $level }“ aus: Da gewinnst du { $chance }.
level-matches = { $n ->
    [one] Aus 1 Partie.
   *[other] Aus { $n } Partien.
}
level-nothing = Noch nichts, was zählt: Das Folgende denken wir über jeden.
level-few = Noch wenige Partien: Das meiste hiervon denken wir über jeden. Mit jeder Partie wird es sicherer.
level-next = Als Nächstes
level-play-this = Das spielen
level-chances = Deine Aussichten
level-chance = { $chance } ({ $low }–{ $high } %)
level-of-ten = { $n ->
    [0] fast nie
    [10] fast immer
   *[other] etwa { $n } von 10 Partien
}
level-kind-variant = eine Variante der Spielregel
level-kind-ours = eine Zwischenstufe von uns, in keiner Spielregel
level-left-out = Nicht gezählt:
level-left-no_level = { $n ->
    [one] 1 Partie ohne Stufe (zu zweit).
   *[other] { $n } Partien ohne Stufe (zu zweit).
}
level-left-unreadable = { $n ->
    [one] 1 beschädigtes Ergebnis.
   *[other] { $n } beschädigte Ergebnisse.
}
level-left-came_as_file = { $n ->
    [one] 1 beendete Partie, die als Datei kam.
   *[other] { $n } beendete Partien, die als Datei kamen.
}
level-left-begun_late = { $n ->
    [one] 1 Partie, die mittendrin begann.
   *[other] { $n } Partien, die mittendrin begannen.
}
level-left-helped = { $n ->
    [one] 1 Partie, in der die App für dich gespielt hat.
   *[other] { $n } Partien, in denen die App für dich gespielt hat.
}
level-left-corrected = { $n ->
    [one] 1 berichtigte Partie am Bildschirm.
   *[other] { $n } berichtigte Partien am Bildschirm.
}
level-left-again = { $n ->
    [one] 1 Partie mit Karten, die du schon kanntest.
   *[other] { $n } Partien mit Karten, die du schon kanntest.
}
level-how = Wie das berechnet wird
level-how-model = Wie eine Partie ausgeht, ist für uns deine Stärke, minus die Schwierigkeit der Stufe, plus Glück. Wie schwer die Stufen sind, wissen wir aus Simulationen, wo es welche gibt, sonst aus der Reihenfolge in der Spielregel; deine Partien berichtigen beides. Bei Patchwork zählen die Punkte, bei den anderen Spielen nur, wer gewonnen hat.
level-how-sure = Der helle Balken zeigt, wo die Wahrheit in neun von zehn Fällen liegt, der dunkle Strich, was wir am ehesten glauben. Was du zuletzt gespielt hast, zählt mehr: Nach dreißig weiteren Partien desselben Spiels zählt eine Partie nur noch halb.
level-how-counts = Es zählen nur beendete Partien, die du allein und von Anfang an gespielt hast. Nicht gezählt werden: Partien, in denen die App für dich gespielt hat, berichtigte Partien am Bildschirm (neben der Schachtel hält eine Berichtigung nur die App richtig), Partien, die mittendrin begannen, beendete Partien, die als Datei kamen, und das zweite Mal mit denselben Karten. Zurücknehmen und Tipps werden dir nicht angerechnet: Niemand schreibt sie auf.
level-line = So gewinnst du { $chance }.
records-title = Rekorde und Serien
records-lead = Was du erreicht hast, Spiel für Spiel.
records-level = Stufe
records-won = Gewonnen
records-best = Bestwert
records-widest = Klarster Sieg
records-longest = Längste Serie
records-last = Zuletzt
records-whole = Alles zusammen
records-won-of = { $won } von { $played }
records-by = um { $n }
records-streak-won = { $n ->
    [one] Die letzte Partie hast du gewonnen.
   *[other] Die letzten { $n } Partien hast du gewonnen.
}
records-streak-lost = { $n ->
    [one] Die letzte Partie hast du verloren.
   *[other] Die letzten { $n } Partien hast du verloren.
}
records-counts = Es zählen dieselben Partien wie für dein Niveau.
## Rückblick auf eine Partie

look-back = Rückblick
look-back-lead = Wo die Partie gewonnen und verloren wurde: jede Entscheidung, beurteilt nach dem, was man damals wissen konnte.
look-back-begin = Auf diese Partie zurückblicken
look-back-stop = Abbrechen
look-back-running = { $done } von { $of } Entscheidungen sind beurteilt. Du kannst die Seite verlassen; was gefunden wird, bleibt erhalten.
look-back-failed = Der Rückblick brach ab. Versuche es noch einmal.
look-back-stopped-by = Die Meldung war: { $reason }
look-back-starting = Der Rückblick beginnt. Der erste nach einer Installation dauert einige Sekunden länger.
look-back-by-search = Beurteilt vom stärksten Spieler, den die App hat; er gibt auch die Tipps. Er hat jeden Zug { $games } Mal mit den Karten versucht, die noch kommen konnten; er kennt weder den Startwert noch das, was später kam. Eine Chance ist die von jemandem, der so gut weiterspielt wie er. Nach ± steht, wie weit sie danebenliegen kann (95 %). Ein Zug heißt nur dann Fehler, wenn er mehr gekostet hat, als das offenlässt.
look-back-sum-start = Bei deiner ersten Entscheidung
look-back-sum-own = Deine eigenen Entscheidungen
look-back-sum-own-help = Was sie gegenüber den besten Zügen kosteten. Eine Chance, die zurückkam, kann man noch einmal verlieren.
look-back-sum-app = Entscheidungen der App
look-back-sum-app-help = Ihre Tipps, die du hast ausführen lassen, und Züge, die sie für dich gemacht hat.
look-back-sum-corrected = Berichtigungen
look-back-sum-between = Was dazwischen geschah
look-back-sum-between-help = Die Karten, die andere Seite und was sich erst später zeigte.
look-back-sum-end = Am Ende
look-back-sum-now = Jetzt
look-back-cost = −{ $lost } Siegchance (± { $sure })
look-back-cost-short = −{ $lost }
look-back-as-good = bester Zug
look-back-same-cards-played = Du { $mine }. { $player } mit denselben Karten: { $app }.
look-back-app = Die App
look-back-by-planner = Beurteilt vom Planer, denn die Baumsuche fehlt hier oder war nicht gefragt. Er bewertet Stellungen in Punkten und kennt keine Chancen; deshalb heißt hier kein Zug Fehler: Es sind die Züge, die er anders gemacht hätte.
look-back-unfinished = Die Partie ist noch nicht zu Ende: Das ist der Rückblick bis hierher.
look-back-corrected = { $n ->
    [one] In dieser Partie wurde einmal etwas berichtigt. Was davor und danach kam, wird getrennt beurteilt; keine Ursache reicht darüber hinweg.
   *[other] In dieser Partie wurde { $n } Mal etwas berichtigt. Was dazwischen liegt, wird getrennt beurteilt; keine Ursache reicht darüber hinweg.
}
look-back-curve = Deine Siegchance
look-back-curve-of = Siegchance: { $seat }
look-back-curve-told = Die Siegchance im Verlauf der Partie: { $first } bei der ersten Entscheidung, { $last } nach der letzten.
look-back-sign-you = deine Entscheidung, vorher und nachher
look-back-sign-automa = ein Zug von Automa
look-back-sign-mistake = ein Fehler
look-back-mistakes = { $n ->
    [0] Kein Fehler, den nicht auch der Zufall erklärt
    [one] Der Zug, der am meisten kostete
   *[other] Die { $n } Züge, die am meisten kosteten
}
look-back-otherwise = { $n ->
    [0] Der Planer hätte genauso gespielt
    [one] Wo der Planer anders gespielt hätte
   *[other] Wo der Planer anders gespielt hätte
}
look-back-no-mistake = Nichts, was du getan hast, kostete zweifelsfrei mehr als zwei von hundert Partien.
look-back-stretch = Hier wurde etwas geändert: Ein neuer Abschnitt beginnt.
look-back-turned = anders gedreht
look-back-at = Entscheidung { $n }
look-back-cost-points = − { $lost } Punkte
look-back-you = Dein Zug
look-back-better = Besser
look-back-one = { $move } hätte { $why }.
look-back-two = { $move } hätte { $why } und { $more }.
look-back-plain = { $move } war die bessere Wahl: nicht durch einen einzelnen Gewinn, sondern durch das, was danach möglich wird.
look-back-all = Alle Entscheidungen
look-back-move = Zug
look-back-chance = Chance
look-back-worth = Punkte
look-back-best-moves = Beste gefundene Züge
look-back-play-on = Von hier weiterspielen
look-back-new-cards = mit neuen Karten
look-back-same-cards = mit denselben Karten
look-back-play-on-help = Macht an dieser Stelle einen neuen Tisch auf; dieser bleibt, wie er ist.
look-back-same-cards-later = Dieselben Karten gibt es, sobald diese Partie zu Ende ist.
look-back-name = { $name } · ab Entscheidung { $n }
refused-no_look_back = Für dieses Spiel gibt es noch keinen Rückblick; Patchwork hat einen.
refused-look_back_untracked = Ohne mitgeführte Decke kann niemand deine Züge beurteilen. Spiele am Bildschirm oder lass die App deine Decke mitführen.
refused-look_back_too_early = Noch ist nichts entschieden: Spiele erst ein paar Züge.
refused-look_back_app_played = Die App hat diese ganze Partie für dich gespielt: Es gibt keine Entscheidung von dir, auf die man zurückblicken könnte.
refused-look_back_busy = Gerade wird auf andere Partien zurückgeblickt. Versuche es in einer Minute noch einmal.
refused-look_back_no_decision = Eine solche Entscheidung gibt es in dieser Partie nicht.
# --- something is different: correcting by pointing
point-title = Etwas ist anders
point-slips = Was oft danebengeht
point-rare = Was sonst noch abweichen kann
point-lead = Tippe an, was anders ist.
point-where = Tippe jetzt dorthin, wo es wirklich ist.
point-other = Etwas anderes
point-all = Alle Angaben auf einer Seite
point-do = Richtigstellen
point-less = eins weniger
point-more = eins mehr
correct-none = –
correct-change = ändern
correct-all = Alle Angaben
slip-back = Frag mich noch einmal
slip-card = Es wurde eine andere Karte gezogen
slip-card-back = Frag mich noch einmal, welche Karte kam
point-so = Richtigstellen: { $what }

## Partien zum Teilen, die Partie des Tages, Rätsel

share = Diese Partie verschicken
share-lead = Dieselbe Partie für jemanden, den du kennst: derselbe Aufbau, dieselben Karten, und danach beide Ergebnisse nebeneinander.
share-link = Der Link
share-link-help = Er öffnet diesen Aufbau auf jedem Server und jedem Gerät mit der App. Er enthält den Startwert; wer will, könnte die Karten also nachsehen: Eine geteilte Partie ist mit Absicht öffentlich. Dein Ergebnis steht nicht darin.
share-link-here = Diese Adresse meint das Gerät, auf dem sie geöffnet wird: Bei anderen funktioniert sie nur, wenn du die Adresse eines Servers einsetzt oder sie aus der App schickst, die sie benutzen. Sie enthält den Startwert; wer will, könnte die Karten also nachsehen.
share-copy = Kopieren
share-copied = Kopiert
share-by_hand = Markiert: bitte von Hand kopieren
share-send = Senden
share-text = Dein Ergebnis zum Einfügen
share-text-help = Wertung und Verlauf, nichts Geheimes. Schicke es, wenn die andere Partie gespielt ist oder jemand es wissen will.
share-compare = Beide Ergebnisse
share-paste = Füge hier den Text der anderen Partie ein
share-compare-do = Beide zeigen
share-another = Das war eine andere Partie: andere Optionen oder andere Karten. Die Ergebnisse lassen sich nicht vergleichen.
share-you = Du
share-friend = Die andere Partie
share-helped = { $n ->
    [0] Einen Teil der Antworten hat die App gegeben.
    [100] Alle Antworten hat die App gegeben.
   *[other] { $n } % der Antworten hat die App gegeben.
}
share-corrected = Es wurde etwas berichtigt.
refused-share_running = Eine Partie lässt sich verschicken, wenn sie zu Ende ist: Der Link enthält ihren Startwert, und der bleibt bis dahin versiegelt.
refused-share_begun_elsewhere = Diese Partie begann mitten in einer anderen oder bekam unterwegs neue Karten; kein Link führt zu ihr.
refused-share_own_deck = Diese Partie wurde mit eigenen Karten gespielt, und die passen in keinen Link. Schicke stattdessen den Spielstand.
refused-share_no_code = In diesem Text steht kein Ergebnis. Die letzte Zeile eines geteilten Ergebnisses beginnt mit AT1:
refused-share_broken_code = Das Ergebnis in diesem Text ist beschädigt. Kopiere es ganz, mit der letzten Zeile.
refused-share_unknown_game = Dieses Ergebnis ist von { $game }, einem Spiel, das es hier nicht gibt.
day = Partie des Tages
day-lead = Für alle dieselbe, allein aus dem Datum bestimmt und ohne Server: derselbe Aufbau, dieselben Karten. Spiele sie und vergleiche dann mit anderen.
day-before = Der Tag davor
day-after = Der Tag danach
day-seed = Der Startwert des Tages ist sein Datum, also kein Geheimnis: Wer vorausschaut, verdirbt es sich selbst. Ein neuer Tag beginnt um Mitternacht UTC.
puzzle-title = Rätsel { $n }
puzzle-of-the-day = Rätsel des Tages
puzzle-lead = Ein Zug ist klar der beste: Mach ihn.
puzzle-easy = auf den ersten Blick zu sehen
puzzle-hard = braucht einen zweiten Blick
puzzle-choices = Deine Züge
puzzle-choose = Diesen
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste.
puzzle-tally = Wertung { $rating } · { $streak ->
    [0] { $n } versucht
    [one] das letzte richtig
   *[other] { $streak } richtig in Folge
}
puzzle-elsewhere-worse = Dein Platz dafür wurde nicht beurteilt; gezeigt wird der beste, der für diesen Flicken gefunden wurde, und auch er ist nicht besser.
puzzle-elsewhere = Dein Platz dafür wurde nicht beurteilt; gezeigt wird der beste gefundene.
puzzle-again = Noch einmal
puzzle-previous = Voriges Rätsel
puzzle-next = Nächstes Rätsel
puzzle-play-on = Von dieser Stellung weiterspielen
puzzle-made = { $n } Rätsel aus Partien des stärksten Spielers der App, jedes dreimal beurteilt, bevor es aufgenommen wurde. Für jeden Flicken stehen hier die besten Plätze, die gefunden wurden.
puzzle-proof = Der Beweis: { $searches } Suchen mit { $iterations } Versuchen für jeden Zug. Der beste liegt { $margin } vor dem nächsten, ± { $sure } (95 %). Eine Chance ist die von jemandem, der so gut weiterspielt wie der stärkste Spieler der App.
refused-no_puzzles = Für dieses Spiel gibt es noch keine Rätsel; Patchwork hat welche.
refused-no_such_puzzle = Ein solches Rätsel gibt es nicht. Sie sind von 1 bis { $n } nummeriert.
refused-no_such_choice = { $answer } ist keiner der Züge dieses Rätsels.
tracked-title = Auf Wunsch mitgezählt
tracked-not = nicht mitgezählt
tracked-do = Mitzählen
tracked-help = Was mitgezählt wird, geht in Punktestand, Aussichten und Schlusswertung ein. Sonst wird es am Ende gezählt.

## Eigene Spieldateien: aufgehoben, mitgebracht, von Partien mitgeführt

refused-text_damaged = Das ist kein vollständiger Link auf eine Spieldatei: Ein Teil fehlt oder ist verändert. Lass ihn dir noch einmal schicken.
refused-text_large = Dieser Link enthält mehr, als eine Spieldatei haben darf: höchstens { $kilobytes } KiB.
refused-no_such_game_file = Unter dem Namen { $name } ist keine Spieldatei aufgehoben.
refused-bad_file_name = „{ $name }“ kann keine Spieldatei heißen: nur Kleinbuchstaben, Ziffern und _, am Anfang ein Buchstabe.
refused-game_file_large = Eine Spieldatei darf höchstens { $kilobytes } KiB haben.
refused-too_many_game_files = Mehr Spieldateien als { $most } werden nicht behalten. Lösche zuerst eine.
refused-save_file_broken = Dieser Spielstand führt seine Spieldatei mit, und die ist nicht lesbar: Zeile { $line } ({ $reason }).
file-not-checked = Dieses Spiel kommt aus einer Datei, die jemand geschrieben hat. Wir haben sie nicht geprüft; Programmcode daraus wird nicht ausgeführt.
file-stand-in = Einige seiner Karten sind Platzhalter, nicht die gedruckten.
file-needs-script = Ein Link, der ein Spiel enthält, wird von einem Skript geöffnet, und dieser Browser führt keines aus. Lass dir die Datei selbst schicken und lade sie hier.
file-cards = Karten
file-decks = Kartenstapel
file-turns = Züge
file-play = Spielen
file-keep = Behalten
file-kept = Du hast es schon
file-keep-broken = So behalten, wie es ist
file-sources = Woher die Angaben stammen
file-no-source = Es nennt keine Quelle.
file-change = In der Werkstatt ändern
file-change-copy = Eine Kopie in der Werkstatt ändern
file-sure-printed = gedruckt
file-sure-several_sources = mehrere Quellen
file-sure-single_source = eine Quelle
file-sure-house = vom Autor ausgedacht
file-sure-unknown = unbekannt
file-mistakes = { $n ->
    [one] Ein Fehler
   *[other] { $n } Fehler
  }
file-share = Weitergeben
file-share-title = { $game } weitergeben
file-share-help = In diesem Link steckt das ganze Spiel. Wer ihn öffnet, kann es spielen und behalten, hier oder in jedem anderen Automatable; nirgends wird dafür etwas gespeichert.
file-share-here = In diesem Link steckt das ganze Spiel. Diese Adresse gilt nur auf diesem Gerät, aber was hinter workshop# steht, geht in jedem Automatable.
file-share-long = Dieses Spiel ist für einen Link zu lang. Schicke stattdessen die Datei.
file-as-file = Die Datei selbst
file-as-file-help = Sie ist einfacher Text. Auf einem anderen Gerät wird sie im Regal oder in der Werkstatt geladen.
file-eject = Als Python-Paket
file-eject-help = Dasselbe Spiel in Python, mit seinen Tests, für alles, was die Sprache der Spieldateien nicht sagen kann. Zurück führt kein Weg: Datei und Paket gehen von da an getrennt weiter.
renew-title = Eine neue Datei
renew-lead = Die Spieldatei wurde geändert, seit diese Partie begonnen hat. Die Partie geht weiter wie bisher, bis du es anders willst.
renew-fits = { $n ->
    [one] Ihre eine Antwort passt zur neuen Datei.
   *[other] Alle { $n } Antworten passen zur neuen Datei.
  }
renew-stops = Antwort { $n } passt nicht mehr: { $answer }
renew-stops-help = { $n ->
    [0] Die Partie würde von vorn beginnen.
    [one] Die Partie ginge nach der ersten Antwort weiter.
   *[other] Die Partie ginge nach den ersten { $n } Antworten weiter.
  }
renew-do = Mit der neuen Datei weiterspielen
renew-old-file = Die Datei dieser Partie
renew-done = Die Partie geht mit der neuen Datei weiter.
refused-no_new_file = Diese Partie hat schon die Datei, die hier liegt: Eine neuere gibt es nicht.
refused-no_game_file = Dieses Spiel kommt nicht aus einer Datei.

## Was an einer Spieldatei nicht stimmt

refused-file_file_big = Zeile { $line }: Die Datei ist zu groß: höchstens 256 KiB und 5000 Zeilen.
refused-file_line_long = Zeile { $line }: Diese Zeile ist zu lang: höchstens 2000 Zeichen.
refused-file_text_long = Zeile { $line }: Dieser Text ist zu lang: höchstens 600 Zeichen, 20.000 in Prosa.
refused-file_number_big = Zeile { $line }: „{ $word }“ ist zu groß: höchstens neun Ziffern.
refused-file_too_many = Zeile { $line }: Das sind zu viele: höchstens { $word }.
refused-file_depth = Zeile { $line }: Das ist zu tief verschachtelt. Setze einen Teil in einen eigenen Block.
refused-file_expression_deep = Zeile { $line }: Diese Formel ist zu tief verschachtelt. Gib einem Teil davon mit „let“ einen Namen.
refused-file_character = Zeile { $line }: „{ $word }“ kann hier nicht stehen. Texte stehen zwischen doppelten Anführungszeichen.
refused-file_tab = Zeile { $line }: Diese Zeile hat einen Tabulator. Rücke mit zwei Leerzeichen je Stufe ein.
refused-file_indent = Zeile { $line }: Die Einrückung stimmt nicht: zwei Leerzeichen je Stufe, und unter die Zeile darüber gehört das nicht.
refused-file_version = Zeile { $line }: Die erste Zeile muss „automa 1“ sein.
refused-file_game_missing = Zeile { $line }: Es fehlt eine Zeile „game“ mit Namen und Titel.
refused-file_twice = Zeile { $line }: „{ $word }“ steht zweimal da. Behalte eines.
refused-file_languages = Zeile { $line }: „{ $word }“ ist keine Sprache dieser Datei. Nenne sie unter „languages“: { $known }.
refused-file_unknown_word = Zeile { $line }: „{ $word }“ ist hier unbekannt. Bekannt: { $known }.
refused-file_expected = Zeile { $line }: Vor „{ $word }“ fehlt { $what }.
refused-file_too_much = Zeile { $line }: „{ $word }“ ist hier zu viel. Lass es weg oder gib ihm eine eigene Zeile.
refused-file_text_missing = Zeile { $line }: Vor „{ $word }“ fehlt ein Text in Anführungszeichen.
refused-file_formula = Zeile { $line }: Eine Formel ist nicht vollständig: Vor „{ $word }“ fehlt { $what }.
refused-file_placeholder = Zeile { $line }: Die Klammern bei „{ $word }“ stimmen nicht. Schreibe {"{"}name{"}"} oder {"{"}zahl|eins|mehr{"}"}.
refused-file_name_taken = Zeile { $line }: Der Name „{ $word }“ ist vergeben. Wähle einen anderen.
refused-file_name_reserved = Zeile { $line }: „{ $word }“ ist ein Wort der Sprache und kann nichts benennen. Wähle einen anderen Namen.
refused-file_name_unknown = Zeile { $line }: Nichts heißt „{ $word }“. Bekannt: { $known }.
refused-file_field_unknown = Zeile { $line }: Der Stapel hat kein Feld „{ $word }“. Bekannt: { $known }.
refused-file_item_unknown = Zeile { $line }: { $where } hat kein „{ $word }“. Bekannt: { $known }.
refused-file_turn_unknown = Zeile { $line }: Kein Zug heißt „{ $word }“. Bekannt: { $known }.
refused-file_arguments = Zeile { $line }: „{ $word }“ braucht eine andere Zahl von Angaben: { $known }.
refused-file_table_key = Zeile { $line }: Die Tabelle { $where } braucht „{ $word }“, und hier heißt nichts so. Schreibe { $where }[…].
refused-file_type_wrong = Zeile { $line }: Hier ist eine andere Art gefragt: { $wanted }, nicht { $got }.
refused-file_range = Zeile { $line }: „{ $word }“ passt nicht zu den Grenzen{ $known ->
    [none] .
   *[other] : { $known }.
  }
refused-file_choice_missing = Zeile { $line }: Die Option „{ $word }“ hat keine Wahl. Füge darunter eine Zeile „choice“ ein.
refused-file_table_row = Zeile { $line }: Diese Zeile der Tabelle ist unvollständig oder hat zu viel: ein Schlüssel je Spalte, dann ein Wert.
refused-file_table_hole = Zeile { $line }: Die Tabelle „{ $word }“ hat für manche Werte keine Zeile. Ergänze sie oder eine Zeile „else“.
refused-file_deck_empty = Zeile { $line }: Der Stapel „{ $word }“ hat keine Karten. Füge unter „cards“ eine Tabelle ein.
refused-file_row_cells = Zeile { $line }: Diese Zeile hat nicht so viele Zellen wie der Kopf: „{ $word }“ statt „{ $known }“.
refused-file_cell_wrong = Zeile { $line }: { $where }: „{ $word }“ ist nicht lesbar{ $known ->
    [none] .
   *[other] , möglich ist { $known }.
  }
refused-file_card_twice = Zeile { $line }: Eine Karte „{ $word }“ gibt es schon. Für gleiche Karten gibt es die Spalte „copies“.
refused-file_ask_shape = Zeile { $line }: „{ $word }“ braucht genau eine Art von Antwort: eine Spanne, yes, from mit einer Liste oder Zeilen „answer“.
refused-file_choose_open = Zeile { $line }: Die Wahl „{ $word }“ kann mit mehreren enden. Der letzte Filter, und kein anderer, ist first, last, random oder ask.
refused-file_else_alone = Zeile { $line }: „{ $word }“ muss direkt auf ein „when“ folgen.
refused-file_do_loop = Zeile { $line }: Der Block „{ $word }“ würde sich selbst ohne Ende ausführen.
refused-file_turn_stuck = Zeile { $line }: Der Zug „{ $word }“ sagt nirgends, was danach kommt. Ergänze „then“ oder „next“.
refused-file_turn_missing = Zeile { $line }: Es gibt keinen Zug. Füge einen Block „turn“ ein.
refused-file_end_missing = Zeile { $line }: Nichts beendet das Spiel. Ergänze „end when“ oder einen Schritt „finish“.
refused-file_score_missing = Zeile { $line }: Es braucht die Wertung beider Seiten: „score person“ und „score automa“.
refused-file_score_step = Zeile { $line }: „{ $word }“ kann nicht in einer Wertung stehen. Möglich: { $known }.
refused-file_language_missing = Zeile { $line }: Die Übersetzung in „{ $word }“ fehlt; gezeigt wird die erste Sprache.
refused-file_turn_unreached = Zeile { $line }: Der Zug „{ $word }“ wird nie erreicht.
kit-kind-number = eine Zahl
kit-kind-condition = eine Bedingung
kit-kind-item = ein Ding
kit-kind-list = eine Liste
kit-kind-card = eine Karte
kit-kind-text = ein Text
kit-kind-none = none
kit-kind-name = ein Name
kit-kind-range = eine Spanne wie 0..9
kit-kind-formula = eine Formel
kit-kind-group = eine Gruppe
kit-kind-deck = ein Stapel
kit-kind-pile = ein Teilstapel
kit-kind-field = ein Feld
kit-kind-pieces = Figuren
kit-kind-turn = ein Zug
kit-kind-block = ein Block
kit-kind-answer = eine Antwort
kit-kind-parameter = ein Parameter
kit-kind-marker = ein Marker
kit-kind-option = eine Option
kit-kind-table = eine Tabelle
kit-kind-let = eine eigene Formel
kit-kind-any = irgendetwas
kit-kind-declared = eine Zahl oder ein Marker vom Anfang der Datei
kit-kind-end = Ende der Zeile
ask-kit-card = Welche Karte wird gezogen? ({ $deck })
ask-kit-roll = Was sagt der Zufall?
ask-kit-where = Wo liegt { $card }? Sieh nach.
guide-conditions = Nur, wofür gilt
guide-order = Sind es mehrere, entscheidet der Reihe nach

# --- Regal: weiterspielen, der Tag, suchen, woher die Spiele kommen
shelf-your-turn = Du bist dran
shelf-hers = Automa ist dran
shelf-rest = { $n ->
    [one] weiterer
   *[other] weitere
}
shelf-tables = Alle Tische
shelf-find = Spiel suchen
shelf-find-do = Suchen
shelf-find-none = So heißt hier kein Spiel. Nimm einen anderen Filter oder bau es selbst:
shelf-find-clear = Alle zeigen
shelf-build = Einen Automa bauen
shelf-build-short = Automa bauen
shelf-build-how = ohne Code
shelf-build-lead = Karten, Zahlen und Züge als Formular, keine Zeile Code. Womit fängt er an?
shelf-open = Datei oder Link öffnen
shelf-filters = Welche Spiele
shelf-all = Alle
shelf-only-screen = Bildschirm
shelf-only-box = Schachtel
shelf-only-file = Dateien
shelf-only-package = Pakete
shelf-sort = A–Z
shelf-on-screen = Bildschirm
shelf-with-box = Schachtel
shelf-origin-file = Datei
shelf-origin-package = Paket
sure-3 = mehrere Quellen
sure-2 = eine Quelle
sure-1 = eigene Karten
sure-3-long = Regelheft oder mehrere Quellen
sure-2-long = eine Quelle
sure-1-long = eigene Karten: die gedruckten trägst du ein
day-of = Partie des Tages: { $game }
day-same = für alle dieselben Karten
day-streak = { $n ->
    [one] 1 Tag in Folge
   *[other] { $n } Tage in Folge
}
day-won = gewonnen
day-lost = verloren
day-not-played = nicht gespielt
shelf-menu = Menü
day-all = Alle Partien des Tages
level-more = Wie stark bin ich?
progress-round = Runde { $n }
progress-turn = Zug { $n }
progress-space = Feld { $n }
shelf-open-file = Spieldatei öffnen
shelf-open-file-which = Spieldatei (.automa)
shelf-open-file-do = Öffnen
shelf-open-link = Einen Link, in dem ein Spiel steckt, öffnest du einfach in diesem Browser.
plain-outcome = Das kommt heraus
plain-row-send = So eintragen
plain-perhaps = falls es gefragt ist
