### Sample Game in English. Every key and every argument exists in en, de and it alike.

game-title = Sample Game
game-tagline = Take the brightest lanterns before the Automa does.
game-emblem-label = A lantern

option-level = Level
option-level-help = How much oil the Automa gets.
option-level-1 = Evening
option-level-1-help = The Automa gets the oil on its cards.
option-level-2 = Night
option-level-2-help = The Automa gets 1 oil more in every turn.
option-deck = Automa deck
option-deck-help = Six cards.
option-deck-plain = Plain
option-deck-plain-help = The cards that come with the game.

ask-row = In which order do the lanterns hang?
ask-take = Which lantern do you take?
ask-oil = How much oil do you take, { $low } to { $high }?
answer-take = Take { $thing }
part-row = Lanterns, from left to right
part-oil = Oil

setup-row = Hang the nine lanterns in a row, in any order.
setup-cards = Shuffle the six cards of the Automa.

sam-hang = Hang the { $n } lanterns in this order.
sam-you_take = You take { $lantern }.
sam-you_oil = You take { $n } oil.
sam-choice = The Automa chooses a lantern.
sam-take = Give { $lantern } to the Automa.
sam-oil = Give the Automa { $n } oil.
sam-tie = The Automa wins the tie.

decision-lantern = Which lantern does the Automa take?
filter-wanted = Of the wanted colour
filter-brightest = Brightest
filter-first = First in the row

score-lanterns = Lanterns ({ $n })
score-oil = Oil

label-row = The row
label-oil = Oil
label-brightness = Brightness
label-worth = Brightness { $n }
card-wants = Wants
card-wants-red = red
card-wants-green = green
card-wants-blue = blue
card-oil = Oil
fact-oil = { $seat ->
    [person] Your oil
   *[automa] Oil of the Automa
}
fact-next = Whose turn is it?
fact-next-person = Yours
fact-next-automa = The Automa’s

lantern-1 = red lantern 1
lantern-2 = red lantern 2
lantern-3 = red lantern 3
lantern-4 = green lantern 4
lantern-5 = green lantern 5
lantern-6 = green lantern 6
lantern-7 = blue lantern 7
lantern-8 = blue lantern 8
lantern-9 = blue lantern 9
