# Finspan and Nautoma. Keys begin with "finspan-".

finspan-title = Finspan
finspan-opponent = Nautoma
finspan-pitch = Nautoma gathers fish and schools and competes with you for the weekly achievements, at five levels.

## Options

finspan-option-level = Level
finspan-option-level-help = 1 is the gentlest, 2 is for a first game; from 3 on fish and schools are worth more, from 4 on she uses the stormy achievements.
finspan-option-cards = Decision cards
finspan-option-cards-help = The program shuffles and turns them, or you draw from the printed deck and tap what you see.
finspan-value-cards-app = the program shuffles
finspan-value-cards-printed = printed deck
finspan-option-decision_set = Set of decision cards
finspan-option-decision_set-help = The house cards made for this program, or the printed ones that you have entered; the printed deck in hand needs neither.
finspan-value-decision_set-house = house cards
finspan-value-decision_set-own = my own cards
finspan-option-side = Achievement board
finspan-option-side-help = Side A has three fixed tiles; side B has one of six each week, and at level 5 a bonus of 3 points. By level means: only level 5 uses side B.
finspan-value-side-auto = by level
finspan-value-side-a = side A
finspan-value-side-b = side B
finspan-option-side_b_tiles = Tiles on side B
finspan-option-side_b_tiles-help = Drawn by the program, or chosen by you for each week.
finspan-value-side_b_tiles-random = drawn by the program
finspan-value-side_b_tiles-chosen = chosen by me
finspan-tile-none = not chosen
finspan-option-tile_week1 = Tile of week 1
finspan-option-tile_week1-help = For chosen tiles on side B.
finspan-option-tile_week2 = Tile of week 2
finspan-option-tile_week2-help = For chosen tiles on side B.
finspan-option-tile_week3 = Tile of week 3
finspan-option-tile_week3-help = For chosen tiles on side B.
finspan-option-ravel = Ravel mode
finspan-option-ravel-help = A variant: she copies from one dive site of yours and scores for the fish there at the end of weeks 1 to 3.
finspan-value-ravel-off = no Ravel
finspan-value-ravel-random = a card drawn by the program
finspan-option-ravel_strength = Ravel strength X
finspan-option-ravel_strength-help = Points for each fish in the column; 2 is barely noticeable, 4 needs careful planning.
finspan-option-tokens = Her tokens
finspan-option-tokens-help = The program keeps her eggs, young and schools, or they lie on the table and the program says what to move.
finspan-value-tokens-app = kept by the program
finspan-value-tokens-table = on the table
finspan-option-own_score = Note my achievement points
finspan-option-own_score-help = Asks for your achievement points at the end of each week and fills them in at the end of the game.
finspan-option-move_range = Range of a move
finspan-option-move_range-help = A young or school moves along a straight line of any length, or exactly one slot.
finspan-value-move_range-line = straight line
finspan-value-move_range-adjacent = one slot
finspan-option-blue_midnight_bonus = Bonus of the blue Midnight Zone
finspan-option-blue_midnight_bonus-help = Public sources differ: draw a card or recover one.
finspan-value-blue_midnight_bonus-draw = draw a card
finspan-value-blue_midnight_bonus-recover = recover a card
finspan-option-start_young_slot = First young
finspan-option-start_young_slot-help = Public sources differ: the empty slot purple 3, or purple 4 on the forage fish.
finspan-value-start_young_slot-purple3 = purple 3
finspan-value-start_young_slot-purple4 = purple 4
finspan-option-recover_choice = Recovering
finspan-option-recover_choice-help = You draw instead only when the discard pile is empty, or whenever you like.
finspan-value-recover_choice-missing_only = draw only if the pile is empty
finspan-value-recover_choice-may_draw = may always draw
finspan-option-tuck_host = Consuming from hand
finspan-option-tuck_host-help = A card from your hand goes beneath any longer fish, or only beneath the fish with the ability.
finspan-value-tuck_host-any_fish = any longer fish
finspan-value-tuck_host-this_fish = this fish only

## Words

