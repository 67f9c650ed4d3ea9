heron-title = Froschteich
heron-opponent = der Reiher
heron-pitch = Fang mehr Frösche als der Reiher.
heron-bank = { $bank ->
    [reeds] aus dem Schilf
    [sand] vom Sand
   *[rocks] von den Steinen
}
heron-option-frogs = Frösche an jedem Ufer
heron-option-frogs-help = Mehr Frösche, längeres Spiel.
heron-option-hungry = Hungriger Reiher
heron-option-hungry-help = Er fängt mit jeder Karte einen Frosch mehr.
heron-option-cards = Seine Karten
heron-option-cards-help = Wer die sechs Karten mischt und zieht.
heron-value-cards-app = die App zieht
heron-value-cards-printed = ich ziehe selbst
heron-set-up = Leg an jedes Ufer { $frogs } Frösche.
heron-ask-catch = Du bist dran: Welche Frösche fängst du?
heron-catch = { $n } { $bank }
heron-ask-card = Zieh eine Karte für den Reiher. Was zeigt sie?
heron-turn = Der Reiher ist am Zug
heron-takes = { $n ->
    [one] Der Reiher fängt einen Frosch { $bank }.
   *[other] Der Reiher fängt { $n } Frösche { $bank }.
}
heron-why-enough = Er sucht ein Ufer mit genug Fröschen.
heron-why-most = Er sucht das vollste Ufer.
heron-why-right = Unter gleichen Ufern nimmt er das am weitesten rechts.
heron-panel-heron = Der Reiher hat
heron-panel-you = Du hast
heron-frogs = Gefangene Frösche
heron-over = { $winner ->
    [player] Du gewinnst: Du hast mehr Frösche gefangen.
    [opponent] Der Reiher gewinnt: Er hat mehr Frösche gefangen.
   *[draw] Unentschieden: Ihr habt gleich viele gefangen.
}
