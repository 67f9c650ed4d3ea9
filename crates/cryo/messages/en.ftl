# Cryo and its Rival.
cryo-title = Cryo
cryo-opponent = The Rival
cryo-pitch = The Rival sends out drones, wakes its crew and settles the caverns beside you; you only move its pieces.

# Names of things.
cryo-none = none
cryo-list = { $list }
cryo-and = { $a } and { $b }
cryo-or = { $a } or { $b }
cryo-card = { $card ->
    [turtle] Turtle
    [spider] Spider
    [moth] Moth
    [rhino] Rhino
    [shark] Shark
    [mole] Mole
    [crab] Crab
   *[ram] Ram
}
cryo-upgrade = { $card ->
    [turtle] Overclock
    [spider] Advance Warning
    [moth] Supercharge
    [rhino] Imaging
    [shark] Prototype
    [mole] Automation
    [crab] Wakeup Protocol
   *[ram] Interfacing
}
cryo-mission = { $card ->
    [turtle] Community
    [spider] Memorial
    [moth] Power Bank
    [rhino] Expansion
    [shark] Reserves
    [mole] Industry
    [crab] Stronghold
   *[ram] Plunder
}
cryo-mission-card = { $mission } ({ $card })
cryo-section = { $section ->
    [engineering] Engineering
    [laboratory] Laboratory
    [rnd] R&D
   *[dispatch] Dispatch
}
cryo-slot = { $section }, { $side ->
    [left] left card
   *[right] right card
}
cryo-chamber = { $section }, chamber { $number }
cryo-from-chamber = { $pods ->
    [one] 1 from chamber { $chamber }
   *[other] { $pods } from chamber { $chamber }
}
cryo-section-pods = { $section } { $pods }
cryo-track = { $track ->
    [crystal] crystals
    [organic] organics
    [tech] tech
    [nanite] nanites
   *[energy] energy
}
cryo-amount = { $track ->
    [crystal] { $n ->
        [one] 1 crystal
       *[other] { $n } crystals
    }
    [organic] { $n ->
        [one] 1 organic
       *[other] { $n } organics
    }
    [tech] { $n } tech
    [nanite] { $n ->
        [one] 1 nanite
       *[other] { $n } nanites
    }
   *[energy] { $n } energy
}
cryo-a-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cryo-stock = { $track } { $n }
cryo-place-platform = platform
cryo-place-salvage = salvage: { $track }
cryo-place-caverns = caverns
cryo-place-destroyed = destroyed
cryo-turn-setup = Setting up the table

# Setting up.
cryo-do-setup-base = Set up Cryo for two players. { details }You are player 1 and begin; the Rival is player 2.
cryo-why-setup-base = The next steps replace parts of that set-up.
cryo-do-setup-drones = Put { $drones } drones on the leftmost docks of the Rival’s platform: 3 of its colour, 2 of a colour nobody uses.
cryo-why-setup-drones = Their colours never matter again.
cryo-do-setup-tracks = Set the Rival’s tracks: { $stocks }.
cryo-why-setup-harder = Harder variant: it starts with the bonus.
cryo-do-setup-board = Take one card of each of the 8 types out of the deck and shuffle the other 32 as the deck. { details }Lay the 8 cards on the marked positions of the board:
cryo-do-setup-section = { $section }: { $left } on the left, { $right } on the right.
cryo-do-setup-own-board = Noted. The board cards lie like this:
cryo-do-setup-deal = Deal yourself 5 cards. { details }Then draw for the Rival, card by card.
cryo-do-setup-keep = Keep 3 of your 5 cards and discard the other 2. Your turn begins.
cryo-why-restriction = You may not play a card as an upgrade while the Rival has that upgrade; at the moment: { $cards }.
cryo-mind-virtual = The program draws the decision cards: the odds are only approximate, because they do not come from the real deck.

# The Rival’s turn.
cryo-do-deploy = Rival’s turn { $turn }: it deploys a drone.
cryo-why-deploy = { $drones ->
    [one] 1 drone is on its platform, and every section has an open dock.
   *[other] { $drones } drones are on its platform, and every section has an open dock.
}
cryo-do-recall = Rival’s turn { $turn }: it recalls its drones.
cryo-why-no-drone = No drone is on its platform.
cryo-why-full = A section has no open dock.
cryo-do-decide = Decision card: { $card }. Its twin on the board: { $slot }.
cryo-why-toss = Picked at random from { $a } and { $b }.
cryo-why-single = It is the only decision card.
cryo-why-turned-up = Turned up from the deck; it now lies on the discard pile.
cryo-do-any-slot = Position drawn at random: { $slot }.
cryo-why-any-slot = There is no decision card left.
cryo-do-place =
    Put 1 drone from the Rival’s platform on the board: { $slot }.
    { details }I: the dock directly below that card, if it is open.
    II: else one of the two docks below that.
    III: else any open dock of { $section }.
cryo-why-place = Open: no drone and no damage marker. Where several docks fit, any is fine.
cryo-do-around = Take the top tile to the right of the drone. { details }If there is none: from below, then left, then above. Turn up the next tile of that stack.
cryo-why-around = Without a tile on any side it gains the material printed on a resource space beside it.
cryo-do-store = Lay the tile ({ $face }) on an empty slot of the Rival’s platform: { $tiles } of { $slots }.
cryo-why-store = Any slot is fine; only the number of tiles counts.
cryo-do-box = Put the tile ({ $face }) back into the box.
cryo-why-box = All { $slots } slots are taken; the benefit is gained all the same.
cryo-do-gain = The Rival gains: { $list }.
cryo-gained = { $amount } ({ $from } → { $to })
cryo-why-all = It always gains what is shown.
cryo-why-printed = No tile on any side: the printed material.
cryo-why-less = It takes what it has less of: { $stocks }.
cryo-why-tie = { $by ->
    [rule] It could have taken either, and the app took the first one. Any is fine: to choose yourself, undo, set “Ties” to “ask me” and answer again.
   *[you] It could have taken either; you chose.
}
cryo-why-any = The booklet leaves this to you, and the app took the first way. Any is fine: to choose yourself, undo, set “Ties” to “ask me” and answer again.
cryo-why-dispatch = Every Rival drone in Dispatch gains this.
cryo-why-recover = One for each of its pods on salvage.
cryo-why-check = That is what check { $check } gives.
cryo-why-track-end = Anything beyond the end of the track ({ $end }) is lost.
cryo-do-wake = Awaken: 1 Rival pod from { $chamber } to its platform ({ $platform } there now).
cryo-why-leftmost = The leftmost one in { $section }.
cryo-idle-wake = No Rival pod left in { $section }: nobody wakes.
cryo-do-mission = Lay the top card of the deck face down beside its platform as a mission, without looking: mission { $missions }.
cryo-why-mission = Nobody looks at it before the end.
cryo-do-discard = { $real ->
    [yes] Discard the used decision card: { $card }.
   *[no] Decision card used up: { $card }.
}
cryo-do-draw-decision = Draw a new decision card and lay it face up beside its platform. { details }If it is also { $other }: discard both and draw two, until they differ.
cryo-do-draw-only-decision = Draw a new decision card and lay it face up beside its platform.
cryo-do-decision-card = { $real ->
    [yes] New decision card: { $card }. Lay it face up beside its platform.
   *[no] The program draws a new decision card: { $card }.
}
cryo-do-equal = Both decision cards are { $card }: discard both and draw two.
cryo-why-equal = The two must always differ.
cryo-mind-other-card = Take this turn of the Rival’s back: { $card } decides instead.

