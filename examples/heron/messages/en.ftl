heron-title = Frog Pond
heron-opponent = the Heron
heron-pitch = Catch more frogs than the Heron does.
heron-bank = { $bank ->
    [reeds] the reeds
    [sand] the sand
   *[rocks] the rocks
}
heron-option-frogs = Frogs on each bank
heron-option-frogs-help = More frogs make a longer game.
heron-option-hungry = Hungry Heron
heron-option-hungry-help = It catches one frog more with every card.
heron-option-cards = Its cards
heron-option-cards-help = Who shuffles and draws the six cards.
heron-value-cards-app = the app draws
heron-value-cards-printed = I draw my own cards
heron-set-up = Put { $frogs } frogs on each bank.
heron-ask-catch = Your turn: which frogs do you catch?
heron-catch = { $n } from { $bank }
heron-ask-card = Draw a card for the Heron. What does it show?
heron-turn = The heron’s turn
heron-takes = { $n ->
    [one] The Heron catches a frog from { $bank }.
   *[other] The Heron catches { $n } frogs from { $bank }.
}
heron-why-enough = It looks for a bank with enough frogs.
heron-why-most = It looks for the fullest bank.
heron-why-right = Of equal banks it takes the one furthest to the right.
heron-panel-heron = The Heron caught
heron-panel-you = You caught
heron-frogs = Frogs caught
heron-over = { $winner ->
    [player] You win: you caught more frogs.
    [opponent] The Heron wins: it caught more frogs.
   *[draw] A draw: you caught the same number.
}
