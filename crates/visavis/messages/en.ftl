# The program itself.
visavis-error-line-too-long = This line is too long.
visavis-error-line-empty = This line is empty; send one request per line.
visavis-error-line-unreadable = This line is not UTF-8 text.
visavis-error-save-failed = The game could not be saved: { $why }
visavis-error-no-such-game = There is no game “{ $game }”; choose one of: { $games }.
visavis-store-full = There is no room left for { $path } ({ $why }). Make room, then start again; everything that was saved is there.
visavis-store-damaged = { $path } is damaged ({ $why }). It was left as it is. Put a copy of it in its place, or move it away: the program then starts with an empty store.
visavis-error-file = { $path }: { $why }

visavis-error-no-wasm = This program was built without the app. In its source folder run: bash scripts/wasm, then build it again.
visavis-site-written = { $files } files, { $kilobytes } kB, in { $folder }. Put them on any static host (https, or this computer).

visavis-saved = Saved in { $path }
# What may be typed for yes.
visavis-yes = y yes
visavis-anyway = Do it anyway? (y/n)
visavis-help = Type the number or the name of an answer. { $keys }. Everything is saved after each answer.
visavis-key = { $key ->
    [card] card { $card } details
    [card-all] card { $card } shows a whole card
    [undo] u undo
    [redo] r redo
    [why] w why
    [hint] h hint
    [set] s set by hand
    [before] b last turn
    [log] l log
    [share] share share code
    [help] ? help
   *[quit] q quit
}
visavis-no-turn-before = There is no turn before this one.
visavis-nothing-to-set = Nothing can be set by hand at this table.
visavis-which-field = Which figure? (number)
visavis-form = Type name=value for what is different, or the values in this order; Enter alone keeps all.
visavis-more = … and { $n } more; type any of them, such as: { $example }
visavis-menu = What would you like to do?
visavis-menu-new = New game: { $game }, { $table ->
    [digital] on screen
   *[other] beside the printed game
}
visavis-menu-resume = Go on: { $file }, last played { $day }
visavis-menu-quit = Quit

# Command line help
visavis-cli = Plays the opponent across the table
visavis-cli-data = Folder for saved games and own cards
visavis-cli-lang = Language: { $languages }
visavis-cli-site = Writes the page as a static site that works without this program and without a network
visavis-cli-site-folder = The folder to write it into
visavis-cli-games = Lists the games, their opponents, tables, levels and options
visavis-cli-games-json = As JSON
visavis-cli-play = Plays a game in the terminal
visavis-cli-play-game = Which game
visavis-cli-play-table = Which table: digital or companion
visavis-cli-play-level = The opponent’s level
visavis-cli-play-deck = The opponent’s deck
visavis-cli-play-option = An option, name=value; may be given several times
visavis-cli-play-seed = The seed that all randomness comes from
visavis-cli-play-save = The file to save to and resume from
visavis-cli-play-json = Speak JSON lines, for other programs
visavis-cli-replay = Shows a saved game as text
visavis-cli-replay-file = The saved game, or a share code
visavis-cli-replay-json = One JSON object a step
visavis-cli-decide = Answers JSON lines about the Automa’s decisions
visavis-cli-decide-game = Which game
visavis-cli-lab = Plays many games and measures them
visavis-cli-lab-game = Which game
visavis-cli-lab-games = How many games
visavis-cli-lab-seats = Who sits where: random,random or random,automa
visavis-cli-lab-threads = How many threads
visavis-cli-lab-json = As JSON
visavis-cli-lab-level = The opponent’s level
visavis-cli-lab-deck = The opponent’s deck
visavis-cli-lab-option = An option, name=value
visavis-cli-lab-seed = The seed of the run
visavis-lab-line-games = { $games } games, { $rate } games a second, { $actions } actions a game
visavis-lab-line-seat = { $seat }: mean { $mean }, standard deviation { $sd }, { $wins } wins
visavis-lab-line-checksum = Check-sum { $sum }

visavis-cards-none = { $game } needs no cards of your own: all its figures are public.
visavis-cards-no-own = You have entered no cards of your own; the shipped ones are used.
visavis-cards-fine = The cards are in order and will be used in new games.
visavis-cards-entered = Entered. Still missing before they can be used:
visavis-cards-reset = The shipped cards are used again; your own are kept in a .old file.
visavis-cli-cards = Your own printed cards: show, enter, check, reset, export, import
visavis-cli-cards-game = Which game
visavis-cli-cards-show = Shows every figure with its provenance
visavis-cli-cards-show-json = As JSON
visavis-cli-cards-enter = Enters one figure
visavis-cli-cards-enter-field = Which figure, as show names it
visavis-cli-cards-enter-value = Its value
visavis-cli-cards-check = Checks your cards, or a file, for completeness
visavis-cli-cards-check-file = The file to check
visavis-cli-cards-reset = Goes back to the shipped cards
visavis-cli-cards-export = Writes your cards to a file
visavis-cli-cards-export-file = The file to write
visavis-cli-cards-import = Takes your cards from a file
visavis-cli-cards-import-file = The file to read

