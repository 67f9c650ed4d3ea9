# Reports of the lab.
lab-title = How hard is the Automa?
lab-lead = Measured in { $games } games of Patchwork against the Automa. Every figure has a 95 % interval, and every game can be played again from its seed.
lab-win-title = How often the player wins
lab-win-text = By level, deck and player, with the usual options. The bars are 95 % intervals (Wilson); the dashed line is an even game.
lab-level = Level { $level }
lab-deck = { $deck ->
    [tactical] tactical deck
   *[other] normal deck
}
lab-player = { $player ->
    [random] random
    [greedy] greedy
   *[other] { $player }
}
lab-series = { $player }, { $deck ->
    [tactical] tactical
   *[other] normal
}
lab-head-player = Player
lab-head-deck = Deck
lab-head-level = Level
lab-head-games = Games
lab-head-win = Won
lab-head-points = Player's points
lab-head-automa = Automa's points
lab-head-margin = Margin
lab-head-tile = Tile won
lab-head-option = Option
lab-head-win-change = Change of the win rate
lab-head-margin-change = Change of the margin
lab-head-seeds = Seeds
lab-scores-title = How the scores are spread
lab-scores-text = { $player }, normal deck: the share of games that end with each score.
lab-you = Player
lab-automa = Automa
lab-parts-title = Where the Automa's points come from
lab-parts-text = { $player }: mean points by part. What a level does not count is not shown.
lab-part-tile = 7×7 tile
lab-part-buttons = buttons
lab-part-patches = patches with buttons
lab-part-printed = printed buttons
lab-decks-title = Normal against tactical deck
lab-decks-text = What changes for the player when the Automa draws from the tactical deck instead of the normal one: the same circles, so chance hardly blurs the difference. To the right: easier for the player.
lab-options-title = What the options change
lab-options-text = One option at a time, all others as usual, on the same seeds: each game is compared with its own twin. To the right: easier for the player.
lab-lever = { $lever ->
    [reshuffle] only 10 of 12 cards after a shuffle
    [special_patches] newer time board
    [takes_special] Automa leaves special patches
   *[deck] tactical deck
}
lab-row = { $what }, { $player }, { $level }
lab-points = points of margin
lab-percent-points = percentage points
lab-how-title = How it was measured
lab-how-text = Version { $version }, base seed { $seed }. Game number i has the same seed in every cell. Greedy takes what looks best now; search:n plays n playouts a move, never sees a hidden card, and makes the same moves on every machine.
lab-how-command = Play it again:
lab-none = Nothing has been measured for this.
