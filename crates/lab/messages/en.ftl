# Reports of the lab.
lab-patchwork-title = How hard is the Automa?
lab-patchwork-lead = Measured in { $games } games of Patchwork against the Automa. Every figure has a 95 % interval, and every game can be played again from its seed.
lab-win-title = How often the player wins
lab-win-text = By level, deck and player, with the standard options. The bars are 95 % intervals (Wilson); the dashed line is an even game.
lab-level = Level { $level }
lab-deck = { $deck ->
    [tactical] tactical deck
   *[other] normal deck
}
lab-decimal-mark = .
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
lab-head-points = Player’s points
lab-head-automa = Automa’s points
lab-head-margin = Margin
lab-head-tile = Tile won
lab-head-option = Option
lab-head-win-change = Change in win rate, in percentage points
lab-head-margin-change = Change in margin
lab-head-seeds = Seeds
lab-scores-title = How the scores are spread
lab-scores-text = { $player }, normal deck: the share of games that end with each score.
lab-you = Player
lab-automa = Automa
lab-parts-title = Where the Automa’s points come from
lab-parts-text = { $player }: mean points by part. What a level does not count is not shown.
lab-part-tile = 7×7 tile
lab-part-buttons = buttons
lab-part-patches = patches with buttons
lab-part-printed = printed buttons
lab-decks-title = Normal against tactical deck
lab-decks-text = What changes for the player when the Automa draws from the tactical deck instead of the normal one: the same circles, so chance hardly blurs the difference. To the right: easier for the player.
lab-options-title = What the options change
lab-options-text = One option at a time, all others at their standard values, on the same seeds: each game is compared with its own twin. To the right: easier for the player.
lab-lever = { $lever ->
    [reshuffle] only 10 of 12 cards after a shuffle
    [special_patches] newer time board
    [takes_special] Automa leaves special patches
   *[deck] tactical deck
}
lab-percent-points = percentage points
lab-how-title = How it was measured
lab-patchwork-how-text = Version { $version }, base seed { $seed }. Game number i has the same seed in every cell. Greedy takes what looks best now and does not look at the level. Search:n tries what may come n times a move and judges by a learned model where it stops, search-classic:n by playing on to the end; both play to win at their level, never see a hidden card, and make the same moves on every machine.
lab-how-command = Play it again:

## Finspan
lab-finspan-title = How hard is Nautoma?
lab-finspan-lead = Measured in { $games } games of Finspan against Nautoma. Her decision cards, the stormy base values and five of the six Ravel cards are house figures: the printed ones are not public. Every figure has a 95 % interval, and every game can be played again from its seed.
lab-finspan-nautoma = Nautoma
lab-finspan-side = { $side ->
    [b] side B
   *[other] side A
}
lab-finspan-ravel = { $strength ->
    [0] Ravel off
   *[other] Ravel { $strength }
}
lab-finspan-head-side = Side
lab-finspan-head-ravel = Ravel
lab-finspan-head-nautoma = Nautoma’s points
lab-finspan-head-spread = Hers: 5 · 50 · 95 %
lab-finspan-head-eggs = Eggs given to her
lab-finspan-head-ravel-points = Ravel points
lab-finspan-head-week = { $who ->
    [you] Player
   *[nautoma] Nautoma
}, week { $week }
lab-finspan-win-text = By level, side of the achievement board and player, without Ravel. The bars are 95 % intervals (Wilson); the dashed line is an even game. Random and greedy do not look at the level, so they play the same games at every level of a side; only the points differ. Search plays to win at its level. On side A, level 5 is the same as level 4, as the booklet says.
lab-finspan-scores-text = { $player }, side A, without Ravel: the share of games that end with each score.
lab-finspan-part = { $part ->
    [printed] printed on fish
    [consumed] consumed fish
    [eggs] eggs
    [young] young
    [schools] schools
    [game_end] at game end
    [achievements] achievements
    [bonuses] better achievement
    [ravel] Ravel
   *[fish] fish
}
lab-finspan-her-parts-title = Where Nautoma’s points come from
lab-finspan-her-parts-text = Against { $player }, without Ravel: mean points by part, level and side.
lab-finspan-your-parts-title = Where the player’s points come from
lab-finspan-your-parts-text = { $player }, level { $level }: mean points by part, side and Ravel.
lab-finspan-weeks-title = Weekly achievements
lab-finspan-weeks-text = Mean achievement points of both sides, week by week, without Ravel. Week 4 has none.
lab-finspan-ravel-title = With Ravel
lab-finspan-ravel-text = { $player }: win rate by strength, a chart for each side. In Ravel mode Nautoma scores the player’s own fish at the end of weeks 1–3: X points for each visible fish in one column, less one for each in some rows. It can be combined with any level and side; a card is drawn for every game. Greedy takes the card into account; random does not.
lab-finspan-lever-level = level { $next }
lab-finspan-change-title = { $lever ->
    [levels] What the next level changes
    [sides] What side B changes
   *[ravel] What Ravel changes
}
lab-finspan-change-text = { $lever ->
    [levels] { $player }, the same seeds one level higher: each game is compared with its own twin, so chance hardly blurs the difference. To the right: easier for the player.
    [sides] { $player }, the same seeds on side B instead of side A. To the right: easier for the player.
   *[ravel] { $player }, the same seeds with Ravel instead of without. To the right: easier for the player.
}
lab-finspan-how-text = Version { $version }, base seed { $seed }. Game number i has the same seed in every cell. Random takes any legal step. Greedy takes what looks best now; it looks at the tile of the week and at the Ravel card, but not at the level, and never at a hidden card. Search:n tries what may come n times for the first decision of a turn and a quarter as often for the others, up to the final score at its level; what it cannot see it deals anew each time, and it makes the same moves on every machine.

