# Imperial Steam: Franz.

## Words
steam-good-wood = wood
steam-good-stone = stone
steam-good-iron = iron
steam-good-coal = coal
steam-colour-bronze = bronze
steam-colour-blue = blue
steam-colour-green = green
steam-colour-white = white
steam-engineer-tunnel = tunnel
steam-engineer-bridge = bridge
steam-title = { $de ->
   *[other] { $en }
}
steam-by-option = { $reason } [{ $name } = { $value }]

## Reasons
steam-open = Lowest hub { $lowest }, number { $n }: Franz starts at { $column } and pays { $pays } gulden.
steam-card-block = Card { $id }, block { $no }: { $title }.
steam-card-none = { $gain ->
    [no] No block is possible: Franz does nothing.
   *[yes] No block is possible: Franz takes 10 gulden.
}
steam-cond-ok = { $known ->
    [yes] { $condition }: yes ({ $value }).
   *[no] { $condition }: yes.
}
steam-cond-fail = { $known ->
    [yes] { $condition }: no ({ $value }) - go to block { $to }.
   *[no] { $condition }: no - go to block { $to }.
}
steam-cond-implicit = Not possible: { $what ->
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
steam-cond-implicit-effect = Not possible: { $what ->
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
steam-cond-number = { $n }
steam-cond-against = { $his } against { $hub }
steam-cond-you = your decision
steam-check = { $name ->
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
steam-skipped = You decided that this is not possible: the rest of the effect is left out.
steam-pay-gulden = Franz pays { $n } gulden and has { $total }.
steam-pay-goods = Franz gives up { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} and has { $total }.
steam-a-target = { $kind ->
    [hub] { $city } ({ $entry })
   *[trieste] { $city }
} is the first entry of slot A within reach: { $n ->
    [one] { $n } track
   *[other] { $n } tracks
}.
steam-a-none = No entry of slot A is within { $n ->
    [one] { $n } track
   *[other] { $n } tracks
}.
steam-tie-only = { $way ->
    [yes] { $city } is the only possible city on the way.
   *[no] { $city } is the only possible city.
}
steam-tie-rank = { $city } stands before the other candidates in slot A.
steam-tie-sites = Most free factory sites ({ $n }): { $names }.
steam-tie-influence = Highest influence bonus ({ $n }): { $names }.
steam-tie-distance = Nearest to Trieste ({ $n ->
    [one] { $n } link
   *[other] { $n } links
} left): { $names }.
steam-tie-equal = { $by ->
    [sites] Equal free factory sites ({ $n }).
    [influence] Equal influence bonus ({ $n }).
   *[distance] Equal links to Trieste ({ $n }).
}
steam-tie-name = First from A to Z: { $city } (before { $others }).
steam-skip = Not { $city }: { $reasons }.
steam-p1-track = he has no track left
steam-p1-engineer = { $a }-{ $b } needs a { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer he cannot get
steam-p1-station = { $a } needs a station and he has none left
steam-p1-fee = he cannot pay the fee for { $a }-{ $b }
steam-p1-none = no link leads there
steam-p1-and = { $a }; { $b }
steam-origin-skip = Not from { $city }: { $reason }.
steam-origin-pick = From { $city }: { $by ->
    [fee] no fee there
    [station] no new station needed there
    [engineer] no new engineer needed there
   *[name] first from A to Z
}.
steam-track-engineer = Franz takes a { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer from { $hub } without paying (influence { $column }, hub { $hub_column }).
steam-track-engineer-back = The { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer goes back to { $hub } after the track.
steam-track-station = Franz already has 2 tracks at { $city }: he builds a station there without paying.
steam-track-fee = Your track lies on { $a }-{ $b }: Franz pays you 10 gulden.
steam-track-fee-short = Your track lies on { $a }-{ $b }: Franz owes you 10 gulden and pays the { $n } he has.
steam-track-token = City bonus { $city }: { $n } influence.
steam-track-semmering = Franz takes the Semmering token; it has no use for him.
steam-second-from = The 2nd track starts at { $city }.
steam-second-none = { $why ->
    [track] No track left for the 2nd track.
   *[city] No city can be joined: the 2nd track is lost.
}
steam-changed = After your correction this is no longer possible.
steam-second-dead = { $city } has no new neighbour he can join: the 2nd track may start anywhere in his network.
steam-second-forfeit = { $city } has no new neighbour: the 2nd track is lost.
steam-infl-move = Franz moves up { $n ->
    [one] { $n } column
   *[other] { $n } columns
} to { $column }.
steam-infl-split = Franz moves up { $n ->
    [one] { $n } column
   *[other] { $n } columns
} to { $column }: he has reached the most influential hub ({ $top }) and is ahead of you ({ $you }). { $left ->
    [one] { $left } point left
   *[other] { $left } points left
}: +{ $gulden } gulden.
steam-infl-end = Franz stands on the last column ({ $column }): { $left ->
    [one] { $left } point becomes
   *[other] { $left } points become
} { $gulden } gulden.
steam-infl-cap = Franz has reached the most influential hub ({ $top }) and is ahead of you ({ $you }): { $left ->
    [one] { $left } point becomes
   *[other] { $left } points become
} { $gulden } gulden.
steam-fac-not = Not { $goods }: already produced.
steam-fac-gone = Not { $goods }: no factory piece left.
steam-fac-all = All four goods are produced: the first rule is ignored.
steam-fac-demand = Greatest demand in his hubs ({ $n }): { $goods }.
steam-fac-demand-equal = Equal demand in his hubs ({ $n }): { $goods }.
steam-fac-slotB = { $good } stands first of these in slot B.
steam-fac-type-only = { $good } is the only type left.
steam-fac-site-only = { $city } has the only free factory site in his network.
steam-fac-site-shared = { $city } is the only shared city with a free site.
steam-fac-site-name = { $city } comes first from A to Z among the { $kind ->
    [shared] shared
   *[private] private
} cities with a free site.
steam-fac-place = 1 worker on the site in { $city }, { $n } { $good } beside it; the { $good } factory goes to his area.
steam-hire-only = { $city } is the only hub he has reached.
steam-hire-price = Cheapest workers ({ $n }): { $cities }.
steam-hire-low = Lowest influence ({ $n }): { $cities }.
steam-hire-slotD = { $colour } stands first of these in slot D.
steam-hire-do = Franz hires { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} at { $city }; its price marker goes up { $steps }.
steam-del-none = No delivery: { $why ->
    [goods] no goods cube in his area
   *[wanted] no hub in his network wants a good his factories hold
}.
steam-del-hub = { $city } is a { $kind ->
    [shared] shared
   *[private] private
} hub{ $first ->
    [yes] {" "}and comes first from A to Z
   *[no] {""}
}.
steam-del-profit = Best reward there ({ $n }): { $goods }.
steam-del-slotC = { $good } stands first of these in slot C.
steam-del-do = Franz gives up { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
}, delivers 1 { $good } from { $city } to { $hub } and gets { $reward }.
steam-reward-gulden = { $n } gulden
steam-reward-gold = the gold key of { $city }
steam-reward-silver = the silver key of { $city }
steam-con-take = Most valuable contract he can { $more ->
    [0] fill now
   *[other] fill with { $more } more
}: { $id }, { $value } gulden, { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}.
steam-gain-gulden = Franz takes { $n } gulden and has { $total }.
steam-gain-goods = Franz takes { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} into his area.
steam-gain-dock = { $n ->
    [one] { $n } goods cube onto his dock; it arrives next round.
   *[other] { $n } goods cubes onto his dock; they arrive next round.
}
steam-deck-reshuffle = The { $deck ->
    [action] action
   *[decision] decision
} deck is empty: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $joined ->
    [yes] {" "}and the strategy card { $id }
    [unseen] {" "}and the strategy card laid aside
   *[no] {""}
} { $joined ->
    [no] { $n ->
        [one] is
       *[other] are
    }
   *[other] are
} shuffled.

## Orders
steam-do-track = Lay a track for Franz: { $from } → { $to }. ({ $left } left)
steam-do-station = Build a station for Franz in { $city }. ({ $left } left)
steam-do-engineer = Give Franz a { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer from { $hub }, without payment.
steam-do-engineer-back = Put the { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer back to { $hub }.
steam-do-fee = Franz pays you { $n } gulden for your track. He has { $total }.
steam-do-fee-from-you = Pay Franz { $n } gulden for his track. He has { $total }.
steam-do-pay = Franz pays { $n } gulden into the bank. He has { $total }.
steam-do-goods-down = Franz gives up { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
}. He has { $total }.
steam-do-goods-up = Put { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} into Franz's area. He has { $total }.
steam-do-dock = Put { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} onto Franz's dock. { $total } are lying there.
steam-do-dock-arrives = Move { $n ->
    [one] { $n } goods cube
   *[other] { $n } goods cubes
} from Franz's dock into his area. He has { $total }.
steam-do-gulden = Franz takes { $n } gulden from the bank. He has { $total }.
steam-do-influence = Move Franz's influence marker { $n ->
    [one] { $n } column
   *[other] { $n } columns
} up to { $column }.
steam-do-opening = Put Franz's influence marker on { $column }; he pays { $n } gulden and has { $total }.
steam-do-token = Take the business token off { $city } for Franz ({ $n } influence).
steam-do-semmering = Franz takes the Semmering token.
steam-do-factory = Put one of Franz's hired workers on a site in { $city } with { $n } { $good } beside it; he takes a { $good } factory.
steam-do-factory-onto = The { $good } factory goes onto Franz's contract { $contract }.
steam-do-hire = Franz hires { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} at { $hub }; its price marker now stands at { $price }.
steam-do-hire-steps = Franz hires { $n ->
    [one] { $n } worker
   *[other] { $n } workers
} at { $hub }; move its price marker up { $steps }.
steam-do-deliver = Move 1 { $good } from Franz's factory in { $city } to { $hub }: { $reward }.
steam-do-contract = Franz takes the contract { $id } worth { $value } gulden.
steam-route = Franz's line: { $route }
steam-route-hop = { $need ->
    [none] { $route } → { $to }
    [tunnel] { $route } →(tunnel) { $to }
    [bridge] { $route } →(bridge) { $to }
   *[both] { $route } →(tunnel, bridge) { $to }
}{ $fee ->
    [yes] {" "}(your track: fee)
   *[no] {""}
}

## The game
steam-name = Imperial Steam
steam-opponent = Franz
steam-pitch = Franz builds his railway toward Trieste by action and decision cards; he does the priorities, you move the pieces.
steam-header-house = { $map ->
    [yes] { $cards ->
        [yes] House cards and house map: designed for this program, not the printed ones.
       *[no] House map: drawn for this program, not the printed board.
    }
   *[no] House cards: designed for this program where the printed cards are not public.
}
steam-header-prov = What the booklet states is kept as it is; what it leaves open is marked “house”. Your own cards and map can be entered once and then take their place.
steam-header-options = Options changed: { $list }
steam-setup = Set up a game for 2. Franz: { $money } gulden, action cards { $cards }.
steam-setup-part = { $part ->
    [board] On the board: 3 hand tokens on the round track, influence marker, turn order marker, 1 station in Wien.
    [area] In his area: 2 hand tokens, 2 hired workers, 4 goods cubes, his money, a State Railway set-up card face down as his dock.
    [supply] In his supply: 18 tracks, 2 stations, 13 workers.
    [aside] Aside, face down: one strategy action card and one strategy decision card; they join at the first reshuffle of their deck.
   *[none] He has no train, shares, investors or income.
}
steam-wealth = Typical wealth of Franz (house cards, house map)
steam-wealth-line = Cards { $cards }, { $money } gulden: about { $wealth }
steam-round = Round { $round }
steam-phase = { $no ->
    [1] Phase 1: Franz takes his hand tokens back and has { $n }.
    [2] Phase 2 is yours; Franz does nothing.
    [3] Phase 3: what lies on his dock arrives.
    [4] Phase 4: no income for Franz.
   *[7] The first round begins with phase 7; both have { $n } hand tokens.
}
steam-begins = { $who ->
    [you] You begin
   *[franz] Franz begins
} (influence: you { $you }, Franz { $franz }).
steam-turn = Franz plays action card { $id } “{ $title }”{ $house ->
    [yes] {" "}(house)
   *[no] {""}
}{ $known ->
    [yes] {" "}with decision card { $decision }
   *[no] {""}
}. ({ $left ->
    [0] his last hand token of the round
    [one] { $left } hand token left
   *[other] { $left } hand tokens left
})
steam-free-delivery = Free action: one delivery.
steam-passed = { $what ->
    [stops] You pass; Franz stops too.
   *[plays] You pass; Franz plays on. ({ $left ->
        [one] { $left } turn left
       *[other] { $left } turns left
    })
}
steam-phase-8 = Phase 8: do your steps for the end of round { $round }.
steam-last-round = { $why ->
    [trieste] Wien and Trieste are joined: final score.
   *[round] Round 8 is over: final score.
}
steam-fee-from-you = Your track lies where Franz already has one: you pay him { $n } gulden.
steam-differs = Card { $id }, block { $no }, as your printed card has it.
steam-stored = Card { $id }, block { $no } is kept as your printed card has it.
steam-side = { $who ->
    [you] You
   *[franz] Franz
}

## Score
steam-over = { $winner ->
    [player] You win
    [opponent] Franz wins
   *[draw] A draw
}: you { $you } gulden, Franz { $franz }.
steam-over-house = { $house ->
    [yes] { $text } (with house cards or map)
   *[no] { $text }
}
steam-line-side = { $who ->
    [you] You: { $why }
   *[franz] Franz: { $why }
}
steam-line-cash = Cash
steam-line-income = Last income
steam-line-income-why = { $n } × { $times }
steam-line-goods = Goods
steam-line-goods-why = { $n } × 10
steam-line-keys = Keys
steam-line-keys-why = gold { $gold }, silver { $silver }
steam-line-hubs = Hubs reached
steam-line-hubs-why = { $n ->
    [one] { $n } hub
   *[other] { $n } hubs
} (10, 30, 60, 100)
steam-line-contracts = Contracts
steam-line-contracts-why = { $valid ->
    [yes] filled { $filled }, not filled −{ $unfilled }
   *[no] do not count without Trieste
}
steam-line-fees = Foreign segments
steam-line-fees-why = ({ $lent } lent − { $foreign } used) × { $fee }
steam-line-subtotal = Subtotal
steam-line-investors = Investors
steam-line-investors-why = { $n ->
    [one] { $n } investor
   *[other] { $n } investors
}, a tenth each
steam-line-total = Wealth

## Panel and record
steam-panel = { $what ->
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
steam-panel-round = { $round }, hand tokens left { $hands }
steam-panel-goods = { $area } in his area, { $dock } on the dock
steam-panel-influence = { $franz } (you { $you })
steam-panel-workers = { $hired } hired, { $supply } in supply
steam-panel-tracks = { $tracks ->
    [one] { $tracks } track
   *[other] { $tracks } tracks
}, { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}
steam-panel-factory = { $good } in { $city } ({ $n })
steam-panel-contract = { $id } ({ $value }): { $n } of { $slots }
steam-field = { $name ->
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
steam-field-hub = { $what ->
    [column] Hub { $colour }: influence
   *[city] Hub { $colour }: city
}
steam-field-cubes = Factory { $n } ({ $good }, { $city }): cubes
steam-field-contract = { $what ->
    [value] Contract { $id }: value
   *[slots] Contract { $id }: slots
}
steam-key = { $kind ->
    [gold] gold key { $colour }
   *[silver] silver key { $colour }
}
steam-hub = { $city } ({ $column })
steam-contract = { $id }: { $value } gulden, { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}
steam-card-named = { $id } { $title }

## Questions: set-up and rounds
steam-ask-tens = Are the columns of the influence track always 10 gulden apart?
steam-ask-last = Which is the last column of the influence track?
steam-ask-labels = Which gulden values do the columns of the influence track have? Name all.
steam-ask-hub-city = Which city is the { $colour } hub?
steam-ask-hub-column = On which column stands the influence marker of { $city }?
steam-ask-bid = Bid, pay and place your influence marker. On which column does it stand?
steam-ask-number = Draw a State Railway set-up card: which number stands at its bottom right? Then put it back into the box.
steam-ask-columns = Your influence still { $you }? Hubs still { $hubs }?
steam-answer-columns = { $what ->
    [same] All as it was
    [you] My influence changed
   *[all] A hub changed too
}
steam-ask-front = Both markers stand on the same column. Whose is in front?
steam-ask-turn = Your action. ({ $left ->
    [one] { $left } hand token left
   *[other] { $left } hand tokens left
})
steam-ask-entries = Your action: enter what changed on the table, then “done”. ({ $left ->
    [one] { $left } hand token left
   *[other] { $left } hand tokens left
})
steam-you = { $what ->
    [done] Done
    [pass] I pass for this round
    [fee] I built on a link of Franz
    [track] I laid a track
    [influence] My influence changed
    [factory] I built a factory
    [delivery] I delivered a good
    [workers] I hired workers
    [engineer] I took an engineer
    [contract] I took a contract
   *[edit] Something else on the map
}
steam-ask-you-track = Which link?
steam-ask-you-token = Did you take the business token of { $city }?
steam-ask-you-influence = On which column does your marker stand now? (so far { $now })
steam-ask-you-factory = In which city?
steam-ask-you-delivery = To which hub?
steam-ask-you-good = Which good did you deliver to { $hub }?
steam-ask-you-workers = At which hub?
steam-ask-you-hired = How many workers?
steam-ask-you-engineer = Which engineer, from where?
steam-answer-engineer = { $hub }: { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer
steam-ask-you-contract = Which contract?
steam-entered-track = Entered: your track { $link }{ $semmering ->
    [yes] , with the Semmering token
   *[no] {""}
}
steam-entered-influence = Entered: your influence { $column }
steam-entered-factory = Entered: your factory in { $city }
steam-entered-delivery = Entered: { $good } delivered to { $hub }
steam-entered-price = Entered: the workers of { $hub } now cost { $price }
steam-entered-engineer = Entered: { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer taken from { $hub }
steam-entered-contract = Entered: contract { $id } is off the display
steam-ask-edit = What is different on the map?
steam-edit = { $what ->
    [site] Free factory sites of a city
    [token] Business token of a city
    [demand] Demand of a hub
    [price] Worker price of a hub
   *[closed] A link is closed, or open again
}
steam-ask-edit-city = { $what ->
    [site] Free factory sites: which city?
   *[token] Business token: which city?
}
steam-ask-edit-hub = Which hub?
steam-ask-edit-good = Which good?
steam-ask-edit-link = Which link?
steam-ask-edit-number = { $what ->
    [site] How many free factory sites does { $name } have?
    [token] Which business token lies on { $name }? (0: none)
    [demand] How many spaces are still open at { $name }?
   *[price] On which step stands the price marker of { $name }?
}
steam-answer-step = step { $n }: { $price } gulden
steam-edited = { $what ->
    [site] Changed: { $name } has { $n } free factory sites
    [token] Changed: business token { $n } on { $name }
    [demand] Changed: { $name } has { $n } open spaces for this good
   *[price] Changed: the workers of { $name } cost { $n }
}
steam-edited-link = { $closed ->
    [yes] Changed: { $link } is closed
   *[no] Changed: { $link } is open
}
steam-ask-trieste = Is Trieste in your network?
steam-ask-score = { $what ->
    [cash] Final score: your gulden?
    [income] Your last income, counted once?
    [semmering] Do you have the Semmering token? (1: yes)
    [goods] Your goods cubes?
    [gold] Your gold keys: gulden values of their hubs' columns added up?
    [silver] Your silver keys: values of the nearest small flags added up?
    [hubs] Hubs whose column you have reached?
    [filled] Your filled contracts: values added up?
    [unfilled] Your contracts with an empty slot: values added up?
    [foreign] Segments of Franz you used for your connection? (0 if your rules do not call for it)
    [lent] Segments of yours Franz used? (0 if your rules do not call for it)
   *[investors] Your investors?
}

## Questions: Franz's turn
steam-answer-skip = Not possible, skip this effect
steam-answer-none = none
steam-answer-none-has-any = none has any
steam-answer-no-city = there is no such city
steam-answer-as-before = as you said before
steam-pool = { $place ->
    [network] the cities one link from Franz's network
    [city] the cities outside his network one link from { $city }
   *[named] { $names }
}{ $but ->
    [yes] {" "}(without { $without })
   *[no] {""}
}
steam-ask-distance = How far is { $city } from Franz's cities ({ $list })? Ignore engineers.
steam-answer-far = { $far ->
    [one] 1 link
    [two] 2 links
   *[farther] farther
}
steam-ask-between = Which cities lie between Franz's cities and { $city }, one link from each? (leave it empty if none)
steam-ask-best = { $by ->
    [sites] Among { $pool }: which have the most free factory sites? Name all that are equal.
    [influence] Among { $pool }: which have the highest business token? Name all that are equal.
   *[distance] Among { $pool }: which are the fewest links from Trieste? Name all that are equal.
}
steam-ask-best-number = { $by ->
    [sites] How many free factory sites? ({ $cities })
    [influence] How high is the business token? ({ $cities })
   *[distance] How many links to Trieste? ({ $cities })
}
steam-ask-all = Name all cities of this kind: { $pool }. (leave it empty if there is none)
steam-ask-from = From which of Franz's cities does one link lead to { $city }?
steam-ask-link = The link { $a }-{ $b }: what does it need, and does your track lie there?
steam-answer-link = { $link ->
    [none] nothing
    [tunnel] tunnel
    [bridge] bridge
    [both] tunnel and bridge
    [none-yours] nothing, my track lies there
    [tunnel-yours] tunnel, my track lies there
    [bridge-yours] bridge, my track lies there
   *[other] tunnel and bridge, my track lies there
}
steam-ask-engineer = Which hub with the lowest influence still offers a { $kind ->
    [tunnel] tunnel
   *[bridge] bridge
} engineer?
steam-ask-ranked = { $place ->
    [city] Which of { $those } are one link from { $city }? (leave it empty if none)
   *[network] Which of { $those } are one link from Franz's cities? (leave it empty if none) { $city }
}
steam-ask-token = Is there a business token on { $city }? (0: none)
steam-ask-semmering = Is the Semmering token still there?
steam-ask-adjacent = { $count ->
    [yes] { $sites ->
        [yes] How many cities with a free factory site are one link from Franz's network?
       *[no] How many cities are one link from Franz's network?
    }
   *[no] { $sites ->
        [yes] Is a city with a free factory site one link from Franz's network?
       *[no] Is there a city one link from Franz's network?
    }
}
steam-ask-you = Where is your influence marker? (last { $last })
steam-ask-site = { $count ->
    [yes] How many free factory sites are there in { $cities }?
   *[no] Is there a free factory site in { $cities }?
}
steam-ask-demand = How many open spaces for { $good } in { $hubs } together?
steam-ask-shared-sites = Which of his cities with a free site are also in your network? (leave it empty if none)
steam-ask-sites = Name his cities with a free site.
steam-ask-price = Worker price now in { $city }?
steam-ask-shared-hubs = Which of { $hubs } are in your network too? (leave it empty if none)
steam-ask-wants = { $n ->
    [one] Does { $hub } still want { $goods }? (leave it empty if not)
   *[other] Which of { $goods } does { $hub } still want? (leave it empty if none)
}
steam-ask-reward = Which reward does { $hub } give for { $good }?
steam-answer-key = { $kind ->
    [gold] gold key
   *[silver] silver key
}
steam-ask-flag = Which value has the small green flag nearest to { $hub }?
steam-ask-contract = The most valuable face-up contract with at most { $n ->
    [one] { $n } slot
   *[other] { $n } slots
} (equal: fewest slots): its value?
steam-ask-slots = How many slots does it have?
steam-ask-contracts = How many face-up contracts have at most { $n ->
    [one] { $n } slot
   *[other] { $n } slots
}?
steam-ask-card = { $deck ->
    [action] Draw the top action card: which is it?
   *[decision] Draw the top decision card: which is it?
}
steam-answer-differs = My printed card differs
steam-ask-differs = { $what ->
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
steam-effect = { $name ->
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
steam-rule = { $name ->
    [targets] by the targets of slot A
    [most_free_sites] to the most free factory sites
   *[toward_trieste] toward Trieste
}

## Errors
steam-error-money = Start money must be 0 to 1000 in tens.
steam-error-deck = { $kind ->
    [action] The action deck needs one card of each number 1 to 5.
   *[decision] The decision deck needs one card of each number 1 to 5.
}
steam-error-card-unknown = No card { $id } in this card file.
steam-error-card-spent = Card { $id } was already drawn; left: { $left }.
steam-error-card-early = Card { $id } joins at the first reshuffle.
steam-error-jump = Card { $id }, block { $no }: jump to { $to } is not allowed.
steam-error-cost = Card { $id }, block { $no }: cost { $n } is not covered by a condition.
steam-error-slot = Card { $id }, slot { $slot }: each entry exactly once.
steam-error-check = Unknown condition { $name }. (card { $id }, block { $no })
steam-error-effect = Unknown effect { $name }. (card { $id }, block { $no })
steam-error-cards-format = Not a card file of version 1: { $field }.
steam-error-map-format = Not a map file of version 1: { $field }.
steam-error-map-link = Link { $a }-{ $b }: { $problem ->
    [unknown] a city that is not on the map
    [itself] it leads to itself
    [twice] it is there twice
   *[need] an unknown need
}.
steam-error-map-apart = City { $city } cannot be reached from Wien.
steam-error-map-hub = Hub { $colour }: { $problem ->
    [missing] it is missing
    [city] its city is not on the map or already taken
    [column] there is no such column
    [demand] a reward that is no number, gold or silver
   *[prices] no worker prices, or the marker beside them
}.
steam-error-column = There is no column { $value }.
steam-error-number = The number is 0 to 9.
steam-error-name = { $why ->
    [empty] A name is needed here, of at most 60 letters.
    [joined] { $city } is already in Franz's network.
    [ruled-out] { $city } was already ruled out.
   *[taken] { $city } already has another place.
}
steam-error-not-next = { $link } does not touch your network.
steam-error-track-twice = Your track already lies on { $link }.
steam-error-site = No free factory site in { $city }.
steam-error-demand = { $hub } wants no { $good }.
steam-error-contract = No such contract.
steam-error-range = { $name }: { $lo } to { $hi }.
steam-error-invariant = That does not fit: { $what ->
    [tree] his tracks must form one tree with Wien
    [tracks] tracks left and tracks laid are 18 together; change the tracks laid
    [station] a city with 3 of his tracks needs a station
    [stations] stations left and stations built are 2 together; change the stations built
    [factory] a factory of his stands in a city he would leave
    [engineer] one of his tracks needs that engineer
    [offer] no hub offers that engineer any more
    [workers] hired workers, supply and factories are 15 together
    [contract] there is no such contract
    [slots] more factories already lie on it
   *[hub] two hubs cannot share a city
}.
steam-error-turn = Franz has no action left this round.
steam-error-own-field = There is no figure “{ $field }” on these cards or this map.

## Own cards and map
steam-own-action = Action card { $id } “{ $title }”
steam-own-decision = Decision card { $id }
steam-own-block = Block { $no }: { $what ->
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
steam-check-name = { $name ->
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
steam-own-slot = { $slot ->
    [ties] Slot A: first tie breaker
   *[other] Slot { $slot }: order
}
steam-own-tie = { $first ->
    [sites] most free factory sites
   *[influence] highest influence
}
steam-own-map = { $part ->
    [hubs] Map: hubs
    [cities] Map: cities
    [links] Map: links
   *[contracts] Map: contracts
}
steam-own-hub = { $what ->
    [column] { $colour }: influence
    [tunnel] { $colour }: tunnel engineers
   *[bridge] { $colour }: bridge engineers
}
steam-own-city = { $what ->
    [sites] { $city }: free factory sites
   *[bonus] { $city }: business token
}
steam-own-contract = Contract { $id }: value

## Options
steam-option = { $name ->
    [mode] Mode
    [preset] Difficulty
    [card1] Action card 1
    [card2] Action card 2
    [card3] Action card 3
    [start_money] Start money of Franz
    [cards] Card source
    [strategy_action] Strategy action card
    [strategy_decision] Strategy decision card
    [decision_draw] Drawing a decision card
    [reshuffle] Reshuffling
    [no_block] No block possible
    [neighbour] Neighbour in a condition
    [engineer_threshold] Influence for an engineer
    [engineer_kept] Engineers are kept
    [fee_short] Too little for the fee
    [fee_from_you] Your fee on his link
    [origin_order] Several start cities
    [second_track_prefers_targets] Second track prefers targets
    [second_track_dead_end] Second track at a dead end
    [trieste_distance] Distance to Trieste
    [name_order] Order of names
    [token_taken] Business tokens
    [factory_without_worker] Factory without a worker
    [all_types_producing] All types produced
    [hire_short] Too few workers to hire
    [price_steps] Steps of the price marker
    [delivery_order] Order of a delivery
    [coal_limit] Coal
    [ahead_rule] Ahead on the influence track
    [equal_influence] Turn order on equal columns
    [pass_rule] When you pass
    [phase8_repeat] Contracts in phase 8
    [contracts_valid] Contracts count
    [score_dock] Goods on the dock score
    [final_track_fee] Foreign segments at the end
    [investor_rounding] An investor's tenth
   *[score_tie] Equal wealth
}
steam-option-help = { $name ->
    [mode] Asked: you look at the board and answer the narrowest questions. Tracked: a map is loaded and you enter only your own changes.
    [preset] House names for usual settings; a preset moves those dials that stand at their standard values.
    [card1] Version A is easier, B is harder.
    [card2] Version A is easier, B is harder.
    [card3] Version A is easier, B is harder.
    [start_money] 0 is easier (he places his marker free), more is harder; 0 to 1000 in tens.
    [cards] The program draws from decks of its own, or you draw the printed cards and name them.
    [strategy_action] Drawn at random, or chosen; it joins at the first reshuffle.
    [strategy_decision] Drawn at random, or chosen; it joins at the first reshuffle.
    [decision_draw] A decision card every turn, or only when a slot is needed.
    [reshuffle] When a card is due and the deck is empty, or as soon as the last card is used.
    [no_block] What happens if no block of the card is possible.
    [neighbour] Whether a neighbour in a condition must be a city he can join now.
    [engineer_threshold] Whether he must have reached or exceeded the hub's influence.
    [engineer_kept] Whether an engineer stays with him or goes back after the track.
    [fee_short] With less than 10 gulden he pays what he has, or the link is closed to him.
    [fee_from_you] What you pay when you build on his link.
    [origin_order] What is avoided first when several cities could be the start.
    [second_track_prefers_targets] Whether a hub next to the city just joined goes before the tie order.
    [second_track_dead_end] If the city just joined has no new neighbour: from anywhere in his network, or lost.
    [trieste_distance] Links on the map, or only links he could build.
    [name_order] Whether ü is sorted as u or as ue.
    [token_taken] Whether the first comer takes a business token away, or each player may take it once.
    [factory_without_worker] Without a hired worker: the next block, or a worker from his supply.
    [all_types_producing] If he already produces every type: the rule is ignored, or the next block.
    [hire_short] With fewer workers than the card says: those left, or the next block.
    [price_steps] The marker goes up by the workers hired, or always by 2.
    [delivery_order] Whether the hub or the reward decides first.
    [coal_limit] How often he may deliver coal.
    [ahead_rule] Whether he must stand on a higher column, or the front place of a column is enough.
    [equal_influence] Who begins when both stand on the same column.
    [pass_rule] Whether he plays his remaining turns or stops too.
    [phase8_repeat] One contract, or as many as he can fill.
    [contracts_valid] Trieste in anyone's network, or in one's own.
    [score_dock] Whether goods on his dock count at the end.
    [final_track_fee] Gulden for each segment of the other side, where your rules call for it.
    [investor_rounding] How it is rounded.
   *[score_tie] A draw, or the higher influence wins.
}
steam-value = { $value ->
    [asked] asked
    [tracked] tracked (map file)
    [standard] Standard (AAA, 120)
    [gentle] Gentle (AAA, 0)
    [brisk] Brisk (ABA, 120)
    [hard] Hard (BBB, 120)
    [severe] Severe (BBB, 220)
    [app] decks of the program
    [printed] my printed cards
    [random] at random
    [every_turn] every turn
    [on_demand] when needed
    [when_needed] when a card is due
    [at_last_card] after the last card
    [nothing] nothing
    [gain_10] 10 gulden
    [buildable] a city he can join
    [adjacent] by the map alone
    [reached] reached
    [exceeded] exceeded
    [true] yes
    [false] no
    [waive_rest] he pays what he has
    [blocks_link] the link is closed
    [from_network] anywhere in his network
    [forfeit] lost
    [links] links
    [buildable_links] links he could build
    [dictionary] ü as u
    [phone_book] ü as ue
    [first_comer] the first comer takes it
    [each_player] each player once
    [next_block] the next block
    [from_supply] a worker from his supply
    [ignore_filter] ignore the rule
    [hire_what_is_left] those left
    [workers_hired] by the workers hired
    [always_2] always 2
    [hub_first] the hub first
    [profit_first] the reward first
    [one_per_hub] one at each hub
    [one_per_round] one a round
    [none] no limit
    [strict_column] a higher column
    [first_in_column] the front place
    [earlier_marker_first] the earlier marker
    [you_first] you
    [ask] ask
    [franz_plays_on] he plays on
    [franz_stops] he stops too
    [once] one
    [while_possible] as many as he can fill
    [anyone] anyone's network
    [own_network] one's own network
    [down] down
    [nearest] to the nearest
    [up] up
    [draw] a draw
    [influence] the higher influence
   *[other] { $value }
}
