# The program itself.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-bad-request = This line cannot be read: { $why }
error-empty-request = Say one of: answer, undo, redo, jump, change, set, fields, journal, share, save.
error-line-too-long = This line is too long.
error-save-failed = The game could not be saved: { $why }
error-no-such-game = There is no game “{ $game }”; there are: { $games }.
error-file = { $path }: { $why }

log-set = Set by hand: { $field } = { $value }

ui-saved = Saved in { $path }
ui-resumed = Going on with { $path }
ui-anyway = Do it anyway? (y/n)
ui-help = Type the number or the name of an answer. u undo, r redo, w why, s set a figure by hand, l log, share share code, q quit. Everything is saved after each answer.
ui-keys = u undo · r redo · w why · s set by hand · l log · ? help · q quit
ui-no-reasons = There is nothing to explain here.
ui-nothing-to-set = Nothing can be set by hand at this table.
ui-which-field = Which figure? (number)
ui-more = … and { $n } more; type any of them, such as: { $example }
ui-you = You
ui-opponent = Opponent
ui-keys-help = 1 2 3 pick up a patch, arrows move it, t turn, f flip, n next place where it fits, Enter put it down, Esc lay it back, a advance, : type an action, u undo, r redo, w why, q quit
ui-keys-free = 1 2 3 patch · a advance · : type · u undo · r redo · w why · ? help · q quit
ui-keys-hand = arrows move · t turn · f flip · n next fit · Enter place · Esc back · u undo · q quit
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
ui-you-have = You: { $buttons } buttons, income { $income }, { $empty } empty squares, { $score } points{ $tile ->
    [yes] , 7×7 tile
   *[no] {""}
}
ui-automa-has = Automa: { $buttons } buttons, { $patches } patches with buttons, { $printed } printed, { $score } points{ $tile ->
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