finspan-site = { $site ->
    [blue] blue
    [purple] purple
   *[green] green
}
finspan-item = { $item ->
    [eggs_and_young] eggs and young
    [small_fish] small fish
    [sunlight_fish] fish in the Sunlight Zone
    [any_fish] fish
    [young] young
    [consumed_fish] consumed fish
    [medium_fish] medium fish
    [full_rows] full rows of fish
    [fish_with_token] fish with a token
    [predator_tags] predator tags
    [egg_sets] sets of { $size } eggs
    [schools] schools
    [large_fish] large fish
    [fish_without_token] fish without a token
   *[if_activated_cards] cards with IF ACTIVATED
}
# The names of the fish by number; other languages translate them.
finspan-fish = { $fish ->
   *[other] { $name }
}
finspan-ravel-card = R{ $number }: column { $column }, rows { $rows }
finspan-sign = { $house ->
    [yes] {" "}(house figure)
   *[no] {""}
}
finspan-icon = { $icon ->
    [place] set a marker
    [remove] remove a marker
    [fish] fish card
    [school] 3 young into a school
    [hatch] hatch eggs
   *[eggs] 2 eggs
}
finspan-strip = { $marker ->
    [place] set a marker
    [remove] remove a marker
   *[none] blank
}
finspan-shows-fish = { $marker ->
    [place] set a marker; fish card
    [remove] remove a marker; fish card
   *[none] fish card
}
finspan-shows-dive = { $marker ->
    [place] set a marker; dive: { $steps }
    [remove] remove a marker; dive: { $steps }
   *[none] dive: { $steps }
}
finspan-house-kind = { $kind ->
    [decisions] her decision cards
    [bases] stormy base values
    [tiles] item or points of a tile
   *[ravel] the Ravel card
}
finspan-section = { $section ->
    [decision_cards] Decision cards
    [tiles] Achievement tiles
   *[ravel_cards] Ravel cards
}
finspan-own-card = Card { $number }
finspan-own-card-shows = what it shows
finspan-own-tile = { $figure ->
    [item] what it counts
    [set_size] how many make one set
    [points_per_item] points for each
    [base_calm] base value, calm
   *[base_stormy] base value, stormy
}
finspan-own-ravel = R{ $number }
finspan-own-ravel-figure = { $figure ->
    [column] column
   *[rows] rows
}

## Set-up

finspan-lay-tokens = Her area: her { $divers } divers, { $eggs } eggs and { $young } young from the supply.
finspan-lay-app = Nautoma starts with { $eggs } eggs and { $young } young; the program keeps her tokens and divers, and only her fish cards lie on the table.
finspan-lay-deck = Shuffle the 7 decision cards face down and put 1 aside without looking; the other 6 are her deck.
finspan-lay-achievements = { $weather ->
    [none] At level 1 she scores no achievements: her 3 achievement cards stay in the box.
    [calm] Lay out her 3 achievement cards with the calm side up.
   *[stormy] Lay out her 3 achievement cards with the stormy side up.
}
finspan-lay-board = { $side ->
    [a] Achievement board, side A: { $tiles }.
   *[b] Achievement board, side B: { $tiles }.
}
finspan-lay-tile = week { $week } { $item }{ $sign }
finspan-level-5-side-a = On side A, level 5 plays exactly like level 4. On side B, whoever does better at the achievement also gets 3 points.
finspan-lay-ravel = { $by ->
    [screen] Ravel mode with X = { $strength }, card { $card }.
   *[other] Ravel mode with X = { $strength }: lay the card beside your ocean mat ({ $card }).
}
finspan-house = House figures, as the printed ones are not public: { $list }. You can enter those of your own copy.
finspan-house-result = House figures in this game: { $list }.
finspan-you-begin = You begin every week.

## The person's turn

finspan-your-turn = Week { $week }, turn { $turn }: your turn.
finspan-done = My turn is done
finspan-landed = My diver landed on IF ACTIVATED with “all”: +1 egg
finspan-played = I played a card with WHEN PLAYED and “all”: +4 eggs
finspan-no-fish = There was no fish card left for her
finspan-no-fish-told = No card, no fish: she has { $now }.
finspan-wrong-card = Her card was a different one
finspan-taken-back = Her last card is taken back. Her area again: eggs { $eggs }, young { $young }, schools { $schools }; on the achievement board: { $board }.
finspan-fish-back = Put her last fish card back on top of the fish deck.
finspan-given = { $by ->
    [table] Put { $gained ->
        [one] 1 egg
       *[other] { $gained } eggs
    } into her area (now { $eggs }).
   *[app] { $gained ->
        [one] 1 egg
       *[other] { $gained } eggs
    } for her (now { $eggs }).
}
finspan-why-given = { $kind ->
    [landed] Your diver landed on an IF ACTIVATED ability for all. It does not matter whether you used it.
   *[played] You played a WHEN PLAYED ability for all. It does not matter whether you used it.
}

