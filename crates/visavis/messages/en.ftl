# The program itself.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-bad-request = This line cannot be read: { $why }
error-empty-request = Say one of: answer, undo, redo, jump, change, set, fields, journal, share, hint, save.
error-line-too-long = This line is too long.
error-save-failed = The game could not be saved: { $why }
error-no-such-game = There is no game “{ $game }”; there are: { $games }.
error-file = { $path }: { $why }

log-set = Set by hand: { $field } = { $value }

ui-saved = Saved in { $path }
ui-resumed = Going on with { $path }
ui-anyway = Do it anyway? (y/n)
ui-help = Type the number or the name of an answer. { $keys }. Everything is saved after each answer.
ui-key = { $key ->
    [card] card { $card } details
    [card-all] card { $card } shows a whole card
    [undo] u undo
    [redo] r redo
    [why] w why
    [hint] h hint
    [set] s set by hand
    [log] l log
    [share] share share code
    [help] ? help
   *[quit] q quit
}
ui-no-reasons = There is nothing to explain here.
ui-nothing-to-set = Nothing can be set by hand at this table.
ui-which-field = Which figure? (number)
ui-more = … and { $n } more; type any of them, such as: { $example }
ui-you = You
ui-opponent = Opponent
ui-keys-help = 1 2 3 pick up a patch, arrows move it, t turn, f flip, n next place where it fits, Enter put it down, Esc lay it back, a advance, : type an action, u undo, r redo, w why, h hint, q quit
ui-keys-free = 1 2 3 patch · a advance · : type · h hint · u undo · w why · ? help · q quit
ui-keys-hand = arrows move · t turn · f flip · n next fit · Enter place · Esc back · q quit
ui-patch-cost = cost { $cost } time { $time } ⊙{ $buttons }
ui-patch-not = { $why ->
    [room] fits nowhere
   *[other] too dear
}
ui-patch-brings = to { $to }{ $income ->
    [0] {""}
   *[other] {" "}+{ $income }⊙
}{ $special ->
    [0] {""}
   *[other] {" "}■
}
ui-then = then { $who ->
    [player] you again
    [over] the end
   *[other] Automa
}
ui-legend = ●you ○Automa
ui-you-have = You: { $buttons } buttons, income { $income }, { $empty } empty squares, { $score } { $score ->
    [one] point
   *[other] points
}{ $tile ->
    [yes] , 7×7 tile
   *[no] {""}
}
ui-automa-has = Automa: { $buttons } buttons, { $patches } patches with buttons, { $printed } printed, { $score } { $score ->
    [one] point
   *[other] points
}{ $tile ->
    [yes] , 7×7 tile
   *[no] {""}
}
ui-menu = What would you like to do?
ui-menu-new = New game: { $game }, { $table ->
    [digital] on screen
   *[other] beside the printed game
}
ui-menu-resume = Go on: { $file }
ui-menu-quit = Quit
ui-unofficial = Unofficial and not connected with any publisher. All game names belong to their owners.

# Command line help
cli = Plays the opponent across the table
cli-data = Folder for saved games and own cards
cli-lang = Language: en or de
cli-games = Lists the games, their opponents, tables, levels and options
cli-games-json = As JSON
cli-play = Plays a game in the terminal
cli-play-game = Which game
cli-play-table = Which table: digital or companion
cli-play-level = The opponent's level
cli-play-deck = The opponent's deck
cli-play-option = An option, name=value; may be given several times
cli-play-seed = The seed everything random comes from
cli-play-save = The file to save to and to go on from
cli-play-json = Speak JSON lines, for other programs
cli-replay = Shows a saved game as text
cli-replay-file = The saved game, or a share code
cli-replay-json = One JSON object a step
cli-decide = Answers JSON lines about the Automa's decisions
cli-decide-game = Which game
cli-lab = Plays many games and measures them
cli-lab-game = Which game
cli-lab-games = How many games
cli-lab-seats = Who sits where: random,random or random,automa
cli-lab-threads = How many threads
cli-lab-json = As JSON
cli-lab-level = The opponent's level
cli-lab-deck = The opponent's deck
cli-lab-option = An option, name=value
cli-lab-seed = The seed of the run
lab-line-games = { $games } games, { $rate } games a second, { $actions } actions a game
lab-line-seat = { $seat }: mean { $mean }, standard deviation { $sd }, { $wins } wins
lab-line-checksum = Check-sum { $sum }

