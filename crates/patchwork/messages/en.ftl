# Patchwork and its Automa.
patchwork-automa = Automa
patchwork-you = You
patchwork-nobody = nobody
patchwork-unknown = unknown
patchwork-pitch = Sew a quilt of 9 by 9 squares against the clock and the Automa.

# Options
patchwork-option-level = Level
patchwork-option-level-help = When the Automa gets the 7×7 tile, and what it scores.
patchwork-value-level-1 = I Intern
patchwork-value-level-2 = II Apprentice
patchwork-value-level-3 = III Fellow
patchwork-value-level-4 = IV Master
patchwork-value-level-5 = V Legend
patchwork-option-deck = Automa deck
patchwork-option-deck-help = With the tactical deck you see the next budget in advance.
patchwork-value-deck-normal = Normal deck (cards 1–12)
patchwork-value-deck-tactical = Tactical deck (cards 13–24)
patchwork-option-special_patches = Time board
patchwork-option-special_patches-help = The print of your time board: count the button symbols before its first special patch.
patchwork-value-special_patches-first = Three symbols (first print)
patchwork-value-special_patches-revised = Four symbols (newer prints)
patchwork-option-reshuffle = Empty deck
patchwork-option-reshuffle-help = What happens when the deck runs out; the English and the German booklet differ here.
patchwork-value-reshuffle-en = All 12 cards form the new deck (English booklet)
patchwork-value-reshuffle-de = Two cards are set aside again (German booklet)
patchwork-option-automa_takes_special = Automa takes special patches
patchwork-option-automa_takes_special-help = Whether the Automa removes a special patch that it reaches first.
patchwork-option-time_filter = Not overtaking
patchwork-option-time_filter-help = Whether the Automa may end on your space when it does not want to overtake you.
patchwork-value-time_filter-share = It may share your space
patchwork-value-time_filter-behind = It stays behind you
patchwork-option-circle = Circle of patches
patchwork-option-circle-help = Whole circle: you name each patch at most once. Next three: you name them in each of its turns.
patchwork-value-circle-tracked = The whole circle
patchwork-value-circle-window = The next three only
patchwork-option-cards = Automa cards
patchwork-option-cards-help = Who shuffles and draws the Automa’s cards.
patchwork-value-cards-app = The program draws
patchwork-value-cards-printed = I draw the printed cards

# Set-up beside the printed game
patchwork-setup-automa = Set up for two. { details }The Automa gets no quilt board and no buttons.
patchwork-setup-cards = { $deck ->
    [tactical] Shuffle the tactical deck (13–24) and put two cards unseen onto a discard pile.
   *[other] Shuffle the normal deck (1–12) and put two cards unseen onto a discard pile.
}
patchwork-setup-marker = { $spaces ->
    [one] Put a button on the space just before the final space.
   *[other] Put a button { $spaces } spaces before the final space.
}
patchwork-setup-level = { $spaces ->
    [one] Level { $level }: 1 space before the end; there the Automa gets the 7×7 tile.
   *[other] Level { $level }: { $spaces } spaces before the end; there the Automa gets the 7×7 tile.
}
patchwork-setup-tokens = Put both time tokens on the start, yours on top.
patchwork-you-begin = You begin.

