### Harbour in English. Every key and every argument exists in en, de and it alike.

game-title = Harbour
game-tagline = Load the best crates before the tide.
game-emblem-label = An anchor

option-level = Level
option-level-help = How often Automa moves in a round.
option-level-1 = Sailor
option-level-1-help = Automa moves once a round.
option-level-2 = Captain
option-level-2-help = Automa moves twice a round.
option-rounds = Rounds
option-rounds-help = After how many tides the game ends.
option-rounds-2 = Two
option-rounds-2-help = A short game.
option-rounds-3 = Three
option-rounds-3-help = The usual game.
option-rounds-4 = Four
option-rounds-4-help = A long game; the quay may run empty.
option-storm = Storm
option-storm-help = For captains only.
option-storm-off = Calm sea
option-storm-off-help = Automa lifts what its card says.
option-storm-on = Storm
option-storm-on-help = Automa lifts 1 more.
option-deck = Automa deck
option-deck-help = Six cards.
option-deck-calm = Calm
option-deck-calm-help = The cards that come with the game.

ask-ship = Which nine crates were unloaded, from near to far?
ask-load = Which crate do you load?
ask-light = How many of your { $high } coins do you give to the lighthouse?
ask-toll = Pay a toll of { $coins } so that Automa takes nothing?

answer-wait = Wait
answer-load = Load { $thing }
answer-card = { $thing }
answer-pay = Pay
answer-refuse = Do not pay

setup-crates = Lay nine crates in a row on the quay; each side takes { $coins } coins.
setup-cards = Shuffle the six cards of Automa and set one aside unseen.

har-unload = Unload { $n } crates onto the quay and give each side { $coins } coins.
har-wait = You wait and take { $coins } coins.
har-load = You load { $crate } and pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
har-light = { $seat ->
    [person] You give { $coins } to the lighthouse.
   *[automa] Automa gives { $coins } to the lighthouse.
}
har-toll = You pay a toll of { $coins }. Automa takes nothing.
har-choice = Automa looks for a crate.
har-too_heavy = Everything is too heavy: give Automa 1 coin.
har-take = Put { $crate } on Automa's ship.
har-tide = The tide ends round { $round }.
har-tie = More light decides, then Automa.

decision-crate = Which crate does Automa take?
filter-liftable = Light enough
filter-wanted = Of the wanted kind
filter-worth = Most valuable
filter-lightest = Lightest
filter-near = Nearest
filter-far = Farthest

score-crates = Crates ({ $n })
score-coins = Half of { $n } coins

label-answer = Your answer
label-tell = Tell
label-quay = Quay
label-empty = No crates
label-coins = { $n } coins
label-strength = Lifts { $n }
label-wants = Wants { $kind ->
    [fruit] fruit
    [wood] wood
   *[iron] iron
}
fact-coins = { $seat ->
    [person] Your coins
   *[automa] Automa's coins
}
fact-light = { $seat ->
    [person] Your light
   *[automa] Automa's light
}
fact-round = Round

crate-1 = crate 1 (fruit, light)
crate-2 = crate 2 (fruit, light)
crate-3 = crate 3 (fruit)
crate-4 = crate 4 (fruit)
crate-5 = crate 5 (wood)
crate-6 = crate 6 (wood)
crate-7 = crate 7 (wood, heavy)
crate-8 = crate 8 (wood, heavy)
crate-9 = crate 9 (iron, heavy)
crate-10 = crate 10 (iron, heavy)
crate-11 = crate 11 (iron, very heavy)
crate-12 = crate 12 (iron, very heavy)

problem-coins_negative = { $seat ->
    [person] You have
   *[automa] Automa has
} less than nothing.
problem-no_such_round = There is no round { $round }.
problem-not_a_round = A round cannot go on with: { $phases }.