lab-nautoma-head = Nautoma alone: { $games } games, seed { $seed }
lab-nautoma-line = Level { $level }: mean { $mean } (95 % interval { $low }–{ $high }), standard deviation { $sd }, 5–95 %: { $five }–{ $ninety }
lab-nautoma-house = Played with the house decision cards and house stormy base values, not the printed ones.

## Imperial Steam
lab-imperial-steam-title = How rich does Franz get?
lab-imperial-steam-lead = Measured in { $games } games of Franz of Imperial Steam without a person, on the house map and with the house cards: the printed ones are not public. Every figure has a 95 % interval, and every game can be played again from its seed.
lab-imperial-steam-how-text = Version { $version }, base seed { $seed }. Game number i has the same seed in every cell. Nobody sits in the person’s seat: the marker stays in the first column, nothing is built, delivered or taken, and every round is passed. Where Trieste is joined, this happens with the person’s last action of that round, over links of their own wherever there is a way, and the game is then over. A real person takes sites, demand and contracts away from Franz and moves on the influence track; none of that is in these figures.
lab-imperial-steam-gulden = { $n } gulden
lab-imperial-steam-unit = gulden
lab-imperial-steam-trieste = { $round ->
    [0] Trieste left to Franz
   *[other] Trieste joined in round { $round }
}
lab-imperial-steam-trieste-short = { $round ->
    [0] left to Franz
   *[other] round { $round }
}
lab-imperial-steam-preset = { $preset ->
    [gentle] Gentle
    [brisk] Brisk
    [hard] Hard
    [severe] Severe
   *[standard] Standard
}
lab-imperial-steam-head = { $what ->
    [money] Start money
    [trieste] Trieste
    [wealth] Final wealth
    [spread] 5 · 50 · 95 %
    [last_round] Last round
    [joins] Franz joins Trieste
    [wealth_change] Change in wealth
   *[cards] Cards 1, 2, 3
}
lab-imperial-steam-wealth-title = Final wealth
lab-imperial-steam-wealth-text = By cards 1, 2 and 3 (side A or B each) and start money, a chart for each time at which Trieste is joined. His contracts count only if somebody joins Trieste: if nobody else does, he gets there himself in about half of the games, and otherwise has all eight rounds.
lab-imperial-steam-spread-title = How his wealth is spread
lab-imperial-steam-spread-text = The five levels of the set-up: the share of games by wealth, in steps of 20 gulden. Gentle is AAA without money, Standard AAA with 120 gulden, Brisk ABA with 120, Hard BBB with 120, Severe BBB with 220.
lab-imperial-steam-part = { $part ->
    [goods] goods
    [keys] keys
    [hubs] hubs reached
    [contracts] contracts
   *[cash] money
}
lab-imperial-steam-parts-title = Where his wealth comes from
lab-imperial-steam-parts-text = The five levels of the set-up, mean gulden by part; the table has every cell.
lab-imperial-steam-built = { $what ->
    [factories] Factories
    [deliveries] Deliveries
    [filled] Contracts filled
    [open] Contracts left open
    [gold] Gold keys
    [silver] Silver keys
    [influence] Influence
   *[tracks] Tracks
}
lab-imperial-steam-built-title = What he builds
lab-imperial-steam-built-text = Means at the end of a game; influence is the value of his column.
lab-imperial-steam-lever-card = card { $number } with side B
lab-imperial-steam-change-title = { $lever ->
    [cards] What a card B changes
    [money] What start money changes
   *[trieste] What Trieste changes
}
lab-imperial-steam-change-text = { $lever ->
    [cards] One card turned from A to B, on the same seeds: each game is compared with its own twin, so chance hardly blurs the difference. Start money 120, Trieste joined in round { $round }. To the right: a richer Franz.
    [money] Other start money than 120 gulden, on the same seeds. Trieste joined in round { $round }. To the right: a richer Franz.
   *[trieste] Trieste joined by the person instead of left to Franz, on the same seeds, start money 120. To the right: a richer Franz.
}