# The page
visavis-cli-serve = Serves the page for the browser; this also happens when no command is given
visavis-cli-serve-port = The port to listen on
visavis-cli-serve-lan = Let other devices on the network in, with a key
visavis-cli-serve-new_key = Make a new key; devices with the old one are shut out
visavis-cli-menu = Asks in the terminal what to play
visavis-card-unseen = You cannot see a card { $card }.
visavis-mat-more = … { $n } more above; l shows all
visavis-folder-held = The data folder { $path } is in use by another Vis-à-vis (process { $who }). End that one, or choose another folder with --data.
visavis-save-held = The game { $path } is open in another Vis-à-vis (process { $who }). End that one, or save to another file.
visavis-how-to-end = Open this address in your browser. Ctrl+C ends the program; every game is saved.
visavis-lan-warning = Anyone on your network who has this address with its key can play along. Nobody else gets in.

visavis-cli-lab-nautoma_only = Finspan: Nautoma’s own turns only
visavis-cli-lab-eggs = Finspan: eggs your all-players fish give her, week by week (2,4,4,4), or model:0, model:8, model:20

# The coach
visavis-cli-review = Looks back at a saved game on screen: the chance of winning, and the costliest moves
visavis-cli-review-file = The saved game, or a share code
visavis-cli-review-json = As JSON, with the chart as SVG

# The lab
visavis-cli-lab-players = Who plays: random, greedy, search:2000 (iterations a move); several with commas
visavis-cli-lab-side = Finspan: the side of the achievement board: a, b; several with commas
visavis-cli-lab-ravel = Finspan: off, or the strength 2–4 with a card drawn for every game, or a card, R1–R6; several with commas
visavis-cli-lab-out = The folder of the run; an interrupted run is resumed there
visavis-cli-lab-csv = Write all games as CSV too
visavis-cli-lab-shard = Only a part of the run, such as 2/5
visavis-cli-lab-marker = A designer’s dial: the space of the Automa’s marker
visavis-cli-lab-bonus = A designer’s dial: points added to the Automa’s score
visavis-cli-lab-allow_clock = Allow players that look at the clock (search:200ms); the digits then depend on the machine
visavis-cli-lab-report = Makes a page of runs: charts and tables, as HTML and Markdown
visavis-cli-lab-report-folders = The folders of the runs
visavis-cli-lab-report-out = Where to write; by default the first folder
visavis-cli-lab-report-command = How the run was started, to be shown in the report
visavis-cli-lab-report-json = Print the figures as JSON instead
visavis-cli-lab-merge = Joins parts of a run that were played separately
visavis-cli-lab-merge-folders = The folders with the parts
visavis-cli-lab-merge-out = The folder to join them in
visavis-cli-lab-merge-json = As JSON
visavis-cli-lab-calibrate = Finds the dial for a target win rate: a level between the levels
visavis-cli-lab-calibrate-game = The game: patchwork or cryo
visavis-cli-lab-calibrate-option = An option of the game, name=value
visavis-cli-lab-calibrate-player = Who plays
visavis-cli-lab-calibrate-target = The target win rate, 0 to 1
visavis-cli-lab-calibrate-dial = Which dial: bonus or marker in Patchwork, head_start in Cryo
visavis-cli-lab-calibrate-level = The level it is turned at
visavis-cli-lab-calibrate-deck = The Automa’s deck
visavis-cli-lab-calibrate-games = Games for every win rate
visavis-cli-lab-calibrate-seed = The seed of the games
visavis-cli-lab-calibrate-json = As JSON, with the whole scale
visavis-lab-left = left:
visavis-lab-needs-out = Say where to keep the run: --out FOLDER
visavis-lab-no-dial = Without games there is no dial to find.
visavis-lab-report-written = report.html and report.md are in { $folder }
visavis-lab-line-cell = { $cell }: { $games } games, { $win } % won ({ $low }–{ $high }), margin { $margin }
visavis-lab-line-damaged = { $parts ->
    [one] One part was damaged; it is not counted as it was.
   *[other] { $parts } parts were damaged; they are not counted as they were.
}
visavis-lab-line-done = { $games } of { $of } games are in { $folder }
visavis-cli-lab-cards = Imperial Steam: side A or B of Franz’s cards 1, 2 and 3 (AAA … BBB); several with commas
visavis-cli-lab-money = Imperial Steam: Franz’s start money; several with commas
visavis-cli-lab-trieste = Imperial Steam: the round in which the person joins Trieste, or never; several with commas
visavis-lab-not-here = { $option } is not for Imperial Steam: Franz is measured there without a person.
visavis-lab-line-franz = { $cards }, { $money } gulden, { $round ->
    [0] Trieste left to Franz
   *[other] Trieste joined in round { $round }
}: { $games } games, wealth { $mean } ({ $low }–{ $high }), 5–95 %: { $five }–{ $ninety }
visavis-lab-franz-house = Played with the house cards and the house map, not the printed ones.
visavis-lab-line-dial-short = That is as near as it gets: this dial gives { $low } to { $high } % here.
visavis-lab-line-dial = { $dial ->
    [marker] Marker on space { $value }
    [head_start] Head start { $value }
   *[other] Bonus { $value }
}: { $win } % won ({ $low }–{ $high }), { $games } games, seed { $seed }