cards-none = { $game } needs no own cards: all its figures are public.
cards-no-own = No own cards are entered; the shipped ones are used.
cards-fine = The cards are complete and will be used in new games.
cards-entered = Entered. Still open before they can be used:
cards-reset = The shipped cards are used again; your own are kept beside as .old.
error-own-cards = Your own cards cannot be read and were left as they are: { $why }
cli-cards = Your own printed cards: show, enter, check, reset, export, import
cli-cards-game = Which game
cli-cards-show = Shows every figure with its provenance
cli-cards-show-json = As JSON
cli-cards-enter = Enters one figure
cli-cards-enter-field = Which figure, as show names it
cli-cards-enter-value = Its value
cli-cards-check = Checks your cards, or a file, for completeness
cli-cards-check-file = The file to check
cli-cards-reset = Goes back to the shipped cards
cli-cards-export = Writes your cards to a file
cli-cards-export-file = The file to write
cli-cards-import = Takes your cards from a file
cli-cards-import-file = The file to read

# The page
cli-serve = Serves the page in the browser; what also happens without any command
cli-serve-port = The port to listen on
cli-serve-lan = Let other devices in the network in, with a key
cli-serve-new_key = Make a new key; devices that hold the old one stay outside
cli-menu = Asks in the terminal what to play
ui-mat-legend = o egg · <n young · # school · +n beneath · [c cards e eggs y young s schools]
ui-mat-cost = { $kind ->
    [cards] { $n }c
    [eggs] { $n }e
    [young] { $n }y
    [schools] { $n }s
   *[consume] fish
}
ui-mat-type = Type it: { $example }, or:
ui-card-unseen = You cannot see a card { $card }.
ui-mat-head = Week { $week }, turn { $turn } · you { $points ->
    [one] 1 point
   *[other] { $points } points
} · Nautoma { $eggs } o, { $young } <, { $schools } #, { $fish } fish
ui-mat-more = … { $n } more before; l shows all
web-how-to-end = Open this address in your browser. Ctrl+C ends the program; every game is saved.
web-lan-warning = Everybody in your network who has this address with its key can play along. Nobody else gets in.
web-skip = Skip to the content
web-language-to = Switch to English
web-theme-to = { $theme ->
    [light] Switch to light
    [dark] Switch to dark
   *[auto] Follow the system's light or dark
}
web-problem = That did not work
web-problem-not-found = There is no such page.
web-problem-no-game = There is no such game here. It may have been forgotten, or it lies on another computer.
web-problem-no-key = This page needs a key. Open the address with its key as the program printed it, or scan its code.
web-problem-foreign = This request did not come from this page, so nothing was done. Go to the start and try again.
web-problem-unreadable = This request cannot be read, so nothing was done.
web-problem-status = The server refused this request (status { $status }).
web-problem-ours = Something went wrong in the program. Your games are saved as they were before.
web-problem-empty-start = Name a game, or send a journal or a share code.
web-to-start = To the start
web-older = { $count ->
    [one] One older game
   *[other] { $count } older games
}
web-asleep = Your browser cannot keep the screen awake at this address. If it goes dark too soon, let it stay on longer in the settings of your device.
web-continue = Continue
web-opponents = Opponents
web-new-game = New game
web-own-cards = Own cards
web-open = Open a saved game
web-results-link = { $games ->
    [0] Results
   *[other] Results: { $won } of { $games } won
}
web-seat = { $table ->
    [digital] On screen
    [companion] Beside the printed game
   *[other] { $table }
}
web-level = Level { $level }
web-level-word = Level
web-entries = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
web-forget = Forget this game
web-forget-game = Forget this game of { $game }
web-forget-sure = Forget this game? It cannot be brought back.
web-where-to-play = Where do you play?
web-own-cards-help = Some printed cards are not public; house cards take their place. Enter the cards of your own copy once and play with them.
web-own-cards-enter = Enter own cards
web-own-cards-use = Play with my own cards
web-start = Start
web-more-options = More options
web-seed = Seed (optional)
web-seed-help = The same number deals the same cards again.
web-bad-seed = The seed is a whole number from 0 to 18446744073709551615.
web-told = What happens now
web-why = Why?
web-step-back = Previous step
web-step-next = Next
web-setting-up = Setting up
web-you-won = You won!
web-you-lost = You lost
web-nobody-won = A draw
web-score = Score
web-total = Total
web-again = Play again
web-typed = Or type another name
web-enter = Enter
web-done = Done
web-asides = Something else
web-how-many = { $min ->
    [0] Tap in order, at most { $max }.
   *[other] { $max ->
        [1] Tap one.
       *[other] Tap in order, { $min } to { $max }.
    }
}
web-how-many-just = { $n ->
    [one] Tap one.
   *[other] Tap { $n } in order.
}
web-range = A whole number from { $min } to { $max }
web-less = One less
web-more = One more
web-tools = Tools
web-undo = Undo
web-redo = Redo
web-set = Set by hand
web-set-title = Set by hand
web-set-note = If something on the table differs from what is kept here, set it straight. It becomes one step of the history and can be undone.
web-share = Share
web-stale = The game has gone on in the meantime, in another tab or on another device. Nothing was changed; this is how it stands now.
web-anyway = Do it anyway
web-changed = Changed. { $kept ->
    [one] One later answer
   *[other] { $kept } later answers
} still fit; { $dropped ->
    [one] one does not
   *[other] { $dropped } do not
} and can be brought back with “Redo” one by one. The first that does not fit: { $why }
web-lost = No connection to the program. It is tried again.
web-past = History ({ $count })
web-past-all = The whole history with reasons
web-past-title = History
web-back-to-game = Back to the game
web-entry = Answer { $number }
web-go-back-here = Go back to here
web-go-back-note = { $later ->
    [one] This answer is taken back. “Redo” brings it back.
   *[other] This and the later answers, { $later } in all, are taken back. “Redo” brings them back.
}
web-correct = Correct this answer
web-correct-note = { $later ->
    [0] The game goes on from the corrected answer.
    [one] The answer after it stays as long as it fits.
   *[other] The { $later } answers after it stay as long as they fit.
}
web-save = Save
web-quilt = Quilt: { $covered } squares covered, { $empty } empty
web-time-board = Time board: you have { $player } spaces to go, the Automa { $automa }
web-candidates = The patches it chose from
web-fate = { $fate ->
    [taken] taken
    [dear] too dear
    [time] would overtake
    [buttons] fewer buttons
    [largest] smaller
    [furthest] nearer
   *[other] { $fate }
}
web-your-quilt = Your quilt
web-board = Quilt board
web-board-keys = Keys on the quilt: 1 2 3 pick up a patch, arrows move it, T turns, F flips, N next place, Enter places it, Escape lays it back, A advances.
web-fits = Fits here.
web-fits-not = Does not fit here.
web-where = Row { $row }, column { $column }.
web-you-buttons = Buttons
web-you-income = Income
web-you-empty = Empty squares
web-you-score = Points now
web-brings = { $income ->
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
web-price = Costs { $cost }, { $time } { $time ->
    [one] space
   *[other] spaces
}, { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}
web-turn = Turn
web-flip = Flip
web-next-fit = Next place
web-lay-back = Lay back
web-place = Place it
web-notation = Action
web-circle = Circle: { $count ->
    [one] 1 more patch
   *[other] { $count } more patches
}
web-circle-patch = { $label }, { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}
web-mat-sea = Your ocean
web-mat-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
web-mat-list = { $count ->
    [one] The only possibility as a list
   *[other] All { $count } possibilities as a list
}
web-mat-pick = { $what }: choose a place
web-mat-zone = { $zone ->
    [sunlight] Sunlight
    [twilight] Twilight
   *[midnight] Midnight
}
web-mat-bottom = The bottom, at the first dive there in a week
web-mat-legend = ▼ works on a dive there · ⚑ at the end of the game · 1. first dive there each week
web-mat-bonus = { $op ->
    [draw] card
    [recover] recover
    [lay_egg] egg
    [hatch] hatch
   *[move] move
}
web-mat-not-lit = (not now)
web-mat-slot = { $slot }: { $what }
web-mat-free = free
web-mat-fish = { $fish }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-mat-beneath = { $n } beneath
web-mat-gain = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
web-mat-points = { $n ->
    [one] point
   *[other] points
}
web-mat-cost = Costs { $cost }
web-mat-lives = { $length } cm · { $zones }
web-mat-lives-site = { $length } cm · { $zones }, only { $site }
web-mat-lives-bottom = { $length } cm · bottom row only
web-mat-now = { $places ->
    [one] Can be played: 1 place
   *[other] Can be played: { $places } places
}
web-mat-not = { $missing ->
    [card] Not now: too few other cards
    [egg] Not now: eggs are missing
    [young] Not now: young are missing
    [school] Not now: a school is missing
   *[place] Not now: no place for it
}
web-mat-discard = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}; { $deck } in the deck
web-mat-own = { $count ->
    [one] Your fish in full: 1
   *[other] Your fish in full: { $count }
}
web-mat-hers = { $count ->
    [0] Nautoma’s fish: none yet
    [one] Nautoma’s fish: 1
   *[other] Nautoma’s fish: { $count }
}
web-share-title = Share this game
web-share-help = The code holds the whole game: set-up, chance and every answer. Open it on any device with Vis-à-vis.
web-share-code = Share code
web-copy = Copy
web-copied = Copied
web-export = Save as a file
web-qr = The share code as a QR code
web-qr-too-long = This game is too long for a QR code. Use the share code or the file.
web-open-file = Choose a file
web-open-text = Or paste a share code or the content of a file
web-open-do = Open
web-cards-title = Own cards: { $game }
web-cards-unreadable = This file cannot be read: { $why }
web-cards-wrong = { $figure }: { $why }
web-cards-import = Take in a file
web-cards-text = Or paste the content of the file
web-cards-reset = Back to the house cards
web-cards-reset-sure = Go back to the house cards? The entered ones are kept beside as a file.
web-cards-count = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}{ $house ->
    [0] {""}
   *[other] , { $house } of them house figures
}
web-cards-confirm = All of these are as printed on my cards
web-results = Results
web-results-none = No game has been finished yet.
web-results-csv = Save as CSV
web-date = Date
web-chart-wins = Wins by level
web-won-of = { $won } of { $played }
web-chart-margins = Margins over time
web-chart-margins-label = Margins of the last { $count } games, from { $worst } to { $best } points

