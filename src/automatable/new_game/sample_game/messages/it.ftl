### Sample Game in italiano. Ogni chiave e ogni argomento esiste in en, de e it.

game-title = Sample Game
game-tagline = Prendi le lanterne più luminose prima dell’Automa.
game-emblem-label = Una lanterna

option-level = Livello
option-level-help = Quanto olio riceve l’Automa.
option-level-1 = Sera
option-level-1-help = L’Automa riceve l’olio delle sue carte.
option-level-2 = Notte
option-level-2-help = L’Automa riceve 1 olio in più a ogni turno.
option-deck = Mazzo Automa
option-deck-help = Sei carte.
option-deck-plain = Semplice
option-deck-plain-help = Le carte comprese nel gioco.

ask-row = In che ordine sono appese le lanterne?
ask-take = Quale lanterna prendi?
ask-oil = Quanto olio prendi, da { $low } a { $high }?
answer-take = Prendi { $thing }
part-row = Lanterne, da sinistra a destra
part-oil = Olio

setup-row = Appendi le nove lanterne in fila, in qualsiasi ordine.
setup-cards = Mescola le sei carte dell’Automa.

sam-hang = Appendi le { $n } lanterne in quest’ordine.
sam-you_take = Prendi { $lantern }.
sam-you_oil = Prendi { $n } olio.
sam-choice = L’Automa sceglie una lanterna.
sam-take = Dai { $lantern } all’Automa.
sam-oil = Dai { $n } olio all’Automa.
sam-tie = In caso di parità vince l’Automa.

decision-lantern = Quale lanterna prende l’Automa?
filter-wanted = Del colore cercato
filter-brightest = La più luminosa
filter-first = La prima della fila

score-lanterns = Lanterne ({ $n })
score-oil = Olio

label-row = La fila
label-oil = Olio
label-brightness = Luminosità
label-worth = Luminosità { $n }
card-wants = Cerca
card-wants-red = rosso
card-wants-green = verde
card-wants-blue = blu
card-oil = Olio
fact-oil = { $seat ->
    [person] Il tuo olio
   *[automa] L’olio dell’Automa
}
fact-next = A chi tocca?
fact-next-person = A te
fact-next-automa = All’Automa

lantern-1 = la lanterna rossa 1
lantern-2 = la lanterna rossa 2
lantern-3 = la lanterna rossa 3
lantern-4 = la lanterna verde 4
lantern-5 = la lanterna verde 5
lantern-6 = la lanterna verde 6
lantern-7 = la lanterna blu 7
lantern-8 = la lanterna blu 8
lantern-9 = la lanterna blu 9