## Nautoma's turn

finspan-her-turn = Nautoma’s turn: week { $week }, turn { $turn }
finspan-ask-card = Week { $week }, turn { $turn }: turn up her top decision card. Which number is in its corner?
finspan-key = Card { $number }
finspan-without-number = No number: I tap what it shows
finspan-ask-marker = What does the upper strip of the card show?
finspan-ask-action = What does the large area show?
finspan-ask-action-note = For a dive choose its steps; for a fish card choose that alone.
finspan-all-known = All 7 cards are known now. At the end of the week you may let the program shuffle.
finspan-go-virtual = Next week, and the program shuffles from now on
finspan-now-virtual = From now on the program shuffles and turns your 7 cards.
finspan-card = Card { $number }{ $sign }: { $shows }
finspan-card-plain = Her card: { $shows }
finspan-marker-skipped = { $why ->
    [level] Marker strip: skipped at level 1
   *[week] Marker strip: skipped in week 4
}
finspan-marker-place = { $by ->
    [table] Set 1 of her divers on the achievement board (now { $now }).
   *[app] 1 marker on the achievement board (now { $now }).
}
finspan-marker-remove = { $by ->
    [table] Put 1 of her divers from the achievement board back into her area (now { $now }).
   *[app] 1 marker off the achievement board (now { $now }).
}
finspan-marker-idle = { $marker ->
    [place] Set a marker: all of them are on the achievement board
   *[remove] Remove a marker: none there
}
finspan-why-marker = { $marker ->
    [place] The strip says: set a marker. Each one raises her achievement by one.
   *[remove] The strip says: remove a marker. Each one less lowers her achievement by one.
}
finspan-fish-draw = Draw 1 fish card for her and lay it face up in her area. { details }Does it show “all”? Then you may take that reward once, now.
finspan-fish-nothing = Fish card: none left, nothing happens
finspan-fish-kept = The fish card you drew for her stays with her.
finspan-fish-card = She takes { $card }.
finspan-why-fish = That is fish card number { $now } of hers.
finspan-why-reward = You may take the reward whether it says WHEN PLAYED or IF ACTIVATED; she gets no egg for it.
finspan-school = { $by ->
    [table] Put { $cost } of her young back into the supply and give her 1 school (young { $young }, schools { $schools }).
   *[app] { $cost } young back, 1 school (young { $young }, schools { $schools }).
}
finspan-school-none = { $young ->
    [0] School: she has no young
    [one] School: 1 young is not enough
   *[other] School: { $young } young are not enough
}
finspan-why-school = She had { $young } young; { $cost } of them make a school, once a turn.
finspan-hatch = { $by ->
    [table] Turn { $hatched ->
        [one] 1 of her eggs to its young side
       *[other] { $hatched } of her eggs to their young side
    } (eggs { $eggs }, young { $young }).
   *[app] { $hatched ->
        [one] Turn 1 egg to young
       *[other] Turn { $hatched } eggs to young
    } (eggs { $eggs }, young { $young }).
}
finspan-hatch-none = Hatch: she has no eggs
finspan-why-hatch = She had { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}; at most { $most } hatch in a turn.
finspan-eggs = { $by ->
    [table] Put { $gained } eggs from the supply into her area (eggs { $eggs }).
   *[app] { $gained } eggs (eggs { $eggs }).
}
finspan-why-eggs = New eggs come last: they do not hatch in the same turn.

## The end of a week