# Recall.
cryo-do-assign = Send 1 pod from its platform to salvage: { $track }. { details }On its platform: { $platform }.
cryo-why-assign = Now { $pods } of at most 3 on salvage.
cryo-idle-assign-enough = { $pods } pods are on salvage: no more are sent.
cryo-idle-assign-nobody = No pod on its platform: nobody is sent to salvage.
cryo-idle-assign-no-space = No salvage space free: nobody is sent.
cryo-idle-recover = No pod on salvage: nothing is recovered.
cryo-do-incidents = { $tokens ->
    [one] Resolve 1 incident token for the Rival.
   *[other] Resolve { $tokens } incident tokens for the Rival; refill only afterwards.
}
cryo-why-incidents = { $drones ->
    [0] No Rival drone is on the board (up to 3: one token).
    [one] 1 Rival drone is on the board (up to 3: one token).
   *[other] { $drones } Rival drones are on the board (up to 3: one token, else two).
}
cryo-why-fewest = From the section with the fewest Rival pods in its chambers: { $pods }.
cryo-idle-no-token = No token to resolve.
cryo-do-sabotage = Put the sabotage token on { $chamber }. { details }{ $destroyed ->
    [0] No Rival pod was in it
    [one] 1 Rival pod is destroyed
   *[other] { $destroyed } Rival pods are destroyed
}; your own pods in it are destroyed as well (Advance Warning saves one).
cryo-why-sabotage = The first unmarked chamber of the section.
cryo-why-redirect = All chambers of { $section } are marked already, so it is another section.
cryo-do-sabotage-box = Put the sabotage token into the box.
cryo-why-sabotage-box = All 12 chambers are marked.
cryo-do-loot = The Rival keeps the looting token from { $section }: { $tokens } collected.
cryo-do-sunset = The Rival keeps the sunset token from { $section }: the game ends at the end of this turn.
cryo-do-refill = Refill the incident spaces from the leftmost stack, in this order: { $sections }.
cryo-why-refill = No token left on the track: the space stays empty.
cryo-do-return = { $drones ->
    [one] Return 1 Rival drone to its platform.
   *[other] Return { $drones } Rival drones to its platform.
}
cryo-why-return = Any docks are fine; it uses no platform actions.
cryo-idle-return = No Rival drone is on the board.

# Check.
cryo-do-check = Check { $check }: { $track }.
cryo-why-fires = { $track }: { $n }, at least { $threshold }.
cryo-do-lose = Set its { $track } back: { $n } → 0.
cryo-do-wake-two = Awaken in { $section }: { $list }, to its platform ({ $platform } there now).
cryo-why-fullest = Most Rival pods are there: { $pods }.
cryo-idle-wake-two = No Rival pod is left in any chamber.
cryo-do-upgrade = Lay { $card } beside its platform as an upgrade: { $upgrade }. { details }You may not play that upgrade now.
cryo-do-vehicle = Lay { $card } beside its platform as a vehicle.
cryo-why-vehicle-same = It has that upgrade already.
cryo-why-vehicle-full = It has 3 upgrades already.
cryo-do-play-discard = Discard { $card }.
cryo-why-play-discard = There is no room for it as an upgrade or as a vehicle.
cryo-idle-no-card = No card left to draw and play.
cryo-do-check-5 = Check 5: energy and pods.
cryo-why-check-5 = Energy { $energy }, at least { $min }; pods on its platform: { $pods }.
cryo-do-scout = Scout: flip a face-down cavern and put 1 pod from its platform on it. { details }A tunnel must join it to a face-up one; take a large one if any is possible. If you have Imaging, take what the new tile costs.
cryo-why-scout = Several are possible? Your choice, any is fine. If none can be flipped, the pod stays for the next step.
cryo-do-settle = Settle: put { $a } pods on one cavern and { $b } on another. { details }Of all pairs of face-up caverns joined by a tunnel, take the one with the fewest Rival pods in total, the pod just put down included. If no cavern could be flipped, it is { $c } and { $d }.
cryo-do-settle-one = Settle: put the last pod on a cavern. { details }Of all pairs of face-up caverns joined by a tunnel, take the one with the fewest Rival pods in total, the pod just put down included; either cavern is fine. If no cavern could be flipped, put 1 pod on each.
cryo-do-settle-nobody = Only if no cavern could be flipped: put the pod on a face-up one. { details }Of all pairs joined by a tunnel, take the one with the fewest Rival pods in total; either cavern is fine.
cryo-why-settle = Several pairs, or an odd pod? Your choice, any is fine. It pays nothing for this.
cryo-idle-check = No check fires.
cryo-why-silent = { $stocks }; pods on its platform: { $pods }.