## What can go wrong

lab-no-clock = { $player } looks at the clock, so its games cannot be played again. Take playouts, such as search:2000, or add --allow-clock.
lab-no-dials-here = The dials --marker and --bonus are only for Patchwork.
lab-problem-file = { $place }: { $why }
lab-problem-part = { $place }: this part is damaged; the same run into the same folder plays it again
lab-problem-other-run = { $place }: this folder holds another run; choose another folder, or use the same players, options, games, seed and version
lab-problem-no-run = { $place }: there is no run here
lab-problem-other-game = { $place }: this is a run of { $game }
lab-problem-damaged = { $place }: this run is damaged
lab-problem-player = There is no player “{ $player }”.
lab-problem-not-here = { $player } does not play this game; random, greedy and search:N do
lab-problem-options = { $cell }: the game refuses these options ({ $why })
lab-problem-threads = No threads could be started: { $why }

## Cryo

lab-cryo-title = How hard is the Rival?
lab-cryo-lead = Measured in { $games } games of Cryo against the Rival on the house board, which was designed for this program: the printed docks, tiles, tokens and cavern numbers are not public. Every figure has a 95 % interval, and every game can be played again from its seed.
lab-cryo-rival = Rival
lab-cryo-harder = { $harder ->
    [replace] harder
    [add] harder, bonus on top
   *[off] normal
}
lab-cryo-unpredictable = { $unpredictable ->
    [yes] , unpredictable
   *[no] {""}
}
lab-cryo-head-variant = Variant
lab-cryo-head-rival = Rival’s points
lab-cryo-win-text = By variant and player. Equal points go by pods in caverns; a shared victory does not count as won. The bars are 95 % intervals (Wilson); the dashed line is an even game.
lab-cryo-scores-text = { $player }: the share of games that end with each score, by variant.
lab-cryo-part = { $part ->
    [pods] pods in caverns
    [cards] upgrades and vehicles
    [aboard] pods on the platform
    [majorities] majorities
   *[missions] missions
}
lab-cryo-parts-title = { $side ->
    [player] Where the player’s points come from
   *[rival] Where the Rival’s points come from
}
lab-cryo-parts-text = { $player }: mean points by part and variant.
lab-cryo-figure = { $figure ->
    [turns] Turns of the player
    [sunset] Ended by sunset
    [destroyed] Player’s pods destroyed
    [rival_destroyed] Rival’s pods destroyed
    [missions] Player’s missions
    [rival_missions] Rival’s missions
    [caverns] Caverns face up
    [deploys] Deploys
    [recalls] Recalls
    [launches] Launches
    [scouts] Caverns scouted
    [rival_deploys] Rival’s deploys
    [rival_recalls] Rival’s recalls
   *[rival_settled] Rival settled
}
lab-cryo-plausible-title = How long games last, and what happens in them
lab-cryo-plausible-text = Means a game. A game ends with sunset, or once a side has all its pods in caverns or destroyed.
lab-cryo-lever = { $lever ->
    [harder] harder variant
    [harder_add] harder variant, bonus on top
    [unpredictable] unpredictable variant
    [dispatch_gain] Dispatch gives energy
    [leftmost_chamber] chamber 3 is leftmost
   *[check5_pods] check 5 counts salvage
}
lab-cryo-options-text = { $player }: one option at a time, all others at their standard values, on the same seeds. To the right: easier for the player.
lab-cryo-head-start = head start { $things }
lab-cryo-head-head-start = Head start
lab-cryo-head-spread = 5 · 50 · 95 %
lab-cryo-dial-title = The dial of difficulty
lab-cryo-dial-text = { $player }, by head start: above 0 the Rival starts with so many things more, below 0 the player does; below −5 the player has five more and the Rival has less. `visavis lab calibrate cryo` finds the place for the win rate you want.
lab-cryo-alone-title = The Rival alone
lab-cryo-alone-text = Against a seat that does next to nothing: drones on any docks, a tile half the time, a recall after three drones, any token, sunset last, and no pod ever settled. So this is what the Rival gets if nobody is in its way.
lab-cryo-how-text = Version { $version }, base seed { $seed }. Game number i has the same seed in every cell. Random takes any legal move. Greedy takes what looks best now and never looks at a hidden card. Search:n tries what may come n times for the first decision of a turn and a quarter as often for the others, up to the final score in its variant; what it cannot see it deals anew each time, and it makes the same moves on every machine. Ties of the Rival are decided by the player: at random by random, by the fixed rule of the companion by greedy and search.
