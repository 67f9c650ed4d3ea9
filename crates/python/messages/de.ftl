python-no-such-action = { $number } ist hier keine Aktion; Aktionen haben die Nummern 0 bis { $most }.
python-in-game = Partie { $game } des Stapels: { $why }
python-wrong-shape = Erwartet wird eine ganze Zahl für jede der { $wanted } Partien; es kamen { $found }.
python-no-such-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }.
python-nobody = { $player } spielt { $game } nicht.
python-no-outlooks = Für { $game } gibt es keine Ausblicke.
python-no-coach = Der Trainer kennt nur Spiele am Bildschirm.
python-no-such-part = Einen Teil { $part } gibt es nicht; dieser Lauf hat { $parts }.
python-unreadable = Das lässt sich nicht lesen: { $why }

python-lab-progress = { $games } von { $of } Partien · { $rate } je Sekunde · noch { $left }
python-lab-damaged = { $parts ->
    [one] Ein Teil war beschädigt; so, wie er war, zählt er nicht.
   *[other] { $parts } Teile waren beschädigt; so, wie sie waren, zählen sie nicht.
}
python-lab-done = { $games } von { $of } Partien liegen in { $place }
python-lab-stopped = Angehalten. Derselbe Befehl macht hier weiter.
python-lab-cell = { $cell }: { $games } Partien, { $win } % gewonnen ({ $low }–{ $high })
python-play-you = Du: { $points } Punkte, { $buttons } Knöpfe, Einkommen { $income }, Feld { $space }
python-play-other = Gegner: { $points } Punkte, { $buttons } Knöpfe, Einkommen { $income }, Feld { $space }
python-play-patches = Nächste Flicken: { $patches }
python-play-ask = Dein Zug (adv, take …, ? für einen Tipp, u nimmt zurück, q hört auf):
python-play-hint = Die Gewichte spielten: { $action }
python-play-did = Gegner: { $action }
python-play-over = Ende: du { $you }, Gegner { $other }.