# Led, fact by fact.
cryo-opt-help = Help me find it
cryo-opt-done = My turn is done
cryo-ask-turn-recall = Your turn. When it is done, the Rival recalls.
cryo-lead-dock = { $slot }: { $rule ->
    [I] is the dock directly below that card open?
   *[II] is one of the two docks below that one open?
}
cryo-do-place-there = Put 1 drone from the Rival’s platform on { $rule ->
    [I] the dock directly below that card ({ $slot })
    [II] an open one of the two docks below that ({ $slot })
   *[III] any open dock of { $section }
}.
cryo-found-dock = The drone stands on { $rule ->
    [I] the dock directly below that card
    [II] an open one of the two docks below that
   *[III] any open dock of { $section }
}.
cryo-found-tile = The tile lies { $side ->
    [right] to the right of
    [below] below
    [left] to the left of
   *[above] above
} the drone.
cryo-lead-side = { $side ->
    [right] Is there a tile to the right of the drone?
    [below] Is there a tile below the drone?
    [left] Is there a tile to the left of the drone?
   *[above] Is there a tile above the drone?
}
cryo-note-side = The sides are looked at in this order: right, below, left, above.
cryo-do-take-side = Take the top tile { $side ->
    [right] to the right of
    [below] below
    [left] to the left of
   *[above] above
} the drone. { details }Turn up the next tile of that stack.
cryo-lead-print = There is no tile on any side. Which material is printed on a resource space beside the drone?
cryo-note-print = If there are several, any is fine.
cryo-opt-no-print = There is no resource space at all
cryo-lead-salvage = Which salvage spaces are free?
cryo-note-free = Tap every material with a free space; none if all are taken.
cryo-lead-scout = { $size ->
    [large] Can a large face-down cavern be flipped?
   *[small] Can a small face-down cavern be flipped?
}
cryo-note-scout = Only one that a tunnel joins to a face-up cavern.
cryo-do-scout-there = Scout: flip such a { $size ->
    [large] large
   *[small] small
} cavern and put 1 pod from its platform on it. { details }If you have Imaging, take what the new tile costs.
cryo-why-scout-there = Several are possible? Your choice, any is fine.
cryo-idle-scout = No cavern can be flipped: nothing is scouted.
cryo-lead-pair = Which two face-up caverns joined by a tunnel have the fewest Rival pods together? How many lie in each?
cryo-note-pair-of-caverns = The pod just put down counts. Several pairs fit? Any is fine.
cryo-field-pair = { $cavern ->
    [one] Rival pods in one
   *[other] Rival pods in the other
}
cryo-do-settle-last = Settle: put the last pod on the cavern of that pair with { $fewer } of its pods.
cryo-do-settle-there = Settle: put { $a } pods on the cavern of that pair with { $fewer } of its pods, and { $b } on the one with { $more }.

# Reasons: how candidates were narrowed down.
cryo-by = { $criterion ->
    [fewest_pods] Fewest Rival pods ({ $value })
    [most_pods] Most Rival pods ({ $value })
    [new_material] A material it does not salvage yet
   *[large] A large cavern
}
cryo-candidate = { $name } ({ $value })
cryo-why-narrowed = { $by }: { $kept }; not { $fell }.
cryo-why-all-stay = { $by }: { $kept }, all alike.

# The end.
cryo-over-your-sunset = You resolved sunset: the game is over.
cryo-over-your-pods = All your pods are in caverns or destroyed: the game is over.
cryo-over-rival = The game is over.
cryo-why-over-sunset = The Rival has resolved sunset.
cryo-why-over-pods = No Rival pod is left in stasis, on its platform or on salvage.
cryo-warn-pod-sum = Rival pods in caverns: { $entered } entered, { $tracked } tracked. The entered ones count.
cryo-warn-too-many = That makes { $entered } pods of one side in caverns, and each side has { $pods }.
cryo-warn-high-low = Cavern { $number }: the high number is below the low one.
cryo-do-replace-mission = { $doubles ->
    [one] One of its missions is there twice: draw the top card of the deck in place of the later one, then discard that one.
   *[other] { $doubles } of its missions are there already: for each, draw the top card of the deck in its place, then discard it.
} { details }Repeat until all differ; if only types it has can be drawn, discard the surplus ones.
cryo-why-replace-mission = No two of its missions may be equal.
cryo-line-pods = Pods in caverns
cryo-line-cards = Upgrades and vehicles
cryo-line-aboard = Pods on platform or vehicles
cryo-line-majorities = Cavern majorities
cryo-line-missions = Missions
cryo-why-pods = 2 each: you { $human }, Rival { $rival }
cryo-why-cards = 1 each: you { $yours }, Rival { $upgrades } and { $vehicles }
cryo-why-aboard = 1 each: you { $human }, Rival { $rival }
cryo-why-majority = Cavern { $number }: { $human } of your pods against { $rival } of the Rival’s: { $yours } for you, { $theirs } for the Rival
cryo-why-mission-points = { $side ->
    [you] You
   *[rival] Rival
}: { $mission }, counts { $n }: { $points }{ $counts ->
    [no] {" "}(not among the best three)
   *[yes] {""}
}
cryo-why-power-bank = Power Bank counts { $energy } energy. The end of the energy track was not entered; if it is lower, lower this.
cryo-over = { $winner ->
    [player] { $by ->
        [pods] You win { $human } : { $rival }, with more pods in caverns.
       *[points] You win { $human } : { $rival }.
    }
    [opponent] { $by ->
        [pods] The Rival wins { $rival } : { $human }, with more pods in caverns.
       *[points] The Rival wins { $rival } : { $human }.
    }
   *[draw] You share the victory, { $human } : { $rival }.
}

