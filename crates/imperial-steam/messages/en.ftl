# Imperial Steam: Franz.

## Words
imperial-steam-good-wood = wood
imperial-steam-good-stone = stone
imperial-steam-good-iron = iron
imperial-steam-good-coal = coal
imperial-steam-colour-bronze = bronze
imperial-steam-colour-blue = blue
imperial-steam-colour-green = green
imperial-steam-colour-white = white
imperial-steam-engineer-tunnel = tunnel
imperial-steam-engineer-bridge = bridge
imperial-steam-title = { $de ->
   *[other] { $en }
}
imperial-steam-by-option = { $reason } [{ $option }: { $value }]
imperial-steam-changed-option = { $option }: { $value }

## Reasons
imperial-steam-open = Lowest hub { $lowest }, number { $n }: Franz starts at { $column } and pays { $pays } gulden.
imperial-steam-card-block = Card { $id }, block { $no }: { $title }.
imperial-steam-card-none = { $gain ->
    [no] No block is possible: Franz does nothing.
   *[yes] No block is possible: Franz takes 10 gulden.
}
imperial-steam-cond-ok = { $known ->
    [yes] { $condition }: yes ({ $value }).
   *[no] { $condition }: yes.
}
imperial-steam-cond-fail = { $known ->
    [yes] { $condition }: no ({ $value }) - go to block { $to }.
   *[no] { $condition }: no - go to block { $to }.
}
imperial-steam-cond-implicit = Not possible: { $what ->
    [worker] no hired worker
    [site] no free site
    [supply] no worker left in his supply
    [city] no city he can join
    [hub] no hub he has reached
    [piece] no factory piece left
    [type] he already produces every type
    [contract] no contract that fits
   *[delivery] no delivery
} - go to block { $to }.
imperial-steam-cond-implicit-effect = Not possible: { $what ->
    [worker] no hired worker
    [site] no free site
    [supply] no worker left in his supply
    [city] no city he can join
    [hub] no hub he has reached
    [piece] no factory piece left
    [type] he already produces every type
    [contract] no contract that fits
   *[delivery] no delivery
}.
imperial-steam-cond-number = { $n }
imperial-steam-cond-against = { $his } against { $hub }
imperial-steam-cond-you = your decision
imperial-steam-check = { $name ->
    [gulden_min] Gulden { $n } or more
    [goods_min] Goods in area { $n } or more
    [goods_max] Goods in area and dock { $n } or fewer
    [hired_between] Hired workers { $n }-{ $hi }
    [influence_reaches_lowest_hub] Influence at least that of the lowest hub
    [free_site_in_network_min] Free factory sites in his network { $n } or more
    [neighbour_min] Neighbouring cities he can join { $n } or more
    [neighbour_with_site_min] Neighbouring cities with a free factory site { $n } or more
    [trieste_not_in_network] Trieste not in his network
    [open_slots_max] Empty contract slots { $n } or fewer
    [contract_fits_min] Contracts that fit { $n } or more
   *[delivery_possible] A delivery is possible
}
imperial-steam-skipped = You decided that this is not possible: the rest of the effect is left out.
imperial-steam-pay-gulden = Franz pays { $n } gulden and has { $total }.
imperial-steam-pay-goods = Franz gives up { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} and has { $total }.
imperial-steam-a-target = { $kind ->
    [hub] { $city } ({ $entry })
   *[trieste] { $city }
} is the first entry of slot A within reach: { $n ->
    [one] { $n } track
   *[other] { $n } tracks
}.
imperial-steam-a-none = No entry of slot A is within { $n ->
    [one] { $n } track
   *[other] { $n } tracks
}.
imperial-steam-tie-only = { $way ->
    [yes] { $city } is the only possible city on the way.
   *[no] { $city } is the only possible city.
}
imperial-steam-tie-rank = { $city } comes before the other candidates in slot A.
imperial-steam-tie-sites = Most free factory sites ({ $n }): { $names }.
imperial-steam-tie-influence = Highest influence bonus ({ $n }): { $names }.
imperial-steam-tie-distance = Nearest to Trieste ({ $n ->
    [one] { $n } link
   *[other] { $n } links
} left): { $names }.
imperial-steam-tie-equal = { $by ->
    [sites] Equally many free factory sites ({ $n }).
    [influence] Equal influence bonus ({ $n }).
   *[distance] Equally many links to Trieste ({ $n }).
}
imperial-steam-tie-name = First from A to Z: { $city } (before { $others }).
imperial-steam-skip = Not { $city }: { $reasons }.
imperial-steam-p1-track = he has no track left
imperial-steam-p1-engineer = { $a }-{ $b } needs a { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer he cannot get
imperial-steam-p1-station = { $a } needs a station and he has none left
imperial-steam-p1-fee = he cannot pay the fee for { $a }-{ $b }
imperial-steam-p1-none = no link leads there
imperial-steam-p1-and = { $a }; { $b }
imperial-steam-origin-skip = Not from { $city }: { $reason }.
imperial-steam-origin-pick = From { $city }: { $by ->
    [fee] no fee there
    [station] no new station needed there
    [engineer] no new engineer needed there
   *[name] first from A to Z
}.
imperial-steam-track-engineer = Franz takes a { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer from { $hub } without paying (influence { $column }, hub { $hub_column }).
imperial-steam-track-engineer-back = The { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer goes back to { $hub } after the track.
imperial-steam-track-station = Franz already has 2 tracks at { $city }: he builds a station there without paying.
imperial-steam-track-fee = Your track lies on { $a }-{ $b }: Franz pays you 10 gulden.
imperial-steam-track-fee-short = Your track lies on { $a }-{ $b }: Franz owes you 10 gulden and pays the { $n } he has.
imperial-steam-track-token = City bonus { $city }: { $n } influence.
imperial-steam-track-semmering = Franz takes the Semmering token; it has no use for him.
imperial-steam-second-from = The 2nd track starts at { $city }.
imperial-steam-second-none = { $why ->
    [track] No track left for the 2nd track.
   *[city] No city can be joined: the 2nd track is lost.
}
imperial-steam-changed = After your correction this is no longer possible.
imperial-steam-second-dead = { $city } has no new neighbour he can join: the 2nd track may start anywhere in his network.
imperial-steam-second-forfeit = { $city } has no new neighbour: the 2nd track is lost.
imperial-steam-infl-move = Franz moves up { $n ->
    [one] { $n } column
   *[other] { $n } columns
} to { $column }.
imperial-steam-infl-split = Franz moves up { $n ->
    [one] { $n } column
   *[other] { $n } columns
} to { $column }: he has reached the most influential hub ({ $top }) and is ahead of you ({ $you }). { $left ->
    [one] { $left } point left
   *[other] { $left } points left
}: +{ $gulden } gulden.
imperial-steam-infl-end = Franz is on the last column ({ $column }): { $left ->
    [one] { $left } point becomes
   *[other] { $left } points become
} { $gulden } gulden.
imperial-steam-infl-cap = Franz has reached the most influential hub ({ $top }) and is ahead of you ({ $you }): { $left ->
    [one] { $left } point becomes
   *[other] { $left } points become
} { $gulden } gulden.
imperial-steam-fac-not = Not { $goods }: already produced.
imperial-steam-fac-gone = Not { $goods }: no factory piece left.
imperial-steam-fac-all = All four goods are produced: the first rule is ignored.
imperial-steam-fac-demand = Greatest demand in his hubs ({ $n }): { $goods }.
imperial-steam-fac-demand-equal = Equal demand in his hubs ({ $n }): { $goods }.
imperial-steam-fac-slotB = { $good } comes first of these in slot B.
imperial-steam-fac-type-only = { $good } is the only type left.
imperial-steam-fac-site-only = { $city } has the only free factory site in his network.
imperial-steam-fac-site-shared = { $city } is the only shared city with a free site.
imperial-steam-fac-site-name = { $city } comes first from A to Z among the { $kind ->
    [shared] shared
   *[private] private
} cities with a free site.
imperial-steam-fac-place = 1 worker on the site in { $city }, { $n } { $good } beside it; the { $good } factory goes to his area.
imperial-steam-hire-only = { $city } is the only hub he has reached.
imperial-steam-hire-price = Cheapest workers ({ $n }): { $cities }.
imperial-steam-hire-low = Lowest influence ({ $n }): { $cities }.
imperial-steam-hire-slotD = { $colour } comes first of these in slot D.
imperial-steam-hire-do = Franz hires { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} at { $city }; its price marker goes up { $steps }.
imperial-steam-del-none = No delivery: { $why ->
    [goods] no goods cube in his area
   *[wanted] no hub in his network wants a good his factories hold
}.
imperial-steam-del-hub = { $city } is a { $kind ->
    [shared] shared
   *[private] private
} hub{ $first ->
    [yes] {" "}and comes first from A to Z
   *[no] {""}
}.
imperial-steam-del-profit = Best reward there ({ $n }): { $goods }.
imperial-steam-del-slotC = { $good } comes first of these in slot C.
imperial-steam-del-do = Franz { $n ->
    [0] delivers
    [one] gives up { $n } goods cube, delivers
   *[other] gives up { $n } goods cubes, delivers
} 1 { $good } from { $city } to { $hub } and gets { $reward }.
imperial-steam-reward-gulden = { $n } gulden
imperial-steam-reward-gold = the gold key of { $city }
imperial-steam-reward-silver = the silver key of { $city }
imperial-steam-con-take = Most valuable contract he can { $more ->
    [0] fill now
   *[other] fill with { $more } more
}: { $id }, { $value } gulden, { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}.
imperial-steam-gain-gulden = Franz takes { $n } gulden and has { $total }.
imperial-steam-gain-goods = Franz takes { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} into his area.
imperial-steam-gain-dock = { $n ->
    [one] { $n } goods cube onto his dock; it arrives next round.
   *[other] { $n } goods cubes onto his dock; they arrive next round.
}
imperial-steam-deck-reshuffle = The { $deck ->
    [action] action
   *[decision] decision
} deck is empty: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $joined ->
    [yes] {" "}and the strategy card { $id }
    [unseen] {" "}and the strategy card set aside
   *[no] {""}
} { $joined ->
    [no] { $n ->
        [one] is
       *[other] are
    }
   *[other] are
} shuffled.

## Orders
imperial-steam-do-track = Lay a track for Franz: { $from } → { $to }. { details }({ $left } left)
imperial-steam-do-station = Build a station for Franz in { $city }. { details }({ $left } left)
imperial-steam-do-engineer = Give Franz a { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer from { $hub }, without payment.
imperial-steam-do-engineer-back = Put the { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer back in { $hub }.
imperial-steam-do-fee = Franz pays you { $n } gulden for your track. { details }He has { $total }.
imperial-steam-do-fee-from-you = Pay Franz { $n } gulden for his track. { details }He has { $total }.
imperial-steam-do-pay = Franz pays { $n } gulden into the bank. { details }He has { $total }.
imperial-steam-do-goods-down = Franz gives up { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
}. { details }He has { $total }.
imperial-steam-do-goods-up = Put { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} into Franz’s area. { details }He has { $total }.
imperial-steam-do-dock = Put { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} onto Franz’s dock. { details }{ $total ->
    [one] { $total } is there now.
   *[other] { $total } are there now.
}
imperial-steam-do-dock-arrives = Move { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} from Franz’s dock into his area. { details }He has { $total }.
imperial-steam-do-gulden = Franz takes { $n } gulden from the bank. { details }He has { $total }.
imperial-steam-do-influence = Move Franz’s influence marker { $n ->
    [one] { $n } column
   *[other] { $n } columns
} up to { $column }.
imperial-steam-do-opening = Put Franz’s influence marker on { $column }; he pays { $n } gulden and has { $total }.
imperial-steam-do-token = Take the business token off { $city } for Franz ({ $n } influence).
imperial-steam-do-semmering = Franz takes the Semmering token.
imperial-steam-do-factory = Put one of Franz’s hired workers on a site in { $city } with { $n } { $good } beside it; he takes 1 { $good } factory. { details }({ $hired ->
    [one] { $hired } hired worker left
   *[other] { $hired } hired workers left
})
imperial-steam-do-factory-onto = The { $good } factory goes onto Franz’s contract { $contract }.
imperial-steam-do-hire = Franz hires { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} at { $hub } and has { $hired }; its price marker now stands at { $price }.
imperial-steam-do-hire-steps = Franz hires { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} at { $hub } and has { $hired }; move its price marker up { $steps }.
imperial-steam-do-deliver = Move 1 { $good } from Franz’s factory in { $city } to { $hub }; he gets { $reward }{ $paid ->
    [yes] {" "}and has { $total }
   *[no] {""}
}. { details }{ $give ->
    [0] No goods cube is given up for it.
    [one] He gives up { $give } goods cube from his area and has { $left } left.
   *[other] He gives up { $give } goods cubes from his area and has { $left } left.
}
imperial-steam-do-contract = Franz takes the contract { $id } worth { $value } gulden ({ $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}).
imperial-steam-route = Franz’s line: { $route }
imperial-steam-route-hop = { $need ->
    [none] { $route } → { $to }
    [tunnel] { $route } →(tunnel) { $to }
    [bridge] { $route } →(bridge) { $to }
   *[both] { $route } →(tunnel, bridge) { $to }
}{ $fee ->
    [yes] {" "}(your track: fee)
   *[no] {""}
}

## The game
imperial-steam-name = Imperial Steam
imperial-steam-opponent = Franz
imperial-steam-pitch = Franz builds his railway towards Trieste, led by action and decision cards; he knows the priorities, you move the pieces.
imperial-steam-header-house = { $map ->
    [yes] { $cards ->
        [yes] House cards and house map: designed for this program, not the printed ones.
       *[no] House map: drawn for this program, not the printed board.
    }
   *[no] House cards: designed for this program where the printed cards are not public.
}
imperial-steam-header-prov = What the booklet states is used as it is; what it leaves open is marked “house figure”. You can enter your own cards and map once; from then on they are used instead.
imperial-steam-header-options = Options changed: { $list }
imperial-steam-setup = Set up a game for 2. { details }Franz: { $money } gulden, action cards { $cards }.
imperial-steam-setup-part = { $part ->
    [board] On the board: 3 hand tokens on the round track, influence marker, turn order marker, 1 station in Wien.
    [area] In his area: 2 hand tokens, 2 hired workers, 4 goods cubes, his money, a State Railway set-up card face down as his dock.
    [supply] In his supply: 18 tracks, 2 stations, 13 workers.
    [aside] Aside, face down: one strategy action card and one strategy decision card; they join at the first reshuffle of their deck.
   *[none] He has no train, shares, investors or income.
}
imperial-steam-wealth = Left alone like this, Franz ends with about { $wealth } gulden; in nine games of ten { $low } to { $high } (measured with the house cards and the house map).
imperial-steam-wealth-line = Cards { $cards }, { $money } gulden: about { $wealth }, in nine games of ten { $low } to { $high }
imperial-steam-opening = Opening influence: after you Franz places his marker.
imperial-steam-round = Round { $round }
imperial-steam-phase = { $no ->
    [1] Phase 1: Franz takes his hand tokens back and has { $n }.
    [2] Phase 2 is yours; Franz does nothing.
    [3] Phase 3: the goods on his dock arrive.
    [4] Phase 4: no income for Franz.
   *[7] The first round begins with phase 7; both have { $n } hand tokens.
}
imperial-steam-begins = { $who ->
    [you] You begin
   *[franz] Franz begins
} (influence: you { $you }, Franz { $franz }).
imperial-steam-turn = Franz plays action card { $id } “{ $title }”{ $known ->
    [yes] {" "}with decision card { $decision }
   *[no] {""}
}. { details }({ $house ->
    [yes] house figure;{" "}
   *[no] {""}
}{ $left ->
    [0] his last hand token of the round
    [one] { $left } hand token left
   *[other] { $left } hand tokens left
})
imperial-steam-free-delivery = Free action: one delivery.
imperial-steam-passed = { $what ->
    [stops] You pass; Franz stops too.
   *[plays] { $left ->
        [0] You pass; Franz has no turn left either.
        [one] You pass; Franz plays on. { details }({ $left } turn left)
       *[other] You pass; Franz plays on. { details }({ $left } turns left)
    }
}
imperial-steam-phase-8 = Phase 8: carry out your steps for the end of round { $round }.
imperial-steam-last-round = { $why ->
    [trieste] Wien and Trieste are joined: final score.
   *[round] Round 8 is over: final score.
}
imperial-steam-fee-from-you = Your track lies where Franz already has one: you pay him { $n } gulden.
imperial-steam-differs = Card { $id }, block { $no }, as your printed card has it.
imperial-steam-stored = Card { $id }, block { $no } is kept as your printed card has it.
imperial-steam-side = { $who ->
    [you] You
   *[franz] Franz
}

## Score
imperial-steam-over = { $winner ->
    [player] You win
    [opponent] Franz wins
   *[draw] A draw
}: you { $you } gulden, Franz { $franz }.
imperial-steam-over-house = { $house ->
    [yes] { $text } (with house cards or map)
   *[no] { $text }
}
imperial-steam-line-side = { $who ->
    [you] You: { $why }
   *[franz] Franz: { $why }
}
imperial-steam-line-cash = Cash
imperial-steam-line-income = Last income
imperial-steam-line-income-why = { $n } × { $times }
imperial-steam-line-goods = Goods
imperial-steam-line-goods-why = { $n } × 10
imperial-steam-line-keys = Keys
imperial-steam-line-keys-why = gold { $gold }, silver { $silver }
imperial-steam-line-hubs = Hubs reached
imperial-steam-line-hubs-why = { $n ->
    [one] { $n } hub
   *[other] { $n } hubs
} (10, 30, 60, 100)
imperial-steam-line-contracts = Contracts
imperial-steam-line-contracts-why = { $valid ->
    [yes] filled { $filled }, not filled −{ $unfilled }
   *[no] do not count without Trieste
}
imperial-steam-line-fees = Foreign segments
imperial-steam-line-fees-why = ({ $lent } lent − { $foreign } used) × { $fee }
imperial-steam-line-subtotal = Subtotal
imperial-steam-line-investors = Investors
imperial-steam-line-investors-why = { $n ->
    [one] { $n } investor
   *[other] { $n } investors
}, a tenth each
imperial-steam-line-total = Wealth

## Panel and record
imperial-steam-panel = { $what ->
    [round] Round
    [gulden] Gulden
    [goods] Goods
    [influence] Influence
    [workers] Workers
    [tracks] Left
    [network] Network
    [engineers] Engineers
    [factories] Factories
   *[contracts] Contracts
}
imperial-steam-panel-round = { $round ->
    [0] set-up
   *[other] { $round }, hand tokens left { $hands }
}
imperial-steam-panel-goods = { $area } in his area, { $dock } on the dock
imperial-steam-panel-influence = { $franz } (you { $you })
imperial-steam-panel-workers = { $hired } hired, { $supply } in supply
imperial-steam-panel-tracks = { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
}, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}
imperial-steam-panel-factory = { $good } in { $city } ({ $n })
imperial-steam-panel-contract = { $id } ({ $value }): { $n } of { $slots }
imperial-steam-field = { $name ->
    [franz-gulden] Franz: gulden
    [franz-goods] Franz: goods in his area
    [franz-dock] Franz: goods on the dock
    [franz-hired] Franz: hired workers
    [franz-supply] Franz: workers in supply
    [franz-tracks_left] Franz: tracks left
    [franz-stations_left] Franz: stations left
    [franz-hands] Franz: hand tokens left
    [franz-column] Franz: influence
    [franz-links] Franz: tracks laid
    [franz-stations] Franz: stations built
    [franz-engineers] Franz: engineers
    [franz-keys] Franz: keys
    [franz-semmering] Franz: Semmering token
    [you-hands] You: hand tokens left
    [you-column] You: influence
   *[you-trieste] You: Trieste in your network
}
imperial-steam-field-hub = { $what ->
    [column] Hub { $colour }: influence
   *[city] Hub { $colour }: city
}
imperial-steam-field-cubes = Factory { $n } ({ $good }, { $city }): cubes
imperial-steam-field-contract = { $what ->
    [value] Contract { $id }: value
   *[slots] Contract { $id }: slots
}
imperial-steam-key = { $kind ->
    [gold] gold key { $colour }
   *[silver] silver key { $colour }
}
imperial-steam-hub = { $city } ({ $column })
imperial-steam-contract = { $id }: { $value } gulden, { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}
imperial-steam-card-named = { $id } { $title }

## Questions: set-up and rounds
imperial-steam-ask-tens = Are the columns of the influence track always 10 gulden apart?
imperial-steam-ask-last = Which is the last column of the influence track?
imperial-steam-ask-labels = Which gulden values do the columns of the influence track have? Name all.
imperial-steam-ask-hub-city = Which city is the { $colour } hub?
imperial-steam-ask-hub-column = Which column is the influence marker of { $city } on?
imperial-steam-ask-bid = Bid, pay and place your influence marker. Which column is it on?
imperial-steam-ask-number = Draw a State Railway set-up card: which number is at its bottom right? Then put it back into the box.
imperial-steam-ask-columns = Is your influence still { $you }? Are the hubs still like this: { $hubs }?
imperial-steam-answer-columns = { $what ->
    [same] Nothing changed
    [you] My influence changed
   *[all] A hub changed too
}
imperial-steam-ask-front = Both markers are on the same column. Whose is in front?
imperial-steam-ask-turn = Your action. ({ $left ->
    [one] { $left } hand token left
   *[other] { $left } hand tokens left
})
imperial-steam-ask-entries = Your action: enter what changed on the table, then “done”. ({ $left ->
    [one] { $left } hand token left
   *[other] { $left } hand tokens left
})
imperial-steam-you = { $what ->
    [done] Done
    [moved] Done, and my influence changed
    [pass] I pass for this round
    [fee] I built on one of Franz’s links
    [track] I laid a track
    [influence] My influence changed
    [factory] I built a factory
    [delivery] I delivered a good
    [workers] I hired workers
    [engineer] I took an engineer
    [contract] I took a contract
   *[edit] Something else on the map
}
imperial-steam-ask-you-track = Which link?
imperial-steam-ask-you-token = Did you take the business token of { $city }?
imperial-steam-ask-you-influence = Which column is your marker on now? (so far { $now })
imperial-steam-ask-you-factory = In which city?
imperial-steam-ask-you-delivery = To which hub?
imperial-steam-ask-you-good = Which good did you deliver to { $hub }?
imperial-steam-ask-you-workers = At which hub?
imperial-steam-ask-you-hired = How many workers?
imperial-steam-ask-you-engineer = Which engineer, from where?
imperial-steam-answer-engineer = { $hub }: { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer
imperial-steam-ask-you-contract = Which contract?
imperial-steam-entered-track = Entered: your track { $link }{ $semmering ->
    [yes] , with the Semmering token
   *[no] {""}
}
imperial-steam-entered-influence = Entered: your influence { $column }
imperial-steam-entered-factory = Entered: your factory in { $city }
imperial-steam-entered-delivery = Entered: { $good } delivered to { $hub }
imperial-steam-entered-price = Entered: the workers of { $hub } now cost { $price }
imperial-steam-entered-engineer = Entered: { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer taken from { $hub }
imperial-steam-entered-contract = Entered: contract { $id } is off the display
imperial-steam-ask-edit = What is different on the map?
imperial-steam-edit = { $what ->
    [site] Free factory sites of a city
    [token] Business token of a city
    [demand] Demand of a hub
    [price] Worker price of a hub
   *[closed] A link is closed, or open again
}
imperial-steam-ask-edit-city = { $what ->
    [site] Free factory sites: which city?
   *[token] Business token: which city?
}
imperial-steam-ask-edit-hub = Which hub?
imperial-steam-ask-edit-good = Which good?
imperial-steam-ask-edit-link = Which link?
imperial-steam-ask-edit-number = { $what ->
    [site] How many free factory sites does { $name } have?
    [token] Which business token lies on { $name }? (0: none)
    [demand] How many spaces are still open at { $name }?
   *[price] Which step is the price marker of { $name } on?
}
imperial-steam-answer-step = step { $n }: { $price } gulden
imperial-steam-edited = { $what ->
    [site] Changed: { $name } has { $n ->
        [one] { $n } free factory site
       *[other] { $n } free factory sites
    }
    [token] Changed: business token { $n } on { $name }
    [demand] Changed: { $name } has { $n ->
        [one] { $n } open space
       *[other] { $n } open spaces
    } for this good
   *[price] Changed: the workers of { $name } cost { $n }
}
imperial-steam-edited-link = { $closed ->
    [yes] Changed: { $link } is closed
   *[no] Changed: { $link } is open
}
imperial-steam-ask-trieste = Is Trieste in your network?
imperial-steam-answer-trieste = { $what ->
    [next] No, on to the next round
    [no] No
   *[yes] Yes, so the game ends
}
imperial-steam-ask-score = { $what ->
    [cash] Final score: your gulden?
    [income] Your last income, counted once?
    [semmering] Do you have the Semmering token?
    [goods] Your goods cubes?
    [gold] Your gold keys: total gulden value of their hubs’ columns?
    [silver] Your silver keys: total value of the nearest small flags?
    [hubs] Hubs whose column you have reached?
    [filled] Your filled contracts: total value?
    [unfilled] Your contracts with an empty slot: total value?
    [foreign] How many of Franz’s segments does your connection use? (0 if your rules do not call for it)
    [lent] How many of your segments does Franz use? (0 if your rules do not call for it)
   *[investors] Your investors?
}

## Questions: one screen instead of many
imperial-steam-ask-board = The influence track and the four hubs of your board
imperial-steam-note-board = Filled in from the map the program has. Compare all of it with your board.
imperial-steam-ask-tiles = The tiles of this game: free factory sites and business tokens on the cities, and the contracts on display
imperial-steam-ask-display = Contracts on display
imperial-steam-answer-own-track = as in your own map
imperial-steam-answer-other-track = columns that are not 10 apart
imperial-steam-answer-other-city = a city that is not in this list
imperial-steam-ask-bid-form = Bid, pay and place your influence marker. Then draw a State Railway set-up card for Franz and put it back into the box.
imperial-steam-ask-columns-form = Influence at the start of the round: is everything still like this?
imperial-steam-score-field = { $what ->
    [cash] Your gulden
    [income] Last income, once
    [semmering] Semmering token
    [goods] Goods cubes
    [gold] Gold keys: values of their hubs’ columns
    [silver] Silver keys: values of the nearest flags
    [hubs] Hubs you have reached
    [filled] Filled contracts: values
    [unfilled] Contracts with an empty slot: values
    [foreign] Franz’s segments you use, if your rules count them
    [lent] Your segments he uses, if your rules count them
   *[investors] Investors
}
imperial-steam-field-last = Last column of the influence track
imperial-steam-field-number = Number at its bottom right
imperial-steam-ask-score-form = Final score: your figures
imperial-steam-name-field = { $what ->
    [bid] Your influence column
    [to] City he joins
    [from] Track starts in
    [needs] The link needs
    [yours] Your track lies on this link
    [token] Business token on the city (0: none)
    [site] City of the factory
    [good] Kind of factory
    [what] Delivery
    [reward] Reward
    [flag] For a silver key: value of the small green flag nearest to the hub (0: as before)
    [go] These figures
    [value] Value of the contract (0: there is none)
   *[slots] Its slots
}
imperial-steam-answer-help = Help me find it
imperial-steam-answer-known-from = as already known
imperial-steam-answer-known-needs = as already known, otherwise nothing
imperial-steam-answer-no-site = none of his cities has a free site
imperial-steam-answer-no-delivery = no delivery: none of it is wanted
imperial-steam-answer-delivery = { $good } to { $hub }
imperial-steam-answer-delivery-for = { $good } to { $hub } for { $reward }
imperial-steam-answer-known-reward = as written above
imperial-steam-answer-entered = as entered here
imperial-steam-ask-city-name = What is the city called?
imperial-steam-target = { $city } ({ $colour })
imperial-steam-tie = { $by ->
    [sites] most free factory sites
    [influence] highest business token
   *[name] first from A to Z
}
imperial-steam-then = { $a }, then { $b }
imperial-steam-start = { $by ->
    [fee] no fee
    [station] no new station
   *[engineer] no new engineer
}
imperial-steam-name-note =
    { $block }
    { $order }
imperial-steam-name-track = { $second ->
    [yes] Which city does Franz join next, from { $city }?
   *[no] { $n ->
        [one] Which city does Franz join?
       *[other] Which city does Franz join with the first of his { $n } tracks?
    }
}{ $rule ->
    [toward_trieste] {" "}He is on his way to Trieste.
    [most_free_sites] {" "}He looks for factory sites.
   *[targets] {""}
}
imperial-steam-order-track = { $rule ->
    [second]
        On from { $city } to the city he set out for.
        Otherwise a city one link from { $city }: { $none ->
        [yes] { $ties }.
       *[no] whichever comes first in { $targets }; then { $ties }.
    }
    [most_free_sites] A city one link away with a free factory site: most free sites{ $none ->
        [yes] {""}
       *[no] , then whichever comes first in { $targets }
    }, then { $ties }.
    Several starts: { $start }.
    [toward_trieste] A city one link away: fewest links to Trieste{ $none ->
        [yes] {""}
       *[no] , then whichever comes first in { $targets }
    }, then { $ties }.
    Several starts: { $start }.
    [one] A city one link away: { $none ->
        [yes] { $ties }
       *[no] whichever comes first in { $targets }; then { $ties }
    }.
    Several starts: { $start }.
   *[targets] { $none ->
        [yes] A city one link away: { $ties }.
       *[no]
            The first he can reach with 1 or 2 tracks: { $targets }.
            The city on the way, or one link away if none is in reach: { $ties }.
    }
    Several starts: { $start }.
}
imperial-steam-name-factory = { $by ->
    [both] Where does Franz build a factory, and of which type?
   *[city] Where does Franz build a factory?
}
imperial-steam-order-factory = { $by ->
    [both] Type: the most open spaces in { $hubs } together; on a tie, whichever comes first in { $goods }.
   *[city] Type: { $good }.
}
    Place: one of his cities with a free site; a city that is also yours first, then from A to Z.
imperial-steam-name-hub = At which hub does Franz hire?
imperial-steam-order-hire = Cheapest workers now, then lowest influence, then whichever comes first in { $colours }.
imperial-steam-name-delivery = { $n ->
    [0] What does Franz deliver, without giving up a cube?
   *[other] What does Franz deliver, and for what?
}
imperial-steam-order-delivery = { $by ->
    [hub] Hub: one that is also yours first, then from A to Z.
        Good: highest reward there, then whichever comes first in { $goods }.
   *[reward] Highest reward first. On a tie, a hub that is also yours, then from A to Z; then whichever good comes first in { $goods }.
}
imperial-steam-name-contract = Which contract does Franz take?
imperial-steam-order-contract = The most valuable face-up one with at most { $n ->
    [one] { $n } slot
   *[other] { $n } slots
}{ $more ->
    [0] {""}
   *[other] ; if there is none, with at most { $more }
}. On a tie, the one with the fewest slots.
imperial-steam-named-track = You found { $city } by his priorities.
imperial-steam-named-factory = { $by ->
    [both] You found { $city } and { $good } by his priorities.
   *[city] You found { $city } for { $good } by his priorities.
}
imperial-steam-named-hub = You found { $city } by his priorities.
imperial-steam-named-delivery = You found { $good } for { $city } by his priorities.
imperial-steam-did = { $what ->
    [track] Your tracks
    [influence] Your influence
    [factory] Your factory
    [delivery] Your delivery
    [workers] Your new workers
    [engineer] Your engineer
   *[contract] Your contract
}
imperial-steam-did-field = { $what ->
    [link] Link
    [token] You took the business token there
    [link2] A second link
    [token2] You took the business token there too
    [column] Your column now
    [city] City
    [delivery] Good and hub
    [hub] Hub
    [n] How many
    [engineer] Engineer and hub
    [contract] Contract
   *[next] After that
}
imperial-steam-did-next = { $what ->
    [done] my action is over
   *[more] something else changed too
}
imperial-steam-answer-no-link = none
imperial-steam-drawn = Franz needs his priorities: decision card { $id }.

## Questions: Franz's turn
imperial-steam-answer-skip = Not possible, skip this effect
imperial-steam-answer-none = none
imperial-steam-answer-none-has-any = none has any
imperial-steam-answer-no-city = there is no such city
imperial-steam-answer-as-before = as you said before
imperial-steam-pool = { $place ->
    [network] the cities one link from Franz’s network
    [city] the cities outside his network one link from { $city }
   *[named] { $names }
}{ $but ->
    [yes] {" "}(without { $without })
   *[no] {""}
}
imperial-steam-ask-distance = How far is { $city } from Franz’s cities ({ $list })? Ignore engineers.
imperial-steam-answer-far = { $far ->
    [one] 1 link
    [two] 2 links
   *[farther] farther
}
imperial-steam-ask-between = Which cities lie between Franz’s cities and { $city }, one link from each? (leave it empty if none)
imperial-steam-ask-best = { $by ->
    [sites] Among { $pool }: which have the most free factory sites? Name all that are equal.
    [influence] Among { $pool }: which have the highest business token? Name all that are equal.
    [buildable] Among { $pool }: which are the fewest links from Trieste, counting only links for which he has or can get the engineers? Name all that are equal.
   *[distance] Among { $pool }: which are the fewest links from Trieste? Name all that are equal.
}
imperial-steam-ask-best-number = { $by ->
    [sites] How many free factory sites? ({ $cities })
    [influence] How high is the business token? ({ $cities })
    [buildable] How many links to Trieste, counting only those he can build? ({ $cities })
   *[distance] How many links to Trieste? ({ $cities })
}
imperial-steam-ask-all = { $sites ->
    [yes] Name all cities with a free factory site among { $pool }. (leave it empty if there is none)
   *[no] Name all cities of this kind: { $pool }. (leave it empty if there is none)
}
imperial-steam-ask-from = From which of Franz’s cities does one link lead to { $city }?
imperial-steam-ask-link = The link { $a }-{ $b }: what does it need, and does your track lie there?
imperial-steam-answer-link = { $link ->
    [none] nothing
    [tunnel] tunnel
    [bridge] bridge
    [both] tunnel and bridge
    [none-yours] nothing, my track lies there
    [tunnel-yours] tunnel, my track lies there
    [bridge-yours] bridge, my track lies there
   *[other] tunnel and bridge, my track lies there
}
imperial-steam-ask-engineer = Of the hubs that still offer a { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer, which has the lowest influence?
imperial-steam-ask-ranked = { $place ->
    [city] Which of { $those } are one link from { $city }? (leave it empty if none)
   *[network] Which of { $those } are one link from Franz’s cities? (leave it empty if none) { $city }
}
imperial-steam-ask-token = Is there a business token on { $city }? (0: none)
imperial-steam-ask-semmering = Is the Semmering token still there?
imperial-steam-ask-adjacent = { $count ->
    [yes] { $sites ->
        [yes] How many cities with a free factory site are one link from Franz’s network?
       *[no] How many cities are one link from Franz’s network?
    }
   *[no] { $sites ->
        [yes] Is a city with a free factory site one link from Franz’s network?
       *[no] Is there a city one link from Franz’s network?
    }
}
imperial-steam-ask-you = Where is your influence marker? (last { $last })
imperial-steam-ask-site = { $count ->
    [yes] How many free factory sites are there in { $cities }?
   *[no] Is there a free factory site in { $cities }?
}
imperial-steam-ask-demand = How many open spaces are left in { $hubs } altogether?
imperial-steam-ask-shared-sites = Which of his cities with a free site are also in your network? (leave it empty if none)
imperial-steam-ask-sites = Name his cities with a free site.
imperial-steam-ask-price = What is the worker price in { $cities } now?
imperial-steam-ask-shared-hubs = Which of { $hubs } are in your network too? (leave it empty if none)
imperial-steam-ask-wants = { $n ->
    [one] Does { $hub } still want { $goods }? (leave it empty if not)
   *[other] Which of { $goods } does { $hub } still want? (leave it empty if none)
}
imperial-steam-ask-reward = Which reward does { $hub } give for { $good }?
imperial-steam-answer-key = { $kind ->
    [gold] gold key
   *[silver] silver key
}
imperial-steam-ask-flag = What is the value of the small green flag nearest to { $hub }?
imperial-steam-ask-contract = The most valuable face-up contract with at most { $n ->
    [one] { $n } slot
   *[other] { $n } slots
} (equal: fewest slots): its value?
imperial-steam-ask-slots = How many slots does it have?
imperial-steam-ask-contracts = How many face-up contracts have at most { $n ->
    [one] { $n } slot
   *[other] { $n } slots
}?
imperial-steam-ask-card = { $deck ->
    [action] Draw the top action card: which is it?
   *[decision] Draw the top decision card: which is it?
}
imperial-steam-answer-differs = My printed card differs
imperial-steam-ask-differs = { $what ->
    [block] Which block of your card applies?
    [gulden] How many gulden does that block cost?
    [goods] How many goods cubes does that block cost?
    [effect] Which effect does it have?
    [tracks] How many tracks?
    [rule] Where to?
    [missing] How many slots may stay empty?
    [give] Goods cubes given up for each delivery?
    [store] Keep the block like this for the rest of the game and for your card file?
   *[n] How many?
}
imperial-steam-effect = { $name ->
    [build_tracks] Build tracks
    [build_factory] Build a factory
    [hire_workers] Hire workers
    [gain_gulden] Take gulden
    [gain_influence] Gain influence
    [goods_to_area] Goods into his area
    [goods_to_dock] Goods onto his dock
    [take_contract] Take a contract
    [deliver] Deliver goods
    [none] no such block
   *[nothing] Nothing
}
imperial-steam-rule = { $name ->
    [targets] by the targets of slot A
    [most_free_sites] to the most free factory sites
   *[toward_trieste] towards Trieste
}

## Errors
imperial-steam-error-money = Starting money must be 0 to 1000 in tens.
imperial-steam-error-deck = { $kind ->
    [action] The action deck needs one card of each number 1 to 5.
   *[decision] The decision deck needs one card of each number 1 to 5.
}
imperial-steam-error-card-unknown = No card { $id } in this card file.
imperial-steam-error-card-spent = Card { $id } was already drawn; left: { $left }.
imperial-steam-error-card-early = Card { $id } joins at the first reshuffle.
imperial-steam-error-jump = Card { $id }, block { $no }: jump to { $to } is not allowed.
imperial-steam-error-cost = Card { $id }, block { $no }: cost { $n } is not covered by a condition.
imperial-steam-error-slot = Card { $id }, slot { $slot }: each entry exactly once.
imperial-steam-error-check = Unknown condition { $name }. (card { $id }, block { $no })
imperial-steam-error-effect = Unknown effect { $name }. (card { $id }, block { $no })
imperial-steam-error-cards-format = Not a card file of version 1: { $field }.
imperial-steam-error-map-format = Not a map file of version 1: { $field }.
imperial-steam-error-map-link = Link { $a }-{ $b }: { $problem ->
    [unknown] a city that is not on the map
    [itself] it leads to itself
    [twice] it appears twice
   *[need] an unknown need
}.
imperial-steam-error-map-apart = City { $city } cannot be reached from Wien.
imperial-steam-error-map-hub = Hub { $colour }: { $problem ->
    [missing] it is missing
    [city] its city is not on the map or already taken
    [column] there is no such column
    [demand] a reward that is not a number, gold or silver
   *[prices] no worker prices, or a marker outside them
}.
imperial-steam-error-column = There is no column { $value }.
imperial-steam-error-name = { $why ->
    [empty] A name is needed here, of at most 60 letters.
    [joined] { $city } is already in Franz’s network.
    [ruled-out] { $city } was already ruled out.
   *[taken] { $city } already has another place.
}
imperial-steam-error-not-next = { $link } does not touch your network.
imperial-steam-error-track-twice = Your track already lies on { $link }.
imperial-steam-error-from = The program does not know that link yet: choose where the track starts.
imperial-steam-error-needs-before = So far the link { $a }-{ $b } was this: { $needs }. Is it different?
imperial-steam-error-better = { $city } is his first goal and lies one link from { $from }. Does he really go elsewhere?
imperial-steam-error-reward = What that hub pays for it is not known yet: choose the reward.
imperial-steam-error-flag = A silver key counts the value of the small green flag nearest to the hub: enter it.
imperial-steam-error-contract-slots = A contract with more than { $n ->
    [one] { $n } slot
   *[other] { $n } slots
} does not fit him now.
imperial-steam-error-site = No free factory site in { $city }.
imperial-steam-error-demand = { $hub } wants no { $good }.
imperial-steam-error-contract = No such contract.
imperial-steam-error-invariant = That does not fit: { $what ->
    [tree] his tracks must form one tree with Wien
    [tracks] tracks left and tracks laid must add up to 18; change the tracks laid
    [station] a city with 3 of his tracks needs a station
    [stations] stations left and stations built must add up to 2; change the stations built
    [factory] a factory of his stands in a city he would leave
    [engineer] one of his tracks needs that engineer
    [offer] no hub offers that engineer any more
    [workers] hired workers, supply and factories must add up to 15
    [contract] there is no such contract
    [slots] more factories already lie on it
   *[hub] two hubs cannot share a city
}.
imperial-steam-error-turn = Franz has no action left this round.
imperial-steam-error-own-field = There is no figure “{ $field }” on these cards or this map.

## Own cards and map
imperial-steam-own-action = Action card { $id } “{ $title }”
imperial-steam-own-decision = Decision card { $id }
imperial-steam-own-block = Block { $no }
imperial-steam-own-block-figure = { $what ->
    [check] condition { $place }
    [n] number{ $place ->
        [0] {""}
       *[other] {" "}in condition { $place }
    }
    [lo] lowest in condition { $place }
    [hi] highest in condition { $place }
    [fail_to] block to go to if condition { $place } fails
    [gulden] cost in gulden
    [goods] cost in goods cubes
    [effect] effect
    [count] tracks
    [rule] where to
    [max_missing] slots that may stay empty
   *[give] goods cubes given up for each delivery
}
imperial-steam-check-name = { $name ->
    [gulden_min] gulden n or more
    [goods_min] goods in area n or more
    [goods_max] goods in area and dock n or fewer
    [hired_between] hired workers from … to …
    [influence_reaches_lowest_hub] influence at least that of the lowest hub
    [free_site_in_network_min] free factory sites in his network n or more
    [neighbour_min] neighbouring cities he can join n or more
    [neighbour_with_site_min] neighbouring cities with a free factory site n or more
    [trieste_not_in_network] Trieste not in his network
    [open_slots_max] empty contract slots n or fewer
    [contract_fits_min] contracts that fit n or more
    [delivery_possible] a delivery is possible, giving up n cubes
   *[none] no condition
}
imperial-steam-own-slot = Slot { $slot }
imperial-steam-own-slot-figure = { $slot ->
    [ties] first tie breaker
   *[other] order
}
imperial-steam-own-tie = { $first ->
    [sites] most free factory sites
   *[influence] highest influence
}
imperial-steam-own-of-map = Map
imperial-steam-own-map = { $part ->
    [hubs] hubs
    [cities] cities
    [links] what links need
    [next] which cities are linked
    [track] influence track and small flags
    [prices] worker prices
    [demand] what the hubs want, and for what
    [known] Links your games have told
    [known-demand] What the hubs pay, as your games have told
    [supply] supply and opening numbers
   *[contracts] contracts
}
imperial-steam-own-columns = Gulden values of the columns
imperial-steam-own-flag = Small flag { $n }
imperial-steam-own-flag-figure = { $what ->
    [column] column
   *[value] value
}
imperial-steam-own-price = worker price, step { $n } (0: no such step)
imperial-steam-own-demand = { $good }, space { $n }
imperial-steam-own-next = One link from { $city }
imperial-steam-own-no-link = there is no such link
imperial-steam-own-hub = { $what ->
    [city] city
    [column] influence
    [tunnel] tunnel engineers
   *[bridge] bridge engineers
}
imperial-steam-own-city = { $what ->
    [sites] free factory sites
    [name] its name on your board
   *[bonus] business token
}
imperial-steam-own-cities = Cities on your board; a new one is typed in where links are
imperial-steam-own-semmering = Link with the Semmering token
imperial-steam-own-contract = Contract { $id }
imperial-steam-own-contract-figure = { $what ->
    [slots] slots (0: no such contract)
   *[value] value
}
imperial-steam-own-opening = Numbers on the State Railway set-up cards
imperial-steam-own-supply = { $what ->
    [goods] Cubes in the supply
   *[factories] Factories in the supply
}

## Options
imperial-steam-option-mode = Mode
imperial-steam-option-mode-help = Either you look at the board and answer short questions, or a map is loaded and you enter only your own changes.
imperial-steam-value-mode-asked = you are asked
imperial-steam-value-mode-tracked = a map keeps track
imperial-steam-option-choices = What Franz chooses
imperial-steam-option-choices-help = His priorities are shown and you name what he chooses, with help when you want it; or one question after the other leads to it (always so if decision cards are drawn only when needed).
imperial-steam-value-choices-named = you name it
imperial-steam-value-choices-led = you are led to it
imperial-steam-option-preset = Difficulty
imperial-steam-option-preset-help = House names for common settings; a preset changes only the settings still at their standard values.
imperial-steam-value-preset-standard = Standard
imperial-steam-value-preset-gentle = Gentle
imperial-steam-value-preset-brisk = Brisk
imperial-steam-value-preset-hard = Hard
imperial-steam-value-preset-severe = Severe
imperial-steam-option-card1 = Action card 1
imperial-steam-option-card1-help = Version A is easier, B is harder.
imperial-steam-value-card1-A = version A
imperial-steam-value-card1-B = version B
imperial-steam-option-card2 = Action card 2
imperial-steam-option-card2-help = Version A is easier, B is harder.
imperial-steam-value-card2-A = version A
imperial-steam-value-card2-B = version B
imperial-steam-option-card3 = Action card 3
imperial-steam-option-card3-help = Version A is easier, B is harder.
imperial-steam-value-card3-A = version A
imperial-steam-value-card3-B = version B
imperial-steam-option-start_money = Franz’s starting money
imperial-steam-option-start_money-help = 0 is easier (he places his marker free), more is harder; 0 to 1000 in tens.
imperial-steam-option-cards = Who draws the cards
imperial-steam-option-cards-help = The program draws from decks of its own, or you draw the printed cards and name them.
imperial-steam-value-cards-app = the program
imperial-steam-value-cards-printed = you, from the printed decks
imperial-steam-option-strategy_action = Strategy action card
imperial-steam-option-strategy_action-help = Drawn at random, or chosen; it joins at the first reshuffle.
imperial-steam-value-strategy_action-random = at random
imperial-steam-value-strategy_action-6 = card 6*
imperial-steam-value-strategy_action-7 = card 7*
imperial-steam-value-strategy_action-8 = card 8*
imperial-steam-option-strategy_decision = Strategy decision card
imperial-steam-option-strategy_decision-help = Drawn at random, or chosen; it joins at the first reshuffle.
imperial-steam-value-strategy_decision-random = at random
imperial-steam-value-strategy_decision-6 = card 6*
imperial-steam-value-strategy_decision-7 = card 7*
imperial-steam-value-strategy_decision-8 = card 8*
imperial-steam-option-decision_draw = Drawing a decision card
imperial-steam-option-decision_draw-help = A decision card every turn, or only when a slot is needed.
imperial-steam-value-decision_draw-every_turn = every turn
imperial-steam-value-decision_draw-on_demand = when needed
imperial-steam-option-reshuffle = Reshuffling
imperial-steam-option-reshuffle-help = When a card is due and the deck is empty, or as soon as the last card is used.
imperial-steam-value-reshuffle-when_needed = when a card is due
imperial-steam-value-reshuffle-at_last_card = after the last card
imperial-steam-option-no_block = No block possible
imperial-steam-option-no_block-help = What happens if no block of the card is possible.
imperial-steam-value-no_block-nothing = he does nothing
imperial-steam-value-no_block-gain_10 = 10 gulden
imperial-steam-option-neighbour = Neighbour in a condition
imperial-steam-option-neighbour-help = Whether a neighbour in a condition must be a city he can join now.
imperial-steam-value-neighbour-buildable = a city he can join
imperial-steam-value-neighbour-adjacent = by the map alone
imperial-steam-option-engineer_threshold = Influence for an engineer
imperial-steam-option-engineer_threshold-help = Whether he must have reached or exceeded the hub’s influence.
imperial-steam-value-engineer_threshold-reached = reaching it is enough
imperial-steam-value-engineer_threshold-exceeded = he must exceed it
imperial-steam-option-engineer_kept = Engineers are kept
imperial-steam-option-engineer_kept-help = Whether an engineer stays with him or goes back after the track.
imperial-steam-option-fee_short = Too little for the fee
imperial-steam-option-fee_short-help = With less than 10 gulden he pays what he has, or the link is closed to him.
imperial-steam-value-fee_short-waive_rest = he pays what he has
imperial-steam-value-fee_short-blocks_link = the link is closed
imperial-steam-option-fee_from_you = Your fee on his link
imperial-steam-option-fee_from_you-help = What you pay when you build on his link.
imperial-steam-value-fee_from_you-10 = 10 gulden
imperial-steam-value-fee_from_you-0 = nothing
imperial-steam-option-origin_order = Several start cities
imperial-steam-option-origin_order-help = What is avoided first when several cities could be the start.
imperial-steam-value-origin_order-fee_station_engineer = fee, station, engineer, then the name
imperial-steam-value-origin_order-fee_engineer_station = fee, engineer, station, then the name
imperial-steam-value-origin_order-station_fee_engineer = station, fee, engineer, then the name
imperial-steam-value-origin_order-station_engineer_fee = station, engineer, fee, then the name
imperial-steam-value-origin_order-engineer_fee_station = engineer, fee, station, then the name
imperial-steam-value-origin_order-engineer_station_fee = engineer, station, fee, then the name
imperial-steam-option-second_track_prefers_targets = Second track prefers targets
imperial-steam-option-second_track_prefers_targets-help = Whether a hub next to the city just joined comes before the tie-breakers.
imperial-steam-option-second_track_dead_end = Second track at a dead end
imperial-steam-option-second_track_dead_end-help = If the city just joined has no new neighbour: from anywhere in his network, or lost.
imperial-steam-value-second_track_dead_end-from_network = anywhere in his network
imperial-steam-value-second_track_dead_end-forfeit = it is lost
imperial-steam-option-trieste_distance = Distance to Trieste
imperial-steam-option-trieste_distance-help = Links on the map, or only links he could build.
imperial-steam-value-trieste_distance-links = all links of the map
imperial-steam-value-trieste_distance-buildable_links = links he could build
imperial-steam-option-name_order = Order of names
imperial-steam-option-name_order-help = Whether ü is sorted as u or as ue.
imperial-steam-value-name_order-dictionary = ü as u
imperial-steam-value-name_order-phone_book = ü as ue
imperial-steam-option-token_taken = Business tokens
imperial-steam-option-token_taken-help = Whether the first comer takes a business token away, or each player may take it once.
imperial-steam-value-token_taken-first_comer = the first comer takes it
imperial-steam-value-token_taken-each_player = each player once
imperial-steam-option-factory_without_worker = Factory without a worker
imperial-steam-option-factory_without_worker-help = Without a hired worker: the next block, or a worker from his supply.
imperial-steam-value-factory_without_worker-next_block = the next block
imperial-steam-value-factory_without_worker-from_supply = a worker from his supply
imperial-steam-option-all_types_producing = All types produced
imperial-steam-option-all_types_producing-help = If he already produces every type: the rule is ignored, or the next block.
imperial-steam-value-all_types_producing-ignore_filter = ignore the rule
imperial-steam-value-all_types_producing-next_block = the next block
imperial-steam-option-hire_short = Too few workers to hire
imperial-steam-option-hire_short-help = With fewer workers than the card says: those left, or the next block.
imperial-steam-value-hire_short-hire_what_is_left = he hires those left
imperial-steam-value-hire_short-next_block = the next block
imperial-steam-option-price_steps = Steps of the price marker
imperial-steam-option-price_steps-help = The marker goes up by as many steps as workers were hired, or always by 2.
imperial-steam-value-price_steps-workers_hired = one for each worker hired
imperial-steam-value-price_steps-always_2 = always 2
imperial-steam-option-delivery_order = Order of a delivery
imperial-steam-option-delivery_order-help = Whether the hub or the reward decides first.
imperial-steam-value-delivery_order-hub_first = the hub first
imperial-steam-value-delivery_order-profit_first = the reward first
imperial-steam-option-coal_limit = Coal
imperial-steam-option-coal_limit-help = How often he may deliver coal.
imperial-steam-value-coal_limit-one_per_hub = one at each hub
imperial-steam-value-coal_limit-one_per_round = one a round
imperial-steam-value-coal_limit-none = no limit
imperial-steam-option-ahead_rule = Ahead on the influence track
imperial-steam-option-ahead_rule-help = Whether he must stand on a higher column, or the front place of a column is enough.
imperial-steam-value-ahead_rule-strict_column = a higher column
imperial-steam-value-ahead_rule-first_in_column = the front place
imperial-steam-option-equal_influence = Turn order on equal columns
imperial-steam-option-equal_influence-help = Who begins when both stand on the same column.
imperial-steam-value-equal_influence-earlier_marker_first = the earlier marker
imperial-steam-value-equal_influence-you_first = you begin
imperial-steam-value-equal_influence-ask = you are asked
imperial-steam-option-pass_rule = When you pass
imperial-steam-option-pass_rule-help = Whether he plays his remaining turns or stops too.
imperial-steam-value-pass_rule-franz_plays_on = he plays on
imperial-steam-value-pass_rule-franz_stops = he stops too
imperial-steam-option-phase8_repeat = Contracts in phase 8
imperial-steam-option-phase8_repeat-help = One contract, or as many as he can fill.
imperial-steam-value-phase8_repeat-once = one contract
imperial-steam-value-phase8_repeat-while_possible = as many as he can fill
imperial-steam-option-contracts_valid = Contracts count
imperial-steam-option-contracts_valid-help = Trieste in anyone’s network, or in one’s own.
imperial-steam-value-contracts_valid-anyone = anyone’s network
imperial-steam-value-contracts_valid-own_network = one’s own network
imperial-steam-option-score_dock = Goods on the dock score
imperial-steam-option-score_dock-help = Whether goods on his dock count at the end.
imperial-steam-option-final_track_fee = Foreign segments at the end
imperial-steam-option-final_track_fee-help = Gulden for each segment of the other side, where your rules call for it.
imperial-steam-value-final_track_fee-20 = 20 gulden
imperial-steam-value-final_track_fee-0 = nothing
imperial-steam-option-investor_rounding = An investor’s tenth
imperial-steam-option-investor_rounding-help = How it is rounded.
imperial-steam-value-investor_rounding-down = rounded down
imperial-steam-value-investor_rounding-nearest = rounded to the nearest gulden
imperial-steam-value-investor_rounding-up = rounded up
imperial-steam-option-score_tie = Equal wealth
imperial-steam-option-score_tie-help = A draw, or the higher influence wins.
imperial-steam-value-score_tie-draw = a draw
imperial-steam-value-score_tie-influence = the higher influence