finspan-scoring = The end of week { $week }
finspan-yours = Weekly achievement, { $item }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for you.
finspan-why-yours = { $each ->
    [one] 1 point
   *[other] { $each } points
} each{ $sign }
finspan-achievement = Weekly achievement, { $item }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for Nautoma.
finspan-achievement-none = Weekly achievement, { $item }: nothing for Nautoma at level 1
finspan-sum = { $weather ->
    [calm] calm
   *[stormy] stormy
} base value { $base }{ $base_sign } + { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} = { $count }; { $count } × { $each }{ $each_sign } = { $points }
finspan-why-achievement = What lies in her area does not matter for this.
finspan-bonus = { $who ->
    [you] You did better: { $points } more points for you.
    [nautoma] Nautoma did better: { $points } more points for her.
   *[both] A tie: { $points } more points for each of you.
}
finspan-why-bonus = Achievement points: Nautoma { $hers }, you { $yours }. The bonus is for level 5 on side B.
finspan-ravel = Ravel card R{ $number }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for Nautoma.
finspan-why-ravel = X = { $strength }: { $strength } × { $column } in the column − { $rows } in the rows = { $points }, and never below 0
finspan-divers-back = { $by ->
    [table] Put her { $back ->
        [one] diver
       *[other] { $back } divers
    } from the achievement board back into her area. { details }Take your own divers back too.
    [app] Take your own divers back. { details }{ $back ->
        [one] Her marker comes
       *[other] Her { $back } markers come
    } off the achievement board.
   *[screen] { $back ->
        [one] Her marker comes
       *[other] Her { $back } markers come
    } off the achievement board; your divers are back too.
}
finspan-divers-none = { $by ->
    [screen] None of her markers is on the achievement board; your divers are back.
   *[other] Take your own divers back. None of her markers is on the achievement board.
}
finspan-shuffle-seven = Shuffle all 7 decision cards, the one aside included, and put 1 aside without looking.
finspan-ask-points = How many points does this week’s achievement give you? ({ $item }, { $each ->
    [one] 1 point each
   *[other] { $each } points each
})
finspan-ask-column = Ravel: how many visible fish are in your { $site } column?
finspan-ask-rows = Ravel: how many visible fish are in your rows { $rows } altogether?
finspan-week-over = Week { $week } is over.
finspan-next-week = Next week

## The end of the game

finspan-ask-total = Use your GAME END abilities. What is your total?
finspan-ask-total-note = Type the number, or let the program add it up.
finspan-use-sheet = Add it up for me
finspan-ask-sheet = What lies on your mat?
finspan-sheet = { $part ->
    [game_end] Points of your GAME END abilities
    [printed] Points printed on your visible fish
    [consumed] Consumed fish
    [eggs] Eggs
    [young] Young
    [schools] Schools
   *[achievements] Your achievement points, bonuses included
}
finspan-over = { $winner ->
    [player] { $by ->
        [0] You win, { $yours } to { $hers }: a tie goes to you.
       *[other] You win by { $by }, { $yours } to { $hers }.
    }
   *[opponent] Nautoma wins by { $by }, { $hers } to { $yours }.
}
finspan-line = { $line ->
    [entered] Your total
    [game_end] GAME END abilities
    [fish] Fish
    [consumed] Consumed fish
    [schools] Schools
    [young] Young
    [eggs] Eggs
    [achievements] Weekly achievements
    [bonuses] Better achievement
   *[ravel] Ravel
}
finspan-times = { $who ->
    [you] You: { $count } × { $each } = { $points }
   *[nautoma] Nautoma: { $count } × { $each } = { $points }
}
finspan-why-entered = As you entered it.
finspan-why-game-end = Only you have them.
finspan-why-printed = You: the printed points of your visible fish
finspan-why-her-eggs = Nautoma: { $eggs } ÷ { $per } = { $points }, an odd egg is lost
finspan-why-weeks = { $who ->
    [you] You
   *[nautoma] Nautoma
}, weeks 1 to 3: { $one } + { $two } + { $three }

## The game on screen