# Questions.
cryo-ask-board = Have you laid the 8 board cards like this?
cryo-opt-board-done = Done
cryo-opt-board-own = I laid them myself
cryo-ask-slots = Which card lies where?
cryo-note-slots = Tap the cards section by section, in each the left card before the right one: { $sections }.
cryo-ask-first-upgrade = First card for the Rival, its upgrade: which type?
cryo-ask-first-vehicle = Second card, its vehicle: which type?
cryo-ask-first-decision = Decision card, face up beside its platform: which type?
cryo-ask-turn = Your turn. When it is done: does every section have an open dock?
cryo-ask-turn-card = Your turn. Then, if every section has an open dock: which is the Rival’s new decision card?
cryo-ask-turn-salvage = Your turn. Then the Rival recalls, as it has no drone at home. Which salvage space does its pod take?
cryo-ask-turn-token = Your turn. Then the Rival recalls, as it has no drone at home. Which token lies in { $section }?
cryo-note-turn = Open: no drone and no damage marker. The launch dock does not count.
cryo-opt-open = Every section has an open dock
cryo-opt-full = A section is full
cryo-opt-pair = It was { $card } again: two others lie there
cryo-ask-pair = Which two decision cards lie there now?
cryo-note-pair = Equal ones were discarded; these two differ.
cryo-opt-other-card = The other card instead: { $card } ({ $slot })
cryo-opt-report-sabotage = I sabotaged: { $section }
cryo-opt-over-sunset = Game over: I resolved sunset
cryo-opt-over-pods = Game over: all my pods are in caverns or destroyed
cryo-ask-tile = { $section }: the Rival takes a tile. What does it show?
cryo-note-tile = If there is no tile on any side: the material printed beside the drone; if there are several, any is fine.
cryo-opt-other-face = Another face
cryo-opt-printed = No tile: printed { $track }
cryo-ask-face-item = { $number ->
    [1] What does it show?
   *[other] What else does it show?
}
cryo-note-face-item = So far: { $items }
cryo-opt-face-done = That is all
cryo-ask-face-mode = Does it give all of that, or one of them?
cryo-opt-face-all = All of it
cryo-opt-face-one = One of them
cryo-ask-turn-up = Your turn. Then, if every section has an open dock: turn up the top card of the deck. Which is it?
cryo-ask-play = Draw a card for the Rival: which type?
cryo-opt-no-card = No card left
cryo-ask-salvage = Which salvage space does the pod take?
cryo-note-salvage = One with a material it does not salvage yet, if such a space is free. Several fit? Your choice, any is fine.
cryo-hint-salvage = only if nothing else is free
cryo-opt-no-space = No space is free
cryo-ask-token = { $section }: which token lies there?
cryo-note-token = { $pods ->
    [0] There are no Rival pods in this section.
    [one] There is 1 Rival pod in this section.
   *[other] There are { $pods } Rival pods in this section.
}
cryo-note-token-tie = { $sections } have equally few Rival pods ({ $pods }); any of them is fine.
cryo-opt-sabotage = Sabotage
cryo-opt-sabotage-of = Sabotage, of { $section } instead
cryo-opt-looting = Looting: { $face }
cryo-opt-looting-other = Looting, another face
cryo-opt-sunset = Sunset
cryo-opt-no-token = No token here
cryo-opt-token-from = From { $section } instead
cryo-ask-tie-item = { $from ->
    [token] The looting token from { $section }
   *[tile] The tile from { $section }
} gives one of these: which does the Rival take?
cryo-ask-tie-pods = { $known ->
    [yes] { $section }:{" "}
   *[no] {""}
}{ $pods ->
    [one] Which pod awakens?
   *[other] Which two pods awaken?
}
cryo-note-tie = The booklet leaves this to you; any answer is fine.
cryo-opt-nothing-left = Nothing left to choose
cryo-opt-sleepers = From chamber { $chambers }
cryo-opt-sleepers-of = { $section }, from chamber { $chambers }
cryo-ask-caverns = How many caverns hold a pod, yours or the Rival’s?
cryo-note-caverns = { $pods ->
    [one] The Rival has 1 pod in caverns.
   *[other] The Rival has { $pods } pods in caverns.
}
cryo-ask-cavern = Enter these caverns, in any order.
cryo-field-cavern = Cavern { $number }
cryo-field-cavern-yours = your pods
cryo-field-cavern-rival = Rival pods
cryo-field-cavern-high = high number
cryo-field-cavern-low = low number
cryo-ask-mission = { $missions ->
    [one] Turn up the Rival’s mission: which type is it?
   *[other] Turn up the Rival’s { $missions } missions: which types are they?
}
cryo-note-mission = Name each type once, even if it is there twice.
cryo-ask-replacement = Which types came in their place?
cryo-note-replacement = Only those that stayed; none if no card of another type could be drawn.
cryo-ask-yours = Your own side: how many do you have?
cryo-field-your-upgrades = Your upgrades
cryo-field-your-vehicles = Your vehicles on your platform
cryo-field-your-aboard = Your pods on platform and vehicles
cryo-ask-your-missions = Which missions do you have?
cryo-ask-holdings = What your missions count:
cryo-field-your-salvage = Your pods on salvage
cryo-field-your-energy = Your energy
cryo-field-your-materials = Your materials, nanites included
cryo-field-your-tiles = Tiles in your slots
cryo-field-your-tokens = Your incident tokens

# The panel and the figures.
cryo-panel-tracks = Tracks
cryo-panel-drones = Drones
cryo-panel-drones-value = { $home } at home, { $out } out
cryo-panel-stasis = Stasis, chambers 1–3
cryo-panel-chambers = { $section } { $pods }
cryo-panel-pods = Pods
cryo-panel-pods-value = platform { $platform }, caverns { $caverns }, destroyed { $destroyed }
cryo-panel-salvage = On salvage
cryo-panel-upgrades = Upgrades (not for you)
cryo-panel-vehicles = Vehicles
cryo-panel-rest = Face down and collected
cryo-panel-rest-value = missions { $missions }, tiles { $tiles }, tokens { $tokens }
cryo-panel-decision = Decision cards
cryo-panel-untold = a new one
cryo-panel-board = Board cards, left and right
cryo-panel-board-of = { $section }: { $left } | { $right }
cryo-field-drones = Drones on its platform
cryo-field-tiles = Tiles on its platform
cryo-field-missions = Its missions
cryo-field-looting = Its looting tokens
cryo-field-turn = Rival’s turn
cryo-field-marks = Sabotaged chambers in { $section }
cryo-field-sunset = It has the sunset token
cryo-field-pods = A Rival pod from { $place } ({ $pods } there) to …
cryo-field-upgrades = Its upgrades
cryo-field-vehicle = Its vehicle { $number }
cryo-field-decision = Decision card { $number }
cryo-field-board = Board card, { $slot }
cryo-moved-pod = Set by hand: 1 Rival pod, { $from } → { $to }

