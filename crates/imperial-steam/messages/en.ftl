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
    [0] No block is possible: Franz does nothing.
   *[other] No block is possible: Franz takes { $gain } gulden.
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
    [city] No city can be joined: the 2nd track is lost.
   *[changed] After your correction this is no longer possible.
}
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
