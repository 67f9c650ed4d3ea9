# Berichte des Labors.
lab-title = Wie schwer ist Automa?
lab-lead = Gemessen in { $games } Partien Patchwork gegen Automa. Jede Zahl hat ein 95-%-Intervall, und jede Partie lässt sich aus ihrer Startzahl noch einmal spielen.
lab-win-title = Wie oft gewinnt, wer spielt
lab-win-text = Nach Stufe, Deck und Spieler, mit den üblichen Optionen. Die Striche sind 95-%-Intervalle (Wilson); die gestrichelte Linie ist ein ausgeglichenes Spiel.
lab-level = Stufe { $level }
lab-deck = { $deck ->
    [tactical] taktisches Deck
   *[other] normales Deck
}
lab-player = { $player ->
    [random] Zufall (random)
    [greedy] gierig (greedy)
   *[other] { $player }
}
lab-series = { $player }, { $deck ->
    [tactical] taktisch
   *[other] normal
}
lab-head-player = Spieler
lab-head-deck = Deck
lab-head-level = Stufe
lab-head-games = Partien
lab-head-win = Gewonnen
lab-head-points = Punkte Spieler
lab-head-automa = Punkte Automa
lab-head-margin = Vorsprung
lab-head-tile = 7×7-Bonus
lab-head-option = Option
lab-head-win-change = Änderung der Siegquote
lab-head-margin-change = Änderung des Vorsprungs
lab-head-seeds = Startzahlen
lab-scores-title = Wie die Punkte streuen
lab-scores-text = { $player }, normales Deck: der Anteil der Partien, die mit jeder Punktzahl enden.
lab-you = Spieler
lab-automa = Automa
lab-parts-title = Woher Automas Punkte kommen
lab-parts-text = { $player }: mittlere Punkte nach Herkunft. Was eine Stufe nicht zählt, fehlt.
lab-part-tile = 7×7-Bonus
lab-part-buttons = Knöpfe
lab-part-patches = Flicken mit Knöpfen
lab-part-printed = aufgedruckte Knöpfe
lab-decks-title = Normales gegen taktisches Deck
lab-decks-text = Was sich für dich ändert, wenn Automa vom taktischen statt vom normalen Deck zieht: dieselben Kreise, der Zufall verwischt also kaum etwas. Nach rechts: leichter für dich.
lab-options-title = Was die Optionen ändern
lab-options-text = Immer nur eine Option, alle anderen wie üblich, auf denselben Startzahlen: Jede Partie wird mit ihrem eigenen Zwilling verglichen. Nach rechts: leichter für dich.
lab-lever = { $lever ->
    [reshuffle] nach dem Mischen nur 10 von 12 Karten
    [special_patches] neuerer Zeitplan
    [takes_special] Automa lässt Spezialflicken liegen
   *[deck] taktisches Deck
}
lab-row = { $what }, { $player }, { $level }
lab-points = Punkte Vorsprung
lab-percent-points = Prozentpunkte
lab-how-title = Wie gemessen wurde
lab-how-text = Version { $version }, Startzahl { $seed }. Partie i hat in jeder Zelle dieselbe Startzahl. Gierig nimmt, was gerade am besten aussieht; search:n spielt n Probepartien je Zug, sieht nie eine verdeckte Karte und zieht auf jedem Rechner gleich.
lab-how-command = Noch einmal spielen:
lab-none = Dazu wurde nichts gemessen.