finspan-slot = { $site } { $row }
finspan-place = { $slot } ({ $fish })
finspan-main-note = You have { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand. Play a fish or dive.
finspan-dive = Dive: { $site }
finspan-dive-nothing = nothing to gain
finspan-play = Play { $card }: { $place }
finspan-use = { $card }: { $place }
finspan-finish = Finish
finspan-ask-game-end = GAME END: which ability do you use next?
finspan-ask-pay = { $kind ->
    [cards] { $card }: discard { $n ->
        [one] 1 other card
       *[other] { $n } other cards
    }
    [eggs] { $card }: pay { $n ->
        [one] 1 egg. From where?
       *[other] { $n } eggs. From where?
    }
    [young] { $card }: pay { $n } young. From where?
   *[other] { $card }: pay { $n ->
        [one] 1 school. From where?
       *[other] { $n } schools. From where?
    }
}
finspan-cost-free = nothing
finspan-cost-part = { $kind ->
    [cards] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [eggs] { $n ->
        [one] 1 egg
       *[other] { $n } eggs
    }
    [young] { $n } young
    [schools] { $n ->
        [one] 1 school
       *[other] { $n } schools
    }
   *[consume] a shorter fish to consume
}
finspan-card-text = { $latin }; { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $length } cm; costs { $cost }. { $ability }
finspan-no-ability = No ability.
finspan-ability = { $trigger ->
    [when_played] WHEN PLAYED
    [if_activated] IF ACTIVATED
   *[game_end] GAME END
}{ $all ->
    [yes] {" "}(all)
   *[no] {""}
}: { $effects }
finspan-effect = { $op ->
    [draw] draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [recover] recover { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
    [lay_egg] lay { $n ->
        [one] 1 egg
       *[other] { $n } eggs
    }
    [hatch] hatch { $n ->
        [one] 1 egg
       *[other] { $n } eggs
    }
    [gain_young] gain { $n } young
    [move] move { $n ->
        [one] a young or school
       *[other] young or schools { $n } times
    }
   *[tuck_from_hand] consume { $n ->
        [one] 1 card from your hand
       *[other] { $n } cards from your hand
    }
}
finspan-effect-each = lay 1 egg on { $scope }
finspan-effect-play = play { $scope }
finspan-effect-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} if { $when }
finspan-scope = { $which ->
    [each] each
   *[another] another
} { $by ->
    [size] { $value ->
        [small] small fish
        [medium] medium fish
       *[large] large fish
    }
    [site] { $value ->
        [blue] fish at the blue dive site
        [purple] fish at the purple dive site
       *[green] fish at the green dive site
    }
    [row] { $value ->
        [top] fish in the top row
       *[bottom] fish in the bottom row
    }
    [zone] { $value ->
        [sunlight] fish in the Sunlight Zone
        [twilight] fish in the Twilight Zone
       *[midnight] fish in the Midnight Zone
    }
   *[tag] fish with a predator tag
}
finspan-when = { $kind ->
    [no_tokens_here] there is no token in its slot
    [consumed_under_at_least] { $n ->
        [one] at least 1 fish is consumed beneath it
       *[other] at least { $n } fish are consumed beneath it
    }
    [young_here_exactly] exactly { $n } young are in its slot
    [school_here] a school is in its slot
    [egg_young_school_here] an egg, a young and a school are in its slot
   *[in_bottom_row] it lies in the bottom row
}
finspan-source-card = { $card }, { $slot }
finspan-source-bonus = { $at ->
    [sunlight] Bonus { $site }, Sunlight Zone
    [twilight] Bonus { $site }, Twilight Zone
    [midnight] Bonus { $site }, Midnight Zone
   *[bottom] Bonus { $site }, bottom reached
}
finspan-source-hers = Nautoma’s fish { $card } is for all: your reward
finspan-left = Left: { $effects }
finspan-unit-draw = Draw a card
finspan-unit-recover = Recover { $card }
finspan-unit-recover-draw = Draw a card instead of recovering
finspan-unit-egg = Egg: { $place }
finspan-unit-eggs = Eggs: { $places }
finspan-unit-hatch = Hatch: { $place }
finspan-unit-young = Young: { $place }
finspan-unit-move = { $token ->
    [young] Young: { $from } → { $to }
   *[school] School: { $from } → { $to }
}
finspan-unit-tuck = { $card } beneath { $place }
finspan-drew = You draw { $card }.
finspan-drew-nothing = No card left to draw
finspan-told-dive = You dive: { $site }.
finspan-told-play = { $onto ->
    [fish] You play { $card } onto { $place }.
   *[empty] You play { $card } into { $place }.
} Paid: { $paid }.
finspan-paid = { $kind ->
    [egg] egg { $slot }
    [young] young { $slot }
   *[school] school { $slot }
}

## Panel and corrections

finspan-panel = { $row ->
    [week] Now
    [level] Level
    [eggs] Eggs
    [young] Young
    [schools] Schools
    [fish] Fish
    [markers] Markers
    [achievement] Achievement
    [yours] Your points so far
    [later] Later achievements
    [ravel] Ravel card
   *[noted] Noted points
}
finspan-panel-week = week { $week }, turn { $turn }
finspan-panel-level = { $weather ->
    [none] { $level }, no achievements
    [calm] { $level }, calm
   *[stormy] { $level }, stormy
}
finspan-panel-markers = { $board } on the board, { $area } in her area
finspan-panel-ravel = { $card }, X = { $strength }
finspan-panel-tile = { $item }, { $each ->
    [one] 1 point each
   *[other] { $each } points each
}
finspan-field = { $field ->
    [eggs] Her eggs
    [young] Her young
    [schools] Her schools
    [fish] Her fish
    [markers] Her markers on the achievement board
    [week] Week
    [turn] Turn
   *[level] Level
}
finspan-note-field = { $kind ->
    [achievement] Her achievement points
    [bonus] Her bonus
    [ravel] Her Ravel points
    [yours] Your achievement points
   *[your_bonus] Your bonus
}, week { $week }

## Refusals

finspan-error-data = The file { $file } is broken: { $reason }.
finspan-error-level = There is no level “{ $value }”; choose 1 to 5.
finspan-error-strength = The Ravel strength cannot be “{ $value }”; choose 2, 3 or 4.
finspan-error-tile-week = Tile { $tile } does not belong to week { $week }; choose one of that week’s six tiles.
finspan-error-tiles-missing = Side B with chosen tiles needs one for each of weeks 1 to 3; { $missing } still missing.
finspan-error-no-own-set = Your own decision cards have not been entered: all 7 are needed. Choose the house set, or enter them.
finspan-error-set-size = A decision set has 7 cards, not { $found }.
finspan-error-card-twice = Decision card { $number } appears twice.
finspan-error-card-number = Decision cards are numbered 1 to 7, not { $number }.
finspan-error-card-unreadable = A decision card cannot be read: { $reason }.
finspan-error-card-fish-dives = Decision card { $number } shows a fish card and a dive; a card has one of them.
finspan-error-card-action = Decision card { $number }: there is no action “{ $action }”; choose fish or dive.
finspan-error-empty-dive = A dive has at least one step: school, hatch or eggs.
finspan-error-icons = No card shows these together: { $icons }. A card has at most one marker, and either a fish or dive steps.
finspan-error-owner = { $place ->
    [blank] Your own cards cannot be read.
   *[other] Your own cards cannot be read at “{ $place }”.
} The file stays as it is.
finspan-error-owner-unreadable = Your own cards cannot be read (line { $line }, column { $column }). The file stays as it is.
finspan-error-card-drawn = Card { $number } has been drawn this week already.
finspan-error-card-unknown = “{ $answer }” is not the number of a decision card; they go from 1 to 7. Without a number you can tap what the card shows.
finspan-error-only-your-turn = Week and turn can only be set in your turn.
finspan-error-level-fixed = The level is fixed from her first turn on.
finspan-error-payment-missing = { $kind ->
    [card] That cannot be paid: a card named for it is not in your hand, or you have too few other cards.
    [egg] That cannot be paid: there are too few eggs, or the number does not match the cost.
    [young] That cannot be paid: there are too few young, or the number does not match the cost.
   *[school] That cannot be paid: there are too few schools, or the number does not match the cost.
}
finspan-error-rule = { $code ->
    [UnknownCard] There is no card with this number; they go from 1 to 135.
    [CardNotInHand] You do not have this card in hand.
    [ZoneNotAllowed] This fish does not live in that zone.
    [SiteNotAllowed] The band of this card belongs to another dive site.
    [BottomRowRequired] This fish may only lie in the bottom row.
    [NotShorter] The fish there is not shorter; only a shorter fish can be consumed.
    [MustConsume] This fish must be played onto a shorter one, and there is none.
    [PaymentCardCount] That is not the number of other cards this fish costs.
    [PaymentIncludesPlayedCard] A card cannot pay for itself.
    [EggNeedsFish] An egg needs a visible fish, and there is none.
    [EggPresent] There is already an egg there.
    [NoEgg] There is no egg there to hatch.
    [NothingToMove] There is no such token there to move.
    [NotStraight] Tokens move in a straight line to another slot, as far as the option allows.
    [PathBlocked] A school is in the way; a school cannot enter or pass it.
    [MoveEndsEarlier] On the way the young becomes part of a school and stays there.
    [NotLonger] The fish there is not longer than this card.
    [NoHost] There is no fish there that may have something beneath it.
    [OutOfScope] The ability does not reach that far.
    [NotInDiscard] That card is not in your discard pile.
   *[WrongPhase] That is not what is being decided now.
}
