# The coach's words.
players-covers = Covers { $squares } squares for { $cost ->
    [one] one button
   *[other] { $cost } buttons
} and { $time ->
    [one] one space
   *[other] { $time } spaces
} of time.
players-income = Brings { $buttons } more at each of the { $lines } income lines still ahead: { $all } in all.
players-advance = Gives { $n ->
    [one] one button
   *[other] { $n } buttons
} for the spaces moved.
players-pays = Crosses an income line: { $n ->
    [one] one button
   *[other] { $n } buttons
} at once.
players-special = You reach a special patch first.
players-holes = { $holes ->
    [0] Leaves no hole of a single square
    [one] Leaves one hole of a single square
   *[other] Leaves { $holes } holes of a single square
}{ $change ->
    [fewer] , fewer than now
    [more] , more than now
   *[same] {""}
}; { $empty ->
    [one] one square is
   *[other] { $empty } squares are
} still empty.
players-tile = Wins you the 7×7 tile: 7 points.
players-again = You stay behind and move again at once.
players-automa-takes = The Automa will then most likely take { $patch } ({ $share } %).
players-automa-passes = The Automa will then most likely pass ({ $share } %).

# The coach's words in Finspan.
players-passes = The diver passes: { $what }.
players-ability = { $when ->
    [now] At once:
    [dive] Whenever a diver passes:
   *[end] At the end of the game:
} { $text }

# What a decision surely changes, in every game.
players-change = { $figure ->
    [points] Your points as they stand
    [cards] Cards in your hand
    [eggs] Your eggs
    [young] Your young
    [schools] Your schools
    [achievement] This week’s achievement, as it stands
    [her-eggs] Nautoma’s eggs
    [aboard] Your crew pods aboard
    [settled] Your crew pods in caverns
    [destroyed] Your destroyed crew pods
    [tiles] Tiles on your platform
    [crystal] Your crystals
    [organic] Your organics
    [tech] Your tech
    [nanite] Your nanites
   *[energy] Your energy
}: { $now } instead of { $was }.
