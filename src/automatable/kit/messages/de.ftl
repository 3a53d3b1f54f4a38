### Was jedes Spiel aus einer Datei außer seinen eigenen Worten sagt.

kit-turn = { $turn }
kit-drew = { $deck }: { $card } wird gezogen.
kit-peeked = { $deck }: { $card } liegt obenauf.
kit-no_card = { $deck }: Keine Karte ist mehr da.
kit-shuffled = { $deck }: Mische den Nachziehstapel, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
kit-moved = { $deck }: { $card } kommt zu „{ $to }“.
kit-dealt = { $deck }: Eine Karte kommt ungesehen zu „{ $to }“.
kit-dealt_unseen = { $deck }: { $number ->
    [one] Eine Karte kommt
   *[other] { $number } Karten kommen
  } ungesehen zu „{ $to }“.
kit-removed = { $deck }: aus dem Spiel: { $cards }.
kit-rolled = Zufall: { $value }.
kit-changed = { $name }: { $old } → { $new }.
kit-put = { $on }: { $item } kommt dazu.
kit-took = { $off }: { $item } kommt weg.
kit-cleared = { $name }: alle kommen weg.
kit-filled = { $name }: wie am Anfang.
kit-over = Das Spiel ist aus: { $person } zu { $automa }. { $winner }

side-person = Du gewinnst.
side-automa = Der Automa gewinnt.
side-shared = Ihr teilt euch den Sieg.
tie-person = Bei Gleichstand gewinnst du.
tie-automa = Bei Gleichstand gewinnt der Automa.
tie-shared = Ein Gleichstand bleibt einer.

said-yes = ja
said-no = nein
pile-draw = Stapel
pile-discard = Ablage
pile-out = Aus dem Spiel
counted-later = (wird am Ende gezählt)
card-word = Karte
ref-card = Karte { $id }

answer-done = Erledigt
answer-yes = Ja
answer-no = Nein
fact-next = Wer ist am Zug?
panel-next_card = Nächste Karte
label-nobody = Auf dem Tisch

own-cards-help = Die gedruckten Karten dieses Stapels stehen nicht in der Datei. Gib deine auf der Seite der Kartenstapel ein und wähle sie hier.
own-cards-stand-in = Platzhalter
own-cards-stand-in-help = ausgedacht, nicht die gedruckten Karten
game-entry-title = Deine gedruckten Karten eingeben
game-entry-lead = Die Karten dieser Datei sind Platzhalter. Gib die aus deiner Schachtel ein, eine nach der anderen, mit Pausen; sie werden gegen dieselben Felder geprüft und sind beim Aufbau wählbar.

problem-beyond_limits = { $name }: Möglich ist { $low } bis { $high }.
problem-bad_option = { $name }: Das kann nicht gewählt werden.
problem-piece_twice = { $name }: Jeder Ort kann nur einmal dabei sein.
problem-cards_amiss = { $name }: Eine Karte liegt nirgends oder doppelt.

refused-stop_run_steps = Zeile { $line }: Dieser Zug hat zu viele Schritte. Er wurde nicht ausgeführt; nimm deine Antwort zurück oder berichtige den Tisch.
refused-stop_run_parts = Zeile { $line }: Dieser Zug rechnet ohne Ende. Er wurde nicht ausgeführt; nimm deine Antwort zurück oder berichtige den Tisch.
refused-stop_questions = Zeile { $line }: Dieser Zug fragt zu viel. Er wurde nicht ausgeführt; nimm deine Antwort zurück oder berichtige den Tisch.
refused-stop_repeat = Zeile { $line }: Dieser Schritt würde öfter als 50-mal wiederholt. Er wurde nicht ausgeführt; nimm deine Antwort zurück oder berichtige den Tisch.
refused-stop_nothing_to_answer = Zeile { $line }: Hier gibt es keine mögliche Antwort. Der Zug wurde nicht ausgeführt; nimm deine Antwort zurück oder berichtige den Tisch.
refused-stop_no_card = Zeile { $line }: Es ist keine Karte da. Der Zug wurde nicht ausgeführt; nimm deine Antwort zurück oder berichtige den Tisch.
refused-stop_table_hole = Zeile { $line }: Die Tabelle hat dafür keine Zeile. Der Zug wurde nicht ausgeführt; nimm deine Antwort zurück oder berichtige den Tisch.
refused-stop_divide_zero = Zeile { $line }: Geteilt durch null. Der Zug wurde nicht ausgeführt; nimm deine Antwort zurück oder berichtige den Tisch.
refused-stop_number_big = Zeile { $line }: Eine Zahl wurde zu groß. Der Zug wurde nicht ausgeführt; nimm deine Antwort zurück oder berichtige den Tisch.
refused-stop_turns_played = Zeile { $line }: Dieses Spiel hat mehr als 2000 Züge. Es kann nicht weitergespielt werden.
label-piles = Stapel
label-end = Die Wertung
turn-automa = Automas Zug
progress-end = Ende