# Refusals.
cryo-error-card-count = { $known } { $card } cards are known already, and there are only { $copies }. Look again, or correct what is tracked.
cryo-error-pod-sum = There is no Rival pod here: { $place }. Its pods must add up to 15, so one can only be moved from where it is.
cryo-error-chamber-sabotaged = This chamber is sabotaged and holds no pods: { $chamber }.
cryo-error-chamber-holds-pods = Rival pods are in a chamber that would be sabotaged: { $chamber }. Move them first.
cryo-error-salvage = At most { $most } of its pods may be on salvage; move one away first.
cryo-error-limit = It has at most { $most } upgrades.
cryo-error-duplicate = The other decision card is { $card } as well; they must differ.
cryo-error-owner = The file on your copy has a mistake here: { $place }.
cryo-error-faces = There is room for at most { $most } faces of your own.

# Options.
cryo-option-variant_harder = Harder
cryo-option-variant_harder-help = The Rival starts with a larger bonus.
cryo-option-variant_unpredictable = Unpredictable
cryo-option-variant_unpredictable-help = No decision cards lie open: each deploy turns up the top card of the deck.
cryo-option-harder_bonus = Bonus of the harder variant
cryo-option-harder_bonus-help = The booklet can be read both ways: crystal, organic and tech in place of its crystal, or on top.
cryo-value-harder_bonus-replace = in place of its crystal
cryo-value-harder_bonus-add = on top
cryo-option-dispatch_gain = Dispatch gives the Rival
cryo-option-dispatch_gain-help = The symbol in your booklet decides; nanites fit everything else.
cryo-value-dispatch_gain-nanite = 1 nanite
cryo-value-dispatch_gain-energy = 1 energy
cryo-option-leftmost_chamber = Leftmost chamber
cryo-option-leftmost_chamber-help = As your board shows it.
cryo-value-leftmost_chamber-1 = chamber 1
cryo-value-leftmost_chamber-3 = chamber 3
cryo-option-check5_pods = Check 5 counts pods
cryo-option-check5_pods-help = Which pods of the Rival count as awake.
cryo-value-check5_pods-platform = on its platform
cryo-value-check5_pods-platform_and_salvage = on its platform and on salvage
cryo-option-cards = Decision cards
cryo-option-cards-help = From the deck on the table, or drawn by the program: then there is nothing to draw or to report, but the odds are only approximate.
cryo-value-cards-printed = you draw them from the deck
cryo-value-cards-app = the program draws them
cryo-option-choices = What the Rival chooses
cryo-option-choices-help = You see its priorities and find what it takes, with help if you want it; or questions lead you there one by one.
cryo-value-choices-named = you name it
cryo-value-choices-led = you are led to it
cryo-option-ties = Ties
cryo-option-ties-help = Where the booklet leaves the choice to you: a fixed rule decides and is told, or you are asked.
cryo-value-ties-ask = ask me
cryo-value-ties-auto = fixed rule
cryo-option-energy_max = Highest number of the energy track
cryo-option-energy_max-help = As your platform shows it; gains beyond it are lost.
cryo-value-energy_max-none = not known
cryo-option-material_max = Highest number of the material tracks
cryo-option-material_max-help = As your platform shows it; gains beyond it are lost.

# Only where a board answers.
cryo-board-place = The Rival’s drone goes to { $dock }.
cryo-board-rule = By placement rule { $rule }.
cryo-board-tile = It takes the tile beside the drone: { $face }.
cryo-board-no-space = No resource space beside the drone in { $section }: nothing.
cryo-board-no-mission = No card left: no mission.
cryo-board-no-decision-card = No card left: no new decision card.
cryo-board-keep-pair = Nothing else can be drawn: both { $card } cards stay.
cryo-board-scout = It scouts { $cavern }: 1 pod.
cryo-board-no-scout = No cavern can be scouted.
cryo-board-settle = It settles { $a } and { $b } with { $pods } pods.
cryo-board-skipped = { $by }: there is none.

# One's own copy.
cryo-own-tracks = Ends of the tracks
cryo-own-salvage = Salvage spaces with two players
cryo-own-salvage-of = Spaces for { $track }
cryo-own-faces = Faces of tiles and tokens
cryo-own-faces-more = Faces beside the usual ones

## On screen: the questions