# The Automa's turn
patchwork-automa-turn = The Automa’s turn
patchwork-place = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} ({ $label })
patchwork-card = Card { $card }: budget { $budget }, income { $income }
patchwork-card-shows = Budget { $budget }, income { $income }
patchwork-afford = Affordable: { $affordable }. Too dear: { $dear }
patchwork-case-a = Nothing affordable: Automa passes
patchwork-case-b = Only { $patch } is affordable
patchwork-time-narrowed = Not overtaking you: { $kept } kept, { $gone } would pass you
patchwork-time-none = Not overtaking you: all kept
patchwork-time-skipped = Not overtaking you: every one would pass you, filter skipped
patchwork-buttons-narrowed = Most buttons ({ $m }): { $kept } kept, { $gone } dropped
patchwork-buttons-none = Most buttons ({ $m }): all have { $m }
patchwork-largest-narrowed = Largest ({ $m } squares): { $kept } kept, { $gone } dropped
patchwork-largest-none = Largest ({ $m } squares): all cover { $m }
patchwork-furthest = Furthest from the neutral token: { $patch }
patchwork-takes = Automa takes the { $patch }: lay it on its pile { $pile ->
    [with] with buttons
   *[other] without buttons
}, put the neutral token in its place
patchwork-passes = Automa passes: the neutral token stays
patchwork-move = Automa moves { $n }: { $place ->
    [final] to the final space
    [level] onto your space, on top
    [behind] { $k } behind you
   *[ahead] { $k } ahead of you
}
patchwork-income = Income: +{ $gained } ({ $times ->
    [1] once
   *[other] twice
}), now { $total }
patchwork-income-why = The card of this turn pays { $income } for every income symbol crossed
patchwork-special-removed = Remove the special patch it crossed
patchwork-tile-automa = Marker reached: Automa takes the 7×7 tile, remove the button
patchwork-tile-player = You take the 7×7 tile, remove the button
patchwork-tile-moved = The 7×7 tile is yours: you had filled it before
patchwork-shuffle = Deck empty: shuffle all 12 cards{ $aside ->
    [yes] {" "}and set two aside unseen
   *[no] {""}
}
patchwork-totals = Automa has { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, { $patches ->
    [one] 1 patch with buttons
   *[other] { $patches } patches with buttons
}, { $printed ->
    [one] 1 printed button
   *[other] { $printed } printed buttons
}
patchwork-next = { $who ->
    [player] Your turn
    [automa] Automa’s turn
   *[over] The game is over
}
patchwork-next-over = Both tokens are on the final space
patchwork-next-alone = One token is on the final space; the other side goes on alone
patchwork-next-on-top = Same space: the token on top, which arrived last, moves
patchwork-next-behind = The token further back moves

# The player's turn
patchwork-ask-move = Your turn: take a patch or advance.
patchwork-ask-special = Place the special patch on any free square.
patchwork-ask-player = What did you do?
patchwork-ask-taken = Which patch did you take, the { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} after the neutral token?
patchwork-note-label = The numbers below a patch are its price and its time; where two patches agree, also its squares.
patchwork-ask-patch = Which patch is { $place ->
    [1] the 1st
    [2] the 2nd
   *[other] the 3rd
} after the neutral token?
patchwork-ask-ahead = Your turns are over: how far is your token ahead of the Automa’s?
patchwork-ask-final = The Automa is on the final space. Play on alone.
patchwork-ask-card = Turn up the top Automa card. Which number is at the bottom left?
patchwork-ask-back = Which number is on the back of the top Automa card?
patchwork-ask-circle = Tap all patches clockwise, starting anywhere (32 are enough).
patchwork-ask-score = Is this right: { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}, { $tile ->
    [yes] with the 7×7 tile
   *[no] no 7×7 tile
}?
patchwork-ask-buttons = How many buttons do you have?
patchwork-ask-empty = How many squares of your quilt are empty?
patchwork-act-advance = Advance { $n } (+{ $n } { $n ->
    [one] button
   *[other] buttons
})
patchwork-act-take = Take { $label }{ $turn ->
    [0] {""}
    [1] {", "}turned 90°
    [2] {", "}turned 180°
    [3] {", "}turned 270°
    [4] {", "}flipped
    [5] {", "}flipped, turned 90°
    [6] {", "}flipped, turned 180°
   *[7] {", "}flipped, turned 270°
}: row { $row }, column { $column }
patchwork-act-special = Row { $row }, column { $column }
patchwork-act-unknown = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} patch
patchwork-act-known = { $place ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} patch ({ $label })
patchwork-act-tile = I filled 7×7
patchwork-act-had-tile = I already had the 7×7 tile
patchwork-act-back = I see the back of the next card
patchwork-act-circle = Enter the whole circle
patchwork-act-deal = Deal the circle for me
patchwork-act-final = I reached the final space
patchwork-act-ahead = { $n } ahead{ $at ->
    [final] {" "}(final space)
   *[other] {""}
}
patchwork-no-more-patches = No more patches
patchwork-patch-hint = { $squares } squares, { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}
patchwork-would-bring = { $place ->
    [final] to the final space
    [level] onto its space, on top
    [behind] { $k } behind it
   *[ahead] { $k } ahead of it
}{ $income ->
    [0] {""}
   *[other] , income { $income }
}{ $special ->
    [0] {""}
   *[other] , special patch
}
patchwork-next-budget = Next Automa budget: { $budget }. It could afford: { $affordable }
patchwork-circle-known = The whole circle is known now; no patch will be asked for again.
patchwork-lay-out = Lay the circle out clockwise from the neutral token: { $patches }
patchwork-you-are-ahead = { $at ->
    [final] You are on the final space
   *[other] You are { $n } ahead
}
patchwork-take-income = { $times ->
    [one] You cross an income symbol
   *[other] You cross { $times } income symbols
}: { $gained ->
    [0] no buttons for you yet
    [one] take 1 button
   *[other] take { $gained } buttons
}
patchwork-collect-income = { $times ->
    [one] You cross an income symbol: take as many buttons as are printed on your quilt
   *[other] You cross { $times } income symbols: take as many buttons as are printed on your quilt, { $times } times
}
patchwork-take-special = { $n ->
    [one] Take the special patch you crossed and place it now
   *[other] Take the { $n } special patches you crossed and place them now
}
patchwork-way-plain = { $special ->
    [0] No line on the way
    [one] Special patch on the way
   *[other] { $special } special patches on the way
}
patchwork-way-income = Income { $gained } ({ $times ->
    [1] once
   *[other] twice
}){ $special ->
    [0] {""}
   *[other] , special patch on the way
}
patchwork-way-collect = Collect income { $times ->
    [1] once
   *[other] twice
}{ $special ->
    [0] {""}
   *[other] ; special patch on the way
}
patchwork-did-advance = You advance { $n } and gain { $n } { $n ->
    [one] button
   *[other] buttons
}
patchwork-did-take = You take { $label } and pay { $paid }
patchwork-did-special = You place the special patch
patchwork-did-income = Income: +{ $gained } ({ $times ->
    [1] once
   *[other] twice
})
patchwork-did-meet-special = You reach a special patch
patchwork-did-lose-special = Your quilt is full: the special patch is lost
patchwork-corrected-buttons = Corrected: { $patch } costs { $cost }, more than the record showed; you now have 0 buttons

