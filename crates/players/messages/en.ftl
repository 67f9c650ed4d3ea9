# The coach's words.
coach-covers = Covers { $squares } squares for { $cost ->
    [one] one button
   *[other] { $cost } buttons
} and { $time ->
    [one] one space
   *[other] { $time } spaces
} of time.
coach-income = Brings { $buttons } more at each of the { $lines } income lines still ahead: { $all } in all.
coach-advance = Gives { $n ->
    [one] one button
   *[other] { $n } buttons
} for the spaces moved.
coach-pays = Crosses an income line: { $n ->
    [one] one button
   *[other] { $n } buttons
} at once.
coach-special = You reach a special patch first.
coach-holes = { $holes ->
    [0] Leaves no single hole
    [one] Leaves one single hole
   *[other] Leaves { $holes } single holes
}{ $change ->
    [fewer] , fewer than now
    [more] , more than now
   *[same] {""}
}; { $empty } squares are still empty.
coach-tile = Wins you the 7×7 tile: 7 points.
coach-again = You stay behind and move again at once.
coach-automa-takes = The Automa will most likely take { $patch } then ({ $share } %).
coach-automa-passes = The Automa will most likely pass then ({ $share } %).