cryo-board-house = You play on the house board. It was designed for this program and is not the printed board.
cryo-board-own = You play on the board from your own file: { $board }.
cryo-board-your-turn = Your turn { $turn }.
cryo-board-ask-main = Turn { $turn }: deploy a drone or recall?
cryo-board-note-main = Drones: { $home } at home, { $out } out.
cryo-board-note-return = Drones still out: { $drones }. { $ready ->
    [yes] A dock whose slots all hold tiles may be used by the drone that returns to it.
   *[no] No dock has an action yet: all its slots must hold tiles.
}
cryo-board-note-slot = A tile in a slot stays there: once all slots of a dock are filled, a drone that returns to it may use it.
cryo-board-ask-keep = Which { $kept } cards do you keep?
cryo-board-ask-plays = { $left ->
    [one] Play a card? 1 play is left.
   *[other] Play a card? { $left } plays are left.
}
cryo-board-ask-discard = { $cards ->
    [one] Discard 1 card: five may stay in your hand.
   *[other] Discard { $cards } cards, one at a time: five may stay in your hand.
}
cryo-board-ask-gain = Which do you take: { $face }?
cryo-board-ask-tie = { $tie ->
    [T1] To which of these docks does the Rival’s drone go?
    [T2] To which of these docks does the Rival’s drone go?
    [T3] Which printed material does the Rival take?
    [T4] Which of the two does the Rival take?
    [T5] Where do the Rival’s pods awaken?
    [T6] On which salvage space does the Rival put its pod?
    [T7] Which token does the Rival resolve?
    [T8] In which section does the sabotage of the Rival strike?
    [T9] Which cavern does the Rival scout?
    [T10] Through which tunnel does the Rival settle?
   *[T11] Where does the Rival’s odd pod go?
}
cryo-board-note-tie = By its rules all of these are equal for the Rival, so you decide: choose what suits you.
cryo-board-ask = { $point ->
    [act] Which action?
    [launch] Launch a vehicle?
    [pods] How many pods, and where to?
    [overclock] Overclock: a second action for 1 energy?
    [prototype] Prototype: pay 1 material for the benefit of this tile?
    [pay] How do you pay?
    [cost-card] Which card do you discard to pay?
    [card] Card benefit: draw or play a card.
    [resolve] Which token do you resolve?
    [return] Where does the next drone return to?
    [awaken] Which pod do you awaken?
    [automation] Automation: one more action of a dock without a drone?
   *[closing] End the turn, or scrap something first?
}
cryo-board-ask-how = { $action ->
    [resource] Take the tile’s benefit, or put it into a slot?
    [stasis] Which pods awaken?
    [reactor] How many crystals become energy?
    [fabricator] What becomes nanites?
    [computer] How many draws, how many plays?
    [assign] Which salvage space?
    [scout] Which cavern do you turn up?
   *[withdraw] Which pods come back aboard?
}
cryo-dock-name = { $row ->
    [upper] { $section }, upper dock { $dock }
    [lower] { $section }, lower dock { $dock }
   *[other] { $section }, dock { $dock }
}
cryo-slot-name = { $dock } ({ $use_of ->
    [cost] cost
   *[benefit] benefit
})
cryo-board-side = { $side ->
    [right] right of the drone
    [below] below the drone
    [left] left of the drone
   *[above] above the drone
}
cryo-board-left = left afterwards: { $list }
cryo-board-launch-hint = { $possible ->
    [yes] a vehicle leaves with pods
   *[no] no launch is possible now
}
cryo-board-note-nothing = { $point ->
    [launch] No launch is possible: it takes a vehicle, pods aboard, energy for a tunnel, and what its cavern costs.
   *[act] None of the actions here can be taken: they cost more than you have, or there is nothing for them to move.
}
cryo-see-assign = It sends 1 pod from its platform to salvage: { $track }. On its platform: { $platform }.
cryo-see-box = All its slots are taken: the tile ({ $face }) goes back into the box.
cryo-see-discard = Its decision card is used up: { $card }.
cryo-see-decision-card = Its new decision card: { $card }.
cryo-see-equal = Both its decision cards are { $card }: it draws two others.
cryo-see-incidents = { $tokens ->
    [one] It resolves 1 incident token.
   *[other] It resolves { $tokens } incident tokens; the spaces are filled again afterwards.
}
cryo-see-lose = It gives up its { $track }: { $n } → 0.
cryo-see-mission = It draws a face-down mission: it has { $missions } now.
cryo-see-play-discard = It discards { $card }.
cryo-see-return = { $drones ->
    [one] 1 drone of the Rival comes home.
   *[other] { $drones } drones of the Rival come home.
}
cryo-see-sabotage = { $chamber } is sabotaged. Destroyed: { $yours } of your pods, { $destroyed } of the Rival’s.
cryo-see-sabotage-box = Every chamber is sabotaged already: the token goes into the box.
cryo-see-store = It puts the tile ({ $face }) into a slot of its platform: { $tiles } of { $slots }.
cryo-see-upgrade = It plays { $card } as an upgrade: { $upgrade }. You cannot play that upgrade any more.
cryo-see-vehicle = It plays { $card } as a vehicle.
cryo-see-wake = It awakens 1 pod from { $chamber }: { $platform } on its platform now.
cryo-see-wake-two = It awakens in { $section }: { $list }; { $platform } on its platform now.
cryo-board-opt-deploy = Drone to { $dock }
cryo-board-opt-deploy-launch = Drone to the launch dock
cryo-board-opt-recall = Recall all drones
cryo-board-opt-scrap-card = Scrap { $card }: { $gain }
cryo-board-opt-scrap-slot = Scrap the tile in { $slot }: { $gain }
cryo-board-opt-act = { cryo-board-action }, { $side }
cryo-board-opt-tile = Tile { $side }: { $face }
cryo-board-opt-launch = { $vehicle } through the tunnel { $a }–{ $b }
cryo-board-opt-prototype = Pay 1 material
cryo-board-opt-draw = Draw a card
cryo-board-opt-upgrade = { $upgrade } as an upgrade ({ $card })
cryo-board-opt-vehicle = { $card } as a vehicle
cryo-board-opt-mission = { $mission } as a mission ({ $card })
cryo-board-opt-resolve = { $section }: { $token }
cryo-board-opt-instead = Sabotage of { $section }, carried out in { $other }
cryo-board-opt-return = To { $dock }, no action
cryo-board-opt-return-use = To { $dock }: { $does }
cryo-board-opt-automate = { $dock }: { $does }
cryo-board-opt-skip = { $point ->
    [act] No action
    [launch] No launch
    [overclock] No second action
    [prototype] Leave it
    [plays] Play no more
   *[automation] No further action
}
cryo-board-opt-end = End the turn
cryo-board-action = { $action ->
    [resource] Resource space
    [stasis] Stasis Control
    [reactor] Reactor
    [fabricator] Fabricator
    [computer] Computer
    [assign] Assign
    [scout] Scout
   *[withdraw] Withdraw
}
cryo-board-about = { $action ->
    [resource] take the top tile’s benefit, or put it into a slot
    [stasis] awaken 1 to 3 pods of this section, 1 organic each
    [reactor] turn 1 to 3 crystals into energy
    [fabricator] turn 1 to 3 other materials into nanites
    [computer] 1 to 3 tech: draw or play as many cards
    [assign] a pod from the platform to salvage
    [scout] 1 nanite and 1 energy: turn up a cavern and settle it with a pod
   *[withdraw] 1 to 3 pods from salvage to the platform
}
cryo-board-dock = { $action ->
    [custom_1] the benefit of its tile
    [awaken] awaken a pod
    [charge] 1 energy
    [custom_2] swap cost for benefit
    [fabricate] 1 nanite
   *[compute] a card benefit
}
cryo-board-print = no tile is left: it gives { $printed }
cryo-board-strikes = destroys chamber { $chamber }: { $yours } of your pods, { $theirs } of the Rival’s
cryo-board-sunset-hint = the game ends at the end of this turn
cryo-board-most = Most of its sleeping pods are in { $section } now.
cryo-board-costs = costs { $cost }
cryo-board-swap = costs { $cost }, brings { $benefit }
cryo-board-looting = looting ({ $face })
cryo-board-token = { $token ->
    [sabotage] sabotage
    [looting] looting
   *[sunset] sunset
}
cryo-board-pods-into = { $pods } to { $cavern }
cryo-board-how-stasis = { $section }: { $list }
cryo-board-how-into = { $used } become { $made }
cryo-board-how-computer = Draw { $draws }, then play up to { $plays }
cryo-board-how-benefit = Benefit: { $face }
cryo-board-how-slot = Into { $dock }: { $use_of ->
    [cost] cost
   *[benefit] benefit
} of { $action ->
    [custom_1] Custom I
    [awaken] Awaken
    [charge] Charge
    [custom_2] Custom II
    [fabricate] Fabricate
   *[compute] Compute
}
cryo-board-how-scout = Turn up { $cavern }
cryo-board-how-assign = A pod to salvage { $track }
cryo-board-how-withdraw = Pods from salvage: { $list }
cryo-board-upgrade-does = { $card ->
    [turtle] Overclock: after an action, pay 1 energy for another one of the same dock
    [spider] Advance Warning: a sabotage lets one of your pods escape to the next chamber
    [moth] Supercharge: launches cost half the energy, rounded up
    [rhino] Imaging: you see face-down caverns and gain the cost of every cavern scouted
    [shark] Prototype: after putting a tile into a slot, pay 1 material for its benefit
    [mole] Automation: after a recall, one more action of a dock without a drone
    [crab] Wakeup Protocol: each vehicle holds 1 pod more, Stasis Control costs 1 organic less
   *[ram] Interfacing: you may deploy to damaged docks
}
cryo-board-vehicle-does = { $card ->
    [spider] { $pods } places; brings back a destroyed pod
    [moth] { $pods } places; a launch costs 1 energy
   *[other] { $pods } places for pods
}
cryo-board-mission-does = { $card ->
    [turtle] { $points } points per cavern with 2 or more of your pods
    [spider] { $points } points per pod on salvage
    [moth] { $points } point per energy left
    [rhino] { $points } point per cavern with your pods
    [shark] { $points } point per 2 materials left
    [mole] { $points } point per tile in a slot
    [crab] { $points } point per pod in your largest settlement
   *[ram] { $points } point per collected token
}

