# The page, and what the terminal says in the same words.
page-letters-no-reasons = There is nothing to explain here.
page-you = You
page-opponent = Opponent
page-letters-keys-help = 1 2 3 pick up a patch, arrows move it, t turn, f flip, n next place where it fits, Enter put it down, Esc put it back, a advance, : type an action, u undo, r redo, w why, b last turn, h hint, q quit
page-letters-keys-free = 1 2 3 patch · a advance · : type · h hint · u undo · w why · ? help · q quit
page-letters-keys-hand = arrows move · t turn · f flip · n next fit · Enter place · Esc back · q quit
page-letters-patch-cost = cost { $cost } time { $time } ⊙{ $buttons }
page-letters-patch-not = { $why ->
    [room] fits nowhere
   *[other] too dear
}
page-letters-patch-brings = to { $to }{ $income ->
    [0] {""}
   *[other] {" "}+{ $income }⊙
}{ $special ->
    [0] {""}
   *[other] {" "}■
}
page-letters-then = then { $who ->
    [player] you again
    [over] the end
   *[other] Automa
}
page-letters-legend = ●you ○Automa
page-letters-you-have = You: { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, income { $income }, { $empty ->
    [one] 1 empty square
   *[other] { $empty } empty squares
}, { $score } { $score ->
    [one] point
   *[other] points
}{ $tile ->
    [yes] , 7×7 tile
   *[no] {""}
}
page-letters-automa-has = Automa: { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, { $patches ->
    [one] 1 patch
   *[other] { $patches } patches
} with buttons, { $printed } printed, { $score } { $score ->
    [one] point
   *[other] points
}{ $tile ->
    [yes] , 7×7 tile
   *[no] {""}
}
page-unofficial = Unofficial and not connected with any publisher. All game names belong to their owners.

# Command line help
page-own-unreadable = Your own cards cannot be read and were left as they are: { $why }

# The page
page-letters-mat-legend = o egg · <n young · # school · +n beneath · [c cards e eggs y young s schools]
page-letters-mat-cost = { $kind ->
    [cards] { $n }c
    [eggs] { $n }e
    [young] { $n }y
    [schools] { $n }s
   *[consume] fish
}
page-letters-mat-type = Type it: { $example }, or:
page-letters-mat-head = Week { $week }, turn { $turn } · you { $points ->
    [one] 1 point
   *[other] { $points } points
} · Nautoma { $eggs } o, { $young } <, { $schools } #, { $fish } fish
page-skip = Skip to the content
page-language-to = Switch to English
page-theme-to = { $theme ->
    [light] Switch to light
   *[dark] Switch to dark
}
page-problem = That did not work
page-problem-not-found = There is no such page.
page-problem-no-game = There is no such game here. It may have been forgotten, or it is on another computer.
page-problem-no-key = This page needs a key. Open the address with its key, as the program printed it, or scan its code.
page-problem-foreign = This request did not come from this page, so nothing was done. Go to the start and try again.
page-problem-unreadable = This request cannot be read, so nothing was done.
page-problem-status = The server refused this request (status { $status }).
page-problem-ours = Something went wrong in the program. Your games are saved as they were before.
page-problem-no-revision = Say which revision of the screen this is for: revision.
page-problem-empty-start = Name a game, or send a journal or a share code.
page-to-start = To the start
page-older = { $count ->
    [one] One older game
   *[other] { $count } older games
}
page-older-still = Still older games
page-asleep = Your browser cannot keep the screen awake at this address. If it goes dark too soon, set it to stay on longer in your device’s settings.
page-continue = Continue
page-opponents = Opponents
page-own-cards = Own cards
page-new-game = New game
page-open = Open a saved game
page-results-link = { $games ->
    [0] Results
   *[other] Results: { $won } of { $games } won
}
page-seat = { $table ->
    [digital] On screen
    [companion] Beside the printed game
   *[other] { $table }
}
page-level = Level { $level }
page-level-word = Level
page-last-played = last played { $day }
page-entries = { $count ->
    [0] just begun
    [one] 1 answer
   *[other] { $count } answers
}
page-forget = Forget this game
page-forget-game = Forget this game of { $game }
page-forget-sure = Forget this game? It cannot be brought back.
page-where-to-play = Where do you play?
page-own-cards-help = Some printed cards are not public; house cards take their place. Enter the cards of your own copy once and play with them.
page-own-cards-enter = Enter own cards
page-own-cards-use = Play with my own cards
page-start = Start
page-group = { $group ->
    [help] Who does what
    [variants] Variants
    [rules] How the rules are read
   *[more] Own cards, the same game again
}
page-how-hard = How hard?
page-level-name = { $step ->
    [finspan-level-1] Level 1: gentle
    [finspan-level-2] Level 2: a first game
    [finspan-level-3] Level 3: demanding
    [finspan-level-4] Level 4: hard
    [finspan-level-5] Level 5: hardest
    [cryo-variant_harder-off] Normal
    [cryo-variant_harder-on] Harder
   *[other] { $label }
}
page-level-says = { $step ->
    [patchwork-level-1] It scores only the 7×7 tile, which it gets late.
    [patchwork-level-2] It scores the tile and its buttons.
    [patchwork-level-3] It scores the tile, its buttons and each patch with buttons.
    [patchwork-level-4] It scores the tile, its buttons and those printed on its patches.
    [patchwork-level-5] It scores all of that, and gets the tile early.
    [finspan-level-1] She scores no weekly achievements.
    [finspan-level-2] She scores the calm achievements.
    [finspan-level-3] As 2, and her fish and schools are worth a point more each.
    [finspan-level-4] As 3, with the stormy achievements.
    [finspan-level-5] As 4, on side B: 3 points a week for the better achievement.
    [cryo-variant_harder-off] The Rival starts with one crystal as its bonus.
    [cryo-variant_harder-on] The Rival starts with a crystal, a tech and an organic.
    [imperial-steam-preset-gentle] The easier action cards 1A, 2A, 3A, and he starts without money.
    [imperial-steam-preset-standard] The easier action cards 1A, 2A, 3A, and he starts with 120 gulden.
    [imperial-steam-preset-brisk] One harder action card, 2B, and he starts with 120 gulden.
    [imperial-steam-preset-hard] The harder action cards 1B, 2B, 3B, and he starts with 120 gulden.
    [imperial-steam-preset-severe] The harder action cards 1B, 2B, 3B, and he starts with 220 gulden.
   *[other] {""}
}
page-level-wealth = Left alone, he ends with about { $mean } gulden; in nine games out of ten, with { $low } to { $high }.
page-level-won = { $strong ->
    [none] Computer players win { $simple } %.
   *[other] Computers win: simple { $simple } %, strong { $strong } %.
}
page-seed = Seed (optional)
page-seed-help = The same number deals the same cards again.
page-bad-seed = The seed is a whole number from 0 to 18446744073709551615.
page-told = What happens now
page-why = Why?
page-turn-before = Last turn
page-further = Further down
page-filter = Type to find it
page-setting-up = Setting up
page-you-won = You won!
page-you-lost = You lost
page-nobody-won = A draw
page-score = Score
page-total = Total
page-again = Play again
page-typed = Or type something else
page-enter = Enter
page-done = Done
page-asides = Something else
page-how-many = { $all ->
    [yes] { $min ->
        [0] Tap all that fit, or none.
        [1] Tap all that fit.
       *[other] Tap { $min } or more.
    }
   *[no] { $min ->
        [0] Tap at most { $max }.
       *[other] Tap { $min } to { $max }.
    }
}
page-how-many-just = { $n ->
    [one] Tap one.
   *[other] Tap { $n }.
}
page-range = A whole number from { $min } to { $max }
page-less = One less
page-more = One more
page-tools = Tools
page-undo = Undo
page-redo = Redo
page-set = Set by hand
page-set-title = Set by hand
page-set-note = If something on the table differs from what is kept here, correct it. The correction becomes a step of the history and can be undone.
page-share = Share
page-stale = The game has gone on in the meantime, in another tab or on another device. Nothing was changed; this is how it stands now.
page-anyway = Do it anyway
page-changed = Changed. { $kept ->
    [one] One later answer
   *[other] { $kept } later answers
} still fit; { $dropped ->
    [one] one does not
   *[other] { $dropped } do not
} and can be brought back with “Redo” one by one. The first that does not fit: { $why }
page-lost = No connection to the program. Trying again.
page-past = History ({ $count })
page-past-all = The whole history with reasons
page-past-title = History
page-back-to-game = Back to the game
page-entry = Answer { $number }
page-go-back-here = Go back to here
page-go-back-note = { $later ->
    [one] This answer is taken back. “Redo” brings it back.
   *[other] This and the later answers, { $later } in all, are taken back. “Redo” brings them back.
}
page-correct = Correct this answer
page-correct-note = { $later ->
    [0] The game goes on from the corrected answer.
    [one] The answer after it stays as long as it fits.
   *[other] The { $later } answers after it stay as long as they fit.
}
page-save = Save
page-quilt = Quilt: { $covered ->
    [one] 1 square
   *[other] { $covered } squares
} covered, { $empty } empty
page-time-board = Time board: you have { $player ->
    [one] 1 space
   *[other] { $player } spaces
} to go, the Automa { $automa }
page-candidates = The patches it chose from
page-fate = { $fate ->
    [taken] taken
    [dear] too dear
    [time] would overtake
    [buttons] fewer buttons
    [largest] smaller
    [furthest] nearer
   *[other] { $fate }
}
page-board = Quilt board
page-board-keys = Keys: 1 2 3 pick up a patch, arrows move it, T or the mouse wheel turns, F flips, N next place, Enter places it, Escape puts it back, A advances. You can also drag a patch onto the quilt; the right button turns it.
page-fits = Fits here.
page-fits-not = Does not fit here.
page-where = Row { $row }, column { $column }.
page-you-buttons = Buttons
page-you-income = Income
page-you-empty = Empty squares
page-you-score = Points now
page-brings = { $income ->
    [0] {""}
   *[other] +{ $income } income,{" "}
}{ $special ->
    [0] {""}
   *[other] special patch,{" "}
}then { $who ->
    [player] you again
    [over] the end
   *[other] the Automa
}
page-price = Costs { $cost ->
    [one] 1 button
   *[other] { $cost } buttons
}, moves you { $time ->
    [one] 1 space
   *[other] { $time } spaces
}, { $buttons ->
    [0] carries no button
    [one] carries 1 button
   *[other] carries { $buttons } buttons
}
page-turn = Turn
page-flip = Flip
page-next-fit = Next place
page-lay-back = Put back
page-place = Place it
page-notation = Action
page-circle = Circle: { $count ->
    [one] 1 more patch
   *[other] { $count } more patches
}
page-circle-patch = { $label }, { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}
page-mat-sea = Your ocean
page-mat-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
page-mat-list = { $count ->
    [one] The only possibility as a list
   *[other] All { $count } possibilities as a list
}
page-mat-pick = { $what }: choose a place
page-mat-zone = { $zone ->
    [sunlight] Sunlight
    [twilight] Twilight
   *[midnight] Midnight
}
page-mat-bottom = The bottom, on the first dive there each week
page-mat-bonus = { $op ->
    [draw] card
    [recover] recover
    [lay_egg] egg
    [hatch] hatch
   *[move] move
}
page-mat-not-lit = (not now)
page-mat-slot = { $slot }: { $what }
page-mat-free = free
page-mat-fish = { $fish }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-mat-beneath = { $n } beneath
page-mat-gain = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
page-mat-points = { $n ->
    [one] point
   *[other] points
}
page-mat-cost = Costs { $cost }
page-mat-lives = { $size } · { $zones }
page-mat-lives-site = { $size } · { $zones }, only { $site }
page-mat-lives-bottom = { $size } · bottom row only
page-mat-now = { $places ->
    [one] Playable: 1 place
   *[other] Playable: { $places } places
}
page-mat-not = { $missing ->
    [card] Not now: too few other cards
    [egg] Not now: not enough eggs
    [young] Not now: not enough young
    [school] Not now: not enough schools
   *[place] Not now: no place for it
}
page-mat-discard = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}; { $deck } in the deck
page-mat-own = { $count ->
    [one] Your fish in full: 1
   *[other] Your fish in full: { $count }
}
page-mat-hers = { $count ->
    [0] Nautoma’s fish: none yet
    [one] Nautoma’s fish: 1
   *[other] Nautoma’s fish: { $count }
}
page-mat-large = The card
page-mat-close = Close
page-mat-look = Enlarge { $what }
page-mat-standing = If it ended now: you { $yours }, Nautoma { $hers }
page-mat-goal = { $when ->
    [now] This week: { $tile }
   *[later] Week { $week }: { $tile }
} – { $stand }
page-mat-goal-yours = you { $count } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
page-mat-goal-hers = Nautoma { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-mat-later = Later achievements
page-mat-size = { $length } cm, { $size ->
    [small] small
    [medium] medium
   *[large] large
}
page-mat-size-short = { $size ->
    [small] S
    [medium] M
   *[large] L
} { $length }
page-mat-size-letters = S M L
page-mat-tag = { $tag ->
    [predator] { $n ->
        [one] predator
       *[other] predator ×{ $n }
    }
    [bioluminescent] bioluminescent
    [camouflage] camouflage
    [electric] electric
   *[venomous] venomous
}
page-mat-eats = Goes over fish shorter than { $length } cm
page-mat-counts = counts { $n } this week
page-mat-signs = What the signs mean
page-mat-names = Fish names: as on the English cards
page-mat-sign = { $sign ->
    [activated] works on a dive there
    [end] works at the end of the game
    [first] only the first dive there each week
    [size] small, medium, large, and the length in cm
    [predator] a predator tag
    [star] counts for this week’s achievement
    [egg] an egg
    [young] a young
    [school] a school
   *[beneath] fish beneath
}
page-mat-eggs = { $n ->
    [0] Choose a fish
    [one] Lay 1 egg
   *[other] Lay { $n } eggs
}
page-mat-covers = over { $fish }
page-mat-and-week = { $points }, { $week } for this week
page-mat-gain-range = { $least } to { $most } points
page-share-title = Share this game
page-closed = This game cannot be opened
page-share-future = What you pass on contains the whole game, including what is still hidden: anyone who reads it can see what comes next.
page-share-help = { $kind ->
    [link] The link contains the whole game: set-up, chance and every answer. Anyone who opens it gets the game as it stands now.
   *[code] The code contains the whole game: set-up, chance and every answer. Open it on any device with Vis-à-vis.
}
page-share-code = { $kind ->
    [link] Link
   *[code] Share code
}
page-copy = Copy
page-copied = Copied
page-export = Save as a file
page-qr = The share code as a QR code
page-qr-too-long = This game is too long for a QR code. Use the share code or the file.
page-open-file = Choose a file
page-open-text = Or paste a share code or the content of a file
page-open-do = Open
page-cards-title = Own cards: { $game }
page-cards-unreadable = This file cannot be read: { $why }
page-cards-import = Import a file
page-cards-text = Or paste the content of the file
page-cards-reset = Back to the house cards
page-cards-reset-sure = Go back to the house cards? The cards you entered are set aside and can be brought back.
page-cards-aside = Set aside
page-cards-back = Bring back those of { $time } UTC
page-cards-count = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}{ $house ->
    [0] {""}
    [one] , 1 of them a house figure
   *[other] , { $house } of them house figures
}
page-cards-confirm = All of these are as printed on my cards
page-results = Results
page-results-none = No game has been finished yet.
page-results-csv = Save as CSV
page-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
page-taken-back = with take-back
page-date = Date
page-chart-wins = Wins by level
page-won-of = { $won } of { $played }
page-advice = { $kind ->
    [easy] You win { $share } % at “{ $level }” ({ $won } of { $played }). Try something harder:
    [hard] You win { $share } % at “{ $level }” ({ $won } of { $played }). Try something easier:
    [hardest] You win { $share } % at “{ $level }” ({ $won } of { $played }). Nothing here is harder.
    [easiest] You win { $share } % at “{ $level }” ({ $won } of { $played }). Nothing here is easier; it gets better with practice.
   *[right] You win { $share } % at “{ $level }” ({ $won } of { $played }). That is about right.
}
page-advice-option = { $option }: { $value }
page-advice-chance = expect to win about { $chance } %
page-chart-margins = Margins over time
page-chart-margins-label = Margins of the last { $count } games, from { $worst } to { $best } points

# How to begin
page-welcome = Plays your opponent when you play board games alone.
page-show-me = Show me
page-show-me-note = { $game } in one minute, on a real game
page-begin = { $table ->
    [digital] Play on screen
    [companion] Beside the printed game
   *[other] { $table }
}
page-choose = Options
page-tour = A guided first turn
page-tour-next = Next
page-tour-done = Play on
page-tour-close = End the guide
page-tour-quilt = This is your quilt. Fill as many of its 81 squares as you can: at the end every empty one costs 2 points.
page-tour-time = This is the time board. You are green, the Automa is yellow. Whoever is further back moves. The small numbers show where your choices would take you.
page-tour-take = Take one of these three patches. The button sign shows what it costs, the hourglass how far you move. Drag one onto the quilt, or tap it.
page-tour-place = Drag it where you like. Turn it with ↻, flip it with ⇋. When it fits, tap “Place it”.
page-tour-automa = The Automa has answered. It takes a patch by its card and never pays. Tap here to see why it chose this one.
page-tour-income = These are your buttons: money now, points at the end. Whenever you cross a button on the time board, you get one for every button sewn onto your quilt.
page-tour-ahead = If you cannot or do not want to buy, advance: you move in front of the Automa and get a button for every space. Now play on!

# The rules beside the game
page-rules = Rules
page-rules-of = { $game }: the rules in short
page-rules-search = Search the rules
page-rules-none = Nothing found.
page-rules-note = In short, and in our own words; the booklet of your printed game has everything.
page-close = Close
page-legend = Signs
page-legend-button = Buttons: money, and a point each at the end
page-legend-time = Spaces your token moves
page-legend-income = Income: buttons for those sewn onto your quilt, at every button on the time board
page-legend-empty = Empty squares: minus 2 points each at the end
page-legend-points = Points if the game ended now
page-legend-special = Special patch: one square, for whoever crosses it first
page-legend-tile = The Automa gets the 7×7 tile here, unless you fill 7 by 7 squares first
page-legend-ahead = Advance in front of the Automa, a button for every space
page-legend-you = Your token; after an arrow: you move again
page-legend-automa = The Automa’s token; after an arrow: it moves next
page-legend-name = A patch is named by its price and its spaces; where two agree, also by its squares
page-sound = Sounds

# Patchwork on screen
page-ahead = Advance
page-automa-took = took { $label }, moved { $n }
page-automa-passed = passed, moved { $n }

# The end on screen
page-end-best = Your best game so far!
page-end-standing = { $won } of { $played } won, best margin { $best }
page-end-picture = Share a picture

# The coach
page-coach = Ask the coach
page-coach-silent = The coach has no advice here; answer as you like.
page-coach-note = The chance assumes that you go on playing as the coach would. The coach sees only what you can see.
page-coach-prospects = { $win } % to win, expected margin { $margin }
page-coach-do = Make this move
page-review = Look back at the game
page-review-costliest = The costliest moves
page-review-jump = Go back there and play on differently
page-chances-label = Chance of winning over { $count } moves: { $first } % after the first, { $last } % after the last
page-no-coach = The coach looks only at games on screen.
page-decimal-mark = .
page-coach-hint = { $number }. { $label }: { $win } % to win, margin { $margin }
page-coach-chart = Chance of winning, move by move
page-coach-no-mistakes = No move cost more than chance can explain. Well played.
page-coach-cost = Move { $number }, { $label }: cost { $cost } percentage points ({ $made } % instead of { $best } %).
page-coach-better = Better: { $label }

# The lab

# Imperial Steam: the map
page-rails-map = Map of the cities and links that are known
page-rails-legend = Thick: Franz’s tracks. Dashed: your tracks. A dark arch is a tunnel, a line over an arch a bridge.
page-rails-tap = Tap a city or a link to choose it.
page-rails-find = Find a city

# Everything at once, and the page as an app without a server
page-everything = Your games and cards
page-everything-help = One file with all your games, results and own cards: a copy to keep, or the way to another device.
page-everything-save = Save everything as a file
page-everything-read = Bring in such a file
page-everything-note = What is already here stays. A game that went on differently elsewhere is added alongside the one here.
page-everything-text = Or paste what is in it
page-everything-do = Bring it in
page-everything-bad = This is not a file that holds everything from Vis-à-vis, so nothing was changed. For a single game, use “Open a saved game” on the first page.
page-everything-done = { $added ->
    [0] No new game
    [one] 1 game added
   *[other] { $added } games added
}; { $same ->
    [one] 1 was here already
   *[other] { $same } were here already
}.
page-everything-beside = { $count ->
    [one] 1 of them had gone on differently here; both are kept.
   *[other] { $count } of them had gone on differently here; both are kept.
}
page-everything-cards = { $count ->
    [one] Own cards of 1 game added.
   *[other] Own cards of { $count } games added.
}
page-everything-cards-stayed = Cards you had already entered here were kept.
page-everything-unread = { $count ->
    [one] 1 game could not be opened: { $why }
   *[other] { $count } games could not be opened. The first: { $why }
}
page-storage = Space on this device
page-storage-used = Used:
page-storage-free = Free:
page-storage-kept = The browser keeps your games until you delete them yourself.
page-storage-loose = If space runs out, the browser may delete your games. Save everything as a file now and then.
page-storage-keep = Ask the browser to keep them
page-storage-lost = The browser has deleted the games that were kept here. If you have a file with everything, bring it in below.
page-problem-full = There is no space left on this device, so your last step was not saved. Everything before it is. Free some space, then try again.
page-problem-damaged = The file in which the program keeps your games is damaged. The window it was started from says which file, and why.
page-install = Install as an app
page-install-by-hand = To install it as an app, choose “Add to Home Screen” in the browser’s menu.
page-update = There is a new version.
page-update-do = Load it
page-thinking = The coach is thinking …
page-thinking-failed = The coach cannot think in this browser.
page-camera = Read a QR code with the camera
page-camera-failed = The camera cannot be used.

## Cryo on screen

page-ship-sections = The ship
page-ship-caverns = Caverns and tunnels
page-ship-platform = Your platform
page-ship-hand = { $cards ->
    [one] Your hand: 1 card
   *[other] Your hand: { $cards } cards
}
page-ship-jump = Parts of the table
page-ship-part = { $place ->
    [hand] Hand
    [platform] Platform
   *[caverns] Caverns
}
page-ship-played = In front of you
page-ship-of = { $kind ->
    [upgrades] Upgrades
    [vehicles] Vehicles
   *[missions] Missions
}
page-ship-stock = Your stock
page-ship-amount = { $track }: you { $yours } of { $end }, Rival { $rivals }
page-ship-aboard = Pods aboard: { $pods } of { $room }
page-ship-points = Points: you { $yours }, Rival { $rivals } and its hidden missions
page-ship-chamber = Chamber { $n }: { $state ->
    [sabotaged] sabotaged
   *[whole] your pods { $yours }, the Rival’s { $rivals }
}
page-ship-token = Incident: { $token }
page-ship-no-token = none
page-ship-board-card = Board card { $card } above: { $dock }
page-ship-dock = { $dock }: { $state ->
    [yours] your drone
    [rivals] the Rival’s drone
    [damaged] damaged
   *[open] open
}
page-ship-space = { $what }{ $left ->
    [0] {""}
    [1] {""}
   *[other] , { $left } tiles
}
page-ship-launch = Launch dock, your drones: { $drones }
page-ship-launch-dock = Launch dock
page-ship-track = Incidents to come
page-ship-deck = Deck: { $cards }, discard pile: { $discard }
page-ship-platform-dock = { $dock }: { $does }, { $state ->
    [home] a drone is here
   *[open] open
}
page-ship-slot = { $slot }: { $what }
page-ship-free = free
page-ship-places = { $places ->
    [one] 1 place
   *[other] { $places } places
}
page-ship-mission = { $mission }, { $worth }
page-ship-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-ship-use = { $use_of ->
    [upgrade] Upgrade
    [vehicle] Vehicle
    [mission] Mission
   *[scrap] Scrap
}
page-ship-sign = { $sign ->
    [drone] a drone: yours is filled, the Rival’s is an outline
    [pods] pods: yours in the filled figure, the Rival’s in the outlined one
    [closed] a damaged dock, or a sabotaged chamber
    [all] a tile: you get everything it shows
    [one] a tile: you get one of the two
    [looting] a looting token, round
    [sabotage] a sabotage token
    [sunset] the sunset token
    [cavern] a cavern: number for the majority, and for the other side
   *[tunnel] the energy of a tunnel
}
page-ship-close = Close
page-ship-tap = Tap what lights up.
