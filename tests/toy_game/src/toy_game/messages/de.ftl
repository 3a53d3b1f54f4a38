### Hafen auf Deutsch.

game-title = Hafen
game-tagline = Lade die besten Kisten vor der Flut.
game-emblem-label = Ein Anker

option-level = Stufe
option-level-help = Wie oft Automa in einer Runde zieht.
option-level-1 = Matrose
option-level-1-help = Automa zieht einmal pro Runde.
option-level-2 = Kapitän
option-level-2-help = Automa zieht zweimal pro Runde.
option-rounds = Runden
option-rounds-help = Nach wie vielen Fluten das Spiel endet.
option-rounds-2 = Zwei
option-rounds-2-help = Ein kurzes Spiel.
option-rounds-3 = Drei
option-rounds-3-help = Das übliche Spiel.
option-rounds-4 = Vier
option-rounds-4-help = Ein langes Spiel; der Kai kann leer werden.
option-storm = Sturm
option-storm-help = Nur für Kapitäne.
option-storm-off = Ruhige See
option-storm-off-help = Automa hebt, was auf der Karte steht.
option-storm-on = Sturm
option-storm-on-help = Automa hebt 1 mehr.
option-deck = Automa-Karten
option-deck-help = Sechs Karten.
option-deck-calm = Ruhig
option-deck-calm-help = Die Karten, die dem Spiel beiliegen.

ask-ship = Welche neun Kisten wurden entladen, von nah nach fern?
ask-load = Welche Kiste lädst du?
ask-light = Wie viele deiner { $high } Münzen gibst du dem Leuchtturm?
ask-toll = { $coins } Zoll zahlen, damit Automa nichts nimmt?

answer-wait = Warten
answer-load = { $thing } laden
answer-card = { $thing }
answer-pay = Zahlen
answer-refuse = Nicht zahlen

setup-crates = Lege neun Kisten in einer Reihe auf den Kai; jede Seite nimmt { $coins } Münzen.
setup-cards = Mische die sechs Karten von Automa und lege eine ungesehen beiseite.

har-unload = Entlade { $n } Kisten auf den Kai und gib jeder Seite { $coins } Münzen.
har-wait = Du wartest und nimmst { $coins } Münzen.
har-load = Du lädst { $crate } und zahlst { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
har-light = { $seat ->
    [person] Du gibst dem Leuchtturm { $coins }.
   *[automa] Automa gibt dem Leuchtturm { $coins }.
}
har-toll = Du zahlst { $coins } Zoll. Automa nimmt nichts.
har-choice = Automa sucht eine Kiste.
har-too_heavy = Alles ist zu schwer: gib Automa 1 Münze.
har-take = Stelle { $crate } auf das Schiff von Automa.
har-tide = Die Flut beendet Runde { $round }.
har-tie = Mehr Licht entscheidet, dann Automa.

decision-crate = Welche Kiste nimmt Automa?
filter-liftable = Leicht genug
filter-wanted = Von der gesuchten Art
filter-worth = Am wertvollsten
filter-lightest = Am leichtesten
filter-near = Am nächsten
filter-far = Am fernsten

score-crates = Kisten ({ $n })
score-coins = Die Hälfte von { $n } Münzen

label-answer = Deine Antwort
label-tell = Mitteilen
label-quay = Kai
label-empty = Keine Kisten
label-coins = { $n } Münzen
label-strength = Hebt { $n }
label-wants = Sucht { $kind ->
    [fruit] Obst
    [wood] Holz
   *[iron] Eisen
}
fact-coins = { $seat ->
    [person] Deine Münzen
   *[automa] Münzen von Automa
}
fact-light = { $seat ->
    [person] Dein Licht
   *[automa] Licht von Automa
}
fact-round = Runde

crate-1 = Kiste 1 (Obst, leicht)
crate-2 = Kiste 2 (Obst, leicht)
crate-3 = Kiste 3 (Obst)
crate-4 = Kiste 4 (Obst)
crate-5 = Kiste 5 (Holz)
crate-6 = Kiste 6 (Holz)
crate-7 = Kiste 7 (Holz, schwer)
crate-8 = Kiste 8 (Holz, schwer)
crate-9 = Kiste 9 (Eisen, schwer)
crate-10 = Kiste 10 (Eisen, schwer)
crate-11 = Kiste 11 (Eisen, sehr schwer)
crate-12 = Kiste 12 (Eisen, sehr schwer)

problem-coins_negative = { $seat ->
    [person] Du hast
   *[automa] Automa hat
} weniger als nichts.
problem-no_such_round = Es gibt keine Runde { $round }.
problem-not_a_round = So kann eine Runde nicht weitergehen: { $phases }.