## On screen: what happened

cryo-board-kept = You keep { $cards }.
cryo-board-deployed = A drone from { $from } goes to { $dock }.
cryo-board-deployed-launch = A drone from { $from } goes to the launch dock.
cryo-board-recalled = You recall your drones.
cryo-board-scrapped-card = You scrap { $card }.
cryo-board-scrapped-tile = You scrap the tile in { $slot }.
cryo-board-acted = { cryo-board-action }. { $how }.
cryo-board-overclocked = Overclock, { cryo-board-action }. { $how }.
cryo-board-launched = { $vehicle } leaves: { $pods }.
cryo-board-prototyped = Prototype: you pay for the tile’s benefit.
cryo-board-paid = Paid: { $cost }.
cryo-board-played = { $how ->
    [upgrade] Upgrade played: { $name }.
    [vehicle] Vehicle played: { $name }.
   *[mission] Mission played: { $name }.
}
cryo-board-returned = A drone returns to { $dock }.
cryo-board-returned-use = A drone returns to { $dock }: { $does }.
cryo-board-automated = Automation at { $dock }: { $does }.
cryo-board-discarded = You discard { $card }.
cryo-board-no-action = No action.
cryo-board-gained = You gain { $amount } (now { $now }).
cryo-board-drew = You draw { $card }.
cryo-board-drew-nothing = No card is left to draw, and none can be played.
cryo-board-woke = { $pods ->
    [one] 1 pod from { $section } comes aboard: { $aboard } of { $room } places taken.
   *[other] { $pods } pods from { $section } come aboard: { $aboard } of { $room } places taken.
}
cryo-board-turned-up = The next tile of that stack is turned up: { $face }.
cryo-board-stack-empty = No tile is left there: from now on the space gives { $printed }.
cryo-board-scouted = You scout { $cavern }: majority { $high }, other side { $low }; settlement cost { $cost }.
cryo-board-why-imaging = Imaging: you gain the materials of its settlement cost.
cryo-board-took = You resolve the token of { $section }: { cryo-board-token }.
cryo-board-sabotaged = { $chamber } is sabotaged: { $mine } of your pods and { $theirs } of the Rival’s are destroyed.
cryo-board-why-warning = Advance Warning lets one of your pods escape.
cryo-board-sabotage-boxed = All chambers are sabotaged: the token goes to the box.
cryo-board-refilled = New token at { $section }: { cryo-board-token }.
cryo-board-not-refilled = No token is left for { $section }.
cryo-board-rescued = The Spider brings a destroyed pod back aboard.
cryo-error-rule = { $code ->
    [WrongPhase] That is not possible at this point.
    [UnknownId] There is no such card, dock, tile, section, cavern or tunnel here.
    [MustRecall] No drone is at home: recall them first.
    [NoDroneOut] No drone is out, so there is nothing to recall.
    [DockOccupied] A drone already stands on that dock.
    [DockDamaged] That dock is damaged; only Interfacing lets you use it.
    [NotAdjacent] That action is not beside your drone.
    [SameAction] Overclock needs another action of the dock.
    [Amount] Choose between 1 and 3; for the Computer, draws and plays together.
    [NoPod] There are not enough pods there.
    [NoRoom] The pods do not fit on platform and vehicles.
    [NotAffordable] You cannot pay for that.
    [BadPayment] The payment does not add up exactly, or you do not have it.
    [SlotFull] A tile already lies in that slot.
    [SlotsIncomplete] That dock needs a tile in each of its slots.
    [DockNotOpen] A drone stands on that platform dock.
    [HowMany] You have as many of those as you may.
    [DuplicateCard] You already have that one.
    [RivalHasUpgrade] The Rival has that upgrade, so you may not play it as one.
    [CardNotInHand] That card is not in your hand.
    [TunnelClosed] Neither end of that tunnel is face up.
    [CavernFaceDown] That cavern is still face down.
    [ScoutTarget] Scout a face-down cavern that shares a tunnel with a face-up one.
    [SalvageTaken] Every salvage space of that material is taken.
    [NotInPlay] There is no salvage space of that material in play.
    [NoToken] No token lies there.
    [SectionFull] Name another section with an intact chamber if, and only if, all three chambers here are sabotaged.
    [ScrapUsed] You have already scrapped something this turn.
   *[NotOffered] That is not among the choices.
}

## Options on screen