# The panel
patchwork-panel-token = Its token
patchwork-panel-token-is = { $place ->
    [level] level with you
    [behind] { $n } behind you
   *[ahead] { $n } ahead of you
}, { $left } to go
patchwork-panel-buttons = Buttons
patchwork-panel-patches = Patches with buttons
patchwork-panel-printed = Printed buttons
patchwork-panel-tile = 7×7 tile
patchwork-panel-cards = Cards left
patchwork-panel-budget = Next budget
patchwork-panel-you = You
patchwork-panel-you-have = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, { $printed } printed, { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}
patchwork-tile-free = free
patchwork-tile-yours = yours
patchwork-tile-its = Automa’s

# The end
patchwork-score-buttons = Buttons
patchwork-score-tile = 7×7 tile
patchwork-score-empty = Empty squares
patchwork-score-empty-why = { $n } × −2
patchwork-score-patches = Patches with buttons
patchwork-score-printed = Printed buttons
patchwork-score-bonus = Designer’s bonus
patchwork-score-total = Total
patchwork-over = { $winner ->
    [player] You win { $player } : { $automa }
   *[automa] The Automa wins { $automa } : { $player }
}{ $why ->
    [tie] {", "}as the first on the final space ({ $margin } apart)
   *[points] {", "}by { $margin }
}

# Setting the record straight
patchwork-field-player-space = Your space (0–53)
patchwork-field-automa-space = Automa’s space (0–53)
patchwork-field-on-top = Token on top, if on the same space
patchwork-field-special = Special patches left
patchwork-special-number = Special patch { $n }
patchwork-field-tile = 7×7 tile
patchwork-field-automa-buttons = Automa’s buttons
patchwork-field-buttons = Your buttons
patchwork-field-printed = Printed buttons on your quilt
patchwork-field-squares = Covered squares
patchwork-field-last-card = Last card
patchwork-field-piles = Automa’s patches
patchwork-field-queue = Patch { $place } from the neutral token

# Refusals
patchwork-error-request = This line cannot be read: { $why }
patchwork-error-unknown-card = There is no Automa card { $card }; cards are 1 to 24.
patchwork-error-wrong-deck = Card { $card } belongs to the other deck.
patchwork-error-card-used = Card { $card } was already revealed since the last shuffle.
patchwork-error-automa-home = The Automa is on the final space and has no turn.
patchwork-error-deck-order = Shuffle { $number } is not one of the two decks with each of its 12 cards once.
patchwork-error-too-many-draws = At most { $max } draws at a time.
patchwork-error-no-more-shuffles = The deck is empty after { $draws } draws and no further shuffle is given.
patchwork-error-no-special-line = No special patch lies on line { $line }.
patchwork-error-position-range = Space { $space } does not exist; spaces are 0 to 53.
patchwork-error-position-backwards = That is { $back ->
    [one] 1 space
   *[other] { $back } spaces
} behind where your token was.
patchwork-error-position-implausible = After several turns in a row you stand 1 to 6 spaces ahead of the Automa.
patchwork-error-window-size = At most three patches lie ahead; name them one at a time.
patchwork-error-window-tracked = The circle still holds { $n ->
    [one] 1 patch
   *[other] { $n } patches
} ahead.
patchwork-error-unknown-patch = There is no patch “{ $patch }”. A label is cost-time, like 3-1, with the squares where two are alike, like 2-2-4.
patchwork-error-ambiguous-label = “{ $label }” can be { $several }; add the number of squares.
patchwork-error-duplicate-patch = Patch { $patch } is named twice.
patchwork-error-patch-gone = Patch { $patch } is already taken or known to lie elsewhere.
patchwork-error-piles = The circle does not hold that many unknown patches.
patchwork-error-circle-incomplete = { $n ->
    [one] Only 1 patch is
   *[other] Only { $n } patches are
} named; 32 are needed.
patchwork-error-not-in-window = Patch { $patch } is not among the next three: { $window }.
patchwork-error-not-affordable = Patch { $patch } costs { $cost }; you have { $buttons }.
patchwork-error-does-not-fit = It does not fit there: every square must lie on the quilt and be free.
patchwork-error-special-pending = Place the special patch first.
patchwork-error-no-special-pending = There is no special patch to place.
patchwork-error-not-your-turn = It is the Automa’s turn.
patchwork-error-notation = “{ $text }” is not an action. Write adv, take 16 o0 r3 c4, or special r3 c4.
patchwork-error-tile-gone = The 7×7 tile is already taken.
patchwork-error-tile-impossible = Only { $covered } squares are covered; 7×7 needs 49.
patchwork-error-score-input = A whole number from 0 to { $max } is needed.