cli-lab-nautoma_only = Finspan: only Nautoma's own turns
cli-lab-eggs = Finspan: eggs your all-players fish give her, week by week (2,4,4,4), or model:0, model:8, model:20

# The coach
web-coach = Ask the coach
coach-note = The chance is that of somebody who goes on playing as the coach does. It looks at nothing you cannot see.
web-coach-prospects = { $win } % to win, margin { $margin } to expect
web-coach-do = Make this move
web-review = Look back at the game
web-review-costliest = The costliest moves
web-review-jump = Go back there and play on differently
web-chances-label = Chance of winning over { $count } moves: { $first } % after the first, { $last } % after the last
error-no-coach = The coach only looks at games of Patchwork on screen.
coach-hint = { $number }. { $label }: { $win } % to win, margin { $margin }
coach-chart = Chance of winning, move by move
coach-no-mistakes = No move cost more than chance can explain. Well played.
coach-cost = Move { $number }, { $label }: cost { $cost } percentage points ({ $made } % instead of { $best } %).
coach-better = Better: { $label }
cli-review = Looks back at a saved game of Patchwork: the chance of winning, and the costliest moves
cli-review-file = The saved game, or a share code
cli-review-json = As JSON, with the chart as SVG

# The lab
cli-lab-players = Who plays against the Automa: random, greedy, search:2000 (playouts a move); several with commas
cli-lab-side = Finspan: the side of the achievement board: a, b; several with commas
cli-lab-ravel = Finspan: off, or the strength 2–4 with a card drawn for every game, or a card, R1–R6; several with commas
cli-lab-out = The folder of the run; an interrupted run goes on there
cli-lab-csv = All games as CSV too
cli-lab-shard = Only a part of the run, such as 2/5
cli-lab-marker = A designer's dial: the space of the Automa's marker
cli-lab-bonus = A designer's dial: points added to the Automa's score
cli-lab-allow_clock = Allow players that look at the clock (search:200ms); the digits then depend on the machine
cli-lab-report = Makes a page of runs: charts and tables, as HTML and Markdown
cli-lab-report-folders = The folders of the runs
cli-lab-report-out = Where to write; the first folder unless said
cli-lab-report-command = How the run was started, to be shown in the report
cli-lab-report-json = Print the figures as JSON instead
cli-lab-merge = Joins the parts of a run that were played apart
cli-lab-merge-folders = The folders with the parts
cli-lab-merge-out = The folder to join them in
cli-lab-merge-json = As JSON
cli-lab-calibrate = Finds the dial that gives a wished win rate: a level between the levels
cli-lab-calibrate-player = Who plays
cli-lab-calibrate-target = The wished win rate, 0 to 1
cli-lab-calibrate-dial = Which dial: bonus or marker
cli-lab-calibrate-level = The level it is turned at
cli-lab-calibrate-deck = The Automa's deck
cli-lab-calibrate-games = Games for every win rate
cli-lab-calibrate-seed = The seed of the games
cli-lab-calibrate-json = As JSON, with the whole scale
lab-left = left:
lab-no-clock = { $player } looks at the clock, so its games cannot be played again. Take playouts, such as search:2000, or add --allow-clock.
lab-needs-out = Say where the run is to be kept: --out FOLDER
lab-no-dials-here = The dials --marker and --bonus are Patchwork's.
lab-no-dial = No games, no dial.
lab-report-written = report.html and report.md are in { $folder }
lab-line-cell = { $cell }: { $games } games, { $win } % won ({ $low }–{ $high }), margin { $margin }
lab-line-done = { $games } of { $of } games are in { $folder }
lab-line-dial-short = That is the nearest possible: this dial gives { $low } to { $high } % here.
lab-line-dial = { $dial ->
    [marker] Marker on space { $value }
   *[other] Bonus { $value }
}: { $win } % won ({ $low }–{ $high }), { $games } games, seed { $seed }
