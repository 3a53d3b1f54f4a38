### Sample Game auf Deutsch. Jeder Schlüssel und jedes Argument steht in en, de und it gleich.

game-title = Sample Game
game-tagline = Nimm die hellsten Laternen, bevor Automa es tut.
game-emblem-label = Eine Laterne

option-level = Stufe
option-level-help = Wie viel Öl Automa bekommt.
option-level-1 = Abend
option-level-1-help = Automa bekommt das Öl auf den Karten.
option-level-2 = Nacht
option-level-2-help = Automa bekommt in jedem Zug 1 Öl mehr.
option-deck = Automa-Karten
option-deck-help = Sechs Karten.
option-deck-plain = Schlicht
option-deck-plain-help = Die Karten, die beim Spiel sind.

ask-row = In welcher Reihenfolge hängen die Laternen?
ask-take = Welche Laterne nimmst du?
ask-oil = Wie viel Öl nimmst du, { $low } bis { $high }?
answer-take = { $thing } nehmen
part-row = Laternen von links nach rechts
part-oil = Öl

setup-row = Hänge die neun Laternen in eine Reihe, in beliebiger Folge.
setup-cards = Mische die sechs Automa-Karten.

sam-hang = Hänge die { $n } Laternen in dieser Folge auf.
sam-you_take = Du nimmst { $lantern }.
sam-you_oil = Du nimmst { $n } Öl.
sam-choice = Automa wählt eine Laterne.
sam-take = Gib Automa { $lantern }.
sam-oil = Gib Automa { $n } Öl.
sam-tie = Bei Gleichstand gewinnt Automa.

decision-lantern = Welche Laterne nimmt Automa?
filter-wanted = In der gesuchten Farbe
filter-brightest = Die hellste
filter-first = Die erste in der Reihe

score-lanterns = Laternen ({ $n })
score-oil = Öl

label-row = Die Reihe
label-oil = Öl
label-brightness = Helligkeit
label-worth = Helligkeit { $n }
card-wants = Sucht
card-wants-red = Rot
card-wants-green = Grün
card-wants-blue = Blau
card-oil = Öl
fact-oil = { $seat ->
    [person] Dein Öl
   *[automa] Automas Öl
}
fact-next = Wer ist am Zug?
fact-next-person = Du
fact-next-automa = Automa

lantern-1 = rote Laterne 1
lantern-2 = rote Laterne 2
lantern-3 = rote Laterne 3
lantern-4 = grüne Laterne 4
lantern-5 = grüne Laterne 5
lantern-6 = grüne Laterne 6
lantern-7 = blaue Laterne 7
lantern-8 = blaue Laterne 8
lantern-9 = blaue Laterne 9
