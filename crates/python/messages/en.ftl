python-no-such-action = { $number } is no action here; actions are numbered 0 to { $most }.
python-in-game = Game { $game } of the batch: { $why }
python-wrong-shape = One whole number for each of the { $wanted } games is expected; { $found } came.
python-no-such-game = There is no game “{ $game }”; choose one of: { $games }.
python-nobody = { $player } does not play { $game }.
python-no-outlooks = { $game } has no outlooks.
python-no-coach = The coach knows games on screen only.
python-no-such-part = There is no part { $part }; this run has { $parts }.
python-unreadable = This cannot be read: { $why }

python-lab-progress = { $games } of { $of } games · { $rate } a second · { $left } left
python-lab-damaged = { $parts ->
    [one] One part was damaged; it is not counted as it was.
   *[other] { $parts } parts were damaged; they are not counted as they were.
}
python-lab-done = { $games } of { $of } games are in { $place }
python-lab-stopped = Stopped. The same command goes on from here.
python-lab-cell = { $cell }: { $games } games, { $win } % won ({ $low }–{ $high })
python-play-you = You: { $points } points, { $buttons } buttons, income { $income }, space { $space }
python-play-other = Opponent: { $points } points, { $buttons } buttons, income { $income }, space { $space }
python-play-patches = Next patches: { $patches }
python-play-ask = Your move (adv, take …, ? for a hint, u to undo, q to stop):
python-play-hint = The weights would play: { $action }
python-play-did = Opponent: { $action }
python-play-over = Over: you { $you }, opponent { $other }.
