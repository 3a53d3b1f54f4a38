### Porto in italiano.

game-title = Porto
game-tagline = Carica le casse migliori prima della marea.
game-emblem-label = Un'ancora

option-level = Livello
option-level-help = Quante volte Automa muove in un round.
option-level-1 = Marinaio
option-level-1-help = Automa muove una volta per round.
option-level-2 = Capitano
option-level-2-help = Automa muove due volte per round.
option-rounds = Round
option-rounds-help = Dopo quante maree finisce la partita.
option-rounds-2 = Due
option-rounds-2-help = Una partita breve.
option-rounds-3 = Tre
option-rounds-3-help = La partita normale.
option-rounds-4 = Quattro
option-rounds-4-help = Una partita lunga; il molo può svuotarsi.
option-storm = Tempesta
option-storm-help = Solo per capitani.
option-storm-off = Mare calmo
option-storm-off-help = Automa solleva quanto dice la carta.
option-storm-on = Tempesta
option-storm-on-help = Automa solleva 1 in più.
option-deck = Mazzo di Automa
option-deck-help = Sei carte.
option-deck-calm = Calmo
option-deck-calm-help = Le carte incluse nel gioco.

ask-ship = Quali nove casse sono state scaricate, dalla più vicina alla più lontana?
ask-load = Quale cassa carichi?
ask-light = Quante delle tue { $high } monete dai al faro?
ask-toll = Paghi un pedaggio di { $coins } perché Automa non prenda nulla?

answer-wait = Aspettare
answer-load = Caricare { $thing }
answer-card = { $thing }
answer-pay = Pagare
answer-refuse = Non pagare

setup-crates = Disponi nove casse in fila sul molo; ogni parte prende { $coins } monete.
setup-cards = Mescola le sei carte di Automa e mettine una da parte senza guardarla.

har-unload = Scarica { $n } casse sul molo e dai { $coins } monete a ogni parte.
har-wait = Aspetti e prendi { $coins } monete.
har-load = Carichi { $crate } e paghi { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
har-light = { $seat ->
    [person] Dai { $coins } al faro.
   *[automa] Automa dà { $coins } al faro.
}
har-toll = Paghi un pedaggio di { $coins }. Automa non prende nulla.
har-choice = Automa cerca una cassa.
har-too_heavy = Tutto è troppo pesante: dai 1 moneta ad Automa.
har-take = Metti { $crate } sulla nave di Automa.
har-tide = La marea chiude il round { $round }.
har-tie = Decide chi ha dato più luce, poi Automa.

decision-crate = Quale cassa prende Automa?
filter-liftable = Abbastanza leggera
filter-wanted = Del tipo cercato
filter-worth = La più preziosa
filter-lightest = La più leggera
filter-near = La più vicina
filter-far = La più lontana

score-crates = Casse ({ $n })
score-coins = Metà di { $n } monete

label-answer = La tua risposta
label-tell = Comunica
label-quay = Molo
label-empty = Nessuna cassa
label-coins = { $n } monete
label-strength = Solleva { $n }
label-wants = Cerca { $kind ->
    [fruit] frutta
    [wood] legno
   *[iron] ferro
}
fact-coins = { $seat ->
    [person] Le tue monete
   *[automa] Monete di Automa
}
fact-light = { $seat ->
    [person] La tua luce
   *[automa] Luce di Automa
}
fact-round = Round

crate-1 = cassa 1 (frutta, leggera)
crate-2 = cassa 2 (frutta, leggera)
crate-3 = cassa 3 (frutta)
crate-4 = cassa 4 (frutta)
crate-5 = cassa 5 (legno)
crate-6 = cassa 6 (legno)
crate-7 = cassa 7 (legno, pesante)
crate-8 = cassa 8 (legno, pesante)
crate-9 = cassa 9 (ferro, pesante)
crate-10 = cassa 10 (ferro, pesante)
crate-11 = cassa 11 (ferro, pesantissima)
crate-12 = cassa 12 (ferro, pesantissima)

problem-coins_negative = { $seat ->
    [person] Hai
   *[automa] Automa ha
} meno di niente.
problem-no_such_round = Non esiste il round { $round }.
problem-not_a_round = Un round non può continuare così: { $phases }.