cryo-option-rival_ties = The Rival’s ties on screen
cryo-option-rival_ties-help = Where the booklet leaves a choice to you, you are asked, or a fixed rule decides.
cryo-value-rival_ties-ask = I decide
cryo-value-rival_ties-auto = A fixed rule
cryo-option-payments = Paying with nanites
cryo-option-payments-help = Where nanites leave a choice of payment, you are asked, or as few as possible are paid.
cryo-value-payments-ask = Ask me
cryo-value-payments-fewest_nanites = As few as possible
cryo-option-head_start = Head start
cryo-option-head_start-help = Each step gives the Rival one more to start with: an organic, a tech, a crystal, a nanite, an energy, and round again. Below 0 the steps are yours, and below −5 the Rival also starts with less. 0 is the game of the booklet.

## On screen: the table in words

cryo-board-line-score = Your points now
cryo-board-line-hand = Your hand
cryo-board-line-missions = Your missions
cryo-board-line-slots = Tiles on your platform
cryo-board-line-caverns = Caverns
cryo-board-line-tunnels = Tunnels
cryo-board-line-pods = aboard { $aboard } of { $room }, in caverns { $caverns }, destroyed { $destroyed }
cryo-board-line-thing = { $name } { $what }
cryo-board-line-salvage = { $track } you { $yours }, Rival { $rivals } of { $spaces }
cryo-board-line-section = pods (you:Rival) { $chambers }; token: { $token }; docks { $docks }
cryo-board-line-dock = { $dock } ({ $beside })
cryo-board-line-tracks = Your tracks
cryo-board-line-your-pods = Your pods
cryo-board-line-upgrades = Your upgrades
cryo-board-line-vehicles = Your vehicles
cryo-board-line-down = { $cavern } face down{ $size ->
    [large] , large
   *[small] {""}
}
cryo-board-line-cavern = { $cavern } { $high }/{ $low } ({ $cost }) { $up ->
    [yes] you { $yours }, Rival { $rivals }
   *[no] seen face down
}
cryo-board-line-tunnel = { $a }–{ $b } { $energy } energy

## The board of one's own

cryo-own-on-screen = Only for the game on screen
cryo-own-board = name, tracks, damage
cryo-own-caverns = cavern tiles
cryo-own-tunnels = parts of the tunnels
cryo-own-room = Pods a platform holds
cryo-own-cavern-high = number for the majority
cryo-own-cavern-low = number for the other side
cryo-own-cavern-cost = cost, { $track }
cryo-own-segment = energy
cryo-own-printed = These figures are those of my printed copy
cryo-own-yes = { $is ->
    [yes] yes
   *[no] no
}
cryo-own-label = { $lang ->
    [de] What the board is called, in German
   *[en] What the board is called, in English
}
cryo-own-end = End of the track
cryo-own-damage = Damage markers with two players
cryo-own-chamber = Chamber { $chamber }
cryo-own-chamber-pods = pods of each side
cryo-own-tiles = resource tiles
cryo-own-tokens = incident tokens
cryo-own-salvage-board = salvage spaces
cryo-own-map = caverns
cryo-own-platform = platform
cryo-own-stacks = Stacks on the incident track
cryo-own-stack = Stack { $stack }
cryo-own-size = { $size ->
    [large] large
   *[small] small
}
cryo-own-back = { $back ->
    [early] early
    [late] late
   *[sunset] sunset
}
cryo-own-surface = the surface
cryo-own-roster = { $what ->
    [spaces] Action spaces (type a new name to add one)
    [docks] Docks (type a new name to add one)
    [slots] Places of board cards (type a new name to add one)
    [tiles] Kinds of tiles (type a new name to add one)
    [tokens] Kinds of tokens (type a new name to add one)
    [salvage] Salvage spaces (type a new name to add one)
    [caverns] Cavern spaces (type a new name to add one)
    [cavern_tiles] Cavern tiles (type a new name to add one)
    [segments] Parts of tunnels (type a new name to add one)
   *[tunnels] Tunnels (type a new name to add one)
}
cryo-own-part = { $part ->
    [space] Space { $n }
    [dock] Dock { $n }
    [slot] Card place { $n }
    [tile] Tile { $n }
    [token] Token { $n }
    [salvage] Salvage space { $n }
    [cavern-tile] Cavern tile { $n }
    [segment] Part { $n }
    [tunnel] Tunnel { $n }
   *[platform] Platform dock { $n }
}
cryo-own-of = { $what ->
    [kind] action
    [printed] printed material
    [above] above it
    [right] right of it
    [below] below it
    [left] left of it
    [damage] damage symbol
    [row] row
    [column] column
    [dock] dock below the card
    [below_it] docks below that one
    [back] colour of the back
    [mark] mark on the back
    [face] what it shows
    [copies] how many there are
    [does] what it does
    [material] material
    [players] from how many players
    [size] size
    [start] face up at the start
    [across] place, across
    [down] place, down
    [from] begins at
    [one_end] one end
    [other_end] other end
    [path] parts
    [action] action
    [cost_slot] slot for the cost
   *[benefit_slot] slot for the benefit
}
cryo-own-counted = { $what ->
    [sections] sections
    [damage_symbols] different damage symbols
    [chambers] chambers
    [sections_with_chambers_1_to_3] sections with chambers 1 to 3
    [pods_per_player] pods a side
    [resource_tiles] resource tiles
    [incident_tokens] incident tokens
    [sunset_tokens] sunset tokens
    [cavern_tiles] cavern tiles
    [large_cavern_tiles] large cavern tiles
    [small_cavern_tiles] small cavern tiles
    [start_caverns] caverns face up at the start
    [platform_docks] platform docks
    [early_tokens] early tokens
    [late_tokens] late tokens
    [cards] cards
   *[other] { $what }
}
cryo-error-own-word = “{ $word }” cannot stand here. A face is written crystal+organic, or crystal/organic for one of the two.
cryo-error-board-format = The board cannot be read: { $why }.
cryo-error-board-total = The board has { $found } { $name }; there must be { $expected }.
cryo-error-board-ref = The board names { $id } at { $place }, but there is no such thing, or it is there twice.
cryo-error-board-graph = { $place } does not fit: { $flaw ->
    [Actions] a dock has one to four actions
    [Side] sides are called right, below, left and above
    [Cell] the space is not next to the dock
    [Energy] the energy is not the sum of the parts
    [NoItems] it shows nothing
   *[TooMany] there are more of them than a game can hold
}.
cryo-error-board-word = { $word } at { $place } is no word for where a figure comes from: booklet, public, derived, house or printed.
